//! Section 26 of the rulebook: three to six players.

use crate::fray::*;
use freeport_kernel::{Game, Seat, Turn, Viewer};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

const CAT: Seat = Seat(2);
const DAN: Seat = Seat(3);

/// A game whose sides have chosen their factions and their heroes.
fn chosen(players: u8) -> Fray {
    let mut fray = Fray::setup(&Options::default(), players);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    while fray.asked() == "ask-pick" {
        let (seat, mv) = (fray.who(), fray.moves()[0]);
        fray.play(seat, mv);
    }
    fray
}

/// How many heroes each seat controls, how many cards it may hold, and how many it holds.
fn shares(fray: &Fray) -> Vec<(usize, u8, u8)> {
    let view = fray.view();
    let heroes = |seat: Seat| view.heroes.iter().filter(|hero| hero.owner == seat).count();
    view.seats.iter().map(|seat| (heroes(seat.seat), seat.limit, seat.hand_size)).collect()
}

#[test]
fn three_players() {
    rules!["RB2-26.1", "RB2-26.4", "RB2-26.5", "RB2-26.12", "RB2-26.18"];
    let mut fray = chosen(3);
    assert_eq!(
        (fray.asked(), fray.game.turn()),
        ("ask-crew-master", Turn::Any([ANN, CAT].into_iter().collect()))
    );
    fray.play(ANN, Move::CrewMaster(CAT));
    assert_eq!(fray.moves(), [Move::Entrust(ANN), Move::Entrust(CAT)]);
    fray.cast(CAT, Move::Entrust(CAT), &[6, 1, 1, 2, 1, 2, 3, 4, 3, 4]);
    assert_eq!(shares(&fray), [(2, 2, 2), (3, 4, 4), (1, 2, 2)], "and the third has the crew");
    assert_eq!((fray.side(A).masters, fray.side(B).masters), (vec![CAT], vec![BEN]));
    assert!(fray.heard(|event| *event == Event::RolledOff { dice: vec![6, 1] }), "one die for each side");
    assert_eq!((fray.side(A).deck, fray.side(B).deck), (26, 26), "allies draw from one deck, in seat order");
    assert_eq!(fray.view().sides.len(), 2);
}

#[test]
fn four_players_share_the_crew() {
    rules!["RB2-26.6", "RB2-26.11", "RB2-26.15"];
    let mut fray = chosen(4);
    assert_eq!(fray.asked(), "ask-entrust", "nobody has the crew alone");
    fray.until("ask-activate");
    assert_eq!(shares(&fray), [(2, 2, 2); 4]);
    let scene =
        Scene::battle(4, "gw").hero(A, "kiria", "F5").hero(A, "ishmael", "F6").hero(A, "snapper", "G5");
    let scene = scene.hero(A, "waldorf", "G6").hero(B, "viana", "N9").hero(B, "gabriela", "N8");
    let mut fray = Fray::of(scene);
    assert_eq!(fray.game.turn(), Turn::Any([ANN, CAT].into_iter().collect()), "whoever claims the turn");
    let wakes = |fray: &Fray, id: &str| Move::Activate(Activation::Hero(fray.index(id)));
    let (kiria, snapper) = (wakes(&fray, "kiria"), wakes(&fray, "snapper"));
    assert!(fray.moves_of(ANN).contains(&CREW) && fray.moves_of(CAT).contains(&CREW));
    fray.refuse(CAT, kiria, "RB2-26.11").refuse(ANN, snapper, "RB2-26.11").refuse(BEN, CREW, "RB2-15.2");
    let mut crew = fray.clone();
    fray.play(CAT, snapper);
    assert_eq!((fray.asked(), fray.who()), ("ask-act", CAT), "the owner acts, and nobody else");
    fray.refuse(ANN, END, "RB2-15.2").play(CAT, END);
    assert_eq!(fray.view().active, B, "one thing in a turn");
    crew.play(CAT, CREW);
    assert_eq!((crew.asked(), crew.who()), ("ask-boatswain", CAT));
}

#[test]
fn five_and_six_players_have_captains() {
    rules!["RB2-26.7", "RB2-26.8", "RB2-26.9", "RB2-26.18", "RB2-E18"];
    let mut fray = chosen(5);
    assert_eq!(fray.view().heroes.len(), 10, "all five of each faction");
    fray.play(ANN, Move::CrewMaster(Seat(4))).play(ANN, Move::Captain(CAT)).until("ask-crew-master");
    fray.play(BEN, Move::CrewMaster(DAN)).play(DAN, Move::Captain(BEN)).until("ask-activate");
    assert_eq!(shares(&fray), [(2, 0, 0), (3, 3, 3), (2, 3, 3), (2, 0, 0), (1, 0, 0)]);
    assert_eq!((fray.side(A).captain, fray.side(A).masters), (Some(CAT), vec![Seat(4)]));
    let mut fray = chosen(6);
    fray.refuse(BEN, Move::CrewMaster(BEN), "RB2-15.2").refuse(ANN, Move::CrewMaster(BEN), "RB2-26.4");
    fray.play(ANN, Move::CrewMaster(ANN)).play(ANN, Move::Captain(ANN)).until("ask-crew-master");
    fray.play(BEN, Move::CrewMaster(DAN)).play(DAN, Move::Captain(DAN)).until("ask-activate");
    assert_eq!(shares(&fray), [(1, 3, 3), (2, 0, 0), (2, 0, 0), (1, 3, 3), (2, 0, 0), (2, 0, 0)]);
}

#[test]
fn no_hero_twice_on_a_side() {
    rules!["RB2-26.18"];
    let mut fray = Fray::setup(&Options::default(), 4);
    fray.play(CAT, Move::Wish(0)).play(DAN, Move::Wish(1)).play(ANN, Move::Pick(2));
    fray.refuse(CAT, Move::Pick(2), "RB2-2.2").refuse(CAT, Move::Pick(5), "RB2-2.2").play(CAT, Move::Pick(3));
}

#[test]
fn allies_are_friends_and_show_each_other_their_cards() {
    rules!["RB2-26.2", "RB2-26.3"];
    let scene = Scene::battle(4, "gw").hero(A, "kiria", "F5").hero(A, "snapper", "F5").owner("snapper", 2);
    let scene = scene.hero(B, "viana", "D5").hand(0, &["D12"]).hand(2, &["D05"]).hand(1, &["M07"]);
    let mut fray = Fray::of(scene);
    let hands =
        |viewer: Viewer| fray.game.view(viewer).seats.into_iter().map(|seat| seat.hand).collect::<Vec<_>>();
    assert_eq!(hands(Viewer::Seat(CAT)), [Some(vec!["D12"]), None, Some(vec!["D05"]), None]);
    fray.activate("kiria");
    assert!(fray.moves().contains(&attack(0, "D5")) && !fray.moves().contains(&attack(0, "F5")));
}

#[test]
fn what_equipment_brings_is_agreed_upon() {
    rules!["RB2-26.10", "RB2-26.19"];
    let scene = Scene::battle(4, "gw").first(B).hero(B, "de-marco", "I5").hero(B, "viana", "N9");
    let scene = scene.ashore(B, "gabriela").ashore(B, "santiago").hero(A, "kiria", "F5").piece("I6", 7);
    let mut fray = Fray::of(scene.clone());
    fray.activate("de-marco").strike(BEN, attack(0, "I6"), &[3, 1, 1]);
    assert_eq!(
        (fray.asked(), fray.game.turn()),
        ("ask-receiver", Turn::Any([BEN, DAN].into_iter().collect()))
    );
    assert_eq!(["de-marco", "viana", "gabriela", "santiago"].map(|id| fray.hero(id).coins), [1; 4]);
    fray.cast(BEN, Move::Receiver(DAN), &[1, 2]);
    assert_eq!((fray.view().seats[3].hand_size, fray.side(B).points), (2, 2));
    let scene = scene.piece("G4", 7).hero(A, "snapper", "J9").owner("snapper", 2);
    let mut fray = Fray::of(scene);
    fray.activate("de-marco").play(BEN, MOVE).play(BEN, step("H5")).play(BEN, step("G5"));
    fray.strike(BEN, attack(0, "G4"), &[3, 1, 1]);
    assert_eq!(
        (fray.asked(), fray.game.turn()),
        ("ask-pick-hero", Turn::Any([BEN, DAN].into_iter().collect()))
    );
}

#[test]
fn who_calls_the_dragon_has_it() {
    rules!["RB2-26.13", "RB2-26.16"];
    let scene = Scene::battle(4, "gw").hero(A, "kiria", "F5").hero(A, "snapper", "F6").owner("snapper", 2);
    let mut fray = Fray::of(scene.hand(0, &["D12"]).hand(2, &["D01"]).hero(B, "viana", "N9"));
    assert_eq!(fray.who(), ANN);
    fray.play(ANN, PASS);
    assert_eq!(fray.who(), CAT, "every ally is asked, in seat order");
    fray.play(CAT, play("D01")).play(CAT, Move::PickPlace(at("K3"))).pass();
    let dragon = Move::Activate(Activation::Dragon);
    assert!(fray.moves_of(CAT).contains(&dragon) && !fray.moves_of(ANN).contains(&dragon));
    let scene = Scene::battle(6, "gw").officers(A, 1, 0).officers(B, 0, 0).hero(A, "snapper", "F4");
    let scene = scene.owner("snapper", 4).level("snapper", 2, 2).hand(2, &["D12"]).first(B);
    let mut fray = Fray::of(scene.hero(B, "de-marco", "E4").owner("de-marco", 1).hero(B, "viana", "N9"));
    fray.activate("de-marco").play(BEN, attack(0, "F4"));
    assert_eq!(fray.who(), CAT, "only the captain has cards to play");
    fray.cast(CAT, PASS, &[1, 1, 1]);
    let counter = fray.react("snapper", 2);
    assert!(fray.who() == Seat(4) && fray.moves().contains(&counter), "but owners use reactions");
}

#[test]
fn who_draws_and_who_decides() {
    rules!["RB2-26.14", "RB2-26.15", "RB2-26.12"];
    let scene = Scene::battle(4, "gw").hero(A, "carcharias", "F5").owner("carcharias", 2);
    let scene = scene.level("carcharias", 2, 1).hero(A, "kiria", "F6").hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").cast(CAT, ability(2), &[5]);
    assert!(fray.heard(|event| matches!(event, Event::CardsDrawn { seat: Seat(2), count: 1, .. })));
    let scene = Scene::battle(6, "gw").officers(A, 1, 2).officers(B, 0, 0).hero(A, "carcharias", "F5");
    let scene = scene.owner("carcharias", 4).level("carcharias", 2, 1).hero(A, "kiria", "F6");
    let mut fray = Fray::of(scene.hero(B, "viana", "N9"));
    fray.activate("carcharias").cast(Seat(4), ability(2), &[5]);
    assert!(fray.heard(|event| matches!(event, Event::CardsDrawn { seat: Seat(2), count: 1, .. })));
    let scene = Scene::battle(6, "gw").officers(A, 1, 2).officers(B, 0, 0).kraken("K6", 0);
    let scene = scene.hero(A, "kiria", "J6").hero(A, "snapper", "J6").hero(B, "viana", "N9");
    let fray = Fray::cast_from(scene, Phase::Kraken, &[4]);
    assert_eq!((fray.asked(), fray.who()), ("ask-victim", CAT), "the captain of the first side");
    let scene = Scene::battle(6, "gw").officers(A, 1, 2).officers(B, 0, 0);
    let fray = Fray::cast_from(scene, Phase::Kraken, &[6, 6, 1, 2, 3, 1, 2, 3]);
    assert!(fray.heard(|event| matches!(event, Event::WatersSearched { dice: [6, 6], .. })));
}

#[test]
fn an_allys_hero_pays_only_if_its_owner_agrees() {
    rules!["RB2-26.17"];
    let scene = Scene::battle(4, "gw").hero(A, "snapper", "F4").hero(B, "viana", "E4").hero(A, "kiria", "F9");
    let scene = scene.hero(B, "gabriela", "N9").owner("gabriela", 3).coins("gabriela", 2).hand(1, &["M06"]);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(ANN, attack(0, "E4"));
    assert_eq!(fray.who(), BEN);
    fray.play(BEN, play("M06"));
    assert_eq!((fray.asked(), fray.who()), ("ask-consent", DAN));
    fray.cast(DAN, Move::Consent(true), &[1, 1]);
    assert_eq!(fray.hero("gabriela").coins, 0, "two dice less");
    let scene = Scene::battle(4, "gw").hero(A, "kiria", "F5").hero(A, "snapper", "F6").owner("snapper", 2);
    let mut fray = Fray::of(scene.hand(0, &["D12"]).hero(B, "viana", "N9"));
    let snapper = fray.index("snapper");
    fray.play(ANN, play("D12")).play(ANN, Move::PickHero(Some(snapper)));
    assert_eq!(fray.hero("snapper").coins, 2, "a friendly hero may be an ally's");
}

#[test]
fn an_allys_hero_goes_where_its_owner_wants() {
    rules!["RB2-26.17", "RB2-16.13"];
    let scene = Scene::battle(4, "gw").hero(A, "carcharias", "F5").level("carcharias", 2, 2);
    let scene = scene.hero(A, "snapper", "F6").owner("snapper", 2).hero(B, "viana", "N9");
    let mut fray = Fray::of(scene);
    fray.activate("carcharias").cast(ANN, ability(2), &[4, 5]).play(ANN, Move::Discard(card("D03")));
    let snapper = fray.index("snapper");
    fray.play(ANN, Move::PickHero(Some(snapper)));
    assert_eq!((fray.asked(), fray.who()), ("ask-pace", CAT));
    fray.refuse(ANN, step("F7"), "RB2-15.2").refuse(CAT, swing("D6"), "RB2-16.13").play(CAT, step("F7"));
    assert_eq!((fray.stands("snapper").as_deref(), fray.hand(ANN)), (Some("F7"), vec!["D03"]));
}
