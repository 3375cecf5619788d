runebound-world = The world
runebound-your-move = Your move
runebound-back = Back
runebound-click-map = Or click a place on the map.
runebound-tap-again = Tap there again to go.
runebound-tabs = What lies on the table
runebound-tab-own = My party
runebound-tab-others = Others
runebound-tab-tracks = Tracks
runebound-parties = The parties
runebound-draft = Heroes to lead
runebound-dice = Movement dice
runebound-dice-left = { $left ->
    [one] one die left
   *[other] { $left } dice left
 }
runebound-die = Die { $die }: { $symbols }
runebound-die-pays = Die { $die } ({ $symbols }) pays for { $terrain }
runebound-die-lent = A card gives leave to spend it so.
runebound-skill = { $skill } +{ $bonus }
runebound-ally = Ally
runebound-allies = Allies
runebound-items = Items
runebound-kept = Kept from adventures
runebound-tasks = Tasks
runebound-down = used
runebound-rune = Dragon Rune
runebound-trophy = Trophy
runebound-encounter = Encounter
runebound-event-level = Event, level { $level }
runebound-reward = Reward: { $reward }
runebound-hazard = A hazard of the road
runebound-phase-tip = { $stat }: { $number }. Damage: { $damage }.
runebound-damage = Damage
runebound-gold = { $gold } gold
runebound-gold-word = gold
runebound-gold-tip = Pays for items, allies and healing in the cities.
runebound-runes = runes
runebound-runes-tip = Dragon Runes. Three of them win the game.
runebound-experience = experience
runebound-experience-tip = From adventure tokens, not yet spent.{ $paper ->
    [0] {""}
   *[other] {" "}Of it on paper: { $paper }.
 }
runebound-level = Level { $level }
runebound-life-tip = { $wounds } of { $life } wounds that knock the hero out.
runebound-strength-tip = { $exhaustion } of { $strength } exhaustion that can be carried; more turns into wounds.
runebound-tokens = Adventure tokens
runebound-token-tip = Tokens: { $count }. Each is worth { $xp } experience.
runebound-token-locked = This colour is closed to the hero. Tokens: { $count }, each worth { $xp } experience.
runebound-learnt = What the hero has learnt
runebound-boost-tip = +{ $more } each. Bought so far: { $count }. One costs { $price } experience.
runebound-boost-buy = Buy more { $boost }
runebound-steps = The steps of a turn
runebound-step = A step of the turn.
runebound-step-now = This step is under way.
runebound-turn = turn { $turn }
runebound-event = In force
runebound-decks = Adventure decks
runebound-deck = The { $colour } deck: { $count ->
    [one] one card
   *[other] { $count } cards
 }
runebound-deck-top = You have seen its top card: { $card }.
runebound-reserve = Tokens in the reserve: { $count }.
runebound-left = Undefeated challenges
runebound-left-at = { $slot }. { $foe }, at { $at }
runebound-doom = Doom: { $tokens } of { $cities } cities
runebound-doom-tip = Cards on the track: { $cards }. When there are { $number }, doom comes to the next city. After the last one the final battle begins.
runebound-red-cards = { $hero }: { $cards } red
runebound-way-roll = Roll
runebound-way-rest = Rest and roll
runebound-way-stay = Stay
runebound-moment-won = { $foe } defeated
runebound-moment-duel = A duel
runebound-moment-fallen = Knocked out
runebound-say-setup = The heroes are being chosen.
runebound-say-turn = Turn { $turn }, { $hero }: { $step }.
runebound-say-party = { $hero } at { $at }: life { $life } of { $most }, level { $level }, gold { $gold }, runes { $runes }{ $with ->
    [no] .
   *[other] ; with { $with }.
 }
runebound-say-event = In force: { $event }.
runebound-say-doom = Doom has come to { $tokens ->
    [one] one city
   *[other] { $tokens } cities
 }.
runebound-from-colour = { $colour } challenges
runebound-from-runes = runes
runebound-from-falls = falls
runebound-from-level = level
runebound-growth = Experience won
runebound-growth-below = turns
runebound-journey = The journey
runebound-journey-of = { $hero }: { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, challenges won: { $won }, knocked out: { $fell }.
runebound-learn-welcome = A world lies before you, and a Dragon Lord at the end of it. This is a real game, and nothing you click can break it: whatever you can do is lit. The guide goes with you through the first turns.
runebound-learn-hero = This is your hero: life and strength, then mind, body and spirit with the damage of ranged, melee and magic attacks. Point at anything to read what it is; a click reads a card.
runebound-learn-steps = A turn has five steps: cards are turned up, you move, you take on an adventure, you trade in a city, you spend experience.
runebound-learn-way = How do you travel? Rolling five dice takes you far. Fewer dice let you rest. Or take a single step without dice: click a lit hex.
runebound-learn-paces = These dice pay for your way: each one for a hex that it shows. All lit hexes are in reach; point at one to see the way and the dice, and click it to go. Green gems, the round ones, are the easiest adventures.
runebound-learn-arrive = You stand at an adventure. Take it on: a card is drawn, and it may be a challenge, an event or an encounter.
runebound-learn-fight = A challenge! In each of the three phases you attack or defend, and the odds stand beside every choice. Its wounds are its life; yours are yours.
runebound-learn-market = In a city you buy items, hire allies and have wounds healed. Weapons and allies win fights: spend your gold.
runebound-learn-grow = Won tokens are experience. Buy tokens of mind, body, spirit, strength or life with it; they stay for good.
runebound-learn-doom = Alone, this is what you run against: finished adventures bring doom nearer to the cities. When it has come to all of them, the final battle begins. Grow strong before that, and go for the red gems. Safe travels!
runebound-hex = { $terrain }
runebound-hex-city = The city of { $city }
runebound-hex-token = A { $colour } adventure waits here.{ $burst ->
    [yes] {" "}Its token comes back with an event.
   *[no] {""}
 }
runebound-hex-bare = The { $colour } adventure of this place is gone.{ $burst ->
    [yes] {" "}Its token comes back with an event.
   *[no] {""}
 }
runebound-hex-left = Left undefeated here: { $foe }.
runebound-hex-heroes = Here: { $heroes }.
runebound-hex-way = { $steps ->
    [one] One step from here.
   *[other] { $steps } steps from here.
 }

# fights
runebound-fight-title = { $hero } against { $foe }
runebound-fight-round = Round { $round }
runebound-fight-not-yet = Before combat
runebound-fight-beats = The course of a round
runebound-fight-before = Before combat
runebound-fight-escape = Escape
runebound-fight-ranged = Ranged
runebound-fight-melee = Melee
runebound-fight-magic = Magic
runebound-fight-enemy = Enemy
runebound-fight-life = Life left
runebound-fight-exhaustion = Exhaustion
runebound-fight-attacked = Has attacked in this round: { $phase }
runebound-fight-row = { $phase }: adds { $value }, damage { $damage }
runebound-fight-row-foe = { $phase }: { $value } must be reached, damage { $damage }
runebound-fight-row-damage = { $phase }: damage { $damage }
runebound-fight-leads = { $hero } attacks in this round
runebound-fight-guards = { $hero } defends in this round
runebound-fight-number = The number to reach: { $number }
runebound-fight-finale = The final battle, without escape. Red cards still to be won: { $left }. Heroes still waiting: { $waiting }.
runebound-fight-won = { $hero } has won
runebound-fight-lost = { $hero } has fallen
runebound-fight-escaped = { $hero } got away
runebound-fight-duel-won = { $hero } has won the duel
runebound-fight-broken-off = The fight was broken off
runebound-fight-result = How the fight ended
runebound-fight-close = Put away

# throws and odds
runebound-roll-panel = The test
runebound-roll-close = Put away
runebound-roll-attack = { $who }: attack
runebound-roll-defence = { $who }: defence
runebound-roll-guard = { $who }: guard
runebound-roll-escape = { $who }: escape
runebound-roll-test = { $who }: test
runebound-roll-need = needs
runebound-roll-needs = { $need } must be reached
runebound-roll-again = Thrown again
runebound-roll-good = enough
runebound-roll-bad = not enough
runebound-roll-said = { $one } and { $two }, { $stat } { $added }: { $total }
runebound-roll-said-before = Two dice, { $stat } { $added }
runebound-roll-percent = { $share }%
runebound-roll-hardly = <1%
runebound-roll-nearly = >99%
runebound-roll-chance = Succeeds in { $share } of the throws
runebound-roll-total = Comes to { $total }
runebound-roll-total-good = Comes to { $total }: enough
runebound-roll-total-bad = Comes to { $total }: not enough
runebound-roll-given = Deals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
runebound-roll-taken = A failure costs { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
runebound-roll-left = { $wounds ->
    [one] { $wounds } wound is
   *[other] { $wounds } wounds are
 } left to take
runebound-roll-win = The fight is won in { $share } of all cases

# markets
runebound-market-title = The market of { $city }
runebound-market-parts = Parts of the market
runebound-market-stalls = Stalls
runebound-market-sell = Sell
runebound-market-healer = Healer
runebound-market-gold = Your gold
runebound-market-close = Close
runebound-market-ally = Ally
runebound-market-figures = Life { $life }, strength { $strength }
runebound-market-printed = Printed price: { $gold }
runebound-market-buy = Buy
runebound-market-hire = Hire
runebound-market-dear = Too dear
runebound-market-why = Why not?
runebound-market-do-sell = Sell
runebound-market-why-not-sold = Not for sale: why?
runebound-market-empty = The stalls are empty.
runebound-market-nothing = You have nothing to sell.
runebound-market-healthy = Nobody needs the healer, or nobody can be paid for.

# talks
runebound-trade-title = { $one } talks with { $other }
runebound-trade-speaks = Put your offer to { $hero } together.
runebound-trade-answers = { $hero } has made you this offer.
runebound-trade-composes = { $hero } is putting an offer together.
runebound-trade-considers = { $hero } is thinking it over.
runebound-trade-you-give = You give
runebound-trade-gives = { $hero } gives
runebound-trade-purse = Gold in the purse
runebound-trade-nothing = nothing
runebound-trade-gold = { $gold } gold
runebound-trade-dropped = { $card } is discarded
runebound-trade-add-gold = Offer { $gold } more gold
runebound-trade-want-gold = Ask for { $gold } more gold
runebound-trade-add-card = Offer: { $card }
runebound-trade-want-card = Ask for: { $card }
runebound-trade-down = Used already: it stays face down
runebound-trade-room = There is no room for all that. What is discarded?
runebound-trade-drop = Discard: { $card }
runebound-trade-cannot = Why can I not accept?
runebound-trade-cannot-propose = Why can I not offer this?
runebound-trade-binding = Accepted is agreed: both sides exchange at once.
