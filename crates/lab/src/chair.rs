//! A seat at the table with whoever plays in it.

use std::time::{Duration, Instant};

use aufachse_bots::{Bot, Budget, Level, Sight};
use aufachse_rules::{Action, Game, Seat};

use crate::entrant::Entrant;
use crate::foreign::{Foreign, Greeting};
use crate::played::{Forfeit, SeatPlayed, StuckFault};

/// What a Chef thinks by who was given no budget.
const PLAIN_BUDGET: Budget = Budget::Time(Duration::from_millis(50));

/// A seat with its player.
pub(crate) struct Chair {
    seat: Seat,
    seed: u64,
    driver: Driver,
    pub(crate) seen: SeatPlayed,
}

enum Driver {
    Own(Box<dyn Bot>),
    Foreign(Box<Foreign>),
}

impl Chair {
    /// Seats a player; a program that does not start has lost its seat before the game begins.
    pub(crate) fn take(
        entrant: &Entrant,
        seed: u64,
        timeout: Duration,
        greeting: &Greeting<'_>,
    ) -> (Chair, Option<Forfeit>) {
        let seat = greeting.seat;
        let (driver, forfeit) = match entrant {
            Entrant::Level(level, budget) => {
                (Driver::Own(level.bot(seed, budget.unwrap_or(PLAIN_BUDGET))), None)
            }
            Entrant::Made { make, .. } => (Driver::Own(make(seed)), None),
            Entrant::Command(words) => match Foreign::start(words, timeout, greeting) {
                Ok(foreign) => (Driver::Foreign(Box::new(foreign)), None),
                Err(why) => (apprentice(seed), Some(Forfeit { seat: seat.0, why })),
            },
        };
        (Chair { seat, seed, driver, seen: SeatPlayed::default() }, forfeit)
    }

    /// Asks for a choice. A program that has none forfeits, and a Lehrling is asked in its place.
    pub(crate) fn ask(
        &mut self,
        game: &Game,
        legal: &[Action],
        forfeits: &mut Vec<Forfeit>,
    ) -> Result<Option<Action>, StuckFault> {
        let must = Sight::new(game, self.seat).is_awaited();
        if must && legal.len() == 1 {
            return Ok(legal.first().copied());
        }
        if !must && matches!(&self.driver, Driver::Foreign(foreign) if !foreign.asides()) {
            return Ok(None);
        }
        let begun = Instant::now();
        let choice = self.choice(game, must, legal, forfeits);
        self.seen.nanos += begun.elapsed().as_nanos() as u64;
        self.seen.decisions += 1;
        let seat = self.seat.0;
        match choice {
            None if must => Err(StuckFault::Idle { seat }),
            None => Ok(None),
            Some(choice) => {
                let missing = StuckFault::NoChoice { seat, choice, actions: legal.len() };
                legal.get(choice).copied().map(Some).ok_or(missing)
            }
        }
    }

    fn choice(
        &mut self,
        game: &Game,
        must: bool,
        legal: &[Action],
        forfeits: &mut Vec<Forfeit>,
    ) -> Option<usize> {
        let sight = Sight::new(game, self.seat);
        let why = match &mut self.driver {
            Driver::Own(bot) => return bot.choose(sight, legal),
            Driver::Foreign(foreign) => match foreign.choose(game, self.seat, must, legal) {
                Ok(choice) => return choice,
                Err(why) => why,
            },
        };
        forfeits.push(Forfeit { seat: self.seat.0, why });
        self.driver = apprentice(self.seed);
        match &mut self.driver {
            Driver::Own(bot) => bot.choose(sight, legal),
            Driver::Foreign(_) => None,
        }
    }

    /// Says goodbye to a program.
    pub(crate) fn leave(self, game: &Game, places: &[(u8, i64)]) -> SeatPlayed {
        if let Driver::Foreign(foreign) = self.driver {
            foreign.end(game, places);
        }
        self.seen
    }
}

/// Who plays on for a program that lost its seat.
fn apprentice(seed: u64) -> Driver {
    Driver::Own(Level::Lehrling.bot(seed, PLAIN_BUDGET))
}
