//! Playing fixtures on any number of threads.

use aufachse_rules::InputError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use crate::entrant::Entrant;
use crate::fixture::Fixture;
use crate::match_play::{Match, Place};
use crate::plan::{House, Table};
use crate::played::{Played, Stuck};
use crate::watch::Watch;

/// A plan could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A table could not be set up.
    #[error(transparent)]
    Setup(#[from] InputError),
    /// A game could not go on.
    #[error(transparent)]
    Stuck(#[from] Stuck),
    /// The threads could not be started.
    #[error(transparent)]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// What became of a game could not be kept.
    #[error(transparent)]
    Keep(#[from] std::io::Error),
}

/// Says who looks on at a game.
pub(crate) type Maker<'s> = &'s (dyn Fn(&Fixture) -> Box<dyn Watch> + Sync);

/// Where games are played.
pub(crate) struct Hall<'s> {
    pub(crate) house: &'s House,
    pub(crate) tables: &'s [Table],
    pub(crate) entrants: &'s [Entrant],
    pub(crate) names: &'s (dyn Fn(&Fixture) -> Vec<String> + Sync),
    pub(crate) recorded: bool,
    pub(crate) watch: Option<Maker<'s>>,
    pub(crate) progress: &'s (dyn Fn() + Sync),
    pub(crate) stop: &'s AtomicBool,
}

impl Hall<'_> {
    /// Plays all fixtures that are begun before the stop. Each is handed over when it is done,
    /// which is nearly but not quite in order.
    pub(crate) fn play<F>(
        &self,
        fixtures: impl Iterator<Item = Fixture> + Send,
        done: F,
    ) -> Result<(), LabError>
    where
        F: FnMut(Fixture, Played) -> Result<(), LabError> + Send,
    {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.house.threads).build()?;
        let done = Mutex::new(done);
        let begun = fixtures.take_while(|_| !self.stop.load(Ordering::Relaxed));
        pool.install(|| {
            begun.par_bridge().try_for_each(|fixture| {
                let Some(played) = self.one(&fixture)? else { return Ok(()) };
                (self.progress)();
                // One that panicked has left nothing half done that would matter here.
                let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
                (*done)(fixture, played)
            })
        })
    }

    fn one(&self, fixture: &Fixture) -> Result<Option<Played>, LabError> {
        let Some(table) = self.tables.get(fixture.table) else { return Ok(None) };
        let game = Match::new(Place {
            house: self.house,
            table,
            entrants: self.entrants,
            fixture,
            names: (self.names)(fixture),
            recorded: self.recorded,
            watch: self.watch.map(|make| make(fixture)),
        })?;
        let stuck = |why| Stuck {
            edition: table.rules.edition().id.clone(),
            players: table.players,
            game: fixture.number,
            why,
        };
        Ok(Some(game.play().map_err(stuck)?))
    }
}
