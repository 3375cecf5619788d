//! What an attack does: damage, and what falls to it.

use crate::effects::vocabulary::Moment;
use crate::second::beast::Beast;
use crate::second::cause::{Cause, Src};
use crate::second::event::Event;
use crate::second::hero::NOBODY;
use crate::second::side::Side;
use crate::second::state::{Melee, Table};
use crate::second::targets::Prize;
use crate::second::task::{Stage, Task};

impl Melee {
    /// All damage of the attack is applied at once.
    pub(crate) fn deal_damage(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Crew));
        for hero in self.everybody() {
            let at = usize::from(hero);
            let Some(attack) = self.attacks.last_mut() else { return };
            let damage = attack.dealt[at].saturating_sub(attack.prevented[at]);
            attack.suffered[at] = damage;
            self.wound(hero, damage, table);
        }
        let Some(attack) = self.attacks.last() else { return };
        let (hero, damage) = (attack.hero(), attack.object);
        let Some((prize, left)) = self.object_of(attack).filter(|_| damage > 0) else { return };
        let damage = damage.min(left);
        match prize {
            Prize::Piece(piece) => {
                self.damage[usize::from(piece)] += damage;
                let total = self.damage[usize::from(piece)];
                let side = self.piece_side(piece);
                table.tell(|| Event::PieceDamaged { side, piece: self.piece_id(piece), damage, total });
                if let Some(hero) = hero.filter(|_| self.is_free_for_all()) {
                    self.gain(hero, damage, table);
                }
            }
            Prize::Dragon => {
                if let Beast::Aboard { damage: total, .. } = &mut self.dragon.beast {
                    *total += damage;
                    let total = *total;
                    table.tell(|| Event::DragonDamaged { damage, total });
                }
            }
            Prize::Kraken => {
                if let Beast::Aboard { damage: total, .. } = &mut self.kraken {
                    *total += damage;
                    let total = *total;
                    table.tell(|| Event::KrakenDamaged { damage, total });
                }
            }
        }
    }

    /// Crew that was hit falls.
    pub(crate) fn fell_crew(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Heroes));
        let Some(attack) = self.attacks.last() else { return };
        let (count, cell, hero) = (attack.crew, attack.target, attack.hero());
        let Some(side) = self.crew_hit(attack).filter(|_| count != [0; 2]) else { return };
        let [deckhands, bosuns] = self.remove_crew(side, cell, count);
        table.tell(|| Event::CrewFell { side, cell, deckhands, bosuns });
        if let Some(attack) = self.attacks.last_mut() {
            attack.felled += deckhands + bosuns;
        }
        if let Some(hero) = hero {
            self.gain(hero, deckhands + bosuns, table);
        }
    }

    /// Crew leaves the field: back to its supply.
    pub(crate) fn remove_crew(&mut self, side: Side, cell: crate::Cell, count: [u8; 2]) -> [u8; 2] {
        let hold = self.hold_mut(side);
        let gone = hold.crew.remove(cell, count);
        hold.supply[0] += gone[0];
        hold.supply[1] += gone[1];
        gone
    }

    /// Heroes with too much damage are defeated.
    pub(crate) fn fell_heroes(&mut self) {
        self.push(Task::Strike(Stage::Object));
        let doomed = self.everybody().filter(|hero| self.is_doomed(*hero)).count() as u8;
        let Some(attack) = self.attacks.last_mut() else { return };
        attack.felled += doomed;
        let by = attack.hero().unwrap_or(NOBODY);
        self.push(Task::Fall { by });
    }

    /// An object that has all its damage falls.
    pub(crate) fn fell_object(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::After));
        let Some(attack) = self.attacks.last().filter(|attack| attack.object > 0) else { return };
        let (by, seat) = (attack.hero().unwrap_or(NOBODY), attack.seat);
        let Some(side) = attack.side else { return };
        match self.object_of(attack) {
            Some((Prize::Piece(piece), 0)) => self.wreck(piece, side, seat, table),
            Some((Prize::Dragon, 0)) => self.slay_dragon(side, by, table),
            Some((Prize::Kraken, 0)) => self.slay_kraken(side, by, table),
            _ => {}
        }
    }

    /// A piece of equipment is destroyed by a side.
    fn wreck(&mut self, piece: u8, side: Side, seat: freeport_kernel::Seat, table: &mut Table) {
        self.lost |= 1 << piece;
        let owner = self.piece_side(piece);
        table.tell(|| Event::PieceDestroyed { side: owner, piece: self.piece_id(piece) });
        if self.is_free_for_all() {
            return;
        }
        let card = self.piece(piece);
        self.score(side, card.vp, table);
        if self.winner.is_some() {
            return;
        }
        self.pay_out(side, card.coins, table);
        let cause = Cause::new(Src::Piece(piece), seat, NOBODY);
        for (at, line) in card.lines.iter().enumerate().rev() {
            if line.when == Moment::Destroyed && self.holds_all(line, &cause) {
                self.push(Task::Run { cause: Cause { line: at as u8, ..cause }, at: 0 });
            }
        }
    }

    /// The Sea Dragon is defeated; a side is rewarded.
    pub(crate) fn slay_dragon(&mut self, side: Side, by: u8, table: &mut Table) {
        self.dragon.beast = Beast::Beaten;
        table.tell(|| Event::DragonGone);
        if self.acting == crate::second::hero::DRAGON {
            self.acting = NOBODY;
        }
        let dragon = &self.pack().beasts.dragon;
        self.claim((dragon.vp, dragon.prize, dragon.share), side, by, table);
    }

    /// The Kraken is defeated; its gangplank comes back, and both tracks begin anew.
    fn slay_kraken(&mut self, side: Side, by: u8, table: &mut Table) {
        self.kraken = Beast::Beaten;
        let back = std::mem::take(&mut self.sunk);
        for hold in &mut self.sides {
            hold.track = 0;
        }
        table.tell(|| Event::KrakenGone);
        for (cell, _) in self.chart().planks.iter().zip(0u8..).filter(|(_, plank)| back >> plank & 1 == 1) {
            table.tell(|| Event::PlankBack { cell: *cell });
        }
        let kraken = &self.pack().beasts.kraken;
        self.claim((kraken.vp, kraken.prize, kraken.share), side, by, table);
    }

    /// What a creature is worth goes to a side and its heroes.
    fn claim(&mut self, (points, prize, share): (u8, u8, u8), side: Side, by: u8, table: &mut Table) {
        self.score(side, points, table);
        if self.winner.is_some() {
            return;
        }
        if by == NOBODY {
            self.pay_out(side, share, table);
        } else {
            self.gain(by, prize, table);
        }
    }

    /// The id of a piece of equipment.
    pub(crate) fn piece_id(&self, piece: u8) -> &'static str {
        &self.piece(piece).id
    }
}
