//! The browser client inside the program.

use crate::answer::Refusal;
use crate::people::hex;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The built client; nothing when it was not built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";

/// Encodings in which files may lie beside the originals, the smallest first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Freeport</title>\
    <h1>Freeport is open</h1><p>The server runs, but its pages were not built into it. In the source tree: \
    <code>make play</code>, or <code>npm ci &amp;&amp; npm run build</code> in <code>web</code> and then \
    <code>cargo build --release</code>.</p><p>Programs find the interface described at \
    <a href=\"/openapi.json\">/openapi.json</a>.</p></html>";

/// A page or a file of the client; addresses of pages that the client draws itself all get its one page.
pub(crate) async fn page(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return Refusal::not_found().into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return wrong_method().into_response();
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { INDEX };
    match find(name, request.headers()) {
        Some(response) => response,
        None if is_file => Refusal::not_found().into_response(),
        None => ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], UNBUILT)
            .into_response(),
    }
}

/// The address is right, the method is not.
pub(crate) fn wrong_method() -> Refusal {
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", "This cannot be done at this address.")
}

fn find(name: &str, headers: &HeaderMap) -> Option<Response> {
    let original = Dist::get(name)?;
    let packed = ENCODINGS.iter().find_map(|(encoding, suffix)| {
        let file = accepts(headers, encoding).then(|| Dist::get(&format!("{name}{suffix}")))??;
        Some((file, *encoding))
    });
    let (file, encoding) = packed.map_or((original, None), |(file, encoding)| (file, Some(encoding)));
    let tag = HeaderValue::try_from(etag(&file.metadata.sha256_hash())).ok()?;
    let mut response = if headers.get(IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body(file).into_response()
    };
    let out = response.headers_mut();
    out.insert(ETAG, tag);
    out.insert(VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(name)));
    out.insert(CACHE_CONTROL, HeaderValue::from_static(keeping(name)));
    if let Some(encoding) = encoding {
        out.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

/// Which build of the client this server has, as its page says it; empty when it does not.
pub(crate) fn build() -> String {
    Dist::get(INDEX).map(|page| build_of(&String::from_utf8_lossy(&page.data)).to_owned()).unwrap_or_default()
}

fn build_of(page: &str) -> &str {
    let said =
        page.split_once("name=\"freeport-build\" content=\"").and_then(|(_, rest)| rest.split_once('"'));
    said.map_or("", |(build, _)| build)
}

/// The tag of a content: the beginning of its hash. It is a weak one, for the same content may travel packed.
pub(crate) fn etag(hash: &[u8]) -> String {
    format!("W/\"{}\"", hex(&hash[..hash.len().min(12)]))
}

fn body(file: EmbeddedFile) -> Body {
    match file.data {
        std::borrow::Cow::Borrowed(bytes) => Body::from(bytes),
        std::borrow::Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// How long browsers may keep a file: names of assets change with their content, others stay.
fn keeping(name: &str) -> &'static str {
    if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether the browser understands an encoding.
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let offered = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    offered.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| matches!(part, "q=0" | "q=0.0"))
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_when_the_browser_offers_it() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("gzip, br;q=0, zstd"));
        assert!(accepts(&headers, "gzip"));
        assert!(!accepts(&headers, "br"));
    }

    #[test]
    fn the_page_says_which_build_it_is() {
        assert_eq!(
            build_of("<meta charset=\"utf-8\"><meta name=\"freeport-build\" content=\"a1b2\">"),
            "a1b2"
        );
        assert_eq!(build_of(UNBUILT), "");
    }

    #[test]
    fn the_page_is_asked_for_each_time_and_assets_are_kept() {
        assert_eq!(keeping("index.html"), "no-cache");
        assert!(keeping("assets/index-B2x9.js").contains("immutable"));
    }
}
