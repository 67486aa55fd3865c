//! The end: when the game is over, what is paid last, and who has won.

use crate::common::seats;
use crate::common::*;
use aufachse_rules::{
    Action, Actor, Ending, Game, Happening, Pending, Purpose, RefusalCode, Rules, Seat, Setup,
};

const ALL: [&str; 6] = ["classic", "classic-cz", "modern", "modern-ja", "manual", "junior"];
const AUCTIONS: [&str; 5] = ["classic", "classic-cz", "modern", "modern-ja", "manual"];

/// The game ends when no public contract is left, in the pile or face up, and some player has no
/// contract in hand or on the road. After that nothing can be done.
/// Shows: classic.end.condition, classic-cz.end.condition, modern.end.condition
/// Shows: manual.end.condition
#[test]
fn the_game_ends_with_the_last_delivery_once_nothing_is_public() {
    for (edition, clause) in ALL.into_iter().zip([
        "classic.end.condition",
        "classic-cz.end.condition",
        "modern.end.condition",
        "modern.end.condition",
        "manual.end.condition",
        "modern.end.condition",
    ]) {
        let mut t = last_delivery(edition).set();
        assert_eq!(t.game.ending(), None, "{edition}: everybody still has a contract");
        delivers_in_kassel(&mut t);
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(t.game.pending(), Pending::Over { ending: Ending::Finished }, "{edition}");
        t.refuses_by(0, Action::Done, RefusalCode::GameOver, clause);
        t.refuses_by(1, Action::Roll, RefusalCode::GameOver, clause);
        assert!(t.legal(0).is_empty() && t.legal(1).is_empty(), "{edition}");
        assert_eq!((t.game.awaited(), t.game.outcomes()), (seats(&[]), 0), "{edition}");
    }
}

/// Both must hold: a contract in the pile, face up, in the hand or on the road lets the game go on.
/// Shows: classic.end.condition, classic-cz.end.condition, modern.end.condition
/// Shows: manual.end.condition
#[test]
fn anything_left_to_carry_lets_the_game_go_on() {
    for edition in ALL {
        let sample = "Hannover-München";
        for (left, table) in [
            ("in the pile", last_delivery(edition).pile(1)),
            ("face up", last_delivery(edition).display(&["-", "-", sample])),
            ("in the hand", last_delivery(edition).hand(0, &[sample])),
            (
                "on the road",
                last_delivery(edition)
                    .road(0, &[to_kassel(edition), "Frankfurt-Flensburg"])
                    .trailers(0, u8::from(edition != "junior"), 0),
            ),
        ] {
            let mut t = table.set();
            delivers_in_kassel(&mut t);
            assert_eq!(t.game.ending(), None, "{edition}: one {left}");
        }
    }
}

/// The order does not matter: a player who is long without contracts ends the game in the moment
/// in which the last public one goes, in anyone's turn.
/// Shows: modern.end.condition, manual.end.condition, ruling.end-check
#[test]
fn the_last_public_contract_ends_the_game_for_a_player_without_contracts() {
    for edition in ["modern", "modern-ja", "manual"] {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln"])
            .hand(0, &["Berlin-Triest"])
            .display(&["Hannover-München"])
            .pile(0)
            .set();
        assert_eq!(t.game.ending(), None, "{edition}: one lies face up");
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::NoInterest);
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}: in seat 0's turn");
    }
    let mut junior = scene("junior", &["Hannover-Kassel:2", "Köln"])
        .display(&["Hannover-München"])
        .pile(0)
        .set();
    junior.throws(0, 2).drives_to(0, "Hannover").does(0, Action::Take(0));
    assert_eq!(junior.game.ending(), Some(Ending::Finished), "taken by another");
}

/// An auction is finished and paid before the game ends. Who wins the last public contract has a
/// contract; who has none ends the game.
/// Shows: ruling.end-check, classic.end.condition, classic-cz.end.condition
#[test]
fn the_last_auction_is_paid_before_the_end() {
    for edition in AUCTIONS {
        let table = scene(edition, &["Dortmund-Kassel:1", "Köln", "Wien"])
            .hand(0, &["Berlin-Triest"])
            .display(&["Hannover-München"])
            .pile(0);
        let mut t = table.set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(2));
        assert_eq!(t.game.ending(), None, "{edition}: the auction goes on");
        t.does(2, Action::Pass).does(0, Action::Pass);
        let paid = Happening::Paid { player: Seat(1), amount: 600, purpose: Purpose::Bid };
        let ended = Happening::Ended { ending: Ending::Finished };
        assert!(place_of(&t, paid) < place_of(&t, ended), "{edition}: {:?}", t.told);
        assert_eq!(t.game.cash(), [5000, 4400, 5000], "{edition}");

        let mut t = table.hand(2, &["Frankfurt-Flensburg"]).set();
        t.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(2));
        t.does(2, Action::Pass).does(0, Action::Pass);
        assert_eq!(t.game.ending(), None, "{edition}: now everybody has a contract");
    }
}

/// Visit rewards and lost cargo of the step that ends the game are paid first.
/// Shows: ruling.end-check
#[test]
fn what_the_last_step_earns_is_paid_before_the_end() {
    for edition in ALL {
        let contract = if to_kassel(edition) == "Prag-Kassel" {
            "Hamburg-Flensburg"
        } else {
            "Frankfurt-Flensburg"
        };
        let mut t = scene(edition, &["Flensburg-Hamburg:2", "Köln"])
            .road(0, &[contract])
            .hand(1, &["Berlin-Triest"])
            .cards(0, &["sonderauftrag-flensburg"])
            .pile(0)
            .set();
        let revenue = if contract == "Hamburg-Flensburg" { 1000 } else { 1600 };
        t.throws(0, 2).drives_to(0, "Flensburg");
        if let Some(&id) = t.player(0).on_road.first() {
            t.does(0, Action::Deliver(id));
        }
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(t.cash(0), 5000 + 2000 + revenue, "{edition}: and no fine");
    }
    for edition in ["modern", "modern-ja", "junior"] {
        let mut t = last_delivery(edition).seat(0, "lost-cubes", "2").set();
        delivers_in_kassel(&mut t);
        let paid =
            Happening::Received { player: Seat(0), amount: 400, purpose: Purpose::LostCargo };
        let ended = Happening::Ended { ending: Ending::Finished };
        assert!(place_of(&t, paid) < place_of(&t, ended), "{edition}: {:?}", t.told);
        assert_eq!(t.cash(0), 5000 + 2700 + 400, "{edition}");
    }
}

/// Giving the last contract away ends the game too, and so does a delivery of another's truck that
/// a card moves. A special order is no contract.
/// Shows: ruling.end-check
#[test]
fn the_end_is_checked_after_every_step_of_anyone() {
    for edition in ["classic", "classic-cz", "manual"] {
        let mut t = scene(edition, &["Kassel", "Köln"])
            .hand(0, &["Hannover-München"])
            .hand(1, &["Berlin-Triest"])
            .cards(0, &["sonderauftrag-wien"])
            .pile(0)
            .set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("fracht-dumping");
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
        assert_eq!(t.cash(0), 4000, "{edition}: the special order was no contract");
    }
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Dortmund-Kassel:1"])
            .hand(0, &["Hannover-München"])
            .road(1, &[to_kassel(edition)])
            .pile(0)
            .set();
        t.throws(0, 2).drives_to(0, "Kassel-Frankfurt:2").draws("road-runner");
        t.does(0, Action::Decline).does(0, Action::Choose(Seat(1))).drives_to(1, "Kassel");
        if let Some(&id) = t.player(1).on_road.first() {
            t.does(1, Action::Deliver(id));
        }
        assert_eq!(t.current(), 0, "{edition}: it was seat 0's turn");
        assert_eq!(t.game.ending(), Some(Ending::Finished), "{edition}");
    }
}

/// Most money wins. Contracts in hand or on the road count for nothing, however dear.
/// Shows: classic.end.winner, classic-cz.end.winner, modern.end.winner, manual.end.winner
#[test]
fn most_cash_wins_and_unfinished_contracts_are_worthless() {
    for edition in ALL {
        let mut t = scene(edition, &["Dortmund-Kassel:1", "Köln", "Wien", "Genf"])
            .road(0, &[to_kassel(edition)])
            .cash(0, 0)
            .hand(1, &["Berlin-Triest"])
            .cash(1, 9000)
            .road(2, &["Hannover-München"])
            .cash(2, 8999)
            .hand(3, &["Frankfurt-Flensburg"])
            .cash(3, 9001)
            .pile(0)
            .set();
        delivers_in_kassel(&mut t);
        let revenue = t.cash(0);
        let ranking = [(3, 9001), (1, 9000), (2, 8999), (0, revenue)];
        assert_eq!(ranked(&t), (1..).zip(ranking).map(|(p, (s, c))| (p, s, c)).collect::<Vec<_>>());
        assert_eq!(t.game.cash(), [revenue, 9000, 8999, 9001], "{edition}");
    }
}

/// Special orders not carried out and the inspection cost 1000 each at the end, even where that
/// leads below zero. Other kept cards are worth nothing.
/// Shows: ruling.final
#[test]
fn final_payments_may_lead_below_zero() {
    for edition in ALL {
        let mut t = last_delivery(edition)
            .cards(0, &["motivation", "schnelle-verladung"])
            .cards(1, &["sonderauftrag-wien", "inspektion", "sonderauftrag-flensburg"])
            .cash(1, 500)
            .set();
        delivers_in_kassel(&mut t);
        assert_eq!(t.cash(1), -2500, "{edition}");
        let paid = Happening::Paid { player: Seat(1), amount: 1000, purpose: Purpose::Final };
        assert_eq!(t.told.iter().filter(|h| **h == paid).count(), 3, "{edition}");
        assert_eq!(ranked(&t)[1], (2, 1, -2500), "{edition}: ranked after the payments");
        assert!(t.cash(0) > 5000, "{edition}: kept cards cost nothing and pay nothing");
    }
}

/// Equal cash shares the place, and the next place is left out.
/// Shows: ruling.final
#[test]
fn equal_cash_shares_the_place() {
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Köln", "Wien", "Genf"])
            .cash(0, 4000)
            .cash(1, 7000)
            .cash(2, 7000)
            .cash(3, 3000)
            .set();
        calls_off(&mut t);
        assert_eq!(
            ranked(&t),
            [(1, 1, 7000), (1, 2, 7000), (3, 0, 4000), (4, 3, 3000)],
            "{edition}"
        );
    }
}

/// The players may agree to end the game at any moment; one alone cannot. Cash decides, final
/// payments included, and the record says how it ended.
/// Shows: ruling.call-off
#[test]
fn the_players_may_agree_to_end_the_game() {
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Köln"]).cards(0, &["inspektion"]).set();
        t.refuses(0, Action::CallOff);
        t.does(0, Action::Roll);
        t.refuses(1, Action::CallOff);
        let mut list = Vec::new();
        t.game.legal_actions(Actor::Table, &mut list);
        assert_eq!(list, [Action::CallOff], "{edition}: even while the dice roll");
        calls_off(&mut t);
        assert_eq!(t.game.ending(), Some(Ending::CalledOff), "{edition}");
        assert!(t.told(|h| *h == Happening::Ended { ending: Ending::CalledOff }), "{edition}");
        assert_eq!(ranked(&t), [(1, 1, 5000), (2, 0, 4000)], "{edition}");
        let again = t.game.apply(Actor::Table, Action::CallOff).expect_err("it is over");
        assert_eq!(again.code, RefusalCode::GameOver, "{edition}");
        t.game.legal_actions(Actor::Table, &mut list);
        assert!(list.is_empty(), "{edition}");
    }
    let mut auction =
        scene("classic", &["Dortmund-Kassel:1", "Köln"]).display(&["Hannover-München"]).set();
    auction.throws(0, 2).drives_to(0, "Kassel").does(0, Action::Auction(0)).does(1, Action::Bid(5));
    calls_off(&mut auction);
    assert_eq!(auction.game.cash(), [5000, 5000], "an auction that is not finished is not paid");
}

/// A table may set a limit of turns; missed ones count. Cash decides, and the record says so.
/// Shows: ruling.call-off
#[test]
fn a_turn_limit_ends_the_game() {
    for edition in ALL {
        let mut t = scene(edition, &["Kassel", "Köln", "Wien"])
            .table("turn-limit", "12")
            .seat(1, "missed-turns", "1")
            .set();
        t.throws(0, 3).drives_to(0, "Kassel-Frankfurt:3").ends_turn(0);
        assert_eq!((t.game.turn(), t.game.ending()), (12, None), "{edition}: turn 11 was missed");
        t.throws(2, 3).drives_to(2, "Wien-Linz:3").ends_turn(2);
        assert_eq!(t.game.ending(), Some(Ending::TurnLimit), "{edition}");
        assert!(t.told(|h| *h == Happening::Ended { ending: Ending::TurnLimit }), "{edition}");
        assert_eq!(ranked(&t).len(), 3, "{edition}");

        let rules = Rules::builtin(edition).expect("an edition");
        let setup = Setup { turn_limit: Some(7), ..Setup::of(2) };
        let game = Game::new(rules, &setup).expect(edition);
        let mut t = Table { game, told: Vec::new() };
        let mut chance = aufachse_rules::Seeded::new(5);
        while t.game.ending().is_none() {
            if t.game.outcomes() > 0 {
                let outcome = t.game.outcome(chance.below(t.game.outcomes()));
                t.chance(outcome.expect("an outcome"));
            } else {
                let seat = t.game.awaited().lowest().expect("somebody").0;
                let list = t.legal(seat);
                t.does(seat, list[chance.below(list.len() as u32) as usize]);
            }
        }
        assert_eq!((t.game.turn(), t.game.ending()), (7, Some(Ending::TurnLimit)), "{edition}");
    }
}

// ----- helpers -----------------------------------------------------------------------------------

/// A contract to Kassel that the edition's deck has.
fn to_kassel(edition: &str) -> &'static str {
    if ["classic", "classic-cz", "manual"].contains(&edition) {
        "Köln-Kassel"
    } else {
        "Prag-Kassel"
    }
}

/// Nothing is public any more, and seat 0 is two steps from delivering his last contract.
fn last_delivery(edition: &str) -> Scene {
    scene(edition, &["Dortmund-Kassel:1", "Köln"])
        .road(0, &[to_kassel(edition)])
        .hand(1, &["Berlin-Triest"])
        .pile(0)
}

fn delivers_in_kassel(t: &mut Table) {
    t.throws(0, 2).drives_to(0, "Kassel");
    let id = t.contract(if t.game.rules().contracts().name == "classic-52" {
        "Köln-Kassel"
    } else {
        "Prag-Kassel"
    });
    if t.may(0, Action::Deliver(id)) {
        t.does(0, Action::Deliver(id));
    }
}

fn calls_off(t: &mut Table) {
    t.told = t.game.apply(Actor::Table, Action::CallOff).expect("all agree");
}

/// Where in what was told last something stands.
fn place_of(t: &Table, what: Happening) -> usize {
    t.told.iter().position(|h| *h == what).unwrap_or_else(|| panic!("{what:?} in {:?}", t.told))
}

/// The final ranking as it was told: place, seat, cash.
fn ranked(t: &Table) -> Vec<(u8, u8, i32)> {
    t.told
        .iter()
        .filter_map(|h| match *h {
            Happening::Ranked { player, place, cash } => Some((place, player.0, cash)),
            _ => None,
        })
        .collect()
}
