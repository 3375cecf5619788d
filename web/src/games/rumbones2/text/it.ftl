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
rumbones2-destroyed = Fuori uso: { $what }
rumbones2-fell = Fuori combattimento: { $hero }
rumbones2-object = Il bersaglio
rumbones2-gun = Falconetto
rumbones2-smash = Spacca tutto!
rumbones2-fight = { $who } → { $at }
rumbones2-setup = Preparazione
rumbones2-round = Round { $round }
rumbones2-points = { $side }: { $points } punti vittoria su { $goal }
rumbones2-tip-points = La squadra con { $goal } punti vittoria vince subito. Li danno gli eroi nemici, l’attrezzatura e i mostri marini.
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
rumbones2-scene-kraken-text = Una passerella si spezza e chi c’era sopra finisce fuori bordo. Gli eroi della squadra che l’ha chiamato più forte subiscono subito danni; d’ora in poi infuria a ogni round.
rumbones2-scene-dragon = Il Drago Marino emerge!
rumbones2-scene-dragon-text = Obbedisce a chi l’ha chiamato e si attiva a ogni round.
rumbones2-scene-close = { $what }: si combatte

# heroes and the things of a side
rumbones2-heroes = Eroi: { $side }
rumbones2-supply = Riserva: { $deckhands ->
    [one] { $deckhands } marinaio
   *[other] { $deckhands } marinai
 } e { $bosuns ->
    [one] { $bosuns } nostromo
   *[other] { $bosuns } nostromi
 }
rumbones2-crew-acted = La ciurma è già stata attivata in questo round.
rumbones2-crew-ready = La ciurma può ancora essere attivata in questo round.
rumbones2-bosun-level = Nostromi: livello { $level }
rumbones2-tip-bosuns = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit } o più, portata { $range }. I marinai { $reach ->
    [0] nella stessa casella
    [one] fino a { $reach } casella di distanza
   *[other] fino a { $reach } caselle di distanza
 } hanno +{ $support } per colpire.
rumbones2-gun-level = Falconetto: livello { $level }
rumbones2-tip-gun = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit } o più; arriva a ogni casella.
rumbones2-equipment = Attrezzatura
rumbones2-piece-left = { $piece }: resistenza { $left } su { $hp }
rumbones2-piece-gone = { $piece }: fuori uso
rumbones2-piece-health = Resistenza { $left } su { $hp }.
rumbones2-piece-lost = Fuori uso.
rumbones2-piece-worth = Chi lo distrugge ottiene { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
 }, e ciascuno dei suoi eroi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
rumbones2-piece-loot = Un eroe ottiene tante monete quanti danni gli infligge.
rumbones2-piece-chest = Non si può attaccare. Un eroe nella sua casella può spendere un’azione per prendere 3 monete.
rumbones2-beast-health = Resistenza { $left } su { $hp }.
rumbones2-beast-worth = { $points ->
    [one] Vale { $points } punto vittoria.
   *[other] Vale { $points } punti vittoria.
 }
rumbones2-health = Salute
rumbones2-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
rumbones2-tip-coins = Un eroe paga i talenti con le proprie monete, e può averne quante ne vuole.
rumbones2-hero-lives = { $count ->
    [one] Resta { $count } vita
   *[other] Restano { $count } vite
 }
rumbones2-tip-lives = Ogni sconfitta costa una vita. Un eroe senza vite è fuori dalla partita.
rumbones2-owner = Lo gioca il posto { $seat }
rumbones2-acted = Già attivato in questo round
rumbones2-state-ashore = Non schierato
rumbones2-state-deployed = Schierato
rumbones2-state-overboard = Fuori bordo
rumbones2-state-returns = Torna al prossimo round
rumbones2-state-waits = Salta un round
rumbones2-state-out = Fuori dalla partita
rumbones2-tip-blinded = I suoi attacchi hanno −1 per colpire.
rumbones2-tip-stunned = Prima di tutto il resto deve spendere un’azione per riprendersi.
rumbones2-tip-slowed = Può fare una sola azione di movimento.
rumbones2-tip-muted = I suoi talenti non hanno effetto, restano solo i dadi degli attacchi; e non può potenziarli.
rumbones2-tip-bleeding = Subisce 1 danno dopo ogni sua azione.
rumbones2-role = { $role }: { $hint }
rumbones2-role-captain = sa fare un po’ di tutto, aiuta gli altri eroi e sfrutta meglio le carte Marea.
rumbones2-role-quartermaster = aiuta eroi e ciurma, cura e dà ordini.
rumbones2-role-swashbuckler = infligge più danni di tutti e dà la caccia agli eroi.
rumbones2-role-gunner = colpisce preciso da lontano.
rumbones2-role-brute = è il più resistente, e da ferito diventa più pericoloso.
rumbones2-poor-alone = Nel tutti contro tutti alcuni dei suoi talenti rendono poco: non ci sono né ciurma né carte Marea.
rumbones2-recruits = Eroi fra cui scegliere

# skills
rumbones2-skill-at = { $level ->
    [0] { $name }, non acquistato
   *[other] { $name }, livello { $level }
 }
rumbones2-buy = { $count ->
    [one] Compra per { $count } moneta
   *[other] Compra per { $count } monete
 }
rumbones2-upgrade = { $count ->
    [0] Potenzia gratis
    [one] Potenzia per { $count } moneta
   *[other] Potenzia per { $count } monete
 }
rumbones2-improve = { $price }: { $name }
rumbones2-brings = Al livello successivo:
rumbones2-used = Già usato in questa attivazione
rumbones2-tip-buy = I talenti si comprano e si potenziano nell’attivazione dell’eroe stesso, fra un’azione e l’altra, finché bastano le monete.
rumbones2-tip-passive = È stampato sulla plancia: non costa nulla e agisce da sé.

# Tide cards
rumbones2-tide = Carte Marea
rumbones2-symbols = { $count ->
    [one] { $count } simbolo Kraken.
   *[other] { $count } simboli Kraken.
 }
rumbones2-hand = Le tue carte Marea: { $count } su { $limit }
rumbones2-hand-before = Le carte Marea si pescano prima del primo round.
rumbones2-hand-empty = Nessuna carta Marea: si pesca di nuovo a fine round.
rumbones2-hand-captain = Le carte Marea le tiene il capitano della tua squadra, il giocatore { $seat }.
rumbones2-hand-mate = Carte del posto { $seat }
rumbones2-playing = In gioco
rumbones2-tossed = Messe da parte
rumbones2-deck-pile = Mazzo
rumbones2-tip-deck = Quando finisce, gli scarti diventano un nuovo mazzo.
rumbones2-discards = Scarti: { $side }

# the table in words
rumbones2-say-setup = Si prepara il tavolo.
rumbones2-say-round = Round { $round }, { $phase }. Turno: { $side }.
rumbones2-say-alone = Ognuno gioca per sé. Turno del giocatore { $seat }.
rumbones2-say-nobody = nessun eroe schierato
rumbones2-say-side = { $side }: { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
 }; { $heroes }; ciurma in gioco: { $crew }; tracciato del Kraken a { $track }.
rumbones2-say-lives = Giocatore { $seat }: { $heroes }.
rumbones2-say-life = { $name } (salute { $left } su { $hp }, { $lives ->
    [one] { $lives } vita
   *[other] { $lives } vite
 })
rumbones2-say-out = { $name } (fuori dalla partita)

# the result
rumbones2-from-heroes = Eroi
rumbones2-from-pieces = Attrezzatura
rumbones2-growth = Punti vittoria, round dopo round
rumbones2-from-defeats = Eroi sconfitti
rumbones2-from-falls = Vite perse
rumbones2-lives-left = Vite rimaste
rumbones2-lives-growth = Vite, sconfitta dopo sconfitta
rumbones2-falls-below = Sconfitte

# the guided first round
rumbones2-learn-welcome = Due ciurme si scontrano su navi unite da passerelle. È una partita vera, e nessun clic può rovinarla: tutto ciò che puoi fare è illuminato. La guida ti accompagna nel primo round.
rumbones2-learn-faction = Scegli una fazione, poi tre dei suoi eroi. Passa su un eroe per leggere che cosa sa fare. Non ci sono scelte sbagliate.
rumbones2-learn-score = Vince chi arriva a otto punti vittoria: uno per ogni eroe sconfitto, di più per l’attrezzatura delle navi nemiche, due per il Kraken.
rumbones2-learn-activate = Le squadre si alternano, e in ogni turno attivi una cosa sola: un eroe o tutta la ciurma. In un round ognuno agisce una volta. Comincia con un eroe.
rumbones2-learn-deploy = L’eroe sale a bordo in uno dei tuoi punti di raccolta. Scegline uno illuminato; più è vicino al nemico, meno c’è da camminare.
rumbones2-learn-act = Tre azioni: clicca una casella accanto all’eroe per muoverlo, o scegli un attacco e un bersaglio illuminato. Dalla murata un eroe può slanciarsi con una cima su un’altra nave.
rumbones2-learn-buy = Chi sconfigge nemici guadagna monete. Sulla plancia vedi i talenti: fra un’azione e l’altra si comprano e si potenziano con un clic, appena bastano le monete.
rumbones2-learn-crew = Anche la ciurma vuole un turno: sale a bordo, spara con il falconetto, marcia da sola e attacca. Attivala quando vuoi.
rumbones2-learn-kraken = Le carte Marea giocate con un simbolo Kraken fanno salire questo segnalino. A fine round due dadi dicono se arriva; poi infuria a ogni round.
rumbones2-learn-tide = Queste sono le tue carte Marea. Si giocano quando arriva il loro momento, anche nel turno nemico: sotto il tabellone appare una domanda. Buon vento!
