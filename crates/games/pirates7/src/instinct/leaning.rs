//! The move a quick player would make.

use super::prospects::{prospect, worth_casting, worth_landing, worth_naming};
use super::raiding::{worth_raiding, worth_sending};
use super::worth::{MARK, Season};
use crate::components::{Cargo, Character, Ritual};
use crate::moves::{Dealt, Move, Pair};
use crate::pack::TavernResult;
use crate::state::Pirates7;
use crate::tray::SHIPS;
use freeport_kernel::{Rng, Seat};

/// How far whim goes, in victory points.
const WHIM: f32 = 1.2;

/// The place of the move that looks best at a glance, with some whim.
pub(super) fn favourite(game: &Pirates7, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
    let season = Season::of(game);
    let (mut best, mut place) = (f32::MIN, 0);
    for (index, mv) in moves.iter().enumerate() {
        let taste = taste(game, &season, seat, *mv) + WHIM * rng.unit();
        if taste > best {
            (best, place) = (taste, index);
        }
    }
    place
}

/// What a move should bring, in victory points; only moves of one decision are compared.
fn taste(game: &Pirates7, season: &Season, seat: Seat, mv: Move) -> f32 {
    let own = game.pirate(seat);
    let late = season.rounds < 3.0;
    match mv {
        Move::ChooseCharacter(character) => prospect(game, season, seat, character),
        Move::Ritual(ritual) => ritual_taste(game, season, seat, ritual),
        Move::FinalDeal(deal) => ritual_taste(game, season, seat, Ritual::GoodDeal(deal)),
        Move::Done => WHIM * 0.5,
        Move::Buy(ships) => season.fleet_of(own, ships) - f32::from(ships),
        Move::Nation(nation) => season.corsair(game, nation),
        Move::Caravan(caravan) => worth_raiding(game, seat, caravan, late),
        Move::Port(port) => worth_landing(game, season, seat, port),
        Move::Curse(curse) => worth_casting(game, seat, curse, f32::from(game.gift_level())),
        Move::Sale(goods) => {
            let chests: u8 = game.pack.proceeds(game.port, goods).iter().sum();
            f32::from(chests)
                + season.goods(own.goods - goods)
                + season.lasting(0.5 * f32::from(goods.total()))
        }
        Move::Draw => 0.0,
        Move::Decline => decline_taste(game, season, seat),
        Move::TakeGift(times) => gift_taste(game, season, seat, times),
        Move::CommitShips(0) => -MARK,
        Move::CommitShips(ships) => worth_sending(game, seat, ships, late),
        Move::PickPair(pair) => pair_taste(game, seat, pair),
        Move::KeepGoods(kept) => {
            season.goods(own.goods + kept) - season.lasting(0.45 * f32::from(kept.total()))
        }
        Move::PickWhirlpoolDie(die) => {
            let victim = Seat(die / SHIPS);
            if victim == seat { -3.0 } else { season.whole(game, victim) * 0.1 }
        }
        Move::NameIdolGood(good) => worth_naming(game, seat, good),
        Move::AssignTavern(dealt) => tavern_taste(game, season, seat, dealt),
        Move::LoseGood(good) => season.goods(own.goods - Cargo::one(good)),
        Move::OverflowDiscard(goods) => season.goods(own.goods - goods),
    }
}

/// What declining brings when the Action can be performed: a Black Mark, against a bad bargain.
fn decline_taste(game: &Pirates7, season: &Season, seat: Seat) -> f32 {
    let own = game.pirate(seat);
    match game.called {
        Some(Character::Shipwright) => season.fleet_of(own, 0) - MARK,
        Some(Character::Governor) => {
            season.fleet_of(own, 0)
                - season.fleet_of(own, own.reserve)
                - if game.gift_level() > 0 { MARK } else { 0.0 }
        }
        Some(Character::Merchant) => season.goods(own.goods) - MARK,
        _ => -MARK,
    }
}

fn gift_taste(game: &Pirates7, season: &Season, seat: Seat, times: u8) -> f32 {
    let own = game.pirate(seat);
    match game.called {
        Some(Character::Shipwright) => season.fleet_of(own, times),
        Some(Character::Cartographer) => season.hand(own.cards() + times),
        _ => f32::from(times),
    }
}

fn ritual_taste(game: &Pirates7, season: &Season, seat: Seat, ritual: Ritual) -> f32 {
    let own = game.pirate(seat);
    let price =
        season.yin_yang(own.yin_yang) - season.yin_yang(own.yin_yang - u16::from(game.pack.cost(ritual)));
    match ritual {
        Ritual::GoodDeal(deal) => {
            let prices = game.pack.prices(game.port);
            let chests: u8 = deal.goods().iter().map(|good| prices[*good as usize]).sum();
            f32::from(chests) - price + season.goods(own.goods - deal.cargo()) - season.goods(own.goods)
        }
        Ritual::DoubleHold => 0.13 * season.rounds.min(12.0) - price,
        Ritual::Unsinkable => 0.24 * season.rounds.min(12.0) - price,
    }
}

/// A tied pair is best where an enemy's ship sinks, or an own one wins.
fn pair_taste(game: &Pirates7, seat: Seat, pair: Pair) -> f32 {
    let (Some(pirate), Some(red)) = (game.die(pair.pirate), game.die(pair.red)) else { return 0.0 };
    let wins = pirate.face > red.face;
    match (pirate.owner == Some(seat), wins) {
        (true, true) | (false, false) => 1.0,
        (false, true) => 0.5,
        (true, false) => -1.0,
    }
}

/// The best die for oneself, the worst for the leader.
fn tavern_taste(game: &Pirates7, season: &Season, seat: Seat, dealt: Dealt) -> f32 {
    let mut sum = 0.0;
    for (other, face) in Seat::all(game.players).zip(dealt.0) {
        let own = game.pirate(other);
        let worth = match game.pack.tavern[face.clamp(1, 6) as usize - 1] {
            TavernResult::BlackMark => -MARK,
            TavernResult::LoseGood => {
                if own.goods.is_empty() {
                    0.0
                } else {
                    -1.2
                }
            }
            TavernResult::LoseChest => -1.0,
            TavernResult::GainChest => 1.0,
            TavernResult::GainGood => {
                if own.room() > 0 {
                    1.3
                } else {
                    0.0
                }
            }
            TavernResult::GainYinYang => season.yin_yang(own.yin_yang + 3) - season.yin_yang(own.yin_yang),
        };
        let threat = 1.0 + 0.02 * season.whole(game, other);
        sum += if other == seat { 1.5 * worth } else { -worth * threat / f32::from(game.players - 1) };
    }
    sum
}
