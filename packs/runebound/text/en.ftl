# Heroes and cards: names, as sentences use them
name-varikas = Varikas
    .the = Varikas
    .cap = Varikas
    .number = one
    .gender = m
    .full = Varikas the Dead
name-mok = Mok
    .the = Mok
    .cap = Mok
    .number = one
    .gender = m
    .full = Spiritspeaker Mok
name-valadir = Sir Valadir
    .the = Sir Valadir
    .cap = Sir Valadir
    .number = one
    .gender = m
    .full = Sir Valadir
name-ysolde = Ysolde
    .the = Ysolde
    .cap = Ysolde
    .number = one
    .gender = f
    .full = Ysolde Quickbow
name-brakka = Brakka
    .the = Brakka
    .cap = Brakka
    .number = one
    .gender = f
    .full = Brakka Ironfist
name-orlen = Orlen
    .the = Orlen
    .cap = Orlen
    .number = one
    .gender = m
    .full = Orlen Ashcloak
name-nimra = Nimra
    .the = Nimra
    .cap = Nimra
    .number = one
    .gender = f
    .full = Nimra of the Reeds
name-tavish = Tavish
    .the = Tavish
    .cap = Tavish
    .number = one
    .gender = m
    .full = Tavish Coppercoin
name-edda = Edda
    .the = Edda
    .cap = Edda
    .number = one
    .gender = f
    .full = Edda Stormhand
name-kestrin = Kestrin
    .the = Kestrin
    .cap = Kestrin
    .number = one
    .gender = m
    .full = Kestrin Vale
name-groth = Groth
    .the = Groth
    .cap = Groth
    .number = one
    .gender = m
    .full = Groth Half-Giant
name-selwyn = Selwyn
    .the = Selwyn
    .cap = Selwyn
    .number = one
    .gender = m
    .full = Selwyn the Grey

name-g01 = Goblin Toll-Takers
    .the = the Goblin Toll-Takers
    .cap = The Goblin Toll-Takers
    .number = many
name-g02 = Wolf Pack
    .the = the Wolf Pack
    .cap = The Wolf Pack
    .number = one
name-g03 = Churchyard Ghoul
    .the = the Churchyard Ghoul
    .cap = The Churchyard Ghoul
    .number = one
name-g04 = Bandit Archers
    .the = the Bandit Archers
    .cap = The Bandit Archers
    .number = many
name-g05 = Giant Leech
    .the = the Giant Leech
    .cap = The Giant Leech
    .number = one
name-g06 = Will-o’-Wisp
    .the = the Will-o’-Wisp
    .cap = The Will-o’-Wisp
    .number = one
name-g07 = Skeletal Sentry
    .the = the Skeletal Sentry
    .cap = The Skeletal Sentry
    .number = one
name-g08 = Kobold Miners
    .the = the Kobold Miners
    .cap = The Kobold Miners
    .number = many
name-g09 = Wild Boar
    .the = the Wild Boar
    .cap = The Wild Boar
    .number = one
name-g10 = Deserter Captain
    .the = the Deserter Captain
    .cap = The Deserter Captain
    .number = one
name-g11 = Half-Taught Sorcerer
    .the = the Half-Taught Sorcerer
    .cap = The Half-Taught Sorcerer
    .number = one
name-g12 = Giant Spider
    .the = the Giant Spider
    .cap = The Giant Spider
    .number = one
name-g13 = River Serpent
    .the = the River Serpent
    .cap = The River Serpent
    .number = one
name-g14 = Restless Squire
    .the = the Restless Squire
    .cap = The Restless Squire
    .number = one
name-g15 = Rock Imp
    .the = the Rock Imp
    .cap = The Rock Imp
    .number = one
name-g16 = Carrion Crows
    .the = the Carrion Crows
    .cap = The Carrion Crows
    .number = many
name-g17 = Ogre Cook
    .the = the Ogre Cook
    .cap = The Ogre Cook
    .number = one
name-g18 = Highway Duellist
    .the = the Highway Duellist
    .cap = The Highway Duellist
    .number = one
name-g19 = Cursed Scarecrow
    .the = the Cursed Scarecrow
    .cap = The Cursed Scarecrow
    .number = one
name-g20 = Snare Field
    .the = the Snare Field
    .cap = The Snare Field
    .number = one
name-g21 = Smuggler Crew
    .the = the Smuggler Crew
    .cap = The Smuggler Crew
    .number = one
name-g22 = Ice Sprite
    .the = the Ice Sprite
    .cap = The Ice Sprite
    .number = one
name-g23 = Rabid Bear
    .the = the Rabid Bear
    .cap = The Rabid Bear
    .number = one
name-g24 = Cutthroat Twins
    .the = the Cutthroat Twins
    .cap = The Cutthroat Twins
    .number = many
name-y01 = Brood of the Blood Mother
    .the = the Brood of the Blood Mother
    .cap = The Brood of the Blood Mother
    .number = one
name-y02 = Orc Raiders
    .the = the Orc Raiders
    .cap = The Orc Raiders
    .number = many
name-y03 = Barrow Wight
    .the = the Barrow Wight
    .cap = The Barrow Wight
    .number = one
name-y04 = Manticore
    .the = the Manticore
    .cap = The Manticore
    .number = one
name-y05 = Troll of the Ford
    .the = the Troll of the Ford
    .cap = The Troll of the Ford
    .number = one
name-y06 = Coven Witch
    .the = the Coven Witch
    .cap = The Coven Witch
    .number = one
name-y07 = Steel Mercenaries
    .the = the Steel Mercenaries
    .cap = The Steel Mercenaries
    .number = many
name-y08 = Rust Beetle Swarm
    .the = the Rust Beetle Swarm
    .cap = The Rust Beetle Swarm
    .number = one
name-y09 = Marsh Hydra
    .the = the Marsh Hydra
    .cap = The Marsh Hydra
    .number = one
name-y10 = Ghost Ship Crew
    .the = the Ghost Ship Crew
    .cap = The Ghost Ship Crew
    .number = one
name-y11 = Harpy Flight
    .the = the Harpy Flight
    .cap = The Harpy Flight
    .number = one
name-y12 = Stone Gargoyle
    .the = the Stone Gargoyle
    .cap = The Stone Gargoyle
    .number = one
name-y13 = Fallen Knight
    .the = the Fallen Knight
    .cap = The Fallen Knight
    .number = one
name-y14 = Fire Salamanders
    .the = the Fire Salamanders
    .cap = The Fire Salamanders
    .number = many
name-y15 = Assassin of the Veil
    .the = the Assassin of the Veil
    .cap = The Assassin of the Veil
    .number = one
name-y16 = Enslaved Cyclops
    .the = the Enslaved Cyclops
    .cap = The Enslaved Cyclops
    .number = one
name-b01 = Frost Giant
    .the = the Frost Giant
    .cap = The Frost Giant
    .number = one
name-b02 = Lich’s Apprentice
    .the = the Lich’s Apprentice
    .cap = The Lich’s Apprentice
    .number = one
name-b03 = Young Wyrm
    .the = the Young Wyrm
    .cap = The Young Wyrm
    .number = one
name-b04 = Hell Hound Pack
    .the = the Hell Hound Pack
    .cap = The Hell Hound Pack
    .number = one
name-b05 = Storm Spirit
    .the = the Storm Spirit
    .cap = The Storm Spirit
    .number = one
name-b06 = Vampire Countess
    .the = the Vampire Countess
    .cap = The Vampire Countess
    .number = one
name-b07 = Minotaur Champion
    .the = the Minotaur Champion
    .cap = The Minotaur Champion
    .number = one
name-b08 = Shadow Assassins
    .the = the Shadow Assassins
    .cap = The Shadow Assassins
    .number = many
name-b09 = War Golem
    .the = the War Golem
    .cap = The War Golem
    .number = one
name-b10 = Necromancer’s Captain
    .the = the Necromancer’s Captain
    .cap = The Necromancer’s Captain
    .number = one
name-b11 = Two-Headed Warlord
    .the = the Two-Headed Warlord
    .cap = The Two-Headed Warlord
    .number = one
name-r1 = High Lord Margath
    .the = High Lord Margath
    .cap = High Lord Margath
    .number = one
name-r2 = Cindermaw
    .the = Cindermaw
    .cap = Cindermaw
    .number = one
name-r3 = Veilwing
    .the = Veilwing
    .cap = Veilwing
    .number = one
name-r4 = Stonehide
    .the = Stonehide
    .cap = Stonehide
    .number = one
name-r5 = Rimefang
    .the = Rimefang
    .cap = Rimefang
    .number = one
name-r6 = Nightcoil
    .the = Nightcoil
    .cap = Nightcoil
    .number = one
name-y21-kept = Ser Aldous
    .the = Ser Aldous
    .cap = Ser Aldous
    .number = one
name-y23 = The Masked Challenger
    .the = the Masked Challenger
    .cap = The Masked Challenger
    .number = one
name-acolyte-of-flame = Acolyte of Flame
    .the = the Acolyte of Flame
    .cap = The Acolyte of Flame
    .number = one
name-village-archer = Village Archer
    .the = the Village Archer
    .cap = The Village Archer
    .number = one
name-hired-sword = Hired Sword
    .the = the Hired Sword
    .cap = The Hired Sword
    .number = one
name-hedge-witch = Hedge Witch
    .the = the Hedge Witch
    .cap = The Hedge Witch
    .number = one
name-young-squire = Young Squire
    .the = the Young Squire
    .cap = The Young Squire
    .number = one
name-ferrywoman = Ferrywoman
    .the = the Ferrywoman
    .cap = The Ferrywoman
    .number = one
name-goat-track-guide = Goat-Track Guide
    .the = the Goat-Track Guide
    .cap = The Goat-Track Guide
    .number = one
name-fen-hunter = Fen Hunter
    .the = the Fen Hunter
    .cap = The Fen Hunter
    .number = one
name-rune-scribe = Rune Scribe
    .the = the Rune Scribe
    .cap = The Rune Scribe
    .number = one
name-cutpurse = Cutpurse
    .the = the Cutpurse
    .cap = The Cutpurse
    .number = one
name-war-hound = War Hound
    .the = the War Hound
    .cap = The War Hound
    .number = one
name-temple-healer = Temple Healer
    .the = the Temple Healer
    .cap = The Temple Healer
    .number = one
name-shield-bearer = Shield-Bearer
    .the = the Shield-Bearer
    .cap = The Shield-Bearer
    .number = one
name-crossbow-veteran = Crossbow Veteran
    .the = the Crossbow Veteran
    .cap = The Crossbow Veteran
    .number = one
name-axe-sister = Axe Sister
    .the = the Axe Sister
    .cap = The Axe Sister
    .number = one
name-spark-adept = Spark Adept
    .the = the Spark Adept
    .cap = The Spark Adept
    .number = one
name-court-duellist = Court Duellist
    .the = the Court Duellist
    .cap = The Court Duellist
    .number = one
name-falconer = Falconer
    .the = the Falconer
    .cap = The Falconer
    .number = one
name-bone-singer = Bone Singer
    .the = the Bone Singer
    .cap = The Bone Singer
    .number = one
name-hill-giant-thrall = Hill Giant Thrall
    .the = the Hill Giant Thrall
    .cap = The Hill Giant Thrall
    .number = one
name-elven-longbow = Elven Longbow
    .the = the Elven Longbow
    .cap = The Elven Longbow
    .number = one
name-storm-caller = Storm Caller
    .the = the Storm Caller
    .cap = The Storm Caller
    .number = one
name-oathsworn-paladin = Oathsworn Paladin
    .the = the Oathsworn Paladin
    .cap = The Oathsworn Paladin
    .number = one
name-dragon-hunter = Dragon Hunter
    .the = the Dragon Hunter
    .cap = The Dragon Hunter
    .number = one
name-iron-golem = Iron Golem
    .the = the Iron Golem
    .cap = The Iron Golem
    .number = one
name-archmage-in-exile = Archmage in Exile
    .the = the Archmage in Exile
    .cap = The Archmage in Exile
    .number = one
name-leather-armour = Leather Armour
    .the = the Leather Armour
    .cap = The Leather Armour
    .number = one
name-fire-bomb = Fire Bomb
    .the = the Fire Bomb
    .cap = The Fire Bomb
    .number = one
name-soul-burn = Soul Burn
    .the = the Soul Burn
    .cap = The Soul Burn
    .number = one
name-belt-of-strength = Belt of Strength
    .the = the Belt of Strength
    .cap = The Belt of Strength
    .number = one
name-thunder-mace = Thunder Mace
    .the = the Thunder Mace
    .cap = The Thunder Mace
    .number = one
name-white-blade = White Blade
    .the = the White Blade
    .cap = The White Blade
    .number = one
name-dragon-tooth = Dragon Tooth
    .the = the Dragon Tooth
    .cap = The Dragon Tooth
    .number = one
name-healing-draught = Healing Draught
    .the = the Healing Draught
    .cap = The Healing Draught
    .number = one
name-draught-of-vigour = Draught of Vigour
    .the = the Draught of Vigour
    .cap = The Draught of Vigour
    .number = one
name-stoneskin-elixir = Stoneskin Elixir
    .the = the Stoneskin Elixir
    .cap = The Stoneskin Elixir
    .number = one
name-smoke-vial = Smoke Vial
    .the = the Smoke Vial
    .cap = The Smoke Vial
    .number = one
name-scroll-of-homecoming = Scroll of Homecoming
    .the = the Scroll of Homecoming
    .cap = The Scroll of Homecoming
    .number = one
name-scroll-of-sight = Scroll of Sight
    .the = the Scroll of Sight
    .cap = The Scroll of Sight
    .number = one
name-holy-water = Holy Water
    .the = the Holy Water
    .cap = The Holy Water
    .number = one
name-lucky-coin = Lucky Coin
    .the = the Lucky Coin
    .cap = The Lucky Coin
    .number = one
name-trail-rations = Trail Rations
    .the = the Trail Rations
    .cap = The Trail Rations
    .number = many
name-short-bow = Short Bow
    .the = the Short Bow
    .cap = The Short Bow
    .number = one
name-hunting-spear = Hunting Spear
    .the = the Hunting Spear
    .cap = The Hunting Spear
    .number = one
name-apprentice-staff = Apprentice Staff
    .the = the Apprentice Staff
    .cap = The Apprentice Staff
    .number = one
name-yew-longbow = Yew Longbow
    .the = the Yew Longbow
    .cap = The Yew Longbow
    .number = one
name-sword-of-dawn = Sword of Dawn
    .the = the Sword of Dawn
    .cap = The Sword of Dawn
    .number = one
name-stormstaff = Stormstaff
    .the = the Stormstaff
    .cap = The Stormstaff
    .number = one
name-dwarven-war-axe = Dwarven War Axe
    .the = the Dwarven War Axe
    .cap = The Dwarven War Axe
    .number = one
name-parrying-dagger = Parrying Dagger
    .the = the Parrying Dagger
    .cap = The Parrying Dagger
    .number = one
name-venom-dagger = Venom Dagger
    .the = the Venom Dagger
    .cap = The Venom Dagger
    .number = one
name-repeating-crossbow = Repeating Crossbow
    .the = the Repeating Crossbow
    .cap = The Repeating Crossbow
    .number = one
name-spellblade = Spellblade
    .the = the Spellblade
    .cap = The Spellblade
    .number = one
name-dragonbane-lance = Dragonbane Lance
    .the = the Dragonbane Lance
    .cap = The Dragonbane Lance
    .number = one
name-chain-hauberk = Chain Hauberk
    .the = the Chain Hauberk
    .cap = The Chain Hauberk
    .number = one
name-wardens-plate = Warden’s Plate
    .the = the Warden’s Plate
    .cap = The Warden’s Plate
    .number = one
name-round-shield = Round Shield
    .the = the Round Shield
    .cap = The Round Shield
    .number = one
name-mirror-shield = Mirror Shield
    .the = the Mirror Shield
    .cap = The Mirror Shield
    .number = one
name-cloak-of-shadows = Cloak of Shadows
    .the = the Cloak of Shadows
    .cap = The Cloak of Shadows
    .number = one
name-dragonscale = Dragonscale
    .the = the Dragonscale
    .cap = The Dragonscale
    .number = one
name-ring-of-wit = Ring of Wit
    .the = the Ring of Wit
    .cap = The Ring of Wit
    .number = one
name-ring-of-will = Ring of Will
    .the = the Ring of Will
    .cap = The Ring of Will
    .number = one
name-amulet-of-health = Amulet of Health
    .the = the Amulet of Health
    .cap = The Amulet of Health
    .number = one
name-amulet-of-endurance = Amulet of Endurance
    .the = the Amulet of Endurance
    .cap = The Amulet of Endurance
    .number = one
name-seven-league-boots = Seven-League Boots
    .the = the Seven-League Boots
    .cap = The Seven-League Boots
    .number = many
name-pathfinders-boots = Pathfinder’s Boots
    .the = the Pathfinder’s Boots
    .cap = The Pathfinder’s Boots
    .number = many
name-saddle-horse = Saddle Horse
    .the = the Saddle Horse
    .cap = The Saddle Horse
    .number = one
name-crown-of-command = Crown of Command
    .the = the Crown of Command
    .cap = The Crown of Command
    .number = one
name-orb-of-storms = Orb of Storms
    .the = the Orb of Storms
    .cap = The Orb of Storms
    .number = one
name-horn-of-rallying = Horn of Rallying
    .the = the Horn of Rallying
    .cap = The Horn of Rallying
    .number = one
name-book-of-lore = Book of Lore
    .the = the Book of Lore
    .cap = The Book of Lore
    .number = one
name-rune-of-binding = Rune of Binding
    .the = the Rune of Binding
    .cap = The Rune of Binding
    .number = one
name-rune-of-mending = Rune of Mending
    .the = the Rune of Mending
    .cap = The Rune of Mending
    .number = one
name-wayfarers-kit = Wayfarer’s Kit
    .the = the Wayfarer’s Kit
    .cap = The Wayfarer’s Kit
    .number = one
name-merchants-seal = Merchant’s Seal
    .the = the Merchant’s Seal
    .cap = The Merchant’s Seal
    .number = one
name-phoenix-feather = Phoenix Feather
    .the = the Phoenix Feather
    .cap = The Phoenix Feather
    .number = one

# Cities
name-vynelvale = Vynelvale
name-riverwatch = Riverwatch
name-dawnsmoor = Dawnsmoor
name-tamalir = Tamalir
name-forge = Forge
name-nerekhall = Nerekhall
name-greyhaven = Greyhaven
name-frostgate = Frostgate

# Stats, phases and skills
name-mind = mind
    .cap = Mind
name-body = body
    .cap = Body
name-spirit = spirit
    .cap = Spirit
name-strength = strength
    .cap = Strength
name-life = life
    .cap = Life
name-ranged = ranged
name-melee = melee
name-magic = magic
name-stealth = stealth
name-lore = lore
name-notice = notice
name-swim = swimming
name-climb = climbing
name-dodge = dodging
name-diplomacy = diplomacy
name-will = will
name-bluff = bluff

# Terrain
name-plains = plains
    .into = the plains
name-road = road
    .into = a road
name-river = river
    .into = a river
name-swamp = swamp
    .into = a swamp
name-forest = forest
    .into = a forest
name-hills = hills
    .into = the hills
name-mountains = mountains
    .into = the mountains
name-city = city
    .into = a city

# Kinds of creatures
name-beast = beast
    .a = a beast
name-humanoid = humanoid
    .a = a humanoid
name-undead = undead
    .a = an undead
name-giant = giant
    .a = a giant
name-demon = demon
    .a = a demon
name-elemental = elemental
    .a = an elemental
name-construct = construct
    .a = a construct
name-trap = trap
    .a = a trap
name-dragon = dragon
    .a = a dragon

# Colours
name-green = green
    .cap = Green
name-yellow = yellow
    .cap = Yellow
name-blue = blue
    .cap = Blue
name-red = red
    .cap = Red

# Classes and types of items
name-weapon = Weapon
name-armour = Armour
name-artifact = Artifact
name-supply = Supply
name-leather = Leather
name-mail = Mail
name-plate = Plate
name-scale = Scale
name-shield = Shield
name-cloak = Cloak
name-sword = Sword
name-mace = Mace
name-axe = Axe
name-dagger = Dagger
name-spear = Spear
name-bow = Bow
name-staff = Staff
name-rune = Rune
name-belt = Belt
name-charm = Charm
name-ring = Ring
name-amulet = Amulet
name-boots = Boots
name-relic = Relic
name-book = Book
name-seal = Seal
name-bomb = Bomb
name-potion = Potion
name-scroll = Scroll
name-ration = Ration
name-mount = Mount
name-tool = Tool

# Texts of cards and heroes: when, on which conditions, what
text-line = { $at }: { $does }.
text-reward = Reward: { $does }.
text-comma = { $head }, { $next }
text-then = { $head }; { $next }
text-after = { $head }. Then { $next }
text-and = { $head } and { $next }
text-or = { $head } or { $next }
text-or-else = { $head } — or { $next }
text-may = if you like, { $does }
nothing = nothing

# Moments
at-always = Always
at-in-force = While it is in force
at-attached = While it lies under the weapon
at-trait = In this combat
at-reveal = When you have revealed a challenge
at-predraw = Before you draw an adventure card
at-before = Before combat
at-phase-start = At the start of { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 }
at-preroll = Before the dice of { $rolls ->
    [attack] an attack roll
    [defence] a defence roll
   *[both] a combat roll
 } of { $whose ->
    [itself] this ally
   *[hero] the hero
 } in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 }
at-onroll = After the dice of { $rolls ->
    [attack] an attack roll
    [defence] a defence roll
   *[both] a combat roll
 } of { $whose ->
    [itself] this ally
   *[hero] the hero
 } in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 }
at-onhit = When { $whose ->
    [itself] this ally
   *[hero] the hero
 } hits in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 }
at-ontest = After the dice of a skill test of the hero
at-onescape = When the hero tries to escape
at-onwound = When { $whose ->
    [itself] this ally
   *[hero] the hero
 } is about to be wounded
at-onko = When the hero would be knocked out
at-onwin = When the hero has defeated a challenge
at-premove = Before moving
at-moveroll = After the movement roll
at-postmove = After moving
at-enter = When a hero enters { $terrain-into }
at-camp = When a hero ends movement outside a city
at-market = In your Market step
at-turnend = At the end of your turn
at-free = At any moment of your turn or of your combat
at-drawn = When it is drawn
at-arrive = When your hero ends movement in { $city }
at-slain = When your hero defeats { $tag-a }

# Conditions, costs and limits
if-vs = against { $tag-a }
if-first-round = in the first round
if-in = in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 }
if-mind-or-spirit = if it is made with mind or spirit
if-revealed = if it is { $tag-a } and no harder than { $colour }
if-has-weapon = if the hero has a weapon from the market
if-lacks-weapon = if the hero has no weapon from the market
cost-act = turning this card face down
cost-disc = discarding this card
cost-exh = taking { $n } exhaustion
cost-pay = for { $n } gold
limit-roll = once per roll
limit-round = once per combat round
limit-turn = once per turn

# People and things
who-hero = the hero
who-itself = this ally
who-ally = one ally
who-party = the hero or one ally
who-each-ally = each ally
who-split = the hero and allies, shared as you like
prey-all = every challenge
prey-of = { $tag-a } or { $other-a }
a-terrain = { $terrain }
figures-ally = life { $life }, strength { $strength }, mind { $mind }, body { $body }, spirit { $spirit }
figures-enemy = life { $life }, mind { $mind }, body { $body }, spirit { $spirit }

# What texts do: after a colon
fx-stat = { $stat } { $n }
fx-life = life { $n }
fx-strength = strength { $n }
fx-dmg = { $phases ->
    [ranged] ranged damage
    [melee] melee damage
    [magic] magic damage
    [ranged-or-melee] ranged and melee damage
   *[any] all damage
 } { $n }
fx-roll = { $n } to { $phases ->
    [ranged] ranged{" "}
    [melee] melee{" "}
    [magic] magic{" "}
    [ranged-or-melee] ranged and melee{" "}
   *[any] {""}
 }{ $rolls ->
    [attack] attack rolls
    [defence] defence rolls
   *[both] combat rolls
 }
fx-roll-party = hero and allies have { $n } to { $phases ->
    [ranged] ranged{" "}
    [melee] melee{" "}
    [magic] magic{" "}
    [ranged-or-melee] ranged and melee{" "}
   *[any] {""}
 }{ $rolls ->
    [attack] attack rolls
    [defence] defence rolls
   *[both] combat rolls
 }
fx-roll-allies = each of your allies has { $n } to { $phases ->
    [ranged] ranged{" "}
    [melee] melee{" "}
    [magic] magic{" "}
    [ranged-or-melee] ranged and melee{" "}
   *[any] {""}
 }{ $rolls ->
    [attack] attack rolls
    [defence] defence rolls
   *[both] combat rolls
 }
fx-test-skill = { $n } to tests of { $skill }
fx-test-stat = { $n } to all tests with { $stat }
fx-escape = { $n } to escape rolls
fx-wild = one die of each movement roll may also count as { $terrains }
fx-wild-any = one die of each movement roll may count as any terrain
fx-movecap = the party rolls at most { $n ->
    [one] { $n } movement die
   *[other] { $n } movement dice
 }
fx-no-fatigue = wounds and exhaustion cost the party no movement die
fx-no-fatigue-all = wounds and exhaustion cost no party a movement die
fx-usestat = { $stat } may be used for { $phases ->
    [ranged] ranged{" "}
    [melee] melee{" "}
    [magic] magic{" "}
    [ranged-or-melee] ranged and melee{" "}
   *[any] {""}
 }{ $rolls ->
    [attack] attack rolls
    [defence] defence rolls
   *[both] combat rolls
 }
fx-toughness = when one source would deal the hero two or more wounds, one of them is averted
fx-unmendable = cards do not heal this ally; paid healing in cities does
fx-hitcap = { $phases ->
    [ranged] in the ranged phase one attack
    [melee] in the melee phase one attack
    [magic] in the magic phase one attack
    [ranged-or-melee] in the ranged and melee phases one attack
   *[any] one attack
 } deals it at most { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 }
fx-regen = at the end of each round it sheds { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 }
fx-leech = whenever a failed combat roll wounds somebody, it sheds one wound
fx-rust = a hero who fails a combat roll in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 } discards a weapon or armour from the market that was used for it
fx-no-escape = there is no escape
fx-no-allies = allies may not attack{ $phases ->
    [ranged] {" "}in the ranged phase
    [melee] {" "}in the melee phase
    [magic] {" "}in the magic phase
    [ranged-or-melee] {" "}in the ranged and melee phases
   *[any] {""}
 }
fx-held-back = the hero may not attack in the first round
fx-daunted = the hero has { $n } to combat rolls in the first round
fx-drain = a hero who fails a combat roll in { $phases ->
    [ranged] the ranged phase
    [melee] the melee phase
    [magic] the magic phase
    [ranged-or-melee] the ranged or melee phase
   *[any] any phase
 } takes { $n } exhaustion as well
fx-savage = a failed defence deals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 } more
fx-embolden = mind, body and spirit { $n } for { $prey }
fx-bounty = { $n } gold for whoever defeats { $prey }
fx-gold-rewards = gold rewards of challenges { $n }
fx-magic-surge = every hero, ally and challenge with magic damage has { $n } more of it
fx-sell-up = items are sold for half their price, rounded up
fx-heal-costs = paid healing costs { $n } gold
fx-heal-removes = paid healing removes up to { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 } at once, or all exhaustion as ever
fx-allies-cost = allies cost { $n } gold more
fx-all-costs = every purchase costs { $n } gold more
fx-no-stock = no new card comes to a market when a hero begins to trade
fx-bonus = { $n } to the roll
fx-reroll = roll the dice again
fx-reroll-movement = roll any of the movement dice again
fx-test = the hero tests { $skill } ({ $need })
fx-test-success = the hero tests { $skill } ({ $need }); on a success: { $success }
fx-test-fail = the hero tests { $skill } ({ $need }); on a failure: { $fail }
fx-test-both = the hero tests { $skill } ({ $need }); on a success: { $success }; on a failure: { $fail }
fx-avert = avert { $n ->
    [one] { $n } wound
   *[other] up to { $n } wounds
 }
fx-avert-all = avert all wounds
fx-redirect = this ally takes { $n ->
    [one] { $n } wound
   *[other] up to { $n } wounds
 } instead
fx-attack-own = { $phase ->
    [ranged] a ranged attack
    [melee] a melee attack
   *[magic] a magic attack
 } with the attacker’s own damage
fx-attack = { $phase ->
    [ranged] a ranged attack
    [melee] a melee attack
   *[magic] a magic attack
 } that deals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 }
fx-hit = the attack deals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 } more
fx-deal = { $who } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
 }
fx-tire = { $who } takes { $n } exhaustion
fx-heal = heal { $n ->
    [one] { $n } wound
   *[other] up to { $n } wounds
 } of { $who }
fx-rest = discard { $n ->
    [one] { $n } exhaustion
   *[other] up to { $n } exhaustion
 } of { $who }
fx-rest-all = discard all exhaustion of { $who }
fx-gold = gain { $n } gold
fx-gold-lost = lose { $n } gold
fx-xp = gain { $n } experience
fx-warp = the hero is in a city of your choice at once, and movement ends there
fx-escape-auto = the escape succeeds without a roll
fx-foe-stat = the opponent’s { $stat } { $n } until combat ends
fx-foe-stat-choice = the opponent’s mind, body or spirit, as you choose, { $n } until combat ends
fx-foe-damage = the opponent’s { $phases ->
    [ranged] ranged damage
    [melee] melee damage
    [magic] magic damage
    [ranged-or-melee] ranged and melee damage
   *[any] ranged, melee and magic damage
 } { $n } until combat ends
fx-foe-damage-choice = the opponent’s ranged, melee or magic damage, as you choose, { $n } until combat ends
fx-foe-harmless = the opponent’s { $phase ->
    [ranged] ranged damage
    [melee] melee damage
   *[magic] magic damage
 } is 0 until combat ends
fx-defeat = the challenge is defeated at once
fx-defeat-bare = the challenge is defeated at once, without a reward
fx-stake = stake 1 to { $n } gold and test { $skill } ({ $need }); on a success: gain as much; on a failure: lose the stake
fx-keep-item = keep this card as an item ({ $class }: { $type })
fx-keep-ally = keep this card as an ally ({ $figures })
fx-keep-trophy = keep this card as a trophy
fx-keep-rune = keep this card as a Dragon Rune
fx-carry = carry this card with you
fx-attach = lay this card under one of the hero’s weapons from the market
fx-gone = discard this card
fx-fight = fight an enemy ({ $enemy }); if you win: { $won }
fx-peek = look at the top card of the deck, which you may put under it
fx-peek-any = look at the top card of any adventure deck, which you may put under it
fx-stock = reveal { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
 } in this market
fx-discount = one purchase costs { $n } gold less
fx-again = an ally that has attacked in this round may attack again in this phase
fx-last-gasp = the hero stays up with one wound less than life
fx-choose = choose: { $ways }
fx-victory = you win the game

# Pieces of sentences
name-nothing = nobody
    .the = nobody
    .cap = Nobody
    .into = nowhere
a-card = “{ $card }”
a-hero = { $hero }
die-terrain = { $terrain }
die-face = { $head }/{ $next }
count-tokens = { $count ->
    [one] { $count } { $colour } token
   *[other] { $count } { $colour } tokens
 }
count-gold = { $count } gold
count-xp = { $count } experience on paper

# What happened on the road
hero-taken = Player { $seat } leads { $hero-full }.
starts = The tale begins with player { $seat }.
stocked = { $city }: { $card-the } is for sale.
stocked-ally = { $city }: { $ally-the } is looking for work.
turn-began = Turn { $turn }: { $hero } sets out.
refreshed = { $hero } makes ready again: { $cards }.
placed = { $hero } steps out of the gate at { $at }.
rested = { $hero } { $dice ->
    [0] rests for the day
    [one] takes it easy and rolls { $dice } die
   *[other] takes it easy and rolls { $dice } dice
 }.
move-rolled = { $hero } looks at the road ahead: { $dice }.
move-rerolled = { $hero } finds another way: { $dice }.
entered = { $hero } goes to { $at }, { $terrain-into }{ $left ->
    [0] {""}
    [one] ; { $left } die left
   *[other] ; { $left } dice left
 }.
warped = The air folds, and { $hero } stands in { $city }.
stayed = { $hero } stays at { $at }.
prowled = { $hero } makes camp, and something is not right: { $dice }.
prowled-safe = { $hero } makes camp in peace: { $dice }.
hazard = Out of the dark comes a { $colour } hazard ({ $number }) for { $hero }.
hazard-void = A { $colour } hazard slinks away from { $hero }.

# Adventures
attempted = { $hero } takes on the { $colour } adventure at { $at }.
faced = { $hero } seeks out { $foe-the } at { $at } once more.
declined = { $hero } lets the adventure at { $at } be.
drawn-challenge = { $card-cap } { $card-number ->
    [many] stand
   *[one] stands
 } in the way of { $hero }. { $tale }
drawn-event = News travels: “{ $card }”. { $tale }
drawn-encounter = { $hero } comes upon “{ $card }”. { $tale }
deck-empty = No { $colour } card is left to draw.
peeked = { $hero } looks at the top card of the { $colour } deck.
peeked-known = { $hero } looks at the top card of the { $colour } deck: “{ $card }”.
buried = { $hero } puts the top card of the { $colour } deck under it.
event-placed = “{ $card }” (level { $level }) is in force.
event-replaced = “{ $card }” (level { $level }) takes the place of “{ $old }”.
event-ignored = “{ $card }” (level { $level }) changes nothing: “{ $kept }” (level { $kept-level }) is stronger.
token-back = A { $colour } adventure stirs again at { $at }.
task-taken = { $hero } takes on “{ $card }”.
task-done = { $hero } has done what was promised: “{ $card }”.
attached = { $hero } lays “{ $card }” under { $item-the }.
adventure-gone = “{ $card }” is laid aside.
challenge-defeated = { $hero } has defeated { $foe-the }!
token-taken = { $hero } takes the { $colour } token, worth { $worth } experience.
tokens-taken = { $hero } takes { $tokens } from the reserve.
no-tokens = The reserve has nothing of that worth for { $hero }.
kept = { $hero } keeps { $card-the }.
keep-declined = { $hero } does without { $card-the }.
rune-count = { $hero } owns { $runes ->
    [one] { $runes } Dragon Rune
   *[other] { $runes } Dragon Runes
 }.
left-behind = { $foe-cap } { $foe-number ->
    [many] remain
   *[one] remains
 } undefeated at { $at }, with token { $slot }.
pushed-off = { $foe-cap } { $foe-number ->
    [many] vanish
   *[one] vanishes
 } from { $at }; token { $slot } is needed elsewhere.
retreated = { $hero } falls back to { $at }.

# Losses, duels and deals
knocked-out = { $hero } falls senseless at { $at }.
lost-gold = { $hero } loses { $gold ->
    [0] nothing but time
   *[other] { $gold } gold
 }.
lost = { $hero } loses { $gold ->
    [0] {""}
   *[other] { $gold } gold and{" "}
 }{ $card-the }.
carried-to = { $hero } wakes up in { $city }.
card-plundered = { $hero } takes “{ $card }” from { $other }.
gold-plundered = { $hero } takes all the gold of { $other }: { $gold }.
nothing-plundered = { $hero } takes nothing from { $other }.
talks-began = { $hero } sits down to talk with { $other }.
offered = { $hero } offers { $other } { $gives } for { $gets }.
agreed = { $hero } and { $other } shake hands: { $gives } for { $gets }.
refused = { $hero } will not deal with { $other } on these terms.
talks-ended = { $hero } and { $other } part.

# Market and experience
ally-paid = { $hero } pays { $ally-the }.
ally-dismissed = { $ally-cap } goes unpaid and leaves { $hero }.
bought = { $hero } buys { $card-the } in { $city } for { $gold } gold.
hired = { $hero } hires { $ally-the } in { $city } for { $gold } gold.
sold = { $hero } sells { $card-the } in { $city } for { $gold } gold.
healing-paid = { $hero } pays a healer { $gold } gold.
discarded = { $hero } throws away { $card-the }.
sent-away = { $hero } parts with { $ally-the }.
ally-lost = { $hero } has lost { $ally-the }.
grew = { $hero } has learned: { $stat } grows. Level { $level }.
xp-paid = { $hero } spends { $tokens }.
xp-paid-change = { $hero } spends { $tokens } and gets back { $change }.
colour-locked = { $colour-cap } adventures are beneath { $hero } now.
xp-noted = { $hero } gains { $xp } experience on paper.

# Doom and the end
doom-laid = A { $colour } card lies on space { $space } of the doom track.
doom-token = Doom comes to { $city }: { $tokens ->
    [one] { $tokens } doom token
   *[other] { $tokens } doom tokens
 } so far.
doom-complete = The last seal breaks. After this turn the final battle begins.
finale-began = The final battle begins. They enter in this order: { $heroes }.
battle-entered = { $hero } enters the final battle.
battle-lost = { $hero } has lost the final battle.
game-won-lord = High Lord Margath is dead, and { $hero } stands over him. { $hero } has won!
game-won-runes = { $hero } holds three Dragon Runes. { $hero } has won!
game-won-red = Three Dragon Lords have fallen to { $hero } in the final battle. { $hero } has won!
all-fallen = All heroes have fallen, and the dragons fly.
game-stopped = The tale breaks off in turn { $turn }.

# Combat
used-own = { $hero } calls upon an ability.
used-ally = { $ally-cap } lends { $hero } a hand.
used = { $hero } uses { $card-the }.
used-text = { $hero } uses “{ $card }”.
fight-began = { $hero } fights { $foe-the }!
duel-began = { $hero } draws steel against { $other }!
combat-round = Round { $round }: { $hero } leads.
attacks = { $who-cap } attacks { $phase ->
    [ranged] from afar
    [melee] at close quarters
   *[magic] with magic
 }.
defends = { $hero } defends { $phase ->
    [ranged] against the volley
    [melee] at close quarters
   *[magic] against the magic
 }.
rolled = { $who-cap }, { $aim ->
    [attack] attack
    [defence] defence
    [escape] escape
    [test] test
   *[guard] guard
 }: { $one } and { $other }, { $stat } { $value }: { $total } against { $need }.
rolled-open = { $who-cap }, { $aim ->
    [attack] attack
    [defence] defence
    [escape] escape
    [test] test
   *[guard] guard
 }: { $one } and { $other }, { $stat } { $value }: { $total }.
rerolled = { $who-cap } rolls again: { $one } and { $other }.
settled = { $total } against { $need }: { $aim ->
    [attack] { $who-the } hits
    [defence] { $who-the } holds out
    [escape] { $who-the } slips away
    [test] { $who-the } succeeds
   *[guard] { $who-the } holds out
 }.
settled-failed = { $total } against { $need }: { $aim ->
    [attack] { $who-the } misses
    [defence] the defence of { $who-the } breaks
    [escape] { $who-the } cannot get away
    [test] { $who-the } fails
   *[guard] the guard of { $who-the } breaks
 }.
settled-open = { $total }: the number to beat is set by { $who-the }.
wounds-due = { $wounds ->
    [one] { $wounds } wound is
   *[other] { $wounds } wounds are
 } coming for { $who-the }.
averted = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 } to { $who-the } averted; { $left ->
    [0] none is left
   *[other] { $left } left
 }.
redirected = { $to-cap } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 } meant for { $who-the }.
wounded = { $who-cap } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }: { $total } of { $life }.
last-gasp = { $hero } should be down, and gets up again with { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }.
tired = { $who-cap } takes { $exhaustion } exhaustion: { $total } in all.
healed = { $who-cap } heals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }; { $left ->
    [0] none is left
   *[other] { $left } left
 }.
eased = { $who-cap } sheds { $exhaustion } exhaustion; { $left ->
    [0] none is left
   *[other] { $left } left
 }.
foe-wounded = { $foe-cap } { $foe-number ->
    [many] take
   *[one] takes
 } { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }: { $total } of { $life }.
foe-recovered = { $foe-cap } { $foe-number ->
    [many] shed
   *[one] sheds
 } { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }; { $left ->
    [0] none is left
   *[other] { $left } left
 }.
foe-weakened = { $foe-cap }: { $stat } { $by } until combat ends.
foe-blunted = { $foe-cap }: { $phase ->
    [ranged] ranged damage
    [melee] melee damage
   *[magic] magic damage
 } { $by } until combat ends.
foe-pacified = { $foe-cap }: no { $phase ->
    [ranged] ranged damage
    [melee] melee damage
   *[magic] magic damage
 } until combat ends.
held-back = { $hero } stands spellbound and may not attack in the first round.
daunted = { $hero } is daunted: { $by } to combat rolls in the first round.
laid-aside = { $hero } lays { $item-the } aside for this roll.
escaped = { $hero } gets away!
gold-gained = { $hero } gains { $gold } gold and has { $total }.
gold-paid = { $hero } pays { $gold } gold and has { $total } left.
staked = { $hero } stakes { $gold } gold.

# Questions
ask-pick-hero = Player { $seat }, which hero do you lead?
ask-way = How does { $hero } travel?
ask-ease = Who sheds exhaustion? { $left } left to shed.
ask-reroll-dice = Which movement dice do you roll again? { $chosen ->
    [0] None chosen yet.
    [one] { $chosen } chosen.
   *[other] { $chosen } chosen.
 }
ask-paces = Where does { $hero } go? { $left ->
    [one] { $left } die
   *[other] { $left } dice
 } left.
ask-haven = In which city does the hero appear?
ask-arrive = What does { $hero } do at { $at }?
ask-before-draw = Before you draw a { $colour } card: do you use something?
ask-bury = Do you put this { $colour } card under its deck?
ask-peek-deck = Into which deck do you look?
ask-attempt = “{ $card }”: do you dare?
ask-attempt-paid = “{ $card }”: do you pay { $gold } gold?
ask-fork = “{ $card }”: what do you choose?
ask-stake = “{ $card }”: how much do you stake?
ask-attach = Under which weapon do you lay “{ $card }”?
ask-keep = Do you keep { $card-the }?
ask-regrow = Where does a { $colour } token come back? { $left } left in the reserve.
ask-windfall = Which tokens do you take instead of a { $colour } one? They are worth { $xp } experience.
ask-heal = “{ $card }”: whose wounds are healed? Up to { $wounds }.
ask-rest = “{ $card }”: who sheds exhaustion? Up to { $exhaustion }.
ask-rest-all = “{ $card }”: who sheds all exhaustion?
ask-share-healing = “{ $card }”: whose wound is healed? { $left } left.
ask-share-rest = “{ $card }”: who sheds exhaustion? { $left } left.
ask-flee = Does { $hero } try to escape from { $foe-the }?
ask-stance = { $phase-id ->
    [ranged] Ranged phase
    [melee] Melee phase
   *[magic] Magic phase
 } against { $foe-the } ({ $need }): who attacks, or does { $hero } defend?
ask-weaken = Which of the numbers of { $foe-the } changes by { $by }?
ask-blunt = Which damage of { $foe-the } changes by { $by }?
ask-lay-aside = { $foe-cap }: what does { $hero } keep out of this roll?
ask-rust-away = { $foe-cap }: what is lost to { $hero }?
ask-lost-card = What does { $hero } lose?
ask-refuge = To which city is { $hero } carried?
ask-retreat = Where does { $hero } fall back to?
ask-spoils = What do you take from { $hero }?
ask-compose = What do you offer { $hero }?
ask-answer = { $hero } has made an offer. What do you say?
ask-deal = { $city }: what do you buy, sell or have healed? You have { $gold } gold.
ask-upkeep = Do you pay { $ally-the }?
ask-grow = Do you spend experience? You have { $xp }; a token costs { $price }.
ask-pay = What do you pay with? { $xp } experience for { $boost }.
ask-guarded = The guard of { $hero } stands at { $total }. Do you add something?
ask-postmove = { $hero } has arrived. Do you use something?
ask-reveal = { $foe-cap }: do you use something at once?
ask-before = Before combat with { $foe-the }: does { $hero } use something?
ask-preroll = Before { $who-the } rolls: do you use something?
ask-rolled = { $who-cap }: { $total } against { $need }. Do you add something?
ask-hit = { $who-cap } hits { $foe-the } for { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }. Do you add something?
ask-wound = { $who-cap } is about to take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }. Do you avert any?
ask-felled = { $hero } is falling. Do you use something?
ask-turnend = The turn of { $hero } ends. Do you use something?

# Moves
do-pick-hero = { $hero-full }
do-roll = Roll { $dice } movement dice
do-rest = Rest: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, shed up to { $rest } exhaustion
do-stay = Stay and shed up to { $rest } exhaustion
do-step = Step to { $at }
do-pace = Go to { $at }, { $terrain }
do-stop = Stop here
do-reroll-die = Roll die { $die } again
do-reroll-done = That is all
do-city = { $city }
do-hex = { $at }
do-attempt = Take on the { $colour } adventure
do-face = Fight { $foe-the }
do-talk = Talk with { $hero }
do-duel = Attack { $hero }
do-pass = Go on
do-draw = Draw a { $colour } card
do-bury = Put it under the deck
do-peek = The { $colour } deck
do-venture = Do it
do-leave = Leave it
do-fork = … { $what }
do-stake = Stake { $gold } gold
do-attach = Under { $item-the }
do-keep = Keep { $card-the }
do-keep-instead = Keep { $card-the } and give up { $item-the }
do-decline = Do without { $card-the }
do-take-tokens = Take { $tokens }
do-whom = { $who-cap }
do-no-more = Nothing more
do-flee = Try to escape
do-fight-on = Fight on
do-attack = { $hero } attacks
do-ally-attack = { $ally-cap } attacks
do-defend = { $hero } defends
do-weaken = { $stat-cap }, now { $now }
do-blunt = { $phase-id ->
    [ranged] Ranged damage
    [melee] Melee damage
   *[magic] Magic damage
 }, now { $now }
do-lay-aside = Lay { $item-the } aside
do-use-all = Use everything
do-rust-away = Lose { $item-the }
do-lose = Lose { $card-the }
do-plunder = Take “{ $card }”
do-plunder-instead = Take “{ $card }” and give up { $item-the }
do-plunder-gold = Take all the gold ({ $gold })
do-plunder-nothing = Take nothing
do-offer-gold = Offer { $gold } gold
do-want-gold = Ask for { $gold } gold
do-offer-card = Offer { $card-the }
do-want-card = Ask for { $card-the }
do-drop-card = Leave out { $card-the }
do-clear-terms = Begin anew
do-propose = Make this offer
do-end-talks = End the talks
do-accept = Accept
do-refuse = Refuse
do-counter = Make another offer
do-buy = Buy { $card-the } for { $gold } gold
do-hire = Hire { $card-the } for { $gold } gold
do-sell = Sell { $card-the } for { $gold } gold
do-treat-wound = Have { $wounds ->
    [one] { $wounds } wound
   *[other] up to { $wounds } wounds
 } of { $who-the } healed for { $gold } gold
do-treat-exhaustion = Have all exhaustion of { $who-the } removed for { $gold } gold
do-leave-market = Leave the market
do-pay-ally = Pay { $ally-the }
do-dismiss = Dismiss { $ally-the }
do-grow = More { $boost }
do-grow-done = Spend no more
do-pay-tokens = Pay { $tokens }
do-discard = Discard { $card-the }
do-use = Use { $card-the }
do-use-own = { $hero } uses the ability
do-use-ally = { $ally-cap } helps
do-use-text = Use “{ $card }”

# Options, as the form of a new table offers them
name-option-pack = Content
    .hint = Which heroes, cards and lands you play with.
name-option-pack-base = As printed
name-option-heroes = Heroes
    .hint = How everybody comes by a hero.
name-option-heroes-random = By chance
name-option-heroes-pick = Chosen in turns
name-option-start = Who begins
name-option-start-random = By chance
name-option-start-first_seat = The first seat
name-option-pace = Pace
    .hint = What an experience token costs: less in a fast game, more in a long one.
name-option-pace-normal = Normal
name-option-pace-fast = Fast
name-option-pace-long = Long
name-option-doom = Doom track
    .hint = Finished adventures bring the final battle nearer, in which everybody fights the Dragon Lords in turn.
name-option-doom-alone = For one player
    .hint = Who plays alone could not lose without it.
name-option-doom-on = Always
name-option-doom-off = Never
name-option-hazards = Road hazards
    .hint = Who ends the day in the wild may be set upon.
name-option-softened = Softened losses
    .hint = A knocked-out hero loses gold, but no card.
name-option-item_limit = Item limit
    .hint = One item of each class and type, instead of two weapons and one armour.
name-option-ally_upkeep = Paid allies
    .hint = Any number of allies, who are paid one gold each in every city.
name-option-trophies = Battle trophies
    .hint = Who loses a duel loses nothing but what the winner takes.
name-option-turns = Turns at most
    .hint = After so many turns of each player the game is stopped; runes decide, then level, then gold.

# Steps of a turn
name-stage-setup = Setup
name-stage-refresh = Refresh
name-stage-movement = Movement
name-stage-adventure = Adventure
name-stage-market = Market
name-stage-experience = Experience
name-stage-turn_end = End of the turn
name-stage-finale = The final battle

# Standing orders
order-hero = { $card }: the ability
order-card = { $card }
fact-duel = heroes fight each other
fact-fall = my hero is about to fall

# The board in a terminal
board-turn = Turn { $turn }
board-open = on the table: { $card }
board-hazard = a hazard of the road: { $card }
board-legend-tokens = { $letters } adventure, a capital comes back
board-legend-undefeated = 1–6 undefeated
board-city = { $at }, cards { $cards }
board-market = On sale in { $city }: { $wares }
board-ware = { $card } ({ $gold })
board-deck = { $colour-cap }: deck { $cards }, reserve { $tokens }
board-stock = Market deck: { $cards }
board-event = Event: { $card }: { $does }
board-undefeated = Undefeated: { $cards }
board-doom = Doom tokens { $tokens } of { $all }; cards on the track: { $cards }; { $number } bring a token
board-finale = The final battle: { $heroes }
board-fighter = { $hero } (red cards { $cards })
board-fallen = { $hero }, fallen (red cards { $cards })
board-unplaced = not on the map yet
board-experience = experience { $xp }, a token costs { $price }
board-gold = gold { $count }
board-level = level { $count }
board-runes = Dragon Runes { $count }
board-locked = closed: { $colours }
board-figures = wounds { $wounds }/{ $life }, exhaustion { $exhaustion }/{ $strength }
board-items = Items: { $cards }
board-kept = Kept: { $cards }
board-tasks = Tasks: { $cards }
board-dice = Movement dice: { $faces }
board-way = way: { $hexes }
board-trade = { $hero } gives { $other }: { $gives }; in return: { $gets }
board-fight = { $hero } against { $foe-the }: wounds { $wounds }/{ $life }
board-before-combat = before combat
board-escape = round { $round }, escape
board-phase = round { $round }, { $phase } phase
board-number = number { $number }
board-odds-attack = { $who-cap } attacks: { $success } %; wounds given { $given }, taken { $taken }; the fight is won { $win } %
board-odds-defence = { $who-cap } defends: { $success } %; wounds taken { $taken }; the fight is won { $win } %
board-roll = { $who-cap }, { $stat }: { $dice }
board-need = needed: { $need }
board-packet = { $who-cap }: wounds to come { $wounds }
