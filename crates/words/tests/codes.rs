//! Every code that a part of the game can give has its sentence, with all its operands.

use std::collections::{BTreeMap, BTreeSet};

use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_rules::{
    Action, Code, ErrorKind, Game, InputError, OwnFiles, Refusal, RefusalCode, Rules, UndoError,
};
use aufachse_words::{Teller, Value, Words};

const FILES: [&str; 3] = [
    include_str!("../../../locales/en/faults.ftl"),
    include_str!("../../../locales/en/records.ftl"),
    include_str!("../../../locales/en/tables.ftl"),
];

fn english() -> Words {
    Words::new("en").expect("English is always there")
}

fn key(code: &Code) -> String {
    format!("{}-{}", code.kind, code.code)
}

/// All codes of the rules; those of other parts are tried where they are made.
fn codes() -> Vec<&'static Code> {
    ErrorKind::CODES.iter().chain(UndoError::CODES).collect()
}

/// A message with its attributes as the file has it, by its key.
fn messages() -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    for line in FILES.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| !key.starts_with(' ')) {
            key.clone_into(&mut last);
        }
        let text = all.entry(last.clone()).or_default();
        text.push_str(line);
        text.push('\n');
    }
    all
}

#[test]
fn every_code_has_its_sentence_with_all_its_operands() {
    let (words, messages) = (english(), messages());
    for code in codes() {
        let key = key(code);
        let message = messages.get(&key).unwrap_or_else(|| panic!("no sentence for {key}"));
        for number in [1, 7] {
            let values: Vec<(&str, Value<'_>)> =
                code.operands.iter().map(|name| (*name, number.into())).collect();
            let said = words.text(&key, &values);
            assert!(!said.contains(['⟨', '{', '$']), "a gap in {key}: {said}");
            let near = code.operands.contains(&"near");
            assert_eq!(words.has(&format!("{key}.near")), near, "{key}");
            if near {
                let said = words.text(&format!("{key}.near"), &values);
                assert!(!said.contains(['⟨', '{', '$']), "a gap in {key}.near: {said}");
            }
        }
        for name in code.operands {
            assert!(message.contains(&format!("${name}")), "{key} does not say ${name}");
        }
    }
}

#[test]
fn no_code_is_there_twice_and_no_sentence_for_nothing() {
    let all: Vec<String> = codes().into_iter().map(key).collect();
    let mut known: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(known.len(), all.len(), "every code once");
    known.extend(["located-line", "located-file", "refused-by"].map(str::to_owned));
    for key in messages().into_keys().filter(|key| !key.is_empty()) {
        // The laboratory has its own test for its codes.
        assert!(known.contains(&key) || key.starts_with("stuck-"), "{key} is never told");
    }
}

#[test]
fn a_fault_is_told_with_its_place_and_what_was_meant() {
    let words = english();
    let (name, near) = ("Berln".to_owned(), Some("Berlin".to_owned()));
    let kind = ErrorKind::UnknownCity { name, near };
    let fault = |file: &str, line| InputError { file: file.to_owned(), line, kind: kind.clone() };
    let said = "There is no city “Berln” on the board. Did you mean “Berlin”?";
    assert_eq!(words.input_error(&fault("own.toml", 12)), format!("own.toml:12: {said}"));
    assert_eq!(words.input_error(&fault("own.toml", 0)), format!("own.toml: {said}"));
    assert_eq!(words.input_error(&fault("", 0)), said);
    assert_eq!(kind.to_string(), "unknown-city name=Berln near=Berlin");
    let far = ErrorKind::UnknownCity { name: "Xyzzy".to_owned(), near: None };
    assert_eq!(words.told(&far), "There is no city “Xyzzy” on the board.");
}

/// A switch that cannot be set is told with what it can be set to, whatever that is.
#[test]
fn a_switch_says_what_it_takes() {
    let words = english();
    for name in SWITCH_NAMES {
        let error = Switches::default().set(name, "no such thing").unwrap_err();
        let said = words.told(&error);
        let needed = match Switches::allowed(name).unwrap() {
            Allowed::Values(values) => values,
            Allowed::Numbers(least, most) | Allowed::Piles(least, most) => {
                vec![least.to_string(), most.to_string()]
            }
            Allowed::Name => vec!["name".to_owned()],
        };
        assert!(said.contains(name) && needed.iter().all(|n| said.contains(n)), "{said}");
    }
    let allowed = vec!["DM".to_owned(), "EUR".to_owned()];
    let (switch, value) = ("currency", "EURO".to_owned());
    let error = ErrorKind::SwitchValue { switch, value, allowed, near: Some("EUR".to_owned()) };
    let said = "The switch currency cannot be “EURO”. Allowed: DM, EUR. Did you mean “EUR”?";
    assert_eq!(words.told(&error), said);
}

/// A contradiction names two switches at least.
#[test]
fn a_contradiction_names_both_switches() {
    let words = english();
    let contradictions = ErrorKind::CODES.iter().filter(|c| c.code.starts_with("contradiction-"));
    for code in contradictions {
        let said = words.text(&key(code), &[]);
        let named = SWITCH_NAMES.iter().filter(|name| said.contains(**name)).count();
        assert!(named >= 2, "{said}");
    }
}

#[test]
fn a_record_is_told_with_the_table() {
    let (words, rules) = (english(), Rules::builtin("classic").unwrap());
    let names = ["Ada".to_owned()];
    let teller = Teller::new(&words, &rules, &names);
    let code = RefusalCode::NotNow;
    let clause = code.common_clause().to_owned();
    let (player, space, needed, have) = (None, None, None, None);
    let refusal = Refusal { code, clause, player, space, needed, have };
    let refused = ErrorKind::RecordRefused { why: Box::new(refusal) };
    assert_eq!(
        teller.told(&refused),
        "The action is against the rules: Something else has to be decided first. \
         (ruling.visit-order)"
    );
    assert!(words.told(&refused).contains("not-now"), "without a table the code is shown");
    let dice = ErrorKind::RecordDice { found: Action::Dice(3, 0), needed: Action::Dice(4, 0) };
    assert_eq!(
        teller.told(&dice),
        "The seed brings “The die shows 4”, and the record has “The die shows 3”."
    );
    let why = ErrorKind::SetupPlayers { players: 9, least: 2, most: 6 };
    assert_eq!(
        words.told(&ErrorKind::RecordSetup { why: Box::new(why.into()) }),
        "The table of the record cannot be set up: Auf Achse is for 2 to 6 players, not 9."
    );
    let errors = Rules::builtin("clasic").unwrap_err();
    let said = words.told(&ErrorKind::RecordRules { errors });
    assert!(said.contains("There is no edition “clasic”") && said.contains("classic-cz"), "{said}");
}

#[test]
fn a_bad_position_is_told_line_by_line() {
    let text = "edition = \"classic\"\nturn = 0\n\
                [[seat]]\ntruck = \"Kasel\"\n[[seat]]\ntruck = \"Köln\"\n";
    let faults = Game::from_position("own.toml", text, OwnFiles::default()).unwrap_err();
    assert_eq!(
        english().input_errors(&faults),
        "own.toml:2: Turns count from 1 to 1000000.\n\
         own.toml:4: There is no space “Kasel” on the board. Did you mean “Kassel”?"
    );
}
