//! Whom an effect is for.

use crate::effects::vocabulary::{Effect, Outcome, Who};

impl Effect {
    /// Whom it is for, where that is said once.
    pub(crate) const fn who(self) -> Option<Who> {
        match self {
            Effect::Prevent { who, .. }
            | Effect::Damage { who, .. }
            | Effect::Heal { who, .. }
            | Effect::Give { who, .. }
            | Effect::Cleanse(who)
            | Effect::Push { who, .. }
            | Effect::Walk { who, .. }
            | Effect::Drown(who)
            | Effect::Boost { who, .. }
            | Effect::Coins { who, .. }
            | Effect::Lose { who, .. }
            | Effect::Pass { who, .. }
            | Effect::Haul { who, .. }
            | Effect::Credit { who, .. }
            | Effect::Pay { who, .. }
            | Effect::Recover(who)
            | Effect::PayToll(who)
            | Effect::Chance {
                then: Outcome::Damage(who) | Outcome::Heal(who) | Outcome::Drown(who), ..
            } => Some(who),
            _ => None,
        }
    }

    /// Everybody whom it speaks of.
    pub(crate) fn whom(self) -> impl Iterator<Item = Who> {
        let [first, second] = match self {
            Effect::Steal { from, to, .. } => [Some(from), Some(to)],
            _ => [self.who(), None],
        };
        first.into_iter().chain(second)
    }
}
