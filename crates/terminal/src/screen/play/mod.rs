//! A game on the full screen: what is shown, and what a key means.

mod ask;
mod choices;
mod draw;
mod end;
mod keys;
mod list;
mod menu;
mod mouse;
mod overlay;
mod room;
mod why;

use std::cell::Cell;
use std::time::{Duration, Instant};

use aufachse_rules::{Happening, Seat};
use aufachse_server::wire::{ClientMessage, Status};
use aufachse_words::Words;
use ratatui::layout::Rect;

use super::Sitting;
use super::colour::Paint;
use super::field::Field;
use super::layout::Tab;
use super::map::port::Port;
use super::sight::{Person, Sight};
use crate::model::{Connection, News, Table};
use crate::say::{self, Say};
use choices::Choices;
use menu::Menu;
use overlay::Over;
use room::Room;

/// What a key or a message asks of the program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Deed {
    /// To send something to the server.
    Send(ClientMessage),
    /// To leave.
    Leave,
    /// To go to the table of the rematch.
    Rematch(String),
    /// To take a seat.
    Sit(Sitting),
    /// To give a seat up.
    StandUp(Seat),
    /// To ask for a code that takes the seats to another device.
    Carry,
    /// To put a text into the clipboard.
    Copy(String),
    /// To rest until it is called back.
    Rest,
    /// To draw everything anew.
    Redraw,
}

/// A key pressed so soon after the curtain fell was meant for the table, and raises nothing.
const CALM: Duration = Duration::from_millis(400);

/// Where things were last drawn, for the mouse.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Places {
    pub(crate) map: Rect,
    pub(crate) choices: Rect,
    /// The first line of the choices that is seen.
    pub(crate) first: usize,
    pub(crate) tabs: Rect,
    pub(crate) over: Rect,
}

/// A game on the screen.
pub(crate) struct Play {
    pub(crate) table: Table,
    words: &'static Words,
    paint: Paint,
    names: Vec<String>,
    people: Vec<Person>,
    choices: Choices,
    /// The part of the map that is seen; nothing before it was drawn once.
    port: Cell<Option<Port>>,
    /// Does the map go with the own truck?
    follows: bool,
    tab: Tab,
    over: Over,
    /// What the player is told until the next key.
    notice: Option<String>,
    /// How far back the log is looked at.
    back: usize,
    /// How many lines of the chat have been seen.
    heard: usize,
    places: Cell<Places>,
    /// The last line from which a window that was drawn can be read.
    last_line: Cell<usize>,
    /// The revision at which something was done that has not been answered yet.
    done_at: Option<u32>,
    /// When the curtain fell.
    fell: Option<Instant>,
    /// Where the mouse has taken hold of the map.
    held: Option<(u16, u16)>,
    /// The waiting room.
    room: Room,
    /// Who was muted from here. The server remembers it for longer, but does not tell.
    muted: Vec<Seat>,
}

impl Play {
    /// A table on the screen.
    pub(crate) fn new(table: Table, words: &'static Words, paint: Paint) -> Play {
        let mut play = Play {
            table,
            words,
            paint,
            names: Vec::new(),
            people: Vec::new(),
            choices: Choices::default(),
            port: Cell::new(None),
            follows: true,
            tab: Tab::Papers,
            over: Over::None,
            notice: None,
            back: 0,
            heard: 0,
            places: Cell::default(),
            last_line: Cell::default(),
            done_at: None,
            fell: None,
            held: None,
            room: Room::default(),
            muted: Vec::new(),
        };
        if play.table.is_over() {
            play.over = Over::End;
        }
        play.renew();
        play
    }

    /// Says things of the table.
    fn say(&self) -> Say<'_> {
        Say::new(self.words, &self.table)
    }

    fn text(&self, key: &str) -> String {
        self.words.text(key, &[])
    }

    /// Makes anew what follows from the table.
    fn renew(&mut self) {
        let say = Say::new(self.words, &self.table);
        let seats = (0..self.table.state.seats.len() as u8).map(Seat);
        self.names = seats.map(|seat| say.player(seat)).collect();
        self.choices = Choices::of(&self.table, &say);
        let clocks = &self.table.state.clocks;
        let people = self.table.state.seats.iter().enumerate().map(|(seat, info)| Person {
            name: self.names.get(seat).cloned().unwrap_or_default(),
            colour: info.colour as u8,
            bot: info.bot.is_some_and(|why| why != aufachse_server::wire::BotWhy::Seat),
            away: info.taken && !info.present && info.bot.is_none(),
            clock: clocks.get(seat).and_then(|clock| Some((clock.left?, clock.running))),
        });
        self.people = people.collect();
    }

    /// What the panes draw from, once the game has begun.
    pub(crate) fn sight(&self) -> Option<Sight<'_>> {
        let view = self.table.view()?;
        let own = self.table.state.looking;
        Some(Sight {
            words: self.words,
            paint: self.paint,
            rules: &self.table.rules,
            view,
            people: &self.people,
            names: &self.names,
            own,
            hand: &view.hand,
            awaited: &self.table.state.awaited,
        })
    }

    /// Takes what the server says.
    pub(crate) fn heard(&mut self, message: aufachse_server::wire::ServerMessage) -> Vec<Deed> {
        let was_over = self.table.is_over();
        let had_rematch = self.table.info.rematch.is_some();
        match self.table.take(message) {
            News::All | News::Steps(_) | News::Undone => {
                let searching = matches!(self.over, Over::Search(_));
                self.renew();
                if searching {
                    self.over = Over::None;
                }
                self.back = 0;
                if self.follows {
                    self.follow();
                }
            }
            News::Stand | News::Seats => {
                // The list is the same one: what was chosen stays chosen.
                let at = self.choices.place();
                self.renew();
                if let Some(at) = at {
                    self.choices.choose(at);
                }
            }
            News::Chat => {
                if self.tab == Tab::Chat {
                    self.heard = self.table.chat.len();
                }
            }
            News::Because(_, refusal) => self.because(refusal.as_ref()),
            News::Refused(_, problem) => {
                self.done_at = None;
                self.notice = Some(match &problem.refusal {
                    Some(refusal) => self.say().refusal(refusal),
                    None => say::problem(self.words, &problem),
                });
                // Whatever was wrong, the server knows better how things stand.
                return if problem.code == "stale" || self.is_waiting() {
                    vec![Deed::Send(ClientMessage::Resync)]
                } else {
                    Vec::new()
                };
            }
            News::Bye(problem) => self.notice = Some(say::problem(self.words, &problem)),
            News::Done(_) | News::Nothing => {}
        }
        if self.table.is_over() && !was_over {
            self.over = Over::End;
        }
        // The way to the next game stands in the window of the result.
        let agreed = self.table.info.rematch.is_some() && !had_rematch;
        if agreed && matches!(self.over, Over::None) {
            self.over = Over::End;
        }
        // There is no seat to take in a game that has begun.
        if matches!(self.over, Over::Name(_)) && !self.is_waiting() {
            self.over = Over::None;
        }
        self.seat()
    }

    /// The connection has gone or come back.
    pub(crate) fn connected(&mut self, connection: Connection) {
        self.table.connection = connection;
    }

    /// Which seat this screen should show. Where several share it, hands stay hidden until the
    /// next player has said that he is there.
    pub(crate) fn seat(&mut self) -> Vec<Deed> {
        if self.table.state.status != Status::Playing {
            return Vec::new();
        }
        let looking = self.table.state.looking;
        if !self.table.is_hot_seat() {
            if matches!(self.over, Over::Curtain(_)) {
                self.over = Over::None;
            }
            let only = self.table.driven().next().or(self.table.own().first().copied());
            return match only {
                Some(only) if looking.is_none() => {
                    vec![Deed::Send(ClientMessage::Look { seat: Some(only) })]
                }
                _ => Vec::new(),
            };
        }
        let awaited: Vec<Seat> = self.table.awaited_here().collect();
        if looking.is_some_and(|seat| awaited.contains(&seat)) {
            if matches!(self.over, Over::Curtain(_)) {
                self.over = Over::None;
            }
            return Vec::new();
        }
        let Some(&next) = awaited.first() else { return Vec::new() };
        if matches!(self.over, Over::Curtain(seat) if seat == next) {
            return Vec::new();
        }
        self.over = Over::Curtain(next);
        self.fell = Some(Instant::now());
        if looking.is_some() {
            return vec![Deed::Send(ClientMessage::Look { seat: None })];
        }
        Vec::new()
    }

    /// Moves the map so that the own truck is seen.
    fn follow(&self) {
        let (Some(mut port), Some(sight)) = (self.port.get(), self.sight()) else { return };
        let board = self.table.rules.board();
        let area = self.places.get().map;
        let at = sight.own_truck().and_then(|space| board.points.get(space.index()));
        if let Some(at) = at {
            port.follow(*at, (area.width, area.height), board);
            self.port.set(Some(port));
        }
    }

    /// Moves the map so that the end of the chosen move is seen.
    fn show_chosen(&self) {
        let (Some(mut port), Some(chosen)) = (self.port.get(), self.choices.chosen()) else {
            return;
        };
        let board = self.table.rules.board();
        let area = self.places.get().map;
        let size = (area.width, area.height);
        let Some(end) = chosen.end else { return };
        if port.cell(board, end, size).is_none()
            && let Some(at) = board.points.get(end.index())
        {
            port.follow(*at, size, board);
            self.port.set(Some(port));
        }
    }

    /// The dice of the last throw in this turn.
    fn dice(&self) -> Option<(u8, u8)> {
        let happenings =
            self.table.log.entries().iter().rev().flat_map(|e| e.step.happenings.iter().rev());
        for happening in happenings {
            match happening {
                Happening::Rolled { first, second, .. } => return Some((*first, *second)),
                Happening::TurnBegan { .. } => return None,
                _ => {}
            }
        }
        None
    }

    /// Does the chosen move by sending it.
    fn act(&mut self) -> Vec<Deed> {
        let (Some(seat), Some(chosen)) = (self.table.state.looking, self.choices.chosen()) else {
            return Vec::new();
        };
        let (index, revision) = (chosen.index, self.table.revision);
        // Who holds the key down means the one choice, not whatever comes after it.
        if self.done_at == Some(revision) {
            return Vec::new();
        }
        self.done_at = Some(revision);
        let id = self.table.next_id();
        self.follows = true;
        vec![Deed::Send(ClientMessage::Act { id, revision, seat, index })]
    }

    fn undo(&mut self) -> Vec<Deed> {
        let Some(seat) = self.table.state.looking else { return Vec::new() };
        if !self.table.state.undo {
            self.notice = Some(self.words.told(&aufachse_rules::UndoError::Floor));
            return Vec::new();
        }
        let (id, revision) = (self.table.next_id(), self.table.revision);
        vec![Deed::Send(ClientMessage::Undo { id, revision, seat })]
    }

    /// Answers the proposal, if one waits for this device.
    fn vote(&mut self, yes: bool) -> Vec<Deed> {
        let Some(proposal) = self.table.state.proposal.as_ref() else { return Vec::new() };
        if !proposal.awaited.iter().any(|seat| self.table.own().contains(seat)) {
            return Vec::new();
        }
        let proposal = proposal.proposal;
        vec![Deed::Send(ClientMessage::Vote { id: self.table.next_id(), proposal, yes })]
    }

    /// Goes to the rematch, once all have agreed to one.
    fn rematch(&self) -> Vec<Deed> {
        self.table.info.rematch.iter().cloned().map(Deed::Rematch).collect()
    }

    /// Says something to the table.
    fn chat(&mut self, field: &Field) -> Vec<Deed> {
        let seat = self.table.state.looking.or(self.table.own().first().copied());
        let text = field.text().trim().to_owned();
        match seat {
            Some(seat) if !text.is_empty() => {
                vec![Deed::Send(ClientMessage::Chat { id: self.table.next_id(), seat, text })]
            }
            _ => Vec::new(),
        }
    }

    fn menu(&self) -> Menu {
        Menu::of(&self.table, &self.say(), &self.muted, self.room.server.is_some())
    }
}

#[cfg(test)]
pub(crate) mod tests;
