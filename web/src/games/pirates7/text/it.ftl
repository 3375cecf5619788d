# Il tavolo dei Pirati dei 7 mari

pirates7-round = Round { $round }
pirates7-last = { $count ->
    [0] l’ultimo round
    [one] ancora { $count } round
   *[other] ancora { $count } round
 }
pirates7-cove = Covo dei pirati: round e forzieri
pirates7-board = Plancia delle Avventure
pirates7-own = Il tuo porto: { $who }
pirates7-hand = Le tue carte Avventura
pirates7-hand-empty = Nessuna carta Avventura in mano.
pirates7-focus = Che cosa succede
pirates7-tabs = Parti del tavolo
pirates7-tab-harbour = Porto
pirates7-tab-hand = Carte
pirates7-tab-others = Altri
pirates7-tab-all = Giocatori
pirates7-tab-port = Plancia
pirates7-owed = { $count ->
    [one] Manca { $count } guardia.
   *[other] Mancano { $count } guardie.
 }
pirates7-above-end = { $count ->
    [0] La carta Fine è in cima.
    [one] Sopra la carta Fine c’è { $count } carta.
   *[other] Sopra la carta Fine ci sono { $count } carte.
 }
pirates7-corsairs-left = Segnalini Corsaro rimasti
pirates7-caravans-left = Convogli rimasti
pirates7-caravans = { $count ->
    [0] nessun Convoglio rimasto
    [one] { $count } Convoglio rimasto
   *[other] { $count } Convogli rimasti
 }
pirates7-card-caravan = { $ships ->
    [one] { $card }, { $ships } nave
   *[other] { $card }, { $ships } navi
 }
pirates7-choose = Scegli un Personaggio in segreto
pirates7-characters = I sette Personaggi in ordine di chiamata
pirates7-returns = riporta in mano tutte le carte
pirates7-gift = Dono
pirates7-thinking = Chi ha scelto
pirates7-has-chosen = ha scelto
pirates7-still-thinking = sta ancora pensando
pirates7-chosen-secret = Scelto. Nessun altro lo vede finché non viene chiamato.
pirates7-choosing = Tutti scelgono un Personaggio in segreto.
pirates7-state-chosen = scelto
pirates7-state-played = giocato
pirates7-state-hand = in mano
pirates7-ruler = Ordine di chiamata
pirates7-call-gift = { $count ->
    [one] da solo: il Dono
   *[other] da solo: il doppio Dono
 }
pirates7-acts = { $character }: decide { $who }.
pirates7-over = La partita è finita.
pirates7-gift-shipwright = una nave gratis
pirates7-gift-governor = niente Macchia Nera
pirates7-gift-captain = 2 Yin-Yang
pirates7-gift-islander = una carta Bottino
pirates7-gift-shaman = 3 navi al sicuro
pirates7-gift-merchant = un forziere
pirates7-gift-cartographer = un’altra carta
pirates7-gift2-shipwright = 2 navi gratis
pirates7-gift2-governor = niente Macchia Nera, e una in meno
pirates7-gift2-captain = 4 Yin-Yang
pirates7-gift2-islander = 2 carte Bottino
pirates7-gift2-shaman = 6 navi al sicuro
pirates7-gift2-merchant = 2 forzieri
pirates7-gift2-cartographer = altre due carte
pirates7-omen = Macchia Nera: { $why }
pirates7-omen-maybe = Macchia Nera? { $why }
pirates7-raid = Assalto: { $nation }
pirates7-raid-limit = Ognuno può inviarne fino a { $limit }; chi non ne invia prende una Macchia Nera.
pirates7-raid-treason = Sei Corsaro di questa nazione: una Macchia Nera in ogni caso.
pirates7-raid-away = Resti a casa e prendi una Macchia Nera.
pirates7-raid-likely = Con le navi inviate finora il convoglio affonda in { $wins ->
    [one] { $wins } lancio
   *[other] { $wins } lanci
 } su 10; tue navi ancora a galla: circa { $left }.
pirates7-sent-none = non invia navi
pirates7-throw = Un lancio
pirates7-throw-of = Il lancio: { $what }
pirates7-to-tray = Guarda il vassoio
pirates7-go-on = Avanti
pirates7-tray-waits = Il Righello non distingue: decide { $who }.
pirates7-sell-something = Scegli che cosa vendere
pirates7-too-much = Non c’è posto per tanto
pirates7-overboard-more = { $count ->
    [one] { $count } Merce deve finire in mare
   *[other] { $count } Merci devono finire in mare
 }
pirates7-tavern-how = Clicca su un giocatore e poi su un altro: si scambiano i dadi.
pirates7-tavern-die = { $who }: { $face }, { $does }
pirates7-tavern-deal = Distribuiscili così
pirates7-mark-end = fine
pirates7-growth = I punti, round dopo round
pirates7-say-chests = { $who }: forzieri { $count }
pirates7-say-player = { $who }: punti { $points }; forzieri { $chests }; navi: libere { $free }, cariche { $loaded }, di guardia { $guards }; Merci { $goods }; Yin-Yang { $tokens }; Macchie Nere { $marks }.
pirates7-say-port = Porto «{ $port }»: Frutta { $fruit }, Caffè { $coffee }, Rum { $rum }.
pirates7-tip-gift = Chi è solo ad averlo scelto può prendere il Dono: { $gift }.
pirates7-tip-gift-two = In due solo il Primo Giocatore può prendere il Dono, se l’altro ha scelto diversamente: { $gift }.
pirates7-tip-returns = Dopo il round tutti i Personaggi giocati tornano in mano.
pirates7-tip-stays = Resta giocato finché un Capitano, un Isolano o uno Sciamano non lo riporta in mano. I Rituali sono permessi.
pirates7-tip-chests = Denaro, e un punto vittoria ciascuno. Ogni dieci serve una nave di guardia sull’isola. Un segnalino mostra 40 o 80 quando il tracciato ricomincia.
pirates7-tip-yin-yang = Servono a pagare i Rituali; ogni tre avanzati valgono un punto vittoria.
pirates7-tip-marks = Ognuna costa 3 punti vittoria.
pirates7-tip-free = In mare senza Merci: può andare all’assalto.
pirates7-tip-loaded = Porta Merci e non può assaltare finché non sono vendute o perdute.
pirates7-tip-guard = Sorveglia dieci forzieri sull’isola. Non assalta e non trasporta nulla.
pirates7-tip-reserve = Navi fuori gioco: il Maestro d’ascia le vende a un forziere l’una, il Governatore le porta tutte.
pirates7-tip-capacity = Merci a bordo, e quante ne portano le navi in mare: una ciascuna, due con la Doppia Stiva.
pirates7-tip-hand = Carte Avventura in mano. Quelle rimaste alla fine diventano Macchie Nere.
pirates7-tip-deck = Il Cartografo pesca da qui. Quando esce la carta Fine si giocano altri tre round.
pirates7-tip-loot = Frutta, Caffè, Rum e Talismani. Quando è vuoto si rimescolano gli scarti.
pirates7-tip-first = Chiama i Personaggi e decide per primo. Da solo con un Personaggio può prendere il Dono due volte.
pirates7-tip-first-two = Chiama i Personaggi e decide per primo. In due solo il Primo Giocatore può ricevere un Dono.
pirates7-tip-last = È uscita la carta Fine. Dopo questi round si vendono tutte le Merci e si contano i punti.
pirates7-tip-port = Il prezzo vale per ogni Merce quando se ne vendono insieme tre o più dello stesso tipo; di meno rendono un forziere l’una.
pirates7-tip-tally = Quanti Convogli di ogni nazione non sono ancora stati giocati.
pirates7-tip-decline = Chi non compie l’Azione prende una Macchia Nera.
pirates7-tip-good = Tre o più insieme rendono { $price } l’una in questo Porto, di meno un forziere l’una.
pirates7-tip-talisman = Un punto vittoria. Non occupa navi e porta un segnalino Yin-Yang quando viene pescato.
pirates7-tip-corsair = Gli assalti a questa nazione costano una Macchia Nera. A parità vince chi ha meno segnalini.
pirates7-tip-caravan = { $ships ->
    [one] { $ships } nave rossa da affondare. Tutti possono partecipare.
   *[other] { $ships } navi rosse da affondare. Tutti possono partecipare.
 }
pirates7-tip-good-deal = Vendi due Merci di tipo diverso al prezzo pieno del Porto.
pirates7-tip-double-hold = Per il resto della partita un’altra tua nave porta due Merci.
pirates7-tip-unsinkable = Per il resto della partita in ogni assalto torna un’altra tua nave affondata.
pirates7-tip-points = Punti vittoria finora: forzieri, Talismani e ogni tre Yin-Yang, meno 3 per ogni Macchia Nera. Le carte rimaste in mano costeranno altri punti alla fine.
pirates7-brings-deal = { $chests ->
    [one] porta { $chests } forziere
   *[other] porta { $chests } forzieri
 }
pirates7-brings-double-hold = un’altra nave porta due Merci
pirates7-brings-unsinkable = in ogni assalto torna un’altra nave affondata
pirates7-points = Punti finora
pirates7-lookup = Carte giocate
pirates7-lookup-characters = Personaggi giocati
pirates7-lookup-ports = Porti aperti
pirates7-lookup-curses = Maledizioni lanciate
pirates7-lookup-caravans = Convogli assaltati
pirates7-lookup-none = ancora nessuna carta
pirates7-lookup-no-tally = A questo tavolo non si tiene il conto: si vede solo ciò che sta in cima.
