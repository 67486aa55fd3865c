//! A line of text that is being typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::Paragraph;

use super::measure::width;

/// The name of a player has at most so many characters.
pub(crate) const NAME: usize = 24;

/// The text and the place of the cursor in it, counted in characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Field {
    text: Vec<char>,
    at: usize,
    most: usize,
}

impl Field {
    /// A field with a text in it, and room for so many characters.
    pub(crate) fn new(text: &str, most: usize) -> Field {
        let text: Vec<char> = text.chars().take(most).collect();
        Field { at: text.len(), text, most }
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// How many cells stand before the cursor.
    pub(crate) fn before(&self) -> usize {
        width(&self.text[..self.at].iter().collect::<String>())
    }

    /// Takes a key; says whether it was one for typing.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            if key.code == KeyCode::Char('u') {
                self.text.clear();
                self.at = 0;
                return true;
            }
            return false;
        }
        match key.code {
            KeyCode::Char(letter) => self.insert(letter),
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.text.remove(self.at);
            }
            KeyCode::Delete if self.at < self.text.len() => {
                self.text.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            KeyCode::Backspace | KeyCode::Delete => {}
            _ => return false,
        }
        true
    }

    /// Takes a pasted text: it becomes one line, and nothing in it is a command.
    pub(crate) fn paste(&mut self, text: &str) {
        for letter in text.chars() {
            self.insert(if letter.is_whitespace() { ' ' } else { letter });
        }
    }

    fn insert(&mut self, letter: char) {
        if self.text.len() < self.most && !letter.is_control() {
            self.text.insert(self.at, letter);
            self.at += 1;
        }
    }
}

/// Draws the line that is being typed, with the cursor where it is.
pub(crate) fn draw(frame: &mut Frame<'_>, area: Rect, field: &Field) {
    let before = field.before() as u16;
    let skip = before.saturating_sub(area.width.saturating_sub(1));
    frame.render_widget(Paragraph::new(field.text()).scroll((0, skip)), area);
    frame.set_cursor_position((area.x + before - skip, area.y));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_in_where_the_cursor_is() {
        let mut field = Field::new("Kln", 6);
        for code in [KeyCode::Home, KeyCode::Right, KeyCode::Char('ö')] {
            assert!(field.key(KeyEvent::from(code)));
        }
        assert_eq!((field.text().as_str(), field.before()), ("Köln", 2));
        field.key(KeyEvent::from(KeyCode::Backspace));
        field.key(KeyEvent::from(KeyCode::Delete));
        assert_eq!(field.text(), "Kn");
        assert!(!field.key(KeyEvent::from(KeyCode::Enter)));
    }

    #[test]
    fn a_paste_is_one_line_without_commands() {
        let mut field = Field::new("", 8);
        field.paste("東京\n\u{1b}[2Jx\tyzzzz");
        assert_eq!(field.text(), "東京 [2Jx ");
        assert_eq!(field.before(), 10, "wide characters move the cursor by two");
    }
}
