//! Running on until somebody has to decide.

use crate::event::Event;
use crate::faction::Faction;
use crate::state::Ahoy;
use crate::task::{Stage, Task};
use freeport_kernel::Table as KernelTable;

pub(crate) type Table = KernelTable<Event>;

/// Whether the task on top waits for a decision, or has done its part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Ask,
    Go,
}

use Flow::{Ask, Go};

impl Ahoy {
    /// Carries out what needs no decision.
    pub(crate) fn run(&mut self, table: &mut Table) {
        while let Some(task) = self.stack.last().copied() {
            if self.proceed(task, table) == Ask {
                return;
            }
        }
    }

    fn proceed(&mut self, task: Task, table: &mut Table) -> Flow {
        match task {
            Task::Layout(..)
            | Task::StartIsland
            | Task::StartSpace(_)
            | Task::Turn
            | Task::RefreshMarket
            | Task::Drift { .. }
            | Task::LayTile { .. }
            | Task::ShipOrders { .. }
            | Task::Hex { .. }
            | Task::Monkey { .. }
            | Task::LeavePatrol
            | Task::LandComrades
            | Task::PrimeCannons
            | Task::Noble { .. }
            | Task::Reward { .. }
            | Task::NewRegion { .. }
            | Task::Pledge { .. } => Ask,
            Task::Idle => self.done(),
            Task::Strongholds => self.offer(self.can_raise_stronghold()),
            Task::TurnEnd => self.end_turn(table),
            Task::RaiseWealth => self.offer(self.chart.tiles().iter().any(|laid| laid.wealth < 6)),
            Task::NewRound => self.new_round(table),
            Task::Sail(voyage) => self.sail_on(voyage, table),
            Task::Terrain { cell, wreckage_done } => self.meet_terrain(cell, wreckage_done, table),
            Task::Fly { figure, range, .. } => self.offer(self.has_destination(figure, range)),
            Task::Fray(fray) => self.fight_on(fray, table),
            Task::Battle(battle) => self.battle_on(battle, table),
            Task::Ransack { loser, left, .. } => self.ransack_on(loser, left, table),
            Task::Deal(deal) => self.deal_on(deal, table),
            Task::Take { victim, board_only } => self.take_on(victim, board_only, table),
            Task::Mate { owner } => {
                let can_fire = self.mate_spaces(owner).next().is_some();
                self.offer(can_fire)
            }
            Task::Harbor { owner } => self.offer(self.has_harbor_use(owner)),
            Task::Repair { owner, left, done } => self.repair_on(owner, left, done),
            Task::Order { mover, left, moved, .. } => {
                let can_order = left > 0 && self.orderable(mover, moved).next().is_some();
                self.offer(can_order)
            }
            Task::Deploy => self.offer(self.patrols_left() > 0),
            Task::Inspire { left, used } => {
                self.offer(left > 0 && self.ready > 0 && (used.count_ones() as usize) < self.chart.len())
            }
            Task::Muster { purpose, .. } => {
                let has_comrades = self.muster_islands(purpose).next().is_some();
                self.offer(has_comrades)
            }
            Task::Assemble => self.offer(self.ready > 0),
            Task::Resettle { left, .. } => self.offer(left > 0),
            Task::Ambush { region, left } => {
                self.offer(left > 0 && region.cells().any(|cell| self.patrols[cell.index()] > 0))
            }
            Task::Enlist { suit } => self.enlist_on(suit, table),
            Task::FreeCrew { owner } => self.offer(self.market().next().is_some() && !self.is_banned(owner)),
            Task::Negotiate { owner, second } => self.offer(self.can_negotiate(owner, second)),
            Task::Overboard { owner } => self.offer(self.cargo[owner.smuggler()].count_ones() > 2),
            Task::GoldForFame { owner } => self.offer(self.gold[owner.index()] > 0),
            Task::RewardDone { owner } => {
                self.black[owner.smuggler()] = self.wake[owner.smuggler()];
                self.done()
            }
        }
    }

    /// Asks when there is something to choose; else the task is done.
    fn offer(&mut self, has_choice: bool) -> Flow {
        if has_choice { Ask } else { self.done() }
    }

    /// The task on top is done.
    pub(crate) fn done(&mut self) -> Flow {
        self.stack.pop();
        Go
    }

    /// Who decides what is on top of the stack.
    pub(crate) fn decider(&self) -> Option<Faction> {
        use Faction::{Squadron, Union};
        Some(match *self.stack.last()? {
            Task::Layout(..) | Task::StartIsland | Task::LeavePatrol | Task::Deploy | Task::Strongholds => {
                Squadron
            }
            Task::LandComrades
            | Task::Inspire { .. }
            | Task::Assemble
            | Task::Ambush { .. }
            | Task::PrimeCannons
            | Task::Enlist { .. }
            | Task::ShipOrders { .. } => Union,
            Task::RaiseWealth | Task::RefreshMarket => self.first,
            Task::Sail(voyage) => voyage.mover,
            Task::LayTile { .. } => self.voyage_below(1).mover,
            Task::Drift { .. } => self.voyage_below(1).figure.owner(),
            Task::StartSpace(owner)
            | Task::Fly { mover: owner, .. }
            | Task::Hex { owner }
            | Task::Monkey { owner }
            | Task::Mate { owner }
            | Task::Harbor { owner }
            | Task::Repair { owner, .. }
            | Task::Order { mover: owner, .. }
            | Task::Muster { mover: owner, .. }
            | Task::Resettle { mover: owner, .. }
            | Task::FreeCrew { owner }
            | Task::Negotiate { owner, .. }
            | Task::Noble { owner }
            | Task::Overboard { owner }
            | Task::Reward { owner }
            | Task::RewardDone { owner }
            | Task::GoldForFame { owner }
            | Task::NewRegion { owner, .. }
            | Task::Pledge { owner, .. }
            | Task::Ransack { winner: owner, .. } => owner,
            Task::Fray(fray) => fray.attacker.owner(),
            Task::Battle(battle) => match battle.stage {
                Stage::Emissary => self.active,
                Stage::Plans => Union,
                Stage::AttackerAims => battle.attacker.owner(),
                Stage::DefenderAims => battle.defender.owner(),
                Stage::Grog => self.grogmaster(battle)?,
                Stage::Roll | Stage::Result | Stage::Buccaneer | Stage::Manoeuvre | Stage::Spoils => {
                    battle.winner().owner()
                }
            },
            Task::Deal(deal) => deal.dealer,
            Task::Take { victim, .. } => victim.owner(),
            Task::Turn | Task::TurnEnd | Task::NewRound | Task::Terrain { .. } | Task::Idle => self.active,
        })
    }
}
