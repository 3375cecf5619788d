# The page
table-title = Table
table-heading = { $game }: the table
table-loading = Laying out the table…
table-again = Try again
table-to-harbour = To the harbour
table-offline = No connection. Trying again…
table-board = Board
table-side = Moves, story and talk
table-shown = What is shown
table-show-result = Result
table-show-board = Board

# Turns and decisions
table-decision = Decision
table-your-turn = Your turn.
table-you-watch = You are watching.
table-your-move = Make your move.
table-waits-for = { $count ->
    [one] { $who } has to decide.
   *[other] { $who } have to decide.
 }
table-asked = { $count ->
    [one] { $who } is asked: “{ $ask }”
   *[other] { $who } are asked: “{ $ask }”
 }
table-any-of-you = Any one of your side decides: { $ask }
table-any-waits-for = Any one of these may decide: { $who }.
table-a-moment = One moment…
table-is-over = The game is over.
table-decides = Has to decide now.
table-rule = Rule { $rule }

# Tools
table-undo = Undo
table-undo-free = Take back the last move
table-undo-ask = Ask to take back: { $who }
table-undo-none = Nothing to take back
table-undo-held = Dice have been thrown or secrets revealed since; bots do not agree to take that back
table-undo-stands = Dice have been thrown or secrets revealed since; outside a practice table that stands
table-hint = Hint
table-hint-long = Ask a bot for a hint
table-hint-why = Won { $percent }% of { $tried } imagined games (of { $imagined } in all).
table-hint-brings = What follows: { $what }
table-hint-clear = Clearly better than “{ $move }” ({ $percent }%).
table-hint-slight = A little better than “{ $move }” ({ $percent }%).
table-hint-even = “{ $move }” is about as good ({ $percent }%).
table-hint-play = Play it
table-hint-close = Close the hint
table-hint-nothing = The bot sees no difference between the moves.
table-moves = Moves
table-moves-long = All legal moves in words
table-search = Find a move
table-no-moves = Nothing to decide right now.
table-no-such-move = No move with these words.
table-asides = Moves that are not suggested
table-log = Story
table-log-long = The story of the game
table-log-empty = Nothing has happened yet.
table-log-newer = New lines
table-log-earlier = Earlier lines
table-recap = While you were away
table-recap-close = Close this summary
table-recap-left = { $count ->
    [one] One more line is in the story.
   *[other] { $count } more lines are in the story.
 }
table-round = Round { $round }
table-talk = Talk
table-talk-long = Talk at the table
table-talk-empty = Nobody has said anything yet.
table-say = Say something
table-side-number = Side { $number }
table-say-to = Who hears it
table-say-to-all = Everybody
table-say-to-side = My side
table-said-to-side = to your side
table-send = Send
table-mute = Mute { $name }
table-unmute = Listen to { $name } again
table-muted = muted
table-more = More
table-more-long = More about this table
table-help = Help
table-rules = Rules of { $game }
table-look-back = Look back
table-shortcuts = Keyboard
table-key-numbers = Play a move from the list
table-key-back = One step back
table-key-arrows = From piece to piece
table-key-help = This help

# People
table-players = Players
table-seat-open = Open seat
table-bot-random = Bot, plays at random
table-bot-greedy = Bot, greedy
table-bot-easy = Bot, easy
table-bot-medium = Bot, medium
table-bot-hard = Bot, hard
table-bot-other = Bot { $bot }
table-is-bot = A bot plays here
table-here = At the table
table-away = Away
table-thinking = Thinking…
table-time-left = Time left
table-conceded = Has given up
table-deputy = Away; { $bot } plays for now
table-deputy-mine = A bot is playing for you.
table-deputy-back = I am back
table-deputy-for-me = Let a bot play for me
table-deputy-for-them = Let a bot play for them
table-deputy-soon = A bot may step in for them in { $seconds } s.
table-watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
 }

# Leaving
table-leave = Leaving early
table-concede = Give up
table-concede-sure = Do you really give up as { $who }? This cannot be taken back.
table-concede-no = Play on
table-concede-yes = Give up

# Taking back with consent
table-take-back = Take back?
table-take-back-asks = { $moves ->
    [one] { $who } asks you to agree to take back { $moves } move:
   *[other] { $who } asks you to agree to take back { $moves } moves:
 }
table-take-back-lines = What would be taken back
table-take-back-yes = I agree
table-take-back-no = No
table-take-back-waits = { $moves ->
    [one] You asked to take back { $moves } move. Waiting for an answer: { $who }
   *[other] You asked to take back { $moves } moves. Waiting for an answer: { $who }
 }
table-take-back-withdraw = Never mind

# A word before a move
table-sure = Make this move?
table-sure-final = This cannot be taken back.
table-sure-yes = Do it
table-sure-no = Not yet

# Handing the device over
table-curtain-for = Hand the device to { $who }
table-curtain-who = Who is holding the device?
table-curtain-why = Everybody here has secrets. Nobody else should look now.
table-curtain-lift = I play { $who }

# Gathering
table-gathering = The crew is gathering.
table-seats = Seats
table-sit = Sit here
table-sit-too = Play this one too
table-remove = Remove
table-who-sits = Who plays { $seat }
table-is-ready = Ready
table-is-not-ready = Not ready yet
table-ready = I am ready
table-not-ready = Not ready after all
table-start = Cast off
table-wait-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
 }
table-wait-ready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
 }
table-wait-host = Everybody is ready. The host casts off.
table-all-set = Everybody is ready. Cast off when you like!
table-shuffle-note = The seats are dealt anew when the game begins.
table-get-up = Get up from the table
table-delete = Clear the table away
table-delete-sure = The table disappears for everybody who sits at it.
table-delete-no = Keep it
table-delete-yes = Clear it away
table-invite = Invite
table-invite-play = Whoever has this link can sit down:
table-invite-watch = Whoever has this link can watch:
table-invite-copy = Copy
table-invite-share = Share
table-invite-copied = The link is copied.
table-invite-by-hand = Please select the link and copy it.
table-public = Listed in the harbour
table-private = By link only
table-spectators = Others may watch
table-no-spectators = No spectators
table-clock-none = No clock
table-clock-decision = { $seconds } seconds per decision
table-clock-reserve = { $minutes } minutes plus { $increment } seconds per decision
table-zero-bot = When time is up, a bot decides
table-zero-lose = When time is up, the game is lost
table-grace = { $seconds ->
    [0] A bot may step in at once for anybody who is away
   *[other] A bot may step in after { $seconds } seconds away
 }
table-practice = Practice
table-practice-long = Practice table: everything can be undone, throws and all
table-pack = Content: { $pack }
table-practiced = A practice game: everything could be undone.
table-pace-instant = Bots play at once
table-pace-quick = Bots play quickly
table-pace-human = Bots take their time

# The roll call
table-roll = The seals are being opened
table-roll-why = Everybody has sealed their share of the dice. Now all seals are opened together, and then the game begins.
table-roll-waits = Still closed: { $who }.
table-roll-foreign = Your seal was made in another browser. Open this table there, or call the start off and seal anew here.
table-roll-off = Call the start off

# Fairness
table-fair = Fair dice
table-fair-why = Before the first move the harbour and everybody at the table seal their share of the chance, and only then do the players open theirs: nobody can choose the dice, not even the host. After the end anybody can check every die and every card.
table-fair-seal = The seal (SHA-256 of the seed)
table-fair-sealed = Sealed by { $who }
table-fair-entropy = Thrown in by { $who }
table-verify = Check this game
table-download = Download the record
table-seal-good = The seed and what everybody threw in fit the seals that were shown before the first move.
table-seal-bad = What was opened does not fit the seals that were shown!
table-record-good = All { $steps } moves, dice and cards follow from the seed.
table-record-bad = The record does not hold up: { $flaw }

# The result
table-won = { $sides ->
    [one] { $count ->
        [one] Victory: { $who }
       *[other] { $who } win together
    }
   *[other] { $who } share the victory
 }
table-you-won = You won as { $who }!
table-draw = A draw
table-all-won = Everybody wins
table-nobody-won = Nobody wins
table-ended-rules = The game was played to its end.
table-ended-conceded = Gave up: { $who }.
table-ended-time = Out of time: { $who }.
table-ended-adjourned = The game was broken off.
table-ended-outgrown = The rules of this game have changed since, so it could not go on.
table-outgrown = It was played by earlier rules. Board and story are shown as far as today’s rules lead the same way; the result stands as it was.
table-places = Places and scores
table-place = Place
table-player = Player
table-tally = Scores of round { $round }
table-tally-close = Close the scores
table-total = Total
table-rematch = Play again
table-rematch-join = To the next game
table-again-title = Once more
table-again-ask = Once more with the same people?
table-again-bots = Once more?
table-again-asked = { $count ->
    [one] { $who } would like to play again.
   *[other] { $who } would like to play again.
 }
table-again-too = { $count ->
    [one] { $who } is coming too.
   *[other] { $who } are coming too.
 }
table-again-not = { $count ->
    [one] { $who } will not play again.
   *[other] { $who } will not play again.
 }
table-again-waits = You said yes. Waiting for: { $who }.
table-again-yes = You said yes.
table-again-there = The next game is laid out.
table-again-no = Not now
table-again-now = Do not wait: open their seats
table-replay = Watch the replay
table-tale-save = Save the tale
table-tale-title = A tale of { $game }
table-tale-player = { $part } ({ $who })
table-tale-end = Told by Freeport.
table-chart-said = A line chart over { $rounds } rounds, with a line for every player; the table above holds the final scores.
table-chart-below = Round
table-chart-over = A line chart with a line for every player. Below it: { $below }, 0 to { $count }. The table above holds the final scores.

# Connect Four
table-four-board = The grid: seven columns
table-four-column = Column { $column }, from the bottom: { $discs }
table-four-summary = { $discs ->
    [0] The grid is empty.
    [one] { $discs } disc lies in the grid.
   *[other] { $discs } discs lie in the grid.
 }
