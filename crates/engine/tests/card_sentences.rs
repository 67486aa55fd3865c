//! The sentences of event cards and of their choices in five languages, as a file that the page's
//! own teller is compared with (`web/scripts/teller.mjs`).

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use aufachse_rules::switches::{Allowed, Switches};
use aufachse_rules::{
    Action, BUILTIN_EDITIONS, ContractId, Decision, EventId, OwnFiles, Pending, Rules, Seat,
    SeatSet,
};
use aufachse_words::{Teller, Words};
use serde_json::{Map, Value, json};

const FILE: &str = "../../web/tests/teller.json";

/// The switches that change what a card does.
const SWITCHES: [&str; 15] = [
    "pannenhilfe",
    "gute-routenplanung",
    "gute-routenplanung-reach",
    "schnelle-verladung",
    "fog-and-accident-jam",
    "jammed-space",
    "schneestuerme",
    "subunternehmer",
    "inspektion",
    "dokumente",
    "zollabfertigung",
    "hilfe-diebe",
    "familiennachwuchs",
    "unpayable-cost",
    "dice",
];

/// Cards of a house with ids, amounts and cities of their own.
const OWN_DECK: &str = r#"name = "own"
card = [
    { id = "tailwind", effect = "move", steps = 1 },
    { id = "toll", effect = "fine", cost = 12345 },
    { id = "detour", effect = "jam-in", city = "Wien" },
    { id = "trip-2", effect = "special-order", city = "Köln", pay = 700, fine = 50 },
    { id = "ship", effect = "air-freight", city = "Hamburg", cost = 0 },
    { id = "spill", effect = "lost-cargo", cubes = 1, pay = 300 },
    { id = "radarfalle", effect = "fine", cost = 750 },
]
"#;

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), "Ben".to_owned()]
}

/// All tables: the editions, each switch of a card set to each of its values, and a house deck.
fn tables() -> Vec<Arc<Rules>> {
    let mut all: Vec<Arc<Rules>> =
        BUILTIN_EDITIONS.iter().map(|(id, _)| Rules::builtin(id).expect("an edition")).collect();
    for edition in ["classic-cz", "modern"] {
        for switch in SWITCHES {
            let values = match Switches::allowed(switch).expect("a switch") {
                Allowed::Numbers(least, most) => (least..=most).map(|n| n.to_string()).collect(),
                allowed => allowed.values().to_vec(),
            };
            for value in values {
                let set = [(switch.to_owned(), value)];
                all.push(Rules::build(edition, &set, OwnFiles::default()).expect("a table"));
            }
        }
    }
    let events = Some(("own.toml".to_owned(), OWN_DECK.to_owned()));
    let own = OwnFiles { events, ..OwnFiles::default() };
    all.push(Rules::build("modern", &[], own).expect("a house deck"));
    all
}

/// The decisions in which a choice has a label of its own, and the actions that may occur there.
fn asked(card: u8) -> Vec<(Decision, Action)> {
    use Action as A;
    use Decision as D;
    let contract = ContractId(0);
    let card = EventId(card);
    let decisions = [
        D::Event { card },
        D::CardMove { truck: Seat(0), steps: 3 },
        D::Partner { card },
        D::Snow { card },
        D::AirFreight { card },
        D::QuickLoading { card },
        D::Inspected,
        D::SellToPay { card, cost: 500 },
        D::Deliver,
        D::Stop,
        D::LoadNow { contract },
        D::EndOfTurn,
    ];
    let actions = [
        A::Accept,
        A::Decline,
        A::Done,
        A::Choose(Seat(1)),
        A::Pick(contract),
        A::Take(0),
        A::Take(1),
        A::Unload,
    ];
    decisions.iter().flat_map(|d| actions.map(|action| (*d, action))).collect()
}

/// What the page needs of a box to tell these cards.
fn small_box(rules: &Rules, cards: &[u8]) -> Value {
    let full = serde_json::to_value(aufachse_engine::rulebook(rules)).expect("a box");
    let list = |key: &str| full[key].as_array().expect("a list").clone();
    let spaces = full["board"]["spaces"].as_array().expect("spaces");
    let cities: Vec<Value> = spaces[..rules.board().cities.len()]
        .iter()
        .map(|s| json!({"space": s["space"], "name": s["name"], "city": s["city"]}))
        .collect();
    let value = |switch: &str| json!({"value": full["switches"][switch]["value"]});
    json!({
        "board": {"spaces": cities, "roads": []},
        "switches": {
            "currency": value("currency"),
            "gute-routenplanung": value("gute-routenplanung"),
        },
        "contracts": list("contracts")[..1],
        "events": cards.iter().map(|&c| list("events")[usize::from(c)].clone()).collect::<Vec<_>>(),
    })
}

fn golden() -> Value {
    let (names, display) = (names(), [Some(ContractId(0)), None]);
    let languages: Vec<Words> = Words::languages().filter_map(Words::new).collect();
    let english = languages.iter().find(|w| w.language() == "en").expect("English");
    let (mut seen, mut labels) = (BTreeSet::new(), BTreeSet::new());
    let mut all = Vec::new();
    for rules in tables() {
        let teller = Teller::new(english, &rules, &names);
        // A card that reads as one before it is told only once.
        let told = |card: u8| (teller.card(EventId(card)), teller.card_text(EventId(card)));
        let count = rules.events().cards.len() as u8;
        let cards: Vec<u8> = (0..count).filter(|&card| seen.insert(told(card))).collect();
        let mut choices = Vec::new();
        for (i, &card) in cards.iter().enumerate() {
            for (decision, action) in asked(card) {
                let pending = Pending::Players { seats: SeatSet::only(Seat(0)), decision };
                let label = teller.choice(&pending, &action, &display);
                let mut shown = serde_json::to_value(pending).expect("a decision");
                let kind = shown["decision"].as_str().expect("a kind").to_owned();
                let effect = match decision {
                    Decision::Event { card } => {
                        rules.effect(card).map(aufachse_rules::events::Effect::name)
                    }
                    _ => None,
                };
                // An action that says all by itself is told once, a label at each of its decisions.
                let plain = label == teller.action(&action, &display);
                let place = (!plain).then_some((kind, effect));
                if labels.insert((place, label)) {
                    // The page gets the cards that are left, and counts those.
                    if shown.get("card").is_some() {
                        shown["card"] = json!(i);
                    }
                    choices.push((shown, pending, action));
                }
            }
        }
        if cards.is_empty() {
            continue;
        }
        let mut said = Map::new();
        for words in &languages {
            let teller = Teller::new(words, &rules, &names);
            let titles: Vec<String> = cards.iter().map(|&c| teller.card(EventId(c))).collect();
            let texts: Vec<Option<String>> =
                cards.iter().map(|&c| teller.card_text(EventId(c))).collect();
            let labels: Vec<String> =
                choices.iter().map(|(_, p, a)| teller.choice(p, a, &display)).collect();
            let told = json!({"titles": titles, "texts": texts, "choices": labels});
            said.insert(words.language().to_owned(), told);
        }
        let asked: Vec<Value> =
            choices.iter().map(|(shown, _, a)| json!({"pending": shown, "do": a})).collect();
        all.push(json!({
            "box": small_box(&rules, &cards),
            "names": names,
            "display": display,
            "choices": asked,
            "said": said,
        }));
    }
    Value::Array(all)
}

/// `UPDATE=1` writes the file anew.
#[test]
fn the_sentences_of_the_cards_stand_beside_the_page() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let mut text = serde_json::to_string_pretty(&golden()).expect("a text");
    text.push('\n');
    if std::env::var_os("UPDATE").is_some_and(|set| set == "1") {
        std::fs::write(&path, &text).expect("a file");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(found == text, "web/tests/teller.json is out of date: cargo xtask bless");
    for label in ["Pay 500\u{a0}DM", "Help: receive 1,000\u{a0}€ and miss a turn", "Miss a turn"]
    {
        assert!(text.contains(label), "{label}");
    }
}
