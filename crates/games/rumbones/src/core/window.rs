//! Windows: moments at which Responses and Tide cards may be used.

use crate::core::attack::Attack;
use crate::core::side::Side;
use crate::core::state::{Boarding, bits};
use crate::core::task::Task;
use crate::effects::run::{Cause, Src};
use crate::effects::vocabulary::{Moment, Status};
use crate::pack::Kind;
use crate::steps::{Asked, Open};
use freeport_kernel::Seat;
use serde::{Deserialize, Serialize};

/// A window that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Window {
    pub moment: Moment,
    /// The hero the moment is about.
    pub it: u8,
    /// Who is asked next: the place in the order of asking.
    pub at: u8,
    /// Heroes that have used a Response in it, as bits.
    pub used: u16,
}

impl Window {
    pub(crate) const fn new(moment: Moment, it: u8) -> Window {
        Window { moment, it, at: 0, used: 0 }
    }
}

impl Boarding {
    /// Asks whoever is next and could use something; a window in which nobody could closes.
    pub(crate) fn open(&mut self, window: Window) {
        let cards = self.pack.cards_for(window.moment);
        let seen = |side: Side| cards & self.unseen(side) == 0;
        let lucky = window.moment == Moment::AttackRolled;
        if self.pack.heroes_for(window.moment) == 0 && Side::BOTH.into_iter().all(seen) && !lucky {
            return;
        }
        for at in window.at..self.players {
            let seat = self.asked_at(at);
            let window = Window { at, ..window };
            if self.could(seat, &window) {
                self.push(Task::Ask(Asked::Open(Open { window })));
                return;
            }
        }
    }

    /// Who is asked at a place of the order: the active side in seat order from its leader on, then the other side.
    pub(crate) fn asked_at(&self, at: u8) -> Seat {
        let count = |side| (self.players - self.first_seat(side).0).div_ceil(2);
        let own = count(self.active);
        let (side, nth) = if at < own { (self.active, at) } else { (self.active.other(), at - own) };
        let place = (self.leads[side.index()] + nth) % count(side).max(1);
        Seat(self.first_seat(side).0 + 2 * place)
    }

    /// Cards of a side that are in its deck or in a hand, as far as everybody knows.
    pub(crate) fn unseen(&self, side: Side) -> u64 {
        self.hold(side).deck | self.hands_of(side)
    }

    /// Whether a seat could use something in a window, by what everybody knows.
    fn could(&self, seat: Seat, window: &Window) -> bool {
        self.hands[seat.index()] != 0 && self.could_play(seat, window)
            || self.responses(seat, window).next().is_some()
            || self.can_be_lucky(seat, window)
    }

    /// Whether a seat that holds cards could hold one for a window, by what everybody knows.
    pub(crate) fn could_play(&self, seat: Seat, window: &Window) -> bool {
        let cards = self.pack.cards_for(window.moment) & self.unseen(self.side_of(seat));
        bits(cards).any(|card| self.playable(seat, card, window).is_some())
    }

    /// The line of a card that works in a window.
    pub(crate) fn playable(&self, seat: Seat, card: u8, window: &Window) -> Option<Cause> {
        self.line_for(Cause::new(Src::Card(card), seat, window.it), window.moment)
    }

    /// The cards that a seat holds and may play in a window.
    pub(crate) fn plays(&self, seat: Seat, window: &Window) -> impl Iterator<Item = (u8, Cause)> {
        let cards = self.hands[seat.index()] & self.pack.cards_for(window.moment);
        bits(cards).filter_map(move |card| Some((card, self.playable(seat, card, window)?)))
    }

    /// The Responses that a seat may use in a window.
    pub(crate) fn responses(&self, seat: Seat, window: &Window) -> impl Iterator<Item = (u8, u8, Cause)> {
        let (moment, it) = (window.moment, window.it);
        let (cards, used) = (self.pack.heroes_for(moment), window.used);
        let heroes =
            Boarding::heroes_of(self.side_of(seat)).filter(move |hero| cards != 0 && used >> hero & 1 == 0);
        let has_one = move |hero: &u8| cards >> self.hero(*hero).card & 1 == 1;
        let own = heroes.filter(move |hero| has_one(hero) && self.responds(*hero, seat));
        own.flat_map(|hero| (0..3).map(move |action| (hero, action))).filter_map(move |(hero, action)| {
            let cause = Cause::new(Src::Act { hero, action }, seat, it);
            let usable = self.is_response(hero, action) && self.can_pay(hero, action);
            Some((hero, action, self.line_for(cause, moment).filter(|_| usable)?))
        })
    }

    fn responds(&self, hero: u8, seat: Seat) -> bool {
        self.hero(hero).deployed() && self.hero(hero).owner == Some(seat)
    }

    fn is_response(&self, hero: u8, action: u8) -> bool {
        self.card_of(hero).actions[usize::from(action)].kind == Kind::Response
    }

    /// Whether a hero may use an action: it has the coins, is not muted, and has not used it where it works once a turn.
    pub(crate) fn can_pay(&self, hero: u8, action: u8) -> bool {
        let card = &self.card_of(hero).actions[usize::from(action)];
        let own = self.hero(hero);
        let spent = card.once_per_turn && own.used >> action & 1 == 1;
        card.cost <= own.coins && !(card.cost > 0 && own.has(Status::Muted)) && !spent
    }

    /// The line of a card or action that works at a moment.
    pub(crate) fn line_for(&self, cause: Cause, moment: Moment) -> Option<Cause> {
        let lines = self.text_of(cause.src);
        let at = lines.iter().position(|line| {
            line.when == moment && self.holds_all(line, &cause) && self.is_possible(line, &cause)
        })?;
        Some(Cause { line: at as u8, ..cause })
    }

    /// Whether a seat's attacking hero may roll misses again.
    pub(crate) fn can_be_lucky(&self, seat: Seat, window: &Window) -> bool {
        if window.moment != Moment::AttackRolled {
            return false;
        }
        let Some(attack) = self.attack() else { return false };
        attack.hero().is_some_and(|hero| {
            let own = self.hero(hero);
            own.lucky
                && own.owner == Some(seat)
                && window.used >> hero & 1 == 0
                && self.has_fresh_miss(attack)
        })
    }

    fn has_fresh_miss(&self, attack: &Attack) -> bool {
        let modifier = self.modifier_of(attack);
        attack.dice.iter().any(|die| die.fresh() && !attack.is_hit(*die, modifier))
    }
}
