# Mosse
drop = Lascia cadere un disco nella colonna { $column }

# Eventi
dropped = { $seat ->
    [1] X lascia cadere un disco nella colonna { $column }.
   *[other] O lascia cadere un disco nella colonna { $column }.
 }
won = { $seat ->
    [1] X ha quattro dischi in fila e vince.
   *[other] O ha quattro dischi in fila e vince.
 }
drawn = La griglia è piena e nessuno ha quattro dischi in fila: pareggio.

ui-seat = { $seat ->
    [1] X
   *[other] O
 }
