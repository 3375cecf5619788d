# Factions
name-deep-lords = Deep Lords
    .full = the Deep Lords
name-marea = Marea
    .full = La Marea de la Muerte
name-side-a = Side A
    .full = side A
name-side-b = Side B
    .full = side B

# Heroes, by the names that sentences use
name-carcharias = Carcharias
    .cap = Carcharias
    .full = Carcharias
name-ishmael = Ishmael
    .cap = Ishmael
    .full = Ishmael
name-kiria = Kiria
    .cap = Kiria
    .full = Kiria & Carl
name-snapper = Snapper
    .cap = Snapper
    .full = Snapper
name-waldorf = Waldorf
    .cap = Waldorf
    .full = Waldorf
name-viana = Viana
    .cap = Viana
    .full = Viana
name-santiago = Santiago
    .cap = Santiago
    .full = Don Santiago
name-gabriela = Gabriela
    .cap = Gabriela
    .full = Gabriela
name-de-marco = De Marco
    .cap = De Marco
    .full = De Marco
name-el-latigo = El Latigo
    .cap = El Latigo
    .full = El Latigo

# Roles
name-captain = Captain
name-quartermaster = Quartermaster
name-swashbuckler = Swashbuckler
name-gunner = Gunner
name-brute = Brute

# Crew
name-deckhand = deckhand
    .many = deckhands
name-bosun = bosun
    .many = bosuns

# Equipment and creatures
name-main-mast = Main Mast
    .the = the Main Mast
    .cap = The Main Mast
name-rigging = Rigging
    .the = the Rigging
    .cap = The Rigging
name-helm = Helm
    .the = the Helm
    .cap = The Helm
name-captains-chest = Captain’s Chest
    .the = the Captain’s Chest
    .cap = The Captain’s Chest
name-powder-store = Powder Store
    .the = the Powder Store
    .cap = The Powder Store
name-armory = Armory
    .the = the Armory
    .cap = The Armory
name-kraken = Kraken
name-dragon = Sea Dragon

# Statuses
name-blinded = Blind
name-stunned = Stun
name-slowed = Slow
name-muted = Silence
name-bleeding = Bleed

# Texts of cards, skills and equipment: when, on which conditions, what
text-line = { $at }: { $does }.
text-line-if = { $at }, if { $if }: { $does }.
text-then = { $head }; { $next }
text-may = if you wish, { $does }

# Skills
text-base = Base attack: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, hits on { $hit }+, range { $range }.
text-blow = Attack: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, hits on { $hit }+, range { $range }.
text-ability = Ability.
text-reaction = Reaction.
text-passive = Passive.
text-idle = No effect at this level.
text-once = Once per activation.

# Moments
whose-turn = { $of ->
   *[own] your turn
    [enemy] an enemy turn
    [any] any turn
    [itself] a turn of this hero’s side
 }
whose-hero = { $of ->
   *[own] a friendly hero
    [enemy] an enemy hero
    [any] any hero
    [itself] this hero
 }
whose-crew = { $of ->
   *[own] your crew
    [enemy] the enemy crew
    [any] either crew
    [itself] this hero’s crew
 }
whose-gun = { $of ->
   *[own] your swivel gun
    [enemy] the enemy swivel gun
    [any] either swivel gun
    [itself] the swivel gun of this hero’s side
 }
whose-attack = { $of ->
   *[own] a friendly attack
    [enemy] an enemy attack
    [any] any attack
    [itself] an attack of this hero
 }
at-turn-begins = At the start of { $whose }
at-gun-aimed = When { $whose } fires, before the roll
at-crew-deployed = When { $whose } has been deployed
at-hero-rises = When { $whose } begins its activation
at-between-actions = While { $whose } is active, before, between or after its actions
at-swing-named = When { $whose } swings, before the roll
at-attack-declared = When { $whose } is declared, before the roll
at-attack-rolled = When { $whose } has been rolled
at-hits-counted = When the hits of { $whose } are counted
at-damage-due = When { $whose } is about to take damage from an attack
at-knocked-out = When { $whose } has been defeated
at-attack-over = After { $whose }
at-overboard = When { $whose } is about to fall overboard
at-declare = Before this attack is rolled
at-roll = When this attack is rolled
at-assign = When hits of this attack are allocated
at-after = After this attack
at-use = When used
at-destroyed = When this equipment is destroyed, for the side that destroyed it

# Conditions of a text: after “if”
if-target-friend-hero = its target cell holds a friendly hero
if-target-enemy-hero = its target cell holds an enemy hero
if-target-damaged-hero = its target cell holds a damaged enemy hero
if-target-itself = its target cell holds this hero
if-target-creature = its target cell holds a sea monster or the Kraken
if-wounds = this hero has { $n } damage or more
if-near-itself = the attacker is within { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } of this hero
if-felled-figure = it defeated at least one enemy figure
if-hurt = it dealt { $n } damage or more to this hero, who is still deployed
if-by-hero = it is made by a hero
if-dragon-can-come = a sea monster is available
if-behind = the opponents have more victory points
if-first-this-activation = no other such card was played in this activation

# Heroes that effects are for
who-itself = this hero
who-it = that hero
who-same = the same hero, if still deployed,
who-them = each of these heroes that is still deployed
who-one = one { $hero } { $state }
who-each = each { $hero } { $state }
who-friend = friendly
who-other-friend = other friendly
who-enemy = enemy
who-other-enemy = other enemy
who-deployed = deployed hero
who-any-state = hero in any state
who-within = { $who } within { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } of this hero
who-near = { $who } within { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } of a deployed friendly hero
who-hurt = { $who } damaged by this attack
who-target = { $who } in the target cell
who-aboard = { $who } on the ship of this equipment
who-crowd = { $who } in one cell of your choice
figures-one-in-target = one enemy figure in the target cell
figures-each-in-target = each enemy figure left in the target cell
figures-one-near = one enemy figure within { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } of a deployed friendly hero

# Amounts
amount-most-n = up to { $n }
amount-most-any = as many as you like
amount-damage-n = { $n } damage
amount-hands-n = up to { $n ->
    [one] { $n } crew figure
   *[other] { $n } crew figures
 }
amount-hands-any = any number of crew figures

# Effects: clauses after a colon
fx-dice-more = the attack rolls { $n } more { $n ->
    [one] die
   *[other] dice
 }
fx-dice-fewer = the attack rolls { $n } fewer { $n ->
    [one] die
   *[other] dice
 }
fx-hit-up = the attack has +{ $n } to hit
fx-hit-down = the attack has −{ $n } to hit
fx-reroll-any = re-roll dice of the attack, { $most }
fx-bonus = each die of its own pool that shows { $face ->
    [6] a 6
   *[other] { $face } or more
 } adds { $dice ->
    [one] { $dice } bonus die
   *[other] { $dice } bonus dice
 }
fx-keen = a hit with { $face ->
    [6] a natural 6
   *[other] a natural { $face } or more
 } on a hero deals { $more } more damage
fx-any-order = hits may go to any targets in any order
fx-cancel = cancel up to { $n ->
    [one] { $n } hit
   *[other] { $n } hits
 } of the attack
fx-prevent = { $who } takes up to { $n } less damage from this attack
fx-damage = { $who } takes { $n } damage
fx-heal = { $who } heals { $damage }
fx-give = { $who } gets the status { $status }
fx-cleanse = { $who } loses all statuses
fx-push = push { $who } by { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }
fx-haul = pull { $who } up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } nearer to this hero
fx-walk = { $who } may move up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 } for free
fx-catch = it does not fall; put it on an available rail cell of one of your ships; it gets no activation token, and if it was active it goes on
fx-actions-more = that hero has { $n } more { $n ->
    [one] action
   *[other] actions
 } in this activation
fx-actions-fewer = that hero has { $n } fewer { $n ->
    [one] action
   *[other] actions
 } in this activation
fx-second-cell = make another attack on a cell next to the target cell: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, hits on { $hit }+
fx-strike = choose a cell with enemy figures within { $near ->
    [one] { $near } cell
   *[other] { $near } cells
 } of a deployed friendly hero and attack it: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, hits on { $hit }+
fx-counter = this hero makes its base attack on the attacker’s cell, without an action
fx-flip = turn this card back to level 1
fx-order = choose { $cells ->
    [one] a cell
   *[other] up to { $cells } cells
 } with your crew within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of this hero; { $hands } { $cells ->
    [one] there
   *[other] in each of them
 } { $does }
order-move = move together up to { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }
order-attack = attack
order-attack-up = attack with +{ $n } to hit
order-attack-down = attack with −{ $n } to hit
fx-crew-steps = your crew moves { $n ->
    [one] { $n } step
   *[other] { $n } steps
 } in this activation
fx-upgrade-gun = your swivel gun is upgraded
fx-upgrade-bosuns = your bosuns are upgraded
fx-coins = { $who } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
fx-credit = { $who } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }, or { $behind } if the opponents have more victory points
fx-steal = take { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 } from { $from } and give what you took to { $to }; if the opponents have more victory points, you may take { $behind }
fx-pay = { $who } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
fx-draw = draw { $n ->
    [one] { $n } Tide card
   *[other] { $n } Tide cards
 }
fx-discard = discard { $n ->
    [one] { $n } Tide card
   *[other] { $n } Tide cards
 } from your hand
fx-swing-up = the swing test has +{ $n }
fx-swing-down = the swing test has −{ $n }
fx-muster-point = put { $most ->
    [one] { $most } more deckhand
   *[other] { $most } more deckhands
 } from your supply on one of your spawn points
fx-repair = remove up to { $n } damage from one piece of your equipment
fx-rouse-own = your Kraken marker rises by { $n }
fx-rouse-enemy = the Kraken marker of the opponents rises by { $n }
fx-summon = the Sea Dragon comes to a channel cell of your choice and obeys you
fx-cut-plank = remove any one gangplank; figures on it fall overboard, and it returns at the end of the round

# Creatures
text-arrival = On arrival every hero of the side with the higher Kraken track takes { $damage } damage, wherever it is; with equal tracks the heroes of both sides.
text-lurk = The Kraken heals { $n } damage.
text-sweep = Each cell within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken that holds figures is attacked with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, which hit on { $need }+.
text-cloud = Each deployed hero within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken gets the status { $status }.
text-grasp = The nearest deployed hero within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken falls overboard.
text-maelstrom = All figures on gangplanks fall overboard, and each deployed hero within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken takes { $damage } damage.
text-wrath = Each deployed hero of the side with the higher Kraken track takes { $damage } damage; with equal tracks the heroes of both sides.

# Events, moves and questions

# Phases, parts of sentences
name-phase-setup = Setup
name-phase-turns = Activations
name-phase-kraken = Release the Kraken!
name-phase-recovery = Recovery
nothing = nothing
player = Player { $seat }
a-card = “{ $card }”
count-deckhands = { $count ->
    [one] { $count } deckhand
   *[other] { $count } deckhands
 }
count-bosuns = { $count ->
    [one] { $count } bosun
   *[other] { $count } bosuns
 }

# What happened
wished = Player { $seat } wants to play { $faction-full }.
faction-drawn = Both sides want the same faction: chance gives { $faction-full } to the side of Player 1.
fleets-met = The fleets meet: { $layout }. The side of Player 1: { $side }.
rolled-off = Dice for the first turn: { $faces }.
hero-chosen = { $hero-cap } fights for { $side-full }.
hero-chosen-alone = Player { $seat } takes { $hero-full }.
crew-master = { $side }: Player { $seat } runs the crew.
captain-named = { $side }: Player { $seat } is captain and holds the Tide cards.
hero-taken = Player { $seat } plays { $hero }.
first-side = First turn: { $side }.
round-began = Round { $round } begins: { $side }.
turn-began = Turn: { $side }.
turn-began-alone = Turn of Player { $seat }.
passed = { $side }: a pass, as nothing is left to activate.
recovery-began = The Recovery begins.
activated = { $hero-cap } is activated.
rested = The activation of { $hero } is over.
revived = { $hero-cap } can be deployed again.
token-turned = { $hero-cap } will miss the next round.
deployed = { $hero-cap } comes aboard at { $at }.
used = { $hero-cap } uses “{ $skill }”.
flipped = { $hero-cap }: “{ $skill }” is back on level 1.
bought = { $hero-cap } buys “{ $skill }”.
upgraded = { $hero-cap }: “{ $skill }” is on level 2 now.
stepped = { $hero-cap } goes to { $at }.
swing-named = { $hero-cap } swings for { $at }: distance { $distance }.
swing-rolled = { $hero-cap } rolls { $die } for the swing{ $modifier ->
    [0] {""}
   *[other] , modifier { $modifier }
 }, distance { $distance }.
landed = { $hero-cap } lands at { $at }.
pushed = { $hero-cap } is pushed to { $at }.
went-overboard = { $hero-cap } falls overboard.
caught = { $hero-cap } catches hold of the rail at { $at }.
coins-gained = { $hero-cap } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } and has { $total } now.
coins-spent = { $hero-cap } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } and has { $total ->
    [0] none
   *[other] { $total }
 } left.
coins-stolen = { $coins ->
    [one] { $coins } coin goes
   *[other] { $coins } coins go
 } from { $from } to { $to }.
crew-activated = { $side }: the crew is activated.
crew-marched = { $side }: the crew has marched.
crew-came = { $side }, new crew at { $at }: { $crew }.
crew-stepped = { $side }: { $crew } from { $from } to { $at }.
crew-fell = { $side }, losses at { $at }: { $crew }.
crew-drowned = { $side }, overboard at { $at }: { $crew }.
crew-pushed = { $side }: { $crew } pushed from { $from } to { $at }.
boarded = Board ’em! { $side }: { $crew } from { $from } to { $at }.
broke-in = Break, smash! { $side }: { $crew } at { $at }.
gun-upgraded = { $side }: the swivel gun is upgraded.
bosuns-upgraded = { $side }: the bosuns are upgraded.
attack-hero = { $hero-cap } attacks { $at } with “{ $skill }”.
attack-crew = { $side }, attack from { $from } on { $at }: { $crew }.
attack-gun = { $side }: the swivel gun fires at { $at }.
attack-smash = { $side }: the crew wrecks { $at }.
attack-dragon = The Sea Dragon attacks { $at }: “{ $skill }”.
attack-kraken = The Kraken attacks { $at }.
attack-card = “{ $card }” strikes { $at }.
attack-failed = Nothing is left to be attacked there.
rolled = Dice: { $faces }.
bonus-rolled = Bonus dice: { $faces }.
rerolled = A { $old } is re-rolled: { $new }.
counted = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $misses ->
    [0] no miss
    [one] { $misses } miss
   *[other] { $misses } misses
 }.
counted-raised = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $misses ->
    [0] no miss
    [one] { $misses } miss
   *[other] { $misses } misses
 }; each die counts { $modifier } more.
counted-lowered = { $hits ->
    [0] No hit
    [one] { $hits } hit
   *[other] { $hits } hits
 }, { $misses ->
    [0] no miss
    [one] { $misses } miss
   *[other] { $misses } misses
 }; each die counts { $modifier } less.
hit-cancelled = A hit with a { $face } is cancelled.
prevented = { $damage ->
    [0] No damage
   *[other] Up to { $damage } damage
 } to { $hero } is prevented.
wounded = { $hero-cap } takes { $damage } damage and has { $total } now.
healed = { $hero-cap } heals { $damage ->
    [0] nothing
   *[other] { $damage }
 } and has { $left ->
    [0] no
   *[other] { $left }
 } damage now.
afflicted = { $hero-cap } gets the status { $status }.
cleansed = { $hero-cap } is free of all statuses.
stun-gone = { $hero-cap } shakes off Stun.
defeated = { $hero-cap } is defeated and comes back next round.
defeated-by = { $by-cap } defeats { $hero }, who comes back next round.
defeated-waits = { $hero-cap } is defeated and misses the next round.
defeated-by-waits = { $by-cap } defeats { $hero }, who misses the next round.
out = { $hero-cap } is out of the game.
out-by = { $by-cap } puts { $hero } out of the game.
piece-damaged = { $side }: { $piece-the } takes { $damage } damage, { $total } in all.
piece-damaged-alone = { $piece-cap } takes { $damage } damage, { $total } in all.
piece-destroyed = { $side }: { $piece-the } is destroyed.
piece-destroyed-alone = { $piece-cap } is destroyed.
repaired = { $piece }: { $damage } damage repaired, { $left ->
    [0] none
   *[other] { $left }
 } left.
scored = { $side }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
 }, { $total } in all.
game-won = Victory: { $side }!
game-won-alone = Player { $seat } has won!
card-played = Player { $seat } plays “{ $card }”.
cards-drawn = Player { $seat } draws { $count ->
    [one] { $count } Tide card
   *[other] { $count } Tide cards
 }.
cards-drawn-known = Player { $seat } draws { $cards }.
card-discarded = Player { $seat } discards “{ $card }”.
reshuffled = { $side }: the discard pile becomes a new deck.
track-rose = { $side }: the Kraken marker stands at { $track }.
plank-gone = The gangplank at { $at } is gone.
plank-back = The gangplank at { $at } is back.
dragon-activated = The Sea Dragon is activated.
dragon-came = Player { $seat } calls the Sea Dragon to { $at }.
dragon-swam = The Sea Dragon swims to { $at }.
dragon-damaged = The Sea Dragon takes { $damage } damage, { $total } in all.
dragon-gone = The Sea Dragon is defeated.
waters-searched = Dice for the Kraken: { $faces } against { $tracks }; the sea stays calm.
waters-searched-comes = Dice for the Kraken: { $faces } against { $tracks }; the Kraken comes!
kraken-came = The Kraken rises at { $at }.
kraken-raged = The Kraken rolls { $die }: “{ $fury }”.
kraken-damaged = The Kraken takes { $damage } damage, { $total } in all.
kraken-gone = The Kraken is defeated, and both Kraken markers go back to 0.

# Questions
ask-wish = Which faction does your side want?
ask-pick = Which hero do you take?
ask-crew-master = Who runs the crew?
ask-captain = Who is captain and holds the Tide cards?
ask-entrust = Who plays { $hero }?
ask-activate = What do you activate?
ask-deploy = Where does { $hero } come aboard?
ask-act = What does { $hero } do? { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left.
ask-pace = Where does { $hero } go? { $left ->
    [one] { $left } cell
   *[other] { $left } cells
 } left.
ask-dragon-act = What does the Sea Dragon do? { $left ->
    [one] { $left } action
   *[other] { $left } actions
 } left.
ask-dragon-step = Where does the Sea Dragon swim? { $left ->
    [one] { $left } cell
   *[other] { $left } cells
 } left.
ask-leave-out = On which spawn point do no deckhands come aboard?
ask-spread = Where does the next deckhand come aboard?
ask-boatswain = Where does the next bosun come aboard?
ask-gun-first = What comes first, the swivel gun or the march?
ask-gun-aim = Where does the swivel gun fire?
ask-stay = How many deckhands at { $at } stay where they are?
ask-stay-bosuns = How many bosuns at { $at } stay where they are?
ask-fork = Where do the deckhands at { $at } go?
ask-fork-bosuns = Where do the bosuns at { $at } go?
ask-crew-aim = Which crew attacks next?
ask-crew-deckhands = How many deckhands attack?
ask-crew-bosuns = How many bosuns attack?
ask-smash-order = Which spawn point is wrecked first?
ask-smash-aim = Which cell does the crew wreck?
ask-assign = Who takes the next hit?
ask-reroll = Which die do you re-roll?
ask-cancel = Which hit do you cancel? { $left ->
    [one] { $left } hit
   *[other] { $left } hits
 } left.
ask-second = “{ $skill }”: which cell next to the target is attacked too?
ask-fall-order = Which hero’s defeat is resolved first?
ask-drown-order = Which hero falls overboard first?
ask-pick-hero = “{ $text }”: which hero?
ask-pick-figure = “{ $text }”: which figure?
ask-pick-place = “{ $text }”: which cell?
ask-shove-each = Which figure is pushed next?
ask-push = Where is the figure pushed? { $left ->
    [one] { $left } cell
   *[other] { $left } cells
 } left.
ask-drill = “{ $text }”: in which cell is the crew ordered?
ask-enlist = How many deckhands are ordered?
ask-enlist-bosuns = How many bosuns are ordered?
ask-squad-step = Where does the ordered crew go? { $left ->
    [one] { $left } cell
   *[other] { $left } cells
 } left.
ask-loot = “{ $text }”: who gets the coins?
ask-rob = “{ $text }”: from whom are coins taken?
ask-consent = “{ $text }”: may { $hero } do so?
ask-receiver = Who draws { $count ->
    [one] { $count } Tide card
   *[other] { $count } Tide cards
 }?
ask-mend = Which piece of equipment do you repair?
ask-discard = Which card do you discard?
ask-toss = Do you discard a card before you draw?
ask-chest-step = Does { $hero } step onto the Captain’s Chest?
ask-lash-order = Which cell does the Kraken attack next?
ask-victim = Which hero does the Kraken grasp?
ask-turn-begins = The turn begins. Do you play something?
ask-gun-aimed = The swivel gun is aimed. Do you play something?
ask-crew-deployed = The crew is aboard. Do you play something?
ask-hero-rises = { $hero-cap } begins to act. Do you use something?
ask-between-actions = { $hero-cap } is active. Do you play something?
ask-swing-named = { $hero-cap } is about to swing. Do you play something?
ask-attack-declared = An attack is declared. Do you play something?
ask-attack-rolled = The dice are rolled. Do you play something?
ask-hits-counted = The hits are counted. Do you use something?
ask-damage-due = { $hero-cap } is about to take damage. Do you use something?
ask-knocked-out = { $hero-cap } has been defeated. Do you play something?
ask-attack-over = The attack is over. Do you use something?
ask-overboard = { $hero-cap } is about to fall overboard. Do you play something?

# Moves
do-wish = Play { $faction-full }
do-pick = { $hero-full }
do-crew-master = Player { $seat }
do-captain = Player { $seat }
do-entrust = Player { $seat }
do-activate = { $hero-cap }
do-activate-crew = The crew
do-activate-dragon = The Sea Dragon
do-deploy = At { $at }
do-attack = “{ $skill }” against { $at }
do-ability = “{ $skill }”
do-move = Move
do-recover = Shake off Stun
do-chest = Take 3 coins from the Captain’s Chest
do-buy = Buy “{ $skill }” for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
do-upgrade = Upgrade “{ $skill }” for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
do-end = End the activation
do-step = Go to { $at }
do-swing = Swing to { $at }, distance { $distance }
do-stop = Stop
do-leave-out = Nobody at { $at }
do-spread = A deckhand at { $at }
do-boatswain = A bosun at { $at }
do-gun-first = The swivel gun first
do-march-first = The march first
do-gun-aim = Fire at { $at }
do-stay = { $count ->
    [0] All march
    [one] { $count } stays
   *[other] { $count } stay
 }
do-fork = { $count } to { $at }
do-crew-aim = Crew at { $from } attacks { $at }
do-crew-deckhands = { $count ->
    [0] No deckhand
    [one] { $count } deckhand
   *[other] { $count } deckhands
 }
do-crew-bosuns = { $count ->
    [0] No bosun
    [one] { $count } bosun
   *[other] { $count } bosuns
 }
do-smash-order = { $at }
do-smash-aim = Wreck { $at }
do-hit-deckhand = A { $face } hits a deckhand
do-hit-bosun = A { $face } hits a bosun
do-hit-hero = A { $face } hits { $hero }
do-hit-object = A { $face } hits the object
do-reroll = Re-roll the { $face }
do-reroll-none = Let the dice lie
do-cancel = Cancel the { $face }
do-second = Attack { $at }
do-fall = { $hero-cap }
do-drown = { $hero-cap }
do-pass = Pass
do-play = Play “{ $card }”
do-react = { $hero-cap }: “{ $skill }”
do-pick-hero = { $hero-cap }
do-pick-place = { $at }
do-nobody = Nobody
do-shove-hero = { $hero-cap }
do-shove-deckhand = A deckhand at { $at }
do-shove-bosun = A bosun at { $at }
do-push = Push to { $at }
do-push-none = Do not push
do-drill = The crew at { $at }
do-drill-none = No more orders
do-loot = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } for { $hero }
do-rob = { $hero-cap }
do-consent = Agree
do-refuse = Refuse
do-receiver = Player { $seat }
do-mend = Repair { $piece-the }
do-discard = Discard “{ $card }”
do-toss = Discard “{ $card }”
do-keep = Keep the rest
do-chest-step = Step onto the Chest
do-stay-here = Stay
do-lash-order = Attack { $at }
do-victim = { $hero-cap }

# Standing orders
order-reaction = { $hero-cap }: “{ $skill }”
order-card = { $card }
fact-own-hero = one of my heroes is attacked, defeated or about to fall
fact-own-equipment = a piece of my equipment is attacked
fact-beast = it is about the Kraken or the Sea Dragon

# The table in a terminal
board-before = Before the first round
board-round = Round { $round }: { $phase }
board-alone = Free-for-all
board-beast = { $beast } at { $at }, damage { $damage }/{ $hp }
board-legend-spawn = + spawn point
board-legend-piece = # equipment
board-legend-lost = x destroyed
board-legend-plank = = gangplank
board-points = victory points { $count }
board-track = Kraken track { $count }
board-supply = supply: deckhands { $deckhands }, bosuns { $bosuns }
board-levels = bosuns level { $bosuns }, swivel gun level { $gun }
board-cards = deck { $deck }, discards { $discard }
board-crew-acted = crew has acted
board-piece = { $piece } { $at }: damage { $damage }/{ $hp }
board-piece-lost = { $piece } { $at }: destroyed
board-ashore = not deployed
board-overboard = overboard
board-returns = defeated, comes back next round
board-waits = defeated, misses the next round
board-out = out of the game
board-damage = damage { $damage }/{ $hp }
board-coins = coins { $count }
board-lives = lives { $count }
board-skills = skills { $skills }
board-actions = actions left { $count }
board-acted = has acted
board-hand = Tide cards { $count }
board-attack = Attack on { $at }: dice { $faces }, hits on { $need }+, hits to allocate { $hits }

# Options, as the form of a new table offers them
name-option-pack = Content
    .hint = Which heroes, cards and ships you play with.
name-option-pack-base = As printed
name-option-mode = Mode
    .hint = Two sides until one has 8 victory points, or everybody alone.
name-option-mode-battle = Battle
    .hint = Crews, Tide cards, sea monsters and the Kraken; players sit on the two sides in turn.
name-option-mode-free_for_all = Free-for-all
    .hint = Heroes only, on an arena of ships: whoever has the last hero wins. Heroes who live on crew or cards (Waldorf, El Latigo, Carcharias) are a poor choice here.
name-option-mode-lives = Lives of each hero
    .hint = Three are usual.
name-option-mode-heroes = Heroes of each player
    .hint = By the number of players: two, or one each when six play.
name-option-mode-heroes-free = By players
name-option-heroes = How heroes are found
    .hint = A captain can do a bit of everything; a quartermaster aids heroes and crew; a swashbuckler deals the most damage; a gunner hits precisely from afar; a brute takes the most and grows dangerous when wounded.
name-option-heroes-choose = Chosen in secret
    .hint = In a free-for-all everybody chooses in turn, for all to see.
name-option-heroes-alternate = Chosen in turns
name-option-heroes-random = By chance
name-option-heroes-random2 = By chance, with mercenaries
    .hint = Some heroes and some mercenaries are dealt, and you choose among them. This needs content with at least four mercenaries; as printed there are none.
name-option-allies = Allies
    .hint = Which heroes may fight for a side.
name-option-allies-own = Of its faction
name-option-allies-any = Anybody
    .hint = For fun: heroes and decks are balanced within their factions, and some mixtures may be far too strong.
name-option-layout = Fleets
    .hint = Which ships meet.
name-option-layout-by_factions = By the factions
name-option-factions = Factions
    .hint = Whether both sides may play the same one.
name-option-factions-choose = Always different
name-option-factions-mirror = The same is allowed
