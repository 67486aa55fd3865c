//! duel EDITION PLAYERS GAMES A B : seat 0.. rotates; A has one seat, B the others.
use aufachse_bots::{Bot, Budget, Disponent, Level, Sight};
use aufachse_rules::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

fn make(name: &str, seed: u64) -> Box<dyn Bot> {
    if let Some(rest) = name.strip_prefix("t:") {
        let mut t = aufachse_bots::Taste::PLAIN;
        for kv in rest.split(',').filter(|x| !x.is_empty()) {
            let (k, v) = kv.split_once('=').unwrap();
            let v: f32 = v.parse().unwrap();
            match k {
                "trust" => t.trust = v,
                "chore" => t.chore = v,
                "hurry" => t.hurry = v,
                "pat" => t.patience = v,
                "sp" => t.spread = v,
                "turn" => t.turn = v,
                "event" => t.event = v,
                "room" => t.room = v,
                "keen" => t.keen = v,
                "envy" => t.envy = v,
                "auction" => t.auction = v,
                _ => panic!("{k}"),
            }
        }
        return Box::new(Disponent::with(seed, t));
    }
    if let Some(rest) = name.strip_prefix("c:") {
        let x: Vec<f32> = rest.split(',').map(|v| v.parse().unwrap()).collect();
        let mut t = aufachse_bots::Taste::LEARNED;
        if x.len() > 4 {
            t.chore = x[4];
            t.patience = x[5];
            t.turn = x[6];
            t.envy = x[7];
        }
        return Box::new(aufachse_bots::Chef::with(
            seed,
            Budget::Iterations(x[0] as u32),
            aufachse_bots::Taste::PLAIN,
            aufachse_bots::Ways { rounds: x[1] as u32, choices: x[2] as usize, prior: x[3] },
        ));
    }
    let (n, b) = name.split_once(':').unwrap_or((name, "100"));
    Level::named(n).unwrap().bot(seed, Budget::Iterations(b.parse().unwrap()))
}

#[derive(Default, Clone)]
struct Res {
    wins: f64,
    cash: f64,
    ocash: f64,
    turns: f64,
    lim: f64,
    time: [f64; 2],
    dec: [f64; 2],
    wins2: f64,
}

fn play(rules: &Arc<Rules>, players: u8, number: u64, a: &str, b: &str) -> Res {
    let who = (number % players as u64) as u8;
    let mut bots: Vec<Box<dyn Bot>> =
        (0..players).map(|s| make(if s == who { a } else { b }, number * 977 + s as u64)).collect();
    let mut chance = Seeded::new(number / players as u64 * 7919 + 13);
    let mut order = Seeded::new(number ^ 0xabcdef);
    let mut game =
        Game::new(rules.clone(), &Setup { players, first: None, turn_limit: Some(2000) }).unwrap();
    let mut legal = vec![];
    let mut told = vec![];
    let mut r = Res::default();
    let mut feats: Vec<(u32, u32, u32, u32, u32, u32)> = vec![];
    loop {
        if game.ending().is_some() {
            break;
        }
        if std::env::var("HORIZON").is_ok()
            && told.iter().any(|h| matches!(h, Happening::TurnBegan { .. }))
        {
            let m = game.market();
            let counts: Vec<u32> = (0..players)
                .map(|s| {
                    let x = game.stand(Seat(s));
                    (x.hand | x.road | x.open).count_ones()
                })
                .collect();
            let road: u32 = (0..players).map(|s| game.stand(Seat(s)).road.count_ones()).sum();
            feats.push((
                game.turn(),
                m.pile as u32,
                m.display.iter().flatten().count() as u32,
                counts.iter().sum(),
                *counts.iter().min().unwrap(),
                road,
            ));
        }
        told.clear();
        if game.outcomes() > 0 {
            let o = chance.next(&game).unwrap();
            game.apply_into(Actor::Chance, o, &mut told).unwrap();
        } else {
            let aw = game.awaited();
            let n = order.below(aw.count_ones());
            let seat = Seat(Bits(aw as u64).nth(n as usize).unwrap());
            game.legal_actions(Actor::Seat(seat), &mut legal);
            let i = if legal.len() == 1 {
                0
            } else {
                let k = usize::from(seat.0 != who);
                let t = Instant::now();
                let i = bots[seat.index()].choose(Sight::new(&game, seat), &legal).unwrap();
                r.time[k] += t.elapsed().as_secs_f64();
                r.dec[k] += 1.0;
                i
            };
            game.apply_into(Actor::Seat(seat), legal[i], &mut told).unwrap();
        }
    }
    if std::env::var("STUCK").is_ok() && game.ending() == Some(Ending::TurnLimit) {
        println!("game {number} market {:?}", game.market());
        for s in 0..players {
            let x = game.stand(Seat(s));
            println!(
                "  {s}: at {} cash {} load {}/{} missed {}",
                rules.board.name_of(x.truck),
                x.cash,
                x.load,
                x.capacity,
                x.missed_turns
            );
            for (n, set) in [("hand", x.hand), ("road", x.road), ("open", x.open)] {
                for c in Bits(set) {
                    println!(
                        "     {n} {} {:?}",
                        rules.name_of_contract(ContractId(c)),
                        rules.contract(ContractId(c)).unwrap().goods
                    );
                }
            }
            for c in Bits(x.cards) {
                println!("     card {}", rules.events.cards[c as usize].id);
            }
        }
    }
    if game.ending() == Some(Ending::Finished) {
        for f in feats {
            println!(
                "H {} {} {} {} {} {} {} {}",
                players,
                f.1,
                f.2,
                f.3,
                f.4,
                f.5,
                f.0,
                (game.turn() - f.0) as f64 / players as f64
            );
        }
    }
    let cash = game.cash();
    let max = *cash.iter().max().unwrap();
    let tied = cash.iter().filter(|&&c| c == max).count();
    if cash[who as usize] == max {
        r.wins = 1.0 / tied as f64;
    }
    r.wins2 = r.wins * r.wins;
    r.cash = cash[who as usize] as f64;
    r.ocash = cash
        .iter()
        .enumerate()
        .filter(|(i, _)| *i != who as usize)
        .map(|(_, c)| *c as f64)
        .sum::<f64>()
        / (players - 1) as f64;
    r.turns = game.turn() as f64;
    r.lim = f64::from(game.ending() == Some(Ending::TurnLimit));
    r
}

fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules = Arc::new(Rules::builtin(&a[1]).unwrap());
    let players: u8 = a[2].parse().unwrap();
    let games: u64 = a[3].parse().unwrap();
    let threads: usize = a.get(6).map_or(2, |t| t.parse().unwrap());
    let next = AtomicU64::new(0);
    let start = Instant::now();
    let res: Vec<Res> = std::thread::scope(|s| {
        let hs: Vec<_> = (0..threads)
            .map(|_| {
                s.spawn(|| {
                    let mut sum = Res::default();
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if n >= games {
                            break sum;
                        }
                        let r = play(&rules, players, n, &a[4], &a[5]);
                        sum.wins += r.wins;
                        sum.wins2 += r.wins2;
                        sum.cash += r.cash;
                        sum.ocash += r.ocash;
                        sum.turns += r.turns;
                        sum.lim += r.lim;
                        for k in 0..2 {
                            sum.time[k] += r.time[k];
                            sum.dec[k] += r.dec[k];
                        }
                    }
                })
            })
            .collect();
        hs.into_iter().map(|h| h.join().unwrap()).collect()
    });
    let mut sum = Res::default();
    for r in res {
        sum.wins += r.wins;
        sum.wins2 += r.wins2;
        sum.cash += r.cash;
        sum.ocash += r.ocash;
        sum.turns += r.turns;
        sum.lim += r.lim;
        for k in 0..2 {
            sum.time[k] += r.time[k];
            sum.dec[k] += r.dec[k];
        }
    }
    let g = games as f64;
    let p = sum.wins / g;
    println!(
        "{} {}p {} vs {}: win {:.1}% ±{:.1} cash {:.0} vs {:.0} turns {:.0} limit {:.1}% us {:.1}/{:.1} dec {:.0}  [{:.0}s]",
        a[1],
        players,
        a[4],
        a[5],
        p * 100.0,
        196.0 * ((p * (1.0 - p)) / g).sqrt(),
        sum.cash / g,
        sum.ocash / g,
        sum.turns / g,
        sum.lim / g * 100.0,
        sum.time[0] / sum.dec[0] * 1e6,
        sum.time[1] / sum.dec[1] * 1e6,
        sum.dec[0] / g,
        start.elapsed().as_secs_f64()
    );
}
