//! Windows: strikes that may be parried with a hidden card, or stopped with a whistle that lies open. The rules stand in
//! `rules/feint.md`.

use freeport_kernel::{
    Game, Illegal, Instinct, Opening, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Source, Table,
    TitleCard, Turn, Viewer, Window, require,
};
use serde::{Deserialize, Serialize};

const LAST: u8 = 24;
const CARDS: u64 = (1 << LAST) - 1;
const HAND: u32 = 3;
const MOST: usize = 4;
const LIVES: u8 = 6;
const STRIKES: u8 = 3;
const TURNS: u8 = 3;
/// The bits of the odd cards.
const ODD: u64 = 0x55_5555;

/// Where a strike goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Parried with an odd card.
    High,
    /// Parried with an even card.
    Low,
}

impl Aim {
    const fn parries(self) -> u64 {
        match self {
            Aim::High => ODD,
            Aim::Low => CARDS & !ODD,
        }
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Asked {
    Act,
    Parry { target: Seat, aim: Aim },
    Whistle { target: Seat },
}

/// A bout of strikes and feints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Feint {
    seats: u8,
    /// The turns that are over.
    turn: u8,
    /// The strikes of this turn.
    strikes: u8,
    lives: [u8; MOST],
    hands: [u64; MOST],
    deck: u64,
    out: u64,
    /// Who has a whistle, one bit a seat.
    whistles: u8,
    asked: Asked,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FeintMove {
    /// Strikes somebody.
    Strike(Seat, Aim),
    /// Ends the own turn.
    Rest,
    /// Parries with a card, by its number.
    Parry(u8),
    /// Blows the whistle.
    Blow,
    /// Uses nothing.
    Pass,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum FeintEvent {
    /// A card came into a hand; its owner alone is told which.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Option<u8>,
    },
    /// Somebody was struck.
    Struck {
        /// Who.
        seat: Seat,
        /// Where.
        aim: Aim,
    },
    /// A strike was parried.
    Parried {
        /// By whom.
        seat: Seat,
        /// With which card.
        card: u8,
    },
    /// A whistle was blown.
    Blew {
        /// By whom.
        seat: Seat,
    },
    /// Somebody lost a life.
    Lost {
        /// Who.
        seat: Seat,
    },
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FeintView {
    /// The turns that are over.
    pub turn: u8,
    /// The lives of each seat.
    pub lives: Vec<u8>,
    /// Who has a whistle.
    pub whistles: Vec<Seat>,
    /// How many cards each seat holds.
    pub held: Vec<usize>,
    /// The viewer's own hand.
    pub hand: Option<Vec<u8>>,
    /// The cards that are out of the game.
    pub out: Vec<u8>,
    /// The strikes of this turn.
    pub strikes: u8,
    /// What was struck, as long as it can be parried.
    pub aim: Option<Aim>,
}

fn numbers(set: u64) -> impl Iterator<Item = u8> {
    (1..=LAST).filter(move |card| set >> (card - 1) & 1 == 1)
}

impl Feint {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    /// Whose turn it is.
    fn active(&self) -> Seat {
        Seat(self.turn % self.seats)
    }

    fn over(&self) -> bool {
        self.turn >= TURNS * self.seats || self.lives[..self.seats as usize].contains(&0)
    }

    fn has_whistle(&self, seat: Seat) -> bool {
        self.whistles >> seat.0 & 1 == 1
    }

    fn asks(&self) -> Seat {
        match self.asked {
            Asked::Act => self.active(),
            Asked::Parry { target, .. } | Asked::Whistle { target } => target,
        }
    }

    /// Whether somebody could parry, by what everybody knows.
    fn could_parry(&self, seat: Seat, aim: Aim) -> bool {
        self.hands[seat.index()] != 0 && aim.parries() & !self.out != 0
    }

    fn strike(&mut self, target: Seat, aim: Aim, table: &mut Table<FeintEvent>) {
        self.strikes += 1;
        table.tell(|| FeintEvent::Struck { seat: target, aim });
        if self.could_parry(target, aim) {
            self.asked = Asked::Parry { target, aim };
        } else {
            self.land(target, table);
        }
    }

    /// Nobody has parried.
    fn land(&mut self, target: Seat, table: &mut Table<FeintEvent>) {
        if self.has_whistle(target) {
            self.asked = Asked::Whistle { target };
        } else {
            self.hurt(target, table);
        }
    }

    fn hurt(&mut self, target: Seat, table: &mut Table<FeintEvent>) {
        self.lives[target.index()] -= 1;
        table.tell(|| FeintEvent::Lost { seat: target });
        self.go_on();
    }

    fn go_on(&mut self) {
        self.asked = Asked::Act;
        if self.strikes == STRIKES {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        (self.turn, self.strikes, self.asked) = (self.turn + 1, 0, Asked::Act);
    }
}

impl Game for Feint {
    const CARD: TitleCard = TitleCard {
        id: "feint",
        title: "Feint",
        seats: (2, MOST as u8),
        rules: 1,
        prefix: "FT",
        languages: &["en"],
        variants: &[],
    };
    type Options = ();
    type Move = FeintMove;
    type Event = FeintEvent;
    type View = FeintView;
    const FACTS: &'static [&'static str] = &["last-life", "last-strike"];

    fn setup(_options: &(), seats: u8, table: &mut Table<FeintEvent>) -> Result<Feint, SetupError> {
        Feint::CARD.check_seats(seats)?;
        let mut feint = Feint {
            seats,
            turn: 0,
            strikes: 0,
            lives: [LIVES; MOST],
            hands: [0; MOST],
            deck: CARDS,
            out: 0,
            whistles: (1 << seats) - 1,
            asked: Asked::Act,
        };
        for seat in feint.all() {
            for _ in 0..HAND {
                if let Some(bit) = table.draw("card", &mut feint.deck) {
                    feint.hands[seat.index()] |= 1 << bit;
                    table.whisper(
                        seat,
                        || FeintEvent::Drew { seat, card: Some(bit + 1) },
                        || FeintEvent::Drew { seat, card: None },
                    );
                }
            }
        }
        Ok(feint)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        if self.over() {
            let lives = |seat: Seat| self.lives[seat.index()];
            Turn::Over(Outcome::ranked(self.seats, |seat| lives(seat).into(), lives))
        } else {
            Turn::Waiting(SeatSet::one(self.asks()))
        }
    }

    fn turns(&self) -> u32 {
        self.turn.into()
    }

    fn moves(&self, seat: Seat, into: &mut Vec<FeintMove>) {
        if self.over() || self.asks() != seat {
            return;
        }
        match self.asked {
            Asked::Act => {
                for target in self.all().filter(|target| *target != seat) {
                    into.extend([Aim::High, Aim::Low].map(|aim| FeintMove::Strike(target, aim)));
                }
                into.push(FeintMove::Rest);
            }
            Asked::Parry { aim, .. } => {
                let fitting = self.hands[seat.index()] & aim.parries();
                into.extend(numbers(fitting).map(FeintMove::Parry).chain([FeintMove::Pass]));
            }
            Asked::Whistle { .. } => into.extend([FeintMove::Blow, FeintMove::Pass]),
        }
    }

    fn check(&self, seat: Seat, mv: &FeintMove) -> Result<(), Illegal> {
        require(!self.over(), "FT-6")?;
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        let rule = match mv {
            FeintMove::Strike(..) | FeintMove::Rest => "FT-2",
            FeintMove::Parry(_) | FeintMove::Pass => "FT-3",
            FeintMove::Blow => "FT-4",
        };
        require(moves.contains(mv), rule)
    }

    fn apply(&mut self, seat: Seat, mv: &FeintMove, table: &mut Table<FeintEvent>) {
        match (*mv, self.asked) {
            (FeintMove::Strike(target, aim), _) => self.strike(target, aim, table),
            (FeintMove::Rest, _) => self.end_turn(),
            (FeintMove::Parry(card), _) => {
                let bit = 1 << (card - 1);
                self.hands[seat.index()] &= !bit;
                self.out |= bit;
                table.reveal();
                table.tell(|| FeintEvent::Parried { seat, card });
                self.go_on();
            }
            (FeintMove::Blow, _) => {
                self.whistles &= !(1 << seat.0);
                table.tell(|| FeintEvent::Blew { seat });
                self.end_turn();
            }
            (FeintMove::Pass, Asked::Parry { target, .. }) => self.land(target, table),
            (FeintMove::Pass, _) => self.hurt(seat, table),
        }
    }

    fn window(&self, seat: Seat) -> Option<Window<FeintMove>> {
        if self.over() || self.asks() != seat {
            return None;
        }
        let facts = [(self.lives[seat.index()] == 1, "last-life"), (self.strikes == STRIKES, "last-strike")];
        let window = |key, hidden, sources| Window {
            moment: Phrase::new(key),
            decline: FeintMove::Pass,
            hidden,
            facts: facts.into_iter().filter(|fact| fact.0).map(|fact| fact.1).collect(),
            sources,
        };
        match self.asked {
            Asked::Act => None,
            Asked::Parry { aim, .. } => {
                let hand = self.hands[seat.index()];
                let kinds = [("odd", Aim::High), ("even", Aim::Low)];
                let held = kinds.into_iter().filter(|(_, kind)| hand & kind.parries() != 0);
                let sources = held.map(|(source, kind)| Opening { source, usable: kind == aim });
                Some(window("may-parry", true, sources.collect()))
            }
            Asked::Whistle { .. } => {
                Some(window("may-blow", false, vec![Opening { source: "whistle", usable: true }]))
            }
        }
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        if seat.0 >= self.seats {
            return Vec::new();
        }
        let hand = self.hands[seat.index()];
        let source = |id, held| Source { id, label: Phrase::new(id), held };
        vec![
            source("odd", hand & Aim::High.parries() != 0),
            source("even", hand & Aim::Low.parries() != 0),
            source("whistle", self.has_whistle(seat)),
        ]
    }

    fn view(&self, viewer: Viewer) -> FeintView {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands.get(seat.index()).filter(|_| seat.0 < self.seats),
            Viewer::Spectator | Viewer::Open => None,
        };
        FeintView {
            turn: self.turn,
            lives: self.lives[..self.seats as usize].to_vec(),
            whistles: self.all().filter(|seat| self.has_whistle(*seat)).collect(),
            held: self.all().map(|seat| self.hands[seat.index()].count_ones() as usize).collect(),
            hand: hand.map(|hand| numbers(*hand).collect()),
            out: numbers(self.out).collect(),
            strikes: self.strikes,
            aim: match self.asked {
                Asked::Parry { aim, .. } => Some(aim),
                Asked::Act | Asked::Whistle { .. } => None,
            },
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Feint {
        let mut world = *self;
        let hidden = |seat: &Seat| viewer != Viewer::Open && viewer != Viewer::Seat(*seat);
        for seat in self.all().filter(hidden) {
            world.deck |= self.hands[seat.index()];
        }
        for seat in self.all().filter(hidden) {
            world.hands[seat.index()] = (0..self.hands[seat.index()].count_ones()).fold(0, |hand, _| {
                let bit = 1 << rng.member(world.deck).unwrap_or_default();
                world.deck &= !bit;
                hand | bit
            });
        }
        world
    }

    fn audit(&self) -> Result<(), String> {
        let seats = self.seats as usize;
        if !(2..=MOST).contains(&seats) || self.turn > TURNS * self.seats || self.strikes > STRIKES {
            return Err("there are two to four seats, three turns each and three strikes a turn".to_owned());
        }
        let places = [self.deck, self.out].into_iter().chain(self.hands);
        let (sum, union) = places.fold((0, 0), |(sum, union), set| (sum + set.count_ones(), union | set));
        let target = match self.asked {
            Asked::Act => None,
            Asked::Parry { target, .. } | Asked::Whistle { target } => Some(target),
        };
        if sum != u32::from(LAST) || union != CARDS {
            Err("every card is somewhere exactly once".to_owned())
        } else if self.hands[seats..].iter().any(|hand| *hand != 0) || self.whistles >> self.seats != 0 {
            Err("an empty seat has something".to_owned())
        } else if self.lives.iter().any(|lives| *lives > LIVES) {
            Err("somebody has too many lives".to_owned())
        } else if target.is_some_and(|target| target.0 >= self.seats || target == self.active()) {
            Err("somebody else is struck".to_owned())
        } else if target.is_some() && self.strikes == 0 {
            Err("nobody has struck".to_owned())
        } else {
            match self.asked {
                Asked::Parry { target, aim } if !self.could_parry(target, aim) => {
                    Err("nothing can be parried with".to_owned())
                }
                Asked::Whistle { target } if !self.has_whistle(target) => {
                    Err("nothing can be blown".to_owned())
                }
                _ => Ok(()),
            }
        }
    }

    fn phrase_move(&self, _seat: Seat, mv: &FeintMove) -> Phrase {
        match mv {
            FeintMove::Strike(target, Aim::High) => Phrase::new("strike-high").number("seat", target.0 + 1),
            FeintMove::Strike(target, Aim::Low) => Phrase::new("strike-low").number("seat", target.0 + 1),
            FeintMove::Rest => Phrase::new("rest"),
            FeintMove::Parry(card) => Phrase::new("parry").number("card", *card),
            FeintMove::Blow => Phrase::new("blow"),
            FeintMove::Pass => Phrase::new("pass"),
        }
    }

    fn phrase_event(&self, event: &FeintEvent) -> Phrase {
        let (key, seat, number) = match *event {
            FeintEvent::Drew { seat, card } => ("drew", seat, card.unwrap_or_default()),
            FeintEvent::Struck { seat, aim: Aim::High } => ("struck-high", seat, 0),
            FeintEvent::Struck { seat, aim: Aim::Low } => ("struck-low", seat, 0),
            FeintEvent::Parried { seat, card } => ("parried", seat, card),
            FeintEvent::Blew { seat } => ("blew", seat, 0),
            FeintEvent::Lost { seat } => ("lost", seat, 0),
        };
        Phrase::new(key).number("seat", seat.0 + 1).number("number", number)
    }
}

impl Instinct for Feint {
    /// The lives that are left.
    fn appraise(&self, shares: &mut [f32]) {
        let outcome = self.turn().outcome();
        let lives = |seat: Seat| f32::from(self.lives[seat.index()]) + 1.0;
        let sum: f32 = self.all().map(lives).sum();
        for (share, seat) in shares.iter_mut().zip(self.all()) {
            *share = outcome.map_or_else(|| lives(seat) / sum, |end| end.share(seat));
        }
    }
}
