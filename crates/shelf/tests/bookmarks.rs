//! A game that is taken up where a bookmark lies is the game that was played to there, whatever happens next.

use freeport_kernel::{Given, MAX_SEATS, Rng, Seat, SeatSet, Viewer};
use freeport_shelf::{Lines, Session, Start, TITLES, Title};

const EVERYBODY: SeatSet = SeatSet::all(MAX_SEATS as u8);

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Open])
}

fn start(seats: u8) -> Start {
    Start { entropy: vec!["from afar".to_owned()], ..Start::of(seats, "a long way") }
}

/// Makes a move by chance, or now and then goes back some; the chance of the move, or how many stay.
enum Done {
    Played(Seat, serde_json::Value, Vec<u32>),
    Undone(Seat, usize),
}

fn go_on(session: &mut dyn Session, rng: &mut Rng) -> Option<Done> {
    let turn = session.turn();
    let asked = turn.waiting.get(rng.below(turn.waiting.len()))?;
    if rng.below(12) == 0
        && let backs = session.take_backs(asked.seat)
        && let Some(back) = backs.get(rng.below(backs.len().min(4)))
        && back.keep >= session.floor()
    {
        session.undo(asked.seat, Some(back.keep), EVERYBODY).unwrap();
        return Some(Done::Undone(asked.seat, back.keep));
    }
    let moves = session.moves(asked.seat).unwrap().moves;
    let mv = moves[rng.below(moves.len())].clone();
    let chance = session.play(asked.seat, &mv, &Given::default()).unwrap();
    Some(Done::Played(asked.seat, mv, chance))
}

/// What everybody is shown and told is the same, as far as both remember it.
fn assert_same(whole: &dyn Session, late: &dyn Session, seats: u8, what: &str) {
    for viewer in viewers(seats) {
        let shown = |session: &dyn Session| session.now(viewer).unwrap().get().to_owned();
        assert_eq!(shown(whole), shown(late), "{what}: {viewer:?} is shown something else");
        let Lines { first, count } = late.lines(viewer);
        assert_eq!(count, whole.lines(viewer).count, "{what}: {viewer:?} has heard another number of lines");
        let told = |session: &dyn Session| session.passage(viewer, first, count).unwrap().get().to_owned();
        assert_eq!(told(whole), told(late), "{what}: {viewer:?} is told something else");
        let steps = late.floor() + 3;
        assert_eq!(whole.lines_by(viewer, steps), late.lines_by(viewer, steps), "{what}: {viewer:?}");
    }
    assert_eq!(whole.beats(), late.beats(), "{what}");
}

fn play(title: &'static dyn Title, seats: u8, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut whole = title.start(start(seats)).unwrap();
    let mut late: Option<Box<dyn Session>> = None;
    for step in 0..420 {
        let what = format!("{} with {seats}, step {step}", title.card().id);
        if step % 60 == 20 {
            let text = whole.bookmark().unwrap();
            let resumed = title.resume(start(seats), &text).unwrap();
            assert_eq!(resumed.bookmark().unwrap(), text, "{what}: a bookmark where a bookmark lies");
            assert!(resumed.record().is_err(), "{what}: nobody has a record of half a game");
            late = Some(resumed);
        }
        let late = &mut late;
        let leader = late.as_mut().unwrap_or(&mut whole);
        let Some(done) = go_on(leader.as_mut(), &mut rng) else { break };
        if let Some(late) = late {
            match done {
                Done::Played(seat, mv, chance) => whole.retell(seat, &mv, &chance).unwrap(),
                Done::Undone(seat, keep) => drop(whole.undo(seat, Some(keep), EVERYBODY).unwrap()),
            }
            assert_same(&*whole, &**late, seats, &what);
        }
    }
}

#[test]
fn taken_up_from_a_bookmark_every_game_is_shown_told_and_taken_back_as_if_it_had_been_played_through() {
    for title in TITLES {
        let (fewest, most) = title.card().seats;
        for seats in [fewest.max(2), most] {
            play(*title, seats, u64::from(seats));
        }
    }
}

#[test]
fn a_bookmark_of_another_table_or_with_other_seats_is_refused() {
    let title = freeport_shelf::find("ahoy").unwrap();
    let text = title.start(start(3)).unwrap().bookmark().unwrap();
    assert!(title.resume(start(2), &text).is_err());
    assert!(freeport_shelf::find("four").unwrap().resume(start(2), &text).is_err());
    assert!(title.resume(start(3), "{}").is_err());
    assert!(title.resume(start(3), &text).is_ok());
}

#[test]
fn what_a_bookmark_belongs_to_differs_from_game_to_game() {
    let mut shapes: Vec<&str> = TITLES.iter().map(|title| title.shape()).collect();
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), TITLES.len());
}
