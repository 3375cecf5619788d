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
rumbones2-tip-points = A side with { $goal } victory points wins at once. They come from enemy heroes, equipment and sea monsters
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
rumbones2-do-upgrade = Turn: { $skill }
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
rumbones2-scene-kraken-text = A gangplank breaks, and whoever stood on it is overboard. The side that called it loudest suffers first; from now on it rages in every round.
rumbones2-scene-dragon = The Sea Dragon rises!
rumbones2-scene-dragon-text = It obeys whoever called it and has an activation of its own in every round.
rumbones2-scene-close = { $what }: fight on
