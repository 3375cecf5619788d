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
text-and = { $head } e { $next }
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
at-destroyed = Quando viene distrutto, per la squadra che lo ha fatto

# Le condizioni di un testo: dopo “se”
if-target-friend-hero = nella sua casella bersaglio c’è un eroe amico
if-target-enemy-hero = nella sua casella bersaglio c’è un eroe nemico
if-target-damaged-hero = nella sua casella bersaglio c’è un eroe nemico danneggiato
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
who-crowd = { $who }, tutti in una sola casella a tua scelta,
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
amount-hands-any = quante miniature di ciurma vuoi

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
fx-give = { $who } riceve { $status }
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
 } dal Kraken riceve { $status }.
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
