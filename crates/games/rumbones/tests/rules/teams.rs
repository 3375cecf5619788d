//! Section 22 of the rulebook: three to six players.

use crate::fray::*;
use freeport_kernel::{Chance, Game, Seat, SeatSet, Table, Turn};
use freeport_rumbones::*;
use freeport_testkit::{rules, used};

fn table(players: u8) -> Vec<(u8, u8)> {
    Fray::setup(players, Wellsport).view().seats.iter().map(|seat| (seat.slots, seat.limit)).collect()
}

#[test]
fn slots_and_hands_at_every_number_of_players() {
    rules!["RB1-22.4", "RB1-22.5", "RB1-22.6", "RB1-22.7", "RB1-22.11"];
    assert_eq!(table(2), [(3, 3), (3, 3)]);
    assert_eq!(table(3), [(1, 2), (2, 4), (1, 2)]);
    assert_eq!(table(4), [(1, 2); 4]);
    assert_eq!(table(5), [(1, 3), (1, 3), (1, 0), (2, 0), (1, 0)]);
    assert_eq!(table(6), [(1, 3), (1, 3), (1, 0), (1, 0), (1, 0), (1, 0)]);
}

#[test]
fn the_leader_decides_what_belongs_to_nobody() {
    rules!["RB1-22.12", "RB1-22.20"];
    let mut fray = Fray::setup(6, Bones);
    assert_eq!((fray.asked(), fray.who()), ("ask-cannon", B));
    fray.refuse(Seat(3), Move::Aim(None), "RB1-22.12").play(B, Move::Aim(None));
    assert_eq!((fray.asked(), fray.who()), ("ask-bosun", B));
    assert_eq!(fray.side(Bones).leader, B);
}

#[test]
fn players_of_a_team_deploy_in_seat_order_into_their_own_slots() {
    rules!["RB1-22.17", "RB1-22.11", "RB1-17.2"];
    let mut fray = Fray::of(Scene::new(6).bare(), Phase::Deploy);
    for (seat, id) in [(0, "pale"), (2, "pete"), (4, "ivan")] {
        assert_eq!((fray.asked(), fray.who()), ("ask-deploy", Seat(seat)));
        fray.play(Seat(seat), Move::Deploy(Some(Landing { hero: hero(id), lane: seat / 2 })));
        assert_eq!(fray.hero(id).owner, Some(Seat(seat)));
    }
    assert_eq!((fray.asked(), fray.who()), ("ask-next-hero", A), "the leader orders the Heroes");
    fray.play(A, Move::NextHero(hero("pete")));
    assert_eq!((fray.asked(), fray.who()), ("ask-act", Seat(2)), "and each is played by its controller");
}

#[test]
fn every_hand_of_a_team_is_drawn_up_from_one_deck() {
    rules!["RB1-22.8", "RB1-22.9", "RB1-22.10"];
    let chance = ["G02", "G03", "G05", "W01", "W02", "W03"].map(drawn);
    let fray = Fray::cast_from(Scene::new(4).bare().tile(Bones, "helm", 8), Phase::Tide, &chance);
    assert_eq!((fray.hand(0), fray.hand(2)), (vec!["G02", "G03", "G05"], vec!["W01", "W02", "W03"]));
    assert_eq!(fray.side(Wellsport).deck, 24);
}

#[test]
fn a_window_asks_the_leader_first_then_seat_by_seat() {
    rules!["RB1-22.19", "RB1-23.2"];
    let scene = Scene::new(4).bare().hand(0, &["W16"]).hand(2, &["G04"]);
    let mut fray = Fray::of(scene, Phase::Prepare);
    assert_eq!((fray.asked(), fray.who()), ("ask-turn-begins", A));
    fray.play(A, PASS);
    assert_eq!((fray.asked(), fray.who()), ("ask-turn-begins", Seat(2)));
    fray.play(Seat(2), play("G04")).play(Seat(2), Move::PickHero(Some(hero("mags"))));
    assert_eq!(fray.who(), A, "it starts again");
}

#[test]
fn the_controller_of_the_last_blow_shares_out_the_coins() {
    rules!["RB1-22.13", "RB1-22.15", "RB1-22.16"];
    let scene = Scene::new(4).bare().hero("pale", (2, 2)).hero("ivan", (7, 5)).tile(Bones, "cannon", 7);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.play(A, Move::NextHero(hero("ivan"))).cast(Seat(2), attack(0, 7, 4), &[4, 1, 1, 1]);
    assert_eq!((fray.asked(), fray.who()), ("ask-bounty", Seat(2)));
}

#[test]
fn a_team_wins_together() {
    rules!["RB1-21.1", "RB1-22.3"];
    let scene = Scene::new(5).bare().tile(Bones, "helm", 8).tile(Bones, "cannon", 8).tile(Bones, "armory", 7);
    let mut fray = Fray::of(scene.hero("ivan", (9, 7)), Phase::Heroes);
    fray.cast(A, attack(0, 9, 8), &[4, 1, 1, 1]);
    let winners: Vec<u8> = fray.game.turn().outcome().unwrap().winners().iter().map(|seat| seat.0).collect();
    assert_eq!(winners, [0, 2, 4]);
}

/// A game whose players agree on nothing yet.
fn gathering(players: u8) -> Fray {
    let mut table = Table::new(Chance::strict(&[]));
    Fray {
        game: Rumbones::setup(&Options::default(), players, &mut table).expect("a game"),
        told: Vec::new(),
    }
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

#[test]
fn the_players_of_a_side_agree_on_its_faction() {
    rules!["RB1-22.1", "RB1-2.1"];
    let mut fray = gathering(5);
    assert_eq!(fray.game.turn(), Turn::Any(seats(&[0, 2, 4])));
    fray.refuse(B, Move::Wish(Bones), "RB1-22.12").play(Seat(4), Move::Wish(Bones));
    assert_eq!(fray.game.turn(), Turn::Any(seats(&[1, 3])));
    fray.play(Seat(3), Move::Wish(Wellsport));
    assert_eq!(fray.view().seats[0].side, Bones);
}

#[test]
fn the_players_of_a_side_agree_who_holds_the_cards() {
    rules!["RB1-22.6", "RB1-22.7", "RB1-22.12", "RB1-22.19", "RB1-22.20"];
    let mut fray = gathering(5);
    fray.play(A, Move::Wish(Wellsport)).play(B, Move::Wish(Bones));
    assert_eq!((fray.asked(), fray.game.turn()), ("ask-captain", Turn::Any(seats(&[0, 2, 4]))));
    fray.refuse(A, Move::Captain(B), "RB1-22.12").play(Seat(2), Move::Captain(Seat(4)));
    fray.cast(B, Move::Captain(Seat(3)), &[1]);
    let table: Vec<(u8, u8)> = fray.view().seats.iter().map(|seat| (seat.slots, seat.limit)).collect();
    assert_eq!(
        table,
        [(1, 0), (2, 0), (1, 0), (1, 3), (1, 3)],
        "in the team of two who holds cards has one Hero"
    );
    assert_eq!((fray.side(Wellsport).leader, fray.side(Bones).leader), (Seat(4), Seat(3)));
    assert_eq!((fray.asked(), fray.who()), ("ask-cannon", Seat(4)), "and leads the side");
    let fray = gathering(4);
    assert_eq!(fray.side(Wellsport).leader, A, "with fewer players the first seat leads");
}

#[test]
fn a_team_mate_may_play_the_card_that_a_hero_needs_to_move() {
    rules!["RB1-18.26", "RB1-22.2", "RB1-22.15"];
    let scene = Scene::new(4).bare().active(Bones).hero("tom", (8, 1)).hand(3, &["B19"]);
    let scene = scene.crew(Wellsport, (7, 1), 0, 1, 0).crew(Wellsport, (8, 2), 0, 1, 0);
    let mut fray = Fray::of(scene, Phase::Heroes);
    fray.until("ask-act").refuse(B, MOVE, "RB1-18.26");
    let ghostly = Move::Act(Deed::GhostMove { card: card("B19") });
    let mut kept = fray.clone();
    kept.play(B, ghostly);
    assert_eq!((kept.asked(), kept.who()), ("ask-lend", Seat(3)), "the last word is with who holds the card");
    kept.play(Seat(3), Move::Lend(false));
    let actions = kept.view().acting.map(|acting| acting.actions);
    assert_eq!((kept.asked(), kept.who(), actions), ("ask-act", B, Some(3)), "nothing has happened");
    kept.refuse(B, ghostly, "RB1-18.26");
    fray.play(B, ghostly).play(Seat(3), Move::Lend(true)).pass();
    fray.play(B, step(8, 2)).play(B, step(8, 3));
    assert_eq!((fray.hero("tom").cell, fray.side(Bones).pool), (Some(at(8, 3)), vec!["B19"]));
    used!["B19"];
}
