//! All that a bot may know.

use freeport_kernel::{Game, Rng, Seat, Viewer};

/// What one seat knows at a decision of its own. The real game stands behind it and never comes out.
pub struct Knowledge<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    moves: &'a [G::Move],
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What `seat` knows; `None` when it owes no decision. `buffer` is room for the moves, and can be used again.
    pub fn of(game: &'a G, seat: Seat, buffer: &'a mut Vec<G::Move>) -> Option<Knowledge<'a, G>> {
        buffer.clear();
        game.moves(seat, buffer);
        (!buffer.is_empty()).then_some(Knowledge { game, seat, moves: buffer })
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.game.seats()
    }

    /// The moves to choose from, in their fixed order; there is at least one.
    pub fn moves(&self) -> &'a [G::Move] {
        self.moves
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// A world that the seat cannot tell from the real one. It is dealt by a generator of its own, so that
    /// not even the number of cards dealt shows in the numbers that `rng` gives later.
    pub fn world(&self, rng: &mut Rng) -> G {
        self.game.imagine(Viewer::Seat(self.seat), &mut Rng::new(rng.next_u64()))
    }
}
