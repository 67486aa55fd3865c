//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::door::Door;
use crate::hall::Hall;
use crate::http;
use crate::metrics::Metrics;
use crate::storage::{Storage, StorageError};

/// The name of the database in the folder of the data.
const DATABASE: &str = "tables.sqlite";
/// How long tables and guests may take to go.
const FAREWELL: Duration = Duration::from_secs(5);

/// A server could not be started or went down.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The address cannot be listened on, or the folder cannot be made.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// The storage cannot be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The counters cannot be made.
    #[error(transparent)]
    Metrics(#[from] prometheus::Error),
}

/// A server that is ready to serve.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hall: Arc<Hall>,
    ended: mpsc::Receiver<()>,
}

impl Server {
    /// Opens the storage, brings back every table and takes the address.
    pub async fn open(mut config: Config) -> Result<Server, ServerError> {
        std::fs::create_dir_all(&config.data)?;
        let metrics = Metrics::new()?;
        let storage = Storage::open(&config.data.join(DATABASE), metrics.clone()).await?;
        let listener = TcpListener::bind(config.bind).await?;
        let address = listener.local_addr()?;
        config.bind = address;
        let (hall, ended) = Hall::open(config, storage, metrics).await?;
        Ok(Server { listener, address, hall, ended })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Is a page compiled in?
    pub fn has_page(&self) -> bool {
        http::has_page()
    }

    /// Serves until told to stop; then says goodbye to everybody and keeps what is under way.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let Server { listener, hall, mut ended, .. } = self;
        let router = http::router(hall.clone());
        let door = Door::new(listener, router, &hall.config);
        let guests = door.open_until(stop).await;
        tracing::info!("the server goes down");
        hall.close();
        // Requests are answered and sockets say goodbye; whoever does neither is not waited for.
        let going = async {
            ended.recv().await;
            guests.finish().await;
        };
        if tokio::time::timeout(FAREWELL, going).await.is_err() {
            tracing::warn!("somebody did not go in time");
        }
        // Sockets are handed over by then, and get a moment for their last frames.
        tokio::time::sleep(Duration::from_millis(50)).await;
        Ok(())
    }
}

/// How the server tells what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogForm {
    /// Lines for people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Writes what the server does to standard error. The filter is as `RUST_LOG` has it, such as
/// `info`; one that cannot be read counts as `info`.
pub fn log_to_stderr(form: LogForm, filter: &str) {
    let filter = tracing_subscriber::EnvFilter::try_new(filter).unwrap_or_else(|_| "info".into());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second log in one process stays with the first.
    let _ = match form {
        LogForm::Text => log.try_init(),
        LogForm::Json => log.json().try_init(),
    };
}

/// Runs a server on threads of its own until Ctrl-C or a request to terminate; `ready` is told
/// when it listens.
pub fn run(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServerError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ran = runtime.block_on(async {
        let server = Server::open(config).await?;
        ready(&server);
        server.run(stop_signal()).await
    });
    runtime.shutdown_timeout(FAREWELL);
    ran
}

/// Waits until the process is asked to end.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
