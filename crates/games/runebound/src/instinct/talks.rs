//! What a deal is worth to both sides, and which one a bot proposes.

use super::worth::Judge;
use crate::party::Party;
use crate::state::Quest;
use crate::steps::{Asked, Move, Reply, Term};
use crate::trade::Trade;
use freeport_kernel::Seat;

/// Whoever changes something wants to have something of it.
const TROUBLE: f32 = 0.1;
/// How much of what the other gains is a loss of one's own.
const ENVY: f32 = 0.6;

/// What an offer costs that will be refused: else nobody would end the talks who likes the day better than the next one.
const VAIN: f32 = 0.3;
/// What a word costs while terms are put together, so that nobody takes the long way.
const WORD: f32 = 0.01;
/// The coins that are named at once, the largest first.
const COINS: [u16; 3] = [20, 5, 1];
/// By how much a coin brings the gains of two sides nearer to each other.
const COIN: f32 = 0.15;
/// How often a price is mended until both sides gain about as much.
const HAGGLING: usize = 3;

/// What becomes of an offer.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    /// Who speaks, and who listens.
    seats: [Seat; 2],
    /// The parties as the deal leaves them; none where it will be refused.
    parties: Option<[Party; 2]>,
    /// How many words it takes until then.
    words: usize,
}

impl Prospect {
    pub(super) fn standing(&self, game: &Quest, seat: Seat) -> f32 {
        let side = self.seats.iter().position(|own| *own == seat);
        match (self.parties, side) {
            (Some(parties), Some(side)) => {
                let gain = game.judge_of(seat, &parties[side]).belongings() - game.judge(seat).belongings();
                game.standing(seat) + gain - WORD * self.words as f32
            }
            (None, Some(0)) => game.standing(seat) - VAIN,
            _ => game.standing(seat),
        }
    }
}

impl Quest {
    /// What the terms are worth to the speaker and to the listener.
    fn gains(&self, trade: &Trade) -> ([f32; 2], [Party; 2]) {
        let seats = [trade.speaker, self.listener(trade)];
        let mut parties = self.after_deal(trade);
        for side in 0..2 {
            let gold = self.party(seats[side]).gold + trade.gold[1 - side];
            parties[side].gold = gold.saturating_sub(trade.gold[side]);
        }
        let worth = |side: usize| {
            self.judge_of(seats[side], &parties[side]).belongings() - self.judge(seats[side]).belongings()
        };
        ([worth(0), worth(1)], parties)
    }

    /// Whether the terms are good for a side, the rival's gain held against them.
    fn pleases(&self, trade: &Trade, side: usize) -> bool {
        let (gains, _) = self.gains(trade);
        let envy = ENVY / f32::from(self.players.max(2) - 1);
        !trade.is_blank()
            && self.deal_stands(trade)
            && (0..2).all(|side| self.deal_fits(trade, side))
            && gains[side] > TROUBLE + envy * gains[1 - side]
    }

    /// What becomes of the offer on the table, or of the one that is put together.
    pub(super) fn prospect(&self) -> Option<Prospect> {
        let trade = self.trade.as_ref()?;
        let (terms, words) = match self.asked()? {
            Asked::Answer(_) => (self.pleases(trade, 1).then_some(*trade), 0),
            Asked::Compose(_) => {
                let terms =
                    self.best_deal(trade.speaker, self.listener(trade)).filter(|aim| trade.leads_to(aim));
                (terms, terms.map_or(0, |aim| 1 + trade.words_to(&aim)))
            }
            _ => return None,
        };
        Some(Prospect {
            seats: [trade.speaker, self.listener(trade)],
            parties: terms.map(|terms| self.gains(&terms).1),
            words,
        })
    }

    /// The best deal that pleases both, of those in which one card is paid for in gold. Who said no today is left alone.
    pub(super) fn best_deal(&self, speaker: Seat, listener: Seat) -> Option<Trade> {
        if self.rebuffs.has(speaker) || self.rebuffs.has(listener) {
            return None;
        }
        let mut best: Option<(f32, Trade)> = None;
        for (side, giver) in [speaker, listener].into_iter().enumerate() {
            for card in self.market_cards(giver) {
                let mut trade = Trade::new(if speaker == self.acting { listener } else { speaker }, speaker);
                trade.cards[side].add(card);
                self.haggle(&mut trade, side);
                if (0..2).all(|side| self.pleases(&trade, side)) {
                    let gain = self.gains(&trade).0[0];
                    if best.is_none_or(|(most, _)| gain > most) {
                        best = Some((gain, trade));
                    }
                }
            }
        }
        best.map(|(_, trade)| trade)
    }

    /// The price at which who gives a card gains about as much by it as who pays.
    fn haggle(&self, trade: &mut Trade, giver: usize) {
        let purse = self.party([trade.speaker, self.listener(trade)][1 - giver]).gold;
        for _ in 0..HAGGLING {
            let (gains, _) = self.gains(trade);
            let more = ((gains[1 - giver] - gains[giver]) / COIN).round() as i16;
            trade.gold[1 - giver] = trade.gold[1 - giver].saturating_add_signed(more).min(purse);
        }
    }
}

impl Trade {
    /// Whether nothing has been named that is not wanted in the end.
    fn leads_to(&self, aim: &Trade) -> bool {
        let within = |side: usize| {
            self.gold[side] <= aim.gold[side] && self.cards[side].without(aim.cards[side]).is_empty()
        };
        self.dropped.is_empty() && (0..2).all(within)
    }

    /// How many terms are still to be named.
    fn words_to(&self, aim: &Trade) -> usize {
        let mut trade = *self;
        std::iter::from_fn(|| trade.say(aim)).count()
    }

    /// Names the next term, if one is missing.
    fn say(&mut self, aim: &Trade) -> Option<Term> {
        for (side, (give, pay)) in
            [(Term::Give as fn(u8) -> Term, Term::Pay as fn(u16) -> Term), (Term::Want, Term::Ask)]
                .into_iter()
                .enumerate()
        {
            let card = aim.cards[side].without(self.cards[side]).iter().next();
            if let Some(card) = card {
                self.cards[side].add(card);
                return Some(give(card));
            }
            let coins = COINS.into_iter().find(|coins| *coins <= aim.gold[side] - self.gold[side]);
            if let Some(coins) = coins {
                self.gold[side] += coins;
                return Some(pay(coins));
            }
        }
        None
    }
}

impl Judge<'_> {
    /// How much a quick player likes a word of a negotiation.
    pub(super) fn liking_of_talk(&self, mv: &Move) -> f32 {
        let Some(trade) = &self.game.trade else { return 0.0 };
        match mv {
            Move::Answer(Reply::Accept) if self.game.pleases(trade, 1) => 1.0,
            Move::Answer(Reply::Refuse) | Move::Compose(Term::End) => 0.5,
            _ => 0.0,
        }
    }

    /// What is said next to come to the best deal; without one the talks are over.
    pub(super) fn next_word(&self) -> Option<Term> {
        let mut trade = self.game.trade?;
        let aim = self.game.best_deal(trade.speaker, self.game.listener(&trade));
        let aim = aim.filter(|aim| trade.leads_to(aim))?;
        Some(trade.say(&aim).unwrap_or(Term::Propose))
    }

    /// Whether it is worth while to talk to somebody.
    pub(super) fn has_bargain(&self, with: Seat) -> bool {
        self.game.best_deal(self.seat, with).is_some()
    }
}
