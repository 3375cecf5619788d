runebound-world = Il mondo
runebound-your-move = Tocca a te
runebound-back = Indietro
