//! Turns: who begins, who comes next, what a turn begins with, the order of its steps, and turns
//! that are missed.

use crate::common::seats;
use crate::common::*;
use aufachse_rules::{
    Action, Actor, ChanceKind, Decision, ErrorKind, Game, Happening, Pending, RefusalCode, Rules,
    Seat, Setup, Trailer,
};

const ALL: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];

/// Chance says who begins: it can be anyone, and the host has no say.
/// Shows: classic.turn.order
#[test]
fn a_random_player_begins_the_classic_game() {
    let house = [("first-player", "chance")];
    for (edition, switches) in [("classic", &[][..]), ("modern", &house)] {
        let t = Table::with(edition, 5, switches);
        assert_eq!(t.game.chance(), Some(ChanceKind::First), "{edition}");
        let mut outcomes = Vec::new();
        t.game.legal_actions(Actor::Chance, &mut outcomes);
        assert_eq!(outcomes, (0..5).map(|s| Action::First(Seat(s))).collect::<Vec<_>>());
        for seat in 0..5 {
            let mut t = t.clone();
            t.chance(Action::First(Seat(seat)));
            assert_eq!(t.current(), seat, "{edition}");
            assert!(t.told(|h| *h == Happening::First { player: Seat(seat) }), "{edition}");
        }
    }
    let by_chance = ErrorKind::SetupFirstNotChosen { how: "chance".into() };
    assert_eq!(chosen_by_the_host("classic", 1), Err(by_chance));
}

/// Everybody rolls, and the highest roll begins. Those who tie for it roll again among themselves.
/// Shows: classic-cz.turn.order, manual.turn.order, ruling.placing
#[test]
fn the_highest_roll_begins_and_ties_roll_again() {
    let house = [("first-player", "highest-roll")];
    for (edition, switches) in [("classic-cz", &[][..]), ("manual", &[]), ("junior", &house)] {
        let mut t = Table::with(edition, 4, switches);
        for (seat, die) in [(0, 2), (1, 4), (2, 5), (3, 3)] {
            let rolls = ChanceKind::Dice { dice: 1, player: Seat(seat) };
            assert_eq!(t.game.chance(), Some(rolls), "{edition}");
            t.dice(&[die]);
            let told = Happening::RolledForFirst { player: Seat(seat), die };
            assert!(t.told(|h| *h == told), "{edition}");
        }
        assert_eq!(t.current(), 2, "{edition}");

        let mut t = Table::with(edition, 4, switches);
        t.dice(&[6]).dice(&[3]).dice(&[6]).dice(&[6]);
        for seat in [0, 2, 3] {
            let rolls = ChanceKind::Dice { dice: 1, player: Seat(seat) };
            assert_eq!(t.game.chance(), Some(rolls), "{edition}: only the tied roll again");
            t.dice(&[if seat == 0 { 1 } else { 5 }]);
        }
        t.dice(&[2]).dice(&[4]);
        assert_eq!(t.current(), 3, "{edition}");
    }
    let highest = Err(ErrorKind::SetupFirstNotChosen { how: "highest-roll".into() });
    assert_eq!(chosen_by_the_host("classic-cz", 1), highest);
    assert_eq!(chosen_by_the_host("manual", 1), highest);
}

/// Who drove the longest route, or came from farthest away, is for the host to say; if he does
/// not, chance does.
/// Shows: modern.turn.order, modern-ja.turn.first
#[test]
fn the_host_says_who_begins_the_modern_game_or_chance_does() {
    for edition in ["modern", "modern-ja", "junior"] {
        for seat in 0..3 {
            assert_eq!(chosen_by_the_host(edition, seat), Ok(seat), "{edition}");
        }
        let nobody = ErrorKind::SetupFirst { seat: 3, players: 3 };
        assert_eq!(chosen_by_the_host(edition, 3), Err(nobody), "{edition}");
        let mut t = Table::new(edition, 3);
        assert_eq!(t.game.chance(), Some(ChanceKind::First), "{edition}");
        t.chance(Action::First(Seat(2)));
        assert_eq!(t.current(), 2, "{edition}");
    }
}

/// Transition goes clockwise round the table, and nobody acts out of turn.
/// Shows: classic.turn.order, classic-cz.turn.order, modern.turn.order, manual.turn.order
#[test]
fn play_goes_clockwise() {
    for (edition, clause) in ALL.into_iter().zip([
        "classic.turn.order",
        "classic-cz.turn.order",
        "modern.turn.order",
        "modern.turn.order",
        "manual.turn.order",
        "modern.turn.order",
    ]) {
        let mut t = scene(edition, &["Kassel", "Köln", "München"]).turn_of(1).set();
        let ends = ["Kassel-Frankfurt:3", "Köln-Frankfurt:3", "München-Stuttgart:3"];
        for seat in [1, 2, 0] {
            assert_eq!(t.current(), seat, "{edition}");
            let other = (seat + 1) % 3;
            t.refuses_by(other, Action::Roll, RefusalCode::NotYourTurn, clause);
            t.throws(seat, 3).drives_to(seat, ends[seat as usize]).ends_turn(seat);
        }
        assert_eq!(t.current(), 1, "{edition}: round once");
        assert_eq!(t.game.turn(), 13, "{edition}: every turn counts");
    }
}

/// Every turn begins with the roll: before it nothing is driven, loaded, delivered or auctioned,
/// and the turn cannot be passed over. The dice then say how far.
/// Shows: classic.turn.roll
#[test]
fn every_turn_begins_with_the_roll() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Hannover", "Köln"])
            .hand(0, &["Hannover-München"])
            .road(0, &["Amsterdam-Hannover"])
            .trailers(0, 1, 0)
            .display(&["Berlin-Triest"])
            .cash(0, 0)
            .set();
        let (load, deliver) = (t.contract("Hannover-München"), t.contract("Amsterdam-Hannover"));
        for early in [Action::Load(load), Action::Deliver(deliver), Action::Auction(0)] {
            t.refuses(0, early);
        }
        for early in [Action::Done, Action::Stay, Action::NoInterest] {
            assert_eq!(t.refuses(0, early).code, RefusalCode::NotNow, "{edition}");
        }
        assert!(t.ends(0).is_empty(), "{edition}: no way before the roll");
        t.does(0, Action::Roll);
        let clause = if edition == "manual" { "manual.turn.steps" } else { "classic.turn.roll" };
        t.refuses_by(0, Action::Roll, RefusalCode::ChanceFirst, clause);
        t.dice(&[3]);
        assert!(t.can_drive(0, "Kassel"), "{edition}");
        assert_eq!(t.refuses(0, Action::Roll).code, RefusalCode::NotNow, "{edition}: once a turn");
    }
}

/// By the Czech text a player at a stop may auction once, and load and deliver as often as he
/// likes, in any order. Elsewhere the order of a stop is fixed.
/// Shows: classic-cz.turn.actions
#[test]
fn in_the_czech_text_a_stop_has_no_order() {
    let house = [("stop-order", "any"), ("delivering", "may"), ("auctions-a-turn", "one")];
    for (edition, switches) in [("classic-cz", &[][..]), ("classic", &house)] {
        let mut t = in_kassel(edition, switches);
        t.loads(0, "Kassel-Brüssel");
        assert!(t.may(0, Action::Auction(0)), "{edition}: after loading");
        t.does(0, Action::Auction(0)).does(1, Action::Pass).let_chance();
        assert_eq!(t.refuses(0, Action::Auction(1)).code, RefusalCode::NoAuction, "{edition}");
        let delivered = t.contract("Köln-Kassel");
        t.does(0, Action::Deliver(delivered)).loads(0, "Kassel-Straßburg");
        assert_eq!(t.cash(0), 5000 + 2200, "{edition}");
        t.does(0, Action::Done);
        assert_eq!(t.current(), 1, "{edition}");

        let mut t = in_kassel(edition, switches);
        t.does(0, Action::Deliver(delivered)).loads(0, "Kassel-Straßburg");
        t.loads(0, "Kassel-Brüssel").does(0, Action::Auction(1));
        assert!(t.waits_for(1), "{edition}: the auction may come last");
    }
    let mut ruled = in_kassel("classic", &[]);
    assert_eq!(ruled.cash(0), 7200, "classic: delivered before anything else");
    ruled.loads(0, "Kassel-Brüssel");
    ruled.refuses_by(0, Action::Auction(0), RefusalCode::NotNow, "ruling.visit-order");
}

/// The manual has the steps in order: the move, the event, the roadworks, the contracts. The other
/// books place the sign before the event.
/// Shows: manual.turn.steps
#[test]
fn in_the_manual_the_event_comes_before_the_roadworks() {
    let event_first = [("roadworks-or-event-first", "event")];
    let sign_first = [("roadworks-or-event-first", "roadworks")];
    for (edition, switches, event) in [
        ("manual", &[][..], true),
        ("manual", &sign_first, false),
        ("classic", &[], false),
        ("classic-cz", &[], false),
        ("modern", &[], false),
        ("modern", &event_first, true),
    ] {
        let mut table = scene(edition, &["Kassel-Frankfurt:1", "Köln"]);
        for (name, value) in switches {
            table = table.switch(name, value);
        }
        let mut t = table.set();
        t.throws(0, 1).drives_to(0, "Kassel-Frankfurt:2");
        let sign = t.space("Köln-Frankfurt:2");
        let places = Pending::Players { seats: seats(&[0]), decision: Decision::Roadworks };
        if event {
            assert_eq!(t.game.chance(), Some(ChanceKind::Event), "{edition}");
            t.draws("motivation");
            assert_eq!(t.game.pending(), places, "{edition}: the sign comes after the event");
            t.does(0, Action::Roadworks(sign));
        } else {
            assert_eq!(t.game.pending(), places, "{edition}");
            t.does(0, Action::Roadworks(sign));
            assert_eq!(t.game.chance(), Some(ChanceKind::Event), "{edition}");
        }
    }
}

/// Contracts come last in the manual's turn, after the roadworks; trailers at any time.
/// Shows: manual.turn.steps
#[test]
fn in_the_manual_the_contracts_come_last_and_trailers_at_any_time() {
    let mut t = scene("manual", &["Dortmund-Kassel:2", "Köln"])
        .road(0, &["Köln-Kassel"])
        .hand(0, &["Kassel-Brüssel"])
        .cash(0, 20_000)
        .set();
    let buys = Action::Buy(Trailer::Small);
    t.does(0, buys).throws(0, 1).does(0, buys).drives_to(0, "Kassel");
    let contract = t.contract("Köln-Kassel");
    assert_eq!(t.refuses(0, Action::Deliver(contract)).code, RefusalCode::NotNow);
    let sign = t.space("Köln-Frankfurt:2");
    t.does(0, Action::Roadworks(sign)).does(0, buys);
    assert!(t.may(0, Action::Deliver(contract)));
    t.does(0, Action::Done);
    assert!(t.may(0, Action::Load(t.contract("Kassel-Brüssel"))));
    t.does(0, buys);
    assert_eq!((t.cash(0), t.player(0).small_trailers), (12_000, 4));
}

/// A player who misses a turn is passed over, once for every turn that he misses. He is asked
/// nothing in it: he neither rolls nor buys nor plays a card.
/// Shows: ruling.missed-turns
#[test]
fn a_missed_turn_is_passed_over_and_missed_turns_add_up() {
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Köln", "München"])
            .seat(1, "missed-turns", "2")
            .cards(1, &["motivation"])
            .trailers(1, 0, u8::from(edition != "junior"))
            .set();
        let rounds = [
            ["Kassel-Frankfurt:3", "München-Stuttgart:3"],
            ["Frankfurt-Köln:2", "Stuttgart-Karlsruhe:1"],
        ];
        for (round, [a, b]) in (1u8..).zip(rounds) {
            t.throws(0, 3).drives_to(0, a).ends_turn(0);
            assert!(t.told(|h| *h == Happening::TurnMissed { player: Seat(1) }), "{edition}");
            assert_eq!(t.current(), 2, "{edition}: seat 1 is passed over");
            assert_eq!(t.player(1).missed_turns, 2 - round, "{edition}");
            assert_eq!(t.refuses(1, Action::Motivation).code, RefusalCode::NotYourTurn);
            assert_eq!(t.game.turn(), 9 + 3 * u32::from(round), "{edition}: it counts as a turn");
            t.throws(2, 3).drives_to(2, b).ends_turn(2);
        }
        let plain = ["Köln-Frankfurt:3", "Köln-Frankfurt:1"];
        t.throws(0, 1).drives_to(0, plain[0]);
        let sign = t.space("Bremen-Hannover:1");
        t.does(0, Action::Roadworks(sign)).ends_turn(0);
        assert_eq!(t.current(), 1, "{edition}: the third turn is played");
        assert!(t.may(1, Action::Roll) && t.may(1, Action::Motivation), "{edition}");
    }
}

/// Whoever is already to miss a turn and draws another such card misses two.
/// Shows: ruling.missed-turns
#[test]
fn another_missed_turn_comes_on_top() {
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Köln"]).seat(0, "missed-turns", "1").set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2");
        if t.game.rules().events().cards.iter().any(|c| c.id == "fahrtenschreiber") {
            t.draws("fahrtenschreiber");
        } else {
            t.draws("pannenhilfe").does(0, Action::Accept);
        }
        assert_eq!(t.player(0).missed_turns, 2, "{edition}");
        t.ends_turn(0);
        for _ in 0..2 {
            t.throws(1, 3);
            let path = t.legal(1)[0];
            t.does(1, path);
            t.ends_turn(1);
            assert!(t.told(|h| *h == Happening::TurnMissed { player: Seat(0) }), "{edition}");
            assert_eq!(t.current(), 1, "{edition}");
        }
    }
}

/// A player who misses his turn may bid, and the snow moves his truck.
/// Shows: ruling.missed-turns
#[test]
fn whoever_misses_a_turn_may_bid_and_be_moved() {
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .display(&["Hannover-München"])
            .seat(1, "missed-turns", "1")
            .set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(1));
        t.does(0, Action::Pass).let_chance();
        assert_eq!((t.cash(1), t.hand(1).len()), (4700, 1), "{edition}: the bid counts");
        assert_eq!(t.player(1).missed_turns, 1, "{edition}");

        let mut t = scene(edition, &["Kassel", "Köln"]).seat(1, "missed-turns", "1").set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("schneestuerme");
        t.does(0, Action::Choose(Seat(1))).drives_to(0, "Köln-Frankfurt:2");
        assert_eq!(t.truck(1), "Köln-Frankfurt:2", "{edition}");
        assert_eq!(t.player(1).missed_turns, 1, "{edition}");
    }
}

/// With two players, left, right and another player are all the one opponent; with three, they are
/// not.
/// Shows: ruling.two-players
#[test]
fn with_two_players_left_and_right_are_the_opponent() {
    for edition in ALL {
        for (trucks, left, right) in
            [(&["Kassel", "Köln"][..], 1, 1), (&["Kassel", "Köln", "Wien"], 1, 2)]
        {
            let mut t = scene(edition, trucks).hand(0, &["Berlin-Triest"]).set();
            t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2");
            if t.game.rules().events().cards.iter().any(|c| c.id == "fracht-dumping") {
                let mut t = t.clone();
                t.draws("fracht-dumping");
                assert_eq!(t.hand(right), ["Berlin-Triest"], "{edition}: to the right");
                assert!(t.hand(0).is_empty(), "{edition}");
            }
            t.draws("road-runner").does(0, Action::Decline);
            let partners: Vec<Action> = (1..trucks.len() as u8)
                .map(|other| Action::Choose(Seat(other)))
                .chain([Action::Decline])
                .collect();
            assert_eq!(t.legal(0), partners, "{edition}: any other player");

            let mut t = scene(edition, trucks)
                .seat(0, "truck", "\"Nürnberg-München:1\"")
                .cards(0, &["inspektion"])
                .set();
            t.throws(0, 2).drives_to(0, "München");
            assert_eq!(t.front(left), ["inspektion"], "{edition}: to the left");
            assert!(t.front(0).is_empty(), "{edition}");
        }
    }
}

// ----- helpers -----------------------------------------------------------------------------------

/// Who begins at a table of three whose host has named a seat.
fn chosen_by_the_host(edition: &str, seat: u8) -> Result<u8, ErrorKind> {
    let rules = Rules::builtin(edition).expect("an edition");
    let setup = Setup { first: Some(Seat(seat)), ..Setup::of(3) };
    Game::new(rules, &setup).map(|game| game.current().0).map_err(|error| error.kind)
}

/// A truck that has come to Kassel by exact count with goods for it, and two contracts from there.
fn in_kassel(edition: &str, switches: &[(&str, &str)]) -> Table {
    let mut table = scene(edition, &["Dortmund-Kassel:1", "Köln"])
        .road(0, &["Köln-Kassel"])
        .hand(0, &["Kassel-Brüssel", "Kassel-Straßburg"])
        .trailers(0, 0, 1)
        .display(&["Berlin-Triest", "Hamburg-Berlin"]);
    for (name, value) in switches {
        table = table.switch(name, value);
    }
    let mut t = table.set();
    t.throws(0, 2).drives_to(0, "Kassel");
    t
}
