# The table of Pirates of the 7 Seas

pirates7-round = Round { $round }
pirates7-last = { $count ->
    [0] the last round
    [one] { $count } more round
   *[other] { $count } more rounds
 }
pirates7-cove = Pirate cove: round and chests
pirates7-board = Adventure board
pirates7-own = Your harbour: { $who }
pirates7-hand = Your Adventure cards
pirates7-hand-empty = No Adventure cards in hand.
pirates7-focus = What is happening
pirates7-tabs = Parts of the table
pirates7-tab-harbour = Harbour
pirates7-tab-hand = Cards
pirates7-tab-others = Others
pirates7-tab-all = Players
pirates7-tab-port = Board
pirates7-owed = { $count ->
    [one] { $count } guard is owed.
   *[other] { $count } guards are owed.
 }
pirates7-above-end = { $count ->
    [0] The End card lies on top.
    [one] { $count } card lies above the End card.
   *[other] { $count } cards lie above the End card.
 }
pirates7-corsairs-left = Corsair tokens left
pirates7-caravans-left = Caravans to come
pirates7-caravans = { $count ->
    [0] no Caravan to come
    [one] { $count } Caravan to come
   *[other] { $count } Caravans to come
 }
pirates7-card-caravan = { $ships ->
    [one] { $card }, { $ships } ship
   *[other] { $card }, { $ships } ships
 }
pirates7-choose = Choose a Character in secret
pirates7-characters = The seven Characters in calling order
pirates7-returns = brings all cards back
pirates7-gift = Gift
pirates7-thinking = Who has chosen
pirates7-has-chosen = has chosen
pirates7-still-thinking = is still thinking
pirates7-chosen-secret = Chosen. Nobody else sees it until it is called.
pirates7-choosing = Everybody chooses a Character in secret.
pirates7-state-chosen = chosen
pirates7-state-played = played
pirates7-state-hand = in hand
pirates7-ruler = Calling order
pirates7-call-gift = { $count ->
    [one] alone: the Gift
   *[other] alone: the double Gift
 }
pirates7-acts = { $character }: { $who } decides.
pirates7-over = The game is over.
pirates7-gift-shipwright = a free ship
pirates7-gift-governor = no Black Mark
pirates7-gift-captain = 2 Yin-Yang
pirates7-gift-islander = a Loot card
pirates7-gift-shaman = 3 ships are safe
pirates7-gift-merchant = a chest
pirates7-gift-cartographer = one more card
pirates7-gift2-shipwright = 2 free ships
pirates7-gift2-governor = no Black Mark, and one removed
pirates7-gift2-captain = 4 Yin-Yang
pirates7-gift2-islander = 2 Loot cards
pirates7-gift2-shaman = 6 ships are safe
pirates7-gift2-merchant = 2 chests
pirates7-gift2-cartographer = two more cards
pirates7-omen = Black Mark: { $why }
pirates7-omen-maybe = Black Mark? { $why }
pirates7-raid = Raid: { $nation }
pirates7-raid-limit = Each player may send up to { $limit }; whoever sends none takes a Black Mark.
pirates7-raid-treason = You are a Corsair of this nation: a Black Mark either way.
pirates7-raid-away = You stay away, and take a Black Mark.
pirates7-raid-likely = With what has been sent so far, the caravan sinks in { $wins } of 10 throws; you keep about { $left } of yours.
pirates7-sent-none = sends no ship
pirates7-throw = A throw
pirates7-throw-of = The throw: { $what }
pirates7-to-tray = Look into the tray
pirates7-go-on = Go on
pirates7-tray-waits = The Ruler cannot tell: { $who } decides which ship it is.
pirates7-sell-something = Choose what to sell
pirates7-too-much = There is no room for so much
pirates7-overboard-more = { $count ->
    [one] { $count } Good must go overboard
   *[other] { $count } Goods must go overboard
 }
pirates7-tavern-how = Click one player and then another: they swap their dice.
pirates7-tavern-die = { $who }: { $face }, { $does }
pirates7-tavern-deal = Hand them out like this
pirates7-mark-end = end
pirates7-growth = Points, round by round
pirates7-say-chests = { $who }: chests { $count }
pirates7-say-player = { $who }: points { $points }; chests { $chests }; ships: free { $free }, loaded { $loaded }, on guard { $guards }; Goods { $goods }; Yin-Yang { $tokens }; Black Marks { $marks }.
pirates7-say-port = Port of { $port }: Fruit { $fruit }, Coffee { $coffee }, Rum { $rum }.
pirates7-tip-gift = Whoever is alone in choosing it may take the Gift: { $gift }.
pirates7-tip-gift-two = With two players only the First Player may take the Gift, if the other chose something else: { $gift }.
pirates7-tip-returns = After the round all played Characters come back to hand.
pirates7-tip-stays = It stays played until a Captain, an Islander or a Shaman brings it back. Rituals are allowed.
pirates7-tip-chests = Money, and a victory point each. Every ten need a ship as a guard on the island. A token shows 40 or 80 when the track begins anew.
pirates7-tip-yin-yang = Rituals are paid with them; every three that are left are worth a victory point.
pirates7-tip-marks = Each costs 3 victory points.
pirates7-tip-free = At sea without Goods: it can be sent on a raid.
pirates7-tip-loaded = Carries Goods and cannot raid until they are sold or lost.
pirates7-tip-guard = Watches over ten chests on the island. It neither raids nor carries anything.
pirates7-tip-reserve = Ships out of play: the Shipwright sells them for a chest each, the Governor brings them all.
pirates7-tip-capacity = Goods on board, and how many the ships at sea can carry: one each, two with Double Hold.
pirates7-tip-hand = Adventure cards in hand. Those left at the end turn into Black Marks.
pirates7-tip-deck = The Cartographer draws from it. When the End card comes, three more rounds are played.
pirates7-tip-loot = Fruit, Coffee, Rum and Talismans. When it is empty, the discards are reshuffled.
pirates7-tip-first = Calls the Characters and is asked first. Alone with a Character, the First Player may take the Gift twice.
pirates7-tip-first-two = Calls the Characters and is asked first. With two players only the First Player can receive a Gift.
pirates7-tip-last = The End card was drawn. After these rounds all Goods are sold, and points are counted.
pirates7-tip-port = The price is paid for each Good when three or more of the kind are sold together; fewer bring one chest each.
pirates7-tip-tally = How many Caravans of each nation have not been played yet.
pirates7-tip-decline = Whoever does not perform the Action takes a Black Mark.
pirates7-tip-good = Three or more together bring { $price } each in this Port, fewer bring one chest each.
pirates7-tip-talisman = A victory point. It needs no ship and brings a Yin-Yang token when it is drawn.
pirates7-tip-corsair = Raids on this nation cost a Black Mark. Fewer tokens win a tie.
pirates7-tip-caravan = { $ships ->
    [one] { $ships } red ship to be sunk. Everybody may join the raid.
   *[other] { $ships } red ships to be sunk. Everybody may join the raid.
 }
pirates7-tip-good-deal = Sell two Goods of different kinds at the full price of the Port.
pirates7-tip-double-hold = For the rest of the game one more of your ships carries two Goods.
pirates7-tip-unsinkable = For the rest of the game one more of your sunk ships comes back in every raid.
pirates7-tip-points = Victory points so far: chests, Talismans and every three Yin-Yang tokens, less 3 for each Black Mark. Cards left in hand cost more at the end.
pirates7-brings-deal = { $chests ->
    [one] brings { $chests } chest
   *[other] brings { $chests } chests
 }
pirates7-brings-double-hold = one more ship carries two Goods
pirates7-brings-unsinkable = one more sunk ship comes back in every raid
pirates7-points = Points so far
pirates7-lookup = Cards played
pirates7-lookup-characters = Characters already played
pirates7-lookup-ports = Ports opened
pirates7-lookup-curses = Curses cast
pirates7-lookup-caravans = Caravans raided
pirates7-lookup-none = none yet
pirates7-lookup-no-tally = No tally is kept at this table: only what lies on top can be looked up.
