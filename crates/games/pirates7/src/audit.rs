//! What must be true of every state: each card and each ship is somewhere, exactly once.

use crate::cards::{ALL_CARDS, CARAVAN_CARDS, CURSE_CARDS, Card, PORT_CARDS};
use crate::components::{Cargo, Character, Loot};
use crate::moves::Move;
use crate::phase::{Phase, Venture};
use crate::pirate::Pirate;
use crate::round::LAST_ROUNDS;
use crate::state::{BELOW_END, PLAYERS, Pirates7};
use crate::tray::{RED, SHIPS, owner};
use freeport_kernel::Seat;
use freeport_tray::Lie;

/// More chests, tokens, Rituals and marks than any game has.
const ENDLESS: u16 = 30_000;
/// There are so many red dice.
const RED_DICE: u8 = 4;
/// Characters that stay in hand: choosing one of them brings all back.
const NEVER_PLAYED: u8 = Character::Captain.bit() | Character::Islander.bit() | Character::Shaman.bit();

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

impl Pirates7 {
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure((2..=PLAYERS as u8).contains(&self.players), "Pirates of the 7 Seas is for 2 to 4 players")?;
        let seated = |seat: Seat| seat.0 < self.players;
        ensure(seated(self.first) && seated(self.resolver), "somebody is named who does not sit here")?;
        ensure(
            self.round > 0 && self.rounds_after.is_none_or(|left| left <= LAST_ROUNDS),
            "rounds are counted wrongly",
        )?;
        for seat in Seat::all(PLAYERS as u8) {
            if seated(seat) {
                self.audit_pirate(self.pirate(seat))?;
            } else {
                ensure(*self.pirate(seat) == Pirate::default(), "an empty seat has something")?;
            }
        }
        self.audit_cards()?;
        self.audit_loot()?;
        self.audit_tray()?;
        self.audit_phase()
    }

    fn audit_pirate(&self, pirate: &Pirate) -> Result<(), String> {
        ensure(pirate.is_whole(), "every player has ten ships")?;
        let many = [pirate.chests, pirate.yin_yang, pirate.marks, pirate.double_hold, pirate.unsinkable];
        ensure(many.iter().all(|count| *count <= ENDLESS), "somebody has more than can be")?;
        ensure(
            pirate.played & NEVER_PLAYED == 0 && pirate.played < 1 << Character::ALL.len(),
            "a Character lies face up that always returns",
        )?;
        ensure(
            pirate.chosen.is_none_or(|chosen| pirate.available() & chosen.bit() != 0),
            "a Character was chosen that is not in hand",
        )?;
        let cursed = matches!(self.venture, Venture::Curse { .. });
        ensure(cursed || pirate.overflow() == 0, "somebody has more Goods than the ships can carry")?;
        ensure(
            cursed || u16::from(pirate.guards) <= pirate.guards_needed(),
            "somebody has more guards than the chests need",
        )?;
        ensure(
            cursed || pirate.guards_owed() == 0 || pirate.free() == 0 || self.phase == Phase::Over,
            "a guard is owed while a ship is free",
        )
    }

    fn audit_cards(&self) -> Result<(), String> {
        let piles = self.pirates.iter().map(|pirate| pirate.hand).chain([self.deck, self.played]);
        let mut all = 0;
        for pile in piles {
            ensure(all & pile == 0, "an Adventure card is in two places at once")?;
            all |= pile;
        }
        ensure(all == ALL_CARDS, "an Adventure card is missing")?;
        ensure(
            self.end_drawn || self.deck.count_ones() >= BELOW_END,
            "cards were drawn from below the End card",
        )?;
        ensure(
            !self.end_drawn || self.rounds_after.is_some(),
            "the End card is out and no rounds are counted",
        )?;
        let top = self.top.map_or(0, Card::bit);
        ensure(
            self.played & !PORT_CARDS & top == top && (top == 0) == (self.played & !PORT_CARDS == 0),
            "the top card was not played",
        )?;
        let port = self.port.card().map_or(0, Card::bit);
        ensure(
            self.played & port == port && (port == 0) == (self.played & PORT_CARDS == 0),
            "the current Port was not played",
        )?;
        let corsairs: u32 = self.pirates.iter().map(|pirate| pirate.corsairs.count_ones()).sum();
        let taken = self.pirates.iter().fold(0, |taken, pirate| taken | pirate.corsairs);
        ensure(corsairs == taken.count_ones() && taken < 1 << 4, "a Corsair token is in two places at once")
    }

    fn audit_loot(&self) -> Result<(), String> {
        let drawn = match self.phase {
            Phase::Loading { drawn, .. } => drawn,
            _ => Cargo::NONE,
        };
        for loot in Loot::ALL {
            let held = |pirate: &Pirate| match loot.good() {
                Some(good) => u32::from(pirate.goods[good]),
                None => u32::from(pirate.talismans),
            };
            let kind = loot as usize;
            let count = self.pirates.iter().map(held).sum::<u32>()
                + u32::from(self.loot[kind])
                + u32::from(self.discard[kind])
                + loot.good().map_or(0, |good| u32::from(drawn[good]));
            ensure(count == u32::from(self.pack.loot_of(loot)), "a Loot card is missing or too many")?;
        }
        Ok(())
    }

    fn audit_tray(&self) -> Result<(), String> {
        let mut seen = 0u64;
        for die in &self.tray {
            let red = die.die >= RED;
            let real = if red { die.die < RED + RED_DICE } else { die.die < self.players * SHIPS };
            ensure(
                real && seen >> die.die & 1 == 0
                    && die.owner == owner(die.die)
                    && (1..=6).contains(&die.face),
                "the tray holds a die that cannot be",
            )?;
            seen |= 1 << die.die;
        }
        let lies = self.tray.iter().map(|die| Lie {
            die: die.die,
            face: die.face,
            x: die.x,
            y: die.y,
            turn: die.turn,
        });
        ensure(freeport_tray::valid(lies), "dice lie in one another, or not in the tray")?;
        ensure(self.afloat & !seen == 0, "a die is afloat that was not thrown")?;
        for seat in Seat::all(self.players) {
            let thrown = (seen >> (seat.0 * SHIPS) & ((1 << SHIPS) - 1)).count_ones();
            let lost = u32::from(self.pirate(seat).reserve);
            ensure(
                thrown <= u32::from(self.pirate(seat).sea) + lost,
                "more ships were thrown than there are",
            )?;
        }
        ensure(self.venture != Venture::None || self.tray.is_empty(), "dice lie in the tray for nothing")
    }

    /// The game waits for something that can be.
    fn audit_phase(&self) -> Result<(), String> {
        let raid = matches!(self.venture, Venture::Raid { .. });
        let curse = matches!(self.venture, Venture::Curse { .. });
        let calm = self.venture == Venture::None;
        let called = self.called.is_some();
        let sound = match self.phase {
            Phase::Choosing => calm && !called && !self.choosing().is_empty(),
            Phase::Before | Phase::After => calm && self.called.is_some_and(Character::allows_rituals),
            Phase::Action => calm && self.called.is_some_and(|called| self.can_act(called)),
            Phase::Gift { level } => calm && called && level == self.gift_level() && level > 0,
            Phase::Commit { seat } => raid && seat.0 < self.players && self.most_ships(seat) > 0,
            Phase::Ruler => raid && self.tied_pairs().len() > 1,
            Phase::Loading { seat, drawn } => {
                seat.0 < self.players
                    && !drawn.is_empty()
                    && self.pirate(seat).room() > 0
                    && (calm == (self.called == Some(Character::Islander)))
                    && called
            }
            Phase::Idol => curse,
            Phase::Tavern => curse && self.tray.len() == self.players as usize,
            Phase::Forfeit { seat } => curse && seat.0 < self.players && self.pirate(seat).goods.kinds() > 1,
            Phase::Whirlpool { disputed, left } => {
                curse && disputed & !self.afloat == 0 && left > 0 && disputed.count_ones() > u32::from(left)
            }
            Phase::Overflow { seat } => curse && seat.0 < self.players && self.pirate(seat).overflow() > 0,
            Phase::FinalDeals { seat } => calm && !called && seat.0 < self.players && self.can_deal(seat),
            Phase::Over => calm && !called,
        };
        ensure(sound, "the game waits for what cannot be")?;
        ensure(
            raid == (raid && self.called == Some(Character::Captain))
                && curse == (curse && self.called == Some(Character::Shaman)),
            "a raid or a Curse is under way without its Character",
        )?;
        let choosers = !called
            || Seat::all(self.players).all(|seat| self.pirate(seat).chosen.is_some())
                && self.pirate(self.resolver).chosen == self.called;
        ensure(choosers, "a Character is resolved by who did not choose it")?;
        if let Venture::Raid { caravan, sent } = self.venture {
            let real = self.played & caravan.card().bit() & CARAVAN_CARDS != 0;
            ensure(real && sent.iter().all(|ships| *ships <= SHIPS), "a raid is under way that cannot be")?;
        }
        if let Venture::Curse { curse, tavern, .. } = self.venture {
            let real = self.played & curse.card().bit() & CURSE_CARDS != 0;
            ensure(real && tavern.iter().all(|face| *face <= 6), "a Curse is under way that cannot be")?;
        }
        let mut moves: Vec<Move> = Vec::new();
        if let Some(seat) = self.decider() {
            self.choices(seat, &mut moves);
            ensure(!moves.is_empty(), "somebody has to decide and has nothing to choose from")?;
        }
        Ok(())
    }
}
