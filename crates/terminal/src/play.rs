//! A whole sitting: from what was wished to the end of the game, at home or at any server.

use std::path::{Path, PathBuf};
use std::time::Duration;

use aufachse_server::client::{Address, Client};
use aufachse_server::wire::{Status, TableInfo};
use aufachse_words::Words;

use crate::error::{Snag, Trouble};
use crate::home::{HOME, Home};
use crate::keep::Kept;
use crate::link::{Desk, Invitation};
use crate::plain::{self, Paper, Seated};
use crate::wishes::Wishes;
use crate::{Heard, Line, Table, say, screen};

/// Where is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// Alone or round this device: a new game.
    Here,
    /// The last game is gone on with, or the one of this id.
    Resume(Option<String>),
    /// At the table of a link.
    Join(Invitation),
    /// At some table of a server.
    At(Address),
}

/// Everything about a sitting.
#[derive(Clone, Debug)]
pub struct Options {
    /// The language.
    pub words: &'static Words,
    /// The folder in which games are kept.
    pub data: PathBuf,
    /// Lines of text instead of the full screen?
    pub plain: bool,
    /// No questions: what is not wished is as usual.
    pub now: bool,
    /// What is to be played.
    pub wishes: Wishes,
    /// Where.
    pub at: Where,
    /// How long bots wait before each action, in games at home.
    pub pace: Duration,
    /// How the full screen is to be.
    pub screen: screen::Options,
}

/// Plays. Returns when the game is over or the player leaves.
pub fn play(options: Options) -> Result<(), Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(sit(options));
    // A thread that waits for a line of input cannot be waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    ended
}

async fn sit(options: Options) -> Result<(), Trouble> {
    let mut kept = Kept::read(&options.data);
    let mut paper = Paper::standard(options.words);
    // The last game may have been at another server.
    let at = match &options.at {
        Where::Resume(table) => resumed(&kept, table.as_deref()),
        other => other.clone(),
    };
    match at {
        Where::Here | Where::Resume(_) => {
            let home = Home::open(&options.data, options.pace).await?;
            let address = Address::from(home.address());
            let client = Client::new(address).known(kept.device(HOME));
            let played = sitting(&options, &at, &mut paper, &mut kept, client, HOME).await;
            home.close().await;
            played
        }
        Where::Join(Invitation { server: ref address, .. }) | Where::At(ref address) => {
            let server = address.to_string();
            let client = Client::new(address.clone()).known(kept.device(&server));
            sitting(&options, &at, &mut paper, &mut kept, client, &server).await
        }
    }
}

/// Where the last game was, unless another one is asked for.
fn resumed(kept: &Kept, wanted: Option<&str>) -> Where {
    match (wanted, kept.last()) {
        (wanted, Some((server, table)))
            if server != HOME && wanted.is_none_or(|wanted| wanted == table) =>
        {
            match server.parse() {
                Ok(server) => {
                    Where::Join(Invitation { server, table: table.to_owned(), seat: None })
                }
                Err(_) => Where::Resume(None),
            }
        }
        (wanted, _) => Where::Resume(wanted.map(str::to_owned)),
    }
}

/// Comes to a table and plays there.
async fn sitting(
    options: &Options,
    at: &Where,
    paper: &mut Paper,
    kept: &mut Kept,
    client: Client,
    server: &str,
) -> Result<(), Trouble> {
    let mut desk = Desk::new(client);
    let seated = match at {
        Where::Here => open(options, paper, &mut desk).await?,
        Where::Resume(wanted) => {
            let last = kept.last().filter(|(server, _)| *server == HOME).map(|(_, table)| table);
            Seated::At(unfinished(&mut desk, wanted.as_deref(), last).await?.id)
        }
        Where::Join(link) => plain::join(paper, &mut desk, link, &options.wishes).await?,
        Where::At(_) => plain::lobby(paper, &mut desk, &options.wishes, !options.now).await?,
    };
    let Seated::At(mut id) = seated else { return Ok(()) };
    let outcome = loop {
        kept.note(server, &id, desk.client.cookie())?;
        let address = desk.client.address().clone();
        let mut line = Line::open(desk.client.clone(), id.clone());
        let table = first(&mut line, &address).await?;
        if options.plain {
            break plain::play(paper, line, table, address).await?;
        }
        match screen::run(line, table, options.words, options.screen.clone()).await? {
            screen::Outcome::Left => break plain::Outcome::Left,
            screen::Outcome::Over => break plain::Outcome::Over,
            screen::Outcome::Rematch(table) => {
                keep_record(paper, &mut desk, &options.data, &id).await?;
                id = table;
            }
        }
    };
    match outcome {
        plain::Outcome::Left => {
            paper.say("terminal-left", &[])?;
            Ok(paper.say("terminal-resume", &[("table", id.as_str().into())])?)
        }
        plain::Outcome::Over => keep_record(paper, &mut desk, &options.data, &id).await,
    }
}

/// Opens a table at home; what cannot be played is said, and asked again where questions are asked.
async fn open(options: &Options, paper: &mut Paper, desk: &mut Desk) -> Result<Seated, Trouble> {
    loop {
        let wishes = if options.now {
            Some(options.wishes.clone())
        } else if options.plain {
            plain::set_up(paper, options.wishes.clone()).await?
        } else {
            screen::set_up(options.wishes.clone(), options.words, &options.screen).await?
        };
        let Some(wishes) = wishes else { return Ok(Seated::Left) };
        match desk.open(&wishes.table(options.words)).await {
            Ok(table) => return Ok(Seated::At(table.id)),
            Err(Trouble::There(problem)) if !options.now => {
                let told = say::problem(options.words, &problem);
                paper.line(&told)?;
            }
            Err(other) => return Err(other),
        }
    }
}

/// The unfinished game that is to be gone on with.
async fn unfinished(
    desk: &mut Desk,
    wanted: Option<&str>,
    last: Option<&str>,
) -> Result<TableInfo, Trouble> {
    let own = desk.lobby().await?.own;
    let mut own = own.into_iter().filter(|table| table.status != Status::Over);
    if let Some(wanted) = wanted {
        let not_there = || Snag::NotThere { table: wanted.to_owned() };
        return Ok(own.find(|table| table.id == wanted).ok_or_else(not_there)?);
    }
    let mut own: Vec<TableInfo> = own.collect();
    let at = own.iter().position(|table| Some(table.id.as_str()) == last).unwrap_or(0);
    if own.is_empty() { Err(Snag::NothingToResume.into()) } else { Ok(own.swap_remove(at)) }
}

/// The table of the first message.
async fn first(line: &mut Line, server: &Address) -> Result<Table, Trouble> {
    loop {
        match line.hear().await {
            Some(Heard::Said(message)) => return Ok(Table::open(*message)?),
            Some(Heard::Lost | Heard::Back) => {}
            None => return Err(Snag::NotOurs { server: server.to_string() }.into()),
        }
    }
}

/// Puts the record of a game that is over into a file.
async fn keep_record(
    paper: &mut Paper,
    desk: &mut Desk,
    data: &Path,
    id: &str,
) -> Result<(), Trouble> {
    // Who has only looked on may not have it, and needs no word about it.
    let text = match desk.record(id).await {
        Err(Trouble::There(_)) => return Ok(()),
        other => other?,
    };
    let folder = data.join("records");
    std::fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{id}.jsonl"));
    std::fs::write(&file, text)?;
    Ok(paper.say("terminal-record", &[("file", file.display().to_string().into())])?)
}
