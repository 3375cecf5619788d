//! Why a move is not allowed: the rule that a refusal cites.

use crate::cards::Port;
use crate::components::{Character, Ritual};
use crate::moves::Move;
use crate::phase::{Phase, Venture};
use crate::state::Pirates7;
use crate::tray::RED;
use freeport_kernel::Seat;

impl Pirates7 {
    /// The rule that forbids a move which is not among the legal ones.
    pub(crate) fn explain(&self, seat: Seat, mv: &Move) -> &'static str {
        if seat.0 >= self.players {
            return "P7-1.1";
        }
        match self.phase {
            Phase::Over => "P7-19.4",
            Phase::Choosing => self.explain_choice(seat, *mv),
            _ if matches!(mv, Move::ChooseCharacter(_)) => "P7-3.8",
            _ if self.decider() != Some(seat) => self.explain_interruption(seat, *mv),
            Phase::Before | Phase::After => self.explain_window(seat, *mv),
            Phase::Action => self.explain_action(*mv),
            Phase::Gift { .. } => match mv {
                Move::TakeGift(_) if self.players == 2 => "P7-4.14",
                Move::TakeGift(_) => "P7-4.16",
                _ => "P7-4.17",
            },
            Phase::Commit { .. } => self.explain_commitment(*mv),
            Phase::Ruler => match mv {
                Move::PickPair(pair) if pair.pirate >= RED || pair.red < RED => "P7-10.1",
                Move::PickPair(pair) if !self.is_afloat(pair.pirate) || !self.is_afloat(pair.red) => {
                    "P7-10.2"
                }
                _ => "P7-10.4",
            },
            Phase::Loading { drawn, .. } => match mv {
                Move::KeepGoods(kept) if !kept.within(drawn) => "P7-11.5",
                Move::KeepGoods(_) => "P7-11.6",
                Move::OverflowDiscard(_) => "P7-11.7",
                _ => "P7-11.3",
            },
            Phase::Idol => "P7-14.7",
            Phase::Tavern => "P7-14.12",
            Phase::Forfeit { .. } => "P7-14.13",
            Phase::Whirlpool { .. } => "P7-14.19",
            Phase::Overflow { .. } => "P7-13.12",
            Phase::FinalDeals { .. } => match mv {
                Move::FinalDeal(deal) => self.explain_ritual(seat, Ritual::GoodDeal(*deal)),
                Move::Sale(_) | Move::Decline => "P7-20.1",
                _ => "P7-20.2",
            },
        }
    }

    fn explain_choice(&self, seat: Seat, mv: Move) -> &'static str {
        match mv {
            Move::ChooseCharacter(_) if self.pirate(seat).chosen.is_some() => "P7-3.2",
            Move::ChooseCharacter(_) => "P7-3.3",
            Move::OverflowDiscard(_) => "P7-5.11",
            Move::FinalDeal(_) => "P7-20.2",
            _ => "P7-3.1",
        }
    }

    /// Somebody else has to decide.
    fn explain_interruption(&self, seat: Seat, mv: Move) -> &'static str {
        match (self.phase, mv) {
            (Phase::Commit { .. }, _) => "P7-8.5",
            (Phase::Ruler, _) => "P7-10.4",
            (Phase::Loading { .. }, _) => "P7-11.3",
            (Phase::Idol, _) => "P7-14.7",
            (Phase::Tavern, _) => "P7-14.12",
            (Phase::Forfeit { .. }, _) => "P7-14.14",
            (Phase::Whirlpool { .. }, _) => "P7-14.19",
            (Phase::Overflow { .. }, _) => "P7-13.13",
            (Phase::FinalDeals { .. }, _) => "P7-20.4",
            (_, Move::Ritual(_)) => "P7-17.1",
            _ if self.pirate(seat).chosen == self.called => "P7-4.5",
            _ => "P7-4.1",
        }
    }

    fn explain_ritual(&self, seat: Seat, ritual: Ritual) -> &'static str {
        match ritual {
            Ritual::GoodDeal(deal) if !deal.cargo().within(self.pirate(seat).goods) => "P7-17.7",
            _ => "P7-17.4",
        }
    }

    fn explain_window(&self, seat: Seat, mv: Move) -> &'static str {
        match mv {
            Move::Ritual(ritual) => self.explain_ritual(seat, ritual),
            Move::OverflowDiscard(_) => "P7-5.11",
            Move::FinalDeal(_) => "P7-20.2",
            _ => "P7-4.8",
        }
    }

    fn explain_action(&self, mv: Move) -> &'static str {
        let Some(called) = self.called else { return "P7-4.6" };
        match (called, mv) {
            (_, Move::Ritual(_)) if !called.allows_rituals() => "P7-4.9",
            (_, Move::Ritual(_)) => "P7-17.5",
            (_, Move::FinalDeal(_)) => "P7-20.2",
            (_, Move::OverflowDiscard(_)) => "P7-5.11",
            (_, Move::TakeGift(_)) => "P7-4.13",
            (Character::Shipwright, Move::Buy(0)) => "P7-6.1",
            (Character::Shipwright, Move::Buy(_)) => "P7-6.2",
            (Character::Governor, Move::Nation(_)) => "P7-7.1",
            (Character::Captain, Move::Caravan(_)) => "P7-8.1",
            (Character::Islander, Move::Port(Port::PirateBay)) => "P7-12.2",
            (Character::Islander, Move::Port(_)) => "P7-12.1",
            (Character::Shaman, Move::Curse(_)) => "P7-13.1",
            (Character::Merchant, Move::Sale(_)) => "P7-15.1",
            _ => "P7-4.6",
        }
    }

    fn explain_commitment(&self, mv: Move) -> &'static str {
        match (mv, self.venture) {
            (Move::CommitShips(ships), Venture::Raid { caravan, .. }) => {
                if ships > self.raid_limit(caravan) {
                    "P7-8.6"
                } else {
                    "P7-5.9"
                }
            }
            (Move::OverflowDiscard(_), _) => "P7-5.11",
            (Move::Ritual(_), _) => "P7-4.9",
            _ => "P7-8.7",
        }
    }
}
