//! What speaks for a move: what it brings about in nearly every world that may be.

use crate::shelved::Shelved;
use freeport_bots::Knowledge;
use freeport_kernel::{Chance, Phrase, Rng, Table, Viewer};

/// In how many worlds a move is tried.
const WORLDS: u32 = 16;
/// How much is told at most.
const TOLD: usize = 4;

/// What the seat would hear after the move in at least three of four worlds it cannot tell from the real one. Dice are
/// thrown anew in each, so that luck is not told as a reason.
pub(crate) fn outlook<G: Shelved>(knowledge: &Knowledge<'_, G>, mv: &G::Move, seed: u64) -> Vec<Phrase> {
    let (seat, mut rng) = (knowledge.seat(), Rng::new(seed));
    // Each event with its words, the worlds it came in, and the last of them.
    let mut found: Vec<(G::Event, Phrase, u32, u32)> = Vec::new();
    for number in 1..=WORLDS {
        let mut world = knowledge.world(&mut rng);
        let mut table = Table::new(Chance::Loose(Rng::new(rng.next_u64())));
        world.apply(seat, mv, &mut table);
        let heard = table.take_events().into_iter();
        for told in heard.filter(|told| told.audience.includes(Viewer::Seat(seat))) {
            match found.iter_mut().find(|(event, ..)| *event == told.event) {
                Some((_, _, _, last)) if *last == number => {}
                Some((_, _, worlds, last)) => (*worlds, *last) = (*worlds + 1, number),
                None => {
                    let phrase = world.phrase_event(&told.event);
                    found.push((told.event, phrase, 1, number));
                }
            }
        }
    }
    let likely = found.into_iter().filter(|(_, _, worlds, _)| worlds * 4 >= WORLDS * 3);
    likely.take(TOLD).map(|(_, phrase, ..)| phrase).collect()
}
