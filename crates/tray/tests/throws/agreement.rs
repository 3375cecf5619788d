//! Thrown and quick dice look alike.

use crate::survey::{Mean, Survey, Way, raid};
use freeport_testkit::rules;

/// So many throws of solid bodies are affordable in a test; `examples/fit.rs` makes the 2,000 that the rule asks for.
const THROWN: u64 = 400;
const DRAWN: u64 = 2_000;

/// Chi-square over 5 degrees of freedom is above this once in a thousand times.
const REJECTED: f64 = 20.52;

fn agree(red: u8, pirates: u8) {
    let dice = raid(red, pirates);
    let thrown = Survey::of(Way::Thrown, &dice, 0..THROWN);
    let drawn = Survey::of(Way::Drawn, &dice, 0..DRAWN);
    for survey in [&thrown, &drawn] {
        assert!(survey.chi_square() < REJECTED, "faces {:?}", survey.faces);
    }
    let within = |what: &str, share: f64, of: fn(&Survey) -> &Mean| {
        let (thrown, drawn) = (of(&thrown), of(&drawn));
        let apart = (drawn.value() / thrown.value() - 1.0).abs();
        assert!(apart < share, "{what}: thrown {thrown}, drawn {drawn}");
        // A test of few throws only tells something when its error is small against what is allowed.
        assert!(2.0 * thrown.error() < share * thrown.value(), "{what} of {thrown} is too uncertain");
    };
    within("mean distance of two dice", 0.10, |survey| &survey.pair);
    within("mean distance to the nearest die", 0.15, |survey| &survey.nearest);
    within("surviving pirates", 0.06, |survey| &survey.survivors);
}

#[test]
fn thrown_and_quick_dice_agree_for_two_and_six() {
    rules!["P7-9.14", "P7-9.30"];
    agree(2, 6);
}

#[test]
fn thrown_and_quick_dice_agree_for_three_and_twelve() {
    rules!["P7-9.14", "P7-9.30"];
    agree(3, 12);
}

#[test]
fn thrown_and_quick_dice_agree_for_four_and_sixteen() {
    rules!["P7-9.14", "P7-9.30"];
    agree(4, 16);
}
