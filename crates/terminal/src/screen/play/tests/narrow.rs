//! On the smallest screen nothing that one has to read is cut, in any language.

use std::cell::RefCell;
use std::collections::HashSet;
use std::mem::discriminant;

use aufachse_rules::{Decision as D, Pending, Seat};

use super::super::Play;
use super::super::overlay::Over;
use crate::screen::bench::{Bench, drawn, text, words};
use crate::screen::colour::{Depth, Paint};
use crate::screen::layout::{LEAST, Tab};
use crate::screen::measure::width;

const LANGUAGES: [&str; 5] = ["cs", "de", "en", "it", "ja"];

/// Every decision that a game of some seeds comes to, asked of the first player and of others.
fn every_state(check: impl Fn(&Bench)) {
    let seen = RefCell::new(HashSet::new());
    for (edition, seed) in [("modern", 7), ("classic", 8), ("junior", 9)] {
        let _ = Bench::limited(edition, seed, Some(90)).until(|bench| {
            if let Pending::Players { seats, decision } = bench.game.pending() {
                let kind = (edition, discriminant(&decision), seats.contains(Seat(0)));
                if seen.borrow_mut().insert(kind) {
                    check(bench);
                }
            }
            bench.game.ending().is_some()
        });
    }
    assert!(seen.borrow().len() > 20, "{} states only", seen.borrow().len());
}

fn play(bench: &Bench, language: &str) -> Play {
    Play::new(bench.table(Some(Seat(0))), words(language), Paint::new(Depth::None))
}

fn lines(play: &Play) -> Vec<String> {
    text(&drawn(LEAST, |frame| play.draw(frame))).lines().map(str::to_owned).collect()
}

#[test]
fn help_and_quit_are_always_in_the_line_of_keys() {
    every_state(|bench| {
        for language in LANGUAGES {
            let play = play(bench, language);
            let shown = lines(&play);
            let keys = shown.last().expect("a line of keys");
            for (key, does) in [("?", "screen-short-help"), ("q", "screen-short-leave")] {
                let hint = format!("{key} {}", play.text(does));
                assert!(keys.contains(&hint), "{language}: {hint:?} is not in {keys:?}");
            }
            assert!(!keys.contains('…') && width(keys) <= 80, "{language}: {keys:?}");
            if bench.asks(|_| true) {
                let act = format!("Enter {}", play.text("screen-short-do"));
                assert!(keys.contains(&act), "{language}: {act:?} is not in {keys:?}");
            }
        }
    });
}

#[test]
fn what_is_awaited_is_never_cut() {
    every_state(|bench| {
        for language in LANGUAGES {
            let play = play(bench, language);
            let shown = lines(&play);
            let ask = &shown[1];
            assert!(!ask.contains('…'), "{language}: {ask}");
            // What the line has no room for stands with the choices, unless a card asks.
            let card = |d| {
                matches!(
                    d,
                    D::Event { .. }
                        | D::AirFreight { .. }
                        | D::QuickLoading { .. }
                        | D::Partner { .. }
                        | D::Snow { .. }
                )
            };
            if bench.asks(card) {
                continue;
            }
            let whole = play.say().awaited();
            let start: String = whole.chars().take(12).collect();
            let told = shown.iter().any(|line| line.contains(&start));
            assert!(told, "{language}: {whole}\n{}", shown.join("\n"));
        }
    });
}

#[test]
fn titles_of_panes_are_never_cut() {
    let bench = Bench::new("modern", 11).until(|bench| bench.game.turn() > 100);
    for language in LANGUAGES {
        let play = play(&bench, language);
        let shown = lines(&play);
        let titles = &shown[2];
        for tab in Tab::ALL {
            assert!(titles.contains(&play.text(tab.short())), "{language}: {titles}");
        }
        assert!(titles.contains(&play.text("edition-modern-name")), "{language}: {titles}");
        let turn = play.words.text("web-turn", &[("turn", bench.game.turn().into())]);
        assert!(titles.contains(&turn), "{language}: {turn} is not in {titles}");
    }
}

/// The pane beside the map, line by line.
fn pane(play: &Play) -> Vec<String> {
    let buffer = drawn(LEAST, |frame| play.draw(frame));
    let cell = |(x, y): (u16, u16)| buffer[(x, y)].symbol().to_owned();
    (3..14).map(|y| (45..79).map(|x| cell((x, y))).collect()).collect()
}

#[test]
fn nothing_in_a_pane_is_cut() {
    for (edition, seed) in [("modern", 11), ("classic", 5), ("classic-cz", 6)] {
        for turn in [20, 60, 100] {
            let bench = Bench::new(edition, seed).until(|bench| bench.game.turn() > turn);
            for language in LANGUAGES {
                let mut play = play(&bench, language);
                for tab in Tab::ALL {
                    play.show_tab(tab);
                    let pane = pane(&play);
                    let cut = pane.iter().find(|line| line.contains('…'));
                    assert!(cut.is_none(), "{language}, {tab:?}:\n{}", pane.join("\n"));
                }
            }
        }
    }
}

#[test]
fn choices_are_never_cut() {
    every_state(|bench| {
        for language in LANGUAGES {
            let play = play(bench, language);
            let listed = play.listed(76);
            for (_, line) in &listed {
                let line = line.to_string();
                assert!(width(&line) <= 76 && !line.contains('…'), "{language}: {line}");
            }
            // What is chosen is seen, the last of them too.
            let mut play = play;
            let count = play.choices.shown().len();
            for _ in 0..count.min(2) {
                play.choices.step(-1);
                let shown = lines(&play).join("\n");
                assert!(shown.contains('▸'), "{language}\n{shown}");
            }
        }
    });
}

#[test]
fn a_long_notice_takes_the_lines_that_it_needs() {
    let bench = Bench::new("modern", 11).until(|bench| bench.asks(|_| true));
    let mut play = play(&bench, "en");
    let notice = "It is not possible, and the reason needs a good many words ".repeat(4);
    play.notice = Some(format!("{notice}until the end"));
    let shown = lines(&play);
    assert!(shown[1].contains("It is not possible"), "{}", shown[1]);
    assert!(shown[2..6].iter().any(|line| line.contains("until the end")), "{shown:#?}");
}

#[test]
fn the_help_can_be_read_to_its_end() {
    for language in LANGUAGES {
        let bench = Bench::new("modern", 11).until(|bench| bench.asks(|_| true));
        let mut play = play(&bench, language);
        play.over = Over::Help(0);
        let first = lines(&play).join("\n");
        assert!(first.contains(" ▼ ") && !first.contains(" ▲ "), "{language}\n{first}");
        play.over = Over::Help(usize::MAX);
        let last = lines(&play).join("\n");
        let loaded: String = play.text("screen-mark-loaded").chars().take(8).collect();
        assert!(last.contains(" ▲ ") && last.contains(&loaded), "{language}\n{last}");
    }
}

#[test]
fn the_keys_of_the_set_up_fit() {
    let inside = usize::from(LEAST.0) - 4;
    for language in LANGUAGES {
        for key in ["screen-setup-keys", "screen-house-keys"] {
            let keys = words(language).text(key, &[]);
            assert!(width(&keys) <= inside, "{language}: {keys}");
        }
    }
}
