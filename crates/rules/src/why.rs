//! Saying why an action was refused.

use crate::action::{Action, Actor, ContractId, Path, Seat, Trailer};
use crate::events::{Effect, PartnerMove, RailContract};
use crate::frame::{ArrivalStep, Frame, Phase};
use crate::game::Game;
use crate::query::Query;
use crate::refusal::{Refusal, RefusalCode};
use crate::space::Space;
use crate::switches::{AuctionOrder, StartSpace, TrailersSell, YesNo};

/// A refusal in the making.
struct Why {
    code: RefusalCode,
    /// The ruling that says so in every edition, where the code alone does not name it.
    ruling: Option<&'static str>,
    player: Option<Seat>,
    space: Option<Space>,
    needed: Option<i32>,
    have: Option<i32>,
}

impl From<RefusalCode> for Why {
    fn from(code: RefusalCode) -> Why {
        Why { code, ruling: None, player: None, space: None, needed: None, have: None }
    }
}

impl Why {
    fn by(self, ruling: &'static str) -> Why {
        Why { ruling: Some(ruling), ..self }
    }

    fn at(self, space: Space) -> Why {
        Why { space: Some(space), ..self }
    }

    fn numbers(self, needed: i32, have: i32) -> Why {
        Why { needed: Some(needed), have: Some(have), ..self }
    }
}

impl Game {
    /// Why an action is not legal now, with the clause that says so.
    ///
    /// Asked of a legal action, it answers as if something else were decided now.
    #[cold]
    pub fn why_not(&self, actor: Actor, action: Action) -> Refusal {
        let query = self.query();
        let why: Why = match actor {
            _ if self.state.ending.is_some() => RefusalCode::GameOver.into(),
            Actor::Chance => RefusalCode::NotAnOutcome.into(),
            Actor::Table => RefusalCode::NotNow.into(),
            Actor::Seat(seat) if seat.0 >= self.state.players => {
                Why { player: Some(seat), ..RefusalCode::UnknownSeat.into() }
            }
            Actor::Seat(seat) => {
                let why = if self.chance().is_some() {
                    RefusalCode::ChanceFirst.into()
                } else {
                    seat_refusal(&query, seat, action)
                };
                Why { player: Some(seat), ..why }
            }
        };
        Refusal {
            code: why.code,
            clause: card_clause(&query, why.code)
                .or(why.ruling)
                .unwrap_or_else(|| self.rules.edition.clause(why.code))
                .to_owned(),
            player: why.player,
            space: why.space.map(|s| self.rules.board.name_of(s)),
            needed: why.needed,
            have: why.have,
        }
    }
}

/// The clause of the event card that is being carried out, where it is the card that forbids.
fn card_clause<'g>(query: &Query<'g>, code: RefusalCode) -> Option<&'g str> {
    let cards = &query.rules.events.cards;
    let of_kind = |kind: fn(&Effect) -> bool| cards.iter().find(|c| kind(&c.effect));
    let card = match (code, query.s.frames.last()?) {
        (RefusalCode::WrongPlayer, Frame::Snow { .. }) => return Some("ruling.snow"),
        (
            RefusalCode::NoChoice
            | RefusalCode::WrongSpace
            | RefusalCode::WrongContract
            | RefusalCode::JamOnTruck,
            Frame::Event { card },
        )
        | (RefusalCode::WrongContract, Frame::AirFreight { card, .. }) => cards.get(card.index()),
        (RefusalCode::NoChoice, Frame::Partner { .. }) => {
            of_kind(|e| matches!(e, Effect::Partner { kind: PartnerMove::BySwitch, .. }))
        }
        (RefusalCode::NoChoice, Frame::Snow { .. }) => {
            of_kind(|e| matches!(e, Effect::Snow { .. }))
        }
        (RefusalCode::MustServe, Frame::Arrival(a))
            if !a.marks.must_serve() && query.player(a.seat).truck != query.s.jam =>
        {
            of_kind(|e| matches!(e, Effect::ToDestination))
        }
        _ => None,
    };
    query.rules.edition.card_clause(&card?.id)
}

fn seat_refusal(query: &Query, seat: Seat, action: Action) -> Why {
    let frame = query.s.frames.last().unwrap_or(Frame::Over);
    if let Action::Buy(size) | Action::Sell(size) = action {
        return trade(query, seat, action, size);
    }
    if query.awaited() & seat.bit() == 0 {
        if let Frame::Auction(auction) = frame {
            if auction.passed & seat.bit() != 0 {
                return RefusalCode::HasPassed.into();
            }
            if seat == query.s.current && auction.level == 0 {
                return match action {
                    Action::BuyNow => buy_now(query, seat, auction.slot),
                    _ => RefusalCode::AuctioneerWaits.into(),
                };
            }
            if auction.level > 0 && seat == auction.holder {
                return RefusalCode::OwnBid.into();
            }
        }
        return RefusalCode::NotYourTurn.into();
    }
    match (frame, action) {
        (Frame::Place { .. }, Action::Place(space)) => place(query, seat, space),
        // A hand may still lie face down, so nothing is said of it.
        (Frame::Place { .. }, _) => RefusalCode::NotNow.into(),
        (Frame::Drive { a, b, .. }, Action::Drive(path)) => drive(query, seat, path, a.max(b)),
        (Frame::CardMove { truck, steps, .. }, Action::Drive(path)) => {
            drive(query, truck, path, steps)
        }
        (Frame::Drive { .. } | Frame::CardMove { .. }, Action::Stay | Action::Decline) => {
            RefusalCode::MustDrive.into()
        }
        (Frame::Roadworks { .. }, Action::Roadworks(space)) => roadworks(query, space),
        (Frame::Roadworks { .. }, Action::LeaveRoadworks) => RefusalCode::SignMust.into(),
        (Frame::Event { .. }, Action::Roadworks(space)) => {
            Why::from(RefusalCode::WrongSpace).at(space)
        }
        (Frame::Event { .. }, Action::Jam(space)) => jam(query, space),
        (Frame::LoseCargo { .. }, Action::LoseCargo(space)) => {
            Why::from(RefusalCode::CargoSpace).at(space)
        }
        (Frame::Event { card }, Action::GoTo(space)) => {
            let ruling = match query.rules.effect(card) {
                Some(Effect::ToCity) => "ruling.route-planning",
                _ => "ruling.next-city",
            };
            Why::from(RefusalCode::WrongSpace).at(space).by(ruling)
        }
        (Frame::Event { card }, Action::Pick(_)) => match query.rules.effect(card) {
            Some(Effect::Rail { which: RailContract::Choice, .. }) => {
                Why::from(RefusalCode::WrongContract).by("ruling.bahn")
            }
            Some(Effect::Spoiled { .. }) => {
                Why::from(RefusalCode::WrongContract).by("ruling.ware-verdorben")
            }
            _ => RefusalCode::WrongContract.into(),
        },
        (Frame::AirFreight { .. }, Action::Pick(_)) => {
            Why::from(RefusalCode::WrongContract).by("ruling.luftfracht")
        }
        (Frame::Event { .. }, Action::Take(_)) => RefusalCode::EmptySlot.into(),
        (Frame::Event { .. } | Frame::Partner { .. }, Action::Decline) => {
            RefusalCode::NoChoice.into()
        }
        (Frame::Snow { .. }, Action::Decline | Action::Done) => RefusalCode::NoChoice.into(),
        (Frame::Partner { .. }, Action::Choose(_)) => RefusalCode::WrongPlayer.into(),
        (Frame::Snow { .. }, Action::Choose(_)) => {
            Why::from(RefusalCode::WrongPlayer).by("ruling.snow")
        }
        (_, Action::Load(contract)) => load(query, seat, frame, contract),
        (_, Action::Deliver(contract)) => deliver(query, seat, frame, contract),
        (_, Action::Auction(slot)) => auction(query, frame, slot),
        (_, Action::Take(slot)) => take(query, seat, slot),
        (Frame::Auction(auction), Action::Bid(level)) => {
            let lowest = query.lowest_bid(seat, &auction);
            if !(lowest..=5).contains(&level) {
                return Why { needed: Some(i32::from(lowest)), ..RefusalCode::BidTooLow.into() };
            }
            let amount = query.bid_amount(auction.slot, level).unwrap_or(0);
            Why::from(RefusalCode::BidOverCash).numbers(amount, query.player(seat).cash)
        }
        (Frame::Auction(auction), Action::BuyNow) => buy_now(query, seat, auction.slot),
        (Frame::Arrival(a), Action::Done) if a.marks.must_serve() || a.marks.must_deliver() => {
            RefusalCode::MustServe.into()
        }
        (_, Action::Motivation) => {
            if query.held(seat, query.rules.kinds.motivation).is_some() {
                RefusalCode::CardNotNow.into()
            } else {
                RefusalCode::NoSuchCard.into()
            }
        }
        (_, Action::Unload) => {
            if query.player(seat).lost == 0 {
                Why::from(RefusalCode::NotNow).by("ruling.lost-cargo")
            } else {
                RefusalCode::CargoStays.into()
            }
        }
        _ => RefusalCode::NotNow.into(),
    }
}

fn trade(query: &Query, seat: Seat, action: Action, size: Trailer) -> Why {
    let h = query.player(seat);
    let sells = query.switches().trailers_sell;
    let own = seat == query.s.current && query.trading_time();
    if sells == TrailersSell::NoTrailers {
        return RefusalCode::NoTrailers.into();
    }
    if let Action::Buy(_) = action {
        return if !own {
            RefusalCode::BuyOwnTurn.into()
        } else if query.s.supply(size) == 0 {
            RefusalCode::TrailersGone.into()
        } else {
            Why::from(RefusalCode::TooDear).numbers(size.price(), h.cash)
        };
    }
    if sells == TrailersSell::No {
        RefusalCode::NoSale.into()
    } else if h.trailers(size) == 0 {
        RefusalCode::NotOwned.into()
    } else if !query.selling_time(seat) {
        RefusalCode::SellOwnTurn.into()
    } else {
        let left = i32::from(h.capacity()) - i32::from(size.room());
        Why::from(RefusalCode::LoadTooBig).numbers(i32::from(h.load), left)
    }
}

fn place(query: &Query, seat: Seat, space: Space) -> Why {
    let board = &query.rules.board;
    if !board.all.has(space) {
        RefusalCode::NoSuchSpace.into()
    } else if query.switches().start_space == StartSpace::Road && board.is_city(space) {
        Why::from(RefusalCode::StartInCity).at(space)
    } else {
        debug_assert!(query.full_for(seat).has(space));
        Why::from(RefusalCode::SpaceFull).at(space)
    }
}

/// The first thing that is wrong with a way, step by step.
fn drive(query: &Query, truck: Seat, path: Path, most: u8) -> Why {
    let board = &query.rules.board;
    let signs = query.s.signs();
    let mut before = Space::NONE;
    let mut at = query.player(truck).truck;
    for next in path.spaces() {
        if !board.all.has(next) {
            return RefusalCode::NoSuchSpace.into();
        }
        if !board.neighbours[at.index()].contains(&next) {
            return Why::from(RefusalCode::NotConnected).at(next);
        }
        if next == before {
            return Why::from(RefusalCode::TurnsBack).at(next);
        }
        if signs.has(next) {
            let jammed = next == query.s.jam;
            let code = if jammed { RefusalCode::SpaceJammed } else { RefusalCode::SpaceClosed };
            return Why::from(code).at(next);
        }
        before = at;
        at = next;
    }
    if query.full_for(truck).has(at) {
        return Why::from(RefusalCode::SpaceFull).at(at);
    }
    if path.steps() > most {
        return Why::from(RefusalCode::WrongCount)
            .numbers(i32::from(path.steps()), i32::from(most));
    }
    let mut listed = false;
    query.visit(query.s.current, &mut |legal| {
        listed |= matches!(legal, Action::Drive(other) if other.end() == at);
        listed
    });
    if listed {
        return Why::from(RefusalCode::SameMove).at(at);
    }
    let full_count = matches!(query.s.frames.last(), Some(Frame::Drive { a, b, .. })
        if path.steps() == a || path.steps() == b);
    if full_count {
        return Why::from(RefusalCode::WrongCount)
            .numbers(i32::from(path.steps()), i32::from(most));
    }
    Why::from(RefusalCode::NoStopHere).at(at)
}

fn roadworks(query: &Query, space: Space) -> Why {
    let board = &query.rules.board;
    let code = if !board.all.has(space) {
        return RefusalCode::NoSuchSpace.into();
    } else if board.is_city(space) {
        RefusalCode::SignOnCity
    } else if query.s.occupied().has(space) {
        RefusalCode::SignOnTruck
    } else if space == query.s.roadworks {
        RefusalCode::SignStays
    } else if space == query.s.jam {
        RefusalCode::SignsShare
    } else {
        RefusalCode::SignSheltered
    };
    Why::from(code).at(space)
}

fn jam(query: &Query, space: Space) -> Why {
    if !query.rules.board.all.has(space) {
        RefusalCode::NoSuchSpace.into()
    } else if space == query.s.roadworks {
        Why::from(RefusalCode::SignsShare).at(space)
    } else if query.s.occupied().has(space) {
        Why::from(RefusalCode::JamOnTruck).at(space)
    } else {
        Why::from(RefusalCode::WrongSpace).at(space)
    }
}

fn load(query: &Query, seat: Seat, frame: Frame, contract: ContractId) -> Why {
    let h = query.player(seat);
    let Some(card) = query.rules.contract(contract) else {
        return RefusalCode::NotInHand.into();
    };
    if h.unstarted() & contract.bit() == 0 {
        return RefusalCode::NotInHand.into();
    }
    if card.from != h.truck {
        return Why::from(RefusalCode::NotInStartCity).at(card.from);
    }
    if matches!(frame, Frame::Arrival(a) if a.step < ArrivalStep::Stop) {
        return RefusalCode::NotNow.into();
    }
    let loading = matches!(frame, Frame::Turn(Phase::BeforeRoll))
        || matches!(frame, Frame::Arrival(a) if a.step == ArrivalStep::Stop);
    if !loading || h.taken & contract.bit() != 0 {
        return RefusalCode::NoLoadingNow.into();
    }
    if card.goods > h.room() {
        return Why::from(RefusalCode::NoRoom).numbers(i32::from(card.goods), i32::from(h.room()));
    }
    if card.goods > query.s.stock {
        return Why::from(RefusalCode::StockShort)
            .numbers(i32::from(card.goods), i32::from(query.s.stock));
    }
    RefusalCode::NoLoadingNow.into()
}

fn deliver(query: &Query, seat: Seat, _frame: Frame, contract: ContractId) -> Why {
    let h = query.player(seat);
    match query.rules.contract(contract) {
        Some(card) if h.road & contract.bit() != 0 => {
            if card.to == h.truck {
                RefusalCode::NotNow.into()
            } else {
                Why::from(RefusalCode::NotInDestination).at(card.to)
            }
        }
        _ => RefusalCode::NotOnRoad.into(),
    }
}

fn auction(query: &Query, frame: Frame, slot: u8) -> Why {
    match frame {
        Frame::Arrival(a) if query.may_auction(&a) && query.displayed(slot).is_none() => {
            RefusalCode::EmptySlot.into()
        }
        Frame::Arrival(a) if query.may_auction(&a) => RefusalCode::NotNow.into(),
        _ => RefusalCode::NoAuction.into(),
    }
}

fn take(query: &Query, seat: Seat, slot: u8) -> Why {
    let start = query.displayed(slot).and_then(|c| query.rules.contract(c)).map(|c| c.from);
    match start {
        _ if !query.takes() => RefusalCode::NotNow.into(),
        None => RefusalCode::EmptySlot.into(),
        Some(city) if city == query.player(seat).truck => RefusalCode::NotNow.into(),
        Some(city) => Why::from(RefusalCode::TakeElsewhere).at(city),
    }
}

fn buy_now(query: &Query, seat: Seat, slot: u8) -> Why {
    let open = query.switches().auction_order == AuctionOrder::OpenOutcry;
    if !open || query.switches().buy_now == YesNo::No || seat != query.s.current {
        return RefusalCode::NoBuyNow.into();
    }
    let amount = query.bid_amount(slot, 5).unwrap_or(0);
    Why::from(RefusalCode::BidOverCash).numbers(amount, query.player(seat).cash)
}
