//! `freeport check`: what a host is told before an update.

use crate::harbour::{folder, freeport, root};
use std::path::PathBuf;

fn kept() -> PathBuf {
    root().join("crates/cli/tests/folders/kept/1")
}

#[test]
fn a_host_is_told_in_sentences_what_an_update_would_do() {
    for place in [kept(), kept().join("freeport.sqlite")] {
        let run = freeport(&["check", place.to_str().unwrap()], "");
        assert!(run.out.contains("The store has shape 1"), "{}{}", run.out, run.err);
        assert!(run.out.contains("tables can be opened: "), "{}", run.out);
    }
}

#[test]
fn a_folder_that_a_server_uses_is_left_alone() {
    let data = folder("check-in-use");
    let lock = std::fs::File::create(data.join("freeport.lock")).unwrap();
    lock.lock().unwrap();
    let run = freeport(&["check", data.to_str().unwrap()], "");
    assert_eq!(run.code, 1);
    assert!(run.err.contains("A server uses") && run.err.contains("check a copy"), "{}", run.err);
}

#[test]
fn a_folder_without_a_store_is_a_sentence() {
    let empty = folder("check-empty");
    for place in [empty.join("nowhere"), empty.clone()] {
        let run = freeport(&["check", place.to_str().unwrap()], "");
        assert_eq!((run.code, run.out.as_str()), (1, ""));
        assert!(run.err.contains("cannot be read") && !run.err.contains("panicked"), "{}", run.err);
    }
    assert_eq!(std::fs::read_dir(&empty).unwrap().count(), 0, "nothing is made there");
    let other = empty.join("other.sqlite");
    std::fs::write(&other, "").unwrap();
    assert!(
        freeport(&["check", other.to_str().unwrap()], "").err.contains("there is no store of Freeport in it")
    );
}
