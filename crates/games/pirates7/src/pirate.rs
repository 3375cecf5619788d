//! What a player has: ships, cargo, chests, tokens and cards.

use crate::components::{Cargo, Character};
use crate::tray::SHIPS;
use serde::{Deserialize, Serialize};

/// One guard watches over so many chests.
const CHESTS_PER_GUARD: u16 = 10;
/// All Characters, as bits.
const CHARACTERS: u8 = 0x7F;

/// A player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Pirate {
    /// Adventure cards, as bits.
    pub hand: u32,
    /// Characters face up from earlier rounds, as bits.
    pub played: u8,
    /// The Character of this round.
    pub chosen: Option<Character>,
    pub reserve: u8,
    /// Ships at sea, free and loaded, those in the tray included.
    pub sea: u8,
    pub guards: u8,
    pub goods: Cargo,
    pub talismans: u8,
    pub chests: u16,
    pub yin_yang: u16,
    pub marks: u16,
    /// Corsair tokens, as bits.
    pub corsairs: u8,
    /// How many times Double Hold was performed.
    pub double_hold: u16,
    /// How many times Unsinkable Ship was performed.
    pub unsinkable: u16,
}

impl Pirate {
    /// How many Goods the ships at sea can carry.
    #[inline]
    pub fn capacity(&self) -> u8 {
        self.sea + self.double_hold.min(u16::from(self.sea)) as u8
    }

    /// Ships that carry Goods, packed as tightly as can be.
    #[inline]
    pub fn loaded(&self) -> u8 {
        let goods = self.goods.total();
        (goods - self.double_hold.min(goods / 2)) as u8
    }

    /// Ships at sea that carry nothing.
    #[inline]
    pub fn free(&self) -> u8 {
        self.sea.saturating_sub(self.loaded())
    }

    /// How many more Goods can be carried.
    #[inline]
    pub fn room(&self) -> u8 {
        u16::from(self.capacity()).saturating_sub(self.goods.total()) as u8
    }

    /// Goods beyond what can be carried.
    #[inline]
    pub fn overflow(&self) -> u8 {
        self.goods.total().saturating_sub(u16::from(self.capacity())) as u8
    }

    /// How many guards the chests need.
    #[inline]
    pub fn guards_needed(&self) -> u16 {
        self.chests / CHESTS_PER_GUARD
    }

    /// How many guards are missing.
    pub fn guards_owed(&self) -> u16 {
        self.guards_needed().saturating_sub(u16::from(self.guards))
    }

    /// What the 40-chest token shows; 0 without it.
    pub fn token(&self) -> u8 {
        match self.chests {
            0..40 => 0,
            40..80 => 40,
            80.. => 80,
        }
    }

    /// Characters that can be chosen, as bits.
    #[inline]
    pub fn available(&self) -> u8 {
        CHARACTERS & !self.played
    }

    /// Adventure cards in hand.
    pub fn cards(&self) -> u8 {
        self.hand.count_ones() as u8
    }

    /// Ships go from sea to the reserve.
    #[inline]
    pub fn lose_ships(&mut self, ships: u8) {
        let ships = ships.min(self.sea);
        self.sea -= ships;
        self.reserve += ships;
    }

    /// Ships go from the reserve to sea, as many as there are; how many that were.
    #[inline]
    pub fn launch(&mut self, ships: u8) -> u8 {
        let ships = ships.min(self.reserve);
        self.reserve -= ships;
        self.sea += ships;
        ships
    }

    /// Ten ships in one place or another.
    pub fn is_whole(&self) -> bool {
        u16::from(self.reserve) + u16::from(self.sea) + u16::from(self.guards) == u16::from(SHIPS)
    }
}
