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
