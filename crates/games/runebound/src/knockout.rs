//! Heroes who are knocked out, and what the winner of a duel takes.

use crate::event::Event;
use crate::pack::NOWHERE;
use crate::party::Card;
use crate::state::{Quest, Table};
use crate::steps::{Asked, LostCard, Refuge, Spoils};
use crate::task::Task;
use freeport_kernel::Seat;

impl Quest {
    /// A hero is knocked out outside of a duel (RN-22); who acts has no turn left.
    pub(crate) fn knock_out(&mut self, seat: Seat, table: &mut Table) {
        self.fell(seat, table);
        if self.finale.is_some() {
            self.leave_battle(table);
            return;
        }
        if seat == self.acting {
            self.cut_short(table);
        } else if self.trade.is_some_and(|trade| trade.with == seat) {
            self.trade = None;
        }
        self.push(Task::Carried { seat });
        self.push(Task::Fall { seat, duel: false });
    }

    /// A hero has won a duel: the winner takes something, then the loser is carried off (RN-23.12, RN-23.13).
    pub(crate) fn win_duel(&mut self, winner: Seat, loser: Seat, table: &mut Table) {
        self.fell(loser, table);
        self.cut_short(table);
        self.push(Task::Carried { seat: loser });
        self.push(Task::Fall { seat: loser, duel: true });
        self.push(Task::Plunder { winner, loser });
    }

    /// A hero falls, and sheds all wounds and exhaustion (RN-22.2).
    fn fell(&mut self, seat: Seat, table: &mut Table) {
        let hex = self.party(seat).hex;
        table.tell(|| Event::KnockedOut { seat, hex });
        let party = self.party_mut(seat);
        (party.wounds, party.exhaustion) = (0, 0);
    }

    /// The winner of a duel takes something.
    pub(crate) fn plunder(&mut self, winner: Seat, loser: Seat) {
        self.push(Task::Ask(Asked::Spoils(Spoils { winner, loser })));
    }

    /// A card goes from one party to another as it is, with what lies under it (RN-23.13, RN-23.24).
    pub(crate) fn rob(&mut self, winner: Seat, loser: Seat, card: Card, table: &mut Table) {
        let (mut from, mut to) = (*self.party(loser), *self.party(winner));
        let down = from.is_down(card);
        if let Some(at) = from.ally(card) {
            to.allies.push(from.allies.remove(at));
        }
        match card {
            Card::Market(card) => {
                from.down[0].remove(card);
                if from.items.remove(card) {
                    to.items.add(card);
                }
                to.attached.extend(from.attached.iter().filter(|attached| attached.market == card).copied());
                from.attached.retain(|attached| attached.market != card);
            }
            Card::Adventure(card) => {
                from.down[1].remove(card);
                if from.kept.remove(card) {
                    to.kept.add(card);
                }
                if from.tasks.remove(card) {
                    to.tasks.add(card);
                }
            }
        }
        if down {
            to.turn_down(card);
        }
        *self.party_mut(loser) = from;
        *self.party_mut(winner) = to;
        table.tell(|| Event::CardPlundered { winner, loser, card: self.card_id(card) });
        self.check_runes(winner, table);
    }

    /// A knocked-out hero loses all gold, and the dearest market card (RN-22.3, RN-22.4).
    pub(crate) fn fall(&mut self, seat: Seat, duel: bool, table: &mut Table) {
        if duel && self.options.trophies {
            return;
        }
        let gold = std::mem::take(&mut self.party_mut(seat).gold);
        table.tell(|| Event::Lost { seat, gold, card: None });
        if !self.options.softened {
            self.push(Task::Ask(Asked::LostCard(LostCard { seat })));
        }
    }

    /// The dearest market cards of a party, by printed price.
    pub(crate) fn dearest(&self, seat: Seat) -> impl Iterator<Item = u8> + use<'_> {
        let most = self.market_cards(seat).map(|card| self.goods(card).price).max();
        self.market_cards(seat).filter(move |card| Some(self.goods(*card).price) == most)
    }

    /// The market cards of a party: items, then allies.
    pub(crate) fn market_cards(&self, seat: Seat) -> impl Iterator<Item = u8> + use<'_> {
        let party = self.party(seat);
        party.items.iter().chain(party.allies.iter().filter_map(|ally| match ally.card {
            Card::Market(card) => Some(card),
            Card::Adventure(_) => None,
        }))
    }

    /// A knocked-out hero is carried to the nearest city (RN-22.6).
    pub(crate) fn carried_off(&mut self, seat: Seat) {
        self.party_mut(seat).from = NOWHERE;
        if self.town_at(self.party(seat).hex).is_none() {
            self.push(Task::Ask(Asked::Refuge(Refuge { seat })));
        }
    }

    /// The cities nearest to a hero.
    pub(crate) fn nearest_towns(&self, seat: Seat) -> impl Iterator<Item = u8> + use<'_> {
        let hex = self.party(seat).hex;
        let towns = &self.pack().atlas.towns;
        let far = move |town: &usize| self.pack().atlas.distance(hex, towns[*town].hex);
        let nearest = (0..towns.len()).map(|town| far(&town)).min();
        (0..towns.len()).filter(move |town| Some(far(town)) == nearest).map(|town| town as u8)
    }

    /// A hero lies in a city.
    pub(crate) fn carry_to(&mut self, seat: Seat, city: u8, table: &mut Table) {
        let hex = self.pack().atlas.towns[usize::from(city)].hex;
        self.party_mut(seat).hex = hex;
        table.tell(|| Event::CarriedTo { seat, hex, city: self.town_id(city) });
    }
}
