word-turn = It is your turn
word-begun = Your game has begun
word-again = Another game?
word-many = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
word-turn-at = It is your turn: { $table }
word-begun-at = The game has begun: { $table }
word-again-at = Somebody would like to play again: { $table }
word-table = { $game } with { $names }
word-table-alone = { $game }
word-stop = Stop these messages
word-letter-why = You asked { $home } to tell you when a table waits for you. You get no further letter about these tables until you have looked at them.
word-letter-stop = No more letters: { $link }
word-confirm-subject = Shall Freeport write to you?
word-confirm-text =
    { $name } has given this address at { $home }, to be told when it is their turn at a table.

    If that is you, follow this link within two days:
    { $link }

    If it is not you, there is nothing to do: no further letter will come.
