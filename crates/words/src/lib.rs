//! Every sentence a person reads, from the Fluent files in `locales`.
//!
//! The texts are compiled into the program, so it runs from any folder. A key
//! that has no text is shown in angle brackets rather than refused: a gap in a
//! translation must never stop a game.
//!
//! ```
//! use aufachse_words::Words;
//!
//! let words = Words::new("en").expect("English is always there");
//! assert_eq!(words.money(12_500, "DM"), "12,500\u{a0}DM");
//! assert_eq!(words.text("no-such-key", &[]), "⟨no-such-key⟩");
//! ```

pub mod book;
mod files;
mod number;
pub mod tell;
mod value;

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

pub use tell::Teller;
pub use value::Value;

/// The texts of one language.
///
/// It is `Send` and `Sync`, so that one copy serves every thread.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
}

impl Words {
    /// The texts of a language, or `None` where we have none.
    ///
    /// Only the language itself counts: `en-GB` and `en_US.UTF-8` are both
    /// English, so that a value of `LANG` can be handed over as it is.
    pub fn new(lang: &str) -> Option<Self> {
        let wanted = lang.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let language = files::LANGUAGES.iter().find(|one| one.id.eq_ignore_ascii_case(wanted))?;
        Some(Self::load(language.id, language.files))
    }

    /// The languages there are, by their two-letter codes.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        files::LANGUAGES.iter().map(|language| language.id)
    }

    fn load(language: &'static str, files: &[(&str, &str)]) -> Self {
        let id: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The invisible marks around inserted values would end up in terminals,
        // in logs and in comparisons of text; all our languages run one way.
        bundle.set_use_isolating(false);

        let mut faults = Vec::new();
        for (file, source) in files {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| describe(file, error)));
            }
        }
        Self { language, bundle, faults }
    }

    /// The two-letter code of this language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// What is wrong with the files: lines that do not parse, keys given twice.
    ///
    /// Empty for every language that we ship; a test says so.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Is there a text for this key?
    ///
    /// A key is the name of a message, or of one of its attributes written as
    /// `message.attribute`.
    pub fn has(&self, key: &str) -> bool {
        self.render(key, &[]).is_some()
    }

    /// The text of a key, with the values filled in.
    ///
    /// A missing key gives the key itself in `⟨…⟩`, and a missing value the
    /// name of the value in braces, so that both are seen and neither stops the game.
    ///
    /// ```
    /// # use aufachse_words::{Value, Words};
    /// let words = Words::new("en").expect("English is always there");
    /// let text = words.text("cli-unknown-edition", &[("name", Value::from("clasic"))]);
    /// assert!(text.contains("clasic"));
    /// ```
    pub fn text(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.render(key, values).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// A whole number with its thousands grouped as the language does it.
    pub fn number(&self, number: i64) -> String {
        let separator = self.render("number-group", &[]);
        number::grouped(number, separator.as_deref().unwrap_or(number::NARROW_SPACE))
    }

    /// A number with some digits behind the point, rounded, as the language writes it.
    ///
    /// ```
    /// # use aufachse_words::Words;
    /// let words = Words::new("en").expect("English is always there");
    /// assert_eq!(words.decimal(1_234.56, 1), "1,234.6");
    /// assert_eq!(words.decimal(-0.04, 1), "0.0");
    /// ```
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let separator = self.render("number-group", &[]);
        let point = self.render("number-point", &[]);
        number::decimal(
            number,
            digits,
            separator.as_deref().unwrap_or(number::NARROW_SPACE),
            point.as_deref().unwrap_or(number::POINT),
        )
    }

    /// An amount of money, grouped, with its currency: `12,500 DM`.
    ///
    /// The space is one that does not break, so that a line never ends between
    /// the number and its currency.
    pub fn money(&self, amount: i32, currency: &str) -> String {
        let amount = self.number(amount.into());
        self.text("money", &[("amount", Value::from(amount)), ("currency", Value::from(currency))])
    }

    fn render(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let (message, attribute) = match key.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, value.to_fluent());
        }
        // A value that was not given is already visible in the text.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

fn describe(file: &str, error: &FluentError) -> String {
    match error {
        FluentError::Overriding { id, .. } => format!("{file}: key-twice {id}"),
        other => format!("{file}: {other}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_in_two_files_is_a_fault() {
        let words = Words::load("en", &[("a.ftl", "one = 1\n"), ("b.ftl", "one = 2\n")]);
        assert_eq!(words.faults(), ["b.ftl: key-twice one"]);
        assert_eq!(words.text("one", &[]), "1");
    }

    #[test]
    fn a_broken_line_is_a_fault_and_the_rest_still_speaks() {
        let words = Words::load("en", &[("a.ftl", "good = yes\nbad = { $open\n\nlast = too\n")]);
        assert_eq!(words.faults().len(), 1);
        assert!(words.faults()[0].starts_with("a.ftl: "));
        assert_eq!(words.text("good", &[]), "yes");
        assert_eq!(words.text("last", &[]), "too");
        assert_eq!(words.text("bad", &[]), "⟨bad⟩");
    }

    #[test]
    fn an_attribute_is_reached_by_a_dot() {
        let words = Words::load("en", &[("a.ftl", "card = Stau\n    .english = Jam\n")]);
        assert_eq!(words.text("card.english", &[]), "Jam");
        assert_eq!(words.text("card.french", &[]), "⟨card.french⟩");
        assert!(words.has("card") && words.has("card.english") && !words.has("card.french"));
    }

    #[test]
    fn values_are_filled_in_without_invisible_marks() {
        let source = "jobs = { $who }: { $n ->\n    [one] one load\n   *[other] { $n } loads\n}\n";
        let words = Words::load("en", &[("a.ftl", source)]);
        let text = |n: i32| words.text("jobs", &[("who", "Red".into()), ("n", n.into())]);
        assert_eq!(text(1), "Red: one load");
        assert_eq!(text(3), "Red: 3 loads");
    }

    #[test]
    fn a_missing_value_is_visible() {
        let words = Words::load("en", &[("a.ftl", "hello = Hello { $who }\n")]);
        assert_eq!(words.text("hello", &[]), "Hello {$who}");
    }

    #[test]
    fn a_language_that_says_nothing_of_numbers_gets_a_narrow_space() {
        let words = Words::load("en", &[]);
        assert_eq!(words.number(12_500), "12\u{202f}500");
    }
}
