//! `aufachse engine`: the game for programs, by lines of JSON.

use std::io;

use clap::Args;

use crate::stop::Stop;

/// Talk to another program in lines of JSON, as chess engines do by UCI.
///
/// Each line read is one request, and each gets one line as its answer. A broken line gets an
/// error, and the conversation goes on.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
#[command(after_long_help = "In five minutes: start `aufachse engine` and type these lines.

  {\"request\":\"new\",\"edition\":\"classic\",\"seats\":[\"Ann\",\"Ben\"],\"seed\":5}
      a table; all dice and cards follow from the seed
  {\"request\":\"pending\"}
      who decides what: \"seats\":[0] and \"decision\":\"place\"
  {\"request\":\"apply\",\"by\":0,\"do\":{\"place\":\"Kassel-Frankfurt:1\"}}
      Ann places her truck on the first space of the road from Kassel to Frankfurt
  {\"request\":\"legal\",\"of\":1}
      everything that a seat may do, with an index and names
  {\"request\":\"apply\",\"by\":1,\"index\":0}
      the first of them, for Ben; then Ann's turn begins
  {\"request\":\"apply\",\"by\":0,\"do\":\"roll\"}
  {\"request\":\"apply\",\"by\":0,\"do\":{\"drive\":{\"to\":\"Kassel\"}}}
      name what matters; if it fits several actions, the answer lists them
  {\"request\":\"view\",\"of\":0}
      what a seat can see
  {\"request\":\"quit\"}

Answers have \"answer\", \"refusal\" (the rules forbid it, with the clause) or \"error\".
Requests for programs that look ahead: clone, restore, distances, undo.
Set up any situation with: position. Go on with a recorded game with: record.

All requests are described in docs/engine-protocol.md. examples/random_bot.py plays whole games.")]
pub(crate) struct EngineArgs {}

pub(crate) fn run(_: &EngineArgs) -> Result<(), Stop> {
    Ok(aufachse_engine::serve(io::stdin().lock(), io::stdout().lock())?)
}
