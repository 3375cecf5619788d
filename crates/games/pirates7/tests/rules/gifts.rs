//! Section 4 of the rulebook, second part: who earns a Gift, and how it is taken.

use crate::cove::*;
use freeport_kernel::{Game, Seat, Viewer};
use freeport_pirates7::*;
use freeport_testkit::rules;

/// The Gift level of a seat's resolution.
fn level(players: u8, first: u8, characters: &[Character], seat: Seat) -> u8 {
    let mut cove = Cove::of(Scene::new(players).first(first));
    cove.choose(characters).pass_round();
    let own = characters[seat.index()];
    let gift = cove.told.iter().find_map(|event| match event {
        Event::Called { character, gift, .. } if *character == own => Some(*gift),
        _ => None,
    });
    gift.expect("a Character that was called")
}

#[test]
fn who_alone_chose_a_character_is_its_sole_chooser_whatever_the_others_do() {
    rules!["P7-4.10"];
    assert_eq!(level(3, 1, &[Merchant, Captain, Shaman], A), 1);
    assert_eq!(level(3, 1, &[Merchant, Captain, Merchant], A), 0);
    // C chose the Merchant too but has nothing to sell, so A is still not alone.
    let mut cove = Cove::of(Scene::new(3).goods(0, cargo(1, 0, 0)));
    cove.choose(&[Merchant, Captain, Merchant]).play(A, sale(1, 0, 0));
    assert!(cove.heard(|event| matches!(event, Event::Declined { seat: C, able: false, .. })));
    assert_eq!((cove.chests(A), cove.view().round), (8, 2), "nothing was offered");
}

#[test]
fn among_three_or_four_a_sole_chooser_earns_the_gift_once_and_as_first_player_twice() {
    rules!["P7-4.11", "P7-4.12", "P7-4.15"];
    assert_eq!(level(3, 0, &[Governor, Captain, Shaman], A), 2);
    assert_eq!(level(3, 0, &[Governor, Captain, Shaman], B), 1);
    assert_eq!(level(4, 3, &[Governor, Captain, Shaman, Merchant], D), 2);
    assert_eq!(level(4, 3, &[Governor, Captain, Shaman, Merchant], A), 1);
    assert_eq!(level(4, 0, &[Governor, Governor, Governor, Governor], A), 0);
}

#[test]
fn between_two_only_the_first_player_earns_a_gift_and_only_once() {
    rules!["P7-4.14", "P7-4.15"];
    assert_eq!(level(2, 0, &[Governor, Captain], A), 1);
    assert_eq!(level(2, 0, &[Governor, Captain], B), 0);
    assert_eq!(level(2, 1, &[Governor, Captain], A), 0);
    assert_eq!(level(2, 0, &[Governor, Governor], A), 0);
    let mut cove = Cove::of(Scene::new(2).goods(0, cargo(1, 0, 0)).goods(1, cargo(1, 0, 0)));
    cove.choose(&[Merchant, Captain]).play(A, sale(1, 0, 0));
    assert_eq!(cove.moves(), [Move::TakeGift(0), Move::TakeGift(1)]);
    cove.refuse(A, Move::TakeGift(2), "P7-4.14");
    let called = cove.told.iter().find(|event| matches!(event, Event::Called { gift: 1, .. }));
    let rule = called.and_then(|event| cove.game.phrase_event(event).rule);
    assert_eq!(rule.map(|rule| rule.0), Some("P7-4.15"), "not the rule for 3 or 4 players");
}

#[test]
fn who_does_not_perform_the_action_receives_no_gift() {
    rules!["P7-4.13", "P7-7.11"];
    let mut cove = Cove::of(Scene::new(3).goods(0, cargo(1, 0, 0)).yin_yang(0, 3));
    cove.choose(&[Merchant, Captain, Shaman]).play(A, Move::Done).refuse(A, Move::TakeGift(1), "P7-4.13");
    cove.play(A, Move::Decline);
    assert_eq!((cove.chests(A), cove.asked()), (7, "ask-rituals-after"));
    let mut cove = Cove::of(Scene::new(3).marks(0, 4));
    cove.choose(&[Governor, Captain, Shaman]).play(A, Move::Decline);
    assert_eq!(cove.marks(A), 5, "the Governor's double Gift does not help who declines");
    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Captain, Merchant, Shaman]);
    assert_eq!((cove.marks(A), cove.yin_yang(A)), (1, 0));
}

#[test]
fn a_gift_is_taken_as_often_as_its_owner_likes_up_to_the_level() {
    rules!["P7-4.16"];
    for times in 0..=2 {
        let mut cove = Cove::of(Scene::new(3).goods(0, cargo(1, 0, 0)));
        cove.choose(&[Merchant, Captain, Shaman]).play(A, sale(1, 0, 0));
        assert_eq!(cove.moves(), [0, 1, 2].map(Move::TakeGift));
        cove.refuse(A, Move::TakeGift(3), "P7-4.16").play(A, Move::TakeGift(times));
        assert_eq!(cove.chests(A), 8 + u16::from(times));
    }
}

#[test]
fn the_number_is_chosen_before_any_card_is_drawn() {
    rules!["P7-4.17"];
    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Cartographer, Captain, Shaman]).cast(A, Move::Draw, &[number("idol")]);
    cove.hear();
    cove.refuse(A, Move::Draw, "P7-4.17");
    cove.cast(A, Move::TakeGift(2), &[number("wages"), number("tavern")]);
    assert_eq!(cove.times(|event| matches!(event, Event::CardDrawn { seat: A, card: Some(_) })), 2);
    assert_eq!(cove.view().round, 2, "nothing was asked between the two cards");
    let mut cove = Cove::of(Scene::new(3).hand(0, &["havana"]));
    cove.choose(&[Islander, Captain, Shaman]).play(A, Move::Port(Port::Havana));
    cove.cast(A, Move::TakeGift(2), &[TALISMAN, TALISMAN]);
    assert_eq!(cove.own(A).talismans, 2);
}

#[test]
fn the_gifts_of_governor_captain_and_shaman_are_taken_without_asking() {
    rules!["P7-4.18"];
    let mut cove = Cove::of(Scene::new(3).marks(0, 1));
    cove.choose(&[Governor, Merchant, Merchant]).play(A, Move::Nation(Nation::Spain));
    assert_eq!((cove.marks(A), cove.view().round), (0, 2), "nothing was asked");
    let mut cove = Cove::of(Scene::new(3).ships(1, 0, 0).ships(2, 0, 0).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("eng-2"));
    cove.play(A, Move::CommitShips(0));
    assert_eq!((cove.yin_yang(A), cove.view().round), (4, 2));
    let mut cove = Cove::of(Scene::new(3).ships(1, 0, 0).ships(2, 0, 0).hand(0, &["kraken"]));
    cove.choose(&[Shaman, Merchant, Merchant]).cast(A, Move::Curse(Curse::Kraken), &faces(&[6]));
    assert!(cove.heard(|event| matches!(event, Event::CursePlayed { protected: 6, .. })));
}

#[test]
fn a_gift_follows_its_action() {
    rules!["P7-4.19"];
    let place = |cove: &Cove, fits: fn(&Event) -> bool| cove.told.iter().position(fits);
    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Shipwright, Captain, Shaman]).refuse(A, Move::TakeGift(1), "P7-4.13");
    cove.plays(A, &[Move::Buy(1), Move::TakeGift(1)]);
    let bought = place(&cove, |event| matches!(event, Event::ShipsBought { .. }));
    assert!(bought < place(&cove, |event| matches!(event, Event::ShipsReceived { .. })));
    let mut cove = Cove::of(Scene::new(3).hand(0, &["eng-2"]));
    cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("eng-2"));
    cove.play(A, Move::CommitShips(0)).play(B, Move::CommitShips(0)).play(C, Move::CommitShips(0));
    let last_mark = cove
        .told
        .iter()
        .rposition(|event| matches!(event, Event::Marked { seat: C, reason: MarkReason::StayedAway, .. }));
    assert!(
        last_mark
            < place(&cove, |event| matches!(event, Event::YinYangGained { source: YinYangSource::Gift, .. }))
    );
}

/// The notes of the rulebook: First Player and sole chooser among three.
#[test]
fn double_gifts_are_what_the_rulebook_notes_of_each_character() {
    rules!["P7-E10", "P7-6.7", "P7-7.10", "P7-8.17", "P7-12.5", "P7-13.9", "P7-15.11", "P7-16.3"];
    let others = [Captain, Shaman];
    let mut cove = Cove::of(Scene::new(3).ships(0, 4, 0));
    cove.choose(&[Shipwright, others[0], others[1]]).plays(A, &[Move::Buy(1), Move::TakeGift(2)]);
    assert_eq!((cove.ships(A), cove.chests(A)), ((7, 0, 3), 6), "1 bought, 2 for nothing");

    let mut cove = Cove::of(Scene::new(3).marks(0, 2));
    cove.choose(&[Governor, others[0], others[1]]).play(A, Move::Nation(Nation::France));
    assert_eq!(cove.marks(A), 1, "no new mark, and one less");

    let mut cove = Cove::of(Scene::new(3).ships(1, 0, 0).ships(2, 0, 0).hand(0, &["fra-3a"]));
    cove.choose(&[Captain, Merchant, Merchant]).play(A, caravan("fra-3a")).play(A, Move::CommitShips(0));
    assert_eq!(cove.yin_yang(A), 4);

    let mut cove = Cove::of(Scene::new(3).hand(0, &["nassau"]));
    cove.choose(&[Islander, Merchant, Merchant]).play(A, Move::Port(Port::Nassau));
    cove.cast(A, Move::TakeGift(2), &[FRUIT, RUM]);
    assert_eq!(cove.view().asked.and_then(|asked| asked.goods), Some(cargo(1, 0, 1)));

    let mut cove = Cove::of(Scene::new(3).ships(0, 8, 0).hand(0, &["iceberg"]));
    cove.choose(&[Shaman, Merchant, Merchant]).cast(A, Move::Curse(Curse::Iceberg), &faces(&[6; 2 + 14]));
    let own = |dice: &[Die]| dice.iter().filter(|die| die.owner == Some(A)).count();
    assert_eq!(own(&cove.throws()[0].2), 2, "6 of 8 ships are protected");

    let mut cove = Cove::of(Scene::new(3).goods(0, cargo(1, 0, 0)));
    cove.choose(&[Merchant, others[0], others[1]]).plays(A, &[sale(1, 0, 0), Move::TakeGift(2)]);
    assert_eq!(cove.chests(A), 7 + 1 + 2);

    let mut cove = Cove::of(Scene::new(3));
    cove.choose(&[Cartographer, others[0], others[1]]).cast(A, Move::Draw, &[1]).cast(
        A,
        Move::TakeGift(2),
        &[2, 3],
    );
    assert_eq!(cove.game.view(Viewer::Seat(A)).boards[0].hand_size, 3);
}
