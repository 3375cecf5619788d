//! The games on the shelf: what a client needs before anybody sits down. All of it can be kept by browsers.

use crate::answer::Refusal;
use crate::client::etag;
use axum::body::Bytes;
use axum::extract::{Path, Query};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use freeport_harbour::wire::{GameCard, Problem, RulePage, sides_of};
use freeport_kernel::Seat;
use freeport_shelf::{Json, Start, TITLES, Title, Trouble, find};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The games.
pub(crate) async fn games(headers: HeaderMap) -> Result<Response, Refusal> {
    kept(&headers, Page::Games, || TITLES.iter().map(|title| card(*title)).collect::<Result<Vec<_>, _>>())
}

/// Which content pack is meant; the printed one when none is named.
#[derive(Deserialize)]
pub(crate) struct Within {
    pack: Option<String>,
}

/// The phrase book of a game.
pub(crate) async fn book(
    Path((game, language)): Path<(String, String)>,
    Query(Within { pack }): Query<Within>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let pack = pack_of(&game, pack.as_deref())?;
    kept(&headers, Page::Book(game.clone(), pack.clone(), language.clone()), || {
        find(&game)?.book(Some(&pack), &language)
    })
}

/// How a pack is written down: pages are kept for packs that are there, and for each of them once.
fn pack_of(game: &str, pack: Option<&str>) -> Result<String, Refusal> {
    let named = find(game).and_then(|title| title.pack_name(pack));
    named.map_err(|trouble| Refusal::from(Problem::from(trouble)))
}

/// The numbered rules of a game.
pub(crate) async fn rules(
    Path((game, language)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    kept(&headers, Page::Rules(game.clone(), language.clone()), || {
        let markdown = find(&game)?.rules_in(&language)?.to_owned();
        Ok(RulePage { language, markdown })
    })
}

/// What is printed on the components of a game.
pub(crate) async fn sheet(
    Path(game): Path<String>,
    Query(Within { pack }): Query<Within>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let pack = pack_of(&game, pack.as_deref())?;
    kept(&headers, Page::Sheet(game.clone(), pack.clone()), || find(&game)?.sheet(Some(&pack)))
}

/// A picture that a pack brings. It never changes while the program runs, and the next start may bring another.
pub(crate) async fn picture(
    Path((game, pack, id)): Path<(String, String, String)>,
) -> Result<Response, Refusal> {
    let title = find(&game).map_err(|trouble| Refusal::from(Problem::from(trouble)))?;
    let picture = title.picture(&pack, &id).ok_or_else(Refusal::not_found)?;
    let head = [(CONTENT_TYPE, picture.kind), (CACHE_CONTROL, "public, max-age=3600")];
    Ok((head, picture.bytes.as_slice()).into_response())
}

/// The card of a game, with the components and the phrase book of the pack that a table is played with.
pub(crate) fn laid_out(game: &str, options: &Value, language: &str) -> Result<(Json, Json, Json), Refusal> {
    let (id, spoken) = (game.to_owned(), language.to_owned());
    let pack = pack_of(game, options.get("pack").and_then(Value::as_str))?;
    let named = Some(pack.as_str());
    Ok((
        printed(Page::Card(id.clone()), || card(find(game)?))?.json()?,
        printed(Page::Sheet(id.clone(), pack.clone()), || find(game)?.sheet(named))?.json()?,
        printed(Page::Book(id, pack.clone(), spoken), || find(game)?.book(named, language))?.json()?,
    ))
}

/// What can be asked for.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Page {
    Games,
    Card(String),
    Book(String, String, String),
    Rules(String, String),
    Sheet(String, String),
}

/// A finished page and its tag.
#[derive(Clone)]
struct Printed {
    text: Bytes,
    tag: HeaderValue,
}

impl Printed {
    /// The page as a part of another one.
    fn json(&self) -> Result<Json, Refusal> {
        serde_json::from_slice(&self.text).map_err(|_| Refusal::stumbled())
    }
}

/// Pages that were asked for once; there are few, and they never change while the program runs.
static PRINTED: Mutex<BTreeMap<Page, Printed>> = Mutex::new(BTreeMap::new());

/// An answer that the browser keeps, and asks each time whether it is still the same.
fn kept<T: Serialize>(
    headers: &HeaderMap,
    page: Page,
    make: impl FnOnce() -> Result<T, Trouble>,
) -> Result<Response, Refusal> {
    let printed = printed(page, make)?;
    let same = headers.get(IF_NONE_MATCH) == Some(&printed.tag);
    let head = [
        (ETAG, printed.tag),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
    ];
    Ok(if same {
        (StatusCode::NOT_MODIFIED, head).into_response()
    } else {
        (head, printed.text).into_response()
    })
}

/// A page, printed when it is asked for first.
fn printed<T: Serialize>(page: Page, make: impl FnOnce() -> Result<T, Trouble>) -> Result<Printed, Refusal> {
    let known = PRINTED.lock().unwrap_or_else(PoisonError::into_inner).get(&page).cloned();
    known.map_or_else(|| print(page, make), Ok)
}

/// Prints a page and keeps it.
fn print<T: Serialize>(page: Page, make: impl FnOnce() -> Result<T, Trouble>) -> Result<Printed, Refusal> {
    let value = make().map_err(|trouble| Refusal::from(Problem::from(trouble)))?;
    let text = serde_json::to_vec(&value).map_err(|_| Refusal::stumbled())?;
    let tag = HeaderValue::try_from(etag(&Sha256::digest(&text))).map_err(|_| Refusal::stumbled())?;
    let printed = Printed { text: text.into(), tag };
    PRINTED.lock().unwrap_or_else(PoisonError::into_inner).insert(page, printed.clone());
    Ok(printed)
}

fn card(title: &'static dyn Title) -> Result<GameCard, Trouble> {
    let card = title.card();
    let (mut roles, mut sides) = (Vec::new(), Vec::new());
    let mut secretive = false;
    for seats in card.seats.0..=card.seats.1 {
        let game = title.start(Start::of(seats, "the box is opened"))?;
        roles.push(Seat::all(seats).map(|seat| game.role(seat).to_owned()).collect());
        sides.push(sides_of(game.teams()));
        secretive |= game.secretive();
    }
    Ok(GameCard {
        id: card.id,
        title: card.title,
        seats: card.seats,
        languages: card.languages.to_vec(),
        prefix: card.prefix,
        rules: card.rules,
        roles,
        sides,
        secretive,
        options: title.options_schema(),
        packs: title.packs(),
    })
}
