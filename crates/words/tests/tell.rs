//! Everything that the rules can say is told, with no key and no value missing.

use std::collections::BTreeSet;

use aufachse_rules::switches::{SWITCH_NAMES, Switches};
use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceKind, ChanceSource, ContractId, Decision, Ending,
    EventId, Game, Happening, Path, Pending, Purpose, Refusal, RefusalCode, Rules, Seat, SeatSet,
    Seeded, Setup, Space, Trailer,
};
use aufachse_words::{Teller, Words};

fn english() -> Words {
    Words::new("en").expect("English is always there")
}

/// Every language, the reference first.
fn all_words() -> impl Iterator<Item = Words> {
    Words::languages().map(|id| Words::new(id).expect("a listed language loads"))
}

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), "Ben".to_owned(), String::new()]
}

/// A sentence without a gap.
#[track_caller]
fn whole(said: &str) {
    let gaps = ["⟨", "⟩", "{", "}", "$"];
    assert!(!said.is_empty() && !gaps.iter().any(|gap| said.contains(gap)), "a gap: {said}");
    assert!(!said.contains("  ") && !said.contains(" ,"), "odd spaces: {said}");
}

/// The messages of a file whose names begin with a word.
fn keys(file: &str, kind: &str) -> BTreeSet<String> {
    let start = format!("{kind}-");
    file.lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| key.starts_with(&start))
        .map(str::to_owned)
        .collect()
}

/// What is told of some samples; none has a gap.
fn told<T>(samples: &[T], tell: impl Fn(&T) -> String) -> BTreeSet<String> {
    samples
        .iter()
        .map(|sample| {
            let said = tell(sample);
            whole(&said);
            said
        })
        .collect()
}

fn way(rules: &Rules, spaces: &[&str], exact: bool, one: bool, early: bool) -> Path {
    let spaces: Vec<Space> = spaces.iter().map(|s| rules.board().space(s).unwrap()).collect();
    Path::new(&spaces, exact, one, early).unwrap()
}

fn happenings(rules: &Rules) -> Vec<Happening> {
    use Happening as H;
    let (ada, ben) = (Seat(0), Seat(1));
    let space = rules.board().space("Kassel-Frankfurt:2").unwrap();
    let contract = ContractId(3);
    let card = EventId(0);
    let mut all = vec![
        H::First { player: ada },
        H::RolledForFirst { player: ada, die: 4 },
        H::Placed { player: ada, space },
        H::Dealt { player: ada, contract: None },
        H::Dealt { player: ada, contract: Some(contract) },
        H::Revealed { slot: 0, contract },
        H::TurnBegan { player: ada, turn: 12 },
        H::TurnEnded { player: ada },
        H::TurnMissed { player: ada },
        H::Rolled { player: ada, first: 6, second: 0 },
        H::Rolled { player: ada, first: 6, second: 1 },
        H::Drove { player: ada, path: way(rules, &["Kassel"], true, true, false) },
        H::Drove {
            player: ada,
            path: way(rules, &["Kassel", "Kassel-Frankfurt:1"], true, false, true),
        },
        H::Stayed { player: ada },
        H::WentTo { player: ada, space },
        H::RoadworksPlaced { player: ada, space },
        H::RoadworksLeft { player: ada },
        H::JamPlaced { player: ada, space },
        H::JamLifted { space },
        H::SignIgnored { player: ada, space },
        H::EventDrawn { player: ada, card },
        H::NoEffect { player: ada, card },
        H::CardKept { player: ada, card },
        H::CardSpent { player: ada, card },
        H::CardHandedOn { from: ada, to: ben, card },
        H::Declined { player: ada, card },
        H::WillMiss { player: ada },
        H::Owes { player: ada, card, amount: 400 },
        H::Loaded { player: ada, contract },
        H::Delivered { player: ada, contract },
        H::Shipped { player: ada, contract, card },
        H::Reloaded { player: ada, contract },
        H::Stolen { player: ada, contract },
        H::AuctionOpened { player: ada, contract },
        H::Bid { player: ada, level: 2, amount: 500 },
        H::Passed { player: ada },
        H::Sold { player: ada, contract, amount: 500 },
        H::Taken { player: ada, contract },
        H::Removed { player: ada, contract },
        H::Given { from: ada, to: ben, contract: None },
        H::Given { from: ada, to: ben, contract: Some(contract) },
        H::CargoLost { space },
        H::CargoFound { player: ada, space },
        H::CargoUnloaded { player: ada, cubes: 1 },
        H::CargoUnloaded { player: ada, cubes: 2 },
        H::EventsReshuffled,
        H::Ranked { player: ada, place: 1, cash: 12_500 },
    ];
    for trailer in Trailer::ALL {
        all.push(H::TrailerBought { player: ada, trailer });
        all.push(H::TrailerSold { player: ada, trailer });
    }
    for purpose in [
        Purpose::Capital,
        Purpose::Revenue,
        Purpose::Bid,
        Purpose::Trailer,
        Purpose::Event,
        Purpose::Visit,
        Purpose::LostCargo,
        Purpose::Debt,
        Purpose::Final,
    ] {
        all.push(H::Paid { player: ada, amount: 100, purpose });
        all.push(H::Received { player: ada, amount: 100, purpose });
    }
    for ending in [Ending::Finished, Ending::TurnLimit, Ending::CalledOff] {
        all.push(H::Ended { ending });
    }
    all
}

#[test]
fn every_happening_is_told() {
    let (names, rules) = (names(), Rules::builtin("classic").unwrap());
    let samples = happenings(&rules);
    for words in all_words() {
        let teller = Teller::new(&words, &rules, &names);
        told(&samples, |h| teller.happening(h));
    }
    let file = include_str!("../../../locales/en/happenings.ftl");
    let mut kinds = BTreeSet::new();
    for happening in &samples {
        let json = serde_json::to_value(happening).unwrap();
        let what = json["what"].as_str().unwrap();
        let known = json.get("contract").is_some() && ["dealt", "given"].contains(&what);
        kinds.insert(format!("happening-{what}{}", if known { "-known" } else { "" }));
    }
    assert_eq!(kinds, keys(file, "happening"), "the samples have every kind there is");
}

#[test]
fn happenings_read_well() {
    let (words, names, rules) = (english(), names(), Rules::builtin("classic").unwrap());
    let teller = Teller::new(&words, &rules, &names);
    let say = |h: Happening| teller.happening(&h);
    let (ada, third) = (Seat(0), Seat(2));
    assert_eq!(say(Happening::Rolled { player: ada, first: 4, second: 0 }), "Ada throws a 4.");
    assert_eq!(
        say(Happening::Rolled { player: third, first: 4, second: 5 }),
        "Seat 3 throws 4 and 5."
    );
    let way =
        way(&rules, &["Kassel", "Kassel-Frankfurt:1", "Kassel-Frankfurt:2"], true, false, false);
    assert_eq!(
        say(Happening::Drove { player: ada, path: way }),
        "Ada drives 3 spaces to Kassel–Frankfurt, 2nd space."
    );
    let card =
        |id: &str| EventId(rules.events().cards.iter().position(|c| c.id == id).unwrap() as u8);
    assert_eq!(
        say(Happening::EventDrawn { player: ada, card: card("bahnverladung") }),
        "Ada draws the event “Bahnverladung (By rail)”."
    );
    assert_eq!(
        say(Happening::Received { player: ada, amount: 3_900, purpose: Purpose::Revenue }),
        "Ada earns 3,900\u{a0}DM in revenue."
    );
    assert_eq!(
        say(Happening::Ended { ending: Ending::TurnLimit }),
        "The table's turn limit is reached: the game is over."
    );
    let euro = Rules::builtin("modern").unwrap();
    let teller = Teller::new(&words, &euro, &names);
    assert_eq!(teller.contract(ContractId(3)), "Bremen → Triest (3 goods, 4,300\u{a0}€)");
    assert_eq!(teller.contract(ContractId(99)), "an unknown contract");
    assert_eq!(teller.players(SeatSet::first(3)), "Ada, Ben and Seat 3");
    assert_eq!(teller.space(Space::NONE), "that space");
}

#[test]
fn every_card_has_its_printed_title_and_says_what_it_does() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        for words in all_words() {
            let teller = Teller::new(&words, &rules, &[]);
            for (i, card) in rules.events().cards.iter().enumerate() {
                let (said, id) = (teller.card(EventId(i as u8)), &card.id);
                whole(&said);
                let plain = id.trim_end_matches(|c: char| c.is_ascii_digit());
                let printed = format!("card-{}-german", plain.trim_end_matches('-'));
                assert!(said.contains(&words.text(&printed, &[])), "{edition}: {said}");
                whole(&teller.card_text(EventId(i as u8)).unwrap());
            }
            whole(&teller.card(EventId(63)));
            assert_eq!(teller.card_text(EventId(63)), None);
        }
    }
}

/// A title that says the same twice is said once.
#[test]
fn a_german_is_told_the_title_alone() {
    let rules = Rules::builtin("classic").unwrap();
    let german = Words::new("de").unwrap();
    let trap = rules.events().cards.iter().position(|card| card.id == "radarfalle").unwrap();
    let of = |words: &Words| Teller::new(words, &rules, &[]).card(EventId(trap as u8));
    assert_eq!(of(&german), "Radarfalle");
    assert_eq!(of(&english()), "Radarfalle (Speed trap)");
}

fn actions(rules: &Rules) -> Vec<Action> {
    use Action as A;
    let space = rules.board().space("Kassel-Frankfurt:1").unwrap();
    let contract = ContractId(5);
    let mut all = vec![
        A::Place(space),
        A::Roll,
        A::Stay,
        A::StayAsOne,
        A::Roadworks(space),
        A::LeaveRoadworks,
        A::Jam(space),
        A::LoseCargo(space),
        A::Load(contract),
        A::Deliver(contract),
        A::Unload,
        A::Auction(1),
        A::Auction(3),
        A::NoInterest,
        A::Bid(4),
        A::Pass,
        A::BuyNow,
        A::Take(1),
        A::Take(3),
        A::Motivation,
        A::Pick(contract),
        A::GoTo(space),
        A::Choose(Seat(1)),
        A::Accept,
        A::Decline,
        A::Done,
        A::First(Seat(1)),
        A::Dice(3, 0),
        A::Dice(3, 5),
        A::Contract(contract),
        A::Event(EventId(2)),
        A::CallOff,
    ];
    for trailer in Trailer::ALL {
        all.extend([A::Buy(trailer), A::Sell(trailer)]);
    }
    for bits in 0..8 {
        let [exact, one, early] = [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0];
        all.push(A::Drive(way(rules, &["Kassel"], exact, one, early)));
        let spaces = ["Kassel", "Kassel-Frankfurt:1", "Kassel-Frankfurt:2"];
        all.push(A::Drive(way(rules, &spaces, exact, one, early)));
    }
    all
}

#[test]
fn every_action_is_told_and_no_two_alike() {
    let (names, rules) = (names(), Rules::builtin("classic").unwrap());
    let samples = actions(&rules);
    let display = [None, Some(ContractId(7)), None, None];
    for words in all_words() {
        let teller = Teller::new(&words, &rules, &names);
        let said = told(&samples, |a| teller.action(a, &display));
        assert_eq!(said.len(), samples.len(), "choices in a list can be told apart: {words:?}");
    }
    let words = english();
    let teller = Teller::new(&words, &rules, &names);
    let mut kinds = BTreeSet::new();
    for action in &samples {
        let kind = match serde_json::to_value(action).unwrap() {
            serde_json::Value::String(kind) => kind,
            object => object.as_object().unwrap().keys().next().unwrap().clone(),
        };
        let known = matches!(action, Action::Auction(1) | Action::Take(1));
        kinds.insert(format!("action-{kind}{}", if known { "-known" } else { "" }));
    }
    let file = include_str!("../../../locales/en/actions.ftl");
    assert_eq!(kinds, keys(file, "action"), "the samples have every kind there is");
    let drive =
        way(&rules, &["Kassel-Frankfurt:1", "Kassel", "Kassel-Würzburg:1"], true, true, false);
    assert_eq!(
        teller.action(&Action::Drive(drive), &[]),
        "Drive 3 spaces by way of Kassel to Kassel–Würzburg, 1st space, with a 1"
    );
}

#[test]
fn every_refusal_is_told() {
    let (words, names, rules) = (english(), names(), Rules::builtin("classic").unwrap());
    let teller = Teller::new(&words, &rules, &names);
    let refusal = |code: RefusalCode, space: Option<&str>, needed, have| Refusal {
        code,
        clause: code.common_clause().to_owned(),
        player: Some(Seat(0)),
        space: space.map(str::to_owned),
        needed,
        have,
    };
    for words in all_words() {
        let teller = Teller::new(&words, &rules, &names);
        for &code in RefusalCode::ALL {
            let space = Some("Kassel-Frankfurt:2");
            for needed in [1, 4] {
                whole(&teller.refusal(&refusal(code, space, Some(needed), Some(2))));
            }
            whole(&teller.refusal(&refusal(code, None, Some(2), Some(1))));
        }
    }
    assert_eq!(
        RefusalCode::ALL.len(),
        keys(include_str!("../../../locales/en/refusals.ftl"), "refusal").len()
    );
    assert_eq!(
        teller.refusal(&refusal(RefusalCode::TooDear, None, Some(2000), Some(50))),
        "That costs 2,000\u{a0}DM, and you have 50\u{a0}DM."
    );
    assert_eq!(
        teller.refusal(&refusal(RefusalCode::NoRoom, None, Some(4), Some(2))),
        "That contract needs room for 4 goods, and you have room for 2."
    );
    assert_eq!(
        teller.refusal(&refusal(RefusalCode::SpaceFull, Some("Kassel-Frankfurt:2"), None, None)),
        "There is no room for your truck at Kassel–Frankfurt, 2nd space."
    );
}

fn decisions() -> Vec<Decision> {
    use Decision as D;
    let (card, contract) = (EventId(1), ContractId(2));
    vec![
        D::Place,
        D::BeforeRoll,
        D::Drive { first: 3, second: 0 },
        D::Drive { first: 3, second: 4 },
        D::CardMove { truck: Seat(1), steps: 1 },
        D::CardMove { truck: Seat(1), steps: 3 },
        D::Roadworks,
        D::Event { card },
        D::Partner { card },
        D::Snow { card },
        D::SellToPay { card, cost: 500 },
        D::LoseCargo { left: 1 },
        D::LoseCargo { left: 3 },
        D::AirFreight { card },
        D::QuickLoading { card },
        D::Inspected,
        D::Deliver,
        D::Interest,
        D::Stop,
        D::Auction { contract, level: 0, holder: None, auctioneer: Seat(0) },
        D::Auction { contract, level: 2, holder: Some(Seat(1)), auctioneer: Seat(0) },
        D::LoadNow { contract },
        D::EndOfTurn,
    ]
}

#[test]
fn everything_that_is_waited_for_is_told() {
    let (words, names, rules) = (english(), names(), Rules::builtin("classic").unwrap());
    let teller = Teller::new(&words, &rules, &names);
    let mut samples: Vec<Pending> = [
        ChanceKind::First,
        ChanceKind::Dice { dice: 1, player: Seat(1) },
        ChanceKind::Dice { dice: 2, player: Seat(1) },
        ChanceKind::Deal { player: Seat(0) },
        ChanceKind::Reveal { slot: 3 },
        ChanceKind::Event,
    ]
    .map(|kind| Pending::Chance { kind })
    .to_vec();
    samples.extend(decisions().into_iter().map(|decision| Pending::Players {
        seats: [Seat(0), Seat(2)].into_iter().collect(),
        decision,
    }));
    samples.extend(
        [Ending::Finished, Ending::TurnLimit, Ending::CalledOff]
            .map(|ending| Pending::Over { ending }),
    );
    for words in all_words() {
        let teller = Teller::new(&words, &rules, &names);
        assert_eq!(told(&samples, |p| teller.pending(p)).len(), samples.len(), "{words:?}");
    }
    let said = told(&samples, |p| teller.pending(p));
    assert!(said.contains("Waiting for Ada and Seat 3: where to drive with a 3."));
    // Four messages have two samples for their variants, and the end has three.
    let messages = keys(include_str!("../../../locales/en/pending.ftl"), "pending").len();
    assert_eq!(said.len(), messages + 4 + 2);
}

#[test]
fn every_switch_and_every_value_has_a_label() {
    for words in all_words() {
        for name in SWITCH_NAMES {
            whole(&words.switch(name));
            whole(&words.switch_about(name));
            for value in Switches::allowed(name).unwrap().values() {
                whole(&words.switch_value(name, value));
            }
        }
        for (edition, _) in BUILTIN_EDITIONS {
            let rules = Rules::builtin(edition).unwrap();
            for name in SWITCH_NAMES {
                whole(&words.switch_value(name, &rules.switches().get(name).unwrap()));
            }
            for key in ["name", "about"] {
                whole(&words.text(&format!("edition-{edition}-{key}"), &[]));
            }
        }
    }
}

/// Real games, in one language after the other, say nothing that cannot be told, and refuse nothing without all that the message
/// needs.
#[test]
fn whole_games_are_told() {
    let (all, names) = (all_words().collect::<Vec<_>>(), names());
    for (words, (edition, _)) in all.iter().cycle().zip(BUILTIN_EDITIONS) {
        let rules = Rules::builtin(edition).unwrap();
        let teller = Teller::new(words, &rules, &names);
        let setup = Setup { turn_limit: Some(60), ..Setup::of(3) };
        let mut game = Game::new(rules.clone(), &setup).unwrap();
        let (mut chance, mut picks) = (Seeded::new(5), Seeded::new(6));
        let mut list = Vec::new();
        let wrong = actions(&rules);
        while game.ending().is_none() {
            whole(&teller.pending(&game.pending()));
            let action = &wrong[picks.below(wrong.len() as u32) as usize];
            let seat = Actor::Seat(Seat(picks.below(3) as u8));
            if let Some(refusal) = game.why_not(seat, *action) {
                whole(&teller.refusal(&refusal));
            }
            let (actor, action) = if let Some(outcome) = chance.next(&game) {
                (Actor::Chance, outcome)
            } else {
                let seats = game.may_act();
                let seat = seats.nth(picks.below(seats.len() as u32) as usize);
                let actor = Actor::Seat(seat.unwrap());
                game.legal_actions(actor, &mut list);
                (actor, list[picks.below(list.len() as u32) as usize])
            };
            whole(&teller.action(&action, &[]));
            for happening in game.apply(actor, action).unwrap() {
                whole(&teller.happening(&happening));
            }
        }
    }
}
