//! What a study counts must agree with the games it was made of.

use std::sync::Arc;

use aufachse_lab::study::{ContractStudy, Line, Notebook, Seating, Study};
use aufachse_rules::components::START_CASH;
use aufachse_rules::{
    Action, Actor, BUILTIN_EDITIONS, ChanceSource as _, Game, Happening, Rules, Seat, Seeded, Setup,
};

/// A game of players who do anything that is allowed, with those who look on.
fn play(rules: &Arc<Rules>, players: u8, seed: u64, look: &mut dyn FnMut(&Game, &[Happening])) {
    let setup = Setup { players, first: None, turn_limit: Some(600) };
    let mut game = Game::new(rules.clone(), &setup).unwrap();
    let (mut chance, mut will) = (Seeded::new(seed), Seeded::new(!seed));
    let (mut legal, mut told) = (Vec::<Action>::new(), Vec::new());
    while game.ending().is_none() {
        let (actor, action) = if game.outcomes() > 0 {
            (Actor::Chance, chance.next(&game).unwrap())
        } else {
            let seats = game.may_act();
            let n = will.below(seats.len() as u32);
            let actor = Actor::Seat(seats.nth(n as usize).unwrap());
            game.legal_actions(actor, &mut legal);
            (actor, legal[will.below(legal.len() as u32) as usize])
        };
        told.clear();
        game.apply_into(actor, action, &mut told).unwrap();
        look(&game, &told);
    }
}

fn seating(players: u8, deal: u64, rotation: u8) -> Seating {
    let bots = (0..players).map(|s| format!("bot {}", (s + rotation) % players)).collect();
    Seating { bots, deal, rotation }
}

fn notes(rules: &Arc<Rules>, players: u8, deal: u64, rotation: u8) -> Notebook {
    let mut notebook = Notebook::new(rules, seating(players, deal, rotation));
    play(rules, players, deal, &mut |game, told| notebook.note(game, told));
    notebook
}

/// Every bot sits in one seat of one game, so its ledger is that seat's: income and costs add up
/// to its cash, exactly.
#[test]
fn money_by_source_adds_up_to_the_cash_of_every_seat() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        for players in 2..=6 {
            let seed = u64::from(players) * 31;
            let mut notebook = Notebook::new(&rules, seating(players, seed, 0));
            let mut cash = Vec::new();
            play(&rules, players, seed, &mut |game, told| {
                notebook.note(game, told);
                cash = game.cash();
            });
            let mut study = Study::new(&rules, players);
            study.add(&notebook);
            for (seat, cash) in cash.into_iter().enumerate() {
                let bot = &study.bots[&format!("bot {seat}")];
                let sum: i64 = Line::ALL.iter().map(|&line| bot.ledger.amount(line)).sum();
                assert_eq!(i64::from(START_CASH) + sum, i64::from(cash), "{edition} {players}");
                assert_eq!(bot.ledger.balance(), sum);
                assert_eq!(bot.cash.quantile(0.5), Some(i64::from(cash)));
                for line in Line::ALL {
                    let amount = bot.ledger.amount(line);
                    assert!(if line.is_income() { amount >= 0 } else { amount <= 0 }, "{line:?}");
                }
            }
        }
    }
}

/// Every move ends on one space and drives over the others of its way.
#[test]
fn visits_are_moves() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        let mut notebook = Notebook::new(&rules, seating(3, 5, 0));
        let (mut moves, mut steps, mut turns) = (0_u64, 0_u64, 0);
        play(&rules, 3, 5, &mut |game, told| {
            notebook.note(game, told);
            for happening in told {
                match happening {
                    Happening::Drove { path: way, .. } => {
                        moves += 1;
                        steps += u64::from(way.steps());
                    }
                    Happening::TurnBegan { .. } => turns += 1,
                    _ => {}
                }
            }
        });
        let mut study = Study::new(&rules, 3);
        study.add(&notebook);
        let spaces = &study.traffic.spaces;
        assert_eq!(spaces.iter().map(|v| v.stops).sum::<u64>(), moves, "{edition}");
        assert_eq!(spaces.iter().map(|v| v.stops + v.through).sum::<u64>(), steps, "{edition}");
        assert_eq!(study.traffic.moves, moves);
        assert_eq!(study.turns.quantile(0.5), Some(turns));
    }
}

/// A public contract is sold, taken or removed, or still lies there at the end; and everything
/// that was paid for is accounted for in the ledgers.
#[test]
fn contracts_and_ledgers_agree() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        let mut study = Study::new(&rules, 4);
        for deal in 0..6 {
            study.add(&notes(&rules, 4, deal, 0));
        }
        for contract in &study.contracts {
            let seen = contract.sold() + contract.removed + contract.left;
            assert!(seen <= contract.revealed, "{edition}: {contract:?}");
            assert!(contract.revealed <= seen + contract.gifts, "{edition}: {contract:?}");
            assert!(contract.private + contract.revealed <= study.games + contract.gifts);
        }
        let sold: u64 = study.contracts.iter().map(ContractStudy::sold).sum();
        assert_eq!(sold, study.auctions, "{edition}: an auction always sells");
        let levels = || study.contracts.iter().flat_map(|c| &c.levels);
        let bids: i64 = study.bots.values().map(|b| b.ledger.amount(Line::Bids)).sum();
        assert_eq!(levels().map(|l| l.price).sum::<i64>(), -bids, "{edition}");
        let brought: i64 = study.bots.values().map(|b| b.ledger.amount(Line::Auctioned)).sum();
        assert_eq!(levels().map(|l| l.brought).sum::<i64>(), brought, "{edition}");
        let trailers: i64 =
            study.bots.values().map(|b| b.ledger.amount(Line::TrailersBought)).sum();
        assert_eq!(study.bots.values().map(|b| b.trailers.cost).sum::<i64>(), -trailers);
        let wins: u64 = study.seats.iter().map(|w| w.sixtieths).sum();
        assert_eq!(wins, study.games * 60, "{edition}: every game is won once");
        assert_eq!(study.order.iter().map(|w| w.sixtieths).sum::<u64>(), wins);
    }
}

/// Threads may come in any order, and a study can be written and read again.
#[test]
fn studies_merge_in_any_order_and_survive_json() {
    let rules = Rules::builtin("classic").unwrap();
    let games: Vec<Notebook> = (0..3)
        .flat_map(|deal| (0..3).map(move |r| (deal, r)))
        .map(|(d, r)| notes(&rules, 3, d, r))
        .collect();
    let mut whole = Study::new(&rules, 3);
    for game in &games {
        whole.add(game);
    }
    let (mut left, mut right) = (Study::new(&rules, 3), Study::new(&rules, 3));
    for (i, game) in games.iter().enumerate().rev() {
        if i % 2 == 0 { &mut left } else { &mut right }.add(game);
    }
    right.merge(&left);
    assert_eq!(right, whole);
    assert_eq!(whole.luck.shares().map(|s| s.deals), Some(3));
    let text = serde_json::to_string(&whole).unwrap();
    assert_eq!(serde_json::from_str::<Study>(&text).unwrap(), whole);
}

/// The load that decides what a trailer carried is the load of the game.
#[test]
fn loads_are_followed_exactly() {
    for (edition, _) in BUILTIN_EDITIONS {
        let rules = Rules::builtin(edition).unwrap();
        for seed in 0..4 {
            let mut notebook = Notebook::new(&rules, seating(4, seed, 0));
            play(&rules, 4, seed, &mut |game, told| {
                notebook.note(game, told);
                for seat in (0..4).map(Seat) {
                    assert_eq!(notebook.load(seat), game.holdings(seat).load, "{edition} {told:?}");
                }
            });
        }
    }
}
