//! A fault on purpose, for the test that a fault gives the terminal back.
//!
//! Only a build that checks itself has it, and only where the variable asks for it: in the program
//! that people run it is not there.

use crossterm::event::Event;

/// The variable that asks for it.
#[cfg(debug_assertions)]
const ASKED: &str = "AUFACHSE_TEST_FAULT";

/// Breaks at F12.
#[cfg(debug_assertions)]
pub(crate) fn on_purpose(event: &Event) {
    use crossterm::event::KeyCode;
    if event.as_key_press_event().is_some_and(|key| key.code == KeyCode::F(12)) {
        assert!(std::env::var_os(ASKED).is_none(), "a fault on purpose");
    }
}

/// Does nothing.
#[cfg(not(debug_assertions))]
pub(crate) fn on_purpose(_: &Event) {}
