//! What a party has, in a unit of its own: about what a strong hero has more than a beginner is worth ten.

use super::bout::{Ending, Foe};
use super::lore::bits;
use super::muster::Muster;
use crate::combat::Foe as Opponent;
use crate::effects::vocabulary::{Colour, Effect, Moment, Phase, Tag};
use crate::pack::{CITIES, Challenge};
use crate::party::{Boost, Party};
use crate::source::{Source, Text};
use crate::state::{Quest, RUNES};
use freeport_kernel::Seat;

/// To win every fight of a colour.
const MIGHT: [f32; 4] = [1.0, 1.6, 2.4, 4.0];
/// Dragon Runes, by their number.
const RUNE: [f32; RUNES as usize + 1] = [0.0, 2.5, 6.0, 12.0];
/// A token of experience, besides what it changes.
const LEVEL: f32 = 2.0;
/// How much of it experience is worth that is not spent yet.
const UNSPENT: f32 = 0.8;
/// A colour that is closed to who could not beat the next one, for the chance that is missing.
const CLOSED: [f32; 3] = [1.5, 3.0, 5.0];
/// A piece of gold.
const GOLD: f32 = 0.05;
/// A piece of gold more, for who has less than this.
const NEED: (f32, f32) = (0.05, 5.0);
/// A piece of the printed price of a card, besides what it changes.
const WARE: f32 = 0.02;
/// Gold that comes in every market.
const INCOME: f32 = 0.5;
/// A wound, and one that leaves no more than a last one.
const WOUND: (f32, f32) = (0.05, 0.25);
/// A token of exhaustion.
const FATIGUE: f32 = 0.03;
/// A day that is lost.
const DAY: f32 = 0.2;
/// A carried encounter.
const CARRIED: f32 = 0.12;
/// A step towards the final battle, for who plays alone and for others.
const DOOM: (f32, f32) = (0.3, 0.02);

/// What a party can do, and how its fights may end.
pub(super) struct Judge<'a> {
    pub game: &'a Quest,
    pub seat: Seat,
    pub party: &'a Party,
    pub muster: Muster,
    /// Against what the last adventures are about, where that makes a difference.
    champion: Option<Muster>,
}

impl Quest {
    pub(super) fn judge(&self, seat: Seat) -> Judge<'_> {
        self.judge_of(seat, self.party(seat))
    }

    /// The same for a party as it would be.
    pub(super) fn judge_of<'a>(&'a self, seat: Seat, party: &'a Party) -> Judge<'a> {
        let last = self.pack().lore.effigies[Colour::Red as usize].tag;
        let muster = self.gathered(party, Tag::Trap);
        let champion = muster.partial.then(|| self.gathered(party, last));
        Judge { game: self, seat, party, muster, champion }
    }

    /// A challenge as a foe, the event in force counted.
    pub(super) fn adversary(&self, card: u8) -> Option<Foe> {
        let challenge = self.challenge(card)?;
        let mut foe = Foe {
            life: f32::from(challenge.life),
            target: challenge.target.map(i16::from),
            damage: challenge.damage.map(f32::from),
            ambush: super::bout::ambush(&challenge.text),
            tag: challenge.tag,
            ..Foe::default()
        };
        for effect in self.event_effects() {
            if let Effect::Embolden(prey, more) = effect
                && prey.includes(challenge.tag)
            {
                foe.target = foe.target.map(|target| target + i16::from(*more));
            }
        }
        foe.read(challenge);
        Some(foe)
    }

    /// What is fought just now, as a foe; in a duel, as the other hero would stand there.
    pub(super) fn foe_now(&self) -> Option<Foe> {
        let fight = self.fight.as_ref()?;
        let mut foe = match fight.foe {
            Opponent::Challenge(card) => Foe { ambush: 0.0, ..self.adversary(card)? },
            _ => Foe::default(),
        };
        if let Some(rival) = fight.defender() {
            let party = self.party(rival);
            let other = self.gathered(party, Tag::Humanoid);
            foe.target = other.defence.map(|value| value + 11);
            if let (Some(number), Some(phase)) = (fight.number, fight.phase()) {
                foe.target[phase as usize] = i16::from(number);
            }
            foe.damage = other.side[0].damage;
            foe.life = (other.side[0].left + other.shield).max(0.5);
            foe.tag = Tag::Humanoid;
            return Some(foe);
        }
        for phase in Phase::ALL {
            foe.target[phase as usize] = i16::from(self.target(phase.stat()));
            foe.damage[phase as usize] = f32::from(self.foe_damage(phase));
        }
        foe.life = (f32::from(self.foe_life()) - f32::from(fight.wounds)).max(0.5);
        Some(foe)
    }
}

impl Foe {
    /// Reads what a challenge does while it is fought.
    fn read(&mut self, challenge: &Challenge) {
        let traits = challenge.text.iter().filter(|line| line.when == Moment::Trait);
        for effect in traits.flat_map(|line| &line.effects) {
            match effect {
                Effect::Savage(n) => self.savage += f32::from(*n),
                Effect::Regen(n) => self.regen += f32::from(*n),
                Effect::Leech => self.regen += 0.5,
                Effect::Hitcap(_, n) => self.cap = self.cap.min(f32::from(*n)),
                Effect::NoAllies(phases) => self.lonely |= bits(*phases),
                Effect::Roll(phases, rolls, more) if rolls.cover(true) => {
                    for at in (0..3).filter(|at| bits(*phases) >> at & 1 == 1) {
                        self.target[at] -= i16::from(*more);
                    }
                }
                _ => {}
            }
        }
    }
}

impl Judge<'_> {
    /// How a fight against most of a colour may end.
    pub(super) fn ending(&self, colour: Colour, hurt: bool) -> Ending {
        let foe = &self.game.pack().lore.effigies[colour as usize];
        self.against(foe.tag).against(foe, hurt)
    }

    /// How a fight against this may end.
    pub(super) fn ending_against(&self, foe: &Foe) -> Ending {
        self.against(foe.tag).against(foe, true)
    }

    /// What the party can do against something of a kind.
    pub(super) fn against(&self, tag: Tag) -> &Muster {
        let last = self.game.pack().lore.effigies[Colour::Red as usize].tag;
        self.champion.as_ref().filter(|_| tag == last).unwrap_or(&self.muster)
    }

    /// How strong the party is once it is rested. Whoever is too weak for the easiest colour that is left has nowhere to grow.
    fn might(&self) -> f32 {
        let wins = Colour::ALL.map(|colour| self.ending(colour, false).win);
        let might = MIGHT.iter().zip(wins).map(|(might, win)| might * win).sum::<f32>();
        let closed = usize::from(self.party.boosts[Boost::Life as usize]).min(CLOSED.len());
        let stuck = (0..closed).map(|colour| CLOSED[colour] * (1.0 - wins[colour + 1])).sum::<f32>();
        might - stuck
    }

    /// A point of experience that is not spent yet.
    fn point(&self) -> f32 {
        UNSPENT * LEVEL / f32::from(self.game.xp_price())
    }

    /// What a party has, wherever it stands.
    pub(super) fn belongings(&self) -> f32 {
        let party = self.party;
        let gold = f32::from(party.gold);
        let wares = party.items.iter().map(|card| f32::from(self.game.goods(card).price)).sum::<f32>();
        let tired = party.allies.iter().map(|ally| f32::from(ally.exhaustion)).sum::<f32>()
            + f32::from(party.exhaustion);
        let hurt = party.allies.iter().map(|ally| f32::from(ally.wounds)).sum::<f32>();
        let left = self.muster.side[0].left.max(0.5);
        self.might()
            + RUNE[usize::from(self.runes())]
            + LEVEL * f32::from(party.level())
            + self.point() * f32::from(party.experience())
            + GOLD * gold
            + NEED.0 * gold.min(NEED.1)
            + WARE * wares
            + INCOME * f32::from(self.muster.income.min(2))
            + 0.02 * f32::from(self.muster.strength)
            + self.muster.comfort
            + CARRIED * f32::from(party.tasks.len())
            - f32::from(party.wounds)
                * if left > 1.5 { WOUND.0 } else { WOUND.1 / f32::from(party.wounds.max(1)) }
            - 0.04 * hurt
            - FATIGUE * tired
    }

    fn runes(&self) -> u8 {
        let rune = |card: u8| {
            self.game.kept(card).is_some_and(|kept| kept.r#as == crate::effects::vocabulary::Keep::Rune)
        };
        (self.party.kept.iter().filter(|card| rune(*card)).count() as u8).min(RUNES)
    }

    /// What a victory over most of a colour brings.
    pub(super) fn prize(&self, colour: Colour) -> f32 {
        let lore = &self.game.pack().lore;
        let runes = usize::from(self.runes()).min(RUNES as usize - 1);
        let gold = lore.bounty[colour as usize];
        let poor = (NEED.1 - f32::from(self.party.gold)).clamp(0.0, gold);
        let found = GOLD * gold + NEED.0 * poor;
        let learnt = self.point() * f32::from(colour.worth());
        match colour {
            Colour::Red => learnt + RUNE[runes + 1] - RUNE[runes],
            _ => learnt + found - self.game.dread(),
        }
    }

    /// What it costs to be knocked out.
    pub(super) fn ruin(&self) -> f32 {
        let dearest = if self.game.options.softened {
            0.0
        } else {
            let own = self.party.items.iter().map(|card| self.game.goods(card).price);
            let hired = self.party.allies.iter().filter_map(|ally| match ally.card {
                crate::party::Card::Market(card) => Some(self.game.goods(card).price),
                crate::party::Card::Adventure(_) => None,
            });
            f32::from(own.chain(hired).max().unwrap_or(0))
        };
        let gold = f32::from(self.party.gold);
        DAY + GOLD * gold + NEED.0 * gold.min(NEED.1) + 0.07 * dearest
    }

    /// What an adventure promises that may end so and brings this.
    pub(super) fn promise(&self, ending: Ending, prize: f32) -> f32 {
        ending.win * prize - (1.0 - ending.win) * self.ruin() - 0.04 * ending.wounds
    }

    /// What the fight under way promises.
    pub(super) fn suspense(&self) -> f32 {
        self.game.foe_now().map_or(0.0, |foe| self.suspense_of(self.ending_against(&foe)))
    }

    /// What the fight under way promises that may end so.
    pub(super) fn suspense_of(&self, ending: Ending) -> f32 {
        let Some(fight) = &self.game.fight else { return 0.0 };
        let prize = match fight.foe {
            Opponent::Challenge(card) => self.prize(self.game.colour(card)),
            Opponent::Enemy(_) => GOLD * 5.0,
            Opponent::Hero(_) => 0.5,
        };
        self.promise(ending, prize)
    }
}

impl Quest {
    /// What it costs that an adventure is discarded: the final battle comes nearer.
    pub(super) fn dread(&self) -> f32 {
        if !self.has_doom() || self.finale.is_some() {
            return 0.0;
        }
        let near = f32::from(self.doom.tokens) / CITIES as f32;
        let each = if self.players == 1 { DOOM.0 } else { DOOM.1 };
        each * (1.0 + near)
    }

    /// What a seat has, and what it is about to get.
    pub(super) fn standing(&self, seat: Seat) -> f32 {
        let judge = self.judge(seat);
        let fights = self.fight.as_ref().is_some_and(|fight| fight.includes(seat));
        let prospects = if fights { judge.suspense() } else { 0.25 * judge.errands().best(judge.party.hex) };
        let doom = if self.has_doom() {
            self.dread() * f32::from(self.doom.tokens) * (1.0 - judge.ending(Colour::Red, false).win)
        } else {
            0.0
        };
        judge.belongings() + prospects - doom
    }
}

impl Quest {
    /// Whether a carried encounter asks for a city.
    pub(super) fn errand_for(&self, card: u8, town: u8) -> bool {
        let lines = self.lines_of(Source::new(Seat(0), Text::Encounter(card)));
        lines.iter().any(|line| matches!(line.when, Moment::Arrive(city) if city.0 == town + 1))
    }
}
