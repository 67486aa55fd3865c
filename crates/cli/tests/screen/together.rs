//! Round one keyboard on the full screen.

use std::time::{Duration, Instant};

use crate::pty::Program;

/// Between two players the screen shows nobody's papers, until the next one says that he is there.
#[test]
fn hands_are_hidden_while_the_device_goes_round() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "--now", "--name", "Ada", "--name", "Ben", "--turns", "6"];
    let mut game = Program::start(
        120,
        40,
        data.path(),
        &[&args[..], &["--seed", "rain", "--pace-ms", "0"]].concat(),
    );
    let (mut passed, begun) = (Vec::new(), Instant::now());
    while !game.text().contains("The game is over") {
        assert!(begun.elapsed() < Duration::from_secs(120), "no end\n{}", game.text());
        let text = game.text();
        if text.contains("Please hand the device to") {
            // The arrow stands between the two cities of every contract. A picture that has come by
            // half may still have one of the table below, and one that is whole may not.
            game.wait("a curtain without papers", |game| !game.text().contains('→'));
            assert!(game.text().contains("Please hand the device to"), "{}", game.text());
            let ada = text.contains("hand the device to Ada");
            let (name, other) = if ada { ("Ada", "Ben") } else { ("Ben", "Ada") };
            passed.push(name);
            // No other key opens it, nor does one that comes from the player before.
            game.press("\r\t ");
            std::thread::sleep(Duration::from_millis(500));
            assert!(game.text().contains(&format!("hand the device to {name}")), "{}", game.text());
            game.press("\r");
            game.wait("the table", |game| !game.text().contains("hand the device"));
            let seen = game.text();
            assert!(!seen.contains(&format!("{other} receives the contract")), "{seen}");
        } else {
            game.step();
        }
        std::thread::sleep(Duration::from_millis(30));
    }
    let both = passed.contains(&"Ada") && passed.contains(&"Ben");
    assert!(both && passed.windows(2).all(|pair| pair[0] != pair[1]), "{passed:?}");
    game.press("q");
    assert!(game.end());
}

/// A game against bots that is over is played again at once: there is nobody else to ask.
#[test]
fn alone_a_rematch_is_a_key_away() {
    let data = tempfile::tempdir().expect("a folder");
    let args = ["play", "--now", "--turns", "4", "--bots", "random", "--pace-ms", "0"];
    let mut game = Program::start(100, 32, data.path(), &args);
    game.see("Enter do it");
    game.play_on();
    game.press("m");
    game.see("Rematch");
    game.press("\r");
    game.see("To the rematch");
    game.press("r");
    game.wait("another game", |game| !game.text().contains("The game is over"));
    game.play_on();
    game.press("q");
    assert!(game.end());
    let records = std::fs::read_dir(data.path().join("records")).expect("records").count();
    assert_eq!(records, 2, "both games are kept");
}
