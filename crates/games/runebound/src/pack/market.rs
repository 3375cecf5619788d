//! `market.toml`: allies and items.

use super::heroes::check_figures;
use super::register::{Register, bounded, counted};
use super::words::{Place, check};
use crate::effects::vocabulary::{Class, Figures, Line, Type};
use freeport_pack::{Name, PackFlaw, flaw, parse};
use serde::Deserialize;

const FILE: &str = "market.toml";

/// Every city shows one at the start, and sets of cards have so many places.
const CARDS: std::ops::RangeInclusive<usize> = 8..=128;

/// A kind of market card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goods {
    /// The id by which names know it, such as `fire-bomb`.
    pub id: String,
    /// How many there are.
    pub copies: u8,
    /// The printed price.
    pub price: u8,
    /// Ally or item.
    pub wares: Wares,
    /// What it does.
    pub text: Vec<Line>,
}

/// Ally or item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wares {
    /// An ally with its figures.
    Ally(Figures),
    /// An item with its class and type.
    Item(Class, Type),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    ally: Vec<AllyShape>,
    item: Vec<ItemShape>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AllyShape {
    id: String,
    name: Name,
    #[serde(default = "one")]
    copies: u8,
    price: u8,
    life: u8,
    strength: u8,
    stats: [u8; 3],
    damage: [u8; 3],
    #[serde(default)]
    text: Vec<Line>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ItemShape {
    id: String,
    name: Name,
    class: Class,
    r#type: Type,
    #[serde(default = "one")]
    copies: u8,
    price: u8,
    text: Vec<Line>,
}

const fn one() -> u8 {
    1
}

/// The kinds of cards, allies first.
pub(super) fn read(text: &str, register: &mut Register) -> Result<Vec<Goods>, PackFlaw> {
    let File { ally, item } = parse(FILE, text)?;
    let mut goods = Vec::new();
    for AllyShape { id, name, copies, price, life, strength, stats, damage, text } in ally {
        let figures = Figures { life, strength, stats, damage };
        check_figures(FILE, &id, figures)?;
        check(FILE, &id, Place::Ally, &text)?;
        goods.push((name, Goods { id, copies, price, wares: Wares::Ally(figures), text }));
    }
    for ItemShape { id, name, class, r#type, copies, price, text } in item {
        if text.is_empty() {
            return Err(flaw(FILE, &id, "`text` says nothing"));
        }
        check(FILE, &id, Place::Item, &text)?;
        goods.push((name, Goods { id, copies, price, wares: Wares::Item(class, r#type), text }));
    }
    for (name, kind) in &goods {
        bounded(FILE, &kind.id, "copies", kind.copies, 1..=9)?;
        bounded(FILE, &kind.id, "price", kind.price, 1..=30)?;
        register.enter(FILE, &kind.id, name.clone())?;
    }
    let goods: Vec<Goods> = goods.into_iter().map(|(_, kind)| kind).collect();
    counted(FILE, "copies", goods.iter().map(|kind| usize::from(kind.copies)).sum(), CARDS)?;
    Ok(goods)
}

/// The kind of every card, as the pack counts them.
pub(super) fn stock(goods: &[Goods]) -> Vec<u8> {
    (0..).zip(goods).flat_map(|(kind, goods)| vec![kind; usize::from(goods.copies)]).collect()
}
