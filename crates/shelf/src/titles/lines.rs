//! Lines that fit into a terminal.

use crate::ink::{Hue, Ink};
use crate::words::Words;
use freeport_kernel::{Phrase, Seat};
use std::fmt::Display;

/// The widest line outside the chart of the sea.
pub(super) const WIDTH: usize = 80;
/// How far the lines under the name of a player or a side are set in.
pub(super) const INDENT: usize = 4;

/// Puts things side by side, as many as fit into a line, and breaks within a long one at its words.
pub(super) fn wrap(things: &[String], between: &str, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    let fits = |line: &str, more: usize| indent + line.chars().count() + more <= WIDTH;
    for thing in things {
        if !line.is_empty() && fits(&line, between.chars().count() + thing.chars().count()) {
            line.push_str(between);
            line.push_str(thing);
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for word in thing.split(' ') {
            if line.is_empty() || fits(&line, 1 + word.chars().count()) {
                if !line.is_empty() {
                    line.push(' ');
                }
            } else {
                lines.push(std::mem::take(&mut line));
            }
            line.push_str(word);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines.iter().map(|line| format!("{}{line}", " ".repeat(indent))).collect()
}

/// Things in a row.
pub(super) fn list(things: &[impl Display], between: &str) -> String {
    things.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Text filled up with blanks to a width.
pub(super) fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}

/// The first line about a player: whoever is asked is pointed at.
pub(super) fn headline(asked: bool, parts: &[String], hue: Hue, ink: Ink) -> String {
    format!("{} {}", if asked { "▶" } else { " " }, ink.paint(hue, &parts.join(" · ")))
}

/// What is asked, and of whom.
pub(super) fn question(seats: &[Seat], question: &Phrase, words: &Words) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| words.seat(*seat, "")).collect();
    format!("▶ {}: {}", words.list(&seats), words.say(question))
}

/// Sets what is under way off from the lines above it.
pub(super) fn set_off(lines: &mut Vec<String>, texts: impl IntoIterator<Item = String>, ink: Ink) {
    let mut texts = texts.into_iter().flat_map(|text| wrap(&[text], "", 0)).peekable();
    if texts.peek().is_some() {
        lines.push(String::new());
        lines.extend(texts.map(|line| ink.paint(Hue::Bold, &line)));
    }
}
