//! What is computed agrees with what is thrown.

use super::*;
use crate::event::Event;
use crate::scene::Scene;
use crate::steps::{Flight, Move, Stand};
use freeport_kernel::{Chance, Game, Rng, Seat, Table};

const ANN: Seat = Seat(0);

/// How far a share of so many trials may lie from its chance: four times the usual error.
fn error(chance: f64, trials: f64) -> f64 {
    4.0 * (chance * (1.0 - chance) / trials).sqrt() + 1e-9
}

#[test]
fn a_hundred_thousand_throws_agree() {
    let mut table: Table<Event> = Table::loose(7);
    let mut sums = [0_u32; 21];
    for _ in 0..100_000 {
        sums[usize::from(table.roll(10) + table.roll(10))] += 1;
    }
    for number in 2..=20 {
        let reached = f64::from(sums[number..].iter().sum::<u32>()) / 100_000.0;
        let chance = f64::from(at_least(number as i16)) / 100.0;
        assert!((reached - chance).abs() <= error(chance, 100_000.0), "{number}: {reached}, not {chance}");
    }
    assert_eq!((at_least(-3), at_least(2), at_least(11), at_least(20), at_least(21)), (100, 100, 55, 1, 0));
}

/// Fights on by the simple policy until the fight is over; whether it was won.
fn fight(game: &Runebound, table: &mut Table<Event>) -> bool {
    let mut game = game.clone();
    while let Some(fight) = game.0.fight {
        let mut moves = Vec::new();
        game.moves(ANN, &mut moves);
        let mv = match moves[0] {
            Move::Flee(_) => Move::Flee(Flight::Stay),
            Move::Stance(_) => {
                let (model, phase) = (game.0.model().expect("a model"), fight.phase().expect("a phase"));
                match model.plan(phase as usize, true, None)[phase as usize] {
                    Some(fighter) => Move::Stance(Stand::Attack(game.0.line_up()[usize::from(fighter)])),
                    None => Move::Stance(Stand::Defend),
                }
            }
            _ => Move::Respond(None),
        };
        game.play(ANN, &mv, table).expect("a move of the policy");
    }
    game.0.undefeated.iter().all(Option::is_none)
}

#[test]
fn fights_are_won_as_often_as_computed() {
    for (hero, card) in
        [("valadir", "Y12"), ("mok", "Y09"), ("brakka", "Y05"), ("groth", "B06"), ("ysolde", "G04")]
    {
        let scene = Scene::of(&[hero]);
        let game = scene.facing(card, &mut Table::new(Chance::strict(&[]))).expect("a scene");
        let chance = game.win_chance().expect("a chance");
        let mut table: Table<Event> = Table::quiet(Chance::Loose(Rng::new(3)));
        let trials = 2000;
        let won = (0..trials).filter(|_| fight(&game, &mut table)).count() as f64 / f64::from(trials);
        let error = error(chance.clamp(0.01, 0.99), f64::from(trials));
        assert!((won - chance).abs() <= error, "{hero} against {card}: {won}, not {chance}");
    }
}

#[test]
fn prospects_are_those_of_the_dice() {
    let scene = Scene::of(&["valadir"]);
    let mut game = scene.facing("Y12", &mut Table::new(Chance::strict(&[]))).expect("a scene");
    let mut table = Table::new(Chance::strict(&[]));
    game.play(ANN, &Move::Flee(Flight::Stay), &mut table).expect("a move");
    game.play(ANN, &Move::Stance(Stand::Defend), &mut table).expect("a move");
    let prospects = game.0.prospects();
    assert_eq!(prospects.len(), 2);
    let (attack, defence) = (prospects[0], prospects[1]);
    assert_eq!((attack.attacker, attack.success), (Some(Body::Hero), at_least(17 - 5)));
    assert_eq!((attack.given, attack.taken), (45 * 2, 55 * 2));
    assert_eq!((defence.attacker, defence.success, defence.given, defence.taken), (None, 45, 0, 55 * 2));
    assert!(attack.win > defence.win);
}
