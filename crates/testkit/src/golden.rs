//! Golden records: games that must replay the same for as long as the rules have the same version.

use crate::trial::{Effort, Trial, play_match};
use freeport_kernel::{Game, Match, Record, Rng};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// What a forger might write instead of a character.
const INK: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-+., :\"[]{}";

/// Every record in `dir` replays, verifies, and is written again byte for byte; one of each number of seats must be
/// there. With `FREEPORT_BLESS=1` in the environment new ones are written first.
pub fn golden_records<G: Game>(dir: impl AsRef<Path>, options: &G::Options) {
    if env::var_os("FREEPORT_BLESS").is_some_and(|value| value == "1") {
        bless::<G>(dir.as_ref(), options);
    }
    let mut tables = Vec::new();
    for (path, text) in records(dir.as_ref()) {
        let name = path.display();
        let record = Record::<G>::read(&text).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        tables.push(record.seats.len() as u8);
        let again = Match::replay(&record).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
        assert_eq!(written(&again), text, "{name}: written again it is another record");
        Match::verify(&record).unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    }
    for seats in G::CARD.seats.0..=G::CARD.seats.1 {
        assert!(
            tables.contains(&seats),
            "no golden record for {seats} seats in {}; FREEPORT_BLESS=1 writes one",
            dir.as_ref().display()
        );
    }
}

fn bless<G: Game>(dir: &Path, options: &G::Options) {
    fs::create_dir_all(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    for seats in G::CARD.seats.0..=G::CARD.seats.1 {
        let trial = Trial { options: options.clone(), seats, effort: Effort::default() };
        let path = dir.join(format!("random-{seats}-seats.json"));
        fs::write(&path, written(&play_match::<G>(&trial, 0, |_, _| {})))
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// A record as it stands in a file: one line.
fn written<G: Game>(live: &Match<G>) -> String {
    live.record().write() + "\n"
}

fn records(dir: &Path) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// How much of the beginning and of the end of a record is forged character by character: what was agreed on before
/// the game, and its result, seed and digest.
const HEAD: usize = 600;
const TAIL: usize = 300;

/// Changes single characters of every record in `dir`, everywhere in its beginning and end and in `count` places
/// between: none of the forgeries passes.
pub fn single_character_forgeries<G: Game>(dir: impl AsRef<Path>, count: usize) {
    for (path, text) in records(dir.as_ref()) {
        let text = text.trim_end();
        let mut rng = Rng::new(text.len() as u64);
        let mut draw = rng.branch(1);
        let stride = (text.len() / count).max(1);
        let sampled = (0..text.len()).step_by(stride).map(|place| place + draw.below(stride));
        let places: Vec<usize> = (0..text.len().min(HEAD))
            .chain(sampled)
            .chain(text.len().saturating_sub(TAIL)..text.len())
            .collect();
        for place in places {
            let ink = INK[rng.below(INK.len())];
            let Some(forged) = forge(text, place, ink) else { continue };
            let verdict = Record::<G>::read(&forged).and_then(|record| Match::verify(&record));
            assert!(
                verdict.is_err(),
                "{}: with {:?} instead of {:?} at character {place} it still verifies",
                path.display(),
                char::from(ink),
                char::from(text.as_bytes()[place]),
            );
        }
    }
}

/// The text with another character at `place`.
fn forge(text: &str, place: usize, ink: u8) -> Option<String> {
    let mut bytes = text.as_bytes().to_vec();
    let old = bytes.get_mut(place)?;
    if *old == ink {
        return None;
    }
    *old = ink;
    String::from_utf8(bytes).ok()
}
