//! Bots where hands are hidden and choices are made at the same time.

mod leaky;

use freeport_bots::honesty::{Breach, check, imagine_is_blind};
use freeport_bots::{Bot, BotSpec, BudgetKind, ask, bot};
use freeport_kernel::{Game, Rng, Seat, Table, Turn};
use freeport_testkit::toys::Duel;

#[test]
fn what_is_imagined_depends_on_what_is_known() {
    for seats in 2..=4 {
        let proof = imagine_is_blind::<Duel>(&(), seats, 300, 11).unwrap();
        assert!(proof.positions == 300 && proof.others > 1_000, "{proof:?}");
    }
}

#[test]
fn no_bot_decides_by_what_its_seat_cannot_see() {
    for seats in 2..=4 {
        for name in ["random", "greedy", "mcts:100"] {
            let spec: BotSpec = name.parse().unwrap();
            let proof =
                check::<Duel>(&(), seats, &spec, 300, 12).unwrap_or_else(|breach| panic!("{name}: {breach}"));
            assert!(proof.positions == 300 && proof.others > 300, "{proof:?}");
        }
    }
}

#[test]
fn a_game_that_lets_hidden_cards_show_is_caught() {
    let breach = imagine_is_blind::<leaky::Leaky>(&(), 2, 300, 11).unwrap_err();
    assert!(matches!(breach, Breach::Imagine { .. }), "{breach}");
    let spec = "mcts:100".parse().unwrap();
    let breach = check::<leaky::Leaky>(&(), 2, &spec, 300, 12).unwrap_err();
    assert!(matches!(breach, Breach::Bot { .. }), "{breach}");
}

#[test]
fn seats_that_do_not_fit_are_reported() {
    assert!(matches!(imagine_is_blind::<Duel>(&(), 9, 1, 1), Err(Breach::Setup(_))));
}

/// The share of the first seat's bot over `games` games, sitting in each seat in turn.
fn share(seats: u8, games: u64, first: BotSpec, rest: BotSpec) -> f32 {
    let play = |number: u64| {
        let root = Rng::new(99).branch(number);
        let mut table = Table::loose(root.branch(0).next_u64());
        let hero = Seat((number % u64::from(seats)) as u8);
        let mut game = Duel::setup(&(), seats, &mut table).unwrap();
        let mut bots: Vec<Box<dyn Bot<Duel>>> = Seat::all(seats)
            .map(|seat| {
                let seed = root.branch(1 + u64::from(seat.0)).next_u64();
                bot(if seat == hero { &first } else { &rest }, seed, BudgetKind::Iterations)
            })
            .collect();
        loop {
            match game.turn() {
                Turn::Over(outcome) => return outcome.share(hero),
                Turn::Waiting(waiting) | Turn::Any(waiting) => {
                    for seat in waiting.iter() {
                        let mv = ask(&mut *bots[seat.index()], &game, seat).unwrap();
                        game.play(seat, &mv, &mut table).unwrap();
                    }
                }
            }
        }
    };
    (0..games).map(play).sum::<f32>() / games as f32
}

#[test]
fn search_beats_chance_with_hidden_hands_at_every_number_of_seats() {
    let (mcts, random) = ("mcts:300".parse().unwrap(), BotSpec::Random);
    for seats in 2..=4 {
        let share = share(seats, 200, mcts, random);
        assert!(share > 1.3 / f32::from(seats), "a share of {share} at {seats} seats");
    }
}
