//! What the acting hero does.

use crate::core::attack::Source;
use crate::core::place::Cell;
use crate::core::state::{Boarding, Table};
use crate::core::task::Task;
use crate::core::walk::Walk;
use crate::core::window::Window;
use crate::effects::run::{Cause, Src};
use crate::effects::vocabulary::{Effect, Moment, Status};
use crate::pack::Kind;
use crate::phrases::parts::place;
use crate::steps::{Asked, Lend};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// An action of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// It attacks a place.
    Attack {
        /// With which of its actions.
        action: u8,
        /// Which place.
        to: Cell,
    },
    /// It uses an ability.
    Ability {
        /// Which of its actions.
        action: u8,
    },
    /// It moves.
    Move,
    /// It moves with a card that lets it pass through enemies, for else it could not move at all.
    GhostMove {
        /// The card.
        card: u8,
    },
    /// It does nothing more.
    End,
}

/// The acting hero's next action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub(crate) hero: u8,
    /// Whether a team-mate would not play a card for it.
    #[serde(default)]
    pub(crate) alone: bool,
}

impl Act {
    fn abilities(self, game: &Boarding) -> impl Iterator<Item = (u8, Cause)> {
        let seat = game.controller(self.hero);
        (0..3u8).filter(move |action| game.can_pay(self.hero, *action)).filter_map(move |action| {
            let kind = game.card_of(self.hero).actions[usize::from(action)].kind;
            let cause = Cause::new(Src::Act { hero: self.hero, action }, seat, self.hero);
            let line = (kind == Kind::Ability).then(|| game.line_for(cause, Moment::Use))??;
            Some((action, line))
        })
    }

    /// Cards that let a surrounded hero pass through its enemies, with who holds them: its player, or a team-mate.
    fn ghost_cards(self, game: &Boarding, seat: Seat) -> ArrayVec<[(u8, u8); 8]> {
        let window = Window::new(Moment::MoveDeclared, self.hero);
        let stuck = self.may_move(game) && !game.can_move(self.hero, false) && game.can_move(self.hero, true);
        if !stuck {
            return ArrayVec::new();
        }
        let ghostly = |cause: &Cause| game.effect(cause, 0) == Some(Effect::PassThrough);
        let asked = |mate: &Seat| *mate == seat || !self.alone;
        let mates = game.seats_of(game.side_of(seat)).filter(asked);
        mates
            .flat_map(|mate| {
                let cards = game.plays(mate, &window).filter(|(_, cause)| ghostly(cause));
                cards.map(|(card, _)| (card, mate.0)).collect::<ArrayVec<[(u8, u8); 8]>>()
            })
            .collect()
    }

    fn may_move(self, game: &Boarding) -> bool {
        game.moves == 0 || !game.hero(self.hero).has(Status::Slowed)
    }
}

impl Step<Boarding> for Act {
    type Choice = Deed;

    const RULE: &'static str = "RB1-18.5";

    fn who(&self, game: &Boarding) -> SeatSet {
        SeatSet::one(game.controller(self.hero))
    }

    fn options(&self, game: &Boarding, seat: Seat, add: &mut impl FnMut(Deed)) {
        let (prey, from) = (game.prey(Boarding::side_of_hero(self.hero)), game.hero(self.hero).cell);
        for action in (0..3u8).filter(|action| game.can_pay(self.hero, *action)) {
            let kind = game.card_of(self.hero).actions[usize::from(action)].kind;
            if let Kind::Attack { range, .. } = kind {
                let cells = prey.iter().filter(|to| game.map().distance(from, *to) <= range);
                cells.for_each(|to| add(Deed::Attack { action, to }));
            }
        }
        self.abilities(game).for_each(|(action, _)| add(Deed::Ability { action }));
        if self.may_move(game) && game.can_move(self.hero, false) {
            add(Deed::Move);
        }
        self.ghost_cards(game, seat).into_iter().for_each(|(card, _)| add(Deed::GhostMove { card }));
        add(Deed::End);
    }

    fn is_open(&self, game: &Boarding) -> bool {
        self.may_move(game) && game.can_move(self.hero, false)
    }

    fn forbids(&self, game: &Boarding, _seat: Seat, choice: &Deed) -> &'static str {
        let card = |action: u8| game.card_of(self.hero).actions.get(usize::from(action));
        let hero = game.hero(self.hero);
        match *choice {
            Deed::Attack { action, .. } | Deed::Ability { action } => match card(action) {
                None => "RB1-5.1",
                Some(one) if one.cost > hero.coins => "RB1-5.6",
                Some(one) if one.cost > 0 && hero.has(Status::Muted) => "RB1-11.9",
                Some(one) => match (one.kind, choice) {
                    (Kind::Attack { .. }, Deed::Attack { .. }) => "RB1-8.2",
                    (Kind::Ability, Deed::Ability { .. }) => "RB1-1.10",
                    _ => "RB1-18.5",
                },
            },
            Deed::Move if !self.may_move(game) => "RB1-11.8",
            Deed::Move | Deed::GhostMove { .. } => "RB1-18.26",
            Deed::End => "RB1-18.7",
        }
    }

    fn take(self, game: &mut Boarding, seat: Seat, choice: Deed, table: &mut Table) {
        let hero = self.hero;
        if choice == Deed::End {
            game.push(Task::Rest { hero });
            game.push(Task::Window(Window::new(Moment::HeroRests, hero)));
            return;
        }
        if let Deed::GhostMove { card } = choice {
            match self.ghost_cards(game, seat).into_iter().find(|(one, _)| *one == card) {
                Some((_, mate)) if mate != seat.0 => {
                    game.push(Task::Ask(Asked::Lend(Lend { hero, card, seat: Seat(mate) })));
                }
                _ => game.ghost_move(hero, seat, card, table),
            }
            return;
        }
        game.spend_action(hero);
        match choice {
            Deed::Attack { action, to } => {
                game.pay(hero, action, table);
                game.declare(Source::Hero { hero, action }, Boarding::side_of_hero(hero), to, table);
            }
            Deed::Ability { action } => {
                let cause = self.abilities(game).find(|(one, _)| *one == action).map(|(_, cause)| cause);
                game.pay(hero, action, table);
                if let Some(cause) = cause {
                    game.tell_use(hero, action, table);
                    game.run_line(cause);
                }
            }
            Deed::Move => {
                game.begin_move(hero);
                game.push(Task::Window(Window::new(Moment::MoveDeclared, hero)));
            }
            Deed::GhostMove { .. } | Deed::End => {}
        }
    }

    fn question(&self, game: &Boarding) -> Phrase {
        Phrase::new("ask-act").name("hero", game.hero_id(self.hero)).number("left", game.actions)
    }

    fn phrase(&self, game: &Boarding, _seat: Seat, choice: &Deed) -> Phrase {
        match *choice {
            Deed::Attack { action, to } => {
                place(Phrase::new("do-attack").name("action", game.action_id(self.hero, action)), to)
            }
            Deed::Ability { action } => {
                Phrase::new("do-ability").name("action", game.action_id(self.hero, action))
            }
            Deed::Move => Phrase::new("do-move"),
            Deed::GhostMove { card } => Phrase::new("do-ghost-move").name("card", game.card_id(card.min(49))),
            Deed::End => Phrase::new("do-end"),
        }
    }

    fn decline(&self) -> Option<Deed> {
        Some(Deed::End)
    }
}

impl Boarding {
    /// A hero performs an action: it has one less, and may bleed after it.
    fn spend_action(&mut self, hero: u8) {
        self.actions -= 1;
        self.push(Task::Act { hero });
        self.push(Task::Bleed { hero });
    }

    /// A move is declared together with the card that makes it possible.
    pub(crate) fn ghost_move(&mut self, hero: u8, seat: Seat, card: u8, table: &mut Table) {
        let window = Window::new(Moment::MoveDeclared, hero);
        let cause = self.playable(seat, card, &window);
        self.spend_action(hero);
        self.begin_move(hero);
        self.push(Task::Window(window));
        if let Some(cause) = cause {
            self.play_card(seat, card, cause, table);
        }
    }

    /// A move action is under way.
    fn begin_move(&mut self, hero: u8) {
        self.moves += 1;
        let left = self.move_length(hero);
        self.push(Task::Walk(Walk { hero, left, moved: false, free: false }));
    }
}
