//! The whole table, drawn in text.

use super::{chart, crews, say};
use crate::ink::Ink;
use crate::titles::figures::label;
use crate::titles::lines::{list, question, set_off, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::second::pack::{Layout, Pack};
use freeport_rumbones::second::{AttackView, Beast, Phase, View};

/// Draws what the viewer sees: the sea, the sides with their heroes and hands, the attack under way, and what is asked.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let layout = view.layout.and_then(|id| pack.layouts.iter().find(|layout| layout.id == id));
    let mut lines = wrap(&head(pack, layout, view, words), " · ", 0);
    if let Some(layout) = layout {
        lines.push(String::new());
        lines.extend(chart::draw(layout, view, words, ink));
        lines.push(String::new());
        lines.extend(crews::draw(layout, view, words, ink));
    }
    let attack = view.attacks.last().zip(layout);
    let attack = attack.map(|(attack, layout)| attack_line(layout, attack, words));
    let asked = view.asked.as_ref().map(|asked| question(&asked.seats, &asked.question, words));
    set_off(&mut lines, attack.into_iter().chain(asked), ink);
    lines.join("\n")
}

fn head(pack: &Pack, layout: Option<&Layout>, view: &View, words: &Words) -> Vec<String> {
    if view.alone {
        return vec![say("board-alone", words)];
    }
    if view.round == 0 {
        return vec![say("board-before", words)];
    }
    let phase = match view.phase {
        Phase::Setup => "phase-setup",
        Phase::Turns => "phase-turns",
        Phase::Kraken => "phase-kraken",
        Phase::Recovery => "phase-recovery",
    };
    let round = Phrase::new("board-round").label("round", view.round.to_string()).name("phase", phase);
    let mut parts = vec![words.say(&round)];
    let hp = [pack.beasts.kraken.hp, pack.beasts.dragon.hp];
    for ((id, beast), hp) in [("kraken", view.kraken), ("dragon", view.dragon.beast)].into_iter().zip(hp) {
        if let (Beast::Aboard { cell, damage }, Some(layout)) = (beast, layout) {
            let there =
                Phrase::new("board-beast").name("beast", id).label("at", label(layout.grid.width, cell));
            parts.push(words.say(&there.number("damage", damage).number("hp", hp)));
        }
    }
    parts
}

fn attack_line(layout: &Layout, attack: &AttackView, words: &Words) -> String {
    let faces: Vec<String> = attack.dice.iter().map(|(face, ..)| face.to_string()).collect();
    let faces = if faces.is_empty() { "–".to_owned() } else { list(&faces, " ") };
    let at = label(layout.grid.width, attack.target);
    let phrase = Phrase::new("board-attack").label("at", at).label("faces", faces);
    words.say(&phrase.number("need", attack.need[0]).number("hits", attack.hits.len() as u8))
}
