//! Spaces and event cards by their names, as positions and protocols write them.

use crate::action::EventId;
use crate::error::{ErrorKind, near};
use crate::rules::Rules;
use crate::space::Space;

impl Rules {
    /// The space of a name such as `Kassel` or `Kassel-Frankfurt:2`. An unknown name is answered
    /// with the nearest one.
    ///
    /// ```
    /// let rules = aufachse_rules::Rules::builtin("classic").unwrap();
    /// let kassel = rules.space_named("kassel").unwrap();
    /// assert_eq!(rules.board().name_of(kassel), "Kassel");
    /// let unknown = rules.space_named("Kasel").unwrap_err();
    /// assert_eq!(unknown.to_string(), "unknown-space name=Kasel near=Kassel");
    /// ```
    pub fn space_named(&self, name: &str) -> Result<Space, ErrorKind> {
        self.board.space(name).ok_or_else(|| {
            let known: Vec<String> = self.board.all.iter().map(|s| self.board.name_of(s)).collect();
            let near = near(name, known.iter().map(String::as_str));
            ErrorKind::UnknownSpace { name: name.to_owned(), near }
        })
    }

    /// The event card of an id such as `stau-muenchen`. An unknown id is answered with the nearest
    /// one.
    pub fn event_named(&self, id: &str) -> Result<EventId, ErrorKind> {
        let cards = &self.events.cards;
        let found = cards.iter().position(|card| card.id == id).map(|at| EventId(at as u8));
        found.ok_or_else(|| ErrorKind::unknown_card(id, cards.iter().map(|card| card.id.as_str())))
    }
}
