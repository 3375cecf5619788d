//! A ship that is steered by two kinds of decisions.

use freeport_kernel::{Chance, Illegal, Outcome, Phrase, Seat, SeatSet, Table, Turn};
use freeport_steps::{Agenda, Question, State, Step, steps};

#[derive(Default)]
struct Ship {
    heading: u8,
    sails: bool,
    /// How far it has come.
    leagues: u8,
    agenda: Vec<Task>,
}

impl State for Ship {
    type Event = ();
}

#[derive(Clone, Copy)]
struct Helm;

impl Step<Ship> for Helm {
    type Choice = u8;
    const RULE: &'static str = "SH-1";

    fn who(&self, _: &Ship) -> SeatSet {
        SeatSet::one(Seat(0))
    }

    fn options(&self, ship: &Ship, _: Seat, add: &mut impl FnMut(u8)) {
        (0..4).filter(|heading| *heading != ship.heading).for_each(add);
    }

    fn forbids(&self, ship: &Ship, _: Seat, heading: &u8) -> &'static str {
        if *heading == ship.heading { "SH-2" } else { "SH-3" }
    }

    fn take(self, ship: &mut Ship, _: Seat, heading: u8, _: &mut Table<()>) {
        ship.heading = heading;
    }

    fn question(&self, _: &Ship) -> Phrase {
        Phrase::new("ask-helm")
    }

    fn phrase(&self, _: &Ship, _: Seat, heading: &u8) -> Phrase {
        Phrase::new("turn-to").number("heading", *heading)
    }
}

#[derive(Clone, Copy)]
struct Sails;

impl Step<Ship> for Sails {
    type Choice = bool;
    const RULE: &'static str = "SH-4";
    const ALWAYS: bool = true;

    fn who(&self, _: &Ship) -> SeatSet {
        SeatSet::all(2)
    }

    fn options(&self, ship: &Ship, _: Seat, add: &mut impl FnMut(bool)) {
        add(ship.sails);
    }

    fn take(self, ship: &mut Ship, _: Seat, sails: bool, _: &mut Table<()>) {
        ship.sails = sails;
    }

    fn question(&self, _: &Ship) -> Phrase {
        Phrase::new("ask-sails")
    }

    fn phrase(&self, _: &Ship, _: Seat, _: &bool) -> Phrase {
        Phrase::new("set-sails")
    }

    fn decline(&self) -> Option<bool> {
        Some(false)
    }
}

/// Ropes that are to be hauled.
#[derive(Clone, Copy)]
struct Ropes(u8);

impl Step<Ship> for Ropes {
    type Choice = u8;
    const RULE: &'static str = "SH-5";

    fn who(&self, _: &Ship) -> SeatSet {
        SeatSet::one(Seat(1))
    }

    fn options(&self, _: &Ship, _: Seat, add: &mut impl FnMut(u8)) {
        (0..self.0).for_each(add);
    }

    fn take(self, ship: &mut Ship, _: Seat, _: u8, _: &mut Table<()>) {
        ship.sails = true;
    }

    fn question(&self, _: &Ship) -> Phrase {
        Phrase::new("ask-ropes")
    }

    fn phrase(&self, _: &Ship, _: Seat, _: &u8) -> Phrase {
        Phrase::new("haul")
    }
}

/// What is under way.
#[derive(Clone, Copy)]
enum Task {
    Ask(Asked),
    /// It sails a league.
    Sail,
}

impl Agenda for Ship {
    type Asked = Asked;
    const OTHERS: &'static str = "SH-6";
    const OVER: &'static str = "SH-7";

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::draw(2))
    }

    fn is_over(&self) -> bool {
        self.leagues == 3
    }

    fn asked(&self) -> Option<Asked> {
        self.agenda.last().and_then(|task| if let Task::Ask(asked) = task { Some(*asked) } else { None })
    }

    fn settle(&mut self) {
        self.agenda.pop();
    }

    fn carry_on(&mut self, _: &mut Table<()>) -> bool {
        let sails = matches!(self.agenda.pop(), Some(Task::Sail));
        self.leagues += u8::from(sails);
        sails
    }

    fn call_off(&mut self) {
        self.agenda.clear();
    }
}

steps! {
    /// What the ship waits for.
    #[derive(Clone, Copy)]
    enum Asked for Ship;
    /// A decision.
    #[derive(Clone, Debug, PartialEq, Eq)]
    enum Move;
    /// Where it goes.
    Helm(Helm),
    /// Whether it sails.
    Sails(Sails),
    /// Which rope is hauled.
    Ropes(Ropes),
}

const AT_HELM: Asked = Asked::Helm(Helm);
const AT_SAILS: Asked = Asked::Sails(Sails);

#[test]
fn a_step_lists_takes_and_says_its_own_choices() {
    let (mut ship, seat, mut table) = (Ship::default(), Seat(0), Table::new(Chance::strict(&[])));
    let mut moves = Vec::new();
    AT_HELM.options(&ship, seat, &mut moves);
    assert_eq!(moves, [Move::Helm(1), Move::Helm(2), Move::Helm(3)]);
    assert_eq!(AT_HELM.count(&ship, seat), (3, Some(Move::Helm(1))));
    assert!(AT_HELM.allows(&ship, seat, &Move::Helm(2)) && !AT_HELM.allows(&ship, seat, &Move::Helm(0)));
    AT_HELM.take(&mut ship, seat, &Move::Helm(2), &mut table);
    assert_eq!(ship.heading, 2);
    assert_eq!(AT_HELM.phrase(&ship, seat, &Move::Helm(3)), Phrase::new("turn-to").number("heading", 3));
    assert_eq!(AT_HELM.question(&ship).key, "ask-helm");
    assert_eq!((AT_HELM.who(&ship).len(), AT_SAILS.who(&ship).len()), (1, 2));
    AT_SAILS.take(&mut ship, seat, &Move::Sails(true), &mut table);
    assert!(ship.sails && AT_SAILS.allows(&ship, seat, &Move::Sails(true)));
}

#[test]
fn what_is_not_allowed_is_refused_by_the_rule_of_the_step_that_is_asked() {
    let (ship, seat) = (Ship::default(), Seat(0));
    assert_eq!(AT_HELM.forbids(&ship, seat, &Move::Helm(0)), "SH-2");
    assert_eq!(AT_HELM.forbids(&ship, seat, &Move::Helm(9)), "SH-3");
    assert_eq!(AT_HELM.forbids(&ship, seat, &Move::Sails(true)), "SH-1", "another step's choice");
    assert_eq!(AT_SAILS.forbids(&ship, seat, &Move::Helm(1)), "SH-4");
    assert!(!AT_HELM.allows(&ship, seat, &Move::Sails(true)));
    assert_eq!(AT_HELM.phrase(&ship, seat, &Move::Sails(true)).key, "ask-helm");
    assert_eq!((AT_HELM.decline(), AT_SAILS.decline()), (None, Some(Move::Sails(false))));
    assert_eq!((AT_HELM.always(), AT_SAILS.always()), (false, true));
}

/// A ship with this under way, the last one first, until it waits for somebody.
fn under_way(tasks: &[Task]) -> Ship {
    let mut ship = Ship { agenda: tasks.to_vec(), ..Ship::default() };
    ship.run(&mut Table::new(Chance::strict(&[])));
    ship
}

#[test]
fn what_leaves_no_choice_is_not_asked() {
    let ropes = |count| Task::Ask(Asked::Ropes(Ropes(count)));
    let ship = under_way(&[Task::Ask(AT_HELM), Task::Sail, ropes(0)]);
    assert_eq!(
        (ship.leagues, ship.sails, ship.whose_turn()),
        (1, false, Turn::Waiting(SeatSet::one(Seat(0))))
    );
    assert!(under_way(&[Task::Ask(AT_HELM), ropes(1)]).sails, "the only rope is hauled");
    assert_eq!(under_way(&[ropes(2), Task::Sail]).whose_turn(), Turn::Waiting(SeatSet::one(Seat(1))));
    let ship = under_way(&[Task::Ask(AT_SAILS)]);
    assert_eq!(ship.whose_turn(), Turn::Any(SeatSet::all(2)), "the sails are always asked for, of both");
    assert_eq!(under_way(&[]).whose_turn(), Turn::Waiting(SeatSet::NONE));
}

#[test]
fn a_decision_is_carried_out_with_what_follows_from_it() {
    let (mut ship, mut table) =
        (under_way(&[Task::Sail, Task::Ask(AT_HELM)]), Table::new(Chance::strict(&[])));
    let mut moves = Vec::new();
    ship.list(Seat(1), &mut moves);
    assert!(moves.is_empty(), "only who is asked has moves");
    ship.list(Seat(0), &mut moves);
    assert_eq!(moves, [Move::Helm(1), Move::Helm(2), Move::Helm(3)]);
    assert_eq!(ship.say(Seat(0), &moves[0]).key, "turn-to");
    ship.decide(Seat(0), &moves[0], &mut table);
    assert_eq!((ship.heading, ship.leagues, ship.say(Seat(0), &moves[0]).key), (1, 1, "nothing"));
}

#[test]
fn who_is_not_asked_is_refused_by_other_rules() {
    let ship = under_way(&[Task::Ask(AT_HELM)]);
    assert_eq!(ship.judge(Seat(0), &Move::Helm(1)), Ok(()));
    assert_eq!(ship.judge(Seat(0), &Move::Helm(0)), Err(Illegal::by("SH-2")));
    assert_eq!(ship.judge(Seat(1), &Move::Helm(1)), Err(Illegal::by("SH-6")));
    assert_eq!(under_way(&[]).judge(Seat(0), &Move::Helm(1)), Err(Illegal::by("SH-7")));
}

#[test]
fn the_end_calls_everything_off() {
    let ship = under_way(&[Task::Ask(AT_HELM), Task::Sail, Task::Sail, Task::Sail]);
    assert_eq!((ship.whose_turn(), ship.agenda.len()), (Turn::Over(Outcome::draw(2)), 0));
    assert_eq!(ship.judge(Seat(0), &Move::Helm(1)), Err(Illegal::by("SH-7")));
}
