//! Which commit a program is built from.

#[path = "../../build/commit.rs"]
mod commit;

use crate::harbour::{folder, freeport, root};
use std::path::Path;
use std::process::Command;

const HASH: &str = "0123456789abcdef0123456789abcdef01234567";

fn git(folder: &Path, words: &[&str]) -> bool {
    let run = Command::new("git").arg("-C").arg(folder).args(words).output();
    run.is_ok_and(|run| run.status.success())
}

#[test]
fn the_program_says_which_commit_it_is_built_from() {
    let told = option_env!("FREEPORT_COMMIT").map(str::to_owned);
    let known = commit::commit(told, &root().join("crates/cli"));
    let expected = known.map(|commit| format!(" ({commit})")).unwrap_or_default();
    assert_eq!(freeport(&["--version"], "").out.trim(), format!("freeport 0.1.0{expected}"));
}

#[test]
fn who_builds_and_the_archive_know_the_commit_without_git() {
    // Outside this tree, where git would find it.
    let bare = std::env::temp_dir().join(format!("freeport-archive-{}", std::process::id()));
    std::fs::create_dir_all(bare.join("build")).unwrap();
    let file = bare.join(commit::ARCHIVE);
    assert_eq!(commit::commit(Some(HASH.to_owned()), &bare).as_deref(), Some("0123456789ab"));
    assert_eq!(commit::commit(Some("no hash".to_owned()), &bare), None);
    std::fs::write(&file, "$Format:%H$\n").unwrap();
    assert_eq!(commit::commit(None, &bare), None);
    assert!(commit::marks(&bare).is_empty(), "a file that is missing would be built anew every time");
    std::fs::write(&file, format!("{HASH}\n")).unwrap();
    assert_eq!(commit::commit(None, &bare).as_deref(), Some("0123456789ab"));
    std::fs::remove_dir_all(&bare).unwrap();
}

#[test]
fn the_commit_of_a_tree_around_it_is_not_taken_for_its_own() {
    let around = folder("version-around");
    let inner = around.join("archive");
    std::fs::create_dir_all(inner.join("build")).unwrap();
    std::fs::write(inner.join(commit::ARCHIVE), "$Format:%H$\n").unwrap();
    if !git(&around, &["init", "-q"]) {
        return;
    }
    let words = ["-c", "user.name=x", "-c", "user.email=x", "commit", "-q", "--allow-empty", "-m", "x"];
    assert!(git(&around, &words));
    assert_eq!(commit::commit(None, &inner), None);
    assert!(commit::marks(&inner).is_empty());
}

#[test]
fn a_release_carries_no_line_tables() {
    let whole = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let release = whole.split("[profile.release]").nth(1).unwrap().split("\n[").next().unwrap();
    assert!(release.contains("debug = false") && release.contains("strip = \"debuginfo\""), "{release}");
}
