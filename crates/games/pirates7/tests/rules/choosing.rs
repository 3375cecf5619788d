//! Section 3 of the rulebook: the round and the choice of Characters.

use crate::cove::*;
use freeport_kernel::{Game, SeatSet, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn a_round_is_choosing_then_acting_then_its_end() {
    rules!["P7-3.1"];
    let mut cove = Cove::of(Scene::new(2));
    cove.refuse(A, Move::Draw, "P7-3.1").refuse(A, Move::Buy(1), "P7-3.1");
    cove.choose(&[Shipwright, Cartographer]);
    assert_eq!(cove.waits_for(), (Some(A), "ask-shipwright"));
    cove.refuse(B, Move::ChooseCharacter(Captain), "P7-3.8");
    cove.play(A, Move::Decline).play(B, Move::Decline);
    let order = |fits: fn(&Event) -> bool| cove.told.iter().position(fits);
    let chosen = order(|event| matches!(event, Event::AllChose));
    let called = order(|event| matches!(event, Event::Called { .. }));
    let ended = order(|event| matches!(event, Event::RoundEnded { round: 1, .. }));
    let began = order(|event| matches!(event, Event::RoundBegan { round: 2, .. }));
    assert!(chosen.is_some() && chosen < called && called < ended && ended < began);
    assert_eq!((cove.view().round, cove.asked()), (2, "ask-character"));
}

#[test]
fn everybody_chooses_exactly_one_character_in_any_order_and_nobody_can_pass() {
    rules!["P7-3.2"];
    let mut cove = Cove::of(Scene::new(3));
    assert_eq!(cove.game.turn().waiting(), SeatSet::all(3));
    cove.refuse(B, Move::Decline, "P7-3.1").refuse(B, Move::Done, "P7-3.1");
    cove.play(C, Move::ChooseCharacter(Shaman));
    assert_eq!(cove.game.turn().waiting(), SeatSet::all(3).without(C));
    cove.refuse(C, Move::ChooseCharacter(Captain), "P7-3.2");
    cove.play(A, Move::ChooseCharacter(Merchant));
    assert!(!cove.heard(|event| matches!(event, Event::AllChose | Event::Called { .. })));
    cove.play(B, Move::ChooseCharacter(Merchant));
    assert!(cove.heard(|event| matches!(event, Event::AllChose)));
}

#[test]
fn a_character_that_lies_face_up_cannot_be_chosen() {
    rules!["P7-3.3"];
    let mut cove = Cove::of(Scene::new(2).played_characters(0, &[Governor, Merchant]));
    cove.refuse(A, Move::ChooseCharacter(Governor), "P7-3.3");
    cove.refuse(A, Move::ChooseCharacter(Merchant), "P7-3.3");
    assert_eq!(
        cove.moves(),
        [Shipwright, Captain, Islander, Shaman, Cartographer].map(Move::ChooseCharacter)
    );
    cove.play(B, Move::ChooseCharacter(Governor));
}

#[test]
fn everybody_sees_the_characters_of_earlier_rounds() {
    rules!["P7-3.4"];
    let mut cove = Cove::of(Scene::new(2).played_characters(0, &[Governor]));
    cove.choose(&[Shipwright, Cartographer]).play(A, Move::Buy(1));
    cove.pass_round();
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = cove.game.view(viewer);
        assert_eq!(view.boards[0].played, [Shipwright, Governor]);
        assert_eq!(view.boards[0].available, [Captain, Islander, Shaman, Merchant, Cartographer]);
        assert_eq!(view.boards[1].played, [Cartographer]);
    }
}

/// Whatever is chosen, round after round, Captain, Islander and Shaman can be chosen again.
#[test]
fn captain_islander_and_shaman_are_always_in_hand() {
    rules!["P7-3.5"];
    let mut cove = Cove::of(Scene::new(2));
    for chosen in [Shipwright, Governor, Merchant, Cartographer, Captain, Shipwright, Islander, Shaman] {
        cove.choose(&[chosen, Captain]).pass_round();
        for character in [Captain, Islander, Shaman] {
            assert!(cove.own(A).available.contains(&character), "after {chosen:?}");
        }
    }
    let all = [Shipwright, Governor, Merchant, Cartographer];
    let cove = Cove::of(Scene::new(2).played_characters(0, &all));
    assert_eq!(cove.moves().len(), 3, "a legal choice always exists");
    assert!(Scene::new(2).played_characters(0, &[Captain]).begin().is_err());
}

#[test]
fn a_choice_is_secret_until_its_character_is_called() {
    rules!["P7-3.6"];
    let mut cove = Cove::of(Scene::new(3).yin_yang(1, 2));
    cove.choose(&[Cartographer, Shipwright, Governor]);
    let seen = |cove: &Cove, viewer: Viewer| {
        cove.game.view(viewer).boards.iter().map(|own| own.chosen).collect::<Vec<_>>()
    };
    // The Shipwright has been called, and waits for a Ritual.
    assert_eq!(seen(&cove, Viewer::Seat(B)), [None, Some(Shipwright), None]);
    assert_eq!(seen(&cove, Viewer::Seat(C)), [None, Some(Shipwright), Some(Governor)]);
    assert_eq!(seen(&cove, Viewer::Spectator), [None, Some(Shipwright), None]);
    cove.plays(B, &[Move::Done, Move::Decline, Move::Done]);
    assert_eq!(seen(&cove, Viewer::Spectator), [None, Some(Shipwright), Some(Governor)]);
    cove.play(C, Move::Decline);
    assert_eq!(seen(&cove, Viewer::Spectator), [Some(Cartographer), Some(Shipwright), Some(Governor)]);
}

#[test]
fn a_character_may_be_chosen_that_can_do_nothing() {
    rules!["P7-3.7"];
    let all = Nation::ALL;
    let scene = Scene::new(2).ships(0, 10, 0).chests(0, 0);
    let scene = all.into_iter().fold(scene, |scene, nation| scene.corsair(1, nation));
    let mut cove = Cove::of(scene);
    assert_eq!(cove.moves(), Character::ALL.map(Move::ChooseCharacter));
    for character in [Shipwright, Governor, Captain, Islander, Shaman, Merchant] {
        let mut here = cove.clone();
        here.choose(&[character, Cartographer]);
        assert_eq!(here.marked(), [(A, MarkReason::Unable)], "{character:?}");
    }
    cove.choose(&[Shipwright, Cartographer]);
}

#[test]
fn no_choice_is_changed_once_all_have_chosen() {
    rules!["P7-3.8"];
    let mut cove = Cove::of(Scene::new(2));
    cove.choose(&[Cartographer, Shipwright]);
    for character in Character::ALL {
        cove.refuse(A, Move::ChooseCharacter(character), "P7-3.8");
        cove.refuse(B, Move::ChooseCharacter(character), "P7-3.8");
    }
    // Nor with a Gift, ships or the Ruler in hand.
    let other = Move::ChooseCharacter(Merchant);
    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Shipwright, Captain, Shaman]).play(A, Move::Buy(1)).refuse(A, other, "P7-3.8");
    let mut cove = Cove::of(Scene::new(2).ships(1, 0, 0).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("eng-2")).refuse(A, other, "P7-3.8");
    let tied = [(6, 5_000, 7_000), (6, 20_000, 7_000), (1, 5_000, 5_000), (1, 20_000, 5_000)];
    cove.cast(A, Move::CommitShips(2), &lies(&tied)).refuse(A, other, "P7-3.8");
}
