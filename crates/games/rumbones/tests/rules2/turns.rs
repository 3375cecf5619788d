//! Rounds, turns, windows, setup and teams: sections 2, 12, 15, 25, 26 and 28.

use crate::fray::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_rumbones::second::*;
use freeport_testkit::rules;

#[test]
fn turns_alternate_until_both_have_passed() {
    rules!["RB2-15.1", "RB2-15.2", "RB2-15.3", "RB2-15.5", "RB2-15.7", "RB2-15.8", "RB2-15.9", "RB2-15.10"];
    let scene =
        Scene::duel().hero(A, "snapper", "F5").hero(A, "kiria", "F6").hero(A, "waldorf", "F7").crew_acted(A);
    let mut fray = Fray::of(scene.hero(B, "viana", "N6").crew_acted(B));
    fray.activate("snapper").play(ANN, END);
    assert_eq!(fray.who(), BEN);
    fray.play(BEN, END);
    fray.activate("kiria").play(ANN, END);
    assert!(fray.heard(|event| *event == Event::Passed { side: B }));
    assert_eq!(
        fray.view().acting.map(|acting| acting.hero),
        Some(Some(fray.index("waldorf"))),
        "again the same side"
    );
}

#[test]
fn heroes_are_picked_in_secret() {
    rules![
        "RB2-2.1", "RB2-2.2", "RB2-2.5", "RB2-2.6", "RB2-29.3", "RB2-2.14", "RB2-2.15", "RB2-29.2",
        "RB2-2.17"
    ];
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    for hero in [0, 1, 2] {
        fray.play(ANN, Move::Pick(hero));
    }
    assert_eq!(fray.game.view(Viewer::Seat(BEN)).drafted[0], None);
    fray.refuse(BEN, Move::Pick(0), "RB2-2.2").play(BEN, Move::Pick(5)).play(BEN, Move::Pick(6));
    fray.cast(BEN, Move::Pick(7), &[3, 3, 2, 5, 1, 2, 3, 1, 2, 3]);
    assert_eq!((fray.who(), fray.view().first), (BEN, B));
    assert_eq!(fray.view().heroes.len(), 6);
    assert_eq!((fray.hand(ANN).len(), fray.hand(BEN).len()), (3, 3));
    assert_eq!(fray.game.view(Viewer::Seat(ANN)).seats[1].hand, None);
    let snapper = &fray.view().heroes[1];
    assert_eq!(
        snapper.skills.iter().map(|skill| skill.1).collect::<Vec<_>>(),
        [1, 0, 1],
        "what costs nothing"
    );
}

#[test]
fn wishes_for_one_faction_are_drawn_for() {
    rules!["RB2-2.1", "RB2-28.8", "RB2-28.9", "RB2-28.4", "RB2-28.6"];
    let mut fray = Fray::setup(&Options::default(), 2);
    fray.play(ANN, Move::Wish(1)).cast(BEN, Move::Wish(1), &[2]);
    assert_eq!((fray.view().seats[0].side, fray.view().layout), (A, Some("gw")));
    let mirror = Options { factions: Flags::Mirror, ..Options::default() };
    let mut fray = Fray::setup(&mirror, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(0));
    assert_eq!(fray.view().layout, Some("gg"));
    let mut fray = Fray::setup(&mirror, 2);
    fray.play(ANN, Move::Wish(1)).cast(BEN, Move::Wish(1), &[5]);
    assert_eq!((fray.view().layout, fray.view().seats[0].side), (Some("dd"), B));
}

#[test]
fn random_heroes_and_unusual_allies() {
    rules!["RB2-28.1", "RB2-28.2", "RB2-28.3", "RB2-28.10"];
    let random = Options { heroes: Choosing::Random, ..Options::default() };
    let mut fray = Fray::setup(&random, 2);
    fray.play(ANN, Move::Wish(0)).cast(BEN, Move::Wish(1), &[1, 3, 5, 6, 8, 10, 6, 1, 1, 2, 3, 1, 2, 3]);
    let ids: Vec<_> = fray.view().heroes.iter().map(|hero| hero.hero).collect();
    assert_eq!(ids, ["carcharias", "kiria", "waldorf", "viana", "gabriela", "el-latigo"]);
    let any = Options { allies: Allies::Any, ..Options::default() };
    let mut fray = Fray::setup(&any, 2);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1));
    assert_eq!(fray.moves().len(), 10);
    let mut table = freeport_kernel::Table::new(freeport_kernel::Chance::strict(&[]));
    let dealt = Options { heroes: Choosing::Random2, ..Options::default() };
    assert!(Rumbones2::setup(&dealt, 2, &mut table).is_err(), "there are no mercenaries in the printed pack");
}

#[test]
fn cards_are_laid_aside_and_drawn() {
    rules!["RB2-25.1", "RB2-25.2", "RB2-25.6", "RB2-25.10", "RB2-25.11", "RB2-7.5", "RB2-7.7"];
    let scene = Scene::duel()
        .hand(0, &["D02", "D03", "D04", "D04"])
        .hand(1, &["M02", "M03", "M04"])
        .deck(A, &["D16"]);
    let mut fray = Fray::cast_from(scene, Phase::Recovery, &[]);
    fray.refuse(ANN, Move::Toss(None), "RB2-25.2").play(ANN, Move::Toss(Some(card("D02"))));
    fray.play(ANN, Move::Toss(Some(card("D03"))));
    assert_eq!(fray.game.view(Viewer::Seat(BEN)).seats[0].hand_size, 4, "nobody sees how many");
    fray.play(ANN, Move::Toss(None)).cast(BEN, Move::Toss(None), &[drawn("D16", 0)]);
    assert_eq!((fray.hand(ANN).len(), fray.side(A).track, fray.view().first), (3, 0, B));
}

#[test]
fn a_reaction_works_once_and_costs_an_upgrade() {
    rules!["RB2-5.5", "RB2-12.3", "RB2-12.8", "RB2-5.4"];
    let scene = Scene::duel().first(B).hero(A, "kiria", "E4").level("kiria", 2, 2).ashore(B, "viana");
    let mut fray = Fray::of(scene.hero(B, "de-marco", "D4"));
    fray.activate("de-marco").cast(BEN, attack(0, "E4"), &[3, 1, 1]);
    let shell = fray.react("kiria", 2);
    fray.refuse(BEN, PASS, "RB2-15.2").play(ANN, shell);
    fray.cast(BEN, attack(0, "E4"), &[3, 1, 1]);
    assert_eq!(fray.hero("kiria").damage, 1, "at the first level it does nothing");
}

#[test]
fn four_players_share_a_crew() {
    rules!["RB2-26.6", "RB2-26.11", "RB2-26.2", "RB2-26.1"];
    let scene = Scene::battle(4, "gw").hero(A, "snapper", "F5").hero(A, "kiria", "F6");
    let scene = scene.hero(A, "waldorf", "F7").hero(A, "ishmael", "F8");
    let mut fray = Fray::of(scene);
    let claims = |fray: &Fray, seat: u8| fray.moves_of(Seat(seat));
    assert_eq!(fray.game.turn().waiting().len(), 2);
    assert!(claims(&fray, 0).contains(&CREW) && claims(&fray, 2).contains(&CREW));
    assert_eq!((claims(&fray, 0).len(), claims(&fray, 2).len()), (3, 3));
    fray.play(Seat(2), CREW);
    assert_eq!(fray.who(), Seat(2), "whoever claims it decides");
    assert_eq!(fray.view().seats.iter().map(|seat| seat.limit).collect::<Vec<_>>(), [2; 4]);
}

#[test]
fn three_players() {
    rules!["RB2-26.4", "RB2-26.5"];
    let mut fray = Fray::setup(&Options::default(), 3);
    fray.play(ANN, Move::Wish(0)).play(BEN, Move::Wish(1)).until("ask-crew-master");
    fray.play(Seat(2), Move::CrewMaster(Seat(2))).until("ask-activate");
    let view = fray.view();
    let heroes = |seat: u8| view.heroes.iter().filter(|hero| hero.owner.0 == seat).count();
    assert_eq!([0, 1, 2].map(heroes), [2, 3, 1]);
    assert_eq!([0, 1, 2].map(|seat: usize| view.seats[seat].hand_size), [2, 4, 2]);
    assert!(fray.game.view(Viewer::Seat(Seat(2))).seats[0].hand.is_some(), "allies know each other's cards");
}

#[test]
fn an_ally_agrees_to_pay_a_bribe() {
    rules!["RB2-26.17", "RB2-26.16"];
    let scene =
        Scene::battle(4, "gw").hero(A, "snapper", "F5").hero(B, "viana", "G5").hero(B, "gabriela", "N6");
    let scene =
        scene.owner("gabriela", 3).coins("gabriela", 2).ashore(A, "kiria").hand(1, &["M06"]).deck(B, &[]);
    let mut fray = Fray::of(scene);
    fray.activate("snapper").play(Seat(0), attack(0, "G5")).play(Seat(1), play("M06"));
    assert_eq!((fray.who(), fray.asked()), (Seat(3), "ask-consent"));
    let mut refused = fray.clone();
    fray.cast(Seat(3), Move::Consent(true), &[4, 4]);
    assert_eq!((fray.hero("gabriela").coins, fray.hero("viana").damage), (0, 2));
    refused.cast(Seat(3), Move::Consent(false), &[4, 4, 1, 1]);
    assert_eq!(refused.hero("gabriela").coins, 2);
}

#[test]
fn allies_are_asked_from_the_active_player_on() {
    rules!["RB2-12.6", "RB2-12.3", "RB2-26.16"];
    let scene = Scene::battle(4, "gw").hero(A, "snapper", "F5").ashore(A, "kiria").hero(B, "viana", "G5");
    let scene =
        scene.coins("viana", 4).hand(0, &["D02"]).hand(2, &["D02"]).hand(1, &["M06"]).hand(3, &["M06"]);
    let mut fray = Fray::of(scene.deck(A, &[]).deck(B, &[]));
    fray.activate("snapper").play(Seat(0), attack(0, "G5"));
    let mut asked = Vec::new();
    for _ in 0..3 {
        assert_eq!(fray.asked(), "ask-attack-declared");
        asked.push(fray.who().0);
        let seat = fray.who();
        fray.play(seat, PASS);
    }
    asked.push(fray.who().0);
    assert_eq!(asked, [0, 2, 1, 3], "the attacker's side first");
    fray.play(Seat(3), play("M06")).cast(Seat(1), Move::Consent(true), &[4, 1]);
    assert_eq!((fray.hero("viana").coins, fray.hero("viana").damage), (2, 1));
}

#[test]
fn windows_are_told_to_the_table() {
    rules!["RB2-12.8", "RB2-29.2"];
    let scene = Scene::duel()
        .hero(A, "snapper", "F5")
        .ashore(A, "waldorf")
        .hero(B, "kiria", "G5")
        .level("kiria", 2, 2);
    let mut fray = Fray::of(scene.coins("kiria", 2).hand(1, &["M05"]));
    fray.activate("snapper").play(ANN, attack(0, "G5"));
    let window = fray.game.window(BEN).expect("a window");
    assert!(window.hidden && window.facts == ["own-hero"] && window.decline == PASS);
    assert!(window.sources.is_empty(), "nothing fits, and nobody else knows");
    assert_eq!(fray.game.window(ANN), None);
    fray.cast(BEN, PASS, &[4, 1, 1, 1]);
    let window = fray.game.window(BEN).expect("a window");
    let usable: Vec<_> = window.sources.iter().map(|one| (one.source, one.usable)).collect();
    assert_eq!(usable, [("carls-shell", true)]);
    assert!(fray.game.sources(BEN).iter().any(|source| source.id == "M05" && source.held));
}
