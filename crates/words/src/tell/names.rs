//! What the players of a table are called.

use aufachse_rules::RecordHeader;

use crate::Words;

impl Words {
    /// The names at a table, by seat: a bot without one is called by its level, and namesakes are
    /// counted. A seat of which nothing is known has an empty name.
    ///
    /// ```
    /// let words = aufachse_words::Words::new("en").expect("English is always there");
    /// let seats = [("Ada", None), ("", Some("chef")), ("", Some("chef")), ("", None)];
    /// assert_eq!(words.names(seats), ["Ada", "Boss", "Boss 2", ""]);
    /// ```
    pub fn names<'s>(
        &self,
        seats: impl IntoIterator<Item = (&'s str, Option<&'s str>)>,
    ) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (name, level) in seats {
            let name = match level.filter(|_| name.trim().is_empty()) {
                Some(level) => self.text(&format!("web-bot-{level}"), &[]),
                None => name.to_owned(),
            };
            let same = |n: &&String| **n == name || n.starts_with(&format!("{name} "));
            let before = if name.is_empty() { 0 } else { names.iter().filter(same).count() };
            names.push(if before == 0 { name } else { format!("{name} {}", before + 1) });
        }
        names
    }

    /// The names of those who played a recorded game.
    pub fn names_of(&self, record: &RecordHeader) -> Vec<String> {
        let level = |seat: usize| {
            let level = record.bots.get(seat)?.as_str();
            self.has(&format!("web-bot-{level}")).then_some(level)
        };
        self.names(record.seats.iter().enumerate().map(|(seat, name)| (name.as_str(), level(seat))))
    }
}
