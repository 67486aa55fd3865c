//! Values of switches and how they are written.

use crate::error::{ErrorKind, near};

/// A value that a switch can take.
pub trait SwitchValue: Sized {
    /// Reads a value as it is written in an edition file or on the command line.
    fn parse(text: &str) -> Option<Self>;
    /// Writes the value so that [`SwitchValue::parse`] reads it back.
    fn text(&self) -> String;
    /// What can be written.
    fn allowed() -> Allowed;
}

/// What a switch can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these.
    Values(Vec<String>),
    /// A number from the first to the second.
    Numbers(u8, u8),
    /// The size of a pile from the first number to the second, or one for each number of players.
    Piles(u8, u8),
    /// The name of something that is loaded.
    Name,
}

impl Allowed {
    /// The values, where they can be listed.
    pub fn values(&self) -> &[String] {
        match self {
            Allowed::Values(values) => values,
            _ => &[],
        }
    }

    /// Says that a value is none of those.
    pub(crate) fn missed_by(self, switch: &'static str, value: &str) -> ErrorKind {
        let value = value.to_owned();
        match self {
            Allowed::Values(allowed) => {
                let near = near(&value, allowed.iter().map(String::as_str));
                ErrorKind::SwitchValue { switch, value, allowed, near }
            }
            Allowed::Numbers(least, most) => ErrorKind::SwitchNumber { switch, value, least, most },
            Allowed::Piles(least, most) => ErrorKind::SwitchPiles { switch, value, least, most },
            Allowed::Name => ErrorKind::SwitchName { switch, value },
        }
    }
}

macro_rules! choices {
    ($( $(#[$doc:meta])* $ty:ident { $first:ident = $first_text:literal $(, $variant:ident = $text:literal)* } )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
            pub enum $ty {
                #[doc = concat!("Written `", $first_text, "`.")]
                #[default]
                $first,
                $( #[doc = concat!("Written `", $text, "`.")] $variant, )*
            }

            impl SwitchValue for $ty {
                fn parse(text: &str) -> Option<Self> {
                    match text {
                        $first_text => Some(Self::$first),
                        $( $text => Some(Self::$variant), )*
                        _ => None,
                    }
                }

                fn text(&self) -> String {
                    match self {
                        Self::$first => $first_text,
                        $( Self::$variant => $text, )*
                    }
                    .to_owned()
                }

                fn allowed() -> Allowed {
                    Allowed::Values(vec![$first_text.to_owned() $(, $text.to_owned())*])
                }
            }
        )*
    };
}
pub(crate) use choices;

/// A whole number between two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<const MIN: u8, const MAX: u8>(u8);

impl<const MIN: u8, const MAX: u8> Number<MIN, MAX> {
    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const MIN: u8, const MAX: u8> Default for Number<MIN, MAX> {
    fn default() -> Self {
        Number(MIN)
    }
}

impl<const MIN: u8, const MAX: u8> SwitchValue for Number<MIN, MAX> {
    fn parse(text: &str) -> Option<Self> {
        text.parse().ok().filter(|n| (MIN..=MAX).contains(n)).map(Number)
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn allowed() -> Allowed {
        if MAX - MIN < 3 {
            Allowed::Values((MIN..=MAX).map(|n| n.to_string()).collect())
        } else {
            Allowed::Numbers(MIN, MAX)
        }
    }
}

/// The size of the public pile for 2, 3, 4, 5 and 6 players, written `12/16/20/24/24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Piles(pub [u8; 5]);

impl Piles {
    const LEAST: u8 = 1;
    const MOST: u8 = 60;

    /// The size for a number of players.
    pub fn of(self, players: usize) -> u8 {
        self.0.get(players.wrapping_sub(2)).copied().unwrap_or(0)
    }
}

impl SwitchValue for Piles {
    fn parse(text: &str) -> Option<Self> {
        let sizes: Vec<u8> =
            text.split('/').map(|n| n.trim().parse().ok()).collect::<Option<_>>()?;
        if sizes.iter().any(|n| !(Piles::LEAST..=Piles::MOST).contains(n)) {
            return None;
        }
        match sizes[..] {
            [all] => Some(Piles([all; 5])),
            [a, b, c, d, e] => Some(Piles([a, b, c, d, e])),
            _ => None,
        }
    }

    fn text(&self) -> String {
        self.0.map(|n| n.to_string()).join("/")
    }

    fn allowed() -> Allowed {
        Allowed::Piles(Piles::LEAST, Piles::MOST)
    }
}

/// The name of a board or a deck.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Name(pub String);

impl SwitchValue for Name {
    fn parse(text: &str) -> Option<Self> {
        let fits = !text.is_empty() && text.len() <= 64 && !text.contains(char::is_whitespace);
        fits.then(|| Name(text.to_owned()))
    }

    fn text(&self) -> String {
        self.0.clone()
    }

    fn allowed() -> Allowed {
        Allowed::Name
    }
}
