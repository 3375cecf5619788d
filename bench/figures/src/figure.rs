//! One measured figure: a JSON line, ours or a peer's.

use serde::{Deserialize, Serialize};

/// What was measured, of whom, and what came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// Whose figure it is, such as `Freeport` or `OpenSpiel, C++`.
    pub who: String,
    /// What was measured, such as `four: random games`.
    pub what: String,
    /// `1/cpu-s`, `ns` or `bytes`.
    pub unit: String,
    /// The median of the repeats.
    pub value: f64,
    /// The fastest repeat: the least disturbed by others on the machine.
    pub best: f64,
    /// The share of a core the process got while it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cpu_share: Option<f64>,
}

/// The unit of a rate.
pub const RATE: &str = "1/cpu-s";

impl Figure {
    /// A rate out of several repeats.
    pub fn of_rates(who: &str, what: &str, mut rates: Vec<f64>, share: f64) -> Figure {
        rates.sort_by(f64::total_cmp);
        Figure {
            who: who.to_owned(),
            what: what.to_owned(),
            unit: RATE.to_owned(),
            value: rates.get(rates.len() / 2).copied().unwrap_or_default(),
            best: rates.last().copied().unwrap_or_default(),
            cpu_share: Some((share * 1000.0).round() / 1000.0),
        }
    }

    /// A size that needs no repeats.
    pub fn bytes(who: &str, what: &str, bytes: usize) -> Figure {
        let bytes = bytes as f64;
        Figure {
            who: who.to_owned(),
            what: what.to_owned(),
            unit: "bytes".to_owned(),
            value: bytes,
            best: bytes,
            cpu_share: None,
        }
    }

    /// The same rate under another name, for units that each hold `times` of the others.
    #[must_use]
    pub fn times(&self, what: &str, times: f64) -> Figure {
        Figure { what: what.to_owned(), value: self.value * times, best: self.best * times, ..self.clone() }
    }

    /// The rate as nanoseconds a piece.
    #[must_use]
    pub fn in_nanoseconds(&self) -> Figure {
        Figure { unit: "ns".to_owned(), value: 1e9 / self.value, best: 1e9 / self.best, ..self.clone() }
    }

    /// The figure as a JSON line.
    pub fn line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
