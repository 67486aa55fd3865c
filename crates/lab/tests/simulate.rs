//! The same plan gives the same games, whoever plays them and however many at a time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use aufachse_lab::{LabError, Plan, Player, Sight, Simulation, StuckFault, Table, simulate};
use aufachse_rules::{Action, BUILTIN_EDITIONS, Ending, Rules};

fn table(edition: &str, players: u8) -> Table {
    Table { rules: Arc::new(Rules::builtin(edition).unwrap()), players }
}

fn plan(games: u64, threads: usize) -> Plan {
    let tables = vec![table("classic", 3), table("modern-ja", 2), table("junior", 6)];
    Plan { games, threads, seed: 11, turn_limit: 300, ..Plan::of(tables) }
}

fn records(plan: &Plan) -> Vec<String> {
    let mut kept = Vec::new();
    let mut sink = |file: aufachse_lab::GameFile<'_>, record: &aufachse_rules::Record| {
        let name = format!("{} {} {}\n", file.edition, file.players, file.number);
        kept.push(name + &record.to_text());
        Ok(())
    };
    Simulation::of(plan).records(&mut sink).run().unwrap();
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
    let other = simulate(&Plan { seed: 12, ..plan(40, 1) }).unwrap();
    assert_ne!(other.tables, report.tables);
}

#[test]
fn keeping_records_does_not_change_the_games() {
    let mut sink = |_: aufachse_lab::GameFile<'_>, _: &aufachse_rules::Record| Ok(());
    let kept = Simulation::of(&plan(6, 2)).records(&mut sink).run().unwrap();
    assert_eq!(kept, simulate(&plan(6, 2)).unwrap());
}

#[test]
fn counts_add_up_in_every_edition() {
    for (edition, _) in BUILTIN_EDITIONS {
        for players in [2, 6] {
            let tables = vec![table(edition, players)];
            let plan = Plan { games: 4, turn_limit: 200, ..Plan::of(tables) };
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
    let plan = Plan { games: 3, turn_limit: 150, ..Plan::of(vec![table("classic", 4)]) };
    let mut cash = vec![0_i32; 4];
    let mut turns = 0_u32;
    let mut sink = |_: aufachse_lab::GameFile<'_>, record: &aufachse_rules::Record| {
        let again = aufachse_rules::Record::from_text(&record.to_text()).expect("it reads back");
        let (game, proved) = again.verify().expect("it holds");
        let thrown = again.entries.iter().filter(|e| e.by == aufachse_rules::Actor::Chance);
        assert_eq!(proved, Some(thrown.count()));
        for (sum, amount) in cash.iter_mut().zip(game.cash()) {
            *sum += amount;
        }
        turns += game.turn();
        Ok(())
    };
    let report = Simulation::of(&plan).records(&mut sink).run().unwrap();
    for (seat, sum) in report.tables[0].seats.iter().zip(cash) {
        assert!((seat.mean_cash * 3.0 - f64::from(sum)).abs() < 0.1);
    }
    assert!((report.tables[0].mean_turns * 3.0 - f64::from(turns)).abs() < 0.1);
}

#[test]
fn the_turn_limit_is_kept_and_counted() {
    let plan = Plan { games: 5, turn_limit: 7, ..Plan::of(vec![table("modern", 2)]) };
    let report = simulate(&plan).unwrap();
    assert_eq!(report.by_turn_limit(), 5);
    assert!(report.tables[0].mean_turns <= 8.0);
    let mut endings = Vec::new();
    let mut sink = |_: aufachse_lab::GameFile<'_>, record: &aufachse_rules::Record| {
        endings.push(record.closing.as_ref().and_then(|c| c.ending));
        Ok(())
    };
    Simulation::of(&plan).records(&mut sink).run().unwrap();
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
    let plan = Plan { threads: 2, ..plan(1_000, 2) };
    let report = Simulation::of(&plan).progress(&progress).stop(&stop).run().unwrap();
    assert!(report.stopped);
    assert_eq!(report.games(), done.load(Ordering::Relaxed));
    assert!((3..10).contains(&report.games()), "{} games", report.games());
    assert_eq!(report.tables.len(), 3);
}

#[test]
fn a_record_that_cannot_be_kept_ends_it() {
    let mut sink = |_: aufachse_lab::GameFile<'_>, _: &aufachse_rules::Record| {
        Err(std::io::Error::other("the disk is full"))
    };
    let error = Simulation::of(&plan(1, 1)).records(&mut sink).run().unwrap_err();
    assert!(matches!(error, LabError::Record(_)));
}

#[test]
fn a_table_that_cannot_be_set_up_is_an_error() {
    let plan = Plan::of(vec![table("classic", 7)]);
    assert!(matches!(simulate(&plan), Err(LabError::Setup(_))));
}

/// Always takes the first, after having looked.
struct First;

impl Player for First {
    fn choose(&mut self, sight: Sight<'_>, legal: &[Action]) -> usize {
        assert!(legal.len() > 1, "nobody is asked where there is nothing to choose");
        let view = sight.view();
        assert_eq!(view.viewer, aufachse_rules::Viewer::Seat(sight.seat()));
        0
    }
}

#[test]
fn other_players_can_be_seated() {
    let mut plan = Plan { turn_limit: 30, ..Plan::of(vec![table("classic-cz", 3)]) };
    plan.player = |_| Box::new(First);
    let first = simulate(&plan).unwrap();
    assert_eq!(first.games(), 1);
    assert_ne!(
        first.tables,
        simulate(&Plan { turn_limit: 30, ..Plan::of(plan.tables.clone()) }).unwrap().tables
    );
}

/// Chooses what is not there.
struct Wrong;

impl Player for Wrong {
    fn choose(&mut self, _: Sight<'_>, legal: &[Action]) -> usize {
        legal.len()
    }
}

#[test]
fn a_choice_that_is_not_there_is_an_error_and_no_panic() {
    let mut plan = Plan::of(vec![table("classic", 2)]);
    plan.player = |_| Box::new(Wrong);
    let Err(LabError::Stuck(stuck)) = simulate(&plan) else { panic!("it is stuck") };
    assert!(matches!(stuck.why, StuckFault::NoChoice { choice, actions, .. } if choice == actions));
    assert!(stuck.to_string().starts_with("no-choice seat="), "{stuck}");
}
