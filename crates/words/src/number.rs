//! Grouping the digits of a number in threes.

/// What stands between groups where a language does not say: a narrow space
/// that does not break, which no language reads as a decimal point.
pub(crate) const NARROW_SPACE: &str = "\u{202f}";

/// The number with `separator` between groups of three, and a true minus sign.
pub(crate) fn grouped(number: i64, separator: &str) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3 * separator.len() + 3);
    if number < 0 {
        text.push('−');
    }
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
    use super::grouped;

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
    fn the_smallest_number_is_no_trouble() {
        assert_eq!(grouped(i64::MIN, ""), "−9223372036854775808");
    }
}
