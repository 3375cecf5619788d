//! The market: recruiting, refilling, discarding.

use crate::components::{Card, Suit};
use crate::event::Event;
use crate::faction::Faction;
use crate::moves::Move;
use crate::resolve::{Flow, Table};
use crate::state::{Ahoy, DAMAGE};
use crate::task::Task;

impl Ahoy {
    /// The cards on offer.
    pub(crate) fn market(&self) -> impl Iterator<Item = Card> + use<> {
        self.row.into_iter().flatten()
    }

    /// Fills the empty places of the market from the deck.
    pub(crate) fn refill(&mut self, table: &mut Table) {
        for place in 0..self.row.len() {
            if self.row[place].is_none() {
                let mut deck = u64::from(self.deck);
                let Some(card) = table.draw("market card", &mut deck) else { return };
                self.deck = deck as u32;
                self.row[place] = Some(Card(card));
                table.tell(|| Event::MarketDealt { card: Card(card) });
            }
        }
    }

    /// Takes a card off the market without refilling it.
    pub(crate) fn take_card(&mut self, card: Card) {
        if let Some(place) = self.row.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
    }

    /// Whether a stronghold on its space keeps an enemy flagship from recruiting, smuggling and delivering.
    pub(crate) fn is_banned(&self, owner: Faction) -> bool {
        owner != Faction::Squadron && self.strongholds_at(self.flag(owner)) > 0
    }

    /// The suits a faction may recruit now, as bits: the flagship's island, and for the Squadron every island
    /// with a stronghold.
    pub(crate) fn recruiting_suits(&self, owner: Faction) -> u8 {
        if self.is_banned(owner) {
            return 0;
        }
        let mut suits = self.suit_at(self.flag(owner)).map_or(0, |suit| 1 << suit as u8);
        if owner == Faction::Squadron {
            for region in self.chart.regions().filter(|region| self.strongholds[region.index()] > 0) {
                suits |= 1 << self.suit_of(region) as u8;
            }
        }
        suits
    }

    pub(crate) fn recruit_options(&self, owner: Faction, into: &mut Vec<Move>) {
        let suits = self.recruiting_suits(owner);
        if suits == 0 {
            return;
        }
        let purse = self.gold[owner.index()];
        for card in self.market() {
            let face = self.pack.card(card);
            if suits >> face.suit as u8 & 1 == 1 && face.gold.is_some_and(|gold| gold <= purse) {
                into.push(Move::Recruit(card));
            }
        }
    }

    /// A market card becomes crew, and the market is refilled.
    pub(crate) fn recruit(&mut self, owner: Faction, card: Card, table: &mut Table) {
        self.enrol(owner, card, table);
        self.refill(table);
    }

    /// A market card becomes crew.
    pub(crate) fn enrol(&mut self, owner: Faction, card: Card, table: &mut Table) {
        self.take_card(card);
        self.crew[owner.index()] |= card.bit();
        table.tell(|| Event::Recruited { faction: owner, card });
    }

    /// Clears the slot of a crew card that leaves its owner: the die is set aside, the token goes back.
    pub(crate) fn release(&mut self, owner: Faction, card: Card) {
        let held = std::mem::take(&mut self.card_slot[card.index()]);
        if held > 0 && held < DAMAGE {
            self.aside[owner.index()][held as usize - 1] += 1;
        }
        self.crew[owner.index()] &= !card.bit();
    }

    pub(crate) fn discard_crew(&mut self, owner: Faction, card: Card, table: &mut Table) {
        self.release(owner, card);
        self.discard |= card.bit();
        table.tell(|| Event::Discarded { faction: owner, card });
    }

    /// Enlisting goes on while the market has cards of the suit; then it is refilled.
    pub(crate) fn enlist_on(&mut self, suit: Suit, table: &mut Table) -> Flow {
        if self.market().any(|card| self.pack.card(card).suit == suit) {
            return Flow::Ask;
        }
        self.end_enlisting(table);
        Flow::Go
    }

    pub(crate) fn end_enlisting(&mut self, table: &mut Table) {
        self.stack.pop();
        self.refill(table);
    }

    pub(crate) fn can_negotiate(&self, owner: Faction, second: bool) -> bool {
        let cell = self.flag(owner);
        self.chart.is_island(cell)
            && !self.is_banned(owner)
            && self.market().next().is_some()
            && (!second || self.comrades[cell.region().index()] > 0)
    }

    /// A card is recruited for nothing: by Negotiate, for the second card a comrade goes.
    pub(crate) fn bargain(&mut self, owner: Faction, second: bool, mv: Move, table: &mut Table) {
        self.stack.pop();
        if let Move::Card(card) = mv {
            if second {
                self.remove_comrades(self.flag(owner).region(), 1, table);
            }
            self.recruit(owner, card, table);
        }
    }

    /// Two players: the first player may sweep the market away.
    pub(crate) fn refresh_market(&mut self, sweep: bool, table: &mut Table) {
        self.stack.pop();
        if sweep {
            let cards: Vec<Card> = self.market().collect();
            for card in &cards {
                self.discard |= card.bit();
            }
            self.row = [None; 3];
            table.tell(|| Event::MarketCleared { cards });
            self.refill(table);
        }
    }

    /// What a Naive Noble can take: any crew or cargo of an enemy whose flagship shares the region.
    pub(crate) fn stealable(&self, owner: Faction) -> impl Iterator<Item = (Faction, Card)> + '_ {
        let region = self.flag(owner).region();
        let enemies = self
            .factions()
            .iter()
            .copied()
            .filter(move |other| *other != owner && self.flag(*other).region() == region);
        enemies.flat_map(move |enemy| {
            let cargo = if enemy.smuggles() { self.cargo[enemy.smuggler()] } else { 0 };
            Card::of(self.crew[enemy.index()] | cargo).map(move |card| (enemy, card))
        })
    }

    pub(crate) fn steal(&mut self, owner: Faction, card: Card, as_cargo: bool, table: &mut Table) {
        self.stack.pop();
        let Some((from, _)) = self.stealable(owner).find(|(_, found)| *found == card) else { return };
        if from.smuggles() {
            self.cargo[from.smuggler()] &= !card.bit();
        }
        self.release(from, card);
        if as_cargo {
            self.cargo[owner.smuggler()] |= card.bit();
            self.push(Task::Overboard { owner });
        } else {
            self.crew[owner.index()] |= card.bit();
        }
        table.tell(|| Event::Stolen { from, to: owner, card, cargo: as_cargo });
    }
}
