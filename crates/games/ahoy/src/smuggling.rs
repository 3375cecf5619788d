//! The Smugglers: cargo, deliveries, rewards and pledges.

use crate::chart::Dir;
use crate::components::{Card, Figure, Reward};
use crate::event::{Event, FameSource, GoldSource};
use crate::faction::Faction;
use crate::moves::{Move, Side};
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Course, Range, Task};

impl Ahoy {
    pub(crate) fn cargo_options(&self, owner: Faction, into: &mut Vec<Move>) {
        let Some(suit) = self.suit_at(self.flag(owner)) else { return };
        if self.is_banned(owner) {
            return;
        }
        into.extend(self.market().filter(|card| self.pack.card(*card).suit == suit).map(Move::Smuggle));
        let cargo = Card::of(self.cargo[owner.smuggler()]);
        into.extend(cargo.filter(|card| self.pack.card(*card).to == suit).map(Move::Deliver));
    }

    pub(crate) fn smuggle(&mut self, owner: Faction, card: Card, table: &mut Table) {
        self.take_card(card);
        self.cargo[owner.smuggler()] |= card.bit();
        table.tell(|| Event::Smuggled { faction: owner, card });
        self.refill(table);
        self.push(Task::Overboard { owner });
    }

    pub(crate) fn throw_overboard(&mut self, owner: Faction, card: Card, table: &mut Table) {
        self.cargo[owner.smuggler()] &= !card.bit();
        self.discard |= card.bit();
        table.tell(|| Event::ThrownOverboard { faction: owner, card });
    }

    /// Fame, wealth, a reward, and the card goes under a marker.
    pub(crate) fn deliver(&mut self, owner: Faction, card: Card, table: &mut Table) {
        let cell = self.flag(owner);
        self.cargo[owner.smuggler()] &= !card.bit();
        table.tell(|| Event::Delivered { faction: owner, card, at: self.chart.at(cell) });
        self.gain_fame(owner, 2, FameSource::Delivery, table);
        self.enrich(cell.region(), table);
        self.push(Task::Pledge { owner, card });
        self.push(Task::Reward { owner });
    }

    pub(crate) fn gain_fame(&mut self, owner: Faction, fame: u8, source: FameSource, table: &mut Table) {
        if fame > 0 {
            self.fame[owner.index()] += u16::from(fame);
            table.tell(|| Event::FameGained { faction: owner, fame, source });
        }
    }

    /// Turns a region's wealth die up.
    pub(crate) fn enrich(&mut self, region: crate::chart::Region, table: &mut Table) {
        if self.chart.wealth(region) < 6 {
            let wealth = self.chart.enrich(region);
            let at = self.chart.at(self.chart.island(region));
            table.tell(|| Event::WealthRaised { at, wealth });
        }
    }

    /// The cell next to the white marker, unless the black one lies there.
    pub(crate) fn reward_cell(&self, owner: Faction, dir: Dir) -> Option<u8> {
        let (white, black) = (self.white[owner.smuggler()], self.black[owner.smuggler()]);
        let (row, column) = (white / 5, white % 5);
        let cell = match dir {
            Dir::North if row > 0 => white - 5,
            Dir::South if row < 4 => white + 5,
            Dir::West if column > 0 => white - 1,
            Dir::East if column < 4 => white + 1,
            _ => return None,
        };
        (cell != black).then_some(cell)
    }

    pub(crate) fn reward_options(&self, owner: Faction, into: &mut Vec<Move>) {
        let open = Dir::ALL.into_iter().filter(|dir| self.reward_cell(owner, *dir).is_some());
        into.extend(open.map(Move::Reward));
    }

    pub(crate) fn take_reward(&mut self, owner: Faction, dir: Dir, table: &mut Table) {
        let Some(cell) = self.reward_cell(owner, dir) else { return };
        let index = owner.smuggler();
        self.wake[index] = self.white[index];
        self.white[index] = cell;
        let reward = self.pack.rewards[cell as usize];
        table.tell(|| Event::RewardTaken { faction: owner, dir, reward });
        self.stack.pop();
        // A reward gained during another moves the black marker for both.
        self.stack.retain(|task| *task != Task::RewardDone { owner });
        self.push(Task::RewardDone { owner });
        match reward {
            Reward::Start => {}
            Reward::Gold1 => self.gain_gold(owner, 1, GoldSource::Reward, table),
            Reward::Gold2 => self.gain_gold(owner, 2, GoldSource::Reward, table),
            Reward::Fame1 => self.gain_fame(owner, 1, FameSource::Reward, table),
            Reward::Fame2 => self.gain_fame(owner, 2, FameSource::Reward, table),
            Reward::Fame3 => self.gain_fame(owner, 3, FameSource::Reward, table),
            Reward::FreeCrew => self.push(Task::FreeCrew { owner }),
            Reward::NewRegion => self.chart_new_region(owner, table),
            Reward::Move2 => self.sail(owner, Course::Plain, 2),
            Reward::Move2Peaceful => self.sail(owner, Course::Peaceful, 2),
            Reward::FreeTailwind => self.fly(Figure::Flagship(owner), Course::Plain, Range::AnyTailwind),
            Reward::GoldForFame => self.push(Task::GoldForFame { owner }),
            Reward::RepairAll => {
                self.repair_all(owner, table);
            }
            Reward::RepairAllForFame => {
                let tokens = self.repair_all(owner, table);
                self.gain_fame(owner, tokens, FameSource::Reward, table);
            }
            Reward::GrandPrize => {
                self.gain_fame(owner, 4, FameSource::Reward, table);
                self.enrich(self.flag(owner).region(), table);
            }
        }
    }

    fn chart_new_region(&mut self, owner: Faction, table: &mut Table) {
        if self.has_unknown()
            && !self.chart.lays_along().is_empty()
            && let Some(tile) = self.turn_tile(table)
        {
            self.push(Task::NewRegion { owner, tile });
        }
    }

    pub(crate) fn buy_fame(&mut self, owner: Faction, gold: u8, table: &mut Table) {
        self.stack.pop();
        if gold > 0 {
            self.pay(owner, gold, table);
            self.gain_fame(owner, gold, FameSource::Reward, table);
        }
    }

    pub(crate) fn pledge(&mut self, owner: Faction, card: Card, side: Side, table: &mut Table) {
        self.stack.pop();
        self.pledged[owner.smuggler()][side as usize] |= card.bit();
        table.tell(|| Event::Pledged { faction: owner, card, side });
    }

    /// The faction a Smuggler's marker stands for.
    pub(crate) fn marker(&self, owner: Faction, side: Side) -> Faction {
        if self.left_is_squadron[owner.smuggler()] == (side == Side::Left) {
            Faction::Squadron
        } else {
            Faction::Union
        }
    }
}
