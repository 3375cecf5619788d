//! What happens seldom: windows that few cards open, dice that are spent, zones that nobody enters.

use crate::fray::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_rumbones::*;
use freeport_testkit::rules;

fn heroes(scene: Scene) -> Fray {
    Fray::of(scene, Phase::Heroes)
}

/// What the active side draws after the creatures have acted.
fn draw(chance: &[u32]) -> Vec<u32> {
    [chance, &[drawn("G02"), drawn("G03"), drawn("G05")]].concat()
}

#[test]
fn a_die_is_not_rolled_again_by_the_other_side_either() {
    rules!["RB1-9.6"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5));
    let mut fray = heroes(scene.hand(0, &["G05"]).hand(1, &["B20"]));
    fray.until("ask-act").play(A, attack(0, 4, 5)).pass_cast(&[1, 2, 3, 3]).play(A, play("G05"));
    fray.cast(A, Move::Reroll(Some(0)), &[4]).play(A, Move::Reroll(None));
    while fray.who() != B {
        fray.play(A, PASS);
    }
    fray.play(B, play("B20")).refuse(B, Move::Unluck(0), "RB1-9.6");
    assert_eq!(fray.moves(), [1, 2].map(Move::Unluck), "the 2, or one of the 3s");
}

#[test]
fn a_hit_with_a_six_counts_whatever_comes_after_it() {
    rules!["RB1-8.21", "RB1-8.13"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).hero("porter", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(0, 4, 5), &[6, 4, 1, 1])
        .play(A, hit_hero("tom", 6))
        .play(A, hit_hero("tom", 4))
        .pass();
    assert_eq!((fray.hero("tom").damage, fray.hero("tom").statuses), (2, vec!["bleeding"]));
}

#[test]
fn crew_that_hurts_a_hero_opens_the_windows_of_an_attack() {
    rules!["RB1-23.6", "RB1-8.9"];
    let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 2, 0).hero("tom", (4, 4)).coins("tom", 2);
    let mut fray = Fray::of(scene.clone(), Phase::Crew);
    fray.cast(A, Move::CrewDeckhands(2), &[4, 1]);
    assert_eq!((fray.who(), fray.asked()), (B, "ask-attack-over"), "Spare Parts");
    let mut fray = Fray::of(scene.hand(1, &["G07"]), Phase::Crew);
    fray.pass().cast(A, Move::CrewDeckhands(2), &[4, 1]);
    assert_eq!((fray.who(), fray.asked()), (B, "ask-hits-assigned"));
    fray.play(B, play("G07"));
    assert_eq!(fray.moves(), [1, 0].map(Move::Spare), "no more than it would suffer");
    fray.play(B, Move::Spare(1));
    assert_eq!(fray.hero("tom").damage, 0);
}

#[test]
fn the_roll_of_the_cannon_is_open_to_fortune() {
    rules!["RB1-23.6", "RB1-8.9"];
    let scene = Scene::new(2).bare().hero("tom", (6, 6)).hand(0, &["W08"]);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.play(A, Move::Aim(Some(at(6, 6)))).pass_cast(&[1, 1, 1, 1]);
    assert_eq!((fray.who(), fray.asked()), (A, "ask-attack-rolled"));
    fray.play(A, play("W08")).pass();
    assert_eq!(fray.hero("tom").damage, 1);
}

#[test]
fn the_cannon_leaves_objectives_alone() {
    rules!["RB1-14.6"];
    let scene = Scene::new(2).bare().crew(Bones, (8, 6), 1, 1, 0);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.cast(A, Move::Aim(Some(at(8, 6))), &[4, 4, 4, 4]);
    assert_eq!((fray.crew(Bones, 8, 6), fray.tile(Bones, "main-mast").damage), ((0, 0), 0));
}

#[test]
fn a_ghost_neither_swings_from_among_enemies_nor_enters_a_creature() {
    rules!["RB1-18.26", "RB1-3.10", "RB1-18.18"];
    let scene = Scene::new(2).bare().active(Bones).hero("tom", (7, 3)).hand(1, &["B19"]).dragon((5, 3), 0);
    let mut fray = heroes(scene.crew(Wellsport, (6, 3), 0, 1, 0).tile(Wellsport, "main-mast", 8));
    fray.until("ask-act").play(B, MOVE).play(B, play("B19")).play(B, step(6, 3));
    assert!(fray.swings().is_empty(), "it is here only thanks to the card");
    fray.refuse(B, step(5, 3), "RB1-18.13").play(B, step(6, 4));
    assert!(!fray.swings().is_empty(), "from a Legal zone it may");
}

#[test]
fn free_movement_pulls_no_trigger() {
    rules!["RB1-18.15", "RB1-18.25"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 3)).hero("gunther", (6, 5)).coins("gunther", 2);
    let mut fray = heroes(scene.hand(0, &["W18"]));
    fray.until("ask-hero-rises").play(A, play("W18")).play(A, step(4, 4)).play(A, step(4, 5));
    assert_eq!((fray.asked(), fray.who()), ("ask-act", A));
}

#[test]
fn leave_to_roll_misses_again_ends_with_the_turn() {
    rules!["RB1-23.7", "RB1-20.5"];
    let mut fray = heroes(Scene::new(2).bare().hero("pale", (2, 2)).coins("pale", 4));
    fray.play(A, ability(2));
    assert!(fray.hero("pale").bonus.3);
    fray.until("ask-cannon");
    assert!(!fray.hero("pale").bonus.3);
}

#[test]
fn coins_that_nobody_would_take_are_not_dropped_by_a_card() {
    rules!["RB1-6.3", "RB1-5.17"];
    let scene = Scene::new(2).bare().hero("tom", (6, 6)).damage("tom", 11).coins("tom", 3).hand(1, &["B13"]);
    let mut fray = Fray::of(scene, Phase::Cannon);
    fray.cast(A, Move::Aim(Some(at(6, 6))), &[4, 1, 1, 1]);
    while fray.asked() != "ask-bosun" {
        assert!(!fray.moves().contains(&play("B13")), "no Hero's Attack knocks it out");
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    assert_eq!(fray.hero("tom").state, Standing::Toll);
}

#[test]
fn nobody_is_sent_forward_without_a_crew() {
    rules!["RB1-1.10", "RB1-23.5"];
    let mut fray = Fray::of(Scene::new(2).bare().hand(0, &["W03"]), Phase::Crew);
    assert_eq!((fray.asked(), fray.who()), ("ask-crew-rises", A));
    fray.play(A, PASS);
    assert_eq!(fray.asked(), "ask-deploy", "there is no lane to choose");
}

#[test]
fn a_hero_with_coins_is_spared_one_damage() {
    rules!["RB1-8.28"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("tom", (4, 5)).coins("tom", 1);
    let mut fray = heroes(scene.hand(1, &["B09"]));
    fray.until("ask-act").play(A, attack(0, 4, 5)).pass_cast(&[4, 4, 4, 1]);
    while fray.asked() != "ask-hits-assigned" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(B, play("B09")).pass();
    assert_eq!(fray.hero("tom").damage, 2);
}

#[test]
fn orders_are_for_one_zone_and_one_phase() {
    rules!["RB1-23.7", "RB1-16.3"];
    let scene = Scene::new(2).bare().active(Bones).crew(Bones, (6, 3), 0, 1, 0).crew(Bones, (6, 6), 1, 1, 0);
    let scene = scene.hero("pale", (5, 3)).hero("pete", (5, 6));
    let mut fray = Fray::of(scene.clone().hand(1, &["B08"]), Phase::Crew);
    fray.play(B, play("B08")).play(B, Move::PickPlace(at(6, 3))).pass();
    let volley = |from, to| Move::CrewAim(Volley { from, to });
    fray.cast(B, volley(at(6, 6), at(5, 6)), &[4, 4, 4]);
    assert_eq!((fray.hero("pale").damage, fray.hero("pete").damage), (2, 1), "two dice, and one");
    let orders = |fray: &Fray| serde_json::to_value(&fray.game).expect("a state")["orders"].clone();
    assert_eq!(orders(&fray).as_array().map(Vec::len), Some(0), "the phase is over");
    let mut fray = Fray::of(scene.hand(0, &["W17"]), Phase::Crew);
    fray.until("ask-crew-rises").play(A, play("W17")).play(A, Move::PickPlace(at(5, 3))).pass();
    fray.cast(B, volley(at(6, 6), at(5, 6)), &[4, 4]);
    assert_eq!((fray.hero("pale").damage, fray.hero("pete").damage), (0, 1), "the line is held there alone");
}

#[test]
fn a_hero_that_comes_back_may_be_in_ambush_too() {
    rules!["RB1-17.8", "RB1-17.1"];
    let scene = Scene::new(2).bare().away("ivan", Standing::Overboard).hand(0, &["W19"]);
    let mut fray = Fray::of(scene, Phase::Deploy);
    fray.play(A, Move::Berth(0));
    assert_eq!((fray.who(), fray.asked()), (A, "ask-hero-deployed"));
}

#[test]
fn heroes_come_back_in_the_order_of_the_seats() {
    rules!["RB1-22.17"];
    let scene = Scene::new(6).bare().away("pete", Standing::Overboard).away("ivan", Standing::Overboard);
    let mut fray = Fray::of(scene.owner("pete", 4).owner("ivan", 0), Phase::Deploy);
    assert_eq!((fray.asked(), fray.who()), ("ask-berth", A));
    fray.play(A, Move::Berth(0));
    assert_eq!((fray.hero("ivan").state, fray.who()), (Standing::Deployed, Seat(4)));
}

#[test]
fn the_dragon_counts_heroes_like_everybody_and_acts_after_the_kraken() {
    rules!["RB1-19.15", "RB1-19.8"];
    let scene = Scene::new(2).bare().dragon((5, 3), 0).hero("pale", (4, 4)).hero("ivan", (4, 4));
    let fray = Fray::cast_from(scene.crew(Bones, (6, 3), 0, 1, 0), Phase::Kraken, &[6, 6, 4, 4, 1]);
    assert_eq!((fray.asked(), fray.crew(Bones, 6, 3)), ("ask-assign", (1, 0)), "two are more than one");
    let scene = Scene::new(2).bare().dragon((5, 3), 0).kraken(0).hero("pale", (4, 4));
    let fray = Fray::cast_from(scene, Phase::Kraken, &draw(&[5, 4, 4, 4]));
    let place = |what: fn(&Event) -> bool| fray.told.iter().position(what).expect("it is told");
    let kraken = place(|event| matches!(event, Event::KrakenRaged { .. }));
    assert!(kraken < place(|event| matches!(event, Event::AttackDeclared { .. })));
}

#[test]
fn coins_are_shared_and_objectives_repaired_where_the_card_says() {
    rules!["RB1-5.20", "RB1-1.13"];
    let scene = Scene::new(2).bare().hand(0, &["W20"]).hero("pale", (2, 2)).coins("pale", 3);
    let mut fray = heroes(scene.hero("mags", (3, 3)));
    fray.until("ask-next-hero")
        .play(A, Move::NextHero(hero("pale")))
        .pass()
        .play(A, END)
        .play(A, play("W20"));
    assert_eq!(fray.moves(), [Some(hero("mags")), None].map(Move::Share), "other friendly Deployed Heroes");
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B17"]);
    let mut fray = Fray::of(scene.tile(Bones, "helm", 5).tile(Bones, "cannon", 1), Phase::Prepare);
    fray.play(B, play("B17")).play(B, Move::Mend(Some(Patch { tile: 2, damage: 2 })));
    let cannon = Some(Patch { tile: 3, damage: 1 });
    assert_eq!(fray.moves(), [cannon, None].map(Move::Mend), "each of at most two Objectives");
}

#[test]
fn a_group_has_somebody_in_it() {
    rules!["RB1-16.8"];
    let scene = Scene::new(2).bare().crew(Wellsport, (4, 3), 0, 1, 2).crew(Bones, (5, 3), 0, 4, 0);
    let mut fray = Fray::of(scene, Phase::Crew);
    fray.play(A, Move::CrewDeckhands(0)).refuse(A, Move::CrewBosuns(0), "RB1-16.8");
}

#[test]
fn heroes_are_put_first_only_where_there_is_crew() {
    rules!["RB1-8.15"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).coins("ivan", 4).hero("tom", (4, 5));
    let mut fray = heroes(scene);
    fray.cast(A, attack(1, 4, 5), &[3, 3, 1, 1, 1]);
    assert_eq!((fray.hero("tom").damage, fray.asked()), (2, "ask-act"));
}

#[test]
fn a_response_that_was_used_is_refused_in_the_same_window() {
    rules!["RB1-5.9"];
    let scene = Scene::new(2).bare().hero("ivan", (4, 4)).hero("porter", (4, 5)).coins("porter", 4);
    let mut fray = heroes(scene.hand(1, &["G07"]));
    fray.until("ask-act").play(A, attack(0, 4, 5)).pass_cast(&[4, 4, 4, 4]);
    while fray.asked() != "ask-hits-assigned" {
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    fray.play(B, respond("porter", 2)).play(B, Move::Spare(2)).refuse(B, respond("porter", 2), "RB1-5.9");
}

#[test]
fn in_a_team_the_controller_of_a_hero_assigns_its_hits() {
    rules!["RB1-22.2", "RB1-8.11"];
    let scene = Scene::new(4).bare().hero("pale", (2, 2)).hero("ivan", (4, 4));
    let mut fray = heroes(scene.hero("tom", (4, 5)).hero("porter", (4, 5)));
    fray.play(A, Move::NextHero(hero("ivan"))).cast(Seat(2), attack(0, 4, 5), &[4, 1, 1, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-assign", Seat(2)));
}

#[test]
fn charts_are_read_by_their_side_alone() {
    rules!["RB1-24.5"];
    let mut fray = Fray::of(Scene::new(2).bare().hand(0, &["W12"]), Phase::Prepare);
    fray.cast(A, play("W12"), &[drawn("G05"), drawn("W01"), drawn("W02")]);
    let seen = |viewer| fray.game.view(viewer).sides[0].looked_cards.clone();
    assert_eq!(seen(Viewer::Seat(A)), Some(vec!["G05", "W01", "W02"]));
    assert_eq!((seen(Viewer::Seat(B)), seen(Viewer::Spectator)), (None, None));
    assert_eq!(fray.game.view(Viewer::Seat(B)).sides[0].looked, 3);
}

#[test]
fn a_state_with_a_card_too_many_or_too_few_is_found_out() {
    rules!["RB1-25.4"];
    let fray = Fray::of(Scene::new(2).bare(), Phase::Cannon);
    let sound = serde_json::to_value(&fray.game).expect("a state");
    let deck = sound["sides"][0]["deck"].as_u64().expect("a deck");
    for (pile, cards) in [("discard", 1 << deck.trailing_zeros()), ("deck", deck & (deck - 1))] {
        let mut state = sound.clone();
        state["sides"][0][pile] = serde_json::json!(cards);
        let game: Rumbones = serde_json::from_value(state).expect("a state");
        assert!(game.audit().is_err(), "{pile}");
    }
}
