//! The players' boards, in a few lines each.

use super::hue;
use crate::ink::Ink;
use crate::titles::lines::{INDENT, headline, list, wrap};
use crate::words::Words;
use freeport_ahoy::{BoardView, Card, Dir, Need, Pack, Slot, SlotView, SmugglerView, UnionView, View};
use freeport_kernel::Phrase;

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
        lines.extend(wrap(&self.slots(), "  ", INDENT));
        let mut things: Vec<String> = self.crew().into_iter().collect();
        let board = self.board;
        if let Some(squadron) = &board.squadron {
            things.push(
                self.words.say(
                    &Phrase::new("board-patrols")
                        .number("patrols", squadron.patrols)
                        .number("strongholds", squadron.strongholds),
                ),
            );
        }
        things.extend(board.union.iter().flat_map(|union| self.union(union)));
        things.extend(board.smuggler.iter().flat_map(|smuggler| self.smuggler(smuggler)));
        lines.extend(wrap(&things, " · ", INDENT));
        lines
    }

    fn say(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    fn headline(&self, ink: Ink) -> String {
        let board = self.board;
        let seat = board.faction.seat(self.view.players);
        let asked = self.view.asked.as_ref().is_some_and(|asked| asked.seat == seat);
        let name = Phrase::new("board-player")
            .name("who", board.faction.id())
            .number("fame", board.fame)
            .number("gold", board.gold);
        let mut parts = vec![self.words.say(&name)];
        let dice = |key, dice: &[u8]| self.words.say(&Phrase::new(key).label("dice", list(dice, " ")));
        if !board.supply.is_empty() {
            parts.push(dice("board-supply", &board.supply));
        }
        if !board.aside.is_empty() {
            parts.push(dice("board-aside", &board.aside));
        }
        if self.view.active == board.faction && self.view.dice_due > 0 {
            parts.push(self.words.say(&Phrase::new("board-due").number("count", self.view.dice_due)));
        }
        headline(asked, &parts, hue(board.faction), ink)
    }

    /// The slots by name, each with the dice it takes and what lies in it.
    fn slots(&self) -> Vec<String> {
        let shown = |slot: &&SlotView| !matches!(slot.slot, Slot::Cost(_)) || slot.die > 0;
        let slots: Vec<&SlotView> = self.board.slots.iter().filter(shown).collect();
        slots.chunk_by(|one, two| one.slot == two.slot).map(|group| self.slot(group)).collect()
    }

    fn slot(&self, group: &[&SlotView]) -> String {
        let name = self.words.name(group[0].slot.name_id());
        let need = match group[0].need {
            Need::Even => " 2/4/6".to_owned(),
            Need::Exactly(value) if !name.ends_with(char::is_numeric) => format!(" {value}"),
            Need::Any | Need::Exactly(_) => String::new(),
        };
        let held = |slot: &&SlotView| {
            let what = match (slot.die, slot.damaged) {
                (_, true) => "x".to_owned(),
                (0, false) => " ".to_owned(),
                (die, false) => die.to_string(),
            };
            if slot.dashed { format!("({what})") } else { format!("[{what}]") }
        };
        format!("{name}{need} {}", group.iter().map(held).collect::<String>())
    }

    fn crew(&self) -> Option<String> {
        let names: Vec<String> = self.board.crew.iter().map(|card| self.words.name(card.id())).collect();
        (!names.is_empty()).then(|| format!("{} {}", self.say("board-crew"), names.join(", ")))
    }

    fn union(&self, union: &UnionView) -> Vec<String> {
        let comrades =
            Phrase::new("board-comrades").number("ready", union.ready).number("supply", union.supply);
        let plans = match &union.hand {
            Some(hand) => {
                let heading = self.words.say(&Phrase::new("board-plans").number("deck", union.deck));
                let names: Vec<String> = hand.iter().map(|plan| self.words.name(plan.id())).collect();
                format!("{heading} {}", if names.is_empty() { "–".to_owned() } else { names.join(", ") })
            }
            None => self.words.say(
                &Phrase::new("board-plans-hidden")
                    .number("count", union.hand_size)
                    .number("deck", union.deck),
            ),
        };
        vec![self.words.say(&comrades), plans]
    }

    fn smuggler(&self, smuggler: &SmugglerView) -> Vec<String> {
        let mut things: Vec<String> = smuggler.cargo.iter().map(|card| self.cargo(*card)).collect();
        if things.is_empty() {
            things.push(self.say("board-no-cargo"));
        }
        let sides =
            [("board-pledges-left", "board-marker-left"), ("board-pledges-right", "board-marker-right")];
        for (side, (hidden, open)) in sides.into_iter().enumerate() {
            let marker = smuggler.markers.map(|markers| markers[side]);
            let heading = match marker {
                Some(faction) => Phrase::new(open).name("who", faction.id()),
                None => Phrase::new(hidden),
            };
            let suits: Vec<String> = smuggler.pledged[side]
                .iter()
                .map(|card| self.words.name(self.pack.card(*card).suit.id()))
                .collect();
            if marker.is_some() || !suits.is_empty() {
                let suits = if suits.is_empty() { "–".to_owned() } else { suits.join(", ") };
                things.push(format!("{} {suits}", self.words.say(&heading)));
            }
        }
        things.push(format!("{} {}", self.say("board-reward"), self.rewards(smuggler)));
        things
    }

    fn cargo(&self, card: Card) -> String {
        let cargo = Phrase::new("board-cargo")
            .name("cargo", card.cargo_id())
            .name("suit", self.pack.card(card).to.id());
        self.words.say(&cargo)
    }

    /// What lies around the white reward marker.
    fn rewards(&self, smuggler: &SmugglerView) -> String {
        let (row, column) = smuggler.white;
        let around = Dir::ALL.into_iter().filter_map(|dir| {
            let (row, column) = match dir {
                Dir::North => (row.checked_sub(1)?, column),
                Dir::East => (row, column + 1),
                Dir::South => (row + 1, column),
                Dir::West => (row, column.checked_sub(1)?),
            };
            let inside = row < 5 && column < 5 && (row, column) != smuggler.black;
            let reward = inside.then(|| self.pack.rewards[row as usize * 5 + column as usize])?;
            Some(format!("{} {}", dir.arrow(), self.words.name(reward.id())))
        });
        around.collect::<Vec<_>>().join(", ")
    }
}
