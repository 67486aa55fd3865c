//! Saying what went wrong.

use aufachse_server::wire::{Problem, Spot};
use aufachse_words::{Value, Words};
use serde_json::Value as Json;

use crate::error::Trouble;

/// What the server has not done, and why.
pub fn problem(words: &Words, problem: &Problem) -> String {
    let key = format!("server-error-{}", problem.code);
    let first = sentence(words, &key, &problem.operands);
    let first = first.unwrap_or_else(|| words.text("web-error-unreachable", &[]));
    let known = |spot: &Spot| sentence(words, &spot.key, &spot.operands);
    let mut told = vec![first];
    told.extend(problem.faults.iter().filter_map(known));
    told.join(" ")
}

/// What ended a game before its time.
pub fn trouble(words: &Words, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Here(snag) => words.told(snag),
        Trouble::There(refused) => problem(words, refused),
        Trouble::Output(error) => error.to_string(),
    }
}

/// The sentence of a key with its operands; nothing where there is none.
fn sentence(
    words: &Words,
    key: &str,
    operands: &std::collections::BTreeMap<String, Json>,
) -> Option<String> {
    let near = if operands.contains_key("near") { format!("{key}.near") } else { String::new() };
    let key = [near.as_str(), key].into_iter().find(|key| !key.is_empty() && words.has(key))?;
    let values: Vec<(&str, Value<'_>)> =
        operands.iter().map(|(name, value)| (name.as_str(), told(words, value))).collect();
    Some(words.text(key, &values))
}

fn told<'v>(words: &Words, value: &'v Json) -> Value<'v> {
    match value {
        Json::String(text) => text.into(),
        Json::Number(number) => match number.as_i64() {
            Some(number) => number.into(),
            None => number.to_string().into(),
        },
        Json::Array(list) => {
            let names: Vec<String> = list
                .iter()
                .map(|v| v.as_str().map_or_else(|| v.to_string(), str::to_owned))
                .collect();
            names.join(&words.text("list-comma", &[])).into()
        }
        other => other.to_string().into(),
    }
}
