//! Bots of Ahoy know what their seat knows: not the Union's plans, the Smugglers' markers, or what was put away unseen.

use freeport_ahoy::{Ahoy, Options};
use freeport_bots::BotSpec;
use freeport_bots::honesty::{check, check_memory, imagine_is_blind};

#[test]
fn what_is_imagined_depends_on_what_is_known() {
    for seats in 2..=4 {
        let proof = imagine_is_blind::<Ahoy>(&Options::default(), seats, 300, 21).unwrap();
        assert!(proof.positions == 300 && proof.others > 0, "{seats} seats: {proof:?}");
    }
}

#[test]
fn no_bot_decides_by_what_its_seat_cannot_see() {
    for seats in 2..=4 {
        for (name, positions) in [("random", 150), ("greedy", 100), ("mcts:60", 100)] {
            let spec: BotSpec = name.parse().unwrap();
            let proof = check::<Ahoy>(&Options::default(), seats, &spec, positions, 22)
                .unwrap_or_else(|breach| panic!("{name} at {seats} seats: {breach}"));
            assert!(proof.positions == positions && proof.others > 0, "{name} at {seats} seats: {proof:?}");
        }
    }
}

#[test]
fn what_a_bot_remembers_tells_it_nothing_that_its_seat_has_not_seen() {
    for seats in 2..=4 {
        let proof = check_memory::<Ahoy>(&Options::default(), seats, 40, 2, 23)
            .unwrap_or_else(|breach| panic!("at {seats} seats: {breach}"));
        assert!(proof.others > 20 && proof.recalled > 20, "{seats} seats: {proof:?}");
    }
}
