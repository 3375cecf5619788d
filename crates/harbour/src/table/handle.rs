//! What others hold of a table: a handle to ask it something, and an attachment to watch and play.

use super::line::{Frames, WeakFrames};
use crate::house::{HouseRules, Person};
use crate::problems;
use crate::throttle::Throttle;
use crate::time::{Instant, now};
use crate::wire::{Call, Join, Note, PersonId, PlayAgain, Problem, Ready, Sitter, TableInfo};
use freeport_kernel::Seat;
use freeport_shelf::{Advice, Trouble};
use serde_json::Value;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

/// The longest id a client may give a call.
const LONGEST_ID: usize = 64;

/// A finished hint: the client's id of the call, the decision and epoch it was asked for, and what came of it.
pub(crate) type Counsel = (String, (usize, usize), Result<Advice, Trouble>);

/// What a table is told.
pub(crate) enum Order {
    /// Something around the game.
    Wish(Box<Request>),
    /// Somebody comes to watch or to play.
    Attach(Box<Arrival>),
    /// Somebody goes.
    Detach(u32),
    /// A call on a connection, and when it came.
    Call(u32, Box<Call>, Instant),
    /// A bot has thought.
    Thought(u64, Box<Result<Value, Trouble>>),
    /// A hint is ready.
    Advice(u32, Box<Counsel>),
    /// Somebody has another name, or is somebody else now: that is written, and led to this revision.
    Became(Box<(PersonId, Person)>, u64),
    /// Somebody is no more: that is written, and led to this revision.
    Forget(Box<Person>, u64),
    /// Let the table be no more, if it has not begun and nobody has been there since then.
    Sweep(u64, oneshot::Sender<()>),
    /// The harbour closes.
    Close,
}

/// Somebody's wish, and where the answer goes.
pub(crate) struct Request {
    pub who: Option<Person>,
    pub wish: Wish,
    pub reply: oneshot::Sender<Result<TableInfo, Problem>>,
}

/// What can be wished for around the game.
pub(crate) enum Wish {
    Info,
    Join(Join),
    Leave,
    Ready(Ready),
    Start,
    Reseat(Seat, Sitter),
    Rematch(PlayAgain),
    Delete,
}

/// A new connection.
pub(crate) struct Arrival {
    pub who: Person,
    pub frames: Frames,
    pub reply: oneshot::Sender<u32>,
}

/// A table that can be asked.
#[derive(Clone)]
pub struct TableHandle {
    orders: mpsc::Sender<Order>,
    /// How many calls a second, and at once.
    calls: (u32, u32),
    /// How many of them may be lines of talk, or marks.
    lines: (u32, u32),
}

impl TableHandle {
    pub(crate) fn new(orders: mpsc::Sender<Order>, rules: &HouseRules) -> TableHandle {
        let calls = (rules.calls_per_second, rules.burst);
        TableHandle { orders, calls, lines: (rules.lines_per_second, rules.lines) }
    }

    pub(crate) fn orders(&self) -> &mpsc::Sender<Order> {
        &self.orders
    }

    async fn wish(&self, who: Option<&Person>, wish: Wish) -> Result<TableInfo, Problem> {
        let (reply, answer) = oneshot::channel();
        let request = Request { who: who.cloned(), wish, reply };
        self.orders.send(Order::Wish(Box::new(request))).await.map_err(|_| problems::closed())?;
        answer.await.map_err(|_| problems::closed())?
    }

    /// The table as everybody sees it.
    pub async fn info(&self) -> Result<TableInfo, Problem> {
        self.wish(None, Wish::Info).await
    }

    /// Sits down.
    pub async fn join(&self, who: &Person, join: Join) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Join(join)).await
    }

    /// Gets up. Once the game is on a bot plays for who leaves, until they come back; a table that everybody has left
    /// before the start is gone.
    pub async fn leave(&self, who: &Person) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Leave).await
    }

    /// Says whether one is ready.
    pub async fn ready(&self, who: &Person, ready: Ready) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Ready(ready)).await
    }

    /// Begins the game, or calls the roll where something is sealed; for the host.
    pub async fn start(&self, who: &Person) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Start).await
    }

    /// Says who shall sit at a seat; for the host before the start.
    pub async fn reseat(&self, who: &Person, seat: Seat, sitter: Sitter) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Reseat(seat, sitter)).await
    }

    /// Says whether one would like to play again; when everybody at the table would, there is a new one.
    pub async fn play_again(&self, who: &Person, again: PlayAgain) -> Result<TableInfo, Problem> {
        self.wish(Some(who), Wish::Rematch(again)).await
    }

    /// Deletes a table before its start; for the host.
    pub async fn delete(&self, who: &Person) -> Result<(), Problem> {
        self.wish(Some(who), Wish::Delete).await.map(|_| ())
    }

    /// Comes to the table: `you` and `table` are sent at once, the game after the first `look`.
    pub async fn attach(&self, who: Person, frames: Frames) -> Result<Attachment, Problem> {
        let (reply, answer) = oneshot::channel();
        let weak = frames.downgrade();
        let arrival = Arrival { who, frames, reply };
        self.orders.send(Order::Attach(Box::new(arrival))).await.map_err(|_| problems::closed())?;
        let id = answer.await.map_err(|_| problems::closed())?;
        let throttle = |(rate, burst)| Throttle::new(rate, burst);
        let (calls, lines) = (throttle(self.calls), throttle(self.lines));
        Ok(Attachment { id, table: self.orders.clone(), frames: weak, calls, lines })
    }
}

/// A connection to a table; dropping it leaves the table.
pub struct Attachment {
    id: u32,
    table: mpsc::Sender<Order>,
    /// Weak, so that a connection which the table has dropped comes to an end.
    frames: WeakFrames,
    calls: Throttle,
    lines: Throttle,
}

impl Attachment {
    /// Takes a message of the client: what cannot be read, comes too fast or has too long an id is refused.
    /// False when the table is gone and the connection should end.
    pub async fn hear(&mut self, message: &str) -> bool {
        let at = now();
        let call = serde_json::from_str::<Call>(message);
        let id = call.as_ref().map_or("", Call::id);
        if id.len() > LONGEST_ID {
            return self.refuse("", problems::bad_call());
        }
        if !self.calls.allows() {
            return self.refuse(id, problems::too_fast());
        }
        match call {
            Ok(call) => self.pass_on(call, at).await,
            Err(error) => {
                let mut problem = problems::bad_call();
                problem.text = format!("This could not be understood: {error}.");
                self.refuse("", problem)
            }
        }
    }

    /// Makes a call that is known to be well-formed.
    pub async fn call(&mut self, call: Call) -> bool {
        if !self.calls.allows() {
            return self.refuse(call.id(), problems::too_fast());
        }
        self.pass_on(call, now()).await
    }

    async fn pass_on(&mut self, call: Call, at: Instant) -> bool {
        if matches!(call, Call::Talk { .. } | Call::Mark { .. }) && !self.lines.allows() {
            return self.refuse(call.id(), problems::too_fast());
        }
        self.table.send(Order::Call(self.id, Box::new(call), at)).await.is_ok()
    }

    fn refuse(&self, id: &str, problem: Problem) -> bool {
        let note = Note::Refused { id: id.to_owned(), problem };
        let (frames, frame) = (self.frames.upgrade(), note.frame());
        frames.zip(frame).is_some_and(|(frames, frame)| frames.send(frame))
    }
}

impl Drop for Attachment {
    fn drop(&mut self) {
        // A full queue must not keep a ghost at the table.
        if let Err(TrySendError::Full(order)) = self.table.try_send(Order::Detach(self.id))
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let table = self.table.clone();
            runtime.spawn(async move { table.send(order).await });
        }
    }
}
