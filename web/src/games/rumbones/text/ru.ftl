# The board
rumbones-deck = палуба корабля { $ship }
rumbones-muster = точка появления
rumbones-plank = трап
rumbones-sea = море
rumbones-prize = Объект

# Figures in words
rumbones-deckhands = { $count ->
    [one] { $count } матрос
    [few] { $count } матроса
   *[other] { $count } матросов
 }
rumbones-bosuns = { $count ->
    [one] { $count } боцман
    [few] { $count } боцмана
   *[other] { $count } боцманов
 }
rumbones-say-hero = { $name } (здоровье { $left } из { $hp })
rumbones-say-nobody = ни одного героя на поле
rumbones-say-side = { $side }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
 }; { $heroes }; команды на поле — { $crew }.
rumbones-say-setup = Стороны выбирают фракции.
rumbones-say-turn = Ход { $turn }, { $side }: { $phase }.
rumbones-say-symbols = В стопках кракена { $count ->
    [one] { $count } символ кракена
    [few] { $count } символа кракена
   *[other] { $count } символов кракена
 }.

# Above the sea
rumbones-points = { $side }: победные очки { $points } из { $goal }
rumbones-tip-points = Сторона, у которой { $goal } победных очков, тут же побеждает. Их приносят объекты и морские чудища.
rumbones-turn = Ход { $turn }
rumbones-kraken-track = { $count ->
    [one] В стопках { $count } символ кракена
    [few] В стопках { $count } символа кракена
   *[other] В стопках { $count } символов кракена
 }: он приплывает в { $chance ->
    [one] { $chance } проверке
   *[other] { $chance } проверках
 } из 100.

# Heroes
rumbones-heroes = Герои: { $side }
rumbones-supply = в запасе: матросы — { $deckhands }, боцманы — { $bosuns }
rumbones-coins = Монеты
rumbones-tip-coins = Герой платит за действия своими монетами, и больше восьми у него не бывает.
rumbones-owner = Играет игрок { $seat }
rumbones-state-reserve = В резерве
rumbones-state-deployed = На поле
rumbones-state-toll = Дань не уплачена
rumbones-state-paid = Дань уплачена
rumbones-state-overboard = За бортом
rumbones-tip-blinded = До конца активации у всех его атак −1 к попаданию.
rumbones-tip-stunned = У него на одно действие меньше.
rumbones-tip-slowed = За активацию он может двинуться только один раз.
rumbones-tip-muted = Он не может пользоваться действиями, которые стоят монет.
rumbones-tip-bleeding = После каждого своего действия он получает 1 урон.
rumbones-boosted = В этом ходу сильнее
rumbones-boost = Кубики: { $dice }; попадание: { $hit }.
rumbones-acted = Активация закончена

# Objectives
rumbones-tile-health = Прочность { $left } из { $hp }.
rumbones-tile-worth = Победных очков: { $points }, монет: { $coins }.

# Tide cards
rumbones-symbols = { $count ->
    [one] { $count } символ кракена.
    [few] { $count } символа кракена.
   *[other] { $count } символов кракена.
 }
rumbones-hand = Ваши карты прилива: { $count } из { $limit }
rumbones-hand-empty = Карт прилива пока нет: их берут в конце хода.
rumbones-hand-none = Карты прилива держит другой игрок вашей стороны.
rumbones-looked = Карты на выбор
rumbones-tip-deck = Когда она кончается, сброс становится новой колодой.
rumbones-discard-pile = Сброс
rumbones-pool = Кракен: { $side }
rumbones-tip-pool = Здесь лежат сыгранные карты с символами кракена, и обе стопки зовут его.

# What is asked
rumbones-factions = За какую фракцию вы хотите играть?

# Scenes
rumbones-scene-kraken-text = Средний трап сломан, и все, кто на нём стоял, за бортом. Теперь кракен бушует каждый ход.
rumbones-scene-dragon-text = Он перекрывает трап и каждый ход дышит огнём.

# Leaves on a phone
rumbones-tab-heroes = Ваши герои

# The story and the result
rumbones-claimed = Добыча: { $what }
rumbones-fell = { $hero } выбывает из боя
rumbones-from-ship = Вражеский корабль
rumbones-growth = Победные очки по ходам
rumbones-growth-below = Ход

# The guided first turn
rumbones-learn-welcome = Два корабля стоят борт о борт, между ними три трапа. Команда идёт через них сама, а герои делают то, что велите вы. Проводник пройдёт с вами первый ход.
rumbones-learn-faction = Выберите фракцию. Братство помогает друг другу и покупает кубики за монеты; Костяные дьяволы лечатся, проклинают и возвращаются из мёртвых.
rumbones-learn-score = Для победы нужно шесть очков. Каждый объект на вражеском корабле приносит два, кракен и морской дракон — тоже. Рядом — знаки восьми фаз хода.
rumbones-learn-cannon = Сначала стреляет пушка: выберите светящееся место с врагами или не стреляйте. Четыре кубика, попадание — от 4.
rumbones-learn-bosuns = Матросы вышли на все три точки появления. Решите, где появятся два боцмана: они попадают чаще, и матросы рядом с ними тоже.
rumbones-learn-deploy = Выведите героя: выберите кого, потом точку появления. На поле может быть до трёх героев. Наведите на героя, чтобы прочесть, что он умеет.
rumbones-learn-act = У героя три действия. Щёлкните по соседнему месту, чтобы пойти туда, или выберите атаку и светящуюся цель. С края корабля можно перелететь на канате.
rumbones-learn-kraken = На многих картах прилива есть символ кракена. Чем больше их сыграно, тем раньше он явится: сломает средний трап и не пощадит никого.
rumbones-learn-tide = В конце хода вы берёте карты прилива. Их играют, когда настаёт их момент, и в чужой ход тоже: рядом с полем появится вопрос. Попутного ветра!
