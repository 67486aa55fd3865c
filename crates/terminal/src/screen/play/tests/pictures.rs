//! Pictures of the table at several sizes, in several languages, at several moments.

use aufachse_rules::{Decision, Seat};

use super::super::Play;
use crate::screen::bench::{Bench, drawn, text, words};
use crate::screen::colour::{Depth, Paint};
use crate::screen::layout::Tab;
use crate::screen::measure::width;

/// A moment in which the first player has to drive.
fn driving() -> Bench {
    let late = |bench: &Bench| bench.game.turn() > 12;
    Bench::new("modern", 11)
        .until(|bench| late(bench) && bench.asks(|d| matches!(d, Decision::Drive { .. })))
}

fn play(bench: &Bench, language: &str) -> Play {
    Play::new(bench.table(Some(Seat(0))), words(language), Paint::new(Depth::None))
}

fn picture(play: &Play, size: (u16, u16)) -> String {
    let shown = text(&drawn(size, |frame| play.draw(frame)));
    for line in shown.lines() {
        assert!(width(line) <= usize::from(size.0), "{line:?} is too wide");
    }
    assert!(!shown.contains('⟨'), "a text is missing:\n{shown}");
    shown
}

#[test]
fn the_table_at_every_size_and_in_three_languages() {
    let bench = driving();
    for size in [(80, 24), (120, 40), (200, 60)] {
        for language in ["en", "de", "ja"] {
            let play = play(&bench, language);
            let name = format!("table_{}x{}_{language}", size.0, size.1);
            insta::assert_snapshot!(name, picture(&play, size));
        }
    }
}

#[test]
fn every_pane_in_its_tab() {
    let bench = driving();
    let mut play = play(&bench, "en");
    for tab in Tab::ALL {
        play.show_tab(tab);
        insta::assert_snapshot!(format!("tab_{tab:?}"), picture(&play, (80, 24)));
    }
}

#[test]
fn an_auction() {
    let bench = Bench::new("modern", 11)
        .until(|bench| bench.asks(|d| matches!(d, Decision::Auction { level, .. } if level > 0)));
    let mut play = play(&bench, "de");
    play.show_tab(Tab::Market);
    insta::assert_snapshot!(picture(&play, (120, 30)));
}

#[test]
fn the_end_of_a_game() {
    let bench = Bench::limited("classic", 3, Some(40)).until(|bench| bench.game.ending().is_some());
    let mut play = play(&bench, "en");
    play.over = super::super::overlay::Over::End;
    insta::assert_snapshot!(picture(&play, (100, 36)));
}

#[test]
fn a_small_screen_says_what_to_do() {
    let shown = picture(&play(&driving(), "en"), (60, 20));
    assert!(shown.contains("--plain") && shown.contains("80×24"), "{shown}");
}
