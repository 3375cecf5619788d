//! Battles: who must fight whom, the steps of a battle, and what the winner makes of it.

use crate::chart::Cell;
use crate::components::{Card, Figure, PlanKind, Power};
use crate::event::{Avoided, Event, GoldSource};
use crate::faction::Faction;
use crate::moves::{Aim, Foe, Manoeuvre, Move};
use crate::resolve::{Flow, Table};
use crate::state::Ahoy;
use crate::task::{Battle, Course, Deal, Fray, Stage, Task, Voyage};

impl Fray {
    /// Nobody is due any more.
    pub(crate) fn clear(&mut self) {
        *self = Fray {
            attacker: self.attacker,
            from: self.from,
            at: self.at,
            standing: self.standing,
            ..Fray::default()
        };
    }

    /// A flagship that has left the space is no longer due.
    pub(crate) fn excuse(&mut self, faction: Faction) {
        self.flagships &= !(1 << faction.index());
    }

    /// The kinds of enemies still due.
    pub(crate) fn foes(&self) -> impl Iterator<Item = Foe> + use<> {
        let fray = *self;
        let flagships = Faction::ALL.into_iter().filter(move |f| fray.flagships >> f.index() & 1 == 1);
        flagships
            .map(Foe::Flagship)
            .chain((fray.patrols > 0).then_some(Foe::Patrol))
            .chain((fray.strongholds > 0).then_some(Foe::Stronghold))
            .chain(fray.cutter.then_some(Foe::Cutter))
            .chain(fray.gunship.then_some(Foe::Gunship))
    }

    fn strike(&mut self, foe: Foe) {
        match foe {
            Foe::Flagship(faction) => self.excuse(faction),
            Foe::Patrol => self.patrols -= 1,
            Foe::Stronghold => self.strongholds -= 1,
            Foe::Cutter => self.cutter = false,
            Foe::Gunship => self.gunship = false,
        }
    }
}

impl Ahoy {
    /// The figure a foe on a space is.
    pub(crate) fn figure_at(foe: Foe, cell: Cell) -> Figure {
        match foe {
            Foe::Flagship(faction) => Figure::Flagship(faction),
            Foe::Patrol => Figure::Patrol(cell),
            Foe::Stronghold => Figure::Stronghold(cell.region()),
            Foe::Cutter => Figure::Cutter,
            Foe::Gunship => Figure::Gunship,
        }
    }

    /// Lists whom a figure must fight on a space, and opens the battles if there is anybody.
    pub(crate) fn open_fray(&mut self, attacker: Figure, from: Cell, at: Cell, standing: bool) {
        if self.space(at).fog {
            return;
        }
        let owner = attacker.owner();
        let loaded = self.is_loaded(attacker);
        let fights = |figure: Figure| loaded || self.is_loaded(figure);
        let mut fray = Fray { attacker, from, at, standing, ..Fray::default() };
        for other in self.factions() {
            if *other != owner && self.flag(*other) == at && fights(Figure::Flagship(*other)) {
                fray.flagships |= 1 << other.index();
            }
        }
        if owner != Faction::Squadron {
            let patrols = self.patrols[at.index()];
            if patrols > 0 && fights(Figure::Patrol(at)) {
                fray.patrols = patrols;
            }
            fray.strongholds = self.strongholds_at(at);
        }
        if owner != Faction::Union {
            fray.cutter = self.cutter == at && fights(Figure::Cutter);
            fray.gunship = self.gunship == at;
        }
        if fray.foes().next().is_some() {
            self.push(Task::Fray(fray));
        }
    }

    /// Drops enemies and attackers that have left, and goes on to the next battle.
    pub(crate) fn fight_on(&mut self, mut fray: Fray, table: &mut Table) -> Flow {
        let voyage = self.voyage_below(2);
        let gone = self.place_of(fray.attacker) != fray.from
            || !fray.standing && (voyage.over || voyage.pushed || voyage.figure != fray.attacker);
        if gone {
            return self.done();
        }
        for faction in Faction::ALL {
            if self.flag(faction) != fray.at {
                fray.excuse(faction);
            }
        }
        fray.patrols = fray.patrols.min(self.patrols[fray.at.index()]);
        fray.strongholds = fray.strongholds.min(self.strongholds_at(fray.at));
        fray.cutter &= self.cutter == fray.at;
        fray.gunship &= self.gunship == fray.at;
        if let Some(task) = self.stack.last_mut() {
            *task = Task::Fray(fray);
        }
        let mut foes = fray.foes();
        match (foes.next(), foes.next()) {
            (None, _) => self.done(),
            (Some(foe), None) => {
                self.engage(foe, table);
                Flow::Go
            }
            _ => Flow::Ask,
        }
    }

    /// A battle with one of the enemies due.
    pub(crate) fn engage(&mut self, foe: Foe, table: &mut Table) {
        let Some(Task::Fray(fray)) = self.stack.last_mut() else { return };
        fray.strike(foe);
        let fray = *fray;
        let defender = Ahoy::figure_at(foe, fray.at);
        table.tell(|| Event::BattleBegan {
            attacker: fray.attacker.ship(),
            defender: defender.ship(),
            at: self.chart.at(fray.at),
        });
        self.push(Task::Battle(Battle {
            attacker: fray.attacker,
            defender,
            at: fray.at,
            standing: fray.standing,
            ..Battle::default()
        }));
    }

    fn set_battle(&mut self, battle: Battle) {
        if let Some(task) = self.stack.last_mut() {
            *task = Task::Battle(battle);
        }
    }

    fn go_to_stage(&mut self, mut battle: Battle, stage: Stage) -> Flow {
        battle.stage = stage;
        self.set_battle(battle);
        Flow::Go
    }

    /// The next step of the battle on top.
    pub(crate) fn battle_on(&mut self, battle: Battle, table: &mut Table) -> Flow {
        let (asks, next) = match battle.stage {
            Stage::Emissary => (self.can_pay_off(&battle), Stage::Plans),
            Stage::Plans => (self.asks_for_plans(&battle), Stage::AttackerAims),
            Stage::AttackerAims => (self.can_aim(battle.attacker), Stage::DefenderAims),
            Stage::DefenderAims => (self.can_aim(battle.defender), Stage::Roll),
            Stage::Grog => (self.grogmaster(battle).is_some(), Stage::Result),
            Stage::Buccaneer => (self.can_ransack(&battle), Stage::Manoeuvre),
            Stage::Manoeuvre => (true, Stage::Spoils),
            Stage::Roll => return self.roll_battle(battle, table),
            Stage::Result => return self.decide(battle, table),
            Stage::Spoils => return self.take_spoils(battle, table),
        };
        if asks { Flow::Ask } else { self.go_to_stage(battle, next) }
    }

    pub(crate) fn battle_options(&self, battle: &Battle, into: &mut Vec<Move>) {
        match battle.stage {
            Stage::Emissary | Stage::Buccaneer => into.push(Move::Accept),
            Stage::Plans => {
                let fitting = |plan: &PlanKind| plan.is_for_battle() && self.plans_of(*plan, self.hand) != 0;
                into.extend(PlanKind::ALL.into_iter().filter(fitting).map(Move::Plan));
            }
            Stage::AttackerAims => into.extend(self.aims(battle.attacker).map(Move::Aim)),
            Stage::DefenderAims => into.extend(self.aims(battle.defender).map(Move::Aim)),
            Stage::Grog => {
                if let Some(owner) = self.grogmaster(*battle) {
                    into.extend(self.damageable(owner, false).map(Move::Slot));
                }
            }
            Stage::Manoeuvre => into.extend(manoeuvres(battle.winner(), battle.loser()).map(Move::Manoeuvre)),
            Stage::Roll | Stage::Result | Stage::Spoils => return,
        }
        into.push(Move::Pass);
    }

    pub(crate) fn decide_battle(&mut self, mut battle: Battle, mv: Move, table: &mut Table) {
        match (battle.stage, mv) {
            (Stage::Emissary, Move::Accept) => {
                let payer = self.active;
                let other = if battle.attacker.owner() == payer { battle.defender } else { battle.attacker };
                self.take_gold(payer, other.owner(), 1, table);
                table.tell(|| Event::BattleAvoided { by: Avoided::Emissary });
                self.stack.pop();
                return;
            }
            (Stage::Emissary, _) => battle.stage = Stage::Plans,
            (Stage::Plans, Move::Plan(plan)) => {
                self.spend_plan(plan, table);
                match plan {
                    PlanKind::CloseCall => {
                        table.tell(|| Event::BattleAvoided { by: Avoided::CloseCall });
                        self.stack.pop();
                        return;
                    }
                    PlanKind::SecretWeapon => battle.secret_weapon = true,
                    _ => battle.caches += 1,
                }
            }
            (Stage::Plans, _) => battle.stage = Stage::AttackerAims,
            (Stage::AttackerAims, mv) => {
                battle.aim[0] = self.aim(battle.attacker.owner(), mv, table);
                battle.stage = Stage::DefenderAims;
            }
            (Stage::DefenderAims, mv) => {
                battle.aim[1] = self.aim(battle.defender.owner(), mv, table);
                battle.stage = Stage::Roll;
            }
            (Stage::Grog, mv) => {
                battle.stage = Stage::Result;
                if let (Move::Slot(slot), Some(owner)) = (mv, self.grogmaster(battle)) {
                    self.damage_slot(owner, slot, table);
                    let side = usize::from(battle.attacker.owner() != owner);
                    battle.roll[side] = throw(owner, &battle, table);
                }
            }
            (Stage::Buccaneer, Move::Accept) => {
                battle.stage = Stage::Manoeuvre;
                let (winner, loser) = (battle.winner().owner(), battle.loser().owner());
                if let Some(card) = self.card_with(winner, Power::Buccaneer) {
                    self.discard_crew(winner, card, table);
                }
                self.set_battle(battle);
                self.push(Task::Ransack { winner, loser, left: 2 });
                return;
            }
            (Stage::Buccaneer, _) => battle.stage = Stage::Manoeuvre,
            (_, Move::Manoeuvre(manoeuvre)) => return self.manoeuvre(battle, manoeuvre, table),
            _ => {
                self.stack.pop();
                return;
            }
        }
        self.set_battle(battle);
    }

    /// Whether the player in turn has an Emissary and a coin to buy this battle off.
    fn can_pay_off(&self, battle: &Battle) -> bool {
        let payer = self.active;
        (battle.attacker.owner() == payer || battle.defender.owner() == payer)
            && self.gold[payer.index()] > 0
            && self.has_power(payer, Power::Emissary)
    }

    /// The Union is asked in each of its battles while it holds any plan, so that asking tells nothing.
    fn asks_for_plans(&self, battle: &Battle) -> bool {
        let union = battle.attacker.owner() == Faction::Union || battle.defender.owner() == Faction::Union;
        union && self.hand != 0
    }

    /// How a figure's owner may aim: one cannons die, turned down by any amount; never for the cutter.
    fn aims(&self, figure: Figure) -> impl Iterator<Item = Aim> + '_ {
        let dice = (figure != Figure::Cutter).then(|| self.cannons(figure.owner()));
        dice.into_iter().flatten().flat_map(|(slot, value)| (1..value).map(move |by| Aim { slot, by }))
    }

    fn can_aim(&self, figure: Figure) -> bool {
        self.aims(figure).next().is_some()
    }

    fn aim(&mut self, owner: Faction, mv: Move, table: &mut Table) -> u8 {
        let Move::Aim(Aim { slot, by }) = mv else { return 0 };
        let die = self.cannons(owner).find(|(found, _)| *found == slot);
        if let Some((_, value)) = die {
            self.change_slot(owner, slot, value, value - by);
        }
        table.tell(|| Event::Aimed { faction: owner, slot, by });
        by
    }

    fn roll_battle(&mut self, mut battle: Battle, table: &mut Table) -> Flow {
        if !battle.standing {
            self.with_voyage_below(3, |voyage| voyage.halted = true);
        }
        battle.roll[0] = throw(battle.attacker.owner(), &battle, table);
        battle.roll[1] = throw(battle.defender.owner(), &battle, table);
        self.go_to_stage(battle, Stage::Grog)
    }

    /// Who may use the Grogmaster in this battle: whose flagship is in it and has a slot to damage.
    pub(crate) fn grogmaster(&self, battle: Battle) -> Option<Faction> {
        [battle.attacker, battle.defender].into_iter().find_map(|figure| match figure {
            Figure::Flagship(owner)
                if self.has_power(owner, Power::Grogmaster)
                    && self.damageable(owner, false).next().is_some() =>
            {
                Some(owner)
            }
            _ => None,
        })
    }

    fn bonus(&self, figure: Figure, battle: &Battle) -> u8 {
        let owner = figure.owner();
        let figure_bonus = match figure {
            Figure::Stronghold(_) => 2,
            Figure::Gunship => 3,
            _ => 0,
        };
        let caches = if owner == Faction::Union { battle.caches * self.ready } else { 0 };
        figure_bonus + u8::from(self.has_power(owner, Power::Fighters)) + caches
    }

    fn decide(&mut self, mut battle: Battle, table: &mut Table) -> Flow {
        let attack = battle.roll[0] + battle.aim[0] + self.bonus(battle.attacker, &battle);
        let defence = battle.roll[1] + battle.aim[1] + self.bonus(battle.defender, &battle);
        battle.attacker_won = attack >= defence;
        table.tell(|| Event::BattleWon {
            winner: battle.winner().ship(),
            loser: battle.loser().ship(),
            results: [attack, defence],
        });
        let winner = battle.winner().owner();
        if self.has_power(winner, Power::Cutpurse) {
            self.gain_gold(winner, 2, GoldSource::Crew, table);
        }
        self.go_to_stage(battle, Stage::Buccaneer)
    }

    fn can_ransack(&self, battle: &Battle) -> bool {
        self.has_power(battle.winner().owner(), Power::Buccaneer)
            && self.crew[battle.loser().owner().index()] != 0
    }

    pub(crate) fn ransack_on(&mut self, loser: Faction, left: u8, table: &mut Table) -> Flow {
        let crew = self.crew[loser.index()];
        if left > 0 && crew.count_ones() > u32::from(left) {
            return Flow::Ask;
        }
        if left > 0 {
            for card in Card::of(crew) {
                self.discard_crew(loser, card, table);
            }
        }
        self.done()
    }

    fn manoeuvre(&mut self, mut battle: Battle, manoeuvre: Manoeuvre, table: &mut Table) {
        let (winner, loser) = (battle.winner(), battle.loser());
        let dealer = winner.owner();
        table.tell(|| Event::ManoeuvreMade { faction: dealer, manoeuvre });
        let gunner = matches!(winner, Figure::Flagship(_)) && self.has_power(dealer, Power::Gunner);
        let weapon = dealer == Faction::Union && battle.secret_weapon;
        let base = if manoeuvre == Manoeuvre::Broadside { 2 } else { 1 };
        battle.stage = Stage::Spoils;
        battle.manoeuvre = Some(manoeuvre);
        self.set_battle(battle);
        let mover = !battle.attacker_won && !battle.standing;
        let left = base + u8::from(gunner) + u8::from(weapon);
        self.push(Task::Deal(Deal { dealer, victim: loser, left, dealt: 0, mover }));
    }

    /// The second part of the manoeuvre, after the damage and a push.
    fn take_spoils(&mut self, battle: Battle, table: &mut Table) -> Flow {
        self.stack.pop();
        let (winner, loser) = (battle.winner().owner(), battle.loser().owner());
        let region = battle.at.region();
        match battle.manoeuvre {
            Some(Manoeuvre::Plunder) => self.take_gold(loser, winner, 1, table),
            Some(Manoeuvre::Scatter) => self.remove_comrades(region, 1, table),
            Some(Manoeuvre::Land) => self.land_comrades(region, 1, table),
            Some(Manoeuvre::Escape) => self.push(Task::Sail(Voyage {
                figure: Figure::Flagship(winner),
                mover: winner,
                course: Course::Plain,
                steps: 2,
                ..Voyage::default()
            })),
            Some(Manoeuvre::Prize) => self.push(Task::Reward { owner: winner }),
            Some(Manoeuvre::Broadside) | None => {}
        }
        Flow::Go
    }

    /// Spaces of the flagship's region where the Gunner's Mate may open fire.
    pub(crate) fn mate_spaces(&self, owner: Faction) -> impl Iterator<Item = Cell> + '_ {
        self.flag(owner).region().cells().filter(move |cell| {
            !self.space(*cell).fog && self.figures_at(*cell).any(|figure| figure.owner() != owner)
        })
    }

    /// The figures on a space; patrols and strongholds that share it count once.
    pub(crate) fn figures_at(&self, cell: Cell) -> impl Iterator<Item = Figure> + '_ {
        let flagships =
            self.factions().iter().filter(move |f| self.flag(**f) == cell).map(|f| Figure::Flagship(*f));
        let patrol = (self.patrols[cell.index()] > 0).then_some(Figure::Patrol(cell));
        let stronghold = (self.strongholds_at(cell) > 0).then_some(Figure::Stronghold(cell.region()));
        let cutter = (self.cutter == cell).then_some(Figure::Cutter);
        let gunship = (self.gunship == cell).then_some(Figure::Gunship);
        flagships.chain(patrol).chain(stronghold).chain(cutter).chain(gunship)
    }
}

/// Throws a side's battle die; the Union throws two with the Secret Weapon.
fn throw(owner: Faction, battle: &Battle, table: &mut Table) -> u8 {
    let first = table.roll(6);
    let second = (owner == Faction::Union && battle.secret_weapon).then(|| table.roll(6));
    table.tell(|| Event::BattleRolled {
        faction: owner,
        dice: std::iter::once(first).chain(second).collect(),
    });
    first + second.unwrap_or(0)
}

/// The manoeuvres open to a winner against a loser.
fn manoeuvres(winner: Figure, loser: Figure) -> impl Iterator<Item = Manoeuvre> {
    use Manoeuvre::*;
    let all: &[Manoeuvre] = match winner.owner() {
        Faction::Squadron if loser.owner() == Faction::Union => &[Plunder, Broadside, Scatter],
        Faction::Squadron => &[Plunder, Broadside],
        Faction::Union => &[Plunder, Land],
        Faction::Smuggler1 | Faction::Smuggler2 => &[Escape, Prize],
    };
    all.iter().copied()
}
