//! A match is put aside and goes on later as if nothing had happened.

use crate::duels::{choose, duel};
use freeport_kernel::{Flaw, Match, Save, Seat};
use freeport_testkit::toys::{Duel, DuelMove};

fn written_and_read(live: &Match<Duel>) -> Save<Duel> {
    serde_json::from_str(&serde_json::to_string(&live.save()).unwrap()).unwrap()
}

fn half_way() -> Match<Duel> {
    let mut live = duel(3);
    choose(&mut live, 2, 0);
    choose(&mut live, 0, 1);
    live
}

#[test]
fn the_same_chance_follows_after_loading() {
    let mut live = half_way();
    let mut loaded = Match::load(written_and_read(&live)).unwrap();
    for game in [&mut live, &mut loaded] {
        choose(game, 1, 0);
    }
    assert_eq!(live.record().write(), loaded.record().write());
    assert_eq!(live.state(), loaded.state());
}

#[test]
fn hidden_choices_can_still_be_taken_back_after_loading() {
    let live = half_way();
    let mut loaded = Match::load(written_and_read(&live)).unwrap();
    assert_eq!(live.take_backs(Seat(2)), loaded.take_backs(Seat(2)));
    assert_eq!(live.decision(Seat(1)), loaded.decision(Seat(1)));
    assert!(loaded.undo(Seat(2), 0));
    assert_eq!(loaded.turn().waiting(), [Seat(1), Seat(2)].into_iter().collect());
}

#[test]
fn chance_that_was_taken_back_is_not_thrown_again_after_loading() {
    let mut live = half_way();
    choose(&mut live, 1, 0);
    assert!(live.undo(Seat(1), 2));
    let mut loaded = Match::load(written_and_read(&live)).unwrap();
    for game in [&mut live, &mut loaded] {
        choose(game, 1, 0);
        game.play(Seat(0), &DuelMove::GiveUp).unwrap();
    }
    assert_eq!(live.record().write(), loaded.record().write());
    assert!(Match::verify(&loaded.record()).is_ok());
}

#[test]
fn a_save_that_does_not_fit_itself_is_refused() {
    let flaw = |change: fn(&mut Save<Duel>)| {
        let mut save = written_and_read(&half_way());
        change(&mut save);
        Match::load(save).err()
    };
    assert_eq!(flaw(|save| save.seed.push('x')), Some(Flaw::Commit));
    assert_eq!(flaw(|save| save.state = *duel(3).state()), Some(Flaw::Edited));
    assert_eq!(flaw(|save| save.record.log.clear()), Some(Flaw::Edited));
    assert_eq!(flaw(|save| save.record.deal[0] = 99), Some(Flaw::Edited));
    assert_eq!(flaw(|_| {}), None);
}
