# Фракции и фигурки
name-squadron = Эскадра плавников
    .short = Эскадра
    .gen = Эскадры
    .dat = Эскадре
name-smuggler1 = Контрабандист 1
    .short = Контрабандист 1
    .gen = Контрабандиста 1
    .dat = Контрабандисту 1
name-union = Союз моллюсков
    .short = Союз
    .gen = Союза
    .dat = Союзу
name-smuggler2 = Контрабандист 2
    .short = Контрабандист 2
    .gen = Контрабандиста 2
    .dat = Контрабандисту 2
name-flagship-squadron = флагман Эскадры
    .cap = Флагман Эскадры
    .acc = флагман Эскадры
    .gen = флагмана Эскадры
    .ins = флагманом Эскадры
name-flagship-smuggler1 = флагман Контрабандиста 1
    .cap = Флагман Контрабандиста 1
    .acc = флагман Контрабандиста 1
    .gen = флагмана Контрабандиста 1
    .ins = флагманом Контрабандиста 1
name-flagship-union = флагман Союза
    .cap = Флагман Союза
    .acc = флагман Союза
    .gen = флагмана Союза
    .ins = флагманом Союза
name-flagship-smuggler2 = флагман Контрабандиста 2
    .cap = Флагман Контрабандиста 2
    .acc = флагман Контрабандиста 2
    .gen = флагмана Контрабандиста 2
    .ins = флагманом Контрабандиста 2
name-patrol = патруль
    .cap = Патруль
    .acc = патруль
    .gen = патруля
    .ins = патрулём
name-stronghold = форт
    .cap = Форт
    .acc = форт
    .gen = форта
    .ins = фортом
name-cutter = куттер
    .cap = Куттер
    .acc = куттер
    .gen = куттера
    .ins = куттером
name-gunship = канонерка
    .cap = Канонерка
    .acc = канонерку
    .gen = канонерки
    .ins = канонеркой
name-north = север
    .to = на север
    .edge = северный
name-east = восток
    .to = на восток
    .edge = восточный
name-south = юг
    .to = на юг
    .edge = южный
name-west = запад
    .to = на запад
    .edge = западный
name-no-current = нет
name-slot-cannons-5 = Пушки 5
name-slot-cannons-6 = Пушки 6
name-slot-cutter = Куттер
name-slot-gunship-4 = Канонерка 4
name-slot-gunship-6 = Канонерка 6

# Что делает кубик
name-does-sail = пройти 1 или 2 клетки
name-does-tailwind-nowhere = других клеток с этим числом нет, флагман останется на месте
name-does-cannons = быть готовым к бою до конца раунда
name-does-repair = устранить до 2 повреждений
name-does-order = до 4 патрулей проходят по 1 клетке
name-does-bombard = согнать всех офицеров с острова вашей акватории
name-does-deploy = выставить патруль на свою или соседнюю клетку
name-does-inspire = до 4 подготовленных офицеров — на разные острова, по одному
name-does-assemble = высадить до 4 подготовленных офицеров в своей акватории
name-does-rally = на острове подготовить 4 офицеров
name-does-full-sail = пройти столько клеток, сколько на кубике, или меньше
name-does-negotiate = на острове бесплатно взять карту команды
name-does-cutter = куттер проходит от 1 до 3 клеток или летит по ветру с этим числом
name-does-gunship = канонерка проходит 1 или 2 клетки или летит по ветру с этим числом

# Что умеет команда
name-power-aeronauts = за 1 золотой — на другой остров той же масти
name-power-fighters = +1 в каждом сражении
name-power-buccaneer = после победы: сбросьте эту карту и 2 карты команды проигравшего
name-power-elder = 1 золотой в конце хода, если нет повреждений
name-power-convincing-comrade = перевести до 2 офицеров с одного острова на другой
name-power-convincing-official = до 2 патрулей проходят 1 или 2 клетки, без сражений
name-power-cutpurse = 2 золотых за каждую победу
name-power-barrelman = туман несёт ваш флагман куда захотите
name-power-ghastly-gust = сбросьте эту карту, чтобы перенестись на любую клетку
name-power-gunner = на 1 повреждение больше, когда побеждает ваш флагман
name-power-mystic = раз за ход: получите 1 повреждение, чтобы нанести 1 кому угодно в своей акватории
name-power-middleman = каждый золотой сдвигает значение кубика на 1 или на 2
name-power-pilot = обломки не вредят вашему флагману
name-power-sailor = пройти от 1 до 3 клеток
name-power-sea-witch = уйти за один край поля и появиться у другого
name-power-sea-dog = течения несут ваш флагман куда захотите, или не несут вовсе
name-power-diver = ещё 1 золотой, когда вы встаёте на якорь в обломках
name-power-documentarian = 1 золотой в конце хода, если в вашей акватории есть вражеский флагман
name-power-shipwright = устранить все повреждения планшета и команды
name-power-gunners-mate = заряжая пушки, откройте огонь по клетке своей акватории
name-power-powder-monkey = после ремонта: 1 повреждение кому-нибудь в своей акватории
name-power-naive-noble = сбросьте эту карту, чтобы украсть карту команды или груза в своей акватории
name-power-grogmaster = получите 1 повреждение, чтобы перебросить кубик в сражении
name-power-trawler = пройти 1 или 2 клетки и собрать все сокровища по пути
name-power-battering-beakhead = отталкивайте врагов, которым нанесли повреждения
name-power-merchant = 1 золотой, когда вы встаёте на якорь в гавани
name-power-whispering-wind = раз за ход за 2 золотых — на любую клетку с попутным ветром
name-power-emissary = в свой ход: 1 золотой врагу, и сражения не будет

# Что дают тактики
name-plan-enlist = бесплатно наймите команду там, где есть офицеры
name-plan-sneak-attack = уберите до 2 патрулей из акватории с офицерами
name-plan-dynamic-entry = поднимите кубик пушек не более чем на 2, затем летите по любому ветру
name-plan-evacuation = переведите всех офицеров с одного острова на другие
name-plan-close-call = это сражение не состоится
name-plan-secret-weapon = бросьте 2 кубика сражения; при победе ещё 1 повреждение
name-plan-weapons-cache = прибавьте к результату число подготовленных офицеров
name-plan-cutter = спустите куттер на воду у острова с 2 офицерами
name-plan-gunship = спустите канонерку на воду у острова с 2 офицерами

# Вопросы
ask-layout = Как разложить первые две акватории?
ask-start-island = На каком острове начинает ваш флагман?
ask-start-space = На какой клетке начинает ваш флагман?
ask-turn = { $dice ->
    [0] Все кубики размещены. Свободное действие или конец хода?
    [one] Разместите ещё { $dice } кубик или выполните свободное действие.
    [few] Разместите { $dice } кубика или выполните свободное действие.
   *[other] Разместите { $dice } кубиков или выполните свободное действие.
 }
ask-strongholds = Превратить два патруля в форт?
ask-raise-wealth = Какая акватория станет богаче?
ask-refresh-market = Заменить весь рынок?
ask-sail = { $ship-cap }, клетка { $at }, осталось шагов: { $steps }. Куда дальше?
ask-drift = Куда течение на клетке { $at } отнесёт флагман?
ask-lay-tile = Как положить новую акваторию?
ask-fly = Куда перенестись?
ask-ship-orders = Куда идёт корабль?
ask-fight = С кем сразиться сначала?
ask-emissary = Откупится ли Эмиссар от этого сражения?
ask-battle-plans = Разыграть тактику в этом сражении?
ask-aim = Нацелить пушки? Бросок станет больше, а кубик пушек меньше.
ask-grogmaster = Перебросить кубик с помощью Раздатчицы грога?
ask-buccaneer = Натравить Буканьера на команду проигравшего?
ask-manoeuvre = Победа! Какой манёвр выбрать?
ask-ransack = Какую карту команды теряет проигравший?
ask-deal-damage = Какую ячейку повредить?
ask-take-damage = Какая ваша ячейка получит повреждение?
ask-mystic = Кому вредит Колдун?
ask-powder-monkey = Кому вредит Пороховая мартышка?
ask-gunners-mate = Куда стреляют пушки?
ask-harbor = Что делать в гавани?
ask-repair = Что отремонтировать?
ask-leave-patrol = Оставить здесь патруль?
ask-land-comrades = Офицеры высаживаются или готовятся?
ask-order = Какой патруль идёт следующим?
ask-deploy = Где появится новый патруль?
ask-inspire = Какой остров получит офицера?
ask-assemble = Сколько офицеров высадить?
ask-muster = Какой остров выбрать?
ask-resettle = Куда идут офицеры?
ask-ambush = Какой патруль убрать?
ask-prime-cannons = На сколько поднять кубик пушек?
ask-enlist = Кого завербовать?
ask-free-crew = Какую карту команды взять бесплатно?
ask-negotiate = Кого уговорить вступить в команду?
ask-noble = Какую карту украсть?
ask-overboard = Слишком много груза. Что за борт?
ask-reward = Куда движется маркер награды?
ask-gold-for-fame = Сколько золота превратить в славу?
ask-pledge = Под какой маркер положить доставленную карту?
ask-nothing = Вопросов нет.

# Ходы
surrender = Сдаться
layout-a = Расстановка А: вторая акватория лежит южнее
layout-b = Расстановка Б: вторая акватория лежит севернее
begin = Начать на клетке { $at }{ $there }
begin-island = Начать на острове { $at } ({ $suit })
place = Кубик { $die } в ячейку «{ $slot }»: { $does }
place-paid = Кубик { $die } как { $to } в ячейку «{ $slot }» (золото: { $gold }): { $does }
place-tailwind = Кубик { $die } в ячейку «{ $slot }»: по ветру на { $spots }
place-tailwind-paid = Кубик { $die } как { $to } в ячейку «{ $slot }» (золото: { $gold }): по ветру на { $spots }
place-cost = Кубик { $die } за карту «{ $card }»: { $power }
place-cost-paid = Кубик { $die } как { $to } (золото: { $gold }) за карту «{ $card }»: { $power }
set-aside = Отложить кубик { $die }: он никуда не подходит
recruit = Нанять за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }: «{ $card }» — { $power }
smuggle = Взять на борт груз «{ $cargo }», доставить на остров «{ $suit }»
deliver = Доставить груз «{ $cargo }»: 2 очка славы и награда
use-aeronauts = Авиаторы: за 1 золотой перенестись на другой остров этой масти
use-ghastly-gust = Жуткий шквал: сбросить карту и перенестись на любую клетку
use-mystic = Колдун: получить 1 повреждение и повредить фигурку в своей акватории
use-whispering-wind = Шепчущий ветер: за 2 золотых перенестись на любую клетку с попутным ветром
use-naive-noble = Простодушный дворянин: сбросить карту и украсть карту команды или груза в своей акватории
plan = Тактика «{ $plan }»: { $does }
end-turn = Закончить ход
stronghold = Два патруля на острове { $at } ({ $suit }) становятся фортом
pass-strongholds = Не строить форт
raise-wealth = Акватория { $at } ({ $suit }): процветание растёт до { $wealth }
refresh-market = Заменить все карты рынка
pass-refresh-market = Оставить рынок как есть
pass = Готово

# Движение
step = Идти { $dir-to }: { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
step-island = Идти { $dir-to }: { $at }, остров ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
explore = Исследовать { $dir-to }, за край поля: { $at }
wrap = Морская ведьма: за { $dir-edge } край, появиться на { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
wrap-island = Морская ведьма: за { $dir-edge } край, появиться на { $at }, остров ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
drift = Отдаться течению { $dir-to }: { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
drift-island = Отдаться течению { $dir-to }: { $at }, остров ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
drift-explore = Отдаться течению { $dir-to }, за край поля: { $at }
go = Перенестись на { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
go-island = Перенестись на { $at }, остров ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— сражение!
 }
pass-sail-flagship = Встать на якорь на { $at }
pass-sail = Остановиться на { $at }
pass-push = Дальше не толкать: { $at }
pass-drift = Остаться: вас никуда не несёт
pass-fly = Остаться на месте
pass-ship-orders = Корабль остаётся на месте
lay = Остров на { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }
lay-enter = Остров на { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }; вы входите на { $enter }
there = { $open ->
    [0] {""}
   *[other] , открытое море
 }{ $fog ->
    [0] {""}
   *[other] , туман
 }{ $harbor ->
    [0] {""}
   *[other] , гавань
 }{ $wreckage ->
    [0] {""}
   *[other] , обломки
 }{ $treasure ->
    [0] {""}
   *[other] , { $treasure } зол.
 }{ $tailwind ->
    [0] {""}
   *[other] , ветер { $tailwind }
 }{ $current-id ->
    [no-current] {""}
   *[other] , течение { $current-to }
 }
sandbar = ; отмель между { $one } и { $other }
no-sandbar = {""}

# Сражение
fight = Сначала сразиться с { $foe-ins }
emissary = Отдать 1 золотой { $who-dat } и избежать сражения
pass-emissary = Пусть говорят пушки
pass-battle-plans = Не разыгрывать тактику
aim = Нацелить на +{ $by }: кубик пушек с { $die } до { $to }
pass-aim = Не целиться
grog = Получить повреждение в ячейку «{ $slot }» и перебросить кубик
pass-grog = Оставить бросок
buccaneer = Сбросить Буканьера: проигравший ({ $who-short }) теряет 2 карты команды
pass-buccaneer = Оставить Буканьера
manoeuvre-plunder = Нанести 1 повреждение и забрать 1 золотой у проигравшего
manoeuvre-broadside = Нанести 2 повреждения
manoeuvre-scatter = Нанести 1 повреждение и согнать 1 офицера с острова
manoeuvre-land = Нанести 1 повреждение и высадить 1 подготовленного офицера
manoeuvre-escape = Нанести 1 повреждение и пройти ещё 1 или 2 клетки
manoeuvre-prize = Нанести 1 повреждение и получить награду
pass-manoeuvre = Обойтись без манёвра
ransack = Сбросить карту «{ $card }»: { $power }
deal-damage = Повредить ячейку «{ $slot }»
take-damage = Принять повреждение в ячейку «{ $slot }»
pass-take-damage = Лоцман обходит обломки: без повреждений
target = Повредить { $foe-acc } на { $at }
pass-monkey = Никому не вредить
mate = Открыть огонь по { $at }
pass-mate = Не стрелять

# Прочее
repair = Отремонтировать ячейку «{ $slot }»
pass-repair = Больше не ремонтировать
load = Переложить кубик { $die } из ячейки «{ $from }» в ячейку «{ $slot }»
load-paid = Переложить кубик { $die } как { $to } (золото: { $gold }) из ячейки «{ $from }» в ячейку «{ $slot }»
pass-harbor = Ничего не делать в гавани
leave-patrol = Оставить патруль на { $at }
pass-leave-patrol = Не оставлять патруль
land = { $count ->
    [one] Высадить { $count } подготовленного офицера на { $at }
   *[other] Высадить { $count } подготовленных офицеров на { $at }
 }
ready = { $count ->
    [one] Подготовить { $count } офицера из запаса
   *[other] Подготовить { $count } офицеров из запаса
 }
pass-land-comrades = Ни то ни другое
order = Двинуть патруль с { $at }
pass-order = Больше не двигать патрули
deploy = Поставить патруль на { $at }{ $there }
deploy-island = Поставить патруль на { $at }, остров ({ $suit })
inspire = Отправить офицера на остров { $at } ({ $suit })
pass-inspire = Больше никого не отправлять
assemble = { $count ->
    [0] Никого не высаживать
    [one] Высадить { $count } офицера
   *[other] Высадить { $count } офицеров
 }
muster-convince = { $count ->
    [one] Забрать { $count } офицера с острова { $at } ({ $suit })
   *[other] Забрать 2 из { $count } офицеров с острова { $at } ({ $suit })
 }
muster-evacuate = { $count ->
    [one] Увести { $count } офицера с острова { $at } ({ $suit })
   *[other] Увести { $count } офицеров с острова { $at } ({ $suit })
 }
muster-enlist = Нанять команду масти «{ $suit }»: офицеры на { $at }
muster-ambush = Напасть на патрули акватории { $at } ({ $suit })
muster-cutter = { $count ->
    [one] Куттер от острова { $at } ({ $suit }): на борт идут 2 из { $count } офицера
   *[other] Куттер от острова { $at } ({ $suit }): на борт идут 2 из { $count } офицеров
 }
muster-gunship = { $count ->
    [one] Канонерка от острова { $at } ({ $suit }): на борт идут 2 из { $count } офицера
   *[other] Канонерка от острова { $at } ({ $suit }): на борт идут 2 из { $count } офицеров
 }
pass-muster = Оставить всех офицеров на месте
resettle = { $count ->
    [one] { $count } офицер — на остров { $at } ({ $suit })
    [few] { $count } офицера — на остров { $at } ({ $suit })
   *[other] { $count } офицеров — на остров { $at } ({ $suit })
 }
ambush = Убрать патруль с { $at }
pass-ambush = Больше не убирать патрули
prime-cannons = { $count ->
    [0] Оставить кубик пушек как есть
   *[other] Поднять кубик пушек на { $count }
 }
free-crew = Взять бесплатно: «{ $card }» — { $power }
pass-free-crew = Никого не брать
pass-negotiate = Бесплатно никого не брать
bribe = Отослать 1 офицера и нанять: «{ $card }» — { $power }
pass-bribe = Не трогать офицеров
steal-crew = Украсть в команду: «{ $card }» — { $power }
steal-cargo = Украсть груз «{ $cargo }», доставить на остров «{ $suit }»
overboard = За борт груз «{ $cargo }» (для острова «{ $suit }»)
reward = Маркер { $dir-to }: { $reward }
gold-for-fame = { $count ->
    [0] Оставить золото себе
    [one] { $count } золотой за { $count } очко славы
    [few] { $count } золотых за { $count } очка славы
   *[other] { $count } золотых за { $count } очков славы
 }
pledge-left = Левый маркер, { $who-short }: в конце 1 очко за каждую акваторию «{ $suit }» под контролем { $who-gen }
pledge-right = Правый маркер, { $who-short }: в конце 1 очко за каждую акваторию «{ $suit }» под контролем { $who-gen }

# Что случилось: подготовка и ходы
dice-rolled = { $who-short } бросает кубики: { $dice }.
market-dealt = Новая карта на рынке: «{ $card }».
market-cleared = Все карты рынка сброшены.
tile-turned = Открыта акватория с островом ({ $suit }).
tile-laid = Новая акватория лежит на { $at }, остров на { $island }.
placed = { $ship-cap } появляется на { $at }.
markers-laid = { $who-short } выкладывает маркеры сделок.
markers-laid-seen = { $who-short } выкладывает маркеры сделок; левый — { $left-short }.
plans-drawn = { $count ->
    [one] Союз берёт { $count } карту тактики.
    [few] Союз берёт { $count } карты тактики.
   *[other] Союз берёт { $count } карт тактики.
 }
plan-drawn-seen = Союз берёт тактику «{ $plan }».
plans-drawn-seen = Союз берёт тактики: «{ $plan }», «{ $other }».
turn-began = { $dice ->
    [one] Ходит { $who-short }: { $dice } кубик.
    [few] Ходит { $who-short }: { $dice } кубика.
   *[other] Ходит { $who-short }: { $dice } кубиков.
 }
die-placed = { $who-short } кладёт кубик { $die } в ячейку «{ $slot }».
die-placed-paid = { $who-short } меняет кубик { $die } на { $to } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } и кладёт в ячейку «{ $slot }».
die-set-aside = { $who-short } откладывает кубик { $die }.
turn-ended = { $who-short } заканчивает ход.

# Что случилось: в море
stepped = { $ship-cap } идёт с { $from } на { $at }.
carried = Течение несёт { $ship-acc } с { $from } на { $at }.
flew = { $ship-cap } переносится с { $from } на { $at }.
wrecked = { $ship-cap } натыкается на обломки на { $at }.
steered-clear = { $who-short } обходит обломки на { $at }.
anchored = { $ship-cap } встаёт на якорь на { $at }.
gold-gained-setup = { $who-short } начинает с { $gold ->
    [one] { $gold } золотым
   *[other] { $gold } золотыми
 }.
gold-gained-treasure = { $who-short } находит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }.
gold-gained-crew = Команда приносит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } { $who-dat }.
gold-gained-reward = { $who-short } получает в награду { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }.
gold-paid = { $who-short } платит { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }.
gold-taken = { $who-short } получает { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 } от { $from-gen }.
fame-gained-control = { $who-short } получает { $fame ->
    [one] { $fame } очко
    [few] { $fame } очка
   *[other] { $fame } очков
 } славы за контроль.
fame-gained-delivery = { $who-short } получает { $fame ->
    [one] { $fame } очко
    [few] { $fame } очка
   *[other] { $fame } очков
 } славы за доставку.
fame-gained-reward = { $who-short } получает в награду { $fame ->
    [one] { $fame } очко
    [few] { $fame } очка
   *[other] { $fame } очков
 } славы.
fame-gained-pledge = { $who-short } получает { $fame ->
    [one] { $fame } очко
    [few] { $fame } очка
   *[other] { $fame } очков
 } славы за сделки.
wealth-raised = Процветание акватории { $at } растёт до { $wealth }.

# Что случилось: сражения
battle-began = На { $at } { $ship } нападает на { $foe-acc }.
battle-avoided-emissary = Эмиссар откупается от сражения.
battle-avoided-close-call = «Промах»: сражения не будет.
aimed = { $who-short } целится: +{ $by }.
battle-rolled = { $who-short } бросает в сражении: { $dice }.
battle-won = { $attack } против { $defence }: { $ship } берёт верх над { $foe-ins }.
made-plunder = { $who-short } грабит: 1 повреждение и 1 золотой.
made-broadside = { $who-short } даёт залп: 2 повреждения.
made-scatter = { $who-short } наносит 1 повреждение и сгоняет офицера.
made-land = { $who-short } наносит 1 повреждение и высаживает офицера.
made-escape = { $who-short } наносит 1 повреждение и уходит дальше.
made-prize = { $who-short } наносит 1 повреждение и получает награду.
slot-damaged = { $who-short } получает повреждение в ячейку «{ $slot }».
damage-ignored = У { $ship-gen } больше нечего повредить.
removed = { $ship-cap } на { $at } покидает поле.
repaired = { $who-short } устраняет повреждение в ячейке «{ $slot }».
die-loaded = { $who-short } перекладывает кубик { $die } из ячейки «{ $slot }» в «Пушки».
die-loaded-paid = { $who-short } перекладывает кубик { $die } из ячейки «{ $slot }» в «Пушки» как { $to } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }.

# Что случилось: фракции и карты
patrol-placed = Патруль появляется на { $at }.
stronghold-raised = Два патруля на { $at } становятся фортом.
comrades-readied = { $count ->
    [one] Подготовлен { $count } офицер.
    [few] Подготовлено { $count } офицера.
   *[other] Подготовлено { $count } офицеров.
 }
comrades-landed = { $count ->
    [one] { $count } офицер высаживается на { $at }.
    [few] { $count } офицера высаживаются на { $at }.
   *[other] { $count } офицеров высаживаются на { $at }.
 }
comrades-removed = { $count ->
    [one] { $count } офицер покидает { $at }.
    [few] { $count } офицера покидают { $at }.
   *[other] { $count } офицеров покидают { $at }.
 }
comrades-moved = { $count ->
    [one] { $count } офицер переходит с { $from } на { $at }.
    [few] { $count } офицера переходят с { $from } на { $at }.
   *[other] { $count } офицеров переходят с { $from } на { $at }.
 }
plan-played = Союз разыгрывает тактику «{ $plan }»: { $does }.
cannons-raised = Союз поднимает кубик пушек до { $to }.
recruited = { $who-short } пополняет команду: «{ $card }».
smuggled = { $who-short } берёт на борт груз «{ $cargo }».
discarded = { $who-short } сбрасывает карту «{ $card }».
thrown-overboard = { $who-short } выбрасывает за борт груз «{ $cargo }».
stolen-crew = { $who-short } крадёт у { $from-gen } карту «{ $card }» и берёт её в команду.
stolen-cargo = { $who-short } крадёт у { $from-gen } карту «{ $card }» и берёт её как груз.
delivered = { $who-short } доставляет груз «{ $cargo }» на { $at }.
reward-taken = { $who-short } берёт награду «{ $reward }».
pledged-left = { $who-short } кладёт карту «{ $cargo }» под левый маркер.
pledged-right = { $who-short } кладёт карту «{ $cargo }» под правый маркер.
region-scored-squadron = Акватория { $at }: Эскадра { $squadron }, Союз { $union }. Контроль у Эскадры, процветание { $wealth }.
region-scored-union = Акватория { $at }: Эскадра { $squadron }, Союз { $union }. Контроль у Союза, процветание { $wealth }.
region-scored-nobody = Акватория { $at }: Эскадра { $squadron }, Союз { $union }. Контроля нет, процветание { $wealth }.
round-ended = Раунд { $round } окончен.
round-began = Начинается раунд { $round }, первый игрок — { $who-short }.
pledge-revealed-left = Левый маркер { $who-gen } — { $pledged-short }, очки славы: { $fame }.
pledge-revealed-right = Правый маркер { $who-gen } — { $pledged-short }, очки славы: { $fame }.
surrendered = { $who-short } сдаётся.
game-won = { $who-short } побеждает в игре.
game-shared = Победа разделена.

# Поле
board-head = Раунд { $round } · игра до 30 очков славы · первый: { $first-short } · акваторий: { $tiles } · в банке: { $bank } зол.
board-terrain = ░ туман  ⌂ гавань  # обломки  $2 сокровище  ~5 ветер  ↑ течение  ║ отмель
board-islands = РЫБА 2: остров и процветание его акватории · Э3 С1: очки контроля
board-figures = { $flagships } флагманы, { $patrol } патруль, { $stronghold } форт, { $comrade } офицер, { $cutter } куттер, { $gunship } канонерка
mark-squadron = Э
mark-union = С
mark-smuggler1 = 1
mark-smuggler2 = 2
mark-patrol = п
mark-stronghold = Ф
mark-comrade = о
mark-cutter = к
mark-gunship = К
board-market = Рынок, в колоде { $count }
cost-gold = { $gold } зол.
cost-die = кубик
market-cargo = груз: { $cargo } → { $suit }
board-player = { $who-short } · слава { $fame } · золото { $gold }
board-supply = кубики { $dice }
board-aside = отложено { $dice }
board-due = разместить: { $count }
board-crew = команда:
board-patrols = запас: патрули { $patrols }, форты { $strongholds }
board-comrades = офицеры: подготовлено { $ready }, в запасе { $supply }
board-plans = тактики (в колоде { $deck }):
board-plans-hidden = тактики: скрыто { $count }, в колоде { $deck }
board-cargo = груз: { $cargo } → { $suit }
board-no-cargo = груза нет
board-pledges-left = левый маркер:
board-pledges-right = правый маркер:
board-marker-left = левый маркер ({ $who-short }):
board-marker-right = правый маркер ({ $who-short }):
board-reward = следующая награда:
board-battle = Сражение на { $at }: { $ship } (прицел +{ $aim }, бросок { $roll }) против { $foe-gen } (прицел +{ $guard }, бросок { $answer })
board-asked = { $who-short }: { $question }

# Настройки, как их предлагает форма нового стола
name-option-pack = Набор
    .hint = С какими акваториями, картами и текстами вы играете.
name-option-pack-base = Как в коробке
