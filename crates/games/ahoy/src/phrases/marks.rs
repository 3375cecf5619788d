//! What reads the same in every language: coordinates, arrows and the marks of terrain.

use crate::chart::{At, Dir};
use crate::pack::Space;

/// The column of the first region's north-west space, counted from A; every map the stack allows spreads around it.
const HOME_COLUMN: i32 = 11;
/// The row of the first region's north-west space: rows above it stay positive.
const HOME_ROW: i32 = 20;

impl At {
    /// The place for people, such as `L20`, and the same as long as the map grows: a column letter and a row number.
    pub fn label(self) -> String {
        format!("{}{}", self.column(), self.row())
    }

    /// The letter of the column. Left of A comes ZZ, right of Z comes AA.
    pub fn column(self) -> String {
        let column = i32::from(self.x) + HOME_COLUMN;
        let letter = |index: i32| char::from(b'A' + index.rem_euclid(26) as u8);
        match column.div_euclid(26) {
            0 => letter(column).to_string(),
            sheet => format!("{}{}", letter(if sheet > 0 { sheet - 1 } else { sheet }), letter(column)),
        }
    }

    /// The number of the row.
    pub fn row(self) -> i32 {
        i32::from(self.y) + HOME_ROW
    }
}

impl Dir {
    /// The direction as an arrow.
    pub const fn arrow(self) -> char {
        ['↑', '→', '↓', '←'][self.index()]
    }
}

impl Space {
    /// The terrain in marks: `░` fog, `⌂` harbor, `#` wreckage, `$2` treasure, `~5` tailwind, an arrow for a
    /// current. Empty on the open sea and on islands without more.
    pub fn marks(&self) -> Vec<String> {
        let plain = [(self.fog, "░"), (self.harbor, "⌂"), (self.wreckage, "#")];
        let mut marks: Vec<String> =
            plain.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark.to_owned()).collect();
        if self.treasure > 0 {
            marks.push(format!("${}", self.treasure));
        }
        if self.tailwind > 0 {
            marks.push(format!("~{}", self.tailwind));
        }
        marks.extend(self.current.map(|dir| dir.arrow().to_string()));
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_keep_their_names_far_beyond_the_first_regions() {
        let label = |x: i8, y: i8| At { x, y }.label();
        assert_eq!(label(0, 0), "L20");
        assert_eq!([label(-11, -20), label(14, 23)], ["A0", "Z43"]);
        assert_eq!([label(-12, 0), label(15, 0)], ["ZZ20", "AA20"]);
        let columns: std::collections::BTreeSet<String> =
            (-62..=62).map(|x| At { x, y: 0 }.column()).collect();
        assert_eq!(columns.len(), 125);
    }

    #[test]
    fn terrain_is_written_in_marks() {
        let space = Space { wreckage: true, treasure: 1, tailwind: 5, ..Space::default() };
        assert_eq!(space.marks(), ["#", "$1", "~5"]);
        assert_eq!(Space { current: Some(Dir::South), ..Space::default() }.marks(), ["↓"]);
    }
}
