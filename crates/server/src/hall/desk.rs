//! The bots' desk: who is asked, and thinking off the threads that serve sockets.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use aufachse_bots::{Bot, Budget, Level, Sight};
use aufachse_rules::{Action, Actor, Decision, Game, Pending, Seat, SeatSet};
use tokio::sync::{Semaphore, mpsc};

use super::Note;
use crate::table::Table;

/// Who drives for a person who is away.
const STAND_IN: Level = Level::Fahrer;

/// The bots of one table.
#[derive(Default)]
pub(super) struct Desk {
    bots: HashMap<Seat, (Level, Box<dyn Bot>)>,
    /// The revision about which somebody thinks.
    thinking: Option<u32>,
    /// Who had nothing to do at a revision.
    declined: (u32, SeatSet),
}

/// What a bot has come to.
pub(crate) struct Choice {
    pub(super) revision: u32,
    pub(super) seat: Seat,
    pub(super) action: Option<Action>,
    /// By a standing order, which may be withdrawn meanwhile.
    ordered: bool,
    bot: Option<(Level, Box<dyn Bot>)>,
}

/// How bots play at this server.
pub(super) struct Pace<'p> {
    pub(super) wait: Duration,
    pub(super) chef: Duration,
    pub(super) thinkers: &'p Arc<Semaphore>,
}

impl Desk {
    /// Asks whoever is to be asked, if nobody thinks already.
    pub(super) fn ask(&mut self, table: &Table, pace: &Pace<'_>, to: &mpsc::WeakSender<Note>) {
        let Some(game) = table.game() else { return };
        if self.thinking.is_some() || game.awaited().is_empty() {
            return;
        }
        let revision = table.revision;
        if let Some((seat, action)) = table.ordered() {
            self.thinking = Some(revision);
            let choice = Choice { revision, seat, action: Some(action), ordered: true, bot: None };
            send_later(to.clone(), Instant::now() + pace.wait, choice);
            return;
        }
        let Some(seat) = self.next(table, game) else { return };
        let mut legal = Vec::new();
        game.legal_actions(Actor::Seat(seat), &mut legal);
        self.thinking = Some(revision);
        let due = Instant::now() + pace.wait;
        let must = game.awaited().contains(seat);
        if must && legal.len() < 2 {
            let choice = Choice {
                revision,
                seat,
                action: legal.first().copied(),
                ordered: false,
                bot: None,
            };
            send_later(to.clone(), due, choice);
            return;
        }
        let level = table.sitters[seat.index()].level.map_or(STAND_IN, Level::from);
        let seed = u64::from_le_bytes(crate::secret::bytes());
        let mut bot = match self.bots.remove(&seat) {
            Some((had, bot)) if had == level => bot,
            _ => level.bot(seed, Budget::Time(pace.chef)),
        };
        let (game, to, thinkers) = (game.clone(), to.clone(), pace.thinkers.clone());
        tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await;
            let first = legal.first().copied();
            let thought = tokio::task::spawn_blocking(move || {
                let choice = bot.choose(Sight::new(&game, seat), &legal);
                (choice.and_then(|choice| legal.get(choice).copied()), bot)
            });
            // A bot that fails has its first choice made for it: the game goes on.
            let (action, bot) = match thought.await {
                Ok((action, bot)) => (action, Some((level, bot))),
                Err(error) => {
                    tracing::error!(%error, seat = seat.0, "a bot failed");
                    (None, None)
                }
            };
            drop(permit);
            let action = if must { action.or(first) } else { action };
            send_later(to, due, Choice { revision, seat, action, ordered: false, bot });
        });
    }

    /// Does nobody think, and no order wait to be carried out?
    pub(super) fn is_idle(&self) -> bool {
        self.thinking.is_none()
    }

    /// A bot is back from thinking; gives what it chose, unless the table has moved on.
    pub(super) fn back(&mut self, choice: Choice, table: &Table) -> Option<(Seat, Action)> {
        let revision = table.revision;
        self.thinking = None;
        if let Some(bot) = choice.bot {
            self.bots.insert(choice.seat, bot);
        }
        if choice.revision != revision {
            return None;
        }
        if choice.ordered {
            return table.ordered().filter(|(seat, _)| *seat == choice.seat);
        }
        if choice.action.is_none() {
            if self.declined.0 != revision {
                self.declined = (revision, SeatSet::EMPTY);
            }
            self.declined.1.insert(choice.seat);
        }
        choice.action.map(|action| (choice.seat, action))
    }

    /// The bot that is asked next. Who need not act is asked only while an auction is on.
    fn next(&self, table: &Table, game: &Game) -> Option<Seat> {
        let auction =
            matches!(game.pending(), Pending::Players { decision: Decision::Auction { .. }, .. });
        let asked = if auction { game.may_act() } else { game.awaited() };
        let (at, declined) = self.declined;
        let declined = if at == table.revision { declined } else { SeatSet::EMPTY };
        let bots = asked - table.persons() - declined;
        let awaited = bots & game.awaited();
        let among = if awaited.is_empty() { bots } else { awaited };
        // Where several may speak, none is always the first.
        let place = (table.revision as usize).checked_rem(among.len())?;
        among.nth(place)
    }
}

fn send_later(to: mpsc::WeakSender<Note>, due: Instant, choice: Choice) {
    tokio::spawn(async move {
        tokio::time::sleep_until(due.into()).await;
        if let Some(to) = to.upgrade() {
            let _ = to.send(Note::Chose(Box::new(choice))).await;
        }
    });
}
