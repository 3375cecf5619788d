# Giocatori: i colori delle loro navi
ui-seat = { $seat ->
    [1] Verde
    [2] Bianco
    [3] Blu
   *[other] Giallo
 }
name-green = Verde
    .the = il Verde
    .cap = Il Verde
    .of = del Verde
    .to = al Verde
    .for = per il Verde
name-white = Bianco
    .the = il Bianco
    .cap = Il Bianco
    .of = del Bianco
    .to = al Bianco
    .for = per il Bianco
name-blue = Blu
    .the = il Blu
    .cap = Il Blu
    .of = del Blu
    .to = al Blu
    .for = per il Blu
name-yellow = Giallo
    .the = il Giallo
    .cap = Il Giallo
    .of = del Giallo
    .to = al Giallo
    .for = per il Giallo

# Personaggi e che cosa fanno
name-shipwright = Maestro d’ascia
    .the = il Maestro d’ascia
    .of = del Maestro d’ascia
name-governor = Governatore
    .the = il Governatore
    .of = del Governatore
name-captain = Capitano
    .the = il Capitano
    .of = del Capitano
name-islander = Isolano
    .the = l’Isolano
    .of = dell’Isolano
name-shaman = Sciamano
    .the = lo Sciamano
    .of = dello Sciamano
name-merchant = Mercante
    .the = il Mercante
    .of = del Mercante
name-cartographer = Cartografo
    .the = il Cartografo
    .of = del Cartografo
name-does-shipwright = comprare navi a 1 forziere l’una
name-does-governor = diventare Corsaro, con tutte le navi della riserva e una Macchia Nera
name-does-captain = giocare un Convoglio e assaltarlo
name-does-islander = aprire un altro Porto
name-does-shaman = lanciare una Maledizione su tutti
name-does-merchant = vendere Merci nel Porto
name-does-cartographer = pescare una carta Avventura

# Nazioni, Merci e Porti
name-england = Inghilterra
    .of = dell’Inghilterra
name-spain = Spagna
    .of = della Spagna
name-france = Francia
    .of = della Francia
name-holland = Olanda
    .of = dell’Olanda
name-fruit = Frutta
    .the = la Frutta
name-coffee = Caffè
    .the = il Caffè
name-rum = Rum
    .the = il Rum
name-tortuga = Tortuga
name-nassau = Nassau
name-havana = L’Avana
name-cartagena = Cartagena
name-curacao = Curaçao
name-maracaibo = Maracaibo
name-pirate_bay = Baia dei Pirati

# Maledizioni e che cosa fanno
name-kraken = Kraken
    .the = il Kraken
name-iceberg = Iceberg
    .the = l’Iceberg
name-sirens = Sirene
    .the = le Sirene
name-mutiny = Ammutinamento
    .the = l’Ammutinamento
name-whirlpool = Vortice
    .the = il Vortice
name-idol = Idolo
    .the = l’Idolo
name-wages = Paga
    .the = la Paga
name-tavern = Taverna
    .the = la Taverna
name-does-kraken = ogni nave che mostra 1 costa una carta Frutta, o va perduta
name-does-iceberg = ogni nave che mostra 2 costa una carta Caffè, o va perduta
name-does-sirens = ogni nave che mostra 3 costa una carta Rum, o va perduta
name-does-mutiny = ogni nave che mostra 4 costa una Merce con la richiesta massima, o va perduta
name-does-whirlpool = le navi più vicine a un dado rosso costano un Talismano l’una, o vanno perdute
name-does-idol = ognuno perde una Merce che nomini tu, o una nave
name-does-wages = ogni guardia costa 2 forzieri
name-does-tavern = assegni un dado a ciascuno, nel bene o nel male
name-tavern-black-mark = una Macchia Nera
name-tavern-lose-good = perdere una Merce
name-tavern-lose-chest = perdere un forziere
name-tavern-gain-chest = ottenere un forziere
name-tavern-gain-good = ottenere una Merce
name-tavern-gain-yin-yang = ottenere 3 Yin-Yang

# Parti di frasi
nothing = nulla
player = { $who-the }
a-character = { $character-the }
count-fruit = { $count ->
    [one] { $count } carta Frutta
   *[other] { $count } carte Frutta
 }
count-coffee = { $count ->
    [one] { $count } carta Caffè
   *[other] { $count } carte Caffè
 }
count-rum = { $count ->
    [one] { $count } carta Rum
   *[other] { $count } carte Rum
 }
count-talismans = { $count ->
    [one] { $count } Talismano
   *[other] { $count } Talismani
 }
count-ships = { $count ->
    [one] { $count } nave
   *[other] { $count } navi
 }
card-caravan = Convoglio { $nation-of } ({ $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 })
card-port = Porto «{ $port }»
card-curse = Maledizione «{ $curse }»
distance = { $whole },{ $part } mm
prices = Frutta { $fruit }, Caffè { $coffee }, Rum { $rum }
tavern-die = { $who-to } un { $face } ({ $does })

# Domande
ask-character = Quale Personaggio scegli?
ask-rituals-before = Celebri un Rituale prima dell’Azione?
ask-rituals-after = Celebri un altro Rituale?
ask-shipwright = Quante navi compri?
ask-governor = Di quale nazione diventi Corsaro?
ask-captain = Quale Convoglio assalti?
ask-islander = Quale Porto apri?
ask-shaman = Quale Maledizione lanci?
ask-merchant = Che cosa vendi?
ask-cartographer = Peschi una carta Avventura?
ask-gift = Quante volte prendi il Dono?
ask-commit = Quante navi invii all’assalto (al massimo { $limit })?
ask-ruler = Il Righello non aiuta: quale coppia combatte per prima?
ask-loading = Hai pescato { $goods }; posto sulle tue navi: { $limit }. Che cosa tieni?
ask-idol = Quale tipo di Merce prende l’Idolo?
ask-tavern = A chi va quale dado della Taverna?
ask-forfeit = Quale Merce perdi alla Taverna?
ask-whirlpool = { $limit ->
    [one] Alla stessa distanza: quale nave finisce nel Vortice?
   *[other] Alla stessa distanza: quali { $limit } navi finiscono nel Vortice?
 }
ask-overflow = { $limit ->
    [one] Le tue navi non possono portare tutto: quale Merce getti in mare?
   *[other] Le tue navi non possono portare tutto: quali { $limit } Merci getti in mare?
 }
ask-final-deals = Celebri un Buon Affare prima della vendita finale?
ask-nothing = Nessuna decisione.

# Mosse
choose = { $character }: { $does }
choose-in-vain = { $character }: { $does } ({ $omen }: Macchia Nera certa)
choose-at-risk = { $character }: { $does } ({ $omen }: Macchia Nera, se non cambia nulla)
omen-no-reserve = nessuna nave nella riserva
omen-no-chests = nessun forziere per pagare
omen-no-token = nessun segnalino Corsaro rimasto
omen-no-caravan = nessun Convoglio in mano
omen-own-nation = in mano solo Convogli di una nazione di cui sei Corsaro
omen-no-free-ship = nessuna nave libera per l’assalto
omen-no-port = nessun Porto in mano
omen-no-curse = nessuna Maledizione in mano
omen-no-goods = ancora nessuna Merce a bordo
omen-empty-deck = il mazzo Avventura è vuoto
deal = Buon Affare per { $cost } Yin-Yang: vendere { $goods } per { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }
double-hold = Doppia Stiva per { $cost } Yin-Yang: una nave in più trasporta due Merci
unsinkable = Nave Inaffondabile per { $cost } Yin-Yang: una nave affondata in più ritorna in ogni assalto
done-rituals = Nessun Rituale: passare all’Azione
done-turn = Nessun altro Rituale
done-deals = Nessun altro Buon Affare: vendere il resto
buy = { $ships ->
    [one] Comprare { $ships } nave per { $ships } forziere
   *[other] Comprare { $ships } navi per { $ships } forzieri
 }
become-corsair = Diventare Corsaro { $nation-of }: { $ships ->
    [0] nessuna nave
    [one] { $ships } nave
   *[other] { $ships } navi
 } e una Macchia Nera
become-corsair-tally = Diventare Corsaro { $nation-of }: { $ships ->
    [0] nessuna nave
    [one] { $ships } nave
   *[other] { $ships } navi
 } e una Macchia Nera; Convogli della nazione ancora da giocare: { $left }
raid = Assaltare il Convoglio { $nation-of }: { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 }
open-port = Aprire il Porto «{ $port }»: { $prices }
curse = Lanciare la Maledizione «{ $curse }»: { $does }
sell = Vendere { $goods } per { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }
draw = Pescare una carta Avventura
decline = Rinunciare e prendere una Macchia Nera
take-no-gift = Non prendere il Dono
take-gift-ships = { $count ->
    [one] Prendere gratis { $count } nave dalla riserva
   *[other] Prendere gratis { $count } navi dalla riserva
 }
take-gift-loot = { $count ->
    [one] Prendere { $count } carta Bottino
   *[other] Prendere { $count } carte Bottino
 }
take-gift-chests = { $count ->
    [one] Prendere { $count } forziere
   *[other] Prendere { $count } forzieri
 }
take-gift-cards = { $count ->
    [one] Pescare ancora { $count } carta Avventura
   *[other] Pescare ancora { $count } carte Avventura
 }
commit-none = Non inviare navi e prendere una Macchia Nera
commit = { $ships ->
    [one] Inviare { $ships } nave
   *[other] Inviare { $ships } navi
 }
commit-treason = { $ships ->
    [one] Inviare { $ships } nave
   *[other] Inviare { $ships } navi
 } e prendere una Macchia Nera come Corsaro { $nation-of }
pick-pair-pirate-sinks = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affonda la nave { $who-of }
pick-pair-red-sinks = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affonda la nave del convoglio
pick-pair-both-sink = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affondano entrambe
keep-nothing = Non tenere nulla, scartare { $rest }
keep-all = Tenere { $kept }
keep-some = Tenere { $kept }, scartare { $rest }
pick-whirlpool = La nave { $who-of } a { $distance } di distanza
idol-takes = L’Idolo prende { $good-the }
assign = Assegnare: { $dice }
lose = Perdere { $goods }
overboard = Gettare in mare { $goods }

# Che cosa è successo: round e Personaggi
cards-dealt = { $who-cap } riceve { $count ->
    [one] { $count } carta Avventura
   *[other] { $count } carte Avventura
 }.
cards-dealt-seen = { $who-cap } riceve queste carte: { $cards }.
round-began = Comincia il round { $round }; Primo Giocatore: { $who-the }.
round-began-last = Comincia il round { $round }, { $after ->
    [0] l’ultimo
    [one] poi ne resta { $after }
   *[other] poi ne restano { $after }
 }; Primo Giocatore: { $who-the }.
chose = { $who-cap } ha scelto un Personaggio.
chose-seen = { $who-cap } sceglie { $character-the }.
all-chose = Tutti hanno scelto.
called-one = Viene chiamato { $character-the }: { $players }.
called-many = Viene chiamato { $character-the }: { $players }. Nessun Dono.
called-gift = Viene chiamato { $character-the }: solo { $players }, che può ricevere il Dono.
called-double-gift = Viene chiamato { $character-the }: solo { $players }, Primo Giocatore, che può ricevere il doppio Dono.
resolving = { $who-cap } agisce come { $character }.
declined = { $who-cap } rinuncia all’Azione { $character-of }.
unable = { $who-cap } non può svolgere l’Azione { $character-of }.
gift-taken = { $times ->
    [one] { $who-cap } prende il Dono { $character-of }.
   *[other] { $who-cap } prende il doppio Dono { $character-of }.
 }
gift-refused = { $who-cap } non prende il Dono { $character-of }.
marked-declined = Macchia Nera { $who-for }, che ha rinunciato. In tutto: { $marks }.
marked-unable = Macchia Nera { $who-for }, che non poteva agire. In tutto: { $marks }.
marked-corsair = Macchia Nera { $who-for }, il nuovo Corsaro. In tutto: { $marks }.
marked-stayed-away = Macchia Nera { $who-for }, che non ha inviato navi. In tutto: { $marks }.
marked-treason = Macchia Nera { $who-for }, Corsaro di questa nazione. In tutto: { $marks }.
marked-tavern = Macchia Nera { $who-for } dalla Taverna. In tutto: { $marks }.
mark-spared = Il Dono risparmia { $who-to } la Macchia Nera.
mark-removed = { $who-cap } toglie una Macchia Nera precedente. { $marks ->
    [0] Non ne restano
   *[other] Ne restano: { $marks }
 }.
characters-returned = { $who-cap } riprende in mano { $characters }.
round-ended = Il round { $round } è finito.

# Che cosa è successo: navi e forzieri
ships-bought = { $ships ->
    [one] { $who-cap } compra { $ships } nave.
   *[other] { $who-cap } compra { $ships } navi.
 }
ships-gift = { $ships ->
    [one] { $who-cap } riceve gratis { $ships } nave.
   *[other] { $who-cap } riceve gratis { $ships } navi.
 }
ships-governor = { $ships ->
    [0] { $who-cap } non ha navi nella riserva.
    [one] { $who-cap } prende { $ships } nave dalla riserva.
   *[other] { $who-cap } prende { $ships } navi dalla riserva.
 }
guards-sent = { $ships ->
    [one] { $ships } nave { $who-of } va sull’isola come guardia.
   *[other] { $ships } navi { $who-of } vanno sull’isola come guardie.
 }
guards-sent-owed = { $ships ->
    [one] { $ships } nave { $who-of } va sull’isola come guardia; ancora dovute: { $owed }.
   *[other] { $ships } navi { $who-of } vanno sull’isola come guardie; ancora dovute: { $owed }.
 }
guards-owed = { $owed ->
    [one] { $who-cap } deve ancora { $owed } guardia.
   *[other] { $who-cap } deve ancora { $owed } guardie.
 }
guards-returned = { $ships ->
    [one] { $ships } guardia { $who-of } torna in mare.
   *[other] { $ships } guardie { $who-of } tornano in mare.
 }
token-shows = Il segnalino { $who-of } mostra { $shows } forzieri.
token-returned = { $who-cap } restituisce il segnalino «40 forzieri».
corsair-taken = { $who-cap } diventa Corsaro { $nation-of }.
corsair-taken-tally = { $who-cap } diventa Corsaro { $nation-of }. Convogli della nazione ancora da giocare: { $left }.
sold = { $who-cap } vende { $goods } per { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }.
sold-last = Vendita finale: { $who-the } vende { $goods } per { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }.
deal-made = Buon Affare: { $who-the } vende { $goods } per { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }.
double-hold-performed = { $times ->
    [one] { $who-cap } celebra il Rituale «Doppia Stiva».
   *[other] { $who-cap } celebra il Rituale «Doppia Stiva» per la { $times }ª volta.
 }
unsinkable-performed = { $times ->
    [one] { $who-cap } celebra il Rituale «Nave Inaffondabile».
   *[other] { $who-cap } celebra il Rituale «Nave Inaffondabile» per la { $times }ª volta.
 }
chests-received = { $chests ->
    [one] { $who-cap } riceve in Dono { $chests } forziere.
   *[other] { $who-cap } riceve in Dono { $chests } forzieri.
 }

# Che cosa è successo: assalti
caravan-played = { $who-cap } assalta il Convoglio { $nation-of }: { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 }. Ognuno può inviarne fino a { $limit }.
committed = { $ships ->
    [one] { $who-cap } invia { $ships } nave.
   *[other] { $who-cap } invia { $ships } navi.
 }
committed-none = { $who-cap } non invia navi.
thrown-raid = { $who-cap } lancia { $ships ->
    [one] { $ships } nave pirata
   *[other] { $ships } navi pirata
 } contro { $red } del convoglio. I rossi mostrano { $red-faces }, i pirati { $faces }.
thrown-curse = { $who-cap } lancia { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 }: { $faces }.
thrown-whirlpool = { $who-cap } lancia { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 } e il dado rosso, che mostra { $red-faces }.
thrown-tavern = { $who-cap } lancia i dadi della Taverna: { $red-faces }.
thrown-again = { $throw } ({ $times ->
    [one] Dopo { $times } lancio non valido.
   *[other] Dopo { $times } lanci non validi.
 })
tied = Per il Righello { $pairs } coppie sono pari: decide { $who-the }.
fought-pirate-sinks = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affonda la nave { $who-of }.
fought-red-sinks = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affonda la nave del convoglio.
fought-both-sink = { $who-cap } ({ $face }) contro il rosso ({ $red }) a { $distance } di distanza: affondano entrambe.
battle-won = { $pirates ->
    [one] Il convoglio è affondato; resta { $pirates } nave pirata.
   *[other] Il convoglio è affondato; restano { $pirates } navi pirata.
 }
battle-lost = { $reds ->
    [one] Tutte le navi pirata sono affondate; fugge { $reds } nave del convoglio.
   *[other] Tutte le navi pirata sono affondate; fuggono { $reds } navi del convoglio.
 }
battle-nobody = Sono affondate tutte le navi. Non c’è Bottino.
ships-sunk = { $who-cap } perde { $sunk ->
    [one] { $sunk } nave
   *[other] { $sunk } navi
 }.
ships-sunk-saved = { $sunk ->
    [one] Affonda { $sunk } nave
   *[other] Affondano { $sunk } navi
 } { $who-of }; { $saved ->
    [one] ne torna { $saved }
   *[other] ne tornano { $saved }
 }.
yin-yang-sunk = { $tokens ->
    [one] { $who-cap } riceve { $tokens } Yin-Yang per una nave affondata.
   *[other] { $who-cap } riceve { $tokens } Yin-Yang per le navi affondate.
 }
yin-yang-talisman = { $tokens ->
    [one] { $who-cap } riceve { $tokens } Yin-Yang per un Talismano.
   *[other] { $who-cap } riceve { $tokens } Yin-Yang per i Talismani.
 }
yin-yang-gift = { $who-cap } riceve { $tokens } Yin-Yang in Dono.
yin-yang-tavern = { $who-cap } vince { $tokens } Yin-Yang alla Taverna.
loot-raid = { $who-cap } prende il Bottino: { $loot }.
loot-gift = { $who-cap } riceve Bottino in Dono: { $loot }.
loot-tavern = { $who-cap } vince Bottino alla Taverna: { $loot }.
goods-kept = { $who-cap } carica { $kept }.
goods-discarded = { $who-cap } scarta { $discarded }.
goods-kept-discarded = { $who-cap } carica { $kept }, e scarta { $discarded }.
loot-reshuffled = { $cards ->
    [one] Si rimescola { $cards } carta Bottino.
   *[other] Si rimescolano { $cards } carte Bottino.
 }

# Che cosa è successo: Porti, Maledizioni e carte
port-opened = { $who-cap } apre il Porto «{ $port }»: { $prices }.
curse-played = { $who-cap } lancia la Maledizione «{ $curse }».
curse-played-protected = { $who-cap } lancia la Maledizione «{ $curse }» e protegge { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
 }.
whirlpool-spread = { $hit ->
    [0] Il Vortice non colpisce nessuno.
    [one] Il Vortice colpisce { $hit } nave.
   *[other] Il Vortice colpisce { $hit } navi.
 }
whirlpool-disputed = Il Vortice colpisce { $hit ->
    [0] { $left }
    [one] { $hit } nave e inoltre { $left }
   *[other] { $hit } navi e inoltre { $left }
 } fra { $disputed } navi ugualmente lontane.
whirlpool-picked = { $who-cap } lascia al Vortice una nave { $owner-of }.
struck = La Maledizione costa { $who-to } { $lost }.
struck-nothing = La Maledizione non costa nulla { $who-to }.
idol-named = { $who-cap } nomina { $good-the } per l’Idolo.
wages-paid = { $who-cap } paga alle guardie { $chests ->
    [one] { $chests } forziere
   *[other] { $chests } forzieri
 }.
tavern-dealt = Taverna: { $die }.
good-lost = { $who-cap } perde alla Taverna { $goods }.
tavern-chest-gained = { $who-cap } vince un forziere alla Taverna.
tavern-chest-lost = { $who-cap } perde un forziere alla Taverna.
went-overboard = { $who-cap } getta in mare { $goods }.
card-drawn = { $who-cap } pesca una carta Avventura.
card-drawn-seen = { $who-cap } pesca una carta Avventura: { $card }.
end-drawn = { $who-cap } pesca la carta Fine: dopo questo round se ne giocano altri tre.
end-due = Entro la fine del round { $round } nessuno ha pescato la carta Fine: ora conta come pescata. Si giocano altri tre round.

# Che cosa è successo: la fine
hand-left = { $who-cap } resta con { $count ->
    [one] questa carta
   *[other] queste carte
 } in mano: { $cards }. { $count ->
    [one] { $count } Macchia Nera
   *[other] { $count } Macchie Nere
 } per questo, { $marks } in tutto.
scored = { $points ->
    [one] { $who-cap } ha { $points } punto
   *[other] { $who-cap } ha { $points } punti
 }: forzieri { $chests }, Talismani { $talismans }, Yin-Yang { $tokens }, Macchie Nere { $marks }.
game-won = La partita è finita. Vince { $players }.
game-won-corsairs = La partita è finita. Vince { $players }, con meno segnalini Corsaro.
game-won-marks = La partita è finita. Vince { $players }, con meno Macchie Nere.
game-shared = La partita è finita. Si dividono la vittoria { $players }.

# Il tavolo
board-round = Round { $round }, Primo Giocatore: { $first }
board-round-last = Round { $round }, { $after ->
    [0] l’ultimo
   *[other] ancora { $after }
 }, Primo Giocatore: { $first }
board-deck = Avventure { $deck }, { $above } sopra la carta Fine
board-deck-ended = Avventure { $deck }
board-loot = Bottino { $loot }, scarti { $discard }
board-port = Porto: { $port }. Per tre o più: { $prices }
board-top = ultima: { $card }
board-corsairs-left = segnalini Corsaro: { $nations }
board-tally = Convogli da giocare: { $left }
board-chests = forzieri { $count }
board-marks = Macchie Nere { $count }
board-yin-yang = Yin-Yang { $count }
board-talismans = Talismani { $count }
board-points = punti { $count }
board-ships = navi: libere { $free }, cariche { $loaded }, di guardia { $guards }, in riserva { $reserve }
board-cargo = Merci { $held }/{ $capacity }: { $goods }
board-owed = guardie dovute { $count }
board-corsair = Corsaro: { $nations }
board-double-hold = Doppia Stiva ×{ $count }
board-unsinkable = Inaffondabile ×{ $count }
board-hand = carte: { $cards }
board-hand-hidden = carte { $count }
board-played = giocati: { $characters }
board-chosen = scelto: { $character }
board-has-chosen = ha scelto
board-raid = Assalto: { $card }, fino a { $limit } ciascuno. Inviate: { $sent }
board-curse = { $who-cap } lancia: { $card }.
board-curse-good = { $who-cap } lancia: { $card }. Prende { $good }.
board-sunk = · fuori dal vassoio
mark-green = V
mark-white = B
mark-blue = U
mark-yellow = G
mark-red = R

# Opzioni, come le propone il modulo di un nuovo tavolo
name-option-tally = Conteggio aperto
    .hint = Tutti possono vedere quali carte Avventura sono già state giocate.
name-option-guard = Limite di 60 round
    .hint = Se entro allora la carta Fine non è stata pescata, conta come pescata.
name-option-pack = Contenuto
    .hint = Con quali carte e testi si gioca.
name-option-pack-base = Come stampato
