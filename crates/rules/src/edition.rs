//! Editions: a rulebook as data, a value for every switch and a clause for every refusal.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::error::{ErrorKind, InputError, InputErrors, Reader, near};
use crate::events::{EventDeck, builtin_card_ids};
use crate::refusal::RefusalCode;
use crate::switches::{SWITCH_NAMES, Switches};

/// The editions that come with the game: id and text, in the order in which they are shown.
pub const BUILTIN_EDITIONS: &[(&str, &str)] = &[
    ("classic", include_str!("../data/editions/classic.toml")),
    ("classic-cz", include_str!("../data/editions/classic-cz.toml")),
    ("modern", include_str!("../data/editions/modern.toml")),
    ("modern-ja", include_str!("../data/editions/modern-ja.toml")),
    ("manual", include_str!("../data/editions/manual.toml")),
    ("junior", include_str!("../data/editions/junior.toml")),
];

/// How many editions one can stand on another.
const MAX_BASES: usize = 4;

/// An edition of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// Its id, such as `classic-cz`.
    pub id: String,
    /// How it plays.
    pub switches: Switches,
    /// The clause that each refusal names, where it is not the common one.
    clauses: BTreeMap<String, String>,
    /// The clause that says what an event card does, by the card's id.
    cards: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EditionFile {
    id: Spanned<String>,
    #[serde(rename = "based-on")]
    based_on: Option<Spanned<String>>,
    #[serde(default)]
    switches: BTreeMap<Spanned<String>, Spanned<toml::Value>>,
    #[serde(default)]
    clauses: BTreeMap<Spanned<String>, Spanned<String>>,
    #[serde(default)]
    cards: BTreeMap<Spanned<String>, String>,
}

impl Edition {
    /// An edition that comes with the game.
    ///
    /// ```
    /// let classic = aufachse_rules::Edition::builtin("classic").unwrap();
    /// assert_eq!(classic.switches.get("dice").as_deref(), Some("1"));
    /// assert!(aufachse_rules::Edition::builtin("clasic").is_none());
    /// ```
    pub fn builtin(id: &str) -> Option<Edition> {
        let (file, text) = BUILTIN_EDITIONS.iter().find(|(name, _)| *name == id)?;
        Edition::from_toml(file, text).ok()
    }

    /// Reads an edition; it may stand on one that comes with the game. All faults are reported.
    pub fn from_toml(file: &str, text: &str) -> Result<Edition, InputErrors> {
        Edition::read(file, text, MAX_BASES)
    }

    fn read(file: &str, text: &str, bases: usize) -> Result<Edition, InputErrors> {
        let mut reader = Reader::new(file, text);
        let Some(raw) = reader.parse::<EditionFile>() else { return reader.finish(None) };
        let mut edition = Edition {
            id: String::new(),
            switches: Switches::default(),
            clauses: BTreeMap::new(),
            cards: BTreeMap::new(),
        };
        let mut missing: Vec<&str> = SWITCH_NAMES.to_vec();
        if let Some(base) = &raw.based_on {
            let at = base.span().start;
            let name = base.get_ref();
            match BUILTIN_EDITIONS.iter().find(|(id, _)| id == name) {
                Some((id, text)) if bases > 0 => match Edition::read(id, text, bases - 1) {
                    Ok(base) => {
                        edition = base;
                        missing.clear();
                    }
                    Err(errors) => reader.error(at, ErrorKind::EditionBase { errors }),
                },
                Some(_) => reader.error(at, ErrorKind::EditionCircle),
                None => {
                    let all = || BUILTIN_EDITIONS.iter().map(|(id, _)| *id);
                    let allowed = all().map(str::to_owned).collect();
                    let (name, near) = (name.clone(), near(name, all()));
                    reader.error(at, ErrorKind::UnknownBase { name, allowed, near });
                }
            }
        }
        let id_at = raw.id.span().start;
        edition.id = raw.id.into_inner();
        if edition.id.is_empty() || edition.id.contains(char::is_whitespace) {
            reader.error(id_at, ErrorKind::EditionId);
        }
        for (name, value) in raw.switches {
            let (name_at, value_at) = (name.span().start, value.span().start);
            let name = name.into_inner();
            let value = match value.into_inner() {
                toml::Value::String(text) => text,
                other => other.to_string(),
            };
            missing.retain(|m| *m != name);
            if let Err(error) = edition.switches.set(&name, &value) {
                let at = if SWITCH_NAMES.contains(&name.as_str()) { value_at } else { name_at };
                reader.error(at, error.kind);
            }
        }
        if !missing.is_empty() {
            let switches = missing.into_iter().map(str::to_owned).collect();
            reader.error(id_at, ErrorKind::SwitchMissing { switches });
        }
        for (code, clause) in raw.clauses {
            let at = code.span().start;
            let code = code.into_inner();
            if !RefusalCode::ALL.iter().any(|c| c.text() == code) {
                let near = near(&code, RefusalCode::ALL.iter().map(|c| c.text()));
                reader.error(at, ErrorKind::UnknownRefusal { name: code.clone(), near });
            }
            edition.clauses.insert(code, clause.into_inner());
        }
        // A deck of one's own is known only where the rules are put together.
        if !raw.cards.is_empty()
            && let Some(known) = builtin_card_ids(&edition.switches.event_deck.0)
        {
            check_cards(&raw.cards, &known, &mut reader);
        }
        edition.cards.extend(raw.cards.into_iter().map(|(card, c)| (card.into_inner(), c)));
        for contradiction in edition.switches.contradictions() {
            reader.error(id_at, contradiction);
        }
        reader.finish(Some(edition))
    }

    /// The cards that an edition file names and a deck of one's own does not have.
    pub(crate) fn cards_not_in(file: &str, text: &str, deck: &EventDeck) -> Vec<InputError> {
        let mut reader = Reader::new(file, text);
        let Some(raw) = reader.parse::<EditionFile>() else { return Vec::new() };
        let known: Vec<String> = deck.cards.iter().map(|card| card.id.clone()).collect();
        check_cards(&raw.cards, &known, &mut reader);
        reader.finish::<()>(None).err().map_or(Vec::new(), |faults| faults.0)
    }

    /// The clause that forbids what the code says.
    pub fn clause(&self, code: RefusalCode) -> &str {
        self.clauses.get(code.text()).map_or(code.common_clause(), String::as_str)
    }

    /// The clause that says what an event card does, where the edition names it.
    pub fn card_clause(&self, card: &str) -> Option<&str> {
        self.cards.get(card).map(String::as_str)
    }
}

fn check_cards(named: &BTreeMap<Spanned<String>, String>, known: &[String], reader: &mut Reader) {
    for card in named.keys().filter(|card| !known.contains(card.get_ref())) {
        let known = known.iter().map(String::as_str);
        reader.error(card.span().start, ErrorKind::unknown_card(card.get_ref(), known));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(usize, String)> {
        let found = Edition::from_toml("own.toml", text).map_or_else(|f| f.0, |_| Vec::new());
        found.into_iter().map(|f| (f.line, f.kind.to_string())).collect()
    }

    #[test]
    fn the_cards_of_an_edition_are_in_its_deck() {
        for (id, text) in BUILTIN_EDITIONS {
            assert_eq!(faults(text), [], "{id}");
        }
        let own = "id = \"own\"\nbased-on = \"classic\"\n[cards]\nradarfale = \"house.1\"\n";
        let meant = "unknown-card name=radarfale near=radarfalle".to_owned();
        assert_eq!(faults(own), [(4, meant)]);
        // The modern deck has no speed trap, whatever the edition below says of its own.
        let modern = "[switches]\nevent-deck = \"modern-28\"\n[cards]\nradarfalle = \"house.1\"\n";
        let found = faults(&own.replace("[cards]\nradarfale = \"house.1\"\n", modern));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].0 == 6 && found[0].1.starts_with("unknown-card name=radarfalle"));
    }

    #[test]
    fn the_cards_of_an_edition_are_in_a_deck_of_the_house() {
        let deck = "name = \"house\"\n[[card]]\nid = \"holiday\"\neffect = \"gain\"\npay = 100\n";
        let edition = "id = \"own\"\nbased-on = \"classic\"\n[switches]\nevent-deck = \"house\"\n\
                       [cards]\nholiday = \"house.1\"\n";
        let build = |edition: String| {
            let own = crate::rules::OwnFiles {
                events: Some(("cards.toml".to_owned(), deck.to_owned())),
                edition: Some(("own.toml".to_owned(), edition)),
                ..Default::default()
            };
            crate::rules::Rules::build("", &[], own).map_err(|faults| faults.to_string())
        };
        assert!(build(edition.to_owned()).is_ok());
        let wrong = build(format!("{edition}holidai = \"house.2\"\n")).map(|_| ());
        assert_eq!(wrong, Err("own.toml:7: unknown-card name=holidai near=holiday".to_owned()));
        // Another deck than the edition's own is played with what the edition says of its own.
        let usual = edition.replace("\"house\"", "\"classic-31\"").replace("holiday", "radarfalle");
        assert!(build(usual).is_ok());
    }

    #[test]
    fn all_faults_come_at_once_with_their_lines() {
        let text = "id = \"my own\"\nbased-on = \"clasic\"\n[switches]\ndise = 1\n\
                    dice = 3\n[clauses]\nspace-ful = \"house.2\"\n";
        let found = faults(text);
        for (line, words) in [
            (1, "edition-id"),
            (1, "switch-missing switches=currency,board,"),
            (2, "unknown-base name=clasic allowed=classic,"),
            (4, "switch-unknown name=dise near=dice"),
            (5, "switch-value switch=dice value=3 allowed=1,2"),
            (7, "unknown-refusal name=space-ful near=space-full"),
        ] {
            let hit = found.iter().any(|(l, text)| *l == line && text.contains(words));
            assert!(hit, "no fault {words:?} in line {line} among {found:#?}");
        }
        assert_eq!(found.len(), 6, "{found:#?}");
    }
}
