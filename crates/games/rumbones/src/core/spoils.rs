//! What falls to an attack, and what it brings.

use crate::core::beast::{Beast, Creature};
use crate::core::hero::NOBODY;
use crate::core::state::{Boarding, Table};
use crate::core::targets::Prize;
use crate::core::task::{Stage, Task};
use crate::effects::vocabulary::Rank;
use crate::event::Event;
use crate::steps::{Asked, Bounty};

impl Boarding {
    /// Crew that was hit falls.
    pub(crate) fn fell_crew(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Claim));
        let Some(attack) = self.attacks.last() else { return };
        let (crew, victim, target, hero) = (attack.crew, attack.victim, attack.target, attack.hero());
        let mut gone = [0u8; 2];
        for (place, count) in crew.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let (rank, lane) = (if place < 3 { Rank::Deckhand } else { Rank::Bosun }, place as u8 % 3);
            gone[place / 3] += self.remove_crew(victim, target, rank, lane, count);
        }
        let [deckhands, bosuns] = gone;
        if deckhands + bosuns > 0 {
            table.tell(|| Event::CrewFell { side: victim, cell: target, deckhands, bosuns });
            if let Some(attack) = self.attacks.last_mut() {
                attack.felled_crew = deckhands + bosuns;
            }
            if let Some(hero) = hero {
                self.gain(hero, deckhands + bosuns, table);
            }
        }
        self.push(Task::Fall { by: hero.unwrap_or(NOBODY) });
    }

    /// An objective or a creature that has all its damage falls.
    pub(crate) fn fell_tile(&mut self, table: &mut Table) {
        self.push(Task::Strike(Stage::Mark));
        let Some(attack) = self.attacks.last() else { return };
        let (side, victim, beast) = (attack.side, attack.victim, attack.by_beast());
        let seat = attack.hero().map_or_else(|| self.leader(side), |hero| self.controller(hero));
        let Some((prize, left)) = self.tile_of(attack).filter(|_| attack.tile > 0) else { return };
        if left > 0 {
            return;
        }
        let (points, coins) = match prize {
            Prize::Tile(tile) => {
                self.hold_mut(victim).lost |= 1 << tile;
                let card = &self.pack.tiles[usize::from(tile)];
                (card.vp, card.coins)
            }
            Prize::Creature(creature) => {
                *self.beast_mut(creature) = Beast::Beaten { by: (!beast).then_some(side) };
                self.reward(creature)
            }
        };
        if beast {
            table.tell(|| Event::BeastGone { creature: Creature::Kraken });
            return;
        }
        self.hold_mut(side).points += points;
        let total = self.hold(side).points;
        let name = match prize {
            Prize::Tile(tile) => self.tile_id(tile),
            Prize::Creature(creature) => creature.id(),
        };
        table.tell(|| Event::Claimed { side, what: name, points, total });
        if total >= self.edition.switches().points {
            self.winner = Some(side);
            table.reveal();
            table.tell(|| Event::GameWon { side });
            return;
        }
        self.push(Task::Ask(Asked::Bounty(Bounty { seat, left: coins })));
    }
}
