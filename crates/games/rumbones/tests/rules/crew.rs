//! Sections 14 to 16 of the rulebook: Cannon and crew.

use crate::fray::*;
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

#[test]
fn the_cannon_may_fire_at_any_zone_with_enemies_aboard() {
    rules!["RB1-14.2", "RB1-14.3", "RB1-14.4", "RB1-14.5", "RB1-14.7", "RB1-8.5"];
    let scene = Scene::new(2).bare().crew(Bones, (9, 3), 0, 1, 0).hero("tom", (5, 3)).kraken(11);
    let mut fray = Fray::of(scene, Phase::Cannon);
    let targets = [at(9, 3), at(5, 3), at(5, 5), at(5, 6), at(5, 7)];
    assert!(targets.iter().all(|cell| fray.moves().contains(&Move::Aim(Some(*cell)))));
    assert_eq!(fray.moves().len(), 6);
    fray.refuse(A, Move::Aim(Some(at(8, 3))), "RB1-14.5").refuse(A, Move::Aim(Some(at(0, 0))), "RB1-14.4");
    fray.cast(A, Move::Aim(Some(at(5, 5))), &[4, 1, 1, 1]);
    assert_eq!((fray.side(Wellsport).points, fray.view().kraken), (2, Beast::Beaten { by: Some(Wellsport) }));
}

#[test]
fn firing_is_optional_and_a_lost_cannon_is_silent() {
    rules!["RB1-14.1", "RB1-14.2", "RB1-14.9", "RB1-14.10"];
    let mut fray = Fray::of(Scene::new(2), Phase::Cannon);
    fray.play(A, Move::Aim(None));
    assert_eq!(fray.asked(), "ask-bosun");
    assert_eq!(Fray::of(Scene::new(2).tile(Wellsport, "cannon", 8), Phase::Cannon).asked(), "ask-bosun");
    let scene = Scene::new(2).bare().dragon((5, 3), 7).tile(Bones, "armory", 8);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.cast(A, Move::Aim(Some(at(5, 3))), &[4, 1, 1, 1]);
    assert_eq!((fray.side(Wellsport).points, fray.asked()), (4, "ask-bounty"), "and no die more");
}

#[test]
fn scarce_deckhands_are_spread_by_their_owner() {
    rules!["RB1-15.3", "RB1-15.4", "RB1-25.1", "RB1-1.11"];
    let scene = Scene::new(2).bare().crew(Wellsport, (2, 3), 0, 21, 0);
    let mut fray = Fray::of(scene, Phase::Muster);
    assert_eq!(fray.asked(), "ask-spread");
    fray.play(A, Move::Spread(2))
        .play(A, Move::Spread(2))
        .refuse(A, Move::Spread(2), "RB1-15.3")
        .play(A, Move::Spread(0));
    assert_eq!(
        (fray.crew(Wellsport, 1, 9), fray.crew(Wellsport, 1, 3), fray.asked()),
        ((2, 0), (1, 0), "ask-bosun")
    );
}

#[test]
fn crew_attacks_if_it_can_and_only_once() {
    rules!["RB1-16.2", "RB1-16.3", "RB1-16.6", "RB1-16.7", "RB1-16.8", "RB1-16.9", "RB1-16.10"];
    let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 3, 0).crew(Bones, (5, 3), 0, 1, 0);
    let mut fray = Fray::of(scene.hero("tom", (4, 4)), Phase::Crew);
    assert_eq!(fray.asked(), "ask-crew-aim");
    let volley = |x, y| Move::CrewAim(Volley { from: at(4, 3), to: at(x, y) });
    assert_eq!(fray.moves(), [volley(5, 3), volley(4, 4)]);
    fray.refuse(A, volley(6, 3), "RB1-16.3").refuse(A, volley(3, 3), "RB1-8.2");
    fray.play(A, volley(5, 3)).refuse(A, Move::CrewDeckhands(0), "RB1-16.8").cast(
        A,
        Move::CrewDeckhands(1),
        &[4],
    );
    assert_eq!(fray.crew(Bones, 5, 3), (0, 0));
    fray.cast(A, Move::CrewDeckhands(2), &[4, 3]);
    assert_eq!(fray.hero("tom").damage, 1, "the others take what is left, and then they march");
    assert_eq!(fray.crew(Wellsport, 5, 3), (3, 0));
}

#[test]
fn crew_wrecks_objectives_with_full_reward() {
    rules!["RB1-16.6", "RB1-16.11", "RB1-7.8", "RB1-22.13"];
    let scene = Scene::new(2).bare().crew(Wellsport, (8, 3), 0, 1, 0).tile(Bones, "rigging", 7);
    let fray = Fray::cast_from(scene, Phase::Crew, &[4]);
    assert_eq!((fray.side(Wellsport).points, fray.asked(), fray.who()), (2, "ask-bounty", A));
}

#[test]
fn crew_advances_along_its_lane_until_something_stops_it() {
    rules![
        "RB1-15.6",
        "RB1-16.12",
        "RB1-16.13",
        "RB1-16.14",
        "RB1-16.15",
        "RB1-16.16",
        "RB1-16.17",
        "RB1-16.18"
    ];
    let scene = Scene::new(2).bare().crew(Wellsport, (1, 3), 0, 1, 0).crew(Wellsport, (2, 3), 0, 2, 0);
    let scene = scene.crew(Wellsport, (4, 6), 1, 1, 0).kraken(0).crew(Wellsport, (4, 10), 2, 1, 0);
    // The Kraken beside them is attacked first.
    let fray = Fray::cast_from(scene, Phase::Crew, &[1]);
    assert_eq!((fray.crew(Wellsport, 2, 3), fray.crew(Wellsport, 3, 3)), ((1, 0), (2, 0)));
    assert_eq!(fray.crew(Wellsport, 4, 6), (1, 0), "the Gangplank is gone");
    assert_eq!(fray.crew(Wellsport, 4, 9), (1, 0), "back to the lane row");
    let scene =
        Scene::new(2).bare().crew(Wellsport, (8, 9), 2, 5, 1).tile(Bones, "helm", 8).tile(Bones, "armory", 8);
    let fray = Fray::of(scene, Phase::Crew);
    assert_eq!(fray.crew(Wellsport, 8, 9), (5, 1), "massed before the Muster Point");
}

#[test]
fn crew_cards_of_the_phase() {
    rules!["RB1-16.1", "RB1-23.7", "RB1-9.3"];
    let fight = |cards: &[&str]| {
        let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 1, 1).crew(Bones, (5, 3), 0, 4, 0);
        Fray::of(scene.hand(0, cards), Phase::Crew)
    };
    let mut fray = fight(&["W07"]);
    fray.play(A, play("W07")).pass().play(A, Move::CrewDeckhands(1)).cast(A, Move::CrewBosuns(1), &[3, 3, 3]);
    assert_eq!(fray.crew(Bones, 5, 3), (1, 0), "the bosun rolls two dice");
    // Hold the Line! in the enemy turn: a rolled 4 is needed beside a bosun.
    let scene = Scene::new(2)
        .bare()
        .active(Bones)
        .crew(Bones, (6, 3), 0, 2, 1)
        .hero("pale", (5, 3))
        .hand(0, &["W17"]);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.until("ask-crew-rises").play(A, play("W17")).pass();
    fray.play(B, Move::CrewDeckhands(2)).cast(B, Move::CrewBosuns(1), &[3, 4, 3]);
    assert_eq!(fray.hero("pale").damage, 1);
    let scene = Scene::new(2)
        .bare()
        .active(Bones)
        .crew(Bones, (6, 3), 0, 2, 0)
        .hero("pale", (5, 3))
        .hand(1, &["B08"]);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.play(B, play("B08")).pass().cast(B, Move::CrewDeckhands(2), &[4, 4, 4, 1]);
    assert_eq!(fray.hero("pale").damage, 3, "two dice each");
    let scene = Scene::new(2).bare().crew(Wellsport, (2, 3), 0, 2, 0).hand(0, &["W03"]);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.until("ask-crew-rests").play(A, play("W03"));
    assert_eq!(fray.crew(Wellsport, 4, 3), (2, 0), "they advance once more");
    used!["W07", "W17", "B08", "W03"];
}

#[test]
fn cards_that_bring_deckhands() {
    rules!["RB1-15.7", "RB1-1.13"];
    let mut fray = Fray::of(Scene::new(2).bare().hand(0, &["G08"]), Phase::Muster);
    fray.play(A, Move::Boatswain(0)).play(A, Move::Boatswain(0));
    assert_eq!(fray.asked(), "ask-crew-deployed");
    fray.play(A, play("G08")).play(A, Move::PickPlace(at(1, 9)));
    assert_eq!(fray.moves(), [2, 1, 0].map(Move::Recruits), "up to two");
    fray.play(A, Move::Recruits(2));
    assert_eq!(fray.side(Wellsport).deckhands, 24 - 6 - 2);
    let scene = Scene::new(2).bare().active(Bones).crew(Bones, (4, 6), 1, 1, 0).hand(1, &["B02"]);
    let mut fray = Fray::of(scene, Phase::Muster);
    fray.play(B, Move::Boatswain(0)).play(B, Move::Boatswain(0)).play(B, play("B02"));
    fray.play(B, Move::PickPlace(at(4, 6))).play(B, Move::Recruits(3));
    let crew = fray.side(Bones).crew.into_iter().find(|crew| crew.lane == 1 && crew.count == 4);
    assert!(crew.is_some(), "they take the lane of the crew there");
    used!["G08", "B02"];
}
