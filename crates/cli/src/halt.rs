//! Why the command ends early, and with which exit code.

use freeport_shelf::Trouble;
use std::io;
use std::process::ExitCode;

/// Why the command ends early.
#[derive(Debug, thiserror::Error)]
pub enum Halt {
    /// Asked for something that cannot be: exit code 2.
    #[error("{0}")]
    Usage(String),
    /// A check failed, and what is wrong has been said: exit code 1.
    #[error("a check failed")]
    Failed,
    /// It cannot be done on this machine as it is: exit code 1.
    #[error("{0}")]
    Unable(String),
    /// The output cannot be written: exit code 1, or 0 when the reader simply left.
    #[error("the output cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl From<Trouble> for Halt {
    fn from(trouble: Trouble) -> Halt {
        Halt::Usage(trouble.to_string())
    }
}

impl Halt {
    /// Says what there is to say on standard error, and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Halt::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Halt::Failed => ExitCode::from(1),
            Halt::Output(_) | Halt::Unable(_) => {
                eprintln!("freeport: {self}");
                ExitCode::from(1)
            }
            Halt::Usage(_) => {
                eprintln!("freeport: {self}");
                ExitCode::from(2)
            }
        }
    }
}
