talk-began = The game has begun. Fair winds!
talk-joined = { $name } sat down.
talk-left = { $name } got up.
talk-called-off = The start is called off because of { $name }: not every seal was opened.
talk-took-back = { $agreed ->
    [0] { $name } took { $moves ->
        [one] a move
       *[other] { $moves } moves
     } back.
   *[other] { $name } took { $moves ->
        [one] a move
       *[other] { $moves } moves
     } back. Agreed: { $who }.
 }
talk-refused-take-back = { $name } did not agree to take the move back.
talk-deputy-came = A bot plays for { $name } for now.
talk-deputy-went = { $name } is back at the helm.
talk-conceded = { $name } has given up.
talk-time-up = { $name } has run out of time.
talk-outgrown = The rules of this game have changed. Today’s rules can follow it for { $moves ->
    [one] one move
   *[other] { $moves } moves
 } only, so the game ends here.
