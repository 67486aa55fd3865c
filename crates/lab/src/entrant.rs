//! Who plays: bots by their names.

use std::fmt;
use std::time::Duration;

use aufachse_bots::{Bot, Budget, Level};
use aufachse_rules::{message_codes, near_match};

/// What stands before the command line of a bot that is a program.
pub const COMMAND: &str = "cmd:";

/// The longest that a Chef may be told to think about one decision.
const LONGEST_MS: u64 = 3_600_000;

/// Somebody who plays, as he is named on a list of seats.
#[derive(Clone, Debug)]
pub enum Entrant {
    /// A bot of ours. The budget is the Chef's, and others have none.
    Level(Level, Option<Budget>),
    /// A program that speaks the bot protocol: its name and its arguments.
    Command(Vec<String>),
    /// A bot that is made by the caller.
    Made {
        /// What it is called.
        name: String,
        /// Puts one into a seat, with a seed of its own.
        make: fn(u64) -> Box<dyn Bot>,
    },
}

message_codes! {
    /// A name that is no bot's.
    pub enum EntrantFault: "bot" {
        /// There is no bot of that name.
        Unknown { name: String, allowed: Vec<String>, near: Option<String> } = "unknown",
        /// Only the Chef has a budget.
        NoBudget { name: String, level: String } = "no-budget",
        /// A budget that cannot be read.
        Budget { name: String, budget: String } = "budget",
        /// A command that cannot be split into words, or without any.
        Command { name: String } = "command",
    }
}

impl Entrant {
    /// A bot by its name, such as `disponent`, `chef:200ms`, `chef:64` or `cmd:python3 bot.py`.
    ///
    /// ```
    /// use aufachse_lab::Entrant;
    /// let chef = Entrant::named("chef:64").unwrap();
    /// assert_eq!(chef.to_string(), "chef:64");
    /// assert!(Entrant::named("chefin").is_err());
    /// ```
    pub fn named(name: &str) -> Result<Entrant, EntrantFault> {
        let name = name.trim();
        if let Some(line) = name.strip_prefix(COMMAND) {
            let words = shlex::split(line).filter(|words| !words.is_empty());
            let fault = || EntrantFault::Command { name: name.to_owned() };
            return words.map(Entrant::Command).ok_or_else(fault);
        }
        let (plain, budget) = match name.split_once(':') {
            Some((plain, budget)) => (plain, Some(budget)),
            None => (name, None),
        };
        let Some(level) = Level::named(plain) else {
            let mut allowed: Vec<String> = Level::ALL.map(|l| l.name().to_owned()).to_vec();
            let near = near_match(plain, allowed.iter().map(String::as_str)).map(str::to_owned);
            allowed.push(format!("{COMMAND}…"));
            return Err(EntrantFault::Unknown { name: name.to_owned(), allowed, near });
        };
        let budget = budget.map(|typed| read_budget(level, name, typed)).transpose()?;
        Ok(Entrant::Level(level, budget))
    }

    /// The same with a budget, where one is needed and none was named.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Entrant {
        match self {
            Entrant::Level(Level::Chef, None) => Entrant::Level(Level::Chef, Some(budget)),
            other => other,
        }
    }
}

fn read_budget(level: Level, name: &str, typed: &str) -> Result<Budget, EntrantFault> {
    if level != Level::Chef {
        let (name, level) = (name.to_owned(), level.name().to_owned());
        return Err(EntrantFault::NoBudget { name, level });
    }
    let budget = match typed.strip_suffix("ms") {
        Some(ms) => {
            let ms = ms.parse::<u64>().ok().filter(|ms| (1..=LONGEST_MS).contains(ms));
            ms.map(|ms| Budget::Time(Duration::from_millis(ms)))
        }
        None => typed.parse::<u32>().ok().filter(|n| *n > 0).map(Budget::Iterations),
    };
    let (name, budget_typed) = (name.to_owned(), typed.to_owned());
    budget.ok_or(EntrantFault::Budget { name, budget: budget_typed })
}

impl fmt::Display for Entrant {
    /// The name by which he can be asked for again.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level, None) => f.write_str(level.name()),
            Entrant::Level(level, Some(Budget::Iterations(n))) => write!(f, "{}:{n}", level.name()),
            Entrant::Level(level, Some(Budget::Time(time))) => {
                write!(f, "{}:{}ms", level.name(), time.as_millis())
            }
            Entrant::Command(words) => {
                let line = shlex::try_join(words.iter().map(String::as_str));
                write!(f, "{COMMAND}{}", line.unwrap_or_else(|_| words.join(" ")))
            }
            Entrant::Made { name, .. } => f.write_str(name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_and_written_alike() {
        for name in ["random", "disponent", "chef", "chef:64", "chef:200ms", "cmd:sh -c 'a b'"] {
            assert_eq!(Entrant::named(name).unwrap().to_string(), name);
        }
        let chef = Entrant::named("chef").unwrap().with_budget(Budget::Iterations(3));
        assert_eq!(chef.to_string(), "chef:3");
        assert_eq!(chef.with_budget(Budget::Iterations(9)).to_string(), "chef:3");
    }

    #[test]
    fn what_is_no_bot_is_refused_with_what_is_meant() {
        let fault = |name: &str| Entrant::named(name).unwrap_err();
        let EntrantFault::Unknown { near, allowed, .. } = fault("disponet") else { panic!() };
        assert_eq!((near.as_deref(), allowed.len()), (Some("disponent"), 6));
        assert!(matches!(fault("fahrer:10"), EntrantFault::NoBudget { .. }));
        for budget in ["chef:0", "chef:ms", "chef:10s", "chef:", "chef:0ms", "chef:-1"] {
            assert!(matches!(fault(budget), EntrantFault::Budget { .. }), "{budget}");
        }
        assert!(matches!(fault("cmd:"), EntrantFault::Command { .. }));
        assert!(matches!(fault("cmd:sh 'open"), EntrantFault::Command { .. }));
    }
}
