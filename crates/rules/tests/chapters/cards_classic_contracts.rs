//! The classic event cards that bring a contract or take one away.

use crate::common::*;

use aufachse_rules::{Action, Actor, Happening, RefusalCode, Seat, Viewer};

/// Fracht Dumping gives one contract that is not started to the player on the right, at the
/// giver's choice; one on the road cannot be given, and giving none is not possible.
///
/// Shows: classic.card.fracht-dumping, ruling.dumping
#[test]
fn fracht_dumping_gives_a_contract_to_the_right() {
    for edition in CLASSICS {
        let mut table = three(edition)
            .hand(0, &["Berlin-Triest", "Basel-Genf"])
            .road(0, &["Hannover-München"])
            .meets("fracht-dumping");
        assert_eq!(table.pickable(0), ["Basel-Genf", "Berlin-Triest"], "{edition}");
        let started = Action::Pick(table.contract("Hannover-München"));
        let clause = "classic.card.fracht-dumping";
        table.refuses_by(0, started, RefusalCode::WrongContract, clause);
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        table.picks(0, "Basel-Genf");
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.hand(1), [""; 0], "{edition}: the player on the left gets nothing");
        assert_eq!(table.hand(2), ["Basel-Genf"], "{edition}");
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}");
        assert_eq!((table.cash(0), table.cash(2)), (5000, 5000), "{edition}");
    }
}

/// The card passes hidden: giver and receiver know it, the others see only that one was given.
///
/// Shows: ruling.dumping
#[test]
fn a_dumped_contract_passes_hidden() {
    for edition in CLASSICS {
        let table = three(edition).hand(0, &["Basel-Genf"]).meets("fracht-dumping");
        let genf = table.contract("Basel-Genf");
        let given = table.told.iter().find(|h| matches!(h, Happening::Given { .. }));
        let given = *given.unwrap_or_else(|| panic!("{edition}: the only contract is given"));
        let seen = |viewer| match given.seen_by(viewer) {
            Happening::Given { from: Seat(0), to: Seat(2), contract } => contract,
            other => panic!("{edition}: {other:?}"),
        };
        assert_eq!(seen(Viewer::Seat(Seat(0))), Some(genf), "{edition}");
        assert_eq!(seen(Viewer::Seat(Seat(2))), Some(genf), "{edition}");
        assert_eq!(seen(Viewer::Seat(Seat(1))), None, "{edition}");
        assert_eq!(seen(Viewer::Spectator), None, "{edition}");
        assert_eq!(table.player(2).hidden, 1, "{edition}");
        assert_eq!(table.player(2).on_road, [], "{edition}");
    }
}

/// A receiver whose truck stands in the start city does not load at once; in the modern game
/// neither.
///
/// Shows: ruling.dumping
#[test]
fn a_dumped_contract_is_not_loaded_at_once() {
    for edition in CLASSICS {
        let table = scene(edition, &["Kassel", "Hamburg", "Basel"])
            .hand(0, &["Basel-Genf", "Berlin-Triest"])
            .meets("fracht-dumping")
            .picks(0, "Basel-Genf")
            .clone();
        assert_eq!(table.hand(2), ["Basel-Genf"], "{edition}");
        assert!(!table.waits_for(2), "{edition}");
        assert_eq!(table.legal(2), [], "{edition}");
    }
}

/// A contract that was stolen and lies face up is not started, so it can be given; it passes into
/// the receiver's hand.
///
/// Shows: ruling.dumping, ruling.diebe
#[test]
fn a_stolen_contract_can_be_dumped() {
    for edition in ["classic", "manual"] {
        let table = three(edition).seat(0, "open", r#"["Kassel-Brüssel"]"#).meets("fracht-dumping");
        assert_eq!(table.player(0).stolen, [], "{edition}");
        assert_eq!(table.hand(2), ["Kassel-Brüssel"], "{edition}");
    }
}

/// With nothing to give, the card has no effect and says so; a started contract is not given.
///
/// Shows: ruling.no-target, classic.card.fracht-dumping
#[test]
fn with_no_contract_to_give_dumping_has_no_effect() {
    for edition in CLASSICS {
        let table = three(edition).road(0, &["Hannover-München"]).meets("fracht-dumping");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.on_road(0), ["Hannover-München"], "{edition}");
        assert_eq!(table.player(2).hidden, 0, "{edition}");
    }
}

/// Freundlicher Kundenservice and Vertrauen draw one contract, unseen and for nothing, from those
/// put back into the box; the public pile is not touched.
///
/// Shows: classic.card.freundlicher-kundenservice, classic.card.vertrauen
/// Shows: classic-cz.card.contract-draw
#[test]
fn kundenservice_and_vertrauen_draw_from_the_box() {
    for edition in CLASSICS {
        for card in ["freundlicher-kundenservice", "vertrauen"] {
            let mut table = three(edition)
                .hand(0, &["Basel-Genf"])
                .display(&["Wien-Verona", "Wien-Passau"])
                .meets(card);
            assert!(table.waits_for_chance(), "{edition} {card}: nobody chooses");
            let boxed = table.view(0).boxed;
            let shown = Action::Contract(table.contract("Wien-Verona"));
            assert!(table.game.apply(Actor::Chance, shown).is_err(), "{edition} {card}: face up");
            table.reveals("Berlin-Triest");
            let mut hand = table.hand(0);
            hand.sort();
            assert_eq!(hand, ["Basel-Genf", "Berlin-Triest"], "{edition} {card}");
            assert_eq!(table.view(0).boxed, boxed - 1, "{edition} {card}");
            assert_eq!(table.view(0).pile, 8, "{edition} {card}");
            assert_eq!(table.displayed()[..2], ["Wien-Verona", "Wien-Passau"], "{edition} {card}");
            assert_eq!(table.cash(0), 5000, "{edition} {card}");
            assert!(
                table.told.iter().all(|h| !matches!(
                    h.seen_by(Viewer::Seat(Seat(1))),
                    Happening::Dealt { contract: Some(_), .. }
                )),
                "{edition} {card}: only its owner knows it"
            );
        }
    }
}

/// With an empty box there is nothing to draw: no effect, and the pile stays whole.
///
/// Shows: ruling.no-target, classic.card.freundlicher-kundenservice, classic.card.vertrauen
/// Shows: classic-cz.card.contract-draw
#[test]
fn an_empty_box_gives_no_contract() {
    for edition in CLASSICS {
        for card in ["freundlicher-kundenservice", "vertrauen"] {
            let table = three(edition).pile(52).meets(card);
            assert!(table.had_no_effect(), "{edition} {card}");
            assert_eq!(table.view(0).pile, 52, "{edition} {card}");
            assert_eq!(table.player(0).hidden, 0, "{edition} {card}");

            let last = three(edition).pile(51).meets(card);
            assert!(last.waits_for_chance(), "{edition} {card}: one is left");
        }
    }
}

/// The modern cards take from those face up; an empty display gives nothing.
///
/// Shows: ruling.no-target
#[test]
fn an_empty_display_gives_no_contract() {
    let modern = scene("modern", &["Kassel", "Hamburg"]);
    assert!(modern.meets("vertrauen").had_no_effect());
    let mut table = modern.display(&["-", "Wien-Verona"]).meets("vertrauen");
    assert!(!table.had_no_effect());
    table.does(0, Action::Take(1));
    assert_eq!(table.hand(0), ["Wien-Verona"]);
}

/// With two players the one opponent is the player on the right, the one on the left and the other
/// player of choice.
///
/// Shows: ruling.two-players
#[test]
fn with_two_players_left_and_right_are_the_opponent() {
    for edition in CLASSICS {
        let two = scene(edition, &["Kassel", "Hamburg"]);
        let table = two.clone().hand(0, &["Basel-Genf"]).meets("fracht-dumping");
        assert_eq!(table.hand(1), ["Basel-Genf"], "{edition}: on the right");

        let mut table = scene(edition, &["Nürnberg", "Hamburg"]).cards(0, &["inspektion"]).set();
        table.rolls(0, &[3]).drives_to(0, "München");
        assert_eq!(table.front(1), ["inspektion"], "{edition}: on the left");

        let mut table = two.meets("road-runner");
        table.does(0, Action::Decline);
        table.refuses_by(0, Action::Choose(Seat(0)), RefusalCode::WrongPlayer, "ruling.partner");
        table.does(0, Action::Choose(Seat(1)));
        assert!(table.waits_for(1), "{edition}: the other player");
    }
}

/// Three players; the one who draws stands in Kassel.
fn three(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg", "Wien"])
}
