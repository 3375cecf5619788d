//! Views do not leak: a viewer cannot tell an imagined world from the real one.

use crate::strays::Strays;
use crate::trial::{Done, Trial, Walk, asides_of, carry_out, charter, json, moves_of, pick, stroll, viewers};
use freeport_kernel::{
    Ask, Audience, Chance, Fault, Game, Given, Match, Rng, Seat, Table, TakeBack, Told, Viewer,
};
use std::fmt::Write;

const WORLDS: usize = 3;
const STRAYS: usize = 12;
const CHANGED_DRAWS: usize = 4;

/// Worlds from `imagine` are in order and give the same views, moves, asides, phrases, refusals, turn and windows, byte for
/// byte; and when the same move follows with the same chance and nothing hidden comes out, the same events,
/// views and ways back.
pub fn views_do_not_leak<G: Game>(trial: &Trial<G>) {
    let strays = Strays::gather(trial);
    let (mut secrets, mut others) = (false, 0);
    stroll(trial, |walk| {
        let next = pick(&walk.state, &mut walk.rng).and_then(|(seat, mv)| {
            let mut after = walk.state.clone();
            let chance = Chance::Loose(walk.rng.branch(1));
            carry_out(&mut after, seat, &mv, chance).map(|done| (after, done))
        });
        secrets |= next
            .as_ref()
            .is_some_and(|(_, done)| done.events.iter().any(|told| told.audience != Audience::All));
        let moves = strays.some(STRAYS, &mut walk.rng);
        for viewer in viewers(walk.seats()).chain([Viewer::Open]) {
            for _ in 0..WORLDS {
                let world = walk.state.imagine(viewer, &mut walk.rng);
                others += u32::from(world != walk.state);
                indistinguishable(walk, &world, viewer, &moves);
                if let Some((after, done)) = &next {
                    goes_on_alike(trial, walk, &world, viewer, after, done);
                }
            }
        }
    });
    assert!(
        !secrets || others > 0,
        "the game has secrets, and yet no imagined world differs from the real one"
    );
}

/// What a viewer sees of a state, as text.
fn seen<G: Game>(state: &G, viewer: Viewer) -> String {
    let mut text = format!("{:?}\n{}\n", state.turn(), json(&state.view(viewer)));
    for seat in Seat::all(state.seats()) {
        let _ = writeln!(text, "{} {:?}", state.role(seat), state.teams().mates(seat));
        if let Some(window) = state.window(seat) {
            let _ = writeln!(text, "{} {} {:?}", json(&window.moment), window.hidden, window.facts);
        }
    }
    if let Viewer::Seat(seat) = viewer {
        let own = state.window(seat).map(|window| window.sources);
        let _ = writeln!(text, "{} {}", json(&state.sources(seat)), json(&own));
        for mv in moves_of(state, seat).iter().chain(&asides_of(state, seat)) {
            let _ = writeln!(text, "{} {}", json(mv), json(&state.phrase_move(seat, mv)));
        }
    }
    text
}

fn indistinguishable<G: Game>(walk: &Walk<G>, world: &G, viewer: Viewer, moves: &[G::Move]) {
    world.audit().unwrap_or_else(|why| panic!("{walk}: {viewer:?} imagines a world that cannot be: {why}"));
    assert_eq!(
        seen(&walk.state, viewer),
        seen(world, viewer),
        "{walk}: {viewer:?} can tell two worlds apart"
    );
    if let Viewer::Seat(seat) = viewer {
        for mv in moves {
            let (here, there) = (walk.state.check(seat, mv), world.check(seat, mv));
            assert_eq!(here, there, "{walk}: the answer to {mv:?} tells seat {seat} two worlds apart");
        }
    }
}

fn goes_on_alike<G: Game>(
    trial: &Trial<G>,
    walk: &Walk<G>,
    world: &G,
    viewer: Viewer,
    after: &G,
    done: &Done<G>,
) {
    if world.check(done.seat, &done.mv).is_err() {
        return;
    }
    let mut there = world.clone();
    let Some(again) = carry_out(&mut there, done.seat, &done.mv, Chance::strict(&done.drawn)) else { return };
    if done.revealed || again.revealed {
        return;
    }
    let (seat, mv) = (done.seat, &done.mv);
    assert_eq!(
        heard(after, &done.events, viewer),
        heard(&there, &again.events, viewer),
        "{walk}: the events of {mv:?} by seat {seat} tell {viewer:?} two worlds apart"
    );
    assert_eq!(
        seen(after, viewer),
        seen(&there, viewer),
        "{walk}: after {mv:?} by seat {seat} {viewer:?} can tell two worlds apart, and nothing was revealed"
    );
    if let Viewer::Seat(own) = viewer {
        let back = |state: &G| way_back(trial, state, done, own);
        assert_eq!(back(&walk.state), back(world), "{walk}: the way back tells seat {own} two worlds apart");
    }
}

fn heard<G: Game>(state: &G, events: &[Told<G::Event>], viewer: Viewer) -> Vec<(String, String)> {
    let heard = events.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event);
    heard.map(|event| (json(event), json(&state.phrase_event(event)))).collect()
}

fn way_back<G: Game>(trial: &Trial<G>, state: &G, done: &Done<G>, seat: Seat) -> Vec<TakeBack> {
    let mut live =
        Match::start_at(charter(trial, 0), state.clone()).unwrap_or_else(|error| panic!("{error}"));
    let given = Given { outcomes: done.drawn.clone(), strict: true };
    live.play_given(done.seat, &done.mv, &given).unwrap_or_else(|refusal| panic!("{refusal}"));
    live.take_backs(seat)
}

/// A draw that leaves a viewer with the same view, whatever came, tells the viewer the same events; and of a
/// concealed choice all but the mates of who chose see and hear the same, whatever was chosen.
pub fn hidden_draws_and_choices_stay_hidden<G: Game>(trial: &Trial<G>) {
    stroll(trial, |walk| {
        let Some((seat, mv)) = pick(&walk.state, &mut walk.rng) else { return };
        let mut after = walk.state.clone();
        let chance = Chance::Loose(walk.rng.branch(1));
        let Some(done) = carry_out(&mut after, seat, &mv, chance) else { return };
        if done.concealed {
            choices_look_alike(walk, &after, &done);
        }
        let mut changed = 0;
        for place in 0..done.drawn.len() {
            if changed == CHANGED_DRAWS {
                break;
            }
            changed += usize::from(draw_is_told_apart_only_by_eye(walk, place, &after, &done));
        }
    });
}

fn choices_look_alike<G: Game>(walk: &Walk<G>, after: &G, done: &Done<G>) {
    let mates = walk.state.teams().mates(done.seat);
    let blind = |viewer: &Viewer| !matches!(viewer, Viewer::Seat(seat) if mates.has(*seat));
    for mv in moves_of(&walk.state, done.seat) {
        let mut there = walk.state.clone();
        let Some(other) = carry_out(&mut there, done.seat, &mv, Chance::strict(&[])) else { continue };
        for viewer in viewers(walk.seats()).filter(blind) {
            if other.concealed {
                let what =
                    format!("{walk}: {viewer:?} can tell {:?} from {mv:?}, which are concealed", done.mv);
                assert_eq!(seen(after, viewer), seen(&there, viewer), "{what}");
                assert_eq!(
                    heard(after, &done.events, viewer),
                    heard(&there, &other.events, viewer),
                    "{what}"
                );
            }
        }
    }
}

/// Plays the move again with another component drawn at `place`, if something was drawn there.
fn draw_is_told_apart_only_by_eye<G: Game>(walk: &Walk<G>, place: usize, after: &G, done: &Done<G>) -> bool {
    let Some(other) = another_draw(&walk.state, place, done, &mut walk.rng.branch(place as u64)) else {
        return false;
    };
    let mut script = done.drawn.clone();
    script[place] = other;
    let mut there = walk.state.clone();
    let Some(again) = carry_out(&mut there, done.seat, &done.mv, Chance::strict(&script)) else {
        return false;
    };
    for viewer in viewers(walk.seats()) {
        if json(&after.view(viewer)) == json(&there.view(viewer)) {
            assert_eq!(
                heard(after, &done.events, viewer),
                heard(&there, &again.events, viewer),
                "{walk}: {:?} draws something that {viewer:?} does not see, and the events tell what it was",
                done.mv
            );
        }
    }
    true
}

/// Another component that could have come at `place`; `None` for a die, which everybody sees.
fn another_draw<G: Game>(state: &G, place: usize, done: &Done<G>, rng: &mut Rng) -> Option<u32> {
    let mut table = Table::quiet(Chance::strict(&done.drawn[..place]));
    state.clone().apply(done.seat, &done.mv, &mut table);
    let others = match table.settle() {
        Some(Fault::Dry(Ask::Draw { of, .. })) => of & !(1 << (done.drawn[place] - 1)),
        Some(Fault::Dry(Ask::Place(count))) if count <= 128 => {
            (u128::MAX >> (128 - count)) & !(1 << (done.drawn[place] - 1))
        }
        _ => return None,
    };
    rng.member_of_many(others).map(|bit| bit + 1)
}
