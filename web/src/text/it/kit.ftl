kit-close = Chiudi
kit-fewer = Meno
kit-further = Di più
kit-dismiss = Togli questo messaggio
kit-rule = Regola { $rule }
kit-skip = Vai al contenuto
kit-home = Freeport, al porto
kit-nav = Pagine
kit-nav-harbour = Porto
kit-nav-rules = Regolamento
kit-nav-settings = Impostazioni
kit-nav-account = Profilo: { $name }
kit-waiting = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
 }
kit-language = Lingua
kit-language-failed = Non è stato possibile caricare i testi in quella lingua. Sei in linea?
kit-loading = Caricamento
kit-page-failed = Non è stato possibile caricare la pagina. Forse non sei in linea, o Freeport è appena stato aggiornato.
kit-again = Riprova
kit-old-page = Freeport è stato aggiornato mentre questa pagina era aperta.
kit-reload = Ricarica
kit-your-turn = Tocca a te
kit-call-sample = Così Freeport ti chiama quando tocca a te.
kit-lost-title = Fuori dalla carta
kit-lost-text = A questo indirizzo non c’è niente. Forse il tavolo è stato tolto, o il link contiene un errore.
kit-lost-home = Torna al porto
kit-game-ahoy = Ahoy
kit-game-four = Forza quattro
kit-game-pirates7 = Pirati dei 7 Mari
