//! Connect Four by hand: a loop with nothing in it but the rules. The lower bound of cost.

use freeport_kernel::Rng;

/// Where the loop's numbers come from.
pub trait Source {
    /// A number below `n`.
    fn below(&mut self, n: u32) -> u32;
}

/// The cheapest generator that will do.
pub struct Xorshift(pub u64);

impl Source for Xorshift {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// The generator the engine plays with.
impl Source for Rng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        Rng::below(self, n as usize) as u32
    }
}

/// The lowest cell of each of seven columns of seven bits.
const BOTTOM: u64 = 0x0408_1020_4081;
const FULL: u64 = BOTTOM * 63;

#[inline]
fn has_line(discs: u64) -> bool {
    let along = |step: u32| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step))
    };
    along(1) | along(6) | along(7) | along(8) != 0
}

/// Plays one random game and gives the number of moves.
#[inline]
pub fn playout(source: &mut impl Source) -> u64 {
    let (mut mine, mut all, mut moves) = (0u64, 0u64, 0);
    loop {
        let mut open = (all + BOTTOM) & FULL;
        if open == 0 {
            return moves;
        }
        for _ in 0..source.below(open.count_ones()) {
            open &= open - 1;
        }
        mine |= open & open.wrapping_neg();
        all |= mine;
        moves += 1;
        if has_line(mine) {
            return moves;
        }
        mine ^= all;
    }
}
