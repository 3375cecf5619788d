//! What every request passes on its way in and every answer on its way out.

use super::{headers, origin, visitor::Peer, visitor::Visitor};
use crate::answer::Refusal;
use crate::app::App;
use axum::extract::{MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};

/// How long a request may take, with all of its body.
const PATIENCE: Duration = Duration::from_secs(10);
/// What stands in the logs for pages and their files.
const PAGES: &str = "pages";

/// Writes one line a request, with the pattern of its path: an address can be the key to a table.
pub(crate) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or(PAGES, MatchedPath::as_str);
    let in_time = tokio::time::timeout(PATIENCE, next.run(request)).await;
    let mut response = in_time.unwrap_or_else(|_| {
        let text = "The request took too long to arrive.";
        Refusal::new(StatusCode::REQUEST_TIMEOUT, "too_slow", text).into_response()
    });
    headers::protect(response.headers_mut(), app.encrypted());
    if route.starts_with("/api/") && !response.headers().contains_key(CACHE_CONTROL) {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    let (status, took) = (response.status().as_u16(), start.elapsed());
    app.metrics().answered(method.as_str(), route, status, took);
    let ms = took.as_micros() as f64 / 1_000.0;
    if route == PAGES {
        tracing::debug!(%method, route, status, ms, "request");
    } else {
        tracing::info!(%method, route, status, ms, "request");
    }
    response
}

/// Lets a request in, or tells why not.
pub(crate) async fn gate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if let Some(public) = app.public_url()
        && !origin::is_for_us(request.uri().path(), request.headers(), Some(public))
    {
        return Refusal::wrong_host(public.origin()).into_response();
    }
    let peer = request.extensions().get::<Peer>().copied();
    let visitor = Visitor::of(request.headers(), peer, app.trust_proxy(), app.people().cookies());
    if let Err(refusal) = app.guard().admit(&visitor) {
        return refusal.into_response();
    }
    // A link from anywhere may lead to our pages.
    let page = request.method().is_safe() && !request.uri().path().starts_with("/api/");
    if !page && !origin::may_ask(request.method(), request.headers(), app.public_url()) {
        return Refusal::foreign().into_response();
    }
    request.extensions_mut().insert(visitor);
    next.run(request).await
}
