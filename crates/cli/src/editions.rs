//! `aufachse editions`: what there is to play, and how two editions differ.

mod compare;

use std::collections::BTreeMap;

use aufachse_rules::switches::{Allowed, SWITCH_NAMES, Switches};
use aufachse_rules::{BUILTIN_EDITIONS, Edition};
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::desk::Desk;
use crate::house::HouseArgs;
use crate::stop::Stop;

/// List the editions, or one of them with every switch.
///
/// An edition is a rulebook. Where the rulebooks differ there is a switch, and every switch can be
/// set by itself on top of any edition.
#[derive(Debug, Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_long_help = "Examples:
  aufachse editions                            all editions
  aufachse editions modern                     one with all its switches, explained
  aufachse editions modern --set dice=1        the same as your house plays it
  aufachse editions --edition-file mine.toml   an edition of your own
  aufachse editions compare classic manual     only what differs, side by side
  aufachse editions classic --json             for a program"
)]
pub(crate) struct EditionsArgs {
    #[command(subcommand)]
    compare: Option<EditionsCommand>,
    /// An edition.
    #[arg(value_name = "ID", conflicts_with = "edition_file")]
    id: Option<String>,
    #[command(flatten)]
    house: HouseArgs,
    /// Write the result as JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum EditionsCommand {
    Compare(compare::CompareArgs),
}

/// An edition for programs.
#[derive(Debug, Serialize)]
struct EditionJson {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    switches: BTreeMap<String, String>,
}

impl EditionJson {
    fn of(desk: &Desk, edition: &Edition) -> EditionJson {
        EditionJson {
            id: edition.id.clone(),
            name: text(desk, &edition.id, "name"),
            about: text(desk, &edition.id, "about"),
            switches: SWITCH_NAMES
                .iter()
                .filter_map(|name| Some(((*name).to_owned(), edition.switches.get(name)?)))
                .collect(),
        }
    }
}

/// What we say of an edition; nothing of one that is not ours.
fn text(desk: &Desk, id: &str, part: &str) -> Option<String> {
    let key = format!("edition-{id}-{part}");
    desk.words.has(&key).then(|| desk.text(&key, &[]))
}

pub(crate) fn run(desk: &mut Desk, args: &EditionsArgs) -> Result<(), Stop> {
    if let Some(EditionsCommand::Compare(compare)) = &args.compare {
        return compare::run(desk, compare);
    }
    match (&args.id, &args.house.edition_file) {
        (None, None) if args.house.is_plain() => all(desk, args.json),
        (None, None) => Err(Stop::Input(desk.text("cli-editions-which", &[]))),
        (id, _) => {
            let id = id.as_deref().unwrap_or_default();
            let rules = args.house.rules(desk, id)?;
            one(desk, rules.edition(), args.json)
        }
    }
}

fn all(desk: &mut Desk, json: bool) -> Result<(), Stop> {
    let editions: Vec<Edition> =
        BUILTIN_EDITIONS.iter().filter_map(|(id, _)| Edition::builtin(id)).collect();
    let editions: Vec<EditionJson> = editions.iter().map(|e| EditionJson::of(desk, e)).collect();
    if json {
        return desk.json(&editions);
    }
    for edition in editions {
        let title = [("id", edition.id.into()), ("name", edition.name.unwrap_or_default().into())];
        desk.say("cli-edition-title", &title)?;
        desk.line(&format!("    {}", edition.about.unwrap_or_default()))?;
    }
    desk.line("")?;
    desk.say("cli-editions-more", &[])
}

fn one(desk: &mut Desk, edition: &Edition, json: bool) -> Result<(), Stop> {
    if json {
        let edition = EditionJson::of(desk, edition);
        return desk.json(&edition);
    }
    let name = text(desk, &edition.id, "name").unwrap_or_default();
    let title = [("id", (&edition.id).into()), ("name", name.into())];
    desk.say("cli-edition-title", &title)?;
    if let Some(about) = text(desk, &edition.id, "about") {
        desk.line(&about)?;
    }
    for name in SWITCH_NAMES {
        let value = edition.switches.get(name).unwrap_or_default();
        desk.line("")?;
        desk.line(&format!("{name} = {value}"))?;
        let (label, meaning) = (desk.words.switch(name), desk.words.switch_value(name, &value));
        let about = desk.words.switch_about(name);
        desk.line(&format!("    {label}: {meaning}"))?;
        desk.line(&format!("    {about}"))?;
        let allowed = Switches::allowed(name).map_or(String::new(), |a| allowed(desk, &a));
        desk.line(&format!("    {allowed}"))?;
    }
    Ok(())
}

/// What a switch can be set to.
fn allowed(desk: &Desk, allowed: &Allowed) -> String {
    let limits = |least: u8, most: u8| [("least", least.into()), ("most", most.into())];
    match *allowed {
        Allowed::Values(ref values) => {
            desk.text("cli-switch-values", &[("names", values.join(", ").into())])
        }
        Allowed::Numbers(least, most) => desk.text("cli-switch-number", &limits(least, most)),
        Allowed::Piles(least, most) => desk.text("cli-switch-piles", &limits(least, most)),
        Allowed::Name => desk.text("cli-switch-name", &[]),
    }
}
