# What the tables of both editions of Rum & Bones say.
boarding-board = Il mare con le due navi
boarding-point = Indica un punto alla tua squadra
boarding-score = Punti Vittoria, fasi e Kraken
boarding-phases = Fasi del turno
boarding-response = Risposta: anche nei turni altrui
boarding-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
 }
boarding-hits-on = colpisce con { $hit } o più
boarding-range = portata { $range }
boarding-cost = { $count ->
    [one] costa { $count } moneta
   *[other] costa { $count } monete
 }
boarding-actions-left = { $count ->
    [one] Resta { $count } Azione
   *[other] Restano { $count } Azioni
 }
boarding-needs = colpisce con { $need }+
boarding-dice-rolled = Dadi dell’Attacco
boarding-pick-die = Scegli { $face ->
    [1] l’1
   *[other] il { $face }
 }
boarding-hits-left = { $count ->
    [one] { $count } colpo da assegnare. A chi?
   *[other] { $count } colpi da assegnare. A chi il prossimo?
 }
boarding-which-die = Con quale risultato
boarding-who-is-hit = Chi viene colpito
boarding-scene-on = Si combatte
boarding-your-move = La tua mossa
boarding-click-board = Scegli un punto illuminato sul tabellone
boarding-back = Indietro
boarding-fight = { $who } → { $at }
boarding-setup = Preparazione
boarding-kraken-here = Il Kraken è qui!
boarding-kraken-gone = Il Kraken è stato sconfitto.
boarding-health = Salute
boarding-do-move = Muovi
boarding-do-end = Fine
boarding-tide = Carte Marea
boarding-hand-mate = Carte del posto { $seat }
boarding-deck-pile = Mazzo
boarding-play-card = Gioca questa carta
boarding-scene-kraken = Il Kraken emerge!
boarding-scene-dragon = Il Drago Marino emerge!
boarding-scene-close = { $what }: si combatte
boarding-tabs = Le tue cose e quelle altrui
boarding-tab-hand = Carte
boarding-tab-others = Nemici
