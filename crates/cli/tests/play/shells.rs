//! Completions and the manual know every command.

use crate::driver::run;

/// Every command, as the page of help lists them.
fn commands() -> Vec<String> {
    let help = run(&["--help"], "").out;
    let list = help.split("\nCommands:\n").nth(1).expect("commands");
    let list = list.split("\n\n").next().unwrap_or(list);
    // A continued line is set in further than the name of a command.
    let names = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
}

#[test]
fn completions_know_every_command_in_every_shell() {
    let commands = commands();
    assert!(commands.len() > 10 && commands.contains(&"play".to_owned()), "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = run(&["completions", shell], "");
        assert_eq!(ran.code, 0, "{ran:?}");
        for command in &commands {
            assert!(ran.out.contains(command.as_str()), "{shell} does not know {command}");
        }
        assert!(ran.out.contains("--resume") || ran.out.contains("resume"), "{shell}");
    }
    run(&["completions", "abacus"], "").refused(2, &["abacus", "bash"]);
}

#[test]
fn the_manual_has_every_command_and_a_page_for_each() {
    let page = run(&["man"], "").out;
    assert!(page.contains(".TH aufachse"), "{page}");
    for command in commands() {
        assert!(page.contains(&command), "{command}");
        let own = run(&["man", &command], "").out;
        assert!(own.contains(".SH SYNOPSIS"), "{command}: {own}");
    }
    run(&["man", "paly"], "").refused(2, &["paly", "play"]);
    let nested = run(&["man", "board", "check"], "").out;
    assert!(nested.contains("board") && nested.contains(".SH OPTIONS"), "{nested}");
    run(&["man", "board", "chekc"], "").refused(2, &["chekc", "check"]);
}

/// Lines of examples are not run together, and none of them is a command to the formatter.
#[test]
fn the_manual_has_the_examples_as_they_are() {
    let page = run(&["man", "play"], "").out;
    let examples = page.split(".SH EXAMPLES\n.nf\n").nth(1).expect("examples");
    let lines: Vec<&str> = examples.lines().take_while(|line| *line != ".fi").collect();
    assert!(lines.len() > 5, "{page}");
    assert!(lines.iter().all(|line| line.starts_with("\\&aufachse play")), "{lines:#?}");
    assert!(!page.contains(".SH EXTRA"), "{page}");
}
