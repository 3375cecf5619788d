//! What is said about what happened.

use crate::phrases::parts::{by, cards, faces, of};
use crate::second::event::Event;
use crate::second::state::Melee;
use freeport_kernel::Phrase;

impl Melee {
    /// An event in words.
    pub(crate) fn event_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Wished { .. }
            | Event::FactionDrawn { .. }
            | Event::FleetsMet { .. }
            | Event::RolledOff { .. }
            | Event::HeroChosen { .. }
            | Event::CrewMaster { .. }
            | Event::CaptainNamed { .. }
            | Event::HeroTaken { .. }
            | Event::FirstSide { .. } => self.setup_phrase(event),
            Event::CrewCame { .. }
            | Event::CrewStepped { .. }
            | Event::CrewMarched { .. }
            | Event::CrewFell { .. }
            | Event::CrewDrowned { .. }
            | Event::CrewPushed { .. }
            | Event::Boarded { .. }
            | Event::BrokeIn { .. }
            | Event::CrewActivated { .. }
            | Event::CrewUpgraded { .. } => self.crew_phrase(event),
            Event::AttackDeclared { by, target } => self.at(self.attack_phrase(by), *target),
            Event::AttackFailed => Phrase::new("attack-failed").rule("RB2-11.4"),
            Event::Rolled { faces: shown } => {
                Phrase::new("rolled").label("faces", faces(shown)).rule("RB2-11.3")
            }
            Event::BonusRolled { faces: shown } => {
                Phrase::new("bonus-rolled").label("faces", faces(shown)).rule("RB2-13.6")
            }
            Event::Rerolled { old, new } => {
                Phrase::new("rerolled").number("old", *old).number("new", *new).rule("RB2-13.4")
            }
            Event::Counted { hits, misses, modifier } => Melee::count_phrase(*hits, *misses, *modifier),
            Event::HitCancelled { face } => {
                Phrase::new("hit-cancelled").number("face", *face).rule("RB2-11.3")
            }
            Event::Defeated { hero, by, state } => Melee::defeat_phrase(hero, *by, *state),
            Event::CardPlayed { seat, card } => by("card-played", *seat).name("card", card).rule("RB2-7.4"),
            Event::CardsDrawn { seat, count, cards: drawn } if drawn.is_empty() => {
                by("cards-drawn", *seat).number("count", *count).rule("RB2-25.2")
            }
            Event::CardsDrawn { seat, count, cards: drawn } => by("cards-drawn-known", *seat)
                .number("count", *count)
                .part("cards", cards(drawn))
                .rule("RB2-25.2"),
            Event::CardDiscarded { seat, card } => {
                by("card-discarded", *seat).name("card", card).rule("RB2-7.5")
            }
            Event::Reshuffled { side } => self.of_side("reshuffled", *side).rule("RB2-7.7"),
            Event::TrackRose { side, track } => {
                self.of_side("track-rose", *side).number("track", *track).rule("RB2-7.4")
            }
            Event::Scored { side, points, total } => self
                .of_side("scored", *side)
                .number("points", *points)
                .number("total", *total)
                .rule("RB2-1.3"),
            Event::GameWon { side } => self.of_camp("game-won", "game-won-alone", *side).rule("RB2-1.2"),
            Event::PieceDamaged { side, piece, damage, total } => {
                let phrase = match side {
                    Some(side) => self.of_side("piece-damaged", *side),
                    None => Phrase::new("piece-damaged-alone"),
                };
                let phrase = phrase.name("piece", piece).number("damage", *damage);
                phrase.number("total", *total).rule("RB2-9.2")
            }
            Event::PieceDestroyed { side, piece } => {
                let phrase = match side {
                    Some(side) => self.of_side("piece-destroyed", *side),
                    None => Phrase::new("piece-destroyed-alone"),
                };
                phrase.name("piece", piece).rule("RB2-9.3")
            }
            Event::Repaired { piece, damage, left } => {
                let phrase = Phrase::new("repaired").name("piece", piece);
                phrase.number("damage", *damage).number("left", *left)
            }
            Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Passed { .. }
            | Event::RecoveryBegan
            | Event::PlankGone { .. }
            | Event::PlankBack { .. }
            | Event::DragonActivated
            | Event::DragonCame { .. }
            | Event::DragonSwam { .. }
            | Event::DragonDamaged { .. }
            | Event::DragonGone
            | Event::WatersSearched { .. }
            | Event::KrakenCame { .. }
            | Event::KrakenRaged { .. }
            | Event::KrakenDamaged { .. }
            | Event::KrakenGone => self.round_phrase(event),
            _ => self.hero_phrase(event),
        }
    }

    fn setup_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Wished { seat, faction } => by("wished", *seat).name("faction", faction).rule("RB2-2.1"),
            Event::FactionDrawn { faction } => {
                Phrase::new("faction-drawn").name("faction", faction).rule("RB2-2.1")
            }
            Event::FleetsMet { layout, first } => {
                self.of_side("fleets-met", *first).name("layout", layout).rule("RB2-28.4")
            }
            Event::RolledOff { dice } => {
                // Whoever has no part in the roll shows nothing.
                let rolled: Vec<u8> = dice.iter().copied().filter(|sum| *sum > 0).collect();
                Phrase::new("rolled-off").label("faces", faces(&rolled)).rule("RB2-2.14")
            }
            Event::HeroChosen { side, hero } => {
                self.of_camp("hero-chosen", "hero-chosen-alone", *side).name("hero", hero).rule("RB2-2.2")
            }
            Event::CrewMaster { side, seat } => self.seated("crew-master", *side, *seat).rule("RB2-26.4"),
            Event::CaptainNamed { side, seat } => self.seated("captain-named", *side, *seat).rule("RB2-26.9"),
            Event::HeroTaken { seat, hero } => by("hero-taken", *seat).name("hero", hero).rule("RB2-26.7"),
            Event::FirstSide { side } => self.of_side("first-side", *side).rule("RB2-2.14"),
            _ => Phrase::new("nothing"),
        }
    }

    fn seated(
        &self,
        key: &'static str,
        side: crate::second::side::Side,
        seat: freeport_kernel::Seat,
    ) -> Phrase {
        self.of_side(key, side).number("seat", seat.0 + 1)
    }

    fn crew_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::CrewActivated { side } => self.of_side("crew-activated", *side).rule("RB2-21.1"),
            Event::CrewMarched { side } => self.of_side("crew-marched", *side).rule("RB2-21.6"),
            Event::CrewCame { side, cell, deckhands, bosuns } => {
                self.at(self.of_crew("crew-came", *side, *deckhands, *bosuns), *cell).rule("RB2-21.2")
            }
            Event::CrewStepped { side, from, to, deckhands, bosuns } => {
                let phrase = self.of_crew("crew-stepped", *side, *deckhands, *bosuns);
                self.at(phrase.label("from", self.label(*from)), *to).rule("RB2-21.6")
            }
            Event::CrewFell { side, cell, deckhands, bosuns } => {
                self.at(self.of_crew("crew-fell", *side, *deckhands, *bosuns), *cell).rule("RB2-11.18")
            }
            Event::CrewDrowned { side, cell, deckhands, bosuns } => {
                self.at(self.of_crew("crew-drowned", *side, *deckhands, *bosuns), *cell).rule("RB2-18.5")
            }
            Event::CrewPushed { side, from, to, bosun } => {
                let phrase = self.of_crew("crew-pushed", *side, u8::from(!bosun), u8::from(*bosun));
                self.at(phrase.label("from", self.label(*from)), *to).rule("RB2-18.6")
            }
            Event::Boarded { side, from, to, deckhands, bosuns } => {
                let phrase = self.of_crew("boarded", *side, *deckhands, *bosuns);
                self.at(phrase.label("from", self.label(*from)), *to).rule("RB2-21.16")
            }
            Event::BrokeIn { side, cell, deckhands, bosuns } => {
                self.at(self.of_crew("broke-in", *side, *deckhands, *bosuns), *cell).rule("RB2-23.1")
            }
            Event::CrewUpgraded { side, gun } => {
                let key = if *gun { "gun-upgraded" } else { "bosuns-upgraded" };
                self.of_side(key, *side).rule("RB2-6.5")
            }
            _ => Phrase::new("nothing"),
        }
    }

    fn round_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::RoundBegan { round, side } => {
                self.of_side("round-began", *side).label("round", round.to_string()).rule("RB2-15.1")
            }
            Event::TurnBegan { side } => {
                self.of_camp("turn-began", "turn-began-alone", *side).rule("RB2-15.2")
            }
            Event::Passed { side } => self.of_side("passed", *side).rule("RB2-15.5"),
            Event::RecoveryBegan => Phrase::new("recovery-began").rule("RB2-25.1"),
            Event::PlankGone { cell } => self.place("plank-gone", *cell).rule("RB2-24.6"),
            Event::PlankBack { cell } => self.place("plank-back", *cell).rule("RB2-24.7"),
            Event::DragonActivated => Phrase::new("dragon-activated").rule("RB2-24.3"),
            Event::DragonCame { seat, cell } => self.at(by("dragon-came", *seat), *cell).rule("RB2-24.1"),
            Event::DragonSwam { to, .. } => self.place("dragon-swam", *to).rule("RB2-24.6"),
            Event::DragonDamaged { damage, total } => Phrase::new("dragon-damaged")
                .number("damage", *damage)
                .number("total", *total)
                .rule("RB2-24.25"),
            Event::DragonGone => Phrase::new("dragon-gone").rule("RB2-24.8"),
            Event::WatersSearched { dice, tracks, comes } => {
                let key = if *comes { "waters-searched-comes" } else { "waters-searched" };
                let phrase = Phrase::new(key).label("faces", faces(dice));
                phrase.number("tracks", *tracks).rule("RB2-24.9")
            }
            Event::KrakenCame { cell } => self.place("kraken-came", *cell).rule("RB2-24.10"),
            Event::KrakenRaged { die, fury } => {
                Phrase::new("kraken-raged").number("die", *die).name("fury", fury).rule("RB2-24.13")
            }
            Event::KrakenDamaged { damage, total } => Phrase::new("kraken-damaged")
                .number("damage", *damage)
                .number("total", *total)
                .rule("RB2-24.18"),
            Event::KrakenGone => Phrase::new("kraken-gone").rule("RB2-24.20"),
            _ => Phrase::new("nothing"),
        }
    }

    fn hero_phrase(&self, event: &Event) -> Phrase {
        match event {
            Event::Activated { hero } => of("activated", hero).rule("RB2-16.1"),
            Event::Rested { hero } => of("rested", hero).rule("RB2-16.5"),
            Event::Revived { hero } => of("revived", hero).rule("RB2-25.3"),
            Event::TokenTurned { hero } => of("token-turned", hero).rule("RB2-25.4"),
            Event::Deployed { hero, cell } => self.at(of("deployed", hero), *cell).rule("RB2-16.1"),
            Event::Used { hero, skill } => of("used", hero).name("skill", skill).rule("RB2-19.1"),
            Event::Flipped { hero, skill } => of("flipped", hero).name("skill", skill).rule("RB2-5.5"),
            Event::Bought { hero, skill } => of("bought", hero).name("skill", skill).rule("RB2-5.8"),
            Event::Upgraded { hero, skill } => of("upgraded", hero).name("skill", skill).rule("RB2-5.9"),
            Event::Stepped { hero, to, .. } => self.at(of("stepped", hero), *to).rule("RB2-16.8"),
            Event::SwingNamed { hero, to, distance } => {
                self.at(of("swing-named", hero), *to).number("distance", *distance).rule("RB2-17.4")
            }
            Event::SwingRolled { hero, die, modifier, distance } => of("swing-rolled", hero)
                .number("die", *die)
                .number("modifier", *modifier)
                .number("distance", *distance)
                .rule("RB2-17.5"),
            Event::Landed { hero, to, .. } => self.at(of("landed", hero), *to).rule("RB2-17.5"),
            Event::Pushed { hero, to, .. } => self.at(of("pushed", hero), *to).rule("RB2-18.6"),
            Event::WentOverboard { hero } => of("went-overboard", hero).rule("RB2-18.1"),
            Event::Caught { hero, cell } => self.at(of("caught", hero), *cell).rule("RB2-C.15"),
            Event::CoinsGained { hero, coins, total } => {
                of("coins-gained", hero).number("coins", *coins).number("total", *total).rule("RB2-4.7")
            }
            Event::CoinsSpent { hero, coins, total } => {
                of("coins-spent", hero).number("coins", *coins).number("total", *total).rule("RB2-5.15")
            }
            Event::CoinsStolen { from, to, coins } => {
                let phrase = Phrase::new("coins-stolen").name("from", from).name("to", to);
                phrase.number("coins", *coins).rule("RB2-C.3")
            }
            Event::Prevented { hero, damage } => {
                of("prevented", hero).number("damage", *damage).rule("RB2-11.17")
            }
            Event::Wounded { hero, damage, total } => {
                of("wounded", hero).number("damage", *damage).number("total", *total).rule("RB2-4.8")
            }
            Event::Healed { hero, damage, left } => {
                of("healed", hero).number("damage", *damage).number("left", *left).rule("RB2-11.24")
            }
            Event::Afflicted { hero, status } => {
                of("afflicted", hero).name("status", status).rule("RB2-14.1")
            }
            Event::Cleansed { hero } => of("cleansed", hero).rule("RB2-14.2"),
            Event::StunGone { hero } => of("stun-gone", hero).rule("RB2-14.4"),
            _ => Phrase::new("nothing"),
        }
    }
}
