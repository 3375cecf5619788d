//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use freeport_kernel::{Chance, Game, Rng, Seat, Table};
use freeport_rumbones::Cell;
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;

pub use freeport_testkit::{Rehearsal, Windowed};

/// The seats of the two players: the first plays side A, the Deep Lords on their Gallant.
pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);

/// The sides of the layout.
pub const A: Side = Side::A;
pub const B: Side = Side::B;

/// A game at a test table.
#[derive(Clone)]
pub struct Fray {
    pub game: Rumbones2,
    /// Everything that was told since the start, to anybody.
    pub told: Vec<Event>,
}

/// A cell of a layout, such as `F5` of `gw`.
#[track_caller]
pub fn cell_of(layout: &str, label: &str) -> Cell {
    let pack = Pack::base();
    let layout = pack.layout(layout).expect("a layout");
    pack.layouts[usize::from(layout)].cell(label).expect("a cell")
}

/// A cell of the printed layout.
#[track_caller]
pub fn at(label: &str) -> Cell {
    cell_of("gw", label)
}

/// A kind of cards by its id, such as `D02`.
#[track_caller]
pub fn card(id: &str) -> u8 {
    Pack::base().cards.iter().position(|card| card.id == id).expect("a card") as u8
}

/// The number by which chance knows a copy of a card, counted from 0, in the deck of its faction.
#[track_caller]
pub fn drawn(id: &str, copy: usize) -> u32 {
    let pack = Pack::base();
    let faction = usize::from(pack.cards[usize::from(card(id))].faction);
    let mut copies = (1..).zip(&pack.decks[faction]).filter(|(_, kind)| **kind == card(id));
    copies.nth(copy).expect("a copy").0
}

/// A hero of a side, as events tell of it.
pub const fn fighter(id: &'static str, side: Side) -> Fighter {
    Fighter { id, side }
}

pub fn attack(skill: u8, to: &str) -> Move {
    Move::Act(Deed::Attack { skill, to: at(to) })
}

pub const fn ability(skill: u8) -> Move {
    Move::Act(Deed::Ability { skill })
}

pub const fn improve(skill: u8) -> Move {
    Move::Act(Deed::Improve { skill })
}

pub const MOVE: Move = Move::Act(Deed::Move);
pub const END: Move = Move::Act(Deed::End);
pub const STOP: Move = Move::Pace(Stride::Stop);
pub const PASS: Move = Move::Open(Use::Pass);
pub const CREW: Move = Move::Activate(Activation::Crew);

pub fn step(to: &str) -> Move {
    Move::Pace(Stride::To(at(to)))
}

pub fn swing(to: &str) -> Move {
    Move::Pace(Stride::Swing(at(to)))
}

/// A card is played in a window.
pub fn play(id: &str) -> Move {
    Move::Open(Use::Card(card(id)))
}

impl Rehearsal for Fray {
    type Game = Rumbones2;
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
            Event::Used { skill, .. }
            | Event::AttackDeclared {
                by: Attacker::Hero { skill, .. } | Attacker::Dragon { skill }, ..
            } => Some(skill),
            Event::KrakenRaged { fury, .. } => Some(fury),
            Event::PieceDestroyed { piece, .. } => Some(piece),
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
    /// Sits down at a scene, at the beginning of a turn.
    #[track_caller]
    pub fn of(scene: Scene) -> Fray {
        Fray::sit(scene.begin(Phase::Turns).expect("a sound scene"))
    }

    /// Sits down at a scene whose phase begins with these outcomes of chance.
    #[track_caller]
    pub fn cast_from(scene: Scene, phase: Phase, chance: &[u32]) -> Fray {
        Fray::begun(Chance::strict(chance), |table| scene.begin_at(phase, table))
    }

    /// A new game with options, before anybody has decided anything.
    #[track_caller]
    pub fn setup(options: &Options, players: u8) -> Fray {
        Fray::laid_out(options, players, Chance::strict(&[]))
    }

    /// Activates a hero, and passes windows until it is asked what it does. What nobody else could do is done already.
    #[track_caller]
    pub fn activate(&mut self, id: &str) -> &mut Fray {
        self.pass();
        let hero = self.index(id);
        let seat = self.hero(id).owner;
        if self.view().acting.is_none_or(|acting| acting.hero != Some(hero)) {
            self.play(seat, Move::Activate(Activation::Hero(hero)));
        }
        self.pass()
    }

    /// Activates the crew of a seat. What nobody else could do is done already.
    #[track_caller]
    pub fn crew_out(&mut self, seat: Seat) -> &mut Fray {
        self.pass();
        if self.asked() == "ask-activate" {
            self.play(seat, CREW);
        }
        self
    }

    /// Chooses the hero that an effect is for.
    #[track_caller]
    pub fn pick(&mut self, seat: Seat, id: &str) -> &mut Fray {
        let hero = self.index(id);
        self.play(seat, Move::PickHero(Some(hero)))
    }

    /// A hero attacks, and everybody passes until its dice are rolled, and again until something else is asked.
    #[track_caller]
    pub fn strike(&mut self, seat: Seat, mv: Move, chance: &[u32]) -> &mut Fray {
        let mut table = Table::new(Chance::Loose(Rng::new(1)));
        let mut trial = self.game.clone();
        let opens = trial.play(seat, &mv, &mut table).is_ok()
            && Fray::sit(trial).offers(PASS)
            && table.take_drawn().is_empty();
        if opens {
            self.play(seat, mv).pass_cast(chance);
        } else {
            self.cast(seat, mv, chance);
        }
        self.pass()
    }

    pub fn side(&self, side: Side) -> SideView {
        self.view().sides.swap_remove(usize::from(side.0))
    }

    /// The number of a hero; of one side with `id@A` or `id@B`.
    #[track_caller]
    pub fn index(&self, id: &str) -> u8 {
        self.game.hero(id).expect("a hero of the game")
    }

    #[track_caller]
    pub fn hero(&self, id: &str) -> HeroView {
        self.view().heroes.swap_remove(usize::from(self.index(id)))
    }

    /// Where a hero stands, as the layout calls it.
    #[track_caller]
    pub fn stands(&self, id: &str) -> Option<String> {
        self.hero(id).cell.map(|cell| self.game.label(cell))
    }

    pub fn hand(&self, seat: Seat) -> Vec<&'static str> {
        self.view().seats[seat.index()].hand.clone().expect("everything is open")
    }

    /// Deckhands and bosuns of a side in a cell of the printed layout.
    #[track_caller]
    pub fn crew(&self, side: Side, label: &str) -> (u8, u8) {
        let cell = self.game.cell(label).expect("a cell");
        let crew = self.side(side).crew.into_iter().find(|one| one.cell == cell);
        crew.map_or((0, 0), |crew| (crew.deckhands, crew.bosuns))
    }

    /// The equipment of a cell.
    #[track_caller]
    pub fn piece(&self, label: &str) -> PieceView {
        let cell = self.game.cell(label).expect("a cell");
        self.view().pieces.into_iter().find(|piece| piece.cell == cell).expect("equipment")
    }

    /// A reaction of a hero is used in a window.
    #[track_caller]
    pub fn react(&self, id: &str, skill: u8) -> Move {
        Move::Open(Use::Reaction { hero: self.index(id), skill })
    }

    /// The next hit goes to a hero.
    #[track_caller]
    pub fn hit(&self, id: &str, face: u8) -> Move {
        Move::Assign(Hit { to: Target::Hero(self.index(id)), face })
    }

    /// The swings that are offered, as the layout calls their cells.
    pub fn swings(&self) -> Vec<String> {
        let swing = |mv: Move| match mv {
            Move::Pace(Stride::Swing(to)) => Some(self.game.label(to)),
            _ => None,
        };
        self.moves().into_iter().filter_map(swing).collect()
    }
}
