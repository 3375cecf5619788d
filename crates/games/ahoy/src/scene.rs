//! Positions set up by hand: for tests, puzzles and tutorials.

use crate::chart::{At, Cell, Laid, Lay};
use crate::components::{Card, Figure, PlanKind, Slot};
use crate::event::Event;
use crate::faction::Faction;
use crate::game::Options;
use crate::moves::Side;
use crate::state::{Ahoy, DAMAGE};
use crate::task::Task;
use freeport_kernel::{Chance, Game, Table};

/// A position under construction. Everything not said is as empty as the rules allow: no gold, no crew, every
/// flagship on the first region's north-west space, and the market unfilled.
///
/// ```
/// use freeport_ahoy::{Faction, Scene};
/// let game = Scene::new(2).tile(7, (0, 0), 2).tile(10, (2, 1), 0).flagship(Faction::Union, (3, 2)).turn(Faction::Union, &[4, 2]);
/// assert!(game.is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    game: Ahoy,
    flaw: Option<String>,
}

impl Scene {
    /// An empty sea for this many players.
    pub fn new(players: u8) -> Scene {
        let mut game = Ahoy::blank(&Options::default(), players.clamp(2, 4));
        let mut table: Table<Event> = Table::quiet(Chance::strict(&[]));
        for faction in game.factions() {
            game.roll_dice(*faction, &mut table);
            game.flagship[faction.index()] = Cell(0);
        }
        Scene { game, flaw: None }
    }

    fn fail(mut self, sentence: impl Into<String>) -> Scene {
        self.flaw.get_or_insert(sentence.into());
        self
    }

    fn cell(&self, at: (i8, i8)) -> Option<Cell> {
        self.game.chart.cell_at(At::from(at))
    }

    /// Does something at a space of the chart.
    fn at(mut self, at: (i8, i8), change: impl FnOnce(&mut Ahoy, Cell)) -> Scene {
        match self.cell(at) {
            Some(cell) => {
                change(&mut self.game, cell);
                self
            }
            None => self.fail(format!("there is no space at {at:?}")),
        }
    }

    /// Lays a tile by its printed number, with its wealth die at 1.
    #[must_use]
    pub fn tile(mut self, number: u8, at: (i8, i8), turn: u8) -> Scene {
        let bit = 1u16.checked_shl(u32::from(number.wrapping_sub(1))).unwrap_or(0);
        let lay = Lay { at: At::from(at), turn };
        if self.game.tiles & bit == 0 || turn > 3 || !self.game.chart.is_free(lay.at) {
            return self.fail(format!("tile {number} cannot be laid at {at:?}"));
        }
        self.game.tiles &= !bit;
        self.game.chart.lay(Laid { tile: number - 1, lay, wealth: 1 });
        self
    }

    /// Sets the wealth of the region a space belongs to.
    #[must_use]
    pub fn wealth(self, at: (i8, i8), wealth: u8) -> Scene {
        self.at(at, |game, cell| game.chart.set_wealth(cell.region(), wealth))
    }

    /// Leaves just these tiles, by their printed numbers, in the stack; one of the others is the tile put away
    /// and the rest must be on the chart.
    #[must_use]
    pub fn stack(mut self, numbers: &[u8]) -> Scene {
        let wanted = numbers.iter().fold(0u16, |set, number| set | 1 << (number - 1));
        let spare = self.game.tiles & !wanted;
        self.game.tile_away = spare & spare.wrapping_neg();
        self.game.tiles = wanted;
        self
    }

    /// Puts a faction's flagship on a space.
    #[must_use]
    pub fn flagship(self, faction: Faction, at: (i8, i8)) -> Scene {
        self.at(at, |game, cell| game.flagship[faction.index()] = cell)
    }

    /// Puts patrols on a space.
    #[must_use]
    pub fn patrols(self, at: (i8, i8), count: u8) -> Scene {
        self.at(at, |game, cell| game.patrols[cell.index()] = count)
    }

    /// Puts strongholds on the island of the region a space belongs to.
    #[must_use]
    pub fn strongholds(self, at: (i8, i8), count: u8) -> Scene {
        self.at(at, |game, cell| game.strongholds[cell.region().index()] = count)
    }

    /// Puts comrades on the island of the region a space belongs to.
    #[must_use]
    pub fn comrades(self, at: (i8, i8), count: u8) -> Scene {
        self.at(at, |game, cell| game.comrades[cell.region().index()] = count)
    }

    /// Sets the number of ready comrades.
    #[must_use]
    pub fn ready(mut self, count: u8) -> Scene {
        self.game.ready = count;
        self
    }

    /// Brings the cutter into play.
    #[must_use]
    pub fn cutter(self, at: (i8, i8)) -> Scene {
        self.at(at, |game, cell| {
            game.cutter = cell;
            game.deal_plan(PlanKind::Cutter, Pile::Play);
        })
    }

    /// Brings the gunship into play.
    #[must_use]
    pub fn gunship(self, at: (i8, i8)) -> Scene {
        self.at(at, |game, cell| {
            game.gunship = cell;
            game.deal_plan(PlanKind::Gunship, Pile::Play);
        })
    }

    /// Sets a faction's gold.
    #[must_use]
    pub fn gold(mut self, faction: Faction, gold: u8) -> Scene {
        self.game.gold[faction.index()] = gold;
        self
    }

    /// Sets a faction's fame.
    #[must_use]
    pub fn fame(mut self, faction: Faction, fame: u16) -> Scene {
        self.game.fame[faction.index()] = fame;
        self
    }

    /// Gives a faction a market card as crew.
    #[must_use]
    pub fn crew(mut self, faction: Faction, card: &str) -> Scene {
        match self.draw(card) {
            Some(card) => {
                self.game.crew[faction.index()] |= card.bit();
                self
            }
            None => self.fail(format!("the card {card} is not in the deck")),
        }
    }

    /// Gives a Smuggler a market card as cargo.
    #[must_use]
    pub fn cargo(mut self, faction: Faction, card: &str) -> Scene {
        match self.draw(card) {
            Some(card) if faction.smuggles() => {
                self.game.cargo[faction.smuggler()] |= card.bit();
                self
            }
            _ => self.fail(format!("the card {card} cannot be cargo")),
        }
    }

    /// Puts a card under a Smuggler's pledge marker.
    #[must_use]
    pub fn pledged(mut self, faction: Faction, side: Side, card: &str) -> Scene {
        match self.draw(card) {
            Some(card) if faction.smuggles() => {
                self.game.pledged[faction.smuggler()][side as usize] |= card.bit();
                self
            }
            _ => self.fail(format!("the card {card} cannot be pledged")),
        }
    }

    /// Says which faction a Smuggler's left marker stands for.
    #[must_use]
    pub fn left_marker(mut self, faction: Faction, pledged: Faction) -> Scene {
        self.game.left_is_squadron[faction.smuggler()] = pledged == Faction::Squadron;
        self
    }

    /// Puts a Smuggler's reward markers on cells of the grid, row and column from 0.
    #[must_use]
    pub fn markers(mut self, faction: Faction, white: (u8, u8), black: (u8, u8)) -> Scene {
        let index = faction.smuggler();
        self.game.white[index] = white.0 * 5 + white.1;
        self.game.black[index] = black.0 * 5 + black.1;
        self.game.wake[index] = self.game.black[index];
        self
    }

    /// Lays up to three market cards open.
    #[must_use]
    pub fn market(mut self, cards: &[&str]) -> Scene {
        for (place, card) in cards.iter().enumerate().take(3) {
            match self.draw(card) {
                Some(card) => self.game.row[place] = Some(card),
                None => return self.fail(format!("the card {card} is not in the deck")),
            }
        }
        self
    }

    /// Leaves just these cards in the market deck; all others that are nowhere else are discarded.
    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Scene {
        let rest = std::mem::take(&mut self.game.deck);
        self.game.discard |= rest;
        for card in cards {
            match Card::try_from((*card).to_owned()) {
                Ok(card) if rest & card.bit() != 0 => {
                    self.game.discard &= !card.bit();
                    self.game.deck |= card.bit();
                }
                _ => return self.fail(format!("the card {card} is elsewhere")),
            }
        }
        self
    }

    fn draw(&mut self, card: &str) -> Option<Card> {
        let card = Card::try_from(card.to_owned()).ok()?;
        let from = &mut self.game.deck;
        let there = *from & card.bit() != 0;
        *from &= !card.bit();
        there.then_some(card)
    }

    /// Gives the Union plans in hand.
    #[must_use]
    pub fn hand(mut self, plans: &[PlanKind]) -> Scene {
        for plan in plans {
            if !self.game.deal_plan(*plan, Pile::Hand) {
                return self.fail(format!("there is no further plan {plan:?}"));
            }
        }
        self
    }

    /// Leaves just these plans in the plan deck; the others that are nowhere else are discarded.
    #[must_use]
    pub fn plan_deck(mut self, plans: &[PlanKind]) -> Scene {
        let rest = std::mem::take(&mut self.game.plan_deck);
        self.game.plan_discard |= rest;
        for plan in plans {
            let free = self.game.plans_of(*plan, self.game.plan_discard & rest);
            let card = free & free.wrapping_neg();
            self.game.plan_discard &= !card;
            self.game.plan_deck |= card;
        }
        self
    }

    /// Moves a die from the supply, whatever its value, into a slot, showing this value.
    #[must_use]
    pub fn placed(mut self, faction: Faction, slot: Slot, value: u8) -> Scene {
        let supply = &mut self.game.supply[faction.index()];
        match supply.iter_mut().find(|count| **count > 0) {
            Some(count) => *count -= 1,
            None => return self.fail("there is no die left to place"),
        }
        if self.game.change_slot(faction, slot, 0, value) { self } else { self.fail("that slot is full") }
    }

    /// Damages a slot.
    #[must_use]
    pub fn damaged(mut self, faction: Faction, slot: Slot) -> Scene {
        if self.game.change_slot(faction, slot, 0, DAMAGE) { self } else { self.fail("that slot is full") }
    }

    /// Sets the values of the dice left in a faction's supply. Dice that are neither here nor in a slot are set aside.
    #[must_use]
    pub fn dice(mut self, faction: Faction, values: &[u8]) -> Scene {
        let index = faction.index();
        let held = self.game.supply[index].iter().chain(&self.game.aside[index]).sum::<u8>() as usize;
        self.game.supply[index] = [0; 6];
        self.game.aside[index] = [0; 6];
        if values.len() > held || values.iter().any(|value| !(1..=6).contains(value)) {
            return self.fail("there are not so many dice, or none with such a value");
        }
        for value in values {
            self.game.supply[index][*value as usize - 1] += 1;
        }
        self.game.aside[index][0] = (held - values.len()) as u8;
        self
    }

    /// Says who began the round.
    #[must_use]
    pub fn first(mut self, faction: Faction) -> Scene {
        self.game.first = faction;
        self
    }

    /// The scene with this faction in turn and these dice in its supply.
    pub fn turn(self, faction: Faction, dice: &[u8]) -> Result<Ahoy, String> {
        let mut scene = self.dice(faction, dice);
        scene.game.begin_turn(faction, &mut Table::quiet(Chance::strict(&[])));
        scene.finish()
    }

    /// The scene as it is, with a task under way.
    fn finish(mut self) -> Result<Ahoy, String> {
        if let Some(flaw) = self.flaw {
            return Err(flaw);
        }
        self.game.fill_gaps();
        self.game.audit()?;
        Ok(self.game)
    }
}

/// Where a plan card goes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pile {
    Hand,
    Play,
}

impl Ahoy {
    fn deal_plan(&mut self, plan: PlanKind, to: Pile) -> bool {
        let free = self.plans_of(plan, self.plan_deck);
        let card = free & free.wrapping_neg();
        self.plan_deck &= !card;
        match to {
            Pile::Hand => self.hand |= card,
            Pile::Play => self.in_play |= card,
        }
        card != 0
    }

    /// Puts away what every game puts away, as far as the scene has not said.
    fn fill_gaps(&mut self) {
        if self.tile_away == 0 {
            self.tile_away = self.tiles & self.tiles.wrapping_neg();
            self.tiles &= !self.tile_away;
        }
        if self.players < 4 {
            for suit in self.pack.of_suit {
                let spare = if self.deck & suit != 0 { self.deck & suit } else { self.discard & suit };
                let card = 1u32 << (spare | 1).ilog2();
                self.deck &= !card;
                self.discard &= !card;
                self.cards_away |= card & spare;
            }
        }
    }

    /// Where a figure stands, as a place on the grid; for tests and puzzles.
    pub fn whereabouts(&self, figure: Figure) -> Option<At> {
        let cell = self.place_of(figure);
        cell.is_somewhere().then(|| self.chart.at(cell))
    }

    /// Whether nothing is under way but the turn itself.
    pub fn is_between_actions(&self) -> bool {
        self.stack.last() == Some(&Task::Turn)
    }
}
