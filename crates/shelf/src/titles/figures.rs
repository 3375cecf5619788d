//! How cells and heroes are called on charts drawn in text.

use freeport_rumbones::Cell;

/// The letter of a column.
pub(super) const fn letter(column: u8) -> char {
    (b'A' + column % 26) as char
}

/// What a place is called, such as `F7`, where rows have so many cells.
pub(super) fn label(width: u8, cell: Cell) -> String {
    format!("{}{}", letter(cell.0 % width.max(1)), cell.0 / width.max(1) + 1)
}

/// The first letter of a word.
pub(super) fn initial(word: &str) -> char {
    word.chars().next().unwrap_or('?')
}

/// Two letters for each name, which no other name has: the first of its last word, and one that follows.
pub(super) fn marks(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut marks: Vec<String> = Vec::new();
    for name in names {
        let letters: Vec<char> = name.rsplit(' ').next().unwrap_or_default().chars().collect();
        let first = letters.first().copied().unwrap_or('?').to_uppercase().next().unwrap_or('?');
        let pair = |second: &char| format!("{first}{second}");
        let free = |mark: &String| !marks.contains(mark);
        let numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
        let mark = letters.iter().skip(1).chain(&numbers).map(pair).find(free);
        marks.push(mark.unwrap_or_default());
    }
    marks
}

/// Crew in few letters, such as `3d1b`.
pub(super) fn crew(ranks: &[(String, u8); 2]) -> String {
    let some = ranks.iter().filter(|(_, count)| *count > 0);
    let marks: Vec<String> =
        some.map(|(rank, count)| format!("{count}{}", initial(rank).to_lowercase())).collect();
    marks.concat()
}
