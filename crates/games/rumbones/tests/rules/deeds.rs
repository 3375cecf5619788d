//! What heroes, objectives and creatures do that no other section uses.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

#[test]
fn the_quicksilver_sword_mutes() {
    rules!["RB1-8.13", "RB1-11.9"];
    let scene = Scene::new(2).bare().hero("pale", (4, 4)).hero("tom", (4, 5)).hero("porter", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[6, 5, 1, 1])
        .play(A, hit_hero("tom", 6))
        .play(A, hit_hero("porter", 5))
        .pass();
    assert_eq!((fray.hero("tom").statuses, fray.hero("porter").statuses.len()), (vec!["muted"], 0));
    used!["quicksilver-sword"];
}

#[test]
fn pistols_and_grapeshot_have_their_own_reach() {
    rules!["RB1-8.2", "RB1-5.2"];
    let scene =
        Scene::new(2).bare().hero("bart", (4, 4)).coins("bart", 3).hero("tom", (7, 4)).hero("porter", (6, 4));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 7, 4), &[4, 4, 1]);
    assert_eq!(fray.hero("tom").damage, 2);
    fray.refuse(A, attack(1, 7, 4), "RB1-8.2").cast(A, attack(1, 6, 4), &[4, 4, 4, 4, 4, 1]).pass();
    assert_eq!((fray.hero("porter").damage, fray.hero("bart").coins), (5, 0));
    used!["brace-of-pistols", "grapeshot"];
}

#[test]
fn the_blade_of_the_damned_heals_where_it_hits_a_hero() {
    rules!["RB1-8.25", "RB1-10.8"];
    let scene = Scene::new(2).bare().active(Bones).hero("albrecht", (4, 4)).damage("albrecht", 3);
    let mut fray = heroes(scene.hero("pete", (4, 5)).crew(Wellsport, (3, 4), 0, 1, 0));
    fray.cast(B, attack(0, 3, 4), &[4, 1, 1, 1]);
    assert_eq!(fray.hero("albrecht").damage, 3, "a Deckhand is no Hero");
    fray.cast(B, attack(0, 4, 5), &[4, 1, 1, 1]).pass();
    assert_eq!(fray.hero("albrecht").damage, 2);
    used!["blade-of-the-damned"];
}

#[test]
fn bones_are_hurled_harder_by_a_wounded_tom() {
    rules!["RB1-5.7", "RB1-8.8"];
    for (damage, dice) in [(5, 4), (6, 5)] {
        let scene =
            Scene::new(2).bare().active(Bones).hero("tom", (4, 4)).coins("tom", 3).damage("tom", damage);
        let mut fray = heroes(scene.hero("pale", (2, 3)));
        fray.cast(B, attack(1, 2, 3), &vec![4; dice]);
        assert_eq!((fray.hero("pale").damage, fray.hero("tom").coins), (dice as u8, 0));
    }
    used!["hurled-bones"];
}

#[test]
fn a_thunderbolt_blinds() {
    rules!["RB1-8.13", "RB1-11.6"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("gunther", (6, 5)).coins("gunther", 3).hero("pale", (4, 4));
    let mut fray = heroes(scene);
    fray.cast(B, attack(1, 4, 4), &[6, 3, 2, 1]);
    assert_eq!((fray.hero("pale").damage, fray.hero("pale").statuses), (2, vec!["blinded"]));
    used!["thunderbolt"];
}

#[test]
fn the_ghost_eye_reaches_farthest() {
    rules!["RB1-8.2"];
    let scene =
        Scene::new(2).bare().active(Bones).hero("gunther", (6, 5)).hero("pale", (3, 4)).hero("ivan", (2, 4));
    let mut fray = heroes(scene);
    fray.refuse(B, attack(0, 2, 4), "RB1-8.2").cast(B, attack(0, 3, 4), &[4, 4, 1]);
    assert_eq!(fray.hero("pale").damage, 2);
    used!["ghost-eye-shot"];
}

#[test]
fn the_ink_cloud_blinds_everybody_near() {
    rules!["RB1-19.9", "RB1-19.10"];
    let scene = Scene::new(2).bare().kraken(0).hero("pale", (2, 6)).hero("tom", (7, 5)).hero("ivan", (1, 6));
    let cards = [drawn("G02"), drawn("G03"), drawn("G05")];
    let fray = Fray::cast_from(scene, Phase::Kraken, &[&[5][..], &cards].concat());
    assert_eq!((fray.hero("pale").statuses, fray.hero("tom").statuses), (vec!["blinded"], vec!["blinded"]));
    assert!(fray.hero("ivan").statuses.is_empty(), "four zones away");
    used!["ink-cloud"];
}

/// Ivan destroys an objective from a zone next to it, and Mags gets the coins.
fn claim(id: &str, from: (u8, u8), to: (u8, u8)) -> Fray {
    let mut fray = heroes(Scene::new(2).bare().hero("ivan", from).tile(Bones, id, 7));
    fray.cast(A, attack(0, to.0, to.1), &[4, 1, 1, 1]);
    while fray.asked() == "ask-bounty" {
        fray.play(A, Move::Bounty(hero("mags")));
    }
    fray
}

#[test]
fn the_rigging_helps_to_swing() {
    rules!["RB1-7.6", "RB1-7.9", "RB1-18.27"];
    let mut fray = claim("rigging", (7, 3), (8, 3));
    assert_eq!((fray.hero("mags").coins, fray.side(Wellsport).points), (3, 2));
    fray.play(A, MOVE).play(A, step(6, 3)).cast(A, swing(4, 3), &[1]);
    assert_eq!(fray.hero("ivan").cell, Some(at(4, 3)), "1 + 1 reaches distance 2");
    used!["rigging"];
}

#[test]
fn the_main_mast_makes_moves_longer() {
    rules!["RB1-7.9", "RB1-18.12"];
    let mut fray = claim("main-mast", (8, 5), (8, 6));
    assert_eq!(fray.hero("mags").coins, 3);
    fray.play(A, MOVE).play(A, step(7, 5)).play(A, step(7, 4)).play(A, step(7, 3));
    assert_eq!((fray.hero("ivan").cell, fray.asked()), (Some(at(7, 3)), "ask-act"));
    used!["main-mast"];
}

#[test]
fn the_helm_makes_hands_larger() {
    rules!["RB1-7.9", "RB1-20.3"];
    let mut fray = claim("helm", (8, 8), (8, 9));
    assert_eq!((fray.hero("mags").coins, fray.view().seats[0].limit), (3, 4));
    fray.until("ask-cannon");
    assert_eq!(fray.hand(0).len(), 4);
    used!["helm"];
}

#[test]
fn the_armory_makes_attacks_stronger() {
    rules!["RB1-7.9", "RB1-8.8"];
    let mut fray = claim("armory", (8, 8), (9, 8));
    assert_eq!(fray.hero("mags").coins, 2);
    fray.cast(A, attack(0, 8, 9), &[4, 4, 4, 4, 4]);
    assert_eq!(fray.tile(Bones, "helm").damage, 5, "five dice");
    used!["armory"];
}

#[test]
fn a_destroyed_cannon_fires_no_more() {
    rules!["RB1-14.1", "RB1-7.5"];
    let mut fray = claim("cannon", (7, 5), (7, 4));
    assert_eq!(fray.hero("mags").coins, 5);
    fray.until("ask-bosun");
    assert!(
        fray.view().active == Bones
            && !fray
                .heard(|event| matches!(event, Event::AttackDeclared { by: Attacker::Cannon { .. }, .. }))
    );
    used!["cannon"];
}

#[test]
fn an_attack_whose_target_is_gone_before_the_roll_ends_without_one() {
    rules!["RB1-8.26"];
    let scene =
        Scene::new(2).bare().hero("ivan", (4, 4)).coins("ivan", 4).hero("tom", (4, 5)).hand(1, &["B14"]);
    let mut fray = heroes(scene);
    fray.until("ask-act").play(A, attack(1, 4, 5));
    assert_eq!((fray.who(), fray.asked()), (B, "ask-attack-declared"));
    // No card of this box takes a target away at this moment, so the position does.
    let mut state = serde_json::to_value(&fray.game).expect("a state");
    state["heroes"][usize::from(hero("tom"))]["cell"] = serde_json::json!(at(9, 9));
    fray.game = serde_json::from_value(state).expect("a state");
    fray.play(B, PASS);
    assert!(fray.heard(|event| matches!(event, Event::AttackFailed)));
    assert!(!fray.heard(|event| matches!(event, Event::Rolled { .. })));
    let actions = fray.view().acting.expect("Ivan acts").actions;
    assert_eq!(
        (fray.asked(), actions, fray.hero("ivan").coins),
        ("ask-act", 2, 0),
        "Action and coins stay spent"
    );
}
