//! The decisions of the game, each declared in a file of its own.

mod answer;
mod arrive;
mod aside;
mod aspect;
mod attach_to;
mod attempt;
mod bury;
mod compose;
mod deal;
mod ease;
mod flee;
mod fork;
mod grow;
mod haven;
mod keep_it;
mod lay_aside;
mod lost_card;
mod paces;
mod pay;
mod peek_deck;
mod pick_hero;
mod predraw;
mod refuge;
mod regrow;
mod reroll_dice;
mod respond;
mod retreat;
mod rust_away;
mod share;
mod spoils;
mod stake;
mod stance;
mod upkeep;
mod way;
mod whom;
mod windfall;

pub(crate) use answer::Answer;
pub use answer::Reply;
pub(crate) use arrive::Arrive;
pub use arrive::Venture;
pub(crate) use aside::Aside;
pub use aside::Side;
pub(crate) use aspect::Aspect;
pub(crate) use attach_to::AttachTo;
pub(crate) use attempt::Attempt;
pub(crate) use bury::Bury;
pub(crate) use compose::Compose;
pub use compose::Term;
pub(crate) use deal::Deal;
pub use deal::{Trading, Treatment};
pub(crate) use ease::Ease;
pub(crate) use flee::Flee;
pub use flee::Flight;
pub(crate) use fork::Fork;
pub(crate) use grow::Grow;
pub use grow::Growth;
pub(crate) use haven::Haven;
pub(crate) use keep_it::KeepIt;
pub use keep_it::Keeping;
pub(crate) use lay_aside::LayAside;
pub(crate) use lost_card::LostCard;
pub(crate) use paces::Paces;
pub use paces::Stride;
pub(crate) use pay::Pay;
pub(crate) use peek_deck::PeekDeck;
pub(crate) use pick_hero::PickHero;
pub(crate) use predraw::Predraw;
pub use predraw::Prelude;
pub(crate) use refuge::Refuge;
pub(crate) use regrow::Regrow;
pub(crate) use reroll_dice::RerollDice;
pub(crate) use respond::Respond;
pub(crate) use retreat::Retreat;
pub(crate) use rust_away::RustAway;
pub(crate) use share::Share;
pub use spoils::Plunder;
pub(crate) use spoils::Spoils;
pub(crate) use stake::Stake;
pub(crate) use stance::Stance;
pub use stance::Stand;
pub(crate) use upkeep::Upkeep;
pub use way::Going;
pub(crate) use way::Way;
pub(crate) use whom::Whom;
pub(crate) use windfall::Windfall;

use crate::state::Quest;
use freeport_steps::steps;
use serde::{Deserialize, Serialize};

steps! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub(crate) enum Asked for Quest;
    /// A decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move;
    /// Which hero a player leads.
    PickHero(PickHero),
    /// How the party moves.
    Way(Way),
    /// Who sheds exhaustion while resting.
    Ease(Ease),
    /// The next hex, or the end of the way.
    Paces(Paces),
    /// Which movement dice are rolled again.
    RerollDice(RerollDice),
    /// Which city the party is placed in.
    Haven(Haven),
    /// What is done on the hex.
    Arrive(Arrive),
    /// What is used before a card is drawn.
    Predraw(Predraw),
    /// Which deck is looked at.
    PeekDeck(PeekDeck),
    /// Whether the card that was looked at goes under its deck.
    Bury(Bury),
    /// Which gem gets its token back.
    Regrow(Regrow),
    /// Whether a card is kept.
    KeepIt(KeepIt),
    /// Under which weapon a card is laid.
    AttachTo(AttachTo),
    /// To which hex a hero escapes.
    Retreat(Retreat),
    /// Which of the dearest cards is lost.
    LostCard(LostCard),
    /// To which of the nearest cities a hero is carried.
    Refuge(Refuge),
    /// What the winner of a duel takes.
    Spoils(Spoils),
    /// The terms of a deal.
    Compose(Compose),
    /// The answer to a deal.
    Answer(Answer),
    /// Whether an ally is paid.
    Upkeep(Upkeep),
    /// What is done in a market.
    Deal(Deal),
    /// Which experience token is bought.
    Grow(Grow),
    /// Which tokens are spent.
    Pay(Pay),
    /// Which tokens a hazard brings.
    Windfall(Windfall),
    /// What may be done beside any decision.
    Aside(Aside),
    /// Whether something is used at a moment.
    Respond(Respond),
    /// Whether a hero tries to escape.
    Flee(Flee),
    /// Who attacks in a phase, or whether the hero defends.
    Stance(Stance),
    /// What is kept out of a roll.
    LayAside(LayAside),
    /// What rusts away.
    RustAway(RustAway),
    /// Whom an effect is for.
    Whom(Whom),
    /// Who gets the next part of an effect.
    Share(Share),
    /// Which number of the opponent is changed.
    Aspect(Aspect),
    /// Which of several things happens.
    Fork(Fork),
    /// Whether what a card offers is attempted.
    Attempt(Attempt),
    /// How much gold is staked.
    Stake(Stake),
}
