//! Packs that hosts bring: made by following `docs/pack-authors.md`, played with in the engine and over HTTP, and refused with a sentence
//! where they are missing, changed or broken.

mod author;
#[path = "../kit/mod.rs"]
#[expect(dead_code, reason = "the kit is shared, and not all of it is needed here")]
mod kit;
mod played;
mod served;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Today's program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_freeport");

/// A fresh folder for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the program in a folder: exit code, output, and what it complained about.
fn freeport(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(PROGRAM).args(args).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}
