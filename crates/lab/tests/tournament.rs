//! Everybody meets everybody, and a tournament that was broken off ends as if it had not been.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use aufachse_lab::{
    BookFault, Entrant, Forfeit, GameLine, House, Table, Tournament, TournamentReport,
    TournamentRun, read_book,
};
use aufachse_rules::Rules;

fn tournament(games: u64, seed: u64) -> Tournament {
    let table = |edition: &str, players| Table { rules: Rules::builtin(edition).unwrap(), players };
    Tournament {
        bots: ["fahrer", "lehrling", "random"].map(|n| Entrant::named(n).unwrap()).to_vec(),
        tables: vec![table("junior", 2), table("classic", 4)],
        games,
        house: House { seed, threads: 2, turn_limit: 80, ..House::default() },
    }
}

/// Without what differs from run to run.
fn timeless(mut report: TournamentReport) -> TournamentReport {
    report.bots.iter_mut().for_each(|bot| bot.counted.ms_per_decision = 0.0);
    report
}

#[test]
fn everybody_meets_everybody_as_often_as_was_asked() {
    let plan = tournament(6, 1);
    let mut met: BTreeMap<(usize, usize, usize), u64> = BTreeMap::new();
    for fixture in plan.fixtures() {
        for a in 0..3 {
            for b in a + 1..3 {
                if fixture.lineup.contains(&a) && fixture.lineup.contains(&b) {
                    *met.entry((fixture.table, a, b)).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(met.len(), 6);
    for ((table, ..), times) in met {
        assert!(if table == 0 { times == 6 } else { (6..=8).contains(&times) }, "{times}");
    }
}

#[test]
fn the_result_adds_up() {
    let plan = tournament(8, 1);
    let report = TournamentRun::of(&plan).run().unwrap();
    assert_eq!((report.played, report.stopped), (report.planned, false));
    assert_eq!(report.tables.iter().map(|t| t.games).sum::<u64>(), report.played);
    for a in 0..3 {
        assert_eq!(report.met[a][a], 0);
        for b in 0..3 {
            let both = report.ahead[a][b] + report.ahead[b][a];
            assert!((both - report.met[a][b] as f64).abs() < 1e-9);
        }
    }
    let mean = report.bots.iter().map(|bot| bot.rating).sum::<f64>() / 3.0;
    assert!((mean - 1500.0).abs() < 0.2, "{mean}");
    for bot in &report.bots {
        assert!(bot.rating_95[0] <= bot.rating && bot.rating <= bot.rating_95[1]);
    }
    assert!(report.bots[0].rating > report.bots[2].rating, "a driver is better than chance");
}

#[test]
fn one_that_was_stopped_goes_on_as_if_it_had_not_been() {
    let plan = tournament(6, 4);
    let whole = timeless(TournamentRun::of(&plan).run().unwrap());
    let mut text = plan.header().to_line();
    let stop = AtomicBool::new(false);
    let mut done = 0;
    let mut keep = |line: &GameLine, _: &[Forfeit]| {
        text.push_str(&line.to_line());
        done += 1;
        stop.store(done >= 5, Ordering::Relaxed);
        Ok(())
    };
    let half = TournamentRun::of(&plan).stop(&stop).each(&mut keep).run().unwrap();
    assert!(half.stopped && half.played >= 5 && half.played < half.planned);
    // The last line breaks off in the middle.
    let good = text.len();
    text.push_str("{\"game\":9,\"bots\":[0,");
    let read = read_book(&plan, &text).unwrap();
    assert_eq!((read.lines.len() as u64, read.good), (half.played, good));
    let rest = TournamentRun::of(&plan).before(read.lines).run().unwrap();
    assert_eq!(timeless(rest), whole);
}

#[test]
fn a_book_of_something_else_is_refused() {
    let plan = tournament(6, 1);
    let fault = |text: &str| read_book(&plan, text).unwrap_err();
    let other = tournament(6, 2).header().to_line();
    let found =
        BookFault::OtherPlan { field: "seed".into(), found: "2".into(), needed: "1".into() };
    assert_eq!(fault(&other), found);
    assert_eq!(fault("my diary\n"), BookFault::Foreign);
    assert_eq!(fault("my diary"), BookFault::Foreign);
    let head = plan.header().to_line();
    assert_eq!(fault(&format!("{head}rubbish\n{{}}\n")), BookFault::Damaged { line: 2 });
    let game = r#"{"game":0,"bots":[0,1],"ending":"finished","places":[1,2],"cash":[1,2],"decisions":[1,1],"nanos":[1,1],"forfeits":[]}"#;
    assert_eq!(read_book(&plan, &format!("{head}{game}\n")).unwrap().lines.len(), 1);
    assert_eq!(fault(&format!("{head}{game}\n{game}\n")), BookFault::Stray { line: 3 });
    let seats = game.replace("[0,1]", "[1,2]");
    assert_eq!(fault(&format!("{head}{seats}\n")), BookFault::Stray { line: 2 });
    assert!(read_book(&plan, "").unwrap().lines.is_empty());
    assert_eq!(read_book(&plan, &head[..20]).unwrap().good, 0);
}
