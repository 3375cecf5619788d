//! The cities and the names of the map.

use super::compare::*;
use freeport_runebound::*;
use freeport_testkit::used::note;
use freeport_testkit::{rules, used};

/// A hex of the map that borders on another.
fn beside(hex: Hex) -> &'static str {
    let atlas = &Pack::base().atlas;
    let next = atlas.neighbours[usize::from(hex)].into_iter().find(|next| *next != NOWHERE);
    &atlas.labels[usize::from(next.expect("a neighbour"))]
}

#[test]
fn every_city_takes_any_die_and_trades_heals_and_shelters() {
    rules!["RN-6.15", "RN-13.2", "RN-13.5", "RN-13.11", "RN-22.6"];
    let printed = [
        ("vynelvale", "E09"),
        ("riverwatch", "C05"),
        ("dawnsmoor", "H12"),
        ("tamalir", "J07"),
        ("forge", "R03"),
        ("nerekhall", "Q09"),
        ("greyhaven", "M03"),
        ("frostgate", "F02"),
    ];
    assert_eq!(Pack::base().atlas.towns.len(), printed.len());
    for (id, label) in printed {
        for face in 1..=6 {
            let scene = alone("valadir").at(ANN, beside(hex(label))).gold(ANN, 9).wounds(ANN, 2);
            let mut trek = Trek::begin(scene);
            trek.cast(ANN, rest(1), &[face]).cast(ANN, to(label), &[drawn(card("short-bow"))]);
            assert_eq!(
                (trek.stands(ANN), trek.sells(id)),
                (Some(label), vec!["short-bow"]),
                "{id}, die {face}"
            );
            trek.play(ANN, buy("short-bow"));
            trek.play(ANN, Move::Deal(Trading::Heal(Body::Hero, Treatment::Wound)));
            assert_eq!((trek.gold(ANN), trek.hurt(ANN).0), (9 - 3 - 1, 1), "{id}");
        }
        let scene = alone("valadir").at(ANN, beside(hex(label))).wounds(ANN, 5).tired(ANN, 3).event("R7");
        assert_eq!(
            Trek::camp(scene, &[]).stands(ANN),
            Some(label),
            "whoever falls nearby is carried to {id}"
        );
        note(id);
    }
    used!["vynelvale", "riverwatch", "dawnsmoor", "tamalir", "forge", "nerekhall", "greyhaven", "frostgate"];
}

#[test]
fn places_have_their_names_where_the_map_has_them() {
    rules!["RN-27.1"];
    let printed = [
        ("frostfang-range", "Frostfang Range", "Хребет Ледяной Клык", "A02"),
        ("hollow-fells", "Hollow Fells", "Полые взгорья", "D02"),
        ("stillpine-wood", "Stillpine Wood", "Тихий бор", "G04"),
        ("greyspine", "Greyspine", "Серый хребет", "J02"),
        ("foundry-downs", "Foundry Downs", "Литейные увалы", "P01"),
        ("anvil-peaks", "Anvil Peaks", "Пики Наковальни", "T02"),
        ("mistfall-wood", "Mistfall Wood", "Туманный лес", "A08"),
        ("drowned-mire", "Drowned Mire", "Утопленная топь", "A11"),
        ("westmark", "Westmark", "Западный край", "E06"),
        ("southmark", "Southmark", "Южный край", "F12"),
        ("barrow-hills", "Barrow Hills", "Курганные холмы", "G07"),
        ("heartland", "Heartland", "Срединные земли", "J10"),
        ("lantern-hills", "Lantern Hills", "Фонарные холмы", "L05"),
        ("redthorn-wood", "Redthorn Wood", "Краснотерновый лес", "L11"),
        ("whisperleaf-wood", "Whisperleaf Wood", "Лес Шепчущих Листьев", "N07"),
        ("scorched-hills", "Scorched Hills", "Опалённые холмы", "Q06"),
        ("blackwater-fen", "Blackwater Fen", "Черноводная топь", "P10"),
        ("cinder-peaks", "Cinder Peaks", "Пепельные пики", "S12"),
        ("cinder-slopes", "Cinder Slopes", "Пепельные склоны", "T09"),
        ("ashwood", "Ashwood", "Ясеневый лес", "Q12"),
        ("eastmark", "Eastmark", "Восточный край", "Q08"),
        ("kingswood", "Kingswood", "Королевский лес", "H09"),
        ("watch-downs", "Watch Downs", "Дозорные увалы", "A05"),
        ("northmark", "Northmark", "Северный край", "P04"),
        ("saltmarsh", "Saltmarsh", "Солёные топи", "K13"),
        ("willowmere", "Willowmere", "Ивовое озеро", "C11"),
        ("southern-rise", "Southern Rise", "Южный подъём", "M13"),
    ];
    let sheet = Sheet::of(Pack::base());
    assert_eq!(sheet.map.regions.len(), printed.len());
    for ((id, en, ru, label), region) in printed.into_iter().zip(&sheet.map.regions) {
        assert_eq!(*region, (id, hex(label)));
        let name = |language: &str| Pack::base().name(id, language);
        assert_eq!((name("en"), name("ru")), (Some(en), Some(ru)));
        note(id);
    }
    used![
        "frostfang-range",
        "hollow-fells",
        "stillpine-wood",
        "greyspine",
        "foundry-downs",
        "anvil-peaks",
        "mistfall-wood",
        "drowned-mire",
        "westmark",
        "southmark",
        "barrow-hills",
        "heartland",
        "lantern-hills",
        "redthorn-wood",
        "whisperleaf-wood",
        "scorched-hills",
        "blackwater-fen",
        "cinder-peaks",
        "cinder-slopes",
        "ashwood",
        "eastmark",
        "kingswood",
        "watch-downs",
        "northmark",
        "saltmarsh",
        "willowmere",
        "southern-rise"
    ];
}
