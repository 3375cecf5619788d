//! The turn: its steps in their order, how it begins and how it ends.

use crate::abilities::{Cue, Span};
use crate::cards::Cards;
use crate::event::Event;
use crate::pack::{CITIES, NOWHERE};
use crate::party::Card;
use crate::state::{Quest, Stage, Table, Verdict};
use crate::task::Task;
use freeport_kernel::{Seat, SeatSet};

impl Quest {
    /// The next player's turn begins: cards are turned up, and all of its steps are due.
    pub(crate) fn begin_turn(&mut self, table: &mut Table) {
        if self.turn > 0 {
            self.acting = Seat((self.acting.0 + 1) % self.players);
        }
        self.turn += 1;
        let seat = self.acting;
        self.rebuffs = SeatSet::NONE;
        table.tell(|| Event::TurnBegan { seat, turn: self.turn });
        self.stage = Stage::Refresh;
        self.refresh(seat, table);
        self.stage = Stage::Movement;
        self.new_window();
        self.enter_world(seat, table);
        for task in
            [Task::Night, Task::Dusk, Task::Experience, Task::Market, Task::Prowl, Task::Camp, Task::Move]
        {
            self.push(task);
        }
    }

    /// Face-down cards are turned up (RN-5.1).
    fn refresh(&mut self, seat: Seat, table: &mut Table) {
        let down = std::mem::replace(&mut self.party_mut(seat).down, [Cards::NONE; 2]);
        if down.iter().any(|cards| !cards.is_empty()) {
            table.tell(|| {
                let market = down[0].iter().map(Card::Market);
                let cards = market.chain(down[1].iter().map(Card::Adventure));
                Event::Refreshed { seat, cards: cards.map(|card| self.card_id(card)).collect() }
            });
        }
    }

    /// On the first turn the figure is placed (RN-6.1).
    fn enter_world(&mut self, seat: Seat, table: &mut Table) {
        (self.warped, self.hazard) = (false, false);
        self.dice.clear();
        self.path.clear();
        if !self.party(seat).is_placed() {
            let atlas = &self.pack().atlas;
            let hex = atlas.towns[usize::from(atlas.home)].hex;
            let party = self.party_mut(seat);
            (party.hex, party.from) = (hex, NOWHERE);
            table.tell(|| Event::Placed { seat, hex });
        }
    }

    /// The turn of the acting player is cut short: nothing of it is left but its end (RN-4.4), and what becomes of others who
    /// have fallen.
    pub(crate) fn cut_short(&mut self, table: &mut Table) {
        self.agenda.retain(Task::is_of_the_fallen);
        self.agenda.insert(0, Task::Night);
        self.agenda.insert(1, Task::Dusk);
        self.packets.clear();
        (self.roll, self.trade) = (None, None);
        self.file_open(table);
    }

    /// What may be used at the end of a turn (RN-4.6).
    pub(crate) fn dusk(&mut self) {
        if self.finale.is_none() {
            self.stage = Stage::TurnEnd;
        }
        self.new_window();
        self.offer(self.acting, Cue::Turnend);
    }

    /// The turn is over: the next one follows, or the final battle, or the game is stopped.
    pub(crate) fn night(&mut self, table: &mut Table) {
        self.marks.end(Span::Turn);
        (self.bought, self.sold, self.discount) = (Cards::NONE, Cards::NONE, 0);
        self.hazard = false;
        if self.doom.tokens >= CITIES as u8 {
            self.push(Task::Gather);
        } else if self.turn >= u32::from(self.options.turns) * u32::from(self.players) {
            self.verdict = Some(Verdict::Stopped);
            table.tell(|| Event::GameStopped { turn: self.turn });
        } else {
            self.push(Task::Turn);
        }
    }
}
