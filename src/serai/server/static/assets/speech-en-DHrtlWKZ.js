var e=Object.assign({"../../../src/serai/text/en/jaipur.ftl":`### Jaipur in English: cards, what happened, what a move would do, why one is refused.
### Cards, seats and values are prepared from the facts (facts.json): $cards is a phrase, $cards_count and $cards_kind
### go with it; $player is a name, $you says whether it is the reader (yes, no, nobody).

## Goods and cards

jaipur-good-D = Diamonds
jaipur-good-G = Gold
jaipur-good-S = Silver
jaipur-good-C = Cloth
jaipur-good-P = Spice
jaipur-good-L = Leather
jaipur-good-M = Camels

jaipur-card-D = { $count ->
    [one] a diamond
   *[other] { $count } diamonds
}
jaipur-card-G = { $count ->
    [one] gold
   *[other] { $count } gold
}
jaipur-card-S = { $count ->
    [one] silver
   *[other] { $count } silver
}
jaipur-card-C = { $count ->
    [one] cloth
   *[other] { $count } cloth
}
jaipur-card-P = { $count ->
    [one] spice
   *[other] { $count } spice
}
jaipur-card-L = { $count ->
    [one] leather
   *[other] { $count } leather
}
jaipur-card-M = { $count ->
    [one] a camel
   *[other] { $count } camels
}

## What happened

jaipur-event-round-start = Round { $number }: { $starter_you ->
    [yes] you begin
   *[no] { $starter } begins
}. At the market: { $market }.{ jaipur-dealt }
# Only the reader's own cards: nothing for a spectator.
jaipur-dealt = { $hand_count ->
    [0] { $herd ->
        [0] {""}
       *[other] {" "}Your hand is empty; your herd: { jaipur-herd }.
    }
   *[other] {" "}Your hand: { $hand }{ $herd ->
        [0] {""}
       *[other] ; your herd: { jaipur-herd }
    }.
}
jaipur-herd = { $herd ->
    [one] 1 camel
   *[other] { $herd } camels
}
jaipur-event-take = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}{ jaipur-drawn }
jaipur-event-camels = { $you ->
    [yes] You lead { jaipur-caravan } to your herd.
   *[no] { $player } leads { jaipur-caravan } home.
}{ jaipur-drawn }
jaipur-caravan = { $count ->
    [one] the camel
   *[other] all { $count } camels
}
jaipur-drawn = { $drawn_count ->
    [0] {""}
   *[other] {" "}New at the market: { $drawn }.
}
jaipur-event-swap = { $you ->
    [yes] You exchange { $given } for { $taken }.
   *[no] { $player } exchanges { $given } for { $taken }.
}
jaipur-event-sell = { $you ->
    [yes] You sell { $cards }
   *[no] { $player } sells { $cards }
}{ $tokens_count ->
    [0] {" "}with no tokens left
    [1] {" "}for { jaipur-paid }
   *[other] {" "}for { $tokens } = { jaipur-paid }
}{ $bonus ->
    [0] { jaipur-no-bonus }
   *[other] , plus { jaipur-bonus }{ $value ->
        [0] {""}
        [one] {" "}worth 1 rupee
       *[other] {" "}worth { $value } rupees
    }
}.
jaipur-paid = { $tokens_total ->
    [one] 1 rupee
   *[other] { $tokens_total } rupees
}
jaipur-bonus = { $bonus ->
    [3] a bonus for three
    [4] a bonus for four
   *[5] a bonus for five
}
# A sale of three or more earns nothing beside its tokens once that pile is empty (J-X5).
jaipur-no-bonus = { $cards_count ->
    [1] {""}
    [2] {""}
    [3] ; no bonus for three is left
    [4] ; no bonus for four is left
   *[other] ; no bonus for five is left
}
jaipur-event-round-end = { jaipur-round-why } { jaipur-round-camel } { jaipur-round-seal }
jaipur-round-why = Round { $number } is over: { $reason ->
    [three-piles] three kinds of goods have run out of tokens.
   *[market-short] the deck cannot fill the market any more.
}
jaipur-round-camel = { $camel_you ->
    [yes] With { jaipur-herds }, you get the camel token and its 5 rupees.
    [nobody] The herds are equal, so nobody gets the camel token.
   *[no] With { jaipur-herds }, { $camel } gets the camel token and its 5 rupees.
}
jaipur-herds = { $herds_most ->
    [one] 1 camel to { $herds_least }
   *[other] { $herds_most } camels to { $herds_least }
}
jaipur-round-seal = { $decided ->
    [rupees] { $you ->
        [yes] You win the seal, { jaipur-fortunes } to { $scores_least }.
       *[no] { $player } wins the seal, { jaipur-fortunes } to { $scores_least }.
    }
    [bonuses] Both have { jaipur-fortunes }; { $you ->
        [yes] you have more bonus tokens, { $bonus_values_most } to { $bonus_values_least }, and win the seal.
       *[no] { $player } has more bonus tokens, { $bonus_values_most } to { $bonus_values_least }, and wins the seal.
    }
    [goods] Both have { jaipur-fortunes } and { jaipur-bonuses }; { $you ->
        [yes] you have more goods tokens, { $goods_tokens_most } to { $goods_tokens_least }, and win the seal.
       *[no] { $player } has more goods tokens, { $goods_tokens_most } to { $goods_tokens_least }, and wins the seal.
    }
   *[nothing] Both have { jaipur-fortunes }, { jaipur-bonuses } and { jaipur-goods-tokens }: nobody wins the seal, and the round is played again.
}
jaipur-fortunes = { $scores_most ->
    [one] 1 rupee
   *[other] { $scores_most } rupees
}
jaipur-bonuses = { $bonus_values_most ->
    [one] 1 bonus token
   *[other] { $bonus_values_most } bonus tokens
}
jaipur-goods-tokens = { $goods_tokens_most ->
    [one] 1 goods token
   *[other] { $goods_tokens_most } goods tokens
}
jaipur-event-match-end = { $you ->
    [yes] You win the match, { jaipur-seals } to { $seals_least }. Well traded!
   *[no] { $player } wins the match, { jaipur-seals } to { $seals_least }.
}
jaipur-seals = { $seals_most ->
    [one] 1 seal
   *[other] { $seals_most } seals
}
jaipur-event-resigned = { $you ->
    [yes] You resign the match.
   *[no] { $player } resigns the match.
}
jaipur-event-timeout = { $you ->
    [yes] Your time has run out.
   *[no] { $player } has run out of time.
}
jaipur-event-abandoned = { $you ->
    [yes] You have left the table; the match ends here.
    [nobody] The table stands empty; the match ends here.
   *[no] { $player } has left the table; the match ends here.
}

# The limit that a host sets (J-K4).
jaipur-event-limit = This round has seen { $limit } moves without an end; the house closes the match here.

## What a move would do, and what a selection still lacks

jaipur-move-take = Take 1 { $card_kind ->
    [D] diamond
    [G] gold
    [S] silver
    [C] cloth
    [P] spice
    [L] leather
   *[M] camel
}
jaipur-move-camels = { $count ->
    [unknown] Take all camels
    [one] Take the camel
   *[other] Take all { $count } camels
}
jaipur-move-swap = Exchange { $given } for { $taken }
jaipur-move-sell = Sell { $cards }{ $tokens_count ->
    [unknown] {""}
    [0] : no tokens left{ $bonus ->
        [0] {""}
       *[other] , but { jaipur-bonus }
    }
    [1] : { jaipur-paid }{ jaipur-move-bonus }
   *[other] : { $tokens } rupees{ jaipur-move-bonus }
}
jaipur-move-bonus = { $bonus ->
    [0] {""}
   *[other] {" "}and { jaipur-bonus }
}
jaipur-hint-choose = Choose what to take at the market, or what to sell from your hand
jaipur-hint-give-more = { $count ->
    [one] Give one more card back
   *[other] Give { $count } more cards back
}
jaipur-hint-take-more = { $count ->
    [one] Take one more good from the market
   *[other] Take { $count } more goods from the market
}
jaipur-hint-exchange = Choose at the market what to take in exchange
jaipur-hint-wait = { $player } is choosing

## Why a move is refused; the clause follows in brackets

jaipur-refusal-camel-alone = A camel never leaves the market alone: take all of them, or a good
jaipur-refusal-not-in-market = You ask for { $cards }; the market has { $market }
jaipur-refusal-hand-limit = Your hand would hold { $hand } cards; the limit is { $limit }
jaipur-refusal-no-camels = No camel is waiting at the market
jaipur-refusal-camels-not-sold = Camels are not for sale; give them in an exchange
jaipur-refusal-one-kind-a-sale = A sale is of one kind only; these are { $cards }
jaipur-refusal-not-in-hand = You offer { $cards } for sale, but { $held ->
    [0] your hand has none
   *[other] your hand has only { $held }
}
jaipur-refusal-two-at-least = { $card_kind ->
    [D] Diamonds are
    [G] Gold is
   *[S] Silver is
} sold two or more at a time
jaipur-refusal-camels-and-goods = Goods and camels never leave the market in the same turn
jaipur-refusal-not-yours = You offer { $cards }, but you do not have all of that
jaipur-refusal-both-sides = You cannot take { jaipur-some } and give { jaipur-some } back in one exchange
jaipur-some = { $card_kind ->
    [D] diamonds
    [G] gold
    [S] silver
    [C] cloth
    [P] spice
    [L] leather
   *[M] camels
}
jaipur-refusal-unequal = You take { $taken } and give { $given }: an exchange gives back as many cards as it takes
jaipur-refusal-two-for-two = The smallest exchange is two cards for two
jaipur-refusal-round-over = This round is over
jaipur-refusal-match-over = The match is over
jaipur-refusal-not-your-turn = It is not your turn yet
`,"../../../src/serai/text/en/table-web.ftl":`### The browser's own words in English.

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

web-waiting = Waiting for your guest
web-invited = You are invited to a table
web-share-told = Send this link, or let it be scanned. The game begins when the seat is taken.
web-link = Link to this table
web-qr = The link as a code to scan
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-invite-text = A match of Jaipur?
web-fill = Play against the { $level } instead
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
web-card-herd = Camel { $place } of { $count } in your herd
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
web-fill-away = Let a computer player stand in
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
web-verify-not-jaipur = Records of { $game } are checked by the command “serai verify”.
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
`,"../../../src/serai/text/en/table.ftl":`### The house in English: games, levels, errors, the terminal, and everything a page says that is not a game's own.

## The house

unofficial-notice = Serai is an unofficial project, not affiliated with or endorsed by the publishers or authors of the games.
game-jaipur = Jaipur
game-jaipur-tagline = A market duel for two merchants
game-eschnapur = Eschnapur
game-eschnapur-tagline = Three to five explorers in a golden temple
language-en = English
language-fr = Français
language-it = Italiano

# How two things, and several, are joined into one phrase.
list-two = { $first } and { $last }
list-more = { $first }, { $next }

## Computer players

level-apprentice = Apprentice
level-peddler = Peddler
level-stallholder = Stallholder
level-merchant = Merchant
level-caravaneer = Caravaneer
level-treasurer = Treasurer
level-maharaja = Maharaja
player-random = Random
player-greedy = Greedy
player-trader = Trader

## Errors: what happened, and what to do

error-malformed = That message could not be read. Reload the page; if you wrote a bot, compare with the protocol.
error-too-large = That message is too large, so it was not read. Send less at a time.
error-too-deep = That message is nested too deeply, so it was not read.
error-unknown-table = There is no such table. Check the link, or choose a table in the lobby.
error-wrong-token = This seat belongs to someone else. Open the link you sat down with, or watch the table.
error-not-seated = You have no seat at this table. Sit down first, or just watch.
error-seat-taken = Someone has just taken this seat. Choose another, or watch the table.
error-stale = The table has moved on since you looked. Look again, then choose your move.
error-duplicate = This message came before, with other content. Give each message an id of its own.
error-illegal = The rules do not allow this move.
error-not-your-turn = It is not your turn yet.
error-game-over = This game is over. You can look at it again, or ask for a rematch.
error-flood = Too many messages at once. Wait a moment, then go on.
error-foreign-origin = This page may not talk to the table. Open Serai at its own address.
error-unknown-game = This game is not played here. Choose Jaipur or Eschnapur.
error-bad-options = A table cannot be set up like this. Check the number of seats and the options.
error-bad-name = This name cannot be used. Choose a short one of visible letters.
error-chat-off = Chat is switched off at this table.
error-too-long = This text is too long. Shorten it and send it again.
error-queue-full = All computer players are busy. Try again in a moment.
error-internal = Something went wrong at our end. Your table is safe; try again in a moment.
error-unsupported-version = Page and server do not match. Reload the page.
error-not-finished = This game is still being played. Its record opens when it is over.
error-unknown-level = There is no computer player of that level. Choose one of the seven.
error-seat-present = Whoever sits here is still at the table. Wait, or choose another seat.
error-not-started = The game has not begun yet. It starts when every seat is taken.
error-not-taken-over = Nobody is playing in your place, so there is nothing to take back.
error-notation = That is not a move. Compare with the list of possible moves.

## Ready phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-rematch = Another one?
phrase-goodbye = Goodbye!

## The terminal

terminal-welcome = Welcome to the market of Jaipur. Win two seals of excellence, and the match is yours.
terminal-your-turn = Your turn
terminal-prompt = Your move (? for help)
terminal-help =
    Type a move, or its number in the list of moves:
      take D         take one good from the market
      camels         take all camels of the market
      swap GS/LM     take gold and silver, give leather and a camel
      sell LLL       sell cards of one kind
    Letters: D diamond, G gold, S silver, C cloth, P spice, L leather, M camel.
    And also: moves (what is possible), rules, help, quit.
terminal-market = Market
terminal-hand = Your hand, { $count } of { $limit }
terminal-herd = Your herd
terminal-opponent = { $name }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
terminal-deck = Deck
terminal-tokens = Tokens
terminal-bonuses = Bonuses
terminal-seals = Seals
terminal-rupees = Rupees
terminal-round = Round
terminal-moves = Possible moves
terminal-result = Result
terminal-thinking = Your opponent is thinking…
terminal-wait = Press Enter to go on
terminal-again = Another match?
terminal-you = You
terminal-not-understood = That is not a move. Type ? to see how moves are written.
terminal-bye = Safe travels, and come back soon!
`});export{e as sources};