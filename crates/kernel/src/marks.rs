//! Marks along the way of a match: states kept so that going back does not begin at the opening.
//!
//! They lie close together near the end and ever farther apart before it, so that a long game keeps few of them and going back
//! costs hardly more moves than are taken back. A game in which nobody ever goes back keeps none.

use crate::owed::Owed;
use crate::seat::MAX_SEATS;

/// Moves between two marks near the end.
const STRIDE: usize = 32;
/// The nearest marks lie a stride apart for so many strides; then the stride doubles each time the distance does.
const NEAR: usize = 4;

/// Where a match stands after so many moves in effect.
#[derive(Clone, Debug)]
pub(crate) struct Mark<G> {
    /// Moves in effect.
    pub steps: usize,
    /// Beats of the story so far.
    pub beats: usize,
    pub state: G,
    pub owed: Owed,
    pub asked: [usize; MAX_SEATS],
}

/// The marks of a match, the earliest first.
#[derive(Clone, Debug)]
pub(crate) struct Marks<G> {
    kept: Vec<Mark<G>>,
    /// Whether anybody ever went back.
    wanted: bool,
}

impl<G> Default for Marks<G> {
    fn default() -> Marks<G> {
        Marks { kept: Vec::new(), wanted: false }
    }
}

impl<G> Marks<G> {
    /// The marks of a match that was taken up on its way: whoever comes back may well go back.
    pub(crate) fn laid_from_now_on() -> Marks<G> {
        Marks { kept: Vec::new(), wanted: true }
    }

    /// Whether a mark shall lie after so many moves.
    pub(crate) fn wants(&self, steps: usize) -> bool {
        self.wanted && steps.is_multiple_of(STRIDE) && self.kept.last().is_none_or(|last| last.steps < steps)
    }

    /// Lays a mark, and takes up those that lie closer together than their distance asks for.
    pub(crate) fn lay(&mut self, mark: Mark<G>) {
        let end = mark.steps;
        self.kept.retain(|mark| mark.steps.is_multiple_of(stride(end - mark.steps)));
        self.kept.push(mark);
    }

    /// Goes back to the last mark within the first `steps` moves, and forgets those behind it.
    pub(crate) fn back_to(&mut self, steps: usize) -> Option<&Mark<G>> {
        self.wanted = true;
        self.kept.retain(|mark| mark.steps <= steps);
        self.kept.last()
    }
}

/// How far apart marks lie at a distance from the end.
fn stride(distance: usize) -> usize {
    let strides = distance / (STRIDE * NEAR);
    STRIDE << strides.checked_ilog2().map_or(0, |doublings| doublings + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Turn;
    use crate::seat::SeatSet;

    fn mark(steps: usize) -> Mark<()> {
        let owed = Owed::of(Turn::Waiting(SeatSet::NONE));
        Mark { steps, beats: 0, state: (), owed, asked: [0; MAX_SEATS] }
    }

    fn laid(moves: usize) -> Marks<()> {
        let mut marks = Marks { wanted: true, ..Marks::default() };
        for steps in 1..=moves {
            if marks.wants(steps) {
                marks.lay(mark(steps));
            }
        }
        marks
    }

    #[test]
    fn a_game_in_which_nobody_goes_back_keeps_nothing() {
        let mut marks = Marks::<()>::default();
        assert!((0..1_000).all(|steps| !marks.wants(steps)));
        assert!(marks.back_to(500).is_none() && marks.wants(STRIDE));
    }

    #[test]
    fn a_long_game_keeps_few_marks_and_has_one_near_whatever_is_gone_back_to() {
        let (moves, marks) = (20_000, laid(20_000));
        assert!(marks.kept.len() < 64, "{} marks", marks.kept.len());
        for back in 1..moves {
            let nearest = marks.kept.iter().rfind(|mark| mark.steps <= moves - back);
            let again = moves - back - nearest.map_or(0, |mark| mark.steps);
            assert!(again < 2 * STRIDE + back, "{again} moves are played again to go {back} back");
        }
    }
}
