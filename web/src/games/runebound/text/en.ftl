runebound-world = The world
runebound-your-move = Your move
runebound-back = Back

# fights
runebound-fight-title = { $hero } against { $foe }
runebound-fight-round = Round { $round }
runebound-fight-not-yet = Before combat
runebound-fight-beats = The course of a round
runebound-fight-before = Before combat
runebound-fight-escape = Escape
runebound-fight-ranged = Ranged
runebound-fight-melee = Melee
runebound-fight-magic = Magic
runebound-fight-enemy = Enemy
runebound-fight-life = Life left
runebound-fight-exhaustion = Exhaustion
runebound-fight-attacked = Has attacked in this round: { $phase }
runebound-fight-row = { $phase }: adds { $value }, damage { $damage }
runebound-fight-row-foe = { $phase }: { $value } must be reached, damage { $damage }
runebound-fight-row-damage = { $phase }: damage { $damage }
runebound-fight-leads = { $hero } attacks in this round
runebound-fight-guards = { $hero } defends in this round
runebound-fight-number = The number to reach: { $number }
runebound-fight-finale = The final battle, without escape. Red cards still to be won: { $left }. Heroes still waiting: { $waiting }.
runebound-fight-won = { $hero } has won
runebound-fight-lost = { $hero } has fallen
runebound-fight-escaped = { $hero } got away
runebound-fight-duel-won = { $hero } has won the duel
runebound-fight-broken-off = The fight was broken off
runebound-fight-result = How the fight ended
runebound-fight-close = Put away

# throws and odds
runebound-roll-panel = The test
runebound-roll-close = Put away
runebound-roll-attack = { $who }: attack
runebound-roll-defence = { $who }: defence
runebound-roll-guard = { $who }: guard
runebound-roll-escape = { $who }: escape
runebound-roll-test = { $who }: test
runebound-roll-need = needs
runebound-roll-needs = { $need } must be reached
runebound-roll-again = Thrown again
runebound-roll-good = enough
runebound-roll-bad = not enough
runebound-roll-said = { $one } and { $two }, { $stat } { $added }: { $total }
runebound-roll-said-before = Two dice, { $stat } { $added }
runebound-roll-percent = { $share }%
runebound-roll-hardly = <1%
runebound-roll-nearly = >99%
runebound-roll-chance = Succeeds in { $share } of the throws
runebound-roll-total = Comes to { $total }
runebound-roll-total-good = Comes to { $total }: enough
runebound-roll-total-bad = Comes to { $total }: not enough
runebound-roll-given = Deals { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
runebound-roll-taken = A failure costs { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
 }
runebound-roll-left = { $wounds ->
    [one] { $wounds } wound is
   *[other] { $wounds } wounds are
 } left to take
runebound-roll-win = The fight is won in { $share } of all cases

# markets
runebound-market-title = The market of { $city }
runebound-market-parts = Parts of the market
runebound-market-stalls = Stalls
runebound-market-sell = Sell
runebound-market-healer = Healer
runebound-market-gold = Your gold
runebound-market-close = Close
runebound-market-ally = Ally
runebound-market-figures = Life { $life }, strength { $strength }
runebound-market-printed = Printed price: { $gold }
runebound-market-buy = Buy
runebound-market-hire = Hire
runebound-market-dear = Too dear
runebound-market-why = Why not?
runebound-market-do-sell = Sell
runebound-market-why-not-sold = Not for sale: why?
runebound-market-empty = The stalls are empty.
runebound-market-nothing = You have nothing to sell.
runebound-market-healthy = Nobody needs the healer, or nobody can be paid for.

# talks
runebound-trade-title = { $one } talks with { $other }
runebound-trade-speaks = Put your offer to { $hero } together.
runebound-trade-answers = { $hero } has made you this offer.
runebound-trade-composes = { $hero } is putting an offer together.
runebound-trade-considers = { $hero } is thinking it over.
runebound-trade-you-give = You give
runebound-trade-gives = { $hero } gives
runebound-trade-purse = Gold in the purse
runebound-trade-nothing = nothing
runebound-trade-gold = { $gold } gold
runebound-trade-dropped = { $card } is discarded
runebound-trade-add-gold = Offer { $gold } more gold
runebound-trade-want-gold = Ask for { $gold } more gold
runebound-trade-add-card = Offer: { $card }
runebound-trade-want-card = Ask for: { $card }
runebound-trade-down = Used already: it stays face down
runebound-trade-room = There is no room for all that. What is discarded?
runebound-trade-drop = Discard: { $card }
runebound-trade-cannot = Why can I not accept?
runebound-trade-cannot-propose = Why can I not offer this?
runebound-trade-binding = Accepted is agreed: both sides exchange at once.
