//! What the winner of a duel takes.

use crate::event::Event;
use crate::party::Card;
use crate::state::{Quest, Table};
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// What is taken from the loser of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Plunder {
    /// A card: item, ally, kept card or carried encounter.
    Card(Card),
    /// A card, and a market card of the winner's is discarded for it.
    Instead {
        /// The card.
        card: Card,
        /// What is discarded.
        drop: u8,
    },
    /// All gold.
    Gold,
    /// Nothing.
    Nothing,
}

/// The winner of a duel takes something from the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Spoils {
    pub(crate) winner: Seat,
    pub(crate) loser: Seat,
}

impl Spoils {
    /// What the loser has; cards that lie under others go along with them.
    fn cards(self, game: &Quest) -> impl Iterator<Item = Card> + use<'_> {
        let party = game.party(self.loser);
        let market = party.items.iter().map(Card::Market);
        let kept = party.kept.iter().chain(party.tasks.iter()).map(Card::Adventure);
        market.chain(kept).chain(party.allies.iter().map(|ally| ally.card))
    }

    /// Whether a card is a carried encounter, which falls under no limit.
    fn carried(self, game: &Quest, card: Card) -> bool {
        matches!(card, Card::Adventure(card) if game.party(self.loser).tasks.has(card))
    }
}

impl Step<Quest> for Spoils {
    type Choice = Plunder;

    const RULE: &'static str = "RN-23.12";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.winner)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Plunder)) {
        for card in self.cards(game) {
            let ware = game.ware(card);
            if self.carried(game, card) || game.has_room(seat, ware) {
                add(Plunder::Card(card));
            } else {
                game.room_makers(seat, ware).for_each(|drop| add(Plunder::Instead { card, drop }));
            }
        }
        add(Plunder::Gold);
        add(Plunder::Nothing);
    }

    fn forbids(&self, game: &Quest, _seat: Seat, choice: &Plunder) -> &'static str {
        match choice {
            Plunder::Card(card) if self.cards(game).any(|own| own == *card) => "RN-23.20",
            Plunder::Instead { .. } => "RN-23.20",
            _ => "RN-23.12",
        }
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Plunder, table: &mut Table) {
        let (winner, loser) = (self.winner, self.loser);
        match choice {
            Plunder::Card(card) => game.rob(winner, loser, card, table),
            Plunder::Instead { card, drop } => {
                table.tell(|| Event::Discarded { seat, card: game.goods_id(drop) });
                game.shed_market(seat, drop, table);
                game.rob(winner, loser, card, table);
                game.check_standing(winner);
            }
            Plunder::Gold => {
                let gold = std::mem::take(&mut game.party_mut(loser).gold);
                game.party_mut(winner).gold += gold;
                table.tell(|| Event::GoldPlundered { winner, loser, gold });
            }
            Plunder::Nothing => table.tell(|| Event::NothingPlundered { winner, loser }),
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        Phrase::new("ask-spoils").name("hero", game.hero_id(self.loser))
    }

    fn phrase(&self, game: &Quest, _seat: Seat, choice: &Plunder) -> Phrase {
        match *choice {
            Plunder::Card(card) => Phrase::new("do-plunder").name("card", game.card_id(card)),
            Plunder::Instead { card, drop } => Phrase::new("do-plunder-instead")
                .name("card", game.card_id(card))
                .name("item", game.goods_id(drop)),
            Plunder::Gold => Phrase::new("do-plunder-gold").number("gold", game.party(self.loser).gold),
            Plunder::Nothing => Phrase::new("do-plunder-nothing"),
        }
    }

    fn decline(&self) -> Option<Plunder> {
        Some(Plunder::Nothing)
    }
}
