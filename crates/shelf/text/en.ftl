# People and turns
ui-seat = Player { $seat }
ui-you = { $who } (you)
ui-to-decide = To decide: { $who }.
ui-any-to-decide = Any one of them decides: { $who }.
ui-over-won = The game is over. Victory: { $who }.
ui-over-side = The game is over: { $who } win together.
ui-over-all = The game is over: everybody wins.
ui-over-shared = The game is over: { $who } share the victory.
ui-over-draw = The game is over: a draw.
ui-over-lost = The game is over: nobody wins.
ui-over-lost-alone = The game is over, without a victory.
ui-place = { $place }. { $who }: { $score }
ui-moves = Moves of { $who }:

# Playing in the terminal
ui-welcome = { $title }. You play { $who }; seed { $seed }. Type ? for help.
ui-help =
    A number plays that move. Further commands:
      m        list the moves again, m 2 shows the second page, m WORD only moves with that word
      a        moves nobody is urged to make, such as surrender
      b        the board
      u        take back
      h        a hint from a bot
      r ID     a rule, such as r { $rule }
      s FILE   save the game
      l FILE   load a game
      q        quit
ui-your-move = Your move ({ $count ->
    [one] { $count } choice
   *[other] { $count } choices
 }), ? for help:
ui-no-moves = There are no such moves.
ui-page = Page { $page } of { $pages }; m { $next } shows the next.
ui-bad-number = There is no move { $number }; choose a number from 1 to { $count }.
ui-bad-input = “{ $input }” is neither a number nor a command; type ? for help.
ui-thinking = { $who } is thinking…
ui-hint = A bot would play { $number }: { $move }
ui-taken-back = Taken back.
ui-fence = This cannot be taken back: since then dice have been thrown, cards drawn or secrets revealed.
ui-nothing-back = There is nothing to take back yet.
ui-saved = Saved in { $file }.
ui-loaded = Loaded { $file }.
ui-cannot-write = { $file } could not be written: { $why }.
ui-cannot-read = { $file } could not be read: { $why }.
ui-needs-file = Say which file, such as { $example }.
ui-needs-rule = Say which rule, such as r { $rule }.
ui-bye = Goodbye.
ui-end-of-input = The input has ended, and so does the game here.

# Lists
ui-list-more = { $head }, { $next }
ui-list-and = { $head } and { $last }
