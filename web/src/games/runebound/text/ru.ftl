runebound-world = Мир
runebound-your-move = Ваш ход
runebound-back = Назад
runebound-click-map = Или нажмите место на карте.
runebound-tap-again = Нажмите туда ещё раз, чтобы пойти.
runebound-tabs = Что лежит на столе
runebound-tab-own = Мой отряд
runebound-tab-others = Другие
runebound-tab-tracks = Шкалы
runebound-parties = Отряды
runebound-draft = Герои на выбор
runebound-dice = Кубики движения
runebound-dice-left = { $left ->
    [one] остался { $left } кубик
    [few] осталось { $left } кубика
   *[other] осталось { $left } кубиков
 }
runebound-die = Кубик { $die }: { $symbols }
runebound-die-pays = Кубик { $die } ({ $symbols }) оплачивает: { $terrain }
runebound-die-lent = Потратить его так позволяет карта.
runebound-skill = { $skill } +{ $bonus }
runebound-ally = Союзник
runebound-allies = Союзники
runebound-items = Предметы
runebound-kept = Добыто в приключениях
runebound-tasks = Поручения
runebound-down = использовано
runebound-rune = Драконья руна
runebound-trophy = Трофей
runebound-encounter = Встреча
runebound-event-level = Событие, уровень { $level }
runebound-reward = Награда: { $reward }
runebound-hazard = Опасность в пути
runebound-phase-tip = { $stat }: { $number }. Урон: { $damage }.
runebound-damage = Урон
runebound-gold = Золото: { $gold }
runebound-gold-word = золото
runebound-gold-tip = На него в городах покупают предметы, нанимают союзников и лечатся.
runebound-runes = руны
runebound-runes-tip = Драконьи руны. Три руны приносят победу.
runebound-experience = опыт
runebound-experience-tip = За жетоны приключений, ещё не потрачен.{ $paper ->
    [0] {""}
   *[other] {" "}Из него на бумаге: { $paper }.
 }
runebound-level = Уровень { $level }
runebound-life-tip = Ран: { $wounds } из { $life }, от которых герой падает.
runebound-strength-tip = Усталость: { $exhaustion } из { $strength }; лишняя становится ранами.
runebound-tokens = Жетоны приключений
runebound-token-tip = Жетонов: { $count }. За каждый опыта: { $xp }.
runebound-token-locked = Этот цвет для героя закрыт. Жетонов: { $count }, за каждый опыта: { $xp }.
runebound-learnt = Чему герой научился
runebound-boost-tip = Каждый жетон: +{ $more }. Куплено: { $count }. Цена в опыте: { $price }.
runebound-boost-buy = Купить: { $boost }
runebound-steps = Шаги хода
runebound-step = Шаг хода.
runebound-step-now = Этот шаг идёт сейчас.
runebound-turn = ход { $turn }
runebound-event = Действует
runebound-decks = Колоды приключений
runebound-deck = Колода ({ $colour }): { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
 }
runebound-deck-top = Верхнюю карту вы видели: { $card }.
runebound-reserve = Жетонов в запасе: { $count }.
runebound-left = Непобеждённые испытания
runebound-left-at = { $slot }. { $foe }, клетка { $at }
runebound-doom = Неизбежность: { $tokens } из { $cities } городов
runebound-doom-tip = Карт на шкале: { $cards }. Когда их станет { $number }, неизбежность придёт в следующий город. После последнего начнётся последняя битва.
runebound-red-cards = { $hero }: красных { $cards }
runebound-way-roll = Бросить
runebound-way-rest = Отдых и бросок
runebound-way-stay = Остаться
runebound-moment-won = Победа: { $foe }
runebound-moment-duel = Поединок
runebound-moment-fallen = Герой пал
runebound-say-setup = Выбирают героев.
runebound-say-turn = Ход { $turn }, { $hero }: { $step }.
runebound-say-party = { $hero }, место { $at }: жизнь { $life } из { $most }, уровень { $level }, золото { $gold }, руны { $runes }{ $with ->
    [no] .
   *[other] ; спутники: { $with }.
 }
runebound-say-event = Действует событие: { $event }.
runebound-say-doom = Неизбежность пришла в { $tokens ->
    [one] { $tokens } город
    [few] { $tokens } города
   *[other] { $tokens } городов
 }.
runebound-from-colour = испытания ({ $colour })
runebound-from-runes = руны
runebound-from-falls = падения
runebound-from-level = уровень
runebound-growth = Добытый опыт
runebound-growth-below = ходы
runebound-journey = Странствие
runebound-journey-of = { $hero }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 }, побед над испытаниями: { $won }, падений: { $fell }.
runebound-learn-welcome = Перед вами целый мир, а в конце пути — Драконий лорд. Это настоящая игра, и сломать её щелчком нельзя: всё, что можно сделать, подсвечено. Проводник будет с вами в первые ходы.
runebound-learn-hero = Это ваш герой: жизнь и сила, затем разум, тело и дух с уроном в дальнем бою, ближнем бою и магии. Наведите на что угодно, чтобы прочесть, что это; щелчок открывает карту.
runebound-learn-steps = В ходе пять шагов: карты открываются, вы движетесь, берётесь за приключение, торгуете в городе, тратите опыт.
runebound-learn-way = Как вы отправитесь в путь? Пять кубиков уведут далеко. С меньшим числом кубиков можно отдохнуть. Или сделайте один шаг без кубиков: нажмите подсвеченную клетку.
runebound-learn-paces = Эти кубики оплачивают путь: каждый — одну клетку, которую показывает. Все подсвеченные клетки в пределах досягаемости; наведите, чтобы увидеть путь и кубики, и нажмите, чтобы пойти. Зелёные камни, круглые, — самые лёгкие приключения.
runebound-learn-arrive = Вы стоите у приключения. Возьмитесь за него: тянется карта, и это может быть испытание, событие или встреча.
runebound-learn-fight = Испытание! В каждой из трёх фаз вы нападаете или защищаетесь, и у каждого выбора указаны шансы. Раны отнимают жизнь и у врага, и у вас.
runebound-learn-market = В городе вы покупаете предметы, нанимаете союзников и лечите раны. Оружие и союзники выигрывают бои: тратьте золото.
runebound-learn-grow = Добытые жетоны — это опыт. Купите за него жетоны разума, тела, духа, силы или жизни; они остаются навсегда.
runebound-learn-doom = В одиночку вы бежите наперегонки с этим: законченные приключения приближают неизбежность к городам. Когда она придёт во все, начнётся последняя битва. Станьте сильнее до неё и идите к красным камням. Доброго пути!
runebound-hex = { $terrain }
runebound-hex-city = Город { $city }
runebound-hex-token = Здесь ждёт приключение; цвет: { $colour }.{ $burst ->
    [yes] {" "}Его жетон возвращается с событием.
   *[no] {""}
 }
runebound-hex-bare = Приключения здесь больше нет; цвет: { $colour }.{ $burst ->
    [yes] {" "}Его жетон возвращается с событием.
   *[no] {""}
 }
runebound-hex-left = Здесь остался непобеждённый враг: { $foe }.
runebound-hex-heroes = Здесь: { $heroes }.
runebound-hex-way = { $steps ->
    [one] { $steps } шаг отсюда.
    [few] { $steps } шага отсюда.
   *[other] { $steps } шагов отсюда.
 }

# fights
runebound-fight-title = { $hero } — { $foe }
runebound-fight-round = Раунд { $round }
runebound-fight-not-yet = Перед боем
runebound-fight-beats = Ход раунда
runebound-fight-before = Перед боем
runebound-fight-escape = Бегство
runebound-fight-ranged = Дальний бой
runebound-fight-melee = Ближний бой
runebound-fight-magic = Магия
runebound-fight-enemy = Противник
runebound-fight-life = Осталось жизни
runebound-fight-exhaustion = Усилия
runebound-fight-attacked = Уже атака в этом раунде: { $phase }
runebound-fight-row = { $phase }: прибавляет { $value }, урон { $damage }
runebound-fight-row-foe = { $phase }: нужно { $value }, урон { $damage }
runebound-fight-row-damage = { $phase }: урон { $damage }
runebound-fight-leads = { $hero } нападает в этом раунде
runebound-fight-guards = { $hero } защищается в этом раунде
runebound-fight-number = Нужно набрать: { $number }
runebound-fight-finale = Последняя битва, бежать нельзя. Осталось добыть красных карт: { $left }. Ждут своей очереди: { $waiting }.
runebound-fight-won = Победа: { $hero }
runebound-fight-lost = Поражение: { $hero }
runebound-fight-escaped = Бегство удалось: { $hero }
runebound-fight-duel-won = Победа в поединке: { $hero }
runebound-fight-broken-off = Бой прерван
runebound-fight-result = Чем кончился бой
runebound-fight-close = Убрать

# throws and odds
runebound-roll-panel = Проверка
runebound-roll-close = Убрать
runebound-roll-attack = { $who }: атака
runebound-roll-defence = { $who }: защита
runebound-roll-guard = { $who }: отпор
runebound-roll-escape = { $who }: бегство
runebound-roll-test = { $who }: проверка
runebound-roll-need = нужно
runebound-roll-needs = нужно { $need }
runebound-roll-again = Переброшено
runebound-roll-good = хватает
runebound-roll-bad = не хватает
runebound-roll-said = { $one } и { $two }, { $stat } { $added }: { $total }
runebound-roll-said-before = Два кубика, { $stat } { $added }
runebound-roll-percent = { $share } %
runebound-roll-hardly = <1 %
runebound-roll-nearly = >99 %
runebound-roll-chance = Вероятность успеха: { $share }
runebound-roll-total = Выходит { $total }
runebound-roll-total-good = Выходит { $total }: хватает
runebound-roll-total-bad = Выходит { $total }: не хватает
runebound-roll-given = Наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }
runebound-roll-taken = Неудача стоит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }
runebound-roll-left = Останется принять { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
 }
runebound-roll-win = Вероятность победы в бою: { $share }

# markets
runebound-market-title = Рынок: { $city }
runebound-market-parts = Части рынка
runebound-market-stalls = Прилавки
runebound-market-sell = Продать
runebound-market-healer = Лекарь
runebound-market-gold = Ваше золото
runebound-market-close = Закрыть
runebound-market-ally = Союзник
runebound-market-figures = Жизнь { $life }, сила { $strength }
runebound-market-printed = Цена на карте: { $gold }
runebound-market-buy = Купить
runebound-market-hire = Нанять
runebound-market-dear = Не по карману
runebound-market-why = Почему нельзя?
runebound-market-do-sell = Продать
runebound-market-why-not-sold = Не продать: почему?
runebound-market-empty = Прилавки пусты.
runebound-market-nothing = Вам нечего продать.
runebound-market-healthy = Лекарь никому не нужен — или за него нечем платить.

# talks
runebound-trade-title = Переговоры: { $one } и { $other }
runebound-trade-speaks = Составьте предложение. Слушает { $hero }.
runebound-trade-answers = { $hero } предлагает вам сделку.
runebound-trade-composes = { $hero } составляет предложение.
runebound-trade-considers = { $hero } обдумывает предложение.
runebound-trade-you-give = Вы отдаёте
runebound-trade-gives = { $hero } отдаёт
runebound-trade-purse = Золото в кошельке
runebound-trade-nothing = ничего
runebound-trade-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
runebound-trade-dropped = { $card }: в сброс
runebound-trade-add-gold = Предложить ещё { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
runebound-trade-want-gold = Попросить ещё { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
runebound-trade-add-card = Предложить: { $card }
runebound-trade-want-card = Попросить: { $card }
runebound-trade-down = Уже использовано: останется лицом вниз
runebound-trade-room = Для всего этого нет места. Что сбросить?
runebound-trade-drop = Сбросить: { $card }
runebound-trade-cannot = Почему нельзя согласиться?
runebound-trade-cannot-propose = Почему нельзя предложить это?
runebound-trade-binding = Согласие обязывает: обмен происходит сразу.
