//! What a game is: seats, moves, chance, views, records and rule citations. Knows no game.

mod chance;
mod game;
mod live;
mod marks;
mod outcome;
mod owed;
mod phrase;
mod record;
mod rng;
mod rule;
mod seal;
mod seat;
mod table;
mod window;

pub use chance::{Ask, Cast, Chance, Fault, Sealed};
pub use game::{Game, Instinct, SetupError, TitleCard, Turn, Viewer};
pub use live::{Beat, Bookmark, Charter, FARTHEST, Given, Match, Refusal, TakeBack};
pub use outcome::Outcome;
pub use phrase::{Arg, Phrase};
pub use record::{Entry, FORMAT, Flaw, Play, Player, Record, Save, Undo};
pub use rng::Rng;
pub use rule::{Illegal, Rule, require};
pub use seal::{Seed, digest, hex, is_seal, opens, sha256};
pub use seat::{MAX_SEATS, Seat, SeatSet, Teams};
pub use table::{Audience, Table, Told};
pub use window::{Opening, Source, Window};
