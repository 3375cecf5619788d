# What the tables of both editions of Rum & Bones say.
boarding-board = Море и оба корабля
boarding-point = Показать своей стороне место на поле
boarding-score = Победные очки, фазы и кракен
boarding-phases = Фазы хода
boarding-response = Реакция: и в чужой ход
boarding-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
 }
boarding-hits-on = попадание от { $hit }
boarding-range = дальность { $range }
boarding-cost = { $count ->
    [one] стоит { $count } монету
    [few] стоит { $count } монеты
   *[other] стоит { $count } монет
 }
boarding-actions-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
   *[other] Осталось { $count } действий
 }
boarding-needs = попадание от { $need }
boarding-dice-rolled = Кубики атаки
boarding-pick-die = Выбрать { $face }
boarding-hits-left = { $count ->
    [one] Раздать { $count } попадание. Кому?
    [few] Раздать { $count } попадания. Кому следующее?
   *[other] Раздать { $count } попаданий. Кому следующее?
 }
boarding-which-die = Каким результатом
boarding-who-is-hit = Кому достаётся
boarding-scene-on = В бой!
boarding-your-move = Ваше решение
boarding-click-board = Выберите светящееся место на поле
boarding-back = Назад
boarding-fight = { $who } → { $at }
boarding-setup = Подготовка
boarding-kraken-here = Кракен здесь!
boarding-kraken-gone = Кракен повержен.
boarding-health = Здоровье
boarding-do-move = Двигаться
boarding-do-end = Конец
boarding-tide = Карты прилива
boarding-hand-mate = Карты игрока { $seat }
boarding-deck-pile = Колода
boarding-play-card = Сыграть эту карту
boarding-scene-kraken = Кракен поднимается!
boarding-scene-dragon = Морской дракон поднимается!
boarding-scene-close = { $what }: в бой!
boarding-tabs = Ваши вещи и чужие
boarding-tab-hand = Карты
boarding-tab-others = Враги
