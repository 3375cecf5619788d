//! What the Sea Dragon does.

use crate::core::grid::Cell;
use crate::second::cause::Src;
use crate::second::state::{Melee, Table};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What the Sea Dragon does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum DragonDeed {
    /// Attacks a cell.
    Attack {
        /// With which of its attacks.
        skill: u8,
        /// Which cell.
        to: Cell,
    },
    /// Swims.
    Move,
    /// Ends its activation.
    End,
}

/// The next action of the Sea Dragon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DragonAct2"))]
#[serde(deny_unknown_fields)]
pub struct DragonAct;

impl Step<Melee> for DragonAct {
    type Choice = DragonDeed;

    const RULE: &'static str = "RB2-24.3";

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.dragon.owner)
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(DragonDeed)) {
        game.dragon_attacks().for_each(|(skill, to)| add(DragonDeed::Attack { skill, to }));
        if game.dragon_steps().next().is_some() {
            add(DragonDeed::Move);
        }
        add(DragonDeed::End);
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: DragonDeed, table: &mut Table) {
        if choice == DragonDeed::End {
            game.dragon_rests();
            return;
        }
        game.actions -= 1;
        game.push(Task::DragonAct);
        match choice {
            DragonDeed::Attack { skill, to } => game.dragon_attacks_cell(skill, to, table),
            DragonDeed::Move => {
                let left = game.pack().beasts.dragon.stride;
                game.push(Task::DragonWalk { left });
            }
            DragonDeed::End => {}
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-dragon-act").number("left", game.actions)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &DragonDeed) -> Phrase {
        match *choice {
            DragonDeed::Attack { skill, to } => {
                game.at(Phrase::new("do-attack").name("skill", game.text_id(Src::Dragon(skill))), to)
            }
            DragonDeed::Move => Phrase::new("do-move"),
            DragonDeed::End => Phrase::new("do-end"),
        }
    }

    fn decline(&self) -> Option<DragonDeed> {
        Some(DragonDeed::End)
    }
}
