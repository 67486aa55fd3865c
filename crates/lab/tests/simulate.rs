//! The same plan gives the same games, whoever plays them and however many at a time.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use aufachse_bots::{Bot, Sight};
use aufachse_lab::{
    Entrant, GameFile, House, LabError, Plan, Played, Simulation, StuckFault, Table, Watch,
    simulate,
};
use aufachse_rules::{Action, Actor, BUILTIN_EDITIONS, Ending, Game, Happening, Record, Rules};

fn table(edition: &str, players: u8) -> Table {
    Table { rules: Rules::builtin(edition).unwrap(), players }
}

fn plan(games: u64, threads: usize) -> Plan {
    let tables = vec![table("classic", 3), table("modern-ja", 2), table("junior", 6)];
    Plan { games, house: house(11, threads, 300), ..Plan::of(tables) }
}

fn house(seed: u64, threads: usize, turn_limit: u32) -> House {
    House { seed, threads, turn_limit, ..House::default() }
}

fn records(plan: &Plan) -> Vec<String> {
    let mut kept = Vec::new();
    let mut sink = |file: GameFile<'_>, played: Played| {
        let name = format!("{} {} {}\n", file.edition, file.players, file.number);
        kept.push(name + &played.record.unwrap().to_text());
        Ok(())
    };
    Simulation::of(plan).recorded().each(&mut sink).run().unwrap();
    kept
}

#[test]
fn any_number_of_threads_plays_the_same_games() {
    let one = plan(40, 1);
    let report = simulate(&one).unwrap();
    for threads in [2, 3, 8] {
        assert_eq!(simulate(&plan(40, threads)).unwrap(), report, "{threads} threads");
    }
    assert_eq!(records(&plan(5, 1)), records(&plan(5, 4)));
    let other = simulate(&Plan { house: house(12, 1, 300), ..plan(40, 1) }).unwrap();
    assert_ne!(other.tables, report.tables);
}

#[test]
fn keeping_records_does_not_change_the_games() {
    let mut sink = |_: GameFile<'_>, _: Played| Ok(());
    let kept = Simulation::of(&plan(6, 2)).recorded().each(&mut sink).run().unwrap();
    assert_eq!(kept, simulate(&plan(6, 2)).unwrap());
}

#[test]
fn counts_add_up_in_every_edition() {
    for (edition, _) in BUILTIN_EDITIONS {
        for players in [2, 6] {
            let tables = vec![table(edition, players)];
            let plan = Plan { games: 4, house: house(1, 0, 200), ..Plan::of(tables) };
            let report = simulate(&plan).unwrap();
            let [counted] = &report.tables[..] else { panic!("one table") };
            assert!(!report.stopped);
            assert_eq!((counted.games, counted.players), (4, players));
            assert_eq!(counted.finished + counted.by_turn_limit, 4);
            assert_eq!(counted.seats.len(), players as usize);
            assert!(counted.seats.iter().map(|s| s.wins).sum::<u64>() >= 4);
            let turns: f64 = counted.seats.iter().map(|s| s.mean_turns).sum();
            let actions: f64 = counted.seats.iter().map(|s| s.mean_actions).sum();
            assert!((turns - counted.mean_turns).abs() < 0.1);
            assert!((actions - counted.mean_actions).abs() < 0.1);
            assert!(actions > turns, "a turn has at least one action");
        }
    }
}

#[test]
fn a_record_proves_its_dice_and_agrees_with_the_counts() {
    let plan = Plan { games: 3, house: house(1, 0, 150), ..Plan::of(vec![table("classic", 4)]) };
    let mut cash = vec![0_i32; 4];
    let mut turns = 0_u32;
    let mut sink = |_: GameFile<'_>, played: Played| {
        let again = Record::from_text(&played.record.unwrap().to_text()).expect("it reads back");
        let played = again.verify().expect("it holds");
        let thrown = again.entries.iter().filter(|e| e.by == Actor::Chance);
        assert_eq!(played.proof.proved(), Some(thrown.count()));
        for (sum, amount) in cash.iter_mut().zip(played.game.cash()) {
            *sum += amount;
        }
        turns += played.game.turn();
        Ok(())
    };
    let report = Simulation::of(&plan).recorded().each(&mut sink).run().unwrap();
    for (seat, sum) in report.tables[0].seats.iter().zip(cash) {
        assert!((seat.mean_cash * 3.0 - f64::from(sum)).abs() < 0.1);
    }
    assert!((report.tables[0].mean_turns * 3.0 - f64::from(turns)).abs() < 0.1);
}

#[test]
fn the_turn_limit_is_kept_and_counted() {
    let plan = Plan { games: 5, house: house(1, 0, 7), ..Plan::of(vec![table("modern", 2)]) };
    let report = simulate(&plan).unwrap();
    assert_eq!(report.by_turn_limit(), 5);
    assert!(report.tables[0].mean_turns <= 8.0);
    let mut endings = Vec::new();
    let mut sink = |_: GameFile<'_>, played: Played| {
        endings.push(played.record.unwrap().closing.and_then(|c| c.ending));
        Ok(())
    };
    Simulation::of(&plan).recorded().each(&mut sink).run().unwrap();
    assert_eq!(endings, [Some(Ending::TurnLimit); 5]);
}

#[test]
fn progress_is_told_and_a_stop_leaves_what_there_is() {
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let progress = || {
        if done.fetch_add(1, Ordering::Relaxed) + 1 == 3 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let plan = plan(1_000, 2);
    let report = Simulation::of(&plan).progress(&progress).stop(&stop).run().unwrap();
    assert!(report.stopped);
    assert_eq!(report.games(), done.load(Ordering::Relaxed));
    assert!((3..10).contains(&report.games()), "{} games", report.games());
    assert_eq!(report.tables.len(), 3);
}

#[test]
fn a_record_that_cannot_be_kept_ends_it() {
    let mut sink = |_: GameFile<'_>, _: Played| Err(std::io::Error::other("the disk is full"));
    let error = Simulation::of(&plan(1, 1)).recorded().each(&mut sink).run().unwrap_err();
    assert!(matches!(error, LabError::Keep(_)));
}

#[test]
fn a_table_that_cannot_be_set_up_is_an_error() {
    let plan = Plan::of(vec![table("classic", 7)]);
    assert!(matches!(simulate(&plan), Err(LabError::Setup(_))));
}

/// Always takes the first, after having looked.
struct First;

impl Bot for First {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> Option<usize> {
        if !sight.is_awaited() {
            return None;
        }
        assert!(legal.len() > 1, "nobody is asked where there is nothing to choose");
        let view = sight.view();
        assert_eq!(view.viewer, aufachse_rules::Viewer::Seat(sight.seat()));
        Some(0)
    }
}

fn made(name: &str, make: fn(u64) -> Box<dyn Bot>) -> Entrant {
    Entrant::Made { name: name.to_owned(), make }
}

#[test]
fn other_players_can_be_seated() {
    let random = Plan { house: house(1, 0, 30), ..Plan::of(vec![table("classic-cz", 3)]) };
    let first = Plan { seats: vec![made("first", |_| Box::new(First)); 3], ..random.clone() };
    let first = simulate(&first).unwrap();
    assert_eq!(first.games(), 1);
    assert_ne!(first.tables[0].seats, simulate(&random).unwrap().tables[0].seats);
}

/// Chooses what is not there.
struct Wrong;

impl Bot for Wrong {
    fn choose(&mut self, _: Sight<'_>, legal: &[Action]) -> Option<usize> {
        Some(legal.len())
    }
}

/// Never does anything.
struct Idle;

impl Bot for Idle {
    fn choose(&mut self, _: Sight<'_>, _: &[Action]) -> Option<usize> {
        None
    }
}

fn stuck(make: fn(u64) -> Box<dyn Bot>) -> aufachse_lab::Stuck {
    let seats = vec![made("own", make); 2];
    let plan = Plan { seats, ..Plan::of(vec![table("classic", 2)]) };
    let Err(LabError::Stuck(stuck)) = simulate(&plan) else { panic!("it is stuck") };
    stuck
}

#[test]
fn a_choice_that_is_not_there_is_an_error_and_no_panic() {
    let wrong = stuck(|_| Box::new(Wrong));
    assert!(matches!(wrong.why, StuckFault::NoChoice { choice, actions, .. } if choice == actions));
    assert!(wrong.to_string().starts_with("no-choice seat="), "{wrong}");
    let idle = stuck(|_| Box::new(Idle));
    assert!(matches!(idle.why, StuckFault::Idle { .. }), "{idle}");
}

fn seats(names: &str) -> Vec<Entrant> {
    names.split(',').map(|name| Entrant::named(name).unwrap()).collect()
}

/// Bot `k` sits at seat `k + g`, and the games of one deal have the same dice.
#[test]
fn seats_move_on_and_share_their_luck() {
    let names = ["A", "B", "C"].map(str::to_owned).to_vec();
    let seats = seats("lehrling,lehrling,lehrling");
    let plan = Plan {
        games: 6,
        seats,
        names,
        house: house(3, 2, 60),
        ..Plan::of(vec![table("junior", 3)])
    };
    let heads = |plan: &Plan| {
        let mut heads = Vec::new();
        let mut sink = |_: GameFile<'_>, played: Played| {
            let header = played.record.unwrap().header;
            heads.push((header.seats.concat(), header.seed.unwrap()));
            Ok(())
        };
        Simulation::of(plan).recorded().each(&mut sink).run().unwrap();
        heads
    };
    let shared = heads(&plan);
    let sat: Vec<&str> = shared.iter().map(|(seats, _)| &seats[..]).collect();
    assert_eq!(sat, ["ABC", "CAB", "BCA", "ABC", "CAB", "BCA"]);
    let seeds: Vec<u64> = shared.iter().map(|(_, seed)| *seed).collect();
    assert!(seeds[0] == seeds[1] && seeds[1] == seeds[2] && seeds[2] != seeds[3]);
    let own = heads(&Plan { shared_deals: false, ..plan });
    assert_ne!(own[0].1, own[1].1, "every game has a deal of its own if it is asked for");
}

/// Without what differs from run to run.
fn timeless(plan: &Plan) -> aufachse_lab::Report {
    let mut report = simulate(plan).unwrap();
    let tables = report.tables.iter_mut().flat_map(|table| &mut table.bots);
    for bot in report.bots.iter_mut().chain(tables) {
        bot.ms_per_decision = 0.0;
    }
    report
}

/// A Chef who counts his looks ahead instead of watching the clock.
#[test]
fn a_chef_with_iterations_plays_the_same_games_on_any_number_of_threads() {
    let plan = |threads| Plan {
        games: 2,
        seats: seats("chef:1,lehrling"),
        house: house(5, threads, 12),
        ..Plan::of(vec![table("classic", 2)])
    };
    assert_eq!(timeless(&plan(1)), timeless(&plan(2)));
}

/// Shared first places are shared, and the games of all bots together are won once each.
#[test]
fn bots_are_counted_wherever_they_sit() {
    let plan = |threads| Plan {
        games: 4,
        seats: seats("fahrer,lehrling,random,lehrling"),
        house: house(5, threads, 60),
        ..Plan::of(vec![table("classic", 4), table("manual", 4)])
    };
    let report = timeless(&plan(1));
    assert_eq!(report, timeless(&plan(2)), "the same on any number of threads");
    let named: Vec<&str> = report.bots.iter().map(|bot| &bot.name[..]).collect();
    assert_eq!(named, ["fahrer", "lehrling", "random", "lehrling"]);
    let wins: f64 = report.bots.iter().map(|bot| bot.wins).sum();
    assert!((wins - 8.0).abs() < 0.05, "{wins}");
    for bot in &report.bots {
        assert_eq!((bot.games, bot.forfeits), (8, 0));
        let [low, high] = bot.win_rate_95;
        assert!(low <= bot.win_rate && bot.win_rate <= high && bot.decisions > 0);
    }
}

/// Counts what it sees.
struct Counter {
    actions: u64,
    ended: bool,
}

impl Watch for Counter {
    fn see(&mut self, game: &Game, actor: Actor, _: Action, told: &[Happening]) {
        self.actions += u64::from(matches!(actor, Actor::Seat(_)));
        self.ended = game.ending().is_some();
        assert!(!self.ended || told.iter().any(|h| matches!(h, Happening::Ended { .. })));
    }
}

#[test]
fn whoever_looks_on_sees_the_whole_game() {
    let mut seen = 0;
    let mut sink = |_: GameFile<'_>, played: Played| {
        let watch: Box<dyn std::any::Any> = played.watch.unwrap();
        let counter = watch.downcast::<Counter>().unwrap();
        assert!(counter.ended);
        assert_eq!(counter.actions, played.seats.iter().map(|s| s.actions).sum::<u64>());
        seen += 1;
        Ok(())
    };
    let maker = |_: &aufachse_lab::Fixture| -> Box<dyn Watch> {
        Box::new(Counter { actions: 0, ended: false })
    };
    Simulation::of(&plan(2, 2)).watched(&maker).each(&mut sink).run().unwrap();
    assert_eq!(seen, 6);
}
