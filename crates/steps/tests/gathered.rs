//! A ship that is steered by two kinds of decisions.

use freeport_kernel::{Chance, Phrase, Seat, SeatSet, Table};
use freeport_steps::{State, Step, steps};

#[derive(Default)]
struct Ship {
    heading: u8,
    sails: bool,
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
