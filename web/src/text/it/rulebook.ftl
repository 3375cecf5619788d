rulebook-title = Regolamento
rulebook-game = Gioco
rulebook-search = Cerca nelle regole
rulebook-search-example = Una parola, o una regola come { $rule }
rulebook-found = { $count ->
    [0] Nessun risultato.
    [one] Trovato in { $count } punto.
   *[other] Trovato in { $count } punti.
 }
rulebook-contents = Indice
rulebook-whole = Tutto il regolamento
