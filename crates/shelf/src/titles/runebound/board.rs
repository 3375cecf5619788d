//! The whole table, drawn in text.

use super::{fight, lands, parties, world};
use crate::ink::Ink;
use crate::titles::lines::{list, question, set_off, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_runebound::{Pack, Stage, TradeView, View};

/// Draws what the viewer sees: the world, what lies beside it, the parties, what is under way, and what is asked.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let mut lines = wrap(&head(view, words), " · ", 0);
    lines.push(String::new());
    lines.extend(world::draw(&pack.atlas, view, words, ink));
    lines.push(String::new());
    lines.extend(lands::draw(pack, view, words));
    lines.push(String::new());
    lines.extend(parties::draw(&pack.atlas, view, words, ink));
    let journey = journey(pack, view, words);
    let fight = fight::draw(pack, view, words);
    let trade = view.trade.as_ref().map(|trade| bargain(view, trade, words));
    let asked = view.asked.as_ref().map(|asked| question(&asked.seats, &asked.question, words));
    set_off(&mut lines, journey.into_iter().chain(fight).chain(trade).chain(asked), ink);
    lines.join("\n")
}

fn head(view: &View, words: &Words) -> Vec<String> {
    let stage = match view.stage {
        Stage::Setup => "stage-setup",
        Stage::Refresh => "stage-refresh",
        Stage::Movement => "stage-movement",
        Stage::Adventure => "stage-adventure",
        Stage::Market => "stage-market",
        Stage::Experience => "stage-experience",
        Stage::TurnEnd => "stage-turn_end",
        Stage::Finale => "stage-finale",
    };
    let turn = (view.turn > 0).then(|| words.say(&Phrase::new("board-turn").number("turn", view.turn)));
    let open = view.open.map(|card| {
        let key = if view.hazard { "board-hazard" } else { "board-open" };
        words.say(&Phrase::new(key).label("card", words.name(card)))
    });
    turn.into_iter().chain([words.name(stage)]).chain(open).collect()
}

/// The movement dice, and the way that was taken with them.
fn journey(pack: &Pack, view: &View, words: &Words) -> Option<String> {
    if view.dice.is_empty() || view.stage != Stage::Movement {
        return None;
    }
    let face = |face: &Vec<_>| {
        let names: Vec<String> = face
            .iter()
            .map(|terrain: &freeport_runebound::effects::vocabulary::Terrain| words.name(terrain.id()))
            .collect();
        list(&names, "/")
    };
    let faces: Vec<String> = view.dice.iter().map(face).collect();
    let dice = words.say(&Phrase::new("board-dice").label("faces", list(&faces, ", ")));
    let way: Vec<&str> = view.path.iter().map(|hex| pack.atlas.labels[usize::from(*hex)].as_str()).collect();
    let way =
        (!way.is_empty()).then(|| words.say(&Phrase::new("board-way").label("hexes", list(&way, ", "))));
    Some([Some(dice), way].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// The terms of a deal: what the speaker gives and gets.
fn bargain(view: &View, trade: &TradeView, words: &Words) -> String {
    let side = |gold: u16, cards: &[&str]| {
        let gold = (gold > 0).then(|| words.say(&Phrase::new("count-gold").number("count", gold)));
        let things: Vec<String> = gold.into_iter().chain(cards.iter().map(|card| words.name(card))).collect();
        if things.is_empty() { "–".to_owned() } else { list(&things, ", ") }
    };
    let hero = |seat: freeport_kernel::Seat| view.parties[seat.index()].hero.unwrap_or("nothing");
    let phrase = Phrase::new("board-trade")
        .name("hero", hero(trade.speaker))
        .name("other", hero(trade.listener))
        .label("gives", side(trade.terms.gold[0], &trade.terms.gives))
        .label("gets", side(trade.terms.gold[1], &trade.terms.gets));
    words.say(&phrase)
}
