//! The suite on a game with hidden hands, secret choices and dice.

use freeport_testkit::toys::Duel;

freeport_testkit::standard_suite!(Duel);
