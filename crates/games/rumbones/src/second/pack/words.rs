//! The words that Second Tide understands.

use crate::effects::vocabulary::{
    Among, Amount, Berth, Condition, Effect, Fallen, Heroes, Moment, Standing, Which, Who,
};
use crate::pack::lines::{Place, Tongue};
use crate::second::push::LONGEST_PUSH;

/// The words of Second Tide.
pub(crate) const WORDS: Tongue = Tongue { moment, condition, who, effect };

fn moment(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::TurnBegins
            | Moment::GunAimed
            | Moment::CrewDeployed
            | Moment::HeroRises
            | Moment::BetweenActions
            | Moment::SwingNamed
            | Moment::AttackDeclared
            | Moment::AttackRolled
            | Moment::HitsCounted
            | Moment::DamageDue
            | Moment::KnockedOut
            | Moment::AttackOver
            | Moment::Overboard
            | Moment::Declare
            | Moment::Roll
            | Moment::Assign
            | Moment::After
            | Moment::Use
            | Moment::Destroyed
    )
}

fn condition(condition: Condition) -> bool {
    matches!(
        condition,
        Condition::TargetHolds(_)
            | Condition::Wounds(_)
            | Condition::NearItself(_)
            | Condition::Felled(Fallen::EnemyFigure)
            | Condition::Hurt(_)
            | Condition::ByHero
            | Condition::DragonCanCome
            | Condition::Behind
            | Condition::FirstThisActivation
    )
}

fn who(place: Place, who: Who) -> bool {
    match who {
        Who::One(which) | Who::Each(which) | Who::Crowd(which) => described(place, which),
        Who::Itself | Who::It | Who::Same | Who::Them => true,
        Who::Attacker => false,
    }
}

fn described(place: Place, which: Heroes) -> bool {
    let among = match which.among {
        Among::Anyone => true,
        Among::Hurt | Among::Target => matches!(place, Place::Attack | Place::Beast),
        Among::Aboard => place == Place::Tile,
        Among::Hit => false,
    };
    among && matches!(which.state, Standing::Deployed | Standing::Any)
}

fn effect(place: Place, effect: Effect) -> bool {
    match effect {
        Effect::Dice(_)
        | Effect::ToHit(_)
        | Effect::Cancel(_)
        | Effect::Swing(_)
        | Effect::Catch
        | Effect::Actions(_)
        | Effect::CrewSteps(_)
        | Effect::Rouse { .. }
        | Effect::Summon
        | Effect::CutPlank
        | Effect::Pay { .. }
        | Effect::Credit { .. }
        | Effect::Muster { at: Berth::MusterPoint, .. }
        | Effect::Repair { tiles: 1, .. }
        | Effect::Reroll { dice: Which::Any, most: Amount::N(_) | Amount::Any }
        | Effect::Bonus { .. }
        | Effect::Keen { .. }
        | Effect::AnyOrder
        | Effect::Strike { .. }
        | Effect::Steal { .. }
        | Effect::Prevent { bare: None, .. }
        | Effect::Counter
        | Effect::Discard(_) => !matches!(place, Place::Tile | Place::Beast),
        Effect::Flip => place == Place::Response,
        Effect::SecondCell { .. } | Effect::Haul { .. } => place == Place::Attack,
        Effect::Order { most: Amount::N(_) | Amount::Any, .. } => place == Place::Ability,
        Effect::Upgrade(_) => place == Place::Tile,
        Effect::Shove { n, .. } | Effect::Push { n, .. } => n <= LONGEST_PUSH,
        Effect::Walk { .. }
        | Effect::Damage { .. }
        | Effect::Heal { n: Amount::N(_), .. }
        | Effect::Give { .. }
        | Effect::Cleanse(_)
        | Effect::Coins { .. }
        | Effect::Draw(_) => true,
        _ => false,
    }
}
