//! Coming to a table of a server: by the lobby, or by a link.

use aufachse_rules::Seat;
use aufachse_server::wire::{SeatKind, Status, TableInfo, TakeSeat};

use super::paper::{Paper, Picked};
use super::questions::set_up;
use crate::error::Trouble;
use crate::link::{Desk, Invitation};
use crate::say;
use crate::wishes::Wishes;

/// Where somebody came to sit, or to look on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seated {
    /// At this table.
    At(String),
    /// Nowhere: he has left, or the input has ended.
    Left,
}

/// Shows the tables of a server, and opens or joins one. Without questions one is opened.
pub async fn lobby(
    paper: &mut Paper,
    desk: &mut Desk,
    wishes: &Wishes,
    questions: bool,
) -> Result<Seated, Trouble> {
    if !questions {
        return Ok(Seated::At(desk.open(&invited(wishes).table(paper.words)).await?.id));
    }
    let lobby = desk.lobby().await?;
    let mut lines = vec![paper.words.text("web-open-table", &[])];
    let tables: Vec<TableInfo> = lobby.own.into_iter().chain(lobby.tables).collect();
    lines.extend(tables.iter().map(|table| table_line(paper, table)));
    let question = paper.words.text("terminal-lobby", &[]);
    let chosen = match paper.pick(&question, &lines).await? {
        Picked::End => return Ok(Seated::Left),
        Picked::Empty | Picked::One(0) => return open(paper, desk, invited(wishes)).await,
        Picked::One(at) => at - 1,
    };
    let Some(table) = tables.into_iter().nth(chosen) else { return Ok(Seated::Left) };
    let server = desk.client.address().clone();
    join(paper, desk, &Invitation { server, table: table.id, seat: None }, wishes).await
}

/// At a server somebody else plays too: who says nothing about it gets one link to send.
fn invited(wishes: &Wishes) -> Wishes {
    let alone = wishes.links + wishes.open == 0 && wishes.names.len() < 2;
    Wishes { links: if alone { 1 } else { wishes.links }, ..wishes.clone() }
}

/// Asks what is to be played and opens it; what the server refuses is asked again.
async fn open(paper: &mut Paper, desk: &mut Desk, wishes: Wishes) -> Result<Seated, Trouble> {
    loop {
        let Some(wanted) = set_up(paper, wishes.clone()).await? else { return Ok(Seated::Left) };
        match desk.open(&wanted.table(paper.words)).await {
            Ok(table) => return Ok(Seated::At(table.id)),
            Err(Trouble::There(problem)) => {
                let told = say::problem(paper.words, &problem);
                paper.line(&told)?;
            }
            Err(other) => return Err(other),
        }
    }
}

/// Goes to the table of a link: takes the seat that it is for, a free one, or looks on.
pub async fn join(
    paper: &mut Paper,
    desk: &mut Desk,
    link: &Invitation,
    wishes: &Wishes,
) -> Result<Seated, Trouble> {
    let table = desk.table(&link.table).await?;
    let at = Seated::At(link.table.clone());
    if !table.own.is_empty() {
        return Ok(at);
    }
    let (seat, key) = match &link.seat {
        Some((seat, key)) => (*seat, Some(key.clone())),
        None => match free_seat(paper, &table).await? {
            Picked::One(seat) => (Seat(seat as u8), None),
            Picked::Empty => return Ok(at),
            Picked::End => return Ok(Seated::Left),
        },
    };
    let mut name = wishes.names.first().cloned();
    loop {
        let typed = match name.take() {
            Some(name) => name,
            None => {
                let question = paper.words.text("web-name", &[]);
                match paper.ask(&question).await? {
                    Some(typed) => typed,
                    None => return Ok(Seated::Left),
                }
            }
        };
        let taking = TakeSeat { name: typed, key: key.clone(), word: None };
        match desk.sit(&link.table, seat, &taking).await {
            Ok(_) => return Ok(at),
            // Only another name can help; everything else is said and ends it.
            Err(Trouble::There(problem)) if problem.code == "bad-name" => {
                let told = say::problem(paper.words, &problem);
                paper.line(&told)?;
            }
            Err(other) => return Err(other),
        }
    }
}

/// Which of the open seats; nothing typed, or none free, means to look on.
async fn free_seat(paper: &mut Paper, table: &TableInfo) -> std::io::Result<Picked> {
    let free: Vec<usize> = (0..table.seats.len())
        .filter(|&i| table.seats[i].kind == SeatKind::Open && !table.seats[i].taken)
        .collect();
    if table.status != Status::Waiting || free.is_empty() {
        return Ok(Picked::Empty);
    }
    let question = paper.words.text("terminal-which-seat", &[]);
    let lines: Vec<String> = free
        .iter()
        .map(|i| paper.words.text("player-unnamed", &[("seat", (i + 1).into())]))
        .collect();
    Ok(match paper.pick(&question, &lines).await? {
        Picked::One(at) => free.get(at).map_or(Picked::Empty, |seat| Picked::One(*seat)),
        other => other,
    })
}

/// A table in a line: how far it is, its edition and who sits there.
pub(crate) fn table_line(paper: &Paper, table: &TableInfo) -> String {
    let words = paper.words;
    let state = match (table.own.is_empty(), table.status) {
        (false, _) => "web-go-on",
        (true, Status::Waiting) => "web-join",
        (true, _) => "web-watch",
    };
    let edition = words.text(&format!("edition-{}-name", table.edition), &[]);
    let mut names: Vec<String> = say::names(words, &table.seats);
    for (name, seat) in names.iter_mut().zip(&table.seats) {
        if !seat.taken {
            *name = words.text("web-free", &[]);
        }
    }
    let names = names.join(&words.text("list-comma", &[]));
    format!("{}: {edition} – {names} [{}]", words.text(state, &[]), table.id)
}
