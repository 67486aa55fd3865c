//! Acting, taking back, and orders for auctions.

use aufachse_rules::{Action, Actor, Coded as _, Seat};

use super::super::{Event, Table, orders};
use super::Change;
use crate::wire::{Fault, Order, Problem, Status};

impl Table {
    /// Does the action at that place of a seat's list.
    pub(crate) fn act(&mut self, now: u64, seat: Seat, index: u32) -> Result<Change, Problem> {
        let game = self.game().ok_or(Fault::NotPlaying)?;
        if self.status() == Status::Over {
            return Err(Fault::Over.into());
        }
        self.at_the_wheel(seat)?;
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(seat), &mut legal);
        let action = legal.get(index as usize).copied();
        let choices = legal.len() as u32;
        let action = action.ok_or(Fault::NoIndex { index, choices })?;
        self.act_with(now, seat, action)
    }

    /// Does an action for a seat, which the rules may refuse.
    pub(crate) fn act_with(
        &mut self,
        now: u64,
        seat: Seat,
        action: Action,
    ) -> Result<Change, Problem> {
        let by = Actor::Seat(seat);
        self.commit(now, |table| {
            let game = table.game().ok_or(Fault::NotPlaying)?;
            if let Some(refusal) = game.why_not(by, action) {
                return Err(refusal.into());
            }
            Ok(vec![Event::Did { by, action }])
        })
    }

    pub(super) fn undo(&mut self, now: u64, seat: Seat) -> Result<Change, Problem> {
        self.commit(now, |table| {
            let play = table.play.as_ref().ok_or(Fault::NotPlaying)?;
            table.at_the_wheel(seat)?;
            let mut trial = play.session.clone();
            trial.undo(seat).map_err(|error| Fault::NoUndo { why: error.code().to_owned() })?;
            Ok(vec![Event::Undone { to: trial.len() as u32 }])
        })
    }

    pub(in crate::table) fn order(
        &mut self,
        now: u64,
        seat: Seat,
        order: Option<Order>,
    ) -> Result<Change, Problem> {
        self.commit(now, |table| {
            let game = table.game().ok_or(Fault::NotPlaying)?;
            if let Some(order) = order {
                orders::check(game, order)?;
            }
            Ok(vec![Event::Ordered { seat, order }])
        })
    }

    /// A player whose seat a bot drives takes the wheel back first, which a clock may forbid.
    fn at_the_wheel(&self, seat: Seat) -> Result<(), Fault> {
        if self.bot_drives(seat) { Err(Fault::BotDrives) } else { Ok(()) }
    }
}
