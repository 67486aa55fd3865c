//! Setting up a table by keys.

use super::*;
use crate::screen::bench::{drawn, text, words};
use crate::screen::colour::{Depth, Paint};

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
