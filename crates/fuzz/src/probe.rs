//! Looks at a state from all sides and plays on from it: what people, bots and programs could ask of it.

use freeport_kernel::{Instinct, MAX_SEATS, Rng, Seat, Table, Viewer};

/// How many decisions are played on from a state.
const PLAY_ON: usize = 60;

/// Does with a state that passes its audit whatever can be done with it.
pub fn probe<G: Instinct>(state: &G, rng: &mut Rng) {
    look(state, rng);
    every_move(state, rng);
    play_on(state.clone(), rng);
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Open])
}

fn look<G: Instinct>(state: &G, rng: &mut Rng) {
    let seats = state.seats();
    for viewer in viewers(seats) {
        let _ = serde_json::to_string(&state.view(viewer));
        let world = state.imagine(viewer, rng);
        let _ = (world.turn(), serde_json::to_string(&world));
    }
    let mut shares = [0.0; MAX_SEATS];
    state.appraise(&mut shares[..(seats as usize).min(MAX_SEATS)]);
    for seat in Seat::all(seats) {
        let _ = (state.role(seat), state.teams().of(seat));
    }
}

fn every_move<G: Instinct>(state: &G, rng: &mut Rng) {
    for seat in Seat::all(state.seats()) {
        let (mut moves, mut asides) = (Vec::new(), Vec::new());
        state.moves(seat, &mut moves);
        state.asides(seat, &mut asides);
        if !moves.is_empty() {
            let _ = state.lean(seat, &moves, rng);
        }
        for mv in moves.iter().chain(&asides) {
            let _ = state.phrase_move(seat, mv);
            if state.check(seat, mv).is_ok() {
                let mut after = state.clone();
                let mut table = Table::new(Table::<G::Event>::loose(rng.next_u64()).into_chance());
                after.apply(seat, mv, &mut table);
                let _ = after.turn();
                table.take_events().iter().for_each(|told| _ = after.phrase_event(&told.event));
            }
        }
    }
}

fn play_on<G: Instinct>(mut state: G, rng: &mut Rng) {
    let mut table = Table::loose(rng.next_u64());
    let mut moves = Vec::new();
    for _ in 0..PLAY_ON {
        let Some(seat) = state.turn().waiting().first() else { return };
        moves.clear();
        state.moves(seat, &mut moves);
        let Some(mv) = moves.get(rng.below(moves.len())) else { return };
        state.apply(seat, mv, &mut table);
        table.clear();
    }
}
