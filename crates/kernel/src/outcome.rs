//! How a game ended: ranking, shared victory, sides, co-operative results.
//!
//! A victory belongs to sides, and every seat of a side has what its side has: its place and its share. So a draw of one
//! against three is worth one half to each of the four.

use crate::seat::{MAX_SEATS, Seat, SeatSet, Teams};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The result of a finished game. It is made with the sides of the game, or with a number of seats where everybody plays
/// for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    teams: Teams,
    winners: SeatSet,
    place: [u8; MAX_SEATS],
    score: [i32; MAX_SEATS],
}

impl Outcome {
    /// Ranks the sides by `key`, the highest first; a side has the highest key of its seats. Equal sides share a place, and
    /// all on the first place share the victory. `score` is what is shown to people.
    pub fn ranked<K: Ord>(
        teams: impl Into<Teams>,
        score: impl Fn(Seat) -> i32,
        key: impl Fn(Seat) -> K,
    ) -> Outcome {
        let mut outcome = Outcome::blank(teams.into());
        let sides: Vec<(SeatSet, Option<K>)> =
            outcome.teams.sides().map(|side| (side, side.iter().map(&key).max())).collect();
        for (side, own) in &sides {
            let ahead = sides.iter().filter(|(_, other)| other > own).count();
            for seat in side.iter() {
                outcome.score[seat.index()] = score(seat);
                outcome.place[seat.index()] = ahead as u8 + 1;
            }
        }
        outcome.winners = Seat::all(outcome.teams.seats()).filter(|seat| outcome.place(*seat) == 1).collect();
        outcome
    }

    /// The sides of these seats won, the others lost: a team's victory, a duel, a surrender. When nobody won, all lost.
    #[inline]
    pub fn won_by(teams: impl Into<Teams>, winners: SeatSet) -> Outcome {
        let mut outcome = Outcome::blank(teams.into());
        outcome.winners = outcome.teams.with_mates(winners);
        let behind = outcome.winning_sides().max(1) as u8 + 1;
        for seat in Seat::all(outcome.teams.seats()) {
            outcome.place[seat.index()] = if outcome.winners.has(seat) { 1 } else { behind };
        }
        outcome
    }

    /// Nobody won and nobody lost.
    #[inline]
    pub fn draw(teams: impl Into<Teams>) -> Outcome {
        let teams = teams.into();
        Outcome::won_by(teams, SeatSet::all(teams.seats()))
    }

    /// Everybody against the game: all won, or all lost.
    pub fn together(seats: u8, won: bool) -> Outcome {
        Outcome::won_by(Teams::together(seats), if won { SeatSet::all(seats) } else { SeatSet::NONE })
    }

    fn blank(teams: Teams) -> Outcome {
        Outcome { teams, winners: SeatSet::NONE, place: [0; MAX_SEATS], score: [0; MAX_SEATS] }
    }

    /// The sides that played.
    pub fn teams(&self) -> Teams {
        self.teams
    }

    /// The winners; several when the victory is shared or a side's, none when everybody lost.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Whether all of several sides share the victory. What everybody won together is no draw, nor what everybody lost.
    pub fn is_draw(&self) -> bool {
        self.winning_sides() > 1 && self.winners == SeatSet::all(self.teams.seats())
    }

    /// The seat's place, 1 for the best. Equal sides share a place, and so do the seats of a side.
    pub fn place(&self, seat: Seat) -> u8 {
        self.place[seat.index()]
    }

    /// The seat's score as people count it; 0 in games without one.
    pub fn score(&self, seat: Seat) -> i32 {
        self.score[seat.index()]
    }

    /// What the seat's side has of one victory: 1 alone, a half between two sides, 0 for who lost. Every seat of a side has
    /// all of its side's share, for mates want the same thing.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.has(seat) { 1.0 / self.winning_sides() as f32 } else { 0.0 }
    }

    /// How many sides won: the victory is shared by so many.
    pub fn winning_sides(&self) -> usize {
        if self.teams.is_solo() {
            self.winners.len()
        } else {
            self.teams.sides().filter(|side| side.first().is_some_and(|seat| self.winners.has(seat))).count()
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = self.teams.seats() as usize;
        let solo = self.teams.is_solo();
        let mut object = serializer.serialize_struct("Outcome", if solo { 3 } else { 4 })?;
        object.serialize_field("winners", &self.winners)?;
        object.serialize_field("places", &self.place[..seats])?;
        object.serialize_field("scores", &self.score[..seats])?;
        if !solo {
            object.serialize_field("sides", &self.teams.sides().collect::<Vec<_>>())?;
        }
        object.end()
    }
}

/// An outcome as it is written. Where everybody plays for themselves nothing is said of sides.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    winners: SeatSet,
    places: Vec<u8>,
    scores: Vec<i32>,
    #[serde(default)]
    sides: Vec<SeatSet>,
}

impl Written {
    /// The sides, when every seat is on one of them and on no other.
    fn teams(&self, seats: u8) -> Option<Teams> {
        if self.sides.is_empty() {
            return Some(Teams::solo(seats));
        }
        let side = |seat: Seat| {
            let mut sides = self.sides.iter().zip(0..).filter(|(side, _)| side.has(seat));
            sides.next().map(|(_, number)| number).filter(|_| sides.next().is_none())
        };
        let of: Option<Vec<u8>> = Seat::all(seats).map(side).collect();
        let members: usize = self.sides.iter().map(|side| side.len()).sum();
        of.filter(|_| members == seats as usize).map(|of| Teams::new(&of))
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let Written { winners, places, scores, .. } = &written;
        let seats = places.len();
        if seats > MAX_SEATS || scores.len() != seats || winners.iter().any(|seat| seat.index() >= seats) {
            return Err(serde::de::Error::custom("places, scores and winners are not of the same seats"));
        }
        let Some(teams) = written.teams(seats as u8) else {
            return Err(serde::de::Error::custom("the sides are not those of the seats"));
        };
        let mut outcome = Outcome { winners: *winners, ..Outcome::blank(teams) };
        outcome.place[..seats].copy_from_slice(places);
        outcome.score[..seats].copy_from_slice(scores);
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
                "sides": generator.subschema_for::<Vec<SeatSet>>(),
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
        let sides = Outcome::won_by(Teams::new(&[5, 1, 1]), SeatSet::one(Seat(1)));
        for outcome in [won, Outcome::together(2, true), Outcome::won_by(4, SeatSet::one(Seat(2))), sides] {
            let text = serde_json::to_string(&outcome).unwrap();
            assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
        }
        for text in [
            r#"{"winners":[2],"places":[1,2],"scores":[0,0]}"#,
            r#"{"winners":[0],"places":[1,2],"scores":[0]}"#,
            r#"{"winners":[0],"places":[1,2],"scores":[0,0],"sides":[[0]]}"#,
            r#"{"winners":[0],"places":[1,2],"scores":[0,0],"sides":[[0,1],[1]]}"#,
            r#"{"winners":[0],"places":[1,2],"scores":[0,0],"sides":[[0,1],[2]]}"#,
        ] {
            assert!(serde_json::from_str::<Outcome>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn an_outcome_without_sides_is_written_as_it_always_was() {
        let written = |outcome: Outcome| serde_json::to_string(&outcome).unwrap();
        assert_eq!(
            written(Outcome::won_by(3, [Seat(0), Seat(2)].into_iter().collect())),
            r#"{"winners":[0,2],"places":[1,3,1],"scores":[0,0,0]}"#
        );
        assert_eq!(written(Outcome::draw(2)), r#"{"winners":[0,1],"places":[1,1],"scores":[0,0]}"#);
        assert_eq!(
            written(Outcome::won_by(Teams::new(&[0, 1, 1]), SeatSet::one(Seat(2)))),
            r#"{"winners":[1,2],"places":[2,1,1],"scores":[0,0,0],"sides":[[0],[1,2]]}"#
        );
    }

    fn shares(outcome: &Outcome) -> Vec<f32> {
        Seat::all(outcome.teams().seats()).map(|seat| outcome.share(seat)).collect()
    }

    #[test]
    fn a_draw_is_worth_the_same_to_a_side_of_one_and_of_three() {
        let teams = Teams::new(&[0, 1, 1, 1]);
        let draw = Outcome::draw(teams);
        assert!(draw.is_draw());
        assert_eq!(shares(&draw), [0.5; 4]);
        let won = Outcome::won_by(teams, SeatSet::one(Seat(2)));
        assert_eq!(won.winners(), [Seat(1), Seat(2), Seat(3)].into_iter().collect(), "a side wins as one");
        assert_eq!(shares(&won), [0.0, 1.0, 1.0, 1.0]);
        assert_eq!(Seat::all(4).map(|seat| won.place(seat)).collect::<Vec<_>>(), [2, 1, 1, 1]);
        let lost = Outcome::won_by(teams, SeatSet::one(Seat(0)));
        assert_eq!(shares(&lost), [1.0, 0.0, 0.0, 0.0]);
        assert_eq!(lost.place(Seat(3)), 2, "sides have places, not heads");
    }

    #[test]
    fn sides_are_ranked_by_their_best_and_share_a_place() {
        let points = [3, 9, 5, 5, 1];
        let teams = Teams::new(&[0, 1, 0, 2, 1]);
        let own = |seat: Seat| points[seat.index()];
        let outcome = Outcome::ranked(teams, own, own);
        assert_eq!(outcome.winners(), [Seat(1), Seat(4)].into_iter().collect());
        assert_eq!(Seat::all(5).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [2, 1, 2, 2, 1]);
        assert_eq!(outcome.score(Seat(4)), 1);
    }

    #[test]
    fn what_all_won_together_and_what_all_lost_is_no_draw() {
        let (won, lost) = (Outcome::together(3, true), Outcome::together(3, false));
        assert_eq!((shares(&won), won.is_draw()), (vec![1.0; 3], false));
        assert_eq!((shares(&lost), lost.is_draw()), (vec![0.0; 3], false));
        let nobody = Outcome::won_by(Teams::new(&[0, 1, 1]), SeatSet::NONE);
        assert_eq!((shares(&nobody), nobody.is_draw(), nobody.place(Seat(0))), (vec![0.0; 3], false, 2));
    }

    #[test]
    fn a_lost_common_cause_has_no_winner() {
        let outcome = Outcome::together(3, false);
        assert!(outcome.winners().is_empty());
        assert_eq!(outcome.place(Seat(2)), 2);
        assert_eq!(Outcome::together(3, true).winners().len(), 3);
    }
}
