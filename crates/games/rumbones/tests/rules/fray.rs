//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use freeport_kernel::{Chance, Game, Illegal, Rng, Seat, Table, Viewer};
use freeport_rumbones::*;
use freeport_testkit::used::note;

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

/// The text of the pack that an event tells of.
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

impl Fray {
    /// Sits down at a scene.
    #[track_caller]
    pub fn of(scene: Scene, phase: Phase) -> Fray {
        Fray { game: scene.begin(phase).expect("a sound scene"), told: Vec::new() }
    }

    /// Sits down at a scene whose phase begins with these outcomes of chance.
    #[track_caller]
    pub fn cast_from(scene: Scene, phase: Phase, chance: &[u32]) -> Fray {
        let mut table = Table::new(Chance::strict(chance));
        let game = scene.begin_at(phase, &mut table).expect("a sound scene");
        assert_eq!(table.settle(), None, "the chance of the phase");
        let mut fray = Fray { game, told: Vec::new() };
        fray.hear(&mut table);
        fray
    }

    /// A new game by the printed setup: factions as the seats stand, and the first turn for a side.
    #[track_caller]
    pub fn setup(players: u8, first: Side) -> Fray {
        let mut table = Table::new(Chance::strict(&[]));
        let game = Rumbones::setup(&Options::default(), players, &mut table).expect("a game");
        let mut fray = Fray { game, told: Vec::new() };
        let toss = [if first == Wellsport { 1 } else { 2 }];
        fray.play(A, Move::Wish(Wellsport));
        if players < 5 {
            fray.cast(B, Move::Wish(Bones), &toss);
        } else {
            fray.play(B, Move::Wish(Bones)).play(A, Move::Captain(A)).cast(B, Move::Captain(B), &toss);
        }
        fray
    }

    /// Hears what was told, and notes which texts ran.
    fn hear(&mut self, table: &mut Table<Event>) {
        for told in table.take_events() {
            text_of(&told.event).map(note);
            self.told.push(told.event);
        }
    }

    /// Plays a move that asks for no chance.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, mv: Move) -> &mut Fray {
        self.cast(seat, mv, &[])
    }

    /// Plays a move with exactly these outcomes of chance.
    #[track_caller]
    pub fn cast(&mut self, seat: Seat, mv: Move, chance: &[u32]) -> &mut Fray {
        let mut table = Table::new(Chance::strict(chance));
        if let Err(Illegal { rule }) = self.game.play(seat, &mv, &mut table) {
            panic!(
                "{mv:?} by {seat:?} is refused by {rule}; {} of {:?}, legal: {:?}",
                self.asked(),
                self.who(),
                self.moves()
            );
        }
        if let Some(fault) = table.settle() {
            panic!("after {mv:?}: {fault}; asked: {}", self.asked());
        }
        self.hear(&mut table);
        if let Err(flaw) = self.game.audit() {
            panic!("after {mv:?}: {flaw}");
        }
        self
    }

    /// Declines whatever is asked, with whatever chance brings, until a key is asked.
    #[track_caller]
    pub fn until(&mut self, key: &str) -> &mut Fray {
        for _ in 0..2000 {
            if self.asked() == key || self.over() {
                return self;
            }
            let mv = self.game.decline().unwrap_or_else(|| self.moves()[0]);
            let mut table = Table::new(Chance::Loose(Rng::new(7)));
            let seat = self.who();
            self.game.play(seat, &mv, &mut table).expect("a legal move");
            self.hear(&mut table);
        }
        panic!("{key} is never asked");
    }

    /// Passes windows until something else is asked.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Fray {
        while self.moves().contains(&PASS) {
            let seat = self.who();
            self.play(seat, PASS);
        }
        self
    }

    /// Passes windows, the last one with these outcomes of chance.
    #[track_caller]
    pub fn pass_cast(&mut self, chance: &[u32]) -> &mut Fray {
        while self.moves().contains(&PASS) {
            let seat = self.who();
            let before = self.clone();
            let mut table = Table::new(Chance::strict(chance));
            self.game.play(seat, &PASS, &mut table).expect("a legal pass");
            if table.settle().is_none() {
                self.hear(&mut table);
                return self;
            }
            *self = before;
            self.play(seat, PASS);
        }
        panic!("no window leads to this chance");
    }

    /// A move that is refused by a rule.
    #[track_caller]
    pub fn refuse(&mut self, seat: Seat, mv: Move, rule: &str) -> &mut Fray {
        let before = self.game.clone();
        let mut table = Table::new(Chance::strict(&[]));
        match self.game.play(seat, &mv, &mut table) {
            Ok(()) => panic!("{mv:?} is accepted"),
            Err(illegal) => assert_eq!(illegal.rule.0, rule, "{mv:?}"),
        }
        assert_eq!(before, self.game);
        self
    }

    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.game.turn().waiting().first() {
            self.game.moves(seat, &mut moves);
        }
        moves
    }

    #[track_caller]
    pub fn who(&self) -> Seat {
        self.game.turn().waiting().first().expect("somebody is asked")
    }

    pub fn over(&self) -> bool {
        self.game.turn().outcome().is_some()
    }

    /// What is asked, as a key of the phrase book.
    pub fn asked(&self) -> &'static str {
        self.view().asked.map_or("", |asked| asked.question.key)
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Open)
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

    pub fn heard(&self, what: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(what)
    }

    pub fn times(&self, what: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| what(event)).count()
    }

    /// The swings that are offered.
    pub fn swings(&self) -> Vec<Cell> {
        let moves = self.moves().into_iter();
        moves.filter_map(|mv| if let Move::Pace(Stride::Swing(to)) = mv { Some(to) } else { None }).collect()
    }
}
