//! The table: Freeport next to its peer, and what was promised.

use crate::climb::LIMIT;
use crate::long;
use crate::measure::{LIVE, MOVES, P99, PEER, RATE, SUSTAINED, US};
use crate::port::Result;
use freeport_bench::page;
use freeport_figures::Figure;
use std::fmt::Write;

/// How many times the peer's sustained rate is promised, and which part of its memory.
const FASTER: f64 = 5.0;
const SMALLER: f64 = 4.0;
/// Milliseconds that 99 of 100 moves must not exceed where dice are cast, as solid bodies, beside other tables' moves.
const WITH_DICE: f64 = 15.0;
/// What is promised of a very long game: milliseconds until it is open and until a take-back is answered, and the kilobytes of the
/// first frame.
const LONG: [(&str, f64); 3] = [(long::OPENS, 200.0), (long::BACK, 20.0), (long::FRAME, 300.0)];

/// Reads the lines of a run, prints the report and puts it into a page.
pub fn on(file: &str, page: Option<&str>) -> Result<()> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let figures: Vec<Figure> = text
        .lines()
        .map(|line| serde_json::from_str(line).map_err(|error| format!("{file}: {error} in {line}")))
        .collect::<Result<_>>()?;
    let report = report(&medians(&figures));
    print!("{report}");
    page.map_or(Ok(()), |page| page::replace(page, "tables", &report))
}

/// One figure for every thing that was measured: the median of its rounds.
fn medians(figures: &[Figure]) -> Vec<Figure> {
    let mut medians: Vec<Figure> = Vec::new();
    for figure in figures {
        let same = |other: &&Figure| other.who == figure.who && other.what == figure.what;
        if medians.iter().any(|done| same(&done)) {
            continue;
        }
        let mut values: Vec<f64> = figures.iter().filter(same).map(|figure| figure.value).collect();
        values.sort_by(f64::total_cmp);
        let value = values[values.len() / 2];
        let mut median = figure.clone();
        (median.value, median.best) = (value, value);
        medians.push(median);
    }
    medians
}

fn report(figures: &[Figure]) -> String {
    let find = |who: &str, what: &str| figures.iter().find(|figure| figure.who == who && figure.what == what);
    let mut rows = vec![["what", US, PEER, "Freeport is"].map(str::to_owned).to_vec()];
    for our in figures.iter().filter(|figure| figure.who == US) {
        let their = find(PEER, &our.what);
        let ratio = their.map_or(String::new(), |their| {
            let ratio = better(our, their);
            if ratio >= 10.0 { format!("{ratio:.0} x") } else { format!("{ratio:.1} x") }
        });
        rows.push(vec![our.what.clone(), amount(our), their.map_or(String::new(), amount), ratio]);
    }
    let mut text = page::table(&rows, 1);
    text.push('\n');
    let mut promise = |kept: bool, sentence: String| {
        let _ = writeln!(text, "- {}: {sentence}", if kept { "Kept" } else { "NOT KEPT" });
    };
    for (game, limit) in [("four", LIMIT), ("ahoy", LIMIT), ("pirates7", WITH_DICE)] {
        let (p99, rate) = (find(US, &format!("{game}: {P99}")), find(US, &format!("{game}: {RATE}")));
        if let Some((p99, rate)) = p99.zip(rate) {
            let sentence = format!(
                "{game}: 99 of 100 moves seen by both players within {}, at {}; under {limit} ms is promised.",
                amount(p99),
                amount(rate)
            );
            promise(p99.value < limit, sentence);
        }
    }
    for (what, limit) in LONG {
        if let Some(figure) = find(US, &long::table(what)) {
            let sentence =
                format!("{}: {}; under {limit} {} is promised.", figure.what, amount(figure), figure.unit);
            promise(figure.value < limit, sentence);
        }
    }
    for (what, floor) in [(SUSTAINED, FASTER), (LIVE, SMALLER)] {
        let what = format!("four: {what}");
        if let Some((our, their)) = find(US, &what).zip(find(PEER, &what)) {
            let ratio = better(our, their);
            let sentence = format!("{what}: {ratio:.1} times better than {PEER}; {floor} is promised.");
            promise(ratio >= floor, sentence);
        }
    }
    text
}

/// How many times better we are: more moves, or less of everything else.
fn better(our: &Figure, their: &Figure) -> f64 {
    if our.unit == MOVES { our.value / their.value } else { their.value / our.value }
}

fn amount(figure: &Figure) -> String {
    let digits = usize::from(figure.value < 100.0);
    format!("{:.digits$} {}", figure.value, figure.unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(who: &str, what: &str, unit: &str, value: f64) -> Figure {
        let (who, what, unit) = (who.to_owned(), what.to_owned(), unit.to_owned());
        Figure { who, what, unit, value, best: value, cpu_share: None }
    }

    #[test]
    fn more_moves_and_less_memory_are_better() {
        let (sustained, live) = (format!("four: {SUSTAINED}"), format!("four: {LIVE}"));
        let run = [
            figure(US, &sustained, MOVES, 6_000.0),
            figure(PEER, &sustained, MOVES, 1_000.0),
            figure(US, &live, "KB", 20.0),
            figure(PEER, &live, "KB", 60.0),
        ];
        let text = report(&run);
        assert!(text.contains("- Kept: four: moves sustained with p99 under 50 ms: 6.0 times"), "{text}");
        assert!(
            text.contains("- NOT KEPT: four: memory of a live table, with both players: 3.0 times"),
            "{text}"
        );
    }

    #[test]
    fn what_is_promised_of_a_long_game_is_held_against_what_was_measured() {
        let text = report(&[
            figure(US, &long::table(long::OPENS), "ms", 60.0),
            figure(US, &long::table(long::BACK), "ms", 25.0),
        ]);
        assert!(text.contains("- Kept: runebound after 20000 moves and 500 take-backs: opens"), "{text}");
        assert!(text.contains("is answered: 25.0 ms; under 20 ms is promised"), "{text}");
        assert!(text.contains("- NOT KEPT: runebound after 20000 moves"), "{text}");
    }

    #[test]
    fn of_several_rounds_the_middle_one_counts() {
        let run = [3.0, 9.0, 4.0].map(|value| figure(US, "moves", MOVES, value));
        let [median] = &medians(&run)[..] else { panic!("one thing was measured") };
        assert!((median.value - 4.0).abs() < 1e-9);
    }

    #[test]
    fn without_the_peer_there_are_no_ratios() {
        let text = report(&[
            figure(US, &format!("four: {P99}"), "ms", 9.0),
            figure(US, &format!("four: {RATE}"), MOVES, 2e3),
        ]);
        assert!(text.contains("within 9.0 ms, at 2000 moves/s; under 50 ms is promised"), "{text}");
        assert!(!text.contains("times better"), "{text}");
    }
}
