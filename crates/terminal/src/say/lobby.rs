//! Saying which tables a server has.

use aufachse_server::wire::{Clock, Status, TableInfo};
use aufachse_words::Words;

use super::{name_of, names};

/// What one can do at a table.
pub fn way_in(words: &Words, table: &TableInfo) -> String {
    let key = match (table.own.is_empty(), table.status) {
        (false, _) => "web-go-on",
        (true, Status::Waiting) => "web-join",
        (true, _) => "web-watch",
    };
    words.text(key, &[])
}

/// The name of the edition of a table.
pub fn edition(words: &Words, table: &TableInfo) -> String {
    words.text(&format!("edition-{}-name", table.edition), &[])
}

/// Who sits at a table; free seats are called so.
pub fn sitters(words: &Words, table: &TableInfo) -> String {
    let mut names: Vec<String> = names(words, &table.seats);
    for (name, seat) in names.iter_mut().zip(&table.seats) {
        if !seat.taken {
            *name = words.text("web-free", &[]);
        }
    }
    names.join(&words.text("list-comma", &[]))
}

/// How a table is played beside its edition: the clock, the length and the house rules.
pub fn terms(words: &Words, table: &TableInfo) -> String {
    let clock = match table.clock {
        Clock::None => "web-clock-none",
        Clock::Turn { .. } => "web-clock-turn",
        Clock::Game { .. } => "web-clock-game",
        Clock::Days { .. } => "web-clock-days",
    };
    let mut terms = vec![words.text(clock, &[])];
    if let Some(turns) = table.turn_limit {
        terms.push(words.text("screen-length-turns", &[("turns", turns.into())]));
    }
    let changed = table.switches.iter();
    terms.extend(changed.map(|(name, value)| {
        let (rule, value) = (words.switch(name), words.switch_value(name, value));
        words.text("terminal-rule", &[("rule", rule.into()), ("value", value.into())])
    }));
    terms.join(" · ")
}

/// A table in a line, with its id.
pub fn table(words: &Words, table: &TableInfo) -> String {
    let (way, edition) = (way_in(words, table), edition(words, table));
    format!("{way}: {edition} – {} [{}]", sitters(words, table), table.id)
}

/// How well a bot plays, in a few words.
pub fn level(words: &Words, level: aufachse_server::wire::BotLevel) -> String {
    words.text(&format!("web-level-{}", name_of(level)), &[])
}
