# Il tavolo di Ahoy

## Plance e tracciati
ahoy-map = Mappa del mare conosciuto
ahoy-map-view = Vista della mappa
ahoy-zoom-in = Più vicino
ahoy-zoom-out = Più lontano
ahoy-zoom-fit = Mostra tutto il mare
ahoy-beyond = { $at }: oltre la mappa, inesplorato
ahoy-island-of = isola ({ $suit })
ahoy-comrades = { $count ->
    [one] { $count } compagno
   *[other] { $count } compagni
 }
ahoy-track = Round, turni e fama
ahoy-round = Round { $round }
ahoy-order = Ordine dei turni
ahoy-first = primo giocatore
ahoy-in-turn = di turno
ahoy-fame-of = { $who }: { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 }
ahoy-tiles = Regioni rimaste nella pila
ahoy-bank = Oro nella riserva
ahoy-market = Mercato
ahoy-market-gap = Nessuna carta rimasta
ahoy-tabs = Parti del tavolo
ahoy-tab-board = La mia plancia
ahoy-tab-others = Avversari
ahoy-tab-boards = Plance
ahoy-own-board = La tua plancia: { $who }
ahoy-dice = Dadi nella riserva
ahoy-die = Dado con { $die }
ahoy-die-aside = Dado con { $die }, messo da parte
ahoy-no-dice = Tutti i dadi sono piazzati
ahoy-due = { $count ->
    [one] { $count } dado da piazzare
   *[other] { $count } dadi da piazzare
 }
ahoy-damage = { $count ->
    [one] { $count } danno
   *[other] { $count } danni
 }
ahoy-slot-damaged = danneggiata
ahoy-slot-die = contiene un { $die }
ahoy-slot-empty = vuota, accetta: { $need }
ahoy-costs = costa { $gold } oro
ahoy-gold = { $gold } oro
ahoy-price-die = costa un dado
ahoy-cargo-to = Carico { $cargo }, per un’isola ({ $suit })
ahoy-hold = stiva libera
ahoy-rewards = Ricompense
ahoy-marker-white = segnalino bianco
ahoy-marker-black = segnalino nero
ahoy-pledges = Patti
ahoy-pledge-for = Patto per: { $who }
ahoy-pledge-hidden = { $side ->
    [left] Segnalino patto sinistro, coperto
   *[right] Segnalino patto destro, coperto
 }
ahoy-plans = Piani
ahoy-plan-hidden = Un piano dell’Unione, coperto
ahoy-no-plans = Nessun piano in mano
ahoy-no-crew = Ancora nessuno
ahoy-word-fame = fama
ahoy-word-gold = oro
ahoy-word-patrols = pattuglie
ahoy-word-strongholds = roccaforti
ahoy-word-ready = pronti
ahoy-word-supply = riserva
ahoy-word-plans = piani

## Che cosa si chiede
ahoy-ask = La tua mossa
ahoy-start-hint = Scegli un dado e una casella azione, o qualsiasi altra cosa che brilla.
ahoy-now-slot = Ora scegli una casella azione per il dado.
ahoy-now-die = Ora scegli un dado per la casella azione.
ahoy-play = Gioca
ahoy-back = Indietro
ahoy-close = Chiudi
ahoy-values = Valore del dado
ahoy-value = Lascialo a { $to }
ahoy-value-paid = Portalo a { $to } per { $gold } oro
ahoy-cost-none = gratis
ahoy-cost-gold = { $gold } oro
ahoy-layouts = Disposizioni delle prime due regioni
ahoy-new-region = Nuova regione
ahoy-lay-how = Ruota la tessera (R) e clicca dove deve stare.
ahoy-rotate = Ruota
ahoy-shift = Altro posto
ahoy-lay = Mettila qui

## Battaglie
ahoy-battle-at = Battaglia in { $at }
ahoy-attacker = Attaccante
ahoy-defender = Difensore
ahoy-not-rolled = non ancora tirato
ahoy-rolled = Tiro: { $sum }
ahoy-total = Risultato { $total }
ahoy-aims = Quanto mirare
ahoy-bonus-aim = mira
ahoy-bonus-stronghold = roccaforte
ahoy-bonus-gunship = cannoniera
ahoy-bonus-fighters = Combattenti
ahoy-bonus-cache = Deposito d’armi
ahoy-won = Vittoria: { $who }
ahoy-won-tie = Parità, vince l’attaccante: { $who }
ahoy-avoided-emissary = L’Emissario ha comprato la pace.
ahoy-avoided-close-call = Per un soffio: nessuna battaglia.

## Il risultato
ahoy-source-control = Controllo
ahoy-source-delivery = Consegne
ahoy-source-reward = Ricompense
ahoy-source-pledge = Patti
ahoy-mark-end = Fine
ahoy-growth = La fama, round dopo round

## Il tavolo a parole
ahoy-say-player = { $who }: { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 }, { $gold } oro, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 } da piazzare.
ahoy-say-region = Regione con isola ({ $suit }) in { $at }: prosperità { $wealth }, Squadra { $squadron }, Unione { $union }.
ahoy-say-space = { $at }: { $there }.

## Suggerimenti
ahoy-tip-sea = Mare aperto. Qui non succede nulla.
ahoy-tip-region = Prosperità { $wealth }. Punti controllo: Squadra { $squadron }, Unione { $union }.
ahoy-tip-island = Con la tua nave ammiraglia qui puoi reclutare; i Contrabbandieri possono anche contrabbandare e consegnare.
ahoy-tip-fog = Nella nebbia non comincia mai una battaglia.
ahoy-tip-harbor = Getta l’ancora qui per riparare 2 danni, o per spostare un dado sui Cannoni.
ahoy-tip-wreckage = Chi ci arriva subisce 1 danno.
ahoy-tip-treasure = Getta l’ancora qui: 1 oro per ogni moneta.
ahoy-tip-tailwind = Un dado con questo numero su «Vento in poppa» ti porta direttamente qui.
ahoy-tip-current = Chi ci arriva è trascinato di una casella lungo la freccia.
ahoy-tip-sandbar = Nessun passo può attraversare un banco di sabbia.
ahoy-tip-flagship = Si muove con Navigazione e Vento in poppa, recluta sulle isole e non viene mai rimossa.
ahoy-tip-patrol = 1 punto controllo nella sua regione. Qualsiasi danno la rimanda nella riserva.
ahoy-tip-stronghold = 2 punti controllo, cannoni sempre carichi, +2 in battaglia. I nemici sulla sua casella non reclutano, non contrabbandano e non consegnano.
ahoy-tip-cutter = Cannoni mai carichi. I compagni nella sua regione valgono il doppio; lui stesso vale 1.
ahoy-tip-gunship = Cannoni sempre carichi, +3 in battaglia. 1 punto controllo.
ahoy-tip-comrades = Ogni compagno su un’isola vale 1 punto controllo per l’Unione.
ahoy-tip-wealth = Chi controlla la regione alla fine del round guadagna altrettanta fama.
ahoy-tip-slot-tailwind = Muoviti direttamente su una casella con il numero del dado.
ahoy-tip-slot-cutter = Il cutter si muove di 1–3 caselle, o segue il vento del dado.
ahoy-tip-slot-gunship = La cannoniera si muove di 1 o 2 caselle, o segue il vento del dado.
ahoy-tip-slot-cost = Il dado pagato per questa carta; non è un’azione.
ahoy-tip-needs = Accetta: { $need }.
ahoy-tip-damaged = Danneggiata: nessun dado finché non è riparata.
ahoy-tip-held = { $die ->
    [1] L’1
   *[other] Il { $die }
 } resta qui fino alla fine del round.
ahoy-tip-dashed = Questa casella azione non può essere danneggiata.
ahoy-tip-cargo = Consegnalo su un’isola ({ $suit }): 2 punti fama, una ricompensa e un patto.
ahoy-tip-price-gold = Reclutare costa { $gold } oro, su un’isola dello stesso simbolo.
ahoy-tip-price-die = Reclutare costa uno dei tuoi dadi, su un’isola dello stesso simbolo.
ahoy-tip-reward = Il segnalino bianco si sposta di una cella, mai su quello nero, e ottieni ciò che vi è stampato.
ahoy-tip-fame = Dopo un round in cui qualcuno ha 30 punti fama la partita finisce. Vince chi ha più fama.
ahoy-tip-gold = Serve a pagare la ciurma e a cambiare un dado mentre lo piazzi: di 1 per ogni oro.
ahoy-tip-die = Mettilo su una casella azione per agire. Ogni turno piazzi 2 dadi.
ahoy-tip-aside = Non entrava da nessuna parte e aspetta il prossimo round.
ahoy-tip-hold = Posto per il carico. Un Contrabbandiere tiene al massimo 2 carte.
ahoy-tip-pledge = Alla fine ogni carta qui vale 1 punto fama per ogni regione del suo simbolo controllata dalla fazione del segnalino.
ahoy-tip-ready = Compagni che possono sbarcare.
ahoy-tip-supply = Compagni che devono prima prepararsi.
ahoy-tip-plans = L’Unione pesca 2 piani alla fine di ogni round.
ahoy-tip-patrols = Pattuglie che possono essere piazzate.
ahoy-tip-strongholds = Roccaforti che si possono costruire: a fine turno 2 pattuglie su un’isola diventano una roccaforte.
ahoy-tip-tiles = Regioni inesplorate. Naviga oltre il bordo della mappa per scoprirne una.
ahoy-tip-deck = Carte mercato rimaste. Non vengono mai rimescolate.
ahoy-tip-bank = In gioco ci sono 20 monete d’oro, non di più.
ahoy-tip-first = Comincia il round.
ahoy-tip-round = Quando tutti i dadi sono piazzati si conta il controllo e comincia un nuovo round.
