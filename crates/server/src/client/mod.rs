//! A small client: as much HTTP and WebSocket as the terminal, tests and measurements need.

mod address;

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};

use self::address::Wire;
pub use self::address::{Address, NoAddress, is_untrusted};

/// How long anything may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);

/// What went wrong on this side of the wire.
pub type ClientError = Box<dyn std::error::Error + Send + Sync>;

/// A device: an address to talk to, and the cookie that it was given.
#[derive(Clone, Debug)]
pub struct Client {
    address: Address,
    cookie: Option<String>,
    /// Headers that go with every request, such as an `Origin`.
    pub headers: Vec<(String, String)>,
}

/// An answer: its status, its headers in small letters, and its body.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON; nothing where it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// A device that has never been there.
    pub fn new(address: impl Into<Address>) -> Client {
        Client { address: address.into(), cookie: None, headers: Vec::new() }
    }

    /// The same device as earlier, by what [`Client::cookie`] gave then.
    #[must_use]
    pub fn known(mut self, cookie: Option<String>) -> Client {
        self.cookie = cookie;
        self
    }

    /// What the server knows this device by: a secret.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Where the server is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The same device at another address.
    #[must_use]
    pub fn at(&self, address: impl Into<Address>) -> Client {
        Client { address: address.into(), ..self.clone() }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, ClientError> {
        self.request("GET", path, None).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, ClientError> {
        self.request("POST", path, Some(body.to_string())).await
    }

    /// Any request. A cookie that comes back is kept.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<Answer, ClientError> {
        let body = body.unwrap_or_default();
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n",
            self.address.place(),
            body.len()
        );
        if !body.is_empty() {
            text.push_str("Content-Type: application/json\r\n");
        }
        for (name, value) in self.all_headers() {
            text.extend([name.as_str(), ": ", value.as_str(), "\r\n"]);
        }
        text.push_str("\r\n");
        text.push_str(&body);
        let talk = async {
            let mut stream = self.address.dial().await?;
            stream.write_all(text.as_bytes()).await?;
            let mut bytes = Vec::new();
            stream.read_to_end(&mut bytes).await?;
            Ok::<_, ClientError>(bytes)
        };
        let bytes = tokio::time::timeout(PATIENCE, talk).await??;
        let answer = parse(&String::from_utf8(bytes)?)?;
        if let Some(cookie) = answer.header("set-cookie").and_then(|c| c.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(answer)
    }

    fn all_headers(&self) -> impl Iterator<Item = (String, String)> + '_ {
        let cookie = self.cookie.iter().map(|cookie| ("Cookie".to_owned(), cookie.clone()));
        cookie.chain(self.headers.iter().cloned())
    }

    /// Opens a socket at a table.
    pub async fn socket(&self, table: &str) -> Result<Socket, ClientError> {
        self.socket_at(&format!("/api/tables/{table}/socket?v=1")).await
    }

    /// Opens a socket at any path.
    pub async fn socket_at(&self, path: &str) -> Result<Socket, ClientError> {
        let mut request = format!("ws://{}{path}", self.address.place()).into_client_request()?;
        for (name, value) in self.all_headers() {
            let name: tungstenite::http::HeaderName = name.parse()?;
            request.headers_mut().insert(name, value.parse()?);
        }
        let open = async {
            let stream = self.address.dial().await?;
            Ok::<_, ClientError>(tokio_tungstenite::client_async(request, stream).await?.0)
        };
        Ok(Socket { stream: tokio::time::timeout(PATIENCE, open).await?? })
    }
}

/// A socket at a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Box<dyn Wire>>,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), ClientError> {
        self.send_raw(Message::text(message.to_string())).await
    }

    /// Sends a text that may be anything.
    pub async fn send_text(&mut self, text: &str) -> Result<(), ClientError> {
        self.send_raw(Message::text(text.to_owned())).await
    }

    /// Sends bytes that are no text.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.send_raw(Message::binary(bytes)).await
    }

    async fn send_raw(&mut self, message: Message) -> Result<(), ClientError> {
        Ok(tokio::time::timeout(PATIENCE, self.stream.send(message)).await??)
    }

    /// The text of the next message; nothing when the server has closed.
    pub async fn text(&mut self) -> Result<Option<String>, ClientError> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await? {
                None | Some(Ok(Message::Close(_))) => return Ok(None),
                Some(Ok(Message::Text(text))) => return Ok(Some(text.to_string())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Reads on until the server closes; the code and the reason that it gives, if it gives any.
    pub async fn end(&mut self) -> Option<(u16, String)> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await {
                Ok(Some(Ok(Message::Close(frame)))) => {
                    return frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                }
                Ok(Some(Ok(_))) => {}
                _ => return None,
            }
        }
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Value, ClientError> {
        let text = self.text().await?.ok_or("the server has closed the socket")?;
        Ok(serde_json::from_str(&text)?)
    }

    /// The next message of a type; what comes before is dropped.
    pub async fn next_of(&mut self, kind: &str) -> Result<Value, ClientError> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// The answer to a message that has an id: `ok`, `because` or `error`.
    pub async fn answer(&mut self, id: u64) -> Result<Value, ClientError> {
        loop {
            let message = self.next().await?;
            if message["id"] == id {
                return Ok(message);
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        let _ = self.stream.close(None).await;
    }
}

fn parse(text: &str) -> Result<Answer, ClientError> {
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).ok_or("no status")?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let chunked = headers.iter().any(|(n, v)| n == "transfer-encoding" && v == "chunked");
    let body = if chunked { unchunked(body).ok_or("a broken body")? } else { body.to_owned() };
    Ok(Answer { status: status.parse()?, headers, body })
}

fn unchunked(mut body: &str) -> Option<String> {
    let mut text = String::new();
    loop {
        let (size, rest) = body.split_once("\r\n")?;
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(text);
        }
        text.push_str(rest.get(..size)?);
        body = rest.get(size + 2..)?;
    }
}
