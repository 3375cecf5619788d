//! Why a move is not allowed: the rule that a refusal cites.

use crate::chart::{At, Dir, Lay};
use crate::components::{Action, Card, Figure, PlanKind, Power, Slot};
use crate::faction::Faction;
use crate::moves::{Move, Placing};
use crate::state::{Ahoy, DAMAGE, Ending};
use crate::task::{Battle, Course, Fray, Purpose, Range, Stage, Task, Voyage};
use freeport_kernel::Seat;

impl Ahoy {
    /// The rule that forbids a move which is not among the legal ones.
    pub(crate) fn explain(&self, seat: Seat, mv: &Move) -> &'static str {
        if *mv == Move::Surrender {
            return "AH-18.4";
        }
        if self.ending != Ending::Open {
            return "AH-17.1";
        }
        let (Some(task), Some(decider)) = (self.stack.last().copied(), self.decider()) else {
            return "AH-17.1";
        };
        if decider.seat(self.players) != seat {
            return match task {
                Task::Layout(..) | Task::StartIsland | Task::StartSpace(_) => "AH-3.12",
                Task::Turn if matches!(mv, Move::Place(_) | Move::SetAside(_) | Move::EndTurn) => "AH-4.2",
                Task::Turn => "AH-4.9",
                _ => self.explain_interruption(seat, task, mv),
            };
        }
        match task {
            Task::Turn => self.explain_turn(mv),
            Task::Layout(..) => "AH-3.4",
            Task::StartIsland => "AH-3.14",
            Task::StartSpace(_) => "AH-3.15",
            Task::Strongholds if belongs_to_turn(mv) => "AH-4.15",
            _ if belongs_to_turn(mv) && !matches!((task, mv), (Task::Battle(_), Move::Plan(_))) => "AH-4.10",
            Task::Sail(voyage) => self.explain_voyage(&voyage, *mv),
            Task::Drift { .. } => "AH-9.2",
            Task::LayTile { from, dir, .. } => {
                self.explain_lay(*mv, |at| covers(at, self.chart.at(from).step(dir)))
            }
            Task::NewRegion { .. } if !matches!(mv, Move::Lay(_)) => "AH-15.20",
            Task::NewRegion { .. } => self.explain_lay(*mv, |_| true),
            Task::Fly { figure, range, .. } => match range {
                Range::Tailwind(_) => "AH-6.3",
                Range::AnyTailwind if figure.owner().smuggles() => "AH-15.23",
                Range::AnyTailwind => "AH-21.3",
                Range::Whisper => "AH-20.27",
                Range::Anywhere => "AH-20.9",
            },
            Task::ShipOrders { ship: Figure::Cutter, .. } => "AH-14.21",
            Task::ShipOrders { .. } => "AH-14.19",
            Task::Fray(fray) => self.explain_fray(&fray, *mv),
            Task::Battle(battle) if matches!(mv, Move::Aim(_)) => explain_aim(&battle, decider),
            Task::Battle(battle) => match battle.stage {
                Stage::Emissary => "AH-20.28",
                Stage::Plans => "AH-10.14",
                Stage::AttackerAims => "AH-10.15",
                Stage::DefenderAims => "AH-10.16",
                Stage::Grog => "AH-20.23",
                Stage::Buccaneer => "AH-20.3",
                Stage::Roll | Stage::Result | Stage::Manoeuvre | Stage::Spoils => {
                    explain_manoeuvre(battle.winner().owner(), *mv)
                }
            },
            Task::Ransack { .. } => "AH-20.3",
            Task::Deal(deal) => self.explain_damage(deal.victim, *mv),
            Task::Take { board_only: true, .. } | Task::Hex { .. } => "AH-20.11",
            Task::Take { victim, .. } => self.explain_damage(victim, *mv),
            Task::Monkey { .. } => "AH-20.21",
            Task::Mate { .. } => "AH-20.20",
            Task::Harbor { .. } | Task::Repair { .. } if matches!(mv, Move::Slot(Slot::Ship(_))) => {
                "AH-11.12"
            }
            Task::Harbor { .. } => {
                if matches!(mv, Move::Load(_)) {
                    "AH-9.7"
                } else {
                    "AH-9.6"
                }
            }
            Task::Repair { .. } => "AH-11.13",
            Task::LeavePatrol => "AH-13.1",
            Task::LandComrades => "AH-14.7",
            Task::Order { steps: 1, moved, .. } => match *mv {
                Move::Pick(at) if self.chart.cell_at(at).is_some_and(|cell| moved.contains(&cell)) => {
                    "AH-13.7"
                }
                _ => "AH-13.6",
            },
            Task::Order { .. } => "AH-20.6",
            Task::Deploy => "AH-13.8",
            Task::Strongholds => "AH-13.9",
            Task::RaiseWealth => "AH-18.2",
            Task::RefreshMarket => "AH-18.3",
            Task::Inspire { .. } => "AH-14.9",
            Task::Assemble => "AH-14.10",
            Task::Muster { purpose, .. } => match purpose {
                Purpose::Convince => "AH-20.5",
                Purpose::Evacuate => "AH-21.4",
                Purpose::Enlist => "AH-21.1",
                Purpose::Ambush => "AH-21.2",
                Purpose::Cutter | Purpose::Gunship => "AH-14.17",
            },
            Task::Resettle { scatter: true, .. } => "AH-21.4",
            Task::Resettle { .. } => "AH-20.5",
            Task::Ambush { .. } => "AH-21.2",
            Task::PrimeCannons => "AH-21.3",
            Task::Enlist { .. } => "AH-21.1",
            Task::FreeCrew { .. } => "AH-15.19",
            Task::Negotiate { .. } => "AH-15.31",
            Task::Noble { .. } => "AH-20.22",
            Task::Overboard { .. } => "AH-15.3",
            Task::Reward { .. } if *mv == Move::Pass => "AH-15.17",
            Task::Reward { .. } => "AH-15.14",
            Task::GoldForFame { .. } => "AH-15.24",
            Task::Pledge { .. } => "AH-15.10",
            Task::Idle | Task::TurnEnd | Task::NewRound | Task::Terrain { .. } | Task::RewardDone { .. } => {
                "AH-4.10"
            }
        }
    }

    /// Why a player may not decide what another player has to decide.
    fn explain_interruption(&self, seat: Seat, task: Task, mv: &Move) -> &'static str {
        match (task, mv, self.factions().get(seat.index())) {
            (Task::Battle(battle), Move::Aim(_), Some(owner)) => explain_aim(&battle, *owner),
            (Task::Deal(_), Move::Slot(_), _) => "AH-11.6",
            (Task::Take { .. }, Move::Slot(_), _) => "AH-11.5",
            (Task::RaiseWealth, ..) => "AH-18.2",
            (Task::RefreshMarket, ..) => "AH-18.3",
            _ => "AH-4.10",
        }
    }

    fn explain_fray(&self, fray: &Fray, mv: Move) -> &'static str {
        match mv {
            Move::Fight(foe) if Ahoy::figure_at(foe, fray.at).owner() == fray.attacker.owner() => "AH-10.11",
            _ if !self.is_loaded(fray.attacker) => "AH-10.3",
            Move::Fight(_) => "AH-10.8",
            _ => "AH-10.2",
        }
    }

    fn explain_turn(&self, mv: &Move) -> &'static str {
        let owner = self.active;
        match *mv {
            Move::Place(placing) => self.explain_placing(owner, placing),
            Move::SetAside(_) if self.dice_due == 0 => "AH-4.5",
            Move::SetAside(_) => "AH-4.13",
            Move::EndTurn => "AH-4.5",
            Move::Recruit(card) => self.explain_recruiting(owner, card, false),
            Move::Smuggle(card) => self.explain_cargo(owner, card, "AH-15.1"),
            Move::Deliver(card) => self.explain_cargo(owner, card, "AH-15.6"),
            Move::Use(power) => self.explain_power(owner, power),
            Move::Plan(plan) => self.explain_plan(owner, plan),
            _ => "AH-4.10",
        }
    }

    fn explain_placing(&self, owner: Faction, placing: Placing) -> &'static str {
        let Placing { die, to, gold, slot } = placing;
        let held = (1..=6).contains(&die) && self.supply[owner.index()][die as usize - 1] > 0;
        if let Slot::Cost(card) = slot
            && self.crew[owner.index()] & card.bit() == 0
        {
            // What no die could pay for is told before what is wrong with the die.
            let refusal = self.explain_recruiting(owner, card, true);
            if !refusal.is_empty() {
                return refusal;
            }
        }
        if self.dice_due == 0 {
            return if matches!(slot, Slot::Cost(_)) { "AH-12.6" } else { "AH-4.5" };
        }
        if !held {
            return "AH-5.2";
        }
        if !(1..=6).contains(&to) {
            return "AH-5.6";
        }
        if let Slot::Cost(card) = slot {
            return if self.crew[owner.index()] & card.bit() == 0 { "AH-5.5" } else { "AH-5.10" };
        }
        let own = match slot {
            Slot::Board(action) => !self.slots_of(owner, action).is_empty(),
            Slot::Crew(card) => self.crew[owner.index()] & card.bit() != 0 && self.pack.card(card).slot,
            Slot::Ship(ship) => owner == Faction::Union && self.has_ship(ship),
            Slot::Cost(_) => false,
        };
        if !own {
            let others = match slot {
                Slot::Crew(card) => self
                    .crew
                    .iter()
                    .zip(Faction::ALL)
                    .any(|(crew, other)| other != owner && crew & card.bit() != 0),
                Slot::Ship(ship) => owner != Faction::Union && self.has_ship(ship),
                Slot::Board(_) | Slot::Cost(_) => false,
            };
            return if others { "AH-5.12" } else { "AH-5.10" };
        }
        let values = self.slot_values(owner, slot);
        if !values.contains(&0) {
            return if values.iter().all(|held| *held == DAMAGE) { "AH-11.1" } else { "AH-5.2" };
        }
        if !self.slot_takes(owner, slot, to) {
            return match slot {
                Slot::Board(Action::Cannons5 | Action::Cannons6) => "AH-13.18",
                _ => "AH-5.3",
            };
        }
        if self.can_pay(owner, die, to, gold) { "AH-4.10" } else { "AH-5.5" }
    }

    fn slot_takes(&self, owner: Faction, slot: Slot, value: u8) -> bool {
        match slot {
            Slot::Board(action) => self
                .pack
                .groups(owner)
                .iter()
                .any(|group| group.face.action == action && group.face.need.takes(value)),
            Slot::Ship(ship) => self.pack.ship_slots[ship as usize].takes(value),
            Slot::Crew(_) | Slot::Cost(_) => true,
        }
    }

    /// Why a card cannot be recruited; empty when only the payment is wrong.
    fn explain_recruiting(&self, owner: Faction, card: Card, by_die: bool) -> &'static str {
        let face = self.pack.card(card);
        if !self.market().any(|found| found == card) {
            "AH-12.1"
        } else if self.is_banned(owner) {
            "AH-13.15"
        } else if self.recruiting_suits(owner) >> face.suit as u8 & 1 == 0 {
            "AH-12.4"
        } else if by_die && face.gold.is_none() {
            ""
        } else {
            "AH-12.5"
        }
    }

    fn explain_cargo(&self, owner: Faction, card: Card, rule: &'static str) -> &'static str {
        let known = self.market().any(|found| found == card)
            || owner.smuggles() && self.cargo[owner.smuggler()] & card.bit() != 0;
        if !owner.smuggles() {
            "AH-12.3"
        } else if known && self.is_banned(owner) {
            "AH-13.15"
        } else {
            rule
        }
    }

    fn explain_power(&self, owner: Faction, power: Power) -> &'static str {
        if !self.has_power(owner, power) {
            return "AH-12.8";
        }
        match power {
            Power::Aeronauts => "AH-20.1",
            Power::GhastlyGust => "AH-20.9",
            Power::Mystic => "AH-20.11",
            Power::WhisperingWind => "AH-20.27",
            Power::NaiveNoble => "AH-20.22",
            _ => "AH-4.16",
        }
    }

    fn explain_plan(&self, owner: Faction, plan: PlanKind) -> &'static str {
        if owner != Faction::Union || self.plans_of(plan, self.hand) == 0 || plan.is_for_battle() {
            return "AH-14.15";
        }
        match plan {
            PlanKind::Enlist => "AH-21.1",
            PlanKind::SneakAttack => "AH-21.2",
            PlanKind::DynamicEntry => "AH-21.3",
            PlanKind::Evacuation => "AH-21.4",
            _ => "AH-14.17",
        }
    }

    fn explain_voyage(&self, voyage: &Voyage, mv: Move) -> &'static str {
        let cell = self.place_of(voyage.figure);
        match mv {
            Move::Step(dir) => self.explain_step(voyage, cell, dir),
            Move::Wrap(_) => "AH-20.15",
            Move::Pass => match voyage.course {
                Course::FullSail => "AH-15.29",
                Course::Order => "AH-13.6",
                Course::Peaceful if matches!(voyage.figure, Figure::Flagship(_)) => "AH-15.22",
                Course::Peaceful => "AH-20.6",
                Course::Plain if matches!(self.stack.iter().nth_back(1), Some(Task::RewardDone { .. })) => {
                    "AH-15.21"
                }
                _ => "AH-6.1",
            },
            _ => "AH-7.1",
        }
    }

    fn explain_step(&self, voyage: &Voyage, cell: crate::chart::Cell, dir: Dir) -> &'static str {
        if self.chart.next(cell, dir).is_some() {
            "AH-7.2"
        } else if voyage.course == Course::Pushed {
            "AH-20.25"
        } else {
            "AH-8.4"
        }
    }

    fn explain_lay(&self, mv: Move, fits: impl Fn(Lay) -> bool) -> &'static str {
        match mv {
            Move::Lay(lay) if lay.turn > 3 => "AH-2.3",
            Move::Lay(lay) if !in_reach(lay.at) => "AH-8.2",
            Move::Lay(lay) if !self.chart.is_free(lay.at) => "AH-2.4",
            Move::Lay(lay) if !fits(lay) => "AH-8.2",
            Move::Lay(lay) if self.chart.island_touches(lay.island()) => "AH-2.5",
            Move::Lay(_) => "AH-15.20",
            _ => "AH-8.1",
        }
    }

    fn explain_damage(&self, victim: Figure, mv: Move) -> &'static str {
        match (victim, mv) {
            (Figure::Gunship, _) => "AH-11.9",
            (Figure::Flagship(owner), Move::Slot(Slot::Board(action))) => {
                let dashed = |found: Action| {
                    self.pack
                        .groups(owner)
                        .iter()
                        .any(|group| group.face.action == found && group.face.dashed)
                };
                if dashed(action) { "AH-11.3" } else { "AH-11.2" }
            }
            (Figure::Flagship(_), Move::Slot(Slot::Cost(_))) => "AH-11.3",
            (Figure::Flagship(_), Move::Slot(Slot::Crew(_))) => "AH-11.2",
            _ => "AH-11.4",
        }
    }
}

/// Places far off the chart are refused before anything is computed with them.
fn in_reach(at: At) -> bool {
    at.x.unsigned_abs() < 100 && at.y.unsigned_abs() < 100
}

fn covers(lay: Lay, target: At) -> bool {
    let (dx, dy) = (target.x - lay.at.x, target.y - lay.at.y);
    (0..2).contains(&dx) && (0..2).contains(&dy)
}

/// Whether the move is one of those made between actions.
fn belongs_to_turn(mv: &Move) -> bool {
    use Move::*;
    matches!(mv, Place(_) | SetAside(_) | Recruit(_) | Smuggle(_) | Deliver(_) | Use(_) | Plan(_) | EndTurn)
}

/// Why a player may not aim now: for the cutter never, and once in a battle, the attacker first.
fn explain_aim(battle: &Battle, owner: Faction) -> &'static str {
    let fighters = [battle.attacker, battle.defender];
    match fighters.iter().position(|figure| figure.owner() == owner) {
        None => "AH-4.10",
        Some(side) if fighters[side] == Figure::Cutter => "AH-10.19",
        Some(side) if battle.aim[side] > 0 && owner == Faction::Squadron => "AH-10.18",
        Some(0) => "AH-10.15",
        Some(_) => "AH-10.16",
    }
}

fn explain_manoeuvre(winner: Faction, mv: Move) -> &'static str {
    match (winner, mv) {
        (Faction::Squadron, Move::Manoeuvre(_)) => "AH-10.31",
        (Faction::Union, Move::Manoeuvre(_)) => "AH-10.32",
        (_, Move::Manoeuvre(_)) => "AH-10.33",
        _ => "AH-10.23",
    }
}
