//! Who may see what of a table.

use crate::ledger::{Occupant, Place, Sheet};
use crate::wire::{PersonId, Status};
use freeport_kernel::{Seat, SeatSet, Viewer};

/// Whether one seat alone is a person's, so that everybody else is a bot.
pub(crate) fn alone(places: &[Place]) -> bool {
    places.iter().filter(|place| matches!(place.sitter, Occupant::Person { .. })).count() == 1
}

/// The seats of a person.
pub(crate) fn seats_of(places: &[Place], person: PersonId) -> SeatSet {
    let all = places.iter().zip(0..).map(|(place, seat)| (place, Seat(seat)));
    all.filter(|(place, _)| place.person() == Some(person)).map(|(_, seat)| seat).collect()
}

/// Whether a person sits or presides here.
pub(crate) fn belongs(sheet: &Sheet, places: &[Place], person: PersonId) -> bool {
    sheet.host == Some(person) || !seats_of(places, person).is_empty()
}

/// Whether a person may follow what goes on here.
pub(crate) fn may_follow(sheet: &Sheet, places: &[Place], person: PersonId) -> bool {
    sheet.terms.spectators || belongs(sheet, places, person)
}

/// Whether a person may look with these eyes: one's own while the game is on, all of them after the end. Who sits
/// at the table has no other eyes than those of the own seats.
pub(crate) fn may_look(sheet: &Sheet, places: &[Place], person: PersonId, viewer: Viewer) -> bool {
    let mine = seats_of(places, person);
    let real = match viewer {
        Viewer::Seat(seat) => seat.index() < places.len(),
        Viewer::Spectator | Viewer::Open => true,
    };
    real && match (sheet.status, viewer) {
        (Status::Over, _) => may_follow(sheet, places, person),
        (_, Viewer::Seat(seat)) => mine.has(seat),
        (Status::Gathering, Viewer::Spectator) => true,
        (Status::Playing, Viewer::Spectator) => mine.is_empty() && may_follow(sheet, places, person),
        (_, Viewer::Open) => false,
    }
}
