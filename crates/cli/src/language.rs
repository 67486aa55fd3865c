//! Which language the program speaks: `--lang`, else what the environment says, else English.

use std::env;
use std::sync::OnceLock;

use aufachse_words::Words;

use crate::desk::Desk;
use crate::stop::Stop;

/// The variable that is about this program alone.
const OWN: &str = "AUFACHSE_LANG";

/// The variables of the system, of which the first that is set counts.
const SYSTEM: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The words that are spoken.
///
/// They are there before the arguments are read, because what is wrong with an argument is told
/// in them too.
pub(crate) fn words() -> &'static Words {
    static SPOKEN: OnceLock<Words> = OnceLock::new();
    SPOKEN.get_or_init(|| {
        let args = env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned());
        let language = deliberate(typed(args)).or_else(|| SYSTEM.iter().find_map(set));
        language
            .and_then(|language| Words::new(&language))
            .or_else(|| Words::new("en"))
            .expect("English is compiled in")
    })
}

/// Refuses a language that was asked for and is not there.
///
/// What the system is set to is no such wish: whoever has set it to French reads English here.
pub(crate) fn check(desk: &Desk, lang: Option<&str>) -> Result<(), Stop> {
    let Some(wanted) = deliberate(lang.map(str::to_owned)) else { return Ok(()) };
    if Words::new(&wanted).is_some() {
        return Ok(());
    }
    let sentence = desk.text("cli-unknown-language", &[("name", (&wanted).into())]);
    Err(desk.unknown(sentence, &wanted, &Words::languages().collect::<Vec<_>>()))
}

/// The language that somebody chose for this program.
fn deliberate(typed: Option<String>) -> Option<String> {
    typed.or_else(|| set(&OWN))
}

fn set(name: &&str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The value of `--lang` among the arguments; the last one counts.
fn typed(args: impl Iterator<Item = String>) -> Option<String> {
    let mut args = args.take_while(|arg| arg != "--");
    let mut found = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            found = args.next();
        } else if let Some(value) = arg.strip_prefix("--lang=") {
            found = Some(value.to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::typed;

    #[test]
    fn the_last_language_that_is_typed_counts() {
        let typed = |line: &str| typed(line.split(' ').map(str::to_owned));
        assert_eq!(typed("editions classic"), None);
        assert_eq!(typed("editions --lang de"), Some("de".to_owned()));
        assert_eq!(typed("--lang=de editions --lang it"), Some("it".to_owned()));
        assert_eq!(typed("replay -- --lang de"), None);
        assert_eq!(typed("--lang"), None);
    }
}
