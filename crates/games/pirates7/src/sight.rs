//! The game as a viewer sees it.

use crate::cards::Card;
use crate::components::{Cargo, Character, Nation};
use crate::phase::{Phase, Venture};
use crate::state::Pirates7;
use crate::tray::Die;
use crate::view::{Asked, BoardView, CurseView, DieView, Omen, RaidView, Resolving, Tally, View};
use crate::whirlpool::dice_of;
use freeport_kernel::{Game, Seat, Viewer};

impl Pirates7 {
    /// The game as the viewer sees it. After the end everything is open.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        let sees = |seat: Seat| over || viewer == Viewer::Open || viewer == Viewer::Seat(seat);
        let [fruit, coffee, rum, discarded_talismans] = self.discard;
        View {
            players: self.players,
            round: self.round,
            first: self.first,
            rounds_after: self.rounds_after,
            asked: self.asked(),
            outcome: self.turn().outcome(),
            resolving: self.called.map(|character| Resolving {
                character,
                seat: self.resolver,
                gift: self.gift_level(),
            }),
            port: self.port,
            prices: self.pack.prices(self.port),
            top: self.top,
            deck: self.deck_size(),
            above_end: self.above_end(),
            loot: self.loot.iter().sum(),
            discard: Cargo::new(fruit, coffee, rum),
            discarded_talismans,
            corsairs: Nation::of(self.free_corsairs()).collect(),
            tally: (self.tally || over).then(|| Tally {
                played: Card::of(self.played).collect(),
                caravans_left: Nation::ALL.map(|nation| self.unplayed(nation)),
            }),
            boards: Seat::all(self.players).map(|seat| self.board_view(seat, sees(seat))).collect(),
            raid: self.raid_view(),
            curse: self.curse_view(),
            tray: self.tray.iter().map(|die| self.die_view(*die)).collect(),
        }
    }

    fn asked(&self) -> Option<Asked> {
        let seats: Vec<Seat> = self.turn().waiting().iter().collect();
        let own = self.pirate(*seats.first()?);
        let (goods, limit) = match self.phase {
            Phase::Gift { level } => (None, Some(level)),
            Phase::Commit { seat } => (None, Some(self.most_ships(seat))),
            Phase::Loading { drawn, .. } => (Some(drawn), Some(own.room())),
            Phase::Whirlpool { left, .. } => (None, Some(left)),
            Phase::Overflow { .. } => (Some(own.goods), Some(own.overflow())),
            Phase::Action if self.called == Some(Character::Shipwright) => {
                (None, Some(u16::from(own.reserve).min(own.chests) as u8))
            }
            _ => (None, None),
        };
        Some(Asked { seats, what: self.question(), goods, limit })
    }

    /// What is asked, as a key of the phrase book.
    fn question(&self) -> &'static str {
        match self.phase {
            Phase::Choosing => "ask-character",
            Phase::Before => "ask-rituals-before",
            Phase::Action => match self.called {
                Some(Character::Shipwright) => "ask-shipwright",
                Some(Character::Governor) => "ask-governor",
                Some(Character::Captain) => "ask-captain",
                Some(Character::Islander) => "ask-islander",
                Some(Character::Shaman) => "ask-shaman",
                Some(Character::Merchant) => "ask-merchant",
                Some(Character::Cartographer) | None => "ask-cartographer",
            },
            Phase::Gift { .. } => "ask-gift",
            Phase::After => "ask-rituals-after",
            Phase::Commit { .. } => "ask-commit",
            Phase::Ruler => "ask-ruler",
            Phase::Loading { .. } => "ask-loading",
            Phase::Idol => "ask-idol",
            Phase::Tavern => "ask-tavern",
            Phase::Forfeit { .. } => "ask-forfeit",
            Phase::Whirlpool { .. } => "ask-whirlpool",
            Phase::Overflow { .. } => "ask-overflow",
            Phase::FinalDeals { .. } => "ask-final-deals",
            Phase::Over => "ask-nothing",
        }
    }

    fn board_view(&self, seat: Seat, sees: bool) -> BoardView {
        let own = self.pirate(seat);
        BoardView {
            seat,
            chests: own.chests,
            token: own.token(),
            reserve: own.reserve,
            free: own.free(),
            loaded: own.sea - own.free(),
            guards: own.guards,
            owed: own.guards_owed(),
            capacity: own.capacity(),
            goods: own.goods,
            talismans: own.talismans,
            yin_yang: own.yin_yang,
            marks: own.marks,
            corsairs: Nation::of(own.corsairs).collect(),
            double_hold: own.double_hold,
            unsinkable: own.unsinkable,
            hand_size: own.cards(),
            hand: sees.then(|| Card::of(own.hand).collect()),
            played: Character::of(own.played).collect(),
            available: Character::of(own.available()).collect(),
            has_chosen: own.chosen.is_some(),
            chosen: own.chosen.filter(|_| sees || self.is_turned_over(seat)),
            gift: self.most_gifts(seat),
            omens: if sees { self.omens(seat) } else { Vec::new() },
            points: self.score(seat).points,
            score: (self.phase == Phase::Over).then(|| self.score(seat)),
        }
    }

    /// What speaks against the Characters that a seat has still to choose from.
    fn omens(&self, seat: Seat) -> Vec<Omen> {
        let own = self.pirate(seat);
        if self.phase != Phase::Choosing || own.chosen.is_some() {
            return Vec::new();
        }
        Character::of(own.available()).filter_map(|character| self.omen(seat, character)).collect()
    }

    fn raid_view(&self) -> Option<RaidView> {
        let Venture::Raid { caravan, sent } = self.venture else { return None };
        let asked = match self.phase {
            Phase::Commit { seat } => Some(seat),
            _ => None,
        };
        let has_sent = |seat: Seat| {
            self.in_turn(None).take_while(|other| Some(*other) != asked).any(|other| other == seat)
        };
        Some(RaidView {
            seat: self.resolver,
            caravan,
            nation: caravan.nation(),
            ships: self.pack.ships(caravan),
            limit: self.raid_limit(caravan),
            sent: Seat::all(self.players).map(|seat| has_sent(seat).then_some(sent[seat.index()])).collect(),
            tied: if self.phase == Phase::Ruler { self.tied_pairs() } else { Vec::new() },
        })
    }

    fn curse_view(&self) -> Option<CurseView> {
        let Venture::Curse { curse, good, tavern } = self.venture else { return None };
        let (disputed, left) = match self.phase {
            Phase::Whirlpool { disputed, left } => (disputed, left),
            _ => (0, 0),
        };
        let dealt = tavern[..self.players as usize].iter().all(|face| *face > 0);
        Some(CurseView {
            seat: self.resolver,
            curse,
            good,
            tavern: if dealt { tavern[..self.players as usize].to_vec() } else { Vec::new() },
            disputed: dice_of(disputed).collect(),
            left,
        })
    }

    fn die_view(&self, lie: Die) -> DieView {
        DieView { lie, afloat: self.is_afloat(lie.die) }
    }
}
