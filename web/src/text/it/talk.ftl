talk-began = La partita è cominciata. Buon vento!
talk-joined = { $name } si siede al tavolo.
talk-left = { $name } si alza dal tavolo.
talk-called-off = Inizio annullato per via di { $name }: non tutti i sigilli sono stati aperti.
talk-took-back = { $agreed ->
    [0] { $name } ha annullato { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
     }.
   *[other] { $name } ha annullato { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
     }. D’accordo: { $who }.
 }
talk-refused-take-back = { $name } non accetta di annullare la mossa.
talk-deputy-came = Per ora un bot gioca al posto di { $name }.
talk-deputy-went = { $name } è di nuovo al timone.
talk-conceded = { $name } si arrende.
talk-time-up = Il tempo di { $name } è scaduto.
talk-outgrown = Le regole di questo gioco sono cambiate. Con quelle di oggi { $moves ->
    [one] si ripete una mossa
   *[other] si ripetono { $moves } mosse
 }, e la partita finisce qui.
