//! Crews that see each other's hands, decisions that any one of a crew may take, and a result by crews. The rules stand in
//! `rules/tug.md`.

use freeport_kernel::{
    Game, Illegal, Instinct, Outcome, Phrase, Rng, Seat, SeatSet, SetupError, Table, Teams, TitleCard, Turn,
    Viewer, require,
};
use serde::{Deserialize, Serialize};

const CARDS: u64 = (1 << LAST) - 1;
const LAST: u8 = 40;
const HAND: usize = 6;
const ROUNDS: u8 = 4;
const MOST: usize = 6;

/// A card by its number, 1 to 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Rope(pub u8);

impl Rope {
    fn bit(self) -> u64 {
        if (1..=LAST).contains(&self.0) { 1 << (self.0 - 1) } else { 0 }
    }

    fn all(set: u64) -> Vec<Rope> {
        (1..=LAST).map(Rope).filter(|card| set & card.bit() != 0).collect()
    }
}

/// Who plays with whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Crews {
    /// Every other player is in the same crew.
    #[default]
    Two,
    /// The first player against all others.
    Lone,
    /// Everybody for themselves.
    Free,
}

impl Crews {
    fn teams(self, seats: u8) -> Teams {
        let side = |seat: Seat| match self {
            Crews::Two => seat.0 % 2,
            Crews::Lone => u8::from(seat.0 > 0),
            Crews::Free => seat.0,
        };
        Teams::new(&Seat::all(seats).map(side).collect::<Vec<u8>>())
    }
}

/// What a tug is agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct TugOptions {
    /// Who plays with whom.
    pub crews: Crews,
}

/// Which card wins a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wins {
    /// The highest.
    High,
    /// The lowest.
    Low,
}

/// A tug of war between crews.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Tug {
    crews: Crews,
    seats: u8,
    round: u8,
    /// The crew that calls.
    caller: u8,
    call: Option<Wins>,
    deck: u64,
    out: u64,
    hands: [u64; MOST],
    /// Who laid what for each crew.
    laid: [Option<(Seat, Rope)>; MOST],
    /// The rounds that each crew has won.
    won: [u8; MOST],
    given_up: Option<Seat>,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TugMove {
    /// Says for the crew which card wins.
    Call(Wins),
    /// Lays a card of the own hand face down for the crew.
    Lay(Rope),
    /// Leaves the victory to the other crews.
    GiveUp,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum TugEvent {
    /// A card came into a hand; its crew alone is told which.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Option<Rope>,
    },
    /// Somebody said for the crew which card wins.
    Called {
        /// Who.
        seat: Seat,
        /// Which card.
        wins: Wins,
    },
    /// A card lies face down; its crew alone is told which.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Option<Rope>,
    },
    /// A card was turned up.
    TurnedUp {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Rope,
    },
    /// Somebody won the round for the crew.
    Won {
        /// Who.
        seat: Seat,
    },
    /// Somebody gave up.
    GaveUp {
        /// Who.
        seat: Seat,
    },
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TugView {
    /// The round, from 0.
    pub round: u8,
    /// Which card wins it, once it is said.
    pub call: Option<Wins>,
    /// The hands that the viewer sees, by seat: those of the own crew.
    pub hands: Vec<Option<Vec<Rope>>>,
    /// How many cards each seat holds.
    pub held: Vec<usize>,
    /// Who has laid a card, and the card where the viewer may know it.
    pub laid: Vec<(Seat, Option<Rope>)>,
    /// The cards that are out of the game.
    pub out: Vec<Rope>,
    /// The rounds that the crew of each seat has won.
    pub won: Vec<u8>,
}

impl Tug {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn over(&self) -> bool {
        self.round >= ROUNDS || self.given_up.is_some()
    }

    fn crew(&self, number: u8) -> SeatSet {
        self.teams().sides().nth(number as usize).unwrap_or_default()
    }

    /// The crews in the order in which they lay.
    fn order(&self) -> impl Iterator<Item = u8> + use<> {
        let (count, caller) = (self.teams().sides().count() as u8, self.caller);
        (0..count).map(move |place| (caller + place) % count)
    }

    /// Those of the crew that lays next who have something to lay.
    fn laying(&self) -> SeatSet {
        let next = self.order().find(|crew| self.laid[*crew as usize].is_none());
        let crew = next.map_or(SeatSet::NONE, |crew| self.crew(crew));
        crew.iter().filter(|seat| self.hands[seat.index()] != 0).collect()
    }

    /// Whether the viewer may see what the seat has.
    fn shown(&self, viewer: Viewer, seat: Seat) -> bool {
        match viewer {
            Viewer::Seat(own) => self.teams().mates(own).has(seat),
            Viewer::Spectator => false,
            Viewer::Open => true,
        }
    }

    fn deal(&mut self, seat: Seat, table: &mut Table<TugEvent>) {
        if let Some(bit) = table.draw("card", &mut self.deck) {
            let card = Rope(bit + 1);
            self.hands[seat.index()] |= card.bit();
            table.whisper(
                self.teams().mates(seat),
                || TugEvent::Drew { seat, card: Some(card) },
                || TugEvent::Drew { seat, card: None },
            );
        }
    }

    fn lay(&mut self, seat: Seat, card: Rope, table: &mut Table<TugEvent>) {
        let teams = self.teams();
        self.hands[seat.index()] &= !card.bit();
        self.laid[teams.of(seat) as usize] = Some((seat, card));
        table.whisper(
            teams.mates(seat),
            || TugEvent::Laid { seat, card: Some(card) },
            || TugEvent::Laid { seat, card: None },
        );
        if self.laying().is_empty() {
            self.turn_up(table);
        } else {
            table.conceal();
        }
    }

    fn turn_up(&mut self, table: &mut Table<TugEvent>) {
        table.reveal();
        let laid: Vec<(Seat, Rope)> =
            self.order().filter_map(|crew| self.laid[crew as usize].take()).collect();
        for (seat, card) in &laid {
            self.out |= card.bit();
            table.tell(|| TugEvent::TurnedUp { seat: *seat, card: *card });
        }
        let worth = |card: Rope| if self.call == Some(Wins::High) { card.0 } else { LAST - card.0 };
        if let Some((seat, _)) = laid.iter().max_by_key(|(_, card)| worth(*card)) {
            let crew = self.teams().of(*seat);
            self.won[crew as usize] += 1;
            table.tell(|| TugEvent::Won { seat: *seat });
            self.caller = (crew + 1) % self.teams().sides().count() as u8;
        }
        self.round += 1;
        self.call = None;
        if !self.over() {
            for (seat, _) in laid {
                self.deal(seat, table);
            }
        }
    }
}

impl Game for Tug {
    const CARD: TitleCard = TitleCard {
        id: "tug",
        title: "Tug",
        seats: (2, 6),
        rules: 1,
        prefix: "TG",
        languages: &["en"],
        variants: &[],
    };
    type Options = TugOptions;
    type Move = TugMove;
    type Event = TugEvent;
    type View = TugView;

    fn setup(options: &TugOptions, seats: u8, table: &mut Table<TugEvent>) -> Result<Tug, SetupError> {
        Tug::CARD.check_seats(seats)?;
        let crews = options.crews;
        if crews == Crews::Lone && !(3..=4).contains(&seats) {
            return Err(SetupError::Options("one plays against two or three others".to_owned()));
        }
        let mut tug = Tug {
            crews,
            seats,
            round: 0,
            caller: 0,
            call: None,
            deck: CARDS,
            out: 0,
            hands: [0; MOST],
            laid: [None; MOST],
            won: [0; MOST],
            given_up: None,
        };
        for crew in tug.teams().sides() {
            let crew: Vec<Seat> = crew.iter().collect();
            crew.iter().cycle().take(HAND).for_each(|seat| tug.deal(*seat, table));
        }
        Ok(tug)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn teams(&self) -> Teams {
        self.crews.teams(self.seats)
    }

    fn role(&self, seat: Seat) -> &'static str {
        if self.teams().mates(seat).first() == Some(seat) { "captain" } else { "sailor" }
    }

    fn turn(&self) -> Turn {
        let teams = self.teams();
        if let Some(seat) = self.given_up {
            let others = self.all().filter(|other| teams.of(*other) != teams.of(seat)).collect();
            Turn::Over(Outcome::won_by(teams, others))
        } else if self.over() {
            let won = |seat: Seat| self.won[teams.of(seat) as usize];
            Turn::Over(Outcome::ranked(teams, |seat| won(seat).into(), won))
        } else if self.call.is_none() {
            Turn::Any(self.crew(self.caller))
        } else {
            Turn::Any(self.laying())
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<TugMove>) {
        if !self.turn().waiting().has(seat) {
            return;
        }
        if self.call.is_none() {
            into.extend([Wins::High, Wins::Low].map(TugMove::Call));
        } else {
            into.extend(Rope::all(self.hands[seat.index()]).into_iter().map(TugMove::Lay));
        }
    }

    fn asides(&self, seat: Seat, into: &mut Vec<TugMove>) {
        if !self.over() && seat.0 < self.seats {
            into.push(TugMove::GiveUp);
        }
    }

    fn check(&self, seat: Seat, mv: &TugMove) -> Result<(), Illegal> {
        require(!self.over(), "TG-6")?;
        require(seat.0 < self.seats, "TG-1")?;
        let asked = self.turn().waiting().has(seat);
        match mv {
            TugMove::GiveUp => Ok(()),
            TugMove::Call(_) => require(self.call.is_none() && asked, "TG-3"),
            TugMove::Lay(card) => {
                require(self.call.is_some() && asked, "TG-4")?;
                require(self.hands[seat.index()] & card.bit() != 0, "TG-2")
            }
        }
    }

    fn apply(&mut self, seat: Seat, mv: &TugMove, table: &mut Table<TugEvent>) {
        match *mv {
            TugMove::GiveUp => {
                self.given_up = Some(seat);
                table.tell(|| TugEvent::GaveUp { seat });
            }
            TugMove::Call(wins) => {
                self.call = Some(wins);
                table.tell(|| TugEvent::Called { seat, wins });
            }
            TugMove::Lay(card) => self.lay(seat, card, table),
        }
    }

    fn view(&self, viewer: Viewer) -> TugView {
        let teams = self.teams();
        let hand = |seat: Seat| self.shown(viewer, seat).then(|| Rope::all(self.hands[seat.index()]));
        let known = |(seat, card): (Seat, Rope)| (seat, self.shown(viewer, seat).then_some(card));
        TugView {
            round: self.round,
            call: self.call,
            hands: self.all().map(hand).collect(),
            held: self.all().map(|seat| self.hands[seat.index()].count_ones() as usize).collect(),
            laid: self.laid.iter().flatten().copied().map(known).collect(),
            out: Rope::all(self.out),
            won: self.all().map(|seat| self.won[teams.of(seat) as usize]).collect(),
        }
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Tug {
        let mut world = *self;
        let hidden = |seat: Seat| !self.shown(viewer, seat);
        for seat in self.all().filter(|seat| hidden(*seat)) {
            world.deck |= self.hands[seat.index()];
        }
        for (_, card) in self.laid.iter().flatten().filter(|(seat, _)| hidden(*seat)) {
            world.deck |= card.bit();
        }
        let mut take = || {
            let bit = rng.member(world.deck).unwrap_or_default();
            world.deck &= !(1 << bit);
            Rope(bit as u8 + 1)
        };
        for seat in self.all().filter(|seat| hidden(*seat)) {
            let held = self.hands[seat.index()].count_ones();
            world.hands[seat.index()] = (0..held).fold(0, |hand, _| hand | take().bit());
        }
        for (seat, card) in world.laid.iter_mut().flatten() {
            if hidden(*seat) {
                *card = take();
            }
        }
        world
    }

    fn audit(&self) -> Result<(), String> {
        let lone = self.crews == Crews::Lone && !(3..=4).contains(&self.seats);
        if !(2..=MOST as u8).contains(&self.seats) || lone || self.round > ROUNDS {
            return Err("a tug has two to six seats in crews of at most three, and four rounds".to_owned());
        }
        let laid = self.laid.iter().flatten().map(|(_, card)| card.bit());
        let places = [self.deck, self.out].into_iter().chain(self.hands).chain(laid);
        let (sum, union) = places.fold((0, 0), |(sum, union), set| (sum + set.count_ones(), union | set));
        let crews = self.teams().sides().count();
        let stranger = |(crew, laid): (usize, &Option<(Seat, Rope)>)| match laid {
            Some((seat, _)) => seat.0 >= self.seats || self.teams().of(*seat) as usize != crew,
            None => false,
        };
        if sum != u32::from(LAST) || union != CARDS {
            Err("every card is somewhere exactly once".to_owned())
        } else if self.hands[self.seats as usize..].iter().any(|hand| *hand != 0) {
            Err("an empty seat holds a card".to_owned())
        } else if self.caller as usize >= crews || self.given_up.is_some_and(|seat| seat.0 >= self.seats) {
            Err("nobody sits where one calls or gave up".to_owned())
        } else if self.laid.iter().enumerate().any(stranger) {
            Err("a card was laid by somebody else".to_owned())
        } else if self.won.iter().map(|won| u32::from(*won)).sum::<u32>() != u32::from(self.round) {
            Err("every round has been won once".to_owned())
        } else if self.call.is_none() && self.laid.iter().any(Option::is_some) {
            Err("nothing is laid before the call".to_owned())
        } else if !self.over() && self.turn().waiting().is_empty() {
            Err("nobody has anything to lay".to_owned())
        } else {
            Ok(())
        }
    }

    fn phrase_move(&self, _seat: Seat, mv: &TugMove) -> Phrase {
        match mv {
            TugMove::Call(Wins::High) => Phrase::new("call-high"),
            TugMove::Call(Wins::Low) => Phrase::new("call-low"),
            TugMove::Lay(card) => Phrase::new("lay").number("card", card.0),
            TugMove::GiveUp => Phrase::new("give-up"),
        }
    }

    fn phrase_event(&self, event: &TugEvent) -> Phrase {
        let (key, seat, number) = match *event {
            TugEvent::Drew { seat, card } => ("drew", seat, card.map_or(0, |card| card.0)),
            TugEvent::Called { seat, wins: Wins::High } => ("called-high", seat, 0),
            TugEvent::Called { seat, wins: Wins::Low } => ("called-low", seat, 0),
            TugEvent::Laid { seat, card } => ("laid", seat, card.map_or(0, |card| card.0)),
            TugEvent::TurnedUp { seat, card } => ("turned-up", seat, card.0),
            TugEvent::Won { seat } => ("won", seat, 0),
            TugEvent::GaveUp { seat } => ("gave-up", seat, 0),
        };
        Phrase::new(key).number("seat", seat.0 + 1).number("number", number)
    }
}

impl Instinct for Tug {
    /// The rounds won so far, each crew with one to begin with.
    fn appraise(&self, shares: &mut [f32]) {
        let (outcome, teams) = (self.turn().outcome(), self.teams());
        let hope = |crew: u8| f32::from(self.won[crew as usize]) + 1.0;
        let sum: f32 = self.order().map(hope).sum();
        for (share, seat) in shares.iter_mut().zip(self.all()) {
            *share = outcome.map_or_else(|| hope(teams.of(seat)) / sum, |end| end.share(seat));
        }
    }
}
