//! Who owes a decision, and since when.

use crate::game::Turn;
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Who is asked, and whether one answer is enough for all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owed {
    pub seats: SeatSet,
    pub shared: bool,
}

impl Owed {
    pub(crate) fn of(turn: Turn) -> Owed {
        Owed { seats: turn.waiting(), shared: matches!(turn, Turn::Any(_)) }
    }

    /// Who still owes the same decision once a seat has moved. A shared one is answered for all who were asked; a move of
    /// somebody who was not asked answers nothing.
    fn after(self, seat: Seat) -> SeatSet {
        if self.shared && self.seats.has(seat) { SeatSet::NONE } else { self.seats.without(seat) }
    }

    /// Takes note of who is asked anew by an entry of the log: whoever has to decide `now` and did not owe the same before
    /// the seat moved.
    pub(crate) fn ask(self, now: Owed, seat: Seat, entry: usize, asked: &mut [usize; MAX_SEATS]) {
        let same = if self.shared == now.shared { self.after(seat) } else { SeatSet::NONE };
        for seat in now.seats.iter().filter(|seat| !same.has(*seat)) {
            asked[seat.index()] = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(seats: &[u8]) -> SeatSet {
        seats.iter().copied().map(Seat).collect()
    }

    #[test]
    fn a_shared_decision_is_answered_for_all_who_were_asked() {
        let each = Owed::of(Turn::Waiting(set(&[0, 2])));
        let any = Owed::of(Turn::Any(set(&[0, 2])));
        assert_eq!(each.after(Seat(0)), set(&[2]));
        assert_eq!(any.after(Seat(0)), SeatSet::NONE);
        assert_eq!(any.after(Seat(1)), set(&[0, 2]), "seat 1 was not asked");
    }

    #[test]
    fn whoever_is_asked_the_next_thing_is_asked_anew() {
        let (each, any) = (Owed::of(Turn::Waiting(set(&[0, 2]))), Owed::of(Turn::Any(set(&[0, 2]))));
        let asked = |before: Owed, now: Owed, seat| {
            let mut asked = [0; MAX_SEATS];
            before.ask(now, Seat(seat), 7, &mut asked);
            [asked[0], asked[1], asked[2]]
        };
        assert_eq!(
            asked(any, any, 2),
            [7, 0, 7],
            "the answer of the other must not count for the next question"
        );
        assert_eq!(asked(any, any, 1), [0, 0, 0], "somebody else said something between");
        assert_eq!(asked(each, each, 2), [0, 0, 7]);
        assert_eq!(asked(each, any, 2), [7, 0, 7]);
    }
}
