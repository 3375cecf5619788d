//! How likely every state of a fight is.

use super::model::Model;
use super::{FACES, PHASES};

/// How likely every state of a fight is: the wounds that each of the side has taken since, and those of the opponent.
pub(super) struct Spread {
    /// One more than the most wounds that matter: of the side, then of the opponent.
    sizes: [usize; PHASES + 1],
    chances: Vec<f64>,
    next: Vec<f64>,
}

impl Spread {
    pub(super) fn of(model: &Model) -> Spread {
        let mut sizes = [1; PHASES + 1];
        for (size, fighter) in sizes.iter_mut().zip(&model.side) {
            // An ally that has fallen is a state of its own; a hero that has fallen has lost.
            *size = usize::from(fighter.life) + 1;
        }
        sizes[PHASES] = usize::from(model.life);
        let mut chances = vec![0.0; sizes.iter().product()];
        let next = chances.clone();
        chances[usize::from(model.wounds.min(model.life - 1))] = 1.0;
        Spread { sizes, chances, next }
    }

    pub(super) fn left(&self) -> f64 {
        self.chances.iter().sum()
    }

    fn unpack(&self, mut index: usize) -> [usize; PHASES + 1] {
        let mut state = [0; PHASES + 1];
        for (place, size) in self.sizes.iter().enumerate().rev() {
            state[place] = index % size;
            index /= size;
        }
        state
    }

    fn pack(&self, state: &[usize; PHASES + 1]) -> usize {
        state.iter().zip(&self.sizes).fold(0, |index, (value, size)| index * size + value)
    }

    /// One phase with its attacker, or a defence; how much of the probability has won.
    pub(super) fn step(&mut self, model: &Model, (round, phase): (u8, usize), attacker: Option<u8>) -> f64 {
        let chances = std::mem::take(&mut self.chances);
        let likely = chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        let mut won = 0.0;
        self.next.fill(0.0);
        for (index, chance) in likely {
            let mut state = self.unpack(index);
            let fallen = |fighter: u8| {
                state[usize::from(fighter)] >= usize::from(model.side[usize::from(fighter)].life)
            };
            let attacker = attacker.filter(|fighter| !fallen(*fighter)).map(usize::from);
            let (value, harm) = match attacker {
                Some(fighter) => (model.side[fighter].attack[phase], model.harm[phase]),
                None => (model.defence[phase], model.harm[phase] + model.savage),
            };
            let victim = attacker.unwrap_or(0);
            let harm = model.taken(victim, harm);
            let good = f64::from(model.success(value + model.mood(victim, round), phase)) / f64::from(FACES);
            let foe = state[PHASES];
            let blow = attacker.map_or(0, |fighter| usize::from(model.blow(fighter, phase)));
            if foe + blow >= usize::from(model.life) {
                won += chance * good;
            } else {
                state[PHASES] = foe + blow;
                let at = self.pack(&state);
                self.next[at] += chance * good;
                state[PHASES] = foe;
            }
            let life = usize::from(model.side[victim].life);
            state[victim] = (state[victim] + usize::from(harm)).min(life);
            if victim == 0 && state[0] == life {
                continue;
            }
            if model.leech && harm > 0 {
                state[PHASES] = foe.saturating_sub(1);
            }
            let at = self.pack(&state);
            self.next[at] += chance * (1.0 - good);
        }
        self.chances = std::mem::replace(&mut self.next, chances);
        won
    }

    /// The opponent sheds wounds at the end of a round.
    pub(super) fn recover(&mut self, regen: u8) {
        let chances = std::mem::take(&mut self.chances);
        self.next.fill(0.0);
        for (index, chance) in chances.iter().enumerate() {
            let mut state = self.unpack(index);
            state[PHASES] = state[PHASES].saturating_sub(usize::from(regen));
            let at = self.pack(&state);
            self.next[at] += chance;
        }
        self.chances = std::mem::replace(&mut self.next, chances);
    }
}
