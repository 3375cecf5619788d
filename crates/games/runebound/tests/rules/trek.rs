//! A table to play test journeys at: scenes, given chance, and what must be true then.

use freeport_kernel::{Chance, Game, Illegal, Rng, Seat, Table, Viewer};
use freeport_runebound::effects::vocabulary::Colour;
use freeport_runebound::*;

use crate::bout::heed;
pub use crate::bout::{ANN, BEN, DEFEND, FLEE, PASS, STAY, STRIKE};
pub use freeport_runebound::effects::vocabulary::Colour::{Blue, Green, Red, Yellow};
pub const CID: Seat = Seat(2);

pub const STOP: Move = Move::Paces(Stride::Stop);
pub const ATTEMPT: Move = Move::Arrive(Venture::Attempt);
pub const FACE: Move = Move::Arrive(Venture::Face);
pub const LET_BE: Move = Move::Arrive(Venture::Pass);
pub const LEAVE: Move = Move::Deal(Trading::Leave);
pub const LEARNED: Move = Move::Grow(Growth::Done);

/// A hex by its label.
#[track_caller]
pub fn hex(label: &str) -> Hex {
    Pack::base().atlas.hex(label).expect("a hex of the map")
}

/// The number of a city.
#[track_caller]
pub fn city(id: &str) -> u8 {
    Pack::base().atlas.towns.iter().position(|town| town.id == id).expect("a city") as u8
}

/// The number of the first market card of a kind.
#[track_caller]
pub fn card(id: &str) -> u8 {
    let pack = Pack::base();
    let found = (0..pack.stock.len()).find(|card| pack.goods[usize::from(pack.stock[*card])].id == id);
    found.expect("a market card") as u8
}

/// The number of an adventure card.
#[track_caller]
pub fn tale(id: &str) -> u8 {
    Pack::base().adventures.iter().position(|card| card.id == id).expect("an adventure card") as u8
}

pub fn roll(dice: u8) -> Move {
    Move::Way(Going::Roll(dice))
}

pub fn rest(dice: u8) -> Move {
    Move::Way(Going::Rest(dice))
}

pub fn step(label: &str) -> Move {
    Move::Way(Going::Step(hex(label)))
}

pub fn to(label: &str) -> Move {
    Move::Paces(Stride::To(hex(label)))
}

pub fn buy(id: &str) -> Move {
    Move::Deal(Trading::Buy(card(id)))
}

pub fn sell(id: &str) -> Move {
    Move::Deal(Trading::Sell(card(id)))
}

/// Faces of two dice for every sum.
pub fn sums(sums: &[u8]) -> Vec<u32> {
    let faces = |sum: u8| if sum <= 11 { [1, sum - 1] } else { [10, sum - 10] };
    sums.iter().flat_map(|sum| faces(*sum)).map(u32::from).collect()
}

/// The outcome of a draw.
pub fn drawn(number: u8) -> u32 {
    u32::from(number) + 1
}

/// A journey at a test table.
#[derive(Clone)]
pub struct Trek {
    pub game: Runebound,
    /// Everything that was told to somebody since the start.
    pub told: Vec<Event>,
}

impl Trek {
    /// Sits down at a scene; given chance comes first, and what nobody cares about after it.
    #[track_caller]
    pub fn open(chance: &[u32], begin: impl FnOnce(&mut Table<Event>) -> Result<Runebound, String>) -> Trek {
        let mut table = Table::new(given(chance));
        let game = begin(&mut table).expect("a sound scene");
        assert_eq!(table.settle(), None, "the chance of the beginning");
        let mut trek = Trek { game, told: Vec::new() };
        trek.hear(&mut table);
        trek
    }

    /// A game as it is set up.
    #[track_caller]
    pub fn setup(options: Options, seats: u8, chance: &[u32]) -> Trek {
        Trek::open(chance, |table| {
            Runebound::setup(&options, seats, table).map_err(|error| error.to_string())
        })
    }

    /// The turn of the first seat begins.
    #[track_caller]
    pub fn begin(scene: Scene) -> Trek {
        Trek::open(&[], |table| scene.begin(table))
    }

    /// The first seat has ended its movement.
    #[track_caller]
    pub fn camp(scene: Scene, chance: &[u32]) -> Trek {
        Trek::open(chance, |table| scene.camp(table))
    }

    /// The first seat has arrived.
    #[track_caller]
    pub fn arrive(scene: Scene) -> Trek {
        Trek::open(&[], |table| scene.arrive(table))
    }

    /// The Market step of the first seat begins, and this card is laid out.
    #[track_caller]
    pub fn trade(scene: Scene, stocked: &str) -> Trek {
        Trek::open(&[drawn(card(stocked))], |table| scene.trade(table))
    }

    /// The Experience step of the first seat begins.
    #[track_caller]
    pub fn learn(scene: Scene) -> Trek {
        Trek::open(&[], |table| scene.learn(table))
    }

    /// A challenge was drawn by the first seat.
    #[track_caller]
    pub fn facing(scene: Scene, id: &str) -> Trek {
        Trek::open(&[], |table| scene.facing(id, table))
    }

    fn hear(&mut self, table: &mut Table<Event>) {
        for told in table.take_events() {
            heed(&told.event);
            self.told.push(told.event);
        }
    }

    /// Plays a move; whatever chance comes is nobody's concern.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, mv: Move) -> &mut Trek {
        self.cast(seat, mv, &[])
    }

    /// Plays a move with these outcomes of chance, and any after them.
    #[track_caller]
    pub fn cast(&mut self, seat: Seat, mv: Move, chance: &[u32]) -> &mut Trek {
        let mut table = Table::new(given(chance));
        if let Err(Illegal { rule }) = self.game.play(seat, &mv, &mut table) {
            panic!("{mv:?} by {seat:?} is refused by {rule}; {} of {:?}", self.asked(), self.moves());
        }
        assert_eq!(table.settle(), None, "the chance of {mv:?}");
        self.hear(&mut table);
        self.game.audit().expect("a sound state");
        self
    }

    /// A move is refused by a rule.
    #[track_caller]
    pub fn refuse(&mut self, seat: Seat, mv: Move, rule: &str) -> &mut Trek {
        assert_eq!(self.game.check(seat, &mv).map_err(|illegal| illegal.rule.0), Err(rule), "{mv:?}");
        self
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Open)
    }

    pub fn party(&self, seat: Seat) -> PartyView {
        self.view().parties[seat.index()].clone()
    }

    /// What is asked, by its key.
    pub fn asked(&self) -> &'static str {
        self.view().asked.map_or("nothing", |asked| asked.question.key)
    }

    /// Who is asked.
    #[track_caller]
    pub fn who(&self) -> Seat {
        self.game.turn().waiting().first().expect("somebody who decides")
    }

    /// Every legal move.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.game.turn().waiting().first() {
            self.game.moves(seat, &mut moves);
        }
        moves
    }

    /// Everything that may be done beside the question.
    pub fn asides(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.asides(self.who(), &mut moves);
        moves
    }

    pub fn allows(&self, mv: Move) -> bool {
        self.moves().contains(&mv)
    }

    /// Where a hero stands.
    pub fn stands(&self, seat: Seat) -> Option<&'static str> {
        self.party(seat).hex.map(|hex| Pack::base().atlas.labels[usize::from(hex)].as_str())
    }

    /// The ids of a party's items.
    pub fn items(&self, seat: Seat) -> Vec<&'static str> {
        self.party(seat).items.iter().map(|card| card.id).collect()
    }

    /// The ids of a party's allies.
    pub fn allies(&self, seat: Seat) -> Vec<&'static str> {
        self.party(seat).allies.iter().map(|ally| ally.id).collect()
    }

    /// The ids of a party's kept cards.
    pub fn kept(&self, seat: Seat) -> Vec<&'static str> {
        self.party(seat).kept.iter().map(|card| card.id).collect()
    }

    /// What a city sells.
    pub fn sells(&self, id: &str) -> Vec<&'static str> {
        self.view().markets[usize::from(city(id))].cards.iter().map(|card| card.id).collect()
    }

    pub fn gold(&self, seat: Seat) -> u16 {
        self.party(seat).gold
    }

    pub fn deck(&self, colour: Colour) -> u8 {
        self.view().decks[colour as usize].cards
    }

    /// Whether a token lies on a hex.
    pub fn token(&self, label: &str) -> bool {
        self.view().tokens.contains(&hex(label))
    }

    /// Whether something was told.
    pub fn heard(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(fits)
    }

    /// How often something was told.
    pub fn times(&self, fits: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| fits(event)).count()
    }

    /// The use of a card among the legal moves, by the text's owner.
    #[track_caller]
    pub fn using(&self, id: &str) -> Move {
        self.use_of(id).unwrap_or_else(|| panic!("{id} cannot be used: {:?}", self.moves()))
    }

    /// Whether a card may be used now.
    pub fn offers(&self, id: &str) -> bool {
        self.use_of(id).is_some()
    }

    fn use_of(&self, id: &str) -> Option<Move> {
        let named = |mv: &Move| {
            let phrase = self.game.phrase_move(self.who(), mv);
            phrase.key.starts_with("do-use") && format!("{phrase:?}").contains(&format!("\"{id}\""))
        };
        self.moves().into_iter().find(named)
    }

    /// Wins the fight under way: the hero strikes with twenty until it is over, and nobody uses anything.
    #[track_caller]
    pub fn win(&mut self, seat: Seat) -> &mut Trek {
        let bout = self.bout();
        for _ in 0..200 {
            match self.asked() {
                _ if self.bout() != bout => return self,
                "ask-stance" if self.allows(STRIKE) => self.strike(seat),
                _ => self.hold(seat, 20),
            };
        }
        panic!("the fight does not end");
    }

    /// Loses the fight under way: the hero defends with two until it is over.
    #[track_caller]
    pub fn lose(&mut self, seat: Seat) -> &mut Trek {
        let bout = self.bout();
        for _ in 0..400 {
            if self.bout() != bout {
                return self;
            }
            self.hold(seat, 2);
        }
        panic!("the fight does not end");
    }

    /// The hero strikes with twenty; whatever is rolled for after that without a question goes as well.
    fn strike(&mut self, seat: Seat) -> &mut Trek {
        let fits = |count: &usize| {
            let mut table = Table::new(given(&sums(&vec![20; *count])));
            self.game.clone().play(seat, &STRIKE, &mut table).is_ok() && table.settle().is_none()
        };
        let count = (1..=3).rev().find(fits).expect("a roll");
        self.cast(seat, STRIKE, &sums(&vec![20; count]))
    }

    /// Goes on to a phase of the fight; what lies before it is defended with twenty, and nobody uses anything.
    #[track_caller]
    pub fn to(&mut self, phase: &str) -> &mut Trek {
        let seat = self.who();
        for _ in 0..20 {
            let beat = self.view().fight.expect("a fight").beat;
            if self.asked() == "ask-stance" && beat == phase {
                return self;
            }
            self.hold(seat, 20);
        }
        panic!("{phase} does not come");
    }

    /// Lets whatever is offered be; a hero who must do something stays and defends, with this sum of the dice.
    #[track_caller]
    fn hold(&mut self, seat: Seat, sum: u8) -> &mut Trek {
        match self.asked() {
            "ask-flee" => self.play(seat, STAY),
            "ask-stance" => self.defend(seat, sum),
            "ask-attempt" | "ask-attempt-paid" => self.play(seat, Move::Attempt(false)),
            _ => self.play(seat, PASS),
        }
    }

    /// Uses nothing for as long as something could be used.
    #[track_caller]
    pub fn forgo(&mut self) -> &mut Trek {
        while self.view().asked.is_some() && self.allows(PASS) {
            self.play(self.who(), PASS);
        }
        self
    }

    /// Who fights whom.
    fn bout(&self) -> Option<(Seat, FoeView)> {
        self.view().fight.map(|fight| (fight.seat, fight.foe))
    }

    /// The hero defends, with this sum of the dice where there is a roll.
    fn defend(&mut self, seat: Seat, sum: u8) -> &mut Trek {
        let mut probe = self.game.clone();
        let mut table = Table::new(given(&[]));
        probe.play(seat, &DEFEND, &mut table).expect("a defence");
        let rolled = !table.drawn().is_empty();
        let dice = if rolled { sums(&[sum]) } else { Vec::new() };
        self.cast(seat, DEFEND, &dice)
    }
}

/// Given outcomes first, then any.
fn given(outcomes: &[u32]) -> Chance {
    Chance::scripted(outcomes, Chance::Loose(Rng::new(7)))
}
