//! The Adventure step: what is there, and the cards that are drawn.

use crate::combat::{Foe, Terms};
use crate::effects::vocabulary::{Colour, Moment};
use crate::event::Event;
use crate::pack::Kind;
use crate::source::{Source, Text};
use crate::state::{Quest, Stage, Table};
use crate::steps::{Arrive, Asked, Predraw};
use crate::task::Task;

/// How draws from the four decks are called.
const DRAWS: [&str; 4] =
    ["green adventure card", "yellow adventure card", "blue adventure card", "red adventure card"];

impl Colour {
    /// How a draw from its deck is called.
    pub(crate) const fn draw(self) -> &'static str {
        DRAWS[self as usize]
    }
}

impl Quest {
    /// What is done on the hex, if there is anything to do (RN-6.24).
    pub(crate) fn arrive(&mut self) {
        self.stage = Stage::Adventure;
        let (seat, hex) = (self.acting, self.party(self.acting).hex);
        let something = self.token_at(hex).is_some() || self.undefeated_at(hex).is_some();
        if something || self.others_at(seat, hex).next().is_some() {
            self.push(Task::Ask(Asked::Arrive(Arrive)));
        }
    }

    /// The adventure of a hex begins. No more cards are drawn than its deck holds now (RN-28.4).
    pub(crate) fn attempt(&mut self, colour: Colour, table: &mut Table) {
        let (seat, hex) = (self.acting, self.party(self.acting).hex);
        table.tell(|| Event::Attempted { seat, hex, colour });
        self.begin_draws(colour, self.adventures[colour as usize].len());
    }

    /// So many cards of a colour may be drawn.
    pub(crate) fn begin_draws(&mut self, colour: Colour, most: u8) {
        self.draws = most;
        self.push(Task::Predraw { colour });
    }

    /// Before each single draw (RN-7.11).
    pub(crate) fn before_draw(&mut self, colour: Colour) {
        self.new_window();
        self.push(Task::Ask(Asked::Predraw(Predraw { colour })));
    }

    /// The top card of a colour is drawn, and resolved by its kind (RN-7.3).
    pub(crate) fn draw_adventure(&mut self, colour: Colour, table: &mut Table) {
        let seat = self.acting;
        let drawn =
            if self.draws == 0 { None } else { self.adventures[colour as usize].draw(colour.draw(), table) };
        let Some(card) = drawn else {
            table.tell(|| Event::DeckEmpty { colour });
            return;
        };
        self.draws -= 1;
        self.open = Some(card);
        table.tell(|| Event::Drawn { seat, colour, card: self.adventure_id(card) });
        match &self.adventure(card).kind {
            Kind::Challenge(_) => {
                let hazard = self.hazard;
                let terms = Terms { fresh: true, surprise: hazard, no_escape: hazard, hazard, finale: false };
                self.begin_fight(Foe::Challenge(card), terms, table);
            }
            Kind::Event(event) => {
                self.push(Task::Onward { colour });
                self.place_event(card, event.level, table);
            }
            Kind::Encounter(_) => {
                self.push(Task::Onward { colour });
                self.push(Task::File);
                self.run_lines(Source::new(seat, Text::Encounter(card)), Moment::Drawn);
            }
        }
    }

    /// After an event or an encounter the next card is drawn (RN-7.5), where the hero still stands before such a token.
    pub(crate) fn draw_onward(&mut self, colour: Colour) {
        if !self.hazard && self.token_at(self.party(self.acting).hex) == Some(colour) {
            self.push(Task::Predraw { colour });
        }
    }

    /// The card that was resolved is discarded, if it went nowhere else.
    pub(crate) fn file_open(&mut self, table: &mut Table) {
        if let Some(card) = self.open {
            self.discard_adventure(card, table);
        }
    }

    /// A challenge that was left behind on this hex is faced (RN-11.5).
    pub(crate) fn face(&mut self, slot: u8, table: &mut Table) {
        let Some(left) = self.undefeated[usize::from(slot)] else { return };
        let seat = self.acting;
        table.tell(|| Event::Faced {
            seat,
            hex: left.hex,
            card: self.adventure_id(left.card),
            slot: slot + 1,
        });
        self.begin_fight(Foe::Challenge(left.card), Terms::default(), table);
    }
}
