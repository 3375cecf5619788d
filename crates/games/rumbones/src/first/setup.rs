//! Laying out the game, and who plays which side.

use crate::core::beast::Beast;
use crate::core::crew::Stack;
use crate::core::edition::Edition;
use crate::core::edition::Phase;
use crate::core::hero::{HEROES, Hero, NOBODY, OF_A_SIDE};
use crate::core::side::{Hold, Side};
use crate::core::state::{Boarding, PLAYERS, Swing, Table};
use crate::core::task::Task;
use crate::event::Event;
use crate::pack::PackRef;
use crate::steps::{Asked, Captain, Hire, Wish};
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

impl Boarding {
    /// The board as it is laid out, before the sides have chosen their factions.
    pub(crate) fn lay_out(pack: PackRef, players: u8) -> Boarding {
        let mut game = Boarding {
            pack,
            edition: Edition::First,
            players,
            crossed: false,
            leads: [0; 2],
            turn: 0,
            active: Side::Wellsport,
            phase: Phase::Setup,
            winner: None,
            heroes: std::array::from_fn::<_, HEROES, _>(|hero| Hero { card: hero as u8, ..Hero::default() }),
            sides: [Hold::default(), Hold::default()],
            hands: [0; PLAYERS],
            kraken: Beast::Away,
            dragon: Beast::Away,
            acting: NOBODY,
            actions: 0,
            moves: 0,
            ghost: false,
            mustered: 0,
            orders: ArrayVec::new(),
            stirred: 0,
            killer: NOBODY,
            swing: Swing::default(),
            reach: ArrayVec::new(),
            attacks: ArrayVec::new(),
            agenda: ArrayVec::new(),
        };
        for side in Side::BOTH {
            game.man_the_ship(side);
        }
        game.push(Task::Ask(Asked::Wish(Wish { first: None })));
        game
    }

    /// The crew and the cards of a side before the first turn.
    fn man_the_ship(&mut self, side: Side) {
        let (pack, map) = (self.pack, self.map());
        let hold = self.hold_mut(side);
        hold.supply = [pack.crew.deckhand.count, pack.crew.bosun.count];
        hold.deck = pack.deck(side);
        for (tile, card) in pack.tiles.iter().enumerate().filter(|(_, card)| card.guard > 0) {
            let cell = map.objectives[side.index()][tile];
            let lane = map.lanes.iter().position(|row| *row == map.y(cell)).unwrap_or_default() as u8;
            hold.supply[0] -= card.guard;
            hold.crew.add(Stack { cell, lane, bosun: false, count: card.guard, ready: 0 });
        }
    }

    /// Both sides have chosen; where they want the same faction, chance decides.
    pub(crate) fn settle_factions(&mut self, first: Side, second: Side, table: &mut Table) {
        let given = if first == second && table.roll(2) == 2 { first.other() } else { first };
        self.crossed = given == Side::Bones;
        if first == second {
            table.tell(|| Event::FactionDrawn { side: given });
        }
        self.push(Task::Launch);
        for side in [given.other(), given] {
            self.push(Task::Ask(Asked::Captain(Captain { side })));
            for place in (0..OF_A_SIDE as u8).rev() {
                self.push(Task::Ask(Asked::Hire(Hire { side, place })));
            }
        }
    }

    /// A side has named its leader.
    pub(crate) fn name_leader(&mut self, side: Side, seat: Seat, table: &mut Table) {
        self.leads[side.index()] = (seat.0 - self.first_seat(side).0) / 2;
        if self.has_holders() {
            table.tell(|| Event::LeaderNamed { side, seat });
        }
    }

    /// The side that takes the first turn is drawn.
    pub(crate) fn launch(&mut self, table: &mut Table) {
        self.active = if table.roll(2) == 1 { Side::Wellsport } else { Side::Bones };
        let side = self.active;
        table.tell(|| Event::FirstSide { side });
        self.begin_turn(table);
    }
}
