//! How the game is likely to end: what everybody has, and what the coming rounds should bring.
//!
//! All of it is plain arithmetic, without logarithms and the like, so that a bot decides alike on every machine.

use super::worth::WORTH;
use super::{assets, dice};
use crate::chart::{Cell, MAX_REGIONS, Region};
use crate::components::Card;
use crate::faction::Faction;
use crate::moves::Side;
use crate::state::{Ahoy, GOAL};
use crate::task::Task;

/// Longer games than this are not foreseen.
const FARTHEST: f32 = 7.0;

/// Nobody is thought to be slower than this, in fame for each round.
const SLOWEST: f32 = 2.0;

/// The dice of Squadron and Union at the start of a round.
const ALL_DICE: u8 = Faction::Squadron.dice() + Faction::Union.dice();

/// What can be told of the rounds to come. Pairs stand for Squadron and Union.
struct Outlook {
    /// What they should score at the end of this round.
    this_round: [f32; 2],
    /// What they should score in each later round.
    each_round: [f32; 2],
    /// How many regions of each suit they should hold at the end of the game.
    suits: [[f32; 2]; 6],
    /// How many regions of each suit are on the chart.
    known: [f32; 6],
    /// How many rounds are to come after this one.
    rounds: f32,
}

/// Writes each seat's share of the victory: the more fame it should end with, the more.
pub(super) fn share_out(game: &Ahoy, shares: &mut [f32]) {
    let outlook = Outlook::of(game);
    let doubt = WORTH.doubt + WORTH.doubt_per_round * outlook.rounds;
    let mut finals = [0.0; 4];
    let mut best = f32::MIN;
    for (fame, faction) in finals.iter_mut().zip(game.factions()) {
        *fame = outlook.final_fame(game, *faction);
        best = best.max(*fame);
    }
    let mut sum = 0.0;
    for (share, fame) in shares.iter_mut().zip(finals) {
        *share = fading((best - fame) / doubt);
        sum += *share;
    }
    for share in shares {
        *share /= sum;
    }
}

/// About `exp(-x)`.
fn fading(x: f32) -> f32 {
    let base = 1.0 / (1.0 + x / 8.0);
    let square = base * base;
    let fourth = square * square;
    fourth * fourth
}

impl Outlook {
    fn of(game: &Ahoy) -> Outlook {
        let is_scored = game.stack.first() == Some(&Task::NewRound);
        let dice = if is_scored {
            ALL_DICE
        } else {
            game.dice_left(Faction::Squadron) + game.dice_left(Faction::Union)
        };
        let swing = WORTH.swing_at_rest + WORTH.swing_per_die * f32::from(dice);
        let mut outlook = Outlook {
            this_round: [0.0; 2],
            each_round: [0.0; 2],
            suits: [[0.0; 2]; 6],
            known: [0.0; 6],
            rounds: 0.0,
        };
        let mut held = [[[0.0; 2]; 2]; MAX_REGIONS];
        for region in game.chart.regions() {
            let (fixed, flagships) = balance(game, region);
            let wealth = f32::from(game.chart.wealth(region));
            let now = odds(fixed + flagships, swing);
            let later = odds(fixed + WORTH.flagship_later * flagships, WORTH.swing_later);
            for side in 0..2 {
                outlook.this_round[side] += wealth * now[side];
                outlook.each_round[side] += wealth * later[side];
            }
            held[region.index()] = [now, later];
        }
        outlook.rounds = outlook.rounds_left(game);
        let far = outlook.rounds.min(1.0);
        for (region, [now, later]) in game.chart.regions().zip(held) {
            let suit = game.suit_of(region) as usize;
            outlook.known[suit] += 1.0;
            for side in 0..2 {
                outlook.suits[suit][side] += now[side] + far * (later[side] - now[side]);
            }
        }
        outlook
    }

    /// What a faction should earn at the end of this round, and in each later one.
    fn income(&self, faction: Faction) -> (f32, f32) {
        match faction {
            Faction::Squadron => (self.this_round[0], self.each_round[0]),
            Faction::Union => (self.this_round[1], self.each_round[1]),
            Faction::Smuggler1 | Faction::Smuggler2 => (0.0, WORTH.smuggler_pace),
        }
    }

    /// The rounds until somebody reaches the goal, after this one; a round once begun is played to its end.
    fn rounds_left(&self, game: &Ahoy) -> f32 {
        let mut least = FARTHEST;
        for faction in game.factions() {
            let (now, pace) = self.income(*faction);
            let missing = f32::from(GOAL) - f32::from(game.fame[faction.index()]) - now;
            least = least.min(missing / pace.max(SLOWEST));
        }
        (least + 0.5).max(0.0)
    }

    /// The fame a faction should have when the game ends.
    fn final_fame(&self, game: &Ahoy, faction: Faction) -> f32 {
        let (now, pace) = self.income(faction);
        let time = self.rounds + 0.2 * f32::from(game.dice_left(faction));
        let use_left = time / (time + 0.8);
        let pledges = if faction.smuggles() { self.pledges(game, faction) } else { 0.0 };
        f32::from(game.fame[faction.index()])
            + now
            + self.rounds * pace
            + pledges
            + dice::to_place(game, faction)
            + use_left * assets::at_hand(game, faction)
            + time / (time + 3.0) * assets::crew(game, faction)
    }

    /// What a Smuggler's pledged cards should earn.
    fn pledges(&self, game: &Ahoy, owner: Faction) -> f32 {
        let mut sum = 0.0;
        for side in [Side::Left, Side::Right] {
            let holder = usize::from(game.marker(owner, side) == Faction::Union);
            for card in Card::of(game.pledged[owner.smuggler()][side as usize]) {
                let suit = game.pack.card(card).suit as usize;
                sum += self.suits[suit][holder] + (2.0 - self.known[suit]) * WORTH.pledge_unknown;
            }
        }
        sum
    }
}

/// The Squadron's control points in a region less the Union's: of what stays there, and of flagships.
fn balance(game: &Ahoy, region: Region) -> (f32, f32) {
    let here = |cell: Cell| i32::from(cell.region() == region);
    let index = region.index();
    let patrols: u8 = game.patrols[index * 4..index * 4 + 4].iter().sum();
    let cutter = here(game.cutter);
    let comrades = i32::from(game.comrades[index]) * (1 + cutter);
    let fixed = i32::from(patrols + 2 * game.strongholds[index]) - comrades - cutter - here(game.gunship);
    let flagships = 2 * here(game.flag(Faction::Squadron)) - here(game.flag(Faction::Union));
    (fixed as f32, flagships as f32)
}

/// The chances of Squadron and Union to control a region; a tie is nobody's.
fn odds(balance: f32, swing: f32) -> [f32; 2] {
    [chance(balance - 0.5, swing), chance(-balance - 0.5, swing)]
}

/// The chance that `margin` is positive in the end, if it can still swing so far.
fn chance(margin: f32, swing: f32) -> f32 {
    0.5 + 0.5 * margin / (margin.abs() + swing)
}
