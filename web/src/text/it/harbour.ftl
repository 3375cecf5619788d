harbour-welcome = Un porto sicuro per le avventure da tavolo
harbour-lead = Giochi da tavolo con le regole complete, nel browser. Con gli amici, dallo stesso divano o da cinque città, e bot nei posti vuoti.
harbour-play = Gioca ora
harbour-friends = Gioca con gli amici
harbour-quick = { $title }, tu contro { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
 }.
harbour-change = Cambia
harbour-learn = Prima partita guidata
harbour-players = Giocatori
harbour-role = Giochi come
harbour-any-role = Decide la sorte
harbour-level = Bot

harbour-mine = I tuoi tavoli
harbour-open = Tavoli aperti
harbour-watch = Partite da guardare
harbour-new = Nuovo tavolo
harbour-none-mine = Ancora nessun tavolo. «Gioca ora» comincia una partita contro i bot; agli amici basta un link.
harbour-none-open = Nessuno cerca giocatori in questo momento. Apri un tavolo pubblico e forse qualcuno arriverà.
harbour-none-watch = Nessuna partita pubblica è in corso.
harbour-more = Mostra altri { $count }
harbour-state-gathering = Pronta a cominciare
harbour-state-playing = In corso
harbour-state-over = Finita
harbour-free-seat = posto libero
harbour-free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
 }
harbour-your-turn = Tocca a te
harbour-go-on = Continua
harbour-sit-down = Siediti
harbour-look-on = Guarda

harbour-join = Unisciti a un tavolo
harbour-join-field = Link o codice
harbour-join-example = Incolla ciò che ti hanno mandato
harbour-join-go = Al tavolo
harbour-join-wrong = Questo non è né un link a un tavolo né un codice. Un codice è fatto solo di lettere e cifre.

harbour-shelf = Sullo scaffale
harbour-about-ahoy = Navi, contrabbandieri e un mare che cresce: ogni fazione gioca con regole proprie.
harbour-about-pirates7 = Scegli un pirata in segreto, assalta i convogli con i dadi lanciati nel coperchio della scatola e vendi il bottino dove lo vogliono.
harbour-about-rumbones = Due navi pirata fianco a fianco: guida gli Eroi sulle passerelle, vola sul sartiame, fa’ a pezzi la nave nemica. E attento al rumore: laggiù qualcosa ascolta.
harbour-about-rumbones2 = Il popolo del mare contro un’armada: decidi chi agisce, compra e affina i talenti degli eroi, distruggi le navi nemiche. Oppure ognuno per sé, fino all’ultima vita.
harbour-about-runebound = Un vasto mondo, avventure di quattro colori e un Signore dei Draghi alla fine: viaggia con i dadi, combatti, commercia, cresci. In solitario contro il destino, o in gara fino a sei.
harbour-about-four = Quattro dischi in fila. Si impara in un minuto.
harbour-seats = { $kind ->
    [same] { $least } giocatori
   *[range] Da { $least } a { $most } giocatori
 }
harbour-time = circa { $minutes } minuti
harbour-play-this = Gioca ora
harbour-set-up = Prepara il tavolo
harbour-rules = Regole

harbour-new-title = Prepara un tavolo
harbour-game = Gioco
harbour-seats-title = Chi gioca
harbour-who = Chi gioca come { $role }
harbour-seat-me = Gioco io
harbour-seat-open = Posto libero
harbour-seat-name = Nome per { $role }
harbour-seat-name-hint = Nome (altrimenti { $name })
harbour-seats-note = Riceverai un link per i posti liberi.
harbour-hot-seat = Giocate sullo stesso dispositivo: il tavolo viene coperto tra giocatori che hanno segreti.
harbour-not-playing = Tu non giochi, ma puoi guardare.
harbour-terms = Accordi
harbour-public = Pubblico
harbour-public-hint = Visibile qui a tutti; altrimenti ci si arriva solo con il link.
harbour-spectators = Spettatori
harbour-spectators-hint = Altri possono guardare, senza mai vedere i segreti di nessuno.
harbour-shuffle = Posti a sorte
harbour-shuffle-hint = All’inizio della partita la sorte decide il posto di ciascuno.
harbour-practice = Tavolo di prova
harbour-practice-hint = Si può annullare tutto, anche i lanci; lo dicono il tavolo, il risultato e il verbale.
harbour-grace = Secondi di assenza prima che giochi un bot
harbour-pace = Velocità dei bot
harbour-pace-instant = Subito
harbour-pace-quick = Veloci
harbour-pace-human = Come persone
harbour-clock = Orologio
harbour-clock-none = Nessuno
harbour-clock-decision = Per decisione
harbour-clock-reserve = Per giocatore
harbour-seconds = Secondi per decisione
harbour-minutes = Minuti per la partita
harbour-increment = Secondi aggiunti per decisione
harbour-at-zero = A tempo scaduto
harbour-at-zero-bot = Decide un bot
harbour-at-zero-lose = Il giocatore perde
harbour-options = Varianti
harbour-cancel = Annulla
harbour-begin = Comincia la partita
harbour-open-table = Apri il tavolo
