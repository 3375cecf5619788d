//! What came of a simulation.

use serde::Serialize;
use std::collections::BTreeMap;

/// A victory is counted in 840ths, so that it can be shared between any number of sides without rounding. Every seat of a side
/// has what its side has.
pub(super) const WHOLE: u64 = 840;

/// How often somebody won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Rate {
    /// Games played to the end.
    pub played: u64,
    /// Victories; a shared one counts by its share.
    pub won: f64,
    /// Victories per game.
    pub share: f64,
    /// The lower end of the 95 % interval of the share.
    pub low: f64,
    /// The upper end of the 95 % interval of the share.
    pub high: f64,
}

impl Rate {
    /// The rate with its Wilson interval.
    pub(super) fn of(parts: u64, played: u64) -> Rate {
        let won = parts as f64 / WHOLE as f64;
        if played == 0 {
            return Rate { played, won, share: 0.0, low: 0.0, high: 1.0 };
        }
        let (z, n) = (1.959_963_984_540_054_f64, played as f64);
        let share = won / n;
        let middle = share + z * z / (2.0 * n);
        let reach = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        let (low, high) = (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0));
        Rate { played, won, share, low, high }
    }
}

/// How often a bot won, over all seats it sat in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotRate {
    /// The bot.
    pub bot: String,
    /// How often it won.
    #[serde(flatten)]
    pub rate: Rate,
}

/// A game that did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The number of the game, from 0.
    pub game: u64,
    /// The text of its seed.
    pub seed: String,
    /// What went wrong.
    pub why: String,
}

/// What came of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many sat at the table.
    pub seats: u8,
    /// Who played.
    pub bots: Vec<String>,
    /// How many games were asked for.
    pub games: u64,
    /// The text every game's seed begins with.
    pub seed: String,
    /// How many threads played.
    pub threads: usize,
    /// How many games did not come to their end.
    pub failures: u64,
    /// The first of them.
    pub failed: Vec<Failure>,
    /// Games that nobody won: everybody lost, together or alone.
    pub unwon: u64,
    /// Decisions in all finished games.
    pub decisions: u64,
    /// Seconds on the wall.
    pub seconds: f64,
    /// Decisions per second on the wall.
    pub decisions_per_s: f64,
    /// Games per second on the wall.
    pub games_per_s: f64,
    /// Decisions per second of one core.
    pub decisions_per_core_s: f64,
    /// Games per second of one core.
    pub games_per_core_s: f64,
    /// The mean length of a game.
    pub mean_decisions: f64,
    /// The longest game.
    pub max_decisions: u64,
    /// Victories by seat; a shared one counts by its share.
    pub wins: Vec<f64>,
    /// The same with intervals.
    pub by_seat: Vec<Rate>,
    /// Victories by bot.
    pub by_bot: Vec<BotRate>,
    /// Victories by role, in games that have roles.
    pub roles: BTreeMap<&'static str, Rate>,
    /// A hash over all games, in their order.
    pub digest: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let rate = Rate::of(90 * WHOLE, 100);
        assert!((rate.share - 0.9).abs() < 1e-12);
        assert!((rate.low - 0.825_6).abs() < 1e-4 && (rate.high - 0.944_8).abs() < 1e-4, "{rate:?}");
        assert_eq!(Rate::of(0, 0).high.to_bits(), 1.0_f64.to_bits());
    }
}
