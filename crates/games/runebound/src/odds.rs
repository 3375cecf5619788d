//! The exact odds of a fight.
//!
//! Two ten-sided dice have a hundred equally likely faces, so the chance of every roll is a whole number of hundredths, and the
//! course of a fight is a chain of such rolls. What is computed here is not sampled: the probability of every state of the
//! fight is carried from phase to phase until nothing is left to happen.
//!
//! The policy behind the chance to win is simple: nobody flees, nothing voluntary is used, and in every round the phases are given
//! to the attackers who are expected to gain most there, the hero and every ally once; in the phases that are left the hero
//! defends. What a failure costs besides wounds, exhaustion or a weapon, is not looked at.

use crate::cards::Cards;
use crate::combat::{Body, Character, Foe};
use crate::effects::vocabulary::{Effect, Phase};
use crate::game::Runebound;
use crate::state::Quest;
use serde::Serialize;
use tinyvec::ArrayVec;

/// So many faces two ten-sided dice have.
const FACES: i16 = 100;
/// At most so many attackers are in a plan: one for each phase.
const PHASES: usize = 3;
/// Chances are told in parts of this.
const TEN_THOUSAND: f64 = 10_000.0;
/// What is left of the probability when a fight is over for all that matters.
const REST: f64 = 1e-9;
/// A fight is broken off after so many rounds.
const ROUNDS: u8 = crate::combat::LAST_ROUND;

/// In how many of a hundred throws both dice together reach a number.
pub const fn at_least(number: i16) -> u8 {
    let mut count = 0;
    let mut sum = 2;
    while sum <= 20 {
        if sum >= number {
            count += if sum <= 11 { sum - 1 } else { 21 - sum };
        }
        sum += 1;
    }
    count as u8
}

/// What one choice in a phase is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Prospect {
    /// Who attacks; nobody: the hero defends.
    pub attacker: Option<Body>,
    /// In how many of a hundred throws it succeeds.
    pub success: u8,
    /// Wounds that the opponent takes in a hundred throws.
    pub given: u16,
    /// Wounds that one's own side takes in a hundred throws.
    pub taken: u16,
    /// How many of ten thousand fights are won that go on with this choice and then by the simple policy.
    pub win: u16,
}

/// Somebody of the side that attacks.
#[derive(Clone, Copy, Debug, Default)]
struct Fighter {
    /// Wounds that it can still take.
    life: u8,
    /// Wounds that it always averts where there are several.
    tough: u8,
    /// What it adds to an attack in each phase.
    attack: [i16; PHASES],
    damage: [u8; PHASES],
    /// Whether it may attack in each phase of the first round that is looked at, and of later ones.
    free: [[bool; PHASES]; 2],
}

/// A fight as numbers.
#[derive(Clone, Debug)]
struct Model {
    /// The hero, then allies that are worth a place in a plan.
    side: ArrayVec<[Fighter; PHASES]>,
    /// What the hero adds to a defence.
    defence: [i16; PHASES],
    need: [i16; PHASES],
    harm: [u8; PHASES],
    /// Wounds more on a failed defence.
    savage: u8,
    cap: [u8; PHASES],
    regen: u8,
    leech: bool,
    /// The wounds of the opponent, and its life.
    wounds: u8,
    life: u8,
    round: u8,
    /// What is added to the hero's rolls in the first round.
    daunt: i16,
}

/// Who attacks in each phase, as the side counts them.
type Plan = [Option<u8>; PHASES];

impl Model {
    fn success(&self, value: i16, phase: usize) -> u8 {
        at_least(self.need[phase] - value)
    }

    /// What is added to a fighter's rolls in a round.
    fn mood(&self, fighter: usize, round: u8) -> i16 {
        if fighter == 0 && round == 1 { self.daunt } else { 0 }
    }

    /// The wounds that a fighter takes of so many.
    fn taken(&self, fighter: usize, wounds: u8) -> u8 {
        if wounds >= 2 { wounds.saturating_sub(self.side[fighter].tough) } else { wounds }
    }

    fn blow(&self, fighter: usize, phase: usize) -> u8 {
        self.side[fighter].damage[phase].min(self.cap[phase])
    }

    /// What an attack is expected to gain over a defence: wounds given, less what it costs more in wounds taken.
    fn gain(&self, fighter: usize, phase: usize) -> f64 {
        let hit = f64::from(self.success(self.side[fighter].attack[phase], phase)) / f64::from(FACES);
        let guard = f64::from(self.success(self.defence[phase], phase)) / f64::from(FACES);
        let defended = (1.0 - guard) * f64::from(self.harm[phase] + self.savage);
        hit * f64::from(self.blow(fighter, phase)) - (1.0 - hit) * f64::from(self.harm[phase]) + defended
    }

    /// The best plan for the phases from one on, which wounds the opponent if any does: of the round that is looked at first, or
    /// of a later one. Whoever is spent is left out.
    fn plan(&self, from: usize, first: bool, spent: Option<u8>) -> Plan {
        let mut best = ([None; PHASES], (false, 0.0));
        let choices = self.side.len() as u8 + 1;
        for code in 0..choices.pow(PHASES as u32) {
            let picks = [code % choices, code / choices % choices, code / choices / choices];
            let mut plan: Plan = [None; PHASES];
            let mut used = spent.map_or(0_u8, |fighter| 1 << fighter);
            let (mut gain, mut sound, mut wounds) = (0.0, true, false);
            for (phase, pick) in picks.into_iter().enumerate() {
                let Some(fighter) = pick.checked_sub(1) else { continue };
                let free = self.side[usize::from(fighter)].free[usize::from(!first)][phase];
                sound &= phase >= from && free && used >> fighter & 1 == 0;
                used |= 1 << fighter;
                plan[phase] = Some(fighter);
                gain += self.gain(usize::from(fighter), phase);
                wounds |= self.blow(usize::from(fighter), phase) > 0;
            }
            if sound && (wounds, gain) > best.1 {
                best = (plan, (wounds, gain));
            }
        }
        best.0
    }

    /// The chance to win from a phase on, with a choice in it.
    fn win(&self, phase: usize, choice: Option<u8>) -> f64 {
        let mut first = self.plan(phase + 1, true, choice);
        first[phase] = choice;
        let later = self.plan(0, false, None);
        let mut spread = Spread::of(self);
        let mut won = 0.0;
        for round in self.round..=ROUNDS {
            let (plan, from) = if round == self.round { (&first, phase) } else { (&later, 0) };
            for (phase, attacker) in plan.iter().enumerate().skip(from) {
                won += spread.step(self, (round, phase), *attacker);
            }
            if self.regen > 0 {
                spread.recover(self.regen);
            }
            if spread.left() < REST {
                break;
            }
        }
        won
    }
}

/// How likely every state of a fight is: the wounds that each of the side has taken since, and those of the opponent.
struct Spread {
    /// One more than the most wounds that matter: of the side, then of the opponent.
    sizes: [usize; PHASES + 1],
    chances: Vec<f64>,
    next: Vec<f64>,
}

impl Spread {
    fn of(model: &Model) -> Spread {
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

    fn left(&self) -> f64 {
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
    fn step(&mut self, model: &Model, (round, phase): (u8, usize), attacker: Option<u8>) -> f64 {
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
    fn recover(&mut self, regen: u8) {
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

impl Runebound {
    /// The chance to win the fight under way by the simple policy, from its present phase on or from the beginning of a round;
    /// none without a fight, and in a duel.
    pub fn win_chance(&self) -> Option<f64> {
        let model = self.0.model()?;
        let phase = self.0.fight.as_ref()?.phase().map_or(0, |phase| phase as usize);
        let plan = model.plan(phase, true, None);
        Some(model.win(phase, plan[phase]))
    }
}

impl Quest {
    /// The odds of every choice in the phase that is under way; none in a duel, where the number is rolled anew every time.
    pub(crate) fn prospects(&self) -> Vec<Prospect> {
        let (Some(fight), Some(model)) = (&self.fight, self.model()) else { return Vec::new() };
        let Some(phase) = fight.phase() else { return Vec::new() };
        let at = phase as usize;
        let prospect = |attacker: Option<usize>| {
            let (value, given, harm) = match attacker {
                Some(fighter) => (model.side[fighter].attack[at], model.blow(fighter, at), model.harm[at]),
                None => (model.defence[at], 0, model.harm[at] + model.savage),
            };
            let victim = attacker.unwrap_or(0);
            let success = model.success(value + model.mood(victim, fight.round), at);
            Prospect {
                attacker: attacker.map(|fighter| self.line_up()[fighter]),
                success,
                given: u16::from(success) * u16::from(given),
                taken: u16::from(100 - success) * u16::from(model.taken(victim, harm)),
                win: (model.win(at, attacker.map(|fighter| fighter as u8)) * TEN_THOUSAND).round() as u16,
            }
        };
        let attackers = (0..model.side.len()).filter(|fighter| model.side[*fighter].free[0][at]);
        attackers.map(Some).chain(std::iter::once(None)).map(prospect).collect()
    }

    /// The hero, and the two allies that hit hardest.
    fn line_up(&self) -> ArrayVec<[Body; PHASES]> {
        let Some(fight) = &self.fight else { return ArrayVec::new() };
        let seat = fight.aggressor;
        let mut allies: ArrayVec<[(i16, Body); 33]> = self
            .everybody(seat)
            .filter(|who| who.body != Body::Hero)
            .map(|who| {
                let worth = Phase::ALL.into_iter().map(|phase| {
                    let hit = at_least(
                        i16::from(self.target(phase.stat())) - self.prowess(who, phase, true, Cards::NONE),
                    );
                    i16::from(hit) * i16::from(self.damage(who, phase))
                });
                (-worth.max().unwrap_or(0), who.body)
            })
            .collect();
        allies.sort_by_key(|(worth, _)| *worth);
        let allies = allies.into_iter().map(|(_, body)| body);
        std::iter::once(Body::Hero).chain(allies).take(PHASES).collect()
    }

    fn model(&self) -> Option<Model> {
        let fight = self.fight.as_ref()?;
        if matches!(fight.foe, Foe::Hero(_)) {
            return None;
        }
        let seat = fight.aggressor;
        let by_phase = |value: &dyn Fn(Phase) -> i16| Phase::ALL.map(value);
        let mut model = Model {
            side: ArrayVec::new(),
            defence: by_phase(&|phase| self.prowess(Character::hero(seat), phase, false, Cards::NONE)),
            need: by_phase(&|phase| i16::from(self.target(phase.stat()))),
            harm: Phase::ALL.map(|phase| self.foe_damage(phase)),
            savage: 0,
            cap: Phase::ALL.map(|phase| self.hit_cap(Some(phase))),
            regen: 0,
            leech: false,
            wounds: fight.wounds,
            life: self.foe_life(),
            round: fight.round.max(1),
            daunt: i16::from(fight.daunted),
        };
        let mut held_back = fight.held_back;
        let mut barred = [false; PHASES];
        for effect in self.traits() {
            match effect {
                Effect::Savage(n) => model.savage += n,
                Effect::Regen(n) => model.regen += n,
                Effect::Leech => model.leech = true,
                Effect::Daunted(n) => model.daunt += i16::from(*n),
                Effect::HeroHeldBack => held_back = true,
                Effect::NoAllies(phases) => {
                    for phase in Phase::ALL {
                        barred[phase as usize] |= phases.cover(phase);
                    }
                }
                _ => {}
            }
        }
        let counted = if fight.round == 1 { model.daunt } else { 0 };
        model.defence = model.defence.map(|value| value - counted);
        for body in self.line_up() {
            let who = Character { seat, body };
            let ally = body != Body::Hero;
            let later = Phase::ALL.map(|phase| !(ally && barred[phase as usize]));
            let spent = fight.has_attacked(body) || !ally && held_back && model.round == 1;
            let mut now = later.map(|free| free && !spent);
            if let (true, Some(phase)) = (ally && fight.again, fight.phase()) {
                now[phase as usize] = later[phase as usize];
            }
            model.side.push(Fighter {
                life: self.life_of(who).saturating_sub(self.wounds(who)).max(1),
                tough: self.toughness(who),
                attack: by_phase(&|phase| {
                    self.prowess(who, phase, true, Cards::NONE) - if ally { 0 } else { counted }
                }),
                damage: Phase::ALL.map(|phase| self.damage(who, phase)),
                free: [now, later],
            });
        }
        Some(model)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Event;
    use crate::scene::Scene;
    use crate::steps::{Flight, Move, Stand};
    use freeport_kernel::{Chance, Game, Rng, Seat, Table};

    const ANN: Seat = Seat(0);

    /// How far a share of so many trials may lie from its chance: four times the usual error.
    fn error(chance: f64, trials: f64) -> f64 {
        4.0 * (chance * (1.0 - chance) / trials).sqrt() + 1e-9
    }

    #[test]
    fn a_hundred_thousand_throws_agree() {
        let mut table: Table<Event> = Table::loose(7);
        let mut sums = [0_u32; 21];
        for _ in 0..100_000 {
            sums[usize::from(table.roll(10) + table.roll(10))] += 1;
        }
        for number in 2..=20 {
            let reached = f64::from(sums[number..].iter().sum::<u32>()) / 100_000.0;
            let chance = f64::from(at_least(number as i16)) / 100.0;
            assert!(
                (reached - chance).abs() <= error(chance, 100_000.0),
                "{number}: {reached}, not {chance}"
            );
        }
        assert_eq!(
            (at_least(-3), at_least(2), at_least(11), at_least(20), at_least(21)),
            (100, 100, 55, 1, 0)
        );
    }

    /// Fights on by the simple policy until the fight is over; whether it was won.
    fn fight(game: &Runebound, table: &mut Table<Event>) -> bool {
        let mut game = game.clone();
        while let Some(fight) = game.0.fight {
            let mut moves = Vec::new();
            game.moves(ANN, &mut moves);
            let mv = match moves[0] {
                Move::Flee(_) => Move::Flee(Flight::Stay),
                Move::Stance(_) => {
                    let (model, phase) = (game.0.model().expect("a model"), fight.phase().expect("a phase"));
                    match model.plan(phase as usize, true, None)[phase as usize] {
                        Some(fighter) => Move::Stance(Stand::Attack(game.0.line_up()[usize::from(fighter)])),
                        None => Move::Stance(Stand::Defend),
                    }
                }
                _ => Move::Respond(None),
            };
            game.play(ANN, &mv, table).expect("a move of the policy");
        }
        game.0.undefeated.iter().all(Option::is_none)
    }

    #[test]
    fn fights_are_won_as_often_as_computed() {
        for (hero, card) in
            [("valadir", "Y12"), ("mok", "Y09"), ("brakka", "Y05"), ("groth", "B06"), ("ysolde", "G04")]
        {
            let scene = Scene::of(&[hero]);
            let game = scene.facing(card, &mut Table::new(Chance::strict(&[]))).expect("a scene");
            let chance = game.win_chance().expect("a chance");
            let mut table: Table<Event> = Table::quiet(Chance::Loose(Rng::new(3)));
            let trials = 2000;
            let won = (0..trials).filter(|_| fight(&game, &mut table)).count() as f64 / f64::from(trials);
            let error = error(chance.clamp(0.01, 0.99), f64::from(trials));
            assert!((won - chance).abs() <= error, "{hero} against {card}: {won}, not {chance}");
        }
    }

    #[test]
    fn prospects_are_those_of_the_dice() {
        let scene = Scene::of(&["valadir"]);
        let mut game = scene.facing("Y12", &mut Table::new(Chance::strict(&[]))).expect("a scene");
        let mut table = Table::new(Chance::strict(&[]));
        game.play(ANN, &Move::Flee(Flight::Stay), &mut table).expect("a move");
        game.play(ANN, &Move::Stance(Stand::Defend), &mut table).expect("a move");
        let prospects = game.0.prospects();
        assert_eq!(prospects.len(), 2);
        let (attack, defence) = (prospects[0], prospects[1]);
        assert_eq!((attack.attacker, attack.success), (Some(Body::Hero), at_least(17 - 5)));
        assert_eq!((attack.given, attack.taken), (45 * 2, 55 * 2));
        assert_eq!((defence.attacker, defence.success, defence.given, defence.taken), (None, 45, 0, 55 * 2));
        assert!(attack.win > defence.win);
    }
}
