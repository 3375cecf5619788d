//! Every Tide card of the printed decks.

use crate::fray::*;
use freeport_rumbones::second::*;
use freeport_testkit::{rules, used};

/// The Deep Lords hold a card and all others are discarded, and their turn begins: Snapper stands at F5, Waldorf is ashore.
fn deep(id: &str, scene: Scene) -> Fray {
    Fray::of(scene.hand(0, &[id]).deck(A, &[]).hero(A, "snapper", "F5").ashore(A, "waldorf"))
}

/// The Marea hold a card and all others are discarded, and their turn begins: De Marco stands at D5, Viana is ashore.
fn marea(id: &str, scene: Scene) -> Fray {
    Fray::of(scene.first(B).hand(1, &[id]).deck(B, &[]).hero(B, "de-marco", "D5").ashore(B, "viana"))
}

#[test]
fn sea_monster_attacks() {
    rules!["RB2-7.9", "RB2-24.1", "RB2-24.2", "RB2-24.3", "RB2-24.6"];
    let mut fray = deep("D01", Scene::duel().crew(B, "E4", 2, 0).crew(A, "E8", 1, 0));
    fray.play(ANN, play("D01")).refuse(ANN, Move::PickPlace(at("A1")), "RB2-7.4");
    fray.play(ANN, Move::PickPlace(at("E4")));
    assert_eq!((fray.crew(B, "E4"), fray.side(B).deckhands, fray.side(A).track), ((0, 0), 24, 2));
    assert_eq!(fray.view().missing, [at("E4")]);
    fray.play(ANN, Move::Activate(Activation::Dragon));
    assert_eq!((fray.asked(), fray.who()), ("ask-dragon-act", ANN));
    let mut fray = marea("M01", Scene::duel());
    fray.play(BEN, play("M01")).play(BEN, Move::PickPlace(at("E3")));
    assert_eq!(fray.view().dragon.owner, Some(BEN));
    let fray = marea("M01", Scene::duel().dragon(0, "K3", 0));
    assert_eq!(fray.asked(), "ask-activate");
    used!["D01", "M01"];
}

#[test]
fn feeding_frenzy_and_crushing_depths() {
    rules!["RB2-7.4", "RB2-13.8"];
    let mut fray = deep("D02", Scene::duel().hero(B, "santiago", "G5"));
    fray.activate("snapper").play(ANN, attack(0, "G5")).cast(ANN, play("D02"), &[4, 4, 4, 4, 4, 4]);
    assert_eq!((fray.hero("santiago").damage, fray.side(A).track), (6, 1));
    let scene = Scene::duel().crew(B, "G5", 2, 0).hero(B, "viana", "G5").hand(0, &["D13"]);
    let mut fray = deep("D13", scene);
    fray.activate("snapper").play(ANN, attack(0, "G5")).cast(ANN, play("D13"), &[4, 1, 1, 1]);
    assert_eq!(fray.hand(ANN), ["D13"], "a second one would change nothing");
    let mv = fray.hit("viana", 4);
    fray.play(ANN, mv);
    assert_eq!((fray.hero("viana").damage, fray.crew(B, "G5")), (1, (2, 0)));
    used!["D02", "D13"];
}

#[test]
fn blood_in_the_water_needs_blood() {
    rules!["RB2-7.2"];
    let mut fray = deep("D03", Scene::duel().hero(B, "santiago", "G5"));
    fray.activate("snapper").cast(ANN, attack(0, "G5"), &[3, 3, 3, 3]);
    assert_eq!(fray.hero("santiago").damage, 0);
    let mut fray = deep("D03", Scene::duel().hero(B, "santiago", "G5").damage("santiago", 1));
    fray.activate("snapper").play(ANN, attack(0, "G5")).cast(ANN, play("D03"), &[3, 3, 1, 1]);
    assert_eq!(fray.hero("santiago").damage, 3);
    used!["D03"];
}

#[test]
fn slippery_scales_and_parry() {
    rules!["RB2-11.3", "RB2-12.4"];
    let scene =
        Scene::duel().first(B).hero(A, "snapper", "E4").hand(0, &["D04"]).deck(A, &[]).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4"));
    fray.activate("de-marco").cast(BEN, attack(0, "E4"), &[3, 3, 3]);
    assert_eq!((fray.asked(), fray.who()), ("ask-hits-counted", ANN));
    fray.play(ANN, play("D04"));
    assert_eq!(fray.hero("snapper").damage, 1);
    let mut fray = Fray::of(
        Scene::duel()
            .hero(A, "snapper", "F5")
            .ashore(A, "waldorf")
            .hero(B, "viana", "G5")
            .hand(1, &["M04"])
            .deck(B, &[]),
    );
    fray.activate("snapper").cast(ANN, attack(0, "G5"), &[4, 4, 4, 1]).play(BEN, play("M04"));
    assert_eq!(fray.hero("viana").damage, 1);
    used!["D04", "M04"];
}

#[test]
fn high_tide_and_wrath_of_atlantis() {
    rules!["RB2-C.17", "RB2-11.23", "RB2-11.24"];
    let fray = deep("D07", Scene::duel().ashore(A, "kiria").damage("kiria", 2));
    assert_eq!(fray.asked(), "ask-activate", "nobody on the field is hurt");
    let scene =
        Scene::duel().hero(B, "viana", "N6").damage("viana", 6).hero(B, "gabriela", "N7").crew(B, "N6", 1, 0);
    let mut fray = deep("D16", scene);
    fray.play(ANN, play("D16"));
    assert_eq!((fray.hero("viana").state, fray.hero("gabriela").damage), (Standing::Returns, 1));
    assert_eq!((fray.crew(B, "N6"), fray.side(A).points), ((1, 0), 1));
    assert_eq!((fray.hero("snapper").coins, fray.hero("waldorf").coins, fray.side(A).track), (1, 1, 3));
    used!["D16"];
}

#[test]
fn high_tide_heals_everybody_on_the_field() {
    rules!["RB2-7.2"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").damage("snapper", 2).hero(A, "kiria", "F6").damage("kiria", 1);
    let mut fray = Fray::of(scene.hand(0, &["D07"]).deck(A, &[]));
    fray.play(ANN, play("D07"));
    assert_eq!((fray.hero("snapper").damage, fray.hero("kiria").damage), (1, 0));
    used!["D07"];
}

#[test]
fn fresh_deckhands_come_after_the_others() {
    rules!["RB2-21.23"];
    let mut fray = deep("D08", Scene::duel());
    fray.crew_out(ANN).until("ask-crew-deployed").play(ANN, play("D08")).play(ANN, Move::PickPlace(at("H6")));
    assert_eq!(fray.side(A).deckhands, 24 - 8);
    let mut fray = marea("M08", Scene::duel());
    fray.crew_out(BEN).until("ask-crew-deployed").play(BEN, play("M08")).play(BEN, Move::PickPlace(at("M5")));
    assert_eq!(fray.side(B).deckhands, 24 - 8);
    used!["D08", "M08"];
}

#[test]
fn riptide_and_second_wind() {
    rules!["RB2-16.13"];
    let mut fray = deep("D09", Scene::duel());
    let snapper = fray.index("snapper");
    fray.play(ANN, Move::Activate(Activation::Hero(snapper))).play(ANN, play("D09")).play(ANN, step("F6"));
    fray.refuse(ANN, swing("D6"), "RB2-16.13").play(ANN, step("F7"));
    assert_eq!(fray.view().acting.map(|acting| (acting.actions, acting.moves)), Some((3, 0)));
    let mut fray = marea("M15", Scene::duel().hand(1, &["M15"]));
    let de_marco = fray.index("de-marco");
    fray.play(BEN, Move::Activate(Activation::Hero(de_marco))).play(BEN, play("M15"));
    assert_eq!(fray.view().acting.map(|acting| acting.actions), Some(4));
    assert_eq!((fray.hand(BEN), fray.asked()), (vec!["M15"], "ask-act"), "one is enough");
    used!["D09", "M15"];
}

#[test]
fn hushes_and_broadsides() {
    rules!["RB2-7.2"];
    let mut fray = deep("D10", Scene::duel().hero(B, "viana", "D6").hero(B, "gabriela", "N6"));
    fray.play(ANN, play("D10"));
    assert_eq!((fray.hero("viana").statuses, fray.hero("gabriela").statuses.len()), (vec!["muted"], 0));
    let mut fray = marea("M10", Scene::duel().hero(A, "snapper", "F5").hero(A, "kiria", "F6"));
    fray.play(BEN, play("M10")).pick(BEN, "kiria");
    assert_eq!(fray.hero("kiria").statuses, ["stunned"]);
    used!["D10", "M10"];
}

#[test]
fn ink_cloud() {
    rules!["RB2-13.3"];
    let scene =
        Scene::duel().first(B).hero(A, "snapper", "E4").hand(0, &["D11"]).deck(A, &[]).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4"));
    fray.activate("de-marco").play(BEN, attack(0, "E4")).cast(ANN, play("D11"), &[3, 4, 1]);
    assert_eq!(fray.hero("snapper").damage, 1);
    used!["D11"];
}

#[test]
fn coins_from_cards() {
    rules!["RB2-4.6"];
    let mut fray = deep("D12", Scene::duel());
    let waldorf = fray.index("waldorf");
    fray.play(ANN, play("D12")).play(ANN, Move::PickHero(Some(waldorf)));
    assert_eq!(fray.hero("waldorf").coins, 2);
    for (points, coins) in [(0, 2), (1, 3)] {
        let mut fray = marea("M12", Scene::duel().points(A, points));
        fray.play(BEN, play("M12")).pick(BEN, "viana");
        assert_eq!(fray.hero("viana").coins, coins);
    }
    used!["D12", "M12"];
}

#[test]
fn whispers_and_barnacles() {
    rules!["RB2-8.1", "RB2-8.2"];
    let mut fray = deep("D14", Scene::duel().track(B, 9));
    fray.play(ANN, play("D14"));
    assert_eq!(fray.side(B).track, 10);
    let fray = deep("D14", Scene::duel().track(B, 10));
    assert_eq!(fray.asked(), "ask-activate");
    let mut fray = deep("D15", Scene::duel().piece("I6", 3).piece("G4", 1));
    let piece = fray.view().pieces.iter().position(|piece| piece.cell == at("I6")).expect("a mast") as u8;
    fray.play(ANN, play("D15")).play(ANN, Move::Mend(piece));
    assert_eq!(fray.piece("I6").damage, 1);
    used!["D14", "D15"];
}

#[test]
fn double_charge() {
    rules!["RB2-12.5", "RB2-22.1", "RB2-22.2"];
    let scene = Scene::duel()
        .hand(1, &["M02"])
        .deck(B, &[])
        .hero(A, "ishmael", "G4")
        .hero(A, "kiria", "H10")
        .first(B);
    let mut fray = Fray::of(scene);
    fray.crew_out(BEN)
        .until("ask-gun-first")
        .play(BEN, Move::GunFirst(true))
        .play(BEN, Move::GunAim(at("G4")));
    assert_eq!(fray.asked(), "ask-attack-declared");
    fray.cast(BEN, play("M02"), &[4, 4, 4, 1, 1, 1, 1]);
    assert_eq!((fray.hero("ishmael").damage, fray.piece("G4").damage), (3, 0));
    used!["M02"];
}

#[test]
fn steady_hand() {
    rules!["RB2-13.5", "RB2-13.9"];
    let mut fray = marea("M03", Scene::duel().hero(A, "ishmael", "D4").crew(A, "F5", 1, 0));
    fray.activate("de-marco").cast(BEN, attack(0, "D4"), &[1, 2, 3]).play(BEN, play("M03"));
    fray.cast(BEN, Move::Reroll(Some(0)), &[6])
        .cast(BEN, Move::Reroll(Some(1)), &[2])
        .play(BEN, Move::Reroll(None));
    assert_eq!(fray.hero("ishmael").damage, 2);
    used!["M03"];
}

#[test]
fn forward_cowards() {
    rules!["RB2-C.14", "RB2-C.13"];
    let scene = Scene::duel().first(B).hand(1, &["M05", "M05"]).crew(B, "C4", 2, 0).crew(A, "J9", 1, 0);
    let mut fray = Fray::of(scene.crew(A, "J10", 1, 0).deck(B, &[]));
    fray.crew_out(BEN).until("ask-crew-deployed").play(BEN, play("M05"));
    assert_eq!(fray.asked(), "ask-gun-first", "a second one would change nothing");
    fray.play(BEN, Move::GunFirst(false));
    assert_eq!((fray.crew(B, "C4"), fray.crew(B, "E4")), ((0, 0), (2, 0)));
    assert_eq!(fray.crew(B, "D4"), (0, 2), "those who just came march as well");
    used!["M05"];
}

#[test]
fn surgeons_saw_and_sure_rope() {
    rules!["RB2-7.2"];
    let scene = Scene::duel().hero(B, "gabriela", "D6").damage("gabriela", 4);
    let mut fray = marea("M07", scene);
    fray.play(BEN, play("M07"));
    assert_eq!(fray.hero("gabriela").damage, 1);
    let mut fray = marea("M09", Scene::duel());
    fray.activate("de-marco").play(BEN, MOVE).play(BEN, swing("F6")).cast(BEN, play("M09"), &[1]);
    assert_eq!(fray.stands("de-marco").as_deref(), Some("F6"));
    used!["M07", "M09"];
}

#[test]
fn insurance_claim() {
    rules!["RB2-7.2"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").ashore(A, "waldorf").hero(B, "viana", "G5").damage("viana", 6);
    let mut fray = Fray::of(scene.ashore(B, "gabriela").hand(1, &["M11"]).deck(B, &[]));
    fray.activate("snapper").cast(ANN, attack(0, "G5"), &[4, 1, 1, 1]).play(BEN, play("M11"));
    assert_eq!((fray.hero("viana").coins, fray.hero("gabriela").coins), (0, 2));
    used!["M11"];
}

#[test]
fn no_quarter() {
    rules!["RB2-7.2"];
    let mut fray = marea("M13", Scene::duel().hero(A, "ishmael", "D4").crew(A, "F5", 1, 0));
    fray.activate("de-marco").play(BEN, attack(0, "D4")).cast(BEN, play("M13"), &[6, 5, 1]);
    assert_eq!(fray.hero("ishmael").damage, 3);
    used!["M13"];
}

#[test]
fn cut_the_planks() {
    rules!["RB2-3.3", "RB2-18.13", "RB2-24.7"];
    let scene = Scene::duel().crew(A, "E4", 3, 0).hero(B, "gabriela", "E8").hand(0, &["D06"]).deck(A, &[]);
    let mut fray = marea("M14", scene);
    fray.play(BEN, play("M14")).play(BEN, Move::PickPlace(at("E4")));
    assert_eq!(
        (fray.crew(A, "E4"), fray.side(A).deckhands, fray.view().missing),
        ((0, 0), 24, vec![at("E4")])
    );
    used!["M14"];
}

#[test]
fn armadas_wrath() {
    rules!["RB2-12.7", "RB2-20.9", "RB2-11.3"];
    let scene = Scene::duel().hero(A, "snapper", "F5").damage("snapper", 6).hero(A, "kiria", "H10");
    let mut fray = marea("M16", scene);
    fray.cast(BEN, play("M16"), &[4, 1, 1, 1, 1, 1]);
    assert_eq!(fray.hero("snapper").state, Standing::Returns);
    assert_eq!((fray.hero("de-marco").coins, fray.hero("viana").coins), (1, 1), "it is no hero's attack");
    used!["M16"];
}
