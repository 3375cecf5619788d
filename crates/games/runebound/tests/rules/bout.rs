//! A table to play test fights at: scenes, dice by their sums, and what must be true then.

use freeport_kernel::{Chance, Game, Illegal, Seat, Table};
use freeport_runebound::*;
use freeport_testkit::used::note;
use serde_json::Value;

pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);

pub const STAY: Move = Move::Flee(Flight::Stay);
pub const FLEE: Move = Move::Flee(Flight::Try);
pub const DEFEND: Move = Move::Stance(Stand::Defend);
pub const STRIKE: Move = Move::Stance(Stand::Attack(Body::Hero));
pub const PASS: Move = Move::Respond(None);

/// A fight at a test table.
#[derive(Clone)]
pub struct Bout {
    pub game: Runebound,
    /// Everything that was told since the start.
    pub told: Vec<Event>,
}

/// A hero alone.
pub fn alone(hero: &str) -> Scene {
    Scene::of(&[hero])
}

/// Faces of two dice for every sum.
fn faces(sums: &[u8]) -> Vec<u32> {
    let faces = |sum: u8| if sum <= 11 { [1, sum - 1] } else { [10, sum - 10] };
    sums.iter().flat_map(|sum| faces(*sum)).map(u32::from).collect()
}

/// Notes whose text works, as far as that is told: constant texts say nothing, and are noted where they change something.
pub fn heed(event: &Event) {
    match event {
        Event::Used { card, .. }
        | Event::Drawn { card, .. }
        | Event::EventPlaced { card, .. }
        | Event::FightBegan { foe: card, .. }
        | Event::TaskDone { card, .. }
        | Event::Attached { card, .. }
        | Event::AdventureGone { card } => note(card),
        Event::Attacks { who, .. } if has_figures_alone(who) => note(who),
        _ => {}
    }
}

/// Whether somebody is an ally without a text.
fn has_figures_alone(id: &str) -> bool {
    Pack::base().goods.iter().any(|goods| goods.id == id && goods.text.is_empty())
}

/// The id of whose text it is.
fn text_id(game: &Value, seat: Seat, text: Text) -> String {
    let pack = Pack::base();
    match text {
        Text::Hero => {
            let hero = game["parties"][seat.index()]["hero"].as_u64().expect("a hero") as usize;
            pack.heroes[hero].id.clone()
        }
        Text::Market(card) => pack.goods[usize::from(pack.stock[usize::from(card)])].id.clone(),
        Text::Kept(card) | Text::Attached(card) => pack.adventures[usize::from(card)].id.clone(),
        _ => "nothing".to_owned(),
    }
}

impl Bout {
    /// Sits down where a challenge was just revealed; the sums of the dice that are thrown before anybody decides.
    #[track_caller]
    pub fn facing(scene: Scene, card: &str, sums: &[u8]) -> Bout {
        Bout::begin(sums, |table| scene.facing(card, table))
    }

    /// Sits down where an encounter was just drawn.
    #[track_caller]
    pub fn meeting(scene: Scene, card: &str, sums: &[u8]) -> Bout {
        Bout::begin(sums, |table| scene.meeting(card, table))
    }

    /// Sits down where the first hero has attacked the second.
    #[track_caller]
    pub fn duel(scene: Scene, sums: &[u8]) -> Bout {
        Bout::begin(sums, |table| scene.duelling(BEN, table))
    }

    #[track_caller]
    fn begin(sums: &[u8], begin: impl FnOnce(&mut Table<Event>) -> Result<Runebound, String>) -> Bout {
        let mut table = Table::new(Chance::strict(&faces(sums)));
        let game = begin(&mut table).expect("a sound scene");
        assert_eq!(table.settle(), None, "the dice of the beginning");
        let mut bout = Bout { game, told: Vec::new() };
        bout.hear(&mut table);
        bout
    }

    fn hear(&mut self, table: &mut Table<Event>) {
        for told in table.take_events() {
            heed(&told.event);
            self.told.push(told.event);
        }
    }

    /// Plays a move without dice.
    #[track_caller]
    pub fn play(&mut self, seat: Seat, mv: Move) -> &mut Bout {
        self.roll(seat, mv, &[])
    }

    /// Plays a move with exactly these sums of the two dice.
    #[track_caller]
    pub fn roll(&mut self, seat: Seat, mv: Move, sums: &[u8]) -> &mut Bout {
        self.cast(seat, mv, &faces(sums))
    }

    /// Plays a move with exactly these outcomes of chance.
    #[track_caller]
    pub fn cast(&mut self, seat: Seat, mv: Move, chance: &[u32]) -> &mut Bout {
        let mut table = Table::new(Chance::strict(chance));
        if let Err(Illegal { rule }) = self.game.play(seat, &mv, &mut table) {
            panic!("{mv:?} by {seat:?} is refused by {rule}; {} of {:?}", self.asked(), self.moves());
        }
        assert_eq!(table.settle(), None, "the dice of {mv:?}");
        self.hear(&mut table);
        self.game.audit().expect("a sound state");
        self
    }

    /// A move is refused by a rule.
    #[track_caller]
    pub fn refuse(&mut self, seat: Seat, mv: Move, rule: &str) -> &mut Bout {
        assert_eq!(self.game.check(seat, &mv).map_err(|illegal| illegal.rule.0), Err(rule), "{mv:?}");
        self
    }

    /// Who is asked.
    pub fn who(&self) -> Seat {
        self.game.turn().waiting().first().expect("somebody who decides")
    }

    /// Every legal move.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.moves(self.who(), &mut moves);
        moves
    }

    /// The state as it is saved.
    pub fn state(&self) -> Value {
        serde_json::to_value(&self.game).expect("a state")
    }

    /// What is asked: the name of the step.
    pub fn asked(&self) -> String {
        let state = self.state();
        let agenda = state["agenda"].as_array().expect("an agenda");
        let ask = agenda.last().and_then(|task| task["ask"].as_object());
        ask.and_then(|asked| asked.keys().next().cloned()).unwrap_or_default()
    }

    /// The moment at which something may be used.
    pub fn moment(&self) -> Value {
        let state = self.state();
        let agenda = state["agenda"].as_array().expect("an agenda");
        agenda.last().expect("a question")["ask"]["respond"]["at"].clone()
    }

    fn party(&self, seat: Seat) -> Value {
        self.state()["parties"][seat.index()].clone()
    }

    pub fn wounds(&self, seat: Seat) -> u64 {
        self.party(seat)["wounds"].as_u64().expect("wounds")
    }

    pub fn tired(&self, seat: Seat) -> u64 {
        self.party(seat)["exhaustion"].as_u64().expect("exhaustion")
    }

    pub fn gold(&self, seat: Seat) -> u64 {
        self.party(seat)["gold"].as_u64().expect("gold")
    }

    pub fn items(&self, seat: Seat) -> usize {
        self.party(seat)["items"].as_array().expect("items").len()
    }

    /// Wounds and exhaustion of every ally.
    pub fn allies(&self, seat: Seat) -> Vec<(u64, u64)> {
        let allies = self.party(seat)["allies"].as_array().expect("allies").clone();
        let token = |ally: &Value, name: &str| ally[name].as_u64().expect("tokens");
        allies.iter().map(|ally| (token(ally, "wounds"), token(ally, "exhaustion"))).collect()
    }

    /// Whether a fight is under way.
    pub fn fighting(&self) -> bool {
        !self.state()["fight"].is_null()
    }

    /// The wounds of the opponent.
    pub fn foe(&self) -> u64 {
        self.state()["fight"]["wounds"].as_u64().expect("a fight")
    }

    pub fn round(&self) -> u64 {
        self.state()["fight"]["round"].as_u64().expect("a fight")
    }

    /// The phase of a stance.
    pub fn phase(&self) -> String {
        self.state()["fight"]["beat"]["in"].as_str().unwrap_or_default().to_owned()
    }

    /// The uses of a card among the legal moves.
    fn uses_of(&self, id: &str) -> Option<Move> {
        let (state, seat) = (self.state(), self.who());
        self.moves().into_iter().find(|mv| match mv {
            Move::Respond(Some(ability))
            | Move::Flee(Flight::Use(ability))
            | Move::Stance(Stand::Use(ability)) => text_id(&state, seat, ability.text) == id,
            _ => false,
        })
    }

    /// Whether a card may be used now.
    pub fn offers(&self, id: &str) -> bool {
        self.uses_of(id).is_some()
    }

    /// Uses a card, with these sums of the dice.
    #[track_caller]
    pub fn apply(&mut self, id: &str, sums: &[u8]) -> &mut Bout {
        let mv = self.uses_of(id).unwrap_or_else(|| panic!("{id} cannot be used: {:?}", self.moves()));
        let seat = self.who();
        self.roll(seat, mv, sums)
    }

    /// The attack of an ally, by its place.
    pub fn ally_strikes(&self, ally: usize) -> Move {
        let attack = |mv: &Move| matches!(mv, Move::Stance(Stand::Attack(Body::Ally(_))));
        self.moves().into_iter().filter(attack).nth(ally).expect("an ally who may attack")
    }

    /// What was added to the dice of the last roll.
    pub fn value(&self) -> i8 {
        let rolled =
            |event: &Event| if let Event::Rolled { value, .. } = event { Some(*value) } else { None };
        self.told.iter().rev().find_map(rolled).expect("a roll")
    }

    /// The number that the last roll had to reach.
    pub fn need(&self) -> Option<u8> {
        let rolled = |event: &Event| if let Event::Rolled { need, .. } = event { Some(*need) } else { None };
        self.told.iter().rev().find_map(rolled).expect("a roll")
    }

    /// Whether the last roll succeeded.
    pub fn succeeded(&self) -> bool {
        let settled =
            |event: &Event| if let Event::Settled { success, .. } = event { Some(*success) } else { None };
        self.told.iter().rev().find_map(settled).expect("a roll")
    }

    /// Whether something was told.
    pub fn heard(&self, fits: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(fits)
    }

    /// Goes on to a phase of the present round; what lies before it is defended with twenty, where there is a roll.
    #[track_caller]
    pub fn to(&mut self, phase: &str) -> &mut Bout {
        let seat = self.who();
        if self.asked() == "flee" {
            self.play(seat, STAY);
        }
        while self.phase() != phase {
            let harm = self.defence_rolls();
            self.roll(seat, DEFEND, if harm { &[20] } else { &[] });
            while self.asked() == "respond" {
                self.play(seat, PASS);
            }
        }
        self
    }

    /// Whether a defence now would be rolled for.
    fn defence_rolls(&self) -> bool {
        let mut probe = self.clone();
        let mut table = Table::new(Chance::strict(&[10, 10]));
        probe.game.play(self.who(), &DEFEND, &mut table).expect("a defence");
        table.settle().is_none()
    }
}
