//! The list of what a player may do now. It is the one place that says so: an action is accepted
//! if and only if it is told here.

use crate::action::{Action, ContractId, Seat, Trailer};
use crate::components::DISPLAY;
use crate::events::{ContractSource, Effect, RailContract};
use crate::frame::{Arrival, ArrivalStep, Auction, Frame, Phase};
use crate::moves::MoveBudget;
use crate::query::Query;
use crate::rules::Rules;
use crate::space::Bits;
use crate::state::contracts;
use crate::switches::{
    AuctionOrder, DeliveriesATurn, Delivering, LoadBeforeRoll, LoadsATurn, MayMust, RoadworksAfter,
    SecondService, StopAtSign, StopOrder, YesNo,
};

macro_rules! tell {
    ($f:expr, $action:expr) => {
        if $f($action) {
            return true;
        }
    };
}

impl Query<'_> {
    /// Tells everything that a player may do now; `f` gives true to stop, and so does this.
    ///
    /// The order is the same every time.
    #[inline]
    pub(crate) fn visit<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        let s = self.s;
        if seat.0 >= s.players {
            return false;
        }
        let own = seat == s.current;
        match s.frames.last() {
            Some(Frame::Place { .. }) if own => {
                for space in self.places(seat).iter() {
                    tell!(f, Action::Place(space));
                }
            }
            Some(Frame::Turn(Phase::BeforeRoll)) if own => {
                tell!(f, Action::Roll);
                if self.before_roll(seat, f) {
                    return true;
                }
            }
            Some(Frame::Turn(Phase::AfterMove)) if own => {
                if self.any_time(seat, f) {
                    return true;
                }
                tell!(f, Action::Done);
            }
            Some(Frame::Drive { a, b, by_card }) if own => {
                let budget = MoveBudget::Dice { a, b, by_card };
                let (stopped, any) = self.drives(seat, seat, budget, &mut |w| f(Action::Drive(w)));
                if stopped {
                    return true;
                }
                if !any || self.may_wait(seat) {
                    tell!(f, Action::Stay);
                }
            }
            Some(Frame::CardMove { truck, by, steps, may }) if seat == by => {
                let budget = MoveBudget::Steps(steps);
                let (stopped, any) = self.drives(truck, by, budget, &mut |w| f(Action::Drive(w)));
                if stopped {
                    return true;
                }
                if may {
                    tell!(f, Action::Decline);
                } else if !any {
                    tell!(f, Action::Stay);
                }
            }
            Some(Frame::Arrival(arrival)) if seat == arrival.seat => {
                if self.at_stop(&arrival, f) {
                    return true;
                }
            }
            Some(Frame::Roadworks { .. }) if own => {
                // The many spaces for the sign are listed by `list_roadworks`.
                if self.switches().roadworks_after == RoadworksAfter::RolledOneMay {
                    tell!(f, Action::LeaveRoadworks);
                }
            }
            Some(Frame::Event { card }) if own => {
                if let Some(effect) = self.rules.effect(card)
                    && self.card_choice(card, effect, f)
                {
                    return true;
                }
            }
            Some(Frame::Partner { may, .. }) if own => {
                for other in s.seats().filter(|&o| o != seat) {
                    tell!(f, Action::Choose(other));
                }
                if may {
                    tell!(f, Action::Decline);
                }
            }
            Some(Frame::Snow { left, steps, may }) if own => {
                for truck in s.seats().filter(|t| left & t.bit() != 0) {
                    if self.can_move(truck, seat, steps) {
                        tell!(f, Action::Choose(truck));
                    }
                }
                if may {
                    tell!(f, Action::Done);
                }
            }
            Some(Frame::LoseCargo { .. }) if own => {
                for space in self.cargo_spaces().iter() {
                    tell!(f, Action::LoseCargo(space));
                }
            }
            Some(Frame::AirFreight { seat: holder, .. }) if seat == holder => {
                for contract in contracts(self.player(seat).road) {
                    tell!(f, Action::Pick(contract));
                }
                tell!(f, Action::Decline);
            }
            Some(Frame::QuickLoading { .. } | Frame::Inspected { .. }) if own => {
                tell!(f, Action::Accept);
                tell!(f, Action::Decline);
            }
            Some(Frame::Auction(auction)) => {
                if self.bids(seat, &auction, f) {
                    return true;
                }
            }
            Some(Frame::LoadWon { seat: winner, contract }) if seat == winner => {
                tell!(f, Action::Load(contract));
                tell!(f, Action::Decline);
            }
            Some(Frame::LoadTaken { contract }) if own => {
                tell!(f, Action::Load(contract));
                tell!(f, Action::Decline);
            }
            _ => {}
        }
        self.trades(seat, f)
    }

    /// May a truck wait in front of a sign?
    fn may_wait(&self, seat: Seat) -> bool {
        self.switches().stop_at_sign != StopAtSign::OnlyWithoutFullWay && self.before_sign(seat)
    }

    /// Fills a list with everything that a player may do now: what [`Query::visit`] tells, with the
    /// longest lists copied from tables.
    pub(crate) fn list(&self, seat: Seat, list: &mut Vec<Action>) {
        let own = seat == self.s.current;
        match self.s.frames.last() {
            Some(Frame::Roadworks { .. }) if own => self.list_roadworks(list),
            // A truck that may wait in front of a sign has that sign within reach.
            Some(Frame::Drive { a, b, by_card })
                if own && self.list_drives(a, b, by_card, list) =>
            {
                self.trades(seat, &mut |action| {
                    list.push(action);
                    false
                });
                return;
            }
            _ => {}
        }
        self.visit(seat, &mut |action| {
            list.push(action);
            false
        });
    }

    /// Lists the spaces for the roadworks sign. They are almost all road spaces, so they are
    /// copied in stretches between the few that are taken.
    fn list_roadworks(&self, list: &mut Vec<Action>) {
        let Rules { roadworks_actions: all, roadworks_before: before, .. } = self.rules;
        let taken = self.s.occupied().or(self.s.signs()).and(self.rules.roadworks_places);
        let mut from = 0;
        for space in taken.iter() {
            let upto = before.get(space.index()).map_or(from, |&n| n as usize);
            list.extend_from_slice(all.get(from..upto).unwrap_or(&[]));
            from = upto + 1;
        }
        list.extend_from_slice(all.get(from..).unwrap_or(&[]));
    }

    /// Can a truck be moved at all by some steps of a card?
    pub(crate) fn can_move(&self, truck: Seat, mover: Seat, steps: u8) -> bool {
        self.drives(truck, mover, MoveBudget::Steps(steps), &mut |_| true).0
    }

    /// Trailers bought and sold.
    #[inline]
    fn trades<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        let own = seat == self.s.current && self.trading_time();
        if own {
            for size in Trailer::ALL {
                if self.may_buy(seat, size) {
                    tell!(f, Action::Buy(size));
                }
            }
        }
        if self.trailers_can_sell(seat) && self.selling_time(seat) {
            for size in Trailer::ALL {
                if self.may_sell(seat, size) {
                    tell!(f, Action::Sell(size));
                }
            }
        }
        false
    }

    /// Is it players whose decision the game waits for?
    pub(crate) fn players_decide(&self) -> bool {
        self.awaited() != 0
    }

    fn any_time<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        if self.may_motivate(seat) {
            tell!(f, Action::Motivation);
        }
        if self.may_unload(seat) {
            tell!(f, Action::Unload);
        }
        false
    }

    fn before_roll<F: FnMut(Action) -> bool>(&self, seat: Seat, f: &mut F) -> bool {
        let switches = self.switches();
        let h = self.player(seat);
        let second = switches.second_service == SecondService::InsteadOfRoll && h.served_here;
        if switches.load_before_roll != LoadBeforeRoll::No || second {
            let mut here = self.startable(seat, h.truck);
            if switches.load_before_roll == LoadBeforeRoll::Yes {
                here |= h.taken & self.rules.starting_in(h.truck);
            }
            for contract in contracts(self.fitting(seat, here)) {
                tell!(f, Action::Load(contract));
            }
        }
        if second {
            for contract in contracts(self.deliverable(seat, h.truck)) {
                tell!(f, Action::Deliver(contract));
            }
        }
        self.any_time(seat, f)
    }

    /// What a stop in a city offers.
    fn at_stop<F: FnMut(Action) -> bool>(&self, arrival: &Arrival, f: &mut F) -> bool {
        let seat = arrival.seat;
        let switches = self.switches();
        let marks = arrival.marks;
        match arrival.step {
            ArrivalStep::Deliver => {
                for contract in contracts(self.deliverable(seat, self.player(seat).truck)) {
                    tell!(f, Action::Deliver(contract));
                }
                if switches.delivering == Delivering::May && !marks.must_deliver() {
                    tell!(f, Action::Done);
                }
            }
            ArrivalStep::Interest => {
                if self.auctions(f) {
                    return true;
                }
                tell!(f, Action::NoInterest);
            }
            ArrivalStep::Stop => {
                let free = switches.stop_order == StopOrder::Free;
                if switches.delivering == Delivering::May && free {
                    for contract in contracts(self.deliverable(seat, self.player(seat).truck)) {
                        tell!(f, Action::Deliver(contract));
                    }
                }
                for contract in contracts(self.loadable(seat)) {
                    tell!(f, Action::Load(contract));
                }
                if marks.must_serve() {
                    return false;
                }
                if !self.removes()
                    && (free || !marks.loaded())
                    && self.may_auction(arrival)
                    && self.auctions(f)
                {
                    return true;
                }
                if self.takes() && !marks.foreign() && !marks.set_down() && !marks.standing() {
                    for slot in Bits(self.display_from(self.player(seat).truck)) {
                        tell!(f, Action::Take(slot));
                    }
                }
                if self.any_time(seat, f) {
                    return true;
                }
                tell!(f, Action::Done);
            }
            _ => {}
        }
        false
    }

    fn auctions<F: FnMut(Action) -> bool>(&self, f: &mut F) -> bool {
        for slot in 0..DISPLAY as u8 {
            if self.displayed(slot).is_some() {
                tell!(f, Action::Auction(slot));
            }
        }
        false
    }

    /// Who still has a word in an auction.
    pub(crate) fn bidders(&self, auction: &Auction) -> u8 {
        match self.switches().auction_order {
            AuctionOrder::OpenOutcry | AuctionOrder::None => {
                let mut open = self.s.everyone() & !auction.passed;
                if auction.level == 0 {
                    open &= !self.s.current.bit();
                } else {
                    open &= !auction.holder.bit();
                }
                open
            }
            AuctionOrder::Clockwise => auction.next.bit(),
        }
    }

    /// The lowest level that a player can bid now.
    pub(crate) fn lowest_bid(&self, seat: Seat, auction: &Auction) -> u8 {
        let matches = seat == self.s.current && auction.level > 0;
        if matches { auction.level } else { auction.level + 1 }
    }

    fn bids<F: FnMut(Action) -> bool>(&self, seat: Seat, auction: &Auction, f: &mut F) -> bool {
        let cash = self.player(seat).cash;
        if self.bidders(auction) & seat.bit() != 0 {
            for level in self.lowest_bid(seat, auction)..=5 {
                if self.bid_amount(auction.slot, level).is_some_and(|amount| amount <= cash) {
                    tell!(f, Action::Bid(level));
                }
            }
            tell!(f, Action::Pass);
        }
        let buys = seat == self.s.current && self.switches().buy_now == YesNo::Yes;
        if buys && self.bid_amount(auction.slot, 5).is_some_and(|amount| amount <= cash) {
            tell!(f, Action::BuyNow);
        }
        false
    }

    /// The contracts that can go by rail.
    pub(crate) fn rail_contracts(&self, which: RailContract) -> u64 {
        let road = self.player(self.s.current).road;
        match which {
            RailContract::Choice => road,
            RailContract::Longest => {
                let far =
                    |c: ContractId| self.rules.contracts.distance(c.index(), &self.rules.board);
                let longest = contracts(road).map(far).max().unwrap_or(0);
                contracts(road).filter(|&c| far(c) == longest).fold(0, |set, c| set | c.bit())
            }
        }
    }

    /// The choices that a drawn event card gives.
    fn card_choice<F: FnMut(Action) -> bool>(
        &self,
        card: crate::action::EventId,
        effect: Effect,
        f: &mut F,
    ) -> bool {
        let h = self.player(self.s.current);
        match effect {
            Effect::Rail { which, .. } => {
                for contract in contracts(self.rail_contracts(which)) {
                    tell!(f, Action::Pick(contract));
                }
            }
            Effect::Spoiled { .. } => {
                for contract in contracts(h.road) {
                    tell!(f, Action::Pick(contract));
                }
            }
            Effect::Dumping => {
                for contract in contracts(h.unstarted()) {
                    tell!(f, Action::Pick(contract));
                }
            }
            Effect::Documents | Effect::ToDestination | Effect::ToCity | Effect::ToEvent => {
                let open = self.open_targets(card);
                for space in self.with_navigation(card, open).iter() {
                    tell!(f, Action::GoTo(space));
                }
                let may = self.switches().gute_routenplanung == MayMust::May;
                // Nobody need use a navigation card.
                if (effect == Effect::ToCity && may) || open.is_empty() {
                    tell!(f, Action::Decline);
                }
            }
            Effect::Contract { from: ContractSource::Display } => {
                for slot in 0..DISPLAY as u8 {
                    if self.displayed(slot).is_some() {
                        tell!(f, Action::Take(slot));
                    }
                }
            }
            Effect::Breakdown { .. } | Effect::Customs { .. } => {
                tell!(f, Action::Accept);
                tell!(f, Action::Decline);
            }
            Effect::JamAnywhere => {
                for space in self.jam_spaces().iter() {
                    tell!(f, Action::Jam(space));
                }
            }
            Effect::Roadworks { from, to } => {
                for space in self.named_roadworks(from, to).iter() {
                    tell!(f, Action::Roadworks(space));
                }
            }
            _ => {}
        }
        false
    }

    /// The players for whose decision the game waits, one bit each.
    #[inline]
    pub(crate) fn awaited(&self) -> u8 {
        let own = self.s.current.bit();
        match self.s.frames.last() {
            Some(
                Frame::Place { .. }
                | Frame::Turn(_)
                | Frame::Drive { .. }
                | Frame::Roadworks { .. }
                | Frame::Event { .. }
                | Frame::Partner { .. }
                | Frame::Snow { .. }
                | Frame::LoseCargo { .. }
                | Frame::QuickLoading { .. }
                | Frame::Inspected { .. }
                | Frame::LoadTaken { .. },
            ) => own,
            Some(Frame::CardMove { by, .. }) => by.bit(),
            Some(Frame::Arrival(a)) => a.seat.bit(),
            Some(Frame::AirFreight { seat, .. } | Frame::LoadWon { seat, .. }) => seat.bit(),
            Some(Frame::Auction(auction)) => self.bidders(&auction),
            _ => 0,
        }
    }

    /// May only one contract be loaded, or delivered, at a stop?
    pub(crate) fn one_load(&self) -> bool {
        self.switches().loads_a_turn == LoadsATurn::OneEndsTurn
    }

    /// See [`Query::one_load`].
    pub(crate) fn one_delivery(&self) -> bool {
        self.switches().deliveries_a_turn == DeliveriesATurn::OneEndsTurn
    }
}
