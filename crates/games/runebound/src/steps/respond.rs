//! Something is used at a moment, or nothing.

use crate::abilities::{Ability, At, Cue};
use crate::effects::vocabulary::Moment;
use crate::source::Source;
use crate::state::{Quest, Table};
use crate::steps::Asked;
use crate::task::Task;
use freeport_kernel::{Phrase, Seat, SeatSet};
use freeport_steps::Step;
use serde::{Deserialize, Serialize};

/// A moment at which a seat may use something; it is asked until it has enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Respond {
    pub(crate) seat: Seat,
    pub(crate) at: Cue,
}

impl Step<Quest> for Respond {
    type Choice = Option<Ability>;

    const RULE: &'static str = "RN-25.9";

    fn who(&self, _game: &Quest) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(&self, game: &Quest, seat: Seat, add: &mut impl FnMut(Option<Ability>)) {
        game.uses(seat, self.at.at(), &mut |ability| add(Some(ability)));
        add(None);
    }

    fn forbids(&self, game: &Quest, seat: Seat, choice: &Option<Ability>) -> &'static str {
        choice.map_or(Self::RULE, |ability| game.bars(seat, ability, self.at.at()))
    }

    fn take(self, game: &mut Quest, seat: Seat, choice: Option<Ability>, table: &mut Table) {
        if let Some(ability) = choice {
            game.push(Task::Ask(Asked::Respond(self)));
            game.use_ability(seat, ability, table);
        }
    }

    fn question(&self, game: &Quest) -> Phrase {
        let phrase = Phrase::new(self.at.id()).name("hero", game.hero_id(self.seat));
        match (self.at, game.packets.last(), &game.roll) {
            (Cue::Wound, Some(packet), _) => {
                phrase.name("who", game.character_id(packet.to)).number("wounds", packet.wounds)
            }
            (Cue::Rolled, _, Some(roll)) if roll.aim.sets_number() => Phrase::new("ask-guarded")
                .name("hero", game.hero_id(self.seat))
                .number("total", game.total(roll)),
            (Cue::Rolled, _, Some(roll)) => phrase
                .name("who", game.character_id(roll.who))
                .number("total", game.total(roll))
                .number("need", roll.need),
            (Cue::Preroll, _, Some(roll)) => phrase.name("who", game.character_id(roll.who)),
            (Cue::Hit, _, Some(roll)) => phrase
                .name("who", game.character_id(roll.who))
                .name("foe", game.foe_id())
                .number("wounds", game.blow(roll)),
            (Cue::Before | Cue::Reveal, ..) => phrase.name("foe", game.foe_id()),
            _ => phrase,
        }
    }

    fn phrase(&self, game: &Quest, seat: Seat, choice: &Option<Ability>) -> Phrase {
        match choice {
            Some(ability) => game.use_phrase(seat, ability),
            None => Phrase::new("do-no-more"),
        }
    }

    fn decline(&self) -> Option<Option<Ability>> {
        Some(None)
    }
}

impl Quest {
    /// The rule that forbids the use of a line at a moment.
    pub(crate) fn bars(&self, seat: Seat, ability: Ability, at: At) -> &'static str {
        let source = Source::new(seat, ability.text);
        let owned = self.texts(seat).any(|text| text == ability.text);
        let line = if owned { self.lines_of(source).get(usize::from(ability.line)) } else { None };
        line.map_or("RN-14.1", |line| {
            let at = if line.when == Moment::Free && self.roll.is_none() { At::Free } else { at };
            self.bar_of(source, ability.line, line, at)
        })
    }
}
