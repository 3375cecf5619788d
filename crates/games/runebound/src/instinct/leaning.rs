//! The quick player: cheap, not stupid, and not always the same.

use super::errands::Errands;
use super::worth::Judge;
use crate::combat::{Body, Character};
use crate::effects::vocabulary::{Cost, Effect};
use crate::experience::worth as points;
use crate::party::{Boost, Card, Party};
use crate::run::Run;
use crate::state::Quest;
use crate::steps::{
    Asked, Going, Growth, Keeping, Move, Plunder, Prelude, Stride, Term, Trading, Treatment, Venture,
};
use freeport_kernel::{Rng, Seat, Viewer};

/// How far a movement die carries, in parts of a way.
const PACE: f32 = 1.8;
/// How far the mood of the moment can sway the quick player.
const MOOD: f32 = 0.02;

impl Quest {
    /// The move that a quick player makes.
    pub(super) fn lean(&self, seat: Seat, moves: &[Move], rng: &mut Rng) -> usize {
        let judge = self.judge(seat);
        let errands = match moves.first() {
            Some(Move::Way(_) | Move::Paces(_) | Move::Haven(_) | Move::Refuge(_) | Move::Retreat(_)) => {
                Some(judge.errands())
            }
            Some(Move::Regrow(_) | Move::RerollDice(_)) => Some(judge.errands()),
            _ => None,
        };
        if let Some(Move::Compose(_)) = moves.first() {
            let word = judge.next_word().unwrap_or(Term::End);
            return moves.iter().position(|mv| *mv == Move::Compose(word)).unwrap_or(moves.len() - 1);
        }
        let battle = judge.battle();
        let mut best = (f32::MIN, 0);
        for (at, mv) in moves.iter().enumerate() {
            let liking = match (&errands, &battle) {
                (Some(errands), _) => judge.liking_of_way(errands, mv),
                (None, Some(battle)) => battle.liking(mv).unwrap_or_else(|| judge.liking(mv)),
                (None, None) => judge.liking(mv),
            };
            let liking = liking + MOOD * rng.unit();
            if liking > best.0 {
                best = (liking, at);
            }
        }
        best.1
    }

    /// The hex of a city.
    fn town_hex(&self, town: u8) -> u8 {
        self.pack().atlas.towns.get(usize::from(town)).map_or(crate::pack::NOWHERE, |town| town.hex)
    }
}

impl Judge<'_> {
    /// How much a move is liked that leads somewhere on the map.
    fn liking_of_way(&self, errands: &Errands, mv: &Move) -> f32 {
        let here = self.party.hex;
        let tired = self.party.exhaustion + self.party.allies.iter().map(|ally| ally.exhaustion).sum::<u8>();
        let walk = |dice: u8| 0.97 * errands.best_within(here, (PACE * f32::from(dice)) as u8);
        match *mv {
            Move::Way(Going::Roll(dice)) => walk(dice),
            Move::Way(Going::Rest(0)) => errands.at(here) + 0.05 * f32::from(tired.min(4)),
            Move::Way(Going::Rest(dice)) => walk(dice) + 0.05 * f32::from(tired.min(4 - dice)),
            Move::Way(Going::Step(hex)) | Move::Paces(Stride::To(hex)) | Move::Retreat(hex) => {
                errands.best(hex)
            }
            Move::Paces(Stride::Stop) => errands.best(here),
            Move::Haven(town) | Move::Refuge(town) => errands.best(self.game.town_hex(town)),
            Move::Way(Going::Use(ability)) => {
                let best = errands.best(here);
                if self.warps(ability) {
                    let towns = self.game.pack().atlas.towns.iter();
                    let there = towns.map(|town| errands.best(town.hex)).fold(0.0, f32::max);
                    return 0.7 * there;
                }
                best + self.zeal(ability)
            }
            // Boots are for whom the dice leave where he is.
            Move::Paces(Stride::Use(_)) => errands.best_within(here, 6) - 0.01,
            Move::Regrow(gem) => {
                let gem = &self.game.pack().atlas.gems[usize::from(gem)];
                errands.best(gem.hex)
            }
            Move::RerollDice(Some(die)) => self.liking_of_reroll(errands, die),
            _ => 0.0,
        }
    }

    /// A die is rolled again that leads nowhere near.
    fn liking_of_reroll(&self, errands: &Errands, die: u8) -> f32 {
        let here = self.party.hex;
        let face = self.game.dice.get(usize::from(die)).map(|face| self.game.symbols(*face));
        let leads = |hex: u8| face.is_some_and(|face| face.holds(self.game.terrain(hex)));
        let now = errands.best(here);
        let useful = self.game.neighbours(here).any(|hex| errands.best(hex) > now && leads(hex));
        if useful { -0.1 } else { 0.1 }
    }

    /// How much any other move is liked.
    fn liking(&self, mv: &Move) -> f32 {
        let game = self.game;
        match *mv {
            Move::Arrive(venture) => self.liking_of_venture(venture),
            Move::Deal(trading) => self.liking_of_trading(trading),
            Move::Grow(Growth::Buy(boost)) => 0.1 + self.growth(boost),
            Move::Grow(Growth::Use(ability))
            | Move::Predraw(Prelude::Use(ability))
            | Move::Respond(Some(ability)) => self.zeal(ability),
            Move::Pay(tokens) => 0.1 * f32::from(tokens[0]) - 0.2 * f32::from(points(tokens)),
            Move::Windfall(tokens) => 0.1 * f32::from(tokens[3] + tokens[2]),
            Move::PickHero(hero) => self.liking_of_hero(hero),
            Move::PeekDeck(colour) => self.adventure(colour),
            Move::Bury(buries) => self.liking_of_burial(buries),
            Move::KeepIt(Keeping::Keep) => 1.0,
            Move::KeepIt(Keeping::Instead(card)) => 0.5 - self.liking_of(card),
            Move::AttachTo(card) => 0.1 * f32::from(game.goods(card).price),
            Move::LostCard(card) | Move::RustAway(card) => 1.0 - self.liking_of(card),
            Move::Spoils(plunder) => self.liking_of_spoils(plunder),
            Move::Compose(_) | Move::Answer(_) => self.liking_of_talk(mv),
            Move::Upkeep(paid) => f32::from(u8::from(paid)),
            Move::Ease(Some(body)) | Move::Share(body) | Move::Whom(body) => 1.0 + self.care(body),
            Move::Fork(side) => self.liking_of_side(side),
            Move::Attempt(tries) => self.liking_of_attempt(tries),
            Move::Stake(gold) => self.liking_of_stake(gold),
            _ => 0.0,
        }
    }

    fn liking_of_venture(&self, venture: Venture) -> f32 {
        let game = self.game;
        match venture {
            Venture::Attempt => {
                let colour = game.token_at(self.party.hex);
                colour.map_or(0.0, |colour| self.adventure(colour))
            }
            Venture::Face => {
                let slot = game.undefeated_at(self.party.hex);
                let left = slot.and_then(|slot| game.undefeated[usize::from(slot)]);
                let foe = left.and_then(|left| Some((game.adversary(left.card)?, game.colour(left.card))));
                foe.map_or(0.0, |(foe, colour)| self.promise(self.ending_against(&foe), self.prize(colour)))
            }
            Venture::Duel(other) => self.duel(other),
            Venture::Talk(with) if self.has_bargain(with) => 0.4,
            Venture::Talk(_) => -0.1,
            Venture::Use(ability) => self.zeal(ability) + 0.5,
            Venture::Pass => 0.0,
        }
    }

    /// What it promises to attack a hero: the best that can be taken, or to be knocked out oneself.
    fn duel(&self, other: Seat) -> f32 {
        let rival = self.game.judge(other);
        let own = self.edge(&rival) - rival.edge(self);
        let win = 1.0 / (1.0 + (-own).exp());
        let runes = self.game.runes(other);
        let card = rival.ruin();
        let prize = if runes > 0 { 3.0 } else { card };
        win * prize - (1.0 - win) * self.ruin() - 0.35
    }

    /// How far a hero comes against another, as a logarithm.
    fn edge(&self, rival: &Judge<'_>) -> f32 {
        let own = &self.muster.side[0];
        let dealt = (0..3).map(|at| {
            let lead = f32::from(own.attack[at] - rival.muster.defence[at]) / 3.4;
            own.damage[at] / (1.0 + (-lead).exp())
        });
        let allies = 1.0 + 0.4 * (self.muster.side.len() - 1) as f32;
        let best = dealt.fold(0.05, f32::max) * allies;
        1.6 * (best * self.muster.stamina(true).max(0.3)).ln()
    }

    fn liking_of_trading(&self, trading: Trading) -> f32 {
        match trading {
            Trading::Buy(card) => {
                let fancy = self.fancy(card);
                if fancy > 0.05 { fancy } else { fancy - 0.1 }
            }
            Trading::Sell(card) if self.yields(card) => 0.3,
            Trading::Sell(_) => -1.0,
            Trading::Heal(Body::Hero, Treatment::Wound) => 0.6 / self.muster.side[0].left.max(0.5) + 0.05,
            Trading::Heal(Body::Hero, Treatment::Exhaustion) => {
                0.06 * f32::from(self.party.exhaustion) - 0.09
            }
            Trading::Heal(body, treatment) => {
                let who = Character { seat: self.seat, body };
                let tired = self.game.exhaustion(who);
                match treatment {
                    Treatment::Wound => 0.04 + 0.05 * f32::from(self.game.wounds(who)),
                    Treatment::Exhaustion => 0.05 * f32::from(tired) - 0.09,
                }
            }
            Trading::Use(ability) => self.zeal(ability) + 0.3,
            Trading::Leave => 0.02,
        }
    }

    /// What a token of experience would change.
    fn growth(&self, boost: Boost) -> f32 {
        let mut party: Party = *self.party;
        party.boosts[boost as usize] += 1;
        self.game.judge_of(self.seat, &party).belongings() - self.belongings()
    }

    fn liking_of_hero(&self, hero: u8) -> f32 {
        let Some(hero) = self.game.pack().heroes.get(usize::from(hero)) else { return 0.0 };
        let figures = &hero.figures;
        let best = (0..3).map(|at| f32::from(figures.stats[at]) * f32::from(figures.damage[at]));
        0.01 * (best.fold(0.0, f32::max) + f32::from(figures.life))
    }

    /// A card that was looked at goes under its deck where it would be too hard.
    fn liking_of_burial(&self, buries: bool) -> f32 {
        let Some(Asked::Bury(asked)) = self.game.asked() else { return 0.0 };
        let deck = &self.game.adventures[asked.colour as usize];
        let foe = deck.top_seen_by(Viewer::Seat(self.seat)).and_then(|card| self.game.adversary(card));
        let hard = foe.map_or(0.5, |foe| 1.0 - self.ending_against(&foe).win);
        if buries { hard } else { 1.0 - hard }
    }

    fn liking_of_spoils(&self, plunder: Plunder) -> f32 {
        let Some(Asked::Spoils(asked)) = self.game.asked() else { return 0.0 };
        let of = |card: Card| match card {
            Card::Market(card) => self.liking_of(card),
            Card::Adventure(card) => match self.game.kept(card).map(|kept| &kept.r#as) {
                Some(crate::effects::vocabulary::Keep::Rune) => 9.0,
                Some(_) => 0.5,
                None => 0.2,
            },
        };
        match plunder {
            Plunder::Card(card) => of(card),
            Plunder::Instead { card, drop } => of(card) - self.liking_of(drop),
            Plunder::Gold => 0.06 * f32::from(self.game.party(asked.loser).gold),
            Plunder::Nothing => -0.1,
        }
    }

    /// Who needs help most: the hero, and who is nearest to death.
    fn care(&self, body: Body) -> f32 {
        let who = Character { seat: self.seat, body };
        let tokens = f32::from(self.game.wounds(who) + self.game.exhaustion(who));
        if body == Body::Hero { 0.5 + 0.2 * tokens } else { 0.2 * tokens }
    }

    /// What one side of a choice brings.
    fn liking_of_side(&self, side: u8) -> f32 {
        let Some(Asked::Fork(asked)) = self.game.asked() else { return 0.0 };
        let Some(Effect::Choose(sides)) = self.game.effect_at(asked.run) else { return 0.0 };
        let Some(effects) = sides.get(usize::from(side)) else { return 0.0 };
        effects.iter().map(|effect| self.boon(effect)).sum()
    }

    /// What an effect brings.
    pub(super) fn boon(&self, effect: &Effect) -> f32 {
        let party = self.party;
        match effect {
            Effect::Gold(gold) => 0.08 * f32::from(*gold),
            Effect::Xp(more) => 0.15 * f32::from(*more),
            Effect::Heal(n, _) => 0.1 * f32::from(party.wounds.min(*n)),
            Effect::RestAll(_) => 0.05 * f32::from(party.exhaustion),
            Effect::Rest(n, _) => 0.05 * f32::from(party.exhaustion.min(*n)),
            Effect::Keep(_) => 0.6,
            Effect::Peek { .. } => 0.05,
            _ => 0.0,
        }
    }

    /// The chance that a test is passed.
    fn test_chance(&self, skill: crate::effects::vocabulary::Skill, need: u8) -> f32 {
        let value = self.muster.stat(skill.stat() as usize) + self.game.test_bonus(self.seat, skill);
        super::bout::chance(i16::from(need) - value)
    }

    fn liking_of_attempt(&self, tries: bool) -> f32 {
        let Some(Asked::Attempt(asked)) = self.game.asked() else { return 0.0 };
        if !tries {
            return 0.0;
        }
        let Some(line) = self.line_of(asked.run) else { return 0.0 };
        let paid: f32 =
            line.cost.iter().map(|cost| if let Cost::Pay(n) = cost { f32::from(*n) } else { 0.0 }).sum();
        let foe = match self.game.open.and_then(|card| self.game.enemy(card)) {
            Some(enemy) => super::bout::Foe {
                life: f32::from(enemy.life),
                target: enemy.target.map(i16::from),
                damage: enemy.damage.map(f32::from),
                ..super::bout::Foe::default()
            },
            None => self.game.foe_now().unwrap_or_default(),
        };
        let win = self.ending_against(&foe).win;
        match line.effects.first() {
            Some(Effect::Defeat { .. }) => (1.0 - win) - 0.1 * paid,
            Some(Effect::Fight(..)) => win - 0.65,
            _ => 0.3,
        }
    }

    fn line_of(&self, run: Run) -> Option<&'static crate::effects::vocabulary::Line> {
        self.game.lines_of(run.source).get(usize::from(run.line))
    }

    fn liking_of_stake(&self, gold: u8) -> f32 {
        let Some(Asked::Stake(asked)) = self.game.asked() else { return 0.0 };
        let Some(Effect::Stake(_, skill, need)) = self.game.effect_at(asked.run) else { return 0.0 };
        (self.test_chance(*skill, *need) - 0.5) * f32::from(gold)
    }
}
