//! The switches: what each edition sets, and that each can be set by itself or is refused with a
//! reason.

use std::collections::BTreeSet;
use std::sync::Arc;

use aufachse_rules::board::BUILTIN_BOARDS;
use aufachse_rules::contracts::BUILTIN_CONTRACT_DECKS;
use aufachse_rules::events::BUILTIN_EVENT_DECKS;
use aufachse_rules::switches::{SWITCH_NAMES, Switches};
use aufachse_rules::{Actor, ErrorKind, Game, OwnFiles, Rules, Seeded, Setup};

const EDITIONS: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];

/// The table of the editions, switch by switch.
#[test]
fn each_edition_plays_by_its_column_of_the_table() {
    let rules = EDITIONS.map(|edition| Rules::builtin(edition).expect(edition));
    let mut told = Vec::new();
    for line in TABLE.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut words = line.split_whitespace();
        let name = words.next().expect("a switch");
        told.push(name);
        let values: Vec<&str> = words.collect();
        assert_eq!(values.len(), 6, "{name}");
        for ((edition, rules), value) in EDITIONS.iter().zip(&rules).zip(values) {
            assert_eq!(rules.switches().get(name).as_deref(), Some(value), "{edition} {name}");
        }
    }
    let missing: Vec<_> = SWITCH_NAMES.iter().filter(|name| !told.contains(name)).collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
}

/// Every value of every switch can be set by itself on top of the classic game.
#[test]
fn every_switch_can_be_set_on_top_of_classic() {
    sets_every_switch("classic");
}

/// Every value of every switch can be set by itself on top of the Czech text.
#[test]
fn every_switch_can_be_set_on_top_of_classic_cz() {
    sets_every_switch("classic-cz");
}

/// Every value of every switch can be set by itself on top of the modern game.
#[test]
fn every_switch_can_be_set_on_top_of_modern() {
    sets_every_switch("modern");
}

/// Every value of every switch can be set by itself on top of the Japanese text.
#[test]
fn every_switch_can_be_set_on_top_of_modern_ja() {
    sets_every_switch("modern-ja");
}

/// Every value of every switch can be set by itself on top of the manual.
#[test]
fn every_switch_can_be_set_on_top_of_manual() {
    sets_every_switch("manual");
}

/// Every value of every switch can be set by itself on top of the children's game.
#[test]
fn every_switch_can_be_set_on_top_of_junior() {
    sets_every_switch("junior");
}

/// A switch or a value that does not exist is refused, and the message says what was perhaps meant.
#[test]
fn an_unknown_switch_or_value_is_refused_with_a_hint() {
    for (name, value, hint) in [
        ("dise", "1", "switch-unknown name=dise near=dice"),
        ("dice", "3", "switch-value switch=dice value=3 allowed=1,2"),
        ("placed", "before-dealing", "near=before-deal"),
        ("private-contracts", "0", "value=0 least=1 most=10"),
        ("public-pile", "1/2/3", "switch-piles switch=public-pile value=1/2/3 least=1 most=60"),
        ("board", "two words", "switch-name switch=board value=\"two words\""),
        ("board", "clasic", "unknown-board name=clasic allowed=classic,modern near=classic"),
    ] {
        for edition in EDITIONS {
            let faults = build(edition, name, value).expect_err(name);
            assert!(faults.contains(hint), "{edition} {name}: {faults}");
        }
    }
}

/// What a lone switch contradicts has a code of its own; each of them can come up.
#[test]
fn a_contradiction_says_which_one() {
    let mut seen = BTreeSet::new();
    for (edition, name, value, code) in [
        ("modern", "auction-order", "none", "contradiction-auction-order"),
        ("classic", "auctions-a-turn", "none", "contradiction-auctions-a-turn"),
        ("junior", "buy-now", "yes", "contradiction-buy-now-auctions"),
        ("modern", "buy-now", "yes", "contradiction-buy-now-clockwise"),
        ("junior", "no-interest", "nearest-dock", "contradiction-no-interest-auctions"),
        ("classic", "no-interest", "nearest-dock", "contradiction-no-interest-any-stop"),
        ("modern", "stop-order", "any", "contradiction-stop-order"),
        ("modern", "load-before-roll", "not-just-taken", "contradiction-load-before-roll"),
        ("classic", "second-service", "instead-of-roll", "contradiction-second-service"),
        ("classic", "stop-in-contract-city", "then-must-serve", "contradiction-contract-city"),
        ("classic-cz", "contract-city", "any-own", "contradiction-contract-city"),
        ("classic-cz", "contract-city", "useful", "contradiction-contract-city"),
    ] {
        let faults = build(edition, name, value).expect_err(name);
        assert!(faults.lines().any(|fault| fault == code), "{edition} {name}: {faults}");
        seen.insert(code);
    }
    let all = ErrorKind::CODES.iter().map(|c| c.code);
    let all: BTreeSet<&str> = all.filter(|code| code.starts_with("contradiction-")).collect();
    assert_eq!(seen, all);
    let other = build("modern", "board", "classic").expect_err("the modern deck is for its board");
    assert!(other.contains("unknown-city name=Rostock"), "{other}");
}

// ----- helpers -----------------------------------------------------------------------------------

/// The switches of each edition, as EDITIONS.md and the clauses have them.
const TABLE: &str = "
currency                    DM DM EUR EUR DM EUR
board                       classic classic modern modern modern modern
contract-deck               classic-52 classic-52 modern-54 modern-54 classic-52 modern-54
event-deck                  classic-31 classic-31 modern-28 modern-28 classic-31 modern-28
private-contracts           3 3 3 3 3 5
public-pile                 12/16/20/24/24 12/16/20/24/24 12/16/20/24/24 12/16/20/24/24 12/16/20/24/24 10/10/10/10/10
start-space                 not-a-city any any any not-a-city any
placed                      before-deal before-deal after-looking before-looking after-looking after-looking
first-player                chance highest-roll host-or-chance host-or-chance highest-roll host-or-chance
dice                        1 1 2 2 1 2
trucks-on-a-road-space      1 1 2 2 1 2
trucks-in-a-city            one one any any any any
end-space-full              must-stop-before may-stop-before not-allowed not-allowed must-stop-before not-allowed
contract-city               any-own can-serve any-own any-own any-own any-own
stop-in-contract-city       may then-must-serve may may may may
stop-at-sign                may only-without-full-way may may may may
load-before-roll            no no yes yes no not-just-taken
serve-while-waiting         no yes no yes no no
loads-a-turn                any any one-ends-turn any one-ends-turn one-ends-turn
deliveries-a-turn           any any any any one-ends-turn any
delivering                  by-itself may by-itself by-itself may by-itself
roll-after-card-delivery    next-turn next-turn same-turn same-turn next-turn same-turn
second-service              no no no no instead-of-roll no
roadworks-after             rolled-1-must rolled-1-may used-1-must used-1-must used-1-must used-1-must
roadworks-never-on-hamburg-flensburg yes yes no no yes no
roadworks-or-event-first    roadworks roadworks roadworks roadworks event roadworks
stop-order                  ruled any ruled ruled ruled ruled
jammed-space                city-open-to-deliver closed closed closed city-open-to-deliver closed
event-drawn                 move-ends move-ends exact-count exact-count move-ends exact-count
card-moves-draw             yes yes die-thrown die-thrown yes die-thrown
used-event-card             under-deck reshuffled out out out out
unpayable-cost              double single double double double double
trailers-sell               no no own-turn-if-fits any-time-if-fits own-turn-goods-stay no-trailers
auction-after               any-stop exact-count exact-count-not-by-card exact-count-not-by-card exact-count-not-by-card none-take
auctions-a-turn             one-a-stop one one one one none
auction-order               open-outcry open-outcry clockwise clockwise clockwise none
buy-now                     yes no no no no no
no-interest                 no no nearest-dock nearest-dock nearest-dock no
display-after-sale          in-place in-place slides slides in-place-removal-slides in-place
load-won                    at-once at-once at-once at-once own-turn at-once
taken-contract              loads-if-fits loads-if-fits loads-if-fits loads-if-fits loads-if-fits loads-if-fits
pannenhilfe                 choice forced choice choice forced choice
gute-routenplanung          may must must must must must
gute-routenplanung-reach    through-occupied neighbouring through-occupied through-occupied through-occupied through-occupied
subunternehmer              must may may may must may
fog-and-accident-jam        empty any free free any free
familiennachwuchs           nearest any nearest nearest nearest nearest
familiennachwuchs-unload    must may must must must must
schnelle-verladung          may must may may must may
dokumente                   opposite-direction last-city opposite-direction opposite-direction opposite-direction opposite-direction
zollabfertigung             nearest neighbouring nearest nearest nearest nearest
hilfe-diebe                 face-up hand face-up face-up face-up face-up
inspektion                  must may may may must may
schneestuerme               may may must must must must
ware-verdorben              last-loading last-of-carried last-loading last-loading last-loading last-loading
";

fn build(edition: &str, name: &str, value: &str) -> Result<Arc<Rules>, String> {
    let switches = [(name.to_owned(), value.to_owned())];
    Rules::build(edition, &switches, OwnFiles::default()).map_err(|faults| faults.to_string())
}

/// The values to try of a switch; of those with many, a few from both ends.
fn values(name: &str) -> Vec<String> {
    let names = |all: &[(&str, &str)]| all.iter().map(|(n, _)| (*n).to_owned()).collect();
    match name {
        "board" => names(BUILTIN_BOARDS),
        "contract-deck" => names(BUILTIN_CONTRACT_DECKS),
        "event-deck" => names(BUILTIN_EVENT_DECKS),
        "private-contracts" => ["1", "3", "5", "10"].map(str::to_owned).to_vec(),
        "public-pile" => ["4", "10", "12/16/20/24/24", "24"].map(str::to_owned).to_vec(),
        _ => Switches::allowed(name).expect("a switch").values().to_vec(),
    }
}

/// Sets each switch to each of its values on top of an edition. What is accepted is played for a
/// while; what is refused says why.
fn sets_every_switch(edition: &str) {
    let plain = Rules::builtin(edition).expect(edition);
    for name in SWITCH_NAMES {
        let own = plain.switches().get(name);
        let mut accepted = 0;
        for (n, value) in values(name).into_iter().enumerate() {
            if own.as_ref() == Some(&value) {
                accepted += 1;
                continue;
            }
            match build(edition, name, &value) {
                Ok(rules) => {
                    assert_eq!(rules.switches().get(name).map(|v| v.contains(&value)), Some(true));
                    plays_on(rules, n as u64, &format!("{edition} with {name} = {value}"));
                    accepted += 1;
                }
                Err(why) => assert!(!why.is_empty(), "{edition} {name} = {value}: {why:?}"),
            }
        }
        assert!(accepted > 0, "{edition} {name}");
    }
}

/// Plays some hundred random actions; the game never waits for somebody who can do nothing.
fn plays_on(rules: Arc<Rules>, seed: u64, what: &str) {
    let players = 2 + (seed % 3) as u8;
    let mut game = Game::new(rules, &Setup::of(players)).expect(what);
    let mut chance = Seeded::new(seed);
    let mut list = Vec::new();
    for _ in 0..200 {
        if game.ending().is_some() {
            return;
        }
        let actor = if game.outcomes() > 0 {
            Actor::Chance
        } else {
            let seats = game.may_act();
            assert!(!game.awaited().is_empty(), "{what}: nobody is asked, {:?}", game.pending());
            let n = chance.below(seats.len() as u32) as usize;
            Actor::Seat(seats.nth(n).expect(what))
        };
        game.legal_actions(actor, &mut list);
        assert!(!list.is_empty(), "{what}: stuck at {:?}", game.pending());
        let action = list[chance.below(list.len() as u32) as usize];
        if let Err(refusal) = game.apply(actor, action) {
            panic!("{what}: {action:?} was offered and {refusal}");
        }
        if let Err(why) = game.check() {
            panic!("{what}: after {action:?}: {why}");
        }
    }
    assert!(game.turn() > 5, "{what}: only {} turns", game.turn());
}
