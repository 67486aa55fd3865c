//! Keys and clicks at the table.

use std::cell::Cell;

use aufachse_rules::{Action, Actor, Decision, Seat};
use aufachse_server::wire::ClientMessage;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::super::overlay::{Answer, Over};
use super::super::{Deed, Play};
use crate::screen::bench::{Bench, drawn, text, words};
use crate::screen::colour::{Depth, Paint};

const SIZE: (u16, u16) = (120, 40);

fn bench() -> Bench {
    Bench::new("modern", 11).until(|bench| {
        bench.game.turn() > 12 && bench.asks(|d| matches!(d, Decision::Drive { .. }))
    })
}

fn play(bench: &Bench) -> Play {
    let play = Play::new(bench.table(Some(Seat(0))), words("en"), Paint::new(Depth::True));
    // What is drawn once is where the mouse finds it.
    drawn(SIZE, |frame| play.draw(frame));
    play
}

fn press(play: &mut Play, code: KeyCode) -> Vec<Deed> {
    play.key(KeyEvent::from(code))
}

fn type_in(play: &mut Play, text: &str) {
    for letter in text.chars() {
        press(play, KeyCode::Char(letter));
    }
}

fn sent(deeds: &[Deed]) -> Option<u32> {
    match deeds {
        [Deed::Send(ClientMessage::Act { index, seat: Seat(0), .. })] => Some(*index),
        _ => None,
    }
}

#[test]
fn tab_cycles_through_all_choices_and_enter_does_the_chosen_one() {
    let mut play = play(&bench());
    let count = play.choices.shown().len();
    assert!(count > 3);
    for _ in 0..count {
        press(&mut play, KeyCode::Tab);
    }
    assert_eq!(play.choices.place(), Some(0), "round and back");
    press(&mut play, KeyCode::BackTab);
    assert_eq!(play.choices.place(), Some(count - 1));
    let index = play.choices.chosen().expect("a choice").index;
    assert_eq!(sent(&press(&mut play, KeyCode::Enter)), Some(index));
}

#[test]
fn a_number_picks_and_a_second_figure_makes_it_longer() {
    let bench = Bench::new("modern", 11).until(|b| b.asks(|d| d == Decision::Place));
    let mut play = play(&bench);
    assert!(play.choices.shown().len() > 42);
    press(&mut play, KeyCode::Char('4'));
    assert_eq!(play.choices.place(), Some(3));
    press(&mut play, KeyCode::Char('2'));
    assert_eq!(play.choices.place(), Some(41));
    press(&mut play, KeyCode::Tab);
    press(&mut play, KeyCode::Char('7'));
    assert_eq!(play.choices.place(), Some(6), "a new number after another key");
}

#[test]
fn searching_shortens_the_list_and_enter_only_chooses() {
    let bench = Bench::new("modern", 11).until(|b| b.asks(|d| d == Decision::Place));
    let mut play = play(&bench);
    let all = play.choices.shown().len();
    press(&mut play, KeyCode::Char('/'));
    type_in(&mut play, "bremn");
    assert!(play.choices.shown().len() < all);
    let found = play.choices.chosen().expect("found").text.clone();
    assert!(found.contains("Bremen"), "{found}");
    assert_eq!(press(&mut play, KeyCode::Enter), []);
    assert_eq!(play.choices.shown().len(), all, "all are there again");
    assert_eq!(play.choices.chosen().expect("still chosen").text, found);
    // Letters that are commands are letters while searching.
    press(&mut play, KeyCode::Char('/'));
    type_in(&mut play, "quw");
    assert!(matches!(play.over, Over::Search(_)));
    press(&mut play, KeyCode::Esc);
    assert_eq!(play.choices.shown().len(), all);
}

#[test]
fn the_way_of_the_chosen_move_is_on_the_map() {
    let mut play = play(&bench());
    let before = text(&drawn(SIZE, |frame| play.draw(frame)));
    assert!(before.contains('◎'), "{before}");
    press(&mut play, KeyCode::Tab);
    let after = text(&drawn(SIZE, |frame| play.draw(frame)));
    assert_ne!(before, after);
}

#[test]
fn zoom_pan_and_fit_move_the_map_and_nothing_else() {
    let mut play = play(&bench());
    let first = play.port.get().expect("drawn");
    press(&mut play, KeyCode::Char('+'));
    let closer = play.port.get().expect("drawn");
    assert!(closer.scale > first.scale);
    press(&mut play, KeyCode::Left);
    let left = play.port.get().expect("drawn");
    assert!(left.centre.x < closer.centre.x);
    play.key(KeyEvent::new(KeyCode::Left, KeyModifiers::SHIFT));
    let far = play.port.get().expect("drawn");
    assert!((left.centre.x - far.centre.x) > 2.0 * (closer.centre.x - left.centre.x));
    press(&mut play, KeyCode::Char('0'));
    let fit = play.port.get().expect("drawn");
    assert!(fit.scale < closer.scale);
    assert_eq!(play.choices.place(), Some(0));
}

#[test]
fn the_wheel_zooms_and_dragging_moves_the_map() {
    let mut play = play(&bench());
    let map = play.places.get().map;
    let at = (map.x + map.width / 2, map.y + map.height / 2);
    let mouse = |kind, column, row| MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE };
    let before = play.port.get().expect("drawn");
    play.mouse(mouse(MouseEventKind::ScrollUp, at.0, at.1));
    let closer = play.port.get().expect("drawn");
    assert!(closer.scale > before.scale);
    play.held = Some(at);
    play.mouse(mouse(MouseEventKind::Drag(MouseButton::Left), at.0 - 6, at.1));
    assert!(play.port.get().expect("drawn").centre.x > closer.centre.x);
    play.mouse(mouse(MouseEventKind::Up(MouseButton::Left), at.0 - 6, at.1));
    assert_eq!(play.held, None);
}

#[test]
fn a_click_chooses_and_a_second_one_does_it() {
    let mut play = play(&bench());
    let list = play.places.get().choices;
    let click = |column, row| MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    };
    assert_eq!(play.mouse(click(list.x + 4, list.y + 2)), []);
    assert_eq!(play.choices.place(), Some(2));
    let index = play.choices.chosen().expect("chosen").index;
    assert_eq!(sent(&play.mouse(click(list.x + 4, list.y + 2))), Some(index));
    // The same on the map: the end of another move.
    let (space, _) = *play.choices.targets().last().expect("a target");
    let (map, port) = (play.places.get().map, play.port.get().expect("drawn"));
    let size = (map.width, map.height);
    if let Some((x, y)) = port.cell(play.table.rules.board(), space, size) {
        play.mouse(click(map.x + x, map.y + y));
        assert_eq!(play.choices.chosen().expect("chosen").end, Some(space));
    }
}

#[test]
fn why_not_asks_the_server_for_the_rule() {
    let mut play = play(&bench());
    press(&mut play, KeyCode::Char('w'));
    type_in(&mut play, "throw");
    let deeds = press(&mut play, KeyCode::Enter);
    let asks =
        |deed: &Deed| matches!(deed, Deed::Send(ClientMessage::Why { action: Action::Roll, .. }));
    assert!(deeds.iter().any(asks), "{deeds:?}");
    let mut game = bench().game;
    let refusal = game.apply(Actor::Seat(Seat(0)), Action::Roll).expect_err("not now");
    play.because(Some(&refusal));
    let shown = text(&drawn(SIZE, |frame| play.draw(frame)));
    assert!(shown.contains(&refusal.clause), "{shown}");
    let rule = aufachse_words::book::clause("en", &refusal.clause).expect("it is in the book");
    let beginning: String = rule.chars().take(30).collect();
    assert!(shown.contains(&beginning), "{shown}");
}

#[test]
fn a_long_rule_is_leafed_through() {
    let mut play = play(&bench());
    press(&mut play, KeyCode::Char('w'));
    let sentences = (1..=60).map(|number| format!("This is sentence {number}."));
    let rule = Some(sentences.collect::<Vec<_>>().join(" "));
    let Over::Why(asking) = &mut play.over else { panic!("no question") };
    asking.answer = Some(Answer { text: "No.".to_owned(), rule, from: Cell::default() });
    let picture = |play: &Play| text(&drawn((80, 24), |frame| play.draw(frame)));
    let first = picture(&play);
    assert!(first.contains("sentence 1.") && first.contains("PgUp PgDn"), "{first}");
    assert!(!first.contains("sentence 60."), "{first}");
    for _ in 0..30 {
        press(&mut play, KeyCode::PageDown);
        picture(&play);
    }
    let last = picture(&play);
    assert!(last.contains("sentence 60.") && !last.contains("sentence 1."), "{last}");
    for _ in 0..30 {
        press(&mut play, KeyCode::PageUp);
        picture(&play);
    }
    assert_eq!(picture(&play), first);
}

#[test]
fn leaving_is_asked_about_and_says_how_to_come_back() {
    let mut play = play(&bench());
    assert_eq!(press(&mut play, KeyCode::Char('q')), []);
    let shown = text(&drawn(SIZE, |frame| play.draw(frame)));
    assert!(shown.contains("--resume"), "{shown}");
    assert_eq!(press(&mut play, KeyCode::Esc), []);
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(play.key(control_c), []);
    assert_eq!(play.key(control_c), [Deed::Leave]);
}

#[test]
fn a_paste_at_the_table_does_nothing() {
    let mut play = play(&bench());
    assert_eq!(play.event(&Event::Paste("q\nq\n1\n".to_owned())), []);
    assert!(matches!(play.over, Over::None));
    assert_eq!(play.choices.place(), Some(0));
}

#[test]
fn round_one_device_hands_stay_hidden_until_the_next_player_is_there() {
    let mut bench = bench();
    bench.own = vec![Seat(0), Seat(1)];
    let mut play = Play::new(bench.table(Some(Seat(1))), words("en"), Paint::new(Depth::None));
    assert_eq!(play.seat(), [Deed::Send(ClientMessage::Look { seat: None })]);
    play.heard(bench.welcome(None));
    let shown = text(&drawn(SIZE, |frame| play.draw(frame)));
    assert!(shown.contains("hand the device to Ada"), "{shown}");
    assert!(!shown.contains('→'), "nobody's papers:\n{shown}");
    press(&mut play, KeyCode::Tab);
    assert!(matches!(play.over, Over::Curtain(Seat(0))), "only one key opens it");
    assert_eq!(press(&mut play, KeyCode::Enter), [], "and not one that is still held down");
    play.fell = None;
    let deeds = press(&mut play, KeyCode::Enter);
    assert_eq!(deeds, [Deed::Send(ClientMessage::Look { seat: Some(Seat(0)) })]);
    assert!(matches!(play.over, Over::Curtain(_)), "it rises with the hand, not before");
    assert_eq!(play.heard(bench.welcome(Some(Seat(0)))), []);
    assert!(matches!(play.over, Over::None) && !play.choices.is_empty());
}

#[test]
fn no_key_does_by_mistake_what_a_player_merely_may_do() {
    let bench = bench();
    let mut table = bench.table(Some(Seat(0)));
    table.state.awaited = vec![Seat(1)];
    let mut play = Play::new(table, words("en"), Paint::new(Depth::None));
    assert!(!play.choices.is_empty());
    assert_eq!(press(&mut play, KeyCode::Enter), []);
    press(&mut play, KeyCode::Tab);
    assert!(sent(&press(&mut play, KeyCode::Enter)).is_some(), "chosen by himself");
}
