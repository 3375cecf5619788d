word-turn = Ваш ход
word-begun = Игра началась
word-again = Ещё партию?
word-many = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}
word-turn-at = Ваш ход: { $table }
word-begun-at = Игра началась: { $table }
word-again-at = Вас зовут сыграть ещё раз: { $table }
word-table = { $game } ({ $names })
word-table-alone = { $game }
word-stop = Больше не сообщать
word-letter-why = Вы просили { $home } сообщать, когда вас ждут за столом. Пока вы не заглянете к этим столам, новых писем о них не будет.
word-letter-stop = Отказаться от писем: { $link }
word-confirm-subject = Присылать ли вам письма из Freeport?
word-confirm-text =
    Игрок { $name } указал этот адрес на { $home }, чтобы узнавать о своём ходе.

    Если это вы, перейдите по ссылке в течение двух дней:
    { $link }

    Если это не вы, ничего делать не нужно: больше писем не будет.
