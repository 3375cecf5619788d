//! The bots of a match between two decisions, with what each of them remembers of the last.

use crate::shelved::Shelved;
use freeport_bots::{Bot, BotSpec, BudgetKind};
use freeport_kernel::Seat;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Who thinks for which seat. Thoughts are thought elsewhere, so it is shared with those who think.
pub(crate) struct Minds<G: Shelved>(Arc<Mutex<BTreeMap<Seat, Mind<G>>>>);

struct Mind<G> {
    spec: BotSpec,
    kind: BudgetKind,
    bot: Box<dyn Bot<G>>,
}

impl<G: Shelved> Minds<G> {
    pub(crate) fn none() -> Minds<G> {
        Minds(Arc::default())
    }

    pub(crate) fn share(&self) -> Minds<G> {
        Minds(Arc::clone(&self.0))
    }

    /// Lets the bot that thought for the seat last think again, or a new one if it was another or is still at it.
    pub(crate) fn think<T>(
        &self,
        seat: Seat,
        spec: BotSpec,
        seed: u64,
        kind: BudgetKind,
        thought: impl FnOnce(&mut dyn Bot<G>) -> T,
    ) -> T {
        let last = self.change(|minds| minds.remove(&seat));
        let last = last.filter(|mind| mind.spec == spec && mind.kind == kind);
        let mut bot = last.map_or_else(|| freeport_bots::bot(&spec, seed, kind), |mind| mind.bot);
        let answer = thought(bot.as_mut());
        self.change(|minds| minds.insert(seat, Mind { spec, kind, bot }));
        answer
    }

    fn change<T>(&self, change: impl FnOnce(&mut BTreeMap<Seat, Mind<G>>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_bots::ask;
    use freeport_four::Four;
    use freeport_kernel::{Game, Table};

    #[test]
    fn who_thought_for_a_seat_thinks_for_it_again() {
        let game = Four::setup(&(), 2, &mut Table::loose(0)).unwrap();
        let minds = Minds::<Four>::none();
        let think = |kind| {
            let ask = |bot: &mut dyn Bot<Four>| ask(bot, &game, Seat(0)).map(|mv| mv.0);
            minds.share().think(Seat(0), BotSpec::Random, 5, kind, ask)
        };
        let answers: Vec<_> = (0..20).map(|_| think(BudgetKind::Iterations)).collect();
        assert!(answers.iter().any(|answer| *answer != answers[0]), "it was always a new one: {answers:?}");
        let others: Vec<_> = (0..20).map(|_| think(BudgetKind::Time)).collect();
        assert_eq!(answers, others, "one of another kind begins anew");
    }
}
