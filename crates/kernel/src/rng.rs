//! A small generator for bots, simulations and `imagine`; never for the game's own chance.

/// `SplitMix64`: one word of state, the same numbers on every machine and in every build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator whose numbers depend on the seed alone.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// An independent generator for part `index` of a larger work.
    #[must_use]
    pub fn branch(&self, index: u64) -> Rng {
        let mut mixed = Rng(self.0 ^ index.wrapping_mul(0xD6E8_FEB8_6659_FD93));
        Rng(mixed.next_u64())
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n` (0 when `n` is 0). The bias, below `n / 2^32`, is nothing to a bot.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next_u64() >> 32) * n as u64) >> 32) as usize
    }

    /// A number in `[0, 1)`.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Any member of a non-empty bit set, as its bit index; `None` of an empty one.
    pub fn member(&mut self, set: u64) -> Option<u32> {
        (set != 0).then(|| nth_member(set, self.below(set.count_ones() as usize) as u32))
    }

    /// The same of a set of up to 128 members.
    pub fn member_of_many(&mut self, set: u128) -> Option<u32> {
        (set != 0).then(|| nth_of_many(set, self.below(set.count_ones() as usize) as u32))
    }

    /// Takes so many members out of a bit set, or all of them where there are fewer.
    pub fn take(&mut self, set: &mut u64, count: u32) -> u64 {
        let mut taken = 0;
        for _ in 0..count {
            if let Some(bit) = self.member(*set) {
                *set &= !(1 << bit);
                taken |= 1 << bit;
            }
        }
        taken
    }

    /// Puts a slice in a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for left in (1..items.len()).rev() {
            items.swap(left, self.below(left + 1));
        }
    }
}

/// The index of the `n`-th set bit of `set`, counted from the lowest.
#[inline]
pub(crate) fn nth_member(mut set: u64, n: u32) -> u32 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros()
}

/// The same of a larger set.
#[inline]
pub(crate) fn nth_of_many(set: u128, n: u32) -> u32 {
    let (low, high) = (set as u64, (set >> 64) as u64);
    let below = low.count_ones();
    if n < below { nth_member(low, n) } else { u64::BITS + nth_member(high, n - below) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_the_published_ones() {
        let mut rng = Rng::new(1_234_567);
        assert_eq!(rng.next_u64(), 6_457_827_717_110_365_317);
        assert_eq!(rng.next_u64(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn members_come_only_from_the_set() {
        let mut rng = Rng::new(5);
        let set = 0b1010_0110;
        assert!((0..100).all(|_| rng.member(set).is_some_and(|bit| set >> bit & 1 == 1)));
        assert_eq!(rng.member(0), None);
    }

    #[test]
    fn members_that_are_taken_are_gone() {
        let (mut rng, mut set) = (Rng::new(5), 0b1010_0110);
        let taken = rng.take(&mut set, 3);
        assert_eq!((taken.count_ones(), set.count_ones(), taken | set), (3, 1, 0b1010_0110));
        assert_eq!((rng.take(&mut set, 3).count_ones(), set), (1, 0), "no more than there are");
    }
}
