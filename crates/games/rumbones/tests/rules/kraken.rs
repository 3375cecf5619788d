//! Section 19 of the rulebook: the Kraken and the Sea Dragon.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

/// What the active side draws after the creatures have acted.
fn draw(chance: &[u32]) -> Vec<u32> {
    [chance, &[drawn("G02"), drawn("G03"), drawn("G05")]].concat()
}

#[test]
fn the_tentacles_strike_every_zone_within_reach() {
    rules!["RB1-19.8", "RB1-19.9", "RB1-19.10", "RB1-19.11", "RB1-19.12", "RB1-19.18", "RB1-1.5", "RB1-3.17"];
    let scene = Scene::new(2)
        .bare()
        .kraken(0)
        .crew(Wellsport, (4, 5), 0, 2, 0)
        .hero("tom", (6, 7))
        .hero("pale", (3, 6));
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[1]);
    assert_eq!(fray.asked(), "ask-slam");
    assert_eq!(
        fray.moves(),
        [Move::SlamOrder(at(4, 5)), Move::SlamOrder(at(6, 7))],
        "(3,6) is out of range 1"
    );
    fray.cast(A, Move::SlamOrder(at(6, 7)), &draw(&[4, 4, 4, 1]));
    assert_eq!(
        (fray.hero("tom").damage, fray.crew(Wellsport, 4, 5), fray.hero("pale").damage),
        (2, (1, 0), 0)
    );
    let scene = Scene::new(2).bare().kraken(0).hero("pale", (3, 6));
    let fray = Fray::cast_from(scene, Phase::Kraken, &draw(&[6, 4, 4, 4]));
    assert_eq!(fray.hero("pale").damage, 3, "the Wrath reaches two zones, with three dice");
    used!["tentacle-slam", "wrath-of-the-deep"];
}

#[test]
fn drag_under_and_its_substitute() {
    rules!["RB1-19.11", "RB1-12.8", "RB1-9.10"];
    let scene = Scene::new(2).bare().kraken(0).hero("pale", (4, 6)).coins("pale", 2).hero("tom", (6, 6));
    let mut fray = Fray::cast_from(scene, Phase::Kraken, &[3]);
    assert_eq!(
        (fray.asked(), fray.who(), fray.moves().len()),
        ("ask-victim", A, 2),
        "the active player orders"
    );
    fray.cast(A, Move::Victim(hero("pale")), &draw(&[3, 4]));
    assert_eq!((fray.hero("pale").state, fray.hero("pale").coins), (Standing::Overboard, 0));
    assert_eq!(fray.hero("tom").state, Standing::Deployed);
    let scene = Scene::new(2).bare().kraken(0).crew(Bones, (6, 6), 1, 1, 0);
    let fray = Fray::cast_from(scene, Phase::Kraken, &draw(&[4, 4, 1]));
    assert_eq!(fray.crew(Bones, 6, 6), (0, 0), "without a Hero it slams");
    used!["drag-under", "tentacle-slam"];
}

#[test]
fn the_check_is_skipped_while_the_kraken_is_aboard_or_beaten() {
    rules!["RB1-19.1", "RB1-19.2", "RB1-6.15", "RB1-7.13", "RB1-19.13", "RB1-19.14"];
    let scene = Scene::new(2).bare().pool(Wellsport, &["W10"]).kraken(11).hero("bart", (4, 4));
    let mut fray = Fray::of(scene.coins("bart", 8), Phase::Heroes);
    fray.cast(A, attack(0, 5, 5), &[4, 4, 1]);
    assert_eq!(fray.view().kraken, Beast::Beaten { by: Some(Wellsport) });
    assert_eq!(fray.side(Wellsport).pool, ["W10"], "the pools stay");
    fray.until("ask-cannon");
    assert!(!fray.heard(|event| matches!(event, Event::WatersSearched { .. } | Event::KrakenRaged { .. })));
    let fray = Fray::cast_from(Scene::new(2).bare().kraken(0), Phase::Kraken, &draw(&[5]));
    assert!(!fray.heard(|event| matches!(event, Event::WatersSearched { .. })));
    used!["kraken"];
}

#[test]
fn the_dragon_breathes_at_the_fullest_then_the_nearest_zone() {
    rules!["RB1-19.15", "RB1-19.17", "RB1-7.12", "RB1-7.15"];
    let scene =
        Scene::new(2).bare().dragon((5, 3), 0).crew(Wellsport, (4, 4), 0, 2, 0).crew(Bones, (6, 3), 0, 1, 0);
    let fray = Fray::cast_from(scene, Phase::Kraken, &draw(&[6, 6, 4, 4, 1]));
    assert_eq!((fray.crew(Wellsport, 4, 4), fray.crew(Bones, 6, 3)), ((0, 0), (1, 0)));
    let scene =
        Scene::new(2).bare().dragon((5, 3), 0).crew(Wellsport, (4, 3), 0, 1, 0).crew(Bones, (6, 3), 0, 1, 0);
    let fray = Fray::cast_from(scene, Phase::Kraken, &[6, 6]);
    assert_eq!((fray.asked(), fray.who()), ("ask-dragon", A), "still tied: the active player chooses");
    used!["fiery-breath"];
}

#[test]
fn the_dragon_may_beat_the_kraken_for_nobody() {
    rules!["RB1-7.16", "RB1-19.14", "RB1-5.15"];
    let scene = Scene::new(2).bare().dragon((5, 3), 0).kraken(11);
    let fray = Fray::cast_from(scene, Phase::Kraken, &draw(&[5, 4, 1, 1]));
    assert_eq!(fray.view().kraken, Beast::Beaten { by: None });
    assert_eq!((fray.side(Wellsport).points, fray.side(Bones).points), (0, 0));
}

#[test]
fn the_call_of_the_deep() {
    rules!["RB1-19.16", "RB1-7.17", "RB1-19.19", "RB1-6.8"];
    let scene = Scene::new(2).bare().crew(Bones, (5, 3), 0, 2, 0).hero("pale", (5, 6)).hand(0, &["G01"]);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.play(A, play("G01"));
    assert_eq!(
        fray.moves(),
        [Move::PickPlace(at(5, 3)), Move::PickPlace(at(5, 9))],
        "not where a Hero stands"
    );
    fray.play(A, Move::PickPlace(at(5, 3)));
    assert_eq!((fray.crew(Bones, 5, 3), fray.side(Bones).deckhands), ((0, 0), 24));
    assert_eq!(fray.side(Wellsport).pool, ["G01"]);
    assert!(matches!(fray.view().dragon, Beast::Aboard { damage: 0, .. }));
    used!["G01"];
}

#[test]
fn feed_the_beast_counts_itself_too() {
    rules!["RB1-19.2", "RB1-6.8"];
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B18"]);
    let mut fray = Fray::of(scene, Phase::Kraken);
    assert_eq!(fray.asked(), "ask-kraken-stirs");
    fray.cast(B, play("B18"), &draw(&[1, 2, 5]));
    assert!(fray.heard(|event| matches!(event, Event::WatersSearched { total: 3, comes: true, .. })));
    used!["B18"];
}
