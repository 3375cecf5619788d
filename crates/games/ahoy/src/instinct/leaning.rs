//! The quick player: what is tempting at first sight.

use super::assets::damage;
use super::taste::TASTE;
use super::trade::distance;
use super::worth::{of_power, of_reward};
use crate::chart::{At, Cell, Dir};
use crate::components::{Action, Card, Slot};
use crate::faction::Faction;
use crate::moves::{Manoeuvre, Move, Placing, Side};
use crate::state::Ahoy;
use crate::task::{Stage, Task};
use freeport_kernel::Rng;

/// The move that tempts most, with a mood of the moment.
pub(super) fn favourite(game: &Ahoy, who: Faction, moves: &[Move], rng: &mut Rng) -> usize {
    let (mut best, mut best_charm) = (0, f32::MIN);
    for (index, mv) in moves.iter().enumerate() {
        let charm = charm(game, who, *mv) + TASTE.mood * rng.unit();
        if charm > best_charm {
            (best, best_charm) = (index, charm);
        }
    }
    best
}

fn charm(game: &Ahoy, who: Faction, mv: Move) -> f32 {
    match mv {
        Move::Place(placing) => placing_charm(game, who, placing),
        Move::Recruit(card) => TASTE.recruiting * of_power(game.pack.card(card).power, who),
        Move::Smuggle(card) => smuggling_charm(game, who, card),
        Move::Deliver(_) => 9.0,
        Move::EndTurn => 1.0,
        Move::Use(_) => TASTE.using_crew,
        Move::Plan(_) => TASTE.planning,
        Move::Step(dir) => step_charm(game, who, dir),
        Move::Go(at) => allure_at(game, who, at),
        Move::Pass => pass_charm(game, who),
        Move::Accept => accept_charm(game),
        Move::Manoeuvre(manoeuvre) => 1.5 + f32::from(u8::from(manoeuvre == Manoeuvre::Prize)),
        Move::Settle(settling) => 1.0 + 0.3 * f32::from(settling.count) + want_at(game, who, settling.at),
        Move::Pick(at) => pick_charm(game, who, at),
        Move::Count(count) => 0.5 * f32::from(count),
        Move::Card(card) => card_charm(game, who, card),
        Move::Steal(theft) => of_power(game.pack.card(theft.card).power, who),
        Move::Reward(dir) => reward_charm(game, who, dir),
        Move::Pledge(side) => pledge_charm(game, who, side),
        Move::Slot(slot) => slot_charm(game, slot),
        Move::Aim(aim) => TASTE.aiming * f32::from(aim.by),
        Move::SetAside(_)
        | Move::Layout(_)
        | Move::Begin(_)
        | Move::Surrender
        | Move::Wrap(_)
        | Move::Lay(_)
        | Move::Fight(_)
        | Move::Load(_)
        | Move::Target(_) => 0.5,
    }
}

fn placing_charm(game: &Ahoy, who: Faction, placing: Placing) -> f32 {
    let gain = match placing.slot {
        Slot::Board(action) => action_charm(game, who, action, placing.to),
        Slot::Crew(_) => TASTE.crew_at_work,
        Slot::Ship(_) => TASTE.ship_at_work,
        Slot::Cost(card) => TASTE.hiring * of_power(game.pack.card(card).power, who),
    };
    gain - TASTE.thrift * f32::from(placing.gold) - TASTE.regret * regret(who, placing)
}

fn action_charm(game: &Ahoy, who: Faction, action: Action, value: u8) -> f32 {
    let when = |is_so: bool, charm: f32| if is_so { charm } else { 0.0 };
    let four_at_most = |count: u8| f32::from(count.min(4));
    let flagship = game.flag(who);
    match action {
        Action::Sail => TASTE.sailing,
        Action::FullSail => TASTE.full_sailing * f32::from(value),
        Action::Tailwind => {
            when(game.chart.cells().any(|cell| game.space(cell).tailwind == value), TASTE.tailwind)
        }
        Action::Cannons | Action::Cannons5 | Action::Cannons6 => TASTE.loading,
        Action::Repair => TASTE.repairing * f32::from(damage(game, who).min(2)),
        Action::Order => TASTE.ordering,
        Action::Bombard => TASTE.bombarding * four_at_most(game.comrades[flagship.region().index()]),
        Action::Deploy => TASTE.deploying,
        Action::Inspire => TASTE.inspiring * four_at_most(game.ready),
        Action::Assemble => TASTE.assembling * four_at_most(game.ready),
        Action::Rally => {
            let need = four_at_most(game.comrades_left()) / (1.0 + 0.2 * f32::from(game.ready));
            when(game.chart.is_island(flagship), TASTE.rallying * need)
        }
        Action::Negotiate => when(game.can_negotiate(who, false), TASTE.bargaining),
    }
}

/// What a die of this value could have done in the slot that waits for it.
fn regret(who: Faction, placing: Placing) -> f32 {
    let Slot::Board(Action::Sail | Action::Tailwind | Action::Deploy) = placing.slot else { return 0.0 };
    match (who, placing.die) {
        (Faction::Union, 6) => 1.0,
        (Faction::Union, 1) | (Faction::Squadron, 3 | 4) => 0.6,
        (Faction::Squadron, 5 | 6) => 0.2,
        (Faction::Smuggler1 | Faction::Smuggler2, die) => 0.15 * f32::from(die),
        _ => 0.0,
    }
}

fn smuggling_charm(game: &Ahoy, who: Faction, card: Card) -> f32 {
    if game.cargo[who.smuggler()].count_ones() >= 2 {
        return 0.0;
    }
    let wanted = distance(game, game.flag(who), game.pack.card(card).to).is_some();
    if wanted { 5.0 } else { 2.0 }
}

fn step_charm(game: &Ahoy, who: Faction, dir: Dir) -> f32 {
    let Some(cell) = mover(game) else { return 0.5 };
    match game.chart.next(cell, dir) {
        Some(next) => allure(game, who, next),
        None => TASTE.exploring,
    }
}

/// How much a slot is worth having: one chooses the best to repair or to damage, and the worst to lose.
fn slot_charm(game: &Ahoy, slot: Slot) -> f32 {
    let worth = match slot {
        Slot::Board(Action::FullSail | Action::Deploy | Action::Inspire | Action::Rally) | Slot::Ship(_) => {
            2.0
        }
        Slot::Board(Action::Sail | Action::Bombard | Action::Negotiate) | Slot::Crew(_) => 1.5,
        _ => 0.5,
    };
    match game.stack.last() {
        Some(Task::Take { .. } | Task::Battle(_)) => -worth,
        _ => 0.5 + worth,
    }
}

/// Where the figure of the voyage under way stands.
fn mover(game: &Ahoy) -> Option<Cell> {
    let cell = match game.stack.last()? {
        Task::Sail(voyage) => game.place_of(voyage.figure),
        Task::ShipOrders { ship, .. } => game.place_of(*ship),
        Task::Drift { cell } => *cell,
        _ => return None,
    };
    cell.is_somewhere().then_some(cell)
}

fn pass_charm(game: &Ahoy, who: Faction) -> f32 {
    match game.stack.last() {
        Some(Task::Sail(voyage)) => {
            let cell = game.place_of(voyage.figure);
            if cell.is_somewhere() { allure(game, who, cell) + TASTE.staying } else { 0.0 }
        }
        Some(Task::Battle(battle)) if battle.stage == Stage::Manoeuvre => -2.0,
        Some(Task::Repair { .. } | Task::Enlist { .. } | Task::FreeCrew { .. } | Task::LandComrades) => -2.0,
        _ => 0.5,
    }
}

fn accept_charm(game: &Ahoy) -> f32 {
    match game.stack.last() {
        Some(Task::LeavePatrol) => 3.0,
        _ => 0.5,
    }
}

fn allure_at(game: &Ahoy, who: Faction, at: At) -> f32 {
    game.chart.cell_at(at).map_or(0.0, |cell| allure(game, who, cell))
}

/// How much a faction would like a ship of its own to lie on a space.
fn allure(game: &Ahoy, who: Faction, cell: Cell) -> f32 {
    let space = game.space(cell);
    let island = space.island.is_some();
    let mut sum = TASTE.treasure * f32::from(space.treasure);
    if space.wreckage {
        sum -= TASTE.wreckage;
    }
    if who != Faction::Squadron && game.strongholds_at(cell) > 0 {
        sum -= TASTE.guns_ashore;
    }
    sum + match who {
        Faction::Squadron => want(game, who, cell) + if island { TASTE.island_squadron } else { 0.0 },
        Faction::Union => want(game, who, cell) + if island { TASTE.island_union } else { 0.0 },
        _ => errands(game, who, cell),
    }
}

fn want_at(game: &Ahoy, who: Faction, at: At) -> f32 {
    game.chart.cell_at(at).map_or(0.0, |cell| want(game, who, cell))
}

/// How much more control in the region of a space would help.
fn want(game: &Ahoy, who: Faction, cell: Cell) -> f32 {
    let region = cell.region();
    let (squadron, union) = game.control(region);
    let lead = if who == Faction::Squadron {
        i16::from(squadron) - i16::from(union)
    } else {
        i16::from(union) - i16::from(squadron)
    };
    let wealth = f32::from(game.chart.wealth(region));
    TASTE.contest * wealth / (1.0 + f32::from((lead + 1).abs()))
}

/// How near a space is to where a Smuggler has business.
fn errands(game: &Ahoy, who: Faction, cell: Cell) -> f32 {
    let cargo = game.cargo[who.smuggler()];
    let near =
        |suit| distance(game, cell, suit).map_or(0.0, |spaces| TASTE.business / (1.0 + f32::from(spaces)));
    let deliveries: f32 = Card::of(cargo).map(|card| near(game.pack.card(card).to)).sum();
    if cargo.count_ones() == 2 {
        return deliveries;
    }
    deliveries + game.market().map(|card| TASTE.market_share * near(game.pack.card(card).suit)).sum::<f32>()
}

fn pick_charm(game: &Ahoy, who: Faction, at: At) -> f32 {
    let wanted = want_at(game, who, at);
    match game.stack.last() {
        Some(Task::Order { .. }) => 1.0,
        Some(Task::Muster { .. }) => 0.5,
        _ => 0.8 + wanted,
    }
}

fn card_charm(game: &Ahoy, who: Faction, card: Card) -> f32 {
    let power = game.pack.card(card).power;
    match game.stack.last() {
        Some(Task::Overboard { owner }) => distance(game, game.flag(*owner), game.pack.card(card).to)
            .map_or(3.0, |spaces| 0.3 * f32::from(spaces)),
        _ => 1.0 + of_power(power, who),
    }
}

fn reward_charm(game: &Ahoy, who: Faction, dir: Dir) -> f32 {
    let white = game.white[who.smuggler()];
    let cell = match dir {
        Dir::North => white.wrapping_sub(5),
        Dir::South => white + 5,
        Dir::West => white.wrapping_sub(1),
        Dir::East => white + 1,
    };
    game.pack.rewards.get(cell as usize).map_or(0.0, |reward| of_reward(*reward))
}

fn pledge_charm(game: &Ahoy, who: Faction, side: Side) -> f32 {
    let Some(Task::Pledge { card, .. }) = game.stack.last() else { return 0.0 };
    let (suit, holder) = (game.pack.card(*card).suit, game.marker(who, side));
    let islands = game.chart.regions().filter(|region| game.suit_of(*region) == suit);
    islands.filter(|region| game.controller(*region) == Some(holder)).count() as f32
}
