//! The worked examples of the rulebook, die by die.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

#[test]
fn range_is_counted_in_cells() {
    rules!["RB2-E1", "RB2-10.1", "RB2-10.2", "RB2-10.3", "RB2-10.4"];
    let scene = Scene::duel().hero(A, "kiria", "F5").crew(B, "C5", 1, 0).crew(B, "D4", 1, 0);
    let mut fray = Fray::of(scene.crew(B, "C4", 1, 0));
    fray.activate("kiria");
    assert!(fray.moves().contains(&attack(0, "C5")) && fray.moves().contains(&attack(0, "D4")));
    fray.refuse(ANN, attack(0, "C4"), "RB2-10.4");
}

#[test]
fn deckhands_then_bosuns_then_heroes() {
    rules!["RB2-E2", "RB2-11.9", "RB2-11.10", "RB2-11.12"];
    for hits in 0..=4usize {
        let scene = Scene::duel().hero(A, "snapper", "F5").crew(B, "G5", 2, 1).hero(B, "viana", "G5");
        let mut fray = Fray::of(scene);
        let faces: Vec<u32> = (0..4).map(|die| if die < hits { 4 } else { 2 }).collect();
        fray.activate("snapper").strike(ANN, attack(0, "G5"), &faces);
        let left = [(2, 1), (1, 1), (0, 1), (0, 0), (0, 0)][hits];
        assert_eq!(fray.crew(B, "G5"), left, "{hits} hits");
        assert_eq!(fray.hero("viana").damage, u8::from(hits == 4));
    }
}

#[test]
fn hits_on_equal_targets_are_split_at_will() {
    rules!["RB2-E3", "RB2-11.11"];
    for first in 0..=3u8 {
        let scene = Scene::duel().hero(A, "snapper", "F5").hero(B, "viana", "G5").hero(B, "de-marco", "G5");
        let mut fray = Fray::of(scene);
        fray.activate("snapper").strike(ANN, attack(0, "G5"), &[4, 4, 4, 2]);
        for hit in 0..3 {
            assert_eq!(fray.moves().len(), 2, "no hit can be held back");
            let to = if hit < first { "viana" } else { "de-marco" };
            let mv = fray.hit(to, 4);
            fray.play(ANN, mv);
        }
        assert_eq!((fray.hero("viana").damage, fray.hero("de-marco").damage), (first, 3 - first));
    }
}

#[test]
fn hits_are_allocated_and_not_damage() {
    rules!["RB2-E4", "RB2-11.14", "RB2-11.15", "RB2-13.2"];
    let fillet = |scene: Scene| Fray::of(scene.hero(A, "snapper", "F5").level("snapper", 1, 1));
    let mut fray = fillet(Scene::duel().crew(B, "G5", 1, 0).hero(B, "viana", "G5"));
    fray.activate("snapper").strike(ANN, attack(1, "G5"), &[6, 2, 2, 2]);
    assert_eq!((fray.crew(B, "G5"), fray.hero("viana").damage), ((0, 0), 0));
    let mut fray = fillet(Scene::duel().hero(B, "viana", "G5").damage("viana", 6).hero(B, "santiago", "G5"));
    fray.activate("snapper").strike(ANN, attack(1, "G5"), &[6, 2, 2, 2]);
    let mv = fray.hit("viana", 6);
    fray.play(ANN, mv);
    assert_eq!((fray.hero("viana").state, fray.hero("santiago").damage), (Standing::Returns, 0));
    used!["fillet"];
}

#[test]
fn a_modifier_does_not_change_the_face() {
    rules!["RB2-E5", "RB2-13.1", "RB2-13.2", "RB2-7.3"];
    let scene = Scene::duel().hero(A, "snapper", "F5").level("snapper", 1, 1).hand(0, &["D03"]);
    let mut fray = Fray::of(scene.hero(B, "santiago", "G5").damage("santiago", 1));
    fray.activate("snapper").play(ANN, attack(1, "G5")).cast(ANN, play("D03"), &[5, 3, 2, 1]);
    fray.pass();
    assert!(fray.heard(|event| matches!(event, Event::Counted { hits: 2, misses: 2, modifier: 1 })));
    assert_eq!(fray.hero("santiago").damage, 3, "a 5 with +1 is no natural 6");
}

#[test]
fn jaws_bring_bonus_dice_once() {
    rules!["RB2-E6", "RB2-13.6", "RB2-13.7", "RB2-C.9"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").level("carcharias", 1, 1).hero(B, "santiago", "G5");
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").strike(ANN, attack(1, "G5"), &[5, 6, 3, 1, 5, 4]);
    assert!(fray.heard(|event| *event == Event::BonusRolled { faces: vec![5, 4] }));
    assert_eq!(fray.hero("santiago").damage, 4);
}

#[test]
fn a_swing_needs_its_distance() {
    rules!["RB2-E7", "RB2-17.4", "RB2-17.5", "RB2-17.6"];
    for (to, lands) in [("C6", true), ("B7", false)] {
        let mut fray = Fray::of(Scene::duel().hero(A, "carcharias", "F5"));
        fray.activate("carcharias").play(ANN, MOVE).cast(ANN, swing(to), &[4]);
        let stands = lands.then(|| to.to_owned());
        assert_eq!(fray.stands("carcharias"), stands);
        assert_eq!(fray.hero("carcharias").state == Standing::Overboard, !lands);
    }
}

#[test]
fn a_move_mixes_steps_and_swings() {
    rules!["RB2-E8", "RB2-17.1", "RB2-16.8"];
    let begin = || {
        let mut fray = Fray::of(Scene::duel().hero(A, "carcharias", "F5"));
        fray.activate("carcharias").play(ANN, MOVE);
        fray
    };
    let mut fray = begin();
    fray.cast(ANN, swing("D5"), &[2]).cast(ANN, swing("F5"), &[2]);
    assert_eq!(fray.stands("carcharias").as_deref(), Some("F5"));
    let mut fray = begin();
    fray.play(ANN, step("F6")).cast(ANN, swing("D6"), &[2]);
    assert_eq!(fray.stands("carcharias").as_deref(), Some("D6"));
    let mut fray = begin();
    fray.cast(ANN, swing("D5"), &[2]).play(ANN, step("D6"));
    assert_eq!(fray.stands("carcharias").as_deref(), Some("D6"));
    assert_eq!(fray.view().acting.map(|acting| (acting.actions, acting.moves)), Some((2, 1)));
}

#[test]
fn a_fall_in_the_own_turn_ends_it() {
    rules!["RB2-E9", "RB2-16.6", "RB2-18.1", "RB2-18.2", "RB2-18.4"];
    let scene = Scene::duel().hero(A, "carcharias", "F5").coins("carcharias", 9).damage("carcharias", 2);
    let mut fray = Fray::of(scene.status("carcharias", "bleeding").hero(B, "viana", "L5"));
    fray.activate("carcharias").play(ANN, MOVE).cast(ANN, swing("D5"), &[1]);
    let fallen = fray.hero("carcharias");
    assert_eq!((fallen.state, fallen.acted), (Standing::Overboard, true));
    assert_eq!((fallen.coins, fallen.damage, fallen.statuses.len()), (9, 2, 0));
    assert_eq!((fray.side(B).points, fray.who()), (0, BEN));
}

#[test]
fn crew_that_is_pushed_into_the_sea_drowns_for_nobody() {
    rules!["RB2-E10", "RB2-18.5", "RB2-18.6", "RB2-20.2", "RB2-3.4"];
    let scene = Scene::duel().hero(A, "snapper", "F5").crew(B, "E4", 1, 0).hand(0, &["D05"]);
    let mut fray = Fray::of(scene);
    fray.play(ANN, play("D05")).play(ANN, Move::PushStep(Some(at("E3"))));
    assert_eq!((fray.crew(B, "E4"), fray.side(B).deckhands), ((0, 0), 24));
    assert_eq!((fray.hero("snapper").coins, fray.side(A).track), (0, 1));
}

#[test]
fn rewards_for_heroes_and_crew() {
    rules!["RB2-E11", "RB2-20.1", "RB2-20.3", "RB2-20.4", "RB2-20.6", "RB2-20.8", "RB2-26.19"];
    let scene = Scene::duel().hero(B, "de-marco", "G5").damage("de-marco", 6).coins("de-marco", 4);
    let scene = scene.ashore(A, "kiria").ashore(A, "waldorf").hero(A, "snapper", "F5");
    let mut fray = Fray::of(scene.crew(B, "G5", 1, 0));
    fray.activate("snapper").strike(ANN, attack(0, "G5"), &[4, 4, 1, 1]);
    assert_eq!((fray.hero("snapper").coins, fray.hero("kiria").coins), (4, 0));
    assert_eq!((fray.side(A).points, fray.hero("de-marco").coins), (1, 4));

    let scene = Scene::duel().hero(B, "de-marco", "E4").damage("de-marco", 6);
    let scene = scene.ashore(A, "kiria").ashore(A, "waldorf").hero(A, "snapper", "H10");
    let mut fray = Fray::of(scene.crew(A, "F4", 2, 0));
    fray.crew_out(ANN).until("ask-crew-deckhands").cast(ANN, Move::CrewCount(2), &[4, 1]);
    let coins = |id: &str| fray.hero(id).coins;
    assert_eq!((coins("snapper"), coins("kiria"), coins("waldorf"), fray.side(A).points), (1, 1, 1, 1));
}

#[test]
fn a_short_supply_is_spread_by_the_player() {
    rules!["RB2-E12", "RB2-21.3"];
    let mut fray = Fray::of(Scene::duel().supply(A, 3, 1, "G6"));
    fray.crew_out(ANN);
    for (point, asked) in [("H4", "ask-spread"), ("H4", "ask-spread"), ("H6", "ask-spread")] {
        assert_eq!(fray.asked(), asked);
        fray.play(ANN, Move::Spread(at(point)));
    }
    assert_eq!(fray.asked(), "ask-boatswain");
    assert_eq!((fray.crew(A, "H4"), fray.crew(A, "H6"), fray.crew(A, "H8")), ((2, 0), (1, 0), (0, 0)));
    fray.play(ANN, Move::Boatswain(at("H8")));
    assert_eq!((fray.side(A).deckhands, fray.side(A).bosuns), (0, 0));
}

#[test]
fn the_first_march() {
    rules!["RB2-E13", "RB2-21.2", "RB2-21.6", "RB2-21.11", "RB2-2.11"];
    let mut fray = Fray::of(Scene::duel().guards());
    fray.crew_out(ANN).play(ANN, Move::Boatswain(at("H4"))).play(ANN, Move::Boatswain(at("H6")));
    fray.play(ANN, Move::GunFirst(false));
    for (cell, crew) in [("F4", (4, 0)), ("J6", (4, 0)), ("F8", (4, 0))] {
        assert_eq!(fray.crew(A, cell), crew, "{cell}");
    }
    for (cell, crew) in [("G4", (2, 1)), ("I6", (2, 1)), ("G8", (2, 0)), ("H4", (0, 0))] {
        assert_eq!(fray.crew(A, cell), crew, "{cell}");
    }
    assert_eq!(fray.asked(), "ask-gun-aim", "nobody of the crew has a target");
}

#[test]
fn break_and_smash() {
    rules!["RB2-E14", "RB2-23.1", "RB2-23.2", "RB2-23.3", "RB2-23.7", "RB2-23.9"];
    let scene =
        Scene::duel().crew(A, "C4", 2, 1).supply(A, 0, 0, "G6").hero(B, "viana", "L5").crew(B, "M6", 1, 0);
    let mut fray = Fray::of(scene);
    fray.crew_out(ANN).play(ANN, Move::GunFirst(false));
    assert_eq!((fray.crew(A, "B4"), fray.side(A).deckhands, fray.side(A).bosuns), ((0, 0), 2, 1));
    assert_eq!(fray.asked(), "ask-smash-aim");
    for face in [3, 2, 5] {
        assert!(!fray.moves().contains(&Move::SmashAim(at("L5"))), "another ship");
        fray.cast(ANN, Move::SmashAim(at("C4")), &[face]);
    }
    assert_eq!(fray.piece("C4").damage, 2);
    assert_eq!(fray.asked(), "ask-gun-aim", "those who broke in attack no more");
}

#[test]
fn the_kraken_comes_when_the_dice_are_low() {
    rules!["RB2-E15", "RB2-24.9", "RB2-24.10"];
    for (dice, comes) in [([3, 4], true), ([4, 4], false)] {
        let scene = Scene::duel().track(A, 4).track(B, 3).hand(0, &["D02"]);
        let chance: &[u32] = if comes { &[3, 4, 1] } else { &[4, 4] };
        let fray = Fray::cast_from(scene, Phase::Kraken, chance);
        assert_eq!(fray.view().kraken.cell(), comes.then(|| at("K6")), "{dice:?}");
    }
}

#[test]
fn every_defeat_costs_one_activation() {
    rules!["RB2-E16", "RB2-25.3", "RB2-25.4", "RB2-25.5", "RB2-25.8", "RB2-15.4"];
    let recovered = |ishmael: Standing, kiria: Standing| {
        let scene = Scene::duel().ashore(A, "ishmael").ashore(A, "kiria").ashore(A, "snapper").first(B);
        let scene = scene.state("ishmael", ishmael).acted("ishmael").state("kiria", kiria);
        let scene = scene.hand(0, &["D02", "D03", "D04"]).hand(1, &["M02", "M03", "M04"]);
        let mut fray = Fray::cast_from(scene, Phase::Recovery, &[]);
        fray.play(BEN, Move::Toss(None)).play(ANN, Move::Toss(None)).until("ask-activate");
        assert_eq!(fray.who(), ANN);
        fray
    };
    let may = |fray: &Fray, id: &str| {
        fray.moves_of(ANN).contains(&Move::Activate(Activation::Hero(fray.index(id))))
    };
    let fray = recovered(Standing::Waits, Standing::Returns);
    assert_eq!(fray.hero("kiria").state, Standing::Ashore);
    assert_eq!(fray.hero("ishmael").state, Standing::Returns);
    assert!(may(&fray, "kiria") && !may(&fray, "ishmael"));
    let fray = recovered(Standing::Returns, Standing::Ashore);
    assert!(may(&fray, "kiria") && may(&fray, "ishmael"));
}

#[test]
fn toll_takes_two_coins_from_whoever_leads() {
    rules!["RB2-E17", "RB2-C.3", "RB2-4.6"];
    let scene = Scene::duel().first(B).hero(A, "ishmael", "F5").coins("ishmael", 1).hero(A, "snapper", "F6");
    let scene = scene.coins("snapper", 4).points(A, 3).points(B, 2);
    let mut fray = Fray::of(scene.hero(B, "viana", "N4").ashore(B, "gabriela"));
    let (viana, snapper, gabriela) = (fray.index("viana"), fray.index("snapper"), fray.index("gabriela"));
    fray.play(BEN, Move::Activate(Activation::Hero(viana))).play(BEN, Move::Rob(Some(snapper)));
    fray.play(BEN, Move::Loot(Spoils { hero: gabriela, coins: 2 }));
    assert_eq!((fray.hero("snapper").coins, fray.hero("gabriela").coins), (2, 2));
    assert_eq!(fray.asked(), "ask-act");
    used!["toll"];
}

#[test]
fn five_players_share_their_heroes() {
    rules!["RB2-E18", "RB2-26.7", "RB2-26.9", "RB2-26.18"];
    let mut fray = Fray::setup(&Options::default(), 5);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1)).until("ask-activate");
    let view = fray.view();
    let heroes = |seat: u8| view.heroes.iter().filter(|hero| hero.owner.0 == seat).count();
    let runs = |seat: u8| view.sides.iter().any(|side| side.masters.iter().any(|one| one.0 == seat));
    let mut three: Vec<(usize, bool)> = [0, 2, 4].map(|seat| (heroes(seat), runs(seat))).to_vec();
    let mut two: Vec<(usize, bool)> = [1, 3].map(|seat| (heroes(seat), runs(seat))).to_vec();
    three.sort_unstable();
    two.sort_unstable();
    assert_eq!((three, two), (vec![(1, true), (2, false), (2, false)], vec![(2, true), (3, false)]));
    for side in &view.sides {
        let captain = side.captain.expect("a captain");
        assert_eq!(view.seats[captain.index()].hand_size, 3);
    }
    assert_eq!(view.seats.iter().map(|seat| seat.hand_size).sum::<u8>(), 6);
}

#[test]
fn the_chest_pays_three_coins_an_action() {
    rules!["RB2-E19", "RB2-27.14"];
    let scene = Scene::free_for_all(3, 3).hero(Side(0), "snapper", "H6").hero(Side(1), "viana", "B4");
    let mut fray = Fray::of(scene.hero(Side(2), "kiria", "N4"));
    fray.activate("snapper");
    for coins in [3, 6, 9] {
        fray.play(ANN, Move::Act(Deed::Chest));
        assert_eq!(fray.hero("snapper").coins, coins);
    }
    fray.refuse(ANN, Move::Act(Deed::Chest), "RB2-16.3");
}

#[test]
fn a_one_is_no_failure_of_a_swing_but_a_miss_of_an_attack() {
    rules!["RB2-E20", "RB2-17.8", "RB2-11.6"];
    let scene = Scene::duel().first(B).hero(B, "de-marco", "D5").hand(1, &["M09"]);
    let mut fray = Fray::of(scene);
    fray.activate("de-marco").play(BEN, MOVE).play(BEN, swing("F5")).cast(BEN, play("M09"), &[1]);
    assert_eq!(fray.stands("de-marco").as_deref(), Some("F5"));
    let scene = Scene::duel().hero(A, "snapper", "F5").hand(0, &["D03"]).hero(B, "santiago", "G5");
    let mut fray = Fray::of(scene.damage("santiago", 1));
    fray.activate("snapper").play(ANN, attack(0, "G5")).cast(ANN, play("D03"), &[1, 1, 1, 3]);
    assert_eq!(fray.hero("santiago").damage, 2);
}

#[test]
fn who_moves_at_a_fork_takes_the_free_branch() {
    rules!["RB2-E21", "RB2-21.8", "RB2-21.20", "RB2-3.14"];
    for stay in 0..=2 {
        let scene = Scene::battle(2, "dd").crew(A, "L6", 2, 0).supply(A, 0, 0, "G6");
        let scene = scene.crew(B, "L5", 0, 1).crew(B, "B8", 1, 0);
        let mut fray = Fray::of(scene);
        fray.crew_out(ANN).play(ANN, Move::GunFirst(false));
        assert_eq!(fray.asked(), "ask-stay");
        fray.play(ANN, Move::Stay(stay));
        assert_eq!((fray.crew(A, "L6").0, fray.crew(A, "L7").0), (stay, 2 - stay));
    }
}

#[test]
fn at_least_one_die_is_rolled() {
    rules!["RB2-E22", "RB2-11.8", "RB2-13.11", "RB2-C.13", "RB2-C.16"];
    let scene = Scene::duel().hero(A, "kiria", "F5").hero(B, "viana", "G5").coins("viana", 4);
    let mut fray = Fray::of(scene.hand(1, &["M06", "M06"]));
    fray.activate("kiria").play(ANN, attack(0, "G5")).play(BEN, play("M06"));
    fray.cast(BEN, play("M06"), &[4]);
    assert_eq!((fray.hero("viana").coins, fray.hero("viana").damage), (0, 1));
    used!["M06"];
}

#[test]
fn the_eighth_point_ends_the_game_at_once() {
    rules!["RB2-E23", "RB2-1.2", "RB2-11.19", "RB2-11.26"];
    let scene = Scene::duel().points(A, 7).hero(A, "carcharias", "F5").level("carcharias", 1, 1);
    let scene = scene.crew(B, "G5", 1, 0).hero(B, "viana", "G5").damage("viana", 6).ashore(B, "gabriela");
    let mut fray = Fray::of(scene.hand(1, &["M11"]));
    fray.activate("carcharias").strike(ANN, attack(1, "G5"), &[4, 4, 1, 1]);
    assert!(fray.over());
    assert_eq!((fray.hero("carcharias").coins, fray.side(A).points), (1, 8));
    assert_eq!(fray.hero("gabriela").coins, 0);
}
