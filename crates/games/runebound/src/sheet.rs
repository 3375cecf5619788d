//! What is printed on the components, for whoever draws them.

use crate::effects::say::{self, Speaker};
use crate::effects::vocabulary::{
    Class, Colour, Effect, Figures, Keep, Kept, Phase, Skill, Stat, Tag, Terrain, Terrains, Type,
};
use crate::pack::{Adventure, Atlas, Goods, Hero, Hex, Kind, Pack, Wares};
use freeport_kernel::Phrase;
use serde::Serialize;

/// Everything that is printed, and the same for all viewers. Texts are said from what the components do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// The game whose components these are.
    pub game: &'static str,
    /// The heroes.
    pub heroes: Vec<HeroFace>,
    /// The kinds of market cards: allies, then items.
    pub goods: Vec<GoodsFace>,
    /// The adventure cards: green, yellow, blue, red, each by challenges, events, encounters.
    pub adventures: Vec<AdventureFace>,
    /// The world.
    pub map: MapFace,
}

/// A hero card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeroFace {
    /// Which hero.
    pub hero: &'static str,
    /// What names call the sentence that says who it is.
    pub tale: &'static str,
    /// Life, strength, stats and damage.
    pub figures: Figures,
    /// Skills with the stats they are tested with, and their bonuses.
    pub skills: Vec<(Skill, Stat, u8)>,
    /// What the ability says.
    pub text: Vec<Phrase>,
}

/// A market card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GoodsFace {
    /// Which card.
    pub card: &'static str,
    /// How many there are.
    pub copies: u8,
    /// The printed price.
    pub price: u8,
    /// Class and type of an item.
    pub item: Option<(Class, Type)>,
    /// The figures of an ally.
    pub ally: Option<Figures>,
    /// What it says.
    pub text: Vec<Phrase>,
}

/// An adventure card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdventureFace {
    /// Which card.
    pub card: &'static str,
    /// What names call the sentence that is told of it.
    pub tale: &'static str,
    /// The deck it belongs to.
    pub colour: Colour,
    /// The figures of a challenge.
    pub challenge: Option<ChallengeFace>,
    /// The level of an event.
    pub level: Option<u8>,
    /// What it says.
    pub text: Vec<Phrase>,
    /// What whoever defeats a challenge gets.
    pub reward: Option<Phrase>,
    /// What it is once it stays with a hero.
    pub kept: Option<KeptFace>,
}

/// The figures of a challenge, or of an enemy that an encounter brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChallengeFace {
    /// What kind of creature it is; enemies of encounters are of none.
    pub tag: Option<Tag>,
    /// Wounds that fell it.
    pub life: u8,
    /// Target numbers of mind, body and spirit.
    pub target: [u8; 3],
    /// Ranged, melee and magic damage.
    pub damage: [u8; 3],
}

/// An adventure card that stays with a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptFace {
    /// What names call it then.
    pub card: &'static str,
    /// What it becomes.
    pub kind: KeptKind,
    /// What it says then.
    pub text: Vec<Phrase>,
}

/// What an adventure card becomes that stays with a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum KeptKind {
    /// An item of a class and a type.
    Item(Class, Type),
    /// An ally.
    Ally(Figures),
    /// A trophy.
    Trophy,
    /// A Dragon Rune.
    Rune,
}

/// The world. Hexes are counted as `hexes` has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MapFace {
    /// The hexes.
    pub hexes: Vec<HexFace>,
    /// The cities, in the order of the doom track, with their hexes.
    pub cities: Vec<(&'static str, Hex)>,
    /// The city in which heroes begin.
    pub home: &'static str,
    /// All adventure tokens there are, by colour.
    pub tokens: [u8; 4],
    /// The faces of the movement dice.
    pub faces: [Terrains; 6],
    /// Names of places, with the hexes at which they are written.
    pub regions: Vec<(&'static str, Hex)>,
    /// The phases of a combat round, with their stats.
    pub phases: [(Phase, Stat); 3],
}

/// A hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HexFace {
    /// How it is called.
    pub label: &'static str,
    /// Its column, from 0; odd columns lie half a hex lower.
    pub column: u8,
    /// Its row, from 1.
    pub row: u8,
    /// What lies on it.
    pub terrain: Terrain,
    /// The gem printed on it, and whether its token comes back with an event.
    pub gem: Option<(Colour, bool)>,
}

impl Sheet {
    /// The sheet of a pack.
    pub fn of(pack: &'static Pack) -> Sheet {
        Sheet {
            game: "runebound",
            heroes: pack.heroes.iter().map(|hero| HeroFace::of(pack, hero)).collect(),
            goods: pack.goods.iter().map(|goods| GoodsFace::of(pack, goods)).collect(),
            adventures: pack.adventures.iter().map(|card| AdventureFace::of(pack, card)).collect(),
            map: MapFace::of(&pack.atlas),
        }
    }
}

impl HeroFace {
    fn of(pack: &'static Pack, hero: &'static Hero) -> HeroFace {
        HeroFace {
            hero: &hero.id,
            tale: &hero.tale,
            figures: hero.figures,
            skills: hero.skills.iter().map(|(skill, bonus)| (*skill, skill.stat(), *bonus)).collect(),
            text: say::text(pack, Speaker::Hero, &hero.text),
        }
    }
}

impl GoodsFace {
    fn of(pack: &'static Pack, goods: &'static Goods) -> GoodsFace {
        let (item, ally, speaker) = match goods.wares {
            Wares::Item(class, kind) => (Some((class, kind)), None, Speaker::Item),
            Wares::Ally(figures) => (None, Some(figures), Speaker::Ally),
        };
        let Goods { copies, price, .. } = *goods;
        let text = say::text(pack, speaker, &goods.text);
        GoodsFace { card: &goods.id, copies, price, item, ally, text }
    }
}

impl AdventureFace {
    fn of(pack: &'static Pack, card: &'static Adventure) -> AdventureFace {
        let (challenge, level, text, reward) = match &card.kind {
            Kind::Challenge(foe) => {
                let (tag, life, target, damage) = (Some(foe.tag), foe.life, foe.target, foe.damage);
                let text = say::text(pack, Speaker::Challenge, &foe.text);
                let face = ChallengeFace { tag, life, target, damage };
                (Some(face), None, text, Some(say::reward(&foe.reward)))
            }
            Kind::Event(event) => {
                (None, Some(event.level), say::text(pack, Speaker::Event, &event.text), None)
            }
            Kind::Encounter(encounter) => {
                let enemy = encounter.text.iter().flat_map(|line| &line.effects).find_map(enemy);
                (enemy, None, say::text(pack, Speaker::Encounter, &encounter.text), None)
            }
        };
        let kept = card.kept.as_ref().map(|kept| KeptFace::of(pack, &card.kept_id, kept));
        AdventureFace {
            card: &card.id,
            tale: &card.tale,
            colour: card.colour,
            challenge,
            level,
            text,
            reward,
            kept,
        }
    }
}

/// The enemy that an effect brings.
fn enemy(effect: &Effect) -> Option<ChallengeFace> {
    let Effect::Fight(enemy, _) = effect else { return None };
    Some(ChallengeFace { tag: None, life: enemy.life, target: enemy.target, damage: enemy.damage })
}

impl KeptFace {
    fn of(pack: &'static Pack, card: &'static str, kept: &'static Kept) -> KeptFace {
        let (kind, speaker) = match kept.r#as {
            Keep::Item(class, of) => (KeptKind::Item(class, of), Speaker::Item),
            Keep::Ally(figures) => (KeptKind::Ally(figures), Speaker::Ally),
            Keep::Trophy => (KeptKind::Trophy, Speaker::Item),
            Keep::Rune => (KeptKind::Rune, Speaker::Item),
        };
        KeptFace { card, kind, text: say::text(pack, speaker, &kept.text) }
    }
}

impl MapFace {
    fn of(atlas: &'static Atlas) -> MapFace {
        let hex = |at: usize| {
            let (column, row) = atlas.places[at];
            let gem = atlas.gem_at[at].map(|gem| atlas.gems[usize::from(gem)]);
            HexFace {
                label: &atlas.labels[at],
                column,
                row,
                terrain: atlas.terrain[at],
                gem: gem.map(|gem| (gem.colour, gem.burst)),
            }
        };
        MapFace {
            hexes: (0..atlas.labels.len()).map(hex).collect(),
            cities: atlas.towns.iter().map(|town| (town.id.as_str(), town.hex)).collect(),
            home: &atlas.towns[usize::from(atlas.home)].id,
            tokens: atlas.tokens,
            faces: atlas.faces,
            regions: atlas.regions.iter().map(|(id, hex)| (id.as_str(), *hex)).collect(),
            phases: Phase::ALL.map(|phase| (phase, phase.stat())),
        }
    }
}
