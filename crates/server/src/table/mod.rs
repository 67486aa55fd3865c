//! A table: how it was opened, and what has become of it. Everything that ever changes it is an
//! event; live play and coming back after a crash go through the same fold.

mod brings;
mod clocks;
mod command;
mod event;
mod mutes;
mod orders;
mod screen;
mod spec;
#[cfg(test)]
mod tests;
mod vote;

use std::collections::VecDeque;
use std::sync::Arc;

use aufachse_bots::Level;
use aufachse_engine::{Dice, Origin};
use aufachse_rules::{Actor, FairDice, Game, Happening, Rules, Seat, SeatSet, Session, UndoError};

use crate::secret::Device;
use crate::wire::{BotLevel, BotWhy, ChatLine, Problem, SeatKind, Status, Step};

use self::clocks::Clocks;
pub(crate) use self::command::Change;
pub(crate) use self::event::Event;
use self::mutes::Mutes;
use self::orders::Standing;
pub(crate) use self::spec::{SeatSpec, Spec};
use self::vote::Ballot;

/// How many steps and how many lines of chat a newcomer is told.
const REMEMBERED: usize = 80;

/// Somebody or nobody in a seat.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) kind: SeatKind,
    pub(crate) level: Option<BotLevel>,
    pub(crate) name: String,
    pub(crate) owners: Vec<Device>,
    pub(crate) word: String,
    pub(crate) bot: Option<BotWhy>,
}

impl Sitter {
    fn of(spec: &SeatSpec) -> Sitter {
        Sitter {
            kind: spec.kind,
            level: spec.level,
            name: spec.name.clone(),
            owners: spec.owners.clone(),
            word: spec.word.clone(),
            bot: spec.level.map(|_| BotWhy::Seat),
        }
    }

    pub(crate) fn is_taken(&self) -> bool {
        self.level.is_some() || !self.owners.is_empty() || self.bot.is_some()
    }

    pub(crate) fn is_owned_by(&self, device: &Device) -> bool {
        self.owners.iter().any(|owner| owner == device)
    }
}

/// The game of a table with its dice.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) session: Session,
    dice: Dice,
    /// The happenings before the first action; the first step carries them.
    opening: Vec<Happening>,
}

/// A log cannot be folded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FoldError {
    #[error("the rules cannot be put together: {0}")]
    Rules(String),
    #[error("an event does not fit: {0}")]
    Event(&'static str),
    #[error("an action is refused: {0}")]
    Refused(#[from] aufachse_rules::Refusal),
    #[error("the game cannot go back: {0}")]
    Undo(#[from] UndoError),
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] aufachse_rules::InputError),
}

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) spec: Spec,
    pub(crate) rules: Arc<Rules>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) play: Option<Play>,
    /// Grows with what changes the game or the seats. What is secret or mere talk leaves it: nobody
    /// learns of another's orders by it, and no action comes too late because somebody spoke.
    pub(crate) revision: u32,
    /// How many rows its log has.
    pub(crate) rows: u32,
    clocks: Clocks,
    orders: Vec<Option<Standing>>,
    ballot: Option<Ballot>,
    proposals: u32,
    log: VecDeque<(u32, Step)>,
    chat: VecDeque<ChatLine>,
    mutes: Mutes,
    pub(crate) rematch: Option<String>,
    /// When something happened here last, in milliseconds since 1970.
    pub(crate) touched: u64,
}

impl Table {
    /// A table at which nothing has happened yet.
    pub(crate) fn new(spec: Spec) -> Result<Table, FoldError> {
        let rules = spec.rules().map_err(|problem: Problem| FoldError::Rules(problem.code))?;
        let players = spec.seats.len();
        Ok(Table {
            rules,
            sitters: spec.seats.iter().map(Sitter::of).collect(),
            play: None,
            revision: 0,
            rows: 0,
            clocks: Clocks::new(spec.clock, players),
            orders: vec![None; players],
            ballot: None,
            proposals: 0,
            log: VecDeque::new(),
            chat: VecDeque::new(),
            mutes: Mutes::default(),
            rematch: None,
            touched: spec.created,
            spec,
        })
    }

    /// Brings a table back from its log: one list of events a row.
    pub(crate) fn from_log(spec: Spec, log: &[(u64, Vec<Event>)]) -> Result<Table, FoldError> {
        let mut table = Table::new(spec)?;
        for (at, events) in log {
            table.begin(*at, events);
            for event in events {
                table.fold(*at, event)?;
            }
            table.end();
        }
        Ok(table)
    }

    pub(crate) fn status(&self) -> Status {
        match &self.play {
            None => Status::Waiting,
            Some(play) if play.session.game().ending().is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| play.session.game())
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.sitters.len() as u8).map(Seat)
    }

    /// The seats of a device.
    pub(crate) fn seats_of(&self, device: Option<&Device>) -> Vec<Seat> {
        let Some(device) = device else { return Vec::new() };
        self.seats().filter(|seat| self.sitters[seat.index()].is_owned_by(device)).collect()
    }

    /// The seats in which persons decide.
    pub(crate) fn persons(&self) -> SeatSet {
        let drives = |seat: &Seat| !self.bot_drives(*seat);
        self.seats().filter(drives).collect()
    }

    /// Does a bot drive for a seat? Then nobody else does.
    pub(crate) fn bot_drives(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(|sitter| sitter.bot.is_some())
    }

    /// Does a device want to hear nothing from a seat?
    pub(crate) fn is_muted(&self, device: &Device, seat: Seat) -> bool {
        self.mutes.is_muted(device, seat)
    }

    /// A list of events is about to be folded.
    fn begin(&mut self, at: u64, events: &[Event]) {
        if events.contains(&Event::Resumed) {
            self.clocks.skip(at);
        }
        self.clocks.pass(at);
        self.touched = self.touched.max(at);
        self.rows += 1;
        if events.iter().any(Event::makes_revision) {
            self.revision += 1;
        }
    }

    /// A list of events was folded.
    fn end(&mut self) {
        let persons = self.persons();
        let Some(play) = &self.play else { return };
        let game = play.session.game();
        self.clocks.wait_for(game.awaited() & persons, game.turn(), game.current());
        for order in &mut self.orders {
            if order.is_some_and(|standing| !standing.holds(game)) {
                *order = None;
            }
        }
    }

    /// One event changes the table.
    fn fold(&mut self, at: u64, event: &Event) -> Result<Option<Step>, FoldError> {
        match event {
            Event::Took { seat, name, device } => {
                let sitter = self.sitter(*seat)?;
                sitter.name.clone_from(name);
                sitter.owners = vec![*device];
            }
            Event::Freed { seat } => {
                let sitter = self.sitter(*seat)?;
                sitter.owners.clear();
                sitter.name.clear();
                sitter.word.clear();
            }
            Event::Shared { from, to } => {
                for sitter in &mut self.sitters {
                    if sitter.is_owned_by(from) && !sitter.is_owned_by(to) {
                        sitter.owners.push(*to);
                    }
                }
            }
            Event::Word { seat, word } => self.sitter(*seat)?.word.clone_from(word),
            Event::Level { seat, level } => {
                let sitter = self.sitter(*seat)?;
                sitter.level = *level;
                sitter.bot = level.map(|_| BotWhy::Seat);
            }
            Event::Begun => self.begin_game()?,
            Event::Did { by, action } => return self.did(*by, *action).map(Some),
            Event::Undone { to } => self.undo_to(*to as usize)?,
            Event::Wheel { seat, bot } => {
                let sitter = self.sitter(*seat)?;
                sitter.bot = *bot;
                if *bot == Some(BotWhy::Left) {
                    sitter.owners.clear();
                }
            }
            Event::Ordered { seat, order } => {
                let game = self.game().ok_or(FoldError::Event("ordered"))?;
                let (turn, bid) = (game.turn(), self.has_bid(*seat));
                let standing = order.map(|order| Standing { order, turn, bid });
                *self.orders.get_mut(seat.index()).ok_or(FoldError::Event("ordered"))? = standing;
            }
            Event::Proposed { by, what } => self.open_ballot(*by, *what),
            Event::Agreed { seat } => {
                if let Some(ballot) = &mut self.ballot {
                    ballot.yes.insert(*seat);
                }
            }
            Event::Settled => self.ballot = None,
            Event::Said { seat, text } => {
                let at = (at / 1000) as u32;
                keep(&mut self.chat, ChatLine { seat: *seat, at, text: text.clone() });
            }
            Event::Muted { device, seat, on } => self.mutes.set(*device, *seat, *on),
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            Event::Paused | Event::Resumed => {}
        }
        Ok(None)
    }

    fn sitter(&mut self, seat: Seat) -> Result<&mut Sitter, FoldError> {
        self.sitters.get_mut(seat.index()).ok_or(FoldError::Event("seat"))
    }

    fn begin_game(&mut self) -> Result<(), FoldError> {
        let words: Vec<String> = self.sitters.iter().map(|s| s.word.clone()).collect();
        let fair: FairDice = self.spec.promise().with_words(words);
        let names = self.sitters.iter().map(|sitter| sitter.name.clone()).collect();
        let mut session = Session::new(self.rules.clone(), &self.spec.setup, names)?;
        let header = &mut session.record_mut().header;
        header.fair = Some(fair.clone());
        let level = |sitter: &Sitter| sitter.level.map_or("", |level| Level::from(level).name());
        if self.sitters.iter().any(|sitter| sitter.level.is_some()) {
            header.bots = self.sitters.iter().map(|sitter| level(sitter).to_owned()).collect();
        }
        let dice = Dice::seeded(Origin::Fair(fair, self.spec.seed()), true);
        let (_, opening) = Game::start(self.rules.clone(), &self.spec.setup)?;
        self.play = Some(Play { session, dice, opening });
        Ok(())
    }

    fn did(&mut self, by: Actor, action: aufachse_rules::Action) -> Result<Step, FoldError> {
        let play = self.play.as_mut().ok_or(FoldError::Event("did"))?;
        if by == Actor::Chance {
            // The dice move on with the game, so that what comes next follows from the seed.
            play.dice.next(play.session.game());
        }
        let mut happenings =
            if play.session.is_empty() { play.opening.clone() } else { Vec::new() };
        happenings.extend(play.session.apply(by, action)?);
        let step = Step::new(by, action, happenings);
        for happening in &step.happenings {
            self.note_bid(*happening);
        }
        let told = (self.revision, step.clone());
        keep(&mut self.log, told);
        Ok(step)
    }

    /// Who has bid in the auction that is on matters to orders.
    fn note_bid(&mut self, happening: Happening) {
        match happening {
            Happening::AuctionOpened { .. } => {
                self.orders.iter_mut().flatten().for_each(|standing| standing.bid = false);
            }
            Happening::Bid { player, .. } => {
                if let Some(Some(standing)) = self.orders.get_mut(player.index()) {
                    standing.bid = true;
                }
            }
            _ => {}
        }
    }

    /// Has a seat bid in the auction that is on?
    fn has_bid(&self, seat: Seat) -> bool {
        let steps = self.log.iter().rev().flat_map(|(_, step)| step.happenings.iter().rev());
        steps
            .take_while(|h| !matches!(h, Happening::AuctionOpened { .. }))
            .any(|h| matches!(h, Happening::Bid { player, .. } if *player == seat))
    }

    fn undo_to(&mut self, actions: usize) -> Result<(), FoldError> {
        let play = self.play.as_mut().ok_or(FoldError::Event("undone"))?;
        let gone = play.session.len().saturating_sub(actions);
        play.session.undo_to(actions)?;
        play.dice.wind_to(&play.session);
        self.log.truncate(self.log.len().saturating_sub(gone));
        Ok(())
    }

    /// What chance brings next, if it has the word.
    fn chance(&self) -> Option<Event> {
        let play = self.play.as_ref()?;
        if play.session.game().outcomes() == 0 {
            return None;
        }
        let action = play.dice.clone().next(play.session.game())?;
        Some(Event::Did { by: Actor::Chance, action })
    }

    /// The record of a game that is over, its seed revealed.
    pub(crate) fn record(&self) -> Option<aufachse_rules::Record> {
        let play = self.play.as_ref()?;
        play.session.game().ending()?;
        let mut record = play.session.record().clone();
        record.close(play.session.game(), Some(self.spec.seed()));
        Some(record)
    }

    /// When a clock runs out, and whose.
    pub(crate) fn flag(&self) -> Option<(u64, Seat)> {
        self.clocks.next()
    }

    /// What a standing order does now, if any.
    pub(crate) fn ordered(&self) -> Option<(Seat, aufachse_rules::Action)> {
        let game = self.game()?;
        let persons = self.persons();
        (game.awaited() & persons).iter().find_map(|seat| {
            let standing = self.orders.get(seat.index()).copied().flatten()?;
            Some((seat, standing.action(game, seat)?))
        })
    }
}

fn keep<T>(list: &mut VecDeque<T>, item: T) {
    list.push_back(item);
    if list.len() > REMEMBERED {
        list.pop_front();
    }
}
