//! Taking back: the way back leads through the same states, and the free way never crosses a fence.

use crate::memory::same;
use crate::trial::{Trial, play_match, start};
use freeport_kernel::{Chance, Game, Given, Match, Play, Record, Seat, Table, Viewer};

/// Going back to any earlier step gives the state of that step, and the same moves with the same chance lead
/// to the same end. A record with undone branches replays and verifies.
pub fn taking_back<G: Game>(trial: &Trial<G>) {
    for game in 0..trial.effort.games {
        let mut states = vec![start(trial, game).state().clone()];
        let played = play_match(trial, game, |live, _| states.push(live.state().clone()));
        let line: Vec<Play<G::Move>> = played.line().cloned().collect();
        let stride = (line.len() / trial.effort.samples as usize).max(1);
        for keep in (0..line.len()).step_by(stride) {
            let mut back = played.clone();
            assert!(back.undo(someone_else(&line[keep], trial.seats), keep));
            assert_eq!(back.state(), &states[keep], "game {game}: taken back to {keep} moves");
            assert_eq!(back.steps(), keep);
            for play in &line[keep..] {
                let given = Given { outcomes: play.chance.clone(), strict: true };
                back.play_given(play.seat, &play.mv, &given)
                    .unwrap_or_else(|why| panic!("game {game}: played on after going back to {keep}: {why}"));
            }
            assert_eq!(back.state(), played.state(), "game {game}: played on after going back to {keep}");
            let story = |live: &Match<G>| live.story(Viewer::Spectator, 0).cloned().collect::<Vec<_>>();
            assert_eq!(story(&back), story(&played), "game {game}: another story after going back to {keep}");
        }
        assert!(!played.clone().undo(Seat(0), line.len()), "there is nothing to take back");
        branches(trial, game);
    }
}

/// Whoever did not make the move: then everything after it goes, hidden choices too.
fn someone_else<M>(play: &Play<M>, seats: u8) -> Seat {
    Seat((play.seat.0 + 1) % seats)
}

fn branches<G: Game>(trial: &Trial<G>, game: u32) {
    let mut left = 8;
    let played = play_match(trial, game, |live, rng| {
        if left > 0 && rng.below(6) == 0 {
            left -= 1;
            let keep = live.steps().saturating_sub(1 + rng.below(4));
            assert!(live.undo(Seat(rng.below(trial.seats as usize) as u8), keep));
        }
    });
    let record = Record::read(&played.record().write()).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
    let again = Match::replay(&record).unwrap_or_else(|flaw| panic!("game {game}: {flaw}"));
    same(&played, &again, &format!("game {game} with undone branches"));
    if played.turn().outcome().is_some() {
        Match::verify(&record).unwrap_or_else(|flaw| panic!("game {game} with undone branches: {flaw}"));
    }
}

/// What a seat may take back freely never crosses chance, a reveal, a hidden window or a decision of others, which a pass in an
/// open window is not; and the list is in order, the nearest first.
pub fn taking_back_freely<G: Game>(trial: &Trial<G>) {
    for game in 0..trial.effort.games {
        let opening = start(trial, game).state().clone();
        play_match(trial, game, |live, rng| {
            if rng.branch(7).below(4) == 0 {
                Seat::all(trial.seats).for_each(|seat| free_way_back(live, &opening, seat));
            }
        });
    }
}

fn free_way_back<G: Game>(live: &Match<G>, opening: &G, seat: Seat) {
    let line: Vec<Play<G::Move>> = live.line().cloned().collect();
    let back = live.take_backs(seat);
    assert!(back.windows(2).all(|pair| pair[0].keep > pair[1].keep), "the nearest comes first: {back:?}");
    for keep in back.iter().take_while(|back| back.consent.is_empty()).map(|back| back.keep) {
        assert!(line[keep..].iter().all(|play| play.chance.is_empty()), "chance is taken back freely");
        let traces = traces(opening, &line);
        assert!(!traces[keep..].contains(&Trace::News), "what came out is taken back freely");
        let mut after = live.clone();
        assert!(after.undo(seat, keep));
        let others = |(play, trace): &(&Play<G::Move>, &Trace)| play.seat != seat && **trace != Trace::Idle;
        let others = line.iter().zip(&traces).skip(keep).filter(others).map(|(play, _)| play);
        let stay: Vec<_> = line[..keep].iter().chain(others).collect();
        assert!(after.line().eq(stay), "a decision of others is taken back freely");
    }
}

/// What a move leaves behind.
#[derive(PartialEq, Eq)]
enum Trace {
    /// Something hidden came out, be it that a hidden window was let pass.
    News,
    /// An open window was let pass.
    Idle,
    /// It was decided.
    Plain,
}

/// What each move left behind.
fn traces<G: Game>(opening: &G, line: &[Play<G::Move>]) -> Vec<Trace> {
    let mut state = opening.clone();
    let trace = |play: &Play<G::Move>| {
        let passed = state.window(play.seat).filter(|window| window.decline == play.mv);
        let mut table = Table::new(Chance::strict(&play.chance));
        state.apply(play.seat, &play.mv, &mut table);
        match passed {
            _ if table.revealed() => Trace::News,
            Some(window) if window.hidden => Trace::News,
            Some(_) => Trace::Idle,
            None => Trace::Plain,
        }
    };
    line.iter().map(trace).collect()
}
