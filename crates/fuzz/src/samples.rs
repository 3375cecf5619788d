//! Valid input to start from, made by playing.

use freeport_kernel::{Charter, Game, Match, Player, Rng, Seat, Seed};
use serde::Serialize;

/// What random play leaves behind, as JSON.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Records, finished and not.
    pub records: Vec<String>,
    /// Saves in the middle of a game.
    pub saves: Vec<String>,
    /// States.
    pub states: Vec<String>,
    /// Moves.
    pub moves: Vec<String>,
    /// Options.
    pub options: Vec<String>,
}

/// How many decisions lie between two samples of a game.
const STRIDE: usize = 5;
/// How many games are played at every number of seats.
const GAMES: u64 = 4;
/// Longer games are left here: what is in order in the middle of a game is as good as its end, and shorter.
const LONGEST: usize = 240;

impl Samples {
    /// Plays random games at every number of seats.
    pub fn of<G: Game>() -> Samples {
        let mut samples = Samples { options: vec![text(&G::Options::default())], ..Samples::default() };
        let (fewest, most) = G::CARD.seats;
        for seats in fewest..=most {
            for seed in 0..GAMES {
                samples.play::<G>(seats, seed);
            }
        }
        samples.moves.sort_unstable();
        samples.moves.dedup();
        samples
    }

    fn play<G: Game>(&mut self, seats: u8, seed: u64) {
        let Ok(mut game) = Match::<G>::start(charter(seats, seed)) else { return };
        let (mut rng, mut moves) = (Rng::new(seed), Vec::new());
        while let Some(seat) = game.turn().waiting().first().filter(|_| game.steps() < LONGEST) {
            moves.clear();
            game.state().moves(seat, &mut moves);
            game.state().asides(seat, &mut moves);
            if game.steps() % STRIDE == 0 {
                self.states.push(text(game.state()));
                self.moves.extend(moves.iter().map(text));
                if game.steps() % (8 * STRIDE) == 0 {
                    self.saves.push(text(&game.save()));
                    self.records.push(game.record().write());
                }
                if rng.below(4) == 0 && game.steps() > 0 {
                    game.undo(seat, game.steps() - 1);
                    continue;
                }
            }
            moves.clear();
            game.state().moves(seat, &mut moves);
            let Some(mv) = moves.get(rng.below(moves.len())) else { break };
            if game.play(seat, &mv.clone()).is_err() {
                break;
            }
        }
        self.states.push(text(game.state()));
        self.records.push(game.record().write());
    }
}

/// A table of nameless players.
pub fn charter<G: Game>(seats: u8, seed: u64) -> Charter<G> {
    Charter {
        options: G::Options::default(),
        seats: Seat::all(seats).map(|seat| Player { name: format!("seat {seat}"), bot: None }).collect(),
        seed: Seed::new(format!("sample {seed}")),
        entropy: vec!["a".to_owned()],
        seals: Vec::new(),
        practice: false,
    }
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
