//! Who does the work of crews: threads, or whoever asks for it.

use freeport_bots::BudgetKind;
use std::pin::Pin;
use std::sync::Arc;

/// What waits to be done, in its order.
pub trait Chores: Send + Sync {
    /// Does one thing after the other and waits for more, until nothing more will come.
    fn toil(&self);

    /// Does what there is to do, and no more.
    fn lend_a_hand(self: Arc<Self>) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}

/// Whoever does work that takes its time.
pub trait Work: Send + Sync {
    /// Puts so many hands to the chores that will come.
    fn put_to(&self, name: &str, hands: usize, chores: &Arc<dyn Chores>) -> std::io::Result<()>;

    /// There is one chore more.
    fn nudge(&self, chores: Arc<dyn Chores>);

    /// What the thoughts of bots are measured in.
    fn budget(&self) -> BudgetKind;
}

/// Threads of the system, which end when the chores do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl Work for Threads {
    fn put_to(&self, name: &str, hands: usize, chores: &Arc<dyn Chores>) -> std::io::Result<()> {
        for _ in 0..hands {
            let chores = Arc::clone(chores);
            std::thread::Builder::new().name(name.to_owned()).spawn(move || chores.toil())?;
        }
        Ok(())
    }

    fn nudge(&self, _: Arc<dyn Chores>) {}

    fn budget(&self) -> BudgetKind {
        BudgetKind::Time
    }
}

/// Nobody else: what is asked for is done next by the task that runs then, and comes out the same on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnTheSpot;

impl Work for OnTheSpot {
    fn put_to(&self, _: &str, _: usize, _: &Arc<dyn Chores>) -> std::io::Result<()> {
        Ok(())
    }

    fn nudge(&self, chores: Arc<dyn Chores>) {
        tokio::spawn(chores.lend_a_hand());
    }

    fn budget(&self) -> BudgetKind {
        BudgetKind::Iterations
    }
}
