//! Coming to a table of a server: by the lobby, or by a link.

use aufachse_rules::Seat;
use aufachse_server::wire::{SeatKind, Status, TableInfo, TakeSeat};

use super::paper::{Paper, Picked};
use super::questions::set_up;
use crate::error::Trouble;
use crate::link::{Desk, Invitation, Lead};
use crate::say;
use crate::wishes::Wishes;

/// Where somebody came to sit, or to look on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seated {
    /// At this table.
    At(String),
    /// At another server, by its link.
    Elsewhere(Invitation),
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
        return Ok(Seated::At(desk.open(&wishes.shared().table(paper.words)).await?.id));
    }
    loop {
        let lobby = desk.lobby().await?;
        let fixed = ["web-open-table", "terminal-lobby-link", "terminal-lobby-again"];
        let mut lines: Vec<String> = fixed.map(|key| paper.words.text(key, &[])).to_vec();
        let tables: Vec<TableInfo> = lobby.own.into_iter().chain(lobby.tables).collect();
        lines.extend(tables.iter().map(|table| say::lobby::table(paper.words, table)));
        let question = paper.words.text("terminal-lobby", &[]);
        let chosen = match paper.pick(&question, &lines).await? {
            Picked::End => return Ok(Seated::Left),
            Picked::Empty | Picked::One(0) => return open(paper, desk, wishes.shared()).await,
            Picked::One(1) => match typed_link(paper, desk, wishes).await? {
                Some(seated) => return Ok(seated),
                None => continue,
            },
            Picked::One(2) => continue,
            Picked::One(at) => at - fixed.len(),
        };
        let Some(table) = tables.into_iter().nth(chosen) else { return Ok(Seated::Left) };
        let server = desk.client.address().clone();
        return join(paper, desk, &Invitation { server, table: table.id, seat: None }, wishes)
            .await;
    }
}

/// Asks for a link or a code and goes where it leads; nothing where it leads nowhere.
async fn typed_link(
    paper: &mut Paper,
    desk: &mut Desk,
    wishes: &Wishes,
) -> Result<Option<Seated>, Trouble> {
    let question = paper.words.text("terminal-ask-link", &[]);
    let Some(typed) = paper.ask(&question).await? else { return Ok(Some(Seated::Left)) };
    if typed.is_empty() {
        return Ok(None);
    }
    let went = match Lead::read(&typed, desk.client.address()) {
        Lead::Here(link) => join(paper, desk, &link, wishes).await,
        Lead::Elsewhere(link) => Ok(Seated::Elsewhere(link)),
        Lead::Code(code) => desk.carried(&code).await.map(Seated::At),
    };
    match went {
        Ok(seated) => Ok(Some(seated)),
        Err(Trouble::There(problem)) => {
            paper.line(&say::problem(paper.words, &problem))?;
            Ok(None)
        }
        Err(other) => Err(other),
    }
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
