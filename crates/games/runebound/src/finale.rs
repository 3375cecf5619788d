//! The final battle: every hero against the Dragon Lords, one after the other.

use crate::cards::Cards;
use crate::combat::{Foe, Terms};
use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::state::{Finale, Quest, Stage, Table, Verdict};
use crate::task::Task;
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

impl Quest {
    /// Heroes gather: the red deck holds every challenge that nobody has, and the order is fixed (RN-31.1 to RN-31.7).
    pub(crate) fn gather(&mut self, table: &mut Table) {
        self.stage = Stage::Finale;
        let red = |quest: &Quest, card: u8| quest.colour(card) == Colour::Red && quest.is_challenge(card);
        let mut back = Cards::NONE;
        for slot in 0..self.undefeated.len() {
            if let Some(left) = self.undefeated[slot].filter(|left| red(self, left.card)) {
                back.add(left.card);
                self.undefeated[slot] = None;
            }
        }
        let laid: Cards =
            self.doom.cards.iter().map(|laid| laid.card).filter(|card| red(self, *card)).collect();
        self.doom.cards.retain(|on| !laid.has(on.card));
        let deck = &self.adventures[Colour::Red as usize];
        let out: Cards = deck.cards().iter().filter(|card| !red(self, *card)).collect();
        self.removed = self.removed.and(out);
        let deck = &mut self.adventures[Colour::Red as usize];
        deck.take_out(out);
        deck.shuffle_in(back.and(laid));
        self.finale = Some(Finale { order: self.battle_order(table), at: 0 });
        table.tell(|| Event::FinaleBegan { order: self.battlers().collect() });
        self.enter_battle(table);
    }

    /// Heroes by level, then by gold, then by lot (RN-31.7).
    fn battle_order(&self, table: &mut Table) -> ArrayVec<[u8; crate::state::PLAYERS]> {
        let mut order: ArrayVec<[u8; crate::state::PLAYERS]> = self.seats().map(|seat| seat.0).collect();
        let rank = |seat: u8| (self.party(Seat(seat)).level(), self.party(Seat(seat)).gold);
        let tied = order
            .iter()
            .enumerate()
            .any(|(at, seat)| order[..at].iter().any(|other| rank(*other) == rank(*seat)));
        if tied {
            table.shuffle(&mut order);
        }
        order.sort_by_key(|seat| std::cmp::Reverse(rank(*seat)));
        order
    }

    fn battlers(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.finale.iter().flat_map(|finale| finale.order.iter()).map(|seat| Seat(*seat))
    }

    /// The next hero enters the battle, or nobody is left (RN-31.16).
    fn enter_battle(&mut self, table: &mut Table) {
        let Some(finale) = self.finale else { return };
        if let Some(seat) = finale.order.get(usize::from(finale.at)) {
            self.acting = Seat(*seat);
            table.tell(|| Event::BattleEntered { seat: self.acting });
            self.push(Task::Battle);
        } else {
            self.verdict = Some(Verdict::Fallen);
            table.tell(|| Event::AllFallen);
        }
    }

    /// The hero in the battle draws the next red challenge and fights it, without escape (RN-31.8).
    pub(crate) fn battle(&mut self, table: &mut Table) {
        let (seat, colour) = (self.acting, Colour::Red);
        let Some(card) = self.adventures[colour as usize].draw(colour.draw(), table) else {
            self.push(Task::BattleLost);
            return;
        };
        self.open = Some(card);
        table.tell(|| Event::Drawn { seat, colour, card: self.adventure_id(card) });
        let terms = Terms { fresh: true, no_escape: true, finale: true, ..Terms::default() };
        self.begin_fight(Foe::Challenge(card), terms, table);
    }

    /// The hero is out of the battle: the challenge is shuffled back, and nothing is lost (RN-31.15).
    pub(crate) fn leave_battle(&mut self, _table: &mut Table) {
        self.agenda.clear();
        self.packets.clear();
        self.roll = None;
        if let Some(card) = self.open.take() {
            self.adventures[Colour::Red as usize].shuffle_in(Cards::one(card));
        }
        let party = self.party_mut(self.acting);
        (party.wounds, party.exhaustion) = (0, 0);
        self.push(Task::BattleLost);
    }

    /// The next hero in order.
    pub(crate) fn battle_lost(&mut self, table: &mut Table) {
        table.tell(|| Event::BattleLost { seat: self.acting });
        if let Some(finale) = &mut self.finale {
            finale.at += 1;
        }
        self.enter_battle(table);
    }
}
