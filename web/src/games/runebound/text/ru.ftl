runebound-world = Мир
runebound-your-move = Ваш ход
runebound-back = Назад

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
