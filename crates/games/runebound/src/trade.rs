//! Negotiation: what two heroes offer each other.

use crate::cards::Cards;
use crate::event::{Bargain, Event};
use crate::party::{Card, Party};
use crate::state::{Quest, Table};
use crate::steps::{Answer, Asked, Compose};
use crate::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A negotiation under way, with the terms that are being put together or have been proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Trade {
    /// With whom the acting player talks.
    pub with: Seat,
    /// Who puts the terms together.
    pub speaker: Seat,
    /// Gold that the speaker gives, and gets.
    pub gold: [u16; 2],
    /// Market cards that the speaker gives, and gets.
    pub cards: [Cards; 2],
    /// Market cards that the speaker discards with the deal, for room.
    pub dropped: Cards,
}

impl Trade {
    /// Nothing is said yet.
    pub(crate) fn new(with: Seat, speaker: Seat) -> Trade {
        Trade { with, speaker, gold: [0; 2], cards: [Cards::NONE; 2], dropped: Cards::NONE }
    }

    /// Whether nothing is exchanged.
    pub(crate) fn is_blank(&self) -> bool {
        self.gold == [0; 2] && self.cards[0].and(self.cards[1]).is_empty()
    }
}

impl Quest {
    /// Two heroes begin to talk.
    pub(crate) fn begin_talks(&mut self, with: Seat, table: &mut Table) {
        let seat = self.acting;
        self.trade = Some(Trade::new(with, seat));
        table.tell(|| Event::TalksBegan { seat, with });
        self.push(Task::Ask(Asked::Compose(Compose)));
    }

    /// Who is not speaking.
    pub(crate) fn listener(&self, trade: &Trade) -> Seat {
        if trade.speaker == self.acting { trade.with } else { self.acting }
    }

    /// The parties as they would be after the deal: the speaker's and the listener's.
    pub(crate) fn after_deal(&self, trade: &Trade) -> [Party; 2] {
        let seats = [trade.speaker, self.listener(trade)];
        let mut after = seats.map(|seat| *self.party(seat));
        let gone = [trade.cards[0].and(trade.dropped), trade.cards[1]];
        for (party, gone) in after.iter_mut().zip(gone) {
            party.items = party.items.without(gone);
            party.allies.retain(|ally| !matches!(ally.card, Card::Market(card) if gone.has(card)));
        }
        for side in 0..2 {
            let giver = self.party(seats[side]);
            let party = &mut after[1 - side];
            party.items = party.items.and(giver.items.common(trade.cards[side]));
            for ally in &giver.allies {
                if matches!(ally.card, Card::Market(card) if trade.cards[side].has(card)) {
                    party.allies.try_push(*ally);
                }
            }
        }
        after
    }

    /// Whether both sides still have what was named.
    pub(crate) fn deal_stands(&self, trade: &Trade) -> bool {
        [trade.speaker, self.listener(trade)].into_iter().enumerate().all(|(side, seat)| {
            let own: Cards = self.market_cards(seat).collect();
            let named = if side == 0 { trade.cards[0].and(trade.dropped) } else { trade.cards[1] };
            named.without(own).is_empty() && trade.gold[side] <= self.party(seat).gold
        })
    }

    /// Whether the speaker, or the listener, would keep all limits (RN-12.9).
    pub(crate) fn deal_fits(&self, trade: &Trade, side: usize) -> bool {
        self.within_limits(&self.after_deal(trade)[side])
    }

    /// The terms as events tell them.
    pub(crate) fn told_terms(&self, trade: &Trade) -> Bargain {
        let ids = |cards: Cards| cards.iter().map(|card| self.goods_id(card)).collect();
        Bargain { gold: trade.gold, gives: ids(trade.cards[0]), gets: ids(trade.cards[1]) }
    }

    /// The terms are proposed.
    pub(crate) fn propose(&mut self, table: &mut Table) {
        let Some(trade) = self.trade else { return };
        let (seat, with) = (trade.speaker, self.listener(&trade));
        table.tell(|| Event::Offered { seat, with, terms: self.told_terms(&trade) });
        self.push(Task::Ask(Asked::Answer(Answer)));
    }

    /// Both sides exchange what was agreed, in one go (RN-12.14).
    pub(crate) fn shake_hands(&mut self, table: &mut Table) {
        let Some(trade) = self.trade else { return };
        let seats = [trade.speaker, self.listener(&trade)];
        table.tell(|| Event::Agreed { seat: seats[0], with: seats[1], terms: self.told_terms(&trade) });
        for card in trade.dropped.iter() {
            table.tell(|| Event::Discarded { seat: seats[0], card: self.goods_id(card) });
            self.shed_market(seats[0], card, table);
        }
        let before = seats.map(|seat| *self.party(seat));
        let after = self.after_deal(&Trade { dropped: Cards::NONE, ..trade });
        for side in 0..2 {
            let (seat, own, other) = (seats[side], &before[side], &before[1 - side]);
            let (gone, come) = (trade.cards[side], trade.cards[1 - side]);
            let party = self.party_mut(seat);
            *party = after[side];
            party.gold = own.gold + trade.gold[1 - side] - trade.gold[side];
            party.down[0] = own.down[0].without(gone).and(other.down[0].common(come));
            party.attached.retain(|attached| !gone.has(attached.market));
            let along = other.attached.iter().filter(|attached| come.has(attached.market));
            party.attached.extend(along.copied());
        }
        self.trade = Some(Trade::new(trade.with, self.acting));
        self.push(Task::Ask(Asked::Compose(Compose)));
        // Who acts falls last: a turn that is cut short forgets everything else.
        self.check_standing(self.acting);
        self.check_standing(trade.with);
    }

    /// The terms were refused: the acting player may try again.
    pub(crate) fn refuse(&mut self, table: &mut Table) {
        let Some(trade) = self.trade else { return };
        let (seat, with) = (self.listener(&trade), trade.speaker);
        self.rebuffs = self.rebuffs.with(seat);
        table.tell(|| Event::Refused { seat, with });
        self.trade = Some(Trade::new(trade.with, self.acting));
        self.push(Task::Ask(Asked::Compose(Compose)));
    }

    /// Who was to name other terms lets it be: what was proposed is refused.
    pub(crate) fn withdraw(&mut self, table: &mut Table) {
        let Some(trade) = self.trade else { return };
        let (seat, with) = (trade.speaker, self.listener(&trade));
        table.tell(|| Event::Refused { seat, with });
        self.trade = Some(Trade::new(trade.with, self.acting));
        self.push(Task::Ask(Asked::Compose(Compose)));
    }

    /// The listener puts other terms together, beginning with those that were proposed.
    pub(crate) fn counter(&mut self) {
        let Some(trade) = self.trade else { return };
        let [gives, gets] = trade.cards;
        self.trade = Some(Trade {
            with: trade.with,
            speaker: self.listener(&trade),
            gold: [trade.gold[1], trade.gold[0]],
            cards: [gets, gives],
            dropped: Cards::NONE,
        });
        self.push(Task::Ask(Asked::Compose(Compose)));
    }

    /// The two part.
    pub(crate) fn end_talks(&mut self, table: &mut Table) {
        if let Some(trade) = self.trade.take() {
            let (seat, with) = (self.acting, trade.with);
            table.tell(|| Event::TalksEnded { seat, with });
        }
    }
}
