//! What a pack teaches once and for all: how far places are from each other, what the challenges of a colour are like, and whom
//! market cards suit.

use super::bout::Foe;
use crate::effects::vocabulary::{Effect, Line, Moment, Phase, Phases, Tag, Terrain};
use crate::pack::{Adventure, Atlas, Challenge, Goods, Hex, Kind, NOWHERE, Wares};

/// A way is never told as longer than this.
const FAR: u8 = 120;

/// How much of the hope is left after a way, for each part of it.
const STAMINA: f32 = 0.965;

/// What can be known before a game begins.
#[derive(Debug)]
pub(crate) struct Lore {
    hexes: usize,
    /// From each hex to each other, in sixths of what an even die would pay for.
    ways: Vec<u8>,
    /// What is left of a hope after a way.
    fading: [f32; FAR as usize + 1],
    /// A challenge as most of a colour are.
    pub(super) effigies: [Foe; 4],
    /// The gold that a challenge of a colour brings on average.
    pub(super) bounty: [f32; 4],
    /// What each kind of market card is good for.
    pub(super) uses: Vec<Usefulness>,
}

/// What a market card is good for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Usefulness {
    /// Phases that it is about, as bits; none where it helps anywhere.
    pub phases: u8,
    /// Whether it helps attacks or figures, and not defences alone.
    pub strikes: bool,
    /// Gold that it brings in every market.
    pub income: u8,
}

impl Lore {
    pub(crate) fn of(adventures: &[Adventure], goods: &[Goods], atlas: &Atlas) -> Lore {
        let hexes = atlas.terrain.len();
        let tolls: Vec<u8> = atlas.terrain.iter().map(|terrain| toll(atlas, *terrain)).collect();
        let ways = (0..hexes).flat_map(|from| ways_from(atlas, &tolls, from)).collect();
        let mut fading = [1.0; FAR as usize + 1];
        for at in 1..fading.len() {
            fading[at] = fading[at - 1] * STAMINA;
        }
        let of_colour = |colour: usize| {
            adventures.iter().filter(move |card| card.colour as usize == colour).filter_map(|card| {
                if let Kind::Challenge(challenge) = &card.kind { Some(challenge) } else { None }
            })
        };
        let colours = [0, 1, 2, 3];
        Lore {
            hexes,
            ways,
            fading,
            effigies: colours.map(|colour| Foe::average(&of_colour(colour))),
            bounty: colours.map(|colour| mean(of_colour(colour).map(gold_of))),
            uses: goods.iter().map(Usefulness::of).collect(),
        }
    }

    /// How far it is from one hex to another.
    #[inline]
    pub(super) fn way(&self, from: Hex, to: Hex) -> u8 {
        self.ways.get(usize::from(from) * self.hexes + usize::from(to)).copied().unwrap_or(FAR)
    }

    /// What is left of a hope after a way.
    #[inline]
    pub(super) fn faded(&self, way: u8) -> f32 {
        self.fading[usize::from(way.min(FAR))]
    }
}

pub(super) fn mean(values: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The gold of a challenge's reward.
fn gold_of(challenge: &Challenge) -> f32 {
    let gold = challenge.reward.iter().map(|effect| match effect {
        Effect::Gold(gold) => f32::from(*gold),
        Effect::Choose(_) => 3.0,
        _ => 0.0,
    });
    gold.sum()
}

/// What it takes to enter a terrain: the rarer on the dice, the more.
fn toll(atlas: &Atlas, terrain: Terrain) -> u8 {
    let shown = atlas.faces.iter().filter(|face| face.holds(terrain)).count() as u8;
    if terrain == Terrain::City { 1 } else { 6 / shown.clamp(1, 6) }
}

fn ways_from(atlas: &Atlas, tolls: &[u8], from: usize) -> Vec<u8> {
    let mut way = vec![FAR; tolls.len()];
    way[from] = 0;
    let mut next = vec![from];
    while let Some(at) = next.pop() {
        for to in atlas.neighbours[at].into_iter().filter(|hex| *hex != NOWHERE).map(usize::from) {
            let longer = way[at].saturating_add(tolls[to]);
            if longer < way[to] {
                way[to] = longer;
                next.insert(0, to);
            }
        }
    }
    way
}

/// Phases as bits.
pub(super) fn bits(phases: Phases) -> u8 {
    Phase::ALL.into_iter().filter(|phase| phases.cover(*phase)).fold(0, |bits, phase| bits | 1 << phase as u8)
}

/// Every phase, as bits.
const EVERY: u8 = 0b111;

impl Usefulness {
    fn of(goods: &Goods) -> Usefulness {
        let mut use_of = Usefulness::default();
        for line in &goods.text {
            use_of.read(line);
        }
        if let Wares::Ally(figures) = &goods.wares {
            let best = Phase::ALL.into_iter().max_by_key(|phase| {
                let at = *phase as usize;
                u16::from(figures.damage[at]) * u16::from(figures.stats[at])
            });
            use_of.phases = best.map_or(0, |phase| 1 << phase as u8);
            use_of.strikes = true;
        }
        if use_of.phases == EVERY {
            use_of.phases = 0;
        }
        use_of
    }

    fn read(&mut self, line: &Line) {
        for effect in &line.effects {
            match effect {
                Effect::Roll(phases, rolls, _) => {
                    self.phases |= bits(*phases);
                    self.strikes |= rolls.cover(true);
                }
                Effect::Dmg(phases, _) | Effect::Usestat(phases, ..) => {
                    (self.phases, self.strikes) = (self.phases | bits(*phases), true);
                }
                Effect::Stat(stat, _) => {
                    (self.phases, self.strikes) = (self.phases | 1 << *stat as u8, true);
                }
                Effect::Hit(_) => {
                    if let Moment::Onhit(phases) = line.when {
                        (self.phases, self.strikes) = (self.phases | bits(phases), true);
                    }
                }
                Effect::Gold(gold) if line.when == Moment::Market => self.income += *gold as u8,
                _ => {}
            }
        }
    }
}

impl Foe {
    /// A challenge as most of these are.
    fn average<'a>(challenges: &(impl Iterator<Item = &'a Challenge> + Clone)) -> Foe {
        let each = |part: &dyn Fn(&Challenge) -> f32| mean(challenges.clone().map(part));
        let phases = [0, 1, 2];
        Foe {
            life: each(&|challenge| f32::from(challenge.life)).max(1.0),
            target: phases.map(|at| each(&|challenge| f32::from(challenge.target[at])).round() as i16),
            damage: phases.map(|at| each(&|challenge| f32::from(challenge.damage[at]))),
            ambush: each(&|challenge| super::bout::ambush(&challenge.text)),
            tag: challenges.clone().next().map_or(Tag::Beast, |challenge| challenge.tag),
            ..Foe::default()
        }
    }
}
