# The Ahoy table

## Boards and tracks
ahoy-map = Chart of the known sea
ahoy-map-view = View of the chart
ahoy-zoom-in = Closer
ahoy-zoom-out = Further away
ahoy-zoom-fit = Show the whole sea
ahoy-beyond = { $at }: beyond the map, unexplored
ahoy-island-of = island ({ $suit })
ahoy-comrades = { $count ->
    [one] { $count } comrade
   *[other] { $count } comrades
 }
ahoy-track = Round, turns and fame
ahoy-round = Round { $round }
ahoy-order = Order of turns
ahoy-first = first player
ahoy-in-turn = taking a turn
ahoy-fame-of = { $who }: { $fame } fame
ahoy-tiles = Regions left in the stack
ahoy-bank = Gold in the supply
ahoy-market = Market
ahoy-market-gap = No card left
ahoy-tabs = Parts of the table
ahoy-tab-board = My board
ahoy-tab-others = Others
ahoy-tab-boards = Boards
ahoy-own-board = Your board: { $who }
ahoy-dice = Dice in the supply
ahoy-die = Die showing { $die }
ahoy-die-aside = Die showing { $die }, set aside
ahoy-no-dice = All dice are placed
ahoy-due = { $count ->
    [one] { $count } die to place
   *[other] { $count } dice to place
 }
ahoy-damage = { $count } damage
ahoy-slot-damaged = damaged
ahoy-slot-die = holds a { $die }
ahoy-slot-empty = empty, takes { $need }
ahoy-costs = costs { $gold } gold
ahoy-gold = { $gold } gold
ahoy-price-die = costs a die
ahoy-cargo-to = Cargo { $cargo }, bound for a { $suit } island
ahoy-hold = empty hold
ahoy-rewards = Rewards
ahoy-marker-white = white marker
ahoy-marker-black = black marker
ahoy-pledges = Pledges
ahoy-pledge-for = Pledge for: { $who }
ahoy-pledge-hidden = { $side ->
    [left] Left pledge marker, face down
   *[right] Right pledge marker, face down
 }
ahoy-plans = Plans
ahoy-plan-hidden = A plan of the Union, face down
ahoy-no-plans = No plans in hand
ahoy-no-crew = Nobody yet
ahoy-word-fame = fame
ahoy-word-gold = gold
ahoy-word-patrols = patrols
ahoy-word-strongholds = strongholds
ahoy-word-ready = ready
ahoy-word-supply = supply
ahoy-word-plans = plans

## What is asked
ahoy-ask = Your move
ahoy-start-hint = Pick a die and a slot – or anything else that glows.
ahoy-now-slot = Now pick a slot for the die.
ahoy-now-die = Now pick a die for the slot.
ahoy-play = Play
ahoy-back = Back
ahoy-close = Close
ahoy-values = Value of the die
ahoy-value = Leave it at { $to }
ahoy-value-paid = Turn it to { $to } for { $gold } gold
ahoy-cost-none = free
ahoy-cost-gold = { $gold } gold
ahoy-layouts = Layouts of the first two regions
ahoy-new-region = New region
ahoy-lay-how = Turn the tile (R) and click where it should go.
ahoy-rotate = Turn
ahoy-shift = Next place
ahoy-lay = Lay it here

## Battles
ahoy-battle-at = Battle at { $at }
ahoy-attacker = Attacker
ahoy-defender = Defender
ahoy-not-rolled = not rolled yet
ahoy-rolled = Rolled { $sum }
ahoy-total = Result { $total }
ahoy-aims = How far to aim
ahoy-bonus-aim = aimed
ahoy-bonus-stronghold = stronghold
ahoy-bonus-gunship = gunship
ahoy-bonus-fighters = Fighters
ahoy-bonus-cache = Weapons Cache
ahoy-won = Won by: { $who }
ahoy-won-tie = A tie, so the attacker wins: { $who }
ahoy-avoided-emissary = The Emissary bought off the enemy: no battle.
ahoy-avoided-close-call = A close call: no battle.

## The result
ahoy-source-control = Control
ahoy-source-delivery = Deliveries
ahoy-source-reward = Rewards
ahoy-source-pledge = Pledges
ahoy-mark-end = End
ahoy-growth = Fame, round by round

## The table in words
ahoy-say-player = { $who }: { $fame } fame, { $gold } gold, { $dice ->
    [0] no dice
    [one] { $dice } die
   *[other] { $dice } dice
 } to place.
ahoy-say-region = Region with a { $suit } island at { $at }: wealth { $wealth }, Squadron { $squadron }, Union { $union }.
ahoy-say-space = { $at }: { $there }.

## Tooltips
ahoy-tip-sea = Open sea. Nothing happens here.
ahoy-tip-region = Wealth { $wealth }. Control points: Squadron { $squadron }, Union { $union }.
ahoy-tip-island = With your flagship here you may recruit; Smugglers also smuggle and deliver.
ahoy-tip-fog = No battle ever starts in fog.
ahoy-tip-harbor = Anchor here to repair 2 damage, or to move a die to your Cannons.
ahoy-tip-wreckage = Whoever moves onto it takes 1 damage.
ahoy-tip-treasure = Anchor here to gain 1 gold per coin.
ahoy-tip-tailwind = A Tailwind die with this number takes you directly here.
ahoy-tip-current = Whoever moves onto it is carried one space along the arrow.
ahoy-tip-sandbar = No step may cross a sandbar.
ahoy-tip-flagship = It moves with Sail and Tailwind, recruits on islands, and is never removed.
ahoy-tip-patrol = 1 control point in its region. Any damage sends it back to the supply.
ahoy-tip-stronghold = 2 control points, always loaded, +2 in battle. Enemies on it cannot recruit, smuggle or deliver.
ahoy-tip-cutter = Never loaded. Comrades in its region count double; it counts 1 itself.
ahoy-tip-gunship = Always loaded, +3 in battle. 1 control point.
ahoy-tip-comrades = Each comrade on an island is 1 control point for the Union.
ahoy-tip-wealth = Whoever controls the region at the end of a round gains this much fame.
ahoy-tip-slot-tailwind = Move directly to a space with the number of the die.
ahoy-tip-slot-cutter = The cutter moves 1 to 3 spaces, or rides the wind of the die.
ahoy-tip-slot-gunship = The gunship moves 1 or 2 spaces, or rides the wind of the die.
ahoy-tip-slot-cost = The die that was paid for this card; not an action.
ahoy-tip-needs = It takes: { $need }.
ahoy-tip-damaged = Damaged: no die can be placed here until it is repaired.
ahoy-tip-held = The { $die } stays here until the round ends.
ahoy-tip-dashed = This slot cannot be damaged.
ahoy-tip-cargo = Deliver it on a { $suit } island: 2 fame, a reward, and a pledge.
ahoy-tip-price-gold = Recruiting costs { $gold } gold, on an island of the same suit.
ahoy-tip-price-die = Recruiting costs one of your dice, on an island of the same suit.
ahoy-tip-reward = The white marker moves one cell, never onto the black one, and you get what is printed there.
ahoy-tip-fame = The game ends after the round in which somebody reaches 30 fame. Most fame wins.
ahoy-tip-gold = Pays for crew, and turns a die by 1 per gold while you place it.
ahoy-tip-die = Place it in a slot to act. Each turn you place 2 dice.
ahoy-tip-aside = It fitted nowhere and waits for the next round.
ahoy-tip-hold = Room for cargo. A Smuggler holds 2 cards at most.
ahoy-tip-pledge = At the end each card here is worth 1 fame for every region of its suit that this marker’s faction controls.
ahoy-tip-ready = Comrades that can go ashore.
ahoy-tip-supply = Comrades that must get ready first.
ahoy-tip-plans = The Union draws 2 plans at the end of every round.
ahoy-tip-patrols = Patrols that can be placed.
ahoy-tip-strongholds = Strongholds that can be built: 2 patrols on an island become one at the end of a turn.
ahoy-tip-tiles = Unexplored regions. Sail over the edge of the map to turn one up.
ahoy-tip-deck = Market cards left. They are never reshuffled.
ahoy-tip-bank = There is only 20 gold in the game.
ahoy-tip-first = Begins the round.
ahoy-tip-round = When all dice are placed, control is scored and a new round begins.
