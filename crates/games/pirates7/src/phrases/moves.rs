//! Every decision in words, with what it brings and what it costs.

use super::parts::{colour, goods, length, prices, tavern, word};
use crate::battle::distance;
use crate::cards::{Caravan, Curse, Port};
use crate::components::{Cargo, Character, Deal, Nation, Ritual};
use crate::moves::{Dealt, Move, Pair};
use crate::phase::{Phase, Venture};
use crate::state::Pirates7;
use crate::tray::{RED, SHIPS};
use freeport_kernel::{Phrase, Seat};

impl Pirates7 {
    pub(crate) fn move_phrase(&self, seat: Seat, mv: &Move) -> Phrase {
        match *mv {
            Move::ChooseCharacter(character) => self.character_phrase(seat, character),
            Move::Ritual(ritual) => self.ritual_phrase(ritual),
            Move::Done => Phrase::new(match self.phase {
                Phase::FinalDeals { .. } => "done-deals",
                Phase::After => "done-turn",
                _ => "done-rituals",
            }),

            Move::Buy(ships) => Phrase::new("buy").number("ships", ships),
            Move::Nation(nation) => self.nation_phrase(seat, nation),
            Move::Caravan(caravan) => self.caravan_phrase(caravan),
            Move::Port(port) => self.port_phrase(port),
            Move::Curse(curse) => {
                Phrase::new("curse").name("curse", word(curse.id())).name("does", effect(curse))
            }
            Move::Sale(cargo) => Phrase::new("sell")
                .part("goods", goods(cargo))
                .number("chests", sum(self.pack.proceeds(self.port, cargo))),
            Move::Draw => Phrase::new("draw"),
            Move::Decline => Phrase::new("decline"),

            Move::TakeGift(times) => self.gift_phrase(times),
            Move::CommitShips(ships) => self.commit_phrase(seat, ships),
            Move::PickPair(pair) => self.pair_phrase(pair),
            Move::KeepGoods(kept) => self.keep_phrase(kept),
            Move::PickWhirlpoolDie(die) => self.whirlpool_phrase(die),
            Move::NameIdolGood(good) => Phrase::new("idol-takes").name("good", word(good.id())),
            Move::AssignTavern(Dealt(faces)) => {
                let dice =
                    Seat::all(self.players).zip(faces).map(|(seat, face)| tavern(seat, face, &self.pack));
                Phrase::new("assign").part("dice", Phrase::list(dice))
            }
            Move::LoseGood(good) => Phrase::new("lose").part("goods", goods(Cargo::one(good))),
            Move::OverflowDiscard(cargo) => Phrase::new("overboard").part("goods", goods(cargo)),
            Move::FinalDeal(deal) => self.deal_phrase(deal),
        }
    }

    /// What the Character does, and the Black Mark that it would bring.
    fn character_phrase(&self, seat: Seat, character: Character) -> Phrase {
        let omen = self.omen(seat, character);
        let phrase = match &omen {
            None => Phrase::new("choose"),
            Some(omen) => Phrase::new(if omen.certain { "choose-in-vain" } else { "choose-at-risk" })
                .part("omen", Phrase::new(omen.words))
                .rule(omen.rule),
        };
        phrase.name("character", word(character.id())).name("does", action(character))
    }

    fn ritual_phrase(&self, ritual: Ritual) -> Phrase {
        match ritual {
            Ritual::GoodDeal(deal) => self.deal_phrase(deal),
            Ritual::DoubleHold => Phrase::new("double-hold").number("cost", self.pack.cost(ritual)),
            Ritual::Unsinkable => Phrase::new("unsinkable").number("cost", self.pack.cost(ritual)),
        }
    }

    fn deal_phrase(&self, deal: Deal) -> Phrase {
        let row = self.pack.prices(self.port);
        let chests: i64 = deal.goods().iter().map(|good| i64::from(row[*good as usize])).sum();
        Phrase::new("deal")
            .number("cost", self.pack.cost(Ritual::GoodDeal(deal)))
            .part("goods", goods(deal.cargo()))
            .number("chests", chests)
    }

    fn nation_phrase(&self, seat: Seat, nation: Nation) -> Phrase {
        let phrase = Phrase::new(if self.tally { "become-corsair-tally" } else { "become-corsair" });
        phrase
            .name("nation", word(nation.id()))
            .number("ships", self.pirate(seat).reserve)
            .number("left", self.unplayed(nation))
    }

    fn caravan_phrase(&self, caravan: Caravan) -> Phrase {
        Phrase::new("raid")
            .name("nation", word(caravan.nation().id()))
            .number("ships", self.pack.ships(caravan))
    }

    fn port_phrase(&self, port: Port) -> Phrase {
        Phrase::new("open-port").name("port", word(port.id())).part("prices", prices(self.pack.prices(port)))
    }

    fn gift_phrase(&self, times: u8) -> Phrase {
        let key = match (times, self.called) {
            (0, _) => "take-no-gift",
            (_, Some(Character::Islander)) => "take-gift-loot",
            (_, Some(Character::Merchant)) => "take-gift-chests",
            (_, Some(Character::Cartographer)) => "take-gift-cards",
            _ => "take-gift-ships",
        };
        Phrase::new(key).number("count", times)
    }

    /// Ships sent, and the Black Mark that follows.
    fn commit_phrase(&self, seat: Seat, ships: u8) -> Phrase {
        let nation = match self.venture {
            Venture::Raid { caravan, .. } => Some(caravan.nation()),
            _ => None,
        };
        match nation {
            _ if ships == 0 => Phrase::new("commit-none"),
            Some(nation) if self.pirate(seat).corsairs & nation.bit() != 0 => {
                Phrase::new("commit-treason").number("ships", ships).name("nation", word(nation.id()))
            }
            _ => Phrase::new("commit").number("ships", ships),
        }
    }

    fn pair_phrase(&self, Pair { pirate, red }: Pair) -> Phrase {
        let [one, other] = [pirate, red].map(|die| self.die(die).copied().unwrap_or_default());
        let key = match one.face.cmp(&other.face) {
            std::cmp::Ordering::Less => "pick-pair-pirate-sinks",
            std::cmp::Ordering::Greater => "pick-pair-red-sinks",
            std::cmp::Ordering::Equal => "pick-pair-both-sink",
        };
        Phrase::new(key)
            .name("who", owner(pirate))
            .number("face", one.face)
            .number("red", other.face)
            .part("distance", length(distance(&one, &other)))
    }

    fn keep_phrase(&self, kept: Cargo) -> Phrase {
        let drawn = match self.phase {
            Phase::Loading { drawn, .. } if kept.within(drawn) => drawn,
            _ => kept,
        };
        let key = match (kept.is_empty(), kept == drawn) {
            (true, _) => "keep-nothing",
            (false, true) => "keep-all",
            (false, false) => "keep-some",
        };
        Phrase::new(key).part("kept", goods(kept)).part("rest", goods(drawn - kept))
    }

    fn whirlpool_phrase(&self, die: u8) -> Phrase {
        let [ship, red] = [die, RED].map(|die| self.die(die).copied().unwrap_or_default());
        Phrase::new("pick-whirlpool").name("who", owner(die)).part("distance", length(distance(&ship, &red)))
    }
}

/// Whose ship a die is, in the words of the phrase book.
const fn owner(die: u8) -> &'static str {
    colour(Seat(die / SHIPS))
}

fn sum(proceeds: [u8; 3]) -> i64 {
    proceeds.iter().map(|chests| i64::from(*chests)).sum()
}

/// What a Character does, in short, as an id of phrase books.
const fn action(character: Character) -> &'static str {
    match character {
        Character::Shipwright => "does-shipwright",
        Character::Governor => "does-governor",
        Character::Captain => "does-captain",
        Character::Islander => "does-islander",
        Character::Shaman => "does-shaman",
        Character::Merchant => "does-merchant",
        Character::Cartographer => "does-cartographer",
    }
}

/// What a Curse does, in short, as an id of phrase books.
const fn effect(curse: Curse) -> &'static str {
    match curse {
        Curse::Kraken => "does-kraken",
        Curse::Iceberg => "does-iceberg",
        Curse::Sirens => "does-sirens",
        Curse::Mutiny => "does-mutiny",
        Curse::Whirlpool => "does-whirlpool",
        Curse::Idol => "does-idol",
        Curse::Wages => "does-wages",
        Curse::Tavern => "does-tavern",
    }
}
