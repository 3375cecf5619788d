# Стол «Пиратов 7 морей»

pirates7-round = Раунд { $round }
pirates7-last = { $count ->
    [0] последний раунд
    [one] ещё { $count } раунд
    [few] ещё { $count } раунда
   *[many] ещё { $count } раундов
 }
pirates7-cove = Пиратская бухта: раунд и сундуки
pirates7-board = Планшет Приключений
pirates7-own = Ваша гавань: { $who }
pirates7-hand = Ваши карты Приключений
pirates7-hand-empty = В руке нет карт Приключений.
pirates7-focus = Что происходит
pirates7-tabs = Части стола
pirates7-tab-harbour = Гавань
pirates7-tab-hand = Карты
pirates7-tab-others = Другие
pirates7-tab-all = Игроки
pirates7-tab-port = Планшет
pirates7-owed = { $count ->
    [one] Не хватает { $count } охранника.
    [few] Не хватает { $count } охранников.
   *[many] Не хватает { $count } охранников.
 }
pirates7-above-end = { $count ->
    [0] Карта Завершения лежит сверху.
    [one] Над картой Завершения { $count } карта.
    [few] Над картой Завершения { $count } карты.
   *[many] Над картой Завершения { $count } карт.
 }
pirates7-corsairs-left = Осталось жетонов Корсара
pirates7-caravans-left = Караваны впереди
pirates7-caravans = { $count ->
    [0] Караванов не осталось
    [one] остался { $count } Караван
    [few] осталось { $count } Каравана
   *[many] осталось { $count } Караванов
 }
pirates7-card-caravan = { $ships ->
    [one] { $card }, { $ships } корабль
    [few] { $card }, { $ships } корабля
   *[many] { $card }, { $ships } кораблей
 }
pirates7-choose = Тайно выберите Персонажа
pirates7-characters = Семь Персонажей в порядке объявления
pirates7-returns = возвращает все карты
pirates7-gift = Подарок
pirates7-thinking = Кто уже выбрал
pirates7-has-chosen = уже выбрал
pirates7-still-thinking = ещё думает
pirates7-chosen-secret = Выбран. До объявления его не видит никто, кроме вас.
pirates7-choosing = Все тайно выбирают Персонажа.
pirates7-state-chosen = выбран
pirates7-state-played = сыгран
pirates7-state-hand = в руке
pirates7-ruler = Порядок объявления
pirates7-call-gift = { $count ->
    [one] в одиночку: Подарок
    [few] в одиночку: двойной Подарок
   *[many] в одиночку: двойной Подарок
 }
pirates7-acts = { $character }: решает { $who }.
pirates7-over = Партия окончена.
pirates7-gift-shipwright = корабль даром
pirates7-gift-governor = без Чёрной Метки
pirates7-gift-captain = 2 Инь-Янь
pirates7-gift-islander = карта Добычи
pirates7-gift-shaman = 3 корабля в безопасности
pirates7-gift-merchant = сундук
pirates7-gift-cartographer = ещё одна карта
pirates7-gift2-shipwright = 2 корабля даром
pirates7-gift2-governor = без Чёрной Метки, и минус одна прежняя
pirates7-gift2-captain = 4 Инь-Янь
pirates7-gift2-islander = 2 карты Добычи
pirates7-gift2-shaman = 6 кораблей в безопасности
pirates7-gift2-merchant = 2 сундука
pirates7-gift2-cartographer = ещё две карты
pirates7-omen = Чёрная Метка: { $why }
pirates7-omen-maybe = Чёрная Метка? { $why }
pirates7-raid = Ограбление: { $nation }
pirates7-raid-limit = Каждый может отправить не больше { $limit ->
    [one] { $limit } корабля
   *[other] { $limit } кораблей
 }; кто не отправит ни одного, получит Чёрную Метку.
pirates7-raid-treason = Вы Корсар этой страны: Чёрная Метка в любом случае.
pirates7-raid-away = Вы остаётесь в стороне и получаете Чёрную Метку.
pirates7-raid-likely = С уже отправленными кораблями караван тонет в { $wins } { $wins ->
    [one] броске
   *[other] бросках
 } из 10; ваших кораблей уцелеет около { $left }.
pirates7-sent-none = не отправляет кораблей
pirates7-throw = Бросок
pirates7-throw-of = Бросок: { $what }
pirates7-to-tray = Взглянуть на бросок
pirates7-go-on = Дальше
pirates7-tray-waits = Линейка не различает: решает { $who }.
pirates7-sell-something = Выберите, что продать
pirates7-too-much = Столько не поместится
pirates7-overboard-more = { $count ->
    [one] За борт должен отправиться { $count } Товар
    [few] За борт должны отправиться { $count } Товара
   *[many] За борт должны отправиться { $count } Товаров
 }
pirates7-tavern-how = Нажмите на одного игрока, затем на другого: они обменяются кубиками.
pirates7-tavern-die = { $who }: { $face }, { $does }
pirates7-tavern-deal = Раздать так
pirates7-mark-end = конец
pirates7-growth = Очки по раундам
pirates7-say-chests = { $who }: сундуки { $count }
pirates7-say-player = { $who }: очки { $points }; сундуки { $chests }; корабли: свободные { $free }, с грузом { $loaded }, на страже { $guards }; Товары { $goods }; Инь-Янь { $tokens }; Чёрные Метки { $marks }.
pirates7-say-port = Порт «{ $port }»: Фрукты { $fruit }, Кофе { $coffee }, Ром { $rum }.
pirates7-tip-gift = Кто выбрал его в одиночку, может взять Подарок: { $gift }.
pirates7-tip-gift-two = В игре вдвоём Подарок может взять только Первый Игрок, если соперник выбрал другого: { $gift }.
pirates7-tip-returns = После раунда все сыгранные Персонажи возвращаются в руку.
pirates7-tip-stays = Остаётся сыгранным, пока его не вернёт Капитан, Островитянин или Шаман. Ритуалы разрешены.
pirates7-tip-chests = Деньги, и по победному очку за каждый. На каждые десять нужен корабль-охранник на острове. Жетон 40 или 80 показывает, что счёт пошёл по кругу.
pirates7-tip-yin-yang = Ими платят за Ритуалы; каждые три оставшихся дают победное очко.
pirates7-tip-marks = Каждая стоит 3 победных очка.
pirates7-tip-free = В море без Товаров: его можно отправить на ограбление.
pirates7-tip-loaded = Везёт Товары и не участвует в ограблениях, пока они не проданы или не потеряны.
pirates7-tip-guard = Стережёт на острове десять сундуков. Не грабит и ничего не возит.
pirates7-tip-reserve = Корабли вне игры: Корабел продаёт их по сундуку, Губернатор приводит все сразу.
pirates7-tip-capacity = Товары на борту и сколько вместят корабли в море: по одному, с Двойным Трюмом по два.
pirates7-tip-hand = Карты Приключений в руке. Оставшиеся в конце станут Чёрными Метками.
pirates7-tip-deck = Отсюда берёт карты Картограф. Когда выйдет карта Завершения, играются ещё три раунда.
pirates7-tip-loot = Фрукты, Кофе, Ром и Талисманы. Когда она пуста, сброс тасуется заново.
pirates7-tip-first = Объявляет Персонажей и решает первым. Выбрав Персонажа в одиночку, может взять Подарок дважды.
pirates7-tip-first-two = Объявляет Персонажей и решает первым. В игре вдвоём Подарок может получить только Первый Игрок.
pirates7-tip-last = Карта Завершения вышла. После этих раундов все Товары продаются и подсчитываются очки.
pirates7-tip-port = Цена платится за каждый Товар, если вместе продано три или больше одного вида; меньшее число даёт по сундуку.
pirates7-tip-tally = Сколько Караванов каждой страны ещё не сыграно.
pirates7-tip-decline = Кто не выполняет Действие, получает Чёрную Метку.
pirates7-tip-good = Три и больше вместе приносят в этом Порту по { $price }, меньше — по сундуку.
pirates7-tip-talisman = Победное очко. Не занимает корабля и приносит жетон Инь-Янь, когда вы его получаете.
pirates7-tip-corsair = Ограбление этой страны стоит Чёрной Метки. При равенстве выигрывает тот, у кого жетонов меньше.
pirates7-tip-caravan = { $ships ->
    [one] Нужно потопить { $ships } красный корабль. Участвовать могут все.
    [few] Нужно потопить { $ships } красных корабля. Участвовать могут все.
   *[many] Нужно потопить { $ships } красных кораблей. Участвовать могут все.
 }
pirates7-tip-good-deal = Продайте два Товара разных видов по полной цене Порта.
pirates7-tip-double-hold = До конца партии ещё один ваш корабль везёт два Товара.
pirates7-tip-unsinkable = До конца партии в каждом ограблении возвращается ещё один ваш потопленный корабль.
pirates7-tip-points = Победные очки сейчас: сундуки, Талисманы и каждые три Инь-Янь, минус 3 за каждую Чёрную Метку. Карты, оставшиеся в руке, в конце отнимут ещё.
pirates7-brings-deal = { $chests ->
    [one] приносит { $chests } сундук
    [few] приносит { $chests } сундука
   *[many] приносит { $chests } сундуков
 }
pirates7-brings-double-hold = ещё один корабль везёт два Товара
pirates7-brings-unsinkable = в каждом ограблении возвращается ещё один потопленный корабль
pirates7-points = Очки сейчас
pirates7-lookup = Сыгранные карты
pirates7-lookup-characters = Сыгранные Персонажи
pirates7-lookup-ports = Открытые Порты
pirates7-lookup-curses = Насланные Проклятия
pirates7-lookup-caravans = Ограбленные Караваны
pirates7-lookup-none = пока нет
pirates7-lookup-no-tally = За этим столом сыгранное не записывают: видно только то, что лежит сверху.
