//! The faces of the event cards say what the cards do at this table, and the choices that they
//! leave say what each choice does.

use std::collections::BTreeSet;
use std::sync::Arc;

use aufachse_rules::events::{CardOperand, CardText};
use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_rules::{
    Actor, BUILTIN_EDITIONS, ChanceSource, EventId, Game, OwnFiles, Rules, Seeded, Setup,
};
use aufachse_words::{Teller, Words};

fn all_words() -> impl Iterator<Item = Words> {
    Words::languages().map(|id| Words::new(id).expect("a listed language loads"))
}

fn rules(edition: &str, switches: &[(&str, &str)]) -> Arc<Rules> {
    let switches: Vec<(String, String)> =
        switches.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Rules::build(edition, &switches, OwnFiles::default()).expect("a sound table")
}

fn text(words: &Words, rules: &Rules, id: &str) -> String {
    let at = rules.events().cards.iter().position(|card| card.id == id).expect("a card");
    Teller::new(words, rules, &[]).card_text(EventId(at as u8)).expect("a text")
}

/// Each switch that changes a card changes its text, whatever the edition.
#[test]
fn a_card_reads_otherwise_where_a_switch_makes_it_do_something_else() {
    for (switch, edition, card) in [
        ("pannenhilfe", "classic", "pannenhilfe"),
        ("pannenhilfe", "modern", "pannenhilfe"),
        ("gute-routenplanung", "classic", "gute-routenplanung"),
        ("gute-routenplanung", "modern", "gute-routenplanung"),
        ("gute-routenplanung-reach", "manual", "gute-routenplanung"),
        ("schnelle-verladung", "classic", "schnelle-verladung"),
        ("schnelle-verladung", "modern-ja", "schnelle-verladung"),
        ("fog-and-accident-jam", "classic", "stau-nebel"),
        ("fog-and-accident-jam", "junior", "stau-unfall"),
        ("jammed-space", "classic", "stau-muenchen"),
        ("schneestuerme", "classic", "schneestuerme"),
        ("schneestuerme", "modern", "schneestuerme"),
        ("subunternehmer", "classic", "subunternehmer"),
        ("subunternehmer", "modern", "subunternehmer"),
        ("inspektion", "classic", "inspektion"),
        ("inspektion", "modern", "inspektion"),
        ("dokumente", "classic", "dokumente"),
        ("zollabfertigung", "classic", "zollabfertigung"),
        ("ware-verdorben", "classic", "ware-verdorben"),
        ("hilfe-diebe", "classic", "hilfe-diebe"),
        ("familiennachwuchs", "classic", "familiennachwuchs"),
        ("delivering", "classic-cz", "familiennachwuchs"),
        ("unpayable-cost", "classic", "radarfalle"),
        ("unpayable-cost", "modern", "bahnverladung"),
        ("dice", "classic", "beifahrer"),
        ("currency", "classic", "truckerfestival"),
    ] {
        let values = match Switches::allowed(switch).expect("a switch") {
            Allowed::Numbers(least, most) => (least..=most).map(|n| n.to_string()).collect(),
            allowed => allowed.values().to_vec(),
        };
        for words in all_words() {
            let mut seen = BTreeSet::new();
            for value in &values {
                let rules = rules(edition, &[(switch, value)]);
                let said = text(&words, &rules, card);
                assert!(seen.insert(said.clone()), "{edition}, {switch} = {value}: {said}");
            }
        }
    }
}

/// A sentence without a gap.
#[track_caller]
fn whole(said: &str) {
    let gaps = ["⟨", "⟩", "{", "}", "$", "  ", " ."];
    assert!(!said.is_empty() && !gaps.iter().any(|gap| said.contains(gap)), "a gap: {said}");
}

/// The editions as they are, and one for each deck with one switch set to each of its values.
fn tables() -> Vec<Arc<Rules>> {
    let mut all: Vec<Arc<Rules>> = BUILTIN_EDITIONS.iter().map(|(id, _)| rules(id, &[])).collect();
    for edition in ["classic-cz", "modern"] {
        for switch in SWITCH_NAMES.iter().filter(|name| **name != "dice") {
            for value in Switches::allowed(switch).expect("a switch").values() {
                let set = [((*switch).to_owned(), value.clone())];
                all.extend(Rules::build(edition, &set, OwnFiles::default()).ok());
            }
        }
        all.push(rules(edition, &[("dice", "1")]));
        all.push(rules(edition, &[("dice", "2")]));
    }
    all
}

/// Every text has all the values of its card in it, in every language, and nothing else that would
/// have to be filled in.
#[test]
fn every_text_shows_the_amounts_and_cities_of_its_card() {
    let languages: Vec<Words> = all_words().collect();
    let mut seen = BTreeSet::new();
    let mut texts = BTreeSet::new();
    for rules in tables() {
        for card in (0..rules.events().cards.len() as u8).map(EventId) {
            let wording = rules.card_wording(card).expect("a text");
            let currency = rules.switches().get("currency");
            if !seen.insert(format!("{wording:?} {currency:?}")) {
                continue;
            }
            texts.insert(wording.text);
            for words in &languages {
                let teller = Teller::new(words, &rules, &[]);
                let said = teller.card_text(card).expect("a text");
                whole(&said);
                for (name, operand) in &wording.operands {
                    let shown = match *operand {
                        CardOperand::Money(amount) => teller.money(amount),
                        CardOperand::Number(number) => number.to_string(),
                        CardOperand::City(city) => teller.space(city),
                    };
                    assert!(said.contains(&shown), "{words:?}, {name}: {said}");
                }
            }
        }
    }
    assert_eq!(texts.into_iter().collect::<Vec<_>>(), CardText::ALL, "every text is tried");
}

/// A house deck shows its own prices, numbers of spaces and cities, and a card that only it has is
/// called by what it does.
#[test]
fn a_house_deck_shows_its_own_numbers_and_titles() {
    let deck = r#"name = "own"
        card = [
            { id = "radarfalle", effect = "fine", cost = 750 },
            { id = "tailwind", effect = "move", steps = 1 },
            { id = "long-haul", effect = "special-order", city = "Köln", pay = 12000, fine = 5 },
        ]"#;
    let own =
        OwnFiles { events: Some(("own.toml".to_owned(), deck.to_owned())), ..OwnFiles::default() };
    let rules = Rules::build("modern", &[], own).expect("a house deck");
    let words = Words::new("en").expect("English");
    let teller = Teller::new(&words, &rules, &[]);
    let card = |id: u8| (teller.card(EventId(id)), teller.card_text(EventId(id)).expect("a text"));
    let (title, text) = card(0);
    assert_eq!(title, "Radarfalle (Speed trap)");
    assert!(text.contains("Pay 750\u{a0}€.") && text.contains("1,500\u{a0}€"), "{text}");
    assert_eq!(card(1), ("Clear road".to_owned(), "You may drive one space.".to_owned()));
    let (title, text) = card(2);
    assert_eq!(title, "Special order");
    assert!(text.contains("Köln") && text.contains("12,000\u{a0}€"), "{text}");
    for words in all_words() {
        let teller = Teller::new(&words, &rules, &[]);
        for id in 0..3 {
            whole(&teller.card(EventId(id)));
            assert!(!teller.card(EventId(id)).contains("long-haul"), "{words:?}");
            whole(&teller.card_text(EventId(id)).expect("a text"));
        }
    }
}

/// Words that answer a question but do not say what happens.
const BARE: [&str; 18] = [
    "Yes",
    "No",
    "OK",
    "Accept",
    "Decline",
    "Ja",
    "Nein",
    "Annehmen",
    "Ablehnen",
    "Sì",
    "Accetta",
    "Rifiuta",
    "Ano",
    "Ne",
    "Přijmout",
    "Odmítnout",
    "はい",
    "いいえ",
];

/// In whole games no choice is a bare yes or no, and no two choices of a decision read alike.
#[test]
fn choices_say_what_they_do() {
    let languages: Vec<Words> = all_words().collect();
    let names = ["Ada", "Ben", "Eve"].map(str::to_owned);
    let mut labels = BTreeSet::new();
    for (seed, (edition, _)) in
        (0..4).flat_map(|seed| BUILTIN_EDITIONS.iter().map(move |e| (seed, e)))
    {
        let rules = rules(edition, &[]);
        let setup = Setup { turn_limit: Some(60), ..Setup::of(3) };
        let mut game = Game::new(rules.clone(), &setup).expect("a game");
        let (mut chance, mut picks) = (Seeded::new(seed), Seeded::new(seed + 100));
        let mut list = Vec::new();
        while game.ending().is_none() {
            if let Some(outcome) = chance.next(&game) {
                game.apply(Actor::Chance, outcome).expect("an outcome");
                continue;
            }
            let actor = Actor::Seat(game.awaited().lowest().expect("a player"));
            game.legal_actions(actor, &mut list);
            for words in &languages {
                let teller = Teller::new(words, &rules, &names);
                let few = list.len() < 12;
                let said: Vec<String> = list
                    .iter()
                    .filter(|_| few)
                    .map(|action| teller.choice(&game.pending(), action, &[]))
                    .collect();
                let mut apart = BTreeSet::new();
                for label in said {
                    whole(&label);
                    assert!(!BARE.contains(&label.as_str()), "{words:?}: {label}");
                    assert!(apart.insert(label.clone()), "{words:?}, twice: {label}");
                    if words.language() == "en" {
                        labels.insert(label);
                    }
                }
            }
            let action = list[picks.below(list.len() as u32) as usize];
            game.apply(actor, action).expect("a legal action");
        }
    }
    for wanted in ["Stay here", "Roll again and drive on", "Move no more trucks"] {
        assert!(labels.contains(wanted), "{wanted} among {labels:#?}");
    }
}

/// No label of the files themselves is bare, whoever asks for it.
#[test]
fn no_text_of_a_choice_is_a_bare_yes_or_no() {
    for words in all_words() {
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../locales/{}/actions.ftl", words.language()));
        let text = std::fs::read_to_string(file).expect("a file");
        let mut labels = 0;
        for (key, label) in text.lines().filter_map(|line| line.split_once(" = ")) {
            if key.starts_with("action-") || key.starts_with("choice-") {
                labels += 1;
                assert!(!BARE.contains(&label), "{words:?}: {key}");
            }
        }
        assert!(labels > 40, "{words:?}: {labels}");
    }
}
