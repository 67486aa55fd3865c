//! What the lobby shows of a table, kept up to date beside it.

use aufachse_rules::{Seat, SeatSet};

use crate::secret::Device;
use crate::table::Table;
use crate::wire::TableInfo;

/// A table as the lobby shows it.
#[derive(Debug)]
pub(super) struct Card {
    pub(super) info: TableInfo,
    owners: Vec<Vec<Device>>,
}

impl Card {
    pub(super) fn of(table: &Table, present: SeatSet) -> Card {
        let owners = table.sitters.iter().map(|sitter| sitter.owners.clone()).collect();
        Card { info: table.info(None, present), owners }
    }

    /// The card for a device that has a seat.
    pub(super) fn own(&self, device: Option<&Device>) -> Option<TableInfo> {
        let device = device?;
        let has = |owners: &Vec<Device>| owners.iter().any(|owner| owner == device);
        let own: Vec<Seat> = (0..self.owners.len() as u8)
            .map(Seat)
            .filter(|seat| has(&self.owners[seat.index()]))
            .collect();
        (!own.is_empty()).then(|| TableInfo { own, ..self.info.clone() })
    }
}
