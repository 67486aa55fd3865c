//! The dice, drawn with characters.

/// The eyes of a die, row by row.
const EYES: [[&str; 3]; 6] = [
    ["     ", "  ●  ", "     "],
    ["●    ", "     ", "    ●"],
    ["●    ", "  ●  ", "    ●"],
    ["●   ●", "     ", "●   ●"],
    ["●   ●", "  ●  ", "●   ●"],
    ["●   ●", "●   ●", "●   ●"],
];

/// How many cells a large die takes, across and down.
pub(crate) const LARGE: (u16, u16) = (7, 5);

/// A large die as five lines; a die that was not thrown has none.
pub(crate) fn large(die: u8) -> Option<[String; 5]> {
    let [a, b, c] = EYES.get(usize::from(die).checked_sub(1)?)?;
    Some([
        "╭─────╮".to_owned(),
        format!("│{a}│"),
        format!("│{b}│"),
        format!("│{c}│"),
        "╰─────╯".to_owned(),
    ])
}

/// Dice in a line: `[4] [6]`.
pub(crate) fn small(first: u8, second: u8) -> String {
    let dice: Vec<String> =
        [first, second].iter().filter(|&&die| die > 0).map(|die| format!("[{die}]")).collect();
    dice.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_has_as_many_eyes_as_it_says() {
        for die in 1..=6 {
            let eyes = large(die).expect("a die").concat().matches('●').count();
            assert_eq!(eyes, usize::from(die));
        }
        assert_eq!(large(0), None);
        assert_eq!(large(7), None);
        assert_eq!(small(4, 6), "[4] [6]");
        assert_eq!(small(3, 0), "[3]");
    }
}
