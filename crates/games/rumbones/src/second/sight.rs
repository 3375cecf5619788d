//! The game as a viewer sees it.

use crate::core::attack::Die;
use crate::effects::say;
use crate::second::attack::Attack;
use crate::second::crew::Crew;
use crate::second::hero::{DRAGON, NOBODY};
use crate::second::side::Side;
use crate::second::state::{Melee, bits};
use crate::second::view::*;
use freeport_kernel::{Seat, Viewer};
use freeport_steps::{Agenda, Question};

impl Melee {
    /// The game as the viewer sees it. After the end everything is open.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let alone = self.is_free_for_all();
        let sees = |side: Side| self.knows(viewer, side);
        let sides: &[Side] = if alone { &[] } else { &Side::BOTH };
        let settled = alone || self.wishes.iter().all(Option::is_some);
        let planks = self.chart().planks.iter().zip(0u8..);
        View {
            players: self.players,
            alone,
            layout: settled.then(|| self.chart().id.as_str()),
            round: self.round,
            phase: self.phase,
            first: self.first,
            active: self.active,
            asked: self.asked().map(|asked| AskedView {
                seats: asked.who(self).iter().collect(),
                question: asked.question(self),
            }),
            outcome: self.outcome(),
            sides: sides.iter().map(|side| self.side_view(*side)).collect(),
            seats: Seat::all(self.players)
                .map(|seat| self.seat_view(seat, sees(self.side_of(seat))))
                .collect(),
            drafted: sides.iter().map(|side| self.drafted_view(*side, sees(*side))).collect(),
            heroes: self.everybody().map(|hero| self.hero_view(hero)).collect(),
            pieces: self.piece_views(),
            missing: planks.filter(|(_, plank)| self.is_gone(*plank)).map(|(cell, _)| *cell).collect(),
            kraken: self.kraken,
            dragon: DragonView {
                beast: self.dragon.beast,
                owner: self.dragon.beast.cell().map(|_| self.dragon.owner),
                acted: self.dragon.acted,
            },
            acting: (self.acting != NOBODY).then(|| Acting {
                hero: (self.acting != DRAGON).then_some(self.acting),
                actions: self.actions,
                moves: self.moves,
            }),
            attacks: self.attacks.iter().map(|attack| self.attack_view(attack)).collect(),
        }
    }

    fn side_view(&self, side: Side) -> SideView {
        let hold = self.hold(side);
        let mut crew = hold.crew.clone();
        if side == self.active {
            crew.join(&self.landed);
            crew.join(&self.rested);
        }
        SideView {
            side,
            faction: self.faction_id(hold.faction),
            points: hold.points,
            track: hold.track,
            deckhands: hold.supply[0],
            bosuns: hold.supply[1],
            crew: crew_views(&crew),
            gun: 1 + u8::from(hold.gun_up),
            bosun: 1 + u8::from(hold.bosuns_up),
            crew_acted: hold.crew_acted,
            passed: hold.passed,
            masters: self.crew_masters(side).iter().collect(),
            captain: self.has_captains().then(|| self.captain(side)),
            deck: hold.deck.count_ones() as u8,
            discard: self.card_ids(side, hold.discard),
            playing: self.card_ids(side, hold.playing),
        }
    }

    fn drafted_view(&self, side: Side, sees: bool) -> Option<Vec<&'static str>> {
        let open = sees || !self.drafts_in_secret() || !self.heroes.is_empty();
        open.then(|| bits(self.drafted[side.index()]).map(|card| self.pack_hero_id(card)).collect())
    }

    fn seat_view(&self, seat: Seat, sees: bool) -> SeatView {
        let side = self.side_of(seat);
        let ids = |cards: u64| sees.then(|| self.card_ids(side, cards));
        SeatView {
            seat,
            side,
            limit: self.hand_limit(seat),
            hand_size: self.hand_size(seat),
            hand: ids(self.hands[seat.index()]),
            tossed: ids(self.tossed[seat.index()]),
        }
    }

    fn hero_view(&self, hero: u8) -> HeroView {
        let own = self.hero(hero);
        let statuses = crate::core::hero::STATUSES.into_iter().filter(|status| own.has(*status));
        let skills = self.card_of(hero).skills.iter().zip(own.levels);
        let used = (0u8..).zip(&self.card_of(hero).skills).filter(|(at, _)| own.used >> at & 1 == 1);
        HeroView {
            hero: self.hero_id(hero),
            side: own.side,
            owner: own.owner,
            state: own.state,
            cell: own.deployed().then_some(own.cell),
            coins: own.coins,
            damage: own.damage,
            hp: self.durability(hero),
            statuses: statuses.map(say::status).collect(),
            acted: own.acted,
            skills: skills.map(|(skill, level)| (skill.id.as_str(), level)).collect(),
            used: used.map(|(_, skill)| skill.id.as_str()).collect(),
            lives: own.lives,
        }
    }

    fn piece_views(&self) -> Vec<PieceView> {
        let pieces = self.chart().equipment.iter().zip(0u8..);
        let view = |(fitting, piece): (&crate::second::pack::Fitting, u8)| PieceView {
            piece: self.piece_id(piece),
            side: fitting.side.map(Side),
            cell: fitting.cell,
            damage: self.damage[usize::from(piece)],
            hp: self.piece(piece).hp,
            lost: self.lost >> piece & 1 == 1,
        };
        pieces.map(view).collect()
    }

    fn attack_view(&self, attack: &Attack) -> AttackView {
        let modifier = self.modifier_of(attack);
        let shown = |die: &Die| (die.face(), die.again(), attack.is_hit(*die, modifier));
        AttackView {
            source: attack.source,
            side: attack.side,
            target: attack.target,
            dice: attack.dice.iter().map(shown).collect(),
            pool: attack.pool,
            need: attack.need,
            modifier,
            hits: attack.hits.to_vec(),
            crew: attack.crew,
            dealt: attack.dealt[..self.heroes.len()].to_vec(),
            object: attack.object,
        }
    }
}

fn crew_views(crew: &Crew) -> Vec<CrewView> {
    let view = |stack: &crate::second::crew::Stack| CrewView {
        cell: stack.cell,
        deckhands: stack.count[0],
        bosuns: stack.count[1],
        ready: stack.ready,
    };
    crew.stacks.iter().map(view).collect()
}
