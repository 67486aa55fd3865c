//! The lobby on the full screen: looks at the tables again and again until one is chosen.

use std::time::Duration;

use aufachse_server::wire::Lobby as Listed;
use tokio::sync::mpsc;

use super::lobby::{Lobby, Turned};
use super::run::{Screen, TICK};
use crate::error::Trouble;
use crate::link::{Desk, Invitation, Lead};
use crate::say;

/// How often the tables are looked at.
const AGAIN: Duration = Duration::from_secs(5);

/// Where the lobby was left to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Visit {
    /// To a table of this server, by a link of it.
    Table(Invitation),
    /// To a table at which this device has just got its seats.
    Carried(String),
    /// To another server.
    Elsewhere(Invitation),
    /// To a table that is to be opened.
    New,
    /// Away.
    Left,
}

/// Shows the tables of a server until somebody has chosen where to go. `said` is what went wrong
/// on the way that was chosen before.
pub async fn lobby(
    screen: &mut Screen,
    desk: &mut Desk,
    said: Option<String>,
) -> Result<Visit, Trouble> {
    let (words, paint) = (screen.words, screen.paint);
    // A server that does not answer at all is told before the screen is taken.
    let listed = desk.lobby().await?;
    let taken = screen.take()?;
    let server = desk.client.address().clone();
    let mut lobby = Lobby::new(server.to_string(), words);
    lobby.show(listed);
    lobby.said = said;
    let (asks, mut answers) = look_again(desk.clone());
    let mut tick = tokio::time::interval(TICK);
    let mut again = tokio::time::interval(AGAIN);
    loop {
        taken.stage.draw(|frame| lobby.draw(frame, paint))?;
        tokio::select! {
            event = taken.keys.events.recv() => {
                let Some(event) = event else { return Ok(Visit::Left) };
                match lobby.event(&event) {
                    Turned::Stay => {}
                    Turned::Again => {
                        let _ = asks.try_send(());
                    }
                    Turned::New => return Ok(Visit::New),
                    Turned::Table(table) => {
                        return Ok(Visit::Table(Invitation { server, table, seat: None }));
                    }
                    Turned::Typed(typed) => match lead(desk, &typed).await {
                        Ok(visit) => return Ok(visit),
                        Err(trouble) => lobby.said = Some(say::trouble(words, &trouble)),
                    },
                    Turned::Leave => return Ok(Visit::Left),
                    Turned::Rest => taken.stage.rest()?,
                }
            }
            answer = answers.recv() => match answer {
                Some(Ok(listed)) => lobby.show(listed),
                Some(Err(trouble)) => lobby.said = Some(say::trouble(words, &trouble)),
                None => return Ok(Visit::Left),
            },
            _ = again.tick() => {
                let _ = asks.try_send(());
            }
            _ = tick.tick() => {
                if taken.is_called_off()? {
                    return Ok(Visit::Left);
                }
            }
        }
    }
}

/// Goes where a link or a code leads, if there is such a place.
async fn lead(desk: &mut Desk, typed: &str) -> Result<Visit, Trouble> {
    Ok(match Lead::read(typed, desk.client.address()) {
        Lead::Here(link) => {
            desk.table(&link.table).await?;
            Visit::Table(link)
        }
        Lead::Elsewhere(link) => Visit::Elsewhere(link),
        Lead::Code(code) => Visit::Carried(desk.carried(&code).await?),
    })
}

/// Asks for the tables beside the screen, so that a slow server does not hold up a key.
fn look_again(mut desk: Desk) -> (mpsc::Sender<()>, mpsc::Receiver<Result<Listed, Trouble>>) {
    let (asks, mut asked) = mpsc::channel(1);
    let (answer, answers) = mpsc::channel(1);
    tokio::spawn(async move {
        while asked.recv().await.is_some() {
            if answer.send(desk.lobby().await).await.is_err() {
                return;
            }
        }
    });
    (asks, answers)
}
