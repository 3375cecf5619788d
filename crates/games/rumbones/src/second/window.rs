//! Windows: moments at which reactions and Tide cards may be used.

use crate::effects::vocabulary::{Line, Moment, Status};
use crate::second::attack::{Attack, Source};
use crate::second::cause::{Cause, Src};
use crate::second::hero::{NOBODY, SKILLS};
use crate::second::pack::Kind;
use crate::second::side::Side;
use crate::second::state::{Melee, bits};
use crate::second::steps::{Asked, Open};
use crate::second::task::Task;
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Window2"))]
#[serde(deny_unknown_fields)]
pub(crate) struct Window {
    pub moment: Moment,
    /// The hero the moment is about.
    pub it: u8,
    /// Who is asked next: the place in the order of asking.
    pub at: u8,
    /// Skills that have been used in it, as bits.
    pub used: u32,
}

impl Window {
    pub(crate) const fn new(moment: Moment, it: u8) -> Window {
        Window { moment, it, at: 0, used: 0 }
    }
}

/// Who is asked in a window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    /// A side alone.
    Only(Side),
    /// A side, and then everybody else.
    First(Side),
    /// Everybody but a side.
    Except(Option<Side>),
}

impl Melee {
    /// Asks whoever is next and could use something; a window in which nobody could closes.
    pub(crate) fn open(&mut self, window: Window) {
        let quiet = |side: Side| self.cards_for(side, window.moment) & self.unseen(side) == 0;
        if self.pack().heroes_for(window.moment) == 0 && Side::BOTH.into_iter().all(quiet) {
            return;
        }
        for at in window.at..2 * self.players {
            let Some(seat) = self.asked_at(&window, at) else { continue };
            let window = Window { at, ..window };
            if self.could(seat, &window) {
                self.push(Task::Ask(Asked::Open(Open { window })));
                return;
            }
        }
    }

    fn round_of(&self, window: &Window) -> Round {
        let attack = self.attack().and_then(|attack| attack.side);
        match window.moment {
            Moment::AttackDeclared | Moment::AttackRolled | Moment::AttackOver | Moment::GunAimed => {
                attack.map_or(Round::Except(None), Round::First)
            }
            Moment::HitsCounted => Round::Except(attack),
            Moment::KnockedOut => Round::First(self.side_of(self.seat)),
            _ if usize::from(window.it) < self.heroes.len() => Round::Only(self.hero(window.it).side),
            _ => Round::Only(self.active),
        }
    }

    /// Who is asked at a place of the order: first the first-named side and then the others, each in seat order from whoever
    /// acts on.
    pub(crate) fn asked_at(&self, window: &Window, at: u8) -> Option<Seat> {
        let seat = Seat((self.seat.0 + at) % self.players.max(1));
        let second = at >= self.players;
        let side = self.side_of(seat);
        let fits = match self.round_of(window) {
            Round::Only(only) => !second && side == only,
            Round::First(first) => (side == first) != second,
            Round::Except(not) => !second && Some(side) != not,
        };
        fits.then_some(seat)
    }

    /// Cards of a side for a moment, as numbers of its deck.
    pub(crate) fn cards_for(&self, side: Side, moment: Moment) -> u64 {
        if self.is_free_for_all() {
            return 0;
        }
        let (pack, faction) = (self.pack(), self.hold(side).faction);
        let gun = moment == Moment::AttackDeclared
            && self.attack().is_some_and(|attack| attack.source == Source::Gun);
        let more = if gun { pack.cards_for(faction, Moment::GunAimed) } else { 0 };
        u64::from(pack.cards_for(faction, moment) | more)
    }

    /// Cards of a side that are in its deck or in a hand, as far as everybody knows.
    pub(crate) fn unseen(&self, side: Side) -> u64 {
        self.hold(side).deck | self.hands_of(side)
    }

    /// Whether a seat could use something in a window, by what everybody knows.
    fn could(&self, seat: Seat, window: &Window) -> bool {
        self.hands[seat.index()] != 0 && self.could_play(seat, window)
            || self.reactions(seat, window).next().is_some()
    }

    /// Whether a seat that holds cards could hold one for a window, by what everybody knows.
    pub(crate) fn could_play(&self, seat: Seat, window: &Window) -> bool {
        let side = self.side_of(seat);
        let cards = self.cards_for(side, window.moment) & self.unseen(side);
        self.kinds_of(side, cards).any(|kind| self.playable(seat, kind, window).is_some())
    }

    /// The kinds of some cards of a side, each once.
    pub(crate) fn kinds_of(&self, side: Side, cards: u64) -> impl Iterator<Item = u8> + use<> {
        let deck = &self.pack().decks[usize::from(self.hold(side).faction)];
        let mut last = u8::MAX;
        bits(cards).filter_map(move |card| {
            let kind = deck[usize::from(card)];
            let new = kind != last;
            last = kind;
            new.then_some(kind)
        })
    }

    /// The line of a card that works in a window.
    pub(crate) fn playable(&self, seat: Seat, kind: u8, window: &Window) -> Option<Cause> {
        self.line_for(Cause::new(Src::Card(kind), seat, window.it), window.moment)
    }

    /// Whether a seat holds a card whose moment has come and that would change nothing.
    pub(crate) fn is_in_vain(&self, seat: Seat, kind: u8, window: &Window) -> bool {
        let cause = Cause::new(Src::Card(kind), seat, window.it);
        let due = |line: &Line| self.is_time(line.when, window.moment) && self.holds_all(line, &cause);
        self.find_card(seat, kind).is_some()
            && self.text_of(cause.src).iter().any(due)
            && self.playable(seat, kind, window).is_none()
    }

    /// The kinds of cards that a seat holds and may play in a window.
    pub(crate) fn plays(&self, seat: Seat, window: &Window) -> impl Iterator<Item = (u8, Cause)> + use<'_> {
        let side = self.side_of(seat);
        let cards = self.hands[seat.index()] & self.cards_for(side, window.moment);
        let window = *window;
        self.kinds_of(side, cards).filter_map(move |kind| Some((kind, self.playable(seat, kind, &window)?)))
    }

    /// The reactions that a seat may use in a window.
    pub(crate) fn reactions(
        &self,
        seat: Seat,
        window: &Window,
    ) -> impl Iterator<Item = (u8, u8, Cause)> + use<'_> {
        let (moment, it, used) = (window.moment, window.it, window.used);
        let cards = self.pack().heroes_for(moment);
        let able = move |hero: &u8| {
            let own = self.hero(*hero);
            cards >> own.card & 1 == 1 && own.owner == seat && own.deployed() && !own.has(Status::Muted)
        };
        let heroes = self.everybody().filter(move |hero| cards != 0 && able(hero));
        heroes.flat_map(|hero| (0..SKILLS as u8).map(move |skill| (hero, skill))).filter_map(
            move |(hero, skill)| {
                let card = self.card_of(hero).skills.get(usize::from(skill))?;
                let level = self.hero(hero).levels[usize::from(skill)];
                let fresh = used >> (hero * SKILLS as u8 + skill) & 1 == 0;
                let fits = card.kind == Kind::Reaction && level > 0 && fresh;
                let cause = Cause::new(Src::Skill { hero, skill, level }, seat, it);
                Some((hero, skill, fits.then(|| self.line_for(cause, moment)).flatten()?))
            },
        )
    }

    /// The line of a text that works at a moment.
    pub(crate) fn line_for(&self, cause: Cause, moment: Moment) -> Option<Cause> {
        let at = self.text_of(cause.src).iter().position(|line| {
            self.is_time(line.when, moment) && self.holds_all(line, &cause) && self.is_possible(line, &cause)
        })?;
        Some(Cause { line: at as u8, ..cause })
    }

    /// Whether a text for one moment works in the window of another: the shot of a gun is declared once.
    fn is_time(&self, when: Moment, moment: Moment) -> bool {
        let gun = || self.attack().is_some_and(|attack| attack.source == Source::Gun);
        when == moment || when == Moment::GunAimed && moment == Moment::AttackDeclared && gun()
    }

    /// The side whose moment it is; nobody's when the Kraken attacks.
    pub(crate) fn moment_side(&self, moment: Moment, it: u8) -> Option<Side> {
        match moment {
            Moment::GunAimed
            | Moment::AttackDeclared
            | Moment::AttackRolled
            | Moment::HitsCounted
            | Moment::AttackOver => self.attack().and_then(|attack: &Attack| attack.side),
            _ if it != NOBODY && usize::from(it) < self.heroes.len() => Some(self.hero(it).side),
            _ => Some(self.active),
        }
    }
}
