# Игроки: цвета их кораблей
ui-seat = { $seat ->
    [1] Зелёный
    [2] Белый
    [3] Синий
   *[other] Жёлтый
 }
name-green = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .ins = Зелёным
name-white = Белый
    .gen = Белого
    .dat = Белому
    .ins = Белым
name-blue = Синий
    .gen = Синего
    .dat = Синему
    .ins = Синим
name-yellow = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .ins = Жёлтым

# Персонажи и что они делают
name-shipwright = Корабел
    .gen = Корабела
name-governor = Губернатор
    .gen = Губернатора
name-captain = Капитан
    .gen = Капитана
name-islander = Островитянин
    .gen = Островитянина
name-shaman = Шаман
    .gen = Шамана
name-merchant = Торговец
    .gen = Торговца
name-cartographer = Картограф
    .gen = Картографа
name-does-shipwright = купить корабли по 1 сундуку
name-does-governor = стать Корсаром, забрать все корабли из запаса и получить Чёрную Метку
name-does-captain = выложить Караван и ограбить его
name-does-islander = сменить Порт
name-does-shaman = наслать на всех Проклятие
name-does-merchant = продать Товары в Порту
name-does-cartographer = взять карту Приключения

# Страны, Товары и Порты
name-england = Англия
    .gen = Англии
name-spain = Испания
    .gen = Испании
name-france = Франция
    .gen = Франции
name-holland = Голландия
    .gen = Голландии
name-fruit = Фрукты
    .acc = Фрукты
name-coffee = Кофе
    .acc = Кофе
name-rum = Ром
    .acc = Ром
name-tortuga = Тортуга
name-nassau = Нассау
name-havana = Гавана
name-cartagena = Картахена
name-curacao = Кюрасао
name-maracaibo = Маракайбо
name-pirate_bay = Пиратская Бухта

# Проклятия и что они делают
name-kraken = Кракен
name-iceberg = Айсберг
name-sirens = Сирены
name-mutiny = Бунт
name-whirlpool = Водоворот
name-idol = Идол
name-wages = Жалование
name-tavern = Таверна
name-does-kraken = за каждый корабль со значением 1 отдают карту Фруктов, а если её нет — корабль
name-does-iceberg = за каждый корабль со значением 2 отдают карту Кофе, а если её нет — корабль
name-does-sirens = за каждый корабль со значением 3 отдают карту Рома, а если её нет — корабль
name-does-mutiny = за каждый корабль со значением 4 отдают Товар наивысшего спроса, а если его нет — корабль
name-does-whirlpool = за каждый из ближайших к красному кубику кораблей отдают Талисман, а если его нет — корабль
name-does-idol = каждый теряет названный вами Товар, а если его нет — корабль
name-does-wages = за каждого охранника платят 2 сундука
name-does-tavern = вы раздаёте всем по кубику, на счастье или на беду
name-tavern-black-mark = Чёрная Метка
name-tavern-lose-good = потерять Товар
name-tavern-lose-chest = потерять сундук
name-tavern-gain-chest = получить сундук
name-tavern-gain-good = получить Товар
name-tavern-gain-yin-yang = получить 3 Инь-Янь

# Части фраз
nothing = ничего
player = { $who }
a-character = { $character-gen }
count-fruit = { $count ->
    [one] { $count } карту Фруктов
    [few] { $count } карты Фруктов
   *[other] { $count } карт Фруктов
 }
count-coffee = { $count ->
    [one] { $count } карту Кофе
    [few] { $count } карты Кофе
   *[other] { $count } карт Кофе
 }
count-rum = { $count ->
    [one] { $count } карту Рома
    [few] { $count } карты Рома
   *[other] { $count } карт Рома
 }
count-talismans = { $count ->
    [one] { $count } Талисман
    [few] { $count } Талисмана
   *[other] { $count } Талисманов
 }
count-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[other] { $count } кораблей
 }
card-caravan = Караван { $nation-gen } ({ $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 })
card-port = Порт «{ $port }»
card-curse = Проклятие «{ $curse }»
distance = { $whole },{ $part } мм
prices = Фрукты { $fruit }, Кофе { $coffee }, Ром { $rum }
tavern-die = { $who-dat } — { $face } ({ $does })

# Вопросы
ask-character = Какого Персонажа вы выбираете?
ask-rituals-before = Провести Ритуал перед Действием?
ask-rituals-after = Провести ещё один Ритуал?
ask-shipwright = Сколько кораблей вы покупаете?
ask-governor = Чьим Корсаром вы становитесь?
ask-captain = Какой Караван вы грабите?
ask-islander = Какой Порт вы выкладываете?
ask-shaman = Какое Проклятие вы насылаете?
ask-merchant = Что вы продаёте?
ask-cartographer = Берёте ли вы карту Приключения?
ask-gift = Сколько раз вы берёте Подарок?
ask-commit = Сколько кораблей вы отправляете на ограбление (не больше { $limit })?
ask-ruler = Линейка не помогает: какая пара сражается первой?
ask-loading = Вы взяли { $goods }; мест на ваших кораблях: { $limit }. Что вы оставляете?
ask-idol = Какой вид Товара забирает «Идол»?
ask-tavern = Кому какой кубик «Таверны»?
ask-forfeit = Какой Товар вы теряете в «Таверне»?
ask-whirlpool = { $limit ->
    [one] Корабли одинаково далеки: какой попадает в «Водоворот»?
    [few] Корабли одинаково далеки: какие { $limit } попадают в «Водоворот»?
   *[other] Корабли одинаково далеки: какие { $limit } попадают в «Водоворот»?
 }
ask-overflow = { $limit ->
    [one] Кораблям всего не увезти: какой Товар идёт за борт?
    [few] Кораблям всего не увезти: какие { $limit } Товара идут за борт?
   *[other] Кораблям всего не увезти: какие { $limit } Товаров идут за борт?
 }
ask-final-deals = Провести «Выгодную Сделку» перед финальной продажей?
ask-nothing = Решать нечего.

# Ходы
choose = { $character }: { $does }
choose-in-vain = { $character }: { $does } ({ $omen }: Чёрная Метка неизбежна)
choose-at-risk = { $character }: { $does } ({ $omen }: Чёрная Метка, если ничего не изменится)
omen-no-reserve = в запасе нет кораблей
omen-no-chests = нечем платить
omen-no-token = жетонов Корсара не осталось
omen-no-caravan = в руке нет Каравана
omen-own-nation = в руке Караваны только той страны, чей вы Корсар
omen-no-free-ship = нет свободного корабля для ограбления
omen-no-port = в руке нет Порта
omen-no-curse = в руке нет Проклятия
omen-no-goods = на борту пока нет Товаров
omen-empty-deck = колода Приключений пуста
deal = «Выгодная Сделка» за { $cost } Инь-Янь: продать { $goods } за { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }
double-hold = «Двойной Трюм» за { $cost } Инь-Янь: ещё один корабль везёт два Товара
unsinkable = «Непотопляемый Корабль» за { $cost } Инь-Янь: ещё один потопленный корабль возвращается в каждом ограблении
done-rituals = Без Ритуалов: перейти к Действию
done-turn = Больше никаких Ритуалов
done-deals = Больше никаких Сделок: продать остальное
buy = { $ships ->
    [one] Купить { $ships } корабль за { $ships } сундук
    [few] Купить { $ships } корабля за { $ships } сундука
   *[other] Купить { $ships } кораблей за { $ships } сундуков
 }
become-corsair = Стать Корсаром { $nation-gen }: { $ships ->
    [0] ни одного корабля
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 } и Чёрная Метка
become-corsair-tally = Стать Корсаром { $nation-gen }: { $ships ->
    [0] ни одного корабля
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 } и Чёрная Метка; Караванов этой страны впереди: { $left }
raid = Ограбить Караван { $nation-gen }: { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 }
open-port = Выложить Порт «{ $port }»: { $prices }
curse = Наслать Проклятие «{ $curse }»: { $does }
sell = Продать { $goods } за { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }
draw = Взять карту Приключения
decline = Отказаться и получить Чёрную Метку
take-no-gift = Не брать Подарок
take-gift-ships = { $count ->
    [one] Взять из запаса бесплатно { $count } корабль
    [few] Взять из запаса бесплатно { $count } корабля
   *[other] Взять из запаса бесплатно { $count } кораблей
 }
take-gift-loot = { $count ->
    [one] Взять { $count } карту Добычи
    [few] Взять { $count } карты Добычи
   *[other] Взять { $count } карт Добычи
 }
take-gift-chests = { $count ->
    [one] Взять { $count } сундук
    [few] Взять { $count } сундука
   *[other] Взять { $count } сундуков
 }
take-gift-cards = { $count ->
    [one] Взять ещё { $count } карту Приключения
    [few] Взять ещё { $count } карты Приключений
   *[other] Взять ещё { $count } карт Приключений
 }
commit-none = Не отправлять кораблей и получить Чёрную Метку
commit = { $ships ->
    [one] Отправить { $ships } корабль
    [few] Отправить { $ships } корабля
   *[other] Отправить { $ships } кораблей
 }
commit-treason = { $ships ->
    [one] Отправить { $ships } корабль
    [few] Отправить { $ships } корабля
   *[other] Отправить { $ships } кораблей
 } и получить Чёрную Метку как Корсар { $nation-gen }
pick-pair-pirate-sinks = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонет корабль { $who-gen }
pick-pair-red-sinks = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонет корабль каравана
pick-pair-both-sink = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонут оба
keep-nothing = Не оставлять ничего, сбросить { $rest }
keep-all = Оставить { $kept }
keep-some = Оставить { $kept }, сбросить { $rest }
pick-whirlpool = Корабль { $who-gen } на расстоянии { $distance }
idol-takes = «Идол» забирает Товар: { $good }
assign = Раздать: { $dice }
lose = Потерять { $goods }
overboard = Выбросить за борт { $goods }

# Что произошло: раунды и Персонажи
cards-dealt = { $who } получает { $count ->
    [one] { $count } карту Приключения
    [few] { $count } карты Приключений
   *[other] { $count } карт Приключений
 }.
cards-dealt-seen = { $who } получает карты: { $cards }.
round-began = Начинается раунд { $round }; Первый Игрок — { $who }.
round-began-last = Начинается раунд { $round }, { $after ->
    [0] последний
    [one] за ним ещё { $after } раунд
    [few] за ним ещё { $after } раунда
   *[other] за ним ещё { $after } раундов
 }; Первый Игрок — { $who }.
chose = { $who } выбирает Персонажа.
chose-seen = { $who } выбирает { $character-gen }.
all-chose = Все выбрали Персонажей.
called-one = Объявлен { $character }: { $players }.
called-many = Объявлен { $character }: { $players }. Подарка нет.
called-gift = Объявлен { $character }: только { $players }. Возможен Подарок.
called-double-gift = Объявлен { $character }: только { $players }, Первый Игрок. Возможен двойной Подарок.
resolving = { $who } разыгрывает { $character-gen }.
declined = { $who } отказывается от Действия { $character-gen }.
unable = { $who } не может выполнить Действие { $character-gen }.
gift-taken = { $times ->
    [one] { $who } берёт Подарок { $character-gen }.
   *[other] { $who } берёт двойной Подарок { $character-gen }.
 }
gift-refused = { $who } не берёт Подарок { $character-gen }.
marked-declined = { $who } получает Чёрную Метку за отказ. Всего: { $marks }.
marked-unable = { $who } получает Чёрную Метку: Действие невозможно. Всего: { $marks }.
marked-corsair = { $who } получает Чёрную Метку как новый Корсар. Всего: { $marks }.
marked-stayed-away = { $who } получает Чёрную Метку: ни одного корабля в ограблении. Всего: { $marks }.
marked-treason = { $who } получает Чёрную Метку как Корсар этой страны. Всего: { $marks }.
marked-tavern = { $who } получает Чёрную Метку в «Таверне». Всего: { $marks }.
mark-spared = Подарок избавляет { $who-gen } от Чёрной Метки.
mark-removed = С { $who-gen } снята прежняя Чёрная Метка. Осталось: { $marks }.
characters-returned = { $who } возвращает в руку { $characters }.
round-ended = Раунд { $round } завершён.

# Что произошло: корабли и сундуки
ships-bought = { $ships ->
    [one] { $who } покупает { $ships } корабль.
    [few] { $who } покупает { $ships } корабля.
   *[other] { $who } покупает { $ships } кораблей.
 }
ships-gift = { $ships ->
    [one] { $who } бесплатно получает { $ships } корабль.
    [few] { $who } бесплатно получает { $ships } корабля.
   *[other] { $who } бесплатно получает { $ships } кораблей.
 }
ships-governor = { $ships ->
    [0] У { $who-gen } в запасе нет кораблей.
    [one] { $who } забирает из запаса { $ships } корабль.
    [few] { $who } забирает из запаса { $ships } корабля.
   *[other] { $who } забирает из запаса { $ships } кораблей.
 }
guards-sent = { $ships ->
    [one] { $ships } корабль { $who-gen } уходит на остров в охрану.
    [few] { $ships } корабля { $who-gen } уходят на остров в охрану.
   *[other] { $ships } кораблей { $who-gen } уходят на остров в охрану.
 }
guards-sent-owed = { $ships ->
    [one] { $ships } корабль { $who-gen } уходит на остров в охрану; ещё не хватает: { $owed }.
    [few] { $ships } корабля { $who-gen } уходят на остров в охрану; ещё не хватает: { $owed }.
   *[other] { $ships } кораблей { $who-gen } уходят на остров в охрану; ещё не хватает: { $owed }.
 }
guards-owed = { $who-dat } не хватает охранников: { $owed }.
guards-returned = { $ships ->
    [one] { $ships } охранник { $who-gen } возвращается в море.
    [few] { $ships } охранника { $who-gen } возвращаются в море.
   *[other] { $ships } охранников { $who-gen } возвращаются в море.
 }
token-shows = Жетон { $who-gen } показывает { $shows } сундуков.
token-returned = { $who } возвращает жетон «40 сундуков».
corsair-taken = { $who } становится Корсаром { $nation-gen }.
corsair-taken-tally = { $who } становится Корсаром { $nation-gen }. Караванов этой страны впереди: { $left }.
sold = { $who } продаёт { $goods } за { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }.
sold-last = Финальная продажа: { $who } продаёт { $goods } за { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }.
deal-made = «Выгодная Сделка»: { $who } продаёт { $goods } за { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }.
double-hold-performed = { $times ->
    [one] { $who } проводит Ритуал «Двойной Трюм».
   *[other] { $who } ещё раз проводит Ритуал «Двойной Трюм», теперь их { $times }.
 }
unsinkable-performed = { $times ->
    [one] { $who } проводит Ритуал «Непотопляемый Корабль».
   *[other] { $who } ещё раз проводит Ритуал «Непотопляемый Корабль», теперь их { $times }.
 }
chests-received = { $chests ->
    [one] { $who } получает в Подарок { $chests } сундук.
    [few] { $who } получает в Подарок { $chests } сундука.
   *[other] { $who } получает в Подарок { $chests } сундуков.
 }

# Что произошло: ограбления
caravan-played = { $who } грабит Караван { $nation-gen }: { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 }. Каждый может отправить до { $limit ->
    [one] { $limit } корабля
   *[other] { $limit } кораблей
 }.
committed = { $ships ->
    [one] { $who } отправляет { $ships } корабль.
    [few] { $who } отправляет { $ships } корабля.
   *[other] { $who } отправляет { $ships } кораблей.
 }
committed-none = { $who } не отправляет кораблей.
thrown-raid = { $who } бросает { $ships ->
    [one] { $ships } пиратский корабль
    [few] { $ships } пиратских корабля
   *[other] { $ships } пиратских кораблей
 } и { $red ->
    [one] { $red } корабль
    [few] { $red } корабля
   *[other] { $red } кораблей
 } каравана. На красных { $red-faces }, у пиратов { $faces }.
thrown-curse = { $who } бросает { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 }: { $faces }.
thrown-whirlpool = { $who } бросает { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 } и красный кубик, на нём { $red-faces }.
thrown-tavern = { $who } бросает кубики «Таверны»: { $red-faces }.
thrown-again = { $throw } ({ $times ->
    [one] После { $times } недействительного броска.
   *[other] После { $times } недействительных бросков.
 })
tied = { $pairs ->
    [few] На Линейке равны { $pairs } пары: решает { $who }.
   *[other] На Линейке равны { $pairs } пар: решает { $who }.
 }
fought-pirate-sinks = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонет корабль { $who-gen }.
fought-red-sinks = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонет корабль каравана.
fought-both-sink = { $who } ({ $face }) против красного ({ $red }) на расстоянии { $distance }: тонут оба.
battle-won = Караван потоплен; пиратских кораблей уцелело: { $pirates }.
battle-lost = Все пиратские корабли потоплены; кораблей каравана ушло: { $reds }.
battle-nobody = Потоплены все. Добычи нет.
ships-sunk = { $who } теряет { $sunk ->
    [one] { $sunk } корабль
    [few] { $sunk } корабля
   *[other] { $sunk } кораблей
 }.
ships-sunk-saved = У { $who-gen } потоплено кораблей: { $sunk }, из них возвращается: { $saved }.
yin-yang-sunk = { $tokens ->
    [1] { $who } получает { $tokens } Инь-Янь за потопленный корабль.
   *[other] { $who } получает { $tokens } Инь-Янь за потопленные корабли.
 }
yin-yang-talisman = { $tokens ->
    [one] { $who } получает { $tokens } Инь-Янь за Талисман.
   *[other] { $who } получает { $tokens } Инь-Янь за Талисманы.
 }
yin-yang-gift = { $who } получает { $tokens } Инь-Янь в Подарок.
yin-yang-tavern = { $who } выигрывает { $tokens } Инь-Янь в «Таверне».
loot-raid = { $who } берёт Добычу: { $loot }.
loot-gift = { $who } получает Добычу в Подарок: { $loot }.
loot-tavern = { $who } выигрывает в «Таверне» Добычу: { $loot }.
goods-kept = { $who } грузит { $kept }.
goods-discarded = { $who } сбрасывает { $discarded }.
goods-kept-discarded = { $who } грузит { $kept }, а сбрасывает { $discarded }.
loot-reshuffled = Добыча перемешана заново, карт: { $cards }.

# Что произошло: Порты, Проклятия и карты
port-opened = { $who } выкладывает Порт «{ $port }»: { $prices }.
curse-played = { $who } насылает Проклятие «{ $curse }».
curse-played-protected = { $who } насылает Проклятие «{ $curse }» и защищает { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
 }.
whirlpool-spread = { $hit ->
    [0] «Водоворот» не поражает никого.
    [one] «Водоворот» поражает { $hit } корабль.
    [few] «Водоворот» поражает { $hit } корабля.
   *[other] «Водоворот» поражает { $hit } кораблей.
 }
whirlpool-disputed = «Водоворот» поражает { $hit ->
    [0] { $left }
    [one] { $hit } корабль и ещё { $left }
    [few] { $hit } корабля и ещё { $left }
   *[other] { $hit } кораблей и ещё { $left }
 } из { $disputed } одинаково далёких кораблей.
whirlpool-picked = { $who } отдаёт «Водовороту» корабль { $owner-gen }.
struck = Проклятие отнимает у { $who-gen } { $lost }.
struck-nothing = Проклятие ничего не отнимает у { $who-gen }.
idol-named = { $who } выбирает для «Идола» Товар: { $good }.
wages-paid = { $who } платит охранникам { $chests ->
    [one] { $chests } сундук
    [few] { $chests } сундука
   *[other] { $chests } сундуков
 }.
tavern-dealt = «Таверна»: { $die }.
good-lost = { $who } теряет в «Таверне» { $goods }.
tavern-chest-gained = { $who } выигрывает в «Таверне» сундук.
tavern-chest-lost = { $who } теряет в «Таверне» сундук.
went-overboard = { $who } выбрасывает за борт { $goods }.
card-drawn = { $who } берёт карту Приключения.
card-drawn-seen = { $who } берёт карту Приключения: { $card }.
end-drawn = { $who } берёт карту Завершения: после этого раунда будет ещё три.
end-due = К концу раунда { $round } карту Завершения никто не взял, и она считается взятой. Будет ещё три раунда.

# Что произошло: конец игры
hand-left = На руках у { $who-gen }: { $cards }. Чёрных Меток за это: { $count }, всего: { $marks }.
scored = { $points ->
    [one] У { $who-gen } { $points } очко
    [few] У { $who-gen } { $points } очка
   *[other] У { $who-gen } { $points } очков
 }: сундуки { $chests }, Талисманы { $talismans }, Инь-Янь { $tokens }, Чёрные Метки { $marks }.
game-won = Игра окончена. Победа: { $players }.
game-won-corsairs = Игра окончена. Победа по меньшему числу жетонов Корсара: { $players }.
game-won-marks = Игра окончена. Победа по меньшему числу Чёрных Меток: { $players }.
game-shared = Игра окончена. Победу делят { $players }.

# Игровой стол
board-round = Раунд { $round }, Первый Игрок { $first }
board-round-last = Раунд { $round }, { $after ->
    [0] последний
    [one] впереди ещё { $after } раунд
    [few] впереди ещё { $after } раунда
   *[other] впереди ещё { $after } раундов
 }, Первый Игрок { $first }
board-deck = Приключения { $deck }, над картой Завершения { $above }
board-deck-ended = Приключения { $deck }
board-loot = Добыча { $loot }, сброс { $discard }
board-port = Порт: { $port }. За три и больше: { $prices }
board-top = сверху: { $card }
board-corsairs-left = жетоны Корсаров: { $nations }
board-tally = Караваны впереди: { $left }
board-chests = сундуки { $count }
board-marks = Чёрные Метки { $count }
board-yin-yang = Инь-Янь { $count }
board-talismans = Талисманы { $count }
board-points = очки { $count }
board-ships = корабли: свободных { $free }, загруженных { $loaded }, в охране { $guards }, в запасе { $reserve }
board-cargo = Товары { $held }/{ $capacity }: { $goods }
board-owed = не хватает охранников: { $count }
board-corsair = Корсар: { $nations }
board-double-hold = Двойной Трюм ×{ $count }
board-unsinkable = Непотопляемый ×{ $count }
board-hand = карты: { $cards }
board-hand-hidden = карт { $count }
board-played = сыграны: { $characters }
board-chosen = выбран: { $character }
board-has-chosen = выбор сделан
board-raid = Ограбление: { $card }, каждый до { $limit }. Отправлено: { $sent }
board-curse = { $who } насылает: { $card }.
board-curse-good = { $who } насылает: { $card }. Отнимает: { $good }.
board-sunk = · вне Игрового Поля
mark-green = З
mark-white = Б
mark-blue = С
mark-yellow = Ж
mark-red = К

# Настройки, как их предлагает форма нового стола
name-option-tally = Открытый счётчик
    .hint = Каждый может посмотреть, какие карты Приключений уже сыграны.
name-option-guard = Не больше 60 раундов
    .hint = Если к этому времени карту Завершения не взяли, она считается взятой.
name-option-pack = Набор
    .hint = С какими картами и текстами вы играете.
name-option-pack-base = Как в коробке
