//! Matches as a host sees them: secret choices, the way back, given chance, records and saves.

mod duels;
mod given_chance;
mod long_ways;
mod records;
mod saves;
mod secret_choices;
mod sides;
mod undo_fences;
