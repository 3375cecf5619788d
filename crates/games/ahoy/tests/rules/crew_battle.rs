//! Section 20 of the rulebook: crew that fights.

use crate::port::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// S1, loaded with a 1, is about to sail south from (3,1) onto the Union's flagship on the palm island.
fn duel(players: u8) -> Scene {
    m1(players).flagship(S1, (3, 1)).flagship(UN, (3, 2)).flagship(SQ, (0, 0)).placed(
        S1,
        board(Action::Cannons),
        1,
    )
}

/// Sails S1 into the battle; attacker and defender roll these dice.
fn attack(scene: Scene, dice: &[u32]) -> Port {
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).cast(S1, SOUTH, dice);
    port
}

#[test]
fn fighters_add_one_in_battles_of_any_figure() {
    rules!["AH-20.2"];
    let mut port = attack(duel(3).crew(S1, "M11"), &[3, 4]);
    assert!(port.heard(
        |event| matches!(event, Event::BattleWon { winner, results: [4, 4], .. } if winner.owner == S1)
    ));
    assert_eq!(port.decider(), Some(S1));
    port.play(S1, Move::Pass);

    let patrol =
        m1(3).flagship(S1, (3, 1)).patrols((3, 2), 1).crew(SQ, "M11").placed(S1, board(Action::Cannons), 1);
    let port = attack(patrol, &[3, 3]);
    assert!(port.heard(
        |event| matches!(event, Event::BattleWon { winner, results: [3, 4], .. } if winner.owner == SQ)
    ));
}

#[test]
fn a_buccaneer_throws_two_of_the_losers_crew_overboard() {
    rules!["AH-20.3"];
    let crewed = duel(3).crew(S1, "M06").crew(UN, "M27").crew(UN, "M28").crew(UN, "M29");
    let mut port = attack(crewed.clone(), &[6, 1]);
    assert_eq!(port.asked(), "ask-buccaneer");
    port.play(S1, Move::Accept).play(S1, Move::Card(card("M27"))).play(S1, Move::Card(card("M29")));
    assert_eq!(port.crew(UN), [card("M28")]);
    assert!(port.crew(S1).is_empty(), "the Buccaneer is discarded");
    assert_eq!(port.asked(), "ask-manoeuvre", "no manoeuvre is used up");

    let mut port = attack(duel(3).crew(S1, "M06").crew(UN, "M27"), &[6, 1]);
    port.play(S1, Move::Accept);
    assert!(port.crew(UN).is_empty());

    let port = attack(duel(3).crew(S1, "M06"), &[6, 1]);
    assert_eq!(port.asked(), "ask-manoeuvre", "nobody to throw overboard");
    let mut port = attack(crewed, &[6, 1]);
    port.play(S1, Move::Pass);
    assert_eq!(port.crew(UN).len(), 3);
}

#[test]
fn a_buccaneer_leaves_cargo_alone() {
    rules!["AH-20.3"];
    let scene =
        m1(4).flagship(S1, (3, 1)).flagship(S2, (3, 2)).cargo(S2, "M27").cargo(S2, "M28").crew(S1, "M06");
    let port = attack(scene.placed(S1, board(Action::Cannons), 1), &[6, 1]);
    assert_eq!(port.asked(), "ask-manoeuvre");
}

#[test]
fn a_cutpurse_lifts_two_gold_from_the_supply() {
    rules!["AH-20.7"];
    let port = attack(duel(3).crew(S1, "M12").gold(UN, 3), &[6, 1]);
    assert_eq!((port.gold(S1), port.gold(UN)), (2, 3));
    let port = attack(duel(3).crew(UN, "M12").gold(UN, 3), &[1, 6]);
    assert_eq!((port.gold(S1), port.gold(UN)), (0, 5));
    let port = attack(duel(3).crew(S1, "M12"), &[1, 6]);
    assert_eq!(port.gold(S1), 0, "a loser gains nothing");
}

#[test]
fn a_gunner_deals_one_more_damage_with_a_manoeuvre_of_the_flagship() {
    rules!["AH-20.10"];
    let mut port = attack(duel(3).crew(S1, "M08"), &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize));
    port.play(S1, Move::Slot(board(Action::Sail))).play(S1, Move::Slot(board(Action::Rally)));
    assert_eq!(port.damage(UN), 2);
    assert_eq!(port.asked(), "ask-reward");

    let mut port = attack(duel(3).crew(S1, "M08"), &[6, 1]);
    port.play(S1, Move::Pass);
    assert_eq!(port.damage(UN), 0, "no manoeuvre, no damage");

    let patrol = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).patrols((3, 2), 1).crew(SQ, "M08");
    let mut port = attack(patrol.placed(S1, board(Action::Cannons), 1), &[1, 6]);
    port.play(SQ, Move::Manoeuvre(Manoeuvre::Plunder)).play(SQ, Move::Slot(board(Action::Sail)));
    assert_eq!(port.damage(S1), 1, "a patrol has no Gunner");
}

#[test]
fn a_grogmaster_throws_again_for_one_damage() {
    rules!["AH-20.23"];
    let mut port = attack(duel(3).crew(S1, "M15"), &[1, 5]);
    assert_eq!((port.decider(), port.asked()), (Some(S1), "ask-grogmaster"));
    port.cast(S1, Move::Slot(board(Action::Tailwind)), &[6]);
    assert_eq!(port.damage_in(S1, board(Action::Tailwind)), 1);
    assert!(port.heard(
        |event| matches!(event, Event::BattleWon { winner, results: [6, 5], .. } if winner.owner == S1)
    ));
    assert_eq!(port.asked(), "ask-manoeuvre", "only once per battle");

    let mut port = attack(duel(3).crew(S1, "M15"), &[1, 5]);
    port.play(S1, Move::Pass);
    assert_eq!((port.damage(S1), port.decider()), (0, Some(UN)));
}

#[test]
fn a_grogmaster_needs_a_slot_to_damage_and_an_own_flagship_in_the_battle() {
    rules!["AH-20.23"];
    let mut wrecked = duel(3).crew(S1, "M15");
    for action in [Action::Sail, Action::Sail, Action::FullSail, Action::Tailwind, Action::Negotiate] {
        wrecked = wrecked.damaged(S1, board(action));
    }
    let port = attack(wrecked, &[1, 5]);
    assert_eq!(port.decider(), Some(UN), "every slot is full or damaged");
    let patrol = m1(3).flagship(S1, (3, 1)).patrols((3, 2), 1).crew(SQ, "M15");
    let port = attack(patrol.placed(S1, board(Action::Cannons), 1), &[6, 1]);
    assert_eq!(port.asked(), "ask-manoeuvre", "a patrol has no Grogmaster");
}

#[test]
fn with_the_secret_weapon_a_grogmaster_throws_both_dice_again() {
    rules!["AH-20.23", "AH-21.6"];
    let scene = duel(3).crew(UN, "M15").hand(&[PlanKind::SecretWeapon]);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).play(S1, SOUTH);
    port.cast(UN, Move::Plan(PlanKind::SecretWeapon), &[6, 1, 1]);
    port.cast(UN, Move::Slot(board(Action::Rally)), &[4, 5]);
    assert!(port.heard(
        |event| matches!(event, Event::BattleWon { winner, results: [6, 9], .. } if winner.owner == UN)
    ));
}

#[test]
fn an_emissary_buys_a_battle_off_in_the_own_turn() {
    rules!["AH-20.28", "AH-10.13"];
    let scene = duel(3).flagship(SQ, (3, 2)).crew(S1, "M14").gold(S1, 1);
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).play(S1, SOUTH).play(S1, Move::Fight(Foe::Flagship(SQ)));
    assert_eq!(port.asked(), "ask-emissary");
    port.cast(S1, Move::Accept, &[6, 1]);
    assert_eq!((port.gold(S1), port.gold(SQ)), (0, 1));
    assert!(
        port.heard(|event| matches!(event, Event::BattleWon { loser, .. } if loser.owner == UN)),
        "each is paid for by itself"
    );
}

#[test]
fn an_emissary_has_no_say_in_other_players_turns() {
    rules!["AH-20.28"];
    let port = attack(duel(3).crew(UN, "M14").gold(UN, 2), &[6, 1]);
    assert_eq!((port.gold(UN), port.asked()), (2, "ask-manoeuvre"));
}

#[test]
fn gunners_mate_opens_fire_on_one_space_of_the_region() {
    rules!["AH-20.20"];
    let scene =
        m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).patrols((2, 2), 1).patrols((3, 2), 1).crew(S1, "M09");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Cannons));
    assert_eq!(port.asked(), "ask-gunners-mate");
    assert_eq!(port.moves(), [Move::Pick(at(2, 2)), Move::Pick(at(3, 2)), Move::Pass]);
    port.play(S1, Move::Pick(at(3, 2)));
    port.cast(S1, Move::Fight(Foe::Flagship(UN)), &[6, 1]).cast(S1, Move::Pass, &[6, 1]).play(S1, Move::Pass);
    assert!(port.game.is_between_actions(), "both were fought, nothing else follows");
    assert_eq!(port.flagship(S1), at(3, 1), "it has not moved");
}

#[test]
fn gunners_mate_works_through_a_harbor_and_never_into_fog() {
    rules!["AH-20.20"];
    let scene = m1(3).flagship(S1, (0, 0)).flagship(UN, (1, 0)).flagship(SQ, (3, 2)).crew(S1, "M09");
    let mut port = Port::of(scene.placed(S1, board(Action::FullSail), 2).turn(S1, &[3, 3]));
    port.plays(S1, &[place(3, Action::Sail), SOUTH, Move::Pass]);
    let load =
        Loading { from: board(Action::FullSail), die: 2, to: 2, gold: 0, slot: board(Action::Cannons) };
    port.play(S1, Move::Load(load));
    assert_eq!(port.moves(), [Move::Pick(at(1, 0)), Move::Pass]);

    let fog = Scene::new(3).tile(1, (0, 0), 0).tile(7, (2, 1), 0);
    let fog = fog.flagship(S1, (1, 1)).flagship(UN, (0, 0)).flagship(SQ, (3, 2)).crew(S1, "M09");
    let mut port = Port::of(fog.turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Cannons));
    assert!(port.game.is_between_actions(), "the only enemy of the region is in fog");
}

#[test]
fn a_battering_beakhead_pushes_the_damaged_flagship() {
    rules!["AH-20.25", "AH-20.31"];
    let mut port = attack(duel(3).crew(S1, "M22").crew(S1, "M08"), &[6, 1]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize));
    port.play(S1, Move::Slot(board(Action::Sail))).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!(port.decider(), Some(S1), "the pusher chooses the way");
    port.refuse(S1, SOUTH, "AH-20.25").play(S1, WEST);
    assert_eq!(
        (port.decider(), port.asked()),
        (Some(UN), "ask-take-damage"),
        "wreckage works, the owner picks the slot"
    );
    port.play(UN, Move::Slot(board(Action::Rally)));
    assert_eq!(port.gold(UN), 0, "treasure is ignored");
    port.play(S1, NORTH);
    assert_eq!(port.flagship(UN), at(2, 1), "one space for each damage dealt, none for wreckage");
    port.play(UN, Move::Slot(board(Action::Inspire)));
    assert_eq!(port.asked(), "ask-reward");
}

#[test]
fn a_beakhead_starts_no_battle_and_may_be_left_alone() {
    rules!["AH-20.25"];
    let scene = duel(3).crew(S1, "M22").patrols((2, 2), 1).placed(SQ, board(Action::Cannons5), 5);
    let mut port = attack(scene.clone(), &[6, 1]);
    port.plays(S1, &[Move::Manoeuvre(Manoeuvre::Prize), Move::Slot(board(Action::Sail)), WEST]);
    port.play(UN, Move::Slot(board(Action::Sail)));
    assert_eq!((port.asked(), port.patrols(2, 2)), ("ask-reward", 1));
    let mut port = attack(scene, &[6, 1]);
    port.plays(S1, &[Move::Manoeuvre(Manoeuvre::Prize), Move::Slot(board(Action::Sail)), Move::Pass]);
    assert_eq!(port.flagship(UN), at(3, 2));
}

#[test]
fn a_push_does_not_cancel_the_patrol_of_an_interrupted_sail() {
    rules!["AH-20.25", "AH-13.2"];
    let scene = m1(3).flagship(SQ, (3, 1)).flagship(UN, (3, 2)).flagship(S1, (0, 0)).crew(UN, "M22");
    let scene = scene.placed(UN, board(Action::Cannons), 1);
    let mut port = Port::of(scene.turn(SQ, &[3, 3]));
    port.play(SQ, place(3, Action::Sail)).cast(SQ, SOUTH, &[1, 6]);
    port.plays(UN, &[Move::Manoeuvre(Manoeuvre::Plunder), Move::Slot(board(Action::Order)), NORTH]);
    assert_eq!(port.asked(), "ask-leave-patrol");
    port.play(SQ, Move::Accept);
    assert_eq!(port.patrols(3, 1), 1, "the patrol is left where the flagship ends");
}

#[test]
fn a_mystic_takes_damage_to_deal_damage_once_a_turn() {
    rules!["AH-20.11", "AH-20.31"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).patrols((2, 2), 1).crew(S1, "M07");
    let mut port = Port::of(scene.turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::Mystic)).play(S1, Move::Slot(board(Action::Tailwind)));
    let patrol = Target { figure: Foe::Patrol, at: at(2, 2) };
    let own = Target { figure: Foe::Flagship(S1), at: at(3, 1) };
    assert_eq!(port.moves(), [own, patrol].map(Move::Target), "any figure of the region, the own one too");
    port.play(S1, Move::Target(patrol));
    assert_eq!((port.damage(S1), port.patrols(2, 2)), (1, 0));
    port.refuse(S1, Move::Use(Power::Mystic), "AH-20.11");
}

#[test]
fn a_mystic_hurts_the_board_never_a_crew_card() {
    rules!["AH-20.11"];
    let mut scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (0, 0)).crew(S1, "M07").crew(S1, "M21");
    for action in
        [Action::Sail, Action::Sail, Action::Sail, Action::FullSail, Action::Tailwind, Action::Cannons]
    {
        scene = scene.damaged(S1, board(action));
    }
    let mut port = Port::of(scene.clone().turn(S1, &[3, 3]));
    port.play(S1, Move::Use(Power::Mystic));
    assert_eq!(port.damage_in(S1, board(Action::Negotiate)), 1, "the only slot left on the board");
    let mut port = Port::of(scene.damaged(S1, board(Action::Negotiate)).turn(S1, &[3, 3]));
    port.refuse(S1, Move::Use(Power::Mystic), "AH-20.11");
}

#[test]
fn a_powder_monkey_answers_every_repair_with_a_shot() {
    rules!["AH-20.21", "AH-20.31"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).crew(S1, "M10");
    let scene = scene.damaged(S1, board(Action::Sail)).damaged(S1, board(Action::Sail));
    let mut port = Port::of(scene.clone().turn(S1, &[2, 3]));
    port.play(S1, place(2, Action::Repair))
        .plays(S1, &[Move::Slot(board(Action::Sail)), Move::Slot(board(Action::Sail))]);
    assert_eq!(port.asked(), "ask-powder-monkey");
    port.play(S1, Move::Target(Target { figure: Foe::Flagship(UN), at: at(3, 2) }));
    port.play(S1, Move::Slot(board(Action::Inspire)));
    assert_eq!((port.damage(UN), port.damage(S1)), (1, 0));
    assert!(port.game.is_between_actions(), "once for each repairing effect");

    let mut port = Port::of(scene.turn(S1, &[2, 3]));
    port.play(S1, place(2, Action::Repair)).play(S1, Move::Pass);
    assert!(port.game.is_between_actions(), "nothing repaired, no shot");
}
