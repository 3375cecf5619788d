//! Section 5 of the rulebook: skill cards, buying and upgrading.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::pack::{Kind, Pack};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

/// The place of the first event of a kind.
#[track_caller]
fn place(fray: &Fray, what: impl Fn(&Event) -> bool) -> usize {
    fray.told.iter().position(what).expect("it is told")
}

#[test]
fn four_sorts_of_skills() {
    rules!["RB2-5.1"];
    let skills = || Pack::base().heroes.iter().flat_map(|hero| &hero.skills);
    let count = |kind: Kind| skills().filter(|skill| skill.kind == kind).count();
    assert_eq!(skills().count(), 28);
    assert!(
        [Kind::Base, Kind::Attack, Kind::Ability, Kind::Reaction].into_iter().all(|kind| count(kind) > 0)
    );
    let mut fray = Fray::of(duel(&[("waldorf", "F6")], &[]).damage("waldorf", 1));
    assert_eq!(fray.hero("waldorf").skills.len(), 2, "what is printed on the board is no card");
    fray.activate("waldorf");
    assert_eq!(
        (fray.hero("waldorf").damage, fray.hero("waldorf").coins),
        (0, 0),
        "and works at once, for nothing"
    );
}

#[test]
fn the_text_of_an_attack_comes_before_its_dice() {
    rules!["RB2-5.2"];
    let mut fray = Fray::of(duel(&[("kiria", "F6")], &[("viana", "F4")]).level("kiria", 1, 1));
    fray.activate("kiria").strike(ANN, attack(1, "F4"), &[1, 1, 1]);
    let given = place(&fray, |event| matches!(event, Event::Afflicted { .. }));
    let rolled = place(&fray, |event| matches!(event, Event::Rolled { .. }));
    assert!(given < rolled, "bleeding, whatever the dice say");
    assert_eq!(fray.hero("viana").statuses, ["bleeding"]);
    fray.refuse(ANN, attack(1, "F3"), "RB2-10.4");
}

#[test]
fn an_ability_is_an_action_and_does_what_it_can() {
    rules!["RB2-5.3"];
    let scene = duel(&[("carcharias", "F6")], &[]).level("carcharias", 2, 2).deck(A, &["D02", "D03"]);
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").cast(ANN, ability(2), &[drawn("D02", 0), drawn("D03", 0)]);
    assert_eq!(fray.asked(), "ask-discard");
    fray.play(ANN, Move::Discard(card("D02"))).pass();
    assert_eq!(
        (fray.hand(ANN), fray.actions()),
        (vec!["D03"], 2),
        "nobody is there to move, and the rest is done"
    );
    fray.refuse(ANN, ability(2), "RB2-19.3");
    fray.play(ANN, END).pass().refuse(ANN, ability(2), "RB2-15.2");
}

#[test]
fn a_reaction_is_used_once_for_its_price() {
    rules!["RB2-5.4", "RB2-5.5", "RB2-5.6", "RB2-5.15"];
    let scene = duel(&[("ishmael", "F5")], &[("el-latigo", "F4")]).level("ishmael", 2, 2).active(B);
    let mut fray = Fray::of(scene.coins("ishmael", 2));
    fray.activate("el-latigo").cast(BEN, attack(0, "F5"), &[4, 4, 4]);
    assert_eq!((fray.asked(), fray.who(), fray.actions()), ("ask-damage-due", ANN, 2));
    let (mut passed, react) = (fray.clone(), fray.react("ishmael", 2));
    passed.play(ANN, PASS);
    assert_eq!((passed.hero("ishmael").damage, passed.level("ishmael", 2)), (3, 2), "nobody has to");
    fray.play(ANN, react);
    assert_eq!((fray.hero("ishmael").damage, fray.level("ishmael", 2)), (0, 1), "bought, but on its front");
    assert_eq!(fray.actions(), 2, "no action is spent");
    fray.cast(BEN, attack(0, "F5"), &[4, 4, 4]);
    assert_eq!((fray.asked(), fray.hero("ishmael").damage), ("ask-act", 3), "until it is paid for again");
    fray.play(BEN, END).activate("ishmael").play(ANN, improve(2));
    assert_eq!((fray.level("ishmael", 2), fray.hero("ishmael").coins), (2, 0));
    let scene = duel(&[("ishmael", "F5")], &[("viana", "F4")]).hand(0, &["D11"]).active(B);
    let mut fray = Fray::of(scene);
    let react = fray.react("ishmael", 2);
    fray.activate("viana").play(BEN, attack(0, "F5")).pass_to(ANN, "ask-attack-declared");
    fray.refuse(ANN, react, "RB2-5.5");
}

#[test]
fn a_hero_off_the_field_does_not_react() {
    rules!["RB2-5.4"];
    let aim = |state: Option<Standing>| {
        let scene = duel(&[("ishmael", "F5"), ("snapper", "F5")], &[("viana", "F4")]).level("ishmael", 2, 2);
        let scene = state.into_iter().fold(scene.active(B), |scene, state| scene.state("ishmael", state));
        let mut fray = Fray::of(scene);
        fray.activate("viana").cast(BEN, attack(0, "F5"), &[4, 1, 1]);
        let hit = fray.hit("ishmael", 4);
        if fray.moves().contains(&hit) {
            fray.play(BEN, hit);
        }
        fray.asked()
    };
    assert_eq!((aim(None), aim(Some(Standing::Overboard))), ("ask-damage-due", "ask-act"));
}

#[test]
fn a_passive_that_says_may_is_declined_and_others_work_by_themselves() {
    rules!["RB2-5.6"];
    let scene = duel(&[("snapper", "F10")], &[("viana", "C3")]).coins("snapper", 3).active(B);
    let mut fray = Fray::of(scene);
    fray.activate("viana");
    assert_eq!(fray.asked(), "ask-rob");
    fray.play(BEN, Move::Rob(None)).pass();
    assert_eq!((fray.hero("snapper").coins, fray.asked()), (3, "ask-act"));
    let mut fray = Fray::of(duel(&[("waldorf", "F6")], &[]).damage("waldorf", 2));
    fray.activate("waldorf");
    assert_eq!((fray.asked(), fray.hero("waldorf").damage), ("ask-act", 1));
}

#[test]
fn skills_are_bought_between_actions() {
    rules!["RB2-5.7", "RB2-5.8", "RB2-5.9", "RB2-5.11"];
    let mut fray = Fray::of(duel(&[("snapper", "F5")], &[("viana", "F4")]).coins("snapper", 13));
    fray.activate("snapper").refuse(ANN, attack(1, "F4"), "RB2-19.1");
    fray.play(ANN, improve(1));
    assert_eq!((fray.hero("snapper").coins, fray.level("snapper", 1), fray.actions()), (10, 1, 3));
    assert!(fray.moves().contains(&attack(1, "F4")), "and used at once");
    fray.play(ANN, MOVE);
    assert!(!fray.moves().contains(&improve(1)), "not in the middle of an action");
    fray.refuse(ANN, improve(1), "RB2-16.8").play(ANN, STOP);
    fray.play(ANN, improve(1)).refuse(ANN, improve(1), "RB2-5.11");
    assert_eq!((fray.hero("snapper").coins, fray.level("snapper", 1)), (7, 2));
    fray.play(ANN, improve(0)).play(ANN, improve(2));
    assert_eq!((fray.hero("snapper").coins, fray.actions()), (1, 2), "as many as it can pay");
    fray.strike(ANN, attack(1, "F4"), &[1, 1, 1, 1, 1]);
    assert_eq!(fray.asked(), "ask-act");
}

#[test]
fn what_is_not_paid_in_full_is_not_had() {
    rules!["RB2-5.8", "RB2-5.9", "RB2-5.15"];
    let mut fray =
        Fray::of(duel(&[("snapper", "F5"), ("kiria", "F6")], &[]).coins("snapper", 2).coins("kiria", 3));
    fray.activate("snapper").refuse(ANN, improve(1), "RB2-5.8").refuse(ANN, improve(0), "RB2-5.9");
    fray.play(ANN, improve(2));
    assert_eq!((fray.level("snapper", 2), fray.hero("snapper").coins), (2, 0));
    assert_eq!(fray.hero("kiria").coins, 3);
    assert_eq!(fray.moves(), [MOVE, END], "and nothing can be sold");
}

#[test]
fn after_the_third_action_skills_are_still_sold() {
    rules!["RB2-5.10", "RB2-5.13"];
    let mut fray =
        Fray::of(duel(&[("snapper", "F5"), ("kiria", "F6")], &[]).coins("snapper", 3).coins("kiria", 3));
    fray.activate("snapper");
    for _ in 0..3 {
        fray.play(ANN, MOVE).play(ANN, STOP);
    }
    assert_eq!(fray.moves(), [improve(1), improve(2), END]);
    fray.refuse(ANN, MOVE, "RB2-16.3").play(ANN, improve(1));
    assert_eq!((fray.level("snapper", 1), fray.level("kiria", 1)), (1, 0), "only whoever acts buys");
    assert_eq!(fray.view().active, B, "nothing is left to do");
    fray.refuse(ANN, improve(1), "RB2-15.2");
}

#[test]
fn the_defeated_keep_their_skills_and_coins() {
    rules!["RB2-5.12", "RB2-11.20"];
    let scene = duel(&[("snapper", "F5")], &[("el-latigo", "F4")]).coins("snapper", 4).level("snapper", 1, 2);
    let mut fray =
        Fray::of(scene.level("snapper", 2, 2).damage("snapper", 6).status("snapper", "blinded").active(B));
    fray.activate("el-latigo").strike(BEN, attack(0, "F5"), &[4, 1, 1]);
    let fallen = fray.hero("snapper");
    assert_eq!((fallen.state, fallen.coins, fallen.damage), (Standing::Returns, 4, 0));
    assert_eq!(fallen.skills.iter().map(|skill| skill.1).collect::<Vec<_>>(), [1, 2, 2]);
    assert!(fallen.statuses.is_empty() && fallen.cell.is_none());
}

#[test]
fn a_skill_that_was_used_stays_used_when_it_is_upgraded() {
    rules!["RB2-5.14"];
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4")]).coins("snapper", 3).level("snapper", 1, 1);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").strike(ANN, attack(1, "F4"), &[1, 1, 1, 1]);
    fray.play(ANN, improve(1)).refuse(ANN, attack(1, "F4"), "RB2-19.3");
    assert_eq!((fray.level("snapper", 1), fray.hero("snapper").used), (2, vec!["fillet"]));
}
