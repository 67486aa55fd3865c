//! Two editions side by side, only where they differ.

use aufachse_rules::Edition;
use aufachse_rules::switches::SWITCH_NAMES;
use clap::Args;
use serde::Serialize;

use crate::columns::columns;
use crate::desk::Desk;
use crate::house::known_edition;
use crate::stop::Stop;

/// Show only what differs between two editions, side by side.
#[derive(Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse editions compare classic classic-cz
  aufachse editions compare modern modern-ja --json")]
pub(crate) struct CompareArgs {
    /// One edition.
    #[arg(value_name = "A")]
    one: String,
    /// The other edition.
    #[arg(value_name = "B")]
    other: String,
    /// Write the differences as JSON.
    #[arg(long)]
    json: bool,
}

/// A switch on which two editions differ.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Difference {
    switch: &'static str,
    a: String,
    b: String,
}

#[derive(Debug, Serialize)]
struct ComparisonJson<'a> {
    a: &'a str,
    b: &'a str,
    differences: &'a [Difference],
}

pub(super) fn run(desk: &mut Desk, args: &CompareArgs) -> Result<(), Stop> {
    let (a, b) = (edition(desk, &args.one)?, edition(desk, &args.other)?);
    let differences = differences(&a, &b);
    if args.json {
        return desk.json(&ComparisonJson { a: &a.id, b: &b.id, differences: &differences });
    }
    if differences.is_empty() {
        let values = [("a", (&a.id).into()), ("b", (&b.id).into())];
        return desk.say("cli-compare-same", &values);
    }
    let mut rows = vec![vec![desk.text("cli-head-switch", &[]), a.id, b.id]];
    for Difference { switch, a, b } in differences {
        let meaning = |value: &str| desk.words.switch_value(switch, value);
        rows.push(vec![desk.words.switch(switch), meaning(&a), meaning(&b)]);
        rows.push(vec![format!("  {switch}"), a, b]);
    }
    for line in columns(&rows) {
        desk.line(&line)?;
    }
    Ok(())
}

fn edition(desk: &Desk, id: &str) -> Result<Edition, Stop> {
    known_edition(desk, id)?;
    Edition::builtin(id)
        .ok_or_else(|| Stop::Trouble(desk.text("cli-unknown-edition", &[("name", id.into())])))
}

fn differences(a: &Edition, b: &Edition) -> Vec<Difference> {
    SWITCH_NAMES
        .iter()
        .filter_map(|switch| {
            let (a, b) = (a.switches.get(switch)?, b.switches.get(switch)?);
            (a != b).then_some(Difference { switch, a, b })
        })
        .collect()
}
