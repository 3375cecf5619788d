//! Positions to begin from: for tests, for puzzles and for measuring.

use crate::core::grid::Cell;
use crate::core::hero::STATUSES;
use crate::effects::say;
use crate::second::beast::Beast;
use crate::second::crew::{Crew, Stack};
use crate::second::event::Event;
use crate::second::game::Rumbones2;
use crate::second::hero::Standing;
use crate::second::options::{Mode, Options};
use crate::second::pack::DECK;
use crate::second::side::Side;
use crate::second::state::{Melee, POINTS, Phase};
use crate::second::task::Task;
use freeport_kernel::{Chance, Rng, Seat, Table};

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
        match Melee::lay_out(options, players) {
            Ok(mut game) => {
                game.agenda.clear();
                (game.phase, game.round, game.turn) = (Phase::Turns, 1, 1);
                Scene { game, flaw: None }
            }
            Err(flaw) => {
                let game =
                    Melee::lay_out(Options::default(), 2).unwrap_or_else(|_| unreachable!("a printed game"));
                Scene { game, flaw: Some(flaw.to_string()) }
            }
        }
    }

    fn fail(&mut self, flaw: String) {
        self.flaw.get_or_insert(flaw);
    }

    fn cell(&mut self, label: &str) -> Cell {
        match self.game.chart().cell(label) {
            Some(cell) => cell,
            None => {
                self.fail(format!("`{label}` is no cell of the field"));
                Cell(0)
            }
        }
    }

    /// The hero that was put into the scene last and has this id; a side of it alone with `id@A` or `id@B`.
    fn find(&mut self, id: &str) -> u8 {
        match self.game.find_hero(id) {
            Some(hero) => hero,
            None => {
                self.fail(format!("there is no hero `{id}` in the scene"));
                0
            }
        }
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

    /// A hero joins a side, off the field.
    #[must_use]
    pub fn ashore(mut self, side: Side, id: &str) -> Scene {
        let game = &mut self.game;
        let Some(card) = game.pack().heroes.iter().position(|hero| hero.id == id) else {
            self.fail(format!("there is no hero `{id}`"));
            return self;
        };
        let room = |seat: &Seat| {
            let own = game.heroes.iter().filter(|hero| hero.owner == *seat).count();
            game.is_free_for_all() || (own as u8) < game.slots(*seat)
        };
        let seat = game.seats_of(side).find(room).unwrap_or(game.first_seat(side));
        game.enlist(side, seat, card as u8);
        self
    }

    /// A hero of a side stands in a cell.
    #[must_use]
    pub fn hero(self, side: Side, id: &str, at: &str) -> Scene {
        let mut scene = self.ashore(side, id);
        let cell = scene.cell(at);
        if let Some(hero) = scene.game.heroes.last_mut() {
            (hero.state, hero.cell) = (Standing::Deployed, cell);
        }
        scene
    }

    /// A hero is in a state off the field.
    #[must_use]
    pub fn state(mut self, id: &str, state: Standing) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.state = state;
        }
        self
    }

    /// Who controls a hero.
    #[must_use]
    pub fn owner(mut self, id: &str, seat: u8) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.owner = Seat(seat);
        }
        self
    }

    /// A hero has coins.
    #[must_use]
    pub fn coins(mut self, id: &str, coins: u8) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.coins = coins;
        }
        self
    }

    /// A hero has damage.
    #[must_use]
    pub fn damage(mut self, id: &str, damage: u8) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.damage = damage;
        }
        self
    }

    /// A hero has a status, such as `blinded`.
    #[must_use]
    pub fn status(mut self, id: &str, status: &str) -> Scene {
        let hero = self.find(id);
        match STATUSES.into_iter().find(|one| say::status(*one) == status) {
            Some(status) => {
                if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
                    hero.statuses |= 1 << status as u8;
                }
            }
            None => self.fail(format!("there is no status `{status}`")),
        }
        self
    }

    /// A skill of a hero, counted from 0, has a level.
    #[must_use]
    pub fn level(mut self, id: &str, skill: usize, level: u8) -> Scene {
        let hero = self.find(id);
        match self.game.heroes.get_mut(usize::from(hero)).and_then(|hero| hero.levels.get_mut(skill)) {
            Some(found) => *found = level,
            None => self.fail("there is no such skill".to_owned()),
        }
        self
    }

    /// A hero has lives left.
    #[must_use]
    pub fn lives(mut self, id: &str, lives: u8) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.lives = lives;
            if lives == 0 {
                hero.state = Standing::Out;
            }
        }
        self
    }

    /// A hero has its activation token.
    #[must_use]
    pub fn acted(mut self, id: &str) -> Scene {
        let hero = self.find(id);
        if let Some(hero) = self.game.heroes.get_mut(usize::from(hero)) {
            hero.acted = true;
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

impl Melee {
    /// A hero by its id, the last of several; of one side with `id@A` or `id@B`.
    pub(crate) fn find_hero(&self, id: &str) -> Option<u8> {
        let (id, side) = match id.split_once('@') {
            Some((id, "A")) => (id, Some(Side::A)),
            Some((id, "B")) => (id, Some(Side::B)),
            _ => (id, None),
        };
        let fits =
            |hero: &u8| self.hero_id(*hero) == id && side.is_none_or(|side| self.hero(*hero).side == side);
        self.everybody().rev().find(fits)
    }
}

impl Rumbones2 {
    /// The number of a hero, as views count them: by its id, or of one side with `id@A` or `id@B`.
    pub fn hero(&self, id: &str) -> Option<u8> {
        self.0.find_hero(id)
    }

    /// A cell by what it is called, such as `F5`.
    pub fn cell(&self, label: &str) -> Option<Cell> {
        self.0.chart().cell(label)
    }

    /// What a cell is called.
    pub fn label(&self, cell: Cell) -> String {
        self.0.label(cell)
    }
}
