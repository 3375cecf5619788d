//! Section 1 of the rulebook: players and the limits of the components.

use crate::cove::*;
use freeport_kernel::{Chance, Game, Seat, SetupError, Table};
use freeport_pirates7::*;
use freeport_testkit::rules;

#[test]
fn two_three_or_four_play_at_seats_counted_from_nought() {
    rules!["P7-1.1"];
    for players in 2..=4 {
        let cove = Cove::setup(players, 1);
        let seats: Vec<Seat> = cove.view().boards.iter().map(|board| board.seat).collect();
        assert_eq!(seats, Seat::all(players).collect::<Vec<_>>());
    }
    for players in [0, 1, 5, 6] {
        let refused = Pirates7::setup(&Options::default(), players, &mut Table::new(Chance::strict(&[])));
        assert!(matches!(refused, Err(SetupError::Seats { fewest: 2, most: 4, .. })));
    }
    Cove::setup(3, 1).refuse(D, Move::ChooseCharacter(Captain), "P7-1.1");
}

#[test]
fn nobody_ever_has_more_than_ten_ships() {
    rules!["P7-1.2"];
    assert!(Scene::new(2).ships(0, 8, 3).begin().is_err());
    let mut cove = Cove::of(Scene::new(3).ships(0, 8, 0).chests(0, 9));
    cove.choose(&[Shipwright, Cartographer, Cartographer]).refuse(A, Move::Buy(3), "P7-6.2");
    cove.plays(A, &[Move::Buy(1), Move::TakeGift(2)]);
    assert_eq!(cove.ships(A), (10, 0, 0), "of two ships as a Gift only one is left to take");
}

#[test]
fn four_red_dice_serve_caravans_the_whirlpool_and_the_tavern() {
    rules!["P7-1.3"];
    let reds = |cove: &Cove| {
        let throws = cove.throws();
        let (_, _, dice) = throws.last().expect("a throw");
        dice.iter().filter(|die| die.owner.is_none()).map(|die| die.die).collect::<Vec<_>>()
    };
    let mut cove = Cove::of(Scene::new(2).first(1).ships(1, 0, 0).hand(0, &["spa-4"]));
    cove.choose(&[Captain, Cartographer]).play(A, caravan("spa-4"));
    cove.cast(A, Move::CommitShips(1), &raid(&[1], &[6, 6, 6, 6]));
    assert_eq!(reds(&cove), [40, 41, 42, 43]);

    let mut cove = Cove::of(Scene::new(2).first(1).ships(0, 1, 0).ships(1, 0, 0).hand(0, &["whirlpool"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Whirlpool), &faces(&[1, 1]));
    assert_eq!(reds(&cove), [40]);

    let mut cove = Cove::of(Scene::new(4).first(1).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer, Cartographer, Cartographer]);
    cove.cast(A, Move::Curse(Curse::Tavern), &faces(&[6, 6, 6, 6]));
    assert_eq!(reds(&cove), [40, 41, 42, 43]);
    let sizes: Vec<u8> = Caravan::all().map(|caravan| PackRef::default().ships(caravan)).collect();
    assert!(sizes.iter().all(|ships| (1..=4).contains(ships)));
}

#[test]
fn each_nation_has_one_corsair_token() {
    rules!["P7-1.4"];
    let mut cove = Cove::of(Scene::new(4));
    assert_eq!(cove.view().corsairs, Nation::ALL);
    cove.choose(&[Governor; 4]).play(A, Move::Nation(Nation::Spain));
    cove.refuse(B, Move::Nation(Nation::Spain), "P7-7.1");
    cove.play(B, Move::Nation(Nation::England)).play(C, Move::Nation(Nation::Holland));
    assert_eq!(cove.view().corsairs, [Nation::France]);
    cove.play(D, Move::Nation(Nation::France));
    assert!(cove.view().corsairs.is_empty());
}

#[test]
fn yin_yang_tokens_black_marks_and_rituals_never_run_out() {
    rules!["P7-1.5"];
    let scene = Scene::new(3).yin_yang(0, 100).yin_yang(1, 90).marks(0, 30).marks(1, 40).double_hold(1, 20);
    let mut cove = Cove::of(scene);
    cove.choose(&[Shipwright, Cartographer, Cartographer]);
    for _ in 0..20 {
        cove.play(A, DOUBLE_HOLD);
    }
    for _ in 0..20 {
        cove.play(A, UNSINKABLE);
    }
    let own = cove.own(A);
    assert_eq!((own.yin_yang, own.double_hold, own.unsinkable), (0, 20, 20));
    cove.play(A, Move::Decline);
    assert_eq!(cove.marks(A), 31);
}

#[test]
fn chests_are_counted_without_an_upper_limit_and_never_below_nought() {
    rules!["P7-1.6"];
    let mut cove = Cove::of(Scene::new(2).first(1).chests(0, 250).ships(0, 10, 0).goods(0, cargo(0, 0, 3)));
    cove.choose(&[Merchant, Cartographer]).play(A, sale(0, 0, 3));
    assert_eq!(cove.chests(A), 259);

    let mut cove = Cove::of(Scene::new(2).chests(1, 0).hand(0, &["tavern"]));
    cove.choose(&[Shaman, Cartographer]).cast(A, Move::Curse(Curse::Tavern), &faces(&[3, 3]));
    assert_eq!((cove.chests(A), cove.chests(B)), (6, 0));
}

#[test]
fn a_score_may_be_negative() {
    rules!["P7-1.7"];
    let mut cove = Cove::of(Scene::new(2).last_rounds(0).chests(0, 2).marks(0, 5));
    cove.choose(&[Cartographer, Cartographer]).pass_round();
    assert_eq!(cove.own(A).score.map(|score| score.points), Some(2 - 3 * 6));
}

#[test]
fn a_hand_may_hold_any_number_of_cards() {
    rules!["P7-1.8"];
    let hand =
        ["eng-2", "eng-3a", "eng-3b", "eng-4", "spa-2", "spa-3a", "spa-3b", "spa-4", "tortuga", "idol"];
    let mut cove = Cove::of(Scene::new(3).hand(0, &hand));
    cove.choose(&[Cartographer, Captain, Captain]);
    cove.cast(A, Move::Draw, &[number("havana")]);
    cove.cast(A, Move::TakeGift(2), &[number("kraken"), number("sirens")]);
    assert_eq!(cove.own(A).hand_size, 13);
}

/// There is no move that hands anything to another player: all that is given comes from the stock.
#[test]
fn nothing_passes_from_player_to_player() {
    rules!["P7-1.9"];
    let mut rng = freeport_kernel::Rng::new(5);
    let mut cove = Cove::setup(4, 5);
    for _ in 0..400 {
        let Some(seat) = cove.decider() else { break };
        let before: Vec<BoardView> = cove.view().boards;
        let moves = cove.moves();
        cove.loosely(seat, moves[rng.below(moves.len())], rng.below(1_000) as u64);
        let after = cove.view().boards;
        // What came to somebody is told with its source, and none of the sources is another player.
        for (before, after) in before.iter().zip(&after) {
            let corsairs = after.corsairs.iter().filter(|nation| !before.corsairs.contains(nation)).count();
            assert!(corsairs <= 1 && before.corsairs.iter().all(|nation| after.corsairs.contains(nation)));
            let (more, fewer) = (after.hand_size > before.hand_size, after.hand_size < before.hand_size);
            assert!(
                !more
                    || cove
                        .heard(|event| matches!(event, Event::CardDrawn { seat, .. } if *seat == after.seat))
            );
            assert!(!fewer || cove.view().tally.is_some_and(|tally| !tally.played.is_empty()));
        }
        cove.hear();
    }
}
