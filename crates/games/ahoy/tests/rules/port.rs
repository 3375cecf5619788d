//! A table to play test games at: `play`, `roll`, `refuse`, and what must be true then.

use freeport_ahoy::*;
use freeport_kernel::{Chance, Game, Illegal, Table, Viewer};

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

impl Port {
    /// Sits down at a scene.
    pub fn of(scene: Result<Ahoy, String>) -> Port {
        Port { game: scene.expect("a sound scene"), told: Vec::new() }
    }

    /// A new game by the printed setup, with loose chance.
    pub fn setup(players: u8, seed: u64) -> Port {
        let mut table = Table::new(Chance::Loose(freeport_kernel::Rng::new(seed)));
        let game = Ahoy::setup(&Options::default(), players, &mut table).expect("a game");
        let told = table.take_events().into_iter().map(|told| told.event).collect();
        Port { game, told }
    }

    /// A new game by the printed setup, with exactly these outcomes of chance.
    #[track_caller]
    pub fn setup_with(players: u8, chance: &[u32]) -> Port {
        let mut table = Table::new(Chance::strict(chance));
        let game = Ahoy::setup(&Options::default(), players, &mut table).expect("a game");
        assert_eq!(table.settle(), None, "the chance of the setup");
        let told = table.take_events().into_iter().map(|told| told.event).collect();
        Port { game, told }
    }

    fn seat(&self, faction: Faction) -> freeport_kernel::Seat {
        faction.seat(self.game.factions().len() as u8)
    }

    /// Plays a move that asks for no chance.
    #[track_caller]
    pub fn play(&mut self, faction: Faction, mv: Move) -> &mut Port {
        self.roll(faction, mv, &[])
    }

    /// Plays several moves that ask for no chance.
    #[track_caller]
    pub fn plays(&mut self, faction: Faction, moves: &[Move]) -> &mut Port {
        for mv in moves {
            self.play(faction, *mv);
        }
        self
    }

    /// Plays a move with exactly these outcomes of chance: faces of dice, numbers of tiles, cards and plans.
    #[track_caller]
    pub fn roll(&mut self, faction: Faction, mv: Move, chance: &[u32]) -> &mut Port {
        let mut table = Table::new(Chance::strict(chance));
        let seat = self.seat(faction);
        if let Err(Illegal { rule }) = self.game.play(seat, &mv, &mut table) {
            panic!(
                "{mv:?} by {faction:?} is refused by {rule}; legal for {:?}: {:#?}",
                self.decider(),
                self.moves()
            );
        }
        if let Some(fault) = table.settle() {
            panic!("after {mv:?}: {fault}");
        }
        self.told.extend(table.take_events().into_iter().map(|told| told.event));
        if let Err(flaw) = self.game.audit() {
            panic!("after {mv:?}: {flaw}");
        }
        self
    }

    /// What is wrong with these outcomes of chance for a legal move; the game stays as it is.
    #[track_caller]
    pub fn fault(&self, faction: Faction, mv: Move, chance: &[u32]) -> String {
        let (mut game, mut table) = (self.game, Table::new(Chance::strict(chance)));
        game.play(self.seat(faction), &mv, &mut table).expect("a legal move");
        table.settle().expect("chance that does not fit").to_string()
    }

    /// Plays a move with whatever chance brings.
    #[track_caller]
    pub fn loosely(&mut self, faction: Faction, mv: Move, seed: u64) -> &mut Port {
        let mut table = Table::new(Chance::Loose(freeport_kernel::Rng::new(seed)));
        let seat = self.seat(faction);
        self.game.play(seat, &mv, &mut table).expect("a legal move");
        self.told.extend(table.take_events().into_iter().map(|told| told.event));
        self.game.audit().expect("a sound state");
        self
    }

    /// The move is refused, and by this rule.
    #[track_caller]
    pub fn refuse(&mut self, faction: Faction, mv: Move, rule: &str) -> &mut Port {
        let before = self.game;
        let found = self.game.check(self.seat(faction), &mv);
        match found {
            Ok(()) => panic!("{mv:?} by {faction:?} is accepted, and {rule} should forbid it"),
            Err(illegal) => assert_eq!(illegal.rule.0, rule, "the rule that refuses {mv:?}"),
        }
        assert_eq!(before, self.game);
        self
    }

    /// Who has to decide.
    pub fn decider(&self) -> Option<Faction> {
        let seat = self.game.turn().waiting().first()?;
        self.game.factions().get(seat.index()).copied()
    }

    /// What the player who has to decide may choose.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.game.turn().waiting().first() {
            self.game.moves(seat, &mut moves);
        }
        moves
    }

    /// Legal but unusual moves of a faction.
    pub fn asides(&self, faction: Faction) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.asides(self.seat(faction), &mut moves);
        moves
    }

    /// Whether the player who has to decide may choose this.
    pub fn offers(&self, mv: Move) -> bool {
        self.moves().contains(&mv)
    }

    /// Everything, face up.
    pub fn view(&self) -> View {
        self.game.view(Viewer::Open)
    }

    /// What a faction sees.
    pub fn seen_by(&self, faction: Faction) -> View {
        self.game.view(Viewer::Seat(self.seat(faction)))
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

    /// What is asked now: a key of the phrase book, such as `ask-turn`.
    pub fn asked(&self) -> &'static str {
        self.view().asked.map_or("nothing", |asked| asked.what)
    }

    /// Takes what was told so far.
    pub fn hear(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told)
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

    /// Whether something was told that fits.
    pub fn heard(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(fits)
    }
}
