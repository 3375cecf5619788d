//! Random play through the public interface of a game, with all legal moves listed at every decision.

use freeport_kernel::{Game, Rng, Seat, Table};

/// A player of random games that keeps its buffers from game to game.
pub struct Dice<G: Game> {
    options: G::Options,
    seats: u8,
    rng: Rng,
    table: Table<G::Event>,
    moves: Vec<G::Move>,
}

impl<G: Game> Dice<G> {
    /// Random games of so many seats with the usual options.
    pub fn new(seats: u8) -> Dice<G> {
        Dice {
            options: G::Options::default(),
            seats,
            rng: Rng::new(1),
            table: Table::loose(2),
            moves: Vec::new(),
        }
    }

    fn opening(&mut self) -> G {
        self.table.clear();
        G::setup(&self.options, self.seats, &mut self.table).expect("the usual options make a game")
    }

    #[inline]
    fn decide(&mut self, game: &mut G, seat: Seat) {
        self.moves.clear();
        game.moves(seat, &mut self.moves);
        let mv = self.moves[self.rng.below(self.moves.len())].clone();
        game.apply(seat, &mv, &mut self.table);
    }

    /// Plays one game and gives the number of decisions.
    #[inline]
    pub fn game(&mut self) -> u64 {
        let mut game = self.opening();
        let mut decisions = 0;
        while let Some(seat) = game.turn().waiting().first() {
            self.decide(&mut game, seat);
            decisions += 1;
        }
        decisions
    }

    /// A position so many decisions into a game that is not over yet.
    pub fn position(&mut self, decisions: u64) -> G {
        loop {
            let mut game = self.opening();
            for _ in 0..decisions {
                if let Some(seat) = game.turn().waiting().first() {
                    self.decide(&mut game, seat);
                }
            }
            if !game.turn().waiting().is_empty() {
                return game;
            }
        }
    }
}
