//! `aufachse play`: the game in this terminal.

use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::time::Duration;

use aufachse_terminal::play::{Options, Where};
use aufachse_terminal::wishes::{LEVELS, Wishes, level};
use aufachse_terminal::{Trouble, say};
use clap::Args;

use crate::desk::Desk;
use crate::house::{known_edition, switch};
use crate::numbers::whole;
use crate::serve::own_folder;
use crate::stop::Stop;
use crate::theme::ScreenArgs;

/// How long bots wait before each action where somebody watches the trucks.
const PACE: Duration = Duration::from_millis(300);

/// Play in this terminal: alone, round one keyboard, or online by a link.
///
/// Without anything else it asks what is to be played. Whatever an option says is not asked, and with
/// --now nothing is. Every move is kept at once: leave when you like, and --resume goes on. With
/// --plain, or where this is no terminal, the game is lines of text and numbered questions, for screen
/// readers, pipes and very small terminals.
#[derive(Clone, Debug, Args)]
#[command(after_long_help = "Examples:
  aufachse play                                       asks what to play
  aufachse play --now                                 at once, against three computer players
  aufachse play --edition modern --bots chef,fahrer   against these two
  aufachse play --name Ada --name Ben --bots lehrling round one keyboard, with one bot
  aufachse play --turns 40 --seed rainy-day --now     a short game whose dice can be had again
  aufachse play --resume                              goes on with the last game
  aufachse play --join 'https://server/table/ID#0.KEY'   the link that somebody sent you
  aufachse play --server https://server               the tables there, or a new one with --link 2
  aufachse play --server https://server --join CODE   your seats from another device, by its code")]
pub(crate) struct PlayArgs {
    /// Lines of text instead of the full screen.
    #[arg(long)]
    plain: bool,
    /// Ask nothing: what no option says is as usual.
    #[arg(long)]
    now: bool,
    /// Go on with the last game, or with the one of this id.
    #[arg(long, value_name = "ID", num_args = 0..=1, default_missing_value = "",
        conflicts_with_all = ["join", "server"])]
    resume: Option<String>,
    /// Go to the table of this link, or with --server bring your seats here by this code.
    ///
    /// At an https address the certificate must be one that this system trusts. For a server with a
    /// certificate of its own, put the file that it is signed with (PEM) into `SSL_CERT_FILE`.
    #[arg(long, value_name = "LINK|CODE")]
    join: Option<String>,
    /// See the tables of this server, join one or open one.
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The edition, such as classic or modern.
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// A house rule, such as dice=2; may be said several times.
    #[arg(long, value_name = "SWITCH=VALUE")]
    rule: Vec<String>,
    /// How many play; computer players take the seats that are left.
    #[arg(long, value_name = "N", value_parser = seats)]
    seats: Option<u8>,
    /// The computer players by their levels, with commas: random, lehrling, fahrer, disponent, chef.
    #[arg(long, value_name = "LEVELS", value_delimiter = ',')]
    bots: Vec<String>,
    /// Your name; said several times, several people play at this keyboard.
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// So many seats at a server for people who get a link.
    #[arg(long, value_name = "N", default_value = "0", value_parser = others, requires = "server")]
    link: u8,
    /// So many seats at a server for anybody who comes.
    #[arg(long, value_name = "N", default_value = "0", value_parser = others, requires = "server")]
    open: u8,
    /// End the game after so many turns of all players together.
    #[arg(long, value_name = "N", value_parser = turns)]
    turns: Option<u32>,
    /// What the dice follow from: any text, or the seed that another game revealed.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["link", "open"])]
    seed: Option<String>,
    /// Keep the cash of the players secret.
    #[arg(long)]
    hide_cash: bool,
    /// Keep games in this folder [default: a folder of yours].
    #[arg(long, value_name = "FOLDER", env = "AUFACHSE_PLAY_DATA")]
    data: Option<PathBuf>,
    /// Milliseconds that a bot waits before each action [default: 300, in lines of text 0].
    #[arg(long, value_name = "T", value_parser = pace)]
    pace_ms: Option<u64>,
    #[command(flatten)]
    screen: ScreenArgs,
}

fn seats(typed: &str) -> Result<u8, String> {
    whole(typed, 2, 6)
}

fn others(typed: &str) -> Result<u8, String> {
    whole(typed, 0, 5)
}

fn turns(typed: &str) -> Result<u32, String> {
    whole(typed, 1, 100_000)
}

fn pace(typed: &str) -> Result<u64, String> {
    whole(typed, 0, 60_000)
}

pub(crate) fn run(desk: &mut Desk, args: &PlayArgs) -> Result<(), Stop> {
    let options = options(desk, args)?;
    aufachse_terminal::play::play(options).map_err(|trouble| stop(desk, trouble))
}

/// Is the game to be lines of text, because it was asked for or because nothing else can be?
pub(crate) fn in_lines(plain: bool) -> bool {
    plain || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal()
}

fn options(desk: &Desk, args: &PlayArgs) -> Result<Options, Stop> {
    let data = match &args.data {
        Some(data) => data.clone(),
        // A folder of its own: a server in the browser may run at the same time.
        None => own_folder()
            .ok_or_else(|| Stop::Input(desk.text("cli-serve-no-folder", &[])))?
            .join("terminal"),
    };
    let plain = in_lines(args.plain);
    let usual = if plain { Duration::ZERO } else { PACE };
    Ok(Options {
        words: desk.words,
        data,
        plain,
        now: args.now,
        wishes: wishes(desk, args)?,
        at: place(desk, args)?,
        pace: args.pace_ms.map_or(usual, Duration::from_millis),
        screen: args.screen.options(),
    })
}

fn place(desk: &Desk, args: &PlayArgs) -> Result<Where, Stop> {
    let bad = |link: &str| {
        let snag = aufachse_terminal::error::Snag::BadLink { link: link.to_owned() };
        Stop::Input(desk.words.told(&snag))
    };
    Ok(match (&args.resume, &args.join, &args.server) {
        (Some(id), _, _) => Where::Resume(Some(id.clone()).filter(|id| !id.is_empty())),
        (_, Some(link), server) => match (link.parse(), server) {
            (Ok(link), _) => Where::Join(link),
            (Err(_), Some(server)) => {
                Where::Code(server.parse().map_err(|_| bad(server))?, link.clone())
            }
            (Err(_), None) => return Err(bad(link)),
        },
        (_, _, Some(server)) => Where::At(server.parse().map_err(|_| bad(server))?),
        _ => Where::Here,
    })
}

fn wishes(desk: &Desk, args: &PlayArgs) -> Result<Wishes, Stop> {
    if let Some(edition) = &args.edition {
        known_edition(desk, edition)?;
    }
    let rules: Result<Vec<(String, String)>, Stop> =
        args.rule.iter().map(|typed| switch(desk, typed)).collect();
    let named = |name: &String| {
        level(name.trim()).ok_or_else(|| {
            let sentence = desk.text("cli-unknown-level", &[("name", name.into())]);
            desk.unknown(sentence, name, &LEVELS)
        })
    };
    let bots: Result<Vec<_>, Stop> = args.bots.iter().map(named).collect();
    Ok(Wishes {
        edition: args.edition.clone(),
        rules: rules?,
        seats: args.seats,
        names: args.name.clone(),
        bots: bots?,
        links: args.link,
        open: args.open,
        turns: args.turns,
        seed: args.seed.clone(),
        hide_cash: args.hide_cash,
    })
}

/// What went wrong, with the exit code that belongs to it.
pub(crate) fn stop(desk: &Desk, trouble: Trouble) -> Stop {
    match trouble {
        Trouble::Output(error) => Stop::from(error),
        Trouble::There(_) => Stop::Input(say::trouble(desk.words, &trouble)),
        Trouble::Here(_) => Stop::Trouble(say::trouble(desk.words, &trouble)),
    }
}
