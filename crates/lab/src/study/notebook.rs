//! Watching one game and writing down what a study asks for.

use std::sync::Arc;

use aufachse_rules::components::{START_CASH, TRUCK_ROOM};
use aufachse_rules::{ContractId, Ending, Game, Happening, Purpose, Rules, Seat, Trailer};

use super::card::Draw;
use super::contract::{Fate, Origin};
use super::ledger::{Ledger, Line};
use super::traffic::Traffic;
use super::trailer::{Purchase, Yard};

/// Who sits where in which deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The bot in each seat.
    pub bots: Vec<String>,
    /// The number of the deal: games with equal ones have the same chance.
    pub deal: u64,
    /// By how many seats the players were moved on in this deal.
    pub rotation: u8,
}

/// Later turns are written down only now and then; see [`is_noted`].
const EVERY_TURN_UNTIL: u32 = 100;

/// Is the money at the beginning of a player's turn written down? Games of players who wander
/// are long, and a tenth of their turns says as much as all of them.
pub(crate) const fn is_noted(turn: u32) -> bool {
    turn <= EVERY_TURN_UNTIL || turn.is_multiple_of(10)
}

/// What is known of one player of the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatNotes {
    pub(crate) cash: i64,
    pub(crate) turns: u32,
    /// Cash at the beginning of his turns, with the number of the turn.
    pub(crate) money: Vec<(u32, i64)>,
    pub(crate) ledger: Ledger,
    pub(crate) load: u8,
    pub(crate) yard: Yard,
    pub(crate) place: u8,
}

/// Notes of one game, taken while it is played.
///
/// It is shown every step with [`Notebook::note`], and at the end goes into a
/// [`Study`](super::Study).
#[derive(Clone, Debug)]
pub struct Notebook {
    /// The table of the game, by its place in a plan.
    pub(crate) table: usize,
    pub(crate) rules: Arc<Rules>,
    pub(crate) seating: Seating,
    pub(crate) seats: Vec<SeatNotes>,
    pub(crate) fates: Vec<Fate>,
    pub(crate) draws: Vec<Draw>,
    pub(crate) traffic: Traffic,
    pub(crate) turns: u32,
    pub(crate) first: Option<Seat>,
    pub(crate) ending: Option<Ending>,
    pub(crate) auctions: u64,
    /// The standing bid of the auction.
    level: u8,
    /// The contract whose revenue comes next.
    earning: Option<ContractId>,
    /// The draws before this one are from earlier turns.
    drawn_before: usize,
}

impl Notebook {
    /// An empty notebook for a game that is about to begin.
    pub fn new(rules: &Arc<Rules>, seating: Seating) -> Notebook {
        let begin = SeatNotes { cash: i64::from(START_CASH), ..SeatNotes::default() };
        Notebook {
            table: 0,
            seats: vec![begin; seating.bots.len().max(1)],
            fates: vec![Fate::default(); rules.contracts().cards.len()],
            draws: Vec::new(),
            traffic: Traffic::of(rules.board().len()),
            turns: 0,
            first: None,
            ending: None,
            auctions: 0,
            level: 0,
            earning: None,
            drawn_before: 0,
            rules: rules.clone(),
            seating,
        }
    }

    /// Notes what an action brought about, with the game after it.
    pub fn note(&mut self, game: &Game, told: &[Happening]) {
        for happening in told {
            if let Happening::TurnBegan { player, .. } = *happening {
                self.begin_turn(game, player);
            }
            self.note_money(happening);
            self.note_contract(happening);
            self.note_course(happening);
        }
    }

    /// The goods that a player carries, as the notes have it.
    pub fn load(&self, seat: Seat) -> u8 {
        self.seats.get(seat.index()).map_or(0, |s| s.load)
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatNotes {
        let last = self.seats.len() - 1;
        &mut self.seats[seat.index().min(last)]
    }

    fn fate(&mut self, contract: ContractId) -> Option<&mut Fate> {
        self.fates.get_mut(contract.index())
    }

    fn goods(&self, contract: ContractId) -> u8 {
        self.rules.contract(contract).map_or(0, |c| c.goods)
    }

    fn begin_turn(&mut self, game: &Game, player: Seat) {
        if self.first.is_none() {
            self.first = Some(player);
            // Contracts may be dealt face down: now everybody holds his own.
            for seat in (0..game.players()).map(Seat) {
                for contract in game.holdings(seat).hand.iter() {
                    if let Some(fate) = self.fates.get_mut(contract.index()) {
                        fate.origin = Some(Origin::Private(seat));
                    }
                }
            }
        }
        self.close_draws();
        self.turns += 1;
        let notes = self.seat(player);
        notes.turns += 1;
        if is_noted(notes.turns) {
            notes.money.push((notes.turns, notes.cash));
        }
    }

    /// The turn is over: what its cards changed is known.
    fn close_draws(&mut self) {
        for draw in self.draws.iter_mut().skip(self.drawn_before) {
            let cash = self.seats.get(draw.by.index()).map_or(0, |s| s.cash);
            draw.change = cash - draw.cash;
        }
        self.drawn_before = self.draws.len();
    }

    fn note_money(&mut self, happening: &Happening) {
        match *happening {
            // Where the host says who begins, the capital is handed out before anybody looks on.
            Happening::Received { purpose: Purpose::Capital, .. } => {}
            Happening::Received { player, amount, purpose } => {
                let earned = self.earning.take().and_then(|c| self.fates.get(c.index()));
                let source = earned.copied().unwrap_or_default().source(player);
                let notes = self.seat(player);
                notes.cash += i64::from(amount);
                let line = Line::received(purpose, source);
                notes.ledger.enter(line, i64::from(amount));
                if line == Line::TrailersSold {
                    notes.yard.sales += i64::from(amount);
                }
            }
            Happening::Paid { player, amount, purpose } => {
                let notes = self.seat(player);
                notes.cash -= i64::from(amount);
                let line = Line::paid(purpose);
                notes.ledger.enter(line, -i64::from(amount));
                if line == Line::TrailersBought {
                    notes.yard.cost += i64::from(amount);
                }
            }
            Happening::TrailerBought { player, trailer } => {
                let purchase = Purchase { turn: self.turns, large: trailer == Trailer::Large };
                self.seat(player).yard.purchases.push(purchase);
            }
            Happening::TrailerSold { player, .. } => self.seat(player).yard.sold += 1,
            _ => {}
        }
    }

    fn note_contract(&mut self, happening: &Happening) {
        match *happening {
            Happening::Revealed { contract, .. } => {
                if let Some(fate) = self.fate(contract) {
                    fate.revealed = true;
                }
            }
            // Those of the start are noted when the first turn begins.
            Happening::Dealt { contract: Some(contract), .. } if self.first.is_some() => {
                self.came(contract, Origin::Gift);
            }
            Happening::Taken { contract, .. } => self.came(contract, Origin::Gift),
            Happening::AuctionOpened { .. } => {
                self.auctions += 1;
                self.level = 0;
            }
            Happening::Bid { level, .. } => self.level = level,
            Happening::Sold { player, contract, amount } => {
                let level = self.level;
                self.came(contract, Origin::Bought { by: player, level, price: amount });
            }
            Happening::Removed { contract, .. } => {
                if let Some(fate) = self.fate(contract) {
                    fate.removed = true;
                }
            }
            Happening::Loaded { player, contract } => {
                let goods = self.goods(contract);
                let notes = self.seat(player);
                notes.load = notes.load.saturating_add(goods);
                let beyond = notes.load.saturating_sub(TRUCK_ROOM).min(goods);
                if let Some(fate) = self.fate(contract) {
                    fate.on_trailer = beyond;
                }
            }
            Happening::Stolen { player, contract } => {
                let goods = self.goods(contract);
                let notes = self.seat(player);
                notes.load = notes.load.saturating_sub(goods);
            }
            Happening::Delivered { player, contract }
            | Happening::Shipped { player, contract, .. } => self.deliver(player, contract),
            Happening::CargoFound { player, .. } => self.seat(player).load += 1,
            Happening::CargoUnloaded { player, cubes } => {
                let notes = self.seat(player);
                notes.load = notes.load.saturating_sub(cubes);
            }
            _ => {}
        }
    }

    fn came(&mut self, contract: ContractId, origin: Origin) {
        if let Some(fate) = self.fate(contract) {
            fate.origin = Some(origin);
        }
    }

    fn deliver(&mut self, player: Seat, contract: ContractId) {
        self.earning = Some(contract);
        let goods = self.goods(contract);
        let revenue = self.rules.contract(contract).map_or(0, |c| i64::from(c.revenue));
        let Some(fate) = self.fate(contract) else { return };
        fate.delivered = Some(player);
        let on_trailer = i64::from(fate.on_trailer);
        let notes = self.seat(player);
        notes.load = notes.load.saturating_sub(goods);
        notes.yard.extra += revenue * on_trailer / i64::from(goods.max(1));
    }

    fn note_course(&mut self, happening: &Happening) {
        match *happening {
            Happening::Drove { path: way, .. } => self.traffic.drive(&way),
            Happening::WentTo { space, .. } => self.traffic.set_down(space),
            Happening::EventDrawn { player, card } => {
                let cash = self.seat(player).cash;
                self.draws.push(Draw { card, by: player, cash, change: 0 });
            }
            Happening::Ended { ending } => {
                self.close_draws();
                self.ending = Some(ending);
            }
            Happening::Ranked { player, place, .. } => self.seat(player).place = place,
            _ => {}
        }
    }
}
