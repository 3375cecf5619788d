//! What the players have, in a few lines each.

use super::board::card_name;
use super::{colour, goods, hue};
use crate::ink::Ink;
use crate::titles::lines::{INDENT, headline, wrap};
use crate::words::Words;
use freeport_kernel::Phrase;
use freeport_pirates7::{BoardView, Character, Pack, View};

/// Draws the boards, in seat order.
pub(super) fn draw(pack: &Pack, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    view.boards.iter().flat_map(|board| Player { pack, view, board, words }.lines(ink)).collect()
}

struct Player<'a> {
    pack: &'a Pack,
    view: &'a View,
    board: &'a BoardView,
    words: &'a Words,
}

impl Player<'_> {
    fn lines(&self, ink: Ink) -> Vec<String> {
        let mut lines = vec![self.headline(ink)];
        lines.extend(wrap(&self.fleet(), " · ", INDENT));
        lines.extend(wrap(&self.cards(), " · ", INDENT));
        lines
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase)
    }

    fn count(&self, key: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(key).number("count", count))
    }

    fn headline(&self, ink: Ink) -> String {
        let board = self.board;
        let asked = self.view.asked.as_ref().is_some_and(|asked| asked.seats.contains(&board.seat));
        let mut parts = vec![
            self.words.name(colour(board.seat)),
            self.count("board-chests", board.chests),
            self.count("board-marks", board.marks),
            self.count("board-yin-yang", board.yin_yang),
            self.count("board-talismans", board.talismans),
        ];
        if let Some(score) = board.score {
            parts.push(self.count("board-points", score.points));
        }
        headline(asked, &parts, hue(Some(board.seat)), ink)
    }

    fn fleet(&self) -> Vec<String> {
        let board = self.board;
        let ships = Phrase::new("board-ships")
            .number("free", board.free)
            .number("loaded", board.loaded)
            .number("guards", board.guards)
            .number("reserve", board.reserve);
        let cargo = Phrase::new("board-cargo")
            .label("goods", goods(board.goods, self.words))
            .number("held", board.goods.total())
            .number("capacity", board.capacity);
        let mut parts = vec![self.say(&ships), self.say(&cargo)];
        if board.owed > 0 {
            parts.push(self.count("board-owed", board.owed));
        }
        if !board.corsairs.is_empty() {
            let nations: Vec<String> =
                board.corsairs.iter().map(|nation| self.words.name(nation.id())).collect();
            parts.push(self.say(&Phrase::new("board-corsair").label("nations", nations.join(", "))));
        }
        if board.double_hold > 0 {
            parts.push(self.count("board-double-hold", board.double_hold));
        }
        if board.unsinkable > 0 {
            parts.push(self.count("board-unsinkable", board.unsinkable));
        }
        parts
    }

    fn cards(&self) -> Vec<String> {
        let board = self.board;
        let hand = match &board.hand {
            Some(cards) if !cards.is_empty() => {
                let names: Vec<String> =
                    cards.iter().map(|card| card_name(self.pack, *card, self.words)).collect();
                self.say(&Phrase::new("board-hand").label("cards", names.join(", ")))
            }
            _ => self.count("board-hand-hidden", board.hand_size),
        };
        let mut parts = vec![hand];
        if !board.played.is_empty() {
            parts.push(self.say(&Phrase::new("board-played").label("characters", self.all(&board.played))));
        }
        match board.chosen {
            Some(chosen) => {
                parts.push(self.say(&Phrase::new("board-chosen").name("character", chosen.id())));
            }
            None if board.has_chosen => parts.push(self.say(&Phrase::new("board-has-chosen"))),
            None => {}
        }
        parts
    }

    fn all(&self, characters: &[Character]) -> String {
        let names: Vec<String> = characters.iter().map(|character| self.words.name(character.id())).collect();
        names.join(", ")
    }
}
