//! What every hero can do.

use crate::bout::*;
use freeport_kernel::{Chance, Game, Table};
use freeport_runebound::*;
use freeport_testkit::{rules, used};

#[test]
fn varikas_strikes_before_combat() {
    rules!["RN-16.7"];
    let mut bout = Bout::facing(alone("varikas"), "Y09", &[]);
    bout.apply("varikas", &[10]);
    assert_eq!((bout.value(), bout.foe(), bout.tired(ANN)), (4, 1, 1));
    used!["varikas"];
}

#[test]
fn mok_heals_himself() {
    rules!["RN-25.12"];
    let scene = alone("mok").wounds(ANN, 1).ally(ANN, "axe-sister").worn(ANN, "axe-sister", 1, 0);
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.apply("mok", &[]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN), bout.allies(ANN)), (0, 2, vec![(1, 0)]));
    used!["mok"];
}

#[test]
fn valadir_guards_himself() {
    rules!["RN-20.7"];
    let mut bout = Bout::facing(alone("valadir"), "Y12", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[10]);
    bout.apply("valadir", &[]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN)), (0, 1));
    let mut bout = Bout::facing(alone("valadir"), "Y12", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[10]);
    assert_eq!(bout.wounds(ANN), 2, "not in an attack");
    used!["valadir"];
}

#[test]
fn ysolde_shoots_again() {
    rules!["RN-20.6"];
    let mut bout = Bout::facing(alone("ysolde"), "Y12", &[]);
    bout.play(ANN, STAY).roll(ANN, STRIKE, &[8]);
    bout.apply("ysolde", &[9, 20]);
    assert_eq!((bout.foe(), bout.tired(ANN)), (2, 1));
    used!["ysolde"];
}

#[test]
fn brakka_hits_harder() {
    rules!["RN-18.7"];
    let mut bout = Bout::facing(alone("brakka"), "Y12", &[]);
    bout.to("melee").roll(ANN, STRIKE, &[12]);
    bout.apply("brakka", &[]);
    assert_eq!((bout.foe(), bout.tired(ANN)), (3, 2));
    used!["brakka"];
}

#[test]
fn orlen_weakens_a_number() {
    rules!["RN-2.17"];
    let mut bout = Bout::facing(alone("orlen"), "Y12", &[]);
    bout.apply("orlen", &[]);
    assert_eq!(bout.asked(), "aspect");
    let body = bout.moves()[1];
    bout.play(ANN, body).to("melee");
    bout.roll(ANN, STRIKE, &[14]);
    assert_eq!((bout.need(), bout.foe()), (Some(15), 1));
    used!["orlen"];
}

#[test]
fn tavish_finds_a_coin_on_whom_he_defeats() {
    rules!["RN-21.2"];
    let mut bout = Bout::facing(alone("tavish").gold(ANN, 0), "G15", &[]);
    bout.play(ANN, STAY).roll(ANN, STRIKE, &[20]);
    assert_eq!(bout.gold(ANN), 3);
}

#[test]
fn edda_heals_an_ally() {
    rules!["RN-25.12"];
    let scene = alone("edda").wounds(ANN, 1).ally(ANN, "axe-sister").worn(ANN, "axe-sister", 2, 0);
    let mut bout = Bout::facing(scene, "G17", &[]);
    bout.apply("edda", &[]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN), bout.allies(ANN)), (1, 1, vec![(1, 0)]));
    used!["edda"];
}

#[test]
fn kestrin_slips_away() {
    rules!["RN-17.4"];
    let mut bout = Bout::facing(alone("kestrin"), "Y12", &[]);
    bout.roll(ANN, FLEE, &[6]);
    assert_eq!(bout.value(), 4 + 4);
    assert!(!bout.fighting());
}

#[test]
fn groth_averts_one_wound_in_a_turn() {
    rules!["RN-24.6"];
    let mut bout = Bout::facing(alone("groth"), "G17", &[]);
    bout.to("melee").roll(ANN, DEFEND, &[2]);
    bout.apply("groth", &[]);
    assert_eq!(bout.wounds(ANN), 1);
    bout.play(ANN, DEFEND).to("melee").roll(ANN, DEFEND, &[2]);
    assert_eq!(bout.wounds(ANN), 3, "not again");
    used!["groth"];
}

#[test]
fn selwyn_thinks_again() {
    rules!["RN-20.6"];
    let mut bout = Bout::facing(alone("selwyn"), "Y15", &[7]);
    assert_eq!((bout.moment(), bout.value()), ("rolled".into(), 4 + 2));
    bout.apply("selwyn", &[8]);
    assert_eq!((bout.wounds(ANN), bout.tired(ANN), bout.succeeded()), (0, 1, true));
    used!["selwyn"];
}

#[test]
fn nimra_takes_the_river() {
    rules!["RN-6.14"];
    let walk = |hero: &str| {
        let mut table = Table::new(Chance::strict(&[]));
        let mut game = alone(hero).at(ANN, "G03").begin(&mut table).expect("a scene");
        let mut moves = Vec::new();
        game.moves(ANN, &mut moves);
        let roll = moves.into_iter().find(|mv| matches!(mv, Move::Way(Going::Roll(5)))).expect("five dice");
        let mut table = Table::new(Chance::strict(&[1, 1, 1, 1, 1]));
        game.play(ANN, &roll, &mut table).expect("dice");
        let mut moves = Vec::new();
        game.moves(ANN, &mut moves);
        let river = Pack::base().atlas.labels.iter().position(|label| label == "H03").expect("a hex") as u8;
        moves.contains(&Move::Paces(Stride::To(river)))
    };
    assert!(walk("nimra") && !walk("valadir"), "no die shows a river");
}
