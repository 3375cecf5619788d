//! Bots at Connect Four: nothing is hidden, and everybody can see whether they play well.

use freeport_bots::{Bot, BotSpec, Budget, BudgetKind, Greedy, Knowledge, Mcts, Random, ask, bot};
use freeport_four::{Drop, Four};
use freeport_kernel::{Game, Outcome, Seat, Table, Turn};
use std::time::{Duration, Instant};

fn after(columns: &[u8]) -> Four {
    let mut table = Table::loose(0);
    let mut game = Four::setup(&(), 2, &mut table).unwrap();
    for column in columns {
        let seat = game.turn().waiting().first().unwrap();
        game.play(seat, &Drop(*column), &mut table).unwrap();
    }
    game
}

fn answer(bot: &mut dyn Bot<Four>, game: &Four) -> u8 {
    let seat = game.turn().waiting().first().unwrap();
    ask(bot, game, seat).unwrap().0
}

fn duel(bots: &mut [&mut dyn Bot<Four>; 2]) -> Outcome {
    let mut table = Table::loose(0);
    let mut game = after(&[]);
    loop {
        match game.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Waiting(seats) | Turn::Any(seats) => {
                let seat = seats.first().unwrap();
                let mv = ask(bots[seat.index()], &game, seat).unwrap();
                game.play(seat, &mv, &mut table).unwrap();
            }
        }
    }
}

/// The share of victories of the first bot over 100 games with seats changed after each.
fn share_of_100(first: &mut dyn Bot<Four>, second: &mut dyn Bot<Four>) -> f32 {
    let halves = (0..50).map(|_| {
        duel(&mut [&mut *first, &mut *second]).share(Seat(0))
            + duel(&mut [&mut *second, &mut *first]).share(Seat(1))
    });
    halves.sum::<f32>() / 100.0
}

const THREE_IN_A_COLUMN: [u8; 6] = [3, 0, 3, 0, 3, 1];

#[test]
fn a_win_in_one_is_found() {
    for seed in 0..20 {
        assert_eq!(answer(&mut Mcts::new(Budget::Iterations(200), seed), &after(&THREE_IN_A_COLUMN)), 3);
        assert_eq!(answer(&mut Greedy::new(seed), &after(&THREE_IN_A_COLUMN)), 3);
    }
}

#[test]
fn a_win_of_the_other_is_blocked() {
    let threat = after(&[3, 0, 3, 0, 3]);
    let open_row = after(&[2, 2, 3, 3]);
    for seed in 0..20 {
        let mut bot = Mcts::new(Budget::Iterations(1_000), seed);
        assert_eq!(answer(&mut bot, &threat), 3);
        assert!([1, 4].contains(&answer(&mut bot, &open_row)), "three with both ends open wins");
    }
}

#[test]
fn mcts_beats_random() {
    let mut mcts = Mcts::new(Budget::Iterations(200), 1);
    let share = share_of_100(&mut mcts, &mut Random::new(2));
    assert!(share >= 0.95, "a share of {share}");
}

#[test]
fn longer_thought_wins_more_often() {
    let mut long = Mcts::new(Budget::Iterations(1_000), 1);
    let mut short = Mcts::new(Budget::Iterations(50), 2);
    let share = share_of_100(&mut long, &mut short);
    assert!(share >= 0.75, "a share of {share}");
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    let game = after(&[3, 3, 2]);
    let think = |seed| {
        let mut moves = Vec::new();
        let knowledge = Knowledge::of(&game, Seat(1), &mut moves).unwrap();
        Mcts::new(Budget::Iterations(500), seed).think(&knowledge)
    };
    assert_eq!(think(9), think(9));
    assert_ne!(think(9), think(10));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let specs = ["random", "greedy", "mcts:easy"].map(|name| name.parse::<BotSpec>().unwrap());
    for spec in specs {
        let play = || {
            let mut table = Table::loose(0);
            let mut game = after(&[]);
            let mut players = [1, 2].map(|seed| bot::<Four>(&spec, seed, BudgetKind::Iterations));
            while let Some(seat) = game.turn().waiting().first() {
                let mv = ask(&mut *players[seat.index()], &game, seat).unwrap();
                game.play(seat, &mv, &mut table).unwrap();
            }
            game
        };
        assert_eq!(play(), play());
    }
}

#[test]
fn every_iteration_is_a_visit_of_one_move() {
    let game = after(&[]);
    let mut moves = Vec::new();
    let knowledge = Knowledge::of(&game, Seat(0), &mut moves).unwrap();
    for count in [1, 2, 50, 1_234] {
        let thoughts = Mcts::new(Budget::Iterations(count), 5).think(&knowledge);
        assert_eq!(thoughts.len(), 7);
        assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), count);
        assert!(thoughts.is_sorted_by_key(|thought| std::cmp::Reverse(thought.visits)));
        assert!(thoughts.iter().all(|thought| (0.0..=1.0).contains(&thought.value)));
    }
}

#[test]
fn a_search_stops_when_it_is_told_to() {
    let game = after(&[]);
    let mut moves = Vec::new();
    let knowledge = Knowledge::of(&game, Seat(0), &mut moves).unwrap();
    let mut asked = 0;
    let thoughts = Mcts::new(Budget::Iterations(1), 5).think_while(&knowledge, 1_000_000, || {
        asked += 1;
        asked <= 10
    });
    assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 40);
}

#[test]
fn the_clock_stops_a_search() {
    let (game, limit) = (after(&[]), Duration::from_millis(100));
    let mut bot = Mcts::new(Budget::Time(limit), 5);
    let start = Instant::now();
    answer(&mut bot, &game);
    let took = start.elapsed();
    assert!(took >= limit / 2 && took < limit * 10, "it took {took:?}");
}

#[test]
fn a_single_move_needs_no_thought() {
    // Six columns are full without a line, and one is open.
    let game = after(&[
        0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5, 4, 4, 4, 4, 4, 4, 5, 5, 5,
        5, 5,
    ]);
    let mut moves = Vec::new();
    game.moves(Seat(0), &mut moves);
    assert_eq!(moves, [Drop(6)]);
    let start = Instant::now();
    assert_eq!(answer(&mut Mcts::new(Budget::Time(Duration::from_mins(1)), 1), &game), 6);
    assert!(start.elapsed() < Duration::from_secs(10));
}

#[test]
fn nobody_is_asked_out_of_turn() {
    assert_eq!(ask(&mut Random::new(1), &after(&[]), Seat(1)), None);
    assert_eq!(ask(&mut Random::new(1), &after(&[3, 0, 3, 0, 3, 0, 3]), Seat(0)), None);
}
