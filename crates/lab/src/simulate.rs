//! Playing a plan on any number of threads.

use std::sync::atomic::{AtomicBool, Ordering};

use aufachse_rules::{Record, SetupError};
use rayon::prelude::*;

use crate::match_play::{Match, Played, Stuck};
use crate::plan::{Plan, Table};
use crate::report::{Report, Tally};

/// How many games each thread plays before results are gathered: enough to keep all of them busy,
/// few enough for their records to fit into memory.
const GAMES_A_THREAD: u64 = 16;

/// The plan could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A table could not be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A game could not go on.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// The threads could not be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// A record could not be kept.
    #[error(transparent)]
    Record(#[from] std::io::Error),
}

/// Which game a record is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFile<'t> {
    /// The edition.
    pub edition: &'t str,
    /// How many played.
    pub players: u8,
    /// The number of the game at its table, counted from zero.
    pub number: u64,
}

/// Takes a record, in the order of tables and games.
type Sink<'s> = &'s mut dyn FnMut(GameFile<'_>, &Record) -> std::io::Result<()>;

/// A plan that is carried out, with those who look on.
pub struct Simulation<'s> {
    plan: &'s Plan,
    progress: &'s (dyn Fn() + Sync),
    stop: &'s AtomicBool,
    records: Option<Sink<'s>>,
}

static NEVER: AtomicBool = AtomicBool::new(false);

/// Plays all games of a plan.
pub fn simulate(plan: &Plan) -> Result<Report, LabError> {
    Simulation::of(plan).run()
}

impl<'s> Simulation<'s> {
    /// Nobody looks on yet.
    pub fn of(plan: &'s Plan) -> Simulation<'s> {
        Simulation { plan, progress: &|| {}, stop: &NEVER, records: None }
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

    /// Gets the record of every game, in order.
    #[must_use]
    pub fn records(mut self, sink: Sink<'s>) -> Self {
        self.records = Some(sink);
        self
    }

    /// Plays. If it is stopped, the report has what there is until then.
    pub fn run(mut self) -> Result<Report, LabError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.plan.threads).build()?;
        let batch = GAMES_A_THREAD * pool.current_num_threads().max(1) as u64;
        let at_work = AtWork {
            plan: self.plan,
            progress: self.progress,
            stop: self.stop,
            recorded: self.records.is_some(),
        };
        let mut tables = Vec::new();
        let mut stopped = false;
        for table in &self.plan.tables {
            let mut tally = Tally::new(table.players);
            let mut from = 0;
            while from < self.plan.games && !stopped {
                let to = self.plan.games.min(from + batch);
                let played = pool.install(|| at_work.batch(table, from, to))?;
                for (number, played) in played {
                    self.keep(table, number, &played)?;
                    tally.add(&played);
                }
                from = to;
                stopped = self.stop.load(Ordering::Relaxed);
            }
            tables.push(tally.report(&table.rules.edition.id, table.players));
        }
        let (seed, turn_limit) = (self.plan.seed, self.plan.turn_limit);
        let mut report = Report { seed, turn_limit, stopped: false, tables };
        report.stopped = report.games() < self.plan.all_games();
        Ok(report)
    }

    fn keep(&mut self, table: &Table, number: u64, played: &Played) -> Result<(), LabError> {
        if let (Some(sink), Some(record)) = (&mut self.records, &played.record) {
            let edition = &table.rules.edition.id;
            sink(GameFile { edition, players: table.players, number }, record)?;
        }
        Ok(())
    }
}

/// What the threads share.
#[derive(Clone, Copy)]
struct AtWork<'s> {
    plan: &'s Plan,
    progress: &'s (dyn Fn() + Sync),
    stop: &'s AtomicBool,
    recorded: bool,
}

impl AtWork<'_> {
    /// Some games in a row, those left out that were not begun before the stop.
    fn batch(self, table: &Table, from: u64, to: u64) -> Result<Vec<(u64, Played)>, LabError> {
        (from..to)
            .into_par_iter()
            .filter(|_| !self.stop.load(Ordering::Relaxed))
            .map(|number| {
                let played = self.one(table, number)?;
                (self.progress)();
                Ok((number, played))
            })
            .collect()
    }

    fn one(self, table: &Table, number: u64) -> Result<Played, LabError> {
        let game = Match::new(self.plan, table, number, self.recorded)?;
        game.play().map_err(|why| {
            LabError::Stuck(Stuck {
                edition: table.rules.edition.id.clone(),
                players: table.players,
                game: number,
                why,
            })
        })
    }
}

impl std::fmt::Debug for Simulation<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Simulation").field("plan", self.plan).finish_non_exhaustive()
    }
}
