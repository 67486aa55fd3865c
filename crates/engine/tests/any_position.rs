//! Positions put together at random, the odd ones too: each is refused with its faults, or can be
//! played without anything getting lost.

mod common;

#[path = "../../../fuzz/src/bodies.rs"]
#[allow(unreachable_pub, missing_docs, dead_code, reason = "a file of the fuzz targets")]
mod bodies;

use std::fmt::Write as _;

use aufachse_rules::events::Effect;
use aufachse_rules::{BUILTIN_EDITIONS, ContractId, Game, OwnFiles, Rules, Seeded};

/// Picks things at random; cards are picked once.
struct Picker {
    dice: Seeded,
    rules: std::sync::Arc<Rules>,
    contracts: Vec<String>,
    events: Vec<String>,
}

impl Picker {
    fn new(edition: &str, seed: u64) -> Picker {
        let rules = Rules::builtin(edition).expect("an edition");
        let contract = |i: usize| rules.name_of_contract(ContractId(i as u8));
        Picker {
            dice: Seeded::new(seed),
            contracts: (0..rules.contracts().cards.len()).map(contract).collect(),
            events: rules.events().cards.iter().map(|card| card.id.clone()).collect(),
            rules,
        }
    }

    fn chance(&mut self, of: u32) -> bool {
        self.dice.below(of) == 0
    }

    /// Any space; now and then the same ones, so that trucks and signs meet.
    fn space(&mut self) -> String {
        let all = if self.chance(3) { 6 } else { self.rules.board().len() as u32 };
        self.rules.board().name_of(aufachse_rules::Space(self.dice.below(all) as u8))
    }

    fn city(&mut self) -> String {
        let n = self.dice.below(self.rules.board().cities.len() as u32);
        self.rules.board().cities[n as usize].name.clone()
    }

    fn take(list: &mut Vec<String>, dice: &mut Seeded, most: u32) -> Vec<String> {
        let n = dice.below(most + 1).min(list.len() as u32);
        (0..n).map(|_| list.swap_remove(dice.below(list.len() as u32) as usize)).collect()
    }

    fn some_contracts(&mut self, most: u32) -> Vec<String> {
        Picker::take(&mut self.contracts, &mut self.dice, most)
    }

    fn some_events(&mut self, most: u32) -> Vec<String> {
        Picker::take(&mut self.events, &mut self.dice, most)
    }

    fn has_card(&self, id: &str) -> bool {
        self.rules.events().cards.iter().any(|card| card.id == id)
    }

    /// Event cards for a list that the edition may not have; where it has none, hardly ever.
    fn used_events(&mut self, value: &str) -> Vec<String> {
        let fits = self.rules.switches().get("used-event-card").as_deref() == Some(value);
        let most = if fits || self.chance(20) { 12 } else { 0 };
        self.some_events(most)
    }

    fn event_space(&mut self) -> String {
        let events: Vec<_> = self.rules.board().events.iter().collect();
        self.rules.board().name_of(events[self.dice.below(events.len() as u32) as usize])
    }

    fn position(&mut self, edition: &str) -> String {
        let mut seats = String::new();
        let players = 2 + self.dice.below(5);
        let current = self.dice.below(players);
        let drawn = if self.chance(4) { self.some_events(1).pop() } else { None };
        let mut fronts: Vec<(u32, String)> = Vec::new();
        let stays_open = self.rules.switches().get("hilfe-diebe").as_deref() == Some("face-up");
        let thieves = stays_open && self.has_card("hilfe-diebe");
        let cubes = u32::from(self.has_card("verlorene-ladung"));
        for seat in 0..players {
            let cards = self.some_events(3);
            fronts.extend(cards.iter().map(|card| (seat, card.clone())));
            let road = self.some_contracts(2);
            let at_event = seat == current && drawn.is_some();
            let truck = if at_event { self.event_space() } else { self.space() };
            let _ = write!(
                seats,
                "[[seat]]\ntruck = {:?}\ncash = {}\nhand = {:?}\nroad = {road:?}\nopen = {:?}\n\
                 cards = {cards:?}\nsmall-trailers = {}\nlarge-trailers = {}\nlost-cubes = {}\n\
                 missed-turns = {}\nserved-here = {}\n",
                truck,
                self.dice.below(90) * 100,
                self.some_contracts(3),
                self.some_contracts(u32::from(thieves)),
                self.dice.below(2),
                self.dice.below(2),
                self.dice.below(1 + cubes),
                self.dice.below(8) / 7,
                self.dice.below(2) == 0,
            );
            for key in ["came-from", "last-loading"] {
                if self.chance(2) {
                    let _ = writeln!(seats, "{key} = {:?}", self.city());
                }
            }
            if self.chance(2) {
                let _ = writeln!(seats, "cities = [{:?}, {:?}]", self.city(), self.city());
            }
        }
        let mut text = format!("edition = {edition:?}\nturn = {}\n", 1 + self.dice.below(60));
        let _ = writeln!(text, "current = {current}");
        let _ = writeln!(text, "display = {:?}", self.some_contracts(4));
        let _ = writeln!(text, "out = {:?}", self.some_contracts(30));
        let _ = writeln!(text, "pile = {}", self.dice.below(self.contracts.len() as u32 / 2 + 1));
        let _ = writeln!(text, "events-under = {:?}", self.used_events("under-deck"));
        let _ = writeln!(text, "events-used = {:?}", self.used_events("reshuffled"));
        let _ = writeln!(text, "events-out = {:?}", self.some_events(12));
        if let Some(card) = drawn {
            let _ = writeln!(text, "event = {card:?}");
        } else if self.chance(2) {
            let dice = 1 + self.dice.below(6);
            let _ = writeln!(text, "rolled = [{dice}]");
        }
        if self.chance(2) {
            let _ = writeln!(text, "roadworks = {:?}", self.space());
        }
        if cubes > 0 && self.chance(3) {
            let _ = writeln!(text, "lost-cargo = [{:?}, {:?}]", self.space(), self.space());
        }
        self.timed(&mut text, &fronts);
        text + &seats
    }

    /// Jams, rain and debts for the cards that call for them.
    fn timed(&mut self, text: &mut String, fronts: &[(u32, String)]) {
        let mut debts = Vec::new();
        let (mut jam, mut rain) = (false, false);
        for (seat, card) in fronts {
            if card.starts_with("stau") && !jam {
                jam = true;
                let effect = self.rules.event_named(card).ok().and_then(|id| self.rules.effect(id));
                let space = match effect {
                    Some(Effect::JamIn { city }) => self.rules.board().name_of(city),
                    _ => self.space(),
                };
                let _ = writeln!(
                    text,
                    "jam = {{ card = {card:?}, owner = {seat}, since = 1, space = {space:?} }}"
                );
            }
            if card == "wolkenbruch" && !rain {
                rain = true;
                let _ =
                    writeln!(text, "cloudburst = {{ card = {card:?}, owner = {seat}, since = 1 }}");
            }
            let costs = ["radarfalle", "polizeikontrolle", "bahnverladung", "ware-verdorben"];
            if costs.contains(&card.as_str()) {
                debts.push(format!("{{ seat = {seat}, card = {card:?} }}"));
            }
        }
        let _ = writeln!(text, "debts = [{}]", debts.join(", "));
    }
}

#[test]
fn any_position_is_refused_or_can_be_played() {
    let (mut sound, mut drawn) = (0, 0);
    for round in 0..60 {
        for (n, (edition, _)) in BUILTIN_EDITIONS.iter().enumerate() {
            let text = Picker::new(edition, round * 10 + n as u64).position(edition);
            if Game::from_position("any", &text, OwnFiles::default()).is_ok() {
                sound += 1;
                drawn += usize::from(text.contains("\nevent = "));
                let tried = std::panic::catch_unwind(|| bodies::position(text.as_bytes()));
                assert!(tried.is_ok(), "round {round}:\n{text}");
            }
        }
    }
    assert!(sound > 100, "only {sound} positions were sound");
    assert!(drawn > 15, "only {drawn} of them with a card that was just drawn");
}
