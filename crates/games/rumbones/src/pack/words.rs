//! The words that the first edition understands.

use super::lines::{Place, Tongue};
use crate::effects::vocabulary::{Among, Condition, Effect, Heroes, Moment, Who};

/// The words of the first edition.
pub(crate) const WORDS: Tongue = Tongue { moment, condition, who, effect };

fn moment(moment: Moment) -> bool {
    let of_the_second = [Moment::BetweenActions, Moment::HitsCounted, Moment::DamageDue, Moment::Destroyed];
    !of_the_second.contains(&moment)
}

fn condition(condition: Condition) -> bool {
    condition != Condition::FirstThisActivation
}

fn who(_: Place, who: Who) -> bool {
    match who {
        Who::Crowd(_) | Who::Them => false,
        Who::One(Heroes { among, .. }) | Who::Each(Heroes { among, .. }) => {
            matches!(among, Among::Anyone | Among::Hit)
        }
        Who::Itself | Who::It | Who::Attacker | Who::Same => true,
    }
}

fn effect(place: Place, effect: Effect) -> bool {
    match effect {
        Effect::SideDice(_) | Effect::SideMove(_) | Effect::SideSwing(_) | Effect::SideHand(_) => {
            place == Place::Tile
        }
        Effect::Bonus { .. }
        | Effect::AnyOrder
        | Effect::Keen { .. }
        | Effect::SecondCell { .. }
        | Effect::Strike { .. }
        | Effect::Counter
        | Effect::Flip
        | Effect::Shove { .. }
        | Effect::Haul { .. }
        | Effect::Catch
        | Effect::Order { .. }
        | Effect::CrewSteps(_)
        | Effect::Upgrade(_)
        | Effect::Steal { .. }
        | Effect::Credit { .. }
        | Effect::Pay { .. }
        | Effect::Draw(_)
        | Effect::Discard(_)
        | Effect::Rouse { .. }
        | Effect::Summon
        | Effect::CutPlank => false,
        _ => place != Place::Tile,
    }
}
