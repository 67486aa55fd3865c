//! Numbers that are typed.

use std::str::FromStr;

use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};

use crate::language::words;

/// A whole number between two bounds, or what would be one.
pub(crate) fn whole<T>(typed: &str, least: T, most: T) -> Result<T, String>
where
    T: FromStr + PartialOrd + ToString + Copy,
{
    match typed.trim().parse::<T>() {
        Ok(number) if number >= least && number <= most => Ok(number),
        _ => Err(words().text(
            "cli-number-form",
            &[("least", least.to_string().into()), ("most", most.to_string().into())],
        )),
    }
}

/// Numbers of players: one, or from one to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Players(pub(crate) Vec<u8>);

/// Reads `4` or `2-6`.
pub(crate) fn players(typed: &str) -> Result<Players, String> {
    let (least, most) = (MIN_PLAYERS, MAX_PLAYERS as u8);
    let fault = || {
        let (least, most) = (least.to_string(), most.to_string());
        words().text("cli-players-form", &[("least", least.into()), ("most", most.into())])
    };
    let one = |text: &str| {
        text.trim().parse::<u8>().ok().filter(|n| (least..=most).contains(n)).ok_or_else(fault)
    };
    let (from, to) = match typed.split_once('-') {
        Some((from, to)) => (one(from)?, one(to)?),
        None => (one(typed)?, one(typed)?),
    };
    if from > to {
        return Err(fault());
    }
    Ok(Players((from..=to).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_a_number_or_a_range() {
        assert_eq!(players("3"), Ok(Players(vec![3])));
        assert_eq!(players("2-4"), Ok(Players(vec![2, 3, 4])));
        for wrong in ["1", "7", "4-2", "2-9", "-3", "two", "", "2-", "2-3-4"] {
            assert!(players(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_number_out_of_bounds_says_the_bounds() {
        assert_eq!(whole("5", 1_u64, 6), Ok(5));
        for wrong in ["0", "7", "-1", "many", "", "1.5"] {
            let said = whole(wrong, 1_u64, 6).unwrap_err();
            assert!(said.contains('1') && said.contains('6'), "{said}");
        }
    }
}
