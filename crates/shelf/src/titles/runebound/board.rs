//! The whole table, drawn in text.

use crate::ink::Ink;
use crate::titles::lines::{question, set_off};
use crate::words::Words;
use freeport_runebound::{Pack, View};

/// Draws what the viewer sees.
pub(super) fn draw(_pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let mut lines = Vec::new();
    let asked = view.asked.as_ref().map(|asked| question(&asked.seats, &asked.question, words));
    set_off(&mut lines, asked, ink);
    lines.join("\n")
}
