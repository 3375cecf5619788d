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

/// Room in a list for a child to come: the root is nobody's child.
const NOBODY: u32 = ROOT;

/// What was visited in fewer than one in so many of the iterations that are kept is forgotten: it says next to nothing, and
/// a bot that waits for its turn must not fill the memory.
const FAINT: u32 = 1_000;

/// A move in a place, with what is known of it.
#[derive(Clone)]
struct Node<M> {
    mv: Option<M>,
    seat: Seat,
    visits: u32,
    /// How often it could have been chosen: in some worlds it is not there.
    offered: u32,
    /// What the seat that chose it got on average.
    mean: f32,
    /// One divided by the visits.
    each: f32,
    /// Where its children are listed in [`Tree::lists`].
    list: u32,
    children: u32,
}

/// A move that was not tried yet.
#[derive(Clone, Copy)]
pub(crate) struct Untried {
    /// Its place in the list of moves.
    pub index: u32,
    /// Its place among its siblings.
    rank: u32,
}

/// What to do at a point of decision.
pub(crate) enum Pick {
    /// Go on with a move that has been tried: its node and its place in the list of moves.
    Tried(u32, usize),
    /// Take up one of [`Tree::untried`].
    New,
}

/// Nodes in one vector, and in another the lists of their children. Siblings are listed in the order in which the game lists
/// their moves, so that finding them again is one walk along both lists.
pub(crate) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// Lists of nodes, each with room for as many as the next power of two.
    lists: Vec<u32>,
    untried: Vec<Untried>,
    results: Results,
    curiosity: f32,
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
    /// A tree that is nothing but a root.
    pub fn new() -> Tree<M> {
        let mut tree = Tree {
            nodes: Vec::new(),
            lists: Vec::new(),
            untried: Vec::new(),
            results: Results::default(),
            curiosity: 0.0,
        };
        tree.clear();
        tree
    }

    /// Cuts the tree down to its root, keeping the room it took.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.lists.clear();
        self.results = Results::default();
        self.curiosity = CURIOSITY * self.results.deviation();
        self.push(Seat(0), None);
    }

    fn push(&mut self, seat: Seat, mv: Option<M>) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { mv, seat, visits: 0, offered: 0, mean: 0.0, each: 0.0, list: 0, children: 0 });
        index
    }

    fn node(&self, index: u32) -> &Node<M> {
        &self.nodes[index as usize]
    }

    fn node_mut(&mut self, index: u32) -> &mut Node<M> {
        &mut self.nodes[index as usize]
    }

    /// The children of a node, in the order in which the game lists their moves.
    pub fn children(&self, parent: u32) -> &[u32] {
        let Node { list, children, .. } = *self.node(parent);
        &self.lists[list as usize..][..children as usize]
    }

    /// The child of `parent` that stands for this move.
    pub fn child(&self, parent: u32, seat: Seat, mv: &M) -> Option<u32> {
        let siblings = self.children(parent);
        rank(&self.nodes, siblings, 0, seat, mv).map(|rank| siblings[rank])
    }

    /// Who made which move to come to a node; `None` at the root.
    pub fn step_to(&self, index: u32) -> Option<(Seat, &M)> {
        let node = self.node(index);
        node.mv.as_ref().map(|mv| (node.seat, mv))
    }

    /// How many iterations went through a node.
    pub fn visits(&self, index: u32) -> u32 {
        self.node(index).visits
    }

    /// Decides between the moves of `seat` at `menu`: by upper confidence bound among those that have been
    /// tried, each measured against the times it was there to be chosen.
    pub fn pick(&mut self, menu: u32, seat: Seat, moves: &[M]) -> Pick {
        let Node { list, children, .. } = *self.node(menu);
        let siblings = &self.lists[list as usize..][..children as usize];
        self.untried.clear();
        let (mut tried, mut visits, mut next) = (0, 0, 0);
        let (mut best, mut best_score) = (None, f32::NEG_INFINITY);
        for (index, mv) in moves.iter().enumerate() {
            let found = if tried == children { None } else { rank(&self.nodes, siblings, next, seat, mv) };
            let Some(rank) = found else {
                self.untried.push(Untried { index: index as u32, rank: next as u32 });
                continue;
            };
            (tried, next) = (tried + 1, rank + 1);
            let node = &mut self.nodes[siblings[rank] as usize];
            node.offered += 1;
            visits += node.visits;
            let score = node.mean + self.curiosity * (ln(node.offered) * node.each).sqrt();
            if score > best_score {
                (best, best_score) = (Some((siblings[rank], index)), score);
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
        let child = self.push(seat, Some(mv.clone()));
        self.node_mut(child).offered = 1;
        let Node { list, children, .. } = *self.node(menu);
        let (mut list, count) = (list as usize, children as usize);
        if count == 0 || count.is_power_of_two() {
            let longer = self.lists.len();
            self.lists.extend_from_within(list..list + count);
            self.lists.resize(longer + (2 * count).max(1), NOBODY);
            list = longer;
        }
        let here = list + place.rank as usize;
        self.lists.copy_within(here..list + count, here + 1);
        self.lists[here] = child;
        let menu = self.node_mut(menu);
        (menu.list, menu.children) = (list as u32, children + 1);
        child
    }

    /// Where a move chosen elsewhere leads from `here`, and whether nobody has been there before.
    pub fn step(&mut self, here: u32, seat: Seat, mv: &M) -> (u32, bool) {
        match self.child(here, seat, mv) {
            Some(child) => (child, false),
            None => (self.grow(here, seat, mv, Untried { index: 0, rank: 0 }), true),
        }
    }

    /// Notes what came of the moves on a path.
    pub fn learn(&mut self, path: &[u32], shares: &Shares) {
        if let Some(first) = path.first() {
            self.results.note(shares[self.node(*first).seat.index()]);
            self.curiosity = CURIOSITY * self.results.deviation();
        }
        for index in path {
            let node = self.node_mut(*index);
            node.visits += 1;
            node.each = 1.0 / node.visits as f32;
            node.mean += (shares[node.seat.index()] - node.mean) * node.each;
        }
    }

    /// How often a move of the root was visited, and what its seat got on average.
    pub fn verdict(&self, seat: Seat, mv: &M) -> (u32, f32) {
        self.child(ROOT, seat, mv).map_or((0, 0.0), |child| {
            let node = self.node(child);
            (node.visits, node.mean)
        })
    }

    /// Makes a node the root, and forgets what does not follow from it, or was hardly ever seen to.
    pub fn keep(&mut self, root: u32) {
        let nodes = std::mem::take(&mut self.nodes);
        let lists = std::mem::take(&mut self.lists);
        let least = nodes[root as usize].visits / FAINT;
        self.nodes.push(Node { mv: None, ..nodes[root as usize].clone() });
        let mut origins = vec![root];
        let mut at = 0;
        while let Some(origin) = origins.get(at) {
            let Node { list, children, .. } = nodes[*origin as usize];
            let fresh = self.lists.len();
            for child in &lists[list as usize..][..children as usize] {
                let node = &nodes[*child as usize];
                if node.visits >= least {
                    self.lists.push(self.nodes.len() as u32);
                    self.nodes.push(node.clone());
                    origins.push(*child);
                }
            }
            let count = self.lists.len() - fresh;
            if count > 0 {
                self.lists.resize(fresh + count.next_power_of_two(), NOBODY);
            }
            (self.nodes[at].list, self.nodes[at].children) = (fresh as u32, count as u32);
            at += 1;
        }
    }
}

/// Which of these siblings stands for this move. The search goes round from `from`, where it is likely to be.
#[inline]
fn rank<M: Eq>(nodes: &[Node<M>], siblings: &[u32], from: usize, seat: Seat, mv: &M) -> Option<usize> {
    let is_it = |rank: &usize| {
        let node = &nodes[siblings[*rank] as usize];
        node.seat == seat && node.mv.as_ref() == Some(mv)
    };
    (from..siblings.len()).find(is_it).or_else(|| (0..from).find(is_it))
}

/// About the natural logarithm, from arithmetic that is the same on every machine and in every build: the bits of a float are
/// its exponent with its mantissa behind it, which is a logarithm with straight lines between the powers of two.
#[inline]
fn ln(n: u32) -> f32 {
    let bits = (n as f32).to_bits().cast_signed() as f32;
    (bits / (1 << 23) as f32 - 127.0) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

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
        tree.children(ROOT).iter().filter_map(|child| tree.node(*child).mv).collect()
    }

    #[test]
    fn siblings_stand_in_the_order_of_the_list_however_they_came() {
        let mut tree = Tree::new();
        for choice in [3, 0, 5, 1, 1, 0, 2, 9, 4].into_iter().cycle().take(60) {
            visit(&mut tree, "abcdef", choice, 0.5);
        }
        assert_eq!(siblings(&tree), "abcdef");
    }

    #[test]
    fn a_move_that_is_seldom_there_is_measured_by_when_it_was_there() {
        let mut tree = Tree::new();
        for round in 0..400 {
            visit(&mut tree, if round % 4 == 0 { "abr" } else { "ab" }, 0, 0.5);
        }
        let rare = tree.node(tree.child(ROOT, ME, &'r').unwrap());
        assert!((98..=100).contains(&rare.offered), "offered {} times", rare.offered);
        assert!(rare.visits > 30, "visited {} times", rare.visits);
    }

    #[test]
    fn the_better_move_is_visited_more() {
        let mut tree = Tree::new();
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
    fn the_logarithm_is_right_at_powers_of_two_and_nearly_so_between() {
        for n in (1..5_000u32).chain([65_535, 1_000_000, 16_777_216]) {
            let allowed = if n.is_power_of_two() { 1e-5 } else { 0.06 };
            assert!((ln(n) - (n as f32).ln()).abs() < allowed, "ln({n}) is not {}", ln(n));
            assert!(ln(n) < ln(n + 1) || n >= 1_000_000, "ln({n}) is not below the next");
        }
    }

    /// Takes up a move at a node and visits it so many times.
    fn add(tree: &mut Tree<char>, parent: u32, mv: char, visits: usize, share: f32) -> u32 {
        let rank = tree.children(parent).len() as u32;
        let child = tree.grow(parent, ME, &mv, Untried { index: 0, rank });
        (0..visits).for_each(|_| tree.learn(&[child], &[share; 8]));
        child
    }

    #[test]
    fn what_follows_from_a_node_is_kept_and_nothing_else() {
        let mut tree = Tree::new();
        add(&mut tree, ROOT, 'x', 7, 0.1);
        let y = add(&mut tree, ROOT, 'y', 20, 0.5);
        let a = add(&mut tree, y, 'a', 5, 0.25);
        add(&mut tree, y, 'b', 15, 0.75);
        add(&mut tree, a, 'c', 3, 0.5);
        tree.keep(y);
        assert_eq!((siblings(&tree).as_str(), tree.nodes.len()), ("ab", 4));
        assert_eq!((tree.verdict(ME, &'a'), tree.verdict(ME, &'b')), ((5, 0.25), (15, 0.75)));
        add(&mut tree, ROOT, 'd', 1, 0.5);
        assert_eq!(siblings(&tree), "abd");
        tree.keep(tree.child(ROOT, ME, &'a').unwrap());
        assert_eq!((siblings(&tree).as_str(), tree.nodes.len()), ("c", 2));
    }

    #[test]
    fn what_was_hardly_ever_seen_is_not_kept() {
        let mut tree = Tree::new();
        let y = add(&mut tree, ROOT, 'y', 5 * FAINT as usize, 0.5);
        for (mv, visits) in [('a', 4), ('b', 5), ('c', 1_000), ('d', 1)] {
            add(&mut tree, y, mv, visits, 0.5);
        }
        tree.keep(y);
        assert_eq!(siblings(&tree), "bc");
    }
}
