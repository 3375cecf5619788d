//! Bots of Rum & Bones know what their seat knows: the cards of their side, and no others.

use freeport_bots::BotSpec;
use freeport_bots::honesty::{check, check_memory, imagine_is_blind};
use freeport_rumbones::{Options, Rumbones};

#[test]
fn what_is_imagined_depends_on_what_is_known() {
    for seats in 2..=6 {
        let proof = imagine_is_blind::<Rumbones>(&Options::default(), seats, 300, 21).unwrap();
        assert!(proof.positions == 300 && proof.others > 0, "{seats} seats: {proof:?}");
    }
}

#[test]
fn no_bot_decides_by_what_its_seat_cannot_see() {
    for seats in 2..=6 {
        for (name, positions) in [("random", 150), ("greedy", 100), ("mcts:60", 60)] {
            let spec: BotSpec = name.parse().unwrap();
            let proof = check::<Rumbones>(&Options::default(), seats, &spec, positions, 22)
                .unwrap_or_else(|breach| panic!("{name} at {seats} seats: {breach}"));
            assert!(proof.positions == positions && proof.others > 0, "{name} at {seats} seats: {proof:?}");
        }
    }
}

#[test]
fn what_a_bot_remembers_tells_it_nothing_that_its_seat_has_not_seen() {
    for seats in 2..=6 {
        let proof = check_memory::<Rumbones>(&Options::default(), seats, 40, 1, 23)
            .unwrap_or_else(|breach| panic!("at {seats} seats: {breach}"));
        assert!(proof.others > 20 && proof.recalled > 20, "{seats} seats: {proof:?}");
    }
}
