//! The way in: connections are taken, counted and served, and none may dawdle.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::ServiceExt as _;

use crate::config::Config;
use crate::limits::Doors;

/// How long a client may take to say what it wants, and how long an idle connection is kept.
const HEADERS: Duration = Duration::from_secs(15);
/// The most connections of one address and of all, those that have become sockets aside.
const MOST_EACH: usize = 64;
const MOST: usize = 2048;
/// How long the door stays shut when the system has no connection left to give.
const BREATH: Duration = Duration::from_millis(100);

/// Where connections come in.
pub(crate) struct Door {
    listener: TcpListener,
    router: Router,
    doors: Arc<Doors>,
}

impl Door {
    pub(crate) fn new(listener: TcpListener, router: Router, config: &Config) -> Door {
        // Behind a proxy all come from its address.
        let each = if config.behind_proxy { MOST } else { MOST_EACH };
        let doors = Arc::new(Doors::new(MOST, each));
        Door { listener, router, doors }
    }

    /// Takes whoever comes until told to stop. Gives those who are still there.
    pub(crate) async fn open_until(self, stop: impl Future<Output = ()>) -> Guests {
        let (closing, _) = watch::channel(false);
        let (here, gone) = mpsc::channel(1);
        let mut stop = std::pin::pin!(stop);
        loop {
            let came = tokio::select! {
                came = self.listener.accept() => came,
                () = &mut stop => return Guests { closing, gone },
            };
            match came {
                Ok((stream, peer)) => {
                    // One too many is not even answered.
                    let Some(pass) = self.doors.enter(peer.ip()) else { continue };
                    let (closing, here) = (closing.subscribe(), here.clone());
                    let serving = serve(stream, peer, self.router.clone(), closing);
                    tokio::spawn(async move {
                        serving.await;
                        drop((pass, here));
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }
}

/// Connections that are still open when the door has closed.
pub(crate) struct Guests {
    closing: watch::Sender<bool>,
    gone: mpsc::Receiver<()>,
}

impl Guests {
    /// Lets them finish what they are at, and waits for it.
    pub(crate) async fn finish(mut self) {
        self.closing.send_replace(true);
        self.gone.recv().await;
    }
}

async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Small frames go out at once, not when the last one was received.
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A client that breaks off is no news.
    tokio::select! {
        _ = &mut connection => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
