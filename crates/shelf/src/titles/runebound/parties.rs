//! What the players have, in a few lines each.

use super::{hue, world};
use crate::ink::Ink;
use crate::titles::lines::{INDENT, headline, list, wrap};
use crate::words::Words;
use freeport_kernel::{Phrase, Seat};
use freeport_runebound::effects::vocabulary::Stat;
use freeport_runebound::{Atlas, CardView, FiguresView, Hex, PartyView, View};

/// Draws the parties, from the first seat.
pub(super) fn draw(atlas: &Atlas, view: &View, words: &Words, ink: Ink) -> Vec<String> {
    let marks = world::marks(view, words);
    let tale = Tale { atlas, view, words };
    let parties = (0..).zip(&view.parties).zip(&marks);
    parties.flat_map(|((seat, party), mark)| tale.party(seat, party, mark, ink)).collect()
}

struct Tale<'a> {
    atlas: &'a Atlas,
    view: &'a View,
    words: &'a Words,
}

impl Tale<'_> {
    fn party(&self, seat: u8, party: &PartyView, mark: &str, ink: Ink) -> Vec<String> {
        let acts = self.view.turn > 0 && self.view.acting == Seat(seat);
        let who = self.words.seat(Seat(seat), "");
        let Some(hero) = party.hero else {
            return vec![headline(acts, &[who], hue(seat), ink)];
        };
        let figures = &party.figures;
        let mut head = vec![format!("{mark} {}", self.words.name(hero)), who];
        head.push(party.hex.map_or_else(|| self.say("board-unplaced"), |hex| self.place(hex)));
        let xp = Phrase::new("board-experience").number("xp", party.experience);
        head.push(self.words.say(&xp.number("price", self.view.xp_price)));
        let mut lines = vec![headline(acts, &head, hue(seat), ink)];
        let mut own = vec![self.count("board-gold", party.gold), self.count("board-level", party.level)];
        own.push(self.figures(figures));
        if party.runes > 0 {
            own.push(self.count("board-runes", party.runes));
        }
        if !party.locked.is_empty() {
            let colours: Vec<String> = party.locked.iter().map(|one| self.words.name(one.id())).collect();
            own.push(self.words.say(&Phrase::new("board-locked").label("colours", list(&colours, ", "))));
        }
        lines.extend(wrap(&own, " · ", INDENT));
        for ally in &party.allies {
            let parts = [self.words.name(ally.id), self.figures(&ally.figures)];
            lines.extend(wrap(&parts, " · ", INDENT));
        }
        for (key, cards) in
            [("board-items", &party.items), ("board-kept", &party.kept), ("board-tasks", &party.tasks)]
        {
            lines.extend(self.cards(key, cards));
        }
        lines
    }

    fn say(&self, key: &'static str) -> String {
        self.words.say(&Phrase::new(key))
    }

    fn count(&self, key: &'static str, count: impl Into<i64>) -> String {
        self.words.say(&Phrase::new(key).number("count", count.into()))
    }

    fn place(&self, hex: Hex) -> String {
        let label = &self.atlas.labels[usize::from(hex)];
        let town = self.atlas.towns.iter().find(|town| town.hex == hex);
        town.map_or_else(|| label.clone(), |town| format!("{label} {}", self.words.name(&town.id)))
    }

    /// Wounds and exhaustion of what can be borne, then each stat with its damage.
    fn figures(&self, figures: &FiguresView) -> String {
        let tokens = Phrase::new("board-figures")
            .number("wounds", figures.wounds)
            .number("life", figures.life)
            .number("exhaustion", figures.exhaustion)
            .number("strength", figures.strength);
        let stats = Stat::ALL.into_iter().zip(figures.stats).zip(figures.damage);
        let stats: Vec<String> = stats
            .map(|((stat, value), damage)| format!("{} {value}/{damage}", self.words.name(stat.id())))
            .collect();
        format!("{} · {}", self.words.say(&tokens), list(&stats, ", "))
    }

    fn cards(&self, key: &'static str, cards: &[CardView]) -> Vec<String> {
        if cards.is_empty() {
            return Vec::new();
        }
        let name = |card: &CardView| {
            let under = card.under.iter().map(|under| format!(" + {}", self.words.name(under)));
            let name = format!("{}{}", self.words.name(card.id), under.collect::<String>());
            // What lies face down waits for the owner's next turn.
            if card.down { format!("({name})") } else { name }
        };
        let names: Vec<String> = cards.iter().map(name).collect();
        wrap(&[self.words.say(&Phrase::new(key).label("cards", list(&names, ", ")))], "", INDENT)
    }
}
