//! The dice in the lid, seen from above.

use super::{COLOURS, hue, say};
use crate::ink::Ink;
use crate::titles::canvas::Canvas;
use crate::titles::lines::wrap;
use crate::words::Words;
use freeport_kernel::Seat;
use freeport_pirates7::{DieView, View};

/// Characters across the floor.
const WIDTH: usize = 56;
/// Lines down the floor; a character is about twice as high as it is wide.
const HEIGHT: usize = 22;
/// The floor from wall to wall, in hundredths of a millimetre.
const FLOOR: usize = 28_000;

/// The letters of the seats, then that of the caravan, as keys of the phrase book.
const MARKS: [&str; 5] = ["mark-green", "mark-white", "mark-blue", "mark-yellow", "mark-red"];

/// Draws the dice where they lie: the letter of the owner and the face; sunk ones as a dot.
pub(super) fn draw(view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let mut canvas = Canvas::new(WIDTH + 2, HEIGHT + 2);
    let edge = "─".repeat(WIDTH);
    canvas.write(0, 0, &format!("┌{edge}┐"), None);
    canvas.write(0, HEIGHT + 1, &format!("└{edge}┘"), None);
    for row in 1..=HEIGHT {
        canvas.write(0, row, "│", None);
        canvas.write(WIDTH + 1, row, "│", None);
    }
    let (afloat, sunk): (Vec<&DieView>, Vec<&DieView>) = view.tray.iter().partition(|die| die.afloat);
    for die in sunk {
        let (x, y) = spot(die);
        canvas.write(1 + x, 1 + y, "·", None);
    }
    let mut taken = Vec::new();
    for die in afloat {
        let (x, y) = free_spot(spot(die), &taken);
        taken.push((x, y));
        let mark = say(MARKS[die.lie.owner.map_or(4, |seat| seat.index() % 4)], words);
        canvas.write(1 + x, 1 + y, &format!("{mark}{}", die.lie.face), Some(hue(die.lie.owner)));
    }
    let mut lines = canvas.lines(ink);
    lines.extend(wrap(&legend(view, words), ", ", 0));
    lines
}

/// Where a die is drawn: column and line.
fn spot(die: &DieView) -> (usize, usize) {
    (scale(die.lie.x, WIDTH - 2), HEIGHT - 1 - scale(die.lie.y, HEIGHT - 1))
}

/// The spot, or the nearest one where the die covers no other: dice that touch are closer than letters.
fn free_spot((x, y): (usize, usize), taken: &[(usize, usize)]) -> (usize, usize) {
    let covered =
        |(x, y): (usize, usize)| taken.iter().any(|(other, row)| *row == y && other.abs_diff(x) < 2);
    let around = (0..WIDTH).flat_map(|far| {
        let (left, right) = (x.checked_sub(far), Some(x + far).filter(|x| *x <= WIDTH - 2));
        let rows = [Some(y), y.checked_sub(1), Some(y + 1).filter(|y| *y < HEIGHT)];
        let cell = move |column: Option<usize>, row: Option<usize>| Some((column?, row?));
        rows.map(|row| [cell(right, row), cell(left, row)]).into_iter().flatten().flatten()
    });
    around.into_iter().find(|spot| !covered(*spot)).unwrap_or((x, y))
}

/// Where a length lies among so many characters.
fn scale(length: u16, most: usize) -> usize {
    (usize::from(length) * most / FLOOR).min(most)
}

fn legend(view: &View, words: &Words) -> Vec<String> {
    let player = |seat: Seat| {
        let at = seat.index() % COLOURS.len();
        format!("{} {}", say(MARKS[at], words), words.name(COLOURS[at]))
    };
    let mut legend: Vec<String> = Seat::all(view.players).map(player).collect();
    legend.push(format!("{} {}", say(MARKS[4], words), words.name("term.red_die")));
    legend.push(say("board-sunk", words));
    legend
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_that_touch_do_not_cover_each_other() {
        let mut taken = Vec::new();
        for _ in 0..12 {
            let (x, y) = free_spot((WIDTH - 2, HEIGHT - 1), &taken);
            assert!(x <= WIDTH - 2 && y < HEIGHT);
            assert!(taken.iter().all(|(other, row): &(usize, usize)| *row != y || other.abs_diff(x) >= 2));
            taken.push((x, y));
        }
        assert_eq!(taken[0], (WIDTH - 2, HEIGHT - 1));
    }
}
