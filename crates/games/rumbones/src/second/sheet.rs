//! What is printed on the components, for whoever draws them.

use crate::core::grid::{Cell, Ground};
use crate::effects::say;
use crate::effects::vocabulary::{Effect, Line};
use crate::second::game::Rumbones2;
use crate::second::pack::{Beasts, Blow, Card, CrewBoard, Equipment, Hero, Kind, Layout, Pack, Skill};
use crate::second::state::POINTS;
use freeport_kernel::{Game, Phrase};
use serde::Serialize;

/// Everything that is printed, and the same for all viewers. Texts are said from what the components do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Sheet2"))]
pub struct Sheet {
    /// The game whose components these are.
    pub game: &'static str,
    /// The factions.
    pub factions: Vec<&'static str>,
    /// The layouts of the sea.
    pub charts: Vec<Chart>,
    /// The heroes.
    pub heroes: Vec<HeroFace>,
    /// The Tide cards, each once.
    pub cards: Vec<CardFace>,
    /// The kinds of equipment.
    pub equipment: Vec<PieceFace>,
    /// The Kraken and the Sea Dragon.
    pub beasts: Vec<BeastFace>,
    /// Deckhands, bosuns and the swivel gun.
    pub crew: CrewBoard,
    /// So many victory points win a battle.
    pub points: u8,
}

/// A layout of the sea. Cells are counted row by row from the north, each from the west.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Chart2"))]
pub struct Chart {
    /// Which layout.
    pub layout: &'static str,
    /// Whether everybody fights everybody here.
    pub arena: bool,
    /// Cells from west to east.
    pub width: u8,
    /// Cells from north to south.
    pub height: u8,
    /// What each cell is made of; decks are counted as `ships` has them.
    pub ground: Vec<Ground>,
    /// The ships: class, and the side it belongs to.
    pub ships: Vec<(&'static str, Option<u8>)>,
    /// The gangplanks.
    pub planks: Vec<Cell>,
    /// Where the Kraken comes.
    pub kraken: Vec<Cell>,
    /// The spawn points, by side.
    pub spawns: [Vec<Cell>; 2],
    /// The routes of the crews, by side.
    pub routes: [Vec<Vec<Cell>>; 2],
    /// The cells from which heroes swing.
    pub rails: Vec<Cell>,
    /// The cells between two ships.
    pub channels: Vec<Cell>,
}

/// A hero board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HeroFace2"))]
pub struct HeroFace {
    /// Which hero.
    pub hero: &'static str,
    /// What names call its title.
    pub title: &'static str,
    /// What names call the sentence that says who it is.
    pub tale: &'static str,
    /// The faction it belongs to; none for a mercenary, whom any side may take.
    pub faction: Option<&'static str>,
    /// What it is aboard.
    pub role: &'static str,
    /// The damage that defeats it.
    pub hp: u8,
    /// Its skill cards.
    pub skills: Vec<SkillFace>,
    /// What is printed on the board itself: the skill, and what it says.
    pub passive: Option<(&'static str, Vec<Phrase>)>,
    /// Whether it has a skill that does nothing in a free-for-all, where there are no crews and no cards.
    pub poor_alone: bool,
}

/// A skill card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SkillFace2"))]
pub struct SkillFace {
    /// Which skill.
    pub skill: &'static str,
    /// Base attack, attack, ability or reaction.
    pub kind: Kind,
    /// The coins it costs to buy.
    pub cost: u8,
    /// The coins it costs to turn it to its second level.
    pub up: u8,
    /// Its two sides: the numbers of an attack, and what it says.
    pub levels: Vec<(Option<Blow>, Vec<Phrase>)>,
}

/// A Tide card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CardFace2"))]
pub struct CardFace {
    /// Which card.
    pub card: &'static str,
    /// The faction whose deck it is in.
    pub faction: &'static str,
    /// How many of it the deck has.
    pub copies: u8,
    /// How many symbols of the Kraken it bears.
    pub symbols: u8,
    /// What it says.
    pub text: Vec<Phrase>,
}

/// A kind of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PieceFace2"))]
pub struct PieceFace {
    /// Which kind.
    pub piece: &'static str,
    /// The damage that destroys it.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// The coins it brings to each hero.
    pub coins: u8,
    /// Whether heroes take coins from it in a free-for-all.
    pub chest: bool,
    /// What it does for the side that destroyed it.
    pub text: Vec<Phrase>,
}

/// A creature of the sea.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BeastFace2"))]
pub struct BeastFace {
    /// Which creature.
    pub beast: &'static str,
    /// The damage that defeats it.
    pub hp: u8,
    /// The victory points it is worth.
    pub vp: u8,
    /// What it does when it comes.
    pub arrival: Option<Phrase>,
    /// What it does: on the faces of a die from 1 to 6, or as its attacks.
    pub furies: Vec<(&'static str, Vec<Phrase>)>,
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(pack: &'static Pack) -> Sheet {
        Sheet {
            game: Rumbones2::CARD.id,
            factions: pack.factions.iter().map(|faction| faction.id.as_str()).collect(),
            charts: pack.layouts.iter().map(|layout| Chart::of(pack, layout)).collect(),
            heroes: pack.heroes.iter().map(|hero| HeroFace::of(pack, hero)).collect(),
            cards: pack.cards.iter().map(|card| CardFace::of(pack, card)).collect(),
            equipment: pack.equipment.iter().map(PieceFace::of).collect(),
            beasts: beasts(&pack.beasts),
            crew: pack.crew,
            points: POINTS,
        }
    }
}

impl Chart {
    fn of(pack: &'static Pack, layout: &'static Layout) -> Chart {
        let class = |class: u8| pack.classes[usize::from(class)].id.as_str();
        Chart {
            layout: &layout.id,
            arena: layout.arena,
            width: layout.grid.width,
            height: layout.grid.height,
            ground: layout.grid.ground.clone(),
            ships: layout.ships.iter().map(|ship| (class(ship.class), ship.side)).collect(),
            planks: layout.planks.clone(),
            kraken: layout.kraken.clone(),
            spawns: layout.spawns.clone(),
            routes: layout.routes.clone(),
            rails: layout.rails().collect(),
            channels: layout.channels().collect(),
        }
    }
}

impl HeroFace {
    fn of(pack: &'static Pack, hero: &'static Hero) -> HeroFace {
        let passive = hero.passive.as_ref();
        HeroFace {
            hero: &hero.id,
            title: &hero.title,
            tale: &hero.tale,
            faction: hero.faction.map(|faction| pack.factions[usize::from(faction)].id.as_str()),
            role: hero.role.id(),
            hp: hero.hp,
            skills: hero.skills.iter().map(SkillFace::of).collect(),
            passive: passive.map(|passive| (passive.id.as_str(), say::second::passive(passive))),
            poor_alone: hero.texts().any(lives_on_crew_or_cards),
        }
    }
}

/// Whether a text does nothing without crews and cards.
fn lives_on_crew_or_cards(lines: &[Line]) -> bool {
    let mut effects = lines.iter().flat_map(|line| &line.effects).peekable();
    effects.peek().is_some() && effects.all(Effect::is_of_crew_or_cards)
}

impl SkillFace {
    fn of(skill: &'static Skill) -> SkillFace {
        let levels = skill.levels.iter().map(|level| (level.attack, say::second::level(skill.kind, level)));
        let Skill { kind, cost, up, .. } = *skill;
        SkillFace { skill: &skill.id, kind, cost, up, levels: levels.collect() }
    }
}

impl CardFace {
    fn of(pack: &'static Pack, card: &'static Card) -> CardFace {
        CardFace {
            card: &card.id,
            faction: &pack.factions[usize::from(card.faction)].id,
            copies: card.copies,
            symbols: card.symbols,
            text: say::text(&card.lines),
        }
    }
}

impl PieceFace {
    fn of(kind: &'static Equipment) -> PieceFace {
        let Equipment { hp, vp, coins, chest, .. } = *kind;
        PieceFace { piece: &kind.id, hp, vp, coins, chest, text: say::text(&kind.lines) }
    }
}

fn beasts(beasts: &'static Beasts) -> Vec<BeastFace> {
    let (kraken, dragon) = (&beasts.kraken, &beasts.dragon);
    let furies = kraken.furies.iter().map(|fury| (fury.id.as_str(), vec![say::second::rage(fury.does)]));
    let fangs = dragon.attacks.iter().map(|fang| (fang.id.as_str(), say::second::fang(fang)));
    vec![
        BeastFace {
            beast: "kraken",
            hp: kraken.hp,
            vp: kraken.vp,
            arrival: Some(say::second::arrival(kraken)),
            furies: furies.collect(),
        },
        BeastFace { beast: "dragon", hp: dragon.hp, vp: dragon.vp, arrival: None, furies: fangs.collect() },
    ]
}
