//! Section 4 of the rulebook: heroes.

use crate::fray::*;
use crate::muster::*;
use freeport_rumbones::second::pack::{Kind, Pack};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn what_a_hero_board_shows() {
    rules!["RB2-4.1", "RB2-4.3", "RB2-4.10", "RB2-5.1"];
    let heroes = &Pack::base().heroes;
    let boards = |cards: usize, passive: bool| {
        heroes.iter().filter(|hero| hero.skills.len() == cards && hero.passive.is_some() == passive).count()
    };
    assert_eq!((heroes.len(), boards(3, false), boards(2, true)), (10, 8, 2));
    for face in Sheet::of(Pack::base()).heroes {
        assert!(face.hp > 0 && face.faction.is_some() && !face.role.is_empty());
        assert_eq!((face.skills[0].kind, face.skills[0].cost), (Kind::Base, 0));
        assert!(face.skills.iter().all(|skill| skill.levels.len() == 2 && skill.up > 0));
        assert_eq!(face.skills.iter().filter(|skill| skill.kind == Kind::Base).count(), 1);
    }
}

#[test]
fn roles_have_no_effect() {
    rules!["RB2-4.2"];
    for hero in &Pack::base().heroes {
        let scene = Scene::duel().hero(A, &hero.id, "F6");
        let rest = ["kiria", "ishmael", "snapper"].into_iter().filter(|id| *id != hero.id).take(2);
        let scene = rest.fold(scene, |scene, id| scene.ashore(A, id));
        let scene =
            ["viana", "gabriela", "santiago"].into_iter().fold(scene, |scene, id| scene.ashore(B, id));
        let mut fray = Fray::of(scene);
        fray.activate(&format!("{}@A", hero.id));
        assert_eq!((fray.moves(), fray.actions()), (vec![MOVE, END], 3), "{}", hero.id);
        fray.play(ANN, MOVE).play(ANN, step("F7")).play(ANN, step("F8"));
        assert_eq!(fray.asked(), "ask-act");
    }
}

#[test]
fn a_skill_is_about_its_own_hero() {
    rules!["RB2-4.4", "RB2-5.4"];
    let scene = duel(&[("ishmael", "F5"), ("snapper", "F5")], &[("viana", "F4")]).level("ishmael", 2, 2);
    let mut fray = Fray::of(scene.active(B));
    fray.activate("viana").strike(BEN, attack(0, "F5"), &[4, 1, 1]);
    let hit = fray.hit("snapper", 4);
    fray.play(BEN, hit);
    assert_eq!(
        (fray.asked(), fray.hero("snapper").damage),
        ("ask-act", 1),
        "its skin is of no use to a friend"
    );
    fray.strike(BEN, attack(0, "F5"), &[4, 1, 1]);
    let hit = fray.hit("ishmael", 4);
    fray.play(BEN, hit);
    assert_eq!((fray.asked(), fray.who()), ("ask-damage-due", ANN));
}

#[test]
fn heroes_in_any_state_or_on_the_field_alone() {
    rules!["RB2-4.5", "RB2-4.6"];
    let scene = duel(&[("snapper", "F5")], &[]).damage("snapper", 2).hand(0, &["D12", "D07"]);
    let scene =
        scene.state("kiria", Standing::Overboard).damage("kiria", 3).state("ishmael", Standing::Waits);
    let mut fray = Fray::of(scene);
    fray.play(ANN, play("D12"));
    let all = ["snapper", "kiria", "ishmael"].map(|id| fray.choose(id));
    assert!(all.iter().all(|one| fray.moves().contains(one)), "any hero of the side");
    fray.play(ANN, all[2]);
    assert_eq!((fray.hero("ishmael").coins, fray.hero("ishmael").state), (2, Standing::Waits));
    fray.play(ANN, play("D07"));
    assert_eq!((fray.hero("snapper").damage, fray.hero("kiria").damage), (1, 3), "deployed heroes only");
    assert_eq!(fray.hero("kiria").cell, None);
}

#[test]
fn coins_lie_on_the_hero_that_earned_them() {
    rules!["RB2-4.7", "RB2-5.15"];
    let scene = duel(&[("snapper", "F5"), ("kiria", "F6")], &[]).coins("kiria", 90).coins("snapper", 2);
    let mut fray = Fray::of(scene.crew(B, "F4", 2, 1));
    fray.activate("snapper").refuse(ANN, improve(1), "RB2-5.8");
    fray.strike(ANN, attack(0, "F4"), &[4, 5, 6, 1]);
    assert_eq!((fray.hero("snapper").coins, fray.hero("kiria").coins), (5, 90));
    fray.play(ANN, improve(1));
    assert_eq!((fray.hero("snapper").coins, fray.hero("kiria").coins), (2, 90));
    fray.refuse(ANN, improve(1), "RB2-5.9");
    let mut fray = Fray::of(duel(&[("kiria", "F6")], &[]).coins("kiria", 90).hand(0, &["D12"]));
    fray.play(ANN, play("D12"));
    let rich = fray.choose("kiria");
    fray.play(ANN, rich);
    assert_eq!(fray.hero("kiria").coins, 92, "there is no limit");
}

#[test]
fn damage_stays_until_it_is_healed() {
    rules!["RB2-4.8", "RB2-11.24"];
    let scene = duel(&[("snapper", "F10")], &[]).damage("snapper", 3).state("kiria", Standing::Overboard);
    let mut fray = Fray::of(scene.damage("kiria", 2).crew_acted(A).crew_acted(B));
    fray.until_round(2);
    assert_eq!((fray.hero("snapper").damage, fray.hero("kiria").damage), (3, 2));
    let scene = duel(&[("snapper", "F6"), ("kiria", "F6")], &[]).damage("snapper", 1).damage("kiria", 3);
    let mut fray = Fray::of(scene.hand(0, &["D07", "D07"]));
    fray.play(ANN, play("D07")).play(ANN, play("D07"));
    assert_eq!((fray.hero("snapper").damage, fray.hero("kiria").damage), (0, 1), "never below nothing");
}

#[test]
fn a_hero_is_its_own_friend() {
    rules!["RB2-4.9"];
    let mut fray = Fray::of(
        duel(&[("waldorf", "F6"), ("snapper", "F5")], &[]).damage("waldorf", 2).damage("snapper", 1),
    );
    fray.activate("waldorf");
    let (own, friend) = (fray.choose("waldorf"), fray.choose("snapper"));
    assert_eq!(fray.moves().len(), 2);
    assert!(fray.moves().contains(&friend));
    fray.play(ANN, own);
    assert_eq!(fray.hero("waldorf").damage, 1);
    let scene = duel(&[], &[("viana", "F6"), ("gabriela", "F5")]).level("viana", 1, 1).active(B);
    let mut fray = Fray::of(scene);
    fray.activate("viana").play(BEN, ability(1));
    assert_eq!((fray.hero("viana").coins, fray.hero("gabriela").coins), (0, 1), "another one means another");
}
