//! Section 8 of the rulebook: the Captain starts a raid.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The second player is First; the only Captain plays a Caravan.
fn captain(scene: Scene, card: &str) -> Cove {
    let mut cove = Cove::of(scene.first(1).hand(0, &[card]));
    let characters = [Captain, Cartographer, Cartographer, Cartographer];
    let players = cove.view().boards.len();
    cove.choose(&characters[..players]).play(A, caravan(card));
    cove
}

#[test]
fn a_caravan_of_the_hand_is_played_face_up() {
    rules!["P7-8.1", "P7-8.2", "P7-8.4"];
    let mut cove =
        Cove::of(Scene::new(2).first(1).hand(0, &["spa-4", "eng-2", "kraken"]).hand(1, &["hol-2"]));
    cove.choose(&[Captain, Cartographer]);
    assert_eq!(cove.moves(), [caravan("eng-2"), caravan("spa-4"), Move::Decline], "one of them, or none");
    cove.refuse(A, caravan("hol-2"), "P7-8.1").refuse(A, Move::Curse(Curse::Kraken), "P7-4.6");
    cove.play(A, caravan("spa-4"));
    let raid = cove.view().raid.expect("a raid");
    assert_eq!((raid.seat, raid.nation, raid.ships), (A, Nation::Spain, 4));
    assert_eq!((cove.seen_by(B).top, cove.own(A).hand_size), (Some(named("spa-4")), 2));
    for caravan in Caravan::all() {
        let printed = PackRef::default().ships(caravan);
        assert!(caravan.card().to_string().contains(&printed.to_string()), "{caravan:?} shows {printed}");
    }
}

#[test]
fn who_has_no_caravan_or_wants_none_gets_a_black_mark_and_there_is_no_raid() {
    rules!["P7-8.3"];
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["kraken", "tortuga"]));
    cove.choose(&[Captain, Cartographer]);
    assert_eq!(cove.marked(), [(A, MarkReason::Unable)]);
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Cartographer]).play(A, Move::Decline);
    assert_eq!((cove.marked(), cove.own(A).hand_size), (vec![(A, MarkReason::Declined)], 1));
    assert!(cove.view().raid.is_none() && cove.view().top.is_none());
}

#[test]
fn ships_are_sent_clockwise_from_the_captain_and_openly() {
    rules!["P7-8.5", "P7-8.11"];
    let mut cove = Cove::of(Scene::new(4).first(1).hand(2, &["fra-4"]));
    cove.choose(&[Merchant, Merchant, Captain, Merchant]).play(C, caravan("fra-4"));
    cove.refuse(D, Move::CommitShips(1), "P7-8.5");
    let sent = |cove: &Cove| cove.seen_by(B).raid.expect("a raid").sent;
    assert_eq!(sent(&cove), [None, None, None, None]);
    cove.play(C, Move::CommitShips(4));
    assert_eq!((cove.decider(), sent(&cove)), (Some(D), vec![None, None, Some(4), None]));
    cove.play(D, Move::CommitShips(1)).play(A, Move::CommitShips(2));
    assert_eq!((cove.decider(), sent(&cove)), (Some(B), vec![Some(2), None, Some(4), Some(1)]));
    cove.loosely(B, Move::CommitShips(3), 4);
    assert_eq!(cove.throws()[0].2.len(), 4 + 1 + 2 + 3 + 4);
}

#[test]
fn the_limit_depends_on_the_caravan_and_on_how_many_play() {
    rules!["P7-E2", "P7-8.6"];
    for (players, limit) in [(2, 6), (3, 4), (4, 2)] {
        let mut cove = Cove::of(Scene::new(players).ships(0, 10, 0).hand(0, &["eng-2"]));
        let mut characters = vec![Merchant; players.into()];
        characters[0] = Captain;
        cove.choose(&characters).play(A, caravan("eng-2"));
        assert_eq!(cove.moves(), (0..=limit).map(Move::CommitShips).collect::<Vec<_>>());
        cove.refuse(A, Move::CommitShips(limit + 1), "P7-8.6");
    }
    for (players, limit) in [(2, 9), (3, 6), (4, 3)] {
        let mut cove = Cove::of(Scene::new(players).ships(0, 10, 0).hand(0, &["hol-3b"]));
        let mut characters = vec![Merchant; players.into()];
        characters[0] = Captain;
        cove.choose(&characters).play(A, caravan("hol-3b"));
        assert_eq!(cove.view().raid.map(|raid| raid.limit), Some(limit));
    }
    let cove = captain(Scene::new(2).ships(0, 10, 0).goods(0, cargo(7, 0, 0)), "eng-2");
    assert_eq!(cove.moves().len(), 4, "never more than the three free ships");
}

#[test]
fn any_number_up_to_the_limit_is_sent_once_and_for_all() {
    rules!["P7-8.7"];
    for ships in 0..=6 {
        let mut cove = captain(Scene::new(2), "eng-2");
        cove.play(A, Move::CommitShips(ships)).refuse(A, Move::CommitShips(1), "P7-8.5");
        assert_eq!(cove.view().raid.expect("a raid").sent, [Some(ships), None]);
        cove.refuse(B, Move::Decline, "P7-8.7");
    }
}

#[test]
fn who_sends_no_ship_receives_a_black_mark() {
    rules!["P7-8.8"];
    let mut cove = captain(Scene::new(3).ships(2, 0, 0).ships(1, 2, 0).goods(1, cargo(1, 1, 0)), "eng-2");
    cove.play(A, Move::CommitShips(0));
    let away = MarkReason::StayedAway;
    assert_eq!(cove.marked(), [(A, away), (B, away), (C, away)], "one will not, two cannot");
}

#[test]
fn a_captain_who_sends_nothing_has_performed_the_action_all_the_same() {
    rules!["P7-8.9"];
    let mut cove = Cove::of(Scene::new(3).hand(0, &["eng-2"]).ships(1, 0, 0).ships(2, 0, 0));
    cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("eng-2")).play(A, Move::CommitShips(0));
    assert_eq!((cove.marks(A), cove.yin_yang(A)), (1, 4), "the mark, and the double Gift");
}

#[test]
fn when_nobody_sends_a_ship_nothing_is_thrown_and_the_caravan_is_played() {
    rules!["P7-8.10"];
    let mut cove = captain(Scene::new(2), "eng-2");
    cove.play(A, Move::CommitShips(0)).play(B, Move::CommitShips(0));
    assert!(cove.throws().is_empty() && cove.view().raid.is_none());
    assert!(!cove.heard(|event| matches!(event, Event::LootDrawn { .. })));
    assert_eq!(cove.view().top, Some(named("eng-2")));
    assert_eq!(cove.view().tally.map(|tally| tally.caravans_left), Some([3, 4, 4, 4]));
}

#[test]
fn a_corsair_receives_one_black_mark_for_a_raid_on_the_own_nation_whatever_he_sends() {
    rules!["P7-8.12", "P7-8.13", "P7-8.14"];
    let scene =
        || Scene::new(3).corsair(0, Nation::England).corsair(0, Nation::France).corsair(1, Nation::Spain);
    let mut cove = captain(scene(), "eng-2");
    cove.play(A, Move::CommitShips(2));
    assert_eq!(cove.marked(), [(A, MarkReason::Treason)]);
    cove.play(B, Move::CommitShips(1));
    assert_eq!(cove.marked().len(), 1, "tokens of other nations have no effect");
    let mut cove = captain(scene(), "eng-2");
    cove.play(A, Move::CommitShips(0));
    assert_eq!((cove.marked(), cove.marks(A)), (vec![(A, MarkReason::StayedAway)], 1), "one, never two");
    let mut cove = captain(scene(), "hol-2");
    cove.play(A, Move::CommitShips(2));
    assert_eq!(cove.marks(A), 0);
}

#[test]
fn marks_of_a_raid_come_before_the_throw_and_are_not_repeated_with_it() {
    rules!["P7-8.15", "P7-9.3"];
    let mut cove = captain(Scene::new(2).corsair(1, Nation::England), "eng-2");
    cove.play(A, Move::CommitShips(0));
    let mut throw = raid(&[6, 6], &[1, 1]);
    throw[2] = 3;
    cove.cast(B, Move::CommitShips(2), &then(&throw, &[TALISMAN, TALISMAN]));
    assert_eq!(cove.marked(), [(A, MarkReason::StayedAway), (B, MarkReason::Treason)]);
    let thrown = cove.told.iter().position(|event| matches!(event, Event::Thrown { rethrows: 3, .. }));
    let marked = cove.told.iter().rposition(|event| matches!(event, Event::Marked { .. }));
    assert!(marked < thrown);
}

#[test]
fn the_gift_is_two_yin_yang_tokens_and_four_for_the_first_player() {
    rules!["P7-8.17"];
    for (first, tokens) in [(0, 4), (1, 2)] {
        let mut cove = Cove::of(Scene::new(3).first(first).hand(0, &["eng-2"]).ships(1, 0, 0).ships(2, 0, 0));
        cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("eng-2")).play(A, Move::CommitShips(0));
        assert_eq!(cove.yin_yang(A), tokens);
    }
}

#[test]
fn the_captain_allows_no_rituals_and_brings_all_cards_back() {
    rules!["P7-8.18"];
    let mut cove = Cove::of(
        Scene::new(2).first(1).yin_yang(0, 9).played_characters(0, &[Merchant, Governor]).hand(0, &["eng-2"]),
    );
    cove.choose(&[Captain, Cartographer]).refuse(A, UNSINKABLE, "P7-4.9");
    cove.play(A, caravan("eng-2")).refuse(A, UNSINKABLE, "P7-4.9");
    cove.pass_round();
    assert_eq!((cove.own(A).available.len(), cove.yin_yang(A)), (7, 9));
}

#[test]
fn a_played_caravan_is_gone_and_the_deck_is_never_shuffled_again() {
    rules!["P7-8.19"];
    let mut cove = Cove::of(Scene::new(2).first(1).hand(0, &["eng-2"]).deck(&[]).last_rounds(2));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-2"));
    cove.play(A, Move::CommitShips(0)).play(B, Move::CommitShips(0));
    assert_eq!((cove.own(A).hand_size, cove.view().deck), (0, 0));
    cove.choose(&[Cartographer, Captain]);
    assert_eq!(cove.view().deck, 0, "played cards do not come back for the Cartographer");
    assert!(cove.marked().contains(&(A, MarkReason::Unable)));
}
