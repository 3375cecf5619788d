//! Section 7 of the rulebook: the Governor and the Corsairs.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn a_new_corsair_takes_a_token_the_whole_reserve_and_a_black_mark() {
    rules!["P7-7.1", "P7-7.2"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 4, 0));
    cove.choose(&[Governor, Cartographer]);
    let all = Nation::ALL.map(Move::Nation);
    assert_eq!(cove.moves(), [all[0], all[1], all[2], all[3], Move::Decline], "how many ships is not asked");
    cove.play(A, Move::Nation(Nation::Holland));
    assert_eq!((cove.ships(A), cove.chests(A)), ((10, 0, 0), 7), "all six, for nothing");
    assert_eq!((cove.own(A).corsairs, cove.own(A).free), (vec![Nation::Holland], 10));
    assert_eq!(cove.marked(), [(A, MarkReason::Corsair)]);
}

#[test]
fn an_empty_reserve_is_no_hindrance_but_a_lack_of_tokens_is() {
    rules!["P7-7.3", "P7-7.6"];
    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 10, 0));
    cove.choose(&[Governor, Cartographer]).play(A, Move::Nation(Nation::Spain));
    assert_eq!((cove.own(A).corsairs, cove.marked()), (vec![Nation::Spain], vec![(A, MarkReason::Corsair)]));

    let scene = Nation::ALL.into_iter().fold(Scene::new(2), |scene, nation| scene.corsair(1, nation));
    let mut cove = Cove::of(scene.first(1));
    cove.choose(&[Governor, Cartographer]);
    assert_eq!((cove.marked(), cove.ships(A)), (vec![(A, MarkReason::Unable)], (7, 0, 3)));
}

#[test]
fn who_will_not_become_a_corsair_gets_a_black_mark_and_no_ships() {
    rules!["P7-7.6"];
    let mut cove = Cove::of(Scene::new(2).first(1));
    cove.choose(&[Governor, Cartographer]).play(A, Move::Decline);
    assert_eq!((cove.marked(), cove.ships(A)), (vec![(A, MarkReason::Declined)], (7, 0, 3)));
    assert!(cove.own(A).corsairs.is_empty());
}

#[test]
fn one_player_may_hold_several_tokens_and_never_loses_one() {
    rules!["P7-7.4", "P7-7.5"];
    let mut cove = Cove::of(Scene::new(2).first(1).corsair(0, Nation::England).hand(0, &["spa-2"]));
    cove.choose(&[Governor, Captain]).play(A, Move::Nation(Nation::Spain));
    assert_eq!(cove.own(A).corsairs, [Nation::England, Nation::Spain]);
    cove.pass_round();
    cove.choose(&[Captain, Merchant]).play(A, caravan("spa-2"));
    cove.play(A, Move::CommitShips(0)).play(B, Move::CommitShips(0));
    cove.choose(&[Shipwright, Cartographer]).pass_round();
    assert_eq!(cove.own(A).corsairs, [Nation::England, Nation::Spain]);
}

/// Of everything else that is counted, two players who differ by a token alone have the same.
#[test]
fn a_token_matters_in_raids_of_its_nation_and_for_ties_alone() {
    rules!["P7-7.8"];
    let game = |corsair: bool| {
        let scene =
            Scene::new(2).first(1).goods(0, cargo(1, 1, 1)).yin_yang(0, 3).hand(0, &["tortuga", "eng-2"]);
        let mut cove = Cove::of(if corsair { scene.corsair(0, Nation::England) } else { scene });
        cove.choose(&[Islander, Merchant]).play(A, Move::Port(Port::Tortuga));
        cove.choose(&[Merchant, Captain]).plays(A, &[deal(Deal::CoffeeRum), Move::Decline]);
        cove.choose(&[Captain, Governor]).play(B, Move::Decline).play(A, caravan("eng-2"));
        cove.play(A, Move::CommitShips(1));
        cove
    };
    let (with, without) = (game(true).own(A), game(false).own(A));
    assert_eq!(with.marks, without.marks + 1, "the raid on the own nation");
    assert_eq!(with.points, without.points - 3, "by its Black Mark");
    let same = |own: BoardView| BoardView { marks: 0, points: 0, corsairs: Vec::new(), ..own };
    assert_eq!(same(with), same(without));
}

#[test]
fn the_gift_keeps_the_black_mark_away() {
    rules!["P7-7.9"];
    let mut cove = Cove::of(Scene::new(3).first(1).marks(0, 2));
    cove.choose(&[Governor, Captain, Shaman]).play(A, Move::Nation(Nation::Spain));
    assert_eq!((cove.marks(A), cove.ships(A)), (2, (10, 0, 0)));
    assert!(cove.heard(|event| matches!(event, Event::MarkSpared { seat: A })));
}

#[test]
fn the_double_gift_also_removes_an_earlier_black_mark_if_there_is_one() {
    rules!["P7-7.10"];
    for (before, after) in [(0, 0), (1, 0), (3, 2)] {
        let mut cove = Cove::of(Scene::new(3).marks(0, before));
        cove.choose(&[Governor, Captain, Shaman]).play(A, Move::Nation(Nation::Spain));
        assert_eq!(cove.marks(A), after);
        assert_eq!(cove.heard(|event| matches!(event, Event::MarkRemoved { .. })), before > 0);
    }
}
