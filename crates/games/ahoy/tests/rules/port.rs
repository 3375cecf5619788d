//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use freeport_ahoy::*;
use freeport_kernel::{Game, Seat};

pub use freeport_testkit::Rehearsal;

pub use Faction::{Smuggler1 as S1, Smuggler2 as S2, Squadron as SQ, Union as UN};

/// A game at a test table.
pub struct Port {
    pub game: Ahoy,
    /// Everything that was told since the last look, to anybody.
    pub told: Vec<Event>,
}

/// A scene on map M1 of the rulebook's examples: T07 at (0,0) turned twice and T10 at (2,1).
///
/// Spaces: (0,0) skull island; (1,0) tailwind 2; (0,1) harbor; (1,1) current north; (2,1) wreckage, treasure 1,
/// tailwind 3; (3,1) open sea; (2,2) wreckage, treasure 1, tailwind 4; (3,2) palm island.
pub fn m1(players: u8) -> Scene {
    Scene::new(players).tile(7, (0, 0), 2).tile(10, (2, 1), 0)
}

/// Lays every tile but the last one not named far away, so that the region stack is empty. `laid` are the tiles of
/// the scene.
pub fn charted(scene: Scene, laid: &[u8]) -> Scene {
    let rest: Vec<u8> = (1..=12).filter(|tile| !laid.contains(tile)).collect();
    let (_, far) = rest.split_last().expect("one tile is put away");
    far.iter().fold(scene, |scene, tile| scene.tile(*tile, (30, 3 * (*tile as i8) - 20), 0)).stack(&[])
}

pub fn at(x: i8, y: i8) -> At {
    At { x, y }
}

pub fn card(id: &str) -> Card {
    Card::try_from(id.to_owned()).expect("a card of the game")
}

pub fn board(action: Action) -> Slot {
    Slot::Board(action)
}

/// Puts a die as it is onto a slot of the own board.
pub const fn place(die: u8, action: Action) -> Move {
    Move::Place(Placing { die, to: die, gold: 0, slot: Slot::Board(action) })
}

/// Puts a die as it is into any slot.
pub fn place_in(die: u8, slot: Slot) -> Move {
    Move::Place(Placing { die, to: die, gold: 0, slot })
}

/// Puts a die onto a slot of the own board, changed to a value for so much gold.
pub fn pay_place(die: u8, to: u8, gold: u8, action: Action) -> Move {
    Move::Place(Placing { die, to, gold, slot: Slot::Board(action) })
}

/// Turns a cannons die down by so much.
pub fn aim(action: Action, by: u8) -> Move {
    Move::Aim(Aim { slot: Slot::Board(action), by })
}

pub const NORTH: Move = Move::Step(Dir::North);
pub const EAST: Move = Move::Step(Dir::East);
pub const SOUTH: Move = Move::Step(Dir::South);
pub const WEST: Move = Move::Step(Dir::West);

impl Rehearsal for Port {
    type Game = Ahoy;
    type Who = Faction;

    freeport_testkit::seated!();

    fn seat(&self, who: Faction) -> Seat {
        who.seat(self.game.factions().len() as u8)
    }

    fn asked(&self) -> &'static str {
        self.view().asked.map_or("nothing", |asked| asked.what)
    }
}

impl Port {
    /// Sits down at a scene.
    #[track_caller]
    pub fn of(scene: Result<Ahoy, String>) -> Port {
        Port::sit(scene.expect("a sound scene"))
    }

    /// Who has to decide.
    pub fn decider(&self) -> Option<Faction> {
        self.game.factions().get(Rehearsal::decider(self)?.index()).copied()
    }

    /// Legal but unusual moves of a faction.
    pub fn asides(&self, faction: Faction) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.asides(self.seat(faction), &mut moves);
        moves
    }

    /// A faction's own things, all face up.
    pub fn own(&self, faction: Faction) -> BoardView {
        self.view().boards.into_iter().find(|own| own.faction == faction).expect("a faction at the table")
    }

    pub fn fame(&self, faction: Faction) -> u16 {
        self.own(faction).fame
    }

    pub fn gold(&self, faction: Faction) -> u8 {
        self.own(faction).gold
    }

    pub fn supply(&self, faction: Faction) -> Vec<u8> {
        self.own(faction).supply
    }

    pub fn crew(&self, faction: Faction) -> Vec<Card> {
        self.own(faction).crew
    }

    pub fn cargo(&self, faction: Faction) -> Vec<Card> {
        self.own(faction).smuggler.expect("a Smuggler").cargo
    }

    /// The dice in the slots of a name, in order, without empty ones.
    pub fn dice_in(&self, faction: Faction, slot: Slot) -> Vec<u8> {
        self.own(faction)
            .slots
            .iter()
            .filter(|found| found.slot == slot && found.die > 0)
            .map(|found| found.die)
            .collect()
    }

    /// How many of the slots of a name are damaged.
    pub fn damage_in(&self, faction: Faction, slot: Slot) -> usize {
        self.own(faction).slots.iter().filter(|found| found.slot == slot && found.damaged).count()
    }

    /// How many slots of a faction are damaged.
    pub fn damage(&self, faction: Faction) -> usize {
        self.own(faction).slots.iter().filter(|found| found.damaged).count()
    }

    pub fn flagship(&self, faction: Faction) -> At {
        self.game.whereabouts(Figure::Flagship(faction)).expect("a flagship on the chart")
    }

    fn figures(&self, kind: Foe, x: i8, y: i8) -> u8 {
        let here =
            self.view().figures.into_iter().find(|figure| figure.ship.kind == kind && figure.at == at(x, y));
        here.map_or(0, |figure| figure.count)
    }

    pub fn patrols(&self, x: i8, y: i8) -> u8 {
        self.figures(Foe::Patrol, x, y)
    }

    pub fn strongholds(&self, x: i8, y: i8) -> u8 {
        self.figures(Foe::Stronghold, x, y)
    }

    /// The region that has its island at this place.
    pub fn region(&self, x: i8, y: i8) -> RegionView {
        self.view().regions.into_iter().find(|region| region.island == at(x, y)).expect("an island there")
    }

    pub fn comrades(&self, x: i8, y: i8) -> u8 {
        self.region(x, y).comrades
    }

    /// The Squadron's supply.
    pub fn squadron(&self) -> SquadronView {
        self.own(SQ).squadron.expect("the Squadron")
    }

    pub fn union(&self) -> UnionView {
        self.own(UN).union.expect("the Union")
    }

    pub fn smuggler(&self, faction: Faction) -> SmugglerView {
        self.own(faction).smuggler.expect("a Smuggler")
    }

    /// The battles that have begun since the last look: attacker and defender.
    pub fn battles(&self) -> Vec<(Foe, Foe)> {
        let pair = |event: &Event| match event {
            Event::BattleBegan { attacker, defender, .. } => Some((attacker.kind, defender.kind)),
            _ => None,
        };
        self.told.iter().filter_map(pair).collect()
    }

    /// The results of the battles since the last look: attacker's and defender's.
    pub fn results(&self) -> Vec<[u8; 2]> {
        let pair = |event: &Event| match event {
            Event::BattleWon { results, .. } => Some(*results),
            _ => None,
        };
        self.told.iter().filter_map(pair).collect()
    }
}
