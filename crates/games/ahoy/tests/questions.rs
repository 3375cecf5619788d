//! Nobody is asked what can only be answered by doing nothing.

use freeport_ahoy::{Ahoy, Move, Options};
use freeport_kernel::{Game, Rng, Table, Viewer};
use std::collections::BTreeSet;

/// Who has no plan for a battle is asked all the same: that no question came would tell the others.
const ASKED_TO_KEEP_A_SECRET: &str = "ask-battle-plans";

/// The questions of random games whose only answer does nothing.
fn idle_questions(games: u64) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut table = Table::loose(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut game = Ahoy::setup(&Options::default(), seats, &mut table).expect("a game of two to four");
        let mut moves = Vec::new();
        while let Some(seat) = game.turn().waiting().first() {
            moves.clear();
            game.moves(seat, &mut moves);
            if let [Move::Pass | Move::Count(0)] = moves.as_slice() {
                found.extend(game.view(Viewer::Spectator).asked.map(|asked| asked.what));
            }
            let mv = moves[rng.below(moves.len())];
            game.apply(seat, &mv, &mut table);
        }
    }
    found
}

#[test]
fn no_question_has_doing_nothing_as_its_only_answer() {
    assert_eq!(idle_questions(600), BTreeSet::from([ASKED_TO_KEEP_A_SECRET]));
}
