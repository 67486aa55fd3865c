//! `aufachse engine`: the game for programs, by lines of JSON.

use std::io;

use clap::Args;

use crate::stop::Stop;

/// Talk to another program in lines of JSON, as chess engines do by UCI.
///
/// Each line read is one request, and each gets one line as its answer; a broken line gets an
/// error, and the conversation goes on. The protocol is described in `docs/engine-protocol.md`, and
/// `examples/random_bot.py` plays a whole game through it.
///
/// Example:
///
///   echo '{"request":"hello"}' | aufachse engine
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct EngineArgs {}

pub(crate) fn run(_: &EngineArgs) -> Result<(), Stop> {
    Ok(aufachse_engine::serve(io::stdin().lock(), io::stdout().lock())?)
}
