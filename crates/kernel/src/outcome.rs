//! How a game ended: ranking, shared victory, teams, co-operative results.

use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Reverse;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    seats: u8,
    winners: SeatSet,
    place: [u8; MAX_SEATS],
    score: [i32; MAX_SEATS],
}

impl Outcome {
    /// Ranks the seats by `key`, the highest first; equal keys share a place, and all on the first
    /// place share the victory. `score` is what is shown to people.
    pub fn ranked<K: Ord>(seats: u8, score: impl Fn(Seat) -> i32, key: impl Fn(Seat) -> K) -> Outcome {
        let mut outcome = Outcome::blank(seats);
        let mut order: Vec<Seat> = Seat::all(seats).collect();
        order.sort_by_key(|seat| Reverse(key(*seat)));
        for (index, seat) in order.iter().enumerate() {
            outcome.score[seat.index()] = score(*seat);
            outcome.place[seat.index()] = match index.checked_sub(1).map(|before| order[before]) {
                Some(ahead) if key(ahead) == key(*seat) => outcome.place[ahead.index()],
                _ => index as u8 + 1,
            };
        }
        outcome.winners = Seat::all(seats).filter(|seat| outcome.place(*seat) == 1).collect();
        outcome
    }

    /// These seats won, the others lost: a team's victory, a duel, a surrender.
    #[inline]
    pub fn won_by(seats: u8, winners: SeatSet) -> Outcome {
        let mut outcome = Outcome::blank(seats);
        outcome.winners = winners;
        for seat in Seat::all(seats) {
            outcome.place[seat.index()] = if winners.has(seat) { 1 } else { winners.len() as u8 + 1 };
        }
        outcome
    }

    /// Nobody won and nobody lost.
    #[inline]
    pub fn draw(seats: u8) -> Outcome {
        Outcome::won_by(seats, SeatSet::all(seats))
    }

    /// Everybody against the game: all won, or all lost.
    pub fn together(seats: u8, won: bool) -> Outcome {
        if won {
            Outcome::draw(seats)
        } else {
            let mut outcome = Outcome::blank(seats);
            outcome.place = [2; MAX_SEATS];
            outcome
        }
    }

    fn blank(seats: u8) -> Outcome {
        Outcome { seats, winners: SeatSet::NONE, place: [0; MAX_SEATS], score: [0; MAX_SEATS] }
    }

    /// The winners; several when the victory is shared, none when everybody lost.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// The seat's place, 1 for the best. Equal seats share a place.
    pub fn place(&self, seat: Seat) -> u8 {
        self.place[seat.index()]
    }

    /// The seat's score as people count it; 0 in games without one.
    pub fn score(&self, seat: Seat) -> i32 {
        self.score[seat.index()]
    }

    /// The seat's share of one victory: 1 alone, a half between two, 0 for a loser.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = self.seats as usize;
        let mut object = serializer.serialize_struct("Outcome", 3)?;
        object.serialize_field("winners", &self.winners)?;
        object.serialize_field("places", &self.place[..seats])?;
        object.serialize_field("scores", &self.score[..seats])?;
        object.end()
    }
}

/// An outcome as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    winners: SeatSet,
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        let Written { winners, places, scores } = Written::deserialize(deserializer)?;
        let seats = places.len();
        if seats > MAX_SEATS || scores.len() != seats || winners.iter().any(|seat| seat.index() >= seats) {
            return Err(serde::de::Error::custom("places, scores and winners are not of the same seats"));
        }
        let mut outcome = Outcome { winners, ..Outcome::blank(seats as u8) };
        outcome.place[..seats].copy_from_slice(&places);
        outcome.score[..seats].copy_from_slice(&scores);
        Ok(outcome)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Outcome {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Outcome".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "How a game ended.",
            "type": "object",
            "properties": {
                "winners": generator.subschema_for::<SeatSet>(),
                "places": generator.subschema_for::<Vec<u8>>(),
                "scores": generator.subschema_for::<Vec<i32>>(),
            },
            "required": ["winners", "places", "scores"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_victory() {
        let fame = [31, 40, 40, 12];
        let outcome = Outcome::ranked(4, |seat| fame[seat.index()], |seat| fame[seat.index()]);
        assert_eq!(outcome.winners(), [Seat(1), Seat(2)].into_iter().collect());
        assert_eq!(Seat::all(4).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [3, 1, 1, 4]);
        assert!((outcome.share(Seat(1)) - 0.5).abs() < f32::EPSILON);
    }

    #[test]
    fn an_outcome_is_read_as_it_was_written() {
        let won = Outcome::ranked(3, |seat| i32::from(seat.0) - 1, |seat| seat.0);
        for outcome in [won, Outcome::together(2, true), Outcome::won_by(4, SeatSet::one(Seat(2)))] {
            let text = serde_json::to_string(&outcome).unwrap();
            assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
        }
        for text in [
            r#"{"winners":[2],"places":[1,2],"scores":[0,0]}"#,
            r#"{"winners":[0],"places":[1,2],"scores":[0]}"#,
        ] {
            assert!(serde_json::from_str::<Outcome>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_lost_common_cause_has_no_winner() {
        let outcome = Outcome::together(3, false);
        assert!(outcome.winners().is_empty());
        assert_eq!(outcome.place(Seat(2)), 2);
        assert_eq!(Outcome::together(3, true).winners().len(), 3);
    }
}
