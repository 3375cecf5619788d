# Le fazioni
name-deep-lords = Signori degli Abissi
    .the = i Signori degli Abissi
    .of = dei Signori degli Abissi
    .to = ai Signori degli Abissi
    .full = Signori degli Abissi
name-marea = Muerte
    .the = la Muerte
    .of = della Muerte
    .to = alla Muerte
    .full = La Marea de la Muerte
name-side-a = Squadra A
    .the = la squadra A
    .of = della squadra A
    .to = alla squadra A
    .full = squadra A
name-side-b = Squadra B
    .the = la squadra B
    .of = della squadra B
    .to = alla squadra B
    .full = squadra B

# Gli eroi, con i nomi che usano le frasi
name-carcharias = Carcharias
    .the = Carcharias
    .cap = Carcharias
    .of = di Carcharias
    .to = a Carcharias
    .by = da Carcharias
    .gender = m
    .full = Carcharias
name-ishmael = Ishmael
    .the = Ishmael
    .cap = Ishmael
    .of = di Ishmael
    .to = a Ishmael
    .by = da Ishmael
    .gender = m
    .full = Ishmael
name-kiria = Kiria
    .the = Kiria
    .cap = Kiria
    .of = di Kiria
    .to = a Kiria
    .by = da Kiria
    .gender = f
    .full = Kiria e Carl
name-snapper = Tenaglia
    .the = Tenaglia
    .cap = Tenaglia
    .of = di Tenaglia
    .to = a Tenaglia
    .by = da Tenaglia
    .gender = m
    .full = Tenaglia
name-waldorf = Waldorf
    .the = Waldorf
    .cap = Waldorf
    .of = di Waldorf
    .to = a Waldorf
    .by = da Waldorf
    .gender = m
    .full = Waldorf
name-viana = Viana
    .the = Viana
    .cap = Viana
    .of = di Viana
    .to = a Viana
    .by = da Viana
    .gender = f
    .full = Viana
name-santiago = Santiago
    .the = Santiago
    .cap = Santiago
    .of = di Santiago
    .to = a Santiago
    .by = da Santiago
    .gender = m
    .full = Don Santiago
name-gabriela = Gabriela
    .the = Gabriela
    .cap = Gabriela
    .of = di Gabriela
    .to = a Gabriela
    .by = da Gabriela
    .gender = f
    .full = Gabriela
name-de-marco = De Marco
    .the = De Marco
    .cap = De Marco
    .of = di De Marco
    .to = a De Marco
    .by = da De Marco
    .gender = m
    .full = De Marco
name-el-latigo = El Latigo
    .the = El Latigo
    .cap = El Latigo
    .of = di El Latigo
    .to = a El Latigo
    .by = da El Latigo
    .gender = m
    .full = El Latigo

# I ruoli
name-captain = Capitano
name-quartermaster = Quartiermastro
name-swashbuckler = Spadaccino
name-gunner = Cannoniere
name-brute = Bruto

# La ciurma
name-deckhand = marinaio
    .many = marinai
name-bosun = nostromo
    .many = nostromi

# Attrezzatura e creature
name-main-mast = Albero maestro
    .the = l’Albero maestro
    .cap = L’Albero maestro
    .of = dell’Albero maestro
    .to = all’Albero maestro
    .gender = m
name-rigging = Sartiame
    .the = il Sartiame
    .cap = Il Sartiame
    .of = del Sartiame
    .to = al Sartiame
    .gender = m
name-helm = Timone
    .the = il Timone
    .cap = Il Timone
    .of = del Timone
    .to = al Timone
    .gender = m
name-captains-chest = Forziere del capitano
    .the = il Forziere del capitano
    .cap = Il Forziere del capitano
    .of = del Forziere del capitano
    .to = al Forziere del capitano
    .gender = m
name-powder-store = Santabarbara
    .the = la Santabarbara
    .cap = La Santabarbara
    .of = della Santabarbara
    .to = alla Santabarbara
    .gender = f
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

# Le condizioni
name-blinded = Accecato
name-stunned = Stordito
name-slowed = Rallentato
name-muted = Muto
name-bleeding = Sanguinante

# I testi di carte, talenti e attrezzatura: quando, a quali condizioni, che cosa
text-line = { $at }: { $does }.
text-line-if = { $at }, se { $if }: { $does }.
text-then = { $head }; { $next }
text-may = se vuoi, { $does }

# I talenti
text-base = Attacco base: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit }+, portata { $range }.
text-blow = Attacco: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit }+, portata { $range }.
text-ability = Abilità.
text-reaction = Reazione.
text-passive = Talento passivo.
text-idle = Nessun effetto a questo livello.
text-once = Una volta per attivazione.

# I momenti
whose-turn = { $of ->
   *[own] del tuo turno
    [enemy] di un turno nemico
    [any] di qualsiasi turno
    [itself] di un turno della squadra di questo eroe
 }
whose-hero = { $of ->
   *[own] un eroe amico
    [enemy] un eroe nemico
    [any] un eroe qualsiasi
    [itself] questo eroe
 }
whose-crew = { $of ->
   *[own] la tua ciurma
    [enemy] la ciurma nemica
    [any] una ciurma qualsiasi
    [itself] la ciurma di questo eroe
 }
whose-gun = { $of ->
   *[own] il tuo falconetto
    [enemy] il falconetto nemico
    [any] un falconetto qualsiasi
    [itself] il falconetto della squadra di questo eroe
 }
whose-attack = { $of ->
   *[own] un attacco amico
    [enemy] un attacco nemico
    [any] un attacco qualsiasi
    [itself] un attacco di questo eroe
 }
at-turn-begins = All’inizio { $whose }
at-gun-aimed = Quando spara { $whose }, prima del tiro
at-crew-deployed = Quando { $whose } è stata schierata
at-hero-rises = Quando { $whose } inizia la sua attivazione
at-between-actions = Mentre { $whose } è attivo, prima, tra o dopo le sue azioni
at-swing-named = Quando { $whose } si slancia, prima del tiro
at-attack-declared = Quando viene dichiarato { $whose }, prima del tiro
at-attack-rolled = Dopo il tiro per { $whose }
at-hits-counted = Dopo il conto dei colpi per { $whose }
at-damage-due = Quando { $whose } sta per subire danni da un attacco
at-knocked-out = Quando { $whose } è stato sconfitto
at-attack-over = Dopo { $whose }
at-overboard = Quando { $whose } sta per cadere fuori bordo
at-declare = Prima del tiro di questo attacco
at-roll = Al tiro di questo attacco
at-assign = All’assegnazione dei colpi di questo attacco
at-after = Dopo questo attacco
at-use = Quando viene usata
at-destroyed = Quando questa attrezzatura viene distrutta, per la squadra che l’ha distrutta

# Le condizioni di un testo: dopo «se»
if-target-friend-hero = nella sua casella bersaglio c’è un eroe amico
if-target-enemy-hero = nella sua casella bersaglio c’è un eroe nemico
if-target-damaged-hero = nella sua casella bersaglio c’è un eroe nemico ferito
if-target-itself = nella sua casella bersaglio c’è questo eroe
if-target-creature = nella sua casella bersaglio c’è un mostro marino o il Kraken
if-wounds = questo eroe ha { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } o più
if-near-itself = l’attaccante è entro { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 } da questo eroe
if-felled-figure = ha sconfitto almeno una miniatura nemica
if-hurt = ha inflitto { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } o più a questo eroe, che è ancora schierato
if-by-hero = è di un eroe
if-dragon-can-come = un mostro marino è disponibile
if-behind = gli avversari hanno più PV
if-first-this-activation = in questa attivazione non è stata giocata un’altra carta uguale

# Gli eroi a cui si applica un effetto
who-itself = { $case ->
   *[nom] questo eroe
    [gen] di questo eroe
    [dat] a questo eroe
    [acc] questo eroe
 }
who-it = { $case ->
   *[nom] quell’eroe
    [gen] di quell’eroe
    [dat] a quell’eroe
    [acc] quell’eroe
 }
who-same = { $case ->
   *[nom] lo stesso eroe, se è ancora schierato,
    [gen] dello stesso eroe, se è ancora schierato,
    [dat] allo stesso eroe, se è ancora schierato,
    [acc] lo stesso eroe, se è ancora schierato,
 }
who-them = { $case ->
   *[nom] ciascuno di questi eroi ancora schierato
    [gen] di ciascuno di questi eroi ancora schierato
    [dat] a ciascuno di questi eroi ancora schierato
    [acc] ciascuno di questi eroi ancora schierato
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
who-friend = eroe amico
who-other-friend = altro eroe amico
who-enemy = eroe nemico
who-other-enemy = altro eroe nemico
who-deployed = schierato
who-any-state = in qualsiasi stato
who-within = { $who } entro { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 } da questo eroe
who-near = { $who } entro { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 } da un eroe amico schierato
who-hurt = { $who } a cui questo attacco ha inflitto danni
who-target = { $who } nella casella bersaglio
who-aboard = { $who } sulla nave di questa attrezzatura
who-crowd = { $who } in una sola casella a tua scelta
figures-one-in-target = una miniatura nemica nella casella bersaglio
figures-each-in-target = ogni miniatura nemica rimasta nella casella bersaglio
figures-one-near = una miniatura nemica entro { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 } da un eroe amico schierato

# Le quantità
amount-most-n = al massimo { $n }
amount-most-any = quanti ne vuoi
amount-damage-n = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
amount-hands-n = fino a { $n ->
    [one] { $n } miniatura
   *[other] { $n } miniature
 } di ciurma
amount-hands-any = un numero qualsiasi di miniature di ciurma

# Gli effetti: dopo i due punti
fx-dice-more = l’attacco tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in più
fx-dice-fewer = l’attacco tira { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 } in meno
fx-hit-up = l’attacco ha +{ $n } per colpire
fx-hit-down = l’attacco ha −{ $n } per colpire
fx-reroll-any = rilancia dadi dell’attacco, { $most }
fx-bonus = ogni dado proprio che mostra { $face ->
    [6] 6
   *[other] { $face } o più
 } aggiunge { $dice ->
    [one] { $dice } dado bonus
   *[other] { $dice } dadi bonus
 }
fx-keen = un colpo con { $face ->
    [6] un 6 naturale
   *[other] { $face } naturale o più
 } su un eroe infligge { $more ->
    [one] { $more } danno
   *[other] { $more } danni
 } in più
fx-any-order = i colpi si possono assegnare a qualsiasi bersaglio in qualsiasi ordine
fx-cancel = annulla fino a { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
 } dell’attacco
fx-prevent = { $who } subisce da questo attacco fino a { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } in meno
fx-damage = { $who } subisce { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
fx-heal = { $subject } si cura di { $damage }
fx-give = { $who } riceve la condizione { $status }
fx-cleanse = { $who } perde tutte le condizioni
fx-push = spingi di { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 } { $who }
fx-haul = trascina verso questo eroe, fino a { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 }, { $who }
fx-walk = { $who } può muoversi gratis fino a { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 }
fx-catch = non cade; piazzalo su una casella di murata disponibile di una delle tue navi; non riceve il segnalino attivazione e, se era attivo, continua
fx-actions-more = quell’eroe ha { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
 } in più in questa attivazione
fx-actions-fewer = quell’eroe ha { $n ->
    [one] { $n } azione
   *[other] { $n } azioni
 } in meno in questa attivazione
fx-second-cell = fai un altro attacco su una casella accanto alla casella bersaglio: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit }+
fx-strike = scegli una casella con miniature nemiche entro { $near ->
    [one] { $near } casella
   *[other] { $near } caselle
 } da un eroe amico schierato e attaccala: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 }, colpisce con { $hit }+
fx-counter = questo eroe fa il suo attacco base sulla casella dell’attaccante, senza spendere un’azione
fx-flip = rigira questa carta al livello 1
fx-order = scegli { $cells ->
    [one] una casella
   *[other] fino a { $cells } caselle
 } con la tua ciurma entro { $within ->
    [one] { $within } casella
   *[other] { $within } caselle
 } da questo eroe; { $cells ->
    [one] lì
   *[other] in ciascuna
 } { $hands } { $does }
order-move = si muovono insieme fino a { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
 }
order-attack = attaccano
order-attack-up = attaccano con +{ $n } per colpire
order-attack-down = attaccano con −{ $n } per colpire
fx-crew-steps = in questa attivazione la tua ciurma fa { $n ->
    [one] { $n } passo
   *[other] { $n } passi
 }
fx-upgrade-gun = il tuo falconetto viene potenziato
fx-upgrade-bosuns = i tuoi nostromi vengono potenziati
fx-coins = { $who } ottiene { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-credit = { $who } ottiene { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }, o { $behind } se gli avversari hanno più PV
fx-steal = prendi { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 } { $from } e dai ciò che hai preso { $to }; se gli avversari hanno più PV, puoi prenderne { $behind }
fx-pay = { $who } paga { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
fx-draw = pesca { $n ->
    [one] { $n } carta Marea
   *[other] { $n } carte Marea
 }
fx-discard = scarta dalla mano { $n ->
    [one] { $n } carta Marea
   *[other] { $n } carte Marea
 }
fx-swing-up = la prova di slancio ha +{ $n }
fx-swing-down = la prova di slancio ha −{ $n }
fx-muster-point = schiera dalla riserva { $most ->
    [one] un altro marinaio
   *[other] altri { $most } marinai
 } su un tuo punto di raccolta
fx-repair = togli fino a { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 } da un pezzo della tua attrezzatura
fx-rouse-own = il tuo segnalino Kraken sale di { $n }
fx-rouse-enemy = il segnalino Kraken degli avversari sale di { $n }
fx-summon = il Drago Marino arriva su una casella di canale a tua scelta e ti obbedisce
fx-cut-plank = rimuovi una passerella qualsiasi; le miniature che vi si trovano cadono fuori bordo, e alla fine del round la passerella torna

# Le creature
text-arrival = Al suo arrivo ogni eroe della squadra con il tracciato del Kraken più alto subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, dovunque sia; con tracciati uguali, gli eroi di entrambe le squadre.
text-lurk = Il Kraken si cura di { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }.
text-sweep = Ogni casella con miniature entro { $within ->
    [one] { $within } casella
   *[other] { $within } caselle
 } dal Kraken viene attaccata con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
 } che colpiscono con { $need }+.
text-cloud = Ogni eroe schierato entro { $within ->
    [one] { $within } casella
   *[other] { $within } caselle
 } dal Kraken riceve la condizione { $status }.
text-grasp = L’eroe schierato più vicino al Kraken, entro { $within ->
    [one] { $within } casella
   *[other] { $within } caselle
 }, cade fuori bordo.
text-maelstrom = Tutte le miniature sulle passerelle cadono fuori bordo, e ogni eroe schierato entro { $within ->
    [one] { $within } casella
   *[other] { $within } caselle
 } dal Kraken subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
text-wrath = Ogni eroe schierato della squadra con il tracciato del Kraken più alto subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }; con tracciati uguali, gli eroi di entrambe le squadre.

# Eventi, mosse e domande

# Fasi e parti di frase
name-phase-setup = Preparazione
name-phase-turns = Attivazioni
name-phase-kraken = Scatenate il Kraken!
name-phase-recovery = Recupero
nothing = niente
player = Giocatore { $seat }
a-card = «{ $card }»
count-deckhands = { $count ->
    [one] { $count } marinaio
   *[other] { $count } marinai
 }
count-bosuns = { $count ->
    [one] { $count } nostromo
   *[other] { $count } nostromi
 }

# Che cosa è successo
wished = Il giocatore { $seat } vuole giocare con { $faction-the }.
faction-drawn = Le due squadre vogliono la stessa fazione: la sorte dà { $faction-the } alla squadra del giocatore 1.
fleets-met = Le flotte si incontrano: { $layout }. La squadra del giocatore 1: { $side }.
rolled-off = Dadi per il primo turno: { $faces }.
hero-chosen = { $hero-cap } combatte per { $side-the }.
hero-chosen-alone = Il giocatore { $seat } prende { $hero-full }.
crew-master = { $side }: il giocatore { $seat } guida la ciurma.
captain-named = { $side }: il giocatore { $seat } è capitano e tiene le carte Marea.
hero-taken = Il giocatore { $seat } gioca con { $hero-the }.
first-side = Primo turno: { $side }.
round-began = Inizia il round { $round }: { $side }.
turn-began = Turno: { $side }.
turn-began-alone = Turno del giocatore { $seat }.
passed = { $side }: niente da attivare, si passa.
recovery-began = Inizia la fase di recupero.
activated = Si attiva { $hero-the }.
rested = L’attivazione { $hero-of } è finita.
revived = { $hero-cap } può schierarsi di nuovo.
token-turned = { $hero-cap } salterà il prossimo round.
deployed = { $hero-cap } si schiera in { $at }.
used = { $hero-cap } usa «{ $skill }».
flipped = { $hero-cap }: «{ $skill }» torna al livello 1.
bought = { $hero-cap } acquista «{ $skill }».
upgraded = { $hero-cap }: «{ $skill }» è ora al livello 2.
stepped = { $hero-cap } va in { $at }.
swing-named = { $hero-cap } si slancia verso { $at }: distanza { $distance }.
swing-rolled = Prova di slancio { $hero-of }: { $die }{ $modifier ->
    [0] {""}
   *[other] , modificatore { $modifier }
 }, distanza { $distance }.
landed = { $hero-cap } atterra in { $at }.
pushed = Una spinta porta { $hero-the } in { $at }.
went-overboard = { $hero-cap } cade fuori bordo.
caught = { $hero-cap } si aggrappa alla murata in { $at }.
coins-gained = { $hero-cap } ottiene { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }, { $total } in tutto.
coins-spent = { $hero-cap } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }, { $total ->
    [0] non ne restano
    [one] ne resta { $total }
   *[other] ne restano { $total }
 }.
coins-stolen = { $coins ->
    [one] { $coins } moneta passa
   *[other] { $coins } monete passano
 } { $from-by } { $to-to }.
crew-activated = { $side }: si attiva la ciurma.
crew-marched = { $side }: la ciurma ha marciato.
crew-came = { $side }, rinforzi in { $at }: { $crew }.
crew-stepped = { $side }: { $crew } da { $from } a { $at }.
crew-fell = { $side }, perdite in { $at }: { $crew }.
crew-drowned = { $side }, fuori bordo in { $at }: { $crew }.
crew-pushed = { $side }, spinta da { $from } a { $at }: { $crew }.
boarded = All’arrembaggio! { $side }: { $crew } da { $from } a { $at }.
broke-in = Spacca tutto! { $side }: { $crew } in { $at }.
gun-upgraded = { $side }: il falconetto è potenziato.
bosuns-upgraded = { $side }: i nostromi sono potenziati.
attack-hero = { $hero-cap } attacca { $at } con «{ $skill }».
attack-crew = { $side }, attacco da { $from } contro { $at }: { $crew }.
attack-gun = { $side }: il falconetto spara contro { $at }.
attack-smash = { $side }: la ciurma spacca tutto in { $at }.
attack-dragon = Il Drago Marino attacca { $at }: «{ $skill }».
attack-kraken = Il Kraken attacca { $at }.
attack-card = «{ $card }» colpisce { $at }.
attack-failed = Lì non c’è più niente da attaccare.
rolled = Dadi: { $faces }.
bonus-rolled = Dadi bonus: { $faces }.
rerolled = Un dado rilanciato: da { $old } a { $new }.
counted = { $hits ->
    [0] Nessun colpo a segno
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
 }, { $misses ->
    [0] nessuno mancato
    [one] { $misses } mancato
   *[other] { $misses } mancati
 }.
counted-raised = { $hits ->
    [0] Nessun colpo a segno
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
 }, { $misses ->
    [0] nessuno mancato
    [one] { $misses } mancato
   *[other] { $misses } mancati
 }; ogni dado vale { $modifier } in più.
counted-lowered = { $hits ->
    [0] Nessun colpo a segno
    [one] { $hits } colpo a segno
   *[other] { $hits } colpi a segno
 }, { $misses ->
    [0] nessuno mancato
    [one] { $misses } mancato
   *[other] { $misses } mancati
 }; ogni dado vale { $modifier } in meno.
hit-cancelled = Un colpo con un { $face } è annullato.
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
afflicted = { $hero-cap } riceve la condizione { $status }.
cleansed = { $hero-cap } non ha più condizioni.
stun-gone = { $hero-cap } si libera dalla condizione Stordito.
defeated = { $hero-cap } è { $hero-gender ->
    [f] sconfitta
   *[other] sconfitto
 } e torna nel prossimo round.
defeated-by = { $by-cap } sconfigge { $hero-the }, che torna nel prossimo round.
defeated-waits = { $hero-cap } è { $hero-gender ->
    [f] sconfitta
   *[other] sconfitto
 } e salta il prossimo round.
defeated-by-waits = { $by-cap } sconfigge { $hero-the }, che salta il prossimo round.
out = { $hero-cap } è fuori dalla partita.
out-by = { $by-cap } mette { $hero-the } fuori dalla partita.
piece-damaged = { $piece-cap } { $side-of } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
piece-damaged-alone = { $piece-cap } subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
piece-destroyed = { $piece-cap } { $side-of } viene { $piece-gender ->
    [f] distrutta
   *[other] distrutto
 }.
piece-destroyed-alone = { $piece-cap } viene { $piece-gender ->
    [f] distrutta
   *[other] distrutto
 }.
repaired = { $piece }: { $damage ->
    [one] { $damage } danno riparato
   *[other] { $damage } danni riparati
 }, { $left ->
    [0] non ne restano
    [one] ne resta { $left }
   *[other] ne restano { $left }
 }.
scored = { $side }: { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
 }, { $total } in tutto.
game-won = Vittoria: { $side }!
game-won-alone = Vittoria: giocatore { $seat }!
card-played = Il giocatore { $seat } gioca «{ $card }».
cards-drawn = Il giocatore { $seat } pesca { $count ->
    [one] { $count } carta Marea
   *[other] { $count } carte Marea
 }.
cards-drawn-known = Il giocatore { $seat } pesca { $cards }.
card-discarded = Il giocatore { $seat } scarta «{ $card }».
reshuffled = { $side }: gli scarti diventano un nuovo mazzo.
track-rose = { $side }: il segnalino Kraken è a { $track }.
plank-gone = La passerella in { $at } non c’è più.
plank-back = La passerella in { $at } è tornata.
dragon-activated = Si attiva il Drago Marino.
dragon-came = Il giocatore { $seat } chiama il Drago Marino in { $at }.
dragon-swam = Il Drago Marino nuota fino a { $at }.
dragon-damaged = Il Drago Marino subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
dragon-gone = Il Drago Marino è sconfitto.
waters-searched = Dadi per il Kraken: { $faces } contro { $tracks }; il mare resta calmo.
waters-searched-comes = Dadi per il Kraken: { $faces } contro { $tracks }; il Kraken arriva!
kraken-came = Il Kraken emerge in { $at }.
kraken-raged = Il Kraken tira { $die }: «{ $fury }».
kraken-damaged = Il Kraken subisce { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $total } in tutto.
kraken-gone = Il Kraken è sconfitto, ed entrambi i segnalini Kraken tornano a 0.

# Domande
ask-wish = Quale fazione vuole la tua squadra?
ask-pick = Quale eroe prendi?
ask-crew-master = Chi guida la ciurma?
ask-captain = Chi è capitano e tiene le carte Marea?
ask-entrust = Chi gioca con { $hero-the }?
ask-activate = Che cosa attivi?
ask-deploy = Dove si schiera { $hero-the }?
ask-act = Che cosa fa { $hero-the }? { $left ->
    [one] Resta { $left } azione.
   *[other] Restano { $left } azioni.
 }
ask-pace = Dove va { $hero-the }? { $left ->
    [one] Resta { $left } casella.
   *[other] Restano { $left } caselle.
 }
ask-dragon-act = Che cosa fa il Drago Marino? { $left ->
    [one] Resta { $left } azione.
   *[other] Restano { $left } azioni.
 }
ask-dragon-step = Dove nuota il Drago Marino? { $left ->
    [one] Resta { $left } casella.
   *[other] Restano { $left } caselle.
 }
ask-leave-out = In quale punto di raccolta non si schierano marinai?
ask-spread = Dove si schiera il prossimo marinaio?
ask-boatswain = Dove si schiera il prossimo nostromo?
ask-gun-first = Che cosa viene prima, il falconetto o la marcia?
ask-gun-aim = Dove spara il falconetto?
ask-stay = Quanti marinai in { $at } restano dove sono?
ask-stay-bosuns = Quanti nostromi in { $at } restano dove sono?
ask-fork = Dove vanno i marinai in { $at }?
ask-fork-bosuns = Dove vanno i nostromi in { $at }?
ask-crew-aim = Quale ciurma attacca ora?
ask-crew-deckhands = Quanti marinai attaccano?
ask-crew-bosuns = Quanti nostromi attaccano?
ask-smash-order = In quale punto di raccolta si spacca tutto per primo?
ask-smash-aim = In quale casella la ciurma spacca tutto?
ask-assign = A chi va il prossimo colpo?
ask-reroll = Quale dado rilanci?
ask-cancel = Quale colpo annulli? { $left ->
    [one] Resta { $left } colpo.
   *[other] Restano { $left } colpi.
 }
ask-second = «{ $skill }»: quale casella accanto al bersaglio attacchi anche?
ask-fall-order = Quale sconfitta si risolve per prima?
ask-drown-order = Quale eroe cade fuori bordo per primo?
ask-pick-hero = «{ $text }»: quale eroe?
ask-pick-figure = «{ $text }»: quale miniatura?
ask-pick-place = «{ $text }»: quale casella?
ask-shove-each = Quale miniatura spingi ora?
ask-push = Dove spingi la miniatura? { $left ->
    [one] Resta { $left } casella.
   *[other] Restano { $left } caselle.
 }
ask-drill = «{ $text }»: in quale casella la ciurma riceve l’ordine?
ask-enlist = Quanti marinai ricevono l’ordine?
ask-enlist-bosuns = Quanti nostromi ricevono l’ordine?
ask-squad-step = Dove va la ciurma che ha ricevuto l’ordine? { $left ->
    [one] Resta { $left } casella.
   *[other] Restano { $left } caselle.
 }
ask-loot = «{ $text }»: a chi vanno le monete?
ask-rob = «{ $text }»: a chi prendi le monete?
ask-consent = «{ $text }»: sei d’accordo per { $hero-the }?
ask-receiver = Chi pesca { $count ->
    [one] { $count } carta Marea
   *[other] { $count } carte Marea
 }?
ask-mend = Quale pezzo di attrezzatura ripari?
ask-discard = Quale carta scarti?
ask-toss = Scarti una carta prima di pescare?
ask-chest-step = { $hero-cap } va sul Forziere del capitano?
ask-lash-order = Quale casella attacca ora il Kraken?
ask-victim = Quale eroe afferra il Kraken?
ask-turn-begins = Comincia il turno. Giochi qualcosa?
ask-gun-aimed = Il falconetto è puntato. Giochi qualcosa?
ask-crew-deployed = La ciurma è schierata. Giochi qualcosa?
ask-hero-rises = { $hero-cap } comincia ad agire. Usi qualcosa?
ask-between-actions = Tocca { $hero-to }. Giochi qualcosa?
ask-swing-named = { $hero-cap } sta per slanciarsi. Giochi qualcosa?
ask-attack-declared = Un attacco è dichiarato. Giochi qualcosa?
ask-attack-rolled = I dadi sono tirati. Giochi qualcosa?
ask-hits-counted = I colpi sono contati. Usi qualcosa?
ask-damage-due = { $hero-cap } sta per subire danni. Usi qualcosa?
ask-knocked-out = { $hero-cap } è { $hero-gender ->
    [f] sconfitta
   *[other] sconfitto
 }. Giochi qualcosa?
ask-attack-over = L’attacco è finito. Usi qualcosa?
ask-overboard = { $hero-cap } sta per cadere fuori bordo. Giochi qualcosa?

# Mosse
do-wish = Gioca con { $faction-the }
do-pick = { $hero-full }
do-crew-master = Giocatore { $seat }
do-captain = Giocatore { $seat }
do-entrust = Giocatore { $seat }
do-activate = { $hero-cap }
do-activate-crew = La ciurma
do-activate-dragon = Il Drago Marino
do-deploy = In { $at }
do-attack = «{ $skill }» contro { $at }
do-ability = «{ $skill }»
do-move = Movimento
do-recover = Liberati dalla condizione Stordito
do-chest = Prendi 3 monete dal Forziere del capitano
do-buy = Acquista «{ $skill }» per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
do-upgrade = Potenzia «{ $skill }» per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
do-end = Fine dell’attivazione
do-step = Vai in { $at }
do-swing = Slanciati verso { $at }, distanza { $distance }
do-stop = Fermati
do-leave-out = Nessuno in { $at }
do-spread = Un marinaio in { $at }
do-boatswain = Un nostromo in { $at }
do-gun-first = Prima il falconetto
do-march-first = Prima la marcia
do-gun-aim = Spara contro { $at }
do-stay = { $count ->
    [0] Marciano tutti
    [one] Ne resta { $count }
   *[other] Ne restano { $count }
 }
do-fork = { $count } in { $at }
do-crew-aim = La ciurma in { $from } attacca { $at }
do-crew-deckhands = { $count ->
    [0] Nessun marinaio
    [one] { $count } marinaio
   *[other] { $count } marinai
 }
do-crew-bosuns = { $count ->
    [0] Nessun nostromo
    [one] { $count } nostromo
   *[other] { $count } nostromi
 }
do-smash-order = { $at }
do-smash-aim = Spacca tutto in { $at }
do-hit-deckhand = Un { $face } a un marinaio
do-hit-bosun = Un { $face } a un nostromo
do-hit-hero = Un { $face } { $hero-to }
do-hit-object = Un { $face } al bersaglio
do-reroll = Rilancia { $face ->
    [1] l’1
   *[other] il { $face }
 }
do-reroll-none = Lascia i dadi
do-cancel = Annulla { $face ->
    [1] l’1
   *[other] il { $face }
 }
do-second = Attacca { $at }
do-fall = { $hero-cap }
do-drown = { $hero-cap }
do-pass = Passa
do-play = Gioca «{ $card }»
do-react = { $hero-cap }: «{ $skill }»
do-pick-hero = { $hero-cap }
do-pick-place = { $at }
do-nobody = Nessuno
do-shove-hero = { $hero-cap }
do-shove-deckhand = Un marinaio in { $at }
do-shove-bosun = Un nostromo in { $at }
do-push = Spingi in { $at }
do-push-none = Non spingere
do-drill = La ciurma in { $at }
do-drill-none = Nessun altro ordine
do-loot = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 } { $hero-to }
do-rob = { $hero-cap }
do-consent = D’accordo
do-refuse = Rifiuta
do-receiver = Giocatore { $seat }
do-mend = Ripara { $piece-the }
do-discard = Scarta «{ $card }»
do-toss = Scarta «{ $card }»
do-keep = Tieni le altre
do-chest-step = Vai sul Forziere
do-stay-here = Resta
do-lash-order = Attacca { $at }
do-victim = { $hero-cap }

# Ordini permanenti
order-reaction = { $hero-cap }: «{ $skill }»
order-card = { $card }
fact-own-hero = un mio eroe è attaccato, sconfitto o sta per cadere fuori bordo
fact-own-equipment = un pezzo della mia attrezzatura è attaccato
fact-beast = c’è di mezzo il Kraken o il Drago Marino

# Il tavolo nel terminale
board-before = Prima del primo round
board-round = Round { $round }: { $phase }
board-alone = Tutti contro tutti
board-beast = { $beast } in { $at }, danni { $damage }/{ $hp }
board-legend-spawn = + punto di raccolta
board-legend-piece = # attrezzatura
board-legend-lost = x distrutta
board-legend-plank = = passerella
board-points = punti vittoria { $count }
board-track = tracciato del Kraken { $count }
board-supply = riserva: marinai { $deckhands }, nostromi { $bosuns }
board-levels = livello dei nostromi { $bosuns }, del falconetto { $gun }
board-cards = mazzo { $deck }, scarti { $discard }
board-crew-acted = la ciurma ha agito
board-piece = { $piece } { $at }: danni { $damage }/{ $hp }
board-piece-lost = { $piece } { $at }: fuori gioco
board-ashore = non schierato
board-overboard = fuori bordo
board-returns = sconfitto, torna nel prossimo round
board-waits = sconfitto, salta il prossimo round
board-out = fuori dalla partita
board-damage = danni { $damage }/{ $hp }
board-coins = monete { $count }
board-lives = vite { $count }
board-skills = talenti { $skills }
board-actions = azioni rimaste { $count }
board-acted = ha già agito
board-hand = carte Marea { $count }
board-attack = Attacco contro { $at }: dadi { $faces }, colpisce con { $need }+, colpi da assegnare { $hits }

# Opzioni, come le propone il modulo di un nuovo tavolo
name-option-pack = Contenuto
    .hint = Con quali eroi, carte e navi giocate.
name-option-pack-base = Come stampato
name-option-mode = Modalità
    .hint = Due squadre fino a 8 punti vittoria, oppure ognuno per sé.
name-option-mode-battle = Battaglia
    .hint = Ciurme, carte Marea, mostri marini e il Kraken; i giocatori si alternano fra le due squadre.
name-option-mode-free_for_all = Tutti contro tutti
    .hint = Solo eroi, in un’arena di navi: vince chi ha l’ultimo eroe in gioco. Gli eroi che vivono di ciurma o di carte (Waldorf, El Latigo, Carcharias) qui rendono poco.
name-option-mode-lives = Vite di ogni eroe
    .hint = Di solito tre.
name-option-mode-heroes = Eroi per giocatore
    .hint = Secondo il numero di giocatori: due, o uno solo se si gioca in sei.
name-option-mode-heroes-free = Secondo i giocatori
name-option-heroes = Scelta degli eroi
    .hint = Un capitano sa fare un po’ di tutto; un quartiermastro aiuta eroi e ciurma; uno spadaccino infligge più danni di tutti; un cannoniere colpisce preciso da lontano; un bruto è il più resistente e da ferito diventa più pericoloso.
name-option-heroes-choose = Scelti in segreto
    .hint = Nel tutti contro tutti si sceglie a turno, sotto gli occhi di tutti.
name-option-heroes-alternate = Scelti a turno
name-option-heroes-random = A sorte
name-option-heroes-random2 = A sorte, con mercenari
    .hint = Si distribuiscono eroi e mercenari, fra cui scegliere. Serve un contenuto con almeno quattro mercenari; in quello stampato non ce ne sono.
name-option-allies = Alleati
    .hint = Quali eroi possono combattere per una squadra.
name-option-allies-own = Della fazione
name-option-allies-any = Chiunque
    .hint = Per divertirsi: eroi e mazzi sono equilibrati all’interno delle fazioni, e alcune mescolanze possono essere fin troppo forti.
name-option-layout = Flotte
    .hint = Quali navi si incontrano.
name-option-layout-by_factions = Secondo le fazioni
name-option-factions = Fazioni
    .hint = Se entrambe le squadre possono giocare la stessa.
name-option-factions-choose = Sempre diverse
name-option-factions-mirror = Anche uguali
