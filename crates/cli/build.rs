//! The program says which commit it is built from.

#[path = "build/commit.rs"]
mod commit;

use std::path::Path;

/// Who builds without git may tell the commit.
const TOLD: &str = "FREEPORT_COMMIT";

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-env-changed={TOLD}");
    for mark in commit::marks(folder) {
        println!("cargo:rerun-if-changed={}", mark.display());
    }
    let commit = commit::commit(std::env::var(TOLD).ok(), folder);
    let text = commit.map(|commit| format!(" ({commit})")).unwrap_or_default();
    println!("cargo:rustc-env=FREEPORT_BUILT_FROM={text}");
}
