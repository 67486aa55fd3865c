//! Writes a report on some games between bots, each deal in every rotation of its players.
//!
//! ```sh
//! cargo run --release -p aufachse-report --example report -- modern 40 fahrer,lehrling > report.html
//! ```

use std::sync::Arc;

use aufachse_bots::{Bot, Budget, Level, Sight};
use aufachse_lab::study::{Notebook, Seating, Study};
use aufachse_report::{Facts, Table, page};
use aufachse_rules::{Actor, Bits, ChanceSource as _, Game, Rules, Seat, Seeded, Setup};
use aufachse_words::Words;

const LIMIT: u32 = 1000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg =
        |i: usize, default: &'static str| args.get(i).map_or(default, String::as_str).to_owned();
    let rules = Arc::new(Rules::builtin(&arg(0, "classic"))?);
    let deals: u64 = arg(1, "10").parse()?;
    let names: Vec<String> = arg(2, "fahrer,lehrling").split(',').map(str::to_owned).collect();
    let players = names.len() as u8;
    let mut study = Study::new(&rules, players);
    for deal in 0..deals {
        for rotation in 0..players {
            let mut bots = names.clone();
            bots.rotate_left(usize::from(rotation));
            study.add(&play(&rules, Seating { bots, deal, rotation })?);
        }
    }
    let words = Words::new("en").ok_or("English is always there")?;
    let facts = Facts { seed: 0, turn_limit: LIMIT };
    print!("{}", page(&words, &[Table { rules: &rules, study: &study }], facts));
    Ok(())
}

fn play(rules: &Arc<Rules>, seating: Seating) -> Result<Notebook, Box<dyn std::error::Error>> {
    let players = seating.bots.len() as u8;
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    for (seat, name) in seating.bots.iter().enumerate() {
        let level = Level::named(name).ok_or("no such bot")?;
        bots.push(level.bot(seating.deal * 8 + seat as u64, Budget::Iterations(50)));
    }
    let mut chance = Seeded::new(seating.deal);
    let mut order = Seeded::new(seating.deal ^ 0xabcd);
    let setup = Setup { players, first: None, turn_limit: Some(LIMIT) };
    let mut game = Game::new(rules.clone(), &setup)?;
    let mut notebook = Notebook::new(rules, seating);
    let (mut legal, mut told) = (Vec::new(), Vec::new());
    while game.ending().is_none() {
        let (actor, action) = if game.outcomes() > 0 {
            (Actor::Chance, chance.next(&game).ok_or("chance has nothing to bring")?)
        } else {
            let seats = game.awaited();
            let n = order.below(seats.count_ones());
            let seat = Seat(Bits(u64::from(seats)).nth(n as usize).ok_or("nobody may act")?);
            game.legal_actions(Actor::Seat(seat), &mut legal);
            let choice = bots[seat.index()].choose(Sight::new(&game, seat), &legal);
            (Actor::Seat(seat), legal[choice])
        };
        told.clear();
        game.apply_into(actor, action, &mut told)?;
        notebook.see(&game, &told);
    }
    Ok(notebook)
}
