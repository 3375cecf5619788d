//! Whoever decides for a seat in a simulation.

use super::plan::{Contestant, Hire, Outsider};
use crate::shelved::Shelved;
use freeport_bots::{Bot, BotSpec, BudgetKind, Knowledge};
use freeport_kernel::{Rng, Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};

/// A contestant ready to decide. Random play stands apart, because it has to be fast.
pub(super) enum Pilot<G: Shelved> {
    Random(Rng),
    Bot { spec: BotSpec, bot: Box<dyn Bot<G>>, buffer: Vec<G::Move> },
    Outside { hire: Hire, outsider: Option<Box<dyn Outsider>>, game: u64 },
}

impl<G: Shelved> Pilot<G> {
    pub(super) fn new(contestant: &Contestant) -> Pilot<G> {
        match contestant {
            Contestant::Bot(BotSpec::Random) => Pilot::Random(Rng::new(0)),
            Contestant::Bot(spec) => {
                let bot = freeport_bots::bot(spec, 0, BudgetKind::Iterations);
                Pilot::Bot { spec: *spec, bot, buffer: Vec::new() }
            }
            Contestant::Outside { hire, .. } => {
                Pilot::Outside { hire: hire.clone(), outsider: None, game: 0 }
            }
        }
    }

    /// Starts a game afresh, so that nothing depends on the games before.
    pub(super) fn begin(&mut self, number: u64, mut luck: Rng) {
        match self {
            Pilot::Random(rng) => *rng = luck,
            Pilot::Bot { spec, bot, .. } => {
                *bot = freeport_bots::bot(spec, luck.next_u64(), BudgetKind::Iterations);
            }
            Pilot::Outside { game, .. } => *game = number,
        }
    }

    /// Forgets an outsider who failed; the next game engages a new one.
    pub(super) fn dismiss(&mut self) {
        if let Pilot::Outside { outsider, .. } = self {
            *outsider = None;
        }
    }

    /// The place of the chosen move in `moves`. An outsider may choose an aside, which is then added to the list.
    #[inline]
    pub(super) fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        moves: &mut Vec<G::Move>,
    ) -> Result<usize, String> {
        match self {
            Pilot::Random(rng) => Ok(rng.below(moves.len())),
            Pilot::Bot { bot, buffer, .. } => {
                let knowledge =
                    Knowledge::of(state, seat, buffer).ok_or_else(|| format!("seat {seat} has no move"))?;
                let chosen = bot.choose(&knowledge);
                moves
                    .iter()
                    .position(|mv| *mv == chosen)
                    .ok_or_else(|| format!("the bot in seat {seat} chose a move that is not listed"))
            }
            Pilot::Outside { hire, outsider, game } => {
                let outsider = match outsider {
                    Some(outsider) => outsider,
                    empty => empty.insert(hire()?),
                };
                let question = json!({
                    "game": G::CARD.id,
                    "match": game,
                    "seat": seat,
                    "view": state.view(Viewer::Seat(seat)),
                    "moves": moves,
                });
                find(&outsider.choose(&question)?, state, seat, moves)
            }
        }
    }
}

/// Finds an outsider's answer among the moves.
fn find<G: Shelved>(
    answer: &Value,
    state: &G,
    seat: Seat,
    moves: &mut Vec<G::Move>,
) -> Result<usize, String> {
    if let Some(index) =
        answer.as_object().filter(|fields| fields.len() == 1).and_then(|one| one.get("index"))
    {
        let listed = index.as_u64().filter(|index| *index < moves.len() as u64);
        return listed.map(|index| index as usize).ok_or_else(|| {
            format!("the program in seat {seat} chose move {index} of {} (counted from 0)", moves.len())
        });
    }
    let mv = G::Move::deserialize(answer).map_err(|error| {
        format!("the program in seat {seat} answered {answer}, which is not a move: {error}")
    })?;
    let place = moves.iter().position(|listed| *listed == mv);
    place.map_or_else(
        || {
            state
                .check(seat, &mv)
                .map_err(|illegal| format!("the program in seat {seat} answered {answer}, and {illegal}"))?;
            moves.push(mv);
            Ok(moves.len() - 1)
        },
        Ok,
    )
}
