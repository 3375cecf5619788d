//! What is said about attacks and what they do.

use crate::phrases::parts::of;
use crate::second::event::{Attacker, Fighter};
use crate::second::hero::Standing;
use crate::second::state::Melee;
use freeport_kernel::Phrase;

impl Melee {
    /// An attack that was declared.
    pub(crate) fn attack_phrase(&self, by: &Attacker) -> Phrase {
        match by {
            Attacker::Hero { hero, skill } => {
                of("attack-hero", hero.id).name("skill", skill).rule("RB2-11.3")
            }
            Attacker::Crew { side, from, deckhands, bosuns } => {
                let phrase = self.of_crew("attack-crew", *side, *deckhands, *bosuns);
                phrase.label("from", self.label(*from)).rule("RB2-21.13")
            }
            Attacker::Gun { side } => self.of_side("attack-gun", *side).rule("RB2-22.1"),
            Attacker::Smash { side } => self.of_side("attack-smash", *side).rule("RB2-23.2"),
            Attacker::Dragon { skill } => Phrase::new("attack-dragon").name("skill", skill).rule("RB2-24.3"),
            Attacker::Kraken => Phrase::new("attack-kraken").rule("RB2-12.7"),
            Attacker::Card { card } => Phrase::new("attack-card").name("card", card).rule("RB2-12.7"),
        }
    }

    /// A hero was defeated.
    pub(crate) fn defeat_phrase(hero: Fighter, by: Option<Fighter>, state: Standing) -> Phrase {
        let key = match (state, by.is_some()) {
            (Standing::Out, true) => "out-by",
            (Standing::Out, false) => "out",
            (Standing::Waits, true) => "defeated-by-waits",
            (Standing::Waits, false) => "defeated-waits",
            (_, true) => "defeated-by",
            (_, false) => "defeated",
        };
        let phrase = of(key, hero.id).rule("RB2-11.20");
        by.map_or(phrase.clone(), |by| phrase.name("by", by.id))
    }

    /// The hits of an attack.
    pub(crate) fn count_phrase(hits: u8, misses: u8, modifier: i8) -> Phrase {
        let key = match modifier {
            0 => "counted",
            1.. => "counted-raised",
            _ => "counted-lowered",
        };
        let phrase = Phrase::new(key).number("hits", hits).number("misses", misses);
        phrase.number("modifier", modifier.unsigned_abs()).rule("RB2-11.5")
    }
}
