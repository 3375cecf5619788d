//! Thrown dice are fair. Several tests, so that they run side by side.

use crate::survey::{Way, chi_square, throw};
use freeport_testkit::rules;

/// Chi-square is above these once in a thousand times, over 5 and over 35 degrees of freedom.
const REJECTED: f64 = 20.52;
const REJECTED_PAIRS: f64 = 66.62;

/// Throws so often in each of the four tests, 20,000 times in all.
const THROWS: usize = 5_000;

/// Holds single faces and the faces of neighbours in the list against even odds.
fn fair(dice: u8, seeds: u64) {
    let numbers: Vec<u8> = (0..dice).collect();
    let (mut faces, mut pairs) = ([0; 6], [0; 36]);
    for seed in (seeds..).take(THROWS) {
        let (_, lies) = throw(Way::Thrown, &numbers, seed);
        for lie in &lies {
            faces[usize::from(lie.face) - 1] += 1;
        }
        for two in lies.chunks_exact(2) {
            pairs[usize::from(two[0].face - 1) * 6 + usize::from(two[1].face - 1)] += 1;
        }
    }
    let chi = chi_square(&faces);
    println!("{THROWS} throws of {dice}: {faces:?}, chi-square {chi:.1}");
    assert!(chi < REJECTED, "{faces:?} have a chi-square of {chi:.1}");
    let chi = chi_square(&pairs);
    assert!(chi < REJECTED_PAIRS, "{pairs:?} have a chi-square of {chi:.1}");
}

#[test]
fn faces_of_throws_of_two_are_even() {
    rules!["P7-9.8", "P7-9.21"];
    fair(2, 10_000);
}

#[test]
fn faces_of_throws_of_five_are_even() {
    rules!["P7-9.8", "P7-9.21"];
    fair(5, 20_000);
}

#[test]
fn faces_of_throws_of_ten_are_even() {
    rules!["P7-9.8", "P7-9.21"];
    fair(10, 30_000);
}

#[test]
fn faces_of_throws_of_fifteen_are_even() {
    rules!["P7-9.8", "P7-9.21"];
    fair(15, 40_000);
}
