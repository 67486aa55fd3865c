//! Auctions by open outcry: anybody bids at any moment, as the editions of 1987 have it.

use crate::common::auctions::{market, opened};
use crate::common::seats;

use aufachse_rules::{Action, Happening, RefusalCode};

const OPEN: [&str; 2] = ["classic", "classic-cz"];

/// A truck, empty or loaded, that ends its movement in any city lets its player put one of the
/// face-up contracts up for auction; he need not. On the road there is no auction.
/// Shows: classic.auction.trigger
#[test]
fn a_truck_that_ends_its_move_in_a_city_may_auction_a_public_contract() {
    for edition in OPEN {
        for road in [&[][..], &["Nürnberg-Saarbrücken"]] {
            let scene = market(edition).road(0, road);
            let mut table = scene.clone().set();
            table.refuses(0, Action::Auction(0));
            table.rolls_all(0, 2).drives_to(0, "Kassel");
            for slot in 0..4 {
                assert!(table.may(0, Action::Auction(slot)), "{edition} {slot}");
            }
            let before = table.displayed();
            table.does(0, Action::Done);
            assert_eq!(table.displayed(), before, "{edition}: he need not, and nothing leaves");
            assert_eq!(table.current(), 1, "{edition}");
        }
        let clause = if edition == "classic" {
            "classic.auction.trigger"
        } else {
            "classic-cz.auction.exact"
        };
        let mut table = market(edition).set();
        table.rolls_all(0, 4).drives_to(0, "Kassel-Würzburg:2");
        table.refuses_by(0, Action::Auction(0), RefusalCode::NoAuction, clause);

        let mut table = market(edition).display(&["Berlin-Triest", "-"]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        table.refuses_by(0, Action::Auction(1), RefusalCode::EmptySlot, "classic.setup.display");
        assert!(table.may(0, Action::Auction(0)), "{edition}");
    }
}

/// In the classic edition any stop will do, an early one too; in the Czech edition only the exact
/// count does.
/// Shows: classic.auction.trigger, classic-cz.auction.exact
#[test]
fn an_early_stop_allows_an_auction_in_the_classic_edition_only() {
    for (edition, after, early) in [
        ("classic", None, true),
        ("classic-cz", None, false),
        ("classic-cz", Some("any-stop"), true),
        ("classic", Some("exact-count"), false),
    ] {
        let mut scene = market(edition).hand(0, &["Kassel-Brüssel"]);
        if let Some(value) = after {
            scene = scene.switch("auction-after", value);
        }
        let mut table = scene.clone().set();
        table.rolls_all(0, 4).drives_to(0, "Kassel");
        if edition == "classic-cz" {
            table.loads(0, "Kassel-Brüssel");
        }
        assert_eq!(table.may(0, Action::Auction(0)), early, "{edition} {after:?}: early");
        if (edition, after) == ("classic-cz", None) {
            let code = RefusalCode::NoAuction;
            table.refuses_by(0, Action::Auction(0), code, "classic-cz.auction.exact");
        }
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        assert!(table.may(0, Action::Auction(0)), "{edition} {after:?}: exact");
    }
}

/// All players bid in any order, as in an ordinary auction, and every new bid opens the auction to
/// all again. It closes when all others have passed on the standing bid.
/// Shows: classic.auction.any-order, ruling.open-outcry, classic-cz.auction.match
#[test]
fn players_bid_and_pass_in_any_order() {
    for edition in OPEN {
        let mut table = opened(edition);
        table.does(3, Action::Bid(1)).does(1, Action::Pass).does(2, Action::Bid(2));
        // The new bid has opened the auction to the one who had passed.
        table.does(1, Action::Bid(4)).does(3, Action::Pass).does(0, Action::Pass);
        assert!(table.may(3, Action::Bid(5)), "{edition}: seat 2 still thinks, so he may return");
        table.does(2, Action::Bid(5));
        assert!(table.may(0, Action::Bid(5)), "{edition}: the auctioneer is asked again");
        table.does(0, Action::Pass);
        let sold = |h: &Happening| matches!(h, Happening::Sold { player, amount: 3500, .. } if player.0 == 2);
        assert!(table.told(sold), "{edition}: {:?}", table.told);
        assert_eq!(table.cash(2), 1500, "{edition}");
        assert_eq!(table.hand(2), ["Berlin-Triest"], "{edition}");
    }
}

/// Nobody raises his own standing bid, and the game does not wait for him.
/// Shows: ruling.open-outcry
#[test]
fn nobody_raises_his_own_bid() {
    for (edition, order) in [("classic", None), ("classic-cz", None), ("modern", Some(()))] {
        let mut scene = market(edition);
        if order.is_some() {
            scene = scene.switch("auction-order", "open-outcry");
        }
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.does(2, Action::Bid(2));
        assert_eq!(table.refuses(2, Action::Bid(3)).code, RefusalCode::OwnBid, "{edition}");
        assert!(!table.waits_for(2) && table.waits_for(1) && table.waits_for(3), "{edition}");
        table.does(0, Action::Bid(2));
        let own = table.refuses(0, Action::Bid(3));
        assert_eq!(own.code, RefusalCode::OwnBid, "{edition}: the auctioneer neither");
        table.does(2, Action::Bid(3));
        assert_eq!(table.game.awaited(), seats(&[0, 1, 3]), "{edition}: all but the holder");
    }
}

/// Only the five printed amounts are bid, each higher than the last; some may be left out.
/// Shows: classic.auction.any-order, classic-cz.auction.match
#[test]
fn only_the_five_printed_amounts_are_bid() {
    for (edition, clause) in
        [("classic", "classic.auction.any-order"), ("classic-cz", "classic-cz.auction.match")]
    {
        let mut table = opened(edition);
        for level in [0, 6, 255] {
            table.refuses_by(1, Action::Bid(level), RefusalCode::BidTooLow, clause);
        }
        table.does(1, Action::Bid(3));
        let bid = |h: &Happening| matches!(h, Happening::Bid { level: 3, amount: 2100, .. });
        assert!(table.told(bid), "{edition}: the printed amount");
        for level in [1, 2, 3] {
            table.refuses_by(2, Action::Bid(level), RefusalCode::BidTooLow, clause);
        }
        table.does(2, Action::Bid(5));
        assert_eq!(
            table.game.awaited(),
            seats(&[0]),
            "{edition}: nobody but the auctioneer can answer"
        );
    }
}

/// If nobody else bids, the auctioneer has the contract for nothing.
/// Shows: classic.auction.free, classic-cz.auction.free, ruling.auctioneer
#[test]
fn without_another_bid_the_auctioneer_has_it_for_nothing() {
    for edition in OPEN {
        let mut table = opened(edition);
        let waits = RefusalCode::AuctioneerWaits;
        table.refuses_by(0, Action::Bid(1), waits, "ruling.auctioneer");
        table.refuses_by(0, Action::Pass, waits, "ruling.auctioneer");
        table.does(2, Action::Pass).does(3, Action::Pass).does(1, Action::Pass);
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}");

        // One bid, and he has to answer it.
        let mut table = opened(edition);
        table.does(2, Action::Bid(1)).does(3, Action::Pass).does(1, Action::Pass);
        assert_eq!(table.hand(0), [""; 0], "{edition}");
        table.does(0, Action::Pass);
        assert_eq!((table.hand(2).len(), table.cash(2)), (1, 4300), "{edition}");
    }
}

/// At an equal bid the auctioneer has the right to the contract: he needs only to match, and the
/// others must go higher.
/// Shows: classic.auction.tie, classic-cz.auction.match, ruling.auctioneer
#[test]
fn the_auctioneer_needs_only_to_match() {
    for (edition, clause) in
        [("classic", "classic.auction.any-order"), ("classic-cz", "classic-cz.auction.match")]
    {
        let mut table = opened(edition);
        table.does(2, Action::Bid(2)).does(0, Action::Bid(2));
        table.refuses_by(3, Action::Bid(2), RefusalCode::BidTooLow, clause);
        table.does(1, Action::Pass).does(2, Action::Pass).does(3, Action::Pass);
        assert_eq!((table.hand(0).len(), table.cash(0)), (1, 3600), "{edition}");
        assert_eq!(table.cash(2), 5000, "{edition}");

        // He may raise as well, and who is matched may go higher.
        let mut table = opened(edition);
        table.does(2, Action::Bid(2)).does(0, Action::Bid(3)).does(2, Action::Bid(4));
        table.does(0, Action::Pass).does(1, Action::Pass).does(3, Action::Pass);
        assert_eq!((table.hand(2).len(), table.cash(2)), (1, 2200), "{edition}");

        // His match of the highest bid closes the auction at once.
        let mut table = opened(edition);
        table.does(3, Action::Bid(5)).does(0, Action::Bid(5));
        assert_eq!((table.hand(0).len(), table.cash(0)), (1, 1500), "{edition}");
    }
}

/// The auctioneer may buy at once by paying the highest printed amount, before any bid and after.
/// Shows: classic.auction.buy-now, ruling.auctioneer
#[test]
fn the_auctioneer_may_buy_at_once() {
    for edition in OPEN {
        let mut scene = market(edition);
        if edition == "classic-cz" {
            scene = scene.switch("buy-now", "yes");
        }
        for bid in [None, Some(1), Some(5)] {
            let mut table = scene.clone().set();
            table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
            if let Some(level) = bid {
                table.does(1, Action::Bid(level));
                assert!(!table.may(2, Action::BuyNow), "{edition}: the others cannot");
            }
            table.does(0, Action::BuyNow);
            assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
            assert_eq!(table.cash(0), 1500, "{edition}: bid 5 is 3500");
        }
        let mut table = scene.cash(0, 3499).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.refuses_by(0, Action::BuyNow, RefusalCode::BidOverCash, "ruling.afford");
    }
}

/// Where the rulebook knows no buying at once, the auctioneer waits for the others.
/// Shows: classic.auction.buy-now
#[test]
fn there_is_no_buying_at_once_elsewhere() {
    for (edition, off, clause) in [
        ("classic-cz", false, "classic-cz.auction.match"),
        ("classic", true, "classic.auction.buy-now"),
        ("modern", false, "modern.auction.clockwise"),
        ("manual", false, "manual.auction.exact"),
    ] {
        let mut scene = market(edition);
        if off {
            scene = scene.switch("buy-now", "no");
        }
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.refuses_by(0, Action::BuyNow, RefusalCode::NoBuyNow, clause);
        assert_eq!(table.cash(0), 5000, "{edition}");
    }
}

/// The winner pays the bank the whole amount at once and takes the card hidden into his hand.
/// Shows: classic.auction.pay, classic-cz.auction.pay, classic.auction.hand
#[test]
fn the_winner_pays_at_once_and_hides_the_card() {
    for edition in OPEN {
        let mut table = opened(edition);
        let hidden = table.player(3).hidden;
        table.does(3, Action::Bid(4)).does(0, Action::Pass);
        table.does(1, Action::Pass).does(2, Action::Pass);
        let paid = |h: &Happening| matches!(h, Happening::Paid { player, amount: 2800, .. } if player.0 == 3);
        assert!(table.told(paid), "{edition}: in the same breath");
        let cash: Vec<i32> = table.game.cash();
        assert_eq!(cash, [5000, 5000, 5000, 2200], "{edition}: to the bank, by him alone");
        assert_eq!(table.hand(3), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.player(3).hidden, hidden + 1, "{edition}");
        assert_eq!(table.on_road(3), [""; 0], "{edition}: not face up");
        assert!(table.view(1).hand.is_empty(), "{edition}: nobody else has it");
    }
}

/// There are no loans: nobody bids more than the cash he has; who can bid no more has passed.
/// Shows: ruling.afford, classic.auction.pay, classic-cz.auction.pay
#[test]
fn nobody_bids_more_than_his_cash() {
    for edition in OPEN {
        let scene = market(edition).cash(1, 699).cash(2, 1400).cash(3, 3499).cash(0, 1000);
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        assert!(!table.waits_for(1), "{edition}: 699 is less than the lowest bid");
        table.refuses_by(2, Action::Bid(3), RefusalCode::BidOverCash, "ruling.afford");
        table.does(2, Action::Bid(2));
        assert!(!table.waits_for(0), "{edition}: the auctioneer cannot match 1400");
        table.refuses_by(3, Action::Bid(5), RefusalCode::BidOverCash, "ruling.afford");
        table.does(3, Action::Bid(4));
        assert_eq!(table.hand(3), ["Berlin-Triest"], "{edition}: nobody can answer");
        assert_eq!(table.cash(3), 699, "{edition}");
    }
}

/// A player who misses a turn may bid all the same.
/// Shows: ruling.afford
#[test]
fn a_player_who_misses_a_turn_may_bid() {
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        let mut table = market(edition).seat(1, "missed-turns", "2").set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.does(1, Action::Bid(1)).does(2, Action::Pass).does(3, Action::Pass);
        table.does(0, Action::Pass);
        assert_eq!((table.hand(1).len(), table.cash(1)), (1, 4300), "{edition}");
    }
}

/// The auction of the first stop is the only one at that stop. A second stop of the same turn has
/// its own in the classic edition; the Czech player auctions once a turn.
/// Shows: classic.auction.trigger, classic-cz.turn.actions
#[test]
fn a_stop_has_one_auction() {
    for (edition, auctions, again) in [
        ("classic", None, true),
        ("classic-cz", None, false),
        ("classic", Some("one"), false),
        ("classic-cz", Some("one-a-stop"), true),
    ] {
        let mut scene = market(edition).cards(0, &["motivation"]).pile(0);
        if let Some(value) = auctions {
            scene = scene.switch("auctions-a-turn", value);
        }
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        for seat in 1..4 {
            table.does(seat, Action::Pass);
        }
        assert_eq!(table.refuses(0, Action::Auction(1)).code, RefusalCode::NoAuction, "{edition}");
        table.does(0, Action::Motivation).drives_to(0, "Dortmund");
        assert_eq!(table.may(0, Action::Auction(1)), again, "{edition} {auctions:?}");
    }
}

/// Clockwise bidding can be played with the classic rules, and open outcry with the modern ones.
/// Shows: ruling.open-outcry
#[test]
fn the_order_of_bids_is_a_switch() {
    let mut table =
        market("classic").switch("auction-order", "clockwise").switch("buy-now", "no").set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
    table.refuses(2, Action::Bid(1));
    table.does(1, Action::Pass).does(2, Action::Bid(1));

    let mut table = market("modern-ja").switch("auction-order", "open-outcry").set();
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
    table.does(3, Action::Bid(1)).does(1, Action::Pass).does(2, Action::Bid(2));
    table.does(1, Action::Bid(3));
    assert_eq!(table.game.awaited(), seats(&[0, 2, 3]), "all but the holder");
}
