//! What the components of Second Tide say.

use super::{parts, text};
use crate::second::pack::{Blow, Fang, Kind, Kraken, Level, Passive, Rage};
use freeport_kernel::Phrase;

/// What a side of a skill card says: its kind with its numbers, then its lines.
pub fn level(kind: Kind, level: &Level) -> Vec<Phrase> {
    let head = match (kind, level.attack) {
        (Kind::Base, Some(numbers)) => blow("text-base", numbers),
        (_, Some(numbers)) => blow("text-blow", numbers),
        (Kind::Reaction, None) => Phrase::new("text-reaction"),
        (_, None) => Phrase::new("text-ability"),
    };
    let idle = level.attack.is_none() && level.lines.is_empty();
    let idle = idle.then(|| Phrase::new("text-idle"));
    [head].into_iter().chain(text(&level.lines)).chain(idle).collect()
}

/// What a passive skill says.
pub fn passive(passive: &Passive) -> Vec<Phrase> {
    [Phrase::new("text-passive")].into_iter().chain(text(&passive.lines)).collect()
}

/// What an attack of the Sea Dragon says.
pub fn fang(fang: &Fang) -> Vec<Phrase> {
    let once = fang.once.then(|| Phrase::new("text-once"));
    let head = blow(if fang.once { "text-blow" } else { "text-base" }, fang.attack);
    [head].into_iter().chain(text(&fang.lines)).chain(once).collect()
}

/// What the Kraken does when it comes.
pub fn arrival(kraken: &Kraken) -> Phrase {
    Phrase::new("text-arrival").number("damage", kraken.arrival)
}

/// What the Kraken does.
pub fn rage(rage: Rage) -> Phrase {
    match rage {
        Rage::Lurk { n } => Phrase::new("text-lurk").number("n", n),
        Rage::Sweep { within, dice, need } => {
            Phrase::new("text-sweep").number("within", within).number("dice", dice).number("need", need)
        }
        Rage::Cloud { within, status } => {
            Phrase::new("text-cloud").number("within", within).name("status", parts::status(status))
        }
        Rage::Grasp { within } => Phrase::new("text-grasp").number("within", within),
        Rage::Maelstrom { within, damage } => {
            Phrase::new("text-maelstrom").number("within", within).number("damage", damage)
        }
        Rage::Wrath { damage } => Phrase::new("text-wrath").number("damage", damage),
    }
}

fn blow(key: &'static str, Blow { dice, hit, range }: Blow) -> Phrase {
    Phrase::new(key).number("dice", dice).number("hit", hit).number("range", range)
}
