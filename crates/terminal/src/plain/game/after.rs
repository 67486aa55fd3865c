//! After the game: the same players may play again.

use std::time::Duration;

use aufachse_server::wire::{ClientMessage, Proposed};
use tokio::sync::mpsc::Receiver;

use super::Play;
use crate::error::Trouble;
use crate::plain::command::Command;
use crate::screen::Outcome;
use crate::{Heard, News, say};

/// How long the server may take to open the table of a rematch.
const GRACE: Duration = Duration::from_secs(5);

/// What follows from what was typed.
enum After {
    /// Somebody else may still want to play again.
    Wait,
    /// That is all.
    Enough,
}

impl Play<'_> {
    /// Waits for another game, or for nobody wanting one.
    pub(super) async fn after(
        &mut self,
        incoming: &mut Receiver<Heard>,
    ) -> Result<Outcome, Trouble> {
        if !self.ask_again()? {
            return Ok(Outcome::Over);
        }
        let mut waits = false;
        loop {
            if let Some(table) = self.table.info.rematch.clone() {
                return Ok(Outcome::Rematch(table));
            }
            // Who has said yes is asked nothing more, and a script is read when it is asked.
            let reads = self.paper.typed || !waits;
            let off = waits && self.table.state.proposal.is_none();
            tokio::select! {
                heard = incoming.recv() => match heard {
                    Some(Heard::Said(message)) => match self.table.take(*message) {
                        News::Refused(_, problem) => {
                            self.paper.line(&say::problem(self.paper.words, &problem))?;
                        }
                        _ => self.tell_proposal()?,
                    },
                    Some(_) => {}
                    None => return Ok(Outcome::Over),
                },
                typed = self.paper.read(), if reads => {
                    let Some(typed) = typed else { return Ok(Outcome::Over) };
                    match self.answer_again(&typed).await? {
                        After::Wait => waits = true,
                        After::Enough => return Ok(Outcome::Over),
                    }
                }
                // All have agreed and the table is being opened, or somebody has said no.
                () = tokio::time::sleep(GRACE), if off => {
                    self.paper.say("server-error-no-proposal", &[])?;
                    return Ok(Outcome::Over);
                }
                _ = tokio::signal::ctrl_c() => return Ok(Outcome::Over),
            }
        }
    }

    /// Asks whether to play again; who only looked on is not asked.
    fn ask_again(&mut self) -> Result<bool, Trouble> {
        if self.table.own().is_empty() {
            return Ok(false);
        }
        self.paper.say("terminal-ask-rematch", &[])?;
        self.paper.prompt()?;
        Ok(true)
    }

    /// Somebody proposes to play again, and an answer is awaited here: says so once.
    fn tell_proposal(&mut self) -> Result<(), Trouble> {
        let Some(proposal) = &self.table.state.proposal else { return Ok(()) };
        let awaited = proposal.awaited.iter().any(|seat| self.table.own().contains(seat));
        if awaited && self.told != Some(proposal.proposal) {
            self.told = Some(proposal.proposal);
            let told = self.say().proposal().unwrap_or_default();
            self.paper.line(&told)?;
            self.paper.say("terminal-ask-vote", &[])?;
            self.paper.prompt()?;
        }
        Ok(())
    }

    /// Takes what was typed after the end: a yes asks all others, everything else is a no.
    async fn answer_again(&mut self, typed: &str) -> Result<After, Trouble> {
        let yes = matches!(Command::read(self.paper.words, typed), Some((Command::Yes, _)));
        let proposal = self.table.state.proposal.as_ref().map(|proposal| proposal.proposal);
        let (id, seat) = (self.table.next_id(), self.speaker());
        let message = match (proposal, seat) {
            (Some(proposal), _) => ClientMessage::Vote { id, proposal, yes },
            (None, Some(seat)) if yes => {
                ClientMessage::Propose { id, seat, what: Proposed::Rematch }
            }
            _ => return Ok(After::Enough),
        };
        self.line.send(message).await;
        if !yes {
            return Ok(After::Enough);
        }
        self.paper.say("terminal-wait-rematch", &[])?;
        Ok(After::Wait)
    }
}
