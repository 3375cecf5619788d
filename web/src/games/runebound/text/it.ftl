runebound-world = Il mondo
runebound-your-move = Tocca a te
runebound-back = Indietro

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
