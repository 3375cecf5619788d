//! The terms of a deal, put together one by one.

use crate::party::Card;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use crate::trade::Trade;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// Amounts of gold that are named at once.
const COINS: [u16; 3] = [1, 5, 20];

/// A term of a deal, or what is done with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Term {
    /// So much more gold is given.
    Pay(u16),
    /// So much more gold is asked for.
    Ask(u16),
    /// A market card is given.
    Give(u8),
    /// A market card is asked for.
    Want(u8),
    /// A market card of one's own is discarded, to make room.
    Drop(u8),
    /// All terms are taken back.
    Clear,
    /// The terms are proposed.
    Propose,
    /// The talks are over; for who answers, the terms are refused.
    End,
}

/// The next term of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Compose;

impl Compose {
    /// Whether the terms may be proposed (RN-12.9).
    fn is_sound(game: &Quest, trade: &Trade) -> bool {
        !trade.is_blank() && game.deal_stands(trade) && game.deal_fits(trade, 0)
    }

    /// Whether a card is one that a seat could give: items and allies from the market (RN-12.8).
    fn has(game: &Quest, seat: Seat, card: u8) -> bool {
        game.market_cards(seat).any(|own| own == card)
    }
}

impl Step<Quest> for Compose {
    type Choice = Term;

    const RULE: &'static str = "RN-12.11";

    fn who(&self, game: &Quest) -> SeatSet {
        game.trade.map_or(SeatSet::NONE, |trade| SeatSet::one(trade.speaker))
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Term)) {
        let Some(trade) = game.trade else { return };
        let other = game.listener(&trade);
        if Compose::is_sound(game, &trade) {
            add(Term::Propose);
        }
        for (side, whose) in [seat, other].into_iter().enumerate() {
            let left = game.party(whose).gold.saturating_sub(trade.gold[side]);
            let term = if side == 0 { Term::Pay } else { Term::Ask };
            COINS.into_iter().filter(|coins| *coins <= left).for_each(|coins| add(term(coins)));
            let named = if side == 0 { trade.cards[0].and(trade.dropped) } else { trade.cards[1] };
            let term = if side == 0 { Term::Give } else { Term::Want };
            game.market_cards(whose).filter(|card| !named.has(*card)).for_each(|card| add(term(card)));
        }
        // Nobody discards what need not go.
        if !game.deal_fits(&trade, 0) {
            let named = trade.cards[0].and(trade.dropped);
            game.market_cards(seat).filter(|card| !named.has(*card)).for_each(|card| add(Term::Drop(card)));
        }
        if !trade.is_blank() || !trade.dropped.is_empty() {
            add(Term::Clear);
        }
        add(Term::End);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Term) -> &'static str {
        let Some(trade) = game.trade else { return Self::RULE };
        match *choice {
            Term::Propose if !trade.is_blank() => "RN-12.9",
            Term::Pay(_) | Term::Ask(_) => "RN-12.5",
            Term::Give(card) if !Compose::has(game, seat, card) => "RN-12.8",
            Term::Want(card) if !Compose::has(game, game.listener(&trade), card) => "RN-12.8",
            Term::Drop(_) => "RN-12.9",
            _ => Self::RULE,
        }
    }

    fn take(self, game: &mut Quest, _seat: Seat, choice: Term, table: &mut Table) {
        let Some(trade) = &mut game.trade else { return };
        match choice {
            Term::Pay(gold) => trade.gold[0] += gold,
            Term::Ask(gold) => trade.gold[1] += gold,
            Term::Give(card) => trade.cards[0].add(card),
            Term::Want(card) => trade.cards[1].add(card),
            Term::Drop(card) => trade.dropped.add(card),
            Term::Clear => *trade = Trade::new(trade.with, trade.speaker),
            Term::Propose => return game.propose(table),
            Term::End if trade.speaker == game.acting => return game.end_talks(table),
            Term::End => return game.withdraw(table),
        }
        game.push(Task::Ask(Asked::Compose(self)));
    }

    fn question(&self, game: &Quest) -> Phrase {
        let hero = game.trade.map_or("nothing", |trade| game.hero_id(game.listener(&trade)));
        Phrase::new("ask-compose").name("hero", hero)
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &Term) -> Phrase {
        let named =
            |key: &'static str, card: u8| Phrase::new(key).name("card", game.card_id(Card::Market(card)));
        match *choice {
            Term::Pay(gold) => Phrase::new("do-offer-gold").number("gold", gold),
            Term::Ask(gold) => Phrase::new("do-want-gold").number("gold", gold),
            Term::Give(card) => named("do-offer-card", card),
            Term::Want(card) => named("do-want-card", card),
            Term::Drop(card) => named("do-drop-card", card),
            Term::Clear => Phrase::new("do-clear-terms"),
            Term::Propose => Phrase::new("do-propose"),
            Term::End => Phrase::new("do-end-talks"),
        }
    }

    fn decline(&self) -> Option<Term> {
        Some(Term::End)
    }
}
