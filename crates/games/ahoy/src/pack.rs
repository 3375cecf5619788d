//! What the printed components say, read from a content pack and checked on the way in.

use crate::chart::Dir;
use crate::components::{Action, Card, Need, PlanKind, Power, Reward, Suit};
use crate::faction::Faction;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many market cards there are.
pub const CARDS: usize = 30;
/// How many region tiles there are.
pub const TILES: usize = 12;
/// How many plan cards there are.
pub const PLANS: usize = 12;
/// How many slots the largest board has.
pub const BOARD_SLOTS: usize = 12;

/// A name in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// English.
    pub en: String,
    /// Russian.
    pub ru: String,
    /// Italian.
    pub it: String,
}

impl Name {
    /// The name in a language; English where the language is unknown.
    pub fn in_language(&self, language: &str) -> &str {
        match language {
            "ru" => &self.ru,
            "it" => &self.it,
            _ => &self.en,
        }
    }
}

/// What is printed on one space of a laid tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Space {
    /// The suit, if this is the island.
    pub island: Option<Suit>,
    /// Fog.
    pub fog: bool,
    /// A harbor.
    pub harbor: bool,
    /// Wreckage.
    pub wreckage: bool,
    /// Gold symbols.
    pub treasure: u8,
    /// The tailwind symbol, 0 for none.
    pub tailwind: u8,
    /// A strong current.
    pub current: Option<Dir>,
    /// The sides with a sandbar, as bits of [`Dir::bit`].
    pub sandbars: u8,
}

/// A market card: crew above, cargo below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarketCard {
    /// What the crew can do.
    pub power: Power,
    /// The card's own suit.
    pub suit: Suit,
    /// The price in gold; none when it costs a die.
    pub gold: Option<u8>,
    /// Whether the card has an action slot.
    pub slot: bool,
    /// Where the cargo is to be delivered.
    pub to: Suit,
    /// The crew's name.
    pub crew: Name,
    /// The cargo's name.
    pub cargo: Name,
}

/// A slot of a player board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardSlot {
    /// What a die in it does.
    pub action: Action,
    /// The die it takes.
    pub need: Need,
    /// Whether it is dashed and cannot be damaged.
    pub dashed: bool,
}

/// The slots of a board that do the same: they stand side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotGroup {
    /// What they do and take.
    pub face: BoardSlot,
    /// Where they stand on the board.
    pub range: std::ops::Range<usize>,
}

/// A whole content pack, checked.
#[derive(Debug)]
pub struct Pack {
    id: String,
    spaces: Vec<Space>,
    /// The suit of each tile's island.
    pub suits: [Suit; TILES],
    /// The market cards.
    pub cards: Vec<MarketCard>,
    /// The kind of each of the plan cards.
    pub plans: [PlanKind; PLANS],
    /// The boards of Squadron, Union and Smugglers.
    boards: [Vec<BoardSlot>; 3],
    /// Where the slots of each action stand on each board.
    groups: [Vec<SlotGroup>; 3],
    /// What the ship cards' slots take: cutter, gunship, gunship.
    pub ship_slots: [Need; 3],
    /// The reward grid, row by row.
    pub rewards: [Reward; 25],
    names: Vec<(String, Name)>,
    /// The cards of each suit, as bits.
    pub of_suit: [u32; 6],
    /// The cards with each crew power, as bits.
    pub of_power: [u32; Power::COUNT],
}

/// A pack for as long as the program runs.
#[derive(Clone, Copy, Debug)]
pub struct PackRef(&'static Pack);

impl std::ops::Deref for PackRef {
    type Target = Pack;

    #[inline]
    fn deref(&self) -> &Pack {
        self.0
    }
}

impl PartialEq for PackRef {
    fn eq(&self, other: &PackRef) -> bool {
        self.0.id == other.0.id
    }
}

impl Eq for PackRef {}

impl Default for PackRef {
    fn default() -> PackRef {
        PackRef(&BASE)
    }
}

impl Serialize for PackRef {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.id)
    }
}

impl<'de> Deserialize<'de> for PackRef {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<PackRef, D::Error> {
        let id = String::deserialize(deserializer)?;
        if id == BASE.id {
            Ok(PackRef::default())
        } else {
            Err(serde::de::Error::custom(format!("there is no content pack `{id}`; there is `{}`", BASE.id)))
        }
    }
}

/// The printed game.
static BASE: LazyLock<Pack> = LazyLock::new(|| match Pack::read(&PackFiles::base()) {
    Ok(pack) => pack,
    Err(flaw) => panic!("the built-in pack is checked by its tests: {flaw}"),
});

/// The files of a pack, as text.
#[derive(Clone, Debug)]
pub struct PackFiles {
    /// `pack.toml`: the pack's id and name.
    pub pack: String,
    /// `tiles.toml`: the region tiles.
    pub tiles: String,
    /// `market.toml`: the market cards.
    pub market: String,
    /// `plans.toml`: the plan cards.
    pub plans: String,
    /// `boards.toml`: the player boards and ship cards.
    pub boards: String,
    /// `rewards.toml`: the reward grid.
    pub rewards: String,
    /// `names.toml`: the names of everything else.
    pub names: String,
}

impl PackFiles {
    /// The names of the files a pack consists of.
    pub const NAMES: [&'static str; 7] =
        ["pack.toml", "tiles.toml", "market.toml", "plans.toml", "boards.toml", "rewards.toml", "names.toml"];

    /// The printed game's files, built in.
    pub fn base() -> PackFiles {
        PackFiles {
            pack: include_str!("../../../../packs/ahoy/pack.toml").to_owned(),
            tiles: include_str!("../../../../packs/ahoy/tiles.toml").to_owned(),
            market: include_str!("../../../../packs/ahoy/market.toml").to_owned(),
            plans: include_str!("../../../../packs/ahoy/plans.toml").to_owned(),
            boards: include_str!("../../../../packs/ahoy/boards.toml").to_owned(),
            rewards: include_str!("../../../../packs/ahoy/rewards.toml").to_owned(),
            names: include_str!("../../../../packs/ahoy/names.toml").to_owned(),
        }
    }

    /// Collects the files by a function that reads one of them by name.
    pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<PackFiles, E> {
        Ok(PackFiles {
            pack: read("pack.toml")?,
            tiles: read("tiles.toml")?,
            market: read("market.toml")?,
            plans: read("plans.toml")?,
            boards: read("boards.toml")?,
            rewards: read("rewards.toml")?,
            names: read("names.toml")?,
        })
    }
}

/// What is wrong with a pack: file, card and field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {item}: {problem}")]
pub struct PackFlaw {
    /// The file.
    pub file: &'static str,
    /// The card, tile or table.
    pub item: String,
    /// The field and what is wrong with it.
    pub problem: String,
}

fn flaw(file: &'static str, item: impl Into<String>, problem: impl Into<String>) -> PackFlaw {
    PackFlaw { file, item: item.into(), problem: problem.into() }
}

fn parse<'a, T: Deserialize<'a>>(file: &'static str, text: &'a str) -> Result<T, PackFlaw> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
        flaw(file, format!("line {line}"), error.message().to_owned())
    })
}

mod file {
    //! The shapes of the files.
    use super::Name;
    use crate::components::{Action, PlanKind, Power, Reward, Suit};
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    pub(super) struct Head {
        pub game: String,
        pub id: String,
        pub version: u32,
        pub name: Name,
    }

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

    pub(super) type Names = BTreeMap<String, BTreeMap<String, Name>>;
}

impl Pack {
    /// Reads and checks a pack. The error names file, card and field.
    pub fn read(files: &PackFiles) -> Result<Pack, PackFlaw> {
        let head: file::Head = parse("pack.toml", &files.pack)?;
        if head.game != "ahoy" || head.version == 0 {
            return Err(flaw("pack.toml", "game", "must be `ahoy`, with a version from 1"));
        }
        let mut names = vec![("pack".to_owned(), head.name)];
        let (spaces, suits) = read_tiles(&files.tiles)?;
        let cards = read_market(&files.market, &mut names)?;
        let plans = read_plans(&files.plans, &mut names)?;
        let (boards, ship_slots) = read_boards(&files.boards)?;
        let rewards = read_rewards(&files.rewards)?;
        for (table, entries) in parse::<file::Names>("names.toml", &files.names)? {
            names.extend(entries.into_iter().map(|(id, name)| (format!("{table}.{id}"), name)));
        }
        if let Some((id, _)) = names.iter().find(|(_, name)| [&name.en, &name.ru, &name.it].iter().any(|n| n.trim().is_empty())) {
            return Err(flaw("names.toml", id.clone(), "a name is empty"));
        }
        names.sort_by(|a, b| a.0.cmp(&b.0));
        let (mut of_suit, mut of_power) = ([0; 6], [0; Power::COUNT]);
        for (card, face) in cards.iter().enumerate() {
            of_suit[face.suit as usize] |= 1 << card;
            of_power[face.power as usize] |= 1 << card;
        }
        let groups = [group(&boards[0]), group(&boards[1]), group(&boards[2])];
        Ok(Pack { id: head.id, spaces, suits, cards, plans, boards, groups, ship_slots, rewards, names, of_suit, of_power })
    }

    /// What is printed on a corner of a tile after so many quarter turns.
    #[inline]
    pub fn space(&self, tile: u8, turn: u8, corner: u8) -> Space {
        self.spaces[tile as usize * 16 + turn as usize * 4 + corner as usize]
    }

    /// The slots of a faction's board.
    #[inline]
    pub fn board(&self, faction: Faction) -> &[BoardSlot] {
        &self.boards[board_of(faction)]
    }

    /// The slots of a faction's board, grouped by what they do.
    #[inline]
    pub fn groups(&self, faction: Faction) -> &[SlotGroup] {
        &self.groups[board_of(faction)]
    }

    /// The face of a market card.
    #[inline]
    pub fn card(&self, card: Card) -> &MarketCard {
        &self.cards[card.index()]
    }

    /// The name of a thing by its id, such as `M07`, `M07.cargo`, `P02`, `suit.fish` or `faction.union`.
    pub fn name(&self, id: &str, language: &str) -> Option<&str> {
        let found = self.names.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.names[found].1.in_language(language))
    }
}

const fn board_of(faction: Faction) -> usize {
    match faction {
        Faction::Squadron => 0,
        Faction::Union => 1,
        Faction::Smuggler1 | Faction::Smuggler2 => 2,
    }
}

fn group(board: &[BoardSlot]) -> Vec<SlotGroup> {
    let mut groups: Vec<SlotGroup> = Vec::new();
    for (index, face) in board.iter().enumerate() {
        match groups.last_mut() {
            Some(group) if group.face == *face => group.range.end += 1,
            _ => groups.push(SlotGroup { face: *face, range: index..index + 1 }),
        }
    }
    groups
}

fn read_tiles(text: &str) -> Result<(Vec<Space>, [Suit; TILES]), PackFlaw> {
    const FILE: &str = "tiles.toml";
    let tiles = parse::<file::Tiles>(FILE, text)?.tile;
    if tiles.len() != TILES {
        return Err(flaw(FILE, "tile", format!("there must be {TILES} tiles, not {}", tiles.len())));
    }
    let (mut spaces, mut suits) = (Vec::with_capacity(TILES * 16), [Suit::default(); TILES]);
    for (index, tile) in tiles.iter().enumerate() {
        if tile.id != format!("T{:02}", index + 1) {
            return Err(flaw(FILE, &tile.id, format!("`id` must be T{:02}: tiles stand in order", index + 1)));
        }
        suits[index] = tile.suit;
        let mut corners = [Space::default(); 4];
        for (corner, sea) in [&tile.nw, &tile.ne, &tile.sw].into_iter().enumerate() {
            if sea.tailwind > 6 || sea.treasure > 6 {
                return Err(flaw(FILE, &tile.id, "`tailwind` and `treasure` go up to 6"));
            }
            if sea.wreckage && sea.treasure == 0 {
                return Err(flaw(FILE, &tile.id, "`wreckage` always bears `treasure`"));
            }
            corners[corner] = Space {
                island: None,
                fog: sea.fog,
                harbor: sea.harbor,
                wreckage: sea.wreckage,
                treasure: sea.treasure,
                tailwind: sea.tailwind,
                current: sea.current.map(|arrow| Dir::ALL[arrow as usize]),
                sandbars: 0,
            };
        }
        corners[3].island = Some(tile.suit);
        if let Some((one, two)) = tile.sandbar {
            let (one, two) = (one as u8, two as u8);
            let side = match one ^ two {
                1 => [Dir::East, Dir::West],
                2 => [Dir::South, Dir::North],
                _ => return Err(flaw(FILE, &tile.id, "`sandbar` lies between two corners that share a side")),
            };
            corners[one.min(two) as usize].sandbars |= side[0].bit();
            corners[one.max(two) as usize].sandbars |= side[1].bit();
        }
        for turn in 0..4u8 {
            // A quarter turn takes NW to NE, NE to SE, SE to SW and SW to NW.
            let mut turned = corners;
            for _ in 0..turn {
                turned = [turned[2], turned[0], turned[3], turned[1]];
            }
            spaces.extend(turned.map(|space| Space {
                current: space.current.map(|dir| dir.turned(turn)),
                sandbars: (space.sandbars << turn | space.sandbars >> (4 - turn)) & 0b1111,
                ..space
            }));
        }
    }
    Ok((spaces, suits))
}

fn read_market(text: &str, names: &mut Vec<(String, Name)>) -> Result<Vec<MarketCard>, PackFlaw> {
    const FILE: &str = "market.toml";
    let cards = parse::<file::Market>(FILE, text)?.card;
    if cards.len() != CARDS {
        return Err(flaw(FILE, "card", format!("there must be {CARDS} cards, not {}", cards.len())));
    }
    let mut market = Vec::with_capacity(CARDS);
    for (index, card) in cards.into_iter().enumerate() {
        let id = format!("M{:02}", index + 1);
        if card.id != id {
            return Err(flaw(FILE, &card.id, format!("`id` must be {id}: cards stand in order")));
        }
        let gold = match card.cost.as_str() {
            "1 gold" => Some(1),
            "2 gold" => Some(2),
            "die" => None,
            _ => return Err(flaw(FILE, id, "`cost` must be `1 gold`, `2 gold` or `die`")),
        };
        if card.slot != card.power.has_slot() {
            return Err(flaw(FILE, id, "`slot` does not fit what the crew can do"));
        }
        if card.slot && gold.is_none() {
            return Err(flaw(FILE, id, "a card with an action slot cannot cost a die"));
        }
        names.push((id.clone(), card.crew.clone()));
        names.push((format!("{id}.cargo"), card.cargo.clone()));
        market.push(MarketCard {
            power: card.power,
            suit: card.suit,
            gold,
            slot: card.slot,
            to: card.to,
            crew: card.crew,
            cargo: card.cargo,
        });
    }
    match Suit::ALL.iter().find(|suit| market.iter().filter(|card| card.suit == **suit).count() != CARDS / 6) {
        Some(suit) => Err(flaw(FILE, suit.id(), "every suit must have five cards")),
        None => Ok(market),
    }
}

fn read_plans(text: &str, names: &mut Vec<(String, Name)>) -> Result<[PlanKind; PLANS], PackFlaw> {
    const FILE: &str = "plans.toml";
    let mut plans = Vec::with_capacity(PLANS);
    for (index, plan) in parse::<file::Plans>(FILE, text)?.plan.into_iter().enumerate() {
        if plan.id != format!("P{:02}", index + 1) || plan.power as usize != index {
            return Err(flaw(FILE, &plan.id, "plans stand in the order P01 enlist to P09 gunship"));
        }
        if plan.copies != 1 && matches!(plan.power, PlanKind::Cutter | PlanKind::Gunship) {
            return Err(flaw(FILE, &plan.id, "`copies` must be 1: there is one such ship"));
        }
        names.push((plan.id, plan.name));
        plans.extend(std::iter::repeat_n(plan.power, plan.copies as usize));
    }
    let found = plans.len();
    plans.try_into().map_err(|_| flaw(FILE, "copies", format!("there must be {PLANS} plan cards, not {found}")))
}

fn read_need(file: &'static str, item: &str, text: &str) -> Result<Need, PackFlaw> {
    match text {
        "any" => Ok(Need::Any),
        "even" => Ok(Need::Even),
        _ => match text.parse() {
            Ok(value @ 1..=6) => Ok(Need::Exactly(value)),
            _ => Err(flaw(file, item, "a slot takes `any`, `even` or a value from 1 to 6")),
        },
    }
}

fn read_boards(text: &str) -> Result<([Vec<BoardSlot>; 3], [Need; 3]), PackFlaw> {
    const FILE: &str = "boards.toml";
    let file = parse::<file::Boards>(FILE, text)?;
    let mut boards: [Vec<BoardSlot>; 3] = Default::default();
    for (index, faction) in ["squadron", "union", "smuggler"].into_iter().enumerate() {
        let missing = || flaw(FILE, faction, "the board is missing");
        let board = file.board.iter().find(|board| board.faction == faction).ok_or_else(missing)?;
        for slots in &board.slots {
            let need = read_need(FILE, faction, &slots.die)?;
            let action = match (slots.action, need) {
                (Action::Cannons, Need::Exactly(5)) => Action::Cannons5,
                (Action::Cannons, Need::Exactly(6)) => Action::Cannons6,
                (action, _) => action,
            };
            if boards[index].iter().any(|slot| slot.action == action) {
                return Err(flaw(FILE, faction, "an action stands on the board twice"));
            }
            let slot = BoardSlot { action, need, dashed: slots.dashed };
            boards[index].extend(std::iter::repeat_n(slot, slots.count as usize));
        }
        if boards[index].len() > BOARD_SLOTS {
            return Err(flaw(FILE, faction, format!("a board has at most {BOARD_SLOTS} slots")));
        }
    }
    let mut needs = Vec::new();
    for (ship, count) in [("cutter", 1), ("gunship", 2)] {
        let missing = || flaw(FILE, ship, format!("the ship card must have {count} slots"));
        let card = file.ship.iter().find(|card| card.ship == ship && card.slots.len() == count).ok_or_else(missing)?;
        for die in &card.slots {
            needs.push(read_need(FILE, ship, die)?);
        }
    }
    Ok((boards, [needs[0], needs[1], needs[2]]))
}

fn read_rewards(text: &str) -> Result<[Reward; 25], PackFlaw> {
    const FILE: &str = "rewards.toml";
    let grid = parse::<file::Rewards>(FILE, text)?.grid.concat();
    let cells: [Reward; 25] = grid.try_into().map_err(|_| flaw(FILE, "grid", "the grid has 5 rows of 5 cells"))?;
    if cells[12] == Reward::Start { Ok(cells) } else { Err(flaw(FILE, "grid", "the centre must be `start`")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_game_reads() {
        assert!(Pack::read(&PackFiles::base()).is_ok());
    }

    #[test]
    fn a_flaw_names_file_card_and_field() {
        let mut files = PackFiles::base();
        files.market = files.market.replacen("cost = \"2 gold\"", "cost = \"7 gold\"", 1);
        let found = Pack::read(&files).unwrap_err().to_string();
        assert_eq!(found, "market.toml: M05: `cost` must be `1 gold`, `2 gold` or `die`");
        let mut files = PackFiles::base();
        files.tiles = files.tiles.replacen("fog", "frog", 1);
        assert!(Pack::read(&files).unwrap_err().to_string().starts_with("tiles.toml: line "));
    }
}
