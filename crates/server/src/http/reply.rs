//! Problems as answers.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::wire::{Fault, Problem};

/// A problem as the answer to a request.
#[derive(Debug)]
pub(crate) struct Trouble(pub(crate) Problem);

#[derive(Serialize)]
struct Body {
    error: Problem,
}

impl<P: Into<Problem>> From<P> for Trouble {
    fn from(problem: P) -> Trouble {
        Trouble(problem.into())
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let status = match self.0.code.as_str() {
            "no-table" | "no-record" | "no-edition" | "no-seat" | "no-code" | "no-page"
            | "not-found" => StatusCode::NOT_FOUND,
            "origin" | "not-your-seat" | "host-only" | "bad-key" => StatusCode::FORBIDDEN,
            "seat-taken" | "begun" | "over" | "stale" | "not-playing" => StatusCode::CONFLICT,
            "too-many" => StatusCode::TOO_MANY_REQUESTS,
            "too-long" => StatusCode::PAYLOAD_TOO_LARGE,
            "going-down" | "full" => StatusCode::SERVICE_UNAVAILABLE,
            "storage" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(Body { error: self.0 })).into_response()
    }
}

/// There is nothing at that address.
pub(crate) async fn not_found() -> Trouble {
    Fault::NotFound.into()
}

/// A body that is read as JSON, or the problem with it.
#[derive(Debug, FromRequest)]
#[from_request(via(Json), rejection(Trouble))]
pub(crate) struct Read<T>(pub(crate) T);

/// The parts of a path.
#[derive(Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Trouble))]
pub(crate) struct Parts<T>(pub(crate) T);

impl From<JsonRejection> for Trouble {
    fn from(rejection: JsonRejection) -> Trouble {
        let fault = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Fault::TooLong,
            _ => Fault::BadRequest,
        };
        fault.into()
    }
}

impl From<PathRejection> for Trouble {
    fn from(_: PathRejection) -> Trouble {
        Fault::NotFound.into()
    }
}
