# Люди и ходы
ui-seat = Игрок { $seat }
ui-you = { $who } (вы)
ui-to-decide = { $count ->
    [1] Решает
   *[other] Решают
 }: { $who }.
ui-any-to-decide = Решает любой из них: { $who }.
ui-over-won = Игра окончена. Победа: { $who }.
ui-over-side = Игра окончена. Вместе победили: { $who }.
ui-over-all = Игра окончена: победили все.
ui-over-shared = Игра окончена. Победу делят: { $who }.
ui-over-draw = Игра окончена: ничья.
ui-over-lost = Игра окончена: никто не победил.
ui-over-lost-alone = Игра окончена, победы нет.
ui-place = { $place }. { $who }: { $score }
ui-moves = Возможные ходы ({ $who }):

# Игра в терминале
ui-welcome = { $title }. Вы играете за: { $who }; зерно { $seed }. Введите ? для справки.
ui-help =
    Число — сделать этот ход. Другие команды:
      m        показать ходы снова; m 2 — вторая страница; m СЛОВО — только ходы с этим словом
      a        ходы, которые обычно не предлагают, например сдаться
      b        поле
      u        взять ход назад
      h        подсказка бота
      r НОМЕР  правило, например r { $rule }
      s ФАЙЛ   сохранить игру
      l ФАЙЛ   загрузить игру
      q        выйти
ui-your-move = Ваш ход ({ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
 }), ? — справка:
ui-no-moves = Таких ходов нет.
ui-page = Страница { $page } из { $pages }; m { $next } — следующая.
ui-bad-number = Хода { $number } нет; выберите число от 1 до { $count }.
ui-bad-input = «{ $input }» — не число и не команда; введите ? для справки.
ui-thinking = Думает: { $who }…
ui-hint = Бот выбрал бы { $number }: { $move }
ui-taken-back = Ход взят назад.
ui-fence = Это нельзя взять назад: с тех пор были брошены кубики, взяты карты или открылось скрытое.
ui-nothing-back = Пока нечего брать назад.
ui-saved = Сохранено в { $file }.
ui-loaded = Загружено из { $file }.
ui-cannot-write = Не удалось записать { $file }: { $why }.
ui-cannot-read = Не удалось прочитать { $file }: { $why }.
ui-needs-file = Назовите файл, например { $example }.
ui-needs-rule = Назовите правило, например r { $rule }.
ui-bye = До встречи.
ui-end-of-input = Ввод закончился, и игра здесь тоже.

# Перечисления
ui-list-more = { $head }, { $next }
ui-list-and = { $head } и { $last }
