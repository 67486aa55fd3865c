//! What every request passes first: limits, origins, and the headers of every answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, UPGRADE, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::reply::Trouble;
use crate::hall::Hall;
use crate::wire::Fault;

/// The longest that a request may take. Sockets are handed over long before.
const PATIENCE: Duration = Duration::from_secs(20);

/// No script but the page's own files, nothing from elsewhere, no frame around it.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

pub(crate) async fn check(
    State(hall): State<Arc<Hall>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    hall.metrics.requests.inc();
    let address = address(&hall, peer, request.headers());
    request.extensions_mut().insert(From(address));
    let api = request.uri().path().starts_with("/api/");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let upgrades = request.headers().contains_key(UPGRADE);
    let refused = if api && !hall.requests.take(address) {
        hall.metrics.limited.inc();
        Some(Fault::TooMany)
    } else if !host_is_ours(&hall, request.headers())
        || ((changes || upgrades) && !origin_is_ours(&hall, request.headers()))
    {
        Some(Fault::Origin)
    } else {
        None
    };
    let mut answer = match refused {
        Some(fault) => Trouble::from(fault).into_response(),
        None => match tokio::time::timeout(PATIENCE, next.run(request)).await {
            Ok(answer) => answer,
            Err(_) => Trouble::from(Fault::Silent).into_response(),
        },
    };
    let headers = answer.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if hall.config.origins.iter().any(|origin| origin.starts_with("https:")) {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if api {
        set(CACHE_CONTROL, "no-store");
    }
    answer
}

/// The client's address: the peer's, or what the proxy in front says.
fn address(hall: &Hall, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    if !hall.config.behind_proxy {
        return peer.ip();
    }
    // The last address is the one that the proxy has seen itself.
    let named = headers.get_all("x-forwarded-for").iter().next_back();
    let named =
        named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    named.unwrap_or(peer.ip())
}

/// A request that a browser sends for another page says so in its `Origin`. Programs that are no
/// browsers send none, and have no cookies of others either.
fn origin_is_ours(hall: &Hall, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if hall.config.origins.iter().any(|allowed| allowed.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some() && named == host
}

/// On this machine alone, only names of this machine lead here: a name that somebody else points
/// at it would make his page ours.
fn host_is_ours(hall: &Hall, headers: &HeaderMap) -> bool {
    if !hall.config.bind.ip().is_loopback() || hall.config.behind_proxy {
        return true;
    }
    let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) else { return true };
    let name = host.rsplit_once(':').map_or(host, |(name, port)| {
        if port.bytes().all(|b| b.is_ascii_digit()) { name } else { host }
    });
    let local = name == "localhost"
        || name.ends_with(".localhost")
        || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let named = |origin: &String| origin.split("://").nth(1) == Some(host);
    local || hall.config.origins.iter().any(named)
}
