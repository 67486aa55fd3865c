//! Tournaments: everybody meets everybody, and how strong each is comes out.

mod book;
mod draw;
mod rating;
mod report;

use aufachse_rules::InputError;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

pub use book::{BookFault, GameLine, Header, Read, TOURNAMENT_FORMAT, read_book};
pub use report::{RatedBot, TableCount, TournamentReport};

use crate::entrant::Entrant;
use crate::fixture::Fixture;
use crate::hall::{Hall, LabError};
use crate::plan::{House, Table};
use crate::played::{Forfeit, Played};
use crate::simulate::NEVER;

/// Who meets whom, and how often.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// Those who play.
    pub bots: Vec<Entrant>,
    /// The tables.
    pub tables: Vec<Table>,
    /// How often two of them meet at each table, or a little more often: a deal is always played
    /// once for each way of sitting.
    pub games: u64,
    /// What holds for every game.
    pub house: House,
}

impl Tournament {
    /// All games in the order in which they are played: whenever it stops, everybody has met the
    /// others about equally often.
    pub fn fixtures(&self) -> Vec<Fixture> {
        draw::fixtures(self)
    }

    /// What stands at the head of a file with its games.
    pub fn header(&self) -> Header {
        Header::of(self)
    }

    /// What comes of some of its games.
    pub fn report(&self, lines: &[GameLine]) -> TournamentReport {
        report::of(self, &self.fixtures(), lines)
    }
}

/// Takes a game that has been played, when it is done.
type Sink<'s> = &'s mut (dyn FnMut(&GameLine, &[Forfeit]) -> std::io::Result<()> + Send);

/// A tournament that is played, with those who look on.
pub struct TournamentRun<'s> {
    tournament: &'s Tournament,
    before: Vec<GameLine>,
    progress: &'s (dyn Fn() + Sync),
    stop: &'s AtomicBool,
    each: Option<Sink<'s>>,
}

impl<'s> TournamentRun<'s> {
    /// Nothing has been played yet, and nobody looks on.
    pub fn of(tournament: &'s Tournament) -> TournamentRun<'s> {
        TournamentRun { tournament, before: Vec::new(), progress: &|| {}, stop: &NEVER, each: None }
    }

    /// These have been played before.
    #[must_use]
    pub fn before(mut self, lines: Vec<GameLine>) -> Self {
        self.before = lines;
        self
    }

    /// Is told after every game, from whichever thread played it.
    #[must_use]
    pub fn progress(mut self, progress: &'s (dyn Fn() + Sync)) -> Self {
        self.progress = progress;
        self
    }

    /// No game is begun any more once this is true.
    #[must_use]
    pub fn stop(mut self, stop: &'s AtomicBool) -> Self {
        self.stop = stop;
        self
    }

    /// Gets every game as soon as it is done, in no particular order.
    #[must_use]
    pub fn each(mut self, sink: Sink<'s>) -> Self {
        self.each = Some(sink);
        self
    }

    /// Plays what is left. If it is stopped, the report has what there is until then.
    pub fn run(self) -> Result<TournamentReport, LabError> {
        let TournamentRun { tournament, before: mut lines, progress, stop, mut each } = self;
        for table in &tournament.tables {
            table.rules.too_few_cards(table.players).map_or(Ok(()), Err::<(), InputError>)?;
        }
        let fixtures = tournament.fixtures();
        let mut open = vec![true; fixtures.len()];
        for line in &lines {
            if let Some(open) = open.get_mut(line.game as usize) {
                *open = false;
            }
        }
        let names = |fixture: &Fixture| -> Vec<String> {
            let name = |&bot: &usize| tournament.bots.get(bot).map(ToString::to_string);
            fixture.lineup.iter().filter_map(name).collect()
        };
        let hall = Hall {
            house: &tournament.house,
            tables: &tournament.tables,
            entrants: &tournament.bots,
            names: &names,
            recorded: false,
            watch: None,
            progress,
            stop,
        };
        let left: Vec<(u64, &Fixture)> =
            (0..).zip(&fixtures).filter(|(game, _)| open[*game as usize]).collect();
        // The hall hands a fixture back; which of all games it is follows from table and number.
        let games: BTreeMap<(usize, u64), u64> =
            left.iter().map(|(game, f)| ((f.table, f.number), *game)).collect();
        hall.play(left.iter().map(|(_, f)| (*f).clone()), |fixture, played: Played| {
            let Some(&game) = games.get(&(fixture.table, fixture.number)) else { return Ok(()) };
            let line = GameLine::of(game, &fixture, &played);
            if let Some(each) = &mut each {
                each(&line, &played.forfeits)?;
            }
            lines.push(line);
            Ok(())
        })?;
        Ok(report::of(tournament, &fixtures, &lines))
    }
}

impl std::fmt::Debug for TournamentRun<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TournamentRun").field("tournament", self.tournament).finish_non_exhaustive()
    }
}
