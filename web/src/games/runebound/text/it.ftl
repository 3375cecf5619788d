runebound-world = Il mondo
runebound-your-move = Tocca a te
runebound-back = Indietro
runebound-click-map = Oppure tocca un luogo sulla mappa.
runebound-tap-again = Tocca di nuovo per andarci.
runebound-tabs = Che cosa c’è sul tavolo
runebound-tab-own = La mia compagnia
runebound-tab-others = Gli altri
runebound-tab-tracks = Tracciati
runebound-parties = Le compagnie
runebound-draft = Eroi da guidare
runebound-dice = Dadi movimento
runebound-dice-left = { $left ->
    [one] resta un dado
   *[other] restano { $left } dadi
 }
runebound-die = Dado { $die }: { $symbols }
runebound-die-pays = Il dado { $die } ({ $symbols }) paga: { $terrain }
runebound-die-lent = Una carta permette di spenderlo così.
runebound-skill = { $skill } +{ $bonus }
runebound-ally = Alleato
runebound-allies = Alleati
runebound-items = Oggetti
runebound-kept = Tenuto dalle avventure
runebound-tasks = Incarichi
runebound-down = usato
runebound-rune = Runa del Drago
runebound-trophy = Trofeo
runebound-encounter = Incontro
runebound-event-level = Evento, livello { $level }
runebound-reward = Ricompensa: { $reward }
runebound-hazard = Un pericolo della strada
runebound-phase-tip = { $stat }: { $number }. Danno: { $damage }.
runebound-damage = Danno
runebound-gold = { $gold } oro
runebound-gold-word = oro
runebound-gold-tip = Paga oggetti, alleati e cure nelle città.
runebound-runes = rune
runebound-runes-tip = Rune del Drago. Tre rune vincono la partita.
runebound-experience = esperienza
runebound-experience-tip = Dai segnalini avventura, non ancora spesa.{ $paper ->
    [0] {""}
   *[other] {" "}Di cui sulla carta: { $paper }.
 }
runebound-level = Livello { $level }
runebound-life-tip = { $wounds } ferite su { $life } che abbattono l’eroe.
runebound-strength-tip = { $exhaustion } di fatica su { $strength }; quella in più diventa ferite.
runebound-tokens = Segnalini avventura
runebound-token-tip = Segnalini: { $count }. Ognuno vale { $xp } di esperienza.
runebound-token-locked = Questo colore è chiuso per l’eroe. Segnalini: { $count }, ognuno vale { $xp } di esperienza.
runebound-learnt = Che cosa ha imparato l’eroe
runebound-boost-tip = +{ $more } ciascuno. Comprati finora: { $count }. Uno costa { $price } di esperienza.
runebound-boost-buy = Compra: { $boost }
runebound-steps = Le fasi di un turno
runebound-step = Una fase del turno.
runebound-step-now = Questa fase è in corso.
runebound-turn = turno { $turn }
runebound-event = In vigore
runebound-decks = Mazzi avventura
runebound-deck = Mazzo ({ $colour }): { $count ->
    [one] una carta
   *[other] { $count } carte
 }
runebound-deck-top = Hai visto la sua prima carta: { $card }.
runebound-reserve = Segnalini nella riserva: { $count }.
runebound-left = Sfide non sconfitte
runebound-left-at = { $slot }. { $foe }, in { $at }
runebound-doom = Destino: { $tokens } città su { $cities }
runebound-doom-tip = Carte sul tracciato: { $cards }. Quando saranno { $number }, il destino raggiungerà la città seguente. Dopo l’ultima comincia la battaglia finale.
runebound-red-cards = { $hero }: rosse { $cards }
runebound-way-roll = Tira
runebound-way-rest = Riposa e tira
runebound-way-stay = Resta
runebound-moment-won = Vittoria: { $foe }
runebound-moment-duel = Un duello
runebound-moment-fallen = Eroe abbattuto
runebound-say-setup = Si scelgono gli eroi.
runebound-say-turn = Turno { $turn }, { $hero }: { $step }.
runebound-say-party = { $hero }, luogo { $at }: vita { $life } su { $most }, livello { $level }, oro { $gold }, rune { $runes }{ $with ->
    [no] .
   *[other] ; compagni: { $with }.
 }
runebound-say-event = In vigore: { $event }.
runebound-say-doom = Il destino ha raggiunto { $tokens ->
    [one] una città
   *[other] { $tokens } città
 }.
runebound-from-colour = sfide ({ $colour })
runebound-from-runes = rune
runebound-from-falls = cadute
runebound-from-level = livello
runebound-growth = Esperienza conquistata
runebound-growth-below = turni
runebound-journey = Il viaggio
runebound-journey-of = { $hero }: { $steps ->
    [one] un passo
   *[other] { $steps } passi
 }, sfide vinte: { $won }, cadute: { $fell }.
runebound-learn-welcome = Davanti a te c’è un mondo, e alla fine un Signore dei Draghi. È una partita vera, e nessun clic può rovinarla: tutto ciò che puoi fare è illuminato. La guida ti accompagna nei primi turni.
runebound-learn-hero = Questo è il tuo eroe: vita e forza, poi mente, corpo e spirito con i danni a distanza, in mischia e di magia. Punta qualsiasi cosa per leggere che cos’è; un clic apre una carta.
runebound-learn-steps = Un turno ha cinque fasi: le carte si rialzano, ti muovi, affronti un’avventura, commerci in città, spendi esperienza.
runebound-learn-way = Come viaggi? Cinque dadi ti portano lontano. Con meno dadi ti riposi. Oppure fa’ un solo passo senza dadi: tocca un esagono illuminato.
runebound-learn-paces = Questi dadi pagano il cammino: ognuno un esagono che mostra. Tutti gli esagoni illuminati sono a portata; puntane uno per vedere la via e i dadi, e toccalo per andarci. Le gemme verdi, quelle rotonde, sono le avventure più facili.
runebound-learn-arrive = Sei davanti a un’avventura. Affrontala: si pesca una carta, che può essere una sfida, un evento o un incontro.
runebound-learn-fight = Una sfida! In ognuna delle tre fasi attacchi o ti difendi, e accanto a ogni scelta ci sono le probabilità. Le ferite tolgono vita a lei e a te.
runebound-learn-market = In città compri oggetti, assoldi alleati e fai curare le ferite. Armi e alleati vincono i combattimenti: spendi l’oro.
runebound-learn-grow = I segnalini vinti sono esperienza. Con essa compra segnalini di mente, corpo, spirito, forza o vita: restano per sempre.
runebound-learn-doom = In solitario corri contro questo: le avventure concluse avvicinano il destino alle città. Quando le avrà raggiunte tutte, comincia la battaglia finale. Diventa forte prima, e punta alle gemme rosse. Buon viaggio!
runebound-hex = { $terrain }
runebound-hex-city = La città di { $city }
runebound-hex-token = Qui attende un’avventura; colore: { $colour }.{ $burst ->
    [yes] {" "}Il suo segnalino torna con un evento.
   *[no] {""}
 }
runebound-hex-bare = L’avventura di questo luogo non c’è più; colore: { $colour }.{ $burst ->
    [yes] {" "}Il suo segnalino torna con un evento.
   *[no] {""}
 }
runebound-hex-left = Rimasto qui senza essere sconfitto: { $foe }.
runebound-hex-heroes = Qui: { $heroes }.
runebound-hex-way = { $steps ->
    [one] Un passo da qui.
   *[other] { $steps } passi da qui.
 }

# fights
runebound-fight-title = { $hero } contro { $foe }
runebound-fight-round = Round { $round }
runebound-fight-not-yet = Prima dello scontro
runebound-fight-beats = Lo svolgimento di un round
runebound-fight-before = Prima dello scontro
runebound-fight-escape = Fuga
runebound-fight-ranged = A distanza
runebound-fight-melee = In mischia
runebound-fight-magic = Magia
runebound-fight-enemy = Nemico
runebound-fight-life = Vita rimasta
runebound-fight-exhaustion = Fatica
runebound-fight-attacked = Ha già attaccato in questo round: { $phase }
runebound-fight-row = { $phase }: aggiunge { $value }, danni { $damage }
runebound-fight-row-foe = { $phase }: serve { $value }, danni { $damage }
runebound-fight-row-damage = { $phase }: danni { $damage }
runebound-fight-leads = In questo round attacca { $hero }
runebound-fight-guards = In questo round si difende { $hero }
runebound-fight-number = Il numero da raggiungere: { $number }
runebound-fight-finale = La battaglia finale, senza fuga. Carte rosse ancora da vincere: { $left }. Eroi ancora in attesa: { $waiting }.
runebound-fight-won = Vittoria: { $hero }
runebound-fight-lost = Sconfitta: { $hero }
runebound-fight-escaped = Fuga riuscita: { $hero }
runebound-fight-duel-won = Vittoria nel duello: { $hero }
runebound-fight-broken-off = Lo scontro è stato interrotto
runebound-fight-result = Com’è finito lo scontro
runebound-fight-close = Metti via

# throws and odds
runebound-roll-panel = La prova
runebound-roll-close = Metti via
runebound-roll-attack = { $who }: attacco
runebound-roll-defence = { $who }: difesa
runebound-roll-guard = { $who }: guardia
runebound-roll-escape = { $who }: fuga
runebound-roll-test = { $who }: prova
runebound-roll-need = serve
runebound-roll-needs = serve { $need }
runebound-roll-again = Tirato di nuovo
runebound-roll-good = basta
runebound-roll-bad = non basta
runebound-roll-said = { $one } e { $two }, { $stat } { $added }: { $total }
runebound-roll-said-before = Due dadi, { $stat } { $added }
runebound-roll-percent = { $share }%
runebound-roll-hardly = <1%
runebound-roll-nearly = >99%
runebound-roll-chance = Probabilità di riuscita: { $share }
runebound-roll-total = Fa { $total }
runebound-roll-total-good = Fa { $total }: basta
runebound-roll-total-bad = Fa { $total }: non basta
runebound-roll-given = Infligge { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }
runebound-roll-taken = Un fallimento costa { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
 }
runebound-roll-left = { $wounds ->
    [one] Resta { $wounds } ferita
   *[other] Restano { $wounds } ferite
 } da subire
runebound-roll-win = Probabilità di vincere lo scontro: { $share }

# markets
runebound-market-title = Il mercato di { $city }
runebound-market-parts = Le parti del mercato
runebound-market-stalls = Bancarelle
runebound-market-sell = Vendi
runebound-market-healer = Guaritore
runebound-market-gold = Il tuo oro
runebound-market-close = Chiudi
runebound-market-ally = Alleato
runebound-market-figures = Vita { $life }, forza { $strength }
runebound-market-printed = Prezzo stampato: { $gold }
runebound-market-buy = Compra
runebound-market-hire = Assolda
runebound-market-dear = Troppo caro
runebound-market-why = Perché no?
runebound-market-do-sell = Vendi
runebound-market-why-not-sold = Non si vende: perché?
runebound-market-empty = Le bancarelle sono vuote.
runebound-market-nothing = Non hai nulla da vendere.
runebound-market-healthy = Nessuno ha bisogno del guaritore, o manca l’oro per pagarlo.

# talks
runebound-trade-title = { $one } parla con { $other }
runebound-trade-speaks = Componi la tua offerta per { $hero }.
runebound-trade-answers = Ecco l’offerta di { $hero } per te.
runebound-trade-composes = { $hero } sta componendo un’offerta.
runebound-trade-considers = { $hero } ci sta pensando.
runebound-trade-you-give = Tu dai
runebound-trade-gives = { $hero } dà
runebound-trade-purse = Oro nella borsa
runebound-trade-nothing = niente
runebound-trade-gold = { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
runebound-trade-dropped = { $card }: si scarta
runebound-trade-add-gold = Offri ancora { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
runebound-trade-want-gold = Chiedi ancora { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
 }
runebound-trade-add-card = Offri: { $card }
runebound-trade-want-card = Chiedi: { $card }
runebound-trade-down = Già usato: resta a faccia in giù
runebound-trade-room = Non c’è posto per tutto. Che cosa si scarta?
runebound-trade-drop = Scarta: { $card }
runebound-trade-cannot = Perché non posso accettare?
runebound-trade-cannot-propose = Perché non posso offrirlo?
runebound-trade-binding = Accettare impegna: lo scambio avviene subito.
