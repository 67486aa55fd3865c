//! Setting up a table by keys.

use super::*;
use crate::screen::bench::{drawn, text, words};
use crate::screen::colour::{Depth, Paint};
use aufachse_rules::switches::Switches;

fn new(language: &str) -> Setup<'static> {
    let wishes = Wishes { names: vec!["Ada".to_owned()], ..Wishes::default() };
    Setup::new(&wishes, words(language))
}

fn press(setup: &mut Setup<'_>, code: KeyCode) -> Outcome {
    setup.event(&Event::Key(KeyEvent::from(code)))
}

fn go_to(setup: &mut Setup<'_>, item: Item) {
    setup.row = setup.items().iter().position(|i| *i == item).expect("a row");
}

fn picture(setup: &Setup<'_>, size: (u16, u16)) -> String {
    let shown = text(&drawn(size, |frame| setup.draw(frame, Paint::new(Depth::None))));
    assert!(!shown.contains('⟨'), "a text is missing:\n{shown}");
    shown
}

#[test]
fn the_screen_in_every_language() {
    for language in ["en", "de", "it", "cs", "ja"] {
        let mut setup = new(language);
        insta::assert_snapshot!(format!("setup_{language}"), picture(&setup, (80, 24)));
        setup.house = true;
        insta::assert_snapshot!(format!("house_{language}"), picture(&setup, (80, 24)));
    }
}

#[test]
fn a_table_is_what_was_set() {
    let mut setup = new("en");
    press(&mut setup, KeyCode::Right);
    press(&mut setup, KeyCode::Right);
    assert_eq!(setup.edition(), "modern");
    press(&mut setup, KeyCode::Down);
    press(&mut setup, KeyCode::Left);
    go_to(&mut setup, Item::Seat(1));
    press(&mut setup, KeyCode::Right);
    go_to(&mut setup, Item::Seat(2));
    for _ in 0..3 {
        press(&mut setup, KeyCode::Left);
    }
    assert_eq!(setup.item(), Item::Seat(1), "people sit before bots");
    press(&mut setup, KeyCode::Enter);
    for letter in "Käthe".chars() {
        press(&mut setup, KeyCode::Char(letter));
    }
    press(&mut setup, KeyCode::Enter);
    go_to(&mut setup, Item::Length);
    press(&mut setup, KeyCode::Right);
    go_to(&mut setup, Item::Cash);
    press(&mut setup, KeyCode::Right);
    let shown = picture(&setup, (80, 24));
    assert!(shown.contains("Käthe"), "{shown}");
    let Outcome::Go(wishes) = press(&mut setup, KeyCode::F(10)) else { panic!("no table") };
    let wanted = Wishes {
        edition: Some("modern".to_owned()),
        seats: Some(3),
        names: vec!["Ada".to_owned(), "Käthe".to_owned()],
        bots: vec![BotLevel::Disponent],
        turns: Some(10),
        hide_cash: true,
        ..Wishes::default()
    };
    assert_eq!(*wishes, wanted);
}

#[test]
fn a_house_rule_is_marked_and_goes_back_to_the_edition() {
    let mut setup = new("en");
    go_to(&mut setup, Item::House);
    press(&mut setup, KeyCode::Enter);
    go_to(&mut setup, Item::Switch("currency"));
    press(&mut setup, KeyCode::Right);
    assert_eq!(setup.switches.get("currency").map(String::as_str), Some("EUR"));
    assert!(picture(&setup, (80, 24)).contains("Currency"));
    press(&mut setup, KeyCode::Backspace);
    assert!(setup.switches.is_empty());
    assert_eq!(press(&mut setup, KeyCode::Esc), Outcome::Stay);
    assert_eq!(setup.item(), Item::House);
}

#[test]
fn what_does_not_fit_together_is_said_and_does_not_begin() {
    let mut setup = new("en");
    setup.set("private-contracts", "10".to_owned());
    setup.chairs.resize(6, Chair { who: Who::Bot(BotLevel::Chef), name: String::new() });
    assert_eq!(setup.begin(), Outcome::Stay);
    let fault = setup.fault.clone().expect("a reason");
    assert!(picture(&setup, (120, 40)).contains(&fault[..20]), "{fault}");
}

fn type_in(setup: &mut Setup<'_>, text: &str) {
    for letter in text.chars() {
        press(setup, KeyCode::Char(letter));
    }
}

#[test]
fn a_free_value_is_typed_and_checked_in_the_words_of_the_rules() {
    let mut setup = new("en");
    go_to(&mut setup, Item::House);
    press(&mut setup, KeyCode::Enter);
    go_to(&mut setup, Item::Switch("public-pile"));
    let shown = picture(&setup, (80, 24));
    assert!(shown.contains("2/3/4/5/6 players"), "{shown}");
    // A figure begins a new value; what cannot be stays in the row and is explained.
    type_in(&mut setup, "99");
    press(&mut setup, KeyCode::Enter);
    let own = Switches::default().set("public-pile", "99").expect_err("too many");
    let message = setup.words.told(&own);
    assert_eq!(setup.fault.as_ref(), Some(&message));
    assert!(setup.typing.is_some() && setup.switches.is_empty());
    let shown = picture(&setup, (120, 40));
    assert!(shown.contains(&message[..30]), "{shown}");
    press(&mut setup, KeyCode::Backspace);
    press(&mut setup, KeyCode::Backspace);
    type_in(&mut setup, "8/10/12/14/16");
    press(&mut setup, KeyCode::Enter);
    assert_eq!(setup.fault, None);
    assert_eq!(setup.switches.get("public-pile").map(String::as_str), Some("8/10/12/14/16"));
    // Enter takes up what is there, and Esc lets it be.
    go_to(&mut setup, Item::Switch("private-contracts"));
    press(&mut setup, KeyCode::Enter);
    type_in(&mut setup, "7");
    press(&mut setup, KeyCode::Enter);
    assert!(setup.fault.is_some(), "37 contracts each");
    press(&mut setup, KeyCode::Esc);
    assert_eq!((setup.fault.clone(), setup.switch("private-contracts")), (None, "3".to_owned()));
}

#[test]
fn a_board_that_is_not_there_is_refused_by_name() {
    let mut setup = new("en");
    go_to(&mut setup, Item::House);
    press(&mut setup, KeyCode::Enter);
    go_to(&mut setup, Item::Switch("board"));
    press(&mut setup, KeyCode::Enter);
    type_in(&mut setup, "x");
    press(&mut setup, KeyCode::Enter);
    let fault = setup.fault.clone().expect("a reason");
    assert!(fault.contains("classicx"), "{fault}");
    assert!(setup.switches.is_empty());
    press(&mut setup, KeyCode::Esc);
    press(&mut setup, KeyCode::Right);
    assert_eq!(setup.switch("board"), "modern");
}

#[test]
fn a_length_of_ones_own_is_typed() {
    let mut setup = new("en");
    go_to(&mut setup, Item::Length);
    type_in(&mut setup, "25");
    press(&mut setup, KeyCode::Enter);
    assert_eq!(setup.length, Some(25));
    press(&mut setup, KeyCode::Enter);
    type_in(&mut setup, "x");
    press(&mut setup, KeyCode::Enter);
    assert!(setup.fault.as_ref().is_some_and(|fault| fault.contains("25x")), "{:?}", setup.fault);
    press(&mut setup, KeyCode::Esc);
    assert_eq!(setup.length, Some(25));
}

#[test]
fn at_a_server_seats_can_be_for_others() {
    let wishes = Wishes { names: vec!["Ada".to_owned()], ..Wishes::default() };
    let mut setup = Setup::new(&wishes.shared(), words("en")).online();
    assert_eq!(setup.chairs[1].who, Who::Link);
    assert!(!setup.items().contains(&Item::Seed), "the dice are nobody's to choose");
    go_to(&mut setup, Item::Players);
    press(&mut setup, KeyCode::Right);
    go_to(&mut setup, Item::Seat(2));
    for _ in 0..3 {
        press(&mut setup, KeyCode::Left);
    }
    assert_eq!(setup.chairs[2].who, Who::Open);
    insta::assert_snapshot!(picture(&setup, (80, 24)));
    let Outcome::Go(wishes) = press(&mut setup, KeyCode::F(10)) else { panic!("no table") };
    assert_eq!((wishes.links, wishes.open, wishes.bots.len()), (1, 1, 0));
    let table = wishes.table(words("en"));
    assert!(table.listed && table.seats.len() == 3);
    // Whoever opens the table is no guest of his own.
    go_to(&mut setup, Item::Seat(0));
    press(&mut setup, KeyCode::Right);
    let guest = |chair: &&Chair| matches!(chair.who, Who::Link | Who::Open);
    assert_eq!(setup.chairs.iter().filter(guest).count(), 2);
}
