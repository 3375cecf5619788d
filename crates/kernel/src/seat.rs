//! Who sits at the table: seats, sets of seats, and teams.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game on the shelf may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `count`, clockwise.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats; iterates in clockwise order from seat 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat; nobody when there can be no such seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(if seat.index() < MAX_SEATS { 1 << seat.0 } else { 0 })
    }

    /// Every seat of a table of `count`.
    pub const fn all(count: u8) -> SeatSet {
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & SeatSet::one(seat).0 != 0
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::one(seat).0)
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !SeatSet::one(seat).0)
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set, clockwise from seat 0.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, clockwise from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |seat| self.has(*seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom(format!("a seat is a number below {MAX_SEATS}")));
        }
        Ok(seats.into_iter().collect())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for SeatSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

/// Which seats play together. Without teams everybody is a side of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Teams {
    seats: u8,
    /// The side of each seat. Sides are numbered by their first seats, so that the same sides are always equal.
    of: [u8; MAX_SEATS],
}

impl Teams {
    /// Everybody for themselves.
    #[inline]
    pub fn solo(seats: u8) -> Teams {
        Teams { seats, of: std::array::from_fn(|seat| seat as u8) }
    }

    /// Seats with the same number in `of` play together.
    pub fn new(of: &[u8]) -> Teams {
        let mut teams = Teams::solo(of.len().min(MAX_SEATS) as u8);
        let mut sides = 0;
        for seat in 0..teams.seats as usize {
            let mate = of[..seat].iter().position(|team| *team == of[seat]);
            teams.of[seat] = mate.map_or(sides, |mate| teams.of[mate]);
            sides += u8::from(mate.is_none());
        }
        teams
    }

    /// All on one side, against the game.
    pub fn together(seats: u8) -> Teams {
        Teams::new(&[0; MAX_SEATS][..MAX_SEATS.min(seats as usize)])
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The side a seat plays for, counted from 0 in the order of their first seats.
    pub fn of(&self, seat: Seat) -> u8 {
        self.of[seat.index()]
    }

    /// Whether everybody plays for themselves.
    pub fn is_solo(&self) -> bool {
        *self == Teams::solo(self.seats)
    }

    /// The seats on the same side as `seat`, itself included; nobody where nobody sits.
    pub fn mates(&self, seat: Seat) -> SeatSet {
        let side = self.of.get(seat.index());
        Seat::all(self.seats).filter(|other| side == Some(&self.of(*other))).collect()
    }

    /// The seats of each side, in the order of their first seats.
    pub fn sides(&self) -> impl Iterator<Item = SeatSet> + use<> {
        let teams = *self;
        Seat::all(self.seats)
            .map(move |seat| (seat, teams.mates(seat)))
            .filter_map(|(seat, mates)| (mates.first() == Some(seat)).then_some(mates))
    }

    /// These seats and all who play with them.
    #[must_use]
    pub fn with_mates(&self, seats: SeatSet) -> SeatSet {
        if self.is_solo() {
            return seats;
        }
        Seat::all(self.seats).filter(|seat| self.mates(*seat).iter().any(|mate| seats.has(mate))).collect()
    }
}

/// So many seats, each for itself.
impl From<u8> for Teams {
    #[inline]
    fn from(seats: u8) -> Teams {
        Teams::solo(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_reads_in_clockwise_order() {
        let set: SeatSet = [Seat(3), Seat(0)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!(set.without(Seat(0)), SeatSet::one(Seat(3)));
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[0,3]");
        assert!(serde_json::from_str::<SeatSet>("[9]").is_err());
        assert_eq!(set.with(Seat(200)).without(Seat(200)), set, "nobody can sit there");
    }

    #[test]
    fn mates_are_those_of_the_same_team() {
        let teams = Teams::new(&[0, 1, 0, 1]);
        assert_eq!(teams.mates(Seat(2)), [Seat(0), Seat(2)].into_iter().collect());
        assert_eq!(Teams::solo(3).mates(Seat(1)), SeatSet::one(Seat(1)));
        assert_eq!(Teams::together(2).mates(Seat(0)), SeatSet::all(2));
        assert_eq!(teams.mates(Seat(7)), SeatSet::NONE);
        assert_eq!(teams.mates(Seat(200)), SeatSet::NONE);
        assert_eq!(teams.with_mates(SeatSet::one(Seat(3))), [Seat(1), Seat(3)].into_iter().collect());
    }

    #[test]
    fn sides_are_the_same_however_they_are_numbered() {
        let teams = Teams::new(&[7, 3, 3, 7]);
        assert_eq!(teams, Teams::new(&[0, 1, 1, 0]));
        let sides: Vec<SeatSet> = teams.sides().collect();
        assert_eq!(serde_json::to_string(&sides).unwrap(), "[[0,3],[1,2]]");
        assert_eq!((teams.of(Seat(0)), teams.of(Seat(2))), (0, 1));
        assert!(Teams::new(&[4, 2, 9]).is_solo() && !teams.is_solo() && !Teams::together(2).is_solo());
        assert_eq!(Teams::from(3), Teams::solo(3));
    }
}
