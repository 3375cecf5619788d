runebound-world = Мир
runebound-your-move = Ваш ход
runebound-back = Назад
