//! Tables over HTTP: everything around the game. The game itself goes over the table's socket.

use crate::answer::{Answer, Refusal, json};
use crate::app::App;
use crate::ask::{Known, Perhaps, RECORD, Said, json_text};
use crate::guard::Visitor;
use crate::people;
use crate::shelf;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use freeport_harbour::TableHandle;
use freeport_harbour::wire::{
    Join, Lists, NewTable, Passage, PlayAgain, Problem, Ready, Replay, Reseat, Seating, Sitter, TableInfo,
    Verdict,
};
use freeport_kernel::{Seat, Viewer};
use serde::Deserialize;

/// How many moments of a replay are sent at once.
const MOMENTS: usize = 200;
/// How many lines of a story are sent at once, where nobody says how many.
const LINES: usize = 400;

type Info = Result<Answer<TableInfo>, Refusal>;

/// The tables in the harbour.
pub(crate) async fn lists(State(app): State<App>, known: Known) -> Result<Answer<Lists>, Refusal> {
    Ok(Answer(app.harbour().lists(known.me.id).await?))
}

/// A new table.
pub(crate) async fn create(
    State(app): State<App>,
    known: Known,
    Said(mut wish): Said<NewTable>,
) -> Result<Response, Refusal> {
    for sitter in &mut wish.seats {
        check_name(sitter)?;
    }
    app.guard().may_make_table(&known.visitor)?;
    let created = app.harbour().create(&known.person(), wish).await?;
    Ok(json(StatusCode::CREATED, &created))
}

/// A table as everybody sees it.
pub(crate) async fn info(State(app): State<App>, _: Known, Path(id): Path<String>) -> Info {
    Ok(Answer(find(&app, &id).await?.info().await?))
}

/// In which language a page speaks.
#[derive(Deserialize)]
pub(crate) struct Speaking {
    language: Option<String>,
}

/// A table with everything its page needs.
pub(crate) async fn seating(
    State(app): State<App>,
    _: Known,
    Path(id): Path<String>,
    Query(Speaking { language }): Query<Speaking>,
) -> Result<Answer<Seating>, Refusal> {
    let table = find(&app, &id).await?.info().await?;
    let (card, sheet, book) =
        shelf::laid_out(&table.game, &table.options, language.as_deref().unwrap_or("en"))?;
    Ok(Answer(Seating { table, card, sheet, book }))
}

/// Deletes a table before its start, or one that cannot be opened any more.
pub(crate) async fn delete(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    app.harbour().delete(&id, &known.person()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits down.
pub(crate) async fn join(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Perhaps(wish): Perhaps<Join>,
) -> Info {
    let wish = wish.unwrap_or(Join { seat: None, entropy: String::new(), seal: String::new() });
    Ok(Answer(find(&app, &id).await?.join(&known.person(), wish).await?))
}

/// Gets up.
pub(crate) async fn leave(State(app): State<App>, known: Known, Path(id): Path<String>) -> Info {
    Ok(Answer(find(&app, &id).await?.leave(&known.person()).await?))
}

/// Says whether one is ready.
pub(crate) async fn ready(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Said(said): Said<Ready>,
) -> Info {
    Ok(Answer(find(&app, &id).await?.ready(&known.person(), said).await?))
}

/// Begins the game.
pub(crate) async fn start(State(app): State<App>, known: Known, Path(id): Path<String>) -> Info {
    Ok(Answer(find(&app, &id).await?.start(&known.person()).await?))
}

/// Says who shall sit at a seat.
pub(crate) async fn reseat(
    State(app): State<App>,
    known: Known,
    Path((id, seat)): Path<(String, String)>,
    Said(mut wish): Said<Reseat>,
) -> Info {
    check_name(&mut wish.sitter)?;
    let seat = seat.parse().map_err(|_| Refusal::not_found())?;
    Ok(Answer(find(&app, &id).await?.reseat(&known.person(), Seat(seat), wish.sitter).await?))
}

/// Says whether one would like to play again.
pub(crate) async fn rematch(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Perhaps(wish): Perhaps<PlayAgain>,
) -> Info {
    app.guard().may_make_table(&known.visitor)?;
    Ok(Answer(find(&app, &id).await?.play_again(&known.person(), wish.unwrap_or_default()).await?))
}

/// A name that somebody gives to a neighbour at the same device has to be one.
fn check_name(sitter: &mut Sitter) -> Result<(), Problem> {
    if let Sitter::Named(name) = sitter {
        *name = people::checked_name(name)?;
    }
    Ok(())
}

/// Which stretch of a replay, and with whose eyes.
#[derive(Deserialize)]
pub(crate) struct Stretch {
    viewer: Option<String>,
    #[serde(default)]
    from: usize,
    count: Option<usize>,
}

/// A stretch of a replay.
pub(crate) async fn replay(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Query(stretch): Query<Stretch>,
) -> Result<Answer<Replay>, Refusal> {
    let viewer = viewer(stretch.viewer.as_deref().unwrap_or("spectator"))?;
    let count = stretch.count.unwrap_or(MOMENTS).min(MOMENTS);
    let share = known.visitor.share();
    Ok(Answer(app.harbour().replay(&id, share, known.me.id, viewer, stretch.from, count).await?))
}

/// Which lines of a story, and with whose eyes.
#[derive(Deserialize)]
pub(crate) struct Pages {
    viewer: Option<String>,
    before: usize,
    count: Option<usize>,
}

/// Earlier lines of the story.
pub(crate) async fn story(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
    Query(pages): Query<Pages>,
) -> Result<Answer<Passage>, Refusal> {
    let viewer = viewer(pages.viewer.as_deref().unwrap_or("spectator"))?;
    let (share, count) = (known.visitor.share(), pages.count.unwrap_or(LINES));
    Ok(Answer(app.harbour().passage(&id, share, known.me.id, viewer, pages.before, count).await?))
}

/// The record of a game, to keep and to check.
pub(crate) async fn record(
    State(app): State<App>,
    known: Known,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let record = app.harbour().record(&id, known.visitor.share(), known.me.id).await?;
    let name = HeaderValue::try_from(format!("attachment; filename=\"freeport-{id}.json\""))
        .map_err(|_| Refusal::not_found())?;
    let head = [(CONTENT_TYPE, HeaderValue::from_static("application/json")), (CONTENT_DISPOSITION, name)];
    Ok((head, record).into_response())
}

/// Checks a record. It is read only when there is a place for it, and understood only when its turn has come.
pub(crate) async fn verify(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
) -> Result<Answer<Verdict>, Refusal> {
    let place = app.harbour().place(visitor.share())?;
    let record = json_text(request, RECORD).await?;
    Ok(Answer(app.harbour().verify(place, record).await?))
}

/// The table with an id that can be one.
pub(crate) async fn find(app: &App, id: &str) -> Result<TableHandle, Refusal> {
    Ok(app.harbour().table(id).await?)
}

fn viewer(text: &str) -> Result<Viewer, Problem> {
    let seat = || text.strip_prefix("seat")?.parse().ok().map(|seat| Viewer::Seat(Seat(seat)));
    match text {
        "spectator" => Ok(Viewer::Spectator),
        "open" => Ok(Viewer::Open),
        _ => seat().ok_or_else(|| {
            Problem::new("unreadable", "The viewer is `spectator`, `open`, or a seat such as `seat0`.")
        }),
    }
}
