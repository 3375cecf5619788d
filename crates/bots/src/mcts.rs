//! Information-set Monte Carlo tree search: one tree over all the worlds that may be.

use crate::budget::{Budget, MOST_ITERATIONS, time_left};
use crate::memory::Memory;
use crate::playout::{LONGEST, judge, play_out};
use crate::tree::{Pick, ROOT, Tree};
use crate::{Bot, Knowledge};
use freeport_kernel::{Instinct, Rng, Seat, SeatSet, Table, Turn};
use std::cmp::Ordering;

/// The clock is looked at once in so many iterations.
const BETWEEN_LOOKS: u32 = 4;

/// Moves whose values differ by less than this are equally good.
const HAIR: f32 = 0.001;

/// What a search thinks of a move, to choose by and to show as a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<M> {
    /// The move.
    pub mv: M,
    /// In how many iterations it was chosen.
    pub visits: u32,
    /// The share of the victory that its seat's side got in them on average; 0 when it was never chosen.
    pub value: f32,
}

/// Searches a tree of moves. Every iteration deals a new world from what the seat knows, walks down the tree
/// through the moves that exist in that world, adds one, plays out by instinct and notes what each seat got.
/// Chance is not part of the tree: dice are thrown anew each time. Nor are decisions that leave no choice.
pub struct Mcts<G: Instinct> {
    budget: Budget,
    pub(crate) rng: Rng,
    pub(crate) tree: Tree<G::Move>,
    pub(crate) table: Table<G::Event>,
    pub(crate) moves: Vec<G::Move>,
    untried: Vec<G::Move>,
    path: Vec<u32>,
    pub(crate) memory: Option<Memory<G>>,
    pub(crate) recalled: u32,
}

/// Seats that choose at the same time. They look at one menu, because none knows what the others chose.
struct Chorus {
    menu: u32,
    still_to_choose: SeatSet,
}

impl<G: Instinct> Mcts<G> {
    /// A bot that spends this budget on every decision that leaves it a choice.
    pub fn new(budget: Budget, seed: u64) -> Mcts<G> {
        let mut rng = Rng::new(seed);
        let table = Table::loose(rng.next_u64());
        Mcts {
            budget,
            rng,
            tree: Tree::new(),
            table,
            moves: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
            memory: None,
            recalled: 0,
        }
    }

    /// How many iterations of earlier decisions the last answer could build on.
    pub fn recalled(&self) -> u32 {
        self.recalled
    }

    /// Thinks for the whole budget, and says what it thinks of every move, the best first.
    pub fn think(&mut self, knowledge: &Knowledge<'_, G>) -> Vec<Thought<G::Move>> {
        self.think_within(knowledge, &mut || true)
    }

    /// The same, or for as long as `go_on` says so.
    pub fn think_within(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Thought<G::Move>> {
        self.forget();
        self.search_within(knowledge, go_on);
        self.thoughts(knowledge)
    }

    /// Thinks for so many iterations, or until `go_on` says no, and says what it thinks of every move, the best
    /// first: the one chosen most often, then the one of the highest value, then the one listed first.
    pub fn think_while(
        &mut self,
        knowledge: &Knowledge<'_, G>,
        iterations: u32,
        go_on: impl FnMut() -> bool,
    ) -> Vec<Thought<G::Move>> {
        self.forget();
        self.search(knowledge, iterations, go_on);
        self.thoughts(knowledge)
    }

    /// Spends the budget, or less of it when `go_on` says no.
    fn search_within(&mut self, knowledge: &Knowledge<'_, G>, go_on: &mut dyn FnMut() -> bool) {
        match self.budget {
            Budget::Iterations(count) => self.search(knowledge, count, go_on),
            Budget::Time(limit) => {
                let mut in_time = time_left(limit);
                self.search(knowledge, MOST_ITERATIONS, || in_time() && go_on());
            }
        }
    }

    fn search(&mut self, knowledge: &Knowledge<'_, G>, iterations: u32, mut go_on: impl FnMut() -> bool) {
        for done in 0..iterations.min(MOST_ITERATIONS) {
            if done % BETWEEN_LOOKS == 0 && !go_on() {
                break;
            }
            let mut world = knowledge.world(&mut self.rng);
            world.reopen(knowledge.seat());
            self.iterate(world, knowledge.seat());
        }
    }

    fn thoughts(&self, knowledge: &Knowledge<'_, G>) -> Vec<Thought<G::Move>> {
        let seat = knowledge.seat();
        let mut thoughts: Vec<Thought<G::Move>> = Vec::with_capacity(knowledge.moves().len());
        thoughts.extend(knowledge.moves().iter().map(|mv| {
            let (visits, value) = self.tree.verdict(seat, mv);
            Thought { mv: mv.clone(), visits, value }
        }));
        thoughts.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.value.partial_cmp(&a.value).unwrap_or(Ordering::Equal))
        });
        thoughts
    }

    fn iterate(&mut self, mut world: G, searcher: Seat) {
        self.path.clear();
        self.table.clear();
        self.descend(&mut world, searcher);
        play_out(&mut world, &mut self.moves, &mut self.table, &mut self.rng);
        self.tree.learn(&self.path, &judge(&world));
    }

    /// Walks down the tree to the first point where nobody has been, and puts it into the tree. Who has a single move makes it
    /// on the way: what leaves no choice is no point of decision, except for who was asked.
    fn descend(&mut self, world: &mut G, searcher: Seat) {
        let mut here = ROOT;
        let mut chorus = Chorus { menu: ROOT, still_to_choose: SeatSet::NONE };
        for _ in 0..LONGEST {
            let turn = world.turn();
            let waiting = turn.waiting();
            let Some(first) = waiting.first() else { return };
            let shared = matches!(turn, Turn::Any(_));
            let seat = match here {
                ROOT => searcher,
                _ if shared => self.speaker(world, waiting),
                _ => first,
            };
            let menu = if !shared && chorus.still_to_choose == waiting { chorus.menu } else { here };
            let still_to_choose = if shared { SeatSet::NONE } else { waiting.without(seat) };
            chorus = Chorus { menu, still_to_choose };
            self.moves.clear();
            world.moves(seat, &mut self.moves);
            if let ([only], true) = (self.moves.as_slice(), here != ROOT) {
                world.apply(seat, only, &mut self.table);
                continue;
            }
            let (choice, index, mut is_new) = match self.tree.pick(menu, seat, &self.moves) {
                Pick::Tried(choice, index) => (choice, index, false),
                Pick::New => {
                    let Some((choice, index)) = self.take_up(world, menu, seat) else { return };
                    (choice, index, true)
                }
            };
            self.path.push(choice);
            if menu == here {
                here = choice;
            } else {
                let (next, unseen) = self.tree.step(here, seat, &self.moves[index]);
                self.path.push(next);
                (here, is_new) = (next, is_new || unseen);
            }
            world.apply(seat, &self.moves[index], &mut self.table);
            if is_new {
                return;
            }
        }
    }

    /// Who of several speaks for all of them. Where all have the same to choose from it is always the same one, so that what
    /// is learnt of it is in one place; else it is one of them at random.
    fn speaker(&mut self, world: &G, asked: SeatSet) -> Seat {
        let first = asked.first().unwrap_or(Seat(0));
        self.moves.clear();
        world.moves(first, &mut self.moves);
        for other in asked.without(first).iter() {
            self.untried.clear();
            world.moves(other, &mut self.untried);
            if self.untried != self.moves {
                return asked.iter().nth(self.rng.below(asked.len())).unwrap_or(first);
            }
        }
        first
    }

    /// Takes up the untried move that a quick player would make; `None` when there is no move at all.
    fn take_up(&mut self, world: &G, menu: u32, seat: Seat) -> Option<(u32, usize)> {
        let places = self.tree.untried();
        let favourite = if places.len() > 1 {
            self.untried.clear();
            self.untried.extend(places.iter().map(|place| self.moves[place.index as usize].clone()));
            world.lean(seat, &self.untried, &mut self.rng)
        } else {
            0
        };
        let place = *places.get(favourite).or(places.first())?;
        let index = place.index as usize;
        Some((self.tree.grow(menu, seat, &self.moves[index], place), index))
    }
}

impl<G: Instinct> Bot<G> for Mcts<G> {
    /// The move found by a search that goes on where the last one ended, if the game went as it had foreseen.
    fn choose(&mut self, knowledge: &Knowledge<'_, G>) -> G::Move {
        self.choose_while(knowledge, &mut || true)
    }

    fn choose_while(&mut self, knowledge: &Knowledge<'_, G>, go_on: &mut dyn FnMut() -> bool) -> G::Move {
        match knowledge.moves() {
            [only] => only.clone(),
            moves => {
                self.recall(knowledge);
                self.search_within(knowledge, go_on);
                let thoughts = self.thoughts(knowledge);
                let pick = self.rng.below(peers(&thoughts));
                let choice =
                    thoughts.into_iter().nth(pick).map_or_else(|| moves[0].clone(), |thought| thought.mv);
                self.remember(knowledge, &choice);
                choice
            }
        }
    }
}

/// How many of the first thoughts are as good as the very first. One of them is taken at random: two bots that cannot win
/// any more, and have no reason to prefer anything, must not go on for ever with what happens to be listed first.
fn peers<M>(thoughts: &[Thought<M>]) -> usize {
    let Some(best) = thoughts.first() else { return 0 };
    let is_peer =
        |other: &&Thought<M>| 2 * other.visits >= best.visits && (other.value - best.value).abs() < HAIR;
    thoughts.iter().take_while(is_peer).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use freeport_four::Four;
    use freeport_kernel::Game;

    /// A position of Connect Four in which two cells are free, in two columns, and nobody has won.
    fn two_cells_left() -> Four {
        let mut rng = Rng::new(1);
        let mut moves = Vec::new();
        loop {
            let mut table = Table::loose(0);
            let mut game = Four::setup(&(), 2, &mut table).unwrap();
            for dropped in 0.. {
                let Some(seat) = game.turn().waiting().first() else { break };
                moves.clear();
                game.moves(seat, &mut moves);
                if dropped == 40 && moves.len() == 2 {
                    return game;
                }
                game.apply(seat, &moves[rng.below(moves.len())], &mut table);
            }
        }
    }

    #[test]
    fn a_single_move_has_no_place_in_the_tree() {
        let game = two_cells_left();
        let mut bot = Mcts::<Four>::new(Budget::Iterations(50), 1);
        let mut moves = Vec::new();
        let thoughts = bot.think(&Knowledge::of(&game, Seat(0), &mut moves).unwrap());
        assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 50);
        let children: Vec<u32> = bot.tree.children(ROOT).collect();
        assert_eq!(children.len(), 2);
        assert!(children.into_iter().all(|child| bot.tree.children(child).next().is_none()));
    }

    #[test]
    fn only_moves_that_are_as_good_and_as_well_known_as_the_best_are_its_peers() {
        let thought = |mv, visits, value| Thought { mv, visits, value };
        let thoughts =
            [thought('a', 50, 0.3), thought('b', 48, 0.3004), thought('c', 20, 0.3), thought('d', 9, 0.1)];
        assert_eq!(peers(&thoughts), 2);
        assert_eq!(peers(&thoughts[..1]), 1);
        assert_eq!(peers::<char>(&[]), 0);
    }
}
