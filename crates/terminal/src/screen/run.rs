//! The loops that bring keys, messages and the screen together.

use std::io;
use std::time::{Duration, Instant};

use aufachse_rules::Record;
use aufachse_server::client::Address;
use aufachse_words::Words;

use super::colour::{Depth, Ground, Paint};
use super::fault;
use super::keyboard::Keys;
use super::play::{Deed, Play};
use super::setup::{self, Setup};
use super::stage::{Call, Stage};
use super::watch::{Turned, Watch};
use super::{Guest, Options, Outcome, Theme};
use crate::error::{Snag, Trouble};
use crate::link::Desk;
use crate::model::Connection;
use crate::plain::Broken;
use crate::{Heard, Line, Table, Wishes, say};

/// How often the screen looks for calls of the system and lets clocks tick.
pub(super) const TICK: Duration = Duration::from_millis(200);

/// The full screen: taken when something is to be shown, and kept until it is closed, so that
/// nothing flickers on the way from the lobby to the table.
pub struct Screen {
    pub(super) words: &'static Words,
    pub(super) paint: Paint,
    taken: Option<Taken>,
}

/// The terminal while the program has it. The keys are let go first.
pub(super) struct Taken {
    pub(super) keys: Keys,
    pub(super) stage: Stage,
}

impl Taken {
    /// Does what the system wants; says whether it wants the end.
    pub(super) fn is_called_off(&mut self) -> io::Result<bool> {
        match self.stage.call() {
            Some(Call::End) => return Ok(true),
            Some(Call::Rest) => self.stage.rest()?,
            Some(Call::Back) => self.stage.back()?,
            None => {}
        }
        Ok(false)
    }
}

impl std::fmt::Debug for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Screen").field("taken", &self.taken.is_some()).finish_non_exhaustive()
    }
}

impl Screen {
    /// A screen that is not taken yet.
    pub fn new(words: &'static Words, options: &Options) -> Screen {
        Screen { words, paint: paint(options), taken: None }
    }

    /// Gives the terminal back.
    pub fn close(&mut self) {
        self.taken = None;
    }

    /// The terminal, which is taken if it is not yet.
    pub(super) fn take(&mut self) -> Result<&mut Taken, Trouble> {
        if self.taken.is_none() {
            let stage = Stage::open(self.words.text("screen-broken", &[]));
            let stage = stage.map_err(|error| Snag::Terminal { why: error.to_string() })?;
            self.taken = Some(Taken { stage, keys: Keys::read() });
        }
        let gone = || Snag::Terminal { why: String::new() }.into();
        self.taken.as_mut().ok_or_else(gone)
    }
}

fn paint(options: &Options) -> Paint {
    let var = |name: &str| std::env::var(name).ok();
    let depth = if options.no_colour { Depth::None } else { Depth::detect(var) };
    Paint::new(depth).on(match options.theme {
        Theme::Auto => Ground::detect(var),
        Theme::Light => Ground::Light,
        Theme::Dark => Ground::Dark,
    })
}

/// Plays on the full screen until the player leaves. With the table comes the address at which
/// others find it, where they can.
pub async fn run(
    screen: &mut Screen,
    desk: &mut Desk,
    mut line: Line,
    (table, far): (Table, Option<Address>),
    guest: Guest,
) -> Result<Outcome, Trouble> {
    let (words, paint) = (screen.words, screen.paint);
    let taken = screen.take()?;
    let id = table.info.id.clone();
    let mut play = Play::new(table, words, paint);
    play.enter_room(far, guest);
    let mut deeds = play.seat();
    let mut tick = tokio::time::interval(TICK);
    loop {
        for deed in std::mem::take(&mut deeds) {
            match deed {
                Deed::Send(message) => {
                    line.send(message).await;
                }
                Deed::Leave => return Ok(outcome(&play)),
                Deed::Rematch(table) => return Ok(Outcome::Rematch(table)),
                Deed::Sit(sitting) => return Ok(Outcome::Sit(sitting)),
                Deed::StandUp(seat) => {
                    if let Err(trouble) = desk.stand_up(&id, seat).await {
                        play.tell(say::trouble(words, &trouble));
                    }
                }
                Deed::Carry => match desk.carry(&id).await {
                    Ok(code) => play.show_code(code),
                    Err(trouble) => play.tell(say::trouble(words, &trouble)),
                },
                Deed::Copy(text) => taken.stage.copy(&text)?,
                Deed::Rest => taken.stage.rest()?,
                Deed::Redraw => taken.stage.terminal.clear()?,
            }
        }
        taken.stage.draw(|frame| play.draw(frame))?;
        tokio::select! {
            event = taken.keys.events.recv() => match event {
                Some(event) => {
                    fault::on_purpose(&event);
                    deeds = play.event(&event);
                    // Whatever is there already is taken before the next frame.
                    while let Ok(event) = taken.keys.events.try_recv() {
                        deeds.extend(play.event(&event));
                    }
                }
                None => return Ok(outcome(&play)),
            },
            heard = line.hear() => match heard {
                Some(Heard::Said(message)) => deeds = play.heard(*message),
                Some(Heard::Lost) => play.connected(Connection::Lost),
                Some(Heard::Back) => play.connected(Connection::Open),
                None => return Ok(outcome(&play)),
            },
            _ = tick.tick() => {
                if taken.is_called_off()? {
                    return Ok(outcome(&play));
                }
            }
        }
    }
}

fn outcome(play: &Play) -> Outcome {
    if play.table.is_over() { Outcome::Over } else { Outcome::Left }
}

/// Asks on the full screen what is to be played; nothing where the player leaves. `said` is why a
/// table could not be opened; `online` is whether others can come to it.
pub async fn set_up(
    screen: &mut Screen,
    wishes: &Wishes,
    online: bool,
    said: Option<String>,
) -> Result<Option<Wishes>, Trouble> {
    let (words, paint) = (screen.words, screen.paint);
    let taken = screen.take()?;
    let setup = Setup::new(wishes, words);
    let mut setup = if online { setup.online() } else { setup }.said(said);
    let mut tick = tokio::time::interval(TICK);
    loop {
        taken.stage.draw(|frame| setup.draw(frame, paint))?;
        tokio::select! {
            event = taken.keys.events.recv() => match event.map(|event| setup.event(&event)) {
                Some(setup::Outcome::Stay) => {}
                Some(setup::Outcome::Go(wishes)) => return Ok(Some(*wishes)),
                Some(setup::Outcome::Rest) => taken.stage.rest()?,
                Some(setup::Outcome::Quit) | None => return Ok(None),
            },
            _ = tick.tick() => {
                if taken.is_called_off()? {
                    return Ok(None);
                }
            }
        }
    }
}

/// Shows a recorded game on the full screen.
pub fn watch(record: &Record, words: &'static Words, options: &Options) -> Result<(), Broken> {
    let mut watch = Watch::new(record, words, paint(options)).map_err(Broken::Record)?;
    show(&mut watch).map_err(Broken::Output)
}

fn show(watch: &mut Watch) -> io::Result<()> {
    // The keys are read on a thread of their own, as in a game: on a terminal that is gone reading
    // may never come back, and the call to end would not be heard.
    let mut taken = Taken { stage: Stage::open(String::new())?, keys: Keys::read() };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    runtime.block_on(async {
        let mut last = Instant::now();
        loop {
            taken.stage.draw(|frame| watch.draw(frame))?;
            if taken.is_called_off()? {
                return Ok(());
            }
            let wait = if watch.runs { watch.pause().saturating_sub(last.elapsed()) } else { TICK };
            tokio::select! {
                event = taken.keys.events.recv() => match event.map(|event| watch.event(&event)) {
                    Some(Turned::Stay) => {}
                    Some(Turned::Rest) => taken.stage.rest()?,
                    Some(Turned::Leave) | None => return Ok(()),
                },
                () = tokio::time::sleep(wait.min(TICK)) => {}
            }
            if last.elapsed() >= watch.pause() {
                watch.tick();
                last = Instant::now();
            }
        }
    })
}
