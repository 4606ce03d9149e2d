### The browser's own words in English.

## Pages and settings

web-pages = Pages
web-page-lobby = Tables
web-page-games = My games
web-page-rules = Rules
web-page-verify = Check a record
web-page-replay = Replay
web-page-nowhere = There is nothing at this address
web-page-failed = This page could not be loaded
web-reload = Try again
web-home = Home
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-sound = Sound
web-no-motion = Less motion
web-your-name = Your name

## Home and tables

web-play = Play
web-setting-up = The table is being set up. The first time on a computer, this takes a few seconds.
web-against = against
web-invite = Invite a friend
web-tables = Tables
web-learn = Learn
web-not-open = The temple opens soon
web-opening = One moment …
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting just now. Open a table of your own below.
web-live-tables = Being played
web-no-live-tables = No game is being played in the open just now.
web-which-game = Which game
web-own-table = A table of your own
web-anybody = Anybody
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 3 minutes + 5 seconds a move
web-clock-calm = 15 minutes + 15 seconds a move
web-clock-told = { $minutes } min + { $increment } s
web-table-options = Options
web-seals-2 = A match for two seals
web-seals-1 = A single round
web-open-herds = Herds in sight
web-practice-option = Practice: what is known is shown
web-practice = Practice
web-open-table = Open the table
web-sit = Sit down
web-watch = Watch
web-guest = Guest
web-you = You
web-empty-seat = Empty seat
web-games-going = Going on
web-games-none = No game is waiting for you.
web-games-over = Played
web-go-back = Go back
web-data = What is kept about you
web-data-told = No account: this browser holds the keys to your seats. The server keeps your name, your moves and what you said.
web-data-take = Take it along
web-data-erase = Erase it
web-data-sure = Your name and words are erased, and your seats are given up. Go on?
web-erased = Your name and what you said have been erased.

## Waiting for somebody

web-waiting = { $count ->
    [one] Waiting for your guest
   *[other] Waiting for { $count } guests
}
web-invited = You are invited to a table of { $game }
web-share-told = Send this link, or let it be scanned. The game begins when { $count ->
    [2] the seat is taken
   *[other] every seat is taken
}.
web-link = Link to this table
web-qr = The link as a code to scan
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-invite-text = A game of { $game }?
web-fill = Play against the { $level } instead
web-fill-seat = Add a computer player ({ $level })
web-leave = Leave the table
web-no-table = There is no such table
web-no-table-told = The link may be mistyped, or the table has been cleared away.

## The table

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
web-your-side = Your side
web-card-market = { $card }, place { $place } of the market
web-card-hand = { $card }, in your hand
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
web-seals = { $count } of { $target } seals
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
web-fill-away = Let a computer player stand in for { $player }
web-resign = Resign
web-resign-sure = Give this match up?
web-resign-yes = Resign
web-resign-no = Play on
web-rules = Rules

## Chat

web-chat = Chat
web-chat-quiet = Nothing said yet.
web-chat-write = Say something
web-chat-send = Say
web-chat-off = Switch chat off
web-chat-on = Switch chat on
web-chat-is-off = Chat is off.

## Ends

web-count-title = The count of round { $number }
web-count-skip = Skip the counting
web-next-round = Next round
web-count-last = Go on
web-round = Round { $number }
web-scores = Rupees by round
web-you-win = You win the match!
web-player-wins = { $player } wins the match
web-no-winner = Nobody wins this match
web-rematch = Rematch
web-rematch-accept = Accept the rematch
web-replay = Replay
web-check-dealing = Check the dealing
web-record = Save the record
web-see-table = See the table

## Rules, replay, check

web-rules-other = The rules of { $game }
web-rules-contents = Contents
web-replay-none = There is no record of this table. It opens once the game is over.
web-replay-first = To the beginning
web-replay-back = One back
web-replay-on = One on
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Stop
web-replay-moment = Moment { $moment } of { $count }
web-replay-open = Open a record file
web-verify-told = Choose a record file. It is checked here in your browser: the promise made before the game, every shuffle, every move and every result. Nothing is sent anywhere.
web-verify-choose = Choose a file
web-verify-drop = or drop it here
web-verify-again = Check another
web-verify-good = Everything is in order
web-verify-bad = This record does not hold
web-verify-not-json = This file is not a record: it cannot be read as JSON.
web-verify-other-game = This page knows no game called { $game }.
web-verify-shape = This file lacks what a record has: { $what }.
web-verify-commitment = The promise made before the game fits the secret
web-verify-commitment-bad = The secret is not the one that was promised
web-verify-held = It is the promise this browser was given when you sat down
web-verify-held-bad = It is not the promise this browser was given when you sat down
web-verify-starter = Round { $round }: the right player began
web-verify-starter-bad = Round { $round }: the wrong player began
web-verify-deal = Round { $round }: cards and bonus tokens lie as the secret says
web-verify-deal-bad = Round { $round }: cards or bonus tokens do not lie as the secret says
web-verify-moves = Round { $round }: { $count ->
    [one] 1 legal move
   *[other] all { $count } moves are legal
}
web-verify-move-bad = Round { $round }, move { $move } ({ $notation }): { $why }
web-verify-unfinished = Round { $round } was broken off
web-verify-scores = Round { $round }: { $first } to { $second }, as recorded
web-verify-scores-bad = Round { $round }: the moves give { $first } to { $second }, the record says otherwise
web-verify-winner = The winner is as recorded
web-verify-winner-bad = The record names another winner than the rounds give
web-verify-digest = The record is as it was sealed
web-verify-digest-bad = The record has been changed since it was sealed
web-verify-no-crypto = This browser offers its cryptography only over an encrypted connection. Open the page by https, or on the server’s own machine.
web-drawing-take = One good, and the deck fills the gap
web-drawing-swap = Two or more for as many
web-drawing-camels = All the camels at once
web-drawing-sell = Three leather: three tokens and a bonus
web-company = at the table
web-company-count = { $count } explorers
