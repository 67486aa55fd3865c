//! Playing a plan.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use crate::fixture::Fixture;
use crate::hall::{Hall, LabError, Maker};
use crate::plan::Plan;
use crate::played::Played;
use crate::report::{Report, Tally};

/// Which game something is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFile<'t> {
    /// The edition.
    pub edition: &'t str,
    /// How many played.
    pub players: u8,
    /// The number of the game at its table, counted from zero.
    pub number: u64,
}

/// Takes a game, in the order of tables and games.
type Sink<'s> = &'s mut (dyn FnMut(GameFile<'_>, Played) -> std::io::Result<()> + Send);

/// A plan that is carried out, with those who look on.
pub struct Simulation<'s> {
    plan: &'s Plan,
    progress: &'s (dyn Fn() + Sync),
    stop: &'s AtomicBool,
    recorded: bool,
    watch: Option<Maker<'s>>,
    each: Option<Sink<'s>>,
}

pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

/// Plays all games of a plan.
pub fn simulate(plan: &Plan) -> Result<Report, LabError> {
    Simulation::of(plan).run()
}

impl<'s> Simulation<'s> {
    /// Nobody looks on yet.
    pub fn of(plan: &'s Plan) -> Simulation<'s> {
        let (progress, stop) = (&|| {}, &NEVER);
        Simulation { plan, progress, stop, recorded: false, watch: None, each: None }
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

    /// Every game comes with its record.
    #[must_use]
    pub fn recorded(mut self) -> Self {
        self.recorded = true;
        self
    }

    /// Every game comes with somebody who saw all of it, made by this before the first throw.
    #[must_use]
    pub fn watched(
        mut self,
        maker: &'s (dyn Fn(&Fixture) -> Box<dyn crate::Watch> + Sync),
    ) -> Self {
        self.watch = Some(maker);
        self
    }

    /// Gets every game, in order.
    #[must_use]
    pub fn each(mut self, sink: Sink<'s>) -> Self {
        self.each = Some(sink);
        self
    }

    /// Plays. If it is stopped, the report has what there is until then.
    pub fn run(self) -> Result<Report, LabError> {
        let Simulation { plan, progress, stop, recorded, watch, each } = self;
        let entrants = plan.entrants();
        let names = |fixture: &Fixture| plan.names_for(fixture);
        let house = &plan.house;
        let tables = &plan.tables;
        let hall = Hall {
            house,
            tables,
            entrants: &entrants,
            names: &names,
            recorded,
            watch,
            progress,
            stop,
        };
        let fixtures = (0..tables.len())
            .flat_map(|table| (0..plan.games).map(move |number| plan.fixture(table, number)));
        let mut desk = Desk { plan, each, waiting: BTreeMap::new(), next: 0, tallies: Vec::new() };
        desk.tallies = tables.iter().map(|t| Tally::new(t.players, plan.seats.len())).collect();
        hall.play(fixtures, |fixture, played| desk.take(fixture, played))?;
        desk.finish()
    }
}

/// Puts the games in order and counts them.
struct Desk<'s> {
    plan: &'s Plan,
    each: Option<Sink<'s>>,
    /// Games that were done before some that come before them.
    waiting: BTreeMap<u64, (Fixture, Played)>,
    next: u64,
    tallies: Vec<Tally>,
}

impl Desk<'_> {
    fn take(&mut self, fixture: Fixture, played: Played) -> Result<(), LabError> {
        if let Some(tally) = self.tallies.get_mut(fixture.table) {
            tally.add(&fixture, &played);
        }
        if self.each.is_none() {
            return Ok(());
        }
        let place = self.plan.games * fixture.table as u64 + fixture.number;
        self.waiting.insert(place, (fixture, played));
        while let Some((fixture, played)) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.hand_over(&fixture, played)?;
        }
        Ok(())
    }

    fn hand_over(&mut self, fixture: &Fixture, played: Played) -> Result<(), LabError> {
        if let (Some(each), Some(table)) = (&mut self.each, self.plan.tables.get(fixture.table)) {
            let edition = &table.rules.edition().id;
            each(GameFile { edition, players: table.players, number: fixture.number }, played)?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Report, LabError> {
        // After a stop some are missing in between.
        for (_, (fixture, played)) in std::mem::take(&mut self.waiting) {
            self.hand_over(&fixture, played)?;
        }
        Ok(Report::of(self.plan, &self.tallies))
    }
}

impl std::fmt::Debug for Simulation<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Simulation").field("plan", self.plan).finish_non_exhaustive()
    }
}
