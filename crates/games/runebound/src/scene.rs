//! Positions to begin from: for tests, for puzzles and for measuring.

use crate::cards::Cards;
use crate::combat::{Foe, Terms};
use crate::decks::{Deck, Known, Laid};
use crate::effects::vocabulary::{Colour, Moment};
use crate::event::Event;
use crate::game::Runebound;
use crate::options::{Doom, Options};
use crate::pack::{Hex, Kind, NOWHERE};
use crate::party::{Ally, Attachment, Boost, Card};
use crate::source::{Source, Text};
use crate::state::{Quest, Stage, Undefeated};
use crate::task::Task;
use freeport_kernel::{Seat, Table};

/// A position that is being set up. What cannot be is said when the game begins.
///
/// Cards leave their decks; heroes stand in the first city unless something else is said, and the first seat acts.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Quest,
    flaw: Option<String>,
}

impl Scene {
    /// A table with a hero for every seat, by the ids of the pack, without a doom track.
    pub fn of(heroes: &[&str]) -> Scene {
        Scene::with(Options { doom: Doom::Off, ..Options::default() }, heroes)
    }

    /// The same with options; the cards of the markets and of the doom track are still in their decks.
    pub fn with(options: Options, heroes: &[&str]) -> Scene {
        let mut game = Quest::blank(options, heroes.len().clamp(1, 6) as u8);
        let atlas = &game.pack().atlas;
        let home = atlas.towns[usize::from(atlas.home)].hex;
        (game.turn, game.stage) = (1, Stage::Movement);
        let mut scene = Scene { game, flaw: None };
        for (seat, id) in scene.game.seats().zip(heroes) {
            let hero = scene.game.pack().heroes.iter().position(|hero| hero.id == *id);
            let hero = scene.known(hero, id);
            scene.game.idle &= !(1 << hero);
            let party = scene.game.party_mut(seat);
            (party.hero, party.hex) = (hero, home);
        }
        scene
    }

    fn fail(&mut self, flaw: String) {
        self.flaw.get_or_insert(flaw);
    }

    fn known(&mut self, found: Option<usize>, id: &str) -> u8 {
        if found.is_none() {
            self.fail(format!("there is no `{id}`"));
        }
        found.unwrap_or_default() as u8
    }

    fn hex(&mut self, label: &str) -> Hex {
        let found = self.game.pack().atlas.labels.iter().position(|hex| hex == label);
        self.known(found, label)
    }

    fn town(&mut self, id: &str) -> u8 {
        let found = self.game.pack().atlas.towns.iter().position(|town| town.id == id);
        self.known(found, id)
    }

    fn adventure(&mut self, id: &str) -> u8 {
        let found = self.game.pack().adventures.iter().position(|card| card.id == id);
        self.known(found, id)
    }

    /// Takes an adventure card out of its deck.
    fn draw(&mut self, id: &str) -> u8 {
        let card = self.adventure(id);
        let deck = self.game.colour(card) as usize;
        if !self.game.adventures[deck].pull(card) {
            self.fail(format!("`{id}` is not in its deck any more"));
        }
        card
    }

    /// Takes a market card out of the deck.
    fn ware(&mut self, id: &str) -> u8 {
        let pack = self.game.pack();
        let left = self.game.stock.cards();
        let found = left.iter().find(|card| pack.goods_of(*card).id == id).map(usize::from);
        let card = self.known(found, id);
        self.game.stock.pull(card);
        card
    }

    /// A market card of a party by its id; the last one that was given.
    fn owned(&mut self, seat: Seat, id: &str) -> u8 {
        let found = self.game.market_cards(seat).filter(|card| self.game.goods_id(*card) == id).last();
        self.known(found.map(usize::from), id)
    }

    fn ally_mut(&mut self, seat: Seat, id: &str) -> Option<&mut Ally> {
        let at = self.game.party(seat).allies.iter().position(|ally| self.game.card_id(ally.card) == id);
        if at.is_none() {
            self.fail(format!("there is no ally `{id}`"));
        }
        self.game.party_mut(seat).allies.get_mut(at?)
    }

    /// Who acts.
    #[must_use]
    pub fn acting(mut self, seat: Seat) -> Scene {
        self.game.acting = seat;
        self
    }

    /// Where a figure stands.
    #[must_use]
    pub fn at(mut self, seat: Seat, label: &str) -> Scene {
        self.game.party_mut(seat).hex = self.hex(label);
        self
    }

    /// A hero who is not on the map yet.
    #[must_use]
    pub fn unplaced(mut self, seat: Seat) -> Scene {
        self.game.party_mut(seat).hex = NOWHERE;
        self
    }

    /// The hex from which a figure walked into the present one.
    #[must_use]
    pub fn came_from(mut self, seat: Seat, label: &str) -> Scene {
        self.game.party_mut(seat).from = self.hex(label);
        self
    }

    /// The gold of a hero.
    #[must_use]
    pub fn gold(mut self, seat: Seat, gold: u16) -> Scene {
        self.game.party_mut(seat).gold = gold;
        self
    }

    /// An item of the market deck.
    #[must_use]
    pub fn item(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.ware(id);
        self.game.party_mut(seat).items.add(card);
        self
    }

    /// An ally of the market deck.
    #[must_use]
    pub fn ally(mut self, seat: Seat, id: &str) -> Scene {
        let card = Card::Market(self.ware(id));
        self.game.party_mut(seat).allies.push(Ally { card, wounds: 0, exhaustion: 0 });
        self
    }

    /// An adventure card that stayed: as an item, trophy, rune or ally.
    #[must_use]
    pub fn kept(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.draw(id);
        let ally = self.game.ally_figures(Card::Adventure(card)).is_some();
        let party = self.game.party_mut(seat);
        if ally {
            party.allies.push(Ally { card: Card::Adventure(card), wounds: 0, exhaustion: 0 });
        } else {
            party.kept.add(card);
        }
        self
    }

    /// An encounter that is carried.
    #[must_use]
    pub fn task(mut self, seat: Seat, id: &str) -> Scene {
        let card = self.draw(id);
        self.game.party_mut(seat).tasks.add(card);
        self
    }

    /// An encounter that lies under an item.
    #[must_use]
    pub fn attached(mut self, seat: Seat, id: &str, item: &str) -> Scene {
        let (adventure, market) = (self.draw(id), self.owned(seat, item));
        self.game.party_mut(seat).attached.push(Attachment { adventure, market });
        self
    }

    /// A market card, or a kept card, lies face down.
    #[must_use]
    pub fn down(mut self, seat: Seat, id: &str) -> Scene {
        let kept = self.game.party(seat).kept.iter().find(|card| self.game.adventure_id(*card) == id);
        let card = match kept {
            Some(card) => Card::Adventure(card),
            None => Card::Market(self.owned(seat, id)),
        };
        self.game.party_mut(seat).turn_down(card);
        self
    }

    /// Experience tokens of a kind.
    #[must_use]
    pub fn boost(mut self, seat: Seat, boost: Boost, count: u8) -> Scene {
        self.game.party_mut(seat).boosts[boost as usize] = count;
        self
    }

    /// Adventure tokens of a colour: from the reserve, and when that is empty from the last gems of the map.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, colour: Colour, count: u8) -> Scene {
        for _ in 0..count {
            self.free_token(colour);
            let left = self.game.reserve[colour as usize].checked_sub(1);
            self.game.reserve[colour as usize] = left.unwrap_or_default();
            self.game.party_mut(seat).tokens[colour as usize] += u8::from(left.is_some());
        }
        self
    }

    /// Sees to it that a token of a colour lies in the reserve.
    fn free_token(&mut self, colour: Colour) {
        if self.game.reserve[colour as usize] > 0 {
            return;
        }
        let gems = self.game.pack().atlas.gems.iter().zip(0u8..);
        let lying = gems.filter(|(gem, number)| gem.colour == colour && self.game.tokens >> number & 1 == 1);
        match lying.map(|(_, number)| number).last() {
            Some(gem) => {
                self.game.tokens &= !(1 << gem);
                self.game.reserve[colour as usize] += 1;
            }
            None => self.fail("there are no more tokens".to_owned()),
        }
    }

    /// Experience on paper.
    #[must_use]
    pub fn paper(mut self, seat: Seat, xp: u8) -> Scene {
        self.game.party_mut(seat).paper = xp;
        self
    }

    /// The wounds of a hero.
    #[must_use]
    pub fn wounds(mut self, seat: Seat, wounds: u8) -> Scene {
        self.game.party_mut(seat).wounds = wounds;
        self
    }

    /// The exhaustion of a hero.
    #[must_use]
    pub fn tired(mut self, seat: Seat, exhaustion: u8) -> Scene {
        self.game.party_mut(seat).exhaustion = exhaustion;
        self
    }

    /// The wounds and the exhaustion of an ally.
    #[must_use]
    pub fn worn(mut self, seat: Seat, id: &str, wounds: u8, exhaustion: u8) -> Scene {
        if let Some(ally) = self.ally_mut(seat, id) {
            (ally.wounds, ally.exhaustion) = (wounds, exhaustion);
        }
        self
    }

    /// The event in force.
    #[must_use]
    pub fn event(mut self, id: &str) -> Scene {
        let card = self.draw(id);
        self.game.event = Some(card);
        self
    }

    /// A card lies on top of its deck.
    #[must_use]
    pub fn stack(mut self, id: &str) -> Scene {
        let card = self.adventure(id);
        let deck = self.game.colour(card) as usize;
        self.game.adventures[deck].stack(card);
        self
    }

    /// A market card lies in the market of a city.
    #[must_use]
    pub fn market(mut self, city: &str, id: &str) -> Scene {
        let (city, card) = (self.town(city), self.ware(id));
        self.game.markets[usize::from(city)].add(card);
        self
    }

    /// The token of a gem is gone from its hex: it lies in the reserve.
    #[must_use]
    pub fn cleared(mut self, label: &str) -> Scene {
        let hex = self.hex(label);
        match (self.game.token_at(hex), self.game.pack().atlas.gem_at[usize::from(hex)]) {
            (Some(colour), Some(gem)) => {
                self.game.tokens &= !(1 << gem);
                self.game.reserve[colour as usize] += 1;
            }
            _ => self.fail(format!("there is no token on {label}")),
        }
        self
    }

    /// So many tokens of a colour lie in the reserve; what is too much, the last seat has.
    #[must_use]
    pub fn reserve(mut self, colour: Colour, count: u8) -> Scene {
        let (at, last) = (colour as usize, Seat(self.game.players - 1));
        while self.game.reserve[at] < count && self.flaw.is_none() {
            let more = std::mem::take(&mut self.game.reserve[at]);
            self.free_token(colour);
            self.game.reserve[at] += more;
        }
        let surplus = self.game.reserve[at].saturating_sub(count);
        self.game.reserve[at] -= surplus;
        self.game.party_mut(last).tokens[at] += surplus;
        self
    }

    /// A deck holds these cards alone; all others are out of the game.
    #[must_use]
    pub fn deck(mut self, colour: Colour, ids: &[&str]) -> Scene {
        let kept: Cards = ids.iter().map(|id| self.adventure(id)).collect();
        let out = self.game.adventures[colour as usize].cards().without(kept);
        self.game.adventures[colour as usize].take_out(out);
        self.game.removed = self.game.removed.and(out);
        self
    }

    /// Nothing is left in the market deck: all of it lies in the market of a city.
    #[must_use]
    pub fn sold_out(mut self, city: &str) -> Scene {
        let (city, all) = (self.town(city), self.game.stock.cards());
        self.game.stock = Deck::shuffled(Cards::NONE);
        self.game.markets[usize::from(city)] = self.game.markets[usize::from(city)].and(all);
        self
    }

    /// The doom track: these cards from the first space on, which everybody has seen, and so many doom tokens.
    #[must_use]
    pub fn doom(mut self, ids: &[&str], tokens: u8) -> Scene {
        for id in ids {
            let card = self.draw(id);
            self.game.doom.cards.push(Laid { card, known: Known::ALL });
        }
        self.game.doom.tokens = tokens;
        self
    }

    /// The turns that have been taken.
    #[must_use]
    pub fn turn(mut self, turn: u32) -> Scene {
        self.game.turn = turn;
        self
    }

    /// A challenge was left behind on a hex.
    #[must_use]
    pub fn left_behind(mut self, slot: u8, id: &str, label: &str) -> Scene {
        let (card, hex) = (self.draw(id), self.hex(label));
        self.game.left_behind += 1;
        self.game.undefeated[usize::from(slot)] = Some(Undefeated { card, hex, age: self.game.left_behind });
        self
    }

    /// Begins the acting player's turn with its movement.
    pub fn begin(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.game.turn = 0;
        self.game.push(Task::Turn);
        self.run(table)
    }

    /// Begins at the end of the acting player's movement.
    pub fn camp(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market, Task::Prowl, Task::Camp], Stage::Movement, table)
    }

    /// Begins with what the acting player does on the hex.
    pub fn arrive(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market, Task::Arrive], Stage::Adventure, table)
    }

    /// Begins with the acting player's Market step.
    pub fn trade(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[Task::Market], Stage::Market, table)
    }

    /// Begins with the acting player's Experience step.
    pub fn learn(self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.from(&[], Stage::Experience, table)
    }

    /// Begins at the end of the acting player's turn.
    pub fn dusk(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.game.stage = Stage::TurnEnd;
        self.game.push(Task::Night);
        self.run(table)
    }

    /// A challenge or an enemy was just drawn by the acting hero, who stands before a token of its colour.
    pub fn facing(mut self, id: &str, table: &mut Table<Event>) -> Result<Runebound, String> {
        let card = self.open(id);
        self.after(&[Task::Market], Stage::Adventure);
        self.game.begin_fight(Foe::Challenge(card), Terms { fresh: true, ..Terms::default() }, table);
        self.run(table)
    }

    /// An encounter was just drawn by the acting hero; no other card follows it.
    pub fn meeting(mut self, id: &str, table: &mut Table<Event>) -> Result<Runebound, String> {
        let card = self.open(id);
        let seat = self.game.acting;
        self.after(&[Task::Market, Task::File], Stage::Adventure);
        self.game.new_window();
        self.game.run_lines(Source::new(seat, Text::Encounter(card)), Moment::Drawn);
        self.run(table)
    }

    /// The acting hero attacks another on the same hex.
    pub fn duelling(mut self, other: Seat, table: &mut Table<Event>) -> Result<Runebound, String> {
        if self.game.party(other).hex != self.game.party(self.game.acting).hex {
            self.fail("heroes who fight each other stand on one hex".to_owned());
        }
        self.after(&[], Stage::Adventure);
        self.game.begin_fight(Foe::Hero(other), Terms::default(), table);
        self.run(table)
    }

    /// Draws a card for the acting hero, and places the hero before a token of its colour unless there is one.
    fn open(&mut self, id: &str) -> u8 {
        let card = self.draw(id);
        let (seat, colour) = (self.game.acting, self.game.colour(card));
        if self.game.token_at(self.game.party(seat).hex) != Some(colour) {
            let gems = &self.game.pack().atlas.gems;
            if let Some(gem) = gems.iter().find(|gem| gem.colour == colour) {
                self.game.party_mut(seat).hex = gem.hex;
            }
        }
        if matches!(self.game.adventure(card).kind, Kind::Event(_)) {
            self.fail(format!("`{id}` is an event"));
        }
        self.game.open = Some(card);
        card
    }

    /// What is left of the turn from a step on, the next task last.
    fn after(&mut self, tasks: &[Task], stage: Stage) {
        self.game.stage = stage;
        for task in [Task::Night, Task::Dusk, Task::Experience].iter().chain(tasks) {
            self.game.push(*task);
        }
    }

    fn from(mut self, tasks: &[Task], stage: Stage, table: &mut Table<Event>) -> Result<Runebound, String> {
        self.after(tasks, stage);
        self.game.new_window();
        self.run(table)
    }

    fn run(mut self, table: &mut Table<Event>) -> Result<Runebound, String> {
        if let Some(flaw) = self.flaw {
            return Err(flaw);
        }
        self.game.run(table);
        self.game.audited()?;
        Ok(Runebound(self.game))
    }
}
