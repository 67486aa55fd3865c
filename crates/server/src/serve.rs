//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::hall::Hall;
use crate::http;
use crate::metrics::Metrics;
use crate::storage::{Storage, StorageError};

/// The name of the database in the folder of the data.
const DATABASE: &str = "tables.sqlite";
/// How long tables may take to end.
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
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let closing = hall.clone();
        axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                stop.await;
                tracing::info!("the server goes down");
                closing.close();
            })
            .await?;
        hall.close();
        if tokio::time::timeout(FAREWELL, ended.recv()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
        // Sockets get a moment to say goodbye.
        tokio::time::sleep(Duration::from_millis(50)).await;
        Ok(())
    }
}
