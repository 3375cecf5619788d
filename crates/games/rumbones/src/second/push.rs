//! Pushes and hauls, of heroes and of crew.

use crate::core::grid::Cell;
use crate::effects::vocabulary::Figures;
use crate::second::cause::Cause;
use crate::second::crew::Stack;
use crate::second::event::Event;
use crate::second::hero::NOBODY;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::steps::{Asked, PushStep};
use crate::second::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A figure: a hero, or somebody of the crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Figure {
    /// A hero.
    Hero(u8),
    /// Somebody of the crew in a cell.
    Crew {
        /// Whose.
        side: Side,
        /// Where.
        cell: Cell,
        /// A deckhand or a bosun.
        bosun: bool,
    },
}

/// So many cells of its way a figure remembers.
const TRAIL: usize = 2;
/// No push is longer: the next step could close a circle that the trail does not know.
pub(crate) const LONGEST_PUSH: u8 = TRAIL as u8 + 1;

/// A figure that is being pushed, or hauled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Push2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Push {
    pub figure: Figure,
    /// How many cells farther.
    pub left: u8,
    /// Who pushes.
    pub by: Seat,
    /// Towards which hero; nobody for a push.
    pub to: u8,
    /// The cells it came from.
    pub trail: [Cell; TRAIL],
    /// How many cells it was pushed.
    pub gone: u8,
}

impl Default for Figure {
    fn default() -> Figure {
        Figure::Hero(0)
    }
}

impl Push {
    pub(crate) const fn new(figure: Figure, left: u8, by: Seat, to: u8) -> Push {
        Push { figure, left, by, to, trail: [Cell(u8::MAX); TRAIL], gone: 0 }
    }
}

impl Melee {
    /// Where a figure is.
    pub(crate) fn cell_of(&self, figure: Figure) -> Cell {
        match figure {
            Figure::Hero(hero) => self.hero(hero).cell,
            Figure::Crew { cell, .. } => cell,
        }
    }

    /// For whom a figure fights.
    pub(crate) fn side_of_figure(&self, figure: Figure) -> Side {
        match figure {
            Figure::Hero(hero) => self.hero(hero).side,
            Figure::Crew { side, .. } => side,
        }
    }

    /// The figures of the other side that an effect may push.
    pub(crate) fn figures(&self, who: Figures, cause: &Cause) -> impl Iterator<Item = Figure> + use<'_> {
        let own = self.side_of(cause.seat);
        let target = self.attack().map(|attack| attack.target);
        let meant = move |cell: Cell| match who {
            Figures::OneInTarget | Figures::EachInTarget => target == Some(cell),
            Figures::OneNear(range) => self.near_a_friend(own, cell, range),
        };
        let heroes = self.everybody().filter(move |hero| {
            let one = self.hero(*hero);
            one.deployed() && one.side != own && meant(one.cell)
        });
        let crews = if self.is_free_for_all() { &[][..] } else { &self.hold(own.other()).crew.stacks[..] };
        let stacks = crews.iter().filter(move |stack| meant(stack.cell));
        let crew = stacks.flat_map(move |stack| {
            let some = |bosun: &bool| stack.count[usize::from(*bosun)] > 0;
            let figure = move |bosun| Figure::Crew { side: own.other(), cell: stack.cell, bosun };
            [false, true].into_iter().filter(some).map(figure).collect::<tinyvec::ArrayVec<[Figure; 2]>>()
        });
        heroes.map(Figure::Hero).chain(crew)
    }

    /// Whether a figure can be pushed at all.
    pub(crate) fn can_be_pushed(&self, figure: Figure, n: u8) -> bool {
        n > 0 && self.push_steps(Push::new(figure, n, Seat(0), NOBODY)).next().is_some()
    }

    /// Whether a figure may be pushed through a cell, or into it.
    fn may_be_pushed(&self, figure: Figure, to: Cell) -> bool {
        let side = self.side_of_figure(figure);
        if self.is_sea(to) || self.is_free_for_all() {
            return true;
        }
        let passes = matches!(figure, Figure::Hero(_)) || !self.is_foreign(side, to);
        passes && !self.foe_at(side, to)
    }

    /// How far a push gets from a cell by the longest legal way; the sea is as far as any.
    fn longest(&self, push: Push, from: Cell) -> Option<u8> {
        let side = self.side_of_figure(push.figure);
        if self.is_sea(from) {
            return Some(push.left);
        }
        let farther = (push.left > 0).then(|| self.ways(push, from).map(|(_, far)| far).max()).flatten();
        farther.or_else(|| (!self.is_foreign(side, from)).then_some(0))
    }

    /// The next cells of a push that end legally, each with how far it gets.
    fn ways(&self, push: Push, from: Cell) -> impl Iterator<Item = (Cell, u8)> {
        let near = self.chart().grid.neighbours(from).iter().copied();
        near.filter(move |to| !push.trail.contains(to) && self.may_be_pushed(push.figure, *to)).filter_map(
            move |to| {
                let next = Push { left: push.left - 1, trail: [from, push.trail[0]], ..push };
                Some((to, 1 + self.longest(next, to)?))
            },
        )
    }

    /// Where a figure may be pushed next.
    pub(crate) fn push_steps(&self, push: Push) -> impl Iterator<Item = Cell> {
        let from = self.cell_of(push.figure);
        let best = self.ways(push, from).map(|(_, far)| far).max().unwrap_or(0);
        let near = push.to == NOBODY;
        let toward = move |to: Cell| {
            let own = self.hero(push.to).cell;
            self.distance(own, to) < self.distance(own, from)
        };
        self.ways(push, from)
            .filter(move |(to, far)| if near { *far == best } else { toward(*to) && self.may_end(push, *to) })
            .map(|(to, _)| to)
    }

    /// Whether a haul may lead through a cell: it ends there, or goes on nearer.
    fn may_end(&self, push: Push, at: Cell) -> bool {
        let side = self.side_of_figure(push.figure);
        let own = self.hero(push.to).cell;
        let nearer = |to: &Cell| {
            self.distance(own, *to) < self.distance(own, at)
                && self.may_be_pushed(push.figure, *to)
                && !self.is_foreign(side, *to)
        };
        !self.is_foreign(side, at) || push.left > 1 && self.chart().grid.neighbours(at).iter().any(nearer)
    }

    /// Whether the push may be left at that: before its first step, and a haul wherever the figure may stay.
    pub(crate) fn may_stop(&self, push: Push) -> bool {
        let side = self.side_of_figure(push.figure);
        push.gone == 0 || push.to != NOBODY && !self.is_foreign(side, self.cell_of(push.figure))
    }

    /// A figure is pushed, if it can be.
    pub(crate) fn begin_push(&mut self, push: Push) {
        if push.left > 0 && self.push_steps(push).next().is_some() {
            self.push(Task::Ask(Asked::PushStep(PushStep { push })));
        }
    }

    /// A figure is pushed one cell.
    pub(crate) fn push_figure(&mut self, push: Push, to: Cell, table: &mut Table) {
        let from = self.cell_of(push.figure);
        let sea = self.is_sea(to);
        let figure = match push.figure {
            Figure::Hero(hero) => {
                table.tell(|| Event::Pushed { hero: self.fighter(hero), from, to });
                if sea {
                    self.splash(hero);
                } else {
                    self.hero_mut(hero).cell = to;
                }
                push.figure
            }
            Figure::Crew { side, cell, bosun } => {
                let count = [u8::from(!bosun), u8::from(bosun)];
                table.tell(|| Event::CrewPushed { side, from, to, bosun });
                if sea {
                    self.drown_crew(side, cell, count, table);
                } else {
                    self.hold_mut(side).crew.remove(cell, count);
                    self.hold_mut(side).crew.add(Stack { cell: to, count, ready: [0; 2] });
                }
                Figure::Crew { side, cell: to, bosun }
            }
        };
        if !sea {
            let trail = [from, push.trail[0]];
            self.begin_push(Push { figure, left: push.left - 1, trail, gone: push.gone + 1, ..push });
        }
    }
}
