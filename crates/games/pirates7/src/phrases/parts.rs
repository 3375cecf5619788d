//! The pieces that sentences are made of: players, Goods, cards, distances, and lists of them.

use crate::cards::{Adventure, Card};
use crate::components::{Cargo, Good};
use crate::pack::Pack;
use freeport_kernel::{Phrase, Seat};

/// What the phrase books call a player: the colour of the ships.
pub(super) const fn colour(seat: Seat) -> &'static str {
    ["green", "white", "blue", "yellow"][seat.index() % 4]
}

/// The bare word of an id such as `port.tortuga`: phrase books know it in all its forms.
pub(super) fn word(id: &'static str) -> &'static str {
    id.split_once('.').map_or(id, |(_, word)| word)
}

/// A sentence about a player.
pub(super) fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).name("who", colour(seat))
}

/// Players in a row.
pub(super) fn players(seats: &[Seat]) -> Phrase {
    Phrase::list(seats.iter().map(|seat| by("player", *seat)))
}

/// Goods by kind, such as `2 Fruit and 1 Rum`.
pub(super) fn goods(cargo: Cargo) -> Phrase {
    Phrase::list(kinds(cargo))
}

/// Each kind of the Goods that there is.
pub(super) fn kinds(cargo: Cargo) -> impl Iterator<Item = Phrase> {
    let some = Good::ALL.into_iter().filter(move |good| cargo[*good] > 0);
    some.map(move |good| Phrase::new(counted(good)).number("count", cargo[good]))
}

const fn counted(good: Good) -> &'static str {
    match good {
        Good::Fruit => "count-fruit",
        Good::Coffee => "count-coffee",
        Good::Rum => "count-rum",
    }
}

/// An Adventure card: what it is, and what stands on it.
pub(super) fn card(card: Card, pack: &Pack) -> Phrase {
    match card.adventure() {
        Adventure::Caravan(caravan) => Phrase::new("card-caravan")
            .name("nation", word(caravan.nation().id()))
            .number("ships", pack.ships(caravan)),
        Adventure::Port(port) => Phrase::new("card-port").name("port", word(port.id())),
        Adventure::Curse(curse) => Phrase::new("card-curse").name("curse", word(curse.id())),
    }
}

/// Adventure cards in a row.
pub(super) fn cards(cards: &[Card], pack: &Pack) -> Phrase {
    Phrase::list(cards.iter().map(|one| card(*one, pack)))
}

/// A length in hundredths of a millimetre, such as `102.95 mm`.
pub(super) fn length(hundredths: u32) -> Phrase {
    Phrase::new("distance")
        .label("whole", (hundredths / 100).to_string())
        .label("part", format!("{:02}", hundredths % 100))
}

/// The prices of a Port in sets of three or more.
pub(super) fn prices([fruit, coffee, rum]: [u8; 3]) -> Phrase {
    Phrase::new("prices").number("fruit", fruit).number("coffee", coffee).number("rum", rum)
}

/// What a face of a Tavern die does to a player.
pub(super) fn tavern(seat: Seat, face: u8, pack: &Pack) -> Phrase {
    let results = pack.tavern;
    let result = results[usize::from(face.saturating_sub(1)) % results.len()];
    by("tavern-die", seat).number("face", face).name("does", result.id())
}

/// The faces of dice in a row, such as `6 2 1`.
pub(super) fn faces(dice: impl IntoIterator<Item = u8>) -> String {
    dice.into_iter().map(|face| face.to_string()).collect::<Vec<_>>().join(" ")
}

impl crate::pack::TavernResult {
    /// What it does, as an id of phrase books.
    pub(super) const fn id(self) -> &'static str {
        use crate::pack::TavernResult as Tavern;
        match self {
            Tavern::BlackMark => "tavern-black-mark",
            Tavern::LoseGood => "tavern-lose-good",
            Tavern::LoseChest => "tavern-lose-chest",
            Tavern::GainChest => "tavern-gain-chest",
            Tavern::GainGood => "tavern-gain-good",
            Tavern::GainYinYang => "tavern-gain-yin-yang",
        }
    }
}
