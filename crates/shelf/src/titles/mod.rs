//! The games on the shelf, one module each.

mod ahoy;
mod canvas;
mod figures;
mod four;
mod lines;
mod pirates7;
mod rumbones;
mod rumbones2;
mod runebound;

use crate::boxed::Boxed;
use crate::shelved::Shelved;
use crate::title::Title;

/// Somebody who looks at every game by its own type, where the interface of all games is not enough.
pub trait Browser {
    /// Looks at a game.
    fn look<G: Shelved>(&mut self);
}

/// Puts games on the shelf.
macro_rules! shelf {
    ($($Game:ty),+ $(,)?) => {
        /// Every game on the shelf; the first is played when nobody says which.
        pub static TITLES: &[&'static dyn Title] = &[$({
            static BOX: Boxed<$Game> = Boxed::new();
            &BOX
        }),+];

        /// Shows every game on the shelf to somebody, in the order of [`TITLES`].
        pub fn browse(browser: &mut impl Browser) {
            $(browser.look::<$Game>();)+
        }
    };
}

shelf![
    freeport_ahoy::Ahoy,
    freeport_pirates7::Pirates7,
    freeport_rumbones::Rumbones,
    freeport_rumbones::second::Rumbones2,
    freeport_runebound::Runebound,
    freeport_four::Four,
];
