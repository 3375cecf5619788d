//! The tree of a search: one for all worlds, with the moves that were tried at each point and what came of them.

use crate::node::{Best, Node, rank};
use crate::playout::Shares;
use crate::results::Results;
use freeport_kernel::Seat;

/// How much a search looks into moves that have been tried little, measured by how far its results lie apart: a game
/// whose appraisals differ by little needs less of it than one that is won or lost.
const CURIOSITY: f32 = 1.4;

/// How quickly a search takes up new moves: after `n` visits it has tried at most `BREADTH * sqrt(n + 1)` of them.
const BREADTH: f32 = 1.0;

/// The point of decision that a search starts from.
pub(crate) const ROOT: u32 = 0;

/// A block of siblings has room for at least so many.
const FEWEST: usize = 2;

/// What was visited in fewer than one in so many of the iterations that are kept is forgotten: it says next to nothing, and
/// a bot that waits for its turn must not fill the memory.
const FAINT: u32 = 1_000;

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

/// Nodes in one vector. Siblings stand side by side, in the order in which the game lists their moves: finding them again is one
/// walk along both lists, through memory that is read anyway. When a block is full its siblings move to a larger one, so that
/// others know a node by its number.
pub(crate) struct Tree<M> {
    /// Blocks of siblings, each with room for as many as the next power of two.
    nodes: Vec<Node<M>>,
    /// Where the node of each number stands.
    places: Vec<u32>,
    untried: Vec<Untried>,
    results: Results,
    curiosity: f32,
}

impl<M: Clone + Eq> Tree<M> {
    /// A tree that is nothing but a root.
    pub fn new() -> Tree<M> {
        let mut tree = Tree {
            nodes: Vec::new(),
            places: Vec::new(),
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
        self.places.clear();
        self.results = Results::default();
        self.curiosity = CURIOSITY * self.results.deviation();
        self.nodes.push(Node::new(ROOT, Seat(0), None));
        self.places.push(0);
    }

    #[inline]
    fn node(&self, number: u32) -> &Node<M> {
        &self.nodes[self.places[number as usize] as usize]
    }

    #[inline]
    fn node_mut(&mut self, number: u32) -> &mut Node<M> {
        &mut self.nodes[self.places[number as usize] as usize]
    }

    fn siblings(&self, parent: u32) -> &[Node<M>] {
        let Node { block, children, .. } = *self.node(parent);
        &self.nodes[block as usize..][..children as usize]
    }

    /// The children of a node, in the order in which the game lists their moves.
    pub fn children(&self, parent: u32) -> impl Iterator<Item = u32> {
        self.siblings(parent).iter().map(|child| child.number)
    }

    /// The child of `parent` that stands for this move.
    pub fn child(&self, parent: u32, seat: Seat, mv: &M) -> Option<u32> {
        self.siblings(parent).iter().find(|child| child.is(seat, mv)).map(|child| child.number)
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
        let Node { block, children, .. } = *self.node(menu);
        let siblings = &mut self.nodes[block as usize..][..children as usize];
        self.untried.clear();
        let mut best = Best::NONE;
        let all_tried =
            siblings.len() == moves.len() && siblings.iter().zip(moves).all(|(a, b)| a.is(seat, b));
        if all_tried {
            for (index, node) in siblings.iter_mut().enumerate() {
                best.offer(node, self.curiosity, index, index);
            }
            return siblings.get(best.rank).map_or(Pick::New, |node| Pick::Tried(node.number, best.index));
        }
        let (mut tried, mut visits, mut next) = (0, 0, 0);
        for (index, mv) in moves.iter().enumerate() {
            let found = if tried == children { None } else { rank(siblings, next, seat, mv) };
            let Some(rank) = found else {
                self.untried.push(Untried { index: index as u32, rank: next as u32 });
                continue;
            };
            (tried, next) = (tried + 1, rank + 1);
            visits += siblings[rank].visits;
            best.offer(&mut siblings[rank], self.curiosity, rank, index);
        }
        let room = (tried as f32) < BREADTH * ((visits + 1) as f32).sqrt();
        if tried > 0 && (self.untried.is_empty() || !room) {
            Pick::Tried(siblings[best.rank].number, best.index)
        } else {
            Pick::New
        }
    }

    /// The moves that the last [`Tree::pick`] found untried.
    pub fn untried(&self) -> &[Untried] {
        &self.untried
    }

    /// Takes up a move that the last [`Tree::pick`] at `menu` found untried.
    pub fn grow(&mut self, menu: u32, seat: Seat, mv: &M, place: Untried) -> u32 {
        let Node { block, children, .. } = *self.node(menu);
        let (mut block, count) = (block as usize, children as usize);
        if count == room(count) {
            block = self.move_block(block, count);
        }
        let number = self.places.len() as u32;
        self.places.push(0);
        let mut child = Node::new(number, seat, Some(mv.clone()));
        child.offered = 1;
        self.nodes[block + count] = child;
        let here = block + place.rank as usize;
        self.nodes[here..=block + count].rotate_right(1);
        self.note_places(here..block + count + 1);
        let menu = self.node_mut(menu);
        (menu.block, menu.children) = (block as u32, children + 1);
        number
    }

    /// Moves siblings to the end, where there is room for one more; says where that is.
    fn move_block(&mut self, block: usize, count: usize) -> usize {
        let fresh = self.nodes.len();
        for place in block..block + count {
            let node = std::mem::replace(&mut self.nodes[place], Node::new(ROOT, Seat(0), None));
            self.nodes.push(node);
        }
        self.note_places(fresh..fresh + count);
        self.pad(fresh + room(count + 1));
        fresh
    }

    fn note_places(&mut self, range: std::ops::Range<usize>) {
        for place in range {
            self.places[self.nodes[place].number as usize] = place as u32;
        }
    }

    /// Makes room for nodes to come.
    fn pad(&mut self, length: usize) {
        self.nodes.resize_with(length, || Node::new(ROOT, Seat(0), None));
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
        let old = std::mem::take(&mut self.nodes);
        let origin = self.places[root as usize] as usize;
        let least = old[origin].visits / FAINT;
        self.places.clear();
        self.places.push(0);
        self.nodes.push(Node { mv: None, number: ROOT, ..old[origin].clone() });
        let mut origins = vec![origin];
        let mut at = 0;
        while let Some(origin) = origins.get(at) {
            let Node { block, children, .. } = old[*origin];
            let fresh = self.nodes.len();
            for place in
                (block as usize..).take(children as usize).filter(|place| old[*place].visits >= least)
            {
                let number = self.places.len() as u32;
                self.places.push(self.nodes.len() as u32);
                self.nodes.push(Node { number, ..old[place].clone() });
                origins.push(place);
            }
            let count = self.nodes.len() - fresh;
            self.pad(fresh + room(count));
            let node = self.node_mut(at as u32);
            (node.block, node.children) = (fresh as u32, count as u32);
            at += 1;
        }
    }
}

/// For how many siblings a block has room that holds so many.
const fn room(count: usize) -> usize {
    match count {
        0 => 0,
        1..=FEWEST => FEWEST,
        _ => count.next_power_of_two(),
    }
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
        tree.siblings(ROOT).iter().filter_map(|child| child.mv).collect()
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

    /// Takes up a move at a node and visits it so many times.
    fn add(tree: &mut Tree<char>, parent: u32, mv: char, visits: usize, share: f32) -> u32 {
        let rank = tree.children(parent).count() as u32;
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
        assert_eq!((siblings(&tree).as_str(), tree.places.len()), ("ab", 4));
        assert_eq!((tree.verdict(ME, &'a'), tree.verdict(ME, &'b')), ((5, 0.25), (15, 0.75)));
        add(&mut tree, ROOT, 'd', 1, 0.5);
        assert_eq!(siblings(&tree), "abd");
        tree.keep(tree.child(ROOT, ME, &'a').unwrap());
        assert_eq!((siblings(&tree).as_str(), tree.places.len()), ("c", 2));
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
