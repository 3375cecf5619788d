//! Section 4 of the rulebook: rounds, turns and free actions.

use crate::port::*;
use Action::*;
use freeport_ahoy::*;
use freeport_testkit::rules;

/// Every flagship lies in the open sea at (3,1), with dice that can be placed without any effect.
fn becalmed(players: u8) -> Scene {
    let mut scene = m1(players);
    for faction in Faction::seated(players) {
        scene = scene.flagship(*faction, (3, 1)).dice(*faction, idle_dice(*faction));
    }
    scene
}

fn idle_dice(faction: Faction) -> &'static [u8] {
    match faction {
        SQ => &[1, 1, 2, 3, 4],
        UN => &[1, 1, 6, 6],
        S1 | S2 => &[1, 1, 2, 2],
    }
}

/// What each of the idle dice is placed on, and does nothing there: no space has a tailwind 1, there is nothing to
/// repair, order, bombard, inspire or negotiate.
fn idle_places(faction: Faction) -> [(u8, Action); 5] {
    match faction {
        SQ => [(1, Tailwind), (1, Tailwind), (2, Repair), (3, Order), (4, Bombard)],
        UN => [(1, Tailwind), (1, Tailwind), (6, Rally), (6, Inspire), (1, Sail)],
        S1 | S2 => [(1, Tailwind), (1, Cannons), (2, Repair), (2, Negotiate), (1, Sail)],
    }
}

/// Places one die without effect.
fn idle(port: &mut Port, faction: Faction) {
    let mut places = idle_places(faction).into_iter();
    let free = places.find(|(die, action)| port.offers(place(*die, *action))).expect("an idle die");
    port.play(faction, place(free.0, free.1));
}

/// The dice of the next round, all ones, and two plans.
fn next_round(players: u8, plans: [u32; 2]) -> Vec<u32> {
    let dice = Faction::seated(players).iter().map(|faction| usize::from(faction.dice())).sum();
    [vec![1; dice], plans.to_vec()].concat()
}

/// Plays idle turns to the end of the round: who had a turn, with how many dice.
fn idle_round(port: &mut Port, plans: [u32; 2]) -> Vec<(Faction, u8)> {
    let (round, mut turns) = (port.view().round, Vec::new());
    while port.view().round == round {
        let (active, dice) = (port.decider().expect("a turn"), port.view().dice_due);
        turns.push((active, dice));
        (0..dice).for_each(|_| idle(port, active));
        let over =
            Faction::ALL.iter().all(|f| !port.game.factions().contains(f) || port.supply(*f).is_empty());
        let chance = if over { next_round(port.view().players, plans) } else { Vec::new() };
        port.cast(active, Move::EndTurn, &chance);
    }
    turns
}

#[test]
fn a_smuggler_sails_takes_the_wind_acts_freely_and_has_no_third_die() {
    rules!["AH-E01", "AH-4.5", "AH-4.8"];
    let scene = m1(3).flagship(S1, (1, 0)).gold(S1, 1).market(&["M06", "M07", "M11"]).dice(S1, &[2, 2, 3, 3]);
    let mut port = Port::of(scene.turn(S1, &[2, 2, 3, 3]));
    port.plays(S1, &[place(3, FullSail), WEST, Move::Pass]);
    assert_eq!(port.flagship(S1), at(0, 0));
    port.cast(S1, Move::Recruit(card("M06")), &[1]);
    port.plays(S1, &[place(2, Tailwind), Move::Go(at(1, 0))]);
    assert_eq!(port.flagship(S1), at(1, 0));
    port.refuse(S1, place(3, Sail), "AH-4.5").refuse(S1, place(2, Cannons), "AH-4.5");
    port.refuse(S1, Move::SetAside(3), "AH-4.5").play(S1, Move::EndTurn);
    assert_eq!((port.decider(), port.supply(S1)), (Some(UN), vec![2, 3]));
}

#[test]
fn the_squadron_plays_its_fifth_die_in_a_turn_of_its_own() {
    rules!["AH-E18", "AH-4.2", "AH-4.6", "AH-4.7", "AH-1.3"];
    let mut port = Port::of(becalmed(4).first(S1).turn(S1, idle_dice(S1)));
    let turns = idle_round(&mut port, [1, 2]);
    let order = [S1, UN, S2, SQ, S1, UN, S2, SQ, SQ];
    assert_eq!(turns, order.into_iter().zip([2, 2, 2, 2, 2, 2, 2, 2, 1]).collect::<Vec<_>>());
}

#[test]
fn rounds_follow_one_another_and_the_first_player_card_decides_who_begins() {
    rules!["AH-4.1", "AH-4.2", "AH-4.3", "AH-4.6"];
    let mut port = Port::of(becalmed(3).turn(SQ, idle_dice(SQ)));
    let turns = idle_round(&mut port, [1, 2]);
    assert_eq!(turns, [(SQ, 2), (S1, 2), (UN, 2), (SQ, 2), (S1, 2), (UN, 2), (SQ, 1)]);
    let order: Vec<Event> = port.hear();
    let told = |wanted: Event| order.iter().position(|event| *event == wanted).expect("an event");
    let scored = order.iter().position(|event| matches!(event, Event::RegionScored { .. })).expect("scoring");
    assert!(scored < told(Event::RoundEnded { round: 1 }));
    assert!(told(Event::RoundEnded { round: 1 }) < told(Event::RoundBegan { round: 2, first: S1 }));
    assert_eq!((port.view().round, port.view().first, port.decider()), (2, S1, Some(S1)));
    assert_eq!(port.supply(SQ).len(), 5);
}

#[test]
fn players_without_dice_are_skipped() {
    rules!["AH-4.3"];
    let mut port =
        Port::of(becalmed(4).dice(S1, &[]).dice(UN, &[]).dice(S2, &[1, 1]).turn(SQ, &[1, 1, 2, 3]));
    let turns = idle_round(&mut port, [1, 2]);
    assert_eq!(turns, [(SQ, 2), (S2, 2), (SQ, 2)]);
}

#[test]
fn the_round_ends_only_when_the_turn_of_the_last_die_is_over() {
    rules!["AH-4.4", "AH-4.11"];
    let scene = becalmed(3).flagship(S1, (0, 0)).gold(S1, 1).market(&["M06", "M17", "M11"]);
    let mut port = Port::of(scene.dice(SQ, &[]).dice(UN, &[]).turn(S1, &[1]));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, place(1, Tailwind));
    assert_eq!(
        (port.view().round, port.decider()),
        (1, Some(S1)),
        "nobody has dice, and yet the turn goes on"
    );
    port.cast(S1, Move::Recruit(card("M06")), &[12]);
    port.cast(S1, Move::EndTurn, &next_round(3, [1, 2]));
    assert_eq!((port.view().round, port.crew(S1)), (2, vec![card("M06")]));
}

#[test]
fn a_turn_takes_two_dice_or_the_last_one() {
    rules!["AH-4.5"];
    let mut port = Port::of(becalmed(3).turn(S1, &[1, 2, 2]));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, place(1, Tailwind));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, place(2, Repair));
    port.refuse(S1, place(2, Negotiate), "AH-4.5").play(S1, Move::EndTurn);

    let mut port = Port::of(becalmed(3).turn(S1, &[2]));
    assert_eq!(port.view().dice_due, 1);
    port.refuse(S1, Move::EndTurn, "AH-4.5").plays(S1, &[place(2, Negotiate), Move::EndTurn]);
}

#[test]
fn free_actions_come_before_between_and_after_the_dice() {
    rules!["AH-4.8", "AH-4.11", "AH-4.16"];
    let scene = becalmed(3).flagship(S1, (0, 0)).gold(S1, 2).cargo(S1, "M17").market(&["M06", "M07", "M09"]);
    let mut port = Port::of(scene.turn(S1, &[1, 1, 2, 2]));
    port.cast(S1, Move::Recruit(card("M06")), &[11]).play(S1, place(1, Tailwind));
    port.cast(S1, Move::Recruit(card("M07")), &[12]).play(S1, place(1, Cannons));
    port.cast(S1, Move::Smuggle(card("M09")), &[13]);
    port.plays(S1, &[Move::Deliver(card("M17")), Move::Reward(Dir::North), Move::Pledge(Side::Left)]);
    port.plays(S1, &[Move::Use(Power::Mystic), Move::Slot(board(Sail))]);
    port.play(S1, Move::Target(Target { figure: Foe::Flagship(S1), at: at(0, 0) }));
    port.plays(S1, &[Move::Slot(board(Sail)), Move::EndTurn]);
    assert_eq!(port.crew(S1), [card("M06"), card("M07")]);
    assert_eq!((port.cargo(S1), port.fame(S1), port.damage(S1)), (vec![card("M09")], 2, 2));
}

#[test]
fn each_faction_has_the_free_actions_of_its_kind() {
    rules!["AH-4.16"];
    let offer = m1(3).market(&["M06", "M07", "M11"]).gold(SQ, 1).gold(S1, 1).gold(UN, 1);
    let offer =
        offer.cargo(S1, "M17").comrades((3, 2), 2).hand(&[PlanKind::SneakAttack, PlanKind::CloseCall]);
    let free = |faction, dice: &[u8]| {
        let port = Port::of(offer.clone().turn(faction, dice));
        port.moves().into_iter().filter(|mv| !matches!(mv, Move::Place(_))).collect::<Vec<_>>()
    };
    let recruits = ["M06", "M07"].map(|id| Move::Recruit(card(id)));
    let smuggles = ["M06", "M07"].map(|id| Move::Smuggle(card(id)));
    assert_eq!(free(SQ, &[1, 1]), recruits);
    assert_eq!(free(S1, &[1, 1]), [recruits.as_slice(), &smuggles, &[Move::Deliver(card("M17"))]].concat());
    assert_eq!(free(UN, &[1, 1]), [recruits.as_slice(), &[Move::Plan(PlanKind::SneakAttack)]].concat());

    let mut port = Port::of(offer.clone().crew(SQ, "M12").crew(SQ, "M23").turn(SQ, &[1, 1]));
    assert!(port.offers(Move::Use(Power::GhastlyGust)));
    port.refuse(SQ, Move::Use(Power::Cutpurse), "AH-4.16").refuse(SQ, Move::Use(Power::Aeronauts), "AH-12.8");
    port.refuse(SQ, Move::Smuggle(card("M06")), "AH-12.3").refuse(SQ, Move::Deliver(card("M17")), "AH-12.3");
    port.refuse(SQ, Move::Plan(PlanKind::SneakAttack), "AH-14.15");
    Port::of(offer.turn(UN, &[1, 1])).refuse(UN, Move::Plan(PlanKind::CloseCall), "AH-14.15");
}

#[test]
fn nobody_acts_in_the_turn_of_another() {
    rules!["AH-4.9", "AH-4.2"];
    let scene = becalmed(3).flagship(UN, (0, 0)).gold(UN, 5).market(&["M06", "M07", "M11"]).crew(UN, "M23");
    let scene = scene.comrades((3, 2), 2).hand(&[PlanKind::Cutter]);
    let mut port = Port::of(scene.turn(S1, idle_dice(S1)));
    port.refuse(UN, Move::Recruit(card("M06")), "AH-4.9").refuse(UN, Move::Use(Power::GhastlyGust), "AH-4.9");
    port.refuse(UN, Move::Plan(PlanKind::Cutter), "AH-4.9");
    port.refuse(UN, place(1, Tailwind), "AH-4.2").refuse(SQ, place(1, Tailwind), "AH-4.2");
    idle(&mut port, S1);
    idle(&mut port, S1);
    port.refuse(UN, Move::EndTurn, "AH-4.2").play(S1, Move::EndTurn);
    let own = [Move::Recruit(card("M06")), Move::Use(Power::GhastlyGust), Move::Plan(PlanKind::Cutter)];
    assert!(own.into_iter().all(|mv| port.offers(mv)));
}

#[test]
fn one_action_is_finished_before_the_next_begins() {
    rules!["AH-4.10"];
    let scene = m1(3).flagship(UN, (1, 0)).gold(UN, 5).market(&["M06", "M07", "M11"]).comrades((3, 2), 2);
    let mut port = Port::of(scene.hand(&[PlanKind::Cutter]).crew(UN, "M23").ready(2).turn(UN, &[1, 2, 3]));
    port.play(UN, place(1, Sail)).play(UN, WEST);
    let inserted = [
        place(2, Sail),
        Move::Recruit(card("M06")),
        Move::Use(Power::GhastlyGust),
        Move::Plan(PlanKind::Cutter),
        Move::EndTurn,
    ];
    for mv in inserted {
        port.refuse(UN, mv, "AH-4.10");
    }
    port.play(UN, Move::Pass);
    assert_eq!(port.asked(), "ask-land-comrades", "anchoring is still part of the Sail");
    for mv in inserted {
        port.refuse(UN, mv, "AH-4.10");
    }
    port.play(UN, Move::Pass);
    assert!(inserted[..4].iter().all(|mv| port.offers(*mv)));

    port.play(UN, Move::Plan(PlanKind::Cutter)).refuse(UN, place(2, Sail), "AH-4.10");
    port.refuse(UN, Move::Recruit(card("M06")), "AH-4.10").play(UN, Move::Pick(at(3, 2)));
    port.cast(UN, Move::Recruit(card("M06")), &[12]);
}

/// Only the Repair and Negotiate slots of the Smuggler are free, and both want an even die.
fn blocked() -> Scene {
    let slots = [Sail, Sail, Sail, FullSail, Tailwind, Cannons];
    slots.into_iter().fold(becalmed(3), |scene, action| scene.damaged(S1, board(action)))
}

#[test]
fn a_die_that_fits_nowhere_is_set_aside_until_the_next_roll() {
    rules!["AH-4.12", "AH-4.13", "AH-4.11"];
    let mut port = Port::of(blocked().dice(SQ, &[]).dice(UN, &[]).turn(S1, &[1, 3, 5, 5]));
    assert_eq!(port.moves(), [1, 3, 5].map(Move::SetAside));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, Move::SetAside(5));
    port.refuse(S1, Move::EndTurn, "AH-4.5").play(S1, Move::SetAside(3));
    port.refuse(S1, Move::SetAside(1), "AH-4.5").play(S1, Move::EndTurn);
    assert_eq!((port.supply(S1), port.own(S1).aside), (vec![1, 5], vec![3, 5]));
    port.plays(S1, &[Move::SetAside(1), Move::SetAside(5)]);
    port.cast(S1, Move::EndTurn, &next_round(3, [1, 2]));
    assert_eq!((port.supply(S1), port.own(S1).aside), (vec![1, 1, 1, 1], vec![]));
}

#[test]
fn whoever_can_place_any_die_must_place_one() {
    rules!["AH-4.13"];
    let mut port = Port::of(blocked().turn(S1, &[3, 4]));
    port.refuse(S1, Move::SetAside(3), "AH-4.13").refuse(S1, Move::SetAside(4), "AH-4.13");
    port.play(S1, place(4, Negotiate)).play(S1, Move::SetAside(3)).play(S1, Move::EndTurn);

    let mut port = Port::of(blocked().crew(S1, "M21").turn(S1, &[3, 5]));
    port.refuse(S1, Move::SetAside(3), "AH-4.13");
    assert!(port.offers(place_in(3, Slot::Crew(card("M21")))), "a crew card's slot counts");
}

#[test]
fn gold_and_recruiting_may_help_a_die_but_nobody_has_to() {
    rules!["AH-4.13"];
    let scene = blocked().flagship(S1, (0, 0)).gold(S1, 1).market(&["M08", "M11", "M12"]);
    let mut port = Port::of(scene.turn(S1, &[3, 5]));
    let ways = [pay_place(3, 2, 1, Repair), place_in(5, Slot::Cost(card("M08"))), Move::SetAside(3)];
    assert!(ways.into_iter().all(|way| port.offers(way)));
    port.cast(S1, place_in(5, Slot::Cost(card("M08"))), &[13]);
    port.play(S1, pay_place(3, 4, 1, Negotiate)).plays(S1, &[Move::Pass, Move::EndTurn]);
    assert_eq!((port.crew(S1), port.gold(S1)), (vec![card("M08")], 0));
}

#[test]
fn a_die_may_be_placed_for_nothing() {
    rules!["AH-4.14"];
    let mut port = Port::of(becalmed(3).turn(SQ, &[1, 4]));
    port.plays(SQ, &[place(1, Tailwind), place(4, Bombard), Move::EndTurn]);
    assert_eq!(port.dice_in(SQ, board(Bombard)), [4]);
    let mut port = Port::of(becalmed(3).ready(1).turn(UN, &[1, 6, 6, 2]));
    port.plays(UN, &[place(6, Rally), place(2, Repair), Move::EndTurn]);
    assert_eq!(port.union().ready, 1, "no rally away from an island");
    let mut port = Port::of(becalmed(3).ready(1).comrades((0, 0), 19).flagship(UN, (3, 2)).turn(UN, &[6, 6]));
    port.plays(UN, &[place(6, Rally), place(6, Inspire), Move::Pick(at(0, 0))]);
    assert_eq!((port.union().ready, port.comrades(0, 0)), (0, 20), "as far as possible: one of four");
}

/// The Squadron has the Elder and the Documentarian and two patrols on an island, beside the Union's flagship.
#[test]
fn effects_of_the_turns_end_come_after_it_is_declared_and_nothing_comes_after_them() {
    rules!["AH-4.15"];
    let scene =
        becalmed(3).flagship(SQ, (3, 2)).patrols((3, 2), 4).crew(SQ, "M04").crew(SQ, "M03").gold(SQ, 1);
    let mut port = Port::of(scene.market(&["M16", "M17", "M18"]).turn(SQ, &[1, 4]));
    port.plays(SQ, &[place(1, Tailwind), place(4, Bombard)]);
    assert_eq!((port.gold(SQ), port.strongholds(3, 2)), (1, 0));
    port.play(SQ, Move::EndTurn);
    port.refuse(SQ, Move::Recruit(card("M16")), "AH-4.15").refuse(SQ, place(1, Sail), "AH-4.15");
    port.plays(SQ, &[Move::Pick(at(3, 2)), Move::Pick(at(3, 2))]);
    assert_eq!((port.gold(SQ), port.strongholds(3, 2)), (3, 2));
    assert_eq!(port.decider(), Some(S1));
}
