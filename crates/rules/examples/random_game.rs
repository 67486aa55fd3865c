//! Plays a random game and prints who won: `random_game [EDITION] [PLAYERS] [SEED]`.

use aufachse_rules::{Actor, ChanceSource, Game, Happening, Rules, Seeded, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let edition = arguments.next().unwrap_or_else(|| "classic".to_owned());
    let players = arguments.next().map_or(Ok(4), |text| text.parse())?;
    let seed = arguments.next().map_or(Ok(1), |text| text.parse())?;

    let rules = Rules::builtin(&edition)?;
    let (mut game, mut happenings) = Game::start(rules, &Setup::of(players))?;
    let mut dice = Seeded::new(seed);
    let mut legal = Vec::new();
    while game.ending().is_none() {
        let (actor, action) = match dice.next(&game) {
            Some(outcome) => (Actor::Chance, outcome),
            None => {
                let Some(seat) = game.awaited().lowest() else { break };
                game.legal_actions(Actor::Seat(seat), &mut legal);
                let choice = dice.below(legal.len() as u32) as usize;
                (Actor::Seat(seat), legal[choice])
            }
        };
        game.apply_into(actor, action, &mut happenings)?;
    }
    println!("{edition}, {players} players, {} turns", game.turn());
    for happening in happenings {
        if let Happening::Ranked { player, place, cash } = happening {
            println!("{place}. seat {} with {cash}", player.0);
        }
    }
    Ok(())
}
