//! Bots that are programs: the near side of the bot protocol, which `docs/bot-protocol.md`
//! describes.

mod answer;
mod fault;
mod message;
mod program;

use std::time::Duration;

use aufachse_rules::{Action, Game, Rules, Seat, Setup};

pub use fault::ForeignFault;

use answer::{Hello, read};
use message::{Choose, End, Message, Start};
use program::Program;

/// The protocol and its version. A later version of the same number only adds to it.
pub const BOT_PROTOCOL: &str = "aufachse-bot/1";

/// What a program is told before the game.
pub(crate) struct Greeting<'g> {
    pub(crate) rules: &'g Rules,
    pub(crate) setup: &'g Setup,
    pub(crate) names: &'g [String],
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
}

/// A program in a seat.
#[derive(Debug)]
pub(crate) struct Foreign {
    program: Program,
    names: Vec<String>,
    timeout: Duration,
    asides: bool,
}

impl Foreign {
    /// Starts a program, and tells it of the game.
    pub(crate) fn start(
        words: &[String],
        timeout: Duration,
        greeting: &Greeting<'_>,
    ) -> Result<Foreign, ForeignFault> {
        let mut program = Program::start(words)?;
        program.send(&Message::Hello { protocol: BOT_PROTOCOL })?;
        let hello: Hello = read(&program.receive(timeout)?)?;
        hello.check()?;
        program.send(&Message::Game(Box::new(Start::of(greeting))))?;
        Ok(Foreign { program, names: greeting.names.to_vec(), timeout, asides: hello.asides })
    }

    /// Does it want to be asked where the game does not wait for it?
    pub(crate) fn asides(&self) -> bool {
        self.asides
    }

    /// Asks it for a choice.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        seat: Seat,
        must: bool,
        legal: &[Action],
    ) -> Result<Option<usize>, ForeignFault> {
        let choose = Choose::of(game, seat, &self.names, must, legal);
        self.program.send(&Message::Choose(Box::new(choose)))?;
        let line = self.program.receive(self.timeout)?;
        answer::choice(&line, must, legal)
    }

    /// Tells it how the game ended, and lets it go.
    pub(crate) fn end(mut self, game: &Game, places: &[(u8, i64)]) {
        // The game is over: whether it hears of that is its own affair.
        let _ = self.program.send(&Message::End(End::of(game, places)));
        self.program.let_go();
    }
}
