//! Black Marks that a choice would bring, told before it: P7-3.7 lets a player choose what they cannot perform.

use crate::cove::*;
use freeport_kernel::{Game, Rng, Seat, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

/// What the first player is told against a Character, and whether it is certain.
fn omen(scene: Scene, character: Character) -> Option<(Bane, bool)> {
    let omens = Cove::of(scene).seen_by(A).boards[0].omens.clone();
    omens.into_iter().find(|omen| omen.character == character).map(|omen| (omen.why, omen.certain))
}

/// A player with these Adventure cards and this cargo.
fn with(hand: &[&str], goods: Cargo) -> Scene {
    Scene::new(3).hand(0, hand).goods(0, goods)
}

/// A player who can do everything.
fn able() -> Scene {
    with(&["eng-2", "havana", "kraken"], cargo(1, 0, 0))
}

#[test]
fn who_cannot_carry_out_a_character_is_told_why_before_the_choice() {
    rules!["P7-3.7"];
    for character in Character::ALL {
        assert_eq!(omen(able(), character), None, "{character:?}");
    }
    let some = cargo(1, 0, 0);
    assert_eq!(omen(with(&["havana", "kraken"], some), Captain), Some((Bane::NoCaravan, true)));
    assert_eq!(omen(with(&["eng-2", "kraken"], some), Islander), Some((Bane::NoPort, true)));
    assert_eq!(omen(with(&["eng-2", "havana"], some), Shaman), Some((Bane::NoCurse, true)));
    assert_eq!(omen(with(&["eng-2"], cargo(0, 0, 0)), Merchant), Some((Bane::NoGoods, false)));
    assert_eq!(omen(able().ships(0, 10, 0), Shipwright), Some((Bane::NoReserve, true)));
    assert_eq!(omen(able().chests(0, 0), Shipwright), Some((Bane::NoChests, true)));
    let tokens = Nation::ALL.into_iter().fold(able(), |scene, nation| scene.corsair(1, nation));
    assert_eq!(omen(tokens, Governor), Some((Bane::NoToken, true)));
}

#[test]
fn a_raid_that_costs_a_black_mark_either_way_is_told_too() {
    rules!["P7-8.8", "P7-8.13"];
    let loaded = with(&["eng-2"], cargo(3, 0, 0)).ships(0, 3, 0);
    assert_eq!(omen(loaded, Captain), Some((Bane::NoFreeShip, true)));
    let own = able().corsair(0, Nation::England);
    assert_eq!(omen(own, Captain), Some((Bane::OwnNation, true)));
    let other = with(&["eng-2", "spa-2"], cargo(0, 0, 0)).corsair(0, Nation::England);
    assert_eq!(omen(other, Captain), None);
}

#[test]
fn chests_of_a_good_deal_can_still_pay_for_ships() {
    rules!["P7-17.5"];
    let broke = || with(&[], cargo(1, 1, 0)).chests(0, 0);
    assert_eq!(omen(broke(), Shipwright), Some((Bane::NoChests, true)));
    assert_eq!(omen(broke().yin_yang(0, 3), Shipwright), None);
}

#[test]
fn nobody_else_hears_of_it_and_nobody_after_the_choice() {
    rules!["P7-21.1"];
    let mut cove = Cove::of(Scene::new(2));
    assert!(!cove.seen_by(A).boards[0].omens.is_empty());
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(cove.game.view(viewer).boards[0].omens.is_empty());
    }
    cove.play(A, Move::ChooseCharacter(Shaman));
    assert!(cove.seen_by(A).boards[0].omens.is_empty());
}

#[test]
fn the_listed_choice_says_it_and_cites_the_rule() {
    rules!["P7-3.7"];
    let cove = Cove::of(Scene::new(2));
    let phrase = |character| cove.game.phrase_move(A, &Move::ChooseCharacter(character));
    assert_eq!(
        (phrase(Shaman).key, phrase(Shaman).rule.map(|rule| rule.0)),
        ("choose-in-vain", Some("P7-13.3"))
    );
    assert_eq!(phrase(Merchant).key, "choose-at-risk");
    assert_eq!(phrase(Governor).key, "choose");
}

/// Whatever the others do and chance brings: who chooses against a certain omen is marked in that round.
#[test]
fn what_is_called_certain_comes_to_pass() {
    rules!["P7-4.7"];
    let mut rng = Rng::new(5);
    let mut warned = 0;
    for seed in 0..24 {
        let mut cove = Cove::setup(2 + (seed % 3) as u8, seed);
        for _ in 0..25 {
            while cove.asked() != "ask-character" && cove.decider().is_some() {
                at_random(&mut cove, &mut rng);
            }
            let Some(chooser) = cove.decider() else { break };
            let omens = cove.seen_by(chooser).boards[chooser.index()].omens.clone();
            let certain: Vec<_> = omens.iter().filter(|omen| omen.certain).collect();
            let Some(omen) = certain.get(rng.below(4)) else {
                at_random(&mut cove, &mut rng);
                continue;
            };
            warned += 1;
            cove.hear();
            cove.play(chooser, Move::ChooseCharacter(omen.character));
            let round = cove.view().round;
            while cove.view().round == round && cove.decider().is_some() {
                at_random(&mut cove, &mut rng);
            }
            assert!(cove.marked().iter().any(|(seat, _)| *seat == chooser), "{omen:?} of {chooser:?}");
        }
    }
    assert!(warned > 100, "{warned} choices against an omen");
}

fn at_random(cove: &mut Cove, rng: &mut Rng) {
    let Some(seat) = cove.decider() else { return };
    let moves = cove.moves();
    let mv = moves[rng.below(moves.len())];
    let seed = rng.below(1 << 30);
    cove.loosely(seat, mv, seed as u64);
}

#[test]
fn everybody_sees_who_can_receive_a_gift_how_often_and_the_points_so_far() {
    rules!["P7-4.12", "P7-4.14", "P7-20.6"];
    let gifts = |players: u8| -> Vec<u8> {
        let view = Cove::of(Scene::new(players).first(1)).game.view(Viewer::Spectator);
        view.boards.iter().map(|board| board.gift).collect()
    };
    assert_eq!((gifts(2), gifts(3), gifts(4)), (vec![0, 1], vec![1, 2, 1], vec![1, 2, 1, 1]));
    let rich = Scene::new(2).chests(0, 12).talismans(0, 2).yin_yang(0, 7).marks(0, 1).hand(0, &["idol"]);
    assert_eq!(Cove::of(rich).game.view(Viewer::Spectator).boards[0].points, 12 + 2 + 2 - 3);
}

#[test]
fn the_end_of_a_round_tells_the_points_of_everybody() {
    rules!["P7-18.5"];
    let mut cove = Cove::of(Scene::new(2).marks(1, 4));
    cove.choose(&[Governor, Governor]).pass_round();
    let points = cove.told.iter().find_map(|event| match event {
        Event::RoundEnded { points, .. } => Some(points.clone()),
        _ => None,
    });
    let now: Vec<i32> = Seat::all(2).map(|seat| cove.own(seat).points).collect();
    assert_eq!(points, Some(now));
}
