//! The shelf's interface: a game in its box, and a game on the table.

use crate::ink::Ink;
use crate::lots::Lot;
use crate::now::{Advice, Json, StepBack};
use crate::packs::{PackCard, PackCheck};
use crate::promises::Promises;
use crate::rulebook::Rulebook;
use crate::sim::{Plan, Report};
use crate::trouble::Trouble;
use crate::words::{Book, Words};
use freeport_bots::{BotSpec, BudgetKind};
use freeport_kernel::{
    Given, Outcome, Player, Rule, Seat, SeatSet, Source, TakeBack, Teams, TitleCard, Viewer, Window,
};
use freeport_pack::{Files, PackFlaw, Picture};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;

/// What a new game starts from.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// Variants and the like; the game's usual ones when there are none.
    pub options: Option<Value>,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The text of the sealed seed.
    pub seed: String,
    /// What every player threw in.
    pub entropy: Vec<String>,
    /// The hashes that were published before any of it was thrown in; empty where nothing was sealed.
    pub seals: Vec<String>,
    /// Whether it is played for practice, which its record says.
    pub practice: bool,
    /// Whether the options were written down when the game was agreed on: what they leave out is what was usual then.
    pub kept: bool,
}

impl Start {
    /// A game of so many unnamed players.
    pub fn of(seats: u8, seed: impl Into<String>) -> Start {
        let players = Seat::all(seats).map(|seat| Player { name: format!("seat {seat}"), bot: None });
        Start { players: players.collect(), seed: seed.into(), ..Start::default() }
    }
}

/// A game in its box.
pub trait Title: Send + Sync + 'static {
    /// What stands on the box.
    fn card(&self) -> &'static TitleCard;

    /// The numbered rules.
    fn rulebook(&self) -> &Rulebook;

    /// The phrase book of the printed game in a language.
    fn words(&self, language: &str) -> Result<&'static Words, Trouble>;

    /// The phrase book in a language, for a program that speaks by itself; with the names and sentences of a pack when one is named.
    fn book(&self, pack: Option<&str>, language: &str) -> Result<Book, Trouble>;

    /// The content packs to choose from, the printed one first; none for a game whose content is in its rules.
    fn packs(&self) -> Vec<PackCard>;

    /// How a pack that is named is written down; the printed one when none is named.
    fn pack_name(&self, pack: Option<&str>) -> Result<String, Trouble>;

    /// Checks a content pack that a host brings, and keeps it for as long as the program runs.
    fn bring(&self, files: Files) -> Result<PackCard, PackFlaw>;

    /// A picture that a pack brings, by the id of what it shows.
    fn picture(&self, pack: &str, id: &str) -> Option<&'static Picture>;

    /// Lays out a new game.
    fn start(&'static self, start: Start) -> Result<Box<dyn Session>, Trouble>;

    /// Starts from a position instead of the game's own setup.
    fn start_at(&'static self, start: Start, position: Value) -> Result<Box<dyn Session>, Trouble>;

    /// Goes on with a saved game.
    fn load(&'static self, save: Value) -> Result<Box<dyn Session>, Trouble>;

    /// Goes on where a bookmark lies, which [`Session::bookmark`] gave for the same start.
    fn resume(&'static self, start: Start, bookmark: &str) -> Result<Box<dyn Session>, Trouble>;

    /// What a bookmark belongs to: it is the same for as long as rules, printed content and the shape of states are.
    fn shape(&self) -> &str;

    /// Plays a record again by its own chance, up to `entries` entries of its log.
    fn replay(&'static self, record: Value, entries: Option<usize>) -> Result<Box<dyn Session>, Trouble>;

    /// Plays a record again and checks every part of it.
    fn verify(&'static self, record: Value) -> Result<Box<dyn Session>, Trouble>;

    /// The same for the text of a record, for as long as `go_on` says so: it is asked before every entry of the log.
    fn verify_while(
        &'static self,
        record: &str,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Box<dyn Session>, Trouble>;

    /// Plays many games between bots.
    fn simulate(&self, plan: &Plan<'_>) -> Result<Report, Trouble>;

    /// Checks a content pack: the given files, or the game's own.
    fn check_pack(&self, files: Option<&Files>) -> PackCheck;

    /// The printed files of the game's content pack, by name.
    fn printed_files(&self) -> &'static [(&'static str, &'static str)];

    /// Plays random games and lists what the phrase books lack, as sentences.
    fn gaps(&self, games: u64) -> Vec<String>;

    /// The same with a pack that was brought.
    fn gaps_in(&self, pack: &str, games: u64) -> Result<Vec<String>, Trouble>;

    /// The numbered rules as Markdown in a language.
    fn rules_in(&self, language: &str) -> Result<&'static str, Trouble>;

    /// The schemas of views, events, moves, options and what is printed, for whoever writes a client.
    fn schema(&self) -> Value;

    /// The schemas of the whole state, events, moves, options and views, for whoever holds a game.
    fn matter(&self) -> Value;

    /// What it promises to whoever measures it.
    fn promises(&self) -> Promises;

    /// What it asks of chance after the setup, for whoever gives outcomes by hand.
    fn lots(&self) -> &'static [Lot];

    /// The schema of the options alone, to make a form from.
    fn options_schema(&self) -> Value;

    /// What is printed on the components, for whoever draws them; on those of a pack when one is named.
    fn sheet(&self, pack: Option<&str>) -> Result<Json, Trouble>;

    /// The way dice took that were cast from a seed, for showing it; none for games and dice without one. It may take
    /// as long as the cast itself.
    fn flight(&self, seed: u64, dice: &[u8], how: Option<&str>) -> Option<Json>;
}

/// A seat that owes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Asked {
    /// Who has to decide.
    pub seat: Seat,
    /// The number of the decision; it stays the same while others decide.
    pub decision: usize,
}

/// Whose turn it is, or how the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TurnReport {
    /// The seats that owe a decision.
    pub waiting: Vec<Asked>,
    /// Whether any one of them may decide for all: once one has, the others owe nothing.
    #[serde(skip_serializing_if = "is_not")]
    pub any: bool,
    /// How many moves are in effect.
    pub steps: usize,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
}

/// What is not so is not said.
fn is_not(flag: &bool) -> bool {
    !flag
}

/// How long the story of a viewer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The number of the first line that is remembered.
    pub first: usize,
    /// How many lines there are from the beginning.
    pub count: usize,
}

/// The legal moves of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MoveList {
    /// The moves to choose from.
    pub moves: Vec<Value>,
    /// Legal moves that nobody is urged to make.
    pub asides: Vec<Value>,
}

/// A view and the legal moves in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TextPage {
    /// The board, drawn in text.
    pub board: String,
    /// Whose turn it is, or how the game ended.
    pub turn: String,
    /// The moves of the seat, in the order of [`MoveList::moves`].
    pub moves: Vec<String>,
    /// The moves of [`MoveList::asides`].
    pub asides: Vec<String>,
}

/// A line of the story so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoryLine {
    /// The move in effect it followed from, from 1; 0 for the setup.
    pub step: usize,
    /// What happened, in words.
    pub text: String,
    /// The same for programs.
    pub event: Value,
    /// The rule behind it, where people might ask.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<Rule>,
}

/// A game on the table. No call ends the process, and a call that fails changes nothing.
pub trait Session: Send {
    /// The game's box.
    fn title(&self) -> &'static dyn Title;

    /// The phrase book of the pack it is played with, in a language.
    fn words(&self, language: &str) -> Result<&'static Words, Trouble>;

    /// Who sits where.
    fn players(&self) -> &[Player];

    /// The role a seat plays; empty in games without roles.
    fn role(&self, seat: Seat) -> &'static str;

    /// Which seats play together.
    fn teams(&self) -> Teams;

    /// Whose turn it is, or how the game ended.
    fn turn(&self) -> TurnReport;

    /// The decision that a seat owes, where it is a window.
    fn window(&self, seat: Seat) -> Option<Window<Value>>;

    /// The cards and skills that a seat may come to use in windows; for the seat alone.
    fn sources(&self, seat: Seat) -> Vec<Source>;

    /// What everybody may know about a window, by name.
    fn facts(&self) -> &'static [&'static str];

    /// A number that changes whenever a turn ends.
    fn turns(&self) -> u32;

    /// The legal moves of a seat.
    fn moves(&self, seat: Seat) -> Result<MoveList, Trouble>;

    /// Plays a move, and gives back the chance that followed from it.
    fn play(&mut self, seat: Seat, mv: &Value, given: &Given) -> Result<Vec<u32>, Trouble>;

    /// Plays a move unless something has to be cast for it, which takes its time: then there is no chance, and nothing has
    /// changed.
    fn play_at_once(&mut self, seat: Seat, mv: &Value) -> Result<Option<Vec<u32>>, Trouble>;

    /// Plays a move that was played before, with the chance that followed from it then.
    fn retell(&mut self, seat: Seat, mv: &Value, chance: &[u32]) -> Result<(), Trouble>;

    /// Whether a move is legal, and if not, why.
    fn why(&self, seat: Seat, mv: &Value) -> Result<(), Trouble>;

    /// Everything a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, Trouble>;

    /// The same in words, with the legal moves of the seat that looks.
    fn text(&self, viewer: Viewer, language: &str, ink: Ink) -> Result<TextPage, Trouble>;

    /// What a viewer has heard, from line `since` on.
    fn story(&self, viewer: Viewer, language: &str, since: usize) -> Result<Vec<StoryLine>, Trouble>;

    /// What a viewer heard after the first `beats` beats of the whole story, in words.
    fn told(&self, viewer: Viewer, language: &str, beats: usize) -> Result<Vec<StoryLine>, Trouble>;

    /// The same game once more: what is played on one is not played on the other.
    fn copy(&self) -> Box<dyn Session>;

    /// What a seat may take back, the nearest first, and who must agree.
    fn take_backs(&self, seat: Seat) -> Vec<TakeBack>;

    /// One step of a seat back as a table knows it: who is asked at a table, and whether it lies beyond a fence.
    fn step_back(&self, seat: Seat, keep: usize) -> Result<StepBack, Trouble>;

    /// How many moves lie behind the last chance or reveal.
    fn fence(&self) -> usize;

    /// Goes back to the first `keep` moves, or to before the seat's last one, when all who must agree have.
    fn undo(&mut self, seat: Seat, keep: Option<usize>, agreed: SeatSet) -> Result<TakeBack, Trouble>;

    /// The record so far, as one line of JSON.
    fn record(&self) -> Result<String, Trouble>;

    /// The record of a game that the players ended early, with its seed opened.
    fn adjourned(&self) -> Result<String, Trouble>;

    /// The players have ended the game before its rules did: nobody owes a decision any more.
    fn lay_down(&mut self);

    /// Whether each seat may see what others may not.
    fn secretive(&self) -> bool;

    /// What a viewer is shown now, as a [`Now`](crate::Now).
    fn now(&self, viewer: Viewer) -> Result<Json, Trouble>;

    /// How many beats the whole story has, whoever heard them.
    fn beats(&self) -> usize;

    /// How many lines a viewer has heard, and how many of them lie before those that are remembered.
    fn lines(&self, viewer: Viewer) -> Lines;

    /// How many lines a viewer had heard after the first `steps` moves in effect.
    fn lines_by(&self, viewer: Viewer, steps: usize) -> usize;

    /// The lines of a viewer from number `from` on, up to the one before `to`, as a list of [`Heard`](crate::Heard).
    fn passage(&self, viewer: Viewer, from: usize, to: usize) -> Result<Json, Trouble>;

    /// How many of the moves in effect came about by the first so many entries of the log.
    fn steps_by(&self, entries: usize) -> usize;

    /// Where it stands, to be taken up from here later without its beginning.
    fn bookmark(&self) -> Result<String, Trouble>;

    /// The fewest moves that can be gone back to: none but in a game that was taken up from a bookmark.
    fn floor(&self) -> usize;

    /// What a viewer heard after the first `beats` beats of the whole story, as a list of [`Heard`](crate::Heard).
    fn heard(&self, viewer: Viewer, beats: usize) -> Result<Json, Trouble>;

    /// Everything needed to go on later; it holds the seed, so it is for the host alone.
    fn save(&self) -> Result<Value, Trouble>;

    /// The move a bot would make for a seat; it sees what the seat sees.
    fn advise(&self, seat: Seat, bot: &BotSpec, seed: u64, kind: BudgetKind) -> Result<Value, Trouble>;

    /// The same as work to be done elsewhere: it holds all it needs. Who has thought for the seat before goes on from there, and
    /// with the luck it had.
    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, kind: BudgetKind) -> Result<Work<Value>, Trouble>;

    /// What a searching bot thinks of the best moves of a seat, as work to be done elsewhere.
    fn hint(&self, seat: Seat, seed: u64, limit: Duration) -> Result<Work<Advice>, Trouble>;
}

/// Work that can be done on another thread. It is told what to ask now and then whether to go on; once the answer is no, it
/// comes back with what it has.
pub type Work<T> = Box<dyn FnOnce(&mut dyn FnMut() -> bool) -> Result<T, Trouble> + Send>;
