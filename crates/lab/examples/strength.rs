//! How strong are the bots? Each level against the one below, in several editions, with the goals
//! that they are to reach; and how long they take. Writes a table in Markdown.

#[path = "strength/goals.rs"]
mod goals;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use aufachse_bots::{Budget, Level};
use aufachse_lab::{BotReport, Entrant, House, LabError, Plan, Table, simulate};
use aufachse_rules::Rules;
use clap::Parser;

use goals::{Bout, bouts};

/// Play each level of the bots against the one below, and see whether it reaches its goal.
#[derive(Debug, Parser)]
struct Args {
    /// So many times the usual number of games, such as 0.1.
    #[arg(long, default_value_t = 1.0)]
    games_factor: f64,
    /// Only the bouts of this level against the one below.
    #[arg(long, value_name = "LEVEL")]
    only: Option<String>,
    /// Only these editions.
    #[arg(long, value_delimiter = ',', default_value = "classic,modern,manual")]
    edition: Vec<String>,
    /// How many milliseconds a Chef thinks about each decision.
    #[arg(long, default_value_t = 50)]
    chef_ms: u64,
    /// How often a Chef plays each choice on in mind, instead of a time: the same every day.
    #[arg(long, conflicts_with = "chef_ms")]
    chef_iterations: Option<u32>,
    /// Where the dice begin.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; zero for as many as there are cores.
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let only = match args.only.as_deref().map(|name| Level::named(name).ok_or(name)) {
        None => None,
        Some(Ok(level)) => Some(level),
        Some(Err(name)) => {
            let allowed = Level::ALL.map(Level::name).join(", ");
            eprintln!("There is no level called “{name}”. Allowed: {allowed}.");
            return ExitCode::from(2);
        }
    };
    match run(&args, only) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args, only: Option<Level>) -> Result<(), String> {
    println!("| edition | players | bot | against | games | won | 95 % between | goal | |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut clock = Clock::default();
    let (mut met, mut all) = (0, 0);
    for edition in &args.edition {
        let rules = Rules::builtin(edition).map_err(|faults| format!("{edition}: {faults}"))?;
        for bout in bouts().into_iter().filter(|b| only.is_none_or(|level| level == b.upper)) {
            let reports = play(args, &rules, &bout).map_err(|error| error.to_string())?;
            let reached = tell(edition, &bout, &reports[0]);
            met += u32::from(reached);
            all += 1;
            clock.add(bout.upper, &reports[..1]);
            clock.add(bout.lower, &reports[1..]);
        }
    }
    println!("\n{met} of {all} goals met.\n");
    clock.tell();
    Ok(())
}

fn play(args: &Args, rules: &Arc<Rules>, bout: &Bout) -> Result<Vec<BotReport>, LabError> {
    let time = Budget::Time(Duration::from_millis(args.chef_ms));
    let budget = args.chef_iterations.map_or(time, Budget::Iterations);
    let bot = |level| Entrant::Level(level, None).with_budget(budget);
    let mut seats = vec![bot(bout.upper)];
    seats.resize(bout.players.into(), bot(bout.lower));
    let round = f64::from(bout.players);
    let games = (bout.games as f64 * args.games_factor / round).ceil().max(1.0) * round;
    let plan = Plan {
        games: games as u64,
        seats,
        house: House { seed: args.seed, threads: args.threads, ..House::default() },
        ..Plan::of(vec![Table { rules: rules.clone(), players: bout.players }])
    };
    Ok(simulate(&plan)?.bots)
}

/// One row; was the goal met?
fn tell(edition: &str, bout: &Bout, bot: &BotReport) -> bool {
    let percent = |rate: f64| format!("{:.1} %", rate * 100.0);
    let [low, high] = bot.win_rate_95;
    let met = bot.win_rate >= bout.goal;
    println!(
        "| {edition} | {} | {} | {} | {} | {} | {} – {} | {} | {} |",
        bout.players,
        bout.upper.name(),
        bout.against(),
        bot.games,
        percent(bot.win_rate),
        percent(low),
        percent(high),
        percent(bout.goal),
        if met { "met" } else { "**missed**" },
    );
    met
}

/// How long each level takes.
#[derive(Default)]
struct Clock([(u64, f64); Level::ALL.len()]);

impl Clock {
    fn add(&mut self, level: Level, reports: &[BotReport]) {
        let (decisions, ms) = &mut self.0[level as usize];
        for bot in reports {
            *decisions += bot.decisions;
            *ms += bot.ms_per_decision * bot.decisions as f64;
        }
    }

    fn tell(&self) {
        println!("| bot | decisions | µs a decision |");
        println!("|---|---|---|");
        for (level, &(decisions, ms)) in Level::ALL.into_iter().zip(&self.0) {
            if decisions > 0 {
                let mean = ms * 1000.0 / decisions as f64;
                println!("| {} | {decisions} | {mean:.1} |", level.name());
            }
        }
    }
}
