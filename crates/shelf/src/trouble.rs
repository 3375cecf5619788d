//! What can go wrong on the shelf, as sentences with a stable kind.

use crate::rulebook::Rulebook;
use freeport_bots::UnknownBot;
use freeport_kernel::{Fault, Flaw, Illegal, Refusal, Seat, SeatSet, SetupError};
use freeport_pack::NoPack;

/// Why a request is refused. The text is for people, [`Trouble::kind`] for programs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// No such game.
    #[error("there is no game `{asked}` on the shelf; there are: {known}")]
    UnknownGame {
        /// The id that was asked for.
        asked: String,
        /// The ids there are.
        known: String,
    },
    /// A language the game does not speak.
    #[error("{title} does not speak `{asked}`; it speaks: {known}")]
    UnknownLanguage {
        /// The game's title.
        title: &'static str,
        /// The language that was asked for.
        asked: String,
        /// The languages there are.
        known: String,
    },
    /// No such rule.
    #[error("the rulebook of {title} has no rule `{asked}`")]
    UnknownRule {
        /// The game's title.
        title: &'static str,
        /// The id that was asked for.
        asked: String,
    },
    /// A bot that nobody knows.
    #[error(transparent)]
    UnknownBot(#[from] UnknownBot),
    /// A seat the table does not have.
    #[error("there is no seat {asked} at this table; seats are counted from 0 to {last}")]
    UnknownSeat {
        /// The seat that was asked for.
        asked: Seat,
        /// The last seat of the table.
        last: u8,
    },
    /// A rule forbids the move.
    #[error("{rule} forbids this move: {sentence}")]
    Illegal {
        /// The rule's id.
        rule: &'static str,
        /// What the rulebook says there.
        sentence: String,
    },
    /// The move is not one of this game.
    #[error("this is not a move of {title}: {why}")]
    BadMove {
        /// The game's title.
        title: &'static str,
        /// What does not fit.
        why: String,
    },
    /// The given chance does not fit the move.
    #[error(transparent)]
    Chance(#[from] Fault),
    /// The options or seats do not make a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The options are not those of this game.
    #[error("these are not options of {title}: {why}")]
    BadOptions {
        /// The game's title.
        title: &'static str,
        /// What does not fit.
        why: String,
    },
    /// The content pack is not here, or not as it was.
    #[error(transparent)]
    Pack(#[from] NoPack),
    /// A record or a save that cannot be used.
    #[error(transparent)]
    Flaw(#[from] Flaw),
    /// A position that cannot be.
    #[error("this is not a position of {title}: {why}")]
    BadPosition {
        /// The game's title.
        title: &'static str,
        /// What cannot be.
        why: String,
    },
    /// The text is neither a record, nor a save, nor a position.
    #[error("this is not a game: {0}")]
    NotAGame(String),
    /// The seat has nothing to decide.
    #[error("seat {0} owes no decision now")]
    NotAsked(Seat),
    /// There is nothing to take back.
    #[error("seat {0} has nothing to take back there")]
    NothingToUndo(Seat),
    /// Others must agree first.
    #[error("seat {seat} may take this back only when these seats agree: {}", list(*.missing))]
    Consent {
        /// Who wants to take back.
        seat: Seat,
        /// Who has not agreed yet.
        missing: SeatSet,
    },
    /// The bots of a simulation do not fit the table.
    #[error("{0}")]
    BadPlan(String),
    /// The rules stumbled; nothing was changed.
    #[error("the rules of {title} stumbled over this position and nothing was changed: {why}")]
    Broken {
        /// The game's title.
        title: &'static str,
        /// What the rules said last.
        why: String,
    },
}

fn list(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}

impl Trouble {
    /// A word for programs; it never changes.
    pub fn kind(&self) -> &'static str {
        match self {
            Trouble::UnknownGame { .. } => "unknown_game",
            Trouble::UnknownLanguage { .. } => "unknown_language",
            Trouble::UnknownRule { .. } => "unknown_rule",
            Trouble::UnknownBot(_) => "unknown_bot",
            Trouble::UnknownSeat { .. } => "unknown_seat",
            Trouble::Illegal { .. } => "illegal",
            Trouble::BadMove { .. } => "bad_move",
            Trouble::Chance(_) => "chance",
            Trouble::Setup(_) => "setup",
            Trouble::BadOptions { .. } => "bad_options",
            Trouble::Pack(NoPack::Missing { .. }) => "pack_missing",
            Trouble::Pack(NoPack::Changed { .. }) => "pack_changed",
            Trouble::Flaw(_) => "flaw",
            Trouble::BadPosition { .. } => "bad_position",
            Trouble::NotAGame(_) => "not_a_game",
            Trouble::NotAsked(_) => "not_asked",
            Trouble::NothingToUndo(_) => "nothing_to_undo",
            Trouble::Consent { .. } => "consent",
            Trouble::BadPlan(_) => "bad_plan",
            Trouble::Broken { .. } => "broken",
        }
    }

    /// The rule that is cited and its sentence, when the rulebook is what forbids.
    pub fn rule(&self) -> Option<(&'static str, &str)> {
        match self {
            Trouble::Illegal { rule, sentence } => Some((rule, sentence)),
            _ => None,
        }
    }

    /// A refusal with the sentence of the rule it cites.
    pub(crate) fn illegal(illegal: Illegal, rulebook: &Rulebook) -> Trouble {
        let rule = illegal.rule.0;
        let sentence = rulebook.sentence(rule).unwrap_or("the rulebook does not say more").to_owned();
        Trouble::Illegal { rule, sentence }
    }

    /// Either kind of refusal.
    pub(crate) fn refused(refusal: Refusal, rulebook: &Rulebook) -> Trouble {
        match refusal {
            Refusal::Illegal(illegal) => Trouble::illegal(illegal, rulebook),
            Refusal::Chance(fault) => Trouble::Chance(fault),
        }
    }
}
