//! Road hazards: section 32.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

fn roads(doom: Doom) -> Options {
    Options { hazards: true, doom, ..Options::default() }
}

fn valadir() -> Scene {
    Scene::with(roads(Doom::Off), &["valadir", "mok"]).at(ANN, "N05")
}

fn strikes(trek: &Trek) -> bool {
    trek.heard(|event| matches!(event, Event::Hazard { .. }))
}

#[test]
fn dice_that_show_the_terrain_are_peace() {
    rules!["RN-W21", "RN-32.1", "RN-32.2", "RN-32.3", "RN-32.4", "RN-32.5", "RN-32.18"];
    let trek = Trek::camp(valadir(), &[1, 5]);
    assert!(!strikes(&trek) && trek.heard(|event| matches!(event, Event::Prowled { safe: true, .. })));
    assert_eq!(trek.view().acting, BEN);
    let trek = Trek::camp(valadir().stack("Y02"), &[[1, 6].as_slice(), &sums(&[7])].concat());
    assert!(strikes(&trek));
    assert_eq!((trek.view().open, trek.view().hazard), (Some("Y02"), true));
    let mut trek = Trek::begin(valadir());
    trek.cast(ANN, rest(0), &[1, 5]);
    assert!(trek.heard(|event| matches!(event, Event::Prowled { .. })), "also for who stays");
}

#[test]
fn some_places_are_safe() {
    rules!["RN-32.1", "RN-6.24"];
    for at in ["M03", "N06"] {
        let trek = Trek::camp(valadir().at(ANN, at), &[]);
        assert!(!trek.heard(|event| matches!(event, Event::Prowled { .. })), "{at}");
    }
    let trek = Trek::camp(valadir().at(BEN, "N05"), &[]);
    assert!(!trek.heard(|event| matches!(event, Event::Prowled { .. })), "company");
}

#[test]
fn the_colour_by_the_dice() {
    rules!["RN-32.8", "RN-32.9"];
    for (sum, card) in [(2, "G17"), (6, "G17"), (7, "Y02"), (15, "Y02"), (16, "B01"), (20, "B01")] {
        let trek = Trek::camp(valadir().stack(card), &[[1, 6].as_slice(), &sums(&[sum])].concat());
        assert_eq!(trek.view().open, Some(card), "{sum}");
    }
}

#[test]
fn the_colour_by_the_doom_track() {
    rules!["RN-W22", "RN-W23", "RN-32.6", "RN-32.7"];
    let track = |cards: &[&str]| {
        Scene::with(roads(Doom::On), &["valadir", "mok", "edda", "groth"]).at(ANN, "N05").doom(cards, 0)
    };
    let six = ["G03", "G04", "G07", "B02", "G09", "Y03"];
    let trek = Trek::camp(track(&six).stack("Y02"), &[1, 4]);
    assert_eq!(trek.view().open, Some("Y02"), "six symbols: Nerekhall");
    let trek = Trek::camp(track(&six).stack("B01"), &[6, 6]);
    assert_eq!(trek.view().open, Some("B01"), "four symbols: Tamalir");
    let trek = Trek::camp(track(&["G03", "Y03", "G07"]).stack("Y02"), &[1, 6]);
    assert_eq!(trek.view().open, Some("Y02"), "five symbols and three cards: Riverwatch");
}

#[test]
fn surprise_and_nowhere_to_run() {
    rules!["RN-32.11", "RN-32.12", "RN-32.19", "RN-32.22"];
    let scene = valadir().item(ANN, "fire-bomb").stack("G02");
    let trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[2])].concat());
    assert_eq!(
        (trek.asked(), trek.party(ANN).figures.wounds),
        ("ask-stance", 0),
        "no text, no bomb, no escape"
    );
    let scene = valadir().kept(ANN, "Y04").stack("G02").gold(ANN, 0);
    let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[2])].concat());
    assert_eq!(trek.asked(), "ask-reveal", "what is used when a card is revealed works");
    trek.play(ANN, trek.using("Y04"));
    assert_eq!((trek.gold(ANN), trek.party(ANN).tokens[0]), (0, 1), "experience and no reward");
}

#[test]
fn nothing_to_take_but_experience() {
    rules!["RN-32.13", "RN-32.14", "RN-32.10", "RN-32.23"];
    let scene = Scene::with(roads(Doom::Off), &["brakka", "mok"]).at(ANN, "N05").gold(ANN, 0).stack("G14");
    let mut trek = Trek::camp(scene.event("Y20"), &[[1, 6].as_slice(), &sums(&[2])].concat());
    let (reserve, deck) = (trek.view().reserve[0], trek.deck(Green));
    trek.win(ANN);
    let party = trek.party(ANN);
    assert_eq!((party.gold, party.tokens[0], party.kept.len()), (0, 1, 0), "not even the bounty");
    assert_eq!((trek.view().reserve[0], trek.deck(Green)), (reserve - 1, deck + 1));
    // A carried task is fulfilled all the same.
    let scene = Scene::with(roads(Doom::Off), &["tavish", "mok"])
        .at(ANN, "N05")
        .gold(ANN, 0)
        .stack("G09")
        .task(ANN, "Y24");
    let mut trek = Trek::camp(scene.boost(ANN, Boost::Body, 4), &[[1, 6].as_slice(), &sums(&[2])].concat());
    trek.win(ANN);
    assert_eq!(trek.gold(ANN), 4, "the baron pays, and nobody else");
}

#[test]
fn other_tokens_of_the_same_worth() {
    rules!["RN-W25", "RN-32.14", "RN-32.21"];
    let blue = |scene: Scene| {
        let scene = scene
            .boost(ANN, Boost::Body, 9)
            .boost(ANN, Boost::Mind, 9)
            .boost(ANN, Boost::Spirit, 9)
            .stack("B07");
        let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[16])].concat());
        trek.win(ANN);
        trek
    };
    let brakka =
        || Scene::with(roads(Doom::Off), &["brakka", "mok"]).at(ANN, "N05").reserve(Blue, 0).reserve(Red, 0);
    let mut trek = blue(brakka().reserve(Green, 3).reserve(Yellow, 1));
    assert_eq!((trek.asked(), trek.moves().len()), ("ask-windfall", 2));
    trek.refuse(ANN, Move::Windfall([2, 0, 0, 0]), "RN-32.14").play(ANN, Move::Windfall([1, 1, 0, 0]));
    assert_eq!(trek.party(ANN).tokens, [1, 1, 0, 0]);
    let trek = blue(brakka().reserve(Green, 0).reserve(Yellow, 1));
    assert_eq!(trek.party(ANN).tokens, [0; 4], "it cannot be made up");
    assert!(trek.heard(|event| matches!(event, Event::NoTokens { .. })));
}

#[test]
fn a_hazard_that_wins_leaves_nothing_behind() {
    rules!["RN-32.15"];
    let scene = valadir().wounds(ANN, 5).gold(ANN, 5).stack("G04");
    let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[2])].concat());
    let deck = trek.deck(Green);
    trek.lose(ANN);
    assert_eq!((trek.gold(ANN), trek.deck(Green), trek.view().acting), (0, deck + 1, BEN));
    assert!(trek.view().undefeated.iter().all(Option::is_none));
}

#[test]
fn one_card_and_no_more() {
    rules!["RN-32.10", "RN-32.16", "RN-32.20"];
    let dice = [[1, 6].as_slice(), &sums(&[2])].concat();
    let trek = Trek::camp(valadir().stack("G25").cleared("F09"), &dice);
    assert_eq!((trek.view().event, trek.view().acting, trek.token("F09")), (Some("G25"), BEN, true));
    let trek = Trek::camp(valadir().stack("G30"), &dice);
    assert_eq!(
        (trek.party(ANN).tasks.len(), trek.view().removed.clone()),
        (0, vec!["G30"]),
        "nothing is carried"
    );
    let trek = Trek::camp(valadir().gold(ANN, 0).stack("G31"), &[dice.as_slice(), &sums(&[20])].concat());
    assert_eq!((trek.gold(ANN), trek.view().acting), (0, BEN), "no gain");
    let trek = Trek::camp(valadir().gold(ANN, 0).stack("G31"), &[dice.as_slice(), &sums(&[2])].concat());
    assert_eq!(trek.party(ANN).figures.wounds, 1, "but harm");
}

#[test]
fn a_closed_colour_is_no_hazard() {
    rules!["RN-32.17", "RN-15.13"];
    let trek = Trek::camp(valadir().boost(ANN, Boost::Life, 1), &[[1, 6].as_slice(), &sums(&[2])].concat());
    assert!(trek.heard(|event| matches!(event, Event::HazardVoid { .. })));
    assert_eq!((trek.view().acting, trek.deck(Green)), (BEN, 35));
}

#[test]
fn the_high_lord_on_the_road() {
    rules!["RN-1.10", "RN-32.23"];
    let scene = Scene::with(roads(Doom::On), &["brakka", "mok"]).at(ANN, "N05").doom(&["R2"], 0).stack("R1");
    let scene = scene.boost(ANN, Boost::Body, 12).boost(ANN, Boost::Mind, 12).boost(ANN, Boost::Spirit, 12);
    let mut trek = Trek::camp(scene, &[1, 6]);
    trek.win(ANN);
    assert_eq!(trek.view().verdict, Some(Verdict::Slain(ANN)));
}

#[test]
fn a_token_that_comes_back_calls_for_no_second_card() {
    rules!["RN-32.10", "RN-32.16"];
    let scene = valadir().at(ANN, "F09").cleared("F09").stack("G25");
    let trek = Trek::camp(scene, &[[2, 6].as_slice(), &sums(&[2])].concat());
    assert_eq!((trek.view().event, trek.token("F09"), trek.view().acting), (Some("G25"), true, BEN));
    assert!(!trek.heard(|event| matches!(event, Event::DeckEmpty { .. })), "nothing more is drawn");
}

#[test]
fn encounters_on_the_road_give_nothing() {
    rules!["RN-32.20"];
    let meets = |hero: &str, id: &str, sum: u8, dice: &[u8]| {
        let scene = Scene::with(roads(Doom::Off), &[hero, "mok"]).at(ANN, "N05").stack(id);
        Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[sum]), &sums(dice)].concat())
    };
    let trek = meets("orlen", "Y25", 7, &[20]);
    assert!(trek.heard(|event| matches!(event, Event::Settled { success: true, .. })));
    assert_eq!((trek.party(ANN).paper, trek.view().acting), (0, BEN), "no experience");
    let mut won = meets("tavish", "G32", 2, &[]);
    let mut lost = won.clone();
    won.cast(ANN, Move::Stake(2), &sums(&[20]));
    lost.cast(ANN, Move::Stake(2), &sums(&[2]));
    assert_eq!((won.gold(ANN), lost.gold(ANN)), (3, 1), "a stake is lost and never won");
}

#[test]
fn an_enemy_on_the_road_surprises_as_well() {
    rules!["RN-32.11", "RN-32.12", "RN-32.20"];
    let scene = valadir().item(ANN, "fire-bomb").gold(ANN, 0).stack("Y23");
    let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[7])].concat());
    assert_eq!(trek.asked(), "ask-attempt");
    trek.play(ANN, Move::Attempt(true));
    assert_eq!(trek.asked(), "ask-stance", "no bomb, and no escape");
    trek.win(ANN);
    assert_eq!((trek.gold(ANN), trek.view().acting), (0, BEN));
}

#[test]
fn a_hazard_without_end_leaves_the_hero_where_he_is() {
    rules!["RN-17.12", "RN-32.15"];
    let scene = valadir().came_from(ANN, "N06").boost(ANN, Boost::Spirit, 9).stack("G06");
    let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[2])].concat());
    for _ in 0..300 {
        trek.play(ANN, DEFEND);
    }
    assert_eq!((trek.view().acting, trek.stands(ANN), trek.deck(Green)), (BEN, Some("N05"), 35));
    assert!(trek.view().undefeated.iter().all(Option::is_none));
}

#[test]
fn the_last_token_of_the_colour_is_taken() {
    rules!["RN-32.14"];
    let scene = Scene::with(roads(Doom::Off), &["brakka", "mok"]).at(ANN, "N05").boost(ANN, Boost::Body, 4);
    let scene = scene.reserve(Yellow, 1).reserve(Green, 2).stack("Y02");
    let mut trek = Trek::camp(scene, &[[1, 6].as_slice(), &sums(&[7])].concat());
    trek.win(ANN);
    assert_eq!((trek.party(ANN).tokens, trek.view().acting), ([0, 1, 0, 0], BEN), "nobody asks for others");
}
