//! quick
use aufachse_rules::*;
use std::sync::Arc;
fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(10);
    for (ed, _) in BUILTIN_EDITIONS {
        let rules = Arc::new(Rules::builtin(ed).unwrap_or_else(|e| panic!("{ed}: {e}")));
        for players in 2..=6u8 {
            let t = std::time::Instant::now();
            let (mut acts, mut fin, mut turns) = (0u64, 0, 0u64);
            let mut kinds = std::collections::BTreeMap::new();
            for seed in 0..games {
                let mut game = Game::new(
                    rules.clone(),
                    &Setup { players, first: None, turn_limit: Some(3000) },
                )
                .unwrap();
                let mut chance = Seeded::new(seed);
                let mut pick = Seeded::new(seed + 1_000_000);
                let mut list = Vec::new();
                let mut told = Vec::new();
                while game.ending().is_none() {
                    if game.outcomes() > 0 {
                        let a = chance.next(&game).unwrap();
                        game.apply_into(Actor::Chance, a, &mut told).unwrap();
                    } else {
                        let seats = game.may_act();
                        let n = pick.below(seats.count_ones());
                        let seat = Seat(
                            Bits(u64::from(seats))
                                .nth(n as usize)
                                .unwrap_or_else(|| panic!("{ed} {:?} {game:?}", game.pending())),
                        );
                        game.legal_actions(Actor::Seat(seat), &mut list);
                        assert!(!list.is_empty(), "{ed} {:?} {game:?}", game.pending());
                        let a = list[pick.below(list.len() as u32) as usize];
                        let k = format!("{a:?}");
                        let k = k.split('(').next().unwrap().to_owned();
                        *kinds.entry(k).or_insert(0) += 1;
                        game.apply_into(Actor::Seat(seat), a, &mut told).unwrap();
                        acts += 1;
                    }
                    told.clear();
                    if let Err(e) = game.check() {
                        panic!("{ed} {e}");
                    }
                }
                if game.ending() == Some(Ending::Finished) {
                    fin += 1;
                }
                turns += u64::from(game.turn());
            }
            println!(
                "{ed} {players}: {acts} actions, {fin}/{games} finished, {} turns a game, {:.2}s {kinds:?}",
                turns / games,
                t.elapsed().as_secs_f32()
            );
        }
    }
    println!("state {} bytes", Game::STATE_SIZE);
}
