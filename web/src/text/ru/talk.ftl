talk-began = Игра началась. Попутного ветра!
talk-joined = { $name } за столом.
talk-left = { $name } уходит из-за стола.
talk-called-off = Начало отложено из-за игрока { $name }: вскрыты не все печати.
talk-took-back = { $agreed ->
    [0] { $name } отменяет { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
     }.
   *[other] { $name } отменяет { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
     }. Согласие дано: { $who }.
 }
talk-refused-take-back = { $name } против того, чтобы отменить ход.
talk-deputy-came = За игрока { $name } пока играет бот.
talk-deputy-went = { $name } снова у руля.
talk-conceded = { $name } сдаётся.
talk-time-up = Время вышло: { $name }.
talk-outgrown = Правила этой игры изменились. По нынешним удаётся повторить { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }, и на этом игра окончена.
