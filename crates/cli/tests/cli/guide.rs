//! The program alone, its help, and what every command does alike.

use std::io::Read as _;
use std::process::Stdio;

use crate::run::{aufachse, good, run};

const COMMANDS: [&str; 6] = ["board", "editions", "simulate", "tournament", "replay", "verify"];

#[test]
fn alone_it_shows_what_there_is() {
    let guide = good(&["guide"]);
    for command in COMMANDS {
        assert!(guide.out.contains(&format!("aufachse {command}")), "{command}");
    }
    assert!(guide.err.is_empty());
}

#[test]
fn every_command_has_a_help_that_teaches() {
    let whole = good(&["--help"]);
    for command in COMMANDS {
        assert!(whole.out.contains(command), "{command}");
        let help = good(&[command, "--help"]);
        assert!(help.out.contains("Examples:"), "{command}");
        assert!(help.out.contains("--json"), "{command}");
        assert!(help.out.lines().all(|line| line.chars().count() <= 120), "{command}");
    }
    for sub in [["board", "check"], ["editions", "compare"]] {
        assert!(good(&[sub[0], sub[1], "--help"]).out.contains("Examples:"));
    }
    assert!(good(&["--version"]).out.starts_with("aufachse "));
}

#[test]
fn what_is_not_there_is_named_with_the_nearest() {
    run(&["simulat"]).refused(2, &["simulat", "simulate"]);
    run(&["simulate", "--gamse", "3"]).refused(2, &["--gamse", "--games"]);
    run(&["verify"]).refused(2, &["FILE"]);
    run(&["replay"]).refused(2, &["FILE"]);
}

#[test]
fn nobody_is_troubled_where_nobody_reads_on() {
    for args in [&["board", "modern", "--json"][..], &["editions", "classic"], &["board", "--svg"]]
    {
        let mut child =
            aufachse(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // A reader who takes a few bytes and leaves.
        let mut few = [0; 16];
        child.stdout.take().unwrap().read_exact(&mut few).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}
