# Il tabellone
board-round = Round { $round }
board-standing = { $who }: fama { $fame }, oro { $gold }
