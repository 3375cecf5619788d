//! A table to play test games at: `play`, `cast`, `refuse`, and what must be true then.

use freeport_kernel::{Game, Rng, Seat};
use freeport_pirates7::*;

pub use freeport_pirates7::Character::{
    Captain, Cartographer, Governor, Islander, Merchant, Shaman, Shipwright,
};
pub use freeport_testkit::Rehearsal;

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// Numbers by which chance knows the first Loot card of each kind.
pub const FRUIT: u32 = 1;
pub const COFFEE: u32 = 17;
pub const RUM: u32 = 33;
pub const TALISMAN: u32 = 49;

/// A game at a test table.
#[derive(Clone)]
pub struct Cove {
    pub game: Pirates7,
    /// Everything that was told since the last look, to anybody.
    pub told: Vec<Event>,
}

/// The number by which chance knows an Adventure card.
#[track_caller]
pub fn number(card: &str) -> u32 {
    named(card).number()
}

/// An Adventure card by its id, such as `eng-2`.
#[track_caller]
pub fn named(card: &str) -> Card {
    Card::try_from(card.to_owned()).expect("a card of the game")
}

/// Plays a Caravan.
#[track_caller]
pub fn caravan(id: &str) -> Move {
    Move::Caravan(Caravan::try_from(id.to_owned()).expect("a Caravan"))
}

pub const fn cargo(fruit: u8, coffee: u8, rum: u8) -> Cargo {
    Cargo::new(fruit, coffee, rum)
}

/// Sells Goods.
pub const fn sale(fruit: u8, coffee: u8, rum: u8) -> Move {
    Move::Sale(Cargo::new(fruit, coffee, rum))
}

/// Keeps Goods.
pub const fn keep(fruit: u8, coffee: u8, rum: u8) -> Move {
    Move::KeepGoods(Cargo::new(fruit, coffee, rum))
}

pub const fn deal(deal: Deal) -> Move {
    Move::Ritual(Ritual::GoodDeal(deal))
}

pub const DOUBLE_HOLD: Move = Move::Ritual(Ritual::DoubleHold);
pub const UNSINKABLE: Move = Move::Ritual(Ritual::Unsinkable);

/// A throw as chance tells it: no seed, nothing repeated, then face, x and y of the dice in the order of their
/// numbers; lengths in hundredths of a millimetre.
pub fn lies(dice: &[(u32, u32, u32)]) -> Vec<u32> {
    let mut outcomes = vec![0, 0, 0];
    outcomes.extend(dice.iter().flat_map(|(face, x, y)| [*face, *x, *y, 0]));
    outcomes
}

/// The same with whole millimetres.
pub fn millimetres(dice: &[(u32, u32, u32)]) -> Vec<u32> {
    let dice: Vec<_> = dice.iter().map(|(face, x, y)| (*face, 100 * x, 100 * y)).collect();
    lies(&dice)
}

/// A throw in which only the faces matter: the dice stand in rows.
pub fn faces(faces: &[u32]) -> Vec<u32> {
    let places = (0..).map(|die| (2_000 + 1_200 * (die % 20), 2_000 + 1_200 * (die / 20)));
    let dice: Vec<_> = faces.iter().zip(places).map(|(face, (x, y))| (*face, x, y)).collect();
    lies(&dice)
}

/// A throw of a raid in which the Ruler can always tell: no two enemies are about as far apart as two others.
pub fn raid(pirates: &[u32], reds: &[u32]) -> Vec<u32> {
    let mut rng = Rng::new(7);
    let (mut placed, mut used): (Vec<(u32, u32)>, Vec<u32>) = (Vec::new(), Vec::new());
    while placed.len() < pirates.len() + reds.len() {
        let spot = (1_500 + rng.below(25_000) as u32, 1_500 + rng.below(25_000) as u32);
        let far = |other: &(u32, u32)| {
            let (across, up) = (spot.0.abs_diff(other.0), spot.1.abs_diff(other.1));
            (across * across + up * up).isqrt()
        };
        // Reds are placed first, so that only enemies are compared.
        let new: Vec<u32> = if placed.len() < reds.len() {
            Vec::new()
        } else {
            placed[..reds.len()].iter().map(far).collect()
        };
        let clear = |one: &u32, others: &[u32]| others.iter().all(|other| one.abs_diff(*other) > 60);
        let told_apart = new.iter().enumerate().all(|(at, one)| clear(one, &used) && clear(one, &new[..at]));
        if placed.iter().all(|other| far(other) >= 1_100) && told_apart {
            placed.push(spot);
            used.extend(new);
        }
    }
    let (red_spots, pirate_spots) = placed.split_at(reds.len());
    let dice = pirates.iter().zip(pirate_spots).chain(reds.iter().zip(red_spots));
    let dice: Vec<_> = dice.map(|(face, (x, y))| (*face, *x, *y)).collect();
    lies(&dice)
}

/// Four players with all Goods of the game on their ships.
pub fn all_goods_loaded() -> Scene {
    (0..4).fold(Scene::new(4), |scene, seat| {
        scene.ships(seat, 10, 0).double_hold(seat, 10).goods(seat, cargo(4, 4, 4))
    })
}

/// Outcomes one after the other.
pub fn then(first: &[u32], second: &[u32]) -> Vec<u32> {
    [first, second].concat()
}

impl Rehearsal for Cove {
    type Game = Pirates7;
    type Who = Seat;

    freeport_testkit::seated!();

    fn seat(&self, who: Seat) -> Seat {
        who
    }

    fn asked(&self) -> &'static str {
        self.view().asked.map_or("nothing", |asked| asked.what)
    }

    /// What a seat may choose, sales that nobody is urged to make included.
    fn moves_of(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(seat, &mut moves);
        self.game.asides(seat, &mut moves);
        moves
    }
}

impl Cove {
    /// Sits down at a scene.
    #[track_caller]
    pub fn of(scene: Scene) -> Cove {
        Cove::sit(scene.begin().expect("a sound scene"))
    }

    /// Everybody chooses a Character, in seat order.
    #[track_caller]
    pub fn choose(&mut self, characters: &[Character]) -> &mut Cove {
        assert_eq!(characters.len(), usize::from(self.game.seats()), "everybody chooses");
        for (seat, character) in Seat::all(self.game.seats()).zip(characters) {
            self.play(seat, Move::ChooseCharacter(*character));
        }
        self
    }

    /// Who decides about what.
    pub fn waits_for(&self) -> (Option<Seat>, &'static str) {
        (self.decider(), self.asked())
    }

    /// A player's things, all face up.
    pub fn own(&self, seat: Seat) -> BoardView {
        self.view().boards[seat.index()].clone()
    }

    /// Ships at sea, on the island and in the reserve.
    pub fn ships(&self, seat: Seat) -> (u8, u8, u8) {
        let own = self.own(seat);
        (own.free + own.loaded, own.guards, own.reserve)
    }

    pub fn chests(&self, seat: Seat) -> u16 {
        self.own(seat).chests
    }

    pub fn goods(&self, seat: Seat) -> Cargo {
        self.own(seat).goods
    }

    pub fn marks(&self, seat: Seat) -> u16 {
        self.own(seat).marks
    }

    pub fn yin_yang(&self, seat: Seat) -> u16 {
        self.own(seat).yin_yang
    }

    /// The Black Marks received since the last look: by whom, and why.
    pub fn marked(&self) -> Vec<(Seat, MarkReason)> {
        let mark = |event: &Event| match event {
            Event::Marked { seat, reason, .. } => Some((*seat, *reason)),
            _ => None,
        };
        self.told.iter().filter_map(mark).collect()
    }

    /// The fights since the last look: the dice, their distance, and who sank.
    pub fn fights(&self) -> Vec<(u8, u8, u32, Sunk)> {
        let fight = |event: &Event| match event {
            Event::Fought { fight, sunk } => Some((fight.pair.pirate, fight.pair.red, fight.distance, *sunk)),
            _ => None,
        };
        self.told.iter().filter_map(fight).collect()
    }

    /// Throws since the last look: who threw for what, and the dice.
    pub fn throws(&self) -> Vec<(Seat, Purpose, Vec<Die>)> {
        let throw = |event: &Event| match event {
            Event::Thrown { seat, purpose, dice, .. } => Some((*seat, *purpose, dice.clone())),
            _ => None,
        };
        self.told.iter().filter_map(throw).collect()
    }

    /// Characters in the order in which players resolved them since the last look.
    pub fn resolved(&self) -> Vec<(Seat, Character)> {
        let one = |event: &Event| match event {
            Event::Resolving { seat, character } => Some((*seat, *character)),
            _ => None,
        };
        self.told.iter().filter_map(one).collect()
    }

    /// What a Curse cost players since the last look: Goods, Talismans and ships.
    pub fn struck(&self) -> Vec<(Seat, Cargo, u8, u8)> {
        let one = |event: &Event| match event {
            Event::Struck { seat, goods, talismans, ships, .. } => Some((*seat, *goods, *talismans, *ships)),
            _ => None,
        };
        self.told.iter().filter_map(one).collect()
    }

    /// Declines, or takes the least, until everybody chooses a Character again or the game is over.
    #[track_caller]
    pub fn pass_round(&mut self) -> &mut Cove {
        while self.asked() != "ask-character" {
            let Some(seat) = self.decider() else { break };
            let moves = self.moves();
            let mv = [Move::Decline, Move::Done, Move::TakeGift(0), Move::CommitShips(0), keep(0, 0, 0)]
                .into_iter()
                .find(|mv| moves.contains(mv))
                .unwrap_or(moves[0]);
            self.loosely(seat, mv, 1);
        }
        self
    }
}
