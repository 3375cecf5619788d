//! Once more, with the same people.

use super::Table;
use super::handle::TableHandle;
use crate::house::Person;
use crate::ledger::{self, Occupant, Place, Sheet};
use crate::master::Question;
use crate::time::wall;
use crate::wire::{Problem, Status, TableId};
use crate::{chance, problems};
use tokio::sync::oneshot;

impl Table {
    /// Makes a table with the same seats: bots stay, and the others find their seats open.
    pub(super) async fn rematch(&mut self, who: &Person, entropy: &str) -> Result<(), Problem> {
        if self.sheet.status != Status::Over {
            return Err(problems::not_over());
        }
        if !self.belongs(who.id) {
            return Err(problems::not_seated());
        }
        if self.sheet.rematch.is_some() {
            return Ok(());
        }
        let places = self
            .places
            .iter()
            .map(|place| match &place.sitter {
                Occupant::Bot(_) => Ok(place.clone()),
                Occupant::Person { id, .. } if *id == Some(who.id) => Table::fresh_seat(who, entropy),
                Occupant::Person { .. } | Occupant::Open => Ok(Place::default()),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let next = chance::table_id().ok_or_else(problems::store)?;
        let sheet = Sheet {
            id: next.clone(),
            seed: chance::seed().ok_or_else(problems::store)?,
            status: Status::Gathering,
            host: Some(who.id),
            entropy: Vec::new(),
            ending: None,
            created: wall(),
            ..self.sheet.clone()
        };
        let full = places.iter().all(|place| place.sitter != Occupant::Open);
        let (old, id, host, most) =
            (self.sheet.id.clone(), next.clone(), who.id, self.quay.rules.tables_per_person);
        let write = self.quay.store.write(move |transaction| {
            let allowed = ledger::unfinished(transaction, host)? < most;
            if allowed {
                ledger::create(transaction, &sheet, &places)?;
                ledger::rematch(transaction, &old, &id)?;
            }
            Ok(allowed)
        });
        if !write.await? {
            return Err(problems::too_many_tables());
        }
        self.sheet.rematch = Some(next.clone());
        self.stale = true;
        self.announce();
        if full { self.start_rematch(who, next).await } else { Ok(()) }
    }

    /// With nobody to wait for the next game begins at once.
    async fn start_rematch(&mut self, who: &Person, id: TableId) -> Result<(), Problem> {
        let master = self.master.upgrade().ok_or_else(problems::closed)?;
        let (reply, answer) = oneshot::channel::<TableHandle>();
        master.send(Question::Table(id, reply)).await.map_err(|_| problems::closed())?;
        let table = answer.await.map_err(|_| problems::closed())?;
        table.start(who).await.map(|_| ())
    }
}
