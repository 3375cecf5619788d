//! What it would cost to check a record, told from its text alone.

use serde::Deserialize;
use serde::de::IgnoredAny;

/// The most that is checked for a stranger, in hundredths of a millisecond: five seconds of a usual machine.
pub(crate) const MOST: u64 = 500_000;

/// A step back: the moves since the last mark are played again.
const STEP_BACK: u64 = 8;
/// The fewest outcomes of a move for which something was cast: two words of a seed, and five numbers of a die.
const CAST: usize = 7;
/// For each outcome of a cast: fifteen dice have sixty-odd, and take some seven milliseconds.
const OUTCOME: u64 = 10;

/// What is read of a record to weigh it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Weight {
    /// The game it says it is of.
    pub game: String,
    /// Entries of its log.
    pub entries: usize,
    /// In hundredths of a millisecond.
    pub cost: u64,
}

#[derive(Deserialize)]
struct Sketch {
    #[serde(default)]
    game: String,
    #[serde(default)]
    log: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    chance: Vec<IgnoredAny>,
    #[serde(default)]
    undo: Option<IgnoredAny>,
}

/// Weighs a record; what is none weighs nothing, and is refused by whoever reads it.
pub(crate) fn of(record: &str) -> Weight {
    let Ok(Sketch { game, log }) = serde_json::from_str(record) else { return Weight::default() };
    let cost = |line: &Line| match (&line.undo, line.chance.len()) {
        (Some(_), _) => STEP_BACK,
        (None, outcomes) if outcomes >= CAST => 1 + OUTCOME * outcomes as u64,
        (None, _) => 1,
    };
    Weight { game, entries: log.len(), cost: log.iter().map(cost).sum() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_light_steps_back_heavier_and_throws_the_heaviest() {
        let weigh = |log: &str| of(&format!(r#"{{"game":"four","deal":[1],"log":[{log}]}}"#));
        let moves = weigh(r#"{"seat":0,"move":3},{"seat":1,"move":3,"chance":[5]}"#);
        assert_eq!(moves, Weight { game: "four".to_owned(), entries: 2, cost: 2 });
        assert_eq!(weigh(r#"{"undo":0,"keep":0}"#).cost, STEP_BACK);
        let thrown = (0..63).map(|number| number.to_string()).collect::<Vec<_>>().join(",");
        assert_eq!(weigh(&format!(r#"{{"seat":0,"move":"go","chance":[{thrown}]}}"#)).cost, 631);
    }

    #[test]
    fn what_is_no_record_weighs_nothing() {
        for text in ["", "[]", "{\"log\":7}", "{\"log\":[7]}", "\u{0}"] {
            assert_eq!(of(text), Weight::default(), "{text}");
        }
    }
}
