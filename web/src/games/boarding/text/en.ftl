# What the tables of both editions of Rum & Bones say.
boarding-board = The sea with both ships
boarding-point = Point at a place for your side
boarding-score = Victory Points, phases and the Kraken
boarding-phases = Phases of the turn
boarding-response = Response: also in other turns
boarding-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
boarding-hits-on = hits on { $hit } or more
boarding-range = range { $range }
boarding-cost = { $count ->
    [one] costs { $count } coin
   *[other] costs { $count } coins
 }
boarding-actions-left = { $count ->
    [one] { $count } Action left
   *[other] { $count } Actions left
 }
boarding-needs = hits on { $need }+
boarding-dice-rolled = Dice of the Attack
boarding-pick-die = Choose the { $face }
boarding-hits-left = { $count ->
    [one] { $count } Hit to give. Who takes it?
   *[other] { $count } Hits to give. Who takes the next one?
 }
boarding-which-die = With which result
boarding-who-is-hit = Who is hit
boarding-scene-on = Fight on
boarding-your-move = Your move
boarding-click-board = Choose a glowing place on the board
boarding-back = Back
boarding-fight = { $who } → { $at }
boarding-setup = Setup
boarding-kraken-here = The Kraken is here!
boarding-kraken-gone = The Kraken has been beaten.
boarding-health = Health
boarding-do-move = Move
boarding-do-end = End
boarding-tide = Tide cards
boarding-hand-mate = Cards of seat { $seat }
boarding-deck-pile = Deck
boarding-play-card = Play this card
boarding-scene-kraken = The Kraken rises!
boarding-scene-dragon = The Sea Dragon rises!
boarding-scene-close = { $what }: fight on
boarding-tabs = Your things and those of others
boarding-tab-hand = Cards
boarding-tab-others = Enemies
