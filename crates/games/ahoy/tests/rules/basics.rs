//! Section 1 of the rulebook: who plays, against whom, and for what.

use crate::port::*;
use freeport_ahoy::*;
use freeport_kernel::{Chance, Game, Seat, SeatSet, Table};
use freeport_testkit::rules;

#[test]
fn two_three_or_four_play_and_each_plays_one_faction() {
    rules!["AH-1.1", "AH-1.2", "AH-1.3"];
    let tables: [(u8, &[Faction]); 3] = [(2, &[SQ, UN]), (3, &[SQ, S1, UN]), (4, &[SQ, S1, UN, S2])];
    for (players, factions) in tables {
        let port = Port::setup(players, 1);
        let seated: Vec<Faction> = port.view().boards.iter().map(|own| own.faction).collect();
        assert_eq!(seated, factions);
        let roles: Vec<&str> = Seat::all(players).map(|seat| port.game.role(seat)).collect();
        assert_eq!(roles, factions.iter().map(|faction| faction.id()).collect::<Vec<_>>());
    }
    for players in [0, 1, 5] {
        let refusal = Ahoy::setup(&Options::default(), players, &mut Table::new(Chance::strict(&[])));
        assert_eq!(refusal.unwrap_err().to_string(), format!("Ahoy is for 2 to 4 players, not {players}"));
    }
}

#[test]
fn both_smugglers_have_the_same_board_and_the_same_choices() {
    rules!["AH-1.4"];
    let seen = [S1, S2].map(|owner| {
        let scene =
            m1(4).flagship(owner, (0, 0)).gold(owner, 2).cargo(owner, "M17").market(&["M06", "M08", "M11"]);
        let mut port = Port::of(scene.turn(owner, &[1, 4]));
        let (slots, choices) = (port.own(owner).slots, port.moves());
        port.play(owner, Move::Deliver(card("M17")));
        (slots, choices, port.moves(), port.fame(owner), port.own(owner).smuggler)
    });
    assert_eq!(seen[0], seen[1]);
    assert!(seen[0].1.contains(&Move::Smuggle(card("M06"))) && seen[0].3 == 2);
}

#[test]
fn everybody_else_is_an_enemy_even_the_other_smuggler() {
    rules!["AH-1.5"];
    let scene = m1(4).flagship(S1, (3, 1)).flagship(S2, (3, 2)).flagship(UN, (3, 2)).flagship(SQ, (3, 2));
    let mut port = Port::of(scene.placed(S1, board(Action::Cannons), 1).turn(S1, &[3, 3]));
    port.play(S1, place(3, Action::Sail)).play(S1, SOUTH);
    assert_eq!(port.moves(), [SQ, UN, S2].map(|enemy| Move::Fight(Foe::Flagship(enemy))));
    port.cast(S1, Move::Fight(Foe::Flagship(S2)), &[4, 2]);
    port.play(S1, Move::Manoeuvre(Manoeuvre::Prize)).play(S1, Move::Slot(board(Action::Sail)));
    assert_eq!(port.damage(S2), 1);
}

#[test]
fn the_most_fame_wins_when_the_game_ends() {
    rules!["AH-1.6"];
    let scene = m1(3).flagship(SQ, (3, 1)).fame(SQ, 12).fame(S1, 31).fame(UN, 30).gold(UN, 9);
    let mut port = Port::of(scene.flagship(UN, (3, 1)).dice(SQ, &[]).dice(UN, &[]).turn(S1, &[1]));
    port.play(S1, place(1, Action::Tailwind)).play(S1, Move::EndTurn);
    let outcome = port.view().outcome.expect("the game is over");
    assert_eq!(outcome.winners(), SeatSet::one(S1.seat(3)));
    assert_eq!(Seat::all(3).map(|seat| outcome.score(seat)).collect::<Vec<_>>(), [13, 31, 30]);
    port.refuse(S1, Move::EndTurn, "AH-17.1");
}

/// The Squadron loses a battle, its stronghold and both regions; then whole games are played at random.
#[test]
fn fame_once_won_is_never_lost() {
    rules!["AH-1.7"];
    let scene = m1(3).fame(SQ, 5).flagship(UN, (3, 1)).strongholds((3, 2), 1).comrades((0, 0), 5);
    let scene = scene.flagship(S1, (1, 0)).dice(S1, &[]).dice(SQ, &[]).placed(UN, board(Action::Cannons), 6);
    let mut port = Port::of(scene.turn(UN, &[3, 1]));
    port.play(UN, place(3, Action::Sail)).play(UN, SOUTH);
    port.cast(UN, Move::Aim(Aim { slot: board(Action::Cannons), by: 5 }), &[1, 1]);
    port.plays(UN, &[Move::Manoeuvre(Manoeuvre::Land), Move::Count(2), place(1, Action::Tailwind)]);
    port.loosely(UN, Move::EndTurn, 1);
    assert_eq!((port.strongholds(3, 2), port.fame(UN), port.fame(SQ)), (0, 2, 5));

    for seed in 0..4 {
        let (mut port, mut rng) = (Port::setup(4, seed), freeport_kernel::Rng::new(seed));
        let mut fame = [0; 4];
        while let Some(decider) = port.decider() {
            let moves = port.moves();
            port.loosely(decider, moves[rng.below(moves.len())], rng.below(1 << 30) as u64);
            let now = [SQ, S1, UN, S2].map(|faction| port.fame(faction));
            assert!(fame.iter().zip(now).all(|(before, after)| *before <= after), "{fame:?} became {now:?}");
            fame = now;
        }
        assert!(fame.iter().any(|fame| *fame >= 30));
    }
}

#[test]
fn nothing_of_absent_factions_is_on_the_table() {
    rules!["AH-1.8"];
    let mut port = Port::setup(2, 3);
    assert!(!port.heard(|event| matches!(event, Event::MarkersLaid { .. })));
    assert!(port.view().boards.iter().all(|own| own.smuggler.is_none()));
    port.play(SQ, Move::Layout(Layout::A)).play(SQ, Move::Begin(at(0, 0)));
    assert_eq!(port.decider(), Some(SQ), "there is no Smuggler to find a place for");
    let flagships = |port: &Port| {
        let ships = port.view().figures.into_iter().map(|figure| figure.ship.kind);
        ships.filter(|kind| matches!(kind, Foe::Flagship(_))).collect::<Vec<_>>()
    };
    assert_eq!(flagships(&port), [SQ, UN].map(Foe::Flagship));
    for taken in port.view().market.into_iter().flatten() {
        port.refuse(SQ, Move::Smuggle(taken), "AH-12.3").refuse(SQ, Move::Deliver(taken), "AH-12.3");
    }

    let mut port = Port::setup(3, 3);
    port.play(SQ, Move::Layout(Layout::A)).play(SQ, Move::Begin(at(0, 0))).play(S1, Move::Begin(at(1, 0)));
    assert_eq!(flagships(&port), [SQ, S1, UN].map(Foe::Flagship));
    assert_eq!(port.view().boards.iter().filter(|own| own.smuggler.is_some()).count(), 1);
}
