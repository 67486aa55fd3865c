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
        let given: Vec<String> = seats
            .into_iter()
            .map(|(name, level)| match level.filter(|_| name.trim().is_empty()) {
                Some(level) => self.text(&format!("web-bot-{level}"), &[]),
                None => name.to_owned(),
            })
            .collect();
        let mut names: Vec<String> = Vec::new();
        for name in &given {
            let mut called = name.clone();
            if !name.is_empty() && names.contains(name) {
                // A number that somebody has typed himself is his: "Ada 2" is no namesake of "Ada".
                let taken = |name: &String| given.contains(name) || names.contains(name);
                let mut count = 1;
                while taken(&called) {
                    count += 1;
                    called = format!("{name} {count}");
                }
            }
            names.push(called);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn called(words: &Words, names: &[&str]) -> Vec<String> {
        words.names(names.iter().map(|name| (*name, None)))
    }

    fn english() -> Words {
        Words::new("en").expect("English is always there")
    }

    #[test]
    fn namesakes_are_counted_and_never_called_like_another() {
        let called = |names: &[&str]| called(&english(), names);
        assert_eq!(called(&["Ada", "Ada", "Ada 2"]), ["Ada", "Ada 3", "Ada 2"]);
        assert_eq!(called(&["Ada 2", "Ada", "Ada"]), ["Ada 2", "Ada", "Ada 3"]);
        assert_eq!(called(&["Ada 2", "Ada"]), ["Ada 2", "Ada"]);
        assert_eq!(called(&["Ada", "Ada 2", "Ada 2"]), ["Ada", "Ada 2", "Ada 2 2"]);
        assert_eq!(called(&["Ada", "Ada", "Ada", "Ben"]), ["Ada", "Ada 2", "Ada 3", "Ben"]);
        assert_eq!(called(&["", "", "Ada Byron", "Ada"]), ["", "", "Ada Byron", "Ada"]);
    }

    #[test]
    fn any_six_names_come_out_as_six_names() {
        let words = english();
        let few = ["Ada", "Ada 2", "Ada 3", "Ada 2 2", "Ben"];
        for number in 0..few.len().pow(6) {
            let names: Vec<&str> =
                (0u32..6).map(|seat| few[number / few.len().pow(seat) % few.len()]).collect();
            let mut called = called(&words, &names);
            called.sort();
            called.dedup();
            assert_eq!(called.len(), 6, "{names:?}");
        }
    }

    #[test]
    fn a_bot_is_a_namesake_too() {
        let words = english();
        let seats = [("Boss 2", None), ("", Some("chef")), ("", Some("chef")), ("Boss", None)];
        assert_eq!(words.names(seats), ["Boss 2", "Boss", "Boss 3", "Boss 4"]);
    }
}
