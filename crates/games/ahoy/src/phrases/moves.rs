//! Every decision in words, by what is being decided.

use crate::chart::{At, Cell, Dir, Lay};
use crate::components::{Action, Card, Figure, Power, ShipSlot, Slot};
use crate::faction::Faction;
use crate::moves::{Layout, Loading, Move, Placing, Side, Theft};
use crate::pack::Space;
use crate::state::Ahoy;
use crate::task::{Course, Purpose, Range, Task, Voyage};
use freeport_kernel::Phrase;

impl Ahoy {
    pub(crate) fn move_phrase(&self, faction: Faction, mv: &Move) -> Phrase {
        let task = self.stack.last().copied().unwrap_or_default();
        match (task, *mv) {
            (_, Move::Surrender) => Phrase::new("surrender"),
            (Task::Battle(battle), mv) => self.battle_phrase(&battle, &mv),
            (task, Move::Pass) => self.pass_phrase(task),
            (_, Move::Layout(Layout::A)) => Phrase::new("layout-a"),
            (_, Move::Layout(Layout::B)) => Phrase::new("layout-b"),
            (_, Move::Begin(at)) => self.spot("begin", "begin-island", at),

            (_, Move::Place(placing)) => self.placing_phrase(faction, placing),
            (_, Move::SetAside(die)) => Phrase::new("set-aside").number("die", die),
            (_, Move::Recruit(card)) => {
                self.crew("recruit", card).number("gold", self.pack.card(card).gold.unwrap_or_default())
            }
            (_, Move::Smuggle(card)) => self.cargo("smuggle", card),
            (_, Move::Deliver(card)) => self.cargo("deliver", card),
            (_, Move::Use(power)) => Phrase::new(free_action(power)),
            (_, Move::Plan(plan)) => {
                Phrase::new("plan").name("plan", plan.id()).name("does", plan.effect_id())
            }
            (_, Move::EndTurn) => Phrase::new("end-turn"),

            (Task::Sail(voyage), mv) => self.voyage_phrase(&voyage, mv),
            (Task::Drift { .. }, mv) => self.drift_phrase(mv),
            (Task::ShipOrders { ship, .. }, mv) => {
                self.voyage_phrase(&Voyage { figure: ship, course: Course::Ship, ..Voyage::default() }, mv)
            }
            (Task::Fly { figure, course, .. }, Move::Go(at)) => self.direct(figure, course, at),
            (Task::LayTile { tile, from, dir }, Move::Lay(lay)) => {
                self.lay_phrase(tile, lay, Some(self.chart.at(from).step(dir)))
            }
            (Task::NewRegion { tile, .. }, Move::Lay(lay)) => self.lay_phrase(tile, lay, None),
            (_, Move::Fight(foe)) => Phrase::new("fight").name("foe", foe.id()),
            (task, Move::Slot(slot)) => Phrase::new(slot_key(task)).name("slot", slot.name_id()),
            (_, Move::Target(target)) => {
                Phrase::new("target").name("foe", target.figure.id()).label("at", target.at.label())
            }
            (_, Move::Load(loading)) => loading_phrase(loading),
            (_, Move::Accept) => self.accept_phrase(task),
            (task, Move::Pick(at)) => self.pick_phrase(task, at),
            (task, Move::Count(count)) => Phrase::new(count_key(task)).number("count", count),
            (task, Move::Card(card)) => self.card_phrase(task, card),
            (_, Move::Steal(theft)) => self.theft_phrase(theft),
            (Task::LandComrades, Move::Settle(settling)) => {
                Phrase::new("land").number("count", settling.count).label("at", settling.at.label())
            }
            (_, Move::Settle(settling)) => {
                self.spot("resettle", "resettle", settling.at).number("count", settling.count)
            }
            (Task::Reward { owner }, Move::Reward(dir)) => self.reward_phrase(owner, dir),
            (Task::Pledge { owner, card }, Move::Pledge(side)) => self.pledge_phrase(owner, card, side),
            _ => Phrase::new("pass"),
        }
    }

    /// What a no means here.
    fn pass_phrase(&self, task: Task) -> Phrase {
        match task {
            Task::Sail(voyage) => {
                let key = match (voyage.course, voyage.figure) {
                    (Course::Pushed, _) => "pass-push",
                    (_, Figure::Flagship(_)) => "pass-sail-flagship",
                    _ => "pass-sail",
                };
                Phrase::new(key).label("at", self.chart.at(self.place_of(voyage.figure)).label())
            }
            task => Phrase::new(match task {
                Task::Strongholds => "pass-strongholds",
                Task::RefreshMarket => "pass-refresh-market",
                Task::Drift { .. } => "pass-drift",
                Task::Fly { .. } => "pass-fly",
                Task::ShipOrders { .. } => "pass-ship-orders",
                Task::Take { .. } => "pass-take-damage",
                Task::Monkey { .. } => "pass-monkey",
                Task::Mate { .. } => "pass-mate",
                Task::Harbor { .. } => "pass-harbor",
                Task::Repair { .. } => "pass-repair",
                Task::LeavePatrol => "pass-leave-patrol",
                Task::LandComrades => "pass-land-comrades",
                Task::Order { .. } => "pass-order",
                Task::Inspire { .. } => "pass-inspire",
                Task::Muster { .. } => "pass-muster",
                Task::Ambush { .. } => "pass-ambush",
                Task::Enlist { .. } | Task::FreeCrew { .. } => "pass-free-crew",
                Task::Negotiate { second: false, .. } => "pass-negotiate",
                Task::Negotiate { second: true, .. } => "pass-bribe",
                _ => "pass",
            }),
        }
    }

    fn accept_phrase(&self, task: Task) -> Phrase {
        match task {
            Task::LeavePatrol => {
                Phrase::new("leave-patrol").label("at", self.chart.at(self.flag(Faction::Squadron)).label())
            }
            _ => Phrase::new("refresh-market"),
        }
    }

    fn placing_phrase(&self, owner: Faction, Placing { die, to, gold, slot }: Placing) -> Phrase {
        let paid = gold > 0;
        let winds = self.winds(owner, slot, to);
        let phrase = match slot {
            Slot::Cost(card) => self.crew(if paid { "place-cost-paid" } else { "place-cost" }, card),
            _ if !winds.is_empty() => {
                Phrase::new(if paid { "place-tailwind-paid" } else { "place-tailwind" }).label("spots", winds)
            }
            _ => Phrase::new(if paid { "place-paid" } else { "place" }).name("does", self.effect(slot)),
        };
        phrase.name("slot", slot.name_id()).number("die", die).number("to", to).number("gold", gold)
    }

    /// The spaces a Tailwind of this value leads to.
    fn winds(&self, owner: Faction, slot: Slot, value: u8) -> String {
        if slot != Slot::Board(Action::Tailwind) {
            return String::new();
        }
        let spots = self.destinations(Figure::Flagship(owner), Range::Tailwind(value));
        spots.map(|cell| self.chart.at(cell).label()).collect::<Vec<_>>().join(" / ")
    }

    /// What a die does in a slot.
    fn effect(&self, slot: Slot) -> &'static str {
        match slot {
            Slot::Board(action) => action.effect_id(),
            Slot::Crew(card) | Slot::Cost(card) => self.pack.card(card).power.id(),
            Slot::Ship(ShipSlot::Cutter) => "does-cutter",
            Slot::Ship(ShipSlot::Gunship4 | ShipSlot::Gunship6) => "does-gunship",
        }
    }

    /// A crew card, by what it can do.
    fn crew(&self, key: &'static str, card: Card) -> Phrase {
        Phrase::new(key).name("card", card.id()).name("power", self.pack.card(card).power.id())
    }

    /// A cargo card, by where it goes.
    fn cargo(&self, key: &'static str, card: Card) -> Phrase {
        Phrase::new(key).name("cargo", card.cargo_id()).name("suit", self.pack.card(card).to.id())
    }

    /// A place: an island by its suit, any other space by its terrain.
    fn spot(&self, key: &'static str, island_key: &'static str, at: At) -> Phrase {
        let cell = self.chart.cell_at(at);
        let suit = cell.and_then(|cell| self.suit_at(cell));
        let phrase = if let Some(suit) = suit {
            Phrase::new(island_key).name("suit", suit.id())
        } else {
            let space = cell.map(|cell| self.space(cell)).unwrap_or_default();
            Phrase::new(key).part("there", there(&space))
        };
        phrase.label("at", at.label())
    }

    /// A place that a figure would come to, and whether it would have to fight there.
    fn arrival(&self, keys: [&'static str; 2], figure: Figure, course: Course, to: Cell) -> Phrase {
        let peaceful = matches!(course, Course::Peaceful | Course::Pushed);
        let mut after = *self;
        after.open_fray(figure, to, to, false);
        let battle = !peaceful && after.stack.len() > self.stack.len();
        self.spot(keys[0], keys[1], self.chart.at(to)).number("battle", u8::from(battle))
    }

    fn direct(&self, figure: Figure, course: Course, at: At) -> Phrase {
        let to = self.chart.cell_at(at).unwrap_or_default();
        self.arrival(["go", "go-island"], figure, course, to)
    }

    fn voyage_phrase(&self, voyage: &Voyage, mv: Move) -> Phrase {
        let from = self.place_of(voyage.figure);
        match mv {
            Move::Go(at) => self.direct(voyage.figure, voyage.course, at),
            Move::Step(dir) => match self.chart.next(from, dir) {
                Some(to) => self.arrival(["step", "step-island"], voyage.figure, voyage.course, to),
                None => Phrase::new("explore").label("at", self.chart.at(from).step(dir).label()),
            }
            .name("dir", dir.id()),
            Move::Wrap(dir) => {
                let to = self.chart.far_end(from, dir.opposite());
                self.arrival(["wrap", "wrap-island"], voyage.figure, voyage.course, to).name("dir", dir.id())
            }
            _ => Phrase::new("pass"),
        }
    }

    fn drift_phrase(&self, mv: Move) -> Phrase {
        let voyage = self.voyage_below(1);
        let from = self.place_of(voyage.figure);
        match mv {
            Move::Step(dir) => match self.chart.next(from, dir) {
                Some(to) => self.arrival(["drift", "drift-island"], voyage.figure, voyage.course, to),
                None => Phrase::new("drift-explore").label("at", self.chart.at(from).step(dir).label()),
            }
            .name("dir", dir.id()),
            mv => self.voyage_phrase(&voyage, mv),
        }
    }

    /// A tile as it would lie: its island, its other spaces row by row, its sandbar, and the space entered.
    fn lay_phrase(&self, tile: u8, lay: Lay, entered: Option<At>) -> Phrase {
        let last = lay.at.step(Dir::East).step(Dir::South);
        let corners = [lay.at, lay.at.step(Dir::East), lay.at.step(Dir::South), last];
        let spaces: Vec<(At, Space)> =
            corners.into_iter().zip((0..4).map(|corner| self.pack.space(tile, lay.turn, corner))).collect();
        let sandbar = spaces.iter().find_map(|(at, space)| {
            let dir = Dir::ALL.into_iter().find(|dir| space.sandbars & dir.bit() != 0)?;
            Some(Phrase::new("sandbar").label("one", at.label()).label("other", at.step(dir).label()))
        });
        let key = if entered.is_some() { "lay-enter" } else { "lay" };
        let phrase = Phrase::new(key)
            .label("island", lay.island().label())
            .part("bar", sandbar.unwrap_or(Phrase::new("no-sandbar")))
            .label("enter", entered.map(At::label).unwrap_or_default());
        let water = spaces.iter().filter(|(_, space)| space.island.is_none());
        let names = [("at1", "there1"), ("at2", "there2"), ("at3", "there3")];
        water.zip(names).fold(phrase, |phrase, ((at, space), (name, terrain))| {
            phrase.label(name, at.label()).part(terrain, there(space))
        })
    }

    fn pick_phrase(&self, task: Task, at: At) -> Phrase {
        let region = self.chart.cell_at(at).unwrap_or_default().region();
        let (island, comrades) = (|key| self.spot(key, key, at), self.comrades[region.index()]);
        match task {
            Task::Strongholds => island("stronghold"),
            Task::RaiseWealth => island("raise-wealth").number("wealth", self.chart.wealth(region) + 1),
            Task::Order { .. } => Phrase::new("order").label("at", at.label()),
            Task::Deploy => self.spot("deploy", "deploy-island", at),
            Task::Inspire { .. } => island("inspire"),
            Task::Ambush { .. } => Phrase::new("ambush").label("at", at.label()),
            Task::Mate { .. } => Phrase::new("mate").label("at", at.label()),
            Task::Muster { purpose, .. } => island(match purpose {
                Purpose::Convince => "muster-convince",
                Purpose::Evacuate => "muster-evacuate",
                Purpose::Enlist => "muster-enlist",
                Purpose::Ambush => "muster-ambush",
                Purpose::Cutter => "muster-cutter",
                Purpose::Gunship => "muster-gunship",
            })
            .number("count", comrades),
            _ => Phrase::new("pass"),
        }
    }

    fn card_phrase(&self, task: Task, card: Card) -> Phrase {
        match task {
            Task::Overboard { .. } => self.cargo("overboard", card),
            Task::Ransack { .. } => self.crew("ransack", card),
            Task::Negotiate { second: true, .. } => self.crew("bribe", card),
            _ => self.crew("free-crew", card),
        }
    }

    fn theft_phrase(&self, Theft { card, cargo }: Theft) -> Phrase {
        if cargo { self.cargo("steal-cargo", card) } else { self.crew("steal-crew", card) }
    }

    fn reward_phrase(&self, owner: Faction, dir: Dir) -> Phrase {
        let cell = self.reward_cell(owner, dir).unwrap_or_default();
        Phrase::new("reward").name("dir", dir.id()).name("reward", self.pack.rewards[cell as usize].id())
    }

    /// The owner knows what the markers stand for.
    fn pledge_phrase(&self, owner: Faction, card: Card, side: Side) -> Phrase {
        let key = match side {
            Side::Left => "pledge-left",
            Side::Right => "pledge-right",
        };
        let marker = self.marker(owner, side);
        Phrase::new(key).name("who", marker.id()).name("suit", self.pack.card(card).suit.id())
    }
}

fn loading_phrase(Loading { from, die, to, gold, slot }: Loading) -> Phrase {
    Phrase::new(if gold > 0 { "load-paid" } else { "load" })
        .name("from", from.name_id())
        .name("slot", slot.name_id())
        .number("die", die)
        .number("to", to)
        .number("gold", gold)
}

const fn slot_key(task: Task) -> &'static str {
    match task {
        Task::Deal(_) => "deal-damage",
        Task::Take { .. } => "take-damage",
        _ => "repair",
    }
}

const fn count_key(task: Task) -> &'static str {
    match task {
        Task::Assemble => "assemble",
        Task::PrimeCannons => "prime-cannons",
        Task::GoldForFame { .. } => "gold-for-fame",
        _ => "ready",
    }
}

const fn free_action(power: Power) -> &'static str {
    match power {
        Power::Aeronauts => "use-aeronauts",
        Power::GhastlyGust => "use-ghastly-gust",
        Power::Mystic => "use-mystic",
        Power::WhisperingWind => "use-whispering-wind",
        _ => "use-naive-noble",
    }
}

/// What a space has to offer or to fear.
fn there(space: &Space) -> Phrase {
    Phrase::new("there")
        .number("open", u8::from(space.marks().is_empty()))
        .number("fog", u8::from(space.fog))
        .number("harbor", u8::from(space.harbor))
        .number("wreckage", u8::from(space.wreckage))
        .number("treasure", space.treasure)
        .number("tailwind", space.tailwind)
        .name("current", space.current.map_or("no-current", Dir::id))
}
