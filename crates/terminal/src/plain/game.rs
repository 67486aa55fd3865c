//! A game in lines of text: what happens is written down, and who is asked answers.

mod after;
mod answer;

use std::time::Duration;

use aufachse_rules::{Refusal, Seat};
use aufachse_server::wire::{ClientMessage, Problem, Status};

use super::paper::Paper;
use super::show;
use crate::error::Trouble;
use crate::link::Desk;
use crate::model::Connection;
use crate::say::{self, Say};
use crate::screen::Outcome;
use crate::{Heard, Line, News, Table};

/// How long is waited where a server says that it is too much at once.
const BREATHER: Duration = Duration::from_millis(400);

/// How many lines of talk are told to who comes.
const RECALLED: usize = 5;

/// What is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asking {
    /// Nobody is asked anything.
    Nothing,
    /// Whoever is shown decides.
    Decision,
    /// The device is to be handed to this player, who then presses Enter.
    Handover(Seat),
    /// This player has the device, and the server is asked for his view.
    View(Seat),
    /// Seats are being taken.
    Seats,
    /// All vote.
    Vote,
}

/// A game that is being played in lines of text.
struct Play<'p> {
    paper: &'p mut Paper,
    line: &'p Line,
    table: Table,
    desk: &'p mut Desk,
    asking: Asking,
    /// For which seat, revision and proposal the question was written.
    asked: Option<(Option<Seat>, u32, Option<u32>)>,
    /// What was sent and is not answered yet.
    sent: Option<(u32, ClientMessage)>,
    /// What was asked about, for the answer.
    about: String,
    /// Were the links to the table shown?
    invited: bool,
    /// The proposal that was told after the end of the game.
    told: Option<u32>,
}

/// Plays until the game is over or the player leaves.
pub async fn play(
    paper: &mut Paper,
    desk: &mut Desk,
    mut line: Line,
    table: Table,
) -> Result<Outcome, Trouble> {
    let (mut incoming, outgoing) = {
        // The two ends are used at the same time.
        let (_, nothing) = tokio::sync::mpsc::channel(1);
        (std::mem::replace(&mut line.incoming, nothing), &line)
    };
    let mut play = Play {
        paper,
        line: outgoing,
        table,
        desk,
        asking: Asking::Nothing,
        asked: None,
        sent: None,
        about: String::new(),
        invited: false,
        told: None,
    };
    play.welcome()?;
    play.ask().await?;
    loop {
        if play.table.is_over() {
            play.result()?;
            return play.after(&mut incoming).await;
        }
        // A script is read only when something is asked, so that its lines meet their questions.
        let open = !matches!(play.asking, Asking::Nothing | Asking::View(_));
        let reading = play.sent.is_none() && (play.paper.typed || open);
        tokio::select! {
            heard = incoming.recv() => match heard {
                Some(heard) => play.hear(heard).await?,
                None => return Ok(Outcome::Left),
            },
            typed = play.paper.read(), if reading => match typed {
                Some(typed) => {
                    if !play.answer(&typed).await? {
                        return Ok(Outcome::Left);
                    }
                }
                None => return Ok(Outcome::Left),
            },
            _ = tokio::signal::ctrl_c() => return Ok(Outcome::Left),
        }
    }
}

impl Play<'_> {
    fn say(&self) -> Say<'_> {
        Say::new(self.paper.words, &self.table)
    }

    /// What is played, and by whom.
    fn welcome(&mut self) -> Result<(), Trouble> {
        let say = self.say();
        let edition = say.text(&format!("edition-{}-name", self.table.info.edition), &[]);
        let seats: Vec<Seat> = (0..self.table.state.seats.len() as u8).map(Seat).collect();
        let players = say.players(&seats);
        let values = [("edition", edition.into()), ("players", players.into())];
        self.paper.say("terminal-table", &values)?;
        self.paper.say("terminal-hint", &[])?;
        // Whoever comes later has not heard what was said.
        let said = self.table.chat.iter().rev().take(RECALLED).rev();
        let said: Vec<String> = said.map(|line| self.say().chat(line)).collect();
        for line in said {
            self.paper.line(&line)?;
        }
        Ok(())
    }

    /// Something came in over the line.
    async fn hear(&mut self, heard: Heard) -> Result<(), Trouble> {
        match heard {
            Heard::Lost => {
                // It is tried again and again; once is enough to say so.
                if self.table.connection == Connection::Open {
                    self.paper.say("web-lost", &[])?;
                }
                self.table.connection = Connection::Lost;
                (self.asking, self.asked, self.sent) = (Asking::Nothing, None, None);
                Ok(())
            }
            Heard::Back => Ok(self.paper.say("terminal-back", &[])?),
            Heard::Said(message) => {
                let news = self.table.take(*message);
                self.tell(news).await
            }
        }
    }

    /// Writes down what is new, and asks what is to be asked.
    async fn tell(&mut self, news: News) -> Result<(), Trouble> {
        match news {
            News::Steps(steps) => show::news(self.paper, &self.table, steps)?,
            News::Undone => self.paper.say("terminal-undone", &[])?,
            News::Chat => {
                let line = self.table.chat.last().map(|line| self.say().chat(line));
                self.paper.line(&line.unwrap_or_default())?;
            }
            News::Seats if self.table.state.status == Status::Waiting => {
                show::players(self.paper, &self.table)?;
            }
            News::Done(id) => {
                if self.sent.as_ref().is_some_and(|(sent, _)| *sent == id) {
                    self.sent = None;
                }
            }
            News::Because(id, refusal) => {
                if self.sent.as_ref().is_some_and(|(sent, _)| *sent == id) {
                    self.sent = None;
                }
                let told = match &refusal {
                    Some(refusal) => self.say().refusal(refusal),
                    None => self.paper.words.text("web-why-allowed", &[]),
                };
                self.paper.line(&format!("{}: {told}", self.about))?;
                self.rule(refusal.as_ref())?;
                self.paper.prompt()?;
            }
            News::Refused(id, problem) => return self.refused(id, &problem).await,
            News::Bye(problem) => {
                let told = say::problem(self.paper.words, &problem);
                self.paper.line(&told)?;
            }
            News::All | News::Stand | News::Seats | News::Nothing => {}
        }
        self.ask().await
    }

    /// Something was not done: says so, and asks again.
    async fn refused(&mut self, id: Option<u32>, problem: &Problem) -> Result<(), Trouble> {
        let sent = self.sent.take_if(|(sent, _)| id == Some(*sent));
        if problem.code == "too-many"
            && let Some((id, message)) = sent
        {
            tokio::time::sleep(BREATHER).await;
            self.line.send(message.clone()).await;
            self.sent = Some((id, message));
            return Ok(());
        }
        let told = match &problem.refusal {
            Some(refusal) => self.say().refusal(refusal),
            None => say::problem(self.paper.words, problem),
        };
        self.paper.line(&told)?;
        self.rule(problem.refusal.as_deref())?;
        // What was asked may still be open, or the table has moved on: either way it is said anew.
        self.asked = None;
        self.ask().await
    }

    /// Writes down what the rule says that was named.
    fn rule(&mut self, refusal: Option<&Refusal>) -> Result<(), Trouble> {
        let rule = refusal.and_then(|refusal| self.say().rule(&refusal.clause));
        Ok(self.paper.block(rule.as_slice())?)
    }

    /// Asks what is to be asked, once.
    async fn ask(&mut self) -> Result<(), Trouble> {
        if self.sent.is_some() || self.table.connection != Connection::Open {
            return Ok(());
        }
        // Until the view of the player who has the device is there, nothing is known of him.
        if matches!(self.asking, Asking::View(seat) if self.table.state.looking != Some(seat)) {
            return Ok(());
        }
        let proposal = self.table.state.proposal.as_ref();
        let vote =
            proposal.filter(|p| p.awaited.iter().any(|seat| self.table.own().contains(seat)));
        let vote = vote.map(|proposal| proposal.proposal);
        let key = (self.table.state.looking, self.table.revision, vote);
        if self.asked == Some(key) && self.asking != Asking::Nothing {
            return Ok(self.paper.prompt()?);
        }
        if vote.is_some() {
            (self.asking, self.asked) = (Asking::Vote, Some(key));
            let told = self.say().proposal().unwrap_or_default();
            self.paper.line(&told)?;
            self.paper.say("terminal-ask-vote", &[])?;
            return Ok(self.paper.prompt()?);
        }
        if self.table.state.status == Status::Waiting {
            self.asked = Some(key);
            // Guests only wait; the host has something to decide.
            self.asking = if self.table.info.host { Asking::Seats } else { Asking::Nothing };
            if !std::mem::replace(&mut self.invited, true) {
                show::links(self.paper, &self.table, self.desk.client.address())?;
            }
            return Ok(self.paper.prompt()?);
        }
        if self.table.asked_seat().is_some() {
            (self.asking, self.asked) = (Asking::Decision, Some(key));
            show::situation(self.paper, &self.table)?;
            show::choices(self.paper, &self.table)?;
            return Ok(self.paper.prompt()?);
        }
        let next = self.table.awaited_here().next();
        match next {
            // A hand at this device is awaited that nobody looks at.
            Some(seat) if self.table.is_hot_seat() => self.hand_over(seat).await,
            Some(seat) => {
                self.asking = Asking::View(seat);
                self.line.send(ClientMessage::Look { seat: Some(seat) }).await;
                Ok(())
            }
            None => {
                self.asking = Asking::Nothing;
                Ok(())
            }
        }
    }

    /// Hides the hand that was shown, and asks for the device to be handed on.
    async fn hand_over(&mut self, seat: Seat) -> Result<(), Trouble> {
        if self.asking == Asking::Handover(seat) {
            return Ok(());
        }
        if self.table.state.looking.is_some() {
            self.line.send(ClientMessage::Look { seat: None }).await;
        }
        self.asking = Asking::Handover(seat);
        self.paper.hide()?;
        let player = self.say().player(seat);
        self.paper.say("web-pass-device", &[("player", player.into())])?;
        self.paper.say("terminal-press-enter", &[])?;
        Ok(self.paper.prompt()?)
    }

    /// The game is over: who came where.
    fn result(&mut self) -> Result<(), Trouble> {
        let lines = self.say().ranking();
        self.paper.line("")?;
        self.paper.say("web-result", &[])?;
        Ok(self.paper.block(&lines)?)
    }
}
