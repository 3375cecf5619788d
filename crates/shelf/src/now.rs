//! What a table shows: the view, whose turn it is, what can be chosen, and what was heard.

use crate::title::TurnReport;
use freeport_kernel::{Opening, Phrase, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// Finished JSON text.
pub type Json = Box<RawValue>;

/// How many steps back are offered at once.
pub(crate) const STEPS_BACK: usize = 8;

/// What a viewer is shown: everything needed to draw the table and to decide.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Now<V = Value, M = Value> {
    /// The game as the viewer sees it.
    pub view: V,
    /// Whose turn it is, or how the game ended.
    pub turn: TurnReport,
    /// What the viewer's seat may choose; none when it owes no decision.
    pub choices: Option<Choices<M>>,
    /// What the viewer's seat may take back, the nearest first.
    pub take_backs: Vec<StepBack>,
}

/// What a seat may take back at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StepBack {
    /// How many of the moves in effect would stay.
    pub keep: usize,
    /// Whom it concerns: who has decided since, whose turn it would end, and everybody beyond a fence.
    pub consent: SeatSet,
    /// Whether chance or something hidden came out since.
    pub fenced: bool,
}

/// A decision and its answers.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choices<M = Value> {
    /// Who decides.
    pub seat: Seat,
    /// The number of the decision, to be named in the answer.
    pub decision: usize,
    /// The moves to choose from.
    pub moves: Vec<Choice<M>>,
    /// Legal moves that nobody is urged to make.
    pub asides: Vec<Choice<M>>,
    /// What makes it a window, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Ajar<M>>,
}

/// A window as the seat sees it that is asked.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Ajar<M = Value> {
    /// The move that uses nothing.
    pub decline: M,
    /// Whether others do not know what the seat could use.
    pub hidden: bool,
    /// What everybody knows about the moment.
    pub facts: Vec<&'static str>,
    /// What the seat has for such a moment.
    pub sources: Vec<Opening>,
}

/// A legal move, for programs and in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choice<M = Value> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What it does.
    pub phrase: Phrase,
    /// Whether chance or something hidden comes out with it, so that it is not simply taken back.
    pub fenced: bool,
}

/// A line of the story as a viewer heard it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Heard<E = Value> {
    /// The move in effect it followed from, from 1; 0 for the setup.
    pub step: usize,
    /// What happened, for the animation.
    pub event: E,
    /// What happened, in words, with the rule behind it.
    pub phrase: Phrase,
}

/// What a searching bot thinks.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Advice {
    /// The best moves it knows, the best first.
    pub thoughts: Vec<Opinion>,
    /// How many games it imagined.
    pub imagined: u32,
}

/// What a searching bot thinks of one move.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Opinion {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Value,
    /// What it does.
    pub phrase: Phrase,
    /// In how many imagined games it was tried.
    pub tried: u32,
    /// The chance of winning in them, in percent.
    pub percent: u8,
    /// What follows from it in nearly every world that may be: what speaks for it, or against it.
    pub brings: Vec<Phrase>,
}
