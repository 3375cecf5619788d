//! What the load test asks of a server, whatever its protocol.

use freeport_kernel::Rng;
use std::rc::Rc;

/// What came of it, or what went wrong as a sentence.
pub type Result<T> = std::result::Result<T, String>;

/// A server that has tables for two.
pub trait Port: 'static {
    /// Who plays there.
    type Pair: Pair;

    /// Brings two people to a new table; nobody looks at it yet.
    async fn invite(self: Rc<Self>) -> Result<Self::Pair>;
}

/// Two people who play one game after another, each with a socket.
pub trait Pair: 'static {
    /// Opens both sockets and waits for the first sight of the table.
    async fn sit(&mut self) -> Result<()>;

    /// Makes a random legal move, comes back when both have seen it, and tells whether dice were thrown into a tray for it.
    async fn play(&mut self, dice: &mut Rng) -> Result<bool>;

    /// Whether the game is over.
    fn over(&self) -> bool;

    /// Goes on with a new game.
    async fn again(&mut self) -> Result<()>;
}
