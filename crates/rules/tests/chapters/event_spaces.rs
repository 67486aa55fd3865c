//! Event spaces: when a card is drawn, where used cards go, and what comes first on arrival.

use crate::common::*;
use aufachse_rules::{
    Action, ChanceKind, Decision, Happening, Pending, Purpose, RefusalCode, Rules,
};

const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];
const ONE_DIE: [&str; 3] = ["classic", "classic-cz", "manual"];
const MODERN: [&str; 3] = ["modern", "modern-ja", "junior"];

/// A move that ends on an event space draws a card, which must be drawn and is carried out at
/// once; a move that passes one or ends elsewhere draws none.
///
/// Shows: classic.event.trigger, classic-cz.event.trigger, manual.event.end
#[test]
fn a_move_that_ends_on_an_event_space_draws_a_card() {
    for edition in ONE_DIE {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
        table.drives_to(0, "Genf-Mailand:2");
        assert!(card_is_due(&table), "{edition}");
        let refusal = table.refuses(0, Action::Done);
        assert_eq!(refusal.code, RefusalCode::ChanceFirst, "{edition}: it must be drawn");
        table.draws("radarfalle");
        assert_eq!(table.cash(0), 4500, "{edition}: at once");
        let mut past = scene(edition, &["Genf", "Berlin"]).rolled(&[3]).set();
        past.drives_to(0, "Genf-Mailand:3");
        assert!(!card_is_due(&past), "{edition}");
    }
}

/// It need not be by exact count: a move that a truck or a sign has cut short draws as well.
///
/// Shows: classic.event.trigger, classic-cz.event.trigger, manual.event.end
#[test]
fn a_move_cut_short_on_an_event_space_draws_as_well() {
    for edition in ONE_DIE {
        let mut truck = scene(edition, &["Genf", "Genf-Mailand:3"]).rolled(&[3]).set();
        truck.drives_to(0, "Genf-Mailand:2");
        assert!(card_is_due(&truck), "{edition}");
        let mut sign = scene(edition, &["Genf", "Berlin"])
            .switch("stop-at-sign", "may")
            .roadworks("Genf-Mailand:3")
            .rolled(&[5])
            .set();
        sign.drives_to(0, "Genf-Mailand:2");
        assert!(card_is_due(&sign), "{edition}");
    }
}

/// In the new game a card is drawn by the exact count of a die only, and then it must be.
///
/// Shows: modern.event.exact, modern-ja.event.exact, ruling.sign-stop
#[test]
fn only_an_exact_count_draws_in_the_new_game() {
    for edition in MODERN {
        let there = scene(edition, &["Genf", "Berlin"]).roadworks("Genf-Mailand:3");
        let mut exact = there.clone().rolled(&[2, 5]).set();
        exact.drives_to(0, "Genf-Mailand:2");
        assert!(card_is_due(&exact), "{edition}");
        let refusal = exact.refuses(0, Action::Done);
        assert_eq!(refusal.code, RefusalCode::ChanceFirst, "{edition}: it must be drawn");
        let mut short = there.clone().rolled(&[4, 5]).set();
        short.drives_to(0, "Genf-Mailand:2");
        assert!(!card_is_due(&short), "{edition}: a stop in front of a sign is not exact");
        let mut either = there.rolled(&[2, 5]).set();
        assert_eq!(either.drives(0, "Genf-Mailand:2").len(), 2, "{edition}: by two or by five");
        either.stops_early_in(0, "Genf-Mailand:2");
        assert!(!card_is_due(&either), "{edition}: the five was used");
    }
}

/// When an event space draws is a switch.
///
/// Shows: classic.event.trigger, modern.event.exact
#[test]
fn when_a_card_is_drawn_is_a_switch() {
    for (edition, value, draws) in [
        ("classic", "exact-count", false),
        ("manual", "exact-count", false),
        ("modern", "move-ends", true),
    ] {
        let mut table = scene(edition, &["Genf", "Berlin"])
            .switch("event-drawn", value)
            .roadworks("Genf-Mailand:3")
            .rolled(&[5])
            .set();
        table.drives_to(0, "Genf-Mailand:2");
        assert_eq!(card_is_due(&table), draws, "{edition} with {value}");
    }
}

/// A carried-out card goes under the deck and comes up again in its order.
///
/// Shows: classic.event.recycle
#[test]
fn a_used_card_goes_under_the_deck() {
    let mut table = shuttle("classic", "classic", &["radarfalle", "truckerfestival"]).set();
    lands(&mut table, "classic", 1).draws("radarfalle");
    assert_eq!((table.view(0).events_left, under(&table)), (1, vec!["radarfalle".into()]));
    lands(&mut table, "classic", 2).draws("truckerfestival");
    assert_eq!(table.view(0).events_left, 0, "the first time through is over");
    for (visit, card) in [(3, "radarfalle"), (4, "truckerfestival"), (5, "radarfalle")] {
        lands(&mut table, "classic", visit);
        let id = table.card(card);
        assert!(table.told(|h| matches!(h, Happening::EventDrawn { card, .. } if *card == id)));
        assert_eq!(under(&table)[1], card, "it goes under the other");
    }
}

/// Used cards leave play, and when the deck has run out they are shuffled into a new one. What
/// lies in front of a player is not among them.
///
/// Shows: classic-cz.event.reshuffle
#[test]
fn used_cards_are_shuffled_when_the_deck_has_run_out() {
    let cards = ["motivation", "radarfalle", "truckerfestival"];
    let mut table = shuttle("classic-cz", "classic-cz", &cards).set();
    lands(&mut table, "classic-cz", 1).draws("radarfalle");
    lands(&mut table, "classic-cz", 2).draws("motivation");
    assert_eq!((table.view(0).events_left, table.view(0).events_used.len()), (1, 1));
    lands(&mut table, "classic-cz", 3).draws("truckerfestival");
    assert_eq!((table.view(0).events_left, table.view(0).events_used.len()), (0, 2));
    lands(&mut table, "classic-cz", 4);
    assert!(table.told(|h| *h == Happening::EventsReshuffled));
    assert_eq!((table.view(0).events_left, table.view(0).events_used.len()), (2, 0));
    assert_eq!(table.game.outcomes(), 2, "either may come up, whichever was used first");
    table.draws("truckerfestival");
    assert_eq!(table.front(0), ["motivation"], "a kept card stays");
}

/// A carried-out card leaves the game; when all have, event spaces are plain.
///
/// Shows: modern.event.removed, manual.event.end, ruling.event-chain
#[test]
fn a_used_card_leaves_the_game() {
    for edition in ["manual", "modern", "modern-ja", "junior"] {
        let cards = if edition == "manual" {
            ["radarfalle", "truckerfestival"]
        } else {
            ["vertrauen", "zusatzauftrag"]
        };
        let mut table = shuttle(edition, edition, &cards).set();
        for (visit, card) in [(1, cards[0]), (2, cards[1])] {
            lands(&mut table, edition, visit).draws(card);
            let view = table.view(0);
            assert_eq!(u64::from(view.events_left), 2 - visit, "{edition}");
            assert!(view.events_under.is_empty() && view.events_used.is_empty(), "{edition}");
        }
        lands(&mut table, edition, 3);
        assert!(!card_is_due(&table), "{edition}: the deck is empty");
        assert!(!table.told(|h| matches!(h, Happening::EventDrawn { .. })), "{edition}");
    }
}

/// Where every card is in front of somebody, there is nothing to recycle or to shuffle either.
///
/// Shows: ruling.event-chain
#[test]
fn an_empty_deck_makes_event_spaces_plain() {
    for edition in ALL {
        let mut table = shuttle(edition, edition, &["motivation"]).set();
        lands(&mut table, edition, 1).draws("motivation");
        lands(&mut table, edition, 2);
        assert!(!card_is_due(&table), "{edition}");
        assert_eq!(table.current(), 0, "{edition}");
        assert_eq!(table.front(0), ["motivation"], "{edition}");
    }
}

/// Where a used card goes is a switch.
///
/// Shows: classic.event.recycle, classic-cz.event.reshuffle, modern.event.removed
#[test]
fn the_way_of_a_used_card_is_a_switch() {
    for (edition, card, value, under, used) in [
        ("modern", "vertrauen", "under-deck", 1, 0),
        ("modern", "vertrauen", "reshuffled", 0, 1),
        ("classic", "radarfalle", "out", 0, 0),
        ("classic-cz", "radarfalle", "under-deck", 1, 0),
        ("manual", "radarfalle", "reshuffled", 0, 1),
    ] {
        let mut table = shuttle(edition, edition, &[card]).switch("used-event-card", value).set();
        lands(&mut table, edition, 1).draws(card);
        let view = table.view(0);
        assert_eq!((view.events_under.len(), view.events_used.len()), (under, used), "{value}");
    }
}

/// A card that is not done yet lies in front of its player until it is used or finished.
///
/// Shows: modern-ja.event.kept, modern.event.removed
#[test]
fn a_card_not_yet_done_lies_in_front_of_its_player() {
    for edition in MODERN {
        let mut table = shuttle(edition, edition, &["motivation", "plattfuss"]).set();
        lands(&mut table, edition, 1).draws("motivation");
        lands(&mut table, edition, 2).draws("plattfuss");
        assert_eq!(table.front(0), ["motivation", "plattfuss"], "{edition}");
        table.ends_turn(0);
        assert_eq!(table.front(0), ["motivation", "plattfuss"], "{edition}: not rolled yet");
        lands(&mut table, edition, 3);
        table.ends_turn(0);
        assert_eq!(table.front(0), ["motivation"], "{edition}: the flat tyre is mended");
        table.does(0, Action::Motivation);
        assert!(table.front(0).is_empty(), "{edition}: used");
        assert_eq!(table.view(0).events_left, 0, "{edition}: and out of the game");
    }
}

/// A move by a card that ends on an event space draws again, in the new game only if a die was
/// thrown for it. Chains are not limited.
///
/// Shows: classic.event.trigger, classic-cz.event.trigger, manual.event.end
/// Shows: modern.event.exact, modern-ja.event.exact, ruling.event-chain, ruling.rolls-by-card
#[test]
fn events_chain() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
        table.drives_to(0, "Genf-Mailand:2").draws("beifahrer");
        table.dice(&[3]).drives_to(0, "Genf-Bern:1");
        assert!(card_is_due(&table), "{edition}: a die was thrown");
        table.draws("vorbildliche-wartung").drives_to(0, "Genf-Mailand:2");
        let steps_draw = ONE_DIE.contains(&edition);
        assert_eq!(card_is_due(&table), steps_draw, "{edition}: no die was thrown");
        if steps_draw {
            table.draws("road-runner").drives_to(0, "Genf-Bern:1");
            assert!(card_is_due(&table), "{edition}: and on");
            table.draws("motivation");
            assert_eq!(table.front(0), ["motivation"], "{edition}");
        }
    }
}

/// A die thrown for a card draws by exact count where that counts.
///
/// Shows: modern.event.exact, modern-ja.event.exact, ruling.rolls-by-card
#[test]
fn a_die_thrown_for_a_card_draws_by_exact_count() {
    for edition in ALL {
        let there =
            scene(edition, &["Genf-Mailand:1", "Berlin"]).roadworks("Genf-Mailand:3").rolled(&[2]);
        for (die, exact) in [(3, true), (5, false)] {
            let mut table = there.clone().switch("stop-at-sign", "may").set();
            table.drives_to(0, "Genf-Bern:1").draws("beifahrer");
            table.dice(&[die]).drives_to(0, "Genf-Mailand:2");
            let draws = exact || ONE_DIE.contains(&edition);
            assert_eq!(card_is_due(&table), draws, "{edition} {die}");
        }
    }
}

/// Whether a move by a card draws again is a switch.
///
/// Shows: classic.event.trigger, modern.event.exact
#[test]
fn drawing_after_a_move_by_a_card_is_a_switch() {
    for (edition, value, draws) in
        [("classic", "die-thrown", false), ("manual", "die-thrown", false), ("modern", "yes", true)]
    {
        let mut table =
            scene(edition, &["Genf", "Berlin"]).switch("card-moves-draw", value).rolled(&[2]).set();
        table.drives_to(0, "Genf-Mailand:2").draws("vorbildliche-wartung");
        table.drives_to(0, "Genf-Bern:1");
        assert_eq!(card_is_due(&table), draws, "{edition} with {value}");
    }
}

/// After a one on an event space the roadworks come first; in the manual the event does. It is a
/// switch.
///
/// Shows: ruling.visit-order, classic.move.one, modern.roadworks.must
/// Shows: manual.roadworks.six-as-one, manual.event.end
#[test]
fn roadworks_or_event_first() {
    for (edition, value, sign_first) in [
        ("classic", None, true),
        ("classic-cz", None, true),
        ("modern", None, true),
        ("modern-ja", None, true),
        ("junior", None, true),
        ("manual", None, false),
        ("classic", Some("event"), false),
        ("modern", Some("event"), false),
        ("manual", Some("roadworks"), true),
    ] {
        let there = scene(edition, &["Genf", "Berlin"]).rolled(&[1]);
        let there = match value {
            Some(value) => there.switch("roadworks-or-event-first", value),
            None => there,
        };
        let mut table = there.set();
        table.drives_to(0, "Genf-Bern:1");
        let sign = Action::Roadworks(table.space("Linz-Wien:1"));
        assert_eq!(sign_is_due(&table), sign_first, "{edition} {value:?}");
        if sign_first {
            table.does(0, sign);
            assert!(card_is_due(&table), "{edition} {value:?}");
            table.draws("motivation");
        } else {
            assert!(card_is_due(&table), "{edition} {value:?}");
            table.draws("motivation");
            assert!(sign_is_due(&table), "{edition} {value:?}");
            table.does(0, sign);
        }
        assert!(!sign_is_due(&table) && !card_is_due(&table), "{edition} {value:?}");
    }
}

/// Lost cargo is taken by a truck whose move ends on it, after the roadworks and before the event;
/// who passes takes nothing.
///
/// Shows: ruling.lost-cargo, ruling.visit-order
#[test]
fn lost_cargo_is_taken_before_the_event() {
    for edition in MODERN {
        let there = scene(edition, &["Genf", "Berlin"]).table("lost-cargo", "[\"Genf-Bern:1\"]");
        let mut table = there.clone().rolled(&[1]).set();
        table.drives_to(0, "Genf-Bern:1");
        assert!(sign_is_due(&table) && table.player(0).lost_cubes == 0, "{edition}");
        let sign = Action::Roadworks(table.space("Linz-Wien:1"));
        table.does(0, sign);
        assert!(card_is_due(&table) && table.player(0).lost_cubes == 1, "{edition}");
        assert!(table.view(0).lost_cargo.is_empty(), "{edition}");
        let mut past = there.rolled(&[2]).set();
        past.drives_to(0, "Genf-Bern:2");
        assert_eq!(past.player(0).lost_cubes, 0, "{edition}");
        assert_eq!(past.view(0).lost_cargo.len(), 1, "{edition}");
    }
}

/// Without room lost cargo stays where it lies; one who has room must take it.
///
/// Shows: ruling.lost-cargo
#[test]
fn lost_cargo_without_room_stays() {
    for edition in MODERN {
        let there = scene(edition, &["Genf", "Berlin"])
            .table("lost-cargo", "[\"Genf-Mailand:3\"]")
            .rolled(&[3]);
        let mut full = there.clone().road(0, &["Saarbrücken-Bremen"]).set();
        full.drives_to(0, "Genf-Mailand:3");
        assert_eq!(full.view(0).lost_cargo, [full.space("Genf-Mailand:3")], "{edition}");
        let mut room = there.road(0, &["Köln-Triest"]).set();
        room.drives_to(0, "Genf-Mailand:3");
        assert_eq!(room.player(0).load, 6, "{edition}");
        assert!(room.view(0).lost_cargo.is_empty(), "{edition}");
    }
}

/// On arrival come the roadworks, lost cargo, visit cards, deliveries, the auction or removal, and
/// loading last of these.
///
/// Shows: ruling.visit-order
#[test]
fn the_order_of_an_arrival() {
    for edition in ["modern", "modern-ja"] {
        let mut table = scene(edition, &["Flensburg-Rostock:1", "Berlin"])
            .cards(0, &["sonderauftrag-flensburg"])
            .road(0, &["Frankfurt-Flensburg"])
            .hand(0, &["Flensburg-Brüssel"])
            .display(&["Berlin-Triest"])
            .table("lost-cargo", "[\"Flensburg\"]")
            .rolled(&[1])
            .set();
        let load = Action::Load(table.contract("Flensburg-Brüssel"));
        table.drives_to(0, "Flensburg");
        assert!(sign_is_due(&table) && table.cash(0) == 5000, "{edition}: first the sign");
        let sign = Action::Roadworks(table.space("Linz-Wien:1"));
        table.does(0, sign);
        let at = |what: &dyn Fn(&Happening) -> bool| table.told.iter().position(what);
        let found = at(&|h| matches!(h, Happening::CargoFound { .. }));
        let visit = at(&|h| matches!(h, Happening::Received { purpose: Purpose::Visit, .. }));
        let delivered = at(&|h| matches!(h, Happening::Delivered { .. }));
        assert!(found.is_some() && found < visit && visit < delivered, "{edition}");
        assert!(table.may(0, Action::NoInterest) && !table.may(0, load), "{edition}: interest");
        table.does(0, Action::NoInterest).let_chance();
        assert!(table.may(0, load), "{edition}: loading comes last");
    }
}

/// Inspektion's new roll comes after all else of the arrival, and survives the end of the turn by
/// loading.
///
/// Shows: ruling.visit-order
#[test]
fn the_new_roll_of_inspektion_comes_last() {
    for edition in ["modern", "modern-ja", "junior"] {
        let mut table = scene(edition, &["München-Salzburg:2", "Berlin"])
            .cards(0, &["inspektion"])
            .hand(0, &["München-Kassel"])
            .rolled(&[2])
            .set();
        table.drives_to(0, "München");
        assert_eq!(table.front(1), ["inspektion"], "{edition}: handed on at once");
        table.loads(0, "München-Kassel");
        if table.may(0, Action::Done) {
            table.does(0, Action::Done);
        }
        table.does(0, Action::Accept);
        let rolls =
            Pending::Chance { kind: ChanceKind::Dice { dice: 2, player: aufachse_rules::Seat(0) } };
        assert_eq!(table.game.pending(), rolls, "{edition}");
    }
}

/// A scene in which seat 0 drives to and fro between the two event spaces of Genf while seat 1
/// misses his turns; the event deck has these cards alone.
fn shuttle(edition: &str, deck: &str, cards: &[&str]) -> Scene {
    let rules = Rules::builtin(deck).expect("an edition");
    let others =
        rules.events().cards.iter().map(|c| &c.id).filter(|c| !cards.contains(&c.as_str()));
    let others: Vec<&String> = others.collect();
    scene(edition, &["Genf-Bern:1", "Berlin"]).table("events-out", &format!("{others:?}")).seat(
        1,
        "missed-turns",
        "20",
    )
}

/// Seat 0 lands on an event space for the so-manieth time; the turn before it is over.
fn lands<'t>(table: &'t mut Table, edition: &str, visit: u64) -> &'t mut Table {
    if !matches!(table.game.pending(), Pending::Players { decision: Decision::BeforeRoll, .. }) {
        table.ends_turn(0);
    }
    let end = if visit % 2 == 1 { "Genf-Mailand:2" } else { "Genf-Bern:1" };
    let dice: &[u8] = if MODERN.contains(&edition) { &[3, 3] } else { &[3] };
    table.rolls(0, dice).drives_to(0, end)
}

/// The names of the cards under the deck, the next one first.
fn under(table: &Table) -> Vec<String> {
    let cards = &table.game.rules().events().cards;
    table.view(0).events_under.iter().map(|c| cards[c.index()].id.clone()).collect()
}

/// Is an event card to be drawn?
fn card_is_due(table: &Table) -> bool {
    table.game.pending() == Pending::Chance { kind: ChanceKind::Event }
}

/// Is a player asked where the roadworks sign goes?
fn sign_is_due(table: &Table) -> bool {
    matches!(table.game.pending(), Pending::Players { decision: Decision::Roadworks, .. })
}
