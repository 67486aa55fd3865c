//! Codes that take seats to another device.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::{Hall, Note};
use crate::secret::{self, Device};
use crate::storage::Loan;
use crate::wire::{Carried, Fault, Problem};

/// How long a code holds.
const HOLDS: Duration = Duration::from_secs(600);

impl Hall {
    /// A code with which another device gets the seats of this one. It outlives a restart, and
    /// only its hash is kept.
    pub(crate) async fn new_code(&self, table: String, device: Device) -> Result<String, Fault> {
        let (code, now) = (secret::code(), self.now());
        let until = now + HOLDS.as_millis() as u64;
        let loan = Loan { hash: secret::hash(&code), table, device, until };
        self.storage.lend(loan, now).await.map_err(|_| Fault::Storage)?;
        Ok(code)
    }

    /// Uses a code up.
    pub(crate) async fn carry(
        self: &Arc<Hall>,
        code: &str,
        to: Device,
        address: IpAddr,
    ) -> Result<Carried, Problem> {
        // Codes are short enough to be typed; so nobody may try many.
        if self.guesses.is_dry(address) {
            self.metrics.limited.inc();
            return Err(Fault::TooMany.into());
        }
        let found = self.storage.redeem(secret::hash(code)).await.map_err(|_| Fault::Storage)?;
        let Some(loan) = found.filter(|loan| loan.until > self.now()) else {
            self.guesses.take(address);
            return Err(Fault::NoCode.into());
        };
        let room = self.room(&loan.table).await?;
        let from = loan.device;
        let seats = room.ask(|reply| Note::Share { from, to, reply }).await??;
        Ok(Carried { table: loan.table, seats })
    }
}
