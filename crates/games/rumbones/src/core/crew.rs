//! Crew on the board: stacks of like figures, in a fixed order.

use crate::core::place::Cell;
use crate::effects::vocabulary::Rank;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most crew figures of a side.
pub(crate) const FIGURES: usize = 30;

/// Like figures in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Stack {
    pub cell: Cell,
    /// The lane they march along.
    pub lane: u8,
    /// Whether they are bosuns.
    pub bosun: bool,
    pub count: u8,
    /// How many of them have yet to attack in this phase.
    pub ready: u8,
}

impl Stack {
    pub(crate) const fn rank(&self) -> Rank {
        if self.bosun { Rank::Bosun } else { Rank::Deckhand }
    }

    const fn key(&self) -> (u8, bool, u8) {
        (self.cell.0, self.bosun, self.lane)
    }
}

/// The crew of a side: sorted by place, then deckhands before bosuns, then by lane.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Crew {
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Stack>"))]
    pub stacks: ArrayVec<[Stack; FIGURES]>,
}

impl Crew {
    /// The stacks in one place.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> impl Iterator<Item = &Stack> {
        self.stacks.iter().filter(move |stack| stack.cell == cell)
    }

    /// Whether anybody is there.
    #[inline]
    pub(crate) fn any(&self, cell: Cell) -> bool {
        self.stacks.iter().any(|stack| stack.cell == cell)
    }

    /// How many figures are there.
    pub(crate) fn count(&self, cell: Cell) -> u8 {
        self.at(cell).map(|stack| stack.count).sum()
    }

    /// How many of a rank are there.
    pub(crate) fn of_rank(&self, cell: Cell, rank: Rank) -> u8 {
        self.at(cell).filter(|stack| stack.rank() == rank).map(|stack| stack.count).sum()
    }

    /// How many of a rank are there and have yet to attack.
    pub(crate) fn ready(&self, cell: Cell, rank: Rank) -> u8 {
        self.at(cell).filter(|stack| stack.rank() == rank).map(|stack| stack.ready).sum()
    }

    /// Puts figures on the board.
    pub(crate) fn add(&mut self, new: Stack) {
        if new.count == 0 {
            return;
        }
        if let Some(stack) = self.stacks.iter_mut().find(|stack| stack.key() == new.key()) {
            stack.count += new.count;
            stack.ready += new.ready;
        } else {
            let place = self.stacks.iter().take_while(|stack| stack.key() < new.key()).count();
            self.stacks.insert(place, new);
        }
    }

    /// Takes figures of one stack off the board; says how many there were.
    pub(crate) fn remove(&mut self, cell: Cell, rank: Rank, lane: u8, count: u8) -> u8 {
        let Some(place) = self
            .stacks
            .iter()
            .position(|stack| stack.cell == cell && stack.rank() == rank && stack.lane == lane)
        else {
            return 0;
        };
        let stack = &mut self.stacks[place];
        let gone = count.min(stack.count);
        stack.count -= gone;
        stack.ready = stack.ready.min(stack.count);
        if stack.count == 0 {
            self.stacks.remove(place);
        }
        gone
    }

    /// Takes everybody of a place off the board: deckhands and bosuns.
    pub(crate) fn clear(&mut self, cell: Cell) -> [u8; 2] {
        let gone = [self.of_rank(cell, Rank::Deckhand), self.of_rank(cell, Rank::Bosun)];
        self.stacks.retain(|stack| stack.cell != cell);
        gone
    }

    /// So many figures of a rank have attacked.
    pub(crate) fn spend(&mut self, cell: Cell, rank: Rank, mut count: u8) {
        for stack in self.stacks.iter_mut().filter(|stack| stack.cell == cell && stack.rank() == rank) {
            let now = count.min(stack.ready);
            stack.ready -= now;
            count -= now;
        }
    }

    /// Everybody may attack, or nobody.
    pub(crate) fn make_ready(&mut self, ready: bool) {
        for stack in &mut self.stacks {
            stack.ready = if ready { stack.count } else { 0 };
        }
    }

    /// Moves every stack to where `to` says.
    pub(crate) fn shift(&mut self, mut to: impl FnMut(&Stack) -> Cell) {
        let before = std::mem::take(&mut self.stacks);
        for stack in before {
            let cell = to(&stack);
            self.add(Stack { cell, ..stack });
        }
    }
}
