//! Free actions of crew cards.

use crate::chart::Cell;
use crate::components::{Figure, Power};
use crate::faction::Faction;
use crate::moves::Move;
use crate::resolve::Table;
use crate::state::Ahoy;
use crate::task::{Course, Range, Task, Voyage};

/// The powers that are used as free actions.
const FREE_ACTIONS: [Power; 5] =
    [Power::Aeronauts, Power::GhastlyGust, Power::Mystic, Power::WhisperingWind, Power::NaiveNoble];

impl Ahoy {
    pub(crate) fn crew_options(&self, owner: Faction, into: &mut Vec<Move>) {
        if self.crew[owner.index()] != 0 {
            into.extend(FREE_ACTIONS.into_iter().filter(|power| self.can_use(owner, *power)).map(Move::Use));
        }
    }

    /// Whether a crew card's free action can be used now.
    fn can_use(&self, owner: Faction, power: Power) -> bool {
        self.has_power(owner, power)
            && match power {
                Power::Aeronauts => self.gold[owner.index()] > 0 && self.twin_island(owner).is_some(),
                Power::Mystic => !self.hexed && self.damageable(owner, true).next().is_some(),
                Power::WhisperingWind => {
                    !self.whispered
                        && self.gold[owner.index()] >= 2
                        && self.has_destination(Figure::Flagship(owner), Range::Whisper)
                }
                Power::NaiveNoble => self.stealable(owner).next().is_some(),
                _ => true,
            }
    }

    /// The other island of the suit of the island the flagship is on.
    fn twin_island(&self, owner: Faction) -> Option<Cell> {
        let here = self.flag(owner);
        let suit = self.suit_at(here)?;
        self.chart
            .regions()
            .map(|region| self.chart.island(region))
            .find(|island| *island != here && self.suit_of(island.region()) == suit)
    }

    pub(crate) fn use_power(&mut self, owner: Faction, power: Power, table: &mut Table) {
        let figure = Figure::Flagship(owner);
        match power {
            Power::Aeronauts => {
                if let Some(island) = self.twin_island(owner) {
                    self.pay(owner, 1, table);
                    let voyage = Voyage { figure, mover: owner, course: Course::Plain, ..Voyage::default() };
                    self.fly_to(voyage, island, table);
                }
            }
            Power::GhastlyGust => {
                self.discard_power(owner, power, table);
                self.fly(figure, Course::Plain, Range::Anywhere);
            }
            Power::WhisperingWind => {
                self.whispered = true;
                self.pay(owner, 2, table);
                self.fly(figure, Course::Plain, Range::Whisper);
            }
            Power::Mystic => {
                self.hexed = true;
                self.push(Task::Hex { owner });
                self.push(Task::Take { victim: figure, board_only: true });
            }
            Power::NaiveNoble => {
                self.discard_power(owner, power, table);
                self.push(Task::Noble { owner });
            }
            _ => {}
        }
    }

    fn discard_power(&mut self, owner: Faction, power: Power, table: &mut Table) {
        if let Some(card) = self.card_with(owner, power) {
            self.discard_crew(owner, card, table);
        }
    }
}
