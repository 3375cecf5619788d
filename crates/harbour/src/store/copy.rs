//! A private copy of a store, to look at what another program would make of it without touching the store itself.

use super::{FILE, StoreError, connect, schema, tables};
use crate::chance::{SystemDice, number};
use crate::ledger::{Loaded, Reach};
use crate::wire::TableId;
use rusqlite::Connection;
use std::io;
use std::path::{Path, PathBuf};

/// A copy in today's shape; it is gone with this value.
pub(crate) struct Copy {
    connection: Connection,
    /// The shape of the store it was made from.
    pub shape: i32,
    _folder: Folder,
}

/// The shape that stores of this program have.
pub(crate) const TODAY: i32 = schema::TODAY;

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Copy {
    /// Copies a store, given by its folder or its file. One of a newer program is copied, but stays as it is.
    pub(crate) fn of(place: &Path) -> Result<Copy, StoreError> {
        let refuse = |why: String| StoreError::Folder { folder: place.to_owned(), why };
        let file = if place.is_dir() { place.join(FILE) } else { place.to_owned() };
        let folder = take(&file).map_err(|error| refuse(error.to_string()))?;
        let mut connection = connect(&folder.0.join(FILE)).map_err(|error| refuse(error.to_string()))?;
        let shape = schema::version(&connection).map_err(|error| refuse(error.to_string()))?;
        if shape == 0 {
            return Err(refuse("there is no store of Freeport in it".to_owned()));
        }
        if shape <= TODAY {
            schema::migrate(&mut connection).map_err(|error| refuse(error.to_string()))?;
        }
        Ok(Copy { connection, shape, _folder: folder })
    }

    /// Every table there is, those made first first.
    pub(crate) fn ids(&self) -> Result<Vec<TableId>, StoreError> {
        Ok(tables::ids(&self.connection)?)
    }

    /// A table with its whole log.
    pub(crate) fn load(&self, id: &str) -> Result<Option<Loaded>, StoreError> {
        Ok(tables::load(&self.connection, id, Reach::Whole)?)
    }
}

/// Copies a database and what was not carried into it yet to a folder that nobody else can read.
fn take(file: &Path) -> io::Result<Folder> {
    let name = format!("freeport-copy-{}-{:x}", std::process::id(), number(&SystemDice));
    let folder = Folder(std::env::temp_dir().join(name));
    let mut maker = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut maker, 0o700);
    maker.create(&folder.0)?;
    std::fs::copy(file, folder.0.join(FILE))?;
    let beside = |file: &Path| PathBuf::from(format!("{}-wal", file.display()));
    if beside(file).exists() {
        std::fs::copy(beside(file), beside(&folder.0.join(FILE)))?;
    }
    Ok(folder)
}
