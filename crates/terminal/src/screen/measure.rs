//! How wide a text is on the screen, and how it is cut to a width.
//!
//! A Japanese character takes two cells and an accent none; letters are never counted.

use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// Marks that must not begin a line.
const NEVER_FIRST: &str = "。、」』）］｝・：；！？ー…,.;:!?)]}»”’％";

/// How many cells a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// How many cells a character takes.
pub(crate) fn cells(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

/// A text that takes at most so many cells; what is cut off leaves an ellipsis.
pub(crate) fn clip(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let Some(room) = room.checked_sub(1) else { return String::new() };
    let mut cut = head(text, room).trim_end().to_owned();
    cut.push('…');
    cut
}

/// As much of the beginning of a text as fits into so many cells.
fn head(text: &str, room: usize) -> &str {
    let mut taken = 0;
    for (at, letter) in text.char_indices() {
        taken += cells(letter);
        if taken > room {
            return &text[..at];
        }
    }
    text
}

/// A text that takes exactly so many cells, cut or filled up behind.
pub(crate) fn pad(text: &str, room: usize) -> String {
    let mut text = clip(text, room);
    text.push_str(&" ".repeat(room.saturating_sub(width(&text))));
    text
}

/// A text that takes exactly so many cells, cut or filled up before.
pub(crate) fn pad_left(text: &str, room: usize) -> String {
    let text = clip(text, room);
    format!("{}{text}", " ".repeat(room.saturating_sub(width(&text))))
}

/// A text broken into lines that take at most so many cells.
///
/// Lines break at spaces, and between wide characters, which are written without spaces.
pub(crate) fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if room == 0 {
        return lines;
    }
    for paragraph in text.lines() {
        let mut line = String::new();
        for piece in pieces(paragraph) {
            let fits = width(&line) + width(piece.trim_end()) <= room;
            if !fits && !line.trim().is_empty() {
                lines.push(std::mem::take(&mut line).trim_end().to_owned());
            }
            let mut rest = if line.is_empty() { piece.trim_start() } else { piece };
            // A word that is longer than a line is cut where the line ends.
            while width(rest.trim_end()) > room {
                let first = head(rest, room);
                if first.is_empty() {
                    break;
                }
                lines.push(first.to_owned());
                rest = &rest[first.len()..];
            }
            line.push_str(rest);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// The pieces of a text between which a line may end: words with the space behind them, and wide
/// characters one by one.
fn pieces(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut begin = 0;
    let mut before: Option<char> = None;
    for (at, letter) in text.char_indices() {
        // The space that does not break is no place to break.
        let after_space = before == Some(' ') && letter != ' ';
        let wide = cells(letter) > 1 || before.is_some_and(|c| cells(c) > 1);
        let may = after_space || (wide && !NEVER_FIRST.contains(letter) && letter != ' ');
        if may && at > begin {
            all.push(&text[begin..at]);
            begin = at;
        }
        before = Some(letter);
    }
    all.push(&text[begin..]);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn wide_characters_count_twice() {
        assert_eq!(width("道路工事"), 8);
        assert_eq!(width("Köln"), 4);
        assert_eq!(clip("道路工事", 8), "道路工事");
        assert_eq!(clip("道路工事", 7), "道路工…");
        // Half a character cannot be shown: a cell stays empty.
        assert_eq!(pad("道路工事", 6), "道路… ");
        assert_eq!(pad_left("42", 5), "   42");
        assert_eq!(clip("München", 0), "");
    }

    #[test]
    fn lines_break_at_spaces_and_between_wide_characters() {
        assert_eq!(wrap("Drive six spaces to Bremen", 12), ["Drive six", "spaces to", "Bremen"]);
        assert_eq!(wrap("ミュンヘンへ進む。", 10), ["ミュンヘン", "へ進む。"]);
        // The full stop does not begin a line.
        assert_eq!(wrap("ミュンヘン。", 10), ["ミュンヘ", "ン。"]);
        assert_eq!(wrap("Donaudampfschiff", 6), ["Donaud", "ampfsc", "hiff"]);
        assert_eq!(wrap("12\u{a0}500 DM", 6), ["12\u{a0}500", "DM"]);
    }

    proptest! {
        /// Whatever the text, nothing comes out wider than the room.
        #[test]
        fn nothing_is_wider_than_its_room(text in "[a-zß路 運。、é\u{a0}…]{0,40}", room in 2_usize..30) {
            prop_assert!(width(&clip(&text, room)) <= room);
            prop_assert_eq!(width(&pad(&text, room)), room);
            prop_assert_eq!(width(&pad_left(&text, room)), room);
            for line in wrap(&text, room) {
                prop_assert!(width(&line) <= room, "{line:?} in {room}");
            }
        }
    }
}
