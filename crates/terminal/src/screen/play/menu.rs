//! The menu of the table: what is done beside the moves.

use aufachse_rules::{ContractId, Seat};
use aufachse_server::wire::{ClientMessage, Order, OrderThen, Proposed, Status};

use crate::Table;
use crate::say::Say;

/// What an entry of the menu does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Entry {
    /// Let a bot drive, or take the wheel back.
    Bot(Seat, bool),
    /// Propose something.
    Propose(Proposed),
    /// Leave an order, or take it back.
    Order(Option<Order>),
    /// The host begins.
    Start,
    /// Take the seats to another device.
    Carry,
    /// Give a seat up.
    StandUp(Seat),
    /// Hear nothing of somebody, or hear him again.
    Mute(Seat, bool),
    /// Opens another menu.
    More(Box<Menu>),
    /// Leave.
    Leave,
}

/// Entries with their texts, and the chosen one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Menu {
    pub(crate) title: String,
    pub(crate) entries: Vec<(String, Entry)>,
    pub(crate) at: usize,
}

impl Menu {
    /// What can be done at a table right now. `far` says whether other devices can reach it.
    pub(crate) fn of(table: &Table, say: &Say<'_>, muted: &[Seat], far: bool) -> Menu {
        let mut entries = Vec::new();
        let own = table.state.looking.or(table.own().first().copied());
        let seat_of = |seat: Seat| table.state.seats.get(seat.index());
        match table.state.status {
            Status::Waiting if table.info.host => {
                entries.push((say.text("web-begin", &[]), Entry::Start));
                for (at, info) in table.state.seats.iter().enumerate() {
                    let seat = Seat(at as u8);
                    let who = say.words().text("web-player", &[("seat", (at + 1).into())]);
                    if !info.taken {
                        let text = say.text("web-put-bot", &[]);
                        entries.push((format!("{who}: {text}"), Entry::Bot(seat, true)));
                    }
                }
            }
            Status::Waiting => {
                if let Some(seat) = own {
                    entries.push((say.text("web-stand-up", &[]), Entry::StandUp(seat)));
                }
            }
            Status::Playing => {
                if let Some(seat) = own {
                    let driven = seat_of(seat).is_some_and(|info| info.bot.is_some());
                    let key = if driven { "web-take-wheel" } else { "web-let-bot" };
                    entries.push((say.text(key, &[]), Entry::Bot(seat, !driven)));
                    entries.push((say.text("web-orders", &[]), orders(table, say)));
                    let actions = table.state.actions.saturating_sub(1);
                    let back = Proposed::UndoTo { actions };
                    entries.push((say.text("web-propose-undo", &[]), Entry::Propose(back)));
                    entries.push((say.text("web-propose-end", &[]), Entry::Propose(Proposed::End)));
                    entries.extend(others(table).map(|seat| {
                        let text = say.text("web-propose-kick", &[]);
                        let kick = Entry::Propose(Proposed::Kick { seat });
                        (format!("{}: {text}", say.player(seat)), kick)
                    }));
                }
            }
            Status::Over => {
                if own.is_some() {
                    entries.push((say.text("web-rematch", &[]), Entry::Propose(Proposed::Rematch)));
                }
            }
        }
        if own.is_some() {
            if far && table.state.status != Status::Over {
                entries.push((say.text("web-carry", &[]), Entry::Carry));
            }
            entries.extend(others(table).map(|seat| {
                let on = !muted.contains(&seat);
                let key = if on { "web-mute" } else { "web-unmute" };
                (format!("{}: {}", say.player(seat), say.text(key, &[])), Entry::Mute(seat, on))
            }));
        }
        entries.push((say.text("screen-leave", &[]), Entry::Leave));
        Menu { title: say.text("web-menu", &[]), entries, at: 0 }
    }

    /// The next entry, or the one before.
    pub(crate) fn step(&mut self, by: i32) {
        let count = self.entries.len().max(1) as i32;
        self.at = (self.at as i32 + by).rem_euclid(count) as usize;
    }
}

/// The people at the table who are somewhere else.
fn others(table: &Table) -> impl Iterator<Item = Seat> + '_ {
    let seats = table.state.seats.iter().enumerate();
    let people = seats.filter(|(_, info)| info.taken && info.level.is_none());
    people.map(|(at, _)| Seat(at as u8)).filter(|seat| !table.own().contains(seat))
}

/// The standing orders: for everything, or for one of the contracts on the table.
fn orders(table: &Table, say: &Say<'_>) -> Entry {
    let mut entries = Vec::new();
    if table.state.order.is_some() {
        entries.push((say.text("web-order-drop", &[]), Entry::Order(None)));
    }
    for (key, order) in [
        ("web-order-pass-this-turn", Order::PassThisTurn),
        ("web-order-pass-unless-outbid", Order::PassUnlessOutbid),
    ] {
        entries.push((say.text(key, &[]), Entry::Order(Some(order))));
    }
    let display = table.view().map(|view| view.display).unwrap_or_default();
    for contract in display.into_iter().flatten() {
        entries.push((say.teller().contract(contract), levels(table, say, contract)));
    }
    Entry::More(Box::new(Menu { title: say.text("web-orders", &[]), entries, at: 0 }))
}

/// Up to which bid, and what then.
fn levels(table: &Table, say: &Say<'_>, contract: ContractId) -> Entry {
    let bids = table.rules.contract(contract).map(|card| card.bids).unwrap_or_default();
    let mut entries = Vec::new();
    for (level, bid) in (1..).zip(bids) {
        for (then, word) in [(OrderThen::Pass, "pass"), (OrderThen::Ask, "ask")] {
            let values = [("money", say.teller().money(bid).into()), ("then", word.into())];
            let order = Order::UpTo { contract, level, then };
            entries.push((say.text("web-order-up-to", &values), Entry::Order(Some(order))));
        }
    }
    Entry::More(Box::new(Menu { title: say.teller().contract(contract), entries, at: 0 }))
}

/// The message of an entry; nothing for one that stays on this side.
pub(crate) fn message(table: &mut Table, entry: &Entry) -> Option<ClientMessage> {
    let own = table.state.looking.or(table.own().first().copied());
    let id = table.next_id();
    Some(match entry {
        Entry::Bot(seat, on) => ClientMessage::Bot { id, seat: *seat, on: *on, level: None },
        Entry::Propose(what) => ClientMessage::Propose { id, seat: own?, what: *what },
        Entry::Order(order) => ClientMessage::Order { id, seat: own?, order: *order },
        Entry::Start => ClientMessage::Start { id },
        Entry::Mute(seat, on) => ClientMessage::Mute { id, seat: *seat, on: *on },
        Entry::More(_) | Entry::Leave | Entry::Carry | Entry::StandUp(_) => return None,
    })
}
