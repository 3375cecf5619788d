//! The schema of the wire, from which the client's types are made.

use super::*;
use freeport_shelf::{Book, schema_of};
use schemars::JsonSchema;
use serde_json::Value;

/// Everything that crosses the wire.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "only the shape counts")]
struct Wire {
    book: Book,
    call: Call,
    created: Created,
    credentials: Credentials,
    frame: Frame,
    game: GameCard,
    lists: Lists,
    mail_wish: MailWish,
    join: Join,
    me: Me,
    new_password: NewPassword,
    new_table: NewTable,
    note: Note,
    passage: Passage,
    password: Password,
    play_again: PlayAgain,
    problem: Problem,
    push_wish: PushWish,
    ready: Ready,
    rename: Rename,
    replay: Replay,
    reseat: Reseat,
    rules: RulePage,
    seating: Seating,
    verdict: Verdict,
    word: Word,
}

/// The schema of everything that crosses the wire.
pub fn schema() -> Value {
    schema_of::<Wire>()
}
