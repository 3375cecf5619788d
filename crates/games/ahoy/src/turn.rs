//! A turn: placing dice, free actions, and passing on.

use crate::components::{Card, Figure, Need, PlanKind, Power, ShipSlot, Slot};
use crate::event::{Event, GoldSource};
use crate::faction::Faction;
use crate::moves::{Move, Placing};
use crate::resolve::{Flow, Table};
use crate::state::{Ahoy, DAMAGE};
use crate::task::{Range, Task};

/// How many dice a turn takes.
const DICE_PER_TURN: u8 = 2;

impl Ahoy {
    /// The turn goes to a faction.
    pub(crate) fn begin_turn(&mut self, faction: Faction, table: &mut Table) {
        self.active = faction;
        self.dice_due = self.dice_left(faction).min(DICE_PER_TURN);
        self.hexed = false;
        self.whispered = false;
        self.push(Task::Turn);
        let dice = self.dice_due;
        table.tell(|| Event::TurnBegan { faction, dice });
    }

    /// What the active player may do between actions.
    pub(crate) fn turn_options(&self, into: &mut Vec<Move>) {
        let owner = self.active;
        if self.dice_due > 0 {
            self.each_open_slot(owner, |slot, need| self.placings(owner, slot, need, into));
            self.set_aside_options(owner, into);
        }
        self.recruit_options(owner, into);
        if owner.smuggles() {
            self.cargo_options(owner, into);
        }
        self.crew_options(owner, into);
        if owner == Faction::Union {
            let free = PlanKind::ALL.into_iter().filter(|plan| !plan.is_for_battle() && self.can_plan(*plan));
            into.extend(free.map(Move::Plan));
        }
        if self.dice_due == 0 {
            into.push(Move::EndTurn);
        }
    }

    /// What is legal but nobody is urged to do: changing a die for nothing, and paying more than needed.
    pub(crate) fn turn_asides(&self, into: &mut Vec<Move>) {
        let owner = self.active;
        if self.dice_due == 0 || self.gold[owner.index()] == 0 {
            return;
        }
        let mut urged = Vec::new();
        self.turn_options(&mut urged);
        self.each_open_slot(owner, |slot, need| {
            for die in self.supply_values(owner) {
                for to in (1..=6).filter(|to| need.takes(*to)) {
                    for gold in
                        (0..=self.gold[owner.index()]).filter(|gold| self.can_pay(owner, die, to, *gold))
                    {
                        let placing = Move::Place(Placing { die, to, gold, slot });
                        if !urged.contains(&placing) {
                            into.push(placing);
                        }
                    }
                }
            }
        });
    }

    /// Visits every kind of slot that could take a die now, the price of market cards included.
    fn each_open_slot(&self, owner: Faction, mut visit: impl FnMut(Slot, Need)) {
        let board = &self.board[owner.index()];
        for group in self.pack.groups(owner) {
            if board[group.range.clone()].contains(&0) {
                visit(Slot::Board(group.face.action), group.face.need);
            }
        }
        for card in Card::of(self.crew[owner.index()]) {
            if self.pack.card(card).slot && self.card_slot[card.index()] == 0 {
                visit(Slot::Crew(card), Need::Any);
            }
        }
        if owner == Faction::Union {
            for slot in ShipSlot::ALL {
                if self.has_ship(slot) && self.ship_slot[slot as usize] == 0 {
                    visit(Slot::Ship(slot), self.pack.ship_slots[slot as usize]);
                }
            }
        }
        let suits = self.recruiting_suits(owner);
        for card in self.market() {
            let face = self.pack.card(card);
            if face.gold.is_none() && suits >> face.suit as u8 & 1 == 1 {
                visit(Slot::Cost(card), Need::Any);
            }
        }
    }

    /// The different values in a faction's supply.
    pub(crate) fn supply_values(&self, owner: Faction) -> impl Iterator<Item = u8> + use<> {
        let supply = self.supply[owner.index()];
        (1..=6u8).filter(move |value| supply[*value as usize - 1] > 0)
    }

    /// The least gold that turns a die from one value to another.
    pub(crate) fn price(&self, owner: Faction, die: u8, to: u8) -> u8 {
        let change = die.abs_diff(to);
        if change > 1 && self.has_power(owner, Power::Middleman) { change.div_ceil(2) } else { change }
    }

    /// Whether exactly this much gold can turn a die from one value to another, going up and down in any mix.
    pub(crate) fn can_pay(&self, owner: Faction, die: u8, to: u8, gold: u8) -> bool {
        let change = die.abs_diff(to);
        gold <= self.gold[owner.index()]
            && if self.has_power(owner, Power::Middleman) {
                gold >= change.div_ceil(2) && !(change == 0 && gold == 1)
            } else {
                gold >= change && (gold - change).is_multiple_of(2)
            }
    }

    /// The sensible ways to put a supply die into a slot: where the value matters every value the purse allows,
    /// elsewhere only the cheapest.
    fn placings(&self, owner: Faction, slot: Slot, need: Need, into: &mut Vec<Move>) {
        let purse = self.gold[owner.index()];
        for die in self.supply_values(owner) {
            if purse == 0 {
                if need.takes(die) {
                    into.push(Move::Place(Placing { die, to: die, gold: 0, slot }));
                }
                continue;
            }
            let cheapest = if value_matters(slot) {
                purse
            } else {
                (1..=6).filter(|to| need.takes(*to)).map(|to| self.price(owner, die, to)).min().unwrap_or(0)
            };
            for to in (1..=6).filter(|to| need.takes(*to)) {
                let gold = self.price(owner, die, to);
                if gold <= purse && gold <= cheapest && (gold == 0 || self.is_worth_paying(slot, die, to)) {
                    into.push(Move::Place(Placing { die, to, gold, slot }));
                }
            }
        }
    }

    /// Whether anybody would pay for this value: a tailwind that blows somewhere, a longer voyage, a better shot.
    fn is_worth_paying(&self, slot: Slot, die: u8, to: u8) -> bool {
        use crate::components::Action::{Cannons, FullSail, Tailwind};
        match slot {
            Slot::Board(Tailwind) => self.has_destination(Figure::Flagship(self.active), Range::Tailwind(to)),
            Slot::Ship(ShipSlot::Cutter) => self.has_destination(Figure::Cutter, Range::Tailwind(to)),
            Slot::Board(FullSail | Cannons) => to > die,
            _ => true,
        }
    }

    /// Whether some supply die fits, as it is, into some own slot; prices of market cards do not count.
    pub(crate) fn can_place(&self, owner: Faction) -> bool {
        let mut fits = false;
        self.each_open_slot(owner, |slot, need| {
            fits |= !matches!(slot, Slot::Cost(_)) && self.supply_values(owner).any(|die| need.takes(die));
        });
        fits
    }

    fn set_aside_options(&self, owner: Faction, into: &mut Vec<Move>) {
        if !self.can_place(owner) {
            into.extend(self.supply_values(owner).map(Move::SetAside));
        }
    }

    pub(crate) fn take_turn(&mut self, mv: Move, table: &mut Table) {
        let owner = self.active;
        match mv {
            Move::Place(placing) => self.place(owner, placing, table),
            Move::SetAside(die) => {
                self.supply[owner.index()][die as usize - 1] -= 1;
                self.aside[owner.index()][die as usize - 1] += 1;
                self.dice_due -= 1;
                table.tell(|| Event::DieSetAside { faction: owner, die });
            }
            Move::Recruit(card) => {
                self.pay(owner, self.pack.card(card).gold.unwrap_or(0), table);
                self.recruit(owner, card, table);
            }
            Move::Smuggle(card) => self.smuggle(owner, card, table),
            Move::Deliver(card) => self.deliver(owner, card, table),
            Move::Use(power) => self.use_power(owner, power, table),
            Move::Plan(plan) => self.play_plan(plan, table),
            _ => {
                self.stack.pop();
                self.push(Task::TurnEnd);
                if owner == Faction::Squadron {
                    self.push(Task::Strongholds);
                }
            }
        }
    }

    fn place(&mut self, owner: Faction, placing: Placing, table: &mut Table) {
        let Placing { die, to, gold, slot } = placing;
        self.supply[owner.index()][die as usize - 1] -= 1;
        self.dice_due -= 1;
        self.spend(owner, gold);
        table.tell(|| Event::DiePlaced { faction: owner, die, to, gold, slot });
        if let Slot::Cost(card) = slot {
            self.recruit(owner, card, table);
            self.card_slot[card.index()] = to;
            return;
        }
        self.change_slot(owner, slot, 0, to);
        match slot {
            Slot::Board(action) => self.act(owner, action, to, table),
            Slot::Crew(card) => self.act_crew(owner, self.pack.card(card).power, table),
            Slot::Ship(ship) => self.push(Task::ShipOrders { ship: ship.ship(), value: to }),
            Slot::Cost(_) => {}
        }
    }

    /// Elder and Documentarian pay at the end of the turn; then the next player with dice follows.
    pub(crate) fn end_turn(&mut self, table: &mut Table) -> Flow {
        let owner = self.active;
        if self.has_power(owner, Power::Elder) && !self.is_damaged(owner) {
            self.gain_gold(owner, 1, GoldSource::Crew, table);
        }
        let region = self.flag(owner).region();
        let company = |other: &Faction| *other != owner && self.flag(*other).region() == region;
        if self.has_power(owner, Power::Documentarian) && self.factions().iter().any(company) {
            self.gain_gold(owner, 1, GoldSource::Crew, table);
        }
        table.tell(|| Event::TurnEnded { faction: owner });
        self.stack.pop();
        match self.next_with_dice(owner) {
            Some(next) => self.begin_turn(next, table),
            None => self.end_round(table),
        }
        Flow::Go
    }

    /// The next player clockwise who still has dice, the player in turn last of all.
    fn next_with_dice(&self, after: Faction) -> Option<Faction> {
        let seats = self.factions();
        let seat = seats.iter().position(|faction| *faction == after)?;
        (1..=seats.len())
            .map(|step| seats[(seat + step) % seats.len()])
            .find(|next| self.dice_left(*next) > 0)
    }

    /// Whether any slot of the faction, on board, crew or ship cards, is damaged.
    pub(crate) fn is_damaged(&self, owner: Faction) -> bool {
        self.board[owner.index()].contains(&DAMAGE)
            || Card::of(self.crew[owner.index()]).any(|card| self.card_slot[card.index()] == DAMAGE)
            || owner == Faction::Union && self.ship_slot.contains(&DAMAGE)
    }

    pub(crate) fn gain_gold(&mut self, owner: Faction, gold: u8, source: GoldSource, table: &mut Table) {
        let gold = gold.min(self.bank());
        if gold > 0 {
            self.gold[owner.index()] += gold;
            table.tell(|| Event::GoldGained { faction: owner, gold, source });
        }
    }

    /// Gold goes back to the supply, as part of something that is told anyway.
    pub(crate) fn spend(&mut self, owner: Faction, gold: u8) {
        self.gold[owner.index()] -= gold;
    }

    pub(crate) fn pay(&mut self, owner: Faction, gold: u8, table: &mut Table) {
        self.spend(owner, gold);
        table.tell(|| Event::GoldPaid { faction: owner, gold });
    }

    /// Gold from one player to another, as much as there is.
    pub(crate) fn take_gold(&mut self, from: Faction, to: Faction, gold: u8, table: &mut Table) {
        let gold = gold.min(self.gold[from.index()]);
        if gold > 0 {
            self.gold[from.index()] -= gold;
            self.gold[to.index()] += gold;
            table.tell(|| Event::GoldTaken { from, to, gold });
        }
    }
}

/// Whether the value of a die in this slot makes a difference to what it does.
fn value_matters(slot: Slot) -> bool {
    use crate::components::Action::{Cannons, FullSail, Tailwind};
    matches!(slot, Slot::Board(Tailwind | FullSail | Cannons) | Slot::Ship(ShipSlot::Cutter))
}
