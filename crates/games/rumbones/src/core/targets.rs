//! What an attack may be aimed at, and to whom its hits go.

use crate::core::attack::{Attack, Source};
use crate::core::beast::Creature;
use crate::core::state::Boarding;
use crate::effects::vocabulary::{Effect, Line, Rank};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Something that a hit is assigned to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// A deckhand of a lane.
    Deckhand(u8),
    /// A bosun of a lane.
    Bosun(u8),
    /// A hero.
    Hero(u8),
    /// The objective or the creature.
    #[default]
    Tile,
}

/// The targets of one level of priority.
pub(crate) type Level = ArrayVec<[Target; 5]>;

impl Boarding {
    /// The objective or creature that the hits of an attack may go to at last, with the hit points it has left.
    pub(crate) fn tile_of(&self, attack: &Attack) -> Option<(Prize, u8)> {
        let creature = self.creature_at(attack.target);
        if let Some(creature) = creature {
            let prey = match attack.source {
                Source::Kraken { .. } => false,
                Source::Dragon => creature == Creature::Kraken,
                _ => true,
            };
            let hp = self.beast_hp(creature);
            return prey
                .then(|| (Prize::Creature(creature), hp.saturating_sub(self.beast(creature).damage())));
        }
        if attack.by_beast() || attack.source == Source::Cannon {
            return None;
        }
        let tile = self.tile_at(attack.victim, attack.target)?;
        let left = self.pack.tiles[tile].hp.saturating_sub(self.hold(attack.victim).damage[tile]);
        Some((Prize::Tile(tile as u8), left))
    }

    /// The lines of the attack's own text.
    pub(crate) fn lines_of(&self, attack: &Attack) -> &'static [Line] {
        match attack.source {
            Source::Hero { hero, action } => &self.card_of(hero).actions[usize::from(action)].lines,
            _ => &[],
        }
    }

    /// The damage that a hit with a result does to a hero.
    pub(crate) fn sharpness(&self, attack: &Attack, result: u8) -> u8 {
        let effects = self.lines_of(attack).iter().flat_map(|line| &line.effects);
        let sharp = effects.filter_map(|effect| match effect {
            Effect::Sharp { face, damage } if result >= *face => Some(*damage),
            _ => None,
        });
        sharp.max().unwrap_or(1)
    }

    /// Results that do the same to heroes are alike.
    pub(crate) fn kind_of(&self, attack: &Attack, result: u8) -> u16 {
        let effects = self.lines_of(attack).iter().flat_map(|line| &line.effects);
        effects.enumerate().fold(0, |kind, (at, effect)| match effect {
            Effect::Sharp { face, .. } | Effect::Mark { face, .. } if result >= *face => kind | 1 << at,
            _ => kind,
        })
    }

    /// Whether a target has room for all hits that are left: then their order does not matter.
    pub(crate) fn takes_all(&self, attack: &Attack, target: Target) -> bool {
        let total = || {
            (1..7u8)
                .map(|result| attack.hits[usize::from(result)] * self.sharpness(attack, result))
                .sum::<u8>()
        };
        match target {
            Target::Hero(hero) => {
                let due = self.hero(hero).damage + attack.dealt[Boarding::rank_of(hero)];
                due + total() <= self.hit_points(hero)
            }
            Target::Deckhand(_) | Target::Bosun(_) | Target::Tile => false,
        }
    }

    /// The targets that come next and are not yet full; none when all of them are.
    pub(crate) fn next_targets(&self, attack: &Attack) -> Level {
        let order: [fn(&Boarding, &Attack, &mut Level); 4] = if attack.heroes_first {
            [add_heroes, add_deckhands, add_bosuns, add_tile]
        } else {
            [add_deckhands, add_bosuns, add_heroes, add_tile]
        };
        let mut level = Level::new();
        for add in order {
            add(self, attack, &mut level);
            if !level.is_empty() {
                break;
            }
        }
        level
    }
}

/// An objective or a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prize {
    Tile(u8),
    Creature(Creature),
}

fn add_crew(game: &Boarding, attack: &Attack, rank: Rank, level: &mut Level) {
    for stack in game.hold(attack.victim).crew.at(attack.target) {
        let place = 3 * usize::from(stack.bosun) + usize::from(stack.lane);
        if stack.rank() == rank && attack.crew[place] < stack.count {
            level.push(if stack.bosun { Target::Bosun(stack.lane) } else { Target::Deckhand(stack.lane) });
        }
    }
}

fn add_deckhands(game: &Boarding, attack: &Attack, level: &mut Level) {
    add_crew(game, attack, Rank::Deckhand, level);
}

fn add_bosuns(game: &Boarding, attack: &Attack, level: &mut Level) {
    add_crew(game, attack, Rank::Bosun, level);
}

fn add_heroes(game: &Boarding, attack: &Attack, level: &mut Level) {
    for hero in game.deployed(attack.victim).filter(|hero| game.hero(*hero).cell == attack.target) {
        if game.hero(hero).damage + attack.dealt[Boarding::rank_of(hero)] < game.hit_points(hero) {
            level.push(Target::Hero(hero));
        }
    }
}

fn add_tile(game: &Boarding, attack: &Attack, level: &mut Level) {
    if game.tile_of(attack).is_some_and(|(_, left)| attack.tile < left) {
        level.push(Target::Tile);
    }
}
