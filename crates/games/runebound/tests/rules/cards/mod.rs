//! Every card of every deck, every hero and every place, each with what it does. One module per kind.

mod allies;
mod armour;
mod artifacts;
mod challenges;
mod compare;
mod encounters;
mod events;
mod goods;
mod heroes;
mod omens;
mod places;
mod rewards;
mod supplies;
mod traits;
mod weapons;
mod whole_games;
