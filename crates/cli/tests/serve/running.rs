//! A server in a process of its own.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;

pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
    /// What it writes for its operator, read as it comes so that it never has to wait.
    log: Option<JoinHandle<String>>,
}

impl Running {
    pub(crate) fn start(data: &Path, log: &str) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_aufachse"))
            .args(["serve", "--bind", "127.0.0.1:0", "--bot-pace-ms", "0", "--log", log])
            .args(["--messages-each", "10000", "--requests-each", "10000", "--data"])
            .arg(data)
            .env("AUFACHSE_LANG", "en")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let out = child.stdout.take().expect("an output");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.rsplit("http://").next().map(|a| a.trim().trim_end_matches('/'));
        let address = address.and_then(|a| a.parse().ok());
        let mut errors = child.stderr.take().expect("an output for errors");
        let log = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = errors.read_to_end(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        });
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Running { child, address, log: Some(log) }
    }

    /// Ends it, and gives all that it has logged.
    pub(crate) fn logged(mut self) -> String {
        let log = self.log.take();
        drop(self);
        log.expect("it is read once").join().expect("a text")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // SIGKILL: nothing is said, nothing is flushed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
