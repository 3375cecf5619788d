//! Whole games in which every card of every deck comes up and is dealt with.

use super::compare::*;
use freeport_kernel::{Chance, Game, Rng, Seat, Table, Viewer};
use freeport_runebound::effects::vocabulary::{Colour, Moment};
use freeport_runebound::*;
use freeport_testkit::rules;
use std::collections::{BTreeSet, VecDeque};

/// Enough for every card, with some to spare.
const GAMES: u64 = 320;

/// What has become of the cards.
#[derive(Default)]
struct Chronicle {
    drawn: BTreeSet<&'static str>,
    resolved: BTreeSet<&'static str>,
    laid_out: BTreeSet<&'static str>,
    bought: BTreeSet<&'static str>,
    used: BTreeSet<&'static str>,
}

impl Chronicle {
    /// A challenge is dealt with when it is defeated, an event when it is placed or ignored, an encounter when it is over or stays.
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Drawn { card, .. } => self.drawn.insert(card),
            Event::ChallengeDefeated { card, .. }
            | Event::EventPlaced { card, .. }
            | Event::EventIgnored { card, .. }
            | Event::TaskDone { card, .. }
            | Event::Attached { card, .. } => self.resolved.insert(card),
            Event::AdventureGone { card } if is_encounter(card) => self.resolved.insert(card),
            Event::Kept { card, .. } => self.resolved.insert(card.trim_end_matches("-kept")),
            Event::Stocked { card, .. } => self.laid_out.insert(card),
            Event::Bought { card, .. } => self.bought.insert(card),
            Event::Used { card, .. } => self.used.insert(card.trim_end_matches("-kept")),
            _ => return,
        };
    }
}

fn is_encounter(id: &str) -> bool {
    matches!(Pack::base().adventure(tale(id)).kind, Kind::Encounter(_))
}

/// Somebody who plays with a purpose: seeks adventures of a colour and, now and then, a market, buys whatever there is, and fights.
struct Wanderer {
    rng: Rng,
    seeks: Colour,
}

impl Wanderer {
    fn choose(&mut self, game: &Runebound, seat: Seat, moves: &[Move]) -> Move {
        let at_random = moves[self.rng.below(moves.len())];
        let coin = self.rng.below(3);
        let first = |fits: fn(&Move) -> bool| moves.iter().copied().find(fits);
        let liked = match moves[0] {
            Move::Way(_) if coin > 0 => first(|mv| matches!(mv, Move::Way(Going::Roll(_)))),
            Move::Paces(_) if coin > 0 => self.pace(game, seat, moves),
            Move::Paces(_) => first(|mv| matches!(mv, Move::Paces(Stride::Use(_)))),
            Move::Arrive(_) => first(|mv| matches!(mv, Move::Arrive(Venture::Attempt | Venture::Face))),
            Move::Deal(_) => {
                let mut buys = moves.iter().copied().filter(|mv| matches!(mv, Move::Deal(Trading::Buy(_))));
                buys.next_back().or(first(|mv| matches!(mv, Move::Deal(Trading::Use(_)))))
            }
            Move::Flee(_) if coin > 0 => first(|mv| *mv == STAY),
            Move::Stance(_) if coin > 0 => {
                let attacks = moves.iter().filter(|mv| matches!(mv, Move::Stance(Stand::Attack(_))));
                attacks.copied().nth(self.rng.below(3))
            }
            Move::Respond(_) if coin > 0 => first(|mv| *mv != PASS),
            Move::KeepIt(_) => first(|mv| *mv != Move::KeepIt(Keeping::Decline)),
            // More life closes colours.
            Move::Grow(_) => {
                first(|mv| matches!(mv, Move::Grow(Growth::Buy(boost)) if *boost != Boost::Life))
            }
            _ => None,
        };
        liked.unwrap_or(at_random)
    }

    /// The next hex on the way to the nearest place that is sought.
    fn pace(&self, game: &Runebound, seat: Seat, moves: &[Move]) -> Option<Move> {
        let (atlas, view) = (&Pack::base().atlas, game.view(Viewer::Seat(seat)));
        let gems = atlas.gems.iter().filter(|gem| gem.colour == self.seeks && view.tokens.contains(&gem.hex));
        let mut goals: Vec<Hex> = gems.map(|gem| gem.hex).collect();
        if goals.is_empty() || view.turn.is_multiple_of(3) {
            goals = atlas.towns.iter().map(|town| town.hex).collect();
        }
        let far = distances(&goals);
        let here = usize::from(view.parties[seat.index()].hex?);
        let paces = moves.iter().filter_map(|mv| match mv {
            Move::Paces(Stride::To(hex)) => Some((far[usize::from(*hex)], *mv)),
            _ => None,
        });
        let best = paces.min_by_key(|(far, _)| *far).filter(|(next, _)| *next < far[here]);
        Some(best.map_or(STOP, |(_, mv)| mv))
    }
}

/// How far every hex is from the nearest goal.
fn distances(goals: &[Hex]) -> Vec<u32> {
    let atlas = &Pack::base().atlas;
    let mut far = vec![u32::MAX; atlas.labels.len()];
    let mut edge: VecDeque<Hex> = goals.iter().copied().collect();
    for goal in goals {
        far[usize::from(*goal)] = 0;
    }
    while let Some(hex) = edge.pop_front() {
        let next = far[usize::from(hex)] + 1;
        for near in atlas.neighbours[usize::from(hex)].into_iter().filter(|near| *near != NOWHERE) {
            if far[usize::from(near)] > next {
                far[usize::from(near)] = next;
                edge.push_back(near);
            }
        }
    }
    far
}

/// Heroes who have come far already: some so far that dragons are within their reach, others just so far that they still fail.
fn seasoned(options: Options, seats: u8, seed: u64) -> Scene {
    let heroes = Pack::base().heroes.iter().map(|hero| hero.id.as_str()).cycle().skip(seed as usize);
    let heroes: Vec<&str> = heroes.take(usize::from(seats)).collect();
    let grown = if (seed / 16).is_multiple_of(2) { 8 } else { 2 };
    Seat::all(seats).fold(Scene::with(options, &heroes), |scene, seat| {
        let boosts = [Boost::Mind, Boost::Body, Boost::Spirit, Boost::Strength];
        boosts.into_iter().fold(scene.gold(seat, 60), |scene, boost| scene.boost(seat, boost, grown))
    })
}

/// Plays a game to its end, or until the cap on turns stops it.
fn play(number: u64, chronicle: &mut Chronicle) {
    let seats = 1 + (number % 4) as u8;
    let mut table = Table::new(Chance::Loose(Rng::new(number).branch(1)));
    let printed = Options { turns: 60, doom: Doom::Off, ..Options::default() };
    let varied = Options { hazards: true, item_limit: true, trophies: true, ..printed };
    let options = if number.is_multiple_of(5) { varied } else { printed };
    let mut game = if number.is_multiple_of(6) {
        Runebound::setup(&Options { doom: Doom::On, ..options }, seats, &mut table).expect("a table")
    } else {
        seasoned(options, seats, number).begin(&mut table).expect("a sound scene")
    };
    let seeks = Colour::ALL[(number / 4 % 4) as usize];
    let mut wanderer = Wanderer { rng: Rng::new(number), seeks };
    let mut moves = Vec::new();
    loop {
        for told in table.take_events() {
            chronicle.hear(&told.event);
        }
        let Some(seat) = game.turn().waiting().first() else { break };
        moves.clear();
        // Who has no room left for what is for sale discards something now and then.
        game.asides(seat, &mut moves);
        moves.retain(|mv| matches!(mv, Move::Aside(Side::Discard(_))));
        if moves.is_empty() || wanderer.rng.below(40) > 0 {
            moves.clear();
            game.moves(seat, &mut moves);
        }
        let mv = wanderer.choose(&game, seat, &moves);
        game.play(seat, &mv, &mut table).expect("a legal move");
    }
}

/// What is not among the seen.
fn missing<'a>(all: impl IntoIterator<Item = &'a str>, seen: &BTreeSet<&str>) -> Vec<&'a str> {
    all.into_iter().filter(|id| !seen.contains(id)).collect()
}

#[test]
fn every_card_comes_up_and_is_dealt_with() {
    rules!["RN-3.4", "RN-3.6", "RN-7.3", "RN-13.2"];
    let mut chronicle = Chronicle::default();
    (0..GAMES).for_each(|number| play(number, &mut chronicle));
    let pack = Pack::base();
    let adventures = || pack.adventures.iter().map(|card| card.id.as_str());
    let goods = || pack.goods.iter().map(|goods| goods.id.as_str());
    let voluntary =
        pack.goods.iter().filter(|goods| goods.text.iter().any(|line| line.when != Moment::Always));
    assert_eq!(missing(adventures(), &chronicle.drawn), [""; 0], "never drawn");
    assert_eq!(missing(adventures(), &chronicle.resolved), [""; 0], "never defeated, placed or over");
    assert_eq!(missing(goods(), &chronicle.laid_out), [""; 0], "never laid out in a market");
    assert_eq!(missing(goods(), &chronicle.bought), [""; 0], "never bought or hired");
    assert_eq!(missing(voluntary.map(|goods| goods.id.as_str()), &chronicle.used), [""; 0], "never used");
}
