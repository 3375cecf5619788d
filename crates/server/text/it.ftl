word-turn = Tocca a te
word-begun = La partita è cominciata
word-again = Un’altra partita?
word-many = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
word-turn-at = Tocca a te: { $table }
word-begun-at = La partita è cominciata: { $table }
word-again-at = Qualcuno vorrebbe giocare ancora: { $table }
word-table = { $game } con { $names }
word-table-alone = { $game }
word-stop = Basta messaggi
word-letter-why = Hai chiesto a { $home } di avvisarti quando un tavolo ti aspetta. Finché non avrai guardato questi tavoli, non riceverai altre lettere su di essi.
word-letter-stop = Per non ricevere più lettere: { $link }
word-confirm-subject = Freeport può scriverti?
word-confirm-text =
    { $name } ha indicato questo indirizzo su { $home } per essere avvisato quando tocca a lui o a lei.

    Se sei tu, segui questo link entro due giorni:
    { $link }

    Se non sei tu, non devi fare nulla: non arriverà nessun’altra lettera.
