//! `market.toml`: allies and items.

use crate::effects::vocabulary::{Class, Figures, Line, Type};

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
