//! How the results of a search lie apart, and the arithmetic that goes with it.

/// What the seat that searches got in all iterations.
#[derive(Default)]
pub(crate) struct Results {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Results {
    /// Notes one more.
    pub fn note(&mut self, share: f32) {
        let share = f64::from(share);
        self.count += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The standard deviation, never nothing; that of an even chance while there are too few to tell.
    pub fn deviation(&self) -> f32 {
        if self.count < 8.0 {
            return 0.5;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(1e-4).sqrt() as f32
    }
}

/// About the natural logarithm, from arithmetic that is the same on every machine and in every build: the bits of a float are
/// its exponent with its mantissa behind it, which is a logarithm with straight lines between the powers of two.
#[inline]
pub(crate) fn ln(n: u32) -> f32 {
    let bits = (n as f32).to_bits().cast_signed() as f32;
    (bits / (1 << 23) as f32 - 127.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_right_at_powers_of_two_and_nearly_so_between() {
        for n in (1..5_000u32).chain([65_535, 1_000_000, 16_777_216]) {
            let allowed = if n.is_power_of_two() { 1e-5 } else { 0.06 };
            assert!((ln(n) - (n as f32).ln()).abs() < allowed, "ln({n}) is not {}", ln(n));
            assert!(ln(n) < ln(n + 1) || n >= 1_000_000, "ln({n}) is not below the next");
        }
    }
}
