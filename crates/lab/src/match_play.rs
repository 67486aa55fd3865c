//! One game from the first throw to the ranking.

use aufachse_rules::{
    Action, Actor, ChanceSource, Decision, Ending, Game, Happening, InputError, Pending, Record,
    Seat, SeatSet, Seeded, Setup,
};

use crate::chair::Chair;
use crate::entrant::Entrant;
use crate::fixture::Fixture;
use crate::foreign::Greeting;
use crate::mix::{Stream, mix};
use crate::plan::{House, Table};
use crate::played::{Forfeit, Played, StuckFault};
use crate::watch::Watch;

/// A game with its players, ready to begin.
pub(crate) struct Match {
    game: Game,
    chance: Seeded,
    order: Seeded,
    chairs: Vec<Chair>,
    forfeits: Vec<Forfeit>,
    record: Option<Record>,
    watch: Option<Box<dyn Watch>>,
    legal: Vec<Action>,
    told: Vec<Happening>,
}

/// What a game is set up with.
pub(crate) struct Place<'p> {
    pub(crate) house: &'p House,
    pub(crate) table: &'p Table,
    pub(crate) entrants: &'p [Entrant],
    pub(crate) fixture: &'p Fixture,
    pub(crate) names: Vec<String>,
    pub(crate) recorded: bool,
    pub(crate) watch: Option<Box<dyn Watch>>,
}

impl Match {
    /// Sets up one game and seats its players.
    pub(crate) fn new(place: Place<'_>) -> Result<Match, InputError> {
        let Place { house, table, entrants, fixture, names, .. } = place;
        let players = table.players;
        let setup = Setup { players, first: None, turn_limit: Some(house.turn_limit) };
        let game = Game::new(table.rules.clone(), &setup)?;
        let edition = &table.rules.edition().id;
        let seed = |number, stream| mix(house.seed, edition, players, number, stream);
        let chance = seed(fixture.deal, Stream::Chance);
        let record = place.recorded.then(|| {
            let mut record = Record::new(&table.rules, &setup, names.clone());
            record.header.seed = Some(chance);
            record
        });
        let mut chairs = Vec::new();
        let mut forfeits = Vec::new();
        for (seat, entrant) in fixture.lineup.iter().filter_map(|&k| entrants.get(k)).enumerate() {
            let seat = Seat(seat as u8);
            let seed = seed(fixture.number, Stream::Seat(seat.0));
            let greeting =
                Greeting { rules: &table.rules, setup: &setup, names: &names, seat, seed };
            let (chair, forfeit) = Chair::take(entrant, seed, house.bot_timeout, &greeting);
            chairs.push(chair);
            forfeits.extend(forfeit);
        }
        Ok(Match {
            game,
            chance: Seeded::new(chance),
            order: Seeded::new(seed(fixture.deal, Stream::Order)),
            chairs,
            forfeits,
            record,
            watch: place.watch,
            legal: Vec::new(),
            told: Vec::new(),
        })
    }

    /// Plays to the end; what went wrong, if the game could not go on.
    pub(crate) fn play(mut self) -> Result<Played, StuckFault> {
        loop {
            if let Some(ending) = self.game.ending() {
                return Ok(self.close(ending));
            }
            let (actor, action) = self.next()?;
            self.told.clear();
            self.game
                .apply_into(actor, action, &mut self.told)
                .map_err(|refusal| StuckFault::Refused { why: Box::new(refusal) })?;
            if let Some(chair) = chair_of(&mut self.chairs, actor) {
                chair.seen.actions += 1;
            }
            self.note();
            if let Some(record) = &mut self.record {
                record.push(actor, action, &self.told, &self.game);
            }
            if let Some(watch) = &mut self.watch {
                watch.see(&self.game, actor, action, &self.told);
            }
        }
    }

    /// Who does what next.
    fn next(&mut self) -> Result<(Actor, Action), StuckFault> {
        if self.game.outcomes() > 0 {
            let outcome = self.chance.next(&self.game);
            return outcome.map(|outcome| (Actor::Chance, outcome)).ok_or(StuckFault::NoOutcome);
        }
        // Whoever does something first has done it, and the others are asked anew.
        let mut seats = self.asked();
        while !seats.is_empty() {
            let n = self.order.below(seats.len() as u32);
            let Some(seat) = seats.nth(n as usize) else { break };
            seats.remove(seat);
            let actor = Actor::Seat(seat);
            self.game.legal_actions(actor, &mut self.legal);
            if self.legal.is_empty() {
                continue;
            }
            let chair = self.chairs.get_mut(seat.index());
            let chair = chair.ok_or(StuckFault::NoPlayer { seat: seat.0 })?;
            if let Some(action) = chair.ask(&self.game, &self.legal, &mut self.forfeits)? {
                return Ok((actor, action));
            }
        }
        let actions = self.chairs.iter().map(|chair| chair.seen.actions).sum();
        Err(StuckFault::Nobody { actions })
    }

    /// Those who are asked. Whoever need not act is asked only while an auction is on: to be asked
    /// at every step whether one sells a trailer would slow the game down for nothing.
    fn asked(&self) -> SeatSet {
        let auction = matches!(
            self.game.pending(),
            Pending::Players { decision: Decision::Auction { .. }, .. }
        );
        if auction { self.game.may_act() } else { self.game.awaited() }
    }

    fn note(&mut self) {
        for happening in &self.told {
            match *happening {
                Happening::TurnBegan { player, .. } => {
                    if let Some(chair) = self.chairs.get_mut(player.index()) {
                        chair.seen.turns += 1;
                    }
                }
                Happening::Ranked { player, place, cash } => {
                    if let Some(chair) = self.chairs.get_mut(player.index()) {
                        chair.seen.place = place;
                        chair.seen.cash = i64::from(cash);
                    }
                }
                _ => {}
            }
        }
    }

    fn close(self, ending: Ending) -> Played {
        let Match { game, chairs, forfeits, mut record, watch, .. } = self;
        if let Some(record) = &mut record {
            record.close(&game, None);
        }
        let places: Vec<(u8, i64)> = chairs.iter().map(|c| (c.seen.place, c.seen.cash)).collect();
        let seats = chairs.into_iter().map(|chair| chair.leave(&game, &places)).collect();
        Played { ending, seats, forfeits, record, watch }
    }
}

fn chair_of(chairs: &mut [Chair], actor: Actor) -> Option<&mut Chair> {
    match actor {
        Actor::Seat(seat) => chairs.get_mut(seat.index()),
        _ => None,
    }
}
