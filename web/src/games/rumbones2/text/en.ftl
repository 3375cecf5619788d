# board
rumbones2-deck = deck of the { $ship }
rumbones2-spawn = spawn point
rumbones2-plank = gangplank
rumbones2-plank-gone = open sea, the gangplank is gone
rumbones2-sea = open sea
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
 }
rumbones2-bosuns = { $count ->
    [one] { $count } bosun
   *[other] { $count } bosuns
 }
rumbones2-destroyed = Destroyed: { $what }
rumbones2-fell = Defeated: { $hero }
