//! A fight under way: the opponent, the dice, what each choice is worth.

use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_runebound::effects::say::{Speaker, effect};
use freeport_runebound::effects::vocabulary::{Moment, Stat};
use freeport_runebound::{Body, FightView, FoeView, Kind, Move, Odds, Pack, RollView, Stand, View};

/// The lines about the fight, the roll and the wounds that are under way.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(fight) = &view.fight {
        lines.push(duel(view, fight, words));
        lines.extend(nature(pack, fight, words));
        lines.extend(view.odds.iter().filter_map(|promise| odds(view, fight, promise, words)));
    }
    lines.extend(view.roll.as_ref().map(|roll| dice(roll, words)));
    if let Some(packet) = &view.packet {
        let phrase = Phrase::new("board-packet").name("who", packet.who);
        lines.push(words.say(&phrase.number("wounds", packet.wounds)));
    }
    lines
}

/// The id of the hero of a seat.
fn hero(view: &View, seat: usize) -> &'static str {
    view.parties.get(seat).and_then(|party| party.hero).unwrap_or("nothing")
}

fn duel(view: &View, fight: &FightView, words: &Words) -> String {
    let rival = if fight.aggressor == fight.seat { None } else { Some(hero(view, fight.seat.index())) };
    let (foe, stands) = match fight.foe {
        FoeView::Challenge(card) | FoeView::Enemy(card) => (card, true),
        FoeView::Hero(seat) => (rival.unwrap_or_else(|| hero(view, seat.index())), false),
    };
    let head = Phrase::new("board-fight")
        .name("hero", hero(view, fight.aggressor.index()))
        .name("foe", foe)
        .number("wounds", fight.wounds)
        .number("life", fight.life);
    let stats = Stat::ALL.into_iter().zip(fight.targets).zip(fight.damage);
    let stats: Vec<String> = stats
        .map(|((stat, target), damage)| {
            let name = words.name(stat.id());
            if stands { format!("{name} {target}/{damage}") } else { format!("{name} ?/{damage}") }
        })
        .collect();
    let beat = match (fight.beat, fight.round) {
        ("before", _) | (_, 0) => words.say(&Phrase::new("board-before-combat")),
        ("escape", round) => words.say(&Phrase::new("board-escape").number("round", round)),
        (phase, round) => words.say(&Phrase::new("board-phase").number("round", round).name("phase", phase)),
    };
    let mut parts = vec![words.say(&head), stats.join(", "), beat];
    parts.extend(fight.number.map(|number| words.say(&Phrase::new("board-number").number("number", number))));
    parts.join(" · ")
}

/// What the opponent can do as long as it is fought.
fn nature(pack: &Pack, fight: &FightView, words: &Words) -> Option<String> {
    let FoeView::Challenge(id) = fight.foe else { return None };
    let Kind::Challenge(challenge) = &pack.adventures.iter().find(|card| card.id == id)?.kind else {
        return None;
    };
    let lasting = challenge.text.iter().filter(|line| line.when == Moment::Trait);
    let lasting =
        lasting.flat_map(|line| line.effects.iter().map(|one| effect(Speaker::Challenge, line.when, one)));
    let said: Vec<String> = lasting.map(|phrase| words.say(&phrase)).collect();
    (!said.is_empty()).then(|| format!("{}: {}", words.name(id), said.join("; ")))
}

/// What an attack or the defence promises: in how many of a hundred throws it succeeds, the wounds on success and on failure, and
/// how often the fight is won that goes on with it.
fn odds(view: &View, fight: &FightView, promise: &Odds, words: &Words) -> Option<String> {
    let party = &view.parties[fight.aggressor.index()];
    let own = hero(view, fight.aggressor.index());
    let (key, who) = match promise.r#move {
        Move::Stance(Stand::Defend) => ("board-odds-defence", own),
        Move::Stance(Stand::Attack(Body::Hero)) => ("board-odds-attack", own),
        Move::Stance(Stand::Attack(Body::Ally(card))) => {
            let ally = party.allies.iter().find(|ally| ally.card == card);
            ("board-odds-attack", ally.map_or("nothing", |ally| ally.id))
        }
        _ => return None,
    };
    let (chance, win) = promise.chance.zip(promise.win)?;
    let point = if words.language() == "en" { '.' } else { ',' };
    let phrase = Phrase::new(key)
        .name("who", who)
        .number("success", chance / 100)
        .number("given", promise.given.unwrap_or_default())
        .number("taken", promise.taken.unwrap_or_default())
        .label("win", format!("{}{point}{}", win / 100, win % 100 / 10));
    Some(words.say(&phrase))
}

fn dice(roll: &RollView, words: &Words) -> String {
    let phrase = Phrase::new("board-roll").name("who", roll.who).name("stat", roll.stat);
    let faces = roll.dice.map_or_else(|| "? + ?".to_owned(), |[one, two]| format!("{one} + {two}"));
    let sign = if roll.added < 0 { '−' } else { '+' };
    let sum = roll.dice.map(|[one, two]| i16::from(one) + i16::from(two) + roll.added);
    let sum = sum.map(|sum| format!(" = {sum}")).unwrap_or_default();
    let said = words.say(&phrase.label("dice", format!("{faces} {sign} {}{sum}", roll.added.unsigned_abs())));
    match roll.need {
        Some(need) => format!("{said} · {}", words.say(&Phrase::new("board-need").number("need", need))),
        None => said,
    }
}
