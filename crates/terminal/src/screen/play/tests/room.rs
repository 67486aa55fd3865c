//! The waiting room, drawn and used.

use aufachse_rules::Seat;
use aufachse_server::wire::{
    BotLevel, ChatLine, ClientMessage, Invite, SeatKind, ServerMessage, Status,
};
use crossterm::event::{Event, KeyCode, KeyEvent};

use super::super::overlay::Over;
use super::super::{Deed, Play};
use crate::Table;
use crate::screen::bench::{Bench, drawn, text, words};
use crate::screen::colour::{Depth, Paint};
use crate::screen::{Guest, Sitting};

/// A table at which Ada sits, a seat waits for a link, and one is open to all.
fn welcome(host: bool, own: &[Seat]) -> ServerMessage {
    let ServerMessage::Welcome { v, revision, mut table, mut state, log, .. } =
        Bench::new("modern", 11).welcome(None)
    else {
        panic!("a welcome")
    };
    for (at, kind) in [(1, SeatKind::Link), (2, SeatKind::Open)] {
        let seat = &mut table.seats[at];
        (seat.kind, seat.taken, seat.level, seat.bot) = (kind, false, None, None);
        seat.name.clear();
    }
    (table.status, table.host, table.own) = (Status::Waiting, host, own.to_vec());
    if host {
        table.invites = vec![Invite { seat: Seat(1), key: "kd83hdk29sk3h4k5j6h7k8l9".to_owned() }];
    }
    (state.status, state.view) = (Status::Waiting, None);
    state.seats.clone_from(&table.seats);
    let chat = vec![ChatLine { seat: Seat(0), text: "Wer fährt mit?".to_owned(), at: 0 }];
    ServerMessage::Welcome { v, revision, table, state, log, chat }
}

fn room(language: &str, message: ServerMessage, guest: Guest) -> Play {
    let table = Table::open(message).expect("a table");
    let mut play = Play::new(table, words(language), Paint::new(Depth::None));
    play.enter_room(Some("http://192.168.178.20:8282".parse().expect("an address")), guest);
    play
}

fn host() -> Play {
    room("en", welcome(true, &[Seat(0)]), Guest::default())
}

fn press(play: &mut Play, code: KeyCode) -> Vec<Deed> {
    play.key(KeyEvent::from(code))
}

fn picture(play: &Play, size: (u16, u16)) -> String {
    let shown = text(&drawn(size, |frame| play.draw(frame)));
    assert!(!shown.contains('⟨'), "a text is missing:\n{shown}");
    shown
}

const LINK: &str = "http://192.168.178.20:8282/table/table#1.kd83hdk29sk3h4k5j6h7k8l9";

#[test]
fn the_room_at_two_sizes_in_three_languages() {
    for language in ["en", "de", "ja"] {
        let mut play = room(language, welcome(true, &[Seat(0)]), Guest::default());
        press(&mut play, KeyCode::Down);
        for size in [(80, 24), (120, 40)] {
            let shown = picture(&play, size);
            assert!(shown.contains(LINK), "the link is shown in full:\n{shown}");
            insta::assert_snapshot!(format!("room_{}x{}_{language}", size.0, size.1), shown);
        }
    }
}

#[test]
fn the_host_seats_bots_and_begins() {
    let mut play = host();
    let bot = |deeds: Vec<Deed>| match deeds.as_slice() {
        [Deed::Send(ClientMessage::Bot { seat, on, level, .. })] => Some((*seat, *on, *level)),
        _ => None,
    };
    assert_eq!(bot(press(&mut play, KeyCode::Right)), None, "his own seat is his");
    press(&mut play, KeyCode::Down);
    let put = |level| Some((Seat(1), true, Some(level)));
    assert_eq!(bot(press(&mut play, KeyCode::Enter)), put(BotLevel::Fahrer));
    for level in [BotLevel::Disponent, BotLevel::Chef] {
        assert_eq!(bot(press(&mut play, KeyCode::Right)), put(level), "without waiting");
    }
    let freed = Some((Seat(1), false, None));
    assert_eq!(bot(press(&mut play, KeyCode::Right)), freed);
    assert_eq!(bot(press(&mut play, KeyCode::Left)), put(BotLevel::Chef));
    assert_eq!(bot(press(&mut play, KeyCode::Char('x'))), freed);
    assert_eq!(bot(press(&mut play, KeyCode::Char('x'))), None, "it is free");
    let begun = press(&mut play, KeyCode::Char('b'));
    assert!(matches!(begun.as_slice(), [Deed::Send(ClientMessage::Start { .. })]), "{begun:?}");
}

#[test]
fn the_link_of_the_chosen_seat_is_copied() {
    let mut play = host();
    press(&mut play, KeyCode::Down);
    assert_eq!(press(&mut play, KeyCode::Char('l')), [Deed::Copy(LINK.to_owned())]);
    assert!(picture(&play, (80, 24)).contains("Copied"));
    press(&mut play, KeyCode::Down);
    let table = "http://192.168.178.20:8282/table/table".to_owned();
    assert_eq!(press(&mut play, KeyCode::Char('l')), [Deed::Copy(table)]);
}

#[test]
fn who_was_invited_types_his_name_and_sits_down() {
    let invited = Some((Seat(1), "key".to_owned()));
    let guest = Guest { invited, name: "B".to_owned(), said: None };
    let mut play = room("en", welcome(false, &[]), guest);
    let shown = picture(&play, (80, 24));
    assert!(shown.contains("Seat 2") && shown.contains("Your name"), "{shown}");
    for letter in "en".chars() {
        press(&mut play, KeyCode::Char(letter));
    }
    let sitting = Sitting { seat: Seat(1), name: "Ben".to_owned(), key: Some("key".to_owned()) };
    assert_eq!(press(&mut play, KeyCode::Enter), [Deed::Sit(sitting)]);
}

#[test]
fn an_open_seat_is_anybodys_and_a_link_seat_is_not() {
    let mut play = room("en", welcome(false, &[]), Guest::default());
    press(&mut play, KeyCode::Down);
    press(&mut play, KeyCode::Enter);
    assert!(matches!(play.over, Over::None), "that seat waits for a link");
    press(&mut play, KeyCode::Down);
    press(&mut play, KeyCode::Enter);
    assert_eq!(press(&mut play, KeyCode::Enter), [], "nobody is called nothing");
    play.event(&Event::Paste("Cleo".to_owned()));
    let sitting = Sitting { seat: Seat(2), name: "Cleo".to_owned(), key: None };
    assert_eq!(press(&mut play, KeyCode::Enter), [Deed::Sit(sitting)]);
}

#[test]
fn a_seat_that_is_taken_is_said_and_a_game_that_has_begun_asks_for_no_name() {
    let guest = Guest { invited: Some((Seat(0), "key".to_owned())), ..Guest::default() };
    let play = room("en", welcome(false, &[]), guest.clone());
    assert!(picture(&play, (80, 24)).contains("That seat is taken"));
    let invited = Some((Seat(1), "key".to_owned()));
    let mut play = room("en", welcome(false, &[]), Guest { invited, ..guest });
    assert!(matches!(play.over, Over::Name(_)));
    play.heard(Bench::new("modern", 11).welcome(None));
    assert!(matches!(play.over, Over::None));
}

#[test]
fn the_menu_carries_mutes_and_stands_up() {
    let mut play = room("en", welcome(false, &[Seat(1)]), Guest::default());
    let choose = |play: &mut Play, text: &str| {
        press(play, KeyCode::Char('m'));
        let Over::Menus(menus) = &mut play.over else { panic!("no menu") };
        let menu = &mut menus[0];
        let found = menu.entries.iter().position(|(entry, _)| entry.contains(text));
        menu.at = found.unwrap_or_else(|| panic!("no {text}: {menu:?}"));
        press(play, KeyCode::Enter)
    };
    assert_eq!(choose(&mut play, "another device"), [Deed::Carry]);
    play.show_code("k7x2".to_owned());
    let shown = picture(&play, (80, 24));
    assert!(shown.contains("--join k7x2"), "{shown}");
    press(&mut play, KeyCode::Esc);
    let muted = choose(&mut play, "Ada: Mute");
    let mute = |deeds: &[Deed], wanted: bool| matches!(deeds, [Deed::Send(ClientMessage::Mute { seat: Seat(0), on, .. })] if *on == wanted);
    assert!(mute(&muted, true), "{muted:?}");
    assert!(picture(&play, (80, 24)).contains("muted"));
    assert!(mute(&choose(&mut play, "Ada: Listen"), false));
    assert_eq!(choose(&mut play, "Leave the seat"), [Deed::StandUp(Seat(1))]);
}
