//! Why something happens.

use crate::effects::vocabulary::Line;
use crate::second::hero::NOBODY;
use crate::second::state::Melee;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// What a text stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Src2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Src {
    /// A Tide card, as the pack counts them.
    Card(u8),
    /// A skill of a hero, at a level.
    Skill { hero: u8, skill: u8, level: u8 },
    /// What is printed on a hero's board.
    Passive(u8),
    /// A piece of equipment, as the layout counts them.
    Piece(u8),
    /// An attack of the Sea Dragon.
    Dragon(u8),
}

/// Why something happens: whose text it is, which line of it, and whom the moment is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Cause2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Cause {
    pub src: Src,
    pub line: u8,
    pub seat: Seat,
    /// The hero the moment is about.
    pub it: u8,
    /// The heroes that the effect before was for, as bits.
    pub them: u16,
}

impl Cause {
    pub(crate) const fn new(src: Src, seat: Seat, it: u8) -> Cause {
        Cause { src, line: 0, seat, it, them: 0 }
    }

    /// The hero that has the skill.
    pub(crate) const fn itself(&self) -> u8 {
        match self.src {
            Src::Skill { hero, .. } | Src::Passive(hero) => hero,
            Src::Card(_) | Src::Piece(_) | Src::Dragon(_) => NOBODY,
        }
    }
}

impl Melee {
    /// The lines of a text.
    pub(crate) fn text_of(&self, src: Src) -> &'static [Line] {
        let pack = self.pack();
        match src {
            Src::Card(card) => &pack.cards[usize::from(card)].lines,
            Src::Skill { hero, skill, level } => {
                let levels = &self.card_of(hero).skills[usize::from(skill)].levels;
                level.checked_sub(1).map_or(&[], |level| &levels[usize::from(level.min(1))].lines)
            }
            Src::Passive(hero) => self.card_of(hero).passive.as_ref().map_or(&[], |passive| &passive.lines),
            Src::Piece(piece) => &self.piece(piece).lines,
            Src::Dragon(skill) => {
                pack.beasts.dragon.attacks.get(usize::from(skill)).map_or(&[], |fang| &fang.lines)
            }
        }
    }

    /// The id of a text.
    pub(crate) fn text_id(&self, src: Src) -> &'static str {
        let pack = self.pack();
        match src {
            Src::Card(card) => &pack.cards[usize::from(card)].id,
            Src::Skill { hero, skill, .. } => self.skill_id(hero, skill),
            Src::Passive(hero) => {
                self.card_of(hero).passive.as_ref().map_or("nothing", |passive| &passive.id)
            }
            Src::Piece(piece) => self.piece_id(piece),
            Src::Dragon(skill) => {
                pack.beasts.dragon.attacks.get(usize::from(skill)).map_or("dragon", |fang| &fang.id)
            }
        }
    }
}
