//! What has been used, and for how long that counts.

use crate::source::{Source, Text};
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// More texts with a limit are never used within one turn.
const MARKS: usize = 40;

/// For how long a use counts, from the shortest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Span {
    /// One roll.
    #[default]
    Roll,
    /// One round of a combat, the time before it, or one card without combat.
    Round,
    /// One combat.
    Combat,
    /// One turn.
    Turn,
}

/// A line that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct Mark {
    source: Source,
    line: u8,
    span: Span,
}

impl Default for Mark {
    fn default() -> Mark {
        Mark { source: Source::new(Seat(0), Text::Hero), line: 0, span: Span::Roll }
    }
}

/// The lines with a limit that were used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Marks(
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Mark>"))] ArrayVec<[Mark; MARKS]>,
);

impl Marks {
    /// Whether a line may not be used again yet: cards are one of a kind, heroes belong to their seats.
    pub(crate) fn bar(&self, source: Source, line: u8) -> bool {
        self.0.len() == MARKS
            || self.0.iter().any(|mark| {
                let same = mark.source.text == source.text && mark.line == line;
                same && (source.text != Text::Hero || mark.source.seat == source.seat)
            })
    }

    /// A line was used.
    pub(crate) fn add(&mut self, source: Source, line: u8, span: Span) {
        if self.0.len() < MARKS {
            self.0.push(Mark { source, line, span });
        }
    }

    /// Something is over, and so is everything shorter.
    pub(crate) fn end(&mut self, span: Span) {
        if !self.0.is_empty() {
            self.0.retain(|mark| mark.span > span);
        }
    }
}
