//! Playing alone: section 38.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

#[test]
fn alone_every_discard_brings_doom() {
    rules!["RN-W31", "RN-38.1", "RN-38.3", "RN-30.6"];
    let trek = Trek::setup(Options::default(), 1, &[]);
    let view = trek.view();
    assert_eq!(
        (view.xp_price, view.doom.map(|doom| (doom.cards.len(), doom.tokens, doom.number))),
        (5, Some((1, 0, 2)))
    );
    let scene = |tokens: u8| {
        Scene::with(Options::default(), &["brakka"]).at(ANN, "N06").doom(&["G07"], tokens).stack("G01")
    };
    let mut trek = Trek::arrive(scene(0));
    trek.play(ANN, ATTEMPT).win(ANN);
    assert_eq!(trek.view().doom.map(|doom| (doom.cards.len(), doom.tokens)), Some((1, 1)));
    assert!(trek.heard(|event| matches!(event, Event::DoomToken { city: "vynelvale", tokens: 1 })));
    let mut trek = Trek::arrive(scene(7));
    trek.play(ANN, ATTEMPT).win(ANN);
    assert!(trek.heard(|event| matches!(event, Event::DoomToken { city: "frostgate", tokens: 8 })));
    assert!(trek.view().finale.is_some(), "after the eighth discard");
}

#[test]
fn a_lost_final_battle_is_a_lost_game() {
    rules!["RN-38.4", "RN-38.2"];
    let scene = Scene::with(Options::default(), &["brakka"]).doom(&["G07"], 8);
    let mut trek = Trek::open(&[], |table| scene.dusk(table));
    trek.lose(ANN);
    let outcome = trek.view().outcome.expect("an end");
    assert!(outcome.winners().is_empty());
    assert!(trek.heard(|event| matches!(event, Event::AllFallen)));
}

#[test]
fn without_the_track_nobody_loses() {
    rules!["RN-38.5", "RN-38.2", "RN-1.8"];
    let options = Options { doom: Doom::Off, turns: 5, ..Options::default() };
    let trek = Trek::open(&[], |table| Scene::with(options, &["brakka"]).turn(5).dusk(table));
    let view = trek.view();
    assert_eq!((view.verdict, view.turn), (Some(Verdict::Stopped), 5), "unfinished, and the turns are known");
    let strong = Scene::with(options, &["brakka"]).at(ANN, "K01").boost(ANN, Boost::Body, 12).boost(
        ANN,
        Boost::Mind,
        12,
    );
    let mut trek = Trek::facing(strong.boost(ANN, Boost::Spirit, 12), "R1");
    trek.win(ANN);
    assert!(trek.view().outcome.expect("an end").winners().has(ANN));
}
