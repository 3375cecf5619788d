//! Sections 6, 20 and 24 of the rulebook: Tide cards, and what is hidden.

use crate::fray::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

#[test]
fn played_cards_go_to_their_piles() {
    rules!["RB1-6.2", "RB1-6.3", "RB1-6.4", "RB1-6.6", "RB1-6.7", "RB1-6.8", "RB1-6.17"];
    let scene = Scene::new(2).bare().hand(0, &["G04", "W12", "W16"]).discard(Wellsport, &["G03"]);
    let mut fray = Fray::of(scene, Phase::Prepare);
    assert_eq!(fray.asked(), "ask-turn-begins");
    fray.refuse(A, play("G05"), "RB1-6.3").refuse(A, play("W16"), "RB1-6.3");
    fray.play(A, play("G04")).play(A, Move::PickHero(Some(hero("mags"))));
    assert_eq!((fray.hero("mags").coins, fray.side(Wellsport).pool), (2, vec!["G04"]));
    fray.cast(A, play("W12"), &[drawn("G05"), drawn("W01"), drawn("W02")]);
    assert_eq!(fray.moves(), ["G05", "W01", "W02"].map(|id| Move::Take(card(id))));
    fray.play(A, Move::Take(card("W01")));
    assert_eq!(fray.side(Wellsport).discard, ["G03", "G05", "W02", "W12"]);
    assert_eq!(fray.hand(0), ["W01", "W16"]);
    used!["G04", "W12"];
}

#[test]
fn hands_are_drawn_up_to_the_limit() {
    rules!["RB1-20.1", "RB1-20.2", "RB1-20.3", "RB1-20.4", "RB1-20.5", "RB1-6.9", "RB1-6.14"];
    let scene = Scene::new(2).bare().hand(0, &["W10", "W01"]).tile(Bones, "helm", 8);
    let mut fray = Fray::of(scene, Phase::Tide);
    fray.pass();
    assert_eq!(fray.asked(), "ask-discard");
    fray.play(A, Move::Discard(Some(card("W10"))));
    assert_eq!((fray.side(Wellsport).discard, fray.side(Wellsport).pool.len()), (vec!["W10"], 0));
    fray.cast(A, Move::Discard(None), &[drawn("G02"), drawn("G03"), drawn("G05")]);
    assert_eq!(fray.hand(0).len(), 4, "the Helm makes the limit 4");
    assert_eq!(fray.view().active, Bones);
}

#[test]
fn an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_needed() {
    rules!["RB1-6.10", "RB1-6.11", "RB1-6.1", "RB1-6.16"];
    let pack = Pack::base();
    let ids: Vec<&str> =
        pack.cards.iter().filter(|card| card.deck.serves(Wellsport)).map(|card| card.id.as_str()).collect();
    assert_eq!(ids.len(), 30);
    let scene = Scene::new(2).bare().discard(Wellsport, &ids[..4]).pool(Wellsport, &ids[4..]);
    let fray = Fray::cast_from(scene, Phase::Tide, &[drawn(ids[0]), drawn(ids[1]), drawn(ids[2])]);
    assert!(fray.heard(|event| matches!(event, Event::Reshuffled { side: Wellsport })));
    assert_eq!((fray.side(Wellsport).deck, fray.side(Wellsport).pool.len()), (1, 26));
    let scene = Scene::new(2).bare().discard(Wellsport, &ids[..2]).pool(Wellsport, &ids[2..]);
    let fray = Fray::cast_from(scene, Phase::Tide, &[drawn(ids[0]), drawn(ids[1])]);
    assert_eq!(fray.hand(0).len(), 2, "the remaining draws are lost");
}

#[test]
fn a_card_comes_back_from_either_pile_but_not_itself() {
    rules!["RB1-6.12", "RB1-6.13", "RB1-24.5", "RB1-24.1"];
    let scene = Scene::new(2).bare().hand(0, &["G10"]).pool(Wellsport, &["W10"]).discard(Wellsport, &["W03"]);
    let mut fray = Fray::of(scene, Phase::Tide);
    fray.play(A, play("G10"));
    assert_eq!(fray.moves(), ["W03", "W10"].map(|id| Move::Fetch(card(id))));
    fray.play(A, Move::Fetch(card("W10")));
    assert_eq!((fray.hand(0), fray.view().symbols), (vec!["W10"], 0));
    let seen = fray.game.view(Viewer::Seat(B)).seats[0].clone();
    assert_eq!((seen.known, seen.hand), (vec!["W10"], None), "everybody knows that it is there");
    used!["G10"];
}

#[test]
fn black_sails_take_a_random_card() {
    rules!["RB1-22.14", "RB1-24.3"];
    let scene = Scene::new(2).bare().active(Bones).hand(1, &["B12"]).hand(0, &["W10", "W01"]);
    let mut fray = Fray::of(scene, Phase::Tide);
    fray.cast(B, play("B12"), &[drawn("W10"), drawn("G02"), drawn("G03"), drawn("G05")]);
    assert_eq!((fray.hand(0), fray.side(Wellsport).discard), (vec!["W01"], vec!["W10"]));
    used!["B12"];
}

#[test]
fn hands_are_seen_by_their_side_alone() {
    rules!["RB1-24.2", "RB1-24.1", "RB1-24.4", "RB1-22.2"];
    let fray =
        Fray::of(Scene::new(4).bare().hand(0, &["W10"]).hand(2, &["G03"]).hand(1, &["B01"]), Phase::Cannon);
    let hand = |viewer, seat: usize| fray.game.view(viewer).seats[seat].hand.clone();
    assert_eq!(hand(Viewer::Seat(Seat(2)), 0), Some(vec!["W10"]), "team-mates see it");
    assert_eq!(hand(Viewer::Seat(Seat(1)), 0), None);
    assert_eq!(hand(Viewer::Spectator, 1), None);
    assert_eq!(fray.game.view(Viewer::Seat(Seat(1))).seats[0].hand_size, 1);
}
