//! The story of a table in pages: a long one is not told at once.

use crate::course::Course;
use crate::crew::Watch;
use crate::ledger::{Loaded, Point};
use crate::problems;
use crate::replay::{check_eyes, go_on};
use crate::wire::{Passage, PersonId, Problem};
use freeport_kernel::Viewer;

/// How many lines one answer holds at most.
const MOST_LINES: usize = 1_000;

/// Which lines of a story are asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pages {
    pub viewer: Viewer,
    from: usize,
    before: usize,
}

impl Pages {
    /// The last `count` lines before a line.
    pub(crate) fn new(viewer: Viewer, before: usize, count: usize) -> Pages {
        Pages { viewer, from: before.saturating_sub(count.min(MOST_LINES)), before }
    }

    /// Between which points of the table they lie.
    pub(crate) fn span(self) -> (Point, Point) {
        (Point::Line(self.viewer, self.from), Point::Line(self.viewer, self.before))
    }
}

/// Some lines of the story, for somebody's eyes.
pub(crate) fn passage(
    loaded: &Loaded,
    who: PersonId,
    pages: Pages,
    watch: &Watch,
) -> Result<Passage, Problem> {
    let Pages { viewer, from, before } = pages;
    check_eyes(loaded, who, viewer)?;
    let course = Course::relive_while(loaded, &mut || go_on(watch))?;
    let known = course.session.lines(viewer);
    if from < known.first {
        return Err(problems::broken("a mark of it does not fit"));
    }
    let (from, before) = (from.min(known.count), before.min(known.count));
    Ok(Passage { from, lines: course.session.passage(viewer, from, before)? })
}
