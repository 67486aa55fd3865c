//! Lost cargo: cubes are laid out, taken up by trucks, and paid for when they come off.

use super::CardEffect;
use crate::action::{Action, EventId, Seat};
use crate::decisions::{PlayerDecision, offer};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::Decision;
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::sets::SeatSet;
use crate::space::SpaceSet;
use crate::transition::{Progress, Transition};

/// Cubes on some free spaces (Verlorene Ladung).
#[derive(Clone, Copy)]
pub(crate) struct LostCargo {
    pub(crate) cubes: u8,
}

impl CardEffect for LostCargo {
    fn draw(self, game: &mut Transition, card: EventId) {
        let player = game.s.current;
        game.spend(player, card);
        let left = self.cubes.min(game.s.stock);
        if left > 0 {
            game.push(Frame::LoseCargo(LoseCargo { left }));
        } else {
            game.emit(Happening::NoEffect { player, card });
        }
    }
}

/// The current player lays lost cubes on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoseCargo {
    /// Cubes that are still to be laid out.
    pub(crate) left: u8,
}

impl PlayerDecision for LoseCargo {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::LoseCargo { left: self.left }
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == query.s.current {
            for space in query.cargo_spaces().iter() {
                offer!(f, Action::LoseCargo(space));
            }
        }
        false
    }

    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        matches!(action, Action::LoseCargo(space)
            if seat == query.s.current && query.cargo_spaces().has(space))
    }

    fn apply(&self, game: &mut Transition, _: Seat, action: Action) {
        let Action::LoseCargo(space) = action else { return };
        game.s.lost_cargo.insert(space);
        game.s.stock = game.s.stock.saturating_sub(1);
        game.emit(Happening::CargoLost { space });
        if self.left > 1 {
            game.replace(Frame::LoseCargo(LoseCargo { left: self.left - 1 }));
        } else {
            game.pop();
        }
    }

    fn settle(&self, game: &mut Transition) -> Progress {
        if game.s.stock > 0 && !game.query().cargo_spaces().is_empty() {
            return Progress::Waits;
        }
        game.pop();
        Progress::Advanced
    }

    fn explain(&self, query: &Query, seat: Seat, action: Action) -> Reason {
        if let Action::LoseCargo(space) = action {
            return Reason::from(RefusalCode::CargoSpace).at(space);
        }
        query.explain_elsewhere(seat, action)
    }
}

impl Query<'_> {
    /// The spaces on which a lost cube can be laid.
    fn cargo_spaces(&self) -> SpaceSet {
        let taken = self.s.occupied().or(self.s.signs()).or(self.s.lost_cargo);
        self.rules.board.all.without(taken)
    }

    /// Whether lost cubes may come off the truck: no contract lies face up.
    #[inline]
    pub(crate) fn may_unload(&self, seat: Seat) -> bool {
        let p = self.player(seat);
        p.lost > 0 && (p.road | p.stolen).is_empty()
    }

    pub(crate) fn explain_unload(&self, seat: Seat) -> Reason {
        if self.player(seat).lost == 0 {
            Reason::from(RefusalCode::NotNow).ruling("ruling.lost-cargo")
        } else {
            RefusalCode::CargoStays.into()
        }
    }
}

impl Transition<'_> {
    /// A truck takes up the cube on its space, if it has room.
    pub(crate) fn find_cargo(&mut self, player: Seat) {
        let p = self.s.player_mut(player);
        let space = p.truck;
        if p.room() > 0 {
            p.load += 1;
            p.lost += 1;
            self.s.lost_cargo.remove(space);
            self.emit(Happening::CargoFound { player, space });
        }
    }

    /// Lost cubes come off the truck and are paid for.
    pub(crate) fn unload_cargo(&mut self, player: Seat) {
        let p = self.s.player_mut(player);
        let cubes = std::mem::take(&mut p.lost);
        p.load = p.load.saturating_sub(cubes);
        self.s.stock += cubes;
        self.emit(Happening::CargoUnloaded { player, cubes });
        let pay = i32::from(cubes) * self.rules.kinds.lost_pay;
        self.receive(player, pay, Purpose::LostCargo);
    }

    /// The step that ends the game pays the lost cargo that could come off in it.
    pub(crate) fn pay_lost_cargo_at_end(&mut self) {
        let seat =
            if let Frame::Arrival(arrival) = self.top() { arrival.seat } else { self.s.current };
        if self.query().may_unload(seat) {
            self.unload_cargo(seat);
        }
    }
}
