//! Auctions that go clockwise: the player on the left begins, and a pass is final.

use crate::common::auctions::{from_kassel, market, opened};
use crate::common::seats;
use crate::common::*;

use aufachse_rules::{Action, Ending, Happening, RefusalCode};

const CLOCKWISE: [&str; 3] = ["modern", "modern-ja", "manual"];

/// The rulebook's example, move by move: Red picks Berlin-Triest, Yellow passes, Blue bids 2, Green
/// 3, Red matches 3, Blue passes, Green bids 4, Red passes. Green pays 2800 for a contract that is
/// worth 3900.
/// Shows: modern.auction.example, modern.auction.clockwise, modern.auction.match
/// Shows: modern.auction.levels, modern.auction.pay
#[test]
fn the_rulebooks_example_is_played_as_printed() {
    const RED: u8 = 0;
    const YELLOW: u8 = 1;
    const BLUE: u8 = 2;
    const GREEN: u8 = 3;
    for edition in CLOCKWISE {
        let mut table = market(edition).set();
        table.rolls_all(RED, 2).drives_to(RED, "Kassel");
        table.does(RED, Action::Auction(0));
        assert!(table.waits_for(YELLOW), "{edition}: the player on the left begins");
        table.does(YELLOW, Action::Pass);
        table.does(BLUE, Action::Bid(2));
        table.does(GREEN, Action::Bid(3));
        table.does(RED, Action::Bid(3));
        assert_eq!(table.game.awaited(), seats(&[BLUE]), "{edition}: Yellow is not asked again");
        table.does(BLUE, Action::Pass);
        table.does(GREEN, Action::Bid(4));
        table.does(RED, Action::Pass);
        let sold = |h: &Happening| matches!(h, Happening::Sold { player, amount: 2800, .. } if player.0 == GREEN);
        assert!(table.told(sold), "{edition}: {:?}", table.told);
        assert_eq!(table.game.cash(), [5000, 5000, 5000, 2200], "{edition}");
        assert_eq!(table.hand(GREEN), ["Berlin-Triest"], "{edition}");
        let rules = table.game.rules();
        let card = rules.contract(table.contract("Berlin-Triest")).expect("the card");
        assert_eq!((card.revenue, card.revenue - card.bids[3]), (3900, 1100), "{edition}");
    }
}

/// Arriving in any city by exact count allows an interest in one of the face-up contracts. A six
/// makes any number of steps the count.
/// Shows: modern.auction.exact, manual.auction.exact
#[test]
fn an_arrival_by_exact_count_allows_an_auction() {
    for edition in CLOCKWISE {
        for roll in [2, 6] {
            let mut table = market(edition).set();
            table.refuses(0, Action::Auction(0));
            table.rolls_all(0, roll).drives_to(0, "Kassel");
            for slot in 0..4 {
                assert!(table.may(0, Action::Auction(slot)), "{edition} {roll} {slot}");
            }
            table.does(0, Action::Auction(3));
            let opened = |h: &Happening| matches!(h, Happening::AuctionOpened { .. });
            assert!(table.told(opened), "{edition}");
        }
        let mut table = market(edition).display(&["Berlin-Triest"]).set();
        table.rolls_all(0, 2).drives_to(0, "Kassel");
        assert_eq!(table.refuses(0, Action::Auction(1)).code, RefusalCode::EmptySlot, "{edition}");
    }
}

/// Who has forfeited movement to stop in a city may not select a contract there.
/// Shows: modern.auction.exact, manual.auction.exact
#[test]
fn a_forfeited_move_allows_no_auction() {
    for (edition, clause) in [
        ("modern", "modern.auction.exact"),
        ("modern-ja", "modern.auction.exact"),
        ("manual", "manual.auction.exact"),
    ] {
        let scene = market(edition).hand(0, &[from_kassel(edition)]);
        let mut table = scene.clone().set();
        table.rolls_all(0, 4).stops_early_in(0, "Kassel");
        table.refuses_by(0, Action::Auction(0), RefusalCode::NoAuction, clause);
        assert!(!table.may(0, Action::NoInterest), "{edition}");

        let mut table = scene.switch("auction-after", "any-stop").switch("no-interest", "no").set();
        table.rolls_all(0, 4).drives_to(0, "Kassel");
        assert!(table.may(0, Action::Auction(0)), "{edition}: unless any stop will do");
    }
}

/// Where an event card brought the truck, there is no auction: not by a card's steps, and not by
/// a roll that a card granted. The editions of 1987 make no such difference.
/// Shows: modern.auction.exact, ruling.auction-by-card-roll
#[test]
fn a_truck_brought_by_a_card_allows_no_auction() {
    for (edition, after, allowed) in [
        ("modern", None, false),
        ("modern-ja", None, false),
        ("manual", None, false),
        ("classic", None, true),
        ("classic-cz", None, true),
        ("modern", Some("exact-count"), true),
        ("classic", Some("exact-count-not-by-card"), false),
    ] {
        let mut scene = market(edition);
        if let Some(value) = after {
            scene = scene.switch("auction-after", value);
        }
        // By the steps of a kept card.
        let mut table = scene.clone().cards(0, &["motivation"]).set();
        table.does(0, Action::Motivation).drives_to(0, "Kassel");
        assert_eq!(table.may(0, Action::Auction(0)), allowed, "{edition} {after:?}: steps");
        let removal = allowed && edition == "modern";
        assert_eq!(table.may(0, Action::NoInterest), removal, "{edition} {after:?}: steps");

        // By a roll that an event card granted: from the event space two spaces before Kassel.
        let mut table = scene.seat(0, "truck", "\"Frankfurt\"").set();
        table.rolls_all(0, 2).drives_to(0, "Kassel-Frankfurt:2");
        table.draws("beifahrer").dice(&[2]).drives_to(0, "Kassel");
        assert_eq!(table.may(0, Action::Auction(0)), allowed, "{edition} {after:?}: roll");
        assert_eq!(table.may(0, Action::NoInterest), removal, "{edition} {after:?}: roll");
        assert_eq!(table.displayed()[0], "Berlin-Triest", "{edition}: nothing was removed");
    }
}

/// The player on the left begins, then it goes clockwise; who is not asked waits for his turn.
/// Shows: modern.auction.clockwise, manual.auction.exact
#[test]
fn bidding_goes_clockwise_from_the_left() {
    for edition in CLOCKWISE {
        // Seat 2 is the auctioneer, so 3 begins, then 0 and 1.
        let mut table = market(edition)
            .seat(0, "truck", "\"Wien\"")
            .seat(2, "truck", "\"Hannover-Kassel:1\"")
            .turn_of(2)
            .set();
        table.rolls_all(2, 2).drives_to(2, "Kassel").does(2, Action::Auction(0));
        for (seat, next) in [(3, 0), (0, 1), (1, 2)] {
            assert_eq!(table.game.awaited(), seats(&[seat]), "{edition}");
            if next != 2 {
                let early = table.refuses(next, Action::Bid(5));
                assert_eq!(early.code, RefusalCode::NotYourTurn, "{edition}");
            }
            table.does(seat, Action::Bid(if seat == 3 { 1 } else { seat + 2 }));
        }
        assert_eq!(table.game.awaited(), seats(&[2]), "{edition}: the auctioneer comes last");
        table.does(2, Action::Pass);
        assert_eq!(table.game.awaited(), seats(&[3]), "{edition}: and round again");
    }
}

/// A pass is final: who has passed is not asked again, whatever is bid.
/// Shows: modern.auction.clockwise, manual.auction.exact
#[test]
fn a_pass_is_final() {
    for (edition, clause) in [
        ("modern", "modern.auction.clockwise"),
        ("modern-ja", "modern.auction.clockwise"),
        ("manual", "manual.auction.exact"),
    ] {
        let mut table = opened(edition);
        table.does(1, Action::Pass).does(2, Action::Bid(1)).does(3, Action::Bid(2));
        table.refuses_by(1, Action::Bid(4), RefusalCode::HasPassed, clause);
        table.refuses_by(3, Action::Bid(4), RefusalCode::OwnBid, clause);
        // The auctioneer's pass is final too, though a new bid follows.
        table.does(0, Action::Pass).does(2, Action::Bid(3));
        table.refuses_by(0, Action::Bid(3), RefusalCode::HasPassed, clause);
        table.does(3, Action::Pass);
        assert_eq!((table.hand(2).len(), table.cash(2)), (1, 2900), "{edition}");
    }
}

/// The auctioneer needs only to equal the last bid, the others must raise it.
/// Shows: modern.auction.match, manual.auction.exact, ruling.auctioneer
#[test]
fn the_auctioneer_equals_and_the_others_raise() {
    for edition in CLOCKWISE {
        let mut table = opened(edition);
        table.does(1, Action::Bid(2));
        let low = table.refuses(2, Action::Bid(2));
        assert_eq!((low.code, low.needed), (RefusalCode::BidTooLow, Some(3)), "{edition}");
        table.does(2, Action::Pass).does(3, Action::Pass);
        assert_eq!(table.refuses(0, Action::Bid(1)).code, RefusalCode::BidTooLow, "{edition}");
        table.does(0, Action::Bid(2)).does(1, Action::Pass);
        assert_eq!((table.hand(0).len(), table.cash(0)), (1, 3600), "{edition}");
        assert_eq!(table.cash(1), 5000, "{edition}");

        // He may raise too; and his match of bid 5 closes the auction.
        let mut table = opened(edition);
        table.does(1, Action::Bid(1)).does(2, Action::Pass).does(3, Action::Pass);
        table.does(0, Action::Bid(3)).does(1, Action::Bid(5)).does(0, Action::Bid(5));
        assert_eq!((table.hand(0).len(), table.cash(0)), (1, 1500), "{edition}");
    }
}

/// The auctioneer bids only in answer to another's bid, and cannot withdraw.
/// Shows: ruling.auctioneer
#[test]
fn the_auctioneer_answers_and_does_not_begin() {
    for edition in CLOCKWISE {
        let mut table = opened(edition);
        for action in [Action::Bid(1), Action::Pass, Action::NoInterest] {
            let refusal = table.refuses(0, action);
            assert_eq!(refusal.code, RefusalCode::AuctioneerWaits, "{edition} {action:?}");
            assert_eq!(refusal.clause, "ruling.auctioneer", "{edition}");
        }
    }
}

/// Bids are the printed levels 1 to 5; levels may be skipped.
/// Shows: modern.auction.levels, manual.auction.exact
#[test]
fn bids_are_the_five_printed_levels() {
    for (edition, clause) in [
        ("modern", "modern.auction.levels"),
        ("modern-ja", "modern.auction.levels"),
        ("manual", "manual.auction.exact"),
    ] {
        for (level, amount) in [(1, 700), (2, 1400), (3, 2100), (4, 2800), (5, 3500)] {
            let mut table = opened(edition);
            for wrong in [0, 6, 200] {
                table.refuses_by(1, Action::Bid(wrong), RefusalCode::BidTooLow, clause);
            }
            table.does(1, Action::Bid(level));
            let bid = |h: &Happening| matches!(h, Happening::Bid { amount: a, .. } if *a == amount);
            assert!(table.told(bid), "{edition} {level}");
        }
    }
}

/// With no other bid the auctioneer has the contract for nothing.
/// Shows: modern.auction.pay, manual.auction.free, ruling.auctioneer
#[test]
fn with_no_other_bid_the_auctioneer_pays_nothing() {
    for edition in CLOCKWISE {
        let mut table = opened(edition);
        table.does(1, Action::Pass).does(2, Action::Pass).does(3, Action::Pass);
        assert_eq!(table.hand(0), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.cash(0), 5000, "{edition}");
        assert!(!table.told(|h| matches!(h, Happening::Paid { .. })), "{edition}");
    }
}

/// The winner pays at once, without credit, and takes the card into his hand.
/// Shows: modern.auction.pay, manual.auction.pay, ruling.afford
#[test]
fn the_winner_pays_at_once_and_without_credit() {
    for edition in CLOCKWISE {
        let scene = market(edition).cash(0, 699).cash(1, 699).cash(2, 2799).cash(3, 3500);
        let mut table = scene.set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        let passed = |h: &Happening| matches!(h, Happening::Passed { player } if player.0 == 1);
        assert!(table.told(passed), "{edition}: who cannot bid has passed");
        table.refuses_by(2, Action::Bid(4), RefusalCode::BidOverCash, "ruling.afford");
        table.does(2, Action::Bid(3)).does(3, Action::Bid(5));
        let paid = |h: &Happening| matches!(h, Happening::Paid { player, .. } if player.0 == 3);
        assert!(table.told(paid), "{edition}: nobody can answer, and he pays at once");
        assert_eq!(table.game.cash(), [699, 699, 2799, 0], "{edition}");
        assert_eq!(table.hand(3), ["Berlin-Triest"], "{edition}");
        assert_eq!(table.on_road(3), [""; 0], "{edition}");
    }
}

/// There is one auction a turn and a stop.
/// Shows: manual.auction.exact, modern.auction.exact
#[test]
fn there_is_one_auction_a_turn() {
    for edition in CLOCKWISE {
        let mut table = opened(edition);
        table.does(1, Action::Pass).does(2, Action::Pass).does(3, Action::Pass).let_chance();
        assert_eq!(table.current(), 0, "{edition}: the turn goes on");
        assert_eq!(table.refuses(0, Action::Auction(1)).code, RefusalCode::NoAuction, "{edition}");
        assert!(!table.may(0, Action::NoInterest), "{edition}: nor is anything removed");
    }
    // By exact count, a second stop of the turn has its own only where the switch says so.
    for (auctions, again) in [("one", false), ("one-a-stop", true)] {
        let mut table = market("modern")
            .switch("auction-after", "exact-count")
            .switch("auctions-a-turn", auctions)
            .cards(0, &["motivation"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.does(1, Action::Pass).does(2, Action::Pass).does(3, Action::Pass).let_chance();
        table.does(0, Action::Motivation).drives_to(0, "Dortmund");
        assert_eq!(table.may(0, Action::Auction(0)), again, "{auctions}");
    }
}

/// The end of the game is found when the auction of the last public contract is finished and
/// paid for, not before; what the winner could load then plays no part any more.
/// Shows: ruling.end-check
#[test]
fn the_last_auction_is_finished_and_paid_before_the_game_ends() {
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        let mut table = scene(edition, &["Hannover-Kassel:1", "Berlin", "Graz"])
            .display(&["Berlin-Triest"])
            .pile(0)
            .hand(0, &["Frankfurt-Flensburg"])
            .hand(1, &["Hannover-München"])
            .set();
        // Seat 2 has no contract; while one is face up the game goes on.
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        assert_eq!(table.game.ending(), None, "{edition}");
        table.does(1, Action::Bid(2)).does(2, Action::Pass);
        assert_eq!(table.game.ending(), None, "{edition}");
        table.does(0, Action::Pass);
        assert_eq!(table.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(table.game.cash(), [5000, 3600, 5000], "{edition}: paid first");
        assert_eq!(table.hand(1).len(), 2, "{edition}");

        // The auctioneer who had nothing and takes the last one has a contract again.
        let mut table = scene(edition, &["Hannover-Kassel:1", "Wien"])
            .display(&["Berlin-Triest"])
            .pile(0)
            .hand(1, &["Hannover-München"])
            .set();
        table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
        table.does(1, Action::Pass);
        assert_eq!(table.game.ending(), None, "{edition}");
    }
}
