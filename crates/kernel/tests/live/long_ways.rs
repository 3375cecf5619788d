//! Long games in which much is taken back: going back costs hardly more than what is taken back, never the whole game.

use freeport_kernel::{
    Cast, Charter, Flaw, Game, Illegal, Match, Phrase, Player, Rng, Seat, SeatSet, Seed, SetupError, Table,
    TitleCard, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fmt;

thread_local! {
    /// How many moves were carried out on this thread.
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Two walk by turns for as long as they like. Whoever throws a stone has to cast for where it lands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stroll {
    at: u64,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Go {
    Walk(u8),
    Throw,
}

/// Where a stone lands.
struct Stone;

impl fmt::Display for Stone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a stone")
    }
}

impl Cast for Stone {
    fn count(&self) -> usize {
        1
    }

    fn cast(&self, seed: u64, into: &mut Vec<u32>) {
        into.push((seed % 1_000) as u32);
    }

    fn sketch(&self, rng: &mut Rng, into: &mut Vec<u32>) {
        into.push(rng.below(1_000) as u32);
    }

    fn allows(&self, outcomes: &[u32]) -> bool {
        outcomes[0] < 1_000
    }
}

impl Game for Stroll {
    const CARD: TitleCard = TitleCard {
        id: "stroll",
        title: "Stroll",
        seats: (2, 2),
        rules: 1,
        prefix: "ST",
        languages: &["en"],
        variants: &[],
    };
    type Options = ();
    type Move = Go;
    type Event = u64;
    type View = u64;

    fn setup((): &(), _: u8, _: &mut Table<u64>) -> Result<Stroll, SetupError> {
        Ok(Stroll { at: 0 })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        Turn::Waiting(SeatSet::one(Seat((self.at % 2) as u8)))
    }

    fn moves(&self, seat: Seat, into: &mut Vec<Go>) {
        if self.turn().waiting().has(seat) {
            into.extend([Go::Walk(1), Go::Walk(2), Go::Throw]);
        }
    }

    fn check(&self, _: Seat, _: &Go) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(&mut self, _: Seat, mv: &Go, table: &mut Table<u64>) {
        STEPS.set(STEPS.get() + 1);
        self.at += match mv {
            Go::Walk(steps) => u64::from(*steps),
            Go::Throw => table.cast(&Stone).first().map_or(0, |place| u64::from(*place)),
        };
        let at = self.at;
        table.tell(|| at);
    }

    fn view(&self, _: Viewer) -> u64 {
        self.at
    }

    fn imagine(&self, _: Viewer, _: &mut Rng) -> Stroll {
        self.clone()
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn phrase_move(&self, _: Seat, _: &Go) -> Phrase {
        Phrase::new("go")
    }

    fn phrase_event(&self, _: &u64) -> Phrase {
        Phrase::new("gone")
    }
}

fn stroll() -> Match<Stroll> {
    let seats = vec![Player::default(), Player::default()];
    Match::start(Charter {
        options: (),
        seats,
        seed: Seed::new("stones"),
        entropy: Vec::new(),
        seals: Vec::new(),
        practice: false,
    })
    .unwrap()
}

fn walk(live: &mut Match<Stroll>, steps: u8) {
    let seat = live.turn().waiting().first().unwrap();
    live.play(seat, &Go::Walk(steps)).unwrap();
}

/// How many moves are carried out meanwhile.
fn counted(work: impl FnOnce()) -> usize {
    let before = STEPS.get();
    work();
    STEPS.get() - before
}

#[test]
fn thousands_of_steps_back_cost_little_more_than_the_moves_they_take_back() {
    let mut live = stroll();
    (0..3_000).for_each(|step| walk(&mut live, 1 + (step % 2) as u8));
    live.undo(Seat(0), 2_999);
    let again = counted(|| {
        for _ in 0..3_000 {
            walk(&mut live, 1);
            let keep = live.steps() - 1;
            assert!(live.undo(Seat(0), keep));
        }
    });
    assert!(again < 3_000 * 40, "{again} moves for 3,000 moves that were taken back");
    let record = live.adjourned();
    let checked = counted(|| assert!(Match::verify(&record).is_ok()));
    assert!(checked < 3_000 * 45, "{checked} moves to check a log of {} entries", record.log.len());
}

#[test]
fn however_far_it_goes_the_way_back_leads_to_what_was_there() {
    let mut rng = Rng::new(8);
    let mut live = stroll();
    for _ in 0..300 {
        for _ in 0..rng.below(90) {
            walk(&mut live, 1 + rng.below(2) as u8);
        }
        if live.steps() > 0 {
            let far = if rng.below(5) == 0 { live.steps() } else { live.steps().min(40) };
            let keep = live.steps() - 1 - rng.below(far);
            assert!(live.undo(Seat(rng.below(2) as u8), keep));
        }
        let mut plain = stroll();
        for play in live.line().cloned().collect::<Vec<_>>() {
            plain.play(play.seat, &play.mv).unwrap();
        }
        assert_eq!(live.state(), plain.state());
        assert!(live.story(Viewer::Open, 0).eq(plain.story(Viewer::Open, 0)));
        assert_eq!(live.steps(), plain.steps());
    }
}

#[test]
fn a_check_ends_when_nobody_waits_for_it() {
    let mut live = stroll();
    (0..100).for_each(|_| walk(&mut live, 1));
    let record = live.adjourned();
    let mut left = 40;
    let checked = counted(|| {
        let go_on = &mut || {
            left -= 1;
            left >= 0
        };
        assert_eq!(Match::verify_while(&record, go_on).unwrap_err(), Flaw::CalledOff);
    });
    assert_eq!(checked, 40);
}

#[test]
fn a_move_that_has_to_be_cast_is_left_for_later_and_one_that_has_not_is_made_at_once() {
    let (mut hasty, mut patient) = (stroll(), stroll());
    assert!(hasty.play_at_once(Seat(0), &Go::Walk(2)).unwrap());
    patient.play(Seat(0), &Go::Walk(2)).unwrap();
    assert!(!hasty.play_at_once(Seat(0), &Go::Throw).unwrap());
    assert_eq!((hasty.steps(), hasty.state()), (1, patient.state()), "nothing has happened yet");
    hasty.play(Seat(0), &Go::Throw).unwrap();
    patient.play(Seat(0), &Go::Throw).unwrap();
    assert_eq!(hasty.record(), patient.record(), "the stone lands where it would have landed");
}
