//! What must be true of every state: each card and each token is somewhere, exactly once.

mod bustle;

use crate::cards::Cards;
use crate::combat::Stage as Fate;
use crate::effects::vocabulary::Colour;
use crate::experience::MASTERY;
use crate::pack::{CITIES, Kind, NOWHERE};
use crate::party::Card;
use crate::state::{CARDS, PLAYERS, Quest, Stage};
use crate::task::Task;
use freeport_kernel::Seat;

/// No game lasts longer, whatever its settings.
const AGES: u32 = 1 << 20;
/// Nobody is so rich.
const RICHES: u16 = 30_000;
/// Nobody suffers so much.
const PLENTY: u8 = 100;

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

/// Adds cards to those that were found, of which none may be there already.
fn found(all: &mut Cards, more: Cards) -> Result<(), String> {
    ensure(all.common(more).is_empty(), "a card is in two places at once")?;
    *all = all.and(more);
    Ok(())
}

/// The same for a single card.
fn found_one(all: &mut Cards, card: u8) -> Result<(), String> {
    ensure(usize::from(card) < CARDS, "there is no such card")?;
    found(all, Cards::one(card))
}

impl Quest {
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure((1..=PLAYERS as u8).contains(&self.players), "Runebound is for 1 to 6 players")?;
        ensure(self.acting.0 < self.players && self.first.0 < self.players, "nobody acts")?;
        ensure(self.turn <= AGES && self.left_behind <= AGES, "the game has lasted too long")?;
        self.audit_market_cards()?;
        self.audit_adventures()?;
        self.audit_tokens()?;
        self.audit_heroes()?;
        self.seats().try_for_each(|seat| self.audit_party(seat))?;
        self.audit_doom()?;
        self.audit_journey()?;
        self.audit_agenda()
    }

    fn audit_market_cards(&self) -> Result<(), String> {
        let mut all = self.stock.cards();
        ensure(all.len() == self.stock.len(), "a market card is twice in the deck")?;
        for market in self.markets {
            found(&mut all, market)?;
        }
        for seat in self.seats() {
            let own: Cards = self.market_cards(seat).collect();
            ensure(
                own.len() as usize == self.market_cards(seat).count(),
                "a market card is twice in a party",
            )?;
            found(&mut all, own)?;
        }
        ensure(all == Cards::first_of(self.pack().stock.len() as u8), "a market card is missing")
    }

    fn audit_adventures(&self) -> Result<(), String> {
        let mut all = self.removed;
        for colour in Colour::ALL {
            let deck = &self.adventures[colour as usize];
            ensure(deck.cards().len() == deck.len(), "an adventure card is twice in its deck")?;
            let known = |card: u8| usize::from(card) < self.pack().adventures.len();
            let own = |card: u8| known(card) && self.colour(card) == colour;
            ensure(deck.cards().iter().all(own), "a card is in the wrong deck")?;
            found(&mut all, deck.cards())?;
        }
        let left = self.undefeated.iter().flatten().map(|left| left.card);
        let laid = self.doom.cards.iter().map(|laid| laid.card);
        for card in left.chain(laid).chain(self.event).chain(self.open) {
            found_one(&mut all, card)?;
        }
        for party in &self.parties {
            found(&mut all, party.kept)?;
            found(&mut all, party.tasks)?;
            for attached in &party.attached {
                found_one(&mut all, attached.adventure)?;
            }
            for ally in &party.allies {
                if let Card::Adventure(card) = ally.card {
                    found_one(&mut all, card)?;
                }
            }
        }
        ensure(all == Cards::first_of(self.pack().adventures.len() as u8), "an adventure card is missing")?;
        let challenges = self.undefeated.iter().flatten().all(|left| self.is_challenge(left.card));
        ensure(challenges, "something on the undefeated track is no challenge")?;
        let event = self.event.is_none_or(|card| matches!(self.adventure(card).kind, Kind::Event(_)));
        ensure(event, "no event is in force")
    }

    fn audit_tokens(&self) -> Result<(), String> {
        let gems = &self.pack().atlas.gems;
        ensure(self.tokens >> (gems.len() - 1) >> 1 == 0, "a token lies beside the map")?;
        for colour in Colour::ALL {
            let at = colour as usize;
            let there = |(gem, number): &(&crate::pack::Gem, u8)| {
                gem.colour == colour && self.tokens >> number & 1 == 1
            };
            let lying = gems.iter().zip(0u8..).filter(there).count();
            let held: usize = self.parties.iter().map(|party| usize::from(party.tokens[at])).sum();
            let all = lying + held + usize::from(self.reserve[at]);
            ensure(all == usize::from(self.mint(colour)), "an adventure token is missing, or one too many")?;
        }
        for (slot, left) in self.undefeated.iter().enumerate() {
            let Some(left) = left else { continue };
            ensure(
                self.token_at(left.hex).is_some(),
                "an undefeated token lies where no adventure token is",
            )?;
            let alone = self.undefeated[..slot].iter().flatten().all(|other| other.hex != left.hex);
            ensure(alone, "two undefeated tokens lie on one hex")?;
        }
        Ok(())
    }

    fn audit_heroes(&self) -> Result<(), String> {
        let count = self.pack().heroes.len();
        ensure(self.parties.iter().all(|party| usize::from(party.hero) < count), "there is no such hero")?;
        if self.stage == Stage::Setup {
            return Ok(());
        }
        let mut taken = 0u64;
        for seat in self.seats() {
            let hero = 1 << self.party(seat).hero;
            ensure((taken | self.idle) & hero == 0, "a hero is led twice, or by nobody")?;
            taken |= hero;
        }
        ensure(taken | self.idle == (1 << count) - 1, "a hero is missing")
    }

    fn audit_party(&self, seat: Seat) -> Result<(), String> {
        let party = self.party(seat);
        let atlas = &self.pack().atlas;
        let somewhere = |hex: u8| hex == NOWHERE || usize::from(hex) < atlas.terrain.len();
        ensure(somewhere(party.hex) && somewhere(party.from), "a hero stands beside the map")?;
        let near = self.neighbours(party.hex).any(|hex| hex == party.from);
        ensure(party.from == NOWHERE || near, "a hero came from far away")?;
        let worn = party.allies.iter().flat_map(|ally| [ally.wounds, ally.exhaustion]);
        let counts = worn.chain([party.wounds, party.exhaustion, party.paper]);
        ensure(counts.max().unwrap_or(0) <= PLENTY && party.gold <= RICHES, "somebody has too much")?;
        let boosts: u16 = party.boosts.into_iter().map(u16::from).sum();
        ensure(boosts < u16::from(MASTERY), "somebody has learned too much")?;
        let own: Cards = self.market_cards(seat).collect();
        ensure(party.down[0].without(own).is_empty(), "a face-down card is nobody's")?;
        ensure(party.down[1].without(party.kept).is_empty(), "a face-down adventure card is nobody's")?;
        let borne = party.attached.iter().all(|attached| party.items.has(attached.market));
        ensure(borne, "a card lies under nothing")?;
        ensure(party.items.iter().all(|card| !self.is_ally(card)), "an ally lies among the items")?;
        ensure(self.within_limits(party), "a hero has more than may be")?;
        ensure(party.boosts[4] <= crate::experience::LIVES, "life was raised too often")?;
        let falling = !self.packets.is_empty() || self.verdict.is_some() || self.is_falling(seat);
        ensure(falling || party.wounds < self.life(seat), "a hero stands who should not")?;
        let dying = |ally: &crate::party::Ally| {
            let figures = self.ally_figures(ally.card);
            figures.is_none_or(|figures| ally.wounds >= figures.life)
        };
        ensure(falling || !party.allies.iter().any(dying), "an ally lives who should not")
    }

    /// Whether it is still being settled that a hero falls.
    fn is_falling(&self, seat: Seat) -> bool {
        self.agenda.contains(&Task::Combat(Fate::Fall(seat)))
    }

    fn audit_doom(&self) -> Result<(), String> {
        let doom = &self.doom;
        ensure(doom.tokens <= CITIES as u8, "there are too many doom tokens")?;
        if !self.has_doom() {
            return ensure(doom.cards.is_empty() && doom.tokens == 0, "there is no doom track");
        }
        let settled = doom.tokens == CITIES as u8 || doom.cards.len() < self.doom_number();
        ensure(settled, "a doom token is due")
    }

    fn audit_journey(&self) -> Result<(), String> {
        let atlas = &self.pack().atlas;
        ensure(self.dice.iter().all(|face| usize::from(*face) < atlas.faces.len()), "a die shows nothing")?;
        ensure(self.path.len() <= self.dice.len(), "more hexes were entered than there are dice")?;
        ensure(self.path.iter().all(|hex| usize::from(*hex) < atlas.terrain.len()), "a way leads off the map")
    }
}
