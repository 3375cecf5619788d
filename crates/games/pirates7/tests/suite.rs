//! What the test kit checks of every game, on Pirates of the 7 Seas.

use freeport_pirates7::{Options, Pirates7};
use freeport_testkit::{
    Effort, Trial, fingerprint, for_every_table, golden_records, single_character_forgeries, standard_suite,
};

// Every raid of a match is really thrown, which takes its time.
standard_suite!(Pirates7, Options::default(), Effort { games: 3, samples: 12, ..Effort::default() });

/// Without the tally and without the limit of rounds.
fn without_help(property: impl Fn(&Trial<Pirates7>)) {
    let options = Options { tally: false, guard: false, ..Options::default() };
    let effort = Effort { games: 2, longest: 20_000, samples: 15, ..Effort::default() };
    for_every_table::<Pirates7>(&options, effort, property);
}

#[test]
fn games_without_the_limit_of_rounds_end_as_well() {
    without_help(freeport_testkit::random_play);
}

#[test]
fn views_without_the_tally_do_not_leak() {
    without_help(freeport_testkit::views_do_not_leak);
}

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

#[test]
fn golden_records_play_as_they_always_did() {
    golden_records::<Pirates7>(RECORDS, &Options::default());
}

#[test]
fn a_record_with_one_character_changed_is_refused() {
    single_character_forgeries::<Pirates7>(RECORDS, 150);
}

#[test]
fn the_decision_tree_has_its_known_fingerprint() {
    let prints = [2, 3, 4].map(|seats| fingerprint::<Pirates7>(&Options::default(), seats, 5, 1).to_string());
    assert_eq!(prints, ["18080 8358d324924a8983", "49020 b5033d0400f97118", "226680 037d59b12ad223dd"]);
}
