//! What a deal is worth to both sides.

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

/// What becomes of an offer.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    /// Who speaks, and who listens.
    seats: [Seat; 2],
    /// The parties as the deal leaves them; none where it will be refused.
    parties: Option<[Party; 2]>,
}

impl Prospect {
    pub(super) fn standing(&self, game: &Quest, seat: Seat) -> f32 {
        let side = self.seats.iter().position(|own| *own == seat);
        match (self.parties, side) {
            (Some(parties), Some(side)) => game.judge_of(seat, &parties[side]).belongings(),
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

    /// What becomes of the offer on the table.
    pub(super) fn prospect(&self) -> Option<Prospect> {
        let trade = self.trade.as_ref().filter(|trade| !trade.is_blank())?;
        let proposed = matches!(self.asked(), Some(Asked::Answer(_)));
        proposed.then(|| Prospect {
            seats: [trade.speaker, self.listener(trade)],
            parties: self.pleases(trade, 1).then(|| self.gains(trade).1),
        })
    }
}

impl Judge<'_> {
    /// How much a quick player likes a word of a negotiation.
    pub(super) fn liking_of_talk(&self, mv: &Move) -> f32 {
        let Some(trade) = &self.game.trade else { return 0.0 };
        match mv {
            Move::Answer(Reply::Accept) if self.game.pleases(trade, 1) => 1.0,
            Move::Answer(Reply::Refuse) | Move::Compose(Term::End) => 0.5,
            Move::Compose(Term::Propose) if (0..2).all(|side| self.game.pleases(trade, side)) => 1.0,
            _ => 0.0,
        }
    }
}
