//! Kept, then told.

use super::Room;
use crate::secret;
use crate::storage::{Finished, Keep};
use crate::table::{Change, Table};
use crate::wire::{Fault, Problem, RecordInfo};

impl Room {
    /// Keeps a change and tells everybody about it, in this order. A refused command comes through
    /// as it is.
    pub(super) async fn keep(&mut self, change: Result<Change, Problem>) -> Result<(), Problem> {
        let mut change = match change {
            Ok(change) => change,
            Err(problem) if problem.code == Problem::from(Fault::Storage).code => {
                self.read_anew().await;
                return Err(problem);
            }
            Err(problem) => return Err(problem),
        };
        let events = std::mem::take(&mut change.events);
        let keep = Keep {
            table: self.table.spec.id.clone(),
            rows: vec![(self.table.rows, change.at, events)],
            record: if change.over { self.finished(change.at) } else { None },
            ..Keep::default()
        };
        if self.hall.storage.keep(keep).await.is_err() {
            self.read_anew().await;
            return Err(Fault::Storage.into());
        }
        if change.begun {
            // Nobody was away from a game that had not begun.
            self.away.fill(change.at);
        }
        self.tell(&change);
        if change.rematch {
            Box::pin(self.rematch()).await;
        }
        Ok(())
    }

    fn finished(&self, at: u64) -> Option<Box<Finished>> {
        let record = self.table.record()?;
        let info = RecordInfo {
            id: self.table.spec.id.clone(),
            edition: self.table.spec.edition.clone(),
            seats: record.header.seats.clone(),
            bots: record.header.bots.clone(),
            cash: record.closing.as_ref().map_or(Vec::new(), |closing| closing.cash.clone()),
            finished: (at / 1000) as u32,
        };
        let owners = self.table.sitters.iter().flat_map(|s| s.owners.iter().copied()).collect();
        let listed = self.table.spec.listed;
        Some(Box::new(Finished { info, listed, owners, text: record.to_text() }))
    }

    async fn rematch(&mut self) {
        let now = self.hall.now();
        let spec = self.table.spec.again(self.table.seats_again(), now);
        match self.hall.open_spec(spec).await {
            Ok(id) => {
                let change = self.table.set_rematch(now, id);
                let _ = self.keep(change).await;
            }
            Err(problem) => tracing::warn!(code = problem.code, "no rematch"),
        }
    }

    /// What is in memory may differ from what was kept: the storage is right. If it cannot be
    /// read either, this task ends: nothing is played on that was not kept.
    async fn read_anew(&mut self) {
        let id = self.table.spec.id.clone();
        let short = secret::short(&id);
        let table = match self.hall.storage.table(&id).await {
            Ok(Some((spec, log))) => Table::from_log(spec, &log)
                .inspect_err(|error| tracing::error!(table = short, %error, "it does not fold")),
            Ok(None) => return self.lost = true,
            Err(error) => {
                tracing::error!(table = short, %error, "a table cannot be read");
                return self.lost = true;
            }
        };
        let Ok(table) = table else { return self.lost = true };
        self.table = table;
        self.turn();
        let ids: Vec<u64> = self.screens.iter().map(|screen| screen.id).collect();
        for id in ids {
            self.welcome(id);
        }
    }
}
