//! Guides, boots and rations: what cards do for who travels.

use crate::trek::*;
use freeport_runebound::effects::vocabulary::Terrain;
use freeport_runebound::*;
use freeport_testkit::{rules, used};

/// Whether a party may enter a hex of a terrain with dice that do not show it.
fn finds_a_way(party: impl Fn(Scene) -> Scene, terrain: Terrain) -> bool {
    let atlas = &Pack::base().atlas;
    let is_wild = |hex: &usize| atlas.terrain[*hex] != Terrain::City;
    let (from, next) = (0..atlas.labels.len())
        .filter(is_wild)
        .flat_map(|from| atlas.neighbours[from].map(|next| (from, next)))
        .find(|(_, next)| *next != NOWHERE && atlas.terrain[usize::from(*next)] == terrain)
        .expect("such a hex");
    let face = atlas.faces.iter().position(|face| !face.holds(terrain)).expect("such a face") as u32 + 1;
    let scene = party(Scene::of(&["valadir"]).at(ANN, &atlas.labels[from]));
    let mut trek = Trek::begin(scene);
    let dice = if trek.allows(roll(5)) { 5 } else { 4 };
    trek.cast(ANN, roll(dice), &vec![face; usize::from(dice)]);
    trek.allows(Move::Paces(Stride::To(next)))
}

#[test]
fn guides_know_their_terrain() {
    rules!["RN-6.14"];
    for (ally, known) in [
        ("ferrywoman", &[Terrain::River][..]),
        ("goat-track-guide", &[Terrain::Hills, Terrain::Mountains]),
        ("fen-hunter", &[Terrain::Forest, Terrain::Swamp]),
    ] {
        for terrain in Terrain::ALL.into_iter().filter(|terrain| *terrain != Terrain::City) {
            let way = finds_a_way(|scene| scene.ally(ANN, ally), terrain);
            assert_eq!(way, known.contains(&terrain), "{ally} in {terrain:?}");
        }
    }
}

#[test]
fn boots_go_anywhere() {
    rules!["RN-6.14"];
    for terrain in Terrain::ALL.into_iter().filter(|terrain| *terrain != Terrain::City) {
        assert!(finds_a_way(|scene| scene.item(ANN, "pathfinders-boots"), terrain), "{terrain:?}");
    }
}

#[test]
fn plate_is_heavy() {
    rules!["RN-6.28"];
    let trek = Trek::begin(Scene::of(&["valadir"]).at(ANN, "L04").item(ANN, "wardens-plate"));
    assert!(trek.allows(roll(4)) && !trek.allows(roll(5)));
    let light = Trek::begin(Scene::of(&["valadir"]).at(ANN, "L04").item(ANN, "chain-hauberk"));
    assert!(light.allows(roll(5)));
}

#[test]
fn rations_are_shared_out() {
    rules!["RN-6.26", "RN-24.8"];
    let scene = Scene::of(&["valadir"])
        .at(ANN, "L04")
        .tired(ANN, 2)
        .ally(ANN, "axe-sister")
        .worn(ANN, "axe-sister", 0, 1)
        .item(ANN, "trail-rations");
    let mut trek = Trek::begin(scene);
    trek.play(ANN, trek.using("trail-rations"));
    let ally = trek.moves().into_iter().find(|mv| matches!(mv, Move::Share(Body::Ally(_)))).expect("a share");
    trek.play(ANN, ally);
    assert!(trek.items(ANN).is_empty());
    assert!(
        trek.heard(|event| matches!(event, Event::Eased { who: "axe-sister", exhaustion: 1, left: 0, .. }))
    );
    assert!(trek.heard(|event| matches!(event, Event::Eased { who: "valadir", exhaustion: 1, left: 1, .. })));
    used!["trail-rations"];
}
