//! What the pipe answers.

use super::line::LONGEST;
use freeport_shelf::Trouble;
use serde::Serialize;
use serde_json::{Value, json};

/// Why a line is refused.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// More than fits in a line.
    #[error("the line is longer than {LONGEST} bytes")]
    TooLong,
    /// Not text at all.
    #[error("the line is not UTF-8 text")]
    NotText,
    /// Text, but not JSON.
    #[error("the line is not JSON: {0}")]
    NotJson(String),
    /// JSON, but not a request.
    #[error("this is not a request: {0}")]
    BadRequest(String),
    /// No game with this id is open.
    #[error("no game is open under the id {0:?}; open one with `new` or `load`")]
    NoGame(String),
    /// Too many games are open.
    #[error("{0} games are open, which is the most; close one with `close`")]
    TooManyGames(usize),
    /// The game says no.
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

impl Refusal {
    /// A word for programs; it never changes.
    pub fn kind(&self) -> &'static str {
        match self {
            Refusal::TooLong => "too_long",
            Refusal::NotText => "not_text",
            Refusal::NotJson(_) => "not_json",
            Refusal::BadRequest(_) => "bad_request",
            Refusal::NoGame(_) => "no_game",
            Refusal::TooManyGames(_) => "too_many_games",
            Refusal::Trouble(trouble) => trouble.kind(),
        }
    }
}

/// One line of output.
#[derive(Serialize)]
pub struct Answer {
    ok: bool,
    #[serde(flatten)]
    content: Value,
    #[serde(rename = "ref", skip_serializing_if = "Option::is_none")]
    reference: Option<Value>,
}

impl Answer {
    /// All is well.
    pub fn success(reference: Option<Value>, content: Value) -> Answer {
        Answer { ok: true, content, reference }
    }

    /// Something was wrong.
    pub fn refusal(reference: Option<Value>, refusal: &Refusal) -> Answer {
        let mut error = json!({ "kind": refusal.kind(), "message": refusal.to_string() });
        if let Refusal::Trouble(trouble) = refusal
            && let Some((rule, sentence)) = trouble.rule()
        {
            error["rule"] = json!(rule);
            error["sentence"] = json!(sentence);
        }
        Answer { ok: false, content: json!({ "error": error }), reference }
    }

    /// The answer as one line of JSON.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| r#"{"ok":false}"#.to_owned())
    }
}
