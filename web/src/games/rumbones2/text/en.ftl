# board
rumbones2-deck = deck of the { $ship }
rumbones2-spawn = spawn point
rumbones2-plank = gangplank
rumbones2-plank-gone = open sea, the gangplank is gone
rumbones2-sea = open sea
rumbones2-say-hero = { $name } { $left }/{ $hp }
rumbones2-deckhands = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
 }
rumbones2-bosuns = { $count ->
    [one] { $count } bosun
   *[other] { $count } bosuns
 }
rumbones2-destroyed = Destroyed: { $what }
rumbones2-fell = Defeated: { $hero }
rumbones2-object = The target
rumbones2-gun = Swivel gun
rumbones2-smash = Break, smash!
rumbones2-fight = { $who } → { $at }
rumbones2-setup = Setup
rumbones2-round = Round { $round }
rumbones2-points = { $side }: { $points } of { $goal } victory points
rumbones2-tip-points = A side with { $goal } victory points wins at once. They come from enemy heroes, equipment and sea monsters.
rumbones2-first = Has the first player marker
rumbones2-passed = Has passed
rumbones2-active = To move
rumbones2-kraken-track = Kraken track: { $one } { $first }, { $two } { $second }. The Kraken comes in { $chance } of 100 rounds.
rumbones2-kraken-here = The Kraken is here!
rumbones2-kraken-gone = The Kraken has been beaten.
rumbones2-lives-all = Lives of all players
rumbones2-lives = { $name }: { $count ->
    [one] { $count } life
   *[other] { $count } lives
 }
rumbones2-do-move = Move
rumbones2-do-recover = Shake off Stun
rumbones2-do-chest = Take 3 coins
rumbones2-do-end = End
rumbones2-do-buy = Buy: { $skill }
rumbones2-do-upgrade = Upgrade: { $skill }
rumbones2-factions = Which faction do you want?
rumbones2-draft = Which hero do you take?
rumbones2-draft-none = You have no hero yet.
rumbones2-draft-taken = Taken so far: { $heroes }
rumbones2-draft-health = Health { $hp }
rumbones2-play-card = Play this card
rumbones2-tabs = Your things and those of others
rumbones2-tab-hand = Cards
rumbones2-tab-heroes = Your heroes
rumbones2-tab-others = Enemies
rumbones2-scene-kraken = The Kraken rises!
rumbones2-scene-kraken-text = A gangplank breaks, and whoever stood on it is overboard. The heroes of the side that called it loudest are hurt at once, and from now on it rages in every round.
rumbones2-scene-dragon = The Sea Dragon rises!
rumbones2-scene-dragon-text = It obeys whoever called it and has an activation of its own in every round.
rumbones2-scene-close = { $what }: fight on

# heroes and the things of a side
rumbones2-heroes = Heroes: { $side }
rumbones2-supply = Supply: { $deckhands ->
    [one] { $deckhands } deckhand
   *[other] { $deckhands } deckhands
 } and { $bosuns ->
    [one] { $bosuns } bosun
   *[other] { $bosuns } bosuns
 }
rumbones2-crew-acted = The crew has been activated in this round.
rumbones2-crew-ready = The crew can still be activated in this round.
rumbones2-bosun-level = Bosuns: level { $level }
rumbones2-tip-bosuns = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, hits on { $hit } or more, range { $range }. Deckhands { $reach ->
    [0] in the same cell
    [one] up to { $reach } cell away
   *[other] up to { $reach } cells away
 } hit better by { $support }.
rumbones2-gun-level = Swivel gun: level { $level }
rumbones2-tip-gun = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, hits on { $hit } or more; it reaches every cell.
rumbones2-equipment = Equipment
rumbones2-piece-left = { $piece }: { $left } of { $hp } health
rumbones2-piece-gone = { $piece }: destroyed
rumbones2-piece-health = { $left } of { $hp } health.
rumbones2-piece-lost = Destroyed.
rumbones2-piece-worth = Whoever destroys it gains { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }, and each of their heroes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
rumbones2-piece-loot = A hero gains as many coins as it deals damage to it.
rumbones2-piece-chest = It cannot be attacked. A hero on its cell may spend an action to take 3 coins.
rumbones2-beast-health = { $left } of { $hp } health.
rumbones2-beast-worth = { $points ->
    [one] Worth { $points } victory point.
   *[other] Worth { $points } victory points.
 }
rumbones2-health = Health
rumbones2-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
rumbones2-tip-coins = A hero pays for its skills with coins of its own, and may have any number of them.
rumbones2-hero-lives = { $count ->
    [one] { $count } life left
   *[other] { $count } lives left
 }
rumbones2-tip-lives = Every defeat costs a life. A hero without lives is out of the game.
rumbones2-owner = Played by seat { $seat }
rumbones2-acted = Has been activated in this round
rumbones2-state-ashore = Not deployed
rumbones2-state-deployed = Deployed
rumbones2-state-overboard = Overboard
rumbones2-state-returns = Comes back next round
rumbones2-state-waits = Misses the next round
rumbones2-state-out = Out of the game
rumbones2-tip-blinded = Its attacks have −1 to hit.
rumbones2-tip-stunned = It has to spend an action to shake this off before it does anything else.
rumbones2-tip-slowed = It can make only one move action.
rumbones2-tip-muted = Its skills have no effect but the dice of its attacks, and it cannot upgrade them.
rumbones2-tip-bleeding = It takes 1 damage after each of its actions.
rumbones2-role = { $role }: { $hint }
rumbones2-role-captain = can do a bit of everything, helps other heroes and gets more out of Tide cards.
rumbones2-role-quartermaster = aids heroes and crew, heals and gives orders.
rumbones2-role-swashbuckler = deals the most damage and hunts heroes.
rumbones2-role-gunner = hits precisely from afar.
rumbones2-role-brute = takes the most, and grows more dangerous when wounded.
rumbones2-poor-alone = In a free-for-all some of its skills do little: there is no crew and there are no Tide cards.
rumbones2-recruits = Heroes to choose from

# skills
rumbones2-skill-at = { $level ->
    [0] { $name }, not bought
   *[other] { $name }, level { $level }
 }
rumbones2-buy = { $count ->
    [one] Buy for { $count } coin
   *[other] Buy for { $count } coins
 }
rumbones2-upgrade = { $count ->
    [0] Upgrade for free
    [one] Upgrade for { $count } coin
   *[other] Upgrade for { $count } coins
 }
rumbones2-improve = { $price }: { $name }
rumbones2-brings = On the next level:
rumbones2-used = Used in this activation
rumbones2-tip-buy = Skills are bought and upgraded in the hero’s own activation, between its actions, as often as its coins allow.
rumbones2-tip-passive = It is printed on the board: it costs nothing and works by itself.

# Tide cards
rumbones2-tide = Tide cards
rumbones2-symbols = { $count ->
    [one] { $count } Kraken symbol.
   *[other] { $count } Kraken symbols.
 }
rumbones2-hand = Your Tide cards: { $count } of { $limit }
rumbones2-hand-before = Tide cards are drawn before the first round.
rumbones2-hand-empty = No Tide cards: you draw again at the end of the round.
rumbones2-hand-captain = The captain of your side, player { $seat }, holds its Tide cards.
rumbones2-hand-mate = Cards of seat { $seat }
rumbones2-playing = Being played
rumbones2-tossed = Laid aside
rumbones2-deck-pile = Deck
rumbones2-tip-deck = When it is empty, the discard pile becomes a new deck.
rumbones2-discards = Discards: { $side }

# the table in words
rumbones2-say-setup = The table is being set up.
rumbones2-say-round = Round { $round }, { $phase }. Turn: { $side }.
rumbones2-say-alone = Everybody plays alone. Turn of player { $seat }.
rumbones2-say-nobody = no hero deployed
rumbones2-say-side = { $side }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }; { $heroes }; { $crew } crew on the board; Kraken marker at { $track }.
rumbones2-say-lives = Player { $seat }: { $heroes }.
rumbones2-say-life = { $name } ({ $left } of { $hp } health, { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
 })
rumbones2-say-out = { $name } (out of the game)

# the result
rumbones2-from-heroes = Heroes
rumbones2-from-pieces = Equipment
rumbones2-growth = Victory points, round by round
rumbones2-from-defeats = Heroes defeated
rumbones2-from-falls = Lives lost
rumbones2-lives-left = Lives left
rumbones2-lives-growth = Lives, defeat by defeat
rumbones2-falls-below = Defeats

# the guided first round
rumbones2-learn-welcome = Two crews meet on ships that are joined by planks. This is a real game, and nothing you click can break it: whatever you can do is lit. The guide goes with you through the first round.
rumbones2-learn-faction = Choose a faction, then three of its heroes. Point at a hero to read what it can do. There is no bad choice.
rumbones2-learn-score = Eight victory points win: one for every hero you defeat, more for equipment of the enemy’s ships, two for the Kraken.
rumbones2-learn-activate = The sides take turns, and in each turn you activate one thing: a hero, or your whole crew. Everything acts once in a round. Begin with a hero.
rumbones2-learn-deploy = The hero comes aboard on one of your spawn points. Choose a lit one; those nearer to the enemy save steps.
rumbones2-learn-act = Three actions: click a place beside the hero to move, or choose an attack and a lit target. From the rail a hero can swing over to another ship.
rumbones2-learn-buy = Whatever your hero beats brings coins. On its board you see its skills: between actions you buy and upgrade them with a click, as soon as it can pay.
rumbones2-learn-crew = Your crew needs a turn, too: it comes aboard, fires the swivel gun, marches by itself and attacks. Activate it when you like.
rumbones2-learn-kraken = Played Tide cards with a Kraken symbol push this marker up. At the end of a round two dice tell whether it comes; then it rages every round.
rumbones2-learn-tide = These are your Tide cards. They are played when their moment comes, also in the enemy’s turn: a question appears below the board. Fair winds!
