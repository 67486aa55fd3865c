//! The state of a game: small, flat, copied as plain memory.

use crate::action::{ContractId, EventId, Seat, Trailer};
use crate::components::{DISPLAY, GOODS, MAX_PLAYERS, TRUCK_ROOM};
use crate::frame::{Frame, MAX_FRAMES};
use crate::happening::Ending;
use crate::space::{Bits, Space, SpaceSet};

/// Cities that a truck remembers having driven through. Five other trucks and the jam can fill
/// six of them at most, so the seventh is always free; one more for a sign on the way.
pub(crate) const REMEMBERED: usize = 8;

/// Debts that can lie on the table at once.
pub(crate) const MAX_DEBTS: usize = 16;

/// One player's trucks, cards and money.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// Contracts in the hand, one bit each.
    pub(crate) hand: u64,
    /// Contracts on the road: face up, goods loaded.
    pub(crate) road: u64,
    /// Contracts face up whose goods were stolen.
    pub(crate) open: u64,
    /// Event cards in front of the player.
    pub(crate) front: u64,
    /// Contracts taken into the hand at the present stop, to be loaded on a later visit.
    pub(crate) taken: u64,
    pub(crate) cash: i32,
    pub(crate) truck: Space,
    /// The space from which the truck came; kept only where a card may ask for it.
    pub(crate) back: Space,
    /// The city last loaded in.
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
        hand: 0,
        road: 0,
        open: 0,
        front: 0,
        taken: 0,
        cash: 0,
        truck: Space::NONE,
        back: Space::NONE,
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
    pub(crate) const fn unstarted(&self) -> u64 {
        self.hand | self.open
    }

    #[inline]
    pub(crate) const fn without_contracts(&self) -> bool {
        self.hand | self.road | self.open == 0
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

/// A short list without heap; what does not fit is dropped, which callers rule out beforehand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct List<T: Copy, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    pub(crate) const fn new(fill: T) -> Self {
        List { items: [fill; N], len: 0 }
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..self.len as usize).unwrap_or(&[])
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.items.get_mut(..self.len as usize).unwrap_or(&mut [])
    }

    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        debug_assert!((self.len as usize) < N, "list is full");
        if let Some(slot) = self.items.get_mut(self.len as usize) {
            *slot = item;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        let item = self.items.get(last as usize).copied();
        self.len = last;
        item
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<T> {
        self.items.get((self.len as usize).wrapping_sub(1)).copied()
    }

    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut((self.len as usize).wrapping_sub(1))
    }

    /// Lets the last two items change places.
    pub(crate) fn swap_last(&mut self) {
        if let [.., a, b] = self.items.get_mut(..self.len as usize).unwrap_or(&mut []) {
            std::mem::swap(a, b);
        }
    }

    /// Takes out the item at a place; those behind move up.
    pub(crate) fn remove(&mut self, at: usize) -> Option<T> {
        let item = self.as_slice().get(at).copied()?;
        self.items.copy_within(at + 1..self.len as usize, at);
        self.pop();
        Some(item)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == N
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

/// What has already happened in the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TurnMarks {
    /// Dice were rolled.
    pub(crate) rolled: bool,
    /// Something was loaded or delivered.
    pub(crate) served: bool,
    /// The turn ends as soon as what is under way is done.
    pub(crate) over: bool,
    /// The player has just said that he is done.
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

/// A card that lies in front of a player for a certain time, with its player.
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
    pub(crate) frames: List<Frame, MAX_FRAMES>,
    /// Contracts in the pile and the box, which nobody has seen.
    pub(crate) unseen: u64,
    pub(crate) events_unseen: u64,
    /// Used event cards that wait for a new shuffle.
    pub(crate) events_used: u64,
    /// Used event cards under the deck, in order.
    pub(crate) events_under: List<u8, 64>,
    pub(crate) lost_cargo: SpaceSet,
    /// Contracts on the road in the order in which they were loaded.
    pub(crate) load_order: List<u8, { GOODS as usize }>,
    pub(crate) debts: List<Debt, MAX_DEBTS>,
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
    pub(crate) marks: TurnMarks,
    pub(crate) ending: Option<Ending>,
}

impl State {
    pub(crate) fn new(players: u8, turn_limit: u32) -> State {
        State {
            all_players: [Player::NEW; MAX_PLAYERS],
            frames: List::new(Frame::Over),
            unseen: 0,
            events_unseen: 0,
            events_used: 0,
            events_under: List::new(0),
            lost_cargo: SpaceSet::EMPTY,
            load_order: List::new(0),
            debts: List::new(Debt { player: Seat::NONE, card: EventId(0) }),
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
            marks: TurnMarks::default(),
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
    pub(crate) const fn everyone(&self) -> u8 {
        ((1u16 << self.players) - 1) as u8
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
    pub(crate) const fn boxed(&self) -> u32 {
        self.unseen.count_ones().saturating_sub(self.pile as u32)
    }

    /// Must the game end?
    #[inline]
    pub(crate) fn finished(&self) -> bool {
        self.pile == 0
            && self.display_empty()
            && self.seats().any(|s| self.player(s).without_contracts())
    }
}

/// The contracts of a set.
pub(crate) fn contracts(set: u64) -> impl Iterator<Item = ContractId> {
    Bits(set).map(ContractId)
}

/// The event cards of a set.
pub(crate) fn cards(set: u64) -> impl Iterator<Item = EventId> {
    Bits(set).map(EventId)
}
