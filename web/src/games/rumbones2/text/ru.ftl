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
rumbones2-fell = Повержен: { $hero }
rumbones2-object = Цель
rumbones2-gun = Фальконет
rumbones2-smash = Ломай, круши!
rumbones2-fight = { $who } → { $at }
rumbones2-setup = Подготовка
rumbones2-round = Раунд { $round }
rumbones2-points = { $side }: победные очки { $points } из { $goal }
rumbones2-tip-points = Сторона, у которой { $goal } победных очков, сразу побеждает. Их дают вражеские герои, оборудование и морские чудовища
rumbones2-first = Маркер первого игрока здесь
rumbones2-passed = Спасовали
rumbones2-active = Сейчас ходит
rumbones2-kraken-track = Трек кракена: { $one } — { $first }, { $two } — { $second }. Кракен приплывает в { $chance } раундах из 100.
rumbones2-kraken-here = Кракен здесь!
rumbones2-kraken-gone = Кракен повержен.
rumbones2-lives-all = Жизни всех игроков
rumbones2-lives = { $name }: { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
 }
rumbones2-do-move = Двигаться
rumbones2-do-recover = Прийти в себя
rumbones2-do-chest = Взять 3 монеты
rumbones2-do-end = Конец
rumbones2-do-buy = Купить: { $skill }
rumbones2-do-upgrade = Перевернуть: { $skill }
rumbones2-factions = За какую фракцию вы хотите играть?
rumbones2-draft = Какого героя вы берёте?
rumbones2-draft-none = Героев у вас пока нет.
rumbones2-draft-taken = Уже с вами: { $heroes }
rumbones2-draft-health = Здоровье { $hp }
rumbones2-play-card = Сыграть эту карту
rumbones2-tabs = Ваши вещи и чужие
rumbones2-tab-hand = Карты
rumbones2-tab-heroes = Ваши герои
rumbones2-tab-others = Враги
rumbones2-scene-kraken = Кракен поднимается!
rumbones2-scene-kraken-text = Трап сломан, и все, кто на нём стоял, за бортом. Первой страдает сторона, которая звала его громче; теперь он бушует каждый раунд.
rumbones2-scene-dragon = Морской дракон поднимается!
rumbones2-scene-dragon-text = Он слушается того, кто его призвал, и активируется каждый раунд.
rumbones2-scene-close = { $what }: в бой!
