//! Choices made at the same time.

mod hands;

use freeport_bots::{Budget, Knowledge, Mcts, Thought};
use freeport_kernel::{Game, Seat, Table};
use hands::{Hands, Mood};

fn think(mood: Mood, seat: Seat) -> Vec<Thought<u8>> {
    let game = Hands::setup(&mood, 2, &mut Table::loose(0)).unwrap();
    let mut moves = Vec::new();
    let knowledge = Knowledge::of(&game, seat, &mut moves).unwrap();
    Mcts::new(Budget::Iterations(3_000), 4).think(&knowledge)
}

#[test]
fn a_foe_does_not_know_what_is_chosen_at_the_same_time() {
    for seat in Seat::all(2) {
        let thoughts = think(Mood::Foes, seat);
        assert!(
            thoughts.iter().all(|thought| (0.4..0.6).contains(&thought.value) && thought.visits > 500),
            "seat {seat}: {thoughts:?}"
        );
    }
}

#[test]
fn friends_share_one_victory() {
    for seat in Seat::all(2) {
        let best = think(Mood::Friends, seat).swap_remove(0);
        assert!(best.value > 0.9, "seat {seat}: {best:?}");
    }
}
