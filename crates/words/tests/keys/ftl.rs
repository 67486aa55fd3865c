//! Messages as their files have them: what is filled in, and by what they choose.

use std::collections::BTreeSet;
use std::fmt;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// The names of plural forms.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A message or an attribute, and the file it is in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    pub(crate) file: String,
    pub(crate) name: String,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.name)
    }
}

/// What a text is made of.
#[derive(Debug, Default)]
pub(crate) struct Message {
    /// The names of the values that are filled in.
    pub(crate) values: BTreeSet<String>,
    /// Other messages that it has in it.
    pub(crate) references: BTreeSet<String>,
    /// The places where it chooses.
    pub(crate) choices: Vec<Choice>,
}

impl Message {
    /// By which words it chooses, of which values. Plurals and numbers are a language's own.
    pub(crate) fn words(&self) -> BTreeSet<(&str, &str)> {
        let own = |word: &str| !PLURALS.contains(&word) && word.parse::<f64>().is_err();
        self.choices
            .iter()
            .flat_map(|choice| choice.variants.iter().map(|word| (choice.value.as_str(), word)))
            .map(|(value, word)| (value, word.as_str()))
            .filter(|(_, word)| own(word))
            .collect()
    }
}

/// A place where a text chooses by a value.
#[derive(Debug)]
pub(crate) struct Choice {
    value: String,
    variants: Vec<String>,
}

impl Choice {
    /// The plural forms among the variants. Where a word is chosen, “other” is no plural.
    pub(crate) fn plurals(&self) -> impl Iterator<Item = &str> {
        self.variants.iter().map(String::as_str).filter(|word| PLURALS.contains(word))
    }
}

/// The messages of a file, and each attribute as `message.attribute`.
pub(crate) fn messages(file: &str, text: &str) -> Vec<(String, Message)> {
    let resource = parser::parse(text).unwrap_or_else(|(_, e)| panic!("{file}: {e:?}"));
    let mut all = Vec::new();
    for entry in &resource.body {
        let (name, value, attributes): (_, _, &[Attribute<&str>]) = match entry {
            Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
            Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
            _ => continue,
        };
        if let Some(value) = value {
            all.push((name.clone(), of(value)));
        }
        for attribute in attributes {
            all.push((format!("{name}.{}", attribute.id.name), of(&attribute.value)));
        }
    }
    all
}

fn of(pattern: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    read_pattern(pattern, &mut message);
    message
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            read(expression, message);
        }
    }
}

fn read(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            let value = match selector {
                InlineExpression::VariableReference { id } => id.name,
                _ => "",
            };
            let name = |variant: &Variant<&str>| match &variant.key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            let names = variants.iter().map(name).collect();
            message.choices.push(Choice { value: value.to_owned(), variants: names });
            for variant in variants {
                read_pattern(&variant.value, message);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.values.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.references.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            message.references.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| read_inline(argument, message));
        }
        InlineExpression::Placeable { expression } => read(expression, message),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}
