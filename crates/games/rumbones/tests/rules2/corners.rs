//! Corners of the rules that few games reach: one table for each.

use crate::fray::*;
use crate::muster::duel;
use freeport_kernel::{Game, Seat};
use freeport_pack::{Files, Printed};
use freeport_rumbones::second::pack::Pack;
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const MARCH: Move = Move::GunFirst(false);

#[test]
fn crew_beside_the_kraken_may_stay() {
    rules!["RB2-21.8"];
    let scene = Scene::duel().crew(A, "L6", 1, 0).kraken("K6", 0).hero(A, "kiria", "G2");
    let mut fray = Fray::of(scene.supply(A, 0, 0, "H8").hero(B, "viana", "N9"));
    fray.play(ANN, CREW).play(ANN, MARCH);
    assert_eq!((fray.asked(), fray.moves()), ("ask-stay", [0, 1].map(Move::Stay).to_vec()));
}

#[test]
fn who_stays_stays_for_both_steps() {
    rules!["RB2-C.14", "RB2-21.8"];
    let scene = Scene::duel().first(B).hand(1, &["M05"]).deck(B, &[]).crew(B, "D4", 2, 0);
    let scene = scene.supply(B, 0, 0, "B8").crew(A, "D5", 1, 0).hero(A, "kiria", "J9").hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.play(BEN, CREW).play(BEN, play("M05")).play(BEN, MARCH).play(BEN, Move::Stay(1));
    assert_eq!((fray.asked(), fray.crew(B, "D4")), ("ask-stay", (1, 0)), "one stays, the other may yet");
    fray.play(BEN, Move::Stay(0));
    assert_eq!((fray.crew(B, "D4"), fray.crew(B, "F4")), ((1, 0), (1, 0)));
}

#[test]
fn a_one_misses_whatever_is_added() {
    rules!["RB2-11.6"];
    let scene = duel(&[("de-marco", "F5")], &[("viana", "F4")]).damage("viana", 1).hand(0, &["D03", "D03"]);
    let mut fray = Fray::of(scene.deck(A, &[]));
    fray.activate("de-marco").play(ANN, attack(0, "F4")).play(ANN, play("D03"));
    fray.cast(ANN, play("D03"), &[1, 1, 1]);
    assert!(
        fray.heard(|event| *event == Event::Counted { hits: 0, misses: 3, modifier: 2 }),
        "1 + 2 against 3"
    );
}

#[test]
fn what_depends_on_a_defeat_waits_for_one() {
    rules!["RB2-5.2"];
    let scene = duel(&[("carcharias", "F5")], &[("viana", "F4")]).level("carcharias", 0, 2);
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").cast(ANN, attack(0, "F4"), &[4, 1, 1, 1]);
    assert_eq!((fray.hero("viana").damage, fray.hero("carcharias").coins), (1, 0));
}

#[test]
fn the_crew_obeys_whoever_runs_it() {
    rules!["RB2-26.4", "RB2-26.11"];
    let scene = Scene::battle(3, "gw").officers(A, 0, 1).hero(A, "kiria", "F5").hero(B, "viana", "N9");
    let mut fray = Fray::of(scene.hero(A, "snapper", "F6").hero(A, "waldorf", "F7"));
    assert!(fray.moves_of(Seat(2)).contains(&CREW));
    fray.refuse(ANN, CREW, "RB2-26.11");
}

#[test]
fn only_who_was_hurt_is_hauled() {
    rules!["RB2-C.18", "RB2-11.17"];
    let scene = Scene::duel().first(B).hero(B, "santiago", "D4").level("santiago", 1, 1).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(A, "ishmael", "F4").level("ishmael", 2, 2));
    fray.activate("santiago").cast(BEN, attack(1, "F4"), &[4, 1, 1]);
    let blubber = fray.react("ishmael", 2);
    fray.play(ANN, blubber);
    assert_eq!((fray.hero("ishmael").damage, fray.asked()), (0, "ask-act"));
}

#[test]
fn a_haul_may_cross_a_spawn_point() {
    rules!["RB2-18.7", "RB2-C.18"];
    let scene = Scene::duel().first(B).hero(B, "santiago", "B6").level("santiago", 1, 2).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(A, "ishmael", "B3"));
    fray.activate("santiago").cast(BEN, attack(1, "B3"), &[4, 1, 1, 1]).pick(BEN, "ishmael");
    assert_eq!(fray.moves(), [Some(at("B4")), None].map(Move::PushStep));
    fray.play(BEN, Move::PushStep(Some(at("B4"))));
    assert_eq!(fray.stands("ishmael").as_deref(), Some("B5"), "it cannot end on the spawn point");
}

#[test]
fn an_attack_that_finds_nobody_still_has_its_last_step() {
    rules!["RB2-11.4", "RB2-C.5"];
    let scene = Scene::duel().first(B).hero(B, "gabriela", "D5").level("gabriela", 1, 1).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(A, "de-marco", "F5").level("de-marco", 2, 2));
    fray.activate("gabriela").play(BEN, attack(1, "F5"));
    let sidestep = fray.react("de-marco", 2);
    fray.play(ANN, sidestep).cast(ANN, step("F6"), &[4, 1]);
    assert!(fray.heard(|event| *event == Event::AttackFailed));
    assert_eq!(fray.hero("de-marco").damage, 1, "the second cell is attacked all the same");
}

#[test]
fn the_second_cell_is_another_one() {
    rules!["RB2-C.5"];
    let scene = Scene::duel().first(B).hero(B, "gabriela", "D5").level("gabriela", 1, 1).ashore(B, "viana");
    let scene = scene.crew(A, "F5", 2, 0).crew(A, "F6", 1, 0).crew(A, "G5", 1, 0);
    let mut fray = Fray::of(scene);
    fray.activate("gabriela").strike(BEN, attack(1, "F5"), &[4, 1, 1]);
    assert_eq!(fray.crew(A, "F5"), (1, 0));
    assert_eq!(fray.moves(), ["G5", "F6"].map(|cell| Move::SecondAim(at(cell))));
}

#[test]
fn orders_are_for_so_many_of_either_rank() {
    rules!["RB2-21.19"];
    let scene = Scene::duel().hero(A, "waldorf", "F5").level("waldorf", 1, 1).ashore(A, "snapper");
    let mut fray = Fray::of(scene.crew(A, "F7", 2, 2).hero(B, "viana", "N9"));
    fray.activate("waldorf").play(ANN, ability(1)).play(ANN, Move::Drill(Some(at("F7"))));
    fray.play(ANN, Move::Enlist(2));
    assert_eq!(fray.moves(), [1, 0].map(Move::Enlist), "three figures in all");
}

#[test]
fn the_chest_pays_nobody_in_a_battle() {
    rules!["RB2-27.14", "RB2-16.3"];
    let mut fray = Fray::of(Scene::duel().hero(A, "snapper", "M6").ashore(A, "kiria"));
    fray.activate("snapper").refuse(ANN, Move::Act(Deed::Chest), "RB2-27.14");
}

#[test]
fn no_dragon_is_called_upon_the_kraken() {
    rules!["RB2-24.24", "RB2-7.4"];
    let scene = Scene::duel().kraken("K6", 0).hero(A, "kiria", "G2").hand(0, &["D01"]);
    let mut fray = Fray::of(scene.hero(B, "viana", "B9"));
    fray.play(ANN, play("D01")).refuse(ANN, Move::PickPlace(at("K6")), "RB2-7.4");
    assert_eq!(fray.moves().len(), 13);
}

#[test]
fn who_is_caught_stands_at_a_rail_of_the_own_ship() {
    rules!["RB2-C.15", "RB2-C.20"];
    let scene = Scene::duel().hero(A, "carcharias", "F3").ashore(A, "kiria").hand(0, &["D06"]);
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("carcharias").play(ANN, MOVE).cast(ANN, swing("B3"), &[1]).play(ANN, play("D06"));
    assert_eq!(fray.moves().len(), 14, "the rails of the Gallant");
    fray.play(ANN, Move::PickPlace(at("J9"))).pass();
    assert_eq!((fray.asked(), fray.stands("carcharias").as_deref()), ("ask-act", Some("J9")));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(2), "the second point is lost");
}

#[test]
fn barnacles_grow_on_own_equipment() {
    rules!["RB2-7.11", "RB2-9.5"];
    let scene = Scene::duel().hand(0, &["D15"]).deck(A, &[]).hero(A, "snapper", "F5").ashore(A, "waldorf");
    let mut fray = Fray::of(scene.clone().piece("I6", 3).piece("G4", 1).piece("C4", 2));
    fray.play(ANN, play("D15"));
    assert_eq!(fray.moves().len(), 2);
    let fray = Fray::of(scene.piece("C4", 2));
    assert_eq!(fray.asked(), "ask-activate", "nothing of theirs is damaged");
}

#[test]
fn planks_that_are_gone_are_not_cut() {
    rules!["RB2-7.11", "RB2-24.7"];
    let scene = Scene::duel().first(B).hand(1, &["M14"]).deck(B, &[]).hero(B, "de-marco", "D5");
    let mut fray = Fray::of(scene.ashore(B, "viana").hero(A, "kiria", "G2").cut("E4"));
    fray.play(BEN, play("M14"));
    assert_eq!(fray.moves(), ["K6", "E8"].map(|cell| Move::PickPlace(at(cell))));
}

#[test]
fn with_captains_equipment_brings_cards_to_the_captain() {
    rules!["RB2-26.9", "RB2-26.10"];
    let scene = Scene::battle(6, "gw").officers(A, 0, 0).officers(B, 1, 0).first(B).piece("I6", 7);
    let mut fray = Fray::of(scene.hero(B, "de-marco", "I5").hero(B, "viana", "N9").hero(A, "kiria", "F5"));
    fray.activate("de-marco").strike(BEN, attack(0, "I6"), &[3, 1, 1, 1, 2]);
    assert!(fray.heard(|event| matches!(event, Event::CardsDrawn { seat: Seat(3), count: 2, .. })));
}

#[test]
fn after_a_defeat_the_active_player_is_asked_first() {
    rules!["RB2-12.2"];
    let printed = Pack::FILES.iter().find(|(name, _)| *name == "tide.toml").expect("the cards").1;
    let late = |text: String, id: &str| {
        let (before, after) = text.split_once(&format!("id = \"{id}\"")).expect("the card");
        let after = after.replacen("when = \"turn-begins\"", "when = \"knocked-out\", of = \"any\"", 1);
        format!("{before}id = \"{id}\"{after}")
    };
    let mut files = Files::default();
    let name = "name = { en = \"Late\", ru = \"Поздно\", it = \"Tardi\" }";
    files.put("pack.toml", format!("game = \"rumbones2\"\nid = \"late\"\nversion = 1\n{name}\n"));
    files.put("tide.toml", late(late(printed.to_owned(), "D07"), "M07"));
    let pack = Pack::packs().bring(files).expect("a sound pack");
    let scene = duel(&[("snapper", "F5")], &[("viana", "F4"), ("gabriela", "N6")]).pack(pack);
    let scene = scene.hand(0, &["D07"]).deck(A, &[]).hand(1, &["M07"]).deck(B, &[]);
    let mut fray = Fray::of(scene.damage("snapper", 2).damage("viana", 6).damage("gabriela", 2));
    fray.activate("snapper").cast(ANN, attack(0, "F4"), &[4, 1, 1, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-knocked-out", ANN));
    fray.play(ANN, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-knocked-out", BEN), "then the other");
}

#[test]
fn a_reaction_works_once_in_a_window_even_if_it_is_not_turned_back() {
    rules!["RB2-12.8"];
    let printed = Pack::FILES.iter().find(|(name, _)| *name == "heroes.toml").expect("the heroes").1;
    let mut files = Files::default();
    let name = "name = { en = \"Shells\", ru = \"Панцири\", it = \"Gusci\" }";
    files.put("pack.toml", format!("game = \"rumbones2\"\nid = \"shells\"\nversion = 1\n{name}\n"));
    files.put("heroes.toml", printed.replacen("{ cancel = 2 }, \"flip\"", "{ cancel = 1 }", 1));
    let pack = Pack::packs().bring(files).expect("a sound pack");
    let scene = duel(&[("kiria", "F5")], &[("viana", "F4")]).pack(pack).level("kiria", 2, 2).active(B);
    let mut fray = Fray::of(scene.hand(0, &["D04"]).deck(A, &[]));
    fray.activate("viana").cast(BEN, attack(0, "F5"), &[4, 4, 4]);
    let shell = fray.react("kiria", 2);
    fray.play(ANN, shell);
    assert_eq!((fray.asked(), fray.moves()), ("ask-hits-counted", vec![play("D04"), PASS]));
    fray.refuse(ANN, shell, "RB2-12.8").play(ANN, PASS);
    assert_eq!(fray.hero("kiria").damage, 2);
}

#[test]
fn a_state_with_a_card_too_many_or_too_few_is_found_out() {
    rules!["RB2-2.9"];
    let fray = Fray::of(Scene::duel().hero(A, "kiria", "G2").hero(B, "viana", "N9"));
    let sound = serde_json::to_value(&fray.game).expect("a state");
    let deck = sound["sides"][0]["deck"].as_u64().expect("a deck");
    for (pile, cards) in [("discard", 1 << deck.trailing_zeros()), ("deck", deck & (deck - 1))] {
        let mut state = sound.clone();
        state["sides"][0][pile] = serde_json::json!(cards);
        let game: Rumbones2 = serde_json::from_value(state).expect("a state");
        assert!(game.audit().is_err(), "{pile}");
    }
}
