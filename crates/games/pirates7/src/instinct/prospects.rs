//! What a Character should bring to who chooses it.

use super::raiding::worth_raiding;
use super::worth::{MARK, Season};
use crate::cards::{Adventure, CARAVAN_CARDS, CURSE_CARDS, Card, Curse, PORT_CARDS, Port};
use crate::components::{Character, Good, Nation};
use crate::state::Pirates7;
use freeport_kernel::Seat;

/// How often the Gift should come: more often when others have laid the Character out already.
fn gifts(game: &Pirates7, seat: Seat, character: Character) -> f32 {
    let is_first = seat == game.first;
    let most = match (game.players, is_first) {
        (2, false) => return 0.0,
        (2, true) | (_, false) => 1.0,
        (_, true) => 2.0,
    };
    let others = Seat::all(game.players).filter(|other| *other != seat);
    let alone = others.fold(1.0, |alone, other| {
        let open = game.pirate(other).available();
        if open & character.bit() == 0 { alone } else { alone * (1.0 - 1.0 / open.count_ones() as f32) }
    });
    most * alone
}

/// What the Character should bring.
pub(super) fn prospect(game: &Pirates7, season: &Season, seat: Seat, character: Character) -> f32 {
    let own = game.pirate(seat);
    let gifts = gifts(game, seat, character);
    let back = if character.brings_cards_back() {
        season.lasting(0.4 * own.played.count_ones() as f32)
    } else {
        -season.lasting(0.4)
    };
    let best = |cards: u32, worth: &dyn Fn(Card) -> f32| {
        Card::of(own.hand & cards)
            .map(worth)
            .fold(None, |best: Option<f32>, worth| Some(best.map_or(worth, |best| best.max(worth))))
            .map_or(-MARK, |best| best + relief(season, own.cards()))
    };
    back + match character {
        Character::Shipwright => {
            let most = u16::from(own.reserve).min(own.chests) as u8;
            if most == 0 {
                return back - MARK;
            }
            let now = season.fleet_of(own, 0);
            let buy = (1..=most)
                .map(|ships| season.fleet_of(own, ships) - now - f32::from(ships))
                .fold(f32::MIN, f32::max);
            buy + gifts * season.lasting(1.2)
        }
        Character::Governor => {
            if game.free_corsairs() == 0 {
                return back - MARK;
            }
            let flag = Nation::of(game.free_corsairs())
                .map(|nation| season.corsair(game, nation))
                .fold(f32::MIN, f32::max);
            let spared = if gifts > 1.0 && own.marks == 0 { MARK * 0.6 } else { MARK * gifts.min(1.6) };
            season.fleet_of(own, own.reserve) - season.fleet_of(own, 0) + flag - MARK + spared
        }
        Character::Captain => {
            let late = season.rounds < 3.0;
            let raid = best(CARAVAN_CARDS, &|card| match card.adventure() {
                Adventure::Caravan(caravan) => worth_raiding(game, seat, caravan, late),
                _ => 0.0,
            });
            raid + 1.2 * gifts
        }
        Character::Islander => {
            let port = best(PORT_CARDS, &|card| match card.adventure() {
                Adventure::Port(port) => worth_landing(game, season, seat, port),
                _ => 0.0,
            });
            port + 1.5 * gifts
        }
        Character::Shaman => best(CURSE_CARDS, &|card| match card.adventure() {
            Adventure::Curse(curse) => worth_casting(game, seat, curse, gifts),
            _ => 0.0,
        }),
        Character::Merchant => {
            if own.goods.is_empty() {
                return back - MARK;
            }
            let chests: u8 = game.pack.proceeds(game.port, own.goods).iter().sum();
            let unloaded = season.fleet(own.sea, 0, own.guards) - season.fleet_of(own, 0);
            f32::from(chests) - season.goods(own.goods) + unloaded + gifts
        }
        Character::Cartographer => {
            if game.deck == 0 {
                return back - MARK;
            }
            season.hand(own.cards() + 1) - season.hand(own.cards()) + season.lasting(0.4 * gifts)
        }
    }
}

/// What playing a card brings beside its effect: one less in the hand.
fn relief(season: &Season, cards: u8) -> f32 {
    if cards == 0 { 0.0 } else { season.hand(cards - 1) - season.hand(cards) + season.lasting(0.9) }
}

/// What a new Port should bring: the own Goods gain, those of others too.
pub(super) fn worth_landing(game: &Pirates7, season: &Season, seat: Seat, port: Port) -> f32 {
    let mut after = *game;
    after.port = port;
    let there = Season::of(&after);
    let change = |seat: Seat| {
        let goods = game.pirate(seat).goods;
        there.goods(goods) - season.goods(goods)
    };
    let others: f32 = Seat::all(game.players).filter(|other| *other != seat).map(change).sum();
    change(seat) - 0.7 * others / f32::from(game.players - 1)
}

/// What a Curse should cost a player.
fn harm(game: &Pirates7, seat: Seat, curse: Curse, protected: u8) -> f32 {
    let own = game.pirate(seat);
    let thrown = f32::from(own.sea - protected.min(own.sea));
    let card = |count: u8| if count > 0 { 1.5 } else { 1.2 };
    match curse {
        Curse::Kraken | Curse::Iceberg | Curse::Sirens | Curse::Mutiny => {
            let (_, takes) = game.pack.hits[curse as usize];
            let good = takes.good().unwrap_or(game.pack.highest_demand(game.port));
            thrown / 6.0 * card(own.goods[good])
        }
        Curse::Whirlpool => {
            let all: u8 = Seat::all(game.players).map(|other| game.pirate(other).sea).sum();
            let hits = 3.5 * thrown / f32::from(all.max(1));
            hits * if own.talismans > 0 { 1.0 } else { 1.2 }
        }
        Curse::Idol => 1.2,
        Curse::Wages => 2.0 * f32::from(own.guards),
        Curse::Tavern => 0.3,
    }
}

/// What a Curse should bring: it harms the others more than its player.
pub(super) fn worth_casting(game: &Pirates7, seat: Seat, curse: Curse, gifts: f32) -> f32 {
    let protected = (3.0 * gifts) as u8;
    let others = Seat::all(game.players).filter(|other| *other != seat);
    let theirs: f32 = others.map(|other| harm(game, other, curse, 0)).sum();
    let tavern = if curse == Curse::Tavern { 2.0 } else { 0.0 };
    0.7 * theirs / f32::from(game.players - 1) - harm(game, seat, curse, protected) + tavern
}

/// The kind whose loss hurts the others more than the namer.
pub(super) fn worth_naming(game: &Pirates7, seat: Seat, good: Good) -> f32 {
    let loss = |seat: Seat| {
        let own = game.pirate(seat);
        match (own.goods[good], own.sea) {
            (0, 0) => 0.0,
            (0, _) => 1.4,
            (1, _) => 1.2,
            (2, _) => 1.5,
            (3, _) => 3.0,
            _ => 2.0,
        }
    };
    let others: f32 = Seat::all(game.players).filter(|other| *other != seat).map(loss).sum();
    others / f32::from(game.players - 1) - loss(seat)
}
