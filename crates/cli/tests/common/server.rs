//! A real server for a test.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running server, which is ended with the test.
pub(crate) struct Server {
    child: Child,
    /// Where it is, such as `http://127.0.0.1:4711`.
    pub(crate) address: String,
}

impl Server {
    /// Starts one that keeps its tables in a folder. Nobody has to wait for it.
    pub(crate) fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_aufachse"))
            .args(["serve", "--bind", "127.0.0.1:0", "--bot-pace-ms", "0", "--log", "error"])
            .args(["--messages-each", "10000", "--requests-each", "10000", "--data"])
            .arg(data)
            .env("AUFACHSE_LANG", "en")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("an output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let at = line.find("http://").unwrap_or_else(|| panic!("no address in {line:?}"));
        Server { child, address: line[at..].trim().trim_end_matches('/').to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
