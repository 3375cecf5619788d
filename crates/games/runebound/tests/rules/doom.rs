//! The doom track: section 30.

use crate::trek::*;
use freeport_kernel::{Game, Rng, Viewer};
use freeport_runebound::effects::vocabulary::Colour;
use freeport_runebound::*;
use freeport_testkit::rules;

fn doomed() -> Options {
    Options { doom: Doom::On, ..Options::default() }
}

fn colours(trek: &Trek) -> Vec<Colour> {
    trek.view().doom.expect("a doom track").cards
}

/// The first seat defeats a green challenge on a hex.
fn defeat(scene: Scene, at: &str, id: &str) -> Trek {
    let mut trek = Trek::arrive(scene.at(ANN, at).stack(id));
    trek.play(ANN, ATTEMPT).win(ANN);
    trek
}

#[test]
fn one_unknown_card_at_the_start() {
    rules!["RN-W19", "RN-30.1", "RN-30.3", "RN-27.5", "RN-30.10"];
    let trek = Trek::setup(doomed(), 3, &[]);
    assert_eq!((colours(&trek), trek.deck(Green)), (vec![Green], 34));
    let others = (0..20).map(|seed| trek.game.imagine(Viewer::Seat(ANN), &mut Rng::new(seed)));
    let faces: std::collections::BTreeSet<String> = others
        .map(|world| serde_json::to_value(&world).expect("a state")["doom"]["cards"][0]["card"].to_string())
        .collect();
    assert!(faces.len() > 5, "nobody knows its face");
    let scene = Scene::with(doomed(), &["brakka", "mok", "edda"]).doom(&["G07"], 0);
    let trek = defeat(scene, "N06", "G01");
    assert_eq!(colours(&trek), [Green, Green], "the first discard lies at Riverwatch");
    assert!(trek.heard(|event| matches!(event, Event::DoomLaid { space: 2, .. })));
}

#[test]
fn the_sixth_card_brings_a_token() {
    rules!["RN-W20", "RN-30.4", "RN-30.6", "RN-30.7", "RN-30.9", "RN-30.11"];
    let scene =
        Scene::with(doomed(), &["brakka", "mok", "edda"]).doom(&["G07", "G08", "Y01", "G09", "B01"], 0);
    let trek = defeat(scene, "N06", "G01");
    let doom = trek.view().doom.expect("a doom track");
    assert_eq!((doom.cards, doom.tokens), (vec![Green], 1));
    assert!(trek.heard(|event| matches!(event, Event::DoomToken { city: "vynelvale", .. })));
    assert_eq!(
        (trek.deck(Green), trek.deck(Yellow), trek.deck(Blue)),
        (34, 25, 16),
        "all others lie under their decks"
    );
    let state = serde_json::to_value(&trek.game).expect("a state");
    assert_eq!(state["doom"]["cards"][0]["card"], tale("G01"), "the last card stays");
    let under: Vec<&serde_json::Value> = state["adventures"][0]["bottom"]
        .as_array()
        .expect("a deck")
        .iter()
        .map(|laid| &laid["card"])
        .collect();
    assert_eq!(under, ["G07", "G08", "G09"].map(tale), "from the lowest space");
    for (tokens, city) in [(1, "riverwatch"), (2, "dawnsmoor")] {
        let scene = Scene::with(doomed(), &["brakka", "mok", "edda"])
            .doom(&["G07", "G08", "Y01", "G09", "B01"], tokens);
        let trek = defeat(scene, "N06", "G01");
        assert!(trek.heard(|event| matches!(event, Event::DoomToken { city: there, .. } if *there == city)));
    }
}

#[test]
fn the_number_by_players() {
    rules!["RN-30.6", "RN-38.3"];
    let heroes = ["varikas", "mok", "edda", "groth", "orlen", "nimra"];
    let numbers = [1, 2, 3, 4, 5, 6].map(|players| {
        let trek = Trek::begin(Scene::with(doomed(), &heroes[..players]).doom(&["G07"], 0));
        trek.view().doom.expect("a doom track").number
    });
    assert_eq!(numbers, [2, 4, 6, 8, 8, 8]);
}

#[test]
fn every_adventure_card_goes_there() {
    rules!["RN-30.4", "RN-30.5", "RN-30.14", "RN-30.8"];
    let table = || Scene::with(doomed(), &["brakka", "mok", "edda"]).doom(&["G07"], 0);
    // A finished encounter, which comes back into the game later.
    let trek = Trek::open(&sums(&[20]), |chance| table().at(ANN, "N06").meeting("G31", chance));
    assert_eq!((colours(&trek).len(), trek.view().removed.len()), (2, 0));
    let scene = table().doom(&["G31", "Y21", "G08", "G09"], 0);
    let trek = defeat(scene, "N06", "G01");
    assert_eq!((trek.deck(Green), trek.deck(Yellow), trek.view().removed.len()), (34, 25, 0));
    // Events: one that is replaced, and one that is ignored.
    let scene = table().at(ANN, "G04").event("G25").deck(Yellow, &["Y18", "Y02"]).stack("Y18");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(colours(&trek), [Green, Green]);
    let scene = table().at(ANN, "N06").event("Y17").deck(Green, &["G26", "G01"]).stack("G26");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, ATTEMPT);
    assert_eq!(colours(&trek), [Green, Green]);
    // A trophy that is used up, and a market card, which never does.
    let scene = table().at(ANN, "N06").kept(ANN, "Y04").stack("G02").item(ANN, "short-bow");
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, Move::Aside(Side::Discard(card("short-bow"))));
    assert_eq!(colours(&trek), [Green]);
    trek.play(ANN, ATTEMPT);
    trek.play(ANN, trek.using("Y04"));
    assert_eq!(colours(&trek), [Green, Yellow, Green], "the trophy, then the wolves");
}

#[test]
fn pushed_off_the_track_and_onto_the_other() {
    rules!["RN-30.4", "RN-11.3"];
    let mut scene = Scene::with(doomed(), &["kestrin", "mok", "edda"])
        .doom(&["Y01"], 0)
        .at(ANN, "N06")
        .came_from(ANN, "N05");
    for (slot, (card, at)) in
        [("G01", "C01"), ("G03", "D07"), ("G04", "F05"), ("G07", "H06"), ("G08", "I11"), ("G10", "Q07")]
            .iter()
            .enumerate()
    {
        scene = scene.left_behind(slot as u8, card, at);
    }
    let mut trek = Trek::facing(scene, "G15");
    trek.cast(ANN, FLEE, &sums(&[20]));
    assert_eq!(colours(&trek), [Yellow, Green]);
}

#[test]
fn the_eighth_token() {
    rules!["RN-30.12", "RN-30.13"];
    let scene =
        Scene::with(doomed(), &["brakka", "mok", "edda"]).doom(&["G07", "G08", "Y01", "G09", "B01"], 7);
    let mut trek = Trek::arrive(scene.at(ANN, "N06").stack("G01").tokens(ANN, Blue, 2));
    trek.play(ANN, ATTEMPT).win(ANN);
    assert!(trek.heard(|event| matches!(event, Event::DoomComplete)));
    assert_eq!((trek.asked(), trek.view().finale), ("ask-grow", None), "the turn is finished first");
    trek.play(ANN, LEARNED);
    assert!(trek.view().finale.is_some());
    // From then on discards follow the base rules again.
    let scene = Scene::with(doomed(), &["brakka", "mok", "edda"]).doom(&["G07"], 8);
    let trek =
        Trek::open(&sums(&[20]), |chance| scene.at(ANN, "N06").tokens(ANN, Blue, 2).meeting("G31", chance));
    assert_eq!((colours(&trek).len(), trek.view().removed.contains(&"G31")), (1, true));
}
