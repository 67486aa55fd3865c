//! Money: no loans, and what becomes of an event cost that cannot be paid.

use crate::common::*;
use aufachse_rules::{Action, Actor, Happening, Purpose, RefusalCode, Seat, Trailer};

const CLASSIC_DECK: [&str; 3] = ["classic", "classic-cz", "manual"];
const MODERN_DECK: [&str; 3] = ["modern", "modern-ja", "junior"];

/// There are no loans: nobody buys a trailer or bids beyond his cash. To the last coin he may.
/// Shows: classic.money.no-loans
#[test]
fn nobody_spends_what_he_does_not_have() {
    for edition in CLASSIC_DECK {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .display(&["Hannover-München"])
            .hand(0, &["Berlin-Triest"])
            .cash(0, 2999)
            .cash(1, 899)
            .set();
        let (small, large) = (Action::Buy(Trailer::Small), Action::Buy(Trailer::Large));
        t.refuses_by(0, large, RefusalCode::TooDear, "classic.money.no-loans");
        t.does(0, small);
        t.refuses_by(0, small, RefusalCode::TooDear, "classic.money.no-loans");
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        assert_eq!(t.refuses(1, Action::Bid(3)).code, RefusalCode::BidOverCash, "{edition}");
        t.does(1, Action::Bid(2)).does(0, Action::Bid(2));
        t.let_chance();
        let hidden = (t.player(0).hidden, t.player(1).hidden);
        assert_eq!(hidden, (2, 0), "{edition}: 899 do not raise to 900, so seat 0 has it");
        assert_eq!(t.cash(0), 399, "{edition}");

        let mut exact = scene(edition, &["Kassel", "Köln"]).cash(0, 3000).set();
        exact.does(0, large);
        assert_eq!(exact.cash(0), 0, "{edition}");
    }
    for edition in ["modern", "modern-ja"] {
        let mut t = scene(edition, &["Kassel", "Köln"]).cash(0, 1999).set();
        let small = Action::Buy(Trailer::Small);
        t.refuses_by(0, small, RefusalCode::TooDear, "modern.trailer.buy");
    }
}

/// Event cards are the exception: a cost that cannot be paid leaves the card in front of the
/// player until he can pay double; then it is done with.
/// Shows: classic.event.debt, manual.event.debt, classic.money.no-loans
#[test]
fn an_unpayable_cost_is_paid_double_later() {
    for edition in ["classic", "manual"] {
        let mut t = fined(edition, &[]);
        assert_eq!(t.cash(0), 300, "{edition}: nothing is paid yet");
        assert_eq!(owed(&t, 0), [("radarfalle".into(), 1000)], "{edition}");
        assert_eq!(t.front(0), ["radarfalle"], "{edition}: it lies in front of him");
        assert!(t.view(0).events_under.is_empty(), "{edition}");
        t.ends_turn(0);
        gets_revenue(&mut t, 1000);
        assert_eq!(t.cash(0), 300 + 1000 - 1000, "{edition}: paid double as soon as possible");
        assert!(t.front(0).is_empty() && owed(&t, 0).is_empty(), "{edition}");
        let under = t.view(0).events_under.len();
        assert_eq!(under, usize::from(edition == "classic"), "{edition}: under the deck or out");
    }
}

/// By the Czech text the cost is paid once, as soon as the money is there.
/// Shows: classic-cz.event.debt
#[test]
fn in_the_czech_text_an_unpayable_cost_is_paid_once() {
    let house = [("unpayable-cost", "single")];
    for (edition, switches) in [("classic-cz", &[][..]), ("classic", &house), ("manual", &house)] {
        let mut t = fined(edition, switches);
        assert_eq!(owed(&t, 0), [("radarfalle".into(), 500)], "{edition}");
        t.ends_turn(0);
        gets_revenue(&mut t, 1000);
        assert_eq!(t.cash(0), 300 + 1000 - 500, "{edition}");
        assert!(t.front(0).is_empty(), "{edition}");
        let used = t.view(0).events_used.len();
        assert_eq!(used, usize::from(edition == "classic-cz"), "{edition}: back to the box");
    }
}

/// In the modern game too the card lies there until double can be paid.
/// Shows: modern.event.debt, junior.basic
#[test]
fn in_the_modern_game_an_unpayable_cost_is_paid_double_later() {
    for (edition, cost, owes) in [
        ("modern", "double", 1000),
        ("modern-ja", "double", 1000),
        ("junior", "double", 1000),
        ("modern", "single", 500),
    ] {
        let table = scene(edition, &["Kassel", "Köln"]).road(0, &["Kassel-Dortmund"]).cash(0, 499);
        let own = table.set().game.rules().switches().get("unpayable-cost");
        assert_eq!(own.as_deref(), Some("double"), "{edition}");
        let mut t = table.switch("unpayable-cost", cost).set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("ware-verdorben");
        let card = t.card("ware-verdorben");
        let told = Happening::Owes { player: Seat(0), card, amount: owes };
        assert!(t.told(|h| *h == told), "{edition}: {:?}", t.told);
        assert_eq!((t.cash(0), t.front(0).len()), (499, 1), "{edition}");
        assert_eq!(t.truck(0), "Kassel", "{edition}: what the card does it does all the same");
        t.ends_turn(0).throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
        t.throws(0, 3).drives_to(0, "Dortmund");
        assert_eq!(t.cash(0), 499 + 1000 - owes, "{edition}: collected by itself");
        assert!(t.front(0).is_empty(), "{edition}");
    }
}

/// A cost that can be paid is paid at once and plain.
/// Shows: classic.event.debt, classic-cz.event.debt, modern.event.debt, manual.event.debt
#[test]
fn a_cost_that_can_be_paid_is_paid_at_once() {
    for edition in CLASSIC_DECK {
        let mut t = scene(edition, &["Kassel", "Köln"]).cash(0, 500).set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("radarfalle");
        assert_eq!((t.cash(0), t.front(0).len()), (0, 0), "{edition}");
    }
    for edition in MODERN_DECK {
        let mut t =
            scene(edition, &["Kassel", "Köln"]).road(0, &["Kassel-Dortmund"]).cash(0, 500).set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("ware-verdorben");
        assert_eq!((t.cash(0), t.front(0).len()), (0, 0), "{edition}");
    }
}

/// Debts are collected whole and by themselves, the oldest affordable first; one that is too dear
/// waits while a later one is paid.
/// Shows: ruling.debt
#[test]
fn the_oldest_affordable_debt_is_collected_first() {
    let table = scene("classic", &["Dortmund-Kassel:1", "Köln"])
        .cards(0, &["bahnverladung", "radarfalle", "polizeikontrolle"])
        .table(
            "debts",
            "[{ seat = 0, card = \"bahnverladung\" }, { seat = 0, card = \"polizeikontrolle\" }, \
             { seat = 0, card = \"radarfalle\" }]",
        )
        .road(0, &["Köln-Kassel"])
        .hand(0, &["Berlin-Triest"]);
    // 2200 come in: not enough with nothing in hand for 2000 and 1000, but for the oldest.
    let mut t = table.clone().cash(0, 0).set();
    assert_eq!(owed(&t, 0).iter().map(|d| d.1).collect::<Vec<_>>(), [2000, 1000, 1000]);
    t.throws(0, 2).drives_to(0, "Kassel");
    assert_eq!(t.cash(0), 200);
    assert_eq!(owed(&t, 0), [("polizeikontrolle".into(), 1000), ("radarfalle".into(), 1000)]);

    let mut t = table.clone().cash(0, 1000).set();
    t.throws(0, 2).drives_to(0, "Kassel");
    assert_eq!((t.cash(0), owed(&t, 0)), (200, vec![("radarfalle".into(), 1000)]));

    let table = table.seat(0, "truck", "\"Verona-Mailand:1\"").road(0, &["Bern-Mailand"]);
    let mut t = table.cash(0, 0).set();
    t.throws(0, 2).drives_to(0, "Mailand");
    assert_eq!(t.cash(0), 800, "1800 are not enough for the oldest, so the second is paid");
    assert_eq!(owed(&t, 0), [("bahnverladung".into(), 2000), ("radarfalle".into(), 1000)]);
}

/// A debt is doubled once and no more, however long it lies there, and never paid in parts.
/// Shows: ruling.debt
#[test]
fn a_debt_is_doubled_once_and_paid_whole() {
    let mut t = fined("classic", &[]);
    t.ends_turn(0);
    let trips = [
        ("Köln-Frankfurt:3", "Frankfurt-Köln:2"),
        ("Köln", "Würzburg"),
        ("Köln-Frankfurt:3", "Kassel"),
    ];
    for (neighbour, own) in trips {
        t.throws(1, 3).drives_to(1, neighbour).ends_turn(1);
        t.throws(0, 4).drives_to(0, own).ends_turn(0);
        assert_eq!((t.cash(0), owed(&t, 0)[0].1), (300, 1000), "not more, not less");
    }
}

/// A debtor may bid and buy with the cash that he has.
/// Shows: ruling.debt
#[test]
fn a_debtor_may_bid_and_buy() {
    for edition in ["classic", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .cards(1, &["bahnverladung"])
            .table("debts", "[{ seat = 1, card = \"bahnverladung\" }]")
            .cash(1, 1900)
            .hand(0, &["Berlin-Triest"])
            .display(&["Frankfurt-Flensburg"])
            .set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(1));
        t.does(0, Action::Pass).let_chance();
        assert_eq!((t.cash(1), t.player(1).hidden), (1700, 1), "{edition}");
        assert_eq!(owed(&t, 1), [("bahnverladung".into(), 2000)], "{edition}");
    }
    let mut t = scene("modern", &["Kassel", "Köln"])
        .cards(0, &["bahnverladung"])
        .table("debts", "[{ seat = 0, card = \"bahnverladung\" }]")
        .cash(0, 2000)
        .set();
    t.does(0, Action::Buy(Trailer::Small));
    assert_eq!((t.cash(0), owed(&t, 0).len()), (0, 1));
    t.does(0, Action::Sell(Trailer::Small));
    assert_eq!((t.cash(0), owed(&t, 0).len()), (500, 1), "500 is not the whole");
}

/// Money of any kind pays a debt: the sale of a trailer too.
/// Shows: ruling.debt
#[test]
fn whatever_comes_in_pays_the_debt() {
    let mut t = scene("modern", &["Kassel", "Köln"])
        .cards(0, &["bahnverladung"])
        .table("debts", "[{ seat = 0, card = \"bahnverladung\" }]")
        .cash(0, 500)
        .trailers(0, 0, 1)
        .set();
    t.does(0, Action::Sell(Trailer::Large));
    let paid = Happening::Paid { player: Seat(0), amount: 1000, purpose: Purpose::Debt };
    assert!(t.told(|h| *h == paid), "{:?}", t.told);
    assert_eq!((t.cash(0), t.front(0).len()), (0, 0));
}

/// Whoever holds the standing bid keeps the money for it: his debt is collected after the auction.
/// Shows: ruling.debt
#[test]
fn a_debt_does_not_take_the_money_of_a_standing_bid() {
    for (cash, left, debts) in [(600, 500, 1), (1100, 0, 0)] {
        let mut t = scene("modern-ja", &["Dortmund-Kassel:1", "Köln"])
            .cards(1, &["bahnverladung"])
            .table("debts", "[{ seat = 1, card = \"bahnverladung\" }]")
            .cash(1, cash)
            .trailers(1, 1, 0)
            .hand(0, &["Berlin-Triest"])
            .display(&["Hannover-München"])
            .set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(2));
        t.does(1, Action::Sell(Trailer::Small));
        assert_eq!((t.cash(1), owed(&t, 1).len()), (cash + 500, 1));
        t.does(0, Action::Pass);
        assert_eq!((t.cash(1), owed(&t, 1).len()), (left, debts), "the bid of 600 comes first");
    }
}

/// A debt that is open at the end is subtracted, doubled once like any other.
/// Shows: ruling.debt, ruling.final
#[test]
fn an_open_debt_is_subtracted_at_the_end() {
    for (edition, left) in [("classic", -700), ("classic-cz", -200), ("manual", -700)] {
        let mut t = fined(edition, &[]);
        let told = t.game.apply(Actor::Table, Action::CallOff).expect("agreed");
        let amount = 300 - left;
        let paid = Happening::Paid { player: Seat(0), amount, purpose: Purpose::Final };
        assert!(told.contains(&paid), "{edition}: {told:?}");
        assert_eq!(t.cash(0), left, "{edition}");
    }
}

/// The children's game pays and owes as the basic game does, and plays with the same event cards.
/// Shows: junior.basic
#[test]
fn the_childrens_game_is_the_basic_game_otherwise() {
    let (junior, modern) = (rules("junior"), rules("modern"));
    assert_eq!(junior.events(), modern.events(), "event cards included");
    assert_eq!(junior.contracts(), modern.contracts());
    assert_eq!(junior.board().name, modern.board().name);
    let its_own = [
        "private-contracts",
        "public-pile",
        "load-before-roll",
        "trailers-sell",
        "auction-after",
        "auctions-a-turn",
        "auction-order",
        "no-interest",
        "display-after-sale",
    ];
    for name in aufachse_rules::switches::SWITCH_NAMES {
        let same = junior.switches().get(name) == modern.switches().get(name);
        assert_eq!(same, !its_own.contains(name), "{name}");
    }
    let mut t = scene("junior", &["Kassel", "Köln"]).set();
    t.rolls(0, &[2, 5]).drives_to(0, "Kassel-Frankfurt:2").draws("pannenhilfe");
    t.does(0, Action::Accept);
    assert_eq!((t.cash(0), t.player(0).missed_turns), (6000, 1), "two dice, one used, one card");
}

// ----- helpers -----------------------------------------------------------------------------------

fn rules(edition: &str) -> std::sync::Arc<aufachse_rules::Rules> {
    aufachse_rules::Rules::builtin(edition).unwrap_or_else(|faults| panic!("{faults}"))
}

fn with(mut table: Scene, switches: &[(&str, &str)]) -> Scene {
    for (name, value) in switches {
        table = table.switch(name, value);
    }
    table
}

/// Seat 0 has 300, carries goods from Luxemburg to Frankfurt, and has driven into a speed trap.
fn fined(edition: &str, switches: &[(&str, &str)]) -> Table {
    let table = scene(edition, &["Kassel", "Köln"])
        .road(0, &["Luxemburg-Frankfurt"])
        .hand(0, &["Berlin-Triest"])
        .cash(0, 300);
    let mut t = with(table, switches).set();
    t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("radarfalle");
    t
}

/// After the neighbour's turn seat 0 delivers in Frankfurt.
fn gets_revenue(t: &mut Table, amount: i32) {
    t.throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
    t.throws(0, 2).drives_to(0, "Frankfurt");
    let contract = t.contract("Luxemburg-Frankfurt");
    if t.may(0, Action::Deliver(contract)) {
        t.does(0, Action::Deliver(contract));
    }
    let got = Happening::Received { player: Seat(0), amount, purpose: Purpose::Revenue };
    assert!(t.told(|h| *h == got), "{:?}", t.told);
}

/// The debts of a player: for which card, and how much will be paid.
fn owed(t: &Table, seat: u8) -> Vec<(String, i32)> {
    let cards = &t.game.rules().events().cards;
    t.player(seat).debts.iter().map(|(c, amount)| (cards[c.index()].id.clone(), *amount)).collect()
}
