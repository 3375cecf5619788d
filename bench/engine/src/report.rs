//! The table: figures of several rounds put together, with ratios against the peers and what was promised.

use crate::measure::{BY_HAND, US};
use crate::page::table;
use freeport_figures::{Figure, RATE};
use freeport_shelf::{TITLES, Title};
use std::fmt::Write;

/// What must hold, of the best repeats of one run.
const PROMISES: [(&str, &str, f64); 3] = [
    ("four: random games", BY_HAND, 0.5),
    ("four: random games", "OpenSpiel, C++", 10.0),
    ("four: MCTS iterations", "board-game 0.8.2", 1.0),
];

enum Limit {
    AtLeast(f64),
    Below(f64),
}

/// Floors and ceilings that need no peer: what the games on the shelf promise of themselves.
fn limits() -> Vec<(String, Limit)> {
    let own = |title: &&'static dyn Title| {
        let (promises, (fewest, most)) = (title.promises(), title.card().seats);
        let named = |seats: u8, what: &str| format!("{}, {seats} seats: {what}", title.card().id);
        [
            (named(fewest.max(2), "random decisions"), Limit::AtLeast(promises.decisions)),
            (named(most, "clone of a state"), Limit::Below(promises.clone)),
        ]
    };
    TITLES.iter().flat_map(own).collect()
}

/// Puts the rounds of a run together: the median of the medians, the best of the best.
fn merged(figures: &[Figure]) -> Vec<Figure> {
    let mut merged: Vec<Figure> = Vec::new();
    for figure in figures {
        if merged.iter().any(|seen| seen.who == figure.who && seen.what == figure.what) {
            continue;
        }
        let rounds = figures.iter().filter(|other| other.who == figure.who && other.what == figure.what);
        let mut medians: Vec<f64> = rounds.clone().map(|round| round.value).collect();
        medians.sort_by(f64::total_cmp);
        let best = rounds.map(|round| round.best);
        let best = if figure.unit == RATE { best.fold(0.0, f64::max) } else { best.fold(f64::MAX, f64::min) };
        merged.push(Figure { value: medians[medians.len() / 2], best, ..figure.clone() });
    }
    merged.sort_by_key(|figure| merged_order(figures, figure));
    merged
}

/// Rows of the same measurement stand together, in the order in which the first of them came.
fn merged_order(figures: &[Figure], figure: &Figure) -> usize {
    figures.iter().position(|other| other.what == figure.what).unwrap_or(usize::MAX)
}

/// The report as Markdown, which reads as well in a terminal.
pub fn report(figures: &[Figure]) -> String {
    let figures = merged(figures);
    let ours = |what: &str| figures.iter().find(|figure| figure.who == US && figure.what == what);
    let mut rows = vec![["what", "who", "median", "best", "Freeport is"].map(str::to_owned).to_vec()];
    for figure in &figures {
        let ratio = match ours(&figure.what) {
            Some(our) if figure.who != US => times(our, figure),
            _ => String::new(),
        };
        rows.push(vec![
            figure.what.clone(),
            figure.who.clone(),
            amount(figure.value, &figure.unit),
            amount(figure.best, &figure.unit),
            ratio,
        ]);
    }
    let mut text = table(&rows, 2);
    text.push('\n');
    for (what, peer, floor) in PROMISES {
        let pair = ours(what).zip(figures.iter().find(|figure| figure.who == peer && figure.what == what));
        if let Some((our, their)) = pair {
            let ratio = our.best / their.best;
            let _ = writeln!(
                text,
                "- {}: {what} at {ratio:.2} times {peer}; {floor} is promised.",
                verdict(ratio >= floor)
            );
        }
    }
    for (what, limit) in limits() {
        if let Some(our) = ours(&what) {
            let (kept, promise) = match limit {
                Limit::AtLeast(floor) => {
                    (our.best >= floor, format!("at least {}", amount(floor, &our.unit)))
                }
                Limit::Below(ceiling) => {
                    (our.best < ceiling, format!("under {}", amount(ceiling, &our.unit)))
                }
            };
            let best = amount(our.best, &our.unit);
            let _ = writeln!(text, "- {}: {what}, {best}; {promise} is promised.", verdict(kept));
        }
    }
    text
}

fn verdict(kept: bool) -> &'static str {
    if kept { "Kept" } else { "NOT KEPT" }
}

/// How many times as fast we are, best against best.
fn times(our: &Figure, their: &Figure) -> String {
    let ratio = if our.unit == RATE { our.best / their.best } else { their.best / our.best };
    if ratio >= 10.0 { format!("{ratio:.0} x") } else { format!("{ratio:.2} x") }
}

fn amount(value: f64, unit: &str) -> String {
    let (value, unit) = match unit {
        "ns" if value >= 1e6 => (value / 1e6, "ms"),
        unit => (value, unit),
    };
    let digits = if value < 100.0 { format!("{value:.1}") } else { grouped(value.round() as u64) };
    match unit {
        RATE => format!("{digits}/s"),
        unit => format!("{digits} {unit}"),
    }
}

/// A number with thin groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(who: &str, what: &str, value: f64) -> Figure {
        Figure::of_rates(who, what, vec![value], 1.0)
    }

    #[test]
    fn rounds_are_merged_and_the_best_is_compared_with_the_best() {
        let what = "four: random games";
        let run = [
            figure(US, what, 300.0),
            figure(BY_HAND, what, 500.0),
            figure(US, what, 400.0),
            figure(US, what, 350.0),
        ];
        assert_eq!(merged(&run)[0].value as u32, 350);
        let text = report(&run);
        assert!(text.contains("0.80 x"), "{text}");
        assert!(text.contains("Kept: four: random games at 0.80 times bitboard by hand"), "{text}");
    }

    #[test]
    fn a_clone_that_takes_half_the_time_is_twice_as_fast() {
        let (our, their) =
            (figure(US, "clone", 2e6).in_nanoseconds(), figure("peer", "clone", 1e6).in_nanoseconds());
        assert_eq!(times(&our, &their), "2.00 x");
    }
}
