//! Section 25 of the rulebook: the recovery phase.

use crate::fray::*;
use freeport_kernel::{Game, Viewer};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The cards that both sides draw into empty hands.
const DRAWS: [u32; 6] = [1, 2, 3, 1, 2, 3];

fn duel() -> Scene {
    Scene::duel().hero(A, "kiria", "F5").hero(B, "viana", "N9")
}

fn toss(id: &str) -> Move {
    Move::Toss(Some(card(id)))
}

#[test]
fn cards_are_laid_aside_and_drawn_again() {
    rules!["RB2-25.1", "RB2-25.2", "RB2-25.10"];
    let scene = duel().first(B).hand(0, &["D05", "D09"]).hand(1, &["M14", "M07", "M09", "M02"]);
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &[]);
    assert_eq!((fray.asked(), fray.who()), ("ask-toss", BEN), "the first player decides first");
    fray.refuse(BEN, Move::Toss(None), "RB2-25.2").play(BEN, toss("M14")).play(BEN, toss("M07"));
    fray.play(BEN, Move::Toss(None));
    assert_eq!((fray.asked(), fray.who()), ("ask-toss", ANN));
    assert!(fray.side(B).discard.is_empty(), "nobody sees yet what it was");
    let seen = fray.game.view(Viewer::Seat(ANN)).seats.swap_remove(1);
    assert_eq!((seen.hand_size, seen.hand, seen.tossed), (4, None, None), "nor how many");
    let cards = [drawn("M16", 0), drawn("D16", 0)];
    fray.cast(ANN, Move::Toss(None), &cards);
    assert_eq!((fray.side(B).discard.len(), fray.side(A).discard.len()), (2, 0));
    assert_eq!((fray.hand(BEN), fray.hand(ANN)), (vec!["M02", "M09", "M16"], vec!["D05", "D09", "D16"]));
    let scene = duel().deck(A, &[]).hand(0, &[]);
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &DRAWS);
    fray.pass();
    assert!(fray.heard(|event| *event == Event::Reshuffled { side: A }));
    let scene = duel().hand(0, &["D05", "D09", "D12"]).hand(1, &["M02", "M07", "M09"]).deck(A, &[]);
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &[]);
    fray.play(ANN, toss("D05")).play(ANN, Move::Toss(None));
    fray.cast(BEN, Move::Toss(None), &[drawn("D05", 0)]);
    assert!(fray.hand(ANN).contains(&"D05"), "what was laid aside is part of the new deck");
}

#[test]
fn tokens_come_off_and_are_turned() {
    rules!["RB2-25.3", "RB2-25.4", "RB2-25.5", "RB2-25.8", "RB2-E16"];
    let scene = Scene::duel().ashore(A, "ishmael").state("ishmael", Standing::Waits).acted("ishmael");
    let scene = scene.ashore(A, "kiria").state("kiria", Standing::Returns).hero(A, "snapper", "F5");
    let scene = scene.acted("snapper").crew_acted(A).hero(B, "viana", "N9").dragon(0, "K3", 0);
    let mut fray = Fray::cast_from(scene.clone(), Phase::Recovery, &DRAWS);
    let states = |fray: &Fray| ["ishmael", "kiria", "snapper"].map(|id| fray.hero(id).state);
    assert_eq!(states(&fray), [Standing::Returns, Standing::Ashore, Standing::Deployed]);
    assert_eq!(
        (fray.hero("snapper").acted, fray.side(A).crew_acted, fray.hero("ishmael").acted),
        (false, false, true)
    );
    assert!(fray.heard(|event| *event == Event::Revived { hero: fighter("kiria", A) }));
    assert!(fray.heard(|event| *event == Event::TokenTurned { hero: fighter("ishmael", A) }));
    fray.activate("viana").play(BEN, END).pass();
    let ishmael = Move::Activate(Activation::Hero(fray.index("ishmael")));
    let kiria = Move::Activate(Activation::Hero(fray.index("kiria")));
    assert!(!fray.moves().contains(&ishmael) && fray.moves().contains(&kiria));
    let scene = Scene::duel().ashore(A, "ishmael").state("ishmael", Standing::Returns).acted("ishmael");
    let fray = Fray::cast_from(scene, Phase::Recovery, &DRAWS);
    assert_eq!((fray.hero("ishmael").state, fray.hero("ishmael").acted), (Standing::Ashore, false));
}

#[test]
fn the_marker_changes_sides_and_all_else_stays() {
    rules!["RB2-25.6", "RB2-25.7", "RB2-25.9", "RB2-25.11", "RB2-24.7"];
    let scene = duel().damage("kiria", 3).coins("kiria", 2).status("kiria", "slowed").track(A, 4).track(B, 2);
    let scene = scene.cut("E4").dragon(1, "E8", 0).points(A, 5);
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &DRAWS);
    assert_eq!((fray.view().first, fray.view().active, fray.view().round), (B, B, 2));
    assert!(fray.heard(|event| *event == Event::RoundBegan { round: 2, side: B }));
    let kiria = fray.hero("kiria");
    assert_eq!((kiria.damage, kiria.coins, kiria.statuses), (3, 2, vec!["slowed"]));
    assert_eq!((fray.side(A).track, fray.side(B).track, fray.side(A).points), (4, 2, 5));
    assert_eq!(fray.view().missing, [at("E8")], "the other is back; here the monster is");
    assert!(fray.heard(|event| *event == Event::PlankBack { cell: at("E4") }));
    let scene = duel().first(B).cut("E8");
    fray = Fray::cast_from(scene, Phase::Recovery, &DRAWS);
    assert!(fray.view().first == A && fray.view().missing.is_empty(), "back and forth");
}
