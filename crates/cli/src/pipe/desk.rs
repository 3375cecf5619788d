//! The desk where requests are answered: it keeps the open games.

use super::answer::{Answer, Refusal};
use super::request::{Op, Request, SeedText, read, viewer};
use crate::seed;
use freeport_kernel::{Given, Player, Seat, Viewer};
use freeport_shelf::{BotSpec, BudgetKind, Ink, Session, Start, TITLES, TextPage, Trouble, find, open};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The most games that may be open at a time.
const MOST_GAMES: usize = 1_000;

type Content = Result<Value, Refusal>;

/// The open games.
pub struct Desk {
    games: BTreeMap<String, Box<dyn Session>>,
    closed: bool,
}

impl Desk {
    /// A desk without games.
    pub fn new() -> Desk {
        Desk { games: BTreeMap::new(), closed: false }
    }

    /// Whether `quit` was asked for.
    pub fn closed(&self) -> bool {
        self.closed
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Answer {
        let (reference, request) = read(line);
        match request.and_then(|request| self.serve(request)) {
            Ok(content) => Answer::success(reference, content),
            Err(why) => Answer::refusal(reference, &why),
        }
    }

    fn serve(&mut self, request: Request) -> Content {
        let Request { id, op } = request;
        match op {
            Op::Games {} => {
                Ok(json!({ "games": TITLES.iter().map(|title| title.card()).collect::<Vec<_>>() }))
            }
            Op::Schema { game } => {
                let title = find(&game)?;
                Ok(json!({ "schema": title.matter(), "chance": title.lots() }))
            }
            Op::Rules { game, rule } => rules(&game, rule),
            Op::New { game, options, seats, seed, players, entropy } => {
                let title = find(&game)?;
                let seed = seed.map_or_else(seed::fresh, SeedText::text);
                let names = players.unwrap_or_default();
                let count = seats.unwrap_or_else(|| title.card().seats.0.max(names.len().min(255) as u8));
                let mut start = Start::of(count, seed);
                if names.len() > start.players.len() {
                    return Err(Refusal::BadRequest(format!(
                        "{} players do not fit on {count} seats",
                        names.len()
                    )));
                }
                start
                    .players
                    .iter_mut()
                    .zip(names)
                    .for_each(|(player, name)| *player = Player { name, bot: None });
                start.options = options;
                start.entropy = entropy.unwrap_or_default();
                self.enter(id, || title.start(start))
            }
            Op::Load { save, record, game, state, options, seed } => {
                let seed = seed.map_or_else(seed::fresh, SeedText::text);
                let whole = match (save, record, state) {
                    (Some(whole), None, None) | (None, Some(whole), None) => whole,
                    (None, None, Some(state)) => json!({ "game": game, "state": state, "options": options }),
                    _ => {
                        let needs = "`load` needs one of `save`, `record`, or `game` with `state`";
                        return Err(Refusal::BadRequest(needs.to_owned()));
                    }
                };
                self.enter(id, || open(whole, &seed))
            }
            Op::Close {} => match self.games.remove(&id) {
                Some(_) => Ok(json!({ "id": id })),
                None => Err(Refusal::NoGame(id)),
            },
            Op::Quit {} => {
                self.closed = true;
                Ok(json!({}))
            }
            Op::Copy { to } => {
                let copy = self.game(&id)?.copy();
                self.enter(to, || Ok(copy))
            }
            Op::Save {} => Ok(json!({ "save": self.game(&id)?.save()? })),
            Op::Turn {} => Ok(fields(&self.game(&id)?.turn())),
            Op::Moves { seat } => Ok(fields(&self.game(&id)?.moves(seat)?)),
            Op::Play { seat, mv, chance, strict, lang } => {
                play(self.game(&id)?.as_mut(), seat, &mv, &Given { outcomes: chance, strict }, &lang)
            }
            Op::Why { seat, mv } => match self.game(&id)?.why(seat, &mv) {
                Ok(()) => Ok(json!({ "legal": true })),
                Err(trouble) => match trouble.rule() {
                    Some((rule, sentence)) => {
                        Ok(json!({ "legal": false, "rule": rule, "sentence": sentence }))
                    }
                    None => Err(trouble.into()),
                },
            },
            Op::View { seat, viewer: onlooker } => {
                Ok(json!({ "view": self.game(&id)?.view(viewer(seat, onlooker)?)? }))
            }
            Op::Text { seat, viewer: onlooker, lang } => {
                let page = self.game(&id)?.text(viewer(seat, onlooker)?, &lang, Ink::Plain)?;
                let mut answer = fields(&page);
                answer["text"] = Value::String(whole(&page));
                Ok(answer)
            }
            Op::Story { seat, viewer: onlooker, since, lang } => {
                Ok(json!({ "story": self.game(&id)?.story(viewer(seat, onlooker)?, &lang, since)? }))
            }
            Op::TakeBacks { seat } => {
                let game = self.game(&id)?;
                Ok(json!({ "take_backs": game.take_backs(seat), "fence": game.fence() }))
            }
            Op::Undo { seat, keep, agreed } => {
                let game = self.game(&id)?;
                let done = game.undo(seat, keep, agreed)?;
                Ok(json!({ "keep": done.keep, "turn": game.turn() }))
            }
            Op::Record {} => {
                let record: Value = serde_json::from_str(&self.game(&id)?.record()?).unwrap_or_default();
                Ok(json!({ "record": record }))
            }
            Op::Bot { seat, bot, seed, clock, play: played, lang } => {
                let spec: BotSpec = bot.parse().map_err(Trouble::from)?;
                let kind = if clock { BudgetKind::Time } else { BudgetKind::Iterations };
                let game = self.game(&id)?;
                let mv = game.advise(seat, &spec, seed, kind)?;
                if !played {
                    return Ok(json!({ "move": mv }));
                }
                let mut answer = play(game.as_mut(), seat, &mv, &Given::default(), &lang)?;
                answer["move"] = mv;
                Ok(answer)
            }
        }
    }

    fn game(&mut self, id: &str) -> Result<&mut Box<dyn Session>, Refusal> {
        self.games.get_mut(id).ok_or_else(|| Refusal::NoGame(id.to_owned()))
    }

    fn enter(&mut self, id: String, open: impl FnOnce() -> Result<Box<dyn Session>, Trouble>) -> Content {
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(&id) {
            return Err(Refusal::TooManyGames(MOST_GAMES));
        }
        let game = open()?;
        let roles: Vec<&str> = (0..game.players().len()).map(|seat| game.role(Seat(seat as u8))).collect();
        let answer = json!({
            "id": id,
            "game": game.title().card().id,
            "seats": game.players().len(),
            "roles": roles,
            "turn": game.turn(),
        });
        self.games.insert(id, game);
        Ok(answer)
    }
}

/// Plays a move, and tells the chance it drew on and everything that happened.
fn play(game: &mut dyn Session, seat: Seat, mv: &Value, given: &Given, lang: &str) -> Content {
    // A language that nobody speaks is told before anything is played.
    game.words(lang)?;
    let beats = game.beats();
    let chance = game.play(seat, mv, given)?;
    Ok(json!({ "chance": chance, "story": game.told(Viewer::Open, lang, beats)?, "turn": game.turn() }))
}

fn rules(game: &str, rule: Option<String>) -> Content {
    let title = find(game)?;
    match rule {
        None => Ok(json!({ "rules": title.rulebook().rules() })),
        Some(id) => match title.rulebook().find(&id) {
            Some(rule) => Ok(json!({ "rule": rule.id, "sentence": rule.sentence, "section": rule.section })),
            None => Err(Trouble::UnknownRule { title: title.card().title, asked: id }.into()),
        },
    }
}

/// Everything of a page in one text.
fn whole(page: &TextPage) -> String {
    let mut lines = vec![page.board.clone(), String::new(), page.turn.clone()];
    lines.extend(
        page.moves.iter().chain(&page.asides).zip(1..).map(|(mv, number)| format!("{number:>3}. {mv}")),
    );
    lines.join("\n")
}

fn fields(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
