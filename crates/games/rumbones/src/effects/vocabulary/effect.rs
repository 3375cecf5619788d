//! What is done.

use super::{Amount, Arms, Berth, Camp, Figures, Hands, Lasts, Rank, Status, Which, Who};
use serde::Deserialize;

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    // An attack that is under way.
    /// It rolls so many dice more, or fewer.
    Dice(i8),
    /// Its results are raised, or lowered.
    ToHit(i8),
    /// For each coin discarded as it is declared, up to so many, it rolls one die more.
    DicePerCoin(u8),
    /// Some of its dice may be rolled again.
    Reroll {
        /// Which dice.
        dice: Which,
        /// How many at most.
        most: Amount,
    },
    /// One of its dice that was not rolled again must be.
    Unluck,
    /// One of its dice is set to a face.
    SetDie(u8),
    /// Each own die that shows a face, or more, adds dice.
    Bonus {
        /// This face or more.
        face: u8,
        /// How many dice each adds.
        dice: u8,
    },
    /// A hit with a face, or more, on a hero does so much damage.
    Sharp {
        /// This face or more.
        face: u8,
        /// How much damage.
        damage: u8,
    },
    /// Heroes may be hit before crew.
    HeroesFirst,
    /// Anything may be hit in any order.
    AnyOrder,
    /// So many of its hits are cancelled.
    Cancel(u8),
    /// It does so much less damage to one hero; and if the hero has no coins, so much less instead.
    Prevent {
        /// Who.
        who: Who,
        /// How much less.
        n: u8,
        /// How much for a hero without coins, where that differs.
        bare: Option<u8>,
    },
    /// A hero that was hit with a face, or more, gets a status.
    Mark {
        /// This face or more.
        face: u8,
        /// Which status.
        status: Status,
    },

    // Heroes.
    /// They suffer damage.
    Damage {
        /// Who.
        who: Who,
        /// How much.
        n: u8,
    },
    /// Each enemy figure in one place near a friendly hero suffers damage.
    Blast {
        /// How far from the hero at most.
        within: u8,
        /// How much.
        n: u8,
    },
    /// They heal.
    Heal {
        /// Who.
        who: Who,
        /// How much.
        n: Amount,
    },
    /// They get a status.
    Give {
        /// Who.
        who: Who,
        /// Which status.
        status: Status,
    },
    /// They lose every status.
    Cleanse(Who),
    /// They are pushed.
    Push {
        /// Who.
        who: Who,
        /// How many places.
        n: u8,
    },
    /// They may move without a move action.
    Walk {
        /// Who.
        who: Who,
        /// How many places at most.
        n: u8,
    },
    /// It is put into a legal place no farther than this.
    Vanish {
        /// How far away at most.
        within: u8,
    },
    /// It falls overboard.
    Drown(Who),
    /// Its attacks roll more dice, hit better, or may roll their misses again.
    Boost {
        /// Who.
        who: Who,
        /// How many dice more.
        #[serde(default)]
        dice: i8,
        /// How much its results are raised.
        #[serde(default)]
        hit: i8,
        /// Whether each miss may be rolled again.
        #[serde(default)]
        reroll: bool,
        /// For how long.
        #[serde(default)]
        lasts: Lasts,
    },
    /// It has more actions in its activation of this turn.
    Actions(i8),
    /// It may pass through enemies in this move.
    PassThrough,
    /// It attacks with another of its actions, counted from 0, the place of the hero the moment is about.
    AttackWith {
        /// Which of its actions, counted from 0.
        action: u8,
    },
    /// It is not knocked out; so much damage is left.
    Survive {
        /// How much damage is left.
        damage: u8,
    },

    // Coins.
    /// They gain coins.
    Coins {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
    },
    /// They lose coins.
    Lose {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
    },
    /// Coins go from the hero of this action to another, as many as one likes up to so many.
    Pass {
        /// To whom.
        who: Who,
        /// How many at most.
        most: u8,
    },
    /// Any number of its coins go to other friendly deployed heroes.
    Share,
    /// Its coins are not lost.
    KeepCoins,
    /// Its coins are lost instead of going to the attacker.
    DropCoins,

    // Recovery.
    /// Its token lies with the paid side up.
    PaidAtOnce,
    /// A knocked-out hero comes a step nearer: from the toll to paid, from paid to the reserve.
    Recover(Who),
    /// The toll is paid.
    PayToll(Who),

    // Swings.
    /// The roll of the swing is raised, or lowered.
    Swing(i8),
    /// The die of the swing is rolled again.
    RerollSwing,

    // Crew, guns, ships.
    /// Up to so many deckhands come from the supply.
    Muster {
        /// How many at most.
        most: u8,
        /// Where.
        at: Berth,
    },
    /// Crew rolls so many dice each in this phase.
    CrewDice {
        /// Of which rank.
        rank: Rank,
        /// Which of them.
        hands: Hands,
        /// How many dice.
        dice: u8,
    },
    /// Crew hits on this and more in this phase.
    CrewHits {
        /// Of which rank.
        rank: Rank,
        /// The least face that hits.
        need: u8,
    },
    /// Crew attacks against one place with own figures are lowered in this phase.
    Cover {
        /// How much its results are raised.
        hit: i8,
    },
    /// The crew of one lane advances once more.
    March,
    /// Damage is taken off own objectives: up to so much from each of up to so many.
    Repair {
        /// How much at most from each.
        n: u8,
        /// Of how many objectives at most.
        tiles: u8,
    },

    // Cards, creatures.
    /// One looks at the top cards, takes one and discards the others.
    Search {
        /// How many cards.
        top: u8,
    },
    /// One card comes back from the discard pile or the Kraken's pool.
    Fetch,
    /// A random card of one enemy hand is discarded.
    Rob,
    /// The Sea Dragon comes to a gangplank without heroes; crew on it goes back to the supply.
    CallDragon,
    /// The symbols count so many more in this check.
    Stir(u8),

    // Dice of their own.
    /// So many dice are rolled; what follows happens once for each that shows this or more.
    Chance {
        /// How many dice.
        dice: Amount,
        /// The least face that is good.
        need: u8,
        /// What happens each time.
        then: Outcome,
    },

    // What a claimed tile does for good.
    /// Own heroes' attacks roll so many dice more.
    SideDice(i8),
    /// Own heroes' moves are so many places longer.
    SideMove(u8),
    /// Own heroes' swings are raised.
    SideSwing(i8),
    /// Own hands are larger.
    SideHand(u8),

    // What only Second Tide knows.
    /// A hit with a face, or more, on a hero does more damage; several of these add up.
    Keen {
        /// This face or more.
        face: u8,
        /// How much more damage.
        more: u8,
    },
    /// When the attack is over, another attack is made on a cell next to its target.
    SecondCell {
        /// How many dice.
        dice: u8,
        /// What a die needs.
        hit: u8,
    },
    /// An attack that is no action, on a cell with enemy figures near a deployed friendly hero.
    Strike {
        /// How far from the hero at most.
        near: u8,
        /// How many dice.
        dice: u8,
        /// What a die needs.
        hit: u8,
    },
    /// The hero of this skill makes its base attack on the cell of the hero that attacked it.
    Counter,
    /// This reaction is turned back to its first level.
    Flip,
    /// Figures of the other side, heroes or crew, are pushed.
    Shove {
        /// Which figures.
        who: Figures,
        /// How many places.
        n: u8,
    },
    /// A hero may be drawn nearer to the hero of this skill, every step lessening the distance.
    Haul {
        /// Who.
        who: Who,
        /// How many places at most.
        n: u8,
    },
    /// The hero that is about to fall does not: it is put on a free rail cell of an own ship.
    Catch,
    /// Crew in cells near the hero of this skill moves together and then attacks.
    Order {
        /// How far from the hero at most.
        within: u8,
        /// In how many cells at most.
        cells: u8,
        /// How many figures of a cell at most.
        most: Amount,
        /// How many places they may move first.
        moves: u8,
        /// How much the results of their attacks are raised.
        hit: i8,
    },
    /// The crew moves so many steps in this activation, instead of one.
    CrewSteps(u8),
    /// A side's swivel gun or its bosuns get better for the rest of the game.
    Upgrade(Arms),
    /// Coins go from one hero to another, as far as there are any.
    Steal {
        /// From whom.
        from: Who,
        /// To whom.
        to: Who,
        /// How many.
        n: u8,
        /// How many at most when the other side has more victory points.
        behind: u8,
    },
    /// They gain coins, and more when the other side has more victory points.
    Credit {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
        /// How many when the other side has more victory points.
        behind: u8,
    },
    /// They pay coins: whoever has fewer cannot.
    Pay {
        /// Who.
        who: Who,
        /// How many.
        n: u8,
    },
    /// One draws so many Tide cards.
    Draw(u8),
    /// One discards so many Tide cards from the hand.
    Discard(u8),
    /// A side's marker on the Kraken track rises.
    Rouse {
        /// Whose.
        side: Camp,
        /// How far.
        n: u8,
    },
    /// A sea monster comes to a channel cell and obeys whoever called it.
    Summon,
    /// A gangplank is taken away until the end of the round.
    CutPlank,
}

impl Effect {
    /// Whether it means nothing where there are no crews and no cards.
    pub const fn is_of_crew_or_cards(&self) -> bool {
        matches!(
            self,
            Effect::Muster { .. }
                | Effect::CrewDice { .. }
                | Effect::CrewHits { .. }
                | Effect::CrewSteps(_)
                | Effect::Order { .. }
                | Effect::Upgrade(_)
                | Effect::Draw(_)
                | Effect::Discard(_)
                | Effect::Rouse { .. }
        )
    }
}

/// What happens once for each die that was good enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outcome {
    /// They suffer one damage.
    Damage(Who),
    /// They heal one.
    Heal(Who),
    /// They fall overboard.
    Drown(Who),
}
