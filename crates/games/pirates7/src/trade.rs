//! Selling Goods, and the Rituals.

use crate::components::{Cargo, Deal, Good, Ritual};
use crate::event::{Event, LastingRitual};
use crate::state::{Pirates7, Table};
use freeport_kernel::Seat;

impl Pirates7 {
    /// Goods go to the Loot discard pile.
    pub(crate) fn discard_goods(&mut self, goods: Cargo) {
        for good in Good::ALL {
            self.discard[good as usize] += goods[good];
        }
    }

    /// Goods leave a player's ships for the discard pile.
    pub(crate) fn take_goods(&mut self, seat: Seat, goods: Cargo) {
        self.pirate_mut(seat).goods -= goods;
        self.discard_goods(goods);
    }

    /// Sells Goods together in the current Port.
    pub(crate) fn sell(&mut self, seat: Seat, goods: Cargo, last: bool, table: &mut Table) {
        let proceeds = self.pack.proceeds(self.port, goods);
        self.take_goods(seat, goods);
        table.tell(|| Event::Sold { seat, goods, proceeds, last });
        self.gain_chests(seat, proceeds.iter().map(|chests| u16::from(*chests)).sum(), table);
        self.settle(seat, table);
    }

    /// Whether a player can pay for a Ritual and has what it needs.
    #[inline]
    pub(crate) fn can_perform(&self, seat: Seat, ritual: Ritual) -> bool {
        let own = self.pirate(seat);
        own.yin_yang >= u16::from(self.pack.cost(ritual))
            && match ritual {
                Ritual::GoodDeal(deal) => deal.cargo().within(own.goods),
                Ritual::DoubleHold | Ritual::Unsinkable => true,
            }
    }

    /// The Rituals a player can perform.
    pub(crate) fn rituals(&self, seat: Seat) -> impl Iterator<Item = Ritual> + '_ {
        let all = Deal::ALL.map(Ritual::GoodDeal).into_iter().chain([Ritual::DoubleHold, Ritual::Unsinkable]);
        all.filter(move |ritual| self.can_perform(seat, *ritual))
    }

    /// Whether a player can perform any Ritual.
    #[inline]
    pub(crate) fn can_perform_any(&self, seat: Seat) -> bool {
        self.pirate(seat).yin_yang > 0 && self.rituals(seat).next().is_some()
    }

    /// Whether a player can make any Good Deal.
    pub(crate) fn can_deal(&self, seat: Seat) -> bool {
        Deal::ALL.into_iter().any(|deal| self.can_perform(seat, Ritual::GoodDeal(deal)))
    }

    /// Performs a Ritual.
    pub(crate) fn perform(&mut self, seat: Seat, ritual: Ritual, table: &mut Table) {
        let cost = u16::from(self.pack.cost(ritual));
        let own = self.pirate_mut(seat);
        own.yin_yang = own.yin_yang.saturating_sub(cost);
        match ritual {
            Ritual::GoodDeal(deal) => self.make_deal(seat, deal, table),
            Ritual::DoubleHold => {
                own.double_hold = own.double_hold.saturating_add(1);
                let times = own.double_hold;
                table.tell(|| Event::RitualPerformed { seat, ritual: LastingRitual::DoubleHold, times });
            }
            Ritual::Unsinkable => {
                own.unsinkable = own.unsinkable.saturating_add(1);
                let times = own.unsinkable;
                table.tell(|| Event::RitualPerformed { seat, ritual: LastingRitual::Unsinkable, times });
            }
        }
        self.settle(seat, table);
    }

    fn make_deal(&mut self, seat: Seat, deal: Deal, table: &mut Table) {
        let prices = self.pack.prices(self.port);
        let chests = deal.goods().iter().map(|good| prices[*good as usize]).sum();
        self.take_goods(seat, deal.cargo());
        table.tell(|| Event::DealMade { seat, deal, chests });
        self.gain_chests(seat, u16::from(chests), table);
    }
}
