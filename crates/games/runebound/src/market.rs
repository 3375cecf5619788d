//! The Market step.

use crate::effects::vocabulary::Effect;
use crate::event::Event;
use crate::party::{Ally, Card};
use crate::state::{Quest, Stage, Table};
use crate::steps::{Asked, Deal, Upkeep};
use crate::task::Task;
use freeport_kernel::Seat;

impl Quest {
    /// The Market step, if the hero ended movement in a city (RN-13.1).
    pub(crate) fn market_step(&mut self) {
        if self.city().is_some() {
            self.stage = Stage::Market;
            self.new_window();
            self.push(Task::Deal);
            self.push(Task::Stalls);
            if self.options.ally_upkeep {
                self.push(Task::Upkeep { from: 0 });
            }
        }
    }

    /// The city in which the acting hero stands.
    pub(crate) fn city(&self) -> Option<u8> {
        self.town_at(self.party(self.acting).hex)
    }

    /// Each ally is paid, or dismissed (RN-35.2, RN-35.3).
    pub(crate) fn upkeep(&mut self, from: u8) {
        let seat = self.acting;
        if usize::from(from) < self.party(seat).allies.len() {
            self.push(Task::Ask(Asked::Upkeep(Upkeep { seat, at: from })));
        }
    }

    /// A new card is laid into the market before any dealing (RN-13.2).
    pub(crate) fn open_stalls(&mut self, table: &mut Table) {
        let closed = self.event_effects().any(|effect| *effect == Effect::NoStock);
        if let Some(city) = self.city().filter(|_| !closed) {
            self.stock_market(city, table);
        }
    }

    /// The top card of the market deck is laid into the market of a city.
    pub(crate) fn stock_market(&mut self, city: u8, table: &mut Table) {
        if let Some(card) = self.stock.draw("market card", table) {
            self.markets[usize::from(city)].add(card);
            table.tell(|| Event::Stocked { city: self.town_id(city), card: self.goods_id(card) });
        }
    }

    /// The next deal.
    pub(crate) fn deal_on(&mut self) {
        self.push(Task::Ask(Asked::Deal(Deal)));
    }

    /// What a market card costs now: raises first, then cuts, at least 1 (RN-13.16).
    pub(crate) fn cost(&self, card: u8) -> u16 {
        let ally = self.is_ally(card);
        let raises = self.event_effects().map(|effect| match effect {
            Effect::AllCosts(more) => u16::from(*more),
            Effect::AlliesCost(more) if ally => u16::from(*more),
            _ => 0,
        });
        let raised = u16::from(self.goods(card).price) + raises.sum::<u16>();
        raised.saturating_sub(u16::from(self.discount)).max(1)
    }

    /// What an item brings, by its printed price (RN-13.7, P41).
    pub(crate) fn sale(&self, card: u8) -> u16 {
        let price = u16::from(self.goods(card).price);
        let generous = self.event_effects().any(|effect| *effect == Effect::SellRoundedUp);
        if generous { price.div_ceil(2) } else { price / 2 }
    }

    /// What one treatment costs, and how many wounds it removes (RN-13.11, P42).
    pub(crate) fn treatment(&self) -> (u16, u8) {
        self.event_effects().fold((1, 1), |(cost, wounds), effect| match effect {
            Effect::HealCosts(gold) => (u16::from(*gold), wounds),
            Effect::HealRemoves(more) => (cost, *more),
            _ => (cost, wounds),
        })
    }

    /// A market card is bought or hired (RN-13.5, RN-13.6).
    pub(crate) fn buy(&mut self, city: u8, card: u8, table: &mut Table) {
        let (seat, gold) = (self.acting, self.cost(card));
        self.markets[usize::from(city)].remove(card);
        self.discount = 0;
        self.bought.add(card);
        self.party_mut(seat).gold -= gold;
        self.take_market(seat, card, 0, 0);
        table.tell(|| Event::Bought { seat, card: self.goods_id(card), gold, city: self.town_id(city) });
    }

    /// A market card comes to a party, an ally with its tokens.
    pub(crate) fn take_market(&mut self, seat: Seat, card: u8, wounds: u8, exhaustion: u8) {
        let ally = self.is_ally(card);
        let party = self.party_mut(seat);
        if ally {
            party.allies.push(Ally { card: Card::Market(card), wounds, exhaustion });
        } else {
            party.items.add(card);
        }
    }

    /// An item is sold into the market of the city (RN-13.7).
    pub(crate) fn sell(&mut self, city: u8, card: u8, table: &mut Table) {
        let (seat, gold) = (self.acting, self.sale(card));
        self.party_mut(seat).gold += gold;
        self.sold.add(card);
        table.tell(|| Event::Sold { seat, card: self.goods_id(card), gold, city: self.town_id(city) });
        self.give_up_market(seat, card, table);
        self.markets[usize::from(city)].add(card);
        self.check_standing(seat);
    }
}
