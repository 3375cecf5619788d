//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use freeport_kernel::{Chance, Seat};
use freeport_rumbones::*;

pub use freeport_testkit::{Rehearsal, Windowed};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

pub use freeport_rumbones::Side::{Bones, Wellsport};

/// A game at a test table.
#[derive(Clone)]
pub struct Fray {
    pub game: Rumbones,
    /// Everything that was told since the start, to anybody.
    pub told: Vec<Event>,
}

/// A place by its column and row.
pub fn at(x: u8, y: u8) -> Cell {
    Pack::base().map.at(x, y).expect("a place on the map")
}

/// A card by its id.
#[track_caller]
pub fn card(id: &str) -> u8 {
    Pack::base().cards.iter().position(|card| card.id == id).expect("a card") as u8
}

/// The number by which chance knows a card.
#[track_caller]
pub fn drawn(id: &str) -> u32 {
    u32::from(card(id)) + 1
}

/// A hero by its id.
#[track_caller]
pub fn hero(id: &str) -> u8 {
    Pack::base().heroes.iter().position(|hero| hero.id == id).expect("a hero") as u8
}

pub fn attack(action: u8, x: u8, y: u8) -> Move {
    Move::Act(Deed::Attack { action, to: at(x, y) })
}

pub const fn ability(action: u8) -> Move {
    Move::Act(Deed::Ability { action })
}

pub const MOVE: Move = Move::Act(Deed::Move);
pub const END: Move = Move::Act(Deed::End);
pub const STOP: Move = Move::Pace(Stride::Stop);
pub const PASS: Move = Move::Open(Use::Pass);

pub fn step(x: u8, y: u8) -> Move {
    Move::Pace(Stride::To(at(x, y)))
}

pub fn swing(x: u8, y: u8) -> Move {
    Move::Pace(Stride::Swing(at(x, y)))
}

pub fn play(id: &str) -> Move {
    Move::Open(Use::Card(card(id)))
}

pub fn respond(id: &str, action: u8) -> Move {
    Move::Open(Use::Response { hero: hero(id), action })
}

pub fn hit_hero(id: &str, result: u8) -> Move {
    Move::Assign(Hit { to: Target::Hero(hero(id)), result })
}

impl Rehearsal for Fray {
    type Game = Rumbones;
    type Who = Seat;

    freeport_testkit::seated!();

    fn seat(&self, who: Seat) -> Seat {
        who
    }

    fn asked(&self) -> &'static str {
        self.view().asked.map_or("", |asked| asked.question.key)
    }

    fn text_of(event: &Event) -> Option<&'static str> {
        match event {
            Event::CardPlayed { card, .. } => Some(card),
            Event::Used { action, .. } | Event::AttackDeclared { by: Attacker::Hero { action, .. }, .. } => {
                Some(action)
            }
            Event::AttackDeclared { by: Attacker::Dragon, .. } => Some(&Pack::base().beasts.dragon.breath),
            Event::KrakenRaged { fury, .. } => Some(fury),
            Event::Claimed { what, .. } => Some(what),
            _ => None,
        }
    }
}

impl Windowed for Fray {
    const PASS: Move = PASS;

    fn decline(&self) -> Option<Move> {
        self.game.decline()
    }
}

impl Fray {
    /// Sits down at a scene.
    #[track_caller]
    pub fn of(scene: Scene, phase: Phase) -> Fray {
        Fray::sit(scene.begin(phase).expect("a sound scene"))
    }

    /// Sits down at a scene whose phase begins with these outcomes of chance.
    #[track_caller]
    pub fn cast_from(scene: Scene, phase: Phase, chance: &[u32]) -> Fray {
        Fray::begun(Chance::strict(chance), |table| scene.begin_at(phase, table))
    }

    /// A new game by the printed setup: factions as the seats stand, and the first turn for a side.
    #[track_caller]
    pub fn setup(players: u8, first: Side) -> Fray {
        let mut fray = Fray::setup_with(players, &[]);
        let toss = [if first == Wellsport { 1 } else { 2 }];
        fray.play(A, Move::Wish(Wellsport));
        if players < 5 {
            fray.cast(B, Move::Wish(Bones), &toss);
        } else {
            fray.play(B, Move::Wish(Bones)).play(A, Move::Captain(A)).cast(B, Move::Captain(B), &toss);
        }
        fray
    }

    pub fn side(&self, side: Side) -> SideView {
        self.view().sides.swap_remove(side as usize)
    }

    pub fn hero(&self, id: &str) -> HeroView {
        self.view().heroes.swap_remove(usize::from(hero(id)))
    }

    pub fn hand(&self, seat: u8) -> Vec<&'static str> {
        self.view().seats[usize::from(seat)].hand.clone().expect("everything is open")
    }

    /// Deckhands and bosuns of a side in a place.
    pub fn crew(&self, side: Side, x: u8, y: u8) -> (u8, u8) {
        let crew = self.side(side).crew;
        let count = |bosun| {
            crew.iter().filter(|one| one.cell == at(x, y) && one.bosun == bosun).map(|one| one.count).sum()
        };
        (count(false), count(true))
    }

    pub fn tile(&self, side: Side, id: &str) -> TileView {
        self.side(side).tiles.into_iter().find(|tile| tile.tile == id).expect("an objective")
    }

    /// The swings that are offered.
    pub fn swings(&self) -> Vec<Cell> {
        let moves = self.moves().into_iter();
        moves.filter_map(|mv| if let Move::Pace(Stride::Swing(to)) = mv { Some(to) } else { None }).collect()
    }
}
