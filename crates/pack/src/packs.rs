//! The packs of a game that are there: the printed one, and those that a host has brought.

use crate::berth::{Bound, PackRef};
use crate::{Files, Head, LANGUAGES, Names, PackFlaw, flaw};
use std::sync::{OnceLock, PoisonError, RwLock};

/// The content packs of a game.
pub trait Printed: Sized + Send + Sync + 'static {
    /// The game's id.
    const GAME: &'static str;
    /// The files that a pack is made of, `pack.toml` first, with what the printed game says in them.
    const FILES: &'static [(&'static str, &'static str)];

    /// Reads and checks a pack. The error names file, item and field.
    fn read(files: &Files) -> Result<Self, PackFlaw>;

    /// What everything in it is called.
    fn names(&self) -> &Names;

    /// All packs of this game that are there.
    fn packs() -> &'static Packs<Self>;

    /// The printed files.
    fn printed_files() -> Files {
        let mut files = Files::default();
        for (name, text) in Self::FILES {
            files.put(*name, *text);
        }
        files
    }
}

/// Why a pack that is named cannot be had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPack {
    /// Nobody brought it.
    #[error("there is no content pack `{id}` here; there is: {known}")]
    Missing {
        /// The pack's id.
        id: String,
        /// Those that are there.
        known: String,
    },
    /// There is one with this id, but it is not the same.
    #[error(
        "the content pack `{id}` is not the one it was: its digest was {then} and is {now} now; with the old files in a folder of \
         their own it is found again"
    )]
    Changed {
        /// The pack's id.
        id: String,
        /// The beginning of the digest that is asked for.
        then: String,
        /// The beginning of the digest that is there.
        now: String,
    },
}

/// The packs of a game: the printed one, and what hosts bring. What was brought stays for as long as the program runs.
pub struct Packs<P: 'static> {
    printed: OnceLock<Bound<P>>,
    brought: RwLock<Vec<&'static Bound<P>>>,
}

impl<P: Printed> Packs<P> {
    /// The printed pack alone, which is read when it is first asked for.
    pub const fn new() -> Packs<P> {
        Packs { printed: OnceLock::new(), brought: RwLock::new(Vec::new()) }
    }

    /// The printed game.
    #[inline]
    pub fn printed(&'static self) -> PackRef<P> {
        PackRef(self.printed.get_or_init(|| match bind::<P>(Files::default(), true) {
            Ok(bound) => bound,
            Err(flaw) => panic!("the built-in pack is checked by its tests: {flaw}"),
        }))
    }

    /// Those that hosts have brought, in the order in which they came.
    pub fn brought(&'static self) -> Vec<PackRef<P>> {
        let brought = self.brought.read().unwrap_or_else(PoisonError::into_inner);
        brought.iter().map(|bound| PackRef(bound)).collect()
    }

    /// Those to choose from for a new game: the printed one, then the latest version of each other.
    pub fn offered(&'static self) -> Vec<PackRef<P>> {
        let brought = self.brought();
        let latest = |pack: &PackRef<P>| {
            let (id, version) = (pack.id(), pack.head().version);
            !brought.iter().any(|other| other.id() == id && other.head().version > version)
        };
        std::iter::once(self.printed()).chain(brought.iter().copied().filter(latest)).collect()
    }

    /// The pack that a record or an option names: by its id and digest, or by its id alone, which is the printed one or the latest.
    pub fn find(&'static self, name: &str) -> Result<PackRef<P>, NoPack> {
        let (id, digest) = name.split_once('@').map_or((name, None), |(id, digest)| (id, Some(digest)));
        let same = |pack: &PackRef<P>| pack.id() == id;
        let found = match digest {
            None => self.offered().into_iter().find(same),
            Some(digest) => self.brought().into_iter().find(|pack| same(pack) && pack.digest() == digest),
        };
        found.ok_or_else(|| {
            let offered = self.offered();
            let today = offered.iter().skip(1).find(|pack| same(pack));
            let start = |digest: &str| digest.chars().take(8).collect();
            let changed = today.zip(digest).map(|(pack, digest)| NoPack::Changed {
                id: id.to_owned(),
                then: start(digest),
                now: start(pack.digest()),
            });
            changed.unwrap_or_else(|| {
                let known: Vec<&str> = offered.iter().map(|pack| pack.id()).collect();
                NoPack::Missing { id: id.chars().take(60).collect(), known: known.join(", ") }
            })
        })
    }

    /// Checks a pack that somebody brings, without keeping it.
    pub fn check(&'static self, files: &Files) -> Result<P, PackFlaw> {
        bind(files.clone(), false).map(|bound| bound.pack)
    }

    /// Checks a pack that somebody brings and keeps it. The same files once more are the same pack, and a copy of the printed files is
    /// the printed one.
    pub fn bring(&'static self, files: Files) -> Result<PackRef<P>, PackFlaw> {
        let bound = bind::<P>(files, false)?;
        if bound.digest == self.printed().digest() {
            return Ok(self.printed());
        }
        let mut brought = self.brought.write().unwrap_or_else(PoisonError::into_inner);
        let twin = brought
            .iter()
            .find(|other| other.head.id == bound.head.id && other.head.version == bound.head.version);
        match twin {
            Some(other) if other.digest == bound.digest => Ok(PackRef(other)),
            Some(_) => {
                let (id, version) = (&bound.head.id, bound.head.version);
                let problem = format!(
                    "{version} of `{id}` is there already, and says something else; give this one another"
                );
                Err(flaw("pack.toml", "version", problem).located(&bound.files))
            }
            None => {
                let bound: &'static Bound<P> = Box::leak(Box::new(bound));
                brought.push(bound);
                Ok(PackRef(bound))
            }
        }
    }
}

impl<P: Printed> Default for Packs<P> {
    fn default() -> Self {
        Packs::new()
    }
}

/// Reads a pack; files that it does not bring are those of the printed game.
fn bind<P: Printed>(mut files: Files, printed: bool) -> Result<Bound<P>, PackFlaw> {
    let known = |name: &str| P::FILES.iter().any(|(file, _)| *file == name);
    let sentences = |name: &str| LANGUAGES.iter().any(|language| name == format!("text/{language}.ftl"));
    if let Some(stray) = files.names().find(|name| !known(name) && !sentences(name)) {
        let known: Vec<&str> = P::FILES.iter().map(|(name, _)| *name).collect();
        let problem = format!("no such file belongs to a pack of this game; there are {}", known.join(", "));
        return Err(flaw(stray, "", problem));
    }
    if !printed {
        files.need("pack.toml")?;
    }
    for (name, text) in P::FILES {
        if files.text(name).is_none() {
            files.put(*name, *text);
        }
    }
    let read = || {
        let head = Head::read(P::GAME, files.need("pack.toml")?)?;
        let is_copy = || files.digest() == P::printed_files().digest();
        if !printed && head.id == Head::read(P::GAME, P::FILES[0].1)?.id && !is_copy() {
            return Err(flaw(
                "pack.toml",
                "id",
                format!("`{}` is the printed pack's own; choose another", head.id),
            ));
        }
        Ok((head, P::read(&files)?))
    };
    let (head, pack) = read().map_err(|flaw: PackFlaw| flaw.located(&files))?;
    Ok(Bound { head, digest: files.digest(), printed, files, pack })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;
    use serde::Deserialize;

    /// A game whose packs are tins of so many sardines.
    #[derive(Debug)]
    struct Tin {
        sardines: u8,
        names: Names,
    }

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Label {
        sardines: u8,
    }

    static TINS: Packs<Tin> = Packs::new();

    impl Printed for Tin {
        const GAME: &'static str = "tin";
        const FILES: &'static [(&'static str, &'static str)] = &[
            (
                "pack.toml",
                "game = \"tin\"\nid = \"base\"\nversion = 1\nname = { en = \"T\", ru = \"Т\", it = \"T\" }\n",
            ),
            ("label.toml", "sardines = 12\n"),
        ];

        fn read(files: &Files) -> Result<Tin, PackFlaw> {
            let Label { sardines } = parse("label.toml", files.need("label.toml")?)?;
            match sardines {
                0 => Err(flaw("label.toml", "sardines", "a tin is never empty")),
                _ => Ok(Tin { sardines, names: Names::read("", [])? }),
            }
        }

        fn names(&self) -> &Names {
            &self.names
        }

        fn packs() -> &'static Packs<Tin> {
            &TINS
        }
    }

    fn tin(id: &str, version: u32, sardines: &str) -> Files {
        let mut files = Files::default();
        let head = format!(
            "game = \"tin\"\nid = \"{id}\"\nversion = {version}\nname = {{ en = \"T\", ru = \"Т\", it = \"T\" }}\n"
        );
        files.put("pack.toml", head);
        files.put("label.toml", format!("sardines = {sardines}\n"));
        files
    }

    #[test]
    fn a_pack_is_written_by_its_id_and_digest_and_found_again() {
        let printed = PackRef::<Tin>::default();
        assert_eq!((serde_json::to_string(&printed).unwrap(), printed.sardines), ("\"base\"".to_owned(), 12));
        assert_eq!(serde_json::from_str::<PackRef<Tin>>("\"base\"").unwrap(), printed);
        let small = TINS.bring(tin("small", 1, "3")).unwrap();
        let written = serde_json::to_string(&small).unwrap();
        assert_eq!(written, format!("\"small@{}\"", small.digest()));
        assert_eq!(serde_json::from_str::<PackRef<Tin>>(&written).unwrap(), small);
        assert_eq!(
            serde_json::from_str::<PackRef<Tin>>("\"small\"").unwrap().sardines,
            3,
            "an id alone is today's"
        );
        assert_eq!(TINS.bring(tin("small", 1, "3")).unwrap(), small, "the same files are the same pack");
        let unknown = serde_json::from_str::<PackRef<Tin>>("\"other@12\"").unwrap_err().to_string();
        assert!(unknown.starts_with("there is no content pack `other` here; there is: base"), "{unknown}");
    }

    #[test]
    fn a_changed_pack_is_not_the_same_and_old_ones_stay() {
        let old = TINS.bring(tin("grows", 1, "3")).unwrap();
        let flaw = TINS.bring(tin("grows", 1, "4")).unwrap_err().to_string();
        assert_eq!(
            flaw,
            "pack.toml: line 3: version: 1 of `grows` is there already, and says something else; give this one another"
        );
        let new = TINS.bring(tin("grows", 2, "4")).unwrap();
        assert_eq!((TINS.find("grows").unwrap(), TINS.find(&old.name()).unwrap()), (new, old));
        let offered: Vec<u32> = TINS
            .offered()
            .iter()
            .filter(|pack| pack.id() == "grows")
            .map(|pack| pack.head().version)
            .collect();
        assert_eq!(offered, [2], "only the latest is offered");
        let changed = TINS.find(&format!("grows@{}", "0".repeat(64))).unwrap_err();
        assert!(matches!(&changed, NoPack::Changed { then, .. } if then == "00000000"), "{changed}");
    }

    #[test]
    fn what_a_pack_does_not_bring_is_printed() {
        let mut files = Files::default();
        files.put("pack.toml", tin("plain", 1, "").need("pack.toml").unwrap());
        let plain = TINS.bring(files).unwrap();
        assert_eq!((plain.sardines, plain.is_printed()), (12, false));
        assert_ne!(plain.digest(), PackRef::<Tin>::default().digest());
    }

    #[test]
    fn a_broken_pack_is_told_with_file_line_and_field() {
        let told = |files: Files| TINS.bring(files).unwrap_err().to_string();
        assert_eq!(told(tin("bad", 1, "0")), "label.toml: line 1: sardines: a tin is never empty");
        assert_eq!(
            told(tin("bad", 1, "\"many\"")),
            "label.toml: line 1: `sardines`: invalid type: string \"many\", expected u8"
        );
        assert_eq!(
            told(tin("base", 1, "3")),
            "pack.toml: line 2: id: `base` is the printed pack's own; choose another"
        );
        let mut stray = tin("bad", 1, "3");
        stray.put("labels.toml", "");
        assert_eq!(
            told(stray),
            "labels.toml: no such file belongs to a pack of this game; there are pack.toml, label.toml"
        );
        assert_eq!(told(Files::default()), "pack.toml: the file is missing");
        assert_eq!(TINS.bring(Tin::printed_files()).unwrap(), TINS.printed(), "a copy is the printed pack");
    }
}
