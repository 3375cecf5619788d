//! The way the dice took, for showing it.

use crate::physics::Physics;
use crate::tin::{METRE, STEPS, Tin};
use crate::tumble::{GRAINS, Witness, throw};
use rapier3d::prelude::RigidBody;
use serde::{Deserialize, Serialize};

/// Frames a second.
const FRAMES: u32 = 60;
/// Steps from frame to frame.
const STRIDE: u32 = STEPS / FRAMES;
/// Numbers a frame has: the place of the centre, and the rotation.
const PLACE: usize = 3;
const SPIN: usize = 4;
/// A hit that changes a die's speed by less is not to be heard, and one by more is as loud as any.
const FAINT: f32 = 0.1 * METRE;
const LOUD: f32 = 2.0 * METRE;

/// The way the dice took in the throw that counts, with what was to be heard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Flight {
    /// How many frames a second each track has.
    #[serde(rename = "rate")]
    pub frames_per_second: u16,
    /// A track for each die, in the order asked, all of the same length.
    pub dice: Vec<Track>,
    /// What hit something, in order of time: of each frame the loudest hit on each surface.
    pub knocks: Vec<Knock>,
}

/// The way of one die, which ends as the die lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Track {
    /// The number of the die.
    pub die: u8,
    /// Three numbers for every frame, one frame after another: how far to the right, how far up the tray and how high above the floor
    /// the centre is, in hundredths of a millimetre.
    pub places: Vec<i32>,
    /// Four numbers for every frame: the rotation as a quaternion x, y, z, w in parts of 32767. Without rotation side 1 looks
    /// up, 2 down the tray and 3 to the right.
    pub spins: Vec<i16>,
}

/// What a die can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Surface {
    /// The sheet of paper on the bottom of the tin.
    Floor,
    /// A wall of tin.
    Wall,
    /// Another die.
    Die,
}

/// A hit that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Knock {
    /// In which frame, counted from 0.
    pub frame: u16,
    /// What a die hit.
    pub on: Surface,
    /// From 0, not to be heard, to 1.
    pub loudness: f32,
}

/// The way the dice took in the cast with this seed; `None` when a quick throw supplied its result.
pub fn flight(seed: u64, dice: &[u8], physics: Physics) -> Option<Flight> {
    let track = |die: &u8| Track { die: *die, places: Vec::new(), spins: Vec::new() };
    let mut camera = Camera { tracks: dice.iter().map(track).collect(), knocks: Vec::new() };
    throw(seed, dice, physics, &mut camera).map(|_| camera.film())
}

/// Takes the frames.
struct Camera {
    tracks: Vec<Track>,
    knocks: Vec<Knock>,
}

impl Camera {
    fn take(&mut self, tin: &Tin) {
        for (track, body) in self.tracks.iter_mut().zip(tin.dice()) {
            track
                .places
                .extend(body.translation().to_array().map(|value| (value * GRAINS + 0.5).floor() as i32));
            track.spins.extend(spin(body));
        }
    }

    /// The flight, without the time at its end in which nothing moves.
    fn film(mut self) -> Flight {
        let moves = self
            .tracks
            .iter()
            .map(|track| last_change(&track.places, PLACE).max(last_change(&track.spins, SPIN)));
        let frames = moves.max().unwrap_or_default() + 1;
        for track in &mut self.tracks {
            track.places.truncate(frames * PLACE);
            track.spins.truncate(frames * SPIN);
        }
        self.knocks.retain(|knock| usize::from(knock.frame) < frames);
        Flight { frames_per_second: FRAMES as u16, dice: self.tracks, knocks: self.knocks }
    }
}

/// The first frame from which on all are the same.
fn last_change<T: PartialEq>(numbers: &[T], width: usize) -> usize {
    let last = &numbers[numbers.len().saturating_sub(width)..];
    numbers.chunks_exact(width).rposition(|frame| frame != last).map_or(0, |frame| frame + 1)
}

fn spin(body: &RigidBody) -> [i16; SPIN] {
    body.rotation().to_array().map(|part| (part * f32::from(i16::MAX)).round() as i16)
}

impl Witness for Camera {
    fn begin(&mut self) {
        for track in &mut self.tracks {
            track.places.clear();
            track.spins.clear();
        }
        self.knocks.clear();
    }

    fn look(&mut self, step: u32, tin: &Tin) {
        if step.is_multiple_of(STRIDE) {
            self.take(tin);
        }
        let frame = (step / STRIDE) as u16;
        let heard = tin.hits().filter(|(_, speed)| *speed >= FAINT);
        // Two digits are enough for an ear.
        let loudness = |speed: f32| (speed / LOUD * 100.0).ceil().min(100.0) / 100.0;
        for knock in heard.map(|(on, speed)| Knock { frame, on, loudness: loudness(speed) }) {
            let now = self.knocks.iter_mut().rev().take_while(|other| other.frame == frame);
            match now.into_iter().find(|other| other.on == knock.on) {
                Some(other) => other.loudness = other.loudness.max(knock.loudness),
                None => self.knocks.push(knock),
            }
        }
    }

    fn rest(&mut self, tin: &Tin) {
        self.take(tin);
    }
}
