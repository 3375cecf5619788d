//! The shapes of the files, before anything is checked.

use crate::components::{Action, PlanKind, Power, Reward, Suit};
use freeport_pack::Name;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tiles {
    pub tile: Vec<Tile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub id: String,
    pub suit: Suit,
    pub nw: Sea,
    pub ne: Sea,
    pub sw: Sea,
    pub sandbar: Option<(Corner, Corner)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Corner {
    Nw,
    Ne,
    Sw,
    Se,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Sea {
    pub fog: bool,
    pub harbor: bool,
    pub wreckage: bool,
    pub treasure: u8,
    pub tailwind: u8,
    pub current: Option<Arrow>,
}

#[derive(Clone, Copy, Deserialize)]
pub(super) enum Arrow {
    N,
    E,
    S,
    W,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Market {
    pub card: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub id: String,
    pub power: Power,
    pub suit: Suit,
    pub cost: String,
    #[serde(default)]
    pub slot: bool,
    pub to: Suit,
    pub crew: Name,
    pub cargo: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plans {
    pub plan: Vec<Plan>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plan {
    pub id: String,
    pub power: PlanKind,
    pub copies: u8,
    pub name: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boards {
    pub board: Vec<Board>,
    pub ship: Vec<Ship>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    pub faction: String,
    pub slots: Vec<Slots>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slots {
    pub action: Action,
    #[serde(default = "one")]
    pub count: u8,
    #[serde(default = "any")]
    pub die: String,
    #[serde(default)]
    pub dashed: bool,
}

fn one() -> u8 {
    1
}

fn any() -> String {
    "any".to_owned()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ship {
    pub ship: String,
    pub slots: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rewards {
    pub grid: Vec<Vec<Reward>>,
}
