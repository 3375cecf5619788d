//! A throw of solid bodies, from the hand until every die lies still.

use crate::hand::starts;
use crate::lie::{Lie, valid};
use crate::physics::Physics;
use crate::throw::RETHROWS;
use crate::tin::{MM, STEPS, STILL, STILL_SPIN, Tin};
use freeport_kernel::Rng;
use rapier3d::prelude::{RigidBody, Rotation};

/// So many still steps in a row are rest.
const REST: u32 = STEPS / 4;
/// A throw that is not at rest by then does not count.
const LATEST: u32 = 8 * STEPS;
/// The cosine of 5 degrees: a face that looks up as much as that is on top.
const LEVEL: f32 = 0.996_194_7;
/// How high a die lies, and how much it may differ.
const HEIGHT: f32 = 5.0 * MM;
const HAIR: f32 = 0.5 * MM;
/// Hundredths of a millimetre in a unit.
pub(crate) const GRAINS: f32 = 100.0 / MM;

/// Somebody who watches the dice.
pub(crate) trait Witness {
    /// A throw begins; what was seen before did not count.
    fn begin(&mut self) {}
    /// Looks, after so many steps.
    fn look(&mut self, _step: u32, _tin: &Tin) {}
    /// The dice are at rest.
    fn rest(&mut self, _tin: &Tin) {}
}

/// Nobody watches.
impl Witness for () {}

/// Throws until a throw counts, and tells how often it had to be repeated; `None` when none of them counts.
pub(crate) fn throw(
    seed: u64,
    dice: &[u8],
    physics: Physics,
    witness: &mut impl Witness,
) -> Option<(u8, Vec<Lie>)> {
    (0..RETHROWS).find_map(|again| {
        witness.begin();
        let mut rng = Rng::new(seed).branch(u64::from(again));
        let lies = tumble(dice, physics, &mut rng, witness).filter(|lies| valid(lies.iter().copied()))?;
        Some((again, lies))
    })
}

/// Throws once; `None` when a die leaves the tray, does not lie flat, or never comes to rest.
fn tumble(dice: &[u8], physics: Physics, rng: &mut Rng, witness: &mut impl Witness) -> Option<Vec<Lie>> {
    let mut tin = Tin::new(&starts(dice.len(), rng), physics);
    let mut still = 0;
    for step in 0..LATEST {
        witness.look(step, &tin);
        if still == REST {
            witness.rest(&tin);
            return tin.dice().zip(dice).map(|(body, die)| lie(*die, body)).collect();
        }
        tin.step();
        // Below the floor there is no way back.
        if tin.dice().any(|die| die.translation().z < 0.0) {
            return None;
        }
        still = if tin.dice().all(is_still) { still + 1 } else { 0 };
    }
    None
}

fn is_still(die: &RigidBody) -> bool {
    die.linvel().length_squared() < STILL * STILL && die.angvel().length_squared() < STILL_SPIN * STILL_SPIN
}

/// How a die lies, if it lies flat on the floor.
fn lie(die: u8, body: &RigidBody) -> Option<Lie> {
    let (at, axes) = (body.translation(), axes(body.rotation()));
    let top = (0..3).find(|axis| axes[*axis][2].abs() >= LEVEL)?;
    let low = (at.z - HEIGHT).abs() <= HAIR;
    let floor = |value: f32| u16::try_from((value * GRAINS + 0.5).floor() as i32).ok();
    let [x, y, _] = axes[(top + 1) % 3];
    low.then_some(Lie {
        die,
        face: SIDES[top][usize::from(axes[top][2] < 0.0)],
        x: floor(at.x)?,
        y: floor(at.y)?,
        turn: turn(x, y),
    })
}

/// The sides at both ends of each axis of a die. Opposite ones add up to 7, and around their corner 1, 2 and 3 run
/// counter-clockwise.
const SIDES: [[u8; 2]; 3] = [[3, 4], [5, 2], [1, 6]];

/// Where the three axes of a turned die point.
fn axes(rotation: &Rotation) -> [[f32; 3]; 3] {
    let [x, y, z, w] = rotation.to_array();
    [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y + w * z), 2.0 * (x * z - w * y)],
        [2.0 * (x * y - w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z + w * x)],
        [2.0 * (x * z + w * y), 2.0 * (y * z - w * x), 1.0 - 2.0 * (x * x + y * y)],
    ]
}

/// The angle of a direction in 1/65536 of a turn, counter-clockwise from the first axis. A polynomial that every machine
/// computes alike, good to a tenth of such a part.
fn turn(x: f32, y: f32) -> u16 {
    const FULL: f64 = 65_536.0;
    let (x, y) = (f64::from(x), f64::from(y));
    let (long, short) = (x.abs().max(y.abs()), x.abs().min(y.abs()));
    if long == 0.0 {
        return 0;
    }
    let a = short / long;
    let square = a * a;
    let series = [-0.011_721_20, 0.052_653_32, -0.116_432_87, 0.193_543_46, -0.332_623_47, 0.999_977_26];
    let angle = a * series.iter().fold(0.0, |sum, factor| sum * square + factor) / std::f64::consts::TAU;
    let angle = if y.abs() > x.abs() { 0.25 - angle } else { angle };
    let angle = if x < 0.0 { 0.5 - angle } else { angle };
    let angle = if y < 0.0 { 1.0 - angle } else { angle };
    (angle * FULL + 0.5) as u32 as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_testkit::rules;
    use rapier3d::prelude::{Pose, RigidBodyBuilder, Vector};

    /// Keeps where the dice were, step by step.
    #[derive(Default)]
    struct Log {
        places: Vec<Vec<Vector>>,
        rested: bool,
    }

    impl Witness for Log {
        fn look(&mut self, _: u32, tin: &Tin) {
            self.places.push(tin.dice().map(RigidBody::translation).collect());
        }

        fn rest(&mut self, _: &Tin) {
            self.rested = true;
        }
    }

    #[test]
    fn dice_rest_when_all_have_been_still_for_a_quarter_of_a_second() {
        rules!["P7-9.22"];
        for (seed, physics) in (0..5).flat_map(|seed| [(seed, Physics::First), (seed, Physics::Second)]) {
            let mut log = Log::default();
            assert!(tumble(&[0, 1, 2, 3], physics, &mut Rng::new(seed), &mut log).is_some() && log.rested);
            let steps = log.places.len();
            assert!((100..8 * 480).contains(&steps), "{steps} steps");
            let [before, .., after] = &log.places[steps - 121..] else { panic!("there are steps") };
            let crept = before.iter().zip(after).map(|(from, to)| (*to - *from).length());
            assert!(crept.fold(0.0, f32::max) < 0.5 * MM);
            let early = log.places[steps - 150]
                .iter()
                .zip(after)
                .any(|(from, to)| (*to - *from).length() > 0.001 * MM);
            assert!(early, "and not much later");
        }
    }

    #[test]
    fn a_direction_becomes_a_turn() {
        for part in (0..65_536u32).step_by(37) {
            let angle = f64::from(part) / 65_536.0 * std::f64::consts::TAU;
            let got = turn(angle.cos() as f32, angle.sin() as f32);
            assert!(got.abs_diff(part as u16).min((part as u16).abs_diff(got)) <= 1, "{part} gives {got}");
        }
        assert_eq!(
            (turn(1.0, 0.0), turn(0.0, 1.0), turn(-1.0, 0.0), turn(0.0, -1.0)),
            (0, 16_384, 32_768, 49_152)
        );
        assert_eq!((turn(0.0, 0.0), turn(1.0, -1e-9)), (0, 0));
    }

    #[test]
    fn opposite_sides_add_up_to_seven_and_the_first_three_run_counter_clockwise() {
        assert!(SIDES.iter().all(|ends| ends[0] + ends[1] == 7));
        let direction = |side: u8| {
            let axis = (0..3).find(|axis| SIDES[*axis].contains(&side)).expect("a side of the die");
            let mut direction = [0.0; 3];
            direction[axis] = if SIDES[axis][0] == side { 1.0 } else { -1.0 };
            Vector::from(direction)
        };
        assert_eq!(direction(1).dot(direction(2).cross(direction(3))).to_bits(), 1.0f32.to_bits());
    }

    /// A die standing somewhere, turned so.
    fn standing(at: [f32; 3], rotation: [f32; 4]) -> Option<Lie> {
        let pose = Pose::from_parts(Vector::from(at.map(|mm| mm * MM)), Rotation::from_array(rotation));
        lie(7, &RigidBodyBuilder::dynamic().pose(pose).build())
    }

    #[test]
    fn the_side_that_looks_up_is_the_face() {
        rules!["P7-9.10", "P7-9.24"];
        let half = std::f32::consts::FRAC_1_SQRT_2;
        let face = |rotation| standing([50.0, 60.0, 5.0], rotation).map(|lie| lie.face);
        assert_eq!(face([0.0, 0.0, 0.0, 1.0]), Some(1));
        assert_eq!(face([1.0, 0.0, 0.0, 0.0]), Some(6));
        assert_eq!(face([half, 0.0, 0.0, half]), Some(5));
        assert_eq!(face([-half, 0.0, 0.0, half]), Some(2));
        assert_eq!(face([0.0, half, 0.0, half]), Some(4));
        assert_eq!(face([0.0, -half, 0.0, half]), Some(3));
        let turned = standing([50.004, 60.006, 5.0], [0.0, 0.0, half, half]);
        assert_eq!(turned, Some(Lie { die: 7, face: 1, x: 5_000, y: 6_001, turn: 16_384 }));
    }

    #[test]
    fn a_die_that_leans_or_lies_on_another_does_not_count() {
        rules!["P7-9.5", "P7-9.23", "P7-9.24"];
        let tilted = |degrees: f32| {
            let half = (degrees / 2.0).to_radians();
            standing([50.0, 60.0, 5.0], [half.sin(), 0.0, 0.0, half.cos()])
        };
        assert!(tilted(4.9).is_some() && tilted(5.1).is_none() && tilted(45.0).is_none());
        let high = |height| standing([50.0, 60.0, height], [0.0, 0.0, 0.0, 1.0]);
        assert!(high(5.45).is_some() && high(5.55).is_none() && high(15.0).is_none() && high(4.45).is_none());
        assert!(high(40.0).is_none(), "on the rim");
        assert!(standing([-3.0, 60.0, 5.0], [0.0, 0.0, 0.0, 1.0]).is_none(), "outside");
    }
}
