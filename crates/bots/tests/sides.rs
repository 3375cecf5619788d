//! Bots that play for a side.

use freeport_bots::honesty::{check, imagine_is_blind};
use freeport_bots::{Bot, BotSpec, BudgetKind, ask, bot};
use freeport_kernel::{Game, Rng, Seat, Table};
use freeport_testkit::toys::{Crews, Tug, TugOptions};

const SETS: [(Crews, u8); 4] = [(Crews::Two, 2), (Crews::Two, 5), (Crews::Lone, 4), (Crews::Free, 3)];

#[test]
fn no_bot_decides_by_what_its_side_cannot_see() {
    for (crews, seats) in SETS {
        let options = TugOptions { crews };
        let blind = imagine_is_blind::<Tug>(&options, seats, 200, 3).unwrap();
        assert!(blind.positions == 200 && blind.others > 300, "{blind:?}");
        for name in ["greedy", "mcts:60"] {
            let spec: BotSpec = name.parse().unwrap();
            let proof = check::<Tug>(&options, seats, &spec, 100, 12);
            let proof = proof.unwrap_or_else(|breach| panic!("{name}: {breach}"));
            assert!(proof.positions == 100 && proof.others > 100, "{proof:?}");
        }
    }
}

/// What the side of the first seat gets on average when it thinks and the others do not.
fn share(options: TugOptions, seats: u8, games: u64, thinker: BotSpec) -> f32 {
    let play = |number: u64| {
        let mut root = Rng::new(41).branch(number);
        let mut table = Table::loose(root.next_u64());
        let mut game = Tug::setup(&options, seats, &mut table).unwrap();
        let side = game.teams().mates(Seat((number % u64::from(seats)) as u8));
        let mut bots: Vec<Box<dyn Bot<Tug>>> = Seat::all(seats)
            .map(|seat| {
                let spec = if side.has(seat) { thinker } else { BotSpec::Random };
                bot(&spec, root.next_u64(), BudgetKind::Iterations)
            })
            .collect();
        loop {
            let turn = game.turn();
            if let Some(outcome) = turn.outcome() {
                return side.first().map_or(0.0, |seat| outcome.share(seat));
            }
            let asked: Vec<Seat> = turn.waiting().iter().collect();
            let seat = asked[root.below(asked.len())];
            let mv = ask(&mut *bots[seat.index()], &game, seat).unwrap();
            game.play(seat, &mv, &mut table).unwrap();
        }
    };
    (0..games).map(play).sum::<f32>() / games as f32
}

#[test]
fn a_side_that_thinks_beats_one_that_does_not() {
    for (crews, seats) in [(Crews::Two, 4), (Crews::Lone, 4)] {
        let share = share(TugOptions { crews }, seats, 80, "mcts:200".parse().unwrap());
        assert!(share > 0.65, "{crews:?} at {seats} seats: a share of {share}");
    }
}
