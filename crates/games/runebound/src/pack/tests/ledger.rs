//! The pack says what the ledger's tables say. These tables were written from the ledger: they are a second source.

use super::notation::{figures, foe, list, text};
use crate::pack::{Adventure, Kind, Pack, Wares};
use freeport_testkit::rules;
use std::fmt::Write;

/// Name in Russian; life, strength, values with damage; skills; ability.
const HEROES: &str = "
Варикас Мёртвый | 5 3 1/1 4/1 4/1 | Will +3 | before [exh 1]: attack(S, own)
Мок-Духомолв | 5 4 2/1 2/1 5/2 | Diplomacy +2 | free [exh 2]: heal 1 self
Сэр Валадир | 6 3 1/1 5/2 2/1 | Diplomacy +2 | onroll(*,def) [exh 1] 1/roll: roll+2
Изольда Быстрый Лук | 4 3 5/2 2/1 2/1 | Notice +3 | onroll(R,atk) [exh 1] 1/roll: reroll
Бракка Железный Кулак | 6 4 1/1 5/2 1/1 | Climb +3 | onhit(M) [exh 2] 1/roll: hit+1
Орлен Пепельный Плащ | 4 4 2/1 1/1 5/2 | Lore +3 | before [exh 1]: foe X-2
Нимра из Камышей | 5 3 4/1 3/2 2/1 | Stealth +1, Swim +3 | always: wild(river,swamp) 1
Тавиш Медный Грош | 5 3 3/1 3/1 3/1 | Bluff +3 | market 1/turn: price-1 and onwin: gold+1
Эдда Грозорукая | 5 4 1/1 3/1 4/2 | Diplomacy +1, Will +2 | free [exh 1]: heal 1 ally
Кестрин Вейл | 4 4 4/1 4/2 1/1 | Stealth +3 | always: escape+4
Грот Полувеликан | 6 2 0/1 5/2 1/1 | Climb +2, Dodge +1 | onwound 1/turn: avert 1
Селвин Серый | 5 3 4/1 1/1 4/2 | Lore +2, Notice +2 | ontest [exh 1] 1/roll: reroll
";

/// Name in Russian; copies and price; life, strength, values with damage; ability.
const ALLIES: &str = "
Аколит Пламени | 1 3 | 2 2 0/0 1/0 1/1 | preroll(*,*)(hero) [exh 1]: roll+2
Деревенский лучник | 2 3 | 2 1 4/1 1/0 0/0 |
Наёмный клинок | 2 3 | 3 1 0/0 4/1 0/0 |
Ведунья | 2 3 | 2 2 1/0 0/0 4/1 |
Юный оруженосец | 1 2 | 2 2 1/0 2/1 1/0 | onwound(hero) [exh 1] 1/turn: avert 1
Паромщица | 1 3 | 3 2 1/0 3/1 1/0 | always: wild(river) 1
Горный проводник | 1 3 | 3 2 3/1 2/0 0/0 | always: wild(hills,mountains) 1
Болотная охотница | 1 4 | 3 2 5/1 2/1 0/0 | always: wild(swamp,forest) 1
Рунный писарь | 1 4 | 2 3 3/0 0/0 3/1 | ontest(hero) (mind,spirit) [exh 1] 1/roll: roll+3
Карманник | 1 4 | 2 3 4/1 3/1 0/0 | market 1/turn: gold+1
Боевой пёс | 1 4 | 3 1 0/0 5/1 0/0 | before [exh 1]: attack(M, own)
Храмовая целительница | 1 5 | 2 4 1/0 0/0 4/1 | free [exh 2]: heal 1 hero
Щитоносец | 1 5 | 5 2 0/0 5/1 1/0 | onwound(hero) [exh 1] 1/round: redirect 1 hero->self
Ветеран-арбалетчик | 1 5 | 3 2 6/2 2/0 0/0 |
Сестра топора | 1 5 | 4 2 0/0 6/2 1/0 |
Адепт искры | 1 5 | 3 3 1/0 0/0 6/2 |
Придворный дуэлянт | 1 6 | 3 2 4/1 6/1 2/0 | onhit(M) [exh 1] 1/roll: hit+1
Сокольничий | 1 6 | 3 2 7/1 2/0 2/0 | before [exh 1]: attack(R, own)
Костяная певунья | 1 6 | 3 3 1/0 1/0 7/1 | before [exh 1]: attack(S, own)
Великан-невольник | 1 8 | 6 1 0/0 8/2 0/0 | always: movecap 4
Эльфийский лучник | 1 8 | 4 2 8/2 3/1 2/0 | onroll(R,atk) [exh 1] 1/roll: reroll
Заклинатель бурь | 1 8 | 3 3 2/0 1/0 8/2 | onhit(S) [exh 2] 1/roll: hit+1
Присягнувший паладин | 1 9 | 5 3 2/0 8/2 5/1 | free [exh 2]: heal 1 party
Охотница на драконов | 1 10 | 4 3 8/3 6/1 2/0 | always vs Dragon: roll(*,atk)+3
Железный голем | 1 10 | 7 0 0/0 9/2 0/0 | always: unmendable
Архимаг в изгнании | 1 10 | 3 4 4/1 0/0 9/3 | before [exh 2]: foe dmg(S)=0
";

/// Name in Russian; class and type; copies and price; text.
const ITEMS: &str = "
Кожаный доспех | Armour: Leather | 2 3 | onwound [act]: avert 1
Огненная бомба | Supply: Bomb | 2 2 | before [disc]: attack(R, 2)
Ожог души | Artifact: Rune | 1 9 | onhit(S) [act, exh 1]: hit+3
Пояс силы | Artifact: Belt | 1 6 | always: body+3
Громовая палица | Weapon: Mace | 1 7 | always: roll(M,atk)+4
Белый клинок | Weapon: Sword | 1 6 | before [act]: attack(M, own)
Зуб дракона | Weapon: Mace | 1 8 | onhit(M) [act]: hit+2
Целебный отвар | Supply: Potion | 3 2 | free [disc]: heal 2 party
Бодрящий настой | Supply: Potion | 1 1 | free [disc]: rest all party
Эликсир каменной кожи | Supply: Potion | 1 3 | onwound [disc]: avert 3
Дымная склянка | Supply: Bomb | 1 1 | onescape [disc]: escape auto
Свиток возвращения | Supply: Scroll | 1 2 | premove [disc]: warp(any city)
Свиток прозрения | Supply: Scroll | 1 1 | predraw [disc]: peek 1
Святая вода | Supply: Potion | 1 2 | before [disc]: attack(S, 2)
Счастливая монета | Artifact: Charm | 1 2 | onroll(*,*) [disc]: reroll and ontest [disc]: reroll
Дорожный паёк | Supply: Ration | 1 1 | premove [disc]: rest 2 party (split freely)
Короткий лук | Weapon: Bow | 1 3 | always: roll(R,atk)+2
Охотничье копьё | Weapon: Spear | 1 3 | always: roll(M,atk)+2
Посох ученика | Weapon: Staff | 1 3 | always: roll(S,atk)+2
Тисовый лук | Weapon: Bow | 1 7 | always: dmg(R)+1, roll(R,atk)+1
Меч рассвета | Weapon: Sword | 1 8 | always: dmg(M)+1, roll(M,*)+2
Грозовой посох | Weapon: Staff | 1 8 | always: dmg(S)+1, roll(S,atk)+2
Боевой топор гномов | Weapon: Axe | 1 5 | always: dmg(M)+1
Кинжал для парирования | Weapon: Dagger | 1 3 | always: roll(M,def)+3
Отравленный кинжал | Weapon: Dagger | 1 5 | onhit(M) [act]: hit+1, foe body-2
Многозарядный арбалет | Weapon: Bow | 1 9 | onhit(R) [act]: hit+2
Чародейский клинок | Weapon: Sword | 1 7 | always: usestat(M,atk,spirit)
Копьё драконоборца | Weapon: Spear | 1 11 | always: dmg(M)+1 and always vs Dragon: roll(M,*)+4
Кольчуга | Armour: Mail | 2 5 | onwound [act]: avert 2
Латы стража | Armour: Plate | 1 9 | onwound [act]: avert 4 and always: movecap 4
Круглый щит | Armour: Shield | 1 4 | always: roll(*,def)+1
Зеркальный щит | Armour: Shield | 1 7 | onwound in S [act]: avert all
Плащ теней | Armour: Cloak | 1 5 | always: test(Stealth)+4, escape+3
Драконья чешуя | Armour: Scale | 1 10 | always: toughness
Кольцо смекалки | Artifact: Ring | 1 5 | always: mind+2
Кольцо воли | Artifact: Ring | 1 5 | always: spirit+2
Амулет здоровья | Artifact: Amulet | 1 6 | always: life+1
Амулет выносливости | Artifact: Amulet | 1 3 | always: strength+2
Сапоги-скороходы | Artifact: Boots | 1 5 | moveroll [act]: reroll
Сапоги следопыта | Artifact: Boots | 1 4 | always: wild(any) 1
Верховая лошадь | Supply: Mount | 1 4 | always: nofatiguecap
Венец власти | Artifact: Relic | 1 8 | always: roll(*,atk)+2 for each of your allies
Сфера бурь | Artifact: Relic | 1 7 | before [act]: attack(S, 2)
Рог сбора | Artifact: Relic | 1 6 | phasestart(*) [act]: again(ally)
Книга преданий | Artifact: Book | 1 3 | always: test(Lore)+4, test(mind)+1
Руна пут | Artifact: Rune | 1 6 | before [act]: foe dmg(X)-1
Руна исцеления | Artifact: Rune | 1 6 | turnend [act]: heal 1 party
Снаряжение странника | Supply: Tool | 1 2 | always: test(Climb)+3, test(Swim)+3
Купеческая печать | Artifact: Seal | 1 4 | market [act]: stock 2
Перо феникса | Artifact: Relic | 1 8 | onko [disc]: lastgasp
";

/// Id, name in Russian; kind of creature; life, target numbers with damage; text; reward.
const CHALLENGES: &str = "
G01 Гоблины-мытари | Humanoid | 2 12/1 12/1 10/0 |  | gold+2
G02 Волчья стая | Beast | 2 11/0 13/1 11/0 | before: test(Stealth,12) fail: deal 1 hero | gold+2
G03 Кладбищенский упырь | Undead | 2 10/0 13/1 13/1 |  | gold+2
G04 Лучники-разбойники | Humanoid | 2 13/2 12/1 10/0 |  | gold+3
G05 Гигантская пиявка | Beast | 3 10/0 12/1 12/0 | trait: fails(M): tire 1 hero | gold+2
G06 Блуждающий огонёк | Elemental | 1 13/0 14/0 14/1 | before: test(Will,12) fail: tire 2 hero | gold+2
G07 Костяной страж | Undead | 2 13/1 13/1 11/0 |  | gold+2
G08 Кобольды-рудокопы | Humanoid | 3 11/1 11/1 10/0 |  | gold+2
G09 Секач | Beast | 2 10/0 14/2 10/0 |  | gold+1, heal 1 party
G10 Капитан дезертиров | Humanoid | 3 12/1 13/1 11/0 |  | gold+3
G11 Колдун-недоучка | Humanoid | 2 10/0 11/0 14/2 |  | gold+3
G12 Гигантский паук | Beast | 2 11/0 13/1 11/0 | before: test(Dodge,12) fail: tire 1 hero | gold+2
G13 Речной змей | Beast | 3 12/0 13/1 11/0 | before: test(Swim,12) fail: deal 1 hero | gold+3
G14 Неупокоенный оруженосец | Undead | 2 11/0 12/1 13/1 |  | gold+1, keep(trophy): onroll(*,*) [disc]: roll+4
G15 Каменный бес | Demon | 1 14/1 14/1 13/1 |  | gold+2
G16 Вороньё | Beast | 1 13/1 13/1 12/0 | trait: roll(M,atk)-2 | gold+1
G17 Огр-кашевар | Giant | 3 10/0 13/2 10/0 |  | gold+3
G18 Дуэлянт с большой дороги | Humanoid | 2 12/0 13/1 11/0 | trait: noallies(M) | gold+3
G19 Проклятое пугало | Construct | 2 11/0 13/1 13/1 | before: test(Will,12) fail: hero roll(*,*)-2 in round 1 | gold+2
G20 Поле силков | Trap | 1 14/1 14/1 14/1 | trait: noallies(*) | gold+2
G21 Шайка контрабандистов | Humanoid | 3 12/1 13/1 10/0 | before optional: test(Bluff,13) success: defeat without reward | gold+3
G22 Ледяной дух | Elemental | 2 13/1 11/0 13/1 |  | gold+2
G23 Бешеный медведь | Beast | 3 9/0 14/2 10/0 |  | gold+3
G24 Близнецы-головорезы | Humanoid | 2 13/1 13/1 12/1 | trait: hitcap 1 | gold+1, keep(item Weapon: Dagger): always: roll(M,atk)+1
Y01 Выводок Кровавой матери | Beast | 3 15/0 11/1 14/2 | before: test(Swim,14) fail: deal 1 hero | gold+3, keep(trophy): before [disc]: attack(S, 2)
Y02 Орки-налётчики | Humanoid | 4 14/1 15/2 13/0 |  | gold+4
Y03 Курганный мертвец | Undead | 4 13/0 15/1 16/2 | before: test(Will,14) fail: tire 2 hero | gold+4
Y04 Мантикора | Beast | 4 16/2 15/1 12/0 |  | gold+2, keep(trophy): reveal Beast up to yellow [disc]: defeat
Y05 Тролль у брода | Giant | 5 12/0 16/2 13/0 | trait: regen 1 | gold+5
Y06 Ведьма из ковена | Humanoid | 3 13/0 13/0 17/2 | before: test(Diplomacy,14) fail: tire 1 hero | gold+4
Y07 Стальные наёмники | Humanoid | 4 15/1 15/1 14/1 | before [pay 4]: defeat without reward | gold+5
Y08 Рой ржавых жуков | Beast | 3 13/0 15/1 13/0 | trait: rust(M) | gold+4
Y09 Болотная гидра | Beast | 5 15/1 16/1 14/1 |  | gold+5
Y10 Команда корабля-призрака | Undead | 4 16/1 15/1 15/1 | trait: hitcap 1 in RM | gold+5
Y11 Стая гарпий | Beast | 3 16/1 14/1 14/0 | trait: noescape | gold+4
Y12 Каменная горгулья | Construct | 4 14/0 17/2 14/0 |  | gold+4
Y13 Падший рыцарь | Undead | 4 14/0 16/2 15/1 |  | gold+3, keep(item Armour: Shield): always: roll(*,def)+1
Y14 Огненные саламандры | Elemental | 4 15/1 14/1 16/2 | before: tire 1 hero, tire 1 each ally | gold+4
Y15 Убийца из-под Вуали | Humanoid | 3 16/2 15/1 13/0 | before: test(Notice,14) fail: deal 2 hero | gold+5
Y16 Циклоп в цепях | Giant | 5 13/1 16/2 12/0 |  | choose gold+4 or keep(ally) 5 1 1/0 7/2 0/0
B01 Ледяной великан | Giant | 7 17/1 19/3 17/1 |  | gold+7
B02 Ученик лича | Undead | 6 18/1 17/1 20/3 | before: test(Will,17) fail: deal 2 hero | gold+7
B03 Молодой змей | Dragon | 7 18/2 19/3 17/2 |  | gold+8
B04 Свора адских гончих | Demon | 7 18/2 18/2 18/2 | trait: noescape | gold+7
B05 Дух бури | Elemental | 6 19/3 18/1 19/2 | trait: roll(R,atk)-2 | gold+7
B06 Графиня-вампир | Undead | 7 18/1 18/2 19/2 | trait: leech | gold+8
B07 Минотавр-чемпион | Beast | 7 17/1 20/3 15/0 |  | gold+6
B08 Теневые убийцы | Humanoid | 6 19/3 19/2 17/1 | before: test(Notice,16) fail: deal 2 hero | gold+8
B09 Боевой голем | Construct | 8 17/1 19/3 20/0 | trait: hitcap 2 | gold+5, keep(item Artifact: Relic): always: life+1
B10 Капитан некроманта | Undead | 6 18/2 19/2 18/2 |  | gold+6, keep(trophy): before [disc]: foe dmg(*)-1
B11 Двухголовый вождь | Giant | 7 18/2 19/2 17/1 | trait: a failed defence roll deals 1 extra wound | gold+8
R1 Верховный владыка Маргат | Dragon | 12 22/4 24/5 23/4 | before: test(Will,20) fail: deal 2 hero | victory
R2 Пепельная Пасть | Dragon | 9 20/3 21/4 20/3 | before: tire 2 hero | keep(rune): onhit(S) [act]: hit+2
R3 Крыло Вуали | Dragon | 8 22/4 19/2 21/3 | trait: roll(R,atk)-2 | keep(rune): always: mind+2
R4 Каменная Шкура | Dragon | 10 19/2 22/4 19/2 | trait: hitcap 3 | keep(rune): onwound [act]: avert 3
R5 Инеистый Клык | Dragon | 9 21/3 20/3 20/3 | before: deal 1 hero, deal 1 each ally | keep(rune): before [act]: heal 3 hero, rest 3 hero
R6 Ночной Виток | Dragon | 8 20/3 20/3 22/4 | before: test(Will,19) fail: the hero may not attack in round 1 | keep(rune): always: spirit+2
";

/// Id, name in Russian; level; what changes.
const EVENTS: &str = "
G25 Весенний паводок | 1 | enter(river): tire 1 hero
G26 Урожайная ярмарка | 1 | always: sellprice: half the price rounded up
G27 Тощие времена | 1 | always: challenge gold rewards -1
G28 Попутный ветер | 1 | always: nofatiguecap
G29 Время паломников | 1 | always: paid healing: 1 gold removes up to 2 wounds
Y17 Мор в городах | 2 | always: paid healing costs 2
Y18 Драконий дым | 2 | enter(forest): tire 1 hero
Y19 Военный набор | 2 | always: allies cost 2 more
Y20 Кровавая луна | 2 | always: Undead or Demon: mind+1, body+1, spirit+1, Undead or Demon: gold+1 for whoever defeats it
B12 Тень Воракеша | 3 | always: every challenge: mind+1, body+1, spirit+1
B13 Закрытые ворота | 3 | always: no market card is revealed, every purchase costs 1 more
B14 Пробуждение рун | 3 | always: dmg(S)+1 for everybody whose dmg(S) is at least 1
R7 Драконы застилают небо | 4 | camp: tire 1 hero
";

/// Id, name in Russian; text.
const ENCOUNTERS: &str = "
G30 Потерянный ребёнок | drawn: carry and arrive(4): gold+3, gone
G31 Старый колодец | drawn: test(Climb,12) success: gold+3 fail: deal 1 hero, gone
G32 Шулер | drawn optional: stake 1-3 test(Bluff,13) and drawn: gone
G33 Придорожная часовня | drawn: choose heal 1 party or rest all hero, gone
G34 Раненый гонец | drawn: carry and arrive(7): gold+4, gone
G35 Уговор следопыта | drawn: choose gold+1 or peek 1 of any, gone
Y21 Вопрос чести | drawn: test(Diplomacy,14) success: keep(ally) 4 2 1/0 6/1 3/1 fail: gone
Y22 Затопленное хранилище | drawn: test(Swim,14) success: gold+5 fail: deal 1 hero, tire 1 hero, gone
Y23 Боец в маске | drawn optional: fight 3 13/0 15/1 13/0; win: gold+5 and drawn: gone
Y24 Поручение барона | drawn: carry and slain(Beast): gold+4, gone
Y25 Загадка оракула | drawn: test(Lore,14) success: xp+2, gone
B15 Пленник культа | drawn: test(Stealth,17) success: xp+3 fail: deal 2 hero, gone
B16 Спящая кузница | drawn with a market Weapon: attach(that weapon) and drawn without a market Weapon: gold+4, gone and always: roll(*,atk)+1
R8 Сделка Воракеша | drawn: test(Will,18) success: gold+6 fail: deal 3 hero, gone
";

fn russian(id: &str) -> &'static str {
    Pack::base().name(id, "ru").unwrap()
}

/// Compares tables line by line, so that a difference is seen.
fn assert_same(ours: &str, ledger: &str) {
    for (our, theirs) in ours.lines().zip(ledger.lines()) {
        assert_eq!(our.trim_end(), theirs);
    }
    assert_eq!(ours.lines().count(), ledger.lines().count());
}

#[test]
fn heroes_are_those_of_the_ledger() {
    let mut ours = String::from("\n");
    for hero in &Pack::base().heroes {
        let skills: Vec<String> = hero.skills.iter().map(|(skill, n)| format!("{skill:?} +{n}")).collect();
        let (own, ability) = (figures(hero.figures), text(&hero.text));
        let _ = writeln!(ours, "{} | {own} | {} | {ability}", russian(&hero.id), skills.join(", "));
    }
    assert_same(&ours, HEROES);
}

#[test]
fn market_cards_are_those_of_the_ledger() {
    rules!["RN-3.4", "RN-14.2", "RN-14.3", "RN-14.4"];
    let (mut allies, mut items) = (String::from("\n"), String::from("\n"));
    for goods in &Pack::base().goods {
        let (name, does) = (russian(&goods.id), text(&goods.text));
        let price = format!("{} {}", goods.copies, goods.price);
        let _ = match goods.wares {
            Wares::Ally(own) => writeln!(allies, "{name} | {price} | {} | {does}", figures(own)),
            Wares::Item(class, kind) => writeln!(items, "{name} | {class:?}: {kind:?} | {price} | {does}"),
        };
    }
    assert_same(&allies, ALLIES);
    assert_same(&items, ITEMS);
}

#[test]
fn adventure_cards_are_those_of_the_ledger() {
    rules!["RN-8.2", "RN-9.1"];
    let [mut challenges, mut events, mut encounters] = ["\n"; 3].map(String::from);
    for Adventure { id, kind, .. } in &Pack::base().adventures {
        let name = russian(id);
        let _ = match kind {
            Kind::Challenge(own) => {
                let (numbers, does) = (foe(own.life, own.target, own.damage), text(&own.text));
                writeln!(
                    challenges,
                    "{id} {name} | {:?} | {numbers} | {does} | {}",
                    own.tag,
                    list(&own.reward)
                )
            }
            Kind::Event(own) => writeln!(events, "{id} {name} | {} | {}", own.level, text(&own.text)),
            Kind::Encounter(own) => writeln!(encounters, "{id} {name} | {}", text(&own.text)),
        };
    }
    assert_same(&challenges, CHALLENGES);
    assert_same(&events, EVENTS);
    assert_same(&encounters, ENCOUNTERS);
}

#[test]
fn there_are_as_many_cards_as_printed() {
    let pack = Pack::base();
    assert_eq!((pack.heroes.len(), pack.goods.len(), pack.stock.len()), (12, 76, 84));
    let allies =
        pack.stock.iter().filter(|kind| matches!(pack.goods[usize::from(**kind)].wares, Wares::Ally(_)));
    assert_eq!(allies.count(), 29);
    let mut split = [[0; 3]; 4];
    for card in &pack.adventures {
        let kind = match card.kind {
            Kind::Challenge(_) => 0,
            Kind::Event(_) => 1,
            Kind::Encounter(_) => 2,
        };
        split[card.colour as usize][kind] += 1;
    }
    assert_eq!(split, [[24, 5, 6], [16, 4, 5], [11, 3, 2], [6, 1, 1]]);
}
