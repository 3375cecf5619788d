# board
rumbones2-deck = палуба: { $ship }
rumbones2-spawn = точка появления
rumbones2-plank = трап
rumbones2-plank-gone = открытое море, трапа нет
rumbones2-sea = открытое море
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } матрос
    [few] { $count } матроса
   *[other] { $count } матросов
 }
rumbones2-bosuns = { $count ->
    [one] { $count } боцман
    [few] { $count } боцмана
   *[other] { $count } боцманов
 }
rumbones2-destroyed = Уничтожено: { $what }
rumbones2-fell = Повержен: { $hero }
