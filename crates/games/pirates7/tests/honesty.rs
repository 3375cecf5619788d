//! Bots of Pirates of the 7 Seas know what their seat knows: not the cards of others, nor what they have chosen.

freeport_bots::honesty_suite!(freeport_pirates7::Pirates7, positions: 100, games: 2);
