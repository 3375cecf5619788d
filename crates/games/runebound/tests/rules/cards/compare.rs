//! The same play without a card and with it.

pub use crate::bout::alone;
pub use crate::trek::*;
use freeport_kernel::Seat;
use freeport_runebound::*;
use freeport_testkit::used::note;

/// Gives the first hero a card, or puts it in force if it is an event.
fn give(scene: Scene, id: &str) -> Scene {
    let pack = Pack::base();
    match pack.goods.iter().find(|goods| goods.id == id).map(|goods| &goods.wares) {
        Some(Wares::Item(..)) => return scene.item(ANN, id),
        Some(Wares::Ally(_)) => return scene.ally(ANN, id),
        None => {}
    }
    match pack.adventures.iter().find(|card| card.id == id).map(|card| &card.kind) {
        Some(Kind::Event(_)) => scene.event(id),
        _ => scene.kept(ANN, id),
    }
}

/// What comes of a play without something and with it. If that is not the same, it was of use.
pub fn unlike<T: PartialEq>(id: &str, without: T, with: T) -> [T; 2] {
    if without != with {
        note(id);
    }
    [without, with]
}

/// What comes of a play without a card and with it.
#[track_caller]
pub fn compare<T: PartialEq>(id: &str, scene: Scene, play: impl Fn(Scene) -> T) -> [T; 2] {
    unlike(id, play(scene.clone()), play(give(scene, id)))
}

/// The same for Sir Valadir: mind 1, body 5, spirit 2, damage 1, 2 and 1, life 6, strength 3.
#[track_caller]
pub fn valadir<T: PartialEq>(id: &str, play: impl Fn(Scene) -> T) -> [T; 2] {
    compare(id, alone("valadir"), play)
}

/// How a roll went: what was added to the dice, the number to be reached, whether it was, and the wounds that it dealt or cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blow {
    pub added: i8,
    pub need: u8,
    pub hit: bool,
    pub wounds: u8,
}

impl Trek {
    /// Sits down where a challenge was just drawn, or an encounter, with these sums of the dice.
    #[track_caller]
    pub fn draws(scene: Scene, id: &str, dice: &[u8]) -> Trek {
        let encounter = matches!(Pack::base().adventure(tale(id)).kind, Kind::Encounter(_));
        Trek::open(
            &sums(dice),
            |table| {
                if encounter { scene.meeting(id, table) } else { scene.facing(id, table) }
            },
        )
    }

    /// Makes a move that is rolled for, with this sum of the dice; nobody uses anything.
    #[track_caller]
    pub fn blow(&mut self, mv: Move, sum: u8) -> Blow {
        let before = self.told.len();
        self.cast(ANN, mv, &sums(&[sum])).forgo();
        Blow::first_of(&self.told[before..])
    }

    /// The hero's tokens: wounds and exhaustion.
    pub fn hurt(&self, seat: Seat) -> (u8, u8) {
        let figures = self.party(seat).figures;
        (figures.wounds, figures.exhaustion)
    }

    /// The tokens of an ally.
    #[track_caller]
    pub fn ally_hurt(&self, id: &str) -> (u8, u8) {
        let party = self.party(ANN);
        let ally = party.allies.iter().find(|ally| ally.id == id).expect("an ally");
        (ally.figures.wounds, ally.figures.exhaustion)
    }

    /// Uses a card, with these sums of the dice.
    #[track_caller]
    pub fn apply(&mut self, id: &str, dice: &[u8]) -> &mut Trek {
        self.cast(self.who(), self.using(id), &sums(dice))
    }

    /// The wounds of the opponent.
    #[track_caller]
    pub fn foe(&self) -> u8 {
        self.view().fight.expect("a fight").wounds
    }
}

/// The attack of an ally of the market.
pub fn sends(id: &str) -> Move {
    Move::Stance(Stand::Attack(Body::Ally(Card::Market(card(id)))))
}

/// The attack of an ally who was won in an adventure.
pub fn sends_kept(id: &str) -> Move {
    Move::Stance(Stand::Attack(Body::Ally(Card::Adventure(tale(id)))))
}

impl Blow {
    /// The first roll among what was told, up to the next one.
    #[track_caller]
    pub fn first_of(told: &[Event]) -> Blow {
        let mut blow = None;
        for event in told {
            match (event, &mut blow) {
                (Event::Rolled { value, need, .. }, None) => {
                    blow = Some(Blow { added: *value, need: need.expect("a number"), hit: false, wounds: 0 });
                }
                (Event::Rolled { .. } | Event::Attacks { .. } | Event::Defends { .. }, Some(_)) => break,
                (Event::Settled { success, .. }, Some(blow)) => blow.hit = *success,
                (Event::FoeWounded { wounds, .. } | Event::WoundsDue { wounds, .. }, Some(blow)) => {
                    blow.wounds = *wounds;
                }
                _ => {}
            }
        }
        blow.expect("a roll")
    }
}

/// The hero attacks the Frost Giant in a phase: what is added to the dice, and the wounds of a hit.
#[track_caller]
pub fn attack(scene: Scene, phase: &str) -> (i8, u8) {
    attack_on(scene, "B01", phase)
}

/// The hero attacks in a phase.
#[track_caller]
pub fn attack_on(scene: Scene, foe: &str, phase: &str) -> (i8, u8) {
    let blow = Trek::draws(scene, foe, &[]).to(phase).blow(STRIKE, 20);
    (blow.added, blow.wounds)
}

/// The hero defends against the Frost Giant in a phase: what is added to the dice.
#[track_caller]
pub fn defence(scene: Scene, phase: &str) -> i8 {
    Trek::draws(scene, "B01", &[]).to(phase).blow(DEFEND, 20).added
}

/// A test that a card asks for: what is added to the dice.
#[track_caller]
pub fn test(scene: Scene, id: &str) -> i8 {
    Blow::first_of(&Trek::draws(scene, id, &[20]).told).added
}

/// The hero tries to escape from the Frost Giant: what is added to the dice.
#[track_caller]
pub fn escape(scene: Scene) -> i8 {
    Trek::draws(scene, "B01", &[]).blow(FLEE, 20).added
}
