//! How fights end, and what texts do to the world.

use crate::abilities::At;
use crate::combat::{Fight, FightEnd, Foe};
use crate::effects::vocabulary::{Colour, Effect, Keep, Moment};
use crate::event::Event;
use crate::pack::NOWHERE;
use crate::party::{Ally, Attachment, Card};
use crate::run::Run;
use crate::source::Text;
use crate::state::{Quest, Table};
use crate::steps::{Asked, AttachTo, Bury, Haven, KeepIt, PeekDeck, RerollDice, Retreat};
use crate::task::Task;
use freeport_kernel::Seat;

impl Quest {
    /// A fight has ended, and is no longer under way.
    pub(crate) fn fight_over(&mut self, fight: Fight, end: FightEnd, table: &mut Table) {
        match (fight.foe, end) {
            (_, FightEnd::DuelWon { winner, loser }) => self.win_duel(winner, loser, table),
            (_, FightEnd::DuelEscaped { seat }) => {
                self.cut_short(table);
                self.push(Task::Retreat { seat });
            }
            (Foe::Hero(_), _) => self.cut_short(table),
            (Foe::Challenge(card), FightEnd::Won) => self.overcome(&fight, card, true, table),
            (Foe::Challenge(card), FightEnd::WonWithoutReward) => self.overcome(&fight, card, false, table),
            (Foe::Enemy(_), FightEnd::Won | FightEnd::WonWithoutReward) => {
                if let Some(win) = fight.win {
                    self.push(Task::Run(win));
                }
            }
            (Foe::Challenge(_), _) if fight.terms.finale => self.leave_battle(table),
            (foe, FightEnd::KnockedOut) => {
                self.give_way(&fight, foe, table);
                self.knock_out(fight.seat, table);
            }
            (foe, FightEnd::Escaped | FightEnd::BrokenOff) => {
                self.give_way(&fight, foe, table);
                self.cut_short(table);
                if !fight.terms.hazard {
                    self.push(Task::Retreat { seat: fight.seat });
                }
            }
        }
    }

    /// A challenge that was not defeated is left behind, unless it was a hazard (RN-11.1, RN-32.15); an encounter is over (RN-10.7).
    fn give_way(&mut self, fight: &Fight, foe: Foe, table: &mut Table) {
        if let Foe::Challenge(card) = foe
            && !fight.terms.hazard
        {
            self.leave_behind(card, self.party(fight.seat).hex, table);
        }
        self.file_open(table);
    }

    /// A challenge is defeated: the reward, the token, then the card is discarded unless it is kept (RN-21.2 to RN-21.4).
    fn overcome(&mut self, fight: &Fight, card: u8, reward: bool, table: &mut Table) {
        let (seat, hazard) = (fight.seat, fight.terms.hazard);
        self.take_off_track(card);
        table.tell(|| Event::ChallengeDefeated { seat, card: self.adventure_id(card) });
        if self.is_high_lord(card) {
            self.slay_high_lord(seat, table);
            return;
        }
        if fight.terms.finale {
            self.push(Task::Battle);
            self.push(Task::Dusk);
        }
        self.push(Task::Triumph { card, hazard });
        self.push(Task::File);
        if !fight.terms.finale {
            self.push(Task::Harvest { card });
        }
        if reward && !hazard {
            self.grant_bounty(seat, card, table);
            self.push(Task::Run(Run::reward(seat, card)));
        }
    }

    /// Gold that the event in force promises for such a challenge (P44).
    fn grant_bounty(&mut self, seat: Seat, card: u8, table: &mut Table) {
        let Some(challenge) = self.challenge(card) else { return };
        let bounty = self.event_effects().map(|effect| match effect {
            Effect::Bounty(prey, gold) if prey.includes(challenge.tag) => i16::from(*gold),
            _ => 0,
        });
        let gold = bounty.sum::<i16>();
        if gold > 0 {
            self.gain_gold(seat, gold as u16, table);
        }
    }

    /// The token of the hex goes to who defeated the challenge there (RN-21.3); a hazard brings one of the reserve.
    pub(crate) fn harvest(&mut self, card: u8, table: &mut Table) {
        if self.hazard {
            self.reap_hazard(self.colour(card), table);
            return;
        }
        let seat = self.acting;
        let hex = self.party(seat).hex;
        let atlas = &self.pack().atlas;
        if let (Some(colour), Some(gem)) = (self.token_at(hex), atlas.gem_at[usize::from(hex)]) {
            self.tokens &= !(1 << gem);
            self.party_mut(seat).tokens[colour as usize] += 1;
            table.tell(|| Event::TokenTaken { seat, colour, hex });
        }
    }

    /// What carried tasks and heroes say of a defeated challenge; a hazard fulfils tasks alone (RN-32.23).
    pub(crate) fn triumph(&mut self, card: u8, hazard: bool) {
        let seat = self.acting;
        let Some(challenge) = self.challenge(card) else { return };
        if !hazard {
            self.stir(seat, At::Won);
        }
        self.remind(seat, |moment| moment == Moment::Slain(challenge.tag));
    }

    /// A hero goes back to where it came from, or to any hex nearby (RN-17.7, RN-17.8).
    pub(crate) fn retreat(&mut self, seat: Seat) {
        self.push(Task::Ask(Asked::Retreat(Retreat { seat })));
    }

    /// What a text does outside of fights.
    pub(crate) fn world_effect(&mut self, run: Run, effect: &'static Effect, table: &mut Table) {
        let seat = run.source.seat;
        match effect {
            Effect::Xp(xp) => {
                let withheld = self.hazard
                    && matches!(run.source.text, Text::Encounter(card) if self.open == Some(card));
                if !withheld {
                    self.party_mut(seat).paper += xp;
                    table.tell(|| Event::XpNoted { seat, xp: *xp });
                }
            }
            Effect::Warp => self.push(Task::Ask(Asked::Haven(Haven { seat }))),
            Effect::Stock(count) => {
                if let Some(city) = self.town_at(self.party(seat).hex) {
                    (0..*count).for_each(|_| self.stock_market(city, table));
                }
            }
            Effect::Discount(less) => self.discount += less,
            Effect::Reroll => self.push(Task::Ask(Asked::RerollDice(RerollDice { chosen: 0 }))),
            Effect::Peek { any: true } => self.push(Task::Ask(Asked::PeekDeck(PeekDeck { seat }))),
            Effect::Peek { any: false } => {
                if let Some(colour) = self.about_to_draw() {
                    self.peek(seat, colour, table);
                }
            }
            _ => {
                if let Text::Encounter(card) | Text::Reward(card) = run.source.text {
                    self.card_effect(seat, card, effect, table);
                }
            }
        }
    }

    /// What a text does with its own card.
    fn card_effect(&mut self, seat: Seat, card: u8, effect: &'static Effect, table: &mut Table) {
        match effect {
            Effect::Gone => {
                if self.party(seat).tasks.has(card) {
                    table.tell(|| Event::TaskDone { seat, card: self.adventure_id(card) });
                }
                self.discard_adventure(card, table);
            }
            // Nothing is to be taken from a hazard (RN-32.20).
            _ if self.hazard || self.open != Some(card) => {}
            Effect::Carry => {
                self.open = None;
                self.party_mut(seat).tasks.add(card);
                table.tell(|| Event::TaskTaken { seat, card: self.adventure_id(card) });
            }
            Effect::Keep(_) => self.offer_card(seat, card, table),
            Effect::AttachToWeapon => self.push(Task::Ask(Asked::AttachTo(AttachTo { seat, card }))),
            _ => {}
        }
    }

    /// The deck from which a card is about to be drawn.
    fn about_to_draw(&self) -> Option<Colour> {
        self.agenda.iter().rev().find_map(|task| match task {
            Task::Ask(Asked::Predraw(before)) => Some(before.colour),
            _ => None,
        })
    }

    /// A player looks at the top card of a deck, and may put it under it (P31).
    pub(crate) fn peek(&mut self, seat: Seat, colour: Colour, table: &mut Table) {
        let Some(card) = self.adventures[colour as usize].peek(seat, colour.draw(), table) else { return };
        table.whisper(
            seat,
            || Event::Peeked { seat, colour, card: Some(self.adventure_id(card)) },
            || Event::Peeked { seat, colour, card: None },
        );
        self.push(Task::Ask(Asked::Bury(Bury { seat, colour })));
    }

    /// A card is offered to a hero: trophies and runes cannot be declined (RN-14.16).
    fn offer_card(&mut self, seat: Seat, card: u8, table: &mut Table) {
        match self.kept(card).map(|kept| &kept.r#as) {
            Some(Keep::Trophy | Keep::Rune) => self.keep(seat, card, table),
            Some(_) => self.push(Task::Ask(Asked::KeepIt(KeepIt { seat, card }))),
            None => {}
        }
    }

    /// A card stays with a hero.
    pub(crate) fn keep(&mut self, seat: Seat, card: u8, table: &mut Table) {
        self.open = self.open.filter(|open| *open != card);
        let ally = self.ally_figures(Card::Adventure(card)).is_some();
        let party = self.party_mut(seat);
        if ally {
            party.allies.push(Ally { card: Card::Adventure(card), wounds: 0, exhaustion: 0 });
        } else {
            party.kept.add(card);
        }
        table.tell(|| Event::Kept { seat, card: self.card_id(Card::Adventure(card)) });
        if self.kept(card).is_some_and(|kept| kept.r#as == Keep::Rune) {
            table.tell(|| Event::RuneCount { seat, runes: self.runes(seat) });
        }
        self.check_runes(seat, table);
    }

    /// A card is laid under a market card.
    pub(crate) fn attach(&mut self, seat: Seat, card: u8, market: u8, table: &mut Table) {
        self.open = self.open.filter(|open| *open != card);
        self.party_mut(seat).attached.push(Attachment { adventure: card, market });
        table.tell(|| Event::Attached { seat, card: self.adventure_id(card), item: self.goods_id(market) });
    }

    /// A hero goes to a hex after an escape, and forgets from where (RN-17.9).
    pub(crate) fn retreat_to(&mut self, seat: Seat, hex: u8, table: &mut Table) {
        let party = self.party_mut(seat);
        let from = std::mem::replace(&mut party.hex, hex);
        party.from = NOWHERE;
        table.tell(|| Event::Retreated { seat, from, hex });
    }
}
