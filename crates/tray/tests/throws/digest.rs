//! Two hundred throws in one number, which must be the same on every machine and in every build.

use freeport_kernel::Cast;
use freeport_tray::{Physics, Throw};

/// What [`digest`] gives everywhere. It changes with the physics library and with the figures of the tray, and then recorded throws
/// can be shown no more, though they still count.
pub const PINNED: [(Physics, u64); 2] =
    [(Physics::First, 0x720e_4a8d_e0c9_1e13), (Physics::Second, 0x8f9c_22ea_cae3_4599)];

/// FNV-1a over the outcomes of 200 throws of one to twenty dice.
pub fn digest(physics: Physics) -> u64 {
    let dice: Vec<u8> = (0..20).collect();
    let mut outcomes = Vec::new();
    for seed in 0..200 {
        Throw { dice: &dice[..=seed % 20], physics }.cast(seed as u64, &mut outcomes);
    }
    let bytes = outcomes.iter().flat_map(|outcome| outcome.to_le_bytes());
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}
