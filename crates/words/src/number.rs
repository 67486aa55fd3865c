//! Numbers as a language writes them: groups of three digits, and a point or a comma.

/// What stands between groups where a language does not say: a narrow space
/// that does not break, which no language reads as a decimal point.
pub(crate) const NARROW_SPACE: &str = "\u{202f}";

/// What stands before the digits of a fraction where a language does not say.
pub(crate) const POINT: &str = ".";

/// The number with `separator` between groups of three, and a true minus sign.
pub(crate) fn grouped(number: i64, separator: &str) -> String {
    signed(number < 0, &in_threes(&number.unsigned_abs().to_string(), separator))
}

/// The number rounded to so many digits behind the point.
pub(crate) fn decimal(number: f64, digits: usize, separator: &str, point: &str) -> String {
    let plain = format!("{:.digits$}", number.abs());
    let text = match plain.split_once('.') {
        Some((whole, part)) => format!("{}{point}{part}", in_threes(whole, separator)),
        // What is no number has no digits to group.
        None if !number.is_finite() => plain.clone(),
        None => in_threes(&plain, separator),
    };
    // What is rounded to nothing is not less than nothing.
    signed(number < 0.0 && plain.contains(|digit| ('1'..='9').contains(&digit)), &text)
}

fn signed(minus: bool, text: &str) -> String {
    if minus { format!("−{text}") } else { text.to_owned() }
}

fn in_threes(digits: &str, separator: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3 * separator.len());
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{decimal, grouped};

    #[test]
    fn groups_of_three_from_the_right() {
        assert_eq!(grouped(0, ","), "0");
        assert_eq!(grouped(999, ","), "999");
        assert_eq!(grouped(1_000, ","), "1,000");
        assert_eq!(grouped(12_500, ","), "12,500");
        assert_eq!(grouped(1_234_567, "."), "1.234.567");
    }

    #[test]
    fn a_debt_has_a_minus_sign() {
        assert_eq!(grouped(-1_500, ","), "−1,500");
        assert_eq!(grouped(-100, ","), "−100");
    }

    #[test]
    fn a_fraction_is_rounded_and_its_whole_part_grouped() {
        assert_eq!(decimal(12_345.678, 2, ".", ","), "12.345,68");
        assert_eq!(decimal(-1_234.5, 0, ",", "."), "−1,234");
        assert_eq!(decimal(0.96, 1, ",", "."), "1.0");
        assert_eq!(decimal(-0.04, 1, ",", "."), "0.0");
        assert_eq!(decimal(f64::NAN, 1, ",", "."), "NaN");
    }

    #[test]
    fn the_smallest_number_is_no_trouble() {
        assert_eq!(grouped(i64::MIN, ""), "−9223372036854775808");
    }
}
