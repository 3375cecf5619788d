# The board
rumbones-deck = deck of the { $ship }
rumbones-muster = Muster Point
rumbones-plank = Gangplank
rumbones-sea = sea
rumbones-prize = The Objective

# Figures in words
rumbones-deckhands = { $count ->
    [one] { $count } Deckhand
   *[other] { $count } Deckhands
 }
rumbones-bosuns = { $count ->
    [one] { $count } Bosun
   *[other] { $count } Bosuns
 }
rumbones-say-hero = { $name } ({ $left } of { $hp } health)
rumbones-say-nobody = no Hero aboard
rumbones-say-side = { $side }: { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
 }; { $heroes }; { $crew } crew on the board.
rumbones-say-setup = The sides choose their factions.
rumbones-say-turn = Turn { $turn }, { $side }: { $phase }.
rumbones-say-symbols = { $count ->
    [one] { $count } Kraken symbol
   *[other] { $count } Kraken symbols
 } in the pools.

# Above the sea
rumbones-points = { $side }: { $points } of { $goal } Victory Points
rumbones-tip-points = A side with { $goal } Victory Points wins at once. They come from Objectives and Sea Creatures.
rumbones-setup = Setup
rumbones-turn = Turn { $turn }
rumbones-kraken-track = { $count ->
    [one] { $count } Kraken symbol in the pools: the Kraken comes in { $chance } of 100 checks.
   *[other] { $count } Kraken symbols in the pools: the Kraken comes in { $chance } of 100 checks.
 }
rumbones-kraken-here = The Kraken is here!
rumbones-kraken-gone = The Kraken has been beaten.

# Heroes
rumbones-heroes = Heroes: { $side }
rumbones-supply = left: { $deckhands ->
    [one] { $deckhands } Deckhand
   *[other] { $deckhands } Deckhands
 }, { $bosuns ->
    [one] { $bosuns } Bosun
   *[other] { $bosuns } Bosuns
 }
rumbones-health = Health
rumbones-coins = Coins
rumbones-tip-coins = A Hero pays for Actions with coins of its own and never has more than eight.
rumbones-owner = Played by seat { $seat }
rumbones-state-reserve = In Reserve
rumbones-state-deployed = Deployed
rumbones-state-toll = Owes the Toll
rumbones-state-paid = Toll paid
rumbones-state-overboard = Overboard
rumbones-tip-blinded = All its Attacks have −1 To Hit until the end of its activation.
rumbones-tip-stunned = It has one Action fewer.
rumbones-tip-slowed = It can make only one Move in its activation.
rumbones-tip-muted = It cannot use Actions that cost coins.
rumbones-tip-bleeding = It suffers 1 damage after each of its Actions.
rumbones-boosted = Stronger this turn
rumbones-boost = Dice: { $dice }; To Hit: { $hit }.
rumbones-acted = Has acted
rumbones-do-move = Move
rumbones-do-end = End

# Objectives
rumbones-tile-health = { $left } of { $hp } health.
rumbones-tile-worth = Worth { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
 } and { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.

# Tide cards
rumbones-tide = Tide cards
rumbones-symbols = { $count ->
    [one] { $count } Kraken symbol.
   *[other] { $count } Kraken symbols.
 }
rumbones-hand = Your Tide cards: { $count } of { $limit }
rumbones-hand-empty = No Tide cards yet: they are drawn at the end of your turn.
rumbones-hand-none = Another player of your side holds the Tide cards.
rumbones-hand-mate = Cards of seat { $seat }
rumbones-looked = Cards to choose from
rumbones-deck-pile = Deck
rumbones-tip-deck = When it is empty, the discard pile becomes a new deck.
rumbones-discard-pile = Discards
rumbones-pool = Pool: { $side }
rumbones-tip-pool = Played cards with Kraken symbols lie here, and both pools call the Kraken.
rumbones-play-card = Play this card

# What is asked
rumbones-factions = Which faction do you want?

# Fights
rumbones-fight = { $who } → { $at }

# Scenes
rumbones-scene-kraken = The Kraken rises!
rumbones-scene-kraken-text = The centre Gangplank breaks, and whoever stood on it is Overboard. From now on it rages in every turn.
rumbones-scene-dragon = The Sea Dragon rises!
rumbones-scene-dragon-text = It blocks a Gangplank and breathes fire in every turn.
rumbones-scene-close = { $what }: fight on

# Leaves on a phone
rumbones-tabs = Your things and those of others
rumbones-tab-hand = Cards
rumbones-tab-heroes = Your Heroes
rumbones-tab-others = Enemies

# The story and the result
rumbones-claimed = Claimed: { $what }
rumbones-fell = { $hero } is knocked out
rumbones-from-ship = Enemy ship
rumbones-growth = Victory Points, turn by turn
rumbones-growth-below = Turn

# The guided first turn
rumbones-learn-welcome = Two ships lie side by side, joined by three planks. Your crew marches across by itself; your Heroes do what you tell them. The guide goes with you through the first turn.
rumbones-learn-faction = Choose the faction you want. The Brotherhood lends a hand and buys dice with coins; the Bone Devils heal, curse and come back from the dead.
rumbones-learn-score = Six Victory Points win. Each Objective on the enemy’s ship is worth two, and so are the Kraken and the Sea Dragon. The signs beside it are the eight phases of a turn.
rumbones-learn-cannon = The Cannon fires first: choose a glowing place with enemies, or hold fire. Four dice, and each 4 or more is a Hit.
rumbones-learn-bosuns = Deckhands have come to all three Muster Points. Say where the two Bosuns come: they hit better, and so do the Deckhands beside them.
rumbones-learn-deploy = Bring a Hero aboard: choose who, then a Muster Point. Up to three may be on the board. Point at a Hero to read what it can do.
rumbones-learn-act = Your Hero has three Actions. Click a place beside it to move there, or choose an attack and then a glowing target. From the edge of the ship you may swing across on a rope.
rumbones-learn-kraken = Many Tide cards bear a Kraken symbol. The more are played, the sooner it comes: it breaks the middle plank and spares nobody.
rumbones-learn-tide = At the end of your turn you draw Tide cards. They are played when their moment comes, also in the enemy’s turn: a question appears beside the board. Fair winds!
