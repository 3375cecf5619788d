//! The end of a round, and of the game.

use crate::chart::Region;
use crate::components::{Card, PlanKind};
use crate::event::{Event, FameSource};
use crate::faction::Faction;
use crate::moves::Side;
use crate::resolve::{Flow, Table};
use crate::state::{Ahoy, DAMAGE, Ending, GOAL};
use crate::task::Task;
use freeport_kernel::{Outcome, SeatSet};

impl Ahoy {
    /// The control points of Squadron and Union in a region.
    pub(crate) fn control(&self, region: Region) -> (u8, u8) {
        let has = |cell: crate::chart::Cell| u8::from(cell.is_somewhere() && cell.region() == region);
        let patrols: u8 = region.cells().map(|cell| self.patrols[cell.index()]).sum();
        let squadron = patrols + 2 * self.strongholds[region.index()] + 2 * has(self.flag(Faction::Squadron));
        let cutter = has(self.cutter);
        let comrades = self.comrades[region.index()] * (1 + cutter);
        let union = comrades + has(self.flag(Faction::Union)) + cutter + has(self.gunship);
        (squadron, union)
    }

    /// Who controls a region, if anybody does.
    pub(crate) fn controller(&self, region: Region) -> Option<Faction> {
        let (squadron, union) = self.control(region);
        match squadron.cmp(&union) {
            std::cmp::Ordering::Greater => Some(Faction::Squadron),
            std::cmp::Ordering::Less => Some(Faction::Union),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Control is scored; then the game is over, or the round is cleaned up.
    pub(crate) fn end_round(&mut self, table: &mut Table) {
        for region in self.chart.regions() {
            let (squadron, union) = self.control(region);
            let wealth = self.chart.wealth(region);
            let at = self.chart.at(self.chart.island(region));
            table.tell(|| Event::RegionScored { at, squadron, union, wealth });
            if let Some(controller) = self.controller(region) {
                self.gain_fame(controller, wealth, FameSource::Control, table);
            }
        }
        let round = self.round;
        table.tell(|| Event::RoundEnded { round });
        if self.fame.iter().any(|fame| *fame >= GOAL) {
            self.end_game(table);
            return;
        }
        self.push(Task::NewRound);
        if self.players == 2 {
            self.push(Task::RefreshMarket);
            self.push(Task::RaiseWealth);
        }
    }

    fn end_game(&mut self, table: &mut Table) {
        table.reveal();
        for owner in self.factions().iter().copied().filter(|faction| faction.smuggles()) {
            for side in [Side::Left, Side::Right] {
                let pledged = self.marker(owner, side);
                let fame = self.pledge_fame(owner, side, pledged);
                table.tell(|| Event::PledgeRevealed { faction: owner, side, pledged, fame });
                self.gain_fame(owner, fame, FameSource::Pledge, table);
            }
        }
        self.ending = Ending::Scored;
        table.tell(|| {
            let winners = self.outcome().winners();
            Event::GameEnded {
                winners: winners
                    .iter()
                    .filter_map(|seat| self.factions().get(seat.index()).copied())
                    .collect(),
            }
        });
    }

    /// What the cards under a marker earn if it stands for `pledged`.
    pub(crate) fn pledge_fame(&self, owner: Faction, side: Side, pledged: Faction) -> u8 {
        let cards = Card::of(self.pledged[owner.smuggler()][side as usize]);
        cards
            .map(|card| {
                let suit = self.pack.card(card).suit;
                let held = |region: &Region| {
                    self.suit_of(*region) == suit && self.controller(*region) == Some(pledged)
                };
                self.chart.regions().filter(held).count() as u8
            })
            .sum()
    }

    /// Most fame wins, then most gold; what is still tied is shared.
    pub(crate) fn outcome(&self) -> Outcome {
        let seats = self.factions();
        if let Ending::Surrendered(loser) = self.ending {
            let seat = loser.seat(self.players);
            return Outcome::won_by(self.players, SeatSet::all(self.players).without(seat));
        }
        let fame = |seat: freeport_kernel::Seat| self.fame[seats[seat.index()].index()];
        let gold = |seat: freeport_kernel::Seat| self.gold[seats[seat.index()].index()];
        Outcome::ranked(self.players, |seat| i32::from(fame(seat)), |seat| (fame(seat), gold(seat)))
    }

    /// Dice come back and are rolled, the first player card passes on, the Union draws plans.
    pub(crate) fn new_round(&mut self, table: &mut Table) -> Flow {
        self.stack.pop();
        for faction in self.factions() {
            self.collect_dice(*faction);
            self.roll_dice(*faction, table);
        }
        let seats = self.factions();
        let next = (self.first.seat(self.players).index() + 1) % seats.len();
        self.first = seats[next];
        self.round += 1;
        let (round, first) = (self.round, self.first);
        table.tell(|| Event::RoundBegan { round, first });
        self.draw_plans(2, table);
        self.begin_turn(self.first, table);
        Flow::Go
    }

    fn collect_dice(&mut self, faction: Faction) {
        let lift = |slot: &mut u8| {
            if *slot < DAMAGE {
                *slot = 0;
            }
        };
        self.board[faction.index()].iter_mut().for_each(lift);
        for card in Card::of(self.crew[faction.index()]) {
            lift(&mut self.card_slot[card.index()]);
        }
        if faction == Faction::Union {
            self.ship_slot.iter_mut().for_each(lift);
        }
        self.supply[faction.index()] = [0; 6];
        self.aside[faction.index()] = [0; 6];
    }

    pub(crate) fn roll_dice(&mut self, faction: Faction, table: &mut Table) {
        for _ in 0..faction.dice() {
            self.supply[faction.index()][table.roll(6) as usize - 1] += 1;
        }
        table.tell(|| Event::DiceRolled { faction, dice: self.supply_dice(faction) });
    }

    /// The dice in a supply, one by one.
    pub(crate) fn supply_dice(&self, faction: Faction) -> Vec<u8> {
        let counts = self.supply[faction.index()].iter().zip(1u8..);
        counts.flat_map(|(count, value)| std::iter::repeat_n(value, *count as usize)).collect()
    }

    /// Plans that were played or destroyed, face up.
    pub(crate) fn spent_plans(&self) -> Vec<PlanKind> {
        self.kinds(self.plan_discard)
    }

    /// Raises the wealth of a region in the two-player clean-up.
    pub(crate) fn raise_wealth(&mut self, region: Region, table: &mut Table) {
        self.stack.pop();
        self.enrich(region, table);
    }
}
