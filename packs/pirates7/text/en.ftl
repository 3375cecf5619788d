# Players: the colours of their ships
ui-seat = { $seat ->
    [1] Green
    [2] White
    [3] Blue
   *[other] Yellow
 }
name-green = Green
name-white = White
name-blue = Blue
name-yellow = Yellow

# Characters and what they do
name-shipwright = Shipwright
name-governor = Governor
name-captain = Captain
name-islander = Islander
name-shaman = Shaman
name-merchant = Merchant
name-cartographer = Cartographer
name-does-shipwright = buy ships, 1 chest each
name-does-governor = become a Corsair, with all ships of the reserve and a Black Mark
name-does-captain = play a Caravan and raid it
name-does-islander = open another Port
name-does-shaman = cast a Curse on everybody
name-does-merchant = sell Goods in the Port
name-does-cartographer = draw an Adventure card

# Nations, Goods and Ports
name-england = England
    .adj = English
    .a = an English
name-spain = Spain
    .adj = Spanish
    .a = a Spanish
name-france = France
    .adj = French
    .a = a French
name-holland = Holland
    .adj = Dutch
    .a = a Dutch
name-fruit = Fruit
name-coffee = Coffee
name-rum = Rum
name-tortuga = Tortuga
name-nassau = Nassau
name-havana = Havana
name-cartagena = Cartagena
name-curacao = Curaçao
name-maracaibo = Maracaibo
name-pirate_bay = Pirate Bay

# Curses and what they do
name-kraken = Kraken
name-iceberg = Iceberg
name-sirens = Sirens
name-mutiny = Mutiny
name-whirlpool = Whirlpool
name-idol = Idol
name-wages = Wages
name-tavern = Tavern
name-does-kraken = every ship that shows 1 costs 1 Fruit, or is lost
name-does-iceberg = every ship that shows 2 costs 1 Coffee, or is lost
name-does-sirens = every ship that shows 3 costs 1 Rum, or is lost
name-does-mutiny = every ship that shows 4 costs a Good in highest demand, or is lost
name-does-whirlpool = the ships nearest to a red die cost a Talisman each, or are lost
name-does-idol = everybody loses a Good that you name, or a ship
name-does-wages = every guard costs 2 chests
name-does-tavern = you deal out one die to everybody, good or bad
name-tavern-black-mark = a Black Mark
name-tavern-lose-good = lose a Good
name-tavern-lose-chest = lose a chest
name-tavern-gain-chest = gain a chest
name-tavern-gain-good = gain a Good
name-tavern-gain-yin-yang = gain 3 Yin-Yang

# Pieces of sentences
nothing = nothing
player = { $who }
a-character = the { $character }
count-fruit = { $count } Fruit
count-coffee = { $count } Coffee
count-rum = { $count } Rum
count-talismans = { $count ->
    [one] { $count } Talisman
   *[other] { $count } Talismans
 }
count-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
 }
card-caravan = { $nation-a } Caravan ({ $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 })
card-port = the Port of { $port }
card-curse = the Curse “{ $curse }”
distance = { $whole }.{ $part } mm
prices = Fruit { $fruit }, Coffee { $coffee }, Rum { $rum }
tavern-die = a { $face } for { $who } ({ $does })

# Questions
ask-character = Which Character do you choose?
ask-rituals-before = Do you perform a Ritual before the Action?
ask-rituals-after = Do you perform another Ritual?
ask-shipwright = How many ships do you buy?
ask-governor = Whose Corsair do you become?
ask-captain = Which Caravan do you raid?
ask-islander = Which Port do you open?
ask-shaman = Which Curse do you cast?
ask-merchant = What do you sell?
ask-cartographer = Do you draw an Adventure card?
ask-gift = How many times do you take the Gift?
ask-commit = How many ships do you send on the raid, at most { $limit }?
ask-ruler = The Ruler cannot tell: which pair fights first?
ask-loading = You drew { $goods }; your ships have room for { $limit }. What do you keep?
ask-idol = Which kind of Good does the Idol take?
ask-tavern = Who gets which die of the Tavern?
ask-forfeit = Which Good do you lose to the Tavern?
ask-whirlpool = { $limit ->
    [one] Equally far away: which ship does the Whirlpool hit?
   *[other] Equally far away: which { $limit } ships does the Whirlpool hit?
 }
ask-overflow = Your ships cannot carry everything: { $limit ->
    [one] which Good goes
   *[other] which { $limit } Goods go
 } overboard?
ask-final-deals = Do you make a Good Deal before the final sale?
ask-nothing = Nothing is asked.

# Moves
choose = { $character }: { $does }
choose-in-vain = { $character }: { $does } ({ $omen }: a Black Mark for certain)
choose-at-risk = { $character }: { $does } ({ $omen }: a Black Mark unless that changes)
omen-no-reserve = no ship in the reserve
omen-no-chests = no chest to pay with
omen-no-token = no Corsair token left
omen-no-caravan = no Caravan in hand
omen-own-nation = only Caravans of a nation whose Corsair you are
omen-no-free-ship = no free ship to raid with
omen-no-port = no Port in hand
omen-no-curse = no Curse in hand
omen-no-goods = no Goods on board yet
omen-empty-deck = the Adventure deck is empty
deal = Good Deal for { $cost } Yin-Yang: sell { $goods } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }
double-hold = Double Hold for { $cost } Yin-Yang: one more ship carries two Goods
unsinkable = Unsinkable Ship for { $cost } Yin-Yang: one more sunk ship comes back in every raid
done-rituals = No Ritual now: on to the Action
done-turn = No more Rituals
done-deals = No more Good Deals: sell the rest
buy = Buy { $ships ->
    [one] { $ships } ship for { $ships } chest
   *[other] { $ships } ships for { $ships } chests
 }
become-corsair = Become a Corsair of { $nation }: { $ships ->
    [0] no ship
    [one] { $ships } ship
   *[other] { $ships } ships
 } and a Black Mark
become-corsair-tally = Become a Corsair of { $nation }: { $ships ->
    [0] no ship
    [one] { $ships } ship
   *[other] { $ships } ships
 } and a Black Mark; { $left ->
    [0] no Caravan of that nation is still to come
    [one] { $left } Caravan of that nation is still to come
   *[other] { $left } Caravans of that nation are still to come
 }
raid = Raid the { $nation-adj } Caravan of { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 }
open-port = Open the Port of { $port }: { $prices }
curse = Cast the Curse “{ $curse }”: { $does }
sell = Sell { $goods } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }
draw = Draw an Adventure card
decline = Decline, and take a Black Mark
take-no-gift = Take no Gift
take-gift-ships = { $count ->
    [one] Take { $count } ship from the reserve for free
   *[other] Take { $count } ships from the reserve for free
 }
take-gift-loot = { $count ->
    [one] Take { $count } Loot card
   *[other] Take { $count } Loot cards
 }
take-gift-chests = { $count ->
    [one] Take { $count } chest
   *[other] Take { $count } chests
 }
take-gift-cards = { $count ->
    [one] Draw { $count } more Adventure card
   *[other] Draw { $count } more Adventure cards
 }
commit-none = Send no ship, and take a Black Mark
commit = { $ships ->
    [one] Send { $ships } ship
   *[other] Send { $ships } ships
 }
commit-treason = { $ships ->
    [one] Send { $ships } ship
   *[other] Send { $ships } ships
 }, and take a Black Mark as a Corsair of { $nation }
pick-pair-pirate-sinks = { $who } ({ $face }) against red ({ $red }) at { $distance }: { $who }’s ship sinks
pick-pair-red-sinks = { $who } ({ $face }) against red ({ $red }) at { $distance }: the red ship sinks
pick-pair-both-sink = { $who } ({ $face }) against red ({ $red }) at { $distance }: both sink
keep-nothing = Keep nothing, discard { $rest }
keep-all = Keep { $kept }
keep-some = Keep { $kept }, discard { $rest }
pick-whirlpool = { $who }’s ship at { $distance }
idol-takes = The Idol takes { $good }
assign = Deal out: { $dice }
lose = Lose { $goods }
overboard = Throw { $goods } overboard

# What happened: rounds and Characters
cards-dealt = { $who } is dealt { $count ->
    [one] { $count } Adventure card
   *[other] { $count } Adventure cards
 }.
cards-dealt-seen = { $who } is dealt { $cards }.
round-began = Round { $round } begins; { $who } is First Player.
round-began-last = Round { $round } begins, { $after ->
    [0] the last one
    [one] with { $after } more to come
   *[other] with { $after } more to come
 }; { $who } is First Player.
chose = { $who } has chosen a Character.
chose-seen = { $who } chooses the { $character }.
all-chose = Everybody has chosen.
called-one = The { $character } is called: { $players }.
called-many = The { $character } is called: { $players }. No Gift.
called-gift = The { $character } is called: { $players } alone, who may earn the Gift.
called-double-gift = The { $character } is called: { $players } alone, First Player, who may earn the double Gift.
resolving = { $who } acts as the { $character }.
declined = { $who } declines the Action of the { $character }.
unable = { $who } cannot perform the Action of the { $character }.
gift-taken = { $times ->
    [one] { $who } takes the Gift of the { $character }.
   *[other] { $who } takes the double Gift of the { $character }.
 }
gift-refused = { $who } does not take the Gift of the { $character }.
marked-declined = Black Mark for { $who }, who declined. That makes { $marks }.
marked-unable = Black Mark for { $who }, who could not act. That makes { $marks }.
marked-corsair = Black Mark for { $who }, the new Corsair. That makes { $marks }.
marked-stayed-away = Black Mark for { $who }, who sent no ship. That makes { $marks }.
marked-treason = Black Mark for { $who }, a Corsair of this nation. That makes { $marks }.
marked-tavern = Black Mark for { $who } from the Tavern. That makes { $marks }.
mark-spared = The Gift spares { $who } the Black Mark.
mark-removed = { $who } gets rid of an earlier Black Mark; { $marks ->
    [0] none
   *[other] { $marks }
 } left.
characters-returned = { $who } takes back { $characters }.
round-ended = Round { $round } is over.

# What happened: ships and chests
ships-bought = { $ships ->
    [one] { $who } buys { $ships } ship.
   *[other] { $who } buys { $ships } ships.
 }
ships-gift = { $ships ->
    [one] { $who } receives { $ships } ship for free.
   *[other] { $who } receives { $ships } ships for free.
 }
ships-governor = { $ships ->
    [0] { $who } has no ship in the reserve.
    [one] { $who } takes { $ships } ship from the reserve.
   *[other] { $who } takes { $ships } ships from the reserve.
 }
guards-sent = { $ships ->
    [one] { $ships } of { $who }’s ships goes to the island as a guard.
   *[other] { $ships } of { $who }’s ships go to the island as guards.
 }
guards-sent-owed = { $ships ->
    [one] { $ships } of { $who }’s ships goes to the island as a guard; { $owed } still owed.
   *[other] { $ships } of { $who }’s ships go to the island as guards; { $owed } still owed.
 }
guards-owed = { $owed ->
    [one] { $who } owes { $owed } guard.
   *[other] { $who } owes { $owed } guards.
 }
guards-returned = { $ships ->
    [one] { $ships } of { $who }’s guards returns to sea.
   *[other] { $ships } of { $who }’s guards return to sea.
 }
token-shows = { $who } now has a token that shows { $shows } chests.
token-returned = { $who } gives the 40-chest token back.
corsair-taken = { $who } becomes a Corsair of { $nation }.
corsair-taken-tally = { $who } becomes a Corsair of { $nation }; { $left ->
    [0] no Caravan of that nation is
    [one] { $left } Caravan of that nation is
   *[other] { $left } Caravans of that nation are
 } still to come.
sold = { $who } sells { $goods } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }.
sold-last = Final sale: { $who } sells { $goods } for { $chests ->
    [0] nothing
    [one] { $chests } chest
   *[other] { $chests } chests
 }.
deal-made = Good Deal: { $who } sells { $goods } for { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }.
double-hold-performed = { $times ->
    [one] { $who } performs the Ritual “Double Hold”.
   *[other] { $who } performs the Ritual “Double Hold” again: { $times } in all.
 }
unsinkable-performed = { $times ->
    [one] { $who } performs the Ritual “Unsinkable Ship”.
   *[other] { $who } performs the Ritual “Unsinkable Ship” again: { $times } in all.
 }
chests-received = { $chests ->
    [one] { $who } receives { $chests } chest as a Gift.
   *[other] { $who } receives { $chests } chests as a Gift.
 }

# What happened: raids
caravan-played = { $who } raids the { $nation-adj } Caravan of { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 }. Each player may send up to { $limit }.
committed = { $ships ->
    [one] { $who } sends { $ships } ship.
   *[other] { $who } sends { $ships } ships.
 }
committed-none = { $who } sends no ship.
thrown-raid = { $who } throws { $ships ->
    [one] { $ships } pirate ship
   *[other] { $ships } pirate ships
 } against the caravan’s { $red }. Red shows { $red-faces }, the pirates { $faces }.
thrown-curse = { $who } throws { $ships ->
    [one] { $ships } ship: it shows { $faces }.
   *[other] { $ships } ships: they show { $faces }.
 }
thrown-whirlpool = { $who } throws { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 } and the red die, which shows { $red-faces }.
thrown-tavern = { $who } throws the dice of the Tavern: { $red-faces }.
thrown-again = { $throw } ({ $times ->
    [one] After { $times } throw that did not count.
   *[other] After { $times } throws that did not count.
 })
tied = The Ruler cannot tell { $pairs } pairs apart; { $who } decides.
fought-pirate-sinks = { $who } ({ $face }) against red ({ $red }) at { $distance }: { $who }’s ship sinks.
fought-red-sinks = { $who } ({ $face }) against red ({ $red }) at { $distance }: the red ship sinks.
fought-both-sink = { $who } ({ $face }) against red ({ $red }) at { $distance }: both sink.
battle-won = { $pirates ->
    [one] The caravan is sunk; { $pirates } pirate ship is left.
   *[other] The caravan is sunk; { $pirates } pirate ships are left.
 }
battle-lost = { $reds ->
    [one] All pirate ships are sunk; { $reds } ship of the caravan escapes.
   *[other] All pirate ships are sunk; { $reds } ships of the caravan escape.
 }
battle-nobody = Both sides are sunk. There is no Loot.
ships-sunk = { $who } loses { $sunk ->
    [one] { $sunk } ship
   *[other] { $sunk } ships
 }.
ships-sunk-saved = { $who } has { $sunk ->
    [one] { $sunk } ship
   *[other] { $sunk } ships
 } sunk; { $saved ->
    [one] { $saved } comes back.
   *[other] { $saved } come back.
 }
yin-yang-sunk = { $tokens ->
    [one] { $who } receives { $tokens } Yin-Yang for a sunk ship.
   *[other] { $who } receives { $tokens } Yin-Yang for sunk ships.
 }
yin-yang-talisman = { $tokens ->
    [one] { $who } receives { $tokens } Yin-Yang for a Talisman.
   *[other] { $who } receives { $tokens } Yin-Yang for Talismans.
 }
yin-yang-gift = { $who } receives { $tokens } Yin-Yang as a Gift.
yin-yang-tavern = { $who } wins { $tokens } Yin-Yang in the Tavern.
loot-raid = { $who } takes Loot: { $loot }.
loot-gift = { $who } receives Loot as a Gift: { $loot }.
loot-tavern = { $who } wins Loot in the Tavern: { $loot }.
goods-kept = { $who } loads { $kept }.
goods-discarded = { $who } discards { $discarded }.
goods-kept-discarded = { $who } loads { $kept }, and discards { $discarded }.
loot-reshuffled = { $cards ->
    [one] { $cards } Loot card is reshuffled.
   *[other] { $cards } Loot cards are reshuffled.
 }

# What happened: Ports, Curses and cards
port-opened = { $who } opens the Port of { $port }: { $prices }.
curse-played = { $who } casts the Curse “{ $curse }”.
curse-played-protected = { $who } casts the Curse “{ $curse }” and protects { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
 }.
whirlpool-spread = { $hit ->
    [0] The Whirlpool hits nobody.
    [one] The Whirlpool hits { $hit } ship.
   *[other] The Whirlpool hits { $hit } ships.
 }
whirlpool-disputed = The Whirlpool hits { $hit ->
    [0] { $left }
    [one] { $hit } ship and { $left }
   *[other] { $hit } ships and { $left }
 } of { $disputed } ships that lie equally far away.
whirlpool-picked = { $who } gives one of { $owner }’s ships to the Whirlpool.
struck = The Curse costs { $who } { $lost }.
struck-nothing = The Curse costs { $who } nothing.
idol-named = { $who } names { $good } for the Idol.
wages-paid = { $who } pays { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 } to the guards.
tavern-dealt = Tavern: { $die }.
good-lost = { $who } loses { $goods } in the Tavern.
tavern-chest-gained = { $who } wins a chest in the Tavern.
tavern-chest-lost = { $who } loses a chest in the Tavern.
went-overboard = { $who } throws { $goods } overboard.
card-drawn = { $who } draws an Adventure card.
card-drawn-seen = { $who } draws an Adventure card: { $card }.
end-drawn = { $who } draws the End card: after this round, three more are played.
end-due = Nobody has drawn the End card by the end of round { $round }; it counts as drawn now. Three more rounds are played.

# What happened: the end
hand-left = { $who } is left with { $cards }: { $count ->
    [one] { $count } Black Mark, { $marks } in all.
   *[other] { $count } Black Marks, { $marks } in all.
 }
scored = { $points ->
    [one] { $who } has { $points } point
   *[other] { $who } has { $points } points
 }: chests { $chests }, Talismans { $talismans }, Yin-Yang { $tokens }, Black Marks { $marks }.
game-won = The game is over. Victory: { $players }.
game-won-corsairs = The game is over. Victory by fewer Corsair tokens: { $players }.
game-won-marks = The game is over. Victory by fewer Black Marks: { $players }.
game-shared = The game is over. The victory is shared: { $players }.

# The board
board-round = Round { $round }, First Player { $first }
board-round-last = Round { $round }, { $after ->
    [0] the last one
   *[other] { $after } more to come
 }, First Player { $first }
board-deck = Adventures { $deck }, { $above } above the End card
board-deck-ended = Adventures { $deck }
board-loot = Loot { $loot }, discarded { $discard }
board-port = Port: { $port }. For three or more: { $prices }
board-top = last: { $card }
board-corsairs-left = Corsair tokens left: { $nations }
board-tally = Caravans to come: { $left }
board-chests = chests { $count }
board-marks = Black Marks { $count }
board-yin-yang = Yin-Yang { $count }
board-talismans = Talismans { $count }
board-points = points { $count }
board-ships = ships: { $free } free, { $loaded } loaded, { $guards } on guard, { $reserve } in reserve
board-cargo = Goods { $held }/{ $capacity }: { $goods }
board-owed = guards owed { $count }
board-corsair = Corsair: { $nations }
board-double-hold = Double Hold ×{ $count }
board-unsinkable = Unsinkable ×{ $count }
board-hand = cards: { $cards }
board-hand-hidden = cards { $count }
board-played = played: { $characters }
board-chosen = chosen: { $character }
board-has-chosen = has chosen
board-raid = Raid on { $card }, up to { $limit } each. Sent: { $sent }
board-curse = { $who } casts { $card }.
board-curse-good = { $who } casts { $card }. It takes { $good }.
board-sunk = · out of the tray
mark-green = G
mark-white = W
mark-blue = B
mark-yellow = Y
mark-red = R

# Options, as the form of a new table offers them
name-option-tally = Open tally
    .hint = Everybody may look up which Adventure cards have been played.
name-option-guard = Limit of 60 rounds
    .hint = If the End card has not been drawn by then, it counts as drawn.
name-option-pack = Content
    .hint = Which cards and texts you play with.
name-option-pack-base = As printed
