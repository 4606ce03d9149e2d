var e=Object.assign({"../../../src/serai/text/en/table-web.ftl":`

web-pages = Pages
web-page-lobby = Tables
web-page-games = My games
web-page-rules = Rules
web-page-learn = { web-learn }
web-page-puzzles = Puzzles
web-page-challenge = A challenge
web-page-verify = Check a record
web-page-replay = Replay
web-page-statistics = Statistics
web-page-mail = Mails
web-page-nowhere = There is nothing at this address
web-page-failed = A part of this page could not be loaded
web-reload = Try again
web-home = Home
web-settings = Settings


web-play = Play
web-setting-up = The table is being set up. The first time on a computer, this takes a little longer.
web-against = against
web-invite = Invite a friend
web-tables = Tables
web-learn = Learn
web-not-open = The temple opens soon
web-opening = One moment …
web-practice = Practice
web-you = You
web-empty-seat = Empty seat
web-company = at the table
web-your-colour = Your colour
web-level = { $level } · { $strength } { $stars }
web-colour-red = Red
web-colour-yellow = Yellow
web-colour-green = Green
web-colour-blue = Blue
web-colour-brown = Brown


web-title-your-turn = ● Your turn · Serai
web-title-table = { $game } · Serai
web-goods-tokens = Goods tokens
web-tokens-left = { $good }: { $count ->
    [0] none left
   *[other] { $values }
}
web-bonus-piles = Bonus tokens, face down
web-bonus-left = Bonus for { $pile ->
    [3] three
    [4] four
   *[5] five or more
}: { $count } left
web-stock = Tokens and deck
web-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-discard = { $count ->
    [0] Nothing sold yet
   *[other] Sold: { $cards }
}
web-market = Market
web-your-move = Your move
web-happening = What happens
web-your-side = Your side
web-card-market = { $card }, place { $place } of the market
web-card-hand = { $card }, in your hand
web-card-hand-of = { $card }, in the hand of { $player }
web-hand = Your hand, { $count } of { $limit }
web-hand-of-limit = { $count } of { $limit }
web-hand-of = { $player }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-herd = Herd: { $count ->
    [one] 1 camel
   *[other] { $count } camels
}
web-herd-more = Give one more camel ({ $given } of { $count } chosen)
web-herd-fewer = Give one camel fewer ({ $given } of { $count } chosen)
web-herd-hidden = The size of this herd is not told
web-rupees = { $count ->
    [one] 1 rupee
   *[other] { $count } rupees
}, { $bonuses ->
    [one] 1 bonus token
   *[other] { $bonuses } bonus tokens
}
web-seals = Seals: { $count } of { $target }
web-time-left = { $time } left
web-thinking = thinking
web-away = { $minutes ->
    [0] away for a moment
    [one] away for 1 minute
   *[other] away for { $minutes } minutes
}
web-left = has left
web-stand-in = a computer player stands in
web-your-turn = Your turn
web-to-act = to act
web-do = Choose
web-do-take = Take
web-do-camels = Take
web-do-swap = Exchange
web-do-sell = Sell
web-let-go = Let go (Esc)
web-camels-cost-nothing = Camels are taken for nothing: give no card for them (J-T5)
web-looking-back = This is how it was.
web-back-to-now = Back to now
web-look-here = See this moment
web-again = Last turn again
web-log = Log
web-result = Result
web-lost = The connection is lost. Your table is kept; we are coming back …
web-match-over = The match is over.
web-watching = You are watching ({ $count })
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-reclaim = Take my seat back
web-resign-no = Play on
web-rules = Rules


web-chat = Chat


web-round = Round { $number }
web-no-winner = Nobody wins this match
web-replay = Replay
web-see-table = See the table


web-close = Close
web-absent-away = { $player } has been away { $minutes ->
    [0] for a moment
    [one] for 1 minute
   *[other] for { $minutes } minutes
}.
web-absent-left = { $player } left the table { $minutes ->
    [0] a moment ago
    [one] 1 minute ago
   *[other] { $minutes } minutes ago
}.
web-call-stand-in = A stand-in for { $player }
web-stood-in = A computer player is standing in for you.
web-leave = Leave the table
web-no-table = There is no such table
web-no-table-told = The link may be mistyped, or the table has been cleared away.
`,"../../../src/serai/text/en/table.ftl":`

unofficial-notice = Serai is an unofficial project, not affiliated with or endorsed by the publishers or authors of the games.
language-en = English
language-fr = Français
language-it = Italiano

list-two = { $first } and { $last }
list-more = { $first }, { $next }
another-player = Another player


level-apprentice = Apprentice
level-peddler = Peddler
level-stallholder = Stallholder
level-merchant = Merchant
level-caravaneer = Caravaneer
level-treasurer = Treasurer
level-maharaja = Maharaja
level-strength-apprentice = learning the game
level-strength-peddler = easy
level-strength-stallholder = fair
level-strength-merchant = good
level-strength-caravaneer = strong
level-strength-treasurer = very strong
level-strength-maharaja = the strongest
player-unnamed = Guest { $number }
player-random = Random
player-greedy = Greedy
player-trader = Trader


error-internal = Something went wrong at our end. Your table is safe; try again in a moment.
error-unsupported-version = Page and server do not match. Reload the page.


phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-rematch = Another one?
phrase-goodbye = Goodbye!
`,"../../../src/serai/text/eschnapur/en/card.ftl":`
game-eschnapur = Eschnapur
game-eschnapur-tagline = Three to five explorers in a golden temple
web-points-eschnapur = Points { $points }
game-eschnapur-company = { $count ->
    [one] 1 explorer
   *[other] { $count } explorers
}
`,"../../../src/serai/text/jaipur/en/card.ftl":`
game-jaipur = Jaipur
game-jaipur-tagline = A market duel for two merchants
web-points-jaipur = Seals { $points }
`});export{e as sources};