//! How dice leave the hand.

use crate::tin::{METRE, MM};
use freeport_kernel::Rng;
use rapier3d::prelude::{Rotation, Vector};

/// A die that has just left the hand.
pub(crate) struct Start {
    pub at: Vector,
    pub rotation: Rotation,
    pub speed: Vector,
    pub spin: Vector,
}

/// The dice hang in layers of so many times so many.
const ROW: usize = 4;
/// From die to die in the block. No two dice touch at the start, however they are turned: rounded as they are, they measure 15.9 mm
/// from corner to corner.
const PITCH: f32 = 18.0 * MM;
/// How far a die is shifted at most, in each direction.
const SHIFT: f32 = 1.0 * MM;
/// The middle of the lowest layer.
const BLOCK: [f32; 3] = [140.0 * MM, 45.0 * MM, 70.0 * MM];
/// How they fly.
const SPEED: [f32; 3] = [0.0, 0.55 * METRE, -0.30 * METRE];
/// The standard deviation of that.
const SCATTER: f32 = 0.12 * METRE;
/// How fast they spin at most, in radians a second.
const SPIN: f32 = 25.0;

/// Dice in the air, each somewhere in the block. Nothing but sums, products and roots is used, which every machine computes alike.
pub(crate) fn starts(dice: usize, rng: &mut Rng) -> Vec<Start> {
    let mut places: Vec<usize> = (0..dice.next_multiple_of(ROW * ROW)).collect();
    rng.shuffle(&mut places);
    places.into_iter().take(dice).map(|place| start(place, rng)).collect()
}

fn start(place: usize, rng: &mut Rng) -> Start {
    let off = |index: usize| (index % ROW) as f32 - (ROW - 1) as f32 / 2.0;
    let block = [off(place), off(place / ROW), (place / (ROW * ROW)) as f32];
    let at = [0, 1, 2].map(|axis| BLOCK[axis] + block[axis] * PITCH + even(rng) * SHIFT);
    let speed = [0, 1, 2].map(|axis| SPEED[axis] + bell(rng) * SCATTER);
    let rotation: [f32; 4] = in_ball(rng);
    let length = rotation.iter().map(|part| part * part).sum::<f32>().sqrt();
    let spin: [f32; 3] = in_ball(rng);
    Start {
        at: Vector::from(at),
        rotation: Rotation::from_array(rotation.map(|part| part / length)),
        speed: Vector::from(speed),
        spin: Vector::from(spin.map(|part| part * SPIN)),
    }
}

/// An even number in [-1, 1) of 24 bits, which is exact on every machine.
fn even(rng: &mut Rng) -> f32 {
    const HALF: i32 = 1 << 23;
    ((rng.next_u64() >> 40) as i32 - HALF) as f32 / HALF as f32
}

/// A number as from the normal distribution.
fn bell(rng: &mut Rng) -> f32 {
    (0..12).map(|_| even(rng)).sum::<f32>() / 2.0
}

/// A point of the ball, each as likely as the other. The very middle is left out: it has no direction.
fn in_ball<const AXES: usize>(rng: &mut Rng) -> [f32; AXES] {
    loop {
        let point = [0.0; AXES].map(|_: f32| even(rng));
        let square: f32 = point.iter().map(|part| part * part).sum();
        if (1e-4..1.0).contains(&square) {
            return point;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_testkit::rules;

    #[test]
    fn dice_hang_apart_in_a_loose_block() {
        rules!["P7-9.21"];
        for seed in 0..200 {
            let starts = starts(41, &mut Rng::new(seed));
            for (index, start) in starts.iter().enumerate() {
                let apart = |other: &Start| (start.at - other.at).length() > 15.9 * MM;
                assert!(starts[index + 1..].iter().all(apart), "two dice touch at seed {seed}");
                assert!((112.0 * MM..168.0 * MM).contains(&start.at.x));
                assert!((17.0 * MM..73.0 * MM).contains(&start.at.y));
                assert!((69.0 * MM..107.1 * MM).contains(&start.at.z));
                assert!(start.spin.length() < 25.0);
            }
        }
    }

    #[test]
    fn every_rotation_is_as_likely_as_the_other() {
        rules!["P7-9.21"];
        let mut rng = Rng::new(5);
        let mut octants = [0u32; 8];
        let mut squares = [0.0; 4];
        for start in (0..1_000).flat_map(|_| starts(16, &mut rng)) {
            let up = start.rotation * Vector::Z;
            octants[usize::from(up.x > 0.0) + 2 * usize::from(up.y > 0.0) + 4 * usize::from(up.z > 0.0)] += 1;
            start.rotation.to_array().iter().zip(&mut squares).for_each(|(part, sum)| *sum += part * part);
        }
        let chi: f32 = octants.iter().map(|count| (*count as f32 - 2_000.0).powi(2) / 2_000.0).sum();
        assert!(chi < 24.3, "chi-square {chi} over 7 degrees of freedom");
        assert!(squares.iter().all(|sum| (sum / 16_000.0 - 0.25).abs() < 0.01), "{squares:?}");
    }

    #[test]
    fn dice_fly_across_the_tray_and_downward_with_some_scatter() {
        rules!["P7-9.21"];
        let mut rng = Rng::new(6);
        let starts: Vec<Start> = (0..1_000).flat_map(|_| starts(16, &mut rng)).collect();
        let mean = |of: fn(&Start) -> f32| starts.iter().map(of).sum::<f32>() / starts.len() as f32 / METRE;
        let (across, down) = (mean(|start| start.speed.y), mean(|start| start.speed.z));
        assert!((across - 0.55).abs() < 0.005 && (down + 0.30).abs() < 0.005, "{across} {down}");
        let scatter = mean(|start| start.speed.x * start.speed.x / METRE).sqrt();
        assert!((scatter - 0.12).abs() < 0.003, "{scatter}");
    }
}
