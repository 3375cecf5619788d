//! Section 10b of the rulebook: the steps of one battle.

use crate::port::*;
use Manoeuvre::{Broadside, Escape, Land, Plunder, Prize};
use freeport_ahoy::*;
use freeport_testkit::rules;

/// The Squadron's flagship beside the Union's, with a Smuggler far away.
fn duel() -> Scene {
    m1(3).flagship(SQ, (3, 2)).flagship(UN, (3, 1)).flagship(S1, (0, 0))
}

/// A Smuggler, loaded, beside the island where the others are.
fn raid() -> Scene {
    let scene = m1(3).flagship(S1, (3, 1)).flagship(SQ, (0, 0)).flagship(UN, (0, 0));
    scene.placed(S1, board(Action::Cannons), 1)
}

fn removed(kind: Foe) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Removed { ship, .. } if ship.kind == kind)
}

#[test]
fn a_battle_asks_emissary_then_plans_then_attacker_then_defender() {
    rules!["AH-10.12", "AH-10.13", "AH-10.14", "AH-10.15", "AH-10.16"];
    let scene = duel().crew(SQ, "M14").gold(SQ, 1).placed(SQ, board(Action::Cannons6), 6);
    let scene = scene.placed(UN, board(Action::Cannons), 4).hand(&[PlanKind::Enlist]);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH);
    assert_eq!((port.decider(), port.asked()), (Some(SQ), "ask-emissary"));
    port.play(SQ, Move::Pass);
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-battle-plans"));
    assert_eq!(port.moves(), [Move::Pass], "being asked does not tell that a plan fits");
    port.refuse(UN, Move::Plan(PlanKind::Enlist), "AH-10.14").refuse(
        SQ,
        aim(Action::Cannons6, 1),
        "AH-10.15",
    );
    port.play(UN, Move::Pass);
    assert_eq!((port.decider(), port.asked()), (Some(SQ), "ask-aim"));
    port.refuse(UN, aim(Action::Cannons, 1), "AH-10.16").play(SQ, aim(Action::Cannons6, 2));
    assert_eq!((port.decider(), port.asked()), (Some(UN), "ask-aim"));
    assert_eq!(port.seen_by(UN).battle.map(|battle| battle.aim), Some([2, 0]), "the defender knows");
    port.cast(UN, aim(Action::Cannons, 3), &[1, 1]);
    assert_eq!((port.results(), port.decider()), (vec![[3, 4]], Some(UN)));
    assert_eq!(port.dice_in(SQ, board(Action::Cannons6)), [4]);
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [1]);
}

#[test]
fn the_emissary_is_of_no_use_in_another_players_turn() {
    rules!["AH-10.13"];
    let scene = duel().crew(UN, "M14").gold(UN, 3).placed(SQ, board(Action::Cannons5), 1);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[6, 1]);
    assert_eq!((port.gold(UN), port.battles().len()), (3, 1));
    let scene = duel().crew(UN, "M14").gold(UN, 1).placed(SQ, board(Action::Cannons5), 1);
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Sail)).play(UN, SOUTH).play(UN, Move::Accept);
    assert_eq!((port.gold(UN), port.gold(SQ), port.results()), (0, 1, vec![]));
    assert!(port.offers(NORTH), "nothing was fought, so the move goes on");
}

#[test]
fn the_union_is_asked_for_plans_in_every_battle_while_it_holds_any() {
    rules!["AH-10.14"];
    let scene = raid().flagship(UN, (3, 2)).cutter((3, 2)).gunship((3, 2));
    let mut port =
        Port::of(scene.hand(&[PlanKind::CloseCall, PlanKind::WeaponsCache]).ready(2).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, SOUTH).play(S1, Move::Fight(Foe::Gunship));
    port.refuse(S1, Move::Plan(PlanKind::CloseCall), "AH-4.10");
    port.play(UN, Move::Plan(PlanKind::CloseCall));
    assert_eq!((port.union().hand_size, port.decider()), (1, Some(S1)), "that battle does not take place");
    port.play(S1, Move::Fight(Foe::Cutter));
    assert_eq!(port.asked(), "ask-battle-plans");
    port.cast(UN, Move::Plan(PlanKind::WeaponsCache), &[2, 1]);
    assert_eq!((port.results(), port.union().ready), (vec![[2, 3]], 2));
    port.cast(UN, Move::Pass, &[3, 4]);
    assert_eq!(port.battles().len(), 3, "with an empty hand nobody asks");
    assert_eq!(port.results().len(), 2);
}

#[test]
fn the_squadron_turns_down_one_die_per_battle_and_the_other_in_the_next() {
    rules!["AH-10.17", "AH-10.18"];
    let scene = duel().flagship(S1, (3, 1)).placed(SQ, board(Action::Cannons5), 5).placed(
        SQ,
        board(Action::Cannons6),
        6,
    );
    let mut port = Port::of(scene.placed(UN, board(Action::Cannons), 2).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH).play(SQ, Move::Fight(Foe::Flagship(UN)));
    assert_eq!(port.moves().len(), 4 + 5 + 1, "either die, by any amount, or none");
    port.refuse(SQ, aim(Action::Cannons6, 6), "AH-10.15").play(SQ, aim(Action::Cannons6, 5));
    port.refuse(SQ, aim(Action::Cannons5, 4), "AH-10.18");
    port.cast(UN, Move::Pass, &[1, 1]).refuse(SQ, aim(Action::Cannons5, 4), "AH-10.18");
    port.play(SQ, Move::Pass);
    assert_eq!(port.moves().len(), 4 + 1, "only the other die can still be turned down");
    port.cast(SQ, aim(Action::Cannons5, 1), &[1, 3]);
    assert_eq!(port.results(), [[6, 1], [2, 3]]);
    let dice = [Action::Cannons5, Action::Cannons6].map(|action| port.dice_in(SQ, board(action))[0]);
    assert_eq!(dice, [4, 1]);
}

#[test]
fn strongholds_and_gunship_may_be_supported_by_aiming_and_the_cutter_may_not() {
    rules!["AH-10.19", "AH-10.20"];
    let scene = raid().strongholds((3, 2), 1).cutter((3, 2)).gunship((3, 2)).crew(S1, "M11");
    let scene = scene.placed(SQ, board(Action::Cannons5), 5).placed(UN, board(Action::Cannons), 3);
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).play(S1, SOUTH).play(S1, Move::Fight(Foe::Stronghold));
    port.cast(SQ, aim(Action::Cannons5, 1), &[6, 1]).play(S1, Move::Pass);
    port.cast(S1, Move::Fight(Foe::Cutter), &[1, 6]).refuse(UN, aim(Action::Cannons, 1), "AH-10.19");
    port.play(UN, Move::Pass).cast(UN, aim(Action::Cannons, 2), &[4, 1]);
    assert_eq!(port.results(), [[7, 4], [2, 6], [5, 6]], "the Fighters add 1, a stronghold 2, the gunship 3");
}

#[test]
fn a_result_is_the_sum_of_dice_aim_and_bonuses_and_may_exceed_six() {
    rules!["AH-10.20", "AH-19.5"];
    let scene = duel().flagship(UN, (0, 0)).gunship((3, 1)).placed(UN, board(Action::Cannons), 6).ready(4);
    let hand = [PlanKind::SecretWeapon, PlanKind::WeaponsCache, PlanKind::WeaponsCache];
    let mut port = Port::of(scene.crew(UN, "M11").hand(&hand).turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).play(SQ, NORTH);
    port.plays(UN, &hand.map(Move::Plan)).cast(UN, aim(Action::Cannons, 5), &[6, 5, 4]);
    assert_eq!(port.results(), [[6, 9 + 5 + 3 + 1 + 8]]);
    assert_eq!(port.dice_in(UN, board(Action::Cannons)), [1], "the die itself stays between 1 and 6");
}

#[test]
fn the_grogmaster_may_throw_again_once_after_both_rolls() {
    rules!["AH-10.21"];
    let scene = raid().flagship(UN, (3, 2)).crew(S1, "M15");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[2, 5]);
    assert_eq!((port.asked(), port.results()), ("ask-grogmaster", vec![]));
    port.cast(S1, Move::Slot(board(Action::Sail)), &[4]);
    assert_eq!((port.results(), port.decider(), port.damage(S1)), (vec![[4, 5]], Some(UN), 1));

    let scene = duel()
        .flagship(S1, (3, 2))
        .flagship(SQ, (0, 0))
        .patrols((3, 1), 1)
        .flagship(UN, (0, 0))
        .crew(SQ, "M15");
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, NORTH, &[5, 2]);
    assert_eq!(port.decider(), Some(S1), "a patrol has no use for grog");
}

#[test]
fn the_higher_result_wins_and_the_winner_may_leave_it_at_that() {
    rules!["AH-10.22", "AH-10.23", "AH-10.27"];
    let scene = duel().crew(UN, "M08").gold(SQ, 2).ready(1).placed(SQ, board(Action::Cannons5), 1);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[4, 5]);
    assert_eq!(port.moves(), [Move::Manoeuvre(Plunder), Move::Manoeuvre(Land), Move::Pass]);
    port.refuse(UN, Move::Manoeuvre(Broadside), "AH-10.32").refuse(SQ, Move::Manoeuvre(Plunder), "AH-4.10");
    port.play(UN, Move::Pass);
    assert_eq!((port.damage(SQ), port.gold(SQ), port.union().ready), (0, 2, 1), "not even the Gunner fires");
    assert_eq!(port.asked(), "ask-leave-patrol");
}

#[test]
fn exactly_one_manoeuvre_is_carried_out() {
    rules!["AH-10.23", "AH-10.24"];
    let scene = duel().gold(SQ, 2).ready(1).placed(SQ, board(Action::Cannons5), 1);
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[4, 5]).play(UN, Move::Manoeuvre(Plunder));
    assert_eq!((port.gold(SQ), port.asked()), (2, "ask-deal-damage"), "damage first, then the gold");
    port.refuse(UN, Move::Manoeuvre(Land), "AH-11.4").play(UN, Move::Slot(board(Action::Order)));
    assert_eq!((port.gold(SQ), port.gold(UN), port.union().ready), (1, 1, 1));
    assert_eq!(port.asked(), "ask-leave-patrol");
}

#[test]
fn damage_that_finds_no_slot_does_not_stop_the_rest_and_a_flagship_stays_afloat() {
    rules!["AH-10.24", "AH-10.28", "AH-11.7"];
    let scene = m1(3).flagship(S1, (3, 1)).flagship(UN, (3, 2)).flagship(SQ, (0, 0)).gold(S1, 1);
    let slots =
        [Action::Sail, Action::Sail, Action::Sail, Action::FullSail, Action::Tailwind, Action::Negotiate];
    let scene = slots.into_iter().fold(scene, |scene, action| scene.damaged(S1, board(action)));
    let scene = scene.placed(S1, board(Action::Cannons), 1).placed(UN, board(Action::Cannons), 1);
    let mut port = Port::of(scene.turn(UN, &[1, 1]));
    port.play(UN, place(1, Action::Sail)).cast(UN, NORTH, &[6, 1]).play(UN, Move::Manoeuvre(Plunder));
    assert!(port.heard(|event| matches!(event, Event::DamageIgnored { .. })));
    assert_eq!((port.damage(S1), port.gold(S1), port.gold(UN)), (6, 0, 1));
    assert_eq!(port.flagship(S1), at(3, 1));
}

#[test]
fn the_losing_figure_takes_the_damage_and_its_owner_pays_what_there_is() {
    rules!["AH-10.25", "AH-10.32"];
    let scene = || {
        duel().flagship(UN, (3, 2)).patrols((3, 1), 1).flagship(SQ, (0, 0)).placed(
            UN,
            board(Action::Cannons),
            1,
        )
    };
    for (purse, left) in [(2, 1), (0, 0)] {
        let mut port = Port::of(scene().gold(SQ, purse).turn(UN, &[1, 1]));
        port.play(UN, place(1, Action::Sail)).cast(UN, NORTH, &[6, 1]).play(UN, Move::Manoeuvre(Plunder));
        assert_eq!((port.patrols(3, 1), port.damage(SQ)), (0, 0), "the patrol goes, the board is spared");
        assert_eq!((port.gold(SQ), port.gold(UN)), (left, purse - left));
    }
}

#[test]
fn the_crew_of_the_winner_acts_in_a_fixed_order() {
    rules!["AH-10.26"];
    let scene = raid().flagship(UN, (3, 2)).crew(UN, "M29").crew(UN, "M13");
    let scene = ["M12", "M06", "M08", "M22"].into_iter().fold(scene, |scene, id| scene.crew(S1, id));
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]).hear();
    assert_eq!((port.gold(S1), port.asked()), (2, "ask-buccaneer"), "the Cutpurse comes first");
    port.play(S1, Move::Accept);
    assert_eq!((port.crew(UN), port.asked()), (vec![], "ask-manoeuvre"));
    port.play(S1, Move::Manoeuvre(Escape)).play(S1, Move::Slot(board(Action::Rally)));
    assert_eq!(port.asked(), "ask-deal-damage", "the Gunner adds a damage");
    port.play(S1, Move::Slot(board(Action::Inspire)));
    let asked = port.view().asked.and_then(|asked| asked.voyage).map(|(ship, ..)| ship.owner);
    assert_eq!(asked, Some(UN), "then the Beakhead pushes");
    port.plays(S1, &[NORTH, Move::Pass]);
    assert_eq!(port.flagship(UN), at(3, 1));
    let asked = port.view().asked.and_then(|asked| asked.voyage).map(|(ship, ..)| ship.owner);
    assert_eq!((asked, port.damage(UN)), (Some(S1), 2), "the manoeuvre's second part comes last");
}

#[test]
fn extra_damage_hits_the_same_figure_and_is_lost_once_it_is_gone() {
    rules!["AH-10.27"];
    let scene = raid().patrols((3, 2), 2).crew(S1, "M08");
    let mut port = Port::of(scene.turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[6, 1]).play(S1, Move::Manoeuvre(Prize));
    assert_eq!(port.patrols(3, 2), 1, "the second damage does not pass to the other patrol");

    let mut port = Port::of(raid().patrols((3, 2), 1).crew(SQ, "M08").turn(S1, &[1, 1]));
    port.play(S1, place(1, Action::Sail)).cast(S1, SOUTH, &[1, 6]).play(SQ, Move::Manoeuvre(Plunder));
    port.play(SQ, Move::Slot(board(Action::Sail)));
    assert_eq!((port.damage(S1), port.asked()), (1, "ask-turn"), "the Gunner serves the flagship alone");

    let scene = duel()
        .flagship(UN, (0, 0))
        .gunship((3, 1))
        .damaged(UN, Slot::Ship(ShipSlot::Gunship6))
        .crew(SQ, "M08");
    let mut port = Port::of(scene.turn(SQ, &[1, 1]));
    port.play(SQ, place(1, Action::Sail)).cast(SQ, NORTH, &[6, 1]).play(SQ, Move::Manoeuvre(Broadside));
    assert!(port.heard(removed(Foe::Gunship)), "one damage sinks it, two are lost");
    assert_eq!((port.damage(UN), port.asked()), (0, "ask-leave-patrol"));
}

#[test]
fn after_its_battles_a_ship_takes_no_further_steps() {
    rules!["AH-10.29"];
    let scene = raid().patrols((3, 2), 1).patrols((3, 1), 1);
    let mut port = Port::of(scene.turn(S1, &[6, 1]));
    port.play(S1, place(6, Action::FullSail)).cast(S1, SOUTH, &[6, 1]).play(S1, Move::Pass);
    assert_eq!(
        (port.flagship(S1), port.asked()),
        (at(3, 2), "ask-turn"),
        "five steps of the Full Sail are lost"
    );
}
