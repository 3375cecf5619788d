//! Section 14 of the rulebook: statuses.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const SHAKE: Move = Move::Act(Deed::Recover);

#[test]
fn each_status_once_and_only_on_heroes() {
    rules!["RB2-14.1"];
    let scene = duel(&[("kiria", "F5")], &[("viana", "F4")]).level("kiria", 1, 1).crew(B, "F4", 1, 0);
    let mut fray = Fray::of(scene.status("viana", "bleeding").status("viana", "slowed"));
    fray.activate("kiria").strike(ANN, attack(1, "F4"), &[1, 1, 1]);
    let mut statuses = fray.hero("viana").statuses;
    statuses.sort_unstable();
    assert_eq!(statuses, ["bleeding", "slowed"], "several, and none twice");
    assert!(!fray.heard(|event| matches!(event, Event::Afflicted { .. })));
}

#[test]
fn statuses_last_until_the_hero_has_acted() {
    rules!["RB2-14.2"];
    let scene = duel(&[("snapper", "F10")], &[("viana", "C3")])
        .status("snapper", "blinded")
        .status("viana", "slowed");
    let mut fray = Fray::of(
        scene
            .acted("viana")
            .crew_acted(A)
            .crew_acted(B)
            .state("kiria", Standing::Overboard)
            .status("kiria", "muted"),
    );
    fray.activate("snapper");
    assert_eq!(fray.hero("snapper").statuses, ["blinded"]);
    fray.play(ANN, END);
    assert!(fray.hero("snapper").statuses.is_empty(), "after its own activation");
    assert_eq!(fray.hero("viana").statuses, ["slowed"], "not after another's");
    fray.until_round(2);
    assert_eq!(fray.hero("viana").statuses, ["slowed"], "nor after a round");
    let scene = duel(&[("kiria", "F5")], &[("viana", "F4")]).status("viana", "slowed").damage("viana", 6);
    let mut fray = Fray::of(scene);
    fray.activate("kiria").strike(ANN, attack(0, "F4"), &[4, 1, 1]);
    assert!(fray.hero("viana").statuses.is_empty(), "nor does a defeated hero keep any");
    let scene = duel(&[], &[("viana", "F4")]).state("kiria", Standing::Overboard).status("kiria", "slowed");
    let mut fray = Fray::of(scene);
    fray.activate("kiria").play(ANN, Move::Deploy(at("H4")));
    assert_eq!(fray.hero("kiria").statuses, ["slowed"], "overboard they stay");
}

#[test]
fn a_status_of_ones_own_activation_goes_with_it() {
    rules!["RB2-14.9"];
    let scene = duel(&[("viana", "G8")], &[("snapper", "G7")]).factions(1, 0).piece("G8", 7);
    let mut fray = Fray::of(scene.level("snapper", 2, 2).hand(1, &["D13"]));
    fray.activate("viana").play(ANN, attack(0, "G7")).pass_cast(&[1, 1, 1]).pass_to(BEN, "ask-attack-over");
    let counter = fray.react("snapper", 2);
    fray.play(BEN, counter).cast(BEN, play("D13"), &[4, 1, 1, 1]);
    fray.play(BEN, Move::Assign(Hit { to: Target::Object, face: 4 })).pass();
    assert!(fray.piece("G8").lost, "and with the helm everybody aboard is slowed");
    assert_eq!((fray.asked(), fray.hero("viana").statuses), ("ask-act", vec!["slowed"]));
    fray.play(ANN, END);
    assert!(fray.hero("viana").statuses.is_empty());
}

#[test]
fn the_blind_hit_worse() {
    rules!["RB2-14.3"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")]).status("snapper", "blinded");
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "F4"), &[4, 5, 4, 6]);
    assert!(fray.heard(|event| *event == Event::Counted { hits: 2, misses: 2, modifier: -1 }));
}

#[test]
fn the_stunned_lose_an_action() {
    rules!["RB2-14.4"];
    let scene =
        duel(&[("snapper", "F5")], &[("viana", "F4")]).status("snapper", "stunned").coins("snapper", 3);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").refuse(ANN, MOVE, "RB2-16.4").refuse(ANN, attack(0, "F4"), "RB2-16.4");
    fray.play(ANN, improve(1));
    assert_eq!((fray.level("snapper", 1), fray.actions()), (1, 3), "buying is no action");
    fray.play(ANN, SHAKE);
    assert_eq!((fray.actions(), fray.hero("snapper").statuses.len()), (2, 0));
    fray.refuse(ANN, SHAKE, "RB2-14.4").play(ANN, MOVE).play(ANN, STOP);
}

#[test]
fn the_slowed_move_once() {
    rules!["RB2-14.5"];
    let mut fray = Fray::of(
        duel(&[("snapper", "F5")], &[("viana", "F9")]).status("snapper", "slowed").hand(0, &["D09"]),
    );
    fray.activate("snapper").play(ANN, MOVE).play(ANN, step("F6")).play(ANN, STOP);
    fray.pass_to(ANN, "ask-between-actions")
        .play(ANN, play("D09"))
        .play(ANN, step("F7"))
        .play(ANN, step("F8"));
    assert_eq!(fray.stands("snapper").as_deref(), Some("F8"), "a gift is no move action");
    fray.pass().refuse(ANN, MOVE, "RB2-14.5");
}

#[test]
fn the_silent_have_only_their_dice() {
    rules!["RB2-14.6"];
    let scene = duel(&[("kiria", "F5")], &[("viana", "F4")]).level("kiria", 1, 1).coins("kiria", 9);
    let mut fray = Fray::of(scene.status("kiria", "muted"));
    fray.activate("kiria").refuse(ANN, improve(0), "RB2-14.6");
    fray.strike(ANN, attack(1, "F4"), &[4, 1, 1]);
    assert_eq!(
        (fray.hero("viana").damage, fray.hero("viana").statuses.len()),
        (1, 0),
        "dice without their text"
    );
    let scene = duel(&[("carcharias", "F5")], &[]).level("carcharias", 2, 1).coins("carcharias", 2);
    let mut fray = Fray::of(scene.status("carcharias", "muted"));
    fray.activate("carcharias").refuse(ANN, ability(2), "RB2-14.6").play(ANN, improve(1));
    assert_eq!(fray.level("carcharias", 1), 1, "buying is allowed");
    let scene =
        duel(&[("ishmael", "F5")], &[("viana", "F4")]).level("ishmael", 2, 2).status("ishmael", "muted");
    let mut fray = Fray::of(scene.active(B));
    fray.activate("viana").cast(BEN, attack(0, "F5"), &[4, 4, 4]);
    assert_eq!((fray.asked(), fray.hero("ishmael").damage), ("ask-act", 3), "no reaction");
    let mut fray = Fray::of(duel(&[("waldorf", "F6")], &[]).damage("waldorf", 2).status("waldorf", "muted"));
    fray.activate("waldorf");
    assert_eq!(fray.hero("waldorf").damage, 2, "nor what is printed on the board");
}

#[test]
fn the_bleeding_suffer_after_each_action() {
    rules!["RB2-14.7"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")])
        .status("snapper", "bleeding")
        .status("snapper", "stunned");
    let mut fray = Fray::of(scene.coins("snapper", 2));
    fray.activate("snapper").play(ANN, SHAKE);
    assert_eq!(fray.hero("snapper").damage, 1);
    fray.play(ANN, MOVE).play(ANN, step("F6"));
    assert_eq!(fray.hero("snapper").damage, 1, "not before the action is over");
    fray.play(ANN, step("F5"));
    assert_eq!(fray.hero("snapper").damage, 2);
    fray.strike(ANN, attack(0, "F4"), &[1, 1, 1, 1]);
    assert_eq!(fray.hero("snapper").damage, 3);
}

#[test]
fn bleeding_can_defeat() {
    rules!["RB2-14.8", "RB2-20.4"];
    let scene =
        duel(&[("snapper", "F5")], &[("viana", "F4")]).status("snapper", "bleeding").damage("snapper", 6);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(0, "F4"), &[1, 1, 1, 1]);
    assert!(fray.heard(|event| {
        let hero = fighter("snapper", A);
        *event == Event::Defeated { hero, by: None, state: Standing::Waits }
    }));
    assert_eq!(fray.side(B).points, 1);
    assert_eq!(["viana", "gabriela", "santiago"].map(|id| fray.hero(id).coins), [1, 1, 1]);
}
