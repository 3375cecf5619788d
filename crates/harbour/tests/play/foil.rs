//! The toy of the test kit that has windows, in a box of its own, and tables to play it at.

use crate::kit::*;
use freeport_harbour::wire::{Sitter, TableId, Terms};
use freeport_harbour::{Person, Scene};
use freeport_kernel::{
    Game, Illegal, Instinct, Phrase, Rng, Seat, SetupError, Source, Table, TitleCard, Turn, Viewer, Window,
};
use freeport_shelf::{Bare, Boxed, Ink, Lot, PackRef, Shelved, Words, lend};
use freeport_testkit::toys::{Feint, FeintEvent, FeintMove, FeintView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::time::Duration;

static FOIL: Boxed<Foil> = Boxed::new();

/// Puts the game where tables find it, and says its name.
pub fn foil() -> &'static str {
    lend(&FOIL);
    Foil::CARD.id
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Foil(Feint);

impl Game for Foil {
    const CARD: TitleCard = Feint::CARD;
    type Options = ();
    type Move = FeintMove;
    type Event = FeintEvent;
    type View = FeintView;
    const FACTS: &'static [&'static str] = Feint::FACTS;

    fn setup(options: &(), seats: u8, table: &mut Table<FeintEvent>) -> Result<Foil, SetupError> {
        Ok(Foil(Feint::setup(options, seats, table)?))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn turns(&self) -> u32 {
        self.0.turns()
    }

    fn moves(&self, seat: Seat, into: &mut Vec<FeintMove>) {
        self.0.moves(seat, into);
    }

    fn check(&self, seat: Seat, mv: &FeintMove) -> Result<(), Illegal> {
        self.0.check(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: &FeintMove, table: &mut Table<FeintEvent>) {
        self.0.apply(seat, mv, table);
    }

    fn window(&self, seat: Seat) -> Option<Window<FeintMove>> {
        self.0.window(seat)
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.0.sources(seat)
    }

    fn view(&self, viewer: Viewer) -> FeintView {
        self.0.view(viewer)
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> Foil {
        Foil(self.0.imagine(viewer, rng))
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn phrase_move(&self, seat: Seat, mv: &FeintMove) -> Phrase {
        self.0.phrase_move(seat, mv)
    }

    fn phrase_event(&self, event: &FeintEvent) -> Phrase {
        self.0.phrase_event(event)
    }
}

impl Instinct for Foil {
    /// Cards in hand are all that counts: who decides by this never parries.
    fn appraise(&self, shares: &mut [f32]) {
        let held = self.0.view(Viewer::Spectator).held;
        let sum = held.iter().sum::<usize>().max(1) as f32;
        shares.iter_mut().zip(held).for_each(|(share, held)| *share = held as f32 / sum);
    }
}

impl Shelved for Foil {
    type Pack = Bare;
    type Sheet = ();
    const RULEBOOKS: &'static [(&'static str, &'static str)] =
        &[("en", include_str!("../../../testkit/rules/feint.md"))];
    const SECRETIVE: bool = true;
    const LOTS: &'static [Lot] = &[];
    const PHRASES: &'static [(&'static str, &'static str)] = &[("en", "")];

    fn pack((): &()) -> PackRef<Bare> {
        PackRef::default()
    }

    fn sheet(_: &'static Bare) {}

    fn board(_: &Bare, _view: &FeintView, _words: &Words, _ink: Ink) -> String {
        String::new()
    }
}

/// How long a window lasts at least.
pub const BEAT: u64 = 1_200;

/// A position: the first seat holds the first three cards and is about to strike; the others hold these, and those named have
/// whistles.
pub fn position(hands: &[&[u8]], whistles: &[u8]) -> Value {
    let bits = |cards: &[u8]| cards.iter().fold(0u64, |bits, card| bits | 1 << (card - 1));
    let mut held = [bits(&[1, 2, 3]), 0, 0, 0];
    held[1..].iter_mut().zip(hands).for_each(|(held, hand)| *held = bits(hand));
    let deck = ((1u64 << 24) - 1) & !held.iter().fold(0, |all, hand| all | hand);
    json!({
        "seats": hands.len() + 1, "turn": 0, "strikes": 0, "lives": [6, 6, 6, 6], "hands": held, "deck": deck,
        "out": 0, "whistles": whistles.iter().fold(0, |bits, seat| bits | 1 << seat), "asked": "act",
    })
}

/// Terms with something more.
pub fn terms(more: &Value) -> Terms {
    let mut terms = json!({ "pace": "instant", "spectators": true });
    terms.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    serde_json::from_value(terms).unwrap()
}

/// A table at a position. Where nobody is given a bot sits that never uses anything.
pub async fn stage(port: &Port, people: &[Option<&Person>], position: Value, terms: Terms) -> TableId {
    stage_game(port, foil(), people, position, terms).await
}

/// The same for any game.
pub async fn stage_game(
    port: &Port,
    game: &str,
    people: &[Option<&Person>],
    position: Value,
    terms: Terms,
) -> TableId {
    let sitter = |(number, who): (usize, Option<&Person>)| match who {
        Some(_) if number == 0 => Sitter::Me,
        Some(_) => Sitter::Open,
        None => bot("greedy"),
    };
    let seats = people.iter().copied().enumerate().map(sitter).collect();
    let scene = Scene { seed: Some("the same in every world".to_owned()), position: Some(position) };
    let host = people[0].unwrap();
    let id = port.harbour.stage(host, wish(game, seats, terms), scene).await.unwrap().id;
    let table = port.harbour.table(&id).await.unwrap();
    for person in people[1..].iter().flatten() {
        table.join(person, serde_json::from_value(json!({ "entropy": "any" })).unwrap()).await.unwrap();
        table.ready(person, ready(true)).await.unwrap();
    }
    table.start(host).await.unwrap();
    id
}

/// Lets so many milliseconds pass.
pub async fn wait(milliseconds: u64) {
    tokio::time::advance(Duration::from_millis(milliseconds)).await;
}

/// Waits until the table has done everything that is due.
pub async fn settle(client: &mut Client) {
    for _ in 0..8 {
        client.call(json!({ "call": "agree", "seat": 200, "agree": false })).await;
    }
}

/// What a call was answered with that had to wait.
pub async fn told(client: &mut Client, id: &str) -> Value {
    settle(client).await;
    let mut notes = client.heard.iter().map(|note| serde_json::from_str::<Value>(note).unwrap());
    notes.rfind(|note| note["id"] == id).expect("an answer")
}

impl Client {
    /// Answers what is asked with a move.
    pub fn answer_with(&self, mv: &Value) -> Value {
        let choices = &self.now["choices"];
        json!({ "call": "play", "seat": choices["seat"], "decision": choices["decision"], "epoch": self.epoch,
            "move": mv })
    }

    /// Strikes somebody.
    pub async fn strike(&mut self, target: u8, aim: &str) {
        let call = self.answer_with(&json!({ "strike": [target, aim] }));
        let done = self.call(call).await;
        assert_eq!(done["note"], "done", "{done}");
    }

    /// Says something that is answered later.
    pub async fn say_call(&mut self, id: &str, mut call: Value) {
        call["id"] = json!(id);
        self.say(&call.to_string()).await;
    }

    /// Gives a standing order.
    pub async fn order(&mut self, seat: u8, order: Value) {
        let done = self.call(json!({ "call": "order", "seat": seat, "order": order })).await;
        assert_eq!(done["note"], "done", "{done}");
    }
}

/// An order about a source.
pub fn order(source: &Value, ask: &str, until: &str, unless: &Value) -> Value {
    json!({ "source": source, "ask": ask, "until": until, "unless": unless })
}

/// An order about everything, for the whole game.
pub fn rest(ask: &str) -> Value {
    order(&Value::Null, ask, "game", &json!([]))
}
