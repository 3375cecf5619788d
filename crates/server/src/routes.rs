//! The interface: every address once, with what is said of it in the OpenAPI document.

use crate::app::App;
use crate::guard::{gate, watch};
use crate::openapi::{Shape, request, response};
use crate::{client, crier, desk, flights, health, live, metrics, openapi, pack, shelf, tables};
use axum::Router;
use axum::handler::Handler;
use axum::http::Method;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{self, MethodRouter};
use freeport_harbour::wire::*;
use freeport_shelf::Book;
use serde_json::Value;

/// One thing that can be asked for.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) summary: &'static str,
    pub(crate) queries: &'static [&'static str],
    pub(crate) takes: Option<Shape>,
    pub(crate) gives: Option<Shape>,
    pub(crate) status: u16,
    handler: MethodRouter<App>,
}

impl Route {
    fn new(method: Method, path: &'static str, summary: &'static str, handler: MethodRouter<App>) -> Route {
        Route { method, path, summary, queries: &[], takes: None, gives: None, status: 204, handler }
    }

    fn get<H: Handler<T, App>, T: 'static>(path: &'static str, summary: &'static str, handler: H) -> Route {
        Route::new(Method::GET, path, summary, routing::get(handler))
    }

    fn post<H: Handler<T, App>, T: 'static>(path: &'static str, summary: &'static str, handler: H) -> Route {
        Route::new(Method::POST, path, summary, routing::post(handler))
    }

    fn put<H: Handler<T, App>, T: 'static>(path: &'static str, summary: &'static str, handler: H) -> Route {
        Route::new(Method::PUT, path, summary, routing::put(handler))
    }

    fn delete<H: Handler<T, App>, T: 'static>(
        path: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Route {
        Route::new(Method::DELETE, path, summary, routing::delete(handler))
    }

    fn takes<T: schemars::JsonSchema>(mut self) -> Route {
        self.takes = Some(request::<T>);
        self
    }

    fn gives<T: schemars::JsonSchema>(mut self) -> Route {
        self.gives = Some(response::<T>);
        self.status = 200;
        self
    }

    fn makes<T: schemars::JsonSchema>(self) -> Route {
        Route { status: 201, ..self.gives::<T>() }
    }

    /// The answer is something other than JSON.
    fn shown(self) -> Route {
        Route { status: 200, ..self }
    }

    fn socket(self) -> Route {
        Route { status: 101, ..self }
    }

    fn queries(mut self, names: &'static [&'static str]) -> Route {
        self.queries = names;
        self
    }
}

/// Everything that can be asked for under `/api`.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        Route::get("/api/games", "The games on the shelf.", shelf::games).gives::<Vec<GameCard>>(),
        Route::get(
            "/api/games/{game}/book/{language}",
            "The phrase book of a game; `pack` names a content pack beside the printed one.",
            shelf::book,
        )
        .queries(&["pack"])
        .gives::<Book>(),
        Route::get(
            "/api/games/{game}/packs/{pack}/pictures/{id}",
            "A picture that a content pack brings.",
            shelf::picture,
        )
        .shown(),
        Route::get("/api/games/{game}/rules/{language}", "The numbered rules of a game.", shelf::rules)
            .gives::<RulePage>(),
        Route::get(
            "/api/games/{game}/sheet",
            "What is printed on the components of a game; its shape is in the game's own schema.",
            shelf::sheet,
        )
        .queries(&["pack"])
        .gives::<Value>(),
        Route::get(
            "/api/flights/{game}/{seed}/{dice}",
            "The way dice took in a throw: its seed in sixteen hexadecimal digits, and their numbers such as `0-1-40`.",
            flights::flight,
        )
        .queries(&["how"])
        .gives::<Value>(),
        Route::get("/api/me", "Who asks; somebody new becomes a guest and gets a cookie.", desk::me)
            .gives::<Me>(),
        Route::put("/api/me", "Another name.", desk::rename).takes::<Rename>().gives::<Me>(),
        Route::post(
            "/api/account",
            "Makes an account of a guest; their tables stay theirs.",
            desk::make_account,
        )
        .takes::<Credentials>()
        .makes::<Me>(),
        Route::put(
            "/api/account/password",
            "Another password; all other browsers are signed out.",
            desk::change_password,
        )
        .takes::<NewPassword>()
        .gives::<Me>(),
        Route::delete("/api/account", "Deletes who asks. A guest gives any password.", desk::delete_account)
            .takes::<Password>(),
        Route::post("/api/session", "Signs in; a guest's tables go over to the account.", desk::sign_in)
            .takes::<Credentials>()
            .gives::<Me>(),
        Route::delete("/api/session", "Signs this browser out.", desk::sign_out),
        Route::delete("/api/sessions", "Signs all browsers of a person out.", desk::sign_out_everywhere),
        Route::get("/api/word", "How one is told of one's turns when no page is open.", crier::word)
            .gives::<Word>(),
        Route::post("/api/word/push", "This browser wants to be told, through its push service.", crier::listen)
            .takes::<PushWish>()
            .gives::<Word>(),
        Route::delete("/api/word/push", "This browser wants to be told no more.", crier::away).gives::<Word>(),
        Route::put(
            "/api/word/mail",
            "An address wants to be told; a letter asks it whether it does.",
            crier::mail,
        )
        .takes::<MailWish>()
        .gives::<Word>(),
        Route::delete("/api/word/mail", "No letters any more.", crier::no_mail).gives::<Word>(),
        Route::post(
            "/api/word/confirm/{token}",
            "The link in the letter that asks: the address says yes. Nobody need be signed in.",
            crier::confirm,
        ),
        Route::post(
            "/api/word/leave/{token}",
            "The link in every other letter: the address wants no more of them. Nobody need be signed in.",
            crier::leave,
        ),
        Route::get("/api/tables", "The tables in the harbour, for who asks.", tables::lists).gives::<Lists>(),
        Route::post("/api/tables", "Makes a table, and begins at once if that is wished.", tables::create)
            .takes::<NewTable>()
            .makes::<Created>(),
        Route::get("/api/tables/{table}", "A table as everybody sees it.", tables::info).gives::<TableInfo>(),
        Route::get(
            "/api/tables/{table}/seating",
            "A table with the card, the components and the phrase book of its game, for who opens its page.",
            tables::seating,
        )
        .queries(&["language"])
        .gives::<Seating>(),
        Route::delete(
            "/api/tables/{table}",
            "Deletes a table before its start, or one that cannot be opened any more; for the host.",
            tables::delete,
        ),
        Route::post("/api/tables/{table}/join", "Sits down.", tables::join)
            .takes::<Join>()
            .gives::<TableInfo>(),
        Route::post("/api/tables/{table}/leave", "Gets up; in a game a bot plays on.", tables::leave)
            .gives::<TableInfo>(),
        Route::post("/api/tables/{table}/ready", "Says whether one is ready.", tables::ready)
            .takes::<Ready>()
            .gives::<TableInfo>(),
        Route::post("/api/tables/{table}/start", "Begins the game; for the host.", tables::start)
            .gives::<TableInfo>(),
        Route::put(
            "/api/tables/{table}/seats/{seat}",
            "Says who shall sit at a seat; for the host before the start.",
            tables::reseat,
        )
        .takes::<Reseat>()
        .gives::<TableInfo>(),
        Route::post(
            "/api/tables/{table}/rematch",
            "Says whether one would like to play again; when everybody would, `rematch` is the table of the next game.",
            tables::rematch,
        )
        .takes::<PlayAgain>()
        .gives::<TableInfo>(),
        Route::get(
            "/api/tables/{table}/replay",
            "A stretch of a replay; `viewer` is `spectator`, `open` or a seat such as `seat0`.",
            tables::replay,
        )
        .queries(&["viewer", "from", "count"])
        .gives::<Replay>(),
        Route::get(
            "/api/tables/{table}/story",
            "Lines of the story that lie before line `before`, at most `count`; `viewer` as for a replay.",
            tables::story,
        )
        .queries(&["viewer", "before", "count"])
        .gives::<Passage>(),
        Route::get(
            "/api/tables/{table}/record",
            "The record of a game; its seed is opened after the end.",
            tables::record,
        )
        .gives::<Value>(),
        Route::post("/api/verify", "Checks a record: every move, every die and the seal.", tables::verify)
            .takes::<Value>()
            .gives::<Verdict>(),
        Route::get(
            "/api/tables/{table}/live",
            "The live stream of a table: a WebSocket that takes a Call and sends a Note in each message.",
            live::table,
        )
        .socket(),
        Route::get(
            "/api/live",
            "A WebSocket that sends Lists when something in them changes, at most once a second.",
            live::lists,
        )
        .socket(),
    ]
}

/// Everything together, behind the gate.
pub(crate) fn router(app: App) -> Router {
    let api =
        routes().into_iter().fold(Router::new(), |router, route| router.route(route.path, route.handler));
    api.route("/healthz", routing::get(health::health))
        // The same link is a page for people, and takes the one click of a mail program.
        .route("/word/leave/{token}", routing::get(client::page).post(crier::leave))
        .route("/metrics", routing::get(metrics::page))
        .route("/openapi.json", routing::get(openapi::document))
        .fallback(client::page)
        .method_not_allowed_fallback(async || client::wrong_method())
        .layer(from_fn(pack::pack))
        .layer(from_fn_with_state(app.clone(), gate))
        .layer(from_fn_with_state(app.clone(), watch))
        .with_state(app)
}
