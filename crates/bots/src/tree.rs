//! The tree of a search: one for all worlds, with the moves that were tried at each point and what came of them.

use crate::playout::Shares;
use freeport_kernel::Seat;

/// How much a search looks into moves that have been tried little, measured by how far its results lie apart: a game
/// whose appraisals differ by little needs less of it than one that is won or lost.
const CURIOSITY: f32 = 1.4;

/// How quickly a search takes up new moves: after `n` visits it has tried at most `BREADTH * sqrt(n + 1)` of them.
const BREADTH: f32 = 1.0;

/// The point of decision that a search starts from.
pub(crate) const ROOT: u32 = 0;

/// No node: the root is nobody's child.
const NIL: u32 = 0;

/// A move in a place, with what is known of it.
struct Node<M> {
    mv: Option<M>,
    seat: Seat,
    visits: u32,
    /// How often it could have been chosen: in some worlds it is not there.
    offered: u32,
    /// What the seat that chose it got in all visits.
    total: f32,
    eldest: u32,
    next: u32,
    children: u32,
}

/// A move that was not tried yet.
#[derive(Clone, Copy)]
pub(crate) struct Untried {
    /// Its place in the list of moves.
    pub index: u32,
    /// The sibling before it in that order; `NIL` if it is the first.
    after: u32,
}

/// What to do at a point of decision.
pub(crate) enum Pick {
    /// Go on with a move that has been tried: its node and its place in the list of moves.
    Tried(u32, usize),
    /// Take up one of [`Tree::untried`].
    New,
}

/// Nodes in one vector. Siblings are linked in the order in which the game lists their moves, so that
/// finding them again is one walk along both lists.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
    untried: Vec<Untried>,
    results: Results,
}

/// What the seat that searches got in all iterations.
#[derive(Default)]
struct Results {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Results {
    fn note(&mut self, share: f32) {
        let share = f64::from(share);
        self.count += 1.0;
        self.sum += share;
        self.squares += share * share;
    }

    /// The standard deviation, never nothing; that of an even chance while there are too few to tell.
    fn deviation(&self) -> f32 {
        if self.count < 8.0 {
            return 0.5;
        }
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(1e-4).sqrt() as f32
    }
}

impl<M: Clone + Eq> Tree<M> {
    pub fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), untried: Vec::new(), results: Results::default() }
    }

    /// Cuts the tree down to its root, keeping the room it took.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.results = Results::default();
        self.push(Seat(0), None, NIL);
    }

    fn push(&mut self, seat: Seat, mv: Option<M>, next: u32) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { mv, seat, visits: 0, offered: 0, total: 0.0, eldest: NIL, next, children: 0 });
        index
    }

    fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    /// The child of `parent` that stands for this move. The search goes round from `from`, where it is likely to be.
    #[inline]
    fn find(&self, parent: u32, from: u32, seat: Seat, mv: &M) -> Option<u32> {
        let mut at = from;
        for _ in 0..self.node(parent).children {
            if at == NIL {
                at = self.node(parent).eldest;
            }
            let node = self.node(at);
            if node.seat == seat && node.mv.as_ref() == Some(mv) {
                return Some(at);
            }
            at = node.next;
        }
        None
    }

    /// Decides between the moves of `seat` at `menu`: by upper confidence bound among those that have been
    /// tried, each measured against the times it was there to be chosen.
    pub fn pick(&mut self, menu: u32, seat: Seat, moves: &[M]) -> Pick {
        self.untried.clear();
        let children = self.node(menu).children;
        let (mut tried, mut visits, mut after) = (0, 0, NIL);
        let (mut best, mut best_score) = (None, f32::NEG_INFINITY);
        let mut log = (0, 0.0);
        let curiosity = CURIOSITY * self.results.deviation();
        for (index, mv) in moves.iter().enumerate() {
            let from = if after == NIL { NIL } else { self.node(after).next };
            let found = if tried == children { None } else { self.find(menu, from, seat, mv) };
            let Some(child) = found else {
                self.untried.push(Untried { index: index as u32, after });
                continue;
            };
            (tried, after) = (tried + 1, child);
            let node = self.node_mut(child);
            node.offered += 1;
            visits += node.visits;
            if node.offered != log.0 {
                log = (node.offered, ln(node.offered));
            }
            let each = 1.0 / node.visits as f32;
            let score = node.total * each + curiosity * (log.1 * each).sqrt();
            if score > best_score {
                (best, best_score) = (Some((child, index)), score);
            }
        }
        let room = (tried as f32) < BREADTH * ((visits + 1) as f32).sqrt();
        match best {
            Some((child, index)) if self.untried.is_empty() || !room => Pick::Tried(child, index),
            _ => Pick::New,
        }
    }

    /// The moves that the last [`Tree::pick`] found untried.
    pub fn untried(&self) -> &[Untried] {
        &self.untried
    }

    /// Takes up a move that the last [`Tree::pick`] at `menu` found untried.
    pub fn grow(&mut self, menu: u32, seat: Seat, mv: &M, place: Untried) -> u32 {
        let next = if place.after == NIL { self.node(menu).eldest } else { self.node(place.after).next };
        let child = self.push(seat, Some(mv.clone()), next);
        match place.after {
            NIL => self.node_mut(menu).eldest = child,
            sibling => self.node_mut(sibling).next = child,
        }
        self.node_mut(menu).children += 1;
        self.node_mut(child).offered = 1;
        child
    }

    /// Where a move chosen elsewhere leads from `here`, and whether nobody has been there before.
    pub fn step(&mut self, here: u32, seat: Seat, mv: &M) -> (u32, bool) {
        match self.find(here, NIL, seat, mv) {
            Some(child) => (child, false),
            None => (self.grow(here, seat, mv, Untried { index: 0, after: NIL }), true),
        }
    }

    /// Notes what came of the moves on a path.
    pub fn learn(&mut self, path: &[u32], shares: &Shares) {
        if let Some(first) = path.first() {
            self.results.note(shares[self.node(*first).seat.index()]);
        }
        for index in path {
            let node = self.node_mut(*index);
            node.visits += 1;
            node.total += shares[node.seat.index()];
        }
    }

    /// How often a move of the root was visited, and what its seat got on average.
    pub fn verdict(&self, seat: Seat, mv: &M) -> (u32, f32) {
        self.find(ROOT, NIL, seat, mv).map_or((0, 0.0), |child| {
            let node = self.node(child);
            (node.visits, node.total / node.visits.max(1) as f32)
        })
    }
}

/// The natural logarithm, from arithmetic that is the same on every machine and in every build.
fn ln(n: u32) -> f32 {
    let bits = (n.max(1) as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let square = t * t;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0));
    exponent * std::f32::consts::LN_2 + 2.0 * t * series
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn tree() -> Tree<char> {
        let mut tree = Tree::new();
        tree.clear();
        tree
    }

    /// Picks among `moves` and takes up the untried one that stands at `choice` of them, if it comes to that.
    fn visit(tree: &mut Tree<char>, moves: &str, choice: usize, share: f32) -> char {
        let moves: Vec<char> = moves.chars().collect();
        let (child, mv) = match tree.pick(ROOT, ME, &moves) {
            Pick::Tried(child, index) => (child, moves[index]),
            Pick::New => {
                let place = tree.untried()[choice % tree.untried().len()];
                let mv = moves[place.index as usize];
                (tree.grow(ROOT, ME, &mv, place), mv)
            }
        };
        tree.learn(&[child], &[share; 8]);
        mv
    }

    fn siblings(tree: &Tree<char>) -> String {
        let mut names = String::new();
        let mut at = tree.node(ROOT).eldest;
        while at != NIL {
            names.extend(tree.node(at).mv);
            at = tree.node(at).next;
        }
        names
    }

    #[test]
    fn siblings_stand_in_the_order_of_the_list_however_they_came() {
        let mut tree = tree();
        for choice in [3, 0, 5, 1, 1, 0, 2, 9, 4].into_iter().cycle().take(60) {
            visit(&mut tree, "abcdef", choice, 0.5);
        }
        assert_eq!(siblings(&tree), "abcdef");
    }

    #[test]
    fn a_move_that_is_seldom_there_is_measured_by_when_it_was_there() {
        let mut tree = tree();
        for round in 0..400 {
            visit(&mut tree, if round % 4 == 0 { "abr" } else { "ab" }, 0, 0.5);
        }
        let rare = tree.node(tree.find(ROOT, NIL, ME, &'r').unwrap());
        assert!((98..=100).contains(&rare.offered), "offered {} times", rare.offered);
        assert!(rare.visits > 30, "visited {} times", rare.visits);
    }

    #[test]
    fn the_better_move_is_visited_more() {
        let mut tree = tree();
        for _ in 0..300 {
            let moves: Vec<char> = "xy".chars().collect();
            let child = match tree.pick(ROOT, ME, &moves) {
                Pick::Tried(child, _) => child,
                Pick::New => {
                    let place = tree.untried()[0];
                    tree.grow(ROOT, ME, &moves[place.index as usize], place)
                }
            };
            let share = if tree.node(child).mv == Some('y') { 0.8 } else { 0.3 };
            tree.learn(&[child], &[share; 8]);
        }
        let ((few, low), (many, high)) = (tree.verdict(ME, &'x'), tree.verdict(ME, &'y'));
        assert!(many > 5 * few && (low - 0.3).abs() < 0.01 && (high - 0.8).abs() < 0.01);
        assert_eq!(few + many, 300);
    }

    #[test]
    fn the_logarithm_is_right_to_four_places() {
        for n in (1..5_000).chain([65_535, 1_000_000, 16_777_216]) {
            assert!((ln(n) - (n as f32).ln()).abs() < 1e-4, "ln({n}) is not {}", ln(n));
        }
    }
}
