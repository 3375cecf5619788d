kit-close = Закрыть
kit-fewer = Меньше
kit-further = Больше
kit-dismiss = Убрать сообщение
kit-rule = Правило { $rule }
kit-skip = Перейти к содержимому
kit-home = Freeport, в гавань
kit-nav = Страницы
kit-nav-harbour = Гавань
kit-nav-rules = Правила
kit-nav-settings = Настройки
kit-nav-account = Учётная запись: { $name }
kit-waiting = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[other] { $count } столов ждут вас
 }
kit-language = Язык
kit-language-failed = Не удалось загрузить тексты на этом языке. Есть ли связь?
kit-loading = Загрузка
kit-page-failed = Не удалось загрузить страницу. Возможно, нет связи или Freeport только что обновили.
kit-again = Ещё раз
kit-old-page = Freeport обновили, пока эта страница была открыта.
kit-reload = Обновить страницу
kit-your-turn = Ваш ход
kit-call-sample = Так Freeport позовёт вас, когда настанет ваш ход.
kit-lost-title = Вне карты
kit-lost-text = По этому адресу ничего нет. Возможно, стол уже убрали или в ссылке опечатка.
kit-lost-home = Назад в гавань
kit-game-ahoy = Ахой
kit-game-four = Четыре в ряд
kit-game-pirates7 = Пираты 7 морей
kit-game-rumbones = Ром и кости
kit-game-rumbones2 = Ром и кости: Второй прилив
kit-board-view = Вид поля
kit-zoom-in = Ближе
kit-zoom-out = Дальше
kit-zoom-fit = Показать всё поле
kit-card-before = Предыдущая карта
kit-card-after = Следующая карта
kit-card-at = { $at } из { $count }
kit-die-hit = попадание
kit-die-miss = промах
kit-die-again = переброшен
kit-die-set = выставлен
kit-die-bonus = дополнительный
kit-reaction = Вопрос к вам
kit-offline = Нет сети. Показано то, что было известно последним.
