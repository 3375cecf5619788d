//! What the test kit checks of every game, on Ahoy.

use freeport_ahoy::{Ahoy, Options};
use freeport_testkit::{fingerprint, golden_records, single_character_forgeries, standard_suite};

standard_suite!(Ahoy);

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn golden_records_play_as_they_always_did() {
    golden_records::<Ahoy>(RECORDS, &Options::default());
}

#[test]
fn a_record_with_one_character_changed_is_refused() {
    single_character_forgeries::<Ahoy>(RECORDS, 150);
}

#[test]
fn the_decision_tree_has_its_known_fingerprint() {
    let prints = [2, 3, 4].map(|seats| fingerprint::<Ahoy>(&Options::default(), seats, 6, 1).to_string());
    assert_eq!(prints, ["14758 1392644809271503", "46162 e7485abbe05a261c", "18867 5397dc9ee3b61dee"]);
}
