//! Driving: the dice, the exact count, the six, directions, and where no way is long enough.

use crate::common::*;
use aufachse_rules::{Action, Actor, Path, RefusalCode};

const ONE_DIE: [&str; 3] = ["classic", "classic-cz", "manual"];
const TWO_DICE: [&str; 3] = ["modern", "modern-ja", "junior"];
const ALL: [&str; 6] = ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"];

/// Where a truck in Genf can drive to by each count.
const FROM_GENF: [&[&str]; 6] = [
    &["Genf-Mailand:1", "Genf-Bern:1"],
    &["Genf-Mailand:2", "Genf-Bern:2"],
    &["Genf-Mailand:3", "Bern"],
    &["Genf-Mailand:4", "Bern-Basel:1", "Bern-Zürich:1"],
    &["Genf-Mailand:5", "Basel", "Zürich"],
    &[
        "Mailand",
        "Basel-Straßburg:1",
        "Basel-Zürich:1",
        "Zürich-Stuttgart:1",
        "Zürich-München:1",
        "Zürich-Innsbruck:1",
        "Zürich-Mailand:1",
    ],
];

/// A roll of one to five moves the truck exactly that many spaces, in any direction.
///
/// Shows: classic.move.exact, classic-cz.move.exact, manual.move.one-die
#[test]
fn a_roll_of_one_to_five_moves_exactly_that_many_spaces() {
    for edition in ONE_DIE {
        for die in 1..=5u8 {
            let mut table = scene(edition, &["Genf", "Berlin"]).set();
            table.rolls(0, &[die]);
            table.ends_are(0, FROM_GENF[die as usize - 1], edition);
        }
    }
}

/// A space too few or too many is refused.
///
/// Shows: classic.move.exact, classic-cz.move.exact, manual.move.one-die, modern.move.exact
#[test]
fn a_space_too_few_or_too_many_is_refused() {
    let clauses = [
        ("classic", "classic.move.stop-early", "classic.move.exact"),
        ("classic-cz", "classic-cz.move.stop-early", "classic-cz.move.exact"),
        ("manual", "classic.move.stop-early", "manual.move.one-die"),
        ("modern", "modern.move.exact", "modern.move.exact"),
        ("modern-ja", "modern-ja.move.leftover", "modern.move.exact"),
        ("junior", "modern.move.exact", "modern.move.exact"),
    ];
    for (edition, too_few, too_many) in clauses {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[4]).set();
        let road = ["Genf-Mailand:1", "Genf-Mailand:2", "Genf-Mailand:3", "Genf-Mailand:4"];
        let short = table.path(&road[..3], true, false);
        let full = table.path(&road, true, false);
        let long = table.path(&[&road[..], &["Genf-Mailand:5"]].concat(), true, false);
        table.refuses_by(0, short, RefusalCode::NoStopHere, too_few);
        table.refuses_by(0, long, RefusalCode::WrongCount, too_many);
        table.does(0, full);
        assert_eq!(table.truck(0), "Mailand-Genf:2", "{edition}");
    }
}

/// A way has no gaps: every step goes to a neighbouring space.
///
/// Shows: classic.move.exact, modern.move.exact
#[test]
fn every_step_goes_to_a_neighbouring_space() {
    for (edition, clause) in [("classic", "classic.move.exact"), ("modern", "modern.move.exact")] {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[2]).set();
        let jump = table.path(&["Genf-Mailand:1", "Genf-Mailand:3"], true, false);
        table.refuses_by(0, jump, RefusalCode::NotConnected, clause);
        table.drives_to(0, "Genf-Mailand:2");
    }
}

/// A six moves one to six spaces, as the player likes.
///
/// Shows: classic.move.six, classic-cz.move.exact, manual.move.one-die, modern.move.six
#[test]
fn a_six_moves_one_to_six_spaces() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).set();
        let dice: &[u8] = if ONE_DIE.contains(&edition) { &[6] } else { &[6, 6] };
        table.rolls(0, dice);
        table.ends_are(0, &FROM_GENF.concat(), edition);
        let five = scene(edition, &["Genf", "Berlin"]).rolled(&[5]).set();
        assert!(!five.can_drive(0, "Genf-Mailand:4"), "{edition}: no other die is free");
        table.drives_to(0, "Genf-Mailand:4");
        assert_eq!(table.truck(0), "Mailand-Genf:2", "{edition}");
    }
}

/// The number chosen with a six is an exact count: it draws on an event space where that counts.
///
/// Shows: modern.move.six, ruling.six-exact
#[test]
fn the_number_chosen_with_a_six_is_exact_on_an_event_space() {
    for edition in TWO_DICE {
        let mut table = scene(edition, &["Genf", "Berlin"]).rolled(&[6, 5]).set();
        table.drives_to(0, "Genf-Mailand:2").draws("motivation");
        assert_eq!(table.front(0), ["motivation"], "{edition}");
    }
}

/// The number chosen with a six is an exact count: it allows an auction where that counts. The
/// same city reached by giving up a part of a five allows none.
///
/// Shows: modern.move.six, classic-cz.move.exact, manual.move.one-die, ruling.six-exact
#[test]
fn the_number_chosen_with_a_six_is_exact_in_a_city() {
    let contracts = [
        ("classic-cz", "Bern-Mailand", "Berlin-Triest"),
        ("manual", "Bern-Mailand", "Berlin-Triest"),
        ("modern", "Bern-Amsterdam", "Berlin-Triest"),
        ("modern-ja", "Bern-Amsterdam", "Berlin-Triest"),
    ];
    for (edition, own, public) in contracts {
        let there = scene(edition, &["Genf", "Berlin"]).hand(0, &[own]).display(&[public]);
        let mut six = there.clone().rolled(&[6]).set();
        six.drives_to(0, "Bern");
        assert!(six.may(0, Action::Auction(0)), "{edition}: six as three is exact");
        let mut five = there.rolled(&[5]).set();
        five.stops_early_in(0, "Bern");
        assert!(!five.may(0, Action::Auction(0)), "{edition}: a part of five is not");
    }
}

/// Two dice are rolled and one of them is driven, not both and nothing between.
///
/// Shows: modern.move.two-dice, modern.move.exact
#[test]
fn two_dice_are_rolled_and_one_is_driven() {
    for edition in TWO_DICE {
        let mut table = scene(edition, &["Genf", "Berlin"]).cash(0, 0).set();
        table.does(0, Action::Roll);
        assert_eq!(table.game.outcomes(), 36, "{edition}");
        assert!(!table.game.is_legal(Actor::Chance, Action::Dice(2, 0)), "{edition}");
        table.dice(&[2, 5]);
        table.ends_are(0, &[FROM_GENF[1], FROM_GENF[4]].concat(), edition);
        let between = table.path(&["Genf-Bern:1", "Genf-Bern:2", "Bern"], true, false);
        let clause =
            if edition == "modern-ja" { "modern-ja.move.leftover" } else { "modern.move.exact" };
        table.refuses_by(0, between, RefusalCode::NoStopHere, clause);
        table.drives_to(0, "Genf-Mailand:5");
        assert_eq!(table.current(), 1, "{edition}: the other die is not driven");
    }
}

/// One die is rolled where the book has one; how many dice are rolled is a switch.
///
/// Shows: manual.move.one-die, modern.move.two-dice
#[test]
fn the_number_of_dice_is_a_switch() {
    for edition in ONE_DIE {
        let mut one = scene(edition, &["Genf", "Berlin"]).set();
        one.does(0, Action::Roll);
        assert_eq!(one.game.outcomes(), 6, "{edition}");
        assert!(!one.game.is_legal(Actor::Chance, Action::Dice(2, 5)), "{edition}");
        let mut two = scene(edition, &["Genf", "Berlin"]).switch("dice", "2").set();
        two.rolls(0, &[2, 5]);
        two.ends_are(0, &[FROM_GENF[1], FROM_GENF[4]].concat(), edition);
    }
    let mut one = scene("modern", &["Genf", "Berlin"]).switch("dice", "1").set();
    one.rolls(0, &[5]);
    one.ends_are(0, FROM_GENF[4], "modern with one die");
}

/// A move may set off in any direction, back to where the last one came from too.
///
/// Shows: modern.move.direction, ruling.no-u-turn
#[test]
fn a_move_sets_off_in_any_direction() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf", "Berlin"]).cash(0, 0).cash(1, 0).set();
        let two: &[u8] = if ONE_DIE.contains(&edition) { &[3] } else { &[3, 3] };
        table.rolls(0, two).drives_to(0, "Genf-Mailand:3");
        table.rolls(1, two).drives_to(1, "Berlin-Hamburg:3").draws("motivation");
        table.ends_turn(1);
        table.rolls(0, two);
        table.ends_are(0, &["Genf", "Mailand"], edition);
    }
}

/// A move does not turn back onto the space it has just left.
///
/// Shows: ruling.no-u-turn
#[test]
fn a_move_does_not_turn_back() {
    for edition in ALL {
        let mut table = scene(edition, &["Genf-Bern:2", "Berlin"]).rolled(&[2]).set();
        let back = table.path(&["Genf-Bern:1", "Genf-Bern:2"], true, false);
        table.refuses_by(0, back, RefusalCode::TurnsBack, "ruling.no-u-turn");
        table.ends_are(0, &["Genf", "Bern-Basel:1", "Bern-Zürich:1"], edition);
    }
}

/// A dead end ends a way: it does not turn round in Flensburg, where only one road leads.
///
/// Shows: ruling.no-u-turn
#[test]
fn a_move_does_not_turn_round_in_a_dead_end() {
    for edition in ["classic", "classic-cz"] {
        let mut table = scene(edition, &["Hamburg-Flensburg:1", "Wien"]).rolled(&[3]).set();
        let turn = ["Hamburg-Flensburg:2", "Flensburg", "Hamburg-Flensburg:2"];
        let turn = table.path(&turn, true, false);
        table.refuses_by(0, turn, RefusalCode::TurnsBack, "ruling.no-u-turn");
        table.ends_are(0, &["Bremen", "Hamburg-Hannover:2", "Hamburg-Berlin:2"], edition);
    }
}

/// Driving in a circle is no turning back; only a signed space that the truck has left stays
/// closed to it for that move.
///
/// Shows: ruling.no-u-turn
#[test]
fn a_circle_may_lead_home_but_not_to_a_signed_space() {
    let round = ["Basel-Zürich:1", "Zürich", "Zürich-Bern:1", "Bern", "Bern-Basel:1", "Basel"];
    for edition in ALL {
        let there =
            scene(edition, &["Basel", "Berlin"]).switch("fog-and-accident-jam", "any").rolled(&[6]);
        let mut open = there.clone().set();
        assert!(open.can_drive(0, "Basel"), "{edition}");
        open.drives_to(0, "Basel");
        let mut jammed = there.cards(1, &["stau-nebel"]).jam("Basel", "stau-nebel", 1).set();
        assert!(!jammed.can_drive(0, "Basel"), "{edition}");
        let circle = jammed.path(&round, true, false);
        assert_eq!(jammed.refuses(0, circle).code, RefusalCode::SpaceJammed, "{edition}");
        assert!(jammed.can_drive(0, "Bern"), "{edition}: it may leave");
    }
}

/// Two ways that leave everything the same are one move, which is offered once.
///
/// Shows: ruling.same-move
#[test]
fn two_ways_that_leave_everything_the_same_are_one_move() {
    for (edition, dice) in [("classic", &[6][..]), ("modern", &[2, 4]), ("modern-ja", &[2, 4])] {
        let mut table = scene(edition, &["Basel", "Berlin"]).rolled(dice).set();
        let direct = table.path(&["Basel-Zürich:1", "Zürich"], true, false);
        let round = ["Basel-Bern:1", "Bern", "Bern-Zürich:1", "Zürich"];
        let round = table.path(&round, true, false);
        assert_eq!(table.drives(0, "Zürich").len(), 1, "{edition}");
        let (offered, other) = if table.may(0, direct) { (direct, round) } else { (round, direct) };
        table.refuses_by(0, other, RefusalCode::SameMove, "ruling.same-move");
        table.does(0, offered);
        assert_eq!(table.truck(0), "Zürich", "{edition}");
    }
    // In the Czech book Dokumente asks which city was driven through last.
    let table = scene("classic-cz", &["Basel", "Berlin"]).rolled(&[6]).set();
    assert_eq!(table.drives(0, "Zürich").len(), 2, "through Bern or not");
}

/// A move says truly whether it uses up the whole count, in every edition, also where the game does
/// not ask for it: an early stop, a stop in front of a sign and the longest way do not; the number
/// chosen with a six does, and so does a move by the steps of a card.
///
/// Shows: ruling.sign-stop, ruling.six-exact, ruling.same-move
#[test]
fn a_move_says_truly_whether_it_is_exact() {
    for edition in ALL {
        let starts_in_bern =
            if TWO_DICE.contains(&edition) { "Bern-Amsterdam" } else { "Bern-Mailand" };
        let there = scene(edition, &["Genf", "Berlin"]).hand(0, &[starts_in_bern]);
        let exact = |table: &Table, end: &str| -> Vec<bool> {
            let mut exact: Vec<_> = table.drives(0, end).iter().map(Path::exact).collect();
            exact.sort_unstable();
            exact
        };
        let five = there.clone().rolled(&[5]).set();
        assert_eq!(exact(&five, "Bern"), [false], "{edition}: an early stop");
        assert_eq!(exact(&five, "Genf-Mailand:5"), [true], "{edition}: the whole count");
        let six = there.clone().rolled(&[6]).set();
        assert_eq!(exact(&six, "Genf-Mailand:3"), [true], "{edition}: a number chosen");
        let sign = there.clone().switch("stop-at-sign", "may").roadworks("Genf-Mailand:4");
        let sign = sign.rolled(&[5]).set();
        assert_eq!(exact(&sign, "Genf-Mailand:3"), [false], "{edition}: in front of a sign");
        let mut card = there.cards(0, &["motivation"]).set();
        card.does(0, Action::Motivation);
        assert_eq!(exact(&card, "Bern"), [true], "{edition}: by a card");
    }
    // Where the exact count counts for nothing, both ways to stop are one move, the exact one.
    let both = scene("junior", &["Genf", "Berlin"]).hand(0, &["Bern-Amsterdam"]).rolled(&[3, 5]);
    let paths = both.set().drives(0, "Bern");
    assert!(matches!(paths[..], [path] if path.exact()), "{paths:?}");
}

/// On an event space the side from which the truck came is told apart where the deck can ask for
/// it, and nowhere else.
///
/// Shows: ruling.same-move
#[test]
fn the_side_of_an_event_space_counts_only_where_a_card_asks_for_it() {
    for (edition, moves) in [
        ("classic", 2),
        ("classic-cz", 2),
        ("manual", 2),
        ("modern", 1),
        ("modern-ja", 1),
        ("junior", 1),
    ] {
        let table = scene(edition, &["Kassel-Würzburg:3", "Berlin"]).rolled(&[5]).set();
        assert_eq!(table.drives(0, "Kassel-Frankfurt:2").len(), moves, "{edition}");
    }
}

/// Where no way has the full length, the truck drives one of the longest: it may neither stop on
/// the way nor stay.
///
/// Shows: ruling.longest-way
#[test]
fn without_a_way_of_full_length_the_longest_is_driven() {
    for edition in ALL {
        let (old, deck) = ("classic", "classic-52");
        let mut table = scene(edition, &["Hamburg-Flensburg:1", "Wien"])
            .switch("board", old)
            .switch("contract-deck", deck)
            .switch("stop-at-sign", "only-without-full-way")
            .cards(1, &["stau-nebel"])
            .jam("Hamburg", "stau-nebel", 1)
            .rolled(&[5])
            .set();
        table.ends_are(0, &["Flensburg"], edition);
        let half = table.path(&["Hamburg-Flensburg:2"], true, false);
        assert_eq!(table.refuses(0, half).code, RefusalCode::NoStopHere, "{edition}");
        table.refuses_by(0, Action::Stay, RefusalCode::MustDrive, "ruling.longest-way");
        table.drives_to(0, "Flensburg");
    }
}

/// A truck that cannot move stays.
///
/// Shows: ruling.longest-way
#[test]
fn a_truck_that_cannot_move_stays() {
    for edition in ["classic", "classic-cz"] {
        let mut table = scene(edition, &["Flensburg", "Hamburg-Flensburg:2"]).rolled(&[1]).set();
        table.ends_are(0, &[], edition);
        table.does(0, Action::Stay);
        assert_eq!(table.truck(0), "Flensburg", "{edition}");
    }
    for edition in ["classic", "classic-cz", "manual", "modern", "modern-ja", "junior"] {
        let mut table = scene(edition, &["Kassel-Frankfurt:2", "Berlin"])
            .roadworks("Kassel-Frankfurt:1")
            .cards(1, &["stau-nebel"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1)
            .rolled(&[4])
            .set();
        table.ends_are(0, &[], edition);
        table.does(0, Action::Stay);
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
    }
}

/// Of two dice, one that can be driven in full is used before one that cannot.
///
/// Shows: ruling.longest-way
#[test]
fn a_die_that_can_be_driven_in_full_comes_first() {
    let there = scene("modern", &["Hamburg-Flensburg:1", "Wien"])
        .switch("board", "classic")
        .switch("contract-deck", "classic-52")
        .cards(1, &["stau-nebel"])
        .jam("Hamburg", "stau-nebel", 1);
    let mut one = there.clone().rolled(&[1, 5]).set();
    one.ends_are(0, &["Hamburg-Flensburg:2"], "the one can be driven, the five cannot");
    let far = one.path(&["Hamburg-Flensburg:2", "Flensburg"], true, false);
    assert_eq!(one.refuses(0, far).code, RefusalCode::NoStopHere);
    let two = there.clone().rolled(&[2, 5]).set();
    let paths = two.drives(0, "Flensburg");
    assert!(paths.len() == 1 && paths[0].exact(), "the two is used: {paths:?}");
    let none = there.rolled(&[4, 5]).set();
    none.ends_are(0, &["Flensburg"], "neither can be driven in full");
}
