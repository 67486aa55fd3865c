//! Faults of data files: what is wrong, in which file and line.

mod unknown;

use std::fmt;

use crate::message::{Code, Coded, Operand, write_terse};

pub use crate::board::BoardFault;
pub use crate::contracts::ContractFault;
pub use crate::edition::EditionFault;
pub use crate::events::EventFault;
pub use crate::invariants::AccountFault;
pub use crate::position::PositionFault;
pub use crate::switches::{Contradiction, SwitchError};
pub use unknown::Unknown;

pub(crate) use unknown::near;

crate::coded! {
    /// A text that is not even of the right form.
    pub enum FormFault: "fault" {
        /// What the reader of the form says.
        Form { reason: String } = "form",
    }
}

macro_rules! wrongs {
    ($( $(#[$doc:meta])* $variant:ident($ty:ty), )*) => {
        /// What can be wrong with a data file.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Wrong { $( $(#[$doc])* $variant($ty), )* }

        impl Wrong {
            /// Every code there is, part by part.
            pub const CODES: &'static [&'static [Code]] = &[$( <$ty>::CODES, )*];

            fn coded(&self) -> &dyn Coded {
                match self { $( Wrong::$variant(wrong) => wrong, )* }
            }
        }

        $( impl From<$ty> for Wrong {
            fn from(wrong: $ty) -> Wrong {
                Wrong::$variant(wrong)
            }
        } )*
    };
}

wrongs! {
    /// The form of the text.
    Form(FormFault),
    /// A name that nothing answers to.
    Unknown(Unknown),
    /// A board.
    Board(BoardFault),
    /// A deck of contracts.
    Contracts(ContractFault),
    /// A deck of event cards.
    Events(EventFault),
    /// An edition.
    Edition(EditionFault),
    /// One switch.
    Switch(SwitchError),
    /// Switches that do not go together.
    Contradiction(Contradiction),
    /// A position.
    Position(PositionFault),
    /// Things that are missing or there twice.
    Account(AccountFault),
}

impl Coded for Wrong {
    fn kind(&self) -> &'static str {
        self.coded().kind()
    }

    fn code(&self) -> &'static str {
        self.coded().code()
    }

    fn operands(&self) -> Vec<(&'static str, Operand)> {
        self.coded().operands()
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_terse(self, f)
    }
}

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as the caller named it; empty where no file is to blame.
    pub file: String,
    /// The line, counted from one; zero where the whole file is meant.
    pub line: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

impl Fault {
    /// What no file is to blame for.
    pub(crate) fn of(wrong: impl Into<Wrong>) -> Fault {
        Fault { file: String::new(), line: 0, wrong: wrong.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}:", self.file)?;
            if self.line > 0 {
                write!(f, "{}:", self.line)?;
            }
            f.write_str(" ")?;
        }
        write!(f, "{}", self.wrong)
    }
}

/// All faults of a set of files, reported at once.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A text that is being read, with the faults found so far.
#[derive(Debug)]
pub(crate) struct Reader<'t> {
    file: &'t str,
    text: &'t str,
    faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    /// Begins reading a text that came from the named file.
    pub(crate) fn new(file: &'t str, text: &'t str) -> Reader<'t> {
        Reader { file, text, faults: Vec::new() }
    }

    /// Parses the text as TOML; a syntax fault is the only one then.
    pub(crate) fn parse<T: serde::de::DeserializeOwned>(&mut self) -> Option<T> {
        match toml::from_str(self.text) {
            Ok(value) => Some(value),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                self.fault(at, FormFault::Form { reason: error.message().to_owned() });
                None
            }
        }
    }

    /// Notes a fault at a byte of the text.
    pub(crate) fn fault(&mut self, byte: usize, wrong: impl Into<Wrong>) {
        let upto = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = upto.iter().filter(|&&b| b == b'\n').count() + 1;
        self.faults.push(Fault { file: self.file.to_owned(), line, wrong: wrong.into() });
    }

    /// Gives the value if there is no fault, and all faults otherwise.
    pub(crate) fn finish<T>(self, value: Option<T>) -> Result<T, Faults> {
        match value {
            Some(value) if self.faults.is_empty() => Ok(value),
            _ => Err(Faults(self.faults)),
        }
    }
}

/// The candidate that looks most like a word that is not known, where one is near.
pub fn near_match<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<&'c str> {
    candidates
        .into_iter()
        .map(|c| (strsim::jaro_winkler(&word.to_lowercase(), &c.to_lowercase()), c))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, c)| c)
}
