//! Playing a sampled world on, and saying what came of it.

use freeport_kernel::{Instinct, MAX_SEATS, Rng, Seat, SeatSet, Table, Turn};

/// No playout and no way down a tree is longer than this, whatever the game says: a bot has to come back.
pub(crate) const LONGEST: u32 = 10_000;

/// What each seat's side gets of the victory, between 0 and 1.
pub(crate) type Shares = [f32; MAX_SEATS];

/// One decision by instinct; `false` when the seat has nothing to decide.
#[inline]
pub(crate) fn lean_once<G: Instinct>(
    world: &mut G,
    seat: Seat,
    moves: &mut Vec<G::Move>,
    table: &mut Table<G::Event>,
    rng: &mut Rng,
) -> bool {
    moves.clear();
    world.moves(seat, moves);
    let choice = if moves.len() > 1 { world.lean(seat, moves, rng) } else { 0 };
    let Some(mv) = moves.get(choice) else { return false };
    world.apply(seat, mv, table);
    true
}

/// Plays on by instinct to the end, or for as long as the game says a playout lasts.
pub(crate) fn play_out<G: Instinct>(
    world: &mut G,
    moves: &mut Vec<G::Move>,
    table: &mut Table<G::Event>,
    rng: &mut Rng,
) {
    for _ in 0..G::PLAYOUT.min(LONGEST) {
        let seat = match world.turn() {
            Turn::Waiting(seats) => seats.first(),
            Turn::Any(seats) => any_of(seats, rng),
            Turn::Over(_) => None,
        };
        let Some(seat) = seat else { return };
        if !lean_once(world, seat, moves, table, rng) {
            return;
        }
    }
}

/// Who decides next in a playout where any one of several may: one of them at random.
fn any_of(seats: SeatSet, rng: &mut Rng) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        count => seats.iter().nth(rng.below(count)),
    }
}

/// What each seat's side has of the victory, or is thought to have. Mates want the same thing, so that each of them has all of
/// what their side has.
pub(crate) fn judge<G: Instinct>(world: &G) -> Shares {
    let seats = world.seats();
    let mut shares = [0.0; MAX_SEATS];
    match world.turn() {
        Turn::Over(outcome) => {
            shares.iter_mut().zip(Seat::all(seats)).for_each(|(share, seat)| *share = outcome.share(seat));
        }
        Turn::Waiting(_) | Turn::Any(_) => world.appraise(&mut shares[..seats as usize]),
    }
    shares
}
