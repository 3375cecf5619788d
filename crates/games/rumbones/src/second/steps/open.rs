//! Windows: a card or a reaction, or a pass.

use crate::phrases::parts::moment_key;
use crate::second::event::Event;
use crate::second::hero::SKILLS;
use crate::second::state::{Melee, Table};
use crate::second::task::Task;
use crate::second::window::Window;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is used in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Use2"))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Nothing.
    Pass,
    /// A Tide card, as the pack counts them.
    Card(u8),
    /// A reaction of a hero.
    Reaction {
        /// The hero.
        hero: u8,
        /// Which of its skills.
        skill: u8,
    },
}

/// A window in which a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Open2"))]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub(crate) window: Window,
}

impl Step<Melee> for Open {
    type Choice = Use;

    const RULE: &'static str = "RB2-12.3";
    const ALWAYS: bool = true;

    fn who(&self, game: &Melee) -> SeatSet {
        game.asked_at(&self.window, self.window.at).map_or(SeatSet::NONE, SeatSet::one)
    }

    fn options(&self, game: &Melee, seat: Seat, add: &mut impl FnMut(Use)) {
        game.reactions(seat, &self.window).for_each(|(hero, skill, _)| add(Use::Reaction { hero, skill }));
        game.plays(seat, &self.window).for_each(|(kind, _)| add(Use::Card(kind)));
        add(Use::Pass);
    }

    fn forbids(&self, game: &Melee, seat: Seat, choice: &Use) -> &'static str {
        match *choice {
            Use::Card(kind) if game.is_in_vain(seat, kind, &self.window) => "RB2-7.6",
            Use::Card(_) => "RB2-7.2",
            Use::Reaction { hero, skill }
                if usize::from(hero) < game.heroes.len() && skill < SKILLS as u8 =>
            {
                let own = game.hero(hero);
                let fresh = self.window.used >> (hero * SKILLS as u8 + skill) & 1 == 0;
                match () {
                    () if !own.deployed() => "RB2-5.4",
                    () if own.levels[usize::from(skill)] < 2 => "RB2-5.5",
                    () if !fresh => "RB2-12.8",
                    () => "RB2-12.3",
                }
            }
            Use::Reaction { .. } | Use::Pass => "RB2-12.3",
        }
    }

    fn take(self, game: &mut Melee, seat: Seat, choice: Use, table: &mut Table) {
        let window = self.window;
        match choice {
            Use::Pass => game.push(Task::Window(Window { at: window.at + 1, ..window })),
            Use::Card(kind) => {
                let cause = game.playable(seat, kind, &window);
                game.push(Task::Window(window));
                if let Some(cause) = cause {
                    game.play_card(seat, kind, cause, table);
                }
            }
            Use::Reaction { hero, skill } => {
                let mut all = game.reactions(seat, &window);
                let cause = all.find(|one| (one.0, one.1) == (hero, skill)).map(|one| one.2);
                drop(all);
                let used = window.used | 1 << (hero * SKILLS as u8 + skill);
                game.push(Task::Window(Window { used, ..window }));
                table.tell(|| Event::Used { hero: game.fighter(hero), skill: game.skill_id(hero, skill) });
                if let Some(cause) = cause {
                    game.push(Task::Run { cause, at: 0 });
                }
            }
        }
    }

    fn question(&self, game: &Melee) -> Phrase {
        let phrase = Phrase::new(moment_key(self.window.moment));
        if usize::from(self.window.it) < game.heroes.len() {
            phrase.name("hero", game.hero_id(self.window.it))
        } else {
            phrase
        }
    }

    fn phrase(&self, game: &Melee, _seat: Seat, choice: &Use) -> Phrase {
        match *choice {
            Use::Pass => Phrase::new("do-pass"),
            Use::Card(kind) => Phrase::new("do-play").name("card", game.kind_id(kind)),
            Use::Reaction { hero, skill } => Phrase::new("do-react")
                .name("hero", game.hero_id(hero))
                .name("skill", game.skill_id(hero, skill)),
        }
    }

    fn decline(&self) -> Option<Use> {
        Some(Use::Pass)
    }
}
