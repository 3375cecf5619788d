# The board
rumbones-deck = ponte della { $ship }
rumbones-muster = Punto di Raccolta
rumbones-plank = Passerella
rumbones-sea = mare
rumbones-prize = L’Obbiettivo

# Figures in words
rumbones-deckhands = { $count ->
    [one] { $count } Marinaio
   *[other] { $count } Marinai
 }
rumbones-bosuns = { $count ->
    [one] { $count } Nostromo
   *[other] { $count } Nostromi
 }
rumbones-say-hero = { $name } (salute { $left } su { $hp })
rumbones-say-nobody = nessun Eroe a bordo
rumbones-say-side = { $side }: { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
 }; { $heroes }; ciurma in gioco: { $crew }.
rumbones-say-setup = Le squadre scelgono le Fazioni.
rumbones-say-turn = Turno { $turn }, { $side }: { $phase }.
rumbones-say-symbols = { $count ->
    [one] { $count } simbolo del Kraken
   *[other] { $count } simboli del Kraken
 } nelle Riserve.

# Above the sea
rumbones-points = { $side }: { $points } Punti Vittoria su { $goal }
rumbones-tip-points = La squadra che ha { $goal } Punti Vittoria vince all’istante. Li danno gli Obbiettivi e le Creature Marine.
rumbones-turn = Turno { $turn }
rumbones-kraken-track = { $count ->
    [one] { $count } simbolo del Kraken nelle Riserve: il Kraken arriva { $chance } volte su 100.
   *[other] { $count } simboli del Kraken nelle Riserve: il Kraken arriva { $chance } volte su 100.
 }

# Heroes
rumbones-heroes = Eroi: { $side }
rumbones-supply = scorta: { $deckhands ->
    [one] { $deckhands } Marinaio
   *[other] { $deckhands } Marinai
 }, { $bosuns ->
    [one] { $bosuns } Nostromo
   *[other] { $bosuns } Nostromi
 }
rumbones-coins = Monete
rumbones-tip-coins = Un Eroe paga le Azioni con le proprie monete e non ne ha mai più di otto.
rumbones-owner = Giocato dal posto { $seat }
rumbones-state-reserve = In Riserva
rumbones-state-deployed = Schierato
rumbones-state-toll = Deve il Pedaggio
rumbones-state-paid = Pedaggio pagato
rumbones-state-overboard = Fuoribordo
rumbones-tip-blinded = Tutti i suoi Attacchi hanno −1 Per Colpire fino alla fine della sua attivazione.
rumbones-tip-stunned = Ha un’Azione in meno.
rumbones-tip-slowed = Nella sua attivazione può muoversi una volta sola.
rumbones-tip-muted = Non può usare Azioni che costano monete.
rumbones-tip-bleeding = Subisce 1 danno dopo ogni sua Azione.
rumbones-boosted = Più forte in questo turno
rumbones-boost = Dadi: { $dice }; Per Colpire: { $hit }.
rumbones-acted = Ha già agito

# Objectives
rumbones-tile-health = Salute { $left } su { $hp }.
rumbones-tile-worth = Vale { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
 } e { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.

# Tide cards
rumbones-symbols = { $count ->
    [one] { $count } simbolo del Kraken.
   *[other] { $count } simboli del Kraken.
 }
rumbones-hand = Le tue Carte Marea: { $count } su { $limit }
rumbones-hand-empty = Ancora nessuna Carta Marea: si pescano alla fine del tuo turno.
rumbones-hand-none = Le Carte Marea le tiene un altro giocatore della tua squadra.
rumbones-looked = Carte fra cui scegliere
rumbones-tip-deck = Quando è finito, gli scarti diventano un nuovo mazzo.
rumbones-discard-pile = Scarti
rumbones-pool = Riserva: { $side }
rumbones-tip-pool = Qui stanno le carte giocate con simboli del Kraken: tutte e due le Riserve lo chiamano.

# What is asked
rumbones-factions = Quale Fazione vuoi?

# Scenes
rumbones-scene-kraken-text = La Passerella centrale si spezza e chi c’era sopra finisce Fuoribordo. D’ora in poi il Kraken infuria in ogni turno.
rumbones-scene-dragon-text = Blocca una Passerella e sputa fuoco in ogni turno.

# Leaves on a phone
rumbones-tab-heroes = I tuoi Eroi

# The story and the result
rumbones-claimed = Bottino: { $what }
rumbones-fell = { $hero } va KO
rumbones-from-ship = Nave nemica
rumbones-growth = Punti Vittoria, turno per turno
rumbones-growth-below = Turno

# The guided first turn
rumbones-learn-welcome = Due navi fianco a fianco, unite da tre passerelle. La ciurma le attraversa da sola; gli Eroi fanno quello che dici tu. La guida ti accompagna nel primo turno.
rumbones-learn-faction = Scegli la Fazione che vuoi. La Fratellanza si dà man forte e compra dadi con le monete; le Ossa del Diavolo guariscono, maledicono e tornano dalla morte.
rumbones-learn-score = Vince chi arriva a sei Punti Vittoria. Ogni Obbiettivo della nave nemica ne vale due, e così il Kraken e il Drago Marino. Accanto ci sono i segni delle otto fasi del turno.
rumbones-learn-cannon = Per primo spara il Cannone: scegli un punto illuminato con dei nemici, o non sparare. Quattro dadi, e ogni 4 o più è un Colpito.
rumbones-learn-bosuns = I Marinai sono arrivati in tutti e tre i Punti di Raccolta. Di’ dove entrano i due Nostromi: colpiscono meglio, e con loro i Marinai accanto.
rumbones-learn-deploy = Fa’ salire un Eroe: scegli chi, poi un Punto di Raccolta. In gioco possono essercene tre. Indica un Eroe per leggere che cosa sa fare.
rumbones-learn-act = Il tuo Eroe ha tre Azioni. Clicca un punto accanto a lui per andarci, o scegli un attacco e poi un bersaglio illuminato. Dal bordo della nave puoi volare dall’altra parte con una cima.
rumbones-learn-kraken = Molte Carte Marea portano un simbolo del Kraken. Più se ne giocano, prima arriva: spezza la passerella di mezzo e non risparmia nessuno.
rumbones-learn-tide = Alla fine del tuo turno peschi Carte Marea. Si giocano quando viene il loro momento, anche nel turno nemico: accanto al tabellone appare una domanda. Buon vento!
