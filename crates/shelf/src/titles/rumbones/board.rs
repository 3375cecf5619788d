//! The whole table, drawn in text.

use super::{chart, crews, label, say};
use crate::ink::Ink;
use crate::titles::lines::{list, question, set_off, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::{AttackView, Beast, Creature, Map, Pack, View};

/// Draws what the viewer sees: the sea, the sides with their heroes and hands, the attack under way, and what is asked.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let mut lines = wrap(&head(pack, view, words), " · ", 0);
    lines.push(String::new());
    lines.extend(chart::draw(&pack.map, view, words, ink));
    lines.push(String::new());
    lines.extend(crews::draw(&pack.map, view, words, ink));
    let attack = view.attacks.last().map(|attack| attack_line(&pack.map, attack, words));
    let asked = view.asked.as_ref().map(|asked| question(&asked.seats, &asked.question, words));
    set_off(&mut lines, attack.into_iter().chain(asked), ink);
    lines.join("\n")
}

fn head(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    if view.turn == 0 {
        return vec![say("board-before", words)];
    }
    let turn = Phrase::new("board-turn")
        .label("turn", view.turn.to_string())
        .name("side", view.active.id())
        .name("phase", view.phase.id());
    let mut parts =
        vec![words.say(&turn), words.say(&Phrase::new("board-symbols").number("count", view.symbols))];
    for (creature, beast) in [(Creature::Kraken, view.kraken), (Creature::Dragon, view.dragon)] {
        if let Beast::Aboard { cell, damage } = beast {
            let hp = pack.beasts.hp(creature);
            let there =
                Phrase::new("board-beast").name("beast", creature.id()).label("at", label(&pack.map, cell));
            parts.push(words.say(&there.number("damage", damage).number("hp", hp)));
        }
    }
    parts
}

fn attack_line(map: &Map, attack: &AttackView, words: &Words) -> String {
    let faces: Vec<String> = attack.dice.iter().map(|(face, ..)| face.to_string()).collect();
    let faces = if faces.is_empty() { "–".to_owned() } else { list(&faces, " ") };
    let phrase = Phrase::new("board-attack").label("at", label(map, attack.target)).label("faces", faces);
    words.say(&phrase.number("need", attack.need[0]).number("hits", attack.hits))
}
