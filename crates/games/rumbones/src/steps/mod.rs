//! The decisions of the game, each in a place of its own.

mod act;
mod aim;
mod assign;
mod berth;
mod boatswain;
mod bounty;
mod bribe;
mod captain;
mod crew_aim;
mod crew_bosuns;
mod crew_deckhands;
mod deploy;
mod discard;
mod dragon_prey;
mod fall_order;
mod fetch;
mod hire;
mod lane;
mod lend;
mod mend;
mod next_hero;
mod open;
mod pace;
mod pass_coins;
mod pick_hero;
mod pick_place;
mod priority;
mod push_step;
mod recruits;
mod reroll;
mod rob;
mod set_die;
mod share;
mod slam_order;
mod spare;
mod spread;
mod take;
mod unluck;
mod victim;
mod wish;

pub(crate) use act::Act;
pub use act::Deed;
pub(crate) use aim::Aim;
pub(crate) use assign::Assign;
pub use assign::Hit;
pub(crate) use berth::Berth;
pub(crate) use boatswain::Boatswain;
pub(crate) use bounty::Bounty;
pub(crate) use bribe::Bribe;
pub(crate) use captain::Captain;
pub(crate) use crew_aim::CrewAim;
pub use crew_aim::Volley;
pub(crate) use crew_bosuns::CrewBosuns;
pub(crate) use crew_deckhands::CrewDeckhands;
pub(crate) use deploy::Deploy;
pub use deploy::Landing;
pub(crate) use discard::Discard;
pub(crate) use dragon_prey::DragonPrey;
pub(crate) use fall_order::FallOrder;
pub(crate) use fetch::Fetch;
pub(crate) use hire::Hire;
pub(crate) use lane::Lane;
pub(crate) use lend::Lend;
pub(crate) use mend::Mend;
pub use mend::Patch;
pub(crate) use next_hero::NextHero;
pub(crate) use open::Open;
pub use open::Use;
pub(crate) use pace::Pace;
pub use pace::Step as Stride;
pub(crate) use pass_coins::PassCoins;
pub(crate) use pick_hero::PickHero;
pub(crate) use pick_place::PickPlace;
pub(crate) use priority::Priority;
pub(crate) use push_step::PushStep;
pub(crate) use recruits::Recruits;
pub(crate) use reroll::Reroll;
pub(crate) use rob::Rob;
pub(crate) use set_die::SetDie;
pub(crate) use share::Share;
pub(crate) use slam_order::SlamOrder;
pub(crate) use spare::Spare;
pub(crate) use spread::Spread;
pub(crate) use take::Take;
pub(crate) use unluck::Unluck;
pub(crate) use victim::Victim;
pub(crate) use wish::Wish;

use crate::core::state::Boarding;
use freeport_steps::steps;
use serde::{Deserialize, Serialize};

steps! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Asked for Boarding;
    /// A decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move;
    /// Which faction a side wants.
    Wish(Wish),
    /// Which hero a side takes for a role.
    Hire(Hire),
    /// Who leads a side.
    Captain(Captain),
    /// Whether and where the Cannon fires.
    Aim(Aim),
    /// Where a scarce deckhand comes aboard.
    Spread(Spread),
    /// Where a bosun comes aboard.
    Boatswain(Boatswain),
    /// Which crew attacks what.
    CrewAim(CrewAim),
    /// How many deckhands of it attack.
    CrewDeckhands(CrewDeckhands),
    /// How many bosuns of it attack.
    CrewBosuns(CrewBosuns),
    /// Where a hero comes back from overboard.
    Berth(Berth),
    /// Which hero comes aboard where.
    Deploy(Deploy),
    /// Which hero acts next.
    NextHero(NextHero),
    /// What the acting hero does.
    Act(Act),
    /// Whether a team-mate plays the card that a hero needs to move.
    Lend(Lend),
    /// The next step of a hero.
    Pace(Pace),
    /// The next step of a hero that is pushed.
    PushStep(PushStep),
    /// How many coins are spent on dice.
    Bribe(Bribe),
    /// Whether heroes are hit first.
    Priority(Priority),
    /// To whom the next hit goes.
    Assign(Assign),
    /// Which die is rolled again.
    Reroll(Reroll),
    /// Which die must be rolled again.
    Unluck(Unluck),
    /// Which die is set.
    SetDie(SetDie),
    /// Which hero falls next.
    FallOrder(FallOrder),
    /// Who gets the next coin of a claimed tile.
    Bounty(Bounty),
    /// A card or a Response, or a pass.
    Open(Open),
    /// Which hero an effect is for.
    PickHero(PickHero),
    /// Which place an effect is for.
    PickPlace(PickPlace),
    /// How much damage is kept from a hero.
    Spare(Spare),
    /// How many deckhands come.
    Recruits(Recruits),
    /// Which lane advances.
    Lane(Lane),
    /// Which objective is repaired.
    Mend(Mend),
    /// How many coins are passed on.
    PassCoins(PassCoins),
    /// Who gets the next coin that is shared.
    Share(Share),
    /// Which of the cards looked at is taken.
    Take(Take),
    /// Which card comes back.
    Fetch(Fetch),
    /// Which hand is robbed.
    Rob(Rob),
    /// Which place the Kraken attacks next.
    SlamOrder(SlamOrder),
    /// Which hero the Kraken takes next.
    Victim(Victim),
    /// What the Sea Dragon attacks.
    DragonPrey(DragonPrey),
    /// Which card is discarded before drawing.
    Discard(Discard),
}
