//! The lobby, drawn and gone through by keys.

use super::*;
use crate::screen::bench::{Bench, drawn, text, words};
use crate::screen::colour::{Depth, Paint};
use aufachse_server::wire::{SeatKind, ServerMessage};

fn table(id: &str, edition: &str, status: Status, own: bool) -> TableInfo {
    let ServerMessage::Welcome { table, .. } = Bench::new(edition, 3).welcome(None) else {
        panic!("a welcome")
    };
    let mut table = *table;
    (table.id, table.status) = (id.to_owned(), status);
    if !own {
        (table.own, table.host) = (Vec::new(), false);
    }
    if status == Status::Waiting {
        let free = &mut table.seats[1];
        (free.kind, free.taken, free.level, free.bot) = (SeatKind::Open, false, None, None);
        free.name.clear();
    }
    table.turn_limit = Some(40);
    table
}

fn listed() -> Listed {
    let own = table("own", "modern", Status::Playing, true);
    let waiting = table("waits", "classic", Status::Waiting, false);
    let playing = table("plays", "junior", Status::Playing, false);
    // A listed table of one's own is shown once.
    Listed { tables: vec![playing, waiting, own.clone()], own: vec![own] }
}

fn lobby(language: &str) -> Lobby {
    let mut lobby = Lobby::new("https://play.example.org".to_owned(), words(language));
    lobby.show(listed());
    lobby
}

fn press(lobby: &mut Lobby, code: KeyCode) -> Turned {
    lobby.event(&Event::Key(KeyEvent::from(code)))
}

fn picture(lobby: &Lobby, size: (u16, u16)) -> String {
    let shown = text(&drawn(size, |frame| lobby.draw(frame, Paint::new(Depth::None))));
    assert!(!shown.contains('⟨'), "a text is missing:\n{shown}");
    shown
}

#[test]
fn the_lobby_at_two_sizes_in_three_languages() {
    for language in ["en", "de", "ja"] {
        let mut lobby = lobby(language);
        for _ in 0..3 {
            press(&mut lobby, KeyCode::Down);
        }
        for size in [(80, 24), (120, 40)] {
            let name = format!("lobby_{}x{}_{language}", size.0, size.1);
            insta::assert_snapshot!(name, picture(&lobby, size));
        }
    }
}

#[test]
fn every_table_can_be_gone_to_once() {
    let mut lobby = lobby("en");
    assert_eq!(press(&mut lobby, KeyCode::Enter), Turned::New);
    press(&mut lobby, KeyCode::Down);
    let mut seen = Vec::new();
    for _ in 0..3 {
        press(&mut lobby, KeyCode::Down);
        match press(&mut lobby, KeyCode::Enter) {
            Turned::Table(id) => seen.push(id),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(seen, ["own", "waits", "plays"]);
    press(&mut lobby, KeyCode::Down);
    assert_eq!(lobby.at, 0, "round and back");
    assert_eq!(press(&mut lobby, KeyCode::Char('r')), Turned::Again);
    assert_eq!(press(&mut lobby, KeyCode::Char('n')), Turned::New);
    assert_eq!(press(&mut lobby, KeyCode::Esc), Turned::Leave);
}

#[test]
fn what_was_chosen_stays_chosen_when_tables_come_and_go() {
    let mut lobby = lobby("en");
    for _ in 0..3 {
        press(&mut lobby, KeyCode::Down);
    }
    let mut now = listed();
    now.own.clear();
    now.tables.retain(|table| table.id != "own");
    lobby.show(now);
    assert_eq!(press(&mut lobby, KeyCode::Enter), Turned::Table("waits".to_owned()));
    lobby.show(Listed { tables: Vec::new(), own: Vec::new() });
    assert_eq!(press(&mut lobby, KeyCode::Enter), Turned::New);
    assert!(picture(&lobby, (80, 24)).contains("No table waits"));
}

#[test]
fn a_link_is_typed_or_pasted() {
    let mut lobby = lobby("en");
    press(&mut lobby, KeyCode::Char('l'));
    for letter in "qk7".chars() {
        assert_eq!(press(&mut lobby, KeyCode::Char(letter)), Turned::Stay, "letters are letters");
    }
    assert_eq!(press(&mut lobby, KeyCode::Enter), Turned::Typed("qk7".to_owned()));
    lobby.said = Some("This code is wrong".to_owned());
    assert!(picture(&lobby, (80, 24)).contains("This code is wrong"));
    press(&mut lobby, KeyCode::Esc);
    lobby.event(&Event::Paste("http://a/table/abc#1.key\n".to_owned()));
    let typed = Turned::Typed("http://a/table/abc#1.key".to_owned());
    assert_eq!(press(&mut lobby, KeyCode::Enter), typed);
}

#[test]
fn a_second_click_goes_there() {
    let mut lobby = lobby("en");
    picture(&lobby, (80, 24));
    let (first, area) = lobby.drawn.get();
    let click = |row: u16| {
        Event::Mouse(crossterm::event::MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: area.x + 3,
            row: area.y + row,
            modifiers: KeyModifiers::NONE,
        })
    };
    assert_eq!(first, 0);
    assert_eq!(lobby.event(&click(2)), Turned::Stay, "a heading");
    assert_eq!(lobby.at, 0);
    assert_eq!(lobby.event(&click(3)), Turned::Stay);
    assert_eq!(lobby.event(&click(3)), Turned::Table("own".to_owned()));
}
