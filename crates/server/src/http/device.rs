//! Which device asks: a cookie that scripts cannot read.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponseParts, ResponseParts};

use crate::hall::Hall;
use crate::secret::{self, Device};

const NAME: &str = "aufachse";

/// The device that asks, if it has been here before.
#[derive(Debug)]
pub(crate) struct Known(pub(crate) Option<Device>);

impl FromRequestParts<Arc<Hall>> for Known {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        _: &Arc<Hall>,
    ) -> Result<Known, Self::Rejection> {
        Ok(Known(token(&parts.headers).map(Device::of)))
    }
}

/// The device that asks; a new one gets its cookie with the answer.
#[derive(Debug)]
pub(crate) struct Welcomed {
    pub(crate) device: Device,
    pub(crate) cookie: Option<Cookie>,
}

/// A cookie that is to be set.
#[derive(Debug)]
pub(crate) struct Cookie(HeaderValue);

impl FromRequestParts<Arc<Hall>> for Welcomed {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        hall: &Arc<Hall>,
    ) -> Result<Welcomed, Self::Rejection> {
        if let Some(token) = token(&parts.headers) {
            return Ok(Welcomed { device: Device::of(token), cookie: None });
        }
        let token = secret::token();
        // Behind a proxy with TLS the cookie never goes without.
        let tls = hall.config.origins.iter().any(|origin| origin.starts_with("https:"));
        let secure = if tls { "; Secure" } else { "" };
        let year = 365 * 86_400;
        let text =
            format!("{NAME}={token}; Path=/; Max-Age={year}; HttpOnly; SameSite=Lax{secure}");
        let cookie = HeaderValue::from_str(&text).ok().map(Cookie);
        Ok(Welcomed { device: Device::of(&token), cookie })
    }
}

impl IntoResponseParts for Cookie {
    type Error = std::convert::Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Self::Error> {
        parts.headers_mut().append(SET_COOKIE, self.0);
        Ok(parts)
    }
}

/// The token in a request's cookies; one that no server made is none.
fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, token)| *name == NAME && token.len() == 40)
        .map(|(_, token)| token)
}
