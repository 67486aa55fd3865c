//! The doors to the hall: REST, sockets, the page.

mod api;
mod device;
mod guard;
mod page;
mod replay;
mod reply;
mod socket;

pub(crate) use page::is_there as has_page;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;

use crate::hall::Hall;

/// The largest body of a request, in bytes.
const LARGEST_BODY: usize = 64 * 1024;
/// The largest record that is shown.
const LARGEST_RECORD: usize = 4 * 1024 * 1024;

/// Everything under `/api` as `docs/wire-protocol.md` and the `OpenAPI` document have it.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/health", get(api::health))
        .route("/openapi.json", get(api::openapi))
        .route("/editions", get(api::editions))
        .route("/editions/{id}", get(api::edition))
        .route("/lobby", get(api::lobby))
        .route("/tables", post(api::open))
        .route("/tables/{id}", get(api::table))
        .route("/tables/{id}/box", get(api::table_box))
        .route("/tables/{id}/seats/{seat}", post(api::take).delete(api::leave))
        .route("/tables/{id}/carry", post(api::carry_out))
        .route("/tables/{id}/socket", get(socket::open))
        .route("/carry", post(api::carry_in))
        .route("/records", get(replay::records))
        .route("/records/{id}", get(replay::record))
        .route("/records/{id}/replay", get(replay::kept))
        .route("/replay", post(replay::shown).layer(DefaultBodyLimit::max(LARGEST_RECORD)))
        .fallback(reply::not_found)
        .method_not_allowed_fallback(reply::not_found)
        .layer(DefaultBodyLimit::max(LARGEST_BODY));
    Router::new()
        .nest("/api", api)
        .route("/metrics", get(api::metrics))
        .fallback(page::file)
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(hall.clone(), guard::check))
        .with_state(hall)
}
