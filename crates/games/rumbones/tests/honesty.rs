//! Bots of Rum & Bones know what their seat knows: the cards of their side, and no others.

freeport_bots::honesty_suite!(freeport_rumbones::Rumbones, positions: 60, games: 1);
