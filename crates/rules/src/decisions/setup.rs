//! Setting up: the first player, placing the trucks, money, private and public contracts.

use super::{ChanceDecision, PlayerDecision, offer};
use crate::action::{Action, ContractId, Seat};
use crate::components::{DISPLAY, START_CASH};
use crate::explain::Reason;
use crate::frame::Frame;
use crate::game::{ChanceKind, Decision, Setup};
use crate::happening::{Happening, Purpose};
use crate::query::Query;
use crate::refusal::RefusalCode;
use crate::rules::Rules;
use crate::sets::{ContractSet, EventSet, SeatSet};
use crate::space::SpaceSet;
use crate::state::State;
use crate::switches::{FirstPlayer, Placed, StartSpace};
use crate::transition::{Progress, Transition};

/// The number of sides of a die.
pub(crate) const SIDES: usize = 6;

/// A table before its first decision. The set-up is known to fit the rules.
pub(crate) fn new_state(rules: &Rules, setup: &Setup) -> State {
    let switches = rules.switches();
    let players = setup.players;
    let mut state = State::new(players, setup.turn_limit.unwrap_or(0));
    state.unseen = ContractSet::first(rules.contracts.cards.len());
    state.events_unseen = EventSet::first(rules.events.cards.len());
    state.pile = switches.public_pile.of(players as usize);
    let place = Frame::PlaceTrucks(PlaceTrucks { left: players });
    let deal =
        Frame::DealContracts(DealContracts { left: players * switches.private_contracts.get() });
    let reveal = Frame::RevealDisplay(RevealDisplay { slot: 0 });
    let hand_out = Frame::HandOutCash(HandOutCash);
    // The step that comes first is pushed last.
    let steps = match switches.placed {
        Placed::BeforeDeal => [reveal, deal, hand_out, place],
        Placed::BeforeLooking | Placed::AfterLooking => [place, reveal, deal, hand_out],
    };
    state.frames.push(Frame::Turn(super::turn::Turn::BEGIN));
    for step in steps {
        state.frames.push(step);
    }
    match (switches.first_player, setup.first) {
        (FirstPlayer::HighestRoll, _) => {
            let rolling = state.everyone();
            let tied = SeatSet::EMPTY;
            state.frames.push(Frame::HighestRoll(HighestRoll { rolling, best: 0, tied }));
        }
        (FirstPlayer::Host, Some(seat)) => state.current = seat,
        (FirstPlayer::Host, None) | (FirstPlayer::Chance, _) => {
            state.frames.push(Frame::FindFirst(FindFirst));
        }
    }
    state
}

/// Chance picks the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FindFirst;

impl ChanceDecision for FindFirst {
    fn kind(&self, _: &Query) -> ChanceKind {
        ChanceKind::First
    }

    fn outcomes(&self, query: &Query) -> usize {
        query.s.players as usize
    }

    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        (n < self.outcomes(query)).then_some(Action::First(Seat(n as u8)))
    }

    fn accepts(&self, query: &Query, action: Action) -> bool {
        matches!(action, Action::First(seat) if seat.0 < query.s.players)
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        if let Action::First(seat) = action {
            game.begin_with(seat);
        }
    }
}

/// The highest roll begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HighestRoll {
    /// Players who have yet to roll.
    pub(crate) rolling: SeatSet,
    /// The highest roll so far.
    pub(crate) best: u8,
    /// The players who rolled it.
    pub(crate) tied: SeatSet,
}

impl HighestRoll {
    fn next(self) -> Seat {
        self.rolling.lowest().unwrap_or(Seat(0))
    }
}

impl ChanceDecision for HighestRoll {
    fn kind(&self, _: &Query) -> ChanceKind {
        ChanceKind::Dice { dice: 1, player: self.next() }
    }

    fn outcomes(&self, _: &Query) -> usize {
        SIDES
    }

    fn outcome(&self, _: &Query, n: usize) -> Option<Action> {
        (n < SIDES).then_some(Action::Dice(n as u8 + 1, 0))
    }

    fn accepts(&self, _: &Query, action: Action) -> bool {
        matches!(action, Action::Dice(1..=6, 0))
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Dice(die, _) = action else { return };
        let seat = self.next();
        game.emit(Happening::RolledForFirst { player: seat, die });
        let rolling = self.rolling.without(seat);
        let (best, tied) = match die.cmp(&self.best) {
            std::cmp::Ordering::Greater => (die, SeatSet::only(seat)),
            std::cmp::Ordering::Equal => (self.best, self.tied.with(seat)),
            std::cmp::Ordering::Less => (self.best, self.tied),
        };
        if !rolling.is_empty() {
            game.replace(Frame::HighestRoll(HighestRoll { rolling, best, tied }));
        } else if let Some(first) = tied.single() {
            game.begin_with(first);
        } else {
            let again = HighestRoll { rolling: tied, best: 0, tied: SeatSet::EMPTY };
            game.replace(Frame::HighestRoll(again));
        }
    }
}

/// The players place their trucks, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlaceTrucks {
    /// Trucks that are not placed yet.
    pub(crate) left: u8,
}

impl PlayerDecision for PlaceTrucks {
    fn awaited(&self, query: &Query) -> SeatSet {
        SeatSet::only(query.s.current)
    }

    fn decision(&self, _: &Query) -> Decision {
        Decision::Place
    }

    fn offer<F: FnMut(Action) -> bool>(&self, query: &Query, seat: Seat, f: &mut F) -> bool {
        if seat == query.s.current {
            for space in query.start_spaces(seat).iter() {
                offer!(f, Action::Place(space));
            }
        }
        false
    }

    fn accepts(&self, query: &Query, seat: Seat, action: Action) -> bool {
        matches!(action, Action::Place(space)
            if seat == query.s.current && query.start_spaces(seat).has(space))
    }

    fn apply(&self, game: &mut Transition, seat: Seat, action: Action) {
        let Action::Place(space) = action else { return };
        game.s.player_mut(seat).truck = space;
        game.emit(Happening::Placed { player: seat, space });
        game.s.current = game.s.left_of(seat);
        if self.left > 1 {
            game.replace(Frame::PlaceTrucks(PlaceTrucks { left: self.left - 1 }));
        } else {
            game.pop();
        }
    }

    fn explain(&self, query: &Query, _: Seat, action: Action) -> Reason {
        // The hand may still lie face down, so no reason may depend on it.
        let Action::Place(space) = action else { return RefusalCode::NotNow.into() };
        let board = &query.rules.board;
        if !board.all.has(space) {
            RefusalCode::NoSuchSpace.into()
        } else if query.switches().start_space == StartSpace::Road && board.is_city(space) {
            Reason::from(RefusalCode::StartInCity).at(space)
        } else {
            Reason::from(RefusalCode::SpaceFull).at(space)
        }
    }
}

/// The bank hands out the capital. Nobody decides anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HandOutCash;

impl HandOutCash {
    pub(crate) fn settle(game: &mut Transition) -> Progress {
        game.pop();
        for seat in game.s.seats() {
            game.receive(seat, START_CASH, Purpose::Capital);
        }
        Progress::Advanced
    }
}

/// Private contracts are dealt, one to each player in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DealContracts {
    /// Contracts that are still to be dealt.
    pub(crate) left: u8,
}

impl DealContracts {
    fn receiver(self, query: &Query) -> Seat {
        let all = query.s.players * query.switches().private_contracts.get();
        Seat((query.s.current.0 + all.saturating_sub(self.left)) % query.s.players.max(1))
    }
}

impl ChanceDecision for DealContracts {
    fn kind(&self, query: &Query) -> ChanceKind {
        ChanceKind::Deal { player: self.receiver(query) }
    }

    fn outcomes(&self, query: &Query) -> usize {
        query.s.unseen.len()
    }

    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        query.unseen_contract(n)
    }

    fn accepts(&self, query: &Query, action: Action) -> bool {
        query.is_unseen_contract(action)
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Contract(contract) = action else { return };
        let receiver = self.receiver(&game.query());
        game.deal(receiver, contract);
        if self.left > 1 {
            game.replace(Frame::DealContracts(DealContracts { left: self.left - 1 }));
        } else {
            game.pop();
        }
    }
}

/// The first public contracts are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RevealDisplay {
    /// The place that is filled next.
    pub(crate) slot: u8,
}

impl ChanceDecision for RevealDisplay {
    fn kind(&self, _: &Query) -> ChanceKind {
        ChanceKind::Reveal { slot: self.slot }
    }

    fn outcomes(&self, query: &Query) -> usize {
        query.s.unseen.len()
    }

    fn outcome(&self, query: &Query, n: usize) -> Option<Action> {
        query.unseen_contract(n)
    }

    fn accepts(&self, query: &Query, action: Action) -> bool {
        query.is_unseen_contract(action)
    }

    fn apply(&self, game: &mut Transition, action: Action) {
        let Action::Contract(contract) = action else { return };
        game.reveal(self.slot, contract);
        if (self.slot as usize) + 1 < DISPLAY {
            game.replace(Frame::RevealDisplay(RevealDisplay { slot: self.slot + 1 }));
        } else {
            game.pop();
        }
    }
}

impl Query<'_> {
    /// The spaces on which a truck may be placed at the start.
    fn start_spaces(&self, seat: Seat) -> SpaceSet {
        let board = &self.rules.board;
        let open = match self.switches().start_space {
            StartSpace::Road => board.all.without(board.city_set),
            StartSpace::Any => board.all,
        };
        open.without(self.full_for(seat))
    }

    /// Whether the trucks are yet to be placed before anyone may look at the contracts dealt.
    pub(crate) fn hands_face_down(&self) -> bool {
        self.switches().placed == Placed::BeforeLooking
            && self.s.frames.as_slice().iter().any(|f| matches!(f, Frame::PlaceTrucks(_)))
    }

    /// One of the contracts that nobody has seen, counted from zero, as an outcome of chance.
    #[inline]
    pub(crate) fn unseen_contract(&self, n: usize) -> Option<Action> {
        self.s.unseen.nth(n).map(Action::Contract)
    }

    /// Whether an outcome of chance is a contract that nobody has seen.
    #[inline]
    pub(crate) fn is_unseen_contract(&self, action: Action) -> bool {
        matches!(action, Action::Contract(contract) if self.s.unseen.contains(contract))
    }
}

impl Transition<'_> {
    fn begin_with(&mut self, seat: Seat) {
        self.s.current = seat;
        self.emit(Happening::First { player: seat });
        self.pop();
    }

    /// Deals an unseen contract to a player.
    pub(crate) fn deal(&mut self, seat: Seat, contract: ContractId) {
        self.s.unseen.remove(contract);
        self.s.player_mut(seat).hand.insert(contract);
        let seen = !self.query().hands_face_down();
        self.emit(Happening::Dealt { player: seat, contract: seen.then_some(contract) });
    }
}
