//! Texts in three languages: nothing is missing, nothing is left over, and different things are said differently.

mod samples;

use super::*;
use crate::effects::vocabulary::Moment;
use crate::pack::{Kind, Wares};
use freeport_kernel::Arg;
use freeport_shelf::Words;
use std::collections::{BTreeMap, BTreeSet};

const BOOKS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../../../../packs/runebound/text/en.ftl")),
    ("ru", include_str!("../../../../../../../packs/runebound/text/ru.ftl")),
    ("it", include_str!("../../../../../../../packs/runebound/text/it.ftl")),
];

fn read(language: &'static str, text: &str) -> Words {
    let names = Pack::base().names(language);
    let names = names.map(|(id, name)| (format!("name-{}", id.to_lowercase()), name.to_owned()));
    Words::read(language, &[text], names.collect())
}

fn books() -> [Words; 3] {
    BOOKS.map(|(language, text)| read(language, text))
}

/// Everything that the pack says, by the id of what says it.
fn printed() -> Vec<(&'static str, Phrase)> {
    let pack = Pack::base();
    let mut all = Vec::new();
    let mut add = |id: &'static str, said: Vec<Phrase>| all.extend(said.into_iter().map(|one| (id, one)));
    for hero in &pack.heroes {
        add(&hero.id, text(pack, Speaker::Hero, &hero.text));
    }
    for goods in &pack.goods {
        let speaker = match goods.wares {
            Wares::Ally(_) => Speaker::Ally,
            Wares::Item(..) => Speaker::Item,
        };
        add(&goods.id, text(pack, speaker, &goods.text));
    }
    for card in &pack.adventures {
        match &card.kind {
            Kind::Challenge(own) => {
                add(&card.id, text(pack, Speaker::Challenge, &own.text));
                add(&card.id, vec![reward(&own.reward)]);
            }
            Kind::Event(own) => add(&card.id, text(pack, Speaker::Event, &own.text)),
            Kind::Encounter(own) => add(&card.id, text(pack, Speaker::Encounter, &own.text)),
        }
        if let Some(kept) = &card.kept {
            add(&card.kept_id, text(pack, Speaker::Item, &kept.text));
        }
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
            let untidy = ["  ", " ,", " :", " .", ",,", ", ;", ",:", ",."];
            assert!(!untidy.iter().any(|slip| said.contains(slip)), "{id}: {said}");
        }
    }
}

#[test]
fn texts_read_as_an_author_would_write_them() {
    let pack = Pack::base();
    let say = |book: &Words, id: &str| {
        let said = printed().into_iter().filter(|(one, _)| *one == id).map(|(_, phrase)| book.say(&phrase));
        said.collect::<Vec<_>>().join(" ")
    };
    let [en, ru, it] = books();
    assert_eq!(pack.heroes.len(), 12);
    assert_eq!(
        say(&en, "varikas"),
        "Before combat, taking 1 exhaustion: a magic attack with the attacker’s own damage."
    );
    assert_eq!(
        say(&ru, "soul-burn"),
        "Когда герой попадает в магическом бою, перевернув эту карту, ценой 1 усилия: атака наносит на 3 раны больше."
    );
    assert_eq!(
        say(&it, "G02"),
        "Prima dello scontro: l’eroe fa una prova di furtività (12); se fallisce: l’eroe subisce 1 ferita. Ricompensa: ricevi 2 monete."
    );
    assert_eq!(
        say(&ru, "Y20"),
        "Пока событие в силе: разум, тело и дух +1 у препятствия рода «нежить» или «демон»; +1 к золоту того, кто одолеет препятствие рода «нежить» или «демон»."
    );
    assert_eq!(
        say(&en, "G30"),
        "When it is drawn: carry this card with you. When your hero ends movement in Tamalir: gain 3 gold; discard this card."
    );
}

/// Says everything in every language, and fails where two different things are said alike.
fn assert_told_apart<T: std::fmt::Debug>(things: &[T], say: impl Fn(&T) -> Phrase) {
    assert!(!things.is_empty());
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
    let all = samples::effects();
    for speaker in [Speaker::Ally, Speaker::Challenge, Speaker::Event] {
        let own = all.iter().filter(|effect| speaker == Speaker::Ally || !samples::speaks_of_itself(effect));
        let own: Vec<&Effect> = own.collect();
        assert_told_apart(&own, |one| effect(speaker, Moment::Drawn, one));
    }
}

#[test]
fn no_two_conditions_costs_or_limits_share_a_sentence() {
    assert_told_apart(&samples::conditions(), |one| condition(*one));
    assert_told_apart(&samples::costs(), |one| cost(*one));
    assert_told_apart(&samples::LIMITS, |one| limit(*one));
}

#[test]
fn no_two_moments_share_a_sentence() {
    assert_told_apart(&samples::moments(), |(when, of)| moment(Pack::base(), Speaker::Ally, *when, *of));
}

#[test]
fn a_line_says_everything_that_is_in_it() {
    let plain = samples::line();
    let mut lines = vec![plain.clone()];
    lines.push(Line { may: true, ..plain.clone() });
    lines.push(Line { limit: Some(samples::LIMITS[0]), ..plain.clone() });
    lines.push(Line { cost: samples::costs()[..1].to_vec(), ..plain.clone() });
    lines.push(Line { cost: samples::costs()[..2].to_vec(), ..plain.clone() });
    lines.push(Line { conditions: samples::conditions()[..1].to_vec(), ..plain.clone() });
    lines.push(Line { effects: vec![Effect::Gold(2), Effect::Gone], ..plain });
    assert_told_apart(&lines, |one| line(Pack::base(), Speaker::Encounter, one));
}

#[test]
fn the_same_word_is_about_others_on_another_card() {
    let [en, ..] = books();
    let said = |speaker, when, one: &Effect| en.say(&effect(speaker, when, one));
    let roll = samples::roll();
    assert_ne!(said(Speaker::Item, Moment::Always, &roll), said(Speaker::Challenge, Moment::Trait, &roll));
    let cap = Effect::Nofatiguecap;
    assert_ne!(said(Speaker::Item, Moment::Always, &cap), said(Speaker::Event, Moment::Always, &cap));
    let again = Effect::Reroll;
    assert_ne!(said(Speaker::Item, Moment::Moveroll, &again), said(Speaker::Item, Moment::Ontest, &again));
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
    let mut hear = |phrase: Phrase| keys(&phrase, &mut said);
    for (_, phrase) in printed() {
        hear(phrase);
    }
    for one in samples::effects() {
        hear(effect(Speaker::Ally, Moment::Moveroll, &one));
        hear(effect(Speaker::Event, Moment::Drawn, &one));
    }
    let conditions = samples::conditions().into_iter().map(condition);
    let costs = samples::costs().into_iter().map(cost);
    for phrase in conditions.chain(costs).chain(samples::LIMITS.map(limit)) {
        hear(phrase);
    }
    for (when, of) in samples::moments() {
        hear(moment(Pack::base(), Speaker::Ally, when, of));
    }
    let kinds = ["text-", "at-", "if-", "cost-", "limit-", "who-", "prey-", "figures-", "fx-"];
    let [en, ..] = books();
    let ours = en.keys().iter().filter(|key| kinds.iter().any(|kind| key.starts_with(kind)));
    let spare: Vec<&String> = ours.filter(|key| !said.contains(*key)).collect();
    assert!(spare.is_empty(), "nobody says {spare:?}");
}

/// A form of a name, as sentences reach it.
fn form((language, book): (&'static str, &str), id: &'static str, form: &str) -> String {
    let book = read(language, &format!("{book}\nprobe = {{ $it{form} }}\n"));
    book.try_say(&Phrase::new("probe").name("it", id)).unwrap_or_else(|lacks| panic!("{id}: {lacks}"))
}

#[test]
fn names_agree_with_the_pack() {
    let pack = Pack::base();
    let heroes: BTreeSet<&str> = pack.heroes.iter().map(|hero| hero.id.as_str()).collect();
    for book in BOOKS {
        let said = read(book.0, book.1);
        for (id, name) in pack.names(book.0).filter(|(id, _)| !heroes.contains(id)) {
            assert_eq!(said.name(id), name, "{id}");
        }
        for hero in &pack.heroes {
            assert_eq!(Some(form(book, &hero.id, "-full").as_str()), pack.name(&hero.id, book.0));
        }
    }
}

#[test]
fn names_have_the_forms_that_sentences_need() {
    let pack = Pack::base();
    let heroes = pack.heroes.iter().map(|hero| hero.id.as_str());
    let goods = pack.goods.iter().map(|goods| goods.id.as_str());
    let foes = pack.adventures.iter().filter(|card| matches!(card.kind, Kind::Challenge(_)));
    let kept = pack.adventures.iter().filter(|card| card.kept.is_some()).map(|card| card.kept_id.as_str());
    let all: Vec<&'static str> =
        heroes.chain(goods).chain(foes.map(|card| card.id.as_str())).chain(kept).collect();
    for book in BOOKS {
        let forms = match book.0 {
            "ru" => "{ $it-nom } { $it-gen } { $it-dat } { $it-acc } { $it-ins } { $it-cap } { $it-gender }",
            "it" => "{ $it-the } { $it-cap } { $it-of } { $it-to } { $it-from } { $it-gender }",
            _ => "{ $it-the } { $it-cap }",
        };
        let words = read(book.0, &format!("{}\nprobe = {forms}\n", book.1));
        for id in &all {
            if let Err(lacks) = words.try_say(&Phrase::new("probe").name("it", id)) {
                panic!("{id}: {lacks}");
            }
        }
    }
}
