//! What a viewer sees.

use crate::chances::Odds;
use crate::combat::Body;
use crate::effects::vocabulary::{Colour, Terrain};
use crate::event::Bargain;
use crate::pack::Hex;
use crate::party::Card;
use crate::state::{Stage, Verdict};
use freeport_kernel::{Outcome, Phrase, Seat};
use serde::Serialize;

/// The game as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// Turns begun so far.
    pub turn: u32,
    /// The step of the turn.
    pub stage: Stage,
    /// Whose turn it is; in the final battle, who fights.
    pub acting: Seat,
    /// Who began.
    pub first: Seat,
    /// What is asked, and of whom.
    pub asked: Option<AskedView>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// In which way.
    pub verdict: Option<Verdict>,
    /// What an experience token costs.
    pub xp_price: u8,
    /// The parties, by seat.
    pub parties: Vec<PartyView>,
    /// Hexes with their adventure token.
    pub tokens: Vec<Hex>,
    /// Adventure tokens in the reserve: green, yellow, blue, red.
    pub reserve: [u8; 4],
    /// The undefeated track, from its first space.
    pub undefeated: Vec<Option<LeftView>>,
    /// The event in force.
    pub event: Option<&'static str>,
    /// The adventure card that is being resolved.
    pub open: Option<&'static str>,
    /// Whether it is a road hazard.
    pub hazard: bool,
    /// Adventure cards that are out of the game.
    pub removed: Vec<&'static str>,
    /// The adventure decks: green, yellow, blue, red.
    pub decks: Vec<DeckView>,
    /// Cards in the market deck.
    pub stock: u8,
    /// The markets of the cities.
    pub markets: Vec<MarketView>,
    /// The doom track, where there is one.
    pub doom: Option<DoomView>,
    /// The final battle, once it has begun.
    pub finale: Option<FinaleView>,
    /// The movement dice that were rolled.
    pub dice: Vec<Vec<Terrain>>,
    /// Hexes entered since.
    pub path: Vec<Hex>,
    /// Where the dice can take the party, while it is asked where it goes: a shortest way to every hex.
    pub routes: Vec<RouteView>,
    /// A negotiation under way.
    pub trade: Option<TradeView>,
    /// The combat under way.
    pub fight: Option<FightView>,
    /// The dice that were rolled and are not settled yet.
    pub roll: Option<RollView>,
    /// Wounds that are about to be placed.
    pub packet: Option<PacketView>,
    /// What each decision promises, for who decides, as far as dice or a fight hang on it.
    pub odds: Vec<Odds>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AskedView {
    /// Of whom.
    pub seats: Vec<Seat>,
    /// In words.
    pub question: Phrase,
}

/// A party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartyView {
    /// The hero; none before it is found.
    pub hero: Option<&'static str>,
    /// Where the figure stands.
    pub hex: Option<Hex>,
    /// From where it walked there.
    pub from: Option<Hex>,
    /// Gold.
    pub gold: u16,
    /// Adventure tokens: green, yellow, blue, red.
    pub tokens: [u8; 4],
    /// Experience noted on paper.
    pub paper: u8,
    /// All experience that is not spent.
    pub experience: u8,
    /// Experience tokens: mind, body, spirit, strength, life.
    pub boosts: [u8; 5],
    /// The level.
    pub level: u8,
    /// Colours that are closed.
    pub locked: Vec<Colour>,
    /// The hero's figures as they are now.
    pub figures: FiguresView,
    /// Items from the market.
    pub items: Vec<CardView>,
    /// Adventure cards that stayed.
    pub kept: Vec<CardView>,
    /// Encounters that are carried.
    pub tasks: Vec<CardView>,
    /// Allies.
    pub allies: Vec<AllyView>,
    /// Dragon Runes.
    pub runes: u8,
    /// Movement dice that may be rolled now.
    pub dice: u8,
}

/// The figures of a hero or an ally as they are now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FiguresView {
    /// Wounds that fell it.
    pub life: u8,
    /// Exhaustion that it can carry.
    pub strength: u8,
    /// Mind, body and spirit.
    pub stats: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
    /// Wounds.
    pub wounds: u8,
    /// Exhaustion.
    pub exhaustion: u8,
}

/// A card of a party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView {
    /// The card, as moves name it.
    pub card: Card,
    /// What it is.
    pub id: &'static str,
    /// Whether it lies face down.
    pub down: bool,
    /// What lies under it.
    pub under: Vec<&'static str>,
}

/// An ally.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AllyView {
    /// The card, as moves name it.
    pub card: Card,
    /// Who it is.
    pub id: &'static str,
    /// Its figures as they are now.
    pub figures: FiguresView,
}

/// A challenge that was left behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftView {
    /// Which one.
    pub card: &'static str,
    /// Where its token lies.
    pub hex: Hex,
    /// The larger, the younger.
    pub age: u32,
}

/// A deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView {
    /// How many cards it has.
    pub cards: u8,
    /// The top card, if the viewer has looked at it.
    pub top: Option<&'static str>,
}

/// The market of a city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MarketView {
    /// The city.
    pub city: &'static str,
    /// What is for sale.
    pub cards: Vec<StallView>,
}

/// A card in a market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StallView {
    /// Its number, as moves name it.
    pub number: u8,
    /// What it is.
    pub id: &'static str,
    /// What it costs now.
    pub cost: u16,
}

/// The doom track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DoomView {
    /// The backs of the cards, from the first space.
    pub cards: Vec<Colour>,
    /// Doom tokens, from the first city.
    pub tokens: u8,
    /// So many cards bring the next token.
    pub number: u8,
}

/// The final battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinaleView {
    /// In which order heroes enter it.
    pub order: Vec<Seat>,
    /// How many of them are out of it.
    pub out: u8,
    /// Red challenge cards of each seat.
    pub red_cards: Vec<u8>,
}

/// A way that the movement dice pay for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RouteView {
    /// The hexes that are entered, up to where it leads.
    pub hexes: Vec<Hex>,
    /// Which dice pay, as they lie: for every hex entered since the roll, then for these.
    pub dice: Vec<u8>,
}

/// A negotiation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TradeView {
    /// Who puts the terms together, or has proposed them.
    pub speaker: Seat,
    /// Who listens.
    pub listener: Seat,
    /// The terms.
    pub terms: Bargain,
    /// Cards that the speaker discards with the deal.
    pub dropped: Vec<&'static str>,
}

/// Whom a hero fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FoeView {
    /// A challenge.
    Challenge(&'static str),
    /// An enemy of an encounter.
    Enemy(&'static str),
    /// Another hero.
    Hero(Seat),
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FightView {
    /// The acting player.
    pub seat: Seat,
    /// The opponent.
    pub foe: FoeView,
    /// Its wounds.
    pub wounds: u8,
    /// Wounds that fell it.
    pub life: u8,
    /// Its target numbers; a hero has none that stand.
    pub targets: [u8; 3],
    /// Its damage.
    pub damage: [u8; 3],
    /// From 1; 0 before the first round.
    pub round: u8,
    /// What of a round is under way: `before`, `escape`, or a phase.
    pub beat: &'static str,
    /// Who acts in this round.
    pub aggressor: Seat,
    /// Who attacked in the phases of this round.
    pub attacked: [Option<Body>; 3],
    /// The number that a defending hero has rolled for this phase.
    pub number: Option<u8>,
}

/// A roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RollView {
    /// Whose.
    pub seat: Seat,
    /// Who rolls.
    pub who: &'static str,
    /// What for.
    pub aim: &'static str,
    /// The stat.
    pub stat: &'static str,
    /// The faces; none before they are thrown.
    pub dice: Option<[u8; 2]>,
    /// What is added to them.
    pub added: i16,
    /// The number to be reached, where there is one.
    pub need: Option<u8>,
    /// In how many of a hundred throws it is reached with what is added.
    pub chance: Option<u8>,
}

/// Wounds that are about to be placed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PacketView {
    /// Whose.
    pub seat: Seat,
    /// Who suffers them.
    pub who: &'static str,
    /// How many.
    pub wounds: u8,
}
