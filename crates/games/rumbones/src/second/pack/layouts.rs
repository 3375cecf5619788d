//! `layouts.toml`: the factions, their ships and the maps.

use super::chart::{self, Layout};
use super::{Equipment, FACTIONS};
use freeport_pack::{Name, PackFlaw, Register, flaw, parse};
use serde::Deserialize;

pub(super) const FILE: &str = "layouts.toml";

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    /// The id by which phrase books and names know it.
    pub id: String,
    /// The class of ships that it sails, by number.
    pub fleet: u8,
}

/// A class of ships.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// The id by which names know it.
    pub id: String,
    /// The kinds of equipment on which deckhands stand at the start, by number.
    pub guard: Vec<u8>,
}

/// What the file holds.
#[derive(Debug)]
pub(super) struct Waters {
    pub(super) factions: [Faction; 2],
    pub(super) classes: Vec<Class>,
    pub(super) layouts: Vec<Layout>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    faction: Vec<FactionShape>,
    class: Vec<ClassShape>,
    layout: Vec<LayoutShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionShape {
    id: String,
    name: Name,
    fleet: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassShape {
    id: String,
    name: Name,
    guard: Vec<String>,
}

/// A map with what cannot be drawn on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LayoutShape {
    pub(super) id: String,
    name: Name,
    pub(super) map: String,
    pub(super) ship: Vec<ShipShape>,
    #[serde(default)]
    pub(super) routes: RoutesShape,
}

/// A ship by a cell of its deck.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShipShape {
    pub(super) id: String,
    pub(super) class: String,
    pub(super) side: Option<SideShape>,
    pub(super) at: String,
}

/// A side of a layout.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SideShape {
    A,
    B,
}

/// How the crews march.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoutesShape {
    pub(super) a: Vec<String>,
    pub(super) b: Vec<String>,
}

pub(super) fn read(text: &str, equipment: &[Equipment], register: &mut Register) -> Result<Waters, PackFlaw> {
    let file: File = parse(FILE, text)?;
    let mut classes = Vec::new();
    for ClassShape { id, name, guard } in file.class {
        let kind = |wanted: &String| match equipment.iter().position(|kind| kind.id == *wanted) {
            Some(kind) => Ok(kind as u8),
            None => Err(flaw(FILE, &id, format!("`guard`: there is no equipment `{wanted}`"))),
        };
        let guard = guard.iter().map(kind).collect::<Result<Vec<u8>, _>>()?;
        register.enter(FILE, &id, name)?;
        classes.push(Class { id, guard });
    }
    let mut factions = Vec::new();
    for FactionShape { id, name, fleet } in file.faction {
        let Some(fleet) = classes.iter().position(|class| class.id == fleet) else {
            return Err(flaw(FILE, &id, format!("`fleet`: there is no class `{fleet}`")));
        };
        register.enter(FILE, &id, name)?;
        factions.push(Faction { id, fleet: fleet as u8 });
    }
    if !factions.iter().map(|faction| faction.id.as_str()).eq(FACTIONS) {
        let [first, second] = FACTIONS;
        let problem = format!("`id`: there must be {first} and {second}, in this order");
        return Err(flaw(FILE, "faction", problem));
    }
    let factions = factions.try_into().map_err(|_| flaw(FILE, "faction", "there must be two"))?;
    let mut layouts = Vec::new();
    for shape in file.layout {
        layouts.push(chart::read(&shape, equipment, &classes)?);
        register.enter(FILE, &shape.id, shape.name)?;
    }
    for id in ["gw", "gj", "dj", "gg", "jj", "dd", "fa"] {
        match layouts.iter().find(|layout| layout.id == id) {
            None => return Err(flaw(FILE, "layout", format!("`id`: there is no `{id}`"))),
            Some(layout) if layout.arena != (id == "fa") => {
                return Err(flaw(FILE, id, "`ship`: only in `fa` ships belong to nobody"));
            }
            Some(_) => {}
        }
    }
    Ok(Waters { factions, classes, layouts })
}
