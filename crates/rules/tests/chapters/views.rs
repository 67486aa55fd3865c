//! What a player and a spectator may see: the own hand, counts of what is hidden, everything on the
//! table.

use crate::common::*;
use aufachse_rules::{
    Action, ChanceSource, ContractId, Decision, Happening, Seat, Seeded, View, Viewer,
};

const ALL: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];

/// Every player is dealt his private contracts, which he alone can look at; the others see how many
/// there are.
///
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn private_contracts_are_seen_by_their_owner_alone() {
    for edition in ALL {
        let mut t = Table::new(edition, 3);
        set_up(&mut t);
        let dealt = if edition == "junior" { 5 } else { 3 };
        let mut seen = Vec::new();
        for seat in 0..3 {
            let view = t.view(seat);
            assert_eq!(view.hand.len(), dealt, "{edition}: his own hand");
            assert!(view.players.iter().all(|p| usize::from(p.hidden) == dealt), "{edition}");
            seen.extend(view.hand);
        }
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 3 * dealt, "{edition}: nobody sees another's cards");
        let spectator = View::of(&t.game, Viewer::Spectator);
        assert!(spectator.hand.is_empty(), "{edition}: a spectator sees no hand");
        let stranger = View::of(&t.game, Viewer::Seat(Seat(5)));
        assert!(stranger.hand.is_empty(), "{edition}: nor does a seat that does not play");
    }
}

/// Two games that differ only in a hidden hand look the same to everybody but its owner.
///
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn a_hidden_hand_makes_no_difference_to_anybody_else() {
    for edition in ALL {
        let with = |hand: &[&str]| scene(edition, &["Hamburg", "Köln"]).hand(1, hand).set();
        let one = with(&["Hannover-München", "Frankfurt-Flensburg"]);
        let other = with(&["Wien-Verona", "Hannover-München"]);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let (a, b) = (View::of(&one.game, viewer), View::of(&other.game, viewer));
            assert_eq!(a, b, "{edition}: {viewer:?}");
            assert_eq!(a.players[1].hidden, 2, "{edition}: the number is no secret");
        }
        assert_ne!(one.view(1), other.view(1), "{edition}: the owner sees which");
    }
}

/// A contract is hidden until its goods are loaded; then it lies face up for all.
///
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn a_loaded_contract_lies_face_up_for_all() {
    for edition in ALL {
        let before = if edition == "classic" || edition == "classic-cz" || edition == "manual" {
            scene(edition, &["Kassel-Frankfurt:2", "Köln"]).rolled(&[2])
        } else {
            scene(edition, &["Kassel-Frankfurt:2", "Köln"]).rolled(&[2, 2])
        };
        let mut t = before.hand(0, &["Frankfurt-Flensburg"]).set();
        let secret = t.contract("Frankfurt-Flensburg");
        assert_eq!(t.player(0).hidden, 1, "{edition}");
        assert!(!t.player(0).on_road.contains(&secret), "{edition}");
        t.drives_to(0, "Frankfurt");
        assert_eq!(t.player(0).hidden, 1, "{edition}: stopping there gives nothing away");
        t.does(0, Action::Load(secret));
        let shown = t.told(|h| h.seen_by(Viewer::Spectator) == loaded(secret));
        assert!(shown, "{edition}: everybody is told which");
        assert_eq!(t.player(0).hidden, 0, "{edition}");
        assert_eq!(t.view(1).players[0].on_road, [secret], "{edition}");
        assert!(t.view(0).hand.is_empty(), "{edition}");
    }
}

/// Trucks are placed before anybody looks at his contracts: not even the owner sees his hand until
/// the last truck is placed.
///
/// Shows: modern-ja.setup.place-before-looking
#[test]
fn nobody_sees_his_hand_while_trucks_are_placed_before_looking() {
    let switched: [(&str, &[(&str, &str)]); 3] = [
        ("modern-ja", &[]),
        ("modern", &[("placed", "before-looking")]),
        ("classic", &[("placed", "before-looking")]),
    ];
    for (edition, switches) in switched {
        let mut t = Table::with(edition, 2, switches);
        let mut dice = Seeded::new(7);
        while chance(&mut t, &mut dice) {
            for happening in &t.told {
                for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
                    assert!(!tells_contract(happening.seen_by(viewer)), "{edition}: {happening:?}");
                }
            }
        }
        for _ in 0..2 {
            for seat in 0..2 {
                assert!(t.view(seat).hand.is_empty(), "{edition}: face down");
                assert_eq!(t.player(seat).hidden, 3, "{edition}: though they are dealt");
            }
            place(&mut t);
        }
        for seat in 0..2 {
            assert_eq!(t.view(seat).hand.len(), 3, "{edition}: now he looks");
        }
    }
}

/// A truck that is placed before looking may stand in a start city by chance, and any space is free
/// to it.
///
/// Shows: modern-ja.setup.place-before-looking
#[test]
fn a_truck_placed_before_looking_may_happen_to_stand_in_a_start_city() {
    let mut t = Table::new("modern-ja", 2);
    t.let_chance();
    let first = t.current();
    for space in ["Kassel", "Kassel-Frankfurt:2", "Rotterdam-Flensburg:1"] {
        assert!(t.may(first, Action::Place(t.space(space))), "{space}");
    }
    // Chance has dealt seat by seat from the first contract of the deck, which starts here.
    t.does(first, Action::Place(t.space("Flensburg")));
    place(&mut t);
    assert!(t.hand(first).contains(&"Flensburg-Brüssel".into()), "{:?}", t.hand(first));
    t.loads(first, "Flensburg-Brüssel");
}

/// Where contracts are looked at first, every owner sees his hand while trucks are placed; where
/// trucks come before the deal, there is nothing to see yet.
///
/// Shows: modern.setup.private, classic.setup.private
#[test]
fn hands_are_seen_or_not_yet_dealt_while_trucks_are_placed() {
    for (edition, dealt) in
        [("modern", 3), ("manual", 3), ("junior", 5), ("classic", 0), ("classic-cz", 0)]
    {
        let mut t = Table::new(edition, 2);
        let mut dice = Seeded::new(7);
        while chance(&mut t, &mut dice) {}
        assert_eq!(t.decision(), Some(Decision::Place), "{edition}");
        for seat in 0..2 {
            assert_eq!(t.view(seat).hand.len(), dealt, "{edition}");
            assert_eq!(usize::from(t.player(seat).hidden), dealt, "{edition}");
        }
    }
}

/// A deal is told to all, and which card it was to its owner alone.
///
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn a_deal_tells_its_owner_alone_which_card_it_was() {
    for edition in ["classic", "classic-cz", "modern", "manual", "junior"] {
        let mut t = Table::new(edition, 2);
        let mut deals = 0;
        let mut dice = Seeded::new(7);
        while t.game.turn() == 0 {
            if !chance(&mut t, &mut dice) {
                place(&mut t);
                continue;
            }
            for &happening in &t.told {
                let Happening::Dealt { player, .. } = happening else { continue };
                deals += 1;
                let other = Seat(1 - player.0);
                assert!(tells_contract(happening.seen_by(Viewer::Seat(player))), "{edition}");
                for viewer in [Viewer::Seat(other), Viewer::Spectator] {
                    let seen = happening.seen_by(viewer);
                    assert_eq!(seen, Happening::Dealt { player, contract: None }, "{edition}");
                }
            }
        }
        assert_eq!(deals, if edition == "junior" { 10 } else { 6 }, "{edition}");
    }
}

/// A contract that goes from hand to hand is known to the two players alone.
///
/// Shows: classic.setup.private
#[test]
fn a_contract_given_away_is_known_to_the_two_alone() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Kassel", "Köln", "Hamburg"])
            .hand(0, &["Hannover-München", "Frankfurt-Flensburg"])
            .rolled(&[2])
            .set();
        t.drives_to(0, "Kassel-Frankfurt:2").draws("fracht-dumping");
        let given = t.contract("Hannover-München");
        t.does(0, Action::Pick(given));
        let told = *t.told.iter().find(|h| matches!(h, Happening::Given { .. })).expect("given");
        let (from, to) = (Seat(0), Seat(2));
        for viewer in [from, to] {
            let whole = Happening::Given { from, to, contract: Some(given) };
            assert_eq!(told.seen_by(Viewer::Seat(viewer)), whole, "{edition}");
        }
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let hidden = Happening::Given { from, to, contract: None };
            assert_eq!(told.seen_by(viewer), hidden, "{edition}");
        }
        assert_eq!(t.view(2).hand, [given], "{edition}");
        assert!(t.view(1).hand.is_empty(), "{edition}");
    }
}

/// Everything on the table is seen by all: trucks, cash, cards, trailers, goods, signs, lost cargo,
/// the display and how much is left in the piles.
///
/// Shows: modern.setup.private
#[test]
fn everything_on_the_table_is_seen_by_all() {
    let t = scene("modern", &["Kassel", "Linz-Wien:2"])
        .cash(1, 300)
        .hand(0, &["Genf-Berlin"])
        .road(1, &["Saarbrücken-Bremen", "Graz-Leipzig"])
        .trailers(1, 1, 0)
        .cards(1, &["stau-nebel", "motivation", "ware-verdorben"])
        .table("debts", "[{ seat = 1, card = \"ware-verdorben\" }]")
        .jam("Graz", "stau-nebel", 1)
        .roadworks("Wien-Graz:1")
        .table("lost-cargo", "[\"Bern\"]")
        .display(&["Wien-Verona", "-", "Linz-Mailand"])
        .pile(7)
        .set();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = View::of(&t.game, viewer);
        let his = &view.players[1];
        assert_eq!(his.truck, Some(t.space("Linz-Wien:2")), "{viewer:?}");
        assert_eq!(his.cash, Some(300), "{viewer:?}");
        assert_eq!(his.on_road.len(), 2, "{viewer:?}");
        assert_eq!((his.load, his.capacity), (8, 10), "{viewer:?}");
        assert_eq!((his.on_truck, his.on_trailers), (6, 2), "{viewer:?}: the truck first");
        assert_eq!((his.small_trailers, his.large_trailers), (1, 0), "{viewer:?}");
        assert_eq!(his.cards.len(), 3, "{viewer:?}");
        assert_eq!(his.debts, [(t.card("ware-verdorben"), 1000)], "{viewer:?}");
        assert_eq!(view.display[0], Some(t.contract("Wien-Verona")), "{viewer:?}");
        assert_eq!(view.display[1], None, "{viewer:?}");
        assert_eq!(view.roadworks, Some(t.space("Wien-Graz:1")), "{viewer:?}");
        assert_eq!(
            (view.jam, view.jam_owner),
            (Some(t.space("Graz")), Some(Seat(1))),
            "{viewer:?}"
        );
        assert_eq!(view.lost_cargo, [t.space("Bern")], "{viewer:?}");
        assert_eq!((view.pile, view.boxed), (7, 54 - 5 - 7), "{viewer:?}");
        assert_eq!(view.stock, 48 - 8 - 1, "{viewer:?}");
        assert_eq!(view.supply, (3, 4), "{viewer:?}");
        assert_eq!(view.events_left, 28 - 3, "{viewer:?}");
        assert_eq!(view.hand.len(), usize::from(viewer == Viewer::Seat(Seat(0))), "{viewer:?}");
    }
}

/// Whether a player is asked something rests on what everybody sees: the pause at a stop is the same
/// whether a hidden contract starts there or not.
///
/// Shows: classic.setup.private, modern.setup.private
#[test]
fn a_pause_at_a_stop_gives_no_hand_away() {
    for edition in ALL {
        let with = |hand: &str| {
            let mut t =
                scene(edition, &["Kassel-Frankfurt:2", "Köln"]).hand(0, &[hand]).rolled(&[2]).set();
            t.drives_to(0, "Frankfurt");
            t
        };
        let (starts, elsewhere) = (with("Frankfurt-Flensburg"), with("Hannover-München"));
        assert!(starts.may(0, Action::Load(starts.contract("Frankfurt-Flensburg"))), "{edition}");
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let (a, b) = (View::of(&starts.game, viewer), View::of(&elsewhere.game, viewer));
            assert_eq!(a, b, "{edition}: {viewer:?}");
        }
    }
}

/// In the children's game a contract taken into the hand for a later visit is known to all when it
/// is taken, and marked for its owner alone.
///
/// Shows: modern.setup.private
#[test]
fn a_contract_just_taken_is_marked_for_its_owner_alone() {
    let mut t = scene("junior", &["Kassel-Frankfurt:2", "Köln"])
        .road(0, &["Genf-Berlin"])
        .display(&["Frankfurt-Köln"])
        .rolled(&[2])
        .set();
    t.drives_to(0, "Frankfurt").does(0, Action::Take(0)).let_chance();
    let taken = t.contract("Frankfurt-Köln");
    assert_eq!(t.view(0).just_taken, [taken]);
    assert!(t.view(1).just_taken.is_empty());
    assert_eq!(t.player(0).hidden, 1);
}

// ----- helpers -------------------------------------------------------------------------------

/// Chance brings one outcome, if it has the word.
fn chance(t: &mut Table, dice: &mut Seeded) -> bool {
    let outcome = dice.next(&t.game);
    outcome.is_some_and(|outcome| {
        t.chance(outcome);
        true
    })
}

/// Plays a set-up to the first turn.
fn set_up(t: &mut Table) {
    let mut dice = Seeded::new(7);
    while t.game.turn() == 0 {
        if !chance(t, &mut dice) {
            place(t);
        }
    }
}

/// The next player places his truck on the last space that is free to it.
fn place(t: &mut Table) {
    let seat = t.current();
    let space = t.legal(seat).into_iter().rfind(|a| matches!(a, Action::Place(_)));
    t.does(seat, space.expect("a space to place on"));
}

fn tells_contract(happening: Happening) -> bool {
    matches!(happening, Happening::Dealt { contract: Some(_), .. })
}

fn loaded(contract: ContractId) -> Happening {
    Happening::Loaded { player: Seat(0), contract }
}
