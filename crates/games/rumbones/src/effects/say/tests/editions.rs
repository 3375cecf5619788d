//! The editions, as far as their texts differ: books, words, and everything their packs say.

use crate::effects::say::{action, breath, fury, second, text};
use crate::pack::lines::Tongue;
use freeport_kernel::Phrase;
use freeport_pack::Printed;
use freeport_shelf::Words;

type Books = [(&'static str, &'static str); 3];

macro_rules! books {
    ($game:literal) => {
        [
            ("en", include_str!(concat!("../../../../../../../packs/", $game, "/text/en.ftl"))),
            ("ru", include_str!(concat!("../../../../../../../packs/", $game, "/text/ru.ftl"))),
            ("it", include_str!(concat!("../../../../../../../packs/", $game, "/text/it.ftl"))),
        ]
    };
}

/// An edition.
pub(super) struct Edition {
    pub(super) books: Books,
    pub(super) words: Tongue,
    /// Everything that the pack says, by the id of what says it.
    pub(super) printed: fn() -> Vec<(&'static str, Phrase)>,
    /// What every id is called in a language.
    pub(super) names: fn(&'static str) -> Vec<(String, String)>,
    /// The ids of the heroes.
    pub(super) heroes: fn() -> Vec<&'static str>,
    /// The ids of what else can be harmed.
    pub(super) things: fn() -> Vec<&'static str>,
}

pub(super) const EDITIONS: [Edition; 2] = [
    Edition {
        books: books!("rumbones"),
        words: crate::pack::words::WORDS,
        printed: printed_first,
        names: names_of::<crate::pack::Pack>,
        heroes: || crate::pack::Pack::base().heroes.iter().map(|hero| hero.id.as_str()).collect(),
        things: || crate::pack::Pack::base().tiles.iter().map(|tile| tile.id.as_str()).collect(),
    },
    Edition {
        books: books!("rumbones2"),
        words: crate::second::pack::words::WORDS,
        printed: printed_second,
        names: names_of::<crate::second::pack::Pack>,
        heroes: || crate::second::pack::Pack::base().heroes.iter().map(|hero| hero.id.as_str()).collect(),
        things: || crate::second::pack::Pack::base().equipment.iter().map(|kind| kind.id.as_str()).collect(),
    },
];

impl Edition {
    pub(super) fn read(&self, language: &'static str, text: &str) -> Words {
        let key = |id: &str| format!("name-{}", id.to_lowercase());
        let names = (self.names)(language).into_iter().map(|(id, name)| (key(&id), name));
        Words::read(language, &[text], names.collect())
    }

    pub(super) fn read_all(&self) -> [Words; 3] {
        self.books.map(|(language, text)| self.read(language, text))
    }
}

fn names_of<P: Printed>(language: &'static str) -> Vec<(String, String)> {
    let names = P::packs().printed().get().names().all(language);
    names.map(|(id, name)| (id.to_owned(), name.to_owned())).collect()
}

fn printed_first() -> Vec<(&'static str, Phrase)> {
    let pack = crate::pack::Pack::base();
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

fn printed_second() -> Vec<(&'static str, Phrase)> {
    let pack = crate::second::pack::Pack::base();
    let kraken = &pack.beasts.kraken;
    let mut all = vec![("kraken", second::arrival(kraken))];
    let mut add = |id: &'static str, said: Vec<Phrase>| all.extend(said.into_iter().map(|one| (id, one)));
    for hero in &pack.heroes {
        for skill in &hero.skills {
            skill.levels.iter().for_each(|level| add(&skill.id, second::level(skill.kind, level)));
        }
        hero.passive.iter().for_each(|one| add(&one.id, second::passive(one)));
    }
    for card in &pack.cards {
        add(&card.id, text(&card.lines));
    }
    for kind in &pack.equipment {
        add(&kind.id, text(&kind.lines));
    }
    for one in &kraken.furies {
        add(&one.id, vec![second::rage(one.does)]);
    }
    for one in &pack.beasts.dragon.attacks {
        add(&one.id, second::fang(one));
    }
    all
}
