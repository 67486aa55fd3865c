//! Writing a position.

use std::fmt::Write as _;

use crate::action::{ContractId, EventId};
use crate::decisions::drive::Drive;
use crate::decisions::turn::{Phase, Turn};
use crate::frame::Frame;
use crate::game::Game;
use crate::sets::{ContractSet, EventSet};
use crate::space::Space;
use crate::state::{Timed, TurnFlags};

/// The moments of a turn that a position can be in.
#[derive(Clone, Copy)]
enum Moment {
    BeforeRoll,
    /// The dice show this; the second is zero where one was rolled.
    Rolled(u8, u8),
    /// This card was drawn and waits for a choice.
    Drawn(EventId),
}

impl Game {
    /// Writes the position as a text that [`Game::from_position`] reads back.
    ///
    /// That is possible before a roll, after it, and where an event card that was just drawn waits
    /// for a choice. In the middle of an auction, of the set-up or of what a card has begun, a
    /// position does not say enough, and the record of the game is what to keep.
    pub fn to_position(&self) -> Option<String> {
        let s = &self.state;
        let moment = match s.frames.as_slice() {
            [Frame::Turn(Turn { phase: Phase::BeforeRoll })] => Moment::BeforeRoll,
            [
                Frame::Turn(Turn { phase: Phase::AfterMove }),
                Frame::Drive(Drive { a, b, by_card: false }),
            ] => Moment::Rolled(*a, *b),
            [Frame::Turn(Turn { phase: Phase::AfterMove }), Frame::EventChoice(choice)]
                if s.flags.rolled =>
            {
                Moment::Drawn(choice.card)
            }
            _ => return None,
        };
        if s.flags
            != (TurnFlags {
                flat_tyre: s.flags.flat_tyre,
                rolled: s.flags.rolled,
                ..TurnFlags::default()
            })
        {
            return None;
        }
        let mut text = String::new();
        self.write_table(&mut text, moment).ok()?;
        self.write_seats(&mut text).ok()?;
        Some(text)
    }

    fn quoted(names: impl Iterator<Item = String>) -> String {
        let names: Vec<String> = names.map(|n| format!("{n:?}")).collect();
        format!("[{}]", names.join(", "))
    }

    fn event_name(&self, card: EventId) -> String {
        self.rules.events.cards.get(card.index()).map_or(String::new(), |c| c.id.clone())
    }

    fn write_timed(
        &self,
        text: &mut String,
        name: &str,
        timed: Timed,
        space: Space,
    ) -> std::fmt::Result {
        write!(
            text,
            "{name} = {{ card = {:?}, owner = {}, since = {}",
            self.event_name(timed.card),
            timed.owner.0,
            timed.since
        )?;
        if space != Space::NONE {
            write!(text, ", space = {:?}", self.rules.board.name_of(space))?;
        }
        writeln!(text, " }}")
    }

    fn write_table(&self, text: &mut String, moment: Moment) -> std::fmt::Result {
        let s = &self.state;
        let rules = &self.rules;
        let board = &rules.board;
        let contract = |c: ContractId| rules.name_of_contract(c);
        let events = |set: EventSet| Self::quoted(set.iter().map(|c| self.event_name(c)));
        writeln!(text, "edition = {:?}", rules.edition.id)?;
        writeln!(text, "turn = {}", s.turn)?;
        if s.turn_limit > 0 {
            writeln!(text, "turn-limit = {}", s.turn_limit)?;
        }
        writeln!(text, "current = {}", s.current.0)?;
        match moment {
            Moment::BeforeRoll => {}
            Moment::Rolled(a, 0) => writeln!(text, "rolled = [{a}]")?,
            Moment::Rolled(a, b) => writeln!(text, "rolled = [{a}, {b}]")?,
            Moment::Drawn(card) => writeln!(text, "event = {:?}", self.event_name(card))?,
        }
        if s.roadworks != Space::NONE {
            writeln!(text, "roadworks = {:?}", board.name_of(s.roadworks))?;
        }
        if let Some(jam) = s.jam_card {
            self.write_timed(text, "jam", jam, s.jam)?;
        }
        if let Some(rain) = s.cloudburst {
            self.write_timed(text, "cloudburst", rain, Space::NONE)?;
        }
        if !s.lost_cargo.is_empty() {
            let spaces = Self::quoted(s.lost_cargo.iter().map(|c| board.name_of(c)));
            writeln!(text, "lost-cargo = {spaces}")?;
        }
        writeln!(text, "display = {}", Self::quoted(s.display.iter().map(|&c| contract(c))))?;
        writeln!(text, "pile = {}", s.pile)?;
        let mut known = s.unseen;
        let mut events_known = s.events_unseen | s.events_used;
        if let Moment::Drawn(card) = moment {
            events_known.insert(card);
        }
        for seat in s.seats() {
            let h = s.player(seat);
            known |= h.contracts();
            events_known |= h.cards;
        }
        for &card in &s.display {
            known.insert(card);
        }
        for &card in s.events_under.as_slice() {
            events_known.insert(EventId(card));
        }
        let gone = ContractSet::first(rules.contracts.cards.len()) - known;
        writeln!(text, "out = {}", Self::quoted(gone.iter().map(contract)))?;
        let under = s.events_under.as_slice().iter().map(|&c| self.event_name(EventId(c)));
        writeln!(text, "events-under = {}", Self::quoted(under))?;
        writeln!(text, "events-used = {}", events(s.events_used))?;
        let events_gone = EventSet::first(rules.events.cards.len()) - events_known;
        writeln!(text, "events-out = {}", events(events_gone))?;
        let order = s.load_order.as_slice().iter().map(|&c| contract(ContractId(c)));
        writeln!(text, "load-order = {}", Self::quoted(order))?;
        let debts: Vec<String> = s
            .debts
            .as_slice()
            .iter()
            .map(|d| format!("{{ seat = {}, card = {:?} }}", d.player.0, self.event_name(d.card)))
            .collect();
        writeln!(text, "debts = [{}]", debts.join(", "))?;
        let base = crate::edition::Edition::builtin(&rules.edition.id);
        let mut changed = Vec::new();
        for name in crate::switches::SWITCH_NAMES {
            let value = rules.switches().get(name);
            if base.as_ref().is_none_or(|b| b.switches.get(name) != value) {
                changed.push((name, value.unwrap_or_default()));
            }
        }
        if !changed.is_empty() {
            writeln!(text, "\n[switches]")?;
            for (name, value) in changed {
                writeln!(text, "{name} = {value:?}")?;
            }
        }
        Ok(())
    }

    fn write_seats(&self, text: &mut String) -> std::fmt::Result {
        let s = &self.state;
        let board = &self.rules.board;
        let events = |set: EventSet| Self::quoted(set.iter().map(|c| self.event_name(c)));
        for seat in s.seats() {
            let h = s.player(seat);
            let set =
                |set: ContractSet| Self::quoted(set.iter().map(|c| self.rules.name_of_contract(c)));
            writeln!(text, "\n[[seat]]\ntruck = {:?}", board.name_of(h.truck))?;
            for (name, space) in [("came-from", h.came_from), ("last-loading", h.last_loading)] {
                if space != Space::NONE {
                    writeln!(text, "{name} = {:?}", board.name_of(space))?;
                }
            }
            let cities = h.cities.iter().filter(|&&c| c != Space::NONE);
            let cities = Self::quoted(cities.map(|&c| board.name_of(c)));
            if cities != "[]" {
                writeln!(text, "cities = {cities}")?;
            }
            writeln!(text, "cash = {}", h.cash)?;
            for (name, value) in
                [("hand", h.hand), ("road", h.road), ("open", h.stolen), ("taken", h.taken)]
            {
                if !value.is_empty() {
                    writeln!(text, "{name} = {}", set(value))?;
                }
            }
            if !h.cards.is_empty() {
                writeln!(text, "cards = {}", events(h.cards))?;
            }
            for (name, n) in [
                ("small-trailers", h.small),
                ("large-trailers", h.large),
                ("lost-cubes", h.lost),
                ("missed-turns", h.missed),
            ] {
                if n > 0 {
                    writeln!(text, "{name} = {n}")?;
                }
            }
            if h.served_here {
                writeln!(text, "served-here = true")?;
            }
        }
        Ok(())
    }
}
