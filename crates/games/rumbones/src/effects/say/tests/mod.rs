//! Texts in three languages: nothing is missing, nothing is left over, and different things are said differently.

mod editions;
mod samples;

use super::*;
use crate::effects::vocabulary::{Condition, Effect, Moment, Status, Whose};
use crate::second::pack as second_pack;
use editions::{EDITIONS, Edition};
use freeport_kernel::{Arg, Phrase};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn the_books_are_sound_and_hold_the_same_sentences() {
    for edition in &EDITIONS {
        let [en, ru, it] = edition.read_all();
        for book in [&en, &ru, &it] {
            assert_eq!(book.faults(), [""; 0]);
        }
        assert_eq!(en.keys(), ru.keys());
        assert_eq!(en.keys(), it.keys());
    }
}

#[test]
fn every_text_is_said_in_every_language() {
    for edition in &EDITIONS {
        for book in edition.read_all() {
            for (id, phrase) in (edition.printed)() {
                let said = book.try_say(&phrase).unwrap_or_else(|lacks| panic!("{id}: {lacks}"));
                assert!(said.len() > 4 && said.ends_with('.'), "{id}: {said}");
                assert!(said.starts_with(char::is_uppercase), "{id}: {said}");
                let untidy = ["  ", " ,", " :", ",,", ", ;", ",:", ",."];
                assert!(!untidy.iter().any(|slip| said.contains(slip)), "{id}: {said}");
            }
        }
    }
}

/// Says everything in every language, and fails where two different things are said alike.
fn assert_told_apart<T: std::fmt::Debug>(edition: &Edition, things: &[T], say: impl Fn(&T) -> Phrase) {
    assert!(!things.is_empty());
    for book in edition.read_all() {
        let mut said: BTreeMap<String, &T> = BTreeMap::new();
        for thing in things {
            let sentence = book.try_say(&say(thing)).unwrap_or_else(|lacks| panic!("{thing:?}: {lacks}"));
            assert!(!sentence.trim().is_empty(), "{thing:?}");
            if let Some(other) = said.insert(sentence.clone(), thing) {
                panic!("{}: {thing:?} and {other:?} are both said as: {sentence}", book.language());
            }
        }
    }
}

/// Every effect that an edition understands.
fn effects(edition: &Edition) -> Vec<Effect> {
    samples::effects().into_iter().filter(|effect| edition.words.understands(*effect)).collect()
}

/// Every condition that an edition tests.
fn conditions(edition: &Edition) -> Vec<Condition> {
    samples::conditions().into_iter().filter(|condition| (edition.words.condition)(*condition)).collect()
}

#[test]
fn no_two_effects_share_a_sentence_and_every_number_is_heard() {
    for edition in &EDITIONS {
        assert_told_apart(edition, &effects(edition), effect);
    }
}

#[test]
fn no_two_conditions_share_a_sentence_and_every_number_is_heard() {
    for edition in &EDITIONS {
        assert_told_apart(edition, &conditions(edition), |one| condition(*one));
    }
}

/// Every moment that comes in an edition; whose it is matters only where it is a window.
fn moments(edition: &Edition) -> Vec<(Moment, Whose)> {
    let of = |moment| {
        let stages = [
            Moment::Declare,
            Moment::Roll,
            Moment::Assign,
            Moment::Struck,
            Moment::After,
            Moment::Use,
            Moment::Always,
            Moment::Destroyed,
        ];
        let whose = if stages.contains(&moment) { &samples::WHOSE[..1] } else { &samples::WHOSE };
        whose.iter().map(move |whose| (moment, *whose))
    };
    samples::MOMENTS.into_iter().filter(|moment| (edition.words.moment)(*moment)).flat_map(of).collect()
}

#[test]
fn no_two_moments_share_a_sentence() {
    for edition in &EDITIONS {
        assert_told_apart(edition, &moments(edition), |(when, of)| moment(*when, *of));
    }
}

#[test]
fn no_two_furies_share_a_sentence_and_every_number_is_heard() {
    let mut rages = vec![Rage::Cloud { within: 3, status: Status::Muted }];
    for (within, n) in (1..=6).flat_map(|within| (1..=6).map(move |n| (within, n))) {
        rages.extend((2..=6).map(|need| Rage::Sweep { within, dice: n, need }));
        rages.push(Rage::Drag { within, most: n });
    }
    rages.extend((1..=6).map(|within| Rage::Cloud { within, status: Status::Blinded }));
    let said = |does: &Rage| fury(&Fury { id: String::new(), does: *does, instead: None }, &[]).remove(0);
    assert_told_apart(&EDITIONS[0], &rages, said);
}

#[test]
fn no_two_actions_share_a_sentence_and_every_number_is_heard() {
    let attacks = (1..=6).flat_map(|dice| (2..=6).map(move |hit| (dice, hit)));
    let attacks = attacks.flat_map(|(dice, hit)| (0..=4).map(move |range| Kind::Attack { dice, hit, range }));
    let kinds = attacks.chain([Kind::Ability, Kind::Response]);
    let actions = kinds.flat_map(|kind| (0..=8).map(move |cost| (kind, cost))).map(|(kind, cost)| {
        let (id, lines) = (String::new(), Vec::new());
        Action { id, kind, cost, once_per_turn: false, lines }
    });
    assert_told_apart(&EDITIONS[0], &actions.collect::<Vec<_>>(), |one| action(one).remove(0));
}

#[test]
fn no_two_rages_or_skills_of_second_tide_share_a_sentence() {
    use second_pack::{Blow, Kind, Level, Rage};
    let mut rages = Vec::new();
    for n in 1..=6 {
        rages.extend([Rage::Lurk { n }, Rage::Grasp { within: n }, Rage::Wrath { damage: n }]);
        rages.extend([Status::Blinded, Status::Muted].map(|status| Rage::Cloud { within: n, status }));
        for m in 1..=6 {
            rages.push(Rage::Maelstrom { within: n, damage: m });
            rages.extend((2..=6).map(|need| Rage::Sweep { within: n, dice: m, need }));
        }
    }
    assert_told_apart(&EDITIONS[1], &rages, |one| second::rage(*one));
    let numbers = (1..=6).flat_map(|dice| (2..=6).map(move |hit| (dice, hit)));
    let numbers = numbers.flat_map(|(dice, hit)| (0..=4).map(move |range| Blow { dice, hit, range }));
    let attacks = numbers.flat_map(|blow| [Kind::Base, Kind::Attack].map(|kind| (kind, Some(blow))));
    let heads: Vec<_> = attacks.chain([(Kind::Ability, None), (Kind::Reaction, None)]).collect();
    assert_told_apart(&EDITIONS[1], &heads, |(kind, attack)| {
        second::level(*kind, &Level { attack: *attack, lines: Vec::new() }).remove(0)
    });
}

#[test]
fn a_line_that_may_be_left_says_so() {
    let free = |may| {
        let (when, of) = (Moment::After, Whose::Own);
        Line { when, of, conditions: Vec::new(), may, effects: vec![Effect::Dice(1)] }
    };
    for edition in &EDITIONS {
        assert_told_apart(edition, &[free(false), free(true)], line);
    }
}

fn keys(phrase: &Phrase, into: &mut BTreeSet<String>) {
    into.insert(phrase.key.to_owned());
    for (_, arg) in &phrase.args {
        if let Arg::Part(part) = arg {
            keys(part, into);
        }
    }
}

#[test]
fn no_sentence_about_texts_is_left_over() {
    for edition in &EDITIONS {
        let mut said = BTreeSet::new();
        for (_, phrase) in (edition.printed)() {
            keys(&phrase, &mut said);
        }
        let effects = effects(edition).into_iter().map(|one| effect(&one));
        let conditions = conditions(edition).into_iter().map(condition);
        let moments = moments(edition).into_iter().map(|(when, of)| moment(when, of));
        for phrase in effects.chain(conditions).chain(moments) {
            keys(&phrase, &mut said);
        }
        let kinds =
            ["text-", "whose-", "at-", "if-", "who-", "amount-", "fx-", "boost-", "figures-", "order-"];
        let orders = ["order-misses", "order-response", "order-reaction", "order-card"];
        let [en, ..] = edition.read_all();
        let ours = en.keys().iter().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
        let spare = |key: &&String| !said.contains(*key) && !orders.contains(&key.as_str());
        let spare: Vec<&String> = ours.filter(spare).collect();
        assert!(spare.is_empty(), "nobody says {spare:?}");
    }
}

/// A form of a name, as sentences reach it.
fn form(edition: &Edition, (language, book): (&'static str, &str), id: &'static str, form: &str) -> String {
    let book = edition.read(language, &format!("{book}\nprobe = {{ $it{form} }}\n"));
    book.try_say(&Phrase::new("probe").name("it", id)).unwrap_or_else(|lacks| panic!("{id}: {lacks}"))
}

#[test]
fn names_have_the_forms_that_sentences_need_and_agree_with_the_pack() {
    for edition in &EDITIONS {
        let (heroes, things) = ((edition.heroes)(), (edition.things)());
        let beasts = ["kraken", "dragon"];
        for book in edition.books {
            let names: BTreeMap<String, String> = (edition.names)(book.0).into_iter().collect();
            for id in &heroes {
                assert_eq!(form(edition, book, id, "-full"), names[*id]);
            }
            let forms: &[&str] = match book.0 {
                "ru" => &["-gen", "-dat", "-acc", "-ins", "-gender"],
                "it" => &["-the", "-cap", "-of", "-to", "-gender"],
                _ => &[""],
            };
            for id in heroes.iter().chain(&things).chain(&beasts) {
                assert!(forms.iter().all(|one| !form(edition, book, id, one).is_empty()), "{id}");
            }
            for id in things.iter().chain(&beasts) {
                assert_eq!(form(edition, book, id, "").to_lowercase(), names[*id].to_lowercase());
            }
        }
    }
}
