//! Section 13 of the rulebook: modifiers, re-rolls and bonus dice.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The dice of the attack under way: face, and whether it was rolled again.
#[track_caller]
fn dice(fray: &Fray) -> Vec<(u8, bool)> {
    let attack = fray.view().attacks.pop().expect("an attack");
    attack.dice.into_iter().map(|(face, again, _)| (face, again)).collect()
}

fn again(at: u8) -> Move {
    Move::Reroll(Some(at))
}

#[test]
fn a_modifier_changes_no_face() {
    rules!["RB2-13.1", "RB2-13.2", "RB2-13.3"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "F4")]).damage("viana", 1);
    let scene = scene.level("snapper", 1, 1).status("snapper", "blinded").hand(0, &["D03", "D03"]);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, attack(1, "F4")).play(ANN, play("D03"));
    fray.cast(ANN, play("D03"), &[3, 5, 2, 1]).pass();
    assert!(fray.heard(|event| *event == Event::Counted { hits: 2, misses: 2, modifier: 1 }), "+1 +1 -1");
    assert_eq!(dice(&fray).iter().map(|die| die.0).collect::<Vec<_>>(), [3, 5, 2, 1]);
    let viana = fray.moves()[0];
    fray.play(ANN, viana);
    let last = fray.moves()[0];
    fray.play(ANN, last).pass();
    let damage = fray.hero("viana").damage + fray.hero("gabriela").damage;
    assert_eq!(damage, 3, "a 5 with +1 is no natural 6");
}

/// De Marco dances with blades.
fn dance(hand: &[&str], rolled: &[u32]) -> Fray {
    let scene = duel(&[("snapper", "F5")], &[("de-marco", "F4")]).level("de-marco", 1, 1).active(B);
    let mut fray = Fray::of(scene.hand(1, hand));
    fray.activate("de-marco").strike(BEN, attack(1, "F5"), rolled);
    fray
}

#[test]
fn the_new_result_counts_even_if_it_is_worse() {
    rules!["RB2-13.4", "RB2-13.5"];
    let mut fray = dance(&[], &[4, 5, 1, 2]);
    assert_eq!((fray.asked(), fray.who()), ("ask-reroll", BEN));
    fray.cast(BEN, again(1), &[2]).refuse(BEN, again(1), "RB2-13.5").cast(BEN, again(2), &[6]);
    assert!(fray.heard(|event| *event == Event::Rerolled { old: 5, new: 2 }));
    assert_eq!(fray.hero("snapper").damage, 2, "a 4 and a 6; the 5 is gone");
}

#[test]
fn no_die_is_rolled_a_third_time() {
    rules!["RB2-13.5"];
    let mut fray = dance(&["M03"], &[4, 3, 1, 1]);
    assert_eq!(fray.asked(), "ask-reroll");
    fray.cast(BEN, again(2), &[2]).cast(BEN, again(3), &[3]);
    fray.pass_to(BEN, "ask-attack-rolled").play(BEN, play("M03"));
    assert_eq!(dice(&fray), [(4, false), (3, false), (2, true), (3, true)]);
    assert_eq!(fray.moves(), [again(0), again(1), Move::Reroll(None)]);
    fray.refuse(BEN, again(2), "RB2-13.5").cast(BEN, again(1), &[4]).play(BEN, Move::Reroll(None)).pass();
    assert_eq!(fray.hero("snapper").damage, 2);
}

#[test]
fn bonus_dice_come_of_the_pool_alone() {
    rules!["RB2-13.6", "RB2-13.7", "RB2-13.8"];
    let scene =
        duel(&[("carcharias", "F5")], &[("santiago", "F4")]).level("carcharias", 1, 1).hand(0, &["D02"]);
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").play(ANN, attack(1, "F4"));
    fray.cast(ANN, play("D02"), &[5, 4, 1, 1, 6, 2, 6, 5]);
    assert!(fray.heard(|event| *event == Event::Rolled { faces: vec![5, 4, 1, 1, 6, 2] }));
    assert!(
        fray.heard(|event| *event == Event::BonusRolled { faces: vec![6, 5] }),
        "for the 5, and the 6 of the card"
    );
    assert_eq!(fray.times(|event| matches!(event, Event::BonusRolled { .. })), 1, "and none for theirs");
    assert_eq!(fray.hero("santiago").damage, 5);
}

#[test]
fn bonus_dice_follow_the_final_faces() {
    rules!["RB2-13.9", "RB2-13.6"];
    let scene = duel(&[("snapper", "F5")], &[("carcharias", "F4")]).level("carcharias", 1, 1).active(B);
    let mut fray = Fray::of(scene.hand(1, &["M03", "M03"]));
    fray.activate("carcharias").play(BEN, attack(1, "F5")).pass_cast(&[5, 1, 1, 1]);
    fray.pass_to(BEN, "ask-attack-rolled").play(BEN, play("M03"));
    fray.cast(BEN, again(0), &[2]).cast(BEN, again(1), &[6]).play(BEN, Move::Reroll(None));
    assert!(!fray.heard(|event| matches!(event, Event::BonusRolled { .. })), "not before the window closes");
    fray.cast(BEN, PASS, &[3]);
    assert_eq!(dice(&fray), [(2, true), (6, true), (1, false), (1, false), (3, false)], "one for the 6");
    fray.pass_to(BEN, "ask-attack-rolled").play(BEN, play("M03"));
    assert_eq!(fray.moves(), [again(4), Move::Reroll(None)], "only bonus dice");
    fray.cast(BEN, again(4), &[6]).pass();
    assert_eq!(fray.times(|event| matches!(event, Event::BonusRolled { .. })), 1);
    assert_eq!(fray.hero("snapper").damage, 2);
}

#[test]
fn outside_actions_every_attack_counts_anew() {
    rules!["RB2-13.10", "RB2-20.5"];
    let scene =
        duel(&[("kiria", "F5")], &[("snapper", "F4")]).level("snapper", 2, 2).hand(1, &["M03", "M03"]);
    let mut fray = Fray::of(scene.damage("kiria", 4));
    fray.activate("kiria").cast(ANN, attack(0, "F4"), &[1, 1, 1]).pass_to(BEN, "ask-attack-over");
    let react = fray.react("snapper", 2);
    fray.play(BEN, react).pass_cast(&[1, 1, 4, 1]).pass_to(BEN, "ask-attack-rolled").play(BEN, play("M03"));
    fray.cast(BEN, again(0), &[4])
        .cast(BEN, again(1), &[2])
        .play(BEN, Move::Reroll(None))
        .play(BEN, play("M03"));
    assert_eq!(fray.moves(), [again(2), again(3), Move::Reroll(None)], "each die of this attack once");
    fray.play(BEN, Move::Reroll(None)).pass();
    assert_eq!((fray.hero("kiria").state, fray.hero("snapper").coins), (Standing::Waits, 3));
}

#[test]
fn nothing_leaves_its_bounds() {
    rules!["RB2-13.11"];
    let mut fray = Fray::of(duel(&[("snapper", "F5")], &[]).track(B, 9).hand(0, &["D14"]));
    fray.play(ANN, play("D14"));
    assert_eq!(fray.side(B).track, 10);
    let scene =
        duel(&[("ishmael", "F5")], &[("viana", "F4")]).level("ishmael", 2, 2).damage("ishmael", 1).active(B);
    let mut fray = Fray::of(scene);
    fray.activate("viana").cast(BEN, attack(0, "F5"), &[4, 1, 1]);
    let react = fray.react("ishmael", 2);
    fray.play(ANN, react);
    assert_eq!(fray.hero("ishmael").damage, 1, "1 less 3 is nothing");
}
