//! Hidden hands, secret choices made at the same time, and dice. The rules stand in `rules/duel.md`.

use freeport_kernel::{
    Game, Illegal, Instinct, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Table, TitleCard, Turn, Viewer,
    require,
};
use serde::{Deserialize, Serialize};

const CARDS: u64 = 0xFFFF;
const HAND: usize = 3;
const ROUNDS: u8 = 4;
const POT: u8 = 20;

/// A card by its number, 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    fn bit(self) -> u64 {
        if (1..=16).contains(&self.0) { 1 << (self.0 - 1) } else { 0 }
    }

    fn all(set: u64) -> impl Iterator<Item = Card> {
        (1..=16).map(Card).filter(move |card| set & card.bit() != 0)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Phase {
    Choosing,
    Luck { seat: Seat, pot: u8 },
    GivenUp { seat: Seat },
}

/// A duel between two, three or four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    seats: u8,
    round: u8,
    phase: Phase,
    deck: u64,
    out: u64,
    hands: [u64; 4],
    chosen: [Option<Card>; 4],
    points: [u8; 4],
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuelMove {
    /// Puts a card of the own hand face down.
    Choose(Card),
    /// Takes the pot.
    Take,
    /// Throws again.
    Throw,
    /// Leaves the victory to the others.
    GiveUp,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum DuelEvent {
    /// A card came into a hand; its owner alone is told which.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A card lies face down; its owner alone is told which.
    Chose {
        /// Who chose.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A choice was turned up.
    TurnedUp {
        /// Who chose it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A die was thrown into the pot.
    Threw {
        /// Who threw.
        seat: Seat,
        /// The face.
        face: u8,
    },
    /// A pot was taken.
    Took {
        /// Who took it.
        seat: Seat,
        /// The points in it.
        pot: u8,
    },
    /// Somebody gave up.
    GaveUp {
        /// Who.
        seat: Seat,
    },
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DuelView {
    /// The round, from 0.
    pub round: u8,
    /// The viewer's own hand.
    pub hand: Option<Vec<Card>>,
    /// The viewer's own choice.
    pub choice: Option<Card>,
    /// How many cards each seat holds.
    pub held: Vec<usize>,
    /// Who has chosen.
    pub chosen: SeatSet,
    /// The cards that are out of the game.
    pub out: Vec<Card>,
    /// The points of each seat.
    pub points: Vec<u8>,
    /// The pot, and who throws for it.
    pub pot: Option<(Seat, u8)>,
}

impl Duel {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn over(&self) -> bool {
        self.round >= ROUNDS || matches!(self.phase, Phase::GivenUp { .. })
    }

    fn choosing(&self) -> SeatSet {
        self.all().filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }

    fn deal(&mut self, seat: Seat, table: &mut Table<DuelEvent>) {
        if let Some(bit) = table.draw("card", &mut self.deck) {
            let card = Card(bit + 1);
            self.hands[seat.index()] |= card.bit();
            table.whisper(
                seat,
                || DuelEvent::Drew { seat, card: Some(card) },
                || DuelEvent::Drew { seat, card: None },
            );
        }
    }

    fn choose(&mut self, seat: Seat, card: Card, table: &mut Table<DuelEvent>) {
        self.hands[seat.index()] &= !card.bit();
        self.chosen[seat.index()] = Some(card);
        table.whisper(
            seat,
            || DuelEvent::Chose { seat, card: Some(card) },
            || DuelEvent::Chose { seat, card: None },
        );
        if self.choosing().is_empty() {
            self.turn_up(table);
        } else {
            table.conceal();
        }
    }

    fn turn_up(&mut self, table: &mut Table<DuelEvent>) {
        table.reveal();
        let mut best = (Card(0), Seat(0));
        for seat in self.all() {
            if let Some(card) = self.chosen[seat.index()].take() {
                self.out |= card.bit();
                best = best.max((card, seat));
                table.tell(|| DuelEvent::TurnedUp { seat, card });
            }
        }
        self.throw(best.1, 0, table);
    }

    fn throw(&mut self, seat: Seat, pot: u8, table: &mut Table<DuelEvent>) {
        let face = table.roll(6);
        table.tell(|| DuelEvent::Threw { seat, face });
        if face == 1 {
            self.next_round(table);
        } else {
            self.phase = Phase::Luck { seat, pot: pot + face };
        }
    }

    fn next_round(&mut self, table: &mut Table<DuelEvent>) {
        self.phase = Phase::Choosing;
        self.round += 1;
        if !self.over() {
            self.all().for_each(|seat| self.deal(seat, table));
        }
    }
}

impl Game for Duel {
    const CARD: TitleCard = TitleCard {
        id: "duel",
        title: "Duel",
        seats: (2, 4),
        rules: 1,
        prefix: "DU",
        languages: &["en"],
        variants: &[],
    };
    type Options = ();
    type Move = DuelMove;
    type Event = DuelEvent;
    type View = DuelView;

    fn setup((): &(), seats: u8, table: &mut Table<DuelEvent>) -> Result<Duel, SetupError> {
        Duel::CARD.check_seats(seats)?;
        let mut duel = Duel {
            seats,
            round: 0,
            phase: Phase::Choosing,
            deck: CARDS,
            out: 0,
            hands: [0; 4],
            chosen: [None; 4],
            points: [0; 4],
        };
        for _ in 0..HAND {
            Seat::all(seats).for_each(|seat| duel.deal(seat, table));
        }
        Ok(duel)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::GivenUp { seat } => {
                Turn::Over(Outcome::won_by(self.seats, SeatSet::all(self.seats).without(seat)))
            }
            _ if self.over() => {
                let points = |seat: Seat| self.points[seat.index()];
                Turn::Over(Outcome::ranked(self.seats, |seat| points(seat).into(), points))
            }
            Phase::Choosing => Turn::Waiting(self.choosing()),
            Phase::Luck { seat, .. } => Turn::Waiting(SeatSet::one(seat)),
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<DuelMove>) {
        if !self.turn().waiting().has(seat) {
            return;
        }
        match self.phase {
            Phase::Choosing => into.extend(Card::all(self.hands[seat.index()]).map(DuelMove::Choose)),
            Phase::Luck { pot, .. } if pot < POT => into.extend([DuelMove::Take, DuelMove::Throw]),
            Phase::Luck { .. } => into.push(DuelMove::Take),
            Phase::GivenUp { .. } => {}
        }
    }

    fn asides(&self, seat: Seat, into: &mut Vec<DuelMove>) {
        if !self.over() && seat.0 < self.seats {
            into.push(DuelMove::GiveUp);
        }
    }

    fn check(&self, seat: Seat, mv: &DuelMove) -> Result<(), Illegal> {
        require(!self.over(), "DU-6")?;
        require(seat.0 < self.seats, "DU-1")?;
        match (mv, self.phase) {
            (DuelMove::GiveUp, _) => Ok(()),
            (DuelMove::Choose(card), Phase::Choosing) => {
                require(self.choosing().has(seat), "DU-2")?;
                require(self.hands[seat.index()] & card.bit() != 0, "DU-1")
            }
            (DuelMove::Choose(_), _) => Err(Illegal::by("DU-2")),
            (DuelMove::Take, Phase::Luck { seat: winner, .. }) => require(seat == winner, "DU-3"),
            (DuelMove::Throw, Phase::Luck { seat: winner, pot }) => {
                require(seat == winner, "DU-3")?;
                require(pot < POT, "DU-4")
            }
            (DuelMove::Take | DuelMove::Throw, _) => Err(Illegal::by("DU-4")),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &DuelMove, table: &mut Table<DuelEvent>) {
        match (*mv, self.phase) {
            (DuelMove::GiveUp, _) => {
                self.phase = Phase::GivenUp { seat };
                table.tell(|| DuelEvent::GaveUp { seat });
            }
            (DuelMove::Choose(card), _) => self.choose(seat, card, table),
            (DuelMove::Take, Phase::Luck { pot, .. }) => {
                self.points[seat.index()] += pot;
                table.tell(|| DuelEvent::Took { seat, pot });
                self.next_round(table);
            }
            (DuelMove::Throw, Phase::Luck { pot, .. }) => self.throw(seat, pot, table),
            (DuelMove::Take | DuelMove::Throw, _) => {}
        }
    }

    fn view(&self, viewer: Viewer) -> DuelView {
        let own = match viewer {
            Viewer::Seat(seat) if seat.0 < self.seats => Some(seat.index()),
            _ => None,
        };
        DuelView {
            round: self.round,
            hand: own.map(|seat| Card::all(self.hands[seat]).collect()),
            choice: own.and_then(|seat| self.chosen[seat]),
            held: self.all().map(|seat| self.hands[seat.index()].count_ones() as usize).collect(),
            chosen: self.all().filter(|seat| self.chosen[seat.index()].is_some()).collect(),
            out: Card::all(self.out).collect(),
            points: self.points[..self.seats as usize].to_vec(),
            pot: match self.phase {
                Phase::Luck { seat, pot } => Some((seat, pot)),
                Phase::Choosing | Phase::GivenUp { .. } => None,
            },
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Duel {
        let mut world = *self;
        let hidden = |seat: &Seat| viewer != Viewer::Open && viewer != Viewer::Seat(*seat);
        for seat in self.all().filter(hidden) {
            world.deck |= self.hands[seat.index()] | self.chosen[seat.index()].map_or(0, Card::bit);
        }
        let mut take = || {
            let bit = rng.member(world.deck).unwrap_or_default();
            world.deck &= !(1 << bit);
            Card(bit as u8 + 1)
        };
        for seat in self.all().filter(hidden) {
            let held = self.hands[seat.index()].count_ones();
            world.hands[seat.index()] = (0..held).fold(0, |hand, _| hand | take().bit());
            world.chosen[seat.index()] = self.chosen[seat.index()].map(|_| take());
        }
        world
    }

    fn audit(&self) -> Result<(), String> {
        if !(2..=4).contains(&self.seats) || self.round > ROUNDS {
            return Err("a duel has two to four seats and four rounds".to_owned());
        }
        let choices = self.chosen.iter().flatten().map(|card| card.bit());
        let places = [self.deck, self.out].into_iter().chain(self.hands).chain(choices);
        let (sum, union) = places.fold((0, 0), |(sum, union), set| (sum + set.count_ones(), union | set));
        let absent = Seat::all(4).skip(self.seats as usize);
        if sum != 16 || union != CARDS {
            Err("every card is somewhere exactly once".to_owned())
        } else if self.points.iter().any(|points| *points > ROUNDS * (POT + 5)) {
            Err("nobody can have so many points".to_owned())
        } else if absent
            .into_iter()
            .any(|seat| self.hands[seat.index()] != 0 || self.chosen[seat.index()].is_some())
        {
            Err("an empty seat holds a card".to_owned())
        } else {
            self.audit_phase()
        }
    }

    fn phrase_move(&self, _seat: Seat, mv: &DuelMove) -> Phrase {
        match mv {
            DuelMove::Choose(card) => Phrase::new("choose").number("card", card.0),
            DuelMove::Take => Phrase::new("take"),
            DuelMove::Throw => Phrase::new("throw"),
            DuelMove::GiveUp => Phrase::new("give-up"),
        }
    }

    fn phrase_event(&self, event: &DuelEvent) -> Phrase {
        let (key, seat, number) = match *event {
            DuelEvent::Drew { seat, card } => ("drew", seat, card.map_or(0, |card| card.0)),
            DuelEvent::Chose { seat, card } => ("chose", seat, card.map_or(0, |card| card.0)),
            DuelEvent::TurnedUp { seat, card } => ("turned-up", seat, card.0),
            DuelEvent::Threw { seat, face } => ("threw", seat, face),
            DuelEvent::Took { seat, pot } => ("took", seat, pot),
            DuelEvent::GaveUp { seat } => ("gave-up", seat, 0),
        };
        Phrase::new(key).number("seat", seat.0 + 1).number("number", number)
    }
}

impl Duel {
    fn audit_phase(&self) -> Result<(), String> {
        let chosen = self.seats as usize - self.choosing().len();
        match self.phase {
            Phase::Choosing if chosen == self.seats as usize => {
                Err("nobody has anything left to choose".to_owned())
            }
            Phase::Choosing => {
                let empty = |seat: Seat| self.hands[seat.index()] == 0;
                match self.choosing().iter().find(|seat| !self.over() && empty(*seat)) {
                    Some(seat) => Err(format!("seat {seat} has no card to choose")),
                    None => Ok(()),
                }
            }
            Phase::Luck { seat, pot }
                if seat.0 >= self.seats || !(2..POT + 6).contains(&pot) || chosen > 0 =>
            {
                Err("the pot is out of order".to_owned())
            }
            Phase::GivenUp { seat } if seat.0 >= self.seats => {
                Err("nobody sits where one gave up".to_owned())
            }
            Phase::Luck { .. } | Phase::GivenUp { .. } => Ok(()),
        }
    }
}

impl Instinct for Duel {
    /// Points so far, each seat with a little to begin with.
    fn appraise(&self, shares: &mut [f32]) {
        let outcome = self.turn().outcome();
        let sum: f32 = self.all().map(|seat| f32::from(self.points[seat.index()]) + 5.0).sum();
        for (share, seat) in shares.iter_mut().zip(self.all()) {
            *share = match outcome {
                Some(end) => end.share(seat),
                None => (f32::from(self.points[seat.index()]) + 5.0) / sum,
            };
        }
    }

    /// A careful player takes a pot of eight, and throws below that.
    fn lean(&self, _seat: Seat, moves: &[DuelMove], rng: &mut Rng) -> usize {
        match self.phase {
            Phase::Luck { pot, .. } => usize::from(pot < 8).min(moves.len() - 1),
            Phase::Choosing | Phase::GivenUp { .. } => rng.below(moves.len()),
        }
    }
}
