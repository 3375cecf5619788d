//! One player resolves a Character: Rituals, the Action or declining it, the Gift, Rituals again.

use crate::cards::{CARAVAN_CARDS, CURSE_CARDS, PORT_CARDS, Port};
use crate::components::{Character, Nation};
use crate::event::{Event, LootSource, MarkReason, ShipSource, YinYangSource};
use crate::moves::Move;
use crate::phase::Phase;
use crate::round::LAST_ROUNDS;
use crate::state::{BELOW_END, Pirates7, Table};
use freeport_kernel::Seat;

/// Yin-Yang tokens in the Captain's Gift.
const CAPTAINS_GIFT: u8 = 2;

impl Pirates7 {
    /// Carries out a move that was checked.
    pub(crate) fn decide(&mut self, seat: Seat, mv: Move, table: &mut Table) {
        match (self.phase, mv) {
            (Phase::Choosing, Move::ChooseCharacter(character)) => self.choose(seat, character, table),
            (Phase::Before | Phase::After, Move::Ritual(ritual)) => {
                self.perform(seat, ritual, table);
                self.offer_rituals(table);
            }
            (Phase::Before, Move::Done) => self.act(table),
            (Phase::After, Move::Done) => self.finish(table),
            (Phase::Action, _) => self.take_action(seat, mv, table),
            (Phase::Gift { .. }, Move::TakeGift(times)) => self.take_gift(seat, times, table),
            (Phase::Commit { .. }, Move::CommitShips(ships)) => self.commit(seat, ships, table),
            (Phase::Ruler, Move::PickPair(pair)) => {
                self.fight(pair, table);
                self.battle(table);
            }
            (Phase::Loading { drawn, .. }, Move::KeepGoods(kept)) => {
                self.load(seat, drawn, kept, table);
                self.after_loading(seat, table);
            }
            (Phase::Idol, Move::NameIdolGood(good)) => self.worship(good, table),
            (Phase::Tavern, Move::AssignTavern(dealt)) => self.serve(dealt, table),
            (Phase::Forfeit { .. }, Move::LoseGood(good)) => {
                self.forfeit(seat, good, table);
                self.drink(Some(seat), table);
            }
            (Phase::Whirlpool { disputed, left }, Move::PickWhirlpoolDie(die)) => {
                self.swallow(die, disputed, left, table);
            }
            (Phase::Overflow { .. }, Move::OverflowDiscard(goods)) => {
                self.throw_overboard(seat, goods, table);
                self.unload(Some(seat), table);
            }
            (Phase::FinalDeals { .. }, Move::FinalDeal(deal)) => self.final_deal(seat, deal, table),
            (Phase::FinalDeals { .. }, Move::Done) => self.final_sale(seat, table),
            // The check lets nothing else through.
            _ => {}
        }
    }

    /// A player begins to resolve the Character called.
    pub(crate) fn begin(&mut self, table: &mut Table) {
        let Some(character) = self.called else { return };
        let seat = self.resolver;
        table.tell(|| Event::Resolving { seat, character });
        if character.allows_rituals() {
            self.phase = Phase::Before;
            self.offer_rituals(table);
        } else {
            self.act(table);
        }
    }

    /// Waits for Rituals if one can be performed.
    fn offer_rituals(&mut self, table: &mut Table) {
        if self.can_perform_any(self.resolver) {
            return;
        }
        match self.phase {
            Phase::Before => self.act(table),
            _ => self.finish(table),
        }
    }

    /// Waits for the Action if it can be performed.
    fn act(&mut self, table: &mut Table) {
        let Some(called) = self.called else { return };
        if called.brings_cards_back() {
            // Whether the hand holds a fitting card comes out now.
            table.reveal();
        }
        if self.can_act(called) {
            self.phase = Phase::Action;
        } else {
            self.decline(false, table);
        }
    }

    /// Whether the player who resolves can perform the Action.
    pub(crate) fn can_act(&self, character: Character) -> bool {
        let own = self.pirate(self.resolver);
        match character {
            Character::Shipwright => own.reserve > 0 && own.chests > 0,
            Character::Governor => self.free_corsairs() != 0,
            Character::Captain => own.hand & CARAVAN_CARDS != 0,
            Character::Islander => own.hand & PORT_CARDS != 0,
            Character::Shaman => own.hand & CURSE_CARDS != 0,
            Character::Merchant => !own.goods.is_empty(),
            Character::Cartographer => self.deck != 0,
        }
    }

    fn take_action(&mut self, seat: Seat, mv: Move, table: &mut Table) {
        match mv {
            Move::Buy(ships) => self.buy(seat, ships, table),
            Move::Nation(nation) => self.become_corsair(seat, nation, table),
            Move::Caravan(caravan) => self.open_raid(seat, caravan, table),
            Move::Port(port) => self.open_port(seat, port, table),
            Move::Curse(curse) => self.cast_curse(seat, curse, table),
            Move::Sale(goods) => {
                self.sell(seat, goods, false, table);
                self.give(table);
            }
            Move::Draw => {
                self.draw_card(seat, table);
                self.give(table);
            }
            _ => self.decline(true, table),
        }
    }

    fn decline(&mut self, able: bool, table: &mut Table) {
        let seat = self.resolver;
        if let Some(character) = self.called {
            table.tell(|| Event::Declined { seat, character, able });
        }
        self.mark(seat, if able { MarkReason::Declined } else { MarkReason::Unable }, table);
        self.window(table);
    }

    fn buy(&mut self, seat: Seat, ships: u8, table: &mut Table) {
        let ships = self.pirate_mut(seat).launch(ships);
        table.tell(|| Event::ShipsBought { seat, ships });
        self.pay_chests(seat, u16::from(ships), table);
        self.settle(seat, table);
        self.give(table);
    }

    fn become_corsair(&mut self, seat: Seat, nation: Nation, table: &mut Table) {
        self.pirate_mut(seat).corsairs |= nation.bit();
        let unplayed = self.tally.then(|| self.unplayed(nation));
        table.tell(|| Event::CorsairTaken { seat, nation, unplayed });
        let ships = self.pirate_mut(seat).launch(u8::MAX);
        if ships > 0 {
            table.tell(|| Event::ShipsReceived { seat, ships, source: ShipSource::Governor });
        }
        match self.gift_level() {
            0 => self.mark(seat, MarkReason::Corsair, table),
            level => {
                table.tell(|| Event::MarkSpared { seat });
                if level > 1 && self.pirate(seat).marks > 0 {
                    self.pirate_mut(seat).marks -= 1;
                    let marks = self.pirate(seat).marks;
                    table.tell(|| Event::MarkRemoved { seat, marks });
                }
            }
        }
        self.settle(seat, table);
        self.window(table);
    }

    fn open_port(&mut self, seat: Seat, port: Port, table: &mut Table) {
        if let Some(card) = port.card() {
            self.pirate_mut(seat).hand &= !card.bit();
            self.played |= card.bit();
        }
        self.port = port;
        table.reveal();
        let prices = self.pack.prices(port);
        table.tell(|| Event::PortOpened { seat, port, prices });
        self.give(table);
    }

    /// Draws the top Adventure card; the End card is set aside and replaced.
    fn draw_card(&mut self, seat: Seat, table: &mut Table) {
        if !self.end_drawn && self.deck.count_ones() == BELOW_END {
            self.end_drawn = true;
            self.rounds_after = Some(LAST_ROUNDS);
            table.tell(|| Event::EndDrawn { seat });
        }
        let Some(card) = self.take_card(table) else { return };
        self.pirate_mut(seat).hand |= card.bit();
        table.whisper(
            seat,
            || Event::CardDrawn { seat, card: Some(card) },
            || Event::CardDrawn { seat, card: None },
        );
    }

    /// The Action has been performed: the Gift follows, if one is earned.
    pub(crate) fn give(&mut self, table: &mut Table) {
        let (level, seat) = (self.gift_level(), self.resolver);
        let brings_something = level > 0
            && match self.called {
                Some(Character::Shipwright) => self.pirate(seat).reserve > 0,
                Some(Character::Islander) => self.has_loot(),
                Some(Character::Cartographer) => self.deck != 0,
                Some(Character::Merchant) => true,
                Some(Character::Captain) => {
                    table.tell(|| Event::GiftTaken { seat, character: Character::Captain, times: level });
                    self.gain_yin_yang(seat, CAPTAINS_GIFT * level, YinYangSource::Gift, table);
                    false
                }
                _ => false,
            };
        if brings_something {
            self.phase = Phase::Gift { level };
        } else {
            self.window(table);
        }
    }

    fn take_gift(&mut self, seat: Seat, times: u8, table: &mut Table) {
        let Some(character) = self.called else { return };
        table.tell(|| Event::GiftTaken { seat, character, times });
        if times > 0 {
            match character {
                Character::Shipwright => {
                    let ships = self.pirate_mut(seat).launch(times);
                    table.tell(|| Event::ShipsReceived { seat, ships, source: ShipSource::Gift });
                    self.settle(seat, table);
                }
                Character::Islander => {
                    if self.draw_loot(seat, times, LootSource::Gift, table) {
                        return;
                    }
                }
                Character::Merchant => {
                    table.tell(|| Event::ChestsReceived { seat, chests: times });
                    self.gain_chests(seat, u16::from(times), table);
                    self.settle(seat, table);
                }
                Character::Cartographer => {
                    for _ in 0..times {
                        self.draw_card(seat, table);
                    }
                }
                Character::Governor | Character::Captain | Character::Shaman => {}
            }
        }
        self.window(table);
    }

    /// Rituals after the Gift, where the Character allows them.
    pub(crate) fn window(&mut self, table: &mut Table) {
        if self.called.is_some_and(Character::allows_rituals) {
            self.phase = Phase::After;
            self.offer_rituals(table);
        } else {
            self.finish(table);
        }
    }

    /// The resolution is over.
    fn finish(&mut self, table: &mut Table) {
        self.settle(self.resolver, table);
        self.pass_on(table);
    }
}
