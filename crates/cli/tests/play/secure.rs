//! At a server behind TLS, as a proxy gives it, with a certificate that its owner has signed.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::driver::{Talk, answers, finished};
use crate::ran::aufachse;
use crate::server::Server;

/// A proxy that speaks TLS on its one side and to the server on the other.
struct Proxy {
    port: u16,
    /// The file that its certificate is signed with: itself.
    certificate: std::path::PathBuf,
}

impl Proxy {
    async fn start(server: SocketAddr, folder: &std::path::Path) -> Proxy {
        let names = vec!["localhost".to_owned()];
        let own = rcgen::generate_simple_self_signed(names).expect("a certificate");
        let certificate = folder.join("own.pem");
        std::fs::write(&certificate, own.cert.pem()).expect("written");
        let key = PrivateKeyDer::try_from(own.signing_key.serialize_der()).expect("a key");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(vec![own.cert.der().clone()], key)
            .expect("a certificate");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // Who does not trust the certificate hangs up here.
                    let Ok(mut outside) = acceptor.accept(stream).await else { return };
                    let Ok(mut inside) = TcpStream::connect(server).await else { return };
                    let _ = copy_bidirectional(&mut outside, &mut inside).await;
                });
            }
        });
        Proxy { port, certificate }
    }
}

/// The program, on its way to a link; `trusted` is what `SSL_CERT_FILE` says.
fn joining(link: &str, data: &str, trusted: &std::path::Path) -> Command {
    let mut command =
        aufachse(&["play", "--plain", "--data", data, "--join", link, "--name", "Ada"]);
    command.env_remove("SSL_CERT_DIR").env("SSL_CERT_FILE", trusted);
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_over_tls_if_the_certificate_is_trusted() {
    let folders: Vec<tempfile::TempDir> =
        (0..3).map(|_| tempfile::tempdir().expect("a folder")).collect();
    let data: Vec<&str> = folders.iter().map(|f| f.path().to_str().expect("a path")).collect();
    let server = Server::start(folders[0].path());
    let address: SocketAddr =
        server.address.trim_start_matches("http://").parse().expect("an address");
    let proxy = Proxy::start(address, folders[0].path()).await;
    let mut host = aufachse_server::client::Client::new(address);
    let table = serde_json::json!({"edition": "junior", "turn_limit": 9, "seats": [
        {"kind": "link"}, {"kind": "bot", "level": "random"}]});
    let opened = host.post("/api/tables", &table).await.expect("a table").json();
    let (id, key) = (&opened["table"]["id"], &opened["table"]["invites"][0]["key"]);
    let (id, key) = (id.as_str().expect("an id"), key.as_str().expect("a key"));
    let link = format!("https://localhost:{}/table/{id}#0.{key}", proxy.port);

    // Nobody vouches for it: the game says so, and how one would trust it.
    let stranger = joining(&link, data[1], &other(folders[1].path()));
    let refused = tokio::task::spawn_blocking(move || finished(stranger, "")).await.expect("ended");
    refused.refused(1, &[&format!("https://localhost:{}", proxy.port), "trust", "SSL_CERT_FILE"]);

    let ada = Talk::of(joining(&link, data[2], &proxy.certificate));
    // The host begins as soon as she has come.
    let mut socket = host.socket(id).await.expect("a socket");
    while !socket.next().await.expect("a message").to_string().contains("Ada") {}
    socket.send(&serde_json::json!({"type": "start", "id": 1})).await.expect("sent");
    let heard = tokio::task::spawn_blocking(move || ada.finish(&answers(5, 4000)));
    let heard = heard.await.expect("it ends");
    assert!(heard.iter().any(|line| line.contains("Place 1: ")), "{heard:?}");
}

/// The certificate of somebody else.
fn other(folder: &std::path::Path) -> std::path::PathBuf {
    let file = folder.join("other.pem");
    let names = vec!["example.org".to_owned()];
    let other = rcgen::generate_simple_self_signed(names).expect("a certificate");
    std::fs::write(&file, other.cert.pem()).expect("written");
    file
}
