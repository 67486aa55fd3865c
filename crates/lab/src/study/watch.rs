//! Studying the games of a plan while they are played.

use std::any::Any;

use aufachse_rules::{Action, Actor, Game, Happening};

use super::{Notebook, Seating, Study};
use crate::fixture::Fixture;
use crate::plan::Plan;
use crate::watch::Watch;

impl Watch for Notebook {
    fn see(&mut self, game: &Game, _: Actor, _: Action, told: &[Happening]) {
        self.note(game, told);
    }
}

/// A study for each table of a plan.
///
/// ```
/// use std::sync::Arc;
/// use aufachse_lab::study::Studies;
/// use aufachse_lab::{Plan, Simulation, Table};
/// use aufachse_rules::Rules;
///
/// let rules = Rules::builtin("junior").unwrap();
/// let plan = Plan { games: 2, ..Plan::of(vec![Table { rules, players: 2 }]) };
/// let mut studies = Studies::of(&plan);
/// Simulation::of(&plan)
///     .watched(&|fixture| Studies::notebook(&plan, fixture))
///     .each(&mut |_, played| Ok(played.watch.into_iter().for_each(|seen| studies.take(seen))))
///     .run()
///     .unwrap();
/// assert_eq!(studies.tables()[0].games, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Studies(Vec<Study>);

impl Studies {
    /// Nothing is known yet.
    pub fn of(plan: &Plan) -> Studies {
        Studies(plan.tables.iter().map(|table| Study::new(&table.rules, table.players)).collect())
    }

    /// A notebook for a game of the plan, for
    /// [`Simulation::watched`](crate::Simulation::watched).
    pub fn notebook(plan: &Plan, fixture: &Fixture) -> Box<dyn Watch> {
        let entrants = plan.entrants();
        let name =
            |&place: &usize| entrants.get(place).map_or_else(String::new, ToString::to_string);
        let bots: Vec<String> = fixture.lineup.iter().map(name).collect();
        let rotation = (fixture.number % bots.len().max(1) as u64) as u8;
        let seating = Seating { bots, deal: fixture.deal, rotation };
        let Some(table) = plan.tables.get(fixture.table) else { return Box::new(Nobody) };
        let mut notebook = Notebook::new(&table.rules, seating);
        notebook.table = fixture.table;
        Box::new(notebook)
    }

    /// Takes in the notebook of a game that was played; whoever else looked on is let go.
    pub fn take(&mut self, watch: Box<dyn Watch>) {
        let watch: Box<dyn Any> = watch;
        if let Ok(notebook) = watch.downcast::<Notebook>()
            && let Some(study) = self.0.get_mut(notebook.table)
        {
            study.add(&notebook);
        }
    }

    /// What was learned, in the order of the plan's tables.
    pub fn tables(&self) -> &[Study] {
        &self.0
    }
}

/// Looks away: there is no such table.
struct Nobody;

impl Watch for Nobody {
    fn see(&mut self, _: &Game, _: Actor, _: Action, _: &[Happening]) {}
}
