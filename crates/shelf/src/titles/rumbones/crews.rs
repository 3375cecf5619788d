//! What the sides have, in a few lines each.

use super::{chart, hue, label};
use crate::ink::Ink;
use crate::titles::lines::{INDENT, list, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_rumbones::{HeroView, Map, SeatView, SideView, Standing, View};

/// Draws the sides with their heroes and hands.
pub(super) fn draw(map: &Map, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let marks = chart::marks(view, words);
    let crews = view.sides.iter().map(|side| Crew { map, view, side, marks: &marks, words });
    crews.flat_map(|crew| crew.lines(ink)).collect()
}

struct Crew<'a> {
    map: &'a Map,
    view: &'a View,
    side: &'a SideView,
    marks: &'a [String],
    words: &'a Words,
}

impl Crew<'_> {
    fn lines(&self, ink: Ink) -> Vec<String> {
        let headline = wrap(&self.headline(), " · ", 0);
        let mut lines: Vec<String> =
            headline.iter().map(|line| ink.paint(hue(self.side.side), line)).collect();
        lines.extend(wrap(&self.tiles(), " · ", INDENT));
        let own = self.view.heroes.iter().zip(self.marks).filter(|(hero, _)| hero.side == self.side.side);
        lines.extend(own.flat_map(|(hero, mark)| wrap(&self.hero(hero, mark), " · ", INDENT)));
        let seats = self.view.seats.iter().filter(|seat| seat.side == self.side.side && self.view.turn > 0);
        lines.extend(seats.flat_map(|seat| wrap(&[self.hand(seat)], "", INDENT)));
        lines
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn count(&self, key: &'static str, count: u8) -> String {
        self.say(&Phrase::new(key).number("count", count))
    }

    fn headline(&self) -> Vec<String> {
        let side = self.side;
        let supply =
            Phrase::new("board-supply").number("deckhands", side.deckhands).number("bosuns", side.bosuns);
        let cards = Phrase::new("board-cards")
            .number("deck", side.deck)
            .number("discard", side.discard.len() as u8)
            .number("pool", side.pool.len() as u8);
        let active = self.view.turn > 0 && self.view.active == side.side;
        vec![
            format!("{} {}", if active { "▶" } else { " " }, self.words.name(side.side.id())),
            self.count("board-points", side.points),
            self.say(&supply),
            self.say(&cards),
        ]
    }

    fn tiles(&self) -> Vec<String> {
        let tiles = self.side.tiles.iter().map(|tile| {
            let key = if tile.lost { "board-tile-lost" } else { "board-tile" };
            let phrase = Phrase::new(key).name("tile", tile.tile).label("at", label(self.map, tile.cell));
            self.say(&phrase.number("damage", tile.damage).number("hp", tile.hp))
        });
        tiles.collect()
    }

    fn hero(&self, hero: &HeroView, mark: &str) -> Vec<String> {
        let place = match (hero.state, hero.cell) {
            (Standing::Deployed, Some(cell)) => label(self.map, cell),
            (Standing::Deployed | Standing::Reserve, _) => self.say(&Phrase::new("board-reserve")),
            (Standing::Toll, _) => self.say(&Phrase::new("board-toll")),
            (Standing::Paid, _) => self.say(&Phrase::new("board-paid")),
            (Standing::Overboard, _) => self.say(&Phrase::new("board-overboard")),
        };
        let mut parts = vec![format!("{mark} {}", self.words.name(hero.hero)), place];
        let damage = Phrase::new("board-damage").number("damage", hero.damage).number("hp", hero.hp);
        parts.push(self.say(&damage));
        parts.push(self.count("board-coins", hero.coins));
        parts.extend(hero.statuses.iter().map(|status| self.words.name(status)));
        if let Some(owner) = hero.owner.filter(|_| self.view.players > 2) {
            parts.push(self.words.seat(owner, ""));
        }
        if let Some(acting) = self.view.acting.as_ref().filter(|acting| acting.hero == hero.hero) {
            parts.push(self.count("board-actions", acting.actions));
        } else if hero.acted {
            parts.push(self.say(&Phrase::new("board-acted")));
        }
        parts
    }

    fn hand(&self, seat: &SeatView) -> String {
        let who = self.words.seat(seat.seat, "");
        let cards = seat.hand.as_ref().unwrap_or(&seat.known);
        let names: Vec<String> = cards.iter().map(|card| self.words.name(card)).collect();
        let held = self.count("board-hand", seat.hand_size);
        if names.is_empty() {
            format!("{who}: {held}")
        } else {
            format!("{who}: {held}: {}", list(&names, ", "))
        }
    }
}
