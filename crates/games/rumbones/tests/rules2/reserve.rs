//! Scenes name only the heroes that matter. Those that are missing lie defeated, so that nobody has fewer than the rules give.

use crate::fray::{A, B};
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;

/// What the audit says of a scene in which heroes are missing.
const FEW: &str = "a seat controls more or fewer heroes than it should";

/// Whether a scene lacks heroes.
fn is_short(scene: &Scene) -> bool {
    scene.clone().begin(Phase::Turns).is_err_and(|flaw| flaw == FEW)
}

/// Heroes of a faction that are not in the scene, each with the name by which a side knows it.
fn missing(scene: &Scene, faction: u8, side: &str) -> Vec<(&'static str, String)> {
    let heroes = Pack::base().heroes.iter().filter(|hero| hero.faction == Some(faction));
    let named = heroes.map(|hero| (hero.id.as_str(), format!("{}@{side}", hero.id)));
    let absent = |name: &str| {
        let asked = scene.clone().owner(name, faction).begin(Phase::Turns);
        asked.is_err_and(|flaw| flaw.starts_with("there is no hero"))
    };
    named.filter(|(_, name)| absent(name)).collect()
}

/// The scene with so many more heroes of each side, who miss this round and the next.
fn joined(scene: &Scene, more: [&[(&'static str, String)]; 2]) -> Scene {
    let mut scene = scene.clone();
    for (side, heroes) in [A, B].into_iter().zip(more) {
        for (id, name) in heroes {
            scene = scene.ashore(side, id).state(name, Standing::Waits);
        }
    }
    scene
}

/// The scene with everybody who is missing.
pub fn manned(scene: Scene) -> Scene {
    if !is_short(&scene) {
        return scene;
    }
    let [a, b] = [missing(&scene, 0, "A"), missing(&scene, 1, "B")];
    let counts = (0..=a.len()).flat_map(|some| (0..=b.len()).map(move |others| (some, others)));
    let mut full = counts.map(|(some, others)| joined(&scene, [&a[..some], &b[..others]]));
    full.find(|scene| !is_short(scene)).unwrap_or(scene)
}
