//! Text in the drawing: how wide it is and how it is kept from being markup.

use std::fmt;

/// The faces, best first. Signs are sized so that any of them fits.
pub(crate) const FACES: &str = "Overpass, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif";

/// The width of a text in bold type, in ems; measured on the wider of Overpass and Arial.
pub(crate) fn ems(text: &str) -> f32 {
    text.chars().map(char_ems).sum()
}

fn char_ems(c: char) -> f32 {
    match c {
        'i' | 'j' | 'l' | 'I' | ' ' | '.' | ',' | '\'' | '|' | '!' => 0.3,
        'f' | 't' | '(' | ')' => 0.39,
        'r' => 0.42,
        'm' => 0.89,
        'M' | 'W' => 0.94,
        'w' | 'C' | 'D' | 'G' | 'H' | 'K' | 'N' | 'O' | 'Q' | 'R' | 'U' | 'Ö' | 'Ü' => 0.78,
        'A'..='Z' | 'Ä' | 'À'..='Þ' => 0.72,
        'a' | 'c' | 'e' | 's' | 'k' | 'v' | 'x' | 'y' | 'z' | 'ä' => 0.57,
        'a'..='z' | '0'..='9' | 'ß'..='ÿ' | 'Ā'..='ſ' => 0.61,
        // Han characters and kana fill the square; what is unknown is taken to do so too.
        _ => 1.05,
    }
}

/// Text that cannot be taken for markup, whatever a board of somebody's own calls its cities.
pub(crate) struct Escaped<'t>(pub(crate) &'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                // XML has no way to write these at all.
                '\u{FFFE}' | '\u{FFFF}' => f.write_str("\u{FFFD}")?,
                c if c.is_control() => f.write_str("\u{FFFD}")?,
                c => write!(f, "{c}")?,
            }
        }
        Ok(())
    }
}

/// A length with at most one decimal: more could not be seen.
pub(crate) struct Num(pub(crate) f32);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() / 10.0;
        // Not "-0".
        let tenths = if tenths == 0.0 { 0.0 } else { tenths };
        write!(f, "{tenths}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_escaped() {
        let text = Escaped("<a href=\"x\">&'\u{1}\u{FFFF}").to_string();
        assert_eq!(text, "&lt;a href=&quot;x&quot;&gt;&amp;&#39;\u{FFFD}\u{FFFD}");
    }

    #[test]
    fn numbers_are_short() {
        for (number, text) in [(1.0, "1"), (2.54, "2.5"), (-0.01, "0"), (-3.26, "-3.3")] {
            assert_eq!(Num(number).to_string(), text);
        }
    }
}
