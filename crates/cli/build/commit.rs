//! Which commit the tree is at: told by who builds, by the archive it came in, or by git.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The file that `git archive` fills in.
pub const ARCHIVE: &str = "build/archive.txt";
/// So many digits tell commits apart.
const DIGITS: usize = 12;

/// The commit of the tree that a folder belongs to; none when nobody knows.
pub fn commit(told: Option<String>, folder: &Path) -> Option<String> {
    let archive = || std::fs::read_to_string(folder.join(ARCHIVE)).ok();
    let here = || is_ours(folder).then(|| git(folder, &["rev-parse", "HEAD"])).flatten();
    let read = |text: Option<String>| text.as_deref().and_then(hash);
    read(told).or_else(|| read(archive())).or_else(|| read(here()))
}

/// Whether the tree that git sees is this one: an archive may lie inside a tree of something else.
fn is_ours(folder: &Path) -> bool {
    git(folder, &["ls-files", "--error-unmatch", ARCHIVE]).is_some()
}

/// The files that change when git moves to another commit.
pub fn marks(folder: &Path) -> Vec<PathBuf> {
    if !is_ours(folder) {
        return Vec::new();
    }
    let branch = git(folder, &["symbolic-ref", "HEAD"]).unwrap_or_default();
    let names = ["HEAD", "logs/HEAD", "packed-refs", &branch];
    let paths = names.iter().filter_map(|name| git(folder, &["rev-parse", "--git-path", name]));
    // One that is missing would be taken for changed every time.
    paths.map(|path| folder.join(path)).filter(|path| path.is_file()).collect()
}

fn hash(text: &str) -> Option<String> {
    let text = text.trim();
    let fits = text.len() >= 7 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    fits.then(|| text.chars().take(DIGITS).collect())
}

/// What git says, if there is one and it says anything.
fn git(folder: &Path, words: &[&str]) -> Option<String> {
    let run = Command::new("git").arg("-C").arg(folder).args(words).output().ok()?;
    let text = String::from_utf8(run.stdout).ok()?.trim().to_owned();
    (run.status.success() && !text.is_empty()).then_some(text)
}
