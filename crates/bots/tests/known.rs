//! Positions whose best answer anybody at the table would know.

mod table;

use std::collections::VecDeque;

use aufachse_bots::Level;
use aufachse_rules::{Action, Ending, Game, Seat, Space};

use table::{does, drives_to, legal, plays, scene};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Those who know what a contract is worth.
const SHREWD: [Level; 3] = [Level::Fahrer, Level::Disponent, Level::Chef];
/// Those who mean to deliver.
const SENSIBLE: [Level; 4] = [Level::Lehrling, Level::Fahrer, Level::Disponent, Level::Chef];
/// Those who see how the game ends.
const PLANNERS: [Level; 2] = [Level::Disponent, Level::Chef];

fn space(game: &Game, name: &str) -> Space {
    game.rules().board().space(name).expect("a space of the board")
}

/// Is the contract on this player's truck?
fn has_loaded(game: &Game, seat: Seat, contract: &str) -> bool {
    let contract = game.rules().contract_named(contract).expect("a contract");
    game.holdings(seat).road.contains(contract)
}

/// Steps from one space to another around the signs.
fn steps_around(game: &Game, from: Space, to: Space) -> u32 {
    let signs = game.public_table().signs;
    let mut seen = vec![from];
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((at, steps)) = queue.pop_front() {
        if at == to {
            return steps;
        }
        for &next in &game.rules().board().neighbours[at.index()] {
            if !signs.has(next) && !seen.contains(&next) {
                seen.push(next);
                queue.push_back((next, steps + 1));
            }
        }
    }
    u32::MAX
}

#[test]
fn a_contract_on_the_way_that_nobody_else_can_pay_for_is_put_up() {
    for level in SHREWD {
        let mut game = scene(
            r#"
            edition = "modern"
            rolled = [3, 3]
            display = ["Straßburg-Rostock", "Hannover-München"]
            pile = 8
            [[seat]]
            truck = "Hamburg"
            road = ["Bremen-Triest"]
            [[seat]]
            truck = "Genf"
            cash = 0
            hand = ["Genf-Berlin"]
            "#,
        );
        drives_to(&mut game, ME, "Hannover");
        let chosen = plays(level, &mut game, ME);
        assert_eq!(chosen, Action::Auction(1), "{}", level.name());
    }
}

#[test]
fn a_contract_on_the_way_is_taken_where_it_costs_nothing() {
    for level in SENSIBLE {
        let mut game = scene(
            r#"
            edition = "junior"
            rolled = [3, 3]
            display = ["Kassel-Bern", "Hannover-München"]
            pile = 6
            [[seat]]
            truck = "Hamburg"
            road = ["Bremen-Triest"]
            [[seat]]
            truck = "Genf"
            hand = ["Genf-Berlin"]
            "#,
        );
        drives_to(&mut game, ME, "Hannover");
        let chosen = plays(level, &mut game, ME);
        assert_eq!(chosen, Action::Take(1), "{}", level.name());
    }
}

/// The fifth bid leaves 600, and from the other end of the board the drive takes eight turns.
#[test]
fn a_bid_above_what_a_contract_is_worth_from_here_is_not_made() {
    for level in SENSIBLE {
        let mut game = scene(
            r#"
            edition = "modern"
            current = 1
            rolled = [3, 3]
            display = ["Hannover-München"]
            pile = 8
            [[seat]]
            truck = "Triest"
            hand = ["Triest-Würzburg", "Triest-Stuttgart"]
            [[seat]]
            truck = "Graz-Villach:1"
            hand = ["Villach-Basel"]
            "#,
        );
        drives_to(&mut game, OTHER, "Villach");
        does(&mut game, OTHER, Action::Auction(0));
        does(&mut game, ME, Action::Bid(4));
        does(&mut game, OTHER, Action::Bid(4));
        assert!(legal(&game, ME).contains(&Action::Bid(5)), "there is something to decide");
        assert_eq!(plays(level, &mut game, ME), Action::Pass, "{}", level.name());
    }
}

/// A public contract is about to be sold, with so many behind it; the other has none of his own.
fn sale(pile: u8, own: i32, others: i32) -> Game {
    let mut game = scene(&format!(
        r#"
        edition = "classic"
        rolled = [3]
        display = ["Hannover-München"]
        pile = {pile}
        [[seat]]
        truck = "Hamburg"
        cash = {own}
        road = ["Berlin-Triest"]
        [[seat]]
        truck = "Genf"
        cash = {others}
        "#
    ));
    drives_to(&mut game, ME, "Hannover");
    game
}

#[test]
fn a_sale_that_ends_the_game_is_made_by_the_leader() {
    for level in PLANNERS {
        let mut game = sale(0, 9000, 0);
        while game.ending().is_none() {
            let seat = if game.awaited().contains(ME) { ME } else { OTHER };
            let chosen = plays(level, &mut game, seat);
            assert_ne!(chosen, Action::Done, "{} lets the victory go", level.name());
        }
        assert_eq!(game.ending(), Some(Ending::Finished));
    }
}

/// With the last one sold the game is over, and the richer player has won.
#[test]
fn a_sale_that_ends_the_game_is_not_made_by_one_who_is_behind() {
    for level in PLANNERS {
        let put_up = |pile| plays(level, &mut sale(pile, 4000, 20_000), ME) == Action::Auction(0);
        assert!(put_up(8), "{} would put it up if it were not the last", level.name());
        assert!(!put_up(0), "{} ends a game that he loses", level.name());
    }
}

#[test]
fn a_delivery_that_the_dice_reach_is_driven_to() {
    for level in SENSIBLE {
        let mut game = scene(
            r#"
            edition = "modern"
            rolled = [2, 5]
            display = ["Straßburg-Rostock", "Hannover-München"]
            pile = 8
            [[seat]]
            truck = "Dresden-Prag:1"
            road = ["Amsterdam-Prag"]
            hand = ["Rotterdam-Passau"]
            [[seat]]
            truck = "Genf"
            hand = ["Genf-Berlin"]
            "#,
        );
        let before = game.holdings(ME).cash;
        let chosen = plays(level, &mut game, ME);
        let prag = space(&game, "Prag");
        assert!(matches!(chosen, Action::Drive(way) if way.end() == prag), "{}", level.name());
        if legal(&game, ME).iter().any(|a| matches!(a, Action::Deliver(_))) {
            plays(level, &mut game, ME);
        }
        assert_eq!(game.holdings(ME).cash, before + 4300, "{}", level.name());
    }
}

#[test]
fn a_load_in_the_city_where_the_truck_stands_is_loaded_before_the_roll() {
    for level in SENSIBLE {
        let mut game = scene(
            r#"
            edition = "modern"
            pile = 8
            [[seat]]
            truck = "Bremen"
            hand = ["Bremen-Triest"]
            [[seat]]
            truck = "Genf"
            hand = ["Genf-Berlin"]
            "#,
        );
        plays(level, &mut game, ME);
        assert!(has_loaded(&game, ME, "Bremen-Triest"), "{}", level.name());
    }
}

#[test]
fn a_load_that_the_truck_has_come_for_is_loaded() {
    for level in SENSIBLE {
        let mut game = scene(
            r#"
            edition = "classic"
            rolled = [3]
            pile = 8
            [[seat]]
            truck = "Hamburg"
            hand = ["Hannover-Zürich"]
            [[seat]]
            truck = "Genf"
            hand = ["Genf-Bern"]
            "#,
        );
        drives_to(&mut game, ME, "Hannover");
        while game.awaited().single() == Some(ME) && !has_loaded(&game, ME, "Hannover-Zürich") {
            let chosen = plays(level, &mut game, ME);
            assert_ne!(chosen, Action::Done, "{}", level.name());
        }
        assert!(has_loaded(&game, ME, "Hannover-Zürich"), "{}", level.name());
    }
}

#[test]
fn a_roadworks_sign_is_not_put_in_front_of_oneself() {
    for level in SHREWD {
        let mut game = scene(
            r#"
            edition = "modern"
            rolled = [1, 1]
            pile = 8
            [[seat]]
            truck = "Dresden"
            road = ["Amsterdam-Prag"]
            [[seat]]
            truck = "Genf"
            road = ["Passau-Genf"]
            "#,
        );
        drives_to(&mut game, ME, "Dresden-Prag:1");
        let (here, prag) = (game.holdings(ME).truck, space(&game, "Prag"));
        assert_eq!(steps_around(&game, here, prag), 2);
        let chosen = plays(level, &mut game, ME);
        assert!(matches!(chosen, Action::Roadworks(_)), "{}: {chosen:?}", level.name());
        assert_eq!(steps_around(&game, here, prag), 2, "{}: {chosen:?}", level.name());
    }
}
