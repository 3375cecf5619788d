//! The names by which phrase books know things that have none in the content pack.

use crate::components::{Action, Power, ShipSlot, Slot};
use crate::event::Ship;
use crate::faction::Faction;
use crate::moves::Foe;

impl Ship {
    /// The figure's id in phrase books.
    pub const fn id(self) -> &'static str {
        self.kind.id()
    }
}

impl Foe {
    /// The figure's id in phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Foe::Flagship(Faction::Squadron) => "flagship-squadron",
            Foe::Flagship(Faction::Smuggler1) => "flagship-smuggler1",
            Foe::Flagship(Faction::Union) => "flagship-union",
            Foe::Flagship(Faction::Smuggler2) => "flagship-smuggler2",
            Foe::Patrol => "patrol",
            Foe::Stronghold => "stronghold",
            Foe::Cutter => "cutter",
            Foe::Gunship => "gunship",
        }
    }
}

impl Slot {
    /// What the slot is called: an action, a crew card, or a slot of a ship card.
    pub const fn name_id(self) -> &'static str {
        match self {
            Slot::Board(Action::Cannons5) => "slot-cannons-5",
            Slot::Board(Action::Cannons6) => "slot-cannons-6",
            Slot::Board(action) => action.id(),
            Slot::Crew(card) | Slot::Cost(card) => card.id(),
            Slot::Ship(ShipSlot::Cutter) => "slot-cutter",
            Slot::Ship(ShipSlot::Gunship4) => "slot-gunship-4",
            Slot::Ship(ShipSlot::Gunship6) => "slot-gunship-6",
        }
    }
}

impl Action {
    /// What a die in the action's slot does, as an id of phrase books; of Tailwind, what it does without a
    /// destination.
    pub(crate) const fn effect_id(self) -> &'static str {
        match self {
            Action::Sail => "does-sail",
            Action::Tailwind => "does-tailwind-nowhere",
            Action::Cannons | Action::Cannons5 | Action::Cannons6 => "does-cannons",
            Action::Repair => "does-repair",
            Action::Order => "does-order",
            Action::Bombard => "does-bombard",
            Action::Deploy => "does-deploy",
            Action::Inspire => "does-inspire",
            Action::Assemble => "does-assemble",
            Action::Rally => "does-rally",
            Action::FullSail => "does-full-sail",
            Action::Negotiate => "does-negotiate",
        }
    }
}

impl Power {
    /// What the crew can do, in short, as an id of phrase books.
    pub const fn id(self) -> &'static str {
        match self {
            Power::Aeronauts => "power-aeronauts",
            Power::Fighters => "power-fighters",
            Power::Buccaneer => "power-buccaneer",
            Power::Elder => "power-elder",
            Power::ConvincingComrade => "power-convincing-comrade",
            Power::ConvincingOfficial => "power-convincing-official",
            Power::Cutpurse => "power-cutpurse",
            Power::Barrelman => "power-barrelman",
            Power::GhastlyGust => "power-ghastly-gust",
            Power::Gunner => "power-gunner",
            Power::Mystic => "power-mystic",
            Power::Middleman => "power-middleman",
            Power::Pilot => "power-pilot",
            Power::Sailor => "power-sailor",
            Power::SeaWitch => "power-sea-witch",
            Power::SeaDog => "power-sea-dog",
            Power::Diver => "power-diver",
            Power::Documentarian => "power-documentarian",
            Power::Shipwright => "power-shipwright",
            Power::GunnersMate => "power-gunners-mate",
            Power::PowderMonkey => "power-powder-monkey",
            Power::NaiveNoble => "power-naive-noble",
            Power::Grogmaster => "power-grogmaster",
            Power::Trawler => "power-trawler",
            Power::BatteringBeakhead => "power-battering-beakhead",
            Power::Merchant => "power-merchant",
            Power::WhisperingWind => "power-whispering-wind",
            Power::Emissary => "power-emissary",
        }
    }
}

impl crate::components::PlanKind {
    /// What the plan does, in short, as an id of phrase books.
    pub const fn effect_id(self) -> &'static str {
        [
            "plan-enlist",
            "plan-sneak-attack",
            "plan-dynamic-entry",
            "plan-evacuation",
            "plan-close-call",
            "plan-secret-weapon",
            "plan-weapons-cache",
            "plan-cutter",
            "plan-gunship",
        ][self as usize]
    }
}
