//! Setting up a table by questions. Nothing typed means: as usual.

use aufachse_rules::components::{MAX_PLAYERS, MIN_PLAYERS};
use aufachse_rules::switches::{SWITCH_NAMES, Switches};
use aufachse_rules::{BUILTIN_EDITIONS, ErrorKind, InputError};

use super::paper::{Paper, Picked};
use crate::find::{Found, find};
use crate::wishes::{LEVELS, Wishes, level};

/// Asks for what is not wished yet; nothing where the input ends.
pub async fn set_up(paper: &mut Paper, mut wishes: Wishes) -> std::io::Result<Option<Wishes>> {
    paper.say("terminal-setup", &[])?;
    if wishes.edition.is_none() {
        let Some(edition) = edition(paper).await? else { return Ok(None) };
        wishes.edition = Some(edition);
    }
    if wishes.seats.is_none() && wishes.bots.is_empty() {
        let (least, most) = (MIN_PLAYERS.into(), MAX_PLAYERS as u32);
        let Some(seats) = number(paper, "terminal-ask-seats", least, most).await? else {
            return Ok(None);
        };
        wishes.seats = Some(seats.map_or(4, |seats| seats as u8));
    }
    if wishes.names.is_empty() && !names(paper, &mut wishes).await? {
        return Ok(None);
    }
    let taken = wishes.names.len() + usize::from(wishes.links) + usize::from(wishes.open);
    let free = usize::from(wishes.seats.unwrap_or(0)).saturating_sub(taken.max(1));
    if wishes.bots.is_empty() && free > 0 {
        let question = paper.words.text("terminal-ask-level", &[]);
        let levels: Vec<String> =
            LEVELS.iter().map(|name| paper.words.text(&format!("web-level-{name}"), &[])).collect();
        match paper.pick(&question, &levels).await? {
            Picked::End => return Ok(None),
            Picked::Empty => {}
            Picked::One(at) => wishes.bots.extend(LEVELS.get(at).and_then(|name| level(name))),
        }
    }
    if wishes.turns.is_none() {
        let Some(turns) = number(paper, "terminal-ask-turns", 1, 100_000).await? else {
            return Ok(None);
        };
        wishes.turns = turns;
    }
    if wishes.rules.is_empty() && !house_rules(paper, &mut wishes).await? {
        return Ok(None);
    }
    if wishes.seed.is_none() && wishes.links + wishes.open == 0 {
        let question = paper.words.text("terminal-ask-seed", &[]);
        let Some(seed) = paper.ask(&question).await? else { return Ok(None) };
        wishes.seed = Some(seed).filter(|seed| !seed.is_empty());
    }
    Ok(Some(wishes))
}

async fn edition(paper: &mut Paper) -> std::io::Result<Option<String>> {
    let question = paper.words.text("web-edition", &[]);
    let line = |(id, _): &(&str, &str)| {
        let name = paper.words.text(&format!("edition-{id}-name"), &[]);
        let about = paper.words.text(&format!("edition-{id}-about"), &[]);
        format!("{name}: {about}")
    };
    let lines: Vec<String> = BUILTIN_EDITIONS.iter().map(line).collect();
    Ok(match paper.pick(&question, &lines).await? {
        Picked::End => None,
        Picked::Empty => Some(crate::wishes::USUAL_EDITION.to_owned()),
        Picked::One(at) => BUILTIN_EDITIONS.get(at).map(|(id, _)| (*id).to_owned()),
    })
}

/// Who plays at this device. Says whether there was an answer.
async fn names(paper: &mut Paper, wishes: &mut Wishes) -> std::io::Result<bool> {
    let question = paper.words.text("terminal-ask-names", &[]);
    let Some(typed) = paper.ask(&question).await? else { return Ok(false) };
    let names = typed.split(',').map(str::trim).filter(|name| !name.is_empty());
    wishes.names = names.map(str::to_owned).collect();
    Ok(true)
}

/// Asks for a number: nothing at the end of the input, and nothing in it where nothing was typed.
async fn number(
    paper: &mut Paper,
    key: &str,
    least: u32,
    most: u32,
) -> std::io::Result<Option<Option<u32>>> {
    let question = paper.words.text(key, &[("least", least.into()), ("most", most.into())]);
    loop {
        let Some(typed) = paper.ask(&question).await? else { return Ok(None) };
        if typed.is_empty() {
            return Ok(Some(None));
        }
        match typed.parse::<u32>() {
            Ok(number) if (least..=most).contains(&number) => return Ok(Some(Some(number))),
            _ => {
                let limits = [
                    ("typed", typed.as_str().into()),
                    ("least", least.into()),
                    ("most", most.into()),
                ];
                paper.say("terminal-not-a-number", &limits)?;
            }
        }
    }
}

/// House rules, one after the other. Says whether there was an answer.
async fn house_rules(paper: &mut Paper, wishes: &mut Wishes) -> std::io::Result<bool> {
    loop {
        let question = paper.words.text("terminal-ask-rules", &[]);
        let Some(typed) = paper.ask(&question).await? else { return Ok(false) };
        if typed.is_empty() {
            return Ok(true);
        }
        match typed.split_once('=') {
            Some((name, value)) => {
                let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
                match Switches::default().set(&name, &value) {
                    Ok(()) => {
                        let told = rule_line(paper, &name, &value);
                        paper.line(&told)?;
                        wishes.rules.retain(|(other, _)| *other != name);
                        wishes.rules.push((name, value));
                    }
                    Err(InputError { kind: ErrorKind::SwitchUnknown { .. }, .. }) => {
                        paper.say("cli-unknown-switch", &[("name", name.as_str().into())])?;
                    }
                    Err(error) => {
                        let told = paper.words.told(&error);
                        paper.line(&told)?;
                    }
                }
            }
            None => explain(paper, &typed)?,
        }
    }
}

/// Explains the switches that fit what was typed.
fn explain(paper: &mut Paper, typed: &str) -> std::io::Result<()> {
    let named = |name: &&str| vec![(*name).to_owned(), paper.words.switch(name)];
    let names: Vec<Vec<String>> = SWITCH_NAMES.iter().map(named).collect();
    let found = match find(typed, &names) {
        Found::Nothing => {
            return paper.say("cli-unknown-switch", &[("name", typed.into())]);
        }
        Found::One(at) => vec![at],
        Found::Several(all) => all,
    };
    for name in found.into_iter().filter_map(|at| SWITCH_NAMES.get(at)) {
        let about = paper.words.switch_about(name);
        paper.line(&format!("{name}: {}. {about}", paper.words.switch(name)))?;
        let values = Switches::allowed(name).map(|allowed| allowed.values().to_vec());
        let lines: Vec<String> =
            values.unwrap_or_default().iter().map(|value| rule_line(paper, name, value)).collect();
        paper.block(&lines)?;
    }
    Ok(())
}

fn rule_line(paper: &Paper, name: &str, value: &str) -> String {
    format!("{name}={value}: {}", paper.words.switch_value(name, value))
}
