//! The whole table, drawn in text.

use super::{players, sea};
use crate::ink::{Hue, Ink};
use crate::titles::lines::{WIDTH, pad, wrap};
use crate::words::Words;
use freeport_ahoy::{BattleView, Card, MarketCard, Pack, View};
use freeport_kernel::Phrase;

/// Draws what the viewer sees: the sea, the market, the players, and what is asked.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> String {
    let mut lines = vec![head(view, words)];
    let sea = sea::draw(view, words, ink);
    if !sea.is_empty() {
        lines.push(String::new());
        lines.extend(sea);
        lines.extend(legend(view, words).iter().map(|line| ink.paint(Hue::Dim, line)));
    }
    lines.push(String::new());
    lines.extend(market(pack, view, words, ink));
    lines.push(String::new());
    lines.extend(players::draw(pack, view, words, ink));
    let question = view.battle.iter().map(|battle| fight(battle, words)).chain(asked(view, words));
    let question: Vec<String> = question.collect();
    if !question.is_empty() {
        lines.push(String::new());
        lines.extend(
            question
                .iter()
                .flat_map(|text| wrap(std::slice::from_ref(text), "", 0))
                .map(|line| ink.paint(Hue::Bold, &line)),
        );
    }
    lines.join("\n")
}

fn head(view: &View, words: &Words) -> String {
    words.say(
        &Phrase::new("board-head")
            .label("round", view.round.to_string())
            .name("first", view.first.id())
            .number("tiles", view.tiles_left)
            .number("bank", view.bank),
    )
}

fn legend(view: &View, words: &Words) -> Vec<String> {
    let mark = |key: &'static str| words.say(&Phrase::new(key));
    let flagships: Vec<String> =
        view.boards.iter().map(|board| format!("<{}>", mark(super::mark(board.faction)))).collect();
    let figures = Phrase::new("board-figures")
        .label("flagships", flagships.concat())
        .label("patrol", mark("mark-patrol"))
        .label("stronghold", mark("mark-stronghold"))
        .label("comrade", mark("mark-comrade"))
        .label("cutter", mark("mark-cutter"))
        .label("gunship", mark("mark-gunship"));
    let texts = [mark("board-terrain"), words.say(&figures), mark("board-islands")];
    texts.iter().flat_map(|text| wrap(std::slice::from_ref(text), "", 0)).collect()
}

/// The open cards in columns, and below each, or beside it where all lines are short, what the crew can do.
fn market(pack: &Pack, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let heading = Phrase::new("board-market").number("count", view.market_left);
    let mut lines = vec![ink.paint(Hue::Bold, &words.say(&heading))];
    let cards: Vec<Card> = view.market.iter().flatten().copied().collect();
    let rows: Vec<[String; 3]> = cards.iter().map(|card| face(pack.card(*card), *card, words)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [width(0), width(1), width(2)];
    let entry = |(card, row): (&Card, &[String; 3])| {
        let columns = [0, 1, 2].map(|column| pad(&row[column], widths[column]));
        let (face, mut entry) = (pack.card(*card), columns.join("  "));
        if view.players > 2 {
            let cargo = Phrase::new("market-cargo").name("cargo", card.cargo_id()).name("suit", face.to.id());
            entry = format!("{entry}  {}", words.say(&cargo));
        }
        (entry, words.name(face.power.id()))
    };
    let entries: Vec<(String, String)> = cards.iter().zip(&rows).map(entry).collect();
    let beside = |(entry, power): &(String, String)| format!("  {entry}  {power}");
    if entries.iter().all(|entry| beside(entry).chars().count() <= WIDTH) {
        lines.extend(entries.iter().map(beside));
    } else {
        for (entry, power) in entries {
            lines.push(format!("  {}", entry.trim_end()));
            lines.extend(wrap(&[power], "", 6));
        }
    }
    lines
}

/// Name, suit and cost of a card; one with a slot of its own shows it.
fn face(face: &MarketCard, card: Card, words: &Words) -> [String; 3] {
    let name = words.name(card.id());
    let cost = match face.gold {
        Some(gold) => Phrase::new("cost-gold").number("gold", gold),
        None => Phrase::new("cost-die"),
    };
    [if face.slot { format!("{name} [ ]") } else { name }, words.name(face.suit.id()), words.say(&cost)]
}

fn fight(battle: &BattleView, words: &Words) -> String {
    let roll = |roll: u8| if roll == 0 { "–".to_owned() } else { roll.to_string() };
    words.say(
        &Phrase::new("board-battle")
            .label("at", battle.at.label())
            .name("ship", battle.attacker.id())
            .name("foe", battle.defender.id())
            .number("aim", battle.aim[0])
            .number("guard", battle.aim[1])
            .label("roll", roll(battle.roll[0]))
            .label("answer", roll(battle.roll[1])),
    )
}

fn asked(view: &View, words: &Words) -> Option<String> {
    let asked = view.asked.as_ref()?;
    let board = view.boards.get(asked.seat.index())?;
    let mut question = Phrase::new(asked.what).number("dice", view.dice_due);
    if let Some((ship, at, steps)) = asked.voyage {
        question = question.name("ship", ship.id()).label("at", at.label()).number("steps", steps);
    }
    let question = words.say(&question);
    let line = Phrase::new("board-asked").name("who", board.faction.id()).label("question", question);
    Some(format!("▶ {}", words.say(&line)))
}
