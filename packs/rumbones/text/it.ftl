# Le fazioni e le loro navi
name-wellsport = Wellsport
    .the = Wellsport
    .cap = Wellsport
    .count = one
    .of = di Wellsport
    .to = a Wellsport
    .full = Fratellanza di Wellsport
name-bones = Ossa del Diavolo
    .the = le Ossa del Diavolo
    .cap = Le Ossa del Diavolo
    .count = many
    .of = delle Ossa del Diavolo
    .to = alle Ossa del Diavolo
    .full = Ossa del Diavolo
name-fortunes-favor = Favore della Fortuna
    .the = la Favore della Fortuna
    .of = della Favore della Fortuna
name-cursed-rose = Rosa Maledetta
    .the = la Rosa Maledetta
    .of = della Rosa Maledetta

# Gli Eroi, con i nomi che usano le frasi
name-pale = Pale
    .the = Pale
    .cap = Pale
    .of = di Pale
    .to = a Pale
    .by = da Pale
    .gender = m
    .full = Capitan Daniel Pale
name-pete = Pete
    .the = Pete
    .cap = Pete
    .of = di Pete
    .to = a Pete
    .by = da Pete
    .gender = m
    .full = Pete «il Monco»
name-bart = Bart
    .the = Bart
    .cap = Bart
    .of = di Bart
    .to = a Bart
    .by = da Bart
    .gender = m
    .full = «Blackout» Bart
name-mags = Miss Mags
    .the = Miss Mags
    .cap = Miss Mags
    .of = di Miss Mags
    .to = a Miss Mags
    .by = da Miss Mags
    .gender = f
    .full = Miss Mags
name-ivan = Ivan
    .the = Ivan
    .cap = Ivan
    .of = di Ivan
    .to = a Ivan
    .by = da Ivan
    .gender = m
    .full = Ivan il Matto
name-albrecht = Albrecht
    .the = Albrecht
    .cap = Albrecht
    .of = di Albrecht
    .to = ad Albrecht
    .by = da Albrecht
    .gender = m
    .full = Capitan Albrecht il Tre Volte Dannato
name-tom = Tom
    .the = Tom
    .cap = Tom
    .of = di Tom
    .to = a Tom
    .by = da Tom
    .gender = m
    .full = Piccolo Tom
name-gunther = Gunther
    .the = Gunther
    .cap = Gunther
    .of = di Gunther
    .to = a Gunther
    .by = da Gunther
    .gender = m
    .full = Gunther Occhio Fantasma
name-porter = Porter
    .the = Porter
    .cap = Porter
    .of = di Porter
    .to = a Porter
    .by = da Porter
    .gender = m
    .full = Patchwork Porter
name-wraith = Spettro
    .the = lo Spettro
    .cap = Lo Spettro
    .of = dello Spettro
    .to = allo Spettro
    .by = dallo Spettro
    .gender = m
    .full = Lo Spettro

# I ruoli
name-captain = Capitano
name-quartermaster = Quartiermastro
name-swashbuckler = Spadaccino
name-gunner = Cannoniere
name-brute = Bruto

# La ciurma
name-deckhand = Marinaio
    .many = Marinai
name-bosun = Nostromo
    .many = Nostromi

# Obbiettivi e creature
name-rigging = Sartiame
    .the = il Sartiame
    .cap = Il Sartiame
    .of = del Sartiame
    .to = al Sartiame
    .gender = m
name-main-mast = Albero Maestro
    .the = l’Albero Maestro
    .cap = L’Albero Maestro
    .of = dell’Albero Maestro
    .to = all’Albero Maestro
    .gender = m
name-helm = Timone
    .the = il Timone
    .cap = Il Timone
    .of = del Timone
    .to = al Timone
    .gender = m
name-cannon = Cannone
    .the = il Cannone
    .cap = Il Cannone
    .of = del Cannone
    .to = al Cannone
    .gender = m
name-armory = Armeria
    .the = l’Armeria
    .cap = L’Armeria
    .of = dell’Armeria
    .to = all’Armeria
    .gender = f
name-kraken = Kraken
    .the = il Kraken
    .cap = Il Kraken
    .of = del Kraken
    .to = al Kraken
    .by = dal Kraken
    .gender = m
name-dragon = Drago Marino
    .the = il Drago Marino
    .cap = Il Drago Marino
    .of = del Drago Marino
    .to = al Drago Marino
    .by = dal Drago Marino
    .gender = m

# Le Condizioni
name-blinded = ACCECATO
    .f = ACCECATA
name-stunned = STORDITO
    .f = STORDITA
name-slowed = RALLENTATO
    .f = RALLENTATA
name-muted = MUTO
    .f = MUTA
name-bleeding = SANGUINANTE
    .f = SANGUINANTE

# I testi di carte, azioni e tessere: quando, a quali condizioni, che cosa
text-line = { $at }: { $does }.
text-line-if = { $at }, se { $if }: { $does }.
text-then = { $head }; { $next }
text-may = se vuoi, { $does }

# Le azioni
text-attack = { $cost ->
    [0] Attacco
    [one] Attacco da { $cost } moneta
   *[other] Attacco da { $cost } monete
 }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit }+, portata { $range }.
text-ability = { $cost ->
    [0] Abilità
    [one] Abilità da { $cost } moneta
   *[other] Abilità da { $cost } monete
 }.
text-response = { $cost ->
    [0] Risposta
    [one] Risposta da { $cost } moneta
   *[other] Risposta da { $cost } monete
 }.
text-once = Una volta per turno.

# I momenti
whose-turn = { $of ->
   *[own] del tuo turno
    [enemy] di un turno nemico
    [any] di qualsiasi turno
    [itself] del turno della Fazione di questo Eroe
 }
whose-hero = { $of ->
   *[own] un Eroe amico
    [enemy] un Eroe nemico
    [any] un Eroe qualsiasi
    [itself] questo Eroe
 }
whose-crew = { $of ->
   *[own] la tua ciurma
    [enemy] la ciurma nemica
    [any] una ciurma qualsiasi
    [itself] la ciurma di questo Eroe
 }
whose-gun = { $of ->
   *[own] il tuo Cannone
    [enemy] il Cannone nemico
    [any] un Cannone qualsiasi
    [itself] il Cannone della Fazione di questo Eroe
 }
whose-attack = { $of ->
   *[own] un Attacco amico
    [enemy] un Attacco nemico
    [any] un Attacco qualsiasi
    [itself] un Attacco di questo Eroe
 }
at-turn-begins = All’inizio { $whose }
at-gun-aimed = Quando { $whose } viene puntato, prima del tiro
at-crew-deployed = Quando { $whose } è stata schierata
at-crew-rises = Quando { $whose } sta per agire
at-crew-rests = Quando { $whose } ha agito
at-hero-deployed = Quando { $whose } è stato schierato
at-heroes-rise = Nel corso { $whose }, prima di attivare gli Eroi
at-hero-rises = Quando { $whose } inizia la sua attivazione
at-move-declared = Quando { $whose } dichiara un’Azione di Movimento
at-swing-named = Quando { $whose } indica la Zona di atterraggio di un lancio con il Sartiame, prima del tiro
at-swing-rolled = Quando { $whose } ha fatto un Tiro Sartiame
at-move-ended = Quando { $whose } termina un’Azione di Movimento
at-attack-declared = Quando viene dichiarato { $whose }, prima del tiro
at-attack-rolled = Dopo il tiro per { $whose }
at-hits-assigned = Quando { $whose } si vede assegnare dei Colpiti, prima dei danni
at-knockout-due = Quando { $whose } sarebbe messo KO
at-knocked-out = Quando { $whose } viene messo KO
at-attack-over = Dopo { $whose }
at-overboard = Quando { $whose } finisce Fuoribordo
at-hero-rests = Quando { $whose } termina la sua attivazione
at-kraken-stirs = Nel corso { $whose }, prima della verifica del Kraken
at-tide-turns = Nel corso { $whose }, prima di pescare Carte Marea
at-declare = Quando viene dichiarato questo Attacco
at-roll = Al tiro di questo Attacco
at-assign = All’assegnazione dei Colpiti di questo Attacco
at-struck = Quando questo Attacco ha inflitto i danni
at-after = Dopo questo Attacco
at-use = Quando viene usata
at-always = Fino alla fine della partita

# Le condizioni di un testo: dopo «se»
if-target-friend-hero = nella sua Zona bersaglio c’è un Eroe amico
if-target-enemy-hero = nella sua Zona bersaglio c’è un Eroe nemico
if-target-damaged-hero = nella sua Zona bersaglio c’è un Eroe nemico ferito
if-target-itself = nella sua Zona bersaglio c’è questo Eroe
if-target-creature = nella sua Zona bersaglio c’è una Creatura Marina
if-wounds = questo Eroe ha { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } o più
if-has-coins = ha { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } o più
if-near = è entro Portata { $n } da un Eroe amico Schierato
if-near-itself = è entro Portata { $n } da questo Eroe
if-by-the-sea = è accanto al mare
if-felled-hero = ha messo KO almeno un Eroe nemico
if-felled-crew = ha messo KO almeno uno della tua ciurma
if-felled-figure = ha messo KO almeno una miniatura nemica
if-hero-hit = ha colpito almeno un Eroe
if-any-hit = ha messo a segno almeno un Colpito
if-hurt = ha inflitto { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } o più a questo Eroe, che è ancora Schierato
if-by-hero = è di un Eroe
if-by-heros-attack = a farlo è l’Attacco di un Eroe nemico
if-swing-fails = il lancio per ora fallisce
if-dragon-can-come = il Drago Marino non è sulla plancia e non è mai stato messo KO
if-behind = l’altra Fazione ha più Punti Vittoria

# Gli Eroi a cui si applica un effetto
who-itself = { $case ->
   *[nom] questo Eroe
    [gen] di questo Eroe
    [dat] a questo Eroe
    [acc] questo Eroe
 }
who-it = { $case ->
   *[nom] quell’Eroe
    [gen] di quell’Eroe
    [dat] a quell’Eroe
    [acc] quell’Eroe
 }
who-attacker = { $case ->
   *[nom] l’attaccante
    [gen] dell’attaccante
    [dat] all’attaccante
    [acc] l’attaccante
 }
who-same = { $case ->
   *[nom] lo stesso Eroe
    [gen] dello stesso Eroe
    [dat] allo stesso Eroe
    [acc] lo stesso Eroe
 }
who-one = { $case ->
   *[nom] un
    [gen] di un
    [dat] a un
    [acc] un
 } { $hero } { $state }
who-each = { $case ->
   *[nom] ogni
    [gen] di ogni
    [dat] a ogni
    [acc] ogni
 } { $hero } { $state }
who-friend = Eroe amico
who-other-friend = altro Eroe amico
who-enemy = Eroe nemico
who-other-enemy = altro Eroe nemico
who-deployed = Schierato
who-deployed-or-reserve = Schierato o In Riserva
who-reserve = In Riserva
who-recovering = In Recupero
who-unpaid = In Recupero con il Pedaggio da pagare
who-any-state = in qualsiasi stato
who-within = { $who } entro Portata { $n } da questo Eroe
who-near = { $who } entro Portata { $n } da un Eroe amico Schierato
who-hit = { $who } fra quelli colpiti da questo Attacco

# Le quantità
amount-most-n = al massimo { $n }
amount-most-any = quanti ne vuoi
amount-most-misses = al massimo uno per ogni Mancato dell’Attacco
amount-most-suffered = al massimo uno per ogni danno inflitto dall’Attacco a questo Eroe
amount-most-felled = al massimo uno per ogni miniatura messa KO dall’Attacco
amount-damage-n = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
amount-damage-any = un numero qualsiasi di danni
amount-damage-misses = 1 danno per ogni Mancato dell’Attacco
amount-damage-suffered = 1 danno per ogni danno inflitto dall’Attacco a questo Eroe
amount-damage-felled = 1 danno per ogni miniatura messa KO dall’Attacco
amount-dice-n = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }
amount-dice-any = quanti dadi vuoi
amount-dice-misses = un dado per ogni Mancato dell’Attacco
amount-dice-suffered = un dado per ogni danno inflitto dall’Attacco a questo Eroe
amount-dice-felled = un dado per ogni miniatura messa KO dall’Attacco

# Gli effetti: dopo i due punti
fx-dice-more = l’Attacco tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in più
fx-dice-fewer = l’Attacco tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in meno
fx-hit-up = l’Attacco ottiene +{ $n } Per Colpire
fx-hit-down = l’Attacco ottiene −{ $n } Per Colpire
fx-dice-per-coin = scarta fino a { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } di questo Eroe; per ciascuna l’Attacco tira un dado in più
fx-reroll-any = ritira dadi dell’Attacco, { $most }
fx-reroll-misses = ritira Mancati dell’Attacco, { $most }
fx-unluck = scegli un dado dell’Attacco che non è stato ritirato; l’attaccante lo ritira
fx-set-die = metti un dado dell’Attacco su { $n }
fx-sharp = un Colpito con { $face ->
    [6] un 6
   *[other] { $face } o più
 } su un Eroe infligge { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }
fx-heroes-first = i Colpiti si possono assegnare agli Eroi prima che alla ciurma
fx-cancel = { $n ->
    [one] { $n } Colpito dell’Attacco viene annullato
   *[other] { $n } Colpiti dell’Attacco vengono annullati
 }
fx-prevent = { $who } subisce da questo Attacco fino a { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } in meno
fx-prevent-bare = { $who } subisce da questo Attacco fino a { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } in meno, o fino a { $bare } in meno se non ha monete
fx-mark = ogni Eroe colpito { $face ->
    [1] da esso
    [6] con un 6
   *[other] con { $face } o più
 } diventa { $status }
fx-damage = { $who } subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
fx-blast = scegli una Zona entro Portata { $within } da un Eroe amico Schierato; ogni miniatura nemica che vi si trova subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
fx-heal = { $subject } si cura di { $damage }
fx-give = { $who } diventa { $status }
fx-cleanse = { $who } perde tutte le Condizioni
fx-push = spingi { $who } di { $n ->
    [one] { $n } Zona
   *[other] { $n } Zone
 }
fx-walk = { $who } può muoversi fino a { $n ->
    [one] { $n } Zona
   *[other] { $n } Zone
 } (movimento libero)
fx-vanish = metti questo Eroe in una Zona Legale qualsiasi entro Portata { $within }; non è un’Azione di Movimento
fx-drown = { $who } finisce Fuoribordo
fx-boost-attack = in questo Attacco { $who } { $what }
fx-boost-next = nel suo prossimo Attacco di questo turno { $who } { $what }
fx-boost-phase = in ogni Attacco di questa fase { $who } { $what }
fx-boost-turn = in ogni Attacco di questo turno { $who } { $what }
boost-dice-more = tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in più
boost-dice-fewer = tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in meno
boost-hit-up = ottiene +{ $n } Per Colpire
boost-hit-down = ottiene −{ $n } Per Colpire
boost-reroll = può ritirare ogni Mancato
fx-actions-more = quell’Eroe ha { $n ->
    [one] { $n } Azione
   *[other] { $n } Azioni
 } in più nella sua attivazione di questo turno
fx-actions-fewer = quell’Eroe ha { $n ->
    [one] { $n } Azione
   *[other] { $n } Azioni
 } in meno nella sua attivazione di questo turno
fx-pass-through = in questa Azione di Movimento quell’Eroe può attraversare Zone con nemici o con Punti di Raccolta nemici, ma non fermarsi lì
fx-attack-with = questo Eroe attacca la Zona di quell’Eroe con la sua { $action ->
    [1] prima Azione
    [2] seconda Azione
    [3] terza Azione
   *[other] Azione numero { $action }
 }
fx-survive = questo Eroe non viene messo KO e gli { $damage ->
    [one] resta { $damage } danno
   *[other] restano { $damage } danni
 }
fx-coins = { $who } ottiene { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-lose = { $who } scarta { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-pass = questo Eroe dà fino a { $most ->
    [one] { $most } moneta
   *[other] { $most } monete
 } { $who }
fx-share = sposta quante monete vuoi di quell’Eroe ad altri Eroi amici Schierati
fx-keep-coins = quell’Eroe tiene le sue monete
fx-drop-coins = le monete di quell’Eroe vengono scartate invece di andare all’attaccante
fx-paid-at-once = il Segnalino Uomo Morto di quell’Eroe si mette con il lato Pagato in su
fx-recover = il Segnalino Uomo Morto { $who } passa dal lato Pedaggio al lato Pagato, oppure, se era già pagato, si toglie e l’Eroe è In Riserva
fx-pay-toll = il Segnalino Uomo Morto { $who } passa dal lato Pedaggio al lato Pagato
fx-swing-up = quel Tiro Sartiame ottiene +{ $n }
fx-swing-down = quel Tiro Sartiame ottiene −{ $n }
fx-reroll-swing = ritira il dado di quel lancio
fx-muster-point = metti fino a { $most ->
    [one] { $most } Marinaio
   *[other] { $most } Marinai
 } della tua scorta in un tuo Punto di Raccolta
fx-muster-with-crew = metti fino a { $most ->
    [one] { $most } Marinaio
   *[other] { $most } Marinai
 } della tua scorta in una Zona che contiene la tua ciurma; prendono la corsia di una di queste miniature
fx-crew-dice-all = in questa fase ogni tuo { $rank } tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }
fx-crew-dice-place = scegli una Zona; in questa fase ogni tuo { $rank } che vi si trova tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }
fx-crew-hits = in questa fase i tuoi { $rank-many } colpiscono con { $need }+
fx-cover-up = scegli una Zona con miniature amiche; in questa fase gli Attacchi della ciurma contro di essa ottengono +{ $n } Per Colpire
fx-cover-down = scegli una Zona con miniature amiche; in questa fase gli Attacchi della ciurma contro di essa ottengono −{ $n } Per Colpire
fx-march = scegli una corsia; la tua ciurma di quella corsia avanza un’altra volta
fx-repair = togli fino a { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } { $tiles ->
    [1] da un Obbiettivo
   *[other] da ciascuno di non più di { $tiles } Obbiettivi
 } della tua nave
fx-search = guarda { $top ->
    [one] la prima carta
   *[other] le prime { $top } carte
 } del tuo mazzo, prendine una in mano e scarta le altre
fx-fetch = prendi in mano una carta dalla tua pila degli scarti o dalla tua Riserva del Kraken
fx-rob = scegli una mano nemica; una sua carta a caso viene scartata
fx-call-dragon = scegli una Passerella senza Eroi; la ciurma che vi si trova torna nella scorta e il Drago Marino arriva lì senza danni
fx-stir = in questa verifica { $n ->
    [one] si conta { $n } simbolo del Kraken in più
   *[other] si contano { $n } simboli del Kraken in più
 }
fx-chance-damage = tira { $dice }; { $who } subisce 1 danno per ogni dado con { $need } o più
fx-chance-heal = tira { $dice }; { $subject } si cura di 1 danno per ogni dado con { $need } o più
fx-chance-drown = tira { $dice }; con { $need } o più { $who } finisce Fuoribordo
fx-side-dice-more = gli Attacchi dei tuoi Eroi tirano { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in più
fx-side-dice-fewer = gli Attacchi dei tuoi Eroi tirano { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in meno
fx-side-move = le Azioni di Movimento dei tuoi Eroi sono più lunghe di { $n ->
    [one] { $n } Zona
   *[other] { $n } Zone
 }
fx-side-swing-up = i Tiri Sartiame dei tuoi Eroi ottengono +{ $n }
fx-side-swing-down = i Tiri Sartiame dei tuoi Eroi ottengono −{ $n }
fx-side-hand = il limite della tua mano di Carte Marea aumenta di { $n }

# Le creature
text-sweep = Ogni Zona con miniature entro Portata { $within } viene attaccata con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 } che colpiscono con { $need }+.
text-drag = Si tira un dado per ogni Eroe entro Portata { $within }: con { $most } o meno l’Eroe finisce Fuoribordo.
text-cloud = Ogni Eroe entro Portata { $within } diventa { $status }.
text-instead = Se nessun Eroe è abbastanza vicino, invece: «{ $fury }».
text-breath = La Zona con più miniature entro Portata { $range } viene attaccata con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 } che colpiscono con { $need }+.

# Eventi, mosse e domande

# Fasi, corsie, parti di frasi
name-phase-setup = Preparazione
name-phase-prepare = Preparare gli Eroi
name-phase-cannon = Sparare con il Cannone
name-phase-muster = Schierare la Ciurma
name-phase-crew = Attivare la Ciurma
name-phase-deploy = Schierare gli Eroi
name-phase-heroes = Attivare gli Eroi
name-phase-kraken = Scatenare il Kraken!
name-phase-tide = Pescare Carte Marea
name-lane-north = corsia nord
name-lane-centre = corsia centrale
name-lane-south = corsia sud
nothing = niente
player = Giocatore { $seat }
a-card = «{ $card }»
count-deckhands = { $count ->
    [one] { $count } Marinaio
   *[other] { $count } Marinai
 }
count-bosuns = { $count ->
    [one] { $count } Nostromo
   *[other] { $count } Nostromi
 }

# Che cosa è successo
wished = Il Giocatore { $seat } vuole giocare con { $side-the }.
faction-drawn = Le due squadre vogliono la stessa Fazione: la sorte dà { $side-the } alla squadra del Giocatore 1.
hired = { $hero-cap } combatte per { $side-the }.
leader-named = Il Giocatore { $seat } guida { $side-the }.
first-side = { $side-count ->
    [many] Cominciano
   *[other] Comincia
 } { $side-the }.
turn-began = Turno { $turn }: { $side }.
phase-began = Inizia la fase «{ $phase }».
coins-gained = { $hero-cap } ottiene { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
coins-gained-lost = { $hero-cap } { $coins ->
    [0] non ottiene monete
    [one] ottiene { $coins } moneta
   *[other] ottiene { $coins } monete
 }; oltre il limite { $lost ->
    [one] ne va persa { $lost }
   *[other] ne vanno perse { $lost }
 }.
coins-lost = { $hero-cap } perde { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
coins-spent = { $hero-cap } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
coins-passed = { $from-cap } dà { $to-to } { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
toll-paid = { $hero-cap } ha pagato il Pedaggio della Morte.
revived = { $hero-cap } è di nuovo In Riserva.
crew-came = { $side }, rinforzi in { $at }: { $crew }.
crew-advanced = { $side }: { $count ->
    [0] la ciurma è bloccata
    [one] avanza { $count } miniatura della ciurma
   *[other] avanzano { $count } miniature della ciurma
 }.
crew-fell = { $side }, perdite in { $at }: { $crew }.
crew-gone = { $side }, di nuovo nella scorta da { $at }: { $crew }.
attack-hero = { $hero-cap } attacca { $at } con «{ $action }».
attack-crew = { $side }, attacco da { $from } contro { $at }: { $crew }.
attack-cannon = Il Cannone { $side-of } spara contro { $at }.
attack-kraken = Il Kraken attacca { $at }.
attack-dragon = Il Drago Marino soffia fuoco contro { $at }.
attack-failed = Lì non c’è più niente da attaccare.
rolled = Dadi: { $faces }.
counted = { $hits ->
    [0] Nessun Colpito
    [one] { $hits } Colpito
   *[other] { $hits } Colpiti
 }, { $misses ->
    [0] nessun Mancato
    [one] { $misses } Mancato
   *[other] { $misses } Mancati
 }.
counted-raised = { $hits ->
    [0] Nessun Colpito
    [one] { $hits } Colpito
   *[other] { $hits } Colpiti
 }, { $misses ->
    [0] nessun Mancato
    [one] { $misses } Mancato
   *[other] { $misses } Mancati
 }; ogni dado vale { $modifier } in più.
counted-lowered = { $hits ->
    [0] Nessun Colpito
    [one] { $hits } Colpito
   *[other] { $hits } Colpiti
 }, { $misses ->
    [0] nessun Mancato
    [one] { $misses } Mancato
   *[other] { $misses } Mancati
 }; ogni dado vale { $modifier } in meno.
rerolled = Un dado ritirato: da { $old } a { $new }.
die-set = Un dado girato: da { $old } a { $new }.
prevented = { $hero-cap } { $damage ->
    [0] non evita danni
    [one] evita fino a { $damage } danno
   *[other] evita fino a { $damage } danni
 }.
wounded = { $hero-cap } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
healed = { $hero-cap } { $damage ->
    [0] non cura danni
    [one] cura { $damage } danno
   *[other] cura { $damage } danni
 }{ $left ->
    [0] {" "}e resta senza danni
    [one] , ne resta { $left }
   *[other] , ne restano { $left }
 }.
afflicted = { $hero-cap } è { $hero-gender ->
    [f] { $status-f }
   *[other] { $status }
 }.
cleansed = { $hero-cap } non ha più Condizioni.
survived = { $hero-cap } resiste, con { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
knocked-out = { $hero-cap } va KO.
knocked-out-by = { $by-cap } mette KO { $hero-the }.
went-overboard = { $hero-cap } cade Fuoribordo.
went-overboard-coins = { $hero-cap } cade Fuoribordo e perde { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
tile-damaged = { $tile-cap } { $side-of } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
beast-damaged = { $beast-cap } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
beast-gone = { $beast-cap } viene messo KO dal Drago Marino, e nessuno lo conquista.
claimed = { $side-cap } { $side-count ->
    [many] conquistano
   *[other] conquista
 } { $what-the }: { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
 }, { $total } in tutto.
game-won = Vittoria: { $side }!
repaired = { $tile }: { $damage ->
    [one] { $damage } danno riparato
   *[other] { $damage } danni riparati
 }, { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
deployed = { $hero-cap } si schiera in { $at }.
returned = { $hero-cap } risale a bordo in { $at }.
activated = { $hero-cap } agisce.
used = { $hero-cap } usa «{ $action }».
stepped = { $hero-cap } va in { $at }.
move-ended = { $hero-cap } finisce il Movimento in { $at }.
swing-named = { $hero-cap } punta a { $at } con il Sartiame: distanza { $distance }.
swing-rolled = Tiro Sartiame { $hero-of }: { $die }, cioè { $result } contro { $distance }.
swing-rolled-again = Tiro Sartiame { $hero-of } ripetuto: { $die }, cioè { $result } contro { $distance }.
landed = { $hero-cap } atterra in { $at }.
pushed = Una spinta porta { $hero-the } in { $at }.
vanished = { $hero-cap } appare in { $at }.
boosted = { $hero-cap } ora attacca meglio.
side-roll = Dadi: { $faces }; buoni da { $need } in su.
card-played = Il Giocatore { $seat } gioca «{ $card }».
pool-grew = { $symbols ->
    [one] { $symbols } simbolo del Kraken va
   *[other] { $symbols } simboli del Kraken vanno
 } nella Riserva del Kraken: { $total } in tutto.
cards-drawn = Il Giocatore { $seat } pesca { $count ->
    [one] { $count } Carta Marea
   *[other] { $count } Carte Marea
 }.
cards-drawn-seen = Il Giocatore { $seat } pesca { $cards }.
card-discarded = Il Giocatore { $seat } scarta «{ $card }».
reshuffled = { $side }: gli scarti diventano un nuovo mazzo.
looked-at = Il Giocatore { $seat } guarda { $count ->
    [one] la prima carta
   *[other] le prime { $count } carte
 } del mazzo.
looked-at-seen = Il Giocatore { $seat } guarda { $cards }.
card-taken = Il Giocatore { $seat } ne prende una.
card-taken-seen = Il Giocatore { $seat } prende «{ $card }».
card-fetched = Il Giocatore { $seat } riprende «{ $card }».
blasted = In { $at } esplode la polvere.
ordered = { $side }: l’ordine vale per { $at }.
dragon-came = In { $at } emerge il Drago Marino.
dragon-swept = Il Drago Marino viene spazzato via.
waters-searched = Esaminare le Acque: { $sum } contro { $total ->
    [one] { $total } simbolo
   *[other] { $total } simboli
 }; il mare resta calmo.
waters-searched-found = Esaminare le Acque: { $sum } contro { $total ->
    [one] { $total } simbolo
   *[other] { $total } simboli
 }; qualcosa emerge!
kraken-came = Il Kraken emerge e spezza la Passerella centrale!
kraken-raged = Il Kraken tira { $die }: «{ $fury }».
dragged = Il Kraken cerca { $hero-the } e manca la presa: { $die }.
dragged-under = Il Kraken trascina sul fondo { $hero-the }: { $die }.

# Domande
ask-wish = Quale Fazione vuole la tua squadra?
ask-hire = Chi prendi come { $role }?
ask-captain = Chi guida { $side-the } e tiene le Carte Marea?
ask-cannon = Dove spara il Cannone?
ask-spread = Dove si schiera il prossimo Marinaio?
ask-bosun = Dove si schiera il prossimo Nostromo?
ask-crew-aim = Quale ciurma attacca ora?
ask-crew-deckhands = Quanti Marinai da { $from } attaccano { $at }?
ask-crew-bosuns = Quanti Nostromi da { $from } attaccano { $at }?
ask-berth = Dove risale a bordo { $hero-the }?
ask-deploy = Quale Eroe si schiera?
ask-next-hero = Quale Eroe agisce ora?
ask-act = Che cosa fa { $hero-the }? { $left ->
    [one] Resta { $left } Azione.
   *[other] Restano { $left } Azioni.
 }
ask-lend = { $hero-cap } può muoversi solo con «{ $card }». La giochi?
ask-pace = Dove va { $hero-the }? { $left ->
    [one] Resta { $left } Zona.
   *[other] Restano { $left } Zone.
 }
ask-push = Dove spingi { $hero-the }? { $left ->
    [one] Resta { $left } Zona.
   *[other] Restano { $left } Zone.
 }
ask-bribe = Quante monete spende in dadi { $hero-the }?
ask-priority = Chi viene colpito per primo dall’Attacco?
ask-assign = A chi va il prossimo Colpito?
ask-reroll = Quale dado ritiri?
ask-unluck = Quale dado va ritirato?
ask-set-die = Quale dado giri su { $face }?
ask-fall-order = Quale Eroe cade per primo?
ask-bounty = A quale Eroe va la prossima moneta? { $left ->
    [one] Resta { $left } moneta.
   *[other] Restano { $left } monete.
 }
ask-pick-hero = «{ $text }»: quale Eroe?
ask-pick-place = «{ $text }»: quale Zona?
ask-spare = Quanti danni eviti { $hero-to }?
ask-recruits = Quanti Marinai si schierano in { $at }?
ask-lane = Quale corsia avanza un’altra volta?
ask-mend = Quale Obbiettivo ripari (fino a { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 })?
ask-pass-coins = Quante monete dà { $from-the } { $to-to }?
ask-share = A chi dà una moneta { $from-the }?
ask-take = Quale carta prendi?
ask-fetch = Quale carta riprendi?
ask-rob = Quale mano perde una carta?
ask-slam = Quale Zona attacca ora il Kraken?
ask-victim = Quale Eroe afferra ora il Kraken?
ask-dragon = Quale Zona attacca il Drago Marino?
ask-discard = Scarti una carta prima di pescare?
ask-turn-begins = Comincia il turno. Giochi qualcosa?
ask-gun-aimed = Il Cannone è puntato. Giochi qualcosa?
ask-crew-deployed = La ciurma è schierata. Giochi qualcosa?
ask-crew-rises = La ciurma sta per attaccare. Giochi qualcosa?
ask-crew-rests = La ciurma è avanzata. Giochi qualcosa?
ask-hero-deployed = { $hero-cap } si schiera. Giochi qualcosa?
ask-heroes-rise = Gli Eroi stanno per agire. Giochi qualcosa?
ask-hero-rises = { $hero-cap } sta per agire. Giochi qualcosa?
ask-move-declared = { $hero-cap } sta per muoversi. Giochi qualcosa?
ask-swing-named = { $hero-cap } sta per lanciarsi con il Sartiame. Giochi qualcosa?
ask-swing-rolled = Il Tiro Sartiame { $hero-of } è fatto. Giochi qualcosa?
ask-move-ended = { $hero-cap } ha finito il Movimento. Usi qualcosa?
ask-attack-declared = { $hero-cap } sta per tirare. Giochi qualcosa?
ask-attack-rolled = I dadi sono tirati. Giochi qualcosa?
ask-hits-assigned = I Colpiti sono assegnati. Usi qualcosa?
ask-knockout-due = { $hero-cap } sta per andare KO. Usi qualcosa?
ask-knocked-out = { $hero-cap } va KO. Giochi qualcosa?
ask-attack-over = L’Attacco è finito. Usi qualcosa?
ask-overboard = { $hero-cap } cade Fuoribordo. Giochi qualcosa?
ask-hero-rests = { $hero-cap } ha finito. Giochi qualcosa?
ask-kraken-stirs = Si stanno per Esaminare le Acque. Giochi qualcosa?
ask-tide-turns = Si stanno per pescare le Carte Marea. Giochi qualcosa?
ask-window = Usi qualcosa?

# Mosse
do-wish = Gioca con { $side-the }
do-hire = { $hero-cap }
do-captain = { $who }
do-fire = Spara contro { $at }
do-hold-fire = Non sparare
do-muster-deckhand = Un Marinaio in { $at }
do-muster-bosun = Un Nostromo in { $at }
do-crew-aim = La ciurma in { $from } attacca { $at }
do-crew-deckhands = { $count ->
    [0] Nessun Marinaio
    [one] { $count } Marinaio
   *[other] { $count } Marinai
 }
do-crew-bosuns = { $count ->
    [0] Nessun Nostromo
    [one] { $count } Nostromo
   *[other] { $count } Nostromi
 }
do-berth = { $hero-cap } in { $at }
do-deploy = { $hero-cap } in { $at }
do-deploy-nobody = Nessun altro
do-next-hero = { $hero-cap }
do-attack = «{ $action }» contro { $at }
do-ability = «{ $action }»
do-move = Movimento
do-ghost-move = Movimento con «{ $card }»
do-lend-not = Tieni la carta
do-end = Fine dell’attivazione
do-step = Vai in { $at }
do-swing = Lanciati verso { $at }, distanza { $distance }
do-stop = Fermati
do-push = Spingi in { $at }
do-bribe = { $coins ->
    [0] Non spendere niente
    [one] Spendi { $coins } moneta
   *[other] Spendi { $coins } monete
 }
do-heroes-first = Prima gli Eroi
do-crew-first = Prima la ciurma
do-hit-deckhand = Un { $result } a un Marinaio
do-hit-bosun = Un { $result } a un Nostromo
do-hit-hero = Un { $result } { $hero-to }
do-hit-tile = Un { $result } all’Obbiettivo
do-reroll = Ritira { $face ->
    [1] l’1
   *[other] il { $face }
 }
do-reroll-none = Lascia i dadi
do-set-die = Gira { $face ->
    [1] l’1
   *[other] il { $face }
 } su { $to }
do-fall = Cade { $hero-the }
do-bounty = Una moneta { $hero-to }
do-pass = Passa
do-play = Gioca «{ $card }»
do-respond = { $hero-cap }: «{ $action }»
do-misses = Ritira i Mancati
do-pick-hero = { $hero-cap }
do-pick-nobody = Nessuno
do-pick-place = { $at }
do-spare = { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }
do-recruits = { $count ->
    [0] Nessuno
    [one] { $count } Marinaio
   *[other] { $count } Marinai
 }
do-lane = La { $lane }
do-mend = Ripara { $tile-the }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }
do-mend-none = Non riparare altro
do-pass-coins = { $coins ->
    [0] Niente
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
do-share = Una moneta { $hero-to }
do-share-none = Nient’altro
do-take = Prendi «{ $card }»
do-fetch = Riprendi «{ $card }»
do-rob = La mano: { $who }
do-slam = Attacca { $at }
do-victim = { $hero-cap }
do-dragon = Attacca { $at }
do-discard = Scarta «{ $card }»
do-discard-none = Pesca

# Ordini permanenti
order-misses = Il diritto di ritirare i Mancati
order-response = { $hero-cap }: «{ $action }»
order-card = { $card }
fact-own-hero = un mio Eroe è attaccato, va KO o cade Fuoribordo
fact-own-objective = un mio Obbiettivo è attaccato
fact-beast = c’è di mezzo il Kraken o il Drago Marino

# Il tavolo nel terminale
board-before = Prima del primo turno
board-turn = Turno { $turn }: { $side }, { $phase }
board-symbols = simboli del Kraken { $count }
board-beast = { $beast } in { $at }, danni { $damage }/{ $hp }
board-legend-muster = + Punto di Raccolta
board-legend-tile = # Obbiettivo
board-legend-lost = x distrutto
board-legend-plank = = Passerella
board-points = Punti Vittoria { $count }
board-supply = scorta: Marinai { $deckhands }, Nostromi { $bosuns }
board-cards = mazzo { $deck }, scarti { $discard }, Riserva del Kraken { $pool }
board-tile = { $tile } { $at }: danni { $damage }/{ $hp }
board-tile-lost = { $tile } { $at }: fuori gioco
board-reserve = In Riserva
board-toll = KO, Pedaggio da pagare
board-paid = KO, Pedaggio pagato
board-overboard = Fuoribordo
board-damage = danni { $damage }/{ $hp }
board-coins = monete { $count }
board-actions = Azioni rimaste { $count }
board-acted = ha già agito
board-hand = Carte Marea { $count }
board-attack = Attacco contro { $at }: dadi { $faces }, colpisce con { $need }+, Colpiti da assegnare { $hits }
