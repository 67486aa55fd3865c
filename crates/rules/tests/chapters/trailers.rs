//! Trailers: buying, loading, keeping and selling them.

use crate::common::*;
use aufachse_rules::{Action, Happening, Purpose, RefusalCode, Seat, Trailer};

const WITH_TRAILERS: [&str; 5] = ["classic", "classic-cz", "modern", "modern-ja", "manual"];
const SMALL: Action = Action::Buy(Trailer::Small);
const LARGE: Action = Action::Buy(Trailer::Large);

/// In his own turn a player buys as many trailers as he likes and as there are: for 4 goods at
/// 2000, for 6 at 3000. Their room need not be used.
/// Shows: classic.trailer.buy, modern.trailer.buy, manual.trailer.buy, classic-cz.trailer.supply
#[test]
fn any_number_of_trailers_is_bought_in_the_own_turn() {
    for (edition, clause) in WITH_TRAILERS.into_iter().zip([
        "classic.trailer.buy",
        "classic-cz.trailer.any-time",
        "modern.trailer.buy",
        "modern.trailer.buy",
        "manual.trailer.buy",
    ]) {
        let mut t = scene(edition, &["Kassel", "Köln"]).cash(0, 20_000).cash(1, 20_000).set();
        assert_eq!(t.player(0).capacity, 6, "{edition}");
        for (n, buy, cash, capacity) in [(4, LARGE, 3000, 6), (4, SMALL, 2000, 4)] {
            for _ in 0..n {
                t.refuses_by(1, buy, RefusalCode::BuyOwnTurn, clause);
                let before = (t.cash(0), t.player(0).capacity);
                t.does(0, buy);
                let after = (t.cash(0) + cash, t.player(0).capacity - capacity);
                assert_eq!(before, after, "{edition}");
                let paid =
                    Happening::Paid { player: Seat(0), amount: cash, purpose: Purpose::Trailer };
                assert!(t.told(|h| *h == paid), "{edition}");
            }
            assert_eq!(t.refuses(0, buy).code, RefusalCode::TrailersGone, "{edition}");
        }
        assert_eq!((t.cash(0), t.player(0).capacity), (0, 46), "{edition}");
        assert_eq!(t.player(0).load, 0, "{edition}: the room need not be used");
    }
}

/// Trailers are bought at any time of the own turn: before the roll, between roll and move, at a
/// stop and before the turn ends.
/// Shows: classic-cz.trailer.any-time, manual.trailer.buy, modern.trailer.buy, classic.trailer.buy
#[test]
fn trailers_are_bought_at_any_time_of_the_turn() {
    for edition in WITH_TRAILERS {
        let table = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .cash(0, 20_000)
            .hand(0, &["Berlin-Triest"]);
        let mut t = table.set();
        t.does(0, SMALL).throws(0, 2).does(0, SMALL).drives_to(0, "Kassel").does(0, SMALL);
        assert_eq!(t.player(0).small_trailers, 3, "{edition}");

        let mut t = table.set();
        t.throws(0, 3).drives_to(0, "Kassel-Frankfurt:1").does(0, SMALL);
        assert_eq!(t.player(0).small_trailers, 1, "{edition}: after the move");
        assert_eq!(t.current(), 0, "{edition}: before the turn ends");
    }
}

/// A trailer makes room for a contract that did not fit, at the very stop.
/// Shows: classic.trailer.buy, modern.trailer.buy, manual.trailer.buy
#[test]
fn a_trailer_bought_at_the_stop_makes_room() {
    for edition in WITH_TRAILERS {
        let mut t = scene(edition, &["Hannover-Kassel:2", "Köln"])
            .hand(0, &["Hannover-München"])
            .road(0, &["Nürnberg-Saarbrücken"])
            .set();
        t.throws(0, 2).drives_to(0, "Hannover");
        let contract = t.contract("Hannover-München");
        assert_eq!(t.refuses(0, Action::Load(contract)).code, RefusalCode::NoRoom, "{edition}");
        t.does(0, SMALL).does(0, Action::Load(contract));
        assert_eq!(t.player(0).load, 8, "{edition}");
    }
}

/// Goods go onto the truck first and then onto trailers; trailers are unloaded first.
/// Shows: classic.trailer.order, manual.trailer.order
#[test]
fn the_truck_is_loaded_first_and_unloaded_last() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .road(0, &["Köln-Kassel", "Verona-Amsterdam"])
            .hand(0, &["Kassel-Brüssel"])
            .trailers(0, 0, 1)
            .set();
        let stowed = |t: &Table| (t.player(0).on_truck, t.player(0).on_trailers);
        assert_eq!(stowed(&t), (6, 3), "{edition}");
        t.throws(0, 2).drives_to(0, "Kassel");
        let delivered = t.contract("Köln-Kassel");
        if t.may(0, Action::Deliver(delivered)) {
            t.does(0, Action::Deliver(delivered));
        }
        assert_eq!(stowed(&t), (4, 0), "{edition}: five came off, trailers first");
    }
    let mut t = scene("classic", &["Dortmund-Kassel:1", "Köln"])
        .road(0, &["Hannover-Zürich"])
        .hand(0, &["Kassel-Brüssel"])
        .trailers(0, 1, 0)
        .set();
    t.throws(0, 2).drives_to(0, "Kassel").loads(0, "Kassel-Brüssel");
    assert_eq!((t.player(0).on_truck, t.player(0).on_trailers), (6, 1), "the truck fills first");
}

/// Bought trailers lie face up: everybody sees whose they are.
/// Shows: classic.trailer.open
#[test]
fn bought_trailers_lie_face_up() {
    for edition in WITH_TRAILERS {
        let mut t = scene(edition, &["Kassel", "Köln"]).set();
        t.does(0, SMALL).does(0, LARGE);
        for viewer in 0..2 {
            let seen = &t.view(viewer).players[0];
            assert_eq!((seen.small_trailers, seen.large_trailers), (1, 1), "{edition}");
        }
        assert_eq!((t.player(0).small_trailers, t.player(0).large_trailers), (1, 1), "{edition}");
    }
}

/// In the classic game a trailer is kept to the end and cannot be sold.
/// Shows: classic.trailer.keep
#[test]
fn classic_trailers_are_kept() {
    let no = [("trailers-sell", "no")];
    for (edition, switches) in [("classic", &[][..]), ("classic-cz", &[]), ("modern", &no)] {
        let table = scene(edition, &["Kassel", "Köln"]).trailers(0, 1, 1);
        let mut t = with(table, switches).set();
        for size in Trailer::ALL {
            t.refuses_by(0, Action::Sell(size), RefusalCode::NoSale, "classic.trailer.keep");
        }
        t.throws(0, 3).drives_to(0, "Kassel-Frankfurt:3");
        assert_eq!(t.refuses(0, Action::Sell(Trailer::Small)).code, RefusalCode::NoSale);
        t.ends_turn(0);
        assert_eq!((t.player(0).small_trailers, t.player(0).large_trailers), (1, 1), "{edition}");
    }
}

/// In the modern game a trailer stays with its buyer, empty or full, until he sells it.
/// Shows: modern.trailer.keep
#[test]
fn modern_trailers_stay_until_sold() {
    for edition in ["modern", "modern-ja", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .road(0, &[if edition == "manual" { "Köln-Kassel" } else { "Prag-Kassel" }])
            .hand(0, &["Berlin-Triest"])
            .trailers(0, 1, 1)
            .set();
        t.throws(0, 2).drives_to(0, "Kassel").ends_turn(0);
        t.throws(1, 3).drives_to(1, "Köln-Frankfurt:3").ends_turn(1);
        assert_eq!((t.player(0).small_trailers, t.player(0).large_trailers), (1, 1), "{edition}");
        t.does(0, Action::Sell(Trailer::Large));
        assert_eq!((t.player(0).small_trailers, t.player(0).large_trailers), (1, 0), "{edition}");
    }
}

/// In the own turn a trailer of either size sells for 500, and goes back to the supply. Whoever
/// has none sells none.
/// Shows: modern.trailer.sell, modern-ja.trailer.sell, manual.trailer.sell, ruling.sell-trailer
#[test]
fn a_trailer_of_either_size_sells_for_500() {
    let house = [("trailers-sell", "own-turn-if-fits")];
    for (edition, switches, clause) in [
        ("modern", &[][..], "modern.trailer.sell"),
        ("modern-ja", &[], "modern-ja.trailer.sell"),
        ("manual", &[], "manual.trailer.sell"),
        ("classic", &house, "classic.trailer.buy"),
    ] {
        let table = scene(edition, &["Kassel", "Köln"]).trailers(0, 1, 1).trailers(1, 3, 3);
        let mut t = with(table, switches).set();
        assert_eq!(t.view(0).supply, (0, 0), "{edition}");
        for (n, size) in (1..).zip(Trailer::ALL) {
            t.does(0, Action::Sell(size));
            assert_eq!(t.cash(0), 5000 + 500 * n, "{edition}");
            t.refuses_by(0, Action::Sell(size), RefusalCode::NotOwned, clause);
        }
        assert_eq!(t.view(0).supply, (1, 1), "{edition}: back in the supply");
        t.does(0, SMALL);
        assert_eq!(t.cash(0), 4000, "{edition}: and bought again");
    }
}

/// In the English text and the manual trailers are sold in the own turn only; in the Japanese one
/// at any time.
/// Shows: modern.trailer.sell, manual.trailer.sell, modern-ja.trailer.sell
#[test]
fn only_the_japanese_text_sells_out_of_turn() {
    let any_time = [("trailers-sell", "any-time-if-fits")];
    let own_turn = [("trailers-sell", "own-turn-if-fits")];
    for (edition, switches, clause) in [
        ("modern", &[][..], Some("modern.trailer.sell")),
        ("manual", &[], Some("manual.trailer.sell")),
        ("modern-ja", &own_turn, Some("modern.trailer.sell")),
        ("classic", &own_turn, Some("modern.trailer.sell")),
        ("modern-ja", &[], None),
        ("classic", &any_time, None),
    ] {
        let table = scene(edition, &["Kassel", "Köln"]).trailers(1, 1, 1);
        let mut t = with(table, switches).set();
        let sells = Action::Sell(Trailer::Small);
        if let Some(clause) = clause {
            t.refuses_by(1, sells, RefusalCode::SellOwnTurn, clause);
        } else {
            t.does(1, sells);
            assert_eq!((t.cash(1), t.current()), (5500, 0), "{edition}");
            t.throws(0, 3).does(1, Action::Sell(Trailer::Large));
            assert_eq!(t.cash(1), 6000, "{edition}: while another drives");
            assert_eq!(t.refuses(1, SMALL).code, RefusalCode::BuyOwnTurn, "{edition}");
        }
    }
}

/// Where the load must still fit, a trailer sells only if it does.
/// Shows: ruling.sell-trailer, modern.trailer.sell
#[test]
fn a_trailer_that_the_load_needs_is_not_sold() {
    for edition in ["modern", "modern-ja"] {
        let mut t = scene(edition, &["Kassel", "Köln"])
            .road(0, &["Nürnberg-Saarbrücken", "Kassel-Bern"])
            .trailers(0, 1, 1)
            .set();
        t.does(0, Action::Sell(Trailer::Large));
        let sells = Action::Sell(Trailer::Small);
        t.refuses_by(0, sells, RefusalCode::LoadTooBig, "ruling.sell-trailer");
        assert_eq!(t.player(0).load, 7, "{edition}: seven goods do not fit on the truck");
    }
}

/// In the manual a trailer sells even with goods on it: they stay loaded, and nothing more is
/// loaded until everything fits again.
/// Shows: manual.trailer.sell, ruling.sell-trailer
#[test]
fn in_the_manual_goods_stay_loaded_when_their_trailer_is_sold() {
    let house = [("trailers-sell", "own-turn-goods-stay")];
    for (edition, switches) in [("manual", &[][..]), ("classic", &house)] {
        let table = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .road(0, &["Köln-Kassel", "Verona-Amsterdam"])
            .hand(0, &["Kassel-Brüssel", "Kassel-Straßburg"])
            .trailers(0, 0, 1);
        let mut t = with(table, switches).switch("delivering", "may").set();
        t.does(0, Action::Sell(Trailer::Large));
        assert_eq!((t.cash(0), t.player(0).load, t.player(0).capacity), (5500, 9, 6), "{edition}");
        assert_eq!(t.on_road(0).len(), 2, "{edition}: the goods stay");
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Done);
        let small = t.contract("Kassel-Brüssel");
        assert_eq!(t.refuses(0, Action::Load(small)).code, RefusalCode::NoRoom, "{edition}");
        t.does(0, SMALL);
        assert_eq!(t.refuses(0, Action::Load(small)).code, RefusalCode::NoRoom, "{edition}");
        t.does(0, SMALL).does(0, Action::Load(small));
        assert_eq!((t.player(0).load, t.player(0).capacity), (11, 14), "{edition}: it fits again");
    }
}

/// The auctioneer is in his own turn: he may sell a trailer to match a bid. The others may not,
/// except by the Japanese text.
/// Shows: modern.trailer.sell, manual.trailer.sell, modern-ja.trailer.sell
#[test]
fn a_trailer_is_sold_in_an_auction_of_the_own_turn() {
    for edition in ["modern", "manual", "modern-ja"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln", "Wien"])
            .display(&["Hannover-München"])
            .hand(0, &["Berlin-Triest"])
            .cash(0, 200)
            .cash(2, 500)
            .trailers(0, 1, 0)
            .trailers(2, 1, 0)
            .set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(2));
        if edition == "modern-ja" {
            assert!(t.waits_for(2), "600 can be had with the trailer, so nobody passes him over");
            t.does(2, Action::Sell(Trailer::Small)).does(2, Action::Bid(3));
            assert!(t.may(1, Action::Bid(4)));
        } else {
            let refused = t.refuses(2, Action::Sell(Trailer::Small));
            assert_eq!(refused.code, RefusalCode::SellOwnTurn, "{edition}");
            assert!(t.waits_for(0), "{edition}: seat 2 cannot pay, seat 0 could");
            assert_eq!(t.refuses(0, Action::Bid(2)).code, RefusalCode::BidOverCash, "{edition}");
            assert_eq!(t.refuses(0, SMALL).code, RefusalCode::BuyOwnTurn, "{edition}");
            t.does(0, Action::Sell(Trailer::Small)).does(0, Action::Bid(2)).does(1, Action::Pass);
            assert_eq!((t.cash(0), t.player(0).hidden), (100, 2), "{edition}");
        }
    }
}

/// A trailer sold while a contract just taken waits to be loaded takes the room for it: the
/// contract then stays in the hand.
/// Shows: ruling.sell-trailer
#[test]
fn a_trailer_sold_before_loading_takes_the_room_along() {
    let mut t = scene("junior", &["Hannover-Kassel:2", "Köln"])
        .switch("trailers-sell", "any-time-if-fits")
        .switch("taken-contract", "loads-at-choice")
        .road(0, &["Nürnberg-Saarbrücken"])
        .trailers(0, 1, 0)
        .display(&["Hannover-München"])
        .set();
    t.throws(0, 2).drives_to(0, "Hannover").does(0, Action::Take(0)).let_chance();
    let contract = t.contract("Hannover-München");
    assert!(t.may(0, Action::Load(contract)), "three goods fit on truck and trailer");
    t.does(0, Action::Sell(Trailer::Small));
    t.refuses(0, Action::Load(contract));
    assert_eq!((t.player(0).load, t.hand(0)), (5, vec!["Hannover-München".to_owned()]));
}

/// Trailers are worth nothing at the end.
/// Shows: classic.trailer.worthless, modern.trailer.worthless
#[test]
fn trailers_are_worth_nothing_at_the_end() {
    for edition in WITH_TRAILERS {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .hand(1, &["Berlin-Triest"])
            .road(0, &[if edition.starts_with("modern") { "Prag-Kassel" } else { "Köln-Kassel" }])
            .cash(0, 0)
            .cash(1, 3000)
            .trailers(0, 4, 4)
            .pile(0)
            .set();
        t.throws(0, 2).drives_to(0, "Kassel");
        let contract = t.view(0).players[0].on_road.first().copied();
        if let Some(contract) = contract {
            t.does(0, Action::Deliver(contract));
        }
        let revenue = if edition.starts_with("modern") { 2700 } else { 2200 };
        for (player, place, cash) in [(Seat(1), 1, 3000), (Seat(0), 2, revenue)] {
            let ranked = Happening::Ranked { player, place, cash };
            assert!(t.told(|h| *h == ranked), "{edition}: {:?}", t.told);
        }
    }
}

/// The children's game has no trailers: six goods are the most.
/// Shows: junior.trailer.none
#[test]
fn the_childrens_game_has_no_trailers() {
    let none = [("trailers-sell", "no-trailers")];
    for (edition, switches) in [("junior", &[][..]), ("modern", &none), ("classic", &none)] {
        let table = scene(edition, &["Hannover-Kassel:2", "Köln"])
            .road(0, &["Nürnberg-Saarbrücken"])
            .hand(0, &["Hannover-München"]);
        let mut t = with(table, switches).set();
        for trade in [SMALL, LARGE, Action::Sell(Trailer::Small), Action::Sell(Trailer::Large)] {
            t.refuses_by(0, trade, RefusalCode::NoTrailers, "junior.trailer.none");
        }
        t.throws(0, 2).drives_to(0, "Hannover");
        let contract = t.contract("Hannover-München");
        assert_eq!(t.refuses(0, Action::Load(contract)).code, RefusalCode::NoRoom, "{edition}");
        assert_eq!(t.refuses(0, LARGE).code, RefusalCode::NoTrailers, "{edition}");
        assert_eq!(t.player(0).capacity, 6, "{edition}");
    }
    let mut house = scene("junior", &["Kassel", "Köln"]).switch("trailers-sell", "no").set();
    house.does(0, LARGE);
    assert_eq!(house.player(0).capacity, 12);
}

// ----- helpers -----------------------------------------------------------------------------------

fn with(mut table: Scene, switches: &[(&str, &str)]) -> Scene {
    for (name, value) in switches {
        table = table.switch(name, value);
    }
    table
}
