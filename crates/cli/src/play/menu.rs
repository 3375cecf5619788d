//! Long lists of moves, a page at a time.

/// How many moves are shown at once.
pub const PAGE: usize = 30;

/// What part of the list is wanted.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    /// The numbered lines.
    pub lines: Vec<String>,
    /// This page, from 1, and how many there are.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
}

/// A page of the list (a number, or nothing for the first), or every move that has the word in it.
pub fn part(moves: &[String], wanted: &str) -> Part {
    let numbered = moves.iter().zip(1..).map(|(text, number)| (text, format!("{number:>4}  {text}")));
    let asked: Option<usize> = if wanted.is_empty() { Some(1) } else { wanted.parse().ok() };
    let Some(asked) = asked else {
        let word = wanted.to_lowercase();
        let lines = numbered.filter(|(text, _)| text.to_lowercase().contains(&word)).map(|(_, line)| line);
        return Part { lines: lines.collect(), page: 1, pages: 1 };
    };
    let pages = moves.len().div_ceil(PAGE).max(1);
    let page = asked.clamp(1, pages);
    let lines = numbered.skip((page - 1) * PAGE).take(PAGE).map(|(_, line)| line).collect();
    Part { lines, page, pages }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_comes_in_pages_and_can_be_searched() {
        let moves: Vec<String> = (1..=65).map(|n| format!("Sail to {n}")).collect();
        assert_eq!(part(&moves, "").lines.len(), PAGE);
        let last = part(&moves, "3");
        assert_eq!((last.page, last.pages, last.lines.len()), (3, 3, 5));
        assert_eq!(part(&moves, "99").page, 3);
        assert_eq!(part(&moves, "TO 65").lines, ["  65  Sail to 65"]);
        assert_eq!(part(&[], "").lines, [""; 0]);
    }
}
