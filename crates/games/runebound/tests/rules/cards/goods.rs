//! What the market deck holds: its cards, their prices, and the figures of allies.

use super::compare::*;
use freeport_runebound::effects::vocabulary::Class::{self, *};
use freeport_runebound::effects::vocabulary::Type::{self, *};
use freeport_runebound::*;
use freeport_testkit::rules;

/// A card of this kind costs what is printed on it, and there are so many of them.
#[track_caller]
fn costs(id: &'static str, copies: u8, price: u16) {
    let pack = Pack::base();
    let count = pack.stock.iter().filter(|kind| pack.goods[usize::from(**kind)].id == id).count();
    assert_eq!(count, usize::from(copies), "{id}");
    let visit = |gold: u16| {
        let scene = Scene::of(&["tavish", "mok"]).at(ANN, "M03");
        Trek::trade(scene.gold(ANN, gold), id)
    };
    visit(price - 1).refuse(ANN, buy(id), "RN-13.4");
    let mut trek = visit(price + 1);
    trek.play(ANN, buy(id));
    assert_eq!((trek.gold(ANN), trek.sells("greyhaven").len()), (1, 0), "{id}");
}

#[test]
fn items_and_their_prices() {
    rules!["RN-13.5", "RN-3.4"];
    let printed: [(&str, Class, Type, u8, u16); 50] = [
        ("leather-armour", Armour, Leather, 2, 3),
        ("fire-bomb", Supply, Bomb, 2, 2),
        ("soul-burn", Artifact, Rune, 1, 9),
        ("belt-of-strength", Artifact, Belt, 1, 6),
        ("thunder-mace", Weapon, Mace, 1, 7),
        ("white-blade", Weapon, Sword, 1, 6),
        ("dragon-tooth", Weapon, Mace, 1, 8),
        ("healing-draught", Supply, Potion, 3, 2),
        ("draught-of-vigour", Supply, Potion, 1, 1),
        ("stoneskin-elixir", Supply, Potion, 1, 3),
        ("smoke-vial", Supply, Bomb, 1, 1),
        ("scroll-of-homecoming", Supply, Scroll, 1, 2),
        ("scroll-of-sight", Supply, Scroll, 1, 1),
        ("holy-water", Supply, Potion, 1, 2),
        ("lucky-coin", Artifact, Charm, 1, 2),
        ("trail-rations", Supply, Ration, 1, 1),
        ("short-bow", Weapon, Bow, 1, 3),
        ("hunting-spear", Weapon, Spear, 1, 3),
        ("apprentice-staff", Weapon, Staff, 1, 3),
        ("yew-longbow", Weapon, Bow, 1, 7),
        ("sword-of-dawn", Weapon, Sword, 1, 8),
        ("stormstaff", Weapon, Staff, 1, 8),
        ("dwarven-war-axe", Weapon, Axe, 1, 5),
        ("parrying-dagger", Weapon, Dagger, 1, 3),
        ("venom-dagger", Weapon, Dagger, 1, 5),
        ("repeating-crossbow", Weapon, Bow, 1, 9),
        ("spellblade", Weapon, Sword, 1, 7),
        ("dragonbane-lance", Weapon, Spear, 1, 11),
        ("chain-hauberk", Armour, Mail, 2, 5),
        ("wardens-plate", Armour, Plate, 1, 9),
        ("round-shield", Armour, Shield, 1, 4),
        ("mirror-shield", Armour, Shield, 1, 7),
        ("cloak-of-shadows", Armour, Cloak, 1, 5),
        ("dragonscale", Armour, Scale, 1, 10),
        ("ring-of-wit", Artifact, Ring, 1, 5),
        ("ring-of-will", Artifact, Ring, 1, 5),
        ("amulet-of-health", Artifact, Amulet, 1, 6),
        ("amulet-of-endurance", Artifact, Amulet, 1, 3),
        ("seven-league-boots", Artifact, Boots, 1, 5),
        ("pathfinders-boots", Artifact, Boots, 1, 4),
        ("saddle-horse", Supply, Mount, 1, 4),
        ("crown-of-command", Artifact, Relic, 1, 8),
        ("orb-of-storms", Artifact, Relic, 1, 7),
        ("horn-of-rallying", Artifact, Relic, 1, 6),
        ("book-of-lore", Artifact, Book, 1, 3),
        ("rune-of-binding", Artifact, Rune, 1, 6),
        ("rune-of-mending", Artifact, Rune, 1, 6),
        ("wayfarers-kit", Supply, Tool, 1, 2),
        ("merchants-seal", Artifact, Seal, 1, 4),
        ("phoenix-feather", Artifact, Relic, 1, 8),
    ];
    for (id, class, kind, copies, price) in printed {
        costs(id, copies, price);
        let goods = Pack::base().goods_of(card(id));
        assert_eq!(goods.wares, Wares::Item(class, kind), "{id}");
    }
}

/// Copies, price, life, strength, and value and damage of mind, body and spirit.
type Printed = (&'static str, u8, u16, u8, u8, [(i8, u8); 3]);

#[test]
fn allies_and_their_figures() {
    rules!["RN-13.6", "RN-19.1", "RN-19.5"];
    let printed: [Printed; 26] = [
        ("acolyte-of-flame", 1, 3, 2, 2, [(0, 0), (1, 0), (1, 1)]),
        ("village-archer", 2, 3, 2, 1, [(4, 1), (1, 0), (0, 0)]),
        ("hired-sword", 2, 3, 3, 1, [(0, 0), (4, 1), (0, 0)]),
        ("hedge-witch", 2, 3, 2, 2, [(1, 0), (0, 0), (4, 1)]),
        ("young-squire", 1, 2, 2, 2, [(1, 0), (2, 1), (1, 0)]),
        ("ferrywoman", 1, 3, 3, 2, [(1, 0), (3, 1), (1, 0)]),
        ("goat-track-guide", 1, 3, 3, 2, [(3, 1), (2, 0), (0, 0)]),
        ("fen-hunter", 1, 4, 3, 2, [(5, 1), (2, 1), (0, 0)]),
        ("rune-scribe", 1, 4, 2, 3, [(3, 0), (0, 0), (3, 1)]),
        ("cutpurse", 1, 4, 2, 3, [(4, 1), (3, 1), (0, 0)]),
        ("war-hound", 1, 4, 3, 1, [(0, 0), (5, 1), (0, 0)]),
        ("temple-healer", 1, 5, 2, 4, [(1, 0), (0, 0), (4, 1)]),
        ("shield-bearer", 1, 5, 5, 2, [(0, 0), (5, 1), (1, 0)]),
        ("crossbow-veteran", 1, 5, 3, 2, [(6, 2), (2, 0), (0, 0)]),
        ("axe-sister", 1, 5, 4, 2, [(0, 0), (6, 2), (1, 0)]),
        ("spark-adept", 1, 5, 3, 3, [(1, 0), (0, 0), (6, 2)]),
        ("court-duellist", 1, 6, 3, 2, [(4, 1), (6, 1), (2, 0)]),
        ("falconer", 1, 6, 3, 2, [(7, 1), (2, 0), (2, 0)]),
        ("bone-singer", 1, 6, 3, 3, [(1, 0), (1, 0), (7, 1)]),
        ("hill-giant-thrall", 1, 8, 6, 1, [(0, 0), (8, 2), (0, 0)]),
        ("elven-longbow", 1, 8, 4, 2, [(8, 2), (3, 1), (2, 0)]),
        ("storm-caller", 1, 8, 3, 3, [(2, 0), (1, 0), (8, 2)]),
        ("oathsworn-paladin", 1, 9, 5, 3, [(2, 0), (8, 2), (5, 1)]),
        ("dragon-hunter", 1, 10, 4, 3, [(8, 3), (6, 1), (2, 0)]),
        ("iron-golem", 1, 10, 7, 0, [(0, 0), (9, 2), (0, 0)]),
        ("archmage-in-exile", 1, 10, 3, 4, [(4, 1), (0, 0), (9, 3)]),
    ];
    for (id, copies, price, life, strength, figures) in printed {
        costs(id, copies, price);
        for (phase, (value, damage)) in ["ranged", "melee", "magic"].into_iter().zip(figures) {
            let trek = Trek::draws(alone("valadir").ally(ANN, id), "B01", &[]);
            let blow = trek.clone().to(phase).blow(sends(id), 20);
            assert_eq!((blow.added, blow.wounds), (value, damage), "{id}, {phase}");
        }
        let full = alone("valadir").ally(ANN, id).worn(ANN, id, life - 1, strength);
        let mut trek = Trek::draws(full, "B01", &[]);
        trek.to("ranged").cast(ANN, sends(id), &sums(&[2])).forgo();
        assert!(trek.allies(ANN).is_empty(), "{id} dies of wound {life}");
        let tired = Trek::draws(alone("valadir").ally(ANN, id).worn(ANN, id, 0, strength), "Y14", &[]);
        assert_eq!(tired.ally_hurt(id), (1, strength), "{id} has strength {strength}");
    }
}
