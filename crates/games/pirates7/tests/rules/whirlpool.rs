//! Section 14 of the rulebook: the Whirlpool.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The first of two players casts the Whirlpool; ships of both, then the red die, fall as told. The red die lies at
/// (5000, 5000), and each ship so far above it, on lines of its own.
fn spin(scene: Scene, ships: &[u32], red: u32) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &["whirlpool"]));
    cove.choose(&[Shaman, Cartographer]);
    let mut dice: Vec<(u32, u32, u32)> = ships.iter().map(|far| (3, 5_000, 5_000 + far)).collect();
    dice.push((red, 5_000, 5_000));
    cove.cast(A, Move::Curse(Curse::Whirlpool), &lies(&dice));
    cove
}

fn fleets(own: u8, others: u8) -> Scene {
    Scene::new(2).ships(0, own, 0).ships(1, others, 0)
}

/// The dice hit, those in dispute, and how many of these are still to be hit.
fn spread(cove: &Cove) -> (Vec<u8>, Vec<u8>, u8) {
    let one = |event: &Event| match event {
        Event::WhirlpoolSpread { hit, disputed, left, .. } => Some((hit.clone(), disputed.clone(), *left)),
        _ => None,
    };
    cove.told.iter().find_map(one).expect("a Whirlpool")
}

#[test]
fn the_red_face_is_the_number_of_ships_hit_nearest_first() {
    rules!["P7-14.18"];
    // B's dice 10 and 11 lie nearest, then A's.
    for red in 1..=6 {
        let cove = spin(fleets(3, 2), &[6_000, 8_000, 10_000, 2_000, 4_000], red);
        let mut lost: Vec<(freeport_kernel::Seat, u8)> =
            cove.struck().into_iter().map(|(seat, _, _, ships)| (seat, ships)).collect();
        lost.sort();
        let expected = match red {
            1 => vec![(B, 1)],
            2 => vec![(B, 2)],
            3 => vec![(A, 1), (B, 2)],
            4 => vec![(A, 2), (B, 2)],
            _ => vec![(A, 3), (B, 2)],
        };
        assert_eq!(lost, expected, "red {red}");
    }
}

#[test]
fn dice_within_half_a_millimetre_of_the_border_are_in_dispute() {
    rules!["P7-14.19", "P7-9.19"];
    let ships = [2_000, 4_000, 5_050];
    // The second smallest distance is 4000; nothing else is near it, so that nothing is in dispute.
    assert_eq!(spread(&spin(fleets(3, 0), &ships, 2)), (vec![0, 1], vec![], 0));
    // With 4050 beside 4000 the Ruler cannot tell, with 4051 it can. Dice need their room, so they lie to both sides.
    let around = |near: u32, far: u32| {
        let mut cove = Cove::of(fleets(3, 0).first(1).hand(0, &["whirlpool"]));
        cove.choose(&[Shaman, Cartographer]);
        let ships = [(1, 10_000 + near, 10_000), (1, 10_000, 14_000), (1, 10_000, 10_000 - far)];
        let dice = [&ships[..], &[(2, 10_000, 10_000)]].concat();
        cove.cast(A, Move::Curse(Curse::Whirlpool), &lies(&dice));
        cove
    };
    assert_eq!(spread(&around(2_000, 4_050)), (vec![0], vec![1, 2], 1));
    assert_eq!(spread(&around(2_000, 4_051)), (vec![0, 1], vec![], 0));
    assert_eq!(around(2_000, 4_051).struck(), [(A, Cargo::NONE, 0, 2)]);
    // Nearer than the border by as much is in dispute as well.
    assert_eq!(spread(&around(3_950, 4_000)), (vec![], vec![0, 1, 2], 2));
    assert_eq!(spread(&around(3_949, 4_000)), (vec![0], vec![1, 2], 1));
    let mut cove = around(2_000, 4_050);
    assert_eq!(
        (cove.waits_for(), cove.moves()),
        ((Some(A), "ask-whirlpool"), [1, 2].map(Move::PickWhirlpoolDie).to_vec())
    );
    cove.refuse(A, Move::PickWhirlpoolDie(0), "P7-14.19").refuse(B, Move::PickWhirlpoolDie(1), "P7-14.19");
    cove.play(A, Move::PickWhirlpoolDie(2));
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 0, 2)]);
}

/// A die closer than the border is in dispute too, if it is closer by no more than the tolerance.
#[test]
fn the_player_of_the_curse_chooses_whose_ships_in_dispute_are_hit() {
    rules!["P7-14.19"];
    let scattered = || {
        let mut cove = Cove::of(fleets(2, 2).first(1).hand(0, &["whirlpool"]));
        cove.choose(&[Shaman, Cartographer]);
        // A: 3000 and 3040; B: 2990 and 9000. The red die shows 2: the border is 3000.
        let dice = [
            (1, 10_000, 13_000),
            (1, 13_040, 10_000),
            (1, 10_000, 7_010),
            (1, 10_000, 19_000),
            (2, 10_000, 10_000),
        ];
        cove.cast(A, Move::Curse(Curse::Whirlpool), &lies(&dice));
        cove
    };
    assert_eq!(spread(&scattered()), (vec![], vec![0, 1, 10], 2));
    let mut cove = scattered();
    let view = cove.play(A, Move::PickWhirlpoolDie(10)).view();
    assert!(cove.told.contains(&Event::WhirlpoolPicked { seat: A, die: 10 }));
    assert_eq!(view.curse.map(|curse| (curse.disputed, curse.left)), Some((vec![0, 1], 1)));
    assert_eq!(view.asked.and_then(|asked| asked.limit), Some(1));
    let afloat: Vec<u8> = view.tray.iter().filter(|die| die.afloat).map(|die| die.lie.die).collect();
    assert_eq!(afloat, [0, 1, 11, 40], "what is hit is marked");
    cove.play(A, Move::PickWhirlpoolDie(0));
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 0, 1), (B, Cargo::NONE, 0, 1)]);
    let mut cove = scattered();
    cove.plays(A, &[Move::PickWhirlpoolDie(1), Move::PickWhirlpoolDie(0)]);
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 0, 2)]);
    let mut cove = scattered();
    cove.play(A, Move::PickWhirlpoolDie(0)).refuse(A, Move::PickWhirlpoolDie(0), "P7-14.19");
}

#[test]
fn with_fewer_ships_than_the_red_face_all_are_hit() {
    rules!["P7-14.20"];
    let cove = spin(fleets(1, 1), &[5_000, 9_000], 6);
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 0, 1), (B, Cargo::NONE, 0, 1)]);
    assert_eq!((cove.ships(A), cove.ships(B)), ((0, 0, 10), (0, 0, 10)));
}

#[test]
fn a_talisman_is_given_for_the_ship_if_there_is_one() {
    rules!["P7-14.21", "P7-14.23"];
    let scene = fleets(3, 0).talismans(0, 2).yin_yang(0, 2).goods(0, cargo(1, 1, 1));
    let cove = spin(scene, &[2_000, 4_000, 6_000], 3);
    assert_eq!(cove.struck(), [(A, Cargo::NONE, 2, 1)]);
    assert_eq!((cove.own(A).talismans, cove.ships(A)), (0, (2, 0, 8)));
    assert_eq!(cove.yin_yang(A), 2, "the tokens they brought stay");
}

#[test]
fn faces_of_ships_mean_nothing_to_the_whirlpool_and_places_nothing_to_other_curses() {
    rules!["P7-14.22"];
    let faced = |face: u32| {
        let mut cove = Cove::of(fleets(2, 1).first(1).hand(0, &["whirlpool"]));
        cove.choose(&[Shaman, Cartographer]);
        let dice = [(face, 5_000, 9_000), (7 - face, 5_000, 13_000), (face, 9_500, 5_000), (2, 5_000, 5_000)];
        cove.cast(A, Move::Curse(Curse::Whirlpool), &lies(&dice));
        cove.struck()
    };
    assert!((1..=6).all(|face| faced(face) == faced(1)));
    let placed = |curse: Curse, spread: u32| {
        let mut cove = Cove::of(fleets(3, 3).first(1).hand(0, &[&curse.card().to_string()]));
        cove.choose(&[Shaman, Cartographer]);
        let dice: Vec<_> =
            (1..=6).map(|face| (face, 2_000 + spread * face, 20_000 - spread * face)).collect();
        cove.cast(A, Move::Curse(curse), &lies(&dice));
        cove.struck()
    };
    for curse in [Curse::Kraken, Curse::Iceberg, Curse::Sirens, Curse::Mutiny] {
        assert_eq!(placed(curse, 1_000), placed(curse, 2_500), "{curse:?}");
        assert_eq!(placed(curse, 1_000).len(), 1);
    }
}
