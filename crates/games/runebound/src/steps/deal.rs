//! What is done in a market.

use crate::abilities::{Ability, At};
use crate::combat::{Body, Character};
use crate::event::Event;
use crate::party::Card;
use crate::state::{Quest, Table};
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What a treatment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Treatment {
    /// A wound.
    Wound,
    /// All exhaustion.
    Exhaustion,
}

/// What is done in a market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Trading {
    /// Buys an item, or hires an ally.
    Buy(u8),
    /// Sells an item.
    Sell(u8),
    /// Pays for a treatment.
    Heal(Body, Treatment),
    /// Uses something.
    Use(Ability),
    /// Leaves.
    Leave,
}

/// The next deal of the acting player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Deal;

impl Step<Quest> for Deal {
    type Choice = Trading;

    const RULE: &'static str = "RN-13.4";

    // Who could buy something, were there room for it, may want to discard a card first.
    fn is_open(&self, game: &Quest) -> bool {
        let (seat, gold) = (game.acting, game.party(game.acting).gold);
        let crowded = |card: u8| {
            let ware = game.ware(Card::Market(card));
            !game.has_room(seat, ware) && game.room_makers(seat, ware).next().is_some()
        };
        let city = game.city().map(usize::from);
        let stall = city.map(|city| game.markets[city].without(game.sold)).unwrap_or_default();
        stall.iter().any(|card| game.cost(card) <= gold && crowded(card))
    }

    fn who(&self, game: &Quest) -> SeatSet {
        SeatSet::one(game.acting)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Trading)) {
        let Some(city) = game.city() else { return };
        let party = game.party(seat);
        for card in game.markets[usize::from(city)].without(game.sold).iter() {
            if game.cost(card) <= party.gold && game.has_room(seat, game.ware(Card::Market(card))) {
                add(Trading::Buy(card));
            }
        }
        for card in party.items.without(game.bought).iter().filter(|card| game.sale(*card) > 0) {
            add(Trading::Sell(card));
        }
        if game.treatment().0 <= party.gold {
            for who in game.everybody(seat) {
                if game.wounds(who) > 0 {
                    add(Trading::Heal(who.body, Treatment::Wound));
                }
                if game.exhaustion(who) > 0 {
                    add(Trading::Heal(who.body, Treatment::Exhaustion));
                }
            }
        }
        for at in [At::Market, At::Free] {
            game.uses(seat, at, &mut |ability| add(Trading::Use(ability)));
        }
        add(Trading::Leave);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Trading) -> &'static str {
        let stall = game.city().map(|city| game.markets[usize::from(city)]).unwrap_or_default();
        match *choice {
            Trading::Buy(card) if !stall.has(card) => "RN-13.5",
            Trading::Buy(card) if game.sold.has(card) => "RN-13.10",
            Trading::Buy(card) if game.cost(card) > game.party(seat).gold => "RN-13.4",
            Trading::Buy(card) => game.limit_rule(game.ware(Card::Market(card))),
            Trading::Sell(card) if game.party(seat).ally(Card::Market(card)).is_some() => "RN-13.9",
            Trading::Sell(card) if !game.party(seat).items.has(card) => "RN-13.7",
            Trading::Sell(card) if game.bought.has(card) => "RN-13.10",
            Trading::Sell(_) => "RN-13.8",
            Trading::Heal(..) => "RN-13.11",
            Trading::Use(ability) => game.bars(seat, ability, At::Market),
            Trading::Leave => "RN-13.4",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Trading, table: &mut Table) {
        let Some(city) = game.city() else { return };
        if choice == Trading::Leave {
            game.discount = 0;
            return;
        }
        game.push(Task::Deal);
        match choice {
            Trading::Buy(card) => game.buy(city, card, table),
            Trading::Sell(card) => game.sell(city, card, table),
            Trading::Heal(body, treatment) => {
                let (gold, wounds) = game.treatment();
                game.party_mut(seat).gold -= gold;
                table.tell(|| Event::HealingPaid { seat, gold });
                let who = Character { seat, body };
                match treatment {
                    Treatment::Wound => game.heal(who, wounds, table),
                    Treatment::Exhaustion => game.rest(who, u8::MAX, table),
                }
            }
            Trading::Use(ability) => game.use_ability(seat, ability, table),
            Trading::Leave => {}
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let city = game.city().map_or("nothing", |city| game.town_id(city));
        Phrase::new("ask-deal").name("city", city).number("gold", game.party(game.acting).gold)
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Trading) -> Phrase {
        let known = |card: u8| usize::from(card) < game.pack().stock.len();
        match *choice {
            Trading::Buy(card) => {
                let key = if known(card) && game.is_ally(card) { "do-hire" } else { "do-buy" };
                let cost = if known(card) { game.cost(card) } else { 0 };
                Phrase::new(key).name("card", game.goods_id(card)).number("gold", cost)
            }
            Trading::Sell(card) => {
                let sale = if known(card) { game.sale(card) } else { 0 };
                Phrase::new("do-sell").name("card", game.goods_id(card)).number("gold", sale)
            }
            Trading::Heal(body, treatment) => {
                let (gold, wounds) = game.treatment();
                let who = Character { seat, body };
                let name = if game.is_here(who) { game.character_id(who) } else { "nothing" };
                let phrase = match treatment {
                    Treatment::Wound => Phrase::new("do-treat-wound").number("wounds", wounds),
                    Treatment::Exhaustion => Phrase::new("do-treat-exhaustion"),
                };
                phrase.name("who", name).number("gold", gold)
            }
            Trading::Use(ability) => game.use_phrase(seat, &ability),
            Trading::Leave => Phrase::new("do-leave-market"),
        }
    }

    fn decline(&self) -> Option<Trading> {
        Some(Trading::Leave)
    }
}
