# Стол Ahoy

## Планшеты и шкалы
ahoy-map = Карта известного моря
ahoy-map-view = Вид карты
ahoy-zoom-in = Ближе
ahoy-zoom-out = Дальше
ahoy-zoom-fit = Показать всё море
ahoy-beyond = { $at }: за краем поля, не исследовано
ahoy-island-of = остров ({ $suit })
ahoy-comrades = { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[other] { $count } офицеров
 }
ahoy-track = Раунд, ходы и слава
ahoy-round = Раунд { $round }
ahoy-order = Порядок ходов
ahoy-first = первый игрок
ahoy-in-turn = ходит
ahoy-fame-of = { $who }: { $fame ->
    [one] { $fame } очко славы
    [few] { $fame } очка славы
   *[other] { $fame } очков славы
 }
ahoy-tiles = Акваторий осталось в стопке
ahoy-bank = Золотых в общем запасе
ahoy-market = Рынок
ahoy-market-gap = Карт больше нет
ahoy-tabs = Части стола
ahoy-tab-board = Мой планшет
ahoy-tab-others = Соперники
ahoy-tab-boards = Планшеты
ahoy-own-board = Ваш планшет: { $who }
ahoy-dice = Кубики в запасе
ahoy-die = Кубик со значением { $die }
ahoy-die-aside = Кубик со значением { $die }, отложен
ahoy-no-dice = Все кубики размещены
ahoy-due = { $count ->
    [one] разместить { $count } кубик
    [few] разместить { $count } кубика
   *[other] разместить { $count } кубиков
 }
ahoy-damage = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
   *[other] { $count } повреждений
 }
ahoy-slot-damaged = повреждена
ahoy-slot-die = в ней { $die }
ahoy-slot-empty = пуста, принимает: { $need }
ahoy-costs = { $gold ->
    [one] стоит { $gold } золотой
   *[other] стоит { $gold } золотых
 }
ahoy-gold = { $gold ->
    [one] { $gold } золотой
    [few] { $gold } золотых
   *[other] { $gold } золотых
 }
ahoy-price-die = стоит кубик
ahoy-cargo-to = Груз «{ $cargo }», на остров с мастью «{ $suit }»
ahoy-hold = место в трюме
ahoy-rewards = Награды
ahoy-marker-white = белый маркер
ahoy-marker-black = чёрный маркер
ahoy-pledges = Сделки
ahoy-pledge-for = Сделка: { $who }
ahoy-pledge-hidden = { $side ->
    [left] Левый маркер сделки, лицом вниз
   *[right] Правый маркер сделки, лицом вниз
 }
ahoy-plans = Тактики
ahoy-plan-hidden = Тактика Союза, лицом вниз
ahoy-no-plans = Тактик в руке нет
ahoy-no-crew = Пока никого
ahoy-word-fame = славы
ahoy-word-gold = золота
ahoy-word-patrols = патрули
ahoy-word-strongholds = форты
ahoy-word-ready = готовы
ahoy-word-supply = в запасе
ahoy-word-plans = тактики

## О чём спрашивают
ahoy-ask = Ваше решение
ahoy-start-hint = Выберите кубик и ячейку или что-то другое, что светится.
ahoy-now-slot = Теперь выберите ячейку для кубика.
ahoy-now-die = Теперь выберите кубик для ячейки.
ahoy-play = Сыграть
ahoy-back = Назад
ahoy-close = Закрыть
ahoy-values = Значение кубика
ahoy-value = Оставить { $to }
ahoy-value-paid = Повернуть до { $to }, цена в золоте: { $gold }
ahoy-cost-none = даром
ahoy-cost-gold = { $gold } зол.
ahoy-layouts = Как разложить первые две акватории
ahoy-new-region = Новая акватория
ahoy-lay-how = Поверните акваторию (R) и нажмите на место, где она ляжет.
ahoy-rotate = Повернуть
ahoy-shift = Другое место
ahoy-lay = Положить сюда

## Сражения
ahoy-battle-at = Сражение на { $at }
ahoy-attacker = Нападающий
ahoy-defender = Защищающийся
ahoy-not-rolled = ещё не брошен
ahoy-rolled = Выпало { $sum }
ahoy-total = Результат { $total }
ahoy-aims = Насколько прицелиться
ahoy-bonus-aim = прицел
ahoy-bonus-stronghold = форт
ahoy-bonus-gunship = канонерка
ahoy-bonus-fighters = Бойцы
ahoy-bonus-cache = Тайник с оружием
ahoy-won = Победа: { $who }
ahoy-won-tie = Ничья, побеждает нападающий: { $who }
ahoy-avoided-emissary = Эмиссар откупился от сражения.
ahoy-avoided-close-call = «Промах»: сражения не будет.

## Итог
ahoy-source-control = Контроль
ahoy-source-delivery = Доставки
ahoy-source-reward = Награды
ahoy-source-pledge = Сделки
ahoy-mark-end = Конец
ahoy-growth = Слава по раундам

## Стол словами
ahoy-say-player = { $who }: слава { $fame }, золото { $gold }, кубиков в запасе { $dice }.
ahoy-say-region = Акватория с островом ({ $suit }) на { $at }: процветание { $wealth }, Эскадра { $squadron }, Союз { $union }.
ahoy-say-space = { $at }: { $there }.

## Подсказки
ahoy-tip-sea = Открытое море. Здесь ничего не происходит.
ahoy-tip-region = Процветание { $wealth }. Очки контроля: Эскадра { $squadron }, Союз { $union }.
ahoy-tip-island = Пока ваш флагман здесь, можно пополнять команду; контрабандисты также вывозят и доставляют груз.
ahoy-tip-fog = В тумане сражения не начинаются.
ahoy-tip-harbor = Встаньте здесь на якорь, чтобы устранить 2 повреждения или переложить кубик в «Пушки».
ahoy-tip-wreckage = Кто сюда приходит, получает 1 повреждение.
ahoy-tip-treasure = Встаньте здесь на якорь: 1 золотой за каждую монету.
ahoy-tip-tailwind = Кубик Попутного ветра с этим числом переносит прямо сюда.
ahoy-tip-current = Кто сюда приходит, того относит на клетку по стрелке.
ahoy-tip-sandbar = Через отмель пройти нельзя.
ahoy-tip-flagship = Ходит Плаванием и Попутным ветром, пополняет команду на островах, с поля не снимается.
ahoy-tip-patrol = 1 очко контроля в своей акватории. Любое повреждение возвращает его в запас.
ahoy-tip-stronghold = 2 очка контроля, всегда заряжен, +2 в сражении. Враги на его клетке не пополняют команду, не вывозят и не доставляют груз.
ahoy-tip-cutter = Никогда не заряжен. Офицеры в его акватории считаются вдвое; сам он даёт 1 очко.
ahoy-tip-gunship = Всегда заряжена, +3 в сражении. 1 очко контроля.
ahoy-tip-comrades = Каждый офицер на острове — 1 очко контроля Союза.
ahoy-tip-wealth = Столько славы в конце раунда получает тот, кто контролирует акваторию.
ahoy-tip-slot-tailwind = Переместитесь сразу на клетку с числом кубика.
ahoy-tip-slot-cutter = Куттер проходит от 1 до 3 клеток или летит по ветру кубика.
ahoy-tip-slot-gunship = Канонерка проходит 1 или 2 клетки или летит по ветру кубика.
ahoy-tip-slot-cost = Кубик, которым заплатили за карту; это не действие.
ahoy-tip-needs = Принимает: { $need }.
ahoy-tip-damaged = Повреждена: кубик не положить, пока её не починят.
ahoy-tip-held = { $die } лежит здесь до конца раунда.
ahoy-tip-dashed = Эту ячейку нельзя повредить.
ahoy-tip-cargo = Доставьте на остров с мастью «{ $suit }»: 2 очка славы, награда и сделка.
ahoy-tip-price-gold = Цена в золоте: { $gold }, на острове той же масти.
ahoy-tip-price-die = Цена: один ваш кубик, на острове той же масти.
ahoy-tip-reward = Белый маркер идёт на соседнюю клетку, но не на чёрный, и вы получаете то, что там изображено.
ahoy-tip-fame = После раунда, в котором у кого-то есть 30 очков славы, игра кончается. Побеждает наибольшая слава.
ahoy-tip-gold = Золотом платят за команду и за поворот размещаемого кубика: по золотому за каждую единицу.
ahoy-tip-die = Положите его в ячейку, чтобы действовать. За ход размещают 2 кубика.
ahoy-tip-aside = Он никуда не подошёл и ждёт следующего раунда.
ahoy-tip-hold = Место для груза. У контрабандиста не больше 2 карт.
ahoy-tip-pledge = В конце каждая карта здесь даёт 1 очко славы за каждую акваторию её масти, которую контролирует фракция маркера.
ahoy-tip-ready = Офицеры, которых можно высадить.
ahoy-tip-supply = Офицеры, которых сперва надо подготовить.
ahoy-tip-plans = В конце каждого раунда Союз берёт 2 тактики.
ahoy-tip-patrols = Патрули, которые можно выставить.
ahoy-tip-strongholds = Форты, которые можно построить: в конце хода 2 патруля на острове становятся фортом.
ahoy-tip-tiles = Неисследованные акватории. Выйдите за край поля, чтобы открыть одну.
ahoy-tip-deck = Сколько карт рынка осталось. Сброс не перемешивают.
ahoy-tip-bank = Всего в игре 20 золотых.
ahoy-tip-first = Начинает раунд.
ahoy-tip-round = Когда все кубики размещены, подсчитывают контроль и начинают новый раунд.
