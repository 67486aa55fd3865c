//! What can be typed beside a choice. Every command has its English words and those of the
//! player's language.

use aufachse_words::Words;

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Choices,
    Undo,
    Why,
    Contracts,
    Map,
    Players,
    Display,
    Cards,
    Log,
    Chat,
    Mute,
    Bot,
    Wheel,
    Propose,
    Yes,
    No,
    Order,
    Start,
    Links,
    Carry,
    Stand,
    Quit,
}

/// All commands with the names of their keys.
const ALL: [(Command, &str); 23] = [
    (Command::Help, "help"),
    (Command::Choices, "choices"),
    (Command::Undo, "undo"),
    (Command::Why, "why"),
    (Command::Contracts, "contracts"),
    (Command::Map, "map"),
    (Command::Players, "players"),
    (Command::Display, "display"),
    (Command::Cards, "cards"),
    (Command::Log, "log"),
    (Command::Chat, "chat"),
    (Command::Mute, "mute"),
    (Command::Bot, "bot"),
    (Command::Wheel, "wheel"),
    (Command::Propose, "propose"),
    (Command::Yes, "yes"),
    (Command::No, "no"),
    (Command::Order, "order"),
    (Command::Start, "start"),
    (Command::Links, "links"),
    (Command::Carry, "carry"),
    (Command::Stand, "stand"),
    (Command::Quit, "quit"),
];

impl Command {
    /// The command at the beginning of a line, and what stands behind it.
    pub(super) fn read<'l>(words: &Words, line: &'l str) -> Option<(Command, &'l str)> {
        if let Some(rest) = line.strip_prefix('?') {
            return Some((Command::Help, rest.trim()));
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let first = first.to_lowercase();
        let means = |key: &str| {
            first == key || own(words, key).iter().any(|word| word.to_lowercase() == first)
        };
        ALL.iter().find(|(_, key)| means(key)).map(|(command, _)| (*command, rest.trim()))
    }

    /// Every command with what it does, for the page of help.
    pub(super) fn help(words: &Words) -> Vec<String> {
        let line = |(_, key): &(Command, &str)| {
            let mut names = vec![(*key).to_owned()];
            names.extend(own(words, key).into_iter().filter(|word| word != key));
            let about = words.text(&format!("terminal-about-{key}"), &[]);
            format!("{}: {about}", names.join(", "))
        };
        ALL.iter().map(line).collect()
    }
}

/// The words of the player's language for a command.
fn own(words: &Words, key: &str) -> Vec<String> {
    let all = words.text(&format!("terminal-word-{key}"), &[]);
    all.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_known_in_english_and_in_every_language() {
        for language in Words::languages() {
            let words = Words::new(language).expect("a language");
            for (command, key) in ALL {
                assert_eq!(Command::read(&words, key), Some((command, "")), "{language}: {key}");
                for word in own(&words, key) {
                    let line = format!("{} something else", word.to_uppercase());
                    let read = Command::read(&words, &line);
                    assert_eq!(read, Some((command, "something else")), "{language}: {word}");
                }
            }
            assert_eq!(Command::help(&words).len(), ALL.len());
            assert!(!Command::help(&words).concat().contains('⟨'), "{language}");
        }
    }

    #[test]
    fn what_is_no_command_is_none() {
        let words = Words::new("en").expect("English");
        for line in ["Hannover", "undoing", "1", "", "whyever"] {
            assert_eq!(Command::read(&words, line), None, "{line:?}");
        }
        assert_eq!(Command::read(&words, "?"), Some((Command::Help, "")));
        assert_eq!(Command::read(&words, "why  2"), Some((Command::Why, "2")));
    }
}
