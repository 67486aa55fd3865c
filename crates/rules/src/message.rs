//! Messages without a language: a code with its operands. Translations turn them into sentences.
//!
//! The macro `message_codes!` keeps the list of the codes beside the values, so that a test can find
//! a code without a sentence.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::error::{InputError, InputErrors};
use crate::refusal::Refusal;

/// A message: a code and its operands.
pub trait Coded {
    /// The group of the code, such as `fault`. Group and code together, with a hyphen, are the key
    /// of the sentence.
    fn kind(&self) -> &'static str;

    /// The code, such as `unknown-city`.
    fn code(&self) -> &'static str;

    /// The operands by name. An absent operand is left out.
    fn operands(&self) -> Vec<(&'static str, Operand)>;
}

/// A code with the names of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The group of the code.
    pub kind: &'static str,
    /// The code.
    pub code: &'static str,
    /// The names of the operands. `near`, what was perhaps meant, may be absent.
    pub operands: &'static [&'static str],
}

/// An operand of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A name, or a text from outside.
    Text(String),
    /// A number.
    Number(i64),
    /// Some names.
    List(Vec<String>),
    /// The errors that are the cause.
    Errors(InputErrors),
    /// The error that is the cause.
    Error(Box<InputError>),
    /// The refusal that is the cause.
    Refusal(Box<Refusal>),
    /// An action.
    Action(Action),
}

/// Turns a field into an operand; `None` where the field is empty.
#[doc(hidden)]
pub trait ToOperand {
    /// The operand.
    fn to_operand(&self) -> Option<Operand>;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl ToOperand for $number {
            fn to_operand(&self) -> Option<Operand> {
                Some(Operand::Number(i64::try_from(*self).unwrap_or(i64::MAX)))
            }
        }
    )*};
}

numbers!(u8, u32, u64, usize, i64);

macro_rules! values {
    ($($ty:ty => $variant:ident,)*) => {$(
        impl ToOperand for $ty {
            fn to_operand(&self) -> Option<Operand> {
                Some(Operand::$variant(self.to_owned()))
            }
        }
    )*};
}

values! {
    String => Text,
    Vec<String> => List,
    InputErrors => Errors,
    Box<InputError> => Error,
    Box<Refusal> => Refusal,
    Action => Action,
}

impl ToOperand for &'static str {
    fn to_operand(&self) -> Option<Operand> {
        Some(Operand::Text((*self).to_owned()))
    }
}

impl ToOperand for Option<String> {
    fn to_operand(&self) -> Option<Operand> {
        self.clone().map(Operand::Text)
    }
}

impl fmt::Display for Operand {
    /// Without a language, and in one piece where it can be.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Text(text) if text.is_empty() || text.contains(char::is_whitespace) => {
                write!(f, "{text:?}")
            }
            Operand::Text(text) => f.write_str(text),
            Operand::Number(number) => write!(f, "{number}"),
            Operand::List(names) => f.write_str(&names.join(",")),
            Operand::Errors(errors) => {
                let all: Vec<String> = errors.0.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", all.join("; "))
            }
            Operand::Error(error) => write!(f, "[{error}]"),
            Operand::Refusal(refusal) => write!(f, "{}/{}", refusal.code.text(), refusal.clause),
            Operand::Action(action) => {
                f.write_str(&serde_json::to_string(action).unwrap_or_default())
            }
        }
    }
}

impl Serialize for Operand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Operand::Text(text) => text.serialize(serializer),
            Operand::Number(number) => number.serialize(serializer),
            Operand::List(names) => names.serialize(serializer),
            Operand::Errors(errors) => {
                serializer.collect_seq(errors.0.iter().map(ToString::to_string))
            }
            Operand::Error(error) => serializer.collect_str(error),
            Operand::Refusal(refusal) => refusal.serialize(serializer),
            Operand::Action(action) => action.serialize(serializer),
        }
    }
}

/// Writes a message without a language: `unknown-city name=Berln near=Berlin`.
#[doc(hidden)]
pub fn write_terse(message: &dyn Coded, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(message.code())?;
    for (name, operand) in message.operands() {
        write!(f, " {name}={operand}")?;
    }
    Ok(())
}

/// Defines an enum of messages. Each variant has its code, and its operands as fields.
///
/// ```
/// aufachse_rules::message_codes! {
///     /// Problems of a tyre.
///     pub enum TyreProblem: "tyre" {
///         /// It has no air.
///         Flat = "flat",
///         /// It does not fit.
///         TooWide { width: u8, most: u8 } = "too-wide",
///     }
/// }
/// use aufachse_rules::Coded as _;
///
/// assert_eq!(TyreProblem::Flat.code(), "flat");
/// assert_eq!(TyreProblem::TooWide { width: 9, most: 7 }.to_string(), "too-wide width=9 most=7");
/// assert_eq!(TyreProblem::CODES[1].operands, ["width", "most"]);
/// ```
///
/// An enum with several groups of codes has a block for each: `enum Name { "group" { … } … }`.
#[doc(hidden)]
#[macro_export]
macro_rules! message_codes {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident: $kind:literal { $($variants:tt)* }
    ) => {
        $crate::message_codes! {
            $(#[$meta])*
            $vis enum $name { $kind { $($variants)* } }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $kind:literal {
                    $(
                        $(#[$doc:meta])*
                        $variant:ident $( { $( $field:ident: $ty:ty ),* $(,)? } )? = $code:literal,
                    )*
                }
            )*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $( $(
                $(#[$doc])*
                $variant $( {
                    $(
                        #[doc = concat!("The operand `", stringify!($field), "`.")]
                        $field: $ty,
                    )*
                } )?,
            )* )*
        }

        impl $name {
            /// All codes, with the names of their operands.
            #[allow(dead_code, reason = "some enums need the list in tests alone")]
            $vis const CODES: &'static [$crate::Code] = &[
                $( $( $crate::Code {
                    kind: $kind,
                    code: $code,
                    operands: &[ $( $( stringify!($field) ),* )? ],
                }, )* )*
            ];
        }

        impl $crate::Coded for $name {
            fn kind(&self) -> &'static str {
                match self { $( $( Self::$variant { .. } )|* => $kind, )* }
            }

            fn code(&self) -> &'static str {
                match self { $( $( Self::$variant { .. } => $code, )* )* }
            }

            fn operands(&self) -> Vec<(&'static str, $crate::Operand)> {
                match self {
                    $( $( Self::$variant $( { $( $field ),* } )? => {
                        let all: &[(&'static str, Option<$crate::Operand>)] = &[
                            $( $( (
                                stringify!($field),
                                $crate::ToOperand::to_operand($field),
                            ) ),* )?
                        ];
                        all.iter().filter_map(|(n, o)| Some((*n, o.clone()?))).collect()
                    } )* )*
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::write_terse(self, f)
            }
        }

        impl std::error::Error for $name {}
    };
}
