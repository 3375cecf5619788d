//! Quick throws: drawn, not thrown, so that thousands of games a second can be played.
//!
//! Where thrown dice lie is told well enough by a bell for each direction: in simulated throws dice know nothing of each other but that
//! no two lie in one place. The figures are fitted to simulated throws, as `examples/fit.rs` shows.

use crate::lie::FLOOR;
use crate::throw::NUMBERS;
use freeport_kernel::Rng;

/// A bell around a value in hundredths of a millimetre: the sum of four even numbers of 16 bits, which is as near to the normal
/// distribution as thrown dice are.
struct Bell {
    middle: i32,
    spread: i32,
}

impl Bell {
    /// The standard deviation of the sum of four even numbers of 16 bits.
    const SIGMA: i64 = 37_837;

    /// With its standard deviation.
    const fn new(middle: i32, deviation: i64) -> Bell {
        Bell { middle, spread: ((deviation << 16) / Bell::SIGMA) as i32 }
    }

    #[inline]
    fn draw(&self, rng: &mut Rng) -> i32 {
        const LANES: u64 = 0x0000_FFFF_0000_FFFF;
        let word = rng.next_u64();
        let pairs = (word & LANES) + (word >> 16 & LANES);
        let sum = (pairs & 0xFFFF_FFFF) as i32 + (pairs >> 32) as i32;
        self.middle + (((sum - 2 * 0xFFFF) * self.spread) >> 16)
    }
}

/// How far to the right a die lies, and how far up: they fly up the tray, and some come back from the far wall.
const ACROSS: Bell = Bell::new(14_000, 4_450);
const UP: Bell = Bell::new(14_900, 5_300);
/// No quick die is nearer to a wall. A die turned half a right angle just fits in, and so does one in a corner.
const MARGIN: i32 = 800;
/// No two quick dice are nearer to each other.
const APART: i32 = 1_100;
/// After so many places that are taken a die may lie anywhere on the floor, so that a crowded tray fills up as well.
const CROWDED: u32 = 64;
/// After so many it lies where it lies: more dice were asked for than there is room for.
const FULL: u32 = 10_000;

/// Adds the four numbers of so many dice.
pub(crate) fn draw(dice: usize, rng: &mut Rng, into: &mut Vec<u32>) {
    let start = into.len();
    into.reserve(dice * NUMBERS);
    for _ in 0..dice {
        let (x, y) = place(&into[start..], rng);
        let word = rng.next_u64();
        let face = (((word >> 32) * 6) >> 32) as u32 + 1;
        into.extend([face, x as u32, y as u32, (word & 0xFFFF) as u32]);
    }
    // Those placed late had less room: which die that was must not depend on the order asked.
    let placed = &mut into[start..];
    for late in (1..dice).rev() {
        let other = rng.below(late + 1);
        for number in 1..=2 {
            placed.swap(late * NUMBERS + number, other * NUMBERS + number);
        }
    }
}

/// A free place.
#[inline]
fn place(placed: &[u32], rng: &mut Rng) -> (i32, i32) {
    let room = MARGIN..=i32::from(FLOOR) - MARGIN;
    let mut tries = 0;
    loop {
        let (x, y) = if tries < CROWDED {
            (ACROSS.draw(rng), UP.draw(rng))
        } else {
            let anywhere = (i32::from(FLOOR) - 2 * MARGIN) as usize;
            (MARGIN + rng.below(anywhere) as i32, MARGIN + rng.below(anywhere) as i32)
        };
        tries += 1;
        if !(room.contains(&x) && room.contains(&y)) {
            continue;
        }
        let free = placed.chunks_exact(NUMBERS).all(|other| {
            let (across, up) = (x - other[1] as i32, y - other[2] as i32);
            across * across + up * up >= APART * APART
        });
        if free || tries >= FULL {
            return (x, y);
        }
    }
}
