//! Data folders live on: a small one of every version is kept, and today's program opens them all.
//!
//! `FREEPORT_KEEP=2 cargo test --package freeport --test folders` keeps one of today's version as `kept/2`; `FREEPORT_PROGRAM`
//! names another program to make it with. A folder that is kept never changes.

#[path = "../kit/mod.rs"]
mod kit;
mod make;
mod open;

use std::path::{Path, PathBuf};

/// Today's program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_freeport");
/// What a folder is said to hold, beside its store.
const TOLD: &str = "told.json";
const STORE: &str = "freeport.sqlite";

fn kept() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/folders/kept")
}

/// A fresh folder outside the tree.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A copy of a folder, to be opened.
fn copy(from: &Path, name: &str) -> PathBuf {
    let to = scratch(name);
    for file in [STORE, TOLD] {
        std::fs::copy(from.join(file), to.join(file)).unwrap();
    }
    to
}

#[test]
fn a_folder_of_this_version_opens_again_and_is_kept_when_asked_for() {
    let folder = scratch("folder-made");
    let program = std::env::var("FREEPORT_PROGRAM").unwrap_or_else(|_| PROGRAM.to_owned());
    make::make(&program, &folder);
    if let Ok(name) = std::env::var("FREEPORT_KEEP") {
        let home = kept().join(name);
        std::fs::create_dir(&home).expect("a folder that is kept never changes");
        for file in [STORE, TOLD] {
            std::fs::copy(folder.join(file), home.join(file)).unwrap();
        }
    }
    open::open(&copy(&folder, "folder-made-opened"));
}

#[test]
fn every_folder_that_is_kept_opens_with_all_it_holds() {
    let mut versions: Vec<PathBuf> =
        std::fs::read_dir(kept()).unwrap().map(|entry| entry.unwrap().path()).collect();
    versions.sort();
    assert!(!versions.is_empty());
    for version in versions {
        let name = format!("folder-{}", version.file_name().unwrap().display());
        let before = std::fs::read(version.join(STORE)).unwrap();
        open::check(&version);
        open::open(&copy(&version, &name));
        assert!(before == std::fs::read(version.join(STORE)).unwrap(), "what is kept never changes");
        assert_eq!(std::fs::read_dir(&version).unwrap().count(), 2, "nothing is left beside it");
    }
}
