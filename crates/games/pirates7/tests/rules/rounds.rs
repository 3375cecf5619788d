//! Section 18 of the rulebook: the end of the round.

use crate::cove::*;
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn captain_islander_and_shaman_bring_all_played_characters_back() {
    rules!["P7-18.1"];
    for character in [Captain, Islander, Shaman] {
        let scene = Scene::new(2).played_characters(0, &[Shipwright, Merchant, Cartographer]);
        let mut cove = Cove::of(scene.hand(0, &["eng-2", "havana", "wages"]));
        cove.choose(&[character, Governor]).pass_round();
        assert_eq!(
            (cove.own(A).played, cove.own(A).available),
            (vec![], Character::ALL.to_vec()),
            "{character:?}"
        );
        let back = |event: &Event| match event {
            Event::CharactersReturned { seat: A, characters } => Some(characters.len()),
            _ => None,
        };
        assert_eq!(cove.told.iter().find_map(back), Some(4), "the card of this round included");
    }
}

#[test]
fn the_other_four_stay_face_up_with_those_of_earlier_rounds() {
    rules!["P7-18.2"];
    let mut cove = Cove::of(Scene::new(2));
    let mut lying = Vec::new();
    for character in [Shipwright, Governor, Merchant, Cartographer] {
        cove.choose(&[character, Captain]).pass_round();
        lying.push(character);
        assert_eq!(cove.own(A).played, lying);
        cove.refuse(A, Move::ChooseCharacter(character), "P7-3.3");
    }
}

#[test]
fn only_the_choice_counts_not_the_action() {
    rules!["P7-18.3"];
    let scene = Scene::new(3).played_characters(0, &[Merchant]).played_characters(1, &[Merchant]);
    let mut cove = Cove::of(scene.hand(0, &["eng-2"]));
    // A declines, B cannot.
    cove.choose(&[Captain, Islander, Governor]).play(C, Move::Decline).play(A, Move::Decline);
    assert_eq!((cove.own(A).played, cove.own(B).played), (vec![], vec![]));
    assert_eq!(cove.own(C).played, [Governor]);
}

#[test]
fn the_first_player_marker_passes_clockwise() {
    rules!["P7-18.4"];
    let mut cove = Cove::of(Scene::new(3).first(1));
    let mut holders = Vec::new();
    for _ in 0..4 {
        holders.push(cove.view().first);
        cove.choose(&[Captain, Captain, Captain]).pass_round();
    }
    assert_eq!(holders, [B, C, A, B]);
}

#[test]
fn then_the_next_round_begins_or_the_game_ends() {
    rules!["P7-18.5"];
    let mut cove = Cove::of(Scene::new(2));
    cove.choose(&[Captain, Captain]);
    assert_eq!((cove.view().round, cove.asked()), (2, "ask-character"));
    let mut cove = Cove::of(Scene::new(2).last_rounds(0));
    cove.choose(&[Captain, Captain]);
    assert_eq!((cove.decider(), cove.asked()), (None, "nothing"));
    assert!(cove.view().outcome.is_some());
}
