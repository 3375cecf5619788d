# Factions and figures
name-squadron = Bluefin Squadron
    .short = Squadron
    .the = the Squadron
    .cap = The Squadron
name-smuggler1 = Smuggler 1
    .short = Smuggler 1
    .the = Smuggler 1
    .cap = Smuggler 1
name-union = Mollusk Union
    .short = Union
    .the = the Union
    .cap = The Union
name-smuggler2 = Smuggler 2
    .short = Smuggler 2
    .the = Smuggler 2
    .cap = Smuggler 2
name-flagship-squadron = flagship of the Squadron
    .the = the Squadron’s flagship
    .a = the Squadron’s flagship
    .cap = The Squadron’s flagship
name-flagship-smuggler1 = flagship of Smuggler 1
    .the = the flagship of Smuggler 1
    .a = the flagship of Smuggler 1
    .cap = The flagship of Smuggler 1
name-flagship-union = flagship of the Union
    .the = the Union’s flagship
    .a = the Union’s flagship
    .cap = The Union’s flagship
name-flagship-smuggler2 = flagship of Smuggler 2
    .the = the flagship of Smuggler 2
    .a = the flagship of Smuggler 2
    .cap = The flagship of Smuggler 2
name-patrol = patrol
    .the = the patrol
    .a = a patrol
    .cap = A patrol
name-stronghold = stronghold
    .the = the stronghold
    .a = a stronghold
    .cap = A stronghold
name-cutter = cutter
    .the = the cutter
    .a = the cutter
    .cap = The cutter
name-gunship = gunship
    .the = the gunship
    .a = the gunship
    .cap = The gunship
name-north = north
name-east = east
name-south = south
name-west = west
name-no-current = none
name-slot-cannons-5 = Cannons 5
name-slot-cannons-6 = Cannons 6
name-slot-cutter = Cutter
name-slot-gunship-4 = Gunship 4
name-slot-gunship-6 = Gunship 6

# What a die does
name-does-sail = move 1 or 2 spaces
name-does-tailwind-nowhere = no other space shows that number, so you stay
name-does-cannons = be ready for battle until the round ends
name-does-repair = repair up to 2 damage
name-does-order = move up to 4 patrols 1 space each
name-does-bombard = drive all comrades off the island of your region
name-does-deploy = put a patrol on your space or a neighbouring one
name-does-inspire = send ready comrades to up to 4 islands
name-does-assemble = land up to 4 ready comrades in your region
name-does-rally = on an island, ready 4 comrades
name-does-full-sail = move up to as many spaces as the die shows
name-does-negotiate = on an island, take a crew card for free
name-does-cutter = the cutter moves 1 to 3 spaces, or rides the wind of that number
name-does-gunship = the gunship moves 1 or 2 spaces, or rides the wind of that number

# What the crew can do
name-power-aeronauts = 1 gold takes you to the other island of the same suit
name-power-fighters = +1 in every battle
name-power-buccaneer = after a victory, discard this and 2 crew cards of the loser
name-power-elder = 1 gold at the end of your turn if you have no damage
name-power-convincing-comrade = take up to 2 comrades from one island to another
name-power-convincing-official = move up to 2 patrols 1 or 2 spaces each, without battles
name-power-cutpurse = 2 gold for every victory
name-power-barrelman = fog carries your flagship wherever you like
name-power-ghastly-gust = discard this to move directly to any space
name-power-gunner = 1 more damage when your flagship wins
name-power-mystic = once a turn, damage yourself to damage anyone in your region
name-power-middleman = each gold turns a die by up to 2
name-power-pilot = wreckage does your flagship no harm
name-power-sailor = move 1 to 3 spaces
name-power-sea-witch = sail off one edge of the map and in at the other
name-power-sea-dog = currents carry your flagship where you like, or not at all
name-power-diver = 1 more gold when you anchor on wreckage
name-power-documentarian = 1 gold for ending your turn in an enemy flagship’s region
name-power-shipwright = repair all damage on board and crew
name-power-gunners-mate = when you load cannons, open fire on a space of your region
name-power-powder-monkey = after repairs, deal 1 damage in your region
name-power-naive-noble = discard this to steal a crew or cargo card in your region
name-power-grogmaster = take 1 damage to roll again in battle
name-power-trawler = move 1 or 2 spaces and take all treasure on the way
name-power-battering-beakhead = push the enemies you damage
name-power-merchant = 1 gold when you anchor in a harbour
name-power-whispering-wind = once a turn, 2 gold takes you to any tailwind space
name-power-emissary = on your turn, pay an enemy 1 gold to avoid a battle

# What the plans do
name-plan-enlist = recruit crew for free where you have comrades
name-plan-sneak-attack = remove up to 2 patrols from a region with comrades
name-plan-dynamic-entry = raise the cannons die by up to 2, then ride any wind
name-plan-evacuation = move all comrades of one island to others
name-plan-close-call = this battle does not take place
name-plan-secret-weapon = roll 2 battle dice, and 1 more damage if you win
name-plan-weapons-cache = add your ready comrades to the battle result
name-plan-cutter = launch the cutter from an island with 2 comrades
name-plan-gunship = launch the gunship from an island with 2 comrades

# Questions
ask-layout = How do you lay out the first two regions?
ask-start-island = On which island does your flagship begin?
ask-start-space = On which space does your flagship begin?
ask-turn = { $dice ->
    [0] All dice are placed. Take free actions, or end the turn.
    [one] Place { $dice } more die, or take a free action.
   *[other] Place { $dice } dice, or take a free action.
 }
ask-strongholds = Do two patrols become a stronghold?
ask-raise-wealth = Which region becomes richer?
ask-refresh-market = Do you replace the whole market?
ask-sail = { $steps ->
    [one] { $ship-cap } at { $at } has { $steps } step left. Where does it go?
   *[other] { $ship-cap } at { $at } has { $steps } steps left. Where does it go?
 }
ask-drift = Where does the current at { $at } take the flagship?
ask-lay-tile = How do you lay the new region?
ask-fly = Where do you move directly to?
ask-ship-orders = Where does the ship go?
ask-fight = Whom do you fight first?
ask-emissary = Does the Emissary buy you out of this battle?
ask-battle-plans = Do you play a plan in this battle?
ask-aim = Do you aim? It adds to your roll, and the cannons die goes down.
ask-grogmaster = Does the Grogmaster let you roll again?
ask-buccaneer = Does the Buccaneer raid the loser’s crew?
ask-manoeuvre = You have won. Which manoeuvre do you make?
ask-ransack = Which crew card does the loser lose?
ask-deal-damage = Which slot do you damage?
ask-take-damage = Which of your slots takes the damage?
ask-mystic = Whom does the Mystic damage?
ask-powder-monkey = Whom does the Powder Monkey damage?
ask-gunners-mate = Where do the guns open fire?
ask-harbor = What do you do in the harbour?
ask-repair = What do you repair?
ask-leave-patrol = Do you leave a patrol here?
ask-land-comrades = Do comrades come ashore, or get ready?
ask-order = Which patrol moves next?
ask-deploy = Where does the new patrol go?
ask-inspire = Which island gets a comrade?
ask-assemble = How many comrades come ashore?
ask-muster = Which island do you choose?
ask-resettle = Where do the comrades go?
ask-ambush = Which patrol do you remove?
ask-prime-cannons = By how much do you raise the cannons die?
ask-enlist = Whom do you enlist?
ask-free-crew = Which crew card do you take for free?
ask-negotiate = Whom do you talk into joining your crew?
ask-noble = Which card do you steal?
ask-overboard = You hold too much cargo. What goes overboard?
ask-reward = Which way does the reward marker go?
ask-gold-for-fame = How much gold do you turn into fame?
ask-pledge = Under which marker does the delivered card go?
ask-nothing = Nothing is asked.

# Moves of a turn
surrender = Give up the game
layout-a = Layout A: the second region lies further south
layout-b = Layout B: the second region lies further north
begin = Begin at { $at }{ $there }
begin-island = Begin on the { $suit } island at { $at }
place = Die { $die } on “{ $slot }”: { $does }
place-paid = Die { $die } → { $to } on “{ $slot }” for { $gold } gold: { $does }
place-tailwind = Die { $die } on “{ $slot }”: ride the wind to { $spots }
place-tailwind-paid = Die { $die } → { $to } on “{ $slot }” for { $gold } gold: ride the wind to { $spots }
place-cost = Die { $die } to recruit “{ $card }”: { $power }
place-cost-paid = Die { $die } → { $to } for { $gold } gold to recruit “{ $card }”: { $power }
set-aside = Set the { $die } aside: nothing fits
recruit = Recruit “{ $card }” for { $gold } gold: { $power }
smuggle = Take the cargo “{ $cargo }” on board, bound for a { $suit } island
deliver = Deliver “{ $cargo }”: 2 fame and a reward
use-aeronauts = Aeronauts: pay 1 gold and move directly to the other island of this suit
use-ghastly-gust = Ghastly Gust: discard it and move directly to any space
use-mystic = Mystic: take 1 damage and damage a figure in your region
use-whispering-wind = Whispering Wind: pay 2 gold and move directly to any tailwind space
use-naive-noble = Naive Noble: discard it and steal a crew or cargo card in your region
plan = Plan “{ $plan }”: { $does }
end-turn = End the turn
stronghold = Two patrols become a stronghold on the { $suit } island at { $at }
pass-strongholds = Build no stronghold
raise-wealth = The { $suit } region at { $at } rises to wealth { $wealth }
refresh-market = Replace all market cards
pass-refresh-market = Keep the market as it is
pass = Done

# Moves of figures
step = Go { $dir } to { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
step-island = Go { $dir } to { $at }, { $suit } island{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
explore = Explore { $dir }, beyond the map at { $at }
wrap = Sea Witch: off the { $dir } edge and in at { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
wrap-island = Sea Witch: off the { $dir } edge and in at { $at }, { $suit } island{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
drift = Drift { $dir } to { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
drift-island = Drift { $dir } to { $at }, { $suit } island{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
drift-explore = Drift { $dir }, beyond the map at { $at }
go = Move directly to { $at }{ $there }{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
go-island = Move directly to { $at }, { $suit } island{ $battle ->
    [0] {""}
   *[other] {" "}— battle!
 }
pass-sail-flagship = Drop anchor at { $at }
pass-sail = Stop at { $at }
pass-push = Push no further than { $at }
pass-drift = Stay: let nothing carry you
pass-fly = Stay where you are
pass-ship-orders = Let the ship lie where it is
lay = Island at { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }
lay-enter = Island at { $island }; { $at1 }{ $there1 }; { $at2 }{ $there2 }; { $at3 }{ $there3 }{ $bar }; you enter { $enter }
there = { $open ->
    [0] {""}
   *[other] , open sea
 }{ $fog ->
    [0] {""}
   *[other] , fog
 }{ $harbor ->
    [0] {""}
   *[other] , a harbour
 }{ $wreckage ->
    [0] {""}
   *[other] , wreckage
 }{ $treasure ->
    [0] {""}
   *[other] , { $treasure } gold
 }{ $tailwind ->
    [0] {""}
   *[other] , tailwind { $tailwind }
 }{ $current-id ->
    [no-current] {""}
   *[other] , a current { $current }
 }
sandbar = ; a sandbar between { $one } and { $other }
no-sandbar = {""}

# Moves of a battle
fight = Fight { $foe-the } first
emissary = Pay 1 gold to { $who-the } and avoid the battle
pass-emissary = Let the guns speak
pass-battle-plans = Play no plan
aim = Aim +{ $by }: the cannons die goes from { $die } to { $to }
pass-aim = Do not aim
grog = Take damage on “{ $slot }” and roll again
pass-grog = Keep the roll
buccaneer = Discard the Buccaneer: { $who-the } loses 2 crew cards
pass-buccaneer = Keep the Buccaneer
manoeuvre-plunder = Deal 1 damage and take 1 gold from the loser
manoeuvre-broadside = Deal 2 damage
manoeuvre-scatter = Deal 1 damage and drive 1 comrade off the island
manoeuvre-land = Deal 1 damage and land 1 ready comrade
manoeuvre-escape = Deal 1 damage and sail on, 1 or 2 spaces
manoeuvre-prize = Deal 1 damage and gain a reward
pass-manoeuvre = Make no manoeuvre
ransack = Discard “{ $card }”: { $power }
deal-damage = Damage “{ $slot }”
take-damage = Take the damage on “{ $slot }”
pass-take-damage = The Pilot steers clear: no damage
target = Damage { $foe-the } at { $at }
pass-monkey = Damage nobody
mate = Open fire on { $at }
pass-mate = Hold fire

# Further moves
repair = Repair “{ $slot }”
pass-repair = Repair no more
load = Move the { $die } from “{ $from }” to “{ $slot }”
load-paid = Move the { $die } from “{ $from }” to “{ $slot }” as a { $to } for { $gold } gold
pass-harbor = Do nothing in the harbour
leave-patrol = Leave a patrol at { $at }
pass-leave-patrol = Leave no patrol
land = { $count ->
    [one] { $count } ready comrade goes ashore at { $at }
   *[other] { $count } ready comrades go ashore at { $at }
 }
ready = { $count ->
    [one] Ready { $count } comrade from the supply
   *[other] Ready { $count } comrades from the supply
 }
pass-land-comrades = Neither
order = Move a patrol from { $at }
pass-order = Move no more patrols
deploy = Put the patrol on { $at }{ $there }
deploy-island = Put the patrol on { $at }, { $suit } island
inspire = Send a comrade to the { $suit } island at { $at }
pass-inspire = Send no more comrades
assemble = { $count ->
    [0] Land nobody
    [one] Land { $count } comrade
   *[other] Land { $count } comrades
 }
muster-convince = { $count ->
    [one] Take { $count } comrade from the { $suit } island at { $at }
   *[other] Take 2 of { $count } comrades from the { $suit } island at { $at }
 }
muster-evacuate = { $count ->
    [one] Evacuate { $count } comrade from the { $suit } island at { $at }
   *[other] Evacuate { $count } comrades from the { $suit } island at { $at }
 }
muster-enlist = Recruit { $suit } crew through the comrades at { $at }
muster-ambush = Remove patrols from the { $suit } region at { $at }
muster-cutter = Launch the cutter from the { $suit } island at { $at }: 2 of { $count } comrades go aboard
muster-gunship = Launch the gunship from the { $suit } island at { $at }: 2 of { $count } comrades go aboard
pass-muster = Leave all comrades where they are
resettle = { $count ->
    [one] { $count } comrade goes to the { $suit } island at { $at }
   *[other] { $count } comrades go to the { $suit } island at { $at }
 }
ambush = Remove a patrol from { $at }
pass-ambush = Remove no more patrols
prime-cannons = { $count ->
    [0] Leave the cannons die as it is
   *[other] Raise the cannons die by { $count }
 }
free-crew = Recruit “{ $card }” for free: { $power }
pass-free-crew = Take nobody
pass-negotiate = Take nobody for free
bribe = Send 1 comrade home and recruit “{ $card }”: { $power }
pass-bribe = Leave the comrades alone
steal-crew = Steal “{ $card }” as crew: { $power }
steal-cargo = Steal the cargo “{ $cargo }”, bound for a { $suit } island
overboard = Throw “{ $cargo }” overboard (bound for { $suit })
reward = Marker { $dir }: { $reward }
gold-for-fame = { $count ->
    [0] Keep your gold
   *[other] { $count } gold for { $count } fame
 }
pledge-left = Left marker, standing for { $who-the }: 1 fame for each { $suit } region it controls at the end
pledge-right = Right marker, standing for { $who-the }: 1 fame for each { $suit } region it controls at the end

# What happened: setup and turns
dice-rolled = { $who-cap } rolls { $dice }.
market-dealt = New in the market: “{ $card }”.
market-cleared = The market is cleared.
tile-turned = A region with a { $suit } island is turned up.
tile-laid = A new region is laid at { $at }, with its island at { $island }.
placed = { $ship-cap } is placed on { $at }.
markers-laid = { $who-cap } lays out the pledge markers.
markers-laid-seen = { $who-cap } lays out the pledge markers; the left one stands for { $left-the }.
plans-drawn = { $count ->
    [one] The Union draws { $count } plan.
   *[other] The Union draws { $count } plans.
 }
plan-drawn-seen = The Union draws the plan “{ $plan }”.
plans-drawn-seen = The Union draws the plans “{ $plan }” and “{ $other }”.
turn-began = { $dice ->
    [one] { $who-cap } begins a turn with { $dice } die.
   *[other] { $who-cap } begins a turn with { $dice } dice.
 }
die-placed = { $who-cap } puts a { $die } on “{ $slot }”.
die-placed-paid = { $who-cap } turns a { $die } into a { $to } for { $gold } gold and puts it on “{ $slot }”.
die-set-aside = { $who-cap } sets a { $die } aside.
turn-ended = { $who-cap } ends the turn.

# What happened: at sea
stepped = { $ship-cap } goes from { $from } to { $at }.
carried = A current carries { $ship-the } from { $from } to { $at }.
flew = { $ship-cap } moves directly from { $from } to { $at }.
wrecked = { $ship-cap } runs into wreckage at { $at }.
steered-clear = Thanks to the Pilot, { $who-the } steers clear of the wreckage at { $at }.
anchored = { $ship-cap } anchors at { $at }.
gold-gained-setup = { $who-cap } starts with { $gold } gold.
gold-gained-treasure = { $who-cap } finds { $gold } gold.
gold-gained-crew = The crew brings { $gold } gold to { $who-the }.
gold-gained-reward = { $who-cap } is rewarded with { $gold } gold.
gold-paid = { $who-cap } pays { $gold } gold.
gold-taken = { $who-cap } gets { $gold } gold from { $from-the }.
fame-gained-control = { $who-cap } gains { $fame } fame for control.
fame-gained-delivery = { $who-cap } gains { $fame } fame for the delivery.
fame-gained-reward = { $who-cap } is rewarded with { $fame } fame.
fame-gained-pledge = { $who-cap } gains { $fame } fame for pledges.
wealth-raised = The wealth of the region at { $at } rises to { $wealth }.

# What happened: battles
battle-began = { $ship-cap } attacks { $foe-a } at { $at }.
battle-avoided-emissary = The Emissary buys off the enemy: the battle does not take place.
battle-avoided-close-call = A close call: the battle does not take place.
aimed = { $who-cap } aims for +{ $by }.
battle-rolled = { $who-cap } rolls { $dice } in battle.
battle-won = { $attack } against { $defence }: { $ship-the } beats { $foe-the }.
made-plunder = { $who-cap } plunders: 1 damage and 1 gold.
made-broadside = { $who-cap } fires a broadside: 2 damage.
made-scatter = { $who-cap } deals 1 damage and drives off a comrade.
made-land = { $who-cap } deals 1 damage and lands a comrade.
made-escape = { $who-cap } deals 1 damage and sails on.
made-prize = { $who-cap } deals 1 damage and gains a reward.
slot-damaged = { $who-cap } takes damage on “{ $slot }”.
damage-ignored = { $ship-cap } has no slot that can be damaged.
removed = { $ship-cap } at { $at } is removed.
repaired = { $who-cap } repairs “{ $slot }”.
die-loaded = { $who-cap } moves a { $die } from “{ $slot }” to the cannons.
die-loaded-paid = { $who-cap } moves a { $die } from “{ $slot }” to the cannons, as a { $to } for { $gold } gold.

# What happened: factions and cards
patrol-placed = A patrol is placed on { $at }.
stronghold-raised = Two patrols at { $at } become a stronghold.
comrades-readied = { $count ->
    [one] { $count } comrade gets ready.
   *[other] { $count } comrades get ready.
 }
comrades-landed = { $count ->
    [one] { $count } comrade lands at { $at }.
   *[other] { $count } comrades land at { $at }.
 }
comrades-removed = { $count ->
    [one] { $count } comrade leaves { $at }.
   *[other] { $count } comrades leave { $at }.
 }
comrades-moved = { $count ->
    [one] { $count } comrade goes from { $from } to { $at }.
   *[other] { $count } comrades go from { $from } to { $at }.
 }
plan-played = The Union plays the plan “{ $plan }”: { $does }.
cannons-raised = The Union raises its cannons die to { $to }.
recruited = { $who-cap } recruits “{ $card }”.
smuggled = { $who-cap } takes “{ $cargo }” on board.
discarded = { $who-cap } discards “{ $card }”.
thrown-overboard = { $who-cap } throws “{ $cargo }” overboard.
stolen-crew = { $who-cap } steals “{ $card }” from { $from-the } as crew.
stolen-cargo = { $who-cap } steals “{ $card }” from { $from-the } as cargo.
delivered = { $who-cap } delivers “{ $cargo }” at { $at }.
reward-taken = { $who-cap } moves the reward marker: { $reward }.
pledged-left = { $who-cap } puts “{ $cargo }” under the left marker.
pledged-right = { $who-cap } puts “{ $cargo }” under the right marker.
region-scored-squadron = Region at { $at }: Squadron { $squadron }, Union { $union }. The Squadron controls it, wealth { $wealth }.
region-scored-union = Region at { $at }: Squadron { $squadron }, Union { $union }. The Union controls it, wealth { $wealth }.
region-scored-nobody = Region at { $at }: Squadron { $squadron }, Union { $union }. Nobody controls it, wealth { $wealth }.
round-ended = Round { $round } is over.
round-began = Round { $round } begins, with { $who-the } first.
pledge-revealed-left = The left marker of { $who-the } stood for { $pledged-the }: { $fame } fame.
pledge-revealed-right = The right marker of { $who-the } stood for { $pledged-the }: { $fame } fame.
surrendered = { $who-cap } gives up.
game-won = { $who-cap } wins the game.
game-shared = The victory is shared.

# The board
board-head = Round { $round } · 30 fame ends the game · first: { $first-short } · tiles left: { $tiles } · bank: { $bank } gold
board-terrain = ░ fog  ⌂ harbour  # wreckage  $2 treasure  ~5 tailwind  ↑ current  ║ sandbar
board-islands = FISH 2: an island and the wealth of its region · S3 U1: control points
board-figures = { $flagships } flagships, { $patrol } patrol, { $stronghold } stronghold, { $comrade } comrade, { $cutter } cutter, { $gunship } gunship
mark-squadron = S
mark-union = U
mark-smuggler1 = 1
mark-smuggler2 = 2
mark-patrol = p
mark-stronghold = F
mark-comrade = c
mark-cutter = k
mark-gunship = G
board-market = Market, { $count } in the deck
cost-gold = { $gold } gold
cost-die = 1 die
market-cargo = cargo: { $cargo } → { $suit }
board-player = { $who-short } · { $fame } fame · { $gold } gold
board-supply = dice { $dice }
board-aside = set aside { $dice }
board-due = to place: { $count }
board-crew = crew:
board-patrols = in supply: patrols { $patrols }, strongholds { $strongholds }
board-comrades = comrades: { $ready } ready, { $supply } in supply
board-plans = plans ({ $deck } in the deck):
board-plans-hidden = plans: { $count } hidden, { $deck } in the deck
board-cargo = cargo: { $cargo } → { $suit }
board-no-cargo = no cargo
board-pledges-left = left marker:
board-pledges-right = right marker:
board-marker-left = left marker ({ $who-short }):
board-marker-right = right marker ({ $who-short }):
board-reward = next reward:
board-battle = Battle at { $at }: { $ship-the } (aim +{ $aim }, roll { $roll }) against { $foe-the } (aim +{ $guard }, roll { $answer })
board-asked = { $who-short }: { $question }

# Options, as the form of a new table offers them
name-option-pack = Content
    .hint = Which tiles, cards and texts you play with.
name-option-pack-base = As printed
