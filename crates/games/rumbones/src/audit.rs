//! What must be true of every state: each card, each figure is somewhere, exactly once.

use crate::core::beast::Beast;
use crate::core::hero::{COINS, HEROES, NOBODY, Standing};
use crate::core::side::{Side, TILES};
use crate::core::state::Boarding;
use crate::core::task::Task;
use crate::effects::vocabulary::Rank;
use crate::steps::Asked;
use freeport_kernel::Seat;
use freeport_steps::{Agenda, Question};

fn ensure(holds: bool, sentence: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(sentence.to_owned()) }
}

impl Boarding {
    pub(crate) fn audited(&self) -> Result<(), String> {
        ensure((2..=6).contains(&self.players), "Rum & Bones is for 2 to 6 players")?;
        for side in Side::BOTH {
            ensure(self.leader(side).0 < self.players, "nobody leads a side")?;
            self.audit_cards(side)?;
            self.audit_crew(side)?;
            self.audit_tiles(side)?;
            self.audit_slots(side)?;
        }
        for hero in 0..HEROES as u8 {
            self.audit_hero(hero)?;
        }
        self.audit_beasts()?;
        self.audit_agenda()
    }

    fn audit_cards(&self, side: Side) -> Result<(), String> {
        let hold = self.hold(side);
        let mut all = 0u64;
        let hands = self.seats_of(side).map(|seat| self.hands[seat.index()]);
        for pile in hands.chain([hold.deck, hold.discard, hold.pool, hold.playing, hold.looked]) {
            ensure(all & pile == 0, "a Tide card is in two places at once")?;
            all |= pile;
        }
        ensure(all == self.pack.deck(side), "a Tide card is missing")?;
        ensure(hold.known & !self.hands_of(side) == 0, "a card is known in a hand where it is not")?;
        for seat in self.seats_of(side) {
            ensure(self.hand_size(seat) <= self.hand_limit(seat), "a hand is too large")?;
        }
        let empty = (self.players..6).all(|seat| self.hands[usize::from(seat)] == 0);
        ensure(empty, "an empty seat holds cards")?;
        ensure(self.symbols_of(hold.discard & hold.playing) == 0, "a card is in play and discarded")
    }

    fn audit_crew(&self, side: Side) -> Result<(), String> {
        let hold = self.hold(side);
        let on_board = |rank: Rank| {
            let stacks = hold.crew.stacks.iter().filter(|stack| stack.rank() == rank);
            stacks.map(|stack| stack.count).sum::<u8>()
        };
        let card = &self.pack.crew;
        ensure(on_board(Rank::Deckhand) + hold.supply[0] == card.deckhand.count, "a deckhand is missing")?;
        ensure(on_board(Rank::Bosun) + hold.supply[1] == card.bosun.count, "a bosun is missing")?;
        let falling = self.is_falling();
        for stack in &hold.crew.stacks {
            ensure(stack.count > 0 && stack.ready <= stack.count && stack.lane < 3, "a stack cannot be")?;
            ensure(stack.cell.index() < self.map().ground.len(), "crew stands off the map")?;
            ensure(falling || !self.is_sea(stack.cell), "crew stands in the sea")?;
            ensure(self.ghost || self.is_open(side, stack.cell), "crew shares a place with an enemy")?;
        }
        let sorted = hold.crew.stacks.windows(2).all(|pair| {
            (pair[0].cell, pair[0].bosun, pair[0].lane) < (pair[1].cell, pair[1].bosun, pair[1].lane)
        });
        ensure(sorted, "stacks of crew are out of order")
    }

    fn audit_tiles(&self, side: Side) -> Result<(), String> {
        let hold = self.hold(side);
        let mut points = 0;
        for tile in 0..TILES {
            let (hp, lost) = (self.pack.tiles[tile].hp, hold.lost >> tile & 1 == 1);
            let whole =
                if lost { hold.damage[tile] >= hp } else { hold.damage[tile] < hp || self.is_falling() };
            ensure(whole, "an objective stands that should not, or the other way round")?;
            let enemy = self.hold(side.other());
            points += if enemy.lost >> tile & 1 == 1 { self.pack.tiles[tile].vp } else { 0 };
        }
        let beasts = [(self.kraken, self.pack.beasts.kraken.vp), (self.dragon, self.pack.beasts.dragon.vp)];
        for (beast, vp) in beasts {
            points += if beast == (Beast::Beaten { by: Some(side) }) { vp } else { 0 };
        }
        ensure(points == hold.points, "victory points do not come from claimed tiles")?;
        ensure(
            (points >= self.edition.switches().points) == (self.winner == Some(side)),
            "the game goes on although it is won, or the other way round",
        )
    }

    fn audit_slots(&self, side: Side) -> Result<(), String> {
        let taken = |hero: &u8| self.hero(*hero).state != Standing::Reserve;
        let count = Boarding::heroes_of(side).filter(taken).count() as u8;
        ensure(count <= self.limit(), "a side has more heroes in play than it may")?;
        for seat in self.seats_of(side) {
            let own = Boarding::heroes_of(side).filter(|hero| self.hero(*hero).owner == Some(seat)).count();
            ensure(own as u8 <= self.slots(seat), "a seat controls more heroes than it may")?;
        }
        Ok(())
    }

    /// Whether damage is being dealt or somebody is falling: then things may be for a moment that cannot stay so.
    fn is_falling(&self) -> bool {
        !self.attacks.is_empty()
            || self.agenda.iter().any(|task| {
                matches!(
                    task,
                    Task::Drag { .. }
                        | Task::Ask(Asked::Victim(_))
                        | Task::Fall { .. }
                        | Task::Bury { .. }
                        | Task::Sink { .. }
                        | Task::Sweep { .. }
                )
            })
    }

    fn audit_hero(&self, hero: u8) -> Result<(), String> {
        let own = self.hero(hero);
        let side = Boarding::side_of_hero(hero);
        let falling = self.is_falling();
        ensure(usize::from(own.card) < self.pack.heroes.len(), "a hero has no card")?;
        ensure(own.coins <= COINS, "a hero has too many coins")?;
        ensure(falling || own.damage < self.hit_points(hero), "a hero has more damage than it can bear")?;
        ensure((own.state == Standing::Reserve) == own.owner.is_none(), "a slot is filled by nobody")?;
        let seated = |seat: Seat| seat.0 < self.players && self.side_of(seat) == side;
        ensure(own.owner.is_none_or(seated), "a hero is controlled by an enemy")?;
        if own.deployed() {
            ensure(own.cell.index() < self.map().ground.len(), "a hero stands off the map")?;
            ensure(falling || !self.is_sea(own.cell), "a hero stands in the sea")?;
            ensure(
                self.ghost || falling || self.is_open(side, own.cell),
                "a hero shares a place with an enemy",
            )
        } else {
            ensure(own.statuses == 0, "a hero off the board has a status")?;
            let healthy = own.state == Standing::Overboard || own.damage == 0;
            ensure(healthy, "a hero in reserve or recovering has damage")
        }
    }

    fn audit_beasts(&self) -> Result<(), String> {
        let bearable = |beast: Beast, hp: u8| beast.damage() < hp || self.is_falling();
        ensure(bearable(self.kraken, self.pack.beasts.kraken.hp), "the Kraken should be beaten")?;
        ensure(bearable(self.dragon, self.pack.beasts.dragon.hp), "the Sea Dragon should be beaten")?;
        let home = |cell| self.is_plank(cell);
        ensure(self.dragon.cell().is_none_or(home), "the Sea Dragon is not on a gangplank")
    }

    fn audit_agenda(&self) -> Result<(), String> {
        if self.winner.is_some() {
            return ensure(self.agenda.is_empty(), "the game is over, and something is under way");
        }
        let Some(asked) = self.asked() else { return Err("the game waits for nothing".to_owned()) };
        let acting = self.acting == NOBODY || self.hero(self.acting).deployed();
        ensure(acting, "a hero acts that is not on the board")?;
        let Some(seat) = asked.who(self).first() else { return Err("nobody is asked".to_owned()) };
        ensure(seat.0 < self.players, "somebody is asked who does not sit here")?;
        let (count, _) = asked.count(self, seat);
        ensure(count > 1 || count == 1 && asked.always(), "somebody is asked and has no choice")
    }
}
