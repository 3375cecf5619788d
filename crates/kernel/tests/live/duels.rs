//! Duels to try the kernel on.

use freeport_kernel::{Game, Match, Seat, Viewer};
use freeport_testkit::toys::{Card, Duel, DuelMove};
use freeport_testkit::{Effort, Trial, charter, play_match};

pub fn trial<G: Game<Options = ()>>(seats: u8) -> Trial<G> {
    Trial { options: (), seats, effort: Effort::default() }
}

pub fn duel(seats: u8) -> Match<Duel> {
    Match::start(charter(&trial(seats), 0)).unwrap()
}

pub fn finished(seats: u8) -> Match<Duel> {
    play_match(&trial(seats), 0, |_, _| {})
}

pub fn hand(live: &Match<Duel>, seat: u8) -> Vec<Card> {
    live.state().view(Viewer::Seat(Seat(seat))).hand.unwrap()
}

/// The seat puts its `nth` card face down.
pub fn choose(live: &mut Match<Duel>, seat: u8, nth: usize) {
    let card = hand(live, seat)[nth];
    live.play(Seat(seat), &DuelMove::Choose(card)).unwrap();
}

/// What a viewer sees and has heard, as text.
pub fn knows(live: &Match<Duel>, viewer: Viewer) -> String {
    let heard: Vec<String> =
        live.story(viewer, 0).map(|beat| serde_json::to_string(&beat.told.event).unwrap()).collect();
    serde_json::to_string(&(live.state().view(viewer), heard)).unwrap()
}
