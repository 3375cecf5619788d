//! Laying out the game: who sails under which flag, on which ships, with which heroes.

use crate::second::beast::{Beast, Dragon};
use crate::second::crew::{Crew, Stack};
use crate::second::event::Event;
use crate::second::hero::{HEROES, Hero, NOBODY, SKILLS};
use crate::second::options::{Choosing, Flags, Mode, Options};
use crate::second::pack::DECK;
use crate::second::side::{Hold, Side};
use crate::second::state::{Melee, PIECES, PLAYERS, Phase, Swing, Table, bits};
use crate::second::steps::*;
use crate::second::task::Task;
use freeport_kernel::{Seat, SetupError};
use tinyvec::ArrayVec;

/// So many mercenaries are needed to deal some to everybody.
const MERCENARIES: usize = 4;

impl Melee {
    /// The field as it is laid out, before anybody has chosen anything.
    pub(crate) fn lay_out(options: Options, players: u8) -> Result<Melee, SetupError> {
        check(&options, players)?;
        let mut game = Melee::blank(options, players);
        if game.is_free_for_all() {
            game.push(Task::Draft { left: game.heroes_each() * players });
        } else {
            game.push(Task::Ask(Asked::Wish(Wish { team: 0 })));
        }
        Ok(game)
    }

    /// A field with nobody on it.
    pub(crate) fn blank(options: Options, players: u8) -> Melee {
        let mut game = Melee {
            options,
            players,
            layout: 0,
            crossed: false,
            wishes: [None; 2],
            drafted: [0; 2],
            offered: [0; 2],
            round: 0,
            turn: 0,
            phase: Phase::Setup,
            first: Side::A,
            active: Side::A,
            seat: Seat(0),
            winner: None,
            heroes: ArrayVec::new(),
            sides: [Hold::default(), Hold::default()],
            hands: [0; PLAYERS],
            tossed: [0; PLAYERS],
            damage: [0; PIECES],
            lost: 0,
            cut: 0,
            sunk: 0,
            kraken: Beast::Away,
            dragon: Dragon::default(),
            acting: NOBODY,
            actions: 0,
            moves: 0,
            played: 0,
            strides: 0,
            falling: 0,
            caught: false,
            swing: Swing::default(),
            landed: Crew::default(),
            rested: Crew::default(),
            bouts: ArrayVec::new(),
            reach: ArrayVec::new(),
            attacks: ArrayVec::new(),
            agenda: ArrayVec::new(),
        };
        if game.is_free_for_all() {
            game.layout = game.pack().layout("fa").unwrap_or_default();
        }
        game
    }

    /// Heroes of each player in a free-for-all.
    pub(crate) fn heroes_each(&self) -> u8 {
        match self.options.mode {
            Mode::FreeForAll { heroes: Some(heroes), .. } => heroes,
            _ => default_heroes(self.players),
        }
    }

    /// Both sides have named a faction; where they may not have the same one, chance decides.
    pub(crate) fn settle_factions(&mut self, table: &mut Table) {
        let [first, second] = self.wishes.map(Option::unwrap_or_default);
        let same = first == second;
        let (first, second) = if same && self.options.factions == Flags::Choose {
            let other = u8::from(first == 0);
            let given = if table.roll(2) == 2 { (other, first) } else { (first, other) };
            table.tell(|| Event::FactionDrawn { faction: self.faction_id(given.0) });
            given
        } else {
            (first, second)
        };
        let fleet = match (first, second) {
            (0, 0) => "gg",
            (1, 1) => "dd",
            _ => "gw",
        };
        let id = self.options.layout.id().unwrap_or(fleet);
        self.layout = self.pack().layout(id).unwrap_or_default();
        self.crossed = if id == "dd" { table.roll(6) > 3 } else { first > second };
        let own = usize::from(self.crossed);
        self.sides[own].faction = first;
        self.sides[1 - own].faction = second;
        table.tell(|| Event::FleetsMet { layout: &self.chart().id, first: self.side_of(Seat(0)) });
        for side in Side::BOTH {
            self.man_the_ships(side);
        }
        self.find_heroes(table);
    }

    /// The crew and the cards of a side before the first round.
    fn man_the_ships(&mut self, side: Side) {
        let (board, chart) = (&self.pack().crew, self.chart());
        let hold = self.hold_mut(side);
        hold.supply = [board.deckhands, board.bosuns];
        hold.deck = (1 << DECK) - 1;
        for cell in &chart.starts[side.index()] {
            hold.supply[0] -= board.guard;
            hold.crew.add(Stack { cell: *cell, count: [board.guard, 0], ready: [0; 2] });
        }
    }

    /// A hero joins, with every skill that costs nothing.
    pub(crate) fn enlist(&mut self, side: Side, owner: Seat, card: u8) {
        if self.heroes.len() == HEROES {
            return;
        }
        let mut levels = [0; SKILLS];
        for (level, skill) in levels.iter_mut().zip(&self.pack().heroes[usize::from(card)].skills) {
            *level = u8::from(skill.cost == 0);
        }
        let lives = if let Mode::FreeForAll { lives, .. } = self.options.mode { lives } else { 0 };
        self.heroes.push(Hero { card, side, owner, levels, lives, ..Hero::default() });
    }

    /// The players of a side agree who has the crew, the cards and the heroes.
    pub(crate) fn charge(&mut self, side: Side) {
        let seats = self.seats_of(side).count();
        if seats == 1 {
            return;
        }
        let heroes: crate::second::harm::Few = self.heroes_of(side).collect();
        for hero in heroes.into_iter().rev() {
            self.push(Task::Ask(Asked::Entrust(Entrust { hero })));
        }
        if self.has_captains() {
            self.push(Task::Ask(Asked::Captain(Captain { side })));
        }
        if self.players != 4 {
            self.push(Task::Ask(Asked::CrewMaster(CrewMaster { side })));
        }
    }

    /// The seats of a hero's side that may still take one: heroes before it have their owners.
    pub(crate) fn free_hands(&self, hero: u8) -> impl Iterator<Item = Seat> + use<'_> {
        let side = self.hero(hero).side;
        self.seats_of(side).filter(move |seat| {
            let taken = self.heroes_of(side).filter(|one| *one < hero && self.hero(*one).owner == *seat);
            (taken.count() as u8) < self.slots(*seat)
        })
    }

    /// One die for each side, until one is higher: the side that has it.
    pub(crate) fn roll_off(&mut self, table: &mut Table) -> Side {
        let own = self.side_of(Seat(0));
        loop {
            let dice = [table.roll(6), table.roll(6)];
            table.tell(|| Event::RolledOff { dice: dice.to_vec() });
            match dice[0].cmp(&dice[1]) {
                std::cmp::Ordering::Greater => return own,
                std::cmp::Ordering::Less => return own.other(),
                std::cmp::Ordering::Equal => {}
            }
        }
    }

    /// Who begins is rolled for, and everybody draws.
    pub(crate) fn launch(&mut self, table: &mut Table) {
        if self.is_free_for_all() {
            let first = self.highest(table);
            self.phase = Phase::Turns;
            self.active = Side((first.0 + self.players - 1) % self.players);
            self.push(Task::Turn);
            return;
        }
        self.first = self.roll_off(table);
        let first = self.first;
        table.tell(|| Event::FirstSide { side: first });
        for seat in Seat::all(self.players) {
            self.draw(seat, self.hand_limit(seat), table);
        }
        self.push(Task::Round);
    }

    /// Two dice for each player; those who have most roll again until one is left.
    fn highest(&mut self, table: &mut Table) -> Seat {
        let mut left = (1u8 << self.players) - 1;
        while !left.is_power_of_two() {
            let mut sums = [0; PLAYERS];
            for seat in bits(u64::from(left)) {
                sums[usize::from(seat)] = table.roll(6) + table.roll(6);
            }
            table.tell(|| Event::RolledOff { dice: sums.to_vec() });
            let most = sums.into_iter().max().unwrap_or_default();
            left = bits(u64::from(left))
                .filter(|seat| sums[usize::from(*seat)] == most)
                .fold(0, |all, seat| all | 1 << seat);
        }
        Seat(left.trailing_zeros() as u8)
    }

    /// The id of a faction.
    pub(crate) fn faction_id(&self, faction: u8) -> &'static str {
        self.pack().factions.get(usize::from(faction)).map_or("nothing", |faction| &faction.id)
    }

    /// The id of a hero of the pack.
    pub(crate) fn pack_hero_id(&self, card: u8) -> &'static str {
        self.pack().heroes.get(usize::from(card)).map_or("nothing", |hero| &hero.id)
    }
}

/// Heroes of each player in a free-for-all, unless something else is agreed on.
const fn default_heroes(players: u8) -> u8 {
    if players == 6 { 1 } else { 2 }
}

/// Whether options make a game.
fn check(options: &Options, players: u8) -> Result<(), SetupError> {
    let pack = options.pack.get();
    let no = |sentence: &str| Err(SetupError::Options(sentence.to_owned()));
    if let Mode::FreeForAll { lives, heroes } = options.mode {
        let heroes = heroes.unwrap_or(default_heroes(players));
        if !(2..=5).contains(&lives) {
            return no("in a free-for-all heroes have 2 to 5 lives");
        }
        if !(1..=2).contains(&heroes) || usize::from(heroes * players) > pack.heroes.len().min(HEROES) {
            return no("in a free-for-all everybody has 1 or 2 heroes, and none is taken twice");
        }
    }
    let mercenaries = pack.heroes.iter().filter(|hero| hero.faction.is_none()).count();
    if options.heroes == Choosing::Random2 && mercenaries < MERCENARIES {
        return no("to deal mercenaries the pack needs at least 4 of them");
    }
    Ok(())
}
