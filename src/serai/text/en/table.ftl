### The house in English: games, levels, errors, and everything a page says that is not a game's own.

## The house

unofficial-notice = Serai is an unofficial project, not affiliated with or endorsed by the publishers or authors of the games.
language-en = English
language-fr = Français
language-it = Italiano

# How two things, and several, are joined into one phrase.
list-two = { $first } and { $last }
list-more = { $first }, { $next }
# Where nobody has told a seat's name.
another-player = Another player

## Computer players

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

## Errors: what happened, and what to do

error-malformed = That message could not be read. Reload the page; if you wrote a bot, compare with the protocol.
error-too-large = That message is too large, so it was not read. Send less at a time.
error-too-deep = That message is nested too deeply, so it was not read.
error-unknown-table = There is no such table. Check the link, or choose a table in the lobby.
error-old-rules = This game follows older rules, which are not played here any more. If it was finished, you can still look at it again.
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
error-foreign-host = Serai does not know this address as its own. Open it where its host told you; the host can name more addresses with --public-url.
error-unknown-game = This game is not played here. The first page shows the games of the house.
error-bad-options = A table cannot be set up like this. Check the number of seats and the options.
error-bad-name = This name cannot be used. Choose a short one of visible letters.
error-chat-off = Chat is switched off at this table.
error-too-long = This text is too long. Shorten it and send it again.
error-queue-full = All computer players are busy. Try again in a moment.
error-internal = Something went wrong at our end. Your table is safe; try again in a moment.
error-unsupported-version = Page and server do not match. Reload the page.
error-wrong-opening = The dealing cannot use this contribution: it is not what your seat is bound to. Reload the page.
error-late-opening = The game has begun without your contribution to the dealing: it came too late.
error-not-finished = This game is still being played. Its record opens when it is over.
error-not-studied = The coach cannot look at this game: it was broken off, or nobody coaches it here.
error-no-such-step = The game cannot be taken up there. Choose an earlier moment.
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
