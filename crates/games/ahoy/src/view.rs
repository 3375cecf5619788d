//! What a viewer may know, field by field.

use crate::chart::{At, Cell};
use crate::components::{Card, Figure, PlanKind, Slot, Suit};
use crate::event::Ship;
use crate::faction::Faction;
use crate::moves::Side;
use crate::pack::Space;
use crate::state::{Ahoy, DAMAGE, Ending};
use crate::task::{Stage, Task};
use freeport_kernel::{Game, Outcome, Seat, Viewer};
use serde::Serialize;

/// Everything a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u16,
    /// Who began the round.
    pub first: Faction,
    /// Whose turn it is.
    pub active: Faction,
    /// Dice the player in turn still has to place.
    pub dice_due: u8,
    /// Who is asked for what; nobody when the game is over.
    pub asked: Option<Asked>,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
    /// The regions, in the order in which they were laid.
    pub regions: Vec<RegionView>,
    /// Tiles left in the stack.
    pub tiles_left: u8,
    /// The figures on the chart.
    pub figures: Vec<FigureView>,
    /// The players, in seat order.
    pub boards: Vec<BoardView>,
    /// The open market.
    pub market: Vec<Option<Card>>,
    /// Cards left in the market deck.
    pub market_left: u8,
    /// Discarded market cards.
    pub discard: Vec<Card>,
    /// Gold in the supply.
    pub bank: u8,
    /// The battle under way.
    pub battle: Option<BattleView>,
}

/// A decision that is owed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Who owes it.
    pub seat: Seat,
    /// What it is about: a key of the phrase book.
    pub what: &'static str,
    /// The figure that moves, if one does, and the paid steps it has left.
    pub voyage: Option<(Ship, At, u8)>,
    /// The tile to be laid, from 1.
    pub tile: Option<u8>,
}

/// A region of the chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RegionView {
    /// The tile's number, from 1.
    pub tile: u8,
    /// Its north-west space.
    pub at: At,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// The wealth die.
    pub wealth: u8,
    /// The island's suit.
    pub suit: Suit,
    /// Where the island is.
    pub island: At,
    /// The four spaces: NW, NE, SW, SE.
    pub spaces: [Space; 4],
    /// Comrades on the island.
    pub comrades: u8,
    /// Control points of the Squadron and the Union.
    pub control: (u8, u8),
}

/// Figures on a space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FigureView {
    /// What and whose.
    pub ship: Ship,
    /// Where.
    pub at: At,
    /// How many.
    pub count: u8,
}

/// A player's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView {
    /// The faction.
    pub faction: Faction,
    /// The fame.
    pub fame: u16,
    /// The gold.
    pub gold: u8,
    /// Dice in the supply.
    pub supply: Vec<u8>,
    /// Dice set aside.
    pub aside: Vec<u8>,
    /// The slots and what lies in them.
    pub slots: Vec<SlotView>,
    /// The crew.
    pub crew: Vec<Card>,
    /// The Squadron's supply.
    pub squadron: Option<SquadronView>,
    /// What only the Union has.
    pub union: Option<UnionView>,
    /// What only a Smuggler has.
    pub smuggler: Option<SmugglerView>,
}

/// A slot of a board or card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotView {
    /// Which slot.
    pub slot: Slot,
    /// The die it takes.
    pub need: crate::components::Need,
    /// The die in it, 0 for none.
    pub die: u8,
    /// Whether it is damaged.
    pub damaged: bool,
    /// Whether it is dashed and cannot be damaged.
    pub dashed: bool,
}

/// The Squadron's supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SquadronView {
    /// Patrols left.
    pub patrols: u8,
    /// Strongholds left.
    pub strongholds: u8,
}

/// The Union's own things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnionView {
    /// Comrades in the supply.
    pub supply: u8,
    /// Ready comrades.
    pub ready: u8,
    /// How many plans are in the hand.
    pub hand_size: u8,
    /// The plans, if the viewer may see them.
    pub hand: Option<Vec<PlanKind>>,
    /// Plans left in the deck.
    pub deck: u8,
    /// Plans played, face up.
    pub discard: Vec<PlanKind>,
    /// Ship cards beside the board.
    pub ships: Vec<PlanKind>,
}

/// A Smuggler's own things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SmugglerView {
    /// The cargo.
    pub cargo: Vec<Card>,
    /// Cards under the left and the right marker.
    pub pledged: [Vec<Card>; 2],
    /// The factions of the left and the right marker, if the viewer may know.
    pub markers: Option<[Faction; 2]>,
    /// The white reward marker: row and column, from 0.
    pub white: (u8, u8),
    /// The black reward marker.
    pub black: (u8, u8),
}

/// A battle under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BattleView {
    /// Who attacks.
    pub attacker: Ship,
    /// Who defends.
    pub defender: Ship,
    /// Where.
    pub at: At,
    /// What attacker and defender have aimed.
    pub aim: [u8; 2],
    /// What they have rolled, 0 before the throw.
    pub roll: [u8; 2],
}

impl Ahoy {
    /// The game as the viewer sees it. After the end everything is open.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.ending != Ending::Open;
        let sees = |faction: Faction| {
            over || viewer == Viewer::Open || viewer == Viewer::Seat(faction.seat(self.players))
        };
        View {
            players: self.players,
            round: self.round,
            first: self.first,
            active: self.active,
            dice_due: self.dice_due,
            asked: self.asked(),
            outcome: self.turn().outcome(),
            regions: self.chart.regions().map(|region| self.region_view(region)).collect(),
            tiles_left: self.tiles.count_ones() as u8,
            figures: self.figure_views(),
            boards: self.factions().iter().map(|faction| self.board_view(*faction, sees(*faction))).collect(),
            market: self.row.to_vec(),
            market_left: self.deck.count_ones() as u8,
            discard: Card::of(self.discard).collect(),
            bank: self.bank(),
            battle: self.battle_view(),
        }
    }

    fn asked(&self) -> Option<Asked> {
        let seat = self.turn().waiting().first()?;
        let top = *self.stack.last()?;
        let voyage = match top {
            Task::Sail(voyage) => Some(voyage),
            Task::Drift { .. } | Task::LayTile { .. } => Some(self.voyage_below(1)),
            _ => None,
        };
        let voyage = voyage.map(|voyage| {
            let at = self.chart.at(self.place_of(voyage.figure));
            (voyage.figure.ship(), at, voyage.steps)
        });
        let tile = match top {
            Task::LayTile { tile, .. } | Task::NewRegion { tile, .. } => Some(tile + 1),
            _ => None,
        };
        Some(Asked { seat, what: question(top), voyage, tile })
    }

    fn region_view(&self, region: crate::chart::Region) -> RegionView {
        let laid = self.chart.tiles()[region.index()];
        let mut spaces = [Space::default(); 4];
        spaces.iter_mut().zip(region.cells()).for_each(|(space, cell)| *space = self.space(cell));
        RegionView {
            tile: laid.tile + 1,
            at: laid.lay.at,
            turn: laid.lay.turn,
            wealth: laid.wealth,
            suit: self.suit_of(region),
            island: self.chart.at(self.chart.island(region)),
            spaces,
            comrades: self.comrades[region.index()],
            control: self.control(region),
        }
    }

    fn figure_views(&self) -> Vec<FigureView> {
        let count = |figure: Figure, cell: Cell| match figure {
            Figure::Patrol(_) => self.patrols[cell.index()],
            Figure::Stronghold(region) => self.strongholds[region.index()],
            _ => 1,
        };
        let mut figures = Vec::new();
        for cell in self.chart.cells() {
            let at = self.chart.at(cell);
            let here = self.figures_at(cell);
            figures.extend(here.map(|figure| FigureView {
                ship: figure.ship(),
                at,
                count: count(figure, cell),
            }));
        }
        figures
    }

    fn board_view(&self, faction: Faction, open: bool) -> BoardView {
        let index = faction.index();
        let aside = self.aside[index].iter().zip(1u8..);
        BoardView {
            faction,
            fame: self.fame[index],
            gold: self.gold[index],
            supply: self.supply_dice(faction),
            aside: aside.flat_map(|(count, value)| std::iter::repeat_n(value, *count as usize)).collect(),
            slots: self.slot_views(faction),
            crew: Card::of(self.crew[index]).collect(),
            squadron: (faction == Faction::Squadron)
                .then(|| SquadronView { patrols: self.patrols_left(), strongholds: self.strongholds_left() }),
            union: (faction == Faction::Union).then(|| self.union_view(open)),
            smuggler: faction.smuggles().then(|| self.smuggler_view(faction, open)),
        }
    }

    fn slot_views(&self, faction: Faction) -> Vec<SlotView> {
        let view = |slot: Slot, need, dashed, held: u8| SlotView {
            slot,
            need,
            die: if held < DAMAGE { held } else { 0 },
            damaged: held == DAMAGE,
            dashed,
        };
        let board = self.pack.board(faction).iter().zip(self.board[faction.index()]);
        let mut slots: Vec<SlotView> =
            board.map(|(face, held)| view(Slot::Board(face.action), face.need, face.dashed, held)).collect();
        for card in Card::of(self.crew[faction.index()]) {
            let (face, held) = (self.pack.card(card), self.card_slot[card.index()]);
            if face.slot {
                slots.push(view(Slot::Crew(card), crate::components::Need::Any, false, held));
            } else if face.gold.is_none() {
                slots.push(view(Slot::Cost(card), crate::components::Need::Any, true, held));
            }
        }
        if faction == Faction::Union {
            for slot in crate::components::ShipSlot::ALL.into_iter().filter(|slot| self.has_ship(*slot)) {
                let index = slot as usize;
                slots.push(view(Slot::Ship(slot), self.pack.ship_slots[index], false, self.ship_slot[index]));
            }
        }
        slots
    }

    fn union_view(&self, open: bool) -> UnionView {
        UnionView {
            supply: self.comrades_left(),
            ready: self.ready,
            hand_size: self.hand.count_ones() as u8,
            hand: open.then(|| self.kinds(self.hand)),
            deck: self.plan_deck.count_ones() as u8,
            discard: self.spent_plans(),
            ships: self.kinds(self.in_play),
        }
    }

    fn smuggler_view(&self, faction: Faction, open: bool) -> SmugglerView {
        let index = faction.smuggler();
        let cell = |marker: u8| (marker / 5, marker % 5);
        SmugglerView {
            cargo: Card::of(self.cargo[index]).collect(),
            pledged: self.pledged[index].map(|cards| Card::of(cards).collect()),
            markers: open.then(|| [self.marker(faction, Side::Left), self.marker(faction, Side::Right)]),
            white: cell(self.white[index]),
            black: cell(self.black[index]),
        }
    }

    fn battle_view(&self) -> Option<BattleView> {
        self.stack.iter().rev().find_map(|task| match task {
            Task::Battle(battle) => Some(BattleView {
                attacker: battle.attacker.ship(),
                defender: battle.defender.ship(),
                at: self.chart.at(battle.at),
                aim: battle.aim,
                roll: battle.roll,
            }),
            _ => None,
        })
    }
}

/// What a decision is about, as a key of the phrase book.
fn question(task: Task) -> &'static str {
    match task {
        Task::Layout(..) => "ask-layout",
        Task::StartIsland => "ask-start-island",
        Task::StartSpace(_) => "ask-start-space",
        Task::Turn => "ask-turn",
        Task::Strongholds => "ask-strongholds",
        Task::RaiseWealth => "ask-raise-wealth",
        Task::RefreshMarket => "ask-refresh-market",
        Task::Sail(_) => "ask-sail",
        Task::Drift { .. } => "ask-drift",
        Task::LayTile { .. } | Task::NewRegion { .. } => "ask-lay-tile",
        Task::Fly { .. } => "ask-fly",
        Task::ShipOrders { .. } => "ask-ship-orders",
        Task::Fray(_) => "ask-fight",
        Task::Battle(battle) => match battle.stage {
            Stage::Emissary => "ask-emissary",
            Stage::Plans => "ask-battle-plans",
            Stage::AttackerAims | Stage::DefenderAims => "ask-aim",
            Stage::Grog => "ask-grogmaster",
            Stage::Buccaneer => "ask-buccaneer",
            Stage::Roll | Stage::Result | Stage::Manoeuvre | Stage::Spoils => "ask-manoeuvre",
        },
        Task::Ransack { .. } => "ask-ransack",
        Task::Deal(_) => "ask-deal-damage",
        Task::Take { .. } => "ask-take-damage",
        Task::Hex { .. } => "ask-mystic",
        Task::Monkey { .. } => "ask-powder-monkey",
        Task::Mate { .. } => "ask-gunners-mate",
        Task::Harbor { .. } => "ask-harbor",
        Task::Repair { .. } => "ask-repair",
        Task::LeavePatrol => "ask-leave-patrol",
        Task::LandComrades => "ask-land-comrades",
        Task::Order { .. } => "ask-order",
        Task::Deploy => "ask-deploy",
        Task::Inspire { .. } => "ask-inspire",
        Task::Assemble => "ask-assemble",
        Task::Muster { .. } => "ask-muster",
        Task::Resettle { .. } => "ask-resettle",
        Task::Ambush { .. } => "ask-ambush",
        Task::PrimeCannons => "ask-prime-cannons",
        Task::Enlist { .. } => "ask-enlist",
        Task::FreeCrew { .. } => "ask-free-crew",
        Task::Negotiate { .. } => "ask-negotiate",
        Task::Noble { .. } => "ask-noble",
        Task::Overboard { .. } => "ask-overboard",
        Task::Reward { .. } => "ask-reward",
        Task::GoldForFame { .. } => "ask-gold-for-fame",
        Task::Pledge { .. } => "ask-pledge",
        Task::Idle | Task::TurnEnd | Task::NewRound | Task::Terrain { .. } | Task::RewardDone { .. } => {
            "ask-nothing"
        }
    }
}
