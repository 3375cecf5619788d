rulebook-title = Rulebook
rulebook-game = Game
rulebook-search = Search the rules
rulebook-search-example = A word, or a rule such as { $rule }
rulebook-found = { $count ->
    [0] Nothing found.
    [one] Found in { $count } place.
   *[other] Found in { $count } places.
 }
rulebook-contents = Contents
rulebook-whole = The whole rulebook
