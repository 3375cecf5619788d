# board
rumbones2-deck = палуба: { $ship }
rumbones2-spawn = точка появления
rumbones2-plank = трап
rumbones2-plank-gone = открытое море, трапа нет
rumbones2-sea = открытое море
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } матрос
    [few] { $count } матроса
   *[other] { $count } матросов
 }
rumbones2-bosuns = { $count ->
    [one] { $count } боцман
    [few] { $count } боцмана
   *[other] { $count } боцманов
 }
rumbones2-destroyed = Уничтожено: { $what }
rumbones2-fell = Поражение: { $hero }
rumbones2-object = Цель
rumbones2-gun = Фальконет
rumbones2-smash = Ломай, круши!
rumbones2-round = Раунд { $round }
rumbones2-points = { $side }: победные очки { $points } из { $goal }
rumbones2-tip-points = Сторона, у которой { $goal } победных очков, сразу побеждает. Их дают вражеские герои, оснастка и морские чудища.
rumbones2-first = Маркер первого игрока здесь
rumbones2-passed = Спасовали
rumbones2-active = Сейчас ходит
rumbones2-kraken-track = Трек кракена: { $one } — { $first }, { $two } — { $second }. Кракен приплывает в { $chance ->
    [one] { $chance } раунде
   *[other] { $chance } раундах
 } из 100.
rumbones2-lives-all = Жизни всех игроков
rumbones2-lives = { $name }: { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
 }
rumbones2-do-recover = Прийти в себя
rumbones2-do-chest = Взять 3 монеты
rumbones2-do-buy = Купить: { $skill }
rumbones2-do-upgrade = Перевернуть: { $skill }
rumbones2-factions = За какую фракцию вы хотите играть?
rumbones2-draft = Какого героя вы берёте?
rumbones2-draft-none = Героев у вас пока нет.
rumbones2-draft-taken = Уже с вами: { $heroes }
rumbones2-draft-health = Здоровье { $hp }
rumbones2-tab-heroes = Ваши герои
rumbones2-scene-kraken-text = Трап сломан, и все, кто на нём стоял, за бортом. Герои стороны, которая звала его громче, сразу получают урон; теперь он бушует каждый раунд.
rumbones2-scene-dragon-text = Он слушается того, кто его призвал, и активируется каждый раунд.

# heroes and the things of a side
rumbones2-heroes = Герои: { $side }
rumbones2-supply = В запасе: { $deckhands ->
    [one] { $deckhands } матрос
    [few] { $deckhands } матроса
   *[other] { $deckhands } матросов
 } и { $bosuns ->
    [one] { $bosuns } боцман
    [few] { $bosuns } боцмана
   *[other] { $bosuns } боцманов
 }
rumbones2-crew-acted = В этом раунде команда уже активирована.
rumbones2-crew-ready = В этом раунде команду ещё можно активировать.
rumbones2-bosun-level = Боцманы: уровень { $level }
rumbones2-tip-bosuns = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание от { $hit }, дальность { $range }. У матросов { $reach ->
    [0] на той же клетке
    [one] на расстоянии до { $reach } клетки
   *[other] на расстоянии до { $reach } клеток
 } +{ $support } к попаданию.
rumbones2-gun-level = Фальконет: уровень { $level }
rumbones2-tip-gun = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
 }, попадание от { $hit }; достаёт до любой клетки.
rumbones2-equipment = Оснастка
rumbones2-piece-left = { $piece }: прочность { $left } из { $hp }
rumbones2-piece-gone = { $piece }: уничтожено
rumbones2-piece-health = Прочность { $left } из { $hp }.
rumbones2-piece-lost = Уничтожено.
rumbones2-piece-worth = Кто это уничтожит, получит { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
 }, а каждый его герой — { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[other] { $coins } монет
 }.
rumbones2-piece-loot = Герой получает столько монет, сколько урона нанёс.
rumbones2-piece-chest = Его нельзя атаковать. Герой на его клетке может за действие взять 3 монеты.
rumbones2-beast-health = Здоровье { $left } из { $hp }.
rumbones2-beast-worth = Приносит { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[other] { $points } победных очков.
 }
rumbones2-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
 }
rumbones2-tip-coins = За умения герой платит своими монетами, и их может быть сколько угодно.
rumbones2-hero-lives = { $count ->
    [one] Осталась { $count } жизнь
    [few] Осталось { $count } жизни
   *[other] Осталось { $count } жизней
 }
rumbones2-tip-lives = Каждое поражение стоит жизни. Герой без жизней выбывает из игры.
rumbones2-owner = Играет игрок { $seat }
rumbones2-acted = Уже активирован в этом раунде
rumbones2-state-ashore = Не выставлен
rumbones2-state-deployed = На поле
rumbones2-state-overboard = За бортом
rumbones2-state-returns = Вернётся в новом раунде
rumbones2-state-waits = Пропустит раунд
rumbones2-state-out = Вне игры
rumbones2-tip-blinded = У его атак −1 к попаданию.
rumbones2-tip-stunned = Прежде всего остального он должен потратить действие, чтобы прийти в себя.
rumbones2-tip-slowed = Он может передвинуться только одним действием.
rumbones2-tip-muted = Его умения не действуют, остаются только кубики атак; улучшать умения он не может.
rumbones2-tip-bleeding = После каждого своего действия он получает 1 урон.
rumbones2-role = { $role }: { $hint }
rumbones2-role-captain = умеет всего понемногу, помогает другим героям и лучше пользуется картами прилива.
rumbones2-role-quartermaster = помогает героям и команде, лечит и отдаёт приказы.
rumbones2-role-swashbuckler = наносит больше всего урона и охотится на героев.
rumbones2-role-gunner = бьёт точно и издалека.
rumbones2-role-brute = выдерживает больше всех, а от ран становится опаснее.
rumbones2-poor-alone = Когда каждый за себя, часть его умений почти бесполезна: нет ни команды, ни карт прилива.
rumbones2-recruits = Герои на выбор

# skills
rumbones2-skill-at = { $level ->
    [0] { $name }, не куплено
   *[other] { $name }, уровень { $level }
 }
rumbones2-buy = Купить за { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[other] { $count } монет
 }
rumbones2-upgrade = { $count ->
    [0] Улучшить бесплатно
    [one] Улучшить за { $count } монету
    [few] Улучшить за { $count } монеты
   *[other] Улучшить за { $count } монет
 }
rumbones2-improve = { $price }: { $name }
rumbones2-brings = На следующем уровне:
rumbones2-used = Уже применено в эту активацию
rumbones2-tip-buy = Умения покупают и улучшают в активацию самого героя, между действиями, сколько позволяют монеты.
rumbones2-tip-passive = Напечатано на планшете: ничего не стоит и действует само.

# Tide cards
rumbones2-symbols = { $count ->
    [one] { $count } символ кракена.
    [few] { $count } символа кракена.
   *[other] { $count } символов кракена.
 }
rumbones2-hand = Ваши карты прилива: { $count } из { $limit }
rumbones2-hand-before = Карты прилива берут перед первым раундом.
rumbones2-hand-empty = Карт прилива нет: вы доберёте их в конце раунда.
rumbones2-hand-captain = Карты прилива держит капитан вашей стороны, игрок { $seat }.
rumbones2-playing = Разыгрываются
rumbones2-tossed = Отложены
rumbones2-tip-deck = Когда она кончается, сброс становится новой колодой.
rumbones2-discards = Сброс: { $side }

# the table in words
rumbones2-say-setup = Идёт подготовка.
rumbones2-say-round = Раунд { $round }, { $phase }. Ход: { $side }.
rumbones2-say-alone = Каждый сам за себя. Ходит игрок { $seat }.
rumbones2-say-nobody = на поле ни одного героя
rumbones2-say-side = { $side }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
 }; { $heroes }; команды на поле — { $crew }; маркер кракена — { $track }.
rumbones2-say-lives = Игрок { $seat }: { $heroes }.
rumbones2-say-life = { $name } (здоровье { $left } из { $hp }, { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[other] { $lives } жизней
 })
rumbones2-say-out = { $name } (вне игры)

# the result
rumbones2-from-heroes = Герои
rumbones2-from-pieces = Оснастка
rumbones2-growth = Победные очки по раундам
rumbones2-from-defeats = Побеждено героев
rumbones2-from-falls = Потеряно жизней
rumbones2-lives-left = Осталось жизней
rumbones2-lives-growth = Жизни после каждого поражения
rumbones2-falls-below = Поражения

# the guided first round
rumbones2-learn-welcome = Две команды сошлись на кораблях, между которыми перекинуты трапы. Это настоящая игра, и щелчком ничего не сломать: всё, что можно сделать, светится. Проводник пройдёт с вами первый раунд.
rumbones2-learn-faction = Выберите фракцию, потом трёх её героев. Наведите на героя, чтобы прочесть, что он умеет. Плохого выбора нет.
rumbones2-learn-score = Для победы нужно восемь очков: одно за каждого побеждённого героя, больше за оснастку вражеских кораблей, два за кракена.
rumbones2-learn-activate = Стороны ходят по очереди, и за ход вы активируете что-то одно: героя или всю команду. За раунд каждый действует один раз. Начните с героя.
rumbones2-learn-deploy = Герой выходит на одну из ваших точек появления. Выберите светящуюся; чем ближе она к врагу, тем меньше идти.
rumbones2-learn-act = У героя три действия: щёлкните по соседней клетке, чтобы пойти туда, или выберите атаку и светящуюся цель. От борта можно перелететь на канате на другой корабль.
rumbones2-learn-buy = Победы приносят герою монеты. На его планшете видны умения: между действиями их покупают и улучшают одним щелчком, как только хватает монет.
rumbones2-learn-crew = Команде тоже нужен ход: она выходит на палубу, стреляет из фальконета, сама идёт вперёд и атакует. Активируйте её, когда захотите.
rumbones2-learn-kraken = Сыгранные карты прилива с символом кракена двигают этот маркер. В конце раунда два кубика решают, явится ли он; потом он бушует каждый раунд.
rumbones2-learn-tide = Это ваши карты прилива. Их играют, когда настаёт их момент, и в чужой ход тоже: под полем появится вопрос. Попутного ветра!
