//! Editions: a rulebook as data, a value for every switch and a clause for every refusal.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;

use crate::fault::{Faults, Reader, near_match};
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
    cards: BTreeMap<String, String>,
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
    pub fn from_toml(file: &str, text: &str) -> Result<Edition, Faults> {
        Edition::read(file, text, MAX_BASES)
    }

    fn read(file: &str, text: &str, bases: usize) -> Result<Edition, Faults> {
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
                    Err(faults) => {
                        reader.fault(at, format!("the edition below it is faulty: {faults}"));
                    }
                },
                Some(_) => reader.fault(at, "the editions stand on each other in a circle"),
                None => {
                    let near = near_match(name, BUILTIN_EDITIONS.iter().map(|(id, _)| *id));
                    let hint = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
                    reader.fault(at, format!("there is no edition \"{name}\" to stand on{hint}"));
                }
            }
        }
        let id_at = raw.id.span().start;
        edition.id = raw.id.into_inner();
        if edition.id.is_empty() || edition.id.contains(char::is_whitespace) {
            reader.fault(id_at, "an edition's id is one word");
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
                reader.fault(at, error.to_string());
            }
        }
        if !missing.is_empty() {
            reader.fault(id_at, format!("these switches have no value: {}", missing.join(", ")));
        }
        for (code, clause) in raw.clauses {
            let at = code.span().start;
            let code = code.into_inner();
            if !RefusalCode::ALL.iter().any(|c| c.text() == code) {
                let near = near_match(&code, RefusalCode::ALL.iter().map(|c| c.text()));
                let hint = near.map_or(String::new(), |n| format!("; did you mean \"{n}\"?"));
                reader.fault(at, format!("there is no refusal \"{code}\"{hint}"));
            }
            edition.clauses.insert(code, clause.into_inner());
        }
        edition.cards.extend(raw.cards);
        for (switch, why) in edition.switches.contradictions() {
            reader.fault(id_at, format!("{switch}: {why}"));
        }
        reader.finish(Some(edition))
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
