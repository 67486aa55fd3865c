//! The loop that brings keys, messages and the screen together.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use aufachse_rules::Record;
use aufachse_words::Words;
use crossterm::event::{self, Event};
use tokio::sync::mpsc;

use super::colour::{Depth, Paint};
use super::play::{Deed, Play};
use super::setup::{self, Setup};
use super::stage::{Call, Stage};
use super::watch::{Turned, Watch};
use super::{Options, Outcome};
use crate::error::{Snag, Trouble};
use crate::model::Connection;
use crate::plain::Broken;
use crate::{Heard, Line, Table, Wishes};

/// How often the screen looks for calls of the system and lets clocks tick.
const TICK: Duration = Duration::from_millis(200);
/// How long the reader waits for a key before it looks whether it is still wanted.
const PATIENCE: Duration = Duration::from_millis(50);

/// Reads keys on a thread of its own until it is dropped.
struct Keys {
    events: mpsc::UnboundedReceiver<Event>,
    wanted: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
}

impl Keys {
    fn read() -> Keys {
        let (sender, events) = mpsc::unbounded_channel();
        let wanted = Arc::new(AtomicBool::new(true));
        let still = Arc::clone(&wanted);
        let reader = std::thread::spawn(move || {
            while still.load(Ordering::Relaxed) {
                match event::poll(PATIENCE) {
                    Ok(false) => continue,
                    Ok(true) => {}
                    // The terminal is gone: nothing will ever be typed again.
                    Err(_) => return,
                }
                let Ok(event) = event::read() else { return };
                if sender.send(event).is_err() {
                    return;
                }
            }
        });
        Keys { events, wanted, reader: Some(reader) }
    }
}

impl Drop for Keys {
    fn drop(&mut self) {
        self.wanted.store(false, Ordering::Relaxed);
        // A reader that lives on would take a key from the one who reads next. One whose terminal
        // is gone may never come back, and must not keep the program alive.
        let reader = self.reader.take();
        let until = Instant::now() + PATIENCE * 10;
        while reader.as_ref().is_some_and(|reader| !reader.is_finished()) && Instant::now() < until
        {
            std::thread::sleep(PATIENCE / 10);
        }
    }
}

fn paint(options: &Options) -> Paint {
    let depth = Depth::detect(|name| std::env::var(name).ok());
    Paint::new(if options.no_colour { Depth::None } else { depth })
}

fn no_terminal(error: &io::Error) -> Trouble {
    Snag::Terminal { why: error.to_string() }.into()
}

/// Plays on the full screen until the player leaves.
pub async fn run(
    mut line: Line,
    table: Table,
    words: &'static Words,
    options: Options,
) -> Result<Outcome, Trouble> {
    let farewell = words.text("screen-broken", &[]);
    let mut stage = Stage::open(farewell).map_err(|error| no_terminal(&error))?;
    let mut keys = Keys::read();
    let mut play = Play::new(table, words, paint(&options));
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
                Deed::Rest => stage.rest()?,
                Deed::Redraw => stage.terminal.clear()?,
            }
        }
        stage.terminal.draw(|frame| play.draw(frame))?;
        tokio::select! {
            event = keys.events.recv() => match event {
                Some(event) => {
                    deeds = play.event(&event);
                    // Whatever is there already is taken before the next frame.
                    while let Ok(event) = keys.events.try_recv() {
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
            _ = tick.tick() => match stage.call() {
                Some(Call::End) => return Ok(outcome(&play)),
                Some(Call::Rest) => stage.rest()?,
                Some(Call::Back) => stage.back()?,
                None => {}
            },
        }
    }
}

fn outcome(play: &Play) -> Outcome {
    if play.table.is_over() { Outcome::Over } else { Outcome::Left }
}

/// Asks on the full screen what is to be played; nothing where the player leaves.
pub async fn set_up(
    wishes: Wishes,
    words: &'static Words,
    options: &Options,
) -> Result<Option<Wishes>, Trouble> {
    let mut stage = Stage::open(String::new()).map_err(|error| no_terminal(&error))?;
    let mut keys = Keys::read();
    let (paint, mut setup) = (paint(options), Setup::new(&wishes, words));
    let mut tick = tokio::time::interval(TICK);
    loop {
        stage.terminal.draw(|frame| setup.draw(frame, paint))?;
        tokio::select! {
            event = keys.events.recv() => match event.map(|event| setup.event(&event)) {
                Some(setup::Outcome::Stay) => {}
                Some(setup::Outcome::Go(wishes)) => return Ok(Some(*wishes)),
                Some(setup::Outcome::Rest) => stage.rest()?,
                Some(setup::Outcome::Quit) | None => return Ok(None),
            },
            _ = tick.tick() => match stage.call() {
                Some(Call::End) => return Ok(None),
                Some(Call::Rest) => stage.rest()?,
                Some(Call::Back) => stage.back()?,
                None => {}
            },
        }
    }
}

/// Shows a recorded game on the full screen.
pub fn watch(record: &Record, words: &'static Words, options: &Options) -> Result<(), Broken> {
    let mut watch = Watch::new(record, words, paint(options)).map_err(Broken::Record)?;
    show(&mut watch).map_err(Broken::Output)
}

fn show(watch: &mut Watch) -> io::Result<()> {
    let mut stage = Stage::open(String::new())?;
    let mut last = Instant::now();
    loop {
        stage.terminal.draw(|frame| watch.draw(frame))?;
        match stage.call() {
            Some(Call::End) => return Ok(()),
            Some(Call::Rest) => stage.rest()?,
            Some(Call::Back) => stage.back()?,
            None => {}
        }
        let wait = if watch.runs { watch.pause().saturating_sub(last.elapsed()) } else { TICK };
        if event::poll(wait.min(TICK))? {
            match watch.event(&event::read()?) {
                Turned::Stay => {}
                Turned::Leave => return Ok(()),
                Turned::Rest => stage.rest()?,
            }
        }
        if last.elapsed() >= watch.pause() {
            watch.tick();
            last = Instant::now();
        }
    }
}
