//! What can be typed behind a command, in English and in the words of the player's language.

use aufachse_rules::Seat;
use aufachse_server::wire::BotLevel;
use aufachse_words::Words;

use crate::wishes::{LEVELS, level as level_by_id};

/// The arguments that are words, by the names of their keys.
pub(super) const ALL: [&str; 8] =
    ["ask", "outbid", "pass", "off", "undo", "end", "rematch", "kick"];

/// The argument that was typed, by its English name.
pub(super) fn argument(words: &Words, typed: &str) -> Option<&'static str> {
    let typed = typed.to_lowercase();
    let means = |key: &&str| typed == *key || own(words, key).contains(&typed);
    ALL.into_iter().find(means)
}

/// The words of the player's language for an argument, in small letters.
fn own(words: &Words, key: &str) -> Vec<String> {
    let all = words.text(&format!("terminal-arg-{key}"), &[]);
    all.split(',').map(|word| word.trim().to_lowercase()).filter(|word| !word.is_empty()).collect()
}

/// A seat by its number, counted from 1.
pub(super) fn seat(typed: &str) -> Option<Seat> {
    typed.parse::<u8>().ok()?.checked_sub(1).map(Seat)
}

/// A level of the bots by its id, or by what a bot of it is called.
pub(super) fn level(words: &Words, typed: &str) -> Option<BotLevel> {
    let typed = typed.to_lowercase();
    let called = |id: &&&str| words.text(&format!("web-bot-{id}"), &[]).to_lowercase() == typed;
    let id = LEVELS.iter().find(called).copied().unwrap_or(typed.as_str());
    level_by_id(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_known_in_english_and_in_every_language() {
        for language in Words::languages() {
            let words = Words::new(language).expect("a language");
            for key in ALL {
                assert_eq!(argument(&words, key), Some(key), "{language}");
                let own = own(&words, key);
                assert!(!own.is_empty(), "{language}: {key}");
                for word in own {
                    assert_eq!(argument(&words, &word.to_uppercase()), Some(key), "{language}");
                    assert!(!word.contains(' '), "{language}: “{word}” is two words");
                }
            }
            assert_eq!(argument(&words, "xyzzy"), None);
        }
    }

    #[test]
    fn a_level_is_known_by_its_id_and_by_its_name() {
        for language in Words::languages() {
            let words = Words::new(language).expect("a language");
            for id in LEVELS {
                let called = words.text(&format!("web-bot-{id}"), &[]);
                assert_eq!(level(&words, id), level_by_id(id), "{language}");
                assert_eq!(level(&words, &called), level_by_id(id), "{language}: {called}");
            }
        }
        assert_eq!((seat("2"), seat("0"), seat("x")), (Some(Seat(1)), None, None));
    }
}
