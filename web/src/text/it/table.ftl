# The page
table-title = Tavolo
table-heading = { $game }: il tavolo
table-loading = Prepariamo il tavolo…
table-again = Riprova
table-to-harbour = Al porto
table-offline = Nessuna connessione. Riproviamo…
table-board = Tabellone
table-side = Mosse, cronaca e chiacchiere
table-shown = Che cosa mostrare
table-show-result = Risultato
table-show-board = Tabellone

# Turns and decisions
table-decision = Decisione
table-your-turn = Tocca a te.
table-you-watch = Stai guardando.
table-your-move = Fai la tua mossa.
table-waits-for = { $count ->
    [one] Tocca a: { $who }.
   *[other] Tocca a: { $who }.
 }
table-asked = { $count ->
    [one] Tocca a: { $who }. «{ $ask }»
   *[other] Tocca a: { $who }. «{ $ask }»
 }
table-any-of-you = Decide uno qualsiasi della tua squadra: { $ask }
table-any-waits-for = Può decidere uno qualsiasi tra: { $who }.
table-a-moment = Un momento…
table-is-over = La partita è finita.
table-decides = Deve decidere adesso.
table-rule = Regola { $rule }

# Tools
table-undo = Annulla
table-undo-free = Annulla l’ultima mossa
table-undo-ask = Chiedi di annullare la mossa: { $who }
table-undo-none = Niente da annullare
table-undo-held = Da allora c’è stato un lancio o è uscito un segreto; i bot non accettano di tornare indietro
table-undo-stands = Da allora c’è stato un lancio o è uscito un segreto; se il tavolo non è di prova, resta così
table-hint = Consiglio
table-hint-long = Chiedi un consiglio a un bot
table-hint-why = Vittoria nel { $percent } % di { $tried } partite immaginate ({ $imagined } in tutto).
table-hint-brings = Che cosa ne segue: { $what }
table-hint-clear = Nettamente meglio di «{ $move }» ({ $percent } %).
table-hint-slight = Un po’ meglio di «{ $move }» ({ $percent } %).
table-hint-even = «{ $move }» vale più o meno lo stesso ({ $percent } %).
table-hint-play = Gioca così
table-hint-close = Chiudi il consiglio
table-hint-nothing = Il bot non vede differenze tra le mosse.
table-moves = Mosse
table-moves-long = Tutte le mosse possibili a parole
table-search = Cerca una mossa
table-no-moves = Ora non c’è niente da decidere.
table-no-such-move = Nessuna mossa con queste parole.
table-asides = Mosse che di solito non vengono proposte
table-log = Cronaca
table-log-long = La cronaca della partita
table-log-empty = Non è ancora successo niente.
table-log-newer = Nuove righe
table-log-earlier = Righe precedenti
table-recap = Mentre non c’eri
table-recap-close = Chiudi il riassunto
table-recap-left = { $count ->
    [one] Un’altra riga è nella cronaca.
   *[other] Altre { $count } righe sono nella cronaca.
 }
table-round = Round { $round }
table-talk = Chiacchiere
table-talk-long = Chiacchiere al tavolo
table-talk-empty = Nessuno ha ancora detto niente.
table-say = Di’ qualcosa
table-side-number = Squadra { $number }
table-say-to = Chi lo sente
table-say-to-all = Tutti
table-say-to-side = La mia squadra
table-said-to-side = alla tua squadra
table-send = Invia
table-mute = Silenzia { $name }
table-unmute = Ascolta di nuovo { $name }
table-muted = silenziato
table-more = Altro
table-more-long = Altro su questo tavolo
table-help = Aiuto
table-rules = Regole di { $game }
table-look-back = Rivedi la partita
table-shortcuts = Tastiera
table-key-numbers = Gioca una mossa dell’elenco
table-key-back = Un passo indietro
table-key-arrows = Da un pezzo all’altro
table-key-help = Questo aiuto

# People
table-players = Giocatori
table-seat-open = Posto libero
table-bot-random = Bot, gioca a caso
table-bot-greedy = Bot, avido
table-bot-easy = Bot, facile
table-bot-medium = Bot, medio
table-bot-hard = Bot, difficile
table-bot-other = Bot { $bot }
table-is-bot = Qui gioca un bot
table-here = Al tavolo
table-away = Assente
table-thinking = Sta pensando…
table-time-left = Tempo rimasto
table-conceded = Si è arreso
table-deputy = Assente; per ora gioca { $bot }
table-deputy-mine = Un bot sta giocando per te.
table-deputy-back = Rieccomi
table-deputy-for-me = Fai giocare un bot per me
table-deputy-for-them = Fai giocare un bot al suo posto
table-deputy-soon = Un bot potrà giocare al suo posto tra { $seconds } s.
table-watchers = { $count ->
    [0] Nessuno guarda
    [one] Guarda { $count } persona
   *[other] Guardano { $count } persone
 }

# Leaving
table-leave = Andarsene prima
table-concede = Arrenditi
table-concede-sure = Vuoi davvero arrenderti ({ $who })? Non si può annullare.
table-concede-no = Continua
table-concede-yes = Arrenditi

# Taking back with consent
table-take-back = Annullare la mossa?
table-take-back-asks = { $moves ->
    [one] { $who } ti chiede di poter annullare { $moves } mossa:
   *[other] { $who } ti chiede di poter annullare { $moves } mosse:
 }
table-take-back-lines = Che cosa verrebbe annullato
table-take-back-yes = D’accordo
table-take-back-no = No
table-take-back-waits = { $moves ->
    [one] Hai chiesto di annullare { $moves } mossa. Si attende la risposta di: { $who }
   *[other] Hai chiesto di annullare { $moves } mosse. Si attende la risposta di: { $who }
 }
table-take-back-withdraw = Lascia stare

# A word before a move
table-sure = Fare questa mossa?
table-sure-final = Non si potrà annullare.
table-sure-yes = Sì
table-sure-no = Non ancora

# Handing the device over
table-curtain-for = Passa il dispositivo a: { $who }
table-curtain-who = Chi ha in mano il dispositivo?
table-curtain-why = Qui ognuno ha i suoi segreti. Gli altri ora non guardino.
table-curtain-lift = Gioco come { $who }

# Gathering
table-gathering = L’equipaggio si raduna.
table-seats = Posti
table-sit = Siediti qui
table-sit-too = Gioca anche questo
table-remove = Allontana
table-who-sits = Chi gioca come { $seat }
table-is-ready = Pronto
table-is-not-ready = Non ancora pronto
table-ready = Sono pronto
table-not-ready = Non ancora
table-start = Molla gli ormeggi
table-wait-seats = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
 }
table-wait-ready = { $count ->
    [one] Un giocatore non è ancora pronto.
   *[other] { $count } giocatori non sono ancora pronti.
 }
table-wait-host = Tutti sono pronti. Chi ospita dà il via.
table-all-set = Tutti sono pronti. Si salpa quando vuoi!
table-shuffle-note = All’inizio della partita i posti vengono sorteggiati.
table-get-up = Alzati dal tavolo
table-delete = Togli il tavolo
table-delete-sure = Il tavolo sparisce per tutti quelli che vi siedono.
table-delete-no = Tienilo
table-delete-yes = Togli
table-invite = Invita
table-invite-play = Chi ha questo link può sedersi:
table-invite-watch = Chi ha questo link può guardare:
table-invite-copy = Copia
table-invite-share = Condividi
table-invite-copied = Link copiato.
table-invite-by-hand = Seleziona il link e copialo.
table-public = Visibile nel porto
table-private = Solo con il link
table-spectators = Gli altri possono guardare
table-no-spectators = Senza spettatori
table-clock-none = Senza orologio
table-clock-decision = { $seconds } secondi a decisione
table-clock-reserve = { $minutes } minuti e { $increment } secondi a decisione
table-zero-bot = A tempo scaduto decide un bot
table-zero-lose = A tempo scaduto si perde
table-grace = { $seconds ->
    [0] Un bot può subito giocare per chi è assente
   *[other] Dopo { $seconds } secondi un bot può giocare per chi è assente
 }
table-practice = Prova
table-practice-long = Tavolo di prova: si può annullare tutto, anche i lanci
table-pack = Contenuto: { $pack }
table-practiced = Partita di prova: si poteva annullare tutto.
table-pace-instant = I bot giocano subito
table-pace-quick = I bot giocano in fretta
table-pace-human = I bot se la prendono comoda

# L’appello
table-roll = Si aprono i sigilli
table-roll-why = Tutti hanno sigillato la loro parte di casualità. Ora i sigilli si aprono insieme e la partita comincia.
table-roll-waits = Ancora chiusi: { $who }.
table-roll-foreign = Il tuo sigillo è stato messo in un altro browser. Apri questo tavolo là, oppure annulla l’inizio e sigilla di nuovo qui.
table-roll-off = Annulla l’inizio

# Fairness
table-fair = Dadi onesti
table-fair-why = Prima della prima mossa il server e tutti al tavolo sigillano la loro parte di casualità, e solo dopo i giocatori aprono i sigilli: nessuno può scegliere i dadi, nemmeno chi ospita. A fine partita chiunque può verificare ogni dado e ogni carta.
table-fair-seal = Il sigillo (SHA-256 del seme)
table-fair-sealed = Sigillato da: { $who }
table-fair-entropy = Aggiunto da: { $who }
table-verify = Controlla la partita
table-download = Scarica il verbale
table-seal-good = Il seme e ciò che ognuno ha aggiunto corrispondono ai sigilli mostrati prima della prima mossa.
table-seal-bad = Ciò che è stato aperto non corrisponde ai sigilli mostrati!
table-record-good = Tutte le { $steps } mosse, i dadi e le carte derivano dal seme.
table-record-bad = Il verbale non regge: { $flaw }

# The result
table-won = { $sides ->
    [one] { $count ->
        [one] Vittoria: { $who }
       *[other] Vittoria comune: { $who }
    }
   *[other] Vittoria condivisa: { $who }
 }
table-you-won = Hai vinto ({ $who })!
table-draw = Pareggio
table-all-won = Vincono tutti
table-nobody-won = Nessuno vince
table-ended-rules = La partita è stata giocata fino in fondo.
table-ended-conceded = Resa di: { $who }.
table-ended-time = Tempo scaduto per: { $who }.
table-ended-adjourned = La partita è stata interrotta.
table-ended-outgrown = Nel frattempo le regole di questo gioco sono cambiate e la partita non poteva continuare.
table-outgrown = È stata giocata con regole precedenti. Il tabellone e la cronaca arrivano fin dove le regole di oggi portano allo stesso punto; il risultato resta quello di allora.
table-places = Posizioni e punti
table-place = Posto
table-player = Giocatore
table-tally = Punti del round { $round }
table-tally-close = Chiudi i punti
table-total = Totale
table-rematch = Gioca ancora
table-rematch-join = Alla prossima partita
table-again-title = Ancora una partita
table-again-ask = Ancora una partita con le stesse persone?
table-again-bots = Ancora una partita?
table-again-asked = { $count ->
    [one] { $who } vorrebbe giocare ancora.
   *[other] { $who } vorrebbero giocare ancora.
 }
table-again-too = { $count ->
    [one] Gioca anche { $who }.
   *[other] Giocano anche { $who }.
 }
table-again-not = { $count ->
    [one] { $who } non gioca più.
   *[other] { $who } non giocano più.
 }
table-again-waits = Hai detto di sì. In attesa di: { $who }.
table-again-yes = Hai detto di sì.
table-again-there = La prossima partita è pronta.
table-again-no = Non ora
table-again-now = Non aspettare: libera i posti
table-replay = Guarda il replay
table-tale-save = Salva il racconto
table-tale-title = Un racconto di { $game }
table-tale-player = { $part } ({ $who })
table-tale-end = Raccontato da Freeport.
table-chart-said = Grafico su { $rounds } round, una linea per giocatore; i punti finali sono nella tabella qui sopra.
table-chart-below = Round
table-chart-over = Grafico con una linea per giocatore. In basso: { $below }, da 0 a { $count }. I punti finali sono nella tabella qui sopra.

# Connect Four
table-four-board = La griglia: sette colonne
table-four-column = Colonna { $column }, dal basso: { $discs }
table-four-summary = { $discs ->
    [0] La griglia è vuota.
    [one] Nella griglia c’è { $discs } disco.
   *[other] Nella griglia ci sono { $discs } dischi.
 }
