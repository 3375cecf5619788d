harbour-welcome = A home port for tabletop adventures
harbour-lead = Printed board games with their full rules, in your browser. With friends, from one sofa or five cities, and bots in the empty seats.
harbour-play = Play now
harbour-friends = Play with friends
harbour-quick = { $title }, you against { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 }.
harbour-change = Change
harbour-learn = Guided first game
harbour-players = Players
harbour-role = You play
harbour-any-role = Let chance decide
harbour-level = Bots

harbour-mine = Your tables
harbour-open = Open tables
harbour-watch = Games to watch
harbour-new = New table
harbour-none-mine = No tables yet. “Play now” starts a game against bots; friends need nothing but a link.
harbour-none-open = Nobody is looking for players right now. Open a public table and somebody may come.
harbour-none-watch = No public game is on right now.
harbour-more = Show { $count } more
harbour-state-gathering = Ready to begin
harbour-state-playing = In play
harbour-state-over = Finished
harbour-free-seat = free seat
harbour-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
 }
harbour-your-turn = Your turn
harbour-go-on = Go on
harbour-sit-down = Sit down
harbour-look-on = Watch

harbour-join = Join a table
harbour-join-field = Link or code
harbour-join-example = Paste what your friend sent you
harbour-join-go = To the table
harbour-join-wrong = This is neither a link to a table nor a code. A code is made of letters and digits alone.

harbour-shelf = On the shelf
harbour-about-ahoy = Ships, smugglers and a growing sea: every side plays by rules of its own.
harbour-about-pirates7 = Choose a pirate in secret, raid caravans with dice thrown into the box lid, and sell the loot where it is wanted.
harbour-about-rumbones = Two pirate ships, side by side: lead Heroes over the planks, swing on the rigging, smash the enemy’s ship. Mind the noise: something below is listening.
harbour-about-rumbones2 = Sea folk against an armada: choose who acts next, buy and hone your heroes’ skills, wreck the enemy’s ships. Or everybody alone, to the last life.
harbour-about-runebound = A wide world, four colours of adventure and a Dragon Lord at the end of it: travel by the dice, fight, trade, grow. Alone against doom, or up to six in a race.
harbour-about-four = Four discs in a line. A minute to learn.
harbour-seats = { $kind ->
    [same] { $least } players
   *[range] { $least } to { $most } players
 }
harbour-time = about { $minutes } minutes
harbour-play-this = Play now
harbour-set-up = Set up
harbour-rules = Rules

harbour-new-title = Set up a table
harbour-game = Game
harbour-seats-title = Who plays
harbour-who = Who plays { $role }
harbour-seat-me = I play
harbour-seat-open = Open seat
harbour-seat-name = Name for { $role }
harbour-seat-name-hint = Name (else { $name })
harbour-seats-note = You get a link for the open seats.
harbour-hot-seat = You share this device: the table is covered between players who hold secrets.
harbour-not-playing = You do not play yourself, but you may watch.
harbour-terms = Agreed beforehand
harbour-public = Public
harbour-public-hint = Listed here for everybody; otherwise only the link leads to it.
harbour-spectators = Spectators
harbour-spectators-hint = Others may watch, and never see anybody’s secrets.
harbour-shuffle = Draw lots for seats
harbour-shuffle-hint = Who plays which side is decided when the game begins.
harbour-practice = Practice table
harbour-practice-hint = Everything can be undone, throws and all; table, result and record say so.
harbour-grace = Seconds away before a bot may step in
harbour-pace = How fast bots play
harbour-pace-instant = At once
harbour-pace-quick = Quick
harbour-pace-human = Like people
harbour-clock = Clock
harbour-clock-none = None
harbour-clock-decision = Per decision
harbour-clock-reserve = Per player
harbour-seconds = Seconds per decision
harbour-minutes = Minutes for the game
harbour-increment = Seconds added per decision
harbour-at-zero = When time is up
harbour-at-zero-bot = A bot decides
harbour-at-zero-lose = The player loses
harbour-options = Variants
harbour-cancel = Cancel
harbour-begin = Begin the game
harbour-open-table = Open the table
