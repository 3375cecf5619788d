//! Sections 5, 7 to 11 of the rulebook: attacks, damage, objectives, conditions.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn an_attack_targets_a_zone_that_it_can_damage() {
    rules!["RB1-8.1", "RB1-8.2", "RB1-8.3", "RB1-8.5", "RB1-18.10", "RB1-1.10"];
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (8, 3)));
    assert!(fray.moves().contains(&attack(0, 8, 3)), "the own zone, with an enemy Objective in it");
    fray.refuse(A, attack(0, 8, 4), "RB1-8.2");
    fray.cast(A, attack(0, 8, 3), &[4, 4, 4, 3]);
    assert_eq!(fray.tile(Bones, "rigging").damage, 3);
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", (4, 5)));
    fray.refuse(A, attack(0, 5, 5), "RB1-8.2");
    let fray = heroes(Scene::new(2).bare().hero("ivan", (4, 5)).kraken(0));
    assert!(fray.moves().contains(&attack(0, 5, 5)), "a sea zone with a Sea Creature");
}

#[test]
fn hits_go_down_the_levels_only_when_a_level_is_full() {
    rules!["RB1-8.15", "RB1-8.16", "RB1-8.22", "RB1-8.24", "RB1-5.13", "RB1-10.2", "RB1-4.2"];
    let scene = Scene::new(2).bare().hero("ivan", (7, 3)).crew(Bones, (8, 3), 0, 1, 1).hero("tom", (8, 3));
    let mut fray = heroes(scene.damage("tom", 11));
    fray.cast(A, attack(0, 8, 3), &[4, 4, 4, 4]);
    assert_eq!((fray.crew(Bones, 8, 3), fray.hero("tom").state), ((0, 0), Standing::Toll));
    assert_eq!((fray.tile(Bones, "rigging").damage, fray.hero("ivan").coins), (1, 2));
    let scene = Scene::new(2).bare().hero("ivan", (7, 3)).crew(Bones, (8, 3), 0, 2, 1).hero("tom", (8, 3));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 8, 3), &[4, 4, 1, 1]);
    assert_eq!((fray.crew(Bones, 8, 3), fray.hero("tom").damage), ((0, 1), 0));
}

#[test]
fn the_dance_of_blades_may_hit_heroes_first() {
    rules!["RB1-8.11", "RB1-1.7"];
    for (first, left) in [(true, ((1, 0), 3)), (false, ((0, 0), 2))] {
        let scene = Scene::new(2).bare().hero("ivan", (4, 4)).coins("ivan", 4).crew(Bones, (4, 5), 0, 1, 0);
        let mut fray = heroes(scene.hero("tom", (4, 5)));
        fray.cast(A, attack(1, 4, 5), &[3, 3, 3, 1, 1]);
        assert_eq!(fray.asked(), "ask-priority");
        fray.play(A, Move::Priority(first));
        assert_eq!((fray.crew(Bones, 4, 5), fray.hero("tom").damage), left);
    }
    used!["dance-of-blades"];
}

#[test]
fn coins_are_paid_by_the_very_hero_when_the_action_is_declared() {
    rules!["RB1-5.2", "RB1-5.3", "RB1-5.5", "RB1-5.6", "RB1-5.7", "RB1-18.5", "RB1-18.11"];
    let scene =
        Scene::new(2).bare().hero("bart", (4, 4)).coins("bart", 3).damage("bart", 3).hero("tom", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(1, 4, 5), &[1, 1, 1, 1, 1, 1]);
    assert_eq!((fray.hero("bart").coins, fray.view().acting.unwrap().actions), (0, 2));
    fray.refuse(A, attack(1, 4, 5), "RB1-5.6").refuse(A, ability(2), "RB1-5.6").refuse(
        A,
        ability(0),
        "RB1-18.5",
    );
}

#[test]
fn an_objective_with_all_its_damage_is_claimed() {
    rules!["RB1-7.2", "RB1-7.3", "RB1-7.5", "RB1-7.7", "RB1-7.8", "RB1-7.10", "RB1-7.11"];
    let scene = Scene::new(2).bare().hero("ivan", (7, 5)).tile(Bones, "cannon", 6).coins("ivan", 7);
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 7, 4), &[4, 4, 4, 1]);
    assert_eq!((fray.side(Wellsport).points, fray.tile(Bones, "cannon").lost), (2, true));
    assert_eq!(
        (fray.asked(), fray.moves().len()),
        ("ask-bounty", 5),
        "any Hero of the side, whatever its state"
    );
    fray.play(A, Move::Bounty(hero("ivan")));
    assert_eq!((fray.hero("ivan").coins, fray.moves().len()), (8, 4), "nobody beyond 8");
    for _ in 0..4 {
        fray.play(A, Move::Bounty(hero("mags")));
    }
    assert_eq!((fray.hero("mags").coins, fray.asked()), (4, "ask-act"));
    fray.refuse(A, attack(0, 7, 4), "RB1-8.2");
    used!["cannon"];
}

#[test]
fn claimed_tiles_work_from_the_next_attack_or_move_on() {
    rules!["RB1-7.9", "RB1-7.18", "RB1-18.12", "RB1-18.27"];
    let scene = Scene::new(2).bare().tile(Bones, "armory", 8).hero("ivan", (4, 4)).hero("tom", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[1, 1, 1, 1, 1]);
    assert!(fray.heard(|event| matches!(event, Event::Rolled { faces } if faces.len() == 5)));
    let mut fray = heroes(Scene::new(2).bare().tile(Bones, "main-mast", 8).hero("ivan", (2, 2)));
    fray.play(A, MOVE).play(A, step(3, 2)).play(A, step(4, 2)).play(A, step(4, 3));
    assert_eq!(fray.asked(), "ask-act");
    let mut fray = heroes(Scene::new(2).bare().tile(Bones, "rigging", 8).hero("ivan", (4, 5)));
    fray.play(A, MOVE).cast(A, swing(7, 5), &[2]);
    assert_eq!(fray.hero("ivan").cell, Some(at(7, 5)), "2 + 1 reaches distance 3");
    // The attack that destroys the Armory rolls as many dice as before.
    let scene = Scene::new(2).bare().tile(Bones, "armory", 7).hero("ivan", (9, 7)).coins("ivan", 8);
    let mut fray = heroes(scene.coins("pale", 8).coins("pete", 8).coins("bart", 8).coins("mags", 8));
    fray.cast(A, attack(0, 9, 8), &[4, 1, 1, 1]);
    assert_eq!(
        (fray.side(Wellsport).points, fray.asked()),
        (2, "ask-act"),
        "coins that fit nowhere are lost"
    );
    used!["armory"];
}

#[test]
fn dice_modifiers_add_up_and_leave_at_least_one_die() {
    rules!["RB1-8.7", "RB1-8.8", "RB1-5.21", "RB1-9.3"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("porter", (4, 4)).hero("pete", (4, 5)).hand(0, &["W06"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(B, attack(0, 4, 5)).cast(A, play("W06"), &[5]);
    assert_eq!(fray.hero("pete").damage, 1);
    let scene = Scene::new(2).bare().hero("mags", (4, 4)).coins("mags", 6).hero("tom", (4, 5));
    let mut fray = heroes(scene.hero("pete", (1, 2)));
    fray.play(A, Move::NextHero(hero("mags")));
    for _ in 0..2 {
        fray.play(A, ability(2)).play(A, Move::PickHero(Some(hero("mags"))));
    }
    fray.cast(A, attack(0, 4, 5), &[2, 2, 1, 1, 1, 1]).play(A, Move::PickHero(Some(hero("mags"))));
    assert_eq!(fray.hero("tom").damage, 2, "+2 dice and +2 To Hit");
    used!["W06", "wellsport-fury", "payday"];
}

#[test]
fn results_stay_between_one_and_six_and_no_face_is_special() {
    rules!["RB1-9.2", "RB1-9.4", "RB1-11.6"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).status("ivan", "blinded").hero("tom", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[4, 5, 6, 1]);
    assert_eq!(
        (fray.hero("tom").damage, fray.hero("tom").statuses.len()),
        (2, 0),
        "a 6 counts as 5, a 4 as 3"
    );
    let scene =
        Scene::new(2).bare().active(Bones).hero("albrecht", (4, 4)).coins("albrecht", 2).hero("pete", (4, 5));
    let mut fray = heroes(scene.hand(1, &["B01"]));
    fray.until("ask-act").play(B, attack(1, 4, 5)).cast(B, play("B01"), &[5, 1, 1, 1]);
    assert_eq!(
        (fray.hero("pete").damage, fray.hero("pete").statuses),
        (1, vec!["stunned"]),
        "a 5 counts as 6"
    );
    used!["B01", "lash-of-torment"];
}

#[test]
fn re_rolls_and_set_dice() {
    rules!["RB1-8.9", "RB1-9.5", "RB1-9.6", "RB1-9.7"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hand(0, &["G05", "W08"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(A, attack(0, 4, 5)).pass_cast(&[1, 2, 3, 3]).play(A, play("G05"));
    fray.cast(A, Move::Reroll(Some(0)), &[1]).cast(A, Move::Reroll(Some(1)), &[2]);
    assert_eq!(fray.asked(), "ask-attack-rolled", "no more than two dice, and the window starts again");
    fray.play(A, play("W08")).play(A, Move::SetDie(0));
    assert_eq!((fray.hero("tom").damage, fray.hero("tom").statuses), (1, vec!["bleeding"]));
    used!["G05", "W08"];
}

#[test]
fn prevention_keeps_damage_but_not_the_condition() {
    rules!["RB1-8.12", "RB1-8.13", "RB1-8.25", "RB1-8.28", "RB1-10.1"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("porter", (4, 5)).coins("porter", 1);
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[6, 4, 1, 1]).play(B, respond("porter", 2));
    assert_eq!(fray.moves(), [2, 1, 0].map(Move::Spare), "up to 2");
    fray.refuse(B, Move::Spare(3), "RB1-8.28").play(B, Move::Spare(2));
    let porter = fray.hero("porter");
    assert_eq!((porter.damage, porter.coins, porter.statuses), (0, 0, vec!["bleeding"]));
}

#[test]
fn heroes_fall_one_after_the_other_in_the_order_of_the_active_player() {
    rules!["RB1-10.3", "RB1-5.14"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hero("porter", (4, 5));
    let mut fray = heroes(scene.damage("tom", 11).damage("porter", 7).coins("tom", 5).coins("porter", 2));
    fray.cast(A, attack(0, 4, 5), &[4, 4, 1, 1]).play(A, hit_hero("tom", 4)).pass();
    assert_eq!(fray.asked(), "ask-fall-order");
    fray.play(A, Move::FallOrder(hero("porter")));
    assert_eq!((fray.hero("ivan").coins, fray.hero("tom").state), (7, Standing::Toll));
}

#[test]
fn coins_of_a_hero_knocked_out_otherwise_are_lost() {
    rules!["RB1-5.15", "RB1-5.17", "RB1-14.8", "RB1-11.12", "RB1-10.5", "RB1-10.7"];
    let scene = Scene::new(2).bare().hero("tom", (6, 6)).damage("tom", 11).coins("tom", 4);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.cast(A, Move::Aim(Some(at(6, 6))), &[4, 1, 1, 1]);
    assert_eq!((fray.hero("tom").state, fray.hero("tom").coins), (Standing::Toll, 0));
    assert!(!fray.heard(|event| matches!(event, Event::CoinsGained { .. })));
    let scene = Scene::new(2)
        .bare()
        .hero("ivan", (2, 2))
        .damage("ivan", 8)
        .coins("ivan", 2)
        .status("ivan", "bleeding");
    let mut fray = heroes(scene.hero("pete", (1, 2)));
    fray.play(A, Move::NextHero(hero("ivan"))).play(A, MOVE).play(A, step(3, 2)).play(A, STOP);
    assert_eq!((fray.hero("ivan").state, fray.hero("ivan").coins), (Standing::Toll, 0));
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"));
}

#[test]
fn conditions_end_with_the_activation() {
    rules!["RB1-11.1", "RB1-11.2", "RB1-11.3", "RB1-11.4", "RB1-11.7", "RB1-18.4", "RB1-18.7"];
    let scene = Scene::new(2).bare().hero("ivan", (2, 2)).status("ivan", "stunned").status("ivan", "slowed");
    let mut fray = heroes(scene.hero("pete", (1, 2)).hero("tom", (3, 3)));
    fray.play(A, Move::NextHero(hero("ivan")));
    assert_eq!(fray.view().acting.unwrap().actions, 2);
    fray.play(A, MOVE).play(A, step(3, 2)).play(A, STOP).refuse(A, MOVE, "RB1-11.8").play(A, END);
    assert!(fray.hero("ivan").statuses.is_empty());
}

#[test]
fn slowed_heroes_move_once_and_muted_ones_pay_nothing() {
    rules!["RB1-11.8", "RB1-11.9", "RB1-11.10", "RB1-18.25"];
    let scene = Scene::new(2)
        .bare()
        .hero("pale", (4, 4))
        .coins("pale", 4)
        .status("pale", "muted")
        .hero("tom", (4, 5));
    let mut fray = heroes(scene);
    fray.refuse(A, ability(2), "RB1-11.9").play(A, attack(1, 4, 5)).cast(A, Move::Bribe(2), &[1, 1, 1, 1]);
    assert_eq!(fray.hero("pale").coins, 2, "the optional coins may be discarded");
}

#[test]
fn second_wind_frees_at_once_but_not_from_the_lost_action() {
    rules!["RB1-11.11", "RB1-11.14", "RB1-10.8", "RB1-1.12"];
    let scene = Scene::new(2).bare().hero("mags", (2, 2)).coins("mags", 3).damage("mags", 3);
    let mut fray = heroes(scene.status("mags", "bleeding").status("mags", "stunned"));
    fray.play(A, ability(1));
    let mags = fray.hero("mags");
    assert_eq!((mags.damage, mags.statuses.len(), fray.view().acting.unwrap().actions), (0, 0, 1));
    used!["second-wind"];
}

#[test]
fn wounds_make_brutes_stronger() {
    rules!["RB1-1.6"];
    for (damage, dice) in [(0, 3), (3, 3), (4, 4), (7, 4), (8, 5)] {
        let scene = Scene::new(2).bare().hero("pete", (4, 4)).damage("pete", damage).hero("tom", (4, 5));
        heroes(scene).cast(A, attack(0, 4, 5), &vec![1; dice]);
    }
    for (damage, dice) in [(0, 4), (1, 5), (5, 5), (6, 6)] {
        let scene =
            Scene::new(2).bare().active(Bones).hero("tom", (4, 4)).damage("tom", damage).hero("pete", (4, 5));
        let mut fray = heroes(scene);
        let mut faces = vec![1; dice];
        faces[0] = 5;
        fray.cast(B, attack(0, 4, 5), &faces);
        assert_eq!(fray.hero("pete").statuses, ["slowed"]);
    }
    used!["anchor-swing", "kneebreaker"];
}

#[test]
fn too_mean_to_die_works_once_a_turn() {
    rules!["RB1-5.4", "RB1-5.9", "RB1-23.6"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("wraith", (4, 4)).hero("pete", (4, 5)).damage("pete", 11);
    let mut fray = heroes(scene.coins("pete", 8));
    fray.cast(B, attack(0, 4, 5), &[4, 1, 1, 1]);
    assert_eq!((fray.who(), fray.asked()), (A, "ask-knockout-due"));
    fray.play(A, respond("pete", 2));
    assert_eq!((fray.hero("pete").damage, fray.hero("pete").coins), (11, 4));
    fray.cast(B, attack(0, 4, 5), &[4, 1, 1, 1]);
    assert_eq!((fray.hero("pete").state, fray.hero("wraith").coins), (Standing::Toll, 4));
    used!["too-mean-to-die"];
}

#[test]
fn a_soul_harvest_heals_for_each_miniature_that_fell() {
    rules!["RB1-8.14"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("wraith", (4, 4)).damage("wraith", 5).coins("wraith", 3);
    let mut fray = heroes(scene.crew(Wellsport, (4, 5), 0, 2, 0).hero("mags", (4, 5)).damage("mags", 7));
    fray.cast(B, attack(1, 4, 5), &[3, 3, 3, 1]);
    assert_eq!((fray.hero("wraith").damage, fray.hero("mags").state), (2, Standing::Toll));
    used!["soul-harvest"];
}

#[test]
fn spare_parts_roll_for_the_damage_really_suffered() {
    rules!["RB1-9.10", "RB1-23.8"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).coins("tom", 2);
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[4, 4, 4, 1]).cast(B, respond("tom", 2), &[4, 3, 6]);
    assert_eq!((fray.hero("tom").damage, fray.hero("tom").coins), (1, 0));
    used!["spare-parts"];
}
