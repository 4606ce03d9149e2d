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

error-internal = Something went wrong at our end. Your table is safe; try again in a moment.
error-unsupported-version = Page and server do not match. Reload the page.

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
