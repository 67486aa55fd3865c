//! Playing on in mind.

use aufachse_rules::{Action, Actor, ChanceSource as _, Game, Seat, Seeded};

use crate::disponent::Desk;
use crate::lore::Lore;
use crate::runner::Runners;

/// A game that is played on in mind.
pub(super) struct Ahead<'a> {
    lore: &'a Lore,
    game: Game,
    chance: Seeded,
    /// Says who speaks where several may speak at once.
    order: u64,
}

/// Nobody thinks further than this, whatever the cards bring.
const MAX_ACTIONS: u32 = 3000;

impl<'a> Ahead<'a> {
    /// A game to be played on with the dice of a seed, which also says who speaks where several may:
    /// no seat is always the first to bid.
    pub(super) fn new(lore: &'a Lore, game: Game, seed: u64) -> Ahead<'a> {
        Ahead { lore, game, chance: Seeded::new(seed), order: seed }
    }

    /// Does one thing, lets everybody drive on, and judges what becomes of it.
    pub(super) fn look(&mut self, seat: Seat, action: Action, until: u32, desk: &Desk<'_>) -> f32 {
        let mut told = Vec::new();
        let mut legal = Vec::new();
        let begun = self.game.turn();
        if self.game.apply_into(Actor::Seat(seat), action, &mut told).is_err() {
            return f32::NEG_INFINITY;
        }
        let mut runners = Runners::new(self.lore, desk.taste, &self.game);
        for _ in 0..MAX_ACTIONS {
            if self.game.ending().is_some() || self.game.turn() >= until {
                break;
            }
            told.clear();
            let (actor, action) = if let Some(outcome) = self.chance.next(&self.game) {
                (Actor::Chance, outcome)
            } else {
                let Some(seat) = self.speaker() else { break };
                self.game.legal_actions(Actor::Seat(seat), &mut legal);
                let choice =
                    if legal.len() == 1 { 0 } else { runners.choose(&self.game, seat, &legal) };
                let Some(&action) = legal.get(choice) else { break };
                (Actor::Seat(seat), action)
            };
            if self.game.apply_into(actor, action, &mut told).is_err() {
                break;
            }
        }
        let rounds =
            (self.game.turn().saturating_sub(begun)) as f32 / f32::from(self.game.players());
        desk.standing_after(&self.game, rounds)
    }

    /// Who speaks next. Of several whom the game awaits, each is as likely as the others.
    fn speaker(&self) -> Option<Seat> {
        let awaited = self.game.awaited();
        let several = awaited.len().max(1) as u64;
        awaited.nth((self.order % several) as usize)
    }
}

impl Desk<'_> {
    /// How one stands in another game, some rounds later.
    fn standing_after(&self, game: &Game, rounds: f32) -> f32 {
        let over = game.ending().is_some();
        let others = f32::from(game.players() - 1).max(1.0);
        (0..game.players())
            .map(|seat| {
                let worth = if over {
                    game.holdings(Seat(seat)).cash as f32
                } else {
                    let clock = self.survival.later(rounds);
                    self.taste.worth(self.lore, game, Seat(seat), &clock)
                };
                if Seat(seat) == self.seat { worth } else { -worth * self.taste.envy / others }
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use aufachse_rules::{Decision, OwnFiles, Pending};

    use super::*;

    /// An auction by open outcry among four; seat 0 has put a contract up.
    fn auction() -> Game {
        let text = "edition = \"classic\"\nturn = 10\npile = 8\nrolled = [2]\n\
                    display = [\"Berlin-Triest\"]\n[[seat]]\ntruck = \"Hannover-Kassel:1\"\n\
                    [[seat]]\ntruck = \"Wien\"\n[[seat]]\ntruck = \"Graz\"\n\
                    [[seat]]\ntruck = \"Linz\"\n";
        let mut game = Game::from_position("auction", text, OwnFiles::default()).expect("a scene");
        let kassel = game.rules().board().space("Kassel").expect("a city");
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(Seat(0)), &mut legal);
        let drive = legal.into_iter().find(|a| matches!(a, Action::Drive(w) if w.end() == kassel));
        for action in [drive.expect("two spaces"), Action::Auction(0)] {
            game.apply(Actor::Seat(Seat(0)), action).expect("a legal action");
        }
        let pending = game.pending();
        assert!(matches!(pending, Pending::Players { decision: Decision::Auction { .. }, .. }));
        game
    }

    #[test]
    fn where_several_may_speak_each_is_as_likely_to_be_the_first() {
        let game = auction();
        let lore = Lore::new(game.rules());
        let mut dice = Seeded::new(3);
        let mut first = [0; 4];
        for _ in 0..3000 {
            let seed = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
            let speaker = Ahead::new(&lore, game.clone(), seed).speaker();
            first[speaker.expect("somebody is awaited").index()] += 1;
        }
        assert_eq!(first[0], 0, "the auctioneer waits for the others");
        assert!(first[1..].iter().all(|times| (900..1100).contains(times)), "{first:?}");
    }

    #[test]
    fn everybody_who_is_awaited_comes_to_speak() {
        let mut game = auction();
        let lore = Lore::new(game.rules());
        for seed in 0..12 {
            let mut spoken = [false; 4];
            let mut then = game.clone();
            for _ in 0..3 {
                let seat = Ahead::new(&lore, then.clone(), seed).speaker().expect("a bidder");
                assert!(!std::mem::replace(&mut spoken[seat.index()], true), "{seat:?} twice");
                then.apply(Actor::Seat(seat), Action::Pass).expect("a pass");
            }
            assert_eq!(spoken, [false, true, true, true], "{seed}");
        }
        // One who is awaited alone speaks, whatever the seed.
        game.apply(Actor::Seat(Seat(2)), Action::Bid(5)).expect("a bid");
        let alone = |seed| Ahead::new(&lore, game.clone(), seed).speaker();
        assert!((0..6).all(|seed| alone(seed) == Some(Seat(0))), "only the auctioneer can answer");
    }
}
