//! The game as a viewer sees it: an allow-list of what RN-27 opens.

use crate::cards::Cards;
use crate::combat::{Beat, Character, Fight, Foe, Roll};
use crate::effects::vocabulary::{Colour, Phase, Stat};
use crate::odds::at_least;
use crate::pack::{Hex, NOWHERE};
use crate::party::Card;
use crate::state::{Quest, Stage};
use crate::view::*;
use freeport_kernel::{Seat, Viewer};
use freeport_steps::Question;

fn on_map(hex: Hex) -> Option<Hex> {
    (hex != NOWHERE).then_some(hex)
}

impl Quest {
    /// The game as the viewer sees it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let gems = self.pack().atlas.gems.iter().zip(0..);
        View {
            players: self.players,
            turn: self.turn,
            stage: self.stage,
            acting: self.acting,
            first: self.first,
            asked: self.asked().map(|asked| AskedView {
                seats: asked.who(self).iter().collect(),
                question: asked.question(self),
            }),
            outcome: self.outcome(),
            verdict: self.verdict,
            xp_price: self.xp_price(),
            parties: self.seats().map(|seat| self.party_view(seat)).collect(),
            tokens: gems.filter(|(_, gem)| self.tokens >> gem & 1 == 1).map(|(gem, _)| gem.hex).collect(),
            reserve: self.reserve,
            undefeated: self
                .undefeated
                .iter()
                .map(|slot| {
                    slot.map(|left| LeftView {
                        card: self.adventure_id(left.card),
                        hex: left.hex,
                        age: left.age,
                    })
                })
                .collect(),
            event: self.event.map(|card| self.adventure_id(card)),
            open: self.open.map(|card| self.adventure_id(card)),
            hazard: self.hazard,
            removed: self.removed.iter().map(|card| self.adventure_id(card)).collect(),
            decks: self
                .adventures
                .iter()
                .map(|deck| DeckView {
                    cards: deck.len(),
                    top: deck.top_seen_by(viewer).map(|card| self.adventure_id(card)),
                })
                .collect(),
            stock: self.stock.len(),
            markets: self.market_views(),
            doom: self.has_doom().then(|| DoomView {
                cards: self.doom.cards.iter().map(|laid| self.colour(laid.card)).collect(),
                tokens: self.doom.tokens,
                number: self.doom_number() as u8,
            }),
            finale: self.finale.map(|finale| FinaleView {
                order: finale.order.iter().map(|seat| Seat(*seat)).collect(),
                out: finale.at,
                red_cards: self.seats().map(|seat| self.red_cards(seat)).collect(),
            }),
            dice: self.told_dice(),
            path: self.path.to_vec(),
            routes: self.routes(),
            trade: self.trade.map(|trade| TradeView {
                speaker: trade.speaker,
                listener: self.listener(&trade),
                terms: self.told_terms(&trade),
                dropped: trade.dropped.iter().map(|card| self.goods_id(card)).collect(),
            }),
            fight: self.fight.as_ref().map(|fight| self.fight_view(fight)),
            roll: self.roll.as_ref().map(|roll| self.roll_view(roll)),
            packet: self.packets.last().map(|packet| PacketView {
                seat: packet.to.seat,
                who: self.character_id(packet.to),
                wounds: packet.wounds,
            }),
            odds: match viewer {
                Viewer::Seat(seat) => self.odds_for(seat),
                _ => Vec::new(),
            },
        }
    }

    fn party_view(&self, seat: Seat) -> PartyView {
        let party = self.party(seat);
        let found = self.stage != Stage::Setup || self.idle >> party.hero & 1 == 0 && self.has_hero(seat);
        let cards = |cards: Cards, of: fn(u8) -> Card| {
            cards.iter().map(|card| self.card_view(seat, of(card))).collect::<Vec<_>>()
        };
        PartyView {
            hero: found.then(|| self.hero_id(seat)),
            hex: on_map(party.hex),
            from: on_map(party.from),
            gold: party.gold,
            tokens: party.tokens,
            paper: party.paper,
            experience: party.experience(),
            boosts: party.boosts,
            level: party.level(),
            locked: Colour::ALL.into_iter().filter(|colour| party.is_locked(*colour)).collect(),
            figures: self.figures_view(Character::hero(seat)),
            items: cards(party.items, Card::Market),
            kept: cards(party.kept, Card::Adventure),
            tasks: party
                .tasks
                .iter()
                .map(|card| CardView {
                    card: Card::Adventure(card),
                    id: self.adventure_id(card),
                    down: false,
                    under: Vec::new(),
                })
                .collect(),
            allies: party
                .allies
                .iter()
                .map(|ally| AllyView {
                    card: ally.card,
                    id: self.card_id(ally.card),
                    figures: self.figures_view(Character::ally(seat, ally.card)),
                })
                .collect(),
            runes: self.runes(seat),
            dice: self.most_dice(seat),
        }
    }

    /// Whether a seat has found its hero: seats find them one after the other, beginning with who begins.
    fn has_hero(&self, seat: Seat) -> bool {
        let taken = self.pack().heroes.len() as u32 - self.idle.count_ones();
        let place = (seat.0 + self.players - self.first.0) % self.players;
        u32::from(place) < taken
    }

    fn card_view(&self, seat: Seat, card: Card) -> CardView {
        let party = self.party(seat);
        let under = party.attached.iter().filter(|attached| Card::Market(attached.market) == card);
        CardView {
            card,
            id: self.card_id(card),
            down: party.is_down(card),
            under: under.map(|attached| self.adventure_id(attached.adventure)).collect(),
        }
    }

    fn figures_view(&self, who: Character) -> FiguresView {
        let stat = |stat: Stat| self.stat_of(who, stat, Cards::NONE);
        FiguresView {
            life: self.life_of(who),
            strength: self.strength_of(who),
            stats: [Stat::Mind, Stat::Body, Stat::Spirit].map(stat),
            damage: Phase::ALL.map(|phase| self.damage(who, phase)),
            wounds: self.wounds(who),
            exhaustion: self.exhaustion(who),
        }
    }

    fn market_views(&self) -> Vec<MarketView> {
        let towns = self.markets.iter().zip(0..);
        towns
            .map(|(cards, city)| MarketView {
                city: self.town_id(city),
                cards: cards
                    .iter()
                    .map(|card| StallView { number: card, id: self.goods_id(card), cost: self.cost(card) })
                    .collect(),
            })
            .collect()
    }

    fn fight_view(&self, fight: &Fight) -> FightView {
        FightView {
            seat: fight.seat,
            foe: match fight.foe {
                Foe::Challenge(card) => FoeView::Challenge(self.adventure_id(card)),
                Foe::Enemy(card) => FoeView::Enemy(self.adventure_id(card)),
                Foe::Hero(seat) => FoeView::Hero(seat),
            },
            wounds: fight.defender().map_or(fight.wounds, |seat| self.party(seat).wounds),
            life: self.foe_life(),
            targets: [Stat::Mind, Stat::Body, Stat::Spirit].map(|stat| self.target(stat)),
            damage: Phase::ALL.map(|phase| self.foe_damage(phase)),
            round: fight.round,
            beat: match fight.beat {
                Beat::Before => "before",
                Beat::Escape => "escape",
                Beat::In(phase) => phase.id(),
            },
            aggressor: fight.aggressor,
            attacked: fight.attacked,
            number: fight.number,
        }
    }

    fn roll_view(&self, roll: &Roll) -> RollView {
        let added = self.value(roll) + i16::from(roll.bonus);
        let need = (!roll.aim.sets_number()).then_some(roll.need);
        RollView {
            seat: roll.who.seat,
            who: self.character_id(roll.who),
            aim: roll.aim.id(),
            stat: roll.aim.stat().id(),
            dice: roll.thrown().then_some(roll.dice),
            added,
            need,
            chance: need.map(|need| at_least(i16::from(need) - added)),
        }
    }
}
