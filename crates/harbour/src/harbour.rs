//! The harbour as a server holds it.

use crate::course::open;
use crate::crew::{Crews, Share, Watch};
use crate::gauges::{Counters, Gauges};
use crate::house::{HouseRules, Person};
use crate::ledger::{Books, Ledger, Loaded, Miss, New, Occupant, Place, Point, Sheet, StoreError, Touched};
use crate::master::{self, Question};
use crate::quay::Quay;
use crate::reckoning::Reckoning;
use crate::replay::{self, MOST_FRAMES};
use crate::store::{Closing, Store};
use crate::story::{self, Pages};
use crate::table::{Order, TableHandle};
use crate::thrown::Thrown;
use crate::wire::{
    Created, Lists, NewTable, Passage, PersonId, Problem, Replay, Sitter, Status, TableId, sides_of,
};
use crate::world::World;
use crate::{chance, problems};
use freeport_bots::{BotSpec, Effort};
use freeport_kernel::{Player, Viewer};
use freeport_shelf::Start;
use serde_json::Value;
use std::path::Path;
use std::sync::Arc;
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many changes a slow listener may miss before it is told that it has.
const CHANGES: usize = 1_024;
/// How many questions the harbourmaster may have waiting.
const QUESTIONS: usize = 256;
/// The most iterations a bot may search for at a table: the threads are there for everybody.
const HEAVIEST: u32 = 5_000;
/// The longest name of somebody at a seat, in characters.
const LONGEST_NAME: usize = 24;

/// All tables of a server; cheap to clone.
#[derive(Clone)]
pub struct Harbour {
    pub(crate) quay: Arc<Quay>,
    pub(crate) master: mpsc::Sender<Question>,
}

/// Something that the lists show has changed.
#[derive(Clone, Debug)]
pub struct Changed {
    /// At which table.
    pub table: TableId,
    /// Whom it concerns: who sits there.
    pub people: Arc<[PersonId]>,
    /// Whether it concerns everybody who looks at the public lists.
    pub public: bool,
}

/// A game that is set up by hand: for tutorials and tests.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The seed to seal, instead of a random one.
    pub seed: Option<String>,
    /// A position to start from instead of the game's own setup.
    pub position: Option<Value>,
}

impl Harbour {
    /// Opens the harbour on a data folder. [`Closing::wait`] comes back when everything is written, after all handles are gone.
    pub async fn open(folder: &Path, rules: HouseRules) -> Result<(Harbour, Closing), Miss> {
        let (store, closing) = Store::open(folder)?;
        Ok((Harbour::on(store.into(), rules, World::default()).await?, closing))
    }

    /// Opens the harbour on its books, and wakes the games that go on by themselves.
    pub async fn on(books: Books, rules: HouseRules, world: World) -> Result<Harbour, Miss> {
        let counters = Arc::new(Counters::default());
        let crews = Crews::gather(&rules, &world.work).map_err(|_| StoreError::Closed)?;
        let (changes, _) = broadcast::channel(CHANGES);
        let reckoning = Reckoning::new(books.tables.time_kept().await?, Arc::clone(&world.clock));
        let quay = Arc::new(Quay { world, books, rules, crews, counters, reckoning, changes });
        let (master, questions) = mpsc::channel(QUESTIONS);
        tokio::spawn(master::serve(Arc::clone(&quay), master.downgrade(), questions));
        let harbour = Harbour { quay, master };
        let restless = harbour.tables().restless().await?;
        let early = harbour.clone();
        tokio::spawn(async move {
            for id in restless {
                let _ = early.table(&id).await;
            }
        });
        harbour.await_tide();
        Ok(harbour)
    }

    /// The world that the harbour is in.
    pub fn world(&self) -> &World {
        &self.quay.world
    }

    /// The books; people are in them too.
    pub fn books(&self) -> &Books {
        &self.quay.books
    }

    pub(crate) fn tables(&self) -> &dyn Ledger {
        &*self.quay.books.tables
    }

    /// Makes a table, and begins at once when that is wished.
    pub async fn create(&self, who: &Person, wish: NewTable) -> Result<Created, Problem> {
        self.stage(who, wish, Scene::default()).await
    }

    /// Makes a table whose game is set up by hand.
    pub async fn stage(&self, who: &Person, wish: NewTable, scene: Scene) -> Result<Created, Problem> {
        let begin = wish.start;
        if begin && wish.seats.contains(&Sitter::Open) {
            return Err(problems::open_seats());
        }
        let (sheet, places) = draw_up(who, wish, scene, &self.quay)?;
        let (id, host, most) = (sheet.id.clone(), who.id, self.quay.rules.tables_per_person);
        let news = Changed { table: id.clone(), people: Arc::from([host]), public: sheet.terms.public };
        let new = New { sheet, places, host, most };
        let table =
            self.tables().create(new, self.quay.world.me).await?.ok_or_else(problems::too_many_tables)?;
        // Nobody listens when no page shows lists.
        let _ = self.quay.changes.send(news);
        let (reply, answer) = oneshot::channel();
        self.ask(Question::New(table, reply)).await?;
        let table = answer.await.map_err(|_| problems::closed())?;
        if begin {
            table.start(who).await?;
        }
        Ok(Created { id })
    }

    /// The tables in the harbour, for who asks.
    pub async fn lists(&self, who: PersonId) -> Result<Lists, Problem> {
        Ok(self.tables().lists(who, self.quay.wall()).await?)
    }

    /// Which tables wait for content packs that are not here, or not as they were: a sentence for each pack, and how many tables.
    pub async fn stranded(&self) -> Result<Vec<(String, usize)>, Problem> {
        let named = self.tables().packs().await?;
        let lack = |(game, pack, tables): (String, String, usize)| {
            let title = freeport_shelf::find(&game).ok()?;
            Some((title.pack_name(Some(&pack)).err()?.to_string(), tables))
        };
        Ok(named.into_iter().filter_map(lack).collect())
    }

    /// A handle to a table, which is brought into memory if need be.
    pub async fn table(&self, id: &str) -> Result<TableHandle, Problem> {
        master::reach(&self.master, id).await
    }

    /// A stretch of a replay: `count` moments, the first one after `from` moves.
    pub async fn replay(
        &self,
        id: &str,
        share: Share,
        who: PersonId,
        viewer: Viewer,
        from: usize,
        count: usize,
    ) -> Result<Replay, Problem> {
        let last = from.saturating_add(count.min(MOST_FRAMES));
        // The move that led to the first moment is told with it.
        let span = (Point::Step(from.saturating_sub(1)), Point::Step(last));
        let tell =
            move |loaded: &Loaded, watch: &Watch| replay::stretch(loaded, who, viewer, from, count, watch);
        self.relate(id, share, Some(span), tell).await
    }

    /// Lines of the story that lie before one of them, at most `count`.
    pub async fn passage(
        &self,
        id: &str,
        share: Share,
        who: PersonId,
        viewer: Viewer,
        before: usize,
        count: usize,
    ) -> Result<Passage, Problem> {
        let pages = Pages::new(viewer, before, count);
        let tell = move |loaded: &Loaded, watch: &Watch| story::passage(loaded, who, pages, watch);
        self.relate(id, share, Some(pages.span()), tell).await
    }

    /// The record of a game as JSON; its seed is opened only after the end.
    pub async fn record(&self, id: &str, share: Share, who: PersonId) -> Result<String, Problem> {
        self.relate(id, share, None, move |loaded, watch| replay::record(loaded, who, watch)).await
    }

    /// Tells which tables change, for pages that show lists.
    pub fn changes(&self) -> broadcast::Receiver<Changed> {
        self.quay.changes.subscribe()
    }

    /// A guest's seats and tables go over to an account.
    pub async fn adopt(&self, guest: PersonId, account: &Person) -> Result<(), Problem> {
        let tables = self.tables().adopt(guest, account.clone()).await?;
        self.announce(tables, guest, account).await
    }

    /// Somebody has another name.
    pub async fn rename(&self, person: &Person) -> Result<(), Problem> {
        let tables = self.tables().rename(person.clone()).await?;
        self.announce(tables, person.id, person).await
    }

    /// Deletes somebody for good: before a start their seats are open again, and in a game a bot plays on.
    pub async fn forget(&self, person: &Person) -> Result<(), Problem> {
        let id = person.id;
        for table in self.tables().unfinished_of(id).await? {
            // A table that is broken keeps the name alone.
            if let Ok(table) = self.table(&table).await {
                let _ = table.leave(person).await;
            }
        }
        // Who sat down somewhere in the meantime is deleted all the same, and those tables are told.
        let tables = self.tables().forget(id).await?;
        self.pass_on(tables, |rev| Order::Forget(Box::new(person.clone()), rev)).await
    }

    async fn announce(&self, tables: Vec<Touched>, old: PersonId, new: &Person) -> Result<(), Problem> {
        self.pass_on(tables, |rev| Order::Became(Box::new((old, new.clone())), rev)).await
    }

    /// Tells those of some tables that are in memory what was written elsewhere.
    async fn pass_on(&self, tables: Vec<Touched>, order: impl Fn(u64) -> Order) -> Result<(), Problem> {
        let (reply, answer) = oneshot::channel();
        let (ids, revs): (Vec<_>, Vec<_>) = tables.into_iter().map(|one| (one.table, one.rev)).unzip();
        self.ask(Question::Live(ids, reply)).await?;
        let live = answer.await.map_err(|_| problems::closed())?;
        for (table, rev) in live.into_iter().zip(revs) {
            if let Some(table) = table {
                let _ = table.orders().send(order(rev)).await;
            }
        }
        Ok(())
    }

    async fn ask(&self, question: Question) -> Result<(), Problem> {
        self.master.send(question).await.map_err(|_| problems::closed())
    }

    /// What the harbour counts.
    pub fn gauges(&self) -> Gauges {
        let crews = &self.quay.crews;
        let (bot_queue, strangers) = (crews.minds.taken() as u64, crews.strangers.taken() as u64);
        Gauges { bot_queue, strangers, ..self.quay.counters.read() }
    }

    /// Closes all tables; what they were writing is written.
    pub async fn close(self) {
        let (reply, answer) = oneshot::channel();
        if self.ask(Question::Close(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }
}

/// A table as it is wished for, once it is clear that its game can be laid out.
fn draw_up(who: &Person, wish: NewTable, scene: Scene, quay: &Quay) -> Result<(Sheet, Vec<Place>), Problem> {
    let title = freeport_shelf::find(&wish.game)?;
    let thrown = Thrown::given(&wish.entropy, &wish.seal)?;
    let places =
        wish.seats.iter().map(|sitter| seated(who, sitter, &thrown)).collect::<Result<Vec<_>, _>>()?;
    let players = places.iter().map(|place| Player { name: place.name(), bot: None }).collect();
    let trial = Start { options: wish.options, players, ..Start::default() };
    let session = open(title, trial, scene.position.clone())?;
    let record: Value = serde_json::from_str(&session.record()?).map_err(|_| problems::store())?;
    let sheet = Sheet {
        id: chance::table_id(quay.dice(), quay.wall()).ok_or_else(problems::store)?,
        game: wish.game,
        rules: title.card().rules,
        options: record["options"].clone(),
        terms: wish.terms,
        status: Status::Gathering,
        host: Some(who.id),
        seed: scene.seed.or_else(|| chance::seed(quay.dice())).ok_or_else(problems::store)?,
        position: scene.position,
        entropy: Vec::new(),
        seals: Vec::new(),
        called: false,
        ending: None,
        again: Vec::new(),
        rematch: None,
        created: quay.wall(),
        sides: sides_of(session.teams()),
    };
    Ok((sheet, places))
}

/// Who sits at a seat, as somebody wishes it.
pub(crate) fn seated(who: &Person, sitter: &Sitter, thrown: &Thrown) -> Result<Place, Problem> {
    let person = |name: &str, named: bool| Place {
        sitter: Occupant::Person { id: Some(who.id), name: name.to_owned() },
        ready: true,
        named,
        thrown: thrown.clone(),
        ..Place::default()
    };
    Ok(match sitter {
        Sitter::Open => Place::default(),
        Sitter::Bot(name) => {
            let spec = name.parse().map_err(freeport_shelf::Trouble::from)?;
            if matches!(spec, BotSpec::Mcts(Effort::Iterations(count)) if count.get() > HEAVIEST) {
                return Err(problems::heavy_bot());
            }
            Place { sitter: Occupant::Bot(spec), ready: true, ..Place::default() }
        }
        Sitter::Me => person(&who.name, false),
        Sitter::Named(name) if name.trim().is_empty() => return Err(problems::empty()),
        Sitter::Named(name) if name.chars().count() > LONGEST_NAME => return Err(problems::too_long()),
        Sitter::Named(name) => person(name, true),
    })
}
