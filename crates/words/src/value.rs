//! What can be filled into a text.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A value for a place in a text.
///
/// A number chooses the plural; a text is put in as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word or a sentence, already in the reader's language.
    Text(Cow<'a, str>),
    /// A whole number, written without grouping; see [`Words::number`](crate::Words::number).
    Number(i64),
}

impl Value<'_> {
    pub(crate) fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! from_numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )+};
}

from_numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Value<'_> {
    /// Counts of things; one too large for `i64` becomes the largest.
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
