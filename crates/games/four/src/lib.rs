//! Connect Four: the smallest game on the shelf, and the tutorial for game authors.
//!
//! Two players drop discs into a grid of seven columns and six rows; the first with four in a line wins.

use freeport_kernel::{
    Game, Illegal, Instinct, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Table, TitleCard, Turn, Viewer,
    require,
};
use serde::{Deserialize, Serialize};

/// Columns of the grid.
pub const COLUMNS: u8 = 7;
/// Rows of the grid.
pub const ROWS: u8 = 6;

/// Bits per column: its six cells and one that stays empty, so that no line runs from one column into the next.
const HEIGHT: u8 = ROWS + 1;
const BOTTOM: u64 = 0x0408_1020_4081;
const FULL: u64 = BOTTOM * 0b11_1111;
const TOP: u64 = BOTTOM << (ROWS - 1);

/// Every column, for as long as none is full.
const ANYWHERE: [Drop; COLUMNS as usize] = [Drop(0), Drop(1), Drop(2), Drop(3), Drop(4), Drop(5), Drop(6)];

/// A grid and whose turn it is. Bit `7 * column + row` is a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Four {
    /// The discs of each seat.
    discs: [u64; 2],
    /// Who drops the next disc, or who dropped the last one.
    seat: Seat,
    /// Whether the last disc made four in a line.
    won: bool,
}

/// A disc dropped into a column, counted from 0 at the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Drop(pub u8);

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A disc fell.
    Dropped {
        /// Whose disc.
        seat: Seat,
        /// The column, from 0.
        column: u8,
        /// The row it came to rest in, from 0 at the bottom.
        row: u8,
    },
    /// Four in a line.
    Won {
        /// Who has the line.
        seat: Seat,
    },
    /// The grid is full and nobody has four.
    Drawn,
}

/// Everything there is to see; nothing is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The rows from the top, each with one entry a column: the seat whose disc lies there.
    pub rows: Vec<Vec<Option<Seat>>>,
    /// Who drops the next disc; nobody when the game is over.
    pub turn: Option<Seat>,
}

impl Four {
    fn all(&self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// The lowest free cell of every column that is not full, as bits.
    #[inline]
    fn open(&self) -> u64 {
        (self.all() + BOTTOM) & FULL
    }

    #[inline]
    fn full(&self) -> bool {
        self.all() == FULL
    }

    #[inline]
    fn over(&self) -> bool {
        self.won || self.full()
    }

    fn owner(&self, column: u8, row: u8) -> Option<Seat> {
        let cell = 1u64 << (column * HEIGHT + row);
        Seat::all(2).find(|seat| self.discs[seat.index()] & cell != 0)
    }
}

/// Whether four of these discs are in a line: up, and along both diagonals and the row.
#[inline]
fn has_line(discs: u64) -> bool {
    let lines = [1, HEIGHT - 1, HEIGHT, HEIGHT + 1].map(|step| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step))
    });
    lines[0] | lines[1] | lines[2] | lines[3] != 0
}

const fn column_mask(column: u8) -> u64 {
    0b11_1111 << (column * HEIGHT)
}

impl Game for Four {
    const CARD: TitleCard = TitleCard {
        id: "four",
        title: "Connect Four",
        seats: (2, 2),
        rules: 1,
        prefix: "C4",
        languages: &["en", "ru", "it"],
        variants: &[],
    };
    type Options = ();
    type Move = Drop;
    type Event = Event;
    type View = View;

    fn setup((): &(), seats: u8, _table: &mut Table<Event>) -> Result<Four, SetupError> {
        Four::CARD.check_seats(seats)?;
        Ok(Four { discs: [0, 0], seat: Seat(0), won: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.won {
            Turn::Over(Outcome::won_by(2, SeatSet::one(self.seat)))
        } else if self.full() {
            Turn::Over(Outcome::draw(2))
        } else {
            Turn::Waiting(SeatSet::one(self.seat))
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, into: &mut Vec<Drop>) {
        if seat != self.seat || self.won {
            return;
        }
        if self.all() & TOP == 0 {
            into.extend_from_slice(&ANYWHERE);
        } else {
            let open = self.open();
            into.extend(ANYWHERE.into_iter().filter(|column| open & column_mask(column.0) != 0));
        }
    }

    fn check(&self, seat: Seat, mv: &Drop) -> Result<(), Illegal> {
        require(!self.over(), "C4-6")?;
        require(seat == self.seat, "C4-2")?;
        require(mv.0 < COLUMNS, "C4-1")?;
        require(self.open() & column_mask(mv.0) != 0, "C4-3")
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: &Drop, table: &mut Table<Event>) {
        let cell = self.open() & column_mask(mv.0);
        let own = &mut self.discs[seat.index()];
        *own |= cell;
        self.won = has_line(*own);
        table.tell(|| Event::Dropped { seat, column: mv.0, row: cell.trailing_zeros() as u8 % HEIGHT });
        if self.won {
            table.tell(|| Event::Won { seat });
        } else if self.full() {
            table.tell(|| Event::Drawn);
        } else {
            self.seat = Seat(1 - seat.0);
        }
    }

    fn view(&self, _viewer: Viewer) -> View {
        let row = |row: u8| (0..COLUMNS).map(|column| self.owner(column, row)).collect();
        View { rows: (0..ROWS).rev().map(row).collect(), turn: self.turn().waiting().first() }
    }

    fn imagine(&self, _viewer: Viewer, _rng: &mut Rng) -> Four {
        *self
    }

    fn audit(&self) -> Result<(), String> {
        let [first, second] = self.discs;
        let (one, two) = (first.count_ones(), second.count_ones());
        let last = usize::from(one == two);
        if first & second != 0 || self.all() & !FULL != 0 {
            Err("a cell holds at most one disc, and every disc lies in the grid".to_owned())
        } else if (self.all() + BOTTOM) & self.all() != 0 {
            Err("a disc hangs in the air".to_owned())
        } else if one != two && one != two + 1 {
            Err("the seats have not dropped discs in turn".to_owned())
        } else if self.seat.index() != if self.over() { last } else { 1 - last } {
            Err("it is not this seat's turn".to_owned())
        } else if self.won != has_line(self.discs[last]) || has_line(self.discs[1 - last]) {
            Err("four in a line is not called".to_owned())
        } else {
            Ok(())
        }
    }

    fn phrase_move(&self, _seat: Seat, mv: &Drop) -> Phrase {
        Phrase::new("drop").number("column", mv.0 + 1)
    }

    fn phrase_event(&self, event: &Event) -> Phrase {
        match event {
            Event::Dropped { seat, column, .. } => {
                Phrase::new("dropped").number("seat", seat.0 + 1).number("column", column + 1)
            }
            Event::Won { seat } => Phrase::new("won").number("seat", seat.0 + 1).rule("C4-4"),
            Event::Drawn => Phrase::new("drawn").rule("C4-5"),
        }
    }
}

impl Instinct for Four {
    /// Without a line nobody is ahead: playouts go to the end.
    fn appraise(&self, shares: &mut [f32]) {
        match self.turn().outcome() {
            Some(end) => {
                shares.iter_mut().zip(Seat::all(2)).for_each(|(share, seat)| *share = end.share(seat));
            }
            None => shares.fill(0.5),
        }
    }
}
