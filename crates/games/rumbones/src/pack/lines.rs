//! Whether a text fits where it stands.

use crate::effects::vocabulary::{Amount, Condition, Effect, Figures, Held, Line, Moment, Who, Whose};
use freeport_pack::{PackFlaw, flaw};

/// Where a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Attack,
    Ability,
    Response,
    Card,
    Tile,
    /// An attack of a creature.
    Beast,
}

impl Place {
    /// Every place.
    #[cfg(test)]
    const ALL: [Place; 6] =
        [Place::Attack, Place::Ability, Place::Response, Place::Card, Place::Tile, Place::Beast];

    /// Whether a text here may work at a moment.
    fn allows(self, moment: Moment) -> bool {
        match moment {
            Moment::After => matches!(self, Place::Attack | Place::Beast),
            Moment::Declare | Moment::Roll | Moment::Assign | Moment::Struck => self == Place::Attack,
            Moment::Use => self == Place::Ability,
            Moment::Always | Moment::Destroyed => self == Place::Tile,
            _ => matches!(self, Place::Response | Place::Card),
        }
    }

    /// Whether there is a hero whose action this is.
    fn has_hero(self) -> bool {
        matches!(self, Place::Attack | Place::Ability | Place::Response)
    }

    /// Whether a text may be missing.
    fn may_be_silent(self) -> bool {
        matches!(self, Place::Attack | Place::Tile | Place::Beast)
    }
}

/// The words that an edition understands: it refuses all others.
pub(crate) struct Tongue {
    /// Moments that come.
    pub moment: fn(Moment) -> bool,
    /// Conditions that can be tested.
    pub condition: fn(Condition) -> bool,
    /// Heroes that can be found.
    pub who: fn(Place, Who) -> bool,
    /// Effects that can be carried out, by where they stand.
    pub effect: fn(Place, Effect) -> bool,
}

impl Tongue {
    /// Checks the lines of an item.
    pub(crate) fn check(
        &self,
        file: &'static str,
        item: &str,
        place: Place,
        lines: &[Line],
    ) -> Result<(), PackFlaw> {
        if lines.is_empty() && !place.may_be_silent() {
            return Err(flaw(file, item, "`text` says nothing"));
        }
        let known = |line: &Line| self.knows(place, line).and_then(|()| check_line(place, line));
        lines.iter().try_for_each(known).map_err(|problem| flaw(file, item, problem))
    }

    /// Whether an effect has a meaning wherever it may stand.
    #[cfg(test)]
    pub(crate) fn understands(&self, effect: Effect) -> bool {
        let heard = |place: &Place| {
            let known = |who| (self.who)(*place, who);
            (self.effect)(*place, effect) && effect.whom().all(known)
        };
        Place::ALL.iter().any(heard)
    }

    fn knows(&self, place: Place, line: &Line) -> Result<(), String> {
        if !place.allows(line.when) || !(self.moment)(line.when) {
            return Err(format!("`when`: {:?} is no moment for this text", line.when));
        }
        if let Some(condition) = line.conditions.iter().find(|condition| !(self.condition)(**condition)) {
            return Err(format!("`if`: {condition:?} is never tested in this edition"));
        }
        for effect in &line.effects {
            if !(self.effect)(place, *effect) {
                return Err(format!("`do`: {effect:?} is out of place here"));
            }
            if let Some(who) = effect.whom().find(|who| !(self.who)(place, *who)) {
                return Err(format!("`who`: nobody can be {who:?} here"));
            }
        }
        Ok(())
    }
}

fn check_line(place: Place, line: &Line) -> Result<(), String> {
    if line.effects.is_empty() {
        return Err("`do` does nothing".to_owned());
    }
    let speaks_of_itself = line.of == Whose::Itself || line.conditions.iter().any(of_itself);
    if speaks_of_itself && !place.has_hero() {
        return Err("`of` or `if` speaks of the hero of an action, and there is none".to_owned());
    }
    let mut chosen = false;
    for effect in &line.effects {
        for who in effect.whom() {
            if !place.has_hero() && speaks_of_hero(who) {
                return Err("`who` speaks of the hero of an action, and there is none".to_owned());
            }
            if matches!(who, Who::Same | Who::Them) && !chosen {
                let word = if who == Who::Same { "same" } else { "them" };
                return Err(format!("`who`: nobody was chosen before `{word}`"));
            }
            chosen |= matches!(who, Who::One(_) | Who::Each(_) | Who::Crowd(_));
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
    match who {
        Who::Itself => true,
        Who::One(which) | Who::Each(which) | Who::Crowd(which) => which.within.is_some(),
        Who::It | Who::Attacker | Who::Same | Who::Them => false,
    }
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
            | Effect::Counter
            | Effect::Flip
            | Effect::Haul { .. }
            | Effect::Order { .. }
            | Effect::Heal { n: Amount::Suffered, .. }
            | Effect::Chance { dice: Amount::Suffered, .. }
    )
}

/// Faces are those of dice, and nothing is done zero times.
fn check_numbers(effect: &Effect) -> Result<(), String> {
    let face = match *effect {
        Effect::SetDie(face)
        | Effect::Bonus { face, .. }
        | Effect::Sharp { face, .. }
        | Effect::Mark { face, .. }
        | Effect::Keen { face, .. }
        | Effect::CrewHits { need: face, .. }
        | Effect::SecondCell { hit: face, .. }
        | Effect::Strike { hit: face, .. }
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
            | Effect::Keen { more: 0, .. }
            | Effect::SecondCell { dice: 0, .. }
            | Effect::Strike { dice: 0, .. }
            | Effect::Shove { n: 0, .. }
            | Effect::Shove { who: Figures::OneNear(0), .. }
            | Effect::Haul { n: 0, .. }
            | Effect::Order { cells: 0, .. }
            | Effect::Order { most: Amount::N(0), .. }
            | Effect::CrewSteps(0 | 1)
            | Effect::Steal { n: 0, .. }
            | Effect::Credit { n: 0, .. }
            | Effect::Pay { n: 0, .. }
            | Effect::Draw(0)
            | Effect::Discard(0)
            | Effect::Rouse { n: 0, .. }
    );
    if idle { Err(format!("`do`: {effect:?} does nothing")) } else { Ok(()) }
}
