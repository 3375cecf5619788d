//! Why something was not written or read.

use std::path::PathBuf;

/// Why the store did not do it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder or the file cannot be used.
    #[error("the data folder {folder} cannot be used: {why}")]
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The database said no.
    #[error("the database refused: {0}")]
    Refused(String),
    /// What is written there means nothing to this program.
    #[error("what is written there cannot be read: {0}")]
    Unreadable(String),
    /// The disk is full.
    #[error("the disk is full, and nothing can be saved")]
    Full,
    /// Something that others asked for at the same time failed, or the asked-for itself stumbled; it was not done.
    #[error("it could not be saved")]
    Lost,
    /// The server is going down.
    #[error("the store is closed")]
    Closed,
}

/// What came of something that a ledger was asked for and did not say yes to.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Miss {
    /// It was not done: the table has changed since its grip was given out, or somebody else has it.
    #[error("the table has changed hands, or has changed")]
    Stale,
    /// It may have been done, or may yet be.
    #[error("it is not known whether it was saved")]
    Unknown,
    /// It was not done, and never will be.
    #[error(transparent)]
    Refused(#[from] StoreError),
}
