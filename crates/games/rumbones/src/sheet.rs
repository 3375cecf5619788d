//! What is printed on the components, for whoever draws them.

use crate::core::place::{Cell, Ground, LANES, Map, OBJECTIVES};
use crate::core::side::Side;
use crate::effects::say;
use crate::game::Rumbones;
use crate::pack::{Action, Card, Deck, Gun, Hand, Hero, Kind, Pack, Tile};
use freeport_kernel::{Game, Phrase};
use serde::Serialize;

/// Everything that is printed, and the same for all viewers. Texts are said from what the components do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The game whose components these are.
    pub game: &'static str,
    /// The sea and the ships.
    pub chart: Chart,
    /// The ids of the ships, by side.
    pub ships: [&'static str; 2],
    /// The heroes.
    pub heroes: Vec<HeroFace>,
    /// The Tide cards.
    pub cards: Vec<CardFace>,
    /// The objectives, which both ships have alike.
    pub tiles: Vec<TileFace>,
    /// The Kraken and the Sea Dragon.
    pub beasts: Vec<BeastFace>,
    /// Deckhands.
    pub deckhand: Hand,
    /// Bosuns.
    pub bosun: Hand,
    /// What a deckhand needs beside a bosun.
    pub beside_bosun: u8,
    /// The ships' guns.
    pub cannon: Gun,
    /// So many victory points win.
    pub points: u8,
}

/// The sea and the ships. Cells are counted row by row from the north, each from the west.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Chart {
    /// Cells from west to east.
    pub width: u8,
    /// Cells from north to south.
    pub height: u8,
    /// What each cell is made of.
    pub ground: Vec<Ground>,
    /// The rows of the lanes.
    pub lanes: [u8; LANES],
    /// The muster points by side and lane.
    pub muster: [[Cell; LANES]; 2],
    /// The gangplanks by lane.
    pub planks: [Cell; LANES],
    /// The objectives by side and tile.
    pub objectives: [[Cell; OBJECTIVES]; 2],
    /// The cells from which heroes swing to the other ship, by ship.
    pub launch: [Vec<Cell>; 2],
    /// Where the Kraken lies.
    pub kraken: Vec<Cell>,
}

/// A hero card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeroFace {
    /// Which hero.
    pub hero: &'static str,
    /// The side it fights for; none for a mercenary, who fights for any.
    pub side: Option<Side>,
    /// What it is aboard.
    pub role: &'static str,
    /// The damage that knocks it out.
    pub hp: u8,
    /// Its actions.
    pub actions: Vec<ActionFace>,
}

/// An action of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionFace {
    /// Which action.
    pub action: &'static str,
    /// Attack, ability or response, with its numbers.
    pub kind: Kind,
    /// The coins it costs.
    pub cost: u8,
    /// What it says.
    pub text: Vec<Phrase>,
}

/// A Tide card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardFace {
    /// Which card.
    pub card: &'static str,
    /// The side whose deck it is in; none for both.
    pub side: Option<Side>,
    /// How many symbols of the Kraken it bears.
    pub symbols: u8,
    /// What it says.
    pub text: Vec<Phrase>,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileFace {
    /// Which objective.
    pub tile: &'static str,
    /// The damage that destroys it.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings.
    pub coins: u8,
    /// Whether it is the gun of its ship.
    pub gun: bool,
    /// What it does for the side that destroyed it.
    pub text: Vec<Phrase>,
}

/// A creature of the sea.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BeastFace {
    /// Which creature.
    pub beast: &'static str,
    /// The damage that knocks it out.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings.
    pub coins: u8,
    /// What it does.
    pub furies: Vec<FuryFace>,
}

/// One of the things that a creature does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FuryFace {
    /// Which one.
    pub fury: &'static str,
    /// On which faces of a die; none where nothing is rolled.
    pub faces: Vec<u8>,
    /// What it says.
    pub text: Vec<Phrase>,
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(pack: &'static Pack) -> Sheet {
        let [left, right] = &pack.factions;
        Sheet {
            game: Rumbones::CARD.id,
            chart: Chart::of(&pack.map),
            ships: [&left.ship, &right.ship],
            heroes: pack.heroes.iter().map(HeroFace::of).collect(),
            cards: pack.cards.iter().map(CardFace::of).collect(),
            tiles: pack.tiles.iter().map(TileFace::of).collect(),
            beasts: vec![kraken(pack), dragon(pack)],
            deckhand: pack.crew.deckhand,
            bosun: pack.crew.bosun,
            beside_bosun: pack.crew.beside_bosun,
            cannon: pack.crew.cannon,
            points: crate::core::edition::Edition::First.switches().points,
        }
    }
}

impl Chart {
    fn of(map: &Map) -> Chart {
        Chart {
            width: map.width,
            height: map.height,
            ground: map.ground.clone(),
            lanes: map.lanes,
            muster: map.muster,
            planks: map.planks,
            objectives: map.objectives,
            launch: map.launch.clone(),
            kraken: map.kraken.to_vec(),
        }
    }
}

impl HeroFace {
    fn of(hero: &'static Hero) -> HeroFace {
        let face = |action: &'static Action| ActionFace {
            action: &action.id,
            kind: action.kind,
            cost: action.cost,
            text: say::action(action),
        };
        HeroFace {
            hero: &hero.id,
            side: hero.faction,
            role: hero.role.id(),
            hp: hero.hp,
            actions: hero.actions.iter().map(face).collect(),
        }
    }
}

impl CardFace {
    fn of(card: &'static Card) -> CardFace {
        let side = match card.deck {
            Deck::Generic => None,
            Deck::Wellsport => Some(Side::Wellsport),
            Deck::Bones => Some(Side::Bones),
        };
        CardFace { card: &card.id, side, symbols: card.symbols, text: say::text(&card.lines) }
    }
}

impl TileFace {
    fn of(tile: &'static Tile) -> TileFace {
        let text = say::text(&tile.lines);
        TileFace { tile: &tile.id, hp: tile.hp, vp: tile.vp, coins: tile.coins, gun: tile.gun, text }
    }
}

fn kraken(pack: &'static Pack) -> BeastFace {
    let beast = &pack.beasts.kraken;
    let furies = beast.furies.iter().zip(0u8..).map(|(fury, place)| FuryFace {
        fury: &fury.id,
        faces: (1..=6).filter(|face| beast.table[usize::from(face - 1)] == place).collect(),
        text: say::fury(fury, &beast.furies),
    });
    BeastFace { beast: "kraken", hp: beast.hp, vp: beast.vp, coins: beast.coins, furies: furies.collect() }
}

fn dragon(pack: &'static Pack) -> BeastFace {
    let beast = &pack.beasts.dragon;
    let breath = FuryFace { fury: &beast.breath, faces: Vec::new(), text: vec![say::breath(beast)] };
    BeastFace { beast: "dragon", hp: beast.hp, vp: beast.vp, coins: beast.coins, furies: vec![breath] }
}
