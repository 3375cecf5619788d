//! What a hero does in its activation.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Status;
use crate::second::event::Event;
use crate::second::hero::SKILLS;
use crate::second::pack::Kind;
use crate::second::state::{Melee, Table};
use crate::second::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// The coins that one takes from the chest.
const CHEST: u8 = 3;

/// What a hero does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Deed2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Attacks a cell.
    Attack {
        /// With which skill.
        skill: u8,
        /// Which cell.
        to: Cell,
    },
    /// Uses an ability.
    Ability {
        /// Which skill.
        skill: u8,
    },
    /// Moves.
    Move,
    /// Shakes off a stun.
    Recover,
    /// Takes coins from the chest.
    Chest,
    /// Buys a skill, or turns it to its second level.
    Improve {
        /// Which skill.
        skill: u8,
    },
    /// Ends the activation.
    End,
}

/// The next action of a hero, or a skill that it buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Act2"))]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub(crate) hero: u8,
}

impl Act {
    fn may_move(self, game: &Melee) -> bool {
        game.moves == 0 || !game.hero(self.hero).has(Status::Slowed)
    }

    fn on_chest(self, game: &Melee) -> bool {
        let piece = game.piece_at(game.hero(self.hero).cell);
        game.is_free_for_all() && piece.is_some_and(|piece| game.is_chest(piece))
    }

    fn attacks(self, game: &Melee) -> impl Iterator<Item = Deed> {
        let own = game.hero(self.hero);
        let skills = game.usable(self.hero).filter(|(_, kind)| kind.attacks());
        skills.flat_map(move |(skill, _)| {
            let range = game.blow(self.hero, skill).map_or(0, |blow| blow.range);
            game.in_range(own.side, own.cell, range).map(move |to| Deed::Attack { skill, to })
        })
    }

    fn abilities(self, game: &Melee) -> impl Iterator<Item = Deed> {
        let skills = game.usable(self.hero).filter(|(_, kind)| *kind == Kind::Ability);
        skills
            .filter(move |(skill, _)| game.ability(self.hero, *skill).is_some())
            .map(|(skill, _)| Deed::Ability { skill })
    }

    /// The rule that forbids an attack or an ability.
    fn forbids_skill(self, game: &Melee, skill: u8) -> &'static str {
        let own = game.hero(self.hero);
        let Some(card) = game.card_of(self.hero).skills.get(usize::from(skill)) else { return "RB2-19.1" };
        match () {
            () if own.levels[usize::from(skill)] == 0 => "RB2-19.1",
            () if card.kind == Kind::Reaction => "RB2-5.4",
            () if card.kind != Kind::Base && own.used >> skill & 1 == 1 => "RB2-19.3",
            () if card.kind == Kind::Ability && own.has(Status::Muted) => "RB2-14.6",
            () => "RB2-19.5",
        }
    }
}

impl Step<Melee> for Act {
    type Choice = Deed;

    const RULE: &'static str = "RB2-16.3";

    fn is_open(&self, game: &Melee) -> bool {
        let stunned = || game.hero(self.hero).has(Status::Stunned);
        game.actions > 0 && (stunned() || self.may_move(game) && game.can_move(Melee::stride(self.hero)))
    }

    fn who(&self, game: &Melee) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Melee, _seat: Seat, add: &mut impl FnMut(Deed)) {
        let hero = self.hero;
        let own = game.hero(hero);
        if game.actions > 0 {
            if own.has(Status::Stunned) {
                add(Deed::Recover);
            } else {
                self.attacks(game).for_each(&mut *add);
                self.abilities(game).for_each(&mut *add);
                if self.may_move(game) && game.can_move(Melee::stride(hero)) {
                    add(Deed::Move);
                }
                if self.on_chest(game) {
                    add(Deed::Chest);
                }
            }
        }
        for skill in 0..SKILLS as u8 {
            if game.price(hero, skill).is_some() {
                add(Deed::Improve { skill });
            }
        }
        add(Deed::End);
    }

    fn forbids(&self, game: &Melee, _seat: Seat, choice: &Deed) -> &'static str {
        let own = game.hero(self.hero);
        let stunned = own.has(Status::Stunned);
        match *choice {
            Deed::Improve { skill } if usize::from(skill) >= game.card_of(self.hero).skills.len() => {
                "RB2-5.8"
            }
            Deed::Improve { skill } => match own.levels[usize::from(skill)] {
                0 => "RB2-5.8",
                1 if own.has(Status::Muted) => "RB2-14.6",
                1 => "RB2-5.9",
                _ => "RB2-5.11",
            },
            Deed::End => "RB2-16.3",
            _ if game.actions == 0 => "RB2-16.3",
            Deed::Recover => "RB2-14.4",
            _ if stunned => "RB2-16.4",
            Deed::Attack { skill, to } => {
                let blow = game.blow(self.hero, skill);
                let known = to.index() < game.chart().grid.ground.len();
                match blow {
                    Some(blow) if known && game.distance(own.cell, to) > blow.range => "RB2-10.4",
                    Some(_) if self.forbids_skill(game, skill) == "RB2-19.5" => "RB2-11.2",
                    _ => self.forbids_skill(game, skill),
                }
            }
            Deed::Ability { skill } => self.forbids_skill(game, skill),
            Deed::Move if !self.may_move(game) => "RB2-14.5",
            Deed::Move => "RB2-16.9",
            Deed::Chest => "RB2-27.14",
        }
    }

    fn take(self, game: &mut Melee, _seat: Seat, choice: Deed, table: &mut Table) {
        let hero = self.hero;
        match choice {
            Deed::Attack { skill, to } => {
                game.spend_action(hero);
                game.hero_mut(hero).used |= 1 << skill;
                game.hero_attacks(hero, skill, to, table);
            }
            Deed::Ability { skill } => {
                let cause = game.ability(hero, skill);
                game.spend_action(hero);
                game.hero_mut(hero).used |= 1 << skill;
                table.tell(|| Event::Used { hero: game.fighter(hero), skill: game.skill_id(hero, skill) });
                if let Some(cause) = cause {
                    game.push(Task::Run { cause, at: 0 });
                }
            }
            Deed::Move => {
                game.spend_action(hero);
                game.moves += 1;
                game.push(Task::Walk(Melee::stride(hero)));
            }
            Deed::Recover => {
                game.spend_action(hero);
                game.hero_mut(hero).statuses &= !(1 << Status::Stunned as u8);
                table.tell(|| Event::StunGone { hero: game.fighter(hero) });
            }
            Deed::Chest => {
                game.spend_action(hero);
                game.gain(hero, CHEST, table);
            }
            Deed::Improve { skill } => {
                game.improve(hero, skill, table);
                game.push(Task::Choice { hero });
            }
            Deed::End => game.push(Task::Rest { hero }),
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        Phrase::new("ask-act").name("hero", game.hero_id(self.hero)).number("left", game.actions)
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Deed) -> Phrase {
        let named =
            |key: &'static str, skill: u8| Phrase::new(key).name("skill", game.skill_id(self.hero, skill));
        match *choice {
            Deed::Attack { skill, to } => game.at(named("do-attack", skill), to),
            Deed::Ability { skill } => named("do-ability", skill),
            Deed::Move => Phrase::new("do-move"),
            Deed::Recover => Phrase::new("do-recover"),
            Deed::Chest => Phrase::new("do-chest"),
            Deed::Improve { skill } => {
                let bought =
                    game.hero(self.hero).levels.get(usize::from(skill)).is_some_and(|level| *level > 0);
                let price = game.price(self.hero, skill).map_or(0, |(price, _)| price);
                named(if bought { "do-upgrade" } else { "do-buy" }, skill).number("coins", price)
            }
            Deed::End => Phrase::new("do-end"),
        }
    }

    fn decline(&self) -> Option<Deed> {
        Some(Deed::End)
    }
}
