//! A match: a game being played, with its record, its events and its way back.

mod bookmark;
mod story;

pub use bookmark::{Bookmark, FARTHEST};
pub use story::Beat;

use crate::chance::{Chance, Fault};
use crate::game::{Game, SetupError, Turn};
use crate::marks::{Mark, Marks};
use crate::owed::Owed;
use crate::record::{Entry, FORMAT, Flaw, Play, Player, Record, Save, Undo};
use crate::rule::Illegal;
use crate::seal::Seed;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::table::{Table, Told};
use crate::window::Pass;
use bookmark::Base;
use serde::{Deserialize, Serialize};

const UNSEALED: &str = "it is not the chance of the seed";

/// What a match is agreed on before the first move.
#[derive(Clone, Debug)]
pub struct Charter<G: Game> {
    /// Variants, content pack and the like.
    pub options: G::Options,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// The sealed seed.
    pub seed: Seed,
    /// What every player threw in.
    pub entropy: Vec<String>,
    /// The hashes that were published before any of it was thrown in; empty where nothing was sealed.
    pub seals: Vec<String>,
    /// Whether it is played for practice: everything may be taken back.
    pub practice: bool,
}

/// Outcomes given to a move from outside: for tests, puzzles and replays.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Used before the match's own chance.
    pub outcomes: Vec<u32>,
    /// Whether asking for more than is given refuses the move.
    pub strict: bool,
}

/// Why a move does not count.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A rule forbids it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The given chance does not fit.
    #[error(transparent)]
    Chance(#[from] Fault),
}

/// What a seat may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakeBack {
    /// How many of the moves in effect would stay.
    pub keep: usize,
    /// Who must agree first; nobody up to the fence.
    pub consent: SeatSet,
}

/// A decision in effect, and what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "bookmark::Short", into = "bookmark::Short")]
struct Step {
    seat: Seat,
    /// Where it stands in the log, from 1; no later decision ever has the same number.
    entry: usize,
    /// Who owed a decision before it.
    owed: Owed,
    /// Whether it drew on chance or brought something hidden to light.
    fenced: bool,
    conceals: bool,
    /// Whether it let an open window pass: it takes nobody's way back.
    idle: bool,
}

/// What going back leads to, and from which mark on it was played once more.
struct WayBack<G: Game> {
    from: Mark<G>,
    state: G,
    owed: Owed,
    asked: [usize; MAX_SEATS],
    again: Vec<(Step, Vec<Told<G::Event>>)>,
    marks: Vec<Mark<G>>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    charter: Charter<G>,
    position: Option<G>,
    /// Where what is remembered here begins.
    base: Base<G>,
    deal: Vec<u32>,
    state: G,
    chance: Chance,
    /// The entries since the base.
    log: Vec<Entry<G::Move>>,
    /// The decisions in effect, but for those that lie too far back to be gone back to.
    line: Vec<Step>,
    /// What was told since the base.
    story: Vec<Beat<G::Event>>,
    owed: Owed,
    asked: [usize; MAX_SEATS],
    marks: Marks<G>,
}

impl<G: Game> Match<G> {
    /// Lays out a game and seals its seed.
    pub fn start(charter: Charter<G>) -> Result<Match<G>, SetupError> {
        let chance = Chance::sealed(charter.seed.key(&charter.entropy));
        Ok(Match::open(charter, None, chance)?.0)
    }

    /// Starts from a position instead of the game's own setup.
    pub fn start_at(charter: Charter<G>, position: G) -> Result<Match<G>, SetupError> {
        let chance = Chance::sealed(charter.seed.key(&charter.entropy));
        Ok(Match::open(charter, Some(position), chance)?.0)
    }

    fn open(
        charter: Charter<G>,
        position: Option<G>,
        chance: Chance,
    ) -> Result<(Match<G>, Option<Fault>), SetupError> {
        let seats = charter.seats.len().min(u8::MAX as usize) as u8;
        G::CARD.check_seats(seats)?;
        let mut table = Table::new(chance);
        let opening = match &position {
            None => G::setup(&charter.options, seats, &mut table)?,
            Some(state) if state.seats() == seats => state.clone(),
            Some(state) => {
                let needs = state.seats();
                return Err(SetupError::Options(format!("the position is for {needs} seats, not {seats}")));
            }
        };
        let fault = table.settle();
        let mut game = Match {
            charter,
            position,
            owed: Owed::of(opening.turn()),
            state: opening.clone(),
            base: Base::opening(opening),
            deal: table.take_drawn(),
            chance: Chance::strict(&[]),
            log: Vec::new(),
            line: Vec::new(),
            story: Vec::new(),
            asked: [0; MAX_SEATS],
            marks: Marks::default(),
        };
        game.tell(&mut table);
        game.chance = table.into_chance();
        Ok((game, fault))
    }

    /// The state as it is.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Who has to decide, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// What the players agreed on.
    pub fn charter(&self) -> &Charter<G> {
        &self.charter
    }

    /// How many moves are in effect.
    pub fn steps(&self) -> usize {
        self.base.past + self.line.len()
    }

    /// The moves in effect that are remembered here, in order.
    pub fn line(&self) -> impl Iterator<Item = &Play<G::Move>> {
        self.line.iter().filter_map(|step| self.play_of(step))
    }

    fn play_of(&self, step: &Step) -> Option<&Play<G::Move>> {
        match self.log.get(step.entry.checked_sub(self.base.entries + 1)?)? {
            Entry::Play(play) => Some(play),
            Entry::Undo(_) => None,
        }
    }

    /// The chance that followed from the last move in effect.
    pub fn last_chance(&self) -> &[u32] {
        self.line.last().and_then(|step| self.play_of(step)).map_or(&[], |play| &play.chance)
    }

    /// The number of the decision a seat owes. It stays the same while others decide, so that an answer
    /// never goes stale through somebody else's choice.
    pub fn decision(&self, seat: Seat) -> Option<usize> {
        self.turn().waiting().has(seat).then(|| self.asked[seat.index()])
    }

    /// Plays a move with the match's own chance.
    pub fn play(&mut self, seat: Seat, mv: &G::Move) -> Result<(), Illegal> {
        self.state.check(seat, mv)?;
        let pass = Pass::of(&self.state, seat, mv);
        let chance = std::mem::replace(&mut self.chance, Chance::strict(&[]));
        let mut table = Table::new(chance);
        self.state.apply(seat, mv, &mut table);
        self.enter(seat, mv, pass, &mut table);
        self.chance = table.into_chance();
        Ok(())
    }

    /// Plays a move with the match's own chance unless something has to be cast for it, which takes its time; whether it was
    /// played. A move that was not leaves everything as it was.
    pub fn play_at_once(&mut self, seat: Seat, mv: &G::Move) -> Result<bool, Refusal> {
        self.state.check(seat, mv)?;
        let source = match &self.chance {
            Chance::Sealed(stream) => Chance::Hasty(stream.clone()),
            other => other.clone(),
        };
        match self.attempt(seat, mv, source) {
            Ok(Chance::Hasty(stream)) => self.chance = Chance::Sealed(stream),
            Ok(rest) => self.chance = rest,
            Err(Fault::Uncast) => return Ok(false),
            Err(fault) => return Err(fault.into()),
        }
        Ok(true)
    }

    /// Plays a move with given outcomes of chance. A fault changes nothing.
    pub fn play_given(&mut self, seat: Seat, mv: &G::Move, given: &Given) -> Result<(), Refusal> {
        self.state.check(seat, mv)?;
        let source = if given.strict {
            Chance::strict(&given.outcomes)
        } else {
            Chance::scripted(&given.outcomes, self.chance.clone())
        };
        if let Chance::Script { then: Some(rest), .. } = self.attempt(seat, mv, source)? {
            self.chance = *rest;
        }
        Ok(())
    }

    /// Plays a move that was played before, with the chance that followed it then. That must be what the sealed stream
    /// gives, but nothing is cast again. A fault changes nothing.
    pub fn retell(&mut self, seat: Seat, mv: &G::Move, chance: &[u32]) -> Result<(), Refusal> {
        self.state.check(seat, mv)?;
        let source = match &self.chance {
            Chance::Sealed(stream) => {
                Chance::Retold { outcomes: chance.iter().copied().collect(), stream: stream.clone() }
            }
            _ => Chance::strict(chance),
        };
        if let Chance::Retold { stream, .. } = self.attempt(seat, mv, source)? {
            self.chance = Chance::Sealed(stream);
        }
        Ok(())
    }

    /// Carries out a checked move unless its chance is at fault; what is left of the chance.
    fn attempt(&mut self, seat: Seat, mv: &G::Move, source: Chance) -> Result<Chance, Fault> {
        let mut table = Table::new(source);
        let mut state = self.state.clone();
        state.apply(seat, mv, &mut table);
        if let Some(fault) = table.settle() {
            return Err(fault);
        }
        let pass = Pass::of(&self.state, seat, mv);
        self.state = state;
        self.enter(seat, mv, pass, &mut table);
        Ok(table.into_chance())
    }

    /// Takes note of a move that has just been carried out.
    fn enter(&mut self, seat: Seat, mv: &G::Move, pass: Pass, table: &mut Table<G::Event>) {
        let play = Play { seat, mv: mv.clone(), chance: table.take_drawn() };
        let fenced = table.revealed() || !play.chance.is_empty() || pass == Pass::Hidden;
        self.log.push(Entry::Play(play));
        let (entry, owed, idle) = (self.entries(), self.owed, pass == Pass::Open);
        self.line.push(Step { seat, entry, owed, fenced, conceals: table.concealed(), idle });
        self.owed = Owed::of(self.state.turn());
        owed.ask(self.owed, seat, entry, &mut self.asked);
        self.tell(table);
        if self.marks.wants(self.steps()) {
            let (steps, beats) = (self.steps(), self.story.len());
            let (state, owed, asked) = (self.state.clone(), self.owed, self.asked);
            self.marks.lay(Mark { steps, beats, state, owed, asked });
        }
    }

    /// What a seat may take back, the nearest first: freely up to the fence, and one step beyond it for
    /// each move that others would have to agree on.
    pub fn take_backs(&self, seat: Seat) -> Vec<TakeBack> {
        self.steps_back(seat).collect()
    }

    /// The same one by one, for who wants only the nearest.
    pub fn steps_back(&self, seat: Seat) -> impl Iterator<Item = TakeBack> {
        let mine = (0..self.line.len()).rev().filter(move |step| self.line[*step].seat == seat);
        mine.map(move |index| self.base.past + index)
            .map(move |keep| TakeBack { keep, consent: self.consent(seat, keep) })
    }

    /// Who must agree before a seat takes the game back to its first `keep` moves: whoever decided since, which nobody does who
    /// lets an open window pass, and everybody once dice were thrown, cards were drawn or something hidden came out. A hidden
    /// choice needs nobody's consent while only hidden choices followed it.
    pub fn consent(&self, seat: Seat, keep: usize) -> SeatSet {
        if self.withdraws(seat, keep) {
            return SeatSet::NONE;
        }
        let undone = self.since(keep);
        let fence = undone.iter().any(|step| step.fenced);
        let all = SeatSet::all(self.state.seats());
        let decided = undone.iter().filter(|step| !step.idle).map(|step| step.seat);
        let asked = if fence { all } else { decided.collect() };
        asked.without(seat)
    }

    /// The decisions in effect after the first `keep`.
    fn since(&self, keep: usize) -> &[Step] {
        &self.line[keep.saturating_sub(self.base.past).min(self.line.len())..]
    }

    /// The fence: how many of the moves in effect lie behind the last chance or reveal.
    pub fn fence(&self) -> usize {
        self.line.iter().rposition(|step| step.fenced).map_or(0, |last| self.base.past + last + 1)
    }

    /// Whose turn came about after the first `keep` moves: a seat that goes back would take it from them. What the seat may
    /// decide itself, as any one of several, it takes from nobody, and an open window is nobody's turn.
    pub fn turns_since(&self, seat: Seat, keep: usize) -> SeatSet {
        let Some(first) = self.since(keep).first() else { return SeatSet::NONE };
        if self.owed.shared && self.owed.seats.has(seat) {
            return SeatSet::NONE;
        }
        let open = |other: Seat| self.state.window(other).is_some_and(|window| !window.hidden);
        let came = |other: &Seat| *other != seat && self.asked[other.index()] >= first.entry && !open(*other);
        self.owed.seats.iter().filter(came).collect()
    }

    /// Whether a legal move would draw on chance or bring something hidden to light, so that it becomes a fence; that a
    /// hidden window is let pass comes to light, too. It is tried without any chance, so nothing of what would come is known.
    pub fn would_fence(&self, seat: Seat, mv: &G::Move) -> bool {
        let mut table = Table::quiet(Chance::strict(&[]));
        self.state.clone().apply(seat, mv, &mut table);
        table.revealed() || !table.drawn().is_empty() || Pass::of(&self.state, seat, mv) == Pass::Hidden
    }

    /// Whether going back only withdraws the seat's own hidden choices, so that those of others stay. A choice that any one of
    /// several made stands alone: what another of them chose after it depends on it.
    fn withdraws(&self, seat: Seat, keep: usize) -> bool {
        self.since(keep).split_first().is_some_and(|(first, _)| {
            let apart = |step: &Step| step.seat == seat || !first.owed.shared && !step.owed.shared;
            let blind = |step: &Step| step.conceals && !step.fenced && first.owed.seats.has(step.seat);
            first.seat == seat && self.since(keep).iter().all(|step| blind(step) && apart(step))
        })
    }

    /// Goes back to the first `keep` moves in effect; when that only withdraws hidden choices of the seat, those
    /// of others stay. The undone branch stays in the record, and chance goes on where it was: nothing is ever
    /// thrown twice. The caller has asked for consent, and for what lies before [`Match::floor`] has taken the match up earlier.
    pub fn undo(&mut self, seat: Seat, keep: usize) -> bool {
        if keep >= self.steps() || keep < self.base.steps {
            return false;
        }
        let back = self.way_back(seat, keep);
        self.log.push(Entry::Undo(Undo { undo: seat, keep }));
        self.line.truncate(back.from.steps - self.base.past);
        self.story.truncate(back.from.beats);
        for (step, events) in back.again {
            self.line.push(step);
            let step = self.steps();
            self.story.extend(events.into_iter().map(|told| Beat { step, told }));
        }
        (self.state, self.owed, self.asked) = (back.state, back.owed, back.asked);
        back.marks.into_iter().for_each(|mark| self.marks.lay(mark));
        true
    }

    /// Plays the moves that stay once more, from the nearest mark on. Nothing of the match has changed yet when rules stumble.
    fn way_back(&mut self, seat: Seat, keep: usize) -> WayBack<G> {
        let withdraws = self.withdraws(seat, keep);
        let from = self.marks.back_to(keep).cloned().unwrap_or_else(|| self.opened());
        let mut back = WayBack {
            state: from.state.clone(),
            owed: from.owed,
            asked: from.asked,
            again: Vec::new(),
            marks: Vec::new(),
            from,
        };
        let (mut steps, mut beats) = (back.from.steps, back.from.beats);
        let (tail, from) = (self.since(steps), steps);
        let tail = tail.iter().enumerate();
        let stays = |number: usize, step: &Step| from + number < keep || withdraws && step.seat != seat;
        for (_, step) in tail.filter(|(number, step)| stays(*number, step)) {
            let Some(play) = self.play_of(step) else { continue };
            let mut table = Table::new(Chance::strict(&play.chance));
            back.state.apply(play.seat, &play.mv, &mut table);
            let (owed, conceals, events) = (back.owed, table.concealed(), table.take_events());
            back.owed = Owed::of(back.state.turn());
            owed.ask(back.owed, step.seat, step.entry, &mut back.asked);
            (steps, beats) = (steps + 1, beats + events.len());
            back.again.push((Step { owed, conceals, ..*step }, events));
            if self.marks.wants(steps) {
                let (state, owed, asked) = (back.state.clone(), back.owed, back.asked);
                back.marks.push(Mark { steps, beats, state, owed, asked });
            }
        }
        back
    }

    /// Before the first move that is remembered here.
    fn opened(&self) -> Mark<G> {
        let Base { steps, state, asked, .. } = &self.base;
        let beats = self.story.iter().take_while(|beat| beat.step <= *steps).count();
        Mark { steps: *steps, beats, state: state.clone(), owed: Owed::of(state.turn()), asked: *asked }
    }

    /// The record so far; the seed is opened only when the game is over. Only a match that [is whole](Match::is_whole) has one.
    pub fn record(&self) -> Record<G> {
        self.write_record(self.turn().outcome().is_some())
    }

    /// The record of a game that the players ended early, with the seed opened.
    pub fn adjourned(&self) -> Record<G> {
        self.write_record(true)
    }

    fn write_record(&self, opened: bool) -> Record<G> {
        let outcome = self.turn().outcome();
        let mut record = Record {
            freeport: FORMAT,
            game: G::CARD.id.to_owned(),
            rules: G::CARD.rules,
            options: self.charter.options.clone(),
            seats: self.charter.seats.clone(),
            practice: self.charter.practice,
            commit: self.charter.seed.commit(),
            entropy: self.charter.entropy.clone(),
            seals: self.charter.seals.clone(),
            position: self.position.clone(),
            deal: self.deal.clone(),
            log: self.log.clone(),
            places: outcome.map(|end| Seat::all(self.state.seats()).map(|seat| end.place(seat)).collect()),
            seed: opened.then(|| self.charter.seed.open().to_owned()),
            digest: String::new(),
        };
        record.digest = record.fingerprint();
        record
    }

    /// Everything needed to go on later. Holds the seed: for the host alone.
    pub fn save(&self) -> Save<G> {
        Save {
            record: self.record(),
            state: self.state.clone(),
            seed: self.charter.seed.open().to_owned(),
            used: self.chance.used(),
        }
    }

    /// Goes on with a saved match.
    pub fn load(save: Save<G>) -> Result<Match<G>, Flaw> {
        if save.record.digest != save.record.fingerprint() {
            return Err(Flaw::Edited);
        }
        let seed = Seed::new(save.seed);
        if seed.commit() != save.record.commit {
            return Err(Flaw::Commit);
        }
        let mut game = Match::follow(&save.record, seed, None, &mut || true)?;
        if game.state != save.state {
            return Err(Flaw::Edited);
        }
        let mut chance = Chance::sealed(game.charter.seed.key(&game.charter.entropy));
        chance.skip(save.used);
        game.chance = chance;
        Ok(game)
    }

    /// Plays a record again, by its own outcomes of chance.
    pub fn replay(record: &Record<G>) -> Result<Match<G>, Flaw> {
        let seed = Seed::new(record.seed.clone().unwrap_or_default());
        Match::follow(record, seed, None, &mut || true)
    }

    /// Plays a record again and checks everything: the digest, the seal, every move, every outcome against
    /// the opened seed, and the result.
    pub fn verify(record: &Record<G>) -> Result<Match<G>, Flaw> {
        Match::verify_while(record, &mut || true)
    }

    /// The same for as long as `go_on` says so; it is asked before every entry of the log.
    pub fn verify_while(record: &Record<G>, go_on: &mut dyn FnMut() -> bool) -> Result<Match<G>, Flaw> {
        let seed = record.check_seal()?;
        let stream = Chance::sealed(seed.key(&record.entropy));
        let game = Match::follow(record, seed, Some(stream), go_on)?;
        let places = game
            .turn()
            .outcome()
            .map(|end| Seat::all(game.state.seats()).map(|seat| end.place(seat)).collect());
        if places == record.places { Ok(game) } else { Err(Flaw::Result) }
    }

    /// Follows the log, by the chance it holds or by a stream that must lead to the same.
    fn follow(
        record: &Record<G>,
        seed: Seed,
        stream: Option<Chance>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Match<G>, Flaw> {
        let charter = Charter {
            options: record.options.clone(),
            seats: record.seats.clone(),
            seed,
            entropy: record.entropy.clone(),
            seals: record.seals.clone(),
            practice: record.practice,
        };
        if let Some(state) = &record.position {
            state.audit().map_err(Flaw::Position)?;
        }
        let chance = stream.unwrap_or_else(|| Chance::strict(&record.deal));
        let (mut game, fault) = Match::open(charter, record.position.clone(), chance)?;
        if let Some(fault) = fault {
            return Err(Flaw::Chance { entry: 0, why: fault.to_string() });
        }
        if game.deal != record.deal {
            return Err(Flaw::Chance { entry: 0, why: UNSEALED.to_owned() });
        }
        for (entry, number) in record.log.iter().zip(1..) {
            if !go_on() {
                return Err(Flaw::CalledOff);
            }
            match entry {
                Entry::Play(play) => game.follow_play(play, number)?,
                Entry::Undo(undo) if game.undo(undo.undo, undo.keep) => {}
                Entry::Undo(_) => return Err(Flaw::Undo(number)),
            }
        }
        Ok(game)
    }

    fn follow_play(&mut self, play: &Play<G::Move>, entry: usize) -> Result<(), Flaw> {
        let misfit = |why: String| Flaw::Chance { entry, why };
        let sealed = matches!(self.chance, Chance::Sealed(_));
        if sealed {
            self.play(play.seat, &play.mv).map_err(|why| Flaw::Move { entry, why })?;
        } else {
            let given = Given { outcomes: play.chance.clone(), strict: true };
            self.play_given(play.seat, &play.mv, &given).map_err(|refusal| match refusal {
                Refusal::Illegal(why) => Flaw::Move { entry, why },
                Refusal::Chance(fault) => misfit(fault.to_string()),
            })?;
        }
        if self.last_chance() == play.chance { Ok(()) } else { Err(misfit(UNSEALED.to_owned())) }
    }
}
