//! A server in this process, for games alone and round one device.

use std::fs::File;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use aufachse_server::{Config, Server, ServerError};
use fs4::{FileExt, TryLockError};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::error::{Snag, Trouble};

/// By which name the device of this machine is kept.
pub const HOME: &str = "home";
/// How long the server may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(3);
/// Nobody but this process speaks to the server: only a fault could reach these limits.
const ROOMY: u32 = 100_000;

/// A server in this process. Every action is on the disk before it is shown, so that whatever
/// ends this process, the game goes on where it was.
#[derive(Debug)]
pub struct Home {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), ServerError>>,
    /// Two servers on one database would not know of each other.
    _lock: File,
}

impl Home {
    /// Opens the server of a folder. Bots wait for `pace` before each action.
    pub async fn open(folder: &Path, pace: Duration) -> Result<Home, Trouble> {
        let no_home = |why: String| Trouble::from(Snag::NoHome { why });
        std::fs::create_dir_all(folder).map_err(|error| no_home(error.to_string()))?;
        let lock = lock(folder)?;
        let config = Config {
            bot_pace: pace,
            messages_each: ROOMY,
            requests_each: ROOMY,
            tables_each: ROOMY,
            ..Config::local(folder.to_owned())
        };
        let server = Server::open(config).await.map_err(|error| no_home(error.to_string()))?;
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Ok(Home { address, stop, task, _lock: lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye and waits until everything is kept.
    pub async fn close(self) {
        let _ = self.stop.send(());
        let _ = tokio::time::timeout(FAREWELL, self.task).await;
    }
}

/// Takes a folder for this process.
fn lock(folder: &Path) -> Result<File, Trouble> {
    let no_home = |error: std::io::Error| Snag::NoHome { why: error.to_string() };
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("lock"))
        .map_err(no_home)?;
    // By its full name: newer standard libraries have a method of the same name.
    match FileExt::try_lock(&file) {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(Snag::InUse { folder: folder.display().to_string() }.into())
        }
        Err(TryLockError::Error(error)) => Err(no_home(error).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_folder_is_home_to_one_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Home::open(folder.path(), Duration::ZERO).await.expect("a home");
        let second = Home::open(folder.path(), Duration::ZERO).await;
        assert!(matches!(second, Err(Trouble::Here(Snag::InUse { .. }))), "{second:?}");
        home.close().await;
        Home::open(folder.path(), Duration::ZERO).await.expect("a home again").close().await;
    }
}
