//! Bots of Runebound: they know no more than their seats, and their games end.

use freeport_bots::{BotSpec, BudgetKind, ask, bot};
use freeport_kernel::{Game, Table};
use freeport_runebound::{Choosing, Doom, Options, Pace, Runebound, Start};

// As it is printed, almost everything lies open; the doom track begins with a card that nobody has seen.
freeport_bots::honesty_suite!(Runebound, options: Options { doom: Doom::On, ..Options::default() }, positions: 30, games: 1);

/// No game between bots is as long as this.
const LONGEST: usize = 30_000;

/// The printed game, and the variants in two heaps that differ in everything.
fn sets(turns: u16) -> [Options; 3] {
    let printed = Options { turns, doom: Doom::Off, ..Options::default() };
    let all = Options {
        heroes: Choosing::Pick,
        start: Start::FirstSeat,
        pace: Pace::Fast,
        doom: Doom::On,
        hazards: true,
        softened: true,
        item_limit: true,
        ally_upkeep: true,
        trophies: true,
        ..printed
    };
    let wild = Options { pace: Pace::Long, hazards: true, ..printed };
    [printed, all, wild]
}

/// Plays a game between bots of one kind to its end.
fn play(spec: &str, options: &Options, seats: u8) {
    let spec: BotSpec = spec.parse().expect("a bot");
    let mut table = Table::loose(u64::from(seats));
    let mut game = Runebound::setup(options, seats, &mut table).expect("a table");
    let mut bots: Vec<_> =
        (0..seats).map(|seat| bot::<Runebound>(&spec, u64::from(seat), BudgetKind::Iterations)).collect();
    for _ in 0..LONGEST {
        let Some(seat) = game.turn().waiting().first() else { return };
        let mv = ask(&mut *bots[seat.index()], &game, seat).expect("a move");
        game.play(seat, &mv, &mut table).expect("a legal move");
        table.clear();
    }
    panic!("{spec} at {seats} seats: the game does not end");
}

#[test]
fn games_between_greedy_bots_end() {
    for options in sets(8) {
        (1..=6).for_each(|seats| play("greedy", &options, seats));
    }
}

#[test]
fn games_between_searching_bots_end() {
    for (options, seats) in sets(5).iter().cycle().zip(1..=6) {
        play("mcts:12", options, seats);
    }
}
