//! Two seats show a hand at the same time: rock, paper or scissors. Foes want to beat each other; friends want to
//! show the same.

use freeport_kernel::{
    Game, Illegal, Instinct, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Table, Teams, TitleCard, Turn,
    Viewer, require,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mood {
    #[default]
    Foes,
    Friends,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    mood: Mood,
    shown: [Option<u8>; 2],
}

impl Game for Hands {
    const CARD: TitleCard = TitleCard {
        id: "hands",
        title: "Rock, paper, scissors",
        seats: (2, 2),
        rules: 1,
        prefix: "RP",
        languages: &[],
        variants: &[],
    };
    type Options = Mood;
    type Move = u8;
    type Event = ();
    type View = ();

    fn setup(mood: &Mood, _seats: u8, _table: &mut Table<()>) -> Result<Hands, SetupError> {
        Ok(Hands { mood: *mood, shown: [None; 2] })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match (self.mood, self.shown) {
            (Mood::Friends, [Some(one), Some(two)]) => Turn::Over(Outcome::together(2, one == two)),
            (Mood::Foes, [Some(one), Some(two)]) if one == two => Turn::Over(Outcome::draw(2)),
            (Mood::Foes, [Some(one), Some(two)]) => {
                let winner = Seat(u8::from((one + 1) % 3 == two));
                Turn::Over(Outcome::won_by(2, SeatSet::one(winner)))
            }
            _ => Turn::Waiting(Seat::all(2).filter(|seat| self.shown[seat.index()].is_none()).collect()),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<u8>) {
        if self.turn().waiting().has(seat) {
            into.extend(0..3);
        }
    }

    fn check(&self, seat: Seat, hand: &u8) -> Result<(), Illegal> {
        require(self.turn().waiting().has(seat) && *hand < 3, "RP-1")
    }

    fn apply(&mut self, seat: Seat, hand: &u8, _table: &mut Table<()>) {
        self.shown[seat.index()] = Some(*hand);
    }

    fn view(&self, _viewer: Viewer) {}

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Hands {
        let mut world = self.clone();
        let hidden =
            world.shown.iter_mut().zip(Seat::all(2)).filter(|(_, seat)| Viewer::Seat(*seat) != viewer);
        hidden.for_each(|(hand, _)| *hand = hand.map(|_| rng.below(3) as u8));
        world
    }

    fn teams(&self) -> Teams {
        match self.mood {
            Mood::Foes => Teams::solo(2),
            Mood::Friends => Teams::together(2),
        }
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    fn phrase_move(&self, _seat: Seat, _hand: &u8) -> Phrase {
        Phrase::new("show")
    }

    fn phrase_event(&self, (): &()) -> Phrase {
        Phrase::new("nothing")
    }
}

impl Instinct for Hands {
    fn appraise(&self, shares: &mut [f32]) {
        shares.fill(0.5);
    }
}
