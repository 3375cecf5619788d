//! What may be chosen at the decision the game waits for.

use crate::cards::{Adventure, CARAVAN_CARDS, CURSE_CARDS, Card, PORT_CARDS};
use crate::components::{Cargo, Character, Deal, Good, Nation, Ritual};
use crate::moves::{Dealt, Move};
use crate::phase::Phase;
use crate::state::Pirates7;
use crate::whirlpool::dice_of;
use freeport_kernel::Seat;

impl Pirates7 {
    /// Adds every move of a seat that owes a decision.
    pub(crate) fn choices(&self, seat: Seat, into: &mut Vec<Move>) {
        let own = self.pirate(seat);
        match self.phase {
            Phase::Choosing => into.extend(Character::of(own.available()).map(Move::ChooseCharacter)),
            Phase::Before | Phase::After => {
                into.extend(self.rituals(seat).map(Move::Ritual));
                into.push(Move::Done);
            }
            Phase::Action => {
                self.actions(seat, into);
                into.push(Move::Decline);
            }
            Phase::Gift { level } => into.extend((0..=level).map(Move::TakeGift)),
            Phase::Commit { .. } => into.extend((0..=self.most_ships(seat)).map(Move::CommitShips)),
            Phase::Ruler => into.extend(self.tied_pairs().iter().map(|fight| Move::PickPair(fight.pair))),
            Phase::Loading { drawn, .. } => {
                let room = u16::from(own.room());
                into.extend(drawn.parts().filter(|part| part.total() <= room).map(Move::KeepGoods));
            }
            Phase::Idol => into.extend(Good::ALL.map(Move::NameIdolGood)),
            Phase::Tavern => self.deals_of_dice(into),
            Phase::Forfeit { .. } => {
                into.extend(Good::ALL.into_iter().filter(|good| own.goods[*good] > 0).map(Move::LoseGood));
            }
            Phase::Whirlpool { disputed, .. } => into.extend(dice_of(disputed).map(Move::PickWhirlpoolDie)),
            Phase::Overflow { .. } => {
                let surplus = u16::from(own.overflow());
                let parts = own.goods.parts().filter(|part| part.total() == surplus);
                into.extend(parts.map(Move::OverflowDiscard));
            }
            Phase::FinalDeals { .. } => {
                let can = |deal: &Deal| self.can_perform(seat, Ritual::GoodDeal(*deal));
                into.extend(Deal::ALL.into_iter().filter(can).map(Move::FinalDeal));
                into.push(Move::Done);
            }
            Phase::Over => {}
        }
    }

    fn actions(&self, seat: Seat, into: &mut Vec<Move>) {
        let own = self.pirate(seat);
        match self.called {
            Some(Character::Shipwright) => {
                let most = u16::from(own.reserve).min(own.chests) as u8;
                into.extend((1..=most).map(Move::Buy));
            }
            Some(Character::Governor) => into.extend(Nation::of(self.free_corsairs()).map(Move::Nation)),
            Some(Character::Captain) => play_cards(own.hand & CARAVAN_CARDS, into),
            Some(Character::Islander) => play_cards(own.hand & PORT_CARDS, into),
            Some(Character::Shaman) => play_cards(own.hand & CURSE_CARDS, into),
            Some(Character::Merchant) => {
                into.extend(plain_sales(own.goods).map(Move::Sale));
            }
            Some(Character::Cartographer) => into.push(Move::Draw),
            None => {}
        }
    }

    /// Adds the sales that nobody is urged to make: some Goods of a kind, but neither one nor all.
    pub(crate) fn odd_sales(&self, seat: Seat, into: &mut Vec<Move>) {
        if self.phase == Phase::Action && self.called == Some(Character::Merchant) {
            let goods = self.pirate(seat).goods;
            let odd = goods.parts().filter(|part| !part.is_empty() && !is_plain(*part, goods));
            into.extend(odd.map(Move::Sale));
        }
    }

    /// Every way to hand out the Tavern dice, in the order of the faces.
    fn deals_of_dice(&self, into: &mut Vec<Move>) {
        let mut faces = self.tavern_faces();
        faces.0.sort_unstable();
        loop {
            into.push(Move::AssignTavern(faces));
            if !next_permutation(&mut faces) {
                return;
            }
        }
    }
}

fn play_cards(cards: u32, into: &mut Vec<Move>) {
    into.extend(Card::of(cards).map(|card| match card.adventure() {
        Adventure::Caravan(caravan) => Move::Caravan(caravan),
        Adventure::Port(port) => Move::Port(port),
        Adventure::Curse(curse) => Move::Curse(curse),
    }));
}

/// Nothing, one or all of a kind.
fn plain_counts(stock: u8) -> impl Iterator<Item = u8> {
    (0..=stock).filter(move |count| is_plain_count(*count, stock))
}

const fn is_plain_count(count: u8, stock: u8) -> bool {
    count <= 1 || count == stock
}

fn is_plain(part: Cargo, stock: Cargo) -> bool {
    Good::ALL.into_iter().all(|good| is_plain_count(part[good], stock[good]))
}

/// The sales that come to mind: nothing, one or all of each kind, and something in all.
fn plain_sales(stock: Cargo) -> impl Iterator<Item = Cargo> {
    plain_counts(stock.fruit)
        .flat_map(move |fruit| {
            plain_counts(stock.coffee).flat_map(move |coffee| {
                plain_counts(stock.rum).map(move |rum| Cargo::new(fruit, coffee, rum))
            })
        })
        .filter(|sale| !sale.is_empty())
}

/// Puts the faces into the next order; whether there is one.
fn next_permutation(faces: &mut Dealt) -> bool {
    let Some(low) = (1..faces.0.len()).rev().find(|at| faces.0[at - 1] < faces.0[*at]) else { return false };
    let pivot = low - 1;
    if let Some(above) = (low..faces.0.len()).rev().find(|at| faces.0[*at] > faces.0[pivot]) {
        faces.0.swap(pivot, above);
    }
    faces.0[low..].reverse();
    true
}
