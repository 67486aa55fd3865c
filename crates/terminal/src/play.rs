//! A whole sitting: from what was wished to the end of the game, at home or at any server.

mod arrive;

use std::path::PathBuf;
use std::time::Duration;

use aufachse_server::client::{Address, Client};
use aufachse_server::wire::{Status, TableInfo, TakeSeat};
use aufachse_words::Words;

use crate::error::{Snag, Trouble};
use crate::home::{HOME, Home};
use crate::keep::Kept;
use crate::link::{Desk, Invitation};
use crate::plain::{self, Paper};
use crate::screen::{Guest, Screen};
use crate::wishes::Wishes;
use crate::{Heard, Line, Table, say, screen};
use arrive::Came;

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
    /// At the table of a server whose seats a code brings here from another device.
    Code(Address, String),
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
    // The last game may have been at another server.
    let mut at = match &options.at {
        Where::Resume(table) => resumed(&kept, table.as_deref()),
        other => other.clone(),
    };
    let mut house = House {
        paper: Paper::standard(options.words),
        screen: Screen::new(options.words, &options.screen),
        options: &options,
    };
    loop {
        let next = match &at {
            Where::Here | Where::Resume(_) => {
                let home = Home::open(&options.data, options.pace).await?;
                let client = Client::new(home.address()).known(kept.device(HOME));
                let next = house.sitting(&at, &mut kept, client, HOME).await;
                home.close().await;
                next
            }
            Where::Join(Invitation { server: address, .. })
            | Where::At(address)
            | Where::Code(address, _) => {
                let server = address.to_string();
                let client = Client::new(address.clone()).known(kept.device(&server));
                house.sitting(&at, &mut kept, client, &server).await
            }
        };
        match next? {
            Some(elsewhere) => at = Where::Join(elsewhere),
            None => return Ok(()),
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

/// What a sitting is held with: the wishes, and both faces of the game.
struct House<'o> {
    options: &'o Options,
    paper: Paper,
    screen: Screen,
}

impl House<'_> {
    /// Comes to a table and plays there. Says which link to follow where that leads elsewhere.
    async fn sitting(
        &mut self,
        at: &Where,
        kept: &mut Kept,
        client: Client,
        server: &str,
    ) -> Result<Option<Invitation>, Trouble> {
        let mut desk = Desk::new(client);
        let played = match self.come(at, kept, &mut desk).await {
            Ok(Came::Elsewhere(link)) => return Ok(Some(link)),
            Ok(Came::Left) => Ok(None),
            Ok(Came::To(id, guest)) => {
                self.play(kept, &mut desk, server, id, guest).await.map(Some)
            }
            Err(trouble) => Err(trouble),
        };
        // What is said now is said on the terminal as it was before.
        self.screen.close();
        if let Some(played) = played? {
            for file in &played.records {
                self.paper
                    .say("terminal-record", &[("file", file.display().to_string().into())])?;
            }
            if !played.over {
                self.paper.say("terminal-left", &[])?;
                self.paper.say("terminal-resume", &[("table", played.last.into())])?;
            }
        }
        Ok(None)
    }

    /// Plays at a table, and at those of its rematches.
    async fn play(
        &mut self,
        kept: &mut Kept,
        desk: &mut Desk,
        server: &str,
        mut id: String,
        mut guest: Guest,
    ) -> Result<Played, Trouble> {
        let mut records = Vec::new();
        loop {
            kept.note(server, &id, desk.client.cookie())?;
            let mut line = Line::open(desk.client.clone(), id.clone());
            let table = first(&mut line, desk.client.address()).await?;
            let coming = std::mem::take(&mut guest);
            let outcome = if self.options.plain {
                plain::play(&mut self.paper, desk, line, table).await?
            } else {
                let far = (server != HOME).then(|| desk.client.address().clone());
                screen::run(&mut self.screen, desk, line, (table, far), coming).await?
            };
            match outcome {
                screen::Outcome::Left => return Ok(Played { records, last: id, over: false }),
                screen::Outcome::Over => {
                    records.extend(self.keep_record(desk, &id).await?);
                    return Ok(Played { records, last: id, over: true });
                }
                screen::Outcome::Rematch(table) => {
                    records.extend(self.keep_record(desk, &id).await?);
                    id = table;
                }
                screen::Outcome::Sit(sitting) => guest = self.sit_down(desk, &id, sitting).await?,
            }
        }
    }

    /// Takes a seat; whom the server refuses it comes back to the table and reads why.
    async fn sit_down(
        &self,
        desk: &mut Desk,
        id: &str,
        sitting: screen::Sitting,
    ) -> Result<Guest, Trouble> {
        let screen::Sitting { seat, name, key } = sitting;
        let taking = TakeSeat { name: name.clone(), key: key.clone(), word: None };
        match desk.sit(id, seat, &taking).await {
            Ok(_) => Ok(Guest::default()),
            Err(Trouble::There(problem)) => Ok(Guest {
                invited: key.map(|key| (seat, key)),
                name,
                said: Some(say::problem(self.options.words, &problem)),
            }),
            Err(other) => Err(other),
        }
    }

    /// Puts the record of a game that is over into a file, and says into which.
    async fn keep_record(&self, desk: &mut Desk, id: &str) -> Result<Option<PathBuf>, Trouble> {
        // Who has only looked on may not have it, and needs no word about it.
        let text = match desk.record(id).await {
            Err(Trouble::There(_)) => return Ok(None),
            other => other?,
        };
        let folder = self.options.data.join("records");
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{id}.jsonl"));
        std::fs::write(&file, text)?;
        Ok(Some(file))
    }
}

/// How a sitting ended.
struct Played {
    /// The records of the games that were played to their end.
    records: Vec<PathBuf>,
    /// The last table.
    last: String,
    /// Is its game over?
    over: bool,
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
