//! Texts of cards, skills, tiles and creatures that really ran in a test.

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    /// What ran in this test: every test has a thread of its own.
    static RAN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that a text ran, by its id in the pack. A test table does so with everything that it is told.
pub fn note(id: &str) {
    RAN.with_borrow_mut(|ran| {
        if !ran.contains(id) {
            ran.insert(id.to_owned());
        }
    });
}

/// Whether a text ran in this test.
pub fn ran(id: &str) -> bool {
    RAN.with_borrow(|ran| ran.contains(id))
}

/// Names the texts of a content pack whose effect a test has seen; stands after they were used, and fails where one was not.
///
/// `freeport-rules` compares the names with the pack.
///
/// ```
/// # use freeport_testkit::{used, used::note};
/// note("G07");
/// used!["G07"];
/// ```
#[macro_export]
macro_rules! used {
    ($($id:literal),+ $(,)?) => {
        $(assert!($crate::used::ran($id), "{} was never used", $id);)+
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_did_not_run_was_not_used() {
        note("G07");
        used!["G07"];
        assert!(!ran("G08"));
    }

    #[test]
    #[should_panic(expected = "G08 was never used")]
    fn a_name_alone_is_not_enough() {
        used!["G08"];
    }
}
