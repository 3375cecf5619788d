//! What the phrase books lack: found by reading them side by side and by playing.

use crate::shelved::Shelved;
use crate::words::Words;
use freeport_kernel::{Chance, Phrase, Rng, Seat, Table};
use std::collections::BTreeSet;

/// Longer random games are cut off here; their phrases repeat long before.
const LONGEST: usize = 5_000;

/// Reads the books of the printed game side by side, then plays.
pub(crate) fn find<G: Shelved>(books: &[Words], games: u64) -> Vec<String> {
    let mut gaps: BTreeSet<String> = by_playing::<G>(books, &G::Options::default(), games).collect();
    for language in G::CARD.languages {
        if !books.iter().any(|words| words.language() == *language) {
            gaps.insert(format!("{language}: there is no phrase file"));
        }
    }
    for words in books {
        gaps.extend(words.faults().iter().cloned());
        for other in books {
            let missing = other.keys().difference(words.keys());
            gaps.extend(missing.map(|key| {
                format!("{}: `{key}` is missing, and {} has it", words.language(), other.language())
            }));
        }
    }
    gaps.into_iter().collect()
}

/// Plays random games at every number of seats and tries every phrase met.
pub(crate) fn by_playing<G: Shelved>(
    books: &[Words],
    options: &G::Options,
    games: u64,
) -> impl Iterator<Item = String> {
    let mut gaps = BTreeSet::new();
    let (fewest, most) = G::CARD.seats;
    for seats in fewest..=most {
        for game in 0..games {
            tour::<G>(options, seats, game, |phrase| {
                gaps.extend(books.iter().filter_map(|words| words.try_say(phrase).err()));
            });
        }
    }
    gaps.into_iter()
}

/// Plays one random game, asides now and then included, and shows every phrase.
fn tour<G: Shelved>(options: &G::Options, seats: u8, game: u64, mut show: impl FnMut(&Phrase)) {
    let mut rng = Rng::new(game).branch(u64::from(seats));
    let mut table = Table::new(Chance::Loose(rng.branch(1)));
    let Ok(mut state) = G::setup(options, seats, &mut table) else { return };
    let roles: Vec<&'static str> = Seat::all(seats).map(|seat| state.role(seat)).collect();
    for role in roles.into_iter().filter(|role| !role.is_empty()) {
        show(&Phrase::new("ui-you").name("who", role));
    }
    let (mut moves, mut asides) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        for told in table.take_events() {
            show(&state.phrase_event(&told.event));
        }
        table.clear();
        let Some(seat) = state.turn().waiting().first() else { break };
        moves.clear();
        asides.clear();
        state.moves(seat, &mut moves);
        state.asides(seat, &mut asides);
        moves.iter().chain(&asides).for_each(|mv| show(&state.phrase_move(seat, mv)));
        let choices = if !asides.is_empty() && rng.below(1_000) == 0 { &asides } else { &moves };
        let Some(mv) = choices.get(rng.below(choices.len())).cloned() else { break };
        state.apply(seat, &mv, &mut table);
    }
}
