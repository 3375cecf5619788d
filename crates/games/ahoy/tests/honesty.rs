//! Bots of Ahoy know what their seat knows: not the Union's plans, the Smugglers' markers, or what was put away unseen.

freeport_bots::honesty_suite!(freeport_ahoy::Ahoy, positions: 100, games: 2);
