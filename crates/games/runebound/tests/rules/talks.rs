//! Other heroes: section 12.

use crate::trek::*;
use freeport_runebound::*;
use freeport_testkit::rules;

const fn term(term: Term) -> Move {
    Move::Compose(term)
}

const ACCEPT: Move = Move::Answer(Reply::Accept);
const REFUSE: Move = Move::Answer(Reply::Refuse);
const COUNTER: Move = Move::Answer(Reply::Counter);
const PROPOSE: Move = term(Term::Propose);
const END: Move = term(Term::End);

fn meeting() -> Scene {
    Scene::of(&["varikas", "mok", "edda"])
        .at(ANN, "L04")
        .at(BEN, "L04")
        .at(CID, "M03")
        .gold(ANN, 10)
        .gold(BEN, 10)
}

fn talking(scene: Scene) -> Trek {
    let mut trek = Trek::arrive(scene);
    trek.play(ANN, Move::Arrive(Venture::Talk(BEN)));
    trek
}

#[test]
fn one_hero_on_the_hex_is_met() {
    rules!["RN-12.1", "RN-12.2", "RN-12.3", "RN-7.9", "RN-12.13", "RN-12.4"];
    let mut trek = Trek::arrive(meeting());
    assert!(trek.allows(Move::Arrive(Venture::Duel(BEN))) && trek.allows(LET_BE));
    trek.refuse(ANN, Move::Arrive(Venture::Talk(CID)), "RN-12.1").refuse(ANN, ATTEMPT, "RN-7.1");
    let mut away = Trek::arrive(meeting().unplaced(CID));
    away.refuse(ANN, Move::Arrive(Venture::Duel(CID)), "RN-12.4");
    let mut trek = Trek::arrive(meeting().at(ANN, "N06").at(BEN, "N06"));
    assert!(trek.allows(ATTEMPT) && trek.allows(Move::Arrive(Venture::Talk(BEN))));
    trek.play(ANN, Move::Arrive(Venture::Talk(BEN))).play(ANN, END);
    assert_eq!(trek.view().acting, BEN, "no adventure after talking");
}

#[test]
fn gold_items_and_allies_change_hands() {
    rules!["RN-12.5", "RN-12.10", "RN-12.11", "RN-12.14", "RN-12.7", "RN-2.6"];
    let scene = meeting().item(ANN, "leather-armour").down(ANN, "leather-armour").ally(BEN, "war-hound");
    let mut trek = talking(scene.worn(BEN, "war-hound", 1, 1));
    trek.play(ANN, term(Term::Give(card("leather-armour")))).play(ANN, term(Term::Pay(5)));
    trek.play(ANN, term(Term::Want(card("war-hound")))).play(ANN, PROPOSE);
    assert_eq!((trek.who(), trek.asked()), (BEN, "ask-answer"));
    let terms = trek.view().trade.expect("talks").terms;
    assert_eq!((terms.gold, terms.gives, terms.gets), ([5, 0], vec!["leather-armour"], vec!["war-hound"]));
    trek.play(BEN, ACCEPT);
    assert_eq!((trek.gold(ANN), trek.gold(BEN)), (5, 15));
    let hound = trek.party(ANN).allies[0].figures;
    assert_eq!((trek.allies(ANN), hound.wounds, hound.exhaustion), (vec!["war-hound"], 1, 1));
    assert_eq!((trek.items(BEN), trek.party(BEN).items[0].down), (vec!["leather-armour"], true));
    assert_eq!(trek.asked(), "ask-compose", "and more may follow");
}

#[test]
fn offers_are_refused_and_countered() {
    rules!["RN-12.11", "RN-12.14"];
    let mut trek = talking(meeting().item(BEN, "short-bow"));
    trek.refuse(ANN, PROPOSE, "RN-12.11");
    trek.play(ANN, term(Term::Pay(1))).play(ANN, term(Term::Want(card("short-bow")))).play(ANN, PROPOSE);
    let mut refused = trek.clone();
    refused.play(BEN, REFUSE);
    assert_eq!((refused.who(), refused.gold(BEN)), (ANN, 10));
    assert_eq!(refused.view().trade.map(|trade| trade.terms), Some(Bargain::default()));
    trek.play(BEN, COUNTER);
    assert_eq!(
        trek.view().trade.map(|trade| trade.terms.gold),
        Some([0, 1]),
        "the same terms from the other side"
    );
    let mut withdrawn = trek.clone();
    withdrawn.play(BEN, END);
    assert_eq!((withdrawn.who(), withdrawn.asked()), (ANN, "ask-compose"));
    trek.play(BEN, term(Term::Ask(1))).play(BEN, PROPOSE).play(ANN, ACCEPT);
    assert_eq!((trek.gold(ANN), trek.gold(BEN), trek.items(ANN)), (8, 12, vec!["short-bow"]));
    trek.play(ANN, term(Term::Give(card("short-bow")))).play(ANN, PROPOSE).play(BEN, ACCEPT);
    assert_eq!(trek.items(BEN), ["short-bow"], "a gift");
}

#[test]
fn terms_are_taken_back() {
    rules!["RN-12.5", "RN-12.11"];
    let mut trek = talking(meeting().gold(ANN, 3));
    trek.play(ANN, term(Term::Pay(1))).play(ANN, term(Term::Pay(1))).play(ANN, term(Term::Pay(1)));
    trek.refuse(ANN, term(Term::Pay(1)), "RN-12.5").play(ANN, term(Term::Clear));
    assert_eq!(trek.view().trade.map(|trade| trade.terms), Some(Bargain::default()));
    trek.refuse(ANN, term(Term::Clear), "RN-12.11");
}

#[test]
fn what_cannot_be_traded() {
    rules!["RN-12.8", "RN-21.8", "RN-10.4"];
    let scene = meeting().kept(ANN, "G24").task(ANN, "G30").tokens(ANN, Blue, 1).item(BEN, "short-bow");
    let mut trek = talking(scene);
    let gives = trek.moves().iter().filter(|mv| matches!(mv, Move::Compose(Term::Give(_)))).count();
    assert_eq!(gives, 0);
    trek.refuse(ANN, term(Term::Give(card("short-bow"))), "RN-12.8");
    trek.refuse(ANN, term(Term::Want(card("war-hound"))), "RN-12.8");
}

#[test]
fn limits_hold_after_a_deal() {
    rules!["RN-12.9", "RN-14.5"];
    let scene = || meeting().item(ANN, "chain-hauberk").item(BEN, "leather-armour").gold(BEN, 0);
    let mut trek = talking(scene());
    trek.play(ANN, term(Term::Want(card("leather-armour")))).play(ANN, term(Term::Pay(1)));
    trek.refuse(ANN, PROPOSE, "RN-12.9")
        .play(ANN, term(Term::Drop(card("chain-hauberk"))))
        .play(ANN, PROPOSE);
    assert_eq!(trek.items(ANN), ["chain-hauberk"], "not before it is a deal");
    trek.play(BEN, ACCEPT);
    assert_eq!((trek.items(ANN), trek.items(BEN).len(), trek.gold(BEN)), (vec!["leather-armour"], 0, 1));
    let mut trek = talking(scene());
    trek.play(ANN, term(Term::Give(card("chain-hauberk")))).play(ANN, PROPOSE);
    trek.refuse(BEN, ACCEPT, "RN-12.9");
    trek.play(BEN, Move::Aside(Side::Discard(card("leather-armour")))).play(BEN, ACCEPT);
    assert_eq!(trek.items(BEN), ["chain-hauberk"], "who makes room first may accept");
}

#[test]
fn after_talks_the_turn_goes_on() {
    rules!["RN-12.12", "RN-12.6", "RN-4.7"];
    let mut trek = talking(meeting());
    trek.play(ANN, END);
    assert_eq!(trek.view().acting, BEN, "no duel, and nothing else on a road");
    let mut trek = talking(meeting().at(ANN, "M03").at(BEN, "M03"));
    trek.refuse(ANN, Move::Arrive(Venture::Duel(BEN)), "RN-12.11");
    trek.cast(ANN, END, &[drawn(card("saddle-horse"))]);
    assert_eq!((trek.asked(), trek.sells("greyhaven")), ("ask-deal", vec!["saddle-horse"]));
}

#[test]
fn a_card_goes_along_with_its_weapon() {
    rules!["RN-12.14", "RN-10.9"];
    let scene =
        meeting().at(ANN, "M03").at(BEN, "M03").item(BEN, "short-bow").attached(BEN, "B16", "short-bow");
    let mut trek = talking(scene);
    trek.play(ANN, term(Term::Want(card("short-bow")))).play(ANN, PROPOSE).play(BEN, ACCEPT);
    assert_eq!(trek.party(ANN).items[0].under, ["B16"]);
    trek.cast(ANN, END, &[drawn(card("saddle-horse"))]);
    trek.play(ANN, sell("short-bow"));
    assert!(trek.view().removed.contains(&"B16"), "sold in the same turn, and the card under it is gone");
}

#[test]
fn who_gives_his_life_away_falls() {
    rules!["RN-14.13", "RN-22.10"];
    let scene = meeting().item(BEN, "amulet-of-health").wounds(BEN, 5);
    let mut trek = talking(scene);
    trek.play(ANN, term(Term::Want(card("amulet-of-health")))).play(ANN, PROPOSE).play(BEN, ACCEPT);
    assert_eq!((trek.stands(BEN), trek.party(BEN).figures.wounds, trek.gold(BEN)), (Some("M03"), 0, 0));
    assert_eq!(trek.items(ANN), ["amulet-of-health"]);
    assert_eq!(trek.view().trade, None, "he is gone");
    assert_eq!(trek.view().acting, BEN, "the acting player's turn went on to its end");
}

#[test]
fn the_fall_of_the_other_does_not_end_the_turn() {
    rules!["RN-22.10", "RN-12.12"];
    let scene = meeting().at(ANN, "M03").at(BEN, "M03").item(BEN, "amulet-of-health").wounds(BEN, 5);
    let mut trek = talking(scene);
    trek.play(ANN, term(Term::Want(card("amulet-of-health")))).play(ANN, PROPOSE);
    trek.cast(BEN, ACCEPT, &[drawn(card("saddle-horse"))]);
    assert!(trek.heard(|event| matches!(event, Event::KnockedOut { seat: BEN, .. })));
    assert_eq!((trek.view().acting, trek.asked()), (ANN, "ask-deal"), "the market follows");
}

#[test]
fn who_acts_and_gives_his_life_away_falls() {
    rules!["RN-14.13", "RN-22.9"];
    let mut trek = talking(meeting().item(ANN, "amulet-of-health").wounds(ANN, 5));
    trek.play(ANN, term(Term::Give(card("amulet-of-health")))).play(ANN, PROPOSE).play(BEN, ACCEPT);
    assert_eq!((trek.stands(ANN), trek.party(ANN).figures.wounds, trek.gold(ANN)), (Some("M03"), 0, 0));
    assert_eq!((trek.items(BEN), trek.view().acting), (vec!["amulet-of-health"], BEN));
}
