//! The decisions of the game, each in a place of its own.

mod act;
mod activate;
mod assign;
mod boatswain;
mod cancel;
mod captain;
mod chest_step;
mod consent;
mod crew_aim;
mod crew_count;
mod crew_master;
mod deploy;
mod discard;
mod dragon_act;
mod dragon_step;
mod drill;
mod drown_order;
mod enlist;
mod entrust;
mod fall_order;
mod fork;
mod gun_aim;
mod gun_first;
mod lash_order;
mod leave_out;
mod loot;
mod mend;
mod open;
mod pace;
mod pick;
mod pick_figure;
mod pick_hero;
mod pick_place;
mod push_step;
mod receiver;
mod reroll;
mod rob;
mod second_aim;
mod shove_each;
mod smash_aim;
mod smash_order;
mod spread;
mod squad_step;
mod stay;
mod toss;
mod victim;
mod wish;

pub(crate) use act::Act;
pub use act::Deed;
pub(crate) use activate::Activate;
pub(crate) use assign::Assign;
pub use assign::Hit;
pub(crate) use boatswain::Boatswain;
pub(crate) use cancel::Cancel;
pub(crate) use captain::Captain;
pub(crate) use chest_step::ChestStep;
pub(crate) use consent::Consent;
pub(crate) use crew_aim::CrewAim;
pub use crew_aim::Volley;
pub(crate) use crew_count::CrewCount;
pub(crate) use crew_master::CrewMaster;
pub(crate) use deploy::Deploy;
pub(crate) use discard::Discard;
pub(crate) use dragon_act::DragonAct;
pub use dragon_act::DragonDeed;
pub(crate) use dragon_step::DragonStep;
pub(crate) use drill::Drill;
pub(crate) use drown_order::DrownOrder;
pub(crate) use enlist::Enlist;
pub(crate) use entrust::Entrust;
pub(crate) use fall_order::FallOrder;
pub(crate) use fork::Fork;
pub use fork::Lot;
pub(crate) use gun_aim::GunAim;
pub(crate) use gun_first::GunFirst;
pub(crate) use lash_order::LashOrder;
pub(crate) use leave_out::LeaveOut;
pub(crate) use loot::Loot;
pub use loot::Spoils;
pub(crate) use mend::Mend;
pub(crate) use open::Open;
pub use open::Use;
pub(crate) use pace::Pace;
pub use pace::Stride;
pub(crate) use pick::Pick;
pub(crate) use pick_figure::PickFigure;
pub(crate) use pick_hero::PickHero;
pub(crate) use pick_place::PickPlace;
pub(crate) use push_step::PushStep;
pub(crate) use receiver::Receiver;
pub(crate) use reroll::Reroll;
pub(crate) use rob::Rob;
pub(crate) use second_aim::SecondAim;
pub(crate) use shove_each::ShoveEach;
pub(crate) use smash_aim::SmashAim;
pub(crate) use smash_order::SmashOrder;
pub(crate) use spread::Spread;
pub(crate) use squad_step::SquadStep;
pub(crate) use stay::Stay;
pub(crate) use toss::Toss;
pub(crate) use victim::Victim;
pub(crate) use wish::Wish;

use crate::second::state::Melee;
use freeport_steps::steps;
use serde::{Deserialize, Serialize};

steps! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Asked2"))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Asked for Melee;
    /// A decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Move2"))]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Move;
    /// Which faction a side wants.
    Wish(Wish),
    /// Which hero a side takes.
    Pick(Pick),
    /// Who runs a side's crew.
    CrewMaster(CrewMaster),
    /// Who is the captain of a side.
    Captain(Captain),
    /// Who takes charge of a hero.
    Entrust(Entrust),
    /// What a side activates.
    Activate(Activate),
    /// Where a hero comes aboard.
    Deploy(Deploy),
    /// The next step of a hero.
    Pace(Pace),
    /// What the acting hero does.
    Act(Act),
    /// A card or a reaction, or a pass.
    Open(Open),
    /// Which hero an effect is for.
    PickHero(PickHero),
    /// Whether the owner of a hero agrees to pay.
    Consent(Consent),
    /// Which cell an effect is for.
    PickPlace(PickPlace),
    /// Which figure is pushed.
    PickFigure(PickFigure),
    /// Which figure is pushed next.
    ShoveEach(ShoveEach),
    /// The next step of a figure that is pushed.
    PushStep(PushStep),
    /// Which die is rolled again.
    Reroll(Reroll),
    /// Which hit is cancelled.
    Cancel(Cancel),
    /// To whom the next hit goes.
    Assign(Assign),
    /// Which hero falls next.
    FallOrder(FallOrder),
    /// Which hero goes overboard next.
    DrownOrder(DrownOrder),
    /// From whom coins are taken.
    Rob(Rob),
    /// Who gets coins that were taken, and how many.
    Loot(Loot),
    /// Which equipment is repaired.
    Mend(Mend),
    /// Which card is discarded.
    Discard(Discard),
    /// Who of a side draws cards.
    Receiver(Receiver),
    /// What a second attack is aimed at.
    SecondAim(SecondAim),
    /// Whether a hero steps onto the chest.
    ChestStep(ChestStep),
    /// Which spawn point deckhands do not come to.
    LeaveOut(LeaveOut),
    /// Where a scarce deckhand comes aboard.
    Spread(Spread),
    /// Where a bosun comes aboard.
    Boatswain(Boatswain),
    /// Whether the gun fires before the crew marches.
    GunFirst(GunFirst),
    /// What the gun fires at.
    GunAim(GunAim),
    /// How many of the crew stay.
    Stay(Stay),
    /// Which way crew goes.
    Fork(Fork),
    /// Which crew attacks what.
    CrewAim(CrewAim),
    /// How many of the crew attack.
    CrewCount(CrewCount),
    /// Which crew breaks in next.
    SmashOrder(SmashOrder),
    /// What those who broke in attack.
    SmashAim(SmashAim),
    /// Which crew is ordered.
    Drill(Drill),
    /// How many of the crew obey.
    Enlist(Enlist),
    /// The next step of crew under orders.
    SquadStep(SquadStep),
    /// What the Sea Dragon does.
    DragonAct(DragonAct),
    /// Where the Sea Dragon swims.
    DragonStep(DragonStep),
    /// Which cell the Kraken attacks next.
    LashOrder(LashOrder),
    /// Which hero the Kraken takes.
    Victim(Victim),
    /// Which card is laid aside before drawing.
    Toss(Toss),
}
