//! Records: what is read, what is refused, and why a forgery does not pass.

use crate::duels::{choose, duel, finished, trial};
use freeport_kernel::{Entry, Flaw, Game, Match, Record, Rng, Seat, Seed, Viewer};
use freeport_testkit::charter;
use freeport_testkit::toys::{Duel, DuelMove};

fn record(seats: u8) -> Record<Duel> {
    finished(seats).record()
}

fn read(text: &str) -> Result<Record<Duel>, Flaw> {
    Record::read(text)
}

/// The verdict on a record that a forger changed and gave a fitting digest.
fn forged(change: impl FnOnce(&mut Record<Duel>)) -> Flaw {
    let mut record = record(3);
    change(&mut record);
    let text = record.write();
    match read(&text).and_then(|record| Match::verify(&record)) {
        Ok(_) => panic!("the forgery passes: {text}"),
        Err(flaw) => flaw,
    }
}

fn first_throw(record: &mut Record<Duel>) -> &mut u32 {
    let chance = record.log.iter_mut().find_map(|entry| match entry {
        Entry::Play(play) if !play.chance.is_empty() => Some(&mut play.chance[0]),
        _ => None,
    });
    chance.expect("somebody threw a die")
}

#[test]
fn the_record_of_an_older_rules_version_is_refused_with_a_sentence() {
    let text = record(2).write().replace("\"rules\":1", "\"rules\":0");
    assert_eq!(
        read(&text).unwrap_err().to_string(),
        "this game was played by version 0 of the rules of duel; this program plays version 1 and will not guess"
    );
}

#[test]
fn other_formats_and_other_games_are_refused_by_name() {
    let text = record(2).write();
    let refusal = |from: &str, to: &str| read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert_eq!(
        refusal("\"freeport\":1", "\"freeport\":2"),
        "this record has format 2, and this program reads format 1"
    );
    assert_eq!(refusal("\"game\":\"duel\"", "\"game\":\"chess\""), "this is a record of chess, not of duel");
}

#[test]
fn text_that_is_no_record_is_refused() {
    for text in
        ["", "null", "[]", "{}", "{\"freeport\":1}", "{\"freeport\":1,\"game\":\"duel\"}", "\u{0}", "[[[[[["]
    {
        assert!(matches!(read(text), Err(Flaw::Shape(_))), "{text}");
    }
}

#[test]
fn fields_that_nobody_knows_are_refused() {
    let text = record(2).write().replacen("{\"freeport\"", "{\"bribe\":1,\"freeport\"", 1);
    assert!(matches!(read(&text), Err(Flaw::Shape(why)) if why.contains("bribe")));
}

#[test]
fn the_seed_stays_sealed_until_the_game_is_over() {
    let mut live = duel(2);
    let commit = live.record().commit;
    choose(&mut live, 0, 0);
    assert_eq!(live.record().seed, None);
    assert_eq!(live.record().places, None);
    assert_eq!(Match::verify(&live.record()).unwrap_err(), Flaw::Sealed);
    live.play(Seat(1), &DuelMove::GiveUp).unwrap();
    let record = live.record();
    assert_eq!(record.commit, commit);
    assert_eq!(Seed::new(record.seed.clone().unwrap()).commit(), commit);
    assert_eq!(record.places, Some(vec![1, 2]));
    assert!(Match::verify(&record).is_ok());
}

#[test]
fn a_changed_die_or_card_is_not_the_chance_of_the_seed() {
    let die = |record: &mut Record<Duel>| {
        let face = first_throw(record);
        *face = *face % 6 + 1;
    };
    assert!(matches!(forged(die), Flaw::Chance { entry: 1.., .. }));
    assert!(matches!(forged(|record| record.deal.swap(0, 1)), Flaw::Chance { entry: 0, .. }));
    assert!(matches!(forged(|record| record.deal.push(1)), Flaw::Chance { entry: 0, .. }));
    assert!(matches!(forged(|record| *first_throw(record) = 900), Flaw::Chance { .. }));
}

#[test]
fn another_seed_is_not_the_one_that_was_sealed() {
    assert_eq!(forged(|record| record.seed = Some("mine".to_owned())), Flaw::Commit);
    assert_eq!(forged(|record| record.seed = None), Flaw::Sealed);
    let both = |record: &mut Record<Duel>| {
        record.seed = Some("mine".to_owned());
        record.commit = Seed::new("mine").commit();
    };
    assert!(matches!(forged(both), Flaw::Chance { .. }), "nor does a new seal fit the old chance");
}

#[test]
fn what_the_players_threw_in_counts() {
    assert!(matches!(forged(|record| record.entropy[1].push('!')), Flaw::Chance { .. }));
    assert!(matches!(forged(|record| record.entropy.clear()), Flaw::Chance { .. }));
}

#[test]
fn what_the_players_threw_in_is_what_they_sealed() {
    let sealed = |record: &mut Record<Duel>| {
        record.seals = record.entropy.iter().map(|text| freeport_kernel::sha256(text.as_bytes())).collect();
    };
    let mut good = record(2);
    sealed(&mut good);
    good.digest = good.fingerprint();
    let read_again = read(&good.clone().write()).unwrap();
    assert_eq!(read_again, good);
    assert!(Match::verify(&good).is_ok());
    // Somebody who gave the text at once has sealed nothing.
    good.seals[0].clear();
    good.digest = good.fingerprint();
    assert!(Match::verify(&good).is_ok());
    let other = |record: &mut Record<Duel>| {
        sealed(record);
        record.seals[1] = freeport_kernel::sha256(b"another text");
    };
    assert_eq!(forged(other), Flaw::Seal(1));
    let more = |record: &mut Record<Duel>| {
        sealed(record);
        record.seals.push(freeport_kernel::sha256(b"nobody"));
    };
    assert!(matches!(forged(more), Flaw::Seal(_)));
    assert!(!record(2).write().contains("seals"), "a record without seals is written as before");
}

#[test]
fn moves_that_are_not_legal_and_results_that_do_not_follow_are_found() {
    let steal = |record: &mut Record<Duel>| {
        if let Entry::Play(play) = &mut record.log[0] {
            play.mv = DuelMove::Take;
        }
    };
    assert!(matches!(forged(steal), Flaw::Move { entry: 1, .. }));
    let sit = |record: &mut Record<Duel>| {
        if let Entry::Play(play) = &mut record.log[0] {
            play.seat = Seat(200);
        }
    };
    assert!(matches!(forged(sit), Flaw::Move { entry: 1, .. }));
    assert_eq!(forged(|record| record.places = Some(vec![1, 1, 1])), Flaw::Result);
    assert_eq!(forged(|record| record.places = None), Flaw::Result);
    assert!(matches!(forged(|record| record.seats.push(record.seats[0].clone())), Flaw::Chance { .. }));
    assert!(matches!(forged(|record| record.seats.clear()), Flaw::Setup(_)));
}

#[test]
fn a_step_back_beyond_what_was_played_is_found() {
    let undo = Entry::Undo(freeport_kernel::Undo { undo: Seat(0), keep: 7 });
    assert_eq!(forged(|record| record.log.insert(1, undo)), Flaw::Undo(2));
}

#[test]
fn a_record_changed_anywhere_by_one_character_is_refused() {
    let text = record(3).write();
    let mut rng = Rng::new(1);
    for place in 0..text.len() {
        for ink in [b'0', b'7', b'a', b'F', b' ', b'"', b',', b'-', 0x20 + rng.below(95) as u8] {
            let mut bytes = text.clone().into_bytes();
            if bytes[place] == ink {
                continue;
            }
            bytes[place] = ink;
            let Ok(forgery) = String::from_utf8(bytes) else { continue };
            let verdict = read(&forgery).and_then(|record| Match::verify(&record));
            assert!(verdict.is_err(), "{:?} at {place} still verifies: {forgery}", char::from(ink));
        }
    }
}

#[test]
fn a_match_from_a_position_is_recorded_with_it() {
    let mut first = duel(2);
    choose(&mut first, 0, 1);
    let mut live = Match::start_at(charter(&trial(2), 1), *first.state()).unwrap();
    choose(&mut live, 1, 1);
    live.play(Seat(0), &DuelMove::GiveUp).unwrap();
    let record = Record::<Duel>::read(&live.record().write()).unwrap();
    assert_eq!(record.position.as_ref(), Some(first.state()));
    assert_eq!(Match::verify(&record).unwrap().state(), live.state());
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let other = Match::start_at(charter::<Duel>(&trial(3), 0), *duel(2).state());
    assert_eq!(other.unwrap_err().to_string(), "the position is for 2 seats, not 3");
    let mut live = Match::start_at(charter(&trial(2), 0), *duel(2).state()).unwrap();
    live.play(Seat(0), &DuelMove::GiveUp).unwrap();
    let text = live.record().write();
    let doubled = text.replacen("\"round\":0", "\"round\":9", 1);
    assert_ne!(doubled, text);
    assert!(matches!(Match::replay(&read(&doubled).unwrap()), Err(Flaw::Position(_))));
}

#[test]
fn too_many_or_too_few_seats_are_refused_with_a_sentence() {
    let refusal = Match::start(charter::<Duel>(&trial(5), 0)).unwrap_err();
    assert_eq!(refusal.to_string(), "Duel is for 2 to 4 players, not 5");
    assert!(Match::start(charter::<Duel>(&trial(0), 0)).is_err());
}

#[test]
fn after_the_game_everything_lies_open() {
    let live = finished(2);
    let open = Match::replay(&live.record()).unwrap();
    assert!(live.story(Viewer::Open, 0).eq(open.story(Viewer::Open, 0)));
    assert_eq!(live.state().view(Viewer::Open), open.state().view(Viewer::Open));
}
