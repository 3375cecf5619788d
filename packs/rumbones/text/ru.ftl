# Стороны и их корабли
name-wellsport = Уэллспорт
    .gen = Уэллспорта
    .dat = Уэллспорту
    .acc = Уэллспорт
    .ins = Уэллспортом
    .full = Братство Уэллспорта
name-bones = Костяные дьяволы
    .gen = Костяных дьяволов
    .dat = Костяным дьяволам
    .acc = Костяных дьяволов
    .ins = Костяными дьяволами
    .full = Костяные дьяволы
name-fortunes-favor = «Милость Фортуны»
    .gen = «Милости Фортуны»
    .prep = «Милости Фортуны»
name-cursed-rose = «Проклятая роза»
    .gen = «Проклятой розы»
    .prep = «Проклятой розе»

# Герои: имена, которыми их зовут во фразах
name-pale = Пейл
    .cap = Пейл
    .gen = Пейла
    .dat = Пейлу
    .acc = Пейла
    .ins = Пейлом
    .gender = m
    .full = Капитан Дэниел Пейл
name-pete = Пит
    .cap = Пит
    .gen = Пита
    .dat = Питу
    .acc = Пита
    .ins = Питом
    .gender = m
    .full = Одноногий Пит
name-bart = Барт
    .cap = Барт
    .gen = Барта
    .dat = Барту
    .acc = Барта
    .ins = Бартом
    .gender = m
    .full = Барт «Отключка»
name-mags = мисс Мэгс
    .cap = Мисс Мэгс
    .gen = мисс Мэгс
    .dat = мисс Мэгс
    .acc = мисс Мэгс
    .ins = мисс Мэгс
    .gender = f
    .full = Мисс Мэгс
name-ivan = Иван
    .cap = Иван
    .gen = Ивана
    .dat = Ивану
    .acc = Ивана
    .ins = Иваном
    .gender = m
    .full = Безумный Иван
name-albrecht = Альбрехт
    .cap = Альбрехт
    .gen = Альбрехта
    .dat = Альбрехту
    .acc = Альбрехта
    .ins = Альбрехтом
    .gender = m
    .full = Капитан Альбрехт Трижды Проклятый
name-tom = Том
    .cap = Том
    .gen = Тома
    .dat = Тому
    .acc = Тома
    .ins = Томом
    .gender = m
    .full = Крошка Том
name-gunther = Гюнтер
    .cap = Гюнтер
    .gen = Гюнтера
    .dat = Гюнтеру
    .acc = Гюнтера
    .ins = Гюнтером
    .gender = m
    .full = Гюнтер Призрачный Глаз
name-porter = Портер
    .cap = Портер
    .gen = Портера
    .dat = Портеру
    .acc = Портера
    .ins = Портером
    .gender = m
    .full = Лоскутный Портер
name-wraith = Призрак
    .cap = Призрак
    .gen = Призрака
    .dat = Призраку
    .acc = Призрака
    .ins = Призраком
    .gender = m
    .full = Призрак

# Роли
name-captain = капитан
    .ins = капитаном
name-quartermaster = квартирмейстер
    .ins = квартирмейстером
name-swashbuckler = головорез
    .ins = головорезом
name-gunner = канонир
    .ins = канониром
name-brute = громила
    .ins = громилой

# Команда
name-deckhand = матрос
    .many = матросы
    .gen-many = матросов
name-bosun = боцман
    .many = боцманы
    .gen-many = боцманов

# Объекты и чудища
name-rigging = канат
    .cap = Канат
    .gen = каната
    .dat = канату
    .acc = канат
    .ins = канатом
    .gender = m
name-main-mast = грот-мачта
    .cap = Грот-мачта
    .gen = грот-мачты
    .dat = грот-мачте
    .acc = грот-мачту
    .ins = грот-мачтой
    .gender = f
name-helm = штурвал
    .cap = Штурвал
    .gen = штурвала
    .dat = штурвалу
    .acc = штурвал
    .ins = штурвалом
    .gender = m
name-cannon = пушка
    .cap = Пушка
    .gen = пушки
    .dat = пушке
    .acc = пушку
    .ins = пушкой
    .gender = f
name-armory = оружейная
    .cap = Оружейная
    .gen = оружейной
    .dat = оружейной
    .acc = оружейную
    .ins = оружейной
    .gender = f
name-kraken = кракен
    .cap = Кракен
    .gen = кракена
    .dat = кракену
    .acc = кракена
    .ins = кракеном
    .gender = m
name-dragon = морской дракон
    .cap = Морской дракон
    .gen = морского дракона
    .dat = морскому дракону
    .acc = морского дракона
    .ins = морским драконом
    .gender = m

# Состояния
name-blinded = слепота
    .gen = слепоты
    .acc = слепоту
name-stunned = оглушение
    .gen = оглушения
    .acc = оглушение
name-slowed = замедление
    .gen = замедления
    .acc = замедление
name-muted = немота
    .gen = немоты
    .acc = немоту
name-bleeding = кровотечение
    .gen = кровотечения
    .acc = кровотечение

# Тексты карт, действий и объектов: когда, при каких условиях, что
text-line = { $at }: { $does }.
text-line-if = { $at }, если { $if }: { $does }.
text-then = { $head }; { $next }
text-may = по желанию { $does }

# Действия
text-attack = { $cost ->
    [0] Атака
    [one] Атака за { $cost } монету
    [few] Атака за { $cost } монеты
   *[other] Атака за { $cost } монет
 }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, порог попадания { $hit }+, дальность { $range }.
text-ability = { $cost ->
    [0] Способность
    [one] Способность за { $cost } монету
    [few] Способность за { $cost } монеты
   *[other] Способность за { $cost } монет
 }.
text-response = { $cost ->
    [0] Реакция
    [one] Реакция за { $cost } монету
    [few] Реакция за { $cost } монеты
   *[other] Реакция за { $cost } монет
 }.
text-once = Один раз за ход.

# Моменты
whose-turn = { $of ->
   *[own] вашего хода
    [enemy] хода противника
    [any] любого хода
    [itself] хода стороны этого героя
 }
whose-hero = { $of ->
   *[own] союзный герой
    [enemy] вражеский герой
    [any] любой герой
    [itself] этот герой
 }
whose-crew = { $of ->
   *[own] ваша команда
    [enemy] вражеская команда
    [any] любая команда
    [itself] команда этого героя
 }
whose-gun = { $of ->
   *[own] ваша пушка
    [enemy] вражеская пушка
    [any] любая пушка
    [itself] пушка стороны этого героя
 }
whose-attack = { $of ->
   *[own] союзной атаки
    [enemy] вражеской атаки
    [any] любой атаки
    [itself] атаки этого героя
 }
at-turn-begins = В начале { $whose }
at-gun-aimed = Когда { $whose } наведена, до броска
at-crew-deployed = Когда { $whose } выставлена
at-crew-rises = Перед тем как действует { $whose }
at-crew-rests = После того как действовала { $whose }
at-hero-deployed = Когда { $whose } выставлен на поле
at-heroes-rise = Во время { $whose }, перед активациями героев
at-hero-rises = Когда { $whose } начинает активацию
at-move-declared = Когда { $whose } объявляет передвижение
at-swing-named = Когда { $whose } называет клетку приземления для прыжка на канате, до броска
at-swing-rolled = Когда { $whose } бросил кубик проверки прыжка
at-move-ended = Когда { $whose } закончил передвижение
at-attack-declared = При объявлении { $whose }, до броска
at-attack-rolled = После броска { $whose }
at-hits-assigned = Когда { $whose } получает попадания, до урона
at-knockout-due = Когда { $whose } был бы побеждён
at-knocked-out = Когда { $whose } побеждён
at-attack-over = После { $whose }
at-overboard = Когда { $whose } оказывается за бортом
at-hero-rests = Когда { $whose } заканчивает активацию
at-kraken-stirs = Во время { $whose }, перед проверкой кракена
at-tide-turns = Во время { $whose }, перед добором карт прилива
at-declare = При объявлении этой атаки
at-roll = При броске этой атаки
at-assign = При назначении попаданий этой атаки
at-struck = Когда эта атака нанесла урон
at-after = После этой атаки
at-use = При использовании
at-always = До конца игры

# Условия: после «если»
if-target-friend-hero = на её целевой клетке есть союзный герой
if-target-enemy-hero = на её целевой клетке есть вражеский герой
if-target-damaged-hero = на её целевой клетке есть раненый вражеский герой
if-target-itself = на её целевой клетке есть этот герой
if-target-creature = на её целевой клетке есть морское чудище
if-wounds = на этом герое { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } или больше
if-has-coins = у того героя { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
 } или больше
if-near = он в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от союзного выставленного героя
if-near-itself = он в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от этого героя
if-by-the-sea = он стоит рядом с морем
if-felled-hero = она победила хотя бы одного вражеского героя
if-felled-crew = она победила хотя бы одну фигурку вашей команды
if-felled-figure = она победила хотя бы одну вражескую фигурку
if-hero-hit = она попала хотя бы в одного героя
if-any-hit = в ней было хотя бы одно попадание
if-hurt = она нанесла этому герою { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } или больше, а тот всё ещё выставлен
if-by-hero = её проводит герой
if-by-heros-attack = его победила атака вражеского героя
if-swing-fails = прыжок пока не удаётся
if-dragon-can-come = морского дракона нет на поле и он ещё не побеждён
if-behind = у другой стороны больше победных очков

# Герои, к которым относится действие карты
who-itself = { $case ->
   *[nom] этот герой
    [gen] этого героя
    [dat] этому герою
    [acc] этого героя
 }
who-it = { $case ->
   *[nom] тот герой
    [gen] того героя
    [dat] тому герою
    [acc] того героя
 }
who-attacker = { $case ->
   *[nom] атакующий
    [gen] атакующего
    [dat] атакующему
    [acc] атакующего
 }
who-same = { $case ->
   *[nom] тот же герой
    [gen] того же героя
    [dat] тому же герою
    [acc] того же героя
 }
who-one = { $case ->
   *[nom] один
    [gen] одного
    [dat] одному
    [acc] одного
 } { $hero } { $state }
who-each = { $case ->
   *[nom] каждый
    [gen] каждого
    [dat] каждому
    [acc] каждого
 } { $hero } { $state }
who-friend = { $case ->
   *[nom] союзный
    [gen] союзного
    [dat] союзному
    [acc] союзного
 }
who-other-friend = { $case ->
   *[nom] другой союзный
    [gen] другого союзного
    [dat] другому союзному
    [acc] другого союзного
 }
who-enemy = { $case ->
   *[nom] вражеский
    [gen] вражеского
    [dat] вражескому
    [acc] вражеского
 }
who-other-enemy = { $case ->
   *[nom] другой вражеский
    [gen] другого вражеского
    [dat] другому вражескому
    [acc] другого вражеского
 }
who-deployed = { $case ->
   *[nom] выставленный герой
    [gen] выставленного героя
    [dat] выставленному герою
    [acc] выставленного героя
 }
who-deployed-or-reserve = { $case ->
   *[nom] герой на поле или в резерве
    [gen] героя на поле или в резерве
    [dat] герою на поле или в резерве
    [acc] героя на поле или в резерве
 }
who-reserve = { $case ->
   *[nom] герой в резерве
    [gen] героя в резерве
    [dat] герою в резерве
    [acc] героя в резерве
 }
who-recovering = { $case ->
   *[nom] побеждённый герой
    [gen] побеждённого героя
    [dat] побеждённому герою
    [acc] побеждённого героя
 }
who-unpaid = { $case ->
   *[nom] побеждённый герой с неуплаченной данью
    [gen] побеждённого героя с неуплаченной данью
    [dat] побеждённому герою с неуплаченной данью
    [acc] побеждённого героя с неуплаченной данью
 }
who-any-state = { $case ->
   *[nom] герой в любом положении
    [gen] героя в любом положении
    [dat] герою в любом положении
    [acc] героя в любом положении
 }
who-within = { $who } в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от этого героя
who-near = { $who } в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от союзного выставленного героя
who-hit = { $who } из задетых этой атакой

# Количества
amount-most-n = не больше { $n }
amount-most-any = сколько угодно
amount-most-misses = не больше числа промахов атаки
amount-most-suffered = не больше урона, нанесённого атакой этому герою
amount-most-felled = не больше числа фигурок, побеждённых атакой
amount-damage-n = { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
amount-damage-any = сколько угодно урона
amount-damage-misses = 1 урон за каждый промах атаки
amount-damage-suffered = 1 урон за каждый урон, нанесённый атакой этому герою
amount-damage-felled = 1 урон за каждую фигурку, побеждённую атакой
amount-dice-n = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 }
amount-dice-any = сколько угодно кубиков
amount-dice-misses = по кубику за каждый промах атаки
amount-dice-suffered = по кубику за каждый урон, нанесённый атакой этому герою
amount-dice-felled = по кубику за каждую фигурку, побеждённую атакой

# Что делают карты: после двоеточия
fx-dice-more = в атаке на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } больше
fx-dice-fewer = в атаке на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } меньше
fx-hit-up = атака получает +{ $n } к попаданию
fx-hit-down = атака получает −{ $n } к попаданию
fx-dice-per-coin = сбросьте до { $n ->
    [one] { $n } монеты
   *[other] { $n } монет
 } этого героя; за каждую в атаке на кубик больше
fx-reroll-any = перебросьте кубики атаки, { $most }
fx-reroll-misses = перебросьте промахи атаки, { $most }
fx-unluck = выберите один кубик атаки, который не перебрасывали; атакующий его перебрасывает
fx-set-die = установите один кубик атаки на { $n }
fx-sharp = попадание кубиком с { $face ->
    [6] 6
   *[other] { $face } или больше
 } по герою наносит { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }
fx-heroes-first = попадания можно назначать героям раньше, чем команде
fx-cancel = { $n ->
    [one] { $n } попадание атаки отменяется
    [few] { $n } попадания атаки отменяются
   *[other] { $n } попаданий атаки отменяются
 }
fx-prevent = { $who } получает от этой атаки на { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } меньше
fx-prevent-bare = { $who } получает от этой атаки на { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } меньше, а без монет на { $bare } меньше
fx-mark = каждый герой, в которого она попала{ $face ->
    [1] {""}
    [6] {" "}кубиком с 6
   *[other] {" "}кубиком с { $face } или больше
 }, получает { $status-acc }
fx-damage = { $who } получает { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
fx-blast = выберите клетку в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } от союзного выставленного героя; каждая вражеская фигурка на ней получает { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
fx-heal = с { $who } снимается { $damage }
fx-give = { $who } получает { $status-acc }
fx-cleanse = { $who } теряет все состояния
fx-push = оттолкните { $who } на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 }
fx-walk = { $who } может переместиться на расстояние до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } (свободное перемещение)
fx-vanish = поместите этого героя на любую доступную клетку в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 }; это не передвижение
fx-drown = { $who } оказывается за бортом
fx-boost-attack = в этой атаке { $who } { $what }
fx-boost-next = в своей следующей атаке этого хода { $who } { $what }
fx-boost-phase = в каждой атаке этой фазы { $who } { $what }
fx-boost-turn = в каждой атаке этого хода { $who } { $what }
boost-dice-more = бросает на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } больше
boost-dice-fewer = бросает на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } меньше
boost-hit-up = получает +{ $n } к попаданию
boost-hit-down = получает −{ $n } к попаданию
boost-reroll = может перебросить каждый промах
fx-actions-more = у того героя на { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 } больше в его активации этого хода
fx-actions-fewer = у того героя на { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 } меньше в его активации этого хода
fx-pass-through = в этом передвижении тот герой может проходить через клетки с врагами и вражескими точками появления, но не закончить его там
fx-attack-with = этот герой атакует клетку того героя { $action ->
    [1] своим первым действием
    [2] своим вторым действием
    [3] своим третьим действием
   *[other] своим действием номер { $action }
 }
fx-survive = этот герой не побеждён, и урона на нём становится { $damage }
fx-coins = { $who } получает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }
fx-lose = { $who } сбрасывает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }
fx-pass = этот герой отдаёт { $who } до { $most ->
    [one] { $most } монеты
   *[other] { $most } монет
 }
fx-share = передайте сколько угодно монет того героя другим союзным выставленным героям
fx-keep-coins = тот герой сохраняет свои монеты
fx-drop-coins = монеты того героя сбрасываются и не достаются атакующему
fx-paid-at-once = жетон мертвеца того героя кладут так, чтобы он показывал «Уплачено»
fx-recover = жетон мертвеца { $who } переворачивается с «Дани» на «Уплачено», а если он уже показывал «Уплачено», его убирают, и герой в резерве
fx-pay-toll = жетон мертвеца { $who } переворачивается с «Дани» на «Уплачено»
fx-swing-up = та проверка прыжка получает +{ $n }
fx-swing-down = та проверка прыжка получает −{ $n }
fx-reroll-swing = перебросьте кубик той проверки прыжка
fx-muster-point = поставьте до { $most ->
    [one] { $most } матроса
   *[other] { $most } матросов
 } из своего запаса на одну союзную точку появления
fx-muster-with-crew = поставьте до { $most ->
    [one] { $most } матроса
   *[other] { $most } матросов
 } из своего запаса на одну клетку с вашей командой; их маршрут — маршрут одной из этих фигурок
fx-crew-dice-all = в этой фазе каждый ваш { $rank } бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }
fx-crew-dice-place = выберите клетку; в этой фазе каждый ваш { $rank } на ней бросает { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }
fx-crew-hits = в этой фазе ваши { $rank-many } попадают с { $need }+
fx-cover-up = выберите клетку с союзными фигурками; в этой фазе атаки команды по ней получают +{ $n } к попаданию
fx-cover-down = выберите клетку с союзными фигурками; в этой фазе атаки команды по ней получают −{ $n } к попаданию
fx-march = выберите маршрут; ваша команда этого маршрута продвигается ещё раз
fx-repair = снимите до { $n } урона { $tiles ->
    [1] с одного объекта
   *[other] с каждого из выбранных объектов (не больше { $tiles })
 } своего корабля
fx-search = посмотрите { $top ->
    [one] { $top } верхнюю карту
    [few] { $top } верхние карты
   *[other] { $top } верхних карт
 } своей колоды, возьмите одну на руку и сбросьте остальные
fx-fetch = возьмите на руку одну карту из своей стопки сброса или стопки кракена
fx-rob = выберите вражескую руку; одна случайная карта из неё сбрасывается
fx-call-dragon = выберите трап без героев; команда с него возвращается в запас, и на нём появляется морской дракон без урона
fx-stir = в этой проверке символов кракена считается на { $n } больше
fx-chance-damage = бросьте { $dice }; { $who } получает 1 урон за каждый, на котором { $need } или больше
fx-chance-heal = бросьте { $dice }; с { $who } снимается 1 урон за каждый, на котором { $need } или больше
fx-chance-drown = бросьте { $dice }; если выпало { $need } или больше, { $who } оказывается за бортом
fx-side-dice-more = в атаках ваших героев на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } больше
fx-side-dice-fewer = в атаках ваших героев на { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
 } меньше
fx-side-move = передвижения ваших героев длиннее на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 }
fx-side-swing-up = проверки прыжка ваших героев получают +{ $n }
fx-side-swing-down = проверки прыжка ваших героев получают −{ $n }
fx-side-hand = предел карт прилива на вашей руке выше на { $n }

# Чудища
text-sweep = Атакуется каждая клетка с фигурками в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, порог попадания { $need }+.
text-drag = За каждого героя в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } бросается кубик: если на нём { $most } или меньше, герой оказывается за бортом.
text-cloud = Каждый герой в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } получает { $status-acc }.
text-instead = Если ни одного героя так близко нет, вместо этого: «{ $fury }».
text-breath = Атакуется клетка с наибольшим числом фигурок в пределах { $range ->
    [one] { $range } клетки
   *[other] { $range } клеток
 }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, порог попадания { $need }+.

# События, ходы и вопросы

# Фазы, маршруты, части фраз
name-phase-setup = Подготовка
name-phase-prepare = Подготовка героев
name-phase-cannon = Выстрел из пушки
name-phase-muster = Выставление команды
name-phase-crew = Активация команды
name-phase-deploy = Выставление героев
name-phase-heroes = Активация героев
name-phase-kraken = Выпускайте кракена!
name-phase-tide = Добор карт прилива
name-lane-north = Северный маршрут
name-lane-centre = Средний маршрут
name-lane-south = Южный маршрут
nothing = ничего
player = Игрок { $seat }
a-card = «{ $card }»
count-deckhands = { $count ->
    [one] { $count } матрос
    [few] { $count } матроса
   *[many] { $count } матросов
 }
count-bosuns = { $count ->
    [one] { $count } боцман
    [few] { $count } боцмана
   *[many] { $count } боцманов
 }

# Что произошло
wished = Игрок { $seat } хочет играть за { $side-acc }.
faction-drawn = Обе стороны хотят одну и ту же фракцию: жребий отдаёт { $side-acc } стороне игрока 1.
hired = { $hero-cap } сражается за { $side-acc }.
leader-named = Игрок { $seat } возглавляет { $side-acc }.
first-side = Первый ход: { $side }.
turn-began = Ход { $turn }: { $side }.
phase-began = Начинается фаза «{ $phase }».
coins-gained = { $hero-cap } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
coins-gained-lost = { $hero-cap } { $coins ->
    [0] не получает монет
    [one] получает { $coins } монету
    [few] получает { $coins } монеты
   *[many] получает { $coins } монет
 }; сверх предела { $lost ->
    [one] пропадает { $lost } монета
    [few] пропадают { $lost } монеты
   *[many] пропадает { $lost } монет
 }.
coins-lost = { $hero-cap } теряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
coins-spent = { $hero-cap } платит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
coins-passed = { $from-cap } отдаёт { $to-dat } { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
toll-paid = { $hero-cap } уплачивает дань Смерти.
revived = { $hero-cap } снова в резерве.
crew-came = { $side }, подкрепление на { $at }: { $crew }.
crew-advanced = { $side }: { $count ->
    [0] команда не может продвинуться
    [one] продвинулась { $count } фигурка команды
    [few] продвинулось { $count } фигурки команды
   *[many] продвинулось { $count } фигурок команды
 }.
crew-fell = { $side }, потери на { $at }: { $crew }.
crew-gone = { $side }, возврат в запас с { $at }: { $crew }.
attack-hero = { $hero-cap } атакует { $at }: «{ $action }».
attack-crew = { $side }, атака с { $from } на { $at }: { $crew }.
attack-cannon = Пушка { $side-gen } стреляет по { $at }.
attack-kraken = Кракен атакует { $at }.
attack-dragon = Морской дракон дышит огнём на { $at }.
attack-failed = Атаковать там больше нечего.
rolled = Кубики: { $faces }.
counted = { $hits ->
    [0] Нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }, { $misses ->
    [0] без промахов
    [one] { $misses } промах
    [few] { $misses } промаха
   *[many] { $misses } промахов
 }.
counted-raised = { $hits ->
    [0] Нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }, { $misses ->
    [0] без промахов
    [one] { $misses } промах
    [few] { $misses } промаха
   *[many] { $misses } промахов
 }; к каждому кубику прибавляется { $modifier }.
counted-lowered = { $hits ->
    [0] Нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
 }, { $misses ->
    [0] без промахов
    [one] { $misses } промах
    [few] { $misses } промаха
   *[many] { $misses } промахов
 }; из каждого кубика вычитается { $modifier }.
rerolled = Кубик переброшен: было { $old }, стало { $new }.
die-set = Кубик повёрнут: было { $old }, стало { $new }.
prevented = { $damage ->
    [0] Урон { $hero-dat } не уменьшен
   *[other] Урон { $hero-dat } будет меньше, самое большее на { $damage }
 }.
wounded = { $hero-cap } получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
healed = { $damage ->
    [0] С { $hero-gen } не снято урона
    [one] С { $hero-gen } снят { $damage } урон
   *[other] С { $hero-gen } снято { $damage } урона
 }, осталось { $left }.
afflicted = { $hero-cap } получает { $status-acc }.
cleansed = С { $hero-gen } сняты все состояния.
survived = { $hero-cap } не сдаётся: урона становится { $damage }.
knocked-out = { $hero-cap } { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 }.
knocked-out-by = { $by-cap } побеждает { $hero-acc }.
went-overboard = { $hero-cap } падает за борт.
went-overboard-coins = { $hero-cap } падает за борт и теряет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }.
tile-damaged = { $tile-cap } { $side-gen } получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
beast-damaged = { $beast-cap } получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
beast-gone = Морской дракон одолел { $beast-acc }; награды не получает никто.
claimed = { $side }: добыча — { $what }; { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
 }, всего { $total }.
game-won = Победа: { $side }!
repaired = Починка ({ $tile }): { $damage ->
    [0] урон не снят
    [one] снят { $damage } урон
   *[other] снято { $damage } урона
 }, осталось { $left }.
deployed = { $hero-cap } выходит на палубу: { $at }.
returned = { $hero-cap } взбирается на борт: { $at }.
activated = { $hero-cap } действует.
used = { $hero-cap } использует действие «{ $action }».
stepped = { $hero-cap } идёт на { $at }.
move-ended = { $hero-cap } заканчивает передвижение на { $at }.
swing-named = { $hero-cap } прыгает на канате к { $at }: расстояние { $distance }.
swing-rolled = { $hero-cap } бросает кубик прыжка: { $die }, итог { $result } против { $distance }.
swing-rolled-again = { $hero-cap } перебрасывает кубик прыжка: { $die }, итог { $result } против { $distance }.
landed = { $hero-cap } приземляется на { $at }.
pushed = На { $at } оттолкнули { $hero-acc }.
vanished = { $hero-cap } появляется на { $at }.
boosted = { $hero-cap } теперь атакует лучше.
side-roll = Кубики: { $faces }; успех — от { $need }.
card-played = Игрок { $seat } играет карту «{ $card }».
pool-grew = { $symbols ->
    [one] { $symbols } символ кракена уходит
    [few] { $symbols } символа кракена уходят
   *[many] { $symbols } символов кракена уходят
 } в стопку: всего { $total }.
cards-drawn = Игрок { $seat } берёт { $count ->
    [one] { $count } карту прилива
    [few] { $count } карты прилива
   *[many] { $count } карт прилива
 }.
cards-drawn-seen = Игрок { $seat } берёт { $count ->
    [one] карту
   *[other] карты
 } { $cards }.
card-discarded = Игрок { $seat } сбрасывает карту «{ $card }».
reshuffled = { $side }: сброс становится новой колодой.
looked-at = Игрок { $seat } смотрит { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
 } колоды.
looked-at-seen = Игрок { $seat } смотрит { $count ->
    [one] карту
   *[other] карты
 } { $cards }.
card-taken = Игрок { $seat } берёт одну из них.
card-taken-seen = Игрок { $seat } берёт карту «{ $card }».
card-fetched = Игрок { $seat } возвращает на руку карту «{ $card }».
blasted = На { $at } взрывается порох.
ordered = { $side }: приказ действует на { $at }.
dragon-came = На { $at } поднимается морской дракон.
dragon-swept = Морского дракона смыло.
waters-searched = Осмотр вод: { $sum } против { $total ->
    [one] { $total } символа
   *[other] { $total } символов
 }; море спокойно.
waters-searched-found = Осмотр вод: { $sum } против { $total ->
    [one] { $total } символа
   *[other] { $total } символов
 }; что-то всплывает!
kraken-came = Кракен всплывает и ломает средний трап!
kraken-raged = Бросок кракена: { $die } — «{ $fury }».
dragged = Кракен не дотянулся до { $hero-gen }: выпало { $die }.
dragged-under = Кракен утаскивает { $hero-acc } под воду: выпало { $die }.

# Вопросы
ask-wish = За кого хочет играть ваша сторона?
ask-hire = Кто будет { $role-ins }?
ask-captain = Кто возглавит { $side-acc } и будет держать карты прилива?
ask-cannon = Куда стреляет пушка?
ask-spread = Где выходит следующий матрос?
ask-bosun = Где выходит следующий боцман?
ask-crew-aim = Кто из команды атакует следующим?
ask-crew-deckhands = Сколько матросов с { $from } атакует { $at }?
ask-crew-bosuns = Сколько боцманов с { $from } атакует { $at }?
ask-berth = Где { $hero } взбирается на борт?
ask-deploy = Кто из героев выходит на палубу?
ask-next-hero = Кто из героев действует следующим?
ask-act = Что делает { $hero }? { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[many] Осталось { $left } действий.
 }
ask-lend = { $hero-cap } может передвинуться только с картой «{ $card }». Сыграть её?
ask-pace = Куда идёт { $hero }? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-push = Куда оттолкнуть { $hero-acc }? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-bribe = Сколько монет { $hero } тратит на кубики?
ask-priority = Кого атака поражает первым?
ask-assign = Кому следующее попадание?
ask-reroll = Какой кубик вы перебрасываете?
ask-unluck = Какой кубик придётся перебросить?
ask-set-die = Какой кубик повернуть на { $face }?
ask-fall-order = Кто из героев падает первым?
ask-bounty = Кому следующая монета? { $left ->
    [one] Осталась { $left } монета.
    [few] Осталось { $left } монеты.
   *[many] Осталось { $left } монет.
 }
ask-pick-hero = «{ $text }»: какой герой?
ask-pick-place = «{ $text }»: какая клетка?
ask-spare = Сколько урона не получит { $hero }?
ask-recruits = Сколько матросов выходит на { $at }?
ask-lane = Команда какого маршрута продвинется ещё раз?
ask-mend = Какой объект вы чините (до { $damage } урона)?
ask-pass-coins = Сколько монет { $from } отдаёт { $to-dat }?
ask-share = Кому { $from } отдаёт монету?
ask-take = Какую карту вы берёте?
ask-fetch = Какую карту вы возвращаете на руку?
ask-rob = Чья рука теряет карту?
ask-slam = Какую клетку кракен атакует следующей?
ask-victim = Кого из героев кракен хватает следующим?
ask-dragon = Какую клетку атакует морской дракон?
ask-discard = Сбросите карту перед добором?
ask-turn-begins = Начинается ход. Сыграете что-нибудь?
ask-gun-aimed = Пушка наведена. Сыграете что-нибудь?
ask-crew-deployed = Команда на палубе. Сыграете что-нибудь?
ask-crew-rises = Команда готова атаковать. Сыграете что-нибудь?
ask-crew-rests = Команда продвинулась. Сыграете что-нибудь?
ask-hero-deployed = { $hero-cap } на палубе. Сыграете что-нибудь?
ask-heroes-rise = Герои готовы действовать. Сыграете что-нибудь?
ask-hero-rises = Сейчас действует { $hero }. Сыграете что-нибудь?
ask-move-declared = Сейчас передвинется { $hero }. Сыграете что-нибудь?
ask-swing-named = Сейчас прыгает { $hero }. Сыграете что-нибудь?
ask-swing-rolled = Проверка прыжка сделана: { $hero }. Сыграете что-нибудь?
ask-move-ended = Передвижение закончено: { $hero }. Используете что-нибудь?
ask-attack-declared = Сейчас бросает { $hero }. Сыграете что-нибудь?
ask-attack-rolled = Кубики брошены. Сыграете что-нибудь?
ask-hits-assigned = Попадания распределены. Используете что-нибудь?
ask-knockout-due = { $hero-cap } вот-вот будет { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 }. Используете что-нибудь?
ask-knocked-out = { $hero-cap } { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 }. Сыграете что-нибудь?
ask-attack-over = Атака закончена. Используете что-нибудь?
ask-overboard = { $hero-cap } падает за борт. Сыграете что-нибудь?
ask-hero-rests = { $hero-cap } заканчивает действовать. Сыграете что-нибудь?
ask-kraken-stirs = Сейчас осмотр вод. Сыграете что-нибудь?
ask-tide-turns = Сейчас добор карт прилива. Сыграете что-нибудь?
ask-window = Используете что-нибудь?

# Ходы
do-wish = Играть за { $side-acc }
do-hire = { $hero-cap }
do-captain = { $who }
do-fire = Выстрелить по { $at }
do-hold-fire = Не стрелять
do-muster-deckhand = Матрос на { $at }
do-muster-bosun = Боцман на { $at }
do-crew-aim = Команда с { $from } атакует { $at }
do-crew-deckhands = { $count ->
    [0] Без матросов
    [one] { $count } матрос
    [few] { $count } матроса
   *[many] { $count } матросов
 }
do-crew-bosuns = { $count ->
    [0] Без боцманов
    [one] { $count } боцман
    [few] { $count } боцмана
   *[many] { $count } боцманов
 }
do-berth = { $hero-cap } на { $at }
do-deploy = { $hero-cap } на { $at }
do-deploy-nobody = Больше никого
do-next-hero = { $hero-cap }
do-attack = «{ $action }» по { $at }
do-ability = «{ $action }»
do-move = Передвижение
do-ghost-move = Передвижение с картой «{ $card }»
do-lend-not = Оставить карту себе
do-end = Закончить активацию
do-step = Идти на { $at }
do-swing = Прыгнуть на { $at }, расстояние { $distance }
do-stop = Остановиться
do-push = Оттолкнуть на { $at }
do-bribe = { $coins ->
    [0] Ничего не тратить
    [one] Потратить { $coins } монету
    [few] Потратить { $coins } монеты
   *[many] Потратить { $coins } монет
 }
do-heroes-first = Сначала героев
do-crew-first = Сначала команду
do-hit-deckhand = { $result } — в матроса
do-hit-bosun = { $result } — в боцмана
do-hit-hero = { $result } — в { $hero-acc }
do-hit-tile = { $result } — в объект
do-reroll = Перебросить { $face }
do-reroll-none = Оставить кубики
do-set-die = Повернуть { $face } на { $to }
do-fall = { $hero-cap } падает
do-bounty = Монета для { $hero-gen }
do-pass = Пас
do-play = Сыграть карту «{ $card }»
do-respond = { $hero-cap }: «{ $action }»
do-misses = Перебросить промахи
do-pick-hero = { $hero-cap }
do-pick-nobody = Никто
do-pick-place = { $at }
do-spare = { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }
do-recruits = { $count ->
    [0] Никого
    [one] { $count } матрос
    [few] { $count } матроса
   *[many] { $count } матросов
 }
do-lane = { $lane }
do-mend = Починить { $tile-acc }: снять { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }
do-mend-none = Больше не чинить
do-pass-coins = { $coins ->
    [0] Ничего
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
do-share = Монета для { $hero-gen }
do-share-none = Больше ничего
do-take = Взять карту «{ $card }»
do-fetch = Вернуть на руку карту «{ $card }»
do-rob = Рука: { $who }
do-slam = Атаковать { $at }
do-victim = { $hero-cap }
do-dragon = Атаковать { $at }
do-discard = Сбросить карту «{ $card }»
do-discard-none = Брать карты

# Постоянные приказы
order-misses = Право перебросить промахи
order-response = { $hero-cap }: «{ $action }»
order-card = { $card }
fact-own-hero = мой герой атакован, побеждён или падает за борт
fact-own-objective = атакован мой объект
fact-beast = дело в кракене или морском драконе

# Стол в терминале
board-before = Перед первым ходом
board-turn = Ход { $turn }: { $side }, { $phase }
board-symbols = символы кракена { $count }
board-beast = { $beast } на { $at }, урон { $damage }/{ $hp }
board-legend-muster = + точка появления
board-legend-tile = # объект
board-legend-lost = x уничтожен
board-legend-plank = = трап
board-points = победные очки { $count }
board-supply = запас: матросы { $deckhands }, боцманы { $bosuns }
board-cards = колода { $deck }, сброс { $discard }, стопка кракена { $pool }
board-tile = { $tile } { $at }: урон { $damage }/{ $hp }
board-tile-lost = { $tile } { $at }: нет
board-reserve = в резерве
board-toll = вне боя, дань не уплачена
board-paid = вне боя, дань уплачена
board-overboard = за бортом
board-damage = урон { $damage }/{ $hp }
board-coins = монеты { $count }
board-actions = осталось действий { $count }
board-acted = активация закончена
board-hand = карты прилива { $count }
board-attack = Атака на { $at }: кубики { $faces }, попадание на { $need }+, осталось распределить { $hits }
