//! Crew on the field: one stack for each cell, in the order of the cells.

use crate::core::grid::Cell;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The most crew figures of a side.
pub(crate) const FIGURES: usize = 30;

/// The two ranks, as indices: deckhands and bosuns.
pub(crate) const DECKHAND: usize = 0;
pub(crate) const BOSUN: usize = 1;

/// Crew of one cell: deckhands and bosuns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Stack2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Stack {
    pub cell: Cell,
    pub count: [u8; 2],
    /// How many of them have yet to attack, or while they march: how many may stay.
    pub ready: [u8; 2],
}

impl Stack {
    pub(crate) const fn is_empty(&self) -> bool {
        self.count[0] + self.count[1] == 0
    }

    pub(crate) const fn is_ready(&self) -> bool {
        self.ready[0] + self.ready[1] > 0
    }
}

/// Some crew of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Crew2"))]
#[serde(transparent)]
pub(crate) struct Crew {
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Stack>"))]
    pub stacks: ArrayVec<[Stack; FIGURES]>,
}

impl Crew {
    /// The stack of a cell, which may be empty.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Stack {
        let found = self.stacks.iter().find(|stack| stack.cell == cell).copied();
        found.unwrap_or(Stack { cell, ..Stack::default() })
    }

    /// Whether anybody is there.
    #[inline]
    pub(crate) fn any(&self, cell: Cell) -> bool {
        self.stacks.iter().any(|stack| stack.cell == cell)
    }

    /// How many there are of each rank.
    pub(crate) fn total(&self) -> [u8; 2] {
        self.stacks.iter().fold([0; 2], |all, stack| [all[0] + stack.count[0], all[1] + stack.count[1]])
    }

    /// Puts figures on the field.
    pub(crate) fn add(&mut self, new: Stack) {
        if new.is_empty() {
            return;
        }
        if let Some(stack) = self.stacks.iter_mut().find(|stack| stack.cell == new.cell) {
            for rank in [DECKHAND, BOSUN] {
                stack.count[rank] += new.count[rank];
                stack.ready[rank] += new.ready[rank];
            }
        } else {
            let place = self.stacks.iter().take_while(|stack| stack.cell < new.cell).count();
            self.stacks.insert(place, new);
        }
    }

    /// Takes figures of a cell off the field, those that are ready last; says how many of each rank there were.
    pub(crate) fn remove(&mut self, cell: Cell, count: [u8; 2]) -> [u8; 2] {
        let Some(place) = self.stacks.iter().position(|stack| stack.cell == cell) else { return [0; 2] };
        let stack = &mut self.stacks[place];
        let gone = [count[0].min(stack.count[0]), count[1].min(stack.count[1])];
        for rank in [DECKHAND, BOSUN] {
            stack.count[rank] -= gone[rank];
            stack.ready[rank] = stack.ready[rank].min(stack.count[rank]);
        }
        if stack.is_empty() {
            self.stacks.remove(place);
        }
        gone
    }

    /// Takes figures of a cell off the field, those that are ready first, and as they are.
    pub(crate) fn take(&mut self, cell: Cell, count: [u8; 2]) -> Stack {
        let before = self.at(cell);
        let count = [count[0].min(before.count[0]), count[1].min(before.count[1])];
        let ready = [count[0].min(before.ready[0]), count[1].min(before.ready[1])];
        self.spend(cell, ready);
        let count = self.remove(cell, count);
        Stack { cell, count, ready }
    }

    /// So many figures of a cell have attacked.
    pub(crate) fn spend(&mut self, cell: Cell, count: [u8; 2]) {
        if let Some(stack) = self.stacks.iter_mut().find(|stack| stack.cell == cell) {
            for rank in [DECKHAND, BOSUN] {
                stack.ready[rank] = stack.ready[rank].saturating_sub(count[rank]);
            }
        }
    }

    /// Everybody may attack, or nobody.
    pub(crate) fn make_ready(&mut self, ready: bool) {
        for stack in &mut self.stacks {
            stack.ready = if ready { stack.count } else { [0; 2] };
        }
    }

    /// All of another crew join.
    pub(crate) fn join(&mut self, others: &Crew) {
        others.stacks.iter().for_each(|stack| self.add(*stack));
    }
}
