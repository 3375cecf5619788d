//! What happens, for the log and the animation.

use crate::effects::vocabulary::{Colour, Terrain};
use crate::pack::Hex;
use crate::party::Boost;
use freeport_kernel::Seat;
use serde::Serialize;

/// Why a hero has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Triumph {
    /// The High Lord is dead.
    HighLord,
    /// Three Dragon Runes.
    Runes,
    /// Three red cards in the final battle.
    RedCards,
}

/// One thing that happened. Cards, cities and boosts go by their ids, heroes by their seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Event {
    /// A player leads a hero.
    HeroTaken { seat: Seat, hero: &'static str },
    /// Who begins.
    Starts { seat: Seat },
    /// A market card lies in a city.
    Stocked { city: &'static str, card: &'static str },

    /// A turn began.
    TurnBegan { seat: Seat, turn: u32 },
    /// Face-down cards were turned up.
    Refreshed { seat: Seat, cards: Vec<&'static str> },
    /// The figure was placed in the first city.
    Placed { seat: Seat, hex: Hex },
    /// A party rests: so many dice are left out.
    Rested { seat: Seat, dice: u8 },
    /// Movement dice were rolled; each shows some terrains.
    MoveRolled { seat: Seat, dice: Vec<Vec<Terrain>> },
    /// Movement dice were rolled again.
    MoveRerolled { seat: Seat, dice: Vec<Vec<Terrain>> },
    /// A party entered a hex; so many dice are left.
    Entered { seat: Seat, from: Hex, hex: Hex, left: u8 },
    /// A party was placed in a city.
    Warped { seat: Seat, from: Hex, hex: Hex, city: &'static str },
    /// A party stayed where it is.
    Stayed { seat: Seat, hex: Hex },

    /// The roll for road hazards.
    Prowled { seat: Seat, dice: Vec<Vec<Terrain>>, safe: bool },
    /// A hazard of a colour strikes.
    Hazard { seat: Seat, colour: Colour, number: u8 },
    /// A hero is beyond such hazards.
    HazardVoid { seat: Seat, colour: Colour },

    /// A hero attempts an adventure.
    Attempted { seat: Seat, hex: Hex, colour: Colour },
    /// A hero attempts a challenge that was left behind.
    Faced { seat: Seat, hex: Hex, card: &'static str, slot: u8 },
    /// A hero lets an adventure be.
    Declined { seat: Seat, hex: Hex },
    /// An adventure card was drawn.
    Drawn { seat: Seat, colour: Colour, card: &'static str },
    /// There is no card to draw.
    DeckEmpty { colour: Colour },
    /// Somebody looked at the top card of a deck; which it is, only that player is told.
    Peeked { seat: Seat, colour: Colour, card: Option<&'static str> },
    /// The card went under its deck.
    Buried { seat: Seat, colour: Colour },
    /// An event is in force, in place of another.
    EventPlaced { card: &'static str, level: u8, old: Option<&'static str>, old_level: u8 },
    /// An event is too weak for the one in force.
    EventIgnored { card: &'static str, level: u8, kept: &'static str, kept_level: u8 },
    /// An adventure token came back.
    TokenBack { hex: Hex, colour: Colour },
    /// A hero takes on a task.
    TaskTaken { seat: Seat, card: &'static str },
    /// A task is fulfilled.
    TaskDone { seat: Seat, card: &'static str },
    /// A card was laid under a weapon.
    Attached { seat: Seat, card: &'static str, item: &'static str },
    /// An adventure card was discarded.
    AdventureGone { card: &'static str },

    /// A challenge was defeated.
    ChallengeDefeated { seat: Seat, card: &'static str },
    /// An adventure token was taken.
    TokenTaken { seat: Seat, colour: Colour, hex: Hex },
    /// Tokens were taken from the reserve.
    TokensTaken { seat: Seat, tokens: [u8; 4] },
    /// There were no tokens of that worth.
    NoTokens { seat: Seat },
    /// A card stays with a hero.
    Kept { seat: Seat, card: &'static str },
    /// A card was declined.
    KeepDeclined { seat: Seat, card: &'static str },
    /// A hero owns so many Dragon Runes.
    RuneCount { seat: Seat, runes: u8 },
    /// A challenge is left behind, with its numbered token.
    LeftBehind { card: &'static str, slot: u8, hex: Hex },
    /// A challenge was pushed off the track.
    PushedOff { card: &'static str, slot: u8, hex: Hex },
    /// A hero went back after an escape.
    Retreated { seat: Seat, from: Hex, hex: Hex },

    /// A hero was knocked out.
    KnockedOut { seat: Seat, hex: Hex },
    /// What a knocked-out hero lost.
    Lost { seat: Seat, gold: u16, card: Option<&'static str> },
    /// A knocked-out hero lies in a city.
    CarriedTo { seat: Seat, hex: Hex, city: &'static str },
    /// The winner of a duel takes a card.
    CardPlundered { winner: Seat, loser: Seat, card: &'static str },
    /// The winner of a duel takes all gold.
    GoldPlundered { winner: Seat, loser: Seat, gold: u16 },
    /// The winner of a duel takes nothing.
    NothingPlundered { winner: Seat, loser: Seat },

    /// Two heroes talk.
    TalksBegan { seat: Seat, with: Seat },
    /// A deal was proposed.
    Offered { seat: Seat, with: Seat, terms: Bargain },
    /// A deal was made.
    Agreed { seat: Seat, with: Seat, terms: Bargain },
    /// A deal was refused.
    Refused { seat: Seat, with: Seat },
    /// Two heroes part.
    TalksEnded { seat: Seat, with: Seat },

    /// An ally was paid.
    AllyPaid { seat: Seat, ally: &'static str },
    /// An ally was dismissed.
    AllyDismissed { seat: Seat, ally: &'static str },
    /// Something was bought, or somebody hired.
    Bought { seat: Seat, card: &'static str, gold: u16, city: &'static str },
    /// Something was sold.
    Sold { seat: Seat, card: &'static str, gold: u16, city: &'static str },
    /// Healing was paid for.
    HealingPaid { seat: Seat, gold: u16 },
    /// A market card went under its deck.
    Discarded { seat: Seat, card: &'static str },
    /// An ally is gone.
    AllyLost { seat: Seat, ally: &'static str },
    /// An experience token was bought.
    Grew { seat: Seat, boost: Boost, level: u8 },
    /// Tokens were paid, and came back as change.
    XpPaid { seat: Seat, paper: u8, tokens: [u8; 4], change: [u8; 4], noted: u8 },
    /// A colour is closed to a hero.
    ColourLocked { seat: Seat, colour: Colour },
    /// Experience was noted on paper.
    XpNoted { seat: Seat, xp: u8 },

    /// A card was laid on the doom track.
    DoomLaid { colour: Colour, space: u8 },
    /// A doom token was placed.
    DoomToken { city: &'static str, tokens: u8 },
    /// The final battle will begin after this turn.
    DoomComplete,
    /// The final battle begins, in this order.
    FinaleBegan { order: Vec<Seat> },
    /// A hero enters the final battle.
    BattleEntered { seat: Seat },
    /// A hero has lost the final battle.
    BattleLost { seat: Seat },
    /// A hero has won.
    GameWon { seat: Seat, by: Triumph },
    /// Everybody has lost the final battle.
    AllFallen,
    /// The game was stopped.
    GameStopped { turn: u32 },

    /// A text was used.
    Used { seat: Seat, card: &'static str },
    /// A hero fights a challenge, or the enemy of an encounter.
    FightBegan { seat: Seat, foe: &'static str },
    /// A hero attacks another.
    DuelBegan { seat: Seat, other: Seat },
    /// A round of combat began; who acts in it.
    CombatRound { round: u8, seat: Seat },
    /// A character attacks.
    Attacks { seat: Seat, who: &'static str, phase: &'static str },
    /// A hero defends.
    Defends { seat: Seat, phase: &'static str },
    /// The two dice were thrown: what is added, and the number to be reached, where it is known.
    Rolled {
        seat: Seat,
        who: &'static str,
        aim: &'static str,
        stat: &'static str,
        dice: [u8; 2],
        value: i8,
        need: Option<u8>,
    },
    /// The two dice were thrown again.
    Rerolled { seat: Seat, who: &'static str, dice: [u8; 2] },
    /// What a roll came to.
    Settled { seat: Seat, who: &'static str, aim: &'static str, total: i16, need: Option<u8>, success: bool },
    /// Wounds are about to be placed.
    WoundsDue { seat: Seat, who: &'static str, wounds: u8 },
    /// Wounds were averted.
    Averted { seat: Seat, who: &'static str, wounds: u8, left: u8 },
    /// Wounds go to somebody else.
    Redirected { seat: Seat, who: &'static str, to: &'static str, wounds: u8 },
    /// A character was wounded.
    Wounded { seat: Seat, who: &'static str, wounds: u8, total: u8, life: u8 },
    /// A hero stays up after all.
    LastGasp { seat: Seat, wounds: u8 },
    /// A character is exhausted.
    Tired { seat: Seat, who: &'static str, exhaustion: u8, total: u8 },
    /// Wounds were healed.
    Healed { seat: Seat, who: &'static str, wounds: u8, left: u8 },
    /// Exhaustion was shed.
    Eased { seat: Seat, who: &'static str, exhaustion: u8, left: u8 },
    /// The opponent was wounded.
    FoeWounded { foe: &'static str, wounds: u8, total: u8, life: u8 },
    /// The opponent shed wounds.
    FoeRecovered { foe: &'static str, wounds: u8, left: u8 },
    /// A number of the opponent changes until combat ends.
    FoeWeakened { foe: &'static str, stat: &'static str, by: i8 },
    /// A damage value of the opponent changes until combat ends.
    FoeBlunted { foe: &'static str, phase: &'static str, by: i8 },
    /// The opponent deals no damage in a phase until combat ends.
    FoePacified { foe: &'static str, phase: &'static str },
    /// A hero may not attack in the first round.
    HeldBack { seat: Seat },
    /// A hero's rolls are changed in the first round.
    Daunted { seat: Seat, by: i8 },
    /// Weapons or armour are kept out of a roll.
    LaidAside { seat: Seat, item: &'static str },
    /// A hero got away.
    Escaped { seat: Seat },
    /// A hero got gold.
    GoldGained { seat: Seat, gold: u16, total: u16 },
    /// A hero paid gold.
    GoldPaid { seat: Seat, gold: u16, total: u16 },
    /// Gold is staked on a test.
    Staked { seat: Seat, gold: u8 },
}

/// What two heroes exchange, by what each of them gives.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Bargain {
    /// Gold that the one who offers gives, and gets.
    pub gold: [u16; 2],
    /// Cards that the one who offers gives.
    pub gives: Vec<&'static str>,
    /// Cards that the one who offers gets.
    pub gets: Vec<&'static str>,
}
