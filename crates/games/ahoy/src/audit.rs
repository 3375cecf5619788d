//! What must be true of every state: each component is somewhere, exactly once.

use crate::chart::{Cell, MAX_CELLS};
use crate::components::{Card, Figure, PlanKind};
use crate::faction::Faction;
use crate::pack::{BOARD_SLOTS, CARDS, PLANS, TILES};
use crate::state::{Ahoy, COMRADES, DAMAGE, Ending, GOLD, PATROLS, STRONGHOLDS};
use crate::task::Task;

/// More rounds and more fame than any game has.
const ENDLESS: u16 = 10_000;
/// More than any count of something under way.
const MANY: u8 = 30;

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

/// Adds sets that must not overlap.
fn join(sets: impl IntoIterator<Item = u32>, what: &str) -> Result<u32, String> {
    sets.into_iter().try_fold(0, |all, set| {
        if all & set == 0 { Ok(all | set) } else { Err(format!("{what} is in two places at once")) }
    })
}

impl Ahoy {
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure((2..=4).contains(&self.players), "Ahoy is for 2 to 4 players")?;
        self.audit_factions()?;
        self.audit_tiles()?;
        self.audit_market()?;
        self.audit_plans()?;
        self.audit_figures()?;
        self.audit_dice()?;
        self.audit_stack()
    }

    fn audit_factions(&self) -> Result<(), String> {
        let seated = self.factions();
        ensure(
            seated.contains(&self.active) && seated.contains(&self.first),
            "a faction that does not play has a turn",
        )?;
        let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
        ensure(sum(&self.gold) <= u32::from(GOLD), "there are only 20 gold")?;
        for faction in Faction::ALL.iter().filter(|faction| !seated.contains(faction)) {
            let index = faction.index();
            let idle = self.gold[index] == 0 && self.crew[index] == 0 && self.fame[index] == 0;
            ensure(
                idle && !self.flag(*faction).is_somewhere(),
                "a faction that does not play owns something",
            )?;
        }
        let markers = self.white.iter().chain(&self.black).chain(&self.wake);
        ensure(markers.into_iter().all(|cell| *cell < 25), "a reward marker is off the grid")?;
        let ordinary = self.round < ENDLESS && self.fame.iter().all(|fame| *fame < ENDLESS);
        ensure(ordinary, "no game has lasted so long")
    }

    fn audit_tiles(&self) -> Result<(), String> {
        let laid = self.chart.tiles();
        ensure(laid.iter().all(|tile| (tile.tile as usize) < TILES), "there are only 12 tiles")?;
        ensure(laid.iter().all(|tile| (1..=6).contains(&tile.wealth)), "a wealth die shows 1 to 6")?;
        let pending = self.stack.iter().flat_map(|task| match task {
            Task::Layout(first, second) => [Some(*first), Some(*second)],
            Task::LayTile { tile, .. } | Task::NewRegion { tile, .. } => [Some(*tile), None],
            _ => [None, None],
        });
        let pending: Vec<u32> =
            pending.flatten().map(|tile| 1u32.checked_shl(u32::from(tile)).unwrap_or(0)).collect();
        let sets =
            laid.iter().map(|tile| 1 << tile.tile).chain([u32::from(self.tiles), u32::from(self.tile_away)]);
        let all = join(sets.chain(pending), "a tile")?;
        ensure(all == (1 << TILES) - 1 && self.tile_away.is_power_of_two(), "a tile is missing")?;
        let islands = || self.chart.regions().map(|region| self.chart.at(self.chart.island(region)));
        ensure(!islands().any(|one| islands().any(|other| one.touches(other))), "two islands are adjacent")
    }

    fn audit_market(&self) -> Result<(), String> {
        let pending = self.stack.iter().filter_map(|task| match task {
            Task::Pledge { card, .. } => Some(card.bit()),
            _ => None,
        });
        let row = self.market().map(Card::bit);
        let sets = [self.deck, self.cards_away, self.discard].into_iter().chain(self.crew).chain(self.cargo);
        let sets = sets.chain(self.pledged.into_iter().flatten()).chain(row).chain(pending);
        let all = join(sets, "a market card")?;
        ensure(all == (1 << CARDS) - 1, "a market card is missing")?;
        let away = if self.players < 4 { 6 } else { 0 };
        ensure(self.cards_away.count_ones() == away, "the wrong number of market cards is put away")?;
        ensure(self.cargo.iter().all(|cargo| cargo.count_ones() <= 3), "a Smuggler holds too much cargo")
    }

    fn audit_plans(&self) -> Result<(), String> {
        let sets = [self.plan_deck, self.hand, self.plan_discard, self.in_play].map(u32::from);
        ensure(join(sets, "a plan")? == (1 << PLANS) - 1, "a plan is missing")?;
        let cutter = self.plans_of(PlanKind::Cutter, self.in_play) != 0;
        let gunship = self.plans_of(PlanKind::Gunship, self.in_play) != 0;
        let manned = |purpose| {
            !self.stack.iter().any(|task| matches!(task, Task::Muster { purpose: p, .. } if *p == purpose))
        };
        let ships = self.kinds(self.in_play);
        ensure(
            ships.iter().all(|plan| matches!(plan, PlanKind::Cutter | PlanKind::Gunship)),
            "only ship cards stay in play",
        )?;
        ensure(
            self.cutter.is_somewhere() == (cutter && manned(crate::task::Purpose::Cutter))
                && self.gunship.is_somewhere() == (gunship && manned(crate::task::Purpose::Gunship)),
            "a ship and its card do not agree",
        )
    }

    fn audit_figures(&self) -> Result<(), String> {
        let cells = self.chart.len() * 4;
        let on_chart = |cell: Cell| !cell.is_somewhere() || cell.index() < cells;
        let ships = self.flagship.into_iter().chain([self.cutter, self.gunship]);
        ensure(ships.into_iter().all(on_chart), "a figure is off the chart")?;
        ensure(
            self.patrols[cells.min(MAX_CELLS)..].iter().all(|count| *count == 0),
            "a patrol is off the chart",
        )?;
        let beyond = |counts: &[u8]| counts[self.chart.len()..].iter().all(|count| *count == 0);
        ensure(beyond(&self.strongholds) && beyond(&self.comrades), "an island that is not there is held")?;
        let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
        ensure(sum(&self.patrols) <= u32::from(PATROLS), "there are only 10 patrols")?;
        ensure(sum(&self.strongholds) <= u32::from(STRONGHOLDS), "there are only 3 strongholds")?;
        ensure(
            sum(&self.comrades) + u32::from(self.ready) <= u32::from(COMRADES),
            "there are only 20 comrades",
        )?;
        let setting_up = self
            .stack
            .iter()
            .any(|task| matches!(task, Task::Layout(..) | Task::StartIsland | Task::StartSpace(_)));
        let placed = self.factions().iter().all(|faction| self.flag(*faction).is_somewhere());
        ensure(setting_up || placed && self.chart.len() >= 2, "a flagship is missing")
    }

    fn audit_dice(&self) -> Result<(), String> {
        ensure(
            self.card_slot
                .iter()
                .chain(&self.ship_slot)
                .chain(self.board.iter().flatten())
                .all(|held| *held <= DAMAGE),
            "a slot holds a die or damage",
        )?;
        let hired = self.crew.iter().fold(0, |all, crew| all | crew);
        for (held, card) in self.card_slot.iter().zip((0..CARDS as u8).map(Card)) {
            let face = self.pack.card(card);
            let fits = *held == 0
                || hired & card.bit() != 0
                    && if *held == DAMAGE { face.slot } else { face.slot || face.gold.is_none() };
            ensure(fits, "a card that is not crew holds something")?;
        }
        for (held, slot) in self.ship_slot.iter().zip(crate::components::ShipSlot::ALL) {
            ensure(*held == 0 || self.has_ship(slot), "a ship card that is not there holds something")?;
        }
        for faction in Faction::ALL {
            let index = faction.index();
            let faces = self.pack.board(faction);
            let sound = (0..BOARD_SLOTS).all(|slot| match faces.get(slot) {
                Some(face) => !(face.dashed && self.board[index][slot] == DAMAGE),
                None => self.board[index][slot] == 0,
            });
            ensure(sound, "a slot that cannot be damaged is damaged")?;
            let die = |held: &&u8| **held > 0 && **held < DAMAGE;
            let cards = Card::of(self.crew[index]).filter(|card| die(&&self.card_slot[card.index()])).count();
            let ships = if faction == Faction::Union { self.ship_slot.iter().filter(die).count() } else { 0 };
            let loose: usize =
                self.supply[index].iter().chain(&self.aside[index]).map(|count| *count as usize).sum();
            let dice = self.board[index].iter().filter(die).count() + cards + ships + loose;
            let expected = if self.factions().contains(&faction) { faction.dice() as usize } else { 0 };
            ensure(dice == expected, "a die is missing or too many")?;
        }
        ensure(self.dice_due <= self.dice_left(self.active), "more dice are due than there are")
    }

    /// Everything under way speaks of things that are there.
    fn audit_stack(&self) -> Result<(), String> {
        let cells = self.chart.len() * 4;
        let cell = |cell: Cell| cell.index() < cells;
        let seated = |faction: Faction| self.factions().contains(&faction);
        let figure = |figure: Figure| match figure {
            Figure::Flagship(faction) => seated(faction) && cell(self.flag(faction)),
            Figure::Patrol(place) => cell(place),
            Figure::Stronghold(region) => region.index() < self.chart.len(),
            Figure::Cutter | Figure::Gunship => seated(figure.owner()),
        };
        for task in self.stack.iter().copied() {
            let sound = match task {
                Task::Sail(voyage) => {
                    seated(voyage.mover) && (voyage.over || figure(voyage.figure)) && voyage.steps < MANY
                }
                Task::Terrain { cell: place, .. } | Task::Drift { cell: place } => cell(place),
                Task::LayTile { from, tile, .. } => cell(from) && (tile as usize) < TILES,
                Task::Fly { figure: ship, mover, .. } => figure(ship) && seated(mover),
                Task::ShipOrders { ship, .. } => {
                    matches!(ship, Figure::Cutter | Figure::Gunship) && self.place_of(ship).is_somewhere()
                }
                Task::Fray(fray) => cell(fray.at) && cell(fray.from) && figure(fray.attacker),
                Task::Battle(battle) => {
                    let counts = battle.aim.iter().chain(&battle.roll).all(|count| *count < MANY);
                    let fighters = figure(battle.attacker) && figure(battle.defender);
                    cell(battle.at) && fighters && battle.caches <= 2 && counts
                }
                Task::Deal(deal) => {
                    seated(deal.dealer) && figure(deal.victim) && deal.left < MANY && deal.dealt < MANY
                }
                Task::Take { victim, .. } => figure(victim),
                Task::Ransack { winner, loser, .. } => seated(winner) && seated(loser),
                Task::Order { mover, left, .. } => seated(mover) && left <= 4,
                Task::Muster { mover, .. } => seated(mover),
                Task::Resettle { mover, from, left, .. } => {
                    seated(mover) && from.index() < self.chart.len() && left <= self.comrades[from.index()]
                }
                Task::Ambush { region, .. } => region.index() < self.chart.len(),
                Task::Repair { owner, left, done } => seated(owner) && left < MANY && done < MANY,
                Task::StartSpace(owner)
                | Task::Hex { owner }
                | Task::Monkey { owner }
                | Task::Mate { owner }
                | Task::Harbor { owner }
                | Task::FreeCrew { owner }
                | Task::Negotiate { owner, .. }
                | Task::Noble { owner } => seated(owner),
                Task::Overboard { owner }
                | Task::Reward { owner }
                | Task::RewardDone { owner }
                | Task::GoldForFame { owner }
                | Task::NewRegion { owner, .. }
                | Task::Pledge { owner, .. } => seated(owner) && owner.smuggles(),
                _ => true,
            };
            ensure(sound, "something under way speaks of what is not there")?;
        }
        if let Some(Task::Sail(voyage)) = self.stack.last() {
            ensure(self.place_of(voyage.figure).is_somewhere(), "a figure sails that is not there")?;
        }
        let open = self.ending == Ending::Open;
        let mut moves = Vec::new();
        if open {
            self.options(&mut moves);
        }
        ensure(!open || !moves.is_empty(), "somebody has to decide and has nothing to choose from")
    }
}
