# Фракции
name-deep-lords = Владыки глубин
    .gen = Владык глубин
    .dat = Владыкам глубин
    .acc = Владык глубин
    .ins = Владыками глубин
    .full = Владыки глубин
name-marea = «Мареа»
    .gen = «Мареа»
    .dat = «Мареа»
    .acc = «Мареа»
    .ins = «Мареа»
    .full = «Мареа де ла Муэрте»
name-side-a = Сторона А
    .gen = стороны А
    .dat = стороне А
    .acc = сторону А
    .ins = стороной А
    .full = сторона А
name-side-b = Сторона Б
    .gen = стороны Б
    .dat = стороне Б
    .acc = сторону Б
    .ins = стороной Б
    .full = сторона Б

# Герои: имена, которыми их зовут во фразах
name-carcharias = Кархариас
    .cap = Кархариас
    .gen = Кархариаса
    .dat = Кархариасу
    .acc = Кархариаса
    .ins = Кархариасом
    .gender = m
    .full = Кархариас
name-ishmael = Ишмаэль
    .cap = Ишмаэль
    .gen = Ишмаэля
    .dat = Ишмаэлю
    .acc = Ишмаэля
    .ins = Ишмаэлем
    .gender = m
    .full = Ишмаэль
name-kiria = Кирия
    .cap = Кирия
    .gen = Кирии
    .dat = Кирии
    .acc = Кирию
    .ins = Кирией
    .gender = f
    .full = Кирия и Карл
name-snapper = Кусака
    .cap = Кусака
    .gen = Кусаки
    .dat = Кусаке
    .acc = Кусаку
    .ins = Кусакой
    .gender = m
    .full = Кусака
name-waldorf = Уолдорф
    .cap = Уолдорф
    .gen = Уолдорфа
    .dat = Уолдорфу
    .acc = Уолдорфа
    .ins = Уолдорфом
    .gender = m
    .full = Уолдорф
name-viana = Виана
    .cap = Виана
    .gen = Вианы
    .dat = Виане
    .acc = Виану
    .ins = Вианой
    .gender = f
    .full = Виана
name-santiago = Сантьяго
    .cap = Сантьяго
    .gen = Сантьяго
    .dat = Сантьяго
    .acc = Сантьяго
    .ins = Сантьяго
    .gender = m
    .full = Дон Сантьяго
name-gabriela = Габриэла
    .cap = Габриэла
    .gen = Габриэлы
    .dat = Габриэле
    .acc = Габриэлу
    .ins = Габриэлой
    .gender = f
    .full = Габриэла
name-de-marco = Де Марко
    .cap = Де Марко
    .gen = Де Марко
    .dat = Де Марко
    .acc = Де Марко
    .ins = Де Марко
    .gender = m
    .full = Де Марко
name-el-latigo = Эль-Латиго
    .cap = Эль-Латиго
    .gen = Эль-Латиго
    .dat = Эль-Латиго
    .acc = Эль-Латиго
    .ins = Эль-Латиго
    .gender = m
    .full = Эль-Латиго

# Роли
name-captain = капитан
name-quartermaster = квартирмейстер
name-swashbuckler = головорез
name-gunner = канонир
name-brute = громила

# Команда
name-deckhand = матрос
    .many = матросы
    .gen-many = матросов
name-bosun = боцман
    .many = боцманы
    .gen-many = боцманов

# Оснастка и чудища
name-main-mast = грот-мачта
    .cap = Грот-мачта
    .gen = грот-мачты
    .dat = грот-мачте
    .acc = грот-мачту
    .ins = грот-мачтой
    .gender = f
name-rigging = канат
    .cap = Канат
    .gen = каната
    .dat = канату
    .acc = канат
    .ins = канатом
    .gender = m
name-helm = штурвал
    .cap = Штурвал
    .gen = штурвала
    .dat = штурвалу
    .acc = штурвал
    .ins = штурвалом
    .gender = m
name-captains-chest = капитанский сундук
    .cap = Капитанский сундук
    .gen = капитанского сундука
    .dat = капитанскому сундуку
    .acc = капитанский сундук
    .ins = капитанским сундуком
    .gender = m
name-powder-store = боеприпасы
    .cap = Боеприпасы
    .gen = боеприпасов
    .dat = боеприпасам
    .acc = боеприпасы
    .ins = боеприпасами
    .gender = p
name-armory = оружейная
    .cap = Оружейная
    .gen = оружейной
    .dat = оружейной
    .acc = оружейную
    .ins = оружейной
    .gender = f
name-kraken = кракен
    .gen = кракена
    .dat = кракену
    .acc = кракена
    .ins = кракеном
    .gender = m
name-dragon = морской дракон
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

# Тексты карт, умений и оснастки: когда, при каких условиях, что
text-line = { $at }: { $does }.
text-line-if = { $at }, если { $if }: { $does }.
text-then = { $head }; { $next }
text-may = по желанию { $does }

# Умения
text-base = Базовая атака: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание { $hit }+, дальность { $range }.
text-blow = Атака: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание { $hit }+, дальность { $range }.
text-ability = Способность.
text-reaction = Реакция.
text-passive = Пассивное умение.
text-idle = На этом уровне не действует.
text-once = Один раз за активацию.

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
   *[own] ваш фальконет
    [enemy] вражеский фальконет
    [any] любой фальконет
    [itself] фальконет стороны этого героя
 }
whose-attack = { $of ->
   *[own] союзной атаки
    [enemy] вражеской атаки
    [any] любой атаки
    [itself] атаки этого героя
 }
at-turn-begins = В начале { $whose }
at-gun-aimed = Когда стреляет { $whose }, до броска
at-crew-deployed = Когда { $whose } выставлена
at-hero-rises = Когда { $whose } начинает активацию
at-between-actions = Пока { $whose } активен, до его действий, между ними или после них
at-swing-named = Когда { $whose } прыгает на канате, до броска
at-attack-declared = При объявлении { $whose }, до броска
at-attack-rolled = После броска { $whose }
at-hits-counted = После подсчёта попаданий { $whose }
at-damage-due = Перед тем как { $whose } получит урон от атаки
at-knocked-out = Когда { $whose } побеждён
at-attack-over = После { $whose }
at-overboard = Когда { $whose } вот-вот окажется за бортом
at-declare = До броска этой атаки
at-roll = При броске этой атаки
at-assign = При распределении попаданий этой атаки
at-after = После этой атаки
at-use = При использовании
at-destroyed = Когда эта оснастка уничтожена, для стороны, которая её уничтожила

# Условия: после «если»
if-target-friend-hero = на её целевой клетке есть союзный герой
if-target-enemy-hero = на её целевой клетке есть вражеский герой
if-target-damaged-hero = на её целевой клетке есть раненый вражеский герой
if-target-itself = на её целевой клетке стоит этот герой
if-target-creature = на её целевой клетке морское чудище или кракен
if-wounds = на этом герое { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } или больше
if-near-itself = атаковавший в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от этого героя
if-felled-figure = она победила хотя бы одну вражескую фигурку
if-hurt = она нанесла этому герою { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } или больше, а тот всё ещё выставлен
if-by-hero = её проводит герой
if-dragon-can-come = есть доступное морское чудище
if-behind = у противников больше победных очков
if-first-this-activation = в этой активации такую карту ещё не играли

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
who-same = { $case ->
   *[nom] тот же герой, если он ещё выставлен,
    [gen] того же героя, если он ещё выставлен,
    [dat] тому же герою, если он ещё выставлен,
    [acc] того же героя, если он ещё выставлен,
 }
who-them = { $case ->
   *[nom] каждый из них, кто ещё выставлен,
    [gen] каждого из них, кто ещё выставлен,
    [dat] каждому из них, кто ещё выставлен,
    [acc] каждого из них, кто ещё выставлен,
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
who-hurt = { $who } из получивших урон от этой атаки
who-target = { $who } на целевой клетке
who-aboard = { $who } на корабле этой оснастки
who-crowd = { $who } на одной клетке по вашему выбору
figures-one-in-target = одну вражескую фигурку на целевой клетке
figures-each-in-target = каждую вражескую фигурку, оставшуюся на целевой клетке
figures-one-near = одну вражескую фигурку в пределах { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } от союзного выставленного героя

# Количества
amount-most-n = не больше { $n }
amount-most-any = сколько угодно
amount-damage-n = { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
amount-hands-n = до { $n ->
    [one] { $n } фигурки
   *[other] { $n } фигурок
 } команды
amount-hands-any = сколько угодно фигурок команды

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
fx-reroll-any = перебросьте кубики атаки, { $most }
fx-bonus = каждый кубик самого броска, на котором { $face ->
    [6] 6
   *[other] { $face } или больше
 }, добавляет { $dice ->
    [one] { $dice } дополнительный кубик
    [few] { $dice } дополнительных кубика
   *[other] { $dice } дополнительных кубиков
 }
fx-keen = попадание, на кубике которого { $face ->
    [6] 6
   *[other] { $face } или больше
 }, наносит герою на { $more ->
    [one] { $more } урон
   *[other] { $more } урона
 } больше
fx-any-order = попадания можно распределять по любым целям в любом порядке
fx-cancel = отмените до { $n ->
    [one] { $n } попадания
   *[other] { $n } попаданий
 } атаки
fx-prevent = { $who } получает от этой атаки на { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 } меньше
fx-damage = { $who } получает { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }
fx-heal = с { $who } снимается { $damage }
fx-give = { $who } получает { $status-acc }
fx-cleanse = { $who } теряет все состояния
fx-push = оттолкните на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[other] { $n } клеток
 } { $who }
fx-haul = подтяните к этому герою на расстояние до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 } { $who }
fx-walk = { $who } может бесплатно переместиться на расстояние до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 }
fx-catch = он не падает; поставьте его на доступную клетку у борта одного из своих кораблей; жетон активации он не получает, а если был активен, продолжает активацию
fx-actions-more = у того героя в этой активации на { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 } больше
fx-actions-fewer = у того героя в этой активации на { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
 } меньше
fx-second-cell = проведите ещё одну атаку по клетке рядом с целевой: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание { $hit }+
fx-strike = выберите клетку с вражескими фигурками в пределах { $near ->
    [one] { $near } клетки
   *[other] { $near } клеток
 } от союзного выставленного героя и атакуйте её: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание { $hit }+
fx-counter = этот герой без действия проводит базовую атаку по клетке атаковавшего
fx-flip = переверните эту карту обратно на уровень 1
fx-order = выберите { $cells ->
    [one] клетку
   *[other] клетки, не больше { $cells },
 } со своей командой в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } от этого героя; { $hands } { $cells ->
    [one] с неё
   *[other] с каждой из них
 } { $does }
order-move = вместе перемещаются на расстояние до { $n ->
    [one] { $n } клетки
   *[other] { $n } клеток
 }
order-attack = атакуют
order-attack-up = атакуют с +{ $n } к попаданию
order-attack-down = атакуют с −{ $n } к попаданию
fx-crew-steps = в этой активации ваша команда делает { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
 }
fx-upgrade-gun = ваш фальконет улучшен
fx-upgrade-bosuns = ваши боцманы улучшены
fx-coins = { $who } получает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }
fx-credit = { $who } получает { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }, а если у противников больше победных очков — { $behind }
fx-steal = возьмите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 } у { $from } и отдайте взятое { $to }; если у противников больше победных очков, можно взять { $behind }
fx-pay = { $who } платит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }
fx-draw = возьмите { $n ->
    [one] { $n } карту прилива
    [few] { $n } карты прилива
   *[other] { $n } карт прилива
 }
fx-discard = сбросьте с руки { $n ->
    [one] { $n } карту прилива
    [few] { $n } карты прилива
   *[other] { $n } карт прилива
 }
fx-swing-up = проверка прыжка получает +{ $n }
fx-swing-down = проверка прыжка получает −{ $n }
fx-muster-point = поставьте из запаса ещё { $most ->
    [one] { $most } матроса
   *[other] { $most } матросов
 } на одну союзную точку появления
fx-repair = снимите до { $n } урона с одной своей оснастки
fx-rouse-own = ваш маркер на треке кракена поднимается на { $n }
fx-rouse-enemy = маркер противников на треке кракена поднимается на { $n }
fx-summon = морской дракон появляется на клетке пролива на ваш выбор и подчиняется вам
fx-cut-plank = уберите любой трап; фигурки с него оказываются за бортом, а сам он вернётся в конце раунда

# Чудища
text-arrival = При появлении каждый герой стороны с большим значением трека кракена получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, где бы он ни был; если значения равны — герои обеих сторон.
text-lurk = С кракена снимается { $n ->
    [one] { $n } урон
   *[other] { $n } урона
 }.
text-sweep = Атакуется каждая клетка с фигурками в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } от кракена: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание { $need }+.
text-cloud = Каждый выставленный герой в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } от кракена получает { $status-acc }.
text-grasp = Ближайший к кракену выставленный герой в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } оказывается за бортом.
text-maelstrom = Все фигурки на трапах оказываются за бортом, а каждый выставленный герой в пределах { $within ->
    [one] { $within } клетки
   *[other] { $within } клеток
 } от кракена получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }.
text-wrath = Каждый выставленный герой стороны с большим значением трека кракена получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }; если значения равны — герои обеих сторон.

# События, ходы и вопросы

# Фазы, части фраз
name-phase-setup = Подготовка
name-phase-turns = Активации
name-phase-kraken = Выпускайте кракена!
name-phase-recovery = Восстановление
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
wished = Игрок { $seat } хочет играть за { $faction-acc }.
faction-drawn = Обе стороны хотят одну и ту же фракцию: жребий отдаёт { $faction-acc } стороне игрока 1.
fleets-met = Флоты встретились: { $layout }. Сторона игрока 1: { $side }.
rolled-off = Бросок за первый ход: { $faces }.
hero-chosen = { $hero-cap } сражается за { $side-acc }.
hero-chosen-alone = Игрок { $seat } берёт героя: { $hero-full }.
crew-master = { $side }: командой управляет игрок { $seat }.
captain-named = { $side }: капитан — игрок { $seat }, у него карты прилива.
hero-taken = Игрок { $seat } играет за { $hero-acc }.
first-side = Первый ход: { $side }.
round-began = Начинается раунд { $round }; первый ход: { $side }.
turn-began = Ход: { $side }.
turn-began-alone = Ход игрока { $seat }.
passed = { $side }: активировать больше некого, пас.
recovery-began = Начинается фаза восстановления.
activated = Активация: { $hero }.
rested = Активация { $hero-gen } закончена.
revived = { $hero-cap } снова может выйти на поле.
token-turned = { $hero-cap } пропустит следующий раунд.
deployed = { $hero-cap } выходит на поле: { $at }.
used = { $hero-cap } использует умение «{ $skill }».
flipped = { $hero-cap }: «{ $skill }» снова на уровне 1.
bought = { $hero-cap } покупает умение «{ $skill }».
upgraded = { $hero-cap }: «{ $skill }» теперь на уровне 2.
stepped = { $hero-cap } идёт на { $at }.
swing-named = { $hero-cap } прыгает на канате к { $at }: расстояние { $distance }.
swing-rolled = { $hero-cap } бросает кубик прыжка: { $die }{ $modifier ->
    [0] {""}
   *[other] , поправка { $modifier }
 }, расстояние { $distance }.
landed = { $hero-cap } приземляется на { $at }.
pushed = На { $at } оттолкнули { $hero-acc }.
went-overboard = { $hero-cap } падает за борт.
caught = { $hero-cap } хватается за борт: { $at }.
coins-gained = { $hero-cap } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }, всего { $total }.
coins-spent = { $hero-cap } платит { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }, осталось { $total }.
coins-stolen = { $coins ->
    [one] { $coins } монета переходит
    [few] { $coins } монеты переходят
   *[many] { $coins } монет переходят
 } от { $from-gen } к { $to-dat }.
crew-activated = { $side }: активация команды.
crew-marched = { $side }: команда сделала переход.
crew-came = { $side }, подкрепление на { $at }: { $crew }.
crew-stepped = { $side }, переход с { $from } на { $at }: { $crew }.
crew-fell = { $side }, потери на { $at }: { $crew }.
crew-drowned = { $side }, за бортом у { $at }: { $crew }.
crew-pushed = { $side }, толчок с { $from } на { $at }: { $crew }.
boarded = На абордаж! { $side }: { $crew }, с { $from } на { $at }.
broke-in = Ломай, круши! { $side }: { $crew } на { $at }.
gun-upgraded = { $side }: фальконет улучшен.
bosuns-upgraded = { $side }: боцманы улучшены.
attack-hero = { $hero-cap } атакует { $at }: «{ $skill }».
attack-crew = { $side }, атака с { $from } на { $at }: { $crew }.
attack-gun = Фальконет { $side-gen } стреляет по { $at }.
attack-smash = { $side }: команда крушит { $at }.
attack-dragon = Морской дракон атакует { $at }: «{ $skill }».
attack-kraken = Кракен атакует { $at }.
attack-card = «{ $card }» бьёт по { $at }.
attack-failed = Атаковать там больше нечего.
rolled = Кубики: { $faces }.
bonus-rolled = Дополнительные кубики: { $faces }.
rerolled = Кубик переброшен: было { $old }, стало { $new }.
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
hit-cancelled = Попадание со значением { $face } отменено.
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
stun-gone = { $hero-cap } приходит в себя после оглушения.
defeated = { $hero-cap } { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 } и вернётся в следующем раунде.
defeated-by = { $by-cap } побеждает { $hero-acc }; { $hero } вернётся в следующем раунде.
defeated-waits = { $hero-cap } { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 } и пропустит следующий раунд.
defeated-by-waits = { $by-cap } побеждает { $hero-acc }; { $hero } пропустит следующий раунд.
out = { $hero-cap } выбывает из игры.
out-by = { $by-cap } выводит { $hero-acc } из игры.
piece-damaged = { $piece-cap } { $side-gen } { $piece-gender ->
    [p] получают
   *[other] получает
 } { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
piece-damaged-alone = { $piece-cap } { $piece-gender ->
    [p] получают
   *[other] получает
 } { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
piece-destroyed = { $piece-cap } { $side-gen } { $piece-gender ->
    [f] уничтожена
    [p] уничтожены
   *[other] уничтожен
 }.
piece-destroyed-alone = { $piece-cap } { $piece-gender ->
    [f] уничтожена
    [p] уничтожены
   *[other] уничтожен
 }.
repaired = Починка ({ $piece }): { $damage ->
    [0] урон не снят
    [one] снят { $damage } урон
   *[other] снято { $damage } урона
 }, осталось { $left }.
scored = { $side }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
 }, всего { $total }.
game-won = Победа: { $side }!
game-won-alone = Победа: игрок { $seat }!
card-played = Игрок { $seat } играет карту «{ $card }».
cards-drawn = Игрок { $seat } берёт { $count ->
    [one] { $count } карту прилива
    [few] { $count } карты прилива
   *[many] { $count } карт прилива
 }.
cards-drawn-known = Игрок { $seat } берёт { $count ->
    [one] карту
   *[other] карты
 } { $cards }.
card-discarded = Игрок { $seat } сбрасывает карту «{ $card }».
reshuffled = { $side }: сброс становится новой колодой.
track-rose = { $side }: маркер на треке кракена — { $track }.
plank-gone = Трапа на { $at } больше нет.
plank-back = Трап на { $at } снова на месте.
dragon-activated = Активация морского дракона.
dragon-came = Игрок { $seat } призывает морского дракона на { $at }.
dragon-swam = Морской дракон плывёт на { $at }.
dragon-damaged = Морской дракон получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
dragon-gone = Морской дракон побеждён.
waters-searched = Бросок на кракена: { $faces } против { $tracks }; море спокойно.
waters-searched-comes = Бросок на кракена: { $faces } против { $tracks }; кракен идёт!
kraken-came = Кракен всплывает на { $at }.
kraken-raged = Бросок кракена: { $die } — «{ $fury }».
kraken-damaged = Кракен получает { $damage ->
    [one] { $damage } урон
   *[other] { $damage } урона
 }, всего { $total }.
kraken-gone = Кракен побеждён, оба маркера трека кракена возвращаются на 0.

# Вопросы
ask-wish = За кого хочет играть ваша сторона?
ask-pick = Какого героя вы берёте?
ask-crew-master = Кто управляет командой?
ask-captain = Кто станет капитаном и будет держать карты прилива?
ask-entrust = Кто играет за { $hero-acc }?
ask-activate = Кого вы активируете?
ask-deploy = Где { $hero } выходит на поле?
ask-act = Что делает { $hero }? { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[many] Осталось { $left } действий.
 }
ask-pace = Куда идёт { $hero }? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-dragon-act = Что делает морской дракон? { $left ->
    [one] Осталось { $left } действие.
    [few] Осталось { $left } действия.
   *[many] Осталось { $left } действий.
 }
ask-dragon-step = Куда плывёт морской дракон? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-leave-out = На какой точке появления матросы не выходят?
ask-spread = Где выходит следующий матрос?
ask-boatswain = Где выходит следующий боцман?
ask-gun-first = Что сначала — фальконет или переход?
ask-gun-aim = Куда стреляет фальконет?
ask-stay = Сколько матросов на { $at } остаётся на месте?
ask-stay-bosuns = Сколько боцманов на { $at } остаётся на месте?
ask-fork = Куда идут матросы с { $at }?
ask-fork-bosuns = Куда идут боцманы с { $at }?
ask-crew-aim = Кто из команды атакует следующим?
ask-crew-deckhands = Сколько матросов атакует?
ask-crew-bosuns = Сколько боцманов атакует?
ask-smash-order = Какую точку появления крушить первой?
ask-smash-aim = Какую клетку крушит команда?
ask-assign = Кому следующее попадание?
ask-reroll = Какой кубик вы перебрасываете?
ask-cancel = Какое попадание вы отменяете? { $left ->
    [one] Осталось { $left } попадание.
    [few] Осталось { $left } попадания.
   *[many] Осталось { $left } попаданий.
 }
ask-second = «{ $skill }»: какую клетку рядом с целевой атаковать ещё?
ask-fall-order = Чьё поражение разыграть первым?
ask-drown-order = Кто из героев падает за борт первым?
ask-pick-hero = «{ $text }»: какой герой?
ask-pick-figure = «{ $text }»: какая фигурка?
ask-pick-place = «{ $text }»: какая клетка?
ask-shove-each = Какую фигурку толкать следующей?
ask-push = Куда оттолкнуть фигурку? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-drill = «{ $text }»: на какой клетке команда получает приказ?
ask-enlist = Сколько матросов получает приказ?
ask-enlist-bosuns = Сколько боцманов получает приказ?
ask-squad-step = Куда идёт команда по приказу? { $left ->
    [one] Осталась { $left } клетка.
    [few] Осталось { $left } клетки.
   *[many] Осталось { $left } клеток.
 }
ask-loot = «{ $text }»: кому монеты?
ask-rob = «{ $text }»: у кого взять монеты?
ask-consent = «{ $text }»: согласны ли вы за { $hero-acc }?
ask-receiver = Кто берёт { $count ->
    [one] { $count } карту прилива
    [few] { $count } карты прилива
   *[many] { $count } карт прилива
 }?
ask-mend = Какую оснастку вы чините?
ask-discard = Какую карту вы сбрасываете?
ask-toss = Сбросите карту перед добором?
ask-chest-step = { $hero-cap } становится на клетку капитанского сундука?
ask-lash-order = Какую клетку кракен атакует следующей?
ask-victim = Кого из героев хватает кракен?
ask-turn-begins = Начинается ход. Сыграете что-нибудь?
ask-gun-aimed = Фальконет наведён. Сыграете что-нибудь?
ask-crew-deployed = Команда выставлена. Сыграете что-нибудь?
ask-hero-rises = { $hero-cap } начинает активацию. Используете что-нибудь?
ask-between-actions = Сейчас действует { $hero }. Сыграете что-нибудь?
ask-swing-named = Сейчас прыгает { $hero }. Сыграете что-нибудь?
ask-attack-declared = Атака объявлена. Сыграете что-нибудь?
ask-attack-rolled = Кубики брошены. Сыграете что-нибудь?
ask-hits-counted = Попадания подсчитаны. Используете что-нибудь?
ask-damage-due = { $hero-cap } вот-вот получит урон. Используете что-нибудь?
ask-knocked-out = { $hero-cap } { $hero-gender ->
    [f] побеждена
   *[other] побеждён
 }. Сыграете что-нибудь?
ask-attack-over = Атака закончена. Используете что-нибудь?
ask-overboard = { $hero-cap } вот-вот упадёт за борт. Сыграете что-нибудь?

# Ходы
do-wish = Играть за { $faction-acc }
do-pick = { $hero-full }
do-crew-master = Игрок { $seat }
do-captain = Игрок { $seat }
do-entrust = Игрок { $seat }
do-activate = { $hero-cap }
do-activate-crew = Команда
do-activate-dragon = Морской дракон
do-deploy = На { $at }
do-attack = «{ $skill }» по { $at }
do-ability = «{ $skill }»
do-move = Передвижение
do-recover = Прийти в себя после оглушения
do-chest = Взять 3 монеты из капитанского сундука
do-buy = Купить умение «{ $skill }» за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
do-upgrade = Улучшить умение «{ $skill }» за { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
 }
do-end = Закончить активацию
do-step = Идти на { $at }
do-swing = Прыгнуть на { $at }, расстояние { $distance }
do-stop = Остановиться
do-leave-out = Никого на { $at }
do-spread = Матрос на { $at }
do-boatswain = Боцман на { $at }
do-gun-first = Сначала фальконет
do-march-first = Сначала переход
do-gun-aim = Выстрелить по { $at }
do-stay = { $count ->
    [0] Идут все
    [one] Остаётся { $count }
    [few] Остаются { $count }
   *[many] Остаётся { $count }
 }
do-fork = На { $at }: { $count }
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
do-smash-order = { $at }
do-smash-aim = Крушить { $at }
do-hit-deckhand = { $face } — в матроса
do-hit-bosun = { $face } — в боцмана
do-hit-hero = { $face } — в { $hero-acc }
do-hit-object = { $face } — в объект
do-reroll = Перебросить { $face }
do-reroll-none = Оставить кубики
do-cancel = Отменить { $face }
do-second = Атаковать { $at }
do-fall = { $hero-cap }
do-drown = { $hero-cap }
do-pass = Пас
do-play = Сыграть карту «{ $card }»
do-react = { $hero-cap }: «{ $skill }»
do-pick-hero = { $hero-cap }
do-pick-place = { $at }
do-nobody = Никто
do-shove-hero = { $hero-cap }
do-shove-deckhand = Матрос на { $at }
do-shove-bosun = Боцман на { $at }
do-push = Оттолкнуть на { $at }
do-push-none = Не толкать
do-drill = Команда на { $at }
do-drill-none = Больше никаких приказов
do-loot = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
 } для { $hero-gen }
do-rob = { $hero-cap }
do-consent = Согласиться
do-refuse = Отказаться
do-receiver = Игрок { $seat }
do-mend = Починить { $piece-acc }
do-discard = Сбросить карту «{ $card }»
do-toss = Сбросить карту «{ $card }»
do-keep = Оставить остальные
do-chest-step = Встать к сундуку
do-stay-here = Остаться
do-lash-order = Атаковать { $at }
do-victim = { $hero-cap }

# Постоянные приказы
order-reaction = { $hero-cap }: «{ $skill }»
order-card = { $card }
fact-own-hero = мой герой атакован, побеждён или вот-вот упадёт за борт
fact-own-equipment = атакована моя оснастка
fact-beast = дело в кракене или морском драконе

# Стол в терминале
board-before = Перед первым раундом
board-round = Раунд { $round }: { $phase }
board-alone = Каждый сам за себя
board-beast = { $beast } на { $at }, урон { $damage }/{ $hp }
board-legend-spawn = + точка появления
board-legend-piece = # оснастка
board-legend-lost = x уничтожена
board-legend-plank = = трап
board-points = победные очки { $count }
board-track = трек кракена { $count }
board-supply = запас: матросы { $deckhands }, боцманы { $bosuns }
board-levels = уровень боцманов { $bosuns }, фальконета { $gun }
board-cards = колода { $deck }, сброс { $discard }
board-crew-acted = активация команды закончена
board-piece = { $piece } { $at }: урон { $damage }/{ $hp }
board-piece-lost = { $piece } { $at }: нет
board-ashore = вне поля
board-overboard = за бортом
board-returns = вне боя, вернётся в следующем раунде
board-waits = вне боя, пропустит следующий раунд
board-out = вне игры
board-damage = урон { $damage }/{ $hp }
board-coins = монеты { $count }
board-lives = жизни { $count }
board-skills = умения { $skills }
board-actions = осталось действий { $count }
board-acted = активация закончена
board-hand = карты прилива { $count }
board-attack = Атака на { $at }: кубики { $faces }, попадание { $need }+, осталось распределить { $hits }

# Настройки, как их предлагает форма нового стола
name-option-pack = Набор
    .hint = С какими героями, картами и кораблями вы играете.
name-option-pack-base = Как в коробке
name-option-mode = Режим
    .hint = Две стороны до 8 победных очков или каждый сам за себя.
name-option-mode-battle = Битва
    .hint = Команды, карты прилива, морские чудища и кракен; игроки садятся за две стороны через одного.
name-option-mode-free_for_all = Каждый за себя
    .hint = Только герои, на арене из кораблей: побеждает тот, чей герой останется последним. Герои, сильные командой и картами (Уолдорф, Эль-Латиго, Кархариас), здесь слабы.
name-option-mode-lives = Жизней у героя
    .hint = Обычно три.
name-option-mode-heroes = Героев у игрока
    .hint = По числу игроков: по два, а вшестером по одному.
name-option-mode-heroes-free = По игрокам
name-option-heroes = Выбор героев
    .hint = Капитан умеет всего понемногу; квартирмейстер помогает героям и команде; головорез наносит больше всего урона; канонир бьёт точно и издалека; громила выдерживает больше всех и от ран становится опаснее.
name-option-heroes-choose = Выбирают тайно
    .hint = Когда каждый за себя, выбирают по очереди и открыто.
name-option-heroes-alternate = Выбирают по очереди
name-option-heroes-random = По жребию
name-option-heroes-random2 = По жребию, с наёмниками
    .hint = Каждому сдают героев и наёмников, и он выбирает из них. Нужен набор, где наёмников хотя бы четверо; в коробке их нет.
name-option-allies = Союзники
    .hint = Какие герои могут сражаться за сторону.
name-option-allies-own = Своей фракции
name-option-allies-any = Любые
    .hint = Для развлечения: герои и колоды уравновешены внутри фракций, и некоторые сочетания могут оказаться слишком сильными.
name-option-layout = Флоты
    .hint = Какие корабли встречаются.
name-option-layout-by_factions = По фракциям
name-option-factions = Фракции
    .hint = Могут ли обе стороны играть за одну и ту же.
name-option-factions-choose = Всегда разные
name-option-factions-mirror = Можно одинаковые
