//! The crate `board-game`: random games and tree search in Connect Four, as JSON lines.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board;
use board_game::games::connect4::Connect4;
use freeport_figures::{Pace, rate};
use rand::{SeedableRng, rngs::SmallRng};
use std::hint::black_box;

const WHO: &str = "board-game 0.8.2";
const ITERATIONS: u64 = 5_000;

fn main() {
    let pace = Pace { repeats: 5, seconds: 0.2 };
    let mut rng = SmallRng::seed_from_u64(1);
    let games = rate(WHO, "four: random games", pace, |games| {
        (0..games).for_each(|_| _ = black_box(random_game(&mut rng)));
        games
    });
    println!("{}", games.line());
    let search = rate(WHO, "four: MCTS iterations", pace, |searches| {
        (0..searches).for_each(|_| {
            black_box(mcts_build_tree(&Connect4::default(), ITERATIONS, 1.5, &mut rng));
        });
        searches * ITERATIONS
    });
    println!("{}", search.line());
}

fn random_game(rng: &mut SmallRng) -> u32 {
    let (mut board, mut moves) = (Connect4::default(), 0);
    while let Ok(mv) = board.random_available_move(rng) {
        board.play(mv).expect("an available move can be played");
        moves += 1;
    }
    moves
}
