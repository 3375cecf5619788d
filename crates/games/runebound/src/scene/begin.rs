//! Where the game goes on from a position.

use super::Scene;
use crate::combat::{Foe, Terms};
use crate::effects::vocabulary::Moment;
use crate::event::Event;
use crate::game::Runebound;
use crate::pack::Kind;
use crate::source::{Source, Text};
use crate::state::Stage;
use crate::task::Task;
use freeport_kernel::{Seat, Table};

impl Scene {
    /// Begins the acting player's turn with its movement.
    pub fn begin(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.game.turn = 0;
        self.game.push(Task::Turn);
        self.run(table)
    }

    /// Begins at the end of the acting player's movement.
    pub fn camp(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market, Task::Prowl, Task::Camp], Stage::Movement, table)
    }

    /// Begins with what the acting player does on the hex.
    pub fn arrive(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market, Task::Arrive], Stage::Adventure, table)
    }

    /// Begins with the acting player's Market step.
    pub fn trade(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market], Stage::Market, table)
    }

    /// Begins with the acting player's Experience step.
    pub fn learn(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[], Stage::Experience, table)
    }

    /// Begins at the end of the acting player's turn.
    pub fn dusk(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.game.stage = Stage::TurnEnd;
        self.game.push(Task::Night);
        self.run(table)
    }

    /// A challenge or an enemy was just drawn by the acting hero, who stands before a token of its colour.
    pub fn facing(mut self, id: &str, table: &mut Table<Event>) -> Result<Runebound, String> {
        let card = self.open(id);
        self.after(&[Task::Market], Stage::Adventure);
        self.game.begin_fight(Foe::Challenge(card), Terms { fresh: true, ..Terms::default() }, table);
        self.run(table)
    }

    /// An encounter was just drawn by the acting hero; no other card follows it.
    pub fn meeting(mut self, id: &str, table: &mut Table<Event>) -> Result<Runebound, String> {
        let card = self.open(id);
        let seat = self.game.acting;
        self.after(&[Task::Market, Task::File], Stage::Adventure);
        self.game.new_window();
        self.game.run_lines(Source::new(seat, Text::Encounter(card)), Moment::Drawn);
        self.run(table)
    }

    /// The acting hero attacks another on the same hex.
    pub fn duelling(mut self, other: Seat, table: &mut Table<Event>) -> Result<Runebound, String> {
        if self.game.party(other).hex != self.game.party(self.game.acting).hex {
            self.fail("heroes who fight each other stand on one hex".to_owned());
        }
        self.after(&[], Stage::Adventure);
        self.game.begin_fight(Foe::Hero(other), Terms::default(), table);
        self.run(table)
    }

    /// Draws a card for the acting hero, and places the hero before a token of its colour unless there is one.
    fn open(&mut self, id: &str) -> u8 {
        let card = self.draw(id);
        let (seat, colour) = (self.game.acting, self.game.colour(card));
        if self.game.token_at(self.game.party(seat).hex) != Some(colour) {
            let gems = &self.game.pack().atlas.gems;
            if let Some(gem) = gems.iter().find(|gem| gem.colour == colour) {
                self.game.party_mut(seat).hex = gem.hex;
            }
        }
        if matches!(self.game.adventure(card).kind, Kind::Event(_)) {
            self.fail(format!("`{id}` is an event"));
        }
        self.game.open = Some(card);
        card
    }

    /// What is left of the turn from a step on, the next task last.
    fn after(&mut self, tasks: &[Task], stage: Stage) {
        self.game.stage = stage;
        for task in [Task::Night, Task::Dusk, Task::Experience].iter().chain(tasks) {
            self.game.push(*task);
        }
    }

    fn from(mut self, tasks: &[Task], stage: Stage, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.after(tasks, stage);
        self.game.new_window();
        self.run(table)
    }

    fn run(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        if let Some(flaw) = self.flaw {
            return Err(flaw);
        }
        self.game.run(table);
        self.game.audited()?;
        Ok(Runebound(self.game))
    }
}
