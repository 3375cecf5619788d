# Sides and their ships
name-wellsport = Wellsport
    .the = Wellsport
    .cap = Wellsport
    .count = one
    .full = the Wellsport Brotherhood
name-bones = Bone Devils
    .the = the Bone Devils
    .cap = The Bone Devils
    .count = many
    .full = the Bone Devils
name-fortunes-favor = Fortune’s Favor
name-cursed-rose = Cursed Rose

# Heroes, by the names that sentences use
name-pale = Pale
    .cap = Pale
    .full = Captain Daniel Pale
name-pete = Pete
    .cap = Pete
    .full = Peg-leg Pete
name-bart = Bart
    .cap = Bart
    .full = “Blackout” Bart
name-mags = Miss Mags
    .cap = Miss Mags
    .full = Miss Mags
name-ivan = Ivan
    .cap = Ivan
    .full = Mad Ivan
name-albrecht = Albrecht
    .cap = Albrecht
    .full = Captain Albrecht the Thrice-Damned
name-tom = Tom
    .cap = Tom
    .full = Little Tom
name-gunther = Gunther
    .cap = Gunther
    .full = Ghost-eye Gunther
name-porter = Porter
    .cap = Porter
    .full = Patchwork Porter
name-wraith = the Wraith
    .cap = The Wraith
    .full = The Wraith

# Roles
name-captain = Captain
name-quartermaster = Quartermaster
name-swashbuckler = Swashbuckler
name-gunner = Gunner
name-brute = Brute

# Crew
name-deckhand = Deckhand
    .many = Deckhands
name-bosun = Bosun
    .many = Bosuns

# Objectives and creatures
name-rigging = Rigging
    .the = the Rigging
name-main-mast = Main Mast
    .the = the Main Mast
name-helm = Helm
    .the = the Helm
name-cannon = Cannon
    .the = the Cannon
name-armory = Armory
    .the = the Armory
name-kraken = Kraken
    .the = the Kraken
    .cap = The Kraken
name-dragon = Sea Dragon
    .the = the Sea Dragon
    .cap = The Sea Dragon

# Conditions
name-blinded = BLINDED
name-stunned = STUNNED
name-slowed = SLOWED
name-muted = MUTED
name-bleeding = BLEEDING

# Texts of cards, actions and tiles: when, on which conditions, what
text-line = { $at }: { $does }.
text-line-if = { $at }, if { $if }: { $does }.
text-then = { $head }; { $next }
text-may = if you wish, { $does }

# Actions
text-attack = { $cost ->
    [0] Attack
    [one] Attack for { $cost } coin
   *[other] Attack for { $cost } coins
 }: { $dice } { $dice ->
    [one] die
   *[other] dice
 }, hits on { $hit }+, range { $range }.
text-ability = { $cost ->
    [0] Ability
    [one] Ability for { $cost } coin
   *[other] Ability for { $cost } coins
 }.
text-response = { $cost ->
    [0] Response
    [one] Response for { $cost } coin
   *[other] Response for { $cost } coins
 }.
text-once = Once per turn.

# Moments
whose-turn = { $of ->
   *[own] your turn
    [enemy] an enemy turn
    [any] any turn
    [itself] the turn of this Hero’s side
 }
whose-hero = { $of ->
   *[own] a friendly Hero
    [enemy] an enemy Hero
    [any] any Hero
    [itself] this Hero
 }
whose-crew = { $of ->
   *[own] your crew
    [enemy] the enemy crew
    [any] either crew
    [itself] this Hero’s crew
 }
whose-gun = { $of ->
   *[own] your Cannon
    [enemy] the enemy Cannon
    [any] either Cannon
    [itself] the Cannon of this Hero’s side
 }
whose-attack = { $of ->
   *[own] a friendly Attack
    [enemy] an enemy Attack
    [any] any Attack
    [itself] an Attack of this Hero
 }
at-turn-begins = At the start of { $whose }
at-gun-aimed = When { $whose } is aimed, before the roll
at-crew-deployed = When { $whose } has been deployed
at-crew-rises = When { $whose } is about to act
at-crew-rests = When { $whose } has acted
at-hero-deployed = When { $whose } has been deployed
at-heroes-rise = In { $whose }, before Heroes are activated
at-hero-rises = When { $whose } begins its activation
at-move-declared = When { $whose } declares a Move Action
at-swing-named = When { $whose } names a landing zone for a swing, before the roll
at-swing-rolled = When { $whose } has rolled for a swing
at-move-ended = When { $whose } ends a Move Action
at-attack-declared = When { $whose } is declared, before the roll
at-attack-rolled = When { $whose } has been rolled
at-hits-assigned = When { $whose } is assigned Hits, before the damage
at-knockout-due = When { $whose } would be KO’d
at-knocked-out = When { $whose } is KO’d
at-attack-over = After { $whose }
at-overboard = When { $whose } goes Overboard
at-hero-rests = When { $whose } ends its activation
at-kraken-stirs = In { $whose }, before the Kraken check
at-tide-turns = In { $whose }, before Tide cards are drawn
at-declare = When this Attack is declared
at-roll = When this Attack is rolled
at-assign = When Hits of this Attack are assigned
at-struck = When this Attack has done its damage
at-after = After this Attack
at-use = When used
at-always = For the rest of the game

# Conditions of a text: after “if”
if-target-friend-hero = its target zone holds a friendly Hero
if-target-enemy-hero = its target zone holds an enemy Hero
if-target-damaged-hero = its target zone holds a damaged enemy Hero
if-target-itself = its target zone holds this Hero
if-target-creature = its target zone holds a Sea Creature
if-wounds = this Hero has { $n } damage or more
if-has-coins = it has { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 } or more
if-near = it is within range { $n } of a friendly Deployed Hero
if-near-itself = it is within range { $n } of this Hero
if-by-the-sea = it stands next to the sea
if-felled-hero = it KO’d at least one enemy Hero
if-felled-crew = it KO’d at least one of your crew
if-felled-figure = it KO’d at least one enemy miniature
if-hero-hit = it hit at least one Hero
if-any-hit = it scored at least one Hit
if-hurt = it did { $n } damage or more to this Hero, who is still Deployed
if-by-hero = it is made by a Hero
if-by-heros-attack = the Attack of an enemy Hero does it
if-swing-fails = the swing fails as it stands
if-dragon-can-come = the Sea Dragon is not on the board and was never KO’d
if-behind = the other side has more Victory Points

# Heroes that effects are for
who-itself = this Hero
who-it = that Hero
who-attacker = the attacker
who-same = the same Hero
who-one = one { $hero } { $state }
who-each = each { $hero } { $state }
who-friend = friendly
who-other-friend = other friendly
who-enemy = enemy
who-other-enemy = other enemy
who-deployed = Deployed Hero
who-deployed-or-reserve = Hero that is Deployed or In Reserve
who-reserve = Hero In Reserve
who-recovering = Recovering Hero
who-unpaid = Recovering Hero with an unpaid Toll
who-any-state = Hero in any state
who-within = { $who } within range { $n } of this Hero
who-near = { $who } within range { $n } of a friendly Deployed Hero
who-hit = { $who } from among those hit by this Attack

# Amounts
amount-most-n = up to { $n }
amount-most-any = as many as you like
amount-most-misses = up to one for each Miss of the Attack
amount-most-suffered = up to one for each damage that the Attack did to this Hero
amount-most-felled = up to one for each miniature that the Attack KO’d
amount-damage-n = { $n } damage
amount-damage-any = any amount of damage
amount-damage-misses = 1 damage for each Miss of the Attack
amount-damage-suffered = 1 damage for each damage that the Attack did to this Hero
amount-damage-felled = 1 damage for each miniature that the Attack KO’d
amount-dice-n = { $n ->
    [one] { $n } die
   *[other] { $n } dice
 }
amount-dice-any = any number of dice
amount-dice-misses = one die for each Miss of the Attack
amount-dice-suffered = one die for each damage that the Attack did to this Hero
amount-dice-felled = one die for each miniature that the Attack KO’d

# Effects: clauses after a colon
fx-dice-more = the Attack rolls { $n } more { $n ->
    [one] die
   *[other] dice
 }
fx-dice-fewer = the Attack rolls { $n } fewer { $n ->
    [one] die
   *[other] dice
 }
fx-hit-up = the Attack gets +{ $n } To Hit
fx-hit-down = the Attack gets −{ $n } To Hit
fx-dice-per-coin = discard up to { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 } of this Hero; the Attack rolls one more die for each
fx-reroll-any = re-roll dice of the Attack, { $most }
fx-reroll-misses = re-roll Misses of the Attack, { $most }
fx-unluck = choose one die of the Attack that was not re-rolled; the attacker re-rolls it
fx-set-die = set one die of the Attack to { $n }
fx-sharp = a Hit with { $face ->
    [6] a 6
   *[other] { $face } or more
 } on a Hero does { $damage } damage
fx-heroes-first = Hits may go to Heroes before crew
fx-cancel = { $n ->
    [one] { $n } Hit of the Attack is cancelled
   *[other] { $n } Hits of the Attack are cancelled
 }
fx-prevent = { $who } suffers up to { $n } less damage from this Attack
fx-prevent-bare = { $who } suffers up to { $n } less damage from this Attack, or up to { $bare } less if it has no coins
fx-mark = each Hero hit { $face ->
    [1] by it
    [6] with a 6
   *[other] with { $face } or more
 } becomes { $status }
fx-damage = { $who } suffers { $n } damage
fx-blast = choose a zone within range { $within } of a friendly Deployed Hero; each enemy miniature in it suffers { $n } damage
fx-heal = { $who } heals { $damage }
fx-give = { $who } becomes { $status }
fx-cleanse = { $who } loses all Conditions
fx-push = push { $who } { $n ->
    [one] { $n } zone
   *[other] { $n } zones
 }
fx-walk = { $who } may move up to { $n ->
    [one] { $n } zone
   *[other] { $n } zones
 } (free movement)
fx-vanish = put this Hero into any Legal zone within range { $within }; this is no Move Action
fx-drown = { $who } goes Overboard
fx-boost-attack = in this Attack { $who } { $what }
fx-boost-next = in its next Attack of this turn { $who } { $what }
fx-boost-phase = in each Attack of this phase { $who } { $what }
fx-boost-turn = in each Attack of this turn { $who } { $what }
boost-dice-more = rolls { $n } more { $n ->
    [one] die
   *[other] dice
 }
boost-dice-fewer = rolls { $n } fewer { $n ->
    [one] die
   *[other] dice
 }
boost-hit-up = gets +{ $n } To Hit
boost-hit-down = gets −{ $n } To Hit
boost-reroll = may re-roll each Miss
fx-actions-more = that Hero has { $n } more { $n ->
    [one] Action
   *[other] Actions
 } in its activation of this turn
fx-actions-fewer = that Hero has { $n } fewer { $n ->
    [one] Action
   *[other] Actions
 } in its activation of this turn
fx-pass-through = in this Move Action that Hero may pass through zones with enemies or enemy Muster Points, but not end there
fx-attack-with = this Hero attacks the zone of that Hero with its { $action ->
    [1] first Action
    [2] second Action
    [3] third Action
   *[other] Action number { $action }
 }
fx-survive = this Hero is not KO’d, and its damage becomes { $damage }
fx-coins = { $who } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
fx-lose = { $who } discards { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
fx-pass = this Hero gives up to { $most ->
    [one] { $most } coin
   *[other] { $most } coins
 } to { $who }
fx-share = move any number of that Hero’s coins to other friendly Deployed Heroes
fx-keep-coins = that Hero keeps its coins
fx-drop-coins = that Hero’s coins are discarded instead of going to the attacker
fx-paid-at-once = that Hero’s Dead Man token is placed Paid side up
fx-recover = the Dead Man token of { $who } is turned from its Toll side to its Paid side or, if it was paid already, taken off, and the Hero is In Reserve
fx-pay-toll = the Dead Man token of { $who } is turned from its Toll side to its Paid side
fx-swing-up = that Rigging roll gets +{ $n }
fx-swing-down = that Rigging roll gets −{ $n }
fx-reroll-swing = re-roll the die of that swing
fx-muster-point = put up to { $most ->
    [one] { $most } Deckhand
   *[other] { $most } Deckhands
 } from your supply into one of your Muster Points
fx-muster-with-crew = put up to { $most ->
    [one] { $most } Deckhand
   *[other] { $most } Deckhands
 } from your supply into one zone that holds crew of yours; they take the lane of one of these
fx-crew-dice-all = in this phase each { $rank } of yours rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }
fx-crew-dice-place = choose a zone; in this phase each { $rank } of yours in it rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }
fx-crew-hits = in this phase your { $rank-many } hit on { $need }+
fx-cover-up = choose a zone with friendly miniatures; in this phase crew Attacks against it get +{ $n } To Hit
fx-cover-down = choose a zone with friendly miniatures; in this phase crew Attacks against it get −{ $n } To Hit
fx-march = choose a lane; your crew of that lane advances once more
fx-repair = remove up to { $n } damage from { $tiles ->
    [1] one Objective
   *[other] each of up to { $tiles } Objectives
 } of your own ship
fx-search = look at the top { $top ->
    [one] card
   *[other] { $top } cards
 } of your deck, take one into your hand and discard the rest
fx-fetch = take one card from your discard pile or your Kraken Pool into your hand
fx-rob = choose an enemy hand; one random card of it is discarded
fx-call-dragon = choose a Gangplank without Heroes; crew on it returns to the supply, and the Sea Dragon comes there undamaged
fx-stir = in this check { $n ->
    [one] { $n } more Kraken symbol is counted
   *[other] { $n } more Kraken symbols are counted
 }
fx-chance-damage = roll { $dice }; { $who } suffers 1 damage for each that shows { $need } or more
fx-chance-heal = roll { $dice }; { $who } heals 1 damage for each that shows { $need } or more
fx-chance-drown = roll { $dice }; on { $need } or more { $who } goes Overboard
fx-side-dice-more = Attacks of your Heroes roll { $n } more { $n ->
    [one] die
   *[other] dice
 }
fx-side-dice-fewer = Attacks of your Heroes roll { $n } fewer { $n ->
    [one] die
   *[other] dice
 }
fx-side-move = Move Actions of your Heroes are { $n ->
    [one] { $n } zone
   *[other] { $n } zones
 } longer
fx-side-swing-up = Rigging rolls of your Heroes get +{ $n }
fx-side-swing-down = Rigging rolls of your Heroes get −{ $n }
fx-side-hand = the limit of your Tide hand is { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } higher

# Creatures
text-sweep = Each zone within range { $within } that holds miniatures is attacked with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, which hit on { $need }+.
text-drag = A die is rolled for each Hero within range { $within }: on { $most } or less the Hero goes Overboard.
text-cloud = Each Hero within range { $within } becomes { $status }.
text-instead = If no Hero is near enough, “{ $fury }” happens instead.
text-breath = The zone with the most miniatures within range { $range } is attacked with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, which hit on { $need }+.

# Events, moves and questions

# Phases, lanes, parts of sentences
name-phase-setup = Setup
name-phase-prepare = Prepare Heroes
name-phase-cannon = Fire the Cannon
name-phase-muster = Deploy the Crew
name-phase-crew = Activate the Crew
name-phase-deploy = Deploy Heroes
name-phase-heroes = Activate Heroes
name-phase-kraken = Unleash the Kraken!
name-phase-tide = Draw Tide Cards
name-lane-north = north lane
name-lane-centre = centre lane
name-lane-south = south lane
nothing = nothing
player = Player { $seat }
a-card = “{ $card }”
count-deckhands = { $count ->
    [one] { $count } Deckhand
   *[other] { $count } Deckhands
 }
count-bosuns = { $count ->
    [one] { $count } Bosun
   *[other] { $count } Bosuns
 }

# What happened
wished = Player { $seat } wants to play { $side-the }.
faction-drawn = Both sides want the same faction: chance gives { $side-the } to the side of Player 1.
hired = { $hero-cap } signs on with { $side-full }.
leader-named = Player { $seat } leads { $side-the }.
first-side = { $side-cap } { $side-count ->
    [many] take
   *[other] takes
 } the first turn.
turn-began = Turn { $turn }: { $side }.
phase-began = The phase “{ $phase }” begins.
coins-gained = { $hero-cap } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
coins-gained-lost = { $hero-cap } gains { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
 }; { $lost } over the limit { $lost ->
    [one] is
   *[other] are
 } lost.
coins-lost = { $hero-cap } loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
coins-spent = { $hero-cap } pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
coins-passed = { $from-cap } gives { $to } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
toll-paid = { $hero-cap } has paid Death’s Toll.
revived = { $hero-cap } is back In Reserve.
crew-came = { $side }, new crew at { $at }: { $crew }.
crew-advanced = { $side }: { $count ->
    [0] the crew is held up
    [one] { $count } of the crew advances
   *[other] { $count } of the crew advance
 }.
crew-fell = { $side }, losses at { $at }: { $crew }.
crew-gone = { $side }, back to the supply from { $at }: { $crew }.
attack-hero = { $hero-cap } attacks { $at } with “{ $action }”.
attack-crew = { $side }, attack from { $from } on { $at }: { $crew }.
attack-cannon = The Cannon of { $side-the } fires at { $at }.
attack-kraken = The Kraken attacks { $at }.
attack-dragon = The Sea Dragon breathes fire at { $at }.
attack-failed = Nothing is left to be attacked there.
rolled = Dice: { $faces }.
counted = { $hits ->
    [0] No Hit
    [one] { $hits } Hit
   *[other] { $hits } Hits
 }, { $misses ->
    [0] no Miss
    [one] { $misses } Miss
   *[other] { $misses } Misses
 }.
counted-raised = { $hits ->
    [0] No Hit
    [one] { $hits } Hit
   *[other] { $hits } Hits
 }, { $misses ->
    [0] no Miss
    [one] { $misses } Miss
   *[other] { $misses } Misses
 }; each die counts { $modifier } more.
counted-lowered = { $hits ->
    [0] No Hit
    [one] { $hits } Hit
   *[other] { $hits } Hits
 }, { $misses ->
    [0] no Miss
    [one] { $misses } Miss
   *[other] { $misses } Misses
 }; each die counts { $modifier } less.
rerolled = A { $old } is re-rolled: { $new }.
die-set = A { $old } is set to { $new }.
prevented = { $damage ->
    [0] No damage
   *[other] Up to { $damage } damage
 } to { $hero } is prevented.
wounded = { $hero-cap } suffers { $damage } damage and has { $total } now.
healed = { $hero-cap } heals { $damage ->
    [0] nothing
   *[other] { $damage }
 } and has { $left ->
    [0] no
   *[other] { $left }
 } damage now.
afflicted = { $hero-cap } is { $status }.
cleansed = { $hero-cap } is free of all Conditions.
survived = { $hero-cap } is too mean to die and has { $damage } damage now.
knocked-out = { $hero-cap } is knocked out.
knocked-out-by = { $by-cap } knocks out { $hero }.
went-overboard = { $hero-cap } goes Overboard.
went-overboard-coins = { $hero-cap } goes Overboard and loses { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
tile-damaged = { $side }: { $tile-the } suffers { $damage } damage, { $total } in all.
beast-damaged = { $beast-cap } suffers { $damage } damage, { $total } in all.
beast-gone = { $beast-cap } is beaten by the Sea Dragon, and nobody claims it.
claimed = { $side-cap } { $side-count ->
    [many] claim
   *[other] claims
 } { $what-the }: { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
 }, { $total } in all.
game-won = { $side-cap } { $side-count ->
    [many] have
   *[other] has
 } won!
repaired = { $tile }: { $damage } damage repaired, { $left ->
    [0] none
   *[other] { $left }
 } left.
deployed = { $hero-cap } comes aboard at { $at }.
returned = { $hero-cap } climbs back aboard at { $at }.
activated = { $hero-cap } acts.
used = { $hero-cap } uses “{ $action }”.
stepped = { $hero-cap } goes to { $at }.
move-ended = { $hero-cap } ends the move at { $at }.
swing-named = { $hero-cap } swings for { $at }: distance { $distance }.
swing-rolled = { $hero-cap } rolls { $die } for the swing: { $result } against { $distance }.
swing-rolled-again = { $hero-cap } re-rolls for the swing: { $die }, so { $result } against { $distance }.
landed = { $hero-cap } lands at { $at }.
pushed = { $hero-cap } is pushed to { $at }.
vanished = { $hero-cap } appears at { $at }.
boosted = { $hero-cap } attacks better now.
side-roll = Dice: { $faces }; good from { $need } up.
card-played = Player { $seat } plays “{ $card }”.
pool-grew = { $symbols ->
    [one] { $symbols } Kraken symbol goes
   *[other] { $symbols } Kraken symbols go
 } to the Kraken Pool: { $total } in all.
cards-drawn = Player { $seat } draws { $count ->
    [one] { $count } Tide card
   *[other] { $count } Tide cards
 }.
cards-drawn-seen = Player { $seat } draws { $cards }.
card-discarded = Player { $seat } discards “{ $card }”.
reshuffled = { $side }: the discard pile becomes a new deck.
looked-at = Player { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
 } of the deck.
looked-at-seen = Player { $seat } looks at { $cards }.
card-taken = Player { $seat } takes one of them.
card-taken-seen = Player { $seat } takes “{ $card }”.
card-fetched = Player { $seat } takes back “{ $card }”.
blasted = Powder blows up at { $at }.
ordered = { $side }: the order is for { $at }.
dragon-came = The Sea Dragon rises at { $at }.
dragon-swept = The Sea Dragon is swept away.
waters-searched = Search the Waters: { $sum } against { $total ->
    [one] { $total } symbol
   *[other] { $total } symbols
 }; the sea stays calm.
waters-searched-found = Search the Waters: { $sum } against { $total ->
    [one] { $total } symbol
   *[other] { $total } symbols
 }; something comes up!
kraken-came = The Kraken rises and breaks the centre Gangplank!
kraken-raged = The Kraken rolls { $die }: “{ $fury }”.
dragged = The Kraken reaches for { $hero } and misses: { $die }.
dragged-under = The Kraken drags { $hero } under: { $die }.

# Questions
ask-wish = Which faction does your side want?
ask-hire = Whom do you take as { $role }?
ask-captain = Who leads { $side-the } and holds the Tide cards?
ask-cannon = Where does the Cannon fire?
ask-spread = Where does the next Deckhand come aboard?
ask-bosun = Where does the next Bosun come aboard?
ask-crew-aim = Which crew attacks next?
ask-crew-deckhands = How many Deckhands at { $from } attack { $at }?
ask-crew-bosuns = How many Bosuns at { $from } attack { $at }?
ask-berth = Where does { $hero } climb back aboard?
ask-deploy = Which Hero comes aboard?
ask-next-hero = Which Hero acts next?
ask-act = What does { $hero } do? { $left ->
    [one] { $left } Action
   *[other] { $left } Actions
 } left.
ask-lend = { $hero-cap } can move only with “{ $card }”. Do you play it?
ask-pace = Where does { $hero } go? { $left ->
    [one] { $left } zone
   *[other] { $left } zones
 } left.
ask-push = Where is { $hero } pushed? { $left ->
    [one] { $left } zone
   *[other] { $left } zones
 } left.
ask-bribe = How many coins does { $hero } spend on dice?
ask-priority = Whom does the Attack hit first?
ask-assign = Who takes the next Hit?
ask-reroll = Which die do you re-roll?
ask-unluck = Which die must be re-rolled?
ask-set-die = Which die is set to { $face }?
ask-fall-order = Which Hero falls first?
ask-bounty = Which Hero gets the next coin? { $left ->
    [one] { $left } coin
   *[other] { $left } coins
 } left.
ask-pick-hero = “{ $text }”: which Hero?
ask-pick-place = “{ $text }”: which zone?
ask-spare = How much of the damage to { $hero } do you prevent?
ask-recruits = How many Deckhands come to { $at }?
ask-lane = Which lane advances once more?
ask-mend = Which Objective do you repair by up to { $damage }?
ask-pass-coins = How many coins does { $from } give { $to }?
ask-share = To whom does { $from } give a coin?
ask-take = Which card do you take?
ask-fetch = Which card do you take back?
ask-rob = Whose hand loses a card?
ask-slam = Which zone does the Kraken attack next?
ask-victim = Which Hero does the Kraken take next?
ask-dragon = Which zone does the Sea Dragon attack?
ask-discard = Do you discard a card before drawing?
ask-turn-begins = The turn begins. Do you play something?
ask-gun-aimed = The Cannon is aimed. Do you play something?
ask-crew-deployed = The crew is aboard. Do you play something?
ask-crew-rises = The crew is about to attack. Do you play something?
ask-crew-rests = The crew has advanced. Do you play something?
ask-hero-deployed = { $hero-cap } has come aboard. Do you play something?
ask-heroes-rise = The Heroes are about to act. Do you play something?
ask-hero-rises = { $hero-cap } is about to act. Do you play something?
ask-move-declared = { $hero-cap } is about to move. Do you play something?
ask-swing-named = { $hero-cap } is about to swing. Do you play something?
ask-swing-rolled = { $hero-cap } has rolled for the swing. Do you play something?
ask-move-ended = { $hero-cap } has moved. Do you use something?
ask-attack-declared = { $hero-cap } is about to roll. Do you play something?
ask-attack-rolled = The dice are rolled. Do you play something?
ask-hits-assigned = The Hits are assigned. Do you use something?
ask-knockout-due = { $hero-cap } would be knocked out. Do you use something?
ask-knocked-out = { $hero-cap } is being knocked out. Do you play something?
ask-attack-over = The Attack is over. Do you use something?
ask-overboard = { $hero-cap } goes Overboard. Do you play something?
ask-hero-rests = { $hero-cap } is done. Do you play something?
ask-kraken-stirs = The waters are about to be searched. Do you play something?
ask-tide-turns = Cards are about to be drawn. Do you play something?
ask-window = Do you use something?

# Moves
do-wish = Play { $side-the }
do-hire = { $hero-cap }
do-captain = { $who }
do-fire = Fire at { $at }
do-hold-fire = Hold fire
do-muster-deckhand = Put a Deckhand at { $at }
do-muster-bosun = Put a Bosun at { $at }
do-crew-aim = Crew at { $from } attacks { $at }
do-crew-deckhands = { $count ->
    [0] No Deckhand
    [one] { $count } Deckhand
   *[other] { $count } Deckhands
 }
do-crew-bosuns = { $count ->
    [0] No Bosun
    [one] { $count } Bosun
   *[other] { $count } Bosuns
 }
do-berth = { $hero-cap } at { $at }
do-deploy = { $hero-cap } at { $at }
do-deploy-nobody = Bring nobody else
do-next-hero = { $hero-cap }
do-attack = “{ $action }” against { $at }
do-ability = “{ $action }”
do-move = Move
do-ghost-move = Move with “{ $card }”
do-lend-not = Keep the card
do-end = End the activation
do-step = Go to { $at }
do-swing = Swing to { $at }, distance { $distance }
do-stop = Stop
do-push = Push to { $at }
do-bribe = { $coins ->
    [0] Spend nothing
    [one] Spend { $coins } coin
   *[other] Spend { $coins } coins
 }
do-heroes-first = Hit Heroes first
do-crew-first = Hit crew first
do-hit-deckhand = { $result ->
    [8] An 8
   *[other] A { $result }
 } hits a Deckhand
do-hit-bosun = { $result ->
    [8] An 8
   *[other] A { $result }
 } hits a Bosun
do-hit-hero = { $result ->
    [8] An 8
   *[other] A { $result }
 } hits { $hero }
do-hit-tile = { $result ->
    [8] An 8
   *[other] A { $result }
 } hits the Objective
do-reroll = Re-roll the { $face }
do-reroll-none = Let the dice lie
do-set-die = Set the { $face } to { $to }
do-fall = { $hero-cap } falls
do-bounty = A coin for { $hero }
do-pass = Pass
do-play = Play “{ $card }”
do-respond = { $hero-cap }: “{ $action }”
do-misses = Re-roll Misses
do-pick-hero = { $hero-cap }
do-pick-nobody = Nobody
do-pick-place = { $at }
do-spare = { $damage } damage
do-recruits = { $count ->
    [0] Nobody
    [one] { $count } Deckhand
   *[other] { $count } Deckhands
 }
do-lane = The { $lane }
do-mend = Repair { $tile-the } by { $damage }
do-mend-none = Repair nothing more
do-pass-coins = { $coins ->
    [0] Nothing
    [one] { $coins } coin
   *[other] { $coins } coins
 }
do-share = A coin for { $hero }
do-share-none = Nothing more
do-take = Take “{ $card }”
do-fetch = Take back “{ $card }”
do-rob = The hand of { $who }
do-slam = Attack { $at }
do-victim = { $hero-cap }
do-dragon = Attack { $at }
do-discard = Discard “{ $card }”
do-discard-none = Draw

# Standing orders
order-misses = The right to re-roll Misses
order-response = { $hero-cap }: “{ $action }”
order-card = { $card }
fact-own-hero = one of my Heroes is attacked, KO’d or Overboard
fact-own-objective = one of my Objectives is attacked
fact-beast = it is about the Kraken or the Sea Dragon

# The table in a terminal
board-before = Before the first turn
board-turn = Turn { $turn }: { $side }, { $phase }
board-symbols = Kraken symbols { $count }
board-beast = { $beast } at { $at }, damage { $damage }/{ $hp }
board-legend-muster = + Muster Point
board-legend-tile = # Objective
board-legend-lost = x destroyed
board-legend-plank = = Gangplank
board-points = Victory Points { $count }
board-supply = supply: Deckhands { $deckhands }, Bosuns { $bosuns }
board-cards = deck { $deck }, discards { $discard }, Kraken Pool { $pool }
board-tile = { $tile } { $at }: damage { $damage }/{ $hp }
board-tile-lost = { $tile } { $at }: destroyed
board-reserve = In Reserve
board-toll = KO’d, Toll unpaid
board-paid = KO’d, Toll paid
board-overboard = Overboard
board-damage = damage { $damage }/{ $hp }
board-coins = coins { $count }
board-actions = Actions left { $count }
board-acted = has acted
board-hand = Tide cards { $count }
board-attack = Attack on { $at }: dice { $faces }, Hits on { $need }+, Hits to assign { $hits }
