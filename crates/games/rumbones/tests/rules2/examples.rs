//! The worked examples of the rulebook, die by die.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn range_is_counted_in_cells() {
    rules!["RB2-E1", "RB2-10.1", "RB2-10.2", "RB2-10.3", "RB2-10.4"];
    let scene = Scene::duel().hero(A, "kiria", "F5").crew(B, "C5", 1, 0).crew(B, "D4", 1, 0);
    let mut fray = Fray::of(scene.crew(B, "C6", 1, 0).ashore(A, "snapper").ashore(A, "waldorf"));
    fray.activate("kiria");
    assert!(fray.moves().contains(&attack(0, "C5")) && fray.moves().contains(&attack(0, "D4")));
    fray.refuse(ANN, attack(0, "C6"), "RB2-10.4");
}
