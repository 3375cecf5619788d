# board
rumbones2-deck = ponte: { $ship }
rumbones2-spawn = punto di raccolta
rumbones2-plank = passerella
rumbones2-plank-gone = mare aperto, la passerella non c’è più
rumbones2-sea = mare aperto
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
 }
rumbones2-bosuns = { $count ->
    [one] { $count } nostromo
   *[other] { $count } nostromi
 }
rumbones2-destroyed = Distrutto: { $what }
rumbones2-fell = Sconfitto: { $hero }
rumbones2-object = Il bersaglio
rumbones2-gun = Falconetto
rumbones2-smash = Spacca tutto!
rumbones2-fight = { $who } → { $at }
rumbones2-setup = Preparazione
rumbones2-round = Round { $round }
rumbones2-points = { $side }: { $points } punti vittoria su { $goal }
rumbones2-tip-points = La parte con { $goal } punti vittoria vince subito. Li danno gli eroi nemici, l’attrezzatura e i mostri marini
rumbones2-first = Ha il segnalino di primo giocatore
rumbones2-passed = Ha passato
rumbones2-active = Di turno
rumbones2-kraken-track = Tracciato del Kraken: { $one } { $first }, { $two } { $second }. Il Kraken arriva in { $chance } round su 100.
rumbones2-kraken-here = Il Kraken è qui!
rumbones2-kraken-gone = Il Kraken è stato sconfitto.
rumbones2-lives-all = Vite di tutti i giocatori
rumbones2-lives = { $name }: { $count ->
    [one] { $count } vita
   *[other] { $count } vite
 }
rumbones2-do-move = Muovi
rumbones2-do-recover = Liberati da Stordito
rumbones2-do-chest = Prendi 3 monete
rumbones2-do-end = Fine
rumbones2-do-buy = Acquista: { $skill }
rumbones2-do-upgrade = Potenzia: { $skill }
rumbones2-factions = Quale fazione vuoi?
rumbones2-draft = Quale eroe prendi?
rumbones2-draft-none = Non hai ancora eroi.
rumbones2-draft-taken = Già con te: { $heroes }
rumbones2-draft-health = Salute { $hp }
rumbones2-play-card = Gioca questa carta
rumbones2-tabs = Le tue cose e quelle altrui
rumbones2-tab-hand = Carte
rumbones2-tab-heroes = I tuoi eroi
rumbones2-tab-others = Nemici
rumbones2-scene-kraken = Il Kraken emerge!
rumbones2-scene-kraken-text = Una passerella si spezza e chi c’era sopra finisce fuori bordo. Soffre per prima la parte che l’ha chiamato più forte; d’ora in poi infuria a ogni round.
rumbones2-scene-dragon = Il Drago Marino emerge!
rumbones2-scene-dragon-text = Obbedisce a chi l’ha chiamato e si attiva a ogni round.
rumbones2-scene-close = { $what }: si combatte
