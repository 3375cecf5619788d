//! Laying out the sea and the factions.

use crate::chart::{At, Cell, Chart, Lay, MAX_CELLS, MAX_REGIONS};
use crate::components::Figure;
use crate::event::{Event, GoldSource};
use crate::faction::Faction;
use crate::game::Options;
use crate::moves::{Layout, Move};
use crate::pack::{BOARD_SLOTS, CARDS, PLANS, TILES};
use crate::resolve::Table;
use crate::state::{Ahoy, Ending};
use crate::task::Task;
use tinyvec::ArrayVec;

/// The centre of the reward grid.
const CENTRE: u8 = 12;
/// The gold every player starts with.
const START_GOLD: u8 = 1;

impl Ahoy {
    /// An empty table for this many players.
    pub(crate) fn blank(options: &Options, players: u8) -> Ahoy {
        Ahoy {
            pack: options.pack,
            players,
            round: 1,
            first: Faction::Squadron,
            active: Faction::Squadron,
            dice_due: 0,
            hexed: false,
            whispered: false,
            ending: Ending::Open,
            stack: ArrayVec::new(),
            chart: Chart::default(),
            tiles: (1 << TILES) - 1,
            tile_away: 0,
            flagship: [Cell::NOWHERE; 4],
            patrols: [0; MAX_CELLS],
            strongholds: [0; MAX_REGIONS],
            cutter: Cell::NOWHERE,
            gunship: Cell::NOWHERE,
            comrades: [0; MAX_REGIONS],
            ready: 0,
            fame: [0; 4],
            gold: [0; 4],
            supply: [[0; 6]; 4],
            aside: [[0; 6]; 4],
            board: [[0; BOARD_SLOTS]; 4],
            card_slot: [0; CARDS],
            ship_slot: [0; 3],
            row: [None; 3],
            deck: (1 << CARDS) - 1,
            cards_away: 0,
            discard: 0,
            crew: [0; 4],
            cargo: [0; 2],
            pledged: [[0; 2]; 2],
            left_is_squadron: [false; 2],
            white: [CENTRE; 2],
            black: [CENTRE; 2],
            wake: [CENTRE; 2],
            plan_deck: (1 << PLANS) - 1,
            hand: 0,
            plan_discard: 0,
            in_play: 0,
        }
    }

    /// Everything up to the players' first choice.
    pub(crate) fn lay_out(&mut self, table: &mut Table) {
        let mut stack = u64::from(self.tiles);
        if let Some(tile) = table.draw("region tile put away", &mut stack) {
            self.tile_away = 1 << tile;
        }
        self.tiles = stack as u16;
        if self.players < 4 {
            for suit in 0..6 {
                let mut cards = u64::from(self.pack.of_suit[suit]);
                if let Some(card) = table.draw("market card put away", &mut cards) {
                    self.cards_away |= 1 << card;
                }
            }
            self.deck &= !self.cards_away;
        }
        self.refill(table);
        for faction in self.factions() {
            self.roll_dice(*faction, table);
            self.gain_gold(*faction, START_GOLD, GoldSource::Setup, table);
            if faction.smuggles() {
                self.lay_markers(*faction, table);
            }
        }
        self.ready = 6;
        self.draw_plans(2, table);
        let first = self.turn_tile(table).unwrap_or(0);
        let second = self.turn_tile(table).unwrap_or(0);
        self.push(Task::Layout(first, second));
    }

    fn lay_markers(&mut self, faction: Faction, table: &mut Table) {
        let left_is_squadron = table.roll(2) == 1;
        self.left_is_squadron[faction.smuggler()] = left_is_squadron;
        let left = if left_is_squadron { Faction::Squadron } else { Faction::Union };
        table.whisper(
            faction.seat(self.players),
            || Event::MarkersLaid { faction, left: Some(left) },
            || Event::MarkersLaid { faction, left: None },
        );
    }

    /// The Squadron has chosen how the first two regions lie.
    pub(crate) fn choose_layout(&mut self, first: u8, second: u8, layout: Layout, table: &mut Table) {
        self.stack.pop();
        let lays = match layout {
            Layout::A => [Lay { at: At { x: 0, y: 0 }, turn: 2 }, Lay { at: At { x: 2, y: 1 }, turn: 0 }],
            Layout::B => [Lay { at: At { x: 0, y: 0 }, turn: 1 }, Lay { at: At { x: 2, y: -1 }, turn: 3 }],
        };
        for (tile, lay) in [first, second].into_iter().zip(lays) {
            self.lay_tile(tile, lay, table);
        }
        self.push(Task::StartIsland);
    }

    pub(crate) fn start_options(&self, islands: bool, into: &mut Vec<Move>) {
        let fitting = self.chart.cells().filter(|cell| self.chart.is_island(*cell) == islands);
        into.extend(fitting.map(|cell| Move::Begin(self.chart.at(cell))));
    }

    /// A faction's start place is chosen; the Union takes the empty island without a choice.
    pub(crate) fn begin_at(&mut self, owner: Faction, cell: Cell, table: &mut Table) {
        self.stack.pop();
        self.place_flagship(owner, cell, table);
        if owner == Faction::Squadron {
            self.place_patrol(cell, table);
        }
        let seats = self.factions();
        let next = seats.get(owner.seat(self.players).index() + 1).copied();
        match next {
            Some(Faction::Union) => {
                let islands = self.chart.regions().map(|region| self.chart.island(region));
                let empty = islands.into_iter().find(|island| *island != self.flag(Faction::Squadron));
                let home = empty.unwrap_or(Cell(0));
                self.place_flagship(Faction::Union, home, table);
                self.comrades[home.region().index()] = 2;
                table.tell(|| Event::ComradesLanded { at: self.chart.at(home), count: 2 });
                match seats.get(Faction::Union.seat(self.players).index() + 1) {
                    Some(last) => self.push(Task::StartSpace(*last)),
                    None => self.begin_turn(self.first, table),
                }
            }
            Some(smuggler) => self.push(Task::StartSpace(smuggler)),
            None => self.begin_turn(self.first, table),
        }
    }

    fn place_flagship(&mut self, owner: Faction, cell: Cell, table: &mut Table) {
        self.flagship[owner.index()] = cell;
        table.tell(|| Event::Placed { ship: Figure::Flagship(owner).ship(), at: self.chart.at(cell) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::{Dir, Laid};

    #[test]
    fn both_layouts_touch_at_one_space_with_islands_in_opposite_corners() {
        for (second, turns) in [(At { x: 2, y: 1 }, [2, 0]), (At { x: 2, y: -1 }, [1, 3])] {
            let mut chart = Chart::default();
            chart.lay(Laid { tile: 0, lay: Lay { at: At { x: 0, y: 0 }, turn: turns[0] }, wealth: 1 });
            chart.lay(Laid { tile: 1, lay: Lay { at: second, turn: turns[1] }, wealth: 1 });
            let joins =
                (0..4).map(Cell).filter(|cell| chart.next(*cell, Dir::East).is_some_and(|c| c.0 >= 4));
            assert_eq!(joins.count(), 1);
            let (one, two) =
                (chart.at(chart.island(crate::Region(0))), chart.at(chart.island(crate::Region(1))));
            assert_eq!((one.x, two.x), (0, 3));
            assert_eq!(one.y.abs_diff(two.y), 2);
        }
    }
}
