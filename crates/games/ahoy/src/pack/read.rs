//! Reading a content pack, and checking it on the way in.

use super::shapes as file;
use super::{BOARD_SLOTS, BoardSlot, CARDS, MarketCard, PLANS, Pack, PackFiles, SlotGroup, Space, TILES};
use crate::chart::Dir;
use crate::components::{Action, Need, PlanKind, Power, Reward, Suit};
use freeport_pack::{Head, Name, Names, PackFlaw, flaw, parse};

impl Pack {
    /// Reads and checks a pack. The error names file, card and field.
    pub fn read(files: &PackFiles) -> Result<Pack, PackFlaw> {
        let head = Head::read("ahoy", &files.pack)?;
        let mut names = vec![("pack".to_owned(), head.name)];
        let (spaces, suits) = read_tiles(&files.tiles)?;
        let cards = read_market(&files.market, &mut names)?;
        let plans = read_plans(&files.plans, &mut names)?;
        let (boards, ship_slots) = read_boards(&files.boards)?;
        let rewards = read_rewards(&files.rewards)?;
        let (mut of_suit, mut of_power) = ([0; 6], [0; Power::COUNT]);
        for (card, face) in cards.iter().enumerate() {
            of_suit[face.suit as usize] |= 1 << card;
            of_power[face.power as usize] |= 1 << card;
        }
        let groups = [group(&boards[0]), group(&boards[1]), group(&boards[2])];
        Ok(Pack {
            spaces,
            suits,
            cards,
            plans,
            boards,
            groups,
            ship_slots,
            rewards,
            names: Names::read(&files.names, names)?,
            of_suit,
            of_power,
        })
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
            return Err(flaw(
                FILE,
                &tile.id,
                format!("`id` must be T{:02}: tiles stand in order", index + 1),
            ));
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
                _ => {
                    return Err(flaw(FILE, &tile.id, "`sandbar` lies between two corners that share a side"));
                }
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
    match Suit::ALL.iter().find(|suit| market.iter().filter(|card| card.suit == **suit).count() != CARDS / 6)
    {
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
    plans
        .try_into()
        .map_err(|_| flaw(FILE, "copies", format!("there must be {PLANS} plan cards, not {found}")))
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
        let card = file
            .ship
            .iter()
            .find(|card| card.ship == ship && card.slots.len() == count)
            .ok_or_else(missing)?;
        for die in &card.slots {
            needs.push(read_need(FILE, ship, die)?);
        }
    }
    Ok((boards, [needs[0], needs[1], needs[2]]))
}

fn read_rewards(text: &str) -> Result<[Reward; 25], PackFlaw> {
    const FILE: &str = "rewards.toml";
    let grid = parse::<file::Rewards>(FILE, text)?.grid.concat();
    let cells: [Reward; 25] =
        grid.try_into().map_err(|_| flaw(FILE, "grid", "the grid has 5 rows of 5 cells"))?;
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
