//! The ways to a table.

use aufachse_server::wire::{Status, TakeSeat};

use super::{HOME, House, Where, unfinished};
use crate::error::Trouble;
use crate::keep::Kept;
use crate::link::{Desk, Invitation};
use crate::plain::{self, Seated};
use crate::screen::{Guest, Visit};
use crate::{say, screen};

/// Where somebody has come.
pub(super) enum Came {
    /// To this table.
    To(String, Guest),
    /// To a link of another server.
    Elsewhere(Invitation),
    /// Nowhere.
    Left,
}

impl From<Seated> for Came {
    fn from(seated: Seated) -> Came {
        match seated {
            Seated::At(table) => Came::To(table, Guest::default()),
            Seated::Elsewhere(link) => Came::Elsewhere(link),
            Seated::Left => Came::Left,
        }
    }
}

impl House<'_> {
    /// Comes to a table, by whichever way was wished.
    pub(super) async fn come(
        &mut self,
        at: &Where,
        kept: &Kept,
        desk: &mut Desk,
    ) -> Result<Came, Trouble> {
        let (options, plain) = (self.options, self.options.plain);
        Ok(match at {
            Where::Here => self.open(desk, false).await?,
            Where::Resume(wanted) => {
                let last = kept.last().filter(|(server, _)| *server == HOME);
                let last = last.map(|(_, table)| table);
                let table = unfinished(desk, wanted.as_deref(), last).await?;
                Came::To(table.id, Guest::default())
            }
            Where::Code(_, code) => Came::To(desk.carried(code).await?, Guest::default()),
            Where::Join(link) if plain => {
                plain::join(&mut self.paper, desk, link, &options.wishes).await?.into()
            }
            Where::Join(link) => self.arrive(desk, link).await?,
            Where::At(_) if plain || options.now => {
                let asks = !options.now;
                plain::lobby(&mut self.paper, desk, &options.wishes, asks).await?.into()
            }
            Where::At(_) => self.visit(desk).await?,
        })
    }

    /// Chooses in the lobby on the full screen.
    async fn visit(&mut self, desk: &mut Desk) -> Result<Came, Trouble> {
        let mut said = None;
        loop {
            match screen::lobby(&mut self.screen, desk, said.take()).await? {
                Visit::Left => return Ok(Came::Left),
                Visit::Elsewhere(link) => return Ok(Came::Elsewhere(link)),
                Visit::Carried(table) => return Ok(Came::To(table, Guest::default())),
                Visit::Table(link) => match self.arrive(desk, &link).await {
                    Err(Trouble::There(problem)) => {
                        said = Some(say::problem(self.options.words, &problem));
                    }
                    other => return other,
                },
                // Who opens none after all is back in the lobby.
                Visit::New => match self.open(desk, true).await? {
                    Came::Left => {}
                    came => return Ok(came),
                },
            }
        }
    }

    /// Comes to the table of a link on the full screen. Whoever has said his name sits down at
    /// once; everybody else is asked for it there.
    async fn arrive(&self, desk: &mut Desk, link: &Invitation) -> Result<Came, Trouble> {
        let words = self.options.words;
        let table = desk.table(&link.table).await?;
        let mut guest = Guest::default();
        if table.own.is_empty() && table.status == Status::Waiting {
            guest.name = self.options.wishes.names.first().cloned().unwrap_or_default();
            guest.invited.clone_from(&link.seat);
        }
        if let Some((seat, key)) = guest.invited.clone().filter(|_| !guest.name.is_empty()) {
            let (name, key) = (guest.name.clone(), Some(key));
            match desk.sit(&link.table, seat, &TakeSeat { name, key, word: None }).await {
                Ok(_) => guest = Guest::default(),
                Err(Trouble::There(problem)) => guest.said = Some(say::problem(words, &problem)),
                Err(other) => return Err(other),
            }
        }
        Ok(Came::To(link.table.clone(), guest))
    }

    /// Opens a table; what cannot be played is said, and asked again where questions are asked.
    async fn open(&mut self, desk: &mut Desk, online: bool) -> Result<Came, Trouble> {
        let options = self.options;
        let mut wishes = if online { options.wishes.shared() } else { options.wishes.clone() };
        let mut said = None;
        loop {
            let wanted = if options.now {
                Some(wishes.clone())
            } else if options.plain {
                plain::set_up(&mut self.paper, wishes.clone()).await?
            } else {
                screen::set_up(&mut self.screen, &wishes, online, said.take()).await?
            };
            let Some(wanted) = wanted else { return Ok(Came::Left) };
            match desk.open(&wanted.table(options.words)).await {
                Ok(table) => return Ok(Came::To(table.id, Guest::default())),
                Err(Trouble::There(problem)) if !options.now => {
                    let told = say::problem(options.words, &problem);
                    if options.plain {
                        self.paper.line(&told)?;
                    } else {
                        (said, wishes) = (Some(told), wanted);
                    }
                }
                Err(other) => return Err(other),
            }
        }
    }
}
