//! A path: the spaces that a truck drives over in one move.

use bitflags::bitflags;
use serde::{Deserialize, Serialize};

use crate::space::Space;

/// The longest move there is: a six.
pub const MAX_STEPS: usize = 6;

bitflags! {
    /// What a move says beside its spaces.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct PathFlags: u8 {
        /// The move uses up the whole count.
        const EXACT = 1;
        /// The move uses a one, so that the roadworks sign moves.
        const ONE = 2;
        /// The move stops early in a contract city that must then be served.
        const EARLY = 4;
    }
}

/// A way that a truck drives, space by space, without the space it leaves.
///
/// Six spaces, the number of steps and some flags make eight bytes, so that paths are compared and
/// copied as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "PathJson"))]
pub struct Path([u8; 8]);

/// The byte with the number of steps.
const STEPS: usize = MAX_STEPS;
/// The byte with the flags.
const FLAGS: usize = MAX_STEPS + 1;

impl Path {
    /// A path over the given spaces; none if there are none or more than six.
    pub fn new(spaces: &[Space], exact: bool, one: bool, early: bool) -> Option<Path> {
        if spaces.is_empty() || spaces.len() > MAX_STEPS {
            return None;
        }
        let mut path = Path([0; 8]);
        for (to, from) in path.0.iter_mut().zip(spaces) {
            *to = from.0;
        }
        path.0[STEPS] = spaces.len() as u8;
        let mut flags = PathFlags::empty();
        flags.set(PathFlags::EXACT, exact);
        flags.set(PathFlags::ONE, one);
        flags.set(PathFlags::EARLY, early);
        Some(path.with_flags(flags))
    }

    /// The same spaces with other flags.
    #[inline]
    pub(crate) const fn with_flags(mut self, flags: PathFlags) -> Path {
        self.0[FLAGS] = flags.bits();
        self
    }

    /// The space that is entered with a step, counted from one.
    #[inline]
    pub(crate) const fn step(&self, count: u8) -> Space {
        Space(self.0[(count.wrapping_sub(1) & 7) as usize])
    }

    /// The spaces in the order in which they are driven over.
    pub fn spaces(&self) -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + '_ {
        self.0[..(self.0[STEPS] as usize).min(MAX_STEPS)].iter().map(|&s| Space(s))
    }

    /// The number of steps.
    #[inline]
    pub const fn steps(&self) -> u8 {
        self.0[STEPS]
    }

    /// The space where the path ends.
    #[inline]
    pub const fn end(&self) -> Space {
        self.step(self.0[STEPS])
    }

    /// The space before the end; none on a path of one step.
    #[inline]
    pub(crate) const fn before_end(&self) -> Option<Space> {
        if self.0[STEPS] < 2 {
            return None;
        }
        Some(self.step(self.0[STEPS].wrapping_sub(1)))
    }

    /// Does it use up the whole count: that of a die, or the number chosen with a six?
    ///
    /// Not where a sign, another truck or a dead end cuts it short, and not where the player
    /// forfeits the rest in a contract city. A card that moves a truck up to some steps has no
    /// count to match, so each of its moves is exact.
    ///
    /// In some editions and on some spaces the exact count decides nothing. There a move with it and
    /// a move without it are one move, and the listed path says for itself: it is exact if a die
    /// shows its number of steps, or a six.
    #[inline]
    pub const fn exact(&self) -> bool {
        self.0[FLAGS] & PathFlags::EXACT.bits() != 0
    }

    /// Does it use a one, so that the roadworks sign moves?
    #[inline]
    pub const fn one(&self) -> bool {
        self.0[FLAGS] & PathFlags::ONE.bits() != 0
    }

    /// Does it stop early in a contract city that must then be served?
    #[inline]
    pub const fn early(&self) -> bool {
        self.0[FLAGS] & PathFlags::EARLY.bits() != 0
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Path")
            .field("spaces", &self.spaces().map(|s| s.0).collect::<Vec<_>>())
            .field("exact", &self.exact())
            .field("one", &self.one())
            .field("early", &self.early())
            .finish()
    }
}

/// A path as it is written in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PathOf"))]
#[serde(deny_unknown_fields)]
struct PathJson {
    spaces: Vec<Space>,
    exact: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    one: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    early: bool,
}

impl Serialize for Path {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PathJson {
            spaces: self.spaces().collect(),
            exact: self.exact(),
            one: self.one(),
            early: self.early(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Path, D::Error> {
        let json = PathJson::deserialize(deserializer)?;
        Path::new(&json.spaces, json.exact, json.one, json.early)
            .ok_or_else(|| serde::de::Error::invalid_length(json.spaces.len(), &"1..=6"))
    }
}
