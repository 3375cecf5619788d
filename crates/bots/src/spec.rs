//! The names of bots: `random`, `greedy`, `mcts:medium`, `mcts:2500`.

use crate::budget::{Budget, BudgetKind, MOST_ITERATIONS, Purse};
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

/// How hard a searching bot tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// For a first game.
    Easy,
    /// For players who know the rules.
    Medium,
    /// For players who want to lose sometimes.
    Hard,
}

/// What a level means: the one place where levels are tuned.
struct Strength {
    name: &'static str,
    iterations: u32,
    milliseconds: u64,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    const fn strength(self) -> Strength {
        match self {
            Level::Easy => Strength { name: "easy", iterations: 150, milliseconds: 5 },
            Level::Medium => Strength { name: "medium", iterations: 1_000, milliseconds: 100 },
            Level::Hard => Strength { name: "hard", iterations: 4_000, milliseconds: 2_000 },
        }
    }

    /// The level's name, such as `medium`.
    pub fn name(self) -> &'static str {
        self.strength().name
    }

    /// What the level may spend on a decision.
    pub fn budget(self, kind: BudgetKind) -> Budget {
        let strength = self.strength();
        match kind {
            BudgetKind::Iterations => Budget::Iterations(strength.iterations),
            BudgetKind::Time => Budget::Time(Duration::from_millis(strength.milliseconds)),
        }
    }
}

/// How much a search may cost: a level, or a plain number of iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effort {
    /// What the level allows.
    Level(Level),
    /// So many iterations, also at a table.
    Iterations(NonZeroU32),
}

impl Effort {
    /// What may be spent on a decision.
    pub fn budget(self, kind: BudgetKind) -> Budget {
        match self {
            Effort::Level(level) => level.budget(kind),
            Effort::Iterations(count) => Budget::Iterations(count.get()),
        }
    }
}

/// Which bot sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal move.
    Random,
    /// The move after which the position looks best.
    Greedy,
    /// Tree search over the worlds that may be.
    Mcts(Effort),
}

impl BotSpec {
    /// The bots that have a name of their own.
    pub const NAMED: [BotSpec; 5] = [
        BotSpec::Random,
        BotSpec::Greedy,
        BotSpec::Mcts(Effort::Level(Level::Easy)),
        BotSpec::Mcts(Effort::Level(Level::Medium)),
        BotSpec::Mcts(Effort::Level(Level::Hard)),
    ];

    /// What the bot may spend on a turn at a table; none when it takes no time worth counting, or counts iterations.
    pub fn purse(self) -> Option<Purse> {
        match self {
            BotSpec::Random | BotSpec::Greedy => None,
            BotSpec::Mcts(effort) => match effort.budget(BudgetKind::Time) {
                Budget::Time(decision) => Some(Purse::new(decision)),
                Budget::Iterations(_) => None,
            },
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts(Effort::Level(level)) => write!(f, "mcts:{}", level.name()),
            BotSpec::Mcts(Effort::Iterations(count)) => write!(f, "mcts:{count}"),
        }
    }
}

/// A name that no bot has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no bot called \"{0}\"; there are random, greedy, mcts:easy, mcts:medium, mcts:hard, \
     and mcts:N for N iterations, from 1 to {MOST_ITERATIONS}"
)]
pub struct UnknownBot(pub String);

impl FromStr for BotSpec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotSpec, UnknownBot> {
        let named = BotSpec::NAMED.into_iter().find(|spec| spec.to_string() == text);
        let counted = || {
            let count: NonZeroU32 = text.strip_prefix("mcts:")?.parse().ok()?;
            (count.get() <= MOST_ITERATIONS).then_some(BotSpec::Mcts(Effort::Iterations(count)))
        };
        named.or_else(counted).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back_as_the_bot_it_was_written_for() {
        let counted = "mcts:2500".parse::<BotSpec>().unwrap();
        assert_eq!(counted, BotSpec::Mcts(Effort::Iterations(NonZeroU32::new(2_500).unwrap())));
        for spec in BotSpec::NAMED.into_iter().chain([counted]) {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        for text in ["", "mcts", "mcts:", "mcts:0", "mcts:-1", "mcts:1000001", "MCTS:easy", "greedy "] {
            let refusal = text.parse::<BotSpec>().unwrap_err().to_string();
            assert!(refusal.contains(&format!("\"{text}\"")), "{refusal}");
            assert!(BotSpec::NAMED.iter().all(|spec| refusal.contains(&spec.to_string())), "{refusal}");
        }
    }

    #[test]
    fn only_who_thinks_by_the_clock_has_a_purse() {
        let first = |spec: BotSpec| spec.purse().map(|mut purse| purse.share(0));
        assert_eq!(first(BotSpec::Mcts(Effort::Level(Level::Hard))), Some(Duration::from_secs(2)));
        assert_eq!(["greedy", "mcts:50"].map(|name| first(name.parse().unwrap())), [None, None]);
    }

    #[test]
    fn a_harder_level_thinks_longer() {
        let [easy, medium, hard] = Level::ALL.map(Level::strength);
        assert!(easy.iterations < medium.iterations && medium.iterations < hard.iterations);
        assert!(easy.milliseconds < medium.milliseconds && medium.milliseconds < hard.milliseconds);
    }
}
