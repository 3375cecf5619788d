//! What a search keeps from one decision to the next, and what it must not.

mod leaky;

use freeport_bots::honesty::{Breach, check_memory};
use freeport_bots::{Budget, Mcts, ask};
use freeport_four::{Drop, Four};
use freeport_kernel::{Game, Seat, Table};
use freeport_testkit::toys::{Crews, Duel, Tug, TugOptions};

const ITERATIONS: u32 = 3_000;

fn after(columns: &[u8]) -> Four {
    let mut table = Table::loose(0);
    let mut game = Four::setup(&(), 2, &mut table).unwrap();
    for column in columns {
        let seat = game.turn().waiting().first().unwrap();
        game.play(seat, &Drop(*column), &mut table).unwrap();
    }
    game
}

/// A bot of the second seat that has just answered this position, and the position after its answer.
fn answered(columns: &[u8]) -> (Mcts<Four>, Vec<u8>) {
    let mut bot = Mcts::new(Budget::Iterations(ITERATIONS), 3);
    let answer = ask(&mut bot, &after(columns), Seat(1)).unwrap();
    assert_eq!(bot.recalled(), 0);
    (bot, [columns, &[answer.0]].concat())
}

#[test]
fn what_was_foreseen_is_recalled() {
    let recalled: Vec<u32> = (0..7)
        .map(|column| {
            let (mut bot, mut columns) = answered(&[3]);
            columns.push(column);
            ask(&mut bot, &after(&columns), Seat(1)).unwrap();
            bot.recalled()
        })
        .collect();
    assert!(recalled.iter().filter(|visits| **visits > 0).count() >= 5, "{recalled:?}");
    assert!(recalled.iter().sum::<u32>() < ITERATIONS, "{recalled:?}");
}

#[test]
fn what_was_not_foreseen_is_not_recalled() {
    let (mut bot, mut columns) = answered(&[3]);
    columns.extend([0, 0, 0]);
    ask(&mut bot, &after(&columns), Seat(1)).unwrap();
    assert_eq!(bot.recalled(), 0, "another decision of the seat has gone by");

    let (mut bot, columns) = answered(&[3]);
    ask(&mut bot, &after(&columns), Seat(0)).unwrap();
    assert_eq!(bot.recalled(), 0, "another seat knows other things");
}

#[test]
fn a_question_in_between_makes_a_bot_forget() {
    let (mut bot, mut columns) = answered(&[3]);
    ask(&mut bot, &after(&[0]), Seat(1)).unwrap();
    columns.push(3);
    ask(&mut bot, &after(&columns), Seat(1)).unwrap();
    assert_eq!(bot.recalled(), 0);
}

#[test]
fn what_is_recalled_depends_on_what_the_seat_saw() {
    for (crews, seats) in [(Crews::Two, 2), (Crews::Two, 4), (Crews::Free, 3)] {
        let proof = check_memory::<Tug>(&TugOptions { crews }, seats, 150, 40, 5);
        let proof = proof.unwrap_or_else(|breach| panic!("{crews:?} at {seats} seats: {breach}"));
        assert!(proof.others > 200 && proof.recalled > 20, "{crews:?} at {seats} seats: {proof:?}");
    }
}

#[test]
fn where_dice_and_secrets_decide_next_to_nothing_is_recalled() {
    for seats in 2..=4 {
        let proof = check_memory::<Duel>(&(), seats, 150, 40, 6).unwrap();
        assert!(proof.others > 200 && proof.recalled < proof.positions / 50, "{proof:?}");
    }
}

#[test]
fn a_game_that_lets_hidden_cards_show_is_caught() {
    let breach = check_memory::<leaky::Leaky>(&(), 2, 100, 40, 6).unwrap_err();
    assert!(matches!(breach, Breach::Bot { .. }), "{breach}");
}
