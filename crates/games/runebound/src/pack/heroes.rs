//! `heroes.toml`: the heroes.

use crate::effects::vocabulary::{Figures, Line, Skill};

/// A hero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hero {
    /// The id by which names know it, such as `varikas`.
    pub id: String,
    /// Life, strength, stats and damage.
    pub figures: Figures,
    /// Skills with their bonuses.
    pub skills: Vec<(Skill, u8)>,
    /// The ability.
    pub text: Vec<Line>,
}
