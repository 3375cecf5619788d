//! Plan cards of the Union.

use crate::chart::Cell;
use crate::components::{Action, Figure, PlanKind, Slot};
use crate::event::Event;
use crate::faction::Faction;
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Course, Purpose, Range, Task};

impl Ahoy {
    /// Whether a plan can be played as a free action now.
    pub(crate) fn can_plan(&self, plan: PlanKind) -> bool {
        self.plans_of(plan, self.hand) != 0
            && match purpose(plan) {
                Some(Purpose::Enlist) => {
                    !self.is_banned(Faction::Union) && self.muster_islands(Purpose::Enlist).next().is_some()
                }
                Some(purpose) => self.muster_islands(purpose).next().is_some(),
                None => true,
            }
    }

    /// Draws plan cards into the Union's hand; only the Union sees which.
    pub(crate) fn draw_plans(&mut self, count: u8, table: &mut Table) {
        let mut drawn = 0;
        for _ in 0..count {
            let mut deck = u64::from(self.plan_deck);
            let Some(plan) = table.draw("plan card", &mut deck) else { break };
            self.plan_deck = deck as u16;
            drawn |= 1 << plan;
        }
        self.hand |= drawn;
        let count = drawn.count_ones() as u8;
        if count > 0 {
            let plans = self.kinds(drawn);
            table.whisper(
                Faction::Union.seat(self.players),
                || Event::PlansDrawn { count, plans },
                || Event::PlansDrawn { count, plans: Vec::new() },
            );
        }
    }

    /// The kinds of the plan cards in a set, in order.
    pub(crate) fn kinds(&self, set: u16) -> Vec<PlanKind> {
        self.pack
            .plans
            .iter()
            .enumerate()
            .filter(|(plan, _)| set >> plan & 1 == 1)
            .map(|(_, kind)| *kind)
            .collect()
    }

    /// A plan leaves the hand, face up.
    pub(crate) fn spend_plan(&mut self, plan: PlanKind, table: &mut Table) {
        let held = self.plans_of(plan, self.hand);
        let card = held & held.wrapping_neg();
        self.hand &= !card;
        if matches!(plan, PlanKind::Cutter | PlanKind::Gunship) {
            self.in_play |= card;
        } else {
            self.plan_discard |= card;
        }
        table.reveal();
        table.tell(|| Event::PlanPlayed { plan });
    }

    pub(crate) fn play_plan(&mut self, plan: PlanKind, table: &mut Table) {
        self.spend_plan(plan, table);
        if let Some(purpose) = purpose(plan) {
            self.push(Task::Muster { mover: Faction::Union, purpose });
        } else {
            self.fly(Figure::Flagship(Faction::Union), Course::Plain, Range::AnyTailwind);
            if self.cannons(Faction::Union).any(|(_, value)| value < 6) {
                self.push(Task::PrimeCannons);
            }
        }
    }

    /// By how much Dynamic Entry can raise the cannons die.
    pub(crate) fn prime_limit(&self) -> u8 {
        self.cannons(Faction::Union).map(|(_, value)| 6 - value).max().unwrap_or(0).min(2)
    }

    pub(crate) fn prime(&mut self, by: u8, table: &mut Table) {
        self.stack.pop();
        let die = self.cannons(Faction::Union).next();
        if let (Some((_, value)), true) = (die, by > 0) {
            self.change_slot(Faction::Union, Slot::Board(Action::Cannons), value, value + by);
            table.tell(|| Event::CannonsRaised { to: value + by });
        }
    }

    /// An island was chosen for a purpose.
    pub(crate) fn muster(&mut self, mover: Faction, purpose: Purpose, island: Cell, table: &mut Table) {
        self.stack.pop();
        let region = island.region();
        let here = self.comrades[region.index()];
        match purpose {
            Purpose::Convince => {
                self.push(Task::Resettle { mover, from: region, left: here.min(2), scatter: false });
            }
            Purpose::Evacuate => self.push(Task::Resettle { mover, from: region, left: here, scatter: true }),
            Purpose::Enlist => self.push(Task::Enlist { suit: self.suit_of(region) }),
            Purpose::Ambush => self.push(Task::Ambush { region, left: 2 }),
            Purpose::Cutter | Purpose::Gunship => {
                self.remove_comrades(region, 2, table);
                let ship = if purpose == Purpose::Cutter {
                    self.cutter = island;
                    Figure::Cutter
                } else {
                    self.gunship = island;
                    Figure::Gunship
                };
                table.tell(|| Event::Placed { ship: ship.ship(), at: self.chart.at(island) });
            }
        }
    }
}

/// The island a plan needs, if it needs one.
fn purpose(plan: PlanKind) -> Option<Purpose> {
    match plan {
        PlanKind::Enlist => Some(Purpose::Enlist),
        PlanKind::SneakAttack => Some(Purpose::Ambush),
        PlanKind::Evacuation => Some(Purpose::Evacuate),
        PlanKind::Cutter => Some(Purpose::Cutter),
        PlanKind::Gunship => Some(Purpose::Gunship),
        PlanKind::DynamicEntry | PlanKind::CloseCall | PlanKind::SecretWeapon | PlanKind::WeaponsCache => {
            None
        }
    }
}
