//! A die at rest, and which dice can lie together in the tray.

use serde::{Deserialize, Serialize};

/// The floor spans so much in both directions.
pub const FLOOR: u16 = 28_000;

/// A centre is never nearer to a wall: half the edge of a die.
const MARGIN: u16 = 500;
/// The rounding of the corners of the floor.
const ROUNDING: u16 = 1_200;
/// How far from the middle of that rounding a centre may lie in its corner.
const REACH: u64 = 700;
/// Centres are never nearer to each other; touching dice may overlap by a hair.
const APART: u64 = 995;

/// One die at rest. Lengths are in hundredths of a millimetre, from the lower left inner corner of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lie {
    /// The number of the die.
    pub die: u8,
    /// The face on top.
    pub face: u8,
    /// How far to the right its centre lies.
    pub x: u16,
    /// How far up its centre lies.
    pub y: u16,
    /// How it is turned about the vertical, in 1/65536 of a turn counter-clockwise: where its side 3 looks, counted from the
    /// right, when 1 or 6 is on top; its side 5 under 3 or 4, its side 1 under 2 or 5.
    pub turn: u16,
}

impl Lie {
    /// Whether the face is one and the centre lies on the floor with all of the die inside.
    fn fits(self) -> bool {
        // The nearer end of the floor, so that one corner speaks for all four.
        let (x, y) = (self.x.min(FLOOR.saturating_sub(self.x)), self.y.min(FLOOR.saturating_sub(self.y)));
        let cornered = x < ROUNDING && y < ROUNDING;
        (1..=6).contains(&self.face)
            && x >= MARGIN
            && y >= MARGIN
            && !(cornered && square(x, y, ROUNDING, ROUNDING) > REACH * REACH)
    }
}

/// The square of the distance of two points.
fn square(x: u16, y: u16, to_x: u16, to_y: u16) -> u64 {
    let (across, up) = (u64::from(x.abs_diff(to_x)), u64::from(y.abs_diff(to_y)));
    across * across + up * up
}

/// Whether these dice can lie in the tray together: each once, with a face, inside, and none on top of another.
pub fn valid(lies: impl IntoIterator<Item = Lie, IntoIter: Clone>) -> bool {
    let mut rest = lies.into_iter();
    while let Some(lie) = rest.next() {
        let apart =
            |other: Lie| other.die != lie.die && square(lie.x, lie.y, other.x, other.y) >= APART * APART;
        if !lie.fits() || !rest.clone().all(apart) {
            return false;
        }
    }
    true
}

/// The distance of two dice from centre to centre, cut off to hundredths of a millimetre.
#[inline]
pub fn distance(a: Lie, b: Lie) -> u32 {
    square(a.x, a.y, b.x, b.y).isqrt() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_testkit::rules;

    fn lie(die: u8, face: u8, x: u16, y: u16) -> Lie {
        Lie { die, face, x, y, turn: 0 }
    }

    #[test]
    fn a_centre_lies_on_the_floor_with_half_a_die_around_it() {
        rules!["P7-9.9", "P7-9.10", "P7-9.15"];
        let inside = |x, y| valid([lie(0, 1, x, y)]);
        assert!(inside(500, 14_000) && inside(14_000, 27_500) && inside(27_500, 14_000));
        assert!(!inside(499, 14_000) && !inside(14_000, 27_501) && !inside(14_000, 499));
        assert!(!inside(65_535, 14_000) && !inside(14_000, 28_001));
    }

    #[test]
    fn a_centre_in_a_corner_stays_within_its_rounding() {
        rules!["P7-9.15"];
        // 494² + 495² is within 700², 495² + 496² is beyond it.
        assert!(valid([lie(0, 1, 706, 705)]) && !valid([lie(0, 1, 705, 704)]));
        assert!(valid([lie(0, 1, 27_294, 705)]) && !valid([lie(0, 1, 27_295, 704)]));
        assert!(valid([lie(0, 1, 27_294, 27_295)]) && !valid([lie(0, 1, 27_295, 27_296)]));
        assert!(valid([lie(0, 1, 500, 1_200)]) && !valid([lie(0, 1, 500, 1_199)]));
        assert!(valid([lie(0, 1, 27_500, 26_800)]) && !valid([lie(0, 1, 27_500, 26_801)]));
    }

    #[test]
    fn every_die_shows_a_face_and_comes_once() {
        rules!["P7-9.15"];
        assert!((1..=6).all(|face| valid([lie(0, face, 9_000, 9_000)])));
        assert!([0, 7, 255].into_iter().all(|face| !valid([lie(0, face, 9_000, 9_000)])));
        assert!(valid([lie(0, 1, 9_000, 9_000), lie(1, 1, 9_000, 12_000)]));
        assert!(!valid([lie(3, 1, 9_000, 9_000), lie(3, 1, 9_000, 12_000)]));
        assert!(valid([]));
    }

    #[test]
    fn two_centres_are_a_die_apart_but_for_a_hair() {
        rules!["P7-9.15"];
        let beside = |x| valid([lie(0, 1, 9_000, 9_000), lie(2, 1, 20_000, 5_000), lie(1, 1, x, 9_000)]);
        assert!(beside(9_995) && !beside(9_994) && beside(8_005) && !beside(8_006));
        // 704² twice is above 995², 703² twice is below it.
        assert!(valid([lie(0, 1, 9_000, 9_000), lie(1, 1, 9_704, 9_704)]));
        assert!(!valid([lie(0, 1, 9_000, 9_000), lie(1, 1, 9_703, 9_703)]));
    }

    #[test]
    fn a_distance_is_cut_off_to_a_hundredth_of_a_millimetre() {
        rules!["P7-9.17"];
        let from = |x, y| distance(lie(0, 1, 1_000, 1_000), lie(1, 1, x, y));
        assert_eq!((from(1_300, 1_400), from(700, 600), from(1_000, 1_000)), (500, 500, 0));
        // The root of 2 000 000 is 1414.2, that of 2 002 001 is 1414.9.
        assert_eq!((from(2_000, 2_000), from(2_000, 2_001)), (1_414, 1_414));
        assert_eq!(distance(lie(0, 1, 0, 0), lie(1, 1, u16::MAX, u16::MAX)), 92_680);
    }
}
