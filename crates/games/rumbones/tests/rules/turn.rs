//! Sections 4, 13 and 17 of the rulebook: states of heroes, the turn, coming aboard.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::rules;

#[test]
fn a_turn_has_eight_phases_and_sides_alternate() {
    rules!["RB1-13.1", "RB1-13.2", "RB1-13.3", "RB1-1.9", "RB1-21.4"];
    let mut fray = Fray::setup(2, Wellsport);
    while fray.view().turn < 3 {
        let seat = fray.who();
        fray.play(seat, Move::Aim(None)).until("ask-cannon");
    }
    let phases: Vec<Phase> = fray
        .told
        .iter()
        .filter_map(|event| if let Event::PhaseBegan { phase } = event { Some(*phase) } else { None })
        .take(8)
        .collect();
    let order = [
        Phase::Prepare,
        Phase::Cannon,
        Phase::Muster,
        Phase::Crew,
        Phase::Deploy,
        Phase::Heroes,
        Phase::Kraken,
    ];
    assert_eq!(phases[..7], order);
    assert_eq!(phases[7], Phase::Tide);
    let turns: Vec<Side> = fray
        .told
        .iter()
        .filter_map(|event| if let Event::TurnBegan { side, .. } = event { Some(*side) } else { None })
        .collect();
    assert_eq!(turns[..3], [Wellsport, Bones, Wellsport]);
}

#[test]
fn only_heroes_in_reserve_gain_a_coin() {
    rules!["RB1-13.4", "RB1-13.5", "RB1-13.9", "RB1-4.5", "RB1-5.12", "RB1-5.19"];
    let scene = Scene::new(2)
        .hero("pale", (1, 3))
        .away("pete", Standing::Overboard)
        .coins("mags", 8)
        .coins("bart", 2);
    let fray = Fray::of(scene, Phase::Prepare);
    let coins = |id: &str| fray.hero(id).coins;
    assert_eq!([coins("pale"), coins("pete"), coins("mags"), coins("bart"), coins("tom")], [0, 0, 8, 3, 0]);
}

#[test]
fn heroes_come_aboard_each_at_another_muster_point() {
    rules![
        "RB1-17.2", "RB1-17.3", "RB1-17.5", "RB1-17.7", "RB1-17.8", "RB1-17.9", "RB1-4.4", "RB1-4.6",
        "RB1-4.15"
    ];
    let mut fray = Fray::of(Scene::new(2).bare().coins("bart", 3), Phase::Deploy);
    let landing = |id: &str, lane| Move::Deploy(Some(Landing { hero: hero(id), lane }));
    assert_eq!(fray.moves().len(), 5 * 3 + 1);
    fray.play(A, landing("bart", 0)).refuse(A, landing("mags", 0), "RB1-17.5").refuse(
        A,
        landing("tom", 1),
        "RB1-17.2",
    );
    assert_eq!((fray.hero("bart").cell, fray.hero("bart").coins), (Some(at(1, 3)), 3));
    fray.play(A, Move::Deploy(None));
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("bart"), "and acts in the same turn");
    let mut fray = Fray::of(Scene::new(2).bare(), Phase::Deploy);
    fray.play(A, landing("bart", 0)).play(A, landing("mags", 1)).play(A, landing("pale", 2));
    assert_eq!(fray.asked(), "ask-next-hero", "three is the limit");
}

#[test]
fn tokens_of_either_side_count_for_the_limit() {
    rules!["RB1-17.2", "RB1-17.4", "RB1-4.9", "RB1-4.10", "RB1-25.2"];
    let scene =
        Scene::new(2).bare().away("ivan", Standing::Toll).away("pete", Standing::Paid).hero("pale", (2, 2));
    assert_eq!(Fray::of(scene, Phase::Deploy).asked(), "ask-act");
}

#[test]
fn every_deployed_hero_is_activated_once() {
    rules!["RB1-18.1", "RB1-18.2", "RB1-18.3", "RB1-18.6", "RB1-18.8", "RB1-18.9", "RB1-4.14"];
    let scene =
        Scene::new(2).bare().hero("ivan", (2, 2)).hero("pete", (3, 2)).away("bart", Standing::Overboard);
    let mut fray = Fray::of(scene, Phase::Heroes);
    assert_eq!(fray.moves(), [hero("pete"), hero("ivan")].map(Move::NextHero));
    fray.refuse(A, Move::NextHero(hero("bart")), "RB1-18.2")
        .play(A, Move::NextHero(hero("ivan")))
        .play(A, END);
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"));
    fray.until("ask-cannon");
    assert_eq!(fray.times(|event| matches!(event, Event::Activated { .. })), 2);
}

#[test]
fn three_actions_each_as_often_as_one_likes() {
    rules!["RB1-18.4", "RB1-18.5"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hero("pete", (1, 2));
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.play(A, Move::NextHero(hero("ivan")));
    for _ in 0..3 {
        fray.cast(A, attack(0, 4, 5), &[1, 1, 1, 1]);
    }
    assert_eq!(fray.view().acting.map(|acting| acting.hero), Some("pete"));
}
