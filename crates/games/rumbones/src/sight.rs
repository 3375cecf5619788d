//! The game as a viewer sees it.

use crate::core::attack::{Attack, Die};
use crate::core::hero::{NOBODY, STATUSES};
use crate::core::side::Side;
use crate::core::state::Boarding;
use crate::effects::say;
use crate::view::*;
use freeport_kernel::{Seat, Viewer};
use freeport_steps::{Agenda, Question};

impl Boarding {
    /// The game as the viewer sees it. After the end everything is open.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let sees = |side: Side| self.knows(viewer, side);
        View {
            players: self.players,
            turn: self.turn,
            active: self.active,
            phase: self.phase,
            asked: self.asked().map(|asked| AskedView {
                seats: asked.who(self).iter().collect(),
                question: asked.question(self),
            }),
            outcome: self.outcome(),
            sides: Side::BOTH.into_iter().map(|side| self.side_view(side, sees(side))).collect(),
            seats: Seat::all(self.players)
                .map(|seat| self.seat_view(seat, sees(self.side_of(seat))))
                .collect(),
            heroes: (0..self.heroes.len() as u8).map(|hero| self.hero_view(hero)).collect(),
            kraken: self.kraken,
            dragon: self.dragon,
            symbols: self.symbols(),
            acting: (self.acting != NOBODY).then(|| Acting {
                hero: self.hero_id(self.acting),
                actions: self.actions,
                moves: self.moves,
            }),
            attacks: self.attacks.iter().map(|attack| self.attack_view(attack)).collect(),
        }
    }

    fn side_view(&self, side: Side, sees: bool) -> SideView {
        let hold = self.hold(side);
        let crew = hold.crew.stacks.iter().map(|stack| CrewView {
            cell: stack.cell,
            lane: stack.lane,
            bosun: stack.bosun,
            count: stack.count,
            ready: stack.ready,
        });
        let tiles = self.pack.tiles.iter().enumerate().map(|(at, tile)| TileView {
            tile: self.tile_id(at as u8),
            cell: self.map().objectives[side.index()][at],
            damage: hold.damage[at],
            hp: tile.hp,
            lost: hold.lost >> at & 1 == 1,
        });
        SideView {
            side,
            leader: self.leader(side),
            points: hold.points,
            deckhands: hold.supply[0],
            bosuns: hold.supply[1],
            crew: crew.collect(),
            tiles: tiles.collect(),
            deck: hold.deck.count_ones() as u8,
            discard: self.card_ids(hold.discard),
            pool: self.card_ids(hold.pool),
            playing: self.card_ids(hold.playing),
            looked: hold.looked.count_ones() as u8,
            looked_cards: sees.then(|| self.card_ids(hold.looked)),
        }
    }

    fn seat_view(&self, seat: Seat, sees: bool) -> SeatView {
        let (side, hand) = (self.side_of(seat), self.hands[seat.index()]);
        SeatView {
            seat,
            side,
            slots: self.slots(seat),
            limit: self.hand_limit(seat),
            hand_size: self.hand_size(seat),
            known: self.card_ids(hand & self.hold(side).known),
            hand: sees.then(|| self.card_ids(hand)),
        }
    }

    fn hero_view(&self, hero: u8) -> HeroView {
        let own = self.hero(hero);
        let statuses = STATUSES.into_iter().filter(|status| own.has(*status));
        HeroView {
            hero: self.hero_id(hero),
            side: Boarding::side_of_hero(hero),
            state: own.state,
            cell: own.deployed().then_some(own.cell),
            coins: own.coins,
            damage: own.damage,
            hp: self.hit_points(hero),
            statuses: statuses.map(say::status).collect(),
            owner: own.owner,
            acted: own.acted,
            bonus: (own.dice, own.hit, own.next, own.lucky),
        }
    }

    fn attack_view(&self, attack: &Attack) -> AttackView {
        let modifier = self.modifier_of(attack);
        let shown = |die: &Die| (die.face(), die.again(), die.is_set(), attack.is_hit(*die, modifier));
        let heroes = Boarding::heroes_of(attack.victim)
            .map(|hero| (self.hero_id(hero), attack.dealt[Boarding::rank_of(hero)]));
        AttackView {
            source: attack.source,
            side: attack.side,
            target: attack.target,
            dice: attack.dice.iter().map(shown).collect(),
            need: attack.need,
            modifier,
            hits: attack.hits.iter().sum(),
            dealt: heroes.filter(|(_, damage)| *damage > 0).collect(),
        }
    }
}
