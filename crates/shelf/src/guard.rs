//! The last defence: a state made by hand must never end the process.

use crate::trouble::Trouble;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the rules of a game; if they stumble, that is an error like any other. The caller makes sure that
/// nothing half-done is kept.
pub(crate) fn guard<T>(title: &'static str, work: impl FnOnce() -> Result<T, Trouble>) -> Result<T, Trouble> {
    catch_unwind(AssertUnwindSafe(work))
        .unwrap_or_else(|cause| Err(Trouble::Broken { title, why: last_words(cause.as_ref()) }))
}

/// What a panic said.
pub(crate) fn last_words(cause: &(dyn std::any::Any + Send)) -> String {
    let words = cause.downcast_ref::<&str>().copied().or(cause.downcast_ref::<String>().map(String::as_str));
    words.unwrap_or("without a word").to_owned()
}
