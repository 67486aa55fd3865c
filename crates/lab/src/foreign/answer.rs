//! What a program says back.

use aufachse_rules::Action;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{BOT_PROTOCOL, ForeignFault};

/// So much of a line that cannot be used is shown.
const SHOWN: usize = 80;

/// The answer to the first line. What else it says is for versions to come.
#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    protocol: String,
    #[serde(default)]
    pub(super) asides: bool,
}

impl Hello {
    pub(super) fn check(&self) -> Result<(), ForeignFault> {
        if self.protocol == BOT_PROTOCOL {
            return Ok(());
        }
        let (found, needed) = (shown(&self.protocol), BOT_PROTOCOL.to_owned());
        Err(ForeignFault::Protocol { found, needed })
    }
}

/// Reads a line.
pub(super) fn read<T: DeserializeOwned>(line: &str) -> Result<T, ForeignFault> {
    serde_json::from_str(line).map_err(|_| nonsense(line))
}

/// Which of the legal actions a line means: `3`, `{"index":3}` or `{"do":"roll"}`. `null`, also as
/// the index, is nothing, where that is allowed.
pub(super) fn choice(
    line: &str,
    must: bool,
    legal: &[Action],
) -> Result<Option<usize>, ForeignFault> {
    let mut said: Value = read(line)?;
    let index = if let Value::Object(fields) = &mut said {
        if let Some(action) = fields.remove("do") {
            return find(action, legal).map(Some);
        }
        fields.remove("index").ok_or_else(|| nonsense(line))?
    } else {
        said
    };
    if index.is_null() {
        return if must { Err(ForeignFault::Nothing) } else { Ok(None) };
    }
    let index =
        index.as_u64().and_then(|n| usize::try_from(n).ok()).ok_or_else(|| nonsense(line))?;
    if index >= legal.len() {
        return Err(ForeignFault::NoIndex { index, actions: legal.len() });
    }
    Ok(Some(index))
}

fn find(action: Value, legal: &[Action]) -> Result<usize, ForeignFault> {
    let text = shown(&action.to_string());
    let action: Option<Action> = serde_json::from_value(action).ok();
    let index = action.and_then(|action| legal.iter().position(|one| *one == action));
    index.ok_or(ForeignFault::Illegal { action: text })
}

fn nonsense(line: &str) -> ForeignFault {
    ForeignFault::Nonsense { line: shown(line) }
}

/// A text from outside, cut and without anything that would upset a terminal.
fn shown(text: &str) -> String {
    let mut short: String =
        text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(SHOWN).collect();
    if text.trim().chars().count() > SHOWN {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_number_an_index_or_an_action() {
        let legal = [Action::Roll, Action::Done];
        let said = |line: &str| choice(line, true, &legal);
        assert_eq!(said("1"), Ok(Some(1)));
        assert_eq!(said(r#"{"index":0,"because":"why not"}"#), Ok(Some(0)));
        assert_eq!(said(r#"{"do":"done"}"#), Ok(Some(1)));
        assert_eq!(said("2"), Err(ForeignFault::NoIndex { index: 2, actions: 2 }));
        assert_eq!(said("null"), Err(ForeignFault::Nothing));
        assert_eq!(choice(r#"{"index":null}"#, false, &legal), Ok(None));
        for wrong in ["", "roll", "-1", "1.5", "[1]", "{}", r#"{"index":"1"}"#, "{"] {
            assert!(matches!(said(wrong), Err(ForeignFault::Nonsense { .. })), "{wrong}");
        }
        for illegal in [r#"{"do":"pass"}"#, r#"{"do":"fly"}"#, r#"{"do":7}"#] {
            assert!(matches!(said(illegal), Err(ForeignFault::Illegal { .. })), "{illegal}");
        }
    }

    #[test]
    fn what_is_shown_of_a_line_is_short_and_plain() {
        let Err(ForeignFault::Nonsense { line }) = choice(&"\u{1b}[31m".repeat(99), true, &[])
        else {
            panic!()
        };
        assert!(line.chars().count() <= SHOWN + 1 && !line.contains('\u{1b}'), "{line}");
    }
}
