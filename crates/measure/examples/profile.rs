//! Plays some random games of one edition, for profilers: `profile EDITION PLAYERS GAMES`.

use aufachse_measure::{Quick, Tally, play_random};
use aufachse_rules::Rules;

fn main() {
    let mut args = std::env::args().skip(1);
    let edition = args.next().unwrap_or_else(|| "classic".to_owned());
    let players = args.next().and_then(|n| n.parse().ok()).unwrap_or(4);
    let games = args.next().and_then(|n| n.parse().ok()).unwrap_or(20);
    let rules = Rules::builtin(&edition).expect("an edition");
    let mut rng = Quick::new(1);
    let (mut legal, mut told) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let mut tally = Tally::default();
    for _ in 0..games {
        play_random(&rules, players, &mut rng, &mut legal, &mut told, &mut tally);
    }
    println!("{tally:?}");
}
