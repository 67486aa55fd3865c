//! Views: what one viewer may see, built from nothing but that.

use serde::{Deserialize, Serialize};

use crate::action::{ContractId, EventId, Seat, Trailer};
use crate::components::{DISPLAY, TRUCK_ROOM};
use crate::game::{Game, Pending};
use crate::happening::Viewer;
use crate::space::Space;

/// Whose cash a view shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CashVisibility {
    /// Everybody's.
    Open,
    /// The viewer's own; everybody's once the game is over.
    OwnOnly,
}

/// The public facts about one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Where his truck stands; nothing before it is placed.
    pub truck: Option<Space>,
    /// His cash; none where the table hides the cash of others.
    pub cash: Option<i32>,
    /// How many contracts he holds hidden.
    pub hidden: u8,
    /// Contracts face up with their goods loaded.
    pub on_road: Vec<ContractId>,
    /// Contracts face up whose goods were stolen.
    pub stolen: Vec<ContractId>,
    /// Event cards in front of him.
    pub cards: Vec<EventId>,
    /// Debts from event cards, with what will be paid for each.
    pub debts: Vec<(EventId, i32)>,
    /// Small trailers.
    pub small_trailers: u8,
    /// Large trailers.
    pub large_trailers: u8,
    /// All goods that he carries.
    pub load: u8,
    /// Room for goods on truck and trailers.
    pub capacity: u8,
    /// Goods on the truck itself: it is loaded first and unloaded last.
    pub on_truck: u8,
    /// Goods on trailers.
    pub on_trailers: u8,
    /// Lost cubes among his load.
    pub lost_cubes: u8,
    /// Turns that he will miss.
    pub missed_turns: u8,
}

/// What one viewer may see of a game.
///
/// Two games that differ only in what the viewer may not know give equal views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The edition.
    pub edition: String,
    /// How many turns have begun.
    pub turn: u32,
    /// Whose turn it is.
    pub current: Seat,
    /// Who decides what.
    pub pending: Pending,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own hidden contracts.
    pub hand: Vec<ContractId>,
    /// Contracts of the own hand that can be loaded only on a later visit.
    pub just_taken: Vec<ContractId>,
    /// The public contracts, by place. Place 0 is the dock end: where unwanted contracts leave the
    /// game, the one there leaves first.
    pub display: [Option<ContractId>; DISPLAY],
    /// Contracts in the public pile.
    pub pile: u8,
    /// Contracts in the box.
    pub boxed: u8,
    /// Goods in the stock.
    pub stock: u8,
    /// Trailers that can be bought: small and large.
    pub supply: (u8, u8),
    /// Event cards in the deck that nobody has seen since the shuffle.
    pub events_left: u8,
    /// Used event cards under the deck, in the order in which they will come up.
    pub events_under: Vec<EventId>,
    /// Used event cards that wait for a new shuffle.
    pub events_used: Vec<EventId>,
    /// The roadworks sign.
    pub roadworks: Option<Space>,
    /// The jam sign.
    pub jam: Option<Space>,
    /// Whose jam it is.
    pub jam_owner: Option<Seat>,
    /// Everybody rolls one die.
    pub cloudburst: bool,
    /// Spaces with a lost cube.
    pub lost_cargo: Vec<Space>,
}

impl View {
    /// What a viewer may see of a game.
    pub fn of(game: &Game, viewer: Viewer) -> View {
        View::with_cash(game, viewer, CashVisibility::Open)
    }

    /// What a viewer may see of a game at a table that may hide the cash of the others.
    pub fn with_cash(game: &Game, viewer: Viewer, cash: CashVisibility) -> View {
        let s = &game.state;
        let own_seat = match viewer {
            Viewer::Seat(seat) if seat.0 < s.players && !game.query().hands_face_down() => {
                Some(seat)
            }
            _ => None,
        };
        let own = own_seat.map(|seat| s.player(seat));
        let shows_cash = |seat: Seat| match cash {
            CashVisibility::Open => true,
            CashVisibility::OwnOnly => viewer == Viewer::Seat(seat) || s.ending.is_some(),
        };
        View {
            viewer,
            edition: game.rules.edition.id.clone(),
            turn: s.turn,
            current: s.current,
            pending: game.pending(),
            players: s.seats().map(|seat| player(game, seat, shows_cash(seat))).collect(),
            hand: own.map_or(Vec::new(), |h| h.hand.iter().collect()),
            just_taken: own.map_or(Vec::new(), |h| h.taken.iter().collect()),
            display: s.display.map(|c| (c != ContractId::NONE).then_some(c)),
            pile: s.pile,
            boxed: s.boxed() as u8,
            stock: s.stock,
            supply: (s.supply(Trailer::Small), s.supply(Trailer::Large)),
            events_left: s.events_unseen.len() as u8,
            events_under: s.events_under.as_slice().iter().map(|&c| EventId(c)).collect(),
            events_used: s.events_used.iter().collect(),
            roadworks: s.roadworks.on_board(),
            jam: s.jam.on_board(),
            jam_owner: s.jam_card.map(|j| j.owner),
            cloudburst: s.cloudburst.is_some_and(|c| s.turn > c.since),
            lost_cargo: s.lost_cargo.iter().collect(),
        }
    }
}

fn player(game: &Game, seat: Seat, shows_cash: bool) -> PlayerView {
    let h = game.state.player(seat);
    let query = game.query();
    let debts = game.state.debts.as_slice().iter().filter(|d| d.player == seat);
    let on_truck = h.load.min(TRUCK_ROOM);
    PlayerView {
        truck: h.truck.on_board(),
        cash: shows_cash.then_some(h.cash),
        hidden: h.hand.len() as u8,
        on_road: h.road.iter().collect(),
        stolen: h.stolen.iter().collect(),
        cards: h.cards.iter().collect(),
        debts: debts.map(|d| (d.card, query.owed(d.card))).collect(),
        small_trailers: h.small,
        large_trailers: h.large,
        load: h.load,
        capacity: h.capacity(),
        on_truck,
        on_trailers: h.load - on_truck,
        lost_cubes: h.lost,
        missed_turns: h.missed,
    }
}
