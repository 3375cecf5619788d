# Factions
name-deep-lords = Deep Lords
    .full = the Deep Lords
name-marea = Marea
    .full = La Marea de la Muerte

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
name-rigging = Rigging
name-helm = Helm
name-captains-chest = Captain’s Chest
name-powder-store = Powder Store
name-armory = Armory
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
text-and = { $head } and { $next }
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
text-idle = No effect on this level.
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
at-knocked-out = When { $whose } was defeated
at-attack-over = After { $whose }
at-overboard = When { $whose } is about to fall overboard
at-declare = Before this attack is rolled
at-roll = When this attack is rolled
at-assign = When hits of this attack are allocated
at-after = After this attack
at-use = When used
at-destroyed = When this is destroyed, for the side that destroyed it

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
who-hurt = { $who } to whom this attack did damage
who-target = { $who } in the target cell
who-aboard = { $who } on the ship of this equipment
who-crowd = { $who }, all in one cell of your choice,
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
fx-give = { $who } gets { $status }
fx-cleanse = { $who } loses all statuses
fx-push = push { $who } by { $n ->
    [one] { $n } cell
   *[other] { $n } cells
 }
fx-haul = draw { $who } up to { $n ->
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
   *[other] of each
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
 } of the Kraken gets { $status }.
text-grasp = The nearest deployed hero within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken falls overboard.
text-maelstrom = All figures on gangplanks fall overboard, and each deployed hero within { $within ->
    [one] { $within } cell
   *[other] { $within } cells
 } of the Kraken takes { $damage } damage.
text-wrath = Each deployed hero of the side with the higher Kraken track takes { $damage } damage; with equal tracks the heroes of both sides.
