//! Section 20 of the rulebook: the final sale and the score.

use crate::cove::*;
use freeport_kernel::Seat;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The last round of two players is played without anybody doing anything: each gets one Black Mark.
fn ending(scene: Scene) -> Cove {
    let mut cove = Cove::of(scene.last_rounds(0));
    cove.choose(&[Governor, Governor]).pass_round();
    cove
}

fn points(cove: &Cove, seat: Seat) -> i32 {
    cove.own(seat).score.expect("a score").points
}

/// Who has won.
fn winners(cove: &Cove) -> Vec<Seat> {
    cove.view().outcome.expect("the end").winners().iter().collect()
}

#[test]
fn all_goods_are_sold_after_the_last_round_without_black_marks() {
    rules!["P7-20.1"];
    let scene = Scene::new(2).port(Port::Havana).goods(0, cargo(2, 3, 1)).goods(1, cargo(0, 0, 4));
    let cove = ending(scene);
    assert_eq!((cove.goods(A), cove.goods(B)), (Cargo::NONE, Cargo::NONE));
    assert_eq!((cove.chests(A), cove.chests(B)), (7 + 2 + 9 + 1, 7 + 4));
    assert_eq!((cove.marks(A), cove.marks(B)), (1, 1), "those of the last round");
    assert!(
        cove.heard(|event| matches!(event, Event::Sold { seat: A, last: true, proceeds: [2, 9, 1], .. }))
    );
}

#[test]
fn good_deals_may_be_made_before_the_final_sale_and_no_other_ritual() {
    rules!["P7-20.2"];
    let scene = || Scene::new(2).port(Port::Curacao).goods(0, cargo(2, 2, 0)).yin_yang(0, 9);
    let mut cove = Cove::of(scene().last_rounds(0).first(1));
    cove.choose(&[Captain, Captain]);
    assert_eq!(cove.waits_for(), (Some(A), "ask-final-deals"));
    cove.refuse(A, DOUBLE_HOLD, "P7-20.2").refuse(A, UNSINKABLE, "P7-20.2").refuse(
        A,
        sale(2, 0, 0),
        "P7-20.1",
    );
    cove.refuse(A, Move::FinalDeal(Deal::FruitRum), "P7-17.7");
    let fruit_coffee = Move::FinalDeal(Deal::FruitCoffee);
    cove.plays(A, &[fruit_coffee, fruit_coffee]);
    assert_eq!(
        (cove.chests(A), cove.own(A).yin_yang),
        (7 + 5 + 5, 3),
        "twice, and then nothing is left to deal with"
    );
    assert_eq!(cove.decider(), None);
    // Or none, or one.
    let mut cove = Cove::of(scene().last_rounds(0).first(1));
    cove.choose(&[Captain, Captain]).plays(A, &[fruit_coffee, Move::Done]);
    assert_eq!((cove.chests(A), cove.own(A).yin_yang), (7 + 5 + 2, 6));
    // It is not offered in the middle of the game.
    let mut cove = Cove::of(scene().first(1));
    cove.refuse(A, fruit_coffee, "P7-20.2").choose(&[Governor, Captain]).refuse(A, fruit_coffee, "P7-20.2");
}

#[test]
fn goods_of_a_good_deal_do_not_count_for_the_final_sale() {
    rules!["P7-20.3"];
    let scene =
        Scene::new(2).port(Port::Curacao).goods(0, cargo(3, 1, 0)).yin_yang(0, 3).last_rounds(0).first(1);
    let mut cove = Cove::of(scene);
    cove.choose(&[Captain, Captain]);
    let mut without = cove.clone();
    without.play(A, Move::Done);
    assert_eq!(without.chests(A), 7 + 9 + 1);
    cove.play(A, Move::FinalDeal(Deal::FruitCoffee));
    assert_eq!(cove.chests(A), 7 + 5 + 2, "the two Fruit left are no set");
}

#[test]
fn the_final_sale_goes_clockwise_from_the_first_player_after_the_last_pass() {
    rules!["P7-20.4"];
    let scene = Scene::new(3).first(0).last_rounds(0);
    let scene = (0..3).fold(scene, |scene, seat| scene.goods(seat, cargo(1, 1, 0)).yin_yang(seat, 3));
    let mut cove = Cove::of(scene);
    cove.choose(&[Captain, Captain, Captain]).refuse(C, Move::Done, "P7-20.4");
    let mut asked = Vec::new();
    while let Some(seat) = cove.decider() {
        asked.push(seat);
        cove.play(seat, Move::Done);
    }
    assert_eq!(asked, [B, C, A]);
}

#[test]
fn each_card_left_in_hand_is_a_black_mark() {
    rules!["P7-20.5"];
    let cove = ending(Scene::new(2).hand(0, &["eng-2", "havana", "idol"]).hand(1, &["wages"]));
    assert_eq!((cove.marks(A), cove.marks(B)), (1 + 3, 1 + 1));
    assert_eq!(points(&cove, A), 7 - 12);
    assert!(cove.heard(|event| matches!(event, Event::Scored { seat: A, score } if score.points == 7 - 12)));
    assert!(
        cove.heard(|event| matches!(event, Event::HandLeft { seat: A, cards, marks: 4 } if cards.len() == 3))
    );
}

#[test]
fn chests_talismans_and_yin_yang_tokens_count_and_black_marks_cost_three() {
    rules!["P7-20.6", "P7-20.7", "P7-20.8", "P7-20.9"];
    let plain = |scene: Scene| points(&ending(scene), A) + 3;
    assert_eq!(plain(Scene::new(2).chests(0, 0)), 0, "but for the mark of the last round");
    assert_eq!(plain(Scene::new(2).chests(0, 23)), 23);
    assert_eq!(plain(Scene::new(2).chests(0, 0).talismans(0, 5)), 5);
    for (tokens, worth) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (10, 3)] {
        assert_eq!(plain(Scene::new(2).chests(0, 0).yin_yang(0, tokens)), worth, "{tokens} tokens");
    }
    assert_eq!(plain(Scene::new(2).chests(0, 10).marks(0, 4)), -2);
}

#[test]
fn the_most_points_win() {
    rules!["P7-20.10"];
    let cove = ending(Scene::new(2).chests(0, 20).chests(1, 21));
    assert_eq!(winners(&cove), [B]);
    assert!(cove.heard(|event| matches!(event, Event::GameEnded { winners, tie: None } if *winners == [B])));
}

#[test]
fn ties_go_to_fewer_corsair_tokens_then_to_fewer_black_marks_and_are_shared_then() {
    rules!["P7-20.10", "P7-7.8"];
    let tie = |cove: &Cove| {
        cove.told.iter().find_map(|event| match event {
            Event::GameEnded { tie, .. } => Some(*tie),
            _ => None,
        })
    };
    let cove = ending(Scene::new(2).corsair(0, Nation::Spain));
    assert_eq!((winners(&cove), tie(&cove)), (vec![B], Some(Some(TieBreak::Corsairs))));
    // Fewer tokens count before fewer marks.
    let cove = ending(Scene::new(2).chests(0, 10).chests(1, 7).marks(0, 1).corsair(1, Nation::Spain));
    assert_eq!((winners(&cove), tie(&cove)), (vec![A], Some(Some(TieBreak::Corsairs))));
    let cove = ending(Scene::new(2).chests(0, 10).chests(1, 7).marks(0, 1));
    assert_eq!((winners(&cove), tie(&cove)), (vec![B], Some(Some(TieBreak::Marks))));
    // Marks for cards left in hand count among them.
    let cove = ending(Scene::new(2).chests(0, 10).chests(1, 7).hand(0, &["idol"]));
    assert_eq!((winners(&cove), tie(&cove)), (vec![B], Some(Some(TieBreak::Marks))));
    let cove = ending(Scene::new(2));
    assert_eq!((winners(&cove), tie(&cove)), (vec![A, B], Some(Some(TieBreak::Shared))));
}

#[test]
fn ships_guards_rituals_and_the_token_are_worth_nothing() {
    rules!["P7-20.11"];
    let base = Scene::new(2).chests(0, 45).ships(0, 4, 0);
    let rich = Scene::new(2).chests(0, 45).ships(0, 10, 0).double_hold(0, 4).unsinkable(0, 3);
    let (base, rich) = (ending(base), ending(rich));
    assert_eq!((points(&base, A), points(&rich, A)), (42, 42));
    assert_eq!(rich.own(A).token, 40);
}
