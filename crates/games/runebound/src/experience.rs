//! The Experience step: what tokens are worth, and how they are spent.

use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::party::{Boost, Party};
use crate::state::{Quest, Stage, Table};
use crate::steps::{Asked, Grow};
use crate::task::Task;
use freeport_kernel::Seat;

/// Life may be raised so often (RN-15.12).
pub(crate) const LIVES: u8 = 3;

/// The highest level: whoever came so far would have won long before, and numbers stay small.
pub(crate) const MASTERY: u8 = 100;

/// What a number of tokens of each colour is worth.
pub(crate) fn worth(tokens: [u8; 4]) -> u8 {
    Colour::ALL.iter().map(|colour| colour.worth() * tokens[*colour as usize]).sum()
}

/// Every way to name some of `tokens` that are worth at least `due`, and of which none could be left out (RN-15.18).
pub(crate) fn payments(tokens: [u8; 4], due: u8, add: &mut impl FnMut([u8; 4])) {
    fn from(at: usize, due: u8, tokens: [u8; 4], named: &mut [u8; 4], add: &mut impl FnMut([u8; 4])) {
        let total = worth(*named);
        if total >= due {
            let spare = |colour: &Colour| named[*colour as usize] > 0 && total - colour.worth() >= due;
            if !Colour::ALL.iter().any(spare) {
                add(*named);
            }
            return;
        }
        for colour in at..4 {
            if named[colour] < tokens[colour] {
                named[colour] += 1;
                from(colour, due, tokens, named, add);
                named[colour] -= 1;
            }
        }
    }
    from(0, due, tokens, &mut [0; 4], add);
}

impl Party {
    /// All experience, in tokens and on paper.
    pub(crate) fn experience(&self) -> u8 {
        worth(self.tokens).saturating_add(self.paper)
    }
}

impl Quest {
    /// What an experience token costs (RN-15.3, RN-36).
    pub(crate) const fn xp_price(&self) -> u8 {
        self.options.pace.price(self.players)
    }

    /// What tokens have to pay once paper is spent (RN-15.7).
    pub(crate) fn xp_due(&self, seat: Seat) -> u8 {
        self.xp_price().saturating_sub(self.party(seat).paper)
    }

    /// The Experience step, or the next purchase of it.
    pub(crate) fn experience_step(&mut self) {
        if self.stage != Stage::Experience {
            self.stage = Stage::Experience;
            self.no_activations();
        }
        self.push(Task::Ask(Asked::Grow(Grow)));
    }

    /// Whether the acting hero may buy such a token.
    pub(crate) fn can_grow(&self, boost: Boost) -> bool {
        let party = self.party(self.acting);
        let open = boost != Boost::Life || party.boosts[Boost::Life as usize] < LIVES;
        open && party.level() < MASTERY && party.experience() >= self.xp_price()
    }

    /// An experience token is paid for with these tokens; too much is given back as far as the reserve has it (RN-15.7).
    pub(crate) fn grow(&mut self, boost: Boost, tokens: [u8; 4], table: &mut Table) {
        let seat = self.acting;
        let paper = self.xp_price().min(self.party(seat).paper);
        let mut excess = worth(tokens) - self.xp_due(seat);
        let mut change = [0; 4];
        for colour in Colour::ALL.into_iter().rev() {
            let at = colour as usize;
            while excess >= colour.worth() && change[at] < self.reserve[at] {
                excess -= colour.worth();
                change[at] += 1;
            }
        }
        for at in 0..4 {
            self.reserve[at] = self.reserve[at] + tokens[at] - change[at];
            let party = self.party_mut(seat);
            party.tokens[at] = party.tokens[at] + change[at] - tokens[at];
        }
        let party = self.party_mut(seat);
        party.paper = party.paper - paper + excess;
        party.boosts[boost as usize] += 1;
        let (level, lives) = (party.level(), party.boosts[Boost::Life as usize]);
        table.tell(|| Event::XpPaid { seat, paper, tokens, change, noted: excess });
        table.tell(|| Event::Grew { seat, boost, level });
        if boost == Boost::Life {
            table.tell(|| Event::ColourLocked { seat, colour: Colour::ALL[usize::from(lives) - 1] });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(tokens: [u8; 4], due: u8) -> Vec<[u8; 4]> {
        let mut ways = Vec::new();
        payments(tokens, due, &mut |way| ways.push(way));
        ways
    }

    #[test]
    fn a_payment_has_no_token_to_spare() {
        assert_eq!(ways([1, 1, 0, 1], 5), [[1, 0, 0, 1], [0, 1, 0, 1]]);
        assert_eq!(ways([2, 1, 0, 0], 5), [[0; 4]; 0]);
        assert_eq!(ways([1, 0, 0, 1], 4), [[0, 0, 0, 1]], "nor one without which just enough is left");
        assert_eq!(ways([9, 9, 9, 9], 0), [[0; 4]], "paper alone may be enough");
    }
}
