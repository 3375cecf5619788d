//! Bots of Rum & Bones know what their seat knows: the cards of their side, and no others.

use freeport_bots::BotSpec;
use freeport_bots::honesty::{check, imagine_is_blind};
use freeport_rumbones::{Options, Rumbones};

#[test]
fn what_is_imagined_depends_on_what_is_known() {
    for seats in [2, 4, 6] {
        let proof = imagine_is_blind::<Rumbones>(&Options::default(), seats, 100, 21).unwrap();
        assert!(proof.positions == 100 && proof.others > 0, "{seats} seats: {proof:?}");
    }
}

#[test]
fn no_bot_decides_by_what_its_seat_cannot_see() {
    for seats in [2, 5] {
        for (name, positions) in [("random", 60), ("greedy", 40), ("mcts:20", 20)] {
            let spec: BotSpec = name.parse().unwrap();
            let proof = check::<Rumbones>(&Options::default(), seats, &spec, positions, 22)
                .unwrap_or_else(|breach| panic!("{name} at {seats} seats: {breach}"));
            assert_eq!(proof.positions, positions, "{name} at {seats} seats");
        }
    }
}
