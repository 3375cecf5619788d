//! Movement: dice, the way they pay for, and where it ends.

use crate::abilities::Cue;
use crate::effects::vocabulary::{Moment, Terrain, Terrains};
use crate::event::Event;
use crate::pack::{Hex, NOWHERE};
use crate::run::Run;
use crate::source::{Source, Text};
use crate::state::{DICE, Quest, Table};
use crate::steps::{Asked, Paces, Way};
use crate::task::Task;
use freeport_kernel::Seat;
use tinyvec::ArrayVec;

/// Rolling so many dice is no rest, and every die less sheds one exhaustion (RN-6.8).
pub(crate) const UNRESTED: u8 = 4;

/// What a movement die shows, or a card lets it show.
type Faces = ArrayVec<[Terrains; DICE]>;

impl Quest {
    /// The way of moving is chosen, unless a card has already brought the party somewhere.
    pub(crate) fn move_on(&mut self) {
        if !self.warped {
            self.push(Task::Ask(Asked::Way(Way)));
        }
    }

    /// The most movement dice that a party may roll now (RN-6.28).
    pub(crate) fn most_dice(&self, seat: Seat) -> u8 {
        let tired = self.party(seat).is_worn() && !self.ignores_fatigue(seat);
        let most = if tired { UNRESTED } else { DICE as u8 };
        most.min(self.move_cap(seat))
    }

    /// The neighbours of a hex.
    pub(crate) fn neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<> {
        let around = self.pack().atlas.neighbours.get(usize::from(hex));
        around.into_iter().flatten().copied().filter(|hex| *hex != NOWHERE)
    }

    #[inline]
    pub(crate) fn terrain(&self, hex: Hex) -> Terrain {
        self.pack().atlas.terrain[usize::from(hex)]
    }

    /// What a face of a movement die shows.
    pub(crate) fn symbols(&self, face: u8) -> Terrains {
        self.pack().atlas.faces[usize::from(face)]
    }

    /// Rolls one movement die.
    pub(crate) fn movement_die(table: &mut Table) -> u8 {
        table.roll(6) - 1
    }

    /// Movement dice are rolled, and the party walks; without dice it stays.
    pub(crate) fn roll_movement(&mut self, dice: u8, table: &mut Table) {
        let seat = self.acting;
        if dice == 0 {
            table.tell(|| Event::Stayed { seat, hex: self.party(seat).hex });
            return;
        }
        self.dice = (0..dice).map(|_| Quest::movement_die(table)).collect();
        self.path.clear();
        table.tell(|| Event::MoveRolled { seat, dice: self.told_dice() });
        self.push(Task::Walk);
    }

    /// The dice as events tell them.
    pub(crate) fn told_dice(&self) -> Vec<Vec<Terrain>> {
        self.dice.iter().map(|face| self.symbols(*face).iter().collect()).collect()
    }

    /// The party walks on while dice are left.
    pub(crate) fn walk_on(&mut self) {
        if self.path.len() < self.dice.len() {
            self.push(Task::Ask(Asked::Paces(Paces)));
        }
    }

    /// Whether the dice pay for all hexes entered so far and for one of this terrain, too (RN-6.16).
    pub(crate) fn can_pay(&self, terrain: Terrain) -> bool {
        if self.path.len() >= self.dice.len() {
            return false;
        }
        let mut left: Faces = self.dice.iter().map(|face| self.symbols(*face)).collect();
        let mut wilds = Faces::new();
        self.wilds(self.acting).take(DICE).for_each(|wild| wilds.push(wild));
        let entered = self.path.iter().map(|hex| self.terrain(*hex)).chain([terrain]);
        // A city takes any die, and so it never matters which: what is left after the others is enough.
        let asked: ArrayVec<[u8; DICE]> =
            entered.filter(|terrain| *terrain != Terrain::City).map(|terrain| terrain as u8).collect();
        match_dice(&asked, &mut left, &mut wilds)
    }

    /// The party enters a hex, for a die or without one.
    pub(crate) fn enter(&mut self, seat: Seat, hex: Hex, paid: bool, table: &mut Table) {
        let from = self.party(seat).hex;
        let party = self.party_mut(seat);
        (party.hex, party.from) = (hex, from);
        if paid {
            self.path.push(hex);
            self.push(Task::Walk);
        }
        let left = (self.dice.len() - self.path.len()) as u8;
        table.tell(|| Event::Entered { seat, from, hex, left });
        self.suffer_event(seat, Moment::Enter(self.terrain(hex)));
    }

    /// What the event in force does to a hero at a moment.
    fn suffer_event(&mut self, seat: Seat, moment: Moment) {
        let Some(card) = self.event else { return };
        let source = Source::new(seat, Text::Event(card));
        for (line, _) in (0..).zip(self.lines_of(source)).filter(|(_, line)| line.when == moment) {
            self.push(Task::Run(Run::of(source, line)));
        }
    }

    /// A hero is placed in a city, and has ended movement there (RN-6.30).
    pub(crate) fn warp(&mut self, seat: Seat, city: u8, table: &mut Table) {
        let hex = self.pack().atlas.towns[usize::from(city)].hex;
        let party = self.party_mut(seat);
        let from = std::mem::replace(&mut party.hex, hex);
        party.from = NOWHERE;
        self.warped = true;
        table.tell(|| Event::Warped { seat, from, hex, city: self.town_id(city) });
    }

    /// The end of movement, in the order of RN-6.29; the last of it comes after this.
    pub(crate) fn end_movement(&mut self) {
        let seat = self.acting;
        let town = self.town_at(self.party(seat).hex);
        if let Some(town) = town {
            self.remind(seat, |moment| matches!(moment, Moment::Arrive(city) if city.0 == town + 1));
        } else {
            self.suffer_event(seat, Moment::Camp);
        }
        self.offer(seat, Cue::Postmove);
    }

    /// Carried encounters that speak of this moment.
    pub(crate) fn remind(&mut self, seat: Seat, fits: impl Fn(Moment) -> bool) {
        for card in self.party(seat).tasks.iter() {
            let source = Source::new(seat, Text::Encounter(card));
            for (line, _) in (0..).zip(self.lines_of(source)).filter(|(_, line)| fits(line.when)) {
                self.push(Task::Run(Run::of(source, line)));
            }
        }
    }

    /// The id of a city.
    pub(crate) fn town_id(&self, city: u8) -> &'static str {
        self.pack().atlas.towns.get(usize::from(city)).map_or("nothing", |town| &town.id)
    }
}

/// Whether every terrain can have a die of its own that shows it, or any die by the leave of a card of its own.
fn match_dice(asked: &[u8], dice: &mut Faces, wilds: &mut Faces) -> bool {
    let Some((first, rest)) = asked.split_first() else { return true };
    let bit = 1 << first;
    for at in 0..dice.len() {
        let shows = dice[at];
        // Of dice that show the same only one need be tried.
        if shows.0 & bit == 0 || dice[..at].contains(&shows) {
            continue;
        }
        dice.remove(at);
        let fits = match_dice(rest, dice, wilds);
        dice.insert(at, shows);
        if fits {
            return true;
        }
    }
    for at in 0..wilds.len() {
        let leave = wilds[at];
        if leave.0 & bit == 0 || wilds[..at].contains(&leave) {
            continue;
        }
        wilds.remove(at);
        let fits = (0..dice.len()).any(|spent| {
            let shows = dice.remove(spent);
            let fits = match_dice(rest, dice, wilds);
            dice.insert(spent, shows);
            fits
        });
        wilds.insert(at, leave);
        if fits {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faces(dice: &[u8]) -> Faces {
        dice.iter().map(|bits| Terrains(*bits)).collect()
    }

    #[test]
    fn dice_are_matched_as_a_whole_and_not_one_by_one() {
        // The first die alone shows 0, both show 1: whoever spent it for 1 would be stuck.
        assert!(match_dice(&[1, 0], &mut faces(&[0b11, 0b10]), &mut Faces::new()));
        assert!(!match_dice(&[0, 0], &mut faces(&[0b11, 0b10]), &mut Faces::new()));
    }

    #[test]
    fn each_leave_is_good_for_one_die() {
        assert!(match_dice(&[2, 2], &mut faces(&[0b1, 0b1]), &mut faces(&[0b100, 0b110])));
        assert!(!match_dice(&[2, 2], &mut faces(&[0b1, 0b1]), &mut faces(&[0b100])));
        assert!(!match_dice(&[2, 2], &mut faces(&[0b1]), &mut faces(&[0b100, 0b100])));
    }
}
