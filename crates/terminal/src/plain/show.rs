//! What is written about a table when somebody asks, and when he has to decide.

use aufachse_rules::{Action, Decision, Seat};
use aufachse_server::wire::{Choice, Status};

use super::paper::Paper;
use crate::Table;
use crate::link::Invitation;
use crate::say::{Say, decision};

/// How many steps the log shows, and how many cities the map.
const RECENT: usize = 20;
const AROUND: usize = 10;
/// A list that is longer than this is shortened.
const LONG: usize = 24;

/// The situation before a decision: turn, own line, papers in short, what is awaited.
pub(super) fn situation(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    paper.line("")?;
    if let (Some(view), Some(seat)) = (table.view(), table.state.looking) {
        let turn = say.text("web-turn", &[("turn", view.turn.into())]);
        paper.line(&format!("{turn}. {}", say.player_line(seat)))?;
    }
    // Where to start depends on them; later they are asked for.
    if decision(table) == Some(Decision::Place) {
        paper.block(&say.papers())?;
    }
    paper.line(&say.awaited())
}

/// The choices, numbered, each with what it brings. A long list is shortened to cities and what
/// brings something: the rest can be found by name, or had with a word.
pub(super) fn choices(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let lines = choice_lines(paper, table);
    let notable = |(_, choice): &(usize, &Choice)| lines.len() <= LONG || is_notable(table, choice);
    let shown: Vec<(usize, &str)> = table
        .choices()
        .iter()
        .enumerate()
        .filter(notable)
        .filter_map(|(at, _)| Some((at, lines.get(at)?.as_str())))
        .collect();
    // A list of nothing would hide that there is a choice.
    if shown.is_empty() {
        return paper.list(&lines);
    }
    paper.list_of(&shown, lines.len())?;
    match lines.len() - shown.len() {
        0 => Ok(()),
        more => paper.say("terminal-more", &[("more", more.into())]),
    }
}

/// All choices, however many.
pub(super) fn all_choices(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let lines = choice_lines(paper, table);
    paper.list(&lines)
}

fn choice_lines(paper: &Paper, table: &Table) -> Vec<String> {
    let say = Say::new(paper.words, table);
    let line = |choice| {
        let told = say.choice(choice);
        match say.brings(choice) {
            Some(brings) => {
                say.text("terminal-marked", &[("what", told.into()), ("mark", brings.into())])
            }
            None => told,
        }
    };
    table.choices().iter().map(line).collect()
}

/// Does a choice stand out among many: a city, or a move that brings something?
fn is_notable(table: &Table, choice: &Choice) -> bool {
    let brings = choice.brings.as_ref().is_some_and(|b| {
        b.event || b.auction || b.take || !b.loads.is_empty() || !b.delivers.is_empty()
    });
    match choice.action {
        Action::Place(space)
        | Action::Roadworks(space)
        | Action::Jam(space)
        | Action::LoseCargo(space)
        | Action::GoTo(space) => table.rules.board().is_city(space),
        Action::Drive(way) => brings || table.rules.board().is_city(way.end()),
        _ => true,
    }
}

/// The own contracts and what is loaded.
pub(super) fn contracts(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let papers = Say::new(paper.words, table).papers();
    if papers.is_empty() {
        return paper.say("web-no-contracts", &[]);
    }
    paper.say("web-your-contracts", &[])?;
    paper.block(&papers)
}

/// Where one is, what is near, where the others and the signs are.
pub(super) fn map(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    let Some(view) = table.view() else { return paper.line(&say.awaited()) };
    let own = table.state.looking.and_then(|seat| view.players.get(seat.index()));
    if let Some(truck) = own.and_then(|player| player.truck) {
        paper.say("web-stands", &[("space", say.teller().space(truck).into())])?;
        paper.block(&say.nearest(truck, AROUND))?;
    }
    let trucks = view.players.iter().enumerate().filter_map(|(i, player)| {
        let space = say.teller().space(player.truck?);
        Some(format!("{}: {space}", say.player(Seat(i as u8))))
    });
    let trucks: Vec<String> = trucks.collect();
    paper.block(&trucks)?;
    let signs = [("cli-table-roadworks", view.roadworks), ("cli-table-jam", view.jam)];
    for (key, space) in signs {
        if let Some(space) = space {
            paper.say(key, &[("space", say.teller().space(space).into())])?;
        }
    }
    if view.cloudburst {
        paper.say("cli-table-cloudburst", &[])?;
    }
    if !view.lost_cargo.is_empty() {
        let things: Vec<String> =
            view.lost_cargo.iter().map(|space| say.teller().space(*space)).collect();
        paper.say("cli-table-lost-cargo", &[("things", things.join("; ").into())])?;
    }
    Ok(())
}

/// Everybody in a line.
pub(super) fn players(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    let seats = (0..table.state.seats.len() as u8).map(Seat);
    let lines: Vec<String> = seats.map(|seat| say.player_line(seat)).collect();
    paper.list(&lines)
}

/// The public contracts.
pub(super) fn display(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    paper.say("web-public", &[])?;
    paper.list(&say.display())?;
    match table.view() {
        Some(view) => paper.say("web-pile", &[("pile", view.pile.into())]),
        None => Ok(()),
    }
}

/// The kept event cards with what they do, and debts.
pub(super) fn cards(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    let (Some(view), Some(seat)) = (table.view(), table.state.looking) else { return Ok(()) };
    let Some(player) = view.players.get(seat.index()) else { return Ok(()) };
    if player.cards.is_empty() && player.debts.is_empty() {
        return paper.say("terminal-no-cards", &[]);
    }
    let teller = say.teller();
    for card in &player.cards {
        let text = teller.card_text(*card).unwrap_or_default();
        paper.block(&[format!("{}: {text}", teller.card(*card))])?;
    }
    for (_, amount) in &player.debts {
        paper.say("web-owes", &[("money", teller.money(*amount).into())])?;
    }
    Ok(())
}

/// The last steps.
pub(super) fn log(paper: &mut Paper, table: &Table) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    let lines: Vec<String> = table.last_steps(RECENT).flat_map(|step| say.step(step)).collect();
    paper.block(&lines)
}

/// So many new steps.
pub(super) fn news(paper: &mut Paper, table: &Table, steps: usize) -> std::io::Result<()> {
    let say = Say::new(paper.words, table);
    for line in table.last_steps(steps).flat_map(|step| say.step(step)) {
        paper.line(&line)?;
    }
    Ok(())
}

/// The links of the seats that are still free, and who sits where.
pub(super) fn links(
    paper: &mut Paper,
    table: &Table,
    server: &aufachse_server::client::Address,
) -> std::io::Result<()> {
    players(paper, table)?;
    let way = |seat| Invitation { server: server.clone(), table: table.info.id.clone(), seat };
    for invite in &table.info.invites {
        let label =
            paper.words.text("web-seat-link", &[("seat", (i32::from(invite.seat.0) + 1).into())]);
        let link = way(Some((invite.seat, invite.key.clone())));
        paper.line(&format!("{label}: {link}"))?;
    }
    let label = paper.words.text("web-watch-link", &[]);
    paper.line(&format!("{label}: {}", way(None)))?;
    if table.state.status == Status::Waiting {
        let key = if table.info.host { "terminal-waiting-host" } else { "web-waiting-guest" };
        paper.say(key, &[])?;
    }
    Ok(())
}
