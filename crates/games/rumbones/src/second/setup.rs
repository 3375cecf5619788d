//! Laying out the game: who sails under which flag, on which ships, with which heroes.

use crate::second::beast::{Beast, Dragon};
use crate::second::crew::{Crew, Stack};
use crate::second::event::Event;
use crate::second::hero::{HEROES, Hero, NOBODY, SKILLS};
use crate::second::options::{Allies, Choosing, Flags, Mode, Options};
use crate::second::pack::DECK;
use crate::second::side::{Hold, Side};
use crate::second::state::{Melee, PIECES, PLAYERS, Phase, Swing, Table, bits};
use crate::second::steps::*;
use crate::second::task::Task;
use freeport_kernel::{Seat, SetupError};
use tinyvec::ArrayVec;

/// So many mercenaries are needed to deal some to everybody.
const MERCENARIES: usize = 4;
/// Nobody rolls more often than this for who begins: then the lowest seat does.
const TIES: u8 = 100;
/// So many mercenaries a player is dealt.
const DEALT: u8 = 2;

impl Melee {
    /// The field as it is laid out, before anybody has chosen anything.
    pub(crate) fn lay_out(options: Options, players: u8) -> Result<Melee, SetupError> {
        check(&options, players)?;
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
            game.push(Task::Draft { left: game.heroes_each() * players });
        } else {
            game.push(Task::Ask(Asked::Wish(Wish { team: 0 })));
        }
        Ok(game)
    }

    /// Heroes of each player in a free-for-all.
    fn heroes_each(&self) -> u8 {
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

    /// The heroes among which a side may choose, as bits.
    fn hires(&self, side: Side) -> u64 {
        let pack = self.pack();
        if self.options.allies == Allies::Any || self.is_free_for_all() {
            return (1 << pack.heroes.len()) - 1;
        }
        pack.hires(self.hold(side).faction).fold(0, |all, hero| all | 1 << hero)
    }

    /// The two sides of a battle find their heroes.
    fn find_heroes(&mut self, table: &mut Table) {
        let count = self.muster();
        for side in Side::BOTH {
            self.offered[side.index()] = self.hires(side);
        }
        let mut left = 2 * count;
        match self.options.heroes {
            Choosing::Choose => {}
            Choosing::Alternate => {
                let winner = self.roll_off(table);
                self.active = winner.other();
            }
            Choosing::Random => {
                for side in [self.side_of(Seat(0)), self.side_of(Seat(1))] {
                    let mut pool = self.offered[side.index()];
                    let mercenaries = self.mercenaries();
                    if self.options.allies == Allies::Own {
                        pool &= !mercenaries;
                    }
                    self.drafted[side.index()] = deal(&mut pool, count, table);
                }
                left = 0;
            }
            Choosing::Random2 => self.deal_mercenaries(count, table),
        }
        self.push(Task::Draft { left });
    }

    fn mercenaries(&self) -> u64 {
        let heroes = self.pack().heroes.iter().enumerate();
        heroes.filter(|(_, hero)| hero.faction.is_none()).fold(0, |all, (at, _)| all | 1 << at)
    }

    /// Each side is dealt heroes of its own and mercenaries, among which it chooses.
    fn deal_mercenaries(&mut self, count: u8, table: &mut Table) {
        let mut mercenaries = self.mercenaries();
        for side in [self.side_of(Seat(0)), self.side_of(Seat(1))] {
            let mut own = self.offered[side.index()] & !self.mercenaries();
            let seats = self.seats_of(side).count() as u8;
            self.offered[side.index()] =
                deal(&mut own, count, table) | deal(&mut mercenaries, DEALT * seats, table);
        }
    }

    /// Who takes the next hero.
    fn drafter(&self, left: u8) -> Side {
        if self.is_free_for_all() {
            let done = self.heroes_each() * self.players - left;
            let (round, place) = (done / self.players, done % self.players);
            return Side(if round.is_multiple_of(2) { place } else { self.players - 1 - place });
        }
        let done = 2 * self.muster() - left;
        match self.options.heroes {
            Choosing::Alternate if done.is_multiple_of(2) => self.active,
            Choosing::Alternate => self.active.other(),
            _ if done < self.muster() => self.side_of(Seat(0)),
            _ => self.side_of(Seat(1)),
        }
    }

    /// Whether heroes are taken so that nobody else sees it.
    pub(crate) const fn drafts_in_secret(&self) -> bool {
        matches!(self.options.heroes, Choosing::Choose | Choosing::Random2) && !self.is_free_for_all()
    }

    /// The heroes that a side may take, as bits.
    pub(crate) fn pickable(&self, side: Side) -> u64 {
        if self.is_free_for_all() {
            return self.hires(side) & !(self.drafted[0] | self.drafted[1]);
        }
        self.offered[side.index()] & !self.drafted[side.index()]
    }

    /// The next hero is taken; when all are, they are shown.
    pub(crate) fn draft(&mut self, left: u8, table: &mut Table) {
        if left > 0 {
            let side = self.drafter(left);
            if self.is_free_for_all() && self.options.heroes == Choosing::Random {
                let mut pool = self.pickable(side);
                let hero = deal(&mut pool, 1, table).trailing_zeros() as u8;
                self.take_hero(side, hero, left, table);
            } else {
                self.push(Task::Ask(Asked::Pick(Pick { side, left })));
            }
            return;
        }
        self.push(Task::Launch);
        if self.is_free_for_all() {
            return;
        }
        for side in Side::BOTH {
            for card in bits(self.drafted[side.index()]) {
                self.enlist(side, self.first_seat(side), card);
                let hero = self.pack_hero_id(card);
                table.tell(|| Event::HeroChosen { side, hero });
            }
        }
        table.reveal();
        for side in [Side::B, Side::A] {
            self.push(Task::Charge(side));
        }
    }

    /// A side, or a player, takes a hero.
    pub(crate) fn take_hero(&mut self, side: Side, card: u8, left: u8, table: &mut Table) {
        self.drafted[side.index()] |= 1 << card;
        let hero = self.pack_hero_id(card);
        if self.is_free_for_all() {
            self.enlist(side, Seat(side.0), card);
            table.tell(|| Event::HeroChosen { side, hero });
        } else if self.drafts_in_secret() {
            table.conceal();
        } else {
            table.tell(|| Event::HeroChosen { side, hero });
        }
        self.push(Task::Draft { left: left - 1 });
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
    fn roll_off(&mut self, table: &mut Table) -> Side {
        let own = self.side_of(Seat(0));
        for _ in 0..TIES {
            let dice = [table.roll(6), table.roll(6)];
            table.tell(|| Event::RolledOff { dice: dice.to_vec() });
            match dice[0].cmp(&dice[1]) {
                std::cmp::Ordering::Greater => return own,
                std::cmp::Ordering::Less => return own.other(),
                std::cmp::Ordering::Equal => {}
            }
        }
        own
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
        for _ in 0..TIES {
            if left.count_ones() == 1 {
                break;
            }
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

/// Some members of a pool, by chance.
fn deal(pool: &mut u64, count: u8, table: &mut Table) -> u64 {
    (0..count).filter_map(|_| table.draw("hero", pool)).fold(0, |all, hero| all | 1 << hero)
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
