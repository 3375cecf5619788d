//! Throws of solid bodies, and the way their dice take.

use crate::digest::{PINNED, digest};
use crate::survey::{Way, throw};
use freeport_kernel::Cast;
use freeport_testkit::rules;
use freeport_tray::{FLOOR, Physics, RETHROWS, Surface, Throw, Track, flight};
use rapier3d::prelude::{Rotation, Vector};

#[test]
fn throws_are_the_same_on_every_machine_and_in_every_build() {
    rules!["P7-9.20", "P7-9.21", "P7-9.22"];
    for (physics, pinned) in PINNED {
        let digest = digest(physics);
        assert_eq!(digest, pinned, "{physics:?}: {digest:016x} is the digest of this build");
    }
}

#[test]
fn throws_of_any_size_end_flat_on_the_floor_and_apart() {
    rules!["P7-9.3", "P7-9.4", "P7-9.5", "P7-9.15", "P7-9.22", "P7-9.23"];
    for count in [0, 1, 2, 3, 5, 10, 20, 41] {
        let dice: Vec<u8> = (0..count).collect();
        for seed in 0..3 {
            // `throw` asserts that what comes out is valid.
            let (rethrows, lies) = throw(Way::Thrown, &dice, seed);
            assert!(rethrows < u32::from(RETHROWS), "{count} dice are thrown without help");
            assert!(lies.iter().map(|lie| lie.die).eq(dice.iter().copied()));
        }
    }
}

#[test]
fn a_throw_with_a_die_out_or_leaning_is_repeated_whole() {
    rules!["P7-9.3", "P7-9.5"];
    let dice: Vec<u8> = (0..41).collect();
    let repeated = (0..20).map(|seed| throw(Way::Thrown, &dice, seed)).find(|(rethrows, _)| *rethrows > 0);
    let (_, lies) = repeated.expect("a full tray often holds a die that leans");
    assert_eq!(lies.len(), 41);
}

#[test]
fn after_twenty_throws_that_do_not_count_a_quick_one_does() {
    rules!["P7-9.25", "P7-9.29"];
    // The same die twice is no result, however it falls.
    let never = Throw::of(&[7, 7]);
    let mut outcomes = Vec::new();
    never.cast(1, &mut outcomes);
    assert_eq!((never.rethrows(&outcomes), outcomes.len()), (20, never.count()));
    assert!(Throw::of(&[7, 8]).allows(&outcomes), "but for the number of a die it could be");
    assert_eq!(flight(1, never.dice, never.physics), None);
}

#[test]
fn a_flight_ends_as_the_dice_lie() {
    rules!["P7-9.13"];
    for (seed, count) in [(1, 1), (2, 4), (3, 15), (4, 15), (5, 20), (6, 41)] {
        let dice: Vec<u8> = (0..count).collect();
        let (_, lies) = throw(Way::Thrown, &dice, seed);
        let flight = flight(seed, &dice, Physics::Second).expect("a throw that counts");
        assert_eq!(flight.dice.len(), lies.len());
        let frames = flight.dice[0].places.len() / 3;
        assert!((30..480).contains(&frames), "{frames} frames");
        for (track, lie) in flight.dice.iter().zip(&lies) {
            assert_eq!((track.die, track.places.len(), track.spins.len()), (lie.die, 3 * frames, 4 * frames));
            let &[.., x, y, height] = &track.places[..] else { panic!("there are frames") };
            assert_eq!((x, y), (i32::from(lie.x), i32::from(lie.y)));
            assert!((450..=550).contains(&height), "{height}");
            let (face, turn) = shown(track.spins.last_chunk().expect("there are frames"));
            assert_eq!(face, lie.face);
            let off = turn.wrapping_sub(lie.turn).min(lie.turn.wrapping_sub(turn));
            assert!(off < 20, "turned by {turn}, not by {}", lie.turn);
        }
    }
}

/// Face and turn of a die with this rotation, as somebody finds them who draws it.
fn shown(spin: &[i16; 4]) -> (u8, u16) {
    let rotation = Rotation::from_array(spin.map(|part| f32::from(part) / 32_767.0));
    let sides = [
        (1, Vector::Z, Vector::X),
        (2, -Vector::Y, Vector::Z),
        (3, Vector::X, Vector::Y),
        (4, -Vector::X, Vector::Y),
        (5, Vector::Y, Vector::Z),
        (6, -Vector::Z, Vector::X),
    ];
    let up = sides.iter().find(|(_, side, _)| (rotation * *side).z > 0.9);
    let (face, _, beside) = up.expect("a side looks up");
    let beside = rotation * *beside;
    let turn = beside.y.atan2(beside.x) / std::f32::consts::TAU * 65_536.0;
    (*face, turn.round().rem_euclid(65_536.0) as u16)
}

#[test]
fn a_flight_starts_in_the_air_and_is_to_be_heard() {
    let dice: Vec<u8> = (0..15).collect();
    let flight = flight(1, &dice, Physics::Second).expect("a throw that counts");
    assert_eq!(flight.frames_per_second, 60);
    assert!(flight.dice.iter().all(|track| track.places[2] > 6_800));
    let heights = flight.dice.iter().flat_map(|track| track.places.iter().skip(2).step_by(3));
    assert!(heights.copied().all(|height| height > 0 && height < i32::from(FLOOR)));
    let last_two = |track: &Track| {
        let (places, spins) = (track.places.rchunks(3), track.spins.rchunks(4));
        places.take(2).collect::<Vec<_>>().windows(2).any(|two| two[0] != two[1])
            || spins.take(2).collect::<Vec<_>>().windows(2).any(|two| two[0] != two[1])
    };
    assert!(flight.dice.iter().any(last_two), "it ends with the last movement");
    let heard = |on| flight.knocks.iter().filter(|knock| knock.on == on).count();
    assert!(heard(Surface::Floor) >= 15, "every die falls on the floor");
    assert!(heard(Surface::Die) > 0 && heard(Surface::Wall) > 0, "{:?}", flight.knocks);
    assert!(flight.knocks.is_sorted_by_key(|knock| knock.frame));
    assert!(flight.knocks.iter().all(|knock| (0.05..=1.0).contains(&knock.loudness)));
}

#[test]
fn the_order_asked_is_the_order_told() {
    let (mut one, mut other) = (Vec::new(), Vec::new());
    Throw::of(&[40, 3, 12]).cast(9, &mut one);
    Throw::of(&[0, 1, 2]).cast(9, &mut other);
    assert_eq!(one, other, "numbers of dice have no weight");
    let told: Vec<u8> = Throw::of(&[40, 3, 12]).read(&one).map(|lie| lie.die).collect();
    assert_eq!(told, [40, 3, 12]);
}
