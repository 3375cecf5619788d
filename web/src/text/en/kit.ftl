kit-close = Close
kit-fewer = Fewer
kit-further = More
kit-dismiss = Dismiss this message
kit-rule = Rule { $rule }
kit-skip = Skip to the page
kit-home = Freeport, to the harbour
kit-nav = Pages
kit-nav-harbour = Harbour
kit-nav-rules = Rulebook
kit-nav-settings = Settings
kit-nav-account = Account: { $name }
kit-waiting = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
 }
kit-language = Language
kit-language-failed = The words of that language could not be loaded. Are you online?
kit-loading = Loading
kit-page-failed = This page could not be loaded. Perhaps you are offline, or Freeport was just updated.
kit-again = Try again
kit-old-page = Freeport was renewed while this page was open.
kit-reload = Reload
kit-your-turn = It is your turn
kit-call-sample = This is how Freeport calls you when it is your turn.
kit-lost-title = Off the chart
kit-lost-text = There is nothing at this address. The table may have been cleared away, or the link has a typo.
kit-lost-home = Back to the harbour
kit-game-ahoy = Ahoy
kit-game-four = Connect Four
kit-game-pirates7 = Pirates of the 7 Seas
