//! A record, watched.

use aufachse_rules::{Actor, ChanceSource as _, Game, Pending, Seeded, Session, Setup};

use super::*;
use crate::screen::bench::{drawn, text, words};
use crate::screen::colour::Depth;

fn record() -> Record {
    let rules = Rules::builtin("classic").expect("a box");
    let setup = Setup { turn_limit: Some(12), ..Setup::of(3) };
    let game = Game::new(rules, &setup).expect("a game");
    let mut record =
        Record::new(game.rules(), &setup, ["Ada", "Ben", "Cleo"].map(str::to_owned).to_vec());
    let (mut game, mut chance, mut legal) = (game, Seeded::new(4), Vec::new());
    loop {
        let (by, action) = match game.pending() {
            Pending::Chance { .. } => (Actor::Chance, chance.next(&game).expect("an outcome")),
            Pending::Players { seats, .. } => {
                let actor = Actor::Seat(seats.lowest().expect("somebody"));
                game.legal_actions(actor, &mut legal);
                (actor, legal[chance.below(legal.len() as u32) as usize])
            }
            Pending::Over { .. } => break,
        };
        let told = game.apply(by, action).expect("legal");
        record.push(by, action, &told, &game);
    }
    record.close(&game, None);
    let _ = Session::from_record(&record).expect("it holds");
    record
}

fn watch(language: &str) -> Watch {
    Watch::new(&record(), words(language), Paint::new(Depth::None)).expect("a record")
}

fn press(watch: &mut Watch, code: KeyCode) -> Turned {
    watch.event(&Event::Key(KeyEvent::from(code)))
}

#[test]
fn a_record_runs_to_its_end_and_halts() {
    let mut watch = watch("en");
    for _ in 0..watch.moments.len() + 5 {
        watch.tick();
    }
    assert!(!watch.runs);
    assert_eq!(watch.at + 1, watch.moments.len());
    press(&mut watch, KeyCode::Char(' '));
    assert!(watch.runs && watch.at == 0, "from the beginning again");
}

#[test]
fn steps_turns_and_tenths() {
    let mut watch = watch("en");
    press(&mut watch, KeyCode::Right);
    assert_eq!((watch.at, watch.runs), (1, false));
    press(&mut watch, KeyCode::Down);
    let first = watch.at;
    assert!(watch.begins_turn(first));
    press(&mut watch, KeyCode::Down);
    assert!(watch.begins_turn(watch.at) && watch.at > first);
    press(&mut watch, KeyCode::Up);
    assert_eq!(watch.at, first);
    press(&mut watch, KeyCode::Char('5'));
    assert_eq!(watch.at, (watch.moments.len() - 1) / 2);
    let before = watch.pause();
    press(&mut watch, KeyCode::Char('+'));
    assert!(watch.pause() < before);
    assert_eq!(press(&mut watch, KeyCode::Char('q')), Turned::Leave);
}

#[test]
fn everybodys_papers_can_be_seen() {
    let mut watch = watch("de");
    press(&mut watch, KeyCode::Char('9'));
    press(&mut watch, KeyCode::Tab);
    press(&mut watch, KeyCode::Tab);
    assert_eq!(watch.seat, Some(Seat(1)));
    let shown = text(&drawn((200, 60), |frame| watch.draw(frame)));
    assert!(shown.contains("Papiere von Ben") && !shown.contains('⟨'), "{shown}");
    insta::assert_snapshot!(shown);
    insta::assert_snapshot!(text(&drawn((80, 24), |frame| watch.draw(frame))));
    press(&mut watch, KeyCode::Tab);
    press(&mut watch, KeyCode::Tab);
    assert_eq!(watch.seat, None);
}

#[test]
fn a_bot_without_a_name_is_called_by_its_level() {
    let mut record = record();
    record.header.seats[1].clear();
    record.header.bots = ["", "chef", ""].map(str::to_owned).to_vec();
    let text_of = |record: &Record| {
        let mut watch = Watch::new(record, words("en"), Paint::new(Depth::None)).expect("a record");
        press(&mut watch, KeyCode::Char('9'));
        text(&drawn((200, 60), |frame| watch.draw(frame)))
    };
    let shown = text_of(&record);
    assert!(shown.contains("Boss") && !shown.contains("Seat 2"), "{shown}");
    // It is told so when the record has been kept and read again.
    let again = Record::from_text(&record.to_text()).expect("a record");
    assert_eq!(text_of(&again), shown);
}

#[test]
fn a_turn_is_gone_to_by_its_number_and_a_place_by_the_mouse() {
    let mut watch = watch("en");
    for code in [KeyCode::Char('g'), KeyCode::Char('7'), KeyCode::Char('x'), KeyCode::Enter] {
        press(&mut watch, code);
    }
    assert_eq!(watch.moments[watch.at].view.turn, 7);
    assert!(watch.at == 0 || watch.moments[watch.at - 1].view.turn < 7, "where it begins");
    // A number beyond the last turn is the last turn.
    for code in [KeyCode::Char('g'), KeyCode::Char('9'), KeyCode::Char('9'), KeyCode::Enter] {
        press(&mut watch, code);
    }
    assert_eq!(watch.moments[watch.at].view.turn, watch.turns());
    let _ = drawn((80, 24), |frame| watch.draw(frame));
    let bar = watch.bar.get();
    let click = |column| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        Event::Mouse(MouseEvent { kind, column, row: bar.y, modifiers: KeyModifiers::NONE })
    };
    watch.event(&click(bar.x));
    assert_eq!(watch.at, 0);
    watch.event(&click(bar.right() - 1));
    assert_eq!(watch.at + 1, watch.moments.len());
}

#[test]
fn keys_and_titles_are_whole_on_the_smallest_screen() {
    for language in ["cs", "de", "en", "it", "ja"] {
        let watch = watch(language);
        let shown = text(&drawn((80, 24), |frame| watch.draw(frame)));
        let keys = shown.lines().last().expect("a line of keys");
        for (key, does) in [("?", "screen-short-help"), ("q", "screen-short-leave")] {
            let hint = format!("{key} {}", watch.words.text(does, &[]));
            assert!(keys.contains(&hint), "{language}: {hint:?} is not in {keys:?}");
        }
        let titles = shown.lines().nth(2).expect("titles");
        for tab in Tab::ALL {
            assert!(titles.contains(&watch.words.text(tab.short(), &[])), "{language}: {titles}");
        }
        assert!(!keys.contains('…') && !titles.contains('…'), "{language}");
    }
}

#[test]
fn the_keys_of_watching_are_explained() {
    let mut watch = watch("de");
    press(&mut watch, KeyCode::Char('?'));
    let shown = text(&drawn((80, 24), |frame| watch.draw(frame)));
    assert!(shown.contains("Leertaste") && shown.contains("Zehntel"), "{shown}");
    press(&mut watch, KeyCode::Esc);
    let shown = text(&drawn((80, 24), |frame| watch.draw(frame)));
    assert!(!shown.contains("Zehntel"), "closed again");
}
