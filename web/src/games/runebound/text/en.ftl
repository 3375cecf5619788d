runebound-world = The world
runebound-your-move = Your move
runebound-back = Back
