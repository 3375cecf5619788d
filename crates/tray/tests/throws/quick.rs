//! Quick throws by themselves.

use crate::survey::{Mean, Survey, Way, chi_square, raid, throw};
use freeport_testkit::rules;

#[test]
fn quick_faces_are_even_and_know_nothing_of_each_other_or_of_the_place() {
    rules!["P7-9.26", "P7-9.28"];
    let (mut faces, mut pairs, mut halves) = ([0; 6], [0; 36], [0; 12]);
    for seed in 0..20_000 {
        let (_, lies) = throw(Way::Drawn, &raid(2, 6), seed);
        for (index, lie) in lies.iter().enumerate() {
            faces[usize::from(lie.face) - 1] += 1;
            let face = usize::from(lie.face - 1);
            halves[face + if lie.x < 14_000 { 0 } else { 6 }] += 1;
            if index > 0 {
                pairs[usize::from(lies[index - 1].face - 1) * 6 + face] += 1;
            }
        }
    }
    assert!(chi_square(&faces) < 20.52, "{faces:?}");
    assert!(chi_square(&pairs) < 66.62, "{pairs:?}");
    for half in halves.chunks_exact(6) {
        assert!(chi_square(half) < 20.52, "{halves:?}");
    }
}

#[test]
fn colour_and_order_never_influence_a_position() {
    rules!["P7-9.27", "P7-9.28"];
    let mut places = vec![(Mean::default(), Mean::default()); 20];
    for seed in 0..4_000 {
        let (_, lies) = throw(Way::Drawn, &raid(4, 16), seed);
        for (lie, (middle, spread)) in lies.iter().zip(&mut places) {
            middle.add(f64::from(lie.y) / 100.0);
            spread.add((f64::from(lie.x) / 100.0 - 140.0).powi(2));
        }
    }
    for (middle, spread) in &places {
        assert!((middle.value() - places[0].0.value()).abs() < 5.0 * middle.error(), "{middle}");
        assert!((spread.value() - places[0].1.value()).abs() < 6.0 * spread.error(), "{spread}");
    }
}

#[test]
fn quick_dice_keep_away_from_walls_and_from_each_other() {
    rules!["P7-9.27", "P7-9.29"];
    for seed in 0..2_000 {
        let (rethrows, lies) = throw(Way::Drawn, &(0..41).collect::<Vec<u8>>(), seed);
        assert_eq!(rethrows, 0);
        for (index, lie) in lies.iter().enumerate() {
            assert!((800..=27_200).contains(&lie.x) && (800..=27_200).contains(&lie.y));
            let apart = |other: &freeport_tray::Lie| freeport_tray::distance(*lie, *other) >= 1_100;
            assert!(lies[index + 1..].iter().all(apart));
        }
    }
}

#[test]
fn quick_throws_of_a_raid_have_the_figures_of_the_rulebook() {
    rules!["P7-9.31"];
    let survey = Survey::of(Way::Drawn, &raid(3, 12), 0..4_000);
    assert!((survey.pair.value() - 88.0).abs() < 0.5, "{}", survey.pair);
    assert!((survey.nearest.value() - 29.0).abs() < 0.3, "{}", survey.nearest);
    assert!((survey.survivors.value() - 7.5).abs() < 0.1, "{}", survey.survivors);
}

#[test]
fn a_crowded_tray_is_filled_and_a_full_one_does_not_hang() {
    let (_, lies) = throw(Way::Drawn, &(0..=255).collect::<Vec<u8>>(), 3);
    assert_eq!(lies.len(), 256);
}
