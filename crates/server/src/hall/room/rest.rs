//! What time brings: clocks that run out, players who stay away, tables that nobody needs.

use aufachse_rules::Seat;

use super::Room;
use crate::secret;
use crate::storage::Keep;
use crate::wire::{BotWhy, Status};

/// How long a table without visitors stays awake, in milliseconds.
const LINGERS: u64 = 60_000;
/// How long it waits until it tries again to go, if somebody was on the way.
const SOON: u64 = 1_000;

impl Room {
    /// Until when nothing has to be looked after, in milliseconds since 1970.
    pub(super) fn due(&self) -> u64 {
        let now = self.hall.now();
        let clocks = [self.table.flag(), self.absent()].into_iter().flatten().map(|(at, _)| at + 1);
        let going = self.screens.is_empty().then(|| self.goes().max(self.tried + SOON));
        clocks.chain(going).min().unwrap_or(now + LINGERS)
    }

    /// When a table that is empty may go.
    fn goes(&self) -> u64 {
        match self.table.status() {
            Status::Waiting => {
                let waits = self.hall.config.waits.as_millis() as u64;
                self.empty.max(self.table.touched) + waits
            }
            Status::Playing | Status::Over => self.empty + LINGERS,
        }
    }

    /// Ends this task if nobody needs it: a table whose game is over or at rest can be brought back
    /// from the storage, one whose game never began is removed.
    pub(super) async fn leaves(&mut self) -> bool {
        let due = self.screens.is_empty() && self.goes() <= self.hall.now();
        if !due {
            return false;
        }
        self.tried = self.hall.now();
        if super::super::is_wanted(&self.me) {
            return false;
        }
        let id = &self.table.spec.id;
        match self.table.status() {
            Status::Over => self.hall.lets_go(id, &self.me, false),
            Status::Playing => {
                let rests =
                    self.table.flag().is_none() && self.absent().is_none() && self.desk.is_idle();
                rests && self.hall.lets_go(id, &self.me, true)
            }
            Status::Waiting => {
                let keep = Keep { table: id.clone(), remove: true, ..Keep::default() };
                if self.hall.storage.keep(keep).await.is_err() {
                    // Tried again when it has waited once more.
                    self.empty = self.hall.now();
                    return false;
                }
                tracing::info!(table = secret::short(id), "nobody came: a table was removed");
                self.hall.forget(id);
                true
            }
        }
    }

    /// Who is away for so long that a bot takes the wheel, and when.
    fn absent(&self) -> Option<(u64, Seat)> {
        let grace = u64::from(self.table.spec.absence?) * 1000;
        let awaited = (self.table.game()?.awaited() & self.table.persons()) - self.present();
        let due = |seat: Seat| Some((self.away.get(seat.index())? + grace, seat));
        awaited.iter().filter_map(due).min_by_key(|(at, _)| *at)
    }

    /// Clocks that ran out, and players who stay away.
    pub(super) async fn tick(&mut self) {
        let now = self.hall.now();
        let over = |due: Option<(u64, Seat)>| due.filter(|(at, _)| *at <= now);
        let (seat, why) = if let Some((_, seat)) = over(self.table.flag()) {
            (seat, BotWhy::Clock)
        } else if let Some((_, seat)) = over(self.absent()) {
            (seat, BotWhy::Absent)
        } else {
            return;
        };
        let change = self.table.wheel(now, seat, Some(why));
        let _ = self.keep(change).await;
    }
}
