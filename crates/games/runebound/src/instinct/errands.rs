//! Where on the map something is to be had, and how much of it is left after the way there.

use super::lore::Lore;
use super::worth::Judge;
use crate::effects::vocabulary::{Class, Colour};
use crate::limits::Ware;
use crate::pack::{Hex, NOWHERE, Wares};
use crate::party::Card;
use tinyvec::ArrayVec;

/// Gems, and cities.
const MOST: usize = 72;
/// A new card is laid into the market of a city.
const NEWS: f32 = 0.03;
/// Whatever is not hopeless is better than to stand about.
const CURIOSITY: f32 = 0.03;
/// What is likelier to fail is hopeless.
const HOPELESS: f32 = 0.2;

/// A place, and what is to be had there.
#[derive(Clone, Copy, Debug, Default)]
struct Errand {
    hex: Hex,
    worth: f32,
}

/// Everything that is to be had on the map.
pub(super) struct Errands {
    list: ArrayVec<[Errand; MOST]>,
    lore: &'static Lore,
}

impl Errands {
    /// What is to be had on a hex.
    pub(super) fn at(&self, hex: Hex) -> f32 {
        self.list.iter().filter(|errand| errand.hex == hex).map(|errand| errand.worth).fold(0.0, f32::max)
    }

    /// The best that is to be had from a hex, less for the way there.
    pub(super) fn best(&self, hex: Hex) -> f32 {
        self.best_within(hex, 0)
    }

    /// The same for who has a part of the way behind him.
    pub(super) fn best_within(&self, hex: Hex, reach: u8) -> f32 {
        if hex == NOWHERE {
            return 0.0;
        }
        let left = |errand: &Errand| {
            let way = self.lore.way(hex, errand.hex).saturating_sub(reach);
            errand.worth * self.lore.faded(way)
        };
        self.list.iter().map(left).fold(0.0, f32::max)
    }
}

impl Judge<'_> {
    /// What the map offers to the party.
    pub(super) fn errands(&self) -> Errands {
        let game = self.game;
        let pack = game.pack();
        let mut list = ArrayVec::<[Errand; MOST]>::new();
        let mut guarded = 0u64;
        for left in game.undefeated.iter().flatten() {
            guarded |=
                pack.atlas.gem_at.get(usize::from(left.hex)).copied().flatten().map_or(0, |gem| 1 << gem);
            let colour = game.colour(left.card);
            if let Some(foe) = game.adversary(left.card)
                && !self.party.is_locked(colour)
            {
                let worth = self.promise(self.ending_against(&foe), self.prize(colour));
                list.try_push(Errand { hex: left.hex, worth });
            }
        }
        let by_colour = Colour::ALL
            .map(|colour| if self.party.is_locked(colour) { -1.0 } else { self.adventure(colour) });
        let mut tokens = game.tokens & !guarded;
        while tokens != 0 {
            let gem = &pack.atlas.gems[tokens.trailing_zeros() as usize];
            tokens &= tokens - 1;
            let worth = by_colour[gem.colour as usize];
            if worth > 0.0 {
                list.try_push(Errand { hex: gem.hex, worth });
            }
        }
        for (town, place) in (0..).zip(&pack.atlas.towns) {
            list.try_push(Errand { hex: place.hex, worth: self.town(town) });
        }
        Errands { list, lore: &pack.lore }
    }

    /// What an adventure of a colour promises.
    pub(super) fn adventure(&self, colour: Colour) -> f32 {
        let ending = self.ending(colour, true);
        let dread = if colour == Colour::Red { 0.0 } else { self.game.dread() };
        self.promise(ending, self.prize(colour)).max(CURIOSITY * (ending.win - HOPELESS) - dread)
    }

    /// What a visit to a city promises.
    fn town(&self, town: u8) -> f32 {
        let (game, party) = (self.game, self.party);
        let (price, mended) = game.treatment();
        let mut worth = NEWS + 0.05 * f32::from(self.muster.income);
        worth += 0.2 * party.tasks.iter().filter(|card| game.errand_for(*card, town)).count() as f32;
        if party.gold >= price {
            let treatments = f32::from(party.gold / price);
            let hurt = f32::from(party.wounds.div_ceil(mended)).min(treatments);
            let left = self.muster.side[0].left.max(0.5);
            worth += 0.2 * hurt / left + 0.02 * f32::from(party.exhaustion);
        }
        if party.gold > 1 {
            let stall = game.markets[usize::from(town)];
            let best = stall.iter().map(|card| self.fancy(card)).fold(0.0, f32::max);
            worth += best;
        }
        worth
    }

    /// How much a market card is liked, less what it costs; nothing where it cannot be had.
    pub(super) fn fancy(&self, card: u8) -> f32 {
        let cost = self.game.cost(card);
        if cost > self.party.gold || !self.game.has_room(self.seat, self.game.ware(Card::Market(card))) {
            return 0.0;
        }
        self.liking_of(card) - 0.05 * f32::from(cost)
    }

    /// How much a market card is liked, whatever it costs.
    pub(super) fn liking_of(&self, card: u8) -> f32 {
        let game = self.game;
        let pack = game.pack();
        let use_of = pack.lore.uses[usize::from(pack.stock[usize::from(card)])];
        let goods = game.goods(card);
        let own = 1 << self.muster.forte();
        let fit = match goods.wares {
            Wares::Ally(_) if use_of.phases & own != 0 => 0.09,
            Wares::Ally(_) => 0.11,
            Wares::Item(..) if use_of.phases == 0 => 0.09,
            Wares::Item(..) if use_of.phases & own != 0 => 0.11,
            Wares::Item(Class::Artifact, _) => 0.07,
            Wares::Item(..) if use_of.strikes => 0.03,
            Wares::Item(..) => 0.06,
        };
        fit * f32::from(goods.price) + 0.5 * f32::from(use_of.income)
    }

    /// Whether a card stands in the way of a better one that could be had for it.
    pub(super) fn yields(&self, card: u8) -> bool {
        let game = self.game;
        let ware = game.ware(Card::Market(card));
        let (Ware::Item(..), Some(city)) = (ware, game.city()) else { return false };
        if game.has_room(self.seat, ware) {
            return false;
        }
        let purse = self.party.gold + game.sale(card);
        let kept = self.liking_of(card) - 0.05 * f32::from(game.sale(card));
        let stall = game.markets[usize::from(city)].without(game.sold);
        stall.iter().any(|other| {
            let cost = game.cost(other);
            cost <= purse
                && game.room_makers(self.seat, game.ware(Card::Market(other))).any(|own| own == card)
                && self.liking_of(other) - 0.05 * f32::from(cost) > kept + 0.08
        })
    }
}
