//! Open outcry: who has passed may bid again while others still think.

use crate::common::auctions::ROW;
use crate::common::*;
use aufachse_rules::{Action, Happening, RefusalCode};

const OPEN: [&str; 2] = ["classic", "classic-cz"];

/// A player who has passed may bid again as long as the auction is open, before any bid too.
///
/// Shows: ruling.open-outcry, classic.auction.any-order
#[test]
fn who_has_passed_may_bid_while_others_still_think() {
    for edition in OPEN {
        for players in 3..=6 {
            let case = format!("{edition} with {players}");
            let mut table = opened(edition, players);
            table.does(1, Action::Pass);
            assert!(!table.waits_for(1), "{case}: nobody waits for one who has passed");
            assert!(table.waits_for(2), "{case}: another still thinks");
            for level in 1..=5 {
                assert!(table.may(1, Action::Bid(level)), "{case}: {level}");
            }
            table.does(1, Action::Bid(1));
            assert!(
                table.told(
                    |h| matches!(h, Happening::Bid { player, level: 1, .. } if player.0 == 1)
                )
            );
            for seat in (0..players as u8).filter(|&seat| seat != 1) {
                assert!(table.waits_for(seat), "{case}: the bid asks seat {seat}");
            }
        }
    }
}

/// The same after a bid has been made: who passed on the standing bid may still raise it.
///
/// Shows: ruling.open-outcry
#[test]
fn who_has_passed_on_the_standing_bid_may_still_raise_it() {
    for edition in OPEN {
        for players in 3..=6 {
            let case = format!("{edition} with {players}");
            let mut table = opened(edition, players);
            table.does(2, Action::Bid(2)).does(1, Action::Pass);
            assert!(table.waits_for(0), "{case}: the auctioneer still thinks");
            assert!(!table.may(1, Action::Bid(2)), "{case}: only the auctioneer matches");
            assert!(table.may(1, Action::Bid(3)), "{case}");
            table.does(1, Action::Bid(3));
            assert!(table.waits_for(2) && table.waits_for(0), "{case}: open to all again");
            for seat in (0..players as u8).filter(|&seat| seat != 1) {
                table.does(seat, Action::Pass);
            }
            let sold = |h: &Happening| matches!(h, Happening::Sold { player, amount: 2100, .. } if player.0 == 1);
            assert!(table.told(sold), "{case}: {:?}", table.told);
            assert_eq!(table.hand(1), [ROW[0]], "{case}");
        }
    }
}

/// The auctioneer too may change his mind after passing: he matches or raises.
///
/// Shows: ruling.open-outcry, ruling.auctioneer
#[test]
fn the_auctioneer_may_match_after_passing() {
    for edition in OPEN {
        for answer in [2, 4] {
            let mut table = opened(edition, 4);
            table.does(3, Action::Bid(2)).does(0, Action::Pass);
            assert!(table.waits_for(1) && table.waits_for(2), "{edition}");
            table.does(0, Action::Bid(answer));
            assert!(table.waits_for(3), "{edition}: who was answered is asked again");
            table.does(1, Action::Pass).does(2, Action::Pass).does(3, Action::Pass);
            assert_eq!(table.hand(0), [ROW[0]], "{edition}");
            assert_eq!(table.cash(0), 5000 - 700 * i32::from(answer), "{edition}");
        }
    }
}

/// Before any bid the auctioneer has nothing to answer, whoever has passed.
///
/// Shows: ruling.auctioneer
#[test]
fn before_a_bid_the_auctioneer_still_waits() {
    for edition in OPEN {
        let mut table = opened(edition, 4);
        table.does(1, Action::Pass).does(2, Action::Pass);
        let refusal = table.refuses(0, Action::Bid(1));
        assert_eq!(refusal.code, RefusalCode::AuctioneerWaits, "{edition}");
    }
}

/// One passes once on a standing bid; passing again is refused until there is a new bid.
///
/// Shows: ruling.open-outcry
#[test]
fn nobody_passes_twice_on_one_bid() {
    for edition in OPEN {
        let mut table = opened(edition, 4);
        table.does(1, Action::Pass);
        let again = table.refuses(1, Action::Pass);
        assert_eq!(again.code, RefusalCode::HasPassed, "{edition}");
        assert!(!table.may(1, Action::Pass), "{edition}");
        table.does(2, Action::Bid(1)).does(1, Action::Pass);
        let again = table.refuses(1, Action::Pass);
        assert_eq!(again.code, RefusalCode::HasPassed, "{edition}: on the new bid");
    }
}

/// Nobody raises his own standing bid, not even after others have passed; he who was outbid may
/// come back.
///
/// Shows: ruling.open-outcry
#[test]
fn nobody_raises_his_own_bid_after_the_others_passed() {
    for edition in OPEN {
        let mut table = opened(edition, 4);
        table.does(1, Action::Pass).does(1, Action::Bid(1)).does(2, Action::Pass);
        let own = table.refuses(1, Action::Bid(2));
        assert_eq!(own.code, RefusalCode::OwnBid, "{edition}");
        assert!(!table.may(1, Action::Pass), "{edition}: and he cannot take it back");
        table.does(2, Action::Bid(2)).does(1, Action::Bid(3));
        assert!(table.waits_for(2), "{edition}");
    }
}

/// The auction is over as soon as all others have passed on the standing bid; then nobody returns.
///
/// Shows: ruling.open-outcry
#[test]
fn the_last_pass_closes_the_auction() {
    for edition in OPEN {
        for players in 2..=6 {
            let case = format!("{edition} with {players}");
            let mut table = opened(edition, players);
            table.does(1, Action::Bid(1));
            for seat in (2..players as u8).chain([0]) {
                assert!(!table.told(|h| matches!(h, Happening::Sold { .. })), "{case}");
                table.does(seat, Action::Pass);
            }
            assert!(table.told(|h| matches!(h, Happening::Sold { .. })), "{case}");
            assert_eq!(table.hand(1), [ROW[0]], "{case}");
            table.let_chance();
            for seat in 0..players as u8 {
                assert!(!table.legal(seat).iter().any(|a| matches!(a, Action::Bid(_))), "{case}");
            }
        }
    }
}

/// Who returns needs the cash for his bid, as everybody does.
///
/// Shows: ruling.open-outcry, ruling.afford
#[test]
fn who_returns_bids_no_more_than_his_cash() {
    for edition in OPEN {
        let mut table = market(edition, 4).cash(1, 1500).set();
        opens(&mut table);
        table.does(1, Action::Pass);
        assert!(table.may(1, Action::Bid(2)), "{edition}: 1400");
        let refusal = table.refuses(1, Action::Bid(3));
        assert_eq!(refusal.code, RefusalCode::BidOverCash, "{edition}: 2100");
        table.does(2, Action::Bid(3));
        assert!(!table.legal(1).iter().any(|a| matches!(a, Action::Bid(_))), "{edition}");
    }
}

/// Where bidding goes round, a pass is final.
///
/// Shows: ruling.open-outcry, modern.auction.clockwise, manual.auction.exact
#[test]
fn where_bidding_goes_clockwise_a_pass_is_final() {
    for edition in ["modern", "modern-ja", "manual"] {
        let mut table = opened(edition, 4);
        table.does(1, Action::Pass);
        let refusal = table.refuses(1, Action::Bid(1));
        assert_eq!(refusal.code, RefusalCode::HasPassed, "{edition}");
        table.does(2, Action::Bid(1)).does(3, Action::Bid(2)).does(0, Action::Pass);
        let refusal = table.refuses(1, Action::Bid(3));
        assert_eq!(refusal.code, RefusalCode::HasPassed, "{edition}");
        assert!(table.waits_for(2), "{edition}");
    }
}

/// Who cannot afford any bid passes by himself, and everybody is told.
///
/// Shows: ruling.afford
#[test]
fn a_pass_that_comes_by_itself_is_a_happening() {
    let passed = |table: &Table, seat: u8| {
        table.told(|h| matches!(h, Happening::Passed { player } if player.0 == seat))
    };
    for edition in ["classic", "classic-cz", "modern", "modern-ja", "manual"] {
        // Berlin-Triest has bids of 700, 1400, 2100, 2800 and 3500.
        let mut table = market(edition, 4).cash(1, 699).cash(3, 1400).set();
        opens(&mut table);
        assert!(passed(&table, 1), "{edition}: 699 is less than the lowest bid");
        assert!(!passed(&table, 2) && !passed(&table, 3), "{edition}");
        table.does(2, Action::Bid(1));
        assert!(!passed(&table, 3), "{edition}");
        if table.waits_for(3) {
            table.does(3, Action::Pass);
        }
        table.does(0, Action::Bid(1)).does(2, Action::Bid(2));
        assert_eq!(passed(&table, 3), OPEN.contains(&edition), "{edition}: 1400 is too little");
    }
}

/// So many players at a table with an auction about to open; seat 0 is two spaces before Kassel.
fn market(edition: &str, players: usize) -> Scene {
    let trucks = ["Hannover-Kassel:1", "Wien", "Graz", "Linz", "Genf", "Triest"];
    scene(edition, &trucks[..players]).display(&ROW)
}

/// Seat 0 has put Berlin-Triest up for auction.
fn opened(edition: &str, players: usize) -> Table {
    let mut table = market(edition, players).set();
    opens(&mut table);
    table
}

fn opens(table: &mut Table) {
    table.rolls_all(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0));
}
