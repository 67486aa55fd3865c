//! Who sits at the table: the options that name bots, and what is told of them.

use std::time::Duration;

use aufachse_bots::Budget;
use aufachse_lab::{Entrant, Forfeit};
use aufachse_words::Words;
use clap::Args;

use crate::desk::Desk;
use crate::language::words;
use crate::numbers::whole;
use crate::stop::Stop;

/// How bots play.
#[derive(Clone, Debug, Args)]
pub(crate) struct BotArgs {
    /// How many milliseconds a Chef thinks about each decision, where his name does not say it.
    ///
    /// A time budget is not reproducible: the same seed gives other games on another day. Say
    /// --chef-iterations, or chef:64, for games that come out the same everywhere.
    #[arg(long, value_name = "T", default_value = "50", value_parser = milliseconds)]
    chef_ms: u64,
    /// How often a Chef plays each choice on in mind, instead of a time.
    #[arg(long, value_name = "N", conflicts_with = "chef_ms", value_parser = iterations)]
    chef_iterations: Option<u32>,
    /// How many seconds a program may think about one decision before it forfeits its seat.
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    bot_timeout: Duration,
}

fn milliseconds(typed: &str) -> Result<u64, String> {
    whole(typed, 1, 3_600_000)
}

fn iterations(typed: &str) -> Result<u32, String> {
    whole(typed, 1, 1_000_000_000)
}

fn seconds(typed: &str) -> Result<Duration, String> {
    let (least, most) = (0.01, 3600.0);
    match typed.trim().parse::<f64>() {
        Ok(number) if number >= least && number <= most => Ok(Duration::from_secs_f64(number)),
        _ => Err(words().text(
            "cli-seconds-form",
            &[("least", least.to_string().into()), ("most", most.to_string().into())],
        )),
    }
}

impl BotArgs {
    pub(crate) fn timeout(&self) -> Duration {
        self.bot_timeout
    }

    /// The bots of these names.
    pub(crate) fn entrants(&self, desk: &Desk, names: &[String]) -> Result<Vec<Entrant>, Stop> {
        let time = Budget::Time(Duration::from_millis(self.chef_ms));
        let budget = self.chef_iterations.map_or(time, Budget::Iterations);
        let named = |name: &String| match Entrant::named(name) {
            Ok(entrant) => Ok(entrant.with_budget(budget)),
            Err(fault) => Err(Stop::Input(desk.words.told(&fault))),
        };
        names.iter().map(named).collect()
    }
}

/// Where something happened.
pub(crate) struct Spot<'s> {
    /// The edition.
    pub(crate) edition: &'s str,
    /// How many play.
    pub(crate) players: u8,
    /// The game, counted from zero.
    pub(crate) game: u64,
}

/// One line about a program that lost its seat.
pub(crate) fn forfeit(words: &Words, spot: &Spot<'_>, name: &str, forfeit: &Forfeit) -> String {
    words.text(
        "cli-forfeit",
        &[
            ("game", (spot.game + 1).to_string().into()),
            ("edition", spot.edition.into()),
            ("players", spot.players.into()),
            ("seat", (forfeit.seat + 1).into()),
            ("name", name.into()),
            ("why", words.told(&forfeit.why).into()),
        ],
    )
}
