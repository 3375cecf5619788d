//! What was played can be told again: records, saved matches, and the same seed twice.

use crate::trial::{Trial, Walk, json, play_match, start, stroll, viewers};
use freeport_kernel::{Beat, Game, Match, Record, Save, Viewer};

/// A record that is written and read leads to the same state, the same story for every viewer and the same
/// record; and verifying it finds nothing.
pub fn replay_equality<G: Game>(trial: &Trial<G>) {
    for game in 0..trial.effort.games {
        let played = play_match(trial, game, |_, _| {});
        let text = played.record().write();
        let record = Record::<G>::read(&text).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
        let again = Match::replay(&record).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
        same(&played, &again, &format!("game {game} played again"));
        assert!(played.turn().outcome().is_some(), "game {game} did not end");
        let proven = Match::verify(&record).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
        same(&played, &proven, &format!("game {game} verified"));
    }
}

/// The same in everything anybody may ask of a match.
pub(crate) fn same<G: Game>(one: &Match<G>, two: &Match<G>, what: &str) {
    assert_eq!(one.state(), two.state(), "{what}: another state");
    assert_eq!(one.record().write(), two.record().write(), "{what}: another record");
    for viewer in viewers(one.state().seats()).chain([Viewer::Open]) {
        let story = |live: &Match<G>| live.story(viewer, 0).cloned().collect::<Vec<Beat<G::Event>>>();
        assert_eq!(story(one), story(two), "{what}: another story for {viewer:?}");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(
                one.take_backs(seat),
                two.take_backs(seat),
                "{what}: another way back for seat {seat}"
            );
            assert_eq!(one.decision(seat), two.decision(seat), "{what}: another decision of seat {seat}");
        }
    }
}

/// A state is the same after it was written and read, and a match goes on after loading as if it had never
/// been put aside.
pub fn save_and_load<G: Game>(trial: &Trial<G>) {
    stroll(trial, |walk| {
        let again: G =
            serde_json::from_str(&json(&walk.state)).unwrap_or_else(|error| panic!("{walk}: {error}"));
        assert_eq!(again, walk.state, "{walk}: the state is another one after it was written and read");
    });
    for game in 0..trial.effort.games {
        let mut saves: Vec<(usize, String)> = vec![(0, json(&start(trial, game).save()))];
        let played = play_match(trial, game, |live, rng| {
            if saves.len() < trial.effort.samples as usize && rng.branch(9).below(4) == 0 {
                saves.push((live.steps(), json(&live.save())));
            }
        });
        let line: Vec<_> = played.line().cloned().collect();
        for (steps, text) in saves {
            let save: Save<G> =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("game {game}: {error}"));
            let mut loaded = Match::load(save).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
            assert_eq!(
                json(&loaded.save()),
                text,
                "game {game}: saved, loaded and saved again after {steps} moves"
            );
            for play in &line[steps..] {
                loaded
                    .play(play.seat, &play.mv)
                    .unwrap_or_else(|why| panic!("game {game} loaded after {steps} moves: {why}"));
            }
            same(&played, &loaded, &format!("game {game} loaded after {steps} moves"));
        }
    }
}

/// The same seed gives the same game, and a clone lives a life of its own.
pub fn determinism<G: Game>(trial: &Trial<G>) {
    for game in 0..trial.effort.games {
        let (one, two) = (play_match(trial, game, |_, _| {}), play_match(trial, game, |_, _| {}));
        same(&one, &two, &format!("game {game} from the same seed"));
    }
    stroll(trial, |walk| {
        let before = json(&walk.state);
        let mut other = Walk::new(trial, 0);
        other.state = walk.state.clone();
        while other.decision < trial.effort.samples && other.step().is_some() {}
        assert_eq!(json(&walk.state), before, "{walk}: playing on in a clone changed the original");
    });
}
