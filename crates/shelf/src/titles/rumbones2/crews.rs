//! What the sides have, in a few lines each; in a free-for-all, what the players have.

use super::{chart, hue};
use crate::ink::Ink;
use crate::titles::figures::label;
use crate::titles::lines::{INDENT, list, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::second::pack::Layout;
use freeport_rumbones::second::{HeroView, SeatView, Side, SideView, Standing, View};

/// Draws the sides with their heroes and hands.
pub(super) fn draw(layout: &Layout, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let marks = chart::marks(view, words);
    let tale = Tale { layout, view, marks: &marks, words };
    let sides = view.sides.iter().flat_map(|side| tale.side(side, ink));
    let alone = view.seats.iter().filter(|_| view.alone).flat_map(|seat| tale.loner(seat, ink));
    sides.chain(alone).collect()
}

struct Tale<'a> {
    layout: &'a Layout,
    view: &'a View,
    marks: &'a [String],
    words: &'a Words,
}

impl Tale<'_> {
    fn side(&self, side: &SideView, ink: Ink) -> Vec<String> {
        let headline = wrap(&self.headline(side), " · ", 0);
        let mut lines: Vec<String> = headline.iter().map(|line| ink.paint(hue(side.side), line)).collect();
        lines.extend(wrap(&self.pieces(side.side), " · ", INDENT));
        lines.extend(self.heroes(side.side));
        let seats = self.view.seats.iter().filter(|seat| seat.side == side.side && seat.limit > 0);
        lines.extend(seats.flat_map(|seat| wrap(&[self.hand(seat)], "", INDENT)));
        lines
    }

    fn loner(&self, seat: &SeatView, ink: Ink) -> Vec<String> {
        let mark = if self.view.active == seat.side { "▶" } else { " " };
        let name = format!("{mark} {}", self.words.seat(seat.seat, ""));
        let mut lines = vec![ink.paint(hue(seat.side), &name)];
        lines.extend(self.heroes(seat.side));
        lines
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn count(&self, key: &'static str, count: u8) -> String {
        self.say(&Phrase::new(key).number("count", count))
    }

    fn headline(&self, side: &SideView) -> Vec<String> {
        let supply =
            Phrase::new("board-supply").number("deckhands", side.deckhands).number("bosuns", side.bosuns);
        let levels = Phrase::new("board-levels").number("bosuns", side.bosun).number("gun", side.gun);
        let cards =
            Phrase::new("board-cards").number("deck", side.deck).number("discard", side.discard.len() as u8);
        let active = self.view.round > 0 && self.view.active == side.side;
        let mut parts = vec![
            format!("{} {}", if active { "▶" } else { " " }, self.words.name(self.banner(side))),
            self.count("board-points", side.points),
            self.count("board-track", side.track),
            self.say(&supply),
            self.say(&levels),
            self.say(&cards),
        ];
        if side.crew_acted {
            parts.push(self.say(&Phrase::new("board-crew-acted")));
        }
        parts
    }

    /// What a side is called: by its faction, and where both have the same one, by its letter.
    fn banner(&self, side: &SideView) -> &'static str {
        match (self.view.sides.as_slice(), side.side) {
            ([one, two], _) if one.faction != two.faction => side.faction,
            (_, Side::A) => "side-a",
            _ => "side-b",
        }
    }

    fn pieces(&self, side: Side) -> Vec<String> {
        let own = self.view.pieces.iter().filter(|piece| piece.side == Some(side));
        let pieces = own.map(|piece| {
            let key = if piece.lost { "board-piece-lost" } else { "board-piece" };
            let at = label(self.layout.grid.width, piece.cell);
            let phrase = Phrase::new(key).name("piece", piece.piece).label("at", at);
            self.say(&phrase.number("damage", piece.damage).number("hp", piece.hp))
        });
        pieces.collect()
    }

    fn heroes(&self, side: Side) -> Vec<String> {
        let own = self.view.heroes.iter().enumerate().zip(self.marks);
        let own = own.filter(|((_, hero), _)| hero.side == side);
        own.flat_map(|((at, hero), mark)| wrap(&self.hero(at as u8, hero, mark), " · ", INDENT)).collect()
    }

    fn hero(&self, at: u8, hero: &HeroView, mark: &str) -> Vec<String> {
        let state = match (hero.state, hero.cell) {
            (Standing::Deployed, Some(cell)) => label(self.layout.grid.width, cell),
            (Standing::Deployed | Standing::Ashore, _) => self.say(&Phrase::new("board-ashore")),
            (Standing::Overboard, _) => self.say(&Phrase::new("board-overboard")),
            (Standing::Returns, _) => self.say(&Phrase::new("board-returns")),
            (Standing::Waits, _) => self.say(&Phrase::new("board-waits")),
            (Standing::Out, _) => self.say(&Phrase::new("board-out")),
        };
        let damage = Phrase::new("board-damage").number("damage", hero.damage).number("hp", hero.hp);
        let levels: Vec<u8> = hero.skills.iter().map(|(_, level)| *level).collect();
        let skills = Phrase::new("board-skills").label("skills", list(&levels, "/"));
        let mut parts = vec![
            format!("{mark} {}", self.words.name(hero.hero)),
            state,
            self.say(&damage),
            self.count("board-coins", hero.coins),
            self.say(&skills),
        ];
        parts.extend(hero.statuses.iter().map(|status| self.words.name(status)));
        if self.view.alone {
            parts.push(self.count("board-lives", hero.lives));
        } else if self.view.players > 2 {
            parts.push(self.words.seat(hero.owner, ""));
        }
        let acting = self.view.acting.as_ref().filter(|acting| acting.hero == Some(at));
        match acting {
            Some(acting) => parts.push(self.count("board-actions", acting.actions)),
            None if hero.acted && !self.view.alone => parts.push(self.say(&Phrase::new("board-acted"))),
            None => {}
        }
        parts
    }

    fn hand(&self, seat: &SeatView) -> String {
        let who = self.words.seat(seat.seat, "");
        let names: Vec<String> = seat.hand.iter().flatten().map(|card| self.words.name(card)).collect();
        let held = self.count("board-hand", seat.hand_size);
        if names.is_empty() {
            format!("{who}: {held}")
        } else {
            format!("{who}: {held}: {}", list(&names, ", "))
        }
    }
}
