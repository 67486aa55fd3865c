//! What was typed: a choice, or a command.

use aufachse_rules::Seat;
use aufachse_server::wire::ClientMessage;

use super::{Asking, Play};
use crate::error::Trouble;
use crate::find::Found;
use crate::plain::argument::{argument, level, seat as seat_of};
use crate::plain::command::Command;
use crate::plain::orders::{Ordered, order, proposed};
use crate::plain::paper::chosen;
use crate::plain::show;
use crate::say;
use crate::why::{Question, question};

impl Play<'_> {
    /// Takes what was typed; says whether the game goes on here.
    pub(super) async fn answer(&mut self, typed: &str) -> Result<bool, Trouble> {
        if let Asking::Handover(seat) = self.asking {
            if matches!(Command::read(self.paper.words, typed), Some((Command::Quit, _))) {
                return Ok(false);
            }
            (self.asking, self.asked) = (Asking::View(seat), None);
            self.line.send(ClientMessage::Look { seat: Some(seat) }).await;
            return Ok(true);
        }
        // A yes or a no is a vote where one is held; otherwise it may be a choice.
        let vote = |command| matches!(command, Command::Yes | Command::No);
        let read = Command::read(self.paper.words, typed);
        let voting = self.table.state.proposal.is_some();
        if let Some((command, rest)) = read.filter(|(command, _)| voting || !vote(*command)) {
            return self.command(command, rest).await;
        }
        if typed.is_empty() {
            self.paper.prompt()?;
            return Ok(true);
        }
        let choices = self.table.choices();
        let Some(seat) = self.table.state.looking.filter(|_| !choices.is_empty()) else {
            self.unclear(typed)?;
            return Ok(true);
        };
        let say = self.say();
        let names: Vec<Vec<String>> = choices.iter().map(|choice| say.names_of(choice)).collect();
        match chosen(typed, &names) {
            Found::One(at) => {
                let index = choices[at].index;
                let (id, revision) = (self.table.next_id(), self.table.revision);
                self.send(id, ClientMessage::Act { id, revision, seat, index }).await;
            }
            Found::Several(all) => {
                let lines: Vec<String> = all
                    .iter()
                    .filter_map(|at| Some(format!("{}  {}", at + 1, names.get(*at)?.first()?)))
                    .collect();
                self.paper.say("terminal-which", &[])?;
                self.paper.block(&lines)?;
                self.paper.prompt()?;
            }
            Found::Nothing => self.unclear(typed)?,
        }
        Ok(true)
    }

    fn unclear(&mut self, typed: &str) -> Result<(), Trouble> {
        let number = typed.parse::<i64>().is_ok();
        let most = self.table.choices().len();
        if number && most > 0 {
            let values = [("typed", typed.into()), ("most", most.into())];
            self.paper.say("terminal-not-in-list", &values)?;
        } else {
            self.paper.say("terminal-unclear", &[("typed", typed.into())])?;
        }
        Ok(self.paper.prompt()?)
    }

    /// Sends something that will be answered.
    async fn send(&mut self, id: u32, message: ClientMessage) {
        self.sent = Some((id, message.clone()));
        if matches!(message, ClientMessage::Act { .. } | ClientMessage::Undo { .. }) {
            self.asking = Asking::Nothing;
        }
        self.line.send(message).await;
    }

    /// The seat for which one speaks: the shown one, or the first at this device.
    pub(super) fn speaker(&self) -> Option<Seat> {
        self.table.state.looking.or_else(|| self.table.own().first().copied())
    }

    async fn command(&mut self, command: Command, rest: &str) -> Result<bool, Trouble> {
        match command {
            Command::Quit => return Ok(false),
            Command::Help => {
                self.paper.say("terminal-help", &[])?;
                let lines = Command::help(self.paper.words);
                self.paper.block(&lines)?;
            }
            Command::Choices => {
                show::situation(self.paper, &self.table)?;
                show::all_choices(self.paper, &self.table)?;
            }
            Command::Contracts => show::contracts(self.paper, &self.table)?,
            Command::Map => show::map(self.paper, &self.table)?,
            Command::Players => show::players(self.paper, &self.table)?,
            Command::Display => show::display(self.paper, &self.table)?,
            Command::Cards => show::cards(self.paper, &self.table)?,
            Command::Log => show::log(self.paper, &self.table)?,
            Command::Links => show::links(self.paper, &self.table, self.desk.client.address())?,
            Command::Why => return self.why(rest).await.map(|()| true),
            Command::Carry => self.carry().await?,
            Command::Stand => self.stand_up().await?,
            _ => return self.wish(command, rest).await.map(|()| true),
        }
        self.paper.prompt()?;
        Ok(true)
    }

    /// Asks the server which rule forbids something.
    async fn why(&mut self, rest: &str) -> Result<(), Trouble> {
        match (question(&self.say(), &self.table, rest), self.speaker()) {
            (Question::About(name, action), Some(seat)) => {
                self.about = name;
                let id = self.table.next_id();
                self.send(id, ClientMessage::Why { id, seat, action }).await;
                return Ok(());
            }
            (Question::TooFar, _) => self.paper.say("web-why-far", &[])?,
            _ => self.paper.say("terminal-why-what", &[])?,
        }
        Ok(self.paper.prompt()?)
    }

    /// What is wished of the server beside the choices of the game.
    async fn wish(&mut self, command: Command, rest: &str) -> Result<(), Trouble> {
        let Some(seat) = self.speaker() else {
            self.paper.say("web-watching", &[])?;
            return Ok(());
        };
        let id = self.table.next_id();
        let revision = self.table.revision;
        let message = match command {
            Command::Undo => Some(ClientMessage::Undo { id, revision, seat }),
            Command::Chat => Some(ClientMessage::Chat { id, seat, text: rest.to_owned() }),
            Command::Start => Some(ClientMessage::Start { id }),
            Command::Wheel => Some(ClientMessage::Bot { id, seat, on: false, level: None }),
            Command::Bot => self.bot(id, seat, rest),
            Command::Mute => {
                let mut parts = rest.split_whitespace();
                let (whom, how) = (parts.next().and_then(seat_of), parts.next());
                let on = how.is_none_or(|how| argument(self.paper.words, how) != Some("off"));
                whom.map(|seat| ClientMessage::Mute { id, seat, on })
            }
            Command::Yes | Command::No => {
                self.table.state.proposal.as_ref().map(|proposal| ClientMessage::Vote {
                    id,
                    proposal: proposal.proposal,
                    yes: command == Command::Yes,
                })
            }
            Command::Propose => proposed(self.paper.words, &self.table, rest)
                .map(|what| ClientMessage::Propose { id, seat, what }),
            Command::Order => match order(self.paper.words, &self.table, rest) {
                Ordered::Order(order) => Some(ClientMessage::Order { id, seat, order }),
                Ordered::Unclear => None,
            },
            _ => None,
        };
        match message {
            Some(message) => self.send(id, message).await,
            None => {
                self.unclear(rest)?;
            }
        }
        Ok(())
    }

    /// A bot for the own seat; while seats are taken, one that the host puts into the seat that he
    /// names, of the level that he names, or takes out of it.
    fn bot(&self, id: u32, own: Seat, rest: &str) -> Option<ClientMessage> {
        let words = self.paper.words;
        let mut parts = rest.split_whitespace();
        let Some(first) = parts.next() else {
            return Some(ClientMessage::Bot { id, seat: own, on: true, level: None });
        };
        let seat = seat_of(first)?;
        match parts.next() {
            None => Some(ClientMessage::Bot { id, seat, on: true, level: None }),
            Some(how) if argument(words, how) == Some("off") => {
                Some(ClientMessage::Bot { id, seat, on: false, level: None })
            }
            Some(how) => {
                let level = Some(level(words, how)?);
                Some(ClientMessage::Bot { id, seat, on: true, level })
            }
        }
    }

    /// A code that takes the seats to another device.
    async fn carry(&mut self) -> Result<(), Trouble> {
        match self.desk.carry(&self.table.info.id).await {
            Ok(code) => {
                let server = self.desk.client.address().to_string();
                self.paper.line(&code)?;
                self.paper.say("web-carry-about", &[])?;
                self.paper.say("screen-carry-here", &[])?;
                self.paper.line(&format!("aufachse play --server {server} --join {code}"))?;
            }
            Err(trouble) => self.paper.line(&say::trouble(self.paper.words, &trouble))?,
        }
        Ok(())
    }

    /// Gives the own seat up.
    async fn stand_up(&mut self) -> Result<(), Trouble> {
        let Some(seat) = self.speaker() else { return Ok(self.paper.say("web-watching", &[])?) };
        if let Err(trouble) = self.desk.stand_up(&self.table.info.id, seat).await {
            self.paper.line(&say::trouble(self.paper.words, &trouble))?;
        }
        Ok(())
    }
}
