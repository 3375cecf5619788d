//! Reading a content pack, and checking it on the way in.

use super::shapes as file;
use super::{LANE, Pack, PackFiles, Takes, TavernResult};
use crate::cards::{CARAVANS, Caravan, Curse, PORTS, Port};
use crate::components::Good;
use freeport_pack::{Head, Names, PackFlaw, flaw, parse};

/// A throw has four red dice at most.
const RED_DICE: u8 = 4;
/// No price, cost or pay is higher.
const HIGHEST: u8 = 9;

/// The part of an id that stands in the files.
fn short(id: &'static str) -> &'static str {
    id.split_once('.').map_or(id, |(_, short)| short)
}

impl Pack {
    /// Reads and checks a pack. The error names file, card and field.
    pub fn read(files: &PackFiles) -> Result<Pack, PackFlaw> {
        let head = Head::read("pirates7", &files.pack)?;
        let ships = read_caravans(&files.caravans)?;
        let (prices, demand) = read_ports(&files.ports)?;
        let (hits, wages, tavern) = read_curses(&files.curses)?;
        Ok(Pack {
            ships,
            prices,
            demand,
            hits,
            wages,
            tavern,
            loot: read_loot(&files.loot)?,
            costs: read_rituals(&files.rituals)?,
            names: Names::read(&files.names, [("pack".to_owned(), head.name)])?,
        })
    }
}

fn read_caravans(text: &str) -> Result<[u8; CARAVANS], PackFlaw> {
    const FILE: &str = "caravans.toml";
    let found = parse::<file::Caravans>(FILE, text)?.caravan;
    if found.len() != CARAVANS {
        return Err(flaw(FILE, "caravan", format!("there must be {CARAVANS} Caravans, not {}", found.len())));
    }
    let mut ships = [0; CARAVANS];
    for (card, caravan) in found.iter().zip(Caravan::all()) {
        if card.id != short(caravan.id()) || card.nation != caravan.nation() {
            let right = short(caravan.id());
            return Err(flaw(
                FILE,
                &card.id,
                format!("`id` must be {right}, with its nation: Caravans stand in order"),
            ));
        }
        if !(1..=RED_DICE).contains(&card.ships) {
            return Err(flaw(
                FILE,
                &card.id,
                format!("`ships` must be 1 to {RED_DICE}: there are no more red dice"),
            ));
        }
        ships[caravan.index()] = card.ships;
    }
    Ok(ships)
}

fn read_ports(text: &str) -> Result<([[u8; 3]; 7], [Good; 7]), PackFlaw> {
    const FILE: &str = "ports.toml";
    let found: file::Ports = parse(FILE, text)?;
    if found.port.len() != PORTS {
        return Err(flaw(FILE, "port", format!("there must be {PORTS} Ports, not {}", found.port.len())));
    }
    let (mut prices, mut demand) = ([[0; 3]; 7], [Good::Rum; 7]);
    let order = Port::CARDS.into_iter().chain([Port::PirateBay]);
    for (card, port) in found.port.iter().chain([&found.start]).zip(order) {
        if card.id != short(port.id()) {
            let right = short(port.id());
            return Err(flaw(FILE, &card.id, format!("`id` must be {right}: Ports stand in order")));
        }
        let row = [card.fruit, card.coffee, card.rum];
        if row.iter().any(|price| !(1..=HIGHEST).contains(price)) {
            return Err(flaw(FILE, &card.id, format!("a price must be 1 to {HIGHEST}")));
        }
        let highest = row.iter().max();
        let mut best = Good::ALL.into_iter().filter(|good| Some(&row[*good as usize]) == highest);
        match (best.next(), best.next()) {
            (Some(good), None) => demand[port as usize] = good,
            _ => return Err(flaw(FILE, &card.id, "exactly one kind must have the highest price")),
        }
        prices[port as usize] = row;
    }
    Ok((prices, demand))
}

type CurseTable = ([(u8, Takes); 4], u8, [TavernResult; 6]);

fn read_curses(text: &str) -> Result<CurseTable, PackFlaw> {
    const FILE: &str = "curses.toml";
    let found = parse::<file::Curses>(FILE, text)?.curse;
    if found.len() != Curse::ALL.len() {
        return Err(flaw(FILE, "curse", format!("there must be 8 Curses, not {}", found.len())));
    }
    let (mut hits, mut wages, mut tavern) = ([(0, Takes::Fruit); 4], 0, [TavernResult::BlackMark; 6]);
    for (card, curse) in found.iter().zip(Curse::ALL) {
        if card.id != short(curse.id()) {
            let right = short(curse.id());
            return Err(flaw(FILE, &card.id, format!("`id` must be {right}: Curses stand in order")));
        }
        match (curse, card.face, card.takes, card.chests, card.results) {
            (
                Curse::Kraken | Curse::Iceberg | Curse::Sirens | Curse::Mutiny,
                Some(face @ 1..=6),
                Some(takes @ (Takes::Fruit | Takes::Coffee | Takes::Rum | Takes::HighestDemand)),
                None,
                None,
            ) => hits[curse as usize] = (face, takes),
            (Curse::Whirlpool, None, Some(Takes::Talisman), None, None)
            | (Curse::Idol, None, Some(Takes::Named), None, None) => {}
            (Curse::Wages, None, None, Some(chests @ 1..=HIGHEST), None) => wages = chests,
            (Curse::Tavern, None, None, None, Some(results)) => tavern = results,
            _ => return Err(flaw(FILE, &card.id, "its fields do not fit what this Curse does")),
        }
    }
    Ok((hits, wages, tavern))
}

fn read_loot(text: &str) -> Result<[u8; 4], PackFlaw> {
    const FILE: &str = "loot.toml";
    let deck: file::LootDeck = parse(FILE, text)?;
    let counts = [deck.fruit, deck.coffee, deck.rum, deck.talisman];
    if counts.iter().any(|count| *count > LANE) {
        return Err(flaw(FILE, "loot", format!("there are at most {LANE} cards of a kind")));
    }
    Ok(counts)
}

fn read_rituals(text: &str) -> Result<[u8; 3], PackFlaw> {
    const FILE: &str = "rituals.toml";
    let costs: file::Rituals = parse(FILE, text)?;
    let costs = [costs.good_deal, costs.double_hold, costs.unsinkable];
    if costs.iter().any(|cost| !(1..=HIGHEST).contains(cost)) {
        return Err(flaw(FILE, "cost", format!("a Ritual costs 1 to {HIGHEST} tokens")));
    }
    Ok(costs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_game_reads() {
        let pack = Pack::read(&PackFiles::base()).unwrap();
        assert_eq!((pack.loot_cards(), pack.prices(Port::PirateBay)), (60, [1, 1, 3]));
    }

    #[test]
    fn a_flaw_names_file_card_and_field() {
        let mut files = PackFiles::base();
        files.caravans = files.caravans.replacen("ships = 4", "ships = 5", 1);
        let found = Pack::read(&files).unwrap_err().to_string();
        assert_eq!(found, "caravans.toml: eng-4: `ships` must be 1 to 4: there are no more red dice");
        let mut files = PackFiles::base();
        files.ports = files.ports.replacen("rum = 3", "run = 3", 1);
        assert!(Pack::read(&files).unwrap_err().to_string().starts_with("ports.toml: line "));
        let mut files = PackFiles::base();
        files.ports = files.ports.replacen("fruit = 2", "fruit = 3", 1);
        let found = Pack::read(&files).unwrap_err().to_string();
        assert_eq!(found, "ports.toml: tortuga: exactly one kind must have the highest price");
        let mut files = PackFiles::base();
        files.curses = files.curses.replacen("chests = 2", "face = 2", 1);
        let found = Pack::read(&files).unwrap_err().to_string();
        assert_eq!(found, "curses.toml: wages: its fields do not fit what this Curse does");
    }
}
