//! What may be chosen at the decision on top of the stack, and what a choice does.

use crate::chart::Cell;
use crate::components::Card;
use crate::event::Event;
use crate::faction::Faction;
use crate::moves::{Layout, Move, Side, Theft};
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Purpose, Range, Task, Voyage};

impl Ahoy {
    /// Adds every move the decision on top allows.
    pub(crate) fn options(&self, into: &mut Vec<Move>) {
        let Some(task) = self.stack.last().copied() else { return };
        match task {
            Task::Layout(..) => into.extend([Layout::A, Layout::B].map(Move::Layout)),
            Task::StartIsland => self.start_options(true, into),
            Task::StartSpace(_) => self.start_options(false, into),
            Task::Turn => self.turn_options(into),
            Task::Strongholds => self.picks(self.stronghold_islands(), true, into),
            Task::RaiseWealth => {
                let poor = self.chart.regions().filter(|region| self.chart.wealth(*region) < 6);
                self.picks(poor.map(|region| self.chart.island(region)), false, into);
            }
            Task::RefreshMarket | Task::LeavePatrol => into.extend([Move::Accept, Move::Pass]),
            Task::Sail(voyage) => self.voyage_options(&voyage, into),
            Task::Drift { cell } => self.drift_options(cell, into),
            Task::LayTile { from, dir, .. } => {
                into.extend(self.chart.lays_for_step(from, dir).map(Move::Lay));
            }
            Task::NewRegion { .. } => into.extend(self.chart.lays_along().into_iter().map(Move::Lay)),
            Task::Fly { figure, range, .. } => {
                into.extend(self.destinations(figure, range).map(|cell| Move::Go(self.chart.at(cell))));
                if matches!(range, Range::Tailwind(_) | Range::AnyTailwind) {
                    into.push(Move::Pass);
                }
            }
            Task::ShipOrders { ship, value } => self.ship_options(ship, value, into),
            Task::Fray(fray) => into.extend(fray.foes().map(Move::Fight)),
            Task::Battle(battle) => self.battle_options(&battle, into),
            Task::Ransack { loser, .. } => into.extend(Card::of(self.crew[loser.index()]).map(Move::Card)),
            Task::Deal(deal) => self.damage_options(deal.victim, false, into),
            Task::Take { victim, board_only } => {
                self.damage_options(victim, board_only, into);
                if self.may_ignore(victim, board_only) {
                    into.push(Move::Pass);
                }
            }
            Task::Hex { owner } => into.extend(self.targets(owner).map(Move::Target)),
            Task::Monkey { owner } => {
                into.extend(self.targets(owner).map(Move::Target));
                into.push(Move::Pass);
            }
            Task::Mate { owner } => self.picks(self.mate_spaces(owner), true, into),
            Task::Harbor { owner } => self.harbor_options(owner, into),
            Task::Repair { owner, .. } => {
                into.extend(self.damaged_slots(owner).map(Move::Slot));
                into.push(Move::Pass);
            }
            Task::LandComrades => self.landing_options(into),
            Task::Order { mover, moved, .. } => self.picks(self.orderable(mover, moved), true, into),
            Task::Deploy => self.picks(self.deploy_spaces(), false, into),
            Task::Inspire { used, .. } => {
                let fresh = self.chart.regions().filter(|region| used >> region.0 & 1 == 0);
                self.picks(fresh.map(|region| self.chart.island(region)), true, into);
            }
            Task::Assemble => into.extend((0..=self.ready.min(4)).map(Move::Count)),
            Task::Muster { purpose, .. } => {
                self.picks(self.muster_islands(purpose), purpose == Purpose::Convince, into);
            }
            Task::Resettle { from, left, .. } => self.resettle_options(from, left, into),
            Task::Ambush { region, .. } => {
                self.picks(region.cells().filter(|cell| self.patrols[cell.index()] > 0), true, into);
            }
            Task::PrimeCannons => into.extend((0..=self.prime_limit()).map(Move::Count)),
            Task::Enlist { suit } => {
                into.extend(self.market().filter(|card| self.pack.card(*card).suit == suit).map(Move::Card));
                into.push(Move::Pass);
            }
            Task::FreeCrew { .. } | Task::Negotiate { .. } => {
                into.extend(self.market().map(Move::Card));
                into.push(Move::Pass);
            }
            Task::Noble { owner } => self.noble_options(owner, into),
            Task::Overboard { owner } => into.extend(Card::of(self.cargo[owner.smuggler()]).map(Move::Card)),
            Task::Reward { owner } => self.reward_options(owner, into),
            Task::GoldForFame { owner } => {
                into.extend((0..=self.gold[owner.index()].min(5)).map(Move::Count));
            }
            Task::Pledge { .. } => into.extend([Side::Left, Side::Right].map(Move::Pledge)),
            Task::Idle | Task::TurnEnd | Task::NewRound | Task::Terrain { .. } | Task::RewardDone { .. } => {}
        }
    }

    /// Adds what is legal but nobody is urged to do.
    pub(crate) fn uncommon_options(&self, into: &mut Vec<Move>) {
        match self.stack.last() {
            Some(Task::Turn) => self.turn_asides(into),
            Some(Task::Harbor { owner }) => self.harbor_asides(*owner, into),
            _ => {}
        }
    }

    fn picks(&self, cells: impl Iterator<Item = Cell>, optional: bool, into: &mut Vec<Move>) {
        into.extend(cells.map(|cell| Move::Pick(self.chart.at(cell))));
        if optional {
            into.push(Move::Pass);
        }
    }

    fn noble_options(&self, owner: Faction, into: &mut Vec<Move>) {
        for (_, card) in self.stealable(owner) {
            into.push(Move::Steal(Theft { card, cargo: false }));
            if owner.smuggles() {
                into.push(Move::Steal(Theft { card, cargo: true }));
            }
        }
    }

    /// Carries out a choice at the decision on top.
    pub(crate) fn decide_top(&mut self, mv: Move, table: &mut Table) {
        let Some(task) = self.stack.last().copied() else { return };
        let cell = |at| self.chart.cell_at(at).unwrap_or(Cell(0));
        match (task, mv) {
            (Task::Turn, _) => self.take_turn(mv, table),
            (Task::Sail(_), _) => self.steer(mv, table),
            (Task::Battle(battle), _) => self.decide_battle(battle, mv, table),
            (Task::Drift { cell }, _) => {
                self.stack.pop();
                self.drift(cell, mv, table);
            }
            (Task::ShipOrders { ship, .. }, _) => self.order_ship(ship, mv, table),
            (Task::Harbor { owner }, _) => self.use_harbor(owner, mv, table),
            (Task::Negotiate { owner, second }, _) => self.bargain(owner, second, mv, table),
            (Task::FreeCrew { owner }, _) => self.bargain(owner, false, mv, table),
            (Task::RefreshMarket, _) => self.refresh_market(mv == Move::Accept, table),
            (Task::Repair { owner, done, .. }, Move::Pass) => {
                self.end_repair(owner, done);
            }
            (Task::Enlist { .. }, Move::Pass) => self.end_enlisting(table),
            (Task::Take { victim, .. }, Move::Pass) => {
                self.stack.pop();
                let (faction, at) = (victim.owner(), self.chart.at(self.place_of(victim)));
                table.tell(|| Event::SteeredClear { faction, at });
            }
            (_, Move::Pass) => {
                self.stack.pop();
            }

            (Task::Layout(first, second), Move::Layout(layout)) => {
                self.choose_layout(first, second, layout, table);
            }
            (Task::StartIsland, Move::Begin(at)) => self.begin_at(Faction::Squadron, cell(at), table),
            (Task::StartSpace(owner), Move::Begin(at)) => self.begin_at(owner, cell(at), table),
            (Task::LayTile { tile, from, dir }, Move::Lay(lay)) => self.discover(tile, from, dir, lay, table),
            (Task::NewRegion { tile, .. }, Move::Lay(lay)) => {
                self.stack.pop();
                self.lay_tile(tile, lay, table);
            }
            (Task::Fly { figure, mover, course, .. }, Move::Go(at)) => {
                let to = cell(at);
                self.stack.pop();
                self.fly_to(Voyage { figure, mover, course, ..Voyage::default() }, to, table);
            }
            (Task::Fray(_), Move::Fight(foe)) => self.engage(foe, table),
            (Task::Deal(deal), Move::Slot(slot)) => self.deal_to(deal, slot, table),
            (Task::Take { victim, .. }, Move::Slot(slot)) => {
                self.stack.pop();
                self.damage_slot(victim.owner(), slot, table);
            }
            (Task::Repair { owner, left, done }, Move::Slot(slot)) => {
                self.repair(owner, left, done, slot, table);
            }
            (Task::Hex { owner } | Task::Monkey { owner }, Move::Target(target)) => {
                self.stack.pop();
                self.strike(owner, target);
            }
            (Task::LandComrades, Move::Settle(settling)) => {
                let region = cell(settling.at).region();
                self.stack.pop();
                self.land_comrades(region, settling.count, table);
            }
            (Task::LandComrades, Move::Count(count)) => {
                self.stack.pop();
                self.ready_comrades(count, table);
            }
            (Task::LeavePatrol, _) => {
                self.stack.pop();
                self.place_patrol(self.flag(Faction::Squadron), table);
            }
            (Task::Assemble, Move::Count(count)) => {
                self.stack.pop();
                self.land_comrades(self.flag(Faction::Union).region(), count, table);
            }
            (Task::PrimeCannons, Move::Count(by)) => self.prime(by, table),
            (Task::GoldForFame { owner }, Move::Count(gold)) => self.buy_fame(owner, gold, table),
            (Task::Resettle { .. }, Move::Settle(settling)) => self.resettle(settling, table),
            (Task::Reward { owner }, Move::Reward(dir)) => self.take_reward(owner, dir, table),
            (Task::Pledge { owner, card }, Move::Pledge(side)) => self.pledge(owner, card, side, table),
            (Task::Noble { owner }, Move::Steal(theft)) => self.steal(owner, theft.card, theft.cargo, table),
            (_, Move::Card(card)) => self.choose_card(task, card, table),
            (_, Move::Pick(at)) => self.choose_space(task, cell(at), table),
            _ => {}
        }
    }

    fn choose_card(&mut self, task: Task, card: Card, table: &mut Table) {
        match task {
            Task::Overboard { owner } => self.throw_overboard(owner, card, table),
            Task::Enlist { .. } => self.enrol(Faction::Union, card, table),
            Task::Ransack { loser, .. } => {
                if let Some(Task::Ransack { left, .. }) = self.stack.last_mut() {
                    *left -= 1;
                }
                self.discard_crew(loser, card, table);
            }
            _ => {}
        }
    }

    fn choose_space(&mut self, task: Task, cell: Cell, table: &mut Table) {
        match task {
            Task::Strongholds => self.raise_stronghold(cell, table),
            Task::RaiseWealth => self.raise_wealth(cell.region(), table),
            Task::Order { .. } => self.order_patrol(cell),
            Task::Deploy => {
                self.stack.pop();
                self.place_patrol(cell, table);
            }
            Task::Inspire { left, used } => {
                if let Some(top) = self.stack.last_mut() {
                    *top = Task::Inspire { left: left - 1, used: used | 1 << cell.region().0 };
                }
                self.land_comrades(cell.region(), 1, table);
            }
            Task::Muster { mover, purpose } => self.muster(mover, purpose, cell, table),
            Task::Ambush { .. } => {
                if let Some(Task::Ambush { left, .. }) = self.stack.last_mut() {
                    *left -= 1;
                }
                self.remove_patrol(cell, false, table);
            }
            Task::Mate { owner } => {
                self.stack.pop();
                let from = self.flag(owner);
                self.open_fray(crate::components::Figure::Flagship(owner), from, cell, true);
            }
            _ => {}
        }
    }
}
