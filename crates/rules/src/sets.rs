//! Sets of contracts, event cards, seats and places of the display: one bit for each member.
//!
//! Each has a type of its own, so that a set of contracts is never taken for a set of cards.

use serde::{Deserialize, Serialize};

use crate::action::{ContractId, EventId, Seat};
use crate::components::MAX_PLAYERS;

/// Positions of the set bits of a word, ascending.
#[derive(Clone, Debug)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

macro_rules! set {
    ($(#[$doc:meta])* $set:ident, $word:ty, $member:ident, $new:expr, $number:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($word);

        impl $set {
            /// The set without members.
            pub const EMPTY: $set = $set(0);

            /// The set with one member; empty if the member is out of range.
            #[inline]
            pub const fn only(member: $member) -> $set {
                let number: u32 = $number(member);
                if number < <$word>::BITS { $set(1 << number) } else { $set(0) }
            }

            /// The set of the first `n` members.
            #[inline]
            pub const fn first(n: usize) -> $set {
                if n >= <$word>::BITS as usize { $set(<$word>::MAX) } else { $set((1 << n) - 1) }
            }

            /// Whether a member is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & $set::only(member).0 != 0
            }

            /// Whether the set has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= $set::only(member).0;
            }

            /// Removes a member.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !$set::only(member).0;
            }

            /// The set with a member added.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $member) -> $set {
                $set(self.0 | $set::only(member).0)
            }

            /// The set with a member removed.
            #[inline]
            #[must_use]
            pub const fn without(self, member: $member) -> $set {
                $set(self.0 & !$set::only(member).0)
            }

            /// Whether the two sets share a member.
            #[inline]
            pub const fn intersects(self, other: $set) -> bool {
                self.0 & other.0 != 0
            }

            /// The member with the lowest number.
            #[inline]
            pub fn lowest(self) -> Option<$member> {
                self.iter().next()
            }

            /// The only member; none where the set has no or several members.
            #[inline]
            pub fn single(self) -> Option<$member> {
                if self.0.is_power_of_two() { self.lowest() } else { None }
            }

            /// The member at a place, counted from zero in ascending order.
            #[inline]
            pub fn nth(self, n: usize) -> Option<$member> {
                self.iter().nth(n)
            }

            /// The members in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> + Clone + use<> {
                Bits(self.0.into()).map($new)
            }

            /// The bits behind the set, for fingerprints.
            #[inline]
            #[allow(dead_code, reason = "the display of a fingerprint is a list, not a set")]
            pub(crate) const fn bits(self) -> $word {
                self.0
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;

            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;

            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = $set;

            /// The members of the first set that are not in the second.
            #[inline]
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                members.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(Bits(self.0.into())).finish()
            }
        }
    };
}

set!(
    /// A set of contracts.
    ContractSet,
    u64,
    ContractId,
    ContractId,
    number_of_contract
);
set!(
    /// A set of event cards.
    EventSet,
    u64,
    EventId,
    EventId,
    number_of_event
);
set!(
    /// A set of seats. In JSON it is a list of seat numbers.
    SeatSet,
    u8,
    Seat,
    Seat,
    number_of_seat
);
set!(
    /// A set of places of the display.
    SlotSet,
    u8,
    u8,
    std::convert::identity,
    number_of_slot
);

const fn number_of_contract(contract: ContractId) -> u32 {
    contract.0 as u32
}

const fn number_of_event(card: EventId) -> u32 {
    card.0 as u32
}

const fn number_of_seat(seat: Seat) -> u32 {
    seat.0 as u32
}

const fn number_of_slot(slot: u8) -> u32 {
    slot as u32
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_PLAYERS) {
            let found = serde::de::Unexpected::Unsigned(seat.0.into());
            return Err(serde::de::Error::invalid_value(found, &"a seat from 0 to 5"));
        }
        Ok(seats.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_out_of_range_is_in_no_set() {
        assert!(SeatSet::only(Seat(9)).is_empty());
        assert!(!SeatSet::first(6).contains(Seat(9)));
        assert!(!ContractSet::first(64).contains(ContractId::NONE));
        let mut all = EventSet::first(28);
        all.remove(EventId(200));
        assert_eq!(all.len(), 28);
    }

    #[test]
    fn members_come_in_ascending_order() {
        let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!((set.lowest(), set.single(), set.nth(1)), (Some(Seat(1)), None, Some(Seat(4))));
        assert_eq!((set - SeatSet::only(Seat(1))).single(), Some(Seat(4)));
    }

    #[test]
    fn seats_are_a_list_in_json() {
        let set: SeatSet = [Seat(0), Seat(5)].into_iter().collect();
        let json = serde_json::to_string(&set).expect("a list");
        assert_eq!(json, "[0,5]");
        assert_eq!(serde_json::from_str::<SeatSet>(&json).expect("seats"), set);
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
    }
}
