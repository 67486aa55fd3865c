//! What was played.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use aufachse_rules::Ending;

use crate::props::plan::Plan;
use crate::props::trial::Trial;

/// Counts of games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    games: u64,
    actions: u64,
    turns: u64,
    switched: u64,
    endings: BTreeMap<&'static str, u64>,
    tables: BTreeMap<(String, u8), u64>,
}

impl Tally {
    /// Counts a game that is over.
    pub(crate) fn add(&mut self, plan: &Plan, trial: &Trial) {
        self.games += 1;
        self.actions += trial.session.len() as u64;
        self.turns += u64::from(trial.game().turn());
        self.switched += u64::from(!plan.switches.is_empty());
        let ending = match trial.game().ending() {
            Some(Ending::Finished) => "finished",
            Some(Ending::TurnLimit) => "turn limit",
            Some(Ending::CalledOff) => "called off",
            None => "not over",
        };
        *self.endings.entry(ending).or_default() += 1;
        *self.tables.entry((plan.edition.clone(), plan.players)).or_default() += 1;
    }

    /// How far it is, in one line.
    pub(crate) fn progress(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let pace = self.actions / seconds.max(1);
        format!("{} games, {} actions, {seconds} s, {pace} a second", self.games, self.actions)
    }

    /// Everything that was played.
    pub(crate) fn summary(&self, time: Duration) -> String {
        let mut text = self.progress(time);
        let _ = write!(
            text,
            "\n{} turns; {} games with other switches\nendings:",
            self.turns, self.switched
        );
        for (ending, games) in &self.endings {
            let _ = write!(text, " {ending} {games}");
        }
        let mut edition = "";
        for ((name, players), games) in &self.tables {
            if name != edition {
                let _ = write!(text, "\n{name}:");
                edition = name;
            }
            let _ = write!(text, " {players} players {games}");
        }
        text
    }
}
