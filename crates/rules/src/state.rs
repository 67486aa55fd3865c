//! The state of a game: small, flat, copied as plain memory.

use crate::action::{ContractId, EventId, Seat, Trailer};
use crate::components::{DISPLAY, GOODS, MAX_PLAYERS, TRUCK_ROOM};
use crate::fixed_list::FixedList;
use crate::frame::{Frame, MAX_FRAMES};
use crate::happening::Ending;
use crate::sets::{ContractSet, EventSet, SeatSet};
use crate::space::{Space, SpaceSet};

/// Cities that a truck remembers having driven through. Five other trucks and the jam can fill
/// six of them at most, so the seventh is always free; one more for a sign on the way.
pub(crate) const REMEMBERED: usize = 8;

/// Debts that can lie on the table at once.
pub(crate) const MAX_DEBTS: usize = 16;

/// One player's truck, cards and money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Contracts in the hand.
    pub(crate) hand: ContractSet,
    /// Contracts on the road: face up, goods loaded.
    pub(crate) road: ContractSet,
    /// Contracts face up whose goods were stolen.
    pub(crate) stolen: ContractSet,
    /// Event cards in front of the player.
    pub(crate) cards: EventSet,
    /// Contracts taken into the hand at the present stop, to be loaded on a later visit.
    pub(crate) taken: ContractSet,
    pub(crate) cash: i32,
    pub(crate) truck: Space,
    /// The space from which the truck came. Recorded only where a card may ask for it.
    pub(crate) came_from: Space,
    /// The city of the latest loading.
    pub(crate) last_loading: Space,
    pub(crate) small: u8,
    pub(crate) large: u8,
    /// All goods on truck and trailers, lost cubes included.
    pub(crate) load: u8,
    /// Lost cubes among the load.
    pub(crate) lost: u8,
    /// Turns to be missed.
    pub(crate) missed: u8,
    /// A contract was served in this city and the truck has not moved since.
    pub(crate) served_here: bool,
    /// Cities driven through, the latest first; kept only where a card may ask for it.
    pub(crate) cities: [Space; REMEMBERED],
}

impl Player {
    const NEW: Player = Player {
        hand: ContractSet::EMPTY,
        road: ContractSet::EMPTY,
        stolen: ContractSet::EMPTY,
        cards: EventSet::EMPTY,
        taken: ContractSet::EMPTY,
        cash: 0,
        truck: Space::NONE,
        came_from: Space::NONE,
        last_loading: Space::NONE,
        small: 0,
        large: 0,
        load: 0,
        lost: 0,
        missed: 0,
        served_here: false,
        cities: [Space::NONE; REMEMBERED],
    };

    /// A player whose truck stands on a space.
    pub(crate) const fn at(truck: Space) -> Player {
        Player { truck, ..Player::NEW }
    }

    /// Room for goods on truck and trailers.
    #[inline]
    pub(crate) const fn capacity(&self) -> u8 {
        TRUCK_ROOM + self.small * Trailer::Small.room() + self.large * Trailer::Large.room()
    }

    #[inline]
    pub(crate) const fn room(&self) -> u8 {
        self.capacity().saturating_sub(self.load)
    }

    /// Contracts that are not started.
    #[inline]
    pub(crate) fn unstarted(&self) -> ContractSet {
        self.hand | self.stolen
    }

    /// All contracts of the player.
    #[inline]
    pub(crate) fn contracts(&self) -> ContractSet {
        self.hand | self.road | self.stolen
    }

    #[inline]
    pub(crate) const fn has_trailers(&self) -> bool {
        self.small | self.large != 0
    }

    #[inline]
    pub(crate) const fn trailers(&self, size: Trailer) -> u8 {
        match size {
            Trailer::Small => self.small,
            Trailer::Large => self.large,
        }
    }

    pub(crate) const fn trailers_mut(&mut self, size: Trailer) -> &mut u8 {
        match size {
            Trailer::Small => &mut self.small,
            Trailer::Large => &mut self.large,
        }
    }

    /// Remembers a city that the truck came through.
    pub(crate) fn remember(&mut self, city: Space) {
        let mut earlier = city;
        for known in &mut self.cities {
            std::mem::swap(known, &mut earlier);
            if earlier == city {
                break;
            }
        }
    }
}

/// Facts about the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TurnFlags {
    /// Dice were rolled.
    pub(crate) rolled: bool,
    /// A contract was loaded.
    pub(crate) loaded: bool,
    /// A contract was delivered.
    pub(crate) delivered: bool,
    /// The turn ends as soon as the open frames are done.
    pub(crate) over: bool,
    /// The player has just ended a stop.
    pub(crate) done: bool,
    /// A public contract was put up for auction.
    pub(crate) auctioned: bool,
    /// Only the smaller of two dice counts.
    pub(crate) flat_tyre: bool,
}

/// A debt: who owes for which card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Debt {
    pub(crate) player: Seat,
    pub(crate) card: EventId,
}

/// A card that lies in front of a player for a certain time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Timed {
    pub(crate) owner: Seat,
    pub(crate) card: EventId,
    /// The turn in which it was drawn.
    pub(crate) since: u32,
}

/// Everything that changes in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) all_players: [Player; MAX_PLAYERS],
    pub(crate) frames: FixedList<Frame, MAX_FRAMES>,
    /// Contracts in the pile and the box, which nobody has seen.
    pub(crate) unseen: ContractSet,
    pub(crate) events_unseen: EventSet,
    /// Used event cards that wait for a new shuffle.
    pub(crate) events_used: EventSet,
    /// Used event cards under the deck, in order.
    pub(crate) events_under: FixedList<u8, 64>,
    pub(crate) lost_cargo: SpaceSet,
    /// Contracts on the road in the order in which they were loaded.
    pub(crate) load_order: FixedList<u8, { GOODS as usize }>,
    pub(crate) debts: FixedList<Debt, MAX_DEBTS>,
    pub(crate) jam_card: Option<Timed>,
    pub(crate) cloudburst: Option<Timed>,
    pub(crate) turn: u32,
    pub(crate) turn_limit: u32,
    pub(crate) display: [ContractId; DISPLAY],
    pub(crate) pile: u8,
    pub(crate) stock: u8,
    pub(crate) roadworks: Space,
    pub(crate) jam: Space,
    pub(crate) players: u8,
    pub(crate) current: Seat,
    pub(crate) flags: TurnFlags,
    pub(crate) ending: Option<Ending>,
}

impl State {
    pub(crate) fn new(players: u8, turn_limit: u32) -> State {
        State {
            all_players: [Player::NEW; MAX_PLAYERS],
            frames: FixedList::new(Frame::Over),
            unseen: ContractSet::EMPTY,
            events_unseen: EventSet::EMPTY,
            events_used: EventSet::EMPTY,
            events_under: FixedList::new(0),
            lost_cargo: SpaceSet::EMPTY,
            load_order: FixedList::new(0),
            debts: FixedList::new(Debt { player: Seat::NONE, card: EventId(0) }),
            jam_card: None,
            cloudburst: None,
            turn: 0,
            turn_limit,
            display: [ContractId::NONE; DISPLAY],
            pile: 0,
            stock: GOODS,
            roadworks: Space::NONE,
            jam: Space::NONE,
            players,
            current: Seat(0),
            flags: TurnFlags::default(),
            ending: None,
        }
    }

    /// The players who take part.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// The set of all players.
    #[inline]
    pub(crate) const fn everyone(&self) -> SeatSet {
        SeatSet::first(self.players as usize)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.all_players[seat.index().min(MAX_PLAYERS - 1)]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.all_players[seat.index().min(MAX_PLAYERS - 1)]
    }

    /// The player on the left, who comes next.
    #[inline]
    pub(crate) const fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next >= self.players { 0 } else { next })
    }

    /// The player on the right.
    pub(crate) const fn right_of(&self, seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { self.players.saturating_sub(1) } else { seat.0 - 1 })
    }

    /// The spaces that a sign closes.
    #[inline]
    pub(crate) fn signs(&self) -> SpaceSet {
        let mut signs = SpaceSet::EMPTY;
        if self.roadworks != Space::NONE {
            signs.insert(self.roadworks);
        }
        if self.jam != Space::NONE {
            signs.insert(self.jam);
        }
        signs
    }

    /// The spaces on which trucks stand.
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.seats().filter_map(|s| self.player(s).truck.on_board()).collect()
    }

    /// Trailers of a size that can still be bought.
    #[inline]
    pub(crate) fn supply(&self, size: Trailer) -> u8 {
        let owned: u8 = self.all_players.iter().map(|h| h.trailers(size)).sum();
        crate::components::TRAILERS_EACH.saturating_sub(owned)
    }

    #[inline]
    pub(crate) fn display_empty(&self) -> bool {
        self.display == [ContractId::NONE; DISPLAY]
    }

    /// Contracts that were put back into the box and never dealt.
    pub(crate) const fn boxed(&self) -> usize {
        self.unseen.len().saturating_sub(self.pile as usize)
    }

    /// Whether the condition for the end of the game holds.
    #[inline]
    pub(crate) fn finished(&self) -> bool {
        self.pile == 0
            && self.display_empty()
            && self.seats().any(|s| self.player(s).contracts().is_empty())
    }
}
