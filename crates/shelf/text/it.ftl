# Persone e turni
ui-seat = Giocatore { $seat }
ui-you = { $who } (tu)
ui-to-decide = { $count ->
    [1] Deve decidere
   *[other] Devono decidere
 }: { $who }.
ui-any-to-decide = Decide uno qualsiasi di loro: { $who }.
ui-over-won = La partita è finita. Vittoria: { $who }.
ui-over-side = La partita è finita. Vincono insieme: { $who }.
ui-over-all = La partita è finita: vincono tutti.
ui-over-shared = La partita è finita. Vittoria condivisa: { $who }.
ui-over-draw = La partita è finita: pareggio.
ui-over-lost = La partita è finita: nessuno vince.
ui-over-lost-alone = La partita è finita, senza vittoria.
ui-place = { $place }. { $who }: { $score }
ui-moves = Mosse possibili ({ $who }):

# Giocare nel terminale
ui-welcome = { $title }. Giochi come: { $who }; seme { $seed }. Scrivi ? per l’aiuto.
ui-help =
    Un numero gioca quella mossa. Altri comandi:
      m        mostra di nuovo le mosse; m 2 la seconda pagina; m PAROLA solo quelle con quella parola
      a        mosse che di solito non vengono proposte, come la resa
      b        il tabellone
      u        annulla la mossa
      h        un consiglio del bot
      r ID     una regola, per esempio r { $rule }
      s FILE   salva la partita
      l FILE   carica una partita
      q        esci
ui-your-move = Tocca a te ({ $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
 }), ? per l’aiuto:
ui-no-moves = Non ci sono mosse così.
ui-page = Pagina { $page } di { $pages }; m { $next } mostra la successiva.
ui-bad-number = La mossa { $number } non c’è; scegli un numero da 1 a { $count }.
ui-bad-input = «{ $input }» non è né un numero né un comando; scrivi ? per l’aiuto.
ui-thinking = Sta pensando: { $who }…
ui-hint = Un bot giocherebbe { $number }: { $move }
ui-taken-back = Mossa annullata.
ui-fence = Non si può annullare: da allora sono stati tirati dadi, pescate carte o è emerso qualcosa di nascosto.
ui-nothing-back = Non c’è ancora nulla da annullare.
ui-saved = Salvato in { $file }.
ui-loaded = Caricato { $file }.
ui-cannot-write = Impossibile scrivere { $file }: { $why }.
ui-cannot-read = Impossibile leggere { $file }: { $why }.
ui-needs-file = Indica un file, per esempio { $example }.
ui-needs-rule = Indica una regola, per esempio r { $rule }.
ui-bye = Arrivederci.
ui-end-of-input = L’input è finito, e anche la partita qui.

# Elenchi
ui-list-more = { $head }, { $next }
ui-list-and = { $head } e { $last }
