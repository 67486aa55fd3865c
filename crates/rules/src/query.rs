//! Looking at a state: what is where, what is open to whom.

mod legal;

use crate::action::{Action, ContractId, EventId, Seat, Trailer};
use crate::components::{DISPLAY, GOODS, TRAILER_SALE};
use crate::error::ErrorKind;
use crate::frame::{Arrival, Frame, Phase};
use crate::rules::Rules;
use crate::space::{Space, SpaceSet};
use crate::state::{Player, State, cards};
use crate::switches::{
    AuctionAfter, AuctionsATurn, JamSpace, NoInterest, Placed, StartSpace, Switches, TrailersSell,
    UnpayableCost,
};

/// A state together with the rules by which it is read.
#[derive(Clone, Copy)]
pub(crate) struct Query<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) s: &'g State,
}

impl<'g> Query<'g> {
    #[inline]
    pub(crate) fn switches(&self) -> &'g Switches {
        &self.rules.edition.switches
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &'g Player {
        self.s.player(seat)
    }

    /// Contracts on the road whose destination is a space.
    #[inline]
    pub(crate) fn deliverable(&self, seat: Seat, space: Space) -> u64 {
        self.player(seat).road & self.rules.ending_in(space)
    }

    /// Contracts not started whose start is a space, whether they fit or not.
    #[inline]
    pub(crate) fn startable(&self, seat: Seat, space: Space) -> u64 {
        let h = self.player(seat);
        h.unstarted() & !h.taken & self.rules.starting_in(space)
    }

    /// Contracts that can be loaded where the truck stands: they fit, and the goods are there.
    pub(crate) fn loadable(&self, seat: Seat) -> u64 {
        self.fitting(seat, self.startable(seat, self.player(seat).truck))
    }

    /// Those of a set of contracts for which there is room and stock.
    pub(crate) fn fitting(&self, seat: Seat, mut set: u64) -> u64 {
        for contract in crate::state::contracts(set) {
            if !self.fits(seat, contract) {
                set &= !contract.bit();
            }
        }
        set
    }

    /// Is there room and stock for a whole contract?
    #[inline]
    pub(crate) fn fits(&self, seat: Seat, contract: ContractId) -> bool {
        self.rules
            .contract(contract)
            .is_some_and(|c| c.goods <= self.player(seat).room() && c.goods <= self.s.stock)
    }

    /// The places of the display whose contract starts in a space.
    pub(crate) fn display_from(&self, space: Space) -> u64 {
        let starts = self.rules.starting_in(space);
        (0..DISPLAY).fold(0, |set, slot| {
            let card = self.s.display[slot];
            let here = card != ContractId::NONE && starts & card.bit() != 0;
            set | (u64::from(here) << slot)
        })
    }

    /// Are contracts taken instead of auctioned?
    #[inline]
    pub(crate) fn takes(&self) -> bool {
        self.switches().auction_after == AuctionAfter::Take
    }

    /// May the player of an arrival put a public contract up for auction?
    pub(crate) fn may_auction(&self, arrival: &Arrival) -> bool {
        let m = arrival.marks;
        if m.foreign() || m.set_down() || m.standing() || m.auctioned() || self.s.display_empty() {
            return false;
        }
        let switches = self.switches();
        if switches.auctions_a_turn == AuctionsATurn::One && self.s.marks.auctioned {
            return false;
        }
        match switches.auction_after {
            AuctionAfter::AnyStop => true,
            AuctionAfter::Exact => m.exact(),
            AuctionAfter::ExactNotByCard => m.exact() && !m.by_card(),
            AuctionAfter::Take => false,
        }
    }

    /// Does a lack of interest cost a public contract?
    pub(crate) fn removes(&self) -> bool {
        self.switches().no_interest != NoInterest::No
    }

    /// The spaces on which a truck may be placed at the start.
    pub(crate) fn places(&self, seat: Seat) -> SpaceSet {
        let board = &self.rules.board;
        let open = match self.switches().start_space {
            StartSpace::Road => board.all.without(board.city_set),
            StartSpace::Any => board.all,
        };
        open.without(self.full_for(seat))
    }

    /// Are the trucks yet to be placed before anyone may look at his contracts?
    pub(crate) fn hands_face_down(&self) -> bool {
        self.switches().placed == Placed::BeforeLooking
            && self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::Place { .. }))
    }

    /// The spaces that the roadworks sign can go to after a one.
    pub(crate) fn roadworks_spaces(&self) -> SpaceSet {
        self.rules.roadworks_places.without(self.s.occupied()).without(self.s.signs())
    }

    /// The spaces that the roadworks sign can go to by a card that names a road.
    pub(crate) fn named_roadworks(&self, from: Space, to: Space) -> SpaceSet {
        self.rules.road_spaces(from, to).without(self.s.signs())
    }

    /// The spaces that the jam sign can go to where a card leaves the choice.
    pub(crate) fn jam_spaces(&self) -> SpaceSet {
        let mut spaces = self.rules.board.all;
        if self.s.roadworks != Space::NONE {
            spaces.remove(self.s.roadworks);
        }
        match self.switches().jam_space {
            JamSpace::Any => spaces,
            JamSpace::Free => spaces.without(self.s.occupied()),
            JamSpace::Empty => {
                spaces.without(self.s.occupied()).without(self.s.signs()).without(self.s.lost_cargo)
            }
        }
    }

    /// The spaces on which a lost cube can be put.
    pub(crate) fn cargo_spaces(&self) -> SpaceSet {
        let taken = self.s.occupied().or(self.s.signs()).or(self.s.lost_cargo);
        self.rules.board.all.without(taken)
    }

    /// Can a trailer be bought by the player whose turn it is?
    #[inline]
    pub(crate) fn may_buy(&self, seat: Seat, size: Trailer) -> bool {
        self.player(seat).cash >= size.price()
            && self.switches().trailers_sell != TrailersSell::NoTrailers
            && self.s.supply(size) > 0
    }

    /// Can a trailer be sold, leaving aside whose turn it is?
    #[inline]
    pub(crate) fn may_sell(&self, seat: Seat, size: Trailer) -> bool {
        let h = self.player(seat);
        if h.trailers(size) == 0 {
            return false;
        }
        match self.switches().trailers_sell {
            TrailersSell::No | TrailersSell::NoTrailers => false,
            TrailersSell::OwnTurnGoodsStay => true,
            TrailersSell::OwnTurnIfFits | TrailersSell::AnyTimeIfFits => h.room() >= size.room(),
        }
    }

    /// Has the player trailers, and are any ever sold?
    #[inline]
    pub(crate) fn trailers_can_sell(&self, seat: Seat) -> bool {
        let sells = self.switches().trailers_sell;
        self.player(seat).has_trailers()
            && sells != TrailersSell::No
            && sells != TrailersSell::NoTrailers
    }

    /// Is there anything that the player could trade now in his own turn?
    #[inline]
    pub(crate) fn may_trade(&self, seat: Seat) -> bool {
        Trailer::ALL.into_iter().any(|t| self.may_buy(seat, t))
            || (self.trailers_can_sell(seat)
                && Trailer::ALL.into_iter().any(|t| self.may_sell(seat, t)))
    }

    /// Is this a moment of the own turn at which trailers are traded?
    #[inline]
    pub(crate) fn trading_time(&self) -> bool {
        match self.s.frames.last() {
            Some(Frame::Turn(_) | Frame::Drive { .. }) => true,
            Some(Frame::CardMove { by, .. }) => by == self.s.current,
            Some(Frame::Arrival(a)) => a.seat == self.s.current,
            _ => false,
        }
    }

    /// Is this a moment at which the player sells trailers? An auction of the own turn is one too.
    pub(crate) fn selling_time(&self, seat: Seat) -> bool {
        let auction = matches!(self.s.frames.last(), Some(Frame::Auction(_)));
        (seat == self.s.current && (auction || self.trading_time()))
            || (self.switches().trailers_sell == TrailersSell::AnyTimeIfFits
                && self.players_decide())
    }

    /// The cash that a player could have in an auction by selling trailers at once.
    pub(crate) fn cash_with_sales(&self, seat: Seat) -> i32 {
        let h = self.player(seat);
        let sells = self.selling_time(seat)
            && Trailer::ALL.into_iter().any(|size| self.may_sell(seat, size));
        let trailers = if sells { h.small + h.large } else { 0 };
        h.cash.saturating_add(i32::from(trailers) * TRAILER_SALE)
    }

    /// A card of a kind that lies in front of the player.
    #[inline]
    pub(crate) fn held(&self, seat: Seat, kind: u64) -> Option<EventId> {
        cards(self.player(seat).front & kind).next()
    }

    /// May lost cubes come off the truck?
    #[inline]
    pub(crate) fn may_unload(&self, seat: Seat) -> bool {
        let h = self.player(seat);
        h.lost > 0 && h.road | h.open == 0
    }

    /// May Motivation be played?
    pub(crate) fn may_motivate(&self, seat: Seat) -> bool {
        seat == self.s.current
            && !self.s.marks.served
            && !self.s.marks.over
            && self.held(seat, self.rules.kinds.motivation).is_some()
    }

    /// The amount that is owed for a card that could not be paid.
    pub(crate) fn owed(&self, card: EventId) -> i32 {
        let cost = self.rules.cost(card);
        match self.switches().unpayable_cost {
            UnpayableCost::Double => cost * 2,
            UnpayableCost::Single => cost,
        }
    }

    /// The contract in a place of the display.
    #[inline]
    pub(crate) fn displayed(&self, slot: u8) -> Option<ContractId> {
        self.s.display.get(slot as usize).copied().filter(|&c| c != ContractId::NONE)
    }

    /// The amount of a bid for the contract under auction.
    pub(crate) fn bid_amount(&self, slot: u8, level: u8) -> Option<i32> {
        let card = self.displayed(slot)?;
        let bids = &self.rules.contract(card)?.bids;
        bids.get((level as usize).checked_sub(1)?).copied()
    }

    /// Is everything in its place? Money, goods, trailers and cards are conserved, and no space
    /// holds more trucks than it has room for.
    pub(crate) fn accounts(&self) -> Result<(), ErrorKind> {
        let s = self.s;
        let mut goods = u32::from(s.stock) + s.lost_cargo.len() as u32;
        let mut seen = s.unseen;
        let mut twice = 0u64;
        let mut put = |set: u64, seen: &mut u64| {
            twice |= *seen & set;
            *seen |= set;
        };
        for card in s.display.into_iter().filter(|&c| c != ContractId::NONE) {
            put(card.bit(), &mut seen);
        }
        let mut fronts = s.events_unseen;
        let mut events_twice = 0u64;
        for under in s.events_under.as_slice() {
            events_twice |= fronts & EventId(*under).bit();
            fronts |= EventId(*under).bit();
        }
        events_twice |= fronts & s.events_used;
        fronts |= s.events_used;
        for seat in s.seats() {
            let h = s.player(seat);
            put(h.hand, &mut seen);
            put(h.road, &mut seen);
            put(h.open, &mut seen);
            events_twice |= fronts & h.front;
            fronts |= h.front;
            let on_road: u32 = crate::state::contracts(h.road)
                .map(|c| self.rules.contract(c).map_or(0, |c| u32::from(c.goods)))
                .sum();
            if on_road + u32::from(h.lost) != u32::from(h.load) {
                let needed = on_road + u32::from(h.lost);
                return Err(ErrorKind::AccountLoad { seat: seat.0, goods: h.load, needed });
            }
            let may_overload = self.switches().trailers_sell == TrailersSell::OwnTurnGoodsStay;
            if h.load > h.capacity() && !may_overload {
                return Err(ErrorKind::AccountOverload { seat: seat.0 });
            }
            if self.full_for(seat).has(h.truck) {
                return Err(ErrorKind::AccountFull { seat: seat.0 });
            }
            if h.taken & !h.hand != 0 {
                return Err(ErrorKind::AccountTaken { seat: seat.0 });
            }
            goods += u32::from(h.load);
        }
        if goods != u32::from(GOODS) {
            return Err(ErrorKind::AccountGoods { goods, needed: GOODS });
        }
        if twice != 0 {
            return Err(ErrorKind::AccountContractsTwice { contracts: twice.count_ones() });
        }
        if events_twice != 0 {
            return Err(ErrorKind::AccountCardsTwice { cards: events_twice.count_ones() });
        }
        if u32::from(s.pile) > s.unseen.count_ones() {
            return Err(ErrorKind::AccountPile { pile: s.pile, unseen: s.unseen.count_ones() });
        }
        for size in Trailer::ALL {
            let owned: u8 = s.all_players.iter().map(|h| h.trailers(size)).sum();
            let most = crate::components::TRAILERS_EACH;
            if owned > most {
                return Err(ErrorKind::AccountTrailers { trailers: owned, most });
            }
        }
        if s.roadworks != Space::NONE && s.roadworks == s.jam {
            return Err(ErrorKind::AccountSigns);
        }
        let road: u64 = s.seats().map(|p| s.player(p).road).fold(0, |a, b| a | b);
        let order = s.load_order.as_slice().iter().fold(0u64, |set, &c| set | ContractId(c).bit());
        if road != order {
            return Err(ErrorKind::AccountLoadOrder);
        }
        Ok(())
    }

    /// Is an action in the list of what a player may do now?
    #[inline]
    pub(crate) fn is_legal(&self, seat: Seat, action: Action) -> bool {
        // Where almost any space will do, one look is cheaper than a list of all.
        match (self.s.frames.last(), action) {
            (Some(Frame::Place { .. }), Action::Place(space)) => {
                seat == self.s.current && self.places(seat).has(space)
            }
            (Some(Frame::Roadworks { .. }), Action::Roadworks(space)) => {
                seat == self.s.current && self.roadworks_spaces().has(space)
            }
            (Some(Frame::LoseCargo { .. }), Action::LoseCargo(space)) => {
                seat == self.s.current && self.cargo_spaces().has(space)
            }
            (Some(Frame::Turn(Phase::BeforeRoll)), Action::Roll) => seat == self.s.current,
            (Some(Frame::Drive { a, b, by_card }), Action::Drive(path)) => {
                seat == self.s.current && self.may_drive(a, b, by_card, path)
            }
            (Some(Frame::CardMove { truck, by, steps, .. }), Action::Drive(path)) => {
                let budget = crate::moves::MoveBudget::Steps(steps);
                seat == by && self.drives(truck, by, budget, &mut |w| w == path).0
            }
            _ => self.visit(seat, &mut |legal| legal == action),
        }
    }
}
