//! What makes a position good, and what a quick player does.
//!
//! All of it is plain arithmetic, without logarithms and the like, so that a bot decides alike on every machine.

mod leaning;
mod outlook;
mod prospects;
mod raiding;
mod worth;

use crate::moves::Move;
use crate::phase::Phase;
use crate::state::Pirates7;
use freeport_kernel::{Game, Instinct, Rng, Seat};

impl Instinct for Pirates7 {
    /// About two rounds: enough to see what becomes of a choice; the outlook tells the rest.
    const PLAYOUT: u32 = 20;

    fn appraise(&self, shares: &mut [f32]) {
        match self.turn().outcome() {
            Some(end) => {
                shares
                    .iter_mut()
                    .zip(Seat::all(self.players))
                    .for_each(|(share, seat)| *share = end.share(seat));
            }
            None => outlook::share_out(self, shares),
        }
    }

    fn reopen(&mut self, seat: Seat) {
        if self.phase == Phase::Choosing {
            Seat::all(self.players)
                .filter(|other| *other != seat)
                .for_each(|other| self.pirate_mut(other).chosen = None);
        }
    }

    fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        leaning::favourite(self, seat, moves, rng)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Character;
    use crate::game::Options;
    use freeport_kernel::{SeatSet, Table};

    #[test]
    fn who_is_asked_last_thinks_about_the_choices_of_others_like_who_is_asked_first() {
        let mut table = Table::loose(1);
        let fresh = Pirates7::setup(&Options::default(), 3, &mut table).unwrap();
        let mut world = fresh;
        for seat in [Seat(0), Seat(2)] {
            world.apply(seat, &Move::ChooseCharacter(Character::Captain), &mut table);
        }
        assert_eq!(world.turn().waiting(), SeatSet::one(Seat(1)));
        world.reopen(Seat(1));
        assert_eq!(world, fresh);
    }

    #[test]
    fn nobody_expects_less_for_being_asked_later() {
        let mut table = Table::loose(2);
        let mut game = Pirates7::setup(&Options::default(), 2, &mut table).unwrap();
        let share = |game: &Pirates7| {
            let mut shares = [0.0; 2];
            game.appraise(&mut shares);
            shares[1]
        };
        let before = share(&game);
        let (mut moves, mut rng) = (Vec::new(), Rng::new(3));
        game.moves(Seat(0), &mut moves);
        let choice = game.lean(Seat(0), &moves, &mut rng);
        game.apply(Seat(0), &moves[choice], &mut table);
        assert!((share(&game) - before).abs() < 0.002, "{before} and then {}", share(&game));
    }
}
