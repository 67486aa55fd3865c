//! The page, compiled in where it was built.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;

use super::reply::Trouble;
use crate::wire::Fault;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Is there a page to show?
pub(crate) fn is_there() -> bool {
    Page::get("index.html").is_some()
}

/// A file of the page; any other address is the page itself, which finds its way by it.
pub(crate) async fn file(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let (name, file) = match Page::get(path) {
        Some(file) if !path.is_empty() => (path, file),
        _ if path.contains('.') => return Trouble::from(Fault::NotFound).into_response(),
        _ => match Page::get("index.html") {
            Some(file) => ("index.html", file),
            None => return Trouble::from(Fault::NoPage).into_response(),
        },
    };
    let hash = aufachse_rules::seed_to_hex(file.metadata.sha256_hash());
    let tag = format!("\"{}\"", &hash[..16]);
    if headers.get(IF_NONE_MATCH).is_some_and(|seen| seen.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Files whose names carry their hash never change.
    let cached = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = mime_guess::from_path(name).first_or_octet_stream();
    let headers =
        [(CONTENT_TYPE, kind.to_string()), (CACHE_CONTROL, cached.to_owned()), (ETAG, tag)];
    (headers, file.data).into_response()
}
