//! Section 15 of the rulebook: rounds and turns.

use crate::fray::*;
use freeport_pack::{Files, Printed};
use freeport_rumbones::second::pack::{Pack, PackRef};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The dice of a round's end without the Kraken, and the cards that both sides draw.
const DUSK: [u32; 8] = [6, 6, 1, 2, 3, 1, 2, 3];

fn wakes(fray: &Fray, id: &str) -> Move {
    Move::Activate(Activation::Hero(fray.index(id)))
}

#[test]
fn sides_take_turns_until_nobody_has_anything_left() {
    rules!["RB2-15.1", "RB2-15.2", "RB2-15.3", "RB2-15.5", "RB2-15.7", "RB2-15.8", "RB2-15.9"];
    let scene = Scene::duel().crew_acted(B).hero(A, "kiria", "F5").hero(A, "snapper", "G5");
    let mut fray = Fray::of(scene.hero(B, "viana", "L5"));
    let (kiria, snapper, viana) = (wakes(&fray, "kiria"), wakes(&fray, "snapper"), wakes(&fray, "viana"));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", ANN));
    assert_eq!(fray.moves(), [kiria, snapper, CREW], "there is no way to pass");
    fray.refuse(BEN, viana, "RB2-15.2").refuse(ANN, viana, "RB2-15.2");
    fray.play(ANN, kiria).play(ANN, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-act", BEN), "the only thing that is left must be activated");
    fray.play(BEN, END);
    assert_eq!(fray.moves(), [snapper, CREW]);
    fray.refuse(ANN, kiria, "RB2-15.9").play(ANN, snapper).play(ANN, END);
    assert!(fray.heard(|event| *event == Event::Passed { side: B }));
    assert_eq!((fray.asked(), fray.who()), ("ask-boatswain", ANN), "the other side goes on alone");
    let bosun = Move::Boatswain(at("H6"));
    fray.play(ANN, bosun).play(ANN, bosun).cast(ANN, Move::GunFirst(false), &[&[1; 4], &DUSK[..]].concat());
    assert_eq!(fray.times(|event| *event == Event::Passed { side: B }), 1);
    let place = |what: fn(&Event) -> bool| fray.told.iter().position(what).expect("it is told");
    let parts = [
        place(|event| *event == Event::Passed { side: A }),
        place(|event| matches!(event, Event::WatersSearched { .. })),
        place(|event| *event == Event::RecoveryBegan),
        place(|event| matches!(event, Event::RoundBegan { round: 2, side: B })),
    ];
    assert!(parts.is_sorted(), "turns, the Kraken's phase, recovery: {parts:?}");
    assert_eq!((fray.view().round, fray.who()), (2, BEN));
}

#[test]
fn what_may_be_activated() {
    rules!["RB2-15.4", "RB2-15.6"];
    let scene = Scene::duel().ashore(A, "kiria").state("kiria", Standing::Returns).ashore(A, "snapper");
    let scene = scene.state("snapper", Standing::Overboard).ashore(A, "waldorf").dragon(0, "E5", 0);
    let mut fray = Fray::of(scene.hero(B, "viana", "L5").hero(B, "gabriela", "L6"));
    let (kiria, waldorf) = (wakes(&fray, "kiria"), wakes(&fray, "waldorf"));
    let dragon = Move::Activate(Activation::Dragon);
    assert_eq!(fray.moves(), [wakes(&fray, "snapper"), waldorf, CREW, dragon]);
    fray.refuse(ANN, kiria, "RB2-15.4").play(ANN, waldorf);
    assert_eq!((fray.asked(), fray.who()), ("ask-deploy", ANN));
    fray.play(ANN, Move::Deploy(at("H4"))).play(ANN, END);
    assert!(fray.hero("waldorf").acted && fray.stands("waldorf").as_deref() == Some("H4"));
    let scene = Scene::duel().crew_acted(A).hero(A, "kiria", "F5").ashore(A, "waldorf");
    let mut fray = Fray::of(scene.crew_acted(B).hero(B, "viana", "L5").acted("viana"));
    fray.activate("kiria").play(ANN, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-deploy", ANN), "it must come aboard in this round");
}

#[test]
fn a_turn_without_anything_to_activate_still_begins() {
    rules!["RB2-15.10", "RB2-15.7", "RB2-24.3"];
    let scene = Scene::duel().crew_acted(A).crew_acted(B).hero(A, "kiria", "F5").hero(A, "snapper", "F6");
    let scene = scene.hero(A, "waldorf", "G6").hand(1, &["M01"]).hero(B, "viana", "L5").acted("viana");
    let mut fray = Fray::of(scene);
    fray.activate("kiria").play(ANN, END);
    assert_eq!(fray.who(), BEN);
    assert!(fray.moves().contains(&play("M01")) && fray.moves().contains(&PASS));
    let mut called = fray.clone();
    fray.play(BEN, PASS);
    assert!(fray.heard(|event| *event == Event::Passed { side: B }));
    fray.activate("snapper").play(ANN, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-act", ANN), "no turn and no window for who has passed");
    called.play(BEN, play("M01")).play(BEN, Move::PickPlace(at("K3")));
    assert_eq!((called.asked(), called.who()), ("ask-dragon-act", BEN));
    assert!(!called.heard(|event| matches!(event, Event::Passed { .. })));
}

/// The printed pack with a Sea Dragon that comes when a friendly hero was defeated.
fn avenged() -> PackRef {
    let printed = Pack::FILES.iter().find(|(name, _)| *name == "tide.toml").expect("the cards").1;
    let mut files = Files::default();
    let name = "name = { en = \"Avenged\", ru = \"Месть\", it = \"Vendetta\" }";
    files.put("pack.toml", format!("game = \"rumbones2\"\nid = \"avenged\"\nversion = 1\n{name}\n"));
    files.put("tide.toml", printed.replacen("when = \"turn-begins\"", "when = \"knocked-out\"", 1));
    Pack::packs().bring(files).expect("a sound pack")
}

#[test]
fn who_has_passed_takes_turns_again_with_something_new() {
    rules!["RB2-15.7", "RB2-7.10", "RB2-15.10"];
    let scene = Scene::duel().pack(avenged()).crew_acted(A).crew_acted(B).hand(0, &["D01"]).deck(A, &[]);
    let scene = scene.hero(A, "kiria", "F5").acted("kiria").damage("kiria", 5);
    let mut fray = Fray::of(scene.hero(B, "de-marco", "G5").hero(B, "viana", "L5").hero(B, "gabriela", "L6"));
    assert!(fray.side(A).passed, "there is nothing to activate");
    fray.activate("de-marco").cast(BEN, attack(0, "F5"), &[3, 1, 1]);
    assert_eq!((fray.who(), fray.hero("kiria").state), (ANN, Standing::Waits));
    fray.play(ANN, play("D01")).play(ANN, Move::PickPlace(at("K3"))).play(BEN, END);
    assert_eq!((fray.asked(), fray.who()), ("ask-dragon-act", ANN), "the Dragon is there to be activated");
    assert!(!fray.side(A).passed);
    fray.play(ANN, Move::DragonAct(DragonDeed::End));
    assert_eq!((fray.asked(), fray.who()), ("ask-activate", BEN), "and turns alternate");
    fray.activate("gabriela").play(BEN, END);
    assert!(fray.side(A).passed && fray.who() == BEN, "with nothing left it passes again");
}
