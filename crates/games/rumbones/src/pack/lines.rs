//! Whether a text fits where it stands.

use crate::effects::vocabulary::{
    Amount, Condition, Effect, Held, Heroes, Line, Moment, Outcome, Who, Whose,
};
use freeport_pack::{PackFlaw, flaw};

/// Where a text stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Attack,
    Ability,
    Response,
    Card,
    Tile,
}

impl Place {
    /// Whether a text here may work at a moment.
    fn allows(self, moment: Moment) -> bool {
        match moment {
            Moment::Declare | Moment::Roll | Moment::Assign | Moment::Struck | Moment::After => {
                self == Place::Attack
            }
            Moment::Use => self == Place::Ability,
            Moment::Always => self == Place::Tile,
            _ => matches!(self, Place::Response | Place::Card),
        }
    }

    /// Whether there is a hero whose action this is.
    fn has_hero(self) -> bool {
        matches!(self, Place::Attack | Place::Ability | Place::Response)
    }

    /// Whether a text may be missing.
    fn may_be_silent(self) -> bool {
        matches!(self, Place::Attack | Place::Tile)
    }
}

/// Checks the lines of an item.
pub(super) fn check(file: &'static str, item: &str, place: Place, lines: &[Line]) -> Result<(), PackFlaw> {
    if lines.is_empty() && !place.may_be_silent() {
        return Err(flaw(file, item, "`text` says nothing"));
    }
    lines.iter().try_for_each(|line| check_line(place, line)).map_err(|problem| flaw(file, item, problem))
}

fn check_line(place: Place, line: &Line) -> Result<(), String> {
    if !place.allows(line.when) {
        return Err(format!("`when`: {:?} is no moment for this text", line.when));
    }
    if line.effects.is_empty() {
        return Err("`do` does nothing".to_owned());
    }
    let speaks_of_itself = line.of == Whose::Itself || line.conditions.iter().any(of_itself);
    if speaks_of_itself && !place.has_hero() {
        return Err("`of` or `if` speaks of the hero of an action, and there is none".to_owned());
    }
    let mut chosen = false;
    for effect in &line.effects {
        let lasting = matches!(
            effect,
            Effect::SideDice(_) | Effect::SideMove(_) | Effect::SideSwing(_) | Effect::SideHand(_)
        );
        if lasting != (place == Place::Tile) {
            return Err(format!("`do`: {effect:?} is out of place here"));
        }
        if let Some(who) = who(effect) {
            if !place.has_hero() && speaks_of_hero(who) {
                return Err("`who` speaks of the hero of an action, and there is none".to_owned());
            }
            if who == Who::Same && !chosen {
                return Err("`who`: nobody was chosen before `same`".to_owned());
            }
            chosen |= matches!(who, Who::One(_));
        }
        if !place.has_hero() && acts_by_itself(effect) {
            return Err(format!("`do`: {effect:?} needs the hero of an action, and there is none"));
        }
        check_numbers(effect)?;
    }
    Ok(())
}

/// Whether a condition speaks of the hero of an action.
fn of_itself(condition: &Condition) -> bool {
    matches!(
        condition,
        Condition::Wounds(_)
            | Condition::NearItself(_)
            | Condition::Hurt(_)
            | Condition::TargetHolds(Held::Itself)
    )
}

fn speaks_of_hero(who: Who) -> bool {
    matches!(
        who,
        Who::Itself | Who::One(Heroes { within: Some(_), .. }) | Who::Each(Heroes { within: Some(_), .. })
    )
}

/// Whether an effect is something that the hero of an action does.
fn acts_by_itself(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::DicePerCoin(_)
            | Effect::Vanish { .. }
            | Effect::AttackWith { .. }
            | Effect::Survive { .. }
            | Effect::Pass { .. }
            | Effect::Heal { n: Amount::Suffered, .. }
            | Effect::Chance { dice: Amount::Suffered, .. }
    )
}

/// Who an effect is for.
fn who(effect: &Effect) -> Option<Who> {
    match *effect {
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
        | Effect::Recover(who)
        | Effect::PayToll(who)
        | Effect::Chance { then: Outcome::Damage(who) | Outcome::Heal(who) | Outcome::Drown(who), .. } => {
            Some(who)
        }
        _ => None,
    }
}

/// Faces are those of dice, and nothing is done zero times.
fn check_numbers(effect: &Effect) -> Result<(), String> {
    let face = match *effect {
        Effect::SetDie(face)
        | Effect::Bonus { face, .. }
        | Effect::Sharp { face, .. }
        | Effect::Mark { face, .. }
        | Effect::CrewHits { need: face, .. }
        | Effect::Chance { need: face, .. } => face,
        _ => 1,
    };
    if !(1..=6).contains(&face) {
        return Err(format!("`do`: {effect:?} asks for a face that no die has"));
    }
    let idle = matches!(
        effect,
        Effect::Dice(0)
            | Effect::ToHit(0)
            | Effect::DicePerCoin(0)
            | Effect::Reroll { most: Amount::N(0), .. }
            | Effect::Bonus { dice: 0, .. }
            | Effect::Sharp { damage: 0, .. }
            | Effect::Cancel(0)
            | Effect::Prevent { n: 0, .. }
            | Effect::Damage { n: 0, .. }
            | Effect::Blast { n: 0, .. }
            | Effect::Heal { n: Amount::N(0), .. }
            | Effect::Push { n: 0, .. }
            | Effect::Walk { n: 0, .. }
            | Effect::Vanish { within: 0 }
            | Effect::Boost { dice: 0, hit: 0, reroll: false, .. }
            | Effect::Actions(0)
            | Effect::Coins { n: 0, .. }
            | Effect::Lose { n: 0, .. }
            | Effect::Pass { most: 0, .. }
            | Effect::Swing(0)
            | Effect::Muster { most: 0, .. }
            | Effect::CrewDice { dice: 0, .. }
            | Effect::Cover { hit: 0 }
            | Effect::Repair { n: 0, .. }
            | Effect::Repair { tiles: 0, .. }
            | Effect::Search { top: 0 }
            | Effect::Stir(0)
            | Effect::Chance { dice: Amount::N(0), .. }
            | Effect::SideDice(0)
            | Effect::SideMove(0)
            | Effect::SideSwing(0)
            | Effect::SideHand(0)
    );
    if idle { Err(format!("`do`: {effect:?} does nothing")) } else { Ok(()) }
}
