# Fazioni e pedine
name-squadron = Squadra Pinnablu
    .short = Squadra
    .the = la Squadra
    .cap = La Squadra
    .of = della Squadra
    .to = alla Squadra
    .from = dalla Squadra
name-smuggler1 = Contrabbandiere 1
    .short = Contrabbandiere 1
    .the = il Contrabbandiere 1
    .cap = Il Contrabbandiere 1
    .of = del Contrabbandiere 1
    .to = al Contrabbandiere 1
    .from = dal Contrabbandiere 1
name-union = Unione dei Molluschi
    .short = Unione
    .the = l’Unione
    .cap = L’Unione
    .of = dell’Unione
    .to = all’Unione
    .from = dall’Unione
name-smuggler2 = Contrabbandiere 2
    .short = Contrabbandiere 2
    .the = il Contrabbandiere 2
    .cap = Il Contrabbandiere 2
    .of = del Contrabbandiere 2
    .to = al Contrabbandiere 2
    .from = dal Contrabbandiere 2
name-flagship-squadron = ammiraglia della Squadra
    .the = l’ammiraglia della Squadra
    .a = l’ammiraglia della Squadra
    .cap = L’ammiraglia della Squadra
name-flagship-smuggler1 = ammiraglia del Contrabbandiere 1
    .the = l’ammiraglia del Contrabbandiere 1
    .a = l’ammiraglia del Contrabbandiere 1
    .cap = L’ammiraglia del Contrabbandiere 1
name-flagship-union = ammiraglia dell’Unione
    .the = l’ammiraglia dell’Unione
    .a = l’ammiraglia dell’Unione
    .cap = L’ammiraglia dell’Unione
name-flagship-smuggler2 = ammiraglia del Contrabbandiere 2
    .the = l’ammiraglia del Contrabbandiere 2
    .a = l’ammiraglia del Contrabbandiere 2
    .cap = L’ammiraglia del Contrabbandiere 2
name-patrol = pattuglia
    .the = la pattuglia
    .a = una pattuglia
    .cap = Una pattuglia
name-stronghold = roccaforte
    .the = la roccaforte
    .a = una roccaforte
    .cap = Una roccaforte
name-cutter = cutter
    .the = il cutter
    .a = il cutter
    .cap = Il cutter
name-gunship = cannoniera
    .the = la cannoniera
    .a = la cannoniera
    .cap = La cannoniera
name-north = nord
name-east = est
name-south = sud
name-west = ovest
name-no-current = nessuna
name-slot-cannons-5 = Cannoni 5
name-slot-cannons-6 = Cannoni 6
name-slot-cutter = Cutter
name-slot-gunship-4 = Cannoniera 4
name-slot-gunship-6 = Cannoniera 6

# Che cosa fa un dado
name-does-sail = muovi di 1 o 2 caselle
name-does-tailwind-nowhere = nessun’altra casella ha quel numero, resti dove sei
name-does-cannons = sei pronto alla battaglia fino alla fine del round
name-does-repair = ripara fino a 2 danni
name-does-order = fino a 4 pattuglie si muovono di 1 casella
name-does-bombard = scaccia tutti i compagni dall’isola della tua regione
name-does-deploy = metti una pattuglia sulla tua casella o su una vicina
name-does-inspire = manda compagni pronti su 4 isole al massimo, uno per isola
name-does-assemble = sbarca fino a 4 compagni pronti nella tua regione
name-does-rally = su un’isola, prepara 4 compagni
name-does-full-sail = muovi fino a tante caselle quante ne mostra il dado
name-does-negotiate = su un’isola, prendi gratis una carta ciurma
name-does-cutter = il cutter si muove di 1–3 caselle, o segue il vento di quel numero
name-does-gunship = la cannoniera si muove di 1 o 2 caselle, o segue il vento di quel numero

# Che cosa sa fare la ciurma
name-power-aeronauts = per 1 oro vai sull’altra isola dello stesso simbolo
name-power-fighters = +1 in ogni battaglia
name-power-buccaneer = dopo una vittoria scarta questa e 2 carte ciurma dello sconfitto
name-power-elder = 1 oro alla fine di un turno senza danni
name-power-convincing-comrade = porta fino a 2 compagni da un’isola a un’altra
name-power-convincing-official = fino a 2 pattuglie si muovono di 1 o 2 caselle, senza battaglie
name-power-cutpurse = 2 oro per ogni vittoria
name-power-barrelman = la nebbia porta la tua ammiraglia dove vuoi
name-power-ghastly-gust = scarta questa per andare su una casella qualsiasi
name-power-gunner = 1 danno in più quando vince la tua ammiraglia
name-power-mystic = una volta per turno, subisci 1 danno per danneggiare chi vuoi nella tua regione
name-power-middleman = ogni oro cambia un dado fino a 2
name-power-pilot = i relitti non danneggiano la tua ammiraglia
name-power-sailor = muovi di 1–3 caselle
name-power-sea-witch = esci da un bordo della mappa e rientra dall’altro
name-power-sea-dog = le correnti ti portano dove vuoi, o da nessuna parte
name-power-diver = 1 oro in più quando getti l’ancora sui relitti
name-power-documentarian = 1 oro a fine turno con un’ammiraglia nemica nella tua regione
name-power-shipwright = ripara tutti i danni di plancia e ciurma
name-power-gunners-mate = caricando i cannoni apri il fuoco su una casella della tua regione
name-power-powder-monkey = dopo una riparazione infliggi 1 danno nella tua regione
name-power-naive-noble = scarta questa per rubare una carta ciurma o carico nella tua regione
name-power-grogmaster = subisci 1 danno per ritirare il dado in battaglia
name-power-trawler = muovi di 1 o 2 caselle e prendi ogni tesoro sulla rotta
name-power-battering-beakhead = spingi i nemici che danneggi
name-power-merchant = 1 oro quando getti l’ancora in un porto
name-power-whispering-wind = una volta per turno, 2 oro ti portano su una casella del vento
name-power-emissary = nel tuo turno, 1 oro al nemico evita una battaglia

# Che cosa fanno i piani
name-plan-enlist = recluta gratis ciurma dove hai compagni
name-plan-sneak-attack = togli fino a 2 pattuglie da una regione con compagni
name-plan-dynamic-entry = alza il dado dei cannoni di 2 al massimo, poi segui un vento qualsiasi
name-plan-evacuation = porta tutti i compagni di un’isola su altre isole
name-plan-close-call = questa battaglia non ha luogo
name-plan-secret-weapon = tira 2 dadi battaglia, e 1 danno in più se vinci
name-plan-weapons-cache = aggiungi i tuoi compagni pronti al risultato
name-plan-cutter = vara il cutter da un’isola con 2 compagni
name-plan-gunship = vara la cannoniera da un’isola con 2 compagni

# Domande
ask-layout = Come disporre le prime due regioni?
ask-start-island = Su quale isola comincia la tua ammiraglia?
ask-start-space = Su quale casella comincia la tua ammiraglia?
ask-turn = { $dice ->
    [0] Tutti i dadi sono piazzati. Azioni gratuite, o fine del turno?
    [one] Piazza ancora { $dice } dado, o fai un’azione gratuita.
   *[other] Piazza { $dice } dadi, o fai un’azione gratuita.
 }
ask-strongholds = Due pattuglie diventano una roccaforte?
ask-raise-wealth = Di quale regione sale la prosperità?
ask-refresh-market = Sostituisci tutto il mercato?
ask-sail = { $steps ->
    [one] { $ship-cap } in { $at } ha ancora { $steps } passo. Dove va?
   *[other] { $ship-cap } in { $at } ha ancora { $steps } passi. Dove va?
 }
ask-drift = La corrente in { $at }: dove porta l’ammiraglia?
ask-lay-tile = Come disporre la nuova regione?
ask-fly = Dove vai direttamente?
ask-ship-orders = Dove va la nave?
ask-fight = Chi affronti per primo?
ask-emissary = L’Emissario paga per evitare questa battaglia?
ask-battle-plans = Giochi un piano in questa battaglia?
ask-aim = Prendi la mira? Il tiro sale e il dado dei cannoni scende.
ask-grogmaster = La Dispensiera del grog ti fa ritirare il dado?
ask-buccaneer = Il Bucaniere assalta la ciurma dello sconfitto?
ask-manoeuvre = Hai vinto. Quale manovra fai?
ask-ransack = Quale carta ciurma perde lo sconfitto?
ask-deal-damage = Quale casella azione danneggi?
ask-take-damage = Quale delle tue caselle azione subisce il danno?
ask-mystic = Con il Mistico, chi danneggi?
ask-powder-monkey = Con il Mozzo delle polveri, chi danneggi?
ask-gunners-mate = Dove aprono il fuoco i cannoni?
ask-harbor = Che cosa fai nel porto?
ask-repair = Che cosa ripari?
ask-leave-patrol = Lasci qui una pattuglia?
ask-land-comrades = I compagni sbarcano o si preparano?
ask-order = Quale pattuglia si muove adesso?
ask-deploy = Dove va la nuova pattuglia?
ask-inspire = Quale isola riceve un compagno?
ask-assemble = Quanti compagni sbarcano?
ask-muster = Quale isola scegli?
ask-resettle = Dove vanno i compagni?
ask-ambush = Quale pattuglia togli?
ask-prime-cannons = Di quanto alzi il dado dei cannoni?
ask-enlist = Chi arruoli?
ask-free-crew = Quale carta ciurma prendi gratis?
ask-negotiate = Chi convinci a unirsi alla ciurma?
ask-noble = Quale carta rubi?
ask-overboard = Hai troppo carico. Che cosa getti in mare?
ask-reward = Dove va il segnalino ricompensa?
ask-gold-for-fame = Quanto oro trasformi in fama?
ask-pledge = Sotto quale segnalino va la carta consegnata?
ask-nothing = Non c’è nulla da decidere.

# Mosse di un turno
surrender = Arrenditi
layout-a = Disposizione A: la seconda regione sta più a sud
layout-b = Disposizione B: la seconda regione sta più a nord
begin = Comincia in { $at }{ $there }
begin-island = Comincia sull’isola { $at } ({ $suit })
place = Dado { $die } su «{ $slot }»: { $does }
place-paid = Dado { $die } → { $to } su «{ $slot }» per { $gold } oro: { $does }
place-tailwind = Dado { $die } su «{ $slot }»: segui il vento fino a { $spots }
place-tailwind-paid = Dado { $die } → { $to } su «{ $slot }» per { $gold } oro: segui il vento fino a { $spots }
place-cost = Dado { $die } per reclutare «{ $card }»: { $power }
place-cost-paid = Dado { $die } → { $to } per { $gold } oro per reclutare «{ $card }»: { $power }
set-aside = Metti da parte { $die ->
    [1] l’1
   *[other] il { $die }
 }: non entra da nessuna parte
recruit = Recluta «{ $card }» per { $gold } oro: { $power }
smuggle = Imbarca il carico «{ $cargo }», destinato a un’isola ({ $suit })
deliver = Consegna «{ $cargo }»: 2 punti fama e una ricompensa
use-aeronauts = Aeronauti: paga 1 oro e vai sull’altra isola di questo simbolo
use-ghastly-gust = Raffica spettrale: scartala e vai su una casella qualsiasi
use-mystic = Mistico: subisci 1 danno e danneggia una pedina nella tua regione
use-whispering-wind = Vento sussurrante: paga 2 oro e vai su una casella del vento qualsiasi
use-naive-noble = Nobile ingenuo: scartalo e ruba una carta ciurma o carico nella tua regione
plan = Piano «{ $plan }»: { $does }
end-turn = Fine del turno
stronghold = Due pattuglie diventano una roccaforte sull’isola { $at } ({ $suit })
pass-strongholds = Non costruire roccaforti
raise-wealth = La regione { $at } ({ $suit }) sale a { $wealth }
refresh-market = Sostituisci tutte le carte del mercato
pass-refresh-market = Lascia il mercato com’è
pass = Fatto

# Mosse delle pedine
step = Vai a { $dir }: { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
step-island = Vai a { $dir }: { $at }, isola ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
explore = Esplora a { $dir }, oltre la mappa: { $at }
wrap = Strega del mare: oltre il bordo { $dir }, rientra in { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
wrap-island = Strega del mare: oltre il bordo { $dir }, rientra in { $at }, isola ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
drift = Lasciati portare a { $dir }: { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
drift-island = Lasciati portare a { $dir }: { $at }, isola ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
drift-explore = Lasciati portare a { $dir }, oltre la mappa: { $at }
go = Vai direttamente in { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
go-island = Vai direttamente in { $at }, isola ({ $suit }){ $battle ->
    [0] {""}
   *[other] {" "}— battaglia!
 }
pass-sail-flagship = Getta l’ancora in { $at }
pass-sail = Fermati in { $at }
pass-push = Non spingere oltre { $at }
pass-drift = Resta: non farti portare
pass-fly = Resta dove sei
pass-ship-orders = Lascia la nave dov’è
lay = Isola in { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }
lay-enter = Isola in { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }; entri in { $enter }
there = { $open ->
    [0] {""}
   *[other] , mare aperto
 }{ $fog ->
    [0] {""}
   *[other] , nebbia
 }{ $harbor ->
    [0] {""}
   *[other] , un porto
 }{ $wreckage ->
    [0] {""}
   *[other] , relitti
 }{ $treasure ->
    [0] {""}
   *[other] , { $treasure } oro
 }{ $tailwind ->
    [0] {""}
   *[other] , vento { $tailwind }
 }{ $current-id ->
    [no-current] {""}
   *[other] , una corrente a { $current }
 }
sandbar = ; un banco di sabbia fra { $one } e { $other }
no-sandbar = {""}

# Mosse di una battaglia
fight = Affronta prima { $foe-the }
emissary = Paga 1 oro { $who-to } ed evita la battaglia
pass-emissary = Parlino i cannoni
pass-battle-plans = Non giocare piani
aim = Mira +{ $by }: il dado dei cannoni va da { $die } a { $to }
pass-aim = Non prendere la mira
grog = Subisci un danno su «{ $slot }» e ritira il dado
pass-grog = Tieni il tiro
buccaneer = Scarta il Bucaniere: { $who-the } perde 2 carte ciurma
pass-buccaneer = Tieni il Bucaniere
manoeuvre-plunder = Infliggi 1 danno e prendi 1 oro allo sconfitto
manoeuvre-broadside = Infliggi 2 danni
manoeuvre-scatter = Infliggi 1 danno e scaccia 1 compagno dall’isola
manoeuvre-land = Infliggi 1 danno e sbarca 1 compagno pronto
manoeuvre-escape = Infliggi 1 danno e prosegui di 1 o 2 caselle
manoeuvre-prize = Infliggi 1 danno e ottieni una ricompensa
pass-manoeuvre = Nessuna manovra
ransack = Scarta «{ $card }»: { $power }
deal-damage = Danneggia «{ $slot }»
take-damage = Subisci il danno su «{ $slot }»
pass-take-damage = Il Pilota evita i relitti: nessun danno
target = Danneggia { $foe-the } in { $at }
pass-monkey = Non danneggiare nessuno
mate = Apri il fuoco su { $at }
pass-mate = Non sparare

# Altre mosse
repair = Ripara «{ $slot }»
pass-repair = Non riparare altro
load = Sposta { $die ->
    [1] l’1
   *[other] il { $die }
 } da «{ $from }» a «{ $slot }»
load-paid = Sposta { $die ->
    [1] l’1
   *[other] il { $die }
 } da «{ $from }» a «{ $slot }» come { $to } per { $gold } oro
pass-harbor = Non fare nulla nel porto
leave-patrol = Lascia una pattuglia in { $at }
pass-leave-patrol = Non lasciare pattuglie
land = { $count ->
    [one] { $count } compagno pronto sbarca in { $at }
   *[other] { $count } compagni pronti sbarcano in { $at }
 }
ready = { $count ->
    [one] Prepara { $count } compagno dalla riserva
   *[other] Prepara { $count } compagni dalla riserva
 }
pass-land-comrades = Né l’uno né l’altro
order = Muovi una pattuglia da { $at }
pass-order = Non muovere altre pattuglie
deploy = Metti la pattuglia in { $at }{ $there }
deploy-island = Metti la pattuglia in { $at }, isola ({ $suit })
inspire = Manda un compagno sull’isola { $at } ({ $suit })
pass-inspire = Non mandare altri compagni
assemble = { $count ->
    [0] Non sbarcare nessuno
    [one] Sbarca { $count } compagno
   *[other] Sbarca { $count } compagni
 }
muster-convince = { $count ->
    [one] Prendi { $count } compagno dall’isola { $at } ({ $suit })
   *[other] Prendi 2 dei { $count } compagni dall’isola { $at } ({ $suit })
 }
muster-evacuate = { $count ->
    [one] Evacua { $count } compagno dall’isola { $at } ({ $suit })
   *[other] Evacua { $count } compagni dall’isola { $at } ({ $suit })
 }
muster-enlist = Recluta ciurma del simbolo { $suit }, tramite i compagni in { $at }
muster-ambush = Attacca le pattuglie della regione { $at } ({ $suit })
muster-cutter = Vara il cutter dall’isola { $at } ({ $suit }): salgono a bordo 2 dei { $count } compagni
muster-gunship = Vara la cannoniera dall’isola { $at } ({ $suit }): salgono a bordo 2 dei { $count } compagni
pass-muster = Lascia tutti i compagni dove sono
resettle = { $count ->
    [one] { $count } compagno va sull’isola { $at } ({ $suit })
   *[other] { $count } compagni vanno sull’isola { $at } ({ $suit })
 }
ambush = Togli una pattuglia da { $at }
pass-ambush = Non togliere altre pattuglie
prime-cannons = { $count ->
    [0] Lascia il dado dei cannoni com’è
   *[other] Alza il dado dei cannoni di { $count }
 }
free-crew = Recluta gratis «{ $card }»: { $power }
pass-free-crew = Non prendere nessuno
pass-negotiate = Non prendere nessuno gratis
bribe = Manda a casa 1 compagno e recluta «{ $card }»: { $power }
pass-bribe = Lascia in pace i compagni
steal-crew = Ruba «{ $card }» come ciurma: { $power }
steal-cargo = Ruba il carico «{ $cargo }», destinato a un’isola ({ $suit })
overboard = Getta in mare «{ $cargo }», destinato a un’isola ({ $suit })
reward = Segnalino a { $dir }: { $reward }
gold-for-fame = { $count ->
    [0] Tieni il tuo oro
    [one] { $count } oro per { $count } punto fama
   *[other] { $count } oro per { $count } punti fama
 }
pledge-left = Segnalino sinistro, { $who-short }: 1 punto fama per ogni regione ({ $suit }) sotto il suo controllo alla fine
pledge-right = Segnalino destro, { $who-short }: 1 punto fama per ogni regione ({ $suit }) sotto il suo controllo alla fine

# Che cosa è successo: preparazione e turni
dice-rolled = { $who-cap } tira { $dice }.
market-dealt = Nuova carta al mercato: «{ $card }».
market-cleared = Il mercato viene svuotato.
tile-turned = Si scopre una regione con un’isola ({ $suit }).
tile-laid = Una nuova regione viene posata in { $at }, con l’isola in { $island }.
placed = { $ship-cap } appare in { $at }.
markers-laid = { $who-cap } dispone i segnalini patto.
markers-laid-seen = { $who-cap } dispone i segnalini patto; il sinistro rappresenta { $left-the }.
plans-drawn = { $count ->
    [one] L’Unione pesca { $count } piano.
   *[other] L’Unione pesca { $count } piani.
 }
plan-drawn-seen = L’Unione pesca il piano «{ $plan }».
plans-drawn-seen = L’Unione pesca i piani «{ $plan }» e «{ $other }».
turn-began = { $dice ->
    [one] Tocca { $who-to }, con { $dice } dado.
   *[other] Tocca { $who-to }, con { $dice } dadi.
 }
die-placed = { $who-cap } mette un { $die } su «{ $slot }».
die-placed-paid = { $who-cap } cambia un { $die } in { $to } per { $gold } oro e lo mette su «{ $slot }».
die-set-aside = { $who-cap } mette da parte un { $die }.
turn-ended = { $who-cap } termina il turno.

# Che cosa è successo: in mare
stepped = { $ship-cap } va da { $from } a { $at }.
carried = Una corrente porta { $ship-the } da { $from } a { $at }.
flew = { $ship-cap } va direttamente da { $from } a { $at }.
wrecked = { $ship-cap } urta i relitti in { $at }.
steered-clear = Grazie al Pilota { $who-the } non subisce danni dai relitti in { $at }.
anchored = { $ship-cap } getta l’ancora in { $at }.
gold-gained-setup = { $who-cap } comincia con { $gold } oro.
gold-gained-treasure = { $who-cap } trova { $gold } oro.
gold-gained-crew = La ciurma porta { $gold } oro { $who-to }.
gold-gained-reward = { $who-cap } riceve in premio { $gold } oro.
gold-paid = { $who-cap } paga { $gold } oro.
gold-taken = { $who-cap } riceve { $gold } oro { $from-from }.
fame-gained-control = { $who-cap } ottiene { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 } per il controllo.
fame-gained-delivery = { $who-cap } ottiene { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 } per la consegna.
fame-gained-reward = { $who-cap } riceve in premio { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 }.
fame-gained-pledge = { $who-cap } ottiene { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 } per i patti.
wealth-raised = La prosperità della regione in { $at } sale a { $wealth }.

# Che cosa è successo: battaglie
battle-began = { $ship-cap } attacca { $foe-a } in { $at }.
battle-avoided-emissary = L’Emissario paga e la battaglia non ha luogo.
battle-avoided-close-call = Per un soffio: la battaglia non ha luogo.
aimed = { $who-cap } prende la mira: +{ $by }.
battle-rolled = { $who-cap } tira { $dice } in battaglia.
battle-won = { $attack } contro { $defence }: { $ship-the } batte { $foe-the }.
made-plunder = { $who-cap } saccheggia: 1 danno e 1 oro.
made-broadside = { $who-cap } spara una bordata: 2 danni.
made-scatter = { $who-cap } infligge 1 danno e scaccia un compagno.
made-land = { $who-cap } infligge 1 danno e sbarca un compagno.
made-escape = { $who-cap } infligge 1 danno e prosegue.
made-prize = { $who-cap } infligge 1 danno e ottiene una ricompensa.
slot-damaged = { $who-cap } subisce un danno su «{ $slot }».
damage-ignored = { $ship-cap } non può subire altri danni.
removed = { $ship-cap } in { $at } lascia la mappa.
repaired = { $who-cap } ripara «{ $slot }».
die-loaded = { $who-cap } sposta un { $die } da «{ $slot }» ai cannoni.
die-loaded-paid = { $who-cap } sposta un { $die } da «{ $slot }» ai cannoni, come { $to } per { $gold } oro.

# Che cosa è successo: fazioni e carte
patrol-placed = Una pattuglia appare in { $at }.
stronghold-raised = Due pattuglie in { $at } diventano una roccaforte.
comrades-readied = { $count ->
    [one] { $count } compagno è pronto.
   *[other] { $count } compagni sono pronti.
 }
comrades-landed = { $count ->
    [one] { $count } compagno sbarca in { $at }.
   *[other] { $count } compagni sbarcano in { $at }.
 }
comrades-removed = { $count ->
    [one] { $count } compagno lascia { $at }.
   *[other] { $count } compagni lasciano { $at }.
 }
comrades-moved = { $count ->
    [one] { $count } compagno va da { $from } a { $at }.
   *[other] { $count } compagni vanno da { $from } a { $at }.
 }
plan-played = L’Unione gioca il piano «{ $plan }»: { $does }.
cannons-raised = L’Unione alza il dado dei cannoni a { $to }.
recruited = { $who-cap } recluta «{ $card }».
smuggled = { $who-cap } imbarca il carico «{ $cargo }».
discarded = { $who-cap } scarta «{ $card }».
thrown-overboard = { $who-cap } getta in mare il carico «{ $cargo }».
stolen-crew = { $who-cap } ruba la carta «{ $card }» { $from-to } e la aggiunge alla ciurma.
stolen-cargo = { $who-cap } ruba la carta «{ $card }» { $from-to } e la imbarca come carico.
delivered = { $who-cap } consegna il carico «{ $cargo }» in { $at }.
reward-taken = { $who-cap } sposta il segnalino ricompensa: { $reward }.
pledged-left = { $who-cap } mette «{ $cargo }» sotto il segnalino sinistro.
pledged-right = { $who-cap } mette «{ $cargo }» sotto il segnalino destro.
region-scored-squadron = Regione in { $at }: Squadra { $squadron }, Unione { $union }. La controlla la Squadra, prosperità { $wealth }.
region-scored-union = Regione in { $at }: Squadra { $squadron }, Unione { $union }. La controlla l’Unione, prosperità { $wealth }.
region-scored-nobody = Regione in { $at }: Squadra { $squadron }, Unione { $union }. Non la controlla nessuno, prosperità { $wealth }.
round-ended = Il round { $round } è finito.
round-began = Comincia il round { $round }; il primo turno tocca { $who-to }.
pledge-revealed-left = Il segnalino sinistro { $who-of } rappresentava { $pledged-the }: { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 }.
pledge-revealed-right = Il segnalino destro { $who-of } rappresentava { $pledged-the }: { $fame ->
    [one] { $fame } punto fama
   *[other] { $fame } punti fama
 }.
surrendered = { $who-cap } si arrende.
game-won = { $who-cap } vince la partita.
game-shared = La vittoria è condivisa.

# Il tavolo
board-head = Round { $round } · si gioca fino a 30 fama · primo: { $first-short } · regioni: { $tiles } · riserva: { $bank } oro
board-terrain = ░ nebbia  ⌂ porto  # relitti  $2 tesoro  ~5 vento  ↑ corrente  ║ banco di sabbia
board-islands = PESCE 2: isola e prosperità della regione · S3 U1: punti controllo
board-figures = { $flagships } ammiraglie, { $patrol } pattuglia, { $stronghold } roccaforte, { $comrade } compagno, { $cutter } cutter, { $gunship } cannoniera
mark-squadron = S
mark-union = U
mark-smuggler1 = 1
mark-smuggler2 = 2
mark-patrol = p
mark-stronghold = R
mark-comrade = c
mark-cutter = k
mark-gunship = C
board-market = Mercato, { $count } nel mazzo
cost-gold = { $gold } oro
cost-die = 1 dado
market-cargo = carico: { $cargo } → { $suit }
board-player = { $who-short } · fama { $fame } · oro { $gold }
board-supply = dadi { $dice }
board-aside = da parte { $dice }
board-due = da piazzare: { $count }
board-crew = ciurma:
board-patrols = riserva: pattuglie { $patrols }, roccaforti { $strongholds }
board-comrades = compagni: { $ready } pronti, { $supply } nella riserva
board-plans = piani ({ $deck } nel mazzo):
board-plans-hidden = piani nascosti: { $count }, nel mazzo: { $deck }
board-cargo = carico: { $cargo } → { $suit }
board-no-cargo = nessun carico
board-pledges-left = segnalino sinistro:
board-pledges-right = segnalino destro:
board-marker-left = segnalino sinistro ({ $who-short }):
board-marker-right = segnalino destro ({ $who-short }):
board-reward = prossima ricompensa:
board-battle = Battaglia in { $at }: { $ship-the } (mira +{ $aim }, tiro { $roll }) contro { $foe-the } (mira +{ $guard }, tiro { $answer })
board-asked = { $who-short }: { $question }

# Opzioni, come le propone il modulo di un nuovo tavolo
name-option-pack = Contenuto
    .hint = Con quali tessere, carte e testi si gioca.
name-option-pack-base = Come stampato
