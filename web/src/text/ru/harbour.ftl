harbour-welcome = Родной порт настольных приключений
harbour-lead = Настольные игры по полным правилам прямо в браузере. С друзьями, с одного дивана или из пяти городов, а на свободных местах — боты.
harbour-play = Играть
harbour-friends = Играть с друзьями
harbour-quick = { $title }, вы против { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботов
 }.
harbour-change = Изменить
harbour-learn = Первая партия с подсказками
harbour-players = Игроки
harbour-role = Ваша сторона
harbour-any-role = Пусть решит жребий
harbour-level = Боты

harbour-mine = Ваши столы
harbour-open = Открытые столы
harbour-watch = Можно посмотреть
harbour-new = Новый стол
harbour-none-mine = Столов пока нет. «Играть» начнёт партию с ботами, а друзьям хватит одной ссылки.
harbour-none-open = Сейчас никто не ищет игроков. Откройте общий стол, и кто-нибудь может прийти.
harbour-none-watch = Сейчас за общими столами никто не играет.
harbour-more = Показать ещё { $count }
harbour-state-gathering = Можно начинать
harbour-state-playing = Идёт игра
harbour-state-over = Окончена
harbour-free-seat = свободное место
harbour-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
 }
harbour-your-turn = Ваш ход
harbour-go-on = Продолжить
harbour-sit-down = Сесть
harbour-look-on = Смотреть

harbour-join = Сесть за стол
harbour-join-field = Ссылка или код
harbour-join-example = Вставьте то, что прислал друг
harbour-join-go = К столу
harbour-join-wrong = Это не ссылка на стол и не код. Код состоит только из букв и цифр.

harbour-shelf = На полке
harbour-about-ahoy = Корабли, контрабандисты и растущее море: у каждой стороны свои правила.
harbour-about-pirates7 = Тайно выберите пирата, грабьте караваны кубиками, брошенными в крышку коробки, и продавайте добычу там, где её ждут.
harbour-about-rumbones = Два пиратских корабля борт о борт: ведите героев по трапам, перелетайте на канатах, крушите вражеский корабль. И не шумите: кто-то в глубине слушает.
harbour-about-rumbones2 = Морской народ против армады: решайте, кто действует следующим, покупайте и оттачивайте умения героев, крушите корабли врага. Или каждый сам за себя, до последней жизни.
harbour-about-runebound = Широкий мир, приключения четырёх цветов и Драконий лорд в конце пути: странствуйте, сражайтесь, торгуйте, растите. Одни против неизбежности или наперегонки вшестером.
harbour-about-four = Четыре фишки в ряд. Правила за минуту.
harbour-seats = { $kind ->
    [same] Игроков: { $least }
   *[range] Игроков: { $least }–{ $most }
 }
harbour-time = около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
 }
harbour-play-this = Играть
harbour-set-up = Разложить игру
harbour-rules = Правила

harbour-new-title = Новый стол
harbour-game = Игра
harbour-seats-title = Кто играет
harbour-who = Кто играет за сторону «{ $role }»
harbour-seat-me = Играю я
harbour-seat-open = Свободное место
harbour-seat-name = Имя: { $role }
harbour-seat-name-hint = Имя (иначе { $name })
harbour-seats-note = Для свободных мест вы получите ссылку.
harbour-hot-seat = Вы играете на одном устройстве: между игроками с тайнами стол закрывается занавесом.
harbour-not-playing = Сами вы не играете, но можете смотреть.
harbour-terms = Уговор
harbour-public = Общий стол
harbour-public-hint = Виден здесь всем; иначе к нему ведёт только ссылка.
harbour-spectators = Зрители
harbour-spectators-hint = Можно смотреть, но чужих тайн зрители не видят.
harbour-shuffle = Места по жребию
harbour-shuffle-hint = Кто за кого играет, решится в начале партии.
harbour-practice = Тренировочный стол
harbour-practice-hint = Отменить можно всё, и броски тоже; это видно за столом, в итоге и в записи игры.
harbour-grace = Через сколько секунд отсутствия может сыграть бот
harbour-pace = Скорость ботов
harbour-pace-instant = Мгновенно
harbour-pace-quick = Быстро
harbour-pace-human = Как люди
harbour-clock = Часы
harbour-clock-none = Нет
harbour-clock-decision = На решение
harbour-clock-reserve = На игрока
harbour-seconds = Секунд на решение
harbour-minutes = Минут на партию
harbour-increment = Добавка за решение, секунд
harbour-at-zero = Когда время вышло
harbour-at-zero-bot = Решает бот
harbour-at-zero-lose = Игрок проиграл
harbour-options = Варианты
harbour-cancel = Отмена
harbour-begin = Начать игру
harbour-open-table = Открыть стол
