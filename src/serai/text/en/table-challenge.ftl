### Words for challenges, in English: a deal that is passed on and played again.

challenge-make = Challenge a friend
challenge-compare = Compare results
challenge-note = A repeated deal: a challenge
challenge-told = { $game }: the same cards and the same opponents ({ $players }), who answer the same moves alike. Play it, and compare.
challenge-trust = A repeated deal is a matter of trust between friends: whoever has played it knows the cards. It never counts as a fresh one.
challenge-take = Play this deal
challenge-results = Side by side
challenge-who = Player
challenge-result = Result
challenge-points = Points
challenge-margin = Margin
challenge-first = (passed it on)
challenge-unnamed = Player { $number }
challenge-won = won
challenge-shared = shared the win
challenge-lost = lost
challenge-given-up = not played out
challenge-playing = still playing
challenge-pass-on = Pass it on
challenge-link = Link
challenge-copy = Copy the link
challenge-copied = The link is copied.
challenge-copy-by-hand = Copy the selected link.
challenge-code = The link as a code to scan
