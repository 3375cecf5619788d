//! What an attack may hit, and to whom its hits go.

use crate::core::grid::Cell;
use crate::second::attack::{Attack, Source};
use crate::second::beast::Beast;
use crate::second::crew::{BOSUN, DECKHAND};
use crate::second::side::Side;
use crate::second::state::Melee;
use crate::second::steps::Hit;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Something that a hit is assigned to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Target2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// A deckhand.
    Deckhand,
    /// A bosun.
    Bosun,
    /// A hero.
    Hero(u8),
    /// The equipment or the creature.
    #[default]
    Object,
}

/// The targets that may be hit next.
pub(crate) type Level = ArrayVec<[Target; 13]>;

/// Equipment or a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prize {
    Piece(u8),
    Dragon,
    Kraken,
}

impl Melee {
    /// Whose crew an attack can hit.
    pub(crate) fn crew_hit(&self, attack: &Attack) -> Option<Side> {
        if self.is_free_for_all() {
            return None;
        }
        let foe = |side: &Side| attack.side != Some(*side) && self.hold(*side).crew.any(attack.target);
        Side::BOTH.into_iter().find(foe)
    }

    /// The object that an attack can hit, and how much damage it can take.
    pub(crate) fn object_of(&self, attack: &Attack) -> Option<(Prize, u8)> {
        let at = attack.target;
        if let Some(piece) = self.piece_at(at) {
            let fair = attack.hits_equipment() && attack.side.is_some_and(|side| self.may_wreck(side, piece));
            let left = self.piece(piece).hp.saturating_sub(self.damage[usize::from(piece)]);
            return fair.then_some((Prize::Piece(piece), left));
        }
        if attack.source == Source::Kraken {
            return None;
        }
        let beasts = &self.pack().beasts;
        match (self.kraken, self.dragon.beast) {
            (Beast::Aboard { cell, damage }, _) if cell == at => {
                Some((Prize::Kraken, beasts.kraken.hp.saturating_sub(damage)))
            }
            (_, Beast::Aboard { cell, damage }) if cell == at => {
                let hostile = attack.side != Some(self.side_of(self.dragon.owner));
                hostile.then_some((Prize::Dragon, beasts.dragon.hp.saturating_sub(damage)))
            }
            _ => None,
        }
    }

    /// The heroes that an attack can hit.
    pub(crate) fn heroes_hit(&self, attack: &Attack) -> impl Iterator<Item = u8> + use<'_> {
        let side = attack.side;
        self.heroes_at(attack.target).filter(move |hero| side != Some(self.hero(*hero).side))
    }

    /// The targets that come next and are not yet full; none when all of them are.
    pub(crate) fn next_targets(&self, attack: &Attack) -> Level {
        let mut level = Level::new();
        if let Some(side) = self.crew_hit(attack) {
            let stack = self.hold(side).crew.at(attack.target);
            for (rank, target) in [(DECKHAND, Target::Deckhand), (BOSUN, Target::Bosun)] {
                if attack.crew[rank] < stack.count[rank] {
                    level.push(target);
                    if !attack.any_order {
                        return level;
                    }
                }
            }
        }
        for hero in self.heroes_hit(attack) {
            if self.hero(hero).damage + attack.dealt[usize::from(hero)] < self.durability(hero) {
                level.push(Target::Hero(hero));
            }
        }
        if (level.is_empty() || attack.any_order)
            && self.object_of(attack).is_some_and(|(_, left)| attack.object < left)
        {
            level.push(Target::Object);
        }
        level
    }

    /// Whether a target has room for all hits that are left, or is no hero: then it does not matter which comes first.
    pub(crate) fn takes_all(&self, attack: &Attack, target: Target) -> bool {
        let Target::Hero(hero) = target else { return self.heroes_hit(attack).next().is_none() };
        let total: u8 = (1..7u8).map(|face| attack.hits[usize::from(face)] * attack.sharpness(face)).sum();
        self.hero(hero).damage + attack.dealt[usize::from(hero)] + total <= self.durability(hero)
    }

    /// A hit goes to a target.
    pub(crate) fn assign(&mut self, hit: Hit) {
        let Some(attack) = self.attacks.last_mut() else { return };
        let damage = attack.sharpness(hit.face);
        attack.hits[usize::from(hit.face)] -= 1;
        match hit.to {
            Target::Deckhand => attack.crew[DECKHAND] += 1,
            Target::Bosun => attack.crew[BOSUN] += 1,
            Target::Hero(hero) => attack.dealt[usize::from(hero)] += damage,
            Target::Object => attack.object += 1,
        }
    }

    /// The cells that a hero's skill, or another attack from a cell, may be aimed at.
    pub(crate) fn in_range(&self, side: Side, from: Cell, range: u8) -> impl Iterator<Item = Cell> + use<'_> {
        self.prey(side).iter().filter(move |cell| self.distance(from, *cell) <= range)
    }
}
