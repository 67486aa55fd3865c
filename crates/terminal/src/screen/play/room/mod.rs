//! The waiting room: seats are taken, links are sent, bots are seated, and the host begins.

mod draw;

use aufachse_rules::Seat;
use aufachse_server::client::Address;
use aufachse_server::wire::{BotLevel, ClientMessage, SeatInfo, SeatKind, Status};
use crossterm::event::{KeyCode, KeyEvent};

use super::keys::CHAT;
use super::overlay::Over;
use super::{Deed, Play};
use crate::link::Invitation;
use crate::screen::field::{Field, NAME};
use crate::screen::{Guest, Sitting};
use crate::wishes::BOTS;

/// What is known of the room beside the table in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Room {
    /// Where others find the table; nothing where nobody else can.
    pub(super) server: Option<Address>,
    /// The chosen seat.
    pub(super) at: usize,
    guest: Guest,
}

/// Somebody is about to sit down, and types his name.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(super) seat: Seat,
    key: Option<String>,
    pub(super) field: Field,
}

impl Play {
    /// Comes in. Who was invited to a seat is asked for his name.
    pub(crate) fn enter_room(&mut self, server: Option<Address>, guest: Guest) {
        self.room = Room { server, at: 0, guest };
        self.notice.clone_from(&self.room.guest.said);
        let Some((seat, key)) = self.room.guest.invited.clone() else { return };
        self.room.at = seat.index();
        let free = self.table.state.seats.get(seat.index()).is_some_and(|info| !info.taken);
        if !self.is_waiting() {
            return;
        }
        if free {
            self.ask_name(seat, Some(key));
        } else if self.notice.is_none() {
            self.notice = Some(self.text("server-error-seat-taken"));
        }
    }

    /// Are seats being taken?
    pub(super) fn is_waiting(&self) -> bool {
        self.table.state.status == Status::Waiting
    }

    fn chosen_seat(&self) -> (Seat, Option<&SeatInfo>) {
        (Seat(self.room.at as u8), self.table.state.seats.get(self.room.at))
    }

    /// A key in the room.
    pub(super) fn room_key(&mut self, key: KeyEvent) -> Vec<Deed> {
        let seats = self.table.state.seats.len().max(1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.room.at = (self.room.at + seats - 1) % seats,
            KeyCode::Down | KeyCode::Tab => self.room.at = (self.room.at + 1) % seats,
            KeyCode::Left | KeyCode::Char('-') => return self.turn_bot(-1),
            KeyCode::Right | KeyCode::Char('+' | ' ') => return self.turn_bot(1),
            KeyCode::Delete | KeyCode::Backspace | KeyCode::Char('x') => return self.free_seat(),
            KeyCode::Enter => return self.take_chosen(),
            KeyCode::Char('b') | KeyCode::F(10) => return self.begin(),
            KeyCode::Char('l') => return self.copy_link(),
            KeyCode::Char('c') if !self.table.own().is_empty() => {
                self.over = Over::Chat(Field::new("", CHAT));
            }
            KeyCode::Char('m') => self.over = Over::Menus(vec![self.menu()]),
            KeyCode::Char('?') | KeyCode::F(1) => self.over = Over::Help(0),
            KeyCode::PageUp => self.back = self.back.saturating_add(3),
            KeyCode::PageDown => self.back = self.back.saturating_sub(3),
            KeyCode::Char('q') | KeyCode::Esc => self.over = Over::Leave,
            _ => {}
        }
        Vec::new()
    }

    /// May the host say who plays in a seat: is it free, or a bot's?
    fn is_hosts(&self, info: &SeatInfo) -> bool {
        self.table.info.host && (!info.taken || info.level.is_some())
    }

    /// The next that a seat of the host's may be: free, or a bot of some level.
    fn turn_bot(&mut self, by: i32) -> Vec<Deed> {
        let (seat, Some(info)) = self.chosen_seat() else { return Vec::new() };
        if !self.is_hosts(info) {
            return Vec::new();
        }
        // A seat that is meant for a bot cannot be freed.
        let free = (info.kind != SeatKind::Bot).then_some(None);
        let all: Vec<Option<BotLevel>> = free.into_iter().chain(BOTS.map(Some)).collect();
        let now = all.iter().position(|level| *level == info.level).unwrap_or(0);
        let next = all[(now as i32 + by).rem_euclid(all.len() as i32) as usize];
        self.put_bot(seat, next)
    }

    fn free_seat(&mut self) -> Vec<Deed> {
        match self.chosen_seat() {
            (seat, Some(info)) if self.is_hosts(info) && info.taken => self.put_bot(seat, None),
            _ => Vec::new(),
        }
    }

    /// Shows it at once, so that the next key goes on from here; the server has the last word.
    fn put_bot(&mut self, seat: Seat, level: Option<BotLevel>) -> Vec<Deed> {
        if let Some(info) = self.table.state.seats.get_mut(seat.index()) {
            (info.level, info.taken) = (level, level.is_some());
        }
        let id = self.table.next_id();
        vec![Deed::Send(ClientMessage::Bot { id, seat, on: level.is_some(), level })]
    }

    /// Enter on a seat: who has none sits down, and the host puts a bot into a free one.
    fn take_chosen(&mut self) -> Vec<Deed> {
        let (seat, Some(info)) = self.chosen_seat() else { return Vec::new() };
        if info.taken {
            return Vec::new();
        }
        let key = self.room.guest.invited.clone().filter(|(invited, _)| *invited == seat);
        if self.table.own().is_empty() && (info.kind == SeatKind::Open || key.is_some()) {
            self.ask_name(seat, key.map(|(_, key)| key));
            return Vec::new();
        }
        if self.is_hosts(info) { self.turn_bot(3) } else { Vec::new() }
    }

    fn ask_name(&mut self, seat: Seat, key: Option<String>) {
        let field = Field::new(&self.room.guest.name, NAME);
        self.over = Over::Name(Name { seat, key, field });
    }

    /// A key while a name is typed.
    pub(super) fn name_key(&mut self, mut name: Name, key: KeyEvent) -> Vec<Deed> {
        match key.code {
            KeyCode::Esc => return Vec::new(),
            KeyCode::Enter if !name.field.text().trim().is_empty() => {
                let typed = name.field.text().trim().to_owned();
                let Name { seat, key, .. } = name;
                return vec![Deed::Sit(Sitting { seat, name: typed, key })];
            }
            _ => {
                name.field.key(key);
            }
        }
        self.over = Over::Name(name);
        Vec::new()
    }

    /// The host begins; whether he may is the server's to say.
    pub(super) fn begin(&mut self) -> Vec<Deed> {
        vec![Deed::Send(ClientMessage::Start { id: self.table.next_id() })]
    }

    /// The way to this table, or to a seat of it.
    fn way(&self, seat: Option<(Seat, String)>) -> Option<Invitation> {
        let server = self.room.server.clone()?;
        Some(Invitation { server, table: self.table.info.id.clone(), seat })
    }

    /// The link of a seat that is waited for.
    fn link(&self, seat: Seat) -> Option<Invitation> {
        let invite = self.table.info.invites.iter().find(|invite| invite.seat == seat)?;
        self.way(Some((seat, invite.key.clone())))
    }

    /// Copies the link of the chosen seat, or else that of the table.
    fn copy_link(&mut self) -> Vec<Deed> {
        let link = self.link(Seat(self.room.at as u8)).or_else(|| self.way(None));
        self.notice = link.as_ref().map(|_| self.text("web-copied"));
        link.map(|link| Deed::Copy(link.to_string())).into_iter().collect()
    }

    /// Tells the player something, until the next key.
    pub(crate) fn tell(&mut self, text: String) {
        self.notice = Some(text);
    }

    /// Shows the code that takes the seats to another device.
    pub(crate) fn show_code(&mut self, code: String) {
        self.over = Over::Code(code);
    }

    /// How another terminal uses a code.
    pub(super) fn code_command(&self, code: &str) -> String {
        let server = self.room.server.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("aufachse play --server {server} --join {code}")
    }
}
