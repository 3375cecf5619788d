//! Packs large answers for those who can unpack them.

use crate::client::accepts;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::middleware::Next;
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Smaller answers fit into one packet anyway.
const SMALLEST: u64 = 2_048;

/// Packs JSON on its way out.
pub(crate) async fn pack(request: Request, next: Next) -> Response {
    let wanted = accepts(request.headers(), "gzip");
    let response = next.run(request).await;
    let json = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    let size = response.body().size_hint().exact().unwrap_or_default();
    if !wanted || !json || size < SMALLEST || response.headers().contains_key(CONTENT_ENCODING) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(text) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let plain = text.clone();
    match tokio::task::spawn_blocking(move || squeeze(&plain)).await {
        Ok(Ok(packed)) => {
            parts.headers.remove(CONTENT_LENGTH);
            parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            parts.headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
            Response::from_parts(parts, packed.into())
        }
        _ => Response::from_parts(parts, text.into()),
    }
}

fn squeeze(text: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::new(6));
    packed.write_all(text)?;
    packed.finish()
}
