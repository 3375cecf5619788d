//! Positions set up by hand: for tests, puzzles and tutorials.

use crate::cards::{ALL_CARDS, Card, PORT_CARDS, Port};
use crate::components::{Cargo, Character, Good, Loot, Nation};
use crate::event::Event;
use crate::game::Options;
use crate::state::Pirates7;
use crate::tray::SHIPS;
use freeport_kernel::{Chance, Game, Seat, Table};

/// A position under construction, at the start of a round. Everything not said is as at the start of a game, but with
/// empty hands: every Adventure card is in the deck, and all Loot in its deck.
///
/// ```
/// use freeport_pirates7::{Cargo, Port, Scene};
/// let game = Scene::new(3).chests(0, 22).goods(0, Cargo::new(0, 3, 2)).port(Port::Havana).hand(1, &["eng-2"]).begin();
/// assert!(game.is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    game: Pirates7,
    flaw: Option<String>,
}

impl Scene {
    /// A table for this many players.
    pub fn new(players: u8) -> Scene {
        Scene::with(&Options::default(), players)
    }

    /// A table for this many players, with options.
    pub fn with(options: &Options, players: u8) -> Scene {
        Scene { game: Pirates7::blank(options, players.clamp(2, 4)), flaw: None }
    }

    fn fail(mut self, sentence: impl Into<String>) -> Scene {
        self.flaw.get_or_insert(sentence.into());
        self
    }

    /// Does something to what a player has.
    fn own(mut self, seat: u8, change: impl FnOnce(&mut crate::pirate::Pirate)) -> Scene {
        if seat < self.game.players {
            change(self.game.pirate_mut(Seat(seat)));
            self
        } else {
            self.fail(format!("nobody sits at {seat}"))
        }
    }

    /// Sets the round.
    #[must_use]
    pub fn round(mut self, round: u16) -> Scene {
        self.game.round = round;
        self
    }

    /// Gives the First Player marker to a seat.
    #[must_use]
    pub fn first(mut self, seat: u8) -> Scene {
        self.game.first = Seat(seat);
        self.game.resolver = Seat(seat);
        self
    }

    /// The End card was drawn, and so many full rounds follow this one.
    #[must_use]
    pub fn last_rounds(mut self, rounds_after: u8) -> Scene {
        self.game.end_drawn = true;
        self.game.rounds_after = Some(rounds_after);
        self
    }

    /// Puts so many ships of a player to sea and so many on the island; the others are the reserve.
    #[must_use]
    pub fn ships(self, seat: u8, sea: u8, guards: u8) -> Scene {
        match SHIPS.checked_sub(sea.saturating_add(guards)) {
            Some(reserve) => {
                self.own(seat, |own| (own.reserve, own.sea, own.guards) = (reserve, sea, guards))
            }
            None => self.fail("a player has ten ships"),
        }
    }

    /// Sets a player's chests. Guards go to the island or return when the scene begins.
    #[must_use]
    pub fn chests(self, seat: u8, chests: u16) -> Scene {
        self.own(seat, |own| own.chests = chests)
    }

    /// Gives a player Goods from the Loot deck.
    #[must_use]
    pub fn goods(mut self, seat: u8, goods: Cargo) -> Scene {
        for good in Good::ALL {
            if !self.take_loot(Loot::ALL[good as usize], goods[good]) {
                return self.fail(format!("there is not so much {good:?}"));
            }
        }
        self.own(seat, |own| own.goods += goods)
    }

    /// Gives a player Talismans from the Loot deck.
    #[must_use]
    pub fn talismans(mut self, seat: u8, talismans: u8) -> Scene {
        if self.take_loot(Loot::Talisman, talismans) {
            self.own(seat, |own| own.talismans += talismans)
        } else {
            self.fail("there are not so many Talismans")
        }
    }

    fn take_loot(&mut self, loot: Loot, count: u8) -> bool {
        let left = self.game.loot[loot as usize].checked_sub(count);
        self.game.loot[loot as usize] = left.unwrap_or_default();
        left.is_some()
    }

    /// Leaves just this in the Loot deck; the rest of it is discarded.
    #[must_use]
    pub fn loot_deck(mut self, goods: Cargo, talismans: u8) -> Scene {
        let wanted = [goods.fruit, goods.coffee, goods.rum, talismans];
        for (kind, wanted) in wanted.into_iter().enumerate() {
            let Some(rest) = self.game.loot[kind].checked_sub(wanted) else {
                return self.fail("there is not so much Loot left");
            };
            self.game.loot[kind] = wanted;
            self.game.discard[kind] += rest;
        }
        self
    }

    /// Sets a player's Yin-Yang tokens.
    #[must_use]
    pub fn yin_yang(self, seat: u8, tokens: u16) -> Scene {
        self.own(seat, |own| own.yin_yang = tokens)
    }

    /// Sets a player's Black Marks.
    #[must_use]
    pub fn marks(self, seat: u8, marks: u16) -> Scene {
        self.own(seat, |own| own.marks = marks)
    }

    /// Gives a player the Corsair token of a nation.
    #[must_use]
    pub fn corsair(self, seat: u8, nation: Nation) -> Scene {
        self.own(seat, |own| own.corsairs |= nation.bit())
    }

    /// Sets how many times a player has performed Double Hold.
    #[must_use]
    pub fn double_hold(self, seat: u8, times: u16) -> Scene {
        self.own(seat, |own| own.double_hold = times)
    }

    /// Sets how many times a player has performed Unsinkable Ship.
    #[must_use]
    pub fn unsinkable(self, seat: u8, times: u16) -> Scene {
        self.own(seat, |own| own.unsinkable = times)
    }

    /// Lays Characters face up before a player, as if chosen in earlier rounds.
    #[must_use]
    pub fn played_characters(self, seat: u8, characters: &[Character]) -> Scene {
        let played = characters.iter().fold(0, |played, character| played | character.bit());
        self.own(seat, |own| own.played |= played)
    }

    /// Gives a player Adventure cards from the deck, such as `eng-2`, `tortuga` or `kraken`.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Scene {
        match self.take_cards(cards) {
            Some(cards) => self.own(seat, |own| own.hand |= cards),
            None => self.fail(format!("one of {cards:?} is not in the deck")),
        }
    }

    /// These Adventure cards have been played; the last Caravan or Curse lies on top.
    #[must_use]
    pub fn played(mut self, cards: &[&str]) -> Scene {
        match self.take_cards(cards) {
            Some(played) => {
                self.game.played |= played;
                let last = cards.iter().rev().filter_map(|card| Card::try_from((*card).to_owned()).ok());
                self.game.top = last.into_iter().find(|card| card.bit() & PORT_CARDS == 0).or(self.game.top);
                self
            }
            None => self.fail(format!("one of {cards:?} is not in the deck")),
        }
    }

    /// Opens a Port: its card has been played.
    #[must_use]
    pub fn port(mut self, port: Port) -> Scene {
        if let Some(card) = port.card() {
            if self.game.deck & card.bit() == 0 {
                return self.fail(format!("{port:?} is not in the deck"));
            }
            self.game.deck &= !card.bit();
            self.game.played |= card.bit();
        }
        self.game.port = port;
        self
    }

    /// Leaves just these cards in the Adventure deck; the others that are nowhere else have been played.
    #[must_use]
    pub fn deck(mut self, cards: &[&str]) -> Scene {
        let Some(wanted) = self.take_cards(cards) else {
            return self.fail(format!("one of {cards:?} is not in the deck"));
        };
        let rest = std::mem::replace(&mut self.game.deck, wanted);
        self.game.played |= rest;
        if self.game.top.is_none() {
            self.game.top = Card::of(rest & !PORT_CARDS).next();
        }
        if self.game.port == Port::PirateBay && rest & PORT_CARDS != 0 {
            let buried =
                Port::CARDS.into_iter().find(|port| port.card().is_some_and(|card| rest & card.bit() != 0));
            self.game.port = buried.unwrap_or(Port::PirateBay);
        }
        self
    }

    /// Takes cards out of the deck, as bits.
    fn take_cards(&mut self, cards: &[&str]) -> Option<u32> {
        let mut taken = 0;
        for card in cards {
            let bit = Card::try_from((*card).to_owned()).ok()?.bit();
            if self.game.deck & bit == 0 {
                return None;
            }
            self.game.deck &= ALL_CARDS & !bit;
            taken |= bit;
        }
        Some(taken)
    }

    /// The scene at the start of a round: everybody settles, and all choose a Character.
    pub fn begin(mut self) -> Result<Pirates7, String> {
        if let Some(flaw) = self.flaw {
            return Err(flaw);
        }
        if self.game.first.0 >= self.game.players {
            return Err("the First Player does not sit here".to_owned());
        }
        let mut table: Table<Event> = Table::quiet(Chance::strict(&[]));
        for seat in Seat::all(self.game.players) {
            self.game.settle(seat, &mut table);
        }
        self.game.audit()?;
        Ok(self.game)
    }
}
