//! A bot that sees only its own hand, against three random players.
//!
//! It delivers and loads what it can, and drives to the nearest destination or start city.

use aufachse_rules::{
    Action, Actor, ChanceSource, Game, Rules, Seat, Seeded, Setup, Space, View, Viewer,
};

/// Chooses one of the legal actions from a view, which holds no secrets of the others.
fn choose(rules: &Rules, view: &View, seat: Seat, legal: &[Action]) -> Action {
    let own = &view.players[seat.index()];
    // Goods on the truck are delivered first; an empty truck drives to a start city.
    let goals: Vec<Space> = if own.on_road.is_empty() {
        view.hand.iter().filter_map(|&id| Some(rules.contract(id)?.from)).collect()
    } else {
        own.on_road.iter().filter_map(|&id| Some(rules.contract(id)?.to)).collect()
    };
    let distance = |from: Space| {
        goals.iter().map(|&goal| rules.board().distance(from, goal)).min().unwrap_or(0)
    };
    let score = |action: &Action| match *action {
        Action::Deliver(_) => 400,
        Action::Load(_) => 300,
        Action::Take(_) => 250,
        Action::Roll => 200,
        Action::Drive(path) => 100 - i32::from(distance(path.end())),
        Action::Place(space) => 100 - i32::from(distance(space)),
        _ => 0,
    };
    legal.iter().copied().max_by_key(score).unwrap_or(Action::Done)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bot = Seat(0);
    let mut wins = 0;
    let games = 20;
    for seed in 0..games {
        let rules = Rules::builtin("junior")?;
        let mut game = Game::new(rules.clone(), &Setup::of(4))?;
        let mut dice = Seeded::new(seed);
        let mut legal = Vec::new();
        while game.ending().is_none() {
            let (actor, action) = match dice.next(&game) {
                Some(outcome) => (Actor::Chance, outcome),
                None => {
                    let Some(seat) = game.awaited().lowest() else { break };
                    game.legal_actions(Actor::Seat(seat), &mut legal);
                    let action = if seat == bot {
                        choose(&rules, &View::of(&game, Viewer::Seat(bot)), bot, &legal)
                    } else {
                        legal[dice.below(legal.len() as u32) as usize]
                    };
                    (Actor::Seat(seat), action)
                }
            };
            game.apply(actor, action)?;
        }
        let cash = game.cash();
        wins += u32::from(cash.iter().all(|&other| other <= cash[0]));
    }
    println!("the bot won {wins} of {games} games against three random players");
    Ok(())
}
