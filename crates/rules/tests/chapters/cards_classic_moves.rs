//! The classic event cards that move trucks, and what holds for every move by a card.

use crate::common::*;

use aufachse_rules::{Action, Decision, Pending, RefusalCode, Seat};

/// Beifahrer rolls the die once more at once, and the truck moves by it in full.
///
/// Shows: classic.card.beifahrer
#[test]
fn beifahrer_rolls_and_moves_again() {
    for edition in CLASSICS {
        let mut table = two(edition).meets("beifahrer");
        assert!(table.waits_for_chance(), "{edition}: nobody is asked");
        table.dice(&[3]);
        assert!(!table.can_drive(0, "Frankfurt"), "{edition}: two are not three");
        table.drives_to(0, "Frankfurt-Würzburg:1");
        assert_eq!(table.truck(0), "Frankfurt-Würzburg:1", "{edition}");
        assert_eq!(table.current(), 0, "{edition}: it is still his turn");
        table.ends_turn(0);
    }
}

/// The die of a card follows all rules of a roll: a 6 is any number from 1 to 6, after a 1 the
/// roadworks sign is placed, and an event space draws again.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_roll_by_a_card_follows_all_rules_of_a_roll() {
    for edition in CLASSICS {
        let rolled = two(edition).meets("beifahrer");
        let mut six = rolled.clone();
        six.dice(&[6]);
        for end in
            ["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1", "Würzburg-Nürnberg:1"]
        {
            assert!(six.can_drive(0, end), "{edition}: {end}");
        }
        six.drives_to(0, "Kassel-Frankfurt:3");
        let used_as_one = edition == "manual";
        assert_eq!(places_sign(&six), used_as_one, "{edition}: a six used as one");

        let mut one = rolled.clone();
        one.dice(&[1]).drives_to(0, "Kassel-Frankfurt:3");
        assert!(places_sign(&one), "{edition}: after a one");
        assert_eq!(one.may(0, Action::LeaveRoadworks), edition == "classic-cz", "{edition}");
        let sign = Action::Roadworks(one.space("Dortmund-Köln:1"));
        one.does(0, sign).ends_turn(0);

        let mut four = rolled.clone();
        four.dice(&[4]).drives_to(0, "Frankfurt-Karlsruhe:2");
        assert!(four.waits_for_chance(), "{edition}: the next event card");
        four.draws("truckerfestival");
        assert_eq!(four.cash(0), 5500, "{edition}");
    }
}

/// A one of the turn and a one of the card's die place the sign twice, and no more often, though
/// both times come after the event in the manual.
///
/// Shows: ruling.rolls-by-card, manual.turn.steps
#[test]
fn two_ones_in_a_turn_place_the_sign_twice() {
    for edition in ["classic", "manual"] {
        let mut table = scene(edition, &["Kassel-Frankfurt:1", "Wien"]).set();
        let [first, second] = ["Dortmund-Köln:1", "Genf-Mailand:2"].map(|s| table.space(s));
        table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2");
        if edition == "classic" {
            table.does(0, Action::Roadworks(first));
        }
        table.draws("beifahrer").dice(&[1]).drives_to(0, "Kassel-Frankfurt:3");
        if edition == "manual" {
            table.does(0, Action::Roadworks(first));
        }
        assert!(places_sign(&table), "{edition}: for the second one");
        table.does(0, Action::Roadworks(second));
        assert!(!places_sign(&table), "{edition}: there were two");
        table.ends_turn(0);
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// A move of one space that a card allows without a die places no sign.
///
/// Shows: ruling.rolls-by-card
#[test]
fn a_move_by_a_card_without_a_die_places_no_sign() {
    for edition in CLASSICS {
        let mut table = two(edition).meets("vorbildliche-wartung");
        table.drives_to(0, "Kassel-Frankfurt:3");
        assert!(!places_sign(&table), "{edition}");
        table.ends_turn(0);
    }
}

/// A roll that a card grants counts as by event card: in the manual it allows no auction and costs
/// no public contract, while the roll of the turn does; the other two auction after it.
///
/// Shows: ruling.auction-by-card-roll
#[test]
fn a_roll_by_a_card_counts_as_by_event_card() {
    for edition in CLASSICS {
        let mut by_card = two(edition).display(&["Wien-Verona"]).meets("beifahrer");
        by_card.dice(&[2]).drives_to(0, "Frankfurt");
        assert_eq!(by_card.may(0, Action::Auction(0)), edition != "manual", "{edition}");
        assert!(!by_card.may(0, Action::NoInterest), "{edition}");
        assert_eq!(by_card.displayed()[0], "Wien-Verona", "{edition}");

        let mut by_turn =
            scene(edition, &["Kassel-Frankfurt:2", "Hamburg"]).display(&["Wien-Verona"]).set();
        by_turn.rolls(0, &[2]).drives_to(0, "Frankfurt");
        assert!(by_turn.may(0, Action::Auction(0)), "{edition}");
        assert_eq!(by_turn.may(0, Action::NoInterest), edition == "manual", "{edition}");
    }
}

/// The rolls of Inspektion and Schnelle Verladung are rolls by a card too.
///
/// Shows: ruling.auction-by-card-roll, ruling.rolls-by-card
#[test]
fn rolls_of_kept_cards_count_as_by_event_card() {
    for edition in ["classic", "manual"] {
        for card in ["inspektion", "schnelle-verladung"] {
            let mut table = scene(edition, &["Nürnberg", "Hamburg"])
                .cards(0, &[card])
                .hand(0, &["München-Saarbrücken"])
                .display(&["Wien-Verona", "Wien-Passau", "Basel-Genf", "Basel-Wien"])
                .switch("schnelle-verladung", "must")
                .set();
            table.rolls(0, &[3]).drives_to(0, "München");
            if edition == "manual" {
                table.does(0, Action::NoInterest).let_chance();
            }
            table.loads(0, "München-Saarbrücken");
            if card == "inspektion" && edition == "classic" {
                table.does(0, Action::Done);
            }
            let mut one = table.clone();
            one.dice(&[1]).drives_to(0, "München-Salzburg:1");
            assert!(places_sign(&one), "{edition} {card}: after a one");

            table.dice(&[3]).drives_to(0, "Salzburg");
            let auctions = table.may(0, Action::Auction(0));
            assert_eq!(auctions, edition == "classic", "{edition} {card}");
            assert!(!table.may(0, Action::NoInterest), "{edition} {card}");
        }
    }
}

/// Vorbildliche Wartung lets the player move one to four spaces, without a roll, or stay.
///
/// Shows: classic.card.vorbildliche-wartung, classic-cz.card.vorbildliche-wartung
#[test]
fn vorbildliche_wartung_moves_up_to_four_spaces() {
    for edition in CLASSICS {
        let offered = two(edition).meets("vorbildliche-wartung");
        let mut moves = offered.clone();
        for end in ["Kassel-Frankfurt:3", "Frankfurt", "Frankfurt-Würzburg:1", "Würzburg"] {
            assert!(moves.can_drive(0, end), "{edition}: {end}");
        }
        let five = moves.path(
            &[
                "Kassel-Frankfurt:3",
                "Frankfurt",
                "Frankfurt-Würzburg:1",
                "Würzburg",
                "Würzburg-Nürnberg:1",
            ],
            true,
            false,
        );
        assert_eq!(moves.refuses(0, five).code, RefusalCode::WrongCount, "{edition}");
        moves.drives_to(0, "Würzburg");
        assert_eq!(moves.truck(0), "Würzburg", "{edition}");

        let mut stays = offered.clone();
        stays.does(0, Action::Decline);
        assert_eq!(stays.truck(0), "Kassel-Frankfurt:2", "{edition}");
        stays.ends_turn(0);
    }
}

/// Road Runner: the drawer first, then one other of his choice, each with his own truck, may move
/// up to three spaces; either may stay, and he may choose nobody.
///
/// Shows: classic.card.road-runner, classic-cz.card.road-runner, ruling.partner
#[test]
fn road_runner_may_move_two_trucks() {
    for edition in CLASSICS {
        let mut table = three(edition).meets("road-runner");
        assert!(table.waits_for(0) && !table.waits_for(1), "{edition}: the drawer first");
        assert!(!table.can_drive(0, "Würzburg"), "{edition}: four are too many");
        assert!(table.can_drive(0, "Kassel-Frankfurt:3"), "{edition}: one is enough");
        table.drives_to(0, "Frankfurt-Würzburg:1");

        let wrong = RefusalCode::WrongPlayer;
        table.refuses_by(0, Action::Choose(Seat(0)), wrong, "ruling.partner");
        table.refuses_by(0, Action::Choose(Seat(3)), wrong, "ruling.partner");
        let mut nobody = table.clone();
        nobody.does(0, Action::Decline).ends_turn(0);
        assert_eq!(nobody.truck(1), "Hamburg", "{edition}");

        table.does(0, Action::Choose(Seat(2)));
        assert!(table.waits_for(2) && !table.waits_for(0), "{edition}: he drives himself");
        let mut stays = table.clone();
        stays.does(2, Action::Decline);
        assert_eq!(stays.truck(2), "Wien", "{edition}");
        assert!(!table.can_drive(2, "Graz"), "{edition}: four are too many");
        table.drives_to(2, "Wien-Graz:3");
        assert_eq!(table.truck(2), "Wien-Graz:3", "{edition}");
        assert_eq!(table.truck(1), "Hamburg", "{edition}");
        table.ends_turn(0);
        assert_eq!(table.current(), 1, "{edition}");
    }
}

/// Who stays himself may still choose another.
///
/// Shows: classic.card.road-runner, classic-cz.card.road-runner, ruling.partner
#[test]
fn who_stays_may_still_choose_a_partner() {
    for edition in CLASSICS {
        let mut table = three(edition).meets("road-runner");
        table.does(0, Action::Decline).does(0, Action::Choose(Seat(1)));
        table.drives_to(1, "Hamburg-Hannover:1");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
        assert_eq!(table.truck(1), "Hamburg-Hannover:1", "{edition}");
    }
}

/// Subunternehmer is a must in the classic game and in the manual: the player moves, chooses, and
/// the chosen one moves too.
///
/// Shows: classic.card.subunternehmer, ruling.partner
#[test]
fn subunternehmer_must_move_two_trucks() {
    for edition in ["classic", "manual"] {
        let mut table = three(edition).meets("subunternehmer");
        table.refuses_by(0, Action::Decline, RefusalCode::MustDrive, "ruling.longest-way");
        assert!(!table.can_drive(0, "Würzburg"), "{edition}: four are too many");
        table.drives_to(0, "Kassel-Frankfurt:3");
        let clause = "classic.card.subunternehmer";
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        table.does(0, Action::Choose(Seat(1)));
        table.refuses_by(1, Action::Decline, RefusalCode::MustDrive, "ruling.longest-way");
        table.drives_to(1, "Hamburg-Hannover:2");
        assert_eq!(table.truck(1), "Hamburg-Hannover:2", "{edition}");
        table.ends_turn(0);
    }
}

/// In the Czech game Subunternehmer is an offer, to both of them.
///
/// Shows: classic-cz.card.subunternehmer, ruling.partner
#[test]
fn czech_subunternehmer_may_be_declined() {
    let mut table = three("classic-cz").meets("subunternehmer");
    assert!(table.can_drive(0, "Frankfurt-Würzburg:1") && !table.can_drive(0, "Würzburg"));
    table.does(0, Action::Decline);
    assert!(table.may(0, Action::Decline), "nobody may be chosen");
    table.does(0, Action::Choose(Seat(1))).does(1, Action::Decline);
    assert_eq!(table.truck(1), "Hamburg");
    table.ends_turn(0);
}

/// Any table may make Subunternehmer an offer or a must; Road Runner stays an offer.
///
/// Shows: classic.card.subunternehmer, classic-cz.card.subunternehmer
#[test]
fn subunternehmer_can_be_switched() {
    for edition in CLASSICS {
        for (value, may) in [("may", true), ("must", false)] {
            let set = three(edition).switch("subunternehmer", value);
            let sub = set.meets("subunternehmer");
            assert_eq!(sub.may(0, Action::Decline), may, "{edition} {value}");
            assert!(set.meets("road-runner").may(0, Action::Decline), "{edition} {value}");
        }
    }
}

/// Schneestürme: the drawer moves every truck, his own too, one to three spaces in any direction,
/// in the order he likes and each once; he may leave trucks where they are.
///
/// Shows: classic.card.schneestuerme, classic-cz.card.schneestuerme, ruling.snow
#[test]
fn snow_may_move_every_truck() {
    for edition in ["classic", "classic-cz"] {
        let mut table = three(edition).meets("schneestuerme");
        for own_truck in [1, 2] {
            let refused = table.refuses(own_truck, Action::Choose(Seat(own_truck)));
            assert_eq!(refused.code, RefusalCode::NotYourTurn, "{edition}: not even his own");
        }
        table.does(0, Action::Choose(Seat(2)));
        assert!(table.waits_for(0) && !table.waits_for(2), "{edition}: the drawer drives it");
        assert!(!table.can_drive(0, "Graz"), "{edition}: four are too many");
        for end in ["Linz-Wien:3", "Wien-Graz:1", "Wien-Graz:3"] {
            assert!(table.can_drive(0, end), "{edition}: {end}");
        }
        table.drives_to(0, "Wien-Graz:3");
        assert_eq!(table.truck(2), "Wien-Graz:3", "{edition}");
        let again = Action::Choose(Seat(2));
        table.refuses_by(0, again, RefusalCode::WrongPlayer, "ruling.snow");

        let mut enough = table.clone();
        enough.does(0, Action::Done).ends_turn(0);
        assert_eq!(enough.truck(1), "Hamburg", "{edition}");

        table.does(0, Action::Choose(Seat(0))).drives_to(0, "Kassel-Frankfurt:1");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Hamburg-Hannover:1");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:1", "{edition}");
        assert_eq!(table.truck(1), "Hamburg-Hannover:1", "{edition}");
        table.ends_turn(0);
    }
}

/// In the manual all trucks must be moved.
///
/// Shows: manual.card.schneestuerme, ruling.snow
#[test]
fn snow_must_move_every_truck_in_the_manual() {
    let mut table = three("manual").meets("schneestuerme");
    let clause = "manual.card.schneestuerme";
    for (truck, end) in [(1, "Hamburg-Hannover:1"), (0, "Kassel-Frankfurt:1"), (2, "Wien-Graz:3")] {
        table.refuses_by(0, Action::Done, RefusalCode::NoChoice, clause);
        table.does(0, Action::Choose(Seat(truck))).drives_to(0, end);
    }
    assert_eq!(table.truck(2), "Wien-Graz:3");
    table.ends_turn(0);
}

/// Trucks that cannot move stay: one shut in between two signs is not even offered, and a must is
/// done with when no other is left.
///
/// Shows: ruling.snow
#[test]
fn trucks_that_cannot_move_stay_in_the_snow() {
    for edition in CLASSICS {
        let mut table = scene(edition, &["Kassel-Frankfurt:1", "Wien"])
            .jam("Kassel-Frankfurt:3", "stau-nebel", 1)
            .cards(1, &["stau-nebel"])
            .switch("roadworks-or-event-first", "roadworks")
            .switch("schneestuerme", "must")
            .set();
        let behind = Action::Roadworks(table.space("Kassel-Frankfurt:1"));
        table.rolls(0, &[1]).drives_to(0, "Kassel-Frankfurt:2").does(0, behind);
        table.draws("schneestuerme");
        let shut_in = Action::Choose(Seat(0));
        table.refuses_by(0, shut_in, RefusalCode::WrongPlayer, "ruling.snow");
        table.does(0, Action::Choose(Seat(1))).drives_to(0, "Wien-Graz:3");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
        table.ends_turn(0);
    }
}

/// Any table may make the snow an offer or a must.
///
/// Shows: classic.card.schneestuerme, manual.card.schneestuerme
#[test]
fn snow_can_be_switched() {
    for edition in CLASSICS {
        for (value, may) in [("may", true), ("must", false)] {
            let table = three(edition).switch("schneestuerme", value).meets("schneestuerme");
            assert_eq!(table.may(0, Action::Done), may, "{edition} {value}");
        }
    }
}

/// Two trucks; the one of the drawer stands in Kassel.
fn two(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg"])
}

/// Three trucks; the one of the drawer stands in Kassel.
fn three(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg", "Wien"])
}

/// Is the roadworks sign to be placed now?
fn places_sign(table: &Table) -> bool {
    matches!(table.game.pending(), Pending::Players { decision: Decision::Roadworks, .. })
}
