//! The classic event cards that pay, cost, or lose a turn.

use crate::common::*;

use aufachse_rules::{Action, Happening, RefusalCode, Seat};

/// Truckerfestival pays 500, and the turn goes on as if nothing had been drawn.
///
/// Shows: classic.card.truckerfestival
#[test]
fn truckerfestival_pays_500() {
    for edition in CLASSICS {
        let table = kassel(edition).meets("truckerfestival");
        assert_eq!(table.cash(0), 5500, "{edition}");
        assert_eq!(table.cash(1), 5000, "{edition}");
        assert_eq!(table.front(0), [""; 0], "{edition}: the card is done with");
        assert_eq!(table.current(), 0, "{edition}");
    }
}

/// Radarfalle and Polizeikontrolle cost 500 each. Who has not that much keeps the card in front of
/// him and owes the double, in the Czech game the single amount.
///
/// Shows: classic.card.radarfalle, classic.card.polizeikontrolle
/// Shows: classic.event.debt, classic-cz.event.debt, manual.event.debt
#[test]
fn radarfalle_and_polizeikontrolle_cost_500() {
    for edition in CLASSICS {
        for card in ["radarfalle", "polizeikontrolle"] {
            let table = kassel(edition).meets(card);
            assert_eq!(table.cash(0), 4500, "{edition} {card}");
            assert_eq!(table.front(0), [""; 0], "{edition} {card}");

            let table = kassel(edition).cash(0, 500).meets(card);
            assert_eq!(table.cash(0), 0, "{edition} {card}: 500 suffice");
            assert_eq!(table.player(0).debts, [], "{edition} {card}");

            let table = kassel(edition).cash(0, 499).meets(card);
            assert_eq!(table.cash(0), 499, "{edition} {card}");
            assert_eq!(table.front(0), [card], "{edition} {card}");
            let owed = if edition == "classic-cz" { 500 } else { 1000 };
            let debts = table.player(0).debts;
            assert_eq!(debts, [(table.card(card), owed)], "{edition} {card}");
        }
    }
}

/// Zollkontrolle leaves the choice: pay 500, or miss a turn. There is nothing else to choose.
///
/// Shows: classic.card.zollkontrolle
#[test]
fn zollkontrolle_costs_500_or_a_turn() {
    for edition in CLASSICS {
        let asked = kassel(edition).meets("zollkontrolle");
        assert_eq!(asked.legal(0), [Action::Accept, Action::Decline], "{edition}");

        let mut paid = asked.clone();
        paid.does(0, Action::Accept);
        assert_eq!((paid.cash(0), paid.player(0).missed_turns), (4500, 0), "{edition}");
        assert!(!misses_next_turn(&mut paid), "{edition}: he has paid");

        let mut held = asked.clone();
        held.does(0, Action::Decline);
        assert_eq!((held.cash(0), held.player(0).missed_turns), (5000, 1), "{edition}");
        assert!(misses_next_turn(&mut held), "{edition}");
    }
}

/// Who cannot pay at Zollkontrolle misses the turn: he is not asked, and owes nothing.
///
/// Shows: ruling.zoll-broke
#[test]
fn who_cannot_pay_at_zollkontrolle_misses_the_turn() {
    for edition in CLASSICS {
        let mut broke = kassel(edition).cash(0, 499).meets("zollkontrolle");
        assert_eq!((broke.cash(0), broke.player(0).missed_turns), (499, 1), "{edition}");
        assert_eq!(broke.player(0).debts, [], "{edition}");
        assert!(!broke.may(0, Action::Accept), "{edition}");
        assert!(misses_next_turn(&mut broke), "{edition}");

        let just = kassel(edition).cash(0, 500).meets("zollkontrolle");
        assert!(just.may(0, Action::Accept), "{edition}: 500 suffice");
    }
}

/// Fahrtenschreiber loses the next turn, that one alone, and no money.
///
/// Shows: classic.card.fahrtenschreiber
#[test]
fn fahrtenschreiber_misses_the_next_turn() {
    for edition in CLASSICS {
        let mut table = kassel(edition).meets("fahrtenschreiber");
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert_eq!(table.player(0).missed_turns, 1, "{edition}");
        assert!(misses_next_turn(&mut table), "{edition}");
        assert_eq!(table.player(0).missed_turns, 0, "{edition}");
        table.plain_turn(1, 2, "Hannover-Kassel:1");
        assert_eq!(table.current(), 0, "{edition}: only one turn is missed");
        assert!(table.may(0, Action::Roll), "{edition}");
    }
}

/// Pannenhilfe in the classic game is a choice: help, miss a turn and receive 1000, or drive by.
///
/// Shows: classic.card.pannenhilfe
#[test]
fn pannenhilfe_may_be_given_for_1000() {
    let asked = kassel("classic").meets("pannenhilfe");
    assert_eq!(asked.legal(0), [Action::Accept, Action::Decline]);

    let mut helps = asked.clone();
    helps.does(0, Action::Accept);
    assert_eq!(helps.cash(0), 6000);
    assert!(misses_next_turn(&mut helps));

    let mut drives_by = asked.clone();
    drives_by.does(0, Action::Decline);
    assert_eq!(drives_by.cash(0), 5000);
    assert_eq!(drives_by.front(0), [""; 0]);
    assert!(!misses_next_turn(&mut drives_by));
}

/// In the Czech game and in the manual nobody is asked: the help is given, the turn missed and
/// the 1000 received.
///
/// Shows: classic-cz.card.pannenhilfe, manual.card.pannenhilfe
#[test]
fn pannenhilfe_without_a_choice() {
    for edition in ["classic-cz", "manual"] {
        let mut table = kassel(edition).meets("pannenhilfe");
        assert!(!table.may(0, Action::Decline), "{edition}");
        assert_eq!(table.cash(0), 6000, "{edition}");
        assert!(misses_next_turn(&mut table), "{edition}");
    }
}

/// Any table may play Pannenhilfe the other way.
///
/// Shows: classic.card.pannenhilfe, classic-cz.card.pannenhilfe
#[test]
fn pannenhilfe_can_be_switched() {
    let forced = kassel("classic").switch("pannenhilfe", "forced").meets("pannenhilfe");
    assert_eq!((forced.cash(0), forced.player(0).missed_turns), (6000, 1));
    for edition in ["classic-cz", "manual"] {
        let mut asked = kassel(edition).switch("pannenhilfe", "choice").meets("pannenhilfe");
        asked.does(0, Action::Decline);
        assert_eq!((asked.cash(0), asked.player(0).missed_turns), (5000, 0), "{edition}");
    }
}

/// Bahnverladung pays the contract on the road with the longest distance at once, where the truck
/// stands, whatever its revenue; its goods come off, 1000 goes to the bank, the rest stays loaded.
///
/// Shows: classic.card.bahnverladung, classic-cz.card.bahnverladung
#[test]
fn bahnverladung_ships_the_contract_with_the_longest_distance() {
    for edition in CLASSICS {
        let table = kassel(edition)
            .road(0, &["Hamburg-Berlin", "Frankfurt-Flensburg"])
            .hand(0, &["Berlin-Triest"])
            .meets("bahnverladung");
        assert_eq!(table.cash(0), 5000 + 1600 - 1000, "{edition}");
        assert_eq!(table.on_road(0), ["Hamburg-Berlin"], "{edition}");
        assert_eq!(table.player(0).load, 4, "{edition}: two goods came off");
        assert_eq!(table.view(0).stock, 44, "{edition}");
        assert_eq!(table.truck(0), "Kassel-Frankfurt:2", "{edition}");
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}: it was not started");
    }
}

/// With nothing loaded Bahnverladung has no effect, and nothing is paid; a contract in the hand is
/// not loaded.
///
/// Shows: classic.card.bahnverladung, classic-cz.card.bahnverladung
#[test]
fn bahnverladung_needs_goods() {
    for edition in CLASSICS {
        let table = kassel(edition).hand(0, &["Berlin-Triest"]).meets("bahnverladung");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
    }
}

/// A tie for the longest distance is the player's choice; a shorter contract cannot be picked, and
/// the card cannot be declined.
///
/// Shows: ruling.distance, classic.card.bahnverladung, classic-cz.card.bahnverladung
#[test]
fn a_tie_for_the_longest_distance_is_the_players_choice() {
    for edition in CLASSICS {
        let mut table = kassel(edition)
            .trailers(0, 1, 0)
            .road(0, &["Kassel-Brüssel", "Kassel-Straßburg", "Luxemburg-Frankfurt"])
            .meets("bahnverladung");
        assert_eq!(table.pickable(0), ["Kassel-Brüssel", "Kassel-Straßburg"], "{edition}");
        let clause = match edition {
            "classic-cz" => "classic-cz.card.bahnverladung",
            _ => "classic.card.bahnverladung",
        };
        let shorter = Action::Pick(table.contract("Luxemburg-Frankfurt"));
        table.refuses_by(0, shorter, RefusalCode::WrongContract, clause);
        table.refuses_by(0, Action::Decline, RefusalCode::NoChoice, clause);
        table.picks(0, "Kassel-Straßburg");
        assert_eq!(table.cash(0), 5000 + 2500 - 1000, "{edition}");
        assert_eq!(table.on_road(0), ["Luxemburg-Frankfurt", "Kassel-Brüssel"], "{edition}");
    }
}

/// Distances are those of the empty board: roadworks that make the way of a shorter contract the
/// longer one do not matter.
///
/// Shows: ruling.distance
#[test]
fn distance_is_measured_on_the_empty_board() {
    for edition in CLASSICS {
        let table = kassel(edition)
            .road(0, &["Kassel-Brüssel", "Saarbrücken-Genf"])
            .roadworks("Dortmund-Köln:1")
            .meets("bahnverladung");
        assert_eq!(table.on_road(0), ["Kassel-Brüssel"], "{edition}");
    }
}

/// The revenue comes first and the price is paid out of it: without any cash the cheapest contract
/// just pays for its own way. Lost cargo alone is nothing loaded.
///
/// Shows: ruling.bahn
#[test]
fn bahnverladung_pays_before_it_costs() {
    for edition in CLASSICS {
        let table =
            kassel(edition).cash(0, 0).road(0, &["Luxemburg-Frankfurt"]).meets("bahnverladung");
        assert_eq!(table.cash(0), 0, "{edition}: 1000 in, 1000 out");
        assert_eq!(table.player(0).debts, [], "{edition}");
        assert_eq!(table.on_road(0), [""; 0], "{edition}");

        let table = kassel(edition)
            .switch("event-deck", "modern-28")
            .seat(0, "lost-cubes", "2")
            .meets("bahnverladung");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.player(0).lost_cubes, 2, "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}");
    }
}

/// In the modern decks the contract that goes by rail is the player's choice, the longest or not.
///
/// Shows: ruling.bahn
#[test]
fn modern_bahnverladung_ships_a_contract_of_choice() {
    let mut table = scene("modern", &["Kassel", "Hamburg"])
        .road(0, &["Hannover-München", "Berlin-Triest"])
        .meets("bahnverladung");
    assert_eq!(table.pickable(0), ["Berlin-Triest", "Hannover-München"]);
    table.picks(0, "Hannover-München");
    assert_eq!(table.on_road(0), ["Berlin-Triest"]);
}

/// Hilfe, Diebe! takes all goods back to the stock and pays 1000 for each contract under way; the
/// contracts stay with the player, face up and not started, and his trailers stay too.
///
/// Shows: classic.card.hilfe-diebe, ruling.diebe
#[test]
fn stolen_contracts_stay_face_up() {
    for edition in ["classic", "manual"] {
        let table = robbed(edition);
        assert_eq!(table.cash(0), 7000, "{edition}");
        assert_eq!(table.on_road(0), [""; 0], "{edition}");
        assert_eq!(table.player(0).stolen.len(), 2, "{edition}: face up");
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.player(0).load, 0, "{edition}");
        assert_eq!(table.view(0).stock, 48, "{edition}");
        assert_eq!(table.player(0).small_trailers, 1, "{edition}");
    }
}

/// In the Czech game the contracts go back into the hand, where nobody sees them.
///
/// Shows: classic-cz.card.hilfe-diebe, ruling.diebe
#[test]
fn stolen_contracts_go_back_into_the_hand() {
    let table = robbed("classic-cz");
    assert_eq!(table.cash(0), 7000);
    assert_eq!(table.on_road(0), [""; 0]);
    assert_eq!(table.player(0).stolen, []);
    let mut hand = table.hand(0);
    hand.sort();
    assert_eq!(hand, ["Berlin-Triest", "Kassel-Brüssel", "Kassel-Straßburg"]);
    assert_eq!(table.player(0).hidden, 3);
    assert_eq!(table.view(0).stock, 48);
    assert_eq!(table.player(0).small_trailers, 1);
}

/// What was stolen can be loaded again in its start city and counts as started only then.
///
/// Shows: classic.card.hilfe-diebe, ruling.diebe
#[test]
fn stolen_goods_can_be_loaded_again() {
    for edition in CLASSICS {
        let mut table = robbed(edition);
        table.ends_turn(0).plain_turn(1, 2, "Hamburg-Hannover:2");
        table.rolls(0, &[2]).drives_to(0, "Kassel");
        table.loads(0, "Kassel-Brüssel");
        assert_eq!(table.on_road(0), ["Kassel-Brüssel"], "{edition}");
        assert_eq!(table.player(0).load, 2, "{edition}");
    }
    let table = kassel("classic").seat(0, "open", r#"["Kassel-Brüssel"]"#).meets("bahnverladung");
    assert!(table.had_no_effect(), "stolen goods are not on the road");
}

/// Without goods the thieves find nothing, and nothing is paid.
///
/// Shows: classic-cz.card.hilfe-diebe, ruling.no-target
#[test]
fn thieves_find_nothing_on_an_empty_truck() {
    for edition in CLASSICS {
        let table = kassel(edition).hand(0, &["Berlin-Triest"]).meets("hilfe-diebe");
        assert!(table.had_no_effect(), "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
    }
}

/// Any table may have stolen contracts lie face up or go back into the hand.
///
/// Shows: ruling.diebe
#[test]
fn the_place_of_stolen_contracts_can_be_switched() {
    for (edition, value, open) in
        [("classic", "hand", 0), ("manual", "hand", 0), ("classic-cz", "face-up", 1)]
    {
        let table = kassel(edition)
            .switch("hilfe-diebe", value)
            .road(0, &["Kassel-Brüssel"])
            .meets("hilfe-diebe");
        assert_eq!(table.player(0).stolen.len(), open, "{edition} {value}");
        assert_eq!(table.hand(0).len(), 1 - open, "{edition} {value}");
    }
}

/// Two players; the one who draws stands in Kassel.
fn kassel(edition: &str) -> Scene {
    scene(edition, &["Kassel", "Hamburg"])
}

fn robbed(edition: &str) -> Table {
    kassel(edition)
        .trailers(0, 1, 0)
        .road(0, &["Kassel-Brüssel", "Kassel-Straßburg"])
        .hand(0, &["Berlin-Triest"])
        .meets("hilfe-diebe")
}

/// Plays on until seat 0 should have the turn again; does he miss it?
fn misses_next_turn(table: &mut Table) -> bool {
    if table.current() == 0 {
        table.ends_turn(0);
    }
    table.rolls(1, &[2]).drives_to(1, "Hamburg-Hannover:2").does(1, Action::Done);
    let missed = table.told(|h| matches!(h, Happening::TurnMissed { player: Seat(0) }));
    assert_eq!(table.current(), u8::from(missed), "whoever does not miss it has the turn");
    missed
}
