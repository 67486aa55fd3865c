//! A table as this client knows it: a fold over what the server says.

mod log;

use std::sync::Arc;

use aufachse_rules::{OwnFiles, Rules, Seat, View};
use aufachse_server::wire::{
    ChatLine, Choice, Problem, ServerMessage, State, Status, Step, TableInfo,
};

use crate::error::Snag;

pub use log::{Entry, Log};

/// How the connection is.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Connection {
    /// Messages come and go.
    #[default]
    Open,
    /// It is lost and being made anew.
    Lost,
    /// It is over for good.
    Closed,
}

/// What a message has changed, for whoever tells or draws it.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Everything may be new.
    All,
    /// So many entries at the end of the log are new.
    Steps(usize),
    /// Something was taken back.
    Undone,
    /// Something beside the game: a vote, an order, who drives.
    Stand,
    /// The seats or the table itself.
    Seats,
    /// The last line of the chat is new.
    Chat,
    /// What was sent with this id is done and kept.
    Done(u32),
    /// The answer to why something is forbidden; nothing where it is allowed.
    Because(u32, Option<aufachse_rules::Refusal>),
    /// Something that was sent is not done; the id is of what, where that could be read.
    Refused(Option<u32>, Problem),
    /// The server says goodbye.
    Bye(Problem),
    /// Nothing.
    Nothing,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The box: board, cards and switches of this table.
    pub rules: Arc<Rules>,
    /// The table as everybody may know it.
    pub info: TableInfo,
    /// How it stands for this screen.
    pub state: State,
    /// The revision, which an action has to name.
    pub revision: u32,
    /// What has happened, as far back as is known.
    pub log: Log,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// How many look on.
    pub spectators: u32,
    /// How the connection is.
    pub connection: Connection,
    asked: u32,
}

impl Table {
    /// A table from the first message.
    ///
    /// The box is not fetched: edition and switches are known, all boxes are compiled in, and the
    /// fingerprint says whether the server plays with the same.
    pub fn open(message: ServerMessage) -> Result<Table, Snag> {
        let ServerMessage::Welcome { revision, table, state, log, chat, .. } = message else {
            return Err(Snag::NotOurs { server: String::new() });
        };
        let info = *table;
        let switches: Vec<(String, String)> =
            info.switches.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        let other = || Snag::OtherRules { edition: info.edition.clone() };
        let rules = Rules::build(&info.edition, &switches, OwnFiles::default());
        let rules = rules.map_err(|_| other())?;
        if rules.fingerprint() != info.fingerprint {
            return Err(other());
        }
        let steps = log.into_iter().map(|happened| happened.step);
        Ok(Table {
            rules,
            log: Log::of(steps, state.actions),
            info,
            state: *state,
            revision,
            chat,
            spectators: 0,
            connection: Connection::Open,
            asked: 0,
        })
    }

    /// Takes what the server says.
    pub fn take(&mut self, message: ServerMessage) -> News {
        match message {
            ServerMessage::Welcome { revision, table, state, log, chat, .. } => {
                // Another seat must not read what the one before it was told.
                if self.state.looking != state.looking {
                    self.log.clear();
                }
                let steps = log.into_iter().map(|happened| happened.step);
                self.log.join(Log::of(steps, state.actions));
                (self.info, self.state) = (*table, *state);
                (self.revision, self.chat) = (revision, chat);
                self.connection = Connection::Open;
                News::All
            }
            ServerMessage::Changed { revision, steps, state } => {
                self.revision = revision;
                self.state = *state;
                News::Steps(self.log.add(steps, self.state.actions))
            }
            ServerMessage::State { revision, state, undone } => {
                self.revision = revision;
                self.state = *state;
                match undone {
                    Some(actions) => {
                        self.log.back_to(actions);
                        News::Undone
                    }
                    None => News::Stand,
                }
            }
            ServerMessage::Table { revision, table } => {
                (self.revision, self.info) = (revision, *table);
                self.state.seats.clone_from(&self.info.seats);
                News::Seats
            }
            ServerMessage::Presence { seats, spectators, .. } => {
                (self.state.seats, self.spectators) = (seats, spectators);
                News::Seats
            }
            ServerMessage::Chat { line, .. } => {
                self.chat.push(line);
                News::Chat
            }
            ServerMessage::Ok { id, .. } => News::Done(id),
            ServerMessage::Because { id, refusal, .. } => News::Because(id, refusal),
            ServerMessage::Error { id, error, .. } => News::Refused(id, error),
            ServerMessage::Bye { error, .. } => News::Bye(error),
            ServerMessage::Pong { .. } => News::Nothing,
        }
    }

    /// A number for the next message, which its answer will name.
    pub fn next_id(&mut self) -> u32 {
        self.asked = self.asked.wrapping_add(1);
        self.asked
    }

    /// The view, once the game has begun.
    pub fn view(&self) -> Option<&View> {
        self.state.view.as_ref()
    }

    /// The seats of this device.
    pub fn own(&self) -> &[Seat] {
        &self.info.own
    }

    /// The own seats in which a person decides here, not a bot.
    pub fn driven(&self) -> impl Iterator<Item = Seat> + '_ {
        let bot = |seat: &Seat| self.state.seats.get(seat.index()).is_some_and(|s| s.bot.is_some());
        self.info.own.iter().copied().filter(move |seat| !bot(seat))
    }

    /// Is this device shared by several players, so that hands have to be hidden?
    pub fn is_hot_seat(&self) -> bool {
        self.driven().count() > 1
    }

    /// The own seats for which the game waits.
    pub fn awaited_here(&self) -> impl Iterator<Item = Seat> + '_ {
        self.driven().filter(|seat| self.state.awaited.contains(seat))
    }

    /// The seat that is shown, if the game waits for it.
    pub fn asked_seat(&self) -> Option<Seat> {
        self.state.looking.filter(|seat| self.awaited_here().any(|one| one == *seat))
    }

    /// The choices of the shown seat.
    pub fn choices(&self) -> &[Choice] {
        &self.state.legal
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.state.status == Status::Over
    }

    /// The names by seat; a seat without one has an empty one.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.state.seats.iter().map(|seat| seat.name.as_str())
    }

    /// The last steps, the newest last.
    pub fn last_steps(&self, count: usize) -> impl Iterator<Item = &Step> {
        self.log.entries().iter().rev().take(count).rev().map(|entry| &entry.step)
    }
}
