//! An event cost that cannot be paid: who may sell a trailer now is asked before he owes anything.

use crate::common::*;
use aufachse_rules::{Action, EventId, Game, Happening, OwnFiles, Purpose, Trailer};

/// The editions in which trailers are sold, each with a card that costs 500.
const SELLING: [(&str, &str); 4] = [
    ("modern", "ware-verdorben"),
    ("modern-ja", "ware-verdorben"),
    ("manual", "polizeikontrolle"),
    ("manual", "radarfalle"),
];

/// Who cannot pay sells a trailer first; the cost is then paid, and nothing is owed.
///
/// Shows: ruling.sell-to-pay, modern.trailer.sell, modern-ja.trailer.sell, manual.trailer.sell
#[test]
fn a_trailer_sold_pays_for_the_event() {
    for (edition, card) in SELLING {
        for (size, small, large) in [(Trailer::Small, 1, 0), (Trailer::Large, 0, 1)] {
            for (cash, left) in [(0, 0), (499, 499)] {
                let case = format!("{edition} {card} {size:?} with {cash}");
                let mut table =
                    broke(edition, 2).cash(0, cash).trailers(0, small, large).meets(card);
                asked_to_sell(&table, &case);
                table.does(0, Action::Sell(size));
                settles(&mut table);
                assert_eq!(table.cash(0), left, "{case}");
                assert_eq!(table.player(0).debts, [], "{case}");
                assert_eq!(table.front(0), [""; 0], "{case}: the card is done with");
                let player = table.player(0);
                assert_eq!((player.small_trailers, player.large_trailers), (0, 0), "{case}");
            }
        }
    }
}

/// The sale is his choice: who keeps his trailer owes the cost, doubled, and pays it later.
///
/// Shows: ruling.sell-to-pay, modern.event.debt, manual.event.debt
#[test]
fn who_keeps_his_trailer_owes_the_double() {
    for (edition, card) in SELLING {
        for players in [2, 4, 6] {
            let case = format!("{edition} {card} with {players}");
            let mut table = broke(edition, players).cash(0, 400).trailers(0, 1, 0).meets(card);
            asked_to_sell(&table, &case);
            for seat in 1..players as u8 {
                assert!(!table.waits_for(seat), "{case}: only he is asked");
            }
            settles(&mut table);
            assert_eq!(table.player(0).debts, [(table.card(card), 1000)], "{case}");
            assert_eq!(table.cash(0), 400, "{case}: nothing is paid in part");
            assert_eq!(table.player(0).small_trailers, 1, "{case}");
            assert_eq!(table.front(0), [card], "{case}: the card stays before him");
        }
    }
}

/// With the sale offered, everything else waits: nobody rolls, drives or ends the turn.
///
/// Shows: ruling.sell-to-pay
#[test]
fn the_sale_comes_before_everything_else() {
    for (edition, card) in SELLING {
        let mut table = broke(edition, 2).cash(0, 0).trailers(0, 1, 0).meets(card);
        asked_to_sell(&table, edition);
        for other in [Action::Roll, Action::Buy(Trailer::Small), Action::NoInterest, Action::Stay] {
            table.refuses(0, other);
        }
        let more = |a: &Action| !matches!(a, Action::Sell(_) | Action::Done | Action::Decline);
        let list = table.legal(0);
        assert!(!list.iter().any(more), "{edition}: {list:?}");
    }
}

/// Who has the money pays, and is not asked about his trailers.
///
/// Shows: ruling.sell-to-pay
#[test]
fn who_can_pay_is_not_asked_to_sell() {
    for (edition, card) in SELLING {
        let table = broke(edition, 2).cash(0, 500).trailers(0, 1, 1).meets(card);
        assert!(paid(&table, 500), "{edition} {card}");
        assert_eq!((table.cash(0), table.player(0).debts), (0, vec![]), "{edition} {card}");
    }
}

/// Who has nothing that he may sell owes at once: no trailer, one that the load needs, or an
/// edition in which trailers are not sold.
///
/// Shows: ruling.sell-to-pay, modern.event.debt, classic.event.debt, classic-cz.event.debt
#[test]
fn who_has_nothing_to_sell_owes_at_once() {
    for (edition, card) in SELLING {
        let table = broke(edition, 2).cash(0, 0).meets(card);
        assert_eq!(table.player(0).debts, [(table.card(card), 1000)], "{edition} {card}");
    }
    // Ten goods are more than the truck holds alone.
    for edition in ["modern", "modern-ja"] {
        let mut table = broke(edition, 2)
            .road(0, &["Linz-Frankfurt", "Genf-Berlin"])
            .cash(0, 0)
            .trailers(0, 1, 0)
            .meets("ware-verdorben");
        table.picks(0, "Linz-Frankfurt");
        let owed = [(table.card("ware-verdorben"), 1000)];
        assert_eq!(table.player(0).debts, owed, "{edition}: the load needs the trailer");
    }
    for (edition, owed) in [("classic", 1000), ("classic-cz", 500)] {
        let table = broke(edition, 2).cash(0, 0).trailers(0, 1, 0).meets("radarfalle");
        let debt = [(table.card("radarfalle"), owed)];
        assert_eq!(table.player(0).debts, debt, "{edition}: trailers are not sold");
    }
    let table = broke("junior", 2).cash(0, 0).meets("ware-verdorben");
    assert_eq!(table.player(0).debts, [(table.card("ware-verdorben"), 1000)], "junior");
}

/// In the manual the goods stay loaded, so that a full trailer is sold to pay as well.
///
/// Shows: ruling.sell-to-pay, manual.trailer.sell
#[test]
fn in_the_manual_a_full_trailer_pays_too() {
    let mut table = scene("manual", &["Kassel", "Wien"])
        .road(0, &["Karlsruhe-Bremen", "Wien-Passau"])
        .cash(0, 0)
        .trailers(0, 1, 0)
        .meets("radarfalle");
    asked_to_sell(&table, "manual");
    table.does(0, Action::Sell(Trailer::Small));
    settles(&mut table);
    assert_eq!((table.cash(0), table.player(0).debts), (0, vec![]));
    assert_eq!(table.player(0).load, 8, "the goods stay");
}

/// A cost that needs several trailers is paid by as many sales; who stops half way keeps the money
/// and owes the whole cost as one debt.
///
/// Shows: ruling.sell-to-pay
#[test]
fn several_trailers_pay_for_a_dear_event() {
    for edition in ["modern", "modern-ja", "manual"] {
        let drawn = || dear(edition, 300, 2, "");
        let mut both = drawn();
        asked_to_sell(&both, edition);
        both.does(0, Action::Sell(Trailer::Small));
        asked_to_sell(&both, edition);
        both.does(0, Action::Sell(Trailer::Small));
        settles(&mut both);
        assert_eq!((both.cash(0), both.player(0).debts), (100, vec![]), "{edition}");

        let mut one = drawn();
        one.does(0, Action::Sell(Trailer::Small));
        settles(&mut one);
        assert_eq!(one.player(0).debts, [(TOLL, 2400)], "{edition}: the whole cost, doubled");
        assert_eq!((one.cash(0), one.player(0).small_trailers), (800, 1), "{edition}");

        let mut none = drawn();
        settles(&mut none);
        assert_eq!(none.player(0).debts, [(TOLL, 2400)], "{edition}");
        assert_eq!((none.cash(0), none.player(0).small_trailers), (300, 2), "{edition}");
    }
}

/// What the sale brings pays for the card, not for an older debt.
///
/// Shows: ruling.sell-to-pay, ruling.card-before-debt
#[test]
fn the_sale_pays_for_the_card_before_an_old_debt() {
    for edition in ["modern", "modern-ja", "manual"] {
        let mut table = dear(edition, 700, 1, "debts = [{ seat = 0, card = \"fee\" }]\n");
        assert_eq!(table.player(0).debts, [(FEE, 1000)], "{edition}: the toll is not owed yet");
        table.does(0, Action::Sell(Trailer::Small));
        settles(&mut table);
        assert!(table.player(0).debts.contains(&(FEE, 1000)), "{edition}: the old debt stays");
        assert_eq!((table.cash(0), table.player(0).debts.len()), (0, 1), "{edition}");
    }
}

/// At Zollkontrolle too a trailer may be sold: who has the money then may pay instead of missing a
/// turn.
///
/// Shows: ruling.sell-to-pay, ruling.zoll-broke
#[test]
fn a_trailer_sold_pays_the_customs() {
    let drawn = || broke("manual", 2).cash(0, 0).trailers(0, 1, 0).meets("zollkontrolle");
    let mut pays = drawn();
    assert_eq!(pays.player(0).missed_turns, 0, "nothing is decided yet");
    pays.does(0, Action::Sell(Trailer::Small));
    if pays.may(0, Action::Accept) {
        pays.does(0, Action::Accept);
    } else {
        settles(&mut pays);
    }
    assert_eq!((pays.cash(0), pays.player(0).missed_turns), (0, 0));

    let mut misses = drawn();
    for nothing in [Action::Done, Action::Decline] {
        if misses.player(0).missed_turns == 0 && misses.may(0, nothing) {
            misses.does(0, nothing);
        }
    }
    assert_eq!((misses.cash(0), misses.player(0).missed_turns), (0, 1));
    assert_eq!(misses.player(0).small_trailers, 1);
}

// ----- the table -----------------------------------------------------------------------------

/// Seat 0 stands in Kassel with goods that can spoil where the deck has such a card.
fn broke(edition: &str, players: usize) -> Scene {
    let trucks = ["Kassel", "Wien", "Graz", "Genf", "Passau", "Triest"];
    let scene = scene(edition, &trucks[..players]);
    match edition {
        "modern" | "modern-ja" | "junior" => scene.road(0, &["Kassel-Bern"]),
        _ => scene,
    }
}

/// The cards of the house deck.
const TOLL: EventId = EventId(0);
const FEE: EventId = EventId(1);

/// A house deck: seat 0 has drawn a toll of 1200 and has some cash and small trailers.
fn dear(edition: &str, cash: i32, trailers: u8, top: &str) -> Table {
    let deck = "name = \"house\"\n[[card]]\nid = \"toll\"\neffect = \"fine\"\ncost = 1200\n\
                [[card]]\nid = \"fee\"\neffect = \"fine\"\ncost = 500\n";
    let front = if top.is_empty() { "[]" } else { "[\"fee\"]" };
    let text = format!(
        "edition = \"{edition}\"\nturn = 10\npile = 8\nrolled = [2]\n{top}\
         [switches]\nevent-deck = \"house\"\n\
         [[seat]]\ntruck = \"Kassel\"\ncash = {cash}\nsmall-trailers = {trailers}\n\
         cards = {front}\n[[seat]]\ntruck = \"Wien\"\n"
    );
    let own = OwnFiles {
        events: Some(("house.toml".to_owned(), deck.to_owned())),
        ..OwnFiles::default()
    };
    let game = Game::from_position("scene", &text, own).unwrap_or_else(|f| panic!("{f}\n{text}"));
    let mut table = Table { game, told: Vec::new() };
    table.drives_to(0, "Kassel-Frankfurt:2").chance(Action::Event(TOLL));
    table
}

/// The player can sell, and nothing is paid or owed for the card that he has just drawn.
#[track_caller]
fn asked_to_sell(table: &Table, case: &str) {
    assert_eq!(table.player(0).debts, [], "{case}: he owes nothing yet");
    assert!(!settled(table), "{case}: nothing is settled yet");
    let sells = table.legal(0).iter().any(|a| matches!(a, Action::Sell(_)));
    assert!(sells && table.waits_for(0), "{case}: {:?}", table.legal(0));
}

fn settled(table: &Table) -> bool {
    table.told(|h| {
        matches!(h, Happening::Paid { purpose: Purpose::Event, .. } | Happening::Owes { .. })
    })
}

fn paid(table: &Table, cost: i32) -> bool {
    table.told(
        |h| matches!(h, Happening::Paid { amount, purpose: Purpose::Event, .. } if *amount == cost),
    )
}

/// The player sells nothing more, if he is still asked.
#[track_caller]
fn settles(table: &mut Table) {
    for nothing in [Action::Done, Action::Decline] {
        if !settled(table) && table.may(0, nothing) {
            table.does(0, nothing);
        }
    }
    assert!(settled(table), "paid or owed: {:?}", table.legal(0));
}
