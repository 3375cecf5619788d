//! What the testkit asks of every game, the golden record, and the known counts of lines of play.

use freeport_four::Four;
use freeport_testkit::{fingerprint, golden_records, single_character_forgeries, standard_suite};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

standard_suite!(Four);

#[test]
fn golden_records_play_again_byte_for_byte() {
    golden_records::<Four>(RECORDS, &());
}

#[test]
fn a_record_changed_by_one_character_is_refused() {
    single_character_forgeries::<Four>(RECORDS, 600);
}

#[test]
fn lines_of_play_are_as_many_as_published() {
    let published = [1, 7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234];
    for (depth, leaves) in (0..).zip(published) {
        assert_eq!(fingerprint::<Four>(&(), 2, depth, 0).leaves, leaves, "to depth {depth}");
    }
}

#[test]
fn the_fingerprint_to_five_discs_stays_the_same() {
    assert_eq!(fingerprint::<Four>(&(), 2, 5, 0).to_string(), "16807 50af61b5df9f0af8");
}
