//! The faces of the event cards say what the cards do at this table, and the choices that they
//! leave say what each choice does.

use aufachse_rules::switches::{Allowed, Switches};
use aufachse_rules::{EventId, OwnFiles, Rules};
use aufachse_words::{Teller, Words};

fn all_words() -> impl Iterator<Item = Words> {
    Words::languages().map(|id| Words::new(id).expect("a listed language loads"))
}

fn rules(edition: &str, switches: &[(&str, &str)]) -> Rules {
    let switches: Vec<(String, String)> =
        switches.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Rules::build(edition, &switches, OwnFiles::default()).expect("a sound table")
}

fn text(words: &Words, rules: &Rules, id: &str) -> String {
    let at = rules.events.cards.iter().position(|card| card.id == id).expect("a card");
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
            let mut seen = std::collections::BTreeSet::new();
            for value in &values {
                let rules = rules(edition, &[(switch, value)]);
                let said = text(&words, &rules, card);
                assert!(seen.insert(said.clone()), "{edition}, {switch} = {value}: {said}");
            }
        }
    }
}
