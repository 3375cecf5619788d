# board
rumbones2-deck = ponte: { $ship }
rumbones2-spawn = punto di raccolta
rumbones2-plank = passerella
rumbones2-plank-gone = mare aperto, la passerella non c’è più
rumbones2-sea = mare aperto
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } mozzo
   *[other] { $count } mozzi
 }
rumbones2-bosuns = { $count ->
    [one] { $count } nostromo
   *[other] { $count } nostromi
 }
rumbones2-destroyed = Distrutto: { $what }
rumbones2-fell = Sconfitto: { $hero }
