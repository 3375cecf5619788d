//! Positions to begin from: for tests, for puzzles and for measuring.

mod people;

use crate::core::grid::Cell;
use crate::second::beast::Beast;
use crate::second::crew::{Crew, Stack};
use crate::second::event::Event;
use crate::second::game::Rumbones2;
use crate::second::options::{Mode, Options};
use crate::second::pack::{DECK, PackRef};
use crate::second::side::Side;
use crate::second::state::{Melee, POINTS, Phase};
use crate::second::task::Task;
use freeport_kernel::{Chance, Rng, Seat, Table};
use freeport_steps::Agenda;

/// A position that is being set up. What cannot be is said when the game begins.
///
/// In a battle the first seat plays side A, which are the Deep Lords unless something else is said. Heroes come in the order in
/// which they are named and belong to the first seat of their side that has room.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Melee,
    flaw: Option<String>,
}

impl Scene {
    /// A battle on a layout, with the crews and the heroes of the printed setup still to be put there.
    pub fn battle(players: u8, layout: &str) -> Scene {
        let mut scene = Scene::with(Options::default(), players);
        let layout = scene.game.pack().layout(layout);
        scene.game.layout = layout.unwrap_or_default();
        if layout.is_none() {
            scene.fail("there is no such layout".to_owned());
        }
        let board = &scene.game.pack().crew;
        for (faction, side) in Side::BOTH.into_iter().enumerate() {
            let hold = scene.game.hold_mut(side);
            hold.faction = faction as u8;
            hold.supply = [board.deckhands, board.bosuns];
            hold.deck = (1 << DECK) - 1;
        }
        scene.game.wishes = [Some(0), Some(1)];
        scene
    }

    /// The printed battle of two players, without crews.
    pub fn duel() -> Scene {
        Scene::battle(2, "gw")
    }

    /// A free-for-all.
    pub fn free_for_all(players: u8, lives: u8) -> Scene {
        let mode = Mode::FreeForAll { lives, heroes: None };
        Scene::with(Options { mode, ..Options::default() }, players)
    }

    fn with(options: Options, players: u8) -> Scene {
        let players = players.clamp(2, 6);
        let mut game = Melee::blank(options, players);
        (game.phase, game.round, game.turn) = (Phase::Turns, 1, 1);
        Scene { game, flaw: None }
    }

    fn fail(&mut self, flaw: String) {
        self.flaw.get_or_insert(flaw);
    }

    fn cell(&mut self, label: &str) -> Cell {
        self.game.chart().cell(label).unwrap_or_else(|| {
            self.fail(format!("`{label}` is no cell of the field"));
            Cell(0)
        })
    }

    /// The hero that was put into the scene last and has this id; a side of it alone with `id@A` or `id@B`.
    fn find(&mut self, id: &str) -> u8 {
        self.game.find_hero(id).unwrap_or_else(|| {
            self.fail(format!("there is no hero `{id}` in the scene"));
            0
        })
    }

    /// Another pack than the printed one, with the same layouts.
    #[must_use]
    pub fn pack(mut self, pack: PackRef) -> Scene {
        self.game.options.pack = pack;
        self
    }

    /// The factions of the two sides.
    #[must_use]
    pub fn factions(mut self, a: u8, b: u8) -> Scene {
        for (side, faction) in Side::BOTH.into_iter().zip([a, b]) {
            self.game.hold_mut(side).faction = faction;
        }
        self
    }

    /// The crews stand where the printed setup puts them.
    #[must_use]
    pub fn guards(mut self) -> Scene {
        let (chart, board) = (self.game.chart(), &self.game.pack().crew);
        for side in Side::BOTH {
            for cell in &chart.starts[side.index()] {
                self = self.crew_at(side, *cell, board.guard, 0);
            }
        }
        self
    }

    /// The crew of a side has its activation token.
    #[must_use]
    pub fn crew_acted(mut self, side: Side) -> Scene {
        self.game.hold_mut(side).crew_acted = true;
        self
    }

    /// Deckhands and bosuns of a side stand in a cell, from the supply.
    #[must_use]
    pub fn crew(mut self, side: Side, at: &str, deckhands: u8, bosuns: u8) -> Scene {
        let cell = self.cell(at);
        self.crew_at(side, cell, deckhands, bosuns)
    }

    fn crew_at(mut self, side: Side, cell: Cell, deckhands: u8, bosuns: u8) -> Scene {
        let hold = self.game.hold_mut(side);
        let left = [hold.supply[0].checked_sub(deckhands), hold.supply[1].checked_sub(bosuns)];
        if let [Some(some), Some(others)] = left {
            hold.supply = [some, others];
            hold.crew.add(Stack { cell, count: [deckhands, bosuns], ready: [0; 2] });
        } else {
            self.fail("the supply is too small".to_owned());
        }
        self
    }

    /// The supply of a side is only so large: what is missing stands at one of its spawn points.
    #[must_use]
    pub fn supply(mut self, side: Side, deckhands: u8, bosuns: u8, rest: &str) -> Scene {
        let hold = self.game.hold(side);
        let more = [hold.supply[0].saturating_sub(deckhands), hold.supply[1].saturating_sub(bosuns)];
        let cell = self.cell(rest);
        self.crew_at(side, cell, more[0], more[1])
    }

    /// The gun, or the bosuns, of a side are at the second level.
    #[must_use]
    pub fn upgraded(mut self, side: Side, gun: bool, bosuns: bool) -> Scene {
        let hold = self.game.hold_mut(side);
        (hold.gun_up, hold.bosuns_up) = (gun, bosuns);
        self
    }

    /// Puts cards into a hand, by their ids, from the deck.
    #[must_use]
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Scene {
        let side = self.game.side_of(Seat(seat));
        for id in ids {
            match self.top(side, id) {
                Some(card) => {
                    self.game.hold_mut(side).deck &= !(1 << card);
                    self.game.hands[usize::from(seat) % 6] |= 1 << card;
                }
                None => self.fail(format!("there is no card `{id}` in the deck")),
            }
        }
        self
    }

    /// Puts all cards of a deck on the discard pile but these.
    #[must_use]
    pub fn deck(mut self, side: Side, ids: &[&str]) -> Scene {
        let mut kept = 0u64;
        for id in ids {
            match self.top(side, id) {
                Some(card) => {
                    kept |= 1 << card;
                    self.game.hold_mut(side).deck &= !(1 << card);
                }
                None => self.fail(format!("there is no card `{id}` in the deck")),
            }
        }
        let hold = self.game.hold_mut(side);
        hold.discard |= hold.deck;
        hold.deck = kept;
        self
    }

    fn top(&self, side: Side, id: &str) -> Option<u8> {
        let deck = self.game.hold(side).deck;
        let cards = &self.game.pack().cards;
        crate::second::state::bits(deck).find(|card| cards[usize::from(self.game.kind(side, *card))].id == id)
    }

    /// Victory points of a side.
    #[must_use]
    pub fn points(mut self, side: Side, points: u8) -> Scene {
        self.game.hold_mut(side).points = points.min(POINTS - 1);
        self
    }

    /// A side's marker on the Kraken track.
    #[must_use]
    pub fn track(mut self, side: Side, track: u8) -> Scene {
        self.game.hold_mut(side).track = track;
        self
    }

    /// Damages the equipment of a cell.
    #[must_use]
    pub fn piece(mut self, at: &str, damage: u8) -> Scene {
        let cell = self.cell(at);
        match self.game.piece_at(cell) {
            Some(piece) => {
                self.game.damage[usize::from(piece)] = damage;
                if damage >= self.game.piece(piece).hp {
                    self.game.lost |= 1 << piece;
                }
            }
            None => self.fail(format!("there is no equipment at `{at}`")),
        }
        self
    }

    /// The Kraken lies in a cell; its gangplank is gone.
    #[must_use]
    pub fn kraken(mut self, at: &str, damage: u8) -> Scene {
        let cell = self.cell(at);
        self.game.kraken = Beast::Aboard { cell, damage };
        if let Some(plank) = self.game.plank_at(cell) {
            self.game.sunk |= 1 << plank;
        }
        self
    }

    /// The Kraken was defeated before.
    #[must_use]
    pub fn kraken_beaten(mut self) -> Scene {
        self.game.kraken = Beast::Beaten;
        self
    }

    /// The Sea Dragon of a seat lies in a cell; its gangplank is gone.
    #[must_use]
    pub fn dragon(mut self, seat: u8, at: &str, damage: u8) -> Scene {
        let cell = self.cell(at);
        self.game.dragon.beast = Beast::Aboard { cell, damage };
        self.game.dragon.owner = Seat(seat);
        if let Some(plank) = self.game.plank_at(cell) {
            self.game.cut |= 1 << plank;
        }
        self
    }

    /// A gangplank is gone until the end of the round.
    #[must_use]
    pub fn cut(mut self, at: &str) -> Scene {
        let cell = self.cell(at);
        match self.game.plank_at(cell) {
            Some(plank) => self.game.cut |= 1 << plank,
            None => self.fail(format!("there is no gangplank at `{at}`")),
        }
        self
    }

    /// The side that has the first player marker, and the turn.
    #[must_use]
    pub fn first(mut self, side: Side) -> Scene {
        (self.game.first, self.game.active) = (side, side);
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(mut self, side: Side) -> Scene {
        self.game.active = side;
        self
    }

    /// The captain of a side and whoever runs its crew, as places among its seats.
    #[must_use]
    pub fn officers(mut self, side: Side, captain: u8, boatswain: u8) -> Scene {
        let hold = self.game.hold_mut(side);
        (hold.captain, hold.boatswain) = (captain, boatswain);
        self
    }

    /// The game from the beginning of a turn, of the Kraken's phase or of the recovery, with loose chance until somebody is
    /// asked.
    pub fn begin(self, phase: Phase) -> Result<Rumbones2, String> {
        self.begin_at(phase, &mut Table::new(Chance::Loose(Rng::new(1))))
    }

    /// The same with the chance of a table.
    pub fn begin_at(self, phase: Phase, table: &mut Table<Event>) -> Result<Rumbones2, String> {
        let Scene { mut game, flaw } = self;
        if let Some(flaw) = flaw {
            return Err(flaw);
        }
        if game.is_free_for_all() {
            game.active = Side((game.active.0 + game.players - 1) % game.players);
        }
        game.seat = game.first_seat(game.first);
        game.phase = phase;
        match phase {
            Phase::Setup | Phase::Turns => game.push(Task::Turn),
            Phase::Kraken => {
                game.push(Task::Toss { nth: 0 });
                game.push(Task::Rage);
                game.push(Task::Search);
            }
            Phase::Recovery => game.push(Task::Toss { nth: 0 }),
        }
        game.landed = Crew::default();
        game.run(table);
        game.audited()?;
        Ok(Rumbones2(game))
    }
}
