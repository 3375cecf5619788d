//! What must be true of every state: each card, each figure is somewhere, exactly once.

use crate::second::beast::Beast;
use crate::second::crew::Stack;
use crate::second::hero::{DRAGON, NOBODY, Standing};
use crate::second::pack::DECK;
use crate::second::side::Side;
use crate::second::state::{Melee, PIECES, POINTS, Phase, TRACK};
use crate::second::steps::Asked;
use crate::second::task::Task;
use freeport_steps::{Agenda, Question};

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

impl Melee {
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure((2..=6).contains(&self.players), "Second Tide is for 2 to 6 players")?;
        ensure(usize::from(self.layout) < self.pack().layouts.len(), "there is no such layout")?;
        let named = |faction: u8| usize::from(faction) < self.pack().factions.len();
        let factions = self.sides.iter().map(|hold| hold.faction).chain(self.wishes.into_iter().flatten());
        ensure(factions.into_iter().all(named), "there is no such faction")?;
        let strangers = u64::MAX.checked_shl(self.pack().heroes.len() as u32).unwrap_or(0);
        let known = |heroes: &u64| heroes & strangers == 0;
        ensure(self.drafted.iter().chain(&self.offered).all(known), "there is no such hero")?;
        let settled = self.wishes.iter().all(Option::is_some);
        if !self.is_free_for_all() && settled {
            for side in Side::BOTH {
                self.audit_cards(side)?;
                self.audit_crew(side)?;
                self.audit_seats(side)?;
            }
        }
        for hero in self.everybody() {
            self.audit_hero(hero)?;
        }
        self.audit_pieces()?;
        self.audit_beasts()?;
        self.audit_agenda()
    }

    fn audit_cards(&self, side: Side) -> Result<(), String> {
        let hold = self.hold(side);
        let mut all = 0u64;
        let hands = self.seats_of(side).map(|seat| self.hands[seat.index()]);
        let tossed = self.seats_of(side).map(|seat| self.tossed[seat.index()]);
        for pile in hands.chain(tossed).chain([hold.deck, hold.discard, hold.playing]) {
            ensure(all & pile == 0, "a Tide card is in two places at once")?;
            all |= pile;
        }
        ensure(all == (1 << DECK) - 1, "a Tide card is missing")?;
        let mute = |seat: u8| self.hands[usize::from(seat)] | self.tossed[usize::from(seat)] == 0;
        ensure((self.players..6).all(mute), "an empty seat holds cards")?;
        ensure(hold.track <= TRACK, "a marker left its track")?;
        let won = self.winner == Some(side);
        ensure(
            hold.points <= POINTS && (hold.points == POINTS) == won,
            "the game should be over, or should not",
        )
    }

    fn audit_crew(&self, side: Side) -> Result<(), String> {
        let (hold, board) = (self.hold(side), &self.pack().crew);
        let mut count = hold.crew.total();
        let marching = side == self.active;
        for crew in [&self.landed, &self.rested].into_iter().filter(|_| marching) {
            let more = crew.total();
            count = [count[0] + more[0], count[1] + more[1]];
        }
        ensure(count[0] + hold.supply[0] == board.deckhands, "a deckhand is missing")?;
        ensure(count[1] + hold.supply[1] == board.bosuns, "a bosun is missing")?;
        hold.crew.stacks.iter().try_for_each(|stack| self.audit_stack(side, stack))?;
        let sorted = hold.crew.stacks.windows(2).all(|pair| pair[0].cell < pair[1].cell);
        ensure(sorted, "stacks of crew are out of order")
    }

    fn audit_stack(&self, side: Side, stack: &Stack) -> Result<(), String> {
        ensure(stack.cell.index() < self.chart().grid.ground.len(), "crew stands off the field")?;
        let fits = stack.ready[0] <= stack.count[0] && stack.ready[1] <= stack.count[1];
        ensure(!stack.is_empty() && fits, "a stack cannot be")?;
        ensure(!self.is_sea(stack.cell), "crew stands in the sea")?;
        ensure(!self.foe_at(side, stack.cell), "crew shares a cell with an enemy")
    }

    fn audit_seats(&self, side: Side) -> Result<(), String> {
        let seats = self.seats_of(side).count() as u8;
        let hold = self.hold(side);
        ensure(hold.captain < seats && hold.boatswain < seats, "nobody leads a side")?;
        if self.round == 0 {
            return Ok(());
        }
        for seat in self.seats_of(side) {
            let own = self.heroes_of(side).filter(|hero| self.hero(*hero).owner == seat).count();
            ensure(own as u8 <= self.slots(seat), "a seat controls more heroes than it may")?;
        }
        Ok(())
    }

    /// Whether damage is being dealt, somebody is falling or the game ended: then things may be that cannot stay so.
    fn is_falling(&self) -> bool {
        let unsettled = |task: &Task| {
            matches!(
                task,
                Task::Fall { .. }
                    | Task::Drown { .. }
                    | Task::Sink { .. }
                    | Task::Ask(Asked::FallOrder(_) | Asked::DrownOrder(_))
            )
        };
        let over = self.winner.is_some();
        over || self.falling != 0 || !self.attacks.is_empty() || self.agenda.iter().any(unsettled)
    }

    fn audit_hero(&self, hero: u8) -> Result<(), String> {
        let own = self.hero(hero);
        let falling = self.is_falling();
        ensure(usize::from(own.card) < self.pack().heroes.len(), "a hero has no card")?;
        ensure(own.owner.0 < self.players && self.side_of(own.owner) == own.side, "a hero obeys an enemy")?;
        ensure(own.levels.iter().all(|level| *level <= 2), "a skill has too high a level")?;
        let sound = own.damage < self.durability(hero) || falling || own.state.is_defeated();
        ensure(sound, "a hero has more damage than it can bear")?;
        ensure((own.state == Standing::Out) <= self.is_free_for_all(), "a hero is out of a battle")?;
        if !own.deployed() {
            let clean = own.statuses == 0 || own.state == Standing::Overboard;
            return ensure(clean, "a hero off the field has a status");
        }
        ensure(own.cell.index() < self.chart().grid.ground.len(), "a hero stands off the field")?;
        ensure(falling || !self.is_sea(own.cell), "a hero stands in the sea")?;
        let alone = self.is_free_for_all() || !self.foe_at(own.side, own.cell);
        ensure(falling || alone, "a hero shares a cell with an enemy")?;
        let moving = self.agenda.iter().any(|task| matches!(task, Task::Walk(_) | Task::Ask(_)));
        ensure(moving || !self.is_foreign(own.side, own.cell), "a hero stands on an enemy spawn point")
    }

    fn audit_pieces(&self) -> Result<(), String> {
        for piece in 0..self.chart().equipment.len() {
            let (hp, lost) = (self.piece(piece as u8).hp, self.lost >> piece & 1 == 1);
            let damage = self.damage[piece];
            let sound = if lost { damage >= hp } else { damage < hp || self.is_falling() };
            ensure(sound, "equipment stands that should not, or the other way round")?;
        }
        let rest = self.damage[self.chart().equipment.len().min(PIECES)..].iter().all(|damage| *damage == 0);
        ensure(rest, "damage lies where there is no equipment")
    }

    fn audit_beasts(&self) -> Result<(), String> {
        let beasts = &self.pack().beasts;
        let bearable = |beast: Beast, hp: u8| beast.damage() < hp || self.is_falling();
        ensure(bearable(self.kraken, beasts.kraken.hp), "the Kraken should be beaten")?;
        ensure(bearable(self.dragon.beast, beasts.dragon.hp), "the Sea Dragon should be beaten")?;
        for beast in [self.kraken, self.dragon.beast] {
            ensure(
                beast.cell().is_none_or(|cell| self.is_sea(cell)),
                "a creature lies on a gangplank or a deck",
            )?;
        }
        let apart = self.kraken.cell().is_none() || self.kraken.cell() != self.dragon.beast.cell();
        ensure(apart, "two creatures lie in one cell")?;
        ensure(self.cut & self.sunk == 0, "a gangplank is gone twice")
    }

    fn audit_agenda(&self) -> Result<(), String> {
        if self.winner.is_some() {
            return ensure(
                self.agenda.is_empty() && self.attacks.is_empty(),
                "something goes on after the end",
            );
        }
        let waits = self.asked().is_some_and(|asked| !asked.who(self).is_empty());
        ensure(waits, "the game waits for nobody")?;
        let known =
            self.acting == NOBODY || self.acting == DRAGON || usize::from(self.acting) < self.heroes.len();
        ensure(known, "somebody unknown acts")?;
        let calm = self.phase == Phase::Turns || self.acting == NOBODY;
        ensure(calm, "somebody acts outside of turns")?;
        ensure(self.agenda.len() < self.agenda.capacity() - 8, "too much is under way")
    }
}
