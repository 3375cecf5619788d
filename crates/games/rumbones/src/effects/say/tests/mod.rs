//! Texts in three languages: nothing is missing, nothing is left over, and different things are said differently.

mod samples;

use super::*;
use crate::effects::vocabulary::{Effect, Moment, Status, Whose};
use crate::pack::Pack;
use freeport_kernel::{Arg, Phrase};
use freeport_shelf::Words;
use std::collections::{BTreeMap, BTreeSet};

const BOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../../../../packs/rumbones/text/en.ftl")),
    ("ru", include_str!("../../../../../../../packs/rumbones/text/ru.ftl")),
    ("it", include_str!("../../../../../../../packs/rumbones/text/it.ftl")),
];

fn words(language: &'static str, text: &str) -> Words {
    let key = |id: &str| format!("name-{}", id.to_lowercase());
    let names = Pack::base().names(language).map(|(id, name)| (key(id), name.to_owned()));
    Words::read(language, &[text], names.collect())
}

fn books() -> [Words; 3] {
    BOOKS.map(|(language, text)| words(language, text))
}

/// Everything that the pack says, by the id of what says it.
fn printed() -> Vec<(&'static str, Phrase)> {
    let pack = Pack::base();
    let kraken = &pack.beasts.kraken;
    let mut all = vec![("dragon", breath(&pack.beasts.dragon))];
    let mut add = |id: &'static str, said: Vec<Phrase>| all.extend(said.into_iter().map(|one| (id, one)));
    for one in pack.heroes.iter().flat_map(|hero| &hero.actions) {
        add(&one.id, action(one));
    }
    for card in &pack.cards {
        add(&card.id, text(&card.lines));
    }
    for tile in &pack.tiles {
        add(&tile.id, text(&tile.lines));
    }
    for one in &kraken.furies {
        add(&one.id, fury(one, &kraken.furies));
    }
    all
}

#[test]
fn the_books_are_sound_and_hold_the_same_sentences() {
    let [en, ru, it] = books();
    for book in [&en, &ru, &it] {
        assert_eq!(book.faults(), [""; 0]);
    }
    assert_eq!(en.keys(), ru.keys());
    assert_eq!(en.keys(), it.keys());
}

#[test]
fn every_text_is_said_in_every_language() {
    for book in books() {
        for (id, phrase) in printed() {
            let said = book.try_say(&phrase).unwrap_or_else(|lacks| panic!("{id}: {lacks}"));
            assert!(said.len() > 4 && said.ends_with('.'), "{id}: {said}");
            assert!(said.starts_with(char::is_uppercase), "{id}: {said}");
            let tidy = !said.contains("  ") && !said.contains(" ,") && !said.contains(" :");
            assert!(tidy, "{id}: {said}");
        }
        let all = Pack::base().cards.iter().map(|card| (&card.id, &card.lines));
        let actions = Pack::base().heroes.iter().flat_map(|hero| &hero.actions);
        let all = all.chain(actions.map(|action| (&action.id, &action.lines)));
        for (id, lines) in all.filter(|(_, lines)| !lines.is_empty()) {
            assert!(text(lines).iter().all(|line| !book.say(line).is_empty()), "{id}");
        }
    }
}

/// Says everything in every language, and fails where two different things are said alike.
fn assert_told_apart<T: std::fmt::Debug>(things: &[T], say: impl Fn(&T) -> Phrase) {
    for book in books() {
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

#[test]
fn no_two_effects_share_a_sentence_and_every_number_is_heard() {
    assert_told_apart(&samples::effects(), effect);
}

#[test]
fn no_two_conditions_share_a_sentence_and_every_number_is_heard() {
    assert_told_apart(&samples::conditions(), |one| condition(*one));
}

/// Every moment; whose it is matters only where it is a window.
fn moments() -> Vec<(Moment, Whose)> {
    let of = |moment| {
        let stages = [
            Moment::Declare,
            Moment::Roll,
            Moment::Assign,
            Moment::Struck,
            Moment::After,
            Moment::Use,
            Moment::Always,
        ];
        let whose = if stages.contains(&moment) { &samples::WHOSE[..1] } else { &samples::WHOSE };
        whose.iter().map(move |whose| (moment, *whose))
    };
    samples::MOMENTS.into_iter().flat_map(of).collect()
}

#[test]
fn no_two_moments_share_a_sentence() {
    assert_told_apart(&moments(), |(when, of)| moment(*when, *of));
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
    assert_told_apart(&rages, said);
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
    assert_told_apart(&actions.collect::<Vec<_>>(), |one| action(one).remove(0));
}

#[test]
fn a_line_that_may_be_left_says_so() {
    let free = |may| {
        let (when, of) = (Moment::After, Whose::Own);
        Line { when, of, conditions: Vec::new(), may, effects: vec![Effect::March] }
    };
    assert_told_apart(&[free(false), free(true)], line);
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
    let mut said = BTreeSet::new();
    for (_, phrase) in printed() {
        keys(&phrase, &mut said);
    }
    let effects = samples::effects().into_iter().map(|one| effect(&one));
    let conditions = samples::conditions().into_iter().map(condition);
    let moments = moments().into_iter().map(|(when, of)| moment(when, of));
    for phrase in effects.chain(conditions).chain(moments) {
        keys(&phrase, &mut said);
    }
    let kinds = ["text-", "whose-", "at-", "if-", "who-", "amount-", "fx-", "boost-"];
    let [en, ..] = books();
    let ours = en.keys().iter().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    let spare: Vec<&String> = ours.filter(|key| !said.contains(*key)).collect();
    assert!(spare.is_empty(), "nobody says {spare:?}");
}

/// A form of a name, as sentences reach it.
fn form(book: &'static str, language: &'static str, id: &'static str, form: &str) -> String {
    let book = words(language, &format!("{book}\nprobe = {{ $it{form} }}\n"));
    book.try_say(&Phrase::new("probe").name("it", id)).unwrap_or_else(|lacks| panic!("{id}: {lacks}"))
}

#[test]
fn names_have_the_forms_that_sentences_need_and_agree_with_the_pack() {
    let pack = Pack::base();
    let tiles = pack.tiles.iter().map(|tile| tile.id.as_str());
    let beasts = ["kraken", "dragon"];
    for (language, book) in BOOKS {
        for hero in &pack.heroes {
            let full = form(book, language, &hero.id, "-full");
            assert_eq!(Some(full.as_str()), pack.name(&hero.id, language));
        }
        let forms: &[&str] = match language {
            "ru" => &["-gen", "-dat", "-acc", "-ins", "-gender"],
            "it" => &["-the", "-cap", "-of", "-to", "-gender"],
            _ => &[""],
        };
        for id in pack.heroes.iter().map(|hero| hero.id.as_str()).chain(tiles.clone()).chain(beasts) {
            assert!(forms.iter().all(|one| !form(book, language, id, one).is_empty()), "{id}");
        }
        for id in tiles.clone().chain(beasts) {
            let (said, printed) = (form(book, language, id, ""), pack.name(id, language).unwrap_or_default());
            assert_eq!(said.to_lowercase(), printed.to_lowercase());
        }
    }
}
