# The page
table-title = Стол
table-heading = { $game }: стол
table-loading = Раскладываем игру…
table-again = Ещё раз
table-to-harbour = В гавань
table-offline = Нет связи. Пробуем снова…
table-board = Игровое поле
table-side = Ходы, хроника и разговор
table-shown = Что показать
table-show-result = Итог
table-show-board = Поле

# Turns and decisions
table-decision = Решение
table-your-turn = Ваш ход.
table-you-watch = Вы наблюдаете.
table-your-move = Сделайте ход.
table-waits-for = { $count ->
    [one] Решает { $who }.
   *[other] Решают { $who }.
 }
table-asked = { $count ->
    [one] Решает { $who }: «{ $ask }»
   *[other] Решают { $who }: «{ $ask }»
 }
table-any-of-you = Решает любой на вашей стороне: { $ask }
table-any-waits-for = Решает любой из них: { $who }.
table-a-moment = Минутку…
table-is-over = Игра окончена.
table-decides = Сейчас принимает решение.
table-rule = Правило { $rule }

# Tools
table-undo = Отменить
table-undo-free = Отменить последний ход
table-undo-ask = Попросить согласия отменить ход: { $who }
table-undo-none = Отменять нечего
table-undo-held = С тех пор был бросок или открылись тайны; боты не согласны отменить ход
table-undo-stands = С тех пор был бросок или открылись тайны; без тренировочного стола это не отменить
table-hint = Совет
table-hint-long = Спросить совета у бота
table-hint-why = Победа в { $percent } % из { $tried } воображаемых партий (всего { $imagined }).
table-hint-brings = Что за этим следует: { $what }
table-hint-clear = Заметно лучше, чем «{ $move }» ({ $percent } %).
table-hint-slight = Немного лучше, чем «{ $move }» ({ $percent } %).
table-hint-even = Примерно так же хорошо: «{ $move }» ({ $percent } %).
table-hint-play = Сыграть так
table-hint-close = Закрыть совет
table-hint-nothing = Бот не видит разницы между ходами.
table-moves = Ходы
table-moves-long = Все возможные ходы словами
table-search = Найти ход
table-no-moves = Сейчас решать нечего.
table-no-such-move = Нет ходов с такими словами.
table-asides = Ходы, которые обычно не предлагают
table-log = Хроника
table-log-long = Хроника игры
table-log-empty = Пока ничего не произошло.
table-log-newer = Новые строки
table-log-earlier = Что было раньше
table-recap = Пока вас не было
table-recap-close = Закрыть сводку
table-recap-left = { $count ->
    [one] Ещё { $count } строка — в хронике.
    [few] Ещё { $count } строки — в хронике.
   *[other] Ещё { $count } строк — в хронике.
 }
table-round = Раунд { $round }
table-talk = Разговор
table-talk-long = Разговор за столом
table-talk-empty = Пока все молчат.
table-say = Сказать что-нибудь
table-side-number = Сторона { $number }
table-say-to = Кто услышит
table-say-to-all = Все
table-say-to-side = Моя сторона
table-said-to-side = своей стороне
table-send = Отправить
table-mute = Не слушать: { $name }
table-unmute = Снова слушать: { $name }
table-muted = скрыто
table-more = Ещё
table-more-long = Ещё об этом столе
table-help = Помощь
table-rules = Правила: { $game }
table-look-back = Как шла игра
table-shortcuts = Клавиши
table-key-numbers = Сыграть ход из списка
table-key-back = Отменить шаг
table-key-arrows = От фигуры к фигуре
table-key-help = Эта справка

# People
table-players = Игроки
table-seat-open = Свободное место
table-bot-random = Бот, играет наугад
table-bot-greedy = Бот, жадный
table-bot-easy = Бот, лёгкий
table-bot-medium = Бот, средний
table-bot-hard = Бот, сильный
table-bot-other = Бот { $bot }
table-is-bot = Здесь играет бот
table-here = За столом
table-away = Отсутствует
table-thinking = Думает…
table-time-left = Осталось времени
table-conceded = Игра сдана
table-deputy = Отсутствует. Замена: { $bot }
table-deputy-mine = За вас играет бот.
table-deputy-back = Я снова здесь
table-deputy-for-me = Пусть за меня играет бот
table-deputy-for-them = Пусть пока играет бот
table-deputy-soon = Бот сможет сыграть вместо игрока через { $seconds } с.
table-watchers = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
 }

# Leaving
table-leave = Уйти раньше
table-concede = Сдаться
table-concede-sure = Вы правда сдаётесь ({ $who })? Это нельзя отменить.
table-concede-no = Играть дальше
table-concede-yes = Сдаться

# Taking back with consent
table-take-back = Отменить ход?
table-take-back-asks = { $moves ->
    [one] { $who } просит вашего согласия отменить { $moves } ход:
    [few] { $who } просит вашего согласия отменить { $moves } хода:
   *[other] { $who } просит вашего согласия отменить { $moves } ходов:
 }
table-take-back-lines = Что будет отменено
table-take-back-yes = Да, отменить
table-take-back-no = Нет
table-take-back-waits = { $moves ->
    [one] Вы просите отменить { $moves } ход. Ждём ответа: { $who }
    [few] Вы просите отменить { $moves } хода. Ждём ответа: { $who }
   *[other] Вы просите отменить { $moves } ходов. Ждём ответа: { $who }
 }
table-take-back-withdraw = Не надо

# A word before a move
table-sure = Сделать этот ход?
table-sure-final = Отменить это будет нельзя.
table-sure-yes = Да
table-sure-no = Подожду

# Handing the device over
table-curtain-for = Передайте устройство: { $who }
table-curtain-who = У кого сейчас устройство?
table-curtain-why = У каждого здесь свои тайны. Остальным сейчас не смотреть.
table-curtain-lift = Я играю: { $who }

# Gathering
table-gathering = Команда собирается.
table-seats = Места
table-sit = Сесть сюда
table-sit-too = Играть и за это место
table-remove = Убрать
table-who-sits = Кто играет: { $seat }
table-is-ready = Готов
table-is-not-ready = Ещё не готов
table-ready = Я готов
table-not-ready = Всё-таки не готов
table-start = Отдать швартовы
table-wait-seats = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[other] Свободно ещё { $count } мест.
 }
table-wait-ready = { $count ->
    [one] Ещё не готов { $count } игрок.
    [few] Ещё не готовы { $count } игрока.
   *[other] Ещё не готовы { $count } игроков.
 }
table-wait-host = Все готовы. Начинает хозяин стола.
table-all-set = Все готовы. Можно отчаливать!
table-shuffle-note = В начале игры места разыгрываются заново.
table-get-up = Встать из-за стола
table-delete = Убрать стол
table-delete-sure = Стол исчезнет для всех, кто за ним сидит.
table-delete-no = Оставить
table-delete-yes = Убрать
table-invite = Пригласить
table-invite-play = По этой ссылке можно сесть за стол:
table-invite-watch = По этой ссылке можно смотреть:
table-invite-copy = Копировать
table-invite-share = Поделиться
table-invite-copied = Ссылка скопирована.
table-invite-by-hand = Выделите ссылку и скопируйте её.
table-public = Виден в гавани
table-private = Только по ссылке
table-spectators = Можно смотреть
table-no-spectators = Без зрителей
table-clock-none = Без часов
table-clock-decision = { $seconds } с на решение
table-clock-reserve = { $minutes } мин и { $increment } с за решение
table-zero-bot = Когда время вышло, решает бот
table-zero-lose = Когда время вышло, игрок проиграл
table-grace = { $seconds ->
    [0] За отсутствующего сразу может сыграть бот
   *[other] За отсутствующего через { $seconds } с может сыграть бот
 }
table-practice = Тренировка
table-practice-long = Тренировочный стол: отменить можно всё, и броски тоже
table-pack = Набор: { $pack }
table-practiced = Тренировочная партия: отменить можно было всё.
table-pace-instant = Боты играют сразу
table-pace-quick = Боты играют быстро
table-pace-human = Боты не спешат

# Перекличка
table-roll = Печати вскрываются
table-roll-why = Все запечатали свою долю случайности. Теперь печати вскрываются вместе, и игра начинается.
table-roll-waits = Ещё не вскрыто: { $who }.
table-roll-foreign = Ваша печать поставлена в другом браузере. Откройте этот стол там или отложите начало и запечатайте заново здесь.
table-roll-off = Отложить начало

# Fairness
table-fair = Честные кубики
table-fair-why = До первого хода сервер и все за столом запечатывают свою долю случайности, и только потом игроки вскрывают свои печати: выбрать броски не может никто, даже хозяин сервера. После игры каждый может проверить любой бросок и любую карту.
table-fair-seal = Печать (SHA-256 от зерна)
table-fair-sealed = Запечатано: { $who }
table-fair-entropy = Добавлено: { $who }
table-verify = Проверить игру
table-download = Скачать запись
table-seal-good = Вскрытое зерно и доли всех игроков подходят к печатям, показанным до первого хода.
table-seal-bad = Вскрытое не подходит к печатям, которые были показаны!
table-record-good = Все ходы ({ $steps }), кубики и карты следуют из зерна.
table-record-bad = Запись не сходится: { $flaw }

# The result
table-won = { $sides ->
    [one] { $count ->
        [one] Победа: { $who }
       *[other] Вместе победили { $who }
    }
   *[other] Победу делят { $who }
 }
table-you-won = Вы победили ({ $who })!
table-draw = Ничья
table-all-won = Победили все
table-nobody-won = Никто не победил
table-ended-rules = Игра сыграна до конца.
table-ended-conceded = Сдача партии: { $who }.
table-ended-time = Время вышло: { $who }.
table-ended-adjourned = Игра прервана.
table-ended-outgrown = Правила этой игры с тех пор изменились, и продолжить её нельзя.
table-outgrown = Она сыграна по прежним правилам. Поле и ход игры показаны до места, где нынешние правила расходятся с ними; результат остаётся прежним.
table-places = Места и очки
table-place = Место
table-player = Игрок
table-tally = Очки раунда { $round }
table-tally-close = Закрыть очки
table-total = Всего
table-rematch = Сыграть ещё
table-rematch-join = К следующей игре
table-again-title = Ещё партию
table-again-ask = Ещё партию тем же составом?
table-again-bots = Ещё партию?
table-again-asked = { $count ->
    [one] { $who } хочет сыграть ещё.
   *[other] { $who } хотят сыграть ещё.
 }
table-again-too = { $count ->
    [one] { $who } тоже играет.
   *[other] { $who } тоже играют.
 }
table-again-not = { $count ->
    [one] { $who } больше не играет.
   *[other] { $who } больше не играют.
 }
table-again-waits = Вы согласились. Ждём ответа: { $who }.
table-again-yes = Вы согласились.
table-again-there = Следующая партия готова.
table-again-no = Не сейчас
table-again-now = Не ждать: освободить места
table-replay = Посмотреть запись
table-tale-save = Сохранить рассказ
table-tale-title = Рассказ об игре «{ $game }»
table-tale-player = { $part } ({ $who })
table-tale-end = Рассказал Freeport.
table-chart-said = График за { $rounds } { $rounds ->
    [one] раунд
    [few] раунда
   *[other] раундов
 }, по линии на игрока; итоговые очки — в таблице выше.
table-chart-below = Раунд
table-chart-over = График, по линии на каждого игрока. Внизу: { $below }, от 0 до { $count }. Итоговый счёт — в таблице выше.

# Connect Four
table-four-board = Поле: семь столбцов
table-four-column = Столбец { $column }, снизу вверх: { $discs }
table-four-summary = { $discs ->
    [0] Поле пусто.
    [one] На поле { $discs } фишка.
    [few] На поле { $discs } фишки.
   *[other] На поле { $discs } фишек.
 }
