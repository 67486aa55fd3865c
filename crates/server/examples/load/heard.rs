//! What a client has to know of a message to play on: nothing else is read, so that the processors
//! are left to the server.

use aufachse_server::client::{ClientError, Socket};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// A table as one client sees it.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) revision: u64,
    pub(crate) over: bool,
    /// The seat that has to decide.
    pub(crate) awaited: Option<usize>,
    /// How many actions the client may choose from.
    pub(crate) choices: usize,
}

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow)]
    error: Option<&'a RawValue>,
    revision: Option<u64>,
    #[serde(borrow)]
    state: Option<State<'a>>,
}

#[derive(Deserialize)]
struct State<'a> {
    status: &'a str,
    #[serde(default)]
    awaited: Vec<usize>,
    #[serde(default)]
    legal: Vec<IgnoredAny>,
}

impl Heard {
    /// The next state with a higher revision than this.
    pub(crate) async fn after(was: Option<u64>, socket: &mut Socket) -> Result<Heard, ClientError> {
        loop {
            let text = socket.text().await?.ok_or("the server has closed the socket")?;
            let message: Message<'_> = serde_json::from_str(&text)?;
            if let Some(error) = message.error {
                return Err(error.get().into());
            }
            if let (Some(state), Some(revision)) = (message.state, message.revision)
                && Some(revision) > was
            {
                return Ok(Heard {
                    revision,
                    over: state.status == "over",
                    awaited: state.awaited.first().copied(),
                    choices: state.legal.len(),
                });
            }
        }
    }
}
