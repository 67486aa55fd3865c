//! Saying why an action was refused.

use crate::action::{Action, Actor, ContractId, Seat, Trailer, Way};
use crate::events::{Effect, PartnerMove, RailContract};
use crate::frame::{ArrivalStep, Frame, Phase};
use crate::game::Game;
use crate::look::Look;
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
        let look = self.look();
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
                    seat_refusal(&look, seat, action)
                };
                Why { player: Some(seat), ..why }
            }
        };
        Refusal {
            code: why.code,
            clause: card_clause(&look, why.code)
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
fn card_clause<'g>(look: &Look<'g>, code: RefusalCode) -> Option<&'g str> {
    let cards = &look.rules.events.cards;
    let of_kind = |kind: fn(&Effect) -> bool| cards.iter().find(|c| kind(&c.effect));
    let card = match (code, look.s.frames.last()?) {
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
            if !a.marks.must_serve() && look.haulier(a.seat).truck != look.s.jam =>
        {
            of_kind(|e| matches!(e, Effect::ToDestination))
        }
        _ => None,
    };
    look.rules.edition.card_clause(&card?.id)
}

fn seat_refusal(look: &Look, seat: Seat, action: Action) -> Why {
    let frame = look.s.frames.last().unwrap_or(Frame::Over);
    if let Action::Buy(size) | Action::Sell(size) = action {
        return trade(look, seat, action, size);
    }
    if look.awaited() & seat.bit() == 0 {
        if let Frame::Auction(auction) = frame {
            if auction.passed & seat.bit() != 0 {
                return RefusalCode::HasPassed.into();
            }
            if seat == look.s.current && auction.level == 0 {
                return match action {
                    Action::BuyNow => buy_now(look, seat, auction.slot),
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
        (Frame::Place { .. }, Action::Place(space)) => place(look, seat, space),
        // A hand may still lie face down, so nothing is said of it.
        (Frame::Place { .. }, _) => RefusalCode::NotNow.into(),
        (Frame::Drive { a, b, .. }, Action::Drive(way)) => drive(look, seat, way, a.max(b)),
        (Frame::CardMove { truck, steps, .. }, Action::Drive(way)) => {
            drive(look, truck, way, steps)
        }
        (Frame::Drive { .. } | Frame::CardMove { .. }, Action::Stay | Action::Decline) => {
            RefusalCode::MustDrive.into()
        }
        (Frame::Roadworks { .. }, Action::Roadworks(space)) => roadworks(look, space),
        (Frame::Roadworks { .. }, Action::LeaveRoadworks) => RefusalCode::SignMust.into(),
        (Frame::Event { .. }, Action::Roadworks(space)) => {
            Why::from(RefusalCode::WrongSpace).at(space)
        }
        (Frame::Event { .. }, Action::Jam(space)) => jam(look, space),
        (Frame::LoseCargo { .. }, Action::LoseCargo(space)) => {
            Why::from(RefusalCode::CargoSpace).at(space)
        }
        (Frame::Event { card }, Action::GoTo(space)) => {
            let ruling = match look.rules.effect(card) {
                Some(Effect::ToCity) => "ruling.route-planning",
                _ => "ruling.next-city",
            };
            Why::from(RefusalCode::WrongSpace).at(space).by(ruling)
        }
        (Frame::Event { card }, Action::Pick(_)) => match look.rules.effect(card) {
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
        (_, Action::Load(contract)) => load(look, seat, frame, contract),
        (_, Action::Deliver(contract)) => deliver(look, seat, frame, contract),
        (_, Action::Auction(slot)) => auction(look, frame, slot),
        (_, Action::Take(slot)) => take(look, seat, slot),
        (Frame::Auction(auction), Action::Bid(level)) => {
            let lowest = look.lowest_bid(seat, &auction);
            if !(lowest..=5).contains(&level) {
                return Why { needed: Some(i32::from(lowest)), ..RefusalCode::BidTooLow.into() };
            }
            let amount = look.bid_amount(auction.slot, level).unwrap_or(0);
            Why::from(RefusalCode::BidOverCash).numbers(amount, look.haulier(seat).cash)
        }
        (Frame::Auction(auction), Action::BuyNow) => buy_now(look, seat, auction.slot),
        (Frame::Arrival(a), Action::Done) if a.marks.must_serve() || a.marks.must_deliver() => {
            RefusalCode::MustServe.into()
        }
        (_, Action::Motivation) => {
            if look.held(seat, look.rules.kinds.motivation).is_some() {
                RefusalCode::CardNotNow.into()
            } else {
                RefusalCode::NoSuchCard.into()
            }
        }
        (_, Action::Unload) => {
            if look.haulier(seat).lost == 0 {
                Why::from(RefusalCode::NotNow).by("ruling.lost-cargo")
            } else {
                RefusalCode::CargoStays.into()
            }
        }
        _ => RefusalCode::NotNow.into(),
    }
}

fn trade(look: &Look, seat: Seat, action: Action, size: Trailer) -> Why {
    let h = look.haulier(seat);
    let sells = look.switches().trailers_sell;
    let own = seat == look.s.current && look.trading_time();
    if sells == TrailersSell::NoTrailers {
        return RefusalCode::NoTrailers.into();
    }
    if let Action::Buy(_) = action {
        return if !own {
            RefusalCode::BuyOwnTurn.into()
        } else if look.s.supply(size) == 0 {
            RefusalCode::TrailersGone.into()
        } else {
            Why::from(RefusalCode::TooDear).numbers(size.price(), h.cash)
        };
    }
    if sells == TrailersSell::No {
        RefusalCode::NoSale.into()
    } else if h.trailers(size) == 0 {
        RefusalCode::NotOwned.into()
    } else if !look.selling_time(seat) {
        RefusalCode::SellOwnTurn.into()
    } else {
        let left = i32::from(h.capacity()) - i32::from(size.room());
        Why::from(RefusalCode::LoadTooBig).numbers(i32::from(h.load), left)
    }
}

fn place(look: &Look, seat: Seat, space: Space) -> Why {
    let board = &look.rules.board;
    if !board.all.has(space) {
        RefusalCode::NoSuchSpace.into()
    } else if look.switches().start_space == StartSpace::Road && board.is_city(space) {
        Why::from(RefusalCode::StartInCity).at(space)
    } else {
        debug_assert!(look.full_for(seat).has(space));
        Why::from(RefusalCode::SpaceFull).at(space)
    }
}

/// The first thing that is wrong with a way, step by step.
fn drive(look: &Look, truck: Seat, way: Way, most: u8) -> Why {
    let board = &look.rules.board;
    let signs = look.s.signs();
    let mut before = Space::NONE;
    let mut at = look.haulier(truck).truck;
    for next in way.spaces() {
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
            let jammed = next == look.s.jam;
            let code = if jammed { RefusalCode::SpaceJammed } else { RefusalCode::SpaceClosed };
            return Why::from(code).at(next);
        }
        before = at;
        at = next;
    }
    if look.full_for(truck).has(at) {
        return Why::from(RefusalCode::SpaceFull).at(at);
    }
    if way.steps() > most {
        return Why::from(RefusalCode::WrongCount).numbers(i32::from(way.steps()), i32::from(most));
    }
    let mut listed = false;
    look.visit(look.s.current, &mut |legal| {
        listed |= matches!(legal, Action::Drive(other) if other.end() == at);
        listed
    });
    if listed {
        return Why::from(RefusalCode::SameMove).at(at);
    }
    let full_count = matches!(look.s.frames.last(), Some(Frame::Drive { a, b, .. })
        if way.steps() == a || way.steps() == b);
    if full_count {
        return Why::from(RefusalCode::WrongCount).numbers(i32::from(way.steps()), i32::from(most));
    }
    Why::from(RefusalCode::NoStopHere).at(at)
}

fn roadworks(look: &Look, space: Space) -> Why {
    let board = &look.rules.board;
    let code = if !board.all.has(space) {
        return RefusalCode::NoSuchSpace.into();
    } else if board.is_city(space) {
        RefusalCode::SignOnCity
    } else if look.s.occupied().has(space) {
        RefusalCode::SignOnTruck
    } else if space == look.s.roadworks {
        RefusalCode::SignStays
    } else if space == look.s.jam {
        RefusalCode::SignsShare
    } else {
        RefusalCode::SignSheltered
    };
    Why::from(code).at(space)
}

fn jam(look: &Look, space: Space) -> Why {
    if !look.rules.board.all.has(space) {
        RefusalCode::NoSuchSpace.into()
    } else if space == look.s.roadworks {
        Why::from(RefusalCode::SignsShare).at(space)
    } else if look.s.occupied().has(space) {
        Why::from(RefusalCode::JamOnTruck).at(space)
    } else {
        Why::from(RefusalCode::WrongSpace).at(space)
    }
}

fn load(look: &Look, seat: Seat, frame: Frame, contract: ContractId) -> Why {
    let h = look.haulier(seat);
    let Some(card) = look.rules.contract(contract) else {
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
    if card.goods > look.s.stock {
        return Why::from(RefusalCode::StockShort)
            .numbers(i32::from(card.goods), i32::from(look.s.stock));
    }
    RefusalCode::NoLoadingNow.into()
}

fn deliver(look: &Look, seat: Seat, _frame: Frame, contract: ContractId) -> Why {
    let h = look.haulier(seat);
    match look.rules.contract(contract) {
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

fn auction(look: &Look, frame: Frame, slot: u8) -> Why {
    match frame {
        Frame::Arrival(a) if look.may_auction(&a) && look.displayed(slot).is_none() => {
            RefusalCode::EmptySlot.into()
        }
        Frame::Arrival(a) if look.may_auction(&a) => RefusalCode::NotNow.into(),
        _ => RefusalCode::NoAuction.into(),
    }
}

fn take(look: &Look, seat: Seat, slot: u8) -> Why {
    let start = look.displayed(slot).and_then(|c| look.rules.contract(c)).map(|c| c.from);
    match start {
        _ if !look.takes() => RefusalCode::NotNow.into(),
        None => RefusalCode::EmptySlot.into(),
        Some(city) if city == look.haulier(seat).truck => RefusalCode::NotNow.into(),
        Some(city) => Why::from(RefusalCode::TakeElsewhere).at(city),
    }
}

fn buy_now(look: &Look, seat: Seat, slot: u8) -> Why {
    let open = look.switches().auction_order == AuctionOrder::OpenOutcry;
    if !open || look.switches().buy_now == YesNo::No || seat != look.s.current {
        return RefusalCode::NoBuyNow.into();
    }
    let amount = look.bid_amount(slot, 5).unwrap_or(0);
    Why::from(RefusalCode::BidOverCash).numbers(amount, look.haulier(seat).cash)
}
