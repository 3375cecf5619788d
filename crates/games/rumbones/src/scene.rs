//! Positions set up by hand: for tests, puzzles and tutorials.

use crate::core::beast::Beast;
use crate::core::crew::Stack;
use crate::core::edition::Phase;
use crate::core::hero::{STATUSES, Standing};
use crate::core::place::Cell;
use crate::core::side::Side;
use crate::core::state::{Boarding, printed};
use crate::core::task::Task;
use crate::effects::say;
use crate::event::Event;
use crate::game::Rumbones;
use crate::pack::PackRef;
use freeport_kernel::{Chance, Rng, Seat, Table};
use freeport_steps::Agenda;

/// A position under construction. Everything not said is as at the start of a game; the first seat plays Wellsport, whose turn it
/// is. The game begins with a phase of the turn.
///
/// ```
/// use freeport_rumbones::{Phase, Scene};
/// let game = Scene::new(2).bare().hero("ivan", (4, 5)).coins("ivan", 4).hero("tom", (6, 5)).begin(Phase::Heroes);
/// assert!(game.is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    game: Boarding,
    flaw: Option<String>,
}

impl Scene {
    /// A table for this many players.
    pub fn new(players: u8) -> Scene {
        let mut game = Boarding::lay_out(PackRef::default(), players.clamp(2, 6));
        game.agenda.clear();
        game.turn = 1;
        Scene { game, flaw: None }
    }

    fn fail(&mut self, sentence: String) {
        self.flaw.get_or_insert(sentence);
    }

    fn cell(&mut self, (x, y): (u8, u8)) -> Cell {
        let cell = self.game.map().at(x, y);
        if cell.is_none() {
            self.fail(format!("({x},{y}) is not on the map"));
        }
        cell.unwrap_or_default()
    }

    fn find(&mut self, id: &str) -> u8 {
        let found = printed().heroes.iter().position(|hero| hero.id == id);
        if found.is_none() {
            self.fail(format!("there is no hero `{id}`"));
        }
        found.unwrap_or_default() as u8
    }

    fn cards(&mut self, ids: &[&str]) -> u64 {
        let mut cards = 0;
        for id in ids {
            match printed().cards.iter().position(|card| card.id == *id) {
                Some(card) => cards |= 1 << card,
                None => self.fail(format!("there is no card `{id}`")),
            }
        }
        cards
    }

    /// Fills a slot of the hero's side, the first one that is free.
    fn settle(&mut self, hero: u8) {
        let side = Boarding::side_of_hero(hero);
        let count =
            |seat| Boarding::heroes_of(side).filter(|one| self.game.hero(*one).owner == Some(seat)).count();
        let free = self.game.seats_of(side).find(|seat| (count(*seat) as u8) < self.game.slots(*seat));
        match free {
            Some(seat) => self.game.hero_mut(hero).owner = Some(seat),
            None => self.fail("no slot is free".to_owned()),
        }
    }

    /// Lets the first seat play the Bone Devils.
    #[must_use]
    pub fn crossed(mut self) -> Scene {
        self.game.crossed = true;
        self
    }

    /// Gives the turn to a side.
    #[must_use]
    pub fn active(mut self, side: Side) -> Scene {
        self.game.active = side;
        self
    }

    /// Lets a hero of a side be played with the card of another one, as mercenaries are.
    #[must_use]
    pub fn card(mut self, id: &str, of: &str) -> Scene {
        let (hero, card) = (self.find(id), self.find(of));
        self.game.hero_mut(hero).card = card;
        self
    }

    /// Takes all crew off the board.
    #[must_use]
    pub fn bare(mut self) -> Scene {
        for side in Side::BOTH {
            let hold = self.game.hold_mut(side);
            hold.crew = crate::core::crew::Crew::default();
            hold.supply = [printed().crew.deckhand.count, printed().crew.bosun.count];
        }
        self
    }

    /// Puts a hero on the board.
    #[must_use]
    pub fn hero(mut self, id: &str, at: (u8, u8)) -> Scene {
        let (hero, cell) = (self.find(id), self.cell(at));
        self.settle(hero);
        let own = self.game.hero_mut(hero);
        (own.state, own.cell) = (Standing::Deployed, cell);
        self
    }

    /// Puts a hero off the board: overboard or recovering.
    #[must_use]
    pub fn away(mut self, id: &str, state: Standing) -> Scene {
        let hero = self.find(id);
        if state != Standing::Reserve {
            self.settle(hero);
        }
        self.game.hero_mut(hero).state = state;
        self
    }

    /// Gives a hero to a seat.
    #[must_use]
    pub fn owner(mut self, id: &str, seat: u8) -> Scene {
        let hero = self.find(id);
        self.game.hero_mut(hero).owner = Some(Seat(seat));
        self
    }

    /// Gives a hero coins.
    #[must_use]
    pub fn coins(mut self, id: &str, coins: u8) -> Scene {
        let hero = self.find(id);
        self.game.hero_mut(hero).coins = coins;
        self
    }

    /// Gives a hero damage.
    #[must_use]
    pub fn damage(mut self, id: &str, damage: u8) -> Scene {
        let hero = self.find(id);
        self.game.hero_mut(hero).damage = damage;
        self
    }

    /// Gives a hero a status, such as `blinded`.
    #[must_use]
    pub fn status(mut self, id: &str, status: &str) -> Scene {
        let hero = self.find(id);
        match STATUSES.into_iter().find(|one| say::status(*one) == status) {
            Some(status) => self.game.hero_mut(hero).statuses |= 1 << status as u8,
            None => self.fail(format!("there is no status `{status}`")),
        }
        self
    }

    /// Puts deckhands and bosuns of a lane on the board, from the supply.
    #[must_use]
    pub fn crew(mut self, side: Side, at: (u8, u8), lane: u8, deckhands: u8, bosuns: u8) -> Scene {
        let cell = self.cell(at);
        for (bosun, count) in [(false, deckhands), (true, bosuns)] {
            let hold = self.game.hold_mut(side);
            match hold.supply[usize::from(bosun)].checked_sub(count) {
                Some(left) => {
                    hold.supply[usize::from(bosun)] = left;
                    hold.crew.add(Stack { cell, lane, bosun, count, ready: 0 });
                }
                None => self.fail("the supply is too small".to_owned()),
            }
        }
        self
    }

    /// Puts cards into a hand, from the deck.
    #[must_use]
    pub fn hand(mut self, seat: u8, ids: &[&str]) -> Scene {
        let cards = self.cards(ids);
        let side = self.game.side_of(Seat(seat));
        self.game.hold_mut(side).deck &= !cards;
        self.game.hands[usize::from(seat) % 6] |= cards;
        self
    }

    /// Puts cards on the discard pile, from the deck.
    #[must_use]
    pub fn discard(mut self, side: Side, ids: &[&str]) -> Scene {
        let cards = self.cards(ids);
        let hold = self.game.hold_mut(side);
        hold.deck &= !cards;
        hold.discard |= cards;
        self
    }

    /// Puts cards into the Kraken Pool, from the deck.
    #[must_use]
    pub fn pool(mut self, side: Side, ids: &[&str]) -> Scene {
        let cards = self.cards(ids);
        let hold = self.game.hold_mut(side);
        hold.deck &= !cards;
        hold.pool |= cards;
        self
    }

    /// Damages an objective of a side's ship.
    #[must_use]
    pub fn tile(mut self, side: Side, id: &str, damage: u8) -> Scene {
        match printed().tiles.iter().position(|tile| tile.id == id) {
            Some(tile) if damage < printed().tiles[tile].hp => self.game.hold_mut(side).damage[tile] = damage,
            Some(tile) => {
                let hold = self.game.hold_mut(side);
                hold.damage[tile] = printed().tiles[tile].hp;
                hold.lost |= 1 << tile;
                self.game.hold_mut(side.other()).points += printed().tiles[tile].vp;
            }
            None => self.fail(format!("there is no objective `{id}`")),
        }
        self
    }

    /// Puts the Kraken on the board.
    #[must_use]
    pub fn kraken(mut self, damage: u8) -> Scene {
        let cell = self.game.map().planks[crate::core::board::CENTRE];
        self.game.kraken = Beast::Aboard { cell, damage };
        self
    }

    /// Puts the Sea Dragon on a gangplank.
    #[must_use]
    pub fn dragon(mut self, at: (u8, u8), damage: u8) -> Scene {
        let cell = self.cell(at);
        self.game.dragon = Beast::Aboard { cell, damage };
        self
    }

    /// The game from the beginning of a phase, with loose chance until somebody is asked.
    pub fn begin(self, phase: Phase) -> Result<Rumbones, String> {
        self.begin_at(phase, &mut Table::new(Chance::Loose(Rng::new(1))))
    }

    /// The game from the beginning of a phase, with the chance of a table.
    pub fn begin_at(self, phase: Phase, table: &mut Table<Event>) -> Result<Rumbones, String> {
        let Scene { mut game, flaw } = self;
        if let Some(flaw) = flaw {
            return Err(flaw);
        }
        if phase == Phase::Prepare {
            game.turn = 0;
            game.begin_turn(table);
        } else {
            game.push(Task::Phase(phase));
        }
        game.run(table);
        game.audited()?;
        Ok(Rumbones(game))
    }
}
