//! What one screen is shown: built for its viewer from nothing but what he may know.

use aufachse_engine::house_rules;
use aufachse_rules::{
    Action, Actor, CashVisibility, Game, Happening, Refusal, Seat, SeatSet, View, Viewer,
    seed_to_hex,
};

use super::{SeatSpec, Sitter, Table, brings};
use crate::secret::Device;
use crate::wire::{
    ChatLine, Choice, Fair, Fault, Happened, Invite, Place, SeatInfo, SeatKind, State, Status,
    TableInfo, TableResult,
};

/// Who is shown something: a seat or a spectator.
fn viewer(looking: Option<Seat>) -> Viewer {
    looking.map_or(Viewer::Spectator, Viewer::Seat)
}

impl Table {
    /// The seats, with who is there.
    pub(crate) fn seat_infos(&self, present: SeatSet) -> Vec<SeatInfo> {
        let info = |(seat, sitter): (Seat, &Sitter)| SeatInfo {
            kind: sitter.kind,
            name: sitter.name.clone(),
            level: sitter.level,
            colour: self.spec.seats[seat.index()].colour,
            taken: sitter.is_taken(),
            bot: sitter.bot,
            present: present.contains(seat),
        };
        self.seats().zip(&self.sitters).map(info).collect()
    }

    /// The table as everybody may know it, and what concerns one device.
    pub(crate) fn info(&self, device: Option<&Device>, present: SeatSet) -> TableInfo {
        let spec = &self.spec;
        let host = device == Some(&spec.host);
        let status = self.status();
        let free = |(seat, sitter): (Seat, &Sitter)| {
            let key = spec.seats[seat.index()].key.clone()?;
            (!sitter.is_taken()).then_some(Invite { seat, key })
        };
        let begun = status != Status::Waiting;
        let given = |seat: &Seat| !self.sitters[seat.index()].word.is_empty();
        TableInfo {
            id: spec.id.clone(),
            revision: self.revision,
            edition: spec.edition.clone(),
            switches: house_rules(&self.rules),
            fingerprint: self.rules.fingerprint(),
            seats: self.seat_infos(present),
            status,
            listed: spec.listed,
            clock: spec.clock,
            open_cash: spec.open_cash,
            absence: spec.absence,
            turn_limit: spec.setup.turn_limit,
            first: spec.setup.first,
            fair: Fair {
                promise: spec.promise().promise,
                words: if begun {
                    self.sitters.iter().map(|sitter| sitter.word.clone()).collect()
                } else {
                    Vec::new()
                },
                given: self.seats().filter(given).collect(),
                seed: (status == Status::Over).then(|| seed_to_hex(spec.seed())),
                chosen: spec.seed_chosen,
            },
            created: (spec.created / 1000) as u32,
            host,
            own: self.seats_of(device),
            invites: if host && !begun {
                self.seats().zip(&self.sitters).filter_map(free).collect()
            } else {
                Vec::new()
            },
            rematch: self.rematch.clone(),
            record: (status == Status::Over).then(|| spec.id.clone()),
        }
    }

    /// How the table stands for a screen.
    pub(crate) fn state(&self, looking: Option<Seat>, present: SeatSet, now: u64) -> State {
        let status = self.status();
        let mut state = State {
            status,
            looking,
            view: None,
            legal: Vec::new(),
            awaited: Vec::new(),
            may_act: Vec::new(),
            actions: 0,
            floor: 0,
            undo: false,
            clocks: self.clocks.shown(now),
            seats: self.seat_infos(present),
            order: None,
            proposal: self.proposal(),
            result: self.result(),
        };
        let Some(play) = &self.play else { return state };
        let game = play.session.game();
        state.view = Some(self.view(game, viewer(looking)));
        state.awaited = game.awaited().iter().collect();
        state.may_act = game.may_act().iter().collect();
        state.actions = play.session.len() as u32;
        state.floor = play.session.floor() as u32;
        if let Some(seat) = looking {
            state.order = self.orders[seat.index()].map(|standing| standing.order);
        }
        // Where a bot drives nobody else does: the list is for whoever has the wheel.
        if let Some(seat) = looking.filter(|seat| !self.bot_drives(*seat)) {
            state.legal = self.choices(seat);
            let last = play.session.record().entries.last();
            state.undo = status == Status::Playing
                && play.session.len() > play.session.floor()
                && last.is_some_and(|entry| entry.by == Actor::Seat(seat));
        }
        state
    }

    /// The view of a game at this table.
    fn view(&self, game: &Game, viewer: Viewer) -> View {
        let cash = if self.spec.open_cash { CashVisibility::Open } else { CashVisibility::OwnOnly };
        View::with_cash(game, viewer, cash)
    }

    /// The rule that forbids a seat an action, or nothing if it is allowed. Asked of a game that
    /// the seat cannot tell from the real one, so that the answer tells no secret.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Result<Option<Refusal>, Fault> {
        let game = self.game().ok_or(Fault::NotPlaying)?;
        let mind = brings::mind(game, seat);
        Ok(mind.why_not(Actor::Seat(seat), action))
    }

    /// What a seat may do, and what each move would bring it.
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let Some(game) = self.game() else { return Vec::new() };
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(seat), &mut legal);
        let moves = legal.iter().any(|action| matches!(action, Action::Drive(_)));
        let mind = moves.then(|| brings::mind(game, seat));
        let choice = |(index, action): (usize, Action)| Choice {
            index: index as u32,
            action,
            brings: match (action, &mind) {
                (Action::Drive(way), Some(mind)) => brings::of(mind, seat, way),
                _ => None,
            },
        };
        legal.into_iter().enumerate().map(choice).collect()
    }

    fn result(&self) -> Option<TableResult> {
        let play = self.play.as_ref()?;
        let ending = play.session.game().ending()?;
        let happenings = self.log.iter().flat_map(|(_, step)| &step.happenings);
        let mut places: Vec<Place> = happenings
            .filter_map(|happening| match *happening {
                Happening::Ranked { player, place, cash } => {
                    Some(Place { seat: player, place, cash })
                }
                _ => None,
            })
            .collect();
        places.sort_by_key(|place| (place.place, place.seat));
        let (record, seed) = (self.spec.id.clone(), seed_to_hex(self.spec.seed()));
        Some(TableResult { ending, places, record, seed })
    }

    /// The last steps, as a screen may know them.
    pub(crate) fn past(&self, looking: Option<Seat>) -> Vec<Happened> {
        let happened = |(revision, step): &(u32, crate::wire::Step)| Happened {
            revision: *revision,
            step: step.seen_by(viewer(looking)),
        };
        self.log.iter().map(happened).collect()
    }

    /// Steps as a screen may know them.
    pub(crate) fn seen(
        steps: &[crate::wire::Step],
        looking: Option<Seat>,
    ) -> Vec<crate::wire::Step> {
        steps.iter().map(|step| step.seen_by(viewer(looking))).collect()
    }

    /// The last lines of chat.
    pub(crate) fn chatted(&self) -> Vec<ChatLine> {
        self.chat.iter().cloned().collect()
    }

    /// The seats of a rematch: who sits there now, with the same names and colours.
    pub(crate) fn seats_again(&self) -> Vec<SeatSpec> {
        let again = |(spec, sitter): (&SeatSpec, &Sitter)| {
            let bot = sitter.owners.is_empty();
            SeatSpec {
                kind: if bot { SeatKind::Bot } else { sitter.kind },
                level: bot.then(|| sitter.level.unwrap_or(crate::wire::BotLevel::Fahrer)),
                name: sitter.name.clone(),
                colour: spec.colour,
                word: String::new(),
                key: None,
                owners: sitter.owners.clone(),
            }
        };
        self.spec.seats.iter().zip(&self.sitters).map(again).collect()
    }
}
