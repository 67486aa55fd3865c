//! Programs in a seat: whatever they do, the game goes on, and nobody is left behind.
#![cfg(unix)]

use std::time::{Duration, Instant};

use aufachse_lab::{
    Entrant, ForeignFault, Forfeit, GameFile, House, Plan, Played, Report, Simulation, Table,
};
use aufachse_rules::Rules;

const HELLO: &str = r#"read l; echo '{"protocol":"aufachse-bot/1"}'; read l;"#;

/// A bot that is a script of the shell.
fn script(text: &str) -> Entrant {
    Entrant::Command(vec!["sh".into(), "-c".into(), text.into()])
}

/// Two games against a Lehrling, and what was forfeited in each.
fn against(bot: Entrant) -> (Report, Vec<Forfeit>) {
    let plan = Plan {
        games: 2,
        seats: vec![bot, Entrant::named("lehrling").unwrap()],
        house: House {
            turn_limit: 40,
            bot_timeout: Duration::from_millis(1500),
            ..House::default()
        },
        ..Plan::of(vec![Table { rules: Rules::builtin("junior").unwrap(), players: 2 }])
    };
    let mut forfeits = Vec::new();
    let mut sink = |_: GameFile<'_>, played: Played| {
        forfeits.extend(played.forfeits);
        Ok(())
    };
    let report = Simulation::of(&plan).each(&mut sink).run().unwrap();
    (report, forfeits)
}

/// In each of two games the bot forfeits once, for the same reason, and both are played to the end.
#[track_caller]
fn forfeits(bot: Entrant) -> ForeignFault {
    let (report, forfeits) = against(bot);
    assert_eq!(report.games(), 2);
    assert_eq!((report.bots[0].forfeits, report.bots[1].forfeits), (2, 0));
    let [first, second] = &forfeits[..] else { panic!("{forfeits:?}") };
    assert_eq!((first.seat, second.seat), (0, 1), "it has moved on by one seat");
    assert_eq!(first.why, second.why);
    first.why.clone()
}

#[test]
fn one_that_plays_keeps_its_seat() {
    let (report, forfeits) = against(script(&format!("{HELLO} while read l; do echo 0; done")));
    assert!(forfeits.is_empty(), "{forfeits:?}");
    assert_eq!(report.bots[0].forfeits, 0);
    assert!(report.bots[0].decisions > 10);
}

#[test]
fn one_that_is_not_there_forfeits() {
    let why = forfeits(Entrant::Command(vec!["no-such-bot-at-all".into()]));
    assert!(matches!(why, ForeignFault::NotStarted { .. }), "{why}");
}

#[test]
fn one_that_crashes_forfeits() {
    let why = forfeits(script(&format!("{HELLO} read l; echo 0; exit 3")));
    let ForeignFault::Ended { status } = why else { panic!("{why}") };
    assert!(status.contains('3'), "{status}");
    assert!(matches!(forfeits(script("exit 0")), ForeignFault::Ended { .. }));
}

#[test]
fn one_that_hangs_forfeits_and_is_ended_with_what_it_started() {
    let begun = Instant::now();
    let mark = format!("7{}", std::process::id());
    let why = forfeits(script(&format!("{HELLO} sleep {mark}; echo 0")));
    assert_eq!(why, ForeignFault::Silent { ms: 1500 });
    assert!(begun.elapsed() < Duration::from_secs(60));
    let still = std::process::Command::new("ps").args(["-eo", "args"]).output();
    if let Ok(listed) = still {
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        assert!(!listed.contains(&format!("sleep {mark}")), "it still sleeps");
    }
}

/// One that never reads may not hold up the one who writes to it.
#[test]
fn one_that_does_not_listen_forfeits() {
    let why = forfeits(script(r#"echo '{"protocol":"aufachse-bot/1"}'; exec sleep 30"#));
    assert_eq!(why, ForeignFault::Silent { ms: 1500 });
}

#[test]
fn nonsense_forfeits() {
    let says = |said: &str| forfeits(script(&format!("{HELLO} while read l; do {said}; done")));
    assert!(matches!(says("echo left, then right"), ForeignFault::Nonsense { .. }));
    assert!(matches!(says("echo 9999"), ForeignFault::NoIndex { index: 9999, .. }));
    assert!(matches!(says("echo null"), ForeignFault::Nothing));
    assert!(matches!(says(r#"echo '{"do":"call-off"}'"#), ForeignFault::Illegal { .. }));
    let endless = forfeits(script(&format!("{HELLO} while :; do printf aaaaaaaaaaaaaaaa; done")));
    assert!(matches!(endless, ForeignFault::TooLong { .. }), "{endless}");
    let other = forfeits(script(r#"read l; echo '{"protocol":"uci"}'; read l"#));
    assert!(matches!(other, ForeignFault::Protocol { .. }), "{other}");
}
