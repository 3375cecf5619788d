rulebook-title = Правила
rulebook-game = Игра
rulebook-search = Поиск по правилам
rulebook-search-example = Слово или правило, например { $rule }
rulebook-found = { $count ->
    [0] Ничего не найдено.
    [one] Найдено в { $count } месте.
   *[other] Найдено в { $count } местах.
 }
rulebook-contents = Содержание
rulebook-whole = Правила целиком
