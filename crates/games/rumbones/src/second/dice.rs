//! Dice of an attack that are rolled again.

use crate::second::event::Event;
use crate::second::state::{Melee, Table};

impl Melee {
    /// The face of a die of the attack.
    pub(crate) fn face(&self, at: u8) -> u8 {
        self.attack().and_then(|attack| attack.dice.get(usize::from(at))).map_or(0, |die| die.face())
    }

    /// A die of the attack is rolled again.
    pub(crate) fn reroll(&mut self, at: u8, table: &mut Table) {
        let Some(attack) = self.attacks.last_mut() else { return };
        let Some(die) = attack.dice.get_mut(usize::from(at)) else { return };
        let old = die.face();
        let new = table.roll(6);
        *die = die.reroll(new);
        table.tell(|| Event::Rerolled { old, new });
    }
}
