//! The Experience step: section 15.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

const fn grow(boost: Boost) -> Move {
    Move::Grow(Growth::Buy(boost))
}

fn learner(heroes: &[&str]) -> Scene {
    Scene::of(heroes).at(ANN, "L04")
}

const FOUR: [&str; 4] = ["varikas", "mok", "edda", "groth"];

#[test]
fn four_players_pay_four() {
    rules!["RN-W7", "RN-15.3", "RN-15.5", "RN-15.6", "RN-15.7", "RN-15.2"];
    let scene = || learner(&FOUR).tokens(ANN, Blue, 1).tokens(ANN, Yellow, 1);
    let mut trek = Trek::learn(scene().reserve(Green, 1));
    let reserve = trek.view().reserve;
    trek.play(ANN, grow(Boost::Mind));
    let party = trek.party(ANN);
    assert_eq!(
        (party.boosts, party.tokens, party.paper),
        ([1, 0, 0, 0, 0], [1, 0, 0, 0], 0),
        "the green one comes back"
    );
    assert_eq!(trek.view().reserve, [0, reserve[1] + 1, reserve[2] + 1, reserve[3]]);
    let mut trek = Trek::learn(scene().reserve(Green, 0));
    trek.play(ANN, grow(Boost::Mind));
    let party = trek.party(ANN);
    assert_eq!((party.tokens, party.paper), ([0; 4], 1), "there is none, so it is noted");
}

#[test]
fn the_price_by_players() {
    rules!["RN-15.3", "RN-15.15", "RN-36.1", "RN-36.2"];
    let price = |pace: Pace, players: usize| {
        let heroes = ["varikas", "mok", "edda", "groth", "orlen", "nimra"];
        let scene = Scene::with(Options { pace, doom: Doom::Off, ..Options::default() }, &heroes[..players]);
        Trek::begin(scene).view().xp_price
    };
    let prices = |pace: Pace| [1, 2, 3, 4, 5, 6].map(|players| price(pace, players));
    assert_eq!(prices(Pace::Normal), [5, 5, 4, 4, 3, 3]);
    assert_eq!(prices(Pace::Fast), [4, 4, 3, 3, 2, 2]);
    assert_eq!(prices(Pace::Long), [6, 6, 5, 5, 4, 4]);
}

#[test]
fn no_token_may_be_left_out_of_a_payment() {
    rules!["RN-W29", "RN-15.18", "RN-15.7"];
    let mut trek =
        Trek::learn(learner(&["varikas"]).tokens(ANN, Red, 1).tokens(ANN, Yellow, 1).tokens(ANN, Green, 1));
    trek.play(ANN, grow(Boost::Body));
    assert_eq!(trek.asked(), "ask-pay");
    trek.refuse(ANN, Move::Pay([1, 1, 0, 1]), "RN-15.18").refuse(ANN, Move::Pay([1, 1, 0, 0]), "RN-15.7");
    assert!(trek.allows(Move::Pay([1, 0, 0, 1])));
    trek.play(ANN, Move::Pay([0, 1, 0, 1]));
    let party = trek.party(ANN);
    assert_eq!((party.tokens, party.paper, party.boosts[1]), ([2, 0, 0, 0], 0, 1), "one green comes back");
}

#[test]
fn paper_is_spent_first() {
    rules!["RN-15.7", "RN-15.4", "RN-15.8"];
    let mut trek =
        Trek::learn(learner(&["varikas"]).paper(ANN, 3).tokens(ANN, Yellow, 1).tokens(ANN, Blue, 2));
    trek.play(ANN, grow(Boost::Strength)).play(ANN, Move::Pay([0, 1, 0, 0]));
    assert_eq!(
        (trek.party(ANN).paper, trek.asked()),
        (0, "ask-grow"),
        "six are left, and more may be bought"
    );
    trek.play(ANN, LEARNED);
    assert_eq!(trek.party(ANN).tokens, [0, 0, 2, 0], "what is not spent is kept");
    let mut trek = Trek::learn(learner(&["varikas"]).paper(ANN, 5));
    trek.play(ANN, grow(Boost::Spirit));
    assert_eq!((trek.party(ANN).paper, trek.party(ANN).boosts[2]), (0, 1));
}

#[test]
fn what_tokens_give() {
    rules!["RN-15.9", "RN-15.10", "RN-15.14", "RN-15.17"];
    let scene = learner(&["varikas"]).tokens(ANN, Red, 5).tokens(ANN, Blue, 3).wounds(ANN, 2);
    let mut trek = Trek::learn(scene);
    let before = trek.party(ANN).figures;
    for boost in Boost::ALL {
        trek.play(ANN, grow(boost));
        if trek.asked() == "ask-pay" {
            trek.play(ANN, trek.moves()[0]);
        }
    }
    let (after, party) = (trek.party(ANN).figures, trek.party(ANN));
    assert_eq!(after.stats, before.stats.map(|stat| stat + 2));
    assert_eq!((after.strength, after.life, after.wounds), (before.strength + 2, before.life + 1, 2));
    assert_eq!((party.boosts, party.level), ([1; 5], 6));
}

#[test]
fn life_closes_colours() {
    rules!["RN-W8", "RN-15.11", "RN-15.12", "RN-15.13"];
    let mut trek = Trek::learn(learner(&["varikas"]).paper(ANN, 20));
    let locked = |trek: &Trek| trek.party(ANN).locked;
    trek.play(ANN, grow(Boost::Life));
    assert_eq!(locked(&trek), [Green]);
    trek.play(ANN, grow(Boost::Life));
    assert_eq!(locked(&trek), [Green, Yellow]);
    trek.play(ANN, grow(Boost::Life));
    assert_eq!(locked(&trek), [Green, Yellow, Blue]);
    trek.refuse(ANN, grow(Boost::Life), "RN-15.12");
    assert!(trek.allows(grow(Boost::Mind)));
}

#[test]
fn who_cannot_pay_buys_nothing() {
    rules!["RN-15.3", "RN-15.4", "RN-15.16"];
    let mut trek = Trek::learn(
        Scene::of(&["mok", "varikas"]).at(ANN, "L04").tokens(ANN, Red, 1).tired(ANN, 1).wounds(ANN, 1),
    );
    assert_eq!(trek.asked(), "ask-grow", "Mok may still heal himself");
    trek.refuse(ANN, grow(Boost::Mind), "RN-15.3");
    let scene = Scene::of(&["varikas", "mok"]).at(ANN, "N06").wounds(ANN, 4).tokens(ANN, Red, 1).boost(
        ANN,
        Boost::Mind,
        2,
    );
    let mut trek = Trek::facing(scene, "G04");
    trek.lose(ANN);
    let party = trek.party(ANN);
    assert_eq!((party.tokens, party.boosts[0]), ([0, 0, 0, 1], 2), "a knock-out takes none of it");
}

#[test]
fn experience_of_an_oracle() {
    rules!["RN-15.6"];
    let scene = Scene::of(&["orlen", "mok"]).at(ANN, "G04");
    let trek = Trek::open(&sums(&[20]), |table| scene.meeting("Y25", table));
    assert_eq!(trek.party(ANN).paper, 2);
}

#[test]
fn change_comes_in_the_highest_tokens_that_fit() {
    rules!["RN-15.7"];
    let scene = learner(&["varikas", "mok"]).tokens(ANN, Blue, 1).tokens(ANN, Red, 1);
    let mut trek = Trek::learn(scene.reserve(Green, 2).reserve(Yellow, 1));
    trek.play(ANN, grow(Boost::Mind));
    assert_eq!((trek.party(ANN).tokens, trek.party(ANN).paper), ([0, 1, 0, 0], 0), "one yellow of two over");
}
