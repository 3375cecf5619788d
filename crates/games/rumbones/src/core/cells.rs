//! Sets of places.

use crate::core::place::Cell;

/// A set of places, in the order of their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cells([u64; 4]);

impl Cells {
    /// Those that are not in another set.
    #[inline]
    #[must_use]
    pub(crate) fn without(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[inline]
    pub(crate) fn add(&mut self, cell: Cell) {
        self.0[usize::from(cell.0 >> 6)] |= 1 << (cell.0 & 63);
    }

    #[inline]
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.0 >> 6)] >> (cell.0 & 63) & 1 == 1
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
        let words = self.0.into_iter().zip([0u8, 64, 128, 192]);
        words.flat_map(|(word, first)| crate::core::state::bits(word).map(move |bit| Cell(first + bit)))
    }
}

impl Extend<Cell> for Cells {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.add(cell));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_added_in_the_order_of_the_numbers() {
        let mut cells = Cells::default();
        cells.extend([200, 3, 64, 3].map(Cell));
        assert!(cells.has(Cell(64)) && !cells.has(Cell(65)) && !cells.has(Cell(0)));
        assert_eq!(cells.iter().collect::<Vec<_>>(), [3, 64, 200].map(Cell));
    }

    #[test]
    fn what_is_taken_out_of_a_set_is_not_there_any_more() {
        let mut gone = Cells::default();
        gone.extend([0, 64, 99].map(Cell));
        let mut left = Cells::default();
        left.extend((0..66).map(Cell));
        let left = left.without(gone);
        assert_eq!(left.iter().count(), 64);
        assert!(left.has(Cell(65)) && !left.has(Cell(64)) && !left.has(Cell(0)) && !left.has(Cell(66)));
    }
}
