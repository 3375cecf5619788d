# Moves
drop = Drop a disc into column { $column }

# Events
dropped = { $seat ->
    [1] X drops a disc into column { $column }.
   *[other] O drops a disc into column { $column }.
 }
won = { $seat ->
    [1] X has four in a line and wins.
   *[other] O has four in a line and wins.
 }
drawn = The grid is full and nobody has four in a line: a draw.

ui-seat = { $seat ->
    [1] X
   *[other] O
 }
