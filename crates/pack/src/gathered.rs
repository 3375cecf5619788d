//! The files of a game's packs, named once.

/// Gathers the files that a pack of a game consists of, each named by a field, and the packs of the game. The type of the pack reads
/// them with a function `read` and has what everything is called in `names`; the folder holds what the printed game says.
///
/// ```ignore
/// pack_files! {
///     /// The text of each file of a pack.
///     pub struct PackFiles for Pack of "ahoy" in "../../../../../packs/ahoy/";
///     /// `pack.toml`: which pack this is.
///     pack,
///     /// `tiles.toml`: the region tiles.
///     tiles,
/// }
/// ```
#[macro_export]
macro_rules! pack_files {
    (@name $file:ident) => { concat!(stringify!($file), ".toml") };
    (@text $folder:literal $file:ident) => { include_str!(concat!($folder, stringify!($file), ".toml")) };
    (
        $(#[$meta:meta])* $vis:vis struct $Files:ident for $Pack:ident of $game:literal in $folder:literal;
        $( $(#[$doc:meta])* $file:ident ),+ $(,)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug)]
        $vis struct $Files {
            $( $(#[$doc])* pub $file: String, )+
        }

        impl $Files {
            /// The files of a pack, by name, with what the printed game says in them.
            pub const PRINTED: &'static [(&'static str, &'static str)] =
                &[$( ($crate::pack_files!(@name $file), $crate::pack_files!(@text $folder $file)), )+];

            /// The printed game.
            pub fn base() -> $Files {
                $Files { $( $file: $crate::pack_files!(@text $folder $file).to_owned(), )+ }
            }

            /// Takes each file from a source by its name.
            pub fn gather<E>(mut read: impl FnMut(&str) -> Result<String, E>) -> Result<$Files, E> {
                Ok($Files { $( $file: read($crate::pack_files!(@name $file))?, )+ })
            }
        }

        /// The packs of this game: the printed one and those that hosts bring.
        static PACKS: $crate::Packs<$Pack> = $crate::Packs::new();

        impl $crate::Printed for $Pack {
            const GAME: &'static str = $game;
            const FILES: &'static [(&'static str, &'static str)] = $Files::PRINTED;

            fn read(files: &$crate::Files) -> Result<$Pack, $crate::PackFlaw> {
                $Pack::read(&$Files::gather(|name| files.need(name).map(str::to_owned))?)
            }

            fn names(&self) -> &$crate::Names {
                &self.names
            }

            fn packs() -> &'static $crate::Packs<$Pack> {
                &PACKS
            }
        }
    };
}
