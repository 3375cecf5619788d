//! Where a game lies while it is played: a typed match behind the shelf's interface.

use crate::bookmark;
use crate::boxed::Boxed;
use crate::guard::guard;
use crate::ink::Ink;
use crate::minds::Minds;
use crate::now::{Advice, Ajar, Choice, Choices, Heard, Json, Now, Opinion, STEPS_BACK, StepBack};
use crate::outlook::outlook;
use crate::shelved::Shelved;
use crate::title::{Asked, Lines, MoveList, Session, StoryLine, TextPage, Title, TurnReport, Work};
use crate::trouble::Trouble;
use crate::words::Words;
use freeport_bots::{Bot, BotSpec, Budget, BudgetKind, Knowledge, Mcts, Thought};
use freeport_kernel::{
    Beat, FARTHEST, Given, Match, Outcome, Phrase, Player, Seat, SeatSet, Source, TakeBack, Teams, Turn,
    Viewer, Window,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;
use std::time::Duration;

/// How many moves a hint speaks of.
const ADVISED: usize = 3;

/// A match and the box it came from.
pub(crate) struct Berth<G: Shelved> {
    title: &'static Boxed<G>,
    game: Match<G>,
    /// Whether the players have ended it before its rules did.
    laid_down: bool,
    minds: Minds<G>,
}

impl<G: Shelved> Berth<G> {
    pub(crate) fn new(title: &'static Boxed<G>, game: Match<G>) -> Berth<G> {
        Berth { title, game, laid_down: false, minds: Minds::none() }
    }

    fn read<T>(&self, work: impl FnOnce(&Match<G>) -> Result<T, Trouble>) -> Result<T, Trouble> {
        guard(G::CARD.title, || work(&self.game))
    }

    fn seat(&self, seat: Seat) -> Result<(), Trouble> {
        let count = self.game.state().seats();
        if seat.0 < count {
            Ok(())
        } else {
            Err(Trouble::UnknownSeat { asked: seat, last: count.saturating_sub(1) })
        }
    }

    fn viewer(&self, viewer: Viewer) -> Result<(), Trouble> {
        match viewer {
            Viewer::Seat(seat) => self.seat(seat),
            Viewer::Spectator | Viewer::Open => Ok(()),
        }
    }

    fn listed(game: &Match<G>, seat: Seat) -> (Vec<G::Move>, Vec<G::Move>) {
        let (mut moves, mut asides) = (Vec::new(), Vec::new());
        game.state().moves(seat, &mut moves);
        game.state().asides(seat, &mut asides);
        (moves, asides)
    }

    fn known_at_the_table(game: &Match<G>, seat: Seat, back: TakeBack) -> StepBack {
        let TakeBack { keep, consent } = back;
        let consent = game.turns_since(seat, keep).iter().fold(consent, SeatSet::with);
        StepBack { keep, consent, fenced: keep < game.fence() }
    }

    fn offer(&self, seat: Seat, keep: Option<usize>) -> Result<TakeBack, Trouble> {
        let offer = self.game.steps_back(seat).find(|offer| keep.is_none_or(|keep| offer.keep == keep));
        offer.ok_or(Trouble::NothingToUndo(seat))
    }

    fn turn_line(&self, words: &Words) -> String {
        let state = self.game.state();
        let call = |seats: SeatSet| {
            let mut names: Vec<String> =
                seats.iter().map(|seat| words.seat(seat, state.role(seat))).collect();
            // Seats that play one part have one name.
            names.dedup();
            names
        };
        let asks = |key, names: &[String]| {
            words.say(&Phrase::new(key).label("who", words.list(names)).number("count", names.len() as u8))
        };
        match self.game.turn() {
            Turn::Any(seats) if call(seats).len() > 1 => asks("ui-any-to-decide", &call(seats)),
            Turn::Waiting(seats) | Turn::Any(seats) => asks("ui-to-decide", &call(seats)),
            Turn::Over(end) => self.result(words, &end, &call),
        }
    }

    fn result(&self, words: &Words, end: &Outcome, call: &dyn Fn(SeatSet) -> Vec<String>) -> String {
        let seats = self.game.state().seats();
        let winners = end.winners();
        let names = call(winners);
        let of = |key| Phrase::new(key).label("who", words.list(&names));
        let headline = match (names.len(), end.winning_sides()) {
            (0, _) if seats == 1 => Phrase::new("ui-over-lost-alone"),
            (0, _) => Phrase::new("ui-over-lost"),
            (1, 1) if seats == 1 => of("ui-over-won"),
            (_, 1) if winners == SeatSet::all(seats) => Phrase::new("ui-over-all"),
            (1, 1) => of("ui-over-won"),
            (_, 1) => of("ui-over-side"),
            _ if end.is_draw() => Phrase::new("ui-over-draw"),
            _ => of("ui-over-shared"),
        };
        let mut lines = vec![words.say(&headline)];
        if Seat::all(seats).any(|seat| end.score(seat) != 0) {
            let mut order: Vec<Seat> = Seat::all(seats).collect();
            order.sort_by_key(|seat| end.place(*seat));
            lines.extend(order.into_iter().map(|seat| {
                words.say(
                    &Phrase::new("ui-place")
                        .number("place", end.place(seat))
                        .label("who", words.list(&call(SeatSet::one(seat))))
                        .number("score", end.score(seat)),
                )
            }));
        }
        lines.join("\n")
    }
}

fn parse<G: Shelved>(mv: &Value) -> Result<G::Move, Trouble> {
    G::Move::deserialize(mv)
        .map_err(|error| Trouble::BadMove { title: G::CARD.title, why: error.to_string() })
}

fn story_line<G: Shelved>(state: &G, beat: &Beat<G::Event>, words: &Words) -> Result<StoryLine, Trouble> {
    let phrase = state.phrase_event(&beat.told.event);
    let (event, rule) = (json(&beat.told.event)?, phrase.rule);
    Ok(StoryLine { step: beat.step, text: words.say(&phrase), event, rule })
}

fn json<T: Serialize>(value: &T) -> Result<Value, Trouble> {
    serde_json::to_value(value).map_err(|error| Trouble::NotAGame(error.to_string()))
}

fn raw<T: Serialize>(value: &T) -> Result<Json, Trouble> {
    to_raw_value(value).map_err(|error| Trouble::NotAGame(error.to_string()))
}

impl<G: Shelved> Session for Berth<G> {
    fn title(&self) -> &'static dyn Title {
        self.title
    }

    fn words(&self, language: &str) -> Result<&'static Words, Trouble> {
        self.title.words_in(G::pack(&self.game.charter().options), language)
    }

    fn players(&self) -> &[Player] {
        &self.game.charter().seats
    }

    fn role(&self, seat: Seat) -> &'static str {
        if self.seat(seat).is_ok() { self.game.state().role(seat) } else { "" }
    }

    fn teams(&self) -> Teams {
        self.game.state().teams()
    }

    fn turn(&self) -> TurnReport {
        let turn = self.game.turn();
        let waiting = if self.laid_down { SeatSet::NONE } else { turn.waiting() };
        let waiting = waiting.iter().filter_map(|seat| {
            let decision = self.game.decision(seat)?;
            Some(Asked { seat, decision })
        });
        let waiting: Vec<Asked> = waiting.collect();
        let any = matches!(turn, Turn::Any(_)) && waiting.len() > 1;
        TurnReport { waiting, any, steps: self.game.steps(), outcome: turn.outcome() }
    }

    fn window(&self, seat: Seat) -> Option<Window<Value>> {
        if self.laid_down {
            return None;
        }
        let window = self.read(|game| {
            let Some(window) = game.state().window(seat) else { return Ok(None) };
            let Window { moment, decline, hidden, facts, sources } = window;
            Ok(Some(Window { moment, decline: json(&decline)?, hidden, facts, sources }))
        });
        window.ok().flatten()
    }

    fn sources(&self, seat: Seat) -> Vec<Source> {
        self.read(|game| Ok(game.state().sources(seat))).unwrap_or_default()
    }

    fn facts(&self) -> &'static [&'static str] {
        G::FACTS
    }

    fn turns(&self) -> u32 {
        self.game.state().turns()
    }

    fn moves(&self, seat: Seat) -> Result<MoveList, Trouble> {
        self.seat(seat)?;
        self.read(|game| {
            let (moves, asides) = Self::listed(game, seat);
            let all = |moves: &[G::Move]| moves.iter().map(json).collect::<Result<Vec<_>, _>>();
            Ok(MoveList { moves: all(&moves)?, asides: all(&asides)? })
        })
    }

    fn play(&mut self, seat: Seat, mv: &Value, given: &Given) -> Result<Vec<u32>, Trouble> {
        self.seat(seat)?;
        let mv = parse::<G>(mv)?;
        let (rulebook, game) = (self.title.rulebook(), &mut self.game);
        // A move is carried out on a copy of the state, so a stumble leaves the match as it was.
        guard(G::CARD.title, || {
            game.play_given(seat, &mv, given).map_err(|refusal| Trouble::refused(refusal, rulebook))?;
            Ok(game.last_chance().to_vec())
        })
    }

    fn play_at_once(&mut self, seat: Seat, mv: &Value) -> Result<Option<Vec<u32>>, Trouble> {
        self.seat(seat)?;
        let mv = parse::<G>(mv)?;
        let (rulebook, game) = (self.title.rulebook(), &mut self.game);
        guard(G::CARD.title, || {
            let played = game.play_at_once(seat, &mv);
            let played = played.map_err(|refusal| Trouble::refused(refusal, rulebook))?;
            Ok(played.then(|| game.last_chance().to_vec()))
        })
    }

    fn retell(&mut self, seat: Seat, mv: &Value, chance: &[u32]) -> Result<(), Trouble> {
        self.seat(seat)?;
        let mv = parse::<G>(mv)?;
        let (rulebook, game) = (self.title.rulebook(), &mut self.game);
        guard(G::CARD.title, || {
            game.retell(seat, &mv, chance).map_err(|refusal| Trouble::refused(refusal, rulebook))
        })
    }

    fn why(&self, seat: Seat, mv: &Value) -> Result<(), Trouble> {
        self.seat(seat)?;
        let mv = parse::<G>(mv)?;
        self.read(|game| {
            game.state().check(seat, &mv).map_err(|illegal| Trouble::illegal(illegal, self.title.rulebook()))
        })
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Trouble> {
        self.viewer(viewer)?;
        self.read(|game| json(&game.state().view(viewer)))
    }

    fn text(&self, viewer: Viewer, language: &str, ink: Ink) -> Result<TextPage, Trouble> {
        self.viewer(viewer)?;
        let words = self.words(language)?;
        self.read(|game| {
            let state = game.state();
            let (moves, asides) = match viewer {
                Viewer::Seat(seat) => {
                    let say = |moves: Vec<G::Move>| {
                        moves.iter().map(|mv| words.say(&state.phrase_move(seat, mv))).collect()
                    };
                    let (moves, asides) = Self::listed(game, seat);
                    (say(moves), say(asides))
                }
                Viewer::Spectator | Viewer::Open => (Vec::new(), Vec::new()),
            };
            let pack = G::pack(&game.charter().options);
            let board = G::board(pack.get(), &state.view(viewer), words, ink);
            Ok(TextPage { board, turn: self.turn_line(words), moves, asides })
        })
    }

    fn story(&self, viewer: Viewer, language: &str, since: usize) -> Result<Vec<StoryLine>, Trouble> {
        self.viewer(viewer)?;
        let words = self.words(language)?;
        self.read(|game| {
            game.story(viewer, since).map(|beat| story_line(game.state(), beat, words)).collect()
        })
    }

    fn told(&self, viewer: Viewer, language: &str, beats: usize) -> Result<Vec<StoryLine>, Trouble> {
        self.viewer(viewer)?;
        let words = self.words(language)?;
        self.read(|game| {
            game.heard(viewer, beats).map(|beat| story_line(game.state(), beat, words)).collect()
        })
    }

    fn copy(&self) -> Box<dyn Session> {
        Box::new(Berth { laid_down: self.laid_down, ..Berth::new(self.title, self.game.clone()) })
    }

    fn take_backs(&self, seat: Seat) -> Vec<TakeBack> {
        self.game.take_backs(seat)
    }

    fn step_back(&self, seat: Seat, keep: usize) -> Result<StepBack, Trouble> {
        self.seat(seat)?;
        let offer = self.offer(seat, Some(keep))?;
        Ok(Self::known_at_the_table(&self.game, seat, offer))
    }

    fn fence(&self) -> usize {
        self.game.fence()
    }

    fn undo(&mut self, seat: Seat, keep: Option<usize>, agreed: SeatSet) -> Result<TakeBack, Trouble> {
        self.seat(seat)?;
        let offer = self.offer(seat, keep)?;
        let missing: SeatSet = offer.consent.iter().filter(|other| !agreed.has(*other)).collect();
        if !missing.is_empty() {
            return Err(Trouble::Consent { seat, missing });
        }
        let game = &mut self.game;
        // A match goes back only once the way back is known, so a stumble leaves it as it was.
        guard(G::CARD.title, || {
            if game.undo(seat, offer.keep) { Ok(offer) } else { Err(Trouble::NothingToUndo(seat)) }
        })
    }

    fn record(&self) -> Result<String, Trouble> {
        self.read(|game| Ok(bookmark::whole(game)?.record().write()))
    }

    fn adjourned(&self) -> Result<String, Trouble> {
        self.read(|game| Ok(bookmark::whole(game)?.adjourned().write()))
    }

    fn lay_down(&mut self) {
        self.laid_down = true;
    }

    fn secretive(&self) -> bool {
        G::SECRETIVE
    }

    fn now(&self, viewer: Viewer) -> Result<Json, Trouble> {
        self.viewer(viewer)?;
        self.read(|game| {
            let state = game.state();
            let seat = match viewer {
                Viewer::Seat(seat) if !self.laid_down => Some(seat),
                Viewer::Seat(_) | Viewer::Spectator | Viewer::Open => None,
            };
            let choices = seat.and_then(|seat| {
                let decision = game.decision(seat)?;
                let (moves, asides) = Self::listed(game, seat);
                let say = |moves: Vec<G::Move>| {
                    let choice = |mv| {
                        let (phrase, fenced) = (state.phrase_move(seat, &mv), game.would_fence(seat, &mv));
                        Choice { mv, phrase, fenced }
                    };
                    moves.into_iter().map(choice).collect()
                };
                let window = state.window(seat).map(|window| {
                    let Window { decline, hidden, facts, sources, .. } = window;
                    Ajar { decline, hidden, facts, sources }
                });
                Some(Choices { seat, decision, moves: say(moves), asides: say(asides), window })
            });
            let take_backs = seat.map(|seat| {
                let near = |back: &TakeBack| back.keep + FARTHEST >= game.steps();
                let steps = game.steps_back(seat).take(STEPS_BACK).take_while(near);
                steps.map(|back| Self::known_at_the_table(game, seat, back)).collect()
            });
            let take_backs = take_backs.unwrap_or_default();
            raw(&Now { view: state.view(viewer), turn: self.turn(), choices, take_backs })
        })
    }

    fn beats(&self) -> usize {
        self.game.beats()
    }

    fn heard(&self, viewer: Viewer, beats: usize) -> Result<Json, Trouble> {
        self.viewer(viewer)?;
        self.read(|game| lines(game.state(), game.heard(viewer, beats)))
    }

    fn lines(&self, viewer: Viewer) -> Lines {
        Lines { first: self.game.first_line(viewer), count: self.game.lines(viewer) }
    }

    fn lines_by(&self, viewer: Viewer, steps: usize) -> usize {
        self.game.lines_by(viewer, steps)
    }

    fn passage(&self, viewer: Viewer, from: usize, to: usize) -> Result<Json, Trouble> {
        self.viewer(viewer)?;
        self.read(|game| {
            let count = to.saturating_sub(from.max(game.first_line(viewer)));
            lines(game.state(), game.story(viewer, from).take(count))
        })
    }

    fn steps_by(&self, entries: usize) -> usize {
        self.game.steps_by(entries)
    }

    fn bookmark(&self) -> Result<String, Trouble> {
        self.read(bookmark::write)
    }

    fn floor(&self) -> usize {
        self.game.floor()
    }

    fn save(&self) -> Result<Value, Trouble> {
        self.read(|game| json(&bookmark::whole(game)?.save()))
    }

    fn advise(&self, seat: Seat, bot: &BotSpec, seed: u64, kind: BudgetKind) -> Result<Value, Trouble> {
        self.seat(seat)?;
        self.read(|game| {
            let mut player = freeport_bots::bot::<G>(bot, seed, kind);
            let mv =
                freeport_bots::ask(player.as_mut(), game.state(), seat).ok_or(Trouble::NotAsked(seat))?;
            json(&mv)
        })
    }

    fn think(&self, seat: Seat, bot: &BotSpec, seed: u64, kind: BudgetKind) -> Result<Work<Value>, Trouble> {
        self.seat(seat)?;
        let (state, bot, minds) = (self.game.state().clone(), *bot, self.minds.share());
        Ok(Box::new(move |go_on| {
            guard(G::CARD.title, || {
                let ask = |player: &mut dyn Bot<G>| freeport_bots::ask_while(player, &state, seat, go_on);
                json(&minds.think(seat, bot, seed, kind, ask).ok_or(Trouble::NotAsked(seat))?)
            })
        }))
    }

    fn hint(&self, seat: Seat, seed: u64, limit: Duration) -> Result<Work<Advice>, Trouble> {
        self.seat(seat)?;
        let state = self.game.state().clone();
        Ok(Box::new(move |go_on| guard(G::CARD.title, || advice(&state, seat, seed, limit, go_on))))
    }
}

/// Beats of the story as they are told.
fn lines<'a, G: Shelved>(
    state: &G,
    beats: impl Iterator<Item = &'a Beat<G::Event>>,
) -> Result<Json, Trouble> {
    let heard = beats.map(|beat| Heard {
        step: beat.step,
        event: &beat.told.event,
        phrase: state.phrase_event(&beat.told.event),
    });
    raw(&heard.collect::<Vec<_>>())
}

/// Lets a search think for a while and puts its best thoughts into words.
fn advice<G: Shelved>(
    state: &G,
    seat: Seat,
    seed: u64,
    limit: Duration,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<Advice, Trouble> {
    let mut moves = Vec::new();
    let knowledge = Knowledge::of(state, seat, &mut moves).ok_or(Trouble::NotAsked(seat))?;
    let thoughts = Mcts::new(Budget::Time(limit), seed).think_within(&knowledge, go_on);
    let opinion = |thought: &Thought<G::Move>| {
        let percent = (thought.value * 100.0).round() as u8;
        let phrase = state.phrase_move(seat, &thought.mv);
        let brings = outlook(&knowledge, &thought.mv, seed);
        Ok(Opinion { mv: json(&thought.mv)?, phrase, tried: thought.visits, percent, brings })
    };
    let imagined = thoughts.iter().map(|thought| thought.visits).sum();
    let best = thoughts.iter().take(ADVISED).map(opinion).collect::<Result<Vec<_>, Trouble>>()?;
    Ok(Advice { thoughts: best, imagined })
}
