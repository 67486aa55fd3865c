//! Where a server is, and the way there.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

use super::ClientError;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Is it spoken to by TLS?
    pub tls: bool,
    /// The name or the number of the machine; one with colons has no brackets here.
    pub host: String,
    /// The port.
    pub port: u16,
}

impl From<SocketAddr> for Address {
    fn from(address: SocketAddr) -> Address {
        Address { tls: false, host: address.ip().to_string(), port: address.port() }
    }
}

/// A text that is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no address")]
pub struct NoAddress;

impl FromStr for Address {
    type Err = NoAddress;

    /// Reads `https://play.example.org`, `http://[::1]:8282/` or `localhost:8282`. What stands
    /// behind the port is not looked at.
    fn from_str(text: &str) -> Result<Address, NoAddress> {
        let (tls, rest) = match text.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            Some(_) => return Err(NoAddress),
            None => (false, text),
        };
        let place = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let (host, port) = match place.strip_prefix('[') {
            Some(inner) => {
                let (host, rest) = inner.split_once(']').ok_or(NoAddress)?;
                (host, rest.strip_prefix(':'))
            }
            None => match place.split_once(':') {
                Some((host, port)) => (host, Some(port)),
                None => (place, None),
            },
        };
        let usual = if tls { 443 } else { 80 };
        let port = port.map_or(Ok(usual), str::parse).map_err(|_| NoAddress)?;
        let odd = |c: char| c.is_whitespace() || c.is_control() || c == '@';
        if host.is_empty() || host.contains(odd) {
            return Err(NoAddress);
        }
        Ok(Address { tls, host: host.to_owned(), port })
    }
}

impl fmt::Display for Address {
    /// As a browser writes it, without anything behind the port.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.tls { "https" } else { "http" }, self.place())
    }
}

impl Address {
    /// Machine and port as they stand in an address; the usual port is left out.
    pub(super) fn place(&self) -> String {
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        let usual = if self.tls { 443 } else { 80 };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// Connects.
    pub(super) async fn dial(&self) -> Result<Box<dyn Wire>, ClientError> {
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        stream.set_nodelay(true)?;
        if self.tls { tls::over(stream, &self.host).await } else { Ok(Box::new(stream)) }
    }
}

/// Anything that bytes go through both ways.
pub(super) trait Wire: AsyncRead + AsyncWrite + Send + Unpin + fmt::Debug {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin + fmt::Debug> Wire for T {}

/// Did a connection fail because nobody whom this system trusts vouches for the server?
///
/// The certificate may be signed by its owner alone, be out of date, or be another server's.
pub fn is_untrusted(error: &ClientError) -> bool {
    tls::is_untrusted(error)
}

#[cfg(feature = "tls")]
mod tls {
    use std::sync::Arc;

    use tokio::net::TcpStream;
    use tokio_rustls::TlsConnector;
    use tokio_rustls::rustls;
    use tokio_rustls::rustls::crypto::ring;
    use tokio_rustls::rustls::pki_types::ServerName;
    use tokio_rustls::rustls::{ClientConfig, RootCertStore};

    use super::{ClientError, Wire};

    pub(super) fn is_untrusted(error: &ClientError) -> bool {
        let inner = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
        let told = inner.and_then(|inner| inner.downcast_ref::<rustls::Error>());
        matches!(told, Some(rustls::Error::InvalidCertificate(_)))
    }

    /// TLS over a connection; the certificates that the system trusts are trusted.
    pub(super) async fn over(stream: TcpStream, host: &str) -> Result<Box<dyn Wire>, ClientError> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        let name = ServerName::try_from(host.to_owned())?;
        Ok(Box::new(TlsConnector::from(Arc::new(config)).connect(name, stream).await?))
    }
}

#[cfg(not(feature = "tls"))]
mod tls {
    use tokio::net::TcpStream;

    use super::{ClientError, Wire};

    pub(super) fn is_untrusted(_: &ClientError) -> bool {
        false
    }

    #[expect(clippy::unused_async, reason = "the other one waits")]
    pub(super) async fn over(_: TcpStream, _: &str) -> Result<Box<dyn Wire>, ClientError> {
        Err("TLS is not compiled in".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        let read = |text: &str| text.parse::<Address>().map(|a| (a.tls, a.host, a.port));
        let is = |tls, host: &str, port| Ok((tls, host.to_owned(), port));
        assert_eq!(read("https://play.example.org/table/x#0.k"), is(true, "play.example.org", 443));
        assert_eq!(read("http://[::1]:8282/"), is(false, "::1", 8282));
        assert_eq!(read("localhost:8282"), is(false, "localhost", 8282));
        for odd in ["", "ftp://a", "http://", "http://a:b", "http://a:99999", "http://me@a", "a b"]
        {
            assert_eq!(read(odd), Err(NoAddress), "{odd:?}");
        }
    }

    #[test]
    fn an_address_is_written_as_it_is_read() {
        for text in ["https://play.example.org", "http://[::1]:8282", "http://127.0.0.1:8080"] {
            assert_eq!(text.parse::<Address>().map(|a| a.to_string()), Ok(text.to_owned()));
        }
        let usual: Address = "http://a:80".parse().expect("an address");
        assert_eq!(usual.to_string(), "http://a");
    }
}
