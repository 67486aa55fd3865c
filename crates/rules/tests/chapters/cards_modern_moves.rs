//! The modern event cards that move the own truck: by a die, by steps, or to the next free city.

use crate::common::modern_cards::{EDITIONS, EVENT, draws, each};
use crate::common::*;
use aufachse_rules::{Action, Decision, Happening, Path, RefusalCode};

/// Beifahrer and LKW-Tuning have one die thrown at once, and the truck must drive it in full.
///
/// Shows: modern-ja.card.beifahrer, modern-ja.card.lkw-tuning
#[test]
fn a_second_driver_and_a_tuned_truck_drive_one_more_die() {
    for (edition, card) in each(&["beifahrer", "lkw-tuning"]) {
        let mut t = draws(scene(edition, &["Kassel", "Wien"]), card);
        assert_eq!(t.dice_due(), 1, "{edition} {card}: one die, at once");
        t.dice(&[4]);
        let ends = t.ends(0);
        assert!(ends.contains(&"Würzburg".into()), "{edition} {card}: {ends:?}");
        for near in ["Frankfurt", "Kassel", "Frankfurt-Würzburg:1", "Kassel-Würzburg:1"] {
            assert!(
                !ends.contains(&near.into()),
                "{edition} {card}: {near} is not four steps away"
            );
        }
        assert_eq!(t.refuses(0, Action::Stay).code, RefusalCode::MustDrive, "{edition} {card}");
        t.drives_to(0, "Würzburg");
        assert_eq!(t.truck(0), "Würzburg", "{edition} {card}");
        assert!(t.front(0).is_empty(), "{edition} {card}: the card is done with");
    }
}

/// A die thrown because of a card is a roll: a 6 counts as any number, and whoever uses a 1, or a
/// 6 as a 1, places the roadworks sign.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_die_thrown_by_a_card_follows_all_rules_of_a_roll() {
    for (edition, card) in each(&["beifahrer", "lkw-tuning"]) {
        let drawn = draws(scene(edition, &["Kassel", "Wien"]), card);
        let mut six = drawn.clone();
        six.dice(&[6]);
        for near in ["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1", "Würzburg"] {
            assert!(six.can_drive(0, near), "{edition} {card}: a six reaches {near}");
        }
        six.drives_to(0, "Kassel-Frankfurt:3");
        assert_eq!(six.decision(), Some(Decision::Roadworks), "{edition} {card}: six as one");

        let mut one = drawn.clone();
        one.dice(&[1]).drives_to(0, "Kassel-Frankfurt:3");
        assert_eq!(one.decision(), Some(Decision::Roadworks), "{edition} {card}");
        one.does(0, Action::Roadworks(one.space("Hamburg-Bremen:1")));

        let mut two = drawn.clone();
        two.dice(&[2]).drives_to(0, "Frankfurt");
        assert_ne!(two.decision(), Some(Decision::Roadworks), "{edition} {card}: no one was used");
    }
}

/// A move by a card without a die places no sign, however short it is.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_step_without_a_die_places_no_sign() {
    for edition in EDITIONS {
        let mut t = draws(scene(edition, &["Kassel", "Wien"]), "vorbildliche-wartung");
        t.drives_to(0, "Kassel-Frankfurt:3");
        assert_ne!(t.decision(), Some(Decision::Roadworks), "{edition}");
        assert_eq!(t.truck(0), "Kassel-Frankfurt:3", "{edition}");
    }
}

/// The exact count of a die that a card had thrown draws another event; steps without a die draw
/// nothing, unless the table switches it so.
///
/// Shows: ruling.rolls-by-card, ruling.card-moves
#[test]
fn only_a_thrown_die_draws_again() {
    for edition in EDITIONS {
        let mut die = draws(scene(edition, &["Kassel", "Wien"]), "beifahrer");
        die.dice(&[4]).drives_to(0, "Frankfurt-Karlsruhe:2");
        die.draws("plattfuss");
        assert_eq!(die.front(0), ["plattfuss"], "{edition}");

        let moved = scene(edition, &["Frankfurt", "Wien"]).cards(0, &["motivation"]);
        let mut steps = moved.set();
        steps.does(0, Action::Motivation).drives_to(0, "Frankfurt-Karlsruhe:2");
        assert_eq!(steps.game.chance(), None, "{edition}: no card for steps without a die");

        let mut switched = moved.switch("card-moves-draw", "yes").set();
        switched.does(0, Action::Motivation).drives_to(0, "Frankfurt-Karlsruhe:2");
        switched.draws("plattfuss");
        assert_eq!(switched.front(0), ["plattfuss"], "{edition} switched");
    }
}

/// Who comes into a city by a roll that a card granted has come by an event card: he selects no
/// public contract, and none is removed. Where the edition asks for the exact count alone, he may.
///
/// Shows: ruling.auction-by-card-roll
#[test]
fn a_roll_granted_by_a_card_brings_no_auction_and_no_removal() {
    let display = ["Genf-Berlin", "Genf-Dresden", "Linz-Mailand", "Wien-Verona"];
    for (edition, card) in each(&["beifahrer", "lkw-tuning"]) {
        let home = scene(edition, &["Kassel", "Wien"]).display(&display);
        let mut t = draws(home.clone(), card);
        t.dice(&[2]).drives_to(0, "Frankfurt");
        assert_ne!(t.decision(), Some(Decision::Interest), "{edition} {card}");
        assert!(!t.may(0, Action::Auction(0)), "{edition} {card}");
        assert_eq!(t.displayed(), display, "{edition} {card}: nothing is removed");
        if edition == "junior" {
            continue;
        }
        assert_eq!(t.refuses(0, Action::Auction(0)).code, RefusalCode::NoAuction, "{edition}");

        let mut own = scene(edition, &[EVENT, "Wien"]).display(&display).rolled(&[2]).set();
        own.drives_to(0, "Frankfurt");
        assert_eq!(own.decision(), Some(Decision::Interest), "{edition}: an own roll does");

        let mut switched = draws(home.switch("auction-after", "exact-count"), card);
        switched.dice(&[2]).drives_to(0, "Frankfurt");
        assert_eq!(switched.decision(), Some(Decision::Interest), "{edition} {card} switched");
    }
}

/// Vorbildliche Wartung moves the own truck up to three spaces, none included.
///
/// Shows: modern-ja.card.vorbildliche-wartung
#[test]
fn a_well_kept_truck_moves_up_to_three_spaces() {
    for edition in EDITIONS {
        let drawn = draws(scene(edition, &["Kassel", "Wien"]), "vorbildliche-wartung");
        assert_eq!(
            drawn.ends(0),
            within_three_of_the_event(),
            "{edition}: one, two and three spaces away"
        );
        let mut t = drawn.clone();
        let far =
            path(&t, &["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1", "Würzburg"]);
        assert_eq!(t.refuses(0, far).code, RefusalCode::WrongCount, "{edition}");
        t.drives_to(0, "Kassel");
        assert_eq!(t.truck(0), "Kassel", "{edition}");
        assert!(t.front(0).is_empty(), "{edition}");

        let mut stays = drawn.clone();
        stays.does(0, Action::Decline);
        assert_eq!(stays.truck(0), EVENT, "{edition}: up to three may be none");
    }
}

/// A move by a card may stop at any count that it allows, and loads and delivers where it ends.
///
/// Shows: ruling.card-moves
#[test]
fn a_move_by_a_card_loads_and_delivers_where_it_ends() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"])
            .road(0, &["Verona-Frankfurt"])
            .hand(0, &["Frankfurt-Köln", "Genf-Berlin"]);
        let mut t = draws(home, "vorbildliche-wartung");
        t.drives_to(0, "Frankfurt");
        assert_eq!(t.cash(0), 5000 + 1800, "{edition}: delivered");
        t.loads(0, "Frankfurt-Köln");
        assert_eq!(t.on_road(0), ["Frankfurt-Köln"], "{edition}");
    }
}

/// Moves by cards obey the signs and the limit of trucks on a space, which may still be passed.
///
/// Shows: ruling.card-moves
#[test]
fn a_move_by_a_card_obeys_signs_and_occupancy() {
    for edition in EDITIONS {
        let two = ["Kassel", "Kassel-Frankfurt:3", "Kassel-Frankfurt:3"];
        let mut full = draws(scene(edition, &two), "vorbildliche-wartung");
        let onto = path(&full, &["Kassel-Frankfurt:3"]);
        assert_eq!(full.refuses(0, onto).code, RefusalCode::SpaceFull, "{edition}");
        assert!(full.can_drive(0, "Frankfurt"), "{edition}: trucks are passed");

        let closed = scene(edition, &["Kassel", "Wien"]).roadworks("Kassel-Frankfurt:3");
        let mut t = draws(closed, "vorbildliche-wartung");
        let through = path(&t, &["Kassel-Frankfurt:3", "Frankfurt"]);
        assert_eq!(t.refuses(0, through).code, RefusalCode::SpaceClosed, "{edition}");
        assert!(t.can_drive(0, "Kassel"), "{edition}: the other way is open");
    }
}

/// Motivation is kept, and moves one to three spaces at once or later; then it is gone.
///
/// Shows: modern-ja.card.motivation, ruling.motivation
#[test]
fn motivation_moves_one_to_three_spaces_now_or_later() {
    for edition in EDITIONS {
        let drawn = draws(scene(edition, &["Kassel", "Wien"]), "motivation");
        assert_eq!(drawn.front(0), ["motivation"], "{edition}: kept until used");
        let mut now = drawn.clone();
        now.does(0, Action::Motivation);
        assert_eq!(now.ends(0), within_three_of_the_event(), "{edition}: one to three");
        assert_eq!(now.refuses(0, Action::Decline).code, RefusalCode::MustDrive, "{edition}");
        now.drives_to(0, "Kassel-Frankfurt:3");
        assert!(now.front(0).is_empty(), "{edition}: used");
        assert_ne!(now.decision(), Some(Decision::Roadworks), "{edition}");

        let mut later = scene(edition, &[EVENT, "Wien"]).cards(0, &["motivation"]).set();
        later.does(0, Action::Motivation).drives_to(0, "Frankfurt");
        if later.decision() == Some(Decision::Stop) {
            later.does(0, Action::Done);
        }
        later.rolls(0, &[2, 2]).drives_to(0, "Würzburg");
        assert_eq!(later.truck(0), "Würzburg", "{edition}: a move of its own before the roll");
    }
}

/// Motivation is for the own turn, before the roll or after the move: not after loading, not after
/// delivering, and not instead of an event just landed on.
///
/// Shows: ruling.motivation
#[test]
fn motivation_is_not_played_after_loading_or_delivering() {
    for edition in EDITIONS {
        let held = |trucks: &[&str]| scene(edition, trucks).cards(0, &["motivation"]);
        let clause = "ruling.motivation";
        let mut delivered = held(&[EVENT, "Wien"])
            .road(0, &["Prag-Kassel"])
            .hand(0, &["Genf-Berlin"])
            .rolled(&[2])
            .set();
        delivered.drives_to(0, "Kassel");
        delivered.refuses_by(0, Action::Motivation, RefusalCode::CardNotNow, clause);

        let mut served = held(&[EVENT, "Wien"]).hand(0, &["Genf-Berlin"]).rolled(&[2]).set();
        served.drives_to(0, "Kassel");
        assert!(served.may(0, Action::Motivation), "{edition}: after a move that served nothing");

        let mut loaded = held(&["Kassel", "Wien"]).hand(0, &["Kassel-Bern", "Genf-Berlin"]).set();
        assert!(loaded.may(0, Action::Motivation), "{edition}: before the roll");
        loaded.loads(0, "Kassel-Bern");
        assert!(!loaded.may(0, Action::Motivation), "{edition}: not after loading");
        assert_eq!(loaded.front(0), ["motivation"], "{edition}");

        let mut landed = held(&["Kassel", "Wien"]).rolled(&[2]).set();
        landed.drives_to(0, EVENT);
        assert_eq!(
            landed.refuses(0, Action::Motivation).code,
            RefusalCode::ChanceFirst,
            "{edition}"
        );

        let mut other = scene(edition, &["Kassel", "Wien"]).cards(1, &["motivation"]).set();
        assert_eq!(
            other.refuses(1, Action::Motivation).code,
            RefusalCode::NotYourTurn,
            "{edition}"
        );
        let clause = "modern-ja.card.motivation";
        other.refuses_by(0, Action::Motivation, RefusalCode::NoSuchCard, clause);
    }
}

/// Gute Routenplanung goes, without a roll, to the next free city in a direction of choice; it
/// must be followed.
///
/// Shows: modern-ja.card.gute-routenplanung, ruling.route-planning
#[test]
fn good_planning_goes_to_the_next_free_city_in_any_direction() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]).display(&["Wien-Verona"]);
        let mut t = draws(home.clone(), "gute-routenplanung");
        assert_eq!(targets(&t), ["Frankfurt", "Kassel"], "{edition}");
        let (wrong, clause) = (t.space("Köln"), "modern-ja.card.gute-routenplanung");
        t.refuses_by(0, Action::GoTo(wrong), RefusalCode::WrongSpace, clause);
        t.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        t.does(0, Action::GoTo(t.space("Frankfurt")));
        assert_eq!(t.truck(0), "Frankfurt", "{edition}");
        assert_ne!(t.decision(), Some(Decision::Interest), "{edition}: a card brought the truck");
        assert_eq!(t.displayed()[0], "Wien-Verona", "{edition}: so nothing is removed");

        let mut may = draws(home.switch("gute-routenplanung", "may"), "gute-routenplanung");
        may.does(0, Action::Decline);
        assert_eq!(may.truck(0), EVENT, "{edition} switched to may");
    }
}

/// Occupied cities are driven through to the next free one; a neighbouring city alone counts where
/// the table switches it so.
///
/// Shows: ruling.route-planning, ruling.next-city
#[test]
fn good_planning_drives_through_occupied_cities() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Frankfurt"]);
        let t = draws(home.clone(), "gute-routenplanung");
        let free = ["Karlsruhe", "Kassel", "Köln", "Saarbrücken", "Würzburg"];
        assert_eq!(targets(&t), free, "{edition}");

        let near = home.switch("gute-routenplanung-reach", "neighbouring");
        let t = draws(near, "gute-routenplanung");
        assert_eq!(t.truck(0), "Kassel", "{edition} switched: the one free neighbour");
    }
}

/// The jammed city is not free and not driven through, a target behind a sign only is passed over,
/// and with one target left the truck goes there by itself.
///
/// Shows: ruling.route-planning, ruling.next-city
#[test]
fn good_planning_passes_over_what_is_jammed_or_closed_off() {
    for edition in EDITIONS {
        let home = scene(edition, &["Kassel", "Wien"]);
        let jammed = home.clone().cards(1, &["stau-nebel"]).jam("Frankfurt", "stau-nebel", 1);
        let t = draws(jammed, "gute-routenplanung");
        assert_eq!(t.truck(0), "Kassel", "{edition}: Frankfurt is jammed");

        let closed = home.roadworks("Kassel-Frankfurt:3");
        let t = draws(closed, "gute-routenplanung");
        assert_eq!(t.truck(0), "Kassel", "{edition}: the way to Frankfurt is closed");
    }
}

/// With signs on both sides there is no city to go to: the card has no effect and says so.
///
/// Shows: ruling.no-target, ruling.next-city
#[test]
fn good_planning_without_a_city_has_no_effect() {
    for edition in EDITIONS {
        let jammed = scene(edition, &["Kassel-Frankfurt:1", "Wien"]).cards(1, &["stau-nebel"]).jam(
            "Kassel-Frankfurt:3",
            "stau-nebel",
            1,
        );
        let mut t = jammed.rolled(&[1]).set();
        t.drives_to(0, EVENT);
        t.does(0, Action::Roadworks(t.space("Kassel-Frankfurt:1"))).draws("gute-routenplanung");
        assert!(t.told(|h| matches!(h, Happening::NoEffect { .. })), "{edition}: {:?}", t.told);
        assert_eq!(t.truck(0), EVENT, "{edition}");
        assert!(t.front(0).is_empty(), "{edition}: the card is gone all the same");
    }
}

// ----- helpers -------------------------------------------------------------------------------

/// All spaces one, two and three steps from the event space between Kassel and Frankfurt.
fn within_three_of_the_event() -> Vec<String> {
    let mut spaces = vec![
        "Kassel-Frankfurt:1",
        "Kassel",
        "Dortmund-Kassel:2",
        "Hannover-Kassel:2",
        "Kassel-Würzburg:1",
        "Kassel-Leipzig:1",
        "Kassel-Frankfurt:3",
        "Frankfurt",
        "Köln-Frankfurt:3",
        "Frankfurt-Würzburg:1",
        "Frankfurt-Karlsruhe:1",
        "Frankfurt-Saarbrücken:1",
    ];
    spaces.sort_unstable();
    spaces.into_iter().map(str::to_owned).collect()
}

/// A drive over the named spaces.
fn path(t: &Table, spaces: &[&str]) -> Action {
    let spaces: Vec<_> = spaces.iter().map(|s| t.space(s)).collect();
    Action::Drive(Path::new(&spaces, true, false, false).expect("one to six spaces"))
}

/// The names of the cities to which the card can send seat 0, sorted.
fn targets(t: &Table) -> Vec<String> {
    let board = t.game.rules().board();
    let mut names: Vec<String> = t
        .legal(0)
        .into_iter()
        .filter_map(|a| match a {
            Action::GoTo(space) => Some(board.name_of(space)),
            _ => None,
        })
        .collect();
    names.sort();
    names
}
