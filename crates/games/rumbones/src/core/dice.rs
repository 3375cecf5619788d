//! Dice of an attack: to whom hits go, and dice that are rolled again or set.

use crate::core::attack::Die;
use crate::core::state::{Boarding, Table};
use crate::core::targets::Target;
use crate::event::Event;
use crate::steps::Hit;
use freeport_kernel::Seat;

impl Boarding {
    /// Who decides for the attack under way: the controller of the hero, or the leader of the side.
    pub(crate) fn striker(&self) -> Seat {
        match self.attack() {
            Some(attack) => {
                attack.hero().map_or_else(|| self.leader(attack.side), |hero| self.controller(hero))
            }
            None => self.leader(self.active),
        }
    }

    /// A hit goes to a target.
    pub(crate) fn assign(&mut self, hit: Hit) {
        let Some(attack) = self.attack() else { return };
        let damage = self.sharpness(attack, hit.result);
        let Some(attack) = self.attacks.last_mut() else { return };
        attack.hits[usize::from(hit.result)] -= 1;
        match hit.to {
            Target::Deckhand(lane) => attack.crew[usize::from(lane)] += 1,
            Target::Bosun(lane) => attack.crew[3 + usize::from(lane)] += 1,
            Target::Hero(hero) => {
                let at = Boarding::rank_of(hero);
                attack.dealt[at] += damage;
                attack.best[at] = attack.best[at].max(hit.result);
            }
            Target::Tile => attack.tile += 1,
        }
    }

    /// The face of a die of the attack.
    pub(crate) fn face(&self, at: u8) -> u8 {
        self.attack().and_then(|attack| attack.dice.get(usize::from(at))).map_or(0, |die| die.face())
    }

    /// A die of the attack is rolled again.
    pub(crate) fn reroll(&mut self, at: u8, table: &mut Table) {
        let face = table.roll(6);
        self.change_die(at, |die| die.reroll(face), |old, new| Event::Rerolled { old, new }, table);
    }

    /// A die of the attack is set.
    pub(crate) fn set_die(&mut self, at: u8, face: u8, table: &mut Table) {
        self.change_die(at, |die| die.set(face), |old, new| Event::DieSet { old, new }, table);
    }

    fn change_die(
        &mut self,
        at: u8,
        change: impl Fn(Die) -> Die,
        event: impl Fn(u8, u8) -> Event,
        table: &mut Table,
    ) {
        let Some(attack) = self.attacks.last_mut() else { return };
        let Some(die) = attack.dice.get_mut(usize::from(at)) else { return };
        let old = die.face();
        *die = change(*die);
        let new = die.face();
        table.tell(|| event(old, new));
    }
}
