//! How the game is laid out.

use crate::abilities::Marks;
use crate::cards::Cards;
use crate::decks::Deck;
use crate::effects::vocabulary::Colour;
use crate::event::Event;
use crate::options::{Choosing, Options, Start};
use crate::pack::CITIES;
use crate::party::Party;
use crate::state::{DoomTrack, PLAYERS, Quest, Stage, Table, UNDEFEATED};
use crate::steps::{Asked, PickHero};
use crate::task::Task;
use freeport_kernel::{Seat, SeatSet, SetupError};
use tinyvec::ArrayVec;

/// Gold at the start (RN-3.8).
const PURSE: u16 = 3;
/// The limits of the cap of turns.
const TURNS: std::ops::RangeInclusive<u16> = 5..=2000;

impl Quest {
    /// The game before anything was drawn.
    pub(crate) fn blank(options: Options, players: u8) -> Quest {
        let pack = options.pack.get();
        let of = |colour: Colour| -> Cards {
            let cards = (0..).zip(&pack.adventures).filter(|(_, card)| card.colour == colour);
            cards.map(|(number, _)| number).collect()
        };
        let mut quest = Quest {
            options,
            players,
            turn: 0,
            first: Seat(0),
            acting: Seat(0),
            stage: Stage::Setup,
            verdict: None,
            parties: [Party::default(); PLAYERS],
            idle: (1 << pack.heroes.len()) - 1,
            tokens: pack.atlas.gems.iter().zip(0..).fold(0, |all, (_, gem)| all | 1 << gem),
            reserve: [0; 4],
            undefeated: [None; UNDEFEATED],
            left_behind: 0,
            event: None,
            open: None,
            removed: Cards::NONE,
            adventures: Colour::ALL.map(|colour| Deck::shuffled(of(colour))),
            stock: Deck::shuffled(Cards::first_of(pack.stock.len() as u8)),
            markets: [Cards::NONE; CITIES],
            doom: DoomTrack::default(),
            finale: None,
            dice: ArrayVec::new(),
            path: ArrayVec::new(),
            warped: false,
            hazard: false,
            draws: 0,
            bought: Cards::NONE,
            sold: Cards::NONE,
            discount: 0,
            trade: None,
            rebuffs: SeatSet::NONE,
            fight: None,
            roll: None,
            packets: ArrayVec::new(),
            activated: 0,
            marks: Marks::default(),
            agenda: ArrayVec::new(),
        };
        quest.reserve = Colour::ALL.map(|colour| quest.mint(colour) - quest.gems(colour));
        for seat in quest.seats() {
            quest.party_mut(seat).gold = PURSE;
        }
        quest
    }

    /// The gems of a colour on the map.
    fn gems(&self, colour: Colour) -> u8 {
        self.pack().atlas.gems.iter().filter(|gem| gem.colour == colour).count() as u8
    }

    /// All adventure tokens of a colour: those of the box, and of a larger map as many as it has gems.
    pub(crate) fn mint(&self, colour: Colour) -> u8 {
        self.pack().atlas.tokens[colour as usize].max(self.gems(colour))
    }

    /// The game before its first decision.
    pub(crate) fn lay_out(options: Options, players: u8) -> Result<Quest, SetupError> {
        if !TURNS.contains(&options.turns) {
            let (fewest, most) = (TURNS.start(), TURNS.end());
            let why = format!("a game lasts {fewest} to {most} turns of each player, not {}", options.turns);
            return Err(SetupError::Options(why));
        }
        let mut quest = Quest::blank(options, players);
        quest.push(Task::Muster { left: players });
        Ok(quest)
    }

    /// Everything is laid out, and the players find their heroes one after the other, beginning with who begins.
    pub(crate) fn muster(&mut self, left: u8, table: &mut Table) {
        if left == self.players {
            self.open_markets(table);
            self.name_first(table);
        }
        if left == 0 {
            self.push(Task::Turn);
            return;
        }
        self.push(Task::Muster { left: left - 1 });
        let seat = Seat((self.first.0 + self.players - left) % self.players);
        match self.options.heroes {
            Choosing::Pick => self.push(Task::Ask(Asked::PickHero(PickHero { seat }))),
            Choosing::Random => {
                if let Some(hero) = table.draw("hero", &mut self.idle) {
                    self.take_hero(seat, hero, table);
                }
            }
        }
    }

    /// A player leads a hero.
    pub(crate) fn take_hero(&mut self, seat: Seat, hero: u8, table: &mut Table) {
        self.idle &= !(1 << hero);
        self.party_mut(seat).hero = hero;
        table.tell(|| Event::HeroTaken { seat, hero: self.hero_id(seat) });
    }

    /// One card lies in every city but the first one of the heroes (RN-3.5), and one on the doom track (RN-30.3).
    fn open_markets(&mut self, table: &mut Table) {
        let home = self.pack().atlas.home;
        for city in (0..CITIES as u8).filter(|city| *city != home) {
            self.stock_market(city, table);
        }
        if self.has_doom()
            && let Some(laid) = self.adventures[Colour::Green as usize].take("green adventure card", table)
        {
            self.doom.cards.push(laid);
            table.tell(|| Event::DoomLaid { colour: Colour::Green, space: 1 });
        }
    }

    fn name_first(&mut self, table: &mut Table) {
        if self.options.start == Start::Random && self.players > 1 {
            self.first = Seat(table.roll(self.players) - 1);
        }
        self.acting = self.first;
        table.tell(|| Event::Starts { seat: self.first });
    }
}
